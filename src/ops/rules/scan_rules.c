/* Rules of scans (cumsum, cumprod, cummax, …): results have the shape of the argument. */
#include "ops/core/shared_rules.h"

/* A scan reads each element before it writes it, so a given result may be the argument. One that
 * overlaps it in part is replaced while compute runs, or an error if `whole`. */
static kf_status_t same_shape(kf_results_t *r, uint32_t index, kf_tensor_t *self, kf_dtype_t dtype,
                              bool whole) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  kf__memory_relation_t relation = r->form != KF__FORM_FUNCTIONAL
                                       ? kf__memory_relation(r->given[index], self)
                                       : KF__MEMORY_APART;
  bool refused = whole && relation == KF__MEMORY_PARTLY; /* by kf__result, without APART */
  uint32_t apart = relation == KF__MEMORY_SAME || refused ? 0 : KF__RESULT_APART;
  return kf__result(r, index, kf__sizes(self), NULL, dtype, self->device, KF__RESULT_EXACT | apart,
                    inputs);
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
  return same_shape(r, 0, self, type, true);
}

kf_status_t kf__rule_logcumsumexp(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  return same_shape(r, 0, self, kf__dtype(self), true);
}

kf_status_t kf__rule_running_extreme(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  KF_TRY(same_shape(r, 0, self, kf__dtype(self), false));
  return same_shape(r, 1, self, KF_DTYPE_INT64, false);
}
