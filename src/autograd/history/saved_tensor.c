/* Saved tensors (Note [Saved tensors] in saved_tensor.h), and the pack hooks, which replace a saved
 * tensor with something else until backward unpacks it. */
#include <keyfall/ops.h>
#include <stdio.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "base/new_stack.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"

__thread uint32_t kf__saved_hooks_depth __attribute__((tls_model("initial-exec")));

/* The hooks of the thread, outermost first; kf__saved_hooks_depth entries. */
static __thread kf_saved_hooks_t *stack;
static __thread size_t stack_capacity;
static __thread char *refused; /* the message if hooks are disabled, otherwise NULL */
KF__THREAD_PART(hooks_depth, kf__saved_hooks_depth, NULL)
KF__THREAD_PART(stack, stack, NULL)
KF__THREAD_PART(stack_capacity, stack_capacity, NULL)
KF__THREAD_PART(refused, refused, NULL)

/* ---- Hooks ---- */

static void retain_context(const kf_saved_hooks_t *hooks) {
  if (hooks->retain_context != NULL) hooks->retain_context(hooks->context);
}
static void release_context(const kf_saved_hooks_t *hooks) {
  if (hooks->release_context != NULL) hooks->release_context(hooks->context);
}

kf_status_t kf_saved_hooks_push(const kf_saved_hooks_t *hooks) {
  kf_saved_hooks_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_saved_hooks_t), __func__, hooks, &given));
  if (given.pack == NULL || given.unpack == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_saved_hooks_push: expected pack and unpack");
  if (refused != NULL) return kf_error_set(KF_ERR_RUNTIME, "%s", refused);
  void *grown = stack;
  kf_status_t status =
      kf__grow(&grown, &stack_capacity, (size_t)kf__saved_hooks_depth + 1, sizeof *stack);
  stack = grown;
  if (status != KF_OK) return status;
  KF_ASSERT(kf__saved_hooks_depth < stack_capacity);
  stack[kf__saved_hooks_depth++] = given;
  retain_context(&given);
  return KF_OK;
}

void kf_saved_hooks_pop(void) {
  if (kf__saved_hooks_depth == 0) return;
  KF_ASSERT(stack != NULL);
  kf_saved_hooks_t hooks = stack[--kf__saved_hooks_depth];
  if (kf__saved_hooks_depth == 0) {
    kf_free(stack);
    stack = NULL;
    stack_capacity = 0;
  }
  release_context(&hooks);
}

kf_status_t kf_saved_hooks_disable(const char *message) {
  char *copy = NULL;
  if (message != NULL) {
    copy = kf__copy_text(message, strlen(message));
    if (copy == NULL) return kf__no_memory();
  }
  kf_free(refused);
  refused = copy;
  return KF_OK;
}

bool kf_saved_hooks_are_enabled(void) { return refused == NULL; }

/* ---- Packed tensors ---- */

/* Stored in place of a tensor that hooks have packed. */
typedef struct {
  kf_saved_hooks_t hooks;
  void *packed;
  kf_edge_t edge; /* where the tensor's gradient goes, unless it is an output; owned */
} packed_t;

static packed_t *packed_of(const kf__saved_t *saved) {
  KF_ASSERT((saved->flags & KF__SAVED_PACKED) != 0);
  KF_ASSERT(saved->tensor != NULL);
  return (packed_t *)(void *)saved->tensor;
}

void kf__saved_drop_slow(kf__saved_t *saved) {
  packed_t *p = packed_of(saved);
  saved->tensor = NULL;
  saved->flags |= KF__SAVED_GONE;
  if (p->hooks.drop != NULL) p->hooks.drop(p->hooks.context, p->packed);
  release_context(&p->hooks);
  kf__node_release(p->edge.node);
  kf__block_free(p, sizeof *p);
}

void kf__saved_drop_shared(kf__node_t *node, kf__saved_t *saved) {
  /* Releasing the tensor can run arbitrary code, so it must not happen under the lock. */
  kf__lock(node);
  kf__saved_t taken = *saved;
  saved->tensor = NULL;
  if (taken.tensor != NULL) saved->flags |= KF__SAVED_GONE;
  kf__unlock(node);
  kf__saved_drop(&taken);
}

static kf_status_t call_pack(const kf_saved_hooks_t *hooks, kf_tensor_t *tensor,
                             void **out_packed) {
  uint32_t before = __atomic_load_n(tensor->version, __ATOMIC_RELAXED);
  bool off = kf__grad_mode_off;
  uint32_t depth = kf__saved_hooks_depth;
  kf__grad_mode_off = true;
  kf__saved_hooks_depth = 0; /* tensors that the hook itself saves are not packed */
  kf_status_t status = hooks->pack(hooks->context, tensor, out_packed);
  kf__saved_hooks_depth = depth;
  kf__grad_mode_off = off;
  if (status != KF_OK || before == __atomic_load_n(tensor->version, __ATOMIC_RELAXED))
    return status;
  if (hooks->drop != NULL) hooks->drop(hooks->context, *out_packed);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_PACK_HOOK,
                     "a pack hook wrote to the tensor that it was given, which others use, too.%s"),
      KF__IN_FULL(KF__TORCH_PACK_HOOK_WRITES,
                  " Clone the tensor in the hook and write to the clone."));
}

/* Calls the hook with `shown` and saves the result instead of `tensor`. */
static kf_status_t pack(kf__saved_t *saved, kf_tensor_t *tensor, kf_tensor_t *shown,
                        const kf_saved_hooks_t *hooks, unsigned flags) {
  packed_t *p = kf__block_alloc(sizeof *p);
  if (p == NULL) return kf__no_memory();
  memset(p, 0, sizeof *p);
  p->hooks = *hooks;
  kf_status_t status = KF_OK;
  if ((flags & KF__SAVED_OUTPUT) == 0) status = kf_tensor_gradient_edge(tensor, &p->edge);
  if (status == KF_OK) status = call_pack(hooks, shown, &p->packed);
  if (status != KF_OK) {
    kf__node_release(p->edge.node);
    kf__block_free(p, sizeof *p);
    return status;
  }
  retain_context(hooks);
  saved->tensor = (kf_tensor_t *)(void *)p;
  saved->flags = (uint16_t)(flags | KF__SAVED_PACKED);
  return KF_OK;
}

/* ---- Saving ---- */

static kf_status_t check_saveable(const kf_tensor_t *tensor) {
  if ((tensor->flags & KF__INFERENCE) == 0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SAVED_INFERENCE,
                     "an inference tensor cannot be saved for backward: clone it outside of "
                     "inference mode, or turn grad mode off instead of using inference mode"));
}

kf_status_t kf__save_slow(kf__saved_t *saved, kf_tensor_t *tensor) {
  if (tensor == NULL || tensor->storage == NULL) return KF_OK;
  KF_TRY(check_saveable(tensor));
  /* Wrapped numbers are not passed to hooks: there is no memory to save. */
  if (kf__saved_hooks_depth > 0 && !kf__is_wrapped(tensor))
    return pack(saved, tensor, tensor, &stack[kf__saved_hooks_depth - 1], 0);
  kf_tensor_retain(tensor);
  saved->tensor = tensor;
  saved->version = __atomic_load_n(tensor->version, __ATOMIC_RELAXED);
  if ((tensor->flags & KF__DETACHED) != 0) saved->flags = KF__SAVED_LEAF;
  return KF_OK;
}

kf_status_t kf__save_copy(kf__saved_t *saved, kf_tensor_t *tensor) {
  kf_opt_int_t none = {0, false};
  kf_tensor_t *copy = NULL;
  if (tensor == NULL || tensor->storage == NULL) return KF_OK;
  kf_status_t status = kf_clone(tensor, none, &copy);
  if (status == KF_OK) status = kf__save(saved, copy);
  kf_tensor_release(copy);
  return status;
}

kf_status_t kf__save_output(kf__saved_t *saved, kf_tensor_t *tensor, uint32_t output) {
  if (tensor == NULL || tensor->storage == NULL) return KF_OK;
  KF_TRY(check_saveable(tensor));
  saved->output = (uint16_t)output;
  if (KF_UNLIKELY(kf__saved_hooks_depth > 0))
    return pack(saved, tensor, tensor, &stack[kf__saved_hooks_depth - 1], KF__SAVED_OUTPUT);
  KF_TRY(kf__plain(tensor, &saved->tensor));
  saved->version = __atomic_load_n(saved->tensor->version, __ATOMIC_RELAXED);
  saved->flags = KF__SAVED_OUTPUT;
  return KF_OK;
}

/* ---- Unpacking ---- */

/* "float32"; in the compatible state, "torch.FloatTensor" or, for dtypes for which PyTorch has no
 * such name, "CPUBFloat16Type". */
static const char *type_text(const kf_tensor_t *t, char buffer[64]) {
  const char *dtype = kf_dtype_class_name(kf__dtype(t));
  bool is_old = kf__dtype_has_old_text(kf__dtype(t));
  if (!kf_is_torch_compatible()) return kf_dtype_name(kf__dtype(t));
  if (t->device.type != KF_DEVICE_CPU)
    (void)snprintf(buffer, 64, KF__TORCH_DEVICE_TENSOR, kf_device_type_name(t->device.type), dtype);
  else
    (void)snprintf(buffer, 64, is_old ? KF__TORCH_TENSOR : KF__TORCH_CPU_TENSOR, dtype);
  return buffer;
}

static kf_status_t was_written(const kf__node_t *node, const kf__saved_t *saved) {
  const kf_tensor_t *t = saved->tensor;
  char sizes[KF__SHAPE_TEXT], from[160] = "", name[KF__FORWARD_NAME], type[64];
  const kf__node_t *maker = (saved->flags & KF__SAVED_OUTPUT) != 0 ? node : kf__stored_grad_fn(t);
  uint32_t nr = saved->output;
  if ((saved->flags & KF__SAVED_OUTPUT) == 0 && maker != NULL && kf__meta(t) != NULL)
    nr = kf__meta(t)->output_nr;
  if (maker != NULL)
    (void)snprintf(from, sizeof from, KF__COMPATIBLE(KF__TORCH_WRITTEN_FROM, ", output %u of %s,"),
                   (unsigned)nr, kf__forward_name(maker, name));
  const char *hint =
      kf__anomaly ? KF__COMPATIBLE(KF__TORCH_WRITTEN_ANOMALY,
                                   "the trace above shows the operation that needs the tensor, "
                                   "which was written there or later")
                  : KF__COMPATIBLE(KF__TORCH_WRITTEN,
                                   "kf_set_anomaly_mode(true, false) shows the operation that "
                                   "needs it");
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_WRITTEN_SAVED,
                     "a tensor that backward needs was written in place: the one of type %s and "
                     "shape %s%s is at version %u, but was saved at version %u; %s"),
      type_text(t, type), kf__shape_text(kf__sizes(t), sizes), from,
      (unsigned)__atomic_load_n(t->version, __ATOMIC_RELAXED), (unsigned)saved->version, hint);
}

/* A tensor like `plain` whose gradients go along the edge (node, index). Takes the reference to
 * `plain`, even on failure. */
static kf_status_t with_edge_take(kf_tensor_t *plain, kf__node_t *node, uint32_t index,
                                  kf_tensor_t **out) {
  kf__meta_t *meta = NULL;
  kf_tensor_t *t = NULL;
  kf_status_t status = kf__plain(plain, &t);
  kf_tensor_release(plain);
  /* The node may be an accumulator, which must not be stored in the tagged word itself. */
  if (status == KF_OK) status = kf__meta_make(t, &meta);
  if (status == KF_OK) {
    kf__node_retain(node);
    status = kf__replace_history_take(t, node, index);
  }
  if (status != KF_OK) {
    kf_tensor_release(t);
    return status;
  }
  *out = t;
  return KF_OK;
}

static kf_status_t unpack_packed(kf__node_t *node, kf__saved_t *saved, kf_tensor_t **out) {
  const packed_t *p = packed_of(saved);
  kf_tensor_t *plain = NULL;
  KF_TRY(p->hooks.unpack(p->hooks.context, p->packed, &plain));
  if (plain == NULL) return kf_error_set(KF_ERR_RUNTIME, "an unpack hook gave no tensor");
  bool is_output = (saved->flags & KF__SAVED_OUTPUT) != 0;
  kf__node_t *to = is_output ? node : p->edge.node;
  /* Restore the edge even if nothing is recorded now: code that recomputes with the tensor will
   * record. */
  if (to == NULL) {
    *out = plain;
    return KF_OK;
  }
  return with_edge_take(plain, to, is_output ? saved->output : p->edge.index, out);
}

/* `recorded`: the caller may record calls with the tensor, so an output needs its history. */
static kf_status_t unpack_here(kf__node_t *node, kf__saved_t *saved, bool recorded,
                               kf_tensor_t **out) {
  kf_tensor_t *tensor = saved->tensor;
  if (tensor == NULL) return (saved->flags & KF__SAVED_GONE) != 0 ? kf__freed_graph() : KF_OK;
  if ((saved->flags & KF__SAVED_PACKED) != 0) return unpack_packed(node, saved, out);
  if (saved->version != __atomic_load_n(tensor->version, __ATOMIC_RELAXED))
    return was_written(node, saved);
  kf_tensor_retain(tensor);
  bool has_edge = recorded || kf__is_answered(tensor);
  if ((saved->flags & KF__SAVED_OUTPUT) == 0 || !has_edge || node == NULL) {
    *out = tensor;
    return KF_OK;
  }
  return with_edge_take(tensor, node, saved->output, out);
}

static kf_status_t unpack_locked(kf__node_t *node, kf__saved_t *saved, bool recorded,
                                 kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  bool shared = KF_LOAD(&kf__engine_shared) != 0 && (saved->flags & KF__SAVED_PACKED) == 0;
  if (shared) kf__lock(node);
  kf_status_t status = unpack_here(node, saved, recorded, out_tensor);
  if (shared) kf__unlock(node);
  return status;
}

/* A saved input of which detach_ took the history: gradients would stop there unnoticed. */
static bool was_detached(const kf__saved_t *saved) {
  const unsigned other = KF__SAVED_LEAF | KF__SAVED_OUTPUT | KF__SAVED_PACKED;
  return saved->tensor != NULL && (saved->flags & other) == 0 &&
         (saved->tensor->flags & KF__DETACHED) != 0;
}

static kf_status_t refuse_detached(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SAVED_DETACHED,
                     "a tensor was detached in place after an operator saved it, so its gradient "
                     "would stop there: use kf_tensor_detach, which returns a new tensor"));
}

kf_status_t kf__unpack_slow(kf__node_t *node, kf__saved_t *saved, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  return was_detached(saved) ? refuse_detached() : kf__unpack_field(node, saved, out_tensor);
}

kf_status_t kf__unpack_field(kf__node_t *node, kf__saved_t *saved, kf_tensor_t **out_tensor) {
  return unpack_locked(node, saved, kf__grad_mode(), out_tensor);
}

/* ---- Lists ---- */

kf_status_t kf__save_list(kf__saved_list_t *saved, kf_tensor_span_t tensors) {
  KF_ASSERT(saved->items == NULL);
  saved->count = tensors.size;
  if (tensors.size == 0) return KF_OK;
  saved->items = kf__block_alloc(tensors.size * sizeof *saved->items);
  if (saved->items == NULL) return kf__no_memory();
  memset(saved->items, 0, tensors.size * sizeof *saved->items);
  for (size_t i = 0; i < tensors.size; i++) KF_TRY(kf__save(&saved->items[i], tensors.data[i]));
  return KF_OK;
}

kf_status_t kf__unpack_list(kf__node_t *node, kf__saved_list_t *saved, kf_tensor_t **out) {
  for (size_t i = 0; i < saved->count; i++) out[i] = NULL;
  if (saved->count > 0 && saved->items == NULL) return kf__freed_graph();
  for (size_t i = 0; i < saved->count; i++) {
    kf_status_t status = kf__unpack(node, &saved->items[i], &out[i]);
    if (status == KF_OK) continue;
    for (size_t k = 0; k < i; k++) kf_tensor_release(out[k]);
    for (size_t k = 0; k < saved->count; k++) out[k] = NULL;
    return status;
  }
  return KF_OK;
}

void kf__saved_list_drop(kf__saved_list_t *saved) {
  if (saved->items == NULL) return;
  kf__saved_t *items = saved->items;
  saved->items = NULL;
  for (size_t i = 0; i < saved->count; i++) kf__saved_drop(&items[i]);
  kf__block_free(items, saved->count * sizeof *items);
}

void kf__saved_list_drop_shared(kf__node_t *node, const kf__saved_list_t *saved) {
  for (size_t i = 0; saved->items != NULL && i < saved->count; i++)
    kf__saved_drop_shared(node, &saved->items[i]);
}

/* ---- Saved tensors as objects: what Python's SavedTensor wraps ---- */

struct kf_saved {
  kf__saved_t own;
  kf__saved_t *field; /* points to `own` or to a field of the node; NULL: an entry of `list` */
  kf_node_t *node;    /* keeps the field alive; owned, may be NULL */
  const kf__saved_list_t *list; /* a field of the node, whose entries are freed by a backward */
  size_t index;
};

/* NULL for an entry that is gone. */
static kf__saved_t *field_of(const kf_saved_t *saved) {
  if (saved->field != NULL) return saved->field;
  return saved->list->items != NULL ? &saved->list->items[saved->index] : NULL;
}

static kf_saved_t *new_saved(void) {
  kf_saved_t *made = kf__block_alloc(sizeof *made);
  if (made == NULL) return NULL;
  memset(made, 0, sizeof *made);
  made->field = &made->own;
  return made;
}

kf_status_t kf_saved_create(kf_tensor_t *tensor, bool is_output, kf_saved_t **out_saved) {
  *out_saved = NULL;
  kf_saved_t *made = new_saved();
  if (made == NULL) return kf__no_memory();
  kf_status_t status = is_output ? kf__save_output(&made->own, tensor, kf_tensor_output_nr(tensor))
                                 : kf__save(&made->own, tensor);
  if (status == KF_OK)
    *out_saved = made;
  else
    kf_saved_release(made);
  return status;
}

void kf_saved_release(kf_saved_t *saved) {
  if (saved == NULL) return;
  kf__saved_drop(&saved->own);
  kf_node_release(saved->node);
  kf__block_free(saved, sizeof *saved);
}

int kf_saved_visit_references(const kf_saved_t *saved, const kf_reference_visitor_t *visitor) {
  int result = kf__saved_visit(&saved->own, visitor);
  return result == 0 && saved->node != NULL ? visitor->node(visitor->context, saved->node) : result;
}

kf_status_t kf_saved_unpack(kf_saved_t *saved, kf_node_t *node, kf_tensor_t **out_tensor) {
  kf__saved_t *field = field_of(saved);
  *out_tensor = NULL;
  if (field == NULL) return kf__freed_graph();
  /* A program's backward may switch recording on and differentiate by the output. */
  return unpack_locked(saved->node != NULL ? saved->node : node, field, true, out_tensor);
}

kf_status_t kf_saved_register_hooks(kf_saved_t *saved, const kf_saved_hooks_t *hooks) {
  kf__saved_t *field = field_of(saved);
  if (field == NULL || field->tensor == NULL) {
    if (field == NULL || (field->flags & KF__SAVED_GONE) != 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_HOOKS_TOO_LATE,
                         "register_hooks: the saved tensor was freed by a backward; keep it with "
                         "KF_BACKWARD_RETAIN_GRAPH"));
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HOOKS_OF_NONE, "register_hooks: the saved tensor is undefined"));
  }
  if ((field->flags & KF__SAVED_PACKED) != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SECOND_HOOKS,
                       "register_hooks: the saved tensor has a pair of hooks already"));
  if (was_detached(field)) return refuse_detached();
  kf_tensor_t *tensor = field->tensor, *plain = NULL;
  kf__saved_t packed = *field;
  packed.flags &= (uint16_t)~KF__SAVED_LEAF;
  KF_TRY(kf__plain(tensor, &plain)); /* an alias: the saved tensor is older than the hook */
  kf_status_t status = pack(&packed, tensor, plain, hooks, packed.flags);
  kf_tensor_release(plain);
  KF_TRY(status);
  *field = packed;
  kf_tensor_release(tensor);
  return KF_OK;
}

/* The node's field of this kind and name, or NULL with KF_ERR_NOT_FOUND. */
static void *find_saved(kf_node_t *node, const char *name, kf__field_kind_t kind) {
  for (const kf__saved_field_t *f = node->type->fields; f != NULL && f->name != NULL; f++)
    if (f->kind == kind && strcmp(f->name, name) == 0) return (char *)node + f->offset;
  (void)kf_error_set(KF_ERR_NOT_FOUND, "%s saved no tensor%s of the name '%s'", kf_node_name(node),
                     kind == KF__FIELD_TENSORS ? "s" : "", name);
  return NULL;
}

static kf_status_t share_field(kf_node_t *node, kf__saved_t *field, kf_saved_t **out_saved) {
  kf_saved_t *made = new_saved();
  if (made == NULL) return kf__no_memory();
  made->field = field;
  kf__node_retain(node);
  made->node = node;
  *out_saved = made;
  return KF_OK;
}

kf_status_t kf_node_raw_saved(kf_node_t *node, const char *name, kf_saved_t **out_saved) {
  *out_saved = NULL;
  kf__saved_t *field = find_saved(node, name, KF__FIELD_TENSOR);
  return field != NULL ? share_field(node, field, out_saved) : KF_ERR_NOT_FOUND;
}

kf_status_t kf_node_raw_saved_item(kf_node_t *node, const char *name, size_t index,
                                   kf_saved_t **out_saved) {
  *out_saved = NULL;
  kf__saved_list_t *list = find_saved(node, name, KF__FIELD_TENSORS);
  if (list == NULL) return KF_ERR_NOT_FOUND;
  if (list->count > 0 && (list->items == NULL || (node->flags & KF__NODE_RELEASED) != 0))
    return kf__freed_graph();
  if (index >= list->count) return KF_OK;
  KF_TRY(share_field(node, NULL, out_saved));
  (*out_saved)->list = list;
  (*out_saved)->index = index;
  return KF_OK;
}
