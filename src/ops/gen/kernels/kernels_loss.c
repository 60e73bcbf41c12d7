/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_forms.h"

KF__COLD static kf_status_t out_mse_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_mse_loss(self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_mse_loss_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_mse_loss_backward(grad_output, self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_smooth_l1_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_smooth_l1_loss(self, target, reduction, beta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_smooth_l1_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double
    beta, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_smooth_l1_loss_backward(grad_output, self, target, reduction, beta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_huber_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_huber_loss(self, target, reduction, delta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_huber_loss_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta,
    kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_huber_loss_backward(grad_output, self, target, reduction, delta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_soft_margin_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_soft_margin_loss(self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_soft_margin_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_soft_margin_loss_backward(grad_output, self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, false);
}

KF__COLD static kf_status_t out_binary_cross_entropy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy(self, target, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_binary_cross_entropy_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy_backward(grad_output, self, target, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_binary_cross_entropy_with_logits_out(const kf_call_t *call,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t
    reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss(self, target, weight, reduction, ignore_index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss2d_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss2d(self, target, weight, reduction, ignore_index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss_forward_output(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_nll_loss_forward(self, target, weight, reduction, ignore_index, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, total_weight};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss2d_forward_output(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_nll_loss2d_forward(self, target, weight, reduction, ignore_index, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, total_weight};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, true);
}

KF__COLD static kf_status_t out_nll_loss2d_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss2d_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, true);
}

const kf__kernel_entry_t kf__kernels_loss[] = {
    {KF__OP_mse_loss, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_mse_loss},
    {KF__OP_mse_loss_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_mse_loss_out},
    {KF__OP_mse_loss_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_mse_loss_backward},
    {KF__OP_mse_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_mse_loss_backward_grad_input},
    {KF__OP_l1_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_l1_loss},
    {KF__OP_smooth_l1_loss, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_smooth_l1_loss},
    {KF__OP_smooth_l1_loss_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_smooth_l1_loss_out},
    {KF__OP_smooth_l1_loss_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_smooth_l1_loss_backward},
    {KF__OP_smooth_l1_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_smooth_l1_loss_backward_grad_input},
    {KF__OP_huber_loss, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_huber_loss},
    {KF__OP_huber_loss_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_huber_loss_out},
    {KF__OP_huber_loss_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_huber_loss_backward},
    {KF__OP_huber_loss_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_huber_loss_backward_out},
    {KF__OP_soft_margin_loss, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_soft_margin_loss},
    {KF__OP_soft_margin_loss_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_soft_margin_loss_out},
    {KF__OP_soft_margin_loss_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_soft_margin_loss_backward},
    {KF__OP_soft_margin_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_soft_margin_loss_backward_grad_input},
    {KF__OP_hinge_embedding_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_hinge_embedding_loss},
    {KF__OP_margin_ranking_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_margin_ranking_loss},
    {KF__OP_triplet_margin_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_triplet_margin_loss},
    {KF__OP_cosine_embedding_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cosine_embedding_loss},
    {KF__OP_poisson_nll_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_poisson_nll_loss},
    {KF__OP_kl_div, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_kl_div},
    {KF__OP_binary_cross_entropy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_binary_cross_entropy},
    {KF__OP_binary_cross_entropy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_binary_cross_entropy_out},
    {KF__OP_binary_cross_entropy_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_binary_cross_entropy_backward},
    {KF__OP_binary_cross_entropy_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_binary_cross_entropy_backward_grad_input},
    {KF__OP_binary_cross_entropy_with_logits, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_binary_cross_entropy_with_logits},
    {KF__OP_binary_cross_entropy_with_logits_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_binary_cross_entropy_with_logits_out},
    {KF__OP_nll_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nll_loss},
    {KF__OP_nll_loss_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nll_loss_out},
    {KF__OP_nll_loss2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nll_loss2d},
    {KF__OP_nll_loss2d_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nll_loss2d_out},
    {KF__OP_nll_loss_forward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_nll_loss_forward},
    {KF__OP_nll_loss_forward_output, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_nll_loss_forward_output},
    {KF__OP_nll_loss_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_nll_loss_backward},
    {KF__OP_nll_loss_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_nll_loss_backward_grad_input},
    {KF__OP_nll_loss2d_forward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_nll_loss2d_forward},
    {KF__OP_nll_loss2d_forward_output, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_nll_loss2d_forward_output},
    {KF__OP_nll_loss2d_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_nll_loss2d_backward},
    {KF__OP_nll_loss2d_backward_grad_input, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_nll_loss2d_backward_grad_input},
    {KF__OP_nll_loss_nd, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nll_loss_nd},
    {KF__OP_cross_entropy_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cross_entropy_loss},
    {0, 0, KF__AT_END, NULL},
};
