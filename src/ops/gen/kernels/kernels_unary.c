/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_exp(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_exp_fn compute = (kf_compute_exp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(exp, exp, T, T)
KF__INPLACE_FORM(exp_, exp, T)
KF__OUT_FORM(exp_out, exp, T, T, KF__OUT_CASTABLE)

static kf_status_t run_exp2(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_exp2_fn compute = (kf_compute_exp2_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(exp2, exp2, T, T)
KF__INPLACE_FORM(exp2_, exp2, T)
KF__OUT_FORM(exp2_out, exp2, T, T, KF__OUT_CASTABLE)

static kf_status_t run_expm1(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_expm1_fn compute = (kf_compute_expm1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(expm1, expm1, T, T)
KF__INPLACE_FORM(expm1_, expm1, T)
KF__OUT_FORM(expm1_out, expm1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_log(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_log_fn compute = (kf_compute_log_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(log, log, T, T)
KF__INPLACE_FORM(log_, log, T)
KF__OUT_FORM(log_out, log, T, T, KF__OUT_CASTABLE)

static kf_status_t run_log2(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_log2_fn compute = (kf_compute_log2_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(log2, log2, T, T)
KF__INPLACE_FORM(log2_, log2, T)
KF__OUT_FORM(log2_out, log2, T, T, KF__OUT_CASTABLE)

static kf_status_t run_log10(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_log10_fn compute = (kf_compute_log10_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(log10, log10, T, T)
KF__INPLACE_FORM(log10_, log10, T)
KF__OUT_FORM(log10_out, log10, T, T, KF__OUT_CASTABLE)

static kf_status_t run_log1p(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_log1p_fn compute = (kf_compute_log1p_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(log1p, log1p, T, T)
KF__INPLACE_FORM(log1p_, log1p, T)
KF__OUT_FORM(log1p_out, log1p, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_sin_fn compute = (kf_compute_sin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sin, sin, T, T)
KF__INPLACE_FORM(sin_, sin, T)
KF__OUT_FORM(sin_out, sin, T, T, KF__OUT_CASTABLE)

static kf_status_t run_cos(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_cos_fn compute = (kf_compute_cos_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(cos, cos, T, T)
KF__INPLACE_FORM(cos_, cos, T)
KF__OUT_FORM(cos_out, cos, T, T, KF__OUT_CASTABLE)

static kf_status_t run_tan(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_tan_fn compute = (kf_compute_tan_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(tan, tan, T, T)
KF__INPLACE_FORM(tan_, tan, T)
KF__OUT_FORM(tan_out, tan, T, T, KF__OUT_CASTABLE)

static kf_status_t run_asin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_asin_fn compute = (kf_compute_asin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(asin, asin, T, T)
KF__INPLACE_FORM(asin_, asin, T)
KF__OUT_FORM(asin_out, asin, T, T, KF__OUT_CASTABLE)

static kf_status_t run_acos(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_acos_fn compute = (kf_compute_acos_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(acos, acos, T, T)
KF__INPLACE_FORM(acos_, acos, T)
KF__OUT_FORM(acos_out, acos, T, T, KF__OUT_CASTABLE)

static kf_status_t run_atan(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_atan_fn compute = (kf_compute_atan_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(atan, atan, T, T)
KF__INPLACE_FORM(atan_, atan, T)
KF__OUT_FORM(atan_out, atan, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sinh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_sinh_fn compute = (kf_compute_sinh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sinh, sinh, T, T)
KF__INPLACE_FORM(sinh_, sinh, T)
KF__OUT_FORM(sinh_out, sinh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_cosh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_cosh_fn compute = (kf_compute_cosh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(cosh, cosh, T, T)
KF__INPLACE_FORM(cosh_, cosh, T)
KF__OUT_FORM(cosh_out, cosh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_tanh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_tanh_fn compute = (kf_compute_tanh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(tanh, tanh, T, T)
KF__INPLACE_FORM(tanh_, tanh, T)
KF__OUT_FORM(tanh_out, tanh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_asinh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_asinh_fn compute = (kf_compute_asinh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(asinh, asinh, T, T)
KF__INPLACE_FORM(asinh_, asinh, T)
KF__OUT_FORM(asinh_out, asinh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_acosh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_acosh_fn compute = (kf_compute_acosh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(acosh, acosh, T, T)
KF__INPLACE_FORM(acosh_, acosh, T)
KF__OUT_FORM(acosh_out, acosh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_atanh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_atanh_fn compute = (kf_compute_atanh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(atanh, atanh, T, T)
KF__INPLACE_FORM(atanh_, atanh, T)
KF__OUT_FORM(atanh_out, atanh, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sinc(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_sinc_fn compute = (kf_compute_sinc_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sinc, sinc, T, T)
KF__INPLACE_FORM(sinc_, sinc, T)
KF__OUT_FORM(sinc_out, sinc, T, T, KF__OUT_CASTABLE)

static kf_status_t run_deg2rad(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_degrees(&it, r, self));
  kf_compute_deg2rad_fn compute = (kf_compute_deg2rad_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(deg2rad, deg2rad, T, T)
KF__INPLACE_FORM(deg2rad_, deg2rad, T)
KF__OUT_FORM(deg2rad_out, deg2rad, T, T, KF__OUT_CASTABLE)

static kf_status_t run_rad2deg(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_degrees(&it, r, self));
  kf_compute_rad2deg_fn compute = (kf_compute_rad2deg_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(rad2deg, rad2deg, T, T)
KF__INPLACE_FORM(rad2deg_, rad2deg, T)
KF__OUT_FORM(rad2deg_out, rad2deg, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sqrt(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_sqrt_fn compute = (kf_compute_sqrt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sqrt, sqrt, T, T)
KF__INPLACE_FORM(sqrt_, sqrt, T)
KF__OUT_FORM(sqrt_out, sqrt, T, T, KF__OUT_CASTABLE)

static kf_status_t run_rsqrt(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_rsqrt_fn compute = (kf_compute_rsqrt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(rsqrt, rsqrt, T, T)
KF__INPLACE_FORM(rsqrt_, rsqrt, T)
KF__OUT_FORM(rsqrt_out, rsqrt, T, T, KF__OUT_CASTABLE)

static kf_status_t run_reciprocal(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_reciprocal_fn compute = (kf_compute_reciprocal_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(reciprocal, reciprocal, T, T)
KF__INPLACE_FORM(reciprocal_, reciprocal, T)
KF__OUT_FORM(reciprocal_out, reciprocal, T, T, KF__OUT_CASTABLE)

static kf_status_t run_abs(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_abs(&it, r, self));
  kf_compute_abs_fn compute = (kf_compute_abs_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(abs, abs, T, T)
KF__INPLACE_FORM(abs_, abs, T)
KF__OUT_FORM(abs_out, abs, T, T, KF__OUT_CASTABLE)

static kf_status_t run_neg(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_neg(&it, r, self));
  kf_compute_neg_fn compute = (kf_compute_neg_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(neg, neg, T, T)
KF__INPLACE_FORM(neg_, neg, T)
KF__INLINE_OUT_FORM(neg_out, neg, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sign(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_sign(&it, r, self));
  kf_compute_sign_fn compute = (kf_compute_sign_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sign, sign, T, T)
KF__INPLACE_FORM(sign_, sign, T)
KF__OUT_FORM(sign_out, sign, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sgn(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_sgn_fn compute = (kf_compute_sgn_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sgn, sgn, T, T)
KF__INPLACE_FORM(sgn_, sgn, T)
KF__OUT_FORM(sgn_out, sgn, T, T, KF__OUT_CASTABLE)

static kf_status_t run_signbit(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_signbit(&it, r, self));
  kf_compute_signbit_fn compute = (kf_compute_signbit_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(signbit, signbit, T, T)
KF__OUT_FORM(signbit_out, signbit, T, T, KF__OUT_CASTABLE)

static kf_status_t run_angle(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_angle(&it, r, self));
  kf_compute_angle_fn compute = (kf_compute_angle_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(angle, angle, T, T)
KF__OUT_FORM(angle_out, angle, T, T, KF__OUT_CASTABLE)

static kf_status_t run__conj_physical(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_conj_physical(&it, r, self));
  kf_compute_conj_physical_fn compute = (kf_compute_conj_physical_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(_conj_physical, _conj_physical, T, T)
KF__OUT_FORM(_conj_physical_out, _conj_physical, T, T, KF__OUT_GENERATED)

static kf_status_t run_ceil(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_whole(&it, r, self));
  kf_compute_ceil_fn compute = (kf_compute_ceil_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(ceil, ceil, T, T)
KF__INPLACE_FORM(ceil_, ceil, T)
KF__OUT_FORM(ceil_out, ceil, T, T, KF__OUT_CASTABLE)

static kf_status_t run_floor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_whole(&it, r, self));
  kf_compute_floor_fn compute = (kf_compute_floor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(floor, floor, T, T)
KF__INPLACE_FORM(floor_, floor, T)
KF__OUT_FORM(floor_out, floor, T, T, KF__OUT_CASTABLE)

static kf_status_t run_trunc(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_whole(&it, r, self));
  kf_compute_trunc_fn compute = (kf_compute_trunc_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(trunc, trunc, T, T)
KF__INPLACE_FORM(trunc_, trunc, T)
KF__OUT_FORM(trunc_out, trunc, T, T, KF__OUT_CASTABLE)

static kf_status_t run_round(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_round_fn compute = (kf_compute_round_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(round, round, T, T)
KF__INPLACE_FORM(round_, round, T)
KF__OUT_FORM(round_out, round, T, T, KF__OUT_CASTABLE)

static kf_status_t run_round_decimals(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t decimals) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_round_decimals_fn compute = (kf_compute_round_decimals_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, decimals);
}
KF__FUNCTIONAL_FORM(round_decimals, round_decimals, Ti, T)
KF__INPLACE_FORM(round__decimals, round_decimals, Ti)
KF__OUT_FORM(round_decimals_out, round_decimals, Ti, T, KF__OUT_CASTABLE)

static kf_status_t run_frac(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_frac_fn compute = (kf_compute_frac_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(frac, frac, T, T)
KF__INPLACE_FORM(frac_, frac, T)
KF__OUT_FORM(frac_out, frac, T, T, KF__OUT_CASTABLE)

static kf_status_t run_isnan(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_test(&it, r, self));
  kf_compute_isnan_fn compute = (kf_compute_isnan_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isnan, isnan, T, T)
KF__OUT_FORM(isnan_out, isnan, T, T, KF__OUT_GENERATED)

static kf_status_t run_isinf(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_test(&it, r, self));
  kf_compute_isinf_fn compute = (kf_compute_isinf_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isinf, isinf, T, T)
KF__OUT_FORM(isinf_out, isinf, T, T, KF__OUT_GENERATED)

static kf_status_t run_isfinite(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_test(&it, r, self));
  kf_compute_isfinite_fn compute = (kf_compute_isfinite_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isfinite, isfinite, T, T)

static kf_status_t run_isreal(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_test(&it, r, self));
  kf_compute_isreal_fn compute = (kf_compute_isreal_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isreal, isreal, T, T)

static kf_status_t run_isposinf(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_infinite(&it, r, self));
  kf_compute_isposinf_fn compute = (kf_compute_isposinf_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isposinf, isposinf, T, T)
KF__OUT_FORM(isposinf_out, isposinf, T, T, KF__OUT_CASTABLE)

static kf_status_t run_isneginf(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_infinite(&it, r, self));
  kf_compute_isneginf_fn compute = (kf_compute_isneginf_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(isneginf, isneginf, T, T)
KF__OUT_FORM(isneginf_out, isneginf, T, T, KF__OUT_CASTABLE)

static kf_status_t run_logical_not(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_COMPARE));
  kf_compute_logical_not_fn compute = (kf_compute_logical_not_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logical_not, logical_not, T, T)
KF__INPLACE_FORM(logical_not_, logical_not, T)
KF__OUT_FORM(logical_not_out, logical_not, T, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_not(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_bitwise_not_fn compute = (kf_compute_bitwise_not_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_not, bitwise_not, T, T)
KF__INPLACE_FORM(bitwise_not_, bitwise_not, T)
KF__OUT_FORM(bitwise_not_out, bitwise_not, T, T, KF__OUT_CASTABLE)

static kf_status_t run_nan_to_num(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_float_t nan, kf_opt_float_t posinf, kf_opt_float_t neginf) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_nan_to_num(&it, r, self));
  kf_compute_nan_to_num_fn compute = (kf_compute_nan_to_num_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, nan, posinf, neginf);
}
KF__FUNCTIONAL_FORM(nan_to_num, nan_to_num, TFFF, T)
KF__INPLACE_FORM(nan_to_num_, nan_to_num, TFFF)
KF__OUT_FORM(nan_to_num_out, nan_to_num, TFFF, T, KF__OUT_CASTABLE)

static kf_status_t run_erf(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_erf_fn compute = (kf_compute_erf_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(erf, erf, T, T)
KF__INPLACE_FORM(erf_, erf, T)
KF__OUT_FORM(erf_out, erf, T, T, KF__OUT_CASTABLE)

static kf_status_t run_erfc(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_erfc_fn compute = (kf_compute_erfc_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(erfc, erfc, T, T)
KF__INPLACE_FORM(erfc_, erfc, T)
KF__OUT_FORM(erfc_out, erfc, T, T, KF__OUT_CASTABLE)

static kf_status_t run_erfinv(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_erfinv_fn compute = (kf_compute_erfinv_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(erfinv, erfinv, T, T)
KF__INPLACE_FORM(erfinv_, erfinv, T)
KF__OUT_FORM(erfinv_out, erfinv, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_erfcx(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_erfcx_fn compute = (kf_compute_erfcx_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_erfcx, special_erfcx, T, T)
KF__OUT_FORM(special_erfcx_out, special_erfcx, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_ndtri(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_ndtri_fn compute = (kf_compute_ndtri_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_ndtri, special_ndtri, T, T)
KF__OUT_FORM(special_ndtri_out, special_ndtri, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_log_ndtr(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_log_ndtr_fn compute = (kf_compute_log_ndtr_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_log_ndtr, special_log_ndtr, T, T)
KF__OUT_FORM(special_log_ndtr_out, special_log_ndtr, T, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_special_ndtr_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_special_ndtr(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, true);
}

static kf_status_t run_special_entr(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_entr_fn compute = (kf_compute_entr_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_entr, special_entr, T, T)
KF__OUT_FORM(special_entr_out, special_entr, T, T, KF__OUT_CASTABLE)

static kf_status_t run_lgamma(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_lgamma_fn compute = (kf_compute_lgamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(lgamma, lgamma, T, T)
KF__INPLACE_FORM(lgamma_, lgamma, T)
KF__OUT_FORM(lgamma_out, lgamma, T, T, KF__OUT_CASTABLE)

static kf_status_t run_digamma(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_digamma_fn compute = (kf_compute_digamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(digamma, digamma, T, T)
KF__INPLACE_FORM(digamma_, digamma, T)
KF__OUT_FORM(digamma_out, digamma, T, T, KF__OUT_CASTABLE)

static kf_status_t run_polygamma(const kf_call_t *call, kf_results_t *r, int64_t n, kf_tensor_t
    *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_polygamma(&it, r, n, self));
  kf_compute_polygamma_fn compute = (kf_compute_polygamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, n);
}
KF__FUNCTIONAL_FORM(polygamma, polygamma, iT, T)
KF__REORDERED_FORM(polygamma_, polygamma, Ti, (b, a))
KF__OUT_FORM(polygamma_out, polygamma, iT, T, KF__OUT_CASTABLE)

static kf_status_t run_mvlgamma(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    p) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_mvlgamma(&it, r, self, p));
  kf_compute_mvlgamma_fn compute = (kf_compute_mvlgamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, p);
}
KF__FUNCTIONAL_FORM(mvlgamma, mvlgamma, Ti, T)
KF__INPLACE_FORM(mvlgamma_, mvlgamma, Ti)
KF__OUT_FORM(mvlgamma_out, mvlgamma, Ti, T, KF__OUT_CASTABLE)

static kf_status_t run_igamma(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_igamma_fn compute = (kf_compute_igamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(igamma, igamma, TT, T)
KF__INPLACE_FORM(igamma_, igamma, TT)
KF__OUT_FORM(igamma_out, igamma, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_igammac(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_igammac_fn compute = (kf_compute_igammac_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(igammac, igammac, TT, T)
KF__INPLACE_FORM(igammac_, igammac, TT)
KF__OUT_FORM(igammac_out, igammac, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_zeta(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_zeta_fn compute = (kf_compute_zeta_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_zeta, special_zeta, TT, T)
KF__OUT_FORM(special_zeta_out, special_zeta, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_zeta_other_scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_zeta_fn compute = (kf_compute_zeta_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_zeta_other_scalar, special_zeta_other_scalar, Ts, T)
KF__OUT_FORM(special_zeta_other_scalar_out, special_zeta_other_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_zeta_self_scalar(const kf_call_t *call, kf_results_t *r, kf_scalar_t
    self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_zeta_fn compute = (kf_compute_zeta_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_zeta_self_scalar, special_zeta_self_scalar, sT, T)
KF__OUT_FORM(special_zeta_self_scalar_out, special_zeta_self_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_xlog1py(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlog1py_fn compute = (kf_compute_xlog1py_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_xlog1py, special_xlog1py, TT, T)
KF__OUT_FORM(special_xlog1py_out, special_xlog1py, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_xlog1py_other_scalar(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlog1py_fn compute = (kf_compute_xlog1py_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_xlog1py_other_scalar, special_xlog1py_other_scalar, Ts, T)
KF__OUT_FORM(special_xlog1py_other_scalar_out, special_xlog1py_other_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_xlog1py_self_scalar(const kf_call_t *call, kf_results_t *r,
    kf_scalar_t self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlog1py_fn compute = (kf_compute_xlog1py_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_xlog1py_self_scalar, special_xlog1py_self_scalar, sT, T)
KF__OUT_FORM(special_xlog1py_self_scalar_out, special_xlog1py_self_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_i0(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_i0_fn compute = (kf_compute_i0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(i0, i0, T, T)
KF__INPLACE_FORM(i0_, i0, T)
KF__OUT_FORM(i0_out, i0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_i0e(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_i0e_fn compute = (kf_compute_i0e_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_i0e, special_i0e, T, T)
KF__OUT_FORM(special_i0e_out, special_i0e, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_i1(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_i1_fn compute = (kf_compute_i1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_i1, special_i1, T, T)
KF__OUT_FORM(special_i1_out, special_i1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_i1e(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_i1e_fn compute = (kf_compute_i1e_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_i1e, special_i1e, T, T)
KF__OUT_FORM(special_i1e_out, special_i1e, T, T, KF__OUT_CASTABLE)

static kf_status_t run_frexp_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_frexp(r, self));
  kf_compute_frexp_fn compute = (kf_compute_frexp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(frexp_Tensor, frexp_Tensor, T, TT)
KF__OUT_FORM(frexp_Tensor_out, frexp_Tensor, T, TT, KF__OUT_EXACT)

const kf__kernel_entry_t kf__kernels_unary[] = {
    {KF__OP_exp, KF__COMPUTE_exp, KF__AT_BACKEND, (kf_typed_fn)functional_exp},
    {KF__OP_exp_, KF__COMPUTE_exp, KF__AT_BACKEND, (kf_typed_fn)inplace_exp_},
    {KF__OP_exp_out, KF__COMPUTE_exp, KF__AT_BACKEND, (kf_typed_fn)out_exp_out},
    {KF__OP_exp2, KF__COMPUTE_exp2, KF__AT_BACKEND, (kf_typed_fn)functional_exp2},
    {KF__OP_exp2_, KF__COMPUTE_exp2, KF__AT_BACKEND, (kf_typed_fn)inplace_exp2_},
    {KF__OP_exp2_out, KF__COMPUTE_exp2, KF__AT_BACKEND, (kf_typed_fn)out_exp2_out},
    {KF__OP_expm1, KF__COMPUTE_expm1, KF__AT_BACKEND, (kf_typed_fn)functional_expm1},
    {KF__OP_expm1_, KF__COMPUTE_expm1, KF__AT_BACKEND, (kf_typed_fn)inplace_expm1_},
    {KF__OP_expm1_out, KF__COMPUTE_expm1, KF__AT_BACKEND, (kf_typed_fn)out_expm1_out},
    {KF__OP_log, KF__COMPUTE_log, KF__AT_BACKEND, (kf_typed_fn)functional_log},
    {KF__OP_log_, KF__COMPUTE_log, KF__AT_BACKEND, (kf_typed_fn)inplace_log_},
    {KF__OP_log_out, KF__COMPUTE_log, KF__AT_BACKEND, (kf_typed_fn)out_log_out},
    {KF__OP_log2, KF__COMPUTE_log2, KF__AT_BACKEND, (kf_typed_fn)functional_log2},
    {KF__OP_log2_, KF__COMPUTE_log2, KF__AT_BACKEND, (kf_typed_fn)inplace_log2_},
    {KF__OP_log2_out, KF__COMPUTE_log2, KF__AT_BACKEND, (kf_typed_fn)out_log2_out},
    {KF__OP_log10, KF__COMPUTE_log10, KF__AT_BACKEND, (kf_typed_fn)functional_log10},
    {KF__OP_log10_, KF__COMPUTE_log10, KF__AT_BACKEND, (kf_typed_fn)inplace_log10_},
    {KF__OP_log10_out, KF__COMPUTE_log10, KF__AT_BACKEND, (kf_typed_fn)out_log10_out},
    {KF__OP_log1p, KF__COMPUTE_log1p, KF__AT_BACKEND, (kf_typed_fn)functional_log1p},
    {KF__OP_log1p_, KF__COMPUTE_log1p, KF__AT_BACKEND, (kf_typed_fn)inplace_log1p_},
    {KF__OP_log1p_out, KF__COMPUTE_log1p, KF__AT_BACKEND, (kf_typed_fn)out_log1p_out},
    {KF__OP_sin, KF__COMPUTE_sin, KF__AT_BACKEND, (kf_typed_fn)functional_sin},
    {KF__OP_sin_, KF__COMPUTE_sin, KF__AT_BACKEND, (kf_typed_fn)inplace_sin_},
    {KF__OP_sin_out, KF__COMPUTE_sin, KF__AT_BACKEND, (kf_typed_fn)out_sin_out},
    {KF__OP_cos, KF__COMPUTE_cos, KF__AT_BACKEND, (kf_typed_fn)functional_cos},
    {KF__OP_cos_, KF__COMPUTE_cos, KF__AT_BACKEND, (kf_typed_fn)inplace_cos_},
    {KF__OP_cos_out, KF__COMPUTE_cos, KF__AT_BACKEND, (kf_typed_fn)out_cos_out},
    {KF__OP_tan, KF__COMPUTE_tan, KF__AT_BACKEND, (kf_typed_fn)functional_tan},
    {KF__OP_tan_, KF__COMPUTE_tan, KF__AT_BACKEND, (kf_typed_fn)inplace_tan_},
    {KF__OP_tan_out, KF__COMPUTE_tan, KF__AT_BACKEND, (kf_typed_fn)out_tan_out},
    {KF__OP_asin, KF__COMPUTE_asin, KF__AT_BACKEND, (kf_typed_fn)functional_asin},
    {KF__OP_asin_, KF__COMPUTE_asin, KF__AT_BACKEND, (kf_typed_fn)inplace_asin_},
    {KF__OP_asin_out, KF__COMPUTE_asin, KF__AT_BACKEND, (kf_typed_fn)out_asin_out},
    {KF__OP_acos, KF__COMPUTE_acos, KF__AT_BACKEND, (kf_typed_fn)functional_acos},
    {KF__OP_acos_, KF__COMPUTE_acos, KF__AT_BACKEND, (kf_typed_fn)inplace_acos_},
    {KF__OP_acos_out, KF__COMPUTE_acos, KF__AT_BACKEND, (kf_typed_fn)out_acos_out},
    {KF__OP_atan, KF__COMPUTE_atan, KF__AT_BACKEND, (kf_typed_fn)functional_atan},
    {KF__OP_atan_, KF__COMPUTE_atan, KF__AT_BACKEND, (kf_typed_fn)inplace_atan_},
    {KF__OP_atan_out, KF__COMPUTE_atan, KF__AT_BACKEND, (kf_typed_fn)out_atan_out},
    {KF__OP_sinh, KF__COMPUTE_sinh, KF__AT_BACKEND, (kf_typed_fn)functional_sinh},
    {KF__OP_sinh_, KF__COMPUTE_sinh, KF__AT_BACKEND, (kf_typed_fn)inplace_sinh_},
    {KF__OP_sinh_out, KF__COMPUTE_sinh, KF__AT_BACKEND, (kf_typed_fn)out_sinh_out},
    {KF__OP_cosh, KF__COMPUTE_cosh, KF__AT_BACKEND, (kf_typed_fn)functional_cosh},
    {KF__OP_cosh_, KF__COMPUTE_cosh, KF__AT_BACKEND, (kf_typed_fn)inplace_cosh_},
    {KF__OP_cosh_out, KF__COMPUTE_cosh, KF__AT_BACKEND, (kf_typed_fn)out_cosh_out},
    {KF__OP_tanh, KF__COMPUTE_tanh, KF__AT_BACKEND, (kf_typed_fn)functional_tanh},
    {KF__OP_tanh_, KF__COMPUTE_tanh, KF__AT_BACKEND, (kf_typed_fn)inplace_tanh_},
    {KF__OP_tanh_out, KF__COMPUTE_tanh, KF__AT_BACKEND, (kf_typed_fn)out_tanh_out},
    {KF__OP_asinh, KF__COMPUTE_asinh, KF__AT_BACKEND, (kf_typed_fn)functional_asinh},
    {KF__OP_asinh_, KF__COMPUTE_asinh, KF__AT_BACKEND, (kf_typed_fn)inplace_asinh_},
    {KF__OP_asinh_out, KF__COMPUTE_asinh, KF__AT_BACKEND, (kf_typed_fn)out_asinh_out},
    {KF__OP_acosh, KF__COMPUTE_acosh, KF__AT_BACKEND, (kf_typed_fn)functional_acosh},
    {KF__OP_acosh_, KF__COMPUTE_acosh, KF__AT_BACKEND, (kf_typed_fn)inplace_acosh_},
    {KF__OP_acosh_out, KF__COMPUTE_acosh, KF__AT_BACKEND, (kf_typed_fn)out_acosh_out},
    {KF__OP_atanh, KF__COMPUTE_atanh, KF__AT_BACKEND, (kf_typed_fn)functional_atanh},
    {KF__OP_atanh_, KF__COMPUTE_atanh, KF__AT_BACKEND, (kf_typed_fn)inplace_atanh_},
    {KF__OP_atanh_out, KF__COMPUTE_atanh, KF__AT_BACKEND, (kf_typed_fn)out_atanh_out},
    {KF__OP_sinc, KF__COMPUTE_sinc, KF__AT_BACKEND, (kf_typed_fn)functional_sinc},
    {KF__OP_sinc_, KF__COMPUTE_sinc, KF__AT_BACKEND, (kf_typed_fn)inplace_sinc_},
    {KF__OP_sinc_out, KF__COMPUTE_sinc, KF__AT_BACKEND, (kf_typed_fn)out_sinc_out},
    {KF__OP_deg2rad, KF__COMPUTE_deg2rad, KF__AT_BACKEND, (kf_typed_fn)functional_deg2rad},
    {KF__OP_deg2rad_, KF__COMPUTE_deg2rad, KF__AT_BACKEND, (kf_typed_fn)inplace_deg2rad_},
    {KF__OP_deg2rad_out, KF__COMPUTE_deg2rad, KF__AT_BACKEND, (kf_typed_fn)out_deg2rad_out},
    {KF__OP_rad2deg, KF__COMPUTE_rad2deg, KF__AT_BACKEND, (kf_typed_fn)functional_rad2deg},
    {KF__OP_rad2deg_, KF__COMPUTE_rad2deg, KF__AT_BACKEND, (kf_typed_fn)inplace_rad2deg_},
    {KF__OP_rad2deg_out, KF__COMPUTE_rad2deg, KF__AT_BACKEND, (kf_typed_fn)out_rad2deg_out},
    {KF__OP_sqrt, KF__COMPUTE_sqrt, KF__AT_BACKEND, (kf_typed_fn)functional_sqrt},
    {KF__OP_sqrt_, KF__COMPUTE_sqrt, KF__AT_BACKEND, (kf_typed_fn)inplace_sqrt_},
    {KF__OP_sqrt_out, KF__COMPUTE_sqrt, KF__AT_BACKEND, (kf_typed_fn)out_sqrt_out},
    {KF__OP_rsqrt, KF__COMPUTE_rsqrt, KF__AT_BACKEND, (kf_typed_fn)functional_rsqrt},
    {KF__OP_rsqrt_, KF__COMPUTE_rsqrt, KF__AT_BACKEND, (kf_typed_fn)inplace_rsqrt_},
    {KF__OP_rsqrt_out, KF__COMPUTE_rsqrt, KF__AT_BACKEND, (kf_typed_fn)out_rsqrt_out},
    {KF__OP_reciprocal, KF__COMPUTE_reciprocal, KF__AT_BACKEND, (kf_typed_fn)functional_reciprocal},
    {KF__OP_reciprocal_, KF__COMPUTE_reciprocal, KF__AT_BACKEND, (kf_typed_fn)inplace_reciprocal_},
    {KF__OP_reciprocal_out, KF__COMPUTE_reciprocal, KF__AT_BACKEND, (kf_typed_fn)out_reciprocal_out},
    {KF__OP_square, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_square},
    {KF__OP_square_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_square_},
    {KF__OP_square_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_square_out},
    {KF__OP_abs, KF__COMPUTE_abs, KF__AT_BACKEND, (kf_typed_fn)functional_abs},
    {KF__OP_abs_, KF__COMPUTE_abs, KF__AT_BACKEND, (kf_typed_fn)inplace_abs_},
    {KF__OP_abs_out, KF__COMPUTE_abs, KF__AT_BACKEND, (kf_typed_fn)out_abs_out},
    {KF__OP_neg, KF__COMPUTE_neg, KF__AT_BACKEND, (kf_typed_fn)functional_neg},
    {KF__OP_neg_, KF__COMPUTE_neg, KF__AT_BACKEND, (kf_typed_fn)inplace_neg_},
    {KF__OP_neg_out, KF__COMPUTE_neg, KF__AT_BACKEND, (kf_typed_fn)out_neg_out},
    {KF__OP_positive, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_positive},
    {KF__OP_sign, KF__COMPUTE_sign, KF__AT_BACKEND, (kf_typed_fn)functional_sign},
    {KF__OP_sign_, KF__COMPUTE_sign, KF__AT_BACKEND, (kf_typed_fn)inplace_sign_},
    {KF__OP_sign_out, KF__COMPUTE_sign, KF__AT_BACKEND, (kf_typed_fn)out_sign_out},
    {KF__OP_sgn, KF__COMPUTE_sgn, KF__AT_BACKEND, (kf_typed_fn)functional_sgn},
    {KF__OP_sgn_, KF__COMPUTE_sgn, KF__AT_BACKEND, (kf_typed_fn)inplace_sgn_},
    {KF__OP_sgn_out, KF__COMPUTE_sgn, KF__AT_BACKEND, (kf_typed_fn)out_sgn_out},
    {KF__OP_signbit, KF__COMPUTE_signbit, KF__AT_BACKEND, (kf_typed_fn)functional_signbit},
    {KF__OP_signbit_out, KF__COMPUTE_signbit, KF__AT_BACKEND, (kf_typed_fn)out_signbit_out},
    {KF__OP_angle, KF__COMPUTE_angle, KF__AT_BACKEND, (kf_typed_fn)functional_angle},
    {KF__OP_angle_out, KF__COMPUTE_angle, KF__AT_BACKEND, (kf_typed_fn)out_angle_out},
    {KF__OP__conj_physical, KF__COMPUTE_conj_physical, KF__AT_BACKEND, (kf_typed_fn)functional__conj_physical},
    {KF__OP__conj_physical_out, KF__COMPUTE_conj_physical, KF__AT_BACKEND, (kf_typed_fn)out__conj_physical_out},
    {KF__OP_conj_physical, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conj_physical},
    {KF__OP_conj_physical_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conj_physical_},
    {KF__OP_conj_physical_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conj_physical_out},
    {KF__OP_ceil, KF__COMPUTE_ceil, KF__AT_BACKEND, (kf_typed_fn)functional_ceil},
    {KF__OP_ceil_, KF__COMPUTE_ceil, KF__AT_BACKEND, (kf_typed_fn)inplace_ceil_},
    {KF__OP_ceil_out, KF__COMPUTE_ceil, KF__AT_BACKEND, (kf_typed_fn)out_ceil_out},
    {KF__OP_floor, KF__COMPUTE_floor, KF__AT_BACKEND, (kf_typed_fn)functional_floor},
    {KF__OP_floor_, KF__COMPUTE_floor, KF__AT_BACKEND, (kf_typed_fn)inplace_floor_},
    {KF__OP_floor_out, KF__COMPUTE_floor, KF__AT_BACKEND, (kf_typed_fn)out_floor_out},
    {KF__OP_trunc, KF__COMPUTE_trunc, KF__AT_BACKEND, (kf_typed_fn)functional_trunc},
    {KF__OP_trunc_, KF__COMPUTE_trunc, KF__AT_BACKEND, (kf_typed_fn)inplace_trunc_},
    {KF__OP_trunc_out, KF__COMPUTE_trunc, KF__AT_BACKEND, (kf_typed_fn)out_trunc_out},
    {KF__OP_round, KF__COMPUTE_round, KF__AT_BACKEND, (kf_typed_fn)functional_round},
    {KF__OP_round_, KF__COMPUTE_round, KF__AT_BACKEND, (kf_typed_fn)inplace_round_},
    {KF__OP_round_out, KF__COMPUTE_round, KF__AT_BACKEND, (kf_typed_fn)out_round_out},
    {KF__OP_round_decimals, KF__COMPUTE_round_decimals, KF__AT_BACKEND, (kf_typed_fn)functional_round_decimals},
    {KF__OP_round__decimals, KF__COMPUTE_round_decimals, KF__AT_BACKEND, (kf_typed_fn)inplace_round__decimals},
    {KF__OP_round_decimals_out, KF__COMPUTE_round_decimals, KF__AT_BACKEND, (kf_typed_fn)out_round_decimals_out},
    {KF__OP_frac, KF__COMPUTE_frac, KF__AT_BACKEND, (kf_typed_fn)functional_frac},
    {KF__OP_frac_, KF__COMPUTE_frac, KF__AT_BACKEND, (kf_typed_fn)inplace_frac_},
    {KF__OP_frac_out, KF__COMPUTE_frac, KF__AT_BACKEND, (kf_typed_fn)out_frac_out},
    {KF__OP_isnan, KF__COMPUTE_isnan, KF__AT_BACKEND, (kf_typed_fn)functional_isnan},
    {KF__OP_isnan_out, KF__COMPUTE_isnan, KF__AT_BACKEND, (kf_typed_fn)out_isnan_out},
    {KF__OP_isinf, KF__COMPUTE_isinf, KF__AT_BACKEND, (kf_typed_fn)functional_isinf},
    {KF__OP_isinf_out, KF__COMPUTE_isinf, KF__AT_BACKEND, (kf_typed_fn)out_isinf_out},
    {KF__OP_isfinite, KF__COMPUTE_isfinite, KF__AT_BACKEND, (kf_typed_fn)functional_isfinite},
    {KF__OP_isreal, KF__COMPUTE_isreal, KF__AT_BACKEND, (kf_typed_fn)functional_isreal},
    {KF__OP_isposinf, KF__COMPUTE_isposinf, KF__AT_BACKEND, (kf_typed_fn)functional_isposinf},
    {KF__OP_isposinf_out, KF__COMPUTE_isposinf, KF__AT_BACKEND, (kf_typed_fn)out_isposinf_out},
    {KF__OP_isneginf, KF__COMPUTE_isneginf, KF__AT_BACKEND, (kf_typed_fn)functional_isneginf},
    {KF__OP_isneginf_out, KF__COMPUTE_isneginf, KF__AT_BACKEND, (kf_typed_fn)out_isneginf_out},
    {KF__OP_logical_not, KF__COMPUTE_logical_not, KF__AT_BACKEND, (kf_typed_fn)functional_logical_not},
    {KF__OP_logical_not_, KF__COMPUTE_logical_not, KF__AT_BACKEND, (kf_typed_fn)inplace_logical_not_},
    {KF__OP_logical_not_out, KF__COMPUTE_logical_not, KF__AT_BACKEND, (kf_typed_fn)out_logical_not_out},
    {KF__OP_bitwise_not, KF__COMPUTE_bitwise_not, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_not},
    {KF__OP_bitwise_not_, KF__COMPUTE_bitwise_not, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_not_},
    {KF__OP_bitwise_not_out, KF__COMPUTE_bitwise_not, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_not_out},
    {KF__OP_nan_to_num, KF__COMPUTE_nan_to_num, KF__AT_BACKEND, (kf_typed_fn)functional_nan_to_num},
    {KF__OP_nan_to_num_, KF__COMPUTE_nan_to_num, KF__AT_BACKEND, (kf_typed_fn)inplace_nan_to_num_},
    {KF__OP_nan_to_num_out, KF__COMPUTE_nan_to_num, KF__AT_BACKEND, (kf_typed_fn)out_nan_to_num_out},
    {KF__OP_erf, KF__COMPUTE_erf, KF__AT_BACKEND, (kf_typed_fn)functional_erf},
    {KF__OP_erf_, KF__COMPUTE_erf, KF__AT_BACKEND, (kf_typed_fn)inplace_erf_},
    {KF__OP_erf_out, KF__COMPUTE_erf, KF__AT_BACKEND, (kf_typed_fn)out_erf_out},
    {KF__OP_erfc, KF__COMPUTE_erfc, KF__AT_BACKEND, (kf_typed_fn)functional_erfc},
    {KF__OP_erfc_, KF__COMPUTE_erfc, KF__AT_BACKEND, (kf_typed_fn)inplace_erfc_},
    {KF__OP_erfc_out, KF__COMPUTE_erfc, KF__AT_BACKEND, (kf_typed_fn)out_erfc_out},
    {KF__OP_erfinv, KF__COMPUTE_erfinv, KF__AT_BACKEND, (kf_typed_fn)functional_erfinv},
    {KF__OP_erfinv_, KF__COMPUTE_erfinv, KF__AT_BACKEND, (kf_typed_fn)inplace_erfinv_},
    {KF__OP_erfinv_out, KF__COMPUTE_erfinv, KF__AT_BACKEND, (kf_typed_fn)out_erfinv_out},
    {KF__OP_special_erfcx, KF__COMPUTE_erfcx, KF__AT_BACKEND, (kf_typed_fn)functional_special_erfcx},
    {KF__OP_special_erfcx_out, KF__COMPUTE_erfcx, KF__AT_BACKEND, (kf_typed_fn)out_special_erfcx_out},
    {KF__OP_special_ndtri, KF__COMPUTE_ndtri, KF__AT_BACKEND, (kf_typed_fn)functional_special_ndtri},
    {KF__OP_special_ndtri_out, KF__COMPUTE_ndtri, KF__AT_BACKEND, (kf_typed_fn)out_special_ndtri_out},
    {KF__OP_special_log_ndtr, KF__COMPUTE_log_ndtr, KF__AT_BACKEND, (kf_typed_fn)functional_special_log_ndtr},
    {KF__OP_special_log_ndtr_out, KF__COMPUTE_log_ndtr, KF__AT_BACKEND, (kf_typed_fn)out_special_log_ndtr_out},
    {KF__OP_special_ndtr, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_ndtr},
    {KF__OP_special_ndtr_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_special_ndtr_out},
    {KF__OP_special_entr, KF__COMPUTE_entr, KF__AT_BACKEND, (kf_typed_fn)functional_special_entr},
    {KF__OP_special_entr_out, KF__COMPUTE_entr, KF__AT_BACKEND, (kf_typed_fn)out_special_entr_out},
    {KF__OP_lgamma, KF__COMPUTE_lgamma, KF__AT_BACKEND, (kf_typed_fn)functional_lgamma},
    {KF__OP_lgamma_, KF__COMPUTE_lgamma, KF__AT_BACKEND, (kf_typed_fn)inplace_lgamma_},
    {KF__OP_lgamma_out, KF__COMPUTE_lgamma, KF__AT_BACKEND, (kf_typed_fn)out_lgamma_out},
    {KF__OP_digamma, KF__COMPUTE_digamma, KF__AT_BACKEND, (kf_typed_fn)functional_digamma},
    {KF__OP_digamma_, KF__COMPUTE_digamma, KF__AT_BACKEND, (kf_typed_fn)inplace_digamma_},
    {KF__OP_digamma_out, KF__COMPUTE_digamma, KF__AT_BACKEND, (kf_typed_fn)out_digamma_out},
    {KF__OP_polygamma, KF__COMPUTE_polygamma, KF__AT_BACKEND, (kf_typed_fn)functional_polygamma},
    {KF__OP_polygamma_, KF__COMPUTE_polygamma, KF__AT_BACKEND, (kf_typed_fn)inplace_polygamma_},
    {KF__OP_polygamma_out, KF__COMPUTE_polygamma, KF__AT_BACKEND, (kf_typed_fn)out_polygamma_out},
    {KF__OP_mvlgamma, KF__COMPUTE_mvlgamma, KF__AT_BACKEND, (kf_typed_fn)functional_mvlgamma},
    {KF__OP_mvlgamma_, KF__COMPUTE_mvlgamma, KF__AT_BACKEND, (kf_typed_fn)inplace_mvlgamma_},
    {KF__OP_mvlgamma_out, KF__COMPUTE_mvlgamma, KF__AT_BACKEND, (kf_typed_fn)out_mvlgamma_out},
    {KF__OP_igamma, KF__COMPUTE_igamma, KF__AT_BACKEND, (kf_typed_fn)functional_igamma},
    {KF__OP_igamma_, KF__COMPUTE_igamma, KF__AT_BACKEND, (kf_typed_fn)inplace_igamma_},
    {KF__OP_igamma_out, KF__COMPUTE_igamma, KF__AT_BACKEND, (kf_typed_fn)out_igamma_out},
    {KF__OP_igammac, KF__COMPUTE_igammac, KF__AT_BACKEND, (kf_typed_fn)functional_igammac},
    {KF__OP_igammac_, KF__COMPUTE_igammac, KF__AT_BACKEND, (kf_typed_fn)inplace_igammac_},
    {KF__OP_igammac_out, KF__COMPUTE_igammac, KF__AT_BACKEND, (kf_typed_fn)out_igammac_out},
    {KF__OP_special_zeta, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)functional_special_zeta},
    {KF__OP_special_zeta_out, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)out_special_zeta_out},
    {KF__OP_special_zeta_other_scalar, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)functional_special_zeta_other_scalar},
    {KF__OP_special_zeta_other_scalar_out, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)out_special_zeta_other_scalar_out},
    {KF__OP_special_zeta_self_scalar, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)functional_special_zeta_self_scalar},
    {KF__OP_special_zeta_self_scalar_out, KF__COMPUTE_zeta, KF__AT_BACKEND, (kf_typed_fn)out_special_zeta_self_scalar_out},
    {KF__OP_special_xlog1py, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)functional_special_xlog1py},
    {KF__OP_special_xlog1py_out, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)out_special_xlog1py_out},
    {KF__OP_special_xlog1py_other_scalar, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)functional_special_xlog1py_other_scalar},
    {KF__OP_special_xlog1py_other_scalar_out, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)out_special_xlog1py_other_scalar_out},
    {KF__OP_special_xlog1py_self_scalar, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)functional_special_xlog1py_self_scalar},
    {KF__OP_special_xlog1py_self_scalar_out, KF__COMPUTE_xlog1py, KF__AT_BACKEND, (kf_typed_fn)out_special_xlog1py_self_scalar_out},
    {KF__OP_i0, KF__COMPUTE_i0, KF__AT_BACKEND, (kf_typed_fn)functional_i0},
    {KF__OP_i0_, KF__COMPUTE_i0, KF__AT_BACKEND, (kf_typed_fn)inplace_i0_},
    {KF__OP_i0_out, KF__COMPUTE_i0, KF__AT_BACKEND, (kf_typed_fn)out_i0_out},
    {KF__OP_special_i0e, KF__COMPUTE_i0e, KF__AT_BACKEND, (kf_typed_fn)functional_special_i0e},
    {KF__OP_special_i0e_out, KF__COMPUTE_i0e, KF__AT_BACKEND, (kf_typed_fn)out_special_i0e_out},
    {KF__OP_special_i1, KF__COMPUTE_i1, KF__AT_BACKEND, (kf_typed_fn)functional_special_i1},
    {KF__OP_special_i1_out, KF__COMPUTE_i1, KF__AT_BACKEND, (kf_typed_fn)out_special_i1_out},
    {KF__OP_special_i1e, KF__COMPUTE_i1e, KF__AT_BACKEND, (kf_typed_fn)functional_special_i1e},
    {KF__OP_special_i1e_out, KF__COMPUTE_i1e, KF__AT_BACKEND, (kf_typed_fn)out_special_i1e_out},
    {KF__OP_absolute, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_absolute},
    {KF__OP_absolute_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_absolute_},
    {KF__OP_absolute_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_absolute_out},
    {KF__OP_negative, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_negative},
    {KF__OP_negative_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_negative_},
    {KF__OP_negative_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_negative_out},
    {KF__OP_arccos, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccos},
    {KF__OP_arccos_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccos_},
    {KF__OP_arccos_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccos_out},
    {KF__OP_arccosh, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccosh},
    {KF__OP_arccosh_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccosh_},
    {KF__OP_arccosh_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arccosh_out},
    {KF__OP_arcsin, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsin},
    {KF__OP_arcsin_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsin_},
    {KF__OP_arcsin_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsin_out},
    {KF__OP_arcsinh, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsinh},
    {KF__OP_arcsinh_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsinh_},
    {KF__OP_arcsinh_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arcsinh_out},
    {KF__OP_arctan, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan},
    {KF__OP_arctan_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan_},
    {KF__OP_arctan_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan_out},
    {KF__OP_arctanh, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctanh},
    {KF__OP_arctanh_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctanh_},
    {KF__OP_arctanh_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctanh_out},
    {KF__OP_special_expit, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_expit},
    {KF__OP_special_expit_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_expit_out},
    {KF__OP_special_exp2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_exp2},
    {KF__OP_special_exp2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_exp2_out},
    {KF__OP_special_expm1, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_expm1},
    {KF__OP_special_expm1_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_expm1_out},
    {KF__OP_special_log1p, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_log1p},
    {KF__OP_special_log1p_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_log1p_out},
    {KF__OP_special_sinc, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_sinc},
    {KF__OP_special_sinc_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_sinc_out},
    {KF__OP_fix, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fix},
    {KF__OP_fix_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fix_},
    {KF__OP_fix_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fix_out},
    {KF__OP_special_erf, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erf},
    {KF__OP_special_erf_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erf_out},
    {KF__OP_special_erfc, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erfc},
    {KF__OP_special_erfc_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erfc_out},
    {KF__OP_special_erfinv, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erfinv},
    {KF__OP_special_erfinv_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_erfinv_out},
    {KF__OP_special_digamma, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_digamma},
    {KF__OP_special_digamma_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_digamma_out},
    {KF__OP_special_psi, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_psi},
    {KF__OP_special_psi_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_psi_out},
    {KF__OP_special_gammaln, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammaln},
    {KF__OP_special_gammaln_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammaln_out},
    {KF__OP_special_i0, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_i0},
    {KF__OP_special_i0_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_i0_out},
    {KF__OP_special_logit, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_logit},
    {KF__OP_special_logit_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_logit_out},
    {KF__OP_special_round, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_round},
    {KF__OP_special_round_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_round_out},
    {KF__OP_special_polygamma, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_polygamma},
    {KF__OP_special_polygamma_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_polygamma_out},
    {KF__OP_special_multigammaln, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_multigammaln},
    {KF__OP_special_multigammaln_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_multigammaln_out},
    {KF__OP_special_gammainc, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammainc},
    {KF__OP_special_gammainc_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammainc_out},
    {KF__OP_special_gammaincc, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammaincc},
    {KF__OP_special_gammaincc_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_gammaincc_out},
    {KF__OP_frexp_Tensor, KF__COMPUTE_frexp, KF__AT_BACKEND, (kf_typed_fn)functional_frexp_Tensor},
    {KF__OP_frexp_Tensor_out, KF__COMPUTE_frexp, KF__AT_BACKEND, (kf_typed_fn)out_frexp_Tensor_out},
    {0, 0, KF__AT_END, NULL},
};
