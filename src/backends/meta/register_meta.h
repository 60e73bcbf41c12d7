/* The meta device: tensors without data, for shape inference. */
#ifndef KF_BACKENDS_META_REGISTER_META_H
#define KF_BACKENDS_META_REGISTER_META_H

#include <keyfall/library.h>

/* Registers the kernels of the meta device, after the catalogue is loaded. The caller owns
 * *out_library, which is NULL on failure; releasing it undoes the registrations. */
KF_MUST_USE kf_status_t kf__meta_register(kf_library_t **out_library);

#endif
