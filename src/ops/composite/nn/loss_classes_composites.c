/* Losses of classes: cross entropies and negative log likelihoods. Class numbers are checked before
 * they are used as indices, which reads the targets; targets that are to be ignored are replaced by
 * class 0 and their losses by 0. Losses with derivatives of their own have forward and backward
 * here; the others are differentiated through their operators. */
#include "compat/nn_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/nn/loss_composites.h"
#include "ops/gen/composites.h"

/* ---- Two classes ---- */

/* Inside a scope. */
static kf_tensor_t *times_optional(kf_tensor_t *loss, kf_tensor_t *weight) {
  return kf__is_defined(weight) ? kfs_mul(loss, weight) : loss;
}

/* Reads the data, where there is any. NaN is outside of [0, 1], too. */
static kf_status_t check_probabilities(kf_tensor_t *self, const char *name) {
  if (self->numel == 0 || self->device.type == KF_DEVICE_META) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *inside =
      kfs_logical_and(kfs_ge_Scalar(self, KF_INT(0)), kfs_le_Scalar(self, KF_INT(1)));
  kf_tensor_t *all = kfs_all(inside);
  bool good = false;
  kf_status_t status = all != NULL ? kf_is_nonzero(all, &good) : KF_OK;
  kf_status_t closed = kf_scope_close(&scope);
  if (closed != KF_OK || status != KF_OK) return closed != KF_OK ? closed : status;
  if (good) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_BCE_RANGE, "all elements of %s must be from 0 to 1"),
                      name);
}

kf_status_t kf__op_binary_cross_entropy(const kf_call_t *call, kf_tensor_t *self,
                                        kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
                                        kf_tensor_t **out) {
  (void)call;
  if (kf_dtype_is_integral(kf__dtype(self), true) || kf_dtype_is_complex(kf__dtype(self)))
    return kf__not_for_dtype("binary_cross_entropy", kf__dtype(self));
  if (self->dtype != target->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SECOND_DTYPE, "one tensor is of type %s, the other of type %s"),
        kf_dtype_class_name(kf__dtype(target)), kf_dtype_class_name(kf__dtype(self)));
  KF_TRY(check_probabilities(self, "input"));
  KF_TRY(check_probabilities(target, "target"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* (target - 1) · log(1 - self) - target · log(self), with logarithms clamped at -100, so that a
   * loss is never infinite. */
  kf_tensor_t *log_self = kfs_clamp_min(kfs_log(self), KF_INT(-100));
  kf_tensor_t *log_complement = kfs_clamp_min(kfs_log1p(kfs_neg(self)), KF_INT(-100));
  kf_tensor_t *target_less_one = kfs_sub_Scalar(target, KF_INT(1), KF_INT(1));
  /* What comes of self is first: its layout becomes that of the loss. */
  kf_tensor_t *loss = kfs_sub(kfs_mul(log_complement, target_less_one), kfs_mul(log_self, target));
  loss = kf__loss_like(times_optional(loss, weight), self);
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

kf_status_t kf__op_binary_cross_entropy_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                                 kf_tensor_t *self, kf_tensor_t *target,
                                                 kf_tensor_t *weight, int64_t reduction,
                                                 kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* (self - target) / (self · (1 - self)), with the denominator clamped, so that it is never 0. */
  kf_tensor_t *below = kfs_mul(kfs_rsub_Scalar(self, KF_INT(1), KF_INT(1)), self);
  kf_tensor_t *slope = kfs_div(kfs_sub(self, target), kfs_clamp_min(below, KF_FLOAT(1e-12)));
  slope = times_optional(slope, weight);
  kf_tensor_t *result = NULL;
  if (slope != NULL) {
    double scale = kf__loss_scale(slope, reduction);
    result = kfs_mul(slope, kfs_mul_Scalar(grad_output, KF_FLOAT(scale)));
  }
  return kf__close_with(&scope, result, out);
}

/* (1 - target) · self - log_sigmoid(self), which does not overflow where the exponential would. */
kf_status_t kf__op_binary_cross_entropy_with_logits(const kf_call_t *call, kf_tensor_t *self,
                                                    kf_tensor_t *target, kf_tensor_t *weight,
                                                    kf_tensor_t *pos_weight, int64_t reduction,
                                                    kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *log_sigmoid = kfs_log_sigmoid(self);
  if (kf__is_defined(pos_weight)) {
    kf_tensor_t *scale = kfs_add_Scalar(
        kfs_mul(kfs_sub_Scalar(pos_weight, KF_INT(1), KF_INT(1)), target), KF_INT(1), KF_INT(1));
    log_sigmoid = kf__loss_like(kfs_mul(log_sigmoid, scale), self);
  }
  kf_tensor_t *negatives = kfs_mul(kfs_rsub_Scalar(target, KF_INT(1), KF_INT(1)), self);
  kf_tensor_t *loss = kf__loss_like(kfs_sub(kf__loss_like(negatives, target), log_sigmoid), target);
  loss = kf__loss_like(times_optional(loss, weight), target);
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* ---- Many classes ---- */

/* The input has one dimension more than the target, for the classes: dimension 1, or 0 of an input
 * without a batch. */
static kf_status_t check_shapes(const kf_tensor_t *self, const kf_tensor_t *target,
                                const kf_tensor_t *weight) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NLL_RANK, "nll_loss: input has no dimension"));
  if (self->ndim == 1 && target->ndim == 1 && target->sizes[0] != 1)
    return kf_error_set(
        KF_ERR_VALUE,
        KF__COMPATIBLE(
            KF__TORCH_NLL_TARGET_SIZE,
            "nll_loss: for an input of one dimension, target must have one element, but has %lld"),
        (long long)target->sizes[0]);
  int64_t first = 0;
  if (self->ndim > 1) KF_TRY(kf__wrap_dim(first, target->ndim, false, &first));
  bool match = self->ndim == target->ndim + (self->ndim == 1 && target->ndim == 1 ? 0 : 1);
  for (uint32_t d = 0, c = 0; match && d < self->ndim; d++) {
    if (d == (self->ndim == 1 ? 0u : 1u)) continue;
    match = self->sizes[d] == target->sizes[c++];
  }
  if (!match && self->ndim > 2 && self->ndim != 4) {
    int64_t wanted[KF__MAX_DIMS] = {self->sizes[0]};
    for (uint32_t d = 2; d < self->ndim; d++) wanted[d - 1] = self->sizes[d];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NLL_TARGET_SHAPE, "the loss needs a target of shape %s, got %s"),
        kf__shape_text((kf_int_span_t){wanted, self->ndim - 1}, a),
        kf__shape_text(kf__sizes(target), b));
  }
  if (!match)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NLL_SIZES,
                       "the loss takes no input of shape %s with a target of shape %s"),
        kf__shape_text(kf__sizes(self), a), kf__shape_text(kf__sizes(target), b));
  int64_t classes = self->sizes[self->ndim == 1 ? 0 : 1];
  if (kf__is_defined(weight) &&
      (weight->numel != classes || (self->ndim <= 2 && weight->ndim != 1))) /* not of images */
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NLL_WEIGHT,
            "nll_loss: weight must have an element for each of the %lld classes, but has shape %s"),
        (long long)classes, kf__shape_text(kf__sizes(weight), a));
  if (kf__dtype(target) != KF_DTYPE_INT64 && kf__dtype(target) != KF_DTYPE_UINT8)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NLL_TARGET_DTYPE,
                                       "the target of classes must be Long or Byte, but is %s"),
                        kf_dtype_class_name(kf__dtype(target)));
  return KF_OK;
}

/* KF_ERR_INDEX unless all class numbers are in range. `safe` has 0 for targets that are ignored.
 * Reading values of other devices would wait for them: there, gather finds the mistake. */
static kf_status_t check_classes(kf_tensor_t *safe, int64_t classes) {
  if (safe->numel == 0 || safe->device.type != KF_DEVICE_CPU) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_scalar_t low = KF_INT(0), high = KF_INT(0);
  kf_tensor_t *least = kfs_amin(safe, kf_no_ints(), false);
  kf_tensor_t *most = kfs_amax(safe, kf_no_ints(), false);
  kf_status_t status = KF_OK;
  if (least != NULL && most != NULL) {
    status = kf_raw_local_scalar_dense(least, &low);
    if (status == KF_OK) status = kf_raw_local_scalar_dense(most, &high);
  }
  kf_status_t closed = kf_scope_close(&scope);
  if (closed != KF_OK || status != KF_OK) return closed != KF_OK ? closed : status;
  if (low.as.i >= 0 && high.as.i < classes) return KF_OK;
  return kf_error_set(
      KF_ERR_INDEX, KF__COMPATIBLE(KF__TORCH_TARGET_CLASS, "target holds %lld, which is no class"),
      (long long)(low.as.i < 0 ? low.as.i : high.as.i));
}

/* Targets as int64 class numbers: a mask of those that are ignored, and numbers that are 0 there.
 * Inside a scope; both NULL, or one of them, after a failure. */
typedef struct {
  kf_tensor_t *ignored, *safe;
} classes_t;

static classes_t classes_of(const kf_tensor_t *self, kf_tensor_t *target, int64_t ignore_index) {
  KF_ASSERT(self->ndim > 0); /* check_shapes */
  kf_tensor_t *wide = NULL;
  kf_status_t status = kf_to_dtype(target, KF_DTYPE_INT64, false, false, kf_no_int(), &wide);
  wide = kf_scope_take(status, wide);
  if (self->ndim == 1) wide = kfs_reshape(wide, kf_no_ints()); /* a batch of one */
  classes_t classes;
  classes.ignored = kfs_eq_Scalar(wide, KF_INT(ignore_index));
  classes.safe = kfs_masked_fill_Scalar(wide, classes.ignored, KF_INT(0));
  if (classes.safe != NULL) {
    status = check_classes(classes.safe, self->sizes[self->ndim == 1 ? 0 : 1]);
    if (status != KF_OK) classes.safe = kf_scope_take(status, NULL);
  }
  return classes;
}

/* The weight of each target's class, in the target's shape. */
static kf_tensor_t *weights_of(const classes_t *classes, kf_tensor_t *weight) {
  if (classes->safe == NULL) return NULL;
  kf_tensor_t *all = kfs_reshape(weight, KF_INTS(-1));
  kf_tensor_t *flat = kfs_index_select(all, 0, kfs_reshape(classes->safe, KF_INTS(-1)));
  return kfs_reshape(flat, kf__sizes(classes->safe));
}

/* The loss of each target and its weight (0 where ignored), both in the target's shape. The caller
 * owns both; neither is set on failure. */
static kf_status_t class_losses(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
                                int64_t ignore_index, kf_tensor_t **out_losses,
                                kf_tensor_t **out_weights) {
  int64_t dim = self->ndim == 1 ? 0 : 1;
  kf_scope_t scope;
  kf_scope_open(&scope);
  classes_t classes = classes_of(self, target, ignore_index);
  kf_tensor_t *picked =
      kfs_neg(kfs_squeeze_dim(kfs_gather(self, dim, kfs_unsqueeze(classes.safe, dim)), dim));
  kf_tensor_t *weights = NULL, *losses = picked;
  if (kf__is_defined(weight)) {
    weights = weights_of(&classes, weight);
    losses = kfs_mul(picked, weights);
  } else {
    weights = kfs_ones_like(picked);
  }
  /* Filled, not multiplied by 0: an ignored loss may be infinite, and 0 times infinity is NaN. */
  weights = kfs_masked_fill_Scalar(weights, classes.ignored, KF_INT(0));
  losses = kfs_masked_fill_Scalar(losses, classes.ignored, KF_INT(0));
  *out_losses = kf_scope_keep(losses);
  *out_weights = kf_scope_keep(weights);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(*out_losses);
    kf_tensor_release(*out_weights);
  }
  return status;
}

static kf_status_t check_numbers(const kf_tensor_t *self, const kf_tensor_t *weight) {
  if (!kf_dtype_is_floating(kf__dtype(self)))
    return kf__not_for_dtype("nll_loss_out_frame", kf__dtype(self));
  if (kf__is_defined(weight) && weight->dtype != self->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES, "elements must be %s, but are %s"),
        kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(weight)));
  return KF_OK;
}

/* The loss, and the sum of the weights for backward, which is 0 where losses are not reduced. */
static kf_status_t nll_forward(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
                               int64_t reduction, int64_t ignore_index, kf_tensor_t **output,
                               kf_tensor_t **total_weight) {
  KF_TRY(check_shapes(self, target, weight));
  KF_TRY(check_numbers(self, weight));
  kf_tensor_t *losses = NULL, *weights = NULL;
  KF_TRY(class_losses(self, target, weight, ignore_index, &losses, &weights));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = losses, *total = NULL;
  bool single = self->ndim == 1; /* reduced already, whatever the reduction */
  if (reduction != KF__REDUCTION_NONE || single)
    total = kfs_sum(weights);
  else
    total = kfs_new_zeros(weights, kf_no_ints());
  if (reduction != KF__REDUCTION_NONE) result = kfs_sum(losses);
  if (reduction == KF__REDUCTION_MEAN) result = kfs_div(result, total);
  *output = kf_scope_keep(result);
  *total_weight = kf_scope_keep(total);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(*output);
    kf_tensor_release(*total_weight);
    *output = *total_weight = NULL;
  }
  kf_tensor_release(losses);
  kf_tensor_release(weights);
  return status;
}

static kf_status_t check_gradient(const kf_tensor_t *grad, const kf_tensor_t *self,
                                  const kf_tensor_t *target, int64_t reduction,
                                  const kf_tensor_t *total_weight) {
  char text[KF__SHAPE_TEXT];
  if (total_weight->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NLL_TOTAL_WEIGHT,
            "nll_loss: total_weight must have one element, but has shape %s (%lld elements)"),
        kf__shape_text(kf__sizes(total_weight), text), (long long)total_weight->numel);
  bool each = reduction == KF__REDUCTION_NONE && self->ndim > 1;
  if (!each && grad->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NLL_GRAD, "grad_output must have one element, but has shape %s"),
        kf__shape_text(kf__sizes(grad), text));
  if (each && !kf__same_sizes(grad, target))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NLL_GRADIENT_RANK,
            "nll_loss: grad_output must have %u dimensions, as target, but has shape %s"),
        target->ndim, kf__shape_text(kf__sizes(grad), text));
  return KF_OK;
}

/* The gradient is minus the weight times the incoming gradient at each target's class, 0 elsewhere.
 */
static kf_status_t nll_backward(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *target,
                                kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
                                kf_tensor_t *total_weight, kf_tensor_t **out) {
  KF_TRY(check_shapes(self, target, weight));
  KF_TRY(check_numbers(self, weight));
  KF_TRY(check_gradient(grad, self, target, reduction, total_weight));
  int64_t dim = self->ndim == 1 ? 0 : 1;
  kf_scope_t scope;
  kf_scope_open(&scope);
  classes_t classes = classes_of(self, target, ignore_index);
  if (reduction != KF__REDUCTION_NONE || self->ndim == 1) grad = kfs_reshape(grad, kf_no_ints());
  if (reduction == KF__REDUCTION_MEAN)
    grad = kfs_div(grad, kfs_reshape(total_weight, kf_no_ints()));
  kf_tensor_t *values = kfs_neg(grad);
  if (kf__is_defined(weight)) values = kfs_mul(weights_of(&classes, weight), values);
  if (values != NULL && classes.safe != NULL) values = kfs_expand(values, kf__sizes(classes.safe));
  /* Filled, not multiplied by 0: if all targets are ignored, the mean divides by 0. */
  values = kfs_masked_fill_Scalar(values, classes.ignored, KF_INT(0));
  kf_tensor_t *zeros = kfs_zeros_like(self);
  kf_tensor_t *result =
      kfs_scatter_src(zeros, dim, kfs_unsqueeze(classes.safe, dim), kfs_unsqueeze(values, dim));
  return kf__close_with(&scope, result, out);
}

static kf_status_t check_vector(const kf_tensor_t *self, const kf_tensor_t *target) {
  if (self->ndim > 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NLL_INPUT_RANK, "nll_loss: input must have 1 or 2 dimensions"));
  if (target->ndim > 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NLL_TARGET_RANK, "nll_loss: target must have 0 or 1 dimensions"));
  return KF_OK;
}

static kf_status_t check_images(const kf_tensor_t *self, const kf_tensor_t *target) {
  if (target->ndim == 3 && self->ndim == 4) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_NLL_SPATIAL_RANKS,
          "nll_loss2d: input must have 4 dimensions and target 3, but they have %u and %u"),
      self->ndim, target->ndim);
}

/* The three operators of each: forward, backward, and the loss without the weights. */
#define NLL(name, check)                                                                           \
  kf_status_t kf__op_##name##_forward(                                                             \
      const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,          \
      int64_t reduction, int64_t ignore_index, kf_tensor_t **output, kf_tensor_t **total_weight) { \
    (void)call;                                                                                    \
    KF_TRY(check(self, target));                                                                   \
    return nll_forward(self, target, weight, reduction, ignore_index, output, total_weight);       \
  }                                                                                                \
  kf_status_t kf__op_##name##_backward(                                                            \
      const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target,     \
      kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *total_weight,     \
      kf_tensor_t **out) {                                                                         \
    (void)call;                                                                                    \
    KF_TRY(check(self, target));                                                                   \
    return nll_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight,  \
                        out);                                                                      \
  }                                                                                                \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,         \
                            kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,          \
                            kf_tensor_t **out) {                                                   \
    (void)call;                                                                                    \
    kf_tensor_t *total_weight = NULL;                                                              \
    KF_TRY(                                                                                        \
        kf_##name##_forward(self, target, weight, reduction, ignore_index, out, &total_weight));   \
    kf_tensor_release(total_weight);                                                               \
    return KF_OK;                                                                                  \
  }
NLL(nll_loss, check_vector)
NLL(nll_loss2d, check_images)

/* Inputs of 3, 5 or more dimensions, as images of one row: nll_loss2d has a derivative. */
static kf_status_t nll_of_points(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
                                 int64_t reduction, int64_t ignore_index, kf_tensor_t **out) {
  KF_TRY(check_shapes(self, target, weight));
  int64_t points = 1;
  for (uint32_t d = 2; d < self->ndim; d++) points *= self->sizes[d];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *images = kfs_reshape(self, KF_INTS(self->sizes[0], self->sizes[1], 1, points));
  kf_tensor_t *rows = kfs_reshape(target, KF_INTS(self->sizes[0], 1, points));
  kf_tensor_t *loss = kfs_nll_loss2d(images, rows, weight, reduction, ignore_index);
  if (reduction == KF__REDUCTION_NONE) loss = kfs_reshape(loss, kf__sizes(target));
  return kf__close_with(&scope, loss, out);
}

kf_status_t kf__op_nll_loss_nd(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                               kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
                               kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 1)
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_NLL_ND_RANK,
                                       "nll_loss_nd: input must have a dimension, but has %u"),
                        self->ndim);
  if (self->ndim != 1 && self->sizes[0] != (target->ndim > 0 ? target->sizes[0] : -1))
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_NLL_BATCHES,
                                       "nll_loss: input has a batch of %lld, but target of %lld"),
                        (long long)self->sizes[0],
                        (long long)(target->ndim > 0 ? target->sizes[0] : 0));
  if (self->ndim <= 2) return kf_nll_loss(self, target, weight, reduction, ignore_index, out);
  if (self->ndim == 4) return kf_nll_loss2d(self, target, weight, reduction, ignore_index, out);
  return nll_of_points(self, target, weight, reduction, ignore_index, out);
}

/* ---- cross_entropy_loss ---- */

/* Cross entropy with a distribution over the classes as target. Smoothing mixes it with the uniform
 * distribution. Inside a scope. */
static kf_tensor_t *soft_cross_entropy(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
                                       int64_t reduction, double smoothing) {
  int64_t dim = self->ndim == 1 ? 0 : 1, classes = self->sizes[dim];
  if (smoothing > 0)
    target = kfs_add_Scalar(kfs_mul_Scalar(target, KF_FLOAT(1 - smoothing)),
                            KF_FLOAT(smoothing / (double)classes), KF_INT(1));
  kf_tensor_t *product = kfs_mul(kfs_log_softmax(self, dim, kf_no_int()), target);
  if (kf__is_defined(weight)) {
    int64_t sizes[KF__MAX_DIMS];
    for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = 1;
    sizes[dim] = weight->numel;
    product = kfs_mul(product, kfs_reshape(weight, (kf_int_span_t){sizes, self->ndim}));
  }
  if (reduction == KF__REDUCTION_NONE)
    return kfs_neg(kfs_sum_dim_IntList(product, KF_INTS(dim), false));
  kf_tensor_t *total = kfs_neg(kfs_sum(product));
  if (reduction == KF__REDUCTION_SUM) return total;
  return kfs_div_Scalar(total, KF_FLOAT((double)(self->numel / (classes > 0 ? classes : 1))));
}

/* Cross entropy with class numbers as targets and label smoothing: the plain loss, and a part that
 * is spread over all classes. Inside a scope. */
static kf_tensor_t *smoothed_cross_entropy(kf_tensor_t *log_self, kf_tensor_t *target,
                                           kf_tensor_t *weight, int64_t reduction,
                                           int64_t ignore_index, double smoothing) {
  int64_t dim = log_self->ndim == 1 ? 0 : 1, classes = log_self->sizes[dim];
  kf_tensor_t *plain = NULL, *losses = NULL, *weights = NULL;
  kf_status_t status = kf_nll_loss_nd(log_self, target, weight, reduction, ignore_index, &plain);
  plain = kf_scope_take(status, plain);
  if (plain == NULL) return NULL;
  status = class_losses(log_self, target, weight, ignore_index, &losses, &weights);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  (void)kf_scope_take(KF_OK, losses);
  (void)kf_scope_take(KF_OK, weights);
  kf_tensor_t *spread = log_self;
  if (kf__is_defined(weight)) {
    int64_t sizes[KF__MAX_DIMS];
    for (uint32_t d = 0; d < log_self->ndim; d++) sizes[d] = 1;
    sizes[dim] = weight->numel;
    spread = kfs_mul(log_self, kfs_reshape(weight, (kf_int_span_t){sizes, log_self->ndim}));
  }
  spread = kfs_neg(kfs_sum_dim_IntList(spread, KF_INTS(dim), false));
  kf_tensor_t *ignored = kfs_eq_Scalar(target, KF_INT(ignore_index));
  spread = kfs_masked_fill_Scalar(spread, ignored, KF_INT(0));
  if (reduction == KF__REDUCTION_SUM) spread = kfs_sum(spread);
  if (reduction == KF__REDUCTION_MEAN) spread = kfs_div(kfs_sum(spread), kfs_sum(weights));
  kf_tensor_t *first = kfs_mul_Scalar(plain, KF_FLOAT(1 - smoothing));
  return kfs_add(first, kfs_mul_Scalar(spread, KF_FLOAT(smoothing / (double)classes)));
}

kf_status_t kf__op_cross_entropy_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                                      kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
                                      double label_smoothing, kf_tensor_t **out) {
  (void)call;
  if (label_smoothing > 1) /* below 0 there is none */
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LABEL_SMOOTHING,
                       "cross_entropy_loss: label_smoothing must be from 0 to 1, but is %g"),
        label_smoothing);
  bool soft = kf__same_sizes(self, target);
  int64_t dim = self->ndim == 1 ? 0 : 1;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (soft && !kf_dtype_is_floating(kf__dtype(target)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PROBABILITY_TARGET,
                                       "cross_entropy_loss: a target of probabilities must be "
                                       "floating-point, but is of type %s"),
                        kf_dtype_class_name(kf__dtype(target)));
  if (soft && ignore_index >= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SOFT_IGNORE,
                       "cross_entropy_loss: a target of probabilities has no index to ignore"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = NULL;
  if (soft) {
    result = soft_cross_entropy(self, target, weight, reduction, label_smoothing);
  } else {
    kf_tensor_t *log_self = kfs_log_softmax(self, dim, kf_no_int());
    if (log_self != NULL && label_smoothing > 0)
      result = smoothed_cross_entropy(log_self, target, weight, reduction, ignore_index,
                                      label_smoothing);
    else if (log_self != NULL)
      result = kfs_nll_loss_nd(log_self, target, weight, reduction, ignore_index);
  }
  return kf__close_with(&scope, result, out);
}
