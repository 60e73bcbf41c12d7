/* The device that graphs run on. Values of lazy tensors stay in the memory of the CPU: a run on
 * another device begins with copies of the parameters and ends with copies of the results. Storages
 * are copied as a whole, because operands are views of them by geometry. */
/* build: size */
#include <keyfall/ops.h>

#include "lazy/plan.h"
#include "tensor/core/geometry.h"

static int type = KF_DEVICE_CPU, number = -1; /* atomic */

kf_device_t kf__lazy_eager_device(void) {
  return kf_device_make(__atomic_load_n(&type, __ATOMIC_RELAXED),
                        __atomic_load_n(&number, __ATOMIC_RELAXED));
}

/* Graphs that were compiled before may be fused code for the CPU. */
kf_status_t kf_lazy_set_eager_device(kf_device_t device) {
  if (device.type == KF_DEVICE_LAZY || device.type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_VALUE, "kf_lazy_set_eager_device: %s cannot run graphs",
                        kf_device_type_name(device.type));
  kf_key_t key;
  kf_tensor_t *probe;
  KF_TRY(kf_key_of_device_type(device.type, &key));
  KF_TRY(kf__tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(1), NULL, &probe));
  kf_tensor_release(probe);
  kf_lazy_cache_clear();
  __atomic_store_n(&type, device.type, __ATOMIC_RELAXED);
  __atomic_store_n(&number, device.type == KF_DEVICE_CPU ? -1 : device.index, __ATOMIC_RELAXED);
  return KF_OK;
}

static kf_status_t copy_bytes(kf_storage_t *from, kf_storage_t *to) {
  const int64_t size = (int64_t)from->size, one = 1;
  kf_tensor_t *source = NULL, *target = NULL;
  kf_status_t status =
      kf__tensor_over(from, KF_DTYPE_UINT8, (kf_int_span_t){&size, 1}, &one, 0, &source);
  if (status == KF_OK)
    status = kf__tensor_over(to, KF_DTYPE_UINT8, (kf_int_span_t){&size, 1}, &one, 0, &target);
  if (status == KF_OK) status = kf_copy_(target, source, false);
  kf_tensor_release(source);
  kf_tensor_release(target);
  return status;
}

kf_status_t kf__lazy_copy_to(kf_tensor_t *value, kf_device_t device, kf_tensor_t **out_copy) {
  kf_storage_t *storage;
  const size_t size = value->storage->size;
  *out_copy = NULL;
  KF_TRY(kf__storage_new(device, size, &storage));
  kf_status_t status = KF_OK;
  if (size > 0 && device.type == KF_DEVICE_CPU && value->device.type == KF_DEVICE_CPU)
    memcpy(storage->data, value->storage->data, size);
  else if (size > 0)
    status = copy_bytes(value->storage, storage);
  if (status == KF_OK)
    status = kf__tensor_over(storage, kf__dtype(value), kf__sizes(value), value->strides,
                             value->offset, out_copy);
  kf_storage_release(storage);
  return status;
}
