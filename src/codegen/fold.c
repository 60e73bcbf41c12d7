/* See Note [Sums of fused code] in fold.h. */
#include "codegen/fold.h"

#include <string.h>

enum { LEAF_PACKS = 32 };

#define MUL(a, b) ((a) * (b))
#define MAX_OR_NAN(a, b) ((((a) > (b)) | ((a) != (a))) ? (a) : (b))
#define MIN_OR_NAN(a, b) ((((a) < (b)) | ((a) != (a))) ? (a) : (b))

/* Combines lanes pairwise, lane i with lane i + half, until one is left. */
#define FOLD_LANES(lanes, count, OP)           \
  do {                                         \
    if ((count) > 16) FOLD_HALF(lanes, 16, OP) \
    FOLD_HALF(lanes, 8, OP)                    \
    FOLD_HALF(lanes, 4, OP)                    \
    FOLD_HALF(lanes, 2, OP)                    \
    FOLD_HALF(lanes, 1, OP)                    \
  } while (0)
#define FOLD_HALF(lanes, half, OP)          \
  for (int lane = 0; lane < (half); lane++) \
    (lanes)[lane] = OP((lanes)[lane], (lanes)[lane + (half)]);
#define ADD(a, b) ((a) + (b))

/* ---- Floating sums ---- */

#define SUM(t, T)                                                              \
  static void sum_add_##t(kf__row_fold_t *row, const T *x, int64_t n) {        \
    enum { LANES = KF__FOLD_LANES / sizeof(T), LEAF = LEAF_PACKS * LANES };    \
    for (; n >= LEAF; n -= LEAF, x += LEAF) {                                  \
      _Alignas(64) T sum[LANES] = {0};                                         \
      row->leaf(x, LEAF_PACKS, sum);                                           \
      int at = 0;                                                              \
      for (; (row->leaves >> at) & 1; at++) row->leaf(row->level[at], 1, sum); \
      memcpy(row->level[at], sum, sizeof sum);                                 \
      row->leaves++;                                                           \
    }                                                                          \
    int64_t packs = n / LANES, tail = n % LANES;                               \
    row->leaf(x, (long)packs, row->lanes);                                     \
    if (tail == 0) return;                                                     \
    T padded[LANES] = {0};                                                     \
    memcpy(padded, x + packs * LANES, (size_t)tail * sizeof(T));               \
    row->leaf(padded, 1, row->lanes);                                          \
  }                                                                            \
  static void sum_end_##t(kf__row_fold_t *row, T *out) {                       \
    enum { LANES = KF__FOLD_LANES / sizeof(T) };                               \
    T *acc = (T *)(void *)row->lanes;                                          \
    for (int at = 0; row->leaves >> at != 0; at++)                             \
      if ((row->leaves >> at) & 1) row->leaf(row->level[at], 1, acc);          \
    FOLD_LANES(acc, LANES, ADD);                                               \
    *out = acc[0];                                                             \
  }
SUM(f32, float)
SUM(f64, double)

/* ---- Floating products and extremes ---- */

/* `last` is where lanes start from, and then what was folded behind them. */
#define ROW(name, t, T, OP)                                                                \
  static void name##_add_##t(kf__row_fold_t *row, const T *x, int64_t n, const T *first) { \
    enum { LANES = KF__FOLD_LANES / sizeof(T) };                                           \
    T *acc = (T *)(void *)row->lanes;                                                      \
    T *last = (T *)(void *)&row->last;                                                     \
    if (row->leaves == 0) {                                                                \
      *last = *first;                                                                      \
      for (int k = 0; k < LANES; k++) acc[k] = *first;                                     \
    }                                                                                      \
    int64_t packs = n / LANES;                                                             \
    row->leaf(x, (long)packs, acc);                                                        \
    x += packs * LANES;                                                                    \
    row->leaves += packs;                                                                  \
    if (n % LANES == 0) return;                                                            \
    if (row->leaves > 0) {                                                                 \
      FOLD_LANES(acc, LANES, OP);                                                          \
      *last = acc[0];                                                                      \
    }                                                                                      \
    for (int64_t i = 0; i < n % LANES; i++) *last = OP(x[i], *last);                       \
    row->leaves = -1; /* the row has ended */                                              \
  }                                                                                        \
  static void name##_end_##t(kf__row_fold_t *row, T *out) {                                \
    enum { LANES = KF__FOLD_LANES / sizeof(T) };                                           \
    T *acc = (T *)(void *)row->lanes;                                                      \
    if (row->leaves > 0) {                                                                 \
      FOLD_LANES(acc, LANES, OP);                                                          \
      *out = acc[0];                                                                       \
    } else {                                                                               \
      memcpy(out, &row->last, sizeof *out);                                                \
    }                                                                                      \
  }
#define ROWS(t, T)           \
  ROW(prod, t, T, MUL)       \
  ROW(max, t, T, MAX_OR_NAN) \
  ROW(min, t, T, MIN_OR_NAN)
ROWS(f32, float)
ROWS(f64, double)

static void float_add(kf__row_fold_t *row, const float *x, int64_t n) {
  static const float one = 1;
  switch (row->fold) {
    case KF__FOLD_OF_PROD: prod_add_f32(row, x, n, &one); break;
    case KF__FOLD_OF_MAX: max_add_f32(row, x, n, x); break;
    case KF__FOLD_OF_MIN: min_add_f32(row, x, n, x); break;
    default: sum_add_f32(row, x, n);
  }
}
static void double_add(kf__row_fold_t *row, const double *x, int64_t n) {
  static const double one = 1;
  switch (row->fold) {
    case KF__FOLD_OF_PROD: prod_add_f64(row, x, n, &one); break;
    case KF__FOLD_OF_MAX: max_add_f64(row, x, n, x); break;
    case KF__FOLD_OF_MIN: min_add_f64(row, x, n, x); break;
    default: sum_add_f64(row, x, n);
  }
}

/* ---- Variances ---- */

/* Twice over the numbers, which are in the first cache: their mean, then deviations from the mean
 * as the type can hold it. The sum of the deviations corrects for what it cannot hold. Sums of
 * squares that overflow or underflow the type are taken in float64. */
#define MOMENTS(t, T, LEAST, MOST)                                                         \
  static void wide_moments_##t(const T *x, int64_t n, double mean, double *out_m2) {       \
    double m2 = 0;                                                                         \
    for (int64_t i = 0; i < n; i++) m2 += ((double)x[i] - mean) * ((double)x[i] - mean);   \
    *out_m2 = m2;                                                                          \
  }                                                                                        \
  static void moments_##t(const T *x, int64_t n, kf_number_t *out) {                       \
    enum { LANES = KF__FOLD_LANES / sizeof(T) };                                           \
    T sums[LANES] = {0}, squares[LANES] = {0};                                             \
    int64_t whole = n - n % LANES;                                                         \
    for (int64_t i = 0; i < whole; i += LANES)                                             \
      for (int k = 0; k < LANES; k++) sums[k] += x[i + k];                                 \
    double sum = 0, off = 0, m2 = 0;                                                       \
    for (int k = 0; k < LANES; k++) sum += (double)sums[k];                                \
    for (int64_t i = whole; i < n; i++) sum += (double)x[i];                               \
    const T mean = (T)(sum / (double)n);                                                   \
    memset(sums, 0, sizeof sums);                                                          \
    for (int64_t i = 0; i < whole; i += LANES)                                             \
      for (int k = 0; k < LANES; k++) {                                                    \
        const T d = x[i + k] - mean;                                                       \
        sums[k] += d;                                                                      \
        squares[k] += d * d;                                                               \
      }                                                                                    \
    for (int k = 0; k < LANES; k++) {                                                      \
      off += (double)sums[k];                                                              \
      m2 += (double)squares[k];                                                            \
    }                                                                                      \
    for (int64_t i = whole; i < n; i++) {                                                  \
      const double d = (double)x[i] - (double)mean;                                        \
      off += d;                                                                            \
      m2 += d * d;                                                                         \
    }                                                                                      \
    out->f64[0] = (double)mean + off / (double)n;                                          \
    out->f64[1] = m2 - off * off / (double)n;                                              \
    if (!(m2 > (LEAST) && m2 < (MOST))) wide_moments_##t(x, n, out->f64[0], &out->f64[1]); \
  }
MOMENTS(f32, float, 0x1p-100, 0x1p120)
MOMENTS(f64, double, 0x1p-900, 0x1p1000)

void kf__moments_merge(kf_number_t *acc, int64_t count, const kf_number_t *part,
                       int64_t part_count) {
  const double before = (double)count, here = (double)part_count, all = before + here;
  const double delta = part->f64[0] - acc->f64[0];
  acc->f64[0] += delta * (here / all);
  /* Not delta * delta first: that may overflow, and 0 times it would be NaN. */
  acc->f64[1] += part->f64[1] + delta * (before * here / all) * delta;
}

/* `last` has the moments of the `leaves` numbers so far. */
static void moments_add(kf__row_fold_t *row, const void *x, int64_t n) {
  enum { AT_ONCE = 1024 };
  const bool wide = row->type == KF_DTYPE_FLOAT64;
  const char *from = x;
  for (int64_t some; n > 0; n -= some, from += some * (wide ? 8 : 4)) {
    some = n < AT_ONCE ? n : AT_ONCE;
    kf_number_t part;
    if (wide)
      moments_f64((const double *)(const void *)from, some, &part);
    else
      moments_f32((const float *)(const void *)from, some, &part);
    if (row->leaves == 0)
      row->last = part;
    else
      kf__moments_merge(&row->last, row->leaves, &part, some);
    row->leaves += some;
  }
}

/* ---- Integers: any order gives the same ---- */

static int64_t integer_of(kf_dtype_t type, const void *x, int64_t i) {
  switch ((int)type) {
    case KF_DTYPE_BOOL: return ((const uint8_t *)x)[i] != 0;
    case KF_DTYPE_UINT8: return ((const uint8_t *)x)[i];
    case KF_DTYPE_INT8: return ((const int8_t *)x)[i];
    case KF_DTYPE_INT16: return ((const int16_t *)x)[i];
    case KF_DTYPE_INT32: return ((const int32_t *)x)[i];
    default: return ((const int64_t *)x)[i];
  }
}

static int64_t join(int fold, int64_t a, int64_t b) {
  switch (fold) {
    case KF__FOLD_OF_PROD: return (int64_t)((uint64_t)a * (uint64_t)b);
    case KF__FOLD_OF_MAX:
    case KF__FOLD_OF_ANY: return a > b ? a : b;
    case KF__FOLD_OF_MIN:
    case KF__FOLD_OF_ALL: return a < b ? a : b;
    default: return (int64_t)((uint64_t)a + (uint64_t)b);
  }
}

static void integer_add(kf__row_fold_t *row, const void *x, int64_t n) {
  int64_t acc = row->leaves == 0 ? integer_of(row->type, x, 0) : row->last.i;
  const int fold = row->fold;
  int64_t i = row->leaves == 0;
  if (row->type == KF_DTYPE_INT64 && fold == KF__FOLD_OF_SUM) {
    const uint64_t *from = x;
    uint64_t sum = (uint64_t)acc;
    for (; i < n; i++) sum += from[i];
    acc = (int64_t)sum;
  } else {
    for (; i < n; i++) acc = join(fold, acc, integer_of(row->type, x, i));
  }
  row->leaves = 1;
  row->last.i = acc;
}

/* ---- The interface ---- */

void kf__row_start(kf__row_fold_t *row, int fold, kf_dtype_t type, kf__leaf_fn leaf) {
  row->fold = fold;
  row->leaf = leaf;
  row->type = type;
  row->leaves = 0;
  memset(row->lanes, 0, sizeof row->lanes);
}

static bool is_spread(const kf__row_fold_t *row) {
  return row->fold == KF__FOLD_OF_VAR || row->fold == KF__FOLD_OF_STD;
}

void kf__row_add(kf__row_fold_t *row, const void *x, int64_t n) {
  if (is_spread(row))
    moments_add(row, x, n);
  else if (row->type == KF_DTYPE_FLOAT32)
    float_add(row, x, n);
  else if (row->type == KF_DTYPE_FLOAT64)
    double_add(row, x, n);
  else
    integer_add(row, x, n);
}

/* Integers leave here as int64, whatever they were. */
void kf__row_end(kf__row_fold_t *row, kf_number_t *out) {
  float *f = out->f32;
  double *d = out->f64;
  memset(out, 0, sizeof *out);
  bool wide = row->type == KF_DTYPE_FLOAT64;
  if (is_spread(row) || (!wide && row->type != KF_DTYPE_FLOAT32)) {
    *out = row->last;
    return;
  }
  switch (row->fold) {
    case KF__FOLD_OF_PROD: wide ? prod_end_f64(row, d) : prod_end_f32(row, f); break;
    case KF__FOLD_OF_MAX: wide ? max_end_f64(row, d) : max_end_f32(row, f); break;
    case KF__FOLD_OF_MIN: wide ? min_end_f64(row, d) : min_end_f32(row, f); break;
    default: wide ? sum_end_f64(row, d) : sum_end_f32(row, f);
  }
}

#define MERGE(T, member)                                              \
  do {                                                                \
    T a = acc->member[0], b = part->member[0];                        \
    switch (fold) {                                                   \
      case KF__FOLD_OF_PROD: acc->member[0] = a * b; break;           \
      case KF__FOLD_OF_MAX: acc->member[0] = MAX_OR_NAN(b, a); break; \
      case KF__FOLD_OF_MIN: acc->member[0] = MIN_OR_NAN(b, a); break; \
      default: acc->member[0] = a + b;                                \
    }                                                                 \
  } while (0)

void kf__fold_merge(int fold, kf_dtype_t type, kf_number_t *acc, const kf_number_t *part) {
  if (type == KF_DTYPE_FLOAT32)
    MERGE(float, f32);
  else if (type == KF_DTYPE_FLOAT64)
    MERGE(double, f64);
  else
    acc->i = join(fold, acc->i, part->i);
}

void kf__fold_identity(int fold, kf_dtype_t type, kf_number_t *out) {
  double start = fold == KF__FOLD_OF_PROD || fold == KF__FOLD_OF_ALL ? 1 : 0;
  if (fold == KF__FOLD_OF_MAX) start = -__builtin_inf();
  if (fold == KF__FOLD_OF_MIN) start = __builtin_inf();
  memset(out, 0, sizeof *out);
  if (type == KF_DTYPE_FLOAT32)
    out->f32[0] = (float)start;
  else if (type == KF_DTYPE_FLOAT64)
    out->f64[0] = start;
  else
    out->i = start == 1;
}

void kf__fold_in_order(int fold, kf_dtype_t type, const void *x, int64_t n, kf_number_t *out) {
  kf_number_t next = {0};
  kf__fold_identity(fold, type, out);
  if (type != KF_DTYPE_FLOAT32 && type != KF_DTYPE_FLOAT64) {
    out->i = integer_of(type, x, 0);
    for (int64_t i = 1; i < n; i++) out->i = join(fold, out->i, integer_of(type, x, i));
    return;
  }
  for (int64_t i = 0; i < n; i++) {
    if (type == KF_DTYPE_FLOAT32)
      next.f32[0] = ((const float *)x)[i];
    else
      next.f64[0] = ((const double *)x)[i];
    kf__fold_merge(fold, type, out, &next);
  }
}
