/* When long work looks whether it should stop. See kf_set_interrupt_hook in base.h.
 *
 * Note [Stopping]
 * Three kinds of places look: backward between two nodes, the parallel loops of kf__parallel_try
 * and kf__serial_try between two chunks, and loops inside of such a chunk that may take long, by
 * kf__loop_stopped. Only the thread that called the operator looks; the workers of a loop see that
 * it stopped. An operator that writes to a tensor of its caller (in place, out=) is never stopped
 * while it writes: the caller would be left with something half-written. */
#ifndef KF_BASE_INTERRUPT_H
#define KF_BASE_INTERRUPT_H

#include "base/base_internal.h"

/* How many operators of this thread are writing to tensors that their callers gave. */
extern __thread uint32_t kf__uninterruptible
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* kf_check_interrupt, unless one of those runs. */
KF_MUST_USE kf_status_t kf__look_for_interrupt(void);

#endif
