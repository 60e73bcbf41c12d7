/* Rules of the operators that take indices along one dimension: gather, scatter and index_*. Index
 * values are data, which a rule does not read: the backend checks them before it writes.
 *
 * Operators that change self (scatter, index_add, …) begin with a copy of it, or with self in the
 * in-place form (KF__RESULT_STARTS_AS). Those that only read write to a new tensor while they check
 * indices (KF__RESULT_AT_RISK), so that an index out of range leaves a given result as it was. */
#include "compat/operator_texts.h"
#include "ops/gen/rules.h"

/* KF_ERR_RUNTIME unless the index is int64 or int32. */
static kf_status_t check_index_type(const kf_results_t *r, const kf_tensor_t *index) {
  kf_dtype_t dtype = kf__dtype(index);
  if (dtype == KF_DTYPE_INT64 || dtype == KF_DTYPE_INT32) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_INDEX_INT_DTYPE, "%s: index must be int32 or int64, but is %s"),
      r->op, kf_dtype_class_name(dtype));
}

/* Elements move unchanged: types are not promoted. */
static kf_status_t check_same_type(const kf_results_t *r, const kf_tensor_t *self,
                                   const kf_tensor_t *src) {
  if (self->dtype == src->dtype) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_GATHER_DTYPES, "%s: self and src must be of one type (%s and %s)"),
      r->op, kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(src)));
}

/* A tensor without dimensions counts as one with a single element in one dimension. */
static int64_t dims_of(const kf_tensor_t *t) { return t->ndim == 0 ? 1 : (int64_t)t->ndim; }
static int64_t size_of(const kf_tensor_t *t, int64_t d) {
  KF_ASSERT(d >= 0);
  KF_ASSERT(d < dims_of(t));
  return t->ndim == 0 ? 1 : t->sizes[d];
}

/* The first dimension other than `dim` (-1: any) in which `index` is larger than `other`; -1 if
 * there is none. */
static int64_t excess(const kf_tensor_t *index, const kf_tensor_t *other, int64_t dim) {
  KF_ASSERT(dims_of(index) == dims_of(other));
  for (int64_t d = 0; d < dims_of(index); d++)
    if (d != dim && size_of(index, d) > size_of(other, d)) return d;
  return -1;
}

kf_status_t kf__rule_gather(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                            bool sparse_grad) {
  (void)sparse_grad;
  KF_ASSERT(kf__tensor_is_valid(self));
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  /* An empty index reads nothing: neither its type nor its shape has to fit. */
  if (index->numel != 0) {
    KF_TRY(check_index_type(r, index));
    if (dims_of(index) != dims_of(self))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_GATHER_RANK,
                         "%s: index must have as many dimensions as self (%u and %u)"),
          r->op, index->ndim, self->ndim);
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    const int64_t wrong = excess(index, self, dim);
    if (wrong >= 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_GATHER_SIZES,
                                         "%s: in dimension %lld, index %s must not be larger than "
                                         "self %s; only dimension %lld may differ"),
                          r->op, (long long)wrong, kf__shape_text(kf__sizes(index), a),
                          kf__shape_text(kf__sizes(self), b), (long long)dim);
  }
  /* The result may be the index itself: it is replaced while compute runs. */
  if (r->form == KF__FORM_OUT)
    KF_TRY(kf__refuse_partly(r->op, r->given[0], (kf_tensor_t *[]){index, NULL}));
  kf_tensor_t *inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(index), NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_DISJOINT | KF__RESULT_AT_RISK, inputs);
}

/* Shared by scatter, scatter_add and scatter_reduce; `src` is NULL for a number. An empty index
 * selects nothing, so its type and shape are not checked. */
static kf_status_t scatter(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                           kf_tensor_t *src) {
  KF_ASSERT(kf__tensor_is_valid(self));
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (index->numel != 0) KF_TRY(check_index_type(r, index));
  if (src != NULL) KF_TRY(check_same_type(r, self, src));
  if (index->numel != 0) {
    int64_t last = dims_of(index) - 1; /* a src without it gets the error of a wrong dimension */
    if (dims_of(index) == dims_of(self) && src != NULL && src->ndim > 0)
      KF_TRY(kf__wrap_dim(last, src->ndim, false, &last));
    if (dims_of(index) != dims_of(self) || (src != NULL && dims_of(index) != dims_of(src)))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SCATTER_RANK, "%s: index must have as many dimensions as %s"),
          r->op, dims_of(index) != dims_of(self) ? "self" : "src");
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT], c[KF__SHAPE_TEXT];
    if (excess(index, self, dim) >= 0 || (src != NULL && excess(index, src, -1) >= 0))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SCATTER_SIZES,
                         "%s: index %s must not be larger than self %s outside dimension %lld%s%s"),
          r->op, kf__shape_text(kf__sizes(index), a), kf__shape_text(kf__sizes(self), b),
          (long long)dim,
          src != NULL ? KF__COMPATIBLE(KF__TORCH_SCATTER_SOURCE, ", or than src ") : "",
          src != NULL ? kf__shape_text(kf__sizes(src), c) : "");
  }
  kf_tensor_t *inputs[] = {self, index, src, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_STARTS_AS | KF__RESULT_DISJOINT, inputs);
}

kf_status_t kf__rule_scatter(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                             kf_tensor_t *src) {
  return scatter(r, self, dim, index, src);
}

kf_status_t kf__rule_scatter_number(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                    kf_tensor_t *index) {
  return scatter(r, self, dim, index, NULL);
}

/* scatter's own `reduce` is older than scatter_reduce and has other names. */
static kf_status_t check_old_reduce(const kf_results_t *r, kf_str_t reduce) {
  if (strcmp(reduce.data, "add") == 0 || strcmp(reduce.data, "multiply") == 0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SCATTER_OLD_REDUCE, "%s: reduce must be add or multiply, but is %s"),
      r->op, reduce.data);
}

/* The dimension is checked before the name of the reduction, as in PyTorch. */
kf_status_t kf__rule_scatter_reduced(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                     kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  KF_TRY(check_old_reduce(r, reduce));
  static int warned;
  kf__warn_once(
      &warned,
      KF__COMPATIBLE(KF__TORCH_SCATTER_REDUCE,
                     "scatter: reduce is deprecated where src is a tensor; use scatter_reduce"));
  return scatter(r, self, dim, index, src);
}

kf_status_t kf__rule_scatter_number_reduced(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                            kf_tensor_t *index, kf_str_t reduce) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  KF_TRY(check_old_reduce(r, reduce));
  return scatter(r, self, dim, index, NULL);
}

/* max and min are what old programs write. The text is terminated, as all string arguments are. */
static kf_status_t check_reduce_name(const kf_results_t *r, kf_str_t reduce) {
  static const char *const names[] = {"sum", "prod", "mean", "amax", "amin", "max", "min"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (strcmp(reduce.data, names[i]) == 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SCATTER_REDUCE_NAME,
                                     "%s: reduce must be sum, prod, mean, amax or amin, but is %s"),
                      r->op, reduce.data);
}

kf_status_t kf__rule_scatter_reduce_two(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                        kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce,
                                        bool include_self) {
  (void)include_self;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  KF_TRY(check_reduce_name(r, reduce));
  return scatter(r, self, dim, index, src);
}

/* ---- One index for each slice: index_select, index_add, index_copy, index_fill ---- */

/* PyTorch checks the rank before the type, with an IndexError for the one and a RuntimeError for
 * the other. */
static kf_status_t check_vector(const kf_results_t *r, const kf_tensor_t *index) {
  if (index->ndim > 1)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_INDEX_VECTOR, "%s: index must be a vector, but has %u dimensions"),
        r->op, index->ndim);
  return check_index_type(r, index);
}

kf_status_t kf__rule_index_select(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                  kf_tensor_t *index) {
/* Unlike check_vector, this refuses other types even if the index is empty. */
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (index->ndim > 1)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_INDEX_VECTOR, "%s: index must be a vector, but has %u dimensions"),
        r->op, index->ndim);
  kf_dtype_t type = kf__dtype(index);
  if (type != KF_DTYPE_INT64 && type != KF_DTYPE_INT32)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_INTS, "%s: index must be int32 or int64"),
                        r->op);
  if (self->ndim == 0 && index->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_INDEX_OF_NUMBER,
            "%s: self has no dimensions, so that index must have one element, but it has %lld"),
        r->op, (long long)index->numel);
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = self->sizes[d];
  if (self->ndim > 0) sizes[dim] = index->numel;
  kf_tensor_t *inputs[] = {self, index, NULL};
  return kf__result(r, 0, (kf_int_span_t){sizes, self->ndim}, NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_DISJOINT | KF__RESULT_AT_RISK, inputs);
}

/* Apart from `dim`, self and source have the same sizes: an index selects a slice of either. */
static bool same_slices(const kf_tensor_t *self, const kf_tensor_t *source, int64_t dim) {
  if (self->ndim != source->ndim) return self->ndim <= 1 && source->ndim <= 1;
  for (uint32_t d = 0; d < self->ndim; d++)
    if ((int64_t)d != dim && self->sizes[d] != source->sizes[d]) return false;
  return true;
}

static kf_status_t check_source(const kf_results_t *r, const kf_tensor_t *self, int64_t dim,
                                const kf_tensor_t *index, const kf_tensor_t *source) {
  if (self->dtype != source->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_ADD_DTYPES,
                                       "%s: self (%s) and source (%s) must be of one type"),
                        r->op, kf_dtype_class_name(kf__dtype(self)),
                        kf_dtype_class_name(kf__dtype(source)));
  if (dim != 0 && dim >= dims_of(source))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INDEX_ADD_DIM, "%s: source has no dimension %lld, but %u"), r->op,
        (long long)dim, source->ndim);
  if (index->numel != size_of(source, dim))
    return kf_error_set(
        source->ndim == 0 ? KF_ERR_INDEX : KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INDEX_ADD_COUNT,
                       "%s: there are %lld indices, but source has size %lld in dimension %lld"),
        r->op, (long long)index->numel, (long long)size_of(source, dim), (long long)dim);
  if (self->ndim == source->ndim && same_slices(self, source, dim)) return KF_OK;
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_INDEX_ADD_SHAPE,
          "%s: source must have the shape of self outside dim; self has shape %s, source %s"),
      r->op, kf__shape_text(kf__sizes(self), a), kf__shape_text(kf__sizes(source), b));
}

/* index_copy makes the same checks with other messages and other kinds of errors. */
static kf_status_t check_copied(const kf_results_t *r, const kf_tensor_t *self, int64_t dim,
                                const kf_tensor_t *index, const kf_tensor_t *source) {
  if (index->ndim > 1)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_INDEX_RANK, "%s: index must have 0 or 1 dimensions, but has %u"),
        r->op, index->ndim);
  if (source->ndim == 0 && index->numel != 1)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(
            KF__TORCH_INDEX_COPY_NUMBER,
            "%s: source has no dimensions, so that index must have one element, but it has %lld"),
        r->op, (long long)index->numel);
  if (source->ndim != self->ndim && source->ndim != 0 && self->ndim != 0)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_INDEX_COPY_RANK, "%s: source has %u dimensions, but self has %u"),
        r->op, source->ndim, self->ndim);
  if (kf__dtype(index) != KF_DTYPE_INT64)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_LONG, "%s: index must be Long, but is %s"),
                        r->op, kf_dtype_class_name(kf__dtype(index)));
  if (self->dtype != source->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_COPY_DTYPES,
                                       "%s: self is of type %s, but source is of type %s"),
                        r->op, kf_dtype_class_name(kf__dtype(self)),
                        kf_dtype_class_name(kf__dtype(source)));
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (!same_slices(self, source, dim))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_INDEX_COPY_SLICES,
            "%s: self has shape %s and source %s: they may differ only in dimension %lld"),
        r->op, kf__shape_text(kf__sizes(self), a), kf__shape_text(kf__sizes(source), b),
        (long long)dim);
  if (source->ndim > 0 && index->numel != source->sizes[dim])
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_INDEX_COPY_COUNT,
                       "%s: there are %lld indices, but source has size %lld in this dimension"),
        r->op, (long long)index->numel, (long long)source->sizes[dim]);
  return KF_OK;
}

/* The result is self with some elements changed. `source` may be NULL. */
static kf_status_t changed_self(kf_results_t *r, kf_tensor_t *self, const int64_t *strides,
                                kf_tensor_t *index, kf_tensor_t *source, uint32_t flags) {
  KF_ASSERT(r->form != KF__FORM_INPLACE || r->given[0] == self);
  kf_tensor_t *inputs[] = {self, index, source, NULL};
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_STARTS_AS | KF__RESULT_DISJOINT | flags, inputs);
}

/* index_add and index_reduce: every element of source meets one of self. */
kf_status_t kf__rule_index_source(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                  kf_tensor_t *index, kf_tensor_t *source) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  KF_TRY(check_vector(r, index));
  KF_TRY(check_source(r, self, dim, index, source));
  return changed_self(r, self, NULL, index, source, 0);
}

kf_status_t kf__rule_index_copy(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                kf_tensor_t *source) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  KF_TRY(check_copied(r, self, dim, index, source));
  return changed_self(r, self, NULL, index, source, 0);
}

kf_status_t kf__rule_index_fill(kf_results_t *r, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                kf_scalar_t value) {
  if (kf__dtype(index) != KF_DTYPE_INT64)
    return kf_error_set(KF_ERR_INDEX,
                        KF__COMPATIBLE(KF__TORCH_INDEX_INT64, "%s: index must be int64"), r->op);
  if (value.tag == KF_TAG_COMPLEX && !kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_FILL_COMPLEX,
                                       "index_fill: value is complex, but self is real"));
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (index->ndim > 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INDEX_FILL_RANK, "%s: index must have at most 1 dimension"),
        r->op);
  int64_t strides[KF__MAX_DIMS];
/* The result keeps the layout of self, and in place an expanded self is deprecated, not refused. */
  kf__preserved_strides(self, strides);
  return changed_self(r, self, strides, index, NULL, kf__accept_expanded(r, self, "index_fill_"));
}

kf_status_t kf__rule_index_reduce(kf_results_t *r, kf_tensor_t *self, int64_t dim,
                                  kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce) {
  static const char *const names[] = {"prod", "mean", "amax", "amin"};
  bool known = false;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    known = known || strcmp(reduce.data, names[i]) == 0;
  if (!known)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_REDUCE_NAME,
                                       "%s: reduce must be prod, mean, amax or amin, but is %s"),
                        r->op, reduce.data);
  return kf__rule_index_source(r, self, dim, index, source);
}
