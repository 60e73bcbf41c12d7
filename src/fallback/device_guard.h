/* The guard of kernels that programs register to the key of a device: Note [Guarded devices] in
 * dispatch/registry/kernel_guards.h. */
#ifndef KF_FALLBACK_DEVICE_GUARD_H
#define KF_FALLBACK_DEVICE_GUARD_H

#include <keyfall/op.h>

KF_MUST_USE kf_status_t kf__guard_device(const kf_call_t *call, kf_stack_t *stack);

#endif
