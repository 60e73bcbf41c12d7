/* Checks that rules of several index operators share. */
#ifndef KF_OPS_RULES_INDEX_CHECKS_H
#define KF_OPS_RULES_INDEX_CHECKS_H

#include "ops/core/results.h"

/* KF_ERR_RUNTIME unless the index is int64 or int32, or empty. */
KF_MUST_USE kf_status_t kf__check_index_type(const kf_results_t *r, const kf_tensor_t *index);
/* KF_ERR_RUNTIME unless the name is sum, prod, mean, amax or amin (or max, min, as old programs
 * write). The text must be terminated, as all string arguments are. */
KF_MUST_USE kf_status_t kf__check_reduce_name(const kf_results_t *r, kf_str_t reduce);

#endif
