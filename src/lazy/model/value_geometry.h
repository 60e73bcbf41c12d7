/* Geometries: how tensors lie over the values of lazy tensors, and the views that they describe. */
#ifndef KF_LAZY_MODEL_VALUE_GEOMETRY_H
#define KF_LAZY_MODEL_VALUE_GEOMETRY_H

#include <keyfall/tensor.h>

#include "tensor/storage/storage.h"
#include "tensor/tensor_internal.h"

/* How a tensor lies over the bytes of a storage. */
typedef struct kf__lazy_geometry {
  uint32_t ndim;
  uint32_t dtype;
  int64_t offset; /* in elements */
  int64_t dims[]; /* sizes, then strides */
} kf__lazy_geometry_t;

/* Whether the caller's reference is the only one to a value and to its memory. */
static inline bool kf__lazy_is_sole(const kf_tensor_t *value) {
  return value->base.object.refcount == 1 && value->storage->object.refcount == 1 &&
         (kf__storage_flags(value->storage) & KF__STORAGE_COW) == 0;
}
static inline bool kf__lazy_same_dims(const int64_t *a, const int64_t *b, uint32_t count) {
  uint64_t difference = 0;
  for (uint32_t i = 0; i < count; i++) difference |= (uint64_t)(a[i] ^ b[i]);
  return difference == 0;
}
static inline bool kf__lazy_has_dims(const kf_tensor_t *tensor, const int64_t *sizes,
                                     const int64_t *strides) {
  uint64_t difference = 0;
  for (uint32_t i = 0; i < tensor->ndim; i++)
    difference |=
        (uint64_t)(tensor->sizes[i] ^ sizes[i]) | (uint64_t)(tensor->strides[i] ^ strides[i]);
  return difference == 0;
}
static inline bool kf__lazy_fits(const kf__lazy_geometry_t *geometry, const kf_tensor_t *tensor) {
  return tensor->dtype == geometry->dtype && tensor->ndim == geometry->ndim &&
         tensor->offset == geometry->offset &&
         kf__lazy_has_dims(tensor, geometry->dims, geometry->dims + geometry->ndim);
}
/* Type, sizes and strides; not the offset. */
static inline bool kf__lazy_alike(const kf_tensor_t *a, const kf_tensor_t *b) {
  return a == b ||
         (a->dtype == b->dtype && a->ndim == b->ndim && kf__lazy_has_dims(a, b->sizes, b->strides));
}
bool kf__lazy_geometry_equal(const kf__lazy_geometry_t *a, const kf__lazy_geometry_t *b);
/* Whether a tensor of one geometry has all memory of a value of the other. */
bool kf__lazy_fills(const kf__lazy_geometry_t *geometry, const kf__lazy_geometry_t *value);
static inline size_t kf__lazy_geometry_size(uint32_t ndim) {
  return sizeof(kf__lazy_geometry_t) + 2 * sizeof(int64_t) * ndim;
}
void kf__lazy_geometry_fill(kf__lazy_geometry_t *geometry, const kf_tensor_t *tensor);
enum { /* flags of an operand: a tensor that a node reads or writes */
       KF__LAZY_CONJ = 1,
       KF__LAZY_NEG = 2,
       KF__LAZY_WRAPPED = 4, /* a wrapped number */
       KF__LAZY_WRITTEN = 8
};

/* A tensor of this geometry over the storage of `value`; `flags` are those of an operand. */
KF_MUST_USE kf_status_t kf__lazy_view(kf_tensor_t *value, const kf__lazy_geometry_t *geometry,
                                      uint32_t flags, kf_tensor_t **out_tensor);
/* A tensor of its own with this geometry, uninitialized. */
KF_MUST_USE kf_status_t kf__lazy_new_eager(const kf__lazy_geometry_t *geometry,
                                           kf_tensor_t **out_tensor);

/* The same on another device. */
KF_MUST_USE kf_status_t kf__lazy_new_on(kf_device_t device, const kf__lazy_geometry_t *geometry,
                                        kf_tensor_t **out_tensor);

#endif
