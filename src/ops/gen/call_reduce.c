/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*sum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_sum(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sum]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sum, &op));
  KF_CALL(op, sum_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*sum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_sum_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sum_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sum_out, &op));
  KF_CALL(op, sum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dtype, out),
          (&self, &dtype, &out), (NULL));
}

typedef kf_status_t (*sum_dim_IntList_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_sum_dim_IntList(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_dim_IntList);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sum_dim_IntList]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sum_dim_IntList, &op));
  KF_CALL(op, sum_dim_IntList_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*sum_IntList_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_sum_IntList_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_IntList_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sum_IntList_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sum_IntList_out, &op));
  KF_CALL(op, sum_IntList_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*nansum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_nansum(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nansum);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nansum]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nansum, &op));
  KF_CALL(op, nansum_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*nansum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_nansum_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nansum_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nansum_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nansum_out, &op));
  KF_CALL(op, nansum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*mean_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_mean(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mean]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mean, &op));
  KF_CALL(op, mean_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*mean_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_mean_dtype_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean_dtype_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mean_dtype_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mean_dtype_out, &op));
  KF_CALL(op, mean_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dtype, out),
          (&self, &dtype, &out), (NULL));
}

typedef kf_status_t (*mean_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mean_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mean_dim, &op));
  KF_CALL(op, mean_dim_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*mean_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_mean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mean_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mean_out, &op));
  KF_CALL(op, mean_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*nanmean_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_nanmean(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmean);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmean]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmean, &op));
  KF_CALL(op, nanmean_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*nanmean_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_nanmean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmean_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanmean_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanmean_out, &op));
  KF_CALL(op, nanmean_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*prod_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_prod(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_prod]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_prod, &op));
  KF_CALL(op, prod_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*prod_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_prod_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_prod_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_prod_out, &op));
  KF_CALL(op, prod_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dtype, out),
          (&self, &dtype, &out), (NULL));
}

typedef kf_status_t (*prod_dim_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_prod_dim_int(kf_tensor_t *self, int64_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod_dim_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_prod_dim_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_prod_dim_int, &op));
  KF_CALL(op, prod_dim_int_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*prod_int_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_prod_int_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod_int_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_prod_int_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_prod_int_out, &op));
  KF_CALL(op, prod_int_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*amax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_amax(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amax);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_amax]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_amax, &op));
  KF_CALL(op, amax_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*amax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_amax_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amax_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_amax_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_amax_out, &op));
  KF_CALL(op, amax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*amin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_amin(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_amin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_amin, &op));
  KF_CALL(op, amin_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*amin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_amin_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_amin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_amin_out, &op));
  KF_CALL(op, amin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*aminmax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out_min, kf_tensor_t **out_max);
kf_status_t kf_aminmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t **out_min,
    kf_tensor_t **out_max) {
  if (KF_UNLIKELY(self == NULL || out_min == NULL || out_max == NULL))
    return kf__null_argument(KF__OP_aminmax);
  *out_min = NULL;
  *out_max = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_aminmax]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_aminmax, &op));
  KF_CALL(op, aminmax_fn, kf__keys(self),
          (self, dim, keepdim, out_min, out_max),
          (&self, &dim, &keepdim), (out_min, out_max));
}

typedef kf_status_t (*aminmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *min, kf_tensor_t *max);
KF__COLD kf_status_t kf_aminmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t
    *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL || min == NULL || max == NULL))
    return kf__null_argument(KF__OP_aminmax_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_aminmax_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_aminmax_out, &op));
  KF_CALL(op, aminmax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(max)),
          (self, dim, keepdim, min, max),
          (&self, &dim, &keepdim, &min, &max), (NULL));
}

typedef kf_status_t (*max_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_max(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max, &op));
  KF_CALL(op, max_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*max_unary_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_max_unary_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_unary_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max_unary_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max_unary_out, &op));
  KF_CALL(op, max_unary_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*min_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_min(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_min);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min, &op));
  KF_CALL(op, min_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*min_unary_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_min_unary_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_unary_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min_unary_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min_unary_out, &op));
  KF_CALL(op, min_unary_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*max_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_max_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_max_dim);
  *out_values = NULL;
  *out_indices = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max_dim, &op));
  KF_CALL(op, max_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*max_dim_max_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *max, kf_tensor_t *max_values);
KF__COLD kf_status_t kf_max_dim_max(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *max,
    kf_tensor_t *max_values) {
  if (KF_UNLIKELY(self == NULL || max == NULL || max_values == NULL))
    return kf__null_argument(KF__OP_max_dim_max);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max_dim_max]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max_dim_max, &op));
  KF_CALL(op, max_dim_max_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(max)), kf__keys(max_values)),
          (self, dim, keepdim, max, max_values),
          (&self, &dim, &keepdim, &max, &max_values), (NULL));
}

typedef kf_status_t (*min_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices);
kf_status_t kf_min_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_min_dim);
  *out_values = NULL;
  *out_indices = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min_dim, &op));
  KF_CALL(op, min_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*min_dim_min_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *min, kf_tensor_t *min_indices);
KF__COLD kf_status_t kf_min_dim_min(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *min,
    kf_tensor_t *min_indices) {
  if (KF_UNLIKELY(self == NULL || min == NULL || min_indices == NULL))
    return kf__null_argument(KF__OP_min_dim_min);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min_dim_min]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min_dim_min, &op));
  KF_CALL(op, min_dim_min_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(min_indices)),
          (self, dim, keepdim, min, min_indices),
          (&self, &dim, &keepdim, &min, &min_indices), (NULL));
}

typedef kf_status_t (*argmax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_argmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmax);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argmax]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argmax, &op));
  KF_CALL(op, argmax_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*argmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_argmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmax_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argmax_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argmax_out, &op));
  KF_CALL(op, argmax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*argmin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_argmin(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argmin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argmin, &op));
  KF_CALL(op, argmin_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*argmin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_argmin_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_argmin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_argmin_out, &op));
  KF_CALL(op, argmin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*any_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_any(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any, &op));
  KF_CALL(op, any_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*any_all_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_any_all_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_all_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any_all_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any_all_out, &op));
  KF_CALL(op, any_all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*any_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_any_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any_dim, &op));
  KF_CALL(op, any_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*any_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_any_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any_out, &op));
  KF_CALL(op, any_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*any_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_any_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dims);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any_dims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any_dims, &op));
  KF_CALL(op, any_dims_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*any_dims_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_any_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dims_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_any_dims_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_any_dims_out, &op));
  KF_CALL(op, any_dims_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*all_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_all(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all, &op));
  KF_CALL(op, all_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*all_all_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_all_all_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_all_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all_all_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all_all_out, &op));
  KF_CALL(op, all_all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*all_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_all_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all_dim, &op));
  KF_CALL(op, all_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*all_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_all_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all_out, &op));
  KF_CALL(op, all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*all_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_all_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dims);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all_dims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all_dims, &op));
  KF_CALL(op, all_dims_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*all_dims_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_all_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dims_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_all_dims_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_all_dims_out, &op));
  KF_CALL(op, all_dims_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*count_nonzero_dim_IntList_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t **out);
kf_status_t kf_count_nonzero_dim_IntList(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_dim_IntList);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_count_nonzero_dim_IntList]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_count_nonzero_dim_IntList, &op));
  KF_CALL(op, count_nonzero_dim_IntList_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*count_nonzero_dim_IntList_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t *out);
KF__COLD kf_status_t kf_count_nonzero_dim_IntList_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_dim_IntList_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_count_nonzero_dim_IntList_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_count_nonzero_dim_IntList_out, &op));
  KF_CALL(op, count_nonzero_dim_IntList_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*count_nonzero_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    kf_tensor_t **out);
kf_status_t kf_count_nonzero(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_count_nonzero]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_count_nonzero, &op));
  KF_CALL(op, count_nonzero_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*count_nonzero_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dim, kf_tensor_t *out);
KF__COLD kf_status_t kf_count_nonzero_out(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_count_nonzero_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_count_nonzero_out, &op));
  KF_CALL(op, count_nonzero_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*var_correction_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out);
kf_status_t kf_var_correction(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction, bool
    keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_correction);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_correction]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_correction, &op));
  KF_CALL(op, var_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim), (out));
}

typedef kf_status_t (*var_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_var_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_correction_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_correction_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_correction_out, &op));
  KF_CALL(op, var_correction_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim, &out), (NULL));
}

typedef kf_status_t (*std_correction_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out);
kf_status_t kf_std_correction(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction, bool
    keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_correction);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_correction]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_correction, &op));
  KF_CALL(op, std_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim), (out));
}

typedef kf_status_t (*std_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_std_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_correction_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_correction_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_correction_out, &op));
  KF_CALL(op, std_correction_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim, &out), (NULL));
}

typedef kf_status_t (*var_mean_correction_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1);
kf_status_t kf_var_mean_correction(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_var_mean_correction);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_mean_correction]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_mean_correction, &op));
  KF_CALL(op, var_mean_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim), (out0, out1));
}

typedef kf_status_t (*var_mean_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t
    *out1);
KF__COLD kf_status_t kf_var_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_var_mean_correction_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_mean_correction_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_mean_correction_out, &op));
  KF_CALL(op, var_mean_correction_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim, &out0, &out1), (NULL));
}

typedef kf_status_t (*std_mean_correction_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1);
kf_status_t kf_std_mean_correction(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_std_mean_correction);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_mean_correction]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_mean_correction, &op));
  KF_CALL(op, std_mean_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim), (out0, out1));
}

typedef kf_status_t (*std_mean_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t
    *out1);
KF__COLD kf_status_t kf_std_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_std_mean_correction_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_mean_correction_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_mean_correction_out, &op));
  KF_CALL(op, std_mean_correction_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim, &out0, &out1), (NULL));
}

typedef kf_status_t (*var_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased, kf_tensor_t
    **out);
kf_status_t kf_var(kf_tensor_t *self, bool unbiased, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var, &op));
  KF_CALL(op, var_fn, kf__keys(self),
          (self, unbiased, out),
          (&self, &unbiased), (out));
}

typedef kf_status_t (*var_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t **out);
kf_status_t kf_var_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_dim, &op));
  KF_CALL(op, var_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim), (out));
}

typedef kf_status_t (*var_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_var_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_out, &op));
  KF_CALL(op, var_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim, &out), (NULL));
}

typedef kf_status_t (*std_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased, kf_tensor_t
    **out);
kf_status_t kf_std(kf_tensor_t *self, bool unbiased, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std, &op));
  KF_CALL(op, std_fn, kf__keys(self),
          (self, unbiased, out),
          (&self, &unbiased), (out));
}

typedef kf_status_t (*std_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t **out);
kf_status_t kf_std_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_dim, &op));
  KF_CALL(op, std_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim), (out));
}

typedef kf_status_t (*std_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_std_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_out, &op));
  KF_CALL(op, std_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim, &out), (NULL));
}

typedef kf_status_t (*var_mean_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_var_mean(kf_tensor_t *self, bool unbiased, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_var_mean);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_mean]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_mean, &op));
  KF_CALL(op, var_mean_fn, kf__keys(self),
          (self, unbiased, out0, out1),
          (&self, &unbiased), (out0, out1));
}

typedef kf_status_t (*var_mean_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_var_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_var_mean_dim);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_var_mean_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_var_mean_dim, &op));
  KF_CALL(op, var_mean_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out0, out1),
          (&self, &dim, &unbiased, &keepdim), (out0, out1));
}

typedef kf_status_t (*std_mean_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_std_mean(kf_tensor_t *self, bool unbiased, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_std_mean);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_mean]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_mean, &op));
  KF_CALL(op, std_mean_fn, kf__keys(self),
          (self, unbiased, out0, out1),
          (&self, &unbiased), (out0, out1));
}

typedef kf_status_t (*std_mean_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_std_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_std_mean_dim);
  *out0 = NULL;
  *out1 = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_std_mean_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_std_mean_dim, &op));
  KF_CALL(op, std_mean_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out0, out1),
          (&self, &dim, &unbiased, &keepdim), (out0, out1));
}

typedef kf_status_t (*linalg_vector_norm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_linalg_vector_norm(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_vector_norm);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linalg_vector_norm]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linalg_vector_norm, &op));
  KF_CALL(op, linalg_vector_norm_fn, kf__keys(self),
          (self, ord, dim, keepdim, dtype, out),
          (&self, &ord, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*linalg_vector_norm_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_linalg_vector_norm_out(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_vector_norm_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linalg_vector_norm_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linalg_vector_norm_out, &op));
  KF_CALL(op, linalg_vector_norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, ord, dim, keepdim, dtype, out),
          (&self, &ord, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*norm_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t **out);
kf_status_t kf_norm(kf_tensor_t *self, kf_scalar_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_Scalar, &op));
  KF_CALL(op, norm_Scalar_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*norm_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_norm_Scalar_out(kf_tensor_t *self, kf_scalar_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_Scalar_out, &op));
  KF_CALL(op, norm_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*norm_ScalarOpt_dtype_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t **out);
kf_status_t kf_norm_ScalarOpt_dtype(kf_tensor_t *self, kf_opt_scalar_t p, kf_dtype_t dtype,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_ScalarOpt_dtype);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_ScalarOpt_dtype]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_ScalarOpt_dtype, &op));
  KF_CALL(op, norm_ScalarOpt_dtype_fn, kf__keys(self),
          (self, p, dtype, out),
          (&self, &p, &dtype), (out));
}

typedef kf_status_t (*norm_ScalarOpt_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_norm_ScalarOpt_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_dtype_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_ScalarOpt_dtype_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_ScalarOpt_dtype_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_ScalarOpt_dtype_out, &op));
  KF_CALL(op, norm_ScalarOpt_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, dtype, out),
          (&self, &p, &dtype, &out), (NULL));
}

typedef kf_status_t (*norm_ScalarOpt_dim_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
kf_status_t kf_norm_ScalarOpt_dim(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_ScalarOpt_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_ScalarOpt_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_ScalarOpt_dim, &op));
  KF_CALL(op, norm_ScalarOpt_dim_fn, kf__keys(self),
          (self, p, dim, keepdim, out),
          (&self, &p, &dim, &keepdim), (out));
}

typedef kf_status_t (*norm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_norm_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim, bool
    keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_out, &op));
  KF_CALL(op, norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, dim, keepdim, out),
          (&self, &p, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*norm_ScalarOpt_dim_dtype_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t **out);
kf_status_t kf_norm_ScalarOpt_dim_dtype(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim,
    bool keepdim, kf_dtype_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_ScalarOpt_dim_dtype);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_ScalarOpt_dim_dtype]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_ScalarOpt_dim_dtype, &op));
  KF_CALL(op, norm_ScalarOpt_dim_dtype_fn, kf__keys(self),
          (self, p, dim, keepdim, dtype, out),
          (&self, &p, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*norm_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_norm_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim, bool
    keepdim, kf_dtype_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_dtype_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_norm_dtype_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_norm_dtype_out, &op));
  KF_CALL(op, norm_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, dim, keepdim, dtype, out),
          (&self, &p, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*frobenius_norm_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_tensor_t **out);
kf_status_t kf_frobenius_norm(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frobenius_norm_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_frobenius_norm_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_frobenius_norm_dim, &op));
  KF_CALL(op, frobenius_norm_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*frobenius_norm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_frobenius_norm_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frobenius_norm_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_frobenius_norm_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_frobenius_norm_out, &op));
  KF_CALL(op, frobenius_norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*logsumexp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out);
kf_status_t kf_logsumexp(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logsumexp);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logsumexp]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logsumexp, &op));
  KF_CALL(op, logsumexp_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*logsumexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
KF__COLD kf_status_t kf_logsumexp_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logsumexp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logsumexp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logsumexp_out, &op));
  KF_CALL(op, logsumexp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*cumsum_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_opt_int_t
    dtype, kf_tensor_t **out);
kf_status_t kf_cumsum(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumsum);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumsum]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumsum, &op));
  KF_CALL(op, cumsum_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*cumsum__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype);
kf_status_t kf_cumsum_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cumsum_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumsum_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumsum_, &op));
  KF_CALL(op, cumsum__fn, kf__keys(self),
          (self, dim, dtype),
          (&self, &dim, &dtype), (NULL));
}

typedef kf_status_t (*cumsum_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_cumsum_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumsum_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumsum_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumsum_out, &op));
  KF_CALL(op, cumsum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*cumprod_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_cumprod(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumprod);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumprod]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumprod, &op));
  KF_CALL(op, cumprod_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*cumprod__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype);
kf_status_t kf_cumprod_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cumprod_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumprod_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumprod_, &op));
  KF_CALL(op, cumprod__fn, kf__keys(self),
          (self, dim, dtype),
          (&self, &dim, &dtype), (NULL));
}

typedef kf_status_t (*cumprod_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
KF__COLD kf_status_t kf_cumprod_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumprod_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumprod_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumprod_out, &op));
  KF_CALL(op, cumprod_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*logcumsumexp_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_logcumsumexp(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logcumsumexp);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logcumsumexp]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logcumsumexp, &op));
  KF_CALL(op, logcumsumexp_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*logcumsumexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_logcumsumexp_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logcumsumexp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logcumsumexp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logcumsumexp_out, &op));
  KF_CALL(op, logcumsumexp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*cummax_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out_values, kf_tensor_t **out_indices);
kf_status_t kf_cummax(kf_tensor_t *self, int64_t dim, kf_tensor_t **out_values, kf_tensor_t
    **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_cummax);
  *out_values = NULL;
  *out_indices = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cummax]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cummax, &op));
  KF_CALL(op, cummax_fn, kf__keys(self),
          (self, dim, out_values, out_indices),
          (&self, &dim), (out_values, out_indices));
}

typedef kf_status_t (*cummax_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_cummax_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values, kf_tensor_t
    *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_cummax_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cummax_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cummax_out, &op));
  KF_CALL(op, cummax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, values, indices),
          (&self, &dim, &values, &indices), (NULL));
}

typedef kf_status_t (*cummin_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out_values, kf_tensor_t **out_indices);
kf_status_t kf_cummin(kf_tensor_t *self, int64_t dim, kf_tensor_t **out_values, kf_tensor_t
    **out_indices) {
  if (KF_UNLIKELY(self == NULL || out_values == NULL || out_indices == NULL))
    return kf__null_argument(KF__OP_cummin);
  *out_values = NULL;
  *out_indices = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cummin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cummin, &op));
  KF_CALL(op, cummin_fn, kf__keys(self),
          (self, dim, out_values, out_indices),
          (&self, &dim), (out_values, out_indices));
}

typedef kf_status_t (*cummin_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *values, kf_tensor_t *indices);
KF__COLD kf_status_t kf_cummin_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values, kf_tensor_t
    *indices) {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_cummin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cummin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cummin_out, &op));
  KF_CALL(op, cummin_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, values, indices),
          (&self, &dim, &values, &indices), (NULL));
}

typedef kf_status_t (*dist_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t **out);
kf_status_t kf_dist(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_dist);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_dist]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_dist, &op));
  KF_CALL(op, dist_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, p, out),
          (&self, &other, &p), (out));
}

typedef kf_status_t (*dist_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t *out);
KF__COLD kf_status_t kf_dist_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_dist_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_dist_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_dist_out, &op));
  KF_CALL(op, dist_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, p, out),
          (&self, &other, &p, &out), (NULL));
}

typedef kf_status_t (*pairwise_distance_fn)(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, double eps, bool keepdim, kf_tensor_t **out);
kf_status_t kf_pairwise_distance(kf_tensor_t *x1, kf_tensor_t *x2, double p, double eps, bool
    keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(x1 == NULL || x2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_pairwise_distance);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pairwise_distance]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pairwise_distance, &op));
  KF_CALL(op, pairwise_distance_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
          (x1, x2, p, eps, keepdim, out),
          (&x1, &x2, &p, &eps, &keepdim), (out));
}

typedef kf_status_t (*cosine_similarity_fn)(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
    int64_t dim, double eps, kf_tensor_t **out);
kf_status_t kf_cosine_similarity(kf_tensor_t *x1, kf_tensor_t *x2, int64_t dim, double eps,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(x1 == NULL || x2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosine_similarity);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cosine_similarity]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cosine_similarity, &op));
  KF_CALL(op, cosine_similarity_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
          (x1, x2, dim, eps, out),
          (&x1, &x2, &dim, &eps), (out));
}

typedef kf_status_t (*renorm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm, kf_tensor_t **out);
kf_status_t kf_renorm(kf_tensor_t *self, kf_scalar_t p, int64_t dim, kf_scalar_t maxnorm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_renorm);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_renorm]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_renorm, &op));
  KF_CALL(op, renorm_fn, kf__keys(self),
          (self, p, dim, maxnorm, out),
          (&self, &p, &dim, &maxnorm), (out));
}

typedef kf_status_t (*renorm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm);
kf_status_t kf_renorm_(kf_tensor_t *self, kf_scalar_t p, int64_t dim, kf_scalar_t maxnorm) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_renorm_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_renorm_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_renorm_, &op));
  KF_CALL(op, renorm__fn, kf__keys(self),
          (self, p, dim, maxnorm),
          (&self, &p, &dim, &maxnorm), (NULL));
}

typedef kf_status_t (*renorm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    int64_t dim, kf_scalar_t maxnorm, kf_tensor_t *out);
KF__COLD kf_status_t kf_renorm_out(kf_tensor_t *self, kf_scalar_t p, int64_t dim, kf_scalar_t
    maxnorm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_renorm_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_renorm_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_renorm_out, &op));
  KF_CALL(op, renorm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, dim, maxnorm, out),
          (&self, &p, &dim, &maxnorm, &out), (NULL));
}

typedef kf_status_t (*cov_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t correction,
    kf_tensor_t *fweights, kf_tensor_t *aweights, kf_tensor_t **out);
kf_status_t kf_cov(kf_tensor_t *self, int64_t correction, kf_tensor_t *fweights, kf_tensor_t
    *aweights, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cov);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cov]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cov, &op));
  KF_CALL(op, cov_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(fweights)), kf_keys_of(aweights)),
          (self, correction, fweights, aweights, out),
          (&self, &correction, &fweights, &aweights), (out));
}

typedef kf_status_t (*corrcoef_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_corrcoef(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_corrcoef);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_corrcoef]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_corrcoef, &op));
  KF_CALL(op, corrcoef_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*histc_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t bins, kf_scalar_t
    min, kf_scalar_t max, kf_tensor_t **out);
kf_status_t kf_histc(kf_tensor_t *self, int64_t bins, kf_scalar_t min, kf_scalar_t max, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_histc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_histc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_histc, &op));
  KF_CALL(op, histc_fn, kf__keys(self),
          (self, bins, min, max, out),
          (&self, &bins, &min, &max), (out));
}

typedef kf_status_t (*histc_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t bins,
    kf_scalar_t min, kf_scalar_t max, kf_tensor_t *out);
KF__COLD kf_status_t kf_histc_out(kf_tensor_t *self, int64_t bins, kf_scalar_t min, kf_scalar_t max,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_histc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_histc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_histc_out, &op));
  KF_CALL(op, histc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, bins, min, max, out),
          (&self, &bins, &min, &max, &out), (NULL));
}

typedef kf_status_t (*bincount_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength, kf_tensor_t **out);
kf_status_t kf_bincount(kf_tensor_t *self, kf_tensor_t *weights, int64_t minlength, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bincount);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bincount]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bincount, &op));
  KF_CALL(op, bincount_fn, kf_keyset_or(kf__keys(self), kf_keys_of(weights)),
          (self, weights, minlength, out),
          (&self, &weights, &minlength), (out));
}

typedef kf_status_t (*bincount_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weights, int64_t minlength, kf_tensor_t *out);
KF__COLD kf_status_t kf_bincount_out(kf_tensor_t *self, kf_tensor_t *weights, int64_t minlength,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bincount_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bincount_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bincount_out, &op));
  KF_CALL(op, bincount_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(weights)), kf__keys(out)),
          (self, weights, minlength, out),
          (&self, &weights, &minlength, &out), (NULL));
}

typedef kf_status_t (*trapezoid_x_fn)(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x, int64_t
    dim, kf_tensor_t **out);
kf_status_t kf_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(y == NULL || x == NULL || out == NULL))
    return kf__null_argument(KF__OP_trapezoid_x);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_trapezoid_x]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_trapezoid_x, &op));
  KF_CALL(op, trapezoid_x_fn, kf_keyset_or(kf__keys(y), kf__keys(x)),
          (y, x, dim, out),
          (&y, &x, &dim), (out));
}

typedef kf_status_t (*trapezoid_dx_fn)(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t dx,
    int64_t dim, kf_tensor_t **out);
kf_status_t kf_trapezoid_dx(kf_tensor_t *y, kf_scalar_t dx, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(y == NULL || out == NULL))
    return kf__null_argument(KF__OP_trapezoid_dx);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_trapezoid_dx]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_trapezoid_dx, &op));
  KF_CALL(op, trapezoid_dx_fn, kf__keys(y),
          (y, dx, dim, out),
          (&y, &dx, &dim), (out));
}

typedef kf_status_t (*cumulative_trapezoid_x_fn)(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t
    *x, int64_t dim, kf_tensor_t **out);
kf_status_t kf_cumulative_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x, int64_t dim, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(y == NULL || x == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumulative_trapezoid_x);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumulative_trapezoid_x]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumulative_trapezoid_x, &op));
  KF_CALL(op, cumulative_trapezoid_x_fn, kf_keyset_or(kf__keys(y), kf__keys(x)),
          (y, x, dim, out),
          (&y, &x, &dim), (out));
}

typedef kf_status_t (*cumulative_trapezoid_dx_fn)(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t
    dx, int64_t dim, kf_tensor_t **out);
kf_status_t kf_cumulative_trapezoid_dx(kf_tensor_t *y, kf_scalar_t dx, int64_t dim, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(y == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumulative_trapezoid_dx);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cumulative_trapezoid_dx]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cumulative_trapezoid_dx, &op));
  KF_CALL(op, cumulative_trapezoid_dx_fn, kf__keys(y),
          (y, dx, dim, out),
          (&y, &dx, &dim), (out));
}

typedef kf_status_t (*diff_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t dim,
    kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t **out);
kf_status_t kf_diff(kf_tensor_t *self, int64_t n, int64_t dim, kf_tensor_t *prepend, kf_tensor_t
    *append, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diff);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_diff]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_diff, &op));
  KF_CALL(op, diff_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(prepend)), kf_keys_of(append)),
          (self, n, dim, prepend, append, out),
          (&self, &n, &dim, &prepend, &append), (out));
}

typedef kf_status_t (*diff_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t dim,
    kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t *out);
KF__COLD kf_status_t kf_diff_out(kf_tensor_t *self, int64_t n, int64_t dim, kf_tensor_t *prepend,
    kf_tensor_t *append, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diff_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_diff_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_diff_out, &op));
  KF_CALL(op, diff_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(prepend)), kf_keys_of(append)), kf__keys(out)),
          (self, n, dim, prepend, append, out),
          (&self, &n, &dim, &prepend, &append, &out), (NULL));
}

typedef kf_status_t (*quantile_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
kf_status_t kf_quantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool keepdim, kf_str_t
    interpolation, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_quantile]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_quantile, &op));
  KF_CALL(op, quantile_fn, kf_keyset_or(kf__keys(self), kf__keys(q)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*quantile_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
KF__COLD kf_status_t kf_quantile_out(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool
    keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_quantile_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_quantile_out, &op));
  KF_CALL(op, quantile_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(q)), kf__keys(out)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation, &out), (NULL));
}

typedef kf_status_t (*quantile_scalar_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
kf_status_t kf_quantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim, bool keepdim, kf_str_t
    interpolation, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_quantile_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_quantile_scalar, &op));
  KF_CALL(op, quantile_scalar_fn, kf__keys(self),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*quantile_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
KF__COLD kf_status_t kf_quantile_scalar_out(kf_tensor_t *self, double q, kf_opt_int_t dim, bool
    keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_quantile_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_quantile_scalar_out, &op));
  KF_CALL(op, quantile_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation, &out), (NULL));
}

typedef kf_status_t (*nanquantile_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
kf_status_t kf_nanquantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanquantile]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanquantile, &op));
  KF_CALL(op, nanquantile_fn, kf_keyset_or(kf__keys(self), kf__keys(q)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*nanquantile_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
KF__COLD kf_status_t kf_nanquantile_out(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool
    keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanquantile_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanquantile_out, &op));
  KF_CALL(op, nanquantile_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(q)), kf__keys(out)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation, &out), (NULL));
}

typedef kf_status_t (*nanquantile_scalar_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
kf_status_t kf_nanquantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanquantile_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanquantile_scalar, &op));
  KF_CALL(op, nanquantile_scalar_fn, kf__keys(self),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*nanquantile_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
KF__COLD kf_status_t kf_nanquantile_scalar_out(kf_tensor_t *self, double q, kf_opt_int_t dim, bool
    keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nanquantile_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nanquantile_scalar_out, &op));
  KF_CALL(op, nanquantile_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation, &out), (NULL));
}
