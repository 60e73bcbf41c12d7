/* One tile of a matrix product, for one real type and one size of tile; gemm_real.h includes this
 * for each. In addition to the macros of gemm_real.h it needs:
 *
 *   TILE          the name of the function
 *
 *   TILE_ROWS(X)  X(row, vector of A, lane) for each row of the tile
 *
 *   TILE_COLUMNS  how many vectors wide it is: 1, 2 or 3
 *
 *   TILE_LINES    1: the vectors of B are anywhere in memory (convolutions). They are at
 *                 offsets[step] + vectors[column].from, and the sums go to vectors[column].to.
 *                 0: they are adjacent, and rows of B have a constant distance
 *
 * The sums of the whole tile are computed in registers, even where only part of it exists; only the
 * elements that exist are stored. */
#include "backends/cpu/simd/tiles/tile_columns.h"
#if TILE_LINES
#define FROM(j) from##j
#define TO(j) to##j
#else
#define FROM(j) ((j)*LANES)
#define TO(j) ((j)*LANES)
#endif
/* With AVX-512, panels of B are used faster than the third-level cache gives them, and the hardware
 * prefetches them too late: the widest tile fetches lines of the next one, one in four steps. */
#define FETCHES_NEXT (BYTES == 64 && TILE_COLUMNS == 3 && !TILE_LINES)
/* Stores row i; AS(sum, i, offset of the column) is the value of each of its vectors. */
#define PUT_ROW(i, to)                                   \
  STORE((to) + TO(0), AS(c##i##_0, i, TO(0)));           \
  COLUMN_1(STORE((to) + TO(1), AS(c##i##_1, i, TO(1)));) \
  COLUMN_2(STORE((to) + TO(2), AS(c##i##_2, i, TO(2)));)

#if TILE_LINES
static void NAME(TILE)(int64_t k, const T *a, const T *b, const int64_t *offsets,
                       const kf__gemm_vector_t *vectors, const kf__gemm_store_t *to, int64_t m) {
#define X(i, v, l) enum { row##i = i };
  TILE_ROWS(X)
#undef X
  const int64_t from0 =
      vectors[0].from COLUMN_1(, from1 = vectors[1].from) COLUMN_2(, from2 = vectors[2].from);
  const int64_t to0 = vectors[0].to COLUMN_1(, to1 = vectors[1].to) COLUMN_2(, to2 = vectors[2].to);
  const bool full = vectors[0].width == LANES COLUMN_1(&&vectors[1].width == LANES)
                                            COLUMN_2(&&vectors[2].width == LANES);
#else
static void NAME(TILE)(int64_t k, const T *a, const kf__gemm_strides_t *at UNUSED, const T *b,
                       const kf__gemm_store_t *to, int64_t m, int64_t n, const char *next UNUSED) {
  const int64_t b_step = B_STEP(at);
  const bool full = n == TILE_COLUMNS * LANES;
  TILE_ROWS(ROW_OF_A)
#endif
#define X(i, v, l) V c##i##_0 = ZERO COLUMN_1(, c##i##_1 = ZERO) COLUMN_2(, c##i##_2 = ZERO);
  TILE_ROWS(X)
#undef X
  /* The rows of C are in different cache lines: they are fetched while the tile is computed. */
  for (int64_t i = 0; i < m; i++) {
    __builtin_prefetch((T *)to->c + i * to->c_rows + TO(0), 1);
#if !TILE_LINES
#if FETCHES_NEXT
    __builtin_prefetch((T *)to->c + i * to->c_rows + LANES * to->c_columns, 1);
#endif
    __builtin_prefetch((T *)to->c + i * to->c_rows + (n - 1) * to->c_columns, 1);
#endif
  }
  for (int64_t p = 0; p < k; p++) {
#if FETCHES_NEXT
    if ((p & 3) == 0) {
      __builtin_prefetch(next, 0, 2);
      next += 64;
    }
#endif
#if TILE_LINES
    const T *const step = b + offsets[p];
#else
    const T *const step = b + p * b_step;
#endif
    const V b0 = LOAD(step + FROM(0)) COLUMN_1(, b1 = LOAD(step + FROM(1)))
        COLUMN_2(, b2 = LOAD(step + FROM(2)));
    LOAD_A(a)
#define X(i, v, l)                                        \
  c##i##_0 = FMA_ROW(c##i##_0, b0, a, i, v, l);           \
  COLUMN_1(c##i##_1 = FMA_ROW(c##i##_1, b1, a, i, v, l);) \
  COLUMN_2(c##i##_2 = FMA_ROW(c##i##_2, b2, a, i, v, l);)
    TILE_ROWS(X)
#undef X
#if TILE_LINES
    a += MR;
#else
    a += A_STEP(at);
#endif
  }
  T *const c = (T *)to->c;
  const T *const d = (const T *)to->d;
  const V alpha = SPREAD((T)to->alpha), beta = SPREAD((T)to->beta);
  enum { COUNT = 0 TILE_ROWS(COUNT_ROW) };
  const bool whole = m == COUNT && full && to->c_columns == 1;
#define X(i, v, l) PUT_ROW(i, c + i * to->c_rows)
  if (whole && d == NULL) {
#define AS(sum, i, at) (alpha * (sum))
    TILE_ROWS(X)
#undef AS
  } else if (whole && to->d_columns == 1) {
#define AS(sum, i, at) (alpha * (sum) + beta * LOAD(d + i * to->d_rows + (at)))
    TILE_ROWS(X)
#undef AS
  } else if (whole && to->d_columns == 0) {
#define AS(sum, i, at) (alpha * (sum) + beta * SPREAD(d[i * to->d_rows]))
    TILE_ROWS(X)
#undef AS
#undef X
  } else {
    T tile[MR * NR];
#define X(i, v, l)                                          \
  STORE(tile + i * NR, alpha * c##i##_0);                   \
  COLUMN_1(STORE(tile + i * NR + LANES, alpha * c##i##_1);) \
  COLUMN_2(STORE(tile + i * NR + 2 * LANES, alpha * c##i##_2);)
    TILE_ROWS(X)
#undef X
#if TILE_LINES
    NAME(store_lines)(tile, to, m, vectors, TILE_COLUMNS);
#else
    NAME(store_part)(tile, to, m, n);
#endif
  }
}
#undef FETCHES_NEXT
#undef FROM
#undef TO
#undef PUT_ROW
#undef COLUMN_1
#undef COLUMN_2
#undef TILE
#undef TILE_ROWS
#undef TILE_COLUMNS
#undef TILE_LINES
