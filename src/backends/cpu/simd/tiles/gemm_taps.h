/* A tile whose rows of A are read where they are, for one width; gemm_real.h includes this for
 * each. It needs the macros of gemm_real.h, TILE (the name of the function) and TILE_COLUMNS (how
 * many vectors wide it is: 1, 2 or 3). Rows beyond m are copies of the last one. */
#include "backends/cpu/simd/tiles/tile_columns.h"
static void NAME(TILE)(int64_t m, int64_t k, const T *a, const int64_t *rows, const int64_t *steps,
                       const T *b, T *sums, int64_t pitch, bool adds) {
#define X(i, v, l)                                       \
  const T *const a##i = a + rows[(i) < m ? (i) : m - 1]; \
  V c##i##_0 = ZERO COLUMN_1(, c##i##_1 = ZERO) COLUMN_2(, c##i##_2 = ZERO);
  ROWS(X)
#undef X
#define X(i, v, l)                                     \
  c##i##_0 = LOAD(sums + i * pitch);                   \
  COLUMN_1(c##i##_1 = LOAD(sums + i * pitch + LANES);) \
  COLUMN_2(c##i##_2 = LOAD(sums + i * pitch + 2 * LANES);)
  if (adds) { /* first, so that a sum is one chain however its steps are divided */
    ROWS(X)
  }
#undef X
  for (int64_t p = 0; p < k; p++, b += TILE_COLUMNS * LANES) {
    const int64_t at = steps[p];
    const V b0 = LOAD(b) COLUMN_1(, b1 = LOAD(b + LANES)) COLUMN_2(, b2 = LOAD(b + 2 * LANES));
#define X(i, v, l)                                  \
  {                                                 \
    const V factor = SPREAD(a##i[at]);              \
    c##i##_0 = FMA(c##i##_0, b0, factor);           \
    COLUMN_1(c##i##_1 = FMA(c##i##_1, b1, factor);) \
    COLUMN_2(c##i##_2 = FMA(c##i##_2, b2, factor);) \
  }
    ROWS(X)
#undef X
  }
#define X(i, v, l)                                     \
  STORE(sums + i * pitch, c##i##_0);                   \
  COLUMN_1(STORE(sums + i * pitch + LANES, c##i##_1);) \
  COLUMN_2(STORE(sums + i * pitch + 2 * LANES, c##i##_2);)
  ROWS(X)
#undef X
}
#undef COLUMN_1
#undef COLUMN_2
#undef TILE
#undef TILE_COLUMNS
