/* Bags of embeddings as users call them: they wrap padding_idx and call _embedding_bag, which has
 * the rule and the kernels. -1 stands for no padding. */
#include <keyfall/ops.h>

#include "compat/nn_texts.h"
#include "ops/gen/composites.h"
#include "tensor/tensor_internal.h"

/* Without an index that stands for padding. */
kf_status_t kf__op_embedding_bag(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t *indices,
                                 kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode,
                                 bool sparse, kf_tensor_t *per_sample_weights,
                                 bool include_last_offset, kf_tensor_t **out0, kf_tensor_t **out1,
                                 kf_tensor_t **out2, kf_tensor_t **out3) {
  (void)call;
  return kf_raw_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                              per_sample_weights, include_last_offset, -1, out0, out1, out2, out3);
}

/* An index below 0 counts from the last row; None is as above. Rows of that index are left out of
 * their bags. */
kf_status_t kf__op_embedding_bag_padding_idx(const kf_call_t *call, kf_tensor_t *weight,
                                             kf_tensor_t *indices, kf_tensor_t *offsets,
                                             bool scale_grad_by_freq, int64_t mode, bool sparse,
                                             kf_tensor_t *per_sample_weights,
                                             bool include_last_offset, kf_opt_int_t padding_idx,
                                             kf_tensor_t **out0, kf_tensor_t **out1,
                                             kf_tensor_t **out2, kf_tensor_t **out3) {
  (void)call;
  int64_t padding = -1;
  if (padding_idx.has) {
    const int64_t rows = weight->ndim > 0 ? weight->sizes[0] : 0;
    padding = padding_idx.value;
    if (padding < -rows || padding >= rows)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_PADDING_IDX,
                         "embedding: padding_idx must be from -%lld to %lld, but is %lld"),
          (long long)rows, (long long)rows - 1, (long long)padding);
    if (padding < 0) padding += rows;
    KF_ASSERT(padding >= 0 && padding < rows);
  }
  return kf_raw_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                              per_sample_weights, include_last_offset, padding, out0, out1, out2,
                              out3);
}
