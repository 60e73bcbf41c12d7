/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_max_pool2d_with_indices(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_max_pool2d_with_indices(r, self, kernel_size, stride, padding, dilation, ceil_mode));
  kf_compute_max_pool2d_with_indices_fn compute = (kf_compute_max_pool2d_with_indices_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, kernel_size, stride, padding, dilation, ceil_mode, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(max_pool2d_with_indices, max_pool2d_with_indices, Tnnnnb, TT)
KF__OUT_FORM(max_pool2d_with_indices_out, max_pool2d_with_indices, Tnnnnb, TT, KF__OUT_CASTABLE)

static kf_status_t run_max_pool2d_with_indices_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(indices)))
    KF_TRY(kf__check_argument(call, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, indices)))
    KF_TRY(kf__check_device(r->op, grad_output, indices, "indices"));
  KF_TRY(kf__rule_max_pool2d_with_indices_backward(r, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices));
  kf_compute_max_pool2d_with_indices_backward_fn compute = (kf_compute_max_pool2d_with_indices_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(max_pool2d_with_indices_backward, max_pool2d_with_indices_backward, TTnnnnbT, T)
KF__OUT_FORM(max_pool2d_with_indices_backward_grad_input, max_pool2d_with_indices_backward, TTnnnnbT, T, KF__OUT_CASTABLE)

static kf_status_t run_max_pool3d_with_indices(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_max_pool3d_with_indices(r, self, kernel_size, stride, padding, dilation, ceil_mode));
  kf_compute_max_pool3d_with_indices_fn compute = (kf_compute_max_pool3d_with_indices_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, kernel_size, stride, padding, dilation, ceil_mode, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(max_pool3d_with_indices, max_pool3d_with_indices, Tnnnnb, TT)
KF__OUT_FORM(max_pool3d_with_indices_out, max_pool3d_with_indices, Tnnnnb, TT, KF__OUT_CASTABLE)

static kf_status_t run_max_pool3d_with_indices_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(indices)))
    KF_TRY(kf__check_argument(call, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, indices)))
    KF_TRY(kf__check_device(r->op, grad_output, indices, "indices"));
  KF_TRY(kf__rule_max_pool3d_with_indices_backward(r, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices));
  kf_compute_max_pool3d_with_indices_backward_fn compute = (kf_compute_max_pool3d_with_indices_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(max_pool3d_with_indices_backward, max_pool3d_with_indices_backward, TTnnnnbT, T)
KF__OUT_FORM(max_pool3d_with_indices_backward_grad_input, max_pool3d_with_indices_backward, TTnnnnbT, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_avg_pool1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_avg_pool1d(self, kernel_size, stride, padding, ceil_mode, count_include_pad, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_avg_pool2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_avg_pool2d(r, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  kf_compute_avg_pool2d_fn compute = (kf_compute_avg_pool2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(avg_pool2d, avg_pool2d, TnnnbbI, T)
KF__OUT_FORM(avg_pool2d_out, avg_pool2d, TnnnbbI, T, KF__OUT_CASTABLE)

static kf_status_t run_avg_pool2d_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule_avg_pool2d_backward(r, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  kf_compute_avg_pool2d_backward_fn compute = (kf_compute_avg_pool2d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(avg_pool2d_backward, avg_pool2d_backward, TTnnnbbI, T)
KF__OUT_FORM(avg_pool2d_backward_grad_input, avg_pool2d_backward, TTnnnbbI, T, KF__OUT_CASTABLE)

static kf_status_t run_avg_pool3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_avg_pool3d(r, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  kf_compute_avg_pool3d_fn compute = (kf_compute_avg_pool3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(avg_pool3d, avg_pool3d, TnnnbbI, T)
KF__OUT_FORM(avg_pool3d_out, avg_pool3d, TnnnbbI, T, KF__OUT_CASTABLE)

static kf_status_t run_avg_pool3d_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule_avg_pool3d_backward(r, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  kf_compute_avg_pool3d_backward_fn compute = (kf_compute_avg_pool3d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(avg_pool3d_backward, avg_pool3d_backward, TTnnnbbI, T)
KF__OUT_FORM(avg_pool3d_backward_grad_input, avg_pool3d_backward, TTnnnbbI, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_adaptive_avg_pool1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_adaptive_avg_pool1d(self, output_size, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_adaptive_avg_pool2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_adaptive_avg_pool2d(self, output_size, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__adaptive_avg_pool2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__adaptive_avg_pool2d(r, self, output_size));
  kf_compute__adaptive_avg_pool2d_fn compute = (kf_compute__adaptive_avg_pool2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_adaptive_avg_pool2d, _adaptive_avg_pool2d, Tn, T)
KF__OUT_FORM(_adaptive_avg_pool2d_out, _adaptive_avg_pool2d, Tn, T, KF__OUT_GENERATED)

static kf_status_t run__adaptive_avg_pool2d_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule__adaptive_avg_pool2d_backward(r, grad_output, self));
  kf_compute__adaptive_avg_pool2d_backward_fn compute = (kf_compute__adaptive_avg_pool2d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward, TT, T)
KF__OUT_FORM(_adaptive_avg_pool2d_backward_out, _adaptive_avg_pool2d_backward, TT, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_adaptive_avg_pool3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_adaptive_avg_pool3d(self, output_size, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__adaptive_avg_pool3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__adaptive_avg_pool3d(r, self, output_size));
  kf_compute__adaptive_avg_pool3d_fn compute = (kf_compute__adaptive_avg_pool3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_adaptive_avg_pool3d, _adaptive_avg_pool3d, Tn, T)
KF__OUT_FORM(_adaptive_avg_pool3d_out, _adaptive_avg_pool3d, Tn, T, KF__OUT_GENERATED)

static kf_status_t run__adaptive_avg_pool3d_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule__adaptive_avg_pool3d_backward(r, grad_output, self));
  kf_compute__adaptive_avg_pool3d_backward_fn compute = (kf_compute__adaptive_avg_pool3d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_adaptive_avg_pool3d_backward, _adaptive_avg_pool3d_backward, TT, T)
KF__OUT_FORM(_adaptive_avg_pool3d_backward_out, _adaptive_avg_pool3d_backward, TT, T, KF__OUT_GENERATED)

static kf_status_t run_adaptive_max_pool2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_adaptive_max_pool2d(r, self, output_size));
  kf_compute_adaptive_max_pool2d_fn compute = (kf_compute_adaptive_max_pool2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(adaptive_max_pool2d, adaptive_max_pool2d, Tn, TT)
KF__OUT_FORM(adaptive_max_pool2d_out, adaptive_max_pool2d, Tn, TT, KF__OUT_CASTABLE)

static kf_status_t run_adaptive_max_pool2d_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *indices) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(indices)))
    KF_TRY(kf__check_argument(call, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, indices)))
    KF_TRY(kf__check_device(r->op, grad_output, indices, "indices"));
  KF_TRY(kf__rule_adaptive_max_pool2d_backward(r, grad_output, self, indices));
  kf_compute_adaptive_max_pool2d_backward_fn compute = (kf_compute_adaptive_max_pool2d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, indices, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(adaptive_max_pool2d_backward, adaptive_max_pool2d_backward, TTT, T)
KF__OUT_FORM(adaptive_max_pool2d_backward_grad_input, adaptive_max_pool2d_backward, TTT, T, KF__OUT_CASTABLE)

static kf_status_t run_adaptive_max_pool3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_adaptive_max_pool3d(r, self, output_size));
  kf_compute_adaptive_max_pool3d_fn compute = (kf_compute_adaptive_max_pool3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(adaptive_max_pool3d, adaptive_max_pool3d, Tn, TT)
KF__OUT_FORM(adaptive_max_pool3d_out, adaptive_max_pool3d, Tn, TT, KF__OUT_CASTABLE)

static kf_status_t run_adaptive_max_pool3d_backward(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *indices) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, grad_output, self, "grad_output\0self"));
  if (KF_UNLIKELY(kf__suspect(indices)))
    KF_TRY(kf__check_argument(call, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, indices)))
    KF_TRY(kf__check_device(r->op, grad_output, indices, "indices"));
  KF_TRY(kf__rule_adaptive_max_pool3d_backward(r, grad_output, self, indices));
  kf_compute_adaptive_max_pool3d_backward_fn compute = (kf_compute_adaptive_max_pool3d_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, indices, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(adaptive_max_pool3d_backward, adaptive_max_pool3d_backward, TTT, T)
KF__OUT_FORM(adaptive_max_pool3d_backward_grad_input, adaptive_max_pool3d_backward, TTT, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_max_unpool2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *indices, kf_int_span_t output_size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_max_unpool2d(self, indices, output_size, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_max_unpool3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *indices, kf_int_span_t output_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_max_unpool3d(self, indices, output_size, stride, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fractional_max_pool2d_output(const kf_call_t *call, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t *output, kf_tensor_t *indices) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_fractional_max_pool2d(self, kernel_size, output_size, random_samples, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, indices};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fractional_max_pool3d_output(const kf_call_t *call, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t *output, kf_tensor_t *indices) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_fractional_max_pool3d(self, kernel_size, output_size, random_samples, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, indices};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_pool[] = {
    {KF__OP_max_pool2d_with_indices, KF__COMPUTE_max_pool2d_with_indices, KF__AT_BACKEND, (kf_typed_fn)functional_max_pool2d_with_indices},
    {KF__OP_max_pool2d_with_indices_out, KF__COMPUTE_max_pool2d_with_indices, KF__AT_BACKEND, (kf_typed_fn)out_max_pool2d_with_indices_out},
    {KF__OP_max_pool2d_with_indices_backward, KF__COMPUTE_max_pool2d_with_indices_backward, KF__AT_BACKEND, (kf_typed_fn)functional_max_pool2d_with_indices_backward},
    {KF__OP_max_pool2d_with_indices_backward_grad_input, KF__COMPUTE_max_pool2d_with_indices_backward, KF__AT_BACKEND, (kf_typed_fn)out_max_pool2d_with_indices_backward_grad_input},
    {KF__OP_max_pool3d_with_indices, KF__COMPUTE_max_pool3d_with_indices, KF__AT_BACKEND, (kf_typed_fn)functional_max_pool3d_with_indices},
    {KF__OP_max_pool3d_with_indices_out, KF__COMPUTE_max_pool3d_with_indices, KF__AT_BACKEND, (kf_typed_fn)out_max_pool3d_with_indices_out},
    {KF__OP_max_pool3d_with_indices_backward, KF__COMPUTE_max_pool3d_with_indices_backward, KF__AT_BACKEND, (kf_typed_fn)functional_max_pool3d_with_indices_backward},
    {KF__OP_max_pool3d_with_indices_backward_grad_input, KF__COMPUTE_max_pool3d_with_indices_backward, KF__AT_BACKEND, (kf_typed_fn)out_max_pool3d_with_indices_backward_grad_input},
    {KF__OP_max_pool1d_with_indices, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_pool1d_with_indices},
    {KF__OP_max_pool1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_pool1d},
    {KF__OP_max_pool2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_pool2d},
    {KF__OP_max_pool3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_pool3d},
    {KF__OP_avg_pool1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_avg_pool1d},
    {KF__OP_avg_pool1d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_avg_pool1d_out},
    {KF__OP_avg_pool2d, KF__COMPUTE_avg_pool2d, KF__AT_BACKEND, (kf_typed_fn)functional_avg_pool2d},
    {KF__OP_avg_pool2d_out, KF__COMPUTE_avg_pool2d, KF__AT_BACKEND, (kf_typed_fn)out_avg_pool2d_out},
    {KF__OP_avg_pool2d_backward, KF__COMPUTE_avg_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)functional_avg_pool2d_backward},
    {KF__OP_avg_pool2d_backward_grad_input, KF__COMPUTE_avg_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)out_avg_pool2d_backward_grad_input},
    {KF__OP_avg_pool3d, KF__COMPUTE_avg_pool3d, KF__AT_BACKEND, (kf_typed_fn)functional_avg_pool3d},
    {KF__OP_avg_pool3d_out, KF__COMPUTE_avg_pool3d, KF__AT_BACKEND, (kf_typed_fn)out_avg_pool3d_out},
    {KF__OP_avg_pool3d_backward, KF__COMPUTE_avg_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)functional_avg_pool3d_backward},
    {KF__OP_avg_pool3d_backward_grad_input, KF__COMPUTE_avg_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)out_avg_pool3d_backward_grad_input},
    {KF__OP_adaptive_avg_pool1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_adaptive_avg_pool1d},
    {KF__OP_adaptive_avg_pool1d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_adaptive_avg_pool1d_out},
    {KF__OP_adaptive_avg_pool2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_adaptive_avg_pool2d},
    {KF__OP_adaptive_avg_pool2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_adaptive_avg_pool2d_out},
    {KF__OP__adaptive_avg_pool2d, KF__COMPUTE__adaptive_avg_pool2d, KF__AT_BACKEND, (kf_typed_fn)functional__adaptive_avg_pool2d},
    {KF__OP__adaptive_avg_pool2d_out, KF__COMPUTE__adaptive_avg_pool2d, KF__AT_BACKEND, (kf_typed_fn)out__adaptive_avg_pool2d_out},
    {KF__OP__adaptive_avg_pool2d_backward, KF__COMPUTE__adaptive_avg_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)functional__adaptive_avg_pool2d_backward},
    {KF__OP__adaptive_avg_pool2d_backward_out, KF__COMPUTE__adaptive_avg_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)out__adaptive_avg_pool2d_backward_out},
    {KF__OP_adaptive_avg_pool3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_adaptive_avg_pool3d},
    {KF__OP_adaptive_avg_pool3d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_adaptive_avg_pool3d_out},
    {KF__OP__adaptive_avg_pool3d, KF__COMPUTE__adaptive_avg_pool3d, KF__AT_BACKEND, (kf_typed_fn)functional__adaptive_avg_pool3d},
    {KF__OP__adaptive_avg_pool3d_out, KF__COMPUTE__adaptive_avg_pool3d, KF__AT_BACKEND, (kf_typed_fn)out__adaptive_avg_pool3d_out},
    {KF__OP__adaptive_avg_pool3d_backward, KF__COMPUTE__adaptive_avg_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)functional__adaptive_avg_pool3d_backward},
    {KF__OP__adaptive_avg_pool3d_backward_out, KF__COMPUTE__adaptive_avg_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)out__adaptive_avg_pool3d_backward_out},
    {KF__OP_adaptive_max_pool1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_adaptive_max_pool1d},
    {KF__OP_adaptive_max_pool2d, KF__COMPUTE_adaptive_max_pool2d, KF__AT_BACKEND, (kf_typed_fn)functional_adaptive_max_pool2d},
    {KF__OP_adaptive_max_pool2d_out, KF__COMPUTE_adaptive_max_pool2d, KF__AT_BACKEND, (kf_typed_fn)out_adaptive_max_pool2d_out},
    {KF__OP_adaptive_max_pool2d_backward, KF__COMPUTE_adaptive_max_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)functional_adaptive_max_pool2d_backward},
    {KF__OP_adaptive_max_pool2d_backward_grad_input, KF__COMPUTE_adaptive_max_pool2d_backward, KF__AT_BACKEND, (kf_typed_fn)out_adaptive_max_pool2d_backward_grad_input},
    {KF__OP_adaptive_max_pool3d, KF__COMPUTE_adaptive_max_pool3d, KF__AT_BACKEND, (kf_typed_fn)functional_adaptive_max_pool3d},
    {KF__OP_adaptive_max_pool3d_out, KF__COMPUTE_adaptive_max_pool3d, KF__AT_BACKEND, (kf_typed_fn)out_adaptive_max_pool3d_out},
    {KF__OP_adaptive_max_pool3d_backward, KF__COMPUTE_adaptive_max_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)functional_adaptive_max_pool3d_backward},
    {KF__OP_adaptive_max_pool3d_backward_grad_input, KF__COMPUTE_adaptive_max_pool3d_backward, KF__AT_BACKEND, (kf_typed_fn)out_adaptive_max_pool3d_backward_grad_input},
    {KF__OP_max_unpool2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_unpool2d},
    {KF__OP_max_unpool2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_max_unpool2d_out},
    {KF__OP_max_unpool3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_max_unpool3d},
    {KF__OP_max_unpool3d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_max_unpool3d_out},
    {KF__OP_fractional_max_pool2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fractional_max_pool2d},
    {KF__OP_fractional_max_pool2d_output, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fractional_max_pool2d_output},
    {KF__OP_fractional_max_pool3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fractional_max_pool3d},
    {KF__OP_fractional_max_pool3d_output, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fractional_max_pool3d_output},
    {0, 0, KF__AT_END, NULL},
};
