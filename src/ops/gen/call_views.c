/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_unsafe_view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf__unsafe_view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__unsafe_view);
  *out = NULL;
  KF__CALL_FAR(KF__OP__unsafe_view, _unsafe_view_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP__reshape_alias, _reshape_alias_fn, kf__keys(self),
          (self, size, stride, out),
          (&self, &size, &stride), (out));
}

typedef kf_status_t (*detach__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_detach_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_detach_);
  KF__CALL_FAR(KF__OP_detach_, detach__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*as_strided__fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset);
kf_status_t kf_as_strided_(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t
    storage_offset) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_as_strided_);
  KF__CALL_FAR(KF__OP_as_strided_, as_strided__fn, kf__keys(self),
          (self, size, stride, storage_offset),
          (&self, &size, &stride, &storage_offset), (NULL));
}

typedef kf_status_t (*expand_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_expand_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand_as);
  *out = NULL;
  KF__CALL_FAR(KF__OP_expand_as, expand_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*narrow_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    start, int64_t length, kf_tensor_t **out);
kf_status_t kf_narrow(kf_tensor_t *self, int64_t dim, int64_t start, int64_t length, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow);
  *out = NULL;
  KF__CALL_FAR(KF__OP_narrow, narrow_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_narrow_Tensor, narrow_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(start)),
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
  KF__CALL_FAR(KF__OP_narrow_copy, narrow_copy_fn, kf__keys(self),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length), (out));
}

typedef kf_status_t (*narrow_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t start, int64_t length, kf_tensor_t *out);
kf_status_t kf_narrow_copy_out(kf_tensor_t *self, int64_t dim, int64_t start, int64_t length,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_narrow_copy_out);
  KF__CALL_FAR(KF__OP_narrow_copy_out, narrow_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, start, length, out),
          (&self, &dim, &start, &length, &out), (NULL));
}

typedef kf_status_t (*transpose__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1);
kf_status_t kf_transpose_(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_transpose_);
  KF__CALL_FAR(KF__OP_transpose_, transpose__fn, kf__keys(self),
          (self, dim0, dim1),
          (&self, &dim0, &dim1), (NULL));
}

typedef kf_status_t (*t__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_t_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_t_);
  KF__CALL_FAR(KF__OP_t_, t__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*numpy_T_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_numpy_T(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_numpy_T);
  *out = NULL;
  KF__CALL_FAR(KF__OP_numpy_T, numpy_T_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*mT_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_mT(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mT);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mT, mT_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*mH_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_mH(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mH);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mH, mH_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*matrix_H_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_matrix_H(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_matrix_H);
  *out = NULL;
  KF__CALL_FAR(KF__OP_matrix_H, matrix_H_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*adjoint_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_adjoint(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adjoint);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adjoint, adjoint_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*squeeze__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_squeeze_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze_);
  KF__CALL_FAR(KF__OP_squeeze_, squeeze__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*squeeze__dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
kf_status_t kf_squeeze__dim(kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze__dim);
  KF__CALL_FAR(KF__OP_squeeze__dim, squeeze__dim_fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*squeeze__dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim);
kf_status_t kf_squeeze__dims(kf_tensor_t *self, kf_int_span_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_squeeze__dims);
  KF__CALL_FAR(KF__OP_squeeze__dims, squeeze__dims_fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*squeeze_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_squeeze_copy(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_copy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_squeeze_copy, squeeze_copy_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*squeeze_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_squeeze_copy_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_copy_out);
  KF__CALL_FAR(KF__OP_squeeze_copy_out, squeeze_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*unsqueeze__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
kf_status_t kf_unsqueeze_(kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_unsqueeze_);
  KF__CALL_FAR(KF__OP_unsqueeze_, unsqueeze__fn, kf__keys(self),
          (self, dim),
          (&self, &dim), (NULL));
}

typedef kf_status_t (*unsqueeze_copy_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_unsqueeze_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze_copy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_unsqueeze_copy, unsqueeze_copy_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*unsqueeze_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);
kf_status_t kf_unsqueeze_copy_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze_copy_out);
  KF__CALL_FAR(KF__OP_unsqueeze_copy_out, unsqueeze_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_diagonal, diagonal_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_linalg_diagonal, linalg_diagonal_fn, kf__keys(A),
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
  KF__CALL_FAR(KF__OP_unfold, unfold_fn, kf__keys(self),
          (self, dimension, size, step, out),
          (&self, &dimension, &size, &step), (out));
}

typedef kf_status_t (*split_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t split_size,
    int64_t dim, kf_list_t **out);
kf_status_t kf_split(kf_tensor_t *self, int64_t split_size, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_split_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_split_Tensor, split_Tensor_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_split_sizes, split_sizes_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_split_with_sizes, split_with_sizes_fn, kf__keys(self),
          (self, split_sizes, dim, out),
          (&self, &split_sizes, &dim), (out));
}

typedef kf_status_t (*chunk_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t chunks, int64_t
    dim, kf_list_t **out);
kf_status_t kf_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_chunk);
  *out = NULL;
  KF__CALL_FAR(KF__OP_chunk, chunk_fn, kf__keys(self),
          (self, chunks, dim, out),
          (&self, &chunks, &dim), (out));
}

typedef kf_status_t (*unsafe_chunk_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t chunks,
    int64_t dim, kf_list_t **out);
kf_status_t kf_unsafe_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsafe_chunk);
  *out = NULL;
  KF__CALL_FAR(KF__OP_unsafe_chunk, unsafe_chunk_fn, kf__keys(self),
          (self, chunks, dim, out),
          (&self, &chunks, &dim), (out));
}

typedef kf_status_t (*unsafe_split_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out);
kf_status_t kf_unsafe_split(kf_tensor_t *self, int64_t split_size, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsafe_split_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_unsafe_split_Tensor, unsafe_split_Tensor_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_unsafe_split_with_sizes, unsafe_split_with_sizes_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_tensor_split_sections, tensor_split_sections_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_tensor_split_indices, tensor_split_indices_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_tensor_split_tensor_indices_or_sections, tensor_split_tensor_indices_or_sections_fn, kf_keyset_or(kf__keys(self), kf__keys(tensor_indices_or_sections)),
          (self, tensor_indices_or_sections, dim, out),
          (&self, &tensor_indices_or_sections, &dim), (out));
}

typedef kf_status_t (*hsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_hsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hsplit_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hsplit_int, hsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*hsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_hsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hsplit_array);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hsplit_array, hsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*vsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_vsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_vsplit_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_vsplit_int, vsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*vsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_vsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_vsplit_array);
  *out = NULL;
  KF__CALL_FAR(KF__OP_vsplit_array, vsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*dsplit_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
    kf_list_t **out);
kf_status_t kf_dsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_dsplit_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dsplit_int, dsplit_int_fn, kf__keys(self),
          (self, sections, out),
          (&self, &sections), (out));
}

typedef kf_status_t (*dsplit_array_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
kf_status_t kf_dsplit_array(kf_tensor_t *self, kf_int_span_t indices, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_dsplit_array);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dsplit_array, dsplit_array_fn, kf__keys(self),
          (self, indices, out),
          (&self, &indices), (out));
}

typedef kf_status_t (*unbind_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out);
kf_status_t kf_unbind(kf_tensor_t *self, int64_t dim, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unbind_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_unbind_int, unbind_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*flatten_using_ints_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    start_dim, int64_t end_dim, kf_tensor_t **out);
kf_status_t kf_flatten(kf_tensor_t *self, int64_t start_dim, int64_t end_dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_flatten_using_ints);
  *out = NULL;
  KF__CALL_FAR(KF__OP_flatten_using_ints, flatten_using_ints_fn, kf__keys(self),
          (self, start_dim, end_dim, out),
          (&self, &start_dim, &end_dim), (out));
}

typedef kf_status_t (*unflatten_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_int_span_t sizes, kf_tensor_t **out);
kf_status_t kf_unflatten(kf_tensor_t *self, int64_t dim, kf_int_span_t sizes, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unflatten_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_unflatten_int, unflatten_int_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_movedim_intlist, movedim_intlist_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*movedim_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t source,
    int64_t destination, kf_tensor_t **out);
kf_status_t kf_movedim(kf_tensor_t *self, int64_t source, int64_t destination, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_movedim_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_movedim_int, movedim_int_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_moveaxis_intlist, moveaxis_intlist_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*moveaxis_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t source,
    int64_t destination, kf_tensor_t **out);
kf_status_t kf_moveaxis(kf_tensor_t *self, int64_t source, int64_t destination, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_moveaxis_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_moveaxis_int, moveaxis_int_fn, kf__keys(self),
          (self, source, destination, out),
          (&self, &source, &destination), (out));
}

typedef kf_status_t (*swapaxes_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t axis0, int64_t
    axis1, kf_tensor_t **out);
kf_status_t kf_swapaxes(kf_tensor_t *self, int64_t axis0, int64_t axis1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_swapaxes);
  *out = NULL;
  KF__CALL_FAR(KF__OP_swapaxes, swapaxes_fn, kf__keys(self),
          (self, axis0, axis1, out),
          (&self, &axis0, &axis1), (out));
}

typedef kf_status_t (*swapaxes__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t axis0, int64_t
    axis1);
kf_status_t kf_swapaxes_(kf_tensor_t *self, int64_t axis0, int64_t axis1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_swapaxes_);
  KF__CALL_FAR(KF__OP_swapaxes_, swapaxes__fn, kf__keys(self),
          (self, axis0, axis1),
          (&self, &axis0, &axis1), (NULL));
}

typedef kf_status_t (*swapdims_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1, kf_tensor_t **out);
kf_status_t kf_swapdims(kf_tensor_t *self, int64_t dim0, int64_t dim1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_swapdims);
  *out = NULL;
  KF__CALL_FAR(KF__OP_swapdims, swapdims_fn, kf__keys(self),
          (self, dim0, dim1, out),
          (&self, &dim0, &dim1), (out));
}

typedef kf_status_t (*swapdims__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1);
kf_status_t kf_swapdims_(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_swapdims_);
  KF__CALL_FAR(KF__OP_swapdims_, swapdims__fn, kf__keys(self),
          (self, dim0, dim1),
          (&self, &dim0, &dim1), (NULL));
}

typedef kf_status_t (*view_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_view_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as);
  *out = NULL;
  KF__CALL_FAR(KF__OP_view_as, view_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*reshape_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_reshape_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_reshape_as);
  *out = NULL;
  KF__CALL_FAR(KF__OP_reshape_as, reshape_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*view_as_real_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_view_as_real(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as_real);
  *out = NULL;
  KF__CALL_FAR(KF__OP_view_as_real, view_as_real_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*view_as_complex_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_view_as_complex(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_as_complex);
  *out = NULL;
  KF__CALL_FAR(KF__OP_view_as_complex, view_as_complex_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*real_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_real(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_real);
  *out = NULL;
  KF__CALL_FAR(KF__OP_real, real_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*imag_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_imag(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_imag);
  *out = NULL;
  KF__CALL_FAR(KF__OP_imag, imag_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conj, conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj);
  *out = NULL;
  KF__CALL_FAR(KF__OP__conj, _conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_neg_view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__neg_view(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__neg_view);
  *out = NULL;
  KF__CALL_FAR(KF__OP__neg_view, _neg_view_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*resolve_conj_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_resolve_conj(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_resolve_conj);
  *out = NULL;
  KF__CALL_FAR(KF__OP_resolve_conj, resolve_conj_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*resolve_neg_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_resolve_neg(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_resolve_neg);
  *out = NULL;
  KF__CALL_FAR(KF__OP_resolve_neg, resolve_neg_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*broadcast_to_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_broadcast_to(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_broadcast_to);
  *out = NULL;
  KF__CALL_FAR(KF__OP_broadcast_to, broadcast_to_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*broadcast_tensors_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_broadcast_tensors(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_broadcast_tensors);
  *out = NULL;
  KF__CALL_FAR(KF__OP_broadcast_tensors, broadcast_tensors_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_1d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_1d, atleast_1d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_2d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_2d, atleast_2d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atleast_3d(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atleast_3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_3d, atleast_3d_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atleast_1d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_1d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_1d_Sequence);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_1d_Sequence, atleast_1d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_2d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_2d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_2d_Sequence);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_2d_Sequence, atleast_2d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*atleast_3d_Sequence_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
kf_status_t kf_atleast_3d_Sequence(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_atleast_3d_Sequence);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atleast_3d_Sequence, atleast_3d_Sequence_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*ravel_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_ravel(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ravel);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ravel, ravel_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_expand_copy, expand_copy_fn, kf__keys(self),
          (self, size, implicit, out),
          (&self, &size, &implicit), (out));
}

typedef kf_status_t (*expand_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, bool implicit, kf_tensor_t *out);
kf_status_t kf_expand_copy_out(kf_tensor_t *self, kf_int_span_t size, bool implicit, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand_copy_out);
  KF__CALL_FAR(KF__OP_expand_copy_out, expand_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, implicit, out),
          (&self, &size, &implicit, &out), (NULL));
}

typedef kf_status_t (*permute_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_permute_copy(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute_copy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_permute_copy, permute_copy_fn, kf__keys(self),
          (self, dims, out),
          (&self, &dims), (out));
}

typedef kf_status_t (*permute_copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dims, kf_tensor_t *out);
kf_status_t kf_permute_copy_out(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute_copy_out);
  KF__CALL_FAR(KF__OP_permute_copy_out, permute_copy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dims, out),
          (&self, &dims, &out), (NULL));
}

typedef kf_status_t (*lift_fresh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_lift_fresh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lift_fresh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_lift_fresh, lift_fresh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*is_same_size_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    bool *out);
kf_status_t kf_is_same_size(kf_tensor_t *self, kf_tensor_t *other, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_is_same_size);
  KF__CALL_FAR(KF__OP_is_same_size, is_same_size_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*size_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    *out);
kf_status_t kf_size(kf_tensor_t *self, int64_t dim, int64_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_size_int);
  KF__CALL_FAR(KF__OP_size_int, size_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*stride_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    *out);
kf_status_t kf_stride(kf_tensor_t *self, int64_t dim, int64_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_stride_int);
  KF__CALL_FAR(KF__OP_stride_int, stride_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_size_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
kf_status_t kf_sym_size(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_size_int);
  KF__CALL_FAR(KF__OP_sym_size_int, sym_size_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_stride_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
kf_status_t kf_sym_stride(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_stride_int);
  KF__CALL_FAR(KF__OP_sym_stride_int, sym_stride_int_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*sym_numel_fn)(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t *out);
kf_status_t kf_sym_numel(kf_tensor_t *self, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_numel);
  KF__CALL_FAR(KF__OP_sym_numel, sym_numel_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sym_storage_offset_fn)(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t
    *out);
kf_status_t kf_sym_storage_offset(kf_tensor_t *self, kf_sym_int_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_storage_offset);
  KF__CALL_FAR(KF__OP_sym_storage_offset, sym_storage_offset_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sym_is_contiguous_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_memory_format_t memory_format, kf_value_t *out);
kf_status_t kf_sym_is_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format, kf_value_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sym_is_contiguous);
  KF__CALL_FAR(KF__OP_sym_is_contiguous, sym_is_contiguous_fn, kf__keys(self),
          (self, memory_format, out),
          (&self, &memory_format), (out));
}

typedef kf_status_t (*sum_to_size_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_sum_to_size(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sum_to_size);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sum_to_size, sum_to_size_fn, kf__keys(self),
          (self, size, out),
          (&self, &size), (out));
}

typedef kf_status_t (*_foobar_fn)(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool arg2,
    bool arg3, kf_tensor_t **out);
kf_status_t kf__foobar(kf_tensor_t *self, bool arg1, bool arg2, bool arg3, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__foobar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foobar, _foobar_fn, kf__keys(self),
          (self, arg1, arg2, arg3, out),
          (&self, &arg1, &arg2, &arg3), (out));
}

typedef kf_status_t (*_foobar_out_fn)(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool
    arg2, bool arg3, kf_tensor_t *out);
kf_status_t kf__foobar_out(kf_tensor_t *self, bool arg1, bool arg2, bool arg3, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__foobar_out);
  KF__CALL_FAR(KF__OP__foobar_out, _foobar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, arg1, arg2, arg3, out),
          (&self, &arg1, &arg2, &arg3, &out), (NULL));
}
