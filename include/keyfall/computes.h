/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* computes.h: the compute functions that a backend can bind, in alphabetical order.
 *
 * Each entry declares a function type, kf_compute_NAME_fn, and the text of its parameters that
 * kf_backend_bind compares. The comment says what the function computes and which operators it
 * serves in all their forms. Functions that get an iterator (compute.h) write operand 0; the other
 * operands are the operator's tensors, or numbers in their place, in the order of its schema. The
 * comment lists them where their order is another one, or where a number is an operand and also a
 * parameter, which has its value before it was converted. The other functions write their
 * parameters `out`; an out parameter is NULL where the call does not ask for that result. Optional
 * tensors are NULL where they are missing. Functions whose first parameter is `call` are complete
 * kernels: nothing was checked but the devices, and they count what they write themselves
 * (kf_tensor_bump_version), which the library does around all others. */
#ifndef KEYFALL_COMPUTES_H
#define KEYFALL_COMPUTES_H

#include <keyfall/compute.h>

#ifdef __cplusplus
extern "C" {
#endif

#define KF_COMPUTE_FN(name, signature, ...)                \
  typedef kf_status_t (*kf_compute_##name##_fn)(__VA_ARGS__); \
  static const char kf_compute_##name##_signature[] = signature

/* Mean over windows of the last two dimensions, placed so that the result has output_size there:
 * the kernel of adaptive_avg_pool2d. */
KF_COMPUTE_FN(_adaptive_avg_pool2d, "TnT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t *out);
/* Gradient of _adaptive_avg_pool2d with respect to self. */
KF_COMPUTE_FN(_adaptive_avg_pool2d_backward, "TTT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *out);
/* Mean over windows of the last three dimensions, placed so that the result has output_size there:
 * the kernel of adaptive_avg_pool3d. */
KF_COMPUTE_FN(_adaptive_avg_pool3d, "TnT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t *out);
/* Gradient of _adaptive_avg_pool3d with respect to self. */
KF_COMPUTE_FN(_adaptive_avg_pool3d_backward, "TTT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *out);
/* Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape
 * (..., P, R): what cdist calls after broadcasting. */
KF_COMPUTE_FN(_cdist_forward, "TTfIT", kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t *out);
/* Discrete Fourier transform of the complex tensor self over dim, the inverse if not forward.
 * normalization: 0 none, 1 by sqrt(n), 2 by n. */
KF_COMPUTE_FN(_fft_c2c, "TnibT", kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool forward, kf_tensor_t *out);
/* Inverse transform to a real tensor over dim, from elements 0 to last_dim_size / 2 of the last
 * dimension in dim. normalization: 0 none, 1 by sqrt(n), 2 by n. */
KF_COMPUTE_FN(_fft_c2r, "TniiT", kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    int64_t last_dim_size, kf_tensor_t *out);
/* Discrete Fourier transform of the real tensor self over dim; onesided keeps elements 0 to n / 2
 * of the last dimension in dim. normalization: 0 none, 1 by sqrt(n), 2 by n. */
KF_COMPUTE_FN(_fft_r2c, "TnibT", kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool onesided, kf_tensor_t *out);
/* One Adam step for each parameter self[i] with gradient grads[i], in place: updates self,
 * exp_avgs, exp_avg_sqs and, with amsgrad, max_exp_avg_sqs. weight_decay is added to the gradient.
 * */
KF_COMPUTE_FN(_fused_adam_, "CxxxxxxfffffbbTT", const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
/* One AdamW step: _fused_adam_ with decoupled weight decay, which scales self[i] by 1 - lr *
 * weight_decay. */
KF_COMPUTE_FN(_fused_adamw_, "CxxxxxxfffffbbTT", const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
/* One SGD step for each parameter self[i] with gradient grads[i], in place: updates self and, with
 * momentum, momentum_buffer_list. grad_scale divides the gradients; if found_inf is 1, nothing
 * changes. */
KF_COMPUTE_FN(_fused_sgd_, "CxxxffffbbbTT", const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
/* Determinants of the square matrices A, and their LU factors. */
KF_COMPUTE_FN(_linalg_det, "TTTT", kf_tensor_t *A, kf_tensor_t *out_result, kf_tensor_t *out_LU,
    kf_tensor_t *out_pivots);
/* Eigenvalues in ascending order and eigenvectors of the Hermitian matrices A, of which one
 * triangle is read. */
KF_COMPUTE_FN(_linalg_eigh, "TtTT", kf_tensor_t *A, kf_str_t UPLO, kf_tensor_t *out_eigenvalues,
    kf_tensor_t *out_eigenvectors);
/* Eigenvalues of the square matrices self, complex. */
KF_COMPUTE_FN(_linalg_eigvals, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* Signs and logarithms of the absolute values of the determinants of A, and their LU factors. */
KF_COMPUTE_FN(_linalg_slogdet, "TTTTT", kf_tensor_t *A, kf_tensor_t *out_sign,
    kf_tensor_t *out_logabsdet, kf_tensor_t *out_LU, kf_tensor_t *out_pivots);
/* Solution of A @ X = B (X @ A = B if not left), the LU factors of A, and info of
 * linalg_lu_factor_ex. */
KF_COMPUTE_FN(_linalg_solve_ex, "TTbbTTTT", kf_tensor_t *A, kf_tensor_t *B, bool left,
    bool check_errors, kf_tensor_t *out_result, kf_tensor_t *out_LU, kf_tensor_t *out_pivots,
    kf_tensor_t *out_info);
/* Singular value decomposition A = U @ diag(S) @ Vh; U and Vh are empty without compute_uv. */
KF_COMPUTE_FN(_linalg_svd, "TbbTTT", kf_tensor_t *A, bool full_matrices, bool compute_uv,
    kf_tensor_t *out_U, kf_tensor_t *out_S, kf_tensor_t *out_Vh);
/* The number in self, a tensor of one element, read from its storage. */
KF_COMPUTE_FN(_local_scalar_dense, "CT&s", const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t *out);
/* Distances in the p-norm between the pairs of rows i < j of the contiguous matrix self, in one
 * dimension. */
KF_COMPUTE_FN(_pdist_forward, "TfT", kf_tensor_t *self, double p, kf_tensor_t *out);
/* (grad_self, grad_weight) of _prelu_kernel. grad_weight has the broadcast shape: it is not yet
 * summed to the shape of weight. */
KF_COMPUTE_FN(_prelu_kernel_backward, "TTTTT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *weight, kf_tensor_t *out0, kf_tensor_t *out1);
/* Absolute value of self, elementwise. For a complex tensor the result is real. */
KF_COMPUTE_FN(abs, "W", kf_iter_t *it);
/* Inverse cosine of self in radians, elementwise. A real number outside [-1, 1] gives NaN. */
KF_COMPUTE_FN(acos, "W", kf_iter_t *it);
/* Inverse hyperbolic cosine of self, elementwise. A real number below 1 gives NaN. */
KF_COMPUTE_FN(acosh, "W", kf_iter_t *it);
/* (values, indices) of the maximum over windows of the last two dimensions, placed so that the
 * result has output_size there. indices count within the plane, row-major. */
KF_COMPUTE_FN(adaptive_max_pool2d, "TnTT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* Gradient of adaptive_max_pool2d with respect to self: grad_output added at indices. */
KF_COMPUTE_FN(adaptive_max_pool2d_backward, "TTTT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices, kf_tensor_t *out);
/* (values, indices) of the maximum over windows of the last three dimensions, placed so that the
 * result has output_size there. indices count within the volume, row-major. */
KF_COMPUTE_FN(adaptive_max_pool3d, "TnTT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* Gradient of adaptive_max_pool3d with respect to self: grad_output added at indices. */
KF_COMPUTE_FN(adaptive_max_pool3d_backward, "TTTT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices, kf_tensor_t *out);
/* self + alpha * other, elementwise with broadcasting. */
KF_COMPUTE_FN(add, "Ws", kf_iter_t *it, kf_scalar_t alpha);
/* beta * self + alpha * the sum of batch1[i] @ batch2[i] over the batch; self broadcasts. With beta
 * = 0, self is ignored, NaN included. */
KF_COMPUTE_FN(addbmm, "TTTssT", kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
/* self + value * tensor1 / tensor2, elementwise with broadcasting. Integer operands are an error.
 * */
KF_COMPUTE_FN(addcdiv, "Ws", kf_iter_t *it, kf_scalar_t value);
/* self + value * tensor1 * tensor2, elementwise with broadcasting. */
KF_COMPUTE_FN(addcmul, "Ws", kf_iter_t *it, kf_scalar_t value);
/* beta * self + alpha * (mat1 @ mat2); self broadcasts to the shape of the product. With beta = 0,
 * self is ignored, NaN included. */
KF_COMPUTE_FN(addmm, "TTTssT", kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
/* beta * self + alpha * (mat @ vec); self broadcasts to the shape of the product. With beta = 0,
 * self is ignored, NaN included. */
KF_COMPUTE_FN(addmv, "TTTssT", kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
/* Airy function Ai, elementwise. For special_airy_ai. */
KF_COMPUTE_FN(airy_ai, "W", kf_iter_t *it);
/* True if all elements of self are nonzero; true if empty. The result is boolean, uint8 for uint8.
 * For all. */
KF_COMPUTE_FN(all_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* True where all elements along dim are nonzero; true if there are none. The result is boolean,
 * uint8 for uint8. For all. */
KF_COMPUTE_FN(all_dim, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* True where all elements over the dimensions dim are nonzero. None reduces all dimensions, an
 * empty list none. For all. */
KF_COMPUTE_FN(all_dims, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* Maximum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the
 * gradient equally. */
KF_COMPUTE_FN(amax, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* Minimum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the
 * gradient equally. */
KF_COMPUTE_FN(amin, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* (min, max) of self along dim, or of all elements if dim is None. NaN propagates. */
KF_COMPUTE_FN(aminmax, "TITT", kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out_min,
    kf_tensor_t *out_max);
/* Argument of self in radians, elementwise. A real number gives pi if negative, otherwise 0; NaN
 * propagates. */
KF_COMPUTE_FN(angle, "W", kf_iter_t *it);
/* True if any element of self is nonzero; false if empty. The result is boolean, uint8 for uint8.
 * For any. */
KF_COMPUTE_FN(any_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* True where any element along dim is nonzero; false if there are none. The result is boolean,
 * uint8 for uint8. For any. */
KF_COMPUTE_FN(any_dim, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* True where any element over the dimensions dim is nonzero. None reduces all dimensions, an empty
 * list none. For any. */
KF_COMPUTE_FN(any_dims, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* Index of the maximum along dim, or in the flattened tensor if dim is None. Ties take the first;
 * NaN counts as the largest. */
KF_COMPUTE_FN(argmax, "TIT", kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out);
/* Index of the minimum along dim, or in the flattened tensor if dim is None. Ties take the first;
 * NaN counts as the smallest. */
KF_COMPUTE_FN(argmin, "TIT", kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out);
/* Inverse sine of self in radians, elementwise. A real number outside [-1, 1] gives NaN. */
KF_COMPUTE_FN(asin, "W", kf_iter_t *it);
/* Inverse hyperbolic sine of self, elementwise. */
KF_COMPUTE_FN(asinh, "W", kf_iter_t *it);
/* Inverse tangent of self in radians, elementwise. */
KF_COMPUTE_FN(atan, "W", kf_iter_t *it);
/* Angle of the point (x = other, y = self) in [-pi, pi], elementwise with broadcasting. */
KF_COMPUTE_FN(atan2, "W", kf_iter_t *it);
/* Inverse hyperbolic tangent of self, elementwise. -1 and 1 give -inf and inf; a real number
 * outside [-1, 1] gives NaN. */
KF_COMPUTE_FN(atanh, "W", kf_iter_t *it);
/* (output, logsumexp): scaled_dot_product_attention of batch × heads × rows × columns, computed in
 * blocks of keys, and the logarithm of each query's sum of weights. dropout_p must be 0. For
 * _scaled_dot_product_flash_attention_for_cpu. */
KF_COMPUTE_FN(attention, "TTTbTFTT", kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value,
    bool is_causal, kf_tensor_t *attn_mask, kf_opt_float_t scale, kf_tensor_t *out_output,
    kf_tensor_t *out_logsumexp);
/* Gradients of _scaled_dot_product_flash_attention_for_cpu with respect to query, key and value;
 * out and logsumexp are its results. For _scaled_dot_product_flash_attention_for_cpu_backward. */
KF_COMPUTE_FN(attention_backward, "TTTTTTbTFTTT", kf_tensor_t *grad_out, kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *out, kf_tensor_t *logsumexp, bool is_causal,
    kf_tensor_t *attn_mask, kf_opt_float_t scale, kf_tensor_t *out_grad_query,
    kf_tensor_t *out_grad_key, kf_tensor_t *out_grad_value);
/* Mean of each window of kernel_size over the last two dimensions. Padding counts as elements only
 * with count_include_pad; divisor_override replaces the divisor. */
KF_COMPUTE_FN(avg_pool2d, "TnnnbbIT", kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);
/* Gradient of avg_pool2d with respect to self: each element of grad_output, divided as in the mean,
 * added to all elements of its window. */
KF_COMPUTE_FN(avg_pool2d_backward, "TTnnnbbIT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
/* Mean of each window of kernel_size over the last three dimensions. Padding counts as elements
 * only with count_include_pad; divisor_override replaces the divisor. */
KF_COMPUTE_FN(avg_pool3d, "TnnnbbIT", kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);
/* Gradient of avg_pool3d with respect to self: each element of grad_output, divided as in the mean,
 * added to all elements of its window. */
KF_COMPUTE_FN(avg_pool3d_backward, "TTnnnbbIT", kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
/* beta * self + alpha * (batch1[i] @ batch2[i]) for each i of the batch; self broadcasts. With beta
 * = 0, self is ignored, NaN included. */
KF_COMPUTE_FN(baddbmm, "TTTssT", kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
/* (output, save_mean, save_invstd) of batch_norm. When training, the last two are the mean and 1 /
 * sqrt(variance + eps) of each channel and running_mean and running_var are updated; otherwise they
 * are empty. For native_batch_norm, _native_batch_norm_legit. */
KF_COMPUTE_FN(batch_norm, "TTTTTbffTTT", kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
/* Gradients of native_batch_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed. For native_batch_norm_backward. */
KF_COMPUTE_FN(batch_norm_backward, "TTTTTTTbfTTT", kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);
/* native_batch_norm without running statistics. For _native_batch_norm_legit. */
KF_COMPUTE_FN(batch_norm_no_stats, "TTTfTTT", kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, double eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
/* Tensor like self whose elements are 1 with the probabilities in p, which broadcasts to self,
 * otherwise 0. For bernoulli. */
KF_COMPUTE_FN(bernoulli_from, "TGT", kf_tensor_t *p, kf_generator_t *generator, kf_tensor_t *out);
/* Tensor like self whose elements are 1 with probability p, otherwise 0. For bernoulli. */
KF_COMPUTE_FN(bernoulli_p, "fGT", double p, kf_generator_t *generator, kf_tensor_t *out);
/* Bessel function of the first kind of order 0, elementwise. For special_bessel_j0. */
KF_COMPUTE_FN(bessel_j0, "W", kf_iter_t *it);
/* Bessel function of the first kind of order 1, elementwise. For special_bessel_j1. */
KF_COMPUTE_FN(bessel_j1, "W", kf_iter_t *it);
/* Bessel function of the second kind of order 0, elementwise. For special_bessel_y0. */
KF_COMPUTE_FN(bessel_y0, "W", kf_iter_t *it);
/* Bessel function of the second kind of order 1, elementwise. For special_bessel_y1. */
KF_COMPUTE_FN(bessel_y1, "W", kf_iter_t *it);
/* Number of occurrences of each value 0, 1, 2, ... in self, or the sum of its weights. The result
 * has at least minlength elements. */
KF_COMPUTE_FN(bincount, "RTTi", kf_results_t *r, kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength);
/* Random numbers of successes in count trials with probability prob, elementwise with broadcasting.
 * */
KF_COMPUTE_FN(binomial, "TTGT", kf_tensor_t *count, kf_tensor_t *prob, kf_generator_t *generator,
    kf_tensor_t *out);
/* self & other, bitwise, elementwise with broadcasting, for integers and booleans. */
KF_COMPUTE_FN(bitwise_and, "W", kf_iter_t *it);
/* self << other, elementwise with broadcasting, for integers. A negative or too large shift gives
 * 0. For bitwise_left_shift, __lshift__. */
KF_COMPUTE_FN(bitwise_left_shift, "W", kf_iter_t *it);
/* ~self, elementwise, for integers; for booleans, not self. */
KF_COMPUTE_FN(bitwise_not, "W", kf_iter_t *it);
/* self | other, bitwise, elementwise with broadcasting, for integers and booleans. */
KF_COMPUTE_FN(bitwise_or, "W", kf_iter_t *it);
/* self >> other, elementwise with broadcasting, for integers: an arithmetic shift, which keeps the
 * sign. For bitwise_right_shift, __rshift__. */
KF_COMPUTE_FN(bitwise_right_shift, "W", kf_iter_t *it);
/* self ^ other, bitwise, elementwise with broadcasting, for integers and booleans. */
KF_COMPUTE_FN(bitwise_xor, "W", kf_iter_t *it);
/* Matrix product self[i] @ mat2[i] for each i of the batch. */
KF_COMPUTE_FN(bmm, "TTT", kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);
/* Index i for each element v of self with boundaries[i - 1] < v <= boundaries[i]; with right,
 * boundaries[i - 1] <= v < boundaries[i]. */
KF_COMPUTE_FN(bucketize, "TTbT", kf_tensor_t *self, kf_tensor_t *boundaries, bool right,
    kf_tensor_t *out);
/* Concatenates tensors along the existing dimension dim; their other sizes must be equal. */
KF_COMPUTE_FN(cat, "xiT", kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out);
/* Tensor like self of random numbers from the Cauchy distribution with the given median and scale
 * sigma. */
KF_COMPUTE_FN(cauchy, "ffGT", double median, double sigma, kf_generator_t *generator,
    kf_tensor_t *out);
/* Smallest integer not less than self, elementwise, in the type of self. */
KF_COMPUTE_FN(ceil, "W", kf_iter_t *it);
/* Chebyshev polynomial of the first kind of degree n at x, elementwise with broadcasting. For
 * special_chebyshev_polynomial_t. */
KF_COMPUTE_FN(chebyshev_polynomial_t, "W", kf_iter_t *it);
/* Chebyshev polynomial of the second kind of degree n at x, elementwise with broadcasting. For
 * special_chebyshev_polynomial_u. */
KF_COMPUTE_FN(chebyshev_polynomial_u, "W", kf_iter_t *it);
/* Chebyshev polynomial of the third kind of degree n at x, elementwise with broadcasting. For
 * special_chebyshev_polynomial_v. */
KF_COMPUTE_FN(chebyshev_polynomial_v, "W", kf_iter_t *it);
/* Chebyshev polynomial of the fourth kind of degree n at x, elementwise with broadcasting. For
 * special_chebyshev_polynomial_w. */
KF_COMPUTE_FN(chebyshev_polynomial_w, "W", kf_iter_t *it);
/* min(max(self, min), max), elementwise; a bound that is None is ignored. NaN propagates; if min >
 * max, the result is max. */
KF_COMPUTE_FN(clamp, "WZZ", kf_iter_t *it, kf_opt_scalar_t min, kf_opt_scalar_t max);
/* min(self, max), elementwise. NaN propagates. */
KF_COMPUTE_FN(clamp_max, "W", kf_iter_t *it);
/* max(self, min), elementwise. NaN propagates. */
KF_COMPUTE_FN(clamp_min, "W", kf_iter_t *it);
/* min(max(self, min), max), elementwise with broadcasting; a bound that is None is ignored. NaN in
 * self or a bound propagates. For clamp. Operands: self, min, max, without one that is missing. */
KF_COMPUTE_FN(clamp_tensor, "WTT", kf_iter_t *it, kf_tensor_t *min, kf_tensor_t *max);
/* Adds the patches in the columns of self back into images (N, C, *output_size): the transpose of
 * im2col. Overlapping elements are summed. */
KF_COMPUTE_FN(col2im, "TnnnnnT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride,
    kf_tensor_t *out);
/* Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set. For
 * _conj_physical. */
KF_COMPUTE_FN(conj_physical, "W", kf_iter_t *it);
/* Convolution of input (N, C_in, ...) with weight (C_out, C_in / groups, ...) plus bias over one to
 * three spatial dimensions; if transposed, the transposed convolution with weight (C_in, C_out /
 * groups, ...). */
KF_COMPUTE_FN(convolution, "TTTnnnbniT", kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
    kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out);
/* Gradients of convolution: (grad_input, grad_weight, grad_bias). Those that output_mask leaves out
 * are not computed. */
KF_COMPUTE_FN(convolution_backward, "TTTnnnnbniqTTT", kf_tensor_t *grad_output, kf_tensor_t *input,
    kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding, int64_t groups,
    kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
/* src, broadcast to the shape of self and converted to its type and device, in a new tensor. */
KF_COMPUTE_FN(copy, "TT", kf_tensor_t *src, kf_tensor_t *out);
/* abs(self) with the sign of other, elementwise with broadcasting. The sign of -0.0 counts. */
KF_COMPUTE_FN(copysign, "W", kf_iter_t *it);
/* Cosine of self (radians), elementwise. */
KF_COMPUTE_FN(cos, "W", kf_iter_t *it);
/* Hyperbolic cosine of self, elementwise. */
KF_COMPUTE_FN(cosh, "W", kf_iter_t *it);
/* Number of nonzero elements over the dimensions dim, over all if dim is empty, as int64. */
KF_COMPUTE_FN(count_nonzero, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* (losses, log_alpha): losses is -log of the probability of each sequence of targets, log_alpha the
 * log probabilities of its prefixes at each step. For _ctc_loss. */
KF_COMPUTE_FN(ctc_loss, "TTnniTT", kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank, kf_tensor_t *out0,
    kf_tensor_t *out1);
/* Gradient of _ctc_loss with respect to the logits whose log_softmax is log_probs. For
 * _ctc_loss_backward. */
KF_COMPUTE_FN(ctc_loss_backward, "TTTnnibT", kf_tensor_t *grad, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank,
    bool zero_infinity, kf_tensor_t *out);
/* (values, indices) of the cumulative maximum along dim. Ties take the last index; NaN counts as
 * the largest. */
KF_COMPUTE_FN(cummax, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* (values, indices) of the cumulative minimum along dim. Ties take the last index; NaN counts as
 * the smallest. */
KF_COMPUTE_FN(cummin, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* Cumulative product along dim: element i is the product of elements 0 to i. Integers and booleans
 * are multiplied in int64. */
KF_COMPUTE_FN(cumprod, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* Cumulative sum along dim: element i is the sum of elements 0 to i. Integers and booleans are
 * summed in int64. */
KF_COMPUTE_FN(cumsum, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* self * pi / 180, elementwise: degrees to radians. */
KF_COMPUTE_FN(deg2rad, "W", kf_iter_t *it);
/* Derivative of log(gamma(self)), elementwise; -inf at 0, NaN at negative integers. */
KF_COMPUTE_FN(digamma, "W", kf_iter_t *it);
/* Derivative of the elements x of Dirichlet random vectors by their own concentrations alpha,
 * divided by 1 - x; total is the sum of the concentrations. For _dirichlet_grad. */
KF_COMPUTE_FN(dirichlet_grad, "W", kf_iter_t *it);
/* self / other, elementwise with broadcasting. Integer operands give a floating-point result. */
KF_COMPUTE_FN(div, "W", kf_iter_t *it);
/* self / other, elementwise with broadcasting; rounding_mode "trunc" rounds towards 0, "floor"
 * rounds down, None does not round. For div. */
KF_COMPUTE_FN(div_mode, "Wt", kf_iter_t *it, kf_str_t rounding_mode);
/* Dot product sum(self * tensor) of two 1-D tensors, without conjugation. */
KF_COMPUTE_FN(dot, "TTT", kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t *out);
/* scale * self where self > 0, otherwise scale * alpha * (exp(input_scale * self) - 1). */
KF_COMPUTE_FN(elu, "Wsss", kf_iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale);
/* Gradient of elu with respect to its input; self_or_result is the input, or with is_result the
 * result of elu. */
KF_COMPUTE_FN(elu_backward, "Wsssb", kf_iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale, bool is_result);
/* (output, offset2bag, bag_size, max_indices): reduces weight[indices] by mode (0 sum, 1 mean, 2
 * max) over the bags that offsets starts; empty bags give 0. The last three serve the gradient. For
 * _embedding_bag, _embedding_bag_forward_only. */
KF_COMPUTE_FN(embedding_bag, "TTTiTbiTTTT", kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, int64_t mode, kf_tensor_t *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2,
    kf_tensor_t *out3);
/* Copy of self in which the rows named by indices whose norm of order norm_type exceeds max_norm
 * are scaled down to norm max_norm. */
KF_COMPUTE_FN(embedding_renorm, "TTffT", kf_tensor_t *self, kf_tensor_t *indices, double max_norm,
    double norm_type, kf_tensor_t *out);
/* -self * log(self), elementwise; 0 where self is 0, -inf where it is negative. For special_entr.
 * */
KF_COMPUTE_FN(entr, "W", kf_iter_t *it);
/* self == other, elementwise with broadcasting; the result is boolean. NaN equals nothing. */
KF_COMPUTE_FN(eq, "W", kf_iter_t *it);
/* True if self and other have the same shape and equal elements. NaN equals nothing. */
KF_COMPUTE_FN(equal, "CTT&b", const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    bool *out);
/* Error function of self, 2 / sqrt(pi) * integral of exp(-t**2) from 0 to self, elementwise. */
KF_COMPUTE_FN(erf, "W", kf_iter_t *it);
/* 1 - erf(self), elementwise; accurate where the result is small. */
KF_COMPUTE_FN(erfc, "W", kf_iter_t *it);
/* exp(self**2) * erfc(self), elementwise: the scaled complementary error function. For
 * special_erfcx. */
KF_COMPUTE_FN(erfcx, "W", kf_iter_t *it);
/* Inverse error function of self, elementwise. -1 and 1 give -inf and inf, numbers outside [-1, 1]
 * NaN. */
KF_COMPUTE_FN(erfinv, "W", kf_iter_t *it);
/* exp(self), elementwise. */
KF_COMPUTE_FN(exp, "W", kf_iter_t *it);
/* 2**self, elementwise. */
KF_COMPUTE_FN(exp2, "W", kf_iter_t *it);
/* exp(self) - 1, elementwise; accurate near 0. */
KF_COMPUTE_FN(expm1, "W", kf_iter_t *it);
/* Tensor like self of random numbers from the exponential distribution with rate lambd. */
KF_COMPUTE_FN(exponential, "fGT", double lambd, kf_generator_t *generator, kf_tensor_t *out);
/* New tensor with the shape and type of self and every element equal to value. */
KF_COMPUTE_FN(fill, "sT", kf_scalar_t value, kf_tensor_t *out);
/* New tensor with the shape and type of self and every element equal to value, a tensor with no
 * dimensions. For fill. */
KF_COMPUTE_FN(fill_tensor, "TT", kf_tensor_t *value, kf_tensor_t *out);
/* Copy of self with the order of elements reversed along each dimension in dims. */
KF_COMPUTE_FN(flip, "TnT", kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out);
/* Largest integer not greater than self, elementwise, in the type of self. */
KF_COMPUTE_FN(floor, "W", kf_iter_t *it);
/* floor(self / other), elementwise with broadcasting. Integer division by 0 is an error. */
KF_COMPUTE_FN(floor_divide, "W", kf_iter_t *it);
/* max(self, other), elementwise with broadcasting. If one operand is NaN, the result is the other
 * one. */
KF_COMPUTE_FN(fmax, "W", kf_iter_t *it);
/* min(self, other), elementwise with broadcasting. If one operand is NaN, the result is the other
 * one. */
KF_COMPUTE_FN(fmin, "W", kf_iter_t *it);
/* self - other * trunc(self / other), elementwise with broadcasting: the result has the sign of
 * self. An integer divisor of 0 is an error. */
KF_COMPUTE_FN(fmod, "W", kf_iter_t *it);
/* self - trunc(self), elementwise: the fractional part, with the sign of self. */
KF_COMPUTE_FN(frac, "W", kf_iter_t *it);
/* (mantissa, exponent): self = mantissa * 2**exponent, where abs(mantissa) is in [0.5, 1) or 0. */
KF_COMPUTE_FN(frexp, "TTT", kf_tensor_t *self, kf_tensor_t *out_mantissa,
    kf_tensor_t *out_exponent);
/* result[i][j][k] = self[index[i][j][k]][j][k] for dim = 0, and accordingly for other dim. The
 * result has the shape of index. */
KF_COMPUTE_FN(gather, "TiTbT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool sparse_grad,
    kf_tensor_t *out);
/* Greatest common divisor of self and other, elementwise with broadcasting; never negative, and
 * gcd(0, 0) is 0. */
KF_COMPUTE_FN(gcd, "W", kf_iter_t *it);
/* self >= other, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(ge, "W", kf_iter_t *it);
/* self * Phi(self), where Phi is the normal distribution function. With approximate="tanh": 0.5 *
 * self * (1 + tanh(sqrt(2 / pi) * (self + 0.044715 * self**3))). */
KF_COMPUTE_FN(gelu, "Wt", kf_iter_t *it, kf_str_t approximate);
/* Gradient of gelu with respect to self, exact or for approximate="tanh". */
KF_COMPUTE_FN(gelu_backward, "Wt", kf_iter_t *it, kf_str_t approximate);
/* Tensor like self of random numbers from the geometric distribution: the number of trials up to
 * the first success of probability p, at least 1. */
KF_COMPUTE_FN(geometric, "fGT", double p, kf_generator_t *generator, kf_tensor_t *out);
/* Householder vectors of a QR factorization: R above the diagonal of a, the vectors below it, their
 * factors in tau. */
KF_COMPUTE_FN(geqrf, "TTT", kf_tensor_t *self, kf_tensor_t *out_a, kf_tensor_t *out_tau);
/* a * sigmoid(b), where a and b are the first and second half of self along dim, whose size must be
 * even. */
KF_COMPUTE_FN(glu, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* Gradient of glu with respect to self, whose two halves along dim get the gradients of a and b. */
KF_COMPUTE_FN(glu_backward, "TTiT", kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);
/* input (N, C, H, W) sampled at the points grid (N, H_out, W_out, 2), (x, y) in [-1, 1].
 * interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic; padding_mode: 0 zeros, 1 border, 2
 * reflection. */
KF_COMPUTE_FN(grid_sampler_2d, "TTiibT", kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
/* input (N, C, D, H, W) sampled at the points grid (N, D_out, H_out, W_out, 3), (x, y, z) in [-1,
 * 1]. interpolation_mode: 0 bilinear, 1 nearest; padding_mode: 0 zeros, 1 border, 2 reflection. */
KF_COMPUTE_FN(grid_sampler_3d, "TTiibT", kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
/* (output, mean, rstd) of group_norm for N samples of C channels with HxW elements each; mean and
 * rstd = 1 / sqrt(variance + eps) of each group of each sample. For native_group_norm. */
KF_COMPUTE_FN(group_norm, "TTTiiiifTTT", kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);
/* Gradients of native_group_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed. For native_group_norm_backward. */
KF_COMPUTE_FN(group_norm_backward, "TTTTTiiiiTTT", kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW,
    int64_t group, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
/* self > other, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(gt, "W", kf_iter_t *it);
/* 0 where -lambd <= self <= lambd, otherwise self. */
KF_COMPUTE_FN(hardshrink, "Ws", kf_iter_t *it, kf_scalar_t lambd);
/* clamp(self + 3, 0, 6) / 6, elementwise. */
KF_COMPUTE_FN(hardsigmoid, "W", kf_iter_t *it);
/* Gradient of hardsigmoid with respect to self: grad_output / 6 where -3 < self < 3, otherwise 0.
 * */
KF_COMPUTE_FN(hardsigmoid_backward, "W", kf_iter_t *it);
/* self * clamp(self + 3, 0, 6) / 6, elementwise. */
KF_COMPUTE_FN(hardswish, "W", kf_iter_t *it);
/* Gradient of hardswish with respect to self: 0 where self <= -3, grad_output where self >= 3,
 * otherwise grad_output * (self / 3 + 0.5). */
KF_COMPUTE_FN(hardswish_backward, "W", kf_iter_t *it);
/* clamp(self, min_val, max_val), elementwise. */
KF_COMPUTE_FN(hardtanh, "Wss", kf_iter_t *it, kf_scalar_t min_val, kf_scalar_t max_val);
/* Gradient of hardtanh with respect to self: grad_output where min_val < self < max_val, otherwise
 * 0. */
KF_COMPUTE_FN(hardtanh_backward, "Wss", kf_iter_t *it, kf_scalar_t min_val, kf_scalar_t max_val);
/* 0 where self < 0, values where self is 0, 1 where self > 0, with broadcasting. NaN in self gives
 * 0. */
KF_COMPUTE_FN(heaviside, "W", kf_iter_t *it);
/* Physicists' Hermite polynomial of degree n at x, elementwise with broadcasting. For
 * special_hermite_polynomial_h. */
KF_COMPUTE_FN(hermite_polynomial_h, "W", kf_iter_t *it);
/* Probabilists' Hermite polynomial of degree n at x, elementwise with broadcasting. For
 * special_hermite_polynomial_he. */
KF_COMPUTE_FN(hermite_polynomial_he, "W", kf_iter_t *it);
/* Number of elements in each of bins equal intervals from min to max; others are not counted. If
 * min == max, the range of self is used. */
KF_COMPUTE_FN(histc, "TissT", kf_tensor_t *self, int64_t bins, kf_scalar_t min, kf_scalar_t max,
    kf_tensor_t *out);
/* sqrt(self**2 + other**2), elementwise with broadcasting; does not overflow. */
KF_COMPUTE_FN(hypot, "W", kf_iter_t *it);
/* Modified Bessel function of the first kind of order 0, elementwise. */
KF_COMPUTE_FN(i0, "W", kf_iter_t *it);
/* exp(-abs(self)) * i0(self), elementwise. For special_i0e. */
KF_COMPUTE_FN(i0e, "W", kf_iter_t *it);
/* Modified Bessel function of the first kind of order 1, elementwise. For special_i1. */
KF_COMPUTE_FN(i1, "W", kf_iter_t *it);
/* exp(-abs(self)) * special_i1(self), elementwise. For special_i1e. */
KF_COMPUTE_FN(i1e, "W", kf_iter_t *it);
/* Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting. A
 * negative operand gives NaN. */
KF_COMPUTE_FN(igamma, "W", kf_iter_t *it);
/* Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), elementwise with
 * broadcasting. A negative operand gives NaN. */
KF_COMPUTE_FN(igammac, "W", kf_iter_t *it);
/* Patches of kernel_size taken from the images self (N, C, H, W), each as one column: the result is
 * (N, C * KH * KW, number of patches). */
KF_COMPUTE_FN(im2col, "TnnnnT", kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out);
/* Advanced indexing self[indices]: integer tensors, which broadcast against each other, or masks,
 * one for each dimension; None takes the whole dimension. */
KF_COMPUTE_FN(index, "RTx", kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t indices);
/* Copy of self with alpha * source[i] added to its slice index[i] along dim, for each i. */
KF_COMPUTE_FN(index_add, "TiTTsT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out);
/* Copy of self with its slice index[i] along dim replaced by slice i of source, for each i. */
KF_COMPUTE_FN(index_copy, "TiTTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_tensor_t *out);
/* Copy of self with its slices along dim at the positions in index filled with value. */
KF_COMPUTE_FN(index_fill, "TiTsT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_tensor_t *out);
/* Copy of self with self[indices] = values, or += if accumulate; indices as in index, values
 * broadcast. */
KF_COMPUTE_FN(index_put, "TxTbT", kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *values,
    bool accumulate, kf_tensor_t *out);
/* Copy of self whose slices at index along dim are the reduction ("prod", "mean", "amax", "amin")
 * of the slices of source sent there, and of self if include_self. */
KF_COMPUTE_FN(index_reduce, "TiTTtbT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t *out);
/* Slices of self along dim at the positions in the 1-D index, in that order. */
KF_COMPUTE_FN(index_select, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *out);
/* True where self is neither infinite nor NaN, elementwise. */
KF_COMPUTE_FN(isfinite, "W", kf_iter_t *it);
/* True where self is inf or -inf, elementwise; for complex numbers, where either part is. */
KF_COMPUTE_FN(isinf, "W", kf_iter_t *it);
/* True where self is NaN, elementwise. */
KF_COMPUTE_FN(isnan, "W", kf_iter_t *it);
/* True where self is -inf, elementwise. */
KF_COMPUTE_FN(isneginf, "W", kf_iter_t *it);
/* True where self is inf, elementwise. */
KF_COMPUTE_FN(isposinf, "W", kf_iter_t *it);
/* True where the imaginary part of self is 0, elementwise; always true for real types. */
KF_COMPUTE_FN(isreal, "W", kf_iter_t *it);
/* (values, indices) of the k-th smallest element along dim; k counts from 1, NaN as the largest. */
KF_COMPUTE_FN(kthvalue, "TiiTT", kf_tensor_t *self, int64_t k, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* Laguerre polynomial of degree n at x, elementwise with broadcasting. For
 * special_laguerre_polynomial_l. */
KF_COMPUTE_FN(laguerre_polynomial_l, "W", kf_iter_t *it);
/* (output, mean, rstd): output = (input - mean) * rstd * weight + bias over the last dimensions, of
 * shape normalized_shape; rstd = 1 / sqrt(variance + eps). For native_layer_norm. */
KF_COMPUTE_FN(layer_norm, "TnTTfTTT", kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
/* Gradients of native_layer_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed. For native_layer_norm_backward. */
KF_COMPUTE_FN(layer_norm_backward, "TTnTTTTTT", kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
/* Least common multiple of self and other, elementwise with broadcasting; never negative, and 0
 * where an operand is 0. */
KF_COMPUTE_FN(lcm, "W", kf_iter_t *it);
/* self <= other, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(le, "W", kf_iter_t *it);
/* self where self > 0, otherwise negative_slope * self. */
KF_COMPUTE_FN(leaky_relu, "Ws", kf_iter_t *it, kf_scalar_t negative_slope);
/* Gradient of leaky_relu with respect to its input: grad_output where self > 0, otherwise
 * negative_slope * grad_output. With self_is_result, self is the result of leaky_relu. */
KF_COMPUTE_FN(leaky_relu_backward, "Ws", kf_iter_t *it, kf_scalar_t negative_slope);
/* Legendre polynomial of degree n at x, elementwise with broadcasting. For
 * special_legendre_polynomial_p. */
KF_COMPUTE_FN(legendre_polynomial_p, "W", kf_iter_t *it);
/* self + weight * (end - self), elementwise with broadcasting. */
KF_COMPUTE_FN(lerp, "W", kf_iter_t *it);
/* self + weight * (end - self), elementwise with broadcasting. For lerp. */
KF_COMPUTE_FN(lerp_number, "Ws", kf_iter_t *it, kf_scalar_t weight);
/* log(abs(gamma(self))), elementwise; inf at 0 and negative integers. */
KF_COMPUTE_FN(lgamma, "W", kf_iter_t *it);
/* Cholesky factors (L, info): self = L @ L^H, of which one triangle is read. info is 0, or the
 * order of a minor that is not positive. */
KF_COMPUTE_FN(linalg_cholesky_ex, "TbbTT", kf_tensor_t *self, bool upper, bool check_errors,
    kf_tensor_t *out_L, kf_tensor_t *out_info);
/* Cross products of the vectors of size 3 in self and other along dim. Both have the same number of
 * dimensions; the others broadcast. */
KF_COMPUTE_FN(linalg_cross, "TTiT", kf_tensor_t *self, kf_tensor_t *other, int64_t dim,
    kf_tensor_t *out);
/* Eigenvalues and right eigenvectors of the square matrices self, both complex. */
KF_COMPUTE_FN(linalg_eig, "TTT", kf_tensor_t *self, kf_tensor_t *out_eigenvalues,
    kf_tensor_t *out_eigenvectors);
/* Inverses of the square matrices A; info is not 0 where A is singular. */
KF_COMPUTE_FN(linalg_inv_ex, "TbTT", kf_tensor_t *A, bool check_errors, kf_tensor_t *out_inverse,
    kf_tensor_t *out_info);
/* LDL factors of the symmetric (or Hermitian) matrices self in LAPACK's packed form. */
KF_COMPUTE_FN(linalg_ldl_factor_ex, "TbbTTT", kf_tensor_t *self, bool hermitian, bool check_errors,
    kf_tensor_t *out_LD, kf_tensor_t *out_pivots, kf_tensor_t *out_info);
/* Solution X of A @ X = B, where LD and pivots are the factors of A. */
KF_COMPUTE_FN(linalg_ldl_solve, "TTTbT", kf_tensor_t *LD, kf_tensor_t *pivots, kf_tensor_t *B,
    bool hermitian, kf_tensor_t *out);
/* Solution X that minimizes the norm of self @ X - b. driver is LAPACK's: gels, gelsy, gelsd or
 * gelss. */
KF_COMPUTE_FN(linalg_lstsq, "TTFtTTTT", kf_tensor_t *self, kf_tensor_t *b, kf_opt_float_t rcond,
    kf_str_t driver, kf_tensor_t *out_solution, kf_tensor_t *out_residuals, kf_tensor_t *out_rank,
    kf_tensor_t *out_singular_values);
/* LU factors of A with row exchanges pivots, counted from 1. info is 0, or the index of a pivot
 * that is 0. */
KF_COMPUTE_FN(linalg_lu_factor_ex, "TbTTT", kf_tensor_t *A, bool check_errors, kf_tensor_t *out_LU,
    kf_tensor_t *out_pivots, kf_tensor_t *out_info);
/* QR factors of A. mode is "reduced", "complete", or "r", which leaves Q empty. */
KF_COMPUTE_FN(linalg_qr, "TTT", kf_tensor_t *A, kf_tensor_t *out_Q, kf_tensor_t *out_R);
/* Solution X of A @ X = B (X @ A = B if not left), where A is one triangle of self. unitriangular
 * takes ones as its diagonal. */
KF_COMPUTE_FN(linalg_solve_triangular, "TTbbbT", kf_tensor_t *self, kf_tensor_t *B, bool upper,
    bool left, bool unitriangular, kf_tensor_t *out);
/* sum(abs(self)**ord)**(1 / ord) over the dimensions dim (all if None or empty). ord inf: largest,
 * -inf: smallest absolute value; 0: number of nonzero elements. */
KF_COMPUTE_FN(linalg_vector_norm, "TsnT", kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim,
    kf_tensor_t *out);
/* Natural logarithm of self, elementwise. log(0) is -inf; a negative real number gives NaN. */
KF_COMPUTE_FN(log, "W", kf_iter_t *it);
/* Base-10 logarithm of self, elementwise. log10(0) is -inf; a negative real number gives NaN. */
KF_COMPUTE_FN(log10, "W", kf_iter_t *it);
/* log(1 + self), elementwise; accurate near 0. */
KF_COMPUTE_FN(log1p, "W", kf_iter_t *it);
/* Base-2 logarithm of self, elementwise. log2(0) is -inf; a negative real number gives NaN. */
KF_COMPUTE_FN(log2, "W", kf_iter_t *it);
/* log(special_ndtr(self)), elementwise; accurate for very negative self. For special_log_ndtr. */
KF_COMPUTE_FN(log_ndtr, "W", kf_iter_t *it);
/* Tensor like self of random numbers exp(x), with x normal with the given mean and std. */
KF_COMPUTE_FN(log_normal, "ffGT", double mean, double std, kf_generator_t *generator,
    kf_tensor_t *out);
/* Gradient of log_sigmoid with respect to self: grad_output * sigmoid(-self), computed from buffer
 * = exp(-abs(self)). */
KF_COMPUTE_FN(log_sigmoid_backward, "W", kf_iter_t *it);
/* (output, buffer): output is log(sigmoid(self)), elementwise; buffer is exp(-abs(self)), which
 * log_sigmoid_backward reads. */
KF_COMPUTE_FN(log_sigmoid_forward, "TTT", kf_tensor_t *self, kf_tensor_t *out_output,
    kf_tensor_t *out_buffer);
/* self - log(sum(exp(self))) along dim; does not overflow. half_to_float gives a float32 result for
 * float16. For _log_softmax. */
KF_COMPUTE_FN(log_softmax, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* Gradient of _log_softmax with respect to self: grad_output - exp(output) * sum(grad_output) along
 * dim, where output is the result of _log_softmax. For _log_softmax_backward_data. */
KF_COMPUTE_FN(log_softmax_backward, "TTiT", kf_tensor_t *grad_output, kf_tensor_t *output,
    int64_t dim, kf_tensor_t *out);
/* log(exp(self) + exp(other)), elementwise with broadcasting; does not overflow. */
KF_COMPUTE_FN(logaddexp, "W", kf_iter_t *it);
/* log2(2**self + 2**other), elementwise with broadcasting; does not overflow. */
KF_COMPUTE_FN(logaddexp2, "W", kf_iter_t *it);
/* log(cumsum(exp(self))) along dim; does not overflow. */
KF_COMPUTE_FN(logcumsumexp, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* self != 0 and other != 0, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(logical_and, "W", kf_iter_t *it);
/* self == 0, elementwise; the result is boolean. */
KF_COMPUTE_FN(logical_not, "W", kf_iter_t *it);
/* self != 0 or other != 0, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(logical_or, "W", kf_iter_t *it);
/* (self != 0) != (other != 0), elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(logical_xor, "W", kf_iter_t *it);
/* log(self / (1 - self)), elementwise. With eps, self is clamped to [eps, 1 - eps] first; without
 * it, elements outside [0, 1] give NaN. */
KF_COMPUTE_FN(logit, "WF", kf_iter_t *it, kf_opt_float_t eps);
/* Gradient of logit with respect to self: grad_output / (self * (1 - self)). Outside [eps, 1 - eps]
 * it is 0; without eps, NaN outside [0, 1]. */
KF_COMPUTE_FN(logit_backward, "WF", kf_iter_t *it, kf_opt_float_t eps);
/* self < other, elementwise with broadcasting; the result is boolean. */
KF_COMPUTE_FN(lt, "W", kf_iter_t *it);
/* Matrices (P, L, U) of the factors of linalg_lu_factor; those that are not asked for are empty. */
KF_COMPUTE_FN(lu_unpack, "TTTTT", kf_tensor_t *LU_data, kf_tensor_t *LU_pivots, kf_tensor_t *out_P,
    kf_tensor_t *out_L, kf_tensor_t *out_U);
/* value where mask is true, otherwise self; mask broadcasts to the shape of self. Operands: mask,
 * value, self. */
KF_COMPUTE_FN(masked_fill, "W", kf_iter_t *it);
/* value where mask is true, otherwise self; value has no dimensions, mask broadcasts to the shape
 * of self. For masked_fill. Operands: mask, value, self. */
KF_COMPUTE_FN(masked_fill_tensor, "W", kf_iter_t *it);
/* Copy of self with the elements where mask is true replaced by those of source, taken in order. */
KF_COMPUTE_FN(masked_scatter, "TTTT", kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *source,
    kf_tensor_t *out);
/* 1-D tensor of the elements of self where mask is true; self and mask broadcast. */
KF_COMPUTE_FN(masked_select, "RTT", kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mask);
/* Maximum of all elements of self, which must not be empty. NaN propagates. For max. */
KF_COMPUTE_FN(max_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* (values, indices) of the maximum along dim. Ties take the first index; NaN counts as the largest.
 * For max. */
KF_COMPUTE_FN(max_dim, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* (values, indices) of the maximum of each window of kernel_size over the last two dimensions.
 * indices count within the plane, row-major; an empty stride is kernel_size. NaN propagates. */
KF_COMPUTE_FN(max_pool2d_with_indices, "TnnnnbTT", kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* Gradient of max_pool2d_with_indices with respect to self: grad_output added at indices. */
KF_COMPUTE_FN(max_pool2d_with_indices_backward, "TTnnnnbTT", kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *out);
/* (values, indices) of the maximum of each window of kernel_size over the last three dimensions.
 * indices count within the volume, row-major; an empty stride is kernel_size. NaN propagates. */
KF_COMPUTE_FN(max_pool3d_with_indices, "TnnnnbTT", kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* Gradient of max_pool3d_with_indices with respect to self: grad_output added at indices. */
KF_COMPUTE_FN(max_pool3d_with_indices_backward, "TTnnnnbTT", kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *out);
/* max(self, other), elementwise with broadcasting. NaN if either operand is NaN. For maximum,
 * clamp_min. */
KF_COMPUTE_FN(maximum, "W", kf_iter_t *it);
/* Mean of all elements of self; NaN if empty. Integer tensors need a floating-point dtype. For
 * mean. */
KF_COMPUTE_FN(mean_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* Mean over the dimensions dim, over all if dim is None or empty. Integer tensors need a
 * floating-point dtype. For mean. */
KF_COMPUTE_FN(mean_dims, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* (values, indices) of the median along dim: the lower of the two middle elements if their number
 * is even. NaN if any is NaN. For median. */
KF_COMPUTE_FN(median_dim, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* Minimum of all elements of self, which must not be empty. NaN propagates. For min. */
KF_COMPUTE_FN(min_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* (values, indices) of the minimum along dim. Ties take the first index; NaN counts as the
 * smallest. For min. */
KF_COMPUTE_FN(min_dim, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* min(self, other), elementwise with broadcasting. NaN if either operand is NaN. For minimum,
 * clamp_max. */
KF_COMPUTE_FN(minimum, "W", kf_iter_t *it);
/* self * tanh(log(1 + exp(self))), elementwise. */
KF_COMPUTE_FN(mish, "W", kf_iter_t *it);
/* Gradient of mish with respect to self. */
KF_COMPUTE_FN(mish_backward, "W", kf_iter_t *it);
/* One recurrent layer in one direction: output, hy, cy (LSTM) and what backward needs. Weights are
 * w_ih, w_hh, b_ih, b_hh; mode is 0 for relu, 1 tanh, 2 LSTM, 3 GRU; packed rows have batch_sizes.
 * */
KF_COMPUTE_FN(mkldnn_rnn_layer, "TTTTTTTbniTTTT", kf_tensor_t *input, kf_tensor_t *weight0,
    kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *hx_,
    kf_tensor_t *cx_, bool reverse, kf_int_span_t batch_sizes, int64_t mode, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3);
/* Gradients of mkldnn_rnn_layer with respect to its seven tensors; the last one is for LSTM. */
KF_COMPUTE_FN(mkldnn_rnn_layer_backward, "TTTTTTTTTbinTTTTTTTT", kf_tensor_t *input,
    kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *hx_, kf_tensor_t *cx_tmp,
    kf_tensor_t *output, kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy,
    bool reverse, int64_t mode, kf_int_span_t batch_sizes, kf_tensor_t *workspace,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3, kf_tensor_t *out4,
    kf_tensor_t *out5, kf_tensor_t *out6);
/* Matrix product self @ mat2. */
KF_COMPUTE_FN(mm, "TTT", kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);
/* (values, indices) of the most frequent element along dim, the smallest one in a tie; indices are
 * those of its last occurrence. */
KF_COMPUTE_FN(mode, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* Modified Bessel function of the first kind of order 0, elementwise. For
 * special_modified_bessel_i0. */
KF_COMPUTE_FN(modified_bessel_i0, "W", kf_iter_t *it);
/* Modified Bessel function of the first kind of order 1, elementwise. For
 * special_modified_bessel_i1. */
KF_COMPUTE_FN(modified_bessel_i1, "W", kf_iter_t *it);
/* Modified Bessel function of the second kind of order 0, elementwise. For
 * special_modified_bessel_k0. */
KF_COMPUTE_FN(modified_bessel_k0, "W", kf_iter_t *it);
/* Modified Bessel function of the second kind of order 1, elementwise. For
 * special_modified_bessel_k1. */
KF_COMPUTE_FN(modified_bessel_k1, "W", kf_iter_t *it);
/* self * other, elementwise with broadcasting. */
KF_COMPUTE_FN(mul, "W", kf_iter_t *it);
/* num_samples random column indices for each row of self, drawn with probabilities proportional to
 * its elements; without replacement, no index repeats. */
KF_COMPUTE_FN(multinomial, "TibGT", kf_tensor_t *self, int64_t num_samples, bool replacement,
    kf_generator_t *generator, kf_tensor_t *out);
/* Matrix-vector product self @ vec. */
KF_COMPUTE_FN(mv, "TTT", kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t *out);
/* Logarithm of the multivariate gamma function of dimension p at self, elementwise. */
KF_COMPUTE_FN(mvlgamma, "Wi", kf_iter_t *it, int64_t p);
/* self with NaN replaced by nan (default 0), inf by posinf and -inf by neginf (defaults: the
 * largest and smallest finite value), elementwise. */
KF_COMPUTE_FN(nan_to_num, "WFFF", kf_iter_t *it, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf);
/* (values, indices) of the median along dim of the elements that are not NaN: the lower of the two
 * middle ones if their number is even. For nanmedian. */
KF_COMPUTE_FN(nanmedian_dim, "TiTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
    kf_tensor_t *out_indices);
/* Sum over the dimensions dim, over all if dim is None or empty, with NaN counted as 0. */
KF_COMPUTE_FN(nansum, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* Inverse of special_ndtr, elementwise: the quantile function of the standard normal distribution.
 * Outside [0, 1] it is NaN. For special_ndtri. */
KF_COMPUTE_FN(ndtri, "W", kf_iter_t *it);
/* self != other, elementwise with broadcasting; the result is boolean. NaN differs from everything.
 * */
KF_COMPUTE_FN(ne, "W", kf_iter_t *it);
/* -self, elementwise. A boolean tensor is an error. */
KF_COMPUTE_FN(neg, "W", kf_iter_t *it);
/* The next representable value after self towards other, elementwise with broadcasting. */
KF_COMPUTE_FN(nextafter, "W", kf_iter_t *it);
/* Indices of the nonzero elements of self in row-major order: one row for each, one column for each
 * dimension. */
KF_COMPUTE_FN(nonzero, "RT", kf_results_t *r, kf_tensor_t *self);
/* nonzero with exactly size rows: cut off after size rows, or padded with fill_value. */
KF_COMPUTE_FN(nonzero_static, "TiiT", kf_tensor_t *self, int64_t size, int64_t fill_value,
    kf_tensor_t *out);
/* Tensor like self of random numbers from the normal distribution with the given mean and std. For
 * normal_functional. */
KF_COMPUTE_FN(normal, "ffGT", double mean, double std, kf_generator_t *generator, kf_tensor_t *out);
/* Random numbers from Poisson distributions with the rates in self, elementwise. */
KF_COMPUTE_FN(poisson, "TGT", kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t *out);
/* Derivative of order n of digamma at self, elementwise; n must not be negative. */
KF_COMPUTE_FN(polygamma, "Wi", kf_iter_t *it, int64_t n);
/* self ** exponent, elementwise with broadcasting. */
KF_COMPUTE_FN(pow, "W", kf_iter_t *it);
/* self ** exponent, elementwise. An integer tensor with a negative integer exponent is an error.
 * For pow. Operands: self, exponent. */
KF_COMPUTE_FN(pow_number, "Ws", kf_iter_t *it, kf_scalar_t exponent);
/* self ** exponent, elementwise, for a number self. For pow. Operands: self, exponent. */
KF_COMPUTE_FN(pow_of_number, "Ws", kf_iter_t *it, kf_scalar_t self);
/* self where self > 0, otherwise weight * self; weight broadcasts to the shape of self. For
 * _prelu_kernel. */
KF_COMPUTE_FN(prelu, "W", kf_iter_t *it);
/* Product of all elements of self; 1 if empty. Integers and booleans are multiplied in int64. For
 * prod. */
KF_COMPUTE_FN(prod_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* Product along dim; 1 if its size is 0. Integers and booleans are multiplied in int64. For prod.
 * */
KF_COMPUTE_FN(prod_dim, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* Copy of self with self.flatten()[index] = source, or += if accumulate; positions are row-major.
 * */
KF_COMPUTE_FN(put, "TTTbT", kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source,
    bool accumulate, kf_tensor_t *out);
/* self * 180 / pi, elementwise: radians to degrees. */
KF_COMPUTE_FN(rad2deg, "W", kf_iter_t *it);
/* Tensor like self of random integers, uniform from 0 to the largest value of an integer type, or
 * to 2**digits of a floating-point type (digits: 24 for float32, 53 for float64). */
KF_COMPUTE_FN(random, "GT", kf_generator_t *generator, kf_tensor_t *out);
/* Tensor like self of random integers, uniform in [from, to); to None is the end of the range of
 * the type. For random. */
KF_COMPUTE_FN(random_from, "iIGT", int64_t from, kf_opt_int_t to, kf_generator_t *generator,
    kf_tensor_t *out);
/* Tensor like self of random integers, uniform in [0, to). For random. */
KF_COMPUTE_FN(random_to, "iGT", int64_t to, kf_generator_t *generator, kf_tensor_t *out);
/* 1 / self, elementwise. Integers give a floating-point result. */
KF_COMPUTE_FN(reciprocal, "W", kf_iter_t *it);
/* max(self, 0), elementwise. NaN propagates. */
KF_COMPUTE_FN(relu, "W", kf_iter_t *it);
/* self - other * floor(self / other), elementwise with broadcasting: the result has the sign of
 * other. An integer divisor of 0 is an error. */
KF_COMPUTE_FN(remainder, "W", kf_iter_t *it);
/* Index i repeated repeats[i] times, for each i: [0, 0, 2] for repeats [2, 0, 1]. For
 * repeat_interleave. */
KF_COMPUTE_FN(repeat_interleave_Tensor, "RTI", kf_results_t *r, kf_tensor_t *repeats,
    kf_opt_int_t output_size);
/* (output, rstd): output = input * rstd * weight over the last dimensions, of shape
 * normalized_shape; rstd = 1 / sqrt(mean(input**2) + eps). For _fused_rms_norm. */
KF_COMPUTE_FN(rms_norm, "TnTFTT", kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t *out0, kf_tensor_t *out1);
/* Gradients of _fused_rms_norm: (grad_input, grad_weight). Those that output_mask leaves out are
 * not computed. For _fused_rms_norm_backward. */
KF_COMPUTE_FN(rms_norm_backward, "TTnTTTT", kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *out0,
    kf_tensor_t *out1);
/* self rounded to the nearest integer, elementwise. Ties go to the even one. */
KF_COMPUTE_FN(round, "W", kf_iter_t *it);
/* self rounded to decimals digits after the decimal point, elementwise; a negative number counts
 * digits before it. Ties go to the even one. For round. */
KF_COMPUTE_FN(round_decimals, "Wi", kf_iter_t *it, int64_t decimals);
/* self where self > 0, otherwise slope * self. When training, slopes are uniform in [lower, upper)
 * and noise receives them (1 where self > 0); otherwise the slope is (lower + upper) / 2. */
KF_COMPUTE_FN(rrelu_with_noise, "TTssbGT", kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t *out);
/* 1 / sqrt(self), elementwise. 0 gives inf, a negative real number NaN. */
KF_COMPUTE_FN(rsqrt, "W", kf_iter_t *it);
/* Random vectors from Dirichlet distributions with the concentrations in the last dimension of
 * self. For _sample_dirichlet. */
KF_COMPUTE_FN(sample_dirichlet, "TGT", kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);
/* exp(x) * special_modified_bessel_k0(x), elementwise. For special_scaled_modified_bessel_k0. */
KF_COMPUTE_FN(scaled_modified_bessel_k0, "W", kf_iter_t *it);
/* exp(x) * special_modified_bessel_k1(x), elementwise. For special_scaled_modified_bessel_k1. */
KF_COMPUTE_FN(scaled_modified_bessel_k1, "W", kf_iter_t *it);
/* Copy of self with self[index[i][j][k]][j][k] = src[i][j][k] for dim = 0, and accordingly for
 * other dim. Repeated indices keep one of the values. */
KF_COMPUTE_FN(scatter, "TiTTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_tensor_t *out);
/* Copy of self with self[index[i][j][k]][j][k] += src[i][j][k] for dim = 0, and accordingly for
 * other dim. */
KF_COMPUTE_FN(scatter_add, "TiTTT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_tensor_t *out);
/* Copy of self with self[index[i][j][k]][j][k] = value for dim = 0, and accordingly for other dim.
 * For scatter. */
KF_COMPUTE_FN(scatter_number, "TiTsT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_tensor_t *out);
/* scatter.value that adds (reduce="add") or multiplies (reduce="multiply") value into self instead
 * of storing it. For scatter. */
KF_COMPUTE_FN(scatter_number_reduced, "TiTstT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_str_t reduce, kf_tensor_t *out);
/* Copy of self whose elements at index along dim are the reduction ("sum", "prod", "mean", "amax",
 * "amin") of the elements of src sent there, and of self if include_self. For scatter_reduce. */
KF_COMPUTE_FN(scatter_reduce_two, "TiTTtbT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t *out);
/* scatter.src that adds (reduce="add") or multiplies (reduce="multiply") src into self instead of
 * storing it. For scatter. */
KF_COMPUTE_FN(scatter_reduced, "TiTTtT", kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce, kf_tensor_t *out);
/* Index at which each element of self can be inserted into the last dimension of sorted_sequence to
 * keep it sorted; before equal elements, after them with right or side="right". */
KF_COMPUTE_FN(searchsorted, "TTbtTT", kf_tensor_t *sorted_sequence, kf_tensor_t *self, bool right,
    kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out);
/* self / abs(self), elementwise, and 0 where self is 0. For real numbers the same as sign. */
KF_COMPUTE_FN(sgn, "W", kf_iter_t *it);
/* Chebyshev polynomial of the first kind of degree n at 2 * x - 1, elementwise with broadcasting.
 * For special_shifted_chebyshev_polynomial_t. */
KF_COMPUTE_FN(shifted_chebyshev_polynomial_t, "W", kf_iter_t *it);
/* Chebyshev polynomial of the second kind of degree n at 2 * x - 1, elementwise with broadcasting.
 * For special_shifted_chebyshev_polynomial_u. */
KF_COMPUTE_FN(shifted_chebyshev_polynomial_u, "W", kf_iter_t *it);
/* Chebyshev polynomial of the third kind of degree n at 2 * x - 1, elementwise with broadcasting.
 * For special_shifted_chebyshev_polynomial_v. */
KF_COMPUTE_FN(shifted_chebyshev_polynomial_v, "W", kf_iter_t *it);
/* Chebyshev polynomial of the fourth kind of degree n at 2 * x - 1, elementwise with broadcasting.
 * For special_shifted_chebyshev_polynomial_w. */
KF_COMPUTE_FN(shifted_chebyshev_polynomial_w, "W", kf_iter_t *it);
/* Gradient of hardshrink with respect to self: 0 where -lambd <= self <= lambd, otherwise grad_out.
 * For hardshrink_backward, softshrink_backward. */
KF_COMPUTE_FN(shrink_backward, "Ws", kf_iter_t *it, kf_scalar_t lambd);
/* 1 / (1 + exp(-self)), elementwise. */
KF_COMPUTE_FN(sigmoid, "W", kf_iter_t *it);
/* Gradient of sigmoid with respect to its input: grad_output * conj(output * (1 - output)), where
 * output is the result of sigmoid. */
KF_COMPUTE_FN(sigmoid_backward, "W", kf_iter_t *it);
/* -1, 0 or 1 as self is negative, zero or positive, elementwise. NaN gives 0; a complex tensor is
 * an error. */
KF_COMPUTE_FN(sign, "W", kf_iter_t *it);
/* True where the sign bit of self is set, elementwise, including -0.0. */
KF_COMPUTE_FN(signbit, "W", kf_iter_t *it);
/* self * sigmoid(self), elementwise. */
KF_COMPUTE_FN(silu, "W", kf_iter_t *it);
/* Gradient of silu with respect to self: grad_output * s * (1 + self * (1 - s)), where s =
 * sigmoid(self). */
KF_COMPUTE_FN(silu_backward, "W", kf_iter_t *it);
/* Sine of self (radians), elementwise. */
KF_COMPUTE_FN(sin, "W", kf_iter_t *it);
/* sin(pi * self) / (pi * self), elementwise; 1 where self is 0. */
KF_COMPUTE_FN(sinc, "W", kf_iter_t *it);
/* Hyperbolic sine of self, elementwise. */
KF_COMPUTE_FN(sinh, "W", kf_iter_t *it);
/* exp(self) / sum(exp(self)) along dim; does not overflow. half_to_float gives a float32 result for
 * float16. For _softmax. */
KF_COMPUTE_FN(softmax, "TiT", kf_tensor_t *self, int64_t dim, kf_tensor_t *out);
/* Gradient of _softmax with respect to self: output * (grad_output - sum(grad_output * output))
 * along dim, where output is the result of _softmax. For _softmax_backward_data. */
KF_COMPUTE_FN(softmax_backward, "TTiT", kf_tensor_t *grad_output, kf_tensor_t *output, int64_t dim,
    kf_tensor_t *out);
/* log(1 + exp(beta * self)) / beta, elementwise; self where beta * self > threshold. */
KF_COMPUTE_FN(softplus, "Wss", kf_iter_t *it, kf_scalar_t beta, kf_scalar_t threshold);
/* Gradient of softplus with respect to self: grad_output * sigmoid(beta * self); grad_output where
 * beta * self > threshold. */
KF_COMPUTE_FN(softplus_backward, "Wss", kf_iter_t *it, kf_scalar_t beta, kf_scalar_t threshold);
/* self - lambd where self > lambd, self + lambd where self < -lambd, otherwise 0. lambd must not be
 * negative. */
KF_COMPUTE_FN(softshrink, "Ws", kf_iter_t *it, kf_scalar_t lambd);
/* (values, indices) of self sorted along dim. The sort is stable; NaN counts as the largest. */
KF_COMPUTE_FN(sort, "TibTT", kf_tensor_t *self, int64_t dim, bool descending,
    kf_tensor_t *out_values, kf_tensor_t *out_indices);
/* Spherical Bessel function of the first kind of order 0, sin(x) / x, elementwise. For
 * special_spherical_bessel_j0. */
KF_COMPUTE_FN(spherical_bessel_j0, "W", kf_iter_t *it);
/* Square root of self, elementwise. A negative real number gives NaN. */
KF_COMPUTE_FN(sqrt, "W", kf_iter_t *it);
/* Random numbers from gamma distributions of scale 1 with the shapes in self, elementwise. For
 * _standard_gamma. */
KF_COMPUTE_FN(standard_gamma, "TGT", kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);
/* Derivative of the gamma random numbers in output by the shapes in self, elementwise with
 * broadcasting. For _standard_gamma_grad. */
KF_COMPUTE_FN(standard_gamma_grad, "W", kf_iter_t *it);
/* Standard deviation over the dimensions dim (all if None or empty): the square root of
 * var.correction. */
KF_COMPUTE_FN(std, "TnZT", kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    kf_tensor_t *out);
/* (standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as
 * std.correction. */
KF_COMPUTE_FN(std_mean, "TnZTT", kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* self - alpha * other, elementwise with broadcasting. A boolean operand is an error. For sub,
 * rsub. Operands of rsub.Tensor, rsub.Scalar: other, self. */
KF_COMPUTE_FN(sub, "Ws", kf_iter_t *it, kf_scalar_t alpha);
/* Sum of all elements of self; 0 if empty. Integers and booleans are summed in int64. For sum. */
KF_COMPUTE_FN(sum_all, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* Sum over the dimensions dim, over all if dim is None or empty. Integers and booleans are summed
 * in int64. For sum. */
KF_COMPUTE_FN(sum_dims, "TnT", kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out);
/* self.flatten()[index]: elements by their row-major position, in the shape of index. */
KF_COMPUTE_FN(take, "TTT", kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *out);
/* Tangent of self (radians), elementwise. */
KF_COMPUTE_FN(tan, "W", kf_iter_t *it);
/* Hyperbolic tangent of self, elementwise. */
KF_COMPUTE_FN(tanh, "W", kf_iter_t *it);
/* Gradient of tanh with respect to its input: grad_output * conj(1 - output * output), where output
 * is the result of tanh. */
KF_COMPUTE_FN(tanh_backward, "W", kf_iter_t *it);
/* value where self <= threshold, otherwise self. */
KF_COMPUTE_FN(threshold, "Wss", kf_iter_t *it, kf_scalar_t threshold, kf_scalar_t value);
/* Gradient of threshold with respect to self: 0 where self <= threshold, otherwise grad_output.
 * With threshold 0, the gradient of relu. */
KF_COMPUTE_FN(threshold_backward, "Ws", kf_iter_t *it, kf_scalar_t threshold);
/* (values, indices) of the k largest elements along dim, or the k smallest if not largest, in order
 * even if sorted is false. NaN counts as the largest. */
KF_COMPUTE_FN(topk, "TiibTT", kf_tensor_t *self, int64_t k, int64_t dim, bool largest,
    kf_tensor_t *out_values, kf_tensor_t *out_indices);
/* Sum of the main diagonal of the matrix self. */
KF_COMPUTE_FN(trace, "TT", kf_tensor_t *self, kf_tensor_t *out);
/* Lower triangle of the matrices self, on and below the given diagonal; zeros elsewhere. */
KF_COMPUTE_FN(tril, "TiT", kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);
/* Upper triangle of the matrices self, on and above the given diagonal; zeros elsewhere. */
KF_COMPUTE_FN(triu, "TiT", kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);
/* self rounded towards 0 to an integer, elementwise, in the type of self. */
KF_COMPUTE_FN(trunc, "W", kf_iter_t *it);
/* Tensor like self of random numbers, uniform in [from, to). */
KF_COMPUTE_FN(uniform, "ffGT", double from, double to, kf_generator_t *generator, kf_tensor_t *out);
/* (values, inverse, counts): the distinct elements of self in ascending order, the index in values
 * of each element, and how often each occurs; inverse and counts are empty unless requested. For
 * _unique2. */
KF_COMPUTE_FN(unique2, "RTbb", kf_results_t *r, kf_tensor_t *self, bool return_inverse,
    bool return_counts);
/* (values, inverse, counts) after merging runs of equal elements, or of equal slices along dim;
 * inverse and counts are empty unless requested. */
KF_COMPUTE_FN(unique_consecutive, "RTbbI", kf_results_t *r, kf_tensor_t *self, bool return_inverse,
    bool return_counts, kf_opt_int_t dim);
/* (values, inverse, counts) of the distinct slices of self along dim, in ascending lexicographic
 * order; all three are always computed. */
KF_COMPUTE_FN(unique_dim, "RTi", kf_results_t *r, kf_tensor_t *self, int64_t dim);
/* (values, inverse, counts) of self after merging runs of equal slices along dim; all three are
 * always computed. */
KF_COMPUTE_FN(unique_dim_consecutive, "RTi", kf_results_t *r, kf_tensor_t *self, int64_t dim);
/* self (N, C, H, W) resized to output_size by bicubic interpolation. align_corners maps the corner
 * elements onto each other. */
KF_COMPUTE_FN(upsample_bicubic2d, "TnbFFT", kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
/* self (N, C, H, W) resized to output_size by bilinear interpolation. align_corners maps the corner
 * elements onto each other. */
KF_COMPUTE_FN(upsample_bilinear2d, "TnbFFT", kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
/* self (N, C, L) resized to output_size by linear interpolation. align_corners maps the first and
 * last elements onto each other. */
KF_COMPUTE_FN(upsample_linear1d, "TnbFT", kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales, kf_tensor_t *out);
/* self (N, C, L) resized to output_size by nearest-neighbour sampling: element i is read at floor(i
 * * L / output_size). scales overrides the ratio of sizes. */
KF_COMPUTE_FN(upsample_nearest1d, "TnFT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales, kf_tensor_t *out);
/* self (N, C, H, W) resized to output_size by nearest-neighbour sampling. scales_h and scales_w
 * override the ratios of sizes. */
KF_COMPUTE_FN(upsample_nearest2d, "TnFFT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
/* self (N, C, D, H, W) resized to output_size by nearest-neighbour sampling. scales_d, scales_h and
 * scales_w override the ratios of sizes. */
KF_COMPUTE_FN(upsample_nearest3d, "TnFFFT", kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
/* self (N, C, D, H, W) resized to output_size by trilinear interpolation. align_corners maps the
 * corner elements onto each other. */
KF_COMPUTE_FN(upsample_trilinear3d, "TnbFFFT", kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);
/* Variance over the dimensions dim (all if None or empty): the sum of squared deviations from the
 * mean, divided by max(n - correction, 0). correction None is 1. */
KF_COMPUTE_FN(var, "TnZT", kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    kf_tensor_t *out);
/* (variance, mean) over the dimensions dim (all if None or empty); the variance as var.correction.
 * */
KF_COMPUTE_FN(var_mean, "TnZTT", kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    kf_tensor_t *out0, kf_tensor_t *out1);
/* Dot product sum(conj(self) * other) of two 1-D tensors. */
KF_COMPUTE_FN(vdot, "TTT", kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);
/* self where condition is true, otherwise other, elementwise with broadcasting. */
KF_COMPUTE_FN(where, "W", kf_iter_t *it);
/* self * log(1 + other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN.
 * For special_xlog1py. */
KF_COMPUTE_FN(xlog1py, "W", kf_iter_t *it);
/* self * log(other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN. */
KF_COMPUTE_FN(xlogy, "W", kf_iter_t *it);
/* New tensor with the shape and type of self, filled with 0. */
KF_COMPUTE_FN(zero, "T", kf_tensor_t *out);
/* Hurwitz zeta function, the sum of (k + other)**-self over k >= 0, elementwise with broadcasting.
 * For special_zeta. */
KF_COMPUTE_FN(zeta, "W", kf_iter_t *it);

#undef KF_COMPUTE_FN

#ifdef __cplusplus
}
#endif
#endif
