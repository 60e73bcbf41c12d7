/* Operators that join and repeat tensors or replace parts of them, made of cat, copies and views.
 * They read no memory themselves, so they serve every device, and autograd follows from the
 * operators that they call. */

#include "compat/operator_texts.h"
#include "ops/core/kernel_support.h"
#include "ops/core/scoped_end.h"
#include "ops/core/tensor_checks.h"
#include "ops/gen/composites.h"
#include "tensor/sparse/sparse_tensor.h"

/* ---- Joining ----
 * Each operator has one body for both forms: it joins into `given` where there is one, and makes a
 * new tensor otherwise. So the out= forms refuse what cat.out refuses, with its messages. */

static kf_status_t join(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *given,
                        kf_tensor_t **out) {
  KF_ASSERT((given != NULL) != (out != NULL)); /* one of the two forms */
  return given != NULL ? kf_cat_out(tensors, dim, given) : kf_cat(tensors, dim, out);
}

/* Applies `change` to each tensor, then joins them along `dim`. */
typedef kf_tensor_t *(*change_fn)(kf_tensor_t *tensor, int64_t parameter);

static kf_status_t join_changed(kf_tensor_span_t tensors, change_fn change, int64_t parameter,
                                int64_t dim, kf_tensor_t *given, kf_tensor_t **out) {
  kf_tensor_t **changed = kf_alloc((tensors.size + 1) * sizeof *changed);
  if (changed == NULL) return kf__no_memory();
  kf_scope_t scope;
  kf_scope_open(&scope);
  for (size_t i = 0; i < tensors.size; i++) changed[i] = change(tensors.data[i], parameter);
  if (!kf_scope_has_failed())
    kf_scope_take(join((kf_tensor_span_t){changed, tensors.size}, dim, given, out), NULL);
  kf_status_t status = kf_scope_close(&scope);
  kf_free(changed);
  return status;
}

static kf_tensor_t *with_new_dim(kf_tensor_t *tensor, int64_t dim) {
  return kfs_unsqueeze(tensor, dim);
}

static kf_status_t stack(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *given,
                         kf_tensor_t **out) {
  if (tensors.size == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_STACK_EMPTY,
                                                       "stack: the list of tensors is empty"));
  const kf_tensor_t *first = tensors.data[0];
  for (size_t i = 1; i < tensors.size; i++) {
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    if (!kf__same_sizes(first, tensors.data[i]))
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_STACK_SIZES,
                                         "stack: all tensors must have one shape, but the first "
                                         "one has %s and there is %s at position %zu"),
                          kf__shape_text(kf__sizes(first), a),
                          kf__shape_text(kf__sizes(tensors.data[i]), b), i);
  }
  KF_TRY(kf__wrap_dim(dim, (int64_t)first->ndim + 1, false, &dim));
  return join_changed(tensors, with_new_dim, dim, dim, given, out);
}

/* Adds dimensions of size 1, where NumPy puts them, until there are `ndim`. */
static kf_tensor_t *at_least(kf_tensor_t *tensor, int64_t ndim) {
  KF_ASSERT(ndim >= 1 && ndim <= 3);
  if (tensor == NULL) return NULL;
  if (tensor->ndim == 0)
    return kfs_reshape(tensor, (kf_int_span_t){(const int64_t[]){1, 1, 1}, (size_t)ndim});
  if (tensor->ndim == 1 && ndim > 1) return at_least(kfs_unsqueeze(tensor, 0), ndim);
  return tensor->ndim == 2 && ndim == 3 ? kfs_unsqueeze(tensor, -1) : tensor;
}

static kf_tensor_t *as_column(kf_tensor_t *tensor, int64_t unused) {
  (void)unused;
  return tensor->ndim <= 1 ? kfs_reshape(tensor, KF_INTS(tensor->numel, 1)) : tensor;
}

static kf_status_t check_not_empty(kf_tensor_span_t tensors, const char *op) {
  if (tensors.size > 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_LIST_EMPTY, "%s: the list of tensors is empty"), op);
}

static kf_status_t hstack(kf_tensor_span_t tensors, kf_tensor_t *given, kf_tensor_t **out) {
  KF_TRY(check_not_empty(tensors, "hstack"));
  return join_changed(tensors, at_least, 1, tensors.data[0]->ndim <= 1 ? 0 : 1, given, out);
}

static kf_status_t vstack(kf_tensor_span_t tensors, kf_tensor_t *given, kf_tensor_t **out) {
  KF_TRY(check_not_empty(tensors, "vstack"));
  return join_changed(tensors, at_least, 2, 0, given, out);
}

static kf_status_t dstack(kf_tensor_span_t tensors, kf_tensor_t *given, kf_tensor_t **out) {
  KF_TRY(check_not_empty(tensors, "dstack"));
  return join_changed(tensors, at_least, 3, 2, given, out);
}

static kf_status_t column_stack(kf_tensor_span_t tensors, kf_tensor_t *given, kf_tensor_t **out) {
  KF_TRY(check_not_empty(tensors, "column_stack"));
  return join_changed(tensors, as_column, 0, 1, given, out);
}

#define BOTH_FORMS(op, body)                                                                    \
  kf_status_t kf__op_##op(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t **out) { \
    return (void)call, body(tensors, NULL, out);                                                \
  }                                                                                             \
  kf_status_t kf__op_##op##_out(const kf_call_t *call, kf_tensor_span_t tensors,                \
                                kf_tensor_t *given) {                                           \
    return (void)call, body(tensors, given, NULL);                                              \
  }
#define BOTH_FORMS_DIM(op, body)                                                              \
  kf_status_t kf__op_##op(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,       \
                          kf_tensor_t **out) {                                                \
    return (void)call, body(tensors, dim, NULL, out);                                         \
  }                                                                                           \
  kf_status_t kf__op_##op##_out(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim, \
                                kf_tensor_t *given) {                                         \
    return (void)call, body(tensors, dim, given, NULL);                                       \
  }
BOTH_FORMS_DIM(concat, join)
BOTH_FORMS_DIM(concatenate, join)
BOTH_FORMS_DIM(stack, stack)
BOTH_FORMS(hstack, hstack)
BOTH_FORMS(vstack, vstack)
BOTH_FORMS(row_stack, vstack)
BOTH_FORMS(dstack, dstack)
BOTH_FORMS(column_stack, column_stack)

/* The rows and columns that a tensor fills in block_diag: a vector is a row, a number 1 × 1. */
static void block_size(const kf_tensor_t *t, int64_t *rows, int64_t *columns) {
  *rows = t->ndim == 2 ? t->sizes[0] : 1;
  *columns = t->ndim == 0 ? 1 : t->sizes[t->ndim - 1];
}

/* Promotes by dtype only, without regard to 0-d tensors, as PyTorch does here. */
static kf_status_t common_dtype(kf_tensor_span_t tensors, kf_dtype_t *out_dtype) {
  *out_dtype = tensors.size > 0 ? kf__dtype(tensors.data[0]) : kf_default_dtype();
  for (size_t i = 1; i < tensors.size; i++)
    KF_TRY(kf_dtype_promote(*out_dtype, kf__dtype(tensors.data[i]), out_dtype));
  return KF_OK;
}

kf_status_t kf__op_block_diag(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t **out) {
  (void)call;
  if (tensors.size == 0)
    return kf_empty_strided(KF_INTS(1, 0), KF_INTS(1, 1), kf_no_int(), kf_no_int(), kf_no_device(),
                            kf_no_bool(), out);
  int64_t rows = 0, columns = 0;
  for (size_t i = 0; i < tensors.size; i++) {
    if (tensors.data[i]->ndim > 2)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_BLOCK_DIAG_RANK,
                         "%s: tensors must have at most 2 dimensions, but tensor %zu has %u"),
          kf__api_name(KF__API("block_diag")), i, tensors.data[i]->ndim);
    int64_t r, c;
    block_size(tensors.data[i], &r, &c);
    rows += r;
    columns += c;
  }
  kf_dtype_t dtype = KF_DTYPE_FLOAT32;
  KF_TRY(common_dtype(tensors, &dtype));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = kf__scoped_zeros(tensors.data[0], KF_INTS(rows, columns), dtype);
  int64_t row = 0, column = 0;
  for (size_t i = 0; i < tensors.size; i++) {
    int64_t r, c;
    block_size(tensors.data[i], &r, &c);
    kf_tensor_t *target = kfs_narrow(kfs_narrow(made, 0, row, r), 1, column, c);
    made = kf__copy_into(target, kfs_reshape(tensors.data[i], KF_INTS(r, c)), made);
    row += r;
    column += c;
  }
  KF_ASSERT(row == rows && column == columns);
  return kf__close_with(&scope, made, out);
}

/* ---- Repeating ---- */

/* One copy instead of many: the argument is expanded along new dimensions of the copies, and copied
 * into the result, which is viewed with the same dimensions. A dimension becomes two, the copies
 * and the elements, unless there is only one of either. */
kf_status_t kf__op_repeat(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t repeats,
                          kf_tensor_t **out) {
  (void)call;
  size_t ndim = repeats.size;
  if (ndim < self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TILE_COUNT,
                       "repeat: there must be at least as many repeats as dimensions"));
  if (ndim > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "repeat: more than %d dimensions", (int)KF__MAX_DIMS);
  int64_t split[2 * KF__MAX_DIMS], wide[2 * KF__MAX_DIMS], whole[KF__MAX_DIMS];
  size_t count = 0;
  for (size_t d = 0; d < ndim; d++) {
    int64_t size = d < ndim - self->ndim ? 1 : self->sizes[d - (ndim - self->ndim)];
    const bool fits = !__builtin_mul_overflow(repeats.data[d], size, &whole[d]);
    if (repeats.data[d] < 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_REPEAT_SIZE, "repeat: no size may be negative, but one is %lld"),
          (long long)(fits ? whole[d] : repeats.data[d]));
    if (!fits)
      return kf_error_set(KF_ERR_RUNTIME, "repeat: the size of dimension %zu is too large", d);
    const bool pair = size != 1 && repeats.data[d] != 1;
    if (pair) {
      split[count] = 1;
      wide[count++] = repeats.data[d];
    }
    split[count] = size;
    wide[count++] = pair ? size : whole[d];
  }
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_int_span_t pairs = {wide, count};
  kf_tensor_t *from = kfs_expand(kfs_reshape(self, (kf_int_span_t){split, count}), pairs);
  kf_tensor_t *made = kfs_new_empty(self, (kf_int_span_t){whole, ndim});
  return kf__close_with(&scope, kf__copy_into(kfs_view(made, pairs), from, made), out);
}

kf_status_t kf__op_tile(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
                        kf_tensor_t **out) {
  (void)call;
  if (dims.size >= self->ndim) return kf_repeat(self, dims, out);
  int64_t repeats[KF__MAX_DIMS];
  size_t missing = self->ndim - dims.size;
  for (size_t d = 0; d < self->ndim; d++) repeats[d] = d < missing ? 1 : dims.data[d - missing];
  return kf_repeat(self, (kf_int_span_t){repeats, self->ndim}, out);
}

/* ---- Replacing parts of a copy ---- */

/* A copy with the same strides and offset, so that as_strided selects the same elements of both.
 * Copies the memory from the start of the storage to the last element, gaps included. */
static kf_tensor_t *copy_in_layout(kf_tensor_t *self) {
  if (kf__internal_overlap(self) == KF__OVERLAP_YES) return kfs_clone(self);
  int64_t reach = self->offset + (self->numel > 0 ? 1 : 0);
  for (uint32_t d = 0; d < self->ndim && self->numel > 0; d++)
    reach += (self->sizes[d] - 1) * self->strides[d];
  /* An empty tensor may have any offset, even one past the end of its memory. */
  const int64_t all = (int64_t)self->storage->size / kf__itemsize(self);
  if (reach > all) reach = all;
  KF_ASSERT(reach >= 0);
  const int64_t one = 1;
  kf_tensor_t *memory = NULL, *copy = NULL;
  kf_status_t status = kf__tensor_view(self, kf__dtype(self), 1, &reach, &one, 0, &memory);
  if (status == KF_OK)
    status = kf__tensor_new(kf__dtype(self), self->device, kf__sizes(memory), NULL, &copy);
  if (status == KF_OK) status = kf_copy_(copy, memory, false);
  if (status == KF_OK)
    status = kf__tensor_set_geometry(copy, self->ndim, self->sizes, self->strides, self->offset);
  kf_tensor_release(memory);
  return kf_scope_take(status, copy);
}

/* A copy of `self` with `src` written to one part of it; `part` makes a view of that part. */
static kf_status_t replace_part(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
                                const char *op,
                                kf_tensor_t *(*part)(kf_tensor_t *copy, const int64_t *p),
                                const int64_t *parameters, kf_tensor_t **out) {
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *copy = copy_in_layout(self);
  kf_tensor_t *target = copy != NULL ? part(copy, parameters) : NULL;
  if (target != NULL && !kf__same_sizes(target, src)) {
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    kf_status_t status = kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SLICE_SHAPE, "%s: src has shape %s, but the slice has shape %s"),
        op, kf__shape_text(kf__sizes(src), a), kf__shape_text(kf__sizes(target), b));
    (void)kf_scope_take(status, NULL);
  }
  return kf__close_with(&scope, kf__copy_into(target, src, copy), out);
}

static kf_tensor_t *part_select(kf_tensor_t *copy, const int64_t *p) {
  return kfs_select(copy, p[0], p[1]);
}

kf_status_t kf__op_select_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
                                  int64_t dim, int64_t index, kf_tensor_t **out) {
  const int64_t p[] = {dim, index};
  return replace_part(call, self, src, "select_scatter", part_select, p, out);
}

/* Optional numbers are passed as a pair: given or not, value. */
static kf_tensor_t *part_slice(kf_tensor_t *copy, const int64_t *p) {
  kf_opt_int_t start = {p[2], p[1] != 0}, end = {p[4], p[3] != 0};
  return kfs_slice(copy, p[0], start, end, p[5]);
}

kf_status_t kf__op_slice_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
                                 int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step,
                                 kf_tensor_t **out) {
  const int64_t p[] = {dim, start.has, start.value, end.has, end.value, step};
  return replace_part(call, self, src, "slice_scatter", part_slice, p, out);
}

static kf_tensor_t *part_diagonal(kf_tensor_t *copy, const int64_t *p) {
  return kfs_diagonal(copy, p[0], p[1], p[2]);
}

kf_status_t kf__op_diagonal_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
                                    int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  const int64_t p[] = {offset, dim1, dim2};
  return replace_part(call, self, src, "diagonal_scatter", part_diagonal, p, out);
}

kf_status_t kf__op_as_strided_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
                                      kf_int_span_t size, kf_int_span_t stride,
                                      kf_opt_int_t storage_offset, kf_tensor_t **out) {
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *copy = copy_in_layout(self);
  kf_tensor_t *target = kfs_as_strided(copy, size, stride, storage_offset);
  if (target != NULL && !kf__same_sizes(target, src)) {
    char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
    const kf_status_t refused =
        kf_error_set(KF_ERR_RUNTIME,
                     KF__COMPATIBLE(KF__TORCH_STRIDED_SCATTER,
                                    "as_strided_scatter: src has shape %s, but must have shape %s"),
                     kf__shape_text(kf__sizes(src), found), kf__shape_text(size, wanted));
    target = kf_scope_take(refused, NULL);
  }
  return kf__close_with(&scope, kf__copy_into(target, src, copy), out);
}

/* ---- Derivatives of views: zeros with a part filled ----
 * They use the same `part` functions as the scatter operators above: the gradient of a view is the
 * scatter of the gradient into zeros. */

static kf_status_t fill_part(kf_tensor_t *grad, kf_int_span_t sizes,
                             kf_tensor_t *(*part)(kf_tensor_t *copy, const int64_t *p),
                             const int64_t *parameters, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = kf__scoped_zeros(grad, sizes, kf__dtype(grad));
  kf_tensor_t *target = made != NULL ? part(made, parameters) : NULL;
  return kf__close_with(&scope, kf__copy_into(target, grad, made), out);
}

kf_status_t kf__op_select_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                   kf_int_span_t input_sizes, int64_t dim, int64_t index,
                                   kf_tensor_t **out) {
  (void)call;
  const int64_t p[] = {dim, index};
  return fill_part(grad_output, input_sizes, part_select, p, out);
}

kf_status_t kf__op_slice_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                  kf_int_span_t input_sizes, int64_t dim, int64_t start,
                                  int64_t end, int64_t step, kf_tensor_t **out) {
  (void)call;
  const int64_t p[] = {dim, 1, start, 1, end, step};
  return fill_part(grad_output, input_sizes, part_slice, p, out);
}

kf_status_t kf__op_diagonal_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                     kf_int_span_t input_sizes, int64_t offset, int64_t dim1,
                                     int64_t dim2, kf_tensor_t **out) {
  (void)call;
  const int64_t p[] = {offset, dim1, dim2};
  return fill_part(grad_output, input_sizes, part_diagonal, p, out);
}

kf_status_t kf__op_index_select_backward(const kf_call_t *call, kf_tensor_t *grad,
                                         kf_int_span_t self_sizes, int64_t dim, kf_tensor_t *index,
                                         kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *zeros = kf__scoped_zeros(grad, self_sizes, kf__dtype(grad));
  return kf__close_with(&scope, kfs_index_add(zeros, dim, index, grad), out);
}

/* The gradient of gather with an entry for each element of `index`. */
static kf_tensor_t *sparse_gather_grad(kf_tensor_t *grad, kf_int_span_t sizes, int64_t dim,
                                       kf_tensor_t *index) {
  kf_tensor_t *rows[KF__MAX_DIMS];
  const int64_t count = index->numel;
  index = kfs_to_dtype(index, KF_DTYPE_INT64, false, false, kf_no_int());
  if (index != NULL && index->ndim != sizes.size) /* one of the two is a single number */
    index = kfs_reshape(index, KF_INTS(count));
  if (index == NULL) return NULL;
  int64_t wrapped = dim < 0 ? dim + (int64_t)sizes.size : dim;
  for (int64_t d = 0; d < (int64_t)index->ndim; d++) {
    int64_t shape[KF__MAX_DIMS];
    for (int64_t e = 0; e < (int64_t)index->ndim; e++) shape[e] = e == d ? index->sizes[d] : 1;
    rows[d] = index;
    if (d != wrapped) {
      kf_tensor_t *ones = kfs_new_ones(index, KF_INTS(index->sizes[d]));
      kf_tensor_t *numbers = kfs_sub_Scalar(kfs_cumsum(ones, 0), KF_INT(1), KF_INT(1));
      kf_tensor_t *line = kfs_view(numbers, (kf_int_span_t){shape, index->ndim});
      rows[d] = kfs_expand(line, kf__sizes(index));
    }
    rows[d] = kfs_reshape(rows[d], KF_INTS(count));
  }
  kf_tensor_t *places = sizes.size == 0 ? kfs_new_zeros(index, KF_INTS(0, count))
                                        : kfs_stack(((kf_tensor_span_t){rows, index->ndim}), 0);
  kf_tensor_t *values = kfs_contiguous(kfs_reshape(grad, KF_INTS(count)));
  return kf__scoped_sparse(places, values, sizes);
}

kf_status_t kf__op_gather_backward(const kf_call_t *call, kf_tensor_t *grad, kf_tensor_t *self,
                                   int64_t dim, kf_tensor_t *index, bool sparse_grad,
                                   kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (sparse_grad)
    return kf__close_with(&scope, sparse_gather_grad(grad, kf__sizes(self), dim, index), out);
  kf_tensor_t *zeros = kf__scoped_zeros(grad, kf__sizes(self), kf__dtype(grad));
  return kf__close_with(&scope, kfs_scatter_add(zeros, dim, index, grad), out);
}
