/* Conversions between all types that loops compute in: a loop for every pair; see Note
 * [Conversions]. */
/* build: sve */
#include "backends/cpu/loops/move_loops.h"

#include "backends/cpu/simd/math/convert_vectors.h"
#include "backends/cpu/simd/simd_loops.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#endif

/* PICK_kind(to, value): kinds of sources are B (bytes that are true or false), I (integers), F, D
 * (float32, float64), C, Z (complex of these). */
#define PICK_B(t, v) I_##t((uint8_t)((v) != 0))
#define PICK_I(t, v) I_##t(v)
#define PICK_F(t, v) F_##t(v)
#define PICK_D(t, v) D_##t(v)
#define PICK_C(t, v) C_##t(v)
#define PICK_Z(t, v) Z_##t(v)

#define I_b(v) ((uint8_t)((v) != 0))
#define F_b(v) ((uint8_t)((v) != 0))
#define D_b(v) ((uint8_t)((v) != 0))
#define C_b(v) ((uint8_t)(((v).re != 0) | ((v).im != 0)))
#define Z_b(v) C_b(v)
#define I_u8(v) ((uint8_t)(v))
#define F_u8(v) kf__f32_u8(v)
#define D_u8(v) ((uint8_t)kf__f64_i64(v))
#define I_i8(v) ((int8_t)(v))
#define F_i8(v) ((int8_t)kf__f32_i32(v))
#define D_i8(v) ((int8_t)kf__f64_i32(v))
#define I_i16(v) ((int16_t)(v))
#define F_i16(v) ((int16_t)kf__f32_i32(v))
#define D_i16(v) ((int16_t)kf__f64_i32(v))
#define I_i32(v) ((int32_t)(v))
#define F_i32(v) kf__f32_i32(v)
#define D_i32(v) kf__f64_i32(v)
#define I_i64(v) ((int64_t)(v))
#define F_i64(v) kf__f64_i64((double)(v))
#define D_i64(v) kf__f64_i64(v)
#define I_u16(v) ((uint16_t)(v))
#define F_u16(v) ((uint16_t)kf__f32_u32(v))
#define D_u16(v) ((uint16_t)kf__f64_u32(v))
#define I_u32(v) ((uint32_t)(v))
#define F_u32(v) kf__f32_u32(v)
#define D_u32(v) kf__f64_u32(v)
#define I_u64(v) ((uint64_t)(v))
#define F_u64(v) kf__f64_u64((double)(v))
#define D_u64(v) kf__f64_u64(v)
#define I_f32(v) ((float)(v))
#define F_f32(v) (v)
#define D_f32(v) ((float)(v))
#define I_f64(v) ((double)(v))
#define F_f64(v) ((double)(v))
#define D_f64(v) (v)
#define I_c64(v) ((kf__c64_t){(float)(v), 0})
#define F_c64(v) ((kf__c64_t){(v), 0})
#define D_c64(v) ((kf__c64_t){(float)(v), 0})
#define C_c64(v) (v)
#define Z_c64(v) ((kf__c64_t){(float)(v).re, (float)(v).im})
#define I_c128(v) ((kf__c128_t){(double)(v), 0})
#define F_c128(v) ((kf__c128_t){(double)(v), 0})
#define D_c128(v) ((kf__c128_t){(v), 0})
#define C_c128(v) ((kf__c128_t){(double)(v).re, (double)(v).im})
#define Z_c128(v) (v)
/* Complex to real takes the real part. */
#define C_u8(v) F_u8((v).re)
#define Z_u8(v) D_u8((v).re)
#define C_i8(v) F_i8((v).re)
#define Z_i8(v) D_i8((v).re)
#define C_i16(v) F_i16((v).re)
#define Z_i16(v) D_i16((v).re)
#define C_i32(v) F_i32((v).re)
#define Z_i32(v) D_i32((v).re)
#define C_i64(v) F_i64((v).re)
#define Z_i64(v) D_i64((v).re)
#define C_u16(v) F_u16((v).re)
#define Z_u16(v) D_u16((v).re)
#define C_u32(v) F_u32((v).re)
#define Z_u32(v) D_u32((v).re)
#define C_u64(v) F_u64((v).re)
#define Z_u64(v) D_u64((v).re)
#define C_f32(v) ((v).re)
#define Z_f32(v) ((float)(v).re)
#define C_f64(v) ((double)(v).re)
#define Z_f64(v) ((v).re)

#define CAST(t, T, f, F, kind)                                        \
  static void cast_##t##_##f(void *to, const void *from, int64_t n) { \
    T *y = to;                                                        \
    const F *x = from;                                                \
    KF__EACH_ONCE(i, n) y[i] = PICK_##kind(t, x[i]);                  \
  }
#define FROM_INTEGERS(t, T)    \
  CAST(t, T, b, uint8_t, B)    \
  CAST(t, T, u8, uint8_t, I)   \
  CAST(t, T, i8, int8_t, I)    \
  CAST(t, T, i16, int16_t, I)  \
  CAST(t, T, i32, int32_t, I)  \
  CAST(t, T, i64, int64_t, I)  \
  CAST(t, T, u16, uint16_t, I) \
  CAST(t, T, u32, uint32_t, I) \
  CAST(t, T, u64, uint64_t, I)
#define FROM_FLOATING(t, T, dtype) \
  CAST(t, T, f32, float, F)        \
  CAST(t, T, f64, double, D)       \
  CAST(t, T, c64, kf__c64_t, C)    \
  CAST(t, T, c128, kf__c128_t, Z)
/* Converting an integer gives the same bits for a signed and an unsigned target: one loop for both.
 */
#define BITS_b b
#define BITS_u8 i8
#define BITS_i8 i8
#define BITS_u16 i16
#define BITS_i16 i16
#define BITS_u32 i32
#define BITS_i32 i32
#define BITS_u64 i64
#define BITS_i64 i64
#define BITS_f32 f32
#define BITS_f64 f64
#define BITS_c64 c64
#define BITS_c128 c128
FROM_INTEGERS(b, uint8_t)
FROM_INTEGERS(i8, int8_t)
FROM_INTEGERS(i16, int16_t)
FROM_INTEGERS(i32, int32_t)
FROM_INTEGERS(i64, int64_t)
FROM_INTEGERS(f32, float)
FROM_INTEGERS(f64, double)
FROM_INTEGERS(c64, kf__c64_t)
FROM_INTEGERS(c128, kf__c128_t)

/* The conversion instructions of AArch64 do exactly what Note [Conversions] says, but C has no
 * expression that compilers would translate to them. */
#if defined(__aarch64__)
#define cast_i32_f32 plain_i32_f32
#define cast_i64_f64 plain_i64_f64
#endif
KF__TYPES_COMPUTED(FROM_FLOATING)
#if defined(__aarch64__)
#undef cast_i32_f32
#undef cast_i64_f64
static void cast_i32_f32(void *to, const void *from, int64_t n) {
  int32_t *y = to;
  const float *x = from;
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    vst1q_s32(y + i, vcvtq_s32_f32(vld1q_f32(x + i)));
    vst1q_s32(y + i + 4, vcvtq_s32_f32(vld1q_f32(x + i + 4)));
  }
  plain_i32_f32(y + i, x + i, n - i);
}
static void cast_i64_f64(void *to, const void *from, int64_t n) {
  int64_t *y = to;
  const double *x = from;
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) {
    vst1q_s64(y + i, vcvtq_s64_f64(vld1q_f64(x + i)));
    vst1q_s64(y + i + 2, vcvtq_s64_f64(vld1q_f64(x + i + 2)));
  }
  plain_i64_f64(y + i, x + i, n - i);
}
#endif

#define NAME(t, f) NAME_(t, f)
#define NAME_(t, f) cast_##t##_##f
#define INTEGER(t, f) [KF__T_##f] = NAME(BITS_##t, f)
#define FLOATING(t, f) [KF__T_##f] = cast_##t##_##f
#define ENTRIES_TO(t, T, dtype)                                                          \
  [KF__T_##t] = {INTEGER(t, b),    INTEGER(t, u8),   INTEGER(t, i8),   INTEGER(t, i16),  \
                 INTEGER(t, i32),  INTEGER(t, i64),  INTEGER(t, u16),  INTEGER(t, u32),  \
                 INTEGER(t, u64),  FLOATING(t, f32), FLOATING(t, f64), FLOATING(t, c64), \
                 FLOATING(t, c128)},

const kf__cast_loops_t KF_ISA_TABLE(cast) = {.casts = {KF__TYPES_COMPUTED(ENTRIES_TO)}};
