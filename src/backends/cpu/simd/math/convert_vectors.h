/* Conversions from floating point to integers that are defined for every value, written without
 * branches, so that compilers vectorise loops of them; see Note [Conversions]. */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_CONVERT_VECTORS_H
#define KF_BACKENDS_CPU_SIMD_MATH_CONVERT_VECTORS_H

#include <stdbool.h>
#include <stdint.h>

/* A value out of range never reaches the conversion, which would be undefined: it is replaced
 * before, and the result is selected after. */
#define KF__SATURATE(name, from, to, low, high, highest) \
  static inline to name(from v) {                        \
    from kept = v == v ? v : (from)0;                    \
    bool over = v >= (high);                             \
    kept = kept > (low) ? kept : (low);                  \
    to result = (to)(over ? (from)0 : kept);             \
    return over ? (highest) : result;                    \
  }
KF__SATURATE(kf__f32_i32, float, int32_t, -0x1p31f, 0x1p31f, INT32_MAX)
KF__SATURATE(kf__f64_i32, double, int32_t, -0x1p31, 0x1p31, INT32_MAX)
KF__SATURATE(kf__f64_i64, double, int64_t, -0x1p63, 0x1p63, INT64_MAX)
KF__SATURATE(kf__f32_u32, float, uint32_t, 0.0f, 0x1p32f, UINT32_MAX)
KF__SATURATE(kf__f64_u32, double, uint32_t, 0.0, 0x1p32, UINT32_MAX)
KF__SATURATE(kf__f64_u64, double, uint64_t, 0.0, 0x1p64, UINT64_MAX)
#undef KF__SATURATE

/* The low byte of the value saturated to int64. A float32 from 2^31 on is a multiple of 2^8: its
 * low byte is 0. */
static inline uint8_t kf__f32_u8(float v) {
  int32_t kept = (int32_t)(__builtin_fabsf(v) < 0x1p31f ? v : 0.0f);
  return (uint8_t)(v >= 0x1p63f ? 0xff : kept);
}

#endif
