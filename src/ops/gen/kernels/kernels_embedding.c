/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run__embedding_bag(const kf_call_t *call, kf_results_t *r, kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx) {
  (void)scale_grad_by_freq;
  (void)sparse;
  if (KF_UNLIKELY(kf__suspect(weight) || kf__suspect(indices)))
    KF_TRY(kf__check_pair(call, weight, indices, "weight\0indices"));
  if (KF_UNLIKELY(kf__suspect(offsets)))
    KF_TRY(kf__check_argument(call, offsets, "offsets"));
  if (KF_UNLIKELY(kf__suspect_if_there(per_sample_weights)))
    KF_TRY(kf__check_argument(call, per_sample_weights, "per_sample_weights"));
  if (KF_UNLIKELY(kf__other_device(weight, indices)))
    KF_TRY(kf__check_device(r->op, weight, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(weight, offsets)))
    KF_TRY(kf__check_device(r->op, weight, offsets, "offsets"));
  if (KF_UNLIKELY(kf__other_device(weight, per_sample_weights)))
    KF_TRY(kf__check_device(r->op, weight, per_sample_weights, "per_sample_weights"));
  KF_TRY(kf__rule_embedding_bag(r, weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx));
  kf_compute_embedding_bag_fn compute = (kf_compute_embedding_bag_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(_embedding_bag, _embedding_bag, TTTbibUbi, TTTT)
KF__OUT_FORM(_embedding_bag_out, _embedding_bag, TTTbibUbi, TTTT, KF__OUT_GENERATED)

static kf_status_t run__embedding_bag_forward_only(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t
    padding_idx) {
  (void)scale_grad_by_freq;
  (void)sparse;
  if (KF_UNLIKELY(kf__suspect(weight) || kf__suspect(indices)))
    KF_TRY(kf__check_pair(call, weight, indices, "weight\0indices"));
  if (KF_UNLIKELY(kf__suspect(offsets)))
    KF_TRY(kf__check_argument(call, offsets, "offsets"));
  if (KF_UNLIKELY(kf__suspect_if_there(per_sample_weights)))
    KF_TRY(kf__check_argument(call, per_sample_weights, "per_sample_weights"));
  if (KF_UNLIKELY(kf__other_device(weight, indices)))
    KF_TRY(kf__check_device(r->op, weight, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(weight, offsets)))
    KF_TRY(kf__check_device(r->op, weight, offsets, "offsets"));
  if (KF_UNLIKELY(kf__other_device(weight, per_sample_weights)))
    KF_TRY(kf__check_device(r->op, weight, per_sample_weights, "per_sample_weights"));
  KF_TRY(kf__rule_embedding_bag_forward_only(r, weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx));
  kf_compute_embedding_bag_fn compute = (kf_compute_embedding_bag_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(_embedding_bag_forward_only, _embedding_bag_forward_only, TTTbibUbi, TTTT)
KF__OUT_FORM(_embedding_bag_forward_only_out, _embedding_bag_forward_only, TTTbibUbi, TTTT, KF__OUT_GENERATED)

static kf_status_t run_embedding_renorm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *indices, double max_norm, double norm_type) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(indices)))
    KF_TRY(kf__check_pair(call, self, indices, "self\0indices"));
  if (KF_UNLIKELY(kf__other_device(self, indices)))
    KF_TRY(kf__check_device(r->op, self, indices, "indices"));
  KF_TRY(kf__rule_embedding_renorm(r, self, indices, max_norm, norm_type));
  kf_compute_embedding_renorm_fn compute = (kf_compute_embedding_renorm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, indices, max_norm, norm_type, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(embedding_renorm, embedding_renorm, TTff, T)
KF__INPLACE_FORM(embedding_renorm_, embedding_renorm, TTff)
KF__OUT_FORM(embedding_renorm_out, embedding_renorm, TTff, T, KF__OUT_GENERATED)

const kf__kernel_entry_t kf__kernels_embedding[] = {
    {KF__OP__embedding_bag, KF__COMPUTE_embedding_bag, KF__AT_BACKEND, (kf_typed_fn)functional__embedding_bag},
    {KF__OP__embedding_bag_out, KF__COMPUTE_embedding_bag, KF__AT_BACKEND, (kf_typed_fn)out__embedding_bag_out},
    {KF__OP__embedding_bag_forward_only, KF__COMPUTE_embedding_bag, KF__AT_BACKEND, (kf_typed_fn)functional__embedding_bag_forward_only},
    {KF__OP__embedding_bag_forward_only_out, KF__COMPUTE_embedding_bag, KF__AT_BACKEND, (kf_typed_fn)out__embedding_bag_forward_only_out},
    {KF__OP_embedding_bag, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_embedding_bag},
    {KF__OP_embedding_bag_padding_idx, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_embedding_bag_padding_idx},
    {KF__OP_embedding_renorm, KF__COMPUTE_embedding_renorm, KF__AT_BACKEND, (kf_typed_fn)functional_embedding_renorm},
    {KF__OP_embedding_renorm_, KF__COMPUTE_embedding_renorm, KF__AT_BACKEND, (kf_typed_fn)inplace_embedding_renorm_},
    {KF__OP_embedding_renorm_out, KF__COMPUTE_embedding_renorm, KF__AT_BACKEND, (kf_typed_fn)out_embedding_renorm_out},
    {0, 0, KF__AT_END, NULL},
};
