/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#ifndef KF_OPS_GEN_COMPUTES_H
#define KF_OPS_GEN_COMPUTES_H

#include <keyfall/op.h>

#include "ops/core/iterator.h"

typedef kf_status_t (*kf__compute__adaptive_avg_pool2d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__adaptive_avg_pool2d_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__adaptive_avg_pool3d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__adaptive_avg_pool3d_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__cdist_forward_fn)(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__fft_c2c_fn)(kf_tensor_t *self, kf_int_span_t dim, int64_t
    normalization, bool forward, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__fft_c2r_fn)(kf_tensor_t *self, kf_int_span_t dim, int64_t
    normalization, int64_t last_dim_size, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__fft_r2c_fn)(kf_tensor_t *self, kf_int_span_t dim, int64_t
    normalization, bool onesided, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__fused_adam__fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1, double
    beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
typedef kf_status_t (*kf__compute__fused_adamw__fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1, double
    beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
typedef kf_status_t (*kf__compute__fused_sgd__fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list, double weight_decay, double
    momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
typedef kf_status_t (*kf__compute__local_scalar_dense_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t *out);
typedef kf_status_t (*kf__compute__pdist_forward_fn)(kf_tensor_t *self, double p, kf_tensor_t *out);
typedef kf_status_t (*kf__compute__prelu_kernel_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t *weight, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_abs_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_acos_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_acosh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_adaptive_max_pool2d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_adaptive_max_pool2d_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_adaptive_max_pool3d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_adaptive_max_pool3d_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_add_fn)(kf__iter_t *it, kf_scalar_t alpha);
typedef kf_status_t (*kf__compute_addbmm_fn)(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t
    *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_addcdiv_fn)(kf__iter_t *it, kf_scalar_t value);
typedef kf_status_t (*kf__compute_addcmul_fn)(kf__iter_t *it, kf_scalar_t value);
typedef kf_status_t (*kf__compute_addmm_fn)(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_addmv_fn)(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_all_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_all_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_all_dims_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_amax_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_amin_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_aminmax_fn)(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t
    *out_min, kf_tensor_t *out_max);
typedef kf_status_t (*kf__compute_angle_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_any_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_any_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_any_dims_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_argmax_fn)(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_argmin_fn)(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_asin_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_asinh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_atan_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_atan2_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_atanh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_avg_pool2d_fn)(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_avg_pool2d_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_avg_pool3d_fn)(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_avg_pool3d_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_baddbmm_fn)(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t
    *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_batch_norm_fn)(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double
    momentum, double eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_batch_norm_backward_fn)(kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var, kf_tensor_t
    *save_mean, kf_tensor_t *save_invstd, bool train, double eps, kf_tensor_t *out0, kf_tensor_t
    *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_batch_norm_no_stats_fn)(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, double eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_bernoulli_from_fn)(kf_tensor_t *p, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_bernoulli_p_fn)(double p, kf_generator_t *generator, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_bincount_fn)(kf__results_t *r, kf_tensor_t *self, kf_tensor_t
    *weights, int64_t minlength);
typedef kf_status_t (*kf__compute_bitwise_and_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bitwise_left_shift_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bitwise_not_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bitwise_or_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bitwise_right_shift_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bitwise_xor_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_bmm_fn)(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_bucketize_fn)(kf_tensor_t *self, kf_tensor_t *boundaries, bool
    right, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_cat_fn)(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_cauchy_fn)(double median, double sigma, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_ceil_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_clamp_fn)(kf__iter_t *it, kf_opt_scalar_t min, kf_opt_scalar_t
    max);
typedef kf_status_t (*kf__compute_clamp_max_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_clamp_min_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_clamp_tensor_fn)(kf__iter_t *it, kf_tensor_t *min, kf_tensor_t
    *max);
typedef kf_status_t (*kf__compute_col2im_fn)(kf_tensor_t *self, kf_int_span_t output_size,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_conj_physical_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_convolution_fn)(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_convolution_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding, int64_t groups,
    kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_copy_fn)(kf_tensor_t *src, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_copysign_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_cos_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_cosh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_count_nonzero_fn)(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_cummax_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_cummin_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_cumprod_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_cumsum_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_deg2rad_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_digamma_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_div_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_div_mode_fn)(kf__iter_t *it, kf_str_t rounding_mode);
typedef kf_status_t (*kf__compute_dot_fn)(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_elu_fn)(kf__iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale);
typedef kf_status_t (*kf__compute_elu_backward_fn)(kf__iter_t *it, kf_scalar_t alpha, kf_scalar_t
    scale, kf_scalar_t input_scale, bool is_result);
typedef kf_status_t (*kf__compute_embedding_bag_fn)(kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, int64_t mode, kf_tensor_t *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t
    *out3);
typedef kf_status_t (*kf__compute_embedding_renorm_fn)(kf_tensor_t *self, kf_tensor_t *indices,
    double max_norm, double norm_type, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_entr_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_eq_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_equal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, bool *out);
typedef kf_status_t (*kf__compute_erf_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_erfc_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_erfcx_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_erfinv_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_exp_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_exp2_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_expm1_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_exponential_fn)(double lambd, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_fill_fn)(kf_scalar_t value, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_fill_tensor_fn)(kf_tensor_t *value, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_flip_fn)(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_floor_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_floor_divide_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_fmax_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_fmin_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_fmod_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_frac_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_gather_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    bool sparse_grad, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_gcd_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_ge_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_gelu_fn)(kf__iter_t *it, kf_str_t approximate);
typedef kf_status_t (*kf__compute_gelu_backward_fn)(kf__iter_t *it, kf_str_t approximate);
typedef kf_status_t (*kf__compute_geometric_fn)(double p, kf_generator_t *generator, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_glu_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_glu_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_grid_sampler_2d_fn)(kf_tensor_t *input, kf_tensor_t *grid, int64_t
    interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_grid_sampler_3d_fn)(kf_tensor_t *input, kf_tensor_t *grid, int64_t
    interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_group_norm_fn)(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, kf_tensor_t
    *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_group_norm_backward_fn)(kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW,
    int64_t group, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_gt_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_hardshrink_fn)(kf__iter_t *it, kf_scalar_t lambd);
typedef kf_status_t (*kf__compute_hardsigmoid_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_hardsigmoid_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_hardswish_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_hardswish_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_hardtanh_fn)(kf__iter_t *it, kf_scalar_t min_val, kf_scalar_t
    max_val);
typedef kf_status_t (*kf__compute_hardtanh_backward_fn)(kf__iter_t *it, kf_scalar_t min_val,
    kf_scalar_t max_val);
typedef kf_status_t (*kf__compute_heaviside_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_histc_fn)(kf_tensor_t *self, int64_t bins, kf_scalar_t min,
    kf_scalar_t max, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_hypot_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_i0_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_i0e_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_i1_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_i1e_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_igamma_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_igammac_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_im2col_fn)(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_fn)(kf__results_t *r, kf_tensor_t *self, kf_tensor_span_t
    indices);
typedef kf_status_t (*kf__compute_index_add_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_copy_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_fill_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_put_fn)(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_reduce_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_index_select_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_isfinite_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_isinf_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_isnan_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_isneginf_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_isposinf_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_isreal_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_kthvalue_fn)(kf_tensor_t *self, int64_t k, int64_t dim,
    kf_tensor_t *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_layer_norm_fn)(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_layer_norm_backward_fn)(kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
typedef kf_status_t (*kf__compute_lcm_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_le_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_leaky_relu_fn)(kf__iter_t *it, kf_scalar_t negative_slope);
typedef kf_status_t (*kf__compute_leaky_relu_backward_fn)(kf__iter_t *it, kf_scalar_t
    negative_slope);
typedef kf_status_t (*kf__compute_lerp_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_lerp_number_fn)(kf__iter_t *it, kf_scalar_t weight);
typedef kf_status_t (*kf__compute_lgamma_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_linalg_cross_fn)(kf_tensor_t *self, kf_tensor_t *other, int64_t
    dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_linalg_vector_norm_fn)(kf_tensor_t *self, kf_scalar_t ord,
    kf_int_span_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_log_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log10_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log1p_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log2_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log_ndtr_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log_normal_fn)(double mean, double std, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_log_sigmoid_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_log_sigmoid_forward_fn)(kf_tensor_t *self, kf_tensor_t
    *out_output, kf_tensor_t *out_buffer);
typedef kf_status_t (*kf__compute_log_softmax_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_log_softmax_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *output, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_logaddexp_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logaddexp2_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logcumsumexp_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_logical_and_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logical_not_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logical_or_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logical_xor_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_logit_fn)(kf__iter_t *it, kf_opt_float_t eps);
typedef kf_status_t (*kf__compute_logit_backward_fn)(kf__iter_t *it, kf_opt_float_t eps);
typedef kf_status_t (*kf__compute_lt_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_masked_fill_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_masked_fill_tensor_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_masked_scatter_fn)(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *source, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_masked_select_fn)(kf__results_t *r, kf_tensor_t *self, kf_tensor_t
    *mask);
typedef kf_status_t (*kf__compute_max_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_max_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_max_pool2d_with_indices_fn)(kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_max_pool2d_with_indices_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_max_pool3d_with_indices_fn)(kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_max_pool3d_with_indices_backward_fn)(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_maximum_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_mean_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_mean_dims_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_median_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_min_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_min_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_minimum_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_mish_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_mish_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_mm_fn)(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_mode_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_mul_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_multinomial_fn)(kf_tensor_t *self, int64_t num_samples, bool
    replacement, kf_generator_t *generator, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_mv_fn)(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_mvlgamma_fn)(kf__iter_t *it, int64_t p);
typedef kf_status_t (*kf__compute_nan_to_num_fn)(kf__iter_t *it, kf_opt_float_t nan, kf_opt_float_t
    posinf, kf_opt_float_t neginf);
typedef kf_status_t (*kf__compute_nanmedian_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_nansum_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_ndtri_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_ne_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_neg_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_nextafter_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_nonzero_fn)(kf__results_t *r, kf_tensor_t *self);
typedef kf_status_t (*kf__compute_nonzero_static_fn)(kf_tensor_t *self, int64_t size, int64_t
    fill_value, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_normal_fn)(double mean, double std, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_poisson_fn)(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_polygamma_fn)(kf__iter_t *it, int64_t n);
typedef kf_status_t (*kf__compute_pow_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_pow_number_fn)(kf__iter_t *it, kf_scalar_t exponent);
typedef kf_status_t (*kf__compute_pow_of_number_fn)(kf__iter_t *it, kf_scalar_t self);
typedef kf_status_t (*kf__compute_prelu_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_prod_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_prod_dim_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_put_fn)(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t
    *source, bool accumulate, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_rad2deg_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_random_fn)(kf_generator_t *generator, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_random_from_fn)(int64_t from, kf_opt_int_t to, kf_generator_t
    *generator, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_random_to_fn)(int64_t to, kf_generator_t *generator, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_reciprocal_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_relu_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_remainder_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_repeat_interleave_Tensor_fn)(kf__results_t *r, kf_tensor_t
    *repeats, kf_opt_int_t output_size);
typedef kf_status_t (*kf__compute_rms_norm_fn)(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_rms_norm_backward_fn)(kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *out0,
    kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_round_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_round_decimals_fn)(kf__iter_t *it, int64_t decimals);
typedef kf_status_t (*kf__compute_rrelu_with_noise_fn)(kf_tensor_t *self, kf_tensor_t *noise,
    kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_rsqrt_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_scatter_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_scatter_add_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_tensor_t *src, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_scatter_number_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_scalar_t value, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_scatter_number_reduced_fn)(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_scatter_reduce_two_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_scatter_reduced_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_tensor_t *src, kf_str_t reduce, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_searchsorted_fn)(kf_tensor_t *sorted_sequence, kf_tensor_t *self,
    bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_sgn_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_shrink_backward_fn)(kf__iter_t *it, kf_scalar_t lambd);
typedef kf_status_t (*kf__compute_sigmoid_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_sigmoid_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_sign_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_signbit_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_silu_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_silu_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_sin_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_sinc_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_sinh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_softmax_fn)(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_softmax_backward_fn)(kf_tensor_t *grad_output, kf_tensor_t
    *output, int64_t dim, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_softplus_fn)(kf__iter_t *it, kf_scalar_t beta, kf_scalar_t
    threshold);
typedef kf_status_t (*kf__compute_softplus_backward_fn)(kf__iter_t *it, kf_scalar_t beta,
    kf_scalar_t threshold);
typedef kf_status_t (*kf__compute_softshrink_fn)(kf__iter_t *it, kf_scalar_t lambd);
typedef kf_status_t (*kf__compute_sort_fn)(kf_tensor_t *self, int64_t dim, bool descending,
    kf_tensor_t *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_sqrt_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_std_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_std_mean_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_sub_fn)(kf__iter_t *it, kf_scalar_t alpha);
typedef kf_status_t (*kf__compute_sum_all_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_sum_dims_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_take_fn)(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_tan_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_tanh_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_tanh_backward_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_threshold_fn)(kf__iter_t *it, kf_scalar_t threshold, kf_scalar_t
    value);
typedef kf_status_t (*kf__compute_threshold_backward_fn)(kf__iter_t *it, kf_scalar_t threshold);
typedef kf_status_t (*kf__compute_topk_fn)(kf_tensor_t *self, int64_t k, int64_t dim, bool largest,
    kf_tensor_t *out_values, kf_tensor_t *out_indices);
typedef kf_status_t (*kf__compute_trace_fn)(kf_tensor_t *self, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_tril_fn)(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_triu_fn)(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_trunc_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_uniform_fn)(double from, double to, kf_generator_t *generator,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_unique2_fn)(kf__results_t *r, kf_tensor_t *self, bool
    return_inverse, bool return_counts);
typedef kf_status_t (*kf__compute_unique_consecutive_fn)(kf__results_t *r, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim);
typedef kf_status_t (*kf__compute_unique_dim_fn)(kf__results_t *r, kf_tensor_t *self, int64_t dim);
typedef kf_status_t (*kf__compute_unique_dim_consecutive_fn)(kf__results_t *r, kf_tensor_t *self,
    int64_t dim);
typedef kf_status_t (*kf__compute_upsample_bicubic2d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_upsample_bilinear2d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t
    *out);
typedef kf_status_t (*kf__compute_upsample_linear1d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_upsample_nearest1d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_upsample_nearest2d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_upsample_nearest3d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);
typedef kf_status_t (*kf__compute_upsample_trilinear3d_fn)(kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_var_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_var_mean_fn)(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, kf_tensor_t *out0, kf_tensor_t *out1);
typedef kf_status_t (*kf__compute_vdot_fn)(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);
typedef kf_status_t (*kf__compute_where_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_xlog1py_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_xlogy_fn)(kf__iter_t *it);
typedef kf_status_t (*kf__compute_zero_fn)(kf_tensor_t *out);
typedef kf_status_t (*kf__compute_zeta_fn)(kf__iter_t *it);

enum kf__compute_index {
  KF__COMPUTE__adaptive_avg_pool2d,
  KF__COMPUTE__adaptive_avg_pool2d_backward,
  KF__COMPUTE__adaptive_avg_pool3d,
  KF__COMPUTE__adaptive_avg_pool3d_backward,
  KF__COMPUTE__cdist_forward,
  KF__COMPUTE__fft_c2c,
  KF__COMPUTE__fft_c2r,
  KF__COMPUTE__fft_r2c,
  KF__COMPUTE__fused_adam_,
  KF__COMPUTE__fused_adamw_,
  KF__COMPUTE__fused_sgd_,
  KF__COMPUTE__local_scalar_dense,
  KF__COMPUTE__pdist_forward,
  KF__COMPUTE__prelu_kernel_backward,
  KF__COMPUTE_abs,
  KF__COMPUTE_acos,
  KF__COMPUTE_acosh,
  KF__COMPUTE_adaptive_max_pool2d,
  KF__COMPUTE_adaptive_max_pool2d_backward,
  KF__COMPUTE_adaptive_max_pool3d,
  KF__COMPUTE_adaptive_max_pool3d_backward,
  KF__COMPUTE_add,
  KF__COMPUTE_addbmm,
  KF__COMPUTE_addcdiv,
  KF__COMPUTE_addcmul,
  KF__COMPUTE_addmm,
  KF__COMPUTE_addmv,
  KF__COMPUTE_all_all,
  KF__COMPUTE_all_dim,
  KF__COMPUTE_all_dims,
  KF__COMPUTE_amax,
  KF__COMPUTE_amin,
  KF__COMPUTE_aminmax,
  KF__COMPUTE_angle,
  KF__COMPUTE_any_all,
  KF__COMPUTE_any_dim,
  KF__COMPUTE_any_dims,
  KF__COMPUTE_argmax,
  KF__COMPUTE_argmin,
  KF__COMPUTE_asin,
  KF__COMPUTE_asinh,
  KF__COMPUTE_atan,
  KF__COMPUTE_atan2,
  KF__COMPUTE_atanh,
  KF__COMPUTE_avg_pool2d,
  KF__COMPUTE_avg_pool2d_backward,
  KF__COMPUTE_avg_pool3d,
  KF__COMPUTE_avg_pool3d_backward,
  KF__COMPUTE_baddbmm,
  KF__COMPUTE_batch_norm,
  KF__COMPUTE_batch_norm_backward,
  KF__COMPUTE_batch_norm_no_stats,
  KF__COMPUTE_bernoulli_from,
  KF__COMPUTE_bernoulli_p,
  KF__COMPUTE_bincount,
  KF__COMPUTE_bitwise_and,
  KF__COMPUTE_bitwise_left_shift,
  KF__COMPUTE_bitwise_not,
  KF__COMPUTE_bitwise_or,
  KF__COMPUTE_bitwise_right_shift,
  KF__COMPUTE_bitwise_xor,
  KF__COMPUTE_bmm,
  KF__COMPUTE_bucketize,
  KF__COMPUTE_cat,
  KF__COMPUTE_cauchy,
  KF__COMPUTE_ceil,
  KF__COMPUTE_clamp,
  KF__COMPUTE_clamp_max,
  KF__COMPUTE_clamp_min,
  KF__COMPUTE_clamp_tensor,
  KF__COMPUTE_col2im,
  KF__COMPUTE_conj_physical,
  KF__COMPUTE_convolution,
  KF__COMPUTE_convolution_backward,
  KF__COMPUTE_copy,
  KF__COMPUTE_copysign,
  KF__COMPUTE_cos,
  KF__COMPUTE_cosh,
  KF__COMPUTE_count_nonzero,
  KF__COMPUTE_cummax,
  KF__COMPUTE_cummin,
  KF__COMPUTE_cumprod,
  KF__COMPUTE_cumsum,
  KF__COMPUTE_deg2rad,
  KF__COMPUTE_digamma,
  KF__COMPUTE_div,
  KF__COMPUTE_div_mode,
  KF__COMPUTE_dot,
  KF__COMPUTE_elu,
  KF__COMPUTE_elu_backward,
  KF__COMPUTE_embedding_bag,
  KF__COMPUTE_embedding_renorm,
  KF__COMPUTE_entr,
  KF__COMPUTE_eq,
  KF__COMPUTE_equal,
  KF__COMPUTE_erf,
  KF__COMPUTE_erfc,
  KF__COMPUTE_erfcx,
  KF__COMPUTE_erfinv,
  KF__COMPUTE_exp,
  KF__COMPUTE_exp2,
  KF__COMPUTE_expm1,
  KF__COMPUTE_exponential,
  KF__COMPUTE_fill,
  KF__COMPUTE_fill_tensor,
  KF__COMPUTE_flip,
  KF__COMPUTE_floor,
  KF__COMPUTE_floor_divide,
  KF__COMPUTE_fmax,
  KF__COMPUTE_fmin,
  KF__COMPUTE_fmod,
  KF__COMPUTE_frac,
  KF__COMPUTE_gather,
  KF__COMPUTE_gcd,
  KF__COMPUTE_ge,
  KF__COMPUTE_gelu,
  KF__COMPUTE_gelu_backward,
  KF__COMPUTE_geometric,
  KF__COMPUTE_glu,
  KF__COMPUTE_glu_backward,
  KF__COMPUTE_grid_sampler_2d,
  KF__COMPUTE_grid_sampler_3d,
  KF__COMPUTE_group_norm,
  KF__COMPUTE_group_norm_backward,
  KF__COMPUTE_gt,
  KF__COMPUTE_hardshrink,
  KF__COMPUTE_hardsigmoid,
  KF__COMPUTE_hardsigmoid_backward,
  KF__COMPUTE_hardswish,
  KF__COMPUTE_hardswish_backward,
  KF__COMPUTE_hardtanh,
  KF__COMPUTE_hardtanh_backward,
  KF__COMPUTE_heaviside,
  KF__COMPUTE_histc,
  KF__COMPUTE_hypot,
  KF__COMPUTE_i0,
  KF__COMPUTE_i0e,
  KF__COMPUTE_i1,
  KF__COMPUTE_i1e,
  KF__COMPUTE_igamma,
  KF__COMPUTE_igammac,
  KF__COMPUTE_im2col,
  KF__COMPUTE_index,
  KF__COMPUTE_index_add,
  KF__COMPUTE_index_copy,
  KF__COMPUTE_index_fill,
  KF__COMPUTE_index_put,
  KF__COMPUTE_index_reduce,
  KF__COMPUTE_index_select,
  KF__COMPUTE_isfinite,
  KF__COMPUTE_isinf,
  KF__COMPUTE_isnan,
  KF__COMPUTE_isneginf,
  KF__COMPUTE_isposinf,
  KF__COMPUTE_isreal,
  KF__COMPUTE_kthvalue,
  KF__COMPUTE_layer_norm,
  KF__COMPUTE_layer_norm_backward,
  KF__COMPUTE_lcm,
  KF__COMPUTE_le,
  KF__COMPUTE_leaky_relu,
  KF__COMPUTE_leaky_relu_backward,
  KF__COMPUTE_lerp,
  KF__COMPUTE_lerp_number,
  KF__COMPUTE_lgamma,
  KF__COMPUTE_linalg_cross,
  KF__COMPUTE_linalg_vector_norm,
  KF__COMPUTE_log,
  KF__COMPUTE_log10,
  KF__COMPUTE_log1p,
  KF__COMPUTE_log2,
  KF__COMPUTE_log_ndtr,
  KF__COMPUTE_log_normal,
  KF__COMPUTE_log_sigmoid_backward,
  KF__COMPUTE_log_sigmoid_forward,
  KF__COMPUTE_log_softmax,
  KF__COMPUTE_log_softmax_backward,
  KF__COMPUTE_logaddexp,
  KF__COMPUTE_logaddexp2,
  KF__COMPUTE_logcumsumexp,
  KF__COMPUTE_logical_and,
  KF__COMPUTE_logical_not,
  KF__COMPUTE_logical_or,
  KF__COMPUTE_logical_xor,
  KF__COMPUTE_logit,
  KF__COMPUTE_logit_backward,
  KF__COMPUTE_lt,
  KF__COMPUTE_masked_fill,
  KF__COMPUTE_masked_fill_tensor,
  KF__COMPUTE_masked_scatter,
  KF__COMPUTE_masked_select,
  KF__COMPUTE_max_all,
  KF__COMPUTE_max_dim,
  KF__COMPUTE_max_pool2d_with_indices,
  KF__COMPUTE_max_pool2d_with_indices_backward,
  KF__COMPUTE_max_pool3d_with_indices,
  KF__COMPUTE_max_pool3d_with_indices_backward,
  KF__COMPUTE_maximum,
  KF__COMPUTE_mean_all,
  KF__COMPUTE_mean_dims,
  KF__COMPUTE_median_dim,
  KF__COMPUTE_min_all,
  KF__COMPUTE_min_dim,
  KF__COMPUTE_minimum,
  KF__COMPUTE_mish,
  KF__COMPUTE_mish_backward,
  KF__COMPUTE_mm,
  KF__COMPUTE_mode,
  KF__COMPUTE_mul,
  KF__COMPUTE_multinomial,
  KF__COMPUTE_mv,
  KF__COMPUTE_mvlgamma,
  KF__COMPUTE_nan_to_num,
  KF__COMPUTE_nanmedian_dim,
  KF__COMPUTE_nansum,
  KF__COMPUTE_ndtri,
  KF__COMPUTE_ne,
  KF__COMPUTE_neg,
  KF__COMPUTE_nextafter,
  KF__COMPUTE_nonzero,
  KF__COMPUTE_nonzero_static,
  KF__COMPUTE_normal,
  KF__COMPUTE_poisson,
  KF__COMPUTE_polygamma,
  KF__COMPUTE_pow,
  KF__COMPUTE_pow_number,
  KF__COMPUTE_pow_of_number,
  KF__COMPUTE_prelu,
  KF__COMPUTE_prod_all,
  KF__COMPUTE_prod_dim,
  KF__COMPUTE_put,
  KF__COMPUTE_rad2deg,
  KF__COMPUTE_random,
  KF__COMPUTE_random_from,
  KF__COMPUTE_random_to,
  KF__COMPUTE_reciprocal,
  KF__COMPUTE_relu,
  KF__COMPUTE_remainder,
  KF__COMPUTE_repeat_interleave_Tensor,
  KF__COMPUTE_rms_norm,
  KF__COMPUTE_rms_norm_backward,
  KF__COMPUTE_round,
  KF__COMPUTE_round_decimals,
  KF__COMPUTE_rrelu_with_noise,
  KF__COMPUTE_rsqrt,
  KF__COMPUTE_scatter,
  KF__COMPUTE_scatter_add,
  KF__COMPUTE_scatter_number,
  KF__COMPUTE_scatter_number_reduced,
  KF__COMPUTE_scatter_reduce_two,
  KF__COMPUTE_scatter_reduced,
  KF__COMPUTE_searchsorted,
  KF__COMPUTE_sgn,
  KF__COMPUTE_shrink_backward,
  KF__COMPUTE_sigmoid,
  KF__COMPUTE_sigmoid_backward,
  KF__COMPUTE_sign,
  KF__COMPUTE_signbit,
  KF__COMPUTE_silu,
  KF__COMPUTE_silu_backward,
  KF__COMPUTE_sin,
  KF__COMPUTE_sinc,
  KF__COMPUTE_sinh,
  KF__COMPUTE_softmax,
  KF__COMPUTE_softmax_backward,
  KF__COMPUTE_softplus,
  KF__COMPUTE_softplus_backward,
  KF__COMPUTE_softshrink,
  KF__COMPUTE_sort,
  KF__COMPUTE_sqrt,
  KF__COMPUTE_std,
  KF__COMPUTE_std_mean,
  KF__COMPUTE_sub,
  KF__COMPUTE_sum_all,
  KF__COMPUTE_sum_dims,
  KF__COMPUTE_take,
  KF__COMPUTE_tan,
  KF__COMPUTE_tanh,
  KF__COMPUTE_tanh_backward,
  KF__COMPUTE_threshold,
  KF__COMPUTE_threshold_backward,
  KF__COMPUTE_topk,
  KF__COMPUTE_trace,
  KF__COMPUTE_tril,
  KF__COMPUTE_triu,
  KF__COMPUTE_trunc,
  KF__COMPUTE_uniform,
  KF__COMPUTE_unique2,
  KF__COMPUTE_unique_consecutive,
  KF__COMPUTE_unique_dim,
  KF__COMPUTE_unique_dim_consecutive,
  KF__COMPUTE_upsample_bicubic2d,
  KF__COMPUTE_upsample_bilinear2d,
  KF__COMPUTE_upsample_linear1d,
  KF__COMPUTE_upsample_nearest1d,
  KF__COMPUTE_upsample_nearest2d,
  KF__COMPUTE_upsample_nearest3d,
  KF__COMPUTE_upsample_trilinear3d,
  KF__COMPUTE_var,
  KF__COMPUTE_var_mean,
  KF__COMPUTE_vdot,
  KF__COMPUTE_where,
  KF__COMPUTE_xlog1py,
  KF__COMPUTE_xlogy,
  KF__COMPUTE_zero,
  KF__COMPUTE_zeta,
  KF__COMPUTE_COUNT
};

#endif
