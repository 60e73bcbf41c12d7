/* Cholesky and LU factors, and triangular solutions, of small matrices, for each of the four
 * element types. Matrices are stored by columns without gaps. The pivots are those of LAPACK. */
#ifndef KF_BACKENDS_CPU_LINALG_SMALL_H
#define KF_BACKENDS_CPU_LINALG_SMALL_H

#include "tensor/tensor_internal.h"

/* Matrices up to this size have kernels of our own, which need no LAPACK. */
enum { KF__SMALL = 8 };

typedef struct kf__small {
  /* Replaces the lower or upper triangle by its Cholesky factor; returns 0, or the order of the
   * first minor that is not positive. */
  int32_t (*cholesky)(int64_t n, void *a, bool upper);
  /* Replaces a by its LU factors, with pivots counted from 1; returns 0, or the index of the first
   * pivot that is 0. */
  int32_t (*lu)(int64_t rows, int64_t columns, void *a, int32_t *pivots);
  /* Replaces the columns of b by the solutions of A X = b, where a and pivots are the LU factors of
   * A; with `transposed` of A^T X = b. */
  void (*lu_solve)(int64_t n, int64_t count, const void *a, const int32_t *pivots, void *b,
                   bool transposed);
  /* The same for a triangular matrix. `unit`: the diagonal is not read, its elements are 1. */
  void (*triangular)(int64_t n, int64_t count, const void *a, void *b, bool upper, bool transposed,
                     bool unit);
  /* The determinant of a matrix with these LU factors: stored in `out`. */
  void (*determinant)(int64_t n, const void *a, const int32_t *pivots, void *out);
  /* Its sign, or phase, and the logarithm of its absolute value. */
  void (*log_determinant)(int64_t n, const void *a, const int32_t *pivots, void *sign, void *log);
  /* Replaces a matrix of at most KF__SMALL rows by its inverse; returns what `lu` returns. */
  int32_t (*inverse)(int64_t n, void *a);
  void (*identity)(int64_t n, void *a);
} kf__small_t;

/* The functions for a type: one of LAPACK's four. Determinants work for any size. */
const kf__small_t *kf__small_matrices(kf_dtype_t dtype);

#endif
