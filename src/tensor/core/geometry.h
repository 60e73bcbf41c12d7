/* What the tensor room's files share about sizes and strides that users gave, and about headers. */
#ifndef KF_TENSOR_CORE_GEOMETRY_H
#define KF_TENSOR_CORE_GEOMETRY_H

#include "tensor/tensor_internal.h"

/* Checks a geometry, except for how far the storage reaches. Strides that are not given are made in
 * `room`, and *strides leads there. */
KF_MUST_USE kf_status_t kf__check_geometry(kf_int_span_t sizes, kf_int_span_t *strides,
                                           int64_t offset, int64_t itemsize,
                                           int64_t room[KF__MAX_DIMS]);
/* Checks that every element lies inside the storage. */
KF_MUST_USE kf_status_t kf__check_reach(const kf_storage_t *storage, int64_t itemsize,
                                        kf_int_span_t sizes, kf_int_span_t strides, int64_t offset);
/* Bytes that a storage must have for this: up to the last element. */
KF_MUST_USE kf_status_t kf__bytes_needed(int64_t itemsize, kf_int_span_t sizes,
                                         kf_int_span_t strides, int64_t offset, int64_t *out_bytes);
/* In some order of the dimensions, the strides are contiguous. No size may be 0. */
bool kf__strides_are_dense(uint32_t ndim, const int64_t *sizes, const int64_t *strides);
/* Records and returns the error for an undefined tensor; visible to analyzers. */
void kf__report_no_tensor(const char *function);
static inline kf_status_t kf__no_tensor(const char *function) {
  kf__report_no_tensor(function);
  return KF_ERR_RUNTIME;
}

/* The cell of a tensor with KF__OWN_VERSION. */
static inline kf_version_cell_t *kf__version_cell(const kf_tensor_t *t) {
  return (kf_version_cell_t *)(void *)((char *)t->version - offsetof(kf_version_cell_t, version));
}

/* Bytes of a block that has sizes and strides. */
static inline size_t kf__dims_size(uint32_t ndim) { return 2 * sizeof(int64_t) * ndim; }

/* Writes sizes and strides to a header with room for them, and what follows from them: `numel` and
 * the flags of the geometry, which must not be set yet. Geometry is right. */
static inline void kf__write_dims(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                  const int64_t *strides) {
  int64_t *to_sizes = t->sizes;
  int64_t *to_strides = t->strides;
  int64_t numel = 1;
  bool contiguous = true;
  for (uint32_t i = ndim; i-- > 0;) {
    int64_t size = sizes[i];
    int64_t stride = strides[i];
    to_sizes[i] = size;
    to_strides[i] = stride;
    contiguous &= stride == numel || size == 1;
    /* Unsigned: sizes beside a 0 may multiply to anything. */
    numel = (int64_t)((uint64_t)numel * (uint64_t)size);
  }
  t->numel = numel;
  if (contiguous || numel == 0)
    t->flags |= KF__CONTIGUOUS | KF__DENSE;
  else if (ndim == 2 ? to_strides[0] == 1 && to_strides[1] == to_sizes[0]
                     : ndim > 2 && kf__strides_are_dense(ndim, to_sizes, to_strides))
    t->flags |= KF__DENSE;
}

#endif
