/* Reading one element as a number. */
#include "backends/cpu/core/kernel_tables.h"
#include "ops/core/kernel_support.h"
#include "ops/core/number.h"

static kf_status_t cpu_local_scalar_dense(const kf_call_t *call, kf_tensor_t *self,
                                          kf_scalar_t *out) {
  if (KF_UNLIKELY(kf__suspect(self))) KF_TRY(kf__check_argument(call, self, "self"));
  if (self->numel < 1)
    return kf_error_set(KF_ERR_RUNTIME, "_local_scalar_dense: the tensor has no element");
  *out = kf__number_load(kf__dtype(self), kf__data(self));
  return KF_OK;
}

const kf_compute_t kf__cpu_bind_scalar[] = {
    KF_COMPUTE(_local_scalar_dense, cpu_local_scalar_dense),
    KF_COMPUTE_END,
};
