/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*sort_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_sort(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_sort);
  *out_values = NULL;
  *out_indices = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sort]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sort, &op));
  KF_CALL(op, sort_fn, kf__keys(self),
          (self, dim, descending, out_values, out_indices),
          (&self, &dim, &descending), (out_values, out_indices));
}

typedef kf_status_t (*sort_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_sort_values(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t
    *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_sort_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sort_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sort_values, &op));
  KF_CALL(op, sort_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sort_stable]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sort_stable, &op));
  KF_CALL(op, sort_stable_fn, kf__keys(self),
          (self, stable, dim, descending, out_values, out_indices),
          (&self, &stable, &dim, &descending), (out_values, out_indices));
}

typedef kf_status_t (*sort_values_stable_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_bool_t
    stable, int64_t dim, bool descending, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_sort_values_stable(kf_tensor_t *self, kf_opt_bool_t stable, int64_t dim,
    bool descending, kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_sort_values_stable);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sort_values_stable]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sort_values_stable, &op));
  KF_CALL(op, sort_values_stable_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, stable, dim, descending, values, indices),
          (&self, &stable, &dim, &descending, &values, &indices), (NULL));
}

typedef kf_status_t (*argsort_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out);
kf_status_t kf_argsort(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argsort);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argsort]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argsort, &op));
  KF_CALL(op, argsort_fn, kf__keys(self),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argsort_stable]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argsort_stable, &op));
  KF_CALL(op, argsort_stable_fn, kf__keys(self),
          (self, stable, dim, descending, out),
          (&self, &stable, &dim, &descending), (out));
}

typedef kf_status_t (*argsort_stable_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool stable,
    int64_t dim, bool descending, kf_tensor_t *out);
KF__COLD kf_status_t kf_argsort_stable_out(kf_tensor_t *self, bool stable, int64_t dim, bool
    descending, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argsort_stable_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argsort_stable_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argsort_stable_out, &op));
  KF_CALL(op, argsort_stable_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, stable, dim, descending, out),
          (&self, &stable, &dim, &descending, &out), (NULL));
}

typedef kf_status_t (*msort_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_msort(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_msort);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_msort]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_msort, &op));
  KF_CALL(op, msort_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*msort_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_msort_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_msort_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_msort_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_msort_out, &op));
  KF_CALL(op, msort_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_topk]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_topk, &op));
  KF_CALL(op, topk_fn, kf__keys(self),
          (self, k, dim, largest, sorted, out_values, out_indices),
          (&self, &k, &dim, &largest, &sorted), (out_values, out_indices));
}

typedef kf_status_t (*topk_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t
    dim, bool largest, bool sorted, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_topk_values(kf_tensor_t *self, int64_t k, int64_t dim, bool largest, bool
    sorted, kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_topk_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_topk_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_topk_values, &op));
  KF_CALL(op, topk_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_kthvalue]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_kthvalue, &op));
  KF_CALL(op, kthvalue_fn, kf__keys(self),
          (self, k, dim, keepdim, out_values, out_indices),
          (&self, &k, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*kthvalue_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k,
    int64_t dim, bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_kthvalue_values(kf_tensor_t *self, int64_t k, int64_t dim, bool keepdim,
    kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_kthvalue_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_kthvalue_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_kthvalue_values, &op));
  KF_CALL(op, kthvalue_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, k, dim, keepdim, values, indices),
          (&self, &k, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*median_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_median(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_median);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_median]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_median, &op));
  KF_CALL(op, median_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*median_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_median_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_median_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_median_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_median_out, &op));
  KF_CALL(op, median_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_median_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_median_dim, &op));
  KF_CALL(op, median_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*median_dim_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_median_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t
    *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_median_dim_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_median_dim_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_median_dim_values, &op));
  KF_CALL(op, median_dim_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, keepdim, values, indices),
          (&self, &dim, &keepdim, &values, &indices), (NULL));
}

typedef kf_status_t (*nanmedian_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_nanmedian(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmedian);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmedian]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmedian, &op));
  KF_CALL(op, nanmedian_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*nanmedian_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_nanmedian_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmedian_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmedian_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmedian_out, &op));
  KF_CALL(op, nanmedian_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmedian_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmedian_dim, &op));
  KF_CALL(op, nanmedian_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*nanmedian_dim_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_nanmedian_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_nanmedian_dim_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmedian_dim_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmedian_dim_values, &op));
  KF_CALL(op, nanmedian_dim_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mode, &op));
  KF_CALL(op, mode_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*mode_values_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_mode_values(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t
    *values, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_mode_values);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mode_values]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mode_values, &op));
  KF_CALL(op, mode_values_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_searchsorted_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_searchsorted_Tensor, &op));
  KF_CALL(op, searchsorted_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf__keys(self)), kf_keys_of(sorter)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter), (out));
}

typedef kf_status_t (*searchsorted_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t *out);
KF__COLD kf_status_t kf_searchsorted_Tensor_out(kf_tensor_t *sorted_sequence, kf_tensor_t *self,
    bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_searchsorted_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_searchsorted_Tensor_out, &op));
  KF_CALL(op, searchsorted_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf__keys(self)), kf_keys_of(sorter)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_searchsorted_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_searchsorted_Scalar, &op));
  KF_CALL(op, searchsorted_Scalar_fn, kf_keyset_or(kf__keys(sorted_sequence), kf_keys_of(sorter)),
          (sorted_sequence, self, out_int32, right, side, sorter, out),
          (&sorted_sequence, &self, &out_int32, &right, &side, &sorter), (out));
}

typedef kf_status_t (*searchsorted_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t *out);
KF__COLD kf_status_t kf_searchsorted_Scalar_out(kf_tensor_t *sorted_sequence, kf_scalar_t self, bool
    out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out) {
  if (KF_UNLIKELY(sorted_sequence == NULL || out == NULL))
    return kf__null_argument(KF__OP_searchsorted_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_searchsorted_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_searchsorted_Scalar_out, &op));
  KF_CALL(op, searchsorted_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(sorted_sequence), kf_keys_of(sorter)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bucketize_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bucketize_Tensor, &op));
  KF_CALL(op, bucketize_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(boundaries)),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right), (out));
}

typedef kf_status_t (*bucketize_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t *out);
KF__COLD kf_status_t kf_bucketize_Tensor_out(kf_tensor_t *self, kf_tensor_t *boundaries, bool
    out_int32, bool right, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bucketize_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bucketize_Tensor_out, &op));
  KF_CALL(op, bucketize_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(boundaries)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bucketize_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bucketize_Scalar, &op));
  KF_CALL(op, bucketize_Scalar_fn, kf__keys(boundaries),
          (self, boundaries, out_int32, right, out),
          (&self, &boundaries, &out_int32, &right), (out));
}

typedef kf_status_t (*bucketize_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t *out);
KF__COLD kf_status_t kf_bucketize_Scalar_out(kf_scalar_t self, kf_tensor_t *boundaries, bool
    out_int32, bool right, kf_tensor_t *out) {
  if (KF_UNLIKELY(boundaries == NULL || out == NULL))
    return kf__null_argument(KF__OP_bucketize_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bucketize_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bucketize_Scalar_out, &op));
  KF_CALL(op, bucketize_Scalar_out_fn, kf_keyset_or(kf__keys(boundaries), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__unique2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__unique2, &op));
  KF_CALL(op, _unique2_fn, kf__keys(self),
          (self, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &sorted, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*_unique2_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
KF__COLD kf_status_t kf__unique2_out(kf_tensor_t *self, bool sorted, bool return_inverse, bool
    return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__unique2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__unique2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__unique2_out, &op));
  KF_CALL(op, _unique2_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_consecutive]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_consecutive, &op));
  KF_CALL(op, unique_consecutive_fn, kf__keys(self),
          (self, return_inverse, return_counts, dim, out0, out1, out2),
          (&self, &return_inverse, &return_counts, &dim), (out0, out1, out2));
}

typedef kf_status_t (*unique_consecutive_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
KF__COLD kf_status_t kf_unique_consecutive_out(kf_tensor_t *self, bool return_inverse, bool
    return_counts, kf_opt_int_t dim, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_consecutive_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_consecutive_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_consecutive_out, &op));
  KF_CALL(op, unique_consecutive_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_dim, &op));
  KF_CALL(op, unique_dim_fn, kf__keys(self),
          (self, dim, sorted, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &sorted, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*unique_dim_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    sorted, bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
KF__COLD kf_status_t kf_unique_dim_out(kf_tensor_t *self, int64_t dim, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_dim_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_dim_out, &op));
  KF_CALL(op, unique_dim_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_dim_consecutive]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_dim_consecutive, &op));
  KF_CALL(op, unique_dim_consecutive_fn, kf__keys(self),
          (self, dim, return_inverse, return_counts, out0, out1, out2),
          (&self, &dim, &return_inverse, &return_counts), (out0, out1, out2));
}

typedef kf_status_t (*unique_dim_consecutive_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
KF__COLD kf_status_t kf_unique_dim_consecutive_out(kf_tensor_t *self, int64_t dim, bool
    return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_unique_dim_consecutive_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unique_dim_consecutive_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unique_dim_consecutive_out, &op));
  KF_CALL(op, unique_dim_consecutive_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Tensor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Tensor_Tensor, &op));
  KF_CALL(op, isin_Tensor_Tensor_fn, kf_keyset_or(kf__keys(elements), kf__keys(test_elements)),
          (elements, test_elements, assume_unique, invert, out),
          (&elements, &test_elements, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);
KF__COLD kf_status_t kf_isin_Tensor_Tensor_out(kf_tensor_t *elements, kf_tensor_t *test_elements,
    bool assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(elements == NULL || test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Tensor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Tensor_Tensor_out, &op));
  KF_CALL(op, isin_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(elements), kf__keys(test_elements)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Tensor_Scalar, &op));
  KF_CALL(op, isin_Tensor_Scalar_fn, kf__keys(elements),
          (elements, test_element, assume_unique, invert, out),
          (&elements, &test_element, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t *out);
KF__COLD kf_status_t kf_isin_Tensor_Scalar_out(kf_tensor_t *elements, kf_scalar_t test_element, bool
    assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Tensor_Scalar_out, &op));
  KF_CALL(op, isin_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(elements), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Scalar_Tensor, &op));
  KF_CALL(op, isin_Scalar_Tensor_fn, kf__keys(test_elements),
          (element, test_elements, assume_unique, invert, out),
          (&element, &test_elements, &assume_unique, &invert), (out));
}

typedef kf_status_t (*isin_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);
KF__COLD kf_status_t kf_isin_Scalar_Tensor_out(kf_scalar_t element, kf_tensor_t *test_elements, bool
    assume_unique, bool invert, kf_tensor_t *out) {
  if (KF_UNLIKELY(test_elements == NULL || out == NULL))
    return kf__null_argument(KF__OP_isin_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isin_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isin_Scalar_Tensor_out, &op));
  KF_CALL(op, isin_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(test_elements), kf__keys(out)),
          (element, test_elements, assume_unique, invert, out),
          (&element, &test_elements, &assume_unique, &invert, &out), (NULL));
}
