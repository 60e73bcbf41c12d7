/* The meta device: tensors without data, operators without work. */
#ifndef KF_BACKENDS_META_REGISTER_META_H
#define KF_BACKENDS_META_REGISTER_META_H

#include <keyfall/library.h>

KF_MUST_USE kf_status_t kf__meta_register(kf_library_t **out_library);

#endif
