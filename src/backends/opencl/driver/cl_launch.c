/* Setting arguments and queueing kernels. */
#include "driver/cl_launch.h"

#include "driver/cl_addresses.h"
#include "driver/cl_errors.h"
#include "driver/cl_faults.h"
#include "driver/cl_streams.h"

static void begin(kfcl_launch_t *launch, kfcl_device_t *device, kfcl_kernel_t *kernel) {
  *launch = (kfcl_launch_t){device, kernel, 0, KF_OK, false};
  (void)pthread_mutex_lock(&kernel->lock);
}

kf_status_t kfcl_launch_begin(kfcl_launch_t *launch, kfcl_device_t *device, const kfcl_key_t *key,
                              kfcl_source_fn write_source) {
  kfcl_kernel_t *kernel;
  KF_TRY(kfcl_kernel_get(device, key, write_source, &kernel));
  begin(launch, device, kernel);
  return KF_OK;
}

void kfcl_launch_value(kfcl_launch_t *launch, const void *value, size_t size) {
  if (launch->status != KF_OK) return;
  cl_int error = clSetKernelArg(launch->kernel->kernel, launch->count++, size, value);
  if (error != CL_SUCCESS) launch->status = kfcl_fail(launch->device, error, "clSetKernelArg");
}

void kfcl_launch_address(kfcl_launch_t *launch, const void *address) {
  cl_mem buffer;
  size_t offset = 0;
  if (launch->status != KF_OK) return;
  launch->status = kfcl_address_find(address, &buffer, &offset);
  const cl_ulong wide = offset;
  kfcl_launch_value(launch, &buffer, sizeof buffer);
  kfcl_launch_value(launch, &wide, sizeof wide);
}

void kfcl_launch_faults(kfcl_launch_t *launch) {
  launch->reports = true;
  kfcl_launch_value(launch, &launch->device->faults, sizeof launch->device->faults);
}

static kf_status_t enqueue(kfcl_launch_t *launch, unsigned dims, const size_t *items,
                           const size_t *group) {
  kfcl_stream_t *stream;
  size_t global[3];
  cl_event event;
  KF_TRY(kfcl_stream_current(launch->device, &stream));
  for (unsigned d = 0; d < dims; d++) global[d] = (items[d] + group[d] - 1) / group[d] * group[d];
  cl_int error = clEnqueueNDRangeKernel(stream->queue, launch->kernel->kernel, dims, NULL, global,
                                        group, 0, NULL, &event);
  if (error != CL_SUCCESS) return kfcl_fail(launch->device, error, "clEnqueueNDRangeKernel");
  kfcl_stream_note(launch->device, stream, event);
  /* Only now: a check that ran before the kernel was queued must not clear it. */
  if (launch->reports) kfcl_faults_expect(launch->device);
  return KF_OK;
}

kf_status_t kfcl_launch_run(kfcl_launch_t *launch, unsigned dims, const size_t *items,
                            const size_t *group) {
  kf_status_t status = launch->status;
  if (status == KF_OK) status = enqueue(launch, dims, items, group);
  (void)pthread_mutex_unlock(&launch->kernel->lock);
  return status;
}

/* ---- Code of the core's ---- */

kf_status_t kfcl_compile(void *context, kf_device_t where, const char *source, void **out_kernel) {
  kfcl_device_t *device;
  kfcl_kernel_t *kernel;
  (void)context;
  KF_TRY(kfcl_device_open(where, &device));
  KF_TRY(kfcl_kernel_of_source(device, source, &kernel));
  *out_kernel = kernel;
  return KF_OK;
}

kf_status_t kfcl_launch(void *context, kf_device_t where, void *kernel,
                        const kf_kernel_launch_t *given) {
  kfcl_device_t *device;
  kfcl_launch_t launch;
  (void)context;
  KF_TRY(kfcl_device_open(where, &device));
  begin(&launch, device, kernel);
  for (size_t i = 0; i < given->argument_count; i++) {
    const kf_kernel_argument_t *argument = &given->arguments[i];
    if (argument->size == 0)
      kfcl_launch_address(&launch, argument->data);
    else
      kfcl_launch_value(&launch, argument->data, argument->size);
  }
  return kfcl_launch_run(&launch, 1, (const size_t[]){given->groups * given->group},
                         (const size_t[]){given->group});
}
