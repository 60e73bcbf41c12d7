/* Fallbacks that tensors need with every operator, whatever its kernels are. */
#ifndef KF_OPS_STANDARD_H
#define KF_OPS_STANDARD_H

#include <keyfall/library.h>

/* Lazy conjugate and negative views are made real before a kernel that knows nothing of them; keys
 * of autograd are passed over as long as nobody registers kernels there. */
KF_MUST_USE kf_status_t kf__ops_register_fallbacks(kf_library_t **out_library);

#endif
