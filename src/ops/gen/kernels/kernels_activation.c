/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_sigmoid(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_sigmoid_fn compute = (kf_compute_sigmoid_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sigmoid, sigmoid, T, T)
KF__INPLACE_FORM(sigmoid_, sigmoid, T)
KF__OUT_FORM(sigmoid_out, sigmoid, T, T, KF__OUT_CASTABLE)

static kf_status_t run_sigmoid_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *output) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(output)))
    KF_TRY(kf__check_pair(call, grad_output, output, "grad_output\0output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, output, KF__TYPES_PROMOTE));
  kf_compute_sigmoid_backward_fn compute = (kf_compute_sigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(sigmoid_backward, sigmoid_backward, TT, T)
KF__OUT_FORM(sigmoid_backward_grad_input, sigmoid_backward, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_tanh_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *output) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(output)))
    KF_TRY(kf__check_pair(call, grad_output, output, "grad_output\0output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, output, KF__TYPES_PROMOTE));
  kf_compute_tanh_backward_fn compute = (kf_compute_tanh_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(tanh_backward, tanh_backward, TT, T)
KF__OUT_FORM(tanh_backward_grad_input, tanh_backward, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_logit(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_logit_fn compute = (kf_compute_logit_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, eps);
}
KF__FUNCTIONAL_FORM(logit, logit, TF, T)
KF__INPLACE_FORM(logit_, logit, TF)
KF__OUT_FORM(logit_out, logit, TF, T, KF__OUT_CASTABLE)

static kf_status_t run_logit_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_logit_backward_fn compute = (kf_compute_logit_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, eps);
}
KF__FUNCTIONAL_FORM(logit_backward, logit_backward, TTF, T)
KF__OUT_FORM(logit_backward_grad_input, logit_backward, TTF, T, KF__OUT_CASTABLE)

static kf_status_t run_log_sigmoid_forward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_log_sigmoid_forward(r, self));
  kf_compute_log_sigmoid_forward_fn compute = (kf_compute_log_sigmoid_forward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(log_sigmoid_forward, log_sigmoid_forward, T, TT)
KF__OUT_FORM(log_sigmoid_forward_output, log_sigmoid_forward, T, TT, KF__OUT_CASTABLE)

static kf_status_t run_log_sigmoid_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *buffer) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(buffer)))
    KF_TRY(kf__check_argument(call, buffer, "buffer"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, buffer)))
    KF_TRY(kf__check_device(r->op, grad_output, buffer, "buffer"));
  kf_iter_t it;
  KF_TRY(kf__rule_log_sigmoid_backward(&it, r, grad_output, self, buffer));
  kf_compute_log_sigmoid_backward_fn compute = (kf_compute_log_sigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(log_sigmoid_backward, log_sigmoid_backward, TTT, T)
KF__OUT_FORM(log_sigmoid_backward_grad_input, log_sigmoid_backward, TTT, T, KF__OUT_CASTABLE)

static kf_status_t run_hardsigmoid(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_hardsigmoid_fn compute = (kf_compute_hardsigmoid_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(hardsigmoid, hardsigmoid, T, T)
KF__INPLACE_FORM(hardsigmoid_, hardsigmoid, T)
KF__OUT_FORM(hardsigmoid_out, hardsigmoid, T, T, KF__OUT_CASTABLE)

static kf_status_t run_hardsigmoid_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_hardsigmoid_backward_fn compute = (kf_compute_hardsigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(hardsigmoid_backward, hardsigmoid_backward, TT, T)
KF__OUT_FORM(hardsigmoid_backward_grad_input, hardsigmoid_backward, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_relu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_relu(&it, r, self));
  kf_compute_relu_fn compute = (kf_compute_relu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(relu, relu, T, T)
KF__INPLACE_FORM(relu_, relu, T)
KF__OUT_FORM(relu_out, relu, T, T, KF__OUT_GENERATED)

static kf_status_t run_leaky_relu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t negative_slope) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_leaky_relu_fn compute = (kf_compute_leaky_relu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, negative_slope);
}
KF__FUNCTIONAL_FORM(leaky_relu, leaky_relu, Ts, T)
KF__INPLACE_FORM(leaky_relu_, leaky_relu, Ts)
KF__OUT_FORM(leaky_relu_out, leaky_relu, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_leaky_relu_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_leaky_relu_backward(&it, r, grad_output, self, negative_slope, self_is_result));
  kf_compute_leaky_relu_backward_fn compute = (kf_compute_leaky_relu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, negative_slope);
}
KF__FUNCTIONAL_FORM(leaky_relu_backward, leaky_relu_backward, TTsb, T)
KF__OUT_FORM(leaky_relu_backward_grad_input, leaky_relu_backward, TTsb, T, KF__OUT_CASTABLE)

static kf_status_t run__prelu_kernel(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *weight) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(weight)))
    KF_TRY(kf__check_pair(call, self, weight, "self\0weight"));
  if (KF_UNLIKELY(kf__other_device(self, weight)))
    KF_TRY(kf__check_device(r->op, self, weight, "weight"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, weight, KF__TYPES_SAME));
  kf_compute_prelu_fn compute = (kf_compute_prelu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(_prelu_kernel, _prelu_kernel, TT, T)

static kf_status_t run__prelu_kernel_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *weight) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, weight)))
    KF_TRY(kf__check_device(r->op, grad_output, weight, "weight"));
  KF_TRY(kf__rule__prelu_kernel_backward(r, grad_output, self, weight));
  kf_compute__prelu_kernel_backward_fn compute = (kf_compute__prelu_kernel_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, weight, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_prelu_kernel_backward, _prelu_kernel_backward, TTT, TT)

static kf_status_t run_hardtanh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_hardtanh(&it, r, self, min_val, max_val));
  kf_compute_hardtanh_fn compute = (kf_compute_hardtanh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min_val, max_val);
}
KF__FUNCTIONAL_FORM(hardtanh, hardtanh, Tss, T)
KF__INPLACE_FORM(hardtanh_, hardtanh, Tss)
KF__OUT_FORM(hardtanh_out, hardtanh, Tss, T, KF__OUT_CASTABLE)

static kf_status_t run_hardtanh_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_hardtanh_backward_fn compute = (kf_compute_hardtanh_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min_val, max_val);
}
KF__FUNCTIONAL_FORM(hardtanh_backward, hardtanh_backward, TTss, T)
KF__OUT_FORM(hardtanh_backward_grad_input, hardtanh_backward, TTss, T, KF__OUT_CASTABLE)

static kf_status_t run_threshold(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t threshold, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_PROMOTE));
  kf_compute_threshold_fn compute = (kf_compute_threshold_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, threshold, value);
}
KF__FUNCTIONAL_FORM(threshold, threshold, Tss, T)
KF__INPLACE_FORM(threshold_, threshold, Tss)
KF__OUT_FORM(threshold_out, threshold, Tss, T, KF__OUT_CASTABLE)

static kf_status_t run_threshold_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_threshold_backward_fn compute = (kf_compute_threshold_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, threshold);
}
KF__FUNCTIONAL_FORM(threshold_backward, threshold_backward, TTs, T)
KF__OUT_FORM(threshold_backward_grad_input, threshold_backward, TTs, T, KF__OUT_CASTABLE)

static kf_status_t run_elu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_scalar_t
    alpha, kf_scalar_t scale, kf_scalar_t input_scale) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_elu_fn compute = (kf_compute_elu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha, scale, input_scale);
}
KF__FUNCTIONAL_FORM(elu, elu, Tsss, T)
KF__INPLACE_FORM(elu_, elu, Tsss)
KF__OUT_FORM(elu_out, elu, Tsss, T, KF__OUT_CASTABLE)

static kf_status_t run_elu_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
    kf_tensor_t *self_or_result) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self_or_result)))
    KF_TRY(kf__check_pair(call, grad_output, self_or_result, "grad_output\0self_or_result"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self_or_result)))
    KF_TRY(kf__check_device(r->op, grad_output, self_or_result, "self_or_result"));
  kf_iter_t it;
  KF_TRY(kf__rule_elu_backward(&it, r, grad_output, alpha, is_result, self_or_result));
  kf_compute_elu_backward_fn compute = (kf_compute_elu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha, scale, input_scale, is_result);
}
KF__FUNCTIONAL_FORM(elu_backward, elu_backward, TsssbT, T)
KF__OUT_FORM(elu_backward_grad_input, elu_backward, TsssbT, T, KF__OUT_CASTABLE)

static kf_status_t run_softplus(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t beta, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_softplus_fn compute = (kf_compute_softplus_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, beta, threshold);
}
KF__FUNCTIONAL_FORM(softplus, softplus, Tss, T)
KF__OUT_FORM(softplus_out, softplus, Tss, T, KF__OUT_CASTABLE)

static kf_status_t run_softplus_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_softplus_backward_fn compute = (kf_compute_softplus_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, beta, threshold);
}
KF__FUNCTIONAL_FORM(softplus_backward, softplus_backward, TTss, T)
KF__OUT_FORM(softplus_backward_grad_input, softplus_backward, TTss, T, KF__OUT_CASTABLE)

static kf_status_t run_gelu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_str_t
    approximate) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_gelu(&it, r, self, approximate));
  kf_compute_gelu_fn compute = (kf_compute_gelu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, approximate);
}
KF__FUNCTIONAL_FORM(gelu, gelu, Tt, T)
KF__INPLACE_FORM(gelu_, gelu, Tt)
KF__OUT_FORM(gelu_out, gelu, Tt, T, KF__OUT_CASTABLE)

static kf_status_t run_gelu_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_str_t approximate) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_gelu_backward(&it, r, grad_output, self, approximate));
  kf_compute_gelu_backward_fn compute = (kf_compute_gelu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, approximate);
}
KF__FUNCTIONAL_FORM(gelu_backward, gelu_backward, TTt, T)
KF__OUT_FORM(gelu_backward_grad_input, gelu_backward, TTt, T, KF__OUT_CASTABLE)

static kf_status_t run_silu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_silu_fn compute = (kf_compute_silu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(silu, silu, T, T)
KF__INPLACE_FORM(silu_, silu, T)
KF__OUT_FORM(silu_out, silu, T, T, KF__OUT_CASTABLE)

static kf_status_t run_silu_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_silu_backward_fn compute = (kf_compute_silu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(silu_backward, silu_backward, TT, T)
KF__OUT_FORM(silu_backward_grad_input, silu_backward, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_mish(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_mish_fn compute = (kf_compute_mish_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(mish, mish, T, T)
KF__INPLACE_FORM(mish_, mish, T)
KF__OUT_FORM(mish_out, mish, T, T, KF__OUT_CASTABLE)

static kf_status_t run_mish_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_mish_backward_fn compute = (kf_compute_mish_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(mish_backward, mish_backward, TT, T)

static kf_status_t run_hardswish(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_hardswish_fn compute = (kf_compute_hardswish_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(hardswish, hardswish, T, T)
KF__INPLACE_FORM(hardswish_, hardswish, T)
KF__OUT_FORM(hardswish_out, hardswish, T, T, KF__OUT_CASTABLE)

static kf_status_t run_hardswish_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_hardswish_backward(&it, r, grad_output, self));
  kf_compute_hardswish_backward_fn compute = (kf_compute_hardswish_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(hardswish_backward, hardswish_backward, TT, T)
KF__OUT_FORM(hardswish_backward_out, hardswish_backward, TT, T, KF__OUT_GENERATED)

static kf_status_t run_glu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_glu(r, self, dim));
  kf_compute_glu_fn compute = (kf_compute_glu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(glu, glu, Ti, T)
KF__OUT_FORM(glu_out, glu, Ti, T, KF__OUT_CASTABLE)

static kf_status_t run_glu_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule_glu_backward(r, grad_output, self, dim));
  kf_compute_glu_backward_fn compute = (kf_compute_glu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(glu_backward, glu_backward, TTi, T)
KF__OUT_FORM(glu_backward_grad_input, glu_backward, TTi, T, KF__OUT_CASTABLE)

static kf_status_t run_hardshrink(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf_compute_hardshrink_fn compute = (kf_compute_hardshrink_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
KF__FUNCTIONAL_FORM(hardshrink, hardshrink, Ts, T)
KF__OUT_FORM(hardshrink_out, hardshrink, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_hardshrink_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_out, kf_tensor_t *self, kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_out, self, "grad_out\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_out, self)))
    KF_TRY(kf__check_device(r->op, grad_out, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_out, self, KF__TYPES_PROMOTE));
  kf_compute_shrink_backward_fn compute = (kf_compute_shrink_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
KF__FUNCTIONAL_FORM(hardshrink_backward, hardshrink_backward, TTs, T)
KF__OUT_FORM(hardshrink_backward_grad_input, hardshrink_backward, TTs, T, KF__OUT_CASTABLE)

static kf_status_t run_softshrink(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_softshrink(&it, r, self, lambd));
  kf_compute_softshrink_fn compute = (kf_compute_softshrink_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
KF__FUNCTIONAL_FORM(softshrink, softshrink, Ts, T)
KF__OUT_FORM(softshrink_out, softshrink, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_softshrink_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf_compute_shrink_backward_fn compute = (kf_compute_shrink_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
KF__FUNCTIONAL_FORM(softshrink_backward, softshrink_backward, TTs, T)
KF__OUT_FORM(softshrink_backward_grad_input, softshrink_backward, TTs, T, KF__OUT_CASTABLE)

static kf_status_t inplace__add_relu__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_add_relu(self, other, alpha, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__add_relu_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_add_relu(self, other, alpha, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t inplace__add_relu__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_add_relu_Scalar(self, other, alpha, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_activation[] = {
    {KF__OP_sigmoid, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)functional_sigmoid},
    {KF__OP_sigmoid_, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)inplace_sigmoid_},
    {KF__OP_sigmoid_out, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)out_sigmoid_out},
    {KF__OP_sigmoid_backward, KF__COMPUTE_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_sigmoid_backward},
    {KF__OP_sigmoid_backward_grad_input, KF__COMPUTE_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_sigmoid_backward_grad_input},
    {KF__OP_tanh_backward, KF__COMPUTE_tanh_backward, KF__AT_BACKEND, (kf_typed_fn)functional_tanh_backward},
    {KF__OP_tanh_backward_grad_input, KF__COMPUTE_tanh_backward, KF__AT_BACKEND, (kf_typed_fn)out_tanh_backward_grad_input},
    {KF__OP_logit, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)functional_logit},
    {KF__OP_logit_, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)inplace_logit_},
    {KF__OP_logit_out, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)out_logit_out},
    {KF__OP_logit_backward, KF__COMPUTE_logit_backward, KF__AT_BACKEND, (kf_typed_fn)functional_logit_backward},
    {KF__OP_logit_backward_grad_input, KF__COMPUTE_logit_backward, KF__AT_BACKEND, (kf_typed_fn)out_logit_backward_grad_input},
    {KF__OP_log_sigmoid_forward, KF__COMPUTE_log_sigmoid_forward, KF__AT_BACKEND, (kf_typed_fn)functional_log_sigmoid_forward},
    {KF__OP_log_sigmoid_forward_output, KF__COMPUTE_log_sigmoid_forward, KF__AT_BACKEND, (kf_typed_fn)out_log_sigmoid_forward_output},
    {KF__OP_log_sigmoid_backward, KF__COMPUTE_log_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_log_sigmoid_backward},
    {KF__OP_log_sigmoid_backward_grad_input, KF__COMPUTE_log_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_log_sigmoid_backward_grad_input},
    {KF__OP_log_sigmoid, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_log_sigmoid},
    {KF__OP_log_sigmoid_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_log_sigmoid_out},
    {KF__OP_hardsigmoid, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)functional_hardsigmoid},
    {KF__OP_hardsigmoid_, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)inplace_hardsigmoid_},
    {KF__OP_hardsigmoid_out, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)out_hardsigmoid_out},
    {KF__OP_hardsigmoid_backward, KF__COMPUTE_hardsigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardsigmoid_backward},
    {KF__OP_hardsigmoid_backward_grad_input, KF__COMPUTE_hardsigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardsigmoid_backward_grad_input},
    {KF__OP_relu, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)functional_relu},
    {KF__OP_relu_, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)inplace_relu_},
    {KF__OP_relu_out, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)out_relu_out},
    {KF__OP_relu6, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_relu6},
    {KF__OP_relu6_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_relu6_},
    {KF__OP_leaky_relu, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)functional_leaky_relu},
    {KF__OP_leaky_relu_, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)inplace_leaky_relu_},
    {KF__OP_leaky_relu_out, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)out_leaky_relu_out},
    {KF__OP_leaky_relu_backward, KF__COMPUTE_leaky_relu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_leaky_relu_backward},
    {KF__OP_leaky_relu_backward_grad_input, KF__COMPUTE_leaky_relu_backward, KF__AT_BACKEND, (kf_typed_fn)out_leaky_relu_backward_grad_input},
    {KF__OP_prelu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_prelu},
    {KF__OP__prelu_kernel, KF__COMPUTE_prelu, KF__AT_BACKEND, (kf_typed_fn)functional__prelu_kernel},
    {KF__OP__prelu_kernel_backward, KF__COMPUTE__prelu_kernel_backward, KF__AT_BACKEND, (kf_typed_fn)functional__prelu_kernel_backward},
    {KF__OP_hardtanh, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)functional_hardtanh},
    {KF__OP_hardtanh_, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)inplace_hardtanh_},
    {KF__OP_hardtanh_out, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)out_hardtanh_out},
    {KF__OP_hardtanh_backward, KF__COMPUTE_hardtanh_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardtanh_backward},
    {KF__OP_hardtanh_backward_grad_input, KF__COMPUTE_hardtanh_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardtanh_backward_grad_input},
    {KF__OP_threshold, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)functional_threshold},
    {KF__OP_threshold_, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)inplace_threshold_},
    {KF__OP_threshold_out, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)out_threshold_out},
    {KF__OP_threshold_backward, KF__COMPUTE_threshold_backward, KF__AT_BACKEND, (kf_typed_fn)functional_threshold_backward},
    {KF__OP_threshold_backward_grad_input, KF__COMPUTE_threshold_backward, KF__AT_BACKEND, (kf_typed_fn)out_threshold_backward_grad_input},
    {KF__OP_elu, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)functional_elu},
    {KF__OP_elu_, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)inplace_elu_},
    {KF__OP_elu_out, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)out_elu_out},
    {KF__OP_elu_backward, KF__COMPUTE_elu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_elu_backward},
    {KF__OP_elu_backward_grad_input, KF__COMPUTE_elu_backward, KF__AT_BACKEND, (kf_typed_fn)out_elu_backward_grad_input},
    {KF__OP_selu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_selu},
    {KF__OP_selu_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_selu_},
    {KF__OP_celu, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu},
    {KF__OP_celu_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu_},
    {KF__OP_celu_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu_out},
    {KF__OP_softplus, KF__COMPUTE_softplus, KF__AT_BACKEND, (kf_typed_fn)functional_softplus},
    {KF__OP_softplus_out, KF__COMPUTE_softplus, KF__AT_BACKEND, (kf_typed_fn)out_softplus_out},
    {KF__OP_softplus_backward, KF__COMPUTE_softplus_backward, KF__AT_BACKEND, (kf_typed_fn)functional_softplus_backward},
    {KF__OP_softplus_backward_grad_input, KF__COMPUTE_softplus_backward, KF__AT_BACKEND, (kf_typed_fn)out_softplus_backward_grad_input},
    {KF__OP_gelu, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)functional_gelu},
    {KF__OP_gelu_, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)inplace_gelu_},
    {KF__OP_gelu_out, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)out_gelu_out},
    {KF__OP_gelu_backward, KF__COMPUTE_gelu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_gelu_backward},
    {KF__OP_gelu_backward_grad_input, KF__COMPUTE_gelu_backward, KF__AT_BACKEND, (kf_typed_fn)out_gelu_backward_grad_input},
    {KF__OP_silu, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)functional_silu},
    {KF__OP_silu_, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)inplace_silu_},
    {KF__OP_silu_out, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)out_silu_out},
    {KF__OP_silu_backward, KF__COMPUTE_silu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_silu_backward},
    {KF__OP_silu_backward_grad_input, KF__COMPUTE_silu_backward, KF__AT_BACKEND, (kf_typed_fn)out_silu_backward_grad_input},
    {KF__OP_mish, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)functional_mish},
    {KF__OP_mish_, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)inplace_mish_},
    {KF__OP_mish_out, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)out_mish_out},
    {KF__OP_mish_backward, KF__COMPUTE_mish_backward, KF__AT_BACKEND, (kf_typed_fn)functional_mish_backward},
    {KF__OP_hardswish, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)functional_hardswish},
    {KF__OP_hardswish_, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)inplace_hardswish_},
    {KF__OP_hardswish_out, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)out_hardswish_out},
    {KF__OP_hardswish_backward, KF__COMPUTE_hardswish_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardswish_backward},
    {KF__OP_hardswish_backward_out, KF__COMPUTE_hardswish_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardswish_backward_out},
    {KF__OP_glu, KF__COMPUTE_glu, KF__AT_BACKEND, (kf_typed_fn)functional_glu},
    {KF__OP_glu_out, KF__COMPUTE_glu, KF__AT_BACKEND, (kf_typed_fn)out_glu_out},
    {KF__OP_glu_backward, KF__COMPUTE_glu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_glu_backward},
    {KF__OP_glu_backward_grad_input, KF__COMPUTE_glu_backward, KF__AT_BACKEND, (kf_typed_fn)out_glu_backward_grad_input},
    {KF__OP_hardshrink, KF__COMPUTE_hardshrink, KF__AT_BACKEND, (kf_typed_fn)functional_hardshrink},
    {KF__OP_hardshrink_out, KF__COMPUTE_hardshrink, KF__AT_BACKEND, (kf_typed_fn)out_hardshrink_out},
    {KF__OP_hardshrink_backward, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardshrink_backward},
    {KF__OP_hardshrink_backward_grad_input, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardshrink_backward_grad_input},
    {KF__OP_softshrink, KF__COMPUTE_softshrink, KF__AT_BACKEND, (kf_typed_fn)functional_softshrink},
    {KF__OP_softshrink_out, KF__COMPUTE_softshrink, KF__AT_BACKEND, (kf_typed_fn)out_softshrink_out},
    {KF__OP_softshrink_backward, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)functional_softshrink_backward},
    {KF__OP_softshrink_backward_grad_input, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)out_softshrink_backward_grad_input},
    {KF__OP__add_relu_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__add_relu_Tensor},
    {KF__OP__add_relu__Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)inplace__add_relu__Tensor},
    {KF__OP__add_relu_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__add_relu_out},
    {KF__OP__add_relu_Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__add_relu_Scalar},
    {KF__OP__add_relu__Scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)inplace__add_relu__Scalar},
    {KF__OP_glu_jvp, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_glu_jvp},
    {0, 0, KF__AT_END, NULL},
};
