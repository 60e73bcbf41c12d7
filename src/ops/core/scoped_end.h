/* How composites that are written as expressions end. */
#ifndef KF_OPS_CORE_SCOPED_END_H
#define KF_OPS_CORE_SCOPED_END_H

#include <keyfall/scoped.h>

#include "tensor/tensor_internal.h"

/* Copies inside a scope: gives `made` when all went well, NULL otherwise. */
static inline kf_tensor_t *kf__copy_into(kf_tensor_t *to, kf_tensor_t *from, kf_tensor_t *made) {
  if (kf_scope_has_failed() || to == NULL || from == NULL || made == NULL) return NULL;
  kf_status_t status = kf_copy_(to, from, false);
  if (status == KF_OK) return made;
  return kf_scope_take(status, NULL);
}

/* In another type, if it has not got that one already. */
static inline kf_tensor_t *kf__to_type(kf_tensor_t *t, kf_dtype_t dtype) {
  if (t == NULL || kf__dtype(t) == dtype) return t;
  return kfs_to_dtype(t, dtype, false, false, kf_no_int());
}

/* The end of a composite: its result, or the first failure. */
static inline KF_MUST_USE kf_status_t kf__close_with(kf_scope_t *scope, kf_tensor_t *result,
                                                     kf_tensor_t **out) {
  kf_tensor_t *kept = kf_scope_keep(result);
  kf_status_t status = kf_scope_close(scope);
  if (status != KF_OK) {
    kf_tensor_release(kept);
    return status;
  }
  *out = kept;
  return KF_OK;
}

/* A contiguous copy, also of what is contiguous already. */
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
