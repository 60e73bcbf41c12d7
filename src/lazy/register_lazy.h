/* What the runtime connects, and calls when the library is shut down. */
#ifndef KF_LAZY_REGISTER_LAZY_H
#define KF_LAZY_REGISTER_LAZY_H

#include <keyfall/op.h>

/* When an operator that fell back began, and when its kernel began and ended: nanoseconds of
 * CLOCK_MONOTONIC. */
typedef struct kf__lazy_times {
  uint64_t begin, kernel_begin, kernel_end;
} kf__lazy_times_t;
/* Told about each operator that fell back, for the bill; NULL: nobody is. */
extern void (*kf__lazy_bill)(const kf_op_t *op, const kf__lazy_times_t *times);

/* Takes the lazy device away, if a program asked for it; lazy tensors that are alive must not be
 * used any more. */
void kf__lazy_shutdown(void);

#endif
