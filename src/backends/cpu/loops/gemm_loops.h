/* The loops of matrix products: Note [Matrix products] in matmul/gemm.h. */
#ifndef KF_BACKENDS_CPU_LOOPS_GEMM_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_GEMM_LOOPS_H

#include <stdbool.h>
#include <stdint.h>

#include "backends/cpu/loops/isa.h"

/* Writes part of an operand as panels. A panel has `width` rows of A (columns of B); for each step
 * p of the sum its `width` elements are adjacent. Packs rows first … first + count - 1 for the
 * steps p … p + depth - 1, panel after panel. Rows beyond `count` in the last panel are filled with
 * zeros. `context` is the operand. */
typedef void (*kf__pack_fn)(const void *context, int64_t first, int64_t count, int64_t p,
                            int64_t depth, int64_t width, void *panels);

/* Where the product of two blocks goes: c = alpha * product + beta * d. Strides are in elements. */
typedef struct kf__gemm_store {
  void *c;
  int64_t c_rows, c_columns;
  const void *d; /* NULL: none */
  int64_t d_rows, d_columns;
  double alpha, beta;
} kf__gemm_store_t;

/* Where the operands of a block are, in elements: packed panels, or the matrices themselves. The
 * elements of a row of A that a tile uses are a_step apart, its rows a_row; the columns of B are
 * always adjacent, its rows b_step apart. */
typedef struct kf__gemm_strides {
  int64_t a_panel, b_panel; /* from one tile to the next */
  int64_t a_row, a_step, b_step;
} kf__gemm_strides_t;

/* A vector of B and of C, in elements. */
typedef struct kf__gemm_vector {
  int64_t from, to, width;
} kf__gemm_vector_t;

typedef struct kf__gemm_loops {
  bool in_place;      /* tiles can read both operands without packing */
  int64_t same_set;   /* rows of A that are a multiple of this many bytes apart would drive each
                       * other out of the cache; 0: rows that are not close do */
  int64_t mr, nr;     /* the tile in registers: rows of A, columns of B */
  int64_t lanes;      /* elements of a vector */
  int64_t mc, kc, nc; /* the block that the caches should hold */
  /* src[i * si + p * sp] as panels of mr (A) or nr (B); see kf__pack_fn. */
  void (*pack_a)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth, void *dst);
  void (*pack_b)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth, void *dst);
  /* dst[q * width + i] = src[offsets[i] + q] for i < count, q < depth: a panel of B from rows at
   * any addresses. The last vector is padded with zeros. */
  void (*turn_rows)(const void *src, const int64_t *offsets, int64_t count, int64_t depth,
                    int64_t width, void *dst);
  /* Unless B is packed, n must be a multiple of `lanes`: a tile reads whole vectors of B. */
  void (*block)(int64_t m, int64_t n, int64_t k, const void *a, const void *b,
                const kf__gemm_strides_t *strides, const kf__gemm_store_t *store);
  /* One panel of A, m ≤ mr rows of it, times `count` vectors of a B that is not packed: the sum of
   * a convolution. Step p of vector v is at b + offsets[p] + vectors[v].from; `lanes` elements are
   * read there, of which vectors[v].width exist. */
  void (*lines)(int64_t m, int64_t k, const void *a, const void *b, const int64_t *offsets,
                int64_t count, const kf__gemm_vector_t *vectors, const kf__gemm_store_t *store);
  /* The sum of a weight's gradient, where A is not packed: sums[i * pitch + j] = sum over p of
   * a[rows[i] + steps[p]] * b[p * width + j], or adds that. `width` is a multiple of `lanes`, at
   * most nr. Writes m rows, rounded up to a multiple of mr. NULL: not for this type and machine. */
  void (*taps)(int64_t m, int64_t width, int64_t k, const void *a, const int64_t *rows,
               const int64_t *steps, const void *b, void *sums, int64_t pitch, bool adds);
  /* out[i * n + j] = sum over p of x[i * k + p] * b[p * rows + j * columns], where m is 1, 2, 4 or
   * 8. B is not packed and read once. */
  void (*few)(int64_t m, int64_t n, int64_t k, const void *x, const void *b, int64_t rows,
              int64_t columns, void *out);
  void (*dot)(const void *x, const void *y, int64_t k, void *out);
} kf__gemm_loops_t;

typedef struct kf__gemm_table {
  kf__gemm_loops_t f32, f64;
} kf__gemm_table_t;
KF_ISA_DECLARE(kf__gemm_table_t, gemm);

#endif
