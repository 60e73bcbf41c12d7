/* Running operators below functionalization. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_BELOW_H
#define KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_BELOW_H

#include "transforms/functionalize/call_frame.h"

/* Runs an operator on the arguments that are on the stack, below functionalization. */
KF_MUST_USE kf_status_t kf__call_below(const kf_op_t *op, kf_stack_t *stack);
/* Runs it on values; `wrap`: and wraps the results. */
KF_MUST_USE kf_status_t kf__run_on_values(kf__frame_t *frame, bool wrap);

#endif
