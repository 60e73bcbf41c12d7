/* Vector functions of float32: the circular functions and their inverses. See Note [Vector
 * functions].
 *
 * sin, cos and tan have the stated error up to VF_TRIG_MAX only: beyond it, no fixed number of
 * parts of π is enough, and callers pass larger arguments to the C library. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_TRIG32_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_TRIG32_H

#include "backends/cpu/simd/math/math_base.h"

#define VF_TRIG_MAX 0x1p16f

/* x - n·π for |n| < 2^16, and with n a multiple of 1/2. */
static inline float vf_minus_pi(float x, float n) {
#if KF_ISA_FMA
  x = vf_fma(n, -0x1.921fb6p+1f, x);
  x = vf_fma(n, 0x1.777a5cp-24f, x);
  return vf_fma(n, 0x1.ee59dap-49f, x);
#else
  double d = (double)x - (double)n * 0x1.921fb544p+1;
  return (float)(d - (double)n * 0x1.0b4611a626331p-33);
#endif
}

/* x = n·π/2 + r with |r| ≤ π/4. */
typedef struct vf_turn {
  float r;
  uint32_t n; /* modulo 2^22 at least */
} vf_turn_t;
static inline vf_turn_t vf_turn_of(float x) {
  float z = vf_fma(x, 0x1.45f306p-1f, VF_SHIFT);
  vf_turn_t turn = {vf_minus_pi(x, (z - VF_SHIFT) * 0.5f), vf_bits(z)};
  return turn;
}

/* sin(r + n·π/2) for |r| ≤ π/4. */
static inline float vf_sin_turned(float r, uint32_t n) {
  float u = r * r;
  float p = vf_fma(u, 0x1.87626cp-19f, -0x1.a082eap-13f);
  p = vf_fma(u, vf_fma(u, p, 0x1.111198p-7f), -0x1.555556p-3f);
  float q = vf_fma(u, 0x1.9bc4f8p-16f, -0x1.6c129ap-10f);
  q = vf_fma(u, q, 0x1.555554p-5f);
  float sine = vf_fma(r * u, p, r);
  float cosine = vf_fma(u * u, q, vf_fma(u, -0.5f, 1.0f));
  float y = vf_pick((n & 1u) != 0, cosine, sine);
  return vf_of_bits(vf_bits(y) ^ ((n & 2u) << 30));
}

/* 1.6 ulp. */
static inline float vf_sin(float x) {
  vf_turn_t turn = vf_turn_of(x);
  float y = vf_sin_turned(turn.r, turn.n);
  return vf_pick(x == 0.0f, x, y);
}

/* 1.6 ulp. */
static inline float vf_cos(float x) {
  vf_turn_t turn = vf_turn_of(x);
  return vf_sin_turned(turn.r, turn.n + 1u);
}

/* 2.5 ulp. */
static inline float vf_tan(float x) {
  vf_turn_t turn = vf_turn_of(x);
  float r = turn.r;
  float u = r * r;
  float u2 = u * u;
  float a = vf_fma(u, 0x1.11107p-3f, 0x1.555556p-2f);
  float b = vf_fma(u, 0x1.61fe24p-6f, 0x1.ba57dcp-5f);
  float c = vf_fma(u, 0x1.26c1d8p-10f, 0x1.47e14ep-7f);
  c = vf_fma(u2, 0x1.fbf5b8p-9f, c);
  float y = vf_fma(r * u, vf_fma(u2, vf_fma(u2, c, b), a), r);
  y = vf_pick((turn.n & 1u) != 0, -1.0f / y, y);
  return vf_pick(x == 0.0f, x, y);
}

/* (asin(√u) / √u - 1) / u for u ≤ 1/4. */
static inline float vf_asin_tail(float u) {
  float u2 = u * u;
  float a = vf_fma(u, 0x1.3334c8p-4f, 0x1.555554p-3f);
  float b = vf_fma(u, 0x1.ff9638p-6f, 0x1.6d4028p-5f);
  float c = vf_fma(u, 0x1.1a3058p-5f, 0x1.10a158p-6f);
  return vf_fma(u2, vf_fma(u2, c, b), a);
}

/* 1.9 ulp. asin(t) = π/2 - 2·asin(√((1 - t) / 2)) for t > 1/2. */
static inline float vf_asin(float x) {
  float t = __builtin_fabsf(x);
  int large = t > 0.5f;
  float u = vf_pick(large, vf_fma(t, -0.5f, 0.5f), t * t);
  float s = vf_pick(large, __builtin_sqrtf(u), t);
  float y = vf_fma(s * u, vf_asin_tail(u), s);
  y = vf_pick(large, vf_fma(y, -2.0f, 0x1.921fb6p+0f) - 0x1.777a5cp-25f, y);
  return vf_with_sign(y, x);
}

/* 1.1 ulp. */
static inline float vf_acos(float x) {
  float t = __builtin_fabsf(x);
  int large = t > 0.5f;
  float u = vf_pick(large, vf_fma(t, -0.5f, 0.5f), t * t);
  float s = vf_pick(large, __builtin_sqrtf(u), t);
  float tail = (s * u) * vf_asin_tail(u);
  float twice = 2.0f * (s + tail); /* acos(t) for t > 1/2 */
  float near = 0x1.921fb6p+0f - (vf_with_sign(s + tail, x) + 0x1.777a5cp-25f);
  float behind = 0x1.921fb6p+1f - (twice + 0x1.777a5cp-24f);
  return vf_pick(large, vf_pick(x < 0.0f, behind, twice), near);
}

/* 1.5 ulp. */
static inline float vf_atan(float x) {
  float t = __builtin_fabsf(x);
  int large = t > 1.0f;
  float s = vf_pick(large, 1.0f, t) / vf_pick(large, t, 1.0f);
  float u = s * s;
  float u2 = u * u;
  float a = vf_fma(u, 0x1.999832p-3f, -0x1.555554p-2f);
  float b = vf_fma(u, 0x1.c3f7fep-4f, -0x1.246ce4p-3f);
  float c = vf_fma(u, 0x1.005ebp-4f, -0x1.62baf8p-4f);
  float d = vf_fma(u, 0x1.bd14p-7f, -0x1.26cceep-5f);
  d = vf_fma(u2, -0x1.3b6c6ap-9f, d);
  float y = vf_fma(s * u, vf_fma(u2, vf_fma(u2, vf_fma(u2, d, c), b), a), s);
  y = vf_pick(large, 0x1.921fb6p+0f - (y + 0x1.777a5cp-25f), y);
  return vf_with_sign(y, x);
}

#endif
