/* Parts of a tensor: select, slice, narrow, diagonals and windows. Each computes offset and strides
 * of the part; dimensions and indices are wrapped first, so that everything after that is in range.
 * select and slice are among the most frequent calls: their errors are marked as unlikely. */
#include "compat/operator_texts.h"
#include "ops/views/views.h"

kf_status_t kf__op_select_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t index,
                              kf_tensor_t **out) {
  (void)call;
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  uint32_t ndim = self->ndim;
  if (KF_UNLIKELY(ndim == 0))
    return kf_error_set(KF_ERR_INDEX, KF__COMPATIBLE(KF__TORCH_SELECT_NUMBER,
                                                     "select: the tensor has no dimension"));
  KF_TRY(kf__wrap_dim(dim, ndim, false, &dim));
  int64_t size = self->sizes[dim];
  if (KF_UNLIKELY(index < -size || index >= size)) {
    char text[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_SELECT_RANGE,
                       "select: there is no index %lld in shape %s, dimension %lld"),
        (long long)index, kf__shape_text(kf__sizes(self), text), (long long)dim);
  }
  if (index < 0) index += size;
  KF_ASSERT(index >= 0 && index < size);
  /* Copies every dimension and overwrites the selected one: no branch in the loop. */
  uint32_t kept = 0;
  for (uint32_t i = 0; i < ndim; i++) {
    sizes[kept] = self->sizes[i];
    strides[kept] = self->strides[i];
    kept += i != dim;
  }
  KF_ASSERT(kept == ndim - 1);
  const int64_t offset = kf__stepped(self->offset, index, self->strides[dim]);
  return kf__view_as_is(self, ndim - 1, sizes, strides, offset, out);
}

/* Multiplies a stride by a step of the user's; an error where that overflows. */
static kf_status_t stretch(int64_t *stride, int64_t step) {
  if (KF_LIKELY(!__builtin_mul_overflow(*stride, step, stride))) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SLICE_STRIDE, "slice: step=%lld times the stride overflows int64"),
      (long long)step);
}

/* An index of a slice: counted from the end when negative, then clamped to 0 … size. */
static int64_t clamp_index(int64_t index, int64_t size) {
  if (index < 0) index += size;
  return index < 0 ? 0 : index > size ? size : index;
}

kf_status_t kf__op_slice_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                kf_opt_int_t start, kf_opt_int_t end, int64_t step,
                                kf_tensor_t **out) {
  (void)call;
  if (KF_UNLIKELY(self->ndim == 0))
    return kf_error_set(
        KF_ERR_INDEX, KF__COMPATIBLE(KF__TORCH_SLICE_NUMBER, "slice: the tensor has no dimension"));
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  if (KF_UNLIKELY(step <= 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SLICE_STEP, "slice: step must be 1 or more"));
  int64_t size = self->sizes[dim];
  int64_t first = start.has ? clamp_index(start.value, size) : 0;
  int64_t last = end.has ? clamp_index(end.value, size) : size;
  kf__geometry_t g;
  kf__geometry_of(self, &g);
  KF_ASSERT(first >= 0 && first <= size);
  KF_ASSERT(last >= 0 && last <= size);
  /* `first` may be `size`, which can lie outside of the storage; the part is empty then. */
  g.offset = kf__stepped(g.offset, first, g.strides[dim]);
  g.sizes[dim] = last > first ? (last - first - 1) / step + 1 : 0;
  KF_TRY(stretch(&g.strides[dim], step));
  return kf__geometry_view(self, &g, out);
}

/* ---- narrow ---- */

/* narrow is slice with errors where slice clamps. */
kf_status_t kf__op_narrow(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t start,
                          int64_t length, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NARROW_NUMBER,
                                                       "narrow: the tensor has no dimension"));
  if (length < 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NARROW_LENGTH,
                                                       "narrow: length must not be negative"));
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &wrapped));
  int64_t size = self->sizes[wrapped];
  if (start < -size || start > size)
    return kf_error_set(KF_ERR_INDEX,
                        KF__COMPATIBLE(KF__TORCH_NARROW_START,
                                       "narrow: start must be from %lld to %lld, but is %lld"),
                        (long long)-size, (long long)size, (long long)start);
  if (start < 0) start += size;
  if (length > size - start)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NARROW_END,
            "narrow: from %lld on there are no %lld elements in a dimension of size %lld"),
        (long long)start, (long long)length, (long long)size);
  kf_opt_int_t from = {start, true}, to = {start + length, true};
  return kf_slice(self, wrapped, from, to, 1, out);
}

kf_status_t kf__op_narrow_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                 kf_tensor_t *start, int64_t length, kf_tensor_t **out) {
  (void)call;
  if (start->ndim != 0 || !kf__is_defined(start) || !kf_dtype_is_integral(kf__dtype(start), false))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NARROW_START_TENSOR,
                       "narrow: start must be an integer tensor without dimensions"));
  kf_scalar_t number;
  KF_TRY(kf_raw_local_scalar_dense(start, &number));
  return kf_narrow(self, dim, number.as.i, length, out);
}

/* ---- diagonal ---- */

/* The length of a diagonal that begins `skipped` columns (or rows) in. Unsigned, because the offset
 * may be INT64_MIN. */
static int64_t diagonal_size(int64_t along, int64_t skipping, uint64_t skipped) {
  if (skipped >= (uint64_t)skipping) return 0;
  int64_t left = skipping - (int64_t)skipped;
  return along < left ? along : left;
}

kf_status_t kf__op_diagonal(const kf_call_t *call, kf_tensor_t *self, int64_t offset, int64_t dim1,
                            int64_t dim2, kf_tensor_t **out) {
  (void)call;
  int64_t row = 0, column = 0;
  KF_TRY(kf__wrap_dim(dim1, self->ndim, true, &row));
  KF_TRY(kf__wrap_dim(dim2, self->ndim, true, &column));
  if (row == column)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIAGONAL_DIMS,
                       "a diagonal needs two different dimensions, got %lld and %lld"),
        (long long)dim1, (long long)dim2);
  uint64_t skipped = offset >= 0 ? (uint64_t)offset : 0 - (uint64_t)offset;
  int64_t skipping = offset >= 0 ? column : row, along = offset >= 0 ? row : column;
  int64_t size = diagonal_size(self->sizes[along], self->sizes[skipping], skipped);
  KF_ASSERT(size >= 0);
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  int64_t start = self->offset;
  /* An empty diagonal stays at the offset: `skipped` may be huge then. */
  if (size > 0) start = kf__stepped(start, (int64_t)skipped, self->strides[skipping]);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < self->ndim; i++) {
    if (i == row || i == column) continue;
    sizes[kept] = self->sizes[i];
    strides[kept++] = self->strides[i];
  }
  KF_ASSERT(kept + 2 == self->ndim);
  sizes[kept] = size;
  strides[kept++] = kf__stepped(self->strides[row], 1, self->strides[column]);
  return kf__view_as_is(self, kept, sizes, strides, start, out);
}

kf_status_t kf__op_linalg_diagonal(const kf_call_t *call, kf_tensor_t *A, int64_t offset,
                                   int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  (void)call;
  return kf_diagonal(A, offset, dim1, dim2, out);
}

/* ---- unfold ---- */

/* Windows of `size` elements, one every `step`: a new last dimension walks inside of a window. A
 * tensor without dimensions counts as one element in one dimension. */
kf_status_t kf__op_unfold(const kf_call_t *call, kf_tensor_t *self, int64_t dimension, int64_t size,
                          int64_t step, kf_tensor_t **out) {
  (void)call;
  int64_t dim = 0;
  KF_TRY(kf__wrap_dim(dimension, self->ndim, true, &dim));
  int64_t available = self->ndim > 0 ? self->sizes[dim] : 1;
  int64_t stride = self->ndim > 0 ? self->strides[dim] : 1;
  if (size < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFOLD_NEGATIVE, "unfold: size must not be negative, but is %lld"),
        (long long)size);
  if (size > available)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFOLD_SIZE,
                       "unfold: in dimension %lld, size may be at most %lld, but is %lld"),
        (long long)dim, (long long)available, (long long)size);
  if (step <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFOLD_STEP, "unfold: step must be positive, but is %lld"),
        (long long)step);
  KF_TRY(kf__check_rank((size_t)self->ndim + 1));
  kf__geometry_t g;
  kf__geometry_of(self, &g);
  if (g.ndim > 0) {
    g.sizes[dim] = (available - size) / step + 1;
    KF_TRY(stretch(&g.strides[dim], step));
  }
  g.sizes[g.ndim] = size;
  g.strides[g.ndim++] = stride;
  return kf__geometry_view(self, &g, out);
}
