/* Nodes: creating them, and destroying graphs without recursion. */
#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "base/new_stack.h"

/* ---- Creation ---- */

static __thread uint64_t next_sequence __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(next_sequence, next_sequence, NULL)

/* The size of a node's block in bytes; each part is a multiple of 8. */
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

/* Best effort: a node without a trace still works. */
static void note_anomaly_trace(kf__node_t *node) {
  kf__node_extra_t *extra = NULL;
  if (kf__node_extra(node, &extra) == KF_OK)
    kf__anomaly_note(extra);
  else
    kf_error_clear();
}

kf__node_t *kf__node_new(const kf__node_type_t *type, uint32_t edges, uint32_t outputs) {
  KF_ASSERT(type->size >= sizeof(kf__node_t));
  KF_ASSERT(type->backward != NULL);
  KF_ASSERT(type->name != NULL);
  size_t own = ((size_t)type->size + 7) / 8 * 8;
  kf__node_t *node = alloc(size_of(type, edges, outputs));
  if (KF_UNLIKELY(node == NULL)) return NULL;
  __atomic_store_n(&node->object.refcount, 1, __ATOMIC_RELAXED);
  KF_ASSERT(((uintptr_t)node & KF__AUTOGRAD_BITS) == 0); /* tensors tag this pointer */
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
  /* Clear the fields of the type and the edges, which are contiguous. Only two fields of an output
   * are set: the others are valid only if `sizes` is not NULL. */
  memset((char *)node + sizeof *node, 0, own - sizeof *node + edges * sizeof(kf_edge_t));
  for (uint32_t i = 0; i < outputs; i++) {
    node->outputs[i].sizes = NULL;
    node->outputs[i].grad = NULL;
  }
  if (KF_UNLIKELY(kf__anomaly)) note_anomaly_trace(node);
  return node;
}

kf_status_t kf__node_set_outputs(kf__node_t *node, uint32_t outputs) {
  if (outputs == 0) return KF_OK;
  KF_ASSERT(node->output_count == 0);
  KF_ASSERT((node->flags & KF__NODE_OWN_OUTPUTS) == 0);
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
    KF_ASSERT(output->grad == NULL); /* a task takes them all */
  }
}

void kf__node_free(kf__node_t *node) {
  KF_ASSERT(node->extra == NULL);
  KF_ASSERT(__atomic_load_n(&node->owner, __ATOMIC_RELAXED) == 0); /* no task uses it any more */
  uint32_t inline_outputs = node->output_count;
  drop_outputs(node);
  if ((node->flags & KF__NODE_OWN_OUTPUTS) != 0) {
    inline_outputs = 0;
    give_back(node->outputs, node->output_count * sizeof *node->outputs);
  }
  give_back(node, size_of(node->type, node->edge_count, inline_outputs));
}

/* Nodes that wait to be destroyed, linked through the `type` field of the object. While a node is
 * being destroyed, nodes that lose their last reference are added here instead of being destroyed
 * recursively: graphs can be deeper than any stack. */
static __thread kf__node_t *dying __attribute__((tls_model("initial-exec")));
static __thread bool taking_apart __attribute__((tls_model("initial-exec")));

static inline void release_edge(kf__node_t *to) {
  if (to == NULL) return;
  if (KF_UNLIKELY((to->flags & KF__NODE_ACCUMULATE) != 0))
    kf__accumulator_release_inline(to);
  else
    kf_object_release(to);
}

static void take_apart(kf__node_t *node) {
  const kf__node_type_t *type = node->type;
  KF_ASSERT((node->flags & KF__NODE_ACCUMULATE) == 0); /* accumulators are freed with their leaf */
  if (type->release_saved != NULL) type->release_saved(node);
  if (type->destroy != NULL) type->destroy(node);
  if (node->extra != NULL) kf__node_extra_free(node);
  for (uint32_t i = 0; i < node->edge_count; i++) release_edge(node->edges[i].node);
  kf__node_free(node);
}

static void destroy(kf_object_t *self) {
  kf__node_t *node = (kf__node_t *)(void *)self;
  KF_ASSERT(self->type == &object_type);
  KF_ASSERT(__atomic_load_n(&self->refcount, __ATOMIC_RELAXED) <= 1);
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

/* ---- Queries ---- */

uint64_t kf_node_sequence(const kf_node_t *node) { return node->sequence; }
uint64_t kf_next_sequence(void) { return next_sequence; }
void kf_node_set_sequence(kf_node_t *node, uint64_t sequence) { node->sequence = sequence; }
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
