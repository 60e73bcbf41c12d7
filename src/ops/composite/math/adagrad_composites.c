/* Fused Adagrad steps, composed of pointwise operators on each parameter. All checks come before
 * the first write. */
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

typedef struct {
  double lr, lr_decay, weight_decay, eps;
  bool maximize;
  kf_tensor_t *grad_scale;
} options_t;

static kf_status_t read_number(kf_tensor_t *from, double *out) {
  kf_scalar_t number;
  KF_TRY(kf_raw_local_scalar_dense(from, &number));
  *out = kf__number_real(number);
  return KF_OK;
}

/* One parameter. Gradients are unscaled in place, so that programs see them as the step does. */
static kf_status_t update(kf_tensor_t *param, kf_tensor_t *grad, kf_tensor_t *sum,
                          kf_tensor_t *step, const options_t *o) {
  double count;
  KF_TRY(read_number(step, &count));
  double rate = o->lr / (1 + (count - 1) * o->lr_decay);
  if (kf__is_defined(o->grad_scale)) KF_TRY(kf_div_(grad, o->grad_scale));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *g = o->maximize ? kfs_neg(grad) : grad;
  if (o->weight_decay != 0) g = kfs_add(g, kfs_mul_Scalar(param, KF_FLOAT(o->weight_decay)));
  kf_status_t status = g == NULL ? KF_OK : kf_addcmul_(sum, g, g, KF_INT(1));
  if (status == KF_OK) {
    kf_tensor_t *root = kfs_add_Scalar(kfs_sqrt(sum), KF_FLOAT(o->eps), KF_INT(1));
    if (root != NULL) status = kf_addcdiv_(param, g, root, KF_FLOAT(-rate));
  }
  kf_status_t closed = kf_scope_close(&scope);
  return closed != KF_OK ? closed : status;
}

kf_status_t kf__op__fused_adagrad_(const kf_call_t *call, kf_tensor_span_t self,
                                   kf_tensor_span_t grads, kf_tensor_span_t state_sums,
                                   kf_tensor_span_t state_steps, double lr, double lr_decay,
                                   double weight_decay, double eps, bool maximize,
                                   kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call;
  if (grads.size != self.size || state_sums.size != self.size || state_steps.size != self.size)
    return kf_error_set(KF_ERR_RUNTIME, "_fused_adagrad_: expected lists of %zu tensors",
                        self.size);
  double found = 0;
  if (kf__is_defined(found_inf)) KF_TRY(read_number(found_inf, &found));
  if (found == 1) return KF_OK;
  options_t options = {lr, lr_decay, weight_decay, eps, maximize, grad_scale};
  for (size_t i = 0; i < self.size; i++)
    KF_TRY(update(self.data[i], grads.data[i], state_sums.data[i], state_steps.data[i], &options));
  return KF_OK;
}

kf_status_t kf__op__fused_adagrad__tensor_lr(const kf_call_t *call, kf_tensor_span_t self,
                                             kf_tensor_span_t grads, kf_tensor_span_t state_sums,
                                             kf_tensor_span_t state_steps, kf_tensor_t *lr,
                                             double lr_decay, double weight_decay, double eps,
                                             bool maximize, kf_tensor_t *grad_scale,
                                             kf_tensor_t *found_inf) {
  (void)call;
  double rate;
  KF_TRY(read_number(lr, &rate));
  return kf_raw_fused_adagrad_(self, grads, state_sums, state_steps, rate, lr_decay, weight_decay,
                               eps, maximize, grad_scale, found_inf);
}
