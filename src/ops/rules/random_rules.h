/* Bounds of random integers, which the rules check and the kernels draw from. */
#ifndef KF_OPS_RULES_RANDOM_RULES_H
#define KF_OPS_RULES_RANDOM_RULES_H

#include "ops/core/results.h"

/* The integers that random_(from, to) draws from, for a tensor of this type: *out_range integers
 * from *out_base on; a range of 0 stands for all 2^64. Bounds of floating types are moved so that
 * no number is rounded out of the range. KF_ERR_RUNTIME or KF_ERR_NOT_IMPLEMENTED with PyTorch's
 * messages; may warn. */
KF_MUST_USE kf_status_t kf__random_bounds(kf_dtype_t dtype, int64_t from, kf_opt_int_t to,
                                          int64_t *out_base, uint64_t *out_range);

#endif
