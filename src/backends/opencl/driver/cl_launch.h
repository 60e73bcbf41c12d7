/* cl_launch.h: queueing a kernel.
 *
 *   kfcl_launch_t launch;
 *   KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
 *   kfcl_launch_address(&launch, data);
 *   kfcl_launch_value(&launch, &count, sizeof count);
 *   KF_TRY(kfcl_launch_run(&launch, 1, (size_t[]){items}, (size_t[]){group}));
 *
 * Errors of the steps between are kept and returned by kfcl_launch_run, which must be called. */
#ifndef KFCL_DRIVER_CL_LAUNCH_H
#define KFCL_DRIVER_CL_LAUNCH_H

#include "driver/cl_programs.h"

typedef struct kfcl_launch {
  kfcl_device_t *device;
  kfcl_kernel_t *kernel;
  cl_uint count; /* arguments so far */
  kf_status_t status;
  bool reports; /* the kernel may report a fault */
} kfcl_launch_t;

KF_MUST_USE kf_status_t kfcl_launch_begin(kfcl_launch_t *launch, kfcl_device_t *device,
                                          const kfcl_key_t *key, kfcl_source_fn write_source);
/* Two arguments: the buffer and the offset in bytes (`__global char *p, ulong o`). */
void kfcl_launch_address(kfcl_launch_t *launch, const void *address);
void kfcl_launch_value(kfcl_launch_t *launch, const void *value, size_t size);
/* The buffer for faults (cl_faults.h): `__global int *fault`. */
void kfcl_launch_faults(kfcl_launch_t *launch);
/* Queues the kernel on the current stream. `items` is rounded up to multiples of `group`. */
KF_MUST_USE kf_status_t kfcl_launch_run(kfcl_launch_t *launch, unsigned dims, const size_t *items,
                                        const size_t *group);

/* The interface's: kernels whose source the core writes. */
kf_status_t kfcl_compile(void *context, kf_device_t where, const char *source, void **out_kernel);
kf_status_t kfcl_launch(void *context, kf_device_t where, void *kernel,
                        const kf_kernel_launch_t *launch);

#endif
