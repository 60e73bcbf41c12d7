/* Derivatives of elementwise functions that need more than one expression. */
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "ops/core/number.h"

/* ---- Quotients and powers ---- */

kf_tensor_t *kf__d_div_other(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *negative = kfs_neg(grad), *slope = kfs_div(kfs_div(self, other), other);
  return kfs_mul(negative, kf__d_conj(slope));
}

/* The derivative does not exist at the origin; 0 is used there. */
kf_status_t kf__d_atan2_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other,
                             const bool *wants, kf_tensor_t **out) {
  kf_tensor_t *square = kfs_add(kf__d_square(self), kf__d_square(other));
  kf_tensor_t *inverse = kfs_reciprocal(square);
  inverse = kfs_masked_fill_Scalar(inverse, kfs_eq_Scalar(square, KF_INT(0)), KF_INT(0));
  if (wants[0]) kf__d_give(&out[0], kfs_mul(grad, kfs_mul(other, inverse)));
  if (wants[1]) kf__d_give(&out[1], kfs_mul(grad, kfs_mul(kfs_neg(self), inverse)));
  return KF_OK;
}

/* A rounded quotient is constant almost everywhere, so its derivative is 0. */
kf_tensor_t *kf__d_div_mode_self(kf_tensor_t *grad, kf_tensor_t *other, kf_str_t rounding_mode) {
  if (rounding_mode.data != NULL) return kfs_zeros_like(grad);
  return kfs_div(grad, kf__d_conj(other));
}

kf_tensor_t *kf__d_div_mode_other(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other,
                                  kf_str_t rounding_mode) {
  if (rounding_mode.data != NULL) return kfs_zeros_like(grad);
  return kf__d_div_other(grad, self, other);
}

kf_tensor_t *kf__d_div_mode_number(kf_tensor_t *grad, kf_scalar_t other, kf_str_t rounding_mode) {
  if (rounding_mode.data != NULL) return kfs_zeros_like(grad);
  return kf__d_unscale(grad, other);
}

/* Exponents 0, 1 and 2 are special cases: the general power is slow and gives NaN for 0 ** 0. */
kf_tensor_t *kf__d_pow_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t exponent) {
  if (kf__number_is(exponent, 0)) return kfs_zeros_like(grad);
  if (kf__number_is(exponent, 1)) return grad;
  if (kf__number_is(exponent, 2)) return kfs_mul(grad, kf__d_conj(kfs_mul_Scalar(self, exponent)));
  kf_tensor_t *power = kfs_pow_Tensor_Scalar(self, kf__number_sub(exponent, KF_INT(1)));
  return kfs_mul(grad, kf__d_conj(kfs_mul_Scalar(power, exponent)));
}

kf_tensor_t *kf__d_pow_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *exponent) {
  kf_tensor_t *less = kfs_sub_Scalar(exponent, KF_INT(1), KF_INT(1));
  kf_tensor_t *slope = kfs_mul(exponent, kfs_pow(self, less));
  return kf__d_except(kfs_eq_Scalar(exponent, KF_INT(0)), kfs_mul(grad, kf__d_conj(slope)));
}

/* 0 to a non-negative power is 0 (or 1), so its derivative is 0, not 0 * log 0. */
kf_tensor_t *kf__d_pow_exponent(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *exponent,
                                kf_tensor_t *result) {
  kf_tensor_t *flat = kfs_logical_and(kfs_eq_Scalar(self, KF_INT(0)),
                                      kfs_ge_Scalar(kf__d_real(exponent), KF_INT(0)));
  kf_tensor_t *wide = kf__d_is_complex(result) && !kf__d_is_complex(self)
                          ? kfs_to_dtype(self, kf_tensor_dtype(result), false, false, kf_no_int())
                          : self;
  kf_tensor_t *slope = kf__d_conj(kfs_mul(result, kfs_log(wide)));
  return kf__d_except(flat, kfs_mul(grad, slope));
}

/* The same for a number as the base, whose logarithm is computed once. A negative base has a
 * complex logarithm if the result is complex. */
kf_tensor_t *kf__d_pow_of_number(kf_tensor_t *grad, kf_scalar_t self, kf_tensor_t *exponent,
                                 kf_tensor_t *result) {
  double re = kf__number_real(self), im = kf__number_imag(self);
  kf_scalar_t log_self = self.tag == KF_TAG_COMPLEX || (re < 0 && kf__d_is_complex(result))
                             ? KF_COMPLEX(log(hypot(re, im)), atan2(im, re))
                             : KF_FLOAT(log(re));
  kf_tensor_t *all = kfs_mul(grad, kf__d_conj(kfs_mul_Scalar(result, log_self)));
  if (re != 0 || im != 0) return all;
  return kf__d_except(kfs_ge_Scalar(kf__d_real(exponent), KF_INT(0)), all);
}

/* ---- Signs, logarithms, bounds ---- */

kf_tensor_t *kf__d_copysign_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  kf_tensor_t *ratio = kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), kfs_div(result, self));
  return kfs_mul(grad, ratio);
}

kf_tensor_t *kf__d_xlogy_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *flat =
      kfs_logical_and(kfs_eq_Scalar(self, KF_INT(0)), kfs_le_Scalar(other, KF_INT(0)));
  return kf__d_except(flat, kfs_xlogy(grad, other));
}

kf_tensor_t *kf__d_xlogy_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *all = kfs_xlogy_Scalar_Other(grad, other);
  if (kf__number_compare(other, KF_INT(0)) > 0) return all;
  return kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), all);
}

kf_tensor_t *kf__d_xlog1py_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *flat =
      kfs_logical_and(kfs_eq_Scalar(self, KF_INT(0)), kfs_le_Scalar(other, KF_INT(-1)));
  return kf__d_except(flat, kfs_special_xlog1py(grad, other));
}

kf_tensor_t *kf__d_xlog1py_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *all = kfs_special_xlog1py_other_scalar(grad, other);
  if (kf__number_compare(other, KF_INT(-1)) > 0) return all;
  return kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), all);
}

kf_tensor_t *kf__d_clamp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_opt_scalar_t min,
                              kf_opt_scalar_t max) {
  kf_tensor_t *above = min.has ? kfs_ge_Scalar(self, min.value) : NULL;
  kf_tensor_t *below = max.has ? kfs_le_Scalar(self, max.value) : NULL;
  if (above == NULL && below == NULL) return grad;
  kf_tensor_t *inside = above == NULL   ? below
                        : below == NULL ? above
                                        : kfs_logical_and(above, below);
  return kf__d_where(inside, grad);
}

kf_tensor_t *kf__d_clamp_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                              kf_tensor_t *max) {
  kf_tensor_t *above = min != NULL ? kfs_ge(self, min) : NULL;
  kf_tensor_t *below = max != NULL ? kfs_le(self, max) : NULL;
  if (above == NULL && below == NULL) return grad;
  kf_tensor_t *inside = above == NULL   ? below
                        : below == NULL ? above
                                        : kfs_logical_and(above, below);
  return kf__d_where(inside, grad);
}

/* Where min > max, max wins. */
kf_tensor_t *kf__d_clamp_min_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                                  kf_tensor_t *max) {
  kf_tensor_t *under = kfs_lt(self, min);
  if (max != NULL) under = kfs_logical_and(under, kfs_lt(min, max));
  return kf__d_where(under, grad);
}

kf_tensor_t *kf__d_clamp_max_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                                  kf_tensor_t *max) {
  kf_tensor_t *over = kfs_gt(self, max);
  if (min != NULL) over = kfs_logical_or(over, kfs_lt(max, min));
  return kf__d_where(over, grad);
}

/* ---- Functions of one argument ---- */

/* For a quotient that is 0/0 in the limit at 0. Small arguments, for which the quotient loses its
 * precision, use an even power series instead. `large` and `small` are the argument with the
 * elements of the other side replaced (by 1 and by 0), so that those produce no NaN in any
 * derivative. */
typedef struct {
  kf_tensor_t *is_small, *large, *small;
} sides_t;

enum { TERMS = 10 }; /* enough for float64 with arguments up to 1 */

static sides_t sides_of(kf_tensor_t *x) {
  sides_t sides;
  sides.is_small = kfs_le_Scalar(kfs_abs(x), KF_INT(1));
  sides.large = kfs_masked_fill_Scalar(x, sides.is_small, KF_INT(1));
  sides.small = kf__d_except(kfs_logical_not(sides.is_small), x);
  return sides;
}

/* Σ factors[k] x^(2k) */
static kf_tensor_t *even_series(kf_tensor_t *x, const double *factors) {
  kf_tensor_t *square = kf__d_square(x);
  kf_tensor_t *sum = kf__d_times(square, factors[TERMS - 1]);
  for (int k = TERMS - 2; k > 0; k--) sum = kfs_mul(square, kf__d_plus(sum, factors[k]));
  return kf__d_plus(sum, factors[0]);
}

/* d/dx sin(πx)/(πx) = π (y cos(y) - sin(y)) / y² with y = πx. The series is -π Σ (-1)^k
 * 2(k+1)/(2k+3)! y^(2k+1). */
kf_tensor_t *kf__d_sinc_grad(kf_tensor_t *grad, kf_tensor_t *self) {
  double factors[TERMS], factorial = 1;
  for (int k = 0; k < TERMS; k++) {
    factorial *= (2 * k + 2) * (2 * k + 3);
    factors[k] = (k % 2 == 0 ? -M_PI : M_PI) * (2 * k + 2) / factorial;
  }
  sides_t y = sides_of(kf__d_times(self, M_PI));
  kf_tensor_t *top = kfs_sub(kfs_mul(kfs_cos(y.large), y.large), kfs_sin(y.large));
  kf_tensor_t *slope = kf__d_times(kfs_div(kfs_div(top, y.large), y.large), M_PI);
  kf_tensor_t *series = kfs_mul(y.small, even_series(y.small, factors));
  return kfs_mul(grad, kf__d_conj(kfs_where_self(y.is_small, series, slope)));
}

/* sgn(x) has constant length, so the component of the gradient parallel to it is dropped. */
kf_tensor_t *kf__d_sgn_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  if (!kf__d_is_complex(self)) return kfs_zeros_like(grad);
  kf_tensor_t *along = kfs_real(kfs_mul(kfs_conj(result), grad));
  kf_tensor_t *across = kfs_sub(grad, kfs_mul(result, along));
  return kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), kfs_div(across, kfs_abs(self)));
}

kf_tensor_t *kf__d_angle_grad(kf_tensor_t *grad, kf_tensor_t *self) {
  if (!kf__d_is_complex(self)) return kfs_zeros_like(grad);
  kf_tensor_t *re = kfs_real(self), *im = kfs_imag(self);
  kf_tensor_t *square = kfs_add(kf__d_square(re), kf__d_square(im));
  kf_tensor_t *scaled = kf__d_except(kfs_eq_Scalar(self, KF_INT(0)), kfs_div(grad, square));
  return kfs_complex(kfs_mul(kfs_neg(im), scaled), kfs_mul(re, scaled));
}

kf_tensor_t *kf__d_mvlgamma_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t p) {
  kf_tensor_t *sum = NULL;
  for (int64_t i = 0; i < p; i++) {
    kf_tensor_t *term = kfs_digamma(kf__d_plus(self, -0.5 * (double)i));
    sum = sum == NULL ? term : kfs_add(sum, term);
  }
  return kfs_mul(grad, sum);
}

/* I1(x)/x, where `result` is I1(x); with `scaled`, both are multiplied by exp(-|x|). The series for
 * small x is I1(x)/x = Σ (x/2)^(2k) / (2 k! (k+1)!). */
static kf_tensor_t *i1_quotient(kf_tensor_t *self, kf_tensor_t *result, bool scaled) {
  double factors[TERMS] = {0.5};
  for (int k = 1; k < TERMS; k++) factors[k] = factors[k - 1] / (4.0 * k * (k + 1));
  sides_t x = sides_of(self);
  kf_tensor_t *series = even_series(x.small, factors);
  if (scaled) series = kfs_mul(series, kfs_exp(kfs_neg(kfs_abs(x.small))));
  return kfs_where_self(x.is_small, series, kfs_div(result, x.large));
}

kf_tensor_t *kf__d_i1(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  return kfs_mul(grad, kfs_sub(kfs_i0(self), i1_quotient(self, result, false)));
}

kf_tensor_t *kf__d_i1e(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  kf_tensor_t *slope = kfs_add(kfs_mul(result, kfs_sgn(self)), i1_quotient(self, result, true));
  return kfs_mul(grad, kfs_sub(kfs_special_i0e(self), slope));
}

/* The sum of a sparse tensor and a number is strided: then the gradient, which may be sparse, too,
 * is multiplied instead of divided. */
kf_tensor_t *kf__d_log1p_grad(kf_tensor_t *grad, kf_tensor_t *self) {
  if (kf_tensor_layout(self) == KF_LAYOUT_STRIDED)
    return kfs_div(grad, kf__d_conj(kfs_add_Scalar(self, KF_INT(1), KF_INT(1))));
  kf_tensor_t *ones = kf__d_in_type_of(kfs_full(kf_tensor_sizes(self), KF_INT(1)), self);
  return kfs_mul(grad, kfs_reciprocal(kf__d_conj(kfs_add(ones, self))));
}
