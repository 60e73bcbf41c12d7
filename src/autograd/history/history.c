/* Which node a tensor comes from: given by operators, changed by in-place ones, and worked out
 * again for views whose base was written.
 *
 * Note [Views and writes]
 * Writing to a view gives its base a CopySlices node: the gradient of the base goes to the operator
 * for the part that was written, and past it for the rest. Views whose base (or another view of it)
 * was written find out by the version counter: when somebody asks for their node, they get a new
 * one that takes their part out of the base. */
#include <keyfall/ops.h>
#include <stdio.h>

#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"

/* ---- Outputs of nodes ---- */

static inline kf_status_t fill_output(kf__node_t *node, uint32_t index, const kf_tensor_t *t) {
  kf__output_t *output = &node->outputs[index];
  KF_ASSERT(index < node->output_count);
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

kf_status_t kf__set_history_list(const kf_list_t *tensors, kf__node_t *node, uint32_t first) {
  kf_tensor_span_t span = kf_list_tensors(tensors);
  for (size_t i = 0; i < span.size; i++)
    KF_TRY(kf__set_history(span.data[i], node, first + (uint32_t)i));
  return KF_OK;
}

/* ---- The node of a view that was written since ---- */

typedef struct {
  kf__node_t node;
  kf__shape_t base;
  kf__shape_t view;
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
  kf__shape_drop(&n->base);
  kf__shape_drop(&n->view);
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
  strided_node_t *n = (strided_node_t *)(void *)kf__node_new(&strided_type, 1, 1);
  if (n == NULL) return kf__no_memory();
  kf_status_t status = kf_tensor_gradient_edge(base, &n->node.edges[0]);
  if (status == KF_OK) status = kf__save_shape(&n->base, base);
  if (status == KF_OK) status = kf__save_shape(&n->view, view);
  if (status == KF_OK) status = kf__node_fill_output(&n->node, 0, view);
  if (status != KF_OK) {
    kf__node_release(&n->node);
    return status;
  }
  *out_node = &n->node;
  return KF_OK;
}

static bool same_kind(const kf_tensor_t *a, const kf_tensor_t *b) {
  const uint64_t lazy = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  return a->dtype == b->dtype &&
         ((a->base.keys.functionality ^ b->base.keys.functionality) & lazy) == 0;
}

/* A view of another type, or with a lazy bit: what the operators record is its node. */
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

static kf_status_t renew(kf_tensor_t *view, kf_tensor_t *base, kf__node_t **out_node) {
  kf__node_t *node = NULL;
  if (kf__view_creation(view) != KF_CREATION_DEFAULT) KF_TRY(kf__check_creation(view, true));
  KF_TRY(same_kind(view, base) ? strided_node(view, base, &node)
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

/* ---- Writing in place ---- */

static const char *const tails[] = {
    [KF_CREATION_DEFAULT] = "",
    [KF_CREATION_NO_GRAD] =
        " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify "
        "your code by moving both the view and the inplace either both inside the no_grad block "
        "(if you don't want the inplace to be tracked) or both outside (if you want the inplace to "
        "be tracked).",
    [KF_CREATION_MULTI_OUTPUT] =
        " This view is the output of a function that returns multiple views. Such functions do not "
        "allow the output views to be modified inplace. You should replace the inplace operation "
        "by "
        "an out-of-place one.",
    [KF_CREATION_INFERENCE] =
        " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify "
        "your code by moving both the view and the inplace either both inside the inference_mode "
        "block (if you don't want the inplace to be tracked) or both outside (if you want the "
        "inplace to be tracked).",
    [KF_CREATION_CUSTOM_FUNCTION] =
        " This view was created inside a custom Function (or because an input was returned as-is) "
        "and the autograd logic to handle view+inplace would override the custom backward "
        "associated with the custom Function, leading to incorrect gradients. This behavior is "
        "forbidden. You can fix this by cloning the output of the custom Function."};

kf_status_t kf__check_creation(kf_tensor_t *view, bool later) {
  unsigned kind = kf__view_creation(view);
  if (kind == KF_CREATION_DEFAULT) return KF_OK;
  const char *what = later ? "its base or another view of its base has been" : "is being";
  const kf__node_t *node = kf__stored_grad_fn(view);
  char head[256], name[KF__FORWARD_NAME];
  uint32_t nr = kf_tensor_output_nr(view);
  bool by_mode = kind == KF_CREATION_NO_GRAD || kind == KF_CREATION_INFERENCE;
  if (!by_mode && node != NULL) {
    (void)snprintf(head, sizeof head, "Output %u of %s is a view and %s modified inplace.",
                   (unsigned)nr, kf__forward_name(node, name), what);
    return kf_error_set(KF_ERR_RUNTIME, "%s%s", head, tails[kind]);
  }
  if (node != NULL)
    (void)snprintf(head, sizeof head, "Output %u of %s is a view of a view which was created in",
                   (unsigned)nr, kf__forward_name(node, name));
  else
    (void)snprintf(head, sizeof head, "A view was created in");
  bool inference = kind == KF_CREATION_INFERENCE;
  return kf_error_set(KF_ERR_RUNTIME, "%s %s mode and %s modified inplace%s.%s", head,
                      inference ? "inference" : "no_grad", what,
                      inference ? " in normal mode" : " with grad mode enabled", tails[kind]);
}

kf_status_t kf__check_inplace(kf_tensor_t *tensor) {
  if (tensor == NULL || tensor->storage == NULL) return KF_OK;
  if ((tensor->flags & KF__IS_VIEW) != 0) {
    KF_TRY(kf__check_creation(tensor, false));
    if (kf__wants_grad(tensor) && kf__stored_grad_fn(kf__view_base(tensor)) == NULL)
      return kf_error_set(KF_ERR_RUNTIME,
                          "a view of a leaf Variable that requires grad is being used in an "
                          "in-place operation.");
  }
  if (KF_UNLIKELY(kf__wants_grad(tensor) && kf_tensor_is_leaf(tensor)))
    return kf_error_set(KF_ERR_RUNTIME,
                        "a leaf Variable that requires grad is being used in an in-place "
                        "operation.");
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
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s(): functions with out=... arguments don't support automatic "
                      "differentiation, but one of the arguments requires grad.",
                      colons != NULL ? colons + 2 : name);
}

/* ---- CopySlices ---- */

typedef struct {
  kf__node_t node;
  kf__node_t *inner; /* the operator's node, owned; NULL once it was let go */
  kf_tensor_t *like; /* a tensor of the view's geometry, without history, for replaying */
  kf__shape_t base;
  int64_t view_offset;
  bool same; /* type and lazy bits of view and base are the same */
} slices_node_t;

static kf_status_t slice_of(const slices_node_t *n, kf_tensor_t *result, kf_tensor_t **out) {
  if (!n->same) return kf_tensor_replay_view(n->like, result, out);
  kf_opt_int_t offset = {n->like->offset - n->base.offset, true};
  return kf_as_strided(result, kf__sizes(n->like), kf__strides(n->like), offset, out);
}

/* The gradient in the base's own geometry, to be changed. */
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
  kf__shape_drop(&n->base);
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
  KF_TRY(kf_tensor_gradient_edge(base, &n->node.edges[0]));
  for (uint32_t i = 1; i < inner->edge_count; i++) {
    n->node.edges[i] = inner->edges[i];
    if (inner->edges[i].node != NULL) kf__node_retain(inner->edges[i].node);
  }
  KF_TRY(kf__save_shape(&n->base, base));
  KF_TRY(kf_tensor_alias(view, &n->like));
  n->same = same_kind(view, base);
  kf__node_retain(inner);
  n->inner = inner;
  return kf__set_history(base, &n->node, 0);
}

static kf_status_t rebase_view(kf_tensor_t *view, kf__node_t *node) {
  kf_tensor_t *base = kf__view_base(view);
  if (node->output_count != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        "Functions which modify views in-place must return a single Variable");
  uint32_t edges = node->edge_count > 0 ? node->edge_count : 1;
  slices_node_t *n = (slices_node_t *)(void *)kf__node_new(&slices_type, edges, 1);
  if (n == NULL) return kf__no_memory();
  kf_status_t status = kf__node_fill_output(node, 0, view);
  if (status == KF_OK) status = slices_fill(n, view, base, node);
  kf__node_release(&n->node);
  if (status != KF_OK) return status;
  /* The view's own node is worked out when somebody asks; it is out of date whatever the counter
   * says. */
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
