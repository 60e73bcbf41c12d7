/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(exp) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], kf__d_conj(v[0].tensor)));
}
KF__FIELDS(exp, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(exp, "ExpBackward0", fields_exp, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(exp2) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), KF_FLOAT(0.6931471805599453)));
}
KF__FIELDS(exp2, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(exp2, "Exp2Backward0", fields_exp2, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(expm1) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_add_Scalar(kf__d_conj(v[0].tensor), KF_INT(1), KF_INT(1))));
}
KF__FIELDS(expm1, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(expm1, "Expm1Backward0", fields_expm1, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(log) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0], kf__d_conj(v[0].tensor)));
}
KF__FIELDS(log, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(log, "LogBackward0", fields_log, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(log2) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__scoped_mul_Scalar(kf__d_conj(v[0].tensor), KF_FLOAT(0.6931471805599453))));
}
KF__FIELDS(log2, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(log2, "Log2Backward0", fields_log2, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(log10) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__scoped_mul_Scalar(kf__d_conj(v[0].tensor), KF_FLOAT(2.302585092994046))));
}
KF__FIELDS(log10, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(log10, "Log10Backward0", fields_log10, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(log1p) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_log1p_grad(grads[0], v[0].tensor));
}
KF__FIELDS(log1p, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(log1p, "Log1PBackward0", fields_log1p, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sin) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_cos(v[0].tensor))));
}
KF__FIELDS(sin, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(sin, "SinBackward0", fields_sin, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(cos) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_neg(kf__d_conj(kf__scoped_sin(v[0].tensor)))));
}
KF__FIELDS(cos, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(cos, "CosBackward0", fields_cos, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(tan) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_add_Scalar(kf__scoped_pow_Tensor_Scalar(v[0].tensor, KF_INT(2)),
      KF_INT(1), KF_INT(1)))));
}
KF__FIELDS(tan, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(tan, "TanBackward0", fields_tan, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(asin) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_rsqrt(kf__scoped_add_Scalar(kf__scoped_mul(kf__scoped_neg(v[0].tensor),
      v[0].tensor), KF_INT(1), KF_INT(1))))));
}
KF__FIELDS(asin, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(asin, "AsinBackward0", fields_asin, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(acos) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_neg(kf__d_conj(kf__scoped_rsqrt(kf__scoped_add_Scalar(kf__scoped_mul(kf__scoped_neg(v[0].tensor),
      v[0].tensor), KF_INT(1), KF_INT(1)))))));
}
KF__FIELDS(acos, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(acos, "AcosBackward0", fields_acos, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(atan) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__d_conj(kf__scoped_add_Scalar(kf__scoped_mul(v[0].tensor, v[0].tensor), KF_INT(1),
      KF_INT(1)))));
}
KF__FIELDS(atan, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(atan, "AtanBackward0", fields_atan, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sinh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_cosh(v[0].tensor))));
}
KF__FIELDS(sinh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(sinh, "SinhBackward0", fields_sinh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(cosh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_sinh(v[0].tensor))));
}
KF__FIELDS(cosh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(cosh, "CoshBackward0", fields_cosh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(tanh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_tanh_backward(grads[0], v[0].tensor));
}
KF__FIELDS(tanh, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(tanh, "TanhBackward0", fields_tanh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(asinh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_rsqrt(kf__scoped_add_Scalar(kf__scoped_pow_Tensor_Scalar(v[0].tensor,
      KF_INT(2)), KF_INT(1), KF_INT(1))))));
}
KF__FIELDS(asinh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(asinh, "AsinhBackward0", fields_asinh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(acosh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__d_conj(kf__scoped_mul(kf__scoped_rsqrt(kf__scoped_sub_Scalar(v[0].tensor, KF_INT(1),
      KF_INT(1))), kf__scoped_rsqrt(kf__scoped_add_Scalar(v[0].tensor, KF_INT(1), KF_INT(1)))))));
}
KF__FIELDS(acosh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(acosh, "AcoshBackward0", fields_acosh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(atanh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__d_conj(kf__scoped_rsub_Scalar(kf__scoped_mul(v[0].tensor, v[0].tensor), KF_INT(1),
      KF_INT(1)))));
}
KF__FIELDS(atanh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(atanh, "AtanhBackward0", fields_atanh, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sinc) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_sinc_grad(grads[0], v[0].tensor));
}
KF__FIELDS(sinc, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(sinc, "SincBackward0", fields_sinc, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(deg2rad) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul_Scalar(grads[0],
      KF_FLOAT(0.017453292519943295)));
}
KF__NODE(deg2rad, "Deg2RadBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(rad2deg) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul_Scalar(grads[0],
      KF_FLOAT(57.29577951308232)));
}
KF__NODE(rad2deg, "Rad2DegBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sqrt) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0],
      kf__scoped_mul_Scalar(kf__d_conj(v[0].tensor), KF_INT(2))));
}
KF__FIELDS(sqrt, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(sqrt, "SqrtBackward0", fields_sqrt, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(rsqrt) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__scoped_mul_Scalar(grads[0],
      KF_FLOAT((-0.5))), kf__d_conj(kf__scoped_pow_Tensor_Scalar(v[0].tensor, KF_INT(3)))));
}
KF__FIELDS(rsqrt, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(rsqrt, "RsqrtBackward0", fields_rsqrt, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(reciprocal) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__d_conj(kf__scoped_mul(v[0].tensor, v[0].tensor))));
}
KF__FIELDS(reciprocal, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(reciprocal, "ReciprocalBackward0", fields_reciprocal, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(abs) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], kf__scoped_sgn(v[0].tensor)));
}
KF__FIELDS(abs, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(abs, "AbsBackward0", fields_abs, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sign) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(sign, "SignBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(sgn) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_sgn_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(sgn, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(sgn, "SgnBackward0", fields_sgn, 32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(angle) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_angle_grad(grads[0], v[0].tensor));
}
KF__FIELDS(angle, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(angle, "AngleBackward0", fields_angle, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_conj_physical) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_conj_physical(grads[0]));
}
KF__NODE(_conj_physical, "ConjPhysicalBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(ceil) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(ceil, "CeilBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(floor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(floor, "FloorBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(trunc) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(trunc, "TruncBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(round) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(round, "RoundBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(round_decimals) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(round_decimals, "RoundBackward1", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__PASSING_NODE(frac, "FracBackward0", 1)

KF__FORMULA(logical_not_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(logical_not_, "LogicalNotBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(bitwise_not_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bitwise_not_, "BitwiseNotBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(nan_to_num) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_isfinite(v[0].tensor), grads[0],
      KF_INT(0)));
}
KF__FIELDS(nan_to_num, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(nan_to_num, "NanToNumBackward0", fields_nan_to_num, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(erf) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_mul_Scalar(kf__scoped_exp(kf__scoped_neg(kf__scoped_pow_Tensor_Scalar(v[0].tensor,
      KF_INT(2)))), KF_FLOAT(1.1283791670955126))));
}
KF__FIELDS(erf, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(erf, "ErfBackward0", fields_erf, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(erfc) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_mul_Scalar(kf__scoped_exp(kf__scoped_neg(kf__scoped_pow_Tensor_Scalar(v[0].tensor,
      KF_INT(2)))), KF_FLOAT((-1.1283791670955126)))));
}
KF__FIELDS(erfc, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(erfc, "ErfcBackward0", fields_erfc, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(erfinv) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_mul_Scalar(kf__scoped_exp(kf__scoped_mul(v[0].tensor, v[0].tensor)),
      KF_FLOAT(0.886226925452758))));
}
KF__FIELDS(erfinv, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(erfinv, "ErfinvBackward0", fields_erfinv, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(special_erfcx) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_sub_Scalar(kf__scoped_mul(kf__scoped_mul_Scalar(v[0].tensor, KF_FLOAT(2.0)),
      v[1].tensor), KF_FLOAT(1.1283791670955126), KF_INT(1))));
}
KF__FIELDS(special_erfcx, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(special_erfcx, "SpecialErfcxBackward0", fields_special_erfcx, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(special_ndtri) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_mul_Scalar(kf__scoped_exp(kf__scoped_div_Scalar(kf__scoped_mul(v[0].tensor,
      v[0].tensor), KF_INT(2))), KF_FLOAT(2.5066282746310002))));
}
KF__FIELDS(special_ndtri, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(special_ndtri, "SpecialNdtriBackward0", fields_special_ndtri, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(special_log_ndtr) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_mul_Scalar(kf__scoped_exp(kf__scoped_neg(kf__scoped_add(v[0].tensor,
      kf__scoped_div_Scalar(kf__scoped_mul(v[1].tensor, v[1].tensor), KF_INT(2)), KF_INT(1)))),
      KF_FLOAT(0.3989422804014327))));
}
KF__FIELDS(special_log_ndtr, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(special_log_ndtr, "SpecialLogNdtrBackward0", fields_special_log_ndtr, 32, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(special_entr) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_rsub_Scalar(kf__scoped_log(v[0].tensor), KF_INT((-1)), KF_INT(1))));
}
KF__FIELDS(special_entr, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(special_entr, "SpecialEntrBackward0", fields_special_entr, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(lgamma) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], kf__scoped_digamma(v[0].tensor)));
}
KF__FIELDS(lgamma, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(lgamma, "LgammaBackward0", fields_lgamma, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(digamma) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], kf__scoped_polygamma(1,
      v[0].tensor)));
}
KF__FIELDS(digamma, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(digamma, "DigammaBackward0", fields_digamma, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(polygamma) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_polygamma(kf__int_add(v[0].integer, 1), v[1].tensor)));
}
KF__FIELDS(polygamma, KF__KEPT("n", INT, 0, 0, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 8, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(polygamma, "PolygammaBackward0", fields_polygamma, 24, 2, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(polygamma_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_polygamma(kf__int_add(v[0].integer, 1), v[1].tensor)));
}
KF__FIELDS(polygamma_, KF__KEPT("n", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 8, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(polygamma_, "PolygammaBackward1", fields_polygamma_, 24, 2, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(mvlgamma) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mvlgamma_grad(grads[0], v[0].tensor, v[1].integer));
}
KF__FIELDS(mvlgamma, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(mvlgamma, "MvlgammaBackward0", fields_mvlgamma, 24, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(igamma) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_exp(kf__scoped_sub(kf__scoped_sub(kf__scoped_mul(kf__scoped_sub_Scalar(v[0].tensor,
      KF_INT(1), KF_INT(1)), kf__scoped_log(v[1].tensor)), v[1].tensor, KF_INT(1)),
      kf__scoped_lgamma(v[0].tensor), KF_INT(1)))));
  if (wants & 1) kf__scope_note(kf__not_implemented("igamma: input"));
}
KF__FIELDS(igamma, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 2, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 2, 0))
KF__NODE(igamma, "IgammaBackward0", fields_igamma, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(igammac) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__scoped_neg(grads[0]),
      kf__scoped_exp(kf__scoped_sub(kf__scoped_sub(kf__scoped_mul(kf__scoped_sub_Scalar(v[0].tensor,
      KF_INT(1), KF_INT(1)), kf__scoped_log(v[1].tensor)), v[1].tensor, KF_INT(1)),
      kf__scoped_lgamma(v[0].tensor), KF_INT(1)))));
  if (wants & 1) kf__scope_note(kf__not_implemented("igammac: input"));
}
KF__FIELDS(igammac, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 2, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 2, 0))
KF__NODE(igammac, "IgammacBackward0", fields_igammac, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(special_zeta) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__scoped_mul(grads[0],
      kf__scoped_neg(v[0].tensor)), kf__scoped_special_zeta(kf__scoped_add_Scalar(v[0].tensor,
      KF_INT(1), KF_INT(1)), v[1].tensor)));
  if (wants & 1) kf__scope_note(kf__not_implemented("zeta"));
}
KF__FIELDS(special_zeta, KF__KEPT("self", TENSOR, 0, 0, TENSOR, 2, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, 2, 0))
KF__NODE(special_zeta, "SpecialZetaBackward0", fields_special_zeta, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(special_zeta_other_scalar) {
  if (wants & 1) kf__scope_note(kf__not_implemented("zeta"));
  (void)out;
}
KF__NODE(special_zeta_other_scalar, "SpecialZetaBackward2", NULL, 0, 0, 0, .derivatives = 1)

KF__FORMULA(special_zeta_self_scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__scoped_mul_Scalar(grads[0],
      kf__number_neg(v[0].number)), kf__scoped_special_zeta_self_scalar(kf__number_add(v[0].number,
      KF_INT(1)), v[1].tensor)));
}
KF__FIELDS(special_zeta_self_scalar, KF__KEPT("self", SCALAR, 0, 0, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 24, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(special_zeta_self_scalar, "SpecialZetaBackward1", fields_special_zeta_self_scalar, 40, 2,
    0, .derivatives = 1, .reads_first = true)

KF__FORMULA(special_xlog1py) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_div(kf__scoped_mul(grads[0], v[0].tensor),
      kf__scoped_add_Scalar(v[1].tensor, KF_INT(1), KF_INT(1))));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_xlog1py_self(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(special_xlog1py, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(special_xlog1py, "SpecialXlog1PyBackward0", fields_special_xlog1py, 32, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(special_xlog1py_other_scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_xlog1py_number(grads[0], v[0].tensor, v[1].number));
}
KF__FIELDS(special_xlog1py_other_scalar, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(special_xlog1py_other_scalar, "SpecialXlog1PyBackward2",
    fields_special_xlog1py_other_scalar, 40, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(special_xlog1py_self_scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(kf__scoped_mul_Scalar(grads[0], v[0].number),
      kf__scoped_add_Scalar(v[1].tensor, KF_INT(1), KF_INT(1))));
}
KF__FIELDS(special_xlog1py_self_scalar, KF__KEPT("self", SCALAR, 0, 0, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 24, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(special_xlog1py_self_scalar, "SpecialXlog1PyBackward1", fields_special_xlog1py_self_scalar,
    40, 2, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(i0) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_special_i1(v[0].tensor)));
}
KF__FIELDS(i0, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(i0, "I0Backward0", fields_i0, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(special_i0e) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_sub(kf__scoped_special_i1e(v[0].tensor),
      kf__scoped_mul(kf__scoped_sgn(v[0].tensor), v[1].tensor), KF_INT(1))));
}
KF__FIELDS(special_i0e, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(special_i0e, "SpecialI0EBackward0", fields_special_i0e, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(special_i1) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_i1(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(special_i1, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(special_i1, "SpecialI1Backward0", fields_special_i1, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(special_i1e) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_i1e(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(special_i1e, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(special_i1e, "SpecialI1EBackward0", fields_special_i1e, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(frexp_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div(grads[0], kf__scoped_exp2(v[0].tensor)));
}
KF__FIELDS(frexp_Tensor, KF__KEPT("exponent", TENSOR, 0, 2, RESULT, KF__ALWAYS, 0))
KF__NODE(frexp_Tensor, "FrexpBackward0", fields_frexp_Tensor, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_unary[] = {
    KF__RECORDS(exp, T, T, exp, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .after = 1),
    KF__RECORDS(exp_, T, 0, exp, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(exp_out, TT),
    KF__RECORDS(exp2, T, T, exp2, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(exp2_, T, 0, exp2, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(exp2_out, TT),
    KF__RECORDS(expm1, T, T, expm1, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(expm1_, T, 0, expm1, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(expm1_out, TT),
    KF__RECORDS(log, T, T, log, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(log_, T, 0, log, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(log_out, TT),
    KF__RECORDS(log2, T, T, log2, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(log2_, T, 0, log2, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(log2_out, TT),
    KF__RECORDS(log10, T, T, log10, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(log10_, T, 0, log10, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(log10_out, TT),
    KF__RECORDS(log1p, T, T, log1p, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(log1p_, T, 0, log1p, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(log1p_out, TT),
    KF__RECORDS(sin, T, T, sin, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(sin_, T, 0, sin, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sin_out, TT),
    KF__RECORDS(cos, T, T, cos, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(cos_, T, 0, cos, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(cos_out, TT),
    KF__RECORDS(tan, T, T, tan, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .after = 1),
    KF__RECORDS(tan_, T, 0, tan, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(tan_out, TT),
    KF__RECORDS(asin, T, T, asin, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(asin_, T, 0, asin, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(asin_out, TT),
    KF__RECORDS(acos, T, T, acos, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(acos_, T, 0, acos, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(acos_out, TT),
    KF__RECORDS(atan, T, T, atan, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(atan_, T, 0, atan, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(atan_out, TT),
    KF__RECORDS(sinh, T, T, sinh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(sinh_, T, 0, sinh, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sinh_out, TT),
    KF__RECORDS(cosh, T, T, cosh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(cosh_, T, 0, cosh, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(cosh_out, TT),
    KF__RECORDS(tanh, T, T, tanh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(tanh_, T, 0, tanh, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(tanh_out, TT),
    KF__RECORDS(asinh, T, T, asinh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(asinh_, T, 0, asinh, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(asinh_out, TT),
    KF__RECORDS(acosh, T, T, acosh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(acosh_, T, 0, acosh, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(acosh_out, TT),
    KF__RECORDS(atanh, T, T, atanh, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(atanh_, T, 0, atanh, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(atanh_out, TT),
    KF__RECORDS(sinc, T, T, sinc, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(sinc_, T, 0, sinc, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sinc_out, TT),
    KF__RECORDS(deg2rad, T, T, deg2rad, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(deg2rad_, T, 0, deg2rad, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(deg2rad_out, TT),
    KF__RECORDS(rad2deg, T, T, rad2deg, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(rad2deg_, T, 0, rad2deg, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(rad2deg_out, TT),
    KF__RECORDS(sqrt, T, T, sqrt, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(sqrt_, T, 0, sqrt, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sqrt_out, TT),
    KF__RECORDS(rsqrt, T, T, rsqrt, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(rsqrt_, T, 0, rsqrt, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(rsqrt_out, TT),
    KF__RECORDS(reciprocal, T, T, reciprocal, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .after = 1),
    KF__RECORDS(reciprocal_, T, 0, reciprocal, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(reciprocal_out, TT),
    KF__REFUSES(square_out, TT),
    KF__RECORDS(abs, T, T, abs, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(abs_, T, 0, abs, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(abs_out, TT),
    KF__RECORDS(sign, T, T, sign, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(sign_, T, 0, sign, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sign_out, TT),
    KF__RECORDS(sgn, T, T, sgn, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .before = 1,
        .after = 2),
    KF__RECORDS(sgn_, T, 0, sgn, .edges = 1, .arguments = 1, .before = 1, .after = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sgn_out, TT),
    KF__AUTOGRAD_ENTRY(signbit, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(signbit_out, NOTHING, NULL),
    KF__RECORDS(angle, T, T, angle, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__REFUSES(angle_out, TT),
    KF__RECORDS(_conj_physical, T, T, _conj_physical, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1),
    KF__REFUSES(_conj_physical_out, TT),
    KF__REFUSES(conj_physical_out, TT),
    KF__RECORDS(ceil, T, T, ceil, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(ceil_, T, 0, ceil, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(ceil_out, TT),
    KF__RECORDS(floor, T, T, floor, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(floor_, T, 0, floor, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(floor_out, TT),
    KF__RECORDS(trunc, T, T, trunc, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(trunc_, T, 0, trunc, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(trunc_out, TT),
    KF__RECORDS(round, T, T, round, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(round_, T, 0, round, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(round_out, TT),
    KF__RECORDS(round_decimals, Ti, T, round_decimals, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__RECORDS(round__decimals, Ti, 0, round_decimals, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(round_decimals_out, TiT),
    KF__RECORDS(frac, T, T, frac, .edges = 1, .arguments = 1, .results = 1, .outputs = 1),
    KF__RECORDS(frac_, T, 0, frac, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(frac_out, TT),
    KF__AUTOGRAD_ENTRY(isnan, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isnan_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isinf, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isinf_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isfinite, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isreal, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isposinf, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isposinf_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isneginf, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isneginf_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(logical_not, NOTHING, NULL),
    KF__RECORDS(logical_not_, T, 0, logical_not_, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(logical_not_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bitwise_not, NOTHING, NULL),
    KF__RECORDS(bitwise_not_, T, 0, bitwise_not_, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_CONSTANT),
    KF__AUTOGRAD_ENTRY(bitwise_not_out, NOTHING, NULL),
    KF__RECORDS(nan_to_num, TFFF, T, nan_to_num, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 1),
    KF__RECORDS(nan_to_num_, TFFF, 0, nan_to_num, .edges = 1, .arguments = 4, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(nan_to_num_out, TFFFT),
    KF__RECORDS(erf, T, T, erf, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(erf_, T, 0, erf, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(erf_out, TT),
    KF__RECORDS(erfc, T, T, erfc, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(erfc_, T, 0, erfc, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(erfc_out, TT),
    KF__RECORDS(erfinv, T, T, erfinv, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(erfinv_, T, 0, erfinv, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(erfinv_out, TT),
    KF__RECORDS(special_erfcx, T, T, special_erfcx, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(special_erfcx_out, TT),
    KF__RECORDS(special_ndtri, T, T, special_ndtri, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .after = 1),
    KF__REFUSES(special_ndtri_out, TT),
    KF__RECORDS(special_log_ndtr, T, T, special_log_ndtr, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 2, .after = 1),
    KF__REFUSES(special_log_ndtr_out, TT),
    KF__REFUSES(special_ndtr_out, TT),
    KF__RECORDS(special_entr, T, T, special_entr, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1),
    KF__REFUSES(special_entr_out, TT),
    KF__RECORDS(lgamma, T, T, lgamma, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(lgamma_, T, 0, lgamma, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(lgamma_out, TT),
    KF__RECORDS(digamma, T, T, digamma, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(digamma_, T, 0, digamma, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(digamma_out, TT),
    KF__RECORDS(polygamma, iT, T, polygamma, .edges = 2, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(polygamma_, Ti, 0, polygamma_, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(polygamma_out, iTT),
    KF__RECORDS(mvlgamma, Ti, T, mvlgamma, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(mvlgamma_, Ti, 0, mvlgamma, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(mvlgamma_out, TiT),
    KF__RECORDS(igamma, TT, T, igamma, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(igamma_, TT, 0, igamma, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(igamma_out, TTT),
    KF__RECORDS(igammac, TT, T, igammac, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(igammac_, TT, 0, igammac, .edges = 3, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(igammac_out, TTT),
    KF__RECORDS(special_zeta, TT, T, special_zeta, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(special_zeta_out, TTT),
    KF__RECORDS(special_zeta_other_scalar, Ts, T, special_zeta_other_scalar, .edges = 1,
        .arguments = 2, .results = 1, .outputs = 1),
    KF__REFUSES(special_zeta_other_scalar_out, TsT),
    KF__RECORDS(special_zeta_self_scalar, sT, T, special_zeta_self_scalar, .edges = 2,
        .arguments = 2, .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(special_zeta_self_scalar_out, sTT),
    KF__RECORDS(special_xlog1py, TT, T, special_xlog1py, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(special_xlog1py_out, TTT),
    KF__RECORDS(special_xlog1py_other_scalar, Ts, T, special_xlog1py_other_scalar, .edges = 1,
        .arguments = 2, .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(special_xlog1py_other_scalar_out, TsT),
    KF__RECORDS(special_xlog1py_self_scalar, sT, T, special_xlog1py_self_scalar, .edges = 2,
        .arguments = 2, .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(special_xlog1py_self_scalar_out, sTT),
    KF__RECORDS(i0, T, T, i0, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .before = 1),
    KF__RECORDS(i0_, T, 0, i0, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(i0_out, TT),
    KF__RECORDS(special_i0e, T, T, special_i0e, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(special_i0e_out, TT),
    KF__RECORDS(special_i1, T, T, special_i1, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(special_i1_out, TT),
    KF__RECORDS(special_i1e, T, T, special_i1e, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(special_i1e_out, TT),
    KF__REFUSES(absolute_out, TT),
    KF__REFUSES(negative_out, TT),
    KF__REFUSES(arccos_out, TT),
    KF__REFUSES(arccosh_out, TT),
    KF__REFUSES(arcsin_out, TT),
    KF__REFUSES(arcsinh_out, TT),
    KF__REFUSES(arctan_out, TT),
    KF__REFUSES(arctanh_out, TT),
    KF__REFUSES(special_expit_out, TT),
    KF__REFUSES(special_exp2_out, TT),
    KF__REFUSES(special_expm1_out, TT),
    KF__REFUSES(special_log1p_out, TT),
    KF__REFUSES(special_sinc_out, TT),
    KF__REFUSES(fix_out, TT),
    KF__REFUSES(special_erf_out, TT),
    KF__REFUSES(special_erfc_out, TT),
    KF__REFUSES(special_erfinv_out, TT),
    KF__REFUSES(special_digamma_out, TT),
    KF__REFUSES(special_psi_out, TT),
    KF__REFUSES(special_gammaln_out, TT),
    KF__REFUSES(special_i0_out, TT),
    KF__REFUSES(special_logit_out, TFT),
    KF__REFUSES(special_round_out, TiT),
    KF__REFUSES(special_polygamma_out, iTT),
    KF__REFUSES(special_multigammaln_out, TiT),
    KF__REFUSES(special_gammainc_out, TTT),
    KF__REFUSES(special_gammaincc_out, TTT),
    KF__RECORDS(frexp_Tensor, T, TT, frexp_Tensor, .edges = 1, .arguments = 1, .results = 2,
        .outputs = 1, .after = 1),
    KF__REFUSES(frexp_Tensor_out, TTT),
    KF__AUTOGRAD_LAST,
};
