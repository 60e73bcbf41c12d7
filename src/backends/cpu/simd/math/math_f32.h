/* Vector functions of float32: exponentials, logarithms and functions made of them. See Note
 * [Vector functions]. Special values are those of C's math library: NaN in NaN out, infinities,
 * zeros with their signs, subnormal arguments and results. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_F32_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_F32_H

#include "backends/cpu/simd/math/math_base.h"

/* ---- Exponentials ------------------------------------------------------------------------- */

/* The argument of an exponential, x = n·ln2 + r with |r| ≤ ln2 / 2. `n` times the first part of
 * ln2 is exact, so that an instruction set without FMA loses nothing. */
typedef struct vf_power {
  float r;
  uint32_t shifted; /* n·2^23: what to add to the exponent, modulo 2^32 */
} vf_power_t;
static inline vf_power_t vf_power_of_e(float x) {
  float z = vf_fma(x, 0x1.715476p+0f, VF_SHIFT);
  float n = z - VF_SHIFT;
  float r = vf_fma(n, -0x1.62e4p-1f, x);
  vf_power_t power = {vf_fma(n, -0x1.7f7d1cp-20f, r), vf_bits(z) << 23};
  return power;
}

/* exp(r) - 1 for |r| ≤ ln2 / 2; relative error 2^-26. */
static inline float vf_expm1_small(float r) {
  float r2 = r * r;
  float low = vf_fma(r, 0x1.5554bp-3f, 0x1.fffffep-2f);
  float high = vf_fma(r, 0x1.1227cap-7f, 0x1.555718p-5f);
  high = vf_fma(r2, 0x1.6b71c2p-10f, high);
  return vf_fma(r2, vf_fma(r2, high, low), r);
}

/* 2^n·(1 + p) in two steps, because 2^n alone may be beyond the range: 2^(n∓64), then 2^±64. `x`
 * has the sign of n. */
static inline float vf_scale(float p, uint32_t shifted, float x) {
  uint32_t half_sign = (vf_bits(x) >> 1) & 0x40000000u;
  float s = vf_of_bits(shifted + 0x1f800000u + half_sign);
  return vf_fma(p, s, s) * vf_of_bits(0x5f800000u ^ half_sign);
}

static inline float vf_clamp(float x, float low, float high) {
  x = vf_pick(x > high, high, x);
  return vf_pick(x < low, low, x); /* NaN passes */
}

/* 1.1 ulp. */
static inline float vf_exp(float x) {
  vf_power_t power = vf_power_of_e(vf_clamp(x, -104.0f, 89.0f));
  return vf_scale(vf_expm1_small(power.r), power.shifted, x);
}

/* exp for arguments for which neither the result nor 2^n leaves the range: the same bits with half
 * the work. A shift that includes the exponent's bias gives 2^n directly. (Without FMA the product
 * is rounded and may be halfway between integers; there a shift that is odd would round ties the
 * other way, so the bias is added separately.) */
#define VF_EXP_NEAR 87.0f
static inline float vf_exp_near(float x) {
#if KF_ISA_FMA
  const float shift = VF_SHIFT + 127.0f;
  const uint32_t bias = 0;
#else
  const float shift = VF_SHIFT;
  const uint32_t bias = 0x3f800000u;
#endif
  float z = vf_fma(x, 0x1.715476p+0f, shift);
  float n = z - shift;
  float r = vf_fma(n, -0x1.7f7d1cp-20f, vf_fma(n, -0x1.62e4p-1f, x));
  float s = vf_of_bits((vf_bits(z) << 23) + bias);
  return vf_fma(vf_expm1_small(r), s, s);
}

/* 2^64·exp(-x) for x ≥ 0: zero or a normal number. */
static inline float vf_exp_minus_up(float x) {
  vf_power_t power = vf_power_of_e(-x);
  float s = vf_of_bits(power.shifted + 0x5f800000u);
  return vf_pick(x > 110.0f, 0.0f, vf_fma(vf_expm1_small(power.r), s, s));
}
/* exp(-x) for x ≥ 0, at less cost than exp. */
static inline float vf_exp_minus(float x) { return vf_exp_minus_up(x) * 0x1p-64f; }

/* exp(x) / 2 for x ≥ 0, which is finite where cosh(x) is. */
static inline float vf_half_exp(float x) {
  vf_power_t power = vf_power_of_e(vf_pick(x > 91.0f, 91.0f, x));
  float s = vf_of_bits(power.shifted + 0x1f800000u);
  return vf_fma(vf_expm1_small(power.r), s, s) * 0x1p63f;
}

/* 1.3 ulp. */
static inline float vf_exp2(float x) {
  float c = vf_clamp(x, -151.0f, 129.0f);
  float z = c + VF_SHIFT;
  float f = c - (z - VF_SHIFT);
  float f2 = f * f;
  float low = vf_fma(f, 0x1.ebfbd8p-3f, 0x1.62e43p-1f);
  float middle = vf_fma(f, 0x1.3b309p-7f, 0x1.c6af72p-5f);
  float high = vf_fma(f, 0x1.3fb5f2p-13f, 0x1.5f0e12p-10f);
  float p = f * vf_fma(f2, vf_fma(f2, high, middle), low);
  return vf_scale(p, vf_bits(z) << 23, x);
}

/* 1.7 ulp. */
static inline float vf_expm1(float x) {
  vf_power_t power = vf_power_of_e(vf_clamp(x, -20.0f, 89.0f));
  float half = vf_of_bits(power.shifted + 0x3f000000u);
  float y = 2.0f * vf_fma(vf_expm1_small(power.r), half, half - 0.5f);
  return vf_pick(__builtin_fabsf(x) < 0x1p-25f, x, y);
}

/* ---- Logarithms --------------------------------------------------------------------------- */

/* x = 2^n·(1 + f) with 1/√2 ≤ 1 + f < √2. */
typedef struct vf_split {
  float f;
  float n;
} vf_split_t;
static inline vf_split_t vf_split(float x) {
  int subnormal = x < FLT_MIN;
  uint32_t bits = vf_bits(vf_pick(subnormal, x * 0x1p23f, x)) - 0x3f3504f3u;
  float n = (float)((int32_t)bits >> 23);
  vf_split_t split = {vf_of_bits((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f,
                      vf_pick(subnormal, n - 23.0f, n)};
  return split;
}

/* (log(1 + f) - f) / f². */
static inline float vf_log_tail(float f) {
  float f2 = f * f;
  float a = vf_fma(f, 0x1.555554p-2f, -0.5f);
  float b = vf_fma(f, 0x1.999f42p-3f, -0x1.0000ccp-2f);
  float c = vf_fma(f, 0x1.231308p-3f, -0x1.54d14p-3f);
  float d = vf_fma(f, 0x1.02d7a4p-3f, -0x1.0a1966p-3f);
  d = vf_fma(f2, -0x1.45561ep-4f, d);
  return vf_fma(f2, vf_fma(f2, vf_fma(f2, d, c), b), a);
}

static inline float vf_log_of(float f, float n) {
  float tail = vf_fma(f * f, vf_log_tail(f), n * 0x1.7f7d1cp-20f);
  return vf_fma(n, 0x1.62e4p-1f, f + tail);
}

/* Replaces y by the value of the logarithm for x outside of (0, ∞). */
static inline float vf_log_special(float x, float y) {
  y = vf_pick(x > 0.0f, y, vf_pick(x == 0.0f, -INFINITY, NAN));
  return vf_pick(x < INFINITY, y, x);
}

/* 1.1 ulp. */
static inline float vf_log(float x) {
  vf_split_t split = vf_split(x);
  return vf_log_special(x, vf_log_of(split.f, split.n));
}

/* 1.6 ulp. */
static inline float vf_log2(float x) {
  vf_split_t split = vf_split(x);
  float f = split.f;
  float tail = (f * f) * vf_log_tail(f);
  /* 1/ln2 is split into 1 and a remainder, because f times 1 is exact. */
  float low = vf_fma(tail, 0x1.715476p+0f, f * 0x1.c551dap-2f);
  return vf_log_special(x, split.n + (f + low));
}

/* 1.9 ulp. */
static inline float vf_log10(float x) {
  vf_split_t split = vf_split(x);
  float f = split.f;
  float tail = (f * f) * vf_log_tail(f);
  float low = vf_fma(split.n, 0x1.3509f8p-18f, f * 0x1.bd8a94p-13f);
  low = vf_fma(tail, 0x1.bcb7b2p-2f, low);
  return vf_log_special(x, vf_fma(split.n, 0x1.344p-2f, vf_fma(f, 0x1.bc8p-2f, low)));
}

/* log(2^more·(1 + x)), or log(2^more·x) for large x; for x > -1, finite. */
static inline float vf_log1p_of(float x, float more) {
  int large = x > 0x1p60f;
  float y = vf_pick(large, x * 0x1p-64f, x);
  float one = vf_pick(large, 0.0f, 1.0f);
  uint32_t bits = vf_bits(y + one) - 0x3f3504f3u;
  float scale = vf_of_bits(0x3f800000u - (bits & 0xff800000u));
  float n = (float)((int32_t)bits >> 23) + more;
  return vf_log_of(vf_fma(y, scale, vf_fma(one, scale, -1.0f)), vf_pick(large, n + 64.0f, n));
}

static inline float vf_log1p_special(float x, float y) {
  y = vf_pick(x > -1.0f, y, vf_pick(x == -1.0f, -INFINITY, NAN));
  y = vf_pick(x < INFINITY, y, x);
  return vf_pick(__builtin_fabsf(x) < 0x1p-25f, x, y);
}

/* 1.6 ulp. */
static inline float vf_log1p(float x) { return vf_log1p_special(x, vf_log1p_of(x, 0.0f)); }

/* ---- Hyperbolic functions ----------------------------------------------------------------- */

/* exp(2·|x|) - 1 with the sign of x, up to where tanh is 1: tanh(x) is this over its magnitude + 2.
 */
static inline float vf_tanh_over(float x) {
  float t = __builtin_fabsf(x);
  vf_power_t power = vf_power_of_e(vf_pick(t > 9.5f, 19.0f, t + t));
  float s = vf_of_bits(power.shifted + 0x3f800000u);
  return vf_with_sign(vf_fma(vf_expm1_small(power.r), s, s - 1.0f), x);
}
/* 2.5 ulp. */
static inline float vf_tanh(float x) {
  float over = vf_tanh_over(x);
  return over / (__builtin_fabsf(over) + 2.0f);
}

/* 1.6 ulp. */
static inline float vf_sinh(float x) {
  float t = __builtin_fabsf(x);
  float u = x * x;
  float p = vf_fma(u, vf_fma(u, 0x1.720f1ep-19f, 0x1.a036d8p-13f), 0x1.1110c4p-7f);
  float small = vf_fma(t * u, vf_fma(u, p, 0x1.555556p-3f), t);
  float e = vf_half_exp(t);
  return vf_with_sign(vf_pick(t < 1.0f, small, e - 0.25f / e), x);
}

/* 1.5 ulp. */
static inline float vf_cosh(float x) {
  float e = vf_half_exp(__builtin_fabsf(x));
  return e + 0.25f / e;
}

/* 1.8 ulp. */
static inline float vf_asinh(float x) {
  float t = __builtin_fabsf(x);
  int large = t > 0x1p30f;
  float u = t * t;
  float y = t + u / (1.0f + __builtin_sqrtf(1.0f + u));
  y = vf_log1p_special(t, vf_log1p_of(vf_pick(large, t, y), vf_pick(large, 1.0f, 0.0f)));
  return vf_with_sign(y, x);
}

/* 1.9 ulp. */
static inline float vf_acosh(float x) {
  int large = x > 0x1p30f;
  float d = x - 1.0f;
  float y = d + __builtin_sqrtf(vf_fma(d, d, d + d));
  y = vf_pick(large, x, y);
  y = vf_log1p_special(y, vf_log1p_of(y, vf_pick(large, 1.0f, 0.0f)));
  return vf_pick(x < 1.0f, NAN, y);
}

/* 2.2 ulp. */
static inline float vf_atanh(float x) {
  float t = __builtin_fabsf(x);
  float y = (t + t) / (1.0f - t);
  y = 0.5f * vf_log1p_special(y, vf_log1p_of(y, 0.0f));
  return vf_pick(t < 0x1p-13f, x, vf_with_sign(y, x));
}

/* ---- Activations -------------------------------------------------------------------------- */

/* y / (1 + exp(-x)); for large negative x this is y·exp(x). */
static inline float vf_times_sigmoid(float y, float x) {
  float up = vf_exp_minus_up(__builtin_fabsf(x));
  return vf_pick(x < 0.0f, y * up * 0x1p-64f, y) / (1.0f + up * 0x1p-64f);
}
/* 2.3 ulp. */
static inline float vf_sigmoid(float x) {
  float e = vf_exp_minus(__builtin_fabsf(x));
  return vf_pick(x < 0.0f, e, 1.0f) / (1.0f + e);
}
/* 3.0 ulp. */
static inline float vf_silu(float x) { return vf_times_sigmoid(x, x); }

/* x·(1 + tanh(√(2/π)·(x + 0.044715·x³))) / 2: the error is that of the argument of exp. */
static inline float vf_gelu_tanh(float x) {
  float twice = x * vf_fma(x * x, 0x1.2444f2p-4f, 0x1.988454p+0f);
  return vf_times_sigmoid(x, twice);
}

/* log(1 + exp(x)): 1.8 ulp. */
static inline float vf_log1pexp(float x) {
  float e = vf_exp_minus(__builtin_fabsf(x));
  float tail = vf_log1p_of(e, 0.0f);
  return vf_pick(x > 0.0f, x, 0.0f) + vf_pick(e < 0x1p-25f, e, tail);
}

/* x·tanh(log(1 + exp(x))): 3.5 ulp where the result is no subnormal number. */
static inline float vf_mish(float x) {
  float e = vf_exp(vf_pick(x > 20.0f, 20.0f, x));
  float n = e * (e + 2.0f);
  return x * (n / (n + 2.0f));
}

#endif
