/* Running operators below functionalization: what the kernels of the key have in common. */
#include "transforms/functionalize/functionalize_below.h"

#include "transforms/functionalize/functionalize_scope.h"

kf_status_t kf__call_below(const kf_op_t *op, kf_stack_t *stack) {
  kf_guard_t guard;
  kf__functionalize_below(&guard);
  kf_status_t status = kf_op_call_boxed(op, stack);
  kf_guard_leave(&guard);
  return status;
}

kf_status_t kf__run_on_values(kf__frame_t *frame, bool wrap) {
  KF_TRY(kf__frame_push_all(frame, true));
  KF_TRY(kf__call_below(frame->op, frame->stack));
  if (!wrap) return KF_OK;
  for (size_t i = frame->base; i < frame->stack->size; i++)
    KF_TRY(kf__frame_wrap(frame, &frame->stack->values[i]));
  return KF_OK;
}
