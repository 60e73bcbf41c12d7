/* The table of kernels for any device: see register_device.c. */
#ifndef KF_BACKENDS_DEVICE_DEVICE_KERNELS_H
#define KF_BACKENDS_DEVICE_DEVICE_KERNELS_H

#include <keyfall/compute.h>

extern const kf_compute_t kf__device_computes[];
/* record_stream.c: a boxed kernel. */
kf_status_t kf__device_record_stream(const kf_call_t *call, kf_stack_t *stack);

#endif
