/* float16 and bfloat16 as bits: conversions to and from float, rounding to the nearest, ties to
 * even. Inline and free of branches where the machine has no instruction, so that loops over them
 * vectorise. */
#ifndef KF_TENSOR_HALF_H
#define KF_TENSOR_HALF_H

#include <stdint.h>
#include <string.h>
#if defined(__F16C__)
#include <immintrin.h>
#endif

static inline uint32_t kf__float_bits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static inline float kf__bits_float(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline float kf__bfloat_to_float(uint16_t bits) {
  return kf__bits_float((uint32_t)bits << 16);
}

static inline uint16_t kf__float_to_bfloat(float value) {
  uint32_t bits = kf__float_bits(value);
  uint32_t rounded = bits + 0x7fffu + (bits >> 16 & 1u);
  return (uint16_t)((bits & 0x7fffffffu) > 0x7f800000u ? 0x7fc0u : rounded >> 16);
}

static inline float kf__half_to_float(uint16_t bits) {
#if defined(__aarch64__)
  __fp16 half;
  memcpy(&half, &bits, sizeof half);
  return (float)half;
#elif defined(__F16C__)
  return _cvtsh_ss(bits);
#else
  /* Shift exponent and fraction into place, then scale by 2^112; infinities and NaN, which that
   * would leave finite, get the largest exponent. Denormals come out right by themselves. */
  uint32_t magnitude = (uint32_t)(bits & 0x7fffu) << 13;
  float scaled = kf__bits_float(magnitude) * 0x1p112f;
  uint32_t wide = kf__float_bits(scaled) | ((bits & 0x7c00u) == 0x7c00u ? 0x7f800000u : 0u);
  return kf__bits_float(wide | (uint32_t)(bits & 0x8000u) << 16);
#endif
}

static inline uint16_t kf__float_to_half(float value) {
#if defined(__aarch64__)
  __fp16 half = (__fp16)value;
  uint16_t bits;
  memcpy(&bits, &half, sizeof bits);
  return bits;
#elif defined(__F16C__)
  return (uint16_t)_cvtss_sh(value, 0);
#else
  uint32_t bits = kf__float_bits(value);
  uint32_t sign = bits >> 16 & 0x8000u;
  uint32_t magnitude = bits & 0x7fffffffu;
  /* Numbers: rebias the exponent and round; below 2^-14, adding 0.5 lets the hardware round. */
  uint32_t normal = (magnitude + 0xc8000fffu + (magnitude >> 13 & 1u)) >> 13;
  uint32_t small = kf__float_bits(kf__bits_float(magnitude) + 0.5f) - 0x3f000000u;
  uint32_t finite = magnitude < 0x38800000u ? small : normal;
  uint32_t special = magnitude > 0x7f800000u ? 0x7e00u : 0x7c00u;
  return (uint16_t)(sign | (magnitude >= 0x477ff000u ? special : finite));
#endif
}

#endif
