/* Helpers that the composites of products share. */
#ifndef KF_OPS_COMPOSITE_MATH_PRODUCTS_H
#define KF_OPS_COMPOSITE_MATH_PRODUCTS_H

#include "ops/core/scoped_end.h"

/* A sum that keeps the type, inside a scope: sum would turn narrow integers into int64, and
 * products do not. */
static inline kf_tensor_t *kf__scoped_sum(kf_tensor_t *t, kf_int_span_t dims, bool keep) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed() || t == NULL) return NULL;
  const kf_status_t status = kf_sum_dim_IntList(t, dims, keep, kf_some_dtype(kf__dtype(t)), &made);
  return kf_scope_take(status, made);
}

#endif
