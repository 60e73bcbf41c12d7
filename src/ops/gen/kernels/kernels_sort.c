/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_sort(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t dim,
    bool descending) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_sort(r, self, dim));
  kf_compute_sort_fn compute = (kf_compute_sort_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, descending, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(sort, sort, Tib, TT)
KF__OUT_FORM(sort_values, sort, Tib, TT, KF__OUT_CASTABLE)

static kf_status_t run_sort_stable(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_bool_t stable, int64_t dim, bool descending) {
  (void)stable;
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_sort(r, self, dim));
  kf_compute_sort_fn compute = (kf_compute_sort_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, descending, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(sort_stable, sort_stable, TBib, TT)
KF__OUT_FORM(sort_values_stable, sort_stable, TBib, TT, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_argsort_stable_out(const kf_call_t *call, kf_tensor_t *self, bool
    stable, int64_t dim, bool descending, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_argsort_stable(self, stable, dim, descending, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_msort_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_msort(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_topk(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t k,
    int64_t dim, bool largest, bool sorted) {
  (void)sorted;
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_topk(r, self, k, dim));
  kf_compute_topk_fn compute = (kf_compute_topk_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, k, dim, largest, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(topk, topk, Tiibb, TT)
KF__OUT_FORM(topk_values, topk, Tiibb, TT, KF__OUT_CASTABLE)

static kf_status_t run_kthvalue(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    k, int64_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_kthvalue(r, self, k, dim, keepdim));
  kf_compute_kthvalue_fn compute = (kf_compute_kthvalue_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, k, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(kthvalue, kthvalue, Tiib, TT)
KF__OUT_FORM(kthvalue_values, kthvalue, Tiib, TT, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_median_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_median(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_median_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_median_dim(r, self, dim, keepdim));
  kf_compute_median_dim_fn compute = (kf_compute_median_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(median_dim, median_dim, Tib, TT)
KF__OUT_FORM(median_dim_values, median_dim, Tib, TT, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_nanmedian_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nanmedian(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_nanmedian_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_median_dim(r, self, dim, keepdim));
  kf_compute_nanmedian_dim_fn compute = (kf_compute_nanmedian_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(nanmedian_dim, nanmedian_dim, Tib, TT)
KF__OUT_FORM(nanmedian_dim_values, nanmedian_dim, Tib, TT, KF__OUT_CASTABLE)

static kf_status_t run_mode(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t dim,
    bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_mode(r, self, dim, keepdim));
  kf_compute_mode_fn compute = (kf_compute_mode_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(mode, mode, Tib, TT)
KF__OUT_FORM(mode_values, mode, Tib, TT, KF__OUT_CASTABLE)

static kf_status_t run_searchsorted_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *sorted_sequence, kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter) {
  if (KF_UNLIKELY(kf__suspect(sorted_sequence) || kf__suspect(self)))
    KF_TRY(kf__check_pair(call, sorted_sequence, self, "sorted_sequence\0self"));
  if (KF_UNLIKELY(kf__suspect_if_there(sorter)))
    KF_TRY(kf__check_argument(call, sorter, "sorter"));
  if (KF_UNLIKELY(kf__other_device(sorted_sequence, self)))
    KF_TRY(kf__check_device(r->op, sorted_sequence, self, "self"));
  if (KF_UNLIKELY(kf__other_device(sorted_sequence, sorter)))
    KF_TRY(kf__check_device(r->op, sorted_sequence, sorter, "sorter"));
  KF_TRY(kf__rule_searchsorted(r, sorted_sequence, self, out_int32, right, side, sorter));
  kf_compute_searchsorted_fn compute = (kf_compute_searchsorted_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(sorted_sequence, self, right, side, sorter, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(searchsorted_Tensor, searchsorted_Tensor, TTbbtU, T)
KF__OUT_FORM(searchsorted_Tensor_out, searchsorted_Tensor, TTbbtU, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_searchsorted_Scalar_out(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_searchsorted_Scalar(sorted_sequence, self, out_int32, right, side, sorter, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_bucketize_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *boundaries, bool out_int32, bool right) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(boundaries)))
    KF_TRY(kf__check_pair(call, self, boundaries, "self\0boundaries"));
  if (KF_UNLIKELY(kf__other_device(self, boundaries)))
    KF_TRY(kf__check_device(r->op, self, boundaries, "boundaries"));
  KF_TRY(kf__rule_bucketize(r, self, boundaries, out_int32));
  kf_compute_bucketize_fn compute = (kf_compute_bucketize_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, boundaries, right, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(bucketize_Tensor, bucketize_Tensor, TTbb, T)
KF__OUT_FORM(bucketize_Tensor_out, bucketize_Tensor, TTbb, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_bucketize_Scalar_out(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *boundaries, bool out_int32, bool right, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_bucketize_Scalar(self, boundaries, out_int32, right, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run__unique2(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, bool
    sorted, bool return_inverse, bool return_counts) {
  (void)sorted;
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_unique2(r, self));
  kf_compute_unique2_fn compute = (kf_compute_unique2_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, return_inverse, return_counts);
}
KF__FUNCTIONAL_FORM(_unique2, _unique2, Tbbb, TTT)
KF__OUT_FORM(_unique2_out, _unique2, Tbbb, TTT, KF__OUT_GENERATED)

static kf_status_t run_unique_consecutive(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    bool return_inverse, bool return_counts, kf_opt_int_t dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_unique_consecutive(r, self, dim));
  kf_compute_unique_consecutive_fn compute = (kf_compute_unique_consecutive_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, return_inverse, return_counts, dim);
}
KF__FUNCTIONAL_FORM(unique_consecutive, unique_consecutive, TbbI, TTT)
KF__OUT_FORM(unique_consecutive_out, unique_consecutive, TbbI, TTT, KF__OUT_GENERATED)

static kf_status_t run_unique_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool sorted, bool return_inverse, bool return_counts) {
  (void)sorted;
  (void)return_inverse;
  (void)return_counts;
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_unique_slices(r, self, dim));
  kf_compute_unique_dim_fn compute = (kf_compute_unique_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, dim);
}
KF__FUNCTIONAL_FORM(unique_dim, unique_dim, Tibbb, TTT)
KF__OUT_FORM(unique_dim_out, unique_dim, Tibbb, TTT, KF__OUT_GENERATED)

static kf_status_t run_unique_dim_consecutive(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, int64_t dim, bool return_inverse, bool return_counts) {
  (void)return_inverse;
  (void)return_counts;
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_unique_slices(r, self, dim));
  kf_compute_unique_dim_consecutive_fn compute = (kf_compute_unique_dim_consecutive_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, dim);
}
KF__FUNCTIONAL_FORM(unique_dim_consecutive, unique_dim_consecutive, Tibb, TTT)
KF__OUT_FORM(unique_dim_consecutive_out, unique_dim_consecutive, Tibb, TTT, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_isin_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_isin(elements, test_elements, assume_unique, invert, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_isin_Tensor_Scalar_out(const kf_call_t *call, kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_isin_Tensor_Scalar(elements, test_element, assume_unique, invert, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_isin_Scalar_Tensor_out(const kf_call_t *call, kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_isin_Scalar_Tensor(element, test_elements, assume_unique, invert, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

const kf__kernel_entry_t kf__kernels_sort[] = {
    {KF__OP_sort, KF__COMPUTE_sort, KF__AT_BACKEND, (kf_typed_fn)functional_sort},
    {KF__OP_sort_values, KF__COMPUTE_sort, KF__AT_BACKEND, (kf_typed_fn)out_sort_values},
    {KF__OP_sort_stable, KF__COMPUTE_sort, KF__AT_BACKEND, (kf_typed_fn)functional_sort_stable},
    {KF__OP_sort_values_stable, KF__COMPUTE_sort, KF__AT_BACKEND, (kf_typed_fn)out_sort_values_stable},
    {KF__OP_argsort, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_argsort},
    {KF__OP_argsort_stable, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_argsort_stable},
    {KF__OP_argsort_stable_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_argsort_stable_out},
    {KF__OP_msort, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_msort},
    {KF__OP_msort_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_msort_out},
    {KF__OP_topk, KF__COMPUTE_topk, KF__AT_BACKEND, (kf_typed_fn)functional_topk},
    {KF__OP_topk_values, KF__COMPUTE_topk, KF__AT_BACKEND, (kf_typed_fn)out_topk_values},
    {KF__OP_kthvalue, KF__COMPUTE_kthvalue, KF__AT_BACKEND, (kf_typed_fn)functional_kthvalue},
    {KF__OP_kthvalue_values, KF__COMPUTE_kthvalue, KF__AT_BACKEND, (kf_typed_fn)out_kthvalue_values},
    {KF__OP_median, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_median},
    {KF__OP_median_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_median_out},
    {KF__OP_median_dim, KF__COMPUTE_median_dim, KF__AT_BACKEND, (kf_typed_fn)functional_median_dim},
    {KF__OP_median_dim_values, KF__COMPUTE_median_dim, KF__AT_BACKEND, (kf_typed_fn)out_median_dim_values},
    {KF__OP_nanmedian, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_nanmedian},
    {KF__OP_nanmedian_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_nanmedian_out},
    {KF__OP_nanmedian_dim, KF__COMPUTE_nanmedian_dim, KF__AT_BACKEND, (kf_typed_fn)functional_nanmedian_dim},
    {KF__OP_nanmedian_dim_values, KF__COMPUTE_nanmedian_dim, KF__AT_BACKEND, (kf_typed_fn)out_nanmedian_dim_values},
    {KF__OP_mode, KF__COMPUTE_mode, KF__AT_BACKEND, (kf_typed_fn)functional_mode},
    {KF__OP_mode_values, KF__COMPUTE_mode, KF__AT_BACKEND, (kf_typed_fn)out_mode_values},
    {KF__OP_searchsorted_Tensor, KF__COMPUTE_searchsorted, KF__AT_BACKEND, (kf_typed_fn)functional_searchsorted_Tensor},
    {KF__OP_searchsorted_Tensor_out, KF__COMPUTE_searchsorted, KF__AT_BACKEND, (kf_typed_fn)out_searchsorted_Tensor_out},
    {KF__OP_searchsorted_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_searchsorted_Scalar},
    {KF__OP_searchsorted_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_searchsorted_Scalar_out},
    {KF__OP_bucketize_Tensor, KF__COMPUTE_bucketize, KF__AT_BACKEND, (kf_typed_fn)functional_bucketize_Tensor},
    {KF__OP_bucketize_Tensor_out, KF__COMPUTE_bucketize, KF__AT_BACKEND, (kf_typed_fn)out_bucketize_Tensor_out},
    {KF__OP_bucketize_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_bucketize_Scalar},
    {KF__OP_bucketize_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_bucketize_Scalar_out},
    {KF__OP__unique2, KF__COMPUTE_unique2, KF__AT_BACKEND, (kf_typed_fn)functional__unique2},
    {KF__OP__unique2_out, KF__COMPUTE_unique2, KF__AT_BACKEND, (kf_typed_fn)out__unique2_out},
    {KF__OP_unique_consecutive, KF__COMPUTE_unique_consecutive, KF__AT_BACKEND, (kf_typed_fn)functional_unique_consecutive},
    {KF__OP_unique_consecutive_out, KF__COMPUTE_unique_consecutive, KF__AT_BACKEND, (kf_typed_fn)out_unique_consecutive_out},
    {KF__OP_unique_dim, KF__COMPUTE_unique_dim, KF__AT_BACKEND, (kf_typed_fn)functional_unique_dim},
    {KF__OP_unique_dim_out, KF__COMPUTE_unique_dim, KF__AT_BACKEND, (kf_typed_fn)out_unique_dim_out},
    {KF__OP_unique_dim_consecutive, KF__COMPUTE_unique_dim_consecutive, KF__AT_BACKEND, (kf_typed_fn)functional_unique_dim_consecutive},
    {KF__OP_unique_dim_consecutive_out, KF__COMPUTE_unique_dim_consecutive, KF__AT_BACKEND, (kf_typed_fn)out_unique_dim_consecutive_out},
    {KF__OP_isin_Tensor_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_isin_Tensor_Tensor},
    {KF__OP_isin_Tensor_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_isin_Tensor_Tensor_out},
    {KF__OP_isin_Tensor_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_isin_Tensor_Scalar},
    {KF__OP_isin_Tensor_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_isin_Tensor_Scalar_out},
    {KF__OP_isin_Scalar_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_isin_Scalar_Tensor},
    {KF__OP_isin_Scalar_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_isin_Scalar_Tensor_out},
    {KF__OP__unique, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__unique},
    {0, 0, KF__AT_END, NULL},
};
