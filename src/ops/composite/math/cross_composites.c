/* cross: linalg_cross along the first dimension of size 3 where none is given. The older operator;
 * linalg_cross takes the last dimension instead. */
#include <keyfall/ops.h>

#include "compat/math_texts.h"
#include "ops/gen/composites.h"
#include "tensor/tensor_internal.h"

static kf_status_t find_dim(const kf_tensor_t *self, kf_opt_int_t dim, int64_t *out) {
  static int warned;
  *out = dim.value;
  if (dim.has) return KF_OK;
  kf__warn_once(&warned,
                KF__COMPATIBLE(KF__TORCH_CROSS_WITHOUT_DIM,
                               "cross: leaving out dim, for the first dimension of size 3, is "
                               "deprecated; pass it, or use linalg_cross, where it is -1"));
  for (*out = 0; *out < self->ndim; ++*out)
    if (self->sizes[*out] == 3) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_CROSS_NO_DIM,
                                                     "cross: no dimension of input has size 3"));
}

kf_status_t kf__op_cross(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                         kf_opt_int_t dim, kf_tensor_t **out) {
  (void)call;
  int64_t found;
  KF_TRY(find_dim(self, dim, &found));
  return kf_linalg_cross(self, other, found, out);
}

kf_status_t kf__op_cross_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                             kf_opt_int_t dim, kf_tensor_t *out) {
  (void)call;
  int64_t found;
  KF_TRY(find_dim(self, dim, &found));
  return kf_linalg_cross_out(self, other, found, out);
}
