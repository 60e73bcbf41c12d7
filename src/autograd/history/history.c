/* History: which node a tensor comes from, and where its gradient goes. Operators set it; for a
 * view whose base was written, it is computed again.
 *
 * Note [Views and writes]
 * Writing to a view gives its base a CopySlices node (inplace_history.c): the gradient of the
 * written part goes to the operator that wrote it, and the gradient of all other elements bypasses
 * that operator. A view detects through the version counter that its base, or another view of the
 * base, was written: when its node is requested, it gets a new one that extracts its part of the
 * base. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"

/* ---- Outputs of nodes ---- */

static inline kf_status_t fill_output(kf__node_t *node, uint32_t index, const kf_tensor_t *t) {
  KF_ASSERT(index < node->output_count);
  KF_ASSERT(t->storage != NULL);
  KF_ASSERT(t->ndim <= KF__MAX_DIMS);
  kf__output_t *output = &node->outputs[index];
  if (output->sizes != NULL && output->sizes != output->dims)
    kf__block_free(output->sizes, output->ndim * sizeof(int64_t));
  output->sizes = output->dims;
  if (KF_UNLIKELY(t->ndim > KF__INLINE_DIMS)) {
    output->sizes = kf__block_alloc(t->ndim * sizeof(int64_t));
    if (output->sizes == NULL) return kf__no_memory();
  }
  output->dtype = t->dtype;
  output->layout = t->layout;
  output->device = t->device;
  output->ndim = (uint8_t)t->ndim;
  output->any_device = (t->base.keys.functionality & UINT64_C(1) << KF_RANK_Python) != 0;
  for (uint32_t i = 0; i < t->ndim; i++) output->sizes[i] = t->sizes[i];
  return KF_OK;
}

kf_status_t kf__node_fill_output(kf__node_t *node, uint32_t index, const kf_tensor_t *t) {
  return fill_output(node, index, t);
}

kf_status_t kf__set_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index) {
  if (tensor == NULL || tensor->storage == NULL || !kf__dtype_has_grad(tensor->dtype)) return KF_OK;
  KF_TRY(fill_output(node, index, tensor));
  kf_object_retain(node);
  return kf__replace_history_take(tensor, node, index);
}

static bool saves(const kf__node_t *node, const kf_tensor_t *tensor) {
  const kf__saved_field_t *field = node->type->fields;
  for (; field != NULL && field->name != NULL; field++) {
    if (field->kind != KF__FIELD_TENSOR) continue;
    const void *at = (const char *)node + field->offset;
    if (((const kf__saved_t *)at)->tensor == tensor) return true;
  }
  return false;
}

/* Whether a result that somebody else holds, too, must not get a history itself: an argument that
 * the kernel returned. A language binding may hold the object of a new result; any other holder
 * cannot tell an alias from it. */
static KF__COLD bool is_argument(const kf_tensor_t *result, const kf__node_t *node) {
  return result->storage != NULL &&
         (result->binding == NULL || (result->flags & KF__REQUIRES_GRAD) != 0 ||
          saves(node, result));
}

kf_status_t kf__set_result_history(kf_tensor_t **result, kf__node_t *node, uint32_t index) {
  kf_tensor_t *t = *result;
  if (KF_UNLIKELY(t != NULL && __atomic_load_n(&t->base.object.refcount, __ATOMIC_RELAXED) != 1) &&
      is_argument(t, node)) {
    kf_tensor_t *alias = NULL;
    KF_TRY(kf_tensor_alias(t, &alias));
    kf_tensor_release(t);
    *result = alias;
  }
  return kf__set_history(*result, node, index);
}

kf_status_t kf__set_history_list(const kf_list_t *tensors, kf__node_t *node, uint32_t first) {
  kf_tensor_span_t span = kf_list_tensors(tensors);
  KF_ASSERT(first + span.size <= node->output_count);
  for (size_t i = 0; i < span.size; i++)
    KF_TRY(kf__set_history(span.data[i], node, first + (uint32_t)i));
  return KF_OK;
}

/* ---- The node of a view whose base was written ---- */

typedef struct {
  kf__node_t node;
  kf__saved_geometry_t base;
  kf__saved_geometry_t view;
} strided_node_t;

static kf_status_t strided_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                    kf_tensor_t **out) {
  strided_node_t *n = (strided_node_t *)(void *)node;
  if (!kf__node_wants(node, 0)) return KF_OK;
  return kf__as_strided_backward(
      grads[0], kf__ints_span(&n->base.sizes), kf__ints_span(&n->base.strides), n->base.offset,
      kf__ints_span(&n->view.sizes), kf__ints_span(&n->view.strides), n->view.offset, &out[0]);
}

static void strided_destroy(kf__node_t *node) {
  strided_node_t *n = (strided_node_t *)(void *)node;
  kf__saved_geometry_drop(&n->base);
  kf__saved_geometry_drop(&n->view);
}

static const kf__saved_field_t strided_fields[] = {
    KF__FIELD("size", INTS, strided_node_t, view.sizes),
    KF__FIELD("stride", INTS, strided_node_t, view.strides),
    KF__FIELD("storage_offset", INT, strided_node_t, view.offset), KF__FIELDS_END};
static const kf__node_type_t strided_type = {
    .name = "AsStridedBackward0",
    .size = sizeof(strided_node_t),
    .backward = strided_backward,
    .fields = strided_fields,
    .destroy = strided_destroy,
};

static kf_status_t strided_node(kf_tensor_t *view, kf_tensor_t *base, kf__node_t **out_node) {
  KF_ASSERT((view->flags & KF__IS_VIEW) != 0);
  KF_ASSERT(view->dtype == base->dtype);
  strided_node_t *n = (strided_node_t *)(void *)kf__node_new(&strided_type, 1, 1);
  if (n == NULL) return kf__no_memory();
  kf_status_t status = kf_tensor_gradient_edge(base, &n->node.edges[0]);
  if (status == KF_OK) status = kf__save_geometry(&n->base, base);
  if (status == KF_OK) status = kf__save_geometry(&n->view, view);
  if (status == KF_OK) status = kf__node_fill_output(&n->node, 0, view);
  if (status != KF_OK) {
    kf__node_release(&n->node);
    return status;
  }
  *out_node = &n->node;
  return KF_OK;
}

/* For a view whose dtype or lazy bits differ from those of its base: replays the view on the base
 * with recording on, and takes the node that the operators recorded. */
static kf_status_t replayed_node(kf_tensor_t *view, kf_tensor_t *base, kf__node_t **out_node) {
  bool off = kf__grad_mode_off;
  kf_tensor_t *again = NULL;
  kf_guard_t guard;
  kf__grad_mode_off = false;
  kf_guard_preserve(&guard);
  kf__local.excluded.functionality &= ~KF__AUTOGRAD_RANKS;
  kf_status_t status = kf_tensor_replay_view(view, base, &again);
  kf_guard_leave(&guard);
  kf__grad_mode_off = off;
  if (status == KF_OK) status = kf__grad_fn(again, out_node);
  kf_tensor_release(again);
  return status;
}

/* Gives the view a new node that extracts its part of the current base. */
static kf_status_t renew(kf_tensor_t *view, kf_tensor_t *base, kf__node_t **out_node) {
  kf__node_t *node = NULL;
  if (kf__view_creation(view) != KF_CREATION_DEFAULT) KF_TRY(kf__check_creation(view, true));
  KF_TRY(kf__check_strided_base(view));
  KF_TRY(kf__same_element_kind(view, base) ? strided_node(view, base, &node)
                                           : replayed_node(view, base, &node));
  if (node != NULL) kf__node_retain(node);
  kf_status_t status = kf__replace_history_take(view, node, 0);
  if (status == KF_OK)
    *out_node = node;
  else
    kf__node_release(node);
  return status;
}

kf_status_t kf__grad_fn(kf_tensor_t *t, kf__node_t **out_node) {
  *out_node = NULL;
  kf__node_t *stored = kf__stored_grad_fn(t);
  if ((t->flags & KF__IS_VIEW) != 0) {
    kf_tensor_t *base = kf__view_base(t);
    if (stored == NULL && (base->flags & KF__REQUIRES_GRAD) == 0) return KF_OK;
    if (!kf__dtype_has_grad(t->dtype)) return KF_OK;
    if (t->view_version != __atomic_load_n(t->version, __ATOMIC_RELAXED))
      return renew(t, base, out_node);
  }
  if (stored != NULL) kf__node_retain(stored);
  *out_node = stored;
  return KF_OK;
}

/* ---- Where gradients go ---- */

/* Not inlined into kf__node_link_slow, whose common case needs fewer registers without it. */
KF__SHARED kf_status_t kf_tensor_gradient_edge(kf_tensor_t *tensor, kf_edge_t *out_edge) {
  out_edge->node = NULL;
  out_edge->index = 0;
  if (!kf__is_defined(tensor) || !kf__wants_grad(tensor)) return KF_OK;
  KF_TRY(kf__grad_fn(tensor, &out_edge->node));
  if (out_edge->node != NULL) {
    out_edge->index = kf_tensor_output_nr(tensor);
    KF_ASSERT(out_edge->index < out_edge->node->output_count);
    return KF_OK;
  }
  kf__node_t *accumulator = NULL;
  KF_TRY(kf__accumulator(tensor, &accumulator));
  kf__accumulator_retain(accumulator);
  out_edge->node = accumulator;
  return KF_OK;
}

kf_status_t kf__node_link_slow(kf__node_t *node, uint32_t index, kf_tensor_t *tensor) {
  kf__meta_t *meta = kf__meta(tensor);
  KF_ASSERT(index < node->edge_count);
  if (KF_LIKELY(meta != NULL && (tensor->flags & KF__IS_VIEW) == 0)) {
    /* A leaf that was used before, or an output other than the first. */
    kf__node_t *to = meta->grad_fn;
    if (to == NULL) to = __atomic_load_n(&meta->accumulator, __ATOMIC_ACQUIRE);
    if (to != NULL) {
      /* Retain last, so that nothing has to be kept in registers across the call. */
      node->edges[index] = (kf_edge_t){to, meta->grad_fn != NULL ? meta->output_nr : 0};
      kf__node_retain(to);
      return KF_OK;
    }
  }
  if (!kf__wants_grad(tensor)) return KF_OK;
  return kf_tensor_gradient_edge(tensor, &node->edges[index]);
}

kf_status_t kf__node_link_list(kf__node_t *node, uint32_t first, kf_tensor_span_t list) {
  KF_ASSERT(first + list.size <= node->edge_count);
  for (size_t i = 0; i < list.size; i++)
    KF_TRY(kf__node_link(node, first + (uint32_t)i, list.data[i]));
  return KF_OK;
}
