/* Operators made of sorting, selecting and searching: argsort, medians of all elements, searches
 * for numbers, and isin. */
#include <math.h>

#include "compat/operator_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* Keeps the indices of a sort and releases the values. (msort passes them the other way round.) */
static kf_status_t keep_indices(kf_status_t status, kf_tensor_t *values, kf_tensor_t *indices,
                                kf_tensor_t **out) {
  KF_ASSERT(status != KF_OK || indices != NULL);
  kf_tensor_release(values);
  if (status == KF_OK) *out = indices;
  return status;
}

kf_status_t kf__op_argsort(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool descending,
                           kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *values = NULL, *indices = NULL;
  kf_status_t status = kf_sort(self, dim, descending, &values, &indices);
  return keep_indices(status, values, indices, out);
}

kf_status_t kf__op_argsort_stable(const kf_call_t *call, kf_tensor_t *self, bool stable,
                                  int64_t dim, bool descending, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *values = NULL, *indices = NULL;
  kf_status_t status =
      kf_sort_stable(self, kf_some_bool(stable), dim, descending, &values, &indices);
  return keep_indices(status, values, indices, out);
}

kf_status_t kf__op_msort(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *values = NULL, *indices = NULL;
  kf_status_t status = kf_sort(self, 0, false, &values, &indices);
  return keep_indices(status, indices, values, out);
}

/* The median of all elements: of the flattened tensor. Of no elements it is NaN converted to the
 * type: 0 for integers, True for bool. */
static kf_status_t median_of_all(kf_tensor_t *self, bool skip_nan, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = NULL;
  if (self->numel == 0) {
    bool integral = kf_dtype_is_integral(kf__dtype(self), false);
    result = kfs_new_full(self, kf_no_ints(), integral ? KF_INT(0) : KF_FLOAT(__builtin_nan("")));
  } else {
    kf_tensor_t *flat = kfs_reshape(self, KF_INTS(-1)), *indices = NULL;
    kf_status_t status = KF_OK;
    if (flat != NULL)
      status = skip_nan ? kf_nanmedian_dim(flat, 0, false, &result, &indices)
                        : kf_median_dim(flat, 0, false, &result, &indices);
    kf_tensor_release(indices);
    result = kf_scope_has_failed() ? NULL : kf_scope_take(status, result);
  }
  return kf__close_with(&scope, result, out);
}

kf_status_t kf__op_median(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return median_of_all(self, false, out);
}

kf_status_t kf__op_nanmedian(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return median_of_all(self, true, out);
}

/* ---- Numbers instead of tensors ---- */

/* A number as a tensor without dimensions, on the device of `tensor`. */
static kf_status_t number_beside(kf_scalar_t number, const kf_tensor_t *tensor, kf_tensor_t **out) {
  kf_tensor_t *made;
  KF_TRY(kf__tensor_of_number(number, &made));
  if (tensor->device.type == KF_DEVICE_CPU) {
    *out = made;
    return KF_OK;
  }
  kf_status_t status =
      kf_to_device(made, tensor->device, kf__dtype(made), false, false, kf_no_int(), out);
  kf_tensor_release(made);
  return status;
}

kf_status_t kf__op_searchsorted_Scalar(const kf_call_t *call, kf_tensor_t *sorted_sequence,
                                       kf_scalar_t self, bool out_int32, bool right, kf_str_t side,
                                       kf_tensor_t *sorter, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *value = NULL;
  if (sorted_sequence->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_SEARCHSORTED_RANK,
            "searchsorted: for a number, sorted_sequence must be a vector, but has no dimension"));
  KF_TRY(number_beside(self, sorted_sequence, &value));
  kf_status_t status = kf_searchsorted(sorted_sequence, value, out_int32, right, side, sorter, out);
  kf_tensor_release(value);
  return status;
}

kf_status_t kf__op_bucketize_Scalar(const kf_call_t *call, kf_scalar_t self,
                                    kf_tensor_t *boundaries, bool out_int32, bool right,
                                    kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *value = NULL;
  KF_TRY(number_beside(self, boundaries, &value));
  kf_status_t status = kf_bucketize(value, boundaries, out_int32, right, out);
  kf_tensor_release(value);
  return status;
}

/* ---- isin ---- */

static kf_status_t check_isin(kf_dtype_t dtype) {
  if (dtype != KF_DTYPE_BOOL && !kf_dtype_is_complex(dtype)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_ISIN_DTYPE, "no kernel for elements of type %s"),
                      kf_dtype_class_name(dtype));
}

/* Compares each element with all test elements at once: memory for a product of both, so only for
 * few. */
static kf_tensor_t *found_by_comparing(kf_tensor_t *elements, kf_tensor_t *tests) {
  kf_tensor_t *column = kfs_reshape(elements, KF_INTS(kf_tensor_numel(elements), 1));
  return kfs_reshape(kfs_any_dim(kfs_eq(column, tests), 1, false), kf_tensor_sizes(elements));
}

/* Searches each element among the sorted test elements and compares it with what is found. NaN is
 * not equal to anything; but the search takes a NaN bound for smaller than everything, although
 * sort puts it last, so the bounds have infinity there. */
static kf_tensor_t *found_by_order(kf_tensor_t *elements, kf_tensor_t *tests) {
  kf_dtype_t dtype;
  kf_tensor_t *sorted = NULL, *order = NULL, *position = NULL;
  kf_status_t status = kf_result_type(elements, tests, &dtype);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  tests = kfs_to_dtype(tests, dtype, false, false, kf_no_int());
  elements = kfs_to_dtype(elements, dtype, false, false, kf_no_int());
  if (kf_scope_has_failed()) return NULL;
  status = kf_sort(tests, -1, false, &sorted, &order);
  kf_tensor_release(order);
  sorted = kf_scope_take(status, sorted);
  kf_tensor_t *flat = kfs_contiguous(kfs_reshape(elements, KF_INTS(-1))), *bounds = sorted;
  if (kf_dtype_is_floating(dtype))
    bounds = kfs_masked_fill_Scalar(sorted, kfs_isnan(sorted), KF_FLOAT(INFINITY));
  if (kf_scope_has_failed()) return NULL;
  status = kf_searchsorted(bounds, flat, false, false, kf_str_of(NULL), NULL, &position);
  /* Elements larger than all are found behind the end: the last one is compared instead. */
  KF_ASSERT(kf_tensor_numel(tests) > 0);
  position = kfs_clamp_max(kf_scope_take(status, position), KF_INT(kf_tensor_numel(tests) - 1));
  return kfs_reshape(kfs_eq(kfs_index_select(sorted, 0, position), flat),
                     kf_tensor_sizes(elements));
}

kf_status_t kf__op_isin_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *elements,
                                      kf_tensor_t *test_elements, bool assume_unique, bool invert,
                                      kf_tensor_t **out) {
  enum { FEW = 16 }; /* comparing with so many takes less time than sorting */
  (void)call;
  (void)assume_unique;
  KF_TRY(check_isin(kf__dtype(elements)));
  KF_TRY(check_isin(kf__dtype(test_elements)));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *tests = kfs_reshape(test_elements, KF_INTS(-1));
  bool few = kf_tensor_numel(elements) <= FEW || kf_tensor_numel(test_elements) <= FEW;
  kf_tensor_t *found = few ? found_by_comparing(elements, tests) : found_by_order(elements, tests);
  return kf__close_with(&scope, invert ? kfs_logical_not(found) : found, out);
}

kf_status_t kf__op_isin_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *elements,
                                      kf_scalar_t test_element, bool assume_unique, bool invert,
                                      kf_tensor_t **out) {
  (void)call;
  (void)assume_unique;
  KF_TRY(check_isin(kf__dtype(elements)));
  if (test_element.tag == KF_TAG_BOOL) KF_TRY(check_isin(KF_DTYPE_BOOL));
  if (test_element.tag == KF_TAG_COMPLEX) KF_TRY(check_isin(KF_DTYPE_COMPLEX128));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *found =
      invert ? kfs_ne_Scalar(elements, test_element) : kfs_eq_Scalar(elements, test_element);
  return kf__close_with(&scope, kfs_contiguous(found), out);
}

kf_status_t kf__op_isin_Scalar_Tensor(const kf_call_t *call, kf_scalar_t element,
                                      kf_tensor_t *test_elements, bool assume_unique, bool invert,
                                      kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *value = NULL;
  KF_TRY(number_beside(element, test_elements, &value));
  kf_status_t status = kf_isin(value, test_elements, assume_unique, invert, out);
  kf_tensor_release(value);
  return status;
}
