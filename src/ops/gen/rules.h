/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#ifndef KF_OPS_GEN_RULES_H
#define KF_OPS_GEN_RULES_H

#include "ops/core/iterator.h"

KF_MUST_USE kf_status_t kf__rule__adaptive_avg_pool2d(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size);
KF_MUST_USE kf_status_t kf__rule__adaptive_avg_pool2d_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule__adaptive_avg_pool3d(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size);
KF_MUST_USE kf_status_t kf__rule__adaptive_avg_pool3d_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule__cdist_forward(kf_results_t *r, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, kf_opt_int_t compute_mode);
KF_MUST_USE kf_status_t kf__rule__fft_c2c(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward);
KF_MUST_USE kf_status_t kf__rule__fft_c2r(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size);
KF_MUST_USE kf_status_t kf__rule__fft_r2c(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided);
KF_MUST_USE kf_status_t kf__rule__linalg_det(kf_results_t *r, kf_tensor_t *A);
KF_MUST_USE kf_status_t kf__rule__linalg_eigh(kf_results_t *r, kf_tensor_t *A, kf_str_t UPLO, bool
    compute_v);
KF_MUST_USE kf_status_t kf__rule__linalg_eigvals(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule__linalg_slogdet(kf_results_t *r, kf_tensor_t *A);
KF_MUST_USE kf_status_t kf__rule__linalg_solve_ex(kf_results_t *r, kf_tensor_t *A, kf_tensor_t *B,
    bool left);
KF_MUST_USE kf_status_t kf__rule__linalg_svd(kf_results_t *r, kf_tensor_t *A, bool full_matrices,
    bool compute_uv, kf_str_t driver);
KF_MUST_USE kf_status_t kf__rule__pdist_forward(kf_results_t *r, kf_tensor_t *self, double p);
KF_MUST_USE kf_status_t kf__rule__prelu_kernel_backward(kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *weight);
KF_MUST_USE kf_status_t kf__rule_abs(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_adaptive_max_pool2d(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size);
KF_MUST_USE kf_status_t kf__rule_adaptive_max_pool2d_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices);
KF_MUST_USE kf_status_t kf__rule_adaptive_max_pool3d(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size);
KF_MUST_USE kf_status_t kf__rule_adaptive_max_pool3d_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices);
KF_MUST_USE kf_status_t kf__rule_add(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_add_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_addbmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_addcdiv(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__rule_addcmul(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__rule_addmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_addmv(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_aminmax(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_angle(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_arg_extreme(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim);
KF_MUST_USE kf_status_t kf__rule_attention(kf_results_t *r, kf_tensor_t *query, kf_tensor_t *key,
    kf_tensor_t *value, double dropout_p, kf_tensor_t *attn_mask);
KF_MUST_USE kf_status_t kf__rule_attention_backward(kf_results_t *r, kf_tensor_t *grad_out,
    kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *out, kf_tensor_t
    *logsumexp, double dropout_p, kf_tensor_t *attn_mask);
KF_MUST_USE kf_status_t kf__rule_avg_pool2d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override);
KF_MUST_USE kf_status_t kf__rule_avg_pool2d_backward(kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override);
KF_MUST_USE kf_status_t kf__rule_avg_pool3d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override);
KF_MUST_USE kf_status_t kf__rule_avg_pool3d_backward(kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override);
KF_MUST_USE kf_status_t kf__rule_baddbmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_batch_norm(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training);
KF_MUST_USE kf_status_t kf__rule_batch_norm_backward(kf_results_t *r, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, kf_bool_span_t output_mask);
KF_MUST_USE kf_status_t kf__rule_batch_norm_no_stats(kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, bool training);
KF_MUST_USE kf_status_t kf__rule_bernoulli(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_bernoulli_Tensor(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *p);
KF_MUST_USE kf_status_t kf__rule_bernoulli_p(kf_results_t *r, kf_tensor_t *self, double p);
KF_MUST_USE kf_status_t kf__rule_binary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *output, uint32_t kf__types_promote);
KF_MUST_USE kf_status_t kf__rule_binary_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, uint32_t kf__types_full_numbers);
KF_MUST_USE kf_status_t kf__rule_bincount(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength);
KF_MUST_USE kf_status_t kf__rule_binomial(kf_results_t *r, kf_tensor_t *count, kf_tensor_t *prob);
KF_MUST_USE kf_status_t kf__rule_bmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat2);
KF_MUST_USE kf_status_t kf__rule_bucketize(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *boundaries, bool out_int32);
KF_MUST_USE kf_status_t kf__rule_cat(kf_results_t *r, kf_tensor_span_t tensors, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_cauchy(kf_results_t *r, kf_tensor_t *self, double sigma);
KF_MUST_USE kf_status_t kf__rule_clamp(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_opt_scalar_t min, kf_opt_scalar_t max);
KF_MUST_USE kf_status_t kf__rule_clamp_bound(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t min);
KF_MUST_USE kf_status_t kf__rule_clamp_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *min, kf_tensor_t *max);
KF_MUST_USE kf_status_t kf__rule_col2im(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride);
KF_MUST_USE kf_status_t kf__rule_conj_physical(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_convolution(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups);
KF_MUST_USE kf_status_t kf__rule_convolution_backward(kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask);
KF_MUST_USE kf_status_t kf__rule_copy(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *src);
KF_MUST_USE kf_status_t kf__rule_count_nonzero(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    dim);
KF_MUST_USE kf_status_t kf__rule_ctc_loss(kf_results_t *r, kf_tensor_t *log_probs, kf_tensor_t
    *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank);
KF_MUST_USE kf_status_t kf__rule_ctc_loss_backward(kf_results_t *r, kf_tensor_t *grad, kf_tensor_t
    *log_probs, kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths,
    int64_t blank);
KF_MUST_USE kf_status_t kf__rule_cumulative(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_degrees(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_div_mode(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, kf_str_t rounding_mode);
KF_MUST_USE kf_status_t kf__rule_div_mode_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_str_t rounding_mode);
KF_MUST_USE kf_status_t kf__rule_dot(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *tensor);
KF_MUST_USE kf_status_t kf__rule_elu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *grad_output, kf_scalar_t alpha, bool is_result, kf_tensor_t *self_or_result);
KF_MUST_USE kf_status_t kf__rule_embedding_bag(kf_results_t *r, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, int64_t mode, kf_tensor_t *per_sample_weights, bool
    include_last_offset, int64_t padding_idx);
KF_MUST_USE kf_status_t kf__rule_embedding_bag_forward_only(kf_results_t *r, kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, int64_t mode, kf_tensor_t *per_sample_weights, bool
    include_last_offset, int64_t padding_idx);
KF_MUST_USE kf_status_t kf__rule_embedding_renorm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type);
KF_MUST_USE kf_status_t kf__rule_exponential(kf_results_t *r, kf_tensor_t *self, double lambd);
KF_MUST_USE kf_status_t kf__rule_extreme(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_extreme_all(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_extreme_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_fill(kf_results_t *r, kf_tensor_t *self, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__rule_fill_tensor(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *value);
KF_MUST_USE kf_status_t kf__rule_flip(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dims);
KF_MUST_USE kf_status_t kf__rule_frexp(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_gather(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, bool sparse_grad);
KF_MUST_USE kf_status_t kf__rule_gelu(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_str_t
    approximate);
KF_MUST_USE kf_status_t kf__rule_gelu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_str_t approximate);
KF_MUST_USE kf_status_t kf__rule_geometric(kf_results_t *r, kf_tensor_t *self, double p);
KF_MUST_USE kf_status_t kf__rule_geqrf(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_glu(kf_results_t *r, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_glu_backward(kf_results_t *r, kf_tensor_t *grad_output, kf_tensor_t
    *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_grid_sampler_2d(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners);
KF_MUST_USE kf_status_t kf__rule_grid_sampler_3d(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners);
KF_MUST_USE kf_status_t kf__rule_group_norm(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group);
KF_MUST_USE kf_status_t kf__rule_group_norm_backward(kf_results_t *r, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N,
    int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask);
KF_MUST_USE kf_status_t kf__rule_hardswish_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_hardtanh(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val);
KF_MUST_USE kf_status_t kf__rule_heaviside(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *values);
KF_MUST_USE kf_status_t kf__rule_histc(kf_results_t *r, kf_tensor_t *self, int64_t bins, kf_scalar_t
    min, kf_scalar_t max);
KF_MUST_USE kf_status_t kf__rule_im2col(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride);
KF_MUST_USE kf_status_t kf__rule_index(kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t
    indices);
KF_MUST_USE kf_status_t kf__rule_index_copy(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source);
KF_MUST_USE kf_status_t kf__rule_index_fill(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__rule_index_put(kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate);
KF_MUST_USE kf_status_t kf__rule_index_reduce(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce);
KF_MUST_USE kf_status_t kf__rule_index_select(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index);
KF_MUST_USE kf_status_t kf__rule_index_source(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source);
KF_MUST_USE kf_status_t kf__rule_infinite(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_kthvalue(kf_results_t *r, kf_tensor_t *self, int64_t k, int64_t
    dim, bool keepdim);
KF_MUST_USE kf_status_t kf__rule_layer_norm(kf_results_t *r, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias);
KF_MUST_USE kf_status_t kf__rule_layer_norm_backward(kf_results_t *r, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask);
KF_MUST_USE kf_status_t kf__rule_leaky_relu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result);
KF_MUST_USE kf_status_t kf__rule_lerp(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *end, kf_scalar_t weight);
KF_MUST_USE kf_status_t kf__rule_lerp_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *end, kf_tensor_t *weight);
KF_MUST_USE kf_status_t kf__rule_linalg_cholesky_ex(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_linalg_cross(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_linalg_eig(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_linalg_inv_ex(kf_results_t *r, kf_tensor_t *A);
KF_MUST_USE kf_status_t kf__rule_linalg_ldl_factor_ex(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_linalg_ldl_solve(kf_results_t *r, kf_tensor_t *LD, kf_tensor_t
    *pivots, kf_tensor_t *B);
KF_MUST_USE kf_status_t kf__rule_linalg_lstsq(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *b,
    kf_str_t driver);
KF_MUST_USE kf_status_t kf__rule_linalg_lu_factor_ex(kf_results_t *r, kf_tensor_t *A, bool pivot);
KF_MUST_USE kf_status_t kf__rule_linalg_qr(kf_results_t *r, kf_tensor_t *A, kf_str_t mode);
KF_MUST_USE kf_status_t kf__rule_linalg_solve_triangular(kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *B, bool left);
KF_MUST_USE kf_status_t kf__rule_linalg_vector_norm(kf_results_t *r, kf_tensor_t *self, kf_scalar_t
    ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_log_normal(kf_results_t *r, kf_tensor_t *self, double std);
KF_MUST_USE kf_status_t kf__rule_log_sigmoid_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *buffer);
KF_MUST_USE kf_status_t kf__rule_log_sigmoid_forward(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_logcumsumexp(kf_results_t *r, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_logical(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__rule_lu_unpack(kf_results_t *r, kf_tensor_t *LU_data, kf_tensor_t
    *LU_pivots, bool unpack_data, bool unpack_pivots);
KF_MUST_USE kf_status_t kf__rule_masked_fill(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *mask, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__rule_masked_fill_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t
    *self, kf_tensor_t *mask, kf_tensor_t *value);
KF_MUST_USE kf_status_t kf__rule_masked_scatter(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source);
KF_MUST_USE kf_status_t kf__rule_masked_select(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mask);
KF_MUST_USE kf_status_t kf__rule_max_pool2d_with_indices(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode);
KF_MUST_USE kf_status_t kf__rule_max_pool2d_with_indices_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices);
KF_MUST_USE kf_status_t kf__rule_max_pool3d_with_indices(kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode);
KF_MUST_USE kf_status_t kf__rule_max_pool3d_with_indices_backward(kf_results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices);
KF_MUST_USE kf_status_t kf__rule_mean(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_mean_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_median_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_mkldnn_rnn_layer(kf_results_t *r, kf_tensor_t *input, kf_tensor_t
    *weight0, kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *hx_,
    kf_tensor_t *cx_, kf_int_span_t batch_sizes, int64_t mode);
KF_MUST_USE kf_status_t kf__rule_mkldnn_rnn_layer_backward(kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *weight4,
    kf_tensor_t *hx_, kf_tensor_t *cx_tmp, kf_tensor_t *output, kf_tensor_t *grad_output,
    kf_tensor_t *grad_hy, kf_tensor_t *grad_cy, kf_int_span_t batch_sizes, int64_t mode, kf_tensor_t
    *workspace);
KF_MUST_USE kf_status_t kf__rule_mm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat2);
KF_MUST_USE kf_status_t kf__rule_mode(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_multinomial(kf_results_t *r, kf_tensor_t *self, int64_t
    num_samples, bool replacement);
KF_MUST_USE kf_status_t kf__rule_mv(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *vec);
KF_MUST_USE kf_status_t kf__rule_mvlgamma(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, int64_t
    p);
KF_MUST_USE kf_status_t kf__rule_nan_to_num(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_nansum(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_neg(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_nonzero(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_nonzero_static(kf_results_t *r, kf_tensor_t *self, int64_t size,
    int64_t fill_value);
KF_MUST_USE kf_status_t kf__rule_normal(kf_results_t *r, kf_tensor_t *self, double std);
KF_MUST_USE kf_status_t kf__rule_number_binary(kf_iter_t *it, kf_results_t *r, kf_scalar_t self,
    kf_tensor_t *other, uint32_t kf__types_promote);
KF_MUST_USE kf_status_t kf__rule_pair_extreme(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__rule_poisson(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_polygamma(kf_iter_t *it, kf_results_t *r, int64_t n, kf_tensor_t
    *self);
KF_MUST_USE kf_status_t kf__rule_pow_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t exponent);
KF_MUST_USE kf_status_t kf__rule_prod(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_prod_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_put(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source);
KF_MUST_USE kf_status_t kf__rule_random(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_random_from(kf_results_t *r, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to);
KF_MUST_USE kf_status_t kf__rule_random_to(kf_results_t *r, kf_tensor_t *self, int64_t to);
KF_MUST_USE kf_status_t kf__rule_relu(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_repeat_interleave_Tensor(kf_results_t *r, kf_tensor_t *repeats,
    kf_opt_int_t output_size);
KF_MUST_USE kf_status_t kf__rule_rms_norm(kf_results_t *r, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight);
KF_MUST_USE kf_status_t kf__rule_rms_norm_backward(kf_results_t *r, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_bool_span_t output_mask);
KF_MUST_USE kf_status_t kf__rule_rrelu_with_noise(kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training);
KF_MUST_USE kf_status_t kf__rule_rsub(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_rsub_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_running_extreme(kf_results_t *r, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_sample_dirichlet(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_scatter(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src);
KF_MUST_USE kf_status_t kf__rule_scatter_number(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index);
KF_MUST_USE kf_status_t kf__rule_scatter_number_reduced(kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_str_t reduce);
KF_MUST_USE kf_status_t kf__rule_scatter_reduce_two(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self);
KF_MUST_USE kf_status_t kf__rule_scatter_reduced(kf_results_t *r, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce);
KF_MUST_USE kf_status_t kf__rule_searchsorted(kf_results_t *r, kf_tensor_t *sorted_sequence,
    kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter);
KF_MUST_USE kf_status_t kf__rule_sign(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_signbit(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_softmax(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    half_to_float);
KF_MUST_USE kf_status_t kf__rule_softmax_backward(kf_results_t *r, kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype);
KF_MUST_USE kf_status_t kf__rule_softshrink(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t lambd);
KF_MUST_USE kf_status_t kf__rule_sort(kf_results_t *r, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_standard_gamma(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_sub(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_sub_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__rule_sum(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_sum_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype);
KF_MUST_USE kf_status_t kf__rule_take(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *index);
KF_MUST_USE kf_status_t kf__rule_ternary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *x, kf_tensor_t
    *alpha, kf_tensor_t *total, uint32_t kf__types_same);
KF_MUST_USE kf_status_t kf__rule_test(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_topk(kf_results_t *r, kf_tensor_t *self, int64_t k, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_trace(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_triangle(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_truth_all(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_truth_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool
    keepdim);
KF_MUST_USE kf_status_t kf__rule_truth_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim);
KF_MUST_USE kf_status_t kf__rule_unary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, uint32_t
    kf__types_float);
KF_MUST_USE kf_status_t kf__rule_uniform(kf_results_t *r, kf_tensor_t *self, double from, double
    to);
KF_MUST_USE kf_status_t kf__rule_unique2(kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_unique_consecutive(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t
    dim);
KF_MUST_USE kf_status_t kf__rule_unique_slices(kf_results_t *r, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__rule_upsample1d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    output_size);
KF_MUST_USE kf_status_t kf__rule_upsample2d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    output_size);
KF_MUST_USE kf_status_t kf__rule_upsample3d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    output_size);
KF_MUST_USE kf_status_t kf__rule_variance(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim);
KF_MUST_USE kf_status_t kf__rule_variance_mean(kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim);
KF_MUST_USE kf_status_t kf__rule_vdot(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__rule_where(kf_iter_t *it, kf_results_t *r, kf_tensor_t *condition,
    kf_tensor_t *self, kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__rule_whole(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__rule_zero(kf_results_t *r, kf_tensor_t *self);

#endif
