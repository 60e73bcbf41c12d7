/* Gamma, Dirichlet and binomial random numbers with parameters for each element. Draws are taken in
 * the order of memory, in double precision, so that the numbers for a seed are PyTorch's. */
#include <float.h>
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/random/random.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"

static double unit(kf_generator_t *g) {
  double u;
  kf__loops_random()->unit_f64(g, &u, 1);
  return u;
}

static double standard_normal(kf_generator_t *g) {
  static const kf__draw_t draw = {.dtype = KF_DTYPE_FLOAT64, .a = 0, .b = 1};
  double x;
  kf__loops_random()->normal(g, &draw, (char *)&x, sizeof x, 1);
  return x;
}

static bool is_wide(const kf_tensor_t *t) { return kf__dtype(t) == KF_DTYPE_FLOAT64; }

static void store(char *at, bool wide, double value) {
  if (wide)
    *(double *)(void *)at = value;
  else
    *(float *)(void *)at = (float)value;
}

/* ---- Gamma ---- */

/* Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). Shapes below 1 use
 * the shape above and a power of a uniform number. */
static double draw_gamma(kf_generator_t *g, double shape) {
  double scale = 1;
  if (shape < 1) {
    if (shape == 0) return 0;
    scale = pow(1 - unit(g), 1 / shape);
    shape += 1;
  }
  /* PyTorch rounds the constant to float. */
  double d = shape - (double)(1.0f / 3.0f), c = 1 / sqrt(9 * d);
  for (;;) {
    double x, y;
    do {
      x = standard_normal(g);
      y = 1 + c * x;
    } while (y <= 0);
    double v = y * y * y, u = 1 - unit(g), xx = x * x;
    if (u < 1 - 0.0331 * xx * xx) return scale * d * v;
    if (log(u) < 0.5 * xx + d * (1 - v + log(v))) return scale * d * v;
    if (isnan(v)) return v;
  }
}

typedef struct {
  kf_generator_t *generator;
  bool wide;
  double least; /* results are at least this */
} gammas_t;

static void gamma_run(void *context, char *const *data, const int64_t *strides, int64_t n) {
  const gammas_t *to = context;
  kf_dtype_t from = to->wide ? KF_DTYPE_FLOAT64 : KF_DTYPE_FLOAT32;
  for (int64_t i = 0; i < n; i++) {
    double drawn = draw_gamma(to->generator, kf__read_real(from, data[1] + i * strides[1]));
    store(data[0] + i * strides[0], to->wide, drawn > to->least ? drawn : to->least);
  }
}

/* Fills `out`, of the type of `shapes`. */
static kf_status_t fill_gamma(kf_tensor_t *shapes, kf_generator_t *given, double least,
                              kf_tensor_t *out) {
  gammas_t to = {.wide = is_wide(out), .least = least};
  KF_TRY(kf__generator_pick(given, out->device, &to.generator));
  KF_TRY(kf__writable(out));
  kf__walk_t walk;
  kf__walk_build(&walk, out, shapes);
  kf__generator_lock(to.generator);
  kf__walk_run(&walk, gamma_run, &to);
  kf__generator_unlock(to.generator);
  return KF_OK;
}

static kf_status_t cpu_standard_gamma(kf_tensor_t *self, kf_generator_t *generator,
                                      kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  return fill_gamma(self, generator, is_wide(out) ? DBL_MIN : (double)FLT_MIN, out);
}

/* ---- Dirichlet ---- */

static kf_status_t normalize(kf_tensor_t *gammas, bool wide, kf_tensor_t *out) {
  const int64_t last[] = {-1};
  const kf_opt_int_t none = {0, false};
  kf_tensor_t *sum = NULL, *share = NULL, *kept = NULL;
  kf_status_t status = kf_sum_dim_IntList(gammas, (kf_int_span_t){last, 1}, true, none, &sum);
  if (status == KF_OK) status = kf_div(gammas, sum, &share);
  kf_opt_scalar_t least = {kf__number_of_float(wide ? DBL_MIN : (double)FLT_MIN), true};
  kf_opt_scalar_t most = {kf__number_of_float(1 - (wide ? DBL_EPSILON : (double)FLT_EPSILON) / 2),
                          true};
  if (status == KF_OK) status = kf_clamp(share, least, most, &kept);
  if (status == KF_OK) status = kf_copy_(out, kept, false);
  kf_tensor_release(sum);
  kf_tensor_release(share);
  kf_tensor_release(kept);
  return status;
}

static kf_status_t cpu_sample_dirichlet(kf_tensor_t *self, kf_generator_t *generator,
                                        kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  kf_tensor_t *shapes = NULL, *gammas = NULL;
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  KF_TRY(kf__tensor_new(KF_DTYPE_FLOAT64, self->device, kf__sizes(self), strides, &gammas));
  kf_status_t status =
      kf__tensor_new(KF_DTYPE_FLOAT64, self->device, kf__sizes(self), strides, &shapes);
  if (status == KF_OK) status = kf_copy_(shapes, self, false);
  /* Small shapes draw 0 more often than not: zeros alone have no shares. */
  if (status == KF_OK) status = fill_gamma(shapes, generator, DBL_MIN, gammas);
  if (status == KF_OK) status = normalize(gammas, is_wide(self), out);
  kf_tensor_release(shapes);
  kf_tensor_release(gammas);
  return status;
}

/* ---- Binomial ---- */

/* log(k!) minus Stirling's approximation of it. */
static double stirling_error(double k) {
  if (k < 10) {
    int sign;
    return lgamma_r(k + 1, &sign) - ((k + 0.5) * log(k + 1) - (k + 1) + 0.91893853320467274178);
  }
  double z = 1 / ((k + 1) * (k + 1));
  return (1.0 / 12 - (1.0 / 360 - z / 1260) * z) / (k + 1);
}

/* Adds up geometric numbers until they exceed the count. */
static double binomial_small(kf_generator_t *g, double count, double p) {
  double sum = 0, successes = 0, log_miss = log1p(-p);
  for (;;) {
    sum += ceil(log(unit(g)) / log_miss);
    if (!(sum <= count)) return successes;
    successes += 1;
  }
}

/* The rejection method BTRS of Hörmann, "The generation of binomial random variates" (1993), for
 * count·p ≥ 10. */
static double binomial_large(kf_generator_t *g, double count, double p) {
  double deviation = sqrt(count * p * (1 - p));
  double b = 1.15 + 2.53 * deviation, a = -0.0873 + 0.0248 * b + 0.01 * p;
  double center = count * p + 0.5, accepted = 0.92 - 4.2 / b, odds = p / (1 - p);
  double alpha = (2.83 + 5.1 / b) * deviation, mode = floor((count + 1) * p);
  for (;;) {
    double u = unit(g) - 0.5, v = unit(g), us = 0.5 - fabs(u);
    double k = floor((2 * a / us + b) * u + center);
    if (us >= 0.07 && v <= accepted) return k;
    if (k < 0 || k > count) continue;
    double rest = count - mode + 1, left = count - k + 1;
    double bound = (mode + 0.5) * log((mode + 1) / (odds * rest)) + (count + 1) * log(rest / left) +
                   (k + 0.5) * log(left * odds / (k + 1)) + stirling_error(mode) +
                   stirling_error(count - mode) - stirling_error(k) - stirling_error(count - k);
    if (log(v * alpha / (a / (us * us) + b)) <= bound) return k;
  }
}

static double draw_binomial(kf_generator_t *g, double count, double p) {
  if (count <= 0 || p <= 0) return 0;
  if (p >= 1) return count;
  if (isnan(p)) return p;
  double q = p <= 0.5 ? p : 1 - p;
  double drawn = count * q >= 10 ? binomial_large(g, count, q) : binomial_small(g, count, q);
  return p <= 0.5 ? drawn : count - drawn;
}

static void binomial_all(kf_generator_t *g, const kf_tensor_t *count, const kf_tensor_t *prob,
                         kf_tensor_t *out) {
  kf_dtype_t dtype = kf__dtype(out);
  int64_t size = kf__itemsize(out);
  const char *counts = kf__data(count), *probs = kf__data(prob);
  char *results = kf__data(out);
  kf__generator_lock(g);
  for (int64_t i = 0; i < out->numel; i++) {
    double n = kf__read_real(dtype, counts + i * size), p = kf__read_real(dtype, probs + i * size);
    store(results + i * size, is_wide(out), draw_binomial(g, n, p));
  }
  kf__generator_unlock(g);
}

static kf_status_t cpu_binomial(kf_tensor_t *count, kf_tensor_t *prob, kf_generator_t *given,
                                kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  kf_generator_t *g;
  KF_TRY(kf__generator_pick(given, out->device, &g));
  kf_tensor_t *copies[3] = {NULL};
  kf_tensor_t *const from[2] = {count, prob};
  kf_status_t status = KF_OK;
  for (int i = 0; i < 3 && status == KF_OK; i++) {
    status = kf__tensor_new(kf__dtype(out), out->device, kf__sizes(out), NULL, &copies[i]);
    if (status == KF_OK && i < 2) status = kf_copy_(copies[i], from[i], false);
  }
  if (status == KF_OK) {
    binomial_all(g, copies[0], copies[1], copies[2]);
    status = kf_copy_(out, copies[2], false);
  }
  for (int i = 0; i < 3; i++) kf_tensor_release(copies[i]);
  return status;
}

const kf_compute_t kf__cpu_bind_random_gamma[] = {
    KF_COMPUTE(standard_gamma, cpu_standard_gamma),
    KF_COMPUTE(sample_dirichlet, cpu_sample_dirichlet),
    KF_COMPUTE(binomial, cpu_binomial),
    KF_COMPUTE_END,
};
