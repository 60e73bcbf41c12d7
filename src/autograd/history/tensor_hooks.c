/* Tensor hooks. They are stored in the node that the tensor's gradient goes to: see
 * autograd_hooks.c. */
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"

static kf_status_t no_gradient(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_HOOK_WITHOUT_GRAD,
                     "expected a tensor that requires a gradient: others never call a hook"));
}

kf_status_t kf_tensor_register_hook(kf_tensor_t *tensor, kf_grad_hook_fn fn, void *context,
                                    kf_release_fn release, uint64_t *out_id) {
  if (!kf_tensor_requires_grad(tensor)) return no_gradient();
  kf_edge_t edge;
  KF_TRY(kf_tensor_gradient_edge(tensor, &edge));
  KF_ASSERT(edge.node != NULL); /* the tensor requires a gradient */
  kf__hook_t hook = {
      .kind = KF__HOOK_TENSOR, .index = edge.index, .context = context, .release = release};
  hook.fn.grad = fn;
  kf_status_t status = kf__hook_add(edge.node, &hook, out_id);
  kf__node_release(edge.node);
  return status;
}

kf_status_t kf_tensor_register_post_accumulate_hook(kf_tensor_t *tensor, kf_accumulated_fn fn,
                                                    void *context, kf_release_fn release,
                                                    uint64_t *out_id) {
  if (!kf_tensor_requires_grad(tensor)) return no_gradient();
  if (!kf_tensor_is_leaf(tensor))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HOOK_OF_RESULT,
                                       "expected a leaf: only leaves accumulate a gradient"));
  kf__node_t *node = NULL;
  KF_TRY(kf__accumulator(tensor, &node));
  kf__hook_t hook = {.kind = KF__HOOK_ACCUMULATED, .context = context, .release = release};
  hook.fn.accumulated = fn;
  return kf__hook_add(node, &hook, out_id);
}

bool kf_tensor_remove_hook(kf_tensor_t *tensor, uint64_t id) {
  if (!kf__is_defined(tensor)) return false;
  kf__node_t *node = kf__stored_grad_fn(tensor);
  if (node != NULL && kf__hook_remove(node, id)) return true;
  kf__meta_t *meta = kf__meta(tensor);
  return meta != NULL && meta->accumulator != NULL && kf__hook_remove(meta->accumulator, id);
}
