/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view, &op));
  KF_CALL(op, view_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*view_dtype_fn)(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t **out);
kf_status_t kf_view_dtype(kf_tensor_t *self, kf_dtype_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_dtype);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view_dtype]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view_dtype, &op));
  KF_CALL(op, view_dtype_fn, kf__keys(self),
          (self, dtype, out),
          (&self, &dtype), (out));
}

typedef kf_status_t (*reshape_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shape,
    kf_tensor_t **out);
kf_status_t kf_reshape(kf_tensor_t *self, kf_int_span_t shape, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reshape);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reshape]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reshape, &op));
  KF_CALL(op, reshape_fn, kf__keys(self),
          (self, shape, out),
          (&self, &shape), (out));
}

typedef kf_status_t (*_unsafe_view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf__unsafe_view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__unsafe_view);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__unsafe_view]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__unsafe_view, &op));
  KF_CALL(op, _unsafe_view_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*_reshape_alias_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_tensor_t **out);
kf_status_t kf__reshape_alias(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__reshape_alias);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__reshape_alias]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__reshape_alias, &op));
  KF_CALL(op, _reshape_alias_fn, kf__keys(self),
          (self, size, stride, out),
          (&self, &size, &stride), (out));
}

typedef kf_status_t (*alias_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_alias(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_alias);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_alias]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_alias, &op));
  KF_CALL(op, alias_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*detach_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_detach(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_detach);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_detach]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_detach, &op));
  KF_CALL(op, detach_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*detach__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_detach_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_detach_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_detach_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_detach_, &op));
  KF_CALL(op, detach__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*as_strided_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
kf_status_t kf_as_strided(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t
    storage_offset, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_as_strided);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_as_strided]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_as_strided, &op));
  KF_CALL(op, as_strided_fn, kf__keys(self),
          (self, size, stride, storage_offset, out),
          (&self, &size, &stride, &storage_offset), (out));
}

typedef kf_status_t (*as_strided__fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset);
kf_status_t kf_as_strided_(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t
    storage_offset) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_as_strided_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_as_strided_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_as_strided_, &op));
  KF_CALL(op, as_strided__fn, kf__keys(self),
          (self, size, stride, storage_offset),
          (&self, &size, &stride, &storage_offset), (NULL));
}

typedef kf_status_t (*expand_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size, bool
    implicit, kf_tensor_t **out);
kf_status_t kf_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expand]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expand, &op));
  KF_CALL(op, expand_fn, kf__keys(self),
          (self, size, implicit, out),
          (&self, &size, &implicit), (out));
}

typedef kf_status_t (*expand_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_expand_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand_as);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expand_as]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expand_as, &op));
  KF_CALL(op, expand_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*select_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    index, kf_tensor_t **out);
kf_status_t kf_select(kf_tensor_t *self, int64_t dim, int64_t index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_select_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_select_int, &op));
  KF_CALL(op, select_int_fn, kf__keys(self),
          (self, dim, index, out),
          (&self, &dim, &index), (out));
}

typedef kf_status_t (*slice_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
kf_status_t kf_slice(kf_tensor_t *self, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t
    step, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_slice_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_slice_Tensor, &op));
  KF_CALL(op, slice_Tensor_fn, kf__keys(self),
          (self, dim, start, end, step, out),
          (&self, &dim, &start, &end, &step), (out));
}

typedef kf_status_t (*narrow_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    start, int64_t length, kf_tensor_t **out);
kf_status_t kf_narrow(kf_tensor_t *self, int64_t dim, int64_t start, int64_t length, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_narrow]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_narrow, &op));
  KF_CALL(op, narrow_fn, kf__keys(self),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length), (out));
}

typedef kf_status_t (*narrow_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *start, int64_t length, kf_tensor_t **out);
kf_status_t kf_narrow_Tensor(kf_tensor_t *self, int64_t dim, kf_tensor_t *start, int64_t length,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || start == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_narrow_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_narrow_Tensor, &op));
  KF_CALL(op, narrow_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(start)),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length), (out));
}

typedef kf_status_t (*narrow_copy_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    start, int64_t length, kf_tensor_t **out);
kf_status_t kf_narrow_copy(kf_tensor_t *self, int64_t dim, int64_t start, int64_t length,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_narrow_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_narrow_copy, &op));
  KF_CALL(op, narrow_copy_fn, kf__keys(self),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length), (out));
}

typedef kf_status_t (*narrow_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t start, int64_t length, kf_tensor_t *out);
KF__COLD kf_status_t kf_narrow_copy_out(kf_tensor_t *self, int64_t dim, int64_t start, int64_t
    length, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_narrow_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_narrow_copy_out, &op));
  KF_CALL(op, narrow_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length, &out), (NULL));
}

typedef kf_status_t (*permute_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_permute(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_permute]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_permute, &op));
  KF_CALL(op, permute_fn, kf__keys(self),
          (self, dims, out),
          (&self, &dims), (out));
}

typedef kf_status_t (*transpose_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out);
kf_status_t kf_transpose(kf_tensor_t *self, int64_t dim0, int64_t dim1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_transpose_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_transpose_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_transpose_int, &op));
  KF_CALL(op, transpose_int_fn, kf__keys(self),
          (self, dim0, dim1, out),
          (&self, &dim0, &dim1), (out));
}

typedef kf_status_t (*transpose__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1);
kf_status_t kf_transpose_(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_transpose_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_transpose_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_transpose_, &op));
  KF_CALL(op, transpose__fn, kf__keys(self),
          (self, dim0, dim1),
          (&self, &dim0, &dim1), (NULL));
}

typedef kf_status_t (*t_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_t(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_t);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_t]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_t, &op));
  KF_CALL(op, t_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*t__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_t_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_t_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_t_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_t_, &op));
  KF_CALL(op, t__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*numpy_T_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_numpy_T(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_numpy_T);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_numpy_T]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_numpy_T, &op));
  KF_CALL(op, numpy_T_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*mT_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_mT(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mT);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mT]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mT, &op));
  KF_CALL(op, mT_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*mH_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_mH(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mH);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mH]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mH, &op));
  KF_CALL(op, mH_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*matrix_H_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_matrix_H(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_matrix_H);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_matrix_H]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_matrix_H, &op));
  KF_CALL(op, matrix_H_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*adjoint_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_adjoint(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adjoint);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_adjoint]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_adjoint, &op));
  KF_CALL(op, adjoint_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*squeeze_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_squeeze(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze, &op));
  KF_CALL(op, squeeze_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*squeeze__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_squeeze_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_, &op));
  KF_CALL(op, squeeze__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*squeeze_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_squeeze_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_dim, &op));
  KF_CALL(op, squeeze_dim_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*squeeze__dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
kf_status_t kf_squeeze__dim(kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze__dim);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze__dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze__dim, &op));
  KF_CALL(op, squeeze__dim_fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*squeeze_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_squeeze_dims(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_dims);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_dims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_dims, &op));
  KF_CALL(op, squeeze_dims_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*squeeze__dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim);
kf_status_t kf_squeeze__dims(kf_tensor_t *self, kf_int_span_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze__dims);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze__dims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze__dims, &op));
  KF_CALL(op, squeeze__dims_fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*squeeze_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_squeeze_copy(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_copy, &op));
  KF_CALL(op, squeeze_copy_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*squeeze_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_squeeze_copy_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_copy_out, &op));
  KF_CALL(op, squeeze_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*unsqueeze_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_unsqueeze(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsqueeze]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsqueeze, &op));
  KF_CALL(op, unsqueeze_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*unsqueeze__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
kf_status_t kf_unsqueeze_(kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_unsqueeze_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsqueeze_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsqueeze_, &op));
  KF_CALL(op, unsqueeze__fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*unsqueeze_copy_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_unsqueeze_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsqueeze_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsqueeze_copy, &op));
  KF_CALL(op, unsqueeze_copy_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*unsqueeze_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_unsqueeze_copy_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsqueeze_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsqueeze_copy_out, &op));
  KF_CALL(op, unsqueeze_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*diagonal_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t offset, int64_t
    dim1, int64_t dim2, kf_tensor_t **out);
kf_status_t kf_diagonal(kf_tensor_t *self, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagonal);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_diagonal]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_diagonal, &op));
  KF_CALL(op, diagonal_fn, kf__keys(self),
          (self, offset, dim1, dim2, out),
          (&self, &offset, &dim1, &dim2), (out));
}

typedef kf_status_t (*linalg_diagonal_fn)(const kf_call_t *call, kf_tensor_t *A, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out);
kf_status_t kf_linalg_diagonal(kf_tensor_t *A, int64_t offset, int64_t dim1, int64_t dim2,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(A == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_diagonal);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linalg_diagonal]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linalg_diagonal, &op));
  KF_CALL(op, linalg_diagonal_fn, kf__keys(A),
          (A, offset, dim1, dim2, out),
          (&A, &offset, &dim1, &dim2), (out));
}

typedef kf_status_t (*unfold_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dimension,
    int64_t size, int64_t step, kf_tensor_t **out);
kf_status_t kf_unfold(kf_tensor_t *self, int64_t dimension, int64_t size, int64_t step, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unfold);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unfold]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unfold, &op));
  KF_CALL(op, unfold_fn, kf__keys(self),
          (self, dimension, size, step, out),
          (&self, &dimension, &size, &step), (out));
}

typedef kf_status_t (*split_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t split_size,
    int64_t dim, kf_list_t **out);
kf_status_t kf_split(kf_tensor_t *self, int64_t split_size, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_split_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_split_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_split_Tensor, &op));
  KF_CALL(op, split_Tensor_fn, kf__keys(self),
          (self, split_size, dim, out),
          (&self, &split_size, &dim), (out));
}

typedef kf_status_t (*split_sizes_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    split_size, int64_t dim, kf_list_t **out);
kf_status_t kf_split_sizes(kf_tensor_t *self, kf_int_span_t split_size, int64_t dim, kf_list_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_split_sizes);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_split_sizes]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_split_sizes, &op));
  KF_CALL(op, split_sizes_fn, kf__keys(self),
          (self, split_size, dim, out),
          (&self, &split_size, &dim), (out));
}

typedef kf_status_t (*split_with_sizes_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    split_sizes, int64_t dim, kf_list_t **out);
kf_status_t kf_split_with_sizes(kf_tensor_t *self, kf_int_span_t split_sizes, int64_t dim, kf_list_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_split_with_sizes);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_split_with_sizes]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_split_with_sizes, &op));
  KF_CALL(op, split_with_sizes_fn, kf__keys(self),
          (self, split_sizes, dim, out),
          (&self, &split_sizes, &dim), (out));
}

typedef kf_status_t (*chunk_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t chunks, int64_t
    dim, kf_list_t **out);
kf_status_t kf_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_chunk);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_chunk]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_chunk, &op));
  KF_CALL(op, chunk_fn, kf__keys(self),
          (self, chunks, dim, out),
          (&self, &chunks, &dim), (out));
}

typedef kf_status_t (*unsafe_chunk_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t chunks,
    int64_t dim, kf_list_t **out);
kf_status_t kf_unsafe_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsafe_chunk);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsafe_chunk]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsafe_chunk, &op));
  KF_CALL(op, unsafe_chunk_fn, kf__keys(self),
          (self, chunks, dim, out),
          (&self, &chunks, &dim), (out));
}

typedef kf_status_t (*unsafe_split_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out);
kf_status_t kf_unsafe_split(kf_tensor_t *self, int64_t split_size, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsafe_split_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsafe_split_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsafe_split_Tensor, &op));
  KF_CALL(op, unsafe_split_Tensor_fn, kf__keys(self),
          (self, split_size, dim, out),
          (&self, &split_size, &dim), (out));
}

typedef kf_status_t (*unsafe_split_with_sizes_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out);
kf_status_t kf_unsafe_split_with_sizes(kf_tensor_t *self, kf_int_span_t split_sizes, int64_t dim,
    kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsafe_split_with_sizes);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsafe_split_with_sizes]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsafe_split_with_sizes, &op));
  KF_CALL(op, unsafe_split_with_sizes_fn, kf__keys(self),
          (self, split_sizes, dim, out),
          (&self, &split_sizes, &dim), (out));
}

typedef kf_status_t (*tensor_split_sections_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    sections, int64_t dim, kf_list_t **out);
kf_status_t kf_tensor_split_sections(kf_tensor_t *self, int64_t sections, int64_t dim, kf_list_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tensor_split_sections);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tensor_split_sections]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tensor_split_sections, &op));
  KF_CALL(op, tensor_split_sections_fn, kf__keys(self),
          (self, sections, dim, out),
          (&self, &sections, &dim), (out));
}

typedef kf_status_t (*tensor_split_indices_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t indices, int64_t dim, kf_list_t **out);
kf_status_t kf_tensor_split_indices(kf_tensor_t *self, kf_int_span_t indices, int64_t dim, kf_list_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tensor_split_indices);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tensor_split_indices]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tensor_split_indices, &op));
  KF_CALL(op, tensor_split_indices_fn, kf__keys(self),
          (self, indices, dim, out),
          (&self, &indices, &dim), (out));
}

typedef kf_status_t (*tensor_split_tensor_indices_or_sections_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *tensor_indices_or_sections, int64_t dim, kf_list_t **out);
kf_status_t kf_tensor_split_tensor_indices_or_sections(kf_tensor_t *self, kf_tensor_t
    *tensor_indices_or_sections, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || tensor_indices_or_sections == NULL || out == NULL))
    return kf__null_argument(KF__OP_tensor_split_tensor_indices_or_sections);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tensor_split_tensor_indices_or_sections]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tensor_split_tensor_indices_or_sections, &op));
  KF_CALL(op, tensor_split_tensor_indices_or_sections_fn, kf_keyset_or(kf__keys(self), kf__keys(tensor_indices_or_sections)),
          (self, tensor_indices_or_sections, dim, out),
          (&self, &tensor_indices_or_sections, &dim), (out));
}

typedef kf_status_t (*hsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_hsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hsplit_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_hsplit_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_hsplit_int, &op));
  KF_CALL(op, hsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*hsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_hsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hsplit_array);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_hsplit_array]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_hsplit_array, &op));
  KF_CALL(op, hsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*vsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_vsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_vsplit_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_vsplit_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_vsplit_int, &op));
  KF_CALL(op, vsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*vsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_vsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_vsplit_array);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_vsplit_array]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_vsplit_array, &op));
  KF_CALL(op, vsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*dsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_dsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_dsplit_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_dsplit_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_dsplit_int, &op));
  KF_CALL(op, dsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*dsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_dsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_dsplit_array);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_dsplit_array]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_dsplit_array, &op));
  KF_CALL(op, dsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*unbind_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out);
kf_status_t kf_unbind(kf_tensor_t *self, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unbind_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unbind_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unbind_int, &op));
  KF_CALL(op, unbind_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*flatten_using_ints_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    start_dim, int64_t end_dim, kf_tensor_t **out);
kf_status_t kf_flatten(kf_tensor_t *self, int64_t start_dim, int64_t end_dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_flatten_using_ints);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_flatten_using_ints]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_flatten_using_ints, &op));
  KF_CALL(op, flatten_using_ints_fn, kf__keys(self),
          (self, start_dim, end_dim, out),
          (&self, &start_dim, &end_dim), (out));
}

typedef kf_status_t (*unflatten_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_int_span_t sizes, kf_tensor_t **out);
kf_status_t kf_unflatten(kf_tensor_t *self, int64_t dim, kf_int_span_t sizes, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unflatten_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unflatten_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unflatten_int, &op));
  KF_CALL(op, unflatten_int_fn, kf__keys(self),
          (self, dim, sizes, out),
          (&self, &dim, &sizes), (out));
}

typedef kf_status_t (*movedim_intlist_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    source, kf_int_span_t destination, kf_tensor_t **out);
kf_status_t kf_movedim_intlist(kf_tensor_t *self, kf_int_span_t source, kf_int_span_t destination,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_movedim_intlist);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_movedim_intlist]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_movedim_intlist, &op));
  KF_CALL(op, movedim_intlist_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*movedim_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t source,
    int64_t destination, kf_tensor_t **out);
kf_status_t kf_movedim(kf_tensor_t *self, int64_t source, int64_t destination, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_movedim_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_movedim_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_movedim_int, &op));
  KF_CALL(op, movedim_int_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*moveaxis_intlist_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    source, kf_int_span_t destination, kf_tensor_t **out);
kf_status_t kf_moveaxis_intlist(kf_tensor_t *self, kf_int_span_t source, kf_int_span_t destination,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_moveaxis_intlist);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_moveaxis_intlist]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_moveaxis_intlist, &op));
  KF_CALL(op, moveaxis_intlist_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*moveaxis_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t source,
    int64_t destination, kf_tensor_t **out);
kf_status_t kf_moveaxis(kf_tensor_t *self, int64_t source, int64_t destination, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_moveaxis_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_moveaxis_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_moveaxis_int, &op));
  KF_CALL(op, moveaxis_int_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*swapaxes_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t axis0, int64_t
    axis1, kf_tensor_t **out);
kf_status_t kf_swapaxes(kf_tensor_t *self, int64_t axis0, int64_t axis1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_swapaxes);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_swapaxes]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_swapaxes, &op));
  KF_CALL(op, swapaxes_fn, kf__keys(self),
          (self, axis0, axis1, out),
          (&self, &axis0, &axis1), (out));
}

typedef kf_status_t (*swapaxes__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t axis0, int64_t
    axis1);
kf_status_t kf_swapaxes_(kf_tensor_t *self, int64_t axis0, int64_t axis1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_swapaxes_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_swapaxes_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_swapaxes_, &op));
  KF_CALL(op, swapaxes__fn, kf__keys(self),
          (self, axis0, axis1),
          (&self, &axis0, &axis1), (NULL));
}

typedef kf_status_t (*swapdims_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1, kf_tensor_t **out);
kf_status_t kf_swapdims(kf_tensor_t *self, int64_t dim0, int64_t dim1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_swapdims);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_swapdims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_swapdims, &op));
  KF_CALL(op, swapdims_fn, kf__keys(self),
          (self, dim0, dim1, out),
          (&self, &dim0, &dim1), (out));
}

typedef kf_status_t (*swapdims__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1);
kf_status_t kf_swapdims_(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_swapdims_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_swapdims_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_swapdims_, &op));
  KF_CALL(op, swapdims__fn, kf__keys(self),
          (self, dim0, dim1),
          (&self, &dim0, &dim1), (NULL));
}

typedef kf_status_t (*view_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_view_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view_as]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view_as, &op));
  KF_CALL(op, view_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*reshape_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_reshape_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_reshape_as);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reshape_as]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reshape_as, &op));
  KF_CALL(op, reshape_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*view_as_real_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_view_as_real(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as_real);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view_as_real]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view_as_real, &op));
  KF_CALL(op, view_as_real_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*view_as_complex_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_view_as_complex(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as_complex);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view_as_complex]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view_as_complex, &op));
  KF_CALL(op, view_as_complex_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*real_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_real(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_real);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_real]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_real, &op));
  KF_CALL(op, real_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*imag_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_imag(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_imag);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_imag]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_imag, &op));
  KF_CALL(op, imag_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_conj]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_conj, &op));
  KF_CALL(op, conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__conj]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__conj, &op));
  KF_CALL(op, _conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_neg_view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__neg_view(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__neg_view);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__neg_view]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__neg_view, &op));
  KF_CALL(op, _neg_view_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*resolve_conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_resolve_conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_resolve_conj);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_resolve_conj]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_resolve_conj, &op));
  KF_CALL(op, resolve_conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*resolve_neg_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_resolve_neg(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_resolve_neg);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_resolve_neg]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_resolve_neg, &op));
  KF_CALL(op, resolve_neg_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*broadcast_to_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_broadcast_to(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_broadcast_to);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_broadcast_to]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_broadcast_to, &op));
  KF_CALL(op, broadcast_to_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*broadcast_tensors_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_broadcast_tensors(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_broadcast_tensors);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_broadcast_tensors]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_broadcast_tensors, &op));
  KF_CALL(op, broadcast_tensors_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_1d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_1d);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_1d]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_1d, &op));
  KF_CALL(op, atleast_1d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_2d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_2d);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_2d]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_2d, &op));
  KF_CALL(op, atleast_2d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_3d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_3d);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_3d]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_3d, &op));
  KF_CALL(op, atleast_3d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_1d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_1d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_1d_Sequence);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_1d_Sequence]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_1d_Sequence, &op));
  KF_CALL(op, atleast_1d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_2d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_2d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_2d_Sequence);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_2d_Sequence]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_2d_Sequence, &op));
  KF_CALL(op, atleast_2d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_3d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_3d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_3d_Sequence);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atleast_3d_Sequence]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atleast_3d_Sequence, &op));
  KF_CALL(op, atleast_3d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*ravel_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_ravel(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ravel);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ravel]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ravel, &op));
  KF_CALL(op, ravel_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*expand_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    bool implicit, kf_tensor_t **out);
kf_status_t kf_expand_copy(kf_tensor_t *self, kf_int_span_t size, bool implicit, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expand_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expand_copy, &op));
  KF_CALL(op, expand_copy_fn, kf__keys(self),
          (self, size, implicit, out),
          (&self, &size, &implicit), (out));
}

typedef kf_status_t (*expand_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, bool implicit, kf_tensor_t *out);
KF__COLD kf_status_t kf_expand_copy_out(kf_tensor_t *self, kf_int_span_t size, bool implicit,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expand_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expand_copy_out, &op));
  KF_CALL(op, expand_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, implicit, out),
          (&self, &size, &implicit, &out), (NULL));
}

typedef kf_status_t (*permute_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_permute_copy(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_permute_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_permute_copy, &op));
  KF_CALL(op, permute_copy_fn, kf__keys(self),
          (self, dims, out),
          (&self, &dims), (out));
}

typedef kf_status_t (*permute_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dims, kf_tensor_t *out);
KF__COLD kf_status_t kf_permute_copy_out(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_permute_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_permute_copy_out, &op));
  KF_CALL(op, permute_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dims, out),
          (&self, &dims, &out), (NULL));
}

typedef kf_status_t (*lift_fresh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_lift_fresh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lift_fresh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lift_fresh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lift_fresh, &op));
  KF_CALL(op, lift_fresh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*is_same_size_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    bool *out);
kf_status_t kf_is_same_size(kf_tensor_t *self, kf_tensor_t *other, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_is_same_size);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_is_same_size]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_is_same_size, &op));
  KF_CALL(op, is_same_size_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*size_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    *out);
kf_status_t kf_size(kf_tensor_t *self, int64_t dim, int64_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_size_int);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_size_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_size_int, &op));
  KF_CALL(op, size_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*stride_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    *out);
kf_status_t kf_stride(kf_tensor_t *self, int64_t dim, int64_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_stride_int);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_stride_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_stride_int, &op));
  KF_CALL(op, stride_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_size_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
kf_status_t kf_sym_size(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_size_int);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sym_size_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sym_size_int, &op));
  KF_CALL(op, sym_size_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_stride_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
kf_status_t kf_sym_stride(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_stride_int);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sym_stride_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sym_stride_int, &op));
  KF_CALL(op, sym_stride_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_numel_fn)(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t *out);
kf_status_t kf_sym_numel(kf_tensor_t *self, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_numel);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sym_numel]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sym_numel, &op));
  KF_CALL(op, sym_numel_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sym_storage_offset_fn)(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t
    *out);
kf_status_t kf_sym_storage_offset(kf_tensor_t *self, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_storage_offset);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sym_storage_offset]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sym_storage_offset, &op));
  KF_CALL(op, sym_storage_offset_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sym_is_contiguous_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_memory_format_t memory_format, kf_value_t *out);
kf_status_t kf_sym_is_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format, kf_value_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_is_contiguous);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sym_is_contiguous]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sym_is_contiguous, &op));
  KF_CALL(op, sym_is_contiguous_fn, kf__keys(self),
          (self, memory_format, out),
          (&self, &memory_format), (out));
}

typedef kf_status_t (*sum_to_size_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_sum_to_size(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_to_size);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sum_to_size]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sum_to_size, &op));
  KF_CALL(op, sum_to_size_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*_foobar_fn)(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool arg2,
    bool arg3, kf_tensor_t **out);
kf_status_t kf__foobar(kf_tensor_t *self, bool arg1, bool arg2, bool arg3, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__foobar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__foobar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__foobar, &op));
  KF_CALL(op, _foobar_fn, kf__keys(self),
          (self, arg1, arg2, arg3, out),
          (&self, &arg1, &arg2, &arg3), (out));
}

typedef kf_status_t (*_foobar_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool
    arg2, bool arg3, kf_tensor_t *out);
KF__COLD kf_status_t kf__foobar_out(kf_tensor_t *self, bool arg1, bool arg2, bool arg3, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__foobar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__foobar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__foobar_out, &op));
  KF_CALL(op, _foobar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, arg1, arg2, arg3, out),
          (&self, &arg1, &arg2, &arg3, &out), (NULL));
}
