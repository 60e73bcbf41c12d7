/* Rules of operators with one operand, of activations and of their derivatives: which arguments
 * they refuse, and what their results are. A rule refuses what PyTorch refuses before it looks for
 * a kernel; types that only lack a loop are refused by the backend ("… not implemented for …"). */
#include "compat/operator_texts.h"
#include "ops/core/shared_rules.h"

static bool is_complex(const kf_tensor_t *t) { return kf_dtype_is_complex(kf__dtype(t)); }
static bool is_bool(const kf_tensor_t *t) { return t->dtype == KF_DTYPE_BOOL; }

/* ---- Signs and whole numbers ---- */

/* Some operators make a given tensor contiguous when they resize it, whatever the strides of the
 * argument. */
static uint32_t given_contiguous(const kf_results_t *r, uint32_t types) {
  return r->form == KF__FORM_OUT ? types | KF__TYPES_CONTIGUOUS : types;
}

/* abs of a complex tensor is real, so it cannot be written in place. */
kf_status_t kf__rule_abs(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (r->form == KF__FORM_INPLACE && is_complex(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ABS_INPLACE, "abs_: elements must be real, since the result is"));
  if (is_complex(self)) return kf__rule_unary(it, r, self, given_contiguous(r, KF__TYPES_TO_REAL));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

kf_status_t kf__rule_neg(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (is_bool(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NEGATED_BOOL, "neg: self is of type bool; use logical_not"));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

kf_status_t kf__rule_sign(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (is_complex(self))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        KF__COMPATIBLE(KF__TORCH_SIGN_OF_COMPLEX,
                                       "sign: self is complex, which has no order; sgn gives the "
                                       "direction of complex numbers"));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

kf_status_t kf__rule_angle(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (is_complex(self)) return kf__rule_unary(it, r, self, given_contiguous(r, KF__TYPES_TO_REAL));
  return kf__rule_unary(it, r, self, KF__TYPES_FLOAT);
}

kf_status_t kf__rule_conj_physical(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  return kf__rule_unary(it, r, self, given_contiguous(r, KF__TYPES_SAME));
}

/* ceil, floor, trunc */
kf_status_t kf__rule_whole(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  char name[KF__NAME_TEXT];
  if (is_complex(self))
    return kf_error_set(
        KF_ERR_NOT_IMPLEMENTED,
        KF__COMPATIBLE(KF__TORCH_NOT_FOR_COMPLEX_INPUTS, "%s: elements must be real"),
        kf__bare_op_name(r->op, name));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

/* deg2rad, rad2deg */
kf_status_t kf__rule_degrees(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  char name[KF__NAME_TEXT];
  if (is_complex(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNARY_COMPLEX_TENSORS, "%s: elements must be real"),
        kf__bare_op_name(r->op, name));
  return kf__rule_unary(it, r, self, KF__TYPES_FLOAT);
}

/* ---- Tests ---- */

/* A given result, in place or out=, must be bool. */
static kf_status_t check_bool_result(const kf_results_t *r) {
  char name[KF__NAME_TEXT];
  if (r->form == KF__FORM_FUNCTIONAL || is_bool(r->given[0])) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_ONLY_BOOL_OUT, "%s: the result tensor must be boolean"),
      kf__bare_op_name(r->op, name));
}

/* isnan, isinf, isfinite, isreal */
kf_status_t kf__rule_test(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (r->form == KF__FORM_OUT && !is_bool(r->given[0]))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TEST_OUT, "the result tensor must be bool, but is %s"),
        kf_dtype_name(kf__dtype(r->given[0])));
  return kf__rule_unary(it, r, self, given_contiguous(r, KF__TYPES_COMPARE));
}

kf_status_t kf__rule_nan_to_num(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (r->form == KF__FORM_OUT && r->given[0]->dtype != self->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NAN_TO_NUM_OUT,
                                       "nan_to_num: the result tensor is %s, but input is %s"),
                        kf_dtype_class_name(kf__dtype(r->given[0])),
                        kf_dtype_class_name(kf__dtype(self)));
  bool copies = kf_dtype_is_integral(kf__dtype(self), true);
  return kf__rule_unary(it, r, self, copies ? given_contiguous(r, KF__TYPES_SAME) : KF__TYPES_SAME);
}

kf_status_t kf__rule_signbit(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (is_complex(self))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, KF__COMPATIBLE(KF__TORCH_SIGNBIT_COMPLEX,
                                                               "signbit: elements must be real"));
  KF_TRY(check_bool_result(r));
  return kf__rule_unary(it, r, self, KF__TYPES_COMPARE);
}

/* isposinf, isneginf */
kf_status_t kf__rule_infinite(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  char name[KF__NAME_TEXT];
  if (is_complex(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NO_COMPLEX_INPUTS, "%s: elements must be real"),
                        kf__bare_op_name(r->op, name));
  KF_TRY(check_bool_result(r));
  return kf__rule_unary(it, r, self, KF__TYPES_COMPARE);
}

/* ---- Special functions ---- */

kf_status_t kf__rule_polygamma(kf_iter_t *it, kf_results_t *r, int64_t n, kf_tensor_t *self) {
  if (n < 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_POLYGAMMA_ORDER,
                                                       "polygamma: n must not be negative"));
  return kf__rule_unary(it, r, self, KF__TYPES_FLOAT);
}

kf_status_t kf__rule_mvlgamma(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, int64_t p) {
  if (is_bool(self))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_MVLGAMMA_BOOL,
                                                       "mvlgamma: elements must not be boolean"));
  if (p < 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MVLGAMMA_P, "mvlgamma: p must be 1 or more"));
  if (p > INT32_MAX) /* as many terms for each element: nobody could wait for them */
    return kf_error_set(KF_ERR_RUNTIME, "mvlgamma: p is too large, got %lld", (long long)p);
  return kf__rule_unary(it, r, self, KF__TYPES_FLOAT | KF__TYPES_CONTIGUOUS);
}

/* ---- Activations ---- */

static kf_status_t check_clamped(const kf_tensor_t *self) {
  if (!is_complex(self)) return KF_OK;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_CLAMP_COMPLEX, "clamp: elements must be real"));
}

kf_status_t kf__rule_relu(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self) {
  if (is_bool(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RELU_BOOL, "relu: elements must not be boolean"));
  KF_TRY(check_clamped(self));
  return kf__rule_unary(it, r, self, given_contiguous(r, KF__TYPES_SAME));
}

kf_status_t kf__rule_hardtanh(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                              kf_scalar_t min_val, kf_scalar_t max_val) {
  if (is_bool(self))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_HARDTANH_BOOL,
                                                       "hardtanh: elements must not be boolean"));
  KF_TRY(check_clamped(self));
  if (self->dtype == KF_DTYPE_UINT8 && (kf__number_int(min_val) < 0 || kf__number_int(max_val) < 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HARDTANH_UNSIGNED,
                       "hardtanh: limits of unsigned elements must not be negative"));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

kf_status_t kf__rule_softshrink(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                kf_scalar_t lambd) {
  if (!kf_dtype_is_floating(kf__dtype(self)) || kf__float8_format(kf__dtype(self)) != NULL)
    return kf__not_for_dtype("softshrink_check", kf__dtype(self));
  double limit = kf__number_real(lambd), most = kf__dtype_largest(kf__dtype(self));
  if (!(limit >= 0 && limit <= most))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HARDSHRINK_LAMBDA,
                                       "lambd must be from 0 to %g for type %s, but is %g"),
                        most, kf_dtype_class_name(kf__dtype(self)), limit);
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

/* Compute compares the text again, and relies on one of these two. */
static kf_status_t check_approximate(kf_str_t approximate) {
  if (approximate.data != NULL &&
      (strcmp(approximate.data, "none") == 0 || strcmp(approximate.data, "tanh") == 0))
    return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_GELU_APPROXIMATE, "gelu: approximate must be \"none\" or \"tanh\""));
}

kf_status_t kf__rule_gelu(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_str_t approximate) {
  KF_TRY(check_approximate(approximate));
  return kf__rule_unary(it, r, self, KF__TYPES_SAME);
}

/* ---- Derivatives ---- */

/* Gradients promote like any two operands: half gradients of float32 arguments are float32. */
static kf_status_t rule_gradient(kf_iter_t *it, kf_results_t *r, kf_tensor_t *gradient,
                                 kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {gradient, self};
  return kf__iter_build(it, r, 2, inputs, NULL, KF__TYPES_PROMOTE);
}

kf_status_t kf__rule_gelu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
                                   kf_tensor_t *self, kf_str_t approximate) {
  KF_TRY(check_approximate(approximate));
  return rule_gradient(it, r, grad_output, self);
}

kf_status_t kf__rule_hardswish_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
                                        kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {grad_output, self};
  return kf__iter_build(it, r, 2, inputs, NULL, given_contiguous(r, KF__TYPES_PROMOTE));
}

/* Backward from the result instead of the argument works only where the sign of the result is the
 * sign of the argument, which a negative slope breaks. */
static kf_status_t check_result_slope(bool is_result, kf_scalar_t slope, const char *name) {
  if (!is_result || kf__number_real(slope) >= 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_NEGATIVE_SLOPE,
                                     "%s: in place, the gradient cannot be computed for a negative "
                                     "slope, because the result hides the sign of self"),
                      name);
}

kf_status_t kf__rule_elu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
                                  kf_scalar_t alpha, bool is_result, kf_tensor_t *self_or_result) {
  KF_TRY(check_result_slope(is_result, alpha, "elu"));
  return rule_gradient(it, r, grad_output, self_or_result);
}

kf_status_t kf__rule_leaky_relu_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
                                         kf_tensor_t *self, kf_scalar_t negative_slope,
                                         bool self_is_result) {
  KF_TRY(check_result_slope(self_is_result, negative_slope, "leakyReLu"));
  return rule_gradient(it, r, grad_output, self);
}

kf_status_t kf__rule_log_sigmoid_backward(kf_iter_t *it, kf_results_t *r, kf_tensor_t *grad_output,
                                          kf_tensor_t *self, kf_tensor_t *buffer) {
  kf_tensor_t *const inputs[] = {grad_output, self, buffer};
  return kf__iter_build(it, r, 3, inputs, NULL, KF__TYPES_SAME);
}

/* ---- Several results, or halves ---- */

/* A result of the shape and type of `self`, with dense strides in its order. */
static kf_status_t result_like(kf_results_t *r, uint32_t index, kf_tensor_t *self) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  return kf__result(r, index, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}

/* Two results, the output and a buffer for backward. Contiguous, whatever the strides of self. */
kf_status_t kf__rule_log_sigmoid_forward(kf_results_t *r, kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {self, NULL};
  for (uint32_t i = 0; i < 2; i++)
    KF_TRY(kf__result(r, i, kf__sizes(self), NULL, kf__dtype(self), self->device,
                      KF__RESULT_APART | KF__RESULT_EXACT, inputs));
  return KF_OK;
}

kf_status_t kf__rule__prelu_kernel_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                            kf_tensor_t *self, kf_tensor_t *weight) {
  int64_t sizes[KF__MAX_DIMS];
  char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
  size_t ndim;
  KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(weight), sizes, &ndim));
  kf_int_span_t both = {sizes, ndim};
  if (!kf__spans_equal(both, kf__sizes(self)) || !kf__same_sizes(grad_output, self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRAD_BROADCAST,
                       "%s: a gradient of shape %s does not fit a tensor of shape %s"),
        r->op, kf__shape_text(kf__sizes(grad_output), found), kf__shape_text(both, wanted));
  KF_TRY(result_like(r, 0, self));
  return result_like(r, 1, self);
}

/* The sizes of `self` with dimension *dim_ref halved; `sizes` has KF__MAX_DIMS elements. Wraps
 * *dim_ref. */
static kf_status_t half_sizes(kf_tensor_t *self, int64_t *dim_ref, int64_t *sizes) {
  int64_t dim = *dim_ref;
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_GLU_OF_NUMBER,
                                                       "glu: self must have a dimension to halve"));
  KF_TRY(kf__wrap_dim(dim, (int64_t)self->ndim, true, &dim));
  memcpy(sizes, self->sizes, self->ndim * sizeof *sizes);
  if (sizes[dim] % 2 != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GLU_HALVES,
            "glu: dimension %lld is halved, so that its size must be even, but it is %lld"),
        (long long)dim, (long long)sizes[dim]);
  sizes[dim] /= 2;
  KF_ASSERT(dim >= 0 && dim < (int64_t)self->ndim);
  *dim_ref = dim;
  return KF_OK;
}

kf_status_t kf__rule_glu(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  kf_tensor_t *const inputs[] = {self, NULL};
  KF_TRY(half_sizes(self, &dim, sizes));
  kf_int_span_t half = {sizes, self->ndim};
  kf__preserved_strides(self, strides);
  /* Dimensions outside of the halved one move closer together. */
  for (uint32_t d = 0; d < self->ndim; d++)
    if (strides[d] > strides[dim] && sizes[dim] > 0) strides[d] /= 2;
  return kf__result(r, 0, half, strides, kf__dtype(self), self->device, KF__RESULT_APART, inputs);
}

kf_status_t kf__rule_glu_backward(kf_results_t *r, kf_tensor_t *grad_output, kf_tensor_t *self,
                                  int64_t dim) {
  int64_t sizes[KF__MAX_DIMS];
  char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
  kf_tensor_t *const inputs[] = {grad_output, self, NULL};
  KF_TRY(half_sizes(self, &dim, sizes));
  kf_int_span_t half = {sizes, self->ndim};
  if (!kf__spans_equal(half, kf__sizes(grad_output)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GLU_GRAD_BROADCAST,
                                       "%s: grad_output has shape %s, but must have %s"),
                        r->op, kf__shape_text(kf__sizes(grad_output), found),
                        kf__shape_text(half, wanted));
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}

/* ---- Mantissa and exponent ---- */

kf_status_t kf__rule_frexp(kf_results_t *r, kf_tensor_t *self) {
  if (!kf_dtype_is_floating(kf__dtype(self)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FREXP_DTYPE, "%s: input must be a floating-point tensor"),
        kf__api_name(KF__API("frexp")));
  kf_tensor_t *const inputs[] = {self, NULL};
  KF_TRY(kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_WHOLE, inputs));
  return kf__result(r, 1, kf__sizes(self), NULL, KF_DTYPE_INT32, self->device, KF__RESULT_APART,
                    inputs);
}
