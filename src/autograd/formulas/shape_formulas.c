/* Derivatives of views, padding, and joined and split tensors: mostly the inverse operation. */
#include "autograd/formulas/formula_common.h"
#include "autograd/formulas/formula_numbers.h"
#include "autograd/history/history.h"

kf_tensor_t *kf__d_permute_grad(kf_tensor_t *grad, kf_int_span_t dims) {
  int64_t back[KF__MAX_DIMS];
  for (size_t i = 0; i < dims.size; i++) back[kf__d_wrap(dims.data[i], dims.size)] = (int64_t)i;
  return kfs_permute(grad, kf__d_span(back, dims.size));
}

kf_tensor_t *kf__d_as_strided_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t strides,
                                   int64_t offset, kf_int_span_t size, kf_int_span_t stride,
                                   kf_opt_int_t storage_offset) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      kf__as_strided_backward(grad, sizes, strides, offset, size, stride,
                              storage_offset.has ? storage_offset.value : offset, &made);
  return kf_scope_take(status, made);
}

/* The gradient of a tensor in memory laid out like the tensor's, offset and gaps included, so that
 * as_strided selects the same elements in both. Elements of the gaps are 0: the tensor does not
 * have them. Of a tensor whose elements overlap, the forward pass made a contiguous copy. */
static kf_tensor_t *laid_out(kf_tensor_t *grad, kf_int_span_t strides, int64_t offset) {
  if (grad == NULL) return NULL;
  kf_int_span_t sizes = kf__sizes(grad);
  int64_t reach = offset + 1;
  for (size_t d = 0; d < sizes.size; d++) {
    if (strides.data[d] == 0 && sizes.data[d] > 1) return kfs_contiguous(grad);
    reach += (sizes.data[d] - 1) * strides.data[d];
  }
  if (reach < 0 || kf_tensor_numel(grad) == 0) return kfs_contiguous(grad);
  kf_opt_int_t at = {offset, true};
  kf_tensor_t *memory = kf__d_zeros_of(grad, KF_INTS(reach));
  memory = kfs_as_strided_scatter(memory, grad, sizes, strides, at);
  return kfs_as_strided(memory, sizes, strides, at);
}

kf_tensor_t *kf__d_strided_scatter_self(kf_tensor_t *grad, kf_int_span_t strides, int64_t offset,
                                        kf_int_span_t src_sizes, kf_int_span_t size,
                                        kf_int_span_t stride, kf_opt_int_t storage_offset) {
  return kfs_as_strided_scatter(laid_out(grad, strides, offset), kf__d_zeros_of(grad, src_sizes),
                                size, stride, storage_offset);
}

kf_tensor_t *kf__d_strided_scatter_src(kf_tensor_t *grad, kf_int_span_t strides, int64_t offset,
                                       kf_int_span_t size, kf_int_span_t stride,
                                       kf_opt_int_t storage_offset) {
  return kfs_as_strided(laid_out(grad, strides, offset), size, stride, storage_offset);
}

kf_tensor_t *kf__d_slice_grad(kf_tensor_t *grad, kf_int_span_t sizes, int64_t dim,
                              kf_opt_int_t start, kf_opt_int_t end, int64_t step) {
  return kfs_slice_backward(grad, sizes, dim, start.has ? start.value : 0,
                            end.has ? end.value : INT64_MAX, step);
}

/* Windows may overlap: each element gets the sum of its gradients from all windows. */
kf_tensor_t *kf__d_unfold_grad(kf_tensor_t *grad, kf_int_span_t sizes, int64_t dim, int64_t size,
                               int64_t step) {
  if (sizes.size == 0) return kfs_reshape(kfs_sum(grad), sizes);
  int64_t at = kf__d_wrap(dim, sizes.size);
  kf_tensor_t *positions =
      kfs_unfold(kf__d_beside(kfs_arange(KF_INT(sizes.data[at])), grad), 0, size, step);
  kf_tensor_t *rows = kfs_flatten(kfs_movedim(grad, -1, at + 1), at, at + 1);
  return kfs_index_add(kf__d_zeros_of(grad, sizes), at, kfs_reshape(positions, KF_INTS(-1)), rows);
}

kf_tensor_t *kf__d_repeat_grad(kf_tensor_t *grad, kf_int_span_t repeats, kf_int_span_t sizes) {
  int64_t shape[2 * KF__MAX_DIMS], summed[KF__MAX_DIMS];
  size_t ndim = repeats.size, new_dims = ndim - sizes.size, count = 0, folded = 0;
  for (size_t d = 0; d < ndim; d++) {
    if (repeats.data[d] == 0) return kf__d_zeros_of(grad, sizes);
    int64_t size = d < new_dims ? 1 : sizes.data[d - new_dims];
    if (repeats.data[d] != 1) {
      summed[folded++] = (int64_t)count;
      shape[count++] = repeats.data[d];
    }
    shape[count++] = size;
  }
  if (count > KF__MAX_DIMS)
    return kf__d_failed(
        kf_error_set(KF_ERR_RUNTIME, "repeat: too many dimensions to differentiate"));
  if (folded > 0) {
    grad = kfs_reshape(grad, kf__d_span(shape, count));
    grad = kfs_sum_dim_IntList(grad, kf__d_span(summed, folded), false);
  }
  return kfs_reshape(grad, sizes);
}

kf_tensor_t *kf__d_roll_grad(kf_tensor_t *grad, kf_int_span_t shifts, kf_int_span_t dims) {
  int64_t back[KF__MAX_DIMS];
  /* A dimension may occur several times, so there can be more shifts than dimensions. */
  while (shifts.size > KF__MAX_DIMS) {
    int64_t first = kf__int_neg(shifts.data[0]);
    grad = kfs_roll(grad, kf__d_span(&first, 1), kf__d_span(dims.data, 1));
    shifts = (kf_int_span_t){shifts.data + 1, shifts.size - 1};
    dims = (kf_int_span_t){dims.data + 1, dims.size - 1};
  }
  for (size_t i = 0; i < shifts.size; i++) back[i] = kf__int_neg(shifts.data[i]);
  return kfs_roll(grad, kf__d_span(back, shifts.size), dims);
}

/* ---- Padding ---- */

kf_tensor_t *kf__d_pad_grad(kf_tensor_t *grad, kf_int_span_t pad) {
  int64_t back[2 * KF__MAX_DIMS];
  KF_ASSERT(pad.size <= 2 * KF__MAX_DIMS); /* forward allows two per dimension */
  for (size_t i = 0; i < pad.size; i++) back[i] = kf__int_neg(pad.data[i]);
  return kfs_constant_pad_nd(grad, kf__d_span(back, pad.size), KF_INT(0));
}

/* For each element of a padded dimension, the index of the element it was copied from. */
static kf_tensor_t *sources(int64_t size, int64_t before, int64_t behind, bool reflect) {
  int64_t count = size + before + behind;
  int64_t *from = kf_alloc((size_t)(count > 0 ? count : 1) * sizeof *from);
  if (from == NULL) return kf__d_failed(kf__no_memory());
  for (int64_t i = 0; i < count; i++) {
    int64_t at = i - before;
    if (at < 0) at = reflect ? -at : 0;
    if (at >= size) at = reflect ? 2 * (size - 1) - at : size - 1;
    KF_ASSERT(at >= 0);
    KF_ASSERT(at < size);
    from[i] = at;
  }
  kf_tensor_t *made = NULL;
  kf_status_t status = kf_tensor_from_data(from, KF_DTYPE_INT64, KF_INTS(count), &made);
  kf_free(from);
  return kf_scope_take(status, made);
}

kf_tensor_t *kf__d_mirror_pad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t padding,
                              bool reflect) {
  int64_t shape[KF__MAX_DIMS];
  kf_int_span_t now = kf_tensor_sizes(grad);
  for (size_t d = 0; d < now.size; d++) shape[d] = now.data[d];
  for (size_t i = 0; i + 1 < padding.size && i / 2 < sizes.size; i += 2) {
    size_t d = sizes.size - 1 - i / 2;
    if (padding.data[i] == 0 && padding.data[i + 1] == 0) continue;
    shape[d] = sizes.data[d];
    kf_tensor_t *from = sources(sizes.data[d], padding.data[i], padding.data[i + 1], reflect);
    kf_tensor_t *sums = kf__d_zeros_of(grad, kf__d_span(shape, sizes.size));
    grad = kfs_index_add(sums, (int64_t)d, kf__d_beside(from, grad), grad);
  }
  return grad;
}

/* ---- Joined tensors ---- */

kf_status_t kf__d_cat_grad(kf_tensor_t *grad, kf_int_span_t shapes, int64_t dim, const bool *wants,
                           kf_tensor_t **out, size_t count) {
  int64_t at = kf__d_wrap(dim, (size_t)kf_tensor_dim(grad)), start = 0;
  for (size_t i = 0, position = 0; i < count && position < shapes.size; i++) {
    kf_int_span_t sizes = kf__d_span(shapes.data + position + 1, (size_t)shapes.data[position]);
    position += 1 + sizes.size;
    /* cat accepts empty 1-d tensors alongside tensors of any shape. */
    bool nothing = sizes.size == 1 && sizes.data[0] == 0 && kf_tensor_dim(grad) != 1;
    int64_t size = nothing ? 0 : kf__size_at(sizes, at);
    if (wants[i])
      kf__d_give(&out[i],
                 nothing ? kf__d_zeros_of(grad, sizes) : kfs_narrow(grad, at, start, size));
    start += size;
  }
  return KF_OK;
}

kf_status_t kf__d_stack_grad(kf_tensor_t *grad, int64_t dim, const bool *wants, kf_tensor_t **out,
                             size_t count) {
  for (size_t i = 0; i < count; i++)
    if (wants[i]) kf__d_give(&out[i], kfs_select(grad, dim, (int64_t)i));
  return KF_OK;
}

kf_status_t kf__d_block_diag_grad(kf_tensor_t *grad, kf_int_span_t shapes, const bool *wants,
                                  kf_tensor_t **out, size_t count) {
  int64_t row = 0, column = 0;
  for (size_t i = 0, position = 0; i < count && position < shapes.size; i++) {
    kf_int_span_t sizes = kf__d_span(shapes.data + position + 1, (size_t)shapes.data[position]);
    position += 1 + sizes.size;
    int64_t rows = sizes.size == 2 ? sizes.data[0] : 1;
    int64_t columns = sizes.size > 0 ? sizes.data[sizes.size - 1] : 1;
    kf_tensor_t *block = kfs_narrow(kfs_narrow(grad, 0, row, rows), 1, column, columns);
    if (wants[i]) kf__d_give(&out[i], kfs_reshape(block, sizes));
    row += rows;
    column += columns;
  }
  return KF_OK;
}

/* ---- Split tensors ---- */

static kf_tensor_t *first_defined(kf_tensor_span_t grads) {
  for (size_t i = 0; i < grads.size; i++)
    if (grads.data[i] != NULL) return grads.data[i];
  return NULL;
}

/* Concatenates the gradients of the pieces; a piece without a gradient counts as zeros. */
static kf_tensor_t *join(kf_tensor_span_t grads, kf_int_span_t sizes, int64_t dim,
                         int64_t split_size, kf_int_span_t split_sizes) {
  kf_tensor_t *like = first_defined(grads);
  if (like == NULL) return NULL;
  kf_tensor_t **parts = kf_alloc(grads.size * sizeof *parts);
  if (parts == NULL) return kf__d_failed(kf__no_memory());
  int64_t shape[KF__MAX_DIMS], left = 0;
  int64_t at = kf__d_wrap(dim, sizes.size);
  KF_ASSERT(at < (int64_t)sizes.size);
  for (size_t d = 0; d < sizes.size; d++) shape[d] = sizes.data[d];
  left = shape[at];
  for (size_t i = 0; i < grads.size; i++) {
    int64_t size = split_sizes.data != NULL ? split_sizes.data[i]
                   : split_size < left      ? split_size
                                            : left;
    left -= size;
    shape[at] = size;
    parts[i] =
        grads.data[i] != NULL ? grads.data[i] : kf__d_zeros_of(like, kf__d_span(shape, sizes.size));
  }
  kf_tensor_t *result = kfs_cat((kf_tensor_span_t){parts, grads.size}, at);
  kf_free(parts);
  return result;
}

kf_tensor_t *kf__d_split_grad(kf_tensor_span_t grads, kf_int_span_t sizes, int64_t dim,
                              int64_t split_size) {
  return join(grads, sizes, dim, split_size, (kf_int_span_t){NULL, 0});
}

kf_tensor_t *kf__d_split_sizes(kf_tensor_span_t grads, kf_int_span_t sizes, int64_t dim,
                               kf_int_span_t split_sizes) {
  return join(grads, sizes, dim, 0, split_sizes);
}

kf_tensor_t *kf__d_unbind_grad(kf_tensor_span_t grads, int64_t dim) {
  kf_tensor_t *like = first_defined(grads);
  if (like == NULL) return NULL;
  kf_tensor_t **parts = kf_alloc(grads.size * sizeof *parts);
  if (parts == NULL) return kf__d_failed(kf__no_memory());
  for (size_t i = 0; i < grads.size; i++)
    parts[i] = grads.data[i] != NULL ? grads.data[i] : kfs_zeros_like(like);
  kf_tensor_t *result = kfs_stack((kf_tensor_span_t){parts, grads.size}, dim);
  kf_free(parts);
  return result;
}
