/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*sort_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_sort(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_sort);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_sort, sort_fn, kf__keys(self),
          (self, dim, descending, out_values, out_indices),
          (&self, &dim, &descending), (out_values, out_indices));
}

typedef kf_status_t (*sort_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_sort_values(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t *values,
    kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_sort_values);
  KF__CALL_FAR(KF__OP_sort_values, sort_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, descending, values, indices),
          (&self, &dim, &descending, &values, &indices), (NULL));
}

typedef kf_status_t (*sort_stable_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_bool_t
    stable, int64_t dim, bool descending, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_sort_stable(kf_tensor_t *self, kf_opt_bool_t stable, int64_t dim, bool descending,
    kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_sort_stable);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_sort_stable, sort_stable_fn, kf__keys(self),
          (self, stable, dim, descending, out_values, out_indices),
          (&self, &stable, &dim, &descending), (out_values, out_indices));
}

typedef kf_status_t (*sort_values_stable_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_bool_t
    stable, int64_t dim, bool descending, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_sort_values_stable(kf_tensor_t *self, kf_opt_bool_t stable, int64_t dim, bool
    descending, kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_sort_values_stable);
  KF__CALL_FAR(KF__OP_sort_values_stable, sort_values_stable_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, stable, dim, descending, values, indices),
          (&self, &stable, &dim, &descending, &values, &indices), (NULL));
}

typedef kf_status_t (*argsort_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out);
kf_status_t kf_argsort(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argsort);
  *out = NULL;
  KF__CALL_FAR(KF__OP_argsort, argsort_fn, kf__keys(self),
          (self, dim, descending, out),
          (&self, &dim, &descending), (out));
}

typedef kf_status_t (*argsort_stable_fn)(const kf_call_t *call, kf_tensor_t *self, bool stable,
    int64_t dim, bool descending, kf_tensor_t **out);
kf_status_t kf_argsort_stable(kf_tensor_t *self, bool stable, int64_t dim, bool descending,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argsort_stable);
  *out = NULL;
  KF__CALL_FAR(KF__OP_argsort_stable, argsort_stable_fn, kf__keys(self),
          (self, stable, dim, descending, out),
          (&self, &stable, &dim, &descending), (out));
}

typedef kf_status_t (*argsort_stable_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool stable,
    int64_t dim, bool descending, kf_tensor_t *out);
kf_status_t kf_argsort_stable_out(kf_tensor_t *self, bool stable, int64_t dim, bool descending,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argsort_stable_out);
  KF__CALL_FAR(KF__OP_argsort_stable_out, argsort_stable_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, stable, dim, descending, out),
          (&self, &stable, &dim, &descending, &out), (NULL));
}

typedef kf_status_t (*msort_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_msort(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_msort);
  *out = NULL;
  KF__CALL_FAR(KF__OP_msort, msort_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*msort_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_msort_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_msort_out);
  KF__CALL_FAR(KF__OP_msort_out, msort_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*topk_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t dim,
    bool largest, bool sorted, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_topk(kf_tensor_t *self, int64_t k, int64_t dim, bool largest, bool sorted,
    kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_topk);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_topk, topk_fn, kf__keys(self),
          (self, k, dim, largest, sorted, out_values, out_indices),
          (&self, &k, &dim, &largest, &sorted), (out_values, out_indices));
}

typedef kf_status_t (*topk_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t
    dim, bool largest, bool sorted, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_topk_values(kf_tensor_t *self, int64_t k, int64_t dim, bool largest, bool sorted,
    kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_topk_values);
  KF__CALL_FAR(KF__OP_topk_values, topk_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, k, dim, largest, sorted, values, indices),
          (&self, &k, &dim, &largest, &sorted, &values, &indices), (NULL));
}

typedef kf_status_t (*kthvalue_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t dim,
    bool keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_kthvalue(kf_tensor_t *self, int64_t k, int64_t dim, bool keepdim, kf_tensor_t
    **out_values, kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_kthvalue);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_kthvalue, kthvalue_fn, kf__keys(self),
          (self, k, dim, keepdim, out_values, out_indices),
          (&self, &k, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*kthvalue_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k,
    int64_t dim, bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_kthvalue_values(kf_tensor_t *self, int64_t k, int64_t dim, bool keepdim, kf_tensor_t
    *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_kthvalue_values);
  KF__CALL_FAR(KF__OP_kthvalue_values, kthvalue_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, k, dim, keepdim, values, indices),
          (&self, &k, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*median_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_median(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_median);
  *out = NULL;
  KF__CALL_FAR(KF__OP_median, median_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*median_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_median_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_median_out);
  KF__CALL_FAR(KF__OP_median_out, median_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*median_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_median_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_median_dim);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_median_dim, median_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*median_dim_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_median_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *values,
    kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_median_dim_values);
  KF__CALL_FAR(KF__OP_median_dim_values, median_dim_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, keepdim, values, indices),
          (&self, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*nanmedian_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_nanmedian(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmedian);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nanmedian, nanmedian_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*nanmedian_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_nanmedian_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmedian_out);
  KF__CALL_FAR(KF__OP_nanmedian_out, nanmedian_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*nanmedian_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_nanmedian_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_nanmedian_dim);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_nanmedian_dim, nanmedian_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*nanmedian_dim_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_nanmedian_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t
    *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_nanmedian_dim_values);
  KF__CALL_FAR(KF__OP_nanmedian_dim_values, nanmedian_dim_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, keepdim, values, indices),
          (&self, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*mode_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_mode(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_mode);
  *out_values = NULL;
  *out_indices = NULL;
  KF__CALL_FAR(KF__OP_mode, mode_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*mode_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_mode_values(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *values,
    kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_mode_values);
  KF__CALL_FAR(KF__OP_mode_values, mode_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, keepdim, values, indices),
          (&self, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*searchsorted_Tensor_fn)(const kf_call_t *call, kf_tensor_t *sorted_sequence,
    kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t
    **out);
kf_status_t kf_searchsorted(kf_tensor_t *sorted_sequence, kf_tensor_t *self, bool out_int32, bool
    right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t **out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_searchsorted_Tensor, searchsorted_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf__keys(self)), kf_keys_of(sorter)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter), (out));
}

typedef kf_status_t (*searchsorted_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t *out);
kf_status_t kf_searchsorted_Tensor_out(kf_tensor_t *sorted_sequence, kf_tensor_t *self, bool
    out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Tensor_out);
  KF__CALL_FAR(KF__OP_searchsorted_Tensor_out, searchsorted_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf__keys(self)), kf_keys_of(sorter)), kf__keys(out)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter, &out), (NULL));
}

typedef kf_status_t (*searchsorted_Scalar_fn)(const kf_call_t *call, kf_tensor_t *sorted_sequence,
    kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t
    **out);
kf_status_t kf_searchsorted_Scalar(kf_tensor_t *sorted_sequence, kf_scalar_t self, bool out_int32,
    bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t **out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_searchsorted_Scalar, searchsorted_Scalar_fn, kf_keyset_or(kf__keys(sorted_sequence), kf_keys_of(sorter)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter), (out));
}

typedef kf_status_t (*searchsorted_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t *out);
kf_status_t kf_searchsorted_Scalar_out(kf_tensor_t *sorted_sequence, kf_scalar_t self, bool
    out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Scalar_out);
  KF__CALL_FAR(KF__OP_searchsorted_Scalar_out, searchsorted_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf_keys_of(sorter)), kf__keys(out)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter, &out), (NULL));
}

typedef kf_status_t (*bucketize_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t **out);
kf_status_t kf_bucketize(kf_tensor_t *self, kf_tensor_t *boundaries, bool out_int32, bool right,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bucketize_Tensor, bucketize_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(boundaries)),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right), (out));
}

typedef kf_status_t (*bucketize_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t *out);
kf_status_t kf_bucketize_Tensor_out(kf_tensor_t *self, kf_tensor_t *boundaries, bool out_int32, bool
    right, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Tensor_out);
  KF__CALL_FAR(KF__OP_bucketize_Tensor_out, bucketize_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(boundaries)), kf__keys(out)),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right, &out), (NULL));
}

typedef kf_status_t (*bucketize_Scalar_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t **out);
kf_status_t kf_bucketize_Scalar(kf_scalar_t self, kf_tensor_t *boundaries, bool out_int32, bool
    right, kf_tensor_t **out) {
  if (KF_UNLIKELY(boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bucketize_Scalar, bucketize_Scalar_fn, kf__keys(boundaries),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right), (out));
}

typedef kf_status_t (*bucketize_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t *out);
kf_status_t kf_bucketize_Scalar_out(kf_scalar_t self, kf_tensor_t *boundaries, bool out_int32, bool
    right, kf_tensor_t *out) {
  if (KF_UNLIKELY(boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Scalar_out);
  KF__CALL_FAR(KF__OP_bucketize_Scalar_out, bucketize_Scalar_out_fn, kf_keyset_or(kf__keys(boundaries), kf__keys(out)),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right, &out), (NULL));
}

typedef kf_status_t (*_unique2_fn)(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf__unique2(kf_tensor_t *self, bool sorted, bool return_inverse, bool return_counts,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__unique2);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP__unique2, _unique2_fn, kf__keys(self),
          (self, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &sorted, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*_unique2_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf__unique2_out(kf_tensor_t *self, bool sorted, bool return_inverse, bool return_counts,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__unique2_out);
  KF__CALL_FAR(KF__OP__unique2_out, _unique2_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (self, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &sorted, &return_inverse, &return_counts, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*unique_consecutive_fn)(const kf_call_t *call, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
kf_status_t kf_unique_consecutive(kf_tensor_t *self, bool return_inverse, bool return_counts,
    kf_opt_int_t dim, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_consecutive);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_unique_consecutive, unique_consecutive_fn, kf__keys(self),
          (self, return_inverse, return_counts, dim, out0, out1, out2),
          (&self, &return_inverse, &return_counts, &dim), (out0, out1, out2));
}

typedef kf_status_t (*unique_consecutive_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
kf_status_t kf_unique_consecutive_out(kf_tensor_t *self, bool return_inverse, bool return_counts,
    kf_opt_int_t dim, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_consecutive_out);
  KF__CALL_FAR(KF__OP_unique_consecutive_out, unique_consecutive_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (self, return_inverse, return_counts, dim, out0, out1, out2),
          (&self, &return_inverse, &return_counts, &dim, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*unique_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    sorted, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
kf_status_t kf_unique_dim(kf_tensor_t *self, int64_t dim, bool sorted, bool return_inverse, bool
    return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_unique_dim, unique_dim_fn, kf__keys(self),
          (self, dim, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &sorted, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*unique_dim_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    sorted, bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
kf_status_t kf_unique_dim_out(kf_tensor_t *self, int64_t dim, bool sorted, bool return_inverse, bool
    return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim_out);
  KF__CALL_FAR(KF__OP_unique_dim_out, unique_dim_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (self, dim, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &sorted, &return_inverse, &return_counts, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*unique_dim_consecutive_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
kf_status_t kf_unique_dim_consecutive(kf_tensor_t *self, int64_t dim, bool return_inverse, bool
    return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim_consecutive);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_unique_dim_consecutive, unique_dim_consecutive_fn, kf__keys(self),
          (self, dim, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*unique_dim_consecutive_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
kf_status_t kf_unique_dim_consecutive_out(kf_tensor_t *self, int64_t dim, bool return_inverse, bool
    return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim_consecutive_out);
  KF__CALL_FAR(KF__OP_unique_dim_consecutive_out, unique_dim_consecutive_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (self, dim, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &return_inverse, &return_counts, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*isin_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t **out);
kf_status_t kf_isin(kf_tensor_t *elements, kf_tensor_t *test_elements, bool assume_unique, bool
    invert, kf_tensor_t **out) {
  if (KF_UNLIKELY(elements == NULL || test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isin_Tensor_Tensor, isin_Tensor_Tensor_fn, kf_keyset_or(kf__keys(elements), kf__keys(test_elements)),
          (elements, test_elements, assume_unique, invert, out),
          (&elements, &test_elements, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);
kf_status_t kf_isin_Tensor_Tensor_out(kf_tensor_t *elements, kf_tensor_t *test_elements, bool
    assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(elements == NULL || test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_isin_Tensor_Tensor_out, isin_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(elements), kf__keys(test_elements)), kf__keys(out)),
          (elements, test_elements, assume_unique, invert, out),
          (&elements, &test_elements, &assume_unique, &invert, &out), (NULL));
}

typedef kf_status_t (*isin_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t **out);
kf_status_t kf_isin_Tensor_Scalar(kf_tensor_t *elements, kf_scalar_t test_element, bool
    assume_unique, bool invert, kf_tensor_t **out) {
  if (KF_UNLIKELY(elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isin_Tensor_Scalar, isin_Tensor_Scalar_fn, kf__keys(elements),
          (elements, test_element, assume_unique, invert, out),
          (&elements, &test_element, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t *out);
kf_status_t kf_isin_Tensor_Scalar_out(kf_tensor_t *elements, kf_scalar_t test_element, bool
    assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_isin_Tensor_Scalar_out, isin_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(elements), kf__keys(out)),
          (elements, test_element, assume_unique, invert, out),
          (&elements, &test_element, &assume_unique, &invert, &out), (NULL));
}

typedef kf_status_t (*isin_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t element, kf_tensor_t
    *test_elements, bool assume_unique, bool invert, kf_tensor_t **out);
kf_status_t kf_isin_Scalar_Tensor(kf_scalar_t element, kf_tensor_t *test_elements, bool
    assume_unique, bool invert, kf_tensor_t **out) {
  if (KF_UNLIKELY(test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isin_Scalar_Tensor, isin_Scalar_Tensor_fn, kf__keys(test_elements),
          (element, test_elements, assume_unique, invert, out),
          (&element, &test_elements, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);
kf_status_t kf_isin_Scalar_Tensor_out(kf_scalar_t element, kf_tensor_t *test_elements, bool
    assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_isin_Scalar_Tensor_out, isin_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(test_elements), kf__keys(out)),
          (element, test_elements, assume_unique, invert, out),
          (&element, &test_elements, &assume_unique, &invert, &out), (NULL));
}
