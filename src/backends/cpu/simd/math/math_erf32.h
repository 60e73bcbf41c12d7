/* Vector functions of float32: the error function, its complement, and gelu, which is made of it.
 * See Note [Vector functions]. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_ERF32_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_ERF32_H

#include "backends/cpu/simd/math/math_f32.h"

/* 1.9 ulp. erf(t) = 1 - exp(-(t + t·P(t))) for t ≥ 0. */
static inline float vf_erf(float x) {
  float a = __builtin_fabsf(x);
  float t = vf_pick(a > 4.0f, 4.0f, a);
  float t2 = t * t;
  float p = vf_fma(t, 0x1.f2a812p-14f, -0x1.4e35b4p-11f);
  p = vf_fma(t2, vf_fma(t2, -0x1.3b1e1p-17f, p), vf_fma(t, 0x1.b74eb4p-10f, -0x1.63bcdp-13f));
  p = vf_fma(t2, p, vf_fma(t, -0x1.39b794p-6f, 0x1.a4f8c2p-4f));
  p = vf_fma(t2, p, vf_fma(t, 0x1.45f3p-1f, 0x1.06eba8p-3f));
  vf_power_t power = vf_power_of_e(-vf_fma(t, p, t));
  float s = vf_of_bits(power.shifted + 0x3f800000u);
  float y = vf_fma(vf_expm1_small(power.r), s, s - 1.0f);
  return vf_with_sign(__builtin_fabsf(y), x);
}

/* The rounding error of u = t²: t² - u, exactly. */
static inline float vf_square_error(float t, float u) {
#if KF_ISA_FMA
  return vf_fma(t, t, -u);
#else
  return (float)((double)t * (double)t - (double)u);
#endif
}

/* 2.0 ulp. exp(-t²)·P(t) / Q(t) for t ≥ 0; the quotient in double precision, because the
 * rounding errors of so many operations in single precision would add up. */
static inline float vf_erfc(float x) {
  float a = __builtin_fabsf(x);
  float t = vf_pick(a > 10.4f, 10.4f, a);
  float u = t * t;
  vf_power_t power = vf_power_of_e(-u);
  float e = vf_expm1_small(power.r - vf_square_error(t, u));
  float s = vf_of_bits(power.shifted + 0x5f800000u);
  double d = (double)t;
  double p = vd_fma(d, vd_fma(d, 0x1.0ec7dp-5, 0x1.d7f358p-3), 0x1.77e588p-1);
  p = vd_fma(d, vd_fma(d, p, 0x1.3da902p+0), 1.0);
  double q = vd_fma(d, vd_fma(d, 0x1.dff0ccp-5, 0x1.a247f6p-2), 0x1.5485acp+0);
  q = vd_fma(d, vd_fma(d, vd_fma(d, q, 0x1.342b1p+1), 0x1.2f434p+1), 1.0);
  float y = (float)((double)vf_fma(e, s, s) * 0x1p-64 * p / q);
  return vf_pick(x < 0.0f, 2.0f - y, y);
}

/* x·Φ(x) as x/2 + |x|·erf(|x|/√2)/2. The error is at most 6 ulp of x/2, as with the formula in the
 * definition: for large negative x the two halves cancel. */
typedef struct vf_gelu_terms {
  float p0[VF_BLOCK], p2[VF_BLOCK];
  float q0[VF_BLOCK], q2[VF_BLOCK], q4[VF_BLOCK];
} vf_gelu_terms_t;
static const vf_gelu_terms_t vf_gelu_terms = {V_TERM(0x1.988444p-2f), V_TERM(0x1.6640bep-8f),
                                              V_TERM(1.0f), V_TERM(0x1.2e4586p-5f),
                                              V_TERM(0x1.cb3174p-14f)};
static inline float vf_gelu(float x, const vf_gelu_terms_t *terms, int j) {
  float t = __builtin_fabsf(x);
  float u = t * t;
  float u2 = u * u;
  float p = vf_fma(u2, 0x1.7da416p-18f, vf_fma(u, 0x1.408c96p-12f, terms->p2[j]));
  p = vf_fma(u2, p, vf_fma(u, 0x1.9036c4p-5f, terms->p0[j]));
  float q =
      vf_fma(u2, vf_fma(u, 0x1.074aep-21f, terms->q4[j]), vf_fma(u, 0x1.5c298cp-9f, terms->q2[j]));
  q = vf_fma(u2, q, vf_fma(u, 0x1.280f8p-2f, terms->q0[j]));
  float half_erf = vf_pick(t > 5.2f, 0.5f, t * p / q);
  return vf_fma(t, half_erf, x * 0.5f);
}

#endif
