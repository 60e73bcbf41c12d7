/* Derivatives of reductions and of cumulative sums and products. */
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "autograd/graph/autograd_meta.h"
#include "ops/core/number.h"

kf_tensor_t *kf__d_mean_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                             bool keepdim) {
  double count = (double)kf__d_reduced_count(sizes, dim);
  return kfs_div_Scalar(kf__d_unreduce(grad, sizes, dim, keepdim), KF_FLOAT(count));
}

/* ---- Products ---- */

/* For each element, the product of all others along `dim`: the product of the elements before it
 * times the product of those after it. Unlike result / x, this is correct for zeros. */
static kf_tensor_t *product_of_others(kf_tensor_t *x, int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(x), dim);
  if (size == 0) return x;
  kf_tensor_t *one = kfs_ones_like(kfs_narrow(x, dim, 0, 1));
  kf_tensor_t *before[] = {one, kfs_narrow(x, dim, 0, size - 1)};
  kf_tensor_t *behind[] = {kfs_narrow(x, dim, 1, size - 1), one};
  kf_int_span_t flipped = KF_INTS(dim);
  kf_tensor_t *left = kfs_cumprod(kfs_cat((kf_tensor_span_t){before, 2}, dim), dim);
  kf_tensor_t *right = kfs_flip(kfs_cat((kf_tensor_span_t){behind, 2}, dim), flipped);
  return kfs_mul(left, kfs_flip(kfs_cumprod(right, dim), flipped));
}

kf_tensor_t *kf__d_prod_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  kf_tensor_t *x = kf__d_in_type_of(self, result);
  kf_int_span_t sizes = kf_tensor_sizes(self);
  if (sizes.size == 0) return grad;
  kf_tensor_t *others = product_of_others(kfs_reshape(x, KF_INTS(-1)), 0);
  return kfs_mul(grad, kf__d_conj(kfs_reshape(others, sizes)));
}

kf_tensor_t *kf__d_prod_dim(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result, int64_t dim,
                            bool keepdim) {
  if (kf_tensor_dim(self) == 0) return grad;
  kf_tensor_t *x = kf__d_in_type_of(self, result);
  kf_tensor_t *wide = keepdim ? grad : kfs_unsqueeze(grad, kf__d_wrap(dim, x ? x->ndim : 1));
  return kfs_mul(wide, kf__d_conj(product_of_others(x, dim)));
}

/* Each element contributes to all later sums, so the gradient is the cumulative sum from the
 * end. */
kf_tensor_t *kf__d_cumsum_grad(kf_tensor_t *grad, int64_t dim) {
  if (kf_tensor_dim(grad) == 0) return grad;
  kf_int_span_t flipped = KF_INTS(dim);
  return kfs_flip(kfs_cumsum(kfs_flip(grad, flipped), dim), flipped);
}

/* Solves S[i] = start[i] + factor[i] · S[i + 1] along `dim`, where S is 0 past the end. `factor` is
 * one element shorter than `start`. Each round joins runs of elements into runs of twice the
 * length, which takes few operators. None of them divides, so the result has derivatives of any
 * order. */
static kf_tensor_t *recurrence(kf_tensor_t *start, kf_tensor_t *factor, int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(start), dim);
  for (int64_t step = 1; step < size; step *= 2) {
    kf_tensor_t *more = kfs_mul(factor, kfs_narrow(start, dim, step, size - step));
    kf_tensor_t *parts[] = {kfs_add(kfs_narrow(start, dim, 0, size - step), more),
                            kfs_narrow(start, dim, size - step, step)};
    start = kfs_cat((kf_tensor_span_t){parts, 2}, dim);
    int64_t left = size - 2 * step;
    if (left > 0)
      factor = kfs_mul(kfs_narrow(factor, dim, 0, left), kfs_narrow(factor, dim, step, left));
  }
  return start;
}

/* For tensors with zeros, where result / x is 0/0. The gradient of an element is the product of the
 * elements before it, times a sum over all products that contain it: the gradient of the product
 * times the elements in between. */
static kf_tensor_t *cumprod_with_zeros(kf_tensor_t *grad, kf_tensor_t *x, int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(x), dim);
  kf_tensor_t *behind = recurrence(grad, kf__d_conj(kfs_narrow(x, dim, 1, size - 1)), dim);
  kf_tensor_t *shifted[] = {kfs_ones_like(kfs_narrow(x, dim, 0, 1)),
                            kfs_narrow(x, dim, 0, size - 1)};
  kf_tensor_t *before = kfs_cumprod(kfs_cat((kf_tensor_span_t){shifted, 2}, dim), dim);
  return kfs_mul(kf__d_conj(before), behind);
}

kf_tensor_t *kf__d_cumprod_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                kf_tensor_t *result) {
  if (kf_tensor_dim(self) == 0 || kf_tensor_numel(self) == 0) return grad;
  kf_tensor_t *x = kf__d_in_type_of(self, result);
  /* What has no values to read, or a class that computes them, may have zeros. */
  bool zeros = kf_tensor_device(self).type == KF_DEVICE_META || kf__is_answered(self);
  if (!zeros) {
    kf_status_t status = kf__d_any(kfs_eq_Scalar(x, KF_INT(0)), &zeros);
    if (status != KF_OK) return kf__d_failed(status);
  }
  if (zeros) return cumprod_with_zeros(grad, x, dim);
  /* Without zeros, a cumulative sum and a division suffice: a constant number of operators. */
  kf_tensor_t *sums = kf__d_cumsum_grad(kfs_mul(grad, kf__d_conj(result)), dim);
  return kfs_div(sums, kf__d_conj(x));
}

static kf_tensor_t *reversed_logcumsumexp(kf_tensor_t *x, int64_t dim) {
  kf_int_span_t flipped = KF_INTS(dim);
  return kfs_flip(kfs_logcumsumexp(kfs_flip(x, flipped), dim), flipped);
}

/* exp(x_i - result_i) Σ g_k exp(result_i - result_k), in which no exponent is large. For complex
 * gradients, which cannot be split by sign. */
static kf_tensor_t *logcumsumexp_by_steps(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                          int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(self), dim);
  kf_tensor_t *shares =
      kfs_exp(kfs_sub(kfs_narrow(result, dim, 0, size - 1), kfs_narrow(result, dim, 1, size - 1)));
  kf_tensor_t *sums = recurrence(grad, kf__d_conj(shares), dim);
  return kfs_mul(kf__d_conj(kfs_exp(kfs_sub(self, result))), sums);
}

/* exp(x_i) Σ g_k exp(-result_k), computed in logarithms because the exponentials may overflow.
 * Logarithms need positive numbers, so positive and negative gradients are handled separately. */
kf_tensor_t *kf__d_logcumsumexp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                     int64_t dim) {
  if (kf_tensor_dim(self) == 0 || kf_tensor_numel(self) == 0) return grad;
  if (kf__d_is_complex(self)) return logcumsumexp_by_steps(grad, self, result, dim);
  double least = -kf__dtype_largest(kf_tensor_dtype(grad));
  kf_tensor_t *sides[2];
  for (int i = 0; i < 2; i++) {
    kf_tensor_t *side = i == 0 ? grad : kfs_neg(grad);
    kf_tensor_t *logs =
        kfs_where_ScalarOther(kfs_gt_Scalar(side, KF_INT(0)), kfs_log(side), KF_FLOAT(least));
    sides[i] = kfs_exp(kfs_add(reversed_logcumsumexp(kfs_sub(logs, result), dim), self));
  }
  return kfs_sub(sides[0], sides[1]);
}

/* ---- Minima and maxima ---- */

/* Elements equal to the minimum or maximum share its gradient evenly. */
kf_tensor_t *kf__d_share_extreme(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                 kf_int_span_t dim, bool keepdim) {
  kf_int_span_t sizes = kf_tensor_sizes(self);
  kf_tensor_t *wide = kf__d_unsqueeze_dims(grad, sizes, dim, keepdim);
  kf_tensor_t *mask = kfs_eq(self, kf__d_unsqueeze_dims(result, sizes, dim, keepdim));
  kf_tensor_t *count = kfs_sum_dim_IntList(mask, dim, true);
  return kfs_mul(kfs_div(wide, count), mask);
}

/* The same for a reduction to one number. If the result is NaN, the NaN elements share the
 * gradient. */
kf_tensor_t *kf__d_share_all(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  kf_tensor_t *mask = kfs_eq(self, result);
  mask = kfs_logical_or(mask, kfs_logical_and(kfs_isnan(self), kfs_isnan(result)));
  return kfs_mul(kfs_div(grad, kfs_sum(mask)), mask);
}

kf_tensor_t *kf__d_aminmax_grad(kf_tensor_t *grad_min, kf_tensor_t *grad_max, kf_tensor_t *self,
                                kf_opt_int_t dim, bool keepdim, kf_tensor_t *min,
                                kf_tensor_t *max) {
  kf_int_span_t dims = dim.has ? KF_INTS(dim.value) : kf_no_ints();
  kf_tensor_t *low =
      grad_min == NULL ? NULL : kf__d_share_extreme(grad_min, self, min, dims, keepdim);
  kf_tensor_t *high =
      grad_max == NULL ? NULL : kf__d_share_extreme(grad_max, self, max, dims, keepdim);
  return low == NULL ? high : high == NULL ? low : kfs_add(low, high);
}

kf_tensor_t *kf__d_selected(kf_tensor_t *grad, int64_t dim, kf_tensor_t *indices,
                            kf_int_span_t sizes, bool keepdim) {
  if (!keepdim && sizes.size > 0) {
    int64_t at = kf__d_wrap(dim, sizes.size);
    grad = kfs_unsqueeze(grad, at);
    indices = kfs_unsqueeze(indices, at);
  }
  return kfs_scatter_src(kf__d_zeros_of(grad, sizes), dim, indices, grad);
}

kf_tensor_t *kf__d_scattered(kf_tensor_t *grad, kf_tensor_t *indices, kf_int_span_t sizes,
                             int64_t dim) {
  return kfs_scatter_add(kf__d_zeros_of(grad, sizes), dim, indices, grad);
}

/* ---- Variances ---- */

kf_tensor_t *kf__d_var_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_int_span_t dim,
                            kf_opt_scalar_t correction, bool keepdim) {
  kf_int_span_t sizes = kf_tensor_sizes(self);
  double divisor = (double)kf__d_reduced_count(sizes, dim) -
                   (correction.has ? kf__number_real(correction.value) : 1.0);
  kf_tensor_t *wide = kf__d_unsqueeze_dims(grad, sizes, dim, keepdim);
  kf_tensor_t *centred = kfs_sub(self, kfs_mean_dim(self, dim, true));
  return kfs_mul(kf__d_times(wide, 2.0 / (divisor > 0 ? divisor : 0)), centred);
}

kf_tensor_t *kf__d_std_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                            kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  kf_tensor_t *of_var = kfs_div(grad, kf__d_times(result, 2));
  of_var = kf__d_except(kfs_eq_Scalar(result, KF_INT(0)), of_var);
  return kf__d_var_grad(of_var, self, dim, correction, keepdim);
}

static kf_tensor_t *with_mean(kf_tensor_t *spread, kf_tensor_t *grad_mean, kf_tensor_t *self,
                              kf_int_span_t dim, bool keepdim) {
  if (grad_mean == NULL) return spread;
  kf_tensor_t *mean = kf__d_mean_grad(grad_mean, kf_tensor_sizes(self), dim, keepdim);
  return spread == NULL ? mean : kfs_add(spread, mean);
}

kf_tensor_t *kf__d_var_mean_grad(kf_tensor_t *grad_var, kf_tensor_t *grad_mean, kf_tensor_t *self,
                                 kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  kf_tensor_t *spread =
      grad_var == NULL ? NULL : kf__d_var_grad(grad_var, self, dim, correction, keepdim);
  return with_mean(spread, grad_mean, self, dim, keepdim);
}

kf_tensor_t *kf__d_std_mean_grad(kf_tensor_t *grad_std, kf_tensor_t *grad_mean, kf_tensor_t *self,
                                 kf_tensor_t *std, kf_int_span_t dim, kf_opt_scalar_t correction,
                                 bool keepdim) {
  kf_tensor_t *spread =
      grad_std == NULL ? NULL : kf__d_std_grad(grad_std, self, std, dim, correction, keepdim);
  return with_mean(spread, grad_mean, self, dim, keepdim);
}

/* ---- Norms ---- */

/* |x|^(p-1) sgn(x) grad / norm^(p-1), or its limit where that is 0/0. */
static kf_tensor_t *general_norm(kf_tensor_t *grad, kf_tensor_t *self, double p,
                                 kf_tensor_t *norm) {
  kf_tensor_t *zero = kfs_eq_Scalar(norm, KF_INT(0));
  if (p < 1) {
    kf_tensor_t *slope =
        kfs_mul(kfs_sgn(self), kfs_pow_Tensor_Scalar(kfs_abs(self), KF_FLOAT(p - 1)));
    slope = kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), slope);
    return kfs_mul(slope, kfs_mul(grad, kfs_pow_Tensor_Scalar(norm, KF_FLOAT(1 - p))));
  }
  kf_tensor_t *slope =
      p < 2 ? kfs_mul(kfs_sgn(self), kfs_pow_Tensor_Scalar(kfs_abs(self), KF_FLOAT(p - 1)))
            : kfs_mul(self, kfs_pow_Tensor_Scalar(kfs_abs(self), KF_FLOAT(p - 2)));
  kf_tensor_t *scale = kfs_div(grad, kfs_pow_Tensor_Scalar(norm, KF_FLOAT(p - 1)));
  return kfs_mul(slope, kf__d_except(zero, scale));
}

kf_tensor_t *kf__d_norm_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_opt_scalar_t p,
                             kf_tensor_t *result, kf_int_span_t dim, bool keepdim) {
  kf_int_span_t sizes = kf_tensor_sizes(self);
  double order = p.has ? kf__number_real(p.value) : 2.0;
  if (order == 0) return kfs_zeros_like(self);
  if (kf_tensor_numel(self) == 0) return kfs_zeros_like(self);
  kf_tensor_t *wide = kf__d_unsqueeze_dims(grad, sizes, dim, keepdim);
  kf_tensor_t *norm = kf__d_unsqueeze_dims(result, sizes, dim, keepdim);
  if (order == 1) return kfs_mul(kfs_sgn(self), wide);
  if (order == 2) {
    /* Second derivatives at 0 are 0: of 0/1, where 0/0 would make them nan. */
    kf_tensor_t *zero = kfs_eq_Scalar(norm, KF_INT(0));
    kf_tensor_t *ratio = kfs_div(self, kfs_masked_fill_Scalar(norm, zero, KF_INT(1)));
    return kfs_mul(kf__d_except(zero, ratio), wide);
  }
  if (!isinf(order)) return general_norm(wide, self, order, norm);
  kf_tensor_t *size = kfs_abs(self);
  kf_tensor_t *mask =
      kfs_logical_or(kfs_eq(size, norm), kfs_logical_and(kfs_isnan(size), kfs_isnan(norm)));
  kf_tensor_t *share = kfs_div(wide, kfs_sum_dim_IntList(mask, dim, true));
  return kfs_mul(kfs_mul(kfs_sgn(self), share), mask);
}

kf_tensor_t *kf__d_logsumexp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                  kf_int_span_t dim, bool keepdim) {
  kf_int_span_t sizes = kf_tensor_sizes(self);
  kf_tensor_t *wide = kf__d_unsqueeze_dims(grad, sizes, dim, keepdim);
  kf_tensor_t *top = kf__d_unsqueeze_dims(result, sizes, dim, keepdim);
  return kfs_mul(wide, kf__d_conj(kfs_exp(kfs_sub(self, top))));
}

kf_tensor_t *kf__d_renorm_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t p, int64_t dim,
                               kf_scalar_t maxnorm) {
  int64_t others[KF__MAX_DIMS];
  size_t ndim = (size_t)kf_tensor_dim(self), count = 0;
  int64_t kept = kf__d_wrap(dim, ndim);
  for (size_t d = 0; d < ndim; d++)
    if ((int64_t)d != kept) others[count++] = (int64_t)d;
  kf_int_span_t dims = {others, count};
  kf_tensor_t *norm = kfs_linalg_vector_norm(self, p, dims, true);
  kf_tensor_t *along = kfs_mul(kf__d_conj(self), grad);
  if (kf__d_is_complex(along)) along = kfs_real(along);
  along = kfs_sum_dim_IntList(along, dims, true);
  kf_tensor_t *bend = kf__d_norm_grad(along, self, kf_some_scalar(p), norm, dims, true);
  kf_tensor_t *inverse = kfs_reciprocal(kf__d_plus(norm, 1e-7));
  kf_tensor_t *shrunk =
      kfs_mul_Scalar(kfs_mul(inverse, kfs_sub(grad, kfs_mul(inverse, bend))), maxnorm);
  return kfs_where_self(kfs_gt_Scalar(norm, maxnorm), shrunk, grad);
}
