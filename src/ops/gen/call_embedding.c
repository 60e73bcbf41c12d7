/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_embedding_bag_fn)(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
kf_status_t kf__embedding_bag(kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets, bool
    scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t *per_sample_weights, bool
    include_last_offset, int64_t padding_idx, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2, kf_tensor_t **out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP__embedding_bag);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  KF__CALL_FAR(KF__OP__embedding_bag, _embedding_bag_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset, &padding_idx), (out0, out1, out2, out3));
}

typedef kf_status_t (*_embedding_bag_out_fn)(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3);
kf_status_t kf__embedding_bag_out(kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t *per_sample_weights, bool
    include_last_offset, int64_t padding_idx, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t
    *out2, kf_tensor_t *out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP__embedding_bag_out);
  KF__CALL_FAR(KF__OP__embedding_bag_out, _embedding_bag_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)), kf__keys(out3)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset, &padding_idx, &out0, &out1, &out2, &out3), (NULL));
}

typedef kf_status_t (*_embedding_bag_forward_only_fn)(const kf_call_t *call, kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t
    **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
kf_status_t kf__embedding_bag_forward_only(kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t
    *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t *per_sample_weights,
    bool include_last_offset, int64_t padding_idx, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP__embedding_bag_forward_only);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  KF__CALL_FAR(KF__OP__embedding_bag_forward_only, _embedding_bag_forward_only_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset, &padding_idx), (out0, out1, out2, out3));
}

typedef kf_status_t (*_embedding_bag_forward_only_out_fn)(const kf_call_t *call, kf_tensor_t
    *weight, kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool
    sparse, kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3);
kf_status_t kf__embedding_bag_forward_only_out(kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP__embedding_bag_forward_only_out);
  KF__CALL_FAR(KF__OP__embedding_bag_forward_only_out, _embedding_bag_forward_only_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)), kf__keys(out3)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset, &padding_idx, &out0, &out1, &out2, &out3), (NULL));
}

typedef kf_status_t (*embedding_bag_fn)(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3);
kf_status_t kf_embedding_bag(kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets, bool
    scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t *per_sample_weights, bool
    include_last_offset, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t
    **out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP_embedding_bag);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  KF__CALL_FAR(KF__OP_embedding_bag, embedding_bag_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset), (out0, out1, out2, out3));
}

typedef kf_status_t (*embedding_bag_padding_idx_fn)(const kf_call_t *call, kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, kf_opt_int_t padding_idx, kf_tensor_t
    **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
kf_status_t kf_embedding_bag_padding_idx(kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t
    *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t *per_sample_weights,
    bool include_last_offset, kf_opt_int_t padding_idx, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3) {
  if (KF_UNLIKELY(weight == NULL || indices == NULL || offsets == NULL || out0 == NULL || out1 == NULL || out2 == NULL || out3 == NULL))
    return kf__null_argument(KF__OP_embedding_bag_padding_idx);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  KF__CALL_FAR(KF__OP_embedding_bag_padding_idx, embedding_bag_padding_idx_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(weight), kf__keys(indices)), kf__keys(offsets)), kf_keys_of(per_sample_weights)),
          (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3),
          (&weight, &indices, &offsets, &scale_grad_by_freq, &mode, &sparse, &per_sample_weights, &include_last_offset, &padding_idx), (out0, out1, out2, out3));
}

typedef kf_status_t (*embedding_renorm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type, kf_tensor_t **out);
kf_status_t kf_embedding_renorm(kf_tensor_t *self, kf_tensor_t *indices, double max_norm, double
    norm_type, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_renorm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_embedding_renorm, embedding_renorm_fn, kf_keyset_or(kf__keys(self), kf__keys(indices)),
          (self, indices, max_norm, norm_type, out),
          (&self, &indices, &max_norm, &norm_type), (out));
}

typedef kf_status_t (*embedding_renorm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type);
kf_status_t kf_embedding_renorm_(kf_tensor_t *self, kf_tensor_t *indices, double max_norm, double
    norm_type) {
  if (KF_UNLIKELY(self == NULL || indices == NULL))
    return kf__null_argument(KF__OP_embedding_renorm_);
  KF__CALL_FAR(KF__OP_embedding_renorm_, embedding_renorm__fn, kf_keyset_or(kf__keys(self), kf__keys(indices)),
          (self, indices, max_norm, norm_type),
          (&self, &indices, &max_norm, &norm_type), (NULL));
}

typedef kf_status_t (*embedding_renorm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type, kf_tensor_t *out);
kf_status_t kf_embedding_renorm_out(kf_tensor_t *self, kf_tensor_t *indices, double max_norm, double
    norm_type, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_embedding_renorm_out);
  KF__CALL_FAR(KF__OP_embedding_renorm_out, embedding_renorm_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(indices)), kf__keys(out)),
          (self, indices, max_norm, norm_type, out),
          (&self, &indices, &max_norm, &norm_type, &out), (NULL));
}
