/* record_stream: work on another stream than the current one uses a tensor's memory, which is not
 * reused before that work is done: Note [Deferred frees]. */
#include "backends/device/device_kernels.h"
#include "tensor/storage/recorded_streams.h"

kf_status_t kf__device_record_stream(const kf_call_t *call, kf_stack_t *stack) {
  const kf_value_t *arguments = stack->values + stack->size - 2;
  const kf_tensor_t *tensor = (const kf_tensor_t *)(const void *)arguments[0].as.object;
  kf_stream_t stream;
  (void)call;
  KF_TRY(kf_value_to_stream(&arguments[1], &stream));
  if (tensor->storage != NULL) KF_TRY(kf__storage_record_stream(tensor->storage, stream));
  kf_stack_drop(stack, 2);
  return KF_OK;
}
