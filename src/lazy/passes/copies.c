/* Copies that are not needed. clone, contiguous and conversions are recorded as a copy_ into a new
 * buffer. A copy_ that fills a whole value with elements of the same type and layout gives the
 * value that it reads: its users read the source, and the buffer is never made. */
#include "lazy/passes/passes.h"

kf_status_t kf__lazy_pass_copies(kf__lazy_draft_t *draft) {
  for (size_t i = 0; i < draft->graph.node_count; i++) {
    kf__lazy_node_t *node = draft->graph.nodes[i];
    kf__lazy_resolve(draft, node);
    if (kf__lazy_is_conversion(node)) (void)kf__lazy_replace(draft, node, 0, &node->operands[1]);
  }
  return KF_OK;
}
