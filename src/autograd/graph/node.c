/* Nodes: making them, linking them, and taking them apart without recursion. A node is one block:
 * the type's struct, then its edges, then its outputs. */
#include <pthread.h>
#include <stdio.h>

#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "base/forks.h"

/* ---- Locks ---- */

enum { LOCKS = 16 };
#define FOUR                                                                       \
  PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, \
      PTHREAD_MUTEX_INITIALIZER
static pthread_mutex_t locks[LOCKS] = {FOUR, FOUR, FOUR, FOUR};

static __thread uint32_t held __attribute__((tls_model("initial-exec"))); /* bit set of locks */

static unsigned lock_of(const void *object) {
  uintptr_t bits = (uintptr_t)object >> 6;
  return (unsigned)((bits ^ bits >> 5 ^ bits >> 10) % LOCKS);
}
void kf__lock(const void *object) {
  (void)pthread_mutex_lock(&locks[lock_of(object)]);
  held |= 1u << lock_of(object);
}
void kf__unlock(const void *object) {
  held &= ~(1u << lock_of(object));
  (void)pthread_mutex_unlock(&locks[lock_of(object)]);
}

/* Operators run under these, and with them kernels that wait for whatever they like. */
static void reset_locks(void) {
  for (unsigned i = 0; i < LOCKS; i++)
    if ((held >> i & 1) == 0) (void)pthread_mutex_init(&locks[i], NULL);
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_AUTOGRAD, (kf__fork_functions_t){NULL, NULL, reset_locks});
}

/* ---- Making ---- */

static __thread uint64_t next_sequence __attribute__((tls_model("initial-exec")));

static size_t size_of(const kf__node_type_t *type, size_t edges, size_t outputs) {
  return ((size_t)type->size + 7) / 8 * 8 + edges * sizeof(kf_edge_t) +
         outputs * sizeof(kf__output_t);
}

static void destroy(kf_object_t *self);
static const kf_object_type_t object_type = {
    sizeof(kf_object_type_t), 0, "Node", destroy, NULL, NULL};

static void *alloc(size_t size) {
  unsigned class = kf__block_class(size);
  return KF_LIKELY(class < KF__THREAD_CLASSES) ? kf__block_pop(class) : kf__block_alloc(size);
}

static void give_back(void *block, size_t size) {
  unsigned class = kf__block_class(size);
  if (KF_LIKELY(class < KF__THREAD_CLASSES))
    kf__block_push(block, class);
  else
    kf__block_free(block, size);
}

kf__node_t *kf__node_new(const kf__node_type_t *type, uint32_t edges, uint32_t outputs) {
  size_t own = ((size_t)type->size + 7) / 8 * 8;
  kf__node_t *node = alloc(size_of(type, edges, outputs));
  if (KF_UNLIKELY(node == NULL)) return NULL;
  __atomic_store_n(&node->object.refcount, 1, __ATOMIC_RELAXED);
  node->object.type = &object_type;
  node->type = type;
  node->edges = (kf_edge_t *)(void *)((char *)node + own);
  node->outputs = (kf__output_t *)(void *)(node->edges + edges);
  node->sequence = next_sequence++;
  node->edge_count = edges;
  node->output_count = outputs;
  node->flags = 0;
  node->scratch = 0;
  node->pending = 0;
  node->owner = 0;
  node->extra = NULL;
  memset((char *)node + sizeof *node, 0, own - sizeof *node + edges * sizeof(kf_edge_t));
  for (uint32_t i = 0; i < outputs; i++) {
    node->outputs[i].sizes = NULL;
    node->outputs[i].grad = NULL;
  }
  if (KF_UNLIKELY(kf__anomaly)) kf__anomaly_note(node);
  return node;
}

kf_status_t kf__node_set_outputs(kf__node_t *node, uint32_t outputs) {
  if (outputs == 0) return KF_OK;
  KF_ASSERT(node->output_count == 0);
  kf__output_t *made = alloc(outputs * sizeof *made);
  if (made == NULL) return kf__no_memory();
  memset(made, 0, outputs * sizeof *made);
  node->outputs = made;
  node->flags |= KF__NODE_OWN_OUTPUTS;
  node->output_count = outputs;
  return KF_OK;
}

/* ---- Destroying ---- */

static void drop_outputs(kf__node_t *node) {
  for (uint32_t i = 0; i < node->output_count; i++) {
    kf__output_t *output = &node->outputs[i];
    if (output->sizes != NULL && output->sizes != output->dims)
      kf__block_free(output->sizes, output->ndim * sizeof(int64_t));
    KF_ASSERT(output->grad == NULL);
  }
}

void kf__node_free(kf__node_t *node) {
  uint32_t inline_outputs = node->output_count;
  drop_outputs(node);
  if ((node->flags & KF__NODE_OWN_OUTPUTS) != 0) {
    inline_outputs = 0;
    give_back(node->outputs, node->output_count * sizeof *node->outputs);
  }
  give_back(node, size_of(node->type, node->edge_count, inline_outputs));
}

/* Nodes that are to be taken apart, linked by the place of the object's type. While one is
 * taken apart, those that it was the last to hold are added here: no recursion, however long the
 * chain. */
static __thread kf__node_t *dying __attribute__((tls_model("initial-exec")));
static __thread bool taking_apart __attribute__((tls_model("initial-exec")));

static void take_apart(kf__node_t *node) {
  const kf__node_type_t *type = node->type;
  if (type->release_saved != NULL) type->release_saved(node);
  if (type->destroy != NULL) type->destroy(node);
  if (node->extra != NULL) kf__node_extra_free(node);
  for (uint32_t i = 0; i < node->edge_count; i++)
    if (node->edges[i].node != NULL) kf__node_release(node->edges[i].node);
  kf__node_free(node);
}

static void destroy(kf_object_t *self) {
  kf__node_t *node = (kf__node_t *)(void *)self;
  if (taking_apart) {
    node->object.type = (const kf_object_type_t *)(void *)dying;
    dying = node;
    return;
  }
  taking_apart = true;
  take_apart(node);
  while (dying != NULL) {
    node = dying;
    dying = (kf__node_t *)(uintptr_t)node->object.type;
    take_apart(node);
  }
  taking_apart = false;
}

/* ---- References ---- */

void kf__accumulator_retain(kf__node_t *node) {
  if (kf_count_up(&node->object.refcount) == 1)
    kf_tensor_retain(((kf__accumulate_t *)(void *)node)->variable);
}

void kf__accumulator_release(kf__node_t *node) {
  kf_tensor_t *variable = ((kf__accumulate_t *)(void *)node)->variable;
  if (kf_count_down(&node->object.refcount) == 2) kf_tensor_release(variable);
}

void kf_node_retain(kf_node_t *node) {
  if (node != NULL) kf__node_retain(node);
}
void kf_node_release(kf_node_t *node) { kf__node_release(node); }

/* ---- Edges ---- */

kf_status_t kf__node_link_slow(kf__node_t *node, uint32_t index, kf_tensor_t *tensor) {
  kf__meta_t *meta = kf__meta(tensor);
  if (KF_LIKELY(meta != NULL && (tensor->flags & KF__IS_VIEW) == 0)) {
    /* A leaf that was used before, or a later output. */
    kf__node_t *to = meta->grad_fn;
    if (to == NULL) to = __atomic_load_n(&meta->accumulator, __ATOMIC_ACQUIRE);
    if (to != NULL) {
      kf__node_retain(to);
      node->edges[index] = (kf_edge_t){to, meta->grad_fn != NULL ? meta->output_nr : 0};
      return KF_OK;
    }
  }
  if (!kf__wants_grad(tensor)) return KF_OK;
  return kf_tensor_gradient_edge(tensor, &node->edges[index]);
}

kf_status_t kf__node_link_list(kf__node_t *node, uint32_t first, kf_tensor_span_t list) {
  for (size_t i = 0; i < list.size; i++)
    KF_TRY(kf__node_link(node, first + (uint32_t)i, list.data[i]));
  return KF_OK;
}

void kf__below_prepare(void) { kf_local_set(kf_local_included(), kf_local_excluded()); }

/* ---- Questions ---- */

const char *kf_node_name(const kf_node_t *node) {
  if (node->type->print_name != NULL) return node->type->print_name(node);
  return node->type->name;
}

/* "MulBackward0" is Mul, "ProdBackward1" is Prod1; "CopyBackwards" is itself. */
const char *kf__forward_name(const kf__node_t *node, char buffer[KF__FORWARD_NAME]) {
  const char *name = kf_node_name(node), *cut = NULL;
  for (const char *p = strstr(name, "Backward"); p != NULL; p = strstr(p + 1, "Backward")) cut = p;
  const char *number = cut != NULL ? cut + strlen("Backward") : "";
  bool is_cut = cut != NULL && cut != name && number[strspn(number, "0123456789")] == '\0';
  (void)snprintf(buffer, KF__FORWARD_NAME, "%.*s%s", is_cut ? (int)(cut - name) : KF__FORWARD_NAME,
                 name, is_cut && strcmp(number, "0") != 0 ? number : "");
  return buffer;
}

uint64_t kf_node_sequence(const kf_node_t *node) { return node->sequence; }
size_t kf_node_edge_count(const kf_node_t *node) { return node->edge_count; }
kf_edge_t kf_node_edge(const kf_node_t *node, size_t index) {
  kf_edge_t none = {NULL, 0};
  return index < node->edge_count ? node->edges[index] : none;
}
size_t kf_node_output_count(const kf_node_t *node) { return node->output_count; }

bool kf_node_output_info(const kf_node_t *node, size_t index, kf_int_span_t *out_sizes,
                         kf_dtype_t *out_dtype, kf_device_t *out_device) {
  if (index >= node->output_count || node->outputs[index].sizes == NULL) return false;
  const kf__output_t *output = &node->outputs[index];
  out_sizes->data = output->sizes;
  out_sizes->size = output->ndim;
  *out_dtype = (kf_dtype_t)output->dtype;
  *out_device = output->device;
  return true;
}

kf_tensor_t *kf_node_variable(const kf_node_t *node) {
  if ((node->flags & KF__NODE_ACCUMULATE) == 0) return NULL;
  return ((const kf__accumulate_t *)(const void *)node)->variable;
}

/* ---- What a node saved ---- */

static const kf__saved_field_t *find_field(const kf_node_t *node, const char *name) {
  const kf__saved_field_t *field = node->type->fields;
  while (field != NULL && field->name != NULL && strcmp(field->name, name) != 0) field++;
  return field != NULL && field->name != NULL ? field : NULL;
}

const char *kf_node_saved_name(const kf_node_t *node, size_t index) {
  const kf__saved_field_t *field = node->type->fields;
  for (size_t i = 0; field != NULL && field[i].name != NULL; i++)
    if (i == index) return field[i].name;
  return NULL;
}

static kf_status_t scalar_value(kf_scalar_t number, kf_value_t *out) {
  switch (number.tag) {
    case KF_TAG_INT: *out = kf_value_int(number.as.i); return KF_OK;
    case KF_TAG_FLOAT: *out = kf_value_float(number.as.f); return KF_OK;
    case KF_TAG_BOOL: *out = kf_value_bool(number.as.b); return KF_OK;
    default: return kf_value_complex(number.as.c, out);
  }
}

static kf_status_t tensor_value(kf_node_t *node, kf__saved_t *saved, kf_value_t *out) {
  kf_tensor_t *tensor = NULL;
  KF_TRY(kf__unpack(node, saved, &tensor));
  *out = tensor != NULL ? kf_value_tensor_take(tensor) : kf_value_none();
  return KF_OK;
}

static kf_status_t tensors_value(kf_node_t *node, kf__saved_list_t *saved, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (saved->count > 0 && saved->items == NULL) return kf__freed_graph();
  KF_TRY(kf_list_create(KF_LIST_TENSORS, saved->count, &list));
  for (size_t i = 0; i < saved->count; i++) {
    kf_value_t value = kf_value_none();
    kf_status_t status = tensor_value(node, &saved->items[i], &value);
    if (status == KF_OK) status = kf_list_append(list, &value);
    kf_value_clear(&value);
    if (status != KF_OK) {
      kf_object_release(list);
      return status;
    }
  }
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t ints_value(kf_int_span_t ints, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (ints.data == NULL) return KF_OK;
  KF_TRY(kf_list_of_ints(ints.data, ints.size, &list));
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t bools_value(kf_bool_span_t bools, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (bools.data == NULL) return KF_OK;
  KF_TRY(kf_list_of_bools(bools.data, bools.size, &list));
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t text_value(const char *text, kf_value_t *out) {
  kf_string_t *string = NULL;
  if (text == NULL) return KF_OK;
  KF_TRY(kf_string_create(text, strlen(text), &string));
  *out = kf_value_object_take(KF_TAG_STRING, string);
  return KF_OK;
}

static kf_status_t option_value(const kf__saved_field_t *field, const void *at, kf_value_t *out) {
  const kf_opt_int_t *i = at;
  const kf_opt_float_t *f = at;
  const kf_opt_bool_t *b = at;
  const kf_opt_scalar_t *s = at;
  switch (field->kind) {
    case KF__FIELD_OPT_INT:
      if (i->has) *out = kf_value_int(i->value);
      return KF_OK;
    case KF__FIELD_OPT_FLOAT:
      if (f->has) *out = kf_value_float(f->value);
      return KF_OK;
    case KF__FIELD_OPT_BOOL:
      if (b->has) *out = kf_value_bool(b->value);
      return KF_OK;
    default: return s->has ? scalar_value(s->value, out) : KF_OK;
  }
}

kf_status_t kf_node_saved(kf_node_t *node, const char *name, kf_value_t *out_value) {
  *out_value = kf_value_none();
  const kf__saved_field_t *field = find_field(node, name);
  if (field == NULL)
    return kf_error_set(KF_ERR_NOT_FOUND, "%s saved nothing of the name '%s'", kf_node_name(node),
                        name);
  void *at = (char *)node + field->offset;
  switch (field->kind) {
    case KF__FIELD_TENSOR: return tensor_value(node, at, out_value);
    case KF__FIELD_TENSORS: return tensors_value(node, at, out_value);
    case KF__FIELD_SCALAR: return scalar_value(*(kf_scalar_t *)at, out_value);
    case KF__FIELD_INT: *out_value = kf_value_int(*(int64_t *)at); return KF_OK;
    case KF__FIELD_FLOAT: *out_value = kf_value_float(*(double *)at); return KF_OK;
    case KF__FIELD_BOOL: *out_value = kf_value_bool(*(bool *)at); return KF_OK;
    case KF__FIELD_DTYPE: *out_value = kf_value_dtype(*(kf_dtype_t *)at); return KF_OK;
    case KF__FIELD_INTS: return ints_value(kf__ints_span(at), out_value);
    case KF__FIELD_BOOLS: return bools_value(kf__bools_span(at), out_value);
    case KF__FIELD_STR: return text_value(*(const char **)at, out_value);
    default: return option_value(field, at, out_value);
  }
}
