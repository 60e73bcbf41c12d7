/* Helpers for composites that are written as expressions of scoped operators (kfs_…).
 *
 * Inside a scope every operator takes tensors and returns one that the scope owns, or NULL after a
 * failure; NULL arguments pass through. So a composite is one expression, and only its end looks at
 * the status: kf__close_with. These helpers keep to the same rule. */
#ifndef KF_OPS_CORE_SCOPED_END_H
#define KF_OPS_CORE_SCOPED_END_H

#include <keyfall/scoped.h>

#include "tensor/tensor_internal.h"

/* Copies inside a scope: returns `made`, which owns the memory of `to`, or NULL after a failure. */
static inline kf_tensor_t *kf__copy_into(kf_tensor_t *to, kf_tensor_t *from, kf_tensor_t *made) {
  if (kf_scope_has_failed() || to == NULL || from == NULL || made == NULL) return NULL;
  kf_status_t status = kf_copy_(to, from, false);
  if (status == KF_OK) return made;
  return kf_scope_take(status, NULL);
}

/* Converts to `dtype`; returns the tensor itself where it has this type already. */
static inline kf_tensor_t *kf__to_type(kf_tensor_t *t, kf_dtype_t dtype) {
  if (t == NULL || kf__dtype(t) == dtype) return t;
  return kfs_to_dtype(t, dtype, false, false, kf_no_int());
}

/* The end of a composite: hands the result to the caller, who owns it, or returns the first failure
 * of the scope and leaves *out NULL. */
static inline KF_MUST_USE kf_status_t kf__close_with(kf_scope_t *scope, kf_tensor_t *result,
                                                     kf_tensor_t **out) {
  kf_tensor_t *kept = kf_scope_keep(result);
  kf_status_t status = kf_scope_close(scope);
  if (status != KF_OK) {
    kf_tensor_release(kept);
    return status;
  }
  KF_ASSERT(kept != NULL); /* a scope without a failure has a result */
  *out = kept;
  return KF_OK;
}

/* A contiguous copy with memory of its own, also of a tensor that is contiguous already. */
static inline kf_tensor_t *kf__scoped_copy(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed() || self == NULL) return NULL;
  kf_status_t status = kf_clone(self, kf_some_int(KF_MEMORY_FORMAT_CONTIGUOUS), &made);
  return kf_scope_take(status, made);
}

/* Zeros of a type on the device of a tensor, in a scope. */
static inline kf_tensor_t *kf__scoped_zeros(kf_tensor_t *like, kf_int_span_t sizes,
                                            kf_dtype_t dtype) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_new_zeros(like, sizes, kf_some_dtype(dtype), kf_no_int(), kf_no_device(),
                                    kf_no_bool(), &made);
  return kf_scope_take(status, made);
}

#endif
