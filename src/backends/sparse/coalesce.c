/* Coordinate tensors: sorting and adding up their entries, and writing them to a strided tensor.
 * Everything is composed of operators on the parts; sorting takes most of the time. */
#include "backends/sparse/sparse_kernels.h"

kf_tensor_t *kf__sparse_int64(kf_tensor_t *indices) {
  if (kf_scope_has_failed()) return NULL;
  if (indices->device.type == KF_DEVICE_META) {
    kf_status_t status = kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                                      "the result depends on the indices of a sparse tensor, which "
                                      "tensors on the meta device do not have");
    return kf_scope_take(status, NULL);
  }
  if (kf__dtype(indices) != KF_DTYPE_INT64)
    indices = kfs_to_dtype(indices, KF_DTYPE_INT64, false, false, kf_no_int());
  return kfs_contiguous(indices);
}

kf_tensor_t *kf__scoped_coo(kf_tensor_t *indices, kf_tensor_t *values, kf_int_span_t sizes,
                            uint32_t flags) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sparse_coo(indices, values, sizes, flags, &made);
  return kf_scope_take(status, made);
}

kf_tensor_t *kf__sparse_keys(kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  kf_tensor_t *indices = kf__sparse_int64(s->parts[KF_SPARSE_INDICES]);
  if (indices == NULL) return NULL;
  kf_status_t status = kf__sparse_check_indices(indices, tensor->sizes);
  kf_tensor_t *keys = NULL;
  int64_t nnz = indices->sizes[1];
  if (status == KF_OK) status = kf_tensor_new(KF_DTYPE_INT64, tensor->device, KF_INTS(nnz), &keys);
  keys = kf_scope_take(status, keys);
  if (keys == NULL) return NULL;
  const int64_t *at = kf__data(indices);
  int64_t *to = kf__data(keys);
  for (int64_t i = 0; i < nnz; i++) to[i] = 0;
  for (int64_t d = 0; d < s->sparse_dim; d++)
    for (int64_t i = 0; i < nnz; i++) to[i] = to[i] * tensor->sizes[d] + *at++;
  return keys;
}

/* Whether the keys rise strictly: the entries are sorted and unique already. */
static bool is_rising(const kf_tensor_t *keys) {
  const int64_t *at = kf__data(keys);
  for (int64_t i = 1; i < keys->numel; i++)
    if (at[i] <= at[i - 1]) return false;
  return true;
}

/* The entries in the order of their keys, where those with the same key become one. */
static kf_tensor_t *merge(kf_tensor_t *tensor, kf_tensor_t *keys) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  kf_tensor_t *sorted = NULL, *order = NULL;
  kf_status_t status = kf_sort_stable(keys, kf_some_bool(true), 0, false, &sorted, &order);
  sorted = kf_scope_take(status, sorted);
  order = kf_scope_take(KF_OK, order);
  if (sorted == NULL || order == NULL) return NULL;
  int64_t count = keys->numel;
  kf_tensor_t *differs =
      kfs_ne(kfs_narrow(sorted, 0, 1, count - 1), kfs_narrow(sorted, 0, 0, count - 1));
  kf_tensor_t *first =
      kfs_cat(KF_TENSORS(kf__scoped_zeros(keys, KF_INTS(1), KF_DTYPE_BOOL), differs), 0);
  kf_tensor_t *segment = kfs_cumsum(first, 0); /* of each entry, in sorted order */
  if (segment == NULL) return NULL;
  int64_t unique = ((const int64_t *)kf__data(segment))[count - 1] + 1;
  kf_tensor_t *values = kfs_index_select(s->parts[KF_SPARSE_VALUES], 0, order);
  int64_t sizes[KF__MAX_DIMS + 1] = {unique};
  for (uint32_t d = 1; values != NULL && d < values->ndim; d++) sizes[d] = values->sizes[d];
  if (values == NULL) return NULL;
  values = kfs_index_add(kfs_new_zeros(values, (kf_int_span_t){sizes, values->ndim}), 0, segment,
                         values);
  /* The column of each segment: writes of one segment are equal. */
  kf_tensor_t *columns = kfs_index_select(s->parts[KF_SPARSE_INDICES], 1, order);
  kf_tensor_t *heads = kf__scoped_zeros(keys, KF_INTS(s->sparse_dim, unique), KF_DTYPE_INT64);
  kf_tensor_t *indices = kfs_index_copy(heads, 1, segment, columns);
  return kf__scoped_coo(indices, values, kf__sizes(tensor), KF_SPARSE_COALESCED);
}

/* Most tensors were made from sorted indices: then nothing is copied. */
kf_tensor_t *kf__scoped_coalesce(kf_tensor_t *tensor) {
  if (kf_scope_has_failed()) return NULL;
  const kf__sparse_t *s = kf__sparse_of(tensor);
  if (s->coalesced) return tensor;
  kf_tensor_t *keys = kf__sparse_keys(tensor);
  if (keys == NULL) return NULL;
  if (is_rising(keys))
    return kf__scoped_coo(s->parts[KF_SPARSE_INDICES], s->parts[KF_SPARSE_VALUES],
                          kf__sizes(tensor), KF_SPARSE_COALESCED);
  return merge(tensor, keys);
}

static kf_status_t expect_layout(const kf_tensor_t *tensor, bool csr, const char *function) {
  if (kf_tensor_is_sparse(tensor) &&
      (tensor->layout == KF_LAYOUT_SPARSE || (csr && tensor->layout == KF_LAYOUT_SPARSE_CSR)))
    return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s: expected a sparse COO%s tensor, got the layout %s",
                      function, csr ? " or CSR" : "", kf_layout_name(kf_tensor_layout(tensor)));
}

/* Closes the scope with an own reference to the result. */
static kf_status_t finish(kf_scope_t *scope, kf_tensor_t *result, kf_tensor_t *argument,
                          kf_tensor_t **out_tensor) {
  if (result != argument) return kf__close_with(scope, result, out_tensor);
  kf_status_t status = kf_scope_close(scope);
  if (status != KF_OK) return status;
  kf_tensor_retain(argument);
  *out_tensor = argument;
  return KF_OK;
}

kf_status_t kf_sparse_coalesce(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  KF_TRY(expect_layout(tensor, false, "kf_sparse_coalesce"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return finish(&scope, kf__scoped_coalesce(tensor), tensor, out_tensor);
}

/* ---- Two coalesced tensors ---- */

static kf_tensor_t *new_indices(const kf_tensor_t *like, int64_t count) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_tensor_new(KF_DTYPE_INT64, like->device, KF_INTS(count), &made);
  return kf_scope_take(status, made);
}

bool kf__sparse_union(kf_tensor_t *a, kf_tensor_t *b, kf__union_t *out) {
  kf_tensor_t *a_keys = kf__sparse_keys(a), *b_keys = kf__sparse_keys(b);
  if (a_keys == NULL || b_keys == NULL) return false;
  out->of_a = new_indices(a, a_keys->numel);
  out->of_b = new_indices(b, b_keys->numel);
  if (out->of_a == NULL || out->of_b == NULL) return false;
  const int64_t *x = kf__data(a_keys), *y = kf__data(b_keys);
  const int64_t *x_end = x + a_keys->numel, *y_end = y + b_keys->numel;
  int64_t *at_x = kf__data(out->of_a), *at_y = kf__data(out->of_b), at = 0, common = 0;
  while (x < x_end || y < y_end) {
    bool first = y == y_end || (x < x_end && *x <= *y),
         second = x == x_end || (y < y_end && *y <= *x);
    common += first && second;
    if (first) *at_x++ = at, x++;
    if (second) *at_y++ = at, y++;
    at++;
  }
  out->count = at;
  out->common = common;
  return true;
}

/* Positions of the union that occur in both lists, as positions in each list. */
static void fill_match(const kf__union_t *u, kf_tensor_t *in_a, kf_tensor_t *in_b) {
  const int64_t *x = kf__data(u->of_a), *y = kf__data(u->of_b);
  int64_t *to_a = kf__data(in_a), *to_b = kf__data(in_b);
  for (int64_t i = 0, j = 0; i < u->of_a->numel && j < u->of_b->numel;) {
    if (x[i] == y[j]) *to_a++ = i, *to_b++ = j;
    int64_t before = x[i];
    i += before <= y[j];
    j += y[j] <= before;
  }
}

kf_status_t kf_sparse_match(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t **out_a,
                            kf_tensor_t **out_b) {
  *out_a = *out_b = NULL;
  KF_TRY(expect_layout(a, false, "kf_sparse_match"));
  KF_TRY(expect_layout(b, false, "kf_sparse_match"));
  if (!kf_sparse_is_coalesced(a) || !kf_sparse_is_coalesced(b) || !kf__same_sizes(a, b) ||
      kf_sparse_dim(a) != kf_sparse_dim(b))
    return kf_error_set(KF_ERR_RUNTIME,
                        "kf_sparse_match: expected coalesced tensors of the same sizes");
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf__union_t both = {NULL, NULL, 0, 0};
  if (kf__sparse_union(a, b, &both)) {
    kf_tensor_t *in_a = new_indices(a, both.common), *in_b = new_indices(b, both.common);
    if (in_a != NULL && in_b != NULL) {
      fill_match(&both, in_a, in_b);
      *out_a = kf_scope_keep(in_a);
      *out_b = kf_scope_keep(in_b);
    }
  }
  kf_status_t status = kf_scope_close(&scope);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out_a);
  kf_tensor_release(*out_b);
  *out_a = *out_b = NULL;
  return status;
}

/* ---- To a strided tensor ---- */

/* The number of the row of each entry of a CSR matrix: its rows, repeated. */
static kf_tensor_t *expand_rows(kf_tensor_t *crow, int64_t nnz) {
  kf_tensor_t *rows = kf__scoped_zeros(crow, KF_INTS(nnz), KF_DTYPE_INT64);
  if (rows == NULL) return NULL;
  const int64_t *offsets = kf__data(crow);
  int64_t *to = kf__data(rows);
  for (int64_t r = 0; r + 1 < crow->sizes[0]; r++)
    for (int64_t i = offsets[r]; i < offsets[r + 1]; i++) to[i] = r;
  return rows;
}

/* A CSR matrix in coordinate format. */
static kf_tensor_t *from_csr(kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  kf_tensor_t *crow = kf__sparse_int64(s->parts[KF_SPARSE_COMPRESSED]);
  kf_tensor_t *col = kf__sparse_int64(s->parts[KF_SPARSE_PLAIN]);
  if (crow == NULL || col == NULL) return NULL;
  kf_status_t status = KF_OK;
  if (crow->ndim != 1)
    status = kf_error_set(KF_ERR_NOT_IMPLEMENTED, "batches of CSR matrices are not supported here");
  else
    status = kf__sparse_check_compressed(crow, col, tensor->sizes[1], false);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  kf_tensor_t *rows = expand_rows(crow, col->sizes[0]);
  return kf__scoped_coo(kfs_stack(KF_TENSORS(rows, col), 0), s->parts[KF_SPARSE_VALUES],
                        kf__sizes(tensor), KF_SPARSE_COALESCED);
}

/* Entries are added to a matrix with a row for each position of the sparse dimensions; the columns
 * are the dense dimensions. Repeated positions add up by themselves. */
kf_tensor_t *kf__scoped_to_dense(kf_tensor_t *tensor) {
  if (kf_scope_has_failed()) return NULL;
  if (tensor->layout == KF_LAYOUT_SPARSE_CSR) tensor = from_csr(tensor);
  if (tensor == NULL) return NULL;
  const kf__sparse_t *s = kf__sparse_of(tensor);
  kf_tensor_t *values = s->parts[KF_SPARSE_VALUES], *keys = kf__sparse_keys(tensor);
  int64_t sizes[KF__MAX_DIMS + 1] = {1};
  for (int64_t d = 0; d < s->sparse_dim; d++) sizes[0] *= tensor->sizes[d];
  for (uint32_t d = 1; d < values->ndim; d++) sizes[d] = values->sizes[d];
  kf_tensor_t *zeros = kfs_new_zeros(values, (kf_int_span_t){sizes, values->ndim});
  return kfs_reshape(kfs_index_add(zeros, 0, keys, values), kf__sizes(tensor));
}

kf_status_t kf_sparse_to_dense(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  KF_TRY(expect_layout(tensor, true, "kf_sparse_to_dense"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, kf__scoped_to_dense(tensor), out_tensor);
}
