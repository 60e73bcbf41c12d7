/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_add_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_add(&it, r, self, other, alpha));
  kf_compute_add_fn compute = (kf_compute_add_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(add_Tensor, add_Tensor, TTs, T)
KF__INPLACE_FORM(add__Tensor, add_Tensor, TTs)
KF__INLINE_OUT_FORM(add_out, add_Tensor, TTs, T, KF__OUT_CASTABLE)

static kf_status_t run_add_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_add_number(&it, r, self, other, alpha));
  kf_compute_add_fn compute = (kf_compute_add_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(add_Scalar, add_Scalar, Tss, T)
KF__INPLACE_FORM(add__Scalar, add_Scalar, Tss)
KF__INLINE_OUT_FORM(add_Scalar_out, add_Scalar, Tss, T, KF__OUT_GENERATED)

static kf_status_t run_sub_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_sub(&it, r, self, other, alpha));
  kf_compute_sub_fn compute = (kf_compute_sub_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(sub_Tensor, sub_Tensor, TTs, T)
KF__INPLACE_FORM(sub__Tensor, sub_Tensor, TTs)
KF__INLINE_OUT_FORM(sub_out, sub_Tensor, TTs, T, KF__OUT_CASTABLE)

static kf_status_t run_sub_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_sub_number(&it, r, self, other, alpha));
  kf_compute_sub_fn compute = (kf_compute_sub_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(sub_Scalar, sub_Scalar, Tss, T)
KF__INPLACE_FORM(sub__Scalar, sub_Scalar, Tss)
KF__INLINE_OUT_FORM(sub_Scalar_out, sub_Scalar, Tss, T, KF__OUT_GENERATED)

static kf_status_t run_rsub_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_rsub(&it, r, self, other, alpha));
  kf_compute_sub_fn compute = (kf_compute_sub_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(rsub_Tensor, rsub_Tensor, TTs, T)
KF__OUT_FORM(rsub_Tensor_out, rsub_Tensor, TTs, T, KF__OUT_GENERATED)

static kf_status_t run_rsub_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_rsub_number(&it, r, self, other, alpha));
  kf_compute_sub_fn compute = (kf_compute_sub_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha);
}
KF__FUNCTIONAL_FORM(rsub_Scalar, rsub_Scalar, Tss, T)
KF__OUT_FORM(rsub_Scalar_out, rsub_Scalar, Tss, T, KF__OUT_GENERATED)

static kf_status_t run_mul_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FULL_NUMBERS));
  kf_compute_mul_fn compute = (kf_compute_mul_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(mul_Tensor, mul_Tensor, TT, T)
KF__INPLACE_FORM(mul__Tensor, mul_Tensor, TT)
KF__INLINE_OUT_FORM(mul_out, mul_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_mul_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FULL_NUMBERS));
  kf_compute_mul_fn compute = (kf_compute_mul_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(mul_Scalar, mul_Scalar, Ts, T)
KF__INPLACE_FORM(mul__Scalar, mul_Scalar, Ts)
KF__INLINE_OUT_FORM(mul_Scalar_out, mul_Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_div_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_QUOTIENT));
  kf_compute_div_fn compute = (kf_compute_div_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(div_Tensor, div_Tensor, TT, T)
KF__INPLACE_FORM(div__Tensor, div_Tensor, TT)
KF__INLINE_OUT_FORM(div_out, div_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_div_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_QUOTIENT));
  kf_compute_div_fn compute = (kf_compute_div_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(div_Scalar, div_Scalar, Ts, T)
KF__INPLACE_FORM(div__Scalar, div_Scalar, Ts)
KF__INLINE_OUT_FORM(div_Scalar_out, div_Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_div_Tensor_mode(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_div_mode(&it, r, self, other, rounding_mode));
  kf_compute_div_mode_fn compute = (kf_compute_div_mode_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, rounding_mode);
}
KF__FUNCTIONAL_FORM(div_Tensor_mode, div_Tensor_mode, TTt, T)
KF__INPLACE_FORM(div__Tensor_mode, div_Tensor_mode, TTt)
KF__INLINE_OUT_FORM(div_out_mode, div_Tensor_mode, TTt, T, KF__OUT_CASTABLE)

static kf_status_t run_div_Scalar_mode(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_div_mode_number(&it, r, self, other, rounding_mode));
  kf_compute_div_mode_fn compute = (kf_compute_div_mode_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, rounding_mode);
}
KF__FUNCTIONAL_FORM(div_Scalar_mode, div_Scalar_mode, Tst, T)
KF__INPLACE_FORM(div__Scalar_mode, div_Scalar_mode, Tst)
KF__INLINE_OUT_FORM(div_Scalar_mode_out, div_Scalar_mode, Tst, T, KF__OUT_GENERATED)

static kf_status_t run_floor_divide(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FULL_NUMBERS));
  kf_compute_floor_divide_fn compute = (kf_compute_floor_divide_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(floor_divide, floor_divide, TT, T)
KF__INPLACE_FORM(floor_divide__Tensor, floor_divide, TT)
KF__OUT_FORM(floor_divide_out, floor_divide, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_floor_divide_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FULL_NUMBERS));
  kf_compute_floor_divide_fn compute = (kf_compute_floor_divide_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(floor_divide_Scalar, floor_divide_Scalar, Ts, T)
KF__INPLACE_FORM(floor_divide__Scalar, floor_divide_Scalar, Ts)
KF__OUT_FORM(floor_divide_Scalar_out, floor_divide_Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_remainder_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_remainder_fn compute = (kf_compute_remainder_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(remainder_Tensor, remainder_Tensor, TT, T)
KF__INPLACE_FORM(remainder__Tensor, remainder_Tensor, TT)
KF__OUT_FORM(remainder_Tensor_out, remainder_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_remainder_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_remainder_fn compute = (kf_compute_remainder_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(remainder_Scalar, remainder_Scalar, Ts, T)
KF__INPLACE_FORM(remainder__Scalar, remainder_Scalar, Ts)
KF__OUT_FORM(remainder_Scalar_out, remainder_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_remainder_Scalar_Tensor(const kf_call_t *call, kf_results_t *r, kf_scalar_t
    self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_remainder_fn compute = (kf_compute_remainder_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(remainder_Scalar_Tensor, remainder_Scalar_Tensor, sT, T)
KF__OUT_FORM(remainder_Scalar_Tensor_out, remainder_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run_fmod_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_fmod_fn compute = (kf_compute_fmod_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(fmod_Tensor, fmod_Tensor, TT, T)
KF__INPLACE_FORM(fmod__Tensor, fmod_Tensor, TT)
KF__OUT_FORM(fmod_Tensor_out, fmod_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_fmod_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_fmod_fn compute = (kf_compute_fmod_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(fmod_Scalar, fmod_Scalar, Ts, T)
KF__INPLACE_FORM(fmod__Scalar, fmod_Scalar, Ts)
KF__OUT_FORM(fmod_Scalar_out, fmod_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_addcmul(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(tensor1)))
    KF_TRY(kf__check_pair(call, self, tensor1, "self\0tensor1"));
  if (KF_UNLIKELY(kf__suspect(tensor2)))
    KF_TRY(kf__check_argument(call, tensor2, "tensor2"));
  if (KF_UNLIKELY(kf__other_device(self, tensor1)))
    KF_TRY(kf__check_device(r->op, self, tensor1, "tensor1"));
  if (KF_UNLIKELY(kf__other_device(self, tensor2)))
    KF_TRY(kf__check_device(r->op, self, tensor2, "tensor2"));
  kf_iter_t it;
  KF_TRY(kf__rule_addcmul(&it, r, self, tensor1, tensor2, value));
  kf_compute_addcmul_fn compute = (kf_compute_addcmul_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, value);
}
KF__FUNCTIONAL_FORM(addcmul, addcmul, TTTs, T)
KF__INPLACE_FORM(addcmul_, addcmul, TTTs)
KF__OUT_FORM(addcmul_out, addcmul, TTTs, T, KF__OUT_CASTABLE)

static kf_status_t run_addcdiv(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(tensor1)))
    KF_TRY(kf__check_pair(call, self, tensor1, "self\0tensor1"));
  if (KF_UNLIKELY(kf__suspect(tensor2)))
    KF_TRY(kf__check_argument(call, tensor2, "tensor2"));
  if (KF_UNLIKELY(kf__other_device(self, tensor1)))
    KF_TRY(kf__check_device(r->op, self, tensor1, "tensor1"));
  if (KF_UNLIKELY(kf__other_device(self, tensor2)))
    KF_TRY(kf__check_device(r->op, self, tensor2, "tensor2"));
  kf_iter_t it;
  KF_TRY(kf__rule_addcdiv(&it, r, self, tensor1, tensor2, value));
  kf_compute_addcdiv_fn compute = (kf_compute_addcdiv_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, value);
}
KF__FUNCTIONAL_FORM(addcdiv, addcdiv, TTTs, T)
KF__INPLACE_FORM(addcdiv_, addcdiv, TTTs)
KF__OUT_FORM(addcdiv_out, addcdiv, TTTs, T, KF__OUT_CASTABLE)

static kf_status_t run_lerp_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *end, kf_scalar_t weight) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(end)))
    KF_TRY(kf__check_pair(call, self, end, "self\0end"));
  if (KF_UNLIKELY(kf__other_device(self, end)))
    KF_TRY(kf__check_device(r->op, self, end, "end"));
  kf_iter_t it;
  KF_TRY(kf__rule_lerp(&it, r, self, end, weight));
  kf_compute_lerp_number_fn compute = (kf_compute_lerp_number_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, weight);
}
KF__FUNCTIONAL_FORM(lerp_Scalar, lerp_Scalar, TTs, T)
KF__INPLACE_FORM(lerp__Scalar, lerp_Scalar, TTs)
KF__OUT_FORM(lerp_Scalar_out, lerp_Scalar, TTs, T, KF__OUT_CASTABLE)

static kf_status_t run_lerp_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *end, kf_tensor_t *weight) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(end)))
    KF_TRY(kf__check_pair(call, self, end, "self\0end"));
  if (KF_UNLIKELY(kf__suspect(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(self, end)))
    KF_TRY(kf__check_device(r->op, self, end, "end"));
  if (KF_UNLIKELY(kf__other_device(self, weight)))
    KF_TRY(kf__check_device(r->op, self, weight, "weight"));
  kf_iter_t it;
  KF_TRY(kf__rule_lerp_tensor(&it, r, self, end, weight));
  kf_compute_lerp_fn compute = (kf_compute_lerp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(lerp_Tensor, lerp_Tensor, TTT, T)
KF__INPLACE_FORM(lerp__Tensor, lerp_Tensor, TTT)
KF__OUT_FORM(lerp_Tensor_out, lerp_Tensor, TTT, T, KF__OUT_EXACT)

static kf_status_t run_pow_Tensor_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *exponent) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(exponent)))
    KF_TRY(kf__check_pair(call, self, exponent, "self\0exponent"));
  if (KF_UNLIKELY(kf__other_device(self, exponent)))
    KF_TRY(kf__check_device(r->op, self, exponent, "exponent"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, exponent, KF__TYPES_PROMOTE));
  kf_compute_pow_fn compute = (kf_compute_pow_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(pow_Tensor_Tensor, pow_Tensor_Tensor, TT, T)
KF__INPLACE_FORM(pow__Tensor, pow_Tensor_Tensor, TT)
KF__OUT_FORM(pow_Tensor_Tensor_out, pow_Tensor_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_pow_Tensor_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t exponent) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_pow_number(&it, r, self, exponent));
  kf_compute_pow_number_fn compute = (kf_compute_pow_number_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, exponent);
}
KF__FUNCTIONAL_FORM(pow_Tensor_Scalar, pow_Tensor_Scalar, Ts, T)
KF__INPLACE_FORM(pow__Scalar, pow_Tensor_Scalar, Ts)
KF__OUT_FORM(pow_Tensor_Scalar_out, pow_Tensor_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_pow_Scalar(const kf_call_t *call, kf_results_t *r, kf_scalar_t self,
    kf_tensor_t *exponent) {
  if (KF_UNLIKELY(kf__suspect(exponent)))
    KF_TRY(kf__check_argument(call, exponent, "exponent"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, exponent, KF__TYPES_CONTIGUOUS));
  kf_compute_pow_of_number_fn compute = (kf_compute_pow_of_number_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, self);
}
KF__FUNCTIONAL_FORM(pow_Scalar, pow_Scalar, sT, T)
KF__OUT_FORM(pow_Scalar_out, pow_Scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_atan2(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_atan2_fn compute = (kf_compute_atan2_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(atan2, atan2, TT, T)
KF__INPLACE_FORM(atan2_, atan2, TT)
KF__OUT_FORM(atan2_out, atan2, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_hypot(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_hypot_fn compute = (kf_compute_hypot_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(hypot, hypot, TT, T)
KF__INPLACE_FORM(hypot_, hypot, TT)
KF__OUT_FORM(hypot_out, hypot, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_copysign_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_copysign_fn compute = (kf_compute_copysign_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(copysign_Tensor, copysign_Tensor, TT, T)
KF__INPLACE_FORM(copysign__Tensor, copysign_Tensor, TT)
KF__OUT_FORM(copysign_out, copysign_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_copysign_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_copysign_fn compute = (kf_compute_copysign_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(copysign_Scalar, copysign_Scalar, Ts, T)
KF__INPLACE_FORM(copysign__Scalar, copysign_Scalar, Ts)
KF__OUT_FORM(copysign_Scalar_out, copysign_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_nextafter(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_KEEP_HALF));
  kf_compute_nextafter_fn compute = (kf_compute_nextafter_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(nextafter, nextafter, TT, T)
KF__INPLACE_FORM(nextafter_, nextafter, TT)
KF__OUT_FORM(nextafter_out, nextafter, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_logaddexp(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_logaddexp_fn compute = (kf_compute_logaddexp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logaddexp, logaddexp, TT, T)
KF__OUT_FORM(logaddexp_out, logaddexp, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_logaddexp2(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_logaddexp2_fn compute = (kf_compute_logaddexp2_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logaddexp2, logaddexp2, TT, T)
KF__OUT_FORM(logaddexp2_out, logaddexp2, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_xlogy_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlogy_fn compute = (kf_compute_xlogy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(xlogy_Tensor, xlogy_Tensor, TT, T)
KF__INPLACE_FORM(xlogy__Tensor, xlogy_Tensor, TT)
KF__OUT_FORM(xlogy_OutTensor, xlogy_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_xlogy_Scalar_Other(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlogy_fn compute = (kf_compute_xlogy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(xlogy_Scalar_Other, xlogy_Scalar_Other, Ts, T)
KF__INPLACE_FORM(xlogy__Scalar_Other, xlogy_Scalar_Other, Ts)
KF__OUT_FORM(xlogy_OutScalar_Other, xlogy_Scalar_Other, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_xlogy_Scalar_Self(const kf_call_t *call, kf_results_t *r, kf_scalar_t self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_FLOAT));
  kf_compute_xlogy_fn compute = (kf_compute_xlogy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(xlogy_Scalar_Self, xlogy_Scalar_Self, sT, T)
KF__OUT_FORM(xlogy_OutScalar_Self, xlogy_Scalar_Self, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_gcd(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_gcd_fn compute = (kf_compute_gcd_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(gcd, gcd, TT, T)
KF__INPLACE_FORM(gcd_, gcd, TT)
KF__OUT_FORM(gcd_out, gcd, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_lcm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_lcm_fn compute = (kf_compute_lcm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(lcm, lcm, TT, T)
KF__INPLACE_FORM(lcm_, lcm, TT)
KF__OUT_FORM(lcm_out, lcm, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_heaviside(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *values) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(values)))
    KF_TRY(kf__check_pair(call, self, values, "self\0values"));
  if (KF_UNLIKELY(kf__other_device(self, values)))
    KF_TRY(kf__check_device(r->op, self, values, "values"));
  kf_iter_t it;
  KF_TRY(kf__rule_heaviside(&it, r, self, values));
  kf_compute_heaviside_fn compute = (kf_compute_heaviside_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(heaviside, heaviside, TT, T)
KF__INPLACE_FORM(heaviside_, heaviside, TT)
KF__OUT_FORM(heaviside_out, heaviside, TT, T, KF__OUT_CASTABLE)

static kf_status_t inplace_ldexp_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_ldexp(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_ldexp_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_ldexp(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_maximum(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_pair_extreme(&it, r, self, other));
  kf_compute_maximum_fn compute = (kf_compute_maximum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(maximum, maximum, TT, T)
KF__OUT_FORM(maximum_out, maximum, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_minimum(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_pair_extreme(&it, r, self, other));
  kf_compute_minimum_fn compute = (kf_compute_minimum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(minimum, minimum, TT, T)
KF__OUT_FORM(minimum_out, minimum, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_fmax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_pair_extreme(&it, r, self, other));
  kf_compute_fmax_fn compute = (kf_compute_fmax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(fmax, fmax, TT, T)
KF__OUT_FORM(fmax_out, fmax, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_fmin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_pair_extreme(&it, r, self, other));
  kf_compute_fmin_fn compute = (kf_compute_fmin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(fmin, fmin, TT, T)
KF__OUT_FORM(fmin_out, fmin, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_clamp(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_scalar_t min, kf_opt_scalar_t max) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_clamp(&it, r, self, min, max));
  kf_compute_clamp_fn compute = (kf_compute_clamp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min, max);
}
KF__FUNCTIONAL_FORM(clamp, clamp, TZZ, T)
KF__INPLACE_FORM(clamp_, clamp, TZZ)
KF__OUT_FORM(clamp_out, clamp, TZZ, T, KF__OUT_EXACT)

static kf_status_t run_clamp_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect_if_there(min)))
    KF_TRY(kf__check_argument(call, min, "min"));
  if (KF_UNLIKELY(kf__suspect_if_there(max)))
    KF_TRY(kf__check_argument(call, max, "max"));
  if (KF_UNLIKELY(kf__other_device(self, min)))
    KF_TRY(kf__check_device(r->op, self, min, "min"));
  if (KF_UNLIKELY(kf__other_device(self, max)))
    KF_TRY(kf__check_device(r->op, self, max, "max"));
  kf_iter_t it;
  KF_TRY(kf__rule_clamp_tensor(&it, r, self, min, max));
  kf_compute_clamp_tensor_fn compute = (kf_compute_clamp_tensor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min, max);
}
KF__FUNCTIONAL_FORM(clamp_Tensor, clamp_Tensor, TUU, T)
KF__INPLACE_FORM(clamp__Tensor, clamp_Tensor, TUU)
KF__OUT_FORM(clamp_Tensor_out, clamp_Tensor, TUU, T, KF__OUT_CASTABLE)

static kf_status_t run_clamp_min(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t min) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_clamp_bound(&it, r, self, min));
  kf_compute_clamp_min_fn compute = (kf_compute_clamp_min_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(clamp_min, clamp_min, Ts, T)
KF__INPLACE_FORM(clamp_min_, clamp_min, Ts)
KF__OUT_FORM(clamp_min_out, clamp_min, Ts, T, KF__OUT_EXACT)

static kf_status_t run_clamp_min_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *min) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(min)))
    KF_TRY(kf__check_pair(call, self, min, "self\0min"));
  if (KF_UNLIKELY(kf__other_device(self, min)))
    KF_TRY(kf__check_device(r->op, self, min, "min"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, min, KF__TYPES_PROMOTE));
  kf_compute_maximum_fn compute = (kf_compute_maximum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(clamp_min_Tensor, clamp_min_Tensor, TT, T)
KF__INPLACE_FORM(clamp_min__Tensor, clamp_min_Tensor, TT)
KF__OUT_FORM(clamp_min_Tensor_out, clamp_min_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_clamp_max(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t max) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_clamp_bound(&it, r, self, max));
  kf_compute_clamp_max_fn compute = (kf_compute_clamp_max_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(clamp_max, clamp_max, Ts, T)
KF__INPLACE_FORM(clamp_max_, clamp_max, Ts)
KF__OUT_FORM(clamp_max_out, clamp_max, Ts, T, KF__OUT_EXACT)

static kf_status_t run_clamp_max_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *max) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(max)))
    KF_TRY(kf__check_pair(call, self, max, "self\0max"));
  if (KF_UNLIKELY(kf__other_device(self, max)))
    KF_TRY(kf__check_device(r->op, self, max, "max"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, max, KF__TYPES_PROMOTE));
  kf_compute_minimum_fn compute = (kf_compute_minimum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(clamp_max_Tensor, clamp_max_Tensor, TT, T)
KF__INPLACE_FORM(clamp_max__Tensor, clamp_max_Tensor, TT)
KF__OUT_FORM(clamp_max_Tensor_out, clamp_max_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_eq_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_eq_fn compute = (kf_compute_eq_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(eq_Tensor, eq_Tensor, TT, T)
KF__INPLACE_FORM(eq__Tensor, eq_Tensor, TT)
KF__INLINE_OUT_FORM(eq_Tensor_out, eq_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_eq_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_eq_fn compute = (kf_compute_eq_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(eq_Scalar, eq_Scalar, Ts, T)
KF__INPLACE_FORM(eq__Scalar, eq_Scalar, Ts)
KF__INLINE_OUT_FORM(eq_Scalar_out, eq_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_ne_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_ne_fn compute = (kf_compute_ne_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(ne_Tensor, ne_Tensor, TT, T)
KF__INPLACE_FORM(ne__Tensor, ne_Tensor, TT)
KF__OUT_FORM(ne_Tensor_out, ne_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_ne_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_ne_fn compute = (kf_compute_ne_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(ne_Scalar, ne_Scalar, Ts, T)
KF__INPLACE_FORM(ne__Scalar, ne_Scalar, Ts)
KF__OUT_FORM(ne_Scalar_out, ne_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_lt_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_lt_fn compute = (kf_compute_lt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(lt_Tensor, lt_Tensor, TT, T)
KF__INPLACE_FORM(lt__Tensor, lt_Tensor, TT)
KF__INLINE_OUT_FORM(lt_Tensor_out, lt_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_lt_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_lt_fn compute = (kf_compute_lt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(lt_Scalar, lt_Scalar, Ts, T)
KF__INPLACE_FORM(lt__Scalar, lt_Scalar, Ts)
KF__INLINE_OUT_FORM(lt_Scalar_out, lt_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_le_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_le_fn compute = (kf_compute_le_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(le_Tensor, le_Tensor, TT, T)
KF__INPLACE_FORM(le__Tensor, le_Tensor, TT)
KF__OUT_FORM(le_Tensor_out, le_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_le_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_le_fn compute = (kf_compute_le_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(le_Scalar, le_Scalar, Ts, T)
KF__INPLACE_FORM(le__Scalar, le_Scalar, Ts)
KF__OUT_FORM(le_Scalar_out, le_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_gt_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_gt_fn compute = (kf_compute_gt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(gt_Tensor, gt_Tensor, TT, T)
KF__INPLACE_FORM(gt__Tensor, gt_Tensor, TT)
KF__INLINE_OUT_FORM(gt_Tensor_out, gt_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_gt_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_gt_fn compute = (kf_compute_gt_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(gt_Scalar, gt_Scalar, Ts, T)
KF__INPLACE_FORM(gt__Scalar, gt_Scalar, Ts)
KF__INLINE_OUT_FORM(gt_Scalar_out, gt_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_ge_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_ge_fn compute = (kf_compute_ge_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(ge_Tensor, ge_Tensor, TT, T)
KF__INPLACE_FORM(ge__Tensor, ge_Tensor, TT)
KF__OUT_FORM(ge_Tensor_out, ge_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_ge_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_COMPARE));
  kf_compute_ge_fn compute = (kf_compute_ge_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(ge_Scalar, ge_Scalar, Ts, T)
KF__INPLACE_FORM(ge__Scalar, ge_Scalar, Ts)
KF__OUT_FORM(ge_Scalar_out, ge_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_logical_and(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_logical(&it, r, self, other));
  kf_compute_logical_and_fn compute = (kf_compute_logical_and_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logical_and, logical_and, TT, T)
KF__INPLACE_FORM(logical_and_, logical_and, TT)
KF__OUT_FORM(logical_and_out, logical_and, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_logical_or(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_logical(&it, r, self, other));
  kf_compute_logical_or_fn compute = (kf_compute_logical_or_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logical_or, logical_or, TT, T)
KF__INPLACE_FORM(logical_or_, logical_or, TT)
KF__OUT_FORM(logical_or_out, logical_or, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_logical_xor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_logical(&it, r, self, other));
  kf_compute_logical_xor_fn compute = (kf_compute_logical_xor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(logical_xor, logical_xor, TT, T)
KF__INPLACE_FORM(logical_xor_, logical_xor, TT)
KF__OUT_FORM(logical_xor_out, logical_xor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_and_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_and_fn compute = (kf_compute_bitwise_and_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_and_Tensor, bitwise_and_Tensor, TT, T)
KF__INPLACE_FORM(bitwise_and__Tensor, bitwise_and_Tensor, TT)
KF__OUT_FORM(bitwise_and_Tensor_out, bitwise_and_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_and_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_and_fn compute = (kf_compute_bitwise_and_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_and_Scalar, bitwise_and_Scalar, Ts, T)
KF__INPLACE_FORM(bitwise_and__Scalar, bitwise_and_Scalar, Ts)
KF__OUT_FORM(bitwise_and_Scalar_out, bitwise_and_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_and_Scalar_Tensor(const kf_call_t *call, kf_results_t *r, kf_scalar_t
    self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_and_fn compute = (kf_compute_bitwise_and_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_and_Scalar_Tensor, bitwise_and_Scalar_Tensor, sT, T)
KF__OUT_FORM(bitwise_and_Scalar_Tensor_out, bitwise_and_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run_bitwise_or_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_or_fn compute = (kf_compute_bitwise_or_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_or_Tensor, bitwise_or_Tensor, TT, T)
KF__INPLACE_FORM(bitwise_or__Tensor, bitwise_or_Tensor, TT)
KF__OUT_FORM(bitwise_or_Tensor_out, bitwise_or_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_or_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_or_fn compute = (kf_compute_bitwise_or_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_or_Scalar, bitwise_or_Scalar, Ts, T)
KF__INPLACE_FORM(bitwise_or__Scalar, bitwise_or_Scalar, Ts)
KF__OUT_FORM(bitwise_or_Scalar_out, bitwise_or_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_or_Scalar_Tensor(const kf_call_t *call, kf_results_t *r, kf_scalar_t
    self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_or_fn compute = (kf_compute_bitwise_or_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_or_Scalar_Tensor, bitwise_or_Scalar_Tensor, sT, T)
KF__OUT_FORM(bitwise_or_Scalar_Tensor_out, bitwise_or_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run_bitwise_xor_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_xor_fn compute = (kf_compute_bitwise_xor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_xor_Tensor, bitwise_xor_Tensor, TT, T)
KF__INPLACE_FORM(bitwise_xor__Tensor, bitwise_xor_Tensor, TT)
KF__OUT_FORM(bitwise_xor_Tensor_out, bitwise_xor_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_xor_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_xor_fn compute = (kf_compute_bitwise_xor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_xor_Scalar, bitwise_xor_Scalar, Ts, T)
KF__INPLACE_FORM(bitwise_xor__Scalar, bitwise_xor_Scalar, Ts)
KF__OUT_FORM(bitwise_xor_Scalar_out, bitwise_xor_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_xor_Scalar_Tensor(const kf_call_t *call, kf_results_t *r, kf_scalar_t
    self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_xor_fn compute = (kf_compute_bitwise_xor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_xor_Scalar_Tensor, bitwise_xor_Scalar_Tensor, sT, T)
KF__OUT_FORM(bitwise_xor_Scalar_Tensor_out, bitwise_xor_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run_bitwise_left_shift_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_left_shift_fn compute = (kf_compute_bitwise_left_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_left_shift_Tensor, bitwise_left_shift_Tensor, TT, T)
KF__INPLACE_FORM(bitwise_left_shift__Tensor, bitwise_left_shift_Tensor, TT)
KF__OUT_FORM(bitwise_left_shift_Tensor_out, bitwise_left_shift_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_left_shift_Tensor_Scalar(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_left_shift_fn compute = (kf_compute_bitwise_left_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_left_shift_Tensor_Scalar, bitwise_left_shift_Tensor_Scalar, Ts, T)
KF__INPLACE_FORM(bitwise_left_shift__Tensor_Scalar, bitwise_left_shift_Tensor_Scalar, Ts)
KF__OUT_FORM(bitwise_left_shift_Tensor_Scalar_out, bitwise_left_shift_Tensor_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_left_shift_Scalar_Tensor(const kf_call_t *call, kf_results_t *r,
    kf_scalar_t self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_left_shift_fn compute = (kf_compute_bitwise_left_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_left_shift_Scalar_Tensor, bitwise_left_shift_Scalar_Tensor, sT, T)
KF__OUT_FORM(bitwise_left_shift_Scalar_Tensor_out, bitwise_left_shift_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run___lshift___Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_left_shift_fn compute = (kf_compute_bitwise_left_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(__lshift___Tensor, __lshift___Tensor, TT, T)
KF__INPLACE_FORM(__ilshift___Tensor, __lshift___Tensor, TT)
KF__OUT_FORM(__lshift___Tensor_out, __lshift___Tensor, TT, T, KF__OUT_GENERATED)

static kf_status_t run___lshift___Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_left_shift_fn compute = (kf_compute_bitwise_left_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(__lshift___Scalar, __lshift___Scalar, Ts, T)
KF__INPLACE_FORM(__ilshift___Scalar, __lshift___Scalar, Ts)
KF__OUT_FORM(__lshift___Scalar_out, __lshift___Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_bitwise_right_shift_Tensor(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_right_shift_fn compute = (kf_compute_bitwise_right_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_right_shift_Tensor, bitwise_right_shift_Tensor, TT, T)
KF__INPLACE_FORM(bitwise_right_shift__Tensor, bitwise_right_shift_Tensor, TT)
KF__OUT_FORM(bitwise_right_shift_Tensor_out, bitwise_right_shift_Tensor, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_right_shift_Tensor_Scalar(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_right_shift_fn compute = (kf_compute_bitwise_right_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_right_shift_Tensor_Scalar, bitwise_right_shift_Tensor_Scalar, Ts, T)
KF__INPLACE_FORM(bitwise_right_shift__Tensor_Scalar, bitwise_right_shift_Tensor_Scalar, Ts)
KF__OUT_FORM(bitwise_right_shift_Tensor_Scalar_out, bitwise_right_shift_Tensor_Scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_bitwise_right_shift_Scalar_Tensor(const kf_call_t *call, kf_results_t *r,
    kf_scalar_t self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_right_shift_fn compute = (kf_compute_bitwise_right_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(bitwise_right_shift_Scalar_Tensor, bitwise_right_shift_Scalar_Tensor, sT, T)
KF__OUT_FORM(bitwise_right_shift_Scalar_Tensor_out, bitwise_right_shift_Scalar_Tensor, sT, T, KF__OUT_GENERATED)

static kf_status_t run___rshift___Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_right_shift_fn compute = (kf_compute_bitwise_right_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(__rshift___Tensor, __rshift___Tensor, TT, T)
KF__INPLACE_FORM(__irshift___Tensor, __rshift___Tensor, TT)
KF__OUT_FORM(__rshift___Tensor_out, __rshift___Tensor, TT, T, KF__OUT_GENERATED)

static kf_status_t run___rshift___Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, self, other, KF__TYPES_PROMOTE));
  kf_compute_bitwise_right_shift_fn compute = (kf_compute_bitwise_right_shift_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(__rshift___Scalar, __rshift___Scalar, Ts, T)
KF__INPLACE_FORM(__irshift___Scalar, __rshift___Scalar, Ts)
KF__OUT_FORM(__rshift___Scalar_out, __rshift___Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_where_self(const kf_call_t *call, kf_results_t *r, kf_tensor_t *condition,
    kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(kf__suspect(condition) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, condition, self, "condition\0self"));
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  if (KF_UNLIKELY(kf__other_device(condition, self)))
    KF_TRY(kf__check_device(r->op, condition, self, "self"));
  if (KF_UNLIKELY(kf__other_device(condition, other)))
    KF_TRY(kf__check_device(r->op, condition, other, "other"));
  kf_iter_t it;
  KF_TRY(kf__rule_where(&it, r, condition, self, other));
  kf_compute_where_fn compute = (kf_compute_where_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(where_self, where_self, TTT, T)
KF__OUT_FORM(where_self_out, where_self, TTT, T, KF__OUT_CASTABLE)

static kf_status_t run_masked_fill_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *mask, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mask)))
    KF_TRY(kf__check_pair(call, self, mask, "self\0mask"));
  if (KF_UNLIKELY(kf__other_device(self, mask)))
    KF_TRY(kf__check_device(r->op, self, mask, "mask"));
  kf_iter_t it;
  KF_TRY(kf__rule_masked_fill(&it, r, self, mask, value));
  kf_compute_masked_fill_fn compute = (kf_compute_masked_fill_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(masked_fill_Scalar, masked_fill_Scalar, TTs, T)
KF__INPLACE_FORM(masked_fill__Scalar, masked_fill_Scalar, TTs)
KF__OUT_FORM(masked_fill_Scalar_out, masked_fill_Scalar, TTs, T, KF__OUT_GENERATED)

static kf_status_t run_masked_fill_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_t *value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mask)))
    KF_TRY(kf__check_pair(call, self, mask, "self\0mask"));
  if (KF_UNLIKELY(kf__suspect(value)))
    KF_TRY(kf__check_argument(call, value, "value"));
  if (KF_UNLIKELY(kf__other_device(self, mask)))
    KF_TRY(kf__check_device(r->op, self, mask, "mask"));
  if (KF_UNLIKELY(kf__other_device(self, value)))
    KF_TRY(kf__check_device(r->op, self, value, "value"));
  kf_iter_t it;
  KF_TRY(kf__rule_masked_fill_tensor(&it, r, self, mask, value));
  kf_compute_masked_fill_tensor_fn compute = (kf_compute_masked_fill_tensor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(masked_fill_Tensor, masked_fill_Tensor, TTT, T)
KF__INPLACE_FORM(masked_fill__Tensor, masked_fill_Tensor, TTT)
KF__OUT_FORM(masked_fill_Tensor_out, masked_fill_Tensor, TTT, T, KF__OUT_GENERATED)

static kf_status_t run_fill_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_fill(r, self, value));
  kf_compute_fill_fn compute = (kf_compute_fill_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(value, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(fill_Scalar, fill_Scalar, Ts, T)
KF__INPLACE_FORM(fill__Scalar, fill_Scalar, Ts)
KF__OUT_FORM(fill_Scalar_out, fill_Scalar, Ts, T, KF__OUT_GENERATED)

static kf_status_t run_fill_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(value)))
    KF_TRY(kf__check_pair(call, self, value, "self\0value"));
  if (KF_UNLIKELY(kf__other_device(self, value)))
    KF_TRY(kf__check_device(r->op, self, value, "value"));
  KF_TRY(kf__rule_fill_tensor(r, self, value));
  kf_compute_fill_tensor_fn compute = (kf_compute_fill_tensor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(value, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(fill_Tensor, fill_Tensor, TT, T)
KF__INPLACE_FORM(fill__Tensor, fill_Tensor, TT)
KF__OUT_FORM(fill_Tensor_out, fill_Tensor, TT, T, KF__OUT_GENERATED)

static kf_status_t run_zero(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_zero(r, self));
  kf_compute_zero_fn compute = (kf_compute_zero_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r->tensors[0]);
}
KF__FUNCTIONAL_FORM(zero, zero, T, T)
KF__INPLACE_FORM(zero_, zero, T)
KF__OUT_FORM(zero_out, zero, T, T, KF__OUT_GENERATED)

static kf_status_t run_copy(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *src, bool non_blocking) {
  (void)non_blocking;
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(src)))
    KF_TRY(kf__check_pair(call, self, src, "self\0src"));
  KF_TRY(kf__rule_copy(r, self, src));
  kf_compute_copy_fn compute = (kf_compute_copy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(src, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(copy, copy, TTb, T)
KF__INPLACE_FORM(copy_, copy, TTb)
KF__OUT_FORM(copy_out, copy, TTb, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_clone_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_clone(self, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

const kf__kernel_entry_t kf__kernels_arithmetic[] = {
    {KF__OP_add_Tensor, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)functional_add_Tensor},
    {KF__OP_add__Tensor, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)inplace_add__Tensor},
    {KF__OP_add_out, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)out_add_out},
    {KF__OP_add_Scalar, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)functional_add_Scalar},
    {KF__OP_add__Scalar, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)inplace_add__Scalar},
    {KF__OP_add_Scalar_out, KF__COMPUTE_add, KF__AT_BACKEND, (kf_typed_fn)out_add_Scalar_out},
    {KF__OP_sub_Tensor, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)functional_sub_Tensor},
    {KF__OP_sub__Tensor, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)inplace_sub__Tensor},
    {KF__OP_sub_out, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)out_sub_out},
    {KF__OP_sub_Scalar, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)functional_sub_Scalar},
    {KF__OP_sub__Scalar, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)inplace_sub__Scalar},
    {KF__OP_sub_Scalar_out, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)out_sub_Scalar_out},
    {KF__OP_rsub_Tensor, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)functional_rsub_Tensor},
    {KF__OP_rsub_Tensor_out, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)out_rsub_Tensor_out},
    {KF__OP_rsub_Scalar, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)functional_rsub_Scalar},
    {KF__OP_rsub_Scalar_out, KF__COMPUTE_sub, KF__AT_BACKEND, (kf_typed_fn)out_rsub_Scalar_out},
    {KF__OP_mul_Tensor, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)functional_mul_Tensor},
    {KF__OP_mul__Tensor, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)inplace_mul__Tensor},
    {KF__OP_mul_out, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)out_mul_out},
    {KF__OP_mul_Scalar, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)functional_mul_Scalar},
    {KF__OP_mul__Scalar, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)inplace_mul__Scalar},
    {KF__OP_mul_Scalar_out, KF__COMPUTE_mul, KF__AT_BACKEND, (kf_typed_fn)out_mul_Scalar_out},
    {KF__OP_div_Tensor, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)functional_div_Tensor},
    {KF__OP_div__Tensor, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)inplace_div__Tensor},
    {KF__OP_div_out, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)out_div_out},
    {KF__OP_div_Scalar, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)functional_div_Scalar},
    {KF__OP_div__Scalar, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)inplace_div__Scalar},
    {KF__OP_div_Scalar_out, KF__COMPUTE_div, KF__AT_BACKEND, (kf_typed_fn)out_div_Scalar_out},
    {KF__OP_div_Tensor_mode, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)functional_div_Tensor_mode},
    {KF__OP_div__Tensor_mode, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)inplace_div__Tensor_mode},
    {KF__OP_div_out_mode, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)out_div_out_mode},
    {KF__OP_div_Scalar_mode, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)functional_div_Scalar_mode},
    {KF__OP_div__Scalar_mode, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)inplace_div__Scalar_mode},
    {KF__OP_div_Scalar_mode_out, KF__COMPUTE_div_mode, KF__AT_BACKEND, (kf_typed_fn)out_div_Scalar_mode_out},
    {KF__OP_floor_divide, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)functional_floor_divide},
    {KF__OP_floor_divide__Tensor, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)inplace_floor_divide__Tensor},
    {KF__OP_floor_divide_out, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)out_floor_divide_out},
    {KF__OP_floor_divide_Scalar, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)functional_floor_divide_Scalar},
    {KF__OP_floor_divide__Scalar, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)inplace_floor_divide__Scalar},
    {KF__OP_floor_divide_Scalar_out, KF__COMPUTE_floor_divide, KF__AT_BACKEND, (kf_typed_fn)out_floor_divide_Scalar_out},
    {KF__OP_remainder_Tensor, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)functional_remainder_Tensor},
    {KF__OP_remainder__Tensor, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)inplace_remainder__Tensor},
    {KF__OP_remainder_Tensor_out, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)out_remainder_Tensor_out},
    {KF__OP_remainder_Scalar, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)functional_remainder_Scalar},
    {KF__OP_remainder__Scalar, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)inplace_remainder__Scalar},
    {KF__OP_remainder_Scalar_out, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)out_remainder_Scalar_out},
    {KF__OP_remainder_Scalar_Tensor, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)functional_remainder_Scalar_Tensor},
    {KF__OP_remainder_Scalar_Tensor_out, KF__COMPUTE_remainder, KF__AT_BACKEND, (kf_typed_fn)out_remainder_Scalar_Tensor_out},
    {KF__OP_fmod_Tensor, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)functional_fmod_Tensor},
    {KF__OP_fmod__Tensor, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)inplace_fmod__Tensor},
    {KF__OP_fmod_Tensor_out, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)out_fmod_Tensor_out},
    {KF__OP_fmod_Scalar, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)functional_fmod_Scalar},
    {KF__OP_fmod__Scalar, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)inplace_fmod__Scalar},
    {KF__OP_fmod_Scalar_out, KF__COMPUTE_fmod, KF__AT_BACKEND, (kf_typed_fn)out_fmod_Scalar_out},
    {KF__OP_addcmul, KF__COMPUTE_addcmul, KF__AT_BACKEND, (kf_typed_fn)functional_addcmul},
    {KF__OP_addcmul_, KF__COMPUTE_addcmul, KF__AT_BACKEND, (kf_typed_fn)inplace_addcmul_},
    {KF__OP_addcmul_out, KF__COMPUTE_addcmul, KF__AT_BACKEND, (kf_typed_fn)out_addcmul_out},
    {KF__OP_addcdiv, KF__COMPUTE_addcdiv, KF__AT_BACKEND, (kf_typed_fn)functional_addcdiv},
    {KF__OP_addcdiv_, KF__COMPUTE_addcdiv, KF__AT_BACKEND, (kf_typed_fn)inplace_addcdiv_},
    {KF__OP_addcdiv_out, KF__COMPUTE_addcdiv, KF__AT_BACKEND, (kf_typed_fn)out_addcdiv_out},
    {KF__OP_lerp_Scalar, KF__COMPUTE_lerp_number, KF__AT_BACKEND, (kf_typed_fn)functional_lerp_Scalar},
    {KF__OP_lerp__Scalar, KF__COMPUTE_lerp_number, KF__AT_BACKEND, (kf_typed_fn)inplace_lerp__Scalar},
    {KF__OP_lerp_Scalar_out, KF__COMPUTE_lerp_number, KF__AT_BACKEND, (kf_typed_fn)out_lerp_Scalar_out},
    {KF__OP_lerp_Tensor, KF__COMPUTE_lerp, KF__AT_BACKEND, (kf_typed_fn)functional_lerp_Tensor},
    {KF__OP_lerp__Tensor, KF__COMPUTE_lerp, KF__AT_BACKEND, (kf_typed_fn)inplace_lerp__Tensor},
    {KF__OP_lerp_Tensor_out, KF__COMPUTE_lerp, KF__AT_BACKEND, (kf_typed_fn)out_lerp_Tensor_out},
    {KF__OP_pow_Tensor_Tensor, KF__COMPUTE_pow, KF__AT_BACKEND, (kf_typed_fn)functional_pow_Tensor_Tensor},
    {KF__OP_pow__Tensor, KF__COMPUTE_pow, KF__AT_BACKEND, (kf_typed_fn)inplace_pow__Tensor},
    {KF__OP_pow_Tensor_Tensor_out, KF__COMPUTE_pow, KF__AT_BACKEND, (kf_typed_fn)out_pow_Tensor_Tensor_out},
    {KF__OP_pow_Tensor_Scalar, KF__COMPUTE_pow_number, KF__AT_BACKEND, (kf_typed_fn)functional_pow_Tensor_Scalar},
    {KF__OP_pow__Scalar, KF__COMPUTE_pow_number, KF__AT_BACKEND, (kf_typed_fn)inplace_pow__Scalar},
    {KF__OP_pow_Tensor_Scalar_out, KF__COMPUTE_pow_number, KF__AT_BACKEND, (kf_typed_fn)out_pow_Tensor_Scalar_out},
    {KF__OP_pow_Scalar, KF__COMPUTE_pow_of_number, KF__AT_BACKEND, (kf_typed_fn)functional_pow_Scalar},
    {KF__OP_pow_Scalar_out, KF__COMPUTE_pow_of_number, KF__AT_BACKEND, (kf_typed_fn)out_pow_Scalar_out},
    {KF__OP_float_power_Tensor_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Tensor_Tensor},
    {KF__OP_float_power__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power__Tensor},
    {KF__OP_float_power_Tensor_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Tensor_Tensor_out},
    {KF__OP_float_power_Tensor_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Tensor_Scalar},
    {KF__OP_float_power__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power__Scalar},
    {KF__OP_float_power_Tensor_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Tensor_Scalar_out},
    {KF__OP_float_power_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Scalar},
    {KF__OP_float_power_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_float_power_Scalar_out},
    {KF__OP_atan2, KF__COMPUTE_atan2, KF__AT_BACKEND, (kf_typed_fn)functional_atan2},
    {KF__OP_atan2_, KF__COMPUTE_atan2, KF__AT_BACKEND, (kf_typed_fn)inplace_atan2_},
    {KF__OP_atan2_out, KF__COMPUTE_atan2, KF__AT_BACKEND, (kf_typed_fn)out_atan2_out},
    {KF__OP_hypot, KF__COMPUTE_hypot, KF__AT_BACKEND, (kf_typed_fn)functional_hypot},
    {KF__OP_hypot_, KF__COMPUTE_hypot, KF__AT_BACKEND, (kf_typed_fn)inplace_hypot_},
    {KF__OP_hypot_out, KF__COMPUTE_hypot, KF__AT_BACKEND, (kf_typed_fn)out_hypot_out},
    {KF__OP_copysign_Tensor, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)functional_copysign_Tensor},
    {KF__OP_copysign__Tensor, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)inplace_copysign__Tensor},
    {KF__OP_copysign_out, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)out_copysign_out},
    {KF__OP_copysign_Scalar, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)functional_copysign_Scalar},
    {KF__OP_copysign__Scalar, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)inplace_copysign__Scalar},
    {KF__OP_copysign_Scalar_out, KF__COMPUTE_copysign, KF__AT_BACKEND, (kf_typed_fn)out_copysign_Scalar_out},
    {KF__OP_nextafter, KF__COMPUTE_nextafter, KF__AT_BACKEND, (kf_typed_fn)functional_nextafter},
    {KF__OP_nextafter_, KF__COMPUTE_nextafter, KF__AT_BACKEND, (kf_typed_fn)inplace_nextafter_},
    {KF__OP_nextafter_out, KF__COMPUTE_nextafter, KF__AT_BACKEND, (kf_typed_fn)out_nextafter_out},
    {KF__OP_logaddexp, KF__COMPUTE_logaddexp, KF__AT_BACKEND, (kf_typed_fn)functional_logaddexp},
    {KF__OP_logaddexp_out, KF__COMPUTE_logaddexp, KF__AT_BACKEND, (kf_typed_fn)out_logaddexp_out},
    {KF__OP_logaddexp2, KF__COMPUTE_logaddexp2, KF__AT_BACKEND, (kf_typed_fn)functional_logaddexp2},
    {KF__OP_logaddexp2_out, KF__COMPUTE_logaddexp2, KF__AT_BACKEND, (kf_typed_fn)out_logaddexp2_out},
    {KF__OP_xlogy_Tensor, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)functional_xlogy_Tensor},
    {KF__OP_xlogy__Tensor, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)inplace_xlogy__Tensor},
    {KF__OP_xlogy_OutTensor, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)out_xlogy_OutTensor},
    {KF__OP_xlogy_Scalar_Other, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)functional_xlogy_Scalar_Other},
    {KF__OP_xlogy__Scalar_Other, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)inplace_xlogy__Scalar_Other},
    {KF__OP_xlogy_OutScalar_Other, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)out_xlogy_OutScalar_Other},
    {KF__OP_xlogy_Scalar_Self, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)functional_xlogy_Scalar_Self},
    {KF__OP_xlogy_OutScalar_Self, KF__COMPUTE_xlogy, KF__AT_BACKEND, (kf_typed_fn)out_xlogy_OutScalar_Self},
    {KF__OP_gcd, KF__COMPUTE_gcd, KF__AT_BACKEND, (kf_typed_fn)functional_gcd},
    {KF__OP_gcd_, KF__COMPUTE_gcd, KF__AT_BACKEND, (kf_typed_fn)inplace_gcd_},
    {KF__OP_gcd_out, KF__COMPUTE_gcd, KF__AT_BACKEND, (kf_typed_fn)out_gcd_out},
    {KF__OP_lcm, KF__COMPUTE_lcm, KF__AT_BACKEND, (kf_typed_fn)functional_lcm},
    {KF__OP_lcm_, KF__COMPUTE_lcm, KF__AT_BACKEND, (kf_typed_fn)inplace_lcm_},
    {KF__OP_lcm_out, KF__COMPUTE_lcm, KF__AT_BACKEND, (kf_typed_fn)out_lcm_out},
    {KF__OP_heaviside, KF__COMPUTE_heaviside, KF__AT_BACKEND, (kf_typed_fn)functional_heaviside},
    {KF__OP_heaviside_, KF__COMPUTE_heaviside, KF__AT_BACKEND, (kf_typed_fn)inplace_heaviside_},
    {KF__OP_heaviside_out, KF__COMPUTE_heaviside, KF__AT_BACKEND, (kf_typed_fn)out_heaviside_out},
    {KF__OP_ldexp_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_ldexp_Tensor},
    {KF__OP_ldexp_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)inplace_ldexp_},
    {KF__OP_ldexp_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_ldexp_out},
    {KF__OP_maximum, KF__COMPUTE_maximum, KF__AT_BACKEND, (kf_typed_fn)functional_maximum},
    {KF__OP_maximum_out, KF__COMPUTE_maximum, KF__AT_BACKEND, (kf_typed_fn)out_maximum_out},
    {KF__OP_minimum, KF__COMPUTE_minimum, KF__AT_BACKEND, (kf_typed_fn)functional_minimum},
    {KF__OP_minimum_out, KF__COMPUTE_minimum, KF__AT_BACKEND, (kf_typed_fn)out_minimum_out},
    {KF__OP_fmax, KF__COMPUTE_fmax, KF__AT_BACKEND, (kf_typed_fn)functional_fmax},
    {KF__OP_fmax_out, KF__COMPUTE_fmax, KF__AT_BACKEND, (kf_typed_fn)out_fmax_out},
    {KF__OP_fmin, KF__COMPUTE_fmin, KF__AT_BACKEND, (kf_typed_fn)functional_fmin},
    {KF__OP_fmin_out, KF__COMPUTE_fmin, KF__AT_BACKEND, (kf_typed_fn)out_fmin_out},
    {KF__OP_max_other, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_other},
    {KF__OP_max_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_out},
    {KF__OP_min_other, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_min_other},
    {KF__OP_min_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_min_out},
    {KF__OP_clamp, KF__COMPUTE_clamp, KF__AT_BACKEND, (kf_typed_fn)functional_clamp},
    {KF__OP_clamp_, KF__COMPUTE_clamp, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp_},
    {KF__OP_clamp_out, KF__COMPUTE_clamp, KF__AT_BACKEND, (kf_typed_fn)out_clamp_out},
    {KF__OP_clamp_Tensor, KF__COMPUTE_clamp_tensor, KF__AT_BACKEND, (kf_typed_fn)functional_clamp_Tensor},
    {KF__OP_clamp__Tensor, KF__COMPUTE_clamp_tensor, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp__Tensor},
    {KF__OP_clamp_Tensor_out, KF__COMPUTE_clamp_tensor, KF__AT_BACKEND, (kf_typed_fn)out_clamp_Tensor_out},
    {KF__OP_clamp_min, KF__COMPUTE_clamp_min, KF__AT_BACKEND, (kf_typed_fn)functional_clamp_min},
    {KF__OP_clamp_min_, KF__COMPUTE_clamp_min, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp_min_},
    {KF__OP_clamp_min_out, KF__COMPUTE_clamp_min, KF__AT_BACKEND, (kf_typed_fn)out_clamp_min_out},
    {KF__OP_clamp_min_Tensor, KF__COMPUTE_maximum, KF__AT_BACKEND, (kf_typed_fn)functional_clamp_min_Tensor},
    {KF__OP_clamp_min__Tensor, KF__COMPUTE_maximum, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp_min__Tensor},
    {KF__OP_clamp_min_Tensor_out, KF__COMPUTE_maximum, KF__AT_BACKEND, (kf_typed_fn)out_clamp_min_Tensor_out},
    {KF__OP_clamp_max, KF__COMPUTE_clamp_max, KF__AT_BACKEND, (kf_typed_fn)functional_clamp_max},
    {KF__OP_clamp_max_, KF__COMPUTE_clamp_max, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp_max_},
    {KF__OP_clamp_max_out, KF__COMPUTE_clamp_max, KF__AT_BACKEND, (kf_typed_fn)out_clamp_max_out},
    {KF__OP_clamp_max_Tensor, KF__COMPUTE_minimum, KF__AT_BACKEND, (kf_typed_fn)functional_clamp_max_Tensor},
    {KF__OP_clamp_max__Tensor, KF__COMPUTE_minimum, KF__AT_BACKEND, (kf_typed_fn)inplace_clamp_max__Tensor},
    {KF__OP_clamp_max_Tensor_out, KF__COMPUTE_minimum, KF__AT_BACKEND, (kf_typed_fn)out_clamp_max_Tensor_out},
    {KF__OP_clip, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip},
    {KF__OP_clip_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip_},
    {KF__OP_clip_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip_out},
    {KF__OP_clip_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip_Tensor},
    {KF__OP_clip__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip__Tensor},
    {KF__OP_clip_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_clip_Tensor_out},
    {KF__OP_eq_Tensor, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)functional_eq_Tensor},
    {KF__OP_eq__Tensor, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)inplace_eq__Tensor},
    {KF__OP_eq_Tensor_out, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)out_eq_Tensor_out},
    {KF__OP_eq_Scalar, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)functional_eq_Scalar},
    {KF__OP_eq__Scalar, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)inplace_eq__Scalar},
    {KF__OP_eq_Scalar_out, KF__COMPUTE_eq, KF__AT_BACKEND, (kf_typed_fn)out_eq_Scalar_out},
    {KF__OP_ne_Tensor, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)functional_ne_Tensor},
    {KF__OP_ne__Tensor, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)inplace_ne__Tensor},
    {KF__OP_ne_Tensor_out, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)out_ne_Tensor_out},
    {KF__OP_ne_Scalar, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)functional_ne_Scalar},
    {KF__OP_ne__Scalar, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)inplace_ne__Scalar},
    {KF__OP_ne_Scalar_out, KF__COMPUTE_ne, KF__AT_BACKEND, (kf_typed_fn)out_ne_Scalar_out},
    {KF__OP_lt_Tensor, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)functional_lt_Tensor},
    {KF__OP_lt__Tensor, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)inplace_lt__Tensor},
    {KF__OP_lt_Tensor_out, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)out_lt_Tensor_out},
    {KF__OP_lt_Scalar, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)functional_lt_Scalar},
    {KF__OP_lt__Scalar, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)inplace_lt__Scalar},
    {KF__OP_lt_Scalar_out, KF__COMPUTE_lt, KF__AT_BACKEND, (kf_typed_fn)out_lt_Scalar_out},
    {KF__OP_le_Tensor, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)functional_le_Tensor},
    {KF__OP_le__Tensor, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)inplace_le__Tensor},
    {KF__OP_le_Tensor_out, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)out_le_Tensor_out},
    {KF__OP_le_Scalar, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)functional_le_Scalar},
    {KF__OP_le__Scalar, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)inplace_le__Scalar},
    {KF__OP_le_Scalar_out, KF__COMPUTE_le, KF__AT_BACKEND, (kf_typed_fn)out_le_Scalar_out},
    {KF__OP_gt_Tensor, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)functional_gt_Tensor},
    {KF__OP_gt__Tensor, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)inplace_gt__Tensor},
    {KF__OP_gt_Tensor_out, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)out_gt_Tensor_out},
    {KF__OP_gt_Scalar, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)functional_gt_Scalar},
    {KF__OP_gt__Scalar, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)inplace_gt__Scalar},
    {KF__OP_gt_Scalar_out, KF__COMPUTE_gt, KF__AT_BACKEND, (kf_typed_fn)out_gt_Scalar_out},
    {KF__OP_ge_Tensor, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)functional_ge_Tensor},
    {KF__OP_ge__Tensor, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)inplace_ge__Tensor},
    {KF__OP_ge_Tensor_out, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)out_ge_Tensor_out},
    {KF__OP_ge_Scalar, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)functional_ge_Scalar},
    {KF__OP_ge__Scalar, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)inplace_ge__Scalar},
    {KF__OP_ge_Scalar_out, KF__COMPUTE_ge, KF__AT_BACKEND, (kf_typed_fn)out_ge_Scalar_out},
    {KF__OP_greater_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_Tensor},
    {KF__OP_greater__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater__Tensor},
    {KF__OP_greater_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_Tensor_out},
    {KF__OP_greater_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_Scalar},
    {KF__OP_greater__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater__Scalar},
    {KF__OP_greater_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_Scalar_out},
    {KF__OP_greater_equal_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal_Tensor},
    {KF__OP_greater_equal__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal__Tensor},
    {KF__OP_greater_equal_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal_Tensor_out},
    {KF__OP_greater_equal_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal_Scalar},
    {KF__OP_greater_equal__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal__Scalar},
    {KF__OP_greater_equal_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_greater_equal_Scalar_out},
    {KF__OP_less_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_Tensor},
    {KF__OP_less__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less__Tensor},
    {KF__OP_less_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_Tensor_out},
    {KF__OP_less_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_Scalar},
    {KF__OP_less__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less__Scalar},
    {KF__OP_less_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_Scalar_out},
    {KF__OP_less_equal_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal_Tensor},
    {KF__OP_less_equal__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal__Tensor},
    {KF__OP_less_equal_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal_Tensor_out},
    {KF__OP_less_equal_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal_Scalar},
    {KF__OP_less_equal__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal__Scalar},
    {KF__OP_less_equal_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_less_equal_Scalar_out},
    {KF__OP_not_equal_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal_Tensor},
    {KF__OP_not_equal__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal__Tensor},
    {KF__OP_not_equal_Tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal_Tensor_out},
    {KF__OP_not_equal_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal_Scalar},
    {KF__OP_not_equal__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal__Scalar},
    {KF__OP_not_equal_Scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_not_equal_Scalar_out},
    {KF__OP_isclose, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_isclose},
    {KF__OP_allclose, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_allclose},
    {KF__OP_equal, KF__COMPUTE_equal, KF__AT_BACKEND, NULL},
    {KF__OP_logical_and, KF__COMPUTE_logical_and, KF__AT_BACKEND, (kf_typed_fn)functional_logical_and},
    {KF__OP_logical_and_, KF__COMPUTE_logical_and, KF__AT_BACKEND, (kf_typed_fn)inplace_logical_and_},
    {KF__OP_logical_and_out, KF__COMPUTE_logical_and, KF__AT_BACKEND, (kf_typed_fn)out_logical_and_out},
    {KF__OP_logical_or, KF__COMPUTE_logical_or, KF__AT_BACKEND, (kf_typed_fn)functional_logical_or},
    {KF__OP_logical_or_, KF__COMPUTE_logical_or, KF__AT_BACKEND, (kf_typed_fn)inplace_logical_or_},
    {KF__OP_logical_or_out, KF__COMPUTE_logical_or, KF__AT_BACKEND, (kf_typed_fn)out_logical_or_out},
    {KF__OP_logical_xor, KF__COMPUTE_logical_xor, KF__AT_BACKEND, (kf_typed_fn)functional_logical_xor},
    {KF__OP_logical_xor_, KF__COMPUTE_logical_xor, KF__AT_BACKEND, (kf_typed_fn)inplace_logical_xor_},
    {KF__OP_logical_xor_out, KF__COMPUTE_logical_xor, KF__AT_BACKEND, (kf_typed_fn)out_logical_xor_out},
    {KF__OP_bitwise_and_Tensor, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_and_Tensor},
    {KF__OP_bitwise_and__Tensor, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_and__Tensor},
    {KF__OP_bitwise_and_Tensor_out, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_and_Tensor_out},
    {KF__OP_bitwise_and_Scalar, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_and_Scalar},
    {KF__OP_bitwise_and__Scalar, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_and__Scalar},
    {KF__OP_bitwise_and_Scalar_out, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_and_Scalar_out},
    {KF__OP_bitwise_and_Scalar_Tensor, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_and_Scalar_Tensor},
    {KF__OP_bitwise_and_Scalar_Tensor_out, KF__COMPUTE_bitwise_and, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_and_Scalar_Tensor_out},
    {KF__OP___and___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___and___Tensor},
    {KF__OP___iand___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___iand___Tensor},
    {KF__OP___and___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___and___Scalar},
    {KF__OP___iand___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___iand___Scalar},
    {KF__OP_bitwise_or_Tensor, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_or_Tensor},
    {KF__OP_bitwise_or__Tensor, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_or__Tensor},
    {KF__OP_bitwise_or_Tensor_out, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_or_Tensor_out},
    {KF__OP_bitwise_or_Scalar, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_or_Scalar},
    {KF__OP_bitwise_or__Scalar, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_or__Scalar},
    {KF__OP_bitwise_or_Scalar_out, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_or_Scalar_out},
    {KF__OP_bitwise_or_Scalar_Tensor, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_or_Scalar_Tensor},
    {KF__OP_bitwise_or_Scalar_Tensor_out, KF__COMPUTE_bitwise_or, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_or_Scalar_Tensor_out},
    {KF__OP___or___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___or___Tensor},
    {KF__OP___ior___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___ior___Tensor},
    {KF__OP___or___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___or___Scalar},
    {KF__OP___ior___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___ior___Scalar},
    {KF__OP_bitwise_xor_Tensor, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_xor_Tensor},
    {KF__OP_bitwise_xor__Tensor, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_xor__Tensor},
    {KF__OP_bitwise_xor_Tensor_out, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_xor_Tensor_out},
    {KF__OP_bitwise_xor_Scalar, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_xor_Scalar},
    {KF__OP_bitwise_xor__Scalar, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_xor__Scalar},
    {KF__OP_bitwise_xor_Scalar_out, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_xor_Scalar_out},
    {KF__OP_bitwise_xor_Scalar_Tensor, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_xor_Scalar_Tensor},
    {KF__OP_bitwise_xor_Scalar_Tensor_out, KF__COMPUTE_bitwise_xor, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_xor_Scalar_Tensor_out},
    {KF__OP___xor___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___xor___Tensor},
    {KF__OP___ixor___Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___ixor___Tensor},
    {KF__OP___xor___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___xor___Scalar},
    {KF__OP___ixor___Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op___ixor___Scalar},
    {KF__OP_bitwise_left_shift_Tensor, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_left_shift_Tensor},
    {KF__OP_bitwise_left_shift__Tensor, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_left_shift__Tensor},
    {KF__OP_bitwise_left_shift_Tensor_out, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_left_shift_Tensor_out},
    {KF__OP_bitwise_left_shift_Tensor_Scalar, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_left_shift_Tensor_Scalar},
    {KF__OP_bitwise_left_shift__Tensor_Scalar, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_left_shift__Tensor_Scalar},
    {KF__OP_bitwise_left_shift_Tensor_Scalar_out, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_left_shift_Tensor_Scalar_out},
    {KF__OP_bitwise_left_shift_Scalar_Tensor, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_left_shift_Scalar_Tensor},
    {KF__OP_bitwise_left_shift_Scalar_Tensor_out, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_left_shift_Scalar_Tensor_out},
    {KF__OP___lshift___Tensor, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)functional___lshift___Tensor},
    {KF__OP___ilshift___Tensor, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)inplace___ilshift___Tensor},
    {KF__OP___lshift___Tensor_out, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)out___lshift___Tensor_out},
    {KF__OP___lshift___Scalar, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)functional___lshift___Scalar},
    {KF__OP___ilshift___Scalar, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)inplace___ilshift___Scalar},
    {KF__OP___lshift___Scalar_out, KF__COMPUTE_bitwise_left_shift, KF__AT_BACKEND, (kf_typed_fn)out___lshift___Scalar_out},
    {KF__OP_bitwise_right_shift_Tensor, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_right_shift_Tensor},
    {KF__OP_bitwise_right_shift__Tensor, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_right_shift__Tensor},
    {KF__OP_bitwise_right_shift_Tensor_out, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_right_shift_Tensor_out},
    {KF__OP_bitwise_right_shift_Tensor_Scalar, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_right_shift_Tensor_Scalar},
    {KF__OP_bitwise_right_shift__Tensor_Scalar, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)inplace_bitwise_right_shift__Tensor_Scalar},
    {KF__OP_bitwise_right_shift_Tensor_Scalar_out, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_right_shift_Tensor_Scalar_out},
    {KF__OP_bitwise_right_shift_Scalar_Tensor, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)functional_bitwise_right_shift_Scalar_Tensor},
    {KF__OP_bitwise_right_shift_Scalar_Tensor_out, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)out_bitwise_right_shift_Scalar_Tensor_out},
    {KF__OP___rshift___Tensor, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)functional___rshift___Tensor},
    {KF__OP___irshift___Tensor, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)inplace___irshift___Tensor},
    {KF__OP___rshift___Tensor_out, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)out___rshift___Tensor_out},
    {KF__OP___rshift___Scalar, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)functional___rshift___Scalar},
    {KF__OP___irshift___Scalar, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)inplace___irshift___Scalar},
    {KF__OP___rshift___Scalar_out, KF__COMPUTE_bitwise_right_shift, KF__AT_BACKEND, (kf_typed_fn)out___rshift___Scalar_out},
    {KF__OP_where_self, KF__COMPUTE_where, KF__AT_BACKEND, (kf_typed_fn)functional_where_self},
    {KF__OP_where_self_out, KF__COMPUTE_where, KF__AT_BACKEND, (kf_typed_fn)out_where_self_out},
    {KF__OP_where_ScalarSelf, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_where_ScalarSelf},
    {KF__OP_where_ScalarOther, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_where_ScalarOther},
    {KF__OP_where_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_where_Scalar},
    {KF__OP_where, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_where},
    {KF__OP_masked_fill_Scalar, KF__COMPUTE_masked_fill, KF__AT_BACKEND, (kf_typed_fn)functional_masked_fill_Scalar},
    {KF__OP_masked_fill__Scalar, KF__COMPUTE_masked_fill, KF__AT_BACKEND, (kf_typed_fn)inplace_masked_fill__Scalar},
    {KF__OP_masked_fill_Scalar_out, KF__COMPUTE_masked_fill, KF__AT_BACKEND, (kf_typed_fn)out_masked_fill_Scalar_out},
    {KF__OP_masked_fill_Tensor, KF__COMPUTE_masked_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)functional_masked_fill_Tensor},
    {KF__OP_masked_fill__Tensor, KF__COMPUTE_masked_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)inplace_masked_fill__Tensor},
    {KF__OP_masked_fill_Tensor_out, KF__COMPUTE_masked_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)out_masked_fill_Tensor_out},
    {KF__OP_fill_Scalar, KF__COMPUTE_fill, KF__AT_BACKEND, (kf_typed_fn)functional_fill_Scalar},
    {KF__OP_fill__Scalar, KF__COMPUTE_fill, KF__AT_BACKEND, (kf_typed_fn)inplace_fill__Scalar},
    {KF__OP_fill_Scalar_out, KF__COMPUTE_fill, KF__AT_BACKEND, (kf_typed_fn)out_fill_Scalar_out},
    {KF__OP_fill_Tensor, KF__COMPUTE_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)functional_fill_Tensor},
    {KF__OP_fill__Tensor, KF__COMPUTE_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)inplace_fill__Tensor},
    {KF__OP_fill_Tensor_out, KF__COMPUTE_fill_tensor, KF__AT_BACKEND, (kf_typed_fn)out_fill_Tensor_out},
    {KF__OP_zero, KF__COMPUTE_zero, KF__AT_BACKEND, (kf_typed_fn)functional_zero},
    {KF__OP_zero_, KF__COMPUTE_zero, KF__AT_BACKEND, (kf_typed_fn)inplace_zero_},
    {KF__OP_zero_out, KF__COMPUTE_zero, KF__AT_BACKEND, (kf_typed_fn)out_zero_out},
    {KF__OP_copy, KF__COMPUTE_copy, KF__AT_BACKEND, (kf_typed_fn)functional_copy},
    {KF__OP_copy_, KF__COMPUTE_copy, KF__AT_BACKEND, (kf_typed_fn)inplace_copy_},
    {KF__OP_copy_out, KF__COMPUTE_copy, KF__AT_BACKEND, (kf_typed_fn)out_copy_out},
    {KF__OP_clone, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_clone},
    {KF__OP_clone_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_clone_out},
    {KF__OP__lazy_clone, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__lazy_clone},
    {KF__OP__test_parallel_materialize, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__test_parallel_materialize},
    {KF__OP_contiguous, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_contiguous},
    {KF__OP__to_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__to_copy},
    {KF__OP_to_dtype, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_to_dtype},
    {KF__OP_to_device, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_to_device},
    {KF__OP_to_dtype_layout, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_to_dtype_layout},
    {KF__OP_to_other, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_to_other},
    {KF__OP_type_as, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_type_as},
    {KF__OP_subtract_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_subtract_Tensor},
    {KF__OP_subtract__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_subtract__Tensor},
    {KF__OP_subtract_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_subtract_out},
    {KF__OP_subtract_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_subtract_Scalar},
    {KF__OP_subtract__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_subtract__Scalar},
    {KF__OP_multiply_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multiply_Tensor},
    {KF__OP_multiply__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multiply__Tensor},
    {KF__OP_multiply_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multiply_out},
    {KF__OP_multiply_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multiply_Scalar},
    {KF__OP_multiply__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multiply__Scalar},
    {KF__OP_divide_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_Tensor},
    {KF__OP_divide__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide__Tensor},
    {KF__OP_divide_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_out},
    {KF__OP_divide_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_Scalar},
    {KF__OP_divide__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide__Scalar},
    {KF__OP_true_divide_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_true_divide_Tensor},
    {KF__OP_true_divide__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_true_divide__Tensor},
    {KF__OP_true_divide_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_true_divide_out},
    {KF__OP_true_divide_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_true_divide_Scalar},
    {KF__OP_true_divide__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_true_divide__Scalar},
    {KF__OP_divide_Tensor_mode, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_Tensor_mode},
    {KF__OP_divide__Tensor_mode, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide__Tensor_mode},
    {KF__OP_divide_out_mode, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_out_mode},
    {KF__OP_divide_Scalar_mode, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide_Scalar_mode},
    {KF__OP_divide__Scalar_mode, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_divide__Scalar_mode},
    {KF__OP_arctan2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan2},
    {KF__OP_arctan2_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan2_},
    {KF__OP_arctan2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_arctan2_out},
    {KF__OP_special_xlogy, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy},
    {KF__OP_special_xlogy_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy_out},
    {KF__OP_special_xlogy_other_scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy_other_scalar},
    {KF__OP_special_xlogy_other_scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy_other_scalar_out},
    {KF__OP_special_xlogy_self_scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy_self_scalar},
    {KF__OP_special_xlogy_self_scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_xlogy_self_scalar_out},
    {KF__OP_result_type_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_result_type_Tensor},
    {KF__OP_result_type_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_result_type_Scalar},
    {KF__OP_result_type_Scalar_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_result_type_Scalar_Tensor},
    {KF__OP_result_type_Scalar_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_result_type_Scalar_Scalar},
    {KF__OP_can_cast, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_can_cast},
    {KF__OP_promote_types, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_promote_types},
    {KF__OP__cast_Byte, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Byte},
    {KF__OP__cast_Char, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Char},
    {KF__OP__cast_Double, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Double},
    {KF__OP__cast_Float, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Float},
    {KF__OP__cast_Half, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Half},
    {KF__OP__cast_Int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Int},
    {KF__OP__cast_Long, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Long},
    {KF__OP__cast_Short, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__cast_Short},
    {KF__OP_chalf, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_chalf},
    {0, 0, KF__AT_END, NULL},
};
