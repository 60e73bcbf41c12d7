/* The kernels that autograd registers when the library is initialized. Each function gives the
 * library with its registrations to the caller. */
#ifndef KF_AUTOGRAD_REGISTER_AUTOGRAD_H
#define KF_AUTOGRAD_REGISTER_AUTOGRAD_H

#include <keyfall/library.h>

/* The fallback of every autograd key (or fallthroughs, in a build for small devices). */
KF_MUST_USE kf_status_t kf__autograd_register_fallbacks(kf_library_t **out_library);
/* The autograd kernels of the catalogue's operators. After the catalogue. */
KF_MUST_USE kf_status_t kf__autograd_register(kf_library_t **out_library);

#endif
