/* Derivatives of embedding and embedding_bag (modes 0: sum, 1: mean, 2: max). */
#include "autograd/formulas/formula_common.h"
#include "tensor/sparse/sparse_tensor.h"

enum { MODE_SUM, MODE_MEAN, MODE_MAX };

static kf_tensor_t *as_int64(kf_tensor_t *x) {
  if (kf_tensor_dtype(x) == KF_DTYPE_INT64) return x;
  return kfs_to_dtype(x, KF_DTYPE_INT64, false, false, kf_no_int());
}

/* The bag of each index: the last bag that starts at or before the position of the index. */
static kf_tensor_t *bags(kf_tensor_t *indices, kf_tensor_t *offsets) {
  kf_tensor_t *positions = kf__d_beside(kfs_arange(KF_INT(kf_tensor_numel(indices))), indices);
  kf_tensor_t *bag = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      kf_searchsorted(as_int64(offsets), positions, false, true, kf_str_of(NULL), NULL, &bag);
  return kfs_sub_Scalar(kf_scope_take(status, bag), KF_INT(1), KF_INT(1));
}

/* For each index, the row of `x` that belongs to its bag. Indices past the last bag belong to the
 * last bag. */
static kf_tensor_t *rows_of(kf_tensor_t *x, kf_tensor_t *indices, kf_tensor_t *offsets) {
  int64_t last = kf__size_at(kf_tensor_sizes(x), 0) - 1;
  return kfs_index_select(x, 0, kfs_clamp_max(bags(indices, offsets), KF_INT(last)));
}

static kf_tensor_t *without_padding(kf_tensor_t *rows, kf_tensor_t *indices, int64_t padding_idx) {
  if (padding_idx < 0) return rows;
  kf_tensor_t *padding = kfs_eq_Scalar(indices, KF_INT(padding_idx));
  return kf__d_except(kf_tensor_dim(rows) > 1 ? kfs_unsqueeze(padding, 1) : padding, rows);
}

/* 1 / (number of occurrences) for each index. */
static kf_tensor_t *rarity(kf_tensor_t *grad, kf_tensor_t *indices, int64_t rows) {
  kf_tensor_t *one = kfs_new_ones(grad, kf_tensor_sizes(indices));
  kf_tensor_t *counts = kfs_index_add(kf__d_zeros_of(grad, KF_INTS(rows)), 0, indices, one);
  return kfs_unsqueeze(kfs_reciprocal(kfs_index_select(counts, 0, indices)), 1);
}

/* The gradient as a sparse tensor with these rows. */
static kf_tensor_t *sparse_rows(kf_tensor_t *rows, kf_tensor_t *indices, kf_int_span_t sizes) {
  return kf__scoped_sparse(kfs_unsqueeze(indices, 0), rows, sizes);
}

kf_tensor_t *kf__d_embedding_dense_double(kf_tensor_t *grad, kf_tensor_t *indices,
                                          int64_t padding_idx, bool scale_grad_by_freq) {
  int64_t shape[KF__MAX_DIMS + 1];
  kf_int_span_t sizes = kf_tensor_sizes(indices);
  for (size_t d = 0; d < sizes.size; d++) shape[d] = sizes.data[d];
  shape[sizes.size] = kf__size_at(kf_tensor_sizes(grad), -1);
  kf_tensor_t *flat = kfs_reshape(indices, KF_INTS(-1));
  kf_tensor_t *rows = kfs_index_select(grad, 0, flat);
  if (scale_grad_by_freq)
    rows = kfs_mul(rows, rarity(grad, flat, kf__size_at(kf_tensor_sizes(grad), 0)));
  return kfs_reshape(without_padding(rows, flat, padding_idx), kf__d_span(shape, sizes.size + 1));
}

kf_tensor_t *kf__d_embedding_bag_weight(kf_tensor_t *grad, kf_tensor_t *indices,
                                        kf_tensor_t *offsets, kf_tensor_t *bag_size,
                                        kf_tensor_t *max_indices, kf_int_span_t sizes,
                                        bool scale_grad_by_freq, int64_t mode, bool sparse,
                                        kf_tensor_t *per_sample_weights, int64_t padding_idx) {
  sparse = sparse && mode != MODE_MAX;
  kf_tensor_t *zeros = sparse ? NULL : kf__d_zeros_of(grad, sizes);
  indices = as_int64(indices);
  if (kf_tensor_numel(grad) == 0 || kf_tensor_numel(indices) == 0)
    return sparse ? sparse_rows(kfs_new_zeros(grad, KF_INTS(0, kf__size_at(sizes, 1))),
                                kfs_new_zeros(indices, KF_INTS(0)), sizes)
                  : zeros;
  if (mode == MODE_MAX) {
    kf_tensor_t *empty = kfs_unsqueeze(kfs_eq_Scalar(bag_size, KF_INT(0)), 1);
    kf_tensor_t *positions = kfs_clamp_min(as_int64(max_indices), KF_INT(0));
    return kfs_scatter_add(zeros, 0, positions, kf__d_except(empty, grad));
  }
  if (mode == MODE_MEAN) grad = kfs_div(grad, kfs_unsqueeze(kfs_clamp_min(bag_size, KF_INT(1)), 1));
  kf_tensor_t *rows = rows_of(grad, indices, offsets);
  if (per_sample_weights != NULL) rows = kfs_mul(rows, kfs_unsqueeze(per_sample_weights, 1));
  if (scale_grad_by_freq) rows = kfs_mul(rows, rarity(grad, indices, kf__size_at(sizes, 0)));
  if (sparse) {
    if (padding_idx < 0) return sparse_rows(rows, indices, sizes);
    kf_tensor_t *used =
        kfs_flatten(kfs_nonzero(kfs_ne_Scalar(indices, KF_INT(padding_idx))), 0, -1);
    return sparse_rows(kfs_index_select(rows, 0, used), kfs_index_select(indices, 0, used), sizes);
  }
  return kfs_index_add(zeros, 0, indices, without_padding(rows, indices, padding_idx));
}

kf_tensor_t *kf__d_embedding_bag_samples(kf_tensor_t *grad, kf_tensor_t *weight,
                                         kf_tensor_t *indices, kf_tensor_t *offsets,
                                         int64_t padding_idx) {
  if (kf_tensor_numel(indices) == 0 || kf_tensor_numel(grad) == 0)
    return kf__d_zeros_of(grad, kf_tensor_sizes(indices));
  indices = as_int64(indices);
  kf_tensor_t *rows =
      kfs_mul(rows_of(grad, indices, offsets), kfs_index_select(weight, 0, indices));
  return without_padding(kfs_sum_dim_IntList(rows, KF_INTS(1), false), indices, padding_idx);
}
