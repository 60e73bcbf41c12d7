/* Loops that move elements: conversions between all types that are computed with, the half types
 * to and from float32, and planes of elements with any strides (what packing, unpacking and
 * transposing are). */
#include "backends/cpu/cast.h"

#include <string.h>

#include "backends/cpu/bytes.h"
#include "backends/cpu/simd/convert.h"
#include "backends/cpu/simd/loops.h"
#include "base/half.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__F16C__)
#include <immintrin.h>
#endif

/* ---- Conversions ---- */

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
/* A complex number becomes a real one by its real part. */
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
#define CASTS_TO(t, T, dtype)     \
  CAST(t, T, b, uint8_t, B)       \
  CAST(t, T, u8, uint8_t, I)      \
  CAST(t, T, i8, int8_t, I)       \
  CAST(t, T, i16, int16_t, I)     \
  CAST(t, T, i32, int32_t, I)     \
  CAST(t, T, i64, int64_t, I)     \
  CAST(t, T, f32, float, F)       \
  CAST(t, T, f64, double, D)      \
  CAST(t, T, c64, kf__c64_t, C)   \
  CAST(t, T, c128, kf__c128_t, Z) \
  CAST(t, T, u16, uint16_t, I)    \
  CAST(t, T, u32, uint32_t, I)    \
  CAST(t, T, u64, uint64_t, I)
/* AArch64 has conversions that do what Note [Conversions] says by themselves, but no C says so. */
#if defined(__aarch64__)
#define cast_i32_f32 rest_i32_f32
#define cast_i64_f64 rest_i64_f64
#endif
KF__TYPES_COMPUTED(CASTS_TO)
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
  rest_i32_f32(y + i, x + i, n - i);
}
static void cast_i64_f64(void *to, const void *from, int64_t n) {
  int64_t *y = to;
  const double *x = from;
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) {
    vst1q_s64(y + i, vcvtq_s64_f64(vld1q_f64(x + i)));
    vst1q_s64(y + i + 2, vcvtq_s64_f64(vld1q_f64(x + i + 2)));
  }
  rest_i64_f64(y + i, x + i, n - i);
}
#endif

#define ROW_TO(t, T, dtype)                                                                       \
  [KF__T_##t] = {                                                                                 \
      [KF__T_b] = cast_##t##_b,       [KF__T_u8] = cast_##t##_u8,   [KF__T_i8] = cast_##t##_i8,   \
      [KF__T_i16] = cast_##t##_i16,   [KF__T_i32] = cast_##t##_i32, [KF__T_i64] = cast_##t##_i64, \
      [KF__T_f32] = cast_##t##_f32,   [KF__T_f64] = cast_##t##_f64, [KF__T_c64] = cast_##t##_c64, \
      [KF__T_c128] = cast_##t##_c128, [KF__T_u16] = cast_##t##_u16, [KF__T_u32] = cast_##t##_u32, \
      [KF__T_u64] = cast_##t##_u64},

/* ---- The half types ---- */

/* Compilers do not find the instructions that narrow to float16, so they are named; what they leave
 * over, and machines without them, take the elements one by one. */
#if defined(__aarch64__)
static int64_t widen_f16(float *y, const uint16_t *x, int64_t n) {
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) vst1q_f32(y + i, vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16(x + i))));
  return i;
}
static int64_t narrow_f16(uint16_t *y, const float *x, int64_t n) {
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) vst1_u16(y + i, vreinterpret_u16_f16(vcvt_f16_f32(vld1q_f32(x + i))));
  return i;
}
#elif defined(__F16C__)
static int64_t widen_f16(float *y, const uint16_t *x, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8)
    _mm256_storeu_ps(y + i,
                     _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(const void *)(x + i))));
  return i;
}
static int64_t narrow_f16(uint16_t *y, const float *x, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8)
    _mm_storeu_si128((__m128i *)(void *)(y + i), _mm256_cvtps_ph(_mm256_loadu_ps(x + i), 0));
  return i;
}
#else
static int64_t widen_f16(float *y, const uint16_t *x, int64_t n) {
  KF__EACH(i, n) y[i] = kf__f16_to_f32(x[i]);
  return n;
}
static int64_t narrow_f16(uint16_t *y, const float *x, int64_t n) {
  KF__EACH(i, n) y[i] = kf__f32_to_f16(x[i]);
  return n;
}
#endif

static void f16_to_f32(void *to, const void *from, int64_t n) {
  float *y = to;
  const uint16_t *x = from;
  for (int64_t i = widen_f16(y, x, n); i < n; i++) y[i] = kf__f16_to_f32(x[i]);
}

static void f32_to_f16(void *to, const void *from, int64_t n) {
  uint16_t *y = to;
  const float *x = from;
  for (int64_t i = narrow_f16(y, x, n); i < n; i++) y[i] = kf__f32_to_f16(x[i]);
}

static void bf16_to_f32(void *to, const void *from, int64_t n) {
  float *y = to;
  const uint16_t *x = from;
  KF__EACH(i, n) y[i] = kf__bf16_to_f32(x[i]);
}

static void f32_to_bf16(void *to, const void *from, int64_t n) {
  uint16_t *y = to;
  const float *x = from;
  KF__EACH(i, n) y[i] = kf__f32_to_bf16(x[i]);
}

/* ---- Planes ---- */

typedef struct {
  uint64_t words[2];
} pair_t;

#define AT(T, p, offset) (*(T *)(void *)((p) + (offset)))
#define CONST_AT(T, p, offset) (*(const T *)(const void *)((p) + (offset)))

/* Rows that are packed on both sides. Short ones are cheaper without a call. */
#define ROWS(name, T)                                                                             \
  static void rows_##name(char *to, int64_t t1, const char *from, int64_t f1, int64_t n0,         \
                          int64_t n1) {                                                           \
    int64_t bytes = n0 * (int64_t)sizeof(T);                                                      \
    if (n1 == 1 || (t1 == bytes && f1 == bytes)) {                                                \
      kf__copy_bytes(to, from, (size_t)(bytes * n1));                                             \
    } else if (bytes < 64) {                                                                      \
      for (int64_t r = 0; r < n1; r++)                                                            \
        for (int64_t c = 0; c < n0; c++)                                                          \
          AT(T, to, r *t1 + c * (int64_t)sizeof(T)) =                                             \
              CONST_AT(T, from, r * f1 + c * (int64_t)sizeof(T));                                 \
    } else {                                                                                      \
      for (int64_t r = 0; r < n1; r++) kf__copy_bytes(to + r * t1, from + r * f1, (size_t)bytes); \
    }                                                                                             \
  }

/* Rows of the target are columns of the source: squares whose sides are one line of the cache, so
 * that a line is used up while it is there. The lines of the next square are asked for while one is
 * turned, since no prefetcher sees a pattern in them. */
#define TRANSPOSE(name, T)                                                                     \
  static void transpose_##name(char *to, int64_t t1, const char *from, int64_t f0, int64_t n0, \
                               int64_t n1) {                                                   \
    enum { SIDE = 64 / sizeof(T) };                                                            \
    const int64_t item = (int64_t)sizeof(T);                                                   \
    int64_t full0 = n0 - n0 % SIDE;                                                            \
    int64_t full1 = n1 - n1 % SIDE;                                                            \
    for (int64_t r = 0; r < full1; r += SIDE)                                                  \
      for (int64_t c = 0; c < full0; c += SIDE) {                                              \
        if (c + SIDE < full0)                                                                  \
          for (int64_t i = 0; i < SIDE; i++)                                                   \
            __builtin_prefetch(from + (c + SIDE + i) * f0 + r * item);                         \
        turn_##name(from + c * f0 + r * item, f0, to + r * t1 + c * item, t1);                 \
      }                                                                                        \
    for (int64_t r = 0; r < n1; r++)                                                           \
      for (int64_t c = r < full1 ? full0 : 0; c < n0; c++)                                     \
        AT(T, to, r *t1 + c * item) = CONST_AT(T, from, c * f0 + r * item);                    \
  }

#define TURN(name, T)                                                                  \
  static inline void turn_##name(const char *from, int64_t f0, char *to, int64_t t1) { \
    const int64_t side = 64 / sizeof(T), item = (int64_t)sizeof(T);                    \
    for (int64_t j = 0; j < side; j++)                                                 \
      for (int64_t i = 0; i < side; i++)                                               \
        AT(T, to, j *t1 + i * item) = CONST_AT(T, from, i * f0 + j * item);            \
  }
TURN(1, uint8_t)
TURN(2, uint16_t)
TURN(8, uint64_t)
TURN(16, pair_t)

/* The size that matters most turns four by four in vectors. */
typedef uint32_t four_t __attribute__((vector_size(16)));
#if defined(__clang__)
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (four_t){__VA_ARGS__})
#endif

static inline void turn_4(const char *from, int64_t f0, char *to, int64_t t1) {
  for (int64_t i = 0; i < 16; i += 4)
    for (int64_t j = 0; j < 16; j += 4) {
      four_t a[4], y[4];
      for (int k = 0; k < 4; k++) memcpy(&a[k], from + (i + k) * f0 + j * 4, sizeof a[k]);
      four_t even01 = SHUFFLE(a[0], a[1], 0, 4, 2, 6);
      four_t odd01 = SHUFFLE(a[0], a[1], 1, 5, 3, 7);
      four_t even23 = SHUFFLE(a[2], a[3], 0, 4, 2, 6);
      four_t odd23 = SHUFFLE(a[2], a[3], 1, 5, 3, 7);
      y[0] = SHUFFLE(even01, even23, 0, 1, 4, 5);
      y[1] = SHUFFLE(odd01, odd23, 0, 1, 4, 5);
      y[2] = SHUFFLE(even01, even23, 2, 3, 6, 7);
      y[3] = SHUFFLE(odd01, odd23, 2, 3, 6, 7);
      for (int k = 0; k < 4; k++) memcpy(to + (j + k) * t1 + i * 4, &y[k], sizeof y[k]);
    }
}

/* One row, packed in the target, every `step` bytes in the source. */
#define GATHER(name, T)                                                                   \
  static inline void gather_##name(char *to, const char *from, int64_t step, int64_t n) { \
    T *y = (T *)(void *)to;                                                               \
    const T *x = (const T *)(const void *)from;                                           \
    if (step == 0) {                                                                      \
      T value = *x;                                                                       \
      KF__EACH(i, n) y[i] = value;                                                        \
    } else if (step == 2 * (int64_t)sizeof(T)) {                                          \
      KF__EACH(i, n) y[i] = x[2 * i];                                                     \
    } else {                                                                              \
      for (int64_t i = 0; i < n; i++, from += step) y[i] = CONST_AT(T, from, 0);          \
    }                                                                                     \
  }

#define PLANE(name, T)                                                                     \
  ROWS(name, T)                                                                            \
  TRANSPOSE(name, T)                                                                       \
  GATHER(name, T)                                                                          \
  static void plane_##name(char *to, int64_t t0, int64_t t1, const char *from, int64_t f0, \
                           int64_t f1, int64_t n0, int64_t n1) {                           \
    const int64_t item = (int64_t)sizeof(T);                                               \
    if (t0 == item && f0 == item) {                                                        \
      rows_##name(to, t1, from, f1, n0, n1);                                               \
    } else if (t0 == item && f1 == item && n1 > 1 && f0 != 0) {                            \
      transpose_##name(to, t1, from, f0, n0, n1);                                          \
    } else if (t1 == item && f0 == item && n1 > 1) {                                       \
      transpose_##name(to, t0, from, f1, n1, n0);                                          \
    } else if (t0 == item) {                                                               \
      for (int64_t r = 0; r < n1; r++) gather_##name(to + r * t1, from + r * f1, f0, n0);  \
    } else {                                                                               \
      for (int64_t r = 0; r < n1; r++)                                                     \
        for (int64_t c = 0; c < n0; c++)                                                   \
          AT(T, to, r *t1 + c * t0) = CONST_AT(T, from, r * f1 + c * f0);                  \
    }                                                                                      \
  }
PLANE(1, uint8_t)
PLANE(2, uint16_t)
PLANE(4, uint32_t)
PLANE(8, uint64_t)
PLANE(16, pair_t)

const kf__move_loops_t KF_ISA_TABLE(move) = {
    .casts = {KF__TYPES_COMPUTED(ROW_TO)},
    .f16_to_f32 = f16_to_f32,
    .f32_to_f16 = f32_to_f16,
    .bf16_to_f32 = bf16_to_f32,
    .f32_to_bf16 = f32_to_bf16,
    .planes = {plane_1, plane_2, plane_4, plane_8, plane_16},
};
