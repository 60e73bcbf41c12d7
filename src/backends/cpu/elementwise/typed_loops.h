/* Running the loop that an operator has for the iterator's type. Operators keep their loops in
 * arrays indexed by type (kf__typed_loops_t); most kernels are one call of kf__run_typed. */
#ifndef KF_BACKENDS_CPU_ELEMENTWISE_TYPED_LOOPS_H
#define KF_BACKENDS_CPU_ELEMENTWISE_TYPED_LOOPS_H

#include "backends/cpu/core/run_iterator.h"

/* Runs the loop for it->common. Where there is none: KF_ERR_NOT_IMPLEMENTED, with the message
 * "\"add_stub\" not implemented for 'UInt16'", in which `name` is "add_stub". `params` is passed to
 * the loop and must outlive the call. */
KF_MUST_USE kf_status_t kf__run_typed(kf_iter_t *it, const kf__loop_fn *by_type, const void *params,
                                      const char *name);
/* Same, but also supports 8-bit floats, with the loop for float32. */
KF_MUST_USE kf_status_t kf__run_typed_or_widen(kf_iter_t *it, const kf__loop_fn *by_type,
                                               const void *params, const char *name);
/* The error of kf__run_typed, for kernels that choose their loops in another way. */
kf_status_t kf__no_loop(const kf_iter_t *it, const char *name);

#endif
