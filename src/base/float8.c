/* Conversions of the 8-bit floating formats, by the bits of a float32. */
#include "base/float8.h"

#include "base/base_internal.h"
#include "base/half.h"

enum { SINGLE_FRACTION = 23, SINGLE_BIAS = 127, SINGLE_INFINITY = 0x7f800000 };

const kf__float8_t kf__f8e5m2 = {
    .fraction = 2, .bias = 15, .end = 0x7c, .too_large = 0x7c, .nan = 0x7f, .infinite = true};
const kf__float8_t kf__f8e4m3fn = {
    .fraction = 3, .bias = 7, .end = 0x7f, .too_large = 0x7e, .nan = 0x7f};
const kf__float8_t kf__f8e5m2fnuz = {
    .fraction = 2, .bias = 16, .end = 0x80, .too_large = 0x80, .nan = 0x80, .one_nan = true};
const kf__float8_t kf__f8e4m3fnuz = {
    .fraction = 3, .bias = 8, .end = 0x80, .too_large = 0x80, .nan = 0x80, .one_nan = true};
const kf__float8_t kf__f8e8m0fnu = {
    .fraction = 0, .bias = 127, .end = 0xff, .too_large = 0xff, .nan = 0xff};

/* 2^exponent, for exponents of normal numbers. */
static float power(int exponent) {
  KF_ASSERT(exponent > -SINGLE_BIAS);
  KF_ASSERT(exponent <= SINGLE_BIAS);
  return kf__float_of_bits((uint32_t)(exponent + SINGLE_BIAS) << SINGLE_FRACTION);
}

/* ---- Powers of two ---- */

/* Code 0 is below float32's normal numbers. */
static float widen_power(uint8_t code) {
  if (code == 0xff) return kf__float_of_bits(0x7fc00000u);
  return kf__float_of_bits(code == 0 ? 0x00400000u : (uint32_t)code << SINGLE_FRACTION);
}

/* The exponent, plus one for fractions from 1.5 on; the sign is dropped, and numbers below the
 * smallest one become the smallest. */
static uint8_t narrow_power(float value) {
  uint32_t magnitude = kf__bits_of_float(value) & 0x7fffffffu;
  uint32_t exponent = magnitude >> SINGLE_FRACTION;
  uint32_t fraction = magnitude & 0x007fffffu;
  bool up = exponent > 0 ? fraction >= 0x00400000u : fraction > 0x00400000u;
  return (uint8_t)(exponent == 0xff ? 0xff : exponent + up);
}

/* ---- Formats with a fraction ---- */

static inline float widen(const kf__float8_t *format, uint8_t code) {
  uint32_t magnitude = code & 0x7fu;
  float finite = kf__float_of_bits(magnitude << (SINGLE_FRACTION - format->fraction)) *
                 power(SINGLE_BIAS - format->bias);
  uint32_t bits = kf__bits_of_float(finite);
  if (magnitude >= format->end)
    bits = format->infinite && magnitude == format->end ? SINGLE_INFINITY : 0x7fc00000u;
  if (format->one_nan && code == 0x80) return kf__float_of_bits(0x7fc00000u);
  return kf__float_of_bits(bits | (uint32_t)(code & 0x80u) << 24);
}

/* Below the smallest normal number, the addition of a float whose last bit has the weight of the
 * format's smallest number does the rounding. Above it, adding just under half of the lowest kept
 * bit does. */
static inline uint8_t narrow(const kf__float8_t *format, float value) {
  uint32_t bits = kf__bits_of_float(value);
  uint32_t sign = bits >> 24 & 0x80u;
  uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > SINGLE_INFINITY) return (uint8_t)(format->nan | (format->one_nan ? 0 : sign));
  int dropped = SINGLE_FRACTION - format->fraction;
  uint32_t smallest_normal = (uint32_t)(SINGLE_BIAS + 1 - format->bias) << SINGLE_FRACTION;
  uint32_t code;
  if (magnitude < smallest_normal) {
    float shift = power(1 - format->bias + dropped);
    code = kf__bits_of_float(kf__float_of_bits(magnitude) + shift) - kf__bits_of_float(shift);
  } else {
    uint32_t rebased = magnitude - ((uint32_t)(SINGLE_BIAS - format->bias) << SINGLE_FRACTION);
    uint32_t half = (1u << (dropped - 1)) - 1 + (magnitude >> dropped & 1u);
    code = (rebased + half) >> dropped;
  }
  if (code >= format->end) code = format->too_large;
  bool unsigned_code = format->one_nan && (code == 0 || code == format->nan);
  return (uint8_t)(code | (unsigned_code ? 0 : sign));
}

/* ---- One element, and many ---- */

float kf__float8_to_f32(const kf__float8_t *format, uint8_t code) {
  return format->fraction == 0 ? widen_power(code) : widen(format, code);
}

uint8_t kf__f32_to_float8(const kf__float8_t *format, float value) {
  return format->fraction == 0 ? narrow_power(value) : narrow(format, value);
}

void kf__float8_widen(const kf__float8_t *format, float *to, const uint8_t *from, int64_t n) {
  for (int64_t i = 0; i < n; i++) to[i] = kf__float8_to_f32(format, from[i]);
}

void kf__float8_narrow(const kf__float8_t *format, uint8_t *to, const float *from, int64_t n) {
  for (int64_t i = 0; i < n; i++) to[i] = kf__f32_to_float8(format, from[i]);
}
