/* Functions on library blocks for owners, and those by which the catalogue registers its thousands
 * of operators. */
#ifndef KF_DISPATCH_REGISTRY_LIBRARY_INTERNAL_H
#define KF_DISPATCH_REGISTRY_LIBRARY_INTERNAL_H

#include <keyfall/library.h>

#include "dispatch/operators/kernel_origin.h"

/* The next block of the same owner, or NULL. Dispatcher's lock held. */
kf_library_t *kf__library_next_of_owner(const kf_library_t *library);
/* True when the kernel was registered through this block. Dispatcher's lock held. */
bool kf__library_has_kernel(const kf_library_t *library, const kf_kernel_t *kernel);

/* kf_library_def with any origin. *out_op (out_op may be NULL) is the operator, with a reference
 * for the caller. */
KF_MUST_USE kf_status_t kf__library_def(kf_library_t *library, const char *schema,
                                        const kf_def_options_t *options, kf__origin_t origin,
                                        kf_op_t **out_op);
/* The defined operator for which kf_library_impl(library, name, key, …) would register a kernel,
 * with a reference for the caller. Its errors, and KF_ERR_NOT_FOUND. */
KF_MUST_USE kf_status_t kf__library_find(const kf_library_t *library, const char *name,
                                         kf_key_t key, kf_op_t **out_op);
/* kf_library_impl for an operator that the caller holds: kf__register_impl_for. The operator is of
 * the block's namespace. */
KF_MUST_USE kf_status_t kf__library_impl_for(kf_library_t *library, kf_op_t *op, kf_key_t key,
                                             const kf_kernel_desc_t *kernel, kf__origin_t origin);
/* kf_library_fallback for the library's own fallbacks: dumps mark them. */
KF_MUST_USE kf_status_t kf__library_standard_fallback(kf_library_t *library, kf_key_t key,
                                                      const kf_kernel_desc_t *kernel,
                                                      kf__origin_t origin);

/* A block, for the caller to release, with this kernel as the fallback of every autograd key that
 * has none. */
KF_MUST_USE kf_status_t kf__library_autograd_fallbacks(const kf_kernel_desc_t *kernel,
                                                       kf__origin_t origin,
                                                       kf_library_t **out_library);

#endif
