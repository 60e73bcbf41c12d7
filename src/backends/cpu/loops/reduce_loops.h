/* The loops that reductions are made of, one table for each instruction set (Note [SIMD files]).
 *
 * Note [Folds]
 * A fold combines numbers into accumulators. Integers are summed and multiplied in 64 bits (modulo
 * 2^64); all other types keep their type. `row` folds contiguous numbers into one accumulator;
 * `cols` folds several rows into one accumulator for each column; `merge` combines accumulators.
 * A floating-point sum of a row is a tree over lanes of 128 bytes, independent of the width of the
 * machine's vectors: every instruction set gives the same result, and the rounding error grows with
 * the logarithm of the length. Maxima and minima propagate NaN.
 *
 * Tables are indexed by KF__T_… (cpu_types.h). No loop computes in the half types: callers load
 * them as float32. */
#ifndef KF_BACKENDS_CPU_LOOPS_REDUCE_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_REDUCE_LOOPS_H

#include "backends/cpu/loops/cpu_types.h"
#include "backends/cpu/loops/isa.h"

typedef enum {
  KF__FOLD_SUM,
  KF__FOLD_SQUARES, /* sum of squares: float32 and float64 only */
  KF__FOLD_NANSUM,  /* sum with NaN as 0: the same */
  KF__FOLD_PROD,
  KF__FOLD_MAX, /* not complex */
  KF__FOLD_MIN,
  KF__FOLD_COUNT
} kf__fold_kind_t;

enum {
  KF__FOLD_ROW_MAX = 1 << 17, /* numbers that one call of `row` may be given */
  KF__MOMENT_ROW_MAX = 1024,  /* the same for `moments` */
  KF__MOMENT_ROWS_MAX = 32    /* rows that one call of `moment_cols` may be given */
};

typedef struct kf__fold {
  void (*row)(const void *x, int64_t n, void *acc); /* 0 < n ≤ KF__FOLD_ROW_MAX; replaces *acc */
  /* Rows are `stride` bytes apart. */
  void (*cols)(const void *x, int64_t stride, int64_t rows, int64_t n, void *acc);
  void (*merge)(void *acc, const void *part, int64_t n);
} kf__fold_t;

typedef struct kf__fold_loops {
  kf__fold_t folds[KF__FOLD_COUNT][KF__T_COMPUTED];
} kf__fold_loops_t;
KF_ISA_DECLARE(kf__fold_loops_t, reduce);

/* Loops that keep more than one number for each result; NULL where a type has none. */
typedef struct kf__stat_loops {
  /* The first position of `value`, or of any NaN; n if there is none. */
  int64_t (*find[KF__T_COMPUTED])(const void *x, int64_t n, const void *value);
  /* Updates the best value of each column with row number `index`; of equal values the earlier row
   * wins. [0]: largest, [1]: smallest. */
  void (*best[2][KF__T_COMPUTED])(const void *x, int64_t n, int64_t index, void *values,
                                  int64_t *indices);
  /* Mean and sum of squared deviations (float32, float64). */
  void (*moments[KF__T_COMPUTED])(const void *x, int64_t n, double *mean, double *m2);
  /* Adds rows to what `count` rows gave before. */
  void (*moment_cols[KF__T_COMPUTED])(const void *x, int64_t stride, int64_t rows, int64_t n,
                                      int64_t count, double *mean, double *m2);
  /* |x| of packed numbers; complex ones to the real type. */
  void (*absolute[KF__T_COMPUTED])(void *to, const void *x, int64_t n);
} kf__stat_loops_t;
KF_ISA_DECLARE(kf__stat_loops_t, reduce_stats);

#endif
