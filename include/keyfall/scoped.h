/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* scoped.h: operators as expressions. kfs_NAME calls kf_NAME of ops.h, which says what it computes,
 * and returns the result, so that calls can be nested:
 *
 *   kf_scope_t scope;
 *   kf_scope_open(&scope);
 *   kf_tensor_t *error = kfs_sub(kfs_mm(x, w), y);
 *   kf_tensor_t *loss = kf_scope_keep(kfs_mean(kfs_mul(error, error)));
 *   if (kf_scope_close(&scope) != KF_OK) puts(kf_error_message());
 *   kf_tensor_release(loss);
 *
 * Arguments: the positional ones of kf_NAME, and keyword-only ones that have no default. The other
 * keyword-only arguments have their defaults. There is a kfs_ function for each functional form
 * that returns one tensor and writes no argument, unless a default cannot be written in C.
 * Ownership: arguments are borrowed. The result belongs to the innermost open scope of the calling
 * thread (scope.h), which releases it when it is closed; kf_scope_keep takes a reference that
 * outlives the scope.
 * Errors: a call that fails returns NULL. After a failure in the scope every call returns NULL and
 * does nothing, so that one check is enough: kf_scope_close returns the first failure. Without an
 * open scope every call returns NULL with KF_ERR_MISUSE recorded.
 * Threads: as in ops.h. Each thread has its own scopes. */
#ifndef KEYFALL_SCOPED_H
#define KEYFALL_SCOPED_H

#include <keyfall/ops.h>
#include <keyfall/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The body of each function; `call` stores the result in `made`. */
#define KF_SCOPED(call)                  \
  kf_tensor_t *made = NULL;              \
  if (kf_scope_has_failed()) return NULL; \
  kf_status_t status = call;             \
  return kf_scope_take(status, made)

KF_INLINE kf_tensor_t *kfs_sigmoid(kf_tensor_t *self) {
  KF_SCOPED(kf_sigmoid(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *output) {
  KF_SCOPED(kf_sigmoid_backward(grad_output, output, &made));
}

KF_INLINE kf_tensor_t *kfs_tanh_backward(kf_tensor_t *grad_output, kf_tensor_t *output) {
  KF_SCOPED(kf_tanh_backward(grad_output, output, &made));
}

KF_INLINE kf_tensor_t *kfs_logit(kf_tensor_t *self, kf_opt_float_t eps) {
  KF_SCOPED(kf_logit(self, eps, &made));
}

KF_INLINE kf_tensor_t *kfs_logit_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_opt_float_t eps) {
  KF_SCOPED(kf_logit_backward(grad_output, self, eps, &made));
}

KF_INLINE kf_tensor_t *kfs_log_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *buffer) {
  KF_SCOPED(kf_log_sigmoid_backward(grad_output, self, buffer, &made));
}

KF_INLINE kf_tensor_t *kfs_log_sigmoid(kf_tensor_t *self) {
  KF_SCOPED(kf_log_sigmoid(self, &made));
}

KF_INLINE kf_tensor_t *kfs_hardsigmoid(kf_tensor_t *self) {
  KF_SCOPED(kf_hardsigmoid(self, &made));
}

KF_INLINE kf_tensor_t *kfs_hardsigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  KF_SCOPED(kf_hardsigmoid_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_relu(kf_tensor_t *self) {
  KF_SCOPED(kf_relu(self, &made));
}

KF_INLINE kf_tensor_t *kfs_relu6(kf_tensor_t *self) {
  KF_SCOPED(kf_relu6(self, &made));
}

KF_INLINE kf_tensor_t *kfs_leaky_relu(kf_tensor_t *self, kf_scalar_t negative_slope) {
  KF_SCOPED(kf_leaky_relu(self, negative_slope, &made));
}

KF_INLINE kf_tensor_t *kfs_leaky_relu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t negative_slope, bool self_is_result) {
  KF_SCOPED(kf_leaky_relu_backward(grad_output, self, negative_slope, self_is_result, &made));
}

KF_INLINE kf_tensor_t *kfs_prelu(kf_tensor_t *self, kf_tensor_t *weight) {
  KF_SCOPED(kf_prelu(self, weight, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_prelu_kernel(kf_tensor_t *self, kf_tensor_t *weight) {
  KF_SCOPED(kf_raw_prelu_kernel(self, weight, &made));
}

KF_INLINE kf_tensor_t *kfs_hardtanh(kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val) {
  KF_SCOPED(kf_hardtanh(self, min_val, max_val, &made));
}

KF_INLINE kf_tensor_t *kfs_hardtanh_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val) {
  KF_SCOPED(kf_hardtanh_backward(grad_output, self, min_val, max_val, &made));
}

KF_INLINE kf_tensor_t *kfs_threshold(kf_tensor_t *self, kf_scalar_t threshold, kf_scalar_t value) {
  KF_SCOPED(kf_threshold(self, threshold, value, &made));
}

KF_INLINE kf_tensor_t *kfs_threshold_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t threshold) {
  KF_SCOPED(kf_threshold_backward(grad_output, self, threshold, &made));
}

KF_INLINE kf_tensor_t *kfs_elu(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale) {
  KF_SCOPED(kf_elu(self, alpha, scale, input_scale, &made));
}

KF_INLINE kf_tensor_t *kfs_elu_backward(kf_tensor_t *grad_output, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result) {
  KF_SCOPED(kf_elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result,
      &made));
}

KF_INLINE kf_tensor_t *kfs_selu(kf_tensor_t *self) {
  KF_SCOPED(kf_selu(self, &made));
}

KF_INLINE kf_tensor_t *kfs_celu(kf_tensor_t *self, kf_scalar_t alpha) {
  KF_SCOPED(kf_celu(self, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_softplus(kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold) {
  KF_SCOPED(kf_softplus(self, beta, threshold, &made));
}

KF_INLINE kf_tensor_t *kfs_softplus_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t beta, kf_scalar_t threshold) {
  KF_SCOPED(kf_softplus_backward(grad_output, self, beta, threshold, &made));
}

KF_INLINE kf_tensor_t *kfs_gelu(kf_tensor_t *self) {
  KF_SCOPED(kf_gelu(self, kf_str_of("none"), &made));
}

KF_INLINE kf_tensor_t *kfs_gelu_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  KF_SCOPED(kf_gelu_backward(grad_output, self, kf_str_of("none"), &made));
}

KF_INLINE kf_tensor_t *kfs_silu(kf_tensor_t *self) {
  KF_SCOPED(kf_silu(self, &made));
}

KF_INLINE kf_tensor_t *kfs_silu_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  KF_SCOPED(kf_silu_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_mish(kf_tensor_t *self) {
  KF_SCOPED(kf_mish(self, &made));
}

KF_INLINE kf_tensor_t *kfs_mish_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  KF_SCOPED(kf_mish_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_hardswish(kf_tensor_t *self) {
  KF_SCOPED(kf_hardswish(self, &made));
}

KF_INLINE kf_tensor_t *kfs_hardswish_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  KF_SCOPED(kf_hardswish_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_glu(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_glu(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_glu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_glu_backward(grad_output, self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_hardshrink(kf_tensor_t *self, kf_scalar_t lambd) {
  KF_SCOPED(kf_hardshrink(self, lambd, &made));
}

KF_INLINE kf_tensor_t *kfs_hardshrink_backward(kf_tensor_t *grad_out, kf_tensor_t *self,
    kf_scalar_t lambd) {
  KF_SCOPED(kf_hardshrink_backward(grad_out, self, lambd, &made));
}

KF_INLINE kf_tensor_t *kfs_softshrink(kf_tensor_t *self, kf_scalar_t lambd) {
  KF_SCOPED(kf_softshrink(self, lambd, &made));
}

KF_INLINE kf_tensor_t *kfs_softshrink_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t lambd) {
  KF_SCOPED(kf_softshrink_backward(grad_output, self, lambd, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_add_relu(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_raw_add_relu(self, other, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_add_relu_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  KF_SCOPED(kf_raw_add_relu_Scalar(self, other, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_glu_jvp(kf_tensor_t *glu, kf_tensor_t *x, kf_tensor_t *dx, int64_t dim) {
  KF_SCOPED(kf_glu_jvp(glu, x, dx, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_add(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_add(self, other, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_add_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  KF_SCOPED(kf_add_Scalar(self, other, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_sub(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_sub(self, other, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_sub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  KF_SCOPED(kf_sub_Scalar(self, other, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_rsub(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_rsub(self, other, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  KF_SCOPED(kf_rsub_Scalar(self, other, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_mul(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_mul(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_mul_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_mul_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_div(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_div(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_div_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_div_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_div_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode) {
  KF_SCOPED(kf_div_Tensor_mode(self, other, rounding_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_div_Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode) {
  KF_SCOPED(kf_div_Scalar_mode(self, other, rounding_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_floor_divide(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_floor_divide(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_floor_divide_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_floor_divide_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_remainder(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_remainder(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_remainder_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_remainder_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_remainder_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_remainder_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_fmod(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_fmod(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_fmod_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_fmod_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_addcmul(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2) {
  KF_SCOPED(kf_addcmul(self, tensor1, tensor2, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_addcdiv(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2) {
  KF_SCOPED(kf_addcdiv(self, tensor1, tensor2, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_lerp_Scalar(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight) {
  KF_SCOPED(kf_lerp_Scalar(self, end, weight, &made));
}

KF_INLINE kf_tensor_t *kfs_lerp(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight) {
  KF_SCOPED(kf_lerp(self, end, weight, &made));
}

KF_INLINE kf_tensor_t *kfs_pow(kf_tensor_t *self, kf_tensor_t *exponent) {
  KF_SCOPED(kf_pow(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_pow_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  KF_SCOPED(kf_pow_Tensor_Scalar(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_pow_Scalar(kf_scalar_t self, kf_tensor_t *exponent) {
  KF_SCOPED(kf_pow_Scalar(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_float_power(kf_tensor_t *self, kf_tensor_t *exponent) {
  KF_SCOPED(kf_float_power(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_float_power_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  KF_SCOPED(kf_float_power_Tensor_Scalar(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_float_power_Scalar(kf_scalar_t self, kf_tensor_t *exponent) {
  KF_SCOPED(kf_float_power_Scalar(self, exponent, &made));
}

KF_INLINE kf_tensor_t *kfs_atan2(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_atan2(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_hypot(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_hypot(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_copysign(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_copysign(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_copysign_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_copysign_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_nextafter(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_nextafter(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_logaddexp(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_logaddexp(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_logaddexp2(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_logaddexp2(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_xlogy(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_xlogy(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_xlogy_Scalar_Other(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_xlogy_Scalar_Other(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_xlogy_Scalar_Self(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_xlogy_Scalar_Self(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_gcd(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_gcd(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_lcm(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_lcm(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_heaviside(kf_tensor_t *self, kf_tensor_t *values) {
  KF_SCOPED(kf_heaviside(self, values, &made));
}

KF_INLINE kf_tensor_t *kfs_ldexp(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_ldexp(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_maximum(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_maximum(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_minimum(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_minimum(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_fmax(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_fmax(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_fmin(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_fmin(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_max_other(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_max_other(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_min_other(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_min_other(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  KF_SCOPED(kf_clamp(self, min, max, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  KF_SCOPED(kf_clamp_Tensor(self, min, max, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp_min(kf_tensor_t *self, kf_scalar_t min) {
  KF_SCOPED(kf_clamp_min(self, min, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp_min_Tensor(kf_tensor_t *self, kf_tensor_t *min) {
  KF_SCOPED(kf_clamp_min_Tensor(self, min, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp_max(kf_tensor_t *self, kf_scalar_t max) {
  KF_SCOPED(kf_clamp_max(self, max, &made));
}

KF_INLINE kf_tensor_t *kfs_clamp_max_Tensor(kf_tensor_t *self, kf_tensor_t *max) {
  KF_SCOPED(kf_clamp_max_Tensor(self, max, &made));
}

KF_INLINE kf_tensor_t *kfs_clip(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  KF_SCOPED(kf_clip(self, min, max, &made));
}

KF_INLINE kf_tensor_t *kfs_clip_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  KF_SCOPED(kf_clip_Tensor(self, min, max, &made));
}

KF_INLINE kf_tensor_t *kfs_eq(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_eq(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_eq_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_eq_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_ne(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_ne(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_ne_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_ne_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_lt(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_lt(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_lt_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_lt_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_le(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_le(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_le_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_le_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_gt(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_gt(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_gt_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_gt_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_ge(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_ge(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_ge_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_ge_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_greater(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_greater(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_greater_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_greater_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_greater_equal(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_greater_equal(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_greater_equal_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_greater_equal_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_less(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_less(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_less_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_less_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_less_equal(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_less_equal(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_less_equal_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_less_equal_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_not_equal(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_not_equal(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_not_equal_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_not_equal_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_isclose(kf_tensor_t *self, kf_tensor_t *other, double rtol, double atol,
    bool equal_nan) {
  KF_SCOPED(kf_isclose(self, other, rtol, atol, equal_nan, &made));
}

KF_INLINE kf_tensor_t *kfs_logical_and(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_logical_and(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_logical_or(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_logical_or(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_logical_xor(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_logical_xor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_and(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_and(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_and_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_bitwise_and_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_and_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_and_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_and(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_dunder_and(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_and_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_dunder_and_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_or(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_or(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_or_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_bitwise_or_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_or_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_or_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_or(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_dunder_or(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_or_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_dunder_or_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_xor(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_xor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_xor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_bitwise_xor_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_xor_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_xor_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_xor(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_dunder_xor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_xor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_dunder_xor_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_left_shift(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_left_shift(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_left_shift_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_bitwise_left_shift_Tensor_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_left_shift_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_left_shift_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_lshift(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_dunder_lshift(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_lshift_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_dunder_lshift_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_right_shift(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_right_shift(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_right_shift_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_bitwise_right_shift_Tensor_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_right_shift_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_bitwise_right_shift_Scalar_Tensor(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_rshift(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_dunder_rshift(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_dunder_rshift_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_dunder_rshift_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_where_self(kf_tensor_t *condition, kf_tensor_t *self,
    kf_tensor_t *other) {
  KF_SCOPED(kf_where_self(condition, self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_where_ScalarSelf(kf_tensor_t *condition, kf_scalar_t self,
    kf_tensor_t *other) {
  KF_SCOPED(kf_where_ScalarSelf(condition, self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_where_ScalarOther(kf_tensor_t *condition, kf_tensor_t *self,
    kf_scalar_t other) {
  KF_SCOPED(kf_where_ScalarOther(condition, self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_where_Scalar(kf_tensor_t *condition, kf_scalar_t self,
    kf_scalar_t other) {
  KF_SCOPED(kf_where_Scalar(condition, self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_fill_Scalar(kf_tensor_t *self, kf_tensor_t *mask,
    kf_scalar_t value) {
  KF_SCOPED(kf_masked_fill_Scalar(self, mask, value, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_fill(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value) {
  KF_SCOPED(kf_masked_fill(self, mask, value, &made));
}

KF_INLINE kf_tensor_t *kfs_fill_Scalar(kf_tensor_t *self, kf_scalar_t value) {
  KF_SCOPED(kf_fill_Scalar(self, value, &made));
}

KF_INLINE kf_tensor_t *kfs_fill(kf_tensor_t *self, kf_tensor_t *value) {
  KF_SCOPED(kf_fill(self, value, &made));
}

KF_INLINE kf_tensor_t *kfs_zero(kf_tensor_t *self) {
  KF_SCOPED(kf_zero(self, &made));
}

KF_INLINE kf_tensor_t *kfs_copy(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking) {
  KF_SCOPED(kf_copy(self, src, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_clone(kf_tensor_t *self) {
  KF_SCOPED(kf_clone(self, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_lazy_clone(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_lazy_clone(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_test_parallel_materialize(kf_tensor_t *self, int64_t num_parallel,
    bool skip_first) {
  KF_SCOPED(kf_raw_test_parallel_materialize(self, num_parallel, skip_first, &made));
}

KF_INLINE kf_tensor_t *kfs_contiguous(kf_tensor_t *self) {
  KF_SCOPED(kf_contiguous(self, (kf_memory_format_t)0, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_to_copy(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), false,
      kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_to_dtype(kf_tensor_t *self, kf_dtype_t dtype, bool non_blocking,
    bool copy, kf_opt_int_t memory_format) {
  KF_SCOPED(kf_to_dtype(self, dtype, non_blocking, copy, memory_format, &made));
}

KF_INLINE kf_tensor_t *kfs_to_device(kf_tensor_t *self, kf_device_t device, kf_dtype_t dtype,
    bool non_blocking, bool copy, kf_opt_int_t memory_format) {
  KF_SCOPED(kf_to_device(self, device, dtype, non_blocking, copy, memory_format, &made));
}

KF_INLINE kf_tensor_t *kfs_to_dtype_layout(kf_tensor_t *self) {
  KF_SCOPED(kf_to_dtype_layout(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), false,
      false, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_to_other(kf_tensor_t *self, kf_tensor_t *other, bool non_blocking,
    bool copy, kf_opt_int_t memory_format) {
  KF_SCOPED(kf_to_other(self, other, non_blocking, copy, memory_format, &made));
}

KF_INLINE kf_tensor_t *kfs_type_as(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_type_as(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_subtract(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_subtract(self, other, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_subtract_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  KF_SCOPED(kf_subtract_Scalar(self, other, alpha, &made));
}

KF_INLINE kf_tensor_t *kfs_multiply(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_multiply(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_multiply_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_multiply_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_divide(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_divide(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_divide_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_divide_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_true_divide(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_true_divide(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_true_divide_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_true_divide_Scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_divide_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode) {
  KF_SCOPED(kf_divide_Tensor_mode(self, other, rounding_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_divide_Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode) {
  KF_SCOPED(kf_divide_Scalar_mode(self, other, rounding_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_arctan2(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_arctan2(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlogy(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_xlogy(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlogy_other_scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_special_xlogy_other_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlogy_self_scalar(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_xlogy_self_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Byte(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Byte(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Char(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Char(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Double(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Double(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Float(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Float(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Half(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Half(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Int(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Int(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Long(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Long(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cast_Short(kf_tensor_t *self, bool non_blocking) {
  KF_SCOPED(kf_raw_cast_Short(self, non_blocking, &made));
}

KF_INLINE kf_tensor_t *kfs_chalf(kf_tensor_t *self) {
  KF_SCOPED(kf_chalf(self, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_masked_softmax(kf_tensor_t *self, kf_tensor_t *mask,
    kf_opt_int_t dim, kf_opt_int_t mask_type) {
  KF_SCOPED(kf_raw_masked_softmax(self, mask, dim, mask_type, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_transformer_encoder_layer_fwd(kf_tensor_t *src, int64_t embed_dim,
    int64_t num_heads, kf_tensor_t *qkv_weight, kf_tensor_t *qkv_bias, kf_tensor_t *proj_weight,
    kf_tensor_t *proj_bias, bool use_gelu, bool norm_first, double eps, kf_tensor_t *norm_weight_1,
    kf_tensor_t *norm_bias_1, kf_tensor_t *norm_weight_2, kf_tensor_t *norm_bias_2,
    kf_tensor_t *ffn_weight_1, kf_tensor_t *ffn_bias_1, kf_tensor_t *ffn_weight_2,
    kf_tensor_t *ffn_bias_2, kf_tensor_t *mask, kf_opt_int_t mask_type) {
  KF_SCOPED(kf_raw_transformer_encoder_layer_fwd(src, embed_dim, num_heads, qkv_weight, qkv_bias,
      proj_weight, proj_bias, use_gelu, norm_first, eps, norm_weight_1, norm_bias_1, norm_weight_2,
      norm_bias_2, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, mask, mask_type, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_nested_tensor_from_mask(kf_tensor_t *t, kf_tensor_t *mask,
    bool mask_check) {
  KF_SCOPED(kf_raw_nested_tensor_from_mask(t, mask, mask_check, &made));
}

KF_INLINE kf_tensor_t *kfs_convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
    kf_int_span_t output_padding, int64_t groups) {
  KF_SCOPED(kf_convolution(input, weight, bias, stride, padding, dilation, transposed,
      output_padding, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_convolution(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark,
    bool deterministic, bool cudnn_enabled, bool allow_tf32) {
  KF_SCOPED(kf_raw_convolution(input, weight, bias, stride, padding, dilation, transposed,
      output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, &made));
}

KF_INLINE kf_tensor_t *kfs_conv1d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups) {
  KF_SCOPED(kf_conv1d(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv2d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups) {
  KF_SCOPED(kf_conv2d(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv3d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups) {
  KF_SCOPED(kf_conv3d(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv1d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups) {
  KF_SCOPED(kf_conv1d_padding(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv2d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups) {
  KF_SCOPED(kf_conv2d_padding(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv3d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups) {
  KF_SCOPED(kf_conv3d_padding(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_conv_transpose1d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation) {
  KF_SCOPED(kf_conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups,
      dilation, &made));
}

KF_INLINE kf_tensor_t *kfs_conv_transpose2d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation) {
  KF_SCOPED(kf_conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups,
      dilation, &made));
}

KF_INLINE kf_tensor_t *kfs_conv_transpose3d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation) {
  KF_SCOPED(kf_conv_transpose3d(input, weight, bias, stride, padding, output_padding, groups,
      dilation, &made));
}

KF_INLINE kf_tensor_t *kfs_im2col(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride) {
  KF_SCOPED(kf_im2col(self, kernel_size, dilation, padding, stride, &made));
}

KF_INLINE kf_tensor_t *kfs_col2im(kf_tensor_t *self, kf_int_span_t output_size,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride) {
  KF_SCOPED(kf_col2im(self, output_size, kernel_size, dilation, padding, stride, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_slow_conv2d_forward(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding) {
  KF_SCOPED(kf_raw_slow_conv2d_forward(self, weight, kernel_size, bias, stride, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_conv_tbc(kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t *bias,
    int64_t pad) {
  KF_SCOPED(kf_conv_tbc(self, weight, bias, pad, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_convolution_mode(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups) {
  KF_SCOPED(kf_raw_convolution_mode(input, weight, bias, stride, padding, dilation, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_thnn_conv2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding) {
  KF_SCOPED(kf_thnn_conv2d(self, weight, kernel_size, bias, stride, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_slow_conv3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding) {
  KF_SCOPED(kf_slow_conv3d(self, weight, kernel_size, bias, stride, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_slow_conv_dilated2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation) {
  KF_SCOPED(kf_slow_conv_dilated2d(self, weight, kernel_size, bias, stride, padding, dilation,
      &made));
}

KF_INLINE kf_tensor_t *kfs_slow_conv_dilated3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation) {
  KF_SCOPED(kf_slow_conv_dilated3d(self, weight, kernel_size, bias, stride, padding, dilation,
      &made));
}

KF_INLINE kf_tensor_t *kfs_slow_conv_transpose2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation) {
  KF_SCOPED(kf_slow_conv_transpose2d(self, weight, kernel_size, bias, stride, padding,
      output_padding, dilation, &made));
}

KF_INLINE kf_tensor_t *kfs_slow_conv_transpose3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation) {
  KF_SCOPED(kf_slow_conv_transpose3d(self, weight, kernel_size, bias, stride, padding,
      output_padding, dilation, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_cross(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_linalg_cross(self, other, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_cross(kf_tensor_t *self, kf_tensor_t *other, kf_opt_int_t dim) {
  KF_SCOPED(kf_cross(self, other, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_embedding_renorm(kf_tensor_t *self, kf_tensor_t *indices,
    double max_norm, double norm_type) {
  KF_SCOPED(kf_embedding_renorm(self, indices, max_norm, norm_type, &made));
}

KF_INLINE kf_tensor_t *kfs_empty(kf_int_span_t size) {
  KF_SCOPED(kf_empty(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_empty_strided(kf_int_span_t size, kf_int_span_t stride) {
  KF_SCOPED(kf_empty_strided(size, stride, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_empty_permuted(kf_int_span_t size, kf_int_span_t physical_layout) {
  KF_SCOPED(kf_empty_permuted(size, physical_layout, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_empty_like(kf_tensor_t *self) {
  KF_SCOPED(kf_empty_like(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_new_empty(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_new_empty(self, size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_new_empty_strided(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride) {
  KF_SCOPED(kf_new_empty_strided(self, size, stride, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_zeros(kf_int_span_t size) {
  KF_SCOPED(kf_zeros(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_efficientzerotensor(kf_int_span_t size) {
  KF_SCOPED(kf_raw_efficientzerotensor(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_zeros_like(kf_tensor_t *self) {
  KF_SCOPED(kf_zeros_like(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_new_zeros(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_new_zeros(self, size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_ones(kf_int_span_t size) {
  KF_SCOPED(kf_ones(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_ones_like(kf_tensor_t *self) {
  KF_SCOPED(kf_ones_like(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_new_ones(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_new_ones(self, size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_full(kf_int_span_t size, kf_scalar_t fill_value) {
  KF_SCOPED(kf_full(size, fill_value, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_full_like(kf_tensor_t *self, kf_scalar_t fill_value) {
  KF_SCOPED(kf_full_like(self, fill_value, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_new_full(kf_tensor_t *self, kf_int_span_t size, kf_scalar_t fill_value) {
  KF_SCOPED(kf_new_full(self, size, fill_value, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_scalar_tensor(kf_scalar_t s) {
  KF_SCOPED(kf_scalar_tensor(s, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_eye(int64_t n) {
  KF_SCOPED(kf_eye(n, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_eye_m(int64_t n, int64_t m) {
  KF_SCOPED(kf_eye_m(n, m, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_arange(kf_scalar_t end) {
  KF_SCOPED(kf_arange(end, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_arange_start(kf_scalar_t start, kf_scalar_t end) {
  KF_SCOPED(kf_arange_start(start, end, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_arange_start_step(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step) {
  KF_SCOPED(kf_arange_start_step(start, end, step, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_range(kf_scalar_t start, kf_scalar_t end) {
  KF_SCOPED(kf_range(start, end, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_range_step(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step) {
  KF_SCOPED(kf_range_step(start, end, step, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_linspace(kf_scalar_t start, kf_scalar_t end, int64_t steps) {
  KF_SCOPED(kf_linspace(start, end, steps, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_linspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps) {
  KF_SCOPED(kf_linspace_Tensor_Tensor(start, end, steps, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_linspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps) {
  KF_SCOPED(kf_linspace_Tensor_Scalar(start, end, steps, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_linspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps) {
  KF_SCOPED(kf_linspace_Scalar_Tensor(start, end, steps, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_logspace(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    double base) {
  KF_SCOPED(kf_logspace(start, end, steps, base, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_logspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps, double base) {
  KF_SCOPED(kf_logspace_Tensor_Tensor(start, end, steps, base, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_logspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps, double base) {
  KF_SCOPED(kf_logspace_Tensor_Scalar(start, end, steps, base, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_logspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps, double base) {
  KF_SCOPED(kf_logspace_Scalar_Tensor(start, end, steps, base, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_tril_indices(int64_t row, int64_t col, int64_t offset) {
  KF_SCOPED(kf_tril_indices(row, col, offset, kf_some_int(4), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_triu_indices(int64_t row, int64_t col, int64_t offset) {
  KF_SCOPED(kf_triu_indices(row, col, offset, kf_some_int(4), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_complex(kf_tensor_t *real, kf_tensor_t *imag) {
  KF_SCOPED(kf_complex(real, imag, &made));
}

KF_INLINE kf_tensor_t *kfs_polar(kf_tensor_t *abs, kf_tensor_t *angle) {
  KF_SCOPED(kf_polar(abs, angle, &made));
}

KF_INLINE kf_tensor_t *kfs_vander(kf_tensor_t *x, kf_opt_int_t N, bool increasing) {
  KF_SCOPED(kf_vander(x, N, increasing, &made));
}

KF_INLINE kf_tensor_t *kfs_from_file(kf_str_t filename, kf_opt_bool_t shared, kf_opt_int_t size) {
  KF_SCOPED(kf_from_file(filename, shared, size, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_dim_arange(kf_tensor_t *like, int64_t dim) {
  KF_SCOPED(kf_raw_dim_arange(like, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_lift(kf_tensor_t *self) {
  KF_SCOPED(kf_lift(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_shape_as_tensor(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_shape_as_tensor(self, &made));
}

KF_INLINE kf_tensor_t *kfs_bartlett_window(int64_t window_length) {
  KF_SCOPED(kf_bartlett_window(window_length, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_bartlett_window_periodic(int64_t window_length, bool periodic) {
  KF_SCOPED(kf_bartlett_window_periodic(window_length, periodic, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_blackman_window(int64_t window_length) {
  KF_SCOPED(kf_blackman_window(window_length, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_blackman_window_periodic(int64_t window_length, bool periodic) {
  KF_SCOPED(kf_blackman_window_periodic(window_length, periodic, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_hann_window(int64_t window_length) {
  KF_SCOPED(kf_hann_window(window_length, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_hann_window_periodic(int64_t window_length, bool periodic) {
  KF_SCOPED(kf_hann_window_periodic(window_length, periodic, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_hamming_window(int64_t window_length) {
  KF_SCOPED(kf_hamming_window(window_length, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_hamming_window_periodic(int64_t window_length, bool periodic) {
  KF_SCOPED(kf_hamming_window_periodic(window_length, periodic, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_kaiser_window(int64_t window_length) {
  KF_SCOPED(kf_kaiser_window(window_length, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_kaiser_window_periodic(int64_t window_length, bool periodic) {
  KF_SCOPED(kf_kaiser_window_periodic(window_length, periodic, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_hamming_window_periodic_alpha(int64_t window_length, bool periodic,
    double alpha) {
  KF_SCOPED(kf_hamming_window_periodic_alpha(window_length, periodic, alpha, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_hamming_window_periodic_alpha_beta(int64_t window_length, bool periodic,
    double alpha, double beta) {
  KF_SCOPED(kf_hamming_window_periodic_alpha_beta(window_length, periodic, alpha, beta, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_kaiser_window_beta(int64_t window_length, bool periodic, double beta) {
  KF_SCOPED(kf_kaiser_window_beta(window_length, periodic, beta, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_resize(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_resize(self, size, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_pin_memory(kf_tensor_t *self, kf_opt_device_t device) {
  KF_SCOPED(kf_pin_memory(self, device, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_pin_memory(kf_tensor_t *self, kf_opt_device_t device) {
  KF_SCOPED(kf_raw_pin_memory(self, device, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_fft_r2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool onesided) {
  KF_SCOPED(kf_raw_fft_r2c(self, dim, normalization, onesided, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_fft_c2r(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    int64_t last_dim_size) {
  KF_SCOPED(kf_raw_fft_c2r(self, dim, normalization, last_dim_size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_fft_c2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool forward) {
  KF_SCOPED(kf_raw_fft_c2c(self, dim, normalization, forward, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_fft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm) {
  KF_SCOPED(kf_fft_fft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ifft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm) {
  KF_SCOPED(kf_fft_ifft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_rfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm) {
  KF_SCOPED(kf_fft_rfft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_irfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_irfft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_hfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm) {
  KF_SCOPED(kf_fft_hfft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ihfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_ihfft(self, n, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_fft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_fft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ifft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_ifft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_rfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_rfft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_irfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_irfft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_hfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_hfft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ihfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_ihfft2(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_fftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_fftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ifftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_ifftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_rfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_rfftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_irfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_irfftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_hfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_hfftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ihfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm) {
  KF_SCOPED(kf_fft_ihfftn(self, s, dim, norm, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_fftshift(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_fft_fftshift(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_ifftshift(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_fft_ifftshift(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_fft_fftfreq(int64_t n, double d) {
  KF_SCOPED(kf_fft_fftfreq(n, d, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_fft_rfftfreq(int64_t n, double d) {
  KF_SCOPED(kf_fft_rfftfreq(n, d, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_stft(kf_tensor_t *self, int64_t n_fft, kf_opt_int_t hop_length,
    kf_opt_int_t win_length, kf_tensor_t *window, bool normalized, kf_opt_bool_t onesided,
    kf_opt_bool_t return_complex, kf_opt_bool_t align_to_window) {
  KF_SCOPED(kf_stft(self, n_fft, hop_length, win_length, window, normalized, onesided,
      return_complex, align_to_window, &made));
}

KF_INLINE kf_tensor_t *kfs_stft_center(kf_tensor_t *self, int64_t n_fft, kf_opt_int_t hop_length,
    kf_opt_int_t win_length, kf_tensor_t *window, bool center, kf_str_t pad_mode, bool normalized,
    kf_opt_bool_t onesided, kf_opt_bool_t return_complex, kf_opt_bool_t align_to_window) {
  KF_SCOPED(kf_stft_center(self, n_fft, hop_length, win_length, window, center, pad_mode,
      normalized, onesided, return_complex, align_to_window, &made));
}

KF_INLINE kf_tensor_t *kfs_istft(kf_tensor_t *self, int64_t n_fft, kf_opt_int_t hop_length,
    kf_opt_int_t win_length, kf_tensor_t *window, bool center, bool normalized,
    kf_opt_bool_t onesided, kf_opt_int_t length, bool return_complex) {
  KF_SCOPED(kf_istft(self, n_fft, hop_length, win_length, window, center, normalized, onesided,
      length, return_complex, &made));
}

KF_INLINE kf_tensor_t *kfs_trace_backward(kf_tensor_t *grad, kf_int_span_t sizes) {
  KF_SCOPED(kf_trace_backward(grad, sizes, &made));
}

KF_INLINE kf_tensor_t *kfs_value_selecting_reduction_backward(kf_tensor_t *grad, int64_t dim,
    kf_tensor_t *indices, kf_int_span_t sizes, bool keepdim) {
  KF_SCOPED(kf_value_selecting_reduction_backward(grad, dim, indices, sizes, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_cummaxmin_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_tensor_t *indices, int64_t dim) {
  KF_SCOPED(kf_cummaxmin_backward(grad, input, indices, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_rrelu_with_noise_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, bool self_is_result) {
  KF_SCOPED(kf_rrelu_with_noise_backward(grad_output, self, noise, lower, upper, training,
      self_is_result, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cdist_backward(kf_tensor_t *grad, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, kf_tensor_t *cdist) {
  KF_SCOPED(kf_raw_cdist_backward(grad, x1, x2, p, cdist, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_pdist_backward(kf_tensor_t *grad, kf_tensor_t *self, double p,
    kf_tensor_t *pdist) {
  KF_SCOPED(kf_raw_pdist_backward(grad, self, p, pdist, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_embedding_bag_dense_backward(kf_tensor_t *grad, kf_tensor_t *indices,
    kf_tensor_t *offset2bag, kf_tensor_t *bag_size, kf_tensor_t *maximum_indices,
    int64_t num_weights, bool scale_grad_by_freq, int64_t mode, kf_tensor_t *per_sample_weights,
    int64_t padding_idx) {
  KF_SCOPED(kf_raw_embedding_bag_dense_backward(grad, indices, offset2bag, bag_size,
      maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_embedding_bag_per_sample_weights_backward(kf_tensor_t *grad,
    kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets, kf_tensor_t *offset2bag,
    int64_t mode, int64_t padding_idx) {
  KF_SCOPED(kf_raw_embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets,
      offset2bag, mode, padding_idx, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_segment_reduce_backward(kf_tensor_t *grad, kf_tensor_t *output,
    kf_tensor_t *data, kf_str_t reduce) {
  KF_SCOPED(kf_raw_segment_reduce_backward(grad, output, data, reduce, NULL, NULL, 0,
      kf_no_scalar(), &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales) {
  KF_SCOPED(kf_upsample_nearest1d_backward(grad_output, output_size, input_size, scales, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales) {
  KF_SCOPED(kf_raw_upsample_nearest_exact1d_backward(grad_output, output_size, input_size, scales,
      &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad1d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad1d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad1d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad1d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_nearest2d_backward(grad_output, output_size, input_size, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, scales_h,
      scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad2d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad2d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_d,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_nearest3d_backward(grad_output, output_size, input_size, scales_d, scales_h,
      scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_d,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_nearest_exact3d_backward(grad_output, output_size, input_size, scales_d,
      scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad3d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad3d_backward(grad_output, self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_linear1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales) {
  KF_SCOPED(kf_upsample_linear1d_backward(grad_output, output_size, input_size, align_corners,
      scales, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bilinear2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_bilinear2d_backward(grad_output, output_size, input_size, align_corners,
      scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bicubic2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_bicubic2d_backward(grad_output, output_size, input_size, align_corners,
      scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_trilinear3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_trilinear3d_backward(grad_output, output_size, input_size, align_corners,
      scales_d, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bilinear2d_aa_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_bilinear2d_aa_backward(grad_output, output_size, input_size,
      align_corners, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bicubic2d_aa_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_bicubic2d_aa_backward(grad_output, output_size, input_size,
      align_corners, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_affine_grid_generator_backward(kf_tensor_t *grad, kf_int_span_t size,
    bool align_corners) {
  KF_SCOPED(kf_affine_grid_generator_backward(grad, size, align_corners, &made));
}

KF_INLINE kf_tensor_t *kfs_fractional_max_pool2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *indices) {
  KF_SCOPED(kf_fractional_max_pool2d_backward(grad_output, self, kernel_size, output_size, indices,
      &made));
}

KF_INLINE kf_tensor_t *kfs_fractional_max_pool3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *indices) {
  KF_SCOPED(kf_fractional_max_pool3d_backward(grad_output, self, kernel_size, output_size, indices,
      &made));
}

KF_INLINE kf_tensor_t *kfs_unfold_backward(kf_tensor_t *grad_in, kf_int_span_t input_sizes,
    int64_t dim, int64_t size, int64_t step) {
  KF_SCOPED(kf_unfold_backward(grad_in, input_sizes, dim, size, step, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_scatter_backward(kf_tensor_t *grad_output, kf_tensor_t *mask,
    kf_int_span_t sizes) {
  KF_SCOPED(kf_masked_scatter_backward(grad_output, mask, sizes, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_select_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_tensor_t *mask) {
  KF_SCOPED(kf_masked_select_backward(grad, input, mask, &made));
}

KF_INLINE kf_tensor_t *kfs_cumprod_backward(kf_tensor_t *grad, kf_tensor_t *input, int64_t dim,
    kf_tensor_t *output) {
  KF_SCOPED(kf_cumprod_backward(grad, input, dim, output, &made));
}

KF_INLINE kf_tensor_t *kfs_matrix_exp_backward(kf_tensor_t *self, kf_tensor_t *grad) {
  KF_SCOPED(kf_matrix_exp_backward(self, grad, &made));
}

KF_INLINE kf_tensor_t *kfs_infinitely_differentiable_gelu_backward(kf_tensor_t *grad,
    kf_tensor_t *self) {
  KF_SCOPED(kf_infinitely_differentiable_gelu_backward(grad, self, &made));
}

KF_INLINE kf_tensor_t *kfs_multi_margin_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight,
    int64_t reduction) {
  KF_SCOPED(kf_multi_margin_loss_backward(grad_output, self, target, p, margin, weight, reduction,
      &made));
}

KF_INLINE kf_tensor_t *kfs_multilabel_margin_loss_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t *is_target) {
  KF_SCOPED(kf_multilabel_margin_loss_backward(grad_output, self, target, reduction, is_target,
      &made));
}

KF_INLINE kf_tensor_t *kfs_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index) {
  KF_SCOPED(kf_gather(self, dim, index, false, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_src(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src) {
  KF_SCOPED(kf_scatter_src(self, dim, index, src, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value) {
  KF_SCOPED(kf_scatter_value(self, dim, index, value, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce) {
  KF_SCOPED(kf_scatter_reduce(self, dim, index, src, reduce, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_value_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_str_t reduce) {
  KF_SCOPED(kf_scatter_value_reduce(self, dim, index, value, reduce, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src) {
  KF_SCOPED(kf_scatter_add(self, dim, index, src, &made));
}

KF_INLINE kf_tensor_t *kfs_scatter_reduce_two(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce) {
  KF_SCOPED(kf_scatter_reduce_two(self, dim, index, src, reduce, true, &made));
}

KF_INLINE kf_tensor_t *kfs_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index) {
  KF_SCOPED(kf_index_select(self, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_index_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source) {
  KF_SCOPED(kf_index_add(self, dim, index, source, KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_index_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source) {
  KF_SCOPED(kf_index_copy(self, dim, index, source, &made));
}

KF_INLINE kf_tensor_t *kfs_index_fill_int_Tensor(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *value) {
  KF_SCOPED(kf_index_fill_int_Tensor(self, dim, index, value, &made));
}

KF_INLINE kf_tensor_t *kfs_index_fill_int_Scalar(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value) {
  KF_SCOPED(kf_index_fill_int_Scalar(self, dim, index, value, &made));
}

KF_INLINE kf_tensor_t *kfs_index_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_str_t reduce) {
  KF_SCOPED(kf_index_reduce(self, dim, index, source, reduce, true, &made));
}

KF_INLINE kf_tensor_t *kfs_index(kf_tensor_t *self, kf_tensor_span_t indices) {
  KF_SCOPED(kf_index(self, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_index_put(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate) {
  KF_SCOPED(kf_index_put(self, indices, values, accumulate, &made));
}

KF_INLINE kf_tensor_t *kfs_take(kf_tensor_t *self, kf_tensor_t *index) {
  KF_SCOPED(kf_take(self, index, &made));
}

KF_INLINE kf_tensor_t *kfs_put(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source,
    bool accumulate) {
  KF_SCOPED(kf_put(self, index, source, accumulate, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_select(kf_tensor_t *self, kf_tensor_t *mask) {
  KF_SCOPED(kf_masked_select(self, mask, &made));
}

KF_INLINE kf_tensor_t *kfs_masked_scatter(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *source) {
  KF_SCOPED(kf_masked_scatter(self, mask, source, &made));
}

KF_INLINE kf_tensor_t *kfs_nonzero(kf_tensor_t *self) {
  KF_SCOPED(kf_nonzero(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_unsafe_index(kf_tensor_t *self, kf_tensor_span_t indices) {
  KF_SCOPED(kf_raw_unsafe_index(self, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_unsafe_index_put(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate) {
  KF_SCOPED(kf_raw_unsafe_index_put(self, indices, values, accumulate, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_unsafe_masked_index(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_span_t indices, kf_scalar_t fill) {
  KF_SCOPED(kf_raw_unsafe_masked_index(self, mask, indices, fill, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_unsafe_masked_index_put_accumulate(kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_span_t indices, kf_tensor_t *values) {
  KF_SCOPED(kf_raw_unsafe_masked_index_put_accumulate(self, mask, indices, values, &made));
}

KF_INLINE kf_tensor_t *kfs_cat(kf_tensor_span_t tensors, int64_t dim) {
  KF_SCOPED(kf_cat(tensors, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_concat(kf_tensor_span_t tensors, int64_t dim) {
  KF_SCOPED(kf_concat(tensors, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_concatenate(kf_tensor_span_t tensors, int64_t dim) {
  KF_SCOPED(kf_concatenate(tensors, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_stack(kf_tensor_span_t tensors, int64_t dim) {
  KF_SCOPED(kf_stack(tensors, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_hstack(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_hstack(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_vstack(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_vstack(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_row_stack(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_row_stack(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_dstack(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_dstack(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_column_stack(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_column_stack(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_block_diag(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_block_diag(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_flip(kf_tensor_t *self, kf_int_span_t dims) {
  KF_SCOPED(kf_flip(self, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_fliplr(kf_tensor_t *self) {
  KF_SCOPED(kf_fliplr(self, &made));
}

KF_INLINE kf_tensor_t *kfs_flipud(kf_tensor_t *self) {
  KF_SCOPED(kf_flipud(self, &made));
}

KF_INLINE kf_tensor_t *kfs_roll(kf_tensor_t *self, kf_int_span_t shifts, kf_int_span_t dims) {
  KF_SCOPED(kf_roll(self, shifts, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_rot90(kf_tensor_t *self, int64_t k, kf_int_span_t dims) {
  KF_SCOPED(kf_rot90(self, k, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_repeat(kf_tensor_t *self, kf_int_span_t repeats) {
  KF_SCOPED(kf_repeat(self, repeats, &made));
}

KF_INLINE kf_tensor_t *kfs_tile(kf_tensor_t *self, kf_int_span_t dims) {
  KF_SCOPED(kf_tile(self, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_repeat_interleave_self_int(kf_tensor_t *self, int64_t repeats,
    kf_opt_int_t dim) {
  KF_SCOPED(kf_repeat_interleave_self_int(self, repeats, dim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_repeat_interleave(kf_tensor_t *repeats) {
  KF_SCOPED(kf_repeat_interleave(repeats, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_repeat_interleave_self_Tensor(kf_tensor_t *self, kf_tensor_t *repeats,
    kf_opt_int_t dim) {
  KF_SCOPED(kf_repeat_interleave_self_Tensor(self, repeats, dim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_tril(kf_tensor_t *self, int64_t diagonal) {
  KF_SCOPED(kf_tril(self, diagonal, &made));
}

KF_INLINE kf_tensor_t *kfs_triu(kf_tensor_t *self, int64_t diagonal) {
  KF_SCOPED(kf_triu(self, diagonal, &made));
}

KF_INLINE kf_tensor_t *kfs_diag(kf_tensor_t *self, int64_t diagonal) {
  KF_SCOPED(kf_diag(self, diagonal, &made));
}

KF_INLINE kf_tensor_t *kfs_diag_embed(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2) {
  KF_SCOPED(kf_diag_embed(self, offset, dim1, dim2, &made));
}

KF_INLINE kf_tensor_t *kfs_diagflat(kf_tensor_t *self, int64_t offset) {
  KF_SCOPED(kf_diagflat(self, offset, &made));
}

KF_INLINE kf_tensor_t *kfs_select_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    int64_t index) {
  KF_SCOPED(kf_select_scatter(self, src, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_slice_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step) {
  KF_SCOPED(kf_slice_scatter(self, src, dim, start, end, step, &made));
}

KF_INLINE kf_tensor_t *kfs_diagonal_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t offset,
    int64_t dim1, int64_t dim2) {
  KF_SCOPED(kf_diagonal_scatter(self, src, offset, dim1, dim2, &made));
}

KF_INLINE kf_tensor_t *kfs_as_strided_scatter(kf_tensor_t *self, kf_tensor_t *src,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset) {
  KF_SCOPED(kf_as_strided_scatter(self, src, size, stride, storage_offset, &made));
}

KF_INLINE kf_tensor_t *kfs_select_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t dim, int64_t index) {
  KF_SCOPED(kf_select_backward(grad_output, input_sizes, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_slice_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t dim, int64_t start, int64_t end, int64_t step) {
  KF_SCOPED(kf_slice_backward(grad_output, input_sizes, dim, start, end, step, &made));
}

KF_INLINE kf_tensor_t *kfs_diagonal_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t offset, int64_t dim1, int64_t dim2) {
  KF_SCOPED(kf_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, &made));
}

KF_INLINE kf_tensor_t *kfs_index_select_backward(kf_tensor_t *grad, kf_int_span_t self_sizes,
    int64_t dim, kf_tensor_t *index) {
  KF_SCOPED(kf_index_select_backward(grad, self_sizes, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_gather_backward(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, bool sparse_grad) {
  KF_SCOPED(kf_gather_backward(grad, self, dim, index, sparse_grad, &made));
}

KF_INLINE kf_tensor_t *kfs_take_along_dim(kf_tensor_t *self, kf_tensor_t *indices,
    kf_opt_int_t dim) {
  KF_SCOPED(kf_take_along_dim(self, indices, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_argwhere(kf_tensor_t *self) {
  KF_SCOPED(kf_argwhere(self, &made));
}

KF_INLINE kf_tensor_t *kfs_nonzero_static(kf_tensor_t *self, int64_t size) {
  KF_SCOPED(kf_nonzero_static(self, size, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_cartesian_prod(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_cartesian_prod(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_combinations(kf_tensor_t *self, int64_t r, bool with_replacement) {
  KF_SCOPED(kf_combinations(self, r, with_replacement, &made));
}

KF_INLINE kf_tensor_t *kfs_one_hot(kf_tensor_t *self, int64_t num_classes) {
  KF_SCOPED(kf_one_hot(self, num_classes, &made));
}

KF_INLINE kf_tensor_t *kfs_channel_shuffle(kf_tensor_t *self, int64_t groups) {
  KF_SCOPED(kf_channel_shuffle(self, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_pixel_shuffle(kf_tensor_t *self, int64_t upscale_factor) {
  KF_SCOPED(kf_pixel_shuffle(self, upscale_factor, &made));
}

KF_INLINE kf_tensor_t *kfs_pixel_unshuffle(kf_tensor_t *self, int64_t downscale_factor) {
  KF_SCOPED(kf_pixel_unshuffle(self, downscale_factor, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_stack(kf_tensor_span_t tensors, int64_t dim) {
  KF_SCOPED(kf_raw_stack(tensors, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_native_channel_shuffle(kf_tensor_t *self, int64_t groups) {
  KF_SCOPED(kf_native_channel_shuffle(self, groups, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_chunk_cat(kf_tensor_span_t tensors, int64_t dim,
    int64_t num_chunks) {
  KF_SCOPED(kf_raw_chunk_cat(tensors, dim, num_chunks, &made));
}

KF_INLINE kf_tensor_t *kfs_pad_sequence(kf_tensor_span_t sequences, bool batch_first,
    double padding_value, kf_str_t padding_side) {
  KF_SCOPED(kf_pad_sequence(sequences, batch_first, padding_value, padding_side, &made));
}

KF_INLINE kf_tensor_t *kfs_flatten_dense_tensors(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_flatten_dense_tensors(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_cholesky(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_cholesky(self, false, &made));
}

KF_INLINE kf_tensor_t *kfs_cholesky(kf_tensor_t *self, bool upper) {
  KF_SCOPED(kf_cholesky(self, upper, &made));
}

KF_INLINE kf_tensor_t *kfs_cholesky_solve(kf_tensor_t *self, kf_tensor_t *input2, bool upper) {
  KF_SCOPED(kf_cholesky_solve(self, input2, upper, &made));
}

KF_INLINE kf_tensor_t *kfs_cholesky_inverse(kf_tensor_t *self, bool upper) {
  KF_SCOPED(kf_cholesky_inverse(self, upper, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_lu_solve(kf_tensor_t *LU, kf_tensor_t *pivots, kf_tensor_t *B) {
  KF_SCOPED(kf_linalg_lu_solve(LU, pivots, B, true, false, &made));
}

KF_INLINE kf_tensor_t *kfs_lu_solve(kf_tensor_t *self, kf_tensor_t *LU_data,
    kf_tensor_t *LU_pivots) {
  KF_SCOPED(kf_lu_solve(self, LU_data, LU_pivots, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_solve(kf_tensor_t *A, kf_tensor_t *B) {
  KF_SCOPED(kf_linalg_solve(A, B, true, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_inv(kf_tensor_t *A) {
  KF_SCOPED(kf_linalg_inv(A, &made));
}

KF_INLINE kf_tensor_t *kfs_inverse(kf_tensor_t *self) {
  KF_SCOPED(kf_inverse(self, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_det(kf_tensor_t *A) {
  KF_SCOPED(kf_linalg_det(A, &made));
}

KF_INLINE kf_tensor_t *kfs_det(kf_tensor_t *self) {
  KF_SCOPED(kf_det(self, &made));
}

KF_INLINE kf_tensor_t *kfs_logdet(kf_tensor_t *self) {
  KF_SCOPED(kf_logdet(self, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_solve_triangular(kf_tensor_t *self, kf_tensor_t *B, bool upper) {
  KF_SCOPED(kf_linalg_solve_triangular(self, B, upper, true, false, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_householder_product(kf_tensor_t *input, kf_tensor_t *tau) {
  KF_SCOPED(kf_linalg_householder_product(input, tau, &made));
}

KF_INLINE kf_tensor_t *kfs_orgqr(kf_tensor_t *self, kf_tensor_t *input2) {
  KF_SCOPED(kf_orgqr(self, input2, &made));
}

KF_INLINE kf_tensor_t *kfs_ormqr(kf_tensor_t *self, kf_tensor_t *input2, kf_tensor_t *input3,
    bool left, bool transpose) {
  KF_SCOPED(kf_ormqr(self, input2, input3, left, transpose, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_ldl_solve(kf_tensor_t *LD, kf_tensor_t *pivots, kf_tensor_t *B) {
  KF_SCOPED(kf_linalg_ldl_solve(LD, pivots, B, false, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_svdvals(kf_tensor_t *A) {
  KF_SCOPED(kf_linalg_svdvals(A, kf_str_of(NULL), &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_eigvalsh(kf_tensor_t *self, kf_str_t UPLO) {
  KF_SCOPED(kf_linalg_eigvalsh(self, UPLO, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_linalg_eigvals(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_linalg_eigvals(self, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_eigvals(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_eigvals(self, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_pinv_atol_rtol_tensor(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_pinv_atol_rtol_tensor(self, NULL, NULL, false, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_pinv_atol_rtol_float(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_pinv_atol_rtol_float(self, kf_no_float(), kf_no_float(), false, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_pinv(kf_tensor_t *self, double rcond, bool hermitian) {
  KF_SCOPED(kf_linalg_pinv(self, rcond, hermitian, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_pinv_rcond_tensor(kf_tensor_t *self, kf_tensor_t *rcond,
    bool hermitian) {
  KF_SCOPED(kf_linalg_pinv_rcond_tensor(self, rcond, hermitian, &made));
}

KF_INLINE kf_tensor_t *kfs_pinverse(kf_tensor_t *self, double rcond) {
  KF_SCOPED(kf_pinverse(self, rcond, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_rank_atol_rtol_tensor(kf_tensor_t *input) {
  KF_SCOPED(kf_linalg_matrix_rank_atol_rtol_tensor(input, NULL, NULL, false, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_rank_atol_rtol_float(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_matrix_rank_atol_rtol_float(self, kf_no_float(), kf_no_float(), false,
      &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_rank(kf_tensor_t *self, double tol, bool hermitian) {
  KF_SCOPED(kf_linalg_matrix_rank(self, tol, hermitian, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_rank_tol_tensor(kf_tensor_t *input, kf_tensor_t *tol,
    bool hermitian) {
  KF_SCOPED(kf_linalg_matrix_rank_tol_tensor(input, tol, hermitian, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_exp(kf_tensor_t *self) {
  KF_SCOPED(kf_linalg_matrix_exp(self, &made));
}

KF_INLINE kf_tensor_t *kfs_matrix_exp(kf_tensor_t *self) {
  KF_SCOPED(kf_matrix_exp(self, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_multi_dot(kf_tensor_span_t tensors) {
  KF_SCOPED(kf_linalg_multi_dot(tensors, &made));
}

KF_INLINE kf_tensor_t *kfs_chain_matmul(kf_tensor_span_t matrices) {
  KF_SCOPED(kf_chain_matmul(matrices, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_tensorinv(kf_tensor_t *self, int64_t ind) {
  KF_SCOPED(kf_linalg_tensorinv(self, ind, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_tensorsolve(kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims) {
  KF_SCOPED(kf_linalg_tensorsolve(self, other, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matmul(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_linalg_matmul(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_norm(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim,
    bool keepdim) {
  KF_SCOPED(kf_linalg_matrix_norm(self, ord, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_norm_str_ord(kf_tensor_t *self, kf_str_t ord,
    kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_linalg_matrix_norm_str_ord(self, ord, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_norm(kf_tensor_t *self, kf_opt_scalar_t ord, kf_int_span_t dim,
    bool keepdim) {
  KF_SCOPED(kf_linalg_norm(self, ord, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_norm_ord_str(kf_tensor_t *self, kf_str_t ord, kf_int_span_t dim,
    bool keepdim) {
  KF_SCOPED(kf_linalg_norm_ord_str(self, ord, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_nuclear_norm(kf_tensor_t *self, bool keepdim) {
  KF_SCOPED(kf_nuclear_norm(self, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_nuclear_norm_dim(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_nuclear_norm_dim(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_cond(kf_tensor_t *self, kf_opt_scalar_t p) {
  KF_SCOPED(kf_linalg_cond(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_cond_p_str(kf_tensor_t *self, kf_str_t p) {
  KF_SCOPED(kf_linalg_cond_p_str(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_vander(kf_tensor_t *x) {
  KF_SCOPED(kf_linalg_vander(x, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_vecdot(kf_tensor_t *x, kf_tensor_t *y) {
  KF_SCOPED(kf_linalg_vecdot(x, y, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_mse_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction) {
  KF_SCOPED(kf_mse_loss(self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_mse_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction) {
  KF_SCOPED(kf_mse_loss_backward(grad_output, self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_l1_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction) {
  KF_SCOPED(kf_l1_loss(self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_smooth_l1_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    double beta) {
  KF_SCOPED(kf_smooth_l1_loss(self, target, reduction, beta, &made));
}

KF_INLINE kf_tensor_t *kfs_smooth_l1_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double beta) {
  KF_SCOPED(kf_smooth_l1_loss_backward(grad_output, self, target, reduction, beta, &made));
}

KF_INLINE kf_tensor_t *kfs_huber_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    double delta) {
  KF_SCOPED(kf_huber_loss(self, target, reduction, delta, &made));
}

KF_INLINE kf_tensor_t *kfs_huber_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double delta) {
  KF_SCOPED(kf_huber_loss_backward(grad_output, self, target, reduction, delta, &made));
}

KF_INLINE kf_tensor_t *kfs_soft_margin_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction) {
  KF_SCOPED(kf_soft_margin_loss(self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_soft_margin_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction) {
  KF_SCOPED(kf_soft_margin_loss_backward(grad_output, self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_hinge_embedding_loss(kf_tensor_t *self, kf_tensor_t *target,
    double margin, int64_t reduction) {
  KF_SCOPED(kf_hinge_embedding_loss(self, target, margin, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_margin_ranking_loss(kf_tensor_t *input1, kf_tensor_t *input2,
    kf_tensor_t *target, double margin, int64_t reduction) {
  KF_SCOPED(kf_margin_ranking_loss(input1, input2, target, margin, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_triplet_margin_loss(kf_tensor_t *anchor, kf_tensor_t *positive,
    kf_tensor_t *negative, double margin, double p, double eps, bool swap, int64_t reduction) {
  KF_SCOPED(kf_triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, reduction,
      &made));
}

KF_INLINE kf_tensor_t *kfs_cosine_embedding_loss(kf_tensor_t *input1, kf_tensor_t *input2,
    kf_tensor_t *target, double margin, int64_t reduction) {
  KF_SCOPED(kf_cosine_embedding_loss(input1, input2, target, margin, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_poisson_nll_loss(kf_tensor_t *input, kf_tensor_t *target, bool log_input,
    bool full, double eps, int64_t reduction) {
  KF_SCOPED(kf_poisson_nll_loss(input, target, log_input, full, eps, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_kl_div(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction) {
  KF_SCOPED(kf_kl_div(self, target, reduction, false, &made));
}

KF_INLINE kf_tensor_t *kfs_binary_cross_entropy(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction) {
  KF_SCOPED(kf_binary_cross_entropy(self, target, weight, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_binary_cross_entropy_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction) {
  KF_SCOPED(kf_binary_cross_entropy_backward(grad_output, self, target, weight, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_binary_cross_entropy_with_logits(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction) {
  KF_SCOPED(kf_binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction,
      &made));
}

KF_INLINE kf_tensor_t *kfs_nll_loss(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index) {
  KF_SCOPED(kf_nll_loss(self, target, weight, reduction, ignore_index, &made));
}

KF_INLINE kf_tensor_t *kfs_nll_loss2d(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index) {
  KF_SCOPED(kf_nll_loss2d(self, target, weight, reduction, ignore_index, &made));
}

KF_INLINE kf_tensor_t *kfs_nll_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
    kf_tensor_t *total_weight) {
  KF_SCOPED(kf_nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index,
      total_weight, &made));
}

KF_INLINE kf_tensor_t *kfs_nll_loss2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
    kf_tensor_t *total_weight) {
  KF_SCOPED(kf_nll_loss2d_backward(grad_output, self, target, weight, reduction, ignore_index,
      total_weight, &made));
}

KF_INLINE kf_tensor_t *kfs_nll_loss_nd(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index) {
  KF_SCOPED(kf_nll_loss_nd(self, target, weight, reduction, ignore_index, &made));
}

KF_INLINE kf_tensor_t *kfs_cross_entropy_loss(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, double label_smoothing) {
  KF_SCOPED(kf_cross_entropy_loss(self, target, weight, reduction, ignore_index, label_smoothing,
      &made));
}

KF_INLINE kf_tensor_t *kfs_multi_margin_loss(kf_tensor_t *self, kf_tensor_t *target, kf_scalar_t p,
    kf_scalar_t margin, kf_tensor_t *weight, int64_t reduction) {
  KF_SCOPED(kf_multi_margin_loss(self, target, p, margin, weight, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_multilabel_margin_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction) {
  KF_SCOPED(kf_multilabel_margin_loss(self, target, reduction, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_ctc_loss_backward(kf_tensor_t *grad, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths,
    kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha, int64_t blank, bool zero_infinity) {
  KF_SCOPED(kf_raw_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths,
      neg_log_likelihood, log_alpha, blank, zero_infinity, &made));
}

KF_INLINE kf_tensor_t *kfs_ctc_loss_IntList(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank, int64_t reduction,
    bool zero_infinity) {
  KF_SCOPED(kf_ctc_loss_IntList(log_probs, targets, input_lengths, target_lengths, blank, reduction,
      zero_infinity, &made));
}

KF_INLINE kf_tensor_t *kfs_ctc_loss(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_tensor_t *input_lengths, kf_tensor_t *target_lengths, int64_t blank, int64_t reduction,
    bool zero_infinity) {
  KF_SCOPED(kf_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction,
      zero_infinity, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_ctc_loss_backward_Tensor(kf_tensor_t *grad, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_tensor_t *input_lengths, kf_tensor_t *target_lengths,
    kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha, int64_t blank, bool zero_infinity) {
  KF_SCOPED(kf_raw_ctc_loss_backward_Tensor(grad, log_probs, targets, input_lengths, target_lengths,
      neg_log_likelihood, log_alpha, blank, zero_infinity, &made));
}

KF_INLINE kf_tensor_t *kfs_mm(kf_tensor_t *self, kf_tensor_t *mat2) {
  KF_SCOPED(kf_mm(self, mat2, &made));
}

KF_INLINE kf_tensor_t *kfs_addmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2) {
  KF_SCOPED(kf_addmm(self, mat1, mat2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_bmm(kf_tensor_t *self, kf_tensor_t *mat2) {
  KF_SCOPED(kf_bmm(self, mat2, &made));
}

KF_INLINE kf_tensor_t *kfs_baddbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2) {
  KF_SCOPED(kf_baddbmm(self, batch1, batch2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_addbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2) {
  KF_SCOPED(kf_addbmm(self, batch1, batch2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_mv(kf_tensor_t *self, kf_tensor_t *vec) {
  KF_SCOPED(kf_mv(self, vec, &made));
}

KF_INLINE kf_tensor_t *kfs_addmv(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec) {
  KF_SCOPED(kf_addmv(self, mat, vec, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_dot(kf_tensor_t *self, kf_tensor_t *tensor) {
  KF_SCOPED(kf_dot(self, tensor, &made));
}

KF_INLINE kf_tensor_t *kfs_vdot(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_vdot(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_addr(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2) {
  KF_SCOPED(kf_addr(self, vec1, vec2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_outer(kf_tensor_t *self, kf_tensor_t *vec2) {
  KF_SCOPED(kf_outer(self, vec2, &made));
}

KF_INLINE kf_tensor_t *kfs_ger(kf_tensor_t *self, kf_tensor_t *vec2) {
  KF_SCOPED(kf_ger(self, vec2, &made));
}

KF_INLINE kf_tensor_t *kfs_inner(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_inner(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_matmul(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_matmul(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_linear(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias) {
  KF_SCOPED(kf_linear(input, weight, bias, &made));
}

KF_INLINE kf_tensor_t *kfs_tensordot(kf_tensor_t *self, kf_tensor_t *other, kf_int_span_t dims_self,
    kf_int_span_t dims_other) {
  KF_SCOPED(kf_tensordot(self, other, dims_self, dims_other, &made));
}

KF_INLINE kf_tensor_t *kfs_kron(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_kron(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_matrix_power(kf_tensor_t *self, int64_t n) {
  KF_SCOPED(kf_linalg_matrix_power(self, n, &made));
}

KF_INLINE kf_tensor_t *kfs_matrix_power(kf_tensor_t *self, int64_t n) {
  KF_SCOPED(kf_matrix_power(self, n, &made));
}

KF_INLINE kf_tensor_t *kfs_trace(kf_tensor_t *self) {
  KF_SCOPED(kf_trace(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cdist_forward(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode) {
  KF_SCOPED(kf_raw_cdist_forward(x1, x2, p, compute_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_cdist(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode) {
  KF_SCOPED(kf_cdist(x1, x2, p, compute_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_pdist_forward(kf_tensor_t *self, double p) {
  KF_SCOPED(kf_raw_pdist_forward(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_pdist(kf_tensor_t *self, double p) {
  KF_SCOPED(kf_pdist(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_addmm_activation(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2) {
  KF_SCOPED(kf_raw_addmm_activation(self, mat1, mat2, KF_INT(1), KF_INT(1), false, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_grouped_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *offs,
    kf_tensor_t *bias, kf_opt_int_t out_dtype) {
  KF_SCOPED(kf_raw_grouped_mm(self, mat2, offs, bias, out_dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_euclidean_dist(kf_tensor_t *x1, kf_tensor_t *x2) {
  KF_SCOPED(kf_raw_euclidean_dist(x1, x2, &made));
}

KF_INLINE kf_tensor_t *kfs_bilinear(kf_tensor_t *input1, kf_tensor_t *input2, kf_tensor_t *weight,
    kf_tensor_t *bias) {
  KF_SCOPED(kf_bilinear(input1, input2, weight, bias, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_int_mm(kf_tensor_t *self, kf_tensor_t *mat2) {
  KF_SCOPED(kf_raw_int_mm(self, mat2, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_compute_linear_combination(kf_tensor_t *input,
    kf_tensor_t *coefficients) {
  KF_SCOPED(kf_raw_compute_linear_combination(input, coefficients, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_weight_int8pack_mm(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *scales) {
  KF_SCOPED(kf_raw_weight_int8pack_mm(self, mat2, scales, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_scaled_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *scale_a,
    kf_tensor_t *scale_b, kf_tensor_t *bias, kf_tensor_t *scale_result, kf_opt_int_t out_dtype,
    bool use_fast_accum) {
  KF_SCOPED(kf_raw_scaled_mm(self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
      use_fast_accum, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_trilinear(kf_tensor_t *i1, kf_tensor_t *i2, kf_tensor_t *i3,
    kf_int_span_t expand1, kf_int_span_t expand2, kf_int_span_t expand3, kf_int_span_t sumdim,
    int64_t unroll_dim) {
  KF_SCOPED(kf_raw_trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_constant_pad_nd(kf_tensor_t *self, kf_int_span_t pad,
    kf_scalar_t value) {
  KF_SCOPED(kf_constant_pad_nd(self, pad, value, &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad1d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad1d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad2d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad2d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_reflection_pad3d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_reflection_pad3d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad1d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad1d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad2d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad2d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_replication_pad3d(kf_tensor_t *self, kf_int_span_t padding) {
  KF_SCOPED(kf_replication_pad3d(self, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_pad_circular(kf_tensor_t *self, kf_int_span_t pad) {
  KF_SCOPED(kf_raw_pad_circular(self, pad, &made));
}

KF_INLINE kf_tensor_t *kfs_pad(kf_tensor_t *self, kf_int_span_t pad, kf_str_t mode,
    kf_opt_float_t value) {
  KF_SCOPED(kf_pad(self, pad, mode, value, &made));
}

KF_INLINE kf_tensor_t *kfs_embedding(kf_tensor_t *weight, kf_tensor_t *indices, int64_t padding_idx,
    bool scale_grad_by_freq, bool sparse) {
  KF_SCOPED(kf_embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse, &made));
}

KF_INLINE kf_tensor_t *kfs_embedding_dense_backward(kf_tensor_t *grad_output, kf_tensor_t *indices,
    int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
  KF_SCOPED(kf_embedding_dense_backward(grad_output, indices, num_weights, padding_idx,
      scale_grad_by_freq, &made));
}

KF_INLINE kf_tensor_t *kfs_embedding_backward(kf_tensor_t *grad, kf_tensor_t *indices,
    int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool sparse) {
  KF_SCOPED(kf_embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq,
      sparse, &made));
}

KF_INLINE kf_tensor_t *kfs_scaled_dot_product_attention(kf_tensor_t *query, kf_tensor_t *key,
    kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal) {
  KF_SCOPED(kf_scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal,
      kf_no_float(), false, &made));
}

KF_INLINE kf_tensor_t *kfs_gru_cell(kf_tensor_t *input, kf_tensor_t *hx, kf_tensor_t *w_ih,
    kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh) {
  KF_SCOPED(kf_gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh, &made));
}

KF_INLINE kf_tensor_t *kfs_rnn_tanh_cell(kf_tensor_t *input, kf_tensor_t *hx, kf_tensor_t *w_ih,
    kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh) {
  KF_SCOPED(kf_rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih, b_hh, &made));
}

KF_INLINE kf_tensor_t *kfs_rnn_relu_cell(kf_tensor_t *input, kf_tensor_t *hx, kf_tensor_t *w_ih,
    kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh) {
  KF_SCOPED(kf_rnn_relu_cell(input, hx, w_ih, w_hh, b_ih, b_hh, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_softmax(kf_tensor_t *self, int64_t dim, bool half_to_float) {
  KF_SCOPED(kf_raw_softmax(self, dim, half_to_float, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_log_softmax(kf_tensor_t *self, int64_t dim, bool half_to_float) {
  KF_SCOPED(kf_raw_log_softmax(self, dim, half_to_float, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_softmax_backward_data(kf_tensor_t *grad_output, kf_tensor_t *output,
    int64_t dim, kf_dtype_t input_dtype) {
  KF_SCOPED(kf_raw_softmax_backward_data(grad_output, output, dim, input_dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_log_softmax_backward_data(kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype) {
  KF_SCOPED(kf_raw_log_softmax_backward_data(grad_output, output, dim, input_dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  KF_SCOPED(kf_softmax(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_safe_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  KF_SCOPED(kf_raw_safe_softmax(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_log_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  KF_SCOPED(kf_log_softmax(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_layer_norm(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enable) {
  KF_SCOPED(kf_layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable, &made));
}

KF_INLINE kf_tensor_t *kfs_rms_norm(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_opt_float_t eps) {
  KF_SCOPED(kf_rms_norm(input, normalized_shape, weight, eps, &made));
}

KF_INLINE kf_tensor_t *kfs_group_norm(kf_tensor_t *input, int64_t num_groups, kf_tensor_t *weight,
    kf_tensor_t *bias, double eps, bool cudnn_enabled) {
  KF_SCOPED(kf_group_norm(input, num_groups, weight, bias, eps, cudnn_enabled, &made));
}

KF_INLINE kf_tensor_t *kfs_batch_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps,
    bool cudnn_enabled) {
  KF_SCOPED(kf_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps,
      cudnn_enabled, &made));
}

KF_INLINE kf_tensor_t *kfs_instance_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool use_input_stats, double momentum,
    double eps, bool cudnn_enabled) {
  KF_SCOPED(kf_instance_norm(input, weight, bias, running_mean, running_var, use_input_stats,
      momentum, eps, cudnn_enabled, &made));
}

KF_INLINE kf_tensor_t *kfs_special_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  KF_SCOPED(kf_special_softmax(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_special_log_softmax(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_special_log_softmax(self, dim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_weight_norm(kf_tensor_t *v, kf_tensor_t *g, int64_t dim) {
  KF_SCOPED(kf_raw_weight_norm(v, g, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_norm_except_dim(kf_tensor_t *v, int64_t pow, int64_t dim) {
  KF_SCOPED(kf_norm_except_dim(v, pow, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_max_pool2d_with_indices_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices) {
  KF_SCOPED(kf_max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
      dilation, ceil_mode, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_max_pool3d_with_indices_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices) {
  KF_SCOPED(kf_max_pool3d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
      dilation, ceil_mode, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_max_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode) {
  KF_SCOPED(kf_max_pool1d(self, kernel_size, stride, padding, dilation, ceil_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_max_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode) {
  KF_SCOPED(kf_max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_max_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode) {
  KF_SCOPED(kf_max_pool3d(self, kernel_size, stride, padding, dilation, ceil_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_avg_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad) {
  KF_SCOPED(kf_avg_pool1d(self, kernel_size, stride, padding, ceil_mode, count_include_pad, &made));
}

KF_INLINE kf_tensor_t *kfs_avg_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override) {
  KF_SCOPED(kf_avg_pool2d(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
      divisor_override, &made));
}

KF_INLINE kf_tensor_t *kfs_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override) {
  KF_SCOPED(kf_avg_pool2d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode,
      count_include_pad, divisor_override, &made));
}

KF_INLINE kf_tensor_t *kfs_avg_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override) {
  KF_SCOPED(kf_avg_pool3d(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
      divisor_override, &made));
}

KF_INLINE kf_tensor_t *kfs_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override) {
  KF_SCOPED(kf_avg_pool3d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode,
      count_include_pad, divisor_override, &made));
}

KF_INLINE kf_tensor_t *kfs_adaptive_avg_pool1d(kf_tensor_t *self, kf_int_span_t output_size) {
  KF_SCOPED(kf_adaptive_avg_pool1d(self, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size) {
  KF_SCOPED(kf_adaptive_avg_pool2d(self, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size) {
  KF_SCOPED(kf_raw_adaptive_avg_pool2d(self, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_adaptive_avg_pool2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self) {
  KF_SCOPED(kf_raw_adaptive_avg_pool2d_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size) {
  KF_SCOPED(kf_adaptive_avg_pool3d(self, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size) {
  KF_SCOPED(kf_raw_adaptive_avg_pool3d(self, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_adaptive_avg_pool3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self) {
  KF_SCOPED(kf_raw_adaptive_avg_pool3d_backward(grad_output, self, &made));
}

KF_INLINE kf_tensor_t *kfs_adaptive_max_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices) {
  KF_SCOPED(kf_adaptive_max_pool2d_backward(grad_output, self, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_adaptive_max_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices) {
  KF_SCOPED(kf_adaptive_max_pool3d_backward(grad_output, self, indices, &made));
}

KF_INLINE kf_tensor_t *kfs_max_unpool2d(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size) {
  KF_SCOPED(kf_max_unpool2d(self, indices, output_size, &made));
}

KF_INLINE kf_tensor_t *kfs_max_unpool3d(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size, kf_int_span_t stride, kf_int_span_t padding) {
  KF_SCOPED(kf_max_unpool3d(self, indices, output_size, stride, padding, &made));
}

KF_INLINE kf_tensor_t *kfs_fake_quantize_per_tensor_affine(kf_tensor_t *self, double scale,
    int64_t zero_point, int64_t quant_min, int64_t quant_max) {
  KF_SCOPED(kf_fake_quantize_per_tensor_affine(self, scale, zero_point, quant_min, quant_max,
      &made));
}

KF_INLINE kf_tensor_t *kfs_fake_quantize_per_tensor_affine_tensor_qparams(kf_tensor_t *self,
    kf_tensor_t *scale, kf_tensor_t *zero_point, int64_t quant_min, int64_t quant_max) {
  KF_SCOPED(kf_fake_quantize_per_tensor_affine_tensor_qparams(self, scale, zero_point, quant_min,
      quant_max, &made));
}

KF_INLINE kf_tensor_t *kfs_fake_quantize_per_channel_affine(kf_tensor_t *self, kf_tensor_t *scale,
    kf_tensor_t *zero_point, int64_t axis, int64_t quant_min, int64_t quant_max) {
  KF_SCOPED(kf_fake_quantize_per_channel_affine(self, scale, zero_point, axis, quant_min, quant_max,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_is_all_true(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_is_all_true(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_is_any_true(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_is_any_true(self, &made));
}

KF_INLINE kf_tensor_t *kfs_uniform(kf_tensor_t *self, double from, double to) {
  KF_SCOPED(kf_uniform(self, from, to, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_normal_functional(kf_tensor_t *self, double mean, double std) {
  KF_SCOPED(kf_normal_functional(self, mean, std, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_log_normal(kf_tensor_t *self, double mean, double std) {
  KF_SCOPED(kf_log_normal(self, mean, std, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_cauchy(kf_tensor_t *self, double median, double sigma) {
  KF_SCOPED(kf_cauchy(self, median, sigma, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_exponential(kf_tensor_t *self, double lambd) {
  KF_SCOPED(kf_exponential(self, lambd, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_geometric(kf_tensor_t *self, double p) {
  KF_SCOPED(kf_geometric(self, p, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_random(kf_tensor_t *self) {
  KF_SCOPED(kf_random(self, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_random_from(kf_tensor_t *self, int64_t from, kf_opt_int_t to) {
  KF_SCOPED(kf_random_from(self, from, to, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_random_to(kf_tensor_t *self, int64_t to) {
  KF_SCOPED(kf_random_to(self, to, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_bernoulli_p(kf_tensor_t *self, double p) {
  KF_SCOPED(kf_bernoulli_p(self, p, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_bernoulli_Tensor(kf_tensor_t *self, kf_tensor_t *p) {
  KF_SCOPED(kf_bernoulli_Tensor(self, p, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_bernoulli(kf_tensor_t *self) {
  KF_SCOPED(kf_bernoulli(self, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_poisson(kf_tensor_t *self, kf_generator_t *generator) {
  KF_SCOPED(kf_poisson(self, generator, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_standard_gamma(kf_tensor_t *self, kf_generator_t *generator) {
  KF_SCOPED(kf_raw_standard_gamma(self, generator, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_standard_gamma_grad(kf_tensor_t *self, kf_tensor_t *output) {
  KF_SCOPED(kf_raw_standard_gamma_grad(self, output, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sample_dirichlet(kf_tensor_t *self, kf_generator_t *generator) {
  KF_SCOPED(kf_raw_sample_dirichlet(self, generator, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_dirichlet_grad(kf_tensor_t *x, kf_tensor_t *alpha,
    kf_tensor_t *total) {
  KF_SCOPED(kf_raw_dirichlet_grad(x, alpha, total, &made));
}

KF_INLINE kf_tensor_t *kfs_binomial(kf_tensor_t *count, kf_tensor_t *prob,
    kf_generator_t *generator) {
  KF_SCOPED(kf_binomial(count, prob, generator, &made));
}

KF_INLINE kf_tensor_t *kfs_multinomial(kf_tensor_t *self, int64_t num_samples, bool replacement) {
  KF_SCOPED(kf_multinomial(self, num_samples, replacement, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_rrelu(kf_tensor_t *self, kf_scalar_t lower, kf_scalar_t upper,
    bool training, kf_generator_t *generator) {
  KF_SCOPED(kf_rrelu(self, lower, upper, training, generator, &made));
}

KF_INLINE kf_tensor_t *kfs_rand(kf_int_span_t size) {
  KF_SCOPED(kf_rand(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_randn(kf_int_span_t size) {
  KF_SCOPED(kf_randn(size, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_rand_like(kf_tensor_t *self) {
  KF_SCOPED(kf_rand_like(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_randn_like(kf_tensor_t *self) {
  KF_SCOPED(kf_randn_like(self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_randint(int64_t high, kf_int_span_t size) {
  KF_SCOPED(kf_randint(high, size, kf_some_int(4), kf_no_int(), kf_no_device(), kf_no_bool(),
      &made));
}

KF_INLINE kf_tensor_t *kfs_randint_low(int64_t low, int64_t high, kf_int_span_t size) {
  KF_SCOPED(kf_randint_low(low, high, size, kf_some_int(4), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like(kf_tensor_t *self, int64_t high) {
  KF_SCOPED(kf_randint_like(self, high, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
      kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like_low_dtype(kf_tensor_t *self, int64_t low, int64_t high) {
  KF_SCOPED(kf_randint_like_low_dtype(self, low, high, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like_Tensor(kf_tensor_t *self, kf_tensor_t *high) {
  KF_SCOPED(kf_randint_like_Tensor(self, high, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randperm(int64_t n) {
  KF_SCOPED(kf_randperm(n, kf_some_int(4), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_rand_generator(kf_int_span_t size, kf_generator_t *generator) {
  KF_SCOPED(kf_rand_generator(size, generator, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_randn_generator(kf_int_span_t size, kf_generator_t *generator) {
  KF_SCOPED(kf_randn_generator(size, generator, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_rand_like_generator(kf_tensor_t *self, kf_generator_t *generator) {
  KF_SCOPED(kf_rand_like_generator(self, generator, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randn_like_generator(kf_tensor_t *self, kf_generator_t *generator) {
  KF_SCOPED(kf_randn_like_generator(self, generator, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_generator(int64_t high, kf_int_span_t size,
    kf_generator_t *generator) {
  KF_SCOPED(kf_randint_generator(high, size, generator, kf_some_int(4), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_low_generator(int64_t low, int64_t high, kf_int_span_t size,
    kf_generator_t *generator) {
  KF_SCOPED(kf_randint_low_generator(low, high, size, generator, kf_some_int(4), kf_no_int(),
      kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like_generator(kf_tensor_t *self, int64_t high,
    kf_generator_t *generator) {
  KF_SCOPED(kf_randint_like_generator(self, high, generator, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like_low_generator_dtype(kf_tensor_t *self, int64_t low,
    int64_t high, kf_generator_t *generator) {
  KF_SCOPED(kf_randint_like_low_generator_dtype(self, low, high, generator, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randint_like_Tensor_generator(kf_tensor_t *self, kf_tensor_t *high,
    kf_generator_t *generator) {
  KF_SCOPED(kf_randint_like_Tensor_generator(self, high, generator, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_randperm_generator(int64_t n, kf_generator_t *generator) {
  KF_SCOPED(kf_randperm_generator(n, generator, kf_some_int(4), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_normal(kf_tensor_t *mean, kf_tensor_t *std) {
  KF_SCOPED(kf_normal(mean, std, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_normal_Tensor_float(kf_tensor_t *mean, double std) {
  KF_SCOPED(kf_normal_Tensor_float(mean, std, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_normal_float_Tensor(double mean, kf_tensor_t *std) {
  KF_SCOPED(kf_normal_float_Tensor(mean, std, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_normal_float_float(double mean, double std, kf_int_span_t size) {
  KF_SCOPED(kf_normal_float_float(mean, std, size, NULL, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_native_dropout_backward(kf_tensor_t *grad_output, kf_tensor_t *mask,
    double scale) {
  KF_SCOPED(kf_native_dropout_backward(grad_output, mask, scale, &made));
}

KF_INLINE kf_tensor_t *kfs_dropout(kf_tensor_t *input, double p, bool train) {
  KF_SCOPED(kf_dropout(input, p, train, &made));
}

KF_INLINE kf_tensor_t *kfs_feature_dropout(kf_tensor_t *input, double p, bool train) {
  KF_SCOPED(kf_feature_dropout(input, p, train, &made));
}

KF_INLINE kf_tensor_t *kfs_alpha_dropout(kf_tensor_t *input, double p, bool train) {
  KF_SCOPED(kf_alpha_dropout(input, p, train, &made));
}

KF_INLINE kf_tensor_t *kfs_feature_alpha_dropout(kf_tensor_t *input, double p, bool train) {
  KF_SCOPED(kf_feature_alpha_dropout(input, p, train, &made));
}

KF_INLINE kf_tensor_t *kfs_sum(kf_tensor_t *self) {
  KF_SCOPED(kf_sum(self, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_sum_dim_IntList(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_sum_dim_IntList(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_nansum(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_nansum(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_mean(kf_tensor_t *self) {
  KF_SCOPED(kf_mean(self, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_mean_dim(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_nanmean(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_nanmean(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_prod(kf_tensor_t *self) {
  KF_SCOPED(kf_prod(self, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_prod_dim_int(kf_tensor_t *self, int64_t dim, bool keepdim) {
  KF_SCOPED(kf_prod_dim_int(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_amax(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_amax(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_amin(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_amin(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_max(kf_tensor_t *self) {
  KF_SCOPED(kf_max(self, &made));
}

KF_INLINE kf_tensor_t *kfs_min(kf_tensor_t *self) {
  KF_SCOPED(kf_min(self, &made));
}

KF_INLINE kf_tensor_t *kfs_argmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim) {
  KF_SCOPED(kf_argmax(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_argmin(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim) {
  KF_SCOPED(kf_argmin(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_any(kf_tensor_t *self) {
  KF_SCOPED(kf_any(self, &made));
}

KF_INLINE kf_tensor_t *kfs_any_dim(kf_tensor_t *self, int64_t dim, bool keepdim) {
  KF_SCOPED(kf_any_dim(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_any_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_any_dims(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_all(kf_tensor_t *self) {
  KF_SCOPED(kf_all(self, &made));
}

KF_INLINE kf_tensor_t *kfs_all_dim(kf_tensor_t *self, int64_t dim, bool keepdim) {
  KF_SCOPED(kf_all_dim(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_all_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_all_dims(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_count_nonzero_dim_IntList(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_count_nonzero_dim_IntList(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_count_nonzero(kf_tensor_t *self, kf_opt_int_t dim) {
  KF_SCOPED(kf_count_nonzero(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_var_correction(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_var_correction(self, dim, kf_no_scalar(), false, &made));
}

KF_INLINE kf_tensor_t *kfs_std_correction(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_std_correction(self, dim, kf_no_scalar(), false, &made));
}

KF_INLINE kf_tensor_t *kfs_var(kf_tensor_t *self, bool unbiased) {
  KF_SCOPED(kf_var(self, unbiased, &made));
}

KF_INLINE kf_tensor_t *kfs_var_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim) {
  KF_SCOPED(kf_var_dim(self, dim, unbiased, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_std(kf_tensor_t *self, bool unbiased) {
  KF_SCOPED(kf_std(self, unbiased, &made));
}

KF_INLINE kf_tensor_t *kfs_std_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim) {
  KF_SCOPED(kf_std_dim(self, dim, unbiased, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_vector_norm(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim,
    bool keepdim) {
  KF_SCOPED(kf_linalg_vector_norm(self, ord, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_norm(kf_tensor_t *self, kf_scalar_t p) {
  KF_SCOPED(kf_norm(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_norm_ScalarOpt_dtype(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_dtype_t dtype) {
  KF_SCOPED(kf_norm_ScalarOpt_dtype(self, p, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_norm_ScalarOpt_dim(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_norm_ScalarOpt_dim(self, p, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_norm_ScalarOpt_dim_dtype(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_dtype_t dtype) {
  KF_SCOPED(kf_norm_ScalarOpt_dim_dtype(self, p, dim, keepdim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_frobenius_norm(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_frobenius_norm(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_logsumexp(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_logsumexp(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_cumsum(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_cumsum(self, dim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_cumprod(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_cumprod(self, dim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_logcumsumexp(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_logcumsumexp(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_dist(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p) {
  KF_SCOPED(kf_dist(self, other, p, &made));
}

KF_INLINE kf_tensor_t *kfs_pairwise_distance(kf_tensor_t *x1, kf_tensor_t *x2, double p, double eps,
    bool keepdim) {
  KF_SCOPED(kf_pairwise_distance(x1, x2, p, eps, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_cosine_similarity(kf_tensor_t *x1, kf_tensor_t *x2, int64_t dim,
    double eps) {
  KF_SCOPED(kf_cosine_similarity(x1, x2, dim, eps, &made));
}

KF_INLINE kf_tensor_t *kfs_renorm(kf_tensor_t *self, kf_scalar_t p, int64_t dim,
    kf_scalar_t maxnorm) {
  KF_SCOPED(kf_renorm(self, p, dim, maxnorm, &made));
}

KF_INLINE kf_tensor_t *kfs_cov(kf_tensor_t *self) {
  KF_SCOPED(kf_cov(self, 1, NULL, NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_corrcoef(kf_tensor_t *self) {
  KF_SCOPED(kf_corrcoef(self, &made));
}

KF_INLINE kf_tensor_t *kfs_histc(kf_tensor_t *self, int64_t bins, kf_scalar_t min,
    kf_scalar_t max) {
  KF_SCOPED(kf_histc(self, bins, min, max, &made));
}

KF_INLINE kf_tensor_t *kfs_bincount(kf_tensor_t *self, kf_tensor_t *weights, int64_t minlength) {
  KF_SCOPED(kf_bincount(self, weights, minlength, &made));
}

KF_INLINE kf_tensor_t *kfs_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x) {
  KF_SCOPED(kf_trapezoid_x(y, x, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_trapezoid_dx(kf_tensor_t *y) {
  KF_SCOPED(kf_trapezoid_dx(y, KF_INT(1), -1, &made));
}

KF_INLINE kf_tensor_t *kfs_cumulative_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x) {
  KF_SCOPED(kf_cumulative_trapezoid_x(y, x, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_cumulative_trapezoid_dx(kf_tensor_t *y) {
  KF_SCOPED(kf_cumulative_trapezoid_dx(y, KF_INT(1), -1, &made));
}

KF_INLINE kf_tensor_t *kfs_diff(kf_tensor_t *self, int64_t n, int64_t dim, kf_tensor_t *prepend,
    kf_tensor_t *append) {
  KF_SCOPED(kf_diff(self, n, dim, prepend, append, &made));
}

KF_INLINE kf_tensor_t *kfs_quantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
    bool keepdim) {
  KF_SCOPED(kf_quantile(self, q, dim, keepdim, kf_str_of("linear"), &made));
}

KF_INLINE kf_tensor_t *kfs_quantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim,
    bool keepdim) {
  KF_SCOPED(kf_quantile_scalar(self, q, dim, keepdim, kf_str_of("linear"), &made));
}

KF_INLINE kf_tensor_t *kfs_nanquantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
    bool keepdim) {
  KF_SCOPED(kf_nanquantile(self, q, dim, keepdim, kf_str_of("linear"), &made));
}

KF_INLINE kf_tensor_t *kfs_nanquantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim,
    bool keepdim) {
  KF_SCOPED(kf_nanquantile_scalar(self, q, dim, keepdim, kf_str_of("linear"), &made));
}

KF_INLINE kf_tensor_t *kfs_segment_reduce(kf_tensor_t *data, kf_str_t reduce) {
  KF_SCOPED(kf_segment_reduce(data, reduce, NULL, NULL, NULL, 0, false, kf_no_scalar(), &made));
}

KF_INLINE kf_tensor_t *kfs_special_logsumexp(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_special_logsumexp(self, dim, keepdim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_logcumsumexp(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_raw_logcumsumexp(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_trapz_x(kf_tensor_t *y, kf_tensor_t *x) {
  KF_SCOPED(kf_trapz_x(y, x, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_trapz_dx(kf_tensor_t *y) {
  KF_SCOPED(kf_trapz_dx(y, 1., -1, &made));
}

KF_INLINE kf_tensor_t *kfs_hash_tensor(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_hash_tensor(self, dim, false, 0, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_histogramdd_from_bin_tensors(kf_tensor_t *self,
    kf_tensor_span_t bins) {
  KF_SCOPED(kf_raw_histogramdd_from_bin_tensors(self, bins, NULL, false, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest1d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales) {
  KF_SCOPED(kf_upsample_nearest1d(self, output_size, scales, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest1d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_nearest1d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest2d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_nearest2d(self, output_size, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest2d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_nearest2d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest3d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_nearest3d(self, output_size, scales_d, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_nearest3d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_nearest3d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_linear1d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales) {
  KF_SCOPED(kf_upsample_linear1d(self, output_size, align_corners, scales, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_linear1d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_linear1d_vec(input, output_size, align_corners, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bilinear2d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_bilinear2d(self, output_size, align_corners, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bilinear2d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_bilinear2d_vec(input, output_size, align_corners, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_trilinear3d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_trilinear3d(self, output_size, align_corners, scales_d, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_trilinear3d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_trilinear3d_vec(input, output_size, align_corners, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bicubic2d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_upsample_bicubic2d(self, output_size, align_corners, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_upsample_bicubic2d_vec(kf_tensor_t *input, kf_int_span_t output_size,
    bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_upsample_bicubic2d_vec(input, output_size, align_corners, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_grid_sampler_2d(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  KF_SCOPED(kf_grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners,
      &made));
}

KF_INLINE kf_tensor_t *kfs_grid_sampler_3d(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  KF_SCOPED(kf_grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners,
      &made));
}

KF_INLINE kf_tensor_t *kfs_grid_sampler(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  KF_SCOPED(kf_grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_grid_sampler_2d_cpu_fallback(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  KF_SCOPED(kf_raw_grid_sampler_2d_cpu_fallback(input, grid, interpolation_mode, padding_mode,
      align_corners, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bicubic2d_aa(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_bicubic2d_aa(self, output_size, align_corners, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bicubic2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_bicubic2d_aa_vec(input, output_size, align_corners, scale_factors,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bilinear2d_aa(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_bilinear2d_aa(self, output_size, align_corners, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_bilinear2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_bilinear2d_aa_vec(input, output_size, align_corners, scale_factors,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_lanczos2d_aa(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_lanczos2d_aa(self, output_size, align_corners, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_lanczos2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_lanczos2d_aa_vec(input, output_size, align_corners, scale_factors,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact1d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales) {
  KF_SCOPED(kf_raw_upsample_nearest_exact1d(self, output_size, scales, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact1d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_nearest_exact1d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact2d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_nearest_exact2d(self, output_size, scales_h, scales_w, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact2d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_nearest_exact2d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact3d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w) {
  KF_SCOPED(kf_raw_upsample_nearest_exact3d(self, output_size, scales_d, scales_h, scales_w,
      &made));
}

KF_INLINE kf_tensor_t *kfs_raw_upsample_nearest_exact3d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors) {
  KF_SCOPED(kf_raw_upsample_nearest_exact3d_vec(input, output_size, scale_factors, &made));
}

KF_INLINE kf_tensor_t *kfs_affine_grid_generator(kf_tensor_t *theta, kf_int_span_t size,
    bool align_corners) {
  KF_SCOPED(kf_affine_grid_generator(theta, size, align_corners, &made));
}

KF_INLINE kf_tensor_t *kfs_cudnn_grid_sampler(kf_tensor_t *self, kf_tensor_t *grid) {
  KF_SCOPED(kf_cudnn_grid_sampler(self, grid, &made));
}

KF_INLINE kf_tensor_t *kfs_argsort(kf_tensor_t *self, int64_t dim, bool descending) {
  KF_SCOPED(kf_argsort(self, dim, descending, &made));
}

KF_INLINE kf_tensor_t *kfs_argsort_stable(kf_tensor_t *self, bool stable) {
  KF_SCOPED(kf_argsort_stable(self, stable, -1, false, &made));
}

KF_INLINE kf_tensor_t *kfs_msort(kf_tensor_t *self) {
  KF_SCOPED(kf_msort(self, &made));
}

KF_INLINE kf_tensor_t *kfs_median(kf_tensor_t *self) {
  KF_SCOPED(kf_median(self, &made));
}

KF_INLINE kf_tensor_t *kfs_nanmedian(kf_tensor_t *self) {
  KF_SCOPED(kf_nanmedian(self, &made));
}

KF_INLINE kf_tensor_t *kfs_searchsorted(kf_tensor_t *sorted_sequence, kf_tensor_t *self) {
  KF_SCOPED(kf_searchsorted(sorted_sequence, self, false, false, kf_str_of(NULL), NULL, &made));
}

KF_INLINE kf_tensor_t *kfs_searchsorted_Scalar(kf_tensor_t *sorted_sequence, kf_scalar_t self) {
  KF_SCOPED(kf_searchsorted_Scalar(sorted_sequence, self, false, false, kf_str_of(NULL), NULL,
      &made));
}

KF_INLINE kf_tensor_t *kfs_bucketize(kf_tensor_t *self, kf_tensor_t *boundaries) {
  KF_SCOPED(kf_bucketize(self, boundaries, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_bucketize_Scalar(kf_scalar_t self, kf_tensor_t *boundaries) {
  KF_SCOPED(kf_bucketize_Scalar(self, boundaries, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_isin(kf_tensor_t *elements, kf_tensor_t *test_elements) {
  KF_SCOPED(kf_isin(elements, test_elements, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_isin_Tensor_Scalar(kf_tensor_t *elements, kf_scalar_t test_element) {
  KF_SCOPED(kf_isin_Tensor_Scalar(elements, test_element, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_isin_Scalar_Tensor(kf_scalar_t element, kf_tensor_t *test_elements) {
  KF_SCOPED(kf_isin_Scalar_Tensor(element, test_elements, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_values(kf_tensor_t *self) {
  KF_SCOPED(kf_values(self, &made));
}

KF_INLINE kf_tensor_t *kfs_values_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_values_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_crow_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_crow_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_crow_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_crow_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_col_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_col_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_col_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_col_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_ccol_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_ccol_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_ccol_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_ccol_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_row_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_row_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_row_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_row_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_indices(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_indices(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_indices_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_indices_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_values(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_values(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_values_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_values_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_coalesce(kf_tensor_t *self) {
  KF_SCOPED(kf_coalesce(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_coalesce(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_coalesce(self, &made));
}

KF_INLINE kf_tensor_t *kfs_to_dense(kf_tensor_t *self, kf_opt_int_t dtype) {
  KF_SCOPED(kf_to_dense(self, dtype, kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_dense(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_bool_t masked_grad) {
  KF_SCOPED(kf_raw_to_dense(self, dtype, masked_grad, &made));
}

KF_INLINE kf_tensor_t *kfs_to_dense_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_opt_bool_t masked_grad) {
  KF_SCOPED(kf_to_dense_backward(grad, input, masked_grad, &made));
}

KF_INLINE kf_tensor_t *kfs_to_sparse_sparse_dim(kf_tensor_t *self, int64_t sparse_dim) {
  KF_SCOPED(kf_to_sparse_sparse_dim(self, sparse_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_to_sparse_csr(kf_tensor_t *self, kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_to_sparse_csr(self, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_to_sparse_csc(kf_tensor_t *self, kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_to_sparse_csc(self, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_to_sparse_bsr(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_to_sparse_bsr(self, blocksize, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_to_sparse_bsc(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_to_sparse_bsc(self, blocksize, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_sparse_sparse_dim(kf_tensor_t *self, int64_t sparse_dim) {
  KF_SCOPED(kf_raw_to_sparse_sparse_dim(self, sparse_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_sparse_csr(kf_tensor_t *self, kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_raw_to_sparse_csr(self, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_sparse_csc(kf_tensor_t *self, kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_raw_to_sparse_csc(self, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_sparse_bsr(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_raw_to_sparse_bsr(self, blocksize, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_to_sparse_bsc(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim) {
  KF_SCOPED(kf_raw_to_sparse_bsc(self, blocksize, dense_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_mask(kf_tensor_t *self, kf_tensor_t *mask) {
  KF_SCOPED(kf_sparse_mask(self, mask, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_mask_projection(kf_tensor_t *self, kf_tensor_t *mask,
    bool accumulate_matches) {
  KF_SCOPED(kf_raw_sparse_mask_projection(self, mask, accumulate_matches, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_convert_indices_from_coo_to_csr(kf_tensor_t *self, int64_t size) {
  KF_SCOPED(kf_raw_convert_indices_from_coo_to_csr(self, size, false, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_convert_indices_from_csr_to_coo(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices) {
  KF_SCOPED(kf_raw_convert_indices_from_csr_to_coo(crow_indices, col_indices, false, false, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_mm(kf_tensor_t *sparse, kf_tensor_t *dense) {
  KF_SCOPED(kf_raw_sparse_mm(sparse, dense, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_mm_reduce(kf_tensor_t *sparse, kf_tensor_t *dense,
    kf_str_t reduce) {
  KF_SCOPED(kf_raw_sparse_mm_reduce(sparse, dense, reduce, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_sparse_matmul(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_raw_sparse_sparse_matmul(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_addmm(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2) {
  KF_SCOPED(kf_raw_sparse_addmm(self, mat1, mat2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_sampled_addmm(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2) {
  KF_SCOPED(kf_sparse_sampled_addmm(self, mat1, mat2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_smm(kf_tensor_t *self, kf_tensor_t *mat2) {
  KF_SCOPED(kf_smm(self, mat2, &made));
}

KF_INLINE kf_tensor_t *kfs_hspmm(kf_tensor_t *mat1, kf_tensor_t *mat2) {
  KF_SCOPED(kf_hspmm(mat1, mat2, &made));
}

KF_INLINE kf_tensor_t *kfs_sspaddmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2) {
  KF_SCOPED(kf_sspaddmm(self, mat1, mat2, KF_INT(1), KF_INT(1), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_spsolve(kf_tensor_t *A, kf_tensor_t *B) {
  KF_SCOPED(kf_raw_spsolve(A, B, true, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_spdiags(kf_tensor_t *diagonals, kf_tensor_t *offsets,
    kf_int_span_t shape, kf_opt_int_t layout) {
  KF_SCOPED(kf_raw_spdiags(diagonals, offsets, shape, layout, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_sum(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_sparse_sum(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_sum_dtype(kf_tensor_t *self, kf_dtype_t dtype) {
  KF_SCOPED(kf_raw_sparse_sum_dtype(self, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_sum_dim(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_raw_sparse_sum_dim(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_sum_dim_dtype(kf_tensor_t *self, kf_int_span_t dim,
    kf_dtype_t dtype) {
  KF_SCOPED(kf_raw_sparse_sum_dim_dtype(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_csr_sum(kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  KF_SCOPED(kf_raw_sparse_csr_sum(self, dim, keepdim, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_softmax(kf_tensor_t *self, int64_t dim, bool half_to_float) {
  KF_SCOPED(kf_raw_sparse_softmax(self, dim, half_to_float, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_softmax_int(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  KF_SCOPED(kf_raw_sparse_softmax_int(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_log_softmax(kf_tensor_t *self, int64_t dim,
    bool half_to_float) {
  KF_SCOPED(kf_raw_sparse_log_softmax(self, dim, half_to_float, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_log_softmax_int(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  KF_SCOPED(kf_raw_sparse_log_softmax_int(self, dim, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_coo_tensor_indices(kf_tensor_t *indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_coo_tensor_indices(indices, values, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_no_bool(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_coo_tensor_indices_size(kf_tensor_t *indices, kf_tensor_t *values,
    kf_int_span_t size) {
  KF_SCOPED(kf_sparse_coo_tensor_indices_size(indices, values, size, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_coo_tensor_size(kf_int_span_t size) {
  KF_SCOPED(kf_sparse_coo_tensor_size(size, kf_no_int(), kf_no_int(), kf_no_device(),
      kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_coo_tensor_unsafe(kf_tensor_t *indices, kf_tensor_t *values,
    kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_coo_tensor_unsafe(indices, values, size, kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_coo_tensor_with_dims(int64_t sparse_dim, int64_t dense_dim,
    kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_coo_tensor_with_dims(sparse_dim, dense_dim, size, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_coo_tensor_with_dims_and_tensors(int64_t sparse_dim,
    int64_t dense_dim, kf_int_span_t size, kf_tensor_t *indices, kf_tensor_t *values) {
  KF_SCOPED(kf_raw_sparse_coo_tensor_with_dims_and_tensors(sparse_dim, dense_dim, size, indices,
      values, kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_compressed_tensor_with_dims(int64_t nnz, int64_t dense_dim,
    kf_int_span_t size, kf_int_span_t blocksize, kf_dtype_t index_dtype) {
  KF_SCOPED(kf_raw_sparse_compressed_tensor_with_dims(nnz, dense_dim, size, blocksize, index_dtype,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_compressed_tensor_comp_plain_value(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_compressed_tensor_comp_plain_value(compressed_indices, plain_indices, values,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_compressed_tensor_comp_plain_value_size(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values,
    kf_int_span_t size) {
  KF_SCOPED(kf_sparse_compressed_tensor_comp_plain_value_size(compressed_indices, plain_indices,
      values, size, kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_compressed_tensor_unsafe(kf_tensor_t *compressed_indices,
    kf_tensor_t *plain_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_compressed_tensor_unsafe(compressed_indices, plain_indices, values, size,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_csr_tensor_crow_col_value(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_csr_tensor_crow_col_value(crow_indices, col_indices, values, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_csr_tensor_crow_col_value_size(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_sparse_csr_tensor_crow_col_value_size(crow_indices, col_indices, values, size,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_csr_tensor_unsafe(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_csr_tensor_unsafe(crow_indices, col_indices, values, size, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_csc_tensor_ccol_row_value(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_csc_tensor_ccol_row_value(ccol_indices, row_indices, values, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_csc_tensor_ccol_row_value_size(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_sparse_csc_tensor_ccol_row_value_size(ccol_indices, row_indices, values, size,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_csc_tensor_unsafe(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_csc_tensor_unsafe(ccol_indices, row_indices, values, size, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_bsr_tensor_crow_col_value(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_bsr_tensor_crow_col_value(crow_indices, col_indices, values, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_bsr_tensor_crow_col_value_size(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_sparse_bsr_tensor_crow_col_value_size(crow_indices, col_indices, values, size,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_bsr_tensor_unsafe(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_bsr_tensor_unsafe(crow_indices, col_indices, values, size, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_bsc_tensor_ccol_row_value(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values) {
  KF_SCOPED(kf_sparse_bsc_tensor_ccol_row_value(ccol_indices, row_indices, values, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_sparse_bsc_tensor_ccol_row_value_size(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_sparse_bsc_tensor_ccol_row_value_size(ccol_indices, row_indices, values, size,
      kf_no_int(), kf_no_int(), kf_no_device(), kf_some_bool(false), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_bsc_tensor_unsafe(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_bsc_tensor_unsafe(ccol_indices, row_indices, values, size, kf_no_int(),
      kf_no_int(), kf_no_device(), kf_no_bool(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_broadcast_to(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_raw_sparse_broadcast_to(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_semi_structured_linear(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *meta) {
  KF_SCOPED(kf_raw_sparse_semi_structured_linear(input, weight, meta, NULL, kf_str_of(NULL),
      kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_semi_structured_mm(kf_tensor_t *mat1, kf_tensor_t *mat1_meta,
    kf_tensor_t *mat2) {
  KF_SCOPED(kf_raw_sparse_semi_structured_mm(mat1, mat1_meta, mat2, kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_semi_structured_addmm(kf_tensor_t *input, kf_tensor_t *mat1,
    kf_tensor_t *mat1_meta, kf_tensor_t *mat2) {
  KF_SCOPED(kf_raw_sparse_semi_structured_addmm(input, mat1, mat1_meta, mat2, KF_INT(1), KF_INT(1),
      kf_no_int(), &made));
}

KF_INLINE kf_tensor_t *kfs_raw_sparse_semi_structured_apply_dense(kf_tensor_t *input,
    kf_tensor_t *thread_masks) {
  KF_SCOPED(kf_raw_sparse_semi_structured_apply_dense(input, thread_masks, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cslt_compress(kf_tensor_t *input) {
  KF_SCOPED(kf_raw_cslt_compress(input, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_cslt_sparse_mm(kf_tensor_t *compressed_A, kf_tensor_t *dense_B,
    kf_tensor_t *bias, kf_tensor_t *alpha, kf_opt_int_t out_dtype, bool transpose_result,
    int64_t alg_id, int64_t split_k, int64_t split_k_mode) {
  KF_SCOPED(kf_raw_cslt_sparse_mm(compressed_A, dense_B, bias, alpha, out_dtype, transpose_result,
      alg_id, split_k, split_k_mode, &made));
}

KF_INLINE kf_tensor_t *kfs_special_bessel_j0(kf_tensor_t *self) {
  KF_SCOPED(kf_special_bessel_j0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_bessel_j1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_bessel_j1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_bessel_y0(kf_tensor_t *self) {
  KF_SCOPED(kf_special_bessel_y0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_bessel_y1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_bessel_y1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_modified_bessel_i0(kf_tensor_t *self) {
  KF_SCOPED(kf_special_modified_bessel_i0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_modified_bessel_i1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_modified_bessel_i1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_modified_bessel_k0(kf_tensor_t *self) {
  KF_SCOPED(kf_special_modified_bessel_k0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_modified_bessel_k1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_modified_bessel_k1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_scaled_modified_bessel_k0(kf_tensor_t *x) {
  KF_SCOPED(kf_special_scaled_modified_bessel_k0(x, &made));
}

KF_INLINE kf_tensor_t *kfs_special_scaled_modified_bessel_k1(kf_tensor_t *x) {
  KF_SCOPED(kf_special_scaled_modified_bessel_k1(x, &made));
}

KF_INLINE kf_tensor_t *kfs_special_spherical_bessel_j0(kf_tensor_t *x) {
  KF_SCOPED(kf_special_spherical_bessel_j0(x, &made));
}

KF_INLINE kf_tensor_t *kfs_special_airy_ai(kf_tensor_t *x) {
  KF_SCOPED(kf_special_airy_ai(x, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_t(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_t(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_t_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_t_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_t_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_t_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_u(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_u(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_u_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_u_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_u_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_u_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_v(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_v(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_v_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_v_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_v_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_v_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_w(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_w(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_w_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_w_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_chebyshev_polynomial_w_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_chebyshev_polynomial_w_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_t(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_t(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_t_n_scalar(kf_tensor_t *x,
    kf_scalar_t n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_t_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_t_x_scalar(kf_scalar_t x,
    kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_t_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_u(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_u(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_u_n_scalar(kf_tensor_t *x,
    kf_scalar_t n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_u_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_u_x_scalar(kf_scalar_t x,
    kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_u_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_v(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_v(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_v_n_scalar(kf_tensor_t *x,
    kf_scalar_t n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_v_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_v_x_scalar(kf_scalar_t x,
    kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_v_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_w(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_w(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_w_n_scalar(kf_tensor_t *x,
    kf_scalar_t n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_w_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_shifted_chebyshev_polynomial_w_x_scalar(kf_scalar_t x,
    kf_tensor_t *n) {
  KF_SCOPED(kf_special_shifted_chebyshev_polynomial_w_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_h(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_hermite_polynomial_h(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_h_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_hermite_polynomial_h_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_h_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_hermite_polynomial_h_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_he(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_hermite_polynomial_he(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_he_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_hermite_polynomial_he_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_hermite_polynomial_he_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_hermite_polynomial_he_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_laguerre_polynomial_l(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_laguerre_polynomial_l(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_laguerre_polynomial_l_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_laguerre_polynomial_l_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_laguerre_polynomial_l_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_laguerre_polynomial_l_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_legendre_polynomial_p(kf_tensor_t *x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_legendre_polynomial_p(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_legendre_polynomial_p_n_scalar(kf_tensor_t *x, kf_scalar_t n) {
  KF_SCOPED(kf_special_legendre_polynomial_p_n_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_special_legendre_polynomial_p_x_scalar(kf_scalar_t x, kf_tensor_t *n) {
  KF_SCOPED(kf_special_legendre_polynomial_p_x_scalar(x, n, &made));
}

KF_INLINE kf_tensor_t *kfs_exp(kf_tensor_t *self) {
  KF_SCOPED(kf_exp(self, &made));
}

KF_INLINE kf_tensor_t *kfs_exp2(kf_tensor_t *self) {
  KF_SCOPED(kf_exp2(self, &made));
}

KF_INLINE kf_tensor_t *kfs_expm1(kf_tensor_t *self) {
  KF_SCOPED(kf_expm1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_log(kf_tensor_t *self) {
  KF_SCOPED(kf_log(self, &made));
}

KF_INLINE kf_tensor_t *kfs_log2(kf_tensor_t *self) {
  KF_SCOPED(kf_log2(self, &made));
}

KF_INLINE kf_tensor_t *kfs_log10(kf_tensor_t *self) {
  KF_SCOPED(kf_log10(self, &made));
}

KF_INLINE kf_tensor_t *kfs_log1p(kf_tensor_t *self) {
  KF_SCOPED(kf_log1p(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sin(kf_tensor_t *self) {
  KF_SCOPED(kf_sin(self, &made));
}

KF_INLINE kf_tensor_t *kfs_cos(kf_tensor_t *self) {
  KF_SCOPED(kf_cos(self, &made));
}

KF_INLINE kf_tensor_t *kfs_tan(kf_tensor_t *self) {
  KF_SCOPED(kf_tan(self, &made));
}

KF_INLINE kf_tensor_t *kfs_asin(kf_tensor_t *self) {
  KF_SCOPED(kf_asin(self, &made));
}

KF_INLINE kf_tensor_t *kfs_acos(kf_tensor_t *self) {
  KF_SCOPED(kf_acos(self, &made));
}

KF_INLINE kf_tensor_t *kfs_atan(kf_tensor_t *self) {
  KF_SCOPED(kf_atan(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sinh(kf_tensor_t *self) {
  KF_SCOPED(kf_sinh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_cosh(kf_tensor_t *self) {
  KF_SCOPED(kf_cosh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_tanh(kf_tensor_t *self) {
  KF_SCOPED(kf_tanh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_asinh(kf_tensor_t *self) {
  KF_SCOPED(kf_asinh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_acosh(kf_tensor_t *self) {
  KF_SCOPED(kf_acosh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_atanh(kf_tensor_t *self) {
  KF_SCOPED(kf_atanh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sinc(kf_tensor_t *self) {
  KF_SCOPED(kf_sinc(self, &made));
}

KF_INLINE kf_tensor_t *kfs_deg2rad(kf_tensor_t *self) {
  KF_SCOPED(kf_deg2rad(self, &made));
}

KF_INLINE kf_tensor_t *kfs_rad2deg(kf_tensor_t *self) {
  KF_SCOPED(kf_rad2deg(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sqrt(kf_tensor_t *self) {
  KF_SCOPED(kf_sqrt(self, &made));
}

KF_INLINE kf_tensor_t *kfs_rsqrt(kf_tensor_t *self) {
  KF_SCOPED(kf_rsqrt(self, &made));
}

KF_INLINE kf_tensor_t *kfs_reciprocal(kf_tensor_t *self) {
  KF_SCOPED(kf_reciprocal(self, &made));
}

KF_INLINE kf_tensor_t *kfs_square(kf_tensor_t *self) {
  KF_SCOPED(kf_square(self, &made));
}

KF_INLINE kf_tensor_t *kfs_abs(kf_tensor_t *self) {
  KF_SCOPED(kf_abs(self, &made));
}

KF_INLINE kf_tensor_t *kfs_neg(kf_tensor_t *self) {
  KF_SCOPED(kf_neg(self, &made));
}

KF_INLINE kf_tensor_t *kfs_positive(kf_tensor_t *self) {
  KF_SCOPED(kf_positive(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sign(kf_tensor_t *self) {
  KF_SCOPED(kf_sign(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sgn(kf_tensor_t *self) {
  KF_SCOPED(kf_sgn(self, &made));
}

KF_INLINE kf_tensor_t *kfs_signbit(kf_tensor_t *self) {
  KF_SCOPED(kf_signbit(self, &made));
}

KF_INLINE kf_tensor_t *kfs_angle(kf_tensor_t *self) {
  KF_SCOPED(kf_angle(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_conj_physical(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_conj_physical(self, &made));
}

KF_INLINE kf_tensor_t *kfs_conj_physical(kf_tensor_t *self) {
  KF_SCOPED(kf_conj_physical(self, &made));
}

KF_INLINE kf_tensor_t *kfs_ceil(kf_tensor_t *self) {
  KF_SCOPED(kf_ceil(self, &made));
}

KF_INLINE kf_tensor_t *kfs_floor(kf_tensor_t *self) {
  KF_SCOPED(kf_floor(self, &made));
}

KF_INLINE kf_tensor_t *kfs_trunc(kf_tensor_t *self) {
  KF_SCOPED(kf_trunc(self, &made));
}

KF_INLINE kf_tensor_t *kfs_round(kf_tensor_t *self) {
  KF_SCOPED(kf_round(self, &made));
}

KF_INLINE kf_tensor_t *kfs_round_decimals(kf_tensor_t *self, int64_t decimals) {
  KF_SCOPED(kf_round_decimals(self, decimals, &made));
}

KF_INLINE kf_tensor_t *kfs_frac(kf_tensor_t *self) {
  KF_SCOPED(kf_frac(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isnan(kf_tensor_t *self) {
  KF_SCOPED(kf_isnan(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isinf(kf_tensor_t *self) {
  KF_SCOPED(kf_isinf(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isfinite(kf_tensor_t *self) {
  KF_SCOPED(kf_isfinite(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isreal(kf_tensor_t *self) {
  KF_SCOPED(kf_isreal(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isposinf(kf_tensor_t *self) {
  KF_SCOPED(kf_isposinf(self, &made));
}

KF_INLINE kf_tensor_t *kfs_isneginf(kf_tensor_t *self) {
  KF_SCOPED(kf_isneginf(self, &made));
}

KF_INLINE kf_tensor_t *kfs_logical_not(kf_tensor_t *self) {
  KF_SCOPED(kf_logical_not(self, &made));
}

KF_INLINE kf_tensor_t *kfs_bitwise_not(kf_tensor_t *self) {
  KF_SCOPED(kf_bitwise_not(self, &made));
}

KF_INLINE kf_tensor_t *kfs_nan_to_num(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf) {
  KF_SCOPED(kf_nan_to_num(self, nan, posinf, neginf, &made));
}

KF_INLINE kf_tensor_t *kfs_erf(kf_tensor_t *self) {
  KF_SCOPED(kf_erf(self, &made));
}

KF_INLINE kf_tensor_t *kfs_erfc(kf_tensor_t *self) {
  KF_SCOPED(kf_erfc(self, &made));
}

KF_INLINE kf_tensor_t *kfs_erfinv(kf_tensor_t *self) {
  KF_SCOPED(kf_erfinv(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_erfcx(kf_tensor_t *self) {
  KF_SCOPED(kf_special_erfcx(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_ndtri(kf_tensor_t *self) {
  KF_SCOPED(kf_special_ndtri(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_log_ndtr(kf_tensor_t *self) {
  KF_SCOPED(kf_special_log_ndtr(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_ndtr(kf_tensor_t *self) {
  KF_SCOPED(kf_special_ndtr(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_entr(kf_tensor_t *self) {
  KF_SCOPED(kf_special_entr(self, &made));
}

KF_INLINE kf_tensor_t *kfs_lgamma(kf_tensor_t *self) {
  KF_SCOPED(kf_lgamma(self, &made));
}

KF_INLINE kf_tensor_t *kfs_digamma(kf_tensor_t *self) {
  KF_SCOPED(kf_digamma(self, &made));
}

KF_INLINE kf_tensor_t *kfs_polygamma(int64_t n, kf_tensor_t *self) {
  KF_SCOPED(kf_polygamma(n, self, &made));
}

KF_INLINE kf_tensor_t *kfs_mvlgamma(kf_tensor_t *self, int64_t p) {
  KF_SCOPED(kf_mvlgamma(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_igamma(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_igamma(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_igammac(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_igammac(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_zeta(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_zeta(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_zeta_other_scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_special_zeta_other_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_zeta_self_scalar(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_zeta_self_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlog1py(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_xlog1py(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlog1py_other_scalar(kf_tensor_t *self, kf_scalar_t other) {
  KF_SCOPED(kf_special_xlog1py_other_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_xlog1py_self_scalar(kf_scalar_t self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_xlog1py_self_scalar(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_i0(kf_tensor_t *self) {
  KF_SCOPED(kf_i0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_i0e(kf_tensor_t *self) {
  KF_SCOPED(kf_special_i0e(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_i1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_i1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_i1e(kf_tensor_t *self) {
  KF_SCOPED(kf_special_i1e(self, &made));
}

KF_INLINE kf_tensor_t *kfs_absolute(kf_tensor_t *self) {
  KF_SCOPED(kf_absolute(self, &made));
}

KF_INLINE kf_tensor_t *kfs_negative(kf_tensor_t *self) {
  KF_SCOPED(kf_negative(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arccos(kf_tensor_t *self) {
  KF_SCOPED(kf_arccos(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arccosh(kf_tensor_t *self) {
  KF_SCOPED(kf_arccosh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arcsin(kf_tensor_t *self) {
  KF_SCOPED(kf_arcsin(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arcsinh(kf_tensor_t *self) {
  KF_SCOPED(kf_arcsinh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arctan(kf_tensor_t *self) {
  KF_SCOPED(kf_arctan(self, &made));
}

KF_INLINE kf_tensor_t *kfs_arctanh(kf_tensor_t *self) {
  KF_SCOPED(kf_arctanh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_expit(kf_tensor_t *self) {
  KF_SCOPED(kf_special_expit(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_exp2(kf_tensor_t *self) {
  KF_SCOPED(kf_special_exp2(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_expm1(kf_tensor_t *self) {
  KF_SCOPED(kf_special_expm1(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_log1p(kf_tensor_t *self) {
  KF_SCOPED(kf_special_log1p(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_sinc(kf_tensor_t *self) {
  KF_SCOPED(kf_special_sinc(self, &made));
}

KF_INLINE kf_tensor_t *kfs_fix(kf_tensor_t *self) {
  KF_SCOPED(kf_fix(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_erf(kf_tensor_t *self) {
  KF_SCOPED(kf_special_erf(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_erfc(kf_tensor_t *self) {
  KF_SCOPED(kf_special_erfc(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_erfinv(kf_tensor_t *self) {
  KF_SCOPED(kf_special_erfinv(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_digamma(kf_tensor_t *self) {
  KF_SCOPED(kf_special_digamma(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_psi(kf_tensor_t *self) {
  KF_SCOPED(kf_special_psi(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_gammaln(kf_tensor_t *self) {
  KF_SCOPED(kf_special_gammaln(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_i0(kf_tensor_t *self) {
  KF_SCOPED(kf_special_i0(self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_logit(kf_tensor_t *self, kf_opt_float_t eps) {
  KF_SCOPED(kf_special_logit(self, eps, &made));
}

KF_INLINE kf_tensor_t *kfs_special_round(kf_tensor_t *self) {
  KF_SCOPED(kf_special_round(self, 0, &made));
}

KF_INLINE kf_tensor_t *kfs_special_polygamma(int64_t n, kf_tensor_t *self) {
  KF_SCOPED(kf_special_polygamma(n, self, &made));
}

KF_INLINE kf_tensor_t *kfs_special_multigammaln(kf_tensor_t *self, int64_t p) {
  KF_SCOPED(kf_special_multigammaln(self, p, &made));
}

KF_INLINE kf_tensor_t *kfs_special_gammainc(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_gammainc(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_special_gammaincc(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_special_gammaincc(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_view(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_view(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_view_copy(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_view_copy(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_view_dtype(kf_tensor_t *self, kf_dtype_t dtype) {
  KF_SCOPED(kf_view_dtype(self, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_view_copy_dtype(kf_tensor_t *self, kf_dtype_t dtype) {
  KF_SCOPED(kf_view_copy_dtype(self, dtype, &made));
}

KF_INLINE kf_tensor_t *kfs_reshape(kf_tensor_t *self, kf_int_span_t shape) {
  KF_SCOPED(kf_reshape(self, shape, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_unsafe_view(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_raw_unsafe_view(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_reshape_alias(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride) {
  KF_SCOPED(kf_raw_reshape_alias(self, size, stride, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_reshape_alias_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride) {
  KF_SCOPED(kf_raw_reshape_alias_copy(self, size, stride, &made));
}

KF_INLINE kf_tensor_t *kfs_alias(kf_tensor_t *self) {
  KF_SCOPED(kf_alias(self, &made));
}

KF_INLINE kf_tensor_t *kfs_alias_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_alias_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_detach(kf_tensor_t *self) {
  KF_SCOPED(kf_detach(self, &made));
}

KF_INLINE kf_tensor_t *kfs_detach_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_detach_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_as_strided(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride,
    kf_opt_int_t storage_offset) {
  KF_SCOPED(kf_as_strided(self, size, stride, storage_offset, &made));
}

KF_INLINE kf_tensor_t *kfs_as_strided_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset) {
  KF_SCOPED(kf_as_strided_copy(self, size, stride, storage_offset, &made));
}

KF_INLINE kf_tensor_t *kfs_expand(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_expand(self, size, false, &made));
}

KF_INLINE kf_tensor_t *kfs_expand_as(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_expand_as(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_select(kf_tensor_t *self, int64_t dim, int64_t index) {
  KF_SCOPED(kf_select(self, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_select_copy(kf_tensor_t *self, int64_t dim, int64_t index) {
  KF_SCOPED(kf_select_copy(self, dim, index, &made));
}

KF_INLINE kf_tensor_t *kfs_slice(kf_tensor_t *self, int64_t dim, kf_opt_int_t start,
    kf_opt_int_t end, int64_t step) {
  KF_SCOPED(kf_slice(self, dim, start, end, step, &made));
}

KF_INLINE kf_tensor_t *kfs_slice_copy(kf_tensor_t *self, int64_t dim, kf_opt_int_t start,
    kf_opt_int_t end, int64_t step) {
  KF_SCOPED(kf_slice_copy(self, dim, start, end, step, &made));
}

KF_INLINE kf_tensor_t *kfs_narrow(kf_tensor_t *self, int64_t dim, int64_t start, int64_t length) {
  KF_SCOPED(kf_narrow(self, dim, start, length, &made));
}

KF_INLINE kf_tensor_t *kfs_narrow_Tensor(kf_tensor_t *self, int64_t dim, kf_tensor_t *start,
    int64_t length) {
  KF_SCOPED(kf_narrow_Tensor(self, dim, start, length, &made));
}

KF_INLINE kf_tensor_t *kfs_narrow_copy(kf_tensor_t *self, int64_t dim, int64_t start,
    int64_t length) {
  KF_SCOPED(kf_narrow_copy(self, dim, start, length, &made));
}

KF_INLINE kf_tensor_t *kfs_permute(kf_tensor_t *self, kf_int_span_t dims) {
  KF_SCOPED(kf_permute(self, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_transpose(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  KF_SCOPED(kf_transpose(self, dim0, dim1, &made));
}

KF_INLINE kf_tensor_t *kfs_transpose_copy(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  KF_SCOPED(kf_transpose_copy(self, dim0, dim1, &made));
}

KF_INLINE kf_tensor_t *kfs_t(kf_tensor_t *self) {
  KF_SCOPED(kf_t(self, &made));
}

KF_INLINE kf_tensor_t *kfs_t_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_t_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_numpy_T(kf_tensor_t *self) {
  KF_SCOPED(kf_numpy_T(self, &made));
}

KF_INLINE kf_tensor_t *kfs_mT(kf_tensor_t *self) {
  KF_SCOPED(kf_mT(self, &made));
}

KF_INLINE kf_tensor_t *kfs_mH(kf_tensor_t *self) {
  KF_SCOPED(kf_mH(self, &made));
}

KF_INLINE kf_tensor_t *kfs_matrix_H(kf_tensor_t *self) {
  KF_SCOPED(kf_matrix_H(self, &made));
}

KF_INLINE kf_tensor_t *kfs_adjoint(kf_tensor_t *self) {
  KF_SCOPED(kf_adjoint(self, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze(kf_tensor_t *self) {
  KF_SCOPED(kf_squeeze(self, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze_dim(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_squeeze_dim(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze_copy_dim(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_squeeze_copy_dim(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze_dims(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_squeeze_dims(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze_copy_dims(kf_tensor_t *self, kf_int_span_t dim) {
  KF_SCOPED(kf_squeeze_copy_dims(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_squeeze_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_squeeze_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_unsqueeze(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_unsqueeze(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_unsqueeze_copy(kf_tensor_t *self, int64_t dim) {
  KF_SCOPED(kf_unsqueeze_copy(self, dim, &made));
}

KF_INLINE kf_tensor_t *kfs_diagonal(kf_tensor_t *self, int64_t offset, int64_t dim1, int64_t dim2) {
  KF_SCOPED(kf_diagonal(self, offset, dim1, dim2, &made));
}

KF_INLINE kf_tensor_t *kfs_diagonal_copy(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2) {
  KF_SCOPED(kf_diagonal_copy(self, offset, dim1, dim2, &made));
}

KF_INLINE kf_tensor_t *kfs_linalg_diagonal(kf_tensor_t *A) {
  KF_SCOPED(kf_linalg_diagonal(A, 0, -2, -1, &made));
}

KF_INLINE kf_tensor_t *kfs_unfold(kf_tensor_t *self, int64_t dimension, int64_t size,
    int64_t step) {
  KF_SCOPED(kf_unfold(self, dimension, size, step, &made));
}

KF_INLINE kf_tensor_t *kfs_unfold_copy(kf_tensor_t *self, int64_t dimension, int64_t size,
    int64_t step) {
  KF_SCOPED(kf_unfold_copy(self, dimension, size, step, &made));
}

KF_INLINE kf_tensor_t *kfs_flatten(kf_tensor_t *self, int64_t start_dim, int64_t end_dim) {
  KF_SCOPED(kf_flatten(self, start_dim, end_dim, &made));
}

KF_INLINE kf_tensor_t *kfs_unflatten(kf_tensor_t *self, int64_t dim, kf_int_span_t sizes) {
  KF_SCOPED(kf_unflatten(self, dim, sizes, &made));
}

KF_INLINE kf_tensor_t *kfs_movedim_intlist(kf_tensor_t *self, kf_int_span_t source,
    kf_int_span_t destination) {
  KF_SCOPED(kf_movedim_intlist(self, source, destination, &made));
}

KF_INLINE kf_tensor_t *kfs_movedim(kf_tensor_t *self, int64_t source, int64_t destination) {
  KF_SCOPED(kf_movedim(self, source, destination, &made));
}

KF_INLINE kf_tensor_t *kfs_moveaxis_intlist(kf_tensor_t *self, kf_int_span_t source,
    kf_int_span_t destination) {
  KF_SCOPED(kf_moveaxis_intlist(self, source, destination, &made));
}

KF_INLINE kf_tensor_t *kfs_moveaxis(kf_tensor_t *self, int64_t source, int64_t destination) {
  KF_SCOPED(kf_moveaxis(self, source, destination, &made));
}

KF_INLINE kf_tensor_t *kfs_swapaxes(kf_tensor_t *self, int64_t axis0, int64_t axis1) {
  KF_SCOPED(kf_swapaxes(self, axis0, axis1, &made));
}

KF_INLINE kf_tensor_t *kfs_swapdims(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  KF_SCOPED(kf_swapdims(self, dim0, dim1, &made));
}

KF_INLINE kf_tensor_t *kfs_view_as(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_view_as(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_reshape_as(kf_tensor_t *self, kf_tensor_t *other) {
  KF_SCOPED(kf_reshape_as(self, other, &made));
}

KF_INLINE kf_tensor_t *kfs_view_as_real(kf_tensor_t *self) {
  KF_SCOPED(kf_view_as_real(self, &made));
}

KF_INLINE kf_tensor_t *kfs_view_as_real_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_view_as_real_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_view_as_complex(kf_tensor_t *self) {
  KF_SCOPED(kf_view_as_complex(self, &made));
}

KF_INLINE kf_tensor_t *kfs_view_as_complex_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_view_as_complex_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_real(kf_tensor_t *self) {
  KF_SCOPED(kf_real(self, &made));
}

KF_INLINE kf_tensor_t *kfs_imag(kf_tensor_t *self) {
  KF_SCOPED(kf_imag(self, &made));
}

KF_INLINE kf_tensor_t *kfs_conj(kf_tensor_t *self) {
  KF_SCOPED(kf_conj(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_conj(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_conj(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_conj_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_conj_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_neg_view(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_neg_view(self, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_neg_view_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_raw_neg_view_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_resolve_conj(kf_tensor_t *self) {
  KF_SCOPED(kf_resolve_conj(self, &made));
}

KF_INLINE kf_tensor_t *kfs_resolve_neg(kf_tensor_t *self) {
  KF_SCOPED(kf_resolve_neg(self, &made));
}

KF_INLINE kf_tensor_t *kfs_broadcast_to(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_broadcast_to(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_atleast_1d(kf_tensor_t *self) {
  KF_SCOPED(kf_atleast_1d(self, &made));
}

KF_INLINE kf_tensor_t *kfs_atleast_2d(kf_tensor_t *self) {
  KF_SCOPED(kf_atleast_2d(self, &made));
}

KF_INLINE kf_tensor_t *kfs_atleast_3d(kf_tensor_t *self) {
  KF_SCOPED(kf_atleast_3d(self, &made));
}

KF_INLINE kf_tensor_t *kfs_ravel(kf_tensor_t *self) {
  KF_SCOPED(kf_ravel(self, &made));
}

KF_INLINE kf_tensor_t *kfs_expand_copy(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_expand_copy(self, size, false, &made));
}

KF_INLINE kf_tensor_t *kfs_permute_copy(kf_tensor_t *self, kf_int_span_t dims) {
  KF_SCOPED(kf_permute_copy(self, dims, &made));
}

KF_INLINE kf_tensor_t *kfs_lift_fresh(kf_tensor_t *self) {
  KF_SCOPED(kf_lift_fresh(self, &made));
}

KF_INLINE kf_tensor_t *kfs_lift_fresh_copy(kf_tensor_t *self) {
  KF_SCOPED(kf_lift_fresh_copy(self, &made));
}

KF_INLINE kf_tensor_t *kfs_sum_to_size(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_sum_to_size(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_foobar(kf_tensor_t *self, bool arg1, bool arg2) {
  KF_SCOPED(kf_raw_foobar(self, arg1, arg2, true, &made));
}

KF_INLINE kf_tensor_t *kfs_raw_reshape_copy(kf_tensor_t *self, kf_int_span_t size) {
  KF_SCOPED(kf_raw_reshape_copy(self, size, &made));
}

KF_INLINE kf_tensor_t *kfs_data(kf_tensor_t *self) {
  KF_SCOPED(kf_data(self, &made));
}

#undef KF_SCOPED
#ifdef __cplusplus
}
#endif
#endif
