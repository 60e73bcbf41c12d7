/* A build without autograd. */
#ifndef KF_RUNTIME_NO_AUTOGRAD_H
#define KF_RUNTIME_NO_AUTOGRAD_H

#include <keyfall/library.h>

/* Fallthroughs for all autograd keys, which tensors have all the same. */
KF_MUST_USE kf_status_t kf__pass_autograd_by(kf_library_t **out_library);

#endif
