/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*sum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_sum(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sum, sum_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*sum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t *out);
kf_status_t kf_sum_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_out);
  KF__CALL_FAR(KF__OP_sum_out, sum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_sum_dim_IntList, sum_dim_IntList_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*sum_IntList_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_sum_IntList_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t
    dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_IntList_out);
  KF__CALL_FAR(KF__OP_sum_IntList_out, sum_IntList_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_nansum, nansum_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*nansum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_nansum_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nansum_out);
  KF__CALL_FAR(KF__OP_nansum_out, nansum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*mean_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_mean(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mean, mean_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*mean_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_tensor_t *out);
kf_status_t kf_mean_dtype_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean_dtype_out);
  KF__CALL_FAR(KF__OP_mean_dtype_out, mean_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_mean_dim, mean_dim_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*mean_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_mean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mean_out);
  KF__CALL_FAR(KF__OP_mean_out, mean_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_nanmean, nanmean_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*nanmean_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_nanmean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanmean_out);
  KF__CALL_FAR(KF__OP_nanmean_out, nanmean_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*prod_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out);
kf_status_t kf_prod(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod);
  *out = NULL;
  KF__CALL_FAR(KF__OP_prod, prod_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*prod_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t *out);
kf_status_t kf_prod_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod_out);
  KF__CALL_FAR(KF__OP_prod_out, prod_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_prod_dim_int, prod_dim_int_fn, kf__keys(self),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*prod_int_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_prod_int_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_opt_int_t dtype,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_prod_int_out);
  KF__CALL_FAR(KF__OP_prod_int_out, prod_int_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, dtype, out),
          (&self, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*amax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_amax(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amax);
  *out = NULL;
  KF__CALL_FAR(KF__OP_amax, amax_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*amax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t *out);
kf_status_t kf_amax_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amax_out);
  KF__CALL_FAR(KF__OP_amax_out, amax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*amin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_amin(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_amin, amin_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*amin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t *out);
kf_status_t kf_amin_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_amin_out);
  KF__CALL_FAR(KF__OP_amin_out, amin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_aminmax, aminmax_fn, kf__keys(self),
          (self, dim, keepdim, out_min, out_max),
          (&self, &dim, &keepdim), (out_min, out_max));
}

typedef kf_status_t (*aminmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *min, kf_tensor_t *max);
kf_status_t kf_aminmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t *min,
    kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL || min == NULL || max == NULL))
    return kf__null_argument(KF__OP_aminmax_out);
  KF__CALL_FAR(KF__OP_aminmax_out, aminmax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(max)),
          (self, dim, keepdim, min, max),
          (&self, &dim, &keepdim, &min, &max), (NULL));
}

typedef kf_status_t (*max_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_max(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max, max_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*max_unary_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_max_unary_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_unary_out);
  KF__CALL_FAR(KF__OP_max_unary_out, max_unary_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*min_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_min(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_min);
  *out = NULL;
  KF__CALL_FAR(KF__OP_min, min_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*min_unary_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_min_unary_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_unary_out);
  KF__CALL_FAR(KF__OP_min_unary_out, min_unary_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_max_dim, max_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*max_dim_max_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *max, kf_tensor_t *max_values);
kf_status_t kf_max_dim_max(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *max,
    kf_tensor_t *max_values) {
  if (KF_UNLIKELY(self == NULL || max == NULL || max_values == NULL))
    return kf__null_argument(KF__OP_max_dim_max);
  KF__CALL_FAR(KF__OP_max_dim_max, max_dim_max_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(max)), kf__keys(max_values)),
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
  KF__CALL_FAR(KF__OP_min_dim, min_dim_fn, kf__keys(self),
          (self, dim, keepdim, out_values, out_indices),
          (&self, &dim, &keepdim), (out_values, out_indices));
}

typedef kf_status_t (*min_dim_min_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *min, kf_tensor_t *min_indices);
kf_status_t kf_min_dim_min(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *min,
    kf_tensor_t *min_indices) {
  if (KF_UNLIKELY(self == NULL || min == NULL || min_indices == NULL))
    return kf__null_argument(KF__OP_min_dim_min);
  KF__CALL_FAR(KF__OP_min_dim_min, min_dim_min_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(min_indices)),
          (self, dim, keepdim, min, min_indices),
          (&self, &dim, &keepdim, &min, &min_indices), (NULL));
}

typedef kf_status_t (*argmax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_argmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmax);
  *out = NULL;
  KF__CALL_FAR(KF__OP_argmax, argmax_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*argmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *out);
kf_status_t kf_argmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmax_out);
  KF__CALL_FAR(KF__OP_argmax_out, argmax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*argmin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_argmin(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_argmin, argmin_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*argmin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    bool keepdim, kf_tensor_t *out);
kf_status_t kf_argmin_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argmin_out);
  KF__CALL_FAR(KF__OP_argmin_out, argmin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*any_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_any(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any);
  *out = NULL;
  KF__CALL_FAR(KF__OP_any, any_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*any_all_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_any_all_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_all_out);
  KF__CALL_FAR(KF__OP_any_all_out, any_all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*any_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_any_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dim);
  *out = NULL;
  KF__CALL_FAR(KF__OP_any_dim, any_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*any_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *out);
kf_status_t kf_any_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_out);
  KF__CALL_FAR(KF__OP_any_out, any_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*any_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_any_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dims);
  *out = NULL;
  KF__CALL_FAR(KF__OP_any_dims, any_dims_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*any_dims_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
kf_status_t kf_any_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_any_dims_out);
  KF__CALL_FAR(KF__OP_any_dims_out, any_dims_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*all_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_all(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all);
  *out = NULL;
  KF__CALL_FAR(KF__OP_all, all_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*all_all_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_all_all_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_all_out);
  KF__CALL_FAR(KF__OP_all_all_out, all_all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*all_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_all_dim(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dim);
  *out = NULL;
  KF__CALL_FAR(KF__OP_all_dim, all_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*all_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t *out);
kf_status_t kf_all_out(kf_tensor_t *self, int64_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_out);
  KF__CALL_FAR(KF__OP_all_out, all_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*all_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out);
kf_status_t kf_all_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dims);
  *out = NULL;
  KF__CALL_FAR(KF__OP_all_dims, all_dims_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*all_dims_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
kf_status_t kf_all_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_all_dims_out);
  KF__CALL_FAR(KF__OP_all_dims_out, all_dims_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*count_nonzero_dim_IntList_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t **out);
kf_status_t kf_count_nonzero_dim_IntList(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_dim_IntList);
  *out = NULL;
  KF__CALL_FAR(KF__OP_count_nonzero_dim_IntList, count_nonzero_dim_IntList_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*count_nonzero_dim_IntList_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t *out);
kf_status_t kf_count_nonzero_dim_IntList_out(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_dim_IntList_out);
  KF__CALL_FAR(KF__OP_count_nonzero_dim_IntList_out, count_nonzero_dim_IntList_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*count_nonzero_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
    kf_tensor_t **out);
kf_status_t kf_count_nonzero(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero);
  *out = NULL;
  KF__CALL_FAR(KF__OP_count_nonzero, count_nonzero_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*count_nonzero_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dim, kf_tensor_t *out);
kf_status_t kf_count_nonzero_out(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_count_nonzero_out);
  KF__CALL_FAR(KF__OP_count_nonzero_out, count_nonzero_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_var_correction, var_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim), (out));
}

typedef kf_status_t (*var_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);
kf_status_t kf_var_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_correction_out);
  KF__CALL_FAR(KF__OP_var_correction_out, var_correction_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_std_correction, std_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out),
          (&self, &dim, &correction, &keepdim), (out));
}

typedef kf_status_t (*std_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);
kf_status_t kf_std_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
    bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_correction_out);
  KF__CALL_FAR(KF__OP_std_correction_out, std_correction_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_var_mean_correction, var_mean_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim), (out0, out1));
}

typedef kf_status_t (*var_mean_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t
    *out1);
kf_status_t kf_var_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_var_mean_correction_out);
  KF__CALL_FAR(KF__OP_var_mean_correction_out, var_mean_correction_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)),
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
  KF__CALL_FAR(KF__OP_std_mean_correction, std_mean_correction_fn, kf__keys(self),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim), (out0, out1));
}

typedef kf_status_t (*std_mean_correction_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t
    *out1);
kf_status_t kf_std_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t
    correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_std_mean_correction_out);
  KF__CALL_FAR(KF__OP_std_mean_correction_out, std_mean_correction_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out0)), kf__keys(out1)),
          (self, dim, correction, keepdim, out0, out1),
          (&self, &dim, &correction, &keepdim, &out0, &out1), (NULL));
}

typedef kf_status_t (*var_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased, kf_tensor_t
    **out);
kf_status_t kf_var(kf_tensor_t *self, bool unbiased, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var);
  *out = NULL;
  KF__CALL_FAR(KF__OP_var, var_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_var_dim, var_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim), (out));
}

typedef kf_status_t (*var_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t *out);
kf_status_t kf_var_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_var_out);
  KF__CALL_FAR(KF__OP_var_out, var_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim, &out), (NULL));
}

typedef kf_status_t (*std_fn)(const kf_call_t *call, kf_tensor_t *self, bool unbiased, kf_tensor_t
    **out);
kf_status_t kf_std(kf_tensor_t *self, bool unbiased, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std);
  *out = NULL;
  KF__CALL_FAR(KF__OP_std, std_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_std_dim, std_dim_fn, kf__keys(self),
          (self, dim, unbiased, keepdim, out),
          (&self, &dim, &unbiased, &keepdim), (out));
}

typedef kf_status_t (*std_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    unbiased, bool keepdim, kf_tensor_t *out);
kf_status_t kf_std_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_std_out);
  KF__CALL_FAR(KF__OP_std_out, std_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_var_mean, var_mean_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_var_mean_dim, var_mean_dim_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_std_mean, std_mean_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_std_mean_dim, std_mean_dim_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_linalg_vector_norm, linalg_vector_norm_fn, kf__keys(self),
          (self, ord, dim, keepdim, dtype, out),
          (&self, &ord, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*linalg_vector_norm_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_linalg_vector_norm_out(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_vector_norm_out);
  KF__CALL_FAR(KF__OP_linalg_vector_norm_out, linalg_vector_norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, ord, dim, keepdim, dtype, out),
          (&self, &ord, &dim, &keepdim, &dtype, &out), (NULL));
}

typedef kf_status_t (*norm_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t **out);
kf_status_t kf_norm(kf_tensor_t *self, kf_scalar_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_norm_Scalar, norm_Scalar_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*norm_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t *out);
kf_status_t kf_norm_Scalar_out(kf_tensor_t *self, kf_scalar_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_Scalar_out);
  KF__CALL_FAR(KF__OP_norm_Scalar_out, norm_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_norm_ScalarOpt_dtype, norm_ScalarOpt_dtype_fn, kf__keys(self),
          (self, p, dtype, out),
          (&self, &p, &dtype), (out));
}

typedef kf_status_t (*norm_ScalarOpt_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t *out);
kf_status_t kf_norm_ScalarOpt_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_dtype_t dtype,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_ScalarOpt_dtype_out);
  KF__CALL_FAR(KF__OP_norm_ScalarOpt_dtype_out, norm_ScalarOpt_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_norm_ScalarOpt_dim, norm_ScalarOpt_dim_fn, kf__keys(self),
          (self, p, dim, keepdim, out),
          (&self, &p, &dim, &keepdim), (out));
}

typedef kf_status_t (*norm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out);
kf_status_t kf_norm_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_out);
  KF__CALL_FAR(KF__OP_norm_out, norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_norm_ScalarOpt_dim_dtype, norm_ScalarOpt_dim_dtype_fn, kf__keys(self),
          (self, p, dim, keepdim, dtype, out),
          (&self, &p, &dim, &keepdim, &dtype), (out));
}

typedef kf_status_t (*norm_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t *out);
kf_status_t kf_norm_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim,
    kf_dtype_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_norm_dtype_out);
  KF__CALL_FAR(KF__OP_norm_dtype_out, norm_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_frobenius_norm_dim, frobenius_norm_dim_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*frobenius_norm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_tensor_t *out);
kf_status_t kf_frobenius_norm_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frobenius_norm_out);
  KF__CALL_FAR(KF__OP_frobenius_norm_out, frobenius_norm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*logsumexp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out);
kf_status_t kf_logsumexp(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logsumexp);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logsumexp, logsumexp_fn, kf__keys(self),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim), (out));
}

typedef kf_status_t (*logsumexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);
kf_status_t kf_logsumexp_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logsumexp_out);
  KF__CALL_FAR(KF__OP_logsumexp_out, logsumexp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, keepdim, out),
          (&self, &dim, &keepdim, &out), (NULL));
}

typedef kf_status_t (*cumsum_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_opt_int_t
    dtype, kf_tensor_t **out);
kf_status_t kf_cumsum(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumsum);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cumsum, cumsum_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*cumsum__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype);
kf_status_t kf_cumsum_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cumsum_);
  KF__CALL_FAR(KF__OP_cumsum_, cumsum__fn, kf__keys(self),
          (self, dim, dtype),
          (&self, &dim, &dtype), (NULL));
}

typedef kf_status_t (*cumsum_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_cumsum_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumsum_out);
  KF__CALL_FAR(KF__OP_cumsum_out, cumsum_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*cumprod_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_cumprod(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumprod);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cumprod, cumprod_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*cumprod__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype);
kf_status_t kf_cumprod_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cumprod_);
  KF__CALL_FAR(KF__OP_cumprod_, cumprod__fn, kf__keys(self),
          (self, dim, dtype),
          (&self, &dim, &dtype), (NULL));
}

typedef kf_status_t (*cumprod_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_cumprod_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cumprod_out);
  KF__CALL_FAR(KF__OP_cumprod_out, cumprod_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*logcumsumexp_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_logcumsumexp(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logcumsumexp);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logcumsumexp, logcumsumexp_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*logcumsumexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);
kf_status_t kf_logcumsumexp_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logcumsumexp_out);
  KF__CALL_FAR(KF__OP_logcumsumexp_out, logcumsumexp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_cummax, cummax_fn, kf__keys(self),
          (self, dim, out_values, out_indices),
          (&self, &dim), (out_values, out_indices));
}

typedef kf_status_t (*cummax_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_cummax_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values, kf_tensor_t *indices)
    {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_cummax_out);
  KF__CALL_FAR(KF__OP_cummax_out, cummax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
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
  KF__CALL_FAR(KF__OP_cummin, cummin_fn, kf__keys(self),
          (self, dim, out_values, out_indices),
          (&self, &dim), (out_values, out_indices));
}

typedef kf_status_t (*cummin_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *values, kf_tensor_t *indices);
kf_status_t kf_cummin_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values, kf_tensor_t *indices)
    {
  if (KF_UNLIKELY(self == NULL || values == NULL || indices == NULL))
    return kf__null_argument(KF__OP_cummin_out);
  KF__CALL_FAR(KF__OP_cummin_out, cummin_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(indices)),
          (self, dim, values, indices),
          (&self, &dim, &values, &indices), (NULL));
}

typedef kf_status_t (*dist_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t **out);
kf_status_t kf_dist(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_dist);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dist, dist_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, p, out),
          (&self, &other, &p), (out));
}

typedef kf_status_t (*dist_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t *out);
kf_status_t kf_dist_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_dist_out);
  KF__CALL_FAR(KF__OP_dist_out, dist_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_pairwise_distance, pairwise_distance_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
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
  KF__CALL_FAR(KF__OP_cosine_similarity, cosine_similarity_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
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
  KF__CALL_FAR(KF__OP_renorm, renorm_fn, kf__keys(self),
          (self, p, dim, maxnorm, out),
          (&self, &p, &dim, &maxnorm), (out));
}

typedef kf_status_t (*renorm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm);
kf_status_t kf_renorm_(kf_tensor_t *self, kf_scalar_t p, int64_t dim, kf_scalar_t maxnorm) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_renorm_);
  KF__CALL_FAR(KF__OP_renorm_, renorm__fn, kf__keys(self),
          (self, p, dim, maxnorm),
          (&self, &p, &dim, &maxnorm), (NULL));
}

typedef kf_status_t (*renorm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    int64_t dim, kf_scalar_t maxnorm, kf_tensor_t *out);
kf_status_t kf_renorm_out(kf_tensor_t *self, kf_scalar_t p, int64_t dim, kf_scalar_t maxnorm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_renorm_out);
  KF__CALL_FAR(KF__OP_renorm_out, renorm_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_cov, cov_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(fweights)), kf_keys_of(aweights)),
          (self, correction, fweights, aweights, out),
          (&self, &correction, &fweights, &aweights), (out));
}

typedef kf_status_t (*corrcoef_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_corrcoef(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_corrcoef);
  *out = NULL;
  KF__CALL_FAR(KF__OP_corrcoef, corrcoef_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_histc, histc_fn, kf__keys(self),
          (self, bins, min, max, out),
          (&self, &bins, &min, &max), (out));
}

typedef kf_status_t (*histc_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t bins,
    kf_scalar_t min, kf_scalar_t max, kf_tensor_t *out);
kf_status_t kf_histc_out(kf_tensor_t *self, int64_t bins, kf_scalar_t min, kf_scalar_t max,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_histc_out);
  KF__CALL_FAR(KF__OP_histc_out, histc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_bincount, bincount_fn, kf_keyset_or(kf__keys(self), kf_keys_of(weights)),
          (self, weights, minlength, out),
          (&self, &weights, &minlength), (out));
}

typedef kf_status_t (*bincount_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weights, int64_t minlength, kf_tensor_t *out);
kf_status_t kf_bincount_out(kf_tensor_t *self, kf_tensor_t *weights, int64_t minlength, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bincount_out);
  KF__CALL_FAR(KF__OP_bincount_out, bincount_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(weights)), kf__keys(out)),
          (self, weights, minlength, out),
          (&self, &weights, &minlength, &out), (NULL));
}

typedef kf_status_t (*trapezoid_x_fn)(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x, int64_t
    dim, kf_tensor_t **out);
kf_status_t kf_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(y == NULL || x == NULL || out == NULL))
    return kf__null_argument(KF__OP_trapezoid_x);
  *out = NULL;
  KF__CALL_FAR(KF__OP_trapezoid_x, trapezoid_x_fn, kf_keyset_or(kf__keys(y), kf__keys(x)),
          (y, x, dim, out),
          (&y, &x, &dim), (out));
}

typedef kf_status_t (*trapezoid_dx_fn)(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t dx,
    int64_t dim, kf_tensor_t **out);
kf_status_t kf_trapezoid_dx(kf_tensor_t *y, kf_scalar_t dx, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(y == NULL || out == NULL))
    return kf__null_argument(KF__OP_trapezoid_dx);
  *out = NULL;
  KF__CALL_FAR(KF__OP_trapezoid_dx, trapezoid_dx_fn, kf__keys(y),
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
  KF__CALL_FAR(KF__OP_cumulative_trapezoid_x, cumulative_trapezoid_x_fn, kf_keyset_or(kf__keys(y), kf__keys(x)),
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
  KF__CALL_FAR(KF__OP_cumulative_trapezoid_dx, cumulative_trapezoid_dx_fn, kf__keys(y),
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
  KF__CALL_FAR(KF__OP_diff, diff_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(prepend)), kf_keys_of(append)),
          (self, n, dim, prepend, append, out),
          (&self, &n, &dim, &prepend, &append), (out));
}

typedef kf_status_t (*diff_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t dim,
    kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t *out);
kf_status_t kf_diff_out(kf_tensor_t *self, int64_t n, int64_t dim, kf_tensor_t *prepend, kf_tensor_t
    *append, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diff_out);
  KF__CALL_FAR(KF__OP_diff_out, diff_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(prepend)), kf_keys_of(append)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_quantile, quantile_fn, kf_keyset_or(kf__keys(self), kf__keys(q)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*quantile_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
kf_status_t kf_quantile_out(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile_out);
  KF__CALL_FAR(KF__OP_quantile_out, quantile_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(q)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_quantile_scalar, quantile_scalar_fn, kf__keys(self),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*quantile_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
kf_status_t kf_quantile_scalar_out(kf_tensor_t *self, double q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_quantile_scalar_out);
  KF__CALL_FAR(KF__OP_quantile_scalar_out, quantile_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_nanquantile, nanquantile_fn, kf_keyset_or(kf__keys(self), kf__keys(q)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*nanquantile_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
kf_status_t kf_nanquantile_out(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || q == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile_out);
  KF__CALL_FAR(KF__OP_nanquantile_out, nanquantile_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(q)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_nanquantile_scalar, nanquantile_scalar_fn, kf__keys(self),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation), (out));
}

typedef kf_status_t (*nanquantile_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);
kf_status_t kf_nanquantile_scalar_out(kf_tensor_t *self, double q, kf_opt_int_t dim, bool keepdim,
    kf_str_t interpolation, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nanquantile_scalar_out);
  KF__CALL_FAR(KF__OP_nanquantile_scalar_out, nanquantile_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, q, dim, keepdim, interpolation, out),
          (&self, &q, &dim, &keepdim, &interpolation, &out), (NULL));
}
