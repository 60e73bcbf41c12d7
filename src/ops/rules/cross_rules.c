/* The rule of cross products: vectors of three elements along `dim`; the other dimensions
 * broadcast. The dimension is wrapped by the number of dimensions of both, which must be equal, so
 * that it names the same one in each. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/tensor_checks.h"
#include "ops/gen/rules.h"

kf_status_t kf__rule_linalg_cross(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                                  int64_t dim) {
  if (self->ndim != other->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CROSS_RANKS,
                                       "%s: input and other must have equally many dimensions"),
                        kf__api_name(KF__API_SHORT("cross")));
  const int64_t asked = dim;
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  if (self->sizes[dim] != 3 || other->sizes[dim] != 3)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_CROSS_SIZE,
            "%s: dimension %lld must have size 3, but input and other have %lld and %lld"),
        kf__api_name(KF__API_SHORT("cross")), (long long)asked, (long long)self->sizes[dim],
        (long long)other->sizes[dim]);
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim;
  KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(other), sizes, &ndim));
  KF_ASSERT(ndim == self->ndim);
  KF_ASSERT(sizes[dim] == 3);
  if (self->dtype != other->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES_OF, "%s: elements must be %s, but are %s"),
        kf__api_name(KF__API_SHORT("cross")), kf_dtype_class_name(kf__dtype(self)),
        kf_dtype_class_name(kf__dtype(other)));
  kf_tensor_t *const inputs[] = {self, other, NULL};
  KF_TRY(kf__refuse_shared(r, inputs));
  return kf__result(r, 0, (kf_int_span_t){sizes, ndim}, NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}
