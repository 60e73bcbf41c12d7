/* Reference counts of nodes. Accumulators are counted differently: see Note [Accumulators] in
 * autograd_meta.h. */
#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"

void kf__accumulator_retain(kf__node_t *node) {
  KF_ASSERT((node->flags & KF__NODE_ACCUMULATE) != 0);
  int64_t before = kf_count_up(&node->object.refcount);
  KF_ASSERT(before >= 1); /* the meta's reference */
  if (before == 1) kf_tensor_retain(((kf__accumulate_t *)(void *)node)->variable);
}

void kf__accumulator_release(kf__node_t *node) { kf__accumulator_release_inline(node); }

void kf_node_retain(kf_node_t *node) {
  if (node != NULL) kf__node_retain(node);
}
void kf_node_release(kf_node_t *node) { kf__node_release(node); }
