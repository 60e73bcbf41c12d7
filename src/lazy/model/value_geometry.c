/* Geometries: how tensors lie over the bytes of a value.
 *
 * A geometry is relative to byte 0 of the storage, not to the first element of the value: so one
 * geometry describes a view of a buffer before and after the buffer has memory. Tensors that are
 * made from it share the storage and own a reference to it. */
#include "lazy/model/value_geometry.h"
#include "tensor/core/geometry.h"

bool kf__lazy_geometry_equal(const kf__lazy_geometry_t *a, const kf__lazy_geometry_t *b) {
  if (a == b) return true;
  /* the struct has no padding, so its bytes can be compared */
  return a != NULL && b != NULL && a->ndim == b->ndim &&
         memcmp(a, b, kf__lazy_geometry_size(a->ndim)) == 0;
}

void kf__lazy_geometry_fill(kf__lazy_geometry_t *geometry, const kf_tensor_t *tensor) {
  const uint32_t ndim = tensor->ndim;
  geometry->ndim = ndim;
  geometry->dtype = tensor->dtype;
  geometry->offset = tensor->offset;
  for (uint32_t i = 0; i < ndim; i++) {
    geometry->dims[i] = tensor->sizes[i];
    geometry->dims[ndim + i] = tensor->strides[i];
  }
}

/* Always a new tensor, even without a geometry: the flags must not be set on the value, which other
 * operands read. */
kf_status_t kf__lazy_view(kf_tensor_t *value, const kf__lazy_geometry_t *geometry, uint32_t flags,
                          kf_tensor_t **out_tensor) {
  kf_tensor_t *made;
  if (geometry != NULL) {
    kf_int_span_t sizes = {geometry->dims, geometry->ndim};
    KF_TRY(kf__tensor_over(value->storage, (kf_dtype_t)geometry->dtype, sizes,
                           geometry->dims + geometry->ndim, geometry->offset, &made));
  } else {
    KF_TRY(kf__tensor_over(value->storage, kf__dtype(value), kf__sizes(value), value->strides,
                           value->offset, &made));
  }
  kf_status_t status = KF_OK;
  if ((flags & KF__LAZY_CONJ) != 0) status = kf_tensor_set_conj(made, true);
  if (status == KF_OK && (flags & KF__LAZY_NEG) != 0) status = kf_tensor_set_neg(made, true);
  if ((flags & KF__LAZY_WRAPPED) != 0) kf_tensor_set_wrapped_number(made, true);
  if (status == KF_OK)
    *out_tensor = made;
  else
    kf_tensor_release(made);
  return status;
}

/* The strides that a new tensor of these sizes has by default. */
static bool has_default_strides(const kf__lazy_geometry_t *geometry) {
  int64_t expected = 1;
  for (uint32_t i = geometry->ndim; i-- > 0;) {
    if (geometry->dims[i] == 0 || geometry->dims[geometry->ndim + i] != expected) return false;
    expected *= geometry->dims[i];
  }
  return true;
}

/* How many elements a packed geometry has; -1: it is not packed, or has sizes that are symbols. */
static int64_t packed_count(const kf__lazy_geometry_t *geometry) {
  int64_t count = 1;
  for (uint32_t i = 0; i < geometry->ndim; i++)
    if (geometry->dims[i] <= 0 || __builtin_mul_overflow(count, geometry->dims[i], &count))
      return -1;
  return geometry->offset == 0 && has_default_strides(geometry) ? count : -1;
}

bool kf__lazy_fills(const kf__lazy_geometry_t *geometry, const kf__lazy_geometry_t *value) {
  if (geometry == NULL || value == NULL) return false;
  if (kf__lazy_geometry_equal(geometry, value)) return true;
  const int64_t count = packed_count(geometry);
  return geometry->dtype == value->dtype && count > 0 && count == packed_count(value);
}

kf_status_t kf__lazy_new_eager(const kf__lazy_geometry_t *geometry, kf_tensor_t **out_tensor) {
  return kf__lazy_new_on(kf_device_make(KF_DEVICE_CPU, -1), geometry, out_tensor);
}

kf_status_t kf__lazy_new_on(kf_device_t device, const kf__lazy_geometry_t *geometry,
                            kf_tensor_t **out_tensor) {
  kf_int_span_t sizes = {geometry->dims, geometry->ndim};
  /* with an offset, the storage also needs the bytes before the first element */
  if (geometry->offset == 0)
    return kf__tensor_new((kf_dtype_t)geometry->dtype, device, sizes,
                          has_default_strides(geometry) ? NULL : geometry->dims + geometry->ndim,
                          out_tensor);
  kf_int_span_t strides = {geometry->dims + geometry->ndim, geometry->ndim};
  const int64_t itemsize = kf__dtype_sizes[geometry->dtype];
  int64_t bytes;
  KF_TRY(kf__bytes_needed(itemsize, sizes, strides, geometry->offset, &bytes));
  kf_storage_t *storage;
  KF_TRY(kf__storage_new(device, (size_t)bytes, &storage));
  kf_status_t status = kf__tensor_over(storage, (kf_dtype_t)geometry->dtype, sizes, strides.data,
                                       geometry->offset, out_tensor);
  kf_storage_release(storage);
  return status;
}
