/* Checks of a registration against the existing ones, and their error messages. All functions need
 * the dispatcher's lock. */
#ifndef KF_DISPATCH_REGISTRY_REGISTRATION_CHECKS_H
#define KF_DISPATCH_REGISTRY_REGISTRATION_CHECKS_H

#include "dispatch/operators/operator.h"

/* A new definition against the kernels that were registered before it. */
KF_MUST_USE kf_status_t kf__check_definition(const kf_op_t *op, const kf_definition_t *definition);
/* A new kernel against the first signature of its class and against the definition. */
KF_MUST_USE kf_status_t kf__check_kernel(const kf_op_t *op, const kf_kernel_t *kernel);
/* These record the error and return its status, never KF_OK. */
kf_status_t kf__duplicate_definition(const kf_op_t *op, const kf_definition_t *definition);
kf_status_t kf__duplicate_fallback(kf_key_t key, const kf_kernel_t *old, const kf_kernel_t *latest);
/* Writes the warning for a kernel that overrides another one; false when it overrides none. The
 * caller sends it without the lock, because a handler may do anything. */
bool kf__override_warning(const kf_op_t *op, const kf_kernel_t *kernel, char *buffer, size_t size);

#endif
