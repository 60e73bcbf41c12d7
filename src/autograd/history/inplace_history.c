/* History of tensors that are written in place: what may be written, and the CopySlices node that
 * the base of a written view gets. See Note [Views and writes] in history.c. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "ops/core/kernel_support.h"

/* ---- Checks before the write ---- */

kf_status_t kf__check_inplace(kf_tensor_t *tensor) {
  if (tensor == NULL || tensor->storage == NULL) return KF_OK;
  if ((tensor->flags & KF__IS_VIEW) != 0) {
    KF_TRY(kf__check_creation(tensor, false));
    if (kf__wants_grad(tensor) && kf__stored_grad_fn(kf__view_base(tensor)) == NULL)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_VIEW_OF_LEAF,
                         "a view of a leaf that requires a gradient cannot be written in place: "
                         "turn grad mode off, or write to a clone"));
    KF_TRY(kf__check_strided_base(tensor));
  }
  if (KF_UNLIKELY(kf__wants_grad(tensor) && kf_tensor_is_leaf(tensor)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LEAF,
                                       "a leaf that requires a gradient cannot be written in "
                                       "place: turn grad mode off, or write to a clone"));
  return KF_OK;
}

kf_status_t kf_tensor_check_inplace(kf_tensor_t *tensor) {
  return kf__grad_mode() ? kf__check_inplace(tensor) : KF_OK;
}

kf_status_t kf__check_inplace_list(kf_tensor_span_t tensors) {
  for (size_t i = 0; i < tensors.size; i++) KF_TRY(kf__check_inplace(tensors.data[i]));
  return KF_OK;
}

kf_status_t kf__refuse_out(const kf_call_t *call) {
  const char *name = kf_op_name(call->op);
  const char *colons = strstr(name, "::");
  return kf__refuse_recorded_out(colons != NULL ? colons + 2 : name);
}

/* ---- CopySlices ---- */

typedef struct {
  kf__node_t node;
  kf__node_t *inner; /* the node of the operator that wrote, owned; NULL once released */
  kf_tensor_t *like; /* an alias of the view without history: its geometry, for replaying */
  kf__saved_geometry_t base;
  int64_t view_offset;
  bool same; /* kf__same_element_kind of view and base: as_strided is enough */
} slices_node_t;

static kf_status_t slice_of(const slices_node_t *n, kf_tensor_t *result, kf_tensor_t **out) {
  if (!n->same) return kf_tensor_replay_view(n->like, result, out);
  kf_opt_int_t offset = {n->like->offset - n->base.offset, true};
  return kf_as_strided(result, kf__sizes(n->like), kf__strides(n->like), offset, out);
}

/* A copy of the gradient with the geometry of the base, which backward then modifies. */
static kf_status_t base_gradient(const slices_node_t *n, kf_tensor_t *grad, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false};
  kf_opt_device_t here = {{0, 0}, false};
  kf_opt_bool_t pin = {false, false};
  KF_TRY(kf_new_empty_strided(grad, kf__ints_span(&n->base.sizes), kf__ints_span(&n->base.strides),
                              none, none, here, pin, out));
  kf_status_t status = kf_copy_(*out, grad, false);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

/* Runs the inner node on the gradient of the written part and stores its result there. The gradient
 * of elements that were not written passes through unchanged. */
static kf_status_t slices_run(slices_node_t *n, kf__node_t *inner, kf_tensor_t *slice,
                              kf_tensor_t *result, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false};
  kf_tensor_t *part = NULL;
  KF_TRY(kf_clone(slice, none, &part));
  kf_status_t status = kf__engine.run(inner, &part, out);
  kf_tensor_release(part);
  if (status != KF_OK) return status;
  kf_tensor_t *own = out[0];
  out[0] = NULL;
  status = own != NULL ? kf_copy_(slice, own, false) : kf_zero_(slice);
  kf_tensor_release(own);
  if (status == KF_OK && kf__node_wants(&n->node, 0)) {
    kf_tensor_retain(result);
    out[0] = result;
  }
  return status;
}

static kf_status_t slices_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  slices_node_t *n = (slices_node_t *)(void *)node;
  KF_ASSERT(node->output_count == 1);
  KF_ASSERT(grads[0] != NULL);
  /* Another thread's backward may release the inner node at the same time. */
  kf__lock(node);
  kf__node_t *inner = n->inner;
  if (inner != NULL) kf__node_retain(inner);
  kf__unlock(node);
  if (inner == NULL) return kf__freed_graph();
  kf_tensor_t *result = NULL, *slice = NULL;
  kf_status_t status = base_gradient(n, grads[0], &result);
  if (status == KF_OK) status = slice_of(n, result, &slice);
  if (status == KF_OK) status = slices_run(n, inner, slice, result, out);
  kf_tensor_release(slice);
  kf_tensor_release(result);
  kf__node_release(inner);
  return status;
}

static void slices_release(kf__node_t *node) {
  slices_node_t *n = (slices_node_t *)(void *)node;
  kf__lock(node);
  kf__node_t *inner = n->inner;
  n->inner = NULL;
  kf__unlock(node);
  if (inner == NULL) return;
  kf__node_release(inner);
}

static void slices_destroy(kf__node_t *node) {
  slices_node_t *n = (slices_node_t *)(void *)node;
  kf_tensor_release(n->like);
  kf__saved_geometry_drop(&n->base);
}

static const kf__node_type_t slices_type = {
    .name = "CopySlices",
    .size = sizeof(slices_node_t),
    .backward = slices_backward,
    .release_saved = slices_release,
    .destroy = slices_destroy,
};

static kf_status_t slices_fill(slices_node_t *n, kf_tensor_t *view, kf_tensor_t *base,
                               kf__node_t *inner) {
  KF_ASSERT(n->inner == NULL);
  KF_ASSERT(inner->edge_count <= n->node.edge_count);
  /* Edge 0 leads to the base's previous history. The other edges are copied from the inner node, so
   * its dependencies are also dependencies of this node. */
  KF_TRY(kf_tensor_gradient_edge(base, &n->node.edges[0]));
  for (uint32_t i = 1; i < inner->edge_count; i++) {
    n->node.edges[i] = inner->edges[i];
    if (inner->edges[i].node != NULL) kf__node_retain(inner->edges[i].node);
  }
  KF_TRY(kf__save_geometry(&n->base, base));
  KF_TRY(kf_tensor_alias(view, &n->like));
  n->same = kf__same_element_kind(view, base);
  kf__node_retain(inner);
  n->inner = inner;
  return kf__set_history(base, &n->node, 0);
}

static kf_status_t rebase_view(kf_tensor_t *view, kf__node_t *node) {
  kf_tensor_t *base = kf__view_base(view);
  KF_ASSERT(view != base);
  KF_ASSERT((base->flags & KF__IS_VIEW) == 0);
  if (node->output_count != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_VIEW_WRITER_OUTPUTS,
                       "expected one output of a function that writes to a view, found several"));
  uint32_t edges = node->edge_count > 0 ? node->edge_count : 1;
  slices_node_t *n = (slices_node_t *)(void *)kf__node_new(&slices_type, edges, 1);
  if (n == NULL) return kf__no_memory();
  kf_status_t status = kf__node_fill_output(node, 0, view);
  if (status == KF_OK) status = slices_fill(n, view, base, node);
  kf__node_release(&n->node);
  if (status != KF_OK) return status;
  /* The view's own node is computed on demand. Mark it as out of date here, without relying on the
   * version counter, which may not have been bumped yet. */
  view->view_version = __atomic_load_n(view->version, __ATOMIC_RELAXED) - 1;
  view->flags |= KF__REQUIRES_GRAD;
  return KF_OK;
}

kf_status_t kf__rebase_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index) {
  if (tensor == NULL || tensor->storage == NULL || !kf__dtype_has_grad(tensor->dtype)) return KF_OK;
  if (KF_UNLIKELY((tensor->flags & KF__IS_VIEW) != 0)) return rebase_view(tensor, node);
  return kf__set_history(tensor, node, index);
}

kf_status_t kf__rebase_history_list(kf_tensor_span_t tensors, kf__node_t *node) {
  for (size_t i = 0; i < tensors.size; i++)
    KF_TRY(kf__rebase_history(tensors.data[i], node, (uint32_t)i));
  return KF_OK;
}
