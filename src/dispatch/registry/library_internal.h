/* What owners need to know of library blocks, and the short ways by which the catalogue registers
 * its thousands of operators. */
#ifndef KF_DISPATCH_REGISTRY_LIBRARY_INTERNAL_H
#define KF_DISPATCH_REGISTRY_LIBRARY_INTERNAL_H

#include <keyfall/library.h>

#include "dispatch/operators/kernel_origin.h"

kf_library_t *kf__library_next_of_owner(const kf_library_t *library);
/* The kernel was registered through this block. Dispatcher's lock held. */
bool kf__library_has_kernel(const kf_library_t *library, const kf_kernel_t *kernel);

/* kf_library_def for any origin, which also gives the operator (a reference of the caller's). */
KF_MUST_USE kf_status_t kf__library_def(kf_library_t *library, const char *schema,
                                        const kf_def_options_t *options, kf__origin_t origin,
                                        kf_op_t **out_op);
/* The defined operator for which kf_library_impl(library, name, key, …) would register a kernel,
 * with a reference for the caller. Its errors, and KF_ERR_NOT_FOUND. */
KF_MUST_USE kf_status_t kf__library_find(const kf_library_t *library, const char *name,
                                         kf_key_t key, kf_op_t **out_op);
/* kf_library_impl for an operator at hand: kf__register_impl_for. The block has its namespace. */
KF_MUST_USE kf_status_t kf__library_impl_for(kf_library_t *library, kf_op_t *op, kf_key_t key,
                                             const kf_kernel_desc_t *kernel, kf__origin_t origin);
/* kf_library_fallback for what comes with the library: dumps can tell it from a program's. */
KF_MUST_USE kf_status_t kf__library_standard_fallback(kf_library_t *library, kf_key_t key,
                                                      const kf_kernel_desc_t *kernel,
                                                      kf__origin_t origin);

/* A block with this kernel as the fallback of every autograd key that has none. */
KF_MUST_USE kf_status_t kf__library_autograd_fallbacks(const kf_kernel_desc_t *kernel,
                                                       kf__origin_t origin,
                                                       kf_library_t **out_library);

#endif
