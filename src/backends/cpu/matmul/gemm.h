/* Products of matrices: C = alpha * A * B + beta * D for every element type that has them.
 *
 * Note [Matrix products]
 * Matrices are given by an address and two strides, counted in elements; anything that strides can
 * say is taken (transposed, sliced, broadcast). A block of B and a block of A are copied into
 * panels in the order in which the innermost loop reads them, and that loop keeps a tile of C in
 * registers. float32 and float64 have such loops, one source for all instruction sets
 * (simd/gemm.c). The half types and the complex ones are packed as real panels for the same loops
 * (a complex product is a real one of twice the rows and twice the depth); integers have plain
 * loops. Whatever the type, an element of C is summed over k in one fixed order: how C is divided
 * among blocks and threads does not change a bit of it. */
#ifndef KF_BACKENDS_CPU_MATMUL_GEMM_H
#define KF_BACKENDS_CPU_MATMUL_GEMM_H

#include "backends/cpu/core/isa.h"
#include "tensor/core/tensor_internal.h"

typedef struct kf__matrix {
  const void *data;
  int64_t rows, columns; /* strides */
  int64_t batch;         /* stride from one matrix to the next */
} kf__matrix_t;

/* Writes part of an operand as panels: panel after panel of `width` rows (of A; columns of B), and
 * in it, for each step p of the sum, the `width` elements next to one another. Rows beyond `count`
 * in the last panel are zeros. */
typedef void (*kf__pack_fn)(const void *context, int64_t first, int64_t count, int64_t p,
                            int64_t depth, int64_t width, void *panels);

typedef struct kf__gemm {
  kf_dtype_t dtype;
  int64_t m, n, k;
  int64_t batches; /* how many products of this shape; 1 for one */
  kf__matrix_t a, b;
  kf__matrix_t c;               /* written; elements must not overlap */
  kf__matrix_t d;               /* added: data NULL for none. May be c itself, or have strides 0 */
  kf_complex_t alpha, beta;     /* floating and complex types */
  uint64_t int_alpha, int_beta; /* integers: arithmetic modulo 2^64 */
} kf__gemm_t;

/* Fails only for lack of memory, before anything is written. The type must be one of
 * kf__gemm_supports. */
KF_MUST_USE kf_status_t kf__gemm_run(const kf__gemm_t *job);
bool kf__gemm_supports(kf_dtype_t dtype);

/* Sets type and factors; the rest of the job is zero, `batches` 1. */
void kf__gemm_init(kf__gemm_t *job, kf_dtype_t dtype, kf_scalar_t alpha, kf_scalar_t beta);

/* The row-major call that BLAS users know. beta 0: C is not read. */
KF_MUST_USE kf_status_t kf__gemm(kf_dtype_t dtype, bool trans_a, bool trans_b, int64_t m, int64_t n,
                                 int64_t k, kf_scalar_t alpha, const void *a, int64_t lda,
                                 const void *b, int64_t ldb, kf_scalar_t beta, void *c,
                                 int64_t ldc);

/* ---- The loops, for gemm.c and conv.c ---- */

/* Where the product of two blocks goes: c = alpha * product + beta * d. */
typedef struct kf__gemm_store {
  void *c;
  int64_t c_rows, c_columns;
  const void *d; /* NULL: none */
  int64_t d_rows, d_columns;
  double alpha, beta;
} kf__gemm_store_t;

typedef struct kf__gemm_loops {
  int64_t mr, nr;     /* the tile in registers: rows of A, columns of B */
  int64_t lanes;      /* elements of a vector */
  int64_t mc, kc, nc; /* the block that the caches should hold */
  /* src[i * si + p * sp] as panels of mr (A) or nr (B); see kf__pack_fn. */
  void (*pack_a)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth, void *dst);
  void (*pack_b)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth, void *dst);
  /* dst[q * width + i] = src[offsets[i] + q] for i < count, q < depth: a panel of B from rows that
   * lie anywhere. Zeros fill the last vector. */
  void (*turn_rows)(const void *src, const int64_t *offsets, int64_t count, int64_t depth,
                    int64_t width, void *dst);
  void (*block)(int64_t m, int64_t n, int64_t k, const void *a, const void *b,
                const kf__gemm_store_t *store);
  /* One panel of A, m ≤ mr rows of it, times a B whose step p is the row b + offsets[p] in memory:
   * the sum of a convolution. Reads up to nr - 1 elements beyond the n-th of each row. */
  void (*line)(int64_t m, int64_t n, int64_t k, const void *a, const void *b,
               const int64_t *offsets, const kf__gemm_store_t *store);
  /* out[i * n + j] = sum over p of x[i * k + p] * b[p * rows + j * columns], where m is 1, 2, 4 or
   * 8: B is read where it is, once. */
  void (*few)(int64_t m, int64_t n, int64_t k, const void *x, const void *b, int64_t rows,
              int64_t columns, void *out);
  void (*dot)(const void *x, const void *y, int64_t k, void *out);
} kf__gemm_loops_t;

typedef struct kf__gemm_table {
  kf__gemm_loops_t f32, f64;
} kf__gemm_table_t;
KF_ISA_DECLARE(kf__gemm_table_t, gemm);

#endif
