/* Derivatives of losses, where operators of the catalogue do not say them already. */
#include "autograd/formulas/common.h"

enum { MEAN = 1 };

/* `weight` may be NULL, or broadcast. */
static kf_tensor_t *weighed(kf_tensor_t *grad, kf_tensor_t *weight, int64_t reduction) {
  if (grad == NULL) return NULL;
  if (reduction == MEAN) grad = kf__d_times(grad, 1.0 / (double)kf_tensor_numel(grad));
  return weight == NULL ? grad : kfs_mul(grad, weight);
}

kf_tensor_t *kf__d_corner_slope(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                int64_t reduction, double border, double slope) {
  kf_tensor_t *distance = kfs_abs(kfs_sub(self, target));
  kf_tensor_t *inside = kfs_lt_Scalar(distance, KF_FLOAT(border));
  /* Without a parabola the slope would be infinite where it does not count. */
  return kf__d_where(inside, kf__d_times(weighed(grad, NULL, reduction), border > 0 ? slope : 0));
}

kf_tensor_t *kf__d_cross_entropy_target(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *weight,
                                        int64_t reduction) {
  kf_tensor_t *slope = kfs_sub(kfs_log1p(kfs_neg(self)), kfs_log(self));
  return weighed(kfs_mul(slope, grad), weight, reduction);
}

/* self · (1 - self), never 0. */
static kf_tensor_t *spread(kf_tensor_t *self) {
  return kfs_clamp_min(kfs_mul(kf__d_minus_from(1, self), self), KF_FLOAT(1e-12));
}

kf_tensor_t *kf__d_cross_entropy_double(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                        kf_tensor_t *weight, int64_t reduction) {
  kf_tensor_t *above = kfs_add(kfs_sub(kf__d_square(self), kf__d_times(kfs_mul(self, target), 2)),
                               target); /* self² - 2 · self · target + target */
  return weighed(kfs_mul(grad, kfs_div(above, kf__d_square(spread(self)))), weight, reduction);
}

kf_tensor_t *kf__d_cross_entropy_double_target(kf_tensor_t *grad, kf_tensor_t *self,
                                               kf_tensor_t *weight, int64_t reduction) {
  return kfs_neg(weighed(kfs_div(grad, spread(self)), weight, reduction));
}
