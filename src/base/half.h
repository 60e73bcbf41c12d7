/* Conversions between float16 or bfloat16 and float32. Written with integer arithmetic that
 * compilers vectorize, so loops may call these; where the machine has instructions for float16,
 * they are used. Rounds to nearest, ties to even. */
#ifndef KF_BASE_HALF_H
#define KF_BASE_HALF_H

#include <stdint.h>
#include <string.h>

static inline float kf__float_of_bits(uint32_t bits) {
  float f;
  memcpy(&f, &bits, sizeof f);
  return f;
}
static inline uint32_t kf__bits_of_float(float f) {
  uint32_t bits;
  memcpy(&bits, &f, sizeof bits);
  return bits;
}

static inline float kf__bf16_to_f32(uint16_t h) { return kf__float_of_bits((uint32_t)h << 16); }

/* Adding just under half of the lowest kept bit rounds. Rounding could turn a NaN into infinity, so
 * every NaN becomes the same quiet NaN. */
static inline uint16_t kf__f32_to_bf16(float f) {
  uint32_t bits = kf__bits_of_float(f);
  uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  return (uint16_t)(f != f ? 0x7fc0u : rounded);
}

#if defined(__aarch64__)

static inline float kf__f16_to_f32(uint16_t h) {
  __fp16 x;
  memcpy(&x, &h, sizeof x);
  return (float)x;
}
static inline uint16_t kf__f32_to_f16(float f) {
  __fp16 x = (__fp16)f;
  uint16_t h;
  memcpy(&h, &x, sizeof h);
  return h;
}

#else

/* Exponent and fraction are shifted to their float32 positions, and a product with 2^112 corrects
 * the bias, also of subnormal numbers; infinity and NaN then need all exponent bits set. */
static inline float kf__f16_to_f32(uint16_t h) {
  uint32_t sign = ((uint32_t)h & 0x8000u) << 16;
  uint32_t magnitude = ((uint32_t)h & 0x7fffu) << 13;
  uint32_t finite =
      kf__bits_of_float(kf__float_of_bits(magnitude) * kf__float_of_bits(0x77800000u));
  uint32_t special = magnitude | 0x7f800000u | ((magnitude & 0x007fffffu) != 0 ? 0x400000u : 0);
  return kf__float_of_bits(sign | (magnitude >= 0x0f800000u ? special : finite));
}

/* Numbers that are normal as float16 are rounded with integers; smaller ones by adding 0.5f, whose
 * last bit has the weight of float16's smallest number. */
static inline uint16_t kf__f32_to_f16(float f) {
  uint32_t bits = kf__bits_of_float(f);
  uint32_t sign = (bits >> 16) & 0x8000u;
  uint32_t magnitude = bits & 0x7fffffffu;
  uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  uint32_t small = kf__bits_of_float(kf__float_of_bits(magnitude) + 0.5f) - 0x3f000000u;
  uint32_t result = magnitude < 0x38800000u ? small : normal;
  result = magnitude >= 0x477ff000u ? 0x7c00u : result;
  result = magnitude > 0x7f800000u ? (0x7e00u | ((magnitude >> 13) & 0x3ffu)) : result;
  return (uint16_t)(sign | result);
}

#endif

#endif
