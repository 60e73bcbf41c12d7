/* Rules of bags of embeddings and of renorming rows. Values of indices and offsets are data, which
 * a rule does not read: the backend checks them before it writes. */
#include "compat/nn_texts.h"
#include "compat/operator_texts.h"
#include "ops/gen/rules.h"

enum { SUM, MEAN, MAX }; /* values of `mode` */

static bool is_index(const kf_tensor_t *t) {
  return t->dtype == KF_DTYPE_INT64 || t->dtype == KF_DTYPE_INT32;
}

static kf_status_t check_indices(const kf_results_t *r, const kf_tensor_t *t, const char *name) {
  if (is_index(t)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_INDEX_INTEGERS, "%s: %s must be Long or Int, but is %s"), r->op,
      name, kf_dtype_class_name(kf__dtype(t)));
}

static kf_status_t check_dims(const kf_tensor_t *t, const char *name, uint32_t dims) {
  if (t->ndim == dims) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_EMBEDDING_RANK, "%s must have %u dimensions, but has %u"), name,
      dims, t->ndim);
}

/* A weight for each index scales its row before the sum; a mean or a maximum of scaled rows would
 * mean something else. */
static kf_status_t check_sample_weights(const kf_results_t *r, const kf_tensor_t *weight,
                                        const kf_tensor_t *indices, int64_t mode,
                                        const kf_tensor_t *own) {
  if (!kf__is_defined(own)) return KF_OK;
  if (mode != SUM)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_WEIGHTS, "embedding_bag: per_sample_weights need mode='sum'"));
  if (own->dtype != weight->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_DTYPES,
                       "%s: weight is of type %s, but per_sample_weights are of type %s"),
        r->op, kf_dtype_class_name(kf__dtype(weight)), kf_dtype_class_name(kf__dtype(own)));
  if (own->ndim != 1 || own->numel != indices->numel)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_BAG_WEIGHT_COUNT,
            "%s: per_sample_weights must be a vector of %lld numbers, but has %lld elements"),
        r->op, (long long)indices->numel, (long long)own->numel);
  return KF_OK;
}

/* What all forms check. The order of the checks is PyTorch's. */
static kf_status_t check_bag(const kf_results_t *r, const kf_tensor_t *weight,
                             const kf_tensor_t *indices, const kf_tensor_t *offsets, int64_t mode,
                             const kf_tensor_t *own, bool include_last_offset) {
  if (indices->ndim != 1 && indices->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_RANK,
                       "embedding_bag: input must have 1 or 2 dimensions, but has %u"),
        indices->ndim);
  KF_TRY(check_dims(offsets, "offsets", 1));
  KF_TRY(check_dims(weight, "weight", 2));
  KF_TRY(check_indices(r, indices, "indices"));
  KF_TRY(check_indices(r, offsets, "offsets"));
  if (!kf_dtype_is_floating(kf__dtype(weight)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_WEIGHT_DTYPE, "%s: weight must be floating-point, but is %s"),
        r->op, kf_dtype_class_name(kf__dtype(weight)));
  if (mode < SUM || mode > MAX)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BAG_MODE,
                                       "embedding_bag: mode must be 0 (sum), 1 (mean) or 2 (max)"));
  KF_TRY(check_sample_weights(r, weight, indices, mode, own));
  if (include_last_offset && offsets->numel < 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_OFFSETS,
                       "embedding_bag: with include_last_offset, there must be an offset"));
  return KF_OK;
}

/* Plain sums of packed rows need no list of the bag of each index: PyTorch leaves it empty, and so
 * do we, because programs see its size. */
static bool leaves_bags_out(const kf_tensor_t *weight, int64_t mode, const kf_tensor_t *own,
                            int64_t padding_idx) {
  return mode == SUM && padding_idx < 0 && weight->dtype != KF_DTYPE_FLOAT64 &&
         weight->strides[1] == 1 && (!kf__is_defined(own) || own->strides[0] == 1);
}

/* Four results: the bags, the bag of each index, the size of each bag, and for MAX the index of
 * each largest element. Backward needs the last three; their sizes are PyTorch's, also where the
 * form without gradients leaves them unused. */
static kf_status_t bag(kf_results_t *r, kf_tensor_t *weight, kf_tensor_t *indices,
                       kf_tensor_t *offsets, int64_t mode, kf_tensor_t *per_sample_weights,
                       bool include_last_offset, int64_t padding_idx, bool forward_only) {
  KF_TRY(check_bag(r, weight, indices, offsets, mode, per_sample_weights, include_last_offset));
  const int64_t bags = offsets->numel - (include_last_offset ? 1 : 0);
  KF_ASSERT(bags >= 0); /* check_bag wants an offset to leave out */
  KF_ASSERT(r->count == 4);
  const int64_t out[2] = {bags, weight->sizes[1]};
  const int64_t entries =
      leaves_bags_out(weight, mode, per_sample_weights, padding_idx) ? 0 : indices->numel;
  const int64_t sizes = forward_only && mode == SUM ? offsets->numel : bags;
  const int64_t largest[2] = {mode == MAX ? bags : sizes, weight->sizes[1]};
  const kf_dtype_t index = indices->dtype == KF_DTYPE_INT64 ? KF_DTYPE_INT64 : kf__dtype(offsets);
  kf_tensor_t *const own = kf__is_defined(per_sample_weights) ? per_sample_weights : NULL;
  kf_tensor_t *const inputs[] = {weight, indices, offsets, own, NULL};
  const uint32_t flags = KF__RESULT_APART;
  const kf_device_t device = weight->device;
  KF_TRY(kf__result(r, 0, (kf_int_span_t){out, 2}, NULL, kf__dtype(weight), device, flags, inputs));
  KF_TRY(kf__result(r, 1, (kf_int_span_t){&entries, 1}, NULL, index, device, flags, inputs));
  KF_TRY(kf__result(r, 2, (kf_int_span_t){&sizes, 1}, NULL, index, device, flags, inputs));
  return kf__result(r, 3, (kf_int_span_t){largest, mode == MAX ? 2 : 1}, NULL, index, device, flags,
                    inputs);
}

kf_status_t kf__rule_embedding_bag(kf_results_t *r, kf_tensor_t *weight, kf_tensor_t *indices,
                                   kf_tensor_t *offsets, int64_t mode,
                                   kf_tensor_t *per_sample_weights, bool include_last_offset,
                                   int64_t padding_idx) {
  return bag(r, weight, indices, offsets, mode, per_sample_weights, include_last_offset,
             padding_idx, false);
}

kf_status_t kf__rule_embedding_bag_forward_only(kf_results_t *r, kf_tensor_t *weight,
                                                kf_tensor_t *indices, kf_tensor_t *offsets,
                                                int64_t mode, kf_tensor_t *per_sample_weights,
                                                bool include_last_offset, int64_t padding_idx) {
  return bag(r, weight, indices, offsets, mode, per_sample_weights, include_last_offset,
             padding_idx, true);
}

kf_status_t kf__rule_embedding_renorm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *indices,
                                      double max_norm, double norm_type) {
  (void)max_norm;
  (void)norm_type;
  if (self->ndim != 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RENORM_TABLE_RANK,
                                       "%s: self must be a matrix, but has %u dimensions"),
                        r->op, self->ndim);
  KF_TRY(check_indices(r, indices, "indices"));
  KF_ASSERT(kf__tensor_is_valid(self));
  int64_t strides[2];
  kf__preserved_strides(self, strides);
  kf_tensor_t *const inputs[] = {self, indices, NULL};
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_STARTS_AS | KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}
