/* What the files of this backend share: scoped helpers (scope.h), which return NULL after a
 * failure, and the kernels that C programs and the engine of autograd need. */
#ifndef KF_BACKENDS_SPARSE_SPARSE_KERNELS_H
#define KF_BACKENDS_SPARSE_SPARSE_KERNELS_H

#include <keyfall/library.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <keyfall/scoped.h>

#include "ops/core/scoped_end.h"
#include "tensor/sparse/sparse_tensor.h"

/* The indices as a contiguous int64 tensor. */
kf_tensor_t *kf__sparse_int64(kf_tensor_t *indices);
/* The position of each entry in the sparse dimensions, as one number in row-major order. Fails for
 * an index outside the sizes. */
kf_tensor_t *kf__sparse_keys(kf_tensor_t *tensor);
/* A new tensor in coordinate format, in the scope. */
kf_tensor_t *kf__scoped_coo(kf_tensor_t *indices, kf_tensor_t *values, kf_int_span_t sizes,
                            uint32_t flags);
kf_tensor_t *kf__scoped_coalesce(kf_tensor_t *tensor);
kf_tensor_t *kf__scoped_to_dense(kf_tensor_t *tensor);

/* A matrix as rows: row r has the entries offsets[r] up to offsets[r + 1]. */
typedef struct kf__rows {
  const int64_t *offsets; /* rows + 1 */
  const int64_t *columns; /* inside the matrix */
  const void *values;
} kf__rows_t;
/* Contiguous elements of the type, without lazy conjugation or negation: what loops may read. */
kf_tensor_t *kf__sparse_memory(kf_tensor_t *values, kf_dtype_t dtype);
/* Fills the struct for a COO or CSR matrix, with values of the type. Its memory belongs to the
 * scope, which has failed if nothing was filled. */
KF_MUST_USE kf_status_t kf__sparse_rows(kf_tensor_t *sparse, kf_dtype_t dtype, kf__rows_t *out);
/* The type in which products of matrices of a type are computed. */
kf_dtype_t kf__sparse_work_type(kf_dtype_t dtype);
/* Errors unless two matrices, of which one or both are sparse, have sizes and types that can be
 * multiplied. */
KF_MUST_USE kf_status_t kf__sparse_check_product(const kf_tensor_t *a, const kf_tensor_t *b);
/* The product of two COO or CSR matrices: CSR if both are, COO otherwise. */
KF_MUST_USE kf_status_t kf__sparse_sparse_mm(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t **out);

/* rows[keys[i]] += alpha * values[i], for contiguous float32 and float64 tensors whose keys were
 * checked; false: nothing was done. */
bool kf__sparse_add_rows(kf_tensor_t *rows, const kf_tensor_t *keys, const kf_tensor_t *values,
                         kf_scalar_t alpha);

/* The union of the positions of two coalesced tensors. */
typedef struct kf__union {
  kf_tensor_t *of_a; /* for each entry, its number in the union */
  kf_tensor_t *of_b;
  int64_t count;  /* positions in the union */
  int64_t common; /* positions that both have */
} kf__union_t;
/* Fills the struct, with tensors of the scope; false after a failure. */
bool kf__sparse_union(kf_tensor_t *a, kf_tensor_t *b, kf__union_t *out);

/* Kernels at SparseCPU, and at SparseCsrCPU where layouts other than coordinates are allowed. */
kf_status_t kf__sparse_add(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf__sparse_add_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                            kf_scalar_t alpha);
kf_status_t kf__sparse_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t memory_format,
                             kf_tensor_t **out);
kf_status_t kf__sparse_detach(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__sparse_product(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
                               kf_tensor_t **out);

#endif
