/* Checks that rules of several index operators share. */
#ifndef KF_OPS_RULES_INDEX_CHECKS_H
#define KF_OPS_RULES_INDEX_CHECKS_H

#include "ops/core/results.h"

/* int64 or int32, unless there is nothing in it. */
KF_MUST_USE kf_status_t kf__check_index_type(const kf__results_t *r, const kf_tensor_t *index);
/* sum, prod, mean, amax or amin. */
KF_MUST_USE kf_status_t kf__check_reduce_name(const kf__results_t *r, kf_str_t reduce);

#endif
