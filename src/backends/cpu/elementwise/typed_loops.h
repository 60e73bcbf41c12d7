/* Running the loop that an array of loops has for the iterator's type. */
#ifndef KF_BACKENDS_CPU_ELEMENTWISE_TYPED_LOOPS_H
#define KF_BACKENDS_CPU_ELEMENTWISE_TYPED_LOOPS_H

#include "backends/cpu/core/run_iterator.h"

/* Runs by_type[type of the iterator]; KF_ERR_NOT_IMPLEMENTED, with the message
 * "\"add_stub\" not implemented for 'UInt16'", where there is none. */
KF_MUST_USE kf_status_t kf__run_typed(kf__iter_t *it, const kf__loop_fn *by_type,
                                      const void *params, const char *name);
/* The same, but 8-bit floats are taken, by the loop for float32. */
KF_MUST_USE kf_status_t kf__run_typed_or_widen(kf__iter_t *it, const kf__loop_fn *by_type,
                                               const void *params, const char *name);
kf_status_t kf__no_loop(const kf__iter_t *it, const char *name);

#endif
