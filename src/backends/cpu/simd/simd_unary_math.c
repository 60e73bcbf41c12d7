/* Vector loops of the elementary functions: each function of math_*.h applied to an array. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/math/math_erf32.h"
#include "backends/cpu/simd/math/math_f64.h"
#include "backends/cpu/simd/math/math_trig32.h"

/* ---- Functions that need nothing from math_*.h ---- */

#define PLAIN(V, T, suffix, PI)                                                       \
  static inline T V##_sqrt(T x) { return __builtin_sqrt##suffix(x); }                 \
  static inline T V##_rsqrt(T x) { return 1 / __builtin_sqrt##suffix(x); }            \
  static inline T V##_reciprocal(T x) { return 1 / x; }                               \
  static inline T V##_ceil(T x) { return __builtin_ceil##suffix(x); }                 \
  static inline T V##_floor(T x) { return __builtin_floor##suffix(x); }               \
  static inline T V##_round(T x) { return __builtin_rint##suffix(x); }                \
  static inline T V##_trunc(T x) { return __builtin_trunc##suffix(x); }               \
  static inline T V##_frac(T x) { return x - __builtin_trunc##suffix(x); }            \
  /* The argument of the sine is rounded and may exceed the range of vf_sin. Then the \
   * divisor is larger than 2^16, which makes the error as small as it must be. */    \
  static inline T V##_sinc(T x) {                                                     \
    T z = (T)(PI)*x;                                                                  \
    return V##_pick(x == 0, 1, V##_sin(z) / z);                                       \
  }                                                                                   \
  /* -x·log(x); 0 at 0 and -∞ below. */                                            \
  static inline T V##_entr(T x) {                                                     \
    T y = V##_pick(x == 0, 0, -x * V##_log(x));                                       \
    return V##_pick(x < 0, -(T)INFINITY, y);                                          \
  }
PLAIN(vf, float, f, M_PI)
PLAIN(vd, double, , M_PI)

/* ---- Loops ---- */

#define LOOP(name, T, BLOCK, EXPR)                                                             \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    T *y = (T *)(void *)data[0];                                                               \
    const T *source = (const T *)(const void *)data[1];                                        \
    (void)strides;                                                                             \
    (void)params;                                                                              \
    V_MAP(T, BLOCK, y, source, n, EXPR);                                                       \
  }
#define LOOP32(name) LOOP(name##_f32, float, VF_BLOCK, vf_##name(x))
#define LOOP64(name) LOOP(name##_f64, double, VD_BLOCK, vd_##name(x))

/* Functions that are accurate up to `limit` only. If a piece of the array has larger arguments, the
 * results of those are computed again by the C library. */
enum { PIECE = 256 };
/* The number of elements of a piece. The empty asm hides the bound from the compiler, which would
 * otherwise unroll the loops over a piece completely. */
static inline int64_t piece_of(int64_t n) {
  int64_t count = n < PIECE ? n : PIECE;
  __asm__("" : "+r"(count));
  return count;
}
#define LIMITED(name, T, BLOCK, ABS, limit, FAST, SLOW)                                        \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    T *y = (T *)(void *)data[0];                                                               \
    const T *source = (const T *)(const void *)data[1];                                        \
    (void)strides;                                                                             \
    (void)params;                                                                              \
    while (n > 0) {                                                                            \
      int64_t count = piece_of(n);                                                             \
      int beyond = 0;                                                                          \
      for (int64_t i = 0; i < count; i++) beyond |= ABS(source[i]) > (limit);                  \
      if (!beyond) {                                                                           \
        V_MAP(T, BLOCK, y, source, count, FAST(x));                                            \
      } else {                                                                                 \
        T kept[PIECE];                                                                         \
        memcpy(kept, source, (size_t)count * sizeof(T));                                       \
        V_MAP(T, BLOCK, y, kept, count, FAST(x));                                              \
        for (int64_t i = 0; i < count; i++)                                                    \
          if (ABS(kept[i]) > (limit)) y[i] = SLOW(kept[i]);                                    \
      }                                                                                        \
      y += count;                                                                              \
      source += count;                                                                         \
      n -= count;                                                                              \
    }                                                                                          \
  }
LIMITED(sin_f32, float, VF_BLOCK, __builtin_fabsf, VF_TRIG_MAX, vf_sin, sinf)
LIMITED(cos_f32, float, VF_BLOCK, __builtin_fabsf, VF_TRIG_MAX, vf_cos, cosf)
LIMITED(tan_f32, float, VF_BLOCK, __builtin_fabsf, VF_TRIG_MAX, vf_tan, tanf)
LIMITED(sin_f64, double, VD_BLOCK, __builtin_fabs, VD_TRIG_MAX, vd_sin, sin)
LIMITED(cos_f64, double, VD_BLOCK, __builtin_fabs, VD_TRIG_MAX, vd_cos, cos)
static inline float sinc_libm_f32(float x) {
  float z = (float)M_PI * x;
  return sinf(z) / z;
}
static inline double sinc_libm_f64(double x) { return sin(M_PI * x) / (M_PI * x); }
LIMITED(sinc_f32, float, VF_BLOCK, __builtin_fabsf, 20000.0f, vf_sinc, sinc_libm_f32)
LIMITED(sinc_f64, double, VD_BLOCK, __builtin_fabs, 3e5, vd_sinc, sinc_libm_f64)

static void exp_f32(char *const *data, const int64_t *strides, int64_t n, const void *params) {
  float *y = (float *)(void *)data[0];
  const float *source = (const float *)(const void *)data[1];
  (void)strides;
  (void)params;
  for (int64_t at = 0; at < n; at += PIECE) {
    int64_t count = piece_of(n - at);
    int32_t largest = 0; /* as bits: for magnitudes their order is that of integers */
    for (int64_t i = 0; i < count; i++) {
      int32_t magnitude = (int32_t)(vf_bits(source[at + i]) & ~VF_SIGN);
      largest = magnitude > largest ? magnitude : largest;
    }
    if (largest <= (int32_t)vf_bits(VF_EXP_NEAR)) {
      V_MAP(float, VF_BLOCK, y + at, source + at, count, vf_exp_near(x));
    } else {
      V_MAP(float, VF_BLOCK, y + at, source + at, count, vf_exp(x));
    }
  }
}
LOOP32(exp2)
LOOP32(expm1)
LOOP32(log)
LOOP32(log2)
LOOP32(log10)
LOOP32(log1p)
LOOP32(sinh)
LOOP32(cosh)
LOOP32(tanh)
LOOP32(asin)
LOOP32(acos)
LOOP32(atan)
LOOP32(asinh)
LOOP32(acosh)
LOOP32(atanh)
LOOP32(erf)
LOOP32(erfc)
static void gelu_f32(char *const *data, const int64_t *strides, int64_t n, const void *params) {
  float *y = (float *)(void *)data[0];
  const float *source = (const float *)(const void *)data[1];
  const vf_gelu_terms_t *terms = &vf_gelu_terms;
  (void)strides;
  (void)params;
  V_HIDE(terms);
  V_MAP_AS(V_IN_ORDER, float, VF_BLOCK, y, source, n, vf_gelu(x, terms, j_));
}
LOOP64(gelu)
#define LOOPS(name) LOOP32(name) LOOP64(name)
LOOPS(sigmoid)
LOOPS(silu)
LOOPS(mish)
LOOPS(gelu_tanh)
LOOPS(sqrt)
LOOPS(rsqrt)
LOOPS(reciprocal)
LOOPS(ceil)
LOOPS(floor)
LOOPS(round)
LOOPS(trunc)
LOOPS(frac)
LOOPS(entr)
LOOP64(exp)
LOOP64(log)
LOOP64(tanh)
LOOP64(erf)

#define SCALE(name, T, BLOCK)                                                                  \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    T *y = (T *)(void *)data[0];                                                               \
    const T *source = (const T *)(const void *)data[1];                                        \
    const T factor = (T) * (const double *)params;                                             \
    (void)strides;                                                                             \
    V_MAP(T, BLOCK, y, source, n, x *factor);                                                  \
  }
SCALE(scale_f32, float, VF_BLOCK)
SCALE(scale_f64, double, VD_BLOCK)

#define ENTRY32(name) .name = name##_f32,
#define ENTRY64(name) .name = name##_f64,
const kf__math_loops_t KF_ISA_TABLE(unary_math) = {
    .f32 = {KF__MATH_BOTH(ENTRY32) KF__MATH_F32_ONLY(ENTRY32)},
    .f64 = {KF__MATH_BOTH(ENTRY64)},
};
