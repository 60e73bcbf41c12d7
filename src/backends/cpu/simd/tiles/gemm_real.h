/* The loops of matrix products for one real type. simd/simd_gemm.c includes this for float32 and
 * for float64. It needs these macros, and undefines them:
 *
 *   T, LANES, NAME(x)          the type, elements of a vector, the name of function x for the type
 *   V, LOAD, STORE             a vector, unaligned access to one
 *   LOAD_PART, STORE_PART      the same for its first n elements, where the machine can do that
 *   ROWS, HALF_ROWS            the rows of a tile, and of a tile for the last rows of a block
 *   LOAD_A, FMA_ROW            what a step loads of A; sum + b * (row i of A)
 *   FMA, FMA_ONE               sum + x * y, of vectors and of single numbers
 *   TURN                       the side of the square that turn() transposes
 *   TURN_LINE                  if defined: that of the square that turn_line() transposes
 *   STEPS, MORE_STEPS          steps of a sum at once, two or four; expands its argument if four
 *   TAPS                       defined: the loops that read rows of A in place are wanted
 *   LOAD_FACTORS, FMA_FACTOR   loads STEPS numbers of each row; sum + b * (number q of row i) */

/* Stores one row of a tile to contiguous memory: whole vectors, and part of one. */
static inline void NAME(store_row)(const T *sums, T *c, const T *d, int64_t d_columns, T beta,
                                   int64_t n) {
  const V factor = SPREAD(beta);
  int64_t j = 0;
  for (; j + LANES <= n; j += LANES) {
    V sum = LOAD(sums + j);
    if (d != NULL) sum += factor * (d_columns != 0 ? (V)LOAD(d + j) : SPREAD(*d));
    STORE(c + j, sum);
  }
#if defined(LOAD_PART)
  if (j == n) return;
  V sum = LOAD(sums + j);
  if (d != NULL) sum += factor * (d_columns != 0 ? (V)LOAD_PART(d + j, n - j) : SPREAD(*d));
  STORE_PART(c + j, n - j, sum);
#else
  for (; j < n; j++) c[j] = d != NULL ? sums[j] + beta * d[j * d_columns] : sums[j];
#endif
}

/* Stores the m × n elements of a tile that exist, to memory of any layout. */
static void NAME(store_part)(const T *tile, const kf__gemm_store_t *to, int64_t m, int64_t n) {
  T *c = (T *)to->c;
  const T *d = (const T *)to->d;
  const T beta = (T)to->beta;
  const bool in_rows = to->c_columns == 1 && (d == NULL || (uint64_t)to->d_columns <= 1);
  for (int64_t i = 0; i < m; i++) {
    const T *const addend = d != NULL ? d + i * to->d_rows : NULL;
    if (in_rows) {
      NAME(store_row)(tile + i * NR, c + i * to->c_rows, addend, to->d_columns, beta, n);
      continue;
    }
    for (int64_t j = 0; j < n; j++) {
      T sum = tile[i * NR + j];
      if (d != NULL) sum += beta * addend[j * to->d_columns];
      c[i * to->c_rows + j * to->c_columns] = sum;
    }
  }
}

/* The same for a tile of vectors that go to different addresses. */
static void NAME(store_lines)(const T *tile, const kf__gemm_store_t *to, int64_t m,
                              const kf__gemm_vector_t *vectors, int64_t count) {
  for (int64_t v = 0; v < count; v++)
    for (int64_t i = 0; i < m; i++) {
      T *const c = (T *)to->c + i * to->c_rows + vectors[v].to;
      const T *d = (const T *)to->d;
      if (d != NULL) d += i * to->d_rows + vectors[v].to * to->d_columns;
      NAME(store_row)
      (tile + i * NR + v * LANES, c, d, to->d_columns, (T)to->beta, vectors[v].width);
    }
}

#define TILE tile_whole_1
#define TILE_ROWS ROWS
#define TILE_COLUMNS 1
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE tile_whole_2
#define TILE_ROWS ROWS
#define TILE_COLUMNS 2
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE tile_half_1
#define TILE_ROWS HALF_ROWS
#define TILE_COLUMNS 1
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE tile_half_2
#define TILE_ROWS HALF_ROWS
#define TILE_COLUMNS 2
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#if VECTORS == 3
#define TILE tile_whole_3
#define TILE_ROWS ROWS
#define TILE_COLUMNS 3
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE tile_half_3
#define TILE_ROWS HALF_ROWS
#define TILE_COLUMNS 3
#define TILE_LINES 0
#include "backends/cpu/simd/tiles/gemm_tile.h"
#endif

/* The same for convolutions, VECTORS wide; a last vector alone is common for tiles of all rows. A
 * single row is common, too: a group with one channel. */
#define TILE line_whole_1
#define TILE_ROWS ROWS
#define TILE_COLUMNS 1
#define TILE_LINES 1
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE line_whole_all
#define TILE_ROWS ROWS
#define TILE_COLUMNS VECTORS
#define TILE_LINES 1
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE line_half_all
#define TILE_ROWS HALF_ROWS
#define TILE_COLUMNS VECTORS
#define TILE_LINES 1
#include "backends/cpu/simd/tiles/gemm_tile.h"
#define TILE line_one_all
#define TILE_ROWS ONE_ROW
#define TILE_COLUMNS VECTORS
#define TILE_LINES 1
#include "backends/cpu/simd/tiles/gemm_tile.h"

#if VECTORS == 3
#define TILES(rows) \
  { NAME(rows##_1), NAME(rows##_2), NAME(rows##_3) }
#else
#define TILES(rows) \
  { NAME(rows##_1), NAME(rows##_2) }
#endif
typedef void (*NAME(tile_fn))(int64_t, const T *, const kf__gemm_strides_t *, const T *,
                              const kf__gemm_store_t *, int64_t, int64_t, const char *);
typedef void (*NAME(line_fn))(int64_t, const T *, const T *, const int64_t *,
                              const kf__gemm_vector_t *, const kf__gemm_store_t *, int64_t);
enum { NAME(HALF) = 0 HALF_ROWS(COUNT_ROW) };

static void NAME(block)(int64_t m, int64_t n, int64_t k, const void *a, const void *b,
                        const kf__gemm_strides_t *at, const kf__gemm_store_t *store) {
  static const NAME(tile_fn) whole[VECTORS] = TILES(tile_whole), half[VECTORS] = TILES(tile_half);
  const T *pa = (const T *)a, *pb = (const T *)b;
  KF_ASSERT(m > 0);
  KF_ASSERT(n > 0);
  KF_ASSERT(k >= 0);
  const bool in_panels = at->b_panel != NR;
  /* Each tile fetches its share of the panel that is used next. */
  const int64_t share = in_panels ? NR * k / ((m + MR - 1) / MR) : 0;
  for (int64_t j = 0, columns; j < n; j += columns, pb += in_panels ? at->b_panel : columns) {
    columns = n - j < NR ? n - j : NR;
    /* Two tiles of two vectors take less time than one of three and one of one. */
    if (VECTORS == 3 && !in_panels && n - j == NR + LANES) columns = 2 * LANES;
    const int64_t width = (columns - 1) / LANES;
    const T *next = !in_panels ? pb : j + columns < n ? pb + at->b_panel : (const T *)b;
    kf__gemm_store_t to = *store;
    to.c = (T *)store->c + j * store->c_columns;
    if (store->d != NULL) to.d = (const T *)store->d + j * store->d_columns;
    for (int64_t i = 0; i < m; i += MR, next += share) {
      const int64_t rows = m - i < MR ? m - i : MR;
      (rows > NAME(HALF) ? whole : half)[width](k, pa + i / MR * at->a_panel, at, pb, &to, rows,
                                                columns, (const char *)next);
      to.c = (T *)to.c + MR * store->c_rows;
      if (to.d != NULL) to.d = (const T *)to.d + MR * store->d_rows;
    }
  }
}

static void NAME(lines)(int64_t m, int64_t k, const void *a, const void *b, const int64_t *offsets,
                        int64_t count, const kf__gemm_vector_t *vectors,
                        const kf__gemm_store_t *store) {
  const NAME(line_fn) several = m == 1           ? NAME(line_one_all)
                                : m > NAME(HALF) ? NAME(line_whole_all)
                                                 : NAME(line_half_all);
  KF_ASSERT(m > 0);
  KF_ASSERT(m <= MR);
  KF_ASSERT(store->c_columns == 1);
  for (int64_t v = 0; v < count; v += VECTORS) {
    const int64_t left = count - v;
    if (left == 1 && m > NAME(HALF)) {
      NAME(line_whole_1)(k, (const T *)a, (const T *)b, offsets, vectors + v, store, m);
    } else if (left >= VECTORS) {
      several(k, (const T *)a, (const T *)b, offsets, vectors + v, store, m);
    } else { /* a vector of no elements takes the part of the missing one */
      kf__gemm_vector_t some[VECTORS];
      for (int64_t i = 0; i < VECTORS; i++) some[i] = vectors[v + (i < left ? i : 0)];
      for (int64_t i = left; i < VECTORS; i++) some[i].width = 0;
      several(k, (const T *)a, (const T *)b, offsets, some, store, m);
    }
  }
}
#undef TILES

/* ---- Rows of A in place ---- */

#if defined(TAPS)
#define TILE taps_1
#define TILE_COLUMNS 1
#include "backends/cpu/simd/tiles/gemm_taps.h"
#define TILE taps_2
#define TILE_COLUMNS 2
#include "backends/cpu/simd/tiles/gemm_taps.h"
#if VECTORS == 3
#define TILE taps_3
#define TILE_COLUMNS 3
#include "backends/cpu/simd/tiles/gemm_taps.h"
#else
#define taps_3_f32 taps_2_f32
#endif

static void NAME(taps)(int64_t m, int64_t width, int64_t k, const void *a, const int64_t *rows,
                       const int64_t *steps, const void *b, void *sums, int64_t pitch, bool adds) {
  KF_ASSERT(width > 0);
  KF_ASSERT(width <= NR);
  KF_ASSERT(width % LANES == 0);
  for (int64_t i = 0; i < m; i += MR)
    (width == LANES       ? NAME(taps_1)
     : width == 2 * LANES ? NAME(taps_2)
                          : NAME(taps_3))(m - i < MR ? m - i : MR, k, (const T *)a, rows + i, steps,
                                          (const T *)b, (T *)sums + i * pitch, pitch, adds);
}
#endif

/* ---- Panels ---- */

/* Copies `count` contiguous numbers and adds zeros up to `used`. With a count that the compiler
 * does not know, memcpy would be a string instruction, which takes longer to start than the copy.
 */
static inline __attribute__((always_inline)) void NAME(copy_row)(T *to, const T *from,
                                                                 int64_t count, int64_t used) {
  int64_t i = 0;
  for (; i + LANES <= count; i += LANES) STORE(to + i, LOAD(from + i));
#if defined(LOAD_PART)
  if (i < count && used % LANES == 0) {
    STORE(to + i, LOAD_PART(from + i, count - i));
    i += LANES;
  }
#endif
  for (; i < count; i++) to[i] = from[i];
  for (; i < used; i++) to[i] = 0;
}

/* Packs one panel of `width` rows; `count` of them exist, and rows up to `used` are set to zero.
 * Rows that are contiguous along the sum are transposed in squares of TURN. */
static inline __attribute__((always_inline)) void NAME(panel)(const T *src, int64_t si, int64_t sp,
                                                              int64_t count, int64_t depth,
                                                              int64_t width, int64_t used, T *dst) {
  if (si == 1) {
    for (int64_t p = 0; p < depth; p++) {
      T *const to = dst + p * width;
      NAME(copy_row)(to, src + p * sp, count, used);
    }
    return;
  }
  int64_t p = 0, grouped = sp == 1 ? count / TURN * TURN : 0;
  if (sp == 1 && width % TURN != 0 && count == width) {
    /* Whole squares, of which some rows are repeated: a step overwrites the first numbers of the
     * next one, which are stored again after it. */
    enum { SQUARES = (MR + TURN - 1) / TURN };
    int64_t offsets[SQUARES * TURN];
    for (int64_t i = 0; i < SQUARES * TURN; i++) offsets[i] = (i < count ? i : count - 1) * si;
    for (; p + TURN < depth; p += TURN)
      for (int64_t i = (SQUARES - 1) * TURN; i >= 0; i -= TURN)
        NAME(turn_by_offset)(src + p, offsets + i, dst + p * width + i, width);
  }
  const int64_t turned = grouped != 0 ? p + (depth - p) / TURN * TURN : p;
  for (int64_t first = 0; first < grouped; first += LINE_ROWS)
    for (int64_t q = p; q < turned; q += TURN)
      for (int64_t i = first; i < first + LINE_ROWS && i < grouped; i += TURN)
        NAME(turn)(src + i * si + q, si, dst + q * width + i, width);
  for (; p < turned; p++) {
    T *to = dst + p * width;
    for (int64_t i = grouped; i < count; i++) to[i] = src[i * si + p];
    for (int64_t i = count; i < used; i++) to[i] = 0;
  }
  for (; p < depth; p++) {
    T *to = dst + p * width;
    const T *from = src + p * sp;
    for (int64_t i = 0; i < count; i++) to[i] = from[i * si];
    for (int64_t i = count; i < used; i++) to[i] = 0;
  }
}

/* A full panel has a count that the compiler knows, which is faster. Tiles always read whole panels
 * of A, but only as many vectors of a panel of B as they need. */
static void NAME(panel_a)(const T *src, int64_t si, int64_t sp, int64_t count, int64_t depth,
                          T *dst) {
  if (count == MR)
    NAME(panel)(src, si, sp, MR, depth, MR, MR, dst);
  else
    NAME(panel)(src, si, sp, count, depth, MR, MR, dst);
}
static void NAME(panel_b)(const T *src, int64_t si, int64_t sp, int64_t count, int64_t depth,
                          T *dst) {
  if (count == NR)
    NAME(panel)(src, si, sp, NR, depth, NR, NR, dst);
  else
    NAME(panel)(src, si, sp, count, depth, NR, (count + LANES - 1) / LANES * LANES, dst);
}

static void NAME(turn_rows)(const void *src, const int64_t *offsets, int64_t count, int64_t depth,
                            int64_t width, void *dst) {
  const T *from = (const T *)src;
  T *to = (T *)dst;
  int64_t i = 0, lines = 0; /* elements of these rows that were turned in whole lines */
  for (; i + TURN <= count; i += TURN) {
#if defined(TURN_LINE)
    if (i % TURN_LINE == 0)
      for (lines = 0; i + TURN_LINE <= count && lines + TURN_LINE <= depth; lines += TURN_LINE)
        NAME(turn_line)(from + lines, offsets + i, to + lines * width + i, width);
#endif
    int64_t q = lines;
    for (; q + TURN <= depth; q += TURN)
      NAME(turn_by_offset)(from + q, offsets + i, to + q * width + i, width);
    for (; q < depth; q++)
      for (int64_t l = i; l < i + TURN; l++) to[q * width + l] = from[offsets[l] + q];
  }
  for (; i < count; i++)
    for (int64_t q = 0; q < depth; q++) to[q * width + i] = from[offsets[i] + q];
  for (; i % LANES != 0; i++)
    for (int64_t q = 0; q < depth; q++) to[q * width + i] = 0;
}

static void NAME(pack_a)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth,
                         void *dst) {
  for (int64_t i = 0; i < count; i += MR) NAME(panel_a)
  ((const T *)src + i * si, si, sp, count - i < MR ? count - i : MR, depth, (T *)dst + i * depth);
}

/* Packs several neighbouring panels whose rows are contiguous in memory. A run of each row of B is
 * read at once: packing one panel after the other would touch a new page for every few numbers. */
static void NAME(panels_in_rows)(const T *src, int64_t sp, int64_t panels, int64_t depth, T *dst) {
  for (int64_t p = 0; p < depth; p++)
    for (int64_t j = 0; j < panels; j++)
      memcpy(dst + (j * depth + p) * NR, src + p * sp + j * NR, NR * sizeof(T));
}

static void NAME(pack_b)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth,
                         void *dst) {
  enum { TOGETHER = 8 };
  for (int64_t i = 0; i < count;) {
    const T *from = (const T *)src + i * si;
    T *to = (T *)dst + i * depth;
    int64_t panels = (count - i) / NR;
    if (panels > TOGETHER) panels = TOGETHER;
    if (si == 1 && panels > 0) {
      NAME(panels_in_rows)(from, sp, panels, depth, to);
      i += panels * NR;
    } else {
      NAME(panel_b)(from, si, sp, count - i < NR ? count - i : NR, depth, to);
      i += NR;
    }
  }
}

/* ---- Few rows ---- */

/* The dot product of two vectors. Four independent sums hide the latency of the multiply-adds; the
 * sum to which an element is added depends on its index alone. */
static T NAME(one_dot)(const T *x, const T *y, int64_t k) {
  V s0 = ZERO, s1 = ZERO, s2 = ZERO, s3 = ZERO;
  int64_t p = 0;
  for (; p + 4 * LANES <= k; p += 4 * LANES) {
    s0 = FMA(s0, LOAD(x + p), LOAD(y + p));
    s1 = FMA(s1, LOAD(x + p + LANES), LOAD(y + p + LANES));
    s2 = FMA(s2, LOAD(x + p + 2 * LANES), LOAD(y + p + 2 * LANES));
    s3 = FMA(s3, LOAD(x + p + 3 * LANES), LOAD(y + p + 3 * LANES));
  }
  for (; p + LANES <= k; p += LANES) s0 = FMA(s0, LOAD(x + p), LOAD(y + p));
  s0 = (s0 + s1) + (s2 + s3);
  T sum = 0;
  for (int64_t l = 0; l < LANES; l++) sum += s0[l];
  for (; p < k; p++) sum = FMA_ONE(sum, x[p], y[p]);
  return sum;
}

static void NAME(dot)(const void *x, const void *y, int64_t k, void *out) {
  *(T *)out = NAME(one_dot)((const T *)x, (const T *)y, k);
}

/* For B with contiguous rows: adds STEPS rows of B, times their factors, to the rows of the result,
 * which stay in the first-level cache. B is read once, in the order of memory. */
static inline __attribute__((always_inline)) void NAME(few_in_rows)(int64_t rows, int64_t n,
                                                                    int64_t k, const T *x,
                                                                    const T *b, int64_t step,
                                                                    T *out) {
  int64_t p = 0;
  for (; p + STEPS <= k; p += STEPS) {
    const T *at = b + p * step;
    int64_t j = 0;
    LOAD_FACTORS(x + p, rows, k)
    for (; j + LANES <= n; j += LANES) {
      const V b0 = LOAD(at + j), b1 = LOAD(at + step + j);
      MORE_STEPS(const V b2 = LOAD(at + 2 * step + j), b3 = LOAD(at + 3 * step + j);)
      UNROLL for (int64_t i = 0; i < rows; i++) {
        V sum = LOAD(out + i * n + j);
        sum = FMA_FACTOR(sum, b0, x + p, i, k, 0);
        sum = FMA_FACTOR(sum, b1, x + p, i, k, 1);
        MORE_STEPS(sum = FMA_FACTOR(sum, b2, x + p, i, k, 2);)
        MORE_STEPS(sum = FMA_FACTOR(sum, b3, x + p, i, k, 3);)
        STORE(out + i * n + j, sum);
      }
    }
    for (; j < n; j++)
      for (int64_t i = 0; i < rows; i++)
        for (int64_t q = 0; q < STEPS; q++)
          out[i * n + j] = FMA_ONE(out[i * n + j], at[q * step + j], x[i * k + p + q]);
  }
  for (; p < k; p++)
    for (int64_t i = 0; i < rows; i++)
      for (int64_t j = 0; j < n; j++)
        out[i * n + j] = FMA_ONE(out[i * n + j], b[p * step + j], x[i * k + p]);
}

/* For B with contiguous columns: dot products, several columns at once, so that the rows are read
 * less often. The sums are separate variables, because compilers keep an array of them in memory.
 */
#define SUMS(X) \
  X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)
static inline __attribute__((always_inline)) void NAME(few_in_columns)(int64_t rows,
                                                                       int64_t together, int64_t n,
                                                                       int64_t k, const T *x,
                                                                       const T *b, int64_t step,
                                                                       T *out, int64_t width) {
  for (int64_t j = 0; j + together <= n; j += together) {
    const T *at = b + j * step;
#define X(s) V sum##s = ZERO;
    SUMS(X)
#undef X
    int64_t p = 0;
    for (; p + LANES <= k; p += LANES) {
#define X(s)               \
  if (s < rows * together) \
    sum##s = FMA(sum##s, LOAD(x + (s) / together * k + p), LOAD(at + (s) % together * step + p));
      SUMS(X)
#undef X
    }
    V sums[16];
#define X(s) sums[s] = sum##s;
    SUMS(X)
#undef X
    for (int64_t s = 0; s < rows * together; s++) {
      T sum = 0;
      for (int64_t l = 0; l < LANES; l++) sum += sums[s][l];
      for (int64_t q = p; q < k; q++)
        sum = FMA_ONE(sum, x[s / together * k + q], at[s % together * step + q]);
      out[s / together * width + j + s % together] = sum;
    }
  }
}
#undef SUMS

#define COLUMNS(rows, together)                                          \
  done = n / (together) * (together);                                    \
  NAME(few_in_columns)(rows, together, done, k, xs, bs, columns, to, n); \
  NAME(few_in_columns)(rows, 1, n - done, k, xs, bs + done * columns, columns, to + done, n)

static void NAME(few)(int64_t m, int64_t n, int64_t k, const void *x, const void *b, int64_t rows,
                      int64_t columns, void *out) {
  const T *xs = (const T *)x, *bs = (const T *)b;
  T *to = (T *)out;
  int64_t done;
  KF_ASSERT(m == 1 || m == 2 || m == 4 || m == 8);
  KF_ASSERT(k > 0);
  if (rows == 1 && columns != 1) {
    switch (m) {
      case 1: COLUMNS(1, 8); return;
      case 2: COLUMNS(2, 8); return;
      case 4: COLUMNS(4, 4); return;
      default: COLUMNS(8, 2); return;
    }
  }
  memset(to, 0, (size_t)(m * n) * sizeof(T));
  if (columns == 1) {
    switch (m) {
      case 1: NAME(few_in_rows)(1, n, k, xs, bs, rows, to); return;
      case 2: NAME(few_in_rows)(2, n, k, xs, bs, rows, to); return;
      case 4: NAME(few_in_rows)(4, n, k, xs, bs, rows, to); return;
      default: NAME(few_in_rows)(8, n, k, xs, bs, rows, to); return;
    }
  }
  for (int64_t i = 0; i < m; i++)
    for (int64_t p = 0; p < k; p++)
      for (int64_t j = 0; j < n; j++)
        to[i * n + j] = FMA_ONE(to[i * n + j], bs[p * rows + j * columns], xs[i * k + p]);
}
#undef COLUMNS

#undef T
#undef V
#undef LANES
#undef TURN
#undef NAME
#undef LOAD
#undef STORE
#undef ROWS
#undef HALF_ROWS
#undef FMA
#undef FMA_ONE
#undef FMA_ROW
#undef LOAD_A
#undef STEPS
#undef MORE_STEPS
#undef FMA_FACTOR
#undef LOAD_PART
#undef STORE_PART
