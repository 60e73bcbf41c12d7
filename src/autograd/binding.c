/* What bindings to other languages ask of the graph. */
#include "autograd/meta.h"

int64_t kf_node_use_count(const kf_node_t *node) {
  return __atomic_load_n(&node->object.refcount, __ATOMIC_RELAXED);
}

kf_node_t *kf_tensor_stored_node(const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return NULL;
  kf__node_t *node = kf__stored_grad_fn(tensor);
  kf__meta_t *meta = kf__meta(tensor);
  return node != NULL || meta == NULL ? node : meta->accumulator;
}

kf_status_t kf_tensor_set_version(kf_tensor_t *tensor, uint32_t version) {
  uint32_t now;
  KF_TRY(kf_tensor_version(tensor, &now));
  __atomic_store_n(tensor->version, version, __ATOMIC_RELAXED);
  return KF_OK;
}
