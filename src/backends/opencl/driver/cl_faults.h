/* cl_faults.h: errors that kernels find while they run, such as an index out of range.
 *
 * A kernel cannot return a status: it writes the number of the fault and the value to a small
 * buffer of the device, the first fault only. The next synchronising call (a copy to the host, a
 * synchronisation of a stream, an event or the device) reads the buffer, clears it and fails with
 * the message. */
#ifndef KFCL_DRIVER_CL_FAULTS_H
#define KFCL_DRIVER_CL_FAULTS_H

#include "driver/cl_device.h"

typedef enum kfcl_fault {
  KFCL_NO_FAULT,
  KFCL_FAULT_INDEX,      /* an index is outside of its dimension */
  KFCL_FAULT_DIVISOR,    /* an integer is divided by 0 */
  KFCL_FAULT_PROBABILITY /* a probability is outside of [0, 1] */
} kfcl_fault_t;

KF_MUST_USE kf_status_t kfcl_faults_open(kfcl_device_t *device);
/* A kernel that may report was queued. */
KF_INLINE void kfcl_faults_expect(kfcl_device_t *device) {
  __atomic_store_n(&device->checked, 1, __ATOMIC_RELEASE);
}
/* Fails with the fault that a kernel reported, and forgets it. The queue must be idle. */
KF_MUST_USE kf_status_t kfcl_faults_check(kfcl_device_t *device, cl_command_queue queue);

#endif
