/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

KF__COLD static kf_status_t out_mse_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_mse_loss(self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_mse_loss_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_mse_loss_backward(grad_output, self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_smooth_l1_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_smooth_l1_loss(self, target, reduction, beta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_smooth_l1_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double
    beta, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_smooth_l1_loss_backward(grad_output, self, target, reduction, beta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_huber_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_huber_loss(self, target, reduction, delta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_huber_loss_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta,
    kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_huber_loss_backward(grad_output, self, target, reduction, delta, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_soft_margin_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_soft_margin_loss(self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_soft_margin_loss_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_soft_margin_loss_backward(grad_output, self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_binary_cross_entropy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy(self, target, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_binary_cross_entropy_backward_grad_input(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy_backward(grad_output, self, target, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_binary_cross_entropy_with_logits_out(const kf_call_t *call,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t
    reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_nll_loss_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss(self, target, weight, reduction, ignore_index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nll_loss2d_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss2d(self, target, weight, reduction, ignore_index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nll_loss_forward_output(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_nll_loss_forward(self, target, weight, reduction, ignore_index, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, total_weight};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nll_loss_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nll_loss2d_forward_output(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_nll_loss2d_forward(self, target, weight, reduction, ignore_index, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, total_weight};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nll_loss2d_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nll_loss2d_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {grad_input};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_multi_margin_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_multi_margin_loss(self, target, p, margin, weight, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_multilabel_margin_loss_forward_output(const kf_call_t *call,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t *output, kf_tensor_t
    *is_target) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_multilabel_margin_loss_forward(self, target, reduction, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {output, is_target};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_multilabel_margin_loss_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_multilabel_margin_loss(self, target, reduction, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run__ctc_loss(const kf_call_t *call, kf_results_t *r, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank,
    bool zero_infinity) {
  (void)zero_infinity;
  if (KF_UNLIKELY(kf__suspect(log_probs) || kf__suspect(targets)))
    KF_TRY(kf__check_pair(call, log_probs, targets, "log_probs\0targets"));
  if (KF_UNLIKELY(kf__other_device(log_probs, targets)))
    KF_TRY(kf__check_device(r->op, log_probs, targets, "targets"));
  KF_TRY(kf__rule_ctc_loss(r, log_probs, targets, input_lengths, target_lengths, blank));
  kf_compute_ctc_loss_fn compute = (kf_compute_ctc_loss_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(log_probs, targets, input_lengths, target_lengths, blank, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_ctc_loss, _ctc_loss, TTnnib, TT)
KF__OUT_FORM(_ctc_loss_out, _ctc_loss, TTnnib, TT, KF__OUT_GENERATED)

static kf_status_t run__ctc_loss_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t *grad,
    kf_tensor_t *log_probs, kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t
    target_lengths, kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha, int64_t blank, bool
    zero_infinity) {
  if (KF_UNLIKELY(kf__suspect(grad) || kf__suspect(log_probs)))
    KF_TRY(kf__check_pair(call, grad, log_probs, "grad\0log_probs"));
  if (KF_UNLIKELY(kf__suspect(targets)))
    KF_TRY(kf__check_argument(call, targets, "targets"));
  if (KF_UNLIKELY(kf__suspect(neg_log_likelihood)))
    KF_TRY(kf__check_argument(call, neg_log_likelihood, "neg_log_likelihood"));
  if (KF_UNLIKELY(kf__suspect(log_alpha)))
    KF_TRY(kf__check_argument(call, log_alpha, "log_alpha"));
  if (KF_UNLIKELY(kf__other_device(grad, log_probs)))
    KF_TRY(kf__check_device(r->op, grad, log_probs, "log_probs"));
  if (KF_UNLIKELY(kf__other_device(grad, targets)))
    KF_TRY(kf__check_device(r->op, grad, targets, "targets"));
  if (KF_UNLIKELY(kf__other_device(grad, neg_log_likelihood)))
    KF_TRY(kf__check_device(r->op, grad, neg_log_likelihood, "neg_log_likelihood"));
  if (KF_UNLIKELY(kf__other_device(grad, log_alpha)))
    KF_TRY(kf__check_device(r->op, grad, log_alpha, "log_alpha"));
  KF_TRY(kf__rule_ctc_loss_backward(r, grad, log_probs, targets, input_lengths, target_lengths, blank));
  kf_compute_ctc_loss_backward_fn compute = (kf_compute_ctc_loss_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_ctc_loss_backward, _ctc_loss_backward, TTTnnTTib, T)
KF__OUT_FORM(_ctc_loss_backward_out, _ctc_loss_backward, TTTnnTTib, T, KF__OUT_GENERATED)

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
    {KF__OP_multi_margin_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multi_margin_loss},
    {KF__OP_multi_margin_loss_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_multi_margin_loss_out},
    {KF__OP_multilabel_margin_loss_forward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multilabel_margin_loss_forward},
    {KF__OP_multilabel_margin_loss_forward_output, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_multilabel_margin_loss_forward_output},
    {KF__OP_multilabel_margin_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_multilabel_margin_loss},
    {KF__OP_multilabel_margin_loss_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_multilabel_margin_loss_out},
    {KF__OP__ctc_loss, KF__COMPUTE_ctc_loss, KF__AT_BACKEND, (kf_typed_fn)functional__ctc_loss},
    {KF__OP__ctc_loss_out, KF__COMPUTE_ctc_loss, KF__AT_BACKEND, (kf_typed_fn)out__ctc_loss_out},
    {KF__OP__ctc_loss_backward, KF__COMPUTE_ctc_loss_backward, KF__AT_BACKEND, (kf_typed_fn)functional__ctc_loss_backward},
    {KF__OP__ctc_loss_backward_out, KF__COMPUTE_ctc_loss_backward, KF__AT_BACKEND, (kf_typed_fn)out__ctc_loss_backward_out},
    {KF__OP_ctc_loss_IntList, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_ctc_loss_IntList},
    {KF__OP_ctc_loss_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_ctc_loss_Tensor},
    {KF__OP__use_cudnn_ctc_loss, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__use_cudnn_ctc_loss},
    {KF__OP__use_cudnn_ctc_loss_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__use_cudnn_ctc_loss_Tensor},
    {KF__OP__ctc_loss_Tensor, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__ctc_loss_backward_Tensor, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
