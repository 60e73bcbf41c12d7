/* Matrix products for one instruction set: the tile that stays in registers, the panels that feed
 * it, and products with few rows. See Note [Matrix products] in gemm.h. Every element of a result
 * is one chain of multiply-adds in the order of k, independent of its position in a tile or a
 * panel. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/gemm_loops.h"

#include <string.h>

#include "base/base_internal.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__x86_64__)
#include <immintrin.h>
#endif

/* Rows of a tile: X(row, vector of A, lane). Vector and lane hold the element of A of that row, on
 * machines where A is loaded as vectors (see LOAD_A). */
#define ROWS_2(X) X(0, 0, 0) X(1, 0, 1)
#define ROWS_4(X) ROWS_2(X) X(2, 0, 2) X(3, 0, 3)
#define ROWS_6(X) ROWS_4(X) X(4, 1, 0) X(5, 1, 1)
#define ROWS_8(X) ROWS_6(X) X(6, 1, 2) X(7, 1, 3)
#define PAIRS_4(X) X(0, 0, 0) X(1, 0, 1) X(2, 1, 0) X(3, 1, 1)
#define PAIRS_8(X) PAIRS_4(X) X(4, 2, 0) X(5, 2, 1) X(6, 3, 0) X(7, 3, 1)
#define ONE_ROW(X) X(0, 0, 0)
#define COUNT_ROW(i, v, l) +1
#define UNUSED __attribute__((unused))

/* Where a tile finds its operands. AArch64 loads the part of A of a step as vectors, so its panels
 * are always packed. Others take the strides as they are given; a row that does not exist is read
 * from the last one that does, and its sums are not stored. */
#if defined(__aarch64__)
#define IN_PLACE false
#define A_STEP(at) MR
#define B_STEP(at) NR
#define ROW_OF_A(i, v, l)
#else
#define IN_PLACE true
#define A_STEP(at) (at)->a_step
#define B_STEP(at) (at)->b_step
#define ROW_OF_A(i, v, l) const int64_t row##i = ((i) < m ? (i) : m - 1) * at->a_row;
#endif

/* Sizes of tiles: as many sums as fit into the registers next to the operands of one step. AArch64
 * multiplies by one lane of a register, so a step loads its part of A as vectors; x86-64 broadcasts
 * each number from memory. */
#if defined(__aarch64__)
#define MR 8
#define VECTORS 3
#define BYTES 16
#define F32_ROWS ROWS_8
#define F32_HALF ROWS_4
#define F64_ROWS PAIRS_8
#define F64_HALF PAIRS_4
#define LOAD_A_F32(a) const V a0 = LOAD(a), a1 UNUSED = LOAD(a + 4);
#define LOAD_A_F64(a)                            \
  const V a0 = LOAD(a), a1 UNUSED = LOAD(a + 2); \
  const V a2 UNUSED = LOAD(a + 4), a3 UNUSED = LOAD(a + 6);
#define FMA_F32(c, x, y) vfmaq_f32(c, x, y)
#define FMA_F64(c, x, y) vfmaq_f64(c, x, y)
#define FMA_ROW_F32(c, b, a, i, v, l) vfmaq_laneq_f32(c, b, a##v, l)
#define FMA_ROW_F64(c, b, a, i, v, l) vfmaq_laneq_f64(c, b, a##v, l)
#define LOAD_FACTORS(x, rows, width) \
  V factors[8];                      \
  UNROLL for (int64_t i = 0; i < (rows); i++) factors[i] = LOAD((x) + i * (width));
#define FMA_FACTOR_F32(c, b, x, i, width, q) vfmaq_laneq_f32(c, b, factors[i], q)
#define FMA_FACTOR_F64(c, b, x, i, width, q) vfmaq_laneq_f64(c, b, factors[i], q)
#else
#define LOAD_A_F32(a)
#define LOAD_A_F64(a)
#define FMA_ROW_F32(c, b, a, i, v, l) FMA_F32(c, b, SPREAD(a[row##i]))
#define FMA_ROW_F64(c, b, a, i, v, l) FMA_F64(c, b, SPREAD(a[row##i]))
#define LOAD_FACTORS(x, rows, width)
#define FMA_FACTOR_F32(c, b, x, i, width, q) FMA_F32(c, b, SPREAD((x)[(i) * (width) + (q)]))
#define FMA_FACTOR_F64(c, b, x, i, width, q) FMA_F64(c, b, SPREAD((x)[(i) * (width) + (q)]))
#define F64_ROWS F32_ROWS
#define F64_HALF F32_HALF
#if defined(__AVX512F__)
#define SAME_SET (16 << 10) /* 2 MB with 16 ways, blocks of 144 rows */
#define MR 8
#define VECTORS 3
#define BYTES 64
#define F32_ROWS ROWS_8
#define F32_HALF ROWS_4
#define FMA_F32(c, x, y) _mm512_fmadd_ps(x, y, c)
#define FMA_F64(c, x, y) _mm512_fmadd_pd(x, y, c)
#elif defined(__AVX2__) && defined(__FMA__)
#define MR 6
#define VECTORS 2
#define BYTES 32
#define F32_ROWS ROWS_6
#define F32_HALF ROWS_4
#define FMA_F32(c, x, y) _mm256_fmadd_ps(x, y, c)
#define FMA_F64(c, x, y) _mm256_fmadd_pd(x, y, c)
#else
#define MR 4
#define VECTORS 2
#define BYTES 16
#define F32_ROWS ROWS_4
#define F32_HALF ROWS_2
#define FMA_F32(c, x, y) ((c) + (x) * (y))
#define FMA_F64(c, x, y) ((c) + (x) * (y))
#endif
#endif
#define NR (VECTORS * LANES)
#ifndef SAME_SET
#define SAME_SET 0
#endif
#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 8")
#endif

/* The same multiply-add for single numbers, so that the last elements of a row get the same
 * rounding as those that vectors compute. */
#if KF_ISA_FMA
#define FMA_ONE_F32(c, x, y) __builtin_fmaf(x, y, c)
#define FMA_ONE_F64(c, x, y) __builtin_fma(x, y, c)
#else
#define FMA_ONE_F32(c, x, y) ((c) + (x) * (y))
#define FMA_ONE_F64(c, x, y) ((c) + (x) * (y))
#endif

typedef float wide_f32 __attribute__((vector_size(BYTES)));
typedef double wide_f64 __attribute__((vector_size(BYTES)));
typedef float loose_f32 __attribute__((vector_size(BYTES), aligned(4), may_alias));
typedef double loose_f64 __attribute__((vector_size(BYTES), aligned(8), may_alias));
#define ZERO ((V){0})
#define SPREAD(x) ((x) - (V){0})

#if defined(__AVX2__)
/* Transposes four vectors within lanes of four numbers and stores them as rows of dst. `mm` begins
 * the names of the instructions. */
#define STORE_TURNED(mm, r0, r1, r2, r3)                                                    \
  const __typeof__(r0) low01 = mm##_unpacklo_ps(r0, r1), high01 = mm##_unpackhi_ps(r0, r1); \
  const __typeof__(r0) low23 = mm##_unpacklo_ps(r2, r3), high23 = mm##_unpackhi_ps(r2, r3); \
  mm##_storeu_ps(dst, mm##_shuffle_ps(low01, low23, 0x44));                                 \
  mm##_storeu_ps(dst + width, mm##_shuffle_ps(low01, low23, 0xee));                         \
  mm##_storeu_ps(dst + 2 * width, mm##_shuffle_ps(high01, high23, 0x44));                   \
  mm##_storeu_ps(dst + 3 * width, mm##_shuffle_ps(high01, high23, 0xee))

/* Transposes a square of 32 bytes by 32 bytes. Half of it is loaded by instructions that do not
 * need the port of the shuffles. */
#define PAIR_OF_ROWS(i, j, at)                                               \
  _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(rows[i] + (at))), \
                       _mm_loadu_ps(rows[j] + (at)), 1)
static inline void square_8(const float *const *rows, float *dst, int64_t width) {
  for (int at = 0; at < 8; at += 4, dst += 4 * width) {
    const __m256 r0 = PAIR_OF_ROWS(0, 4, at), r1 = PAIR_OF_ROWS(1, 5, at);
    const __m256 r2 = PAIR_OF_ROWS(2, 6, at), r3 = PAIR_OF_ROWS(3, 7, at);
    STORE_TURNED(_mm256, r0, r1, r2, r3);
  }
}

#define PAIR_OF_ROWS_64(i, j, at)                                            \
  _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(rows[i] + (at))), \
                       _mm_loadu_pd(rows[j] + (at)), 1)
static inline void square_4(const double *const *rows, double *dst, int64_t width) {
  for (int at = 0; at < 4; at += 2, dst += 2 * width) {
    const __m256d r0 = PAIR_OF_ROWS_64(0, 2, at), r1 = PAIR_OF_ROWS_64(1, 3, at);
    _mm256_storeu_pd(dst, _mm256_unpacklo_pd(r0, r1));
    _mm256_storeu_pd(dst + width, _mm256_unpackhi_pd(r0, r1));
  }
}

#define TURN_F32 8
#define TURN_F64 4
/* Rows that are transposed along the whole sum: they fill a cache line of each step. The hardware
 * prefetches only a few rows at once. */
#define LINE_ROWS (64 / (int64_t)sizeof(T))
#define EIGHT(X) \
  { X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7) }
#define FOUR(X) \
  { X(0), X(1), X(2), X(3) }
#define BY_STRIDE(i) src + (i)*stride
#define BY_TABLE(i) src + at[i]
static inline void turn_f32(const float *src, int64_t stride, float *dst, int64_t width) {
  const float *const rows[8] = EIGHT(BY_STRIDE);
  square_8(rows, dst, width);
}
static inline void turn_f64(const double *src, int64_t stride, double *dst, int64_t width) {
  const double *const rows[4] = FOUR(BY_STRIDE);
  square_4(rows, dst, width);
}
static inline void turn_by_offset_f32(const float *src, const int64_t *at, float *dst,
                                      int64_t width) {
  const float *const rows[8] = EIGHT(BY_TABLE);
  square_8(rows, dst, width);
}
static inline void turn_by_offset_f64(const double *src, const int64_t *at, double *dst,
                                      int64_t width) {
  const double *const rows[4] = FOUR(BY_TABLE);
  square_4(rows, dst, width);
}
#else
#define TURN_F32 4
#define TURN_F64 2
#define LINE_ROWS width
typedef float quad __attribute__((vector_size(16), aligned(4), may_alias));
typedef double pair __attribute__((vector_size(16), aligned(8), may_alias));
#if defined(__clang__)
#define SHUFFLE4(x, y, a, b, c, d) __builtin_shufflevector(x, y, a, b, c, d)
#define SHUFFLE2(x, y, a, b) __builtin_shufflevector(x, y, a, b)
#else
typedef int32_t quad_index __attribute__((vector_size(16)));
typedef int64_t pair_index __attribute__((vector_size(16)));
#define SHUFFLE4(x, y, a, b, c, d) __builtin_shuffle(x, y, (quad_index){a, b, c, d})
#define SHUFFLE2(x, y, a, b) __builtin_shuffle(x, y, (pair_index){a, b})
#endif

/* Transposes a square of 16 bytes by 16 bytes: dst[q * width + i] = (row i)[q]. */
static inline void square_f32(const float *row0, const float *row1, const float *row2,
                              const float *row3, float *dst, int64_t width) {
  const quad r0 = *(const quad *)row0, r1 = *(const quad *)row1;
  const quad r2 = *(const quad *)row2, r3 = *(const quad *)row3;
  const quad low01 = SHUFFLE4(r0, r1, 0, 4, 1, 5), high01 = SHUFFLE4(r0, r1, 2, 6, 3, 7);
  const quad low23 = SHUFFLE4(r2, r3, 0, 4, 1, 5), high23 = SHUFFLE4(r2, r3, 2, 6, 3, 7);
  *(quad *)dst = SHUFFLE4(low01, low23, 0, 1, 4, 5);
  *(quad *)(dst + width) = SHUFFLE4(low01, low23, 2, 3, 6, 7);
  *(quad *)(dst + 2 * width) = SHUFFLE4(high01, high23, 0, 1, 4, 5);
  *(quad *)(dst + 3 * width) = SHUFFLE4(high01, high23, 2, 3, 6, 7);
}

static inline void square_f64(const double *row0, const double *row1, double *dst, int64_t width) {
  const pair r0 = *(const pair *)row0, r1 = *(const pair *)row1;
  *(pair *)dst = SHUFFLE2(r0, r1, 0, 2);
  *(pair *)(dst + width) = SHUFFLE2(r0, r1, 1, 3);
}

/* Same, with rows at a constant distance, and with rows at any addresses. */
static inline void turn_f32(const float *src, int64_t stride, float *dst, int64_t width) {
  square_f32(src, src + stride, src + 2 * stride, src + 3 * stride, dst, width);
}
static inline void turn_f64(const double *src, int64_t stride, double *dst, int64_t width) {
  square_f64(src, src + stride, dst, width);
}
static inline void turn_by_offset_f32(const float *src, const int64_t *at, float *dst,
                                      int64_t width) {
  square_f32(src + at[0], src + at[1], src + at[2], src + at[3], dst, width);
}
static inline void turn_by_offset_f64(const double *src, const int64_t *at, double *dst,
                                      int64_t width) {
  square_f64(src + at[0], src + at[1], dst, width);
}
#endif

#if defined(__AVX512F__)
/* Transposes 16 rows of 64 bytes: whole cache lines are read and written. Four parts of rows are
 * joined while they are loaded, which does not need the port of the shuffles. */
#define FOUR_ROWS(i, at)                                                                 \
  _mm512_insertf32x4(                                                                    \
      _mm512_insertf32x4(                                                                \
          _mm512_insertf32x4(_mm512_castps128_ps512(_mm_loadu_ps(src + rows[i] + (at))), \
                             _mm_loadu_ps(src + rows[(i) + 4] + (at)), 1),               \
          _mm_loadu_ps(src + rows[(i) + 8] + (at)), 2),                                  \
      _mm_loadu_ps(src + rows[(i) + 12] + (at)), 3)
static inline void turn_line_f32(const float *src, const int64_t *rows, float *dst, int64_t width) {
  for (int at = 0; at < 16; at += 4, dst += 4 * width) {
    const __m512 r0 = FOUR_ROWS(0, at), r1 = FOUR_ROWS(1, at);
    const __m512 r2 = FOUR_ROWS(2, at), r3 = FOUR_ROWS(3, at);
    STORE_TURNED(_mm512, r0, r1, r2, r3);
  }
}
#define TURN_LINE 16
#define FIRST(n) ((1u << (n)) - 1)
#define LOAD_PART(p, n) _mm512_maskz_loadu_ps((__mmask16)FIRST(n), p)
#define STORE_PART(p, n, x) _mm512_mask_storeu_ps(p, (__mmask16)FIRST(n), x)
#elif defined(__AVX2__)
#define FIRST(n) \
  _mm256_cmpgt_epi32(_mm256_set1_epi32((int)(n)), _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0))
#define FIRST_64(n) _mm256_cmpgt_epi64(_mm256_set1_epi64x(n), _mm256_set_epi64x(3, 2, 1, 0))
#define LOAD_PART(p, n) _mm256_maskload_ps(p, FIRST(n))
#define STORE_PART(p, n, x) _mm256_maskstore_ps(p, FIRST(n), x)
#endif
#define T float
#define V wide_f32
#define LANES (BYTES / 4)
#define TURN TURN_F32
#define NAME(x) JOIN(x, f32)
#define LOAD(p) (*(const loose_f32 *)(p))
#define STORE(p, x) (*(loose_f32 *)(p) = (x))
#define ROWS F32_ROWS
#define HALF_ROWS F32_HALF
#define FMA FMA_F32
#define FMA_ONE FMA_ONE_F32
#define FMA_ROW FMA_ROW_F32
#define LOAD_A LOAD_A_F32
#define STEPS 4
#define MORE_STEPS(...) __VA_ARGS__
#define FMA_FACTOR FMA_FACTOR_F32
#define JOIN(a, b) JOIN_(a, b)
#define JOIN_(a, b) a##_##b
#if defined(__AVX2__)
#define TAPS
#endif
#include "backends/cpu/simd/tiles/gemm_real.h"
#undef TURN_LINE
#if defined(TAPS)
#undef TAPS
#define TAPS_F32 taps_f32
#else
#define TAPS_F32 NULL
#endif

#if defined(__AVX512F__)
#define LOAD_PART(p, n) _mm512_maskz_loadu_pd((__mmask8)FIRST(n), p)
#define STORE_PART(p, n, x) _mm512_mask_storeu_pd(p, (__mmask8)FIRST(n), x)
#elif defined(__AVX2__)
#define LOAD_PART(p, n) _mm256_maskload_pd(p, FIRST_64(n))
#define STORE_PART(p, n, x) _mm256_maskstore_pd(p, FIRST_64(n), x)
#endif
#define T double
#define V wide_f64
#define LANES (BYTES / 8)
#define TURN TURN_F64
#define NAME(x) JOIN(x, f64)
#define LOAD(p) (*(const loose_f64 *)(p))
#define STORE(p, x) (*(loose_f64 *)(p) = (x))
#define ROWS F64_ROWS
#define HALF_ROWS F64_HALF
#define FMA FMA_F64
#define FMA_ONE FMA_ONE_F64
#define FMA_ROW FMA_ROW_F64
#define LOAD_A LOAD_A_F64
#define STEPS 2
#define MORE_STEPS(...)
#define FMA_FACTOR FMA_FACTOR_F64
#include "backends/cpu/simd/tiles/gemm_real.h"

/* Block sizes: a block of A takes part of the second-level cache, a panel of B part of the first.
 */
#define LOOPS(type, columns, rows, depth, in_place_rows)                                 \
  {                                                                                      \
    .in_place = IN_PLACE, .same_set = SAME_SET, .mr = MR, .nr = VECTORS * (columns),     \
    .lanes = (columns), .mc = (rows) / MR * MR, .kc = (depth),                           \
    .nc = 3072 / (VECTORS * (columns)) * (VECTORS * (columns)), .pack_a = pack_a_##type, \
    .pack_b = pack_b_##type, .block = block_##type, .turn_rows = turn_rows_##type,       \
    .lines = lines_##type, .few = few_##type, .dot = dot_##type, .taps = in_place_rows   \
  }
const kf__gemm_table_t KF_ISA_TABLE(gemm) = {
    .f32 = LOOPS(f32, BYTES / 4, 144, 512, TAPS_F32),
    .f64 = LOOPS(f64, BYTES / 8, 144, 256, NULL),
};
