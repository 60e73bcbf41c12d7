/* Splitting numbers into mantissa and exponent. */
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "ops/catalogue/catalogue.h"
#include "tensor/tensor_internal.h"

static void split(const double *x, double *mantissa, int32_t *exponent, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    int power = 0;
    mantissa[i] = frexp(x[i], &power);
    exponent[i] = isfinite(x[i]) ? power : 0;
  }
}

/* Computed in double precision, which is exact for all types. */
static kf_status_t cpu_frexp(kf_tensor_t *self, kf_tensor_t *mantissa, kf_tensor_t *exponent) {
  kf_tensor_t *made[3] = {NULL};
  kf_status_t status = KF_OK;
  for (int i = 0; i < 3 && status == KF_OK; i++)
    status = kf__tensor_new(i < 2 ? KF_DTYPE_FLOAT64 : KF_DTYPE_INT32, self->device,
                            kf__sizes(self), NULL, &made[i]);
  if (status == KF_OK) status = kf_copy_(made[0], self, false);
  if (status == KF_OK) {
    split(kf__data(made[0]), kf__data(made[1]), kf__data(made[2]), self->numel);
    status = kf_copy_(mantissa, made[1], false);
  }
  if (status == KF_OK) status = kf_copy_(exponent, made[2], false);
  for (int i = 0; i < 3; i++) kf_tensor_release(made[i]);
  return status;
}

const kf_compute_t kf__cpu_bind_frexp[] = {
    KF_COMPUTE(frexp, cpu_frexp),
    KF_COMPUTE_END,
};
