/* Rules of random operators: parameters of distributions, types, and bounds of random integers. All
 * of them fill a tensor without reading it; the functional forms make one like their argument.
 *
 * Conditions on parameters are written so that NaN fails them: !(std >= 0), not std < 0. */
#include "ops/rules/random_rules.h"

#include <math.h>

#include "base/half.h"
#include "compat/math_texts.h"
#include "compat/nn_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/gen/rules.h"

/* ---- Fills ---- */

static bool is_real_floating(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT32 || dtype == KF_DTYPE_FLOAT64 || dtype == KF_DTYPE_FLOAT16 ||
         dtype == KF_DTYPE_BFLOAT16;
}

static bool is_old_integer(kf_dtype_t dtype) { /* the types that most kernels know */
  return dtype == KF_DTYPE_UINT8 || dtype == KF_DTYPE_INT8 || dtype == KF_DTYPE_INT16 ||
         dtype == KF_DTYPE_INT32 || dtype == KF_DTYPE_INT64;
}

static bool is_usual(kf_dtype_t dtype) { /* neither complex nor a wider unsigned integer */
  return is_real_floating(dtype) || is_old_integer(dtype) || dtype == KF_DTYPE_BOOL;
}

/* Most operators check no type where there is nothing to draw. */
static bool draws(const kf_tensor_t *self) { return self->numel != 0; }

/* Numbers are drawn in the order of memory. The generated out= forms must give the same numbers as
 * the functional form, so they need its strides; a given tensor with others gets a copy. */
static uint32_t in_order(const kf_results_t *r) {
  return r->out == KF__OUT_GENERATED ? KF__RESULT_STRIDED : 0;
}

/* A result like `self`, with dense strides in the same order. */
static kf_status_t filled(kf_results_t *r, kf_tensor_t *self) {
  KF_ASSERT(kf__tensor_is_valid(self));
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device, in_order(r),
                    NULL);
}

static kf_status_t out_of_bounds(const char *what, kf_dtype_t dtype) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_RANDOM_BOUND, "%s exceeds the range of %s"), what,
                      kf__dtype_message_name(dtype));
}

kf_status_t kf__rule_uniform(kf_results_t *r, kf_tensor_t *self, double from, double to) {
  kf_dtype_t own = kf__dtype(self);
  kf_dtype_t dtype = kf_dtype_is_complex(own) ? kf_dtype_to_real(own) : own;
  if (!is_real_floating(dtype)) return kf__not_for_dtype("check_uniform_bounds", own);
  double max = kf__dtype_largest(dtype);
  if (!(from >= -max && from <= max)) return out_of_bounds("from", dtype);
  if (!(to >= -max && to <= max)) return out_of_bounds("to", dtype);
  if (!(from <= to))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNIFORM_RANGE, "uniform_: from=%g must not be greater than to=%g"),
        from, to);
  if (!(to - from <= max))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNIFORM_WIDTH,
                       "uniform_: type %s cannot hold the width of the range: to=%g, from=%g"),
        kf_dtype_class_name(dtype), to, from);
  return filled(r, self);
}

kf_status_t kf__rule_normal(kf_results_t *r, kf_tensor_t *self, double std) {
  if (!(std >= 0.0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORMAL_STD, "normal: std must not be negative, but is %g"), std);
  kf_dtype_t own = kf__dtype(self);
  if (draws(self) && !is_real_floating(own) && !kf_dtype_is_complex(own))
    return kf__not_for_dtype("normal_kernel_cpu", own);
  return filled(r, self);
}

kf_status_t kf__rule_log_normal(kf_results_t *r, kf_tensor_t *self, double std) {
  if (!(std > 0.0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LOG_NORMAL_STD, "log_normal_: std must be positive, but is %g"),
        std);
  if (draws(self) && !is_real_floating(kf__dtype(self)))
    return kf__not_for_dtype("log_normal_cpu", kf__dtype(self));
  return filled(r, self);
}

static kf_status_t not_continuous(const char *name, kf_dtype_t dtype) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_CONTINUOUS_DTYPE,
                                     "%s: values are not whole numbers, so that the type must be "
                                     "floating-point, but it is %s"),
                      name, kf_dtype_class_name(dtype));
}

kf_status_t kf__rule_cauchy(kf_results_t *r, kf_tensor_t *self, double sigma) {
  if (!(sigma > 0.0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CAUCHY_SIGMA, "cauchy_: sigma must be positive, but is %g"),
        sigma);
  if (!is_real_floating(kf__dtype(self))) return not_continuous("Cauchy", kf__dtype(self));
  return filled(r, self);
}

kf_status_t kf__rule_exponential(kf_results_t *r, kf_tensor_t *self, double lambd) {
  if (!(lambd > 0.0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_EXPONENTIAL_LAMBDA,
                                       "exponential_: lambd must be positive, but is %g"),
                        lambd);
  if (draws(self) && !is_real_floating(kf__dtype(self)))
    return not_continuous("Exponential", kf__dtype(self));
  return filled(r, self);
}

kf_status_t kf__rule_geometric(kf_results_t *r, kf_tensor_t *self, double p) {
  if (!(p > 0 && p < 1))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GEOMETRIC_P,
                                       "geometric_: p must be above 0 and below 1, but is %g"),
                        p);
  kf_dtype_t dtype = kf__dtype(self);
  if (draws(self) && !is_real_floating(dtype) && !is_old_integer(dtype))
    return kf__not_for_dtype("geometric_cpu", dtype);
  return filled(r, self);
}

/* ---- Integers ---- */

/* An integer rounded to the floating type, as an integer again; saturates. */
static int64_t rounded(kf_dtype_t dtype, int64_t value) {
  double v;
  switch (dtype) {
    case KF_DTYPE_FLOAT16: v = (double)kf__f16_to_f32(kf__f32_to_f16((float)value)); break;
    case KF_DTYPE_BFLOAT16: v = (double)kf__bf16_to_f32(kf__f32_to_bf16((float)value)); break;
    case KF_DTYPE_FLOAT32: v = (double)(float)value; break;
    default: v = (double)value; break;
  }
  if (v >= 9223372036854775808.0) return INT64_MAX;
  return v < -9223372036854775808.0 ? INT64_MIN : (int64_t)v;
}

/* The distance of neighbouring numbers of a floating type near an integer; 1 where they are
 * closer. */
static int64_t spacing(kf_dtype_t dtype, int64_t value) {
  uint64_t magnitude = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
  int high = magnitude == 0 ? 0 : 63 - __builtin_clzll(magnitude);
  KF_ASSERT(kf__dtype_digits(dtype) > 0);
  int shift = high - kf__dtype_digits(dtype) + 1;
  return shift > 0 ? INT64_C(1) << (shift < 62 ? shift : 62) : 1;
}

static int64_t add_clamped(int64_t a, int64_t b) {
  int64_t sum;
  if (__builtin_add_overflow(a, b, &sum)) return b > 0 ? INT64_MAX : INT64_MIN;
  return sum;
}

/* A lower bound moves up, an upper one down, to the next number that the type can hold, where
 * rounding would leave the range. */
static int64_t move_from(kf_dtype_t dtype, int64_t from) {
  int64_t next = add_clamped(from, 1), as_float = rounded(dtype, next);
  return as_float < from ? add_clamped(as_float, spacing(dtype, next)) : from;
}

static int64_t move_to(kf_dtype_t dtype, int64_t to) {
  int64_t last = add_clamped(to, -1), as_float = rounded(dtype, last);
  return as_float >= to ? add_clamped(as_float, -spacing(dtype, last)) : to;
}

/* The limits of an integer type, as far as int64 can express them: uint64 ends at INT64_MAX. */
static void integer_limits(kf_dtype_t dtype, int64_t *out_min, int64_t *out_max) {
  KF_ASSERT(kf_dtype_is_integral(dtype, true));
  int bits = 8 * kf__dtype_sizes[dtype];
  if (dtype == KF_DTYPE_BOOL) {
    *out_min = 0;
    *out_max = 1;
  } else if (kf_dtype_is_signed(dtype)) {
    *out_max = INT64_MAX >> (64 - bits);
    *out_min = -*out_max - 1;
  } else {
    *out_min = 0;
    *out_max = bits == 64 ? INT64_MAX : (INT64_C(1) << bits) - 1;
  }
}

static void warn_of_gaps(const char *which, kf_dtype_t dtype) {
  kf_warn(KF__COMPATIBLE(KF__TORCH_RANDOM_GAPS,
                         "%s is not within -(2^%d) and 2^%d, where %s holds every integer"),
          which, kf__dtype_digits(dtype), kf__dtype_digits(dtype), kf__dtype_message_name(dtype));
}

static kf_status_t check_bounds(kf_dtype_t dtype, int64_t from, int64_t last) {
  if (is_real_floating(dtype)) {
    double max = kf__dtype_largest(dtype);
    if (!((double)from >= -max && (double)from <= max)) return out_of_bounds("from", dtype);
    if (!((double)last >= -max && (double)last <= max)) return out_of_bounds("to - 1", dtype);
    int64_t exact = INT64_C(1) << kf__dtype_digits(dtype);
    if (from < -exact || from > exact) warn_of_gaps("from", dtype);
    if (last < -exact || last > exact) warn_of_gaps("to - 1", dtype);
    return KF_OK;
  }
  int64_t min, max;
  integer_limits(dtype, &min, &max);
  if (from < min || from > max) return out_of_bounds("from", dtype);
  return last < min || last > max ? out_of_bounds("to - 1", dtype) : KF_OK;
}

static kf_status_t bounds_to(kf_dtype_t dtype, int64_t from, int64_t to, int64_t *out_base,
                             uint64_t *out_range) {
  if (from >= to)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RANDOM_RANGE, "random_: from=%lld must be less than to=%lld"),
        (long long)from, (long long)to);
  if (is_real_floating(dtype)) {
    from = move_from(dtype, from);
    to = move_to(dtype, to);
    if (from >= to)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RANDOM_CAST_RANGE,
                         "random_: in the type of self, from=%lld must be less than to=%lld"),
          (long long)from, (long long)to);
  }
  KF_TRY(check_bounds(dtype, from, to - 1));
  KF_ASSERT(from < to); /* so that the range is not 0, which stands for all integers */
  *out_base = from;
  *out_range = (uint64_t)to - (uint64_t)from;
  return KF_OK;
}

/* No upper bound: up to the largest integer of the type, or the last one before gaps begin. */
static kf_status_t bounds_open(kf_dtype_t dtype, int64_t from, int64_t *out_base,
                               uint64_t *out_range) {
  int64_t min, last;
  if (is_real_floating(dtype)) {
    last = INT64_C(1) << kf__dtype_digits(dtype);
    from = move_from(dtype, from);
    if (from >= last)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_RANDOM_CAST_RANGE_INCLUSIVE,
              "random_: in the type of self, from=%lld must not be greater than to=%lld"),
          (long long)from, (long long)last);
  } else {
    integer_limits(dtype, &min, &last);
    if (dtype == KF_DTYPE_UINT64) return out_of_bounds("to - 1", dtype);
  }
  KF_TRY(check_bounds(dtype, from, last));
  KF_ASSERT(from <= last);
  *out_base = from;
  *out_range = (uint64_t)last - (uint64_t)from + 1;
  return KF_OK;
}

kf_status_t kf__random_bounds(kf_dtype_t dtype, int64_t from, kf_opt_int_t to, int64_t *out_base,
                              uint64_t *out_range) {
  if (!is_real_floating(dtype) && !kf_dtype_is_integral(dtype, true))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RANDOM_DTYPE, "random_: self must be real, but is %s"),
        kf_dtype_class_name(dtype));
  if (to.has) return bounds_to(dtype, from, to.value, out_base, out_range);
  if (from != INT64_MIN) return bounds_open(dtype, from, out_base, out_range);
  if (dtype == KF_DTYPE_FLOAT16)
    return kf__not_for_dtype("random_full_64_bits_range_kernel_cpu", dtype);
  if (dtype != KF_DTYPE_INT64 && !is_real_floating(dtype))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_RANDOM_FULL_RANGE,
            "random_: only int64, float64, float32 and bfloat16 have the full range of 64 bits"));
  *out_base = 0;
  *out_range = 0;
  return KF_OK;
}

/* The bounds are computed for their errors; the kernel computes them again. */
kf_status_t kf__rule_random_from(kf_results_t *r, kf_tensor_t *self, int64_t from,
                                 kf_opt_int_t to) {
  int64_t base;
  uint64_t range;
  KF_TRY(kf__random_bounds(kf__dtype(self), from, to, &base, &range));
  return filled(r, self);
}

kf_status_t kf__rule_random_to(kf_results_t *r, kf_tensor_t *self, int64_t to) {
  kf_opt_int_t end = {to, true};
  return kf__rule_random_from(r, self, 0, end);
}

kf_status_t kf__rule_random(kf_results_t *r, kf_tensor_t *self) {
  kf_dtype_t dtype = kf__dtype(self);
  if (draws(self) && !is_usual(dtype)) return kf__not_for_dtype("random_kernel_cpu", dtype);
  return filled(r, self);
}

/* ---- Bernoulli ---- */

kf_status_t kf__rule_bernoulli_p(kf_results_t *r, kf_tensor_t *self, double p) {
  if (!(p >= 0 && p <= 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BERNOULLI_P, "bernoulli_: p must be from 0 to 1, but is %g"), p);
  if (draws(self) && !is_usual(kf__dtype(self)))
    return kf__not_for_dtype("bernoulli_scalar_cpu_", kf__dtype(self));
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device, in_order(r), NULL);
}

/* p must broadcast to the shape of the filled tensor; messages as expand gives them. */
static kf_status_t check_expands(kf_tensor_t *p, kf_tensor_t *self) {
  char have[KF__SHAPE_TEXT], want[KF__SHAPE_TEXT];
  if (p->ndim > self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NORMAL_EXPAND_RANK,
            "normal: %s cannot be expanded to %s: %u sizes are fewer than its %u dimensions"),
        kf__shape_text(kf__sizes(p), have), kf__shape_text(kf__sizes(self), want), self->ndim,
        p->ndim);
  uint32_t lead = self->ndim - p->ndim;
  for (uint32_t i = 0; i < p->ndim; i++)
    if (p->sizes[i] != 1 && p->sizes[i] != self->sizes[lead + i])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_NORMAL_EXPAND_SIZE,
                         "normal: a tensor cannot be expanded to size %lld where it has size %lld, "
                         "in dimension %u of shape %s; its own shape is %s"),
          (long long)self->sizes[lead + i], (long long)p->sizes[i], lead + i,
          kf__shape_text(kf__sizes(self), want), kf__shape_text(kf__sizes(p), have));
  return KF_OK;
}

kf_status_t kf__rule_bernoulli_Tensor(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *p) {
  if (draws(self) && !is_usual(kf__dtype(self)))
    return kf__not_for_dtype("bernoulli_tensor_cpu_self_", kf__dtype(self));
  if (draws(self)) KF_TRY(check_expands(p, self));
  if (draws(self) && !is_real_floating(kf__dtype(p)))
    return kf__not_for_dtype("bernoulli_tensor_cpu_p_", kf__dtype(p));
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  kf_tensor_t *const inputs[] = {p, NULL};
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_APART | in_order(r), inputs);
}

/* The out= form takes a tensor of any type that Bernoulli numbers may have. */
kf_status_t kf__rule_bernoulli(kf_results_t *r, kf_tensor_t *self) {
  kf_dtype_t dtype = r->form == KF__FORM_OUT ? kf__dtype(r->given[0]) : kf__dtype(self);
  if (draws(self) && !is_usual(dtype))
    return kf__not_for_dtype("bernoulli_tensor_cpu_self_", dtype);
  if (draws(self) && !is_real_floating(kf__dtype(self)))
    return kf__not_for_dtype("bernoulli_tensor_cpu_p_", kf__dtype(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, dtype, self->device,
                    KF__RESULT_APART | KF__RESULT_WHOLE, inputs);
}

/* ---- With an input ---- */

kf_status_t kf__rule_poisson(kf_results_t *r, kf_tensor_t *self) {
  if (!is_real_floating(kf__dtype(self))) return kf__not_for_dtype("poisson_cpu", kf__dtype(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | in_order(r), inputs);
}

static bool is_full_floating(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT32 || dtype == KF_DTYPE_FLOAT64;
}

kf_status_t kf__rule_standard_gamma(kf_results_t *r, kf_tensor_t *self) {
  if (!is_full_floating(kf__dtype(self))) return kf__not_for_dtype("gamma_cpu", kf__dtype(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | in_order(r), inputs);
}

kf_status_t kf__rule_sample_dirichlet(kf_results_t *r, kf_tensor_t *self) {
  if (!is_full_floating(kf__dtype(self))) return kf__not_for_dtype("dirichlet", kf__dtype(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | in_order(r), inputs);
}

static kf_status_t check_binomial(const kf_tensor_t *t, const char *name) {
  if (is_real_floating(kf__dtype(t))) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      KF__COMPATIBLE(KF__TORCH_BINOMIAL_DTYPE,
                                     "binomial: %s must be a floating-point tensor, but is %s"),
                      name, kf_dtype_class_name(kf__dtype(t)));
}

kf_status_t kf__rule_binomial(kf_results_t *r, kf_tensor_t *count, kf_tensor_t *prob) {
  KF_TRY(check_binomial(count, "count"));
  KF_TRY(check_binomial(prob, "prob"));
  if (kf__dtype(count) != kf__dtype(prob))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SECOND_DTYPE, "one tensor is of type %s, the other of type %s"),
        kf_dtype_class_name(kf__dtype(prob)), kf_dtype_class_name(kf__dtype(count)));
  if (!is_full_floating(kf__dtype(count)))
    return kf__not_for_dtype("binomial_cpu", kf__dtype(count));
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim;
  KF_TRY(kf__broadcast_shapes(kf__sizes(count), kf__sizes(prob), sizes, &ndim));
  kf_tensor_t *const inputs[] = {count, prob, NULL};
  return kf__result(r, 0, (kf_int_span_t){sizes, ndim}, NULL, kf__dtype(count), count->device,
                    KF__RESULT_APART | in_order(r), inputs);
}

/* Weights are data: compute checks that they are finite, not negative and not all 0. The limit of
 * 2^24 categories is PyTorch's, which counts them in float32. */
kf_status_t kf__rule_multinomial(kf_results_t *r, kf_tensor_t *self, int64_t num_samples,
                                 bool replacement) {
  if (self->ndim < 1 || self->ndim > 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_RANK,
                                       "multinomial: input must have 1 or 2 dimensions"));
  if (!is_real_floating(kf__dtype(self)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_DTYPE,
                       "multinomial: input must be a floating-point tensor, but is %s"),
        kf_dtype_class_name(kf__dtype(self)));
  if (r->form == KF__FORM_OUT && kf__dtype(r->given[0]) != KF_DTYPE_INT64)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_OUT,
                                       "multinomial: the result tensor must be Long, but is %s"),
                        kf_dtype_class_name(kf__dtype(r->given[0])));
  if (num_samples <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_SAMPLES, "multinomial: num_samples must be positive"));
  int64_t categories = self->sizes[self->ndim - 1];
  if (!replacement && num_samples > categories)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_COUNT,
                                       "multinomial: without replacement, num_samples may be at "
                                       "most the number of probabilities"));
  if (categories > INT64_C(1) << 24)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_CATEGORIES,
                                       "multinomial: there may be 2^24 categories at most"));
  int64_t sizes[2] = {num_samples, num_samples};
  if (self->ndim == 2) sizes[0] = self->sizes[0];
  kf_int_span_t span = {sizes, self->ndim};
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, span, NULL, KF_DTYPE_INT64, self->device, KF__RESULT_APART, inputs);
}

/* Training draws a slope for each element and writes it to `noise`, for backward; evaluation uses
 * the mean slope and leaves the noise alone, so it is checked only while training. */
kf_status_t kf__rule_rrelu_with_noise(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *noise,
                                      kf_scalar_t lower, kf_scalar_t upper, bool training) {
  kf_dtype_t dtype = kf__dtype(self);
  char have[KF__SHAPE_TEXT], want[KF__SHAPE_TEXT];
  if (lower.tag == KF_TAG_COMPLEX || upper.tag == KF_TAG_COMPLEX)
    return kf_error_set(KF_ERR_RUNTIME, "rrelu: bounds must be real numbers, found a complex one");
  if (training) {
    double from = kf__number_real(lower), to = kf__number_real(upper);
    if (dtype == KF_DTYPE_FLOAT16 || !is_real_floating(dtype))
      return kf__not_for_dtype("rrelu_with_noise_out_cpu", dtype);
    if (!(from <= to) || !isfinite(to - from))
      return kf_error_set(KF_ERR_RUNTIME,
                          "rrelu: expected finite bounds with lower <= upper, found %g and %g",
                          from, to);
    if (!kf__is_defined(noise) || !kf__same_sizes(self, noise))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_RRELU_NOISE,
              "rrelu_with_noise: noise must have the shape of self; self has shape %s, noise %s"),
          kf__shape_text(kf__sizes(self), want), kf__shape_text(kf__sizes(noise), have));
    if (kf__dtype(noise) != dtype)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES, "elements must be %s, but are %s"),
                          kf_dtype_class_name(dtype), kf_dtype_class_name(kf__dtype(noise)));
  } else if (!is_real_floating(dtype)) {
    return kf__not_for_dtype("leaky_relu_cpu", dtype);
  }
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, dtype, self->device, 0, inputs);
}
