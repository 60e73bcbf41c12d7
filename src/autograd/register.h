/* What the room registers when the library is set up. */
#ifndef KF_AUTOGRAD_REGISTER_H
#define KF_AUTOGRAD_REGISTER_H

#include <keyfall/library.h>

/* The fallback of every autograd key (or fallthroughs, in a build for small devices). */
KF_MUST_USE kf_status_t kf__autograd_register_fallbacks(kf_library_t **out_library);
/* The autograd kernels of the catalogue's operators. After the catalogue. */
KF_MUST_USE kf_status_t kf__autograd_register(kf_library_t **out_library);

/* Asks the installed fallback, or goes on below autograd when there is none. */
KF_MUST_USE kf_status_t kf__autograd_fallback(const kf_call_t *call, kf_stack_t *stack);
/* The file that has it, and kf_autograd_not_implemented. */
const char *kf__autograd_fallback_source(void);

#endif
