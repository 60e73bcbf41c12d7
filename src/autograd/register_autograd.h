/* The kernels that autograd registers when the library is initialized. Each function returns a
 * library with its registrations, which the caller owns. */
#ifndef KF_AUTOGRAD_REGISTER_AUTOGRAD_H
#define KF_AUTOGRAD_REGISTER_AUTOGRAD_H

#include <keyfall/library.h>

/* The fallback of every autograd key (or fallthroughs, in a build for small devices). */
KF_MUST_USE kf_status_t kf__autograd_register_fallbacks(kf_library_t **out_library);
/* The autograd kernels of the catalogue's operators. Call after the catalogue is loaded. */
KF_MUST_USE kf_status_t kf__autograd_register(kf_library_t **out_library);

#endif
