/* record_stream: work on another stream than the current one uses a tensor's memory. The memory is
 * not reused before the device has finished: freeing it waits for that. */
/* build: size */
#include "backends/device/device_kernels.h"
#include "tensor/storage/storage.h"

kf_status_t kf__device_record_stream(const kf_call_t *call, kf_stack_t *stack) {
  const kf_value_t *arguments = stack->values + stack->size - 2;
  const kf_tensor_t *tensor = (const kf_tensor_t *)(const void *)arguments[0].as.object;
  (void)call;
  if (tensor->storage != NULL)
    (void)__atomic_fetch_or(&tensor->storage->flags, KF__STORAGE_ON_STREAMS, __ATOMIC_RELAXED);
  kf_stack_drop(stack, 2);
  return KF_OK;
}
