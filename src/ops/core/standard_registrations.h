/* What the room registers beside the catalogue: fallbacks that tensors need with every operator,
 * whatever its kernels are, and operators that tell what a tensor is like. */
#ifndef KF_OPS_CORE_STANDARD_REGISTRATIONS_H
#define KF_OPS_CORE_STANDARD_REGISTRATIONS_H

#include <keyfall/library.h>

/* Lazy conjugate and negative views, and zeros without memory, are made real before a kernel that
 * knows nothing of them. */
KF_MUST_USE kf_status_t kf__ops_register_fallbacks(kf_library_t **out_library);

/* Operators whose results stay zeros without memory. After the catalogue. */
KF_MUST_USE kf_status_t kf__ops_register_zero_tensors(kf_library_t **out_library);
/* Questions about sizes, device and so on, in the namespaces aten and prim. */
KF_MUST_USE kf_status_t kf__ops_register_queries(kf_library_t **out_library);
KF_MUST_USE kf_status_t kf__ops_register_prim(kf_library_t **out_library);

#endif
