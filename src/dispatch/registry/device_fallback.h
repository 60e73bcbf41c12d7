/* The one fallback of all devices: what the key of a device runs for operators without a kernel, as
 * long as nobody registers a fallback to that key. It serves the backends that are open: those
 * whose devices have memory, so that it can work at all. */
#ifndef KF_DISPATCH_REGISTRY_DEVICE_FALLBACK_H
#define KF_DISPATCH_REGISTRY_DEVICE_FALLBACK_H

#include "dispatch/operators/kernel.h"

/* Sets it for all backends that are open, now or later; NULL takes it away. KF_ERR_MISUSE inside a
 * listener. */
KF_MUST_USE kf_status_t kf__device_fallback_set(const kf_kernel_desc_t *kernel,
                                                kf__origin_t origin);
/* Opens or closes a backend. `is_asked`: its device wants to be asked before each kernel, so all of
 * its kernels are guarded. */
void kf__device_fallback_open(kf_backend_t backend, bool is_open, bool is_asked);

#endif
