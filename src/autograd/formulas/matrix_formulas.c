/* Derivatives of matrix products, of the trace, and of distances between rows. */
#include <math.h>

#include "autograd/formulas/formula_common.h"

static bool lies_in_columns(kf_int_span_t sizes, kf_int_span_t strides) {
  return kf__size_at(strides, 0) == 1 && kf__size_at(strides, 1) == kf__size_at(sizes, 0);
}

kf_tensor_t *kf__d_mm_left(kf_tensor_t *grad, kf_tensor_t *right, kf_int_span_t sizes,
                           kf_int_span_t strides) {
  if (!lies_in_columns(sizes, strides)) return kfs_mm(grad, kf__d_adj(right));
  return kfs_t(kfs_mm(kf__d_conj(right), kfs_t(grad)));
}

kf_tensor_t *kf__d_mm_right(kf_tensor_t *grad, kf_tensor_t *left, kf_int_span_t sizes,
                            kf_int_span_t strides) {
  if (!lies_in_columns(sizes, strides)) return kfs_mm(kf__d_adj(left), grad);
  return kfs_t(kfs_mm(kfs_t(grad), kf__d_conj(left)));
}

kf_tensor_t *kf__d_trace_grad(kf_tensor_t *grad, kf_int_span_t sizes) {
  kf_tensor_t *eye = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      kf_eye_m(kf__size_at(sizes, 0), kf__size_at(sizes, 1), kf_some_dtype(kf_tensor_dtype(grad)),
               kf_no_int(), kf_some_device(kf_tensor_device(grad)), kf_no_bool(), &eye);
  return kfs_mul(kf_scope_take(status, eye), grad);
}

/* The sign, but NaN for NaN. */
static kf_tensor_t *slope_of(kf_tensor_t *diff) {
  return kfs_where_self(kfs_isnan(diff), diff, kfs_sign(diff));
}

/* The sign where the difference is the largest; NaN where that cannot be told: at NaN and at inf. */
static kf_tensor_t *slope_of_largest(kf_tensor_t *diff, kf_tensor_t *dist) {
  kf_tensor_t *below = kfs_sub(dist, kfs_abs(diff));
  kf_tensor_t *slope = kfs_mul(kfs_sign(diff), kfs_eq_Scalar(below, KF_INT(0)));
  return kfs_where_self(kfs_isnan(below), below, slope);
}

/* The gradient of a distance with respect to the difference of the two rows. `grad` and `dist` have
 * a last dimension of size 1. */
static kf_tensor_t *distance(kf_tensor_t *grad, kf_tensor_t *diff, double p, kf_tensor_t *dist) {
  if (p == 0) return kfs_zeros_like(diff);
  if (p == 1) return kfs_mul(grad, slope_of(diff));
  if (isinf(p)) return kfs_mul(grad, slope_of_largest(diff, dist));
  kf_tensor_t *flat = kfs_eq_Scalar(dist, KF_INT(0));
  if (p == 2) return kfs_mul(grad, kf__d_except(flat, kfs_div(diff, dist)));
  kf_tensor_t *slope = kfs_pow_Tensor_Scalar(kfs_div(kfs_abs(diff), dist), KF_FLOAT(p - 1));
  if (p < 1) flat = kfs_logical_or(flat, kfs_eq_Scalar(diff, KF_INT(0)));
  return kfs_mul(grad, kf__d_except(flat, kfs_mul(kfs_sign(diff), slope)));
}

kf_tensor_t *kf__d_cdist_first(kf_tensor_t *grad, kf_tensor_t *x1, kf_tensor_t *x2, double p,
                               kf_tensor_t *result) {
  kf_tensor_t *diff = kfs_sub(kfs_unsqueeze(x1, -2), kfs_unsqueeze(x2, -3));
  kf_tensor_t *parts = distance(kfs_unsqueeze(grad, -1), diff, p, kfs_unsqueeze(result, -1));
  return kfs_sum_dim_IntList(parts, KF_INTS(-2), false);
}

kf_tensor_t *kf__d_pdist_grad(kf_tensor_t *grad, kf_tensor_t *self, double p, kf_tensor_t *result) {
  int64_t rows = kf__size_at(kf_tensor_sizes(self), 0);
  kf_tensor_t *pairs = kf__d_beside(kfs_triu_indices(rows, rows, 1), self);
  kf_tensor_t *first = kfs_select(pairs, 0, 0), *second = kfs_select(pairs, 0, 1);
  kf_tensor_t *diff = kfs_sub(kfs_index_select(self, 0, first), kfs_index_select(self, 0, second));
  kf_tensor_t *parts = distance(kfs_unsqueeze(grad, -1), diff, p, kfs_unsqueeze(result, -1));
  kf_tensor_t *sums = kfs_index_add(kfs_zeros_like(self), 0, first, parts);
  return kfs_index_add(sums, 0, second, kfs_neg(parts));
}
