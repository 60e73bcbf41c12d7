/* Building blocks shared by many derivative formulas. */
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "ops/core/number.h"

kf_tensor_t *kf__d_failed(kf_status_t status) { return kf_scope_take(status, NULL); }

kf_tensor_t *kf__d_conj(kf_tensor_t *x) { return kf__d_is_complex(x) ? kfs_conj(x) : x; }

kf_tensor_t *kf__d_scale(kf_tensor_t *x, kf_scalar_t number) {
  if (kf__number_is(number, 1)) return x;
  if (kf__number_is(number, -1)) return kfs_neg(x);
  return kfs_mul_Scalar(x, kf__number_conj(number));
}

kf_tensor_t *kf__d_unscale(kf_tensor_t *x, kf_scalar_t number) {
  return kf__number_is(number, 1) ? x : kfs_div_Scalar(x, kf__number_conj(number));
}

kf_tensor_t *kf__d_adj(kf_tensor_t *x) {
  bool is_matrix = x != NULL && kf_tensor_dim(x) == 2;
  return kf__d_conj(is_matrix ? kfs_t(x) : kfs_transpose(x, -2, -1));
}

kf_tensor_t *kf__d_in_type_of(kf_tensor_t *x, kf_tensor_t *like) {
  if (kf_tensor_dtype(x) == kf_tensor_dtype(like)) return x;
  return kfs_to_dtype(x, kf_tensor_dtype(like), false, false, kf_no_int());
}

kf_tensor_t *kf__d_to_device_of(kf_tensor_t *grad, kf_tensor_t *like) {
  kf_device_t from = kf_tensor_device(grad), to = kf_tensor_device(like);
  if (from.type == to.type && from.index == to.index) return grad;
  return kfs_to_device(grad, to, kf_tensor_dtype(grad), false, false, kf_no_int());
}

kf_status_t kf__d_any(kf_tensor_t *mask, bool *out) {
  *out = false;
  kf_tensor_t *any = kfs_any(mask);
  if (any == NULL) return KF_OK; /* the scope has failed */
  kf_scalar_t number;
  KF_TRY(kf_raw_local_scalar_dense(any, &number));
  *out = !kf__number_is(number, 0);
  return KF_OK;
}

kf__dim_set_t kf__d_dim_bits(kf_int_span_t dim, size_t ndim) {
  kf__dim_set_t bits = 0;
  if (dim.data == NULL || dim.size == 0) return ~(kf__dim_set_t)0;
  for (size_t i = 0; i < dim.size; i++)
    bits |= kf__dim_set(kf__d_wrap(dim.data[i], ndim) & (KF__MAX_DIMS - 1));
  return bits;
}

kf_tensor_t *kf__d_unsqueeze_dims(kf_tensor_t *x, kf_int_span_t sizes, kf_int_span_t dim,
                                  bool keepdim) {
  if (keepdim || sizes.size == 0) return x;
  KF_ASSERT(sizes.size <= KF__MAX_DIMS);
  kf__dim_set_t bits = kf__d_dim_bits(dim, sizes.size);
  int64_t shape[KF__MAX_DIMS];
  kf_int_span_t own = kf_tensor_sizes(x);
  size_t from = 0;
  for (size_t d = 0; d < sizes.size; d++)
    shape[d] = (bits >> d & 1) != 0 || from >= own.size ? 1 : own.data[from++];
  return kfs_reshape(x, kf__d_span(shape, sizes.size));
}

kf_tensor_t *kf__d_unreduce(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                            bool keepdim) {
  return kfs_expand(kf__d_unsqueeze_dims(grad, sizes, dim, keepdim), sizes);
}

int64_t kf__d_reduced_count(kf_int_span_t sizes, kf_int_span_t dim) {
  kf__dim_set_t bits = kf__d_dim_bits(dim, sizes.size);
  int64_t count = 1;
  for (size_t d = 0; d < sizes.size; d++)
    if ((bits >> d & 1) != 0) count *= sizes.data[d];
  return count;
}

kf_tensor_t *kf__d_zeros_of(kf_tensor_t *x, kf_int_span_t sizes) { return kfs_new_zeros(x, sizes); }

kf_tensor_t *kf__d_beside(kf_tensor_t *made, kf_tensor_t *x) {
  if (made == NULL || kf_tensor_device(x).type == KF_DEVICE_CPU) return made;
  return kfs_to_device(made, kf_tensor_device(x), kf_tensor_dtype(made), false, false, kf_no_int());
}

double kf__d_log_of(double x) { return log(x); }
