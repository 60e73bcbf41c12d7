/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_convolution(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding, int64_t groups) {
  if (KF_UNLIKELY(kf__suspect(input) || kf__suspect(weight)))
    KF_TRY(kf__check_pair(call, input, weight, "input\0weight"));
  if (KF_UNLIKELY(kf__suspect_if_there(bias)))
    KF_TRY(kf__check_argument(call, bias, "bias"));
  if (KF_UNLIKELY(kf__other_device(input, weight)))
    KF_TRY(kf__check_device(r->op, input, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(input, bias)))
    KF_TRY(kf__check_device(r->op, input, bias, "bias"));
  KF_TRY(kf__rule_convolution(r, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups));
  kf_compute_convolution_fn compute = (kf_compute_convolution_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(convolution, convolution, TTUnnnbni, T)
KF__OUT_FORM(convolution_out, convolution, TTUnnnbni, T, KF__OUT_GENERATED)

static kf_status_t run_convolution_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t
    output_padding, int64_t groups, kf_bool_span_t output_mask) {
  if (KF_UNLIKELY(kf__suspect(grad_output) || kf__suspect(input)))
    KF_TRY(kf__check_pair(call, grad_output, input, "grad_output\0input"));
  if (KF_UNLIKELY(kf__suspect(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_output, input)))
    KF_TRY(kf__check_device(r->op, grad_output, input, "input"));
  if (KF_UNLIKELY(kf__other_device(grad_output, weight)))
    KF_TRY(kf__check_device(r->op, grad_output, weight, "weight"));
  KF_TRY(kf__rule_convolution_backward(r, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask));
  kf_compute_convolution_backward_fn compute = (kf_compute_convolution_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(convolution_backward, convolution_backward, TTTnnnnbniq, TTT)
KF__OUT_FORM(convolution_backward_out, convolution_backward, TTTnnnnbniq, TTT, KF__OUT_GENERATED)

KF__COLD static kf_status_t out__convolution_out(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding, int64_t groups, bool
    benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_im2col(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_im2col(r, self, kernel_size, dilation, padding, stride));
  kf_compute_im2col_fn compute = (kf_compute_im2col_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, kernel_size, dilation, padding, stride, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(im2col, im2col, Tnnnn, T)
KF__OUT_FORM(im2col_out, im2col, Tnnnn, T, KF__OUT_EXACT)

static kf_status_t run_col2im(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t
    padding, kf_int_span_t stride) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_col2im(r, self, output_size, kernel_size, dilation, padding, stride));
  kf_compute_col2im_fn compute = (kf_compute_col2im_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, kernel_size, dilation, padding, stride, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(col2im, col2im, Tnnnnn, T)
KF__OUT_FORM(col2im_out, col2im, Tnnnnn, T, KF__OUT_EXACT)

KF__COLD static kf_status_t out_thnn_conv2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_thnn_conv2d(self, weight, kernel_size, bias, stride, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_slow_conv3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slow_conv3d(self, weight, kernel_size, bias, stride, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_slow_conv_dilated2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slow_conv_dilated2d(self, weight, kernel_size, bias, stride, padding, dilation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_slow_conv_dilated3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slow_conv_dilated3d(self, weight, kernel_size, bias, stride, padding, dilation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_slow_conv_transpose2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slow_conv_transpose2d(self, weight, kernel_size, bias, stride, padding, output_padding, dilation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_slow_conv_transpose3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slow_conv_transpose3d(self, weight, kernel_size, bias, stride, padding, output_padding, dilation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_conv[] = {
    {KF__OP_convolution, KF__COMPUTE_convolution, KF__AT_BACKEND, (kf_typed_fn)functional_convolution},
    {KF__OP_convolution_out, KF__COMPUTE_convolution, KF__AT_BACKEND, (kf_typed_fn)out_convolution_out},
    {KF__OP_convolution_backward, KF__COMPUTE_convolution_backward, KF__AT_BACKEND, (kf_typed_fn)functional_convolution_backward},
    {KF__OP_convolution_backward_out, KF__COMPUTE_convolution_backward, KF__AT_BACKEND, (kf_typed_fn)out_convolution_backward_out},
    {KF__OP__convolution, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__convolution},
    {KF__OP__convolution_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__convolution_out},
    {KF__OP_conv1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv1d},
    {KF__OP_conv2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv2d},
    {KF__OP_conv3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv3d},
    {KF__OP_conv1d_padding, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv1d_padding},
    {KF__OP_conv2d_padding, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv2d_padding},
    {KF__OP_conv3d_padding, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv3d_padding},
    {KF__OP_conv_transpose1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv_transpose1d},
    {KF__OP_conv_transpose2d_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv_transpose2d_input},
    {KF__OP_conv_transpose3d_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv_transpose3d_input},
    {KF__OP_im2col, KF__COMPUTE_im2col, KF__AT_BACKEND, (kf_typed_fn)functional_im2col},
    {KF__OP_im2col_out, KF__COMPUTE_im2col, KF__AT_BACKEND, (kf_typed_fn)out_im2col_out},
    {KF__OP_col2im, KF__COMPUTE_col2im, KF__AT_BACKEND, (kf_typed_fn)functional_col2im},
    {KF__OP_col2im_out, KF__COMPUTE_col2im, KF__AT_BACKEND, (kf_typed_fn)out_col2im_out},
    {KF__OP__slow_conv2d_forward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__slow_conv2d_forward},
    {KF__OP_conv_tbc, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conv_tbc},
    {KF__OP__convolution_mode, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_thnn_conv2d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_thnn_conv2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_thnn_conv2d_out},
    {KF__OP_slow_conv3d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_slow_conv3d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slow_conv3d_out},
    {KF__OP_slow_conv_dilated2d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_slow_conv_dilated2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slow_conv_dilated2d_out},
    {KF__OP_slow_conv_dilated3d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_slow_conv_dilated3d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slow_conv_dilated3d_out},
    {KF__OP_slow_conv_transpose2d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_slow_conv_transpose2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slow_conv_transpose2d_out},
    {KF__OP_slow_conv_transpose3d, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_slow_conv_transpose3d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slow_conv_transpose3d_out},
    {0, 0, KF__AT_END, NULL},
};
