/* Tensors that take another one over: x.data = y. In a scope, the two may be of the devices
 * that its storages stand for each other on. */
#include "tensor/core/geometry.h"
#include "tensor/recording_device.h"

/* In a scope, a tensor of the CPU stays one: it gets memory of the CPU that the recorded values go
 * to. */
static kf_status_t make_twin(const kf_tensor_t *t, const kf_tensor_t *from,
                             kf_tensor_t **out_twin) {
  *out_twin = NULL;
  if (t->device.type != KF_DEVICE_CPU || !kf__is_recording_device(from->device.type)) return KF_OK;
  kf_storage_t *storage = from->storage;
  KF_TRY(kf__find_twin(t, &storage));
  return storage != from->storage ? kf__tensor_like_over(from, storage, out_twin) : KF_OK;
}

kf_status_t kf__tensor_adopt(kf_tensor_t *t, const kf_tensor_t *from) {
  kf_tensor_t *twin;
  KF_TRY(make_twin(t, from, &twin));
  if (twin == NULL) return kf__tensor_become(t, from);
  kf_status_t status = kf__tensor_become(t, twin);
  kf_tensor_release(twin);
  return status;
}
