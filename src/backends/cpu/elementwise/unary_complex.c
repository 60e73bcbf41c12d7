/* Loops with complex operands. Elementary functions are those of the C library where it has them;
 * complex64 is computed in double precision where a formula would lose digits in single precision.
 */
#define KF__PLAIN_LOOPS
#include <complex.h>
#include <math.h>
#include <stdbool.h>

#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/math/complex_math.h"
#include "backends/cpu/simd/simd_loops.h"

/* ---- In double precision ---- */

typedef double _Complex z_t;

static z_t z_make(double re, double im) { return kf__to_c_c128((kf__c128_t){re, im}); }

/* C's operators * and / handle infinities in complex products, at a cost that the loops elsewhere
 * do not pay either; a real factor needs no complex product. */
static z_t z_scale(z_t z, double factor) { return z_make(creal(z) * factor, cimag(z) * factor); }

static z_t z_exp2(z_t z) { return cexp(z_scale(z, M_LN2)); }
/* e^x·cos(y) - 1 = expm1(x)·cos(y) - 2·sin²(y/2). */
static z_t z_expm1(z_t z) {
  double x = creal(z), y = cimag(z), half = sin(y / 2);
  return z_make(expm1(x) * cos(y) - 2 * half * half, exp(x) * sin(y));
}
/* |1 + z|² - 1 = x·(x + 2) + y², which stays small where z does. */
static z_t z_log1p(z_t z) {
  double x = creal(z), y = cimag(z), size = hypot(x + 1, y);
  double re = size > 0.5 && size < 2 ? 0.5 * log1p(x * (x + 2) + y * y) : log(size);
  return z_make(re, atan2(y, x + 1));
}
static z_t z_reciprocal(z_t z) {
  return kf__to_c_c128(kf__div_c128((kf__c128_t){1, 0}, kf__from_c_c128(z)));
}
static z_t z_rsqrt(z_t z) { return z_reciprocal(csqrt(z)); }
static z_t z_divide(z_t a, z_t b) {
  return kf__to_c_c128(kf__div_c128(kf__from_c_c128(a), kf__from_c_c128(b)));
}
static z_t z_multiply(z_t a, z_t b) {
  return kf__to_c_c128(kf__mul_c128(kf__from_c_c128(a), kf__from_c_c128(b)));
}
static z_t z_sigmoid(z_t z) { return z_reciprocal(1 + cexp(-z)); }
static z_t z_silu(z_t z) { return z_divide(z, 1 + cexp(-z)); }
static z_t z_sinc(z_t z) {
  if (creal(z) == 0 && cimag(z) == 0) return 1;
  z_t turned = z_scale(z, M_PI);
  return z_divide(csin(turned), turned);
}
static z_t z_sgn(z_t z) {
  double size = cabs(z);
  return size == 0 ? 0 : z_divide(z, size);
}
static z_t z_sigmoid_backward(z_t gradient, z_t s) {
  return z_multiply(gradient, conj(z_multiply(1 - s, s)));
}
static z_t z_tanh_backward(z_t gradient, z_t t) {
  return z_multiply(gradient, conj(1 - z_multiply(t, t)));
}
/* Without conjugates, as PyTorch has it. */
static z_t z_silu_backward(z_t gradient, z_t x) {
  z_t s = z_sigmoid(x);
  return z_multiply(z_multiply(gradient, s), 1 + z_multiply(x, 1 - s));
}

/* ---- By element ---- */

/* Functions of the C library: complex64 uses the variants in single precision. */
#define LIBRARY(name, function)                          \
  static kf__c64_t name##_c64(kf__c64_t a) {             \
    return kf__from_c_c64(function##f(kf__to_c_c64(a))); \
  }                                                      \
  static kf__c128_t name##_c128(kf__c128_t a) {          \
    return kf__from_c_c128(function(kf__to_c_c128(a)));  \
  }
LIBRARY(exp, cexp)
LIBRARY(log, clog)
LIBRARY(sin, csin)
LIBRARY(cos, ccos)
LIBRARY(tan, ctan)
LIBRARY(sinh, csinh)
LIBRARY(cosh, ccosh)
LIBRARY(tanh, ctanh)
LIBRARY(asin, casin)
LIBRARY(acos, cacos)
LIBRARY(atan, catan)
LIBRARY(asinh, casinh)
LIBRARY(acosh, cacosh)
LIBRARY(atanh, catanh)
LIBRARY(sqrt, csqrt)
LIBRARY(conj, conj)

#define OWN(name)                                                          \
  static kf__c64_t name##_c64(kf__c64_t a) {                               \
    return kf__from_c_c64((float _Complex)z_##name((z_t)kf__to_c_c64(a))); \
  }                                                                        \
  static kf__c128_t name##_c128(kf__c128_t a) {                            \
    return kf__from_c_c128(z_##name(kf__to_c_c128(a)));                    \
  }
OWN(exp2)
OWN(expm1)
OWN(log1p)
OWN(rsqrt)
OWN(reciprocal)
OWN(sigmoid)
OWN(silu)
OWN(sinc)
OWN(sgn)

/* Logarithms to another base: both parts of log, divided in the type itself. */
#define LOGARITHM(name, ln)                                 \
  static kf__c64_t name##_c64(kf__c64_t a) {                \
    a = log_c64(a);                                         \
    return (kf__c64_t){a.re / (float)ln, a.im / (float)ln}; \
  }                                                         \
  static kf__c128_t name##_c128(kf__c128_t a) {             \
    a = log_c128(a);                                        \
    return (kf__c128_t){a.re / ln, a.im / ln};              \
  }
LOGARITHM(log2, M_LN2)
LOGARITHM(log10, M_LN10)

#define OWN_PAIR(name)                                                                           \
  static kf__c64_t name##_c64(kf__c64_t a, kf__c64_t b) {                                        \
    return kf__from_c_c64((float _Complex)z_##name((z_t)kf__to_c_c64(a), (z_t)kf__to_c_c64(b))); \
  }                                                                                              \
  static kf__c128_t name##_c128(kf__c128_t a, kf__c128_t b) {                                    \
    return kf__from_c_c128(z_##name(kf__to_c_c128(a), kf__to_c_c128(b)));                        \
  }                                                                                              \
  KF__LOOP2(name##_loop_c64, kf__c64_t, kf__c64_t, name##_c64)                                   \
  KF__LOOP2(name##_loop_c128, kf__c128_t, kf__c128_t, name##_c128)
OWN_PAIR(sigmoid_backward)
OWN_PAIR(tanh_backward)
OWN_PAIR(silu_backward)

static float abs_c64(kf__c64_t a) { return hypotf(a.re, a.im); }
static double abs_c128(kf__c128_t a) { return hypot(a.re, a.im); }
static float angle_c64(kf__c64_t a) { return atan2f(a.im, a.re); }
static double angle_c128(kf__c128_t a) { return atan2(a.im, a.re); }
static uint8_t isreal_c64(kf__c64_t a) { return a.im == 0; }
static uint8_t isreal_c128(kf__c128_t a) { return a.im == 0; }
KF__LOOP1(abs_loop_c64, float, kf__c64_t, abs_c64)
KF__LOOP1(abs_loop_c128, double, kf__c128_t, abs_c128)
KF__LOOP1(angle_loop_c64, float, kf__c64_t, angle_c64)
KF__LOOP1(angle_loop_c128, double, kf__c128_t, angle_c128)
KF__LOOP1(isreal_loop_c64, uint8_t, kf__c64_t, isreal_c64)
KF__LOOP1(isreal_loop_c128, uint8_t, kf__c128_t, isreal_c128)

/* Replaces each part of a number independently. */
#define NAN_TO_NUM(t, T, R)                                                             \
  static R replace_##t(R x, const kf__nan_params_t *by) {                               \
    return (R)(x != x              ? by->nan                                            \
               : x == (R)INFINITY  ? by->above                                          \
               : x == -(R)INFINITY ? by->below                                          \
                                   : x);                                                \
  }                                                                                     \
  static void nan_to_num_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                  const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                        \
    const T *a = (const T *)(const void *)data[1];                                      \
    const kf__nan_params_t *by = params;                                                \
    (void)strides;                                                                      \
    for (int64_t i = 0; i < n; i++)                                                     \
      y[i] = (T){replace_##t(a[i].re, by), replace_##t(a[i].im, by)};                   \
  }
NAN_TO_NUM(c64, kf__c64_t, float)
NAN_TO_NUM(c128, kf__c128_t, double)

/* ---- Tables ---- */

#define SAME_TYPE(name)                                        \
  KF__LOOP1(name##_loop_c64, kf__c64_t, kf__c64_t, name##_c64) \
  KF__LOOP1(name##_loop_c128, kf__c128_t, kf__c128_t, name##_c128)
SAME_TYPE(exp)
SAME_TYPE(exp2)
SAME_TYPE(expm1)
SAME_TYPE(log)
SAME_TYPE(log2)
SAME_TYPE(log10)
SAME_TYPE(log1p)
SAME_TYPE(sin)
SAME_TYPE(cos)
SAME_TYPE(tan)
SAME_TYPE(sinh)
SAME_TYPE(cosh)
SAME_TYPE(tanh)
SAME_TYPE(asin)
SAME_TYPE(acos)
SAME_TYPE(atan)
SAME_TYPE(asinh)
SAME_TYPE(acosh)
SAME_TYPE(atanh)
SAME_TYPE(sqrt)
SAME_TYPE(rsqrt)
SAME_TYPE(reciprocal)
SAME_TYPE(sigmoid)
SAME_TYPE(silu)
SAME_TYPE(sinc)
SAME_TYPE(sgn)
SAME_TYPE(conj)

#define ENTRY64(name) .name = name##_loop_c64,
#define ENTRY128(name) .name = name##_loop_c128,
const kf__complex_loops_t kf__complex_loops[2] = {{KF__MATH_COMPLEX(ENTRY64)},
                                                  {KF__MATH_COMPLEX(ENTRY128)}};
