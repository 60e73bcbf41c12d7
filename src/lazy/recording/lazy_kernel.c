/* The kernel of every operator at the key Lazy: finds out what is known of the operator, and in
 * what state the thread is. */
#include "dispatch/operators/kernel.h"
#include "lazy/recording/recorder.h"
#include "lazy/recording/recording_scope.h"

kf_status_t kf__lazy_record(const kf_call_t *call, kf_stack_t *stack) {
  if (KF_UNLIKELY(kf__lazy_shaping > 0))
    return kf_op_redispatch_boxed(call->op, kf__lazy_meta_keys(), stack);
  kf__lazy_op_t *op = kf_call_context(call);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__lazy_op_of(call->op, &op));
  return KF_UNLIKELY(kf__lazy_in_scope()) ? kf__lazy_record_in_scope(call, op, stack)
                                          : kf__lazy_record_lazy(call, op, stack);
}
