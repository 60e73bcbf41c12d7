/* Iterators for compute functions that get tensors. */
#include "kernels/elementwise/cl_elementwise.h"

#include "kernels/cl_types.h"

/* The stride of a tensor along dimension `d` of the loop, in bytes; 0 where it broadcasts. */
static int64_t stride_along(const kf_tensor_t *tensor, int64_t dims, int64_t d) {
  const int64_t own = d - (dims - kf_tensor_dim(tensor));
  if (own < 0 || kf_tensor_sizes(tensor).data[own] == 1) return 0;
  return kf_tensor_strides(tensor).data[own] * (int64_t)kf_tensor_itemsize(tensor);
}

static bool extends(const kf_iter_t *it, const int64_t *strides) {
  const uint32_t inner = it->ndim - 1;
  for (uint32_t k = 0; k < it->count; k++)
    if (strides[k] != it->strides[k][inner] * it->sizes[inner]) return false;
  return true;
}

/* Adds the next outer dimension, or merges it with the one before. */
static void add_dimension(kf_iter_t *it, int64_t size, const int64_t *strides) {
  if (it->ndim > 0 && extends(it, strides)) {
    it->sizes[it->ndim - 1] *= size;
    return;
  }
  it->sizes[it->ndim] = size;
  for (uint32_t k = 0; k < it->count; k++) it->strides[k][it->ndim] = strides[k];
  it->ndim++;
}

static void add_dimensions(kf_iter_t *it, kf_tensor_t *const *tensors) {
  const kf_int_span_t sizes = kf_tensor_sizes(tensors[0]);
  const int64_t dims = kf_tensor_dim(tensors[0]);
  int64_t strides[KF_ITER_OPERANDS];
  for (int64_t d = dims - 1; d >= 0; d--) {
    if (sizes.data[d] == 1) continue;
    for (uint32_t k = 0; k < it->count; k++) strides[k] = stride_along(tensors[k], dims, d);
    add_dimension(it, sizes.data[d], strides);
  }
  if (it->ndim > 0) return;
  for (uint32_t k = 0; k < it->count; k++) strides[k] = (int64_t)kf_tensor_itemsize(tensors[k]);
  add_dimension(it, 1, strides);
}

kf_status_t kfcl_iterate(kf_iter_t *it, kf_dtype_t common, uint32_t count,
                         kf_tensor_t *const *tensors) {
  it->struct_size = sizeof *it;
  it->count = count;
  it->ndim = 0;
  it->common = common == KF_DTYPE_COUNT ? kfcl_compute_type(kf_tensor_dtype(tensors[0])) : common;
  it->promoted = it->common;
  it->flat = false;
  it->casts = true;
  it->given = true;
  it->numel = kf_tensor_numel(tensors[0]);
  for (uint32_t k = 0; k < count; k++) {
    void *data = NULL;
    if (k == 0)
      KF_TRY(kf_tensor_mutable_data(tensors[k], &data));
    else
      data = (void *)(uintptr_t)kf_tensor_data(tensors[k]);
    it->data[k] = data;
    it->operands[k] = (kf_operand_t){tensors[k], kf_tensor_dtype(tensors[k]), it->common, false};
  }
  add_dimensions(it, tensors);
  return KF_OK;
}
