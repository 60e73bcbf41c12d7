/* What the room registers in addition to the catalogue: fallbacks that lazy tensors need with every
 * operator, and operators that query metadata. Each function returns a library that the caller owns
 * (NULL on failure); releasing it undoes the registrations. The runtime room calls them once. */
#ifndef KF_OPS_CORE_STANDARD_REGISTRATIONS_H
#define KF_OPS_CORE_STANDARD_REGISTRATIONS_H

#include <keyfall/library.h>

/* Fallbacks that materialize lazy conjugate and negative views and zero tensors for kernels that do
 * not know them. */
KF_MUST_USE kf_status_t kf__ops_register_fallbacks(kf_library_t **out_library);

/* Kernels of the operators whose results stay zero tensors. After the catalogue is loaded. */
KF_MUST_USE kf_status_t kf__ops_register_zero_tensors(kf_library_t **out_library);
/* Operators that return sizes, device and other metadata, in the namespaces aten and prim. */
KF_MUST_USE kf_status_t kf__ops_register_queries(kf_library_t **out_library);
KF_MUST_USE kf_status_t kf__ops_register_prim(kf_library_t **out_library);

#endif
