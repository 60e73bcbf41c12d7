/* Running operators that cannot be recorded. */
#ifndef KF_LAZY_RECORDING_EAGER_FALLBACK_H
#define KF_LAZY_RECORDING_EAGER_FALLBACK_H

#include "lazy/model/op_info.h"

/* When an operator that fell back began, and when its kernel began and ended: nanoseconds of
 * CLOCK_MONOTONIC. */
typedef struct kf__lazy_times {
  uint64_t begin, kernel_begin, kernel_end;
} kf__lazy_times_t;
/* Told about each operator that fell back, for the bill; NULL: nobody is. */
extern void (*kf__lazy_bill)(const kf_op_t *op, const kf__lazy_times_t *times);

/* Runs the operator now, on the eager device. Takes the arguments from the stack. `reason` is a
 * static text. */
KF_MUST_USE kf_status_t kf__lazy_fall_back(kf__lazy_op_t *op, const kf_call_t *call,
                                           kf_stack_t *stack, const char *reason);

#endif
