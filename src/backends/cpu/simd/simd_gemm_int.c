/* Tiles of integer matrix products for one instruction set: four rows by four vectors of sums. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/gemm_int_loops.h"

/* AArch64 has no multiplication of vectors of 64-bit integers: there a vector is one number. */
#if defined(__aarch64__)
#define BYTES_64 8
#else
#define BYTES_64 KF_ISA_VECTOR
#endif

#define SUM(r) s##r##0 = {0}, s##r##1 = {0}, s##r##2 = {0}, s##r##3 = {0}
#define ADD(r)                                                     \
  do {                                                             \
    const vector factor = (vector){0} + a[r * a_row + p * a_step]; \
    s##r##0 += factor * b0;                                        \
    s##r##1 += factor * b1;                                        \
    s##r##2 += factor * b2;                                        \
    s##r##3 += factor * b3;                                        \
  } while (0)
#define STORE(r)                            \
  do {                                      \
    loose *const to = (loose *)out + 4 * r; \
    to[0] = s##r##0;                        \
    to[1] = s##r##1;                        \
    to[2] = s##r##2;                        \
    to[3] = s##r##3;                        \
  } while (0)

#define TILE(T, BYTES)                                                                  \
  static void tile_##T(int64_t k, const void *first, int64_t a_row, int64_t a_step,     \
                       const void *panel, void *out) {                                  \
    typedef T vector __attribute__((vector_size(BYTES)));                               \
    typedef T loose __attribute__((vector_size(BYTES), aligned(sizeof(T)), may_alias)); \
    const T *a = first;                                                                 \
    const loose *b = panel;                                                             \
    vector SUM(0), SUM(1), SUM(2), SUM(3);                                              \
    for (int64_t p = 0; p < k; p++, b += 4) {                                           \
      const vector b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3];                          \
      ADD(0);                                                                           \
      ADD(1);                                                                           \
      ADD(2);                                                                           \
      ADD(3);                                                                           \
    }                                                                                   \
    STORE(0);                                                                           \
    STORE(1);                                                                           \
    STORE(2);                                                                           \
    STORE(3);                                                                           \
  }
TILE(uint8_t, KF_ISA_VECTOR)
TILE(uint16_t, KF_ISA_VECTOR)
TILE(uint32_t, KF_ISA_VECTOR)
TILE(uint64_t, BYTES_64)

/* ---- Dot products of four bytes ---- */

#if defined(__aarch64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC target("arch=armv8.2-a+dotprod")
#include <arm_neon.h>
#include <string.h>

enum { DOT_COLUMNS = 16 };

static inline uint32x4_t four_rows(const uint8_t *a, int64_t a_row) {
  uint32_t words[KF__INT_ROWS];
  for (int r = 0; r < KF__INT_ROWS; r++) memcpy(&words[r], a + r * a_row, sizeof *words);
  return (uint32x4_t){words[0], words[1], words[2], words[3]};
}

#define DOT_ROW(r)            \
  for (int c = 0; c < 4; c++) \
  sums[4 * r + c] =           \
      vdotq_laneq_u32(sums[4 * r + c], vld1q_u8(b + 16 * c), vreinterpretq_u8_u32(rows), r)
#define DOT_GROUP(rows_of_a)             \
  do {                                   \
    const uint32x4_t rows = (rows_of_a); \
    DOT_ROW(0);                          \
    DOT_ROW(1);                          \
    DOT_ROW(2);                          \
    DOT_ROW(3);                          \
  } while (0)

static void dots(int64_t k, const void *first, int64_t a_row, int64_t a_step, const void *panel,
                 void *out) {
  const uint8_t *a = first, *b = panel;
  uint32x4_t sums[4 * KF__INT_ROWS] = {{0}};
  (void)a_step;
  int64_t p = 0;
  for (; p + KF__INT_GROUP <= k; p += KF__INT_GROUP, b += KF__INT_GROUP * DOT_COLUMNS)
    DOT_GROUP(four_rows(a + p, a_row));
  if (p < k) { /* the last steps, with zeros behind them */
    uint8_t last[KF__INT_ROWS * KF__INT_GROUP] = {0};
    for (int64_t r = 0; r < KF__INT_ROWS; r++)
      for (int64_t q = p; q < k; q++) last[r * KF__INT_GROUP + q - p] = a[r * a_row + q];
    DOT_GROUP(four_rows(last, KF__INT_GROUP));
  }
  uint8_t *to = out;
  for (int i = 0; i < 4 * KF__INT_ROWS; i++)
    for (int l = 0; l < 4; l++) to[4 * i + l] = (uint8_t)sums[i][l];
}
#pragma GCC pop_options
#define DOTS \
  { DOT_COLUMNS, dots }
#else
#define DOTS \
  { 0, 0 }
#endif

const kf__gemm_int_loops_t KF_ISA_TABLE(gemm_int) = {
    .tiles = {{4 * KF_ISA_VECTOR, tile_uint8_t},
              {4 * KF_ISA_VECTOR / 2, tile_uint16_t},
              {4 * KF_ISA_VECTOR / 4, tile_uint32_t},
              {4 * BYTES_64 / 8, tile_uint64_t}},
    .dots = DOTS,
};
