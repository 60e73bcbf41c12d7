/* The folds of fused code, in the order of the CPU's reductions.
 *
 * Note [Sums of fused code]
 * The CPU sums a contiguous row as a tree over lanes of 128 bytes (Note [Folds] in
 * backends/cpu/loops/reduce_loops.h), in rows of at most 2^17 numbers whose sums it joins as a
 * tree. Fused code makes the same tree out of its blocks, so that the result has the same bits
 * where eager mode would sum a contiguous tensor over its last dimensions. Where it would sum along
 * columns or with strides, results differ by rounding. */
#ifndef KF_CODEGEN_FOLD_H
#define KF_CODEGEN_FOLD_H

#include "codegen/program.h"

enum {
  KF__FOLD_ROW = 1 << 17, /* numbers of a row */
  KF__FOLD_LANES = 128,   /* bytes */
  KF__FOLD_LEVELS = 11
};

/* Folds `packs` packs of 128 bytes of x into acc, lane by lane. Objects bring their own, compiled
 * for the machine: sums, products, maxima and minima, of float32 and float64 each. */
typedef void (*kf__leaf_fn)(const void *x, long packs, void *acc);
static inline kf__leaf_fn kf__leaf_of(const kf__leaf_fn *leaves, int fold, kf_dtype_t type) {
  static const uint8_t kinds[] = {0, 0, 1, 2, 3, 0, 0, 0, 0}; /* by kf__fold_of_t */
  return leaves[2 * kinds[fold] + (type == KF_DTYPE_FLOAT64)];
}

/* One row in the making. */
typedef struct kf__row_fold {
  _Alignas(16) char level[KF__FOLD_LEVELS][KF__FOLD_LANES]; /* sums of 2^i leaves */
  _Alignas(16) char lanes[KF__FOLD_LANES];
  kf_number_t last; /* of folds without lanes, and numbers behind the last whole pack */
  int64_t leaves;   /* or packs, of products and extremes; numbers, of variances */
  kf__leaf_fn leaf; /* for the fold and the type */
  int fold;         /* kf__fold_of_t */
  kf_dtype_t type;  /* of the numbers: float32, float64, int64, bool or another integer */
} kf__row_fold_t;

void kf__row_start(kf__row_fold_t *row, int fold, kf_dtype_t type, kf__leaf_fn leaf);
/* Adds n packed numbers. Every call but the last one of a row has a multiple of 1024 numbers. */
void kf__row_add(kf__row_fold_t *row, const void *x, int64_t n);
/* The result, one number of the type; of variances f64[0] is the mean and f64[1] the sum of squared
 * deviations. At least one number was added. */
void kf__row_end(kf__row_fold_t *row, kf_number_t *out);
/* Folds one number after the other, from the identity: the CPU folds rows of up to 16 numbers so,
 * where there are several. */
void kf__fold_in_order(int fold, kf_dtype_t type, const void *x, int64_t n, kf_number_t *out);
enum { KF__FOLD_SHORT = 16 };
/* acc = acc joined with part; both are results of rows. */
void kf__fold_merge(int fold, kf_dtype_t type, kf_number_t *acc, const kf_number_t *part);
/* The same for variances, of `count` and `part_count` numbers. */
void kf__moments_merge(kf_number_t *acc, int64_t count, const kf_number_t *part,
                       int64_t part_count);
/* The result of no numbers; infinite for the extremes of floating types. */
void kf__fold_identity(int fold, kf_dtype_t type, kf_number_t *out);

#endif
