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
 * Rows of at most one block, such as scores of ten classes. Everything about a row stays in
 * registers, and the order of its sum is that of SUM_LANES. */

/* Copies a row and pads the block with `pad`. `readable` numbers may be read from x. */
static inline void short_row(float *row, const float *x, int64_t n, int64_t readable, float pad) {
  if (readable >= VF_BLOCK)
    memcpy(row, x, VF_BLOCK * sizeof *row);
  else
    memcpy(row, x, (size_t)n * sizeof *row);
  for (int j = 0; j < VF_BLOCK; j++) row[j] = j < (int)n ? row[j] : pad;
}

static inline float short_sum(const float *row) {
  float s[VF_BLOCK / 2];
  for (int j = 0; j < 8; j++) s[j] = row[j] + row[j + 8];
  for (int j = 0; j < 4; j++) s[j] = s[j] + s[j + 4];
  for (int j = 0; j < 2; j++) s[j] = s[j] + s[j + 2];
  return s[0] + s[1];
}

/* NaN wins. */
static inline float larger(float a, float b) { return a > b || a != a ? a : b; }
static inline float short_max(const float *row) {
  float s[VF_BLOCK / 2];
  for (int j = 0; j < 8; j++) s[j] = larger(row[j], row[j + 8]);
  for (int j = 0; j < 4; j++) s[j] = larger(s[j], s[j + 4]);
  for (int j = 0; j < 2; j++) s[j] = larger(s[j], s[j + 2]);
  return larger(s[0], s[1]);
}

/* Rows are computed in batches: logarithms of their sums then fill vectors, and a row is stored
 * with what lies behind it as long as that is part of a later row of the batch. */
enum { BATCH = 16 };
static inline void store_batch(float *to, float (*rows)[VF_BLOCK], int64_t count, int64_t n) {
  for (int64_t i = 0; i < count; i++, to += n) {
    if ((count - i) * n >= VF_BLOCK)
      memcpy(to, rows[i], VF_BLOCK * sizeof *to);
    else
      memcpy(to, rows[i], (size_t)n * sizeof *to);
  }
}

static void short_log_f32(void *to, const void *from, int64_t rows, int64_t n) {
  const float *x = from;
  float *y = to, row[BATCH][VF_BLOCK] = {{0}}, power[VF_BLOCK], max[BATCH] = {0};
  double sum[BATCH] = {0};
  for (int64_t r = 0; r < rows; r += BATCH, y += BATCH * n) {
    const int64_t count = rows - r < BATCH ? rows - r : BATCH;
    for (int64_t i = 0; i < count; i++, x += n) {
      short_row(row[i], x, n, (rows - r - i) * n, -INFINITY);
      max[i] = short_max(row[i]);
      for (int j = 0; j < VF_BLOCK; j++) power[j] = vf_exp_minus(max[i] - row[i][j]);
      for (int j = 0; j < VF_BLOCK; j++) power[j] = j < (int)n ? power[j] : 0;
      sum[i] = (double)short_sum(power);
    }
    for (int i = 0; i < BATCH; i++) sum[i] = vd_log(sum[i]);
    for (int64_t i = 0; i < count; i++) {
      const float log_sum = (float)sum[i];
      for (int j = 0; j < VF_BLOCK; j++) row[i][j] = row[i][j] - max[i] - log_sum;
    }
    store_batch(y, row, count, n);
  }
}

static void short_log_back_f32(void *to, const void *grad, const void *result, int64_t rows,
                               int64_t n) {
  const float *g = grad, *y = result;
  float *out = to, row[BATCH][VF_BLOCK] = {{0}}, power[VF_BLOCK] = {0};
  for (int64_t r = 0; r < rows; r += BATCH, out += BATCH * n) {
    const int64_t count = rows - r < BATCH ? rows - r : BATCH;
    for (int64_t i = 0; i < count; i++, g += n, y += n) {
      short_row(row[i], g, n, (rows - r - i) * n, 0);
      short_row(power, y, n, (rows - r - i) * n, 0);
      const float sum = short_sum(row[i]);
      for (int j = 0; j < VF_BLOCK; j++) power[j] = vf_exp(power[j]);
      for (int j = 0; j < VF_BLOCK; j++) row[i][j] = row[i][j] - power[j] * sum;
    }
    store_batch(out, row, count, n);
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
