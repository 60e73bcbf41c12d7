/* Rules of searching in sorted sequences, and of distinct elements. How many distinct elements
 * there are is data, so compute makes those results. */
#include "compat/operator_texts.h"
#include "ops/gen/rules.h"

static kf_status_t check_ordered(const kf_results_t *r, const kf_tensor_t *t) {
  if (!kf_dtype_is_complex(kf__dtype(t))) return KF_OK;
  return kf__not_for_dtype(r->op, kf__dtype(t));
}

/* ---- searchsorted, bucketize ---- */

/* One sequence for all values, or one for each row of values: then the leading sizes must match. A
 * number may be searched in a number. */
static kf_status_t check_sequence(const kf_results_t *r, const kf_tensor_t *sequence,
                                  const kf_tensor_t *self) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (sequence->ndim == 0 && sequence->numel == 1 && self->ndim == 0) return KF_OK;
  if (sequence->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SEARCH_BOUNDARIES_RANK,
                                       "%s: boundaries must have at least 1 dimension"),
                        r->op);
  if (sequence->ndim != 1 && self->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SEARCH_VALUE_RANK,
                       "%s: for a number, boundaries must be a vector, but have %u dimensions"),
        r->op, sequence->ndim);
  bool match = sequence->ndim == 1 || sequence->ndim == self->ndim;
  for (uint32_t d = 0; match && sequence->ndim > 1 && d + 1 < sequence->ndim; d++)
    match = sequence->sizes[d] == self->sizes[d];
  if (match) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SEARCHED_SHAPES,
                     "%s: boundaries must have one dimension, or the sizes of the values before "
                     "the last; they have shape %s, values have shape %s"),
      r->op, kf__shape_text(kf__sizes(sequence), a), kf__shape_text(kf__sizes(self), b));
}

static kf_status_t check_search_types(const kf_results_t *r, const kf_tensor_t *sequence,
                                      const kf_tensor_t *self) {
  kf_dtype_t common;
  KF_TRY(kf_dtype_promote(kf__dtype(sequence), kf__dtype(self), &common));
  if (self->numel == 0 || !(kf_dtype_is_complex(common) || common == KF_DTYPE_BOOL)) return KF_OK;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_SEARCHSORTED_DTYPE, "%s: %s elements have no order"),
                      r->op, kf_dtype_class_name(common));
}

/* The sorter holds the indices that would sort the sequence. */
static kf_status_t check_sorter(const kf_results_t *r, const kf_tensor_t *sequence,
                                const kf_tensor_t *sorter) {
  if (!kf__is_defined(sorter)) return KF_OK;
  if (!kf__same_sizes(sequence, sorter))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SEARCH_SORTER_SIZE,
                                       "%s: sorter must have the shape of the boundaries"),
                        r->op);
  if (kf__dtype(sorter) == KF_DTYPE_INT64) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SEARCH_SORTER_DTYPE, "%s: sorter must be Long, but is %s"), r->op,
      kf_dtype_class_name(kf__dtype(sorter)));
}

static void warn_of_copy(int *flag, const char *name) {
  kf__warn_once(flag,
                KF__COMPATIBLE(KF__TORCH_SEARCHED_COPY,
                               "searchsorted: %s is not contiguous, so that each call copies it; a "
                               "contiguous %s is faster"),
                name, name);
}

/* Strided arguments are copied: each kind warns once. */
static void warn_of_copies(const kf_tensor_t *values, const kf_tensor_t *boundaries,
                           const kf_tensor_t *sorter) {
  static int warned[3];
  if (!kf__is_contiguous(values)) warn_of_copy(&warned[0], "input value");
  if (!kf__is_contiguous(boundaries)) warn_of_copy(&warned[1], "boundary");
  if (kf__is_defined(sorter) && !kf__is_contiguous(sorter)) warn_of_copy(&warned[2], "sorter");
}

static kf_status_t search_result(kf_results_t *r, kf_tensor_t *self, bool out_int32) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *inputs[] = {self, NULL};
  kf_dtype_t type = out_int32 ? KF_DTYPE_INT32 : KF_DTYPE_INT64;
  if (r->form == KF__FORM_OUT && kf__dtype(r->given[0]) != type)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SEARCHED_OUT,
                                       "%s: out= must be of type Int with out_int32, otherwise "
                                       "Long, but is of type %s, with out_int32=%s"),
                        kf__api_name(KF__API("searchsorted")),
                        kf_dtype_class_name(kf__dtype(r->given[0])), out_int32 ? "True" : "False");
  return kf__result(r, 0, kf__sizes(self), NULL, type, self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART, inputs);
}

kf_status_t kf__rule_searchsorted(kf_results_t *r, kf_tensor_t *sorted_sequence, kf_tensor_t *self,
                                  bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter) {
  if (side.data != NULL) {
    bool is_left = strcmp(side.data, "left") == 0;
    if (!is_left && strcmp(side.data, "right") != 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_SEARCH_SIDE_NAME,
                                         "%s: there is no side %s, only left and right"),
                          r->op, side.data);
    if (right && is_left)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SEARCH_SIDES, "%s: right is true, but side is left"), r->op);
  }
  KF_TRY(check_sequence(r, sorted_sequence, self));
  KF_TRY(check_search_types(r, sorted_sequence, self));
  KF_TRY(check_sorter(r, sorted_sequence, sorter));
  warn_of_copies(self, sorted_sequence, sorter);
  return search_result(r, self, out_int32);
}

kf_status_t kf__rule_bucketize(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *boundaries,
                               bool out_int32) {
  if (boundaries->ndim != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BUCKETIZE_RANK,
                                       "%s: boundaries must have 1 dimension, but has %u"),
                        r->op, boundaries->ndim);
  KF_TRY(check_search_types(r, boundaries, self));
  warn_of_copies(self, boundaries, NULL);
  return search_result(r, self, out_int32);
}

/* ---- Distinct elements ---- */

/* Three results that compute makes: the elements, the inverse indices and the counts. */
static kf_status_t later(kf_results_t *r, const kf_tensor_t *self) {
  KF_ASSERT(r->count == 3);
  KF_TRY(check_ordered(r, self));
  if (r->form == KF__FORM_OUT && r->given[0]->dtype != self->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_DTYPE, "%s: the result tensor must be %s, but is %s"), r->op,
        kf_dtype_name(kf__dtype(self)), kf_dtype_name(kf__dtype(r->given[0])));
  KF_TRY(kf__result_later(r, 0, kf__dtype(self), self->device));
  KF_TRY(kf__result_later(r, 1, KF_DTYPE_INT64, self->device));
  return kf__result_later(r, 2, KF_DTYPE_INT64, self->device);
}

kf_status_t kf__rule_unique2(kf_results_t *r, kf_tensor_t *self) { return later(r, self); }

/* Slices along `dim` are compared as wholes. Slices without elements are all equal, which PyTorch
 * refuses: an empty dimension other than `dim` is an error. */
static kf_status_t check_slices(const kf_results_t *r, const kf_tensor_t *self, int64_t dim) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  for (uint32_t d = 0; d < self->ndim; d++) {
    if (self->sizes[d] != 0 || d == dim) continue;
    if (self->sizes[dim] == 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_UNIQUE_EMPTY_DIMENSIONS, "%s: more than one dimension is empty"),
          r->op);
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNIQUE_EMPTY_OTHERS, "%s: a dimension other than dim is empty"),
        r->op);
  }
  return KF_OK;
}

kf_status_t kf__rule_unique_slices(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  KF_TRY(check_slices(r, self, dim));
  return later(r, self);
}

kf_status_t kf__rule_unique_consecutive(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dim) {
  if (dim.has) KF_TRY(check_slices(r, self, dim.value));
  return later(r, self);
}
