/* The loops that draw. What is computed, and with which roundings, is the same as in PyTorch: Note
 * [Roundings] in random_loops.h. Numbers are drawn in blocks, in the order of the elements; most
 * distributions fill a block of doubles or integers, which is then stored in the type of the
 * tensor. */
#include <math.h>

#include "backends/cpu/loops/random_loops.h"
#include "backends/cpu/simd/math/random_cephes.h"
#include "base/base_internal.h"

enum { BLOCK = 256 };
#define PI 3.141592653589793238463

#if KF_ISA_FMA
#define MULADD(a, b, c) __builtin_fma((a), (b), (c))
#define MULADDF(a, b, c) __builtin_fmaf((a), (b), (c))
#else
#define MULADD(a, b, c) ((a) * (b) + (c))
#define MULADDF(a, b, c) ((a) * (b) + (c))
#endif
/* For code that PyTorch compiles once for all machines of an architecture, without AVX2. */
#if defined(__aarch64__)
#define MULADD_PLAIN(a, b, c) __builtin_fma((a), (b), (c))
#else
#define MULADD_PLAIN(a, b, c) ((a) * (b) + (c))
#endif

/* ---- Storing ---- */

#define STORE(type, expression)                                                         \
  do {                                                                                  \
    for (int64_t i = 0; i < n; i++, out += stride) *(type *)(void *)out = (expression); \
  } while (0)

/* C leaves out-of-range conversions undefined: these give the nearest integer, and 0 for NaN. */
static inline int64_t integer_of(double v) {
  if (v >= 9223372036854775808.0) return INT64_MAX;
  if (v < -9223372036854775808.0) return INT64_MIN;
  return v == v ? (int64_t)v : 0;
}
static inline int32_t small_integer_of(double v) {
  if (v >= 2147483648.0) return INT32_MAX;
  if (v <= -2147483649.0) return INT32_MIN;
  return v == v ? (int32_t)v : 0;
}

/* PyTorch converts double to float16 directly on AArch64, and through float elsewhere. */
static inline uint16_t half_of(double v) {
#if defined(__aarch64__)
  __fp16 half = (__fp16)v;
  uint16_t bits;
  memcpy(&bits, &half, sizeof bits);
  return bits;
#else
  return kf__f32_to_f16((float)v);
#endif
}

static void store_reals(kf_dtype_t dtype, char *out, int64_t stride, const double *v, int64_t n) {
  switch (dtype) {
    case KF_DTYPE_FLOAT32: STORE(float, (float)v[i]); break;
    case KF_DTYPE_FLOAT64: STORE(double, v[i]); break;
    case KF_DTYPE_FLOAT16: STORE(uint16_t, half_of(v[i])); break;
    case KF_DTYPE_BFLOAT16: STORE(uint16_t, kf__f32_to_bf16((float)v[i])); break;
    case KF_DTYPE_UINT8:
    case KF_DTYPE_INT8: STORE(uint8_t, (uint8_t)small_integer_of(v[i])); break;
    case KF_DTYPE_INT16: STORE(uint16_t, (uint16_t)small_integer_of(v[i])); break;
    case KF_DTYPE_INT32: STORE(int32_t, small_integer_of(v[i])); break;
    default: STORE(int64_t, integer_of(v[i])); break;
  }
}

static void store_integers(kf_dtype_t dtype, char *out, int64_t stride, const uint64_t *v,
                           int64_t n) {
  switch (dtype) {
    case KF_DTYPE_FLOAT32: STORE(float, (float)(int64_t)v[i]); break;
    case KF_DTYPE_FLOAT64: STORE(double, (double)(int64_t)v[i]); break;
    case KF_DTYPE_FLOAT16: STORE(uint16_t, kf__f32_to_f16((float)(int64_t)v[i])); break;
    case KF_DTYPE_BFLOAT16: STORE(uint16_t, kf__f32_to_bf16((float)(int64_t)v[i])); break;
    case KF_DTYPE_BOOL: STORE(uint8_t, (uint8_t)(v[i] != 0)); break;
    case KF_DTYPE_UINT8:
    case KF_DTYPE_INT8: STORE(uint8_t, (uint8_t)v[i]); break;
    case KF_DTYPE_INT16:
    case KF_DTYPE_UINT16: STORE(uint16_t, (uint16_t)v[i]); break;
    case KF_DTYPE_INT32:
    case KF_DTYPE_UINT32: STORE(uint32_t, (uint32_t)v[i]); break;
    default: STORE(uint64_t, v[i]); break;
  }
}

/* ---- Uniform ---- */

/* 24 or 53 low bits as a fraction. */
static inline float unit32(uint32_t bits) { return (float)(int32_t)(bits & 0xffffffu) * 0x1p-24f; }
static inline double unit64(uint64_t bits) {
  return (double)(int64_t)(bits & 0x1fffffffffffffu) * 0x1p-53;
}
static inline double next_unit(kf_generator_t *g) { return unit64(kf__generator_next64(g)); }

static void unit_f32(kf_generator_t *g, float *out, int64_t n) {
  uint32_t bits[BLOCK];
  while (n > 0) {
    int64_t m = n < BLOCK ? n : BLOCK;
    kf__generator_fill(g, bits, (size_t)m);
    for (int64_t i = 0; i < m; i++) out[i] = unit32(bits[i]);
    out += m;
    n -= m;
  }
}

static void unit_f64(kf_generator_t *g, double *out, int64_t n) {
  uint32_t bits[2 * BLOCK];
  while (n > 0) {
    int64_t m = n < BLOCK ? n : BLOCK;
    kf__generator_fill(g, bits, 2 * (size_t)m);
    for (int64_t i = 0; i < m; i++) out[i] = unit64((uint64_t)bits[2 * i] << 32 | bits[2 * i + 1]);
    out += m;
    n -= m;
  }
}

/* The interval is half-open: where rounding gives the upper bound, the lower bound is used instead.
 */
static void uniform_f64(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                        int64_t n) {
  double from = draw->a, to = draw->b, width = to - from, unit[BLOCK];
  unit_f64(g, unit, n);
  for (int64_t i = 0; i < n; i++) {
    double v = MULADD(unit[i], width, from);
    unit[i] = v == to ? from : v;
  }
  store_reals(KF_DTYPE_FLOAT64, out, stride, unit, n);
}

static void uniform_f32(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                        int64_t n) {
  float from = (float)draw->a, to = (float)draw->b, width = to - from, unit[BLOCK];
  unit_f32(g, unit, n);
  for (int64_t i = 0; i < n; i++) {
    float v = MULADDF(unit[i], width, from);
    unit[i] = v == to ? from : v;
  }
  if (stride == (int64_t)sizeof(float))
    memcpy(out, unit, (size_t)n * sizeof(float));
  else
    STORE(float, unit[i]);
}

static void uniform_half(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                         int64_t n) {
  bool brain = draw->dtype == KF_DTYPE_BFLOAT16;
  float from = (float)draw->a, to = (float)draw->b, width = to - from, unit[BLOCK];
  uint16_t low = brain ? kf__f32_to_bf16(from) : half_of(draw->a);
  float high = brain ? kf__bf16_to_f32(kf__f32_to_bf16(to)) : kf__f16_to_f32(half_of(draw->b));
  unit_f32(g, unit, n);
  for (int64_t i = 0; i < n; i++, out += stride) {
    float v = MULADDF(unit[i], width, from);
    uint16_t h = brain ? kf__f32_to_bf16(v) : kf__f32_to_f16(v);
    float back = brain ? kf__bf16_to_f32(h) : kf__f16_to_f32(h);
    *(uint16_t *)(void *)out = back == high ? low : h;
  }
}

/* Defines a loop that cuts a run into blocks of at most BLOCK elements. */
#define BLOCKS(function)                                                                     \
  static void function(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride, \
                       int64_t n) {                                                          \
    for (int64_t at = 0; at < n; at += BLOCK)                                                \
      function##_block(g, draw, out + at * stride, stride, n - at < BLOCK ? n - at : BLOCK); \
  }

static void uniform_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                          int64_t n) {
  if (draw->dtype == KF_DTYPE_FLOAT32)
    uniform_f32(g, draw, out, stride, n);
  else if (draw->dtype == KF_DTYPE_FLOAT64)
    uniform_f64(g, draw, out, stride, n);
  else
    uniform_half(g, draw, out, stride, n);
}
BLOCKS(uniform)

static double between(kf_generator_t *g, double from, double to) {
  return MULADD_PLAIN(next_unit(g), to - from, from);
}

/* ---- Normal ---- */

/* The Box-Muller transform gives pairs: the second number of a pair is kept in the generator. */
static double next_normal(kf_generator_t *g) {
  if (g->has_double) {
    g->has_double = false;
    return g->double_sample;
  }
  double u1 = next_unit(g), u2 = next_unit(g);
  double radius = __builtin_sqrt(-2.0 * log1p(-u2));
  double theta = 2.0 * PI * u1;
  g->double_sample = radius * sin(theta);
  g->has_double = true;
  return radius * cos(theta);
}

/* Draws one number after the other into a block of doubles. */
#define REALS(name, expression)                                                                  \
  static void name##_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride, \
                           int64_t n) {                                                          \
    const double a = draw->a, b = draw->b;                                                       \
    double v[BLOCK];                                                                             \
    (void)a, (void)b;                                                                            \
    for (int64_t i = 0; i < n; i++) v[i] = (expression);                                         \
    store_reals(draw->dtype, out, stride, v, n);                                                 \
  }                                                                                              \
  BLOCKS(name)

REALS(normal, MULADD(next_normal(g), b, a))
REALS(log_normal, exp(MULADD(next_normal(g), b, a)))
REALS(cauchy, MULADD(b, tan(PI *(next_unit(g) - 0.5)), a))
REALS(exponential, -1.0 / a * log1p(-next_unit(g)))
REALS(geometric, ceil(log(next_unit(g)) / log1p(-a)))

static void normal_groups_f32(float *data, int64_t groups, float mean, float std) {
  for (; groups > 0; groups--, data += 16) {
#if defined(__AVX2__)
    kf__cephes_normal16(data, mean, std);
#else
    for (int j = 0; j < 8; j++) {
      float radius = __builtin_sqrtf(-2.0f * logf(1.0f - data[j]));
      float theta = (float)(2.0 * PI * (double)data[j + 8]);
      data[j] = __builtin_fmaf(radius * cosf(theta), std, mean);
      data[j + 8] = __builtin_fmaf(radius * sinf(theta), std, mean);
    }
#endif
  }
}

static void normal_groups_f64(double *data, int64_t groups, double mean, double std) {
  for (; groups > 0; groups--, data += 16) {
    for (int j = 0; j < 8; j++) {
      double radius = __builtin_sqrt(-2.0 * log(1.0 - data[j]));
      double theta = 2.0 * PI * data[j + 8];
      data[j] = __builtin_fma(radius * cos(theta), std, mean);
      data[j + 8] = __builtin_fma(radius * sin(theta), std, mean);
    }
  }
}

/* ---- Integers ---- */

__extension__ typedef unsigned __int128 wide_t;

/* v % range for a range of at most 28 bits, without a division: the fraction of v / range, with 64
 * bits, times range. */
static inline uint64_t remainder32(uint32_t v, uint64_t inverse, uint64_t range) {
  return (uint64_t)(((wide_t)(inverse * v) * range) >> 64);
}

static void integers_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                           int64_t n) {
  KF_ASSERT(draw->range > 0); /* 0 means all 64-bit integers: bits */
  KF_ASSERT(n <= BLOCK);
  uint64_t range = draw->range, base = (uint64_t)draw->base, v[BLOCK];
  uint32_t bits[2 * BLOCK];
  if (range >= UINT64_C(1) << 28) {
    kf__generator_fill(g, bits, 2 * (size_t)n);
    for (int64_t i = 0; i < n; i++)
      v[i] = ((uint64_t)bits[2 * i] << 32 | bits[2 * i + 1]) % range + base;
  } else {
    uint64_t inverse = UINT64_MAX / range + 1;
    kf__generator_fill(g, bits, (size_t)n);
    for (int64_t i = 0; i < n; i++) v[i] = remainder32(bits[i], inverse, range) + base;
  }
  store_integers(draw->dtype, out, stride, v, n);
}
BLOCKS(integers)

/* One more than the largest number that random_() draws for the type: all non-negative numbers of
 * an integer type; for a floating type, all integers up to the first one that it cannot represent.
 * 0: the type needs two outputs of the generator. */
static uint32_t any_count(kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_BOOL: return 2;
    case KF_DTYPE_UINT8: return 256;
    case KF_DTYPE_INT8: return 128;
    case KF_DTYPE_INT16: return 32768;
    case KF_DTYPE_INT32: return UINT32_C(1) << 31;
    case KF_DTYPE_FLOAT16: return (1 << 11) + 1;
    case KF_DTYPE_BFLOAT16: return (1 << 8) + 1;
    case KF_DTYPE_FLOAT32: return (1 << 24) + 1;
    default: return 0;
  }
}

static void any_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                      int64_t n) {
  uint64_t v[BLOCK];
  uint32_t count = any_count(draw->dtype);
  uint64_t count64 = draw->dtype == KF_DTYPE_INT64 ? UINT64_C(1) << 63 : (UINT64_C(1) << 53) + 1;
  for (int64_t i = 0; i < n; i++)
    v[i] = count != 0 ? kf__generator_next(g) % count : kf__generator_next64(g) % count64;
  store_integers(draw->dtype, out, stride, v, n);
}
BLOCKS(any)

static void bits_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                       int64_t n) {
  uint64_t v[BLOCK];
  for (int64_t i = 0; i < n; i++) v[i] = kf__generator_next64(g);
  store_integers(draw->dtype, out, stride, v, n);
}
BLOCKS(bits)

static void bernoulli_block(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                            int64_t n) {
  double unit[BLOCK];
  uint64_t v[BLOCK];
  unit_f64(g, unit, n);
  for (int64_t i = 0; i < n; i++) v[i] = unit[i] < draw->a;
  store_integers(draw->dtype, out, stride, v, n);
}
BLOCKS(bernoulli)

/* ---- With an input for each element ---- */

/* Probabilities of type double are compared with 53 random bits, all others with 24. */
static void bernoulli_from_block(kf_generator_t *g, const kf__draw_from_t *draw, char *out,
                                 int64_t stride, const char *in, int64_t in_stride, int64_t n) {
  bool wide = draw->from == KF_DTYPE_FLOAT64;
  uint64_t v[BLOCK];
  for (int64_t i = 0; i < n; i++, in += in_stride) {
    double unit = wide ? next_unit(g) : (double)unit32(kf__generator_next(g));
    v[i] = unit < kf__read_real(draw->from, in);
  }
  store_integers(draw->dtype, out, stride, v, n);
}

/* Large rates: transformed rejection (Hörmann, 1993). */
static int64_t poisson_large(kf_generator_t *g, double rate) {
  double log_rate = log(rate);
  double b = MULADD_PLAIN(2.53, __builtin_sqrt(rate), 0.931);
  double a = MULADD_PLAIN(0.02483, b, -0.059);
  double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4);
  double limit = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    double u = next_unit(g) - 0.5;
    double v = next_unit(g);
    double us = 0.5 - fabs(u);
    double k = floor(MULADD_PLAIN(2 * a / us + b, u, rate) + 0.43);
    if (us >= 0.07 && v <= limit) return integer_of(k);
    if (k < 0 || (us < 0.013 && v > us)) continue;
    int sign;
    double accept = log(v) + log(inverse_alpha) - log(a / (us * us) + b);
    if (accept <= MULADD_PLAIN(k, log_rate, -rate) - lgamma_r(k + 1, &sign)) return integer_of(k);
  }
}

/* Small rates: how many uniform numbers can be multiplied before the product is below exp(-rate).
 */
static int64_t poisson_small(kf_generator_t *g, double rate) {
  double end = exp(-rate), product = 1.0;
  int64_t count = 0;
  for (;;) {
    product *= next_unit(g);
    if (!(product > end)) return count;
    count++;
  }
}

static void poisson_from_block(kf_generator_t *g, const kf__draw_from_t *draw, char *out,
                               int64_t stride, const char *in, int64_t in_stride, int64_t n) {
  uint64_t v[BLOCK];
  for (int64_t i = 0; i < n; i++, in += in_stride) {
    double rate = kf__read_real(draw->from, in);
    v[i] = rate == 0    ? 0
           : rate >= 10 ? (uint64_t)poisson_large(g, rate)
                        : (uint64_t)poisson_small(g, rate);
  }
  store_integers(draw->dtype, out, stride, v, n);
}

#define BLOCKS_FROM(function)                                                                     \
  static void function(kf_generator_t *g, const kf__draw_from_t *draw, char *out, int64_t stride, \
                       const char *in, int64_t in_stride, int64_t n) {                            \
    for (int64_t at = 0; at < n; at += BLOCK)                                                     \
      function##_block(g, draw, out + at * stride, stride, in + at * in_stride, in_stride,        \
                       n - at < BLOCK ? n - at : BLOCK);                                          \
  }
BLOCKS_FROM(bernoulli_from)
BLOCKS_FROM(poisson_from)

const kf__random_loops_t KF_ISA_TABLE(random) = {
    .uniform = uniform,
    .normal = normal,
    .cauchy = cauchy,
    .log_normal = log_normal,
    .geometric = geometric,
    .exponential = exponential,
    .bernoulli = bernoulli,
    .integers = integers,
    .any = any,
    .bits = bits,
    .bernoulli_from = bernoulli_from,
    .poisson_from = poisson_from,
    .normal_groups_f32 = normal_groups_f32,
    .normal_groups_f64 = normal_groups_f64,
    .unit_f32 = unit_f32,
    .unit_f64 = unit_f64,
    .between = between,
};
