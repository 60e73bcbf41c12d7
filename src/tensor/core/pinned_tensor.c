/* Tensors in host memory that a device copies without staging. */
#include <keyfall/device.h>

#include "compat/texts.h"
#include "tensor/core/geometry.h"

static kf_status_t find_accelerator(int *device_type) {
  if (*device_type < 0) *device_type = kf_device_accelerator();
  if (*device_type >= 0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NO_PINNED_MEMORY,
                     "pinned memory belongs to a device, and none of the devices here has it"));
}

kf_status_t kf_tensor_new_pinned(int device_type, kf_dtype_t dtype, kf_int_span_t sizes,
                                 kf_int_span_t strides, kf_tensor_t **out_tensor) {
  int64_t buffer[KF__MAX_DIMS], bytes = 0, itemsize = (int64_t)kf_dtype_size(dtype);
  kf_storage_t *storage;
  *out_tensor = NULL;
  KF_TRY(find_accelerator(&device_type));
  if (!kf_dtype_is_supported(dtype)) /* kf_tensor_new reports the error */
    return kf_tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), sizes, out_tensor);
  KF_TRY(kf__check_geometry(sizes, &strides, 0, itemsize, buffer));
  KF_TRY(kf__bytes_needed(itemsize, sizes, strides, 0, &bytes));
  KF_TRY(kf_storage_create_pinned(device_type, (size_t)bytes, &storage));
  kf_status_t status = kf_tensor_create(storage, dtype, sizes, strides, 0, out_tensor);
  kf_storage_release(storage);
  return status;
}
