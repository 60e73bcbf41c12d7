/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(rsub_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(grads[0]);
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], kf__number_neg(v[0].number)));
}
KF__FIELDS(rsub_Tensor, KF__KEPT("alpha", SCALAR, 0, 2, 24_BYTES, 1, 0))
KF__NODE(rsub_Tensor, "RsubBackward0", fields_rsub_Tensor, 24, 0, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(rsub_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], kf__number_neg(v[0].number)));
}
KF__FIELDS(rsub_Scalar, KF__KEPT("alpha", SCALAR, 0, 2, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(rsub_Scalar, "RsubBackward1", fields_rsub_Scalar, 24, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(remainder_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__scoped_div_Tensor_mode(v[0].tensor, v[1].tensor, kf_str_of("floor"))));
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
}
KF__FIELDS(remainder_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 2, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 2, 0))
KF__NODE(remainder_Tensor, "RemainderBackward1", fields_remainder_Tensor, 32, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__PASSING_NODE(remainder_Scalar, "RemainderBackward0", 1)

KF__FORMULA(remainder_Scalar_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__scoped_div_Tensor_mode(kf__scoped_full_like(v[0].tensor, v[1].number, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()), v[0].tensor, kf_str_of("floor"))));
}
KF__FIELDS(remainder_Scalar_Tensor, KF__KEPT("other", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self", SCALAR, 16, 0, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(remainder_Scalar_Tensor, "RemainderBackward2", fields_remainder_Scalar_Tensor, 40, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(fmod_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__scoped_div_Tensor_mode(v[0].tensor, v[1].tensor, kf_str_of("trunc"))));
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
}
KF__FIELDS(fmod_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 2, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 2, 0))
KF__NODE(fmod_Tensor, "FmodBackward1", fields_fmod_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__PASSING_NODE(fmod_Scalar, "FmodBackward0", 1)

KF__FORMULA(addcmul) {
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), v[1].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_mul(grads[0],
      kf__d_conj(v[2].tensor)), v[1].number));
}
KF__FIELDS(addcmul, KF__KEPT("tensor2", TENSOR, 0, 2, TENSOR, 2, 0),
    KF__KEPT("value", SCALAR, 16, 3, 24_BYTES, 6, 0),
    KF__KEPT("tensor1", TENSOR, 40, 1, TENSOR, 4, 0))
KF__NODE(addcmul, "AddcmulBackward0", fields_addcmul, 56, 5, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(addcdiv) {
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__scoped_div(grads[0],
      kf__d_conj(v[0].tensor)), v[1].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__d_conj(kf__scoped_div(v[2].tensor, kf__scoped_mul(v[0].tensor, v[0].tensor)))),
      v[1].number));
}
KF__FIELDS(addcdiv, KF__KEPT("tensor2", TENSOR, 0, 2, TENSOR, 6, 0),
    KF__KEPT("value", SCALAR, 16, 3, 24_BYTES, 6, 0),
    KF__KEPT("tensor1", TENSOR, 40, 1, TENSOR, 4, 0))
KF__NODE(addcdiv, "AddcdivBackward0", fields_addcdiv, 56, 5, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(lerp_Scalar) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], kf__number_sub(KF_INT(1),
      v[0].number)));
}
KF__FIELDS(lerp_Scalar, KF__KEPT("weight", SCALAR, 0, 2, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(lerp_Scalar, "LerpBackward0", fields_lerp_Scalar, 24, 0, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(lerp_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(grads[0], kf__d_conj(v[0].tensor)));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_rsub_Scalar(v[0].tensor, KF_INT(1), KF_INT(1)))));
  if (wants & 4) out[2] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_sub(v[1].tensor, v[2].tensor, KF_INT(1)))));
}
KF__FIELDS(lerp_Tensor, KF__KEPT("weight", TENSOR, 0, 2, TENSOR, 3, 0),
    KF__KEPT("end", TENSOR, 16, 1, TENSOR, 4, 0), KF__KEPT("self", TENSOR, 32, 0, TENSOR, 4, 0))
KF__NODE(lerp_Tensor, "LerpBackward1", fields_lerp_Tensor, 48, 7, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(pow_Tensor_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_pow_exponent(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pow_self(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(pow_Tensor_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("exponent", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 32, 2, OUTPUT, 2, 0))
KF__NODE(pow_Tensor_Tensor, "PowBackward1", fields_pow_Tensor_Tensor, 48, 7, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(pow_Tensor_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pow_number(grads[0], v[0].tensor, v[1].number));
}
KF__FIELDS(pow_Tensor_Scalar, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("exponent", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(pow_Tensor_Scalar, "PowBackward0", fields_pow_Tensor_Scalar, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(pow_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pow_of_number(grads[0], v[0].number, v[1].tensor,
      v[2].tensor));
}
KF__FIELDS(pow_Scalar, KF__KEPT("self", SCALAR, 0, 0, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("exponent", TENSOR, 24, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 40, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(pow_Scalar, "PowBackward2", fields_pow_Scalar, 56, 6, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(atan2) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_atan2_grad(grads[0], v[0].tensor, v[1].tensor,
      wanted, made));
}
KF__FIELDS(atan2, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(atan2, "Atan2Backward0", fields_atan2, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(hypot) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_div(kf__scoped_mul(grads[0], v[2].tensor),
      v[1].tensor));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(kf__scoped_mul(grads[0], v[0].tensor),
      v[1].tensor));
}
KF__FIELDS(hypot, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 1, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 32, 1, TENSOR, 2, 0))
KF__NODE(hypot, "HypotBackward0", fields_hypot, 48, 7, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(copysign_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_copysign_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(copysign_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 1, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, 1, 0))
KF__NODE(copysign_Tensor, "CopysignBackward0", fields_copysign_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(copysign_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_copysign_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(copysign_Scalar, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(copysign_Scalar, "CopysignBackward1", fields_copysign_Scalar, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(nextafter) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_ne(v[0].tensor,
      v[1].tensor), grads[0], KF_INT(0)));
}
KF__FIELDS(nextafter, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 1, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 1, 0))
KF__NODE(nextafter, "NextafterBackward0", fields_nextafter, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(logaddexp) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__d_conj(kf__scoped_add_Scalar(kf__scoped_exp(kf__scoped_sub(v[1].tensor, v[0].tensor,
      KF_INT(1))), KF_INT(1), KF_INT(1)))));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__d_conj(kf__scoped_add_Scalar(kf__scoped_exp(kf__scoped_sub(v[0].tensor, v[1].tensor,
      KF_INT(1))), KF_INT(1), KF_INT(1)))));
}
KF__FIELDS(logaddexp, KF__KEPT("other", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(logaddexp, "LogaddexpBackward0", fields_logaddexp, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(logaddexp2) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__scoped_add_Scalar(kf__scoped_exp2(kf__scoped_sub(v[1].tensor, v[0].tensor, KF_INT(1))),
      KF_INT(1), KF_INT(1))));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__scoped_add_Scalar(kf__scoped_exp2(kf__scoped_sub(v[0].tensor, v[1].tensor, KF_INT(1))),
      KF_INT(1), KF_INT(1))));
}
KF__FIELDS(logaddexp2, KF__KEPT("other", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(logaddexp2, "Logaddexp2Backward0", fields_logaddexp2, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(xlogy_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_div(kf__scoped_mul(grads[0], v[0].tensor),
      v[1].tensor));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_xlogy_self(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(xlogy_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(xlogy_Tensor, "XlogyBackward0", fields_xlogy_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(xlogy_Scalar_Other) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_xlogy_number(grads[0], v[0].tensor, v[1].number));
}
KF__FIELDS(xlogy_Scalar_Other, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(xlogy_Scalar_Other, "XlogyBackward2", fields_xlogy_Scalar_Other, 40, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(xlogy_Scalar_Self) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(kf__scoped_mul_Scalar(grads[0], v[0].number),
      v[1].tensor));
}
KF__FIELDS(xlogy_Scalar_Self, KF__KEPT("self", SCALAR, 0, 0, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 24, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(xlogy_Scalar_Self, "XlogyBackward1", fields_xlogy_Scalar_Self, 40, 2, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(gcd_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(gcd_, "GcdBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(lcm_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(lcm_, "LcmBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(ldexp_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_mul(grads[0],
      kf__d_conj(v[1].tensor)), KF_FLOAT(0.6931471805599453)));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_ldexp(grads[0], kf__d_conj(v[0].tensor)));
}
KF__FIELDS(ldexp_Tensor, KF__KEPT("other", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, 2, 0))
KF__NODE(ldexp_Tensor, "LdexpBackward0", fields_ldexp_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(maximum) {
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_masked_fill_Scalar(kf__scoped_where_self(kf__scoped_eq(v[0].tensor,
      v[1].tensor), kf__scoped_div_Scalar(grads[0], KF_INT(2)), grads[0]),
      kf__scoped_gt(v[0].tensor, v[1].tensor), KF_INT(0)));
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_masked_fill_Scalar(kf__scoped_where_self(kf__scoped_eq(v[0].tensor,
      v[1].tensor), kf__scoped_div_Scalar(grads[0], KF_INT(2)), grads[0]),
      kf__scoped_lt(v[0].tensor, v[1].tensor), KF_INT(0)));
}
KF__FIELDS(maximum, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(maximum, "MaximumBackward0", fields_maximum, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(minimum) {
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_masked_fill_Scalar(kf__scoped_where_self(kf__scoped_eq(v[0].tensor,
      v[1].tensor), kf__scoped_div_Scalar(grads[0], KF_INT(2)), grads[0]),
      kf__scoped_lt(v[0].tensor, v[1].tensor), KF_INT(0)));
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_masked_fill_Scalar(kf__scoped_where_self(kf__scoped_eq(v[0].tensor,
      v[1].tensor), kf__scoped_div_Scalar(grads[0], KF_INT(2)), grads[0]),
      kf__scoped_gt(v[0].tensor, v[1].tensor), KF_INT(0)));
}
KF__FIELDS(minimum, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(minimum, "MinimumBackward0", fields_minimum, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(fmax) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0],
      kf__scoped_logical_or(kf__scoped_ge(v[0].tensor, v[1].tensor), kf__scoped_isnan(v[1].tensor)),
      KF_INT(0)));
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_logical_or(kf__scoped_ge(v[0].tensor,
      v[1].tensor), kf__scoped_isnan(v[1].tensor)), grads[0], KF_INT(0)));
}
KF__FIELDS(fmax, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(fmax, "FmaxBackward0", fields_fmax, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(fmin) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0],
      kf__scoped_logical_or(kf__scoped_le(v[0].tensor, v[1].tensor), kf__scoped_isnan(v[1].tensor)),
      KF_INT(0)));
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_logical_or(kf__scoped_le(v[0].tensor,
      v[1].tensor), kf__scoped_isnan(v[1].tensor)), grads[0], KF_INT(0)));
}
KF__FIELDS(fmin, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(fmin, "FminBackward0", fields_fmin, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(clamp) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_clamp_grad(grads[0], v[0].tensor, v[1].opt_number,
      v[2].opt_number));
}
KF__FIELDS(clamp, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("min", OPT_SCALAR, 16, 1, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("max", OPT_SCALAR, 48, 2, 32_BYTES, KF__ALWAYS, 0))
KF__NODE(clamp, "ClampBackward1", fields_clamp, 80, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(clamp_Tensor) {
  if (wants & 4) out[2] = kf_scope_keep(kf__d_clamp_max_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_clamp_min_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_clamp_self(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor));
}
KF__FIELDS(clamp_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("min", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("max", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(clamp_Tensor, "ClampBackward0", fields_clamp_Tensor, 48, 7, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(clamp_min) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_ge_Scalar(v[0].tensor, v[1].number),
      grads[0], KF_INT(0)));
}
KF__FIELDS(clamp_min, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("min", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(clamp_min, "ClampMinBackward0", fields_clamp_min, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(clamp_min_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_lt(v[0].tensor,
      v[1].tensor), grads[0], KF_INT(0)));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_ge(v[0].tensor,
      v[1].tensor), grads[0], KF_INT(0)));
}
KF__FIELDS(clamp_min_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("min", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(clamp_min_Tensor, "ClampMinBackward1", fields_clamp_min_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(clamp_max) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_le_Scalar(v[0].tensor, v[1].number),
      grads[0], KF_INT(0)));
}
KF__FIELDS(clamp_max, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("max", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(clamp_max, "ClampMaxBackward0", fields_clamp_max, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(clamp_max_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_gt(v[0].tensor,
      v[1].tensor), grads[0], KF_INT(0)));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_le(v[0].tensor,
      v[1].tensor), grads[0], KF_INT(0)));
}
KF__FIELDS(clamp_max_Tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("max", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(clamp_max_Tensor, "ClampMaxBackward1", fields_clamp_max_Tensor, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(ne__Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(ne__Tensor, "NeBackward1", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(ne__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(ne__Scalar, "NeBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(le__Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(le__Tensor, "LeBackward1", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(le__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(le__Scalar, "LeBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(ge__Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(ge__Tensor, "GeBackward1", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(ge__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(ge__Scalar, "GeBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(logical_and_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(logical_and_, "LogicalAndBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(logical_or_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(logical_or_, "LogicalOrBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(logical_xor_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(logical_xor_, "LogicalXorBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(bitwise_and__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_and__Tensor, "BitwiseAndBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_and__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_and__Scalar, "BitwiseAndBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_or__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_or__Tensor, "BitwiseOrBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_or__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_or__Scalar, "BitwiseOrBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_xor__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_xor__Tensor, "BitwiseXorBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_xor__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_xor__Scalar, "BitwiseXorBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_left_shift__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_left_shift__Tensor, "BitwiseLeftShiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_left_shift__Tensor_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_left_shift__Tensor_Scalar, "BitwiseLeftShiftBackward0", NULL, 0, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(__ilshift___Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(__ilshift___Tensor, "LshiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(__ilshift___Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(__ilshift___Scalar, "LshiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_right_shift__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_right_shift__Tensor, "BitwiseRightShiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(bitwise_right_shift__Tensor_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_right_shift__Tensor_Scalar, "BitwiseRightShiftBackward0", NULL, 0, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(__irshift___Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(__irshift___Tensor, "RshiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(__irshift___Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(__irshift___Scalar, "RshiftBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(where_self) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0], v[0].tensor,
      KF_INT(0)));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_where_ScalarOther(v[0].tensor, grads[0],
      KF_INT(0)));
}
KF__FIELDS(where_self, KF__KEPT("condition", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(where_self, "WhereBackward0", fields_where_self, 16, 1, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(masked_fill_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0], v[0].tensor,
      KF_INT(0)));
}
KF__FIELDS(masked_fill_Scalar, KF__KEPT("mask", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(masked_fill_Scalar, "MaskedFillBackward0", fields_masked_fill_Scalar, 16, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(masked_fill_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0], v[0].tensor,
      KF_INT(0)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_sum(kf__scoped_where_ScalarOther(v[0].tensor,
      grads[0], KF_INT(0)), kf_no_int()));
}
KF__FIELDS(masked_fill_Tensor, KF__KEPT("mask", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(masked_fill_Tensor, "MaskedFillBackward1", fields_masked_fill_Tensor, 16, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(fill_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(fill_Scalar, "FillBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(fill__Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(fill__Scalar, "FillBackward2", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(fill_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_sum(grads[0], kf_no_int()));
}
KF__NODE(fill_Tensor, "FillBackward1", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(fill__Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_sum(grads[0], kf_no_int()));
}
KF__NODE(fill__Tensor, "FillBackward3", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(zero) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(zero, "ZeroBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants & 2) out[1] = kf_scope_keep(grads[0]);
}
KF__NODE(copy, "CopyBackwards", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__PASSING_NODE(clone, "CloneBackward0", 1)

KF__PASSING_NODE(_lazy_clone, "LazyCloneBackward0", 1)

KF__PASSING_NODE(_to_copy, "ToCopyBackward0", 1)

const kf__autograd_entry_t kf__autograd_arithmetic[] = {
    KF__RECORDS(rsub_Tensor, TTs, T, rsub_Tensor, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1),
    KF__REFUSES(rsub_Tensor_out, TTsT),
    KF__RECORDS(rsub_Scalar, Tss, T, rsub_Scalar, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1),
    KF__REFUSES(rsub_Scalar_out, TssT),
    KF__AUTOGRAD_ENTRY(floor_divide, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(floor_divide__Tensor, MISSING, NULL),
    KF__REFUSES(floor_divide_out, TTT),
    KF__AUTOGRAD_ENTRY(floor_divide_Scalar, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(floor_divide__Scalar, MISSING, NULL),
    KF__REFUSES(floor_divide_Scalar_out, TsT),
    KF__RECORDS(remainder_Tensor, TT, T, remainder_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(remainder__Tensor, TT, 0, remainder_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(remainder_Tensor_out, TTT),
    KF__RECORDS(remainder_Scalar, Ts, T, remainder_Scalar, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__RECORDS(remainder__Scalar, Ts, 0, remainder_Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(remainder_Scalar_out, TsT),
    KF__RECORDS(remainder_Scalar_Tensor, sT, T, remainder_Scalar_Tensor, .edges = 2, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(remainder_Scalar_Tensor_out, sTT),
    KF__RECORDS(fmod_Tensor, TT, T, fmod_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(fmod__Tensor, TT, 0, fmod_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(fmod_Tensor_out, TTT),
    KF__RECORDS(fmod_Scalar, Ts, T, fmod_Scalar, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__RECORDS(fmod__Scalar, Ts, 0, fmod_Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(fmod_Scalar_out, TsT),
    KF__RECORDS(addcmul, TTTs, T, addcmul, .edges = 7, .arguments = 4, .results = 1, .outputs = 1,
        .before = 7),
    KF__RECORDS(addcmul_, TTTs, 0, addcmul, .edges = 7, .arguments = 4, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addcmul_out, TTTsT),
    KF__RECORDS(addcdiv, TTTs, T, addcdiv, .edges = 7, .arguments = 4, .results = 1, .outputs = 1,
        .before = 7),
    KF__RECORDS(addcdiv_, TTTs, 0, addcdiv, .edges = 7, .arguments = 4, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addcdiv_out, TTTsT),
    KF__RECORDS(lerp_Scalar, TTs, T, lerp_Scalar, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1),
    KF__RECORDS(lerp__Scalar, TTs, 0, lerp_Scalar, .edges = 3, .arguments = 3, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(lerp_Scalar_out, TTsT),
    KF__RECORDS(lerp_Tensor, TTT, T, lerp_Tensor, .edges = 7, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__RECORDS(lerp__Tensor, TTT, 0, lerp_Tensor, .edges = 7, .arguments = 3, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(lerp_Tensor_out, TTTT),
    KF__RECORDS(pow_Tensor_Tensor, TT, T, pow_Tensor_Tensor, .edges = 3, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3, .after = 4),
    KF__RECORDS(pow__Tensor, TT, 0, pow_Tensor_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .after = 4, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(pow_Tensor_Tensor_out, TTT),
    KF__RECORDS(pow_Tensor_Scalar, Ts, T, pow_Tensor_Scalar, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3),
    KF__RECORDS(pow__Scalar, Ts, 0, pow_Tensor_Scalar, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(pow_Tensor_Scalar_out, TsT),
    KF__RECORDS(pow_Scalar, sT, T, pow_Scalar, .edges = 2, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .after = 4),
    KF__REFUSES(pow_Scalar_out, sTT),
    KF__REFUSES(float_power_Tensor_Tensor_out, TTT),
    KF__REFUSES(float_power_Tensor_Scalar_out, TsT),
    KF__REFUSES(float_power_Scalar_out, sTT),
    KF__RECORDS(atan2, TT, T, atan2, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(atan2_, TT, 0, atan2, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(atan2_out, TTT),
    KF__RECORDS(hypot, TT, T, hypot, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 5, .after = 2),
    KF__RECORDS(hypot_, TT, 0, hypot, .edges = 3, .arguments = 2, .before = 5, .after = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(hypot_out, TTT),
    KF__RECORDS(copysign_Tensor, TT, T, copysign_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__RECORDS(copysign__Tensor, TT, 0, copysign_Tensor, .edges = 3, .arguments = 2, .before = 1,
        .after = 2, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(copysign_out, TTT),
    KF__RECORDS(copysign_Scalar, Ts, T, copysign_Scalar, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__RECORDS(copysign__Scalar, Ts, 0, copysign_Scalar, .edges = 1, .arguments = 2, .before = 1,
        .after = 2, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(copysign_Scalar_out, TsT),
    KF__RECORDS(nextafter, TT, T, nextafter, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(nextafter_, TT, 0, nextafter, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(nextafter_out, TTT),
    KF__RECORDS(logaddexp, TT, T, logaddexp, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(logaddexp_out, TTT),
    KF__RECORDS(logaddexp2, TT, T, logaddexp2, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(logaddexp2_out, TTT),
    KF__RECORDS(xlogy_Tensor, TT, T, xlogy_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(xlogy__Tensor, TT, 0, xlogy_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(xlogy_OutTensor, TTT),
    KF__RECORDS(xlogy_Scalar_Other, Ts, T, xlogy_Scalar_Other, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3),
    KF__RECORDS(xlogy__Scalar_Other, Ts, 0, xlogy_Scalar_Other, .edges = 1, .arguments = 2,
        .before = 3, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(xlogy_OutScalar_Other, TsT),
    KF__RECORDS(xlogy_Scalar_Self, sT, T, xlogy_Scalar_Self, .edges = 2, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(xlogy_OutScalar_Self, sTT),
    KF__AUTOGRAD_ENTRY(gcd, NOTHING, NULL),
    KF__RECORDS(gcd_, TT, 0, gcd_, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(gcd_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(lcm, NOTHING, NULL),
    KF__RECORDS(lcm_, TT, 0, lcm_, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(lcm_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(heaviside, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(heaviside_, MISSING, NULL),
    KF__REFUSES(heaviside_out, TTT),
    KF__RECORDS(ldexp_Tensor, TT, T, ldexp_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .after = 2, .flags = KF__RECORD_OWN),
    KF__RECORDS(ldexp_, TT, 0, ldexp_Tensor, .edges = 3, .arguments = 2, .before = 1, .after = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(ldexp_out, TTT),
    KF__RECORDS(maximum, TT, T, maximum, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(maximum_out, TTT),
    KF__RECORDS(minimum, TT, T, minimum, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(minimum_out, TTT),
    KF__RECORDS(fmax, TT, T, fmax, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(fmax_out, TTT),
    KF__RECORDS(fmin, TT, T, fmin, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(fmin_out, TTT),
    KF__REFUSES(max_out, TTT),
    KF__REFUSES(min_out, TTT),
    KF__RECORDS(clamp, TZZ, T, clamp, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 7),
    KF__RECORDS(clamp_, TZZ, 0, clamp, .edges = 1, .arguments = 3, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_out, TZZT),
    KF__RECORDS(clamp_Tensor, TUU, T, clamp_Tensor, .edges = 7, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__RECORDS(clamp__Tensor, TUU, 0, clamp_Tensor, .edges = 7, .arguments = 3, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_Tensor_out, TUUT),
    KF__RECORDS(clamp_min, Ts, T, clamp_min, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(clamp_min_, Ts, 0, clamp_min, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_min_out, TsT),
    KF__RECORDS(clamp_min_Tensor, TT, T, clamp_min_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(clamp_min__Tensor, TT, 0, clamp_min_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_min_Tensor_out, TTT),
    KF__RECORDS(clamp_max, Ts, T, clamp_max, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(clamp_max_, Ts, 0, clamp_max, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_max_out, TsT),
    KF__RECORDS(clamp_max_Tensor, TT, T, clamp_max_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(clamp_max__Tensor, TT, 0, clamp_max_Tensor, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(clamp_max_Tensor_out, TTT),
    KF__REFUSES(clip_out, TZZT),
    KF__REFUSES(clip_Tensor_out, TUUT),
    KF__AUTOGRAD_ENTRY(ne_Tensor, NOTHING, NULL),
    KF__RECORDS(ne__Tensor, TT, 0, ne__Tensor, .edges = 3, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__AUTOGRAD_ENTRY(ne_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ne_Scalar, NOTHING, NULL),
    KF__RECORDS(ne__Scalar, Ts, 0, ne__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(ne_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(le_Tensor, NOTHING, NULL),
    KF__RECORDS(le__Tensor, TT, 0, le__Tensor, .edges = 3, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__AUTOGRAD_ENTRY(le_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(le_Scalar, NOTHING, NULL),
    KF__RECORDS(le__Scalar, Ts, 0, le__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(le_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ge_Tensor, NOTHING, NULL),
    KF__RECORDS(ge__Tensor, TT, 0, ge__Tensor, .edges = 3, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__AUTOGRAD_ENTRY(ge_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ge_Scalar, NOTHING, NULL),
    KF__RECORDS(ge__Scalar, Ts, 0, ge__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(ge_Scalar_out, NOTHING, NULL),
    KF__REFUSES(greater_Tensor_out, TTT),
    KF__REFUSES(greater_Scalar_out, TsT),
    KF__REFUSES(greater_equal_Tensor_out, TTT),
    KF__REFUSES(greater_equal_Scalar_out, TsT),
    KF__REFUSES(less_Tensor_out, TTT),
    KF__REFUSES(less_Scalar_out, TsT),
    KF__REFUSES(less_equal_Tensor_out, TTT),
    KF__REFUSES(less_equal_Scalar_out, TsT),
    KF__REFUSES(not_equal_Tensor_out, TTT),
    KF__REFUSES(not_equal_Scalar_out, TsT),
    KF__AUTOGRAD_ENTRY(allclose, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(equal, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(logical_and, NOTHING, NULL),
    KF__RECORDS(logical_and_, TT, 0, logical_and_, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(logical_and_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(logical_or, NOTHING, NULL),
    KF__RECORDS(logical_or_, TT, 0, logical_or_, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(logical_or_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(logical_xor, NOTHING, NULL),
    KF__RECORDS(logical_xor_, TT, 0, logical_xor_, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(logical_xor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_and_Tensor, NOTHING, NULL),
    KF__RECORDS(bitwise_and__Tensor, TT, 0, bitwise_and__Tensor, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_and_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_and_Scalar, NOTHING, NULL),
    KF__RECORDS(bitwise_and__Scalar, Ts, 0, bitwise_and__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_and_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_and_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_and_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_or_Tensor, NOTHING, NULL),
    KF__RECORDS(bitwise_or__Tensor, TT, 0, bitwise_or__Tensor, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_or_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_or_Scalar, NOTHING, NULL),
    KF__RECORDS(bitwise_or__Scalar, Ts, 0, bitwise_or__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_or_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_or_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_or_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Tensor, NOTHING, NULL),
    KF__RECORDS(bitwise_xor__Tensor, TT, 0, bitwise_xor__Tensor, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Scalar, NOTHING, NULL),
    KF__RECORDS(bitwise_xor__Scalar, Ts, 0, bitwise_xor__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_xor_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Tensor, NOTHING, NULL),
    KF__RECORDS(bitwise_left_shift__Tensor, TT, 0, bitwise_left_shift__Tensor, .edges = 1,
        .arguments = 2, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Tensor_Scalar, NOTHING, NULL),
    KF__RECORDS(bitwise_left_shift__Tensor_Scalar, Ts, 0, bitwise_left_shift__Tensor_Scalar,
        .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Tensor_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_left_shift_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(__lshift___Tensor, NOTHING, NULL),
    KF__RECORDS(__ilshift___Tensor, TT, 0, __ilshift___Tensor, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(__lshift___Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(__lshift___Scalar, NOTHING, NULL),
    KF__RECORDS(__ilshift___Scalar, Ts, 0, __ilshift___Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(__lshift___Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Tensor, NOTHING, NULL),
    KF__RECORDS(bitwise_right_shift__Tensor, TT, 0, bitwise_right_shift__Tensor, .edges = 1,
        .arguments = 2, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Tensor_Scalar, NOTHING, NULL),
    KF__RECORDS(bitwise_right_shift__Tensor_Scalar, Ts, 0, bitwise_right_shift__Tensor_Scalar,
        .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Tensor_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_right_shift_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(__rshift___Tensor, NOTHING, NULL),
    KF__RECORDS(__irshift___Tensor, TT, 0, __irshift___Tensor, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(__rshift___Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(__rshift___Scalar, NOTHING, NULL),
    KF__RECORDS(__irshift___Scalar, Ts, 0, __irshift___Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(__rshift___Scalar_out, NOTHING, NULL),
    KF__RECORDS(where_self, TTT, T, where_self, .edges = 6, .refused = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_SOME),
    KF__REFUSES(where_self_out, TTTT),
    KF__RECORDS(masked_fill_Scalar, TTs, T, masked_fill_Scalar, .edges = 1, .refused = 2,
        .arguments = 3, .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_SOME),
    KF__RECORDS(masked_fill__Scalar, TTs, 0, masked_fill_Scalar, .edges = 1, .refused = 2,
        .arguments = 3, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(masked_fill_Scalar_out, TTsT),
    KF__RECORDS(masked_fill_Tensor, TTT, T, masked_fill_Tensor, .edges = 5, .refused = 2,
        .arguments = 3, .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_SOME),
    KF__RECORDS(masked_fill__Tensor, TTT, 0, masked_fill_Tensor, .edges = 5, .refused = 2,
        .arguments = 3, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(masked_fill_Tensor_out, TTTT),
    KF__RECORDS(fill_Scalar, Ts, T, fill_Scalar, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__RECORDS(fill__Scalar, Ts, 0, fill__Scalar, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(fill_Scalar_out, TsT),
    KF__RECORDS(fill_Tensor, TT, T, fill_Tensor, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__RECORDS(fill__Tensor, TT, 0, fill__Tensor, .edges = 3, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(fill_Tensor_out, TTT),
    KF__RECORDS(zero, T, T, zero, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(zero_, T, 0, zero, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(zero_out, TT),
    KF__RECORDS(copy, TTb, T, copy, .edges = 3, .arguments = 3, .results = 1, .outputs = 1),
    KF__RECORDS(copy_, TTb, 0, copy, .edges = 3, .arguments = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(copy_out, TTbT),
    KF__RECORDS(clone, TI, T, clone, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .flags = KF__RECORD_OWN),
    KF__REFUSES(clone_out, TIT),
    KF__RECORDS(_lazy_clone, T, T, _lazy_clone, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__AUTOGRAD_ENTRY(_test_parallel_materialize, NOTHING, NULL),
    KF__RECORDS(_to_copy, TIIDBbI, T, _to_copy, .edges = 1, .arguments = 7, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(subtract_out, TTsT),
    KF__REFUSES(multiply_out, TTT),
    KF__REFUSES(divide_out, TTT),
    KF__REFUSES(true_divide_out, TTT),
    KF__REFUSES(divide_out_mode, TTtT),
    KF__REFUSES(arctan2_out, TTT),
    KF__REFUSES(special_xlogy_out, TTT),
    KF__REFUSES(special_xlogy_other_scalar_out, TsT),
    KF__REFUSES(special_xlogy_self_scalar_out, sTT),
    KF__AUTOGRAD_LAST,
};
