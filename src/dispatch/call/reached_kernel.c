/* Which kernel a call would reach, for callers that prepare for it. */
#include "dispatch/operators/operator.h"

/* The kernel of the highest key that is not one of the library's fallbacks or `through`. */
static const kf_kernel_t *first_other(const kf_op_t *op, kf_keyset_t set, kf_boxed_fn through) {
  for (;;) {
    const kf_kernel_t *kernel = KF_LOAD_TABLE(&op->layout.table[kf_slot_of(set)]);
    if (set.functionality == 0 || !(kernel->is_standard || kernel->boxed == through)) return kernel;
    set.functionality &= ~(UINT64_C(1) << (63 - kf_leading_zeros(set.functionality)));
  }
}

bool kf_op_reaches(const kf_op_t *op, const kf_stack_t *stack, kf_boxed_fn kernel,
                   kf_boxed_fn through) {
  uint64_t frame = KF_LOAD(&op->layout.boxed_frame);
  kf_keyset_t keys;
  uint32_t entered;
  if (!kf_enter(&kf__local, &entered)) return false;
  bool reaches = stack->size >= KF_FRAME_ARGUMENTS(frame) &&
                 kf_boxed_argument_keys(frame, stack->values + stack->size, &keys) &&
                 first_other(op, kf__call_set(op, keys), through)->boxed == kernel;
  if (entered == 0) kf_leave_outermost(&kf__local);
  return reaches;
}
