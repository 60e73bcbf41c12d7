/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*constant_pad_nd_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    pad, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_constant_pad_nd(kf_tensor_t *self, kf_int_span_t pad, kf_scalar_t value, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_constant_pad_nd);
  *out = NULL;
  KF__CALL_FAR(KF__OP_constant_pad_nd, constant_pad_nd_fn, kf__keys(self),
          (self, pad, value, out),
          (&self, &pad, &value), (out));
}

typedef kf_status_t (*constant_pad_nd_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t pad, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_constant_pad_nd_out(kf_tensor_t *self, kf_int_span_t pad, kf_scalar_t value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_constant_pad_nd_out);
  KF__CALL_FAR(KF__OP_constant_pad_nd_out, constant_pad_nd_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, pad, value, out),
          (&self, &pad, &value, &out), (NULL));
}

typedef kf_status_t (*reflection_pad1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_reflection_pad1d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_reflection_pad1d, reflection_pad1d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*reflection_pad1d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_reflection_pad1d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad1d_out);
  KF__CALL_FAR(KF__OP_reflection_pad1d_out, reflection_pad1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*reflection_pad2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_reflection_pad2d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_reflection_pad2d, reflection_pad2d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*reflection_pad2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_reflection_pad2d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad2d_out);
  KF__CALL_FAR(KF__OP_reflection_pad2d_out, reflection_pad2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*reflection_pad3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_reflection_pad3d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_reflection_pad3d, reflection_pad3d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*reflection_pad3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_reflection_pad3d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reflection_pad3d_out);
  KF__CALL_FAR(KF__OP_reflection_pad3d_out, reflection_pad3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*replication_pad1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_replication_pad1d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_replication_pad1d, replication_pad1d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*replication_pad1d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_replication_pad1d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad1d_out);
  KF__CALL_FAR(KF__OP_replication_pad1d_out, replication_pad1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*replication_pad2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_replication_pad2d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_replication_pad2d, replication_pad2d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*replication_pad2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_replication_pad2d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad2d_out);
  KF__CALL_FAR(KF__OP_replication_pad2d_out, replication_pad2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*replication_pad3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out);
kf_status_t kf_replication_pad3d(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_replication_pad3d, replication_pad3d_fn, kf__keys(self),
          (self, padding, out),
          (&self, &padding), (out));
}

typedef kf_status_t (*replication_pad3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t *out);
kf_status_t kf_replication_pad3d_out(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_replication_pad3d_out);
  KF__CALL_FAR(KF__OP_replication_pad3d_out, replication_pad3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, padding, out),
          (&self, &padding, &out), (NULL));
}

typedef kf_status_t (*_pad_circular_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad,
    kf_tensor_t **out);
kf_status_t kf__pad_circular(kf_tensor_t *self, kf_int_span_t pad, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__pad_circular);
  *out = NULL;
  KF__CALL_FAR(KF__OP__pad_circular, _pad_circular_fn, kf__keys(self),
          (self, pad, out),
          (&self, &pad), (out));
}

typedef kf_status_t (*pad_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad, kf_str_t
    mode, kf_opt_float_t value, kf_tensor_t **out);
kf_status_t kf_pad(kf_tensor_t *self, kf_int_span_t pad, kf_str_t mode, kf_opt_float_t value,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pad);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pad, pad_fn, kf__keys(self),
          (self, pad, mode, value, out),
          (&self, &pad, &mode, &value), (out));
}

typedef kf_status_t (*embedding_fn)(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out);
kf_status_t kf_embedding(kf_tensor_t *weight, kf_tensor_t *indices, int64_t padding_idx, bool
    scale_grad_by_freq, bool sparse, kf_tensor_t **out) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding);
  *out = NULL;
  KF__CALL_FAR(KF__OP_embedding, embedding_fn, kf_keyset_or(kf__keys(weight), kf__keys(indices)),
          (weight, indices, padding_idx, scale_grad_by_freq, sparse, out),
          (&weight, &indices, &padding_idx, &scale_grad_by_freq, &sparse), (out));
}

typedef kf_status_t (*embedding_out_fn)(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t *out);
kf_status_t kf_embedding_out(kf_tensor_t *weight, kf_tensor_t *indices, int64_t padding_idx, bool
    scale_grad_by_freq, bool sparse, kf_tensor_t *out) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_out);
  KF__CALL_FAR(KF__OP_embedding_out, embedding_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(out)),
          (weight, indices, padding_idx, scale_grad_by_freq, sparse, out),
          (&weight, &indices, &padding_idx, &scale_grad_by_freq, &sparse, &out), (NULL));
}

typedef kf_status_t (*embedding_dense_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
    kf_tensor_t **out);
kf_status_t kf_embedding_dense_backward(kf_tensor_t *grad_output, kf_tensor_t *indices, int64_t
    num_weights, int64_t padding_idx, bool scale_grad_by_freq, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_dense_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_embedding_dense_backward, embedding_dense_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(indices)),
          (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, out),
          (&grad_output, &indices, &num_weights, &padding_idx, &scale_grad_by_freq), (out));
}

typedef kf_status_t (*embedding_dense_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool
    scale_grad_by_freq, kf_tensor_t *out);
kf_status_t kf_embedding_dense_backward_out(kf_tensor_t *grad_output, kf_tensor_t *indices, int64_t
    num_weights, int64_t padding_idx, bool scale_grad_by_freq, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_dense_backward_out);
  KF__CALL_FAR(KF__OP_embedding_dense_backward_out, embedding_dense_backward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(indices)), kf__keys(out)),
          (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, out),
          (&grad_output, &indices, &num_weights, &padding_idx, &scale_grad_by_freq, &out), (NULL));
}

typedef kf_status_t (*embedding_backward_fn)(const kf_call_t *call, kf_tensor_t *grad, kf_tensor_t
    *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool sparse,
    kf_tensor_t **out);
kf_status_t kf_embedding_backward(kf_tensor_t *grad, kf_tensor_t *indices, int64_t num_weights,
    int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_embedding_backward, embedding_backward_fn, kf_keyset_or(kf__keys(grad), kf__keys(indices)),
          (grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse, out),
          (&grad, &indices, &num_weights, &padding_idx, &scale_grad_by_freq, &sparse), (out));
}

typedef kf_status_t (*_scaled_dot_product_attention_math_fn)(const kf_call_t *call, kf_tensor_t
    *query, kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool
    is_causal, kf_tensor_t *dropout_mask, kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out0,
    kf_tensor_t **out1);
kf_status_t kf__scaled_dot_product_attention_math(kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t
    *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal, kf_tensor_t *dropout_mask,
    kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(query == NULL || key == NULL || value == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP__scaled_dot_product_attention_math);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP__scaled_dot_product_attention_math, _scaled_dot_product_attention_math_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(query), kf__keys(key)), kf__keys(value)), kf_keys_of(attn_mask)), kf_keys_of(dropout_mask)),
          (query, key, value, attn_mask, dropout_p, is_causal, dropout_mask, scale, enable_gqa, out0, out1),
          (&query, &key, &value, &attn_mask, &dropout_p, &is_causal, &dropout_mask, &scale, &enable_gqa), (out0, out1));
}

typedef kf_status_t (*scaled_dot_product_attention_fn)(const kf_call_t *call, kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal,
    kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out);
kf_status_t kf_scaled_dot_product_attention(kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t
    *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal, kf_opt_float_t scale, bool
    enable_gqa, kf_tensor_t **out) {
  if (KF_UNLIKELY(query == NULL || key == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_scaled_dot_product_attention);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scaled_dot_product_attention, scaled_dot_product_attention_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(query), kf__keys(key)), kf__keys(value)), kf_keys_of(attn_mask)),
          (query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa, out),
          (&query, &key, &value, &attn_mask, &dropout_p, &is_causal, &scale, &enable_gqa), (out));
}
