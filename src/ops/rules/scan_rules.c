/* Rules of scans (cumsum, cumprod, cummax, …): results have the shape of the argument. */
#include "ops/core/shared_rules.h"

static kf_status_t same_shape(kf_results_t *r, uint32_t index, kf_tensor_t *self,
                              kf_dtype_t dtype) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  /* A scan reads each element before it writes it, so a given result may be the argument; one that
   * overlaps it otherwise is replaced while compute runs. */
  bool in_place = r->form != KF__FORM_FUNCTIONAL &&
                  kf__memory_relation(r->given[index], self) == KF__MEMORY_SAME;
  return kf__result(r, index, kf__sizes(self), NULL, dtype, self->device,
                    KF__RESULT_EXACT | (in_place ? 0 : KF__RESULT_APART), inputs);
}

/* Integers are accumulated as int64, unless a type is asked for; in place and out= the given
 * tensor's type decides. */
kf_status_t kf__rule_cumulative(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                kf_opt_int_t dtype) {
  int64_t wrapped = 0;
  kf_dtype_t type = kf__dtype(self);
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  if (dtype.has)
    type = (kf_dtype_t)dtype.value;
  else if (r->form == KF__FORM_OUT)
    type = kf__dtype(r->given[0]);
  else if (r->form == KF__FORM_FUNCTIONAL && kf_dtype_is_integral(type, true))
    type = KF_DTYPE_INT64;
  return same_shape(r, 0, self, type);
}

kf_status_t kf__rule_logcumsumexp(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  return same_shape(r, 0, self, kf__dtype(self));
}

kf_status_t kf__rule_running_extreme(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  KF_TRY(same_shape(r, 0, self, kf__dtype(self)));
  return same_shape(r, 1, self, KF_DTYPE_INT64);
}
