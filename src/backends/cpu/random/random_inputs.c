/* Random operators whose result depends on a tensor: Bernoulli with a probability for each element,
 * Poisson, multinomial and rrelu. All inputs are checked before anything is drawn, so that an error
 * changes neither the result nor the generator. */
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/random/random.h"
#include "base/half.h"
#include "compat/math_texts.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"

/* ---- Checks ---- */

typedef struct {
  kf_dtype_t dtype;
  double min, max; /* inclusive */
  bool inside;     /* false once an element, or NaN, lies outside */
} bounds_t;

static void check_run(void *context, char *const *data, const int64_t *strides, int64_t n) {
  bounds_t *bounds = context;
  const char *at = data[0];
  for (int64_t i = 0; i < n; i++, at += strides[0]) {
    double v = kf__read_real(bounds->dtype, at);
    if (!(v >= bounds->min && v <= bounds->max)) bounds->inside = false;
  }
}

/* Whether all elements lie in min … max; NaN does not. */
static bool all_inside(const kf_tensor_t *t, double min, double max) {
  bounds_t bounds = {kf__dtype(t), min, max, true};
  kf__walk_t walk;
  kf__walk_build(&walk, t, NULL);
  kf__walk_run(&walk, check_run, &bounds);
  return bounds.inside;
}

/* ---- Bernoulli and Poisson ---- */

typedef struct {
  kf_generator_t *generator;
  kf__draw_from_fn loop;
  kf__draw_from_t draw;
} fill_t;

static void fill_run(void *context, char *const *data, const int64_t *strides, int64_t n) {
  fill_t *fill = context;
  fill->loop(fill->generator, &fill->draw, data[0], strides[0], data[1], strides[1], n);
}

static kf_status_t fill_from(kf_tensor_t *out, const kf_tensor_t *in, kf_generator_t *given,
                             kf__draw_from_fn loop) {
  fill_t fill = {.loop = loop, .draw = {kf__dtype(out), kf__dtype(in)}};
  KF_TRY(kf__generator_pick(given, out->device, &fill.generator));
  KF_TRY(kf__writable(out));
  kf__walk_t walk;
  kf__walk_build(&walk, out, in);
  kf__generator_lock(fill.generator);
  kf__walk_run(&walk, fill_run, &fill);
  kf__generator_unlock(fill.generator);
  return KF_OK;
}

static kf_status_t cpu_bernoulli_from(kf_tensor_t *p, kf_generator_t *generator, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (!all_inside(p, 0.0, 1.0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BERNOULLI_PROBABILITIES,
                                       "bernoulli: probabilities must be from 0 to 1"));
  return fill_from(out, p, generator, kf__loops_random()->bernoulli_from);
}

static kf_status_t cpu_poisson(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (!all_inside(self, 0.0, HUGE_VAL))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_POISSON_RATE,
                                                       "poisson: rates must not be negative"));
  return fill_from(out, self, generator, kf__loops_random()->poisson_from);
}

/* ---- Multinomial ---- */

/* One distribution: a row of weights, one for each category. */
typedef struct {
  kf_dtype_t dtype;
  const char *data;
  int64_t stride; /* bytes */
  int64_t count;
} row_t;

static row_t row_of(const kf_tensor_t *self, int64_t index) {
  KF_ASSERT(self->ndim == 1 || self->ndim == 2);
  int64_t size = kf__itemsize(self), last = self->ndim - 1;
  const char *data = kf__data(self);
  if (self->ndim == 2) data += index * self->strides[0] * size;
  return (row_t){kf__dtype(self), data, self->strides[last] * size, self->sizes[last]};
}

/* Cumulative sums, computed in the type of the tensor (float for the half types), divided by the
 * last sum. Fails for weights that are no distribution. */
static kf_status_t cumulate(row_t row, double *sums) {
  bool wide = row.dtype == KF_DTYPE_FLOAT64;
  double sum = 0;
  for (int64_t i = 0; i < row.count; i++) {
    double v = kf__read_real(row.dtype, row.data + i * row.stride);
    if (!(v >= 0))
      return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_NEGATIVE,
                                                         "multinomial: a probability is negative"));
    if (v == HUGE_VAL)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_INFINITE,
                                         "multinomial: a probability is infinite or NaN"));
    sum = wide ? sum + v : (double)((float)sum + (float)v);
    sums[i] = sum;
  }
  if (!(sum > 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_ZERO,
                                       "multinomial: the probabilities add up to zero"));
  for (int64_t i = 0; i < row.count; i++)
    sums[i] = wide ? sums[i] / sum : (double)((float)sums[i] / (float)sum);
  KF_ASSERT(row.count > 0);
  sums[row.count - 1] = 1;
  return KF_OK;
}

/* The first category whose cumulative sum is not below `unit`; 0 ≤ unit < 1. */
static int64_t find_slot(const double *sums, int64_t count, double unit) {
  int64_t left = 0, right = count;
  while (left < right) {
    int64_t middle = left + (right - left) / 2;
    if (sums[middle] < unit)
      left = middle + 1;
    else
      right = middle;
  }
  KF_ASSERT(left < count); /* the last sum is 1 */
  return left;
}

static kf_status_t draw_rows(kf_generator_t *g, const kf_tensor_t *self, double *sums,
                             kf_tensor_t *out) {
  int64_t rows = self->ndim == 2 ? self->sizes[0] : 1;
  int64_t samples = out->sizes[out->ndim - 1], stride = out->strides[out->ndim - 1];
  int64_t row_stride = out->ndim == 2 ? out->strides[0] : 0;
  int64_t *data = kf__data(out);
  for (int64_t r = 0; r < rows; r++) {
    row_t row = row_of(self, r);
    KF_TRY(cumulate(row, sums));
    for (int64_t i = 0; i < samples; i++) {
      double unit;
      kf__loops_random()->unit_f64(g, &unit, 1);
      data[r * row_stride + i * stride] = find_slot(sums, row.count, unit);
    }
  }
  return KF_OK;
}

static kf_status_t check_rows(const kf_tensor_t *self, double *sums) {
  int64_t rows = self->ndim == 2 ? self->sizes[0] : 1;
  for (int64_t r = 0; r < rows; r++) KF_TRY(cumulate(row_of(self, r), sums));
  return KF_OK;
}

/* Inverts the cumulative distribution. All rows are checked before the first draw. */
static kf_status_t with_replacement(kf_tensor_t *self, kf_generator_t *given, kf_tensor_t *out) {
  int64_t categories = self->sizes[self->ndim - 1];
  kf_generator_t *g;
  KF_TRY(kf__generator_pick(given, out->device, &g));
  KF_TRY(kf__writable(out));
  double *sums = kf_alloc((size_t)(categories + 1) * sizeof *sums);
  if (sums == NULL) return kf__no_memory();
  kf_status_t status = check_rows(self, sums);
  if (status == KF_OK) {
    kf__generator_lock(g);
    status = draw_rows(g, self, sums, out);
    kf__generator_unlock(g);
  }
  kf_free(sums);
  return status;
}

/* Without replacement, or for one sample: weights are divided by exponential random numbers, and
 * the categories with the largest quotients are the samples. */
static kf_status_t take_largest(kf_tensor_t *quotients, int64_t samples, kf_tensor_t *out) {
  kf_tensor_t *indices = NULL, *values = NULL;
  kf_opt_int_t last = {-1, true};
  kf_status_t status = samples == 1
                           ? kf_argmax(quotients, last, true, &indices)
                           : kf_topk(quotients, samples, -1, true, true, &values, &indices);
  if (status == KF_OK) status = kf_copy_(out, indices, false);
  kf_tensor_release(values);
  kf_tensor_release(indices);
  return status;
}

/* Whether every row has a weight above 0. */
static bool has_mass(const kf_tensor_t *self) {
  int64_t rows = self->ndim == 2 ? self->sizes[0] : 1;
  for (int64_t r = 0; r < rows; r++) {
    row_t row = row_of(self, r);
    bool any = false;
    for (int64_t i = 0; i < row.count && !any; i++)
      any = kf__read_real(row.dtype, row.data + i * row.stride) > 0;
    if (!any) return false;
  }
  return true;
}

static kf_status_t without_replacement(kf_tensor_t *self, int64_t samples,
                                       kf_generator_t *generator, kf_tensor_t *out) {
  if (!all_inside(self, 0.0, 0x1.fffffffffffffp1023))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_INVALID,
                                       "multinomial: a probability is negative, infinite or NaN"));
  if (!has_mass(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTINOMIAL_ZERO,
                                       "multinomial: the probabilities add up to zero"));
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  kf_tensor_t *drawn = NULL, *quotients = NULL;
  KF_TRY(kf__tensor_new(kf__dtype(self), self->device, kf__sizes(self), strides, &drawn));
  kf_status_t status = kf__random_fill(drawn, generator, kf__loops_random()->exponential, 1.0, 0);
  if (status == KF_OK) status = kf_div(self, drawn, &quotients);
  if (status == KF_OK) status = take_largest(quotients, samples, out);
  kf_tensor_release(quotients);
  kf_tensor_release(drawn);
  return status;
}

static kf_status_t cpu_multinomial(kf_tensor_t *self, int64_t num_samples, bool replacement,
                                   kf_generator_t *generator, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (replacement && num_samples > 1) return with_replacement(self, generator, out);
  return without_replacement(self, num_samples, generator, out);
}

/* ---- rrelu ---- */

typedef struct {
  kf_generator_t *generator;
  double lower, upper;
} slopes_t;

/* Works in-place on a contiguous copy of the input; noise is contiguous as well. */
#define RRELU(name, type, real, load, store)                                     \
  static void name(slopes_t *s, type *data, type *noise, int64_t n) {            \
    for (int64_t i = 0; i < n; i++) {                                            \
      real x = load(data[i]), r = 1;                                             \
      if (x <= 0) {                                                              \
        r = (real)kf__loops_random()->between(s->generator, s->lower, s->upper); \
        data[i] = store(x * r);                                                  \
      }                                                                          \
      noise[i] = store(r);                                                       \
    }                                                                            \
  }
#define SAME(x) (x)
RRELU(rrelu_f32, float, float, SAME, SAME)
RRELU(rrelu_f64, double, double, SAME, SAME)
RRELU(rrelu_bf16, uint16_t, float, kf__bf16_to_f32, kf__f32_to_bf16)

static kf_status_t rrelu_train(slopes_t *slopes, kf_tensor_t *result, kf_tensor_t *noise) {
  KF_TRY(kf__check_version(noise));
  KF_TRY(kf__writable(noise));
  int64_t n = result->numel;
  KF_ASSERT(kf__is_contiguous(result));
  KF_ASSERT(kf__is_contiguous(noise));
  KF_ASSERT(noise->numel == n);
  KF_ASSERT(kf__dtype(noise) == kf__dtype(result));
  kf__generator_lock(slopes->generator);
  if (kf__dtype(result) == KF_DTYPE_FLOAT32)
    rrelu_f32(slopes, kf__data(result), kf__data(noise), n);
  else if (kf__dtype(result) == KF_DTYPE_FLOAT64)
    rrelu_f64(slopes, kf__data(result), kf__data(noise), n);
  else
    rrelu_bf16(slopes, kf__data(result), kf__data(noise), n);
  kf__generator_unlock(slopes->generator);
  kf__bump_version(noise);
  return KF_OK;
}

/* rrelu draws in the order of indices, so both tensors are made contiguous first. */
static kf_status_t rrelu_copies(slopes_t *slopes, kf_tensor_t *self, kf_tensor_t *noise,
                                kf_tensor_t *out) {
  kf_tensor_t *result = NULL, *drawn = noise;
  kf_status_t status =
      kf__tensor_new(kf__dtype(self), self->device, kf__sizes(self), NULL, &result);
  if (status == KF_OK) status = kf_copy_(result, self, false);
  if (status == KF_OK && !kf__is_contiguous(noise))
    status = kf__tensor_new(kf__dtype(self), self->device, kf__sizes(self), NULL, &drawn);
  if (status == KF_OK) status = rrelu_train(slopes, result, drawn);
  if (status == KF_OK && drawn != noise) status = kf_copy_(noise, drawn, false);
  if (status == KF_OK) status = kf_copy_(out, result, false);
  if (drawn != noise) kf_tensor_release(drawn);
  kf_tensor_release(result);
  return status;
}

/* Rounds to float. Volatile, because gcc 12 for x86-64 removes the conversions when there are two
 * of them next to each other. */
static double rounded(double value) {
  volatile float narrow = (float)value;
  return (double)narrow;
}

static kf_status_t cpu_rrelu_with_noise(kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower,
                                        kf_scalar_t upper, bool training, kf_generator_t *generator,
                                        kf_tensor_t *out) {
  slopes_t slopes = {NULL, kf__number_real(lower), kf__number_real(upper)};
  if (training) {
    KF_TRY(kf__generator_pick(generator, self->device, &slopes.generator));
    if (kf__dtype(self) != KF_DTYPE_FLOAT64) { /* bounds are of the type that is computed in */
      slopes.lower = rounded(slopes.lower);
      slopes.upper = rounded(slopes.upper);
    }
    return rrelu_copies(&slopes, self, noise, out);
  }
  kf_tensor_t *result = NULL;
  kf_scalar_t slope = kf__number_of_float((slopes.lower + slopes.upper) / 2);
  KF_TRY(kf_leaky_relu(self, slope, &result));
  kf_status_t status = kf_copy_(out, result, false);
  kf_tensor_release(result);
  return status;
}

const kf_compute_t kf__cpu_bind_random_inputs[] = {
    KF_COMPUTE(bernoulli_from, cpu_bernoulli_from),
    KF_COMPUTE(poisson, cpu_poisson),
    KF_COMPUTE(multinomial, cpu_multinomial),
    KF_COMPUTE(rrelu_with_noise, cpu_rrelu_with_noise),
    KF_COMPUTE_END,
};
