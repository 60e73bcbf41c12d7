/* Random fills: the compute functions of uniform_, normal_, random_ and other distributions. Each
 * picks the generator, holds its lock while it draws, and visits elements in the order of Note
 * [Order of draws] in random.h. */
#include "backends/cpu/random/random.h"

#include <math.h>

#include "base/half.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/rules/random_rules.h"

typedef struct {
  kf_generator_t *generator;
  kf__draw_fn loop;
  kf__draw_t draw;
} fill_t;

static void fill_run(void *context, char *const *data, const int64_t *strides, int64_t n) {
  fill_t *fill = context;
  fill->loop(fill->generator, &fill->draw, data[0], strides[0], n);
}

static kf_status_t run_fill(kf_tensor_t *out, kf_generator_t *given, fill_t *fill) {
  if (out->numel == 0) return KF_OK;
  KF_TRY(kf__generator_pick(given, out->device, &fill->generator));
  KF_TRY(kf__writable(out));
  kf__walk_t walk;
  kf__walk_build(&walk, out, NULL);
  KF_ASSERT(fill->loop != NULL);
  KF_ASSERT(fill->generator != NULL);
  fill->draw.dtype = walk.dtype;
  kf__generator_lock(fill->generator);
  kf__walk_run(&walk, fill_run, fill);
  kf__generator_unlock(fill->generator);
  return KF_OK;
}

kf_status_t kf__random_fill(kf_tensor_t *out, kf_generator_t *generator, kf__draw_fn loop, double a,
                            double b) {
  fill_t fill = {.loop = loop, .draw = {.a = a, .b = b}};
  return run_fill(out, generator, &fill);
}

static kf_status_t cpu_uniform(double from, double to, kf_generator_t *generator,
                               kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->uniform, from, to);
}

static kf_status_t cpu_log_normal(double mean, double std, kf_generator_t *generator,
                                  kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->log_normal, mean, std);
}

static kf_status_t cpu_cauchy(double median, double sigma, kf_generator_t *generator,
                              kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->cauchy, median, sigma);
}

static kf_status_t cpu_exponential(double lambd, kf_generator_t *generator, kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->exponential, lambd, 0);
}

static kf_status_t cpu_geometric(double p, kf_generator_t *generator, kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->geometric, p, 0);
}

static kf_status_t cpu_bernoulli_p(double p, kf_generator_t *generator, kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->bernoulli, p, 0);
}

static kf_status_t cpu_random(kf_generator_t *generator, kf_tensor_t *out) {
  return kf__random_fill(out, generator, kf__loops_random()->any, 0, 0);
}

static kf_status_t cpu_random_from(int64_t from, kf_opt_int_t to, kf_generator_t *generator,
                                   kf_tensor_t *out) {
  fill_t fill = {.loop = kf__loops_random()->integers};
  KF_TRY(kf__random_bounds(kf__dtype(out), from, to, &fill.draw.base, &fill.draw.range));
  if (fill.draw.range == 0) fill.loop = kf__loops_random()->bits;
  return run_fill(out, generator, &fill);
}

static kf_status_t cpu_random_to(int64_t to, kf_generator_t *generator, kf_tensor_t *out) {
  kf_opt_int_t end = {to, true};
  return cpu_random_from(0, end, generator, out);
}

/* ---- Normal ----
 *
 * Contiguous tensors of 16 elements or more are filled with uniform numbers first, which are then
 * turned into normal ones 16 at a time. If the last group is not full, the last 16 elements are
 * drawn anew. Groups do not depend on each other, so threads may share them; drawing is serial. */

enum { GROUP = 16, CHUNK = 256 * GROUP, GRAIN = 128 /* groups */ };

typedef struct {
  void *data;
  double mean, std;
} groups_t;

static void groups_f32(void *context, int64_t begin, int64_t end) {
  groups_t *groups = context;
  kf__loops_random()->normal_groups_f32((float *)groups->data + GROUP * begin, end - begin,
                                        (float)groups->mean, (float)groups->std);
}

static void groups_f64(void *context, int64_t begin, int64_t end) {
  groups_t *groups = context;
  kf__loops_random()->normal_groups_f64((double *)groups->data + GROUP * begin, end - begin,
                                        groups->mean, groups->std);
}

/* n ≥ GROUP. If n is not a multiple of it, the last GROUP elements are drawn again. */
static void normal_f32(kf_generator_t *g, float *data, int64_t n, double mean, double std) {
  KF_ASSERT(n >= GROUP);
  groups_t groups = {data, mean, std};
  kf__loops_random()->unit_f32(g, data, n);
  kf__parallel_for(0, n / GROUP, GRAIN, groups_f32, &groups);
  if (n % GROUP == 0) return;
  groups.data = data + n - GROUP;
  kf__loops_random()->unit_f32(g, groups.data, GROUP);
  groups_f32(&groups, 0, 1);
}

static void normal_f64(kf_generator_t *g, double *data, int64_t n, double mean, double std) {
  KF_ASSERT(n >= GROUP);
  groups_t groups = {data, mean, std};
  kf__loops_random()->unit_f64(g, data, n);
  kf__parallel_for(0, n / GROUP, GRAIN, groups_f64, &groups);
  if (n % GROUP == 0) return;
  groups.data = data + n - GROUP;
  kf__loops_random()->unit_f64(g, groups.data, GROUP);
  groups_f64(&groups, 0, 1);
}

/* The half types are computed in float. Unlike above, only full groups are drawn before the last
 * GROUP elements. */
static void normal_half(kf_generator_t *g, uint16_t *data, int64_t n, bool brain, double mean,
                        double std) {
  float chunk[CHUNK];
  KF_ASSERT(n >= GROUP);
  int64_t full = n - n % GROUP;
  for (int64_t at = 0; at < n;) {
    int64_t m = full - at;
    if (m <= 0) at = n - GROUP;
    m = m <= 0 ? GROUP : m < CHUNK ? m : CHUNK;
    normal_f32(g, chunk, m, mean, std);
    for (int64_t i = 0; i < m; i++)
      data[at + i] = brain ? kf__f32_to_bf16(chunk[i]) : kf__f32_to_f16(chunk[i]);
    at += m;
  }
}

static kf_status_t normal_contiguous(kf_generator_t *given, kf_tensor_t *out, kf_dtype_t dtype,
                                     int64_t n, double mean, double std) {
  kf_generator_t *g;
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(n >= GROUP);
  KF_TRY(kf__generator_pick(given, out->device, &g));
  KF_TRY(kf__writable(out));
  kf__generator_lock(g);
  if (dtype == KF_DTYPE_FLOAT32)
    normal_f32(g, kf__data(out), n, mean, std);
  else if (dtype == KF_DTYPE_FLOAT64)
    normal_f64(g, kf__data(out), n, mean, std);
  else
    normal_half(g, kf__data(out), n, dtype == KF_DTYPE_BFLOAT16, mean, std);
  kf__generator_unlock(g);
  return KF_OK;
}

/* The real and imaginary parts of a complex number each have half of the variance. */
static kf_status_t cpu_normal(double mean, double std, kf_generator_t *generator,
                              kf_tensor_t *out) {
  kf_dtype_t dtype = kf__dtype(out);
  int64_t n = out->numel;
  if (kf_dtype_is_complex(dtype)) {
    dtype = kf_dtype_to_real(dtype);
    n *= 2;
    std /= sqrt(2);
  }
  if (n >= GROUP && kf__is_contiguous(out))
    return normal_contiguous(generator, out, dtype, n, mean, std);
  return kf__random_fill(out, generator, kf__loops_random()->normal, mean, std);
}

const kf_compute_t kf__cpu_bind_random[] = {
    KF_COMPUTE(uniform, cpu_uniform),
    KF_COMPUTE(normal, cpu_normal),
    KF_COMPUTE(log_normal, cpu_log_normal),
    KF_COMPUTE(cauchy, cpu_cauchy),
    KF_COMPUTE(exponential, cpu_exponential),
    KF_COMPUTE(geometric, cpu_geometric),
    KF_COMPUTE(bernoulli_p, cpu_bernoulli_p),
    KF_COMPUTE(random, cpu_random),
    KF_COMPUTE(random_from, cpu_random_from),
    KF_COMPUTE(random_to, cpu_random_to),
    KF_COMPUTE_END,
};
