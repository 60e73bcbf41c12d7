/* Helpers that the composites of linear algebra share. They run inside a scope: NULL in, NULL out.
 */
#ifndef KF_OPS_COMPOSITE_MATH_LINALG_PARTS_H
#define KF_OPS_COMPOSITE_MATH_LINALG_PARTS_H

#include "compat/math_texts.h"
#include "ops/core/linalg_checks.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"
#include "tensor/core/gradient_hooks.h"

/* The conjugate transposes of matrices. */
static inline kf_tensor_t *kf__adjoint(kf_tensor_t *t) { return kfs_mH(t); }

static inline kf_tensor_t *kf__triangular(kf_tensor_t *a, kf_tensor_t *b, bool upper, bool left,
                                          bool unit) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed() || a == NULL || b == NULL) return NULL;
  const kf_status_t status = kf_linalg_solve_triangular(a, b, upper, left, unit, &made);
  return kf_scope_take(status, made);
}

/* Warns, once for each flag, that a function of the main namespace has a successor. */
static inline void kf__warn_of_successor(int *flag, const char *old, const char *successor) {
  kf__warn_once(flag, KF__COMPATIBLE(KF__TORCH_SUCCESSOR, "%s is deprecated; use linalg_%s"), old,
                successor);
}

/* An identity matrix of the type and device of `like`. */
static inline kf_tensor_t *kf__scoped_eye(kf_tensor_t *like, int64_t n) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed() || like == NULL) return NULL;
  const kf_status_t status = kf_eye(n, kf_some_dtype(kf__dtype(like)), kf_no_int(),
                                    kf_some_device(like->device), kf_no_bool(), &made);
  return kf_scope_take(status, made);
}

#endif
