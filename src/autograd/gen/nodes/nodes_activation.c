/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(sigmoid) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sigmoid_backward(grads[0], v[0].tensor));
}
KF__FIELDS(sigmoid, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(sigmoid, "SigmoidBackward0", fields_sigmoid, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(sigmoid_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sigmoid_backward(grads[0],
      kf__d_conj(v[0].tensor)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__scoped_mul(kf__d_conj(grads[0]),
      v[1].tensor), kf__scoped_rsub_Scalar(kf__scoped_mul_Scalar(kf__d_conj(v[0].tensor),
      KF_INT(2)), KF_INT(1), KF_INT(1))));
}
KF__FIELDS(sigmoid_backward, KF__KEPT("output", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(sigmoid_backward, "SigmoidBackwardBackward0", fields_sigmoid_backward, 32, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(tanh_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_tanh_backward(grads[0],
      kf__d_conj(v[0].tensor)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(kf__d_conj(grads[0]),
      kf__scoped_mul(kf__scoped_mul_Scalar(kf__d_conj(v[0].tensor), KF_INT((-2))), v[1].tensor)));
}
KF__FIELDS(tanh_backward, KF__KEPT("output", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(tanh_backward, "TanhBackwardBackward0", fields_tanh_backward, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(logit) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_logit_backward(grads[0], v[0].tensor,
      v[1].opt_real));
}
KF__FIELDS(logit, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("eps", OPT_FLOAT, 16, 1, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(logit, "LogitBackward0", fields_logit, 32, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(logit_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_logit_backward(grads[0], v[0].tensor,
      v[1].opt_real));
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_where_ScalarSelf(kf__scoped_logical_or(kf__scoped_lt_Scalar(v[0].tensor,
      KF_INT(0)), kf__scoped_gt_Scalar(v[0].tensor, KF_INT(1))), KF_INT(0),
      kf__scoped_logit_backward(kf__scoped_logit_backward(kf__scoped_mul(kf__scoped_mul(grads[0],
      v[2].tensor), kf__scoped_sub_Scalar(kf__scoped_mul_Scalar(v[0].tensor, KF_INT(2)), KF_INT(1),
      KF_INT(1))), v[0].tensor, v[1].opt_real), v[0].tensor, v[1].opt_real)));
}
KF__FIELDS(logit_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("eps", OPT_FLOAT, 16, 2, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 32, 0, TENSOR, 2, 0))
KF__NODE(logit_backward, "LogitBackwardBackward0", fields_logit_backward, 48, 5, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(log_sigmoid_forward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_log_sigmoid_backward(grads[0], v[0].tensor,
      v[1].tensor));
}
KF__FIELDS(log_sigmoid_forward, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("buffer", TENSOR, 16, 2, RESULT, KF__ALWAYS, 0))
KF__NODE(log_sigmoid_forward, "LogSigmoidBackward0", fields_log_sigmoid_forward, 32, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(log_sigmoid_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_log_sigmoid_backward(grads[0], v[0].tensor,
      v[1].tensor));
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_neg(kf__scoped_mul(kf__scoped_mul(kf__scoped_mul(grads[0],
      v[2].tensor), kf__scoped_sigmoid(v[0].tensor)),
      kf__scoped_rsub_Scalar(kf__scoped_sigmoid(v[0].tensor), KF_INT(1), KF_INT(1)))));
}
KF__FIELDS(log_sigmoid_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("buffer", TENSOR, 16, 2, TENSOR, 1, 0),
    KF__KEPT("grad_output", TENSOR, 32, 0, TENSOR, 2, 0))
KF__NODE(log_sigmoid_backward, "LogSigmoidBackwardBackward0", fields_log_sigmoid_backward, 48, 7, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(hardsigmoid) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardsigmoid_backward(grads[0], v[0].tensor));
}
KF__FIELDS(hardsigmoid, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(hardsigmoid, "HardsigmoidBackward0", fields_hardsigmoid, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(hardsigmoid_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardsigmoid_backward(grads[0], v[0].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(hardsigmoid_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0))
KF__NODE(hardsigmoid_backward, "HardsigmoidBackwardBackward0", fields_hardsigmoid_backward, 16, 1,
    0, .derivatives = 2, .reads_first = true)

KF__FORMULA(relu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_threshold_backward(grads[0], v[0].tensor,
      KF_INT(0)));
}
KF__FIELDS(relu, KF__KEPT("result", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(relu, "ReluBackward0", fields_relu, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(leaky_relu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_leaky_relu_backward(grads[0], v[0].tensor,
      v[1].number, false));
}
KF__FIELDS(leaky_relu, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("negative_slope", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(leaky_relu, "LeakyReluBackward0", fields_leaky_relu, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(leaky_relu_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_leaky_relu_backward(grads[0], v[0].tensor,
      v[1].number, true));
}
KF__FIELDS(leaky_relu_, KF__KEPT("result", TENSOR, 0, 2, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("negative_slope", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(leaky_relu_, "LeakyReluBackward1", fields_leaky_relu_, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(leaky_relu_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_leaky_relu_backward(grads[0], v[0].tensor,
      v[1].number, false));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(leaky_relu_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("negative_slope", SCALAR, 16, 2, 24_BYTES, 1, 0))
KF__NODE(leaky_relu_backward, "LeakyReluBackwardBackward0", fields_leaky_relu_backward, 40, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(_prelu_kernel) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf_raw_prelu_kernel_backward(grads[0], v[0].tensor,
      v[1].tensor, &made[0], &made[1]));
}
KF__FIELDS(_prelu_kernel, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(_prelu_kernel, "PreluKernelBackward0", fields__prelu_kernel, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(_prelu_kernel_backward) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_prelu_double(grads[0], grads[1], v[0].tensor,
      v[1].tensor, v[2].tensor, wanted, made));
}
KF__FIELDS(_prelu_kernel_backward, KF__KEPT("grad_output", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(_prelu_kernel_backward, "PreluKernelBackwardBackward0", fields__prelu_kernel_backward, 48,
    7, 0, .derivatives = 3)

KF__FORMULA(hardtanh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardtanh_backward(grads[0], v[0].tensor,
      v[1].number, v[2].number));
}
KF__FIELDS(hardtanh, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("min_val", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("max_val", SCALAR, 40, 2, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(hardtanh, "HardtanhBackward0", fields_hardtanh, 64, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(hardtanh_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardtanh_backward(grads[0], v[0].tensor,
      v[1].number, v[2].number));
}
KF__FIELDS(hardtanh_, KF__KEPT("result", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("min_val", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("max_val", SCALAR, 40, 2, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(hardtanh_, "HardtanhBackward0", fields_hardtanh_, 64, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(hardtanh_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardtanh_backward(grads[0], v[0].tensor,
      v[1].number, v[2].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(hardtanh_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("min_val", SCALAR, 16, 2, 24_BYTES, 1, 0),
    KF__KEPT("max_val", SCALAR, 40, 3, 24_BYTES, 1, 0))
KF__NODE(hardtanh_backward, "HardtanhBackwardBackward0", fields_hardtanh_backward, 64, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(threshold) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_threshold_backward(grads[0], v[0].tensor,
      v[1].number));
}
KF__FIELDS(threshold, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("threshold", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(threshold, "ThresholdBackward0", fields_threshold, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(threshold_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_threshold_backward(grads[0], v[0].tensor,
      v[1].number));
}
KF__FIELDS(threshold_, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("threshold", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(threshold_, "ThresholdBackward1", fields_threshold_, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(threshold_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_threshold_backward(grads[0], v[0].tensor,
      v[1].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(threshold_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("threshold", SCALAR, 16, 2, 24_BYTES, 1, 0))
KF__NODE(threshold_backward, "ThresholdBackwardBackward0", fields_threshold_backward, 40, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(elu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_elu_backward(grads[0], v[0].number, v[1].number,
      v[2].number, false, v[3].tensor));
}
KF__FIELDS(elu, KF__KEPT("alpha", SCALAR, 0, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scale", SCALAR, 24, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("input_scale", SCALAR, 48, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 72, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(elu, "EluBackward0", fields_elu, 88, 8, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(elu_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_elu_backward(grads[0], v[0].number, v[1].number,
      v[2].number, true, v[3].tensor));
}
KF__FIELDS(elu_, KF__KEPT("alpha", SCALAR, 0, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scale", SCALAR, 24, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("input_scale", SCALAR, 48, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 72, 4, OUTPUT, KF__ALWAYS, 0))
KF__NODE(elu_, "EluBackward1", fields_elu_, 88, 8, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(elu_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_elu_backward(grads[0], v[0].number, v[1].number,
      v[2].number, v[3].truth, v[4].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_elu_double(grads[0], v[5].tensor, v[0].number,
      v[1].number, v[2].number, v[3].truth, v[4].tensor));
}
KF__FIELDS(elu_backward, KF__KEPT("alpha", SCALAR, 0, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scale", SCALAR, 24, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("input_scale", SCALAR, 48, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("is_result", BOOL, 72, 4, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("self_or_result", TENSOR, 80, 5, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 96, 0, TENSOR, 2, 0))
KF__NODE(elu_backward, "EluBackwardBackward0", fields_elu_backward, 112, 48, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(celu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_elu_backward(grads[0], v[0].number, KF_INT(1),
      kf__number_div(KF_FLOAT(1.0), v[0].number), false, v[1].tensor));
}
KF__FIELDS(celu, KF__KEPT("alpha", SCALAR, 0, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 24, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(celu, "CeluBackward0", fields_celu, 40, 2, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(celu_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_elu_backward(grads[0], v[0].number, KF_INT(1),
      kf__number_div(KF_FLOAT(1.0), v[0].number), true, v[1].tensor));
}
KF__FIELDS(celu_, KF__KEPT("alpha", SCALAR, 0, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 24, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(celu_, "CeluBackward1", fields_celu_, 40, 2, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(softplus) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_softplus_backward(grads[0], v[0].tensor,
      v[1].number, v[2].number));
}
KF__FIELDS(softplus, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("beta", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("threshold", SCALAR, 40, 2, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(softplus, "SoftplusBackward0", fields_softplus, 64, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(softplus_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_softplus_backward(grads[0], v[0].tensor,
      v[1].number, v[2].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_softplus_double(kf__scoped_mul(grads[0], v[3].tensor),
      v[0].tensor, v[1].number, v[2].number));
}
KF__FIELDS(softplus_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("beta", SCALAR, 16, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("threshold", SCALAR, 40, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 64, 0, TENSOR, 2, 0))
KF__NODE(softplus_backward, "SoftplusBackwardBackward0", fields_softplus_backward, 80, 9, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(gelu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_gelu_backward(grads[0], v[0].tensor, v[1].text));
}
KF__FIELDS(gelu, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("approximate", STR, 16, 1, TEXT, KF__ALWAYS, 0))
KF__NODE(gelu, "GeluBackward0", fields_gelu, 24, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(gelu_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_gelu_backward(grads[0], v[0].tensor, v[1].text));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_gelu_double(kf__scoped_mul(grads[0], v[2].tensor),
      v[0].tensor, v[1].text));
}
KF__FIELDS(gelu_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("approximate", STR, 16, 2, TEXT, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 24, 0, TENSOR, 2, 0))
KF__NODE(gelu_backward, "GeluBackwardBackward0", fields_gelu_backward, 40, 5, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(silu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_silu_backward(grads[0],
      kf__d_conj(v[0].tensor)));
}
KF__FIELDS(silu, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(silu, "SiluBackward0", fields_silu, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(silu_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_silu_backward(grads[0],
      kf__d_conj(v[0].tensor)));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_silu_double(kf__scoped_mul(grads[0],
      kf__d_conj(v[1].tensor)), v[0].tensor));
}
KF__FIELDS(silu_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(silu_backward, "SiluBackwardBackward0", fields_silu_backward, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(mish) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mish_backward(grads[0], v[0].tensor));
}
KF__FIELDS(mish, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(mish, "MishBackward0", fields_mish, 16, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(mish_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mish_backward(grads[0], v[0].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_mish_double(kf__scoped_mul(grads[0], v[1].tensor),
      v[0].tensor));
}
KF__FIELDS(mish_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(mish_backward, "MishBackwardBackward0", fields_mish_backward, 32, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(hardswish) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardswish_backward(grads[0], v[0].tensor));
}
KF__FIELDS(hardswish, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(hardswish, "HardswishBackward0", fields_hardswish, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(hardswish_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardswish_backward(grads[0], v[0].tensor));
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_where_ScalarOther(kf__scoped_logical_and(kf__scoped_gt_Scalar(v[0].tensor,
      KF_INT((-3))), kf__scoped_lt_Scalar(v[0].tensor, KF_INT(3))),
      kf__scoped_div_Scalar(kf__scoped_mul(grads[0], v[1].tensor), KF_INT(3)), KF_INT(0)));
}
KF__FIELDS(hardswish_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(hardswish_backward, "HardswishBackwardBackward0", fields_hardswish_backward, 32, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(glu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_glu_backward(grads[0], v[0].tensor,
      v[1].integer));
}
KF__FIELDS(glu, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(glu, "GluBackward0", fields_glu, 24, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(glu_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_glu_double_grad(grads[0], v[0].tensor, v[1].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_glu_double_self(grads[0], v[2].tensor, v[0].tensor,
      v[1].integer));
}
KF__FIELDS(glu_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 24, 0, TENSOR, 2, 0))
KF__NODE(glu_backward, "GluBackwardBackward0", fields_glu_backward, 40, 5, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(hardshrink) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardshrink_backward(grads[0], v[0].tensor,
      v[1].number));
}
KF__FIELDS(hardshrink, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("lambd", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(hardshrink, "HardshrinkBackward0", fields_hardshrink, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(hardshrink_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_hardshrink_backward(grads[0], v[0].tensor,
      v[1].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(hardshrink_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("lambd", SCALAR, 16, 2, 24_BYTES, 1, 0))
KF__NODE(hardshrink_backward, "HardshrinkBackwardBackward0", fields_hardshrink_backward, 40, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(softshrink) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_softshrink_backward(grads[0], v[0].tensor,
      v[1].number));
}
KF__FIELDS(softshrink, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("lambd", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(softshrink, "SoftshrinkBackward0", fields_softshrink, 40, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(softshrink_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_softshrink_backward(grads[0], v[0].tensor,
      v[1].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(softshrink_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("lambd", SCALAR, 16, 2, 24_BYTES, 1, 0))
KF__NODE(softshrink_backward, "SoftshrinkBackwardBackward0", fields_softshrink_backward, 40, 1, 0,
    .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_activation[] = {
    KF__RECORDS(sigmoid, T, T, sigmoid, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(sigmoid_, T, 0, sigmoid, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(sigmoid_out, TT),
    KF__RECORDS(sigmoid_backward, TT, T, sigmoid_backward, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(sigmoid_backward_grad_input, TTT),
    KF__RECORDS(tanh_backward, TT, T, tanh_backward, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(tanh_backward_grad_input, TTT),
    KF__RECORDS(logit, TF, T, logit, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(logit_, TF, 0, logit, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(logit_out, TFT),
    KF__RECORDS(logit_backward, TTF, T, logit_backward, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__REFUSES(logit_backward_grad_input, TTFT),
    KF__RECORDS(log_sigmoid_forward, T, TT, log_sigmoid_forward, .edges = 1, .arguments = 1,
        .results = 2, .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(log_sigmoid_forward_output, TTT),
    KF__RECORDS(log_sigmoid_backward, TTT, T, log_sigmoid_backward, .edges = 3, .refused = 4,
        .arguments = 3, .results = 1, .outputs = 1, .before = 7, .flags = KF__RECORD_SOME),
    KF__REFUSES(log_sigmoid_backward_grad_input, TTTT),
    KF__REFUSES(log_sigmoid_out, TT),
    KF__RECORDS(hardsigmoid, T, T, hardsigmoid, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1),
    KF__RECORDS(hardsigmoid_, T, 0, hardsigmoid, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(hardsigmoid_out, TT),
    KF__RECORDS(hardsigmoid_backward, TT, T, hardsigmoid_backward, .edges = 3, .arguments = 2,
        .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(hardsigmoid_backward_grad_input, TTT),
    KF__RECORDS(relu, T, T, relu, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .after = 1),
    KF__RECORDS(relu_, T, 0, relu, .edges = 1, .arguments = 1, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(relu_out, TT),
    KF__RECORDS(leaky_relu, Ts, T, leaky_relu, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(leaky_relu_, Ts, 0, leaky_relu_, .edges = 1, .arguments = 2, .before = 2,
        .after = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(leaky_relu_out, TsT),
    KF__RECORDS(leaky_relu_backward, TTsb, T, leaky_relu_backward, .edges = 3, .arguments = 4,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(leaky_relu_backward_grad_input, TTsbT),
    KF__RECORDS(_prelu_kernel, TT, T, _prelu_kernel, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(_prelu_kernel_backward, TTT, TT, _prelu_kernel_backward, .edges = 7, .arguments = 3,
        .results = 2, .outputs = 3, .before = 7, .flags = KF__RECORD_SEVERAL),
    KF__RECORDS(hardtanh, Tss, T, hardtanh, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 7),
    KF__RECORDS(hardtanh_, Tss, 0, hardtanh_, .edges = 1, .arguments = 3, .before = 6, .after = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(hardtanh_out, TssT),
    KF__RECORDS(hardtanh_backward, TTss, T, hardtanh_backward, .edges = 3, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7),
    KF__REFUSES(hardtanh_backward_grad_input, TTssT),
    KF__RECORDS(threshold, Tss, T, threshold, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(threshold_, Tss, 0, threshold_, .edges = 1, .arguments = 3, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(threshold_out, TssT),
    KF__RECORDS(threshold_backward, TTs, T, threshold_backward, .edges = 3, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(threshold_backward_grad_input, TTsT),
    KF__RECORDS(elu, Tsss, T, elu, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15),
    KF__RECORDS(elu_, Tsss, 0, elu_, .edges = 1, .arguments = 4, .before = 7, .after = 8,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(elu_out, TsssT),
    KF__RECORDS(elu_backward, TsssbT, T, elu_backward, .edges = 33, .arguments = 6, .results = 1,
        .outputs = 1, .before = 63),
    KF__REFUSES(elu_backward_grad_input, TsssbTT),
    KF__RECORDS(celu, Ts, T, celu, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3, .flags = KF__RECORD_OWN),
    KF__RECORDS(celu_, Ts, 0, celu_, .edges = 1, .arguments = 2, .before = 1, .after = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(celu_out, TsT),
    KF__RECORDS(softplus, Tss, T, softplus, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 7),
    KF__REFUSES(softplus_out, TssT),
    KF__RECORDS(softplus_backward, TTss, T, softplus_backward, .edges = 3, .arguments = 4,
        .results = 1, .outputs = 1, .before = 15),
    KF__REFUSES(softplus_backward_grad_input, TTssT),
    KF__RECORDS(gelu, Tt, T, gelu, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__RECORDS(gelu_, Tt, 0, gelu, .edges = 1, .arguments = 2, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(gelu_out, TtT),
    KF__RECORDS(gelu_backward, TTt, T, gelu_backward, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__REFUSES(gelu_backward_grad_input, TTtT),
    KF__RECORDS(silu, T, T, silu, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(silu_, T, 0, silu, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(silu_out, TT),
    KF__RECORDS(silu_backward, TT, T, silu_backward, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(silu_backward_grad_input, TTT),
    KF__RECORDS(mish, T, T, mish, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(mish_, T, 0, mish, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(mish_out, TT),
    KF__RECORDS(mish_backward, TT, T, mish_backward, .edges = 3, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__RECORDS(hardswish, T, T, hardswish, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(hardswish_, T, 0, hardswish, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(hardswish_out, TT),
    KF__RECORDS(hardswish_backward, TT, T, hardswish_backward, .edges = 3, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(hardswish_backward_out, TTT),
    KF__RECORDS(glu, Ti, T, glu, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(glu_out, TiT),
    KF__RECORDS(glu_backward, TTi, T, glu_backward, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__REFUSES(glu_backward_grad_input, TTiT),
    KF__RECORDS(hardshrink, Ts, T, hardshrink, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(hardshrink_out, TsT),
    KF__RECORDS(hardshrink_backward, TTs, T, hardshrink_backward, .edges = 3, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(hardshrink_backward_grad_input, TTsT),
    KF__RECORDS(softshrink, Ts, T, softshrink, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3),
    KF__REFUSES(softshrink_out, TsT),
    KF__RECORDS(softshrink_backward, TTs, T, softshrink_backward, .edges = 3, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(softshrink_backward_grad_input, TTsT),
    KF__REFUSES(_add_relu_out, TTsT),
    KF__AUTOGRAD_LAST,
};
