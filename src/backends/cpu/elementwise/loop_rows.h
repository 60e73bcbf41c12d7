/* Running the loop of a table's row. */
#ifndef KF_BACKENDS_CPU_ELEMENTWISE_LOOP_ROWS_H
#define KF_BACKENDS_CPU_ELEMENTWISE_LOOP_ROWS_H

#include "backends/cpu/core/run_iterator.h"

/* Runs the loop of the row for the iterator's type; KF_ERR_NOT_IMPLEMENTED, in the words
 * "\"add_stub\" not implemented for 'UInt16'", where there is none. */
KF_MUST_USE kf_status_t kf__run_row(kf__iter_t *it, const kf__loop_fn *row, const void *params,
                                    const char *name);
/* The same, but 8-bit floats are taken, by the loop for float32. */
KF_MUST_USE kf_status_t kf__run_wide_row(kf__iter_t *it, const kf__loop_fn *row, const void *params,
                                         const char *name);
kf_status_t kf__no_loop(const kf__iter_t *it, const char *name);

#endif
