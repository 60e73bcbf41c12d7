/* Dumps of operators, and the error messages that contain them. */
#ifndef KF_DISPATCH_INSPECT_DUMP_H
#define KF_DISPATCH_INSPECT_DUMP_H

#include <keyfall/op.h>

#include "base/base_internal.h"

/* Append to the text; dispatcher's lock held. */
void kf__dump_state(const kf_op_t *op, kf_text_t *text);
void kf__dump_table(const kf_op_t *op, kf_text_t *text);

/* Errors of the special kernels; each takes the lock and returns the status that it recorded. */
kf_status_t kf__report_missing_kernel(const kf_op_t *op, kf_keyset_t set);
kf_status_t kf__report_ambiguous_kernel(const kf_op_t *op);

#endif
