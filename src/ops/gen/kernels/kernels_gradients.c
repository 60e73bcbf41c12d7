/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

KF__COLD static kf_status_t out_upsample_nearest1d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_nearest1d_backward(grad_output, output_size, input_size, scales, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__upsample_nearest_exact1d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_upsample_nearest_exact1d_backward(grad_output, output_size, input_size, scales, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_reflection_pad1d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad1d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_replication_pad1d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad1d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_nearest2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_nearest2d_backward(grad_output, output_size, input_size, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__upsample_nearest_exact2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_reflection_pad2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad2d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_replication_pad2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad2d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_nearest3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_nearest3d_backward(grad_output, output_size, input_size, scales_d, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__upsample_nearest_exact3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t
    scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_upsample_nearest_exact3d_backward(grad_output, output_size, input_size, scales_d, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_reflection_pad3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad3d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_replication_pad3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad3d_backward(grad_output, self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_linear1d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_linear1d_backward(grad_output, output_size, input_size, align_corners, scales, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_bilinear2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_bilinear2d_backward(grad_output, output_size, input_size, align_corners, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_bicubic2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_bicubic2d_backward(grad_output, output_size, input_size, align_corners, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_upsample_trilinear3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_upsample_trilinear3d_backward(grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__upsample_bilinear2d_aa_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_upsample_bilinear2d_aa_backward(grad_output, output_size, input_size, align_corners, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__upsample_bicubic2d_aa_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_upsample_bicubic2d_aa_backward(grad_output, output_size, input_size, align_corners, scales_h, scales_w, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fractional_max_pool2d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    output_size, kf_tensor_t *indices, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fractional_max_pool2d_backward(grad_output, self, kernel_size, output_size, indices, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fractional_max_pool3d_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    output_size, kf_tensor_t *indices, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fractional_max_pool3d_backward(grad_output, self, kernel_size, output_size, indices, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_multi_margin_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_scalar_t p, kf_scalar_t
    margin, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_multi_margin_loss_backward(grad_output, self, target, p, margin, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_multilabel_margin_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *is_target, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_multilabel_margin_loss_backward(grad_output, self, target, reduction, is_target, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_gradients[] = {
    {KF__OP_trace_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_trace_backward},
    {KF__OP_value_selecting_reduction_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_value_selecting_reduction_backward},
    {KF__OP_cummaxmin_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cummaxmin_backward},
    {KF__OP_rrelu_with_noise_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rrelu_with_noise_backward},
    {KF__OP__cdist_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__pdist_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__embedding_bag_dense_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__embedding_bag_per_sample_weights_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__segment_reduce_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_nearest1d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_nearest1d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_nearest1d_backward_grad_input},
    {KF__OP__upsample_nearest_exact1d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact1d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__upsample_nearest_exact1d_backward_grad_input},
    {KF__OP_reflection_pad1d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_reflection_pad1d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_reflection_pad1d_backward_grad_input},
    {KF__OP_replication_pad1d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_replication_pad1d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_replication_pad1d_backward_grad_input},
    {KF__OP_upsample_nearest2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_nearest2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_nearest2d_backward_grad_input},
    {KF__OP__upsample_nearest_exact2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__upsample_nearest_exact2d_backward_grad_input},
    {KF__OP_reflection_pad2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_reflection_pad2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_reflection_pad2d_backward_grad_input},
    {KF__OP_replication_pad2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_replication_pad2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_replication_pad2d_backward_grad_input},
    {KF__OP_upsample_nearest3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_nearest3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_nearest3d_backward_grad_input},
    {KF__OP__upsample_nearest_exact3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__upsample_nearest_exact3d_backward_grad_input},
    {KF__OP_reflection_pad3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_reflection_pad3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_reflection_pad3d_backward_grad_input},
    {KF__OP_replication_pad3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_replication_pad3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_replication_pad3d_backward_grad_input},
    {KF__OP_upsample_linear1d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_linear1d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_linear1d_backward_grad_input},
    {KF__OP_upsample_bilinear2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_bilinear2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_bilinear2d_backward_grad_input},
    {KF__OP_upsample_bicubic2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_bicubic2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_bicubic2d_backward_grad_input},
    {KF__OP_upsample_trilinear3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_upsample_trilinear3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_upsample_trilinear3d_backward_grad_input},
    {KF__OP__upsample_bilinear2d_aa_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_bilinear2d_aa_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__upsample_bilinear2d_aa_backward_grad_input},
    {KF__OP__upsample_bicubic2d_aa_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_bicubic2d_aa_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__upsample_bicubic2d_aa_backward_grad_input},
    {KF__OP_grid_sampler_2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_grid_sampler_3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_affine_grid_generator_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_fractional_max_pool2d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_fractional_max_pool2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fractional_max_pool2d_backward_grad_input},
    {KF__OP_fractional_max_pool3d_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_fractional_max_pool3d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fractional_max_pool3d_backward_grad_input},
    {KF__OP_unfold_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_masked_scatter_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_masked_select_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_cumprod_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_matrix_exp_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_infinitely_differentiable_gelu_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_multi_margin_loss_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_multi_margin_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_multi_margin_loss_backward_grad_input},
    {KF__OP_multilabel_margin_loss_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_multilabel_margin_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_multilabel_margin_loss_backward_grad_input},
    {KF__OP_conv_tbc_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__weight_norm_interface_backward, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
