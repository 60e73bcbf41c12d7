/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(mse_loss) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mse_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mse_loss_backward(grads[0], v[1].tensor,
      v[0].tensor, v[2].integer));
}
KF__FIELDS(mse_loss, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(mse_loss, "MseLossBackward0", fields_mse_loss, 40, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(mse_loss_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mse_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_mul(grads[0],
      kf__d_conj(v[3].tensor)), KF_FLOAT(((v[2].integer == 1) ? ((double)(2.0) /
      (double)(kf_tensor_numel(grads[0]))) : 2.0))));
  if (wants & 4) out[2] = kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_mul(grads[0],
      kf__d_conj(v[3].tensor)), KF_FLOAT(((v[2].integer == 1) ? ((double)((-2.0)) /
      (double)(kf_tensor_numel(grads[0]))) : (-2.0)))));
}
KF__FIELDS(mse_loss_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("target", TENSOR, 16, 2, TENSOR, 1, 0),
    KF__KEPT("reduction", INT, 32, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 40, 0, TENSOR, 6, 0))
KF__NODE(mse_loss_backward, "MseLossBackwardBackward0", fields_mse_loss_backward, 56, 11, 0,
    .derivatives = 3, .reads_first = true)

KF__FORMULA(smooth_l1_loss) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_smooth_l1_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer, v[3].real));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_smooth_l1_loss_backward(grads[0], v[1].tensor,
      v[0].tensor, v[2].integer, v[3].real));
}
KF__FIELDS(smooth_l1_loss, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("beta", FLOAT, 40, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(smooth_l1_loss, "SmoothL1LossBackward0", fields_smooth_l1_loss, 48, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(smooth_l1_loss_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_smooth_l1_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer, v[3].real));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_corner_slope(kf__scoped_mul(grads[0],
      kf__d_conj(v[4].tensor)), v[0].tensor, v[1].tensor, v[2].integer, v[3].real, ((double)(1.0) /
      (double)(v[3].real))));
  if (wants & 4) out[2] = kf_scope_keep(kf__scoped_neg(kf__d_corner_slope(kf__scoped_mul(grads[0],
      kf__d_conj(v[4].tensor)), v[0].tensor, v[1].tensor, v[2].integer, v[3].real, ((double)(1.0) /
      (double)(v[3].real)))));
}
KF__FIELDS(smooth_l1_loss_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("beta", FLOAT, 40, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 48, 0, TENSOR, 6, 0))
KF__NODE(smooth_l1_loss_backward, "SmoothL1LossBackwardBackward0", fields_smooth_l1_loss_backward,
    64, 19, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(huber_loss) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_huber_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer, v[3].real));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_huber_loss_backward(grads[0], v[1].tensor,
      v[0].tensor, v[2].integer, v[3].real));
}
KF__FIELDS(huber_loss, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("delta", FLOAT, 40, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(huber_loss, "HuberLossBackward0", fields_huber_loss, 48, 3, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(huber_loss_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_huber_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer, v[3].real));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_corner_slope(kf__scoped_mul(grads[0],
      kf__d_conj(v[4].tensor)), v[0].tensor, v[1].tensor, v[2].integer, v[3].real, 1.0));
  if (wants & 4) out[2] = kf_scope_keep(kf__scoped_neg(kf__d_corner_slope(kf__scoped_mul(grads[0],
      kf__d_conj(v[4].tensor)), v[0].tensor, v[1].tensor, v[2].integer, v[3].real, 1.0)));
}
KF__FIELDS(huber_loss_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("delta", FLOAT, 40, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 48, 0, TENSOR, 6, 0))
KF__NODE(huber_loss_backward, "HuberLossBackwardBackward0", fields_huber_loss_backward, 64, 19, 0,
    .derivatives = 3, .reads_first = true)

KF__FORMULA(soft_margin_loss) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_soft_margin_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].integer));
}
KF__FIELDS(soft_margin_loss, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(soft_margin_loss, "SoftMarginLossBackward0", fields_soft_margin_loss, 40, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(soft_margin_loss_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_soft_margin_double_grad(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_soft_margin_double(kf__scoped_mul(grads[0],
      v[0].tensor), v[1].tensor, v[2].tensor, v[3].integer));
}
KF__FIELDS(soft_margin_loss_backward, KF__KEPT("grad_output", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 48, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(soft_margin_loss_backward, "SoftMarginLossBackwardBackward0",
    fields_soft_margin_loss_backward, 56, 7, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(binary_cross_entropy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_binary_cross_entropy_backward(grads[0],
      v[0].tensor, v[1].tensor, v[2].tensor, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_cross_entropy_target(grads[0], v[0].tensor,
      v[2].tensor, v[3].integer));
}
KF__FIELDS(binary_cross_entropy, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, 1, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 48, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(binary_cross_entropy, "BinaryCrossEntropyBackward0", fields_binary_cross_entropy, 56, 7, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(binary_cross_entropy_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_binary_cross_entropy_backward(grads[0],
      v[0].tensor, v[1].tensor, v[2].tensor, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_cross_entropy_double(kf__scoped_mul(grads[0],
      v[4].tensor), v[0].tensor, v[1].tensor, v[2].tensor, v[3].integer));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_cross_entropy_double_target(kf__scoped_mul(grads[0],
      v[4].tensor), v[0].tensor, v[2].tensor, v[3].integer));
}
KF__FIELDS(binary_cross_entropy_backward, KF__KEPT("self", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 2, TENSOR, 3, 0),
    KF__KEPT("weight", TENSOR, 32, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 48, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 56, 0, TENSOR, 6, 0))
KF__NODE(binary_cross_entropy_backward, "BinaryCrossEntropyBackwardBackward0",
    fields_binary_cross_entropy_backward, 72, 23, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(binary_cross_entropy_with_logits) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_logits_self(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor, v[3].tensor, v[4].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_logits_target(grads[0], v[0].tensor, v[2].tensor,
      v[3].tensor, v[4].integer));
}
KF__FIELDS(binary_cross_entropy_with_logits, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, 1, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("pos_weight", TENSOR, 48, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 64, 4, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(binary_cross_entropy_with_logits, "BinaryCrossEntropyWithLogitsBackward0",
    fields_binary_cross_entropy_with_logits, 72, 15, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(nll_loss_forward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_nll_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].integer, v[4].integer, v[5].tensor));
}
KF__FIELDS(nll_loss_forward, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 48, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("ignore_index", INT, 56, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("total_weight", TENSOR, 64, 6, RESULT, KF__ALWAYS, 0))
KF__NODE(nll_loss_forward, "NllLossBackward0", fields_nll_loss_forward, 80, 39, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(nll_loss_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_nll_loss(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(nll_loss_backward, KF__KEPT("target", TENSOR, 0, 2, TENSOR, 1, 0),
    KF__KEPT("weight", TENSOR, 16, 3, TENSOR, 1, 0),
    KF__KEPT("reduction", INT, 32, 4, 8_BYTES, 1, 0),
    KF__KEPT("ignore_index", INT, 40, 5, 8_BYTES, 1, 0))
KF__NODE(nll_loss_backward, "NllLossBackwardBackward0", fields_nll_loss_backward, 48, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(nll_loss2d_forward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_nll_loss2d_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].integer, v[4].integer, v[5].tensor));
}
KF__FIELDS(nll_loss2d_forward, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("target", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduction", INT, 48, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("ignore_index", INT, 56, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("total_weight", TENSOR, 64, 6, RESULT, KF__ALWAYS, 0))
KF__NODE(nll_loss2d_forward, "NllLoss2DBackward0", fields_nll_loss2d_forward, 80, 39, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(nll_loss2d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_nll_loss2d(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(nll_loss2d_backward, KF__KEPT("target", TENSOR, 0, 2, TENSOR, 1, 0),
    KF__KEPT("weight", TENSOR, 16, 3, TENSOR, 1, 0),
    KF__KEPT("reduction", INT, 32, 4, 8_BYTES, 1, 0),
    KF__KEPT("ignore_index", INT, 40, 5, 8_BYTES, 1, 0))
KF__NODE(nll_loss2d_backward, "NllLoss2DBackwardBackward0", fields_nll_loss2d_backward, 48, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(_ctc_loss) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_ctc_loss_backward(grads[0], v[0].tensor,
      v[1].tensor, v[2].ints, v[3].ints, v[4].tensor, v[5].tensor, v[6].integer, v[7].truth));
}
KF__FIELDS(_ctc_loss, KF__KEPT("log_probs", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("targets", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("input_lengths", INTS, 32, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("target_lengths", INTS, 88, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("result0", TENSOR, 144, 6, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 160, 7, RESULT, KF__ALWAYS, 0),
    KF__KEPT("blank", INT, 176, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("zero_infinity", BOOL, 184, 5, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(_ctc_loss, "CtcLossBackward0", fields__ctc_loss, 185, 51, 12, .derivatives = 1,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_loss[] = {
    KF__RECORDS(mse_loss, TTi, T, mse_loss, .edges = 3, .arguments = 3, .results = 1, .outputs = 1,
        .before = 7, .flags = KF__RECORD_OWN),
    KF__REFUSES(mse_loss_out, TTiT),
    KF__RECORDS(mse_loss_backward, TTTi, T, mse_loss_backward, .edges = 7, .arguments = 4,
        .results = 1, .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(mse_loss_backward_grad_input, TTTiT),
    KF__RECORDS(smooth_l1_loss, TTif, T, smooth_l1_loss, .edges = 3, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(smooth_l1_loss_out, TTifT),
    KF__RECORDS(smooth_l1_loss_backward, TTTif, T, smooth_l1_loss_backward, .edges = 7,
        .arguments = 5, .results = 1, .outputs = 1, .before = 31, .flags = KF__RECORD_OWN),
    KF__REFUSES(smooth_l1_loss_backward_grad_input, TTTifT),
    KF__RECORDS(huber_loss, TTif, T, huber_loss, .edges = 3, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(huber_loss_out, TTifT),
    KF__RECORDS(huber_loss_backward, TTTif, T, huber_loss_backward, .edges = 7, .arguments = 5,
        .results = 1, .outputs = 1, .before = 31, .flags = KF__RECORD_OWN),
    KF__REFUSES(huber_loss_backward_out, TTTifT),
    KF__RECORDS(soft_margin_loss, TTi, T, soft_margin_loss, .edges = 1, .refused = 2,
        .arguments = 3, .results = 1, .outputs = 1, .before = 7,
        .flags = KF__RECORD_SOME | KF__RECORD_REAL | KF__RECORD_OWN),
    KF__REFUSES(soft_margin_loss_out, TTiT),
    KF__RECORDS(soft_margin_loss_backward, TTTi, T, soft_margin_loss_backward, .edges = 3,
        .refused = 4, .arguments = 4, .results = 1, .outputs = 1, .before = 15,
        .flags = KF__RECORD_SOME | KF__RECORD_REAL | KF__RECORD_OWN),
    KF__REFUSES(soft_margin_loss_backward_grad_input, TTTiT),
    KF__RECORDS(binary_cross_entropy, TTUi, T, binary_cross_entropy, .edges = 3, .refused = 4,
        .arguments = 4, .results = 1, .outputs = 1, .before = 15,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(binary_cross_entropy_out, TTUiT),
    KF__RECORDS(binary_cross_entropy_backward, TTTUi, T, binary_cross_entropy_backward, .edges = 7,
        .refused = 8, .arguments = 5, .results = 1, .outputs = 1, .before = 31,
        .flags = KF__RECORD_SOME | KF__RECORD_REAL | KF__RECORD_OWN),
    KF__REFUSES(binary_cross_entropy_backward_grad_input, TTTUiT),
    KF__RECORDS(binary_cross_entropy_with_logits, TTUUi, T, binary_cross_entropy_with_logits,
        .edges = 3, .refused = 12, .arguments = 5, .results = 1, .outputs = 1, .before = 31,
        .flags = KF__RECORD_SOME | KF__RECORD_REAL | KF__RECORD_OWN),
    KF__REFUSES(binary_cross_entropy_with_logits_out, TTUUiT),
    KF__REFUSES(nll_loss_out, TTUiiT),
    KF__REFUSES(nll_loss2d_out, TTUiiT),
    KF__RECORDS(nll_loss_forward, TTUii, TT, nll_loss_forward, .edges = 1, .refused = 6,
        .arguments = 5, .results = 2, .outputs = 1, .before = 31, .after = 32,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(nll_loss_forward_output, TTUiiTT),
    KF__RECORDS(nll_loss_backward, TTTUiiT, T, nll_loss_backward, .edges = 3, .refused = 76,
        .arguments = 7, .results = 1, .outputs = 1, .before = 15,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(nll_loss_backward_grad_input, TTTUiiTT),
    KF__RECORDS(nll_loss2d_forward, TTUii, TT, nll_loss2d_forward, .edges = 1, .refused = 6,
        .arguments = 5, .results = 2, .outputs = 1, .before = 31, .after = 32,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(nll_loss2d_forward_output, TTUiiTT),
    KF__RECORDS(nll_loss2d_backward, TTTUiiT, T, nll_loss2d_backward, .edges = 3, .refused = 76,
        .arguments = 7, .results = 1, .outputs = 1, .before = 15,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(nll_loss2d_backward_grad_input, TTTUiiTT),
    KF__REFUSES(multi_margin_loss_out, TTssUiT),
    KF__REFUSES(multilabel_margin_loss_forward_output, TTiTT),
    KF__REFUSES(multilabel_margin_loss_out, TTiT),
    KF__RECORDS(_ctc_loss, TTnnib, TT, _ctc_loss, .edges = 1, .refused = 2, .arguments = 6,
        .results = 2, .outputs = 1, .before = 207, .after = 48, .flags = KF__RECORD_SOME),
    KF__REFUSES(_ctc_loss_out, TTnnibTT),
    KF__AUTOGRAD_ENTRY(_ctc_loss_backward, MISSING, NULL),
    KF__REFUSES(_ctc_loss_backward_out, TTTnnTTibT),
    KF__AUTOGRAD_LAST,
};
