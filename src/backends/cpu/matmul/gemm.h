/* Products of matrices: C = alpha * A * B + beta * D for every element type that has them.
 *
 * Note [Matrix products]
 * A matrix is an address and two strides, counted in elements; every layout that strides can
 * describe is supported (transposed, sliced, broadcast). A block of B and a block of A are copied
 * into panels in the order in which the innermost loop reads them, and that loop keeps a tile of C
 * in registers. float32 and float64 have such loops, one source for all instruction sets
 * (simd/simd_gemm.c). The half types and the complex ones are packed as real panels for the same
 * loops (a complex product is a real one of twice the rows and twice the depth); integers have
 * tiles of their own, and so have bfloat16 and bytes where the machine has instructions for them
 * (Note [Dot products]). For every type, an element of C is summed over k in one fixed order:
 * dividing C among blocks and threads in another way gives the same bits. */
#ifndef KF_BACKENDS_CPU_MATMUL_GEMM_H
#define KF_BACKENDS_CPU_MATMUL_GEMM_H

#include "backends/cpu/loops/gemm_loops.h"
#include "tensor/tensor_internal.h"

typedef struct kf__matrix {
  const void *data;
  int64_t rows, columns; /* strides */
  int64_t batch;         /* stride from one matrix to the next */
} kf__matrix_t;

typedef struct kf__gemm {
  kf_dtype_t dtype;
  int64_t m, n, k;
  int64_t batches; /* number of products with these sizes; 1 for a single one */
  kf__matrix_t a, b;
  kf__matrix_t c;               /* written; elements must not overlap */
  kf__matrix_t d;               /* added: data NULL for none. May be c itself, or have strides 0 */
  kf_complex_t alpha, beta;     /* floating and complex types */
  uint64_t int_alpha, int_beta; /* integers: arithmetic modulo 2^64 */
} kf__gemm_t;

/* Computes the product. The type must be one that kf__gemm_supports, unless k is 0. Fails for lack
 * of memory, before anything is written, or when it is stopped (Note [Stopping]). `job` is not
 * changed.
 */
KF_MUST_USE kf_status_t kf__gemm_run(const kf__gemm_t *job);
bool kf__gemm_supports(kf_dtype_t dtype);

/* Sets type and factors; `batches` becomes 1 and all other members 0. */
void kf__gemm_init(kf__gemm_t *job, kf_dtype_t dtype, kf_scalar_t alpha, kf_scalar_t beta);

/* The row-major interface of BLAS: C = alpha * A * B + beta * C, where lda, ldb and ldc are the
 * distances of rows. With beta 0, C is not read. */
KF_MUST_USE kf_status_t kf__gemm(kf_dtype_t dtype, bool trans_a, bool trans_b, int64_t m, int64_t n,
                                 int64_t k, kf_scalar_t alpha, const void *a, int64_t lda,
                                 const void *b, int64_t ldb, kf_scalar_t beta, void *c,
                                 int64_t ldc);

#endif
