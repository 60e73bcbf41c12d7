/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_forms.h"

KF__COLD static kf_status_t out_constant_pad_nd_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t pad, kf_scalar_t value, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_constant_pad_nd(self, pad, value, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_reflection_pad1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad1d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_reflection_pad2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad2d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_reflection_pad3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_reflection_pad3d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_replication_pad1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad1d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_replication_pad2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad2d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_replication_pad3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_replication_pad3d(self, padding, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_embedding_out(const kf_call_t *call, kf_tensor_t *weight,
    kf_tensor_t *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_embedding_dense_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool
    scale_grad_by_freq, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run__scaled_dot_product_flash_attention_for_cpu(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value, double dropout_p,
    bool is_causal, kf_tensor_t *attn_mask, kf_opt_float_t scale) {
  if (KF_UNLIKELY(kf__suspect(query) || kf__suspect(key)))
    KF_TRY(kf__check_pair(call, query, key, "query\0key"));
  if (KF_UNLIKELY(kf__suspect(value)))
    KF_TRY(kf__check_argument(call, value, "value"));
  if (KF_UNLIKELY(kf__suspect_if_there(attn_mask)))
    KF_TRY(kf__check_argument(call, attn_mask, "attn_mask"));
  if (KF_UNLIKELY(kf__other_device(query, key)))
    KF_TRY(kf__check_device(r->op, query, key, "key"));
  if (KF_UNLIKELY(kf__other_device(query, value)))
    KF_TRY(kf__check_device(r->op, query, value, "value"));
  if (KF_UNLIKELY(kf__other_device(query, attn_mask)))
    KF_TRY(kf__check_device(r->op, query, attn_mask, "attn_mask"));
  KF_TRY(kf__rule_attention(r, query, key, value, dropout_p, attn_mask));
  kf_compute_attention_fn compute = (kf_compute_attention_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(query, key, value, is_causal, attn_mask, scale, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_scaled_dot_product_flash_attention_for_cpu, _scaled_dot_product_flash_attention_for_cpu, TTTfbUF, TT)

static kf_status_t run__scaled_dot_product_flash_attention_for_cpu_backward(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t
    *value, kf_tensor_t *out, kf_tensor_t *logsumexp, double dropout_p, bool is_causal, kf_tensor_t
    *attn_mask, kf_opt_float_t scale) {
  if (KF_UNLIKELY(kf__suspect(grad_out) || kf__suspect(query)))
    KF_TRY(kf__check_pair(call, grad_out, query, "grad_out\0query"));
  if (KF_UNLIKELY(kf__suspect(key)))
    KF_TRY(kf__check_argument(call, key, "key"));
  if (KF_UNLIKELY(kf__suspect(value)))
    KF_TRY(kf__check_argument(call, value, "value"));
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  if (KF_UNLIKELY(kf__suspect(logsumexp)))
    KF_TRY(kf__check_argument(call, logsumexp, "logsumexp"));
  if (KF_UNLIKELY(kf__suspect_if_there(attn_mask)))
    KF_TRY(kf__check_argument(call, attn_mask, "attn_mask"));
  if (KF_UNLIKELY(kf__other_device(grad_out, query)))
    KF_TRY(kf__check_device(r->op, grad_out, query, "query"));
  if (KF_UNLIKELY(kf__other_device(grad_out, key)))
    KF_TRY(kf__check_device(r->op, grad_out, key, "key"));
  if (KF_UNLIKELY(kf__other_device(grad_out, value)))
    KF_TRY(kf__check_device(r->op, grad_out, value, "value"));
  if (KF_UNLIKELY(kf__other_device(grad_out, out)))
    KF_TRY(kf__check_device(r->op, grad_out, out, "out"));
  if (KF_UNLIKELY(kf__other_device(grad_out, logsumexp)))
    KF_TRY(kf__check_device(r->op, grad_out, logsumexp, "logsumexp"));
  if (KF_UNLIKELY(kf__other_device(grad_out, attn_mask)))
    KF_TRY(kf__check_device(r->op, grad_out, attn_mask, "attn_mask"));
  KF_TRY(kf__rule_attention_backward(r, grad_out, query, key, value, out, logsumexp, dropout_p, attn_mask));
  kf_compute_attention_backward_fn compute = (kf_compute_attention_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_out, query, key, value, out, logsumexp, is_causal, attn_mask, scale, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(_scaled_dot_product_flash_attention_for_cpu_backward, _scaled_dot_product_flash_attention_for_cpu_backward, TTTTTTfbUF, TTT)

const kf__kernel_entry_t kf__kernels_nn[] = {
    {KF__OP_constant_pad_nd, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_constant_pad_nd},
    {KF__OP_constant_pad_nd_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_constant_pad_nd_out},
    {KF__OP_reflection_pad1d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_reflection_pad1d},
    {KF__OP_reflection_pad1d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_reflection_pad1d_out},
    {KF__OP_reflection_pad2d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_reflection_pad2d},
    {KF__OP_reflection_pad2d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_reflection_pad2d_out},
    {KF__OP_reflection_pad3d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_reflection_pad3d},
    {KF__OP_reflection_pad3d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_reflection_pad3d_out},
    {KF__OP_replication_pad1d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_replication_pad1d},
    {KF__OP_replication_pad1d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_replication_pad1d_out},
    {KF__OP_replication_pad2d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_replication_pad2d},
    {KF__OP_replication_pad2d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_replication_pad2d_out},
    {KF__OP_replication_pad3d, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_replication_pad3d},
    {KF__OP_replication_pad3d_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_replication_pad3d_out},
    {KF__OP__pad_circular, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__pad_circular},
    {KF__OP_pad, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_pad},
    {KF__OP_embedding, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_embedding},
    {KF__OP_embedding_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_embedding_out},
    {KF__OP_embedding_dense_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_embedding_dense_backward},
    {KF__OP_embedding_dense_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_embedding_dense_backward_out},
    {KF__OP_embedding_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_embedding_backward},
    {KF__OP__scaled_dot_product_attention_math, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__scaled_dot_product_attention_math},
    {KF__OP__scaled_dot_product_flash_attention_for_cpu, KF__COMPUTE_attention, KF__AT_BACKEND, (kf_typed_fn)functional__scaled_dot_product_flash_attention_for_cpu},
    {KF__OP__scaled_dot_product_flash_attention_for_cpu_backward, KF__COMPUTE_attention_backward, KF__AT_BACKEND, (kf_typed_fn)functional__scaled_dot_product_flash_attention_for_cpu_backward},
    {KF__OP__fused_sdp_choice, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__fused_sdp_choice},
    {KF__OP_scaled_dot_product_attention, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_scaled_dot_product_attention},
    {KF__OP_lstm_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_lstm_input},
    {KF__OP_lstm_data, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_lstm_data},
    {KF__OP_gru_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_gru_input},
    {KF__OP_gru_data, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_gru_data},
    {KF__OP_rnn_tanh_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_tanh_input},
    {KF__OP_rnn_tanh_data, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_tanh_data},
    {KF__OP_rnn_relu_input, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_relu_input},
    {KF__OP_rnn_relu_data, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_relu_data},
    {KF__OP_lstm_cell, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_lstm_cell},
    {KF__OP_gru_cell, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_gru_cell},
    {KF__OP_rnn_tanh_cell, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_tanh_cell},
    {KF__OP_rnn_relu_cell, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rnn_relu_cell},
    {0, 0, KF__AT_END, NULL},
};
