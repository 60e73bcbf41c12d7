/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*gather_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, bool sparse_grad, kf_tensor_t **out);
kf_status_t kf_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool sparse_grad,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_gather);
  *out = NULL;
  KF__CALL_FAR(KF__OP_gather, gather_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, sparse_grad, out),
          (&self, &dim, &index, &sparse_grad), (out));
}

typedef kf_status_t (*gather_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, bool sparse_grad, kf_tensor_t *out);
kf_status_t kf_gather_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool sparse_grad,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_gather_out);
  KF__CALL_FAR(KF__OP_gather_out, gather_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, dim, index, sparse_grad, out),
          (&self, &dim, &index, &sparse_grad, &out), (NULL));
}

typedef kf_status_t (*scatter_src_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out);
kf_status_t kf_scatter_src(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_src);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_src, scatter_src_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, out),
          (&self, &dim, &index, &src), (out));
}

typedef kf_status_t (*scatter__src_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src);
kf_status_t kf_scatter__src(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL))
    return kf__null_argument(KF__OP_scatter__src);
  KF__CALL_FAR(KF__OP_scatter__src, scatter__src_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src),
          (&self, &dim, &index, &src), (NULL));
}

typedef kf_status_t (*scatter_src_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t *out);
kf_status_t kf_scatter_src_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_src_out);
  KF__CALL_FAR(KF__OP_scatter_src_out, scatter_src_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)), kf__keys(out)),
          (self, dim, index, src, out),
          (&self, &dim, &index, &src, &out), (NULL));
}

typedef kf_status_t (*scatter_value_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_scatter_value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t value,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_value);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_value, scatter_value_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value, out),
          (&self, &dim, &index, &value), (out));
}

typedef kf_status_t (*scatter__value_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value);
kf_status_t kf_scatter__value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t value)
    {
  if (KF_UNLIKELY(self == NULL || index == NULL))
    return kf__null_argument(KF__OP_scatter__value);
  KF__CALL_FAR(KF__OP_scatter__value, scatter__value_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value),
          (&self, &dim, &index, &value), (NULL));
}

typedef kf_status_t (*scatter_value_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_scatter_value_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t
    value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_value_out);
  KF__CALL_FAR(KF__OP_scatter_value_out, scatter_value_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, dim, index, value, out),
          (&self, &dim, &index, &value, &out), (NULL));
}

typedef kf_status_t (*scatter_reduce_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, kf_tensor_t **out);
kf_status_t kf_scatter_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_str_t reduce, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_reduce);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_reduce, scatter_reduce_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, reduce, out),
          (&self, &dim, &index, &src, &reduce), (out));
}

typedef kf_status_t (*scatter__reduce_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce);
kf_status_t kf_scatter__reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_str_t reduce) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL))
    return kf__null_argument(KF__OP_scatter__reduce);
  KF__CALL_FAR(KF__OP_scatter__reduce, scatter__reduce_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, reduce),
          (&self, &dim, &index, &src, &reduce), (NULL));
}

typedef kf_status_t (*scatter_reduce_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, kf_tensor_t *out);
kf_status_t kf_scatter_reduce_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *src, kf_str_t reduce, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_reduce_out);
  KF__CALL_FAR(KF__OP_scatter_reduce_out, scatter_reduce_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)), kf__keys(out)),
          (self, dim, index, src, reduce, out),
          (&self, &dim, &index, &src, &reduce, &out), (NULL));
}

typedef kf_status_t (*scatter_value_reduce_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce, kf_tensor_t **out);
kf_status_t kf_scatter_value_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t
    value, kf_str_t reduce, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_value_reduce);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_value_reduce, scatter_value_reduce_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value, reduce, out),
          (&self, &dim, &index, &value, &reduce), (out));
}

typedef kf_status_t (*scatter__value_reduce_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce);
kf_status_t kf_scatter__value_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t
    value, kf_str_t reduce) {
  if (KF_UNLIKELY(self == NULL || index == NULL))
    return kf__null_argument(KF__OP_scatter__value_reduce);
  KF__CALL_FAR(KF__OP_scatter__value_reduce, scatter__value_reduce_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value, reduce),
          (&self, &dim, &index, &value, &reduce), (NULL));
}

typedef kf_status_t (*scatter_value_reduce_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce, kf_tensor_t *out);
kf_status_t kf_scatter_value_reduce_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_str_t reduce, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_value_reduce_out);
  KF__CALL_FAR(KF__OP_scatter_value_reduce_out, scatter_value_reduce_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, dim, index, value, reduce, out),
          (&self, &dim, &index, &value, &reduce, &out), (NULL));
}

typedef kf_status_t (*scatter_add_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out);
kf_status_t kf_scatter_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_add);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_add, scatter_add_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, out),
          (&self, &dim, &index, &src), (out));
}

typedef kf_status_t (*scatter_add__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src);
kf_status_t kf_scatter_add_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL))
    return kf__null_argument(KF__OP_scatter_add_);
  KF__CALL_FAR(KF__OP_scatter_add_, scatter_add__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src),
          (&self, &dim, &index, &src), (NULL));
}

typedef kf_status_t (*scatter_add_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t *out);
kf_status_t kf_scatter_add_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_add_out);
  KF__CALL_FAR(KF__OP_scatter_add_out, scatter_add_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)), kf__keys(out)),
          (self, dim, index, src, out),
          (&self, &dim, &index, &src, &out), (NULL));
}

typedef kf_status_t (*scatter_reduce_two_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t **out);
kf_status_t kf_scatter_reduce_two(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *src, kf_str_t reduce, bool include_self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_reduce_two);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scatter_reduce_two, scatter_reduce_two_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, reduce, include_self, out),
          (&self, &dim, &index, &src, &reduce, &include_self), (out));
}

typedef kf_status_t (*scatter_reduce__two_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self);
kf_status_t kf_scatter_reduce_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
    kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL))
    return kf__null_argument(KF__OP_scatter_reduce__two);
  KF__CALL_FAR(KF__OP_scatter_reduce__two, scatter_reduce__two_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)),
          (self, dim, index, src, reduce, include_self),
          (&self, &dim, &index, &src, &reduce, &include_self), (NULL));
}

typedef kf_status_t (*scatter_reduce_two_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t
    *out);
kf_status_t kf_scatter_reduce_two_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_scatter_reduce_two_out);
  KF__CALL_FAR(KF__OP_scatter_reduce_two_out, scatter_reduce_two_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(src)), kf__keys(out)),
          (self, dim, index, src, reduce, include_self, out),
          (&self, &dim, &index, &src, &reduce, &include_self, &out), (NULL));
}

typedef kf_status_t (*index_select_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t **out);
kf_status_t kf_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_select);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_select, index_select_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, out),
          (&self, &dim, &index), (out));
}

typedef kf_status_t (*index_select_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *out);
kf_status_t kf_index_select_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_select_out);
  KF__CALL_FAR(KF__OP_index_select_out, index_select_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, dim, index, out),
          (&self, &dim, &index, &out), (NULL));
}

typedef kf_status_t (*index_add_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_index_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *source,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_add);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_add, index_add_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source, alpha, out),
          (&self, &dim, &index, &source, &alpha), (out));
}

typedef kf_status_t (*index_add__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha);
kf_status_t kf_index_add_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *source,
    kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL))
    return kf__null_argument(KF__OP_index_add_);
  KF__CALL_FAR(KF__OP_index_add_, index_add__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source, alpha),
          (&self, &dim, &index, &source, &alpha), (NULL));
}

typedef kf_status_t (*index_add_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_index_add_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *source, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_add_out);
  KF__CALL_FAR(KF__OP_index_add_out, index_add_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)), kf__keys(out)),
          (self, dim, index, source, alpha, out),
          (&self, &dim, &index, &source, &alpha, &out), (NULL));
}

typedef kf_status_t (*index_copy_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_tensor_t **out);
kf_status_t kf_index_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *source,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_copy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_copy, index_copy_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source, out),
          (&self, &dim, &index, &source), (out));
}

typedef kf_status_t (*index_copy__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source);
kf_status_t kf_index_copy_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *source)
    {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL))
    return kf__null_argument(KF__OP_index_copy_);
  KF__CALL_FAR(KF__OP_index_copy_, index_copy__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source),
          (&self, &dim, &index, &source), (NULL));
}

typedef kf_status_t (*index_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_tensor_t *out);
kf_status_t kf_index_copy_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *source, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_copy_out);
  KF__CALL_FAR(KF__OP_index_copy_out, index_copy_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)), kf__keys(out)),
          (self, dim, index, source, out),
          (&self, &dim, &index, &source, &out), (NULL));
}

typedef kf_status_t (*index_fill_int_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_index_fill_int_Scalar(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t
    value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_fill_int_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_fill_int_Scalar, index_fill_int_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value, out),
          (&self, &dim, &index, &value), (out));
}

typedef kf_status_t (*index_fill__int_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value);
kf_status_t kf_index_fill_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL || index == NULL))
    return kf__null_argument(KF__OP_index_fill__int_Scalar);
  KF__CALL_FAR(KF__OP_index_fill__int_Scalar, index_fill__int_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, dim, index, value),
          (&self, &dim, &index, &value), (NULL));
}

typedef kf_status_t (*index_fill_int_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_index_fill_int_Scalar_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_fill_int_Scalar_out);
  KF__CALL_FAR(KF__OP_index_fill_int_Scalar_out, index_fill_int_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, dim, index, value, out),
          (&self, &dim, &index, &value, &out), (NULL));
}

typedef kf_status_t (*index_reduce_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t **out);
kf_status_t kf_index_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *source,
    kf_str_t reduce, bool include_self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_reduce);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_reduce, index_reduce_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source, reduce, include_self, out),
          (&self, &dim, &index, &source, &reduce, &include_self), (out));
}

typedef kf_status_t (*index_reduce__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self);
kf_status_t kf_index_reduce_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *source, kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL))
    return kf__null_argument(KF__OP_index_reduce_);
  KF__CALL_FAR(KF__OP_index_reduce_, index_reduce__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, dim, index, source, reduce, include_self),
          (&self, &dim, &index, &source, &reduce, &include_self), (NULL));
}

typedef kf_status_t (*index_reduce_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t *out);
kf_status_t kf_index_reduce_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t
    *source, kf_str_t reduce, bool include_self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_reduce_out);
  KF__CALL_FAR(KF__OP_index_reduce_out, index_reduce_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)), kf__keys(out)),
          (self, dim, index, source, reduce, include_self, out),
          (&self, &dim, &index, &source, &reduce, &include_self, &out), (NULL));
}

typedef kf_status_t (*index_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t **out);
kf_status_t kf_index(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_Tensor, index_Tensor_fn, kf_keyset_or(kf__keys(self), kf__span_keys(indices)),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*index_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_span_t indices, kf_tensor_t *out);
kf_status_t kf_index_Tensor_out(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_Tensor_out);
  KF__CALL_FAR(KF__OP_index_Tensor_out, index_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__span_keys(indices)), kf__keys(out)),
          (self, indices, out),
          (&self, &indices, &out), (NULL));
}

typedef kf_status_t (*index_put_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate, kf_tensor_t **out);
kf_status_t kf_index_put(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *values, bool
    accumulate, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_put);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_put, index_put_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__span_keys(indices)), kf__keys(values)),
          (self, indices, values, accumulate, out),
          (&self, &indices, &values, &accumulate), (out));
}

typedef kf_status_t (*index_put__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate);
kf_status_t kf_index_put_(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *values, bool
    accumulate) {
  if (KF_UNLIKELY(self == NULL || values == NULL))
    return kf__null_argument(KF__OP_index_put_);
  KF__CALL_FAR(KF__OP_index_put_, index_put__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__span_keys(indices)), kf__keys(values)),
          (self, indices, values, accumulate),
          (&self, &indices, &values, &accumulate), (NULL));
}

typedef kf_status_t (*index_put_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate, kf_tensor_t *out);
kf_status_t kf_index_put_out(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *values, bool
    accumulate, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_put_out);
  KF__CALL_FAR(KF__OP_index_put_out, index_put_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__span_keys(indices)), kf__keys(values)), kf__keys(out)),
          (self, indices, values, accumulate, out),
          (&self, &indices, &values, &accumulate, &out), (NULL));
}

typedef kf_status_t (*take_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t **out);
kf_status_t kf_take(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_take);
  *out = NULL;
  KF__CALL_FAR(KF__OP_take, take_fn, kf_keyset_or(kf__keys(self), kf__keys(index)),
          (self, index, out),
          (&self, &index), (out));
}

typedef kf_status_t (*take_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *out);
kf_status_t kf_take_out(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_take_out);
  KF__CALL_FAR(KF__OP_take_out, take_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(out)),
          (self, index, out),
          (&self, &index, &out), (NULL));
}

typedef kf_status_t (*put_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate, kf_tensor_t **out);
kf_status_t kf_put(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source, bool accumulate,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_put);
  *out = NULL;
  KF__CALL_FAR(KF__OP_put, put_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, index, source, accumulate, out),
          (&self, &index, &source, &accumulate), (out));
}

typedef kf_status_t (*put__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate);
kf_status_t kf_put_(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source, bool accumulate) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL))
    return kf__null_argument(KF__OP_put_);
  KF__CALL_FAR(KF__OP_put_, put__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)),
          (self, index, source, accumulate),
          (&self, &index, &source, &accumulate), (NULL));
}

typedef kf_status_t (*put_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate, kf_tensor_t *out);
kf_status_t kf_put_out(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source, bool accumulate,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || index == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_put_out);
  KF__CALL_FAR(KF__OP_put_out, put_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(index)), kf__keys(source)), kf__keys(out)),
          (self, index, source, accumulate, out),
          (&self, &index, &source, &accumulate, &out), (NULL));
}

typedef kf_status_t (*masked_select_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t **out);
kf_status_t kf_masked_select(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_select);
  *out = NULL;
  KF__CALL_FAR(KF__OP_masked_select, masked_select_fn, kf_keyset_or(kf__keys(self), kf__keys(mask)),
          (self, mask, out),
          (&self, &mask), (out));
}

typedef kf_status_t (*masked_select_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *out);
kf_status_t kf_masked_select_out(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_select_out);
  KF__CALL_FAR(KF__OP_masked_select_out, masked_select_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(out)),
          (self, mask, out),
          (&self, &mask, &out), (NULL));
}

typedef kf_status_t (*masked_scatter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source, kf_tensor_t **out);
kf_status_t kf_masked_scatter(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *source, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_scatter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_masked_scatter, masked_scatter_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(source)),
          (self, mask, source, out),
          (&self, &mask, &source), (out));
}

typedef kf_status_t (*masked_scatter__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source);
kf_status_t kf_masked_scatter_(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *source) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || source == NULL))
    return kf__null_argument(KF__OP_masked_scatter_);
  KF__CALL_FAR(KF__OP_masked_scatter_, masked_scatter__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(source)),
          (self, mask, source),
          (&self, &mask, &source), (NULL));
}

typedef kf_status_t (*masked_scatter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source, kf_tensor_t *out);
kf_status_t kf_masked_scatter_out(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *source,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || source == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_scatter_out);
  KF__CALL_FAR(KF__OP_masked_scatter_out, masked_scatter_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(source)), kf__keys(out)),
          (self, mask, source, out),
          (&self, &mask, &source, &out), (NULL));
}

typedef kf_status_t (*nonzero_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_nonzero(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nonzero);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nonzero, nonzero_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*nonzero_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_nonzero_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nonzero_out);
  KF__CALL_FAR(KF__OP_nonzero_out, nonzero_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}
