/* Functions other than operators that the derivative formulas of the catalogue call. Formulas name
 * them without the prefix kf__d_.
 *
 * They run inside a result scope (scope.h) and call dispatching operators, so their results can be
 * differentiated again. The scope owns a returned tensor; NULL means that the scope has failed or
 * that there is no gradient. A function that returns kf_status_t computes several gradients:
 * `wants` says which, and `out` receives an owned reference for each of them. A function that
 * computes the gradients of a list of tensors takes the length of the list as `count`.
 *
 * The generator of the autograd kernels parses this file: parameters must have the types of op.h's
 * Note [Typed parameters]. */
#ifndef KF_AUTOGRAD_FORMULAS_H
#define KF_AUTOGRAD_FORMULAS_H

#include <keyfall/tensor.h>

/* ---- Building blocks (basic_formulas.c) ---- */

/* The conjugate of x; x itself if it is real. */
kf_tensor_t *kf__d_conj(kf_tensor_t *x);
/* x times the conjugate of a number; x itself if the number is 1. */
kf_tensor_t *kf__d_scale(kf_tensor_t *x, kf_scalar_t number);
/* x divided by the conjugate of a number. */
kf_tensor_t *kf__d_unscale(kf_tensor_t *x, kf_scalar_t number);
/* The conjugate transpose of a matrix, or of the last two dimensions. */
kf_tensor_t *kf__d_adj(kf_tensor_t *x);
/* x converted to the dtype of `like`. */
kf_tensor_t *kf__d_in_type_of(kf_tensor_t *x, kf_tensor_t *like);
/* Moves a gradient to the device of `like`, the argument that it belongs to. */
kf_tensor_t *kf__d_to_device_of(kf_tensor_t *grad, kf_tensor_t *like);
/* Expands the gradient of a reduction to `sizes`, the sizes of the reduced tensor. `dim` None or
 * empty means all dimensions. */
kf_tensor_t *kf__d_unreduce(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                            bool keepdim);
/* Restores the reduced dimensions with size 1, without expanding. */
kf_tensor_t *kf__d_unsqueeze_dims(kf_tensor_t *x, kf_int_span_t sizes, kf_int_span_t dim,
                                  bool keepdim);
/* The number of elements that such a reduction combines into one. */
int64_t kf__d_reduced_count(kf_int_span_t sizes, kf_int_span_t dim);
/* Zeros of these sizes, with the dtype and device of x. */
kf_tensor_t *kf__d_zeros_of(kf_tensor_t *x, kf_int_span_t sizes);
/* Moves `made` to the device of x: tensors that a formula creates from numbers are on the CPU. */
kf_tensor_t *kf__d_beside(kf_tensor_t *made, kf_tensor_t *x);

/* The natural logarithm. */
double kf__d_log_of(double x);

/* ---- Elementwise functions (pointwise_formulas.c) ---- */

/* The suffix of a name says which argument the gradient is for: the argument's name; `grad` or no
 * suffix if there is only one; `number` for an overload that takes a number instead of a tensor. */

kf_tensor_t *kf__d_div_other(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf__d_atan2_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other,
                             const bool *wants, kf_tensor_t **out);
kf_tensor_t *kf__d_div_mode_self(kf_tensor_t *grad, kf_tensor_t *other, kf_str_t rounding_mode);
kf_tensor_t *kf__d_div_mode_other(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other,
                                  kf_str_t rounding_mode);
kf_tensor_t *kf__d_div_mode_number(kf_tensor_t *grad, kf_scalar_t other, kf_str_t rounding_mode);
kf_tensor_t *kf__d_pow_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t exponent);
kf_tensor_t *kf__d_pow_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *exponent);
kf_tensor_t *kf__d_pow_exponent(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *exponent,
                                kf_tensor_t *result);
kf_tensor_t *kf__d_pow_of_number(kf_tensor_t *grad, kf_scalar_t self, kf_tensor_t *exponent,
                                 kf_tensor_t *result);
kf_tensor_t *kf__d_copysign_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
kf_tensor_t *kf__d_xlogy_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other);
kf_tensor_t *kf__d_xlogy_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t other);
kf_tensor_t *kf__d_log1p_grad(kf_tensor_t *grad, kf_tensor_t *self);
kf_tensor_t *kf__d_xlog1py_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *other);
kf_tensor_t *kf__d_xlog1py_number(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t other);
kf_tensor_t *kf__d_clamp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_opt_scalar_t min,
                              kf_opt_scalar_t max);
kf_tensor_t *kf__d_clamp_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                              kf_tensor_t *max);
kf_tensor_t *kf__d_clamp_min_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                                  kf_tensor_t *max);
kf_tensor_t *kf__d_clamp_max_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *min,
                                  kf_tensor_t *max);
kf_tensor_t *kf__d_sinc_grad(kf_tensor_t *grad, kf_tensor_t *self);
kf_tensor_t *kf__d_sgn_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
kf_tensor_t *kf__d_angle_grad(kf_tensor_t *grad, kf_tensor_t *self);
kf_tensor_t *kf__d_mvlgamma_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t p);
kf_tensor_t *kf__d_i1(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
kf_tensor_t *kf__d_i1e(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);

/* ---- Activations and their second derivatives (activation_formulas.c) ---- */

/* `double` is the derivative of the backward operator with respect to its input; `grad` is the
 * gradient of that operator's result. */

kf_tensor_t *kf__d_elu_double(kf_tensor_t *grad, kf_tensor_t *grad_output, kf_scalar_t alpha,
                              kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
                              kf_tensor_t *self_or_result);
kf_tensor_t *kf__d_softplus_double(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t beta,
                                   kf_scalar_t threshold);
kf_tensor_t *kf__d_gelu_double(kf_tensor_t *grad, kf_tensor_t *self, kf_str_t approximate);
kf_tensor_t *kf__d_silu_double(kf_tensor_t *grad, kf_tensor_t *self);
kf_tensor_t *kf__d_mish_double(kf_tensor_t *grad, kf_tensor_t *self);
kf_tensor_t *kf__d_glu_double_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim);
kf_tensor_t *kf__d_glu_double_self(kf_tensor_t *grad, kf_tensor_t *grad_output, kf_tensor_t *self,
                                   int64_t dim);
kf_status_t kf__d_prelu_double(kf_tensor_t *grad0, kf_tensor_t *grad1, kf_tensor_t *grad_output,
                               kf_tensor_t *self, kf_tensor_t *weight, const bool *wants,
                               kf_tensor_t **out);
kf_tensor_t *kf__d_rrelu_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *noise,
                              kf_scalar_t lower, kf_scalar_t upper, bool training,
                              bool self_is_result);
/* The factor of the elements that native_dropout keeps: 1 if `train` is false. */
double kf__d_dropout_scale(double p, kf_opt_bool_t train);

/* ---- Reductions (reduce_formulas.c) ---- */

/* `dim` and `keepdim` are those of the reduction; returned gradients have the sizes of `self`. */

kf_tensor_t *kf__d_mean_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                             bool keepdim);
kf_tensor_t *kf__d_prod_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
kf_tensor_t *kf__d_prod_dim(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result, int64_t dim,
                            bool keepdim);
kf_tensor_t *kf__d_share_extreme(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                 kf_int_span_t dim, bool keepdim);
kf_tensor_t *kf__d_share_all(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
kf_tensor_t *kf__d_aminmax_grad(kf_tensor_t *grad_min, kf_tensor_t *grad_max, kf_tensor_t *self,
                                kf_opt_int_t dim, bool keepdim, kf_tensor_t *min, kf_tensor_t *max);
kf_tensor_t *kf__d_selected(kf_tensor_t *grad, int64_t dim, kf_tensor_t *indices,
                            kf_int_span_t sizes, bool keepdim);
kf_tensor_t *kf__d_var_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_int_span_t dim,
                            kf_opt_scalar_t correction, bool keepdim);
kf_tensor_t *kf__d_std_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                            kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim);
kf_tensor_t *kf__d_var_mean_grad(kf_tensor_t *grad_var, kf_tensor_t *grad_mean, kf_tensor_t *self,
                                 kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim);
kf_tensor_t *kf__d_std_mean_grad(kf_tensor_t *grad_std, kf_tensor_t *grad_mean, kf_tensor_t *self,
                                 kf_tensor_t *std, kf_int_span_t dim, kf_opt_scalar_t correction,
                                 bool keepdim);
kf_tensor_t *kf__d_norm_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_opt_scalar_t p,
                             kf_tensor_t *result, kf_int_span_t dim, bool keepdim);
kf_tensor_t *kf__d_logsumexp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                  kf_int_span_t dim, bool keepdim);
kf_tensor_t *kf__d_cumsum_grad(kf_tensor_t *grad, int64_t dim);
kf_tensor_t *kf__d_cumprod_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                kf_tensor_t *result);
kf_tensor_t *kf__d_logcumsumexp_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                     int64_t dim);
kf_tensor_t *kf__d_scattered(kf_tensor_t *grad, kf_tensor_t *indices, kf_int_span_t sizes,
                             int64_t dim);
/* Sparse, with an entry for each element of `index`, for sparse_grad. */
kf_tensor_t *kf__d_gather_grad(kf_tensor_t *grad, kf_tensor_t *index, kf_int_span_t sizes,
                               int64_t dim, bool sparse_grad);
kf_tensor_t *kf__d_renorm_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t p, int64_t dim,
                               kf_scalar_t maxnorm);

/* ---- Matrix products (matrix_formulas.c) ---- */
/* Gradients of the factors of a matrix product, in the memory order of the factor: a column-major
 * factor, such as the transposed weight of a layer, gets a column-major gradient. */
kf_tensor_t *kf__d_mm_left(kf_tensor_t *grad, kf_tensor_t *right, kf_int_span_t sizes,
                           kf_int_span_t strides);
kf_tensor_t *kf__d_mm_right(kf_tensor_t *grad, kf_tensor_t *left, kf_int_span_t sizes,
                            kf_int_span_t strides);

kf_tensor_t *kf__d_trace_grad(kf_tensor_t *grad, kf_int_span_t sizes);
kf_tensor_t *kf__d_cdist_first(kf_tensor_t *grad, kf_tensor_t *x1, kf_tensor_t *x2, double p,
                               kf_tensor_t *result);
kf_tensor_t *kf__d_pdist_grad(kf_tensor_t *grad, kf_tensor_t *self, double p, kf_tensor_t *result);

/* ---- Views and joined tensors (shape_formulas.c) ---- */

kf_tensor_t *kf__d_permute_grad(kf_tensor_t *grad, kf_int_span_t dims);
kf_tensor_t *kf__d_as_strided_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t strides,
                                   int64_t offset, kf_int_span_t size, kf_int_span_t stride,
                                   kf_opt_int_t storage_offset);
/* as_strided_scatter: `strides` and `offset` are those of self, which the result shares. */
kf_tensor_t *kf__d_strided_scatter_self(kf_tensor_t *grad, kf_int_span_t strides, int64_t offset,
                                        kf_int_span_t src_sizes, kf_int_span_t size,
                                        kf_int_span_t stride, kf_opt_int_t storage_offset);
kf_tensor_t *kf__d_strided_scatter_src(kf_tensor_t *grad, kf_int_span_t strides, int64_t offset,
                                       kf_int_span_t size, kf_int_span_t stride,
                                       kf_opt_int_t storage_offset);
kf_tensor_t *kf__d_slice_grad(kf_tensor_t *grad, kf_int_span_t sizes, int64_t dim,
                              kf_opt_int_t start, kf_opt_int_t end, int64_t step);
kf_tensor_t *kf__d_unfold_grad(kf_tensor_t *grad, kf_int_span_t sizes, int64_t dim, int64_t size,
                               int64_t step);
kf_tensor_t *kf__d_repeat_grad(kf_tensor_t *grad, kf_int_span_t repeats, kf_int_span_t sizes);
kf_tensor_t *kf__d_roll_grad(kf_tensor_t *grad, kf_int_span_t shifts, kf_int_span_t dims);
kf_tensor_t *kf__d_pad_grad(kf_tensor_t *grad, kf_int_span_t pad);
kf_tensor_t *kf__d_mirror_pad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t padding,
                              bool reflect);
kf_status_t kf__d_cat_grad(kf_tensor_t *grad, kf_int_span_t shapes, int64_t dim, const bool *wants,
                           kf_tensor_t **out, size_t count);
kf_status_t kf__d_stack_grad(kf_tensor_t *grad, int64_t dim, const bool *wants, kf_tensor_t **out,
                             size_t count);
kf_status_t kf__d_block_diag_grad(kf_tensor_t *grad, kf_int_span_t shapes, const bool *wants,
                                  kf_tensor_t **out, size_t count);

/* For split tensors: `grads` holds the gradient of each piece, or NULL. */
kf_tensor_t *kf__d_split_grad(kf_tensor_span_t grads, kf_int_span_t sizes, int64_t dim,
                              int64_t split_size);
kf_tensor_t *kf__d_split_sizes(kf_tensor_span_t grads, kf_int_span_t sizes, int64_t dim,
                               kf_int_span_t split_sizes);
kf_tensor_t *kf__d_unbind_grad(kf_tensor_span_t grads, int64_t dim);

/* ---- Indexing (indexing_formulas.c) ---- */

/* `sizes` are the sizes of the tensor that the gradient is for. */

kf_tensor_t *kf__d_index_source(kf_tensor_t *grad, int64_t dim, kf_tensor_t *index,
                                kf_int_span_t sizes);
kf_tensor_t *kf__d_index_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_span_t indices);
kf_tensor_t *kf__d_index_put_self(kf_tensor_t *grad, kf_tensor_span_t indices, kf_int_span_t sizes,
                                  bool accumulate);
kf_tensor_t *kf__d_take_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_t *index);
kf_tensor_t *kf__d_put_self(kf_tensor_t *grad, kf_tensor_t *index, bool accumulate);
kf_tensor_t *kf__d_put_source(kf_tensor_t *grad, kf_tensor_t *index, kf_int_span_t sizes);
kf_tensor_t *kf__d_masked_select_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_t *mask);
kf_tensor_t *kf__d_masked_scatter_source(kf_tensor_t *grad, kf_tensor_t *mask, kf_int_span_t sizes);
kf_tensor_t *kf__d_scatter_reduce_self(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                       kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce,
                                       bool include_self, kf_tensor_t *result);
kf_tensor_t *kf__d_scatter_reduce_src(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                      kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce,
                                      bool include_self, kf_tensor_t *result);
kf_tensor_t *kf__d_index_reduce_self(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                     kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce,
                                     bool include_self, kf_tensor_t *result);
kf_tensor_t *kf__d_index_reduce_source(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                       kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce,
                                       bool include_self, kf_tensor_t *result);
kf_tensor_t *kf__d_segment_reduce(kf_tensor_t *grad, kf_tensor_t *data, kf_str_t reduce,
                                  kf_tensor_t *lengths, kf_tensor_t *offsets, int64_t axis,
                                  kf_opt_scalar_t initial, kf_tensor_t *result);
kf_tensor_t *kf__d_embedding_dense_double(kf_tensor_t *grad, kf_tensor_t *indices,
                                          int64_t padding_idx, bool scale_grad_by_freq);

/* ---- Networks (network_formulas.c) ---- */

kf_status_t kf__d_convolution_double(kf_tensor_t *grad0, kf_tensor_t *grad1, kf_tensor_t *grad2,
                                     kf_tensor_t *grad_output, kf_tensor_t *input,
                                     kf_tensor_t *weight, kf_int_span_t stride,
                                     kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
                                     kf_int_span_t output_padding, int64_t groups,
                                     const bool *wants, kf_tensor_t **out);
kf_tensor_t *kf__d_max_pool_double(kf_tensor_t *grad, kf_tensor_t *indices, int64_t spatial,
                                   kf_int_span_t kernel_size, kf_int_span_t stride,
                                   kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode);
kf_tensor_t *kf__d_adaptive_max_pool_double(kf_tensor_t *grad, kf_tensor_t *indices,
                                            int64_t spatial);
kf_tensor_t *kf__d_softmax_double_output(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                         kf_tensor_t *output, int64_t dim);
kf_tensor_t *kf__d_log_softmax_double_grad(kf_tensor_t *grad, kf_tensor_t *output, int64_t dim);
kf_tensor_t *kf__d_log_softmax_double_output(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                             kf_tensor_t *output, int64_t dim);
/* `mode` is "nearest", "linear" or "cubic". Each dimension after the second has its own scale. */
kf_tensor_t *kf__d_upsample(kf_tensor_t *grad, kf_int_span_t sizes, kf_str_t mode,
                            bool align_corners, kf_opt_float_t scale0, kf_opt_float_t scale1,
                            kf_opt_float_t scale2);

/* ---- Attention (attention_formulas.c) ---- */

kf_status_t kf__d_attention_grad(kf_tensor_t *grad, kf_tensor_t *query, kf_tensor_t *key,
                                 kf_tensor_t *value, kf_tensor_t *output, kf_tensor_t *logsumexp,
                                 double dropout_p, bool is_causal, kf_tensor_t *attn_mask,
                                 kf_opt_float_t scale, const bool *wants, kf_tensor_t **out);

/* ---- Recurrent layers (recurrent_formulas.c) ---- */

kf_status_t kf__d_recurrent_grad(kf_tensor_t *grad_output, kf_tensor_t *grad_hy,
                                 kf_tensor_t *grad_cy, kf_tensor_t *input, kf_tensor_t *w_ih,
                                 kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh,
                                 kf_tensor_t *hx, kf_tensor_t *cx, kf_tensor_t *output,
                                 kf_tensor_t *hy, kf_tensor_t *cy, kf_tensor_t *workspace,
                                 bool reverse, kf_int_span_t batch_sizes, int64_t mode,
                                 int64_t hidden_size, int64_t num_layers, bool has_biases,
                                 bool bidirectional, bool batch_first, bool train,
                                 const bool *wants, kf_tensor_t **out);

/* ---- Normalisations (normalize_formulas.c) ---- */

kf_status_t kf__d_layer_norm_grad(kf_tensor_t *grad, kf_tensor_t *input,
                                  kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                  kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *bias,
                                  double eps, const bool *wants, kf_tensor_t **out);
kf_status_t kf__d_rms_norm_grad(kf_tensor_t *grad, kf_tensor_t *input,
                                kf_int_span_t normalized_shape, kf_tensor_t *rstd,
                                kf_tensor_t *weight, kf_opt_float_t eps, const bool *wants,
                                kf_tensor_t **out);
kf_status_t kf__d_group_norm_grad(kf_tensor_t *grad, kf_tensor_t *grad_mean, kf_tensor_t *grad_rstd,
                                  kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd,
                                  kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW,
                                  int64_t group, double eps, const bool *wants, kf_tensor_t **out);
kf_status_t kf__d_batch_norm_grad(kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *weight,
                                  kf_tensor_t *running_mean, kf_tensor_t *running_var,
                                  kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool training,
                                  double eps, const bool *wants, kf_tensor_t **out);
/* Second derivatives: a, b and c are the incoming gradients of the gradients of input, weight and
 * bias. */
kf_status_t kf__d_layer_norm_double(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *c,
                                    kf_tensor_t *grad, kf_tensor_t *input,
                                    kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                    kf_tensor_t *rstd, kf_tensor_t *weight, const bool *wants,
                                    kf_tensor_t **out);
kf_status_t kf__d_batch_norm_double(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *c,
                                    kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *weight,
                                    kf_tensor_t *running_mean, kf_tensor_t *running_var,
                                    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool training,
                                    double eps, const bool *wants, kf_tensor_t **out);

/* ---- Sampling, bags and transforms (grid_formulas.c, embedding_formulas.c, fourier_formulas.c)
 * ---- */

kf_status_t kf__d_grid_sampler_grad(kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *grid,
                                    int64_t interpolation_mode, int64_t padding_mode,
                                    bool align_corners, const bool *wants, kf_tensor_t **out);
kf_tensor_t *kf__d_embedding_bag_weight(kf_tensor_t *grad, kf_tensor_t *indices,
                                        kf_tensor_t *offsets, kf_tensor_t *bag_size,
                                        kf_tensor_t *max_indices, kf_int_span_t sizes,
                                        bool scale_grad_by_freq, int64_t mode, bool sparse,
                                        kf_tensor_t *per_sample_weights, int64_t padding_idx);
kf_tensor_t *kf__d_embedding_bag_samples(kf_tensor_t *grad, kf_tensor_t *weight,
                                         kf_tensor_t *indices, kf_tensor_t *offsets,
                                         int64_t padding_idx);
kf_tensor_t *kf__d_fft_r2c_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                                int64_t normalization, bool onesided);
kf_tensor_t *kf__d_fft_c2r_grad(kf_tensor_t *grad, kf_int_span_t dim, int64_t normalization);

/* ---- Losses (loss_formulas.c) ---- */

/* The second derivative of a loss that is quadratic within `border` and linear beyond it. */
kf_tensor_t *kf__d_corner_slope(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                int64_t reduction, double border, double slope);
/* The derivative of binary_cross_entropy with respect to target; then the derivatives of its
 * gradient for self, with respect to self and to target. */
kf_tensor_t *kf__d_cross_entropy_target(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *weight,
                                        int64_t reduction);
kf_tensor_t *kf__d_cross_entropy_double(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                        kf_tensor_t *weight, int64_t reduction);
kf_tensor_t *kf__d_cross_entropy_double_target(kf_tensor_t *grad, kf_tensor_t *self,
                                               kf_tensor_t *weight, int64_t reduction);
/* The derivatives of binary_cross_entropy_with_logits with respect to self and to target. */
kf_tensor_t *kf__d_logits_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                               kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction);
kf_tensor_t *kf__d_logits_target(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *weight,
                                 kf_tensor_t *pos_weight, int64_t reduction);
/* The derivatives of soft_margin_loss_backward with respect to grad_output and to self. */
kf_tensor_t *kf__d_soft_margin_double_grad(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                           kf_tensor_t *self, kf_tensor_t *target,
                                           int64_t reduction);
kf_tensor_t *kf__d_soft_margin_double(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                      int64_t reduction);

/* ---- Linear algebra (linalg_formulas.c, linalg_spectral_formulas.c) ---- */

kf_tensor_t *kf__d_cholesky_grad(kf_tensor_t *grad, kf_tensor_t *L, bool upper);
/* The gradient of the factor has both triangles, as in PyTorch, although only one is read. */
kf_status_t kf__d_cholesky_solve_grad(kf_tensor_t *grad, kf_tensor_t *factor, kf_tensor_t *result,
                                      bool upper, const bool *wants, kf_tensor_t **out);
kf_tensor_t *kf__d_lu_factor_grad(kf_tensor_t *grad, kf_tensor_t *LU, kf_tensor_t *pivots,
                                  bool pivot);
/* grad_l and grad_u may be undefined; `sizes` are those of the packed factors. */
kf_tensor_t *kf__d_lu_unpack_grad(kf_tensor_t *grad_l, kf_tensor_t *grad_u, kf_int_span_t sizes);
kf_status_t kf__d_solve_grad(kf_tensor_t *grad, kf_tensor_t *A, kf_tensor_t *B, kf_tensor_t *result,
                             bool left, const bool *wants, kf_tensor_t **out);
kf_status_t kf__d_solve_triangular_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                        bool upper, bool left, bool unitriangular,
                                        const bool *wants, kf_tensor_t **out);
kf_tensor_t *kf__d_inverse_grad(kf_tensor_t *grad, kf_tensor_t *inverse);
/* Also correct for singular matrices, where the gradient is the cofactor matrix. */
kf_tensor_t *kf__d_det_grad(kf_tensor_t *grad, kf_tensor_t *A, kf_tensor_t *result);
kf_tensor_t *kf__d_slogdet_grad(kf_tensor_t *grad_sign, kf_tensor_t *grad_log, kf_tensor_t *A,
                                kf_tensor_t *sign);
kf_tensor_t *kf__d_pinv_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result);
/* The gradients of the solution and of the residuals may be undefined. */
kf_status_t kf__d_lstsq_grad(kf_tensor_t *grad, kf_tensor_t *grad_residuals, kf_tensor_t *self,
                             kf_tensor_t *b, kf_tensor_t *solution, const bool *wants,
                             kf_tensor_t **out);
kf_tensor_t *kf__d_matrix_exp_grad(kf_tensor_t *grad, kf_tensor_t *self);
/* The gradients of several results may be undefined. A loss that depends on the phase of complex
 * singular vectors or eigenvectors is KF_ERR_RUNTIME: it is not a function of the matrix. */
kf_tensor_t *kf__d_qr_grad(kf_tensor_t *grad_q, kf_tensor_t *grad_r, kf_tensor_t *Q,
                           kf_tensor_t *R);
kf_tensor_t *kf__d_svd_grad(kf_tensor_t *grad_u, kf_tensor_t *grad_s, kf_tensor_t *grad_vh,
                            kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh);
kf_tensor_t *kf__d_eigh_grad(kf_tensor_t *grad_values, kf_tensor_t *grad_vectors,
                             kf_tensor_t *values, kf_tensor_t *vectors);
kf_tensor_t *kf__d_eig_grad(kf_tensor_t *grad_values, kf_tensor_t *grad_vectors,
                            kf_tensor_t *values, kf_tensor_t *vectors);

#endif
