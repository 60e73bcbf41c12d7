/* Normal numbers by the Box-Muller transform, with the single-precision polynomials of the Cephes
 * library for logarithm, sine and cosine, as in PyTorch's kernel for AVX2. Each fused operation
 * below is one that its compiler fuses; with other roundings the last bits would differ.
 *
 * Plain C on eight lanes, so that any machine can check it against numbers recorded on x86-64. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_RANDOM_CEPHES_H
#define KF_BACKENDS_CPU_SIMD_MATH_RANDOM_CEPHES_H

#include <math.h>

#include "base/half.h"

#define KF__FMAF(a, b, c) __builtin_fmaf((a), (b), (c))

/* log(x) for 0 < x ≤ 1: the fraction goes to sqrt(1/2) … sqrt(2), the exponent is added. */
static inline float kf__cephes_logf(float x) {
  x = x < 0x1p-126f ? 0x1p-126f : x;
  uint32_t bits = kf__bits_of_float(x);
  float e = (float)((int32_t)(bits >> 23) - 126);
  float m = kf__float_of_bits((bits & 0x807fffffu) | 0x3f000000u);
  int low = m < 0.707106781186547524f;
  x = (m - 1.0f) + (low ? m : 0.0f);
  e -= low ? 1.0f : 0.0f;
  float z = x * x;
  float y = 7.0376836292E-2f;
  y = KF__FMAF(y, x, -1.1514610310E-1f);
  y = KF__FMAF(y, x, 1.1676998740E-1f);
  y = KF__FMAF(y, x, -1.2420140846E-1f);
  y = KF__FMAF(y, x, 1.4249322787E-1f);
  y = KF__FMAF(y, x, -1.6668057665E-1f);
  y = KF__FMAF(y, x, 2.0000714765E-1f);
  y = KF__FMAF(y, x, -2.4999993993E-1f);
  y = KF__FMAF(y, x, 3.3333331174E-1f);
  float cube = y * x;
  y = KF__FMAF(cube, z, e * -2.12194440e-4f);
  y = KF__FMAF(-0.5f, z, y);
  return KF__FMAF(e, 0.693359375f, x + y);
}

/* sin(x) and cos(x) for 0 ≤ x ≤ 8: x is reduced to -π/4 … π/4 in three steps; the octant selects
 * the polynomial and the sign. */
static inline void kf__cephes_sincosf(float x, float *out_sin, float *out_cos) {
  int32_t octant = ((int32_t)(x * 1.27323954473516f) + 1) & ~1;
  float y = (float)octant;
  x = KF__FMAF(y, -0.78515625f, x);
  x = KF__FMAF(y, -2.4187564849853515625e-4f, x);
  x = KF__FMAF(y, -3.77489497744594108e-8f, x);
  float z = x * x;
  float c = 2.443315711809948E-005f;
  c = KF__FMAF(c, z, -1.388731625493765E-003f);
  c = KF__FMAF(c, z, 4.166664568298827E-002f);
  float square = c * z;
  c = KF__FMAF(square, z, -0.5f * z) + 1.0f;
  float s = -1.9515295891E-4f;
  s = KF__FMAF(s, z, 8.3321608736E-3f);
  s = KF__FMAF(s, z, -1.6666654611E-1f);
  float scaled = s * z;
  s = KF__FMAF(scaled, x, x);
  int swapped = (octant & 2) != 0;
  uint32_t sin_bits = kf__bits_of_float(swapped ? c : s);
  uint32_t cos_bits = kf__bits_of_float(swapped ? s : c);
  sin_bits ^= (uint32_t)(octant & 4) << 29;
  cos_bits ^= (uint32_t)(~(octant - 2) & 4) << 29;
  *out_sin = kf__float_of_bits(sin_bits);
  *out_cos = kf__float_of_bits(cos_bits);
}

static inline void kf__cephes_normal16(float *data, float mean, float std) {
  for (int lane = 0; lane < 8; lane++) {
    float radius = __builtin_sqrtf(-2.0f * kf__cephes_logf(1.0f - data[lane]));
    float sine, cosine;
    kf__cephes_sincosf(6.283185307179586f * data[lane + 8], &sine, &cosine);
    data[lane] = KF__FMAF(radius * cosine, std, mean);
    data[lane + 8] = KF__FMAF(radius * sine, std, mean);
  }
}

#endif
