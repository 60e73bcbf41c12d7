/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run__softmax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool half_to_float) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_softmax(r, self, dim, half_to_float));
  kf_compute_softmax_fn compute = (kf_compute_softmax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_softmax, _softmax, Tib, T)
KF__OUT_FORM(_softmax_out, _softmax, Tib, T, KF__OUT_CASTABLE)

static kf_status_t run__log_softmax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, bool half_to_float) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_softmax(r, self, dim, half_to_float));
  kf_compute_log_softmax_fn compute = (kf_compute_log_softmax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_log_softmax, _log_softmax, Tib, T)
KF__OUT_FORM(_log_softmax_out, _log_softmax, Tib, T, KF__OUT_CASTABLE)

static kf_status_t run__softmax_backward_data(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(output)))
    KF_TRY(kf__check_pair(call, grad_output, output, "grad_output\0output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  KF_TRY(kf__rule_softmax_backward(r, grad_output, output, dim, input_dtype));
  kf_compute_softmax_backward_fn compute = (kf_compute_softmax_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, output, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_softmax_backward_data, _softmax_backward_data, TTie, T)
KF__OUT_FORM(_softmax_backward_data_out, _softmax_backward_data, TTie, T, KF__OUT_CASTABLE)

static kf_status_t run__log_softmax_backward_data(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(output)))
    KF_TRY(kf__check_pair(call, grad_output, output, "grad_output\0output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  KF_TRY(kf__rule_softmax_backward(r, grad_output, output, dim, input_dtype));
  kf_compute_log_softmax_backward_fn compute = (kf_compute_log_softmax_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, output, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_log_softmax_backward_data, _log_softmax_backward_data, TTie, T)
KF__OUT_FORM(_log_softmax_backward_data_out, _log_softmax_backward_data, TTie, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_softmax_int_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_softmax(self, dim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_log_softmax_int_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_log_softmax(self, dim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

static kf_status_t run_native_layer_norm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  KF_TRY(kf__rule_layer_norm(r, input, normalized_shape, weight, bias));
  kf_compute_layer_norm_fn compute = (kf_compute_layer_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, normalized_shape, weight, bias, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_layer_norm, native_layer_norm, TnUUf, TTT)
KF__OUT_FORM(native_layer_norm_out, native_layer_norm, TnUUf, TTT, KF__OUT_GENERATED)

static kf_status_t run_native_layer_norm_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_out, kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean,
    kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(input)))
    KF_TRY(kf__check_pair(call, grad_out, input, "grad_out\0input"));
  if (KF_UNLIKELY(kf__suspect(mean)))
    KF_TRY(kf__check_argument(call, mean, "mean"));
  if (KF_UNLIKELY(kf__suspect(rstd)))
    KF_TRY(kf__check_argument(call, rstd, "rstd"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(grad_out, input)))
    KF_TRY(kf__check_device(r->op, grad_out, input, "input"));
  if (KF_UNLIKELY(kf__other_device(grad_out, mean)))
    KF_TRY(kf__check_device(r->op, grad_out, mean, "mean"));
  if (KF_UNLIKELY(kf__other_device(grad_out, rstd)))
    KF_TRY(kf__check_device(r->op, grad_out, rstd, "rstd"));
  if (KF_UNLIKELY(kf__other_device(grad_out, weight)))
    KF_TRY(kf__check_device(r->op, grad_out, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_out, bias)))
    KF_TRY(kf__check_device(r->op, grad_out, bias, "bias"));
  KF_TRY(kf__rule_layer_norm_backward(r, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask));
  kf_compute_layer_norm_backward_fn compute = (kf_compute_layer_norm_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_out, input, normalized_shape, mean, rstd, weight, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_layer_norm_backward, native_layer_norm_backward, TTnTTUUq, TTT)
KF__OUT_FORM(native_layer_norm_backward_out, native_layer_norm_backward, TTnTTUUq, TTT, KF__OUT_GENERATED)

static kf_status_t run__fused_rms_norm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  KF_TRY(kf__rule_rms_norm(r, input, normalized_shape, weight));
  kf_compute_rms_norm_fn compute = (kf_compute_rms_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, normalized_shape, weight, eps, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_fused_rms_norm, _fused_rms_norm, TnUF, TT)

static kf_status_t run__fused_rms_norm_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_out, kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t
    *weight, kf_bool_span_t output_mask) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(input)))
    KF_TRY(kf__check_pair(call, grad_out, input, "grad_out\0input"));
  if (KF_UNLIKELY(kf__suspect(rstd)))
    KF_TRY(kf__check_argument(call, rstd, "rstd"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_out, input)))
    KF_TRY(kf__check_device(r->op, grad_out, input, "input"));
  if (KF_UNLIKELY(kf__other_device(grad_out, rstd)))
    KF_TRY(kf__check_device(r->op, grad_out, rstd, "rstd"));
  if (KF_UNLIKELY(kf__other_device(grad_out, weight)))
    KF_TRY(kf__check_device(r->op, grad_out, weight, "weight"));
  KF_TRY(kf__rule_rms_norm_backward(r, grad_out, input, normalized_shape, rstd, weight, output_mask));
  kf_compute_rms_norm_backward_fn compute = (kf_compute_rms_norm_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_out, input, normalized_shape, rstd, weight, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_fused_rms_norm_backward, _fused_rms_norm_backward, TTnTUq, TT)

static kf_status_t run_native_group_norm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double
    eps) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  KF_TRY(kf__rule_group_norm(r, input, weight, bias, N, C, HxW, group));
  kf_compute_group_norm_fn compute = (kf_compute_group_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight, bias, N, C, HxW, group, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_group_norm, native_group_norm, TUUiiiif, TTT)
KF__OUT_FORM(native_group_norm_out, native_group_norm, TUUiiiif, TTT, KF__OUT_GENERATED)

static kf_status_t run_native_group_norm_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t
    *weight, int64_t N, int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(input)))
    KF_TRY(kf__check_pair(call, grad_out, input, "grad_out\0input"));
  if (KF_UNLIKELY(kf__suspect(mean)))
    KF_TRY(kf__check_argument(call, mean, "mean"));
  if (KF_UNLIKELY(kf__suspect(rstd)))
    KF_TRY(kf__check_argument(call, rstd, "rstd"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_out, input)))
    KF_TRY(kf__check_device(r->op, grad_out, input, "input"));
  if (KF_UNLIKELY(kf__other_device(grad_out, mean)))
    KF_TRY(kf__check_device(r->op, grad_out, mean, "mean"));
  if (KF_UNLIKELY(kf__other_device(grad_out, rstd)))
    KF_TRY(kf__check_device(r->op, grad_out, rstd, "rstd"));
  if (KF_UNLIKELY(kf__other_device(grad_out, weight)))
    KF_TRY(kf__check_device(r->op, grad_out, weight, "weight"));
  KF_TRY(kf__rule_group_norm_backward(r, grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask));
  kf_compute_group_norm_backward_fn compute = (kf_compute_group_norm_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_out, input, mean, rstd, weight, N, C, HxW, group, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_group_norm_backward, native_group_norm_backward, TTTTUiiiiq, TTT)
KF__OUT_FORM(native_group_norm_backward_out, native_group_norm_backward, TTTTUiiiiq, TTT, KF__OUT_GENERATED)

static kf_status_t run_native_batch_norm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__suspect_if_there(running_mean)))
    KF_TRY(kf__check_argument(call, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__suspect_if_there(running_var)))
    KF_TRY(kf__check_argument(call, running_var, "running_var"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, running_mean)))
    KF_TRY(kf__check_device(r->op, input, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__other_device(input, running_var)))
    KF_TRY(kf__check_device(r->op, input, running_var, "running_var"));
  KF_TRY(kf__rule_batch_norm(r, input, weight, bias, running_mean, running_var, training));
  kf_compute_batch_norm_fn compute = (kf_compute_batch_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight, bias, running_mean, running_var, training, momentum, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_batch_norm, native_batch_norm, TUUUUbff, TTT)
KF__OUT_FORM(native_batch_norm_out, native_batch_norm, TUUUUbff, TTT, KF__OUT_EXACT)

static kf_status_t run__native_batch_norm_legit(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t
    *running_var, bool training, double momentum, double eps) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__suspect(running_mean)))
    KF_TRY(kf__check_argument(call, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__suspect(running_var)))
    KF_TRY(kf__check_argument(call, running_var, "running_var"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, running_mean)))
    KF_TRY(kf__check_device(r->op, input, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__other_device(input, running_var)))
    KF_TRY(kf__check_device(r->op, input, running_var, "running_var"));
  KF_TRY(kf__rule_batch_norm(r, input, weight, bias, running_mean, running_var, training));
  kf_compute_batch_norm_fn compute = (kf_compute_batch_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight, bias, running_mean, running_var, training, momentum, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(_native_batch_norm_legit, _native_batch_norm_legit, TUUTTbff, TTT)
KF__OUT_FORM(_native_batch_norm_legit_out, _native_batch_norm_legit, TUUTTbff, TTT, KF__OUT_CASTABLE)

static kf_status_t run__native_batch_norm_legit_no_stats(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum,
    double eps) {
  (void)momentum;
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  KF_TRY(kf__rule_batch_norm_no_stats(r, input, weight, bias, training));
  kf_compute_batch_norm_no_stats_fn compute = (kf_compute_batch_norm_no_stats_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight, bias, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(_native_batch_norm_legit_no_stats, _native_batch_norm_legit_no_stats, TUUbff, TTT)
KF__OUT_FORM(_native_batch_norm_legit_no_stats_out, _native_batch_norm_legit_no_stats, TUUbff, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out__native_batch_norm_legit_no_training_out(const kf_call_t *call,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean,
    kf_tensor_t *running_var, double momentum, double eps, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2) {
  kf_tensor_t *made0 = NULL, *made1 = NULL, *made2 = NULL;
  KF_TRY(kf_raw_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var, momentum, eps, &made0, &made1, &made2));
  kf_tensor_t *const results[] = {made0, made1, made2};
  kf_tensor_t *const given[] = {out0, out1, out2};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 3, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_native_batch_norm_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean,
    kf_tensor_t *running_var, kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double
    eps, kf_bool_span_t output_mask) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(input)))
    KF_TRY(kf__check_pair(call, grad_out, input, "grad_out\0input"));
  if (KF_UNLIKELY(kf__suspect_if_there(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(running_mean)))
    KF_TRY(kf__check_argument(call, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__suspect_if_there(running_var)))
    KF_TRY(kf__check_argument(call, running_var, "running_var"));
  if (KF_UNLIKELY(kf__suspect_if_there(save_mean)))
    KF_TRY(kf__check_argument(call, save_mean, "save_mean"));
  if (KF_UNLIKELY(kf__suspect_if_there(save_invstd)))
    KF_TRY(kf__check_argument(call, save_invstd, "save_invstd"));
  if (KF_UNLIKELY(kf__other_device(grad_out, input)))
    KF_TRY(kf__check_device(r->op, grad_out, input, "input"));
  if (KF_UNLIKELY(kf__other_device(grad_out, weight)))
    KF_TRY(kf__check_device(r->op, grad_out, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_out, running_mean)))
    KF_TRY(kf__check_device(r->op, grad_out, running_mean, "running_mean"));
  if (KF_UNLIKELY(kf__other_device(grad_out, running_var)))
    KF_TRY(kf__check_device(r->op, grad_out, running_var, "running_var"));
  if (KF_UNLIKELY(kf__other_device(grad_out, save_mean)))
    KF_TRY(kf__check_device(r->op, grad_out, save_mean, "save_mean"));
  if (KF_UNLIKELY(kf__other_device(grad_out, save_invstd)))
    KF_TRY(kf__check_device(r->op, grad_out, save_invstd, "save_invstd"));
  KF_TRY(kf__rule_batch_norm_backward(r, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, output_mask));
  kf_compute_batch_norm_backward_fn compute = (kf_compute_batch_norm_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(native_batch_norm_backward, native_batch_norm_backward, TTUUUUUbfq, TTT)
KF__OUT_FORM(native_batch_norm_backward_out, native_batch_norm_backward, TTUUUUUbfq, TTT, KF__OUT_GENERATED)

const kf__kernel_entry_t kf__kernels_norm[] = {
    {KF__OP__softmax, KF__COMPUTE_softmax, KF__AT_BACKEND, (kf_typed_fn)functional__softmax},
    {KF__OP__softmax_out, KF__COMPUTE_softmax, KF__AT_BACKEND, (kf_typed_fn)out__softmax_out},
    {KF__OP__log_softmax, KF__COMPUTE_log_softmax, KF__AT_BACKEND, (kf_typed_fn)functional__log_softmax},
    {KF__OP__log_softmax_out, KF__COMPUTE_log_softmax, KF__AT_BACKEND, (kf_typed_fn)out__log_softmax_out},
    {KF__OP__softmax_backward_data, KF__COMPUTE_softmax_backward, KF__AT_BACKEND, (kf_typed_fn)functional__softmax_backward_data},
    {KF__OP__softmax_backward_data_out, KF__COMPUTE_softmax_backward, KF__AT_BACKEND, (kf_typed_fn)out__softmax_backward_data_out},
    {KF__OP__log_softmax_backward_data, KF__COMPUTE_log_softmax_backward, KF__AT_BACKEND, (kf_typed_fn)functional__log_softmax_backward_data},
    {KF__OP__log_softmax_backward_data_out, KF__COMPUTE_log_softmax_backward, KF__AT_BACKEND, (kf_typed_fn)out__log_softmax_backward_data_out},
    {KF__OP_softmax_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_softmax_int},
    {KF__OP_softmax_int_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_softmax_int_out},
    {KF__OP__safe_softmax, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__safe_softmax},
    {KF__OP_log_softmax_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_log_softmax_int},
    {KF__OP_log_softmax_int_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_log_softmax_int_out},
    {KF__OP_native_layer_norm, KF__COMPUTE_layer_norm, KF__AT_BACKEND, (kf_typed_fn)functional_native_layer_norm},
    {KF__OP_native_layer_norm_out, KF__COMPUTE_layer_norm, KF__AT_BACKEND, (kf_typed_fn)out_native_layer_norm_out},
    {KF__OP_native_layer_norm_backward, KF__COMPUTE_layer_norm_backward, KF__AT_BACKEND, (kf_typed_fn)functional_native_layer_norm_backward},
    {KF__OP_native_layer_norm_backward_out, KF__COMPUTE_layer_norm_backward, KF__AT_BACKEND, (kf_typed_fn)out_native_layer_norm_backward_out},
    {KF__OP_layer_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_layer_norm},
    {KF__OP__fused_rms_norm, KF__COMPUTE_rms_norm, KF__AT_BACKEND, (kf_typed_fn)functional__fused_rms_norm},
    {KF__OP__fused_rms_norm_backward, KF__COMPUTE_rms_norm_backward, KF__AT_BACKEND, (kf_typed_fn)functional__fused_rms_norm_backward},
    {KF__OP_rms_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rms_norm},
    {KF__OP_native_group_norm, KF__COMPUTE_group_norm, KF__AT_BACKEND, (kf_typed_fn)functional_native_group_norm},
    {KF__OP_native_group_norm_out, KF__COMPUTE_group_norm, KF__AT_BACKEND, (kf_typed_fn)out_native_group_norm_out},
    {KF__OP_native_group_norm_backward, KF__COMPUTE_group_norm_backward, KF__AT_BACKEND, (kf_typed_fn)functional_native_group_norm_backward},
    {KF__OP_native_group_norm_backward_out, KF__COMPUTE_group_norm_backward, KF__AT_BACKEND, (kf_typed_fn)out_native_group_norm_backward_out},
    {KF__OP_group_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_group_norm},
    {KF__OP_native_batch_norm, KF__COMPUTE_batch_norm, KF__AT_BACKEND, (kf_typed_fn)functional_native_batch_norm},
    {KF__OP_native_batch_norm_out, KF__COMPUTE_batch_norm, KF__AT_BACKEND, (kf_typed_fn)out_native_batch_norm_out},
    {KF__OP__native_batch_norm_legit, KF__COMPUTE_batch_norm, KF__AT_BACKEND, (kf_typed_fn)functional__native_batch_norm_legit},
    {KF__OP__native_batch_norm_legit_out, KF__COMPUTE_batch_norm, KF__AT_BACKEND, (kf_typed_fn)out__native_batch_norm_legit_out},
    {KF__OP__native_batch_norm_legit_no_stats, KF__COMPUTE_batch_norm_no_stats, KF__AT_BACKEND, (kf_typed_fn)functional__native_batch_norm_legit_no_stats},
    {KF__OP__native_batch_norm_legit_no_stats_out, KF__COMPUTE_batch_norm_no_stats, KF__AT_BACKEND, (kf_typed_fn)out__native_batch_norm_legit_no_stats_out},
    {KF__OP__native_batch_norm_legit_no_training, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__native_batch_norm_legit_no_training},
    {KF__OP__native_batch_norm_legit_no_training_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__native_batch_norm_legit_no_training_out},
    {KF__OP_native_batch_norm_backward, KF__COMPUTE_batch_norm_backward, KF__AT_BACKEND, (kf_typed_fn)functional_native_batch_norm_backward},
    {KF__OP_native_batch_norm_backward_out, KF__COMPUTE_batch_norm_backward, KF__AT_BACKEND, (kf_typed_fn)out_native_batch_norm_backward_out},
    {KF__OP_batch_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_batch_norm},
    {KF__OP_instance_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_instance_norm},
    {KF__OP_special_softmax, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_softmax},
    {KF__OP_special_log_softmax, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_log_softmax},
    {KF__OP__batch_norm_with_update, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__batch_norm_with_update},
    {KF__OP__batch_norm_no_update, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__batch_norm_no_update},
    {KF__OP__weight_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__weight_norm},
    {KF__OP_norm_except_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_norm_except_dim},
    {KF__OP_batch_norm_update_stats, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__weight_norm_interface, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__batch_norm_with_update_functional, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__native_batch_norm_legit_functional, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__batch_norm_impl_index, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
