/* Kernels that autograd's engine calls with sparse gradients: add, clone and detach. */
#include "backends/sparse/sparse_kernels.h"
#include "compat/operator_texts.h"
#include "ops/core/promote.h"

static kf_tensor_t *convert(kf_tensor_t *x, kf_dtype_t dtype) {
  return kfs_to_dtype(x, dtype, false, false, kf_no_int());
}

/* alpha * values in the type of the sum: -1 times an unsigned number needs a wider one. */
static kf_tensor_t *scaled(kf_tensor_t *values, kf_scalar_t alpha, kf_dtype_t dtype) {
  values = convert(values, dtype);
  if (alpha.tag == KF_TAG_INT && alpha.as.i == 1) return values;
  return convert(kfs_mul_Scalar(values, alpha), dtype);
}

/* The sum of coalesced tensors: values are written to their positions in the union, then added. */
static kf_tensor_t *merged(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *left, kf_tensor_t *right) {
  const kf__sparse_t *x = kf__sparse_of(a), *y = kf__sparse_of(b);
  kf__union_t both;
  int64_t sizes[KF__MAX_DIMS + 1];
  if (left == NULL || right == NULL || !kf__sparse_union(a, b, &both)) return NULL;
  sizes[0] = both.count;
  for (uint32_t d = 1; d < left->ndim; d++) sizes[d] = left->sizes[d];
  kf_tensor_t *values = kfs_new_zeros(left, (kf_int_span_t){sizes, left->ndim});
  values = kfs_index_add(kfs_index_copy(values, 0, both.of_a, left), 0, both.of_b, right);
  kf_tensor_t *old = x->parts[KF_SPARSE_INDICES];
  kf_tensor_t *indices = kfs_new_zeros(old, KF_INTS(x->sparse_dim, both.count));
  indices = kfs_index_copy(indices, 1, both.of_a, old);
  indices = kfs_index_copy(indices, 1, both.of_b, y->parts[KF_SPARSE_INDICES]);
  return kf__scoped_coo(indices, values, kf__sizes(a), KF_SPARSE_COALESCED);
}

static kf_status_t check_sizes(const kf_tensor_t *a, const kf_tensor_t *b) {
  const kf__sparse_t *x = kf__sparse_of(a), *y = kf__sparse_of(b);
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (!kf__same_sizes(a, b))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPARSE_ADD_SIZES,
                       "add: self and other must have one shape, but have %s and %s"),
        kf__shape_text(kf__sizes(a), found), kf__shape_text(kf__sizes(b), expected));
  if (x->sparse_dim == y->sparse_dim || kf_sparse_nnz(a) == 0 || kf_sparse_nnz(b) == 0)
    return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SPARSE_ADD_DIMS,
                                     "add: self has %lld sparse dimensions, but other has %lld"),
                      (long long)x->sparse_dim, (long long)y->sparse_dim);
}

/* The entries of both; one list after the other unless both are sorted. */
static kf_tensor_t *joined(kf_tensor_t *a, kf_tensor_t *b, kf_scalar_t alpha) {
  const kf__sparse_t *x = kf__sparse_of(a), *y = kf__sparse_of(b);
  kf_dtype_t dtype;
  kf_status_t status = kf_dtype_promote(kf__dtype(a), kf__dtype(b), &dtype);
  if (status == KF_OK) status = check_sizes(a, b);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  kf_tensor_t *left = convert(x->parts[KF_SPARSE_VALUES], dtype);
  kf_tensor_t *right = scaled(y->parts[KF_SPARSE_VALUES], alpha, dtype);
  if (x->sparse_dim != y->sparse_dim) { /* one of them has no entries: the sum has the other's */
    bool first = kf_sparse_nnz(b) == 0;
    const kf__sparse_t *kept = first ? x : y;
    return kf__scoped_coo(kfs_clone(kept->parts[KF_SPARSE_INDICES]),
                          kfs_clone(first ? left : right), kf__sizes(a),
                          kept->coalesced ? KF_SPARSE_COALESCED : 0);
  }
  if (x->coalesced && y->coalesced) return merged(a, b, left, right);
  kf_tensor_t *indices =
      kfs_cat(KF_TENSORS(x->parts[KF_SPARSE_INDICES], y->parts[KF_SPARSE_INDICES]), 1);
  return kf__scoped_coo(indices, kfs_cat(KF_TENSORS(left, right), 0), kf__sizes(a), 0);
}

static kf_status_t check_dense(const kf_tensor_t *self, const kf_tensor_t *other) {
  char ours[KF__SHAPE_TEXT], theirs[KF__SHAPE_TEXT];
  if (kf__same_sizes(self, other)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_SPARSE_ADD_DENSE,
          "add: a sparse tensor is not broadcast: self has shape %s, other has shape %s"),
      kf__shape_text(kf__sizes(self), ours), kf__shape_text(kf__sizes(other), theirs));
}

/* Only COO tensors get here: other layouts have kernels of their own. */
static kf_tensor_t *sum_of(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  if (kf_tensor_is_sparse(self) && kf_tensor_is_sparse(other)) return joined(self, other, alpha);
  kf_tensor_t *sum = NULL;
  kf_status_t status;
  if (kf_tensor_is_sparse(self)) {
    status = kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SPARSE_ADD_ORDER,
                                                         "add: the dense tensor must come first"));
  } else {
    status = check_dense(self, other);
    other = status == KF_OK ? kf__scoped_to_dense(other) : NULL;
    if (status == KF_OK && other == NULL) return NULL;
    if (status == KF_OK) status = kf_add(self, other, alpha, &sum);
  }
  return kf_scope_take(status, sum);
}

kf_status_t kf__sparse_add(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           kf_scalar_t alpha, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, sum_of(self, other, alpha), out);
}

/* Adds the entries to a strided tensor, without a dense copy of them. */
static kf_status_t add_entries(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  const kf__sparse_t *s = kf__sparse_of(other);
  if (other->layout != KF_LAYOUT_SPARSE || s->sparse_dim == 0 || !kf__is_contiguous(self) ||
      self->dtype != other->dtype || !kf__same_sizes(self, other)) {
    kf_tensor_t *dense = kf__scoped_to_dense(other);
    return dense != NULL ? kf_add_(self, dense, alpha) : KF_OK;
  }
  int64_t sizes[KF__MAX_DIMS + 1] = {-1};
  for (int64_t d = 0; d < s->dense_dim; d++) sizes[d + 1] = self->sizes[s->sparse_dim + d];
  kf_tensor_t *rows = NULL, *keys = kf__sparse_keys(other);
  if (self->numel == 0 || keys == NULL) return KF_OK;
  /* A plain alias: no view of the tensor that autograd would have to track. */
  sizes[0] = self->numel;
  for (int64_t d = 0; d < s->dense_dim; d++) sizes[0] /= sizes[d + 1];
  kf_int_span_t span = {sizes, (size_t)s->dense_dim + 1}, none = {NULL, 0};
  kf_status_t status = kf_tensor_view(self, span, none, self->offset, &rows);
  rows = kf_scope_take(status, rows);
  kf_tensor_t *values = kfs_contiguous(s->parts[KF_SPARSE_VALUES]);
  if (rows == NULL || values == NULL) return KF_OK;
  KF_TRY(kf__check_version(self));
  KF_TRY(kf__writable(self));
  if (!kf__sparse_add_rows(rows, keys, values, alpha))
    return kf_index_add_(rows, 0, keys, values, alpha);
  kf__bump_version(self);
  return KF_OK;
}

/* The sum in the type of `self`, into which it is written. */
static kf_status_t assign_sum(kf_tensor_t *self, kf_tensor_t *sum) {
  const kf_dtype_t found = kf__dtype(sum), wanted = kf__dtype(self);
  if (!kf_dtype_can_cast(found, wanted))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SPARSE_ADD_DTYPE,
                                       "add: the result is of type %s, which cannot be cast to %s"),
                        kf_dtype_class_name(found), kf_dtype_class_name(wanted));
  if (found != wanted) sum = convert(sum, wanted);
  return sum != NULL ? kf_sparse_assign(self, sum) : KF_OK;
}

kf_status_t kf__sparse_add_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                            kf_scalar_t alpha) {
  (void)call;
  kf_scope_t scope;
  kf_status_t status = KF_OK;
  if (kf_tensor_is_sparse(self) && !kf_tensor_is_sparse(other))
    return kf_error_set(KF_ERR_RUNTIME,
                        "add_: a dense tensor cannot be added to a sparse one in place");
  kf_scope_open(&scope);
  if (!kf_tensor_is_sparse(self)) {
    status = add_entries(self, other, alpha);
  } else {
    kf_tensor_t *sum = joined(self, other, alpha);
    if (sum != NULL) status = assign_sum(self, sum);
  }
  kf_status_t closed = kf_scope_close(&scope);
  return status != KF_OK ? status : closed;
}

kf_status_t kf__sparse_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t memory_format,
                             kf_tensor_t **out) {
  (void)call;
  (void)memory_format;
  const kf__sparse_t *s = kf__sparse_of(self);
  kf_tensor_t *parts[KF_SPARSE_PARTS] = {NULL};
  kf_scope_t scope;
  *out = NULL;
  kf_scope_open(&scope);
  for (int i = 0; i < KF_SPARSE_PARTS; i++)
    if (s->parts[i] != NULL) parts[i] = kf__scoped_copy(s->parts[i]);
  kf_tensor_t *copy = NULL;
  if (!kf_scope_has_failed()) {
    kf_status_t status =
        self->layout == KF_LAYOUT_SPARSE
            ? kf_sparse_coo(parts[0], parts[2], kf__sizes(self),
                            s->coalesced ? KF_SPARSE_COALESCED : KF_SPARSE_UNCOALESCED, &copy)
            : kf_sparse_compressed((kf_layout_t)self->layout, parts[0], parts[1], parts[2],
                                   kf__sizes(self), 0, &copy);
    copy = kf_scope_take(status, copy);
  }
  return kf__close_with(&scope, copy, out);
}

kf_status_t kf__sparse_detach(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_tensor_alias(self, out);
}
