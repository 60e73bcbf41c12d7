/* Derivatives of losses that no operator of the catalogue computes. */
#include "autograd/formulas/formula_common.h"
#include "ops/composite/nn/loss_composites.h"

/* `weight` may be NULL, and may broadcast. */
static kf_tensor_t *weighed(kf_tensor_t *grad, kf_tensor_t *weight, int64_t reduction) {
  if (grad == NULL) return NULL;
  if (reduction == KF__REDUCTION_MEAN)
    grad = kf__d_times(grad, 1.0 / (double)kf_tensor_numel(grad));
  return weight == NULL ? grad : kfs_mul(grad, weight);
}

kf_tensor_t *kf__d_corner_slope(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                int64_t reduction, double border, double slope) {
  kf_tensor_t *distance = kfs_abs(kfs_sub(self, target));
  kf_tensor_t *inside = kfs_lt_Scalar(distance, KF_FLOAT(border));
  /* With border 0 there is no quadratic part: the slope would be infinite, but is masked out. */
  return kf__d_where(inside, kf__d_times(weighed(grad, NULL, reduction), border > 0 ? slope : 0));
}

kf_tensor_t *kf__d_cross_entropy_target(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *weight,
                                        int64_t reduction) {
  kf_tensor_t *slope = kfs_sub(kfs_log1p(kfs_neg(self)), kfs_log(self));
  return weighed(kfs_mul(slope, grad), weight, reduction);
}

/* self · (1 - self), clamped to stay above 0. */
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

/* Divides a newly computed gradient by its number of elements, in place, if the loss is a mean. */
static kf_tensor_t *averaged(kf_tensor_t *grad, int64_t reduction) {
  if (grad == NULL || reduction != KF__REDUCTION_MEAN || kf_scope_has_failed()) return grad;
  kf_status_t status = kf_div__Scalar(grad, KF_INT(kf_tensor_numel(grad)));
  return status == KF_OK ? grad : kf__d_failed(status);
}

/* The result of an operation that PyTorch performs in place on `first`; see kf__loss_like. */
static kf_tensor_t *over(kf_tensor_t *first, kf_tensor_t *made) {
  return first == NULL ? NULL : kf__loss_like(made, first);
}

static kf_tensor_t *weighed_over(kf_tensor_t *each, kf_tensor_t *weight, int64_t reduction) {
  return averaged(weight == NULL ? each : over(each, kfs_mul(each, weight)), reduction);
}

/* sigmoid(self) - target. With pos_weight: (p + 1 - target) · sigmoid(self) - p, where p =
 * pos_weight · target. */
kf_tensor_t *kf__d_logits_self(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                               kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction) {
  kf_tensor_t *slope;
  if (pos_weight == NULL) {
    kf_tensor_t *sigmoid = kfs_sigmoid(self);
    slope = over(sigmoid, kfs_sub(sigmoid, target));
  } else {
    kf_tensor_t *p = kfs_mul(pos_weight, target);
    slope = over(p, kfs_sub(kfs_add_Scalar(p, KF_INT(1), KF_INT(1)), target));
    slope = over(p, kfs_mul(slope, kfs_sigmoid(self)));
    slope = kfs_sub(slope, p);
  }
  return weighed_over(over(slope, kfs_mul(slope, grad)), weight, reduction);
}

/* -self. With pos_weight: log_sigmoid(-self) - log_sigmoid(self) · pos_weight. */
kf_tensor_t *kf__d_logits_target(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *weight,
                                 kf_tensor_t *pos_weight, int64_t reduction) {
  kf_tensor_t *slope = kfs_neg(self);
  if (pos_weight == NULL) return weighed_over(kfs_mul(slope, grad), weight, reduction);
  slope = kfs_log_sigmoid(slope);
  kf_tensor_t *positive = kfs_log_sigmoid(self);
  slope = kfs_sub(slope, over(positive, kfs_mul(positive, pos_weight)));
  return weighed_over(over(slope, kfs_mul(slope, grad)), weight, reduction);
}

kf_tensor_t *kf__d_soft_margin_double_grad(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                           kf_tensor_t *self, kf_tensor_t *target,
                                           int64_t reduction) {
  if (reduction == KF__REDUCTION_NONE)
    return kfs_soft_margin_loss_backward(grad, self, target, reduction);
  kf_tensor_t *ones = kfs_ones_like(grad_output);
  return kfs_sum(kfs_mul(kfs_soft_margin_loss_backward(ones, self, target, reduction), grad));
}

/* target² · z / (1 + z)², where z = exp(-target · self). */
kf_tensor_t *kf__d_soft_margin_double(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                      int64_t reduction) {
  kf_tensor_t *z = kfs_exp(kfs_mul(kfs_neg(target), self));
  kf_tensor_t *more = kfs_add_Scalar(z, KF_INT(1), KF_INT(1));
  kf_tensor_t *above = kfs_mul(kfs_mul(grad, kf__d_square(target)), z);
  return averaged(kfs_div(above, kf__d_square(more)), reduction);
}
