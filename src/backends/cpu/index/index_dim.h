/* Writing along one dimension by indices, for the operators that are made of it. */
#ifndef KF_BACKENDS_CPU_INDEX_INDEX_DIM_H
#define KF_BACKENDS_CPU_INDEX_INDEX_DIM_H

#include "backends/cpu/index/combine.h"

/* One index for each element of `src` (NULL: the element at `number`, everywhere). An `out` that is
 * not `self` is new and may be written to before an index fails (Note [Checking indices]). `what`
 * names the operator in the error for a type that cannot be joined so. */
KF_MUST_USE kf_status_t kf__scatter_along(const kf_tensor_t *self, int64_t dim,
                                          const kf_tensor_t *index, const kf_tensor_t *src,
                                          const void *number, kf_tensor_t *out, kf__combine_t how,
                                          const char *what);
/* One index for each slice of `source`. `negative`: indices may count from the end. */
KF_MUST_USE kf_status_t kf__join_lines(int64_t dim, const kf_tensor_t *index,
                                       const kf_tensor_t *source, const void *number,
                                       kf_tensor_t *out, kf__combine_t how, bool negative,
                                       const char *what);

#endif
