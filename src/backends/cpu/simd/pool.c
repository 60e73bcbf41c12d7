/* Loops of pooling for one instruction set; see pool_loops.h. Written so that compilers vectorise
 * them: no branches, the common distances of inputs spelled out. */
#include "backends/cpu/pool_loops.h"
#include "base/half.h"

/* A NaN is larger than everything, and a later one than an earlier one. */
#define TAKE(C, LOAD, i, step)                             \
  {                                                        \
    const C value = LOAD(from[(i) * (step)]);              \
    const int32_t place = at + (int32_t)(i)*at_step;       \
    const int better = (value > to[i]) | (value != value); \
    to[i] = better ? value : to[i];                        \
    where[i] = better ? place : where[i];                  \
  }
#define MAX(tag, T, C, LOAD, STORE, least)                                                    \
  static void max_##tag(const void *in, int64_t step, int64_t n, int32_t at, int32_t at_step, \
                        void *best, int32_t *restrict where) {                                \
    const T *restrict from = (const T *)in;                                                   \
    C *restrict to = (C *)best;                                                               \
    if (step == 1)                                                                            \
      for (int64_t i = 0; i < n; i++) TAKE(C, LOAD, i, 1)                                     \
    else if (step == 2)                                                                       \
      for (int64_t i = 0; i < n; i++) TAKE(C, LOAD, i, 2)                                     \
    else                                                                                      \
      for (int64_t i = 0; i < n; i++) TAKE(C, LOAD, i, step)                                  \
  }
KF__POOL_INTS(MAX)
KF__POOL_FLOATS(MAX)

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
#define ENTRY(tag, ...) .max_##tag = max_##tag,
    KF__POOL_INTS(ENTRY) KF__POOL_FLOATS(ENTRY)
#undef ENTRY
#define ENTRY(tag, ...) .add_##tag = add_##tag,
        KF__POOL_FLOATS(ENTRY) ENTRY(i64, )
#undef ENTRY
};
