/* Margin losses of class numbers, as differentiable expressions. */
#include "compat/nn_texts.h"
#include "ops/composite/nn/loss_composites.h"
#include "ops/core/number.h"
#include "ops/gen/composites.h"

/* Class numbers are int64. The error for other types of `self` names the kernel, as PyTorch's. */
static kf_status_t check_target(const kf_tensor_t *self, const kf_tensor_t *target,
                                const char *kernel) {
  kf_dtype_t dtype = kf__dtype(self);
  if (dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64)
    return kf__not_for_dtype(kernel, dtype);
  if (kf__dtype(target) == KF_DTYPE_INT64) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MARGIN_TARGET_DTYPE, "the target must be Long, but is %s"),
      kf_dtype_class_name(kf__dtype(target)));
}

/* KF_ERR_RUNTIME unless all labels are in [least, classes). Labels of other devices are not read.
 */
static kf_status_t check_labels(kf_tensor_t *labels, int64_t least, int64_t classes,
                                const char *message) {
  if (labels->numel == 0 || labels->device.type != KF_DEVICE_CPU) return KF_OK;
  kf_tensor_t *low = NULL, *high = NULL;
  kf_scalar_t first = KF_INT(0), last = KF_INT(0);
  kf_status_t status = kf_aminmax(labels, kf_no_int(), false, &low, &high);
  if (status == KF_OK) status = kf_raw_local_scalar_dense(low, &first);
  if (status == KF_OK) status = kf_raw_local_scalar_dense(high, &last);
  kf_tensor_release(low);
  kf_tensor_release(high);
  if (status != KF_OK) return status;
  if (first.as.i >= least && last.as.i < classes) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s", message);
}

/* Everything that can be wrong with the arguments of multi_margin_loss, in PyTorch's order. A
 * vector is a batch of one. */
static kf_status_t check_multi(kf_tensor_t *self, kf_tensor_t *target, double p,
                               const kf_tensor_t *weight) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (p != 1 && p != 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MARGIN_P, "multi_margin_loss: p must be 1 or 2"));
  if (self->ndim > 2 || (self->ndim > 0 && self->sizes[self->ndim - 1] == 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MARGIN_INPUT,
                                       "input must be a vector or a matrix, of which only the "
                                       "batch may be empty, but has shape %s"),
                        kf__shape_text(kf__sizes(self), a));
  int64_t rows = self->ndim == 2 ? self->sizes[0] : 1;
  int64_t classes = self->ndim == 0 ? 1 : self->sizes[self->ndim - 1];
  if (target->ndim > 1 || target->numel != rows)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MULTI_MARGIN_TARGET,
                       "multi_margin_loss: target must have a number for each sample, in shape "
                       "[%lld], but has shape %s; input has shape %s"),
        (long long)rows, kf__shape_text(kf__sizes(target), a), kf__shape_text(kf__sizes(self), b));
  if (kf__is_defined(weight) && (weight->ndim > 1 || weight->numel != classes))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MARGIN_WEIGHT,
                       "multi_margin_loss: weight must have %lld elements, but has shape %s"),
        (long long)classes, kf__shape_text(kf__sizes(weight), a));
  KF_TRY(check_target(self, target, "multi_margin_loss_cpu_kernel"));
  return check_labels(
      target, 0, classes,
      KF__COMPATIBLE(KF__TORCH_MARGIN_TARGET_RANGE, "a class of the target is out of range"));
}

/* The mean over classes of max(0, margin - self[target] + self)**p, except for the target. */
kf_status_t kf__op_multi_margin_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                                     kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight,
                                     int64_t reduction, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_multi(self, target, kf__number_real(p), weight));
  kf_scope_t scope;
  kf_scope_open(&scope);
  int64_t classes = self->ndim == 0 ? 1 : self->sizes[self->ndim - 1];
  kf_tensor_t *rows = kfs_reshape(self, KF_INTS(-1, classes));
  kf_tensor_t *label = kfs_reshape(target, KF_INTS(-1, 1));
  kf_tensor_t *distance =
      kfs_add_Scalar(kfs_sub(rows, kfs_gather(rows, 1, label)), margin, KF_INT(1));
  kf_tensor_t *loss = kfs_relu(distance); /* unlike clamp_min, it has no gradient at 0 */
  if (kf__number_real(p) == 2) loss = kfs_mul(loss, loss);
  loss = kfs_scatter_value(loss, 1, label, KF_INT(0));
  if (kf__is_defined(weight))
    loss = kfs_mul(loss, kfs_index_select(kfs_reshape(weight, KF_INTS(-1, 1)), 0,
                                          kfs_reshape(target, KF_INTS(-1))));
  loss = kfs_mean_dim(loss, KF_INTS(1), false);
  if (reduction == KF__REDUCTION_NONE && target->ndim == 0) loss = kfs_reshape(loss, kf_no_ints());
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* Same for multilabel_margin_loss, whose targets have the shape of the input. */
static kf_status_t check_multilabel(kf_tensor_t *self, kf_tensor_t *target) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  const bool none = self->ndim > 0 && self->sizes[self->ndim - 1] == 0;
  if (self->ndim > 2 || none)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MARGIN_INPUT,
                                       "input must be a vector or a matrix, of which only the "
                                       "batch may be empty, but has shape %s"),
                        kf__shape_text(kf__sizes(self), a));
  bool match = self->ndim < 2 ? target->ndim < 2 && target->numel == self->numel
                              : kf__same_sizes(self, target);
  if (!match)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MARGIN_TARGET_SIZE,
                                       "a target of shape %s does not fit input of shape %s"),
                        kf__shape_text(kf__sizes(target), a), kf__shape_text(kf__sizes(self), b));
  KF_TRY(check_target(self, target, "multilabel_margin_loss_forward_out_frame"));
  return check_labels(target, -1, self->ndim == 0 ? 1 : self->sizes[self->ndim - 1],
                      "argument #2 'target' is out of range");
}

/* Each row of `target` is a list of classes that ends at the first -1. The loss adds
 * max(0, 1 - (self[j] - self[i])) for each class j of the list and each class i outside of it. */
kf_status_t kf__op_multilabel_margin_loss_forward(const kf_call_t *call, kf_tensor_t *self,
                                                  kf_tensor_t *target, int64_t reduction,
                                                  kf_tensor_t **out_output,
                                                  kf_tensor_t **out_is_target) {
  (void)call;
  KF_TRY(check_multilabel(self, target));
  kf_scope_t scope;
  kf_scope_open(&scope);
  int64_t classes = self->ndim == 0 ? 1 : self->sizes[self->ndim - 1];
  kf_tensor_t *rows = kfs_reshape(self, KF_INTS(-1, classes));
  kf_tensor_t *labels = kfs_reshape(target, KF_INTS(-1, classes));
  kf_tensor_t *listed = kfs_ne_Scalar(kfs_cumprod(kfs_ge_Scalar(labels, KF_INT(0)), 1), KF_INT(0));
  kf_tensor_t *unlisted = kfs_logical_not(listed);
  /* Entries after the end of the list go to an extra column. */
  kf_tensor_t *column = kfs_masked_fill_Scalar(labels, unlisted, KF_INT(classes));
  kf_tensor_t *marks = kfs_constant_pad_nd(kfs_zeros_like(rows), KF_INTS(0, 1), KF_INT(0));
  marks = kfs_narrow(kfs_scatter_value(marks, 1, column, KF_INT(1)), 1, 0, classes);
  kf_tensor_t *chosen = kfs_gather(rows, 1, kfs_masked_fill_Scalar(labels, unlisted, KF_INT(0)));
  kf_tensor_t *excess = kfs_sub(kfs_unsqueeze(rows, 1), kfs_unsqueeze(chosen, 2));
  kf_tensor_t *losses = kfs_relu(kfs_add_Scalar(excess, KF_INT(1), KF_INT(1)));
  kf_tensor_t *skipped =
      kfs_logical_or(kfs_unsqueeze(unlisted, 2), kfs_ne_Scalar(kfs_unsqueeze(marks, 1), KF_INT(0)));
  losses = kfs_masked_fill_Scalar(losses, skipped, KF_INT(0));
  losses = kfs_div_Scalar(kfs_sum_dim_IntList(losses, KF_INTS(1, 2), false), KF_INT(classes));
  if (reduction == KF__REDUCTION_NONE && self->ndim < 2) losses = kfs_reshape(losses, kf_no_ints());
  kf_tensor_t *output = kf_scope_keep(kf__reduce_loss(losses, reduction));
  kf_tensor_t *is_target = kf_scope_keep(kfs_contiguous(kfs_reshape(marks, kf__sizes(target))));
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(output);
    kf_tensor_release(is_target);
    return status;
  }
  *out_output = output;
  *out_is_target = is_target;
  return KF_OK;
}

/* is_target is needed by PyTorch's backward operator only; here the gradient follows from the
 * operators of the expression. */
kf_status_t kf__op_multilabel_margin_loss(const kf_call_t *call, kf_tensor_t *self,
                                          kf_tensor_t *target, int64_t reduction,
                                          kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *is_target = NULL;
  KF_TRY(kf_multilabel_margin_loss_forward(self, target, reduction, out, &is_target));
  kf_tensor_release(is_target);
  return KF_OK;
}
