/* Vector functions of float64. See Note [Vector functions]. The functions that are not here are
 * called in the C library, element by element. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_F64_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_F64_H

#include "backends/cpu/simd/math/math_base.h"

/* ---- Exponentials ------------------------------------------------------------------------- */

/* x = n·ln2 + r with |r| ≤ ln2 / 2; n times the first part of ln2 is exact. */
typedef struct vd_power {
  double r;
  uint64_t shifted; /* n·2^52, modulo 2^64 */
} vd_power_t;
static inline vd_power_t vd_power_of_e(double x) {
  double z = vd_fma(x, 0x1.71547652b82fep+0, VD_SHIFT);
  double n = z - VD_SHIFT;
  double r = vd_fma(n, -0x1.62e42fefa38p-1, x);
  vd_power_t power = {vd_fma(n, -0x1.ef35793c7673p-45, r), vd_bits(z) << 52};
  return power;
}

/* exp(r) - 1 for |r| ≤ ln2 / 2; relative error 2^-55. */
static inline double vd_expm1_small(double r) {
  double r2 = r * r;
  double a = vd_fma(r, 0x1.555555555553bp-3, 0x1.0000000000005p-1);
  double b = vd_fma(r, 0x1.1111111118833p-7, 0x1.5555555552104p-5);
  double c = vd_fma(r, 0x1.a01a0177f3686p-13, 0x1.6c16c17f3239bp-10);
  double d = vd_fma(r, 0x1.71de80fe66f0bp-19, 0x1.a019a695c92c6p-16);
  double e = vd_fma(r, 0x1.ae779c746a4f8p-26, 0x1.28a29c8ec4bdfp-22);
  double r4 = r2 * r2;
  a = vd_fma(r2, b, a);
  c = vd_fma(r2, d, c);
  return vd_fma(r2, vd_fma(r4, vd_fma(r4, e, c), a), r);
}

/* 1.0 ulp. 2^n is applied in two steps: see vf_scale. */
static inline double vd_exp(double x) {
  double c = vd_pick(x > 710.0, 710.0, x);
  vd_power_t power = vd_power_of_e(vd_pick(c < -746.0, -746.0, c));
  uint64_t half_sign = (vd_bits(x) >> 1) & 0x4000000000000000u;
  double s = vd_of_bits(power.shifted + 0x1ff0000000000000u + half_sign);
  double y = vd_fma(vd_expm1_small(power.r), s, s);
  return y * vd_of_bits(0x5ff0000000000000u ^ half_sign);
}

/* 2^512·exp(-x) for x ≥ 0: zero or a normal number. */
static inline double vd_exp_minus_up(double x) {
  vd_power_t power = vd_power_of_e(-x);
  double s = vd_of_bits(power.shifted + 0x5ff0000000000000u);
  return vd_pick(x > 760.0, 0.0, vd_fma(vd_expm1_small(power.r), s, s));
}
static inline double vd_exp_minus(double x) { return vd_exp_minus_up(x) * 0x1p-512; }

/* exp(2·|x|) - 1 with the sign of x, up to where tanh is 1: tanh(x) is this over its magnitude + 2.
 */
static inline double vd_tanh_over(double x) {
  double t = __builtin_fabs(x);
  vd_power_t power = vd_power_of_e(vd_pick(t > 20.0, 40.0, t + t));
  double s = vd_of_bits(power.shifted + 0x3ff0000000000000u);
  return vd_with_sign(vd_fma(vd_expm1_small(power.r), s, s - 1.0), x);
}
/* 2.4 ulp. */
static inline double vd_tanh(double x) {
  double over = vd_tanh_over(x);
  return over / (__builtin_fabs(over) + 2.0);
}

/* y / (1 + exp(-x)). */
static inline double vd_times_sigmoid(double y, double x) {
  double up = vd_exp_minus_up(__builtin_fabs(x));
  return vd_pick(x < 0.0, y * up * 0x1p-512, y) / (1.0 + up * 0x1p-512);
}
/* 2.3 ulp. */
static inline double vd_sigmoid(double x) {
  double e = vd_exp_minus(__builtin_fabs(x));
  return vd_pick(x < 0.0, e, 1.0) / (1.0 + e);
}
static inline double vd_silu(double x) { return vd_times_sigmoid(x, x); }
static inline double vd_gelu_tanh(double x) {
  double twice = x * vd_fma(x * x, 0x1.2444f2a4d8b4bp-4, 0x1.9884533d43651p+0);
  return vd_times_sigmoid(x, twice);
}
/* x·tanh(log(1 + exp(x))). */
static inline double vd_mish(double x) {
  double e = vd_exp(vd_pick(x > 40.0, 40.0, x));
  double n = e * (e + 2.0);
  return x * (n / (n + 2.0));
}

/* ---- Logarithm ---------------------------------------------------------------------------- */

/* 0.8 ulp. With s = f / (2 + f), log(1 + f) = f - f²/2 + s·(f²/2 + R(s²)). */
static inline double vd_log(double x) {
  int subnormal = x < DBL_MIN;
  uint64_t bits = vd_bits(vd_pick(subnormal, x * 0x1p54, x)) + 0x00095f619980c433u;
  /* The exponent as the low bits of 2^52: not every set converts 64-bit integers. */
  double n = vd_of_bits((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023.0);
  n = vd_pick(subnormal, n - 54.0, n);
  double f = vd_of_bits((bits & 0x000fffffffffffffu) + 0x3fe6a09e667f3bcdu) - 1.0;
  double s = f / (2.0 + f);
  double z = s * s;
  double z2 = z * z;
  double a = vd_fma(z, 0x1.9999999995184p-2, 0x1.5555555555558p-1);
  double b = vd_fma(z, 0x1.c71c629bb2a23p-3, 0x1.2492492e25b5cp-2);
  double c = vd_fma(z, 0x1.39fb717ba1901p-3, 0x1.7462caae07025p-3);
  c = vd_fma(z2, 0x1.2b7d1f2ae1d4ep-3, c);
  double r = z * vd_fma(z2, vd_fma(z2, c, b), a);
  double half = 0.5 * f * f;
  double tail = vd_fma(s, half + r, n * 0x1.ef35793c7673p-45);
  double y = vd_fma(n, 0x1.62e42fefa38p-1, f - (half - tail));
  y = vd_pick(x > 0.0, y, vd_pick(x == 0.0, -(double)INFINITY, (double)NAN));
  return vd_pick(x < (double)INFINITY, y, x);
}

/* ---- Circular functions ------------------------------------------------------------------- */

/* As in float32, larger arguments go to the C library. */
#define VD_TRIG_MAX 0x1p20

/* sin(x + turns·π/2). π/2 is split into parts of 33 bits, so that its products with m, which has at
 * most 20 bits, are exact. */
static inline double vd_sin_turned(double x, uint64_t turns) {
  double z = vd_fma(x, 0x1.45f306dc9c883p-1, VD_SHIFT);
  double m = z - VD_SHIFT;
  double r = vd_fma(m, -0x1.921fb544p+0, x);
  r = vd_fma(m, -0x1.0b4611a6p-34, r);
  r = vd_fma(m, -0x1.3198a2e037073p-69, r);
  double u = r * r;
  double u2 = u * u;
  double u4 = u2 * u2;
  double a = vd_fma(u, 0x1.111111111102p-7, -0x1.5555555555555p-3);
  double b = vd_fma(u, 0x1.71de3a1187735p-19, -0x1.a01a019fe939cp-13);
  double c = vd_fma(u, 0x1.60e76fbfa4838p-33, -0x1.ae63fa2b552d4p-26);
  c = vd_fma(u2, -0x1.8e3e2e674ee72p-41, c);
  double sine = vd_fma(r * u, vd_fma(u4, c, vd_fma(u2, b, a)), r);
  a = vd_fma(u, -0x1.6c16c16c168c4p-10, 0x1.5555555555555p-5);
  b = vd_fma(u, -0x1.27e4fa009f8aep-22, 0x1.a01a019f3690ap-16);
  c = vd_fma(u, -0x1.9071bfeef2c7p-37, 0x1.1eeb5566d1155p-29);
  double cosine = vd_fma(u2, vd_fma(u4, c, vd_fma(u2, b, a)), vd_fma(u, -0.5, 1.0));
  turns += vd_bits(z);
  double y = vd_pick((turns & 1u) != 0, cosine, sine);
  return vd_of_bits(vd_bits(y) ^ ((turns & 2u) << 62));
}
/* 1.9 ulp. */
static inline double vd_sin(double x) { return vd_pick(x == 0.0, x, vd_sin_turned(x, 0)); }
static inline double vd_cos(double x) { return vd_sin_turned(x, 1); }

/* ---- Error function ----------------------------------------------------------------------- */

/* t + t·P(t²) for t < 1. */
static inline double vd_erf_small(double t) {
  double u = t * t;
  double u2 = u * u;
  double p = vd_fma(u, -0x1.38ac2290d3965p-30, 0x1.f7b99d7c8709ap-27);
  p = vd_fma(u2, 0x1.062759c5be8ecp-34, p);
  p = vd_fma(u2, p, vd_fma(u, -0x1.5f1f40faeea79p-23, 0x1.b9df305cad6f7p-20));
  p = vd_fma(u2, p, vd_fma(u, -0x1.f4d1e434bc0cfp-17, 0x1.f9a321e4b84f9p-14));
  p = vd_fma(u2, p, vd_fma(u, -0x1.c02db3db49762p-11, 0x1.565bcd0dbd921p-8));
  p = vd_fma(u2, p, vd_fma(u, -0x1.b82ce31284f38p-6, 0x1.ce2f21a042b34p-4));
  p = vd_fma(u2, p, vd_fma(u, -0x1.812746b0379e6p-2, 0x1.06eba8214db69p-3));
  return vd_fma(t, p, t);
}

/* 1.2 ulp. 1 - exp(-t²)·P(t) / Q(t) for t ≥ 1; the rounding error of t² does not matter, because
 * the term that is subtracted from 1 is small. */
static inline double vd_erf(double x) {
  double a = __builtin_fabs(x);
  double t = vd_pick(a > 6.0, 6.0, a);
  double p = vd_fma(t, 0x1.1451bce62a6c8p-7, 0x1.4bd4644c60d74p-4);
  p = vd_fma(t, vd_fma(t, p, 0x1.73cc0193a10afp-2), 0x1.dd1ad4d7bf162p-1);
  p = vd_fma(t, vd_fma(t, p, 0x1.6054f4d9e8511p+0), 0x1.fffffdff6d944p-1);
  double q = vd_fma(t, 0x1.e9c4a241c8f08p-7, 0x1.26111e3a6ae5ap-3);
  q = vd_fma(t, vd_fma(t, q, 0x1.4d5ba1ce2a4a7p-1), 0x1.b909675503325p+0);
  q = vd_fma(t, vd_fma(t, vd_fma(t, q, 0x1.61087eccd79dep+1), 0x1.40992f5b06e42p+1), 1.0);
  vd_power_t power = vd_power_of_e(-(t * t));
  double s = vd_of_bits(power.shifted + 0x3ff0000000000000u);
  double large = 1.0 - vd_fma(vd_expm1_small(power.r), s, s) * p / q;
  return vd_with_sign(vd_pick(a < 1.0, vd_erf_small(a), large), x);
}

static inline double vd_gelu(double x) {
  return 0.5 * x * (1.0 + vd_erf(x * 0x1.6a09e667f3bcdp-1));
}

#endif
