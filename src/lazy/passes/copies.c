/* Copies that are not needed. clone, contiguous and conversions are recorded as a copy_ into a new
 * buffer. A copy_ that fills a whole value with elements of the same type and layout gives the
 * value that it reads: its users read the source, and the buffer is never made. */
/* build: size */
#include "lazy/passes/passes.h"

static bool is_new_buffer(const kf__lazy_operand_t *operand) {
  return operand->kind == KF__LAZY_VALUE && operand->view == NULL &&
         operand->from.node->op == &kf__lazy_empty &&
         (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) == 0;
}

kf_status_t kf__lazy_pass_copies(kf__lazy_draft_t *draft) {
  for (size_t i = 0; i < draft->graph.node_count; i++) {
    kf__lazy_node_t *node = draft->graph.nodes[i];
    kf__lazy_resolve(draft, node);
    if (node->op->is_copy && node->operand_count == 2 && node->output_count == 1 &&
        is_new_buffer(&node->operands[0]))
      (void)kf__lazy_replace(draft, node, 0, &node->operands[1]);
  }
  return KF_OK;
}
