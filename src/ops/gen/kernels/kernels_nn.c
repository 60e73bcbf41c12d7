/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
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

static kf_status_t run_mkldnn_rnn_layer(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *weight0, kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3,
    kf_tensor_t *hx_, kf_tensor_t *cx_, bool reverse, kf_int_span_t batch_sizes, int64_t mode,
    int64_t hidden_size, int64_t num_layers, bool has_biases, bool bidirectional, bool batch_first,
    bool train) {
  (void)hidden_size;
  (void)num_layers;
  (void)has_biases;
  (void)bidirectional;
  (void)batch_first;
  (void)train;
  if (KF_UNLIKELY(kf__suspect(input) || kf__suspect(weight0)))
    KF_TRY(kf__check_pair(call, input, weight0, "input\0weight0"));
  if (KF_UNLIKELY(kf__suspect(weight1)))
    KF_TRY(kf__check_argument(call, weight1, "weight1"));
  if (KF_UNLIKELY(kf__suspect(weight2)))
    KF_TRY(kf__check_argument(call, weight2, "weight2"));
  if (KF_UNLIKELY(kf__suspect(weight3)))
    KF_TRY(kf__check_argument(call, weight3, "weight3"));
  if (KF_UNLIKELY(kf__suspect(hx_)))
    KF_TRY(kf__check_argument(call, hx_, "hx_"));
  if (KF_UNLIKELY(kf__suspect(cx_)))
    KF_TRY(kf__check_argument(call, cx_, "cx_"));
  if (KF_UNLIKELY(kf__other_device(input, weight0)))
    KF_TRY(kf__check_device(r->op, input, weight0, "weight0"));
  if (KF_UNLIKELY(kf__other_device(input, weight1)))
    KF_TRY(kf__check_device(r->op, input, weight1, "weight1"));
  if (KF_UNLIKELY(kf__other_device(input, weight2)))
    KF_TRY(kf__check_device(r->op, input, weight2, "weight2"));
  if (KF_UNLIKELY(kf__other_device(input, weight3)))
    KF_TRY(kf__check_device(r->op, input, weight3, "weight3"));
  if (KF_UNLIKELY(kf__other_device(input, hx_)))
    KF_TRY(kf__check_device(r->op, input, hx_, "hx_"));
  if (KF_UNLIKELY(kf__other_device(input, cx_)))
    KF_TRY(kf__check_device(r->op, input, cx_, "cx_"));
  KF_TRY(kf__rule_mkldnn_rnn_layer(r, input, weight0, weight1, weight2, weight3, hx_, cx_, batch_sizes, mode));
  kf_compute_mkldnn_rnn_layer_fn compute = (kf_compute_mkldnn_rnn_layer_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(mkldnn_rnn_layer, mkldnn_rnn_layer, TTTTTTTbniiibbbb, TTTT)

static kf_status_t run_mkldnn_rnn_layer_backward(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *input, kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *weight4,
    kf_tensor_t *hx_, kf_tensor_t *cx_tmp, kf_tensor_t *output, kf_tensor_t *hy_, kf_tensor_t *cy_,
    kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy, bool reverse, int64_t
    mode, int64_t hidden_size, int64_t num_layers, bool has_biases, bool train, bool bidirectional,
    kf_int_span_t batch_sizes, bool batch_first, kf_tensor_t *workspace) {
  (void)hidden_size;
  (void)num_layers;
  (void)has_biases;
  (void)train;
  (void)bidirectional;
  (void)batch_first;
  if (KF_UNLIKELY(kf__suspect(input) || kf__suspect(weight1)))
    KF_TRY(kf__check_pair(call, input, weight1, "input\0weight1"));
  if (KF_UNLIKELY(kf__suspect(weight2)))
    KF_TRY(kf__check_argument(call, weight2, "weight2"));
  if (KF_UNLIKELY(kf__suspect(weight3)))
    KF_TRY(kf__check_argument(call, weight3, "weight3"));
  if (KF_UNLIKELY(kf__suspect(weight4)))
    KF_TRY(kf__check_argument(call, weight4, "weight4"));
  if (KF_UNLIKELY(kf__suspect(hx_)))
    KF_TRY(kf__check_argument(call, hx_, "hx_"));
  if (KF_UNLIKELY(kf__suspect(cx_tmp)))
    KF_TRY(kf__check_argument(call, cx_tmp, "cx_tmp"));
  if (KF_UNLIKELY(kf__suspect(output)))
    KF_TRY(kf__check_argument(call, output, "output"));
  if (KF_UNLIKELY(kf__suspect(hy_)))
    KF_TRY(kf__check_argument(call, hy_, "hy_"));
  if (KF_UNLIKELY(kf__suspect(cy_)))
    KF_TRY(kf__check_argument(call, cy_, "cy_"));
  if (KF_UNLIKELY(kf__suspect_if_there(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect_if_there(grad_hy)))
    KF_TRY(kf__check_argument(call, grad_hy, "grad_hy"));
  if (KF_UNLIKELY(kf__suspect_if_there(grad_cy)))
    KF_TRY(kf__check_argument(call, grad_cy, "grad_cy"));
  if (KF_UNLIKELY(kf__suspect(workspace)))
    KF_TRY(kf__check_argument(call, workspace, "workspace"));
  if (KF_UNLIKELY(kf__other_device(input, weight1)))
    KF_TRY(kf__check_device(r->op, input, weight1, "weight1"));
  if (KF_UNLIKELY(kf__other_device(input, weight2)))
    KF_TRY(kf__check_device(r->op, input, weight2, "weight2"));
  if (KF_UNLIKELY(kf__other_device(input, weight3)))
    KF_TRY(kf__check_device(r->op, input, weight3, "weight3"));
  if (KF_UNLIKELY(kf__other_device(input, weight4)))
    KF_TRY(kf__check_device(r->op, input, weight4, "weight4"));
  if (KF_UNLIKELY(kf__other_device(input, hx_)))
    KF_TRY(kf__check_device(r->op, input, hx_, "hx_"));
  if (KF_UNLIKELY(kf__other_device(input, cx_tmp)))
    KF_TRY(kf__check_device(r->op, input, cx_tmp, "cx_tmp"));
  if (KF_UNLIKELY(kf__other_device(input, output)))
    KF_TRY(kf__check_device(r->op, input, output, "output"));
  if (KF_UNLIKELY(kf__other_device(input, hy_)))
    KF_TRY(kf__check_device(r->op, input, hy_, "hy_"));
  if (KF_UNLIKELY(kf__other_device(input, cy_)))
    KF_TRY(kf__check_device(r->op, input, cy_, "cy_"));
  if (KF_UNLIKELY(kf__other_device(input, grad_output)))
    KF_TRY(kf__check_device(r->op, input, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__other_device(input, grad_hy)))
    KF_TRY(kf__check_device(r->op, input, grad_hy, "grad_hy"));
  if (KF_UNLIKELY(kf__other_device(input, grad_cy)))
    KF_TRY(kf__check_device(r->op, input, grad_cy, "grad_cy"));
  if (KF_UNLIKELY(kf__other_device(input, workspace)))
    KF_TRY(kf__check_device(r->op, input, workspace, "workspace"));
  KF_TRY(kf__rule_mkldnn_rnn_layer_backward(r, input, weight1, weight2, weight3, weight4, hx_, cx_tmp, output, grad_output, grad_hy, grad_cy, batch_sizes, mode, workspace));
  kf_compute_mkldnn_rnn_layer_backward_fn compute = (kf_compute_mkldnn_rnn_layer_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, weight1, weight2, hx_, cx_tmp, output, grad_output, grad_hy, grad_cy, reverse, mode, batch_sizes, workspace, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3], r->tensors[4], r->tensors[5], r->tensors[6]);
}
KF__FUNCTIONAL_FORM(mkldnn_rnn_layer_backward, mkldnn_rnn_layer_backward, TTTTTTTTTTUUUbiiibbbnbT, TTTTTTT)

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
    {KF__OP_mkldnn_rnn_layer, KF__COMPUTE_mkldnn_rnn_layer, KF__AT_BACKEND, (kf_typed_fn)functional_mkldnn_rnn_layer},
    {KF__OP_mkldnn_rnn_layer_backward, KF__COMPUTE_mkldnn_rnn_layer_backward, KF__AT_BACKEND, (kf_typed_fn)functional_mkldnn_rnn_layer_backward},
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
