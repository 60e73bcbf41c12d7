/* Registers functionalization: the fallback of its key, and the kernels of single operators. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_REGISTER_FUNCTIONALIZE_H
#define KF_TRANSFORMS_FUNCTIONALIZE_REGISTER_FUNCTIONALIZE_H

#include <keyfall/library.h>

/* The fallback. The caller owns the library; releasing it undoes the registration. */
KF_MUST_USE kf_status_t kf__functionalize_register_fallback(kf_library_t **out_library);
/* The kernels, after the catalogue is loaded. */
KF_MUST_USE kf_status_t kf__functionalize_register(kf_library_t **out_library);
/* Frees what was derived from operators, before they go. */
void kf__functionalize_forget(void);

#endif
