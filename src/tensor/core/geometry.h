/* Checks of sizes and strides that users gave, and writing them to headers: for the files of this
 * room. */
#ifndef KF_TENSOR_CORE_GEOMETRY_H
#define KF_TENSOR_CORE_GEOMETRY_H

#include "tensor/tensor_internal.h"

/* Checks a geometry, except against the size of the storage. If strides->data is NULL, contiguous
 * strides are written to `buffer`, and *strides is set to them. KF_ERR_RUNTIME for more than
 * KF__MAX_DIMS dimensions, negative sizes, strides or offsets, and overflows. */
KF_MUST_USE kf_status_t kf__check_geometry(kf_int_span_t sizes, kf_int_span_t *strides,
                                           int64_t offset, int64_t itemsize,
                                           int64_t buffer[KF__MAX_DIMS]);
/* What the address of an element must be a multiple of: kernels load elements with their C type. */
static inline size_t kf__alignment_of(kf_dtype_t dtype) {
  return kf_dtype_is_complex(dtype) ? kf_dtype_size(dtype) / 2 : kf_dtype_size(dtype);
}
/* KF_ERR_RUNTIME where the memory of the storage, which may have been wrapped, begins at an address
 * that elements of this type cannot have. */
KF_MUST_USE kf_status_t kf__check_aligned(const kf_storage_t *storage, kf_dtype_t dtype);
/* KF_ERR_RUNTIME unless every element lies inside the storage. */
KF_MUST_USE kf_status_t kf__check_reach(const kf_storage_t *storage, int64_t itemsize,
                                        kf_int_span_t sizes, kf_int_span_t strides, int64_t offset);
/* The bytes that a storage needs for this geometry, up to the last element; 0 if there is none. */
KF_MUST_USE kf_status_t kf__bytes_needed(int64_t itemsize, kf_int_span_t sizes,
                                         kf_int_span_t strides, int64_t offset, int64_t *out_bytes);
/* kf_tensor_create for a geometry that the caller knows to be valid and inside the storage: taken
 * from another tensor, for example. */
KF_MUST_USE kf_status_t kf__tensor_over(kf_storage_t *storage, kf_dtype_t dtype,
                                        kf_int_span_t sizes, const int64_t *strides, int64_t offset,
                                        kf_tensor_t **out_tensor);
/* The same with the type, the geometry and the conjugate and negative bits of another tensor. */
KF_MUST_USE kf_status_t kf__tensor_like_over(const kf_tensor_t *like, kf_storage_t *storage,
                                             kf_tensor_t **out_tensor);
/* Replaces a storage by the one that stands for it on the device of a tensor, borrowed, if there is
 * one: kf__recorded_storages_t.twin. */
KF_MUST_USE kf_status_t kf__find_twin(const kf_tensor_t *t, kf_storage_t **storage);
/* kf__tensor_adopt, but the tensor gets the device of the other one also in a scope. */
KF_MUST_USE kf_status_t kf__tensor_become(kf_tensor_t *t, const kf_tensor_t *from);
/* A new contiguous tensor on the recording device in one block with its storage, whose buffer the
 * caller fills (`block`, KF__RECORDED_BUFFER bytes) along with `data`. The type is none of those
 * above KF_DTYPE_BOOL; there are elements, and at most KF__INLINE_DIMS dimensions. */
KF_MUST_USE kf_status_t kf__tensor_new_recorded(kf_dtype_t dtype, kf_int_span_t sizes,
                                                int64_t numel, kf_tensor_t **out_tensor);
/* Whether the strides are contiguous in some order of the dimensions. No size may be 0. */
bool kf__strides_are_dense(uint32_t ndim, const int64_t *sizes, const int64_t *strides);
/* Sets and returns the error for an undefined tensor. The status is a constant in the inline half,
 * so that analyzers see it. */
void kf__report_no_tensor(const char *function);
static inline kf_status_t kf__no_tensor(const char *function) {
  kf__report_no_tensor(function);
  return KF_ERR_RUNTIME;
}

/* A flag of tensors (kf__tensor_flags), always with KF__OWN_VERSION: the tensor got another storage
 * (x.data = y, set_), and goes on counting where its views do, in the old one. It holds an anchor
 * of that storage, which keeps the header but not the data. */
enum { KF__OLD_VERSION = 1024 };

/* The cell of a tensor with KF__OWN_VERSION, but without KF__OLD_VERSION. */
static inline kf_version_cell_t *kf__version_cell(const kf_tensor_t *t) {
  KF_ASSERT((t->flags & KF__OWN_VERSION) != 0);
  KF_ASSERT((t->flags & KF__OLD_VERSION) == 0);
  return (kf_version_cell_t *)(void *)((char *)t->version - offsetof(kf_version_cell_t, version));
}

/* Retains or releases what holds the counter of a tensor with KF__OWN_VERSION. */
void kf__version_retain(const kf_tensor_t *t);
void kf__version_release(const kf_tensor_t *t);

/* Bytes of a block with sizes and strides: KF__OWN_DIMS. */
static inline size_t kf__dims_size(uint32_t ndim) { return 2 * sizeof(int64_t) * ndim; }

/* Writes sizes and strides to where t->sizes and t->strides point, and sets `numel` and the flags
 * CONTIGUOUS and DENSE, which must be clear. The geometry is valid, and sizes and strides do not
 * overlap the destination. One pass from the last dimension on: this is part of making a view. */
static inline void kf__write_dims(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                  const int64_t *strides) {
  KF_ASSERT((t->flags & (KF__CONTIGUOUS | KF__DENSE)) == 0);
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
    /* Unsigned: the sizes next to a 0 may overflow. */
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
