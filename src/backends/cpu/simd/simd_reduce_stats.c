/* The loops of reductions that keep more than one accumulator: positions of extremes, and means
 * with sums of squared deviations; and the maps of norms. */
#include <math.h>

#include "backends/cpu/loops/reduce_loops.h"
#include "backends/cpu/simd/reduce_vec.h"
#include "base/base_internal.h"

/* ---- Lanes ---- */

/* The sum of the lanes of a pack in float64, pairwise: lane i and lane i + half. It is on the
 * critical path of every row, so that it stays in registers. */
#define ADD(a, b) ((a) + (b))
typedef float half_f32 __attribute__((vector_size(KF_ISA_VECTOR / 2), aligned(4), may_alias));
static inline double lane_sum_f32(const vf32 *pack) {
  enum { HALF = LANES_f32 / 2 }; /* numbers of float64 that are a pack, too */
  _Alignas(64) float lanes[LANES_f32];
  vf64 sums[PACK];
  EACH_VECTOR(k) store_f32(lanes + k * WIDTH_f32, pack[k]);
  EACH_VECTOR(k) {
    const float *x = lanes + k * WIDTH_f64;
    sums[k] = __builtin_convertvector(*(const half_f32 *)x, vf64) +
              __builtin_convertvector(*(const half_f32 *)(x + HALF), vf64);
  }
  FOLD_PACK(sums, ADD);
  FOLD_VECTOR(f64, sums[0], 1, ADD, ADD);
  return sums[0][0];
}
static inline double lane_sum_f64(const vf64 *pack) {
  vf64 sums[PACK];
  EACH_VECTOR(k) sums[k] = pack[k];
  FOLD_PACK(sums, ADD);
  FOLD_VECTOR(f64, sums[0], 1, ADD, ADD);
  return sums[0][0];
}

/* ---- Positions ---- */

#define FIND(name, T, MATCHES)                                                         \
  static int64_t find_##name(const void *data, int64_t n, const void *wanted) {        \
    const T *x = data;                                                                 \
    const T value = *(const T *)wanted;                                                \
    enum { STEP = LANES_##name };                                                      \
    int64_t i = 0;                                                                     \
    for (; i + STEP <= n; i += STEP) { /* without an exit, so that it is vectorised */ \
      int found = 0;                                                                   \
      for (int k = 0; k < STEP; k++) found |= MATCHES(x[i + k]);                       \
      if (found) break;                                                                \
    }                                                                                  \
    for (; i < n; i++)                                                                 \
      if (MATCHES(x[i])) return i;                                                     \
    return n;                                                                          \
  }
#define IS_VALUE(v) ((v) == value)
#define IS_VALUE_OR_NAN(v) (((v) == value) | ((v) != (v)))
FIND(u8, uint8_t, IS_VALUE)
FIND(i8, int8_t, IS_VALUE)
FIND(i16, int16_t, IS_VALUE)
FIND(i32, int32_t, IS_VALUE)
FIND(i64, int64_t, IS_VALUE)
FIND(f32, float, IS_VALUE_OR_NAN)
FIND(f64, double, IS_VALUE_OR_NAN)

/* NaN is better than any number, and the first of equal numbers is better than later ones. */
#define BEST(function, T, BETTER)                                                             \
  static void function(const void *data, int64_t n, int64_t index, void *best, int64_t *at) { \
    const T *restrict x = data;                                                               \
    T *restrict values = best;                                                                \
    int64_t *restrict indices = at;                                                           \
    for (int64_t i = 0; i < n; i++) {                                                         \
      const T v = x[i], old = values[i];                                                      \
      const int64_t was = indices[i];                                                         \
      const int better = BETTER(v, old);                                                      \
      values[i] = better ? v : old;                                                           \
      indices[i] = better ? index : was;                                                      \
    }                                                                                         \
  }
#define GREATER(a, b) ((a) > (b))
#define LESS(a, b) ((a) < (b))
#define GREATER_OR_NAN(a, b) (((a) > (b)) | (((a) != (a)) & ((b) == (b))))
#define LESS_OR_NAN(a, b) (((a) < (b)) | (((a) != (a)) & ((b) == (b))))
#define BESTS(name, T, G, L) \
  BEST(largest_##name, T, G) \
  BEST(smallest_##name, T, L)
BESTS(u8, uint8_t, GREATER, LESS)
BESTS(i8, int8_t, GREATER, LESS)
BESTS(i16, int16_t, GREATER, LESS)
BESTS(i32, int32_t, GREATER, LESS)
BESTS(i64, int64_t, GREATER, LESS)
BESTS(u16, uint16_t, GREATER, LESS)
BESTS(u32, uint32_t, GREATER, LESS)
BESTS(u64, uint64_t, GREATER, LESS)
BESTS(f32, float, GREATER_OR_NAN, LESS_OR_NAN)
BESTS(f64, double, GREATER_OR_NAN, LESS_OR_NAN)

/* ---- Moments ---- */

/* Sums of squares that overflow or underflow float32 are computed again in float64, one number
 * after the other. This is rare. */
#define IN_RANGE(m2) ((m2) > 0x1p-90 && (m2) < 0x1p126)
#define EXACT(name, T)                                                                    \
  static void exact_##name(const char *data, int64_t stride, int64_t n, double *out_mean, \
                           double *out_m2) {                                              \
    double mean = 0, m2 = 0;                                                              \
    for (int64_t i = 0; i < n; i++) {                                                     \
      double v = (double)*(const T *)(const void *)(data + i * stride), delta = v - mean; \
      mean += delta / (double)(i + 1);                                                    \
      m2 += delta * (v - mean);                                                           \
    }                                                                                     \
    *out_mean = mean;                                                                     \
    *out_m2 = m2;                                                                         \
  }
EXACT(f32, float)
EXACT(f64, double)

/* Deviations are taken from the rounded mean of the block; the sum of the deviations corrects for
 * the rounding error of that mean. */
#define MOMENTS(name, T)                                                                      \
  static void moments_##name(const void *data, int64_t n, double *out_mean, double *out_m2) { \
    const T *x = data;                                                                        \
    KF_ASSERT(n > 0);                                                                         \
    KF_ASSERT(n <= KF__MOMENT_ROW_MAX);                                                       \
    v##name s[PACK] = {{0}}, q[PACK] = {{0}};                                                 \
    int64_t full = n - n % LANES_##name, i = 0;                                               \
    for (; i < full; i += LANES_##name)                                                       \
      EACH_VECTOR(k) s[k] += load_##name(x + i + k * WIDTH_##name);                           \
    double sum = lane_sum_##name(s);                                                          \
    for (; i < n; i++) sum += (double)x[i];                                                   \
    const T mean = (T)(sum / (double)n);                                                      \
    const v##name center = splat_##name(mean);                                                \
    EACH_VECTOR(k) s[k] = (v##name){0};                                                       \
    for (i = 0; i < full; i += LANES_##name) EACH_VECTOR(k) {                                 \
        v##name d = load_##name(x + i + k * WIDTH_##name) - center;                           \
        s[k] += d;                                                                            \
        q[k] += d * d;                                                                        \
      }                                                                                       \
    double off = lane_sum_##name(s), m2 = lane_sum_##name(q);                                 \
    for (; i < n; i++) {                                                                      \
      double d = (double)x[i] - (double)mean;                                                 \
      off += d;                                                                               \
      m2 += d * d;                                                                            \
    }                                                                                         \
    *out_mean = (double)mean + off / (double)n;                                               \
    *out_m2 = m2 - off * off / (double)n;                                                     \
    if (!IN_RANGE(m2)) exact_##name(data, (int64_t)sizeof(T), n, out_mean, out_m2);           \
  }
MOMENTS(f32, float)
MOMENTS(f64, double)

/* A few columns at a time: computes their means over these rows and the deviations from them, then
 * combines both with the moments of the rows before. */
enum { SOME = 64 };
#define MOMENT_COLS(name, T)                                                                   \
  static void some_##name(const char *data, int64_t stride, int64_t rows, int n, double *mean, \
                          double *m2) {                                                        \
    T sum[SOME] = {0}, center[SOME], off[SOME] = {0}, squares[SOME] = {0};                     \
    for (int64_t r = 0; r < rows; r++) {                                                       \
      const T *x = (const T *)(const void *)(data + r * stride);                               \
      for (int i = 0; i < n; i++) sum[i] += x[i];                                              \
    }                                                                                          \
    for (int i = 0; i < n; i++) center[i] = sum[i] / (T)rows;                                  \
    for (int64_t r = 0; r < rows; r++) {                                                       \
      const T *x = (const T *)(const void *)(data + r * stride);                               \
      for (int i = 0; i < n; i++) {                                                            \
        T d = x[i] - center[i];                                                                \
        off[i] += d;                                                                           \
        squares[i] += d * d;                                                                   \
      }                                                                                        \
    }                                                                                          \
    for (int i = 0; i < n; i++) {                                                              \
      double d = (double)off[i], q = (double)squares[i];                                       \
      mean[i] = (double)center[i] + d / (double)rows;                                          \
      m2[i] = q - d * d / (double)rows;                                                        \
      if (!IN_RANGE(q))                                                                        \
        exact_##name(data + i * (int64_t)sizeof(T), stride, rows, mean + i, m2 + i);           \
    }                                                                                          \
  }                                                                                            \
  static void moment_cols_##name(const void *data, int64_t stride, int64_t rows, int64_t n,    \
                                 int64_t count, double *mean, double *m2) {                    \
    KF_ASSERT(rows > 0);                                                                       \
    KF_ASSERT(rows <= KF__MOMENT_ROWS_MAX);                                                    \
    KF_ASSERT(count >= 0);                                                                     \
    const double here = (double)rows, before = (double)count, all = here + before;             \
    for (int64_t at = 0; at < n; at += SOME) {                                                 \
      double part_mean[SOME], part_m2[SOME];                                                   \
      int some = n - at < SOME ? (int)(n - at) : (int)SOME;                                    \
      some_##name((const char *)data + at * (int64_t)sizeof(T), stride, rows, some, part_mean, \
                  part_m2);                                                                    \
      for (int i = 0; i < some; i++) {                                                         \
        double delta = part_mean[i] - mean[at + i];                                            \
        mean[at + i] += delta * (here / all);                                                  \
        m2[at + i] += part_m2[i] + delta * (before * here / all) * delta;                      \
      }                                                                                        \
    }                                                                                          \
  }
MOMENT_COLS(f32, float)
MOMENT_COLS(f64, double)

/* ---- Maps ---- */

#define MAP(function, TO, T, EXPRESSION)                        \
  static void function(void *to, const void *from, int64_t n) { \
    TO *restrict y = to;                                        \
    const T *restrict x = from;                                 \
    for (int64_t i = 0; i < n; i++) y[i] = EXPRESSION;          \
  }
MAP(absolute_f32, float, float, fabsf(x[i]))
MAP(absolute_f64, double, double, fabs(x[i]))
MAP(absolute_c64, float, kf__c64_t, hypotf(x[i].re, x[i].im))
MAP(absolute_c128, double, kf__c128_t, hypot(x[i].re, x[i].im))

/* ---- The table ---- */

#define ORDERED(function, u16, u32, u64)                                                       \
  {                                                                                            \
    [KF__T_b] = function##_u8, [KF__T_u8] = function##_u8, [KF__T_i8] = function##_i8,         \
    [KF__T_i16] = function##_i16, [KF__T_i32] = function##_i32, [KF__T_i64] = function##_i64,  \
    [KF__T_u16] = function##_##u16, [KF__T_u32] = function##_##u32,                            \
    [KF__T_u64] = function##_##u64, [KF__T_f32] = function##_f32, [KF__T_f64] = function##_f64 \
  }

const kf__stat_loops_t KF_ISA_TABLE(reduce_stats) = {
    .find = ORDERED(find, i16, i32, i64), /* equality does not depend on the sign */
    .best = {ORDERED(largest, u16, u32, u64), ORDERED(smallest, u16, u32, u64)},
    .moments = {[KF__T_f32] = moments_f32, [KF__T_f64] = moments_f64},
    .moment_cols = {[KF__T_f32] = moment_cols_f32, [KF__T_f64] = moment_cols_f64},
    .absolute = {[KF__T_f32] = absolute_f32,
                 [KF__T_f64] = absolute_f64,
                 [KF__T_c64] = absolute_c64,
                 [KF__T_c128] = absolute_c128},
};
