/* Sparse tensors: extended tensors (Note [Extended tensors]) whose extension holds the parts. Their
 * storage has no memory, so code that asks for data gets an error; it has the version counter. */
#ifndef KF_TENSOR_SPARSE_SPARSE_TENSOR_H
#define KF_TENSOR_SPARSE_SPARSE_TENSOR_H

#include <keyfall/sparse.h>

#include "tensor/tensor_internal.h"

typedef struct kf__sparse {
  kf__extension_t extension; /* first */
  kf_tensor_t *parts[KF_SPARSE_PARTS];
  int64_t sparse_dim;
  int64_t dense_dim;
  bool coalesced;
} kf__sparse_t;

/* The state of a sparse tensor; NULL for all others. */
static inline kf__sparse_t *kf__sparse_of(const kf_tensor_t *t) {
  if (!kf__is_defined(t) || t->layout == KF_LAYOUT_STRIDED) return NULL;
  return (kf__sparse_t *)(void *)kf__tensor_extension(t);
}
/* kf_sparse_coo as an expression of the open result scope, as kfs_ functions are: NULL where
 * something has failed before, or fails here. */
kf_tensor_t *kf__scoped_sparse(kf_tensor_t *indices, kf_tensor_t *values, kf_int_span_t sizes);
/* Errors unless every index lies in 0 … size - 1 of its dimension. `indices` is contiguous. */
KF_MUST_USE kf_status_t kf__sparse_check_indices(const kf_tensor_t *indices, const int64_t *sizes);
/* Errors unless the offsets start at 0, never fall, and end at `nnz`, for each batch, and plain
 * indices lie below `limit` and, if `rising`, rise strictly inside each compressed one. Both are
 * contiguous int64 tensors. */
KF_MUST_USE kf_status_t kf__sparse_check_compressed(const kf_tensor_t *compressed,
                                                    const kf_tensor_t *plain, int64_t limit,
                                                    bool rising);
/* Called before each sparse tensor is made. Set by the sparse backend, NULL without it. */
extern kf_status_t (*kf__sparse_prepare)(bool on_meta) KF__HIDDEN;

#endif
