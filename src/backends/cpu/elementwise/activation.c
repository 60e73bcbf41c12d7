/* Activations with parameters, and the derivatives of all activations. Kernels compute the
 * parameters of a loop from the operator's numbers once, before the loop runs. */
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/unary_loops.h"
#include "base/half.h"
#include "ops/core/number.h"

#define LOOPS(name) kf__loops_activation()->name

/* `pair` has the loops of float32 and float64. */
static kf_status_t run(kf_iter_t *it, const kf__loop_fn *pair, const void *params,
                       const char *name) {
  KF_ASSERT(pair[0] != NULL);
  KF_ASSERT(pair[1] != NULL);
  if (it->common == KF_DTYPE_FLOAT32) return kf__iter_run(it, pair[0], params);
  if (it->common == KF_DTYPE_FLOAT64) return kf__iter_run(it, pair[1], params);
  return kf__no_loop(it, name);
}

#define PLAIN(function, name) \
  static kf_status_t cpu_##function(kf_iter_t *it) { return run(it, LOOPS(function), NULL, name); }
PLAIN(hardsigmoid, "hardsigmoid_cpu")
PLAIN(hardswish, "hardswish_cpu")
PLAIN(prelu, "prelu_cpu")
PLAIN(mish_backward, "mish_backward_cpu")
PLAIN(hardswish_backward, "hardswish_backward_cpu")
PLAIN(hardsigmoid_backward, "hardsigmoid_backward")
PLAIN(log_sigmoid_backward, "log_sigmoid_backward_cpu")

/* Declares `params` from expressions. */
#define PARAMS(...) const kf__activation_params_t params = {{__VA_ARGS__}}

/* The operator's numbers as parameters. A number that the type cannot hold is an error. */
static kf_status_t take_numbers(const kf_iter_t *it, size_t count, const kf_scalar_t *numbers,
                                kf__activation_params_t *params) {
  kf_number_t element;
  KF_ASSERT(count <= sizeof params->p / sizeof params->p[0]);
  for (size_t i = 0; i < count; i++) {
    if (kf_dtype_is_floating(it->common)) /* otherwise run() fails: there is no loop */
      KF_TRY(kf__number_store_checked(numbers[i], it->common, &element));
    params->p[i] = kf__number_real(numbers[i]);
  }
  return KF_OK;
}
#define NUMBERS(...)                           \
  const kf_scalar_t numbers[] = {__VA_ARGS__}; \
  kf__activation_params_t params = {{0}};      \
  KF_TRY(take_numbers(it, sizeof numbers / sizeof numbers[0], numbers, &params))

/* hardshrink and its derivative compare with the limit rounded to the type of the elements, so that
 * an element equal to the rounded limit is inside, as in PyTorch. */
static double rounded_limit(const kf_iter_t *it, double limit) {
  float narrow = (float)limit;
  kf_dtype_t dtype = it->operands[0].dtype;
  if (dtype == KF_DTYPE_FLOAT16) return (double)kf__f16_to_f32(kf__f32_to_f16(narrow));
  if (dtype == KF_DTYPE_BFLOAT16) return (double)kf__bf16_to_f32(kf__f32_to_bf16(narrow));
  return limit;
}

/* ---- Values ---- */

static kf_status_t cpu_hardshrink(kf_iter_t *it, kf_scalar_t lambd) {
  NUMBERS(lambd);
  params.p[0] = rounded_limit(it, params.p[0]);
  return run(it, LOOPS(hardshrink), &params, "hardshrink_cpu");
}
static kf_status_t cpu_softshrink(kf_iter_t *it, kf_scalar_t lambd) {
  NUMBERS(lambd);
  return run(it, LOOPS(softshrink), &params, "softshrink_cpu");
}
static kf_status_t cpu_leaky_relu(kf_iter_t *it, kf_scalar_t negative_slope) {
  NUMBERS(negative_slope);
  return run(it, LOOPS(leaky_relu), &params, "leaky_relu_cpu");
}
static kf_status_t cpu_elu(kf_iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
                           kf_scalar_t input_scale) {
  NUMBERS(alpha, scale, input_scale);
  params.p[0] *= params.p[1];
  return run(it, LOOPS(elu), &params, "elu_cpu");
}
static kf_status_t cpu_softplus(kf_iter_t *it, kf_scalar_t beta, kf_scalar_t threshold) {
  NUMBERS(beta, threshold);
  return run(it, LOOPS(softplus), &params, "softplus_cpu");
}
static kf_status_t check_eps(const kf_iter_t *it, kf_opt_float_t eps) {
  kf_number_t element;
  if (!eps.has || !kf_dtype_is_floating(it->common)) return KF_OK;
  return kf__number_store_checked(kf__number_of_float(eps.value), it->common, &element);
}
static kf_status_t cpu_logit(kf_iter_t *it, kf_opt_float_t eps) {
  bool limited = eps.has && eps.value >= 0;
  KF_TRY(check_eps(it, eps));
  /* The upper limit is 1 - eps in the element's type. */
  double high = it->common == KF_DTYPE_FLOAT32 ? (double)(1 - (float)eps.value) : 1 - eps.value;
  PARAMS(limited ? eps.value : (double)-INFINITY, limited ? high : (double)INFINITY);
  return run(it, LOOPS(logit), &params, "logit_cpu");
}

/* ---- With integers as well ---- */

/* Both numbers as elements of the iterator's type, one after the other. */
static kf_status_t store_pair(const kf_iter_t *it, kf_scalar_t first, kf_scalar_t second,
                              kf_number_t *pair) {
  char *to = (char *)pair;
  KF_ASSERT(kf_dtype_size(it->common) <= sizeof *pair);
  KF_TRY(kf__number_store_checked(first, it->common, to));
  return kf__number_store_checked(second, it->common, to + kf_dtype_size(it->common));
}

static kf_status_t cpu_hardtanh(kf_iter_t *it, kf_scalar_t min_val, kf_scalar_t max_val) {
  kf_number_t pair[2];
  if (kf_dtype_is_integral(it->common, false)) {
    KF_TRY(store_pair(it, min_val, max_val, pair));
    min_val = kf__number_of_int(kf__number_int(min_val));
    max_val = kf__number_of_int(kf__number_int(max_val));
  }
  double low = kf__number_real(min_val), high = kf__number_real(max_val);
  if (isnan(low) || isnan(high)) { /* a NaN limit makes every result NaN */
    KF_TRY(store_pair(it, kf__number_of_float(INFINITY), kf__number_of_float(NAN), pair));
    return kf__run_typed(it, kf__loops_unary()->threshold, pair, "clamp_scalar_cpu");
  }
  KF_TRY(store_pair(it, min_val, max_val, pair));
  return kf__run_typed(it, kf__loops_unary()->clamp, pair, "clamp_scalar_cpu");
}

static kf_status_t cpu_threshold(kf_iter_t *it, kf_scalar_t threshold, kf_scalar_t value) {
  const kf__loop_fn *by_type = kf__loops_unary()->threshold;
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  if (by_type[kf__type_index[it->common]] == NULL) return kf__no_loop(it, "threshold_cpu");
  kf_number_t pair[2];
  KF_TRY(store_pair(it, threshold, value, pair));
  return kf__run_typed(it, by_type, pair, "threshold_cpu");
}

static kf_status_t cpu_threshold_backward(kf_iter_t *it, kf_scalar_t threshold) {
  const kf__loop_fn *by_type = kf__loops_unary()->threshold_backward;
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  if (by_type[kf__type_index[it->common]] == NULL) return kf__no_loop(it, "threshold_cpu");
  kf_number_t limit;
  KF_TRY(kf__number_store_checked(threshold, it->common, &limit));
  return kf__run_typed(it, by_type, &limit, "threshold_cpu");
}

/* ---- Derivatives ---- */

/* Derivatives that complex types have, too. */
#define WITH_COMPLEX(function, name)                                \
  static kf_status_t cpu_##function(kf_iter_t *it) {                \
    if (it->common == KF_DTYPE_COMPLEX64)                           \
      return kf__iter_run(it, kf__complex_loops[0].function, NULL); \
    if (it->common == KF_DTYPE_COMPLEX128)                          \
      return kf__iter_run(it, kf__complex_loops[1].function, NULL); \
    return run(it, LOOPS(function), NULL, name);                    \
  }
WITH_COMPLEX(sigmoid_backward, "sigmoid_backward_cpu")
WITH_COMPLEX(tanh_backward, "tanh_backward_cpu")
WITH_COMPLEX(silu_backward, "silu_backward_cpu")

static kf_status_t cpu_gelu_backward(kf_iter_t *it, kf_str_t approximate) {
  bool by_tanh = strcmp(approximate.data, "tanh") == 0;
  return run(it, by_tanh ? LOOPS(gelu_tanh_backward) : LOOPS(gelu_backward), NULL,
             "GeluBackwardKernelImpl");
}
static kf_status_t cpu_elu_backward(kf_iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
                                    kf_scalar_t input_scale, bool is_result) {
  NUMBERS(alpha, scale, input_scale);
  params.p[0] *= params.p[1];
  return run(it, is_result ? LOOPS(elu_result_backward) : LOOPS(elu_backward), &params,
             "elu_backward_cpu");
}
static kf_status_t cpu_hardtanh_backward(kf_iter_t *it, kf_scalar_t min_val, kf_scalar_t max_val) {
  NUMBERS(min_val, max_val);
  return run(it, LOOPS(hardtanh_backward), &params, "hardtanh_backward_cpu");
}
static kf_status_t cpu_leaky_relu_backward(kf_iter_t *it, kf_scalar_t negative_slope) {
  NUMBERS(negative_slope);
  return run(it, LOOPS(leaky_relu_backward), &params, "leaky_relu_backward_cpu");
}
static kf_status_t cpu_softplus_backward(kf_iter_t *it, kf_scalar_t beta, kf_scalar_t threshold) {
  NUMBERS(beta, threshold);
  return run(it, LOOPS(softplus_backward), &params, "softplus_backward_cpu");
}
static kf_status_t cpu_shrink_backward(kf_iter_t *it, kf_scalar_t lambd) {
  NUMBERS(lambd);
  params.p[0] = rounded_limit(it, params.p[0]);
  return run(it, LOOPS(shrink_backward), &params, "shrink_backward_cpu");
}
static kf_status_t cpu_logit_backward(kf_iter_t *it, kf_opt_float_t eps) {
  bool limited = eps.has && eps.value >= 0;
  KF_TRY(check_eps(it, eps));
  double high = it->common == KF_DTYPE_FLOAT32 ? (double)(1 - (float)eps.value) : 1 - eps.value;
  PARAMS(limited ? eps.value : 0, limited ? high : 1, limited ? 0 : (double)NAN);
  return run(it, LOOPS(logit_backward), &params, "logit_backward_cpu");
}

/* ---- Several loops in one operator ---- */

/* Runs a loop over tensors whose sizes and types the rule has checked: builds the iterator for
 * `result` and the inputs. */
static kf_status_t fill(kf_tensor_t *result, uint32_t count, kf_tensor_t *const *inputs,
                        const kf__loop_fn *pair, const char *name) {
  kf_results_t r = {.form = KF__FORM_OUT, .count = 1, .op = name, .given = {result}};
  kf_iter_t it;
  KF_ASSERT(count < KF_ITER_OPERANDS);
  kf_status_t status = kf__iter_build(&it, &r, count, inputs, NULL, KF__TYPES_PROMOTE);
  if (status == KF_OK) status = run(&it, pair, NULL, name);
  return kf__results_finish(&r, status, NULL);
}

static kf_status_t cpu_log_sigmoid_forward(kf_tensor_t *self, kf_tensor_t *output,
                                           kf_tensor_t *buffer) {
  KF_TRY(fill(buffer, 1, &self, LOOPS(exp_minus_abs), "log_sigmoid_cpu"));
  return fill(output, 1, &self, LOOPS(log_sigmoid), "log_sigmoid_cpu");
}

/* The halves of a tensor along a dimension, as views. The caller releases both, also on failure. */
static kf_status_t halve(kf_tensor_t *tensor, int64_t dim, kf_tensor_t *halves[2]) {
  int64_t sizes[KF__MAX_DIMS];
  halves[0] = halves[1] = NULL;
  KF_TRY(kf__wrap_dim(dim, (int64_t)tensor->ndim, true, &dim));
  memcpy(sizes, tensor->sizes, tensor->ndim * sizeof *sizes);
  KF_ASSERT(sizes[dim] % 2 == 0); /* the rule has checked it */
  sizes[dim] /= 2;
  for (int i = 0; i < 2; i++) {
    int64_t offset = tensor->offset + i * sizes[dim] * tensor->strides[dim];
    KF_TRY(kf__tensor_view(tensor, kf__dtype(tensor), tensor->ndim, sizes, tensor->strides, offset,
                           &halves[i]));
  }
  return KF_OK;
}

static void release(kf_tensor_t *halves[2]) {
  kf_tensor_release(halves[0]);
  kf_tensor_release(halves[1]);
}

static kf_status_t cpu_glu(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  kf_tensor_t *halves[2];
  kf_status_t status = halve(self, dim, halves);
  if (status == KF_OK) status = fill(out, 2, halves, LOOPS(glu), "glu_cpu");
  release(halves);
  return status;
}

/* The first half of the result holds the sigmoid of the gate until its own values replace it: no
 * temporary tensor is needed. */
static kf_status_t glu_backward(kf_tensor_t *gradient, kf_tensor_t *halves[2],
                                kf_tensor_t *results[2]) {
  static const char name[] = "glu_backward_cpu";
  const kf__math_loops_t *math = kf__loops_unary_math();
  const kf__loop_fn sigmoid[2] = {math->f32.sigmoid, math->f64.sigmoid};
  kf_tensor_t *const gate[] = {gradient, halves[0], results[0]};
  kf_tensor_t *const value[] = {gradient, results[0]};
  KF_TRY(fill(results[0], 1, &halves[1], sigmoid, name));
  KF_TRY(fill(results[1], 3, gate, LOOPS(glu_gate_backward), name));
  return fill(results[0], 2, value, LOOPS(glu_value_backward), name);
}

static kf_status_t cpu_glu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim,
                                    kf_tensor_t *out) {
  kf_tensor_t *halves[2], *results[2] = {NULL, NULL};
  kf_status_t status = halve(self, dim, halves);
  if (status == KF_OK) status = halve(out, dim, results);
  if (status == KF_OK) status = glu_backward(grad_output, halves, results);
  release(halves);
  release(results);
  return status;
}

static kf_status_t cpu_prelu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                      kf_tensor_t *weight, kf_tensor_t *out0, kf_tensor_t *out1) {
  kf_tensor_t *const inputs[] = {grad_output, self, weight};
  KF_TRY(fill(out0, 3, inputs, LOOPS(prelu_backward), "prelu_backward_cpu"));
  return fill(out1, 2, inputs, LOOPS(prelu_weight_backward), "prelu_backward_cpu");
}

#define BIND(name) KF_COMPUTE(name, cpu_##name)
const kf_compute_t kf__cpu_bind_activation[] = {
    BIND(hardsigmoid),
    BIND(hardswish),
    BIND(hardshrink),
    BIND(softshrink),
    BIND(hardtanh),
    BIND(leaky_relu),
    BIND(elu),
    BIND(softplus),
    BIND(threshold),
    BIND(logit),
    BIND(prelu),
    BIND(log_sigmoid_forward),
    BIND(glu),
    BIND(sigmoid_backward),
    BIND(tanh_backward),
    BIND(silu_backward),
    BIND(gelu_backward),
    BIND(mish_backward),
    BIND(elu_backward),
    BIND(hardtanh_backward),
    BIND(hardswish_backward),
    BIND(hardsigmoid_backward),
    BIND(leaky_relu_backward),
    BIND(softplus_backward),
    BIND(shrink_backward),
    BIND(threshold_backward),
    BIND(logit_backward),
    BIND(log_sigmoid_backward),
    BIND(glu_backward),
    KF_COMPUTE(_prelu_kernel_backward, cpu_prelu_backward),
    KF_COMPUTE_END,
};
