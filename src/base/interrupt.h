/* When long work checks whether it should stop. See kf_set_interrupt_hook in base.h.
 *
 * Note [Stopping]
 * Three kinds of code check: backward between two nodes, the parallel loops of kf__parallel_try and
 * kf__serial_try between two chunks, and long loops inside such a chunk, by kf__loop_stopped. Only
 * the thread that called the operator calls the hook; the workers of a loop see that the loop was
 * stopped. An operator that writes to a tensor of its caller (in-place, out=) is never stopped
 * while it writes: the caller would be left with a half-written tensor. */
#ifndef KF_BASE_INTERRUPT_H
#define KF_BASE_INTERRUPT_H

#include "base/base_internal.h"

/* Number of operators of this thread that are writing to tensors of their callers. */
extern __thread uint32_t kf__uninterruptible KF__HIDDEN __attribute__((tls_model("initial-exec")));

/* kf_check_interrupt, unless such an operator runs: then KF_OK. */
KF_MUST_USE kf_status_t kf__look_for_interrupt(void);

#endif
