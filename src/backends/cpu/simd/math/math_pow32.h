/* x to the power y for float32, computed in double precision: there one double is accurate enough
 * for the logarithm and for the power of two. See Note [Vector functions]. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_POW32_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_POW32_H

#include "backends/cpu/simd/math/math_base.h"

/* log2(x) of a positive float32 as a double; relative error 2^-44. */
static inline double vf_log2_wide(double x) {
  uint64_t bits = vd_bits(x) + 0x00095f619980c433u;
  double n = vd_of_bits((bits >> 52) | 0x4330000000000000u) - (0x1p52 + 1023.0);
  double f = vd_of_bits((bits & 0x000fffffffffffffu) + 0x3fe6a09e667f3bcdu) - 1.0;
  double s = f / (2.0 + f);
  double z = s * s;
  double p = vd_fma(z, 0x1.21cfcfcfd60f2p-2, 0x1.47934854566a4p-2);
  p = vd_fma(z, vd_fma(z, p, 0x1.a61a3ae197ffp-2), 0x1.2776c284ed2b8p-1);
  p = vd_fma(z, vd_fma(z, p, 0x1.ec709dc54810ap-1), 0x1.71547652b824bp1);
  return vd_fma(s, p, n);
}

/* 2^x for |x| ≤ 200; relative error 2^-34. */
static inline double vf_exp2_wide(double x) {
  double z = x + VD_SHIFT;
  double f = x - (z - VD_SHIFT);
  double p = vd_fma(f, 0x1.fe1784c35a78ap-17, 0x1.446a1fddc880cp-13);
  p = vd_fma(f, vd_fma(f, p, 0x1.5d8a708773cc9p-10), 0x1.3b29dc40d1fb4p-7);
  p = vd_fma(f, vd_fma(f, p, 0x1.c6b08aaf2fd1dp-5), 0x1.ebfbe0a4be89bp-3);
  p = vd_fma(f, vd_fma(f, p, 0x1.62e42ff116284p-1), 0x1.ffffffffabbccp-1);
  return vd_of_bits(vd_bits(p) + (vd_bits(z) << 52));
}

/* 0.51 ulp; special cases as in C's pow. */
static inline float vf_pow(float x, float y) {
  double base = __builtin_fabs((double)x);
  double power = (double)y;
  double log = vf_log2_wide(base);
  log = vd_pick(base < (double)INFINITY, log, base);
  log = vd_pick(base == 0.0, -(double)INFINITY, log);
  double e = power * log;
  e = vd_pick(e > 200.0, 200.0, e);
  e = vd_pick(e < -200.0, -200.0, e);
  double r = vf_exp2_wide(e);
  /* Adding 2^53 rounds an integer to an even one, so it changes odd numbers only; from 2^53 on all
   * numbers are even. Adding 2^52 rounds to an integer. */
  double whole = __builtin_fabs(power);
  double nearest = vd_pick(whole < 0x1p52, (whole + 0x1p52) - 0x1p52, whole);
  double even = vd_pick(whole < 0x1p53, (whole + 0x1p53) - 0x1p53, whole);
  int odd = nearest == whole && even != whole;
  int negative = (vf_bits(x) & VF_SIGN) != 0;
  r = vd_pick(odd && negative, -r, r);
  int undefined = negative && base > 0.0 && base < (double)INFINITY && nearest != whole;
  r = vd_pick(undefined, (double)NAN, r);
  r = vd_pick(power == 0.0, 1.0, r);
  r = vd_pick(x == 1.0f || (base == 1.0 && whole == (double)INFINITY), 1.0, r);
  return (float)r;
}

#endif
