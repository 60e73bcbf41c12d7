/* The loops of softmax for one instruction set. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/softmax_loops.h"

#include "backends/cpu/simd/math/math_f32.h"
#include "backends/cpu/simd/math/math_f64.h"
#include "backends/cpu/simd/reduce_vec.h"

/* Sums a row in the lanes of a pack, which are combined pairwise. MAP(i) is the vector at element
 * i; the tail is padded with zeros to a pack. */
#define ADD(a, b) ((a) + (b))
#define SUM_LANES(name, T, total, n, MAP, TAIL)                        \
  do {                                                                 \
    v##name sum_[PACK] = {{0}};                                        \
    int64_t i_ = 0;                                                    \
    for (; i_ + LANES_##name <= (n); i_ += LANES_##name)               \
      EACH_VECTOR(k) sum_[k] += MAP(i_ + k * WIDTH_##name);            \
    if (i_ < (n)) {                                                    \
      T tail_[LANES_##name] = {0};                                     \
      for (int k_ = 0; i_ < (n); i_++, k_++) tail_[k_] = TAIL(i_);     \
      EACH_VECTOR(k) sum_[k] += load_##name(tail_ + k * WIDTH_##name); \
    }                                                                  \
    FOLD_PACK(sum_, ADD);                                              \
    FOLD_VECTOR(name, sum_[0], 1, ADD, ADD);                           \
    (total) += (double)sum_[0][0];                                     \
  } while (0)

#define ROWS(name, T, BLOCK, EXP_MINUS, EXP)                                                    \
  static double exp_sum_##name(void *to, const void *from, int64_t n, double shared) {          \
    const T *data = from;                                                                       \
    T *y = to;                                                                                  \
    const T max = (T)shared;                                                                    \
    double total = 0;                                                                           \
    V_MAP(T, BLOCK, y, data, n, EXP_MINUS(max - x));                                            \
    SUM_LANES(name, T, total, n, AT_##name, Y_AT);                                              \
    return total;                                                                               \
  }                                                                                             \
  static void scale_##name(void *to, const void *from, int64_t n, double shared) {              \
    const T *x = from, factor = (T)shared;                                                      \
    T *y = to;                                                                                  \
    EACH_ELEMENT(name, y, n, load_##name(x + i) * splat_##name(factor), x[i] * factor);         \
  }                                                                                             \
  static void shift_##name(void *to, const void *from, int64_t n, double max, double log_sum) { \
    const T *x = from, m = (T)max, s = (T)log_sum;                                              \
    T *y = to;                                                                                  \
    EACH_ELEMENT(name, y, n, load_##name(x + i) - splat_##name(m) - splat_##name(s),            \
                 x[i] - m - s);                                                                 \
  }                                                                                             \
  static double dot_##name(const void *first, const void *second, int64_t n) {                  \
    const T *x = first, *y = second;                                                            \
    double total = 0;                                                                           \
    SUM_LANES(name, T, total, n, PRODUCT_AT_##name, PRODUCT_TAIL);                              \
    return total;                                                                               \
  }                                                                                             \
  static void back_##name(void *to, const void *grad, const void *result, int64_t n,            \
                          double shared) {                                                      \
    const T *g = grad, *y = result, dot = (T)shared;                                            \
    T *out = to;                                                                                \
    EACH_ELEMENT(name, out, n, load_##name(y + i) * (load_##name(g + i) - splat_##name(dot)),   \
                 y[i] * (g[i] - dot));                                                          \
  }                                                                                             \
  static void log_back_##name(void *to, const void *grad, const void *result, int64_t n,        \
                              double shared) {                                                  \
    const T *g = grad, *y = result, sum = (T)shared;                                            \
    T *out = to;                                                                                \
    for (int64_t at = 0; at < n; at += (BLOCK)) {                                               \
      T power[BLOCK];                                                                           \
      int64_t some = n - at < (BLOCK) ? n - at : (BLOCK);                                       \
      V_MAP(T, BLOCK, power, y + at, some, EXP(x));                                             \
      for (int64_t i = 0; i < some; i++) out[at + i] = g[at + i] - power[i] * sum;              \
    }                                                                                           \
  }
#define AT_f32(i) load_f32(y + (i))
#define AT_f64(i) load_f64(y + (i))
#define Y_AT(i) y[i]
#define PRODUCT_AT_f32(i) (load_f32(x + (i)) * load_f32(y + (i)))
#define PRODUCT_AT_f64(i) (load_f64(x + (i)) * load_f64(y + (i)))
#define PRODUCT_TAIL(i) (x[i] * y[i])
ROWS(f32, float, VF_BLOCK, vf_exp_minus, vf_exp)
ROWS(f64, double, VD_BLOCK, vd_exp_minus, vd_exp)

/* ---- Short rows ----
 *
 * Rows of at most one block, such as scores of ten classes. A row is padded to a block of vectors,
 * and the order of its sum is that of SUM_LANES. Rows are computed in batches, each step for all of
 * them: then rows need not wait for each other, exponentials and logarithms fill vectors, and a row
 * is stored with what lies behind it as long as that is part of a later row of the batch. */

enum { BATCH = 16, PARTS = VF_BLOCK / WIDTH_f32 };
#if defined(__clang__)
#define EACH_PART(k) _Pragma("clang loop unroll(full)") for (int k = 0; k < PARTS; k++)
#else
#define EACH_PART(k) _Pragma("GCC unroll 4") for (int k = 0; k < PARTS; k++)
#endif
_Static_assert(PARTS == 1 || PARTS == 2 || PARTS == 4, "FOLD_ROW knows these");

/* Combines the lanes of a row pairwise, into the first one. */
#define FOLD_ROW(row, VOP, OP)                                    \
  do {                                                            \
    if (PARTS > 2) {                                              \
      (row)[0] = VOP((row)[0], (row)[2 % PARTS]);                 \
      (row)[1 % PARTS] = VOP((row)[1 % PARTS], (row)[3 % PARTS]); \
    }                                                             \
    if (PARTS > 1) (row)[0] = VOP((row)[0], (row)[1 % PARTS]);    \
    FOLD_VECTOR(f32, (row)[0], 1, VOP, OP);                       \
  } while (0)

/* NaN wins. */
static inline float larger(float a, float b) { return a > b || a != a ? a : b; }

/* Which lanes of a block belong to a row of n numbers. */
static inline void find_lanes(mf32 *inside, int64_t n) {
  int32_t lanes[VF_BLOCK];
  for (int j = 0; j < VF_BLOCK; j++) lanes[j] = j < (int)n ? -1 : 0;
  memcpy(inside, lanes, sizeof lanes);
}

/* Loads a row and pads it with `pad`. `readable` numbers may be read from x. */
static inline void load_row(vf32 *row, const float *x, int64_t n, int64_t readable,
                            const mf32 *inside, float pad) {
  float copy[VF_BLOCK];
  if (readable < VF_BLOCK) {
    memset(copy, 0, sizeof copy);
    memcpy(copy, x, (size_t)n * sizeof *copy);
    x = copy;
  }
  EACH_PART(k) row[k] = choose_f32(inside[k], load_f32(x + k * WIDTH_f32), splat_f32(pad));
}

static inline void store_row(float *to, const vf32 *row, int64_t n, int64_t writable) {
  if (writable >= VF_BLOCK)
    EACH_PART(k) store_f32(to + k * WIDTH_f32, row[k]);
  else
    memcpy(to, row, (size_t)n * sizeof *to);
}

static void short_log_f32(void *to, const void *from, int64_t rows, int64_t n) {
  const float *x = from;
  float *y = to, power[BATCH * VF_BLOCK];
  vf32 row[BATCH][PARTS], fold[PARTS], max[BATCH];
  mf32 inside[PARTS];
  double sum[BATCH] = {0};
  find_lanes(inside, n);
  for (int64_t r = 0; r < rows; r += BATCH) {
    const int64_t count = rows - r < BATCH ? rows - r : BATCH;
    for (int64_t i = 0; i < count; i++, x += n) {
      load_row(row[i], x, n, (rows - r - i) * n, inside, -INFINITY);
      EACH_PART(k) fold[k] = row[i][k];
      FOLD_ROW(fold, max_f32, larger);
      max[i] = splat_f32(fold[0][0]);
      EACH_PART(k) store_f32(power + i * VF_BLOCK + k * WIDTH_f32, max[i] - row[i][k]);
    }
    for (int64_t j = 0; j < count * VF_BLOCK; j++) power[j] = vf_exp_minus(power[j]);
    for (int64_t i = 0; i < count; i++) {
      load_row(fold, power + i * VF_BLOCK, n, VF_BLOCK, inside, 0);
      FOLD_ROW(fold, ADD, ADD);
      sum[i] = (double)fold[0][0];
    }
    for (int i = 0; i < BATCH; i++) sum[i] = vd_log(sum[i]);
    for (int64_t i = 0; i < count; i++, y += n) {
      const vf32 log_sum = splat_f32((float)sum[i]);
      EACH_PART(k) row[i][k] = row[i][k] - max[i] - log_sum;
      store_row(y, row[i], n, (count - i) * n);
    }
  }
}

static void short_log_back_f32(void *to, const void *grad, const void *result, int64_t rows,
                               int64_t n) {
  const float *g = grad, *y = result;
  float *out = to, power[BATCH * VF_BLOCK];
  vf32 row[BATCH][PARTS], fold[PARTS], sum[BATCH];
  mf32 inside[PARTS];
  find_lanes(inside, n);
  for (int64_t r = 0; r < rows; r += BATCH) {
    const int64_t count = rows - r < BATCH ? rows - r : BATCH;
    for (int64_t i = 0; i < count; i++, g += n, y += n) {
      load_row(fold, y, n, (rows - r - i) * n, inside, 0);
      EACH_PART(k) store_f32(power + i * VF_BLOCK + k * WIDTH_f32, fold[k]);
      load_row(row[i], g, n, (rows - r - i) * n, inside, 0);
      EACH_PART(k) fold[k] = row[i][k];
      FOLD_ROW(fold, ADD, ADD);
      sum[i] = splat_f32(fold[0][0]);
    }
    for (int64_t j = 0; j < count * VF_BLOCK; j++) power[j] = vf_exp(power[j]);
    for (int64_t i = 0; i < count; i++, out += n) {
      const float *p = power + i * VF_BLOCK;
      EACH_PART(k) row[i][k] = row[i][k] - load_f32(p + k * WIDTH_f32) * sum[i];
      store_row(out, row[i], n, (count - i) * n);
    }
  }
}

/* Differences are computed first, because the block loops of vector functions read one array. */
#define COLS(name, T, BLOCK, EXP_MINUS, EXP)                                                     \
  static void exp_sum_cols_##name(void *to, const void *from, int64_t n, const void *shared,     \
                                  void *sums) {                                                  \
    const T *data = from, *max = shared;                                                         \
    T *y = to, *sum = sums;                                                                      \
    for (int64_t at = 0; at < n; at += (BLOCK)) {                                                \
      T below[BLOCK] = {0};                                                                      \
      int64_t some = n - at < (BLOCK) ? n - at : (BLOCK);                                        \
      for (int64_t i = 0; i < some; i++) below[i] = max[at + i] - data[at + i];                  \
      for (int i = 0; i < (BLOCK); i++) below[i] = EXP_MINUS(below[i]);                          \
      for (int64_t i = 0; i < some; i++) {                                                       \
        y[at + i] = below[i];                                                                    \
        sum[at + i] += below[i];                                                                 \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
  static void scale_cols_##name(void *to, const void *from, int64_t n, const void *shared) {     \
    const T *x = from, *factor = shared;                                                         \
    T *y = to;                                                                                   \
    EACH_ELEMENT(name, y, n, load_##name(x + i) * load_##name(factor + i), x[i] * factor[i]);    \
  }                                                                                              \
  static void shift_cols_##name(void *to, const void *from, int64_t n, const void *max,          \
                                const void *log_sum) {                                           \
    const T *x = from, *m = max, *s = log_sum;                                                   \
    T *y = to;                                                                                   \
    EACH_ELEMENT(name, y, n, load_##name(x + i) - load_##name(m + i) - load_##name(s + i),       \
                 x[i] - m[i] - s[i]);                                                            \
  }                                                                                              \
  static void dot_cols_##name(const void *first, const void *second, int64_t n, void *dots) {    \
    const T *x = first, *y = second;                                                             \
    T *restrict dot = dots;                                                                      \
    for (int64_t i = 0; i < n; i++) dot[i] += x[i] * y[i];                                       \
  }                                                                                              \
  static void back_cols_##name(void *to, const void *grad, const void *result, int64_t n,        \
                               const void *shared) {                                             \
    const T *g = grad, *y = result, *dot = shared;                                               \
    T *out = to;                                                                                 \
    EACH_ELEMENT(name, out, n, load_##name(y + i) * (load_##name(g + i) - load_##name(dot + i)), \
                 y[i] * (g[i] - dot[i]));                                                        \
  }                                                                                              \
  static void log_back_cols_##name(void *to, const void *grad, const void *result, int64_t n,    \
                                   const void *shared) {                                         \
    const T *g = grad, *y = result, *sum = shared;                                               \
    T *out = to;                                                                                 \
    for (int64_t at = 0; at < n; at += (BLOCK)) {                                                \
      T power[BLOCK];                                                                            \
      int64_t some = n - at < (BLOCK) ? n - at : (BLOCK);                                        \
      V_MAP(T, BLOCK, power, y + at, some, EXP(x));                                              \
      for (int64_t i = 0; i < some; i++) out[at + i] = g[at + i] - power[i] * sum[at + i];       \
    }                                                                                            \
  }
COLS(f32, float, VF_BLOCK, vf_exp_minus, vf_exp)
COLS(f64, double, VD_BLOCK, vd_exp_minus, vd_exp)

#define ROW_SET(name, ...)                                                                \
  {                                                                                       \
    exp_sum_##name, scale_##name, shift_##name, dot_##name, back_##name, log_back_##name, \
        __VA_ARGS__                                                                       \
  }
#define COL_SET(name)                                                                             \
  {                                                                                               \
    exp_sum_cols_##name, scale_cols_##name, shift_cols_##name, dot_cols_##name, back_cols_##name, \
        log_back_cols_##name                                                                      \
  }

const kf__softmax_loops_t KF_ISA_TABLE(softmax) = {
    .rows = {ROW_SET(f32, VF_BLOCK, short_log_f32, short_log_back_f32),
             ROW_SET(f64, 0, NULL, NULL)},
    .cols = {COL_SET(f32), COL_SET(f64)},
};
