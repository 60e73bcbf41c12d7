/* What the rules of random operators know and their kernels need too. */
#ifndef KF_OPS_RULES_RANDOM_RULES_H
#define KF_OPS_RULES_RANDOM_RULES_H

#include "ops/core/results.h"

/* The integers that random_(from, to) draws from, for a tensor of this type: `base` and how many.
 * Bounds of floating types are moved to where rounding keeps numbers inside. A range of 0 stands
 * for all 2^64. Errors as PyTorch's. */
KF_MUST_USE kf_status_t kf__random_bounds(kf_dtype_t dtype, int64_t from, kf_opt_int_t to,
                                          int64_t *out_base, uint64_t *out_range);

#endif
