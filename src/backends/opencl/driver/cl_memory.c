/* Buffers, copies and fills. */
#include "driver/cl_memory.h"

#include "driver/cl_addresses.h"
#include "driver/cl_errors.h"
#include "driver/cl_streams.h"

kf_status_t kfcl_allocate(void *context, kf_device_t where, size_t size, void **out_data,
                          void **out_block) {
  (void)context;
  kfcl_device_t *device;
  cl_int error;
  KF_TRY(kfcl_device_open(where, &device));
  cl_mem buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE, size, NULL, &error);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clCreateBuffer");
  kf_status_t status = kfcl_address_reserve(buffer, size, out_data);
  if (status != KF_OK) (void)clReleaseMemObject(buffer);
  *out_block = buffer;
  return status;
}

/* OpenCL keeps the buffer until queued commands that use it are done. */
void kfcl_free(void *context, kf_device_t where, void *data, size_t size, void *block) {
  (void)context;
  (void)where;
  (void)size;
  (void)block;
  cl_mem buffer = kfcl_address_release(data);
  if (buffer != NULL) (void)clReleaseMemObject(buffer);
}

/* A device, the calling thread's stream of it, and one address. */
typedef struct {
  kfcl_device_t *device;
  kfcl_stream_t *stream;
  cl_mem buffer;
  size_t offset;
} target_t;

static kf_status_t find_target(kf_device_t where, const void *address, target_t *target) {
  KF_TRY(kfcl_device_open(where, &target->device));
  KF_TRY(kfcl_stream_current(target->device, &target->stream));
  return kfcl_address_find(address, &target->buffer, &target->offset);
}

kf_status_t kfcl_copy_in(void *context, kf_device_t where, void *to, const void *from,
                         size_t size) {
  (void)context;
  target_t target;
  KF_TRY(find_target(where, to, &target));
  cl_int error = clEnqueueWriteBuffer(target.stream->queue, target.buffer, CL_TRUE, target.offset,
                                      size, from, 0, NULL, NULL);
  return error == CL_SUCCESS ? KF_OK : kfcl_fail(target.device, error, "clEnqueueWriteBuffer");
}

kf_status_t kfcl_copy_out(void *context, kf_device_t where, void *to, const void *from,
                          size_t size) {
  (void)context;
  target_t target;
  KF_TRY(find_target(where, from, &target));
  cl_int error = clEnqueueReadBuffer(target.stream->queue, target.buffer, CL_TRUE, target.offset,
                                     size, to, 0, NULL, NULL);
  if (error != CL_SUCCESS) return kfcl_fail(target.device, error, "clEnqueueReadBuffer");
  return kfcl_stream_settle(target.device, target.stream);
}

kf_status_t kfcl_copy_within(void *context, kf_device_t where, void *to, const void *from,
                             size_t size) {
  (void)context;
  target_t target;
  cl_mem source;
  size_t offset;
  cl_event event;
  KF_TRY(find_target(where, to, &target));
  KF_TRY(kfcl_address_find(from, &source, &offset));
  cl_int error = clEnqueueCopyBuffer(target.stream->queue, source, target.buffer, offset,
                                     target.offset, size, 0, NULL, &event);
  if (error != CL_SUCCESS) return kfcl_fail(target.device, error, "clEnqueueCopyBuffer");
  kfcl_stream_note(target.device, target.stream, event);
  return KF_OK;
}

kf_status_t kfcl_fill(void *context, kf_device_t where, void *to, size_t size, const void *pattern,
                      size_t pattern_size) {
  (void)context;
  target_t target;
  cl_event event;
  KF_TRY(find_target(where, to, &target));
  cl_int error = clEnqueueFillBuffer(target.stream->queue, target.buffer, pattern, pattern_size,
                                     target.offset, size, 0, NULL, &event);
  if (error != CL_SUCCESS) return kfcl_fail(target.device, error, "clEnqueueFillBuffer");
  kfcl_stream_note(target.device, target.stream, event);
  return KF_OK;
}
