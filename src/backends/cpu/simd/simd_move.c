/* Loops that move elements: the half types to and from float32, and planes of elements with any
 * strides, for packing, unpacking and transposing. */
/* build: unrolled sve */
#include "backends/cpu/loops/move_loops.h"

#include <string.h>

#include "backends/cpu/loops/copy_bytes.h"
#include "backends/cpu/simd/simd_loops.h"
#include "base/half.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__F16C__)
#include <immintrin.h>
#endif

/* ---- The half types ---- */

/* Compilers do not use the instructions that convert float16, so intrinsics do. They return how
 * many elements they converted; the remaining ones, and all on other machines, are converted one by
 * one. */
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

/* ---- Planes ---- */

typedef struct {
  uint64_t words[2];
} pair_t;

#define AT(T, p, offset) (*(T *)(void *)((p) + (offset)))
#define CONST_AT(T, p, offset) (*(const T *)(const void *)((p) + (offset)))

/* Rows that are packed on both sides. For short rows a loop is cheaper than a call of memcpy. */
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

/* Rows of the target are columns of the source. Squares whose sides are one cache line are
 * transposed, so that all of a line is used while it is in the cache. The lines of the next square
 * are prefetched meanwhile, because the hardware prefetcher sees no pattern in them. */
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

/* Four bytes are the most common size: transposed four by four in vectors. */
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

/* Copies elements that are `step` bytes apart to a packed row. */
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
    .f16_to_f32 = f16_to_f32,
    .f32_to_f16 = f32_to_f16,
    .bf16_to_f32 = bf16_to_f32,
    .planes = {plane_1, plane_2, plane_4, plane_8, plane_16},
};
