/* One tile of a matrix product, for one real type and one size of tile; gemm_real.h includes this for
 * each. In addition to the macros of gemm_real.h it needs
 *   TILE               the name of the function
 *   TILE_ROWS(X)       X(row, vector of A, lane) for each row of the tile
 *   TILE_COLUMNS       how many vectors wide it is: 1, 2 or 3
 *   TILE_B             the address of the part of B for a step: the next row of a packed panel, or
 *                      an address with an offset for each step (convolutions)
 * The sums of the whole tile are computed in registers, even where only part of it exists; the m × n
 * elements that exist are stored. */
#if TILE_COLUMNS >= 2
#define COLUMN_1(...) __VA_ARGS__
#else
#define COLUMN_1(...)
#endif
#if TILE_COLUMNS >= 3
#define COLUMN_2(...) __VA_ARGS__
#else
#define COLUMN_2(...)
#endif
/* Stores row i; AS(sum, i, offset of the column) is the value of each of its vectors. */
#define PUT_ROW(i, to)                              \
  STORE((to), AS(c##i##_0, i, 0));                  \
  COLUMN_1(STORE((to) + LANES, AS(c##i##_1, i, LANES));) \
  COLUMN_2(STORE((to) + 2 * LANES, AS(c##i##_2, i, 2 * LANES));)

static void NAME(TILE)(int64_t k, const T *a, const T *b, const int64_t *offsets UNUSED,
                       const kf__gemm_store_t *to, int64_t m, int64_t n) {
#define X(i, v, l) V c##i##_0 = ZERO COLUMN_1(, c##i##_1 = ZERO) COLUMN_2(, c##i##_2 = ZERO);
  TILE_ROWS(X)
#undef X
  /* The rows of C are in different cache lines: they are fetched while the tile is computed. */
  for (int64_t i = 0; i < m; i++) {
    __builtin_prefetch((T *)to->c + i * to->c_rows, 1);
    __builtin_prefetch((T *)to->c + i * to->c_rows + (n - 1) * to->c_columns, 1);
  }
  for (int64_t p = 0; p < k; p++) {
    const T *const at = TILE_B(p);
    const V b0 = LOAD(at) COLUMN_1(, b1 = LOAD(at + LANES)) COLUMN_2(, b2 = LOAD(at + 2 * LANES));
    LOAD_A(a)
#define X(i, v, l)                                        \
  c##i##_0 = FMA_ROW(c##i##_0, b0, a, i, v, l);           \
  COLUMN_1(c##i##_1 = FMA_ROW(c##i##_1, b1, a, i, v, l);) \
  COLUMN_2(c##i##_2 = FMA_ROW(c##i##_2, b2, a, i, v, l);)
    TILE_ROWS(X)
#undef X
    a += MR;
  }
  T *const c = (T *)to->c;
  const T *const d = (const T *)to->d;
  const V alpha = SPREAD((T)to->alpha), beta = SPREAD((T)to->beta);
  enum { COUNT = 0 TILE_ROWS(COUNT_ROW) };
  const bool whole = m == COUNT && n == TILE_COLUMNS * LANES && to->c_columns == 1;
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
#define X(i, v, l) PUT_ROW(i, tile + i * NR)
#define AS(sum, i, at) (alpha * (sum))
    TILE_ROWS(X)
#undef AS
#undef X
    NAME(store_part)(tile, to, m, n);
  }
}
#undef PUT_ROW
#undef COLUMN_1
#undef COLUMN_2
#undef TILE
#undef TILE_ROWS
#undef TILE_COLUMNS
#undef TILE_B
