/* The loops of scaled dot product attention for one instruction set. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/attention_loops.h"

#include <math.h>

#include "backends/cpu/simd/math/math_f32.h"
#include "backends/cpu/simd/math/math_f64.h"
#include "backends/cpu/simd/reduce_vec.h"
#include "base/base_internal.h"

#if defined(__AVX__)
#include <immintrin.h>
#endif

/* The greater of two numbers. NaN may be lost here: what decides is that the sum of exponentials
 * is NaN, whatever is subtracted from the scores. */
#if defined(__AVX512F__)
#define greater_f32(a, b) (vf32) _mm512_max_ps((__m512)(a), (__m512)(b))
#define greater_f64(a, b) (vf64) _mm512_max_pd((__m512d)(a), (__m512d)(b))
#elif defined(__AVX__)
#define greater_f32(a, b) (vf32) _mm256_max_ps((__m256)(a), (__m256)(b))
#define greater_f64(a, b) (vf64) _mm256_max_pd((__m256d)(a), (__m256d)(b))
#else
#define greater_f32 max_f32
#define greater_f64 max_f64
#endif

/* The exponential of a block works on BLOCK numbers at once, which are not a row of a panel: the
 * numbers that the rows have in common are repeated up to a multiple of both. */
#define LOOPS(name, T, BLOCK, EXP_MINUS)                                                         \
  static void exp_minus_##name(T *scores, int64_t keys, int64_t width, const T *shift) {         \
    T pattern[KF__ATTENTION_WIDTH];                                                              \
    int64_t period = width, from = 0;                                                            \
    while (period % (BLOCK) != 0) period += width;                                               \
    KF_ASSERT(period <= KF__ATTENTION_WIDTH);                                                    \
    for (int64_t i = 0; i < period; i += width)                                                  \
      memcpy(pattern + i, shift, (size_t)width * sizeof(T));                                     \
    const int64_t n = keys * width;                                                              \
    int64_t at = 0;                                                                              \
    for (; at + (BLOCK) <= n; at += (BLOCK)) {                                                   \
      const T *const in_ = scores + at, *const max_ = pattern + from;                            \
      T *const out_ = scores + at;                                                               \
      V_USUAL(T, BLOCK, const T x = max_[j_] - in_[j_], EXP_MINUS(x))                            \
      from = from + (BLOCK) == period ? 0 : from + (BLOCK);                                      \
    }                                                                                            \
    if (at == n) return;                                                                         \
    T pad[BLOCK] = {0};                                                                          \
    for (int64_t i = 0; i < n - at; i++) pad[i] = pattern[from + i] - scores[at + i];            \
    T *const out_ = pad;                                                                         \
    V_USUAL(T, BLOCK, const T x = pad[j_], EXP_MINUS(x))                                         \
    memcpy(scores + at, pad, (size_t)(n - at) * sizeof(T));                                      \
  }                                                                                              \
                                                                                                 \
  static void add_keys_##name(void *scores, int64_t keys, int64_t width, void *max, void *sum,   \
                              void *factor) {                                                    \
    T *s = scores, *m = max, *l = sum, *f = factor, shift[KF__ATTENTION_WIDTH] = {0};            \
    for (int64_t q = 0; q < width; q += WIDTH_##name) {                                          \
      const v##name before = load_##name(m + q), lowest = splat_##name((T)-INFINITY);            \
      v##name best = before, other = before;                                                     \
      int64_t key = 0;                                                                           \
      for (; key + 2 <= keys; key += 2) {                                                        \
        best = greater_##name(best, load_##name(s + key * width + q));                           \
        other = greater_##name(other, load_##name(s + (key + 1) * width + q));                   \
      }                                                                                          \
      if (key < keys) best = greater_##name(best, load_##name(s + key * width + q));             \
      best = greater_##name(best, other);                                                        \
      store_##name(m + q, best);                                                                 \
      /* Without any key so far, the exponentials of minus infinity are 0, not NaN. */           \
      best = choose_##name((m##name)(best == lowest), (v##name){0}, best);                       \
      store_##name(shift + q, best);                                                             \
      store_##name(f + q, before);                                                               \
    }                                                                                            \
    exp_minus_##name(f, 1, width, shift);                                                        \
    exp_minus_##name(s, keys, width, shift);                                                     \
    for (int64_t q = 0; q < width; q += WIDTH_##name) {                                          \
      v##name sums[4] = {{0}};                                                                   \
      int64_t key = 0;                                                                           \
      for (; key + 4 <= keys; key += 4)                                                          \
        for (int i = 0; i < 4; i++) sums[i] += load_##name(s + (key + i) * width + q);           \
      for (; key < keys; key++) sums[0] += load_##name(s + key * width + q);                     \
      const v##name total = (sums[0] + sums[1]) + (sums[2] + sums[3]);                           \
      store_##name(l + q, load_##name(l + q) * load_##name(f + q) + total);                      \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void add_##name(void *scores, int64_t keys, int64_t width, const void *mask) {          \
    T *s = scores;                                                                               \
    const T *m = mask;                                                                           \
    for (int64_t i = 0; i < keys * width; i += WIDTH_##name)                                     \
      store_##name(s + i, load_##name(s + i) + load_##name(m + i));                              \
  }                                                                                              \
                                                                                                 \
  static void scale_##name(void *rows, int64_t count, int64_t width, const void *factor) {       \
    T *x = rows;                                                                                 \
    const T *f = factor;                                                                         \
    for (int64_t r = 0; r < count; r++, x += width)                                              \
      for (int64_t q = 0; q < width; q += WIDTH_##name)                                          \
        store_##name(x + q, load_##name(x + q) * load_##name(f + q));                            \
  }                                                                                              \
                                                                                                 \
  static void weights_##name(void *scores, int64_t keys, int64_t width, const void *log_sum) {   \
    exp_minus_##name(scores, keys, width, log_sum);                                              \
  }                                                                                              \
                                                                                                 \
  static void back_##name(void *grad, const void *weights, int64_t keys, int64_t width,          \
                          const void *dot, double factor) {                                      \
    T *g = grad;                                                                                 \
    const T *p = weights, *d = dot;                                                              \
    const v##name f = splat_##name((T)factor);                                                   \
    for (int64_t key = 0; key < keys; key++, g += width, p += width)                             \
      for (int64_t q = 0; q < width; q += WIDTH_##name)                                          \
        store_##name(g + q, load_##name(p + q) * (load_##name(g + q) - load_##name(d + q)) * f); \
  }
LOOPS(f32, float, VF_BLOCK, vf_exp_minus)
LOOPS(f64, double, VD_BLOCK, vd_exp_minus)

#define ROWS(name) \
  { add_keys_##name, add_##name, scale_##name, weights_##name, back_##name }
const kf__attention_loops_t KF_ISA_TABLE(attention) = {.rows = {ROWS(f32), ROWS(f64)}};
