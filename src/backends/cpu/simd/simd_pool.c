/* Loops of pooling for one instruction set; see pool_loops.h. Written so that compilers vectorise
 * them: without branches, and with separate loops for the common distances of inputs. */
#include "backends/cpu/loops/pool_loops.h"

#include <stdbool.h>

#include "base/base_internal.h"
#include "base/half.h"

/* NaN counts as larger than everything, and a later NaN as larger than an earlier one. */
#define TAKE(C, LOAD, i, step)                             \
  {                                                        \
    const C value = LOAD(from[(i) * (step)]);              \
    const int32_t position = at + (int32_t)(i)*at_step;    \
    const int better = (value > to[i]) | (value != value); \
    to[i] = better ? value : to[i];                        \
    where[i] = better ? position : where[i];               \
  }
#define MAX(tag, T, C, LOAD, STORE, least)                                                    \
  static void max_##tag(const void *in, int64_t step, int64_t n, int32_t at, int32_t at_step, \
                        void *best, int32_t *restrict where) {                                \
    const T *restrict from = (const T *)in;                                                   \
    C *restrict to = (C *)best;                                                               \
    if (step == 1)                                                                            \
      for (int64_t i = 0; i < n; i++) TAKE(C, LOAD, i, 1)                                     \
    else                                                                                      \
      for (int64_t i = 0; i < n; i++) TAKE(C, LOAD, i, step)                                  \
  }
KF__POOL_INTS(MAX)
KF__POOL_FLOATS(MAX)

/* float32 has vectors of four windows, whose inputs are adjacent or every second element. In the
 * latter case two overlapping vectors are loaded, so that nothing beyond the last input of the last
 * window is read. */
enum { FOUR = 4 };
typedef float floats __attribute__((vector_size(16)));
typedef float loose_floats __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t positions __attribute__((vector_size(16)));
#if defined(__clang__)
#define EVERY_SECOND(a, b) __builtin_shufflevector(a, b, 0, 2, 5, 7)
#else
#define EVERY_SECOND(a, b) __builtin_shuffle(a, b, (positions){0, 2, 5, 7})
#endif

static inline void four_windows(const kf__pool_window_t *window, const float *in, int64_t step,
                                int64_t at, int64_t at_step, float *out, int64_t *indices,
                                int64_t out_step) {
  floats best = (floats){0} - __builtin_inff();
  positions where = {0};
  for (int64_t t = 0; t < window->count; t++) {
    const float *from = in + window->offsets[t];
    floats value = *(const loose_floats *)from;
    if (step == 2) {
      const floats more = *(const loose_floats *)(from + 3);
      value = EVERY_SECOND(value, more);
    }
    const positions better = (value > best) | (value != value);
    best = (floats)(((positions)value & better) | ((positions)best & ~better));
    where = (((positions){0} + window->positions[t]) & better) | (where & ~better);
  }
  /* Written out: indexing a vector with a variable would store it to memory. */
#define PUT(i)                 \
  out[(i)*out_step] = best[i]; \
  indices[(i)*out_step] = at + (i)*at_step + where[i];
  PUT(0) PUT(1) PUT(2) PUT(3)
#undef PUT
}

/* Computes n ≥ FOUR windows, four at a time; the last four may overlap the four before. False:
 * these windows have no vector code. */
static bool in_vectors(const kf__pool_window_t *window, const void *in, int64_t step, int64_t n,
                       int64_t at, int64_t at_step, void *out, int64_t *indices, int64_t out_step) {
  KF_ASSERT(window->count >= 0);
  KF_ASSERT(window->count <= KF__POOL_TAPS);
  if (n < FOUR || (step != 1 && step != 2)) return false;
  for (int64_t i = 0; i < n; i += FOUR) {
    if (i > n - FOUR) i = n - FOUR;
    four_windows(window, (const float *)in + i * step, step, at + i * at_step, at_step,
                 (float *)out + i * out_step, indices + i * out_step, out_step);
  }
  return true;
}

/* One window after the other, except for float32, which has vectors. */
#define WINDOWS(tag, T, C, LOAD, STORE, least)                                                   \
  static void windows_##tag(const kf__pool_window_t *window, const void *in, int64_t step,       \
                            int64_t n, int64_t at, int64_t at_step, void *out, int64_t *indices, \
                            int64_t out_step) {                                                  \
    if (_Generic((T)0, float                                                                     \
                 : true, default                                                                 \
                 : false) &&                                                                     \
        in_vectors(window, in, step, n, at, at_step, out, indices, out_step))                    \
      return;                                                                                    \
    for (int64_t i = 0; i < n; i++) {                                                            \
      C best = least;                                                                            \
      int32_t where = 0;                                                                         \
      for (int64_t t = 0; t < window->count; t++) {                                              \
        const C value = LOAD(((const T *)in)[i * step + window->offsets[t]]);                    \
        const int better = (value > best) | (value != value);                                    \
        best = better ? value : best;                                                            \
        where = better ? window->positions[t] : where;                                           \
      }                                                                                          \
      ((T *)out)[i * out_step] = STORE(best);                                                    \
      indices[i * out_step] = at + i * at_step + where;                                          \
    }                                                                                            \
  }
KF__POOL_INTS(WINDOWS)
KF__POOL_FLOATS(WINDOWS)

#define ADD(tag, T, C, LOAD, ...)                                              \
  static void add_##tag(const void *in, int64_t step, int64_t n, void *sums) { \
    const T *restrict from = (const T *)in;                                    \
    C *restrict to = (C *)sums;                                                \
    if (step == 1)                                                             \
      for (int64_t i = 0; i < n; i++) to[i] += LOAD(from[i]);                  \
    else if (step == 2)                                                        \
      for (int64_t i = 0; i < n; i++) to[i] += LOAD(from[i * 2]);              \
    else                                                                       \
      for (int64_t i = 0; i < n; i++) to[i] += LOAD(from[i * step]);           \
  }
KF__POOL_FLOATS(ADD)
ADD(i64, uint64_t, uint64_t, KF__AS_IS, )

const kf__pool_table_t KF_ISA_TABLE(pool) = {
#define ENTRY(tag, ...) .max_##tag = max_##tag, .windows_##tag = windows_##tag,
    KF__POOL_INTS(ENTRY) KF__POOL_FLOATS(ENTRY)
#undef ENTRY
#define ENTRY(tag, ...) .add_##tag = add_##tag,
        KF__POOL_FLOATS(ENTRY) ENTRY(i64, )
#undef ENTRY
};
