/* Elementwise losses of two tensors, then reduced. Where PyTorch has a backward operator, forward
 * and backward are here; the other losses are differentiated through their operators. The order of
 * operations and the types in between are PyTorch's, so that roundings are the same. */
#include "ops/composite/nn/loss_composites.h"

#include <math.h>

#include "base/half.h"
#include "compat/nn_texts.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/gen/composites.h"

kf_tensor_t *kf__reduce_loss(kf_tensor_t *loss, int64_t reduction) {
  if (loss == NULL) return loss;
  if (reduction == KF__REDUCTION_MEAN) return kfs_mean(loss);
  return reduction == KF__REDUCTION_SUM ? kfs_sum(loss) : loss;
}

/* self - target; one of them may be bool, which subtraction refuses. */
static kf_tensor_t *minus(kf_tensor_t *self, kf_tensor_t *target) {
  const kf_dtype_t own = kf__dtype(self), other = kf__dtype(target);
  if (own == KF_DTYPE_BOOL && other != KF_DTYPE_BOOL) self = kf__to_type(self, other);
  if (other == KF_DTYPE_BOOL && own != KF_DTYPE_BOOL) target = kf__to_type(target, own);
  return kfs_sub(self, target);
}

/* Converts the loss, or fails the scope where the type cannot be cast. */
static kf_tensor_t *of_type(kf_tensor_t *loss, kf_dtype_t dtype) {
  if (loss == NULL || kf__dtype(loss) == dtype) return loss;
  if (kf_dtype_can_cast(kf__dtype(loss), dtype)) return kf__to_type(loss, dtype);
  kf_status_t refused = kf_error_set(
      KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_LOSS_CAST, "the loss is %s, which %s cannot hold"),
      kf_dtype_class_name(kf__dtype(loss)), kf_dtype_class_name(dtype));
  return kf_scope_take(refused, NULL);
}

kf_tensor_t *kf__loss_like(kf_tensor_t *loss, kf_tensor_t *like) {
  if (loss == NULL || kf__same_sizes(loss, like)) return of_type(loss, kf__dtype(like));
  char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
  kf_status_t refused =
      kf_error_set(KF_ERR_RUNTIME,
                   KF__COMPATIBLE(KF__TORCH_LOSS_BROADCAST,
                                  "grad_output has shape %s, but the loss has shape %s"),
                   kf__shape_text(kf__sizes(like), found), kf__shape_text(kf__sizes(loss), wanted));
  return kf_scope_take(refused, NULL);
}

/* Losses of squares take floating types only; the error names `kernel`, as PyTorch's does. */
static kf_status_t check_floating(kf_tensor_t *self, kf_tensor_t *target, const char *kernel) {
  kf__promotion_t promotion;
  kf_dtype_t common = KF_DTYPE_FLOAT32;
  kf__promotion_init(&promotion);
  KF_TRY(kf__promotion_add_tensor(&promotion, self));
  KF_TRY(kf__promotion_add_tensor(&promotion, target));
  KF_TRY(kf__promotion_result(&promotion, &common));
  if (kf_dtype_is_floating(common)) return KF_OK;
  return kf__not_for_dtype(kernel, common);
}

/* For the losses whose operator refuses unknown numbers; the others take them for no reduction, as
 * PyTorch does. */
static kf_status_t check_reduction(const char *name, int64_t reduction) {
  if (reduction >= KF__REDUCTION_NONE && reduction <= KF__REDUCTION_SUM) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: reduction must be 0 (none), 1 (mean) or 2 (sum), but got %lld", name,
                      (long long)reduction);
}

double kf__loss_scale(const kf_tensor_t *losses, int64_t reduction) {
  KF_ASSERT(losses != NULL);
  return reduction == KF__REDUCTION_MEAN ? 1.0 / (double)losses->numel : 1.0;
}

/* ---- Functions of the difference alone ---- */

/* The slope of each loss times the gradient, which is broadcast where losses were reduced. The
 * scale goes to the gradient, not to the slopes: after a reduction it is a single number. */
static kf_tensor_t *backward(kf_tensor_t *grad, kf_tensor_t *slope, double scale,
                             int64_t reduction) {
  if (slope == NULL) return NULL;
  scale *= kf__loss_scale(slope, reduction);
  return kfs_mul(slope, scale == 1 ? grad : kfs_mul_Scalar(grad, KF_FLOAT(scale)));
}

kf_status_t kf__op_mse_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                            int64_t reduction, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_floating(self, target, "mse_cpu"));
  KF_TRY(check_reduction("mse_loss", reduction));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = minus(self, target);
  return kf__close_with(&scope, kf__reduce_loss(kfs_mul(d, d), reduction), out);
}

kf_status_t kf__op_mse_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                     kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
                                     kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_floating(self, target, "mse_backward_cpu"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = minus(self, target);
  return kf__close_with(&scope, backward(grad_output, d, 2, reduction), out);
}

kf_status_t kf__op_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                           int64_t reduction, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *loss = kfs_abs(kfs_sub(self, target));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* A parabola that continues as a line: d² / (2 · divisor) for |d| < border, else
 * (|d| - border / 2) · slope. Smooth L1 and Huber losses differ in the parameters. */
static kf_tensor_t *rounded_corner(kf_tensor_t *d, double border, double divisor, double slope) {
  kf_tensor_t *distance = kfs_abs(d);
  kf_tensor_t *inner = kfs_mul(kfs_mul_Scalar(distance, KF_FLOAT(0.5)), distance);
  if (divisor != 1) inner = kfs_div_Scalar(inner, KF_FLOAT(divisor));
  kf_tensor_t *outer = kfs_sub_Scalar(distance, KF_FLOAT(0.5 * border), KF_INT(1));
  if (slope != 1) outer = kfs_mul_Scalar(outer, KF_FLOAT(slope));
  return kfs_where_self(kfs_lt_Scalar(distance, KF_FLOAT(border)), inner, outer);
}

/* self - target. One half type rounds each step of a loss to itself, and so its border, as
 * PyTorch's kernels do; the other one, `wide`, is computed as float32. */
static kf_tensor_t *difference(kf_tensor_t *self, kf_tensor_t *target, kf_dtype_t wide,
                               double *border) {
  kf_dtype_t dtype = kf__dtype(self);
  if (dtype != kf__dtype(target) || (dtype != KF_DTYPE_BFLOAT16 && dtype != KF_DTYPE_FLOAT16))
    return minus(self, target);
  if (dtype == wide)
    return kfs_sub(kf__to_type(self, KF_DTYPE_FLOAT32), kf__to_type(target, KF_DTYPE_FLOAT32));
  *border = dtype == KF_DTYPE_FLOAT16 ? kf__f16_to_f32(kf__f32_to_f16((float)*border))
                                      : kf__bf16_to_f32(kf__f32_to_bf16((float)*border));
  return minus(self, target);
}

/* A loss that was computed as float32, in the half type of its operand. */
static kf_tensor_t *narrowed(kf_tensor_t *loss, kf_tensor_t *self, kf_dtype_t wide) {
  return kf__dtype(self) == wide && loss != NULL && kf__dtype(loss) == KF_DTYPE_FLOAT32
             ? kf__to_type(loss, wide)
             : loss;
}

/* The slope of rounded_corner, up to a factor: d, clamped to the border. */
static kf_tensor_t *within(kf_tensor_t *d, double border) {
  return kfs_clamp(d, kf_some_scalar(KF_FLOAT(-border)), kf_some_scalar(KF_FLOAT(border)));
}

static kf_status_t check_beta(double beta) {
  if (beta >= 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SMOOTH_L1_BETA,
                                                     "smooth_l1_loss: beta must not be negative"));
}

kf_status_t kf__op_smooth_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                                  int64_t reduction, double beta, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_beta(beta));
  KF_TRY(check_floating(self, target, "smooth_l1_cpu"));
  KF_TRY(check_reduction("smooth_l1_loss", reduction));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = difference(self, target, KF_DTYPE_BFLOAT16, &beta);
  kf_tensor_t *loss = beta == 0 ? kfs_abs(d) : rounded_corner(d, beta, beta, 1);
  if (kf__dtype(target) == kf__dtype(self)) loss = narrowed(loss, self, KF_DTYPE_BFLOAT16);
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

kf_status_t kf__op_smooth_l1_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                           kf_tensor_t *self, kf_tensor_t *target,
                                           int64_t reduction, double beta, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_beta(beta));
  KF_TRY(check_floating(self, target, "smooth_l1_backward_cpu_out"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = minus(self, target);
  if (beta == 0) /* the side that a difference of 0 is on is PyTorch's */
    d = kfs_masked_fill_Scalar(kfs_ones_like(d), kfs_le_Scalar(d, KF_INT(0)), KF_INT(-1));
  else
    d = within(d, beta);
  double scale = beta == 0 ? 1 : 1 / beta;
  return kf__close_with(&scope, backward(grad_output, d, scale, reduction), out);
}

kf_status_t kf__op_huber_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                              int64_t reduction, double delta, kf_tensor_t **out) {
  (void)call;
  if (!(delta > 0))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_HUBER_DELTA,
                                                       "huber_loss: delta must be positive"));
  KF_TRY(check_floating(self, target, "huber_cpu"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = difference(self, target, KF_DTYPE_FLOAT16, &delta);
  kf_tensor_t *loss = rounded_corner(d, delta, 1, delta);
  loss = of_type(loss, kf__dtype(self));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

kf_status_t kf__op_huber_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                       kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
                                       double delta, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_floating(self, target, "huber_backward_cpu_out"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *d = within(minus(self, target), delta);
  return kf__close_with(&scope, backward(grad_output, d, 1, reduction), out);
}

/* ---- Others ---- */

kf_status_t kf__op_soft_margin_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                                    int64_t reduction, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *exponent = kf__loss_like(kfs_mul(kfs_neg(self), target), self);
  kf_tensor_t *loss = kfs_log1p(of_type(kfs_exp(exponent), kf__dtype(self)));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* Every step is rounded to the type of self: PyTorch computes them in place, in one tensor. */
kf_status_t kf__op_soft_margin_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                             kf_tensor_t *self, kf_tensor_t *target,
                                             int64_t reduction, kf_tensor_t **out) {
  (void)call;
  kf_dtype_t dtype = kf__dtype(self);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *z = kfs_exp(kfs_mul(kfs_neg(target), self));
  double scale = kf__round_to(dtype, -kf__loss_scale(self, reduction));
  kf_tensor_t *slope = kfs_mul_Scalar(of_type(kfs_mul(target, z), dtype), KF_FLOAT(scale));
  slope = of_type(kfs_div(slope, kfs_add_Scalar(z, KF_INT(1), KF_INT(1))), dtype);
  slope = slope == NULL ? NULL : kf__loss_like(kfs_mul(slope, grad_output), slope);
  return kf__close_with(&scope, slope, out);
}

kf_status_t kf__op_hinge_embedding_loss(const kf_call_t *call, kf_tensor_t *self,
                                        kf_tensor_t *target, double margin, int64_t reduction,
                                        kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* The margin rounded to the type of self. */
  kf_tensor_t *margins = kfs_full_like(self, KF_FLOAT(margin));
  kf_tensor_t *missing = kfs_clamp_min(kfs_sub(margins, self), KF_INT(0));
  kf_tensor_t *zeros = kfs_zeros_like(self);
/* A target that is neither 1 nor -1 counts as both. */
  kf_tensor_t *apart = kfs_where_self(kfs_ne_Scalar(target, KF_INT(1)), missing, zeros);
  kf_tensor_t *together = kfs_where_self(kfs_ne_Scalar(target, KF_INT(-1)), self, zeros);
  return kf__close_with(&scope, kf__reduce_loss(kfs_add(apart, together), reduction), out);
}

kf_status_t kf__op_margin_ranking_loss(const kf_call_t *call, kf_tensor_t *input1,
                                       kf_tensor_t *input2, kf_tensor_t *target, double margin,
                                       int64_t reduction, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *order = kfs_mul(kfs_neg(target), kfs_sub(input1, input2));
  kf_tensor_t *loss = kfs_clamp_min(kfs_add_Scalar(order, KF_FLOAT(margin), KF_INT(1)), KF_INT(0));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

kf_status_t kf__op_triplet_margin_loss(const kf_call_t *call, kf_tensor_t *anchor,
                                       kf_tensor_t *positive, kf_tensor_t *negative, double margin,
                                       double p, double eps, bool swap, int64_t reduction,
                                       kf_tensor_t **out) {
  (void)call;
  if (anchor->ndim != positive->ndim || anchor->ndim != negative->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TRIPLET_RANKS,
                                       "triplet_margin_loss: anchor, positive and negative must "
                                       "have equally many dimensions, but have %u, %u and %u"),
                        anchor->ndim, positive->ndim, negative->ndim);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *to_positive = kfs_pairwise_distance(anchor, positive, p, eps, false);
  kf_tensor_t *to_negative = kfs_pairwise_distance(anchor, negative, p, eps, false);
/* The negative is compared with whichever of anchor and positive is closer to it. */
  if (swap)
    to_negative =
        kfs_minimum(to_negative, kfs_pairwise_distance(positive, negative, p, eps, false));
  kf_tensor_t *gap = kfs_add_Scalar(kfs_sub(to_positive, to_negative), KF_FLOAT(margin), KF_INT(1));
  return kf__close_with(&scope, kf__reduce_loss(kfs_clamp_min(gap, KF_INT(0)), reduction), out);
}

kf_status_t kf__op_cosine_embedding_loss(const kf_call_t *call, kf_tensor_t *input1,
                                         kf_tensor_t *input2, kf_tensor_t *target, double margin,
                                         int64_t reduction, kf_tensor_t **out) {
  (void)call;
  if (target->ndim > 1)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NLL_TARGET_RANK,
                                                       "the target must have 0 or 1 dimensions"));
  if (input1->ndim != target->ndim + 1 || input2->ndim != target->ndim + 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COSINE_RANKS,
                                       "cosine_embedding_loss: for a target of %u dimensions, "
                                       "inputs must have %u, but have %u and %u"),
                        target->ndim, target->ndim + 1, input1->ndim, input2->ndim);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_int_span_t last = KF_INTS(-1);
/* Added to the squared lengths: vectors of zeros have the cosine 0 instead of NaN. */
  double epsilon = 1e-12;
  kf_tensor_t *product = kfs_sum_dim_IntList(kfs_mul(input1, input2), last, false);
  kf_tensor_t *length1 = kfs_add_Scalar(kfs_sum_dim_IntList(kfs_mul(input1, input1), last, false),
                                        KF_FLOAT(epsilon), KF_INT(1));
  kf_tensor_t *length2 = kfs_add_Scalar(kfs_sum_dim_IntList(kfs_mul(input2, input2), last, false),
                                        KF_FLOAT(epsilon), KF_INT(1));
  kf_tensor_t *cosine = kfs_div(product, kfs_sqrt(kfs_mul(length1, length2)));
  kf_tensor_t *zeros = kfs_zeros_like(cosine);
  kf_tensor_t *apart = kfs_rsub_Scalar(cosine, KF_INT(1), KF_INT(1));
  kf_tensor_t *close =
      kfs_clamp_min(kfs_sub_Scalar(cosine, KF_FLOAT(margin), KF_INT(1)), KF_INT(0));
  kf_tensor_t *loss = kfs_add(kfs_where_self(kfs_eq_Scalar(target, KF_INT(1)), apart, zeros),
                              kfs_where_self(kfs_eq_Scalar(target, KF_INT(-1)), close, zeros));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* Stirling's approximation of log(target!) for targets above one, else 0. */
static kf_tensor_t *log_factorial(kf_tensor_t *target) {
  kf_tensor_t *term = kfs_sub(kfs_mul(target, kfs_log(target)), target);
  kf_tensor_t *half_log = kfs_mul_Scalar(
      kfs_log(kfs_mul_Scalar(target, KF_FLOAT(2 * 3.14159265358979323846))), KF_FLOAT(0.5));
  kf_tensor_t *small = kfs_le_Scalar(target, KF_INT(1));
  return kfs_masked_fill_Scalar(kfs_add(term, half_log), small, KF_INT(0));
}

kf_status_t kf__op_poisson_nll_loss(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *target,
                                    bool log_input, bool full, double eps, int64_t reduction,
                                    kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *loss =
      log_input ? kfs_sub(kfs_exp(input), kfs_mul(target, input))
                : kfs_sub(input, kfs_mul(target,
                                         kfs_log(kfs_add_Scalar(input, KF_FLOAT(eps), KF_INT(1)))));
  if (full && loss != NULL) /* in the type that the loss has already */
    loss = kfs_add(loss,
                   kfs_to_dtype(log_factorial(target), kf__dtype(loss), false, false, kf_no_int()));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

kf_status_t kf__op_kl_div(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
                          int64_t reduction, bool log_target, kf_tensor_t **out) {
  (void)call;
  if (kf_dtype_is_complex(kf__dtype(self)) || kf_dtype_is_complex(kf__dtype(target)))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_KL_COMPLEX,
                                                       "kl_div: input and target must be real"));
  if (kf_dtype_is_integral(kf__dtype(self), true) || kf_dtype_is_integral(kf__dtype(target), true))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_KL_INTEGRAL,
                                       "kl_div: input and target must be floating-point tensors"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *loss = log_target ? kfs_mul(kfs_exp(target), kfs_sub(target, self))
                                 : kfs_sub(kfs_xlogy(target, target), kfs_mul(target, self));
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}
