/* The operators that every device has from the start: copies, fills and reading one element. */
#ifndef KF_BACKENDS_DEVICE_REGISTER_DEVICE_H
#define KF_BACKENDS_DEVICE_REGISTER_DEVICE_H

#include <keyfall/library.h>

KF_MUST_USE kf_status_t kf__device_register_kernels(kf_library_t **out_library);

#endif
