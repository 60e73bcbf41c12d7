/* Products of bfloat16 and of bytes for one instruction set and what machines may have beyond it:
 * Note [Dot products] in dot_loops.h. Tiles of registers have some rows by some vectors of sums; a
 * row that does not exist is read from the last one that does, and its sums are not stored. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/dot_loops.h"

#include <string.h>

#include "backends/cpu/loops/cpu_features.h"
#include "base/half.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__x86_64__)
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")

/* ---- Tiles whose groups have four bytes ---- */

/* `rows` is a constant: ROWS, or 1 for a single row. */
#define GROUP_TILE(name, TARGET, V, ROWS, VECTORS, SPREAD, DOT)                                    \
  TARGET INLINE void name##_rows(const int rows, int64_t m, int64_t bytes, const char *a,          \
                                 int64_t a_row, const char *panel, int32_t *out, int64_t out_row,  \
                                 bool add) {                                                       \
    const char *row[ROWS];                                                                         \
    V sums[ROWS * VECTORS];                                                                        \
    UNROLL for (int r = 0; r < rows; r++) row[r] = a + (r < m ? r : m - 1) * a_row;                \
    UNROLL for (int r = 0; r < rows; r++) {                                                        \
      UNROLL for (int v = 0; v < VECTORS; v++) {                                                   \
        sums[r * VECTORS + v] = (V){0};                                                            \
        if (add && r < m) memcpy(&sums[r * VECTORS + v], (V *)(out + r * out_row) + v, sizeof(V)); \
      }                                                                                            \
    }                                                                                              \
    for (int64_t p = 0; p < bytes; p += 4, panel += VECTORS * sizeof(V)) {                         \
      V b[VECTORS];                                                                                \
      UNROLL for (int v = 0; v < VECTORS; v++) memcpy(&b[v], (const V *)panel + v, sizeof(V));     \
      UNROLL for (int r = 0; r < rows; r++) {                                                      \
        int32_t group;                                                                             \
        memcpy(&group, row[r] + p, sizeof group);                                                  \
        const V x = SPREAD(group);                                                                 \
        UNROLL for (int v = 0; v < VECTORS; v++) sums[r * VECTORS + v] =                           \
            DOT(sums[r * VECTORS + v], x, b[v]);                                                   \
      }                                                                                            \
    }                                                                                              \
    UNROLL for (int r = 0; r < rows; r++) {                                                        \
      UNROLL for (int v = 0; v < VECTORS; v++) {                                                   \
        if (r < m) memcpy((V *)(out + r * out_row) + v, &sums[r * VECTORS + v], sizeof(V));        \
      }                                                                                            \
    }                                                                                              \
  }                                                                                                \
  WALK(name, TARGET, ROWS, 1)

/* All rows, `ROWS` at once, or a few where no more are left. */
#define WALK(name, TARGET, ROWS, FEW)                                                           \
  TARGET static void name(int64_t m, int64_t bytes, const char *a, int64_t a_row, bool blocked, \
                          const char *panel, void *sums, int64_t sums_row, bool add) {          \
    int32_t *out = (int32_t *)sums;                                                             \
    (void)blocked;                                                                              \
    while (m > 0) {                                                                             \
      const int64_t taken = m > FEW ? (m < ROWS ? m : ROWS) : m;                                \
      if (m > FEW)                                                                              \
        name##_rows(ROWS, taken, bytes, a, a_row, panel, out, sums_row, add);                   \
      else                                                                                      \
        name##_rows(FEW, taken, bytes, a, a_row, panel, out, sums_row, add);                    \
      m -= taken;                                                                               \
      a += taken * a_row;                                                                       \
      out += taken * sums_row;                                                                  \
    }                                                                                           \
  }

/* Products of 16-bit integers, for machines without dot products of bytes. */
#if defined(__AVX512BW__)
#define MADD_DOT(s, x, b) _mm512_add_epi32(s, _mm512_madd_epi16(x, b))
GROUP_TILE(madd, , __m512i, 6, 4, _mm512_set1_epi32, MADD_DOT)
#define MADD_COLUMNS 64
#define MADD_ROWS 6
#elif defined(__AVX2__)
#define MADD_DOT(s, x, b) _mm256_add_epi32(s, _mm256_madd_epi16(x, b))
GROUP_TILE(madd, , __m256i, 4, 2, _mm256_set1_epi32, MADD_DOT)
#define MADD_COLUMNS 16
#define MADD_ROWS 4
#elif defined(__SSE2__)
#define MADD_DOT(s, x, b) _mm_add_epi32(s, _mm_madd_epi16(x, b))
GROUP_TILE(madd, , __m128i, 4, 2, _mm_set1_epi32, MADD_DOT)
#define MADD_COLUMNS 8
#define MADD_ROWS 4
#elif defined(__aarch64__)
INLINE int32x4_t madd_dot(int32x4_t s, int32x4_t x, int32x4_t b) {
  const int16x8_t y = vreinterpretq_s16_s32(x), z = vreinterpretq_s16_s32(b);
  return vaddq_s32(s,
                   vpaddq_s32(vmull_s16(vget_low_s16(y), vget_low_s16(z)), vmull_high_s16(y, z)));
}
GROUP_TILE(madd, , int32x4_t, 4, 4, vdupq_n_s32, madd_dot)
#define MADD_COLUMNS 16
#define MADD_ROWS 4
#else
typedef int32_t sum4_t __attribute__((vector_size(16)));
INLINE sum4_t madd_spread(int32_t x) { return (sum4_t){x, x, x, x}; }
INLINE sum4_t madd_dot(sum4_t s, sum4_t x, sum4_t b) {
  int16_t y[8], z[8];
  memcpy(y, &x, sizeof y);
  memcpy(z, &b, sizeof z);
  for (int i = 0; i < 4; i++) s[i] += y[2 * i] * z[2 * i] + y[2 * i + 1] * z[2 * i + 1];
  return s;
}
GROUP_TILE(madd, , sum4_t, 4, 2, madd_spread, madd_dot)
#define MADD_COLUMNS 8
#define MADD_ROWS 4
#endif
#define MADD_TILE \
  { "int16", 0, 2, 4, 4, false, false, MADD_ROWS, MADD_COLUMNS, .run = madd }

#if defined(__AVX2__)
#include "backends/cpu/simd/tiles/dot_tiles_x86.h"
#elif defined(__aarch64__) && !defined(__clang__)
#include "backends/cpu/simd/tiles/dot_tiles_arm.h"
#else
#define BF16_TILES \
  {                \
    { 0 }          \
  }
#define BYTE_TILES \
  { MADD_TILE }
#endif

/* ---- One row of bfloat16 ---- */

typedef uint32_t bits_t __attribute__((vector_size(KF_ISA_VECTOR)));
typedef float floats_t __attribute__((vector_size(KF_ISA_VECTOR)));
enum { LANES = KF_ISA_VECTOR / 4 };

INLINE floats_t multiply_add(floats_t s, floats_t x, floats_t y) {
#if defined(__AVX512F__)
  return _mm512_fmadd_ps(x, y, s);
#elif defined(__FMA__)
  return _mm256_fmadd_ps(x, y, s);
#elif defined(__aarch64__)
  return vfmaq_f32(s, x, y);
#else
  return s + x * y;
#endif
}

/* A vector of pairs of bfloat16: the second number of a pair is a float32 already, once the first
 * is cleared. Products of two such numbers are exact. */
#define PAIR_DOT(s, x, y)                                                     \
  multiply_add(multiply_add(s, (floats_t)((x) << 16), (floats_t)((y) << 16)), \
               (floats_t)((x)&0xffff0000u), (floats_t)((y)&0xffff0000u))
#define FEW(name, TARGET, DOT)                                                                     \
  TARGET static void name(int64_t n, int64_t k, const uint16_t *x, const uint16_t *b,              \
                          int64_t b_row, float *out) {                                             \
    enum { AT_ONCE = 4 };                                                                          \
    for (int64_t j = 0; j < n; j += AT_ONCE) {                                                     \
      const uint16_t *row[AT_ONCE];                                                                \
      floats_t sums[2 * AT_ONCE];                                                                  \
      UNROLL for (int c = 0; c < AT_ONCE; c++) row[c] = b + (j + c < n ? j + c : n - 1) * b_row;   \
      UNROLL for (int c = 0; c < 2 * AT_ONCE; c++) sums[c] = (floats_t){0};                        \
      int64_t p = 0;                                                                               \
      for (; p + 4 * LANES <= k; p += 4 * LANES) {                                                 \
        bits_t u, v, y;                                                                            \
        memcpy(&u, x + p, sizeof u);                                                               \
        memcpy(&v, x + p + 2 * LANES, sizeof v);                                                   \
        UNROLL for (int c = 0; c < AT_ONCE; c++) {                                                 \
          memcpy(&y, row[c] + p, sizeof y);                                                        \
          sums[c] = DOT(sums[c], u, y);                                                            \
          memcpy(&y, row[c] + p + 2 * LANES, sizeof y);                                            \
          sums[AT_ONCE + c] = DOT(sums[AT_ONCE + c], v, y);                                        \
        }                                                                                          \
      }                                                                                            \
      for (int c = 0; c < AT_ONCE && j + c < n; c++) {                                             \
        const floats_t both = sums[c] + sums[AT_ONCE + c];                                         \
        float sum = 0;                                                                             \
        for (int l = 0; l < LANES; l++) sum += both[l];                                            \
        for (int64_t q = p; q < k; q++) sum += kf__bf16_to_f32(x[q]) * kf__bf16_to_f32(row[c][q]); \
        out[j + c] = sum;                                                                          \
      }                                                                                            \
    }                                                                                              \
  }
FEW(few_pairs, , PAIR_DOT)
#if defined(__AVX512F__)
#define ROW_DOT(s, x, y) _mm512_dpbf16_ps(s, (__m512bh)(x), (__m512bh)(y))
FEW(few_dots, BF16, ROW_DOT)
static void few_bf16(int64_t n, int64_t k, const uint16_t *x, const uint16_t *b, int64_t b_row,
                     float *out) {
  (kf__cpu_has(KF__CPU_AVX512_BF16) ? few_dots : few_pairs)(n, k, x, b, b_row, out);
}
#define FEW_BF16 few_bf16
#else
#define FEW_BF16 few_pairs
#endif

const kf__dot_loops_t KF_ISA_TABLE(dot) = {
    .bf16 = BF16_TILES,
    .bytes = BYTE_TILES,
    .few_bf16 = FEW_BF16,
};
