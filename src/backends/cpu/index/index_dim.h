/* Writing along one dimension by indices: the functions that scatter, index_add and the reductions
 * of index_reduce.c share. Both check the indices before they write to a tensor of the user.
 * `source` (or `src`) has the type of `out`; where it is NULL, `number` points to one element of
 * that type. */
#ifndef KF_BACKENDS_CPU_INDEX_INDEX_DIM_H
#define KF_BACKENDS_CPU_INDEX_INDEX_DIM_H

#include "backends/cpu/index/combine.h"

/* One index for each element of `src`. An `out` that is not `self` is new and may have been written
 * to when an index fails (Note [Checking indices]). `what` names the operator in the error for a
 * type that does not support `how`. */
KF_MUST_USE kf_status_t kf__scatter_along(const kf_tensor_t *self, int64_t dim,
                                          const kf_tensor_t *index, const kf_tensor_t *src,
                                          const void *number, kf_tensor_t *out, kf__combine_t how,
                                          const char *what);
/* One index for each slice of `source` along `dim`. `negative`: indices may count from the end. */
KF_MUST_USE kf_status_t kf__join_lines(int64_t dim, const kf_tensor_t *index,
                                       const kf_tensor_t *source, const void *number,
                                       kf_tensor_t *out, kf__combine_t how, bool negative,
                                       const char *what);

#endif
