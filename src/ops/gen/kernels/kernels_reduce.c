/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_sum(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_opt_int_t
    dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_sum(r, self, dtype));
  kf_compute_sum_all_fn compute = (kf_compute_sum_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(sum, sum, TI, T)
KF__INLINE_OUT_FORM(sum_out, sum, TI, T, KF__OUT_GENERATED)

static kf_status_t run_sum_dim_IntList(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_sum_dims(r, self, dim, keepdim, dtype));
  kf_compute_sum_dims_fn compute = (kf_compute_sum_dims_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(sum_dim_IntList, sum_dim_IntList, TnbI, T)
KF__INLINE_OUT_FORM(sum_IntList_out, sum_dim_IntList, TnbI, T, KF__OUT_CASTABLE)

static kf_status_t run_nansum(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_nansum(r, self, dim, keepdim, dtype));
  kf_compute_nansum_fn compute = (kf_compute_nansum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(nansum, nansum, TnbI, T)
KF__OUT_FORM(nansum_out, nansum, TnbI, T, KF__OUT_CASTABLE)

static kf_status_t run_mean(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_opt_int_t
    dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_mean(r, self, dtype));
  kf_compute_mean_all_fn compute = (kf_compute_mean_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(mean, mean, TI, T)
KF__OUT_FORM(mean_dtype_out, mean, TI, T, KF__OUT_CASTABLE)

static kf_status_t run_mean_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_mean_dims(r, self, dim, keepdim, dtype));
  kf_compute_mean_dims_fn compute = (kf_compute_mean_dims_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(mean_dim, mean_dim, TnbI, T)
KF__OUT_FORM(mean_out, mean_dim, TnbI, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_nanmean_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nanmean(self, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_prod(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_opt_int_t
    dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_prod(r, self, dtype));
  kf_compute_prod_all_fn compute = (kf_compute_prod_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(prod, prod, TI, T)
KF__OUT_FORM(prod_out, prod, TI, T, KF__OUT_GENERATED)

static kf_status_t run_prod_dim_int(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, bool keepdim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_prod_dim(r, self, dim, keepdim, dtype));
  kf_compute_prod_dim_fn compute = (kf_compute_prod_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(prod_dim_int, prod_dim_int, TibI, T)
KF__OUT_FORM(prod_int_out, prod_dim_int, TibI, T, KF__OUT_CASTABLE)

static kf_status_t run_amax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme(r, self, dim, keepdim));
  kf_compute_amax_fn compute = (kf_compute_amax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(amax, amax, Tnb, T)
KF__OUT_FORM(amax_out, amax, Tnb, T, KF__OUT_CASTABLE)

static kf_status_t run_amin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme(r, self, dim, keepdim));
  kf_compute_amin_fn compute = (kf_compute_amin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(amin, amin, Tnb, T)
KF__OUT_FORM(amin_out, amin, Tnb, T, KF__OUT_CASTABLE)

static kf_status_t run_aminmax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_int_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_aminmax(r, self, dim, keepdim));
  kf_compute_aminmax_fn compute = (kf_compute_aminmax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(aminmax, aminmax, TIb, TT)
KF__OUT_FORM(aminmax_out, aminmax, TIb, TT, KF__OUT_CASTABLE)

static kf_status_t run_max(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme_all(r, self));
  kf_compute_max_all_fn compute = (kf_compute_max_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(max, max, T, T)
KF__OUT_FORM(max_unary_out, max, T, T, KF__OUT_CASTABLE)

static kf_status_t run_min(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme_all(r, self));
  kf_compute_min_all_fn compute = (kf_compute_min_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(min, min, T, T)
KF__OUT_FORM(min_unary_out, min, T, T, KF__OUT_CASTABLE)

static kf_status_t run_max_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme_dim(r, self, dim, keepdim));
  kf_compute_max_dim_fn compute = (kf_compute_max_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(max_dim, max_dim, Tib, TT)
KF__OUT_FORM(max_dim_max, max_dim, Tib, TT, KF__OUT_CASTABLE)

static kf_status_t run_min_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_extreme_dim(r, self, dim, keepdim));
  kf_compute_min_dim_fn compute = (kf_compute_min_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(min_dim, min_dim, Tib, TT)
KF__OUT_FORM(min_dim_min, min_dim, Tib, TT, KF__OUT_CASTABLE)

static kf_status_t run_argmax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_int_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_arg_extreme(r, self, dim, keepdim));
  kf_compute_argmax_fn compute = (kf_compute_argmax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(argmax, argmax, TIb, T)
KF__OUT_FORM(argmax_out, argmax, TIb, T, KF__OUT_CASTABLE)

static kf_status_t run_argmin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_opt_int_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_arg_extreme(r, self, dim, keepdim));
  kf_compute_argmin_fn compute = (kf_compute_argmin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(argmin, argmin, TIb, T)
KF__OUT_FORM(argmin_out, argmin, TIb, T, KF__OUT_CASTABLE)

static kf_status_t run_any(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_all(r, self));
  kf_compute_any_all_fn compute = (kf_compute_any_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(any, any, T, T)
KF__OUT_FORM(any_all_out, any, T, T, KF__OUT_CASTABLE)

static kf_status_t run_any_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_dim(r, self, dim, keepdim));
  kf_compute_any_dim_fn compute = (kf_compute_any_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(any_dim, any_dim, Tib, T)
KF__OUT_FORM(any_out, any_dim, Tib, T, KF__OUT_CASTABLE)

static kf_status_t run_any_dims(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_dims(r, self, dim, keepdim));
  kf_compute_any_dims_fn compute = (kf_compute_any_dims_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(any_dims, any_dims, Tnb, T)
KF__OUT_FORM(any_dims_out, any_dims, Tnb, T, KF__OUT_CASTABLE)

static kf_status_t run_all(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_all(r, self));
  kf_compute_all_all_fn compute = (kf_compute_all_all_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(all, all, T, T)
KF__OUT_FORM(all_all_out, all, T, T, KF__OUT_CASTABLE)

static kf_status_t run_all_dim(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_dim(r, self, dim, keepdim));
  kf_compute_all_dim_fn compute = (kf_compute_all_dim_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(all_dim, all_dim, Tib, T)
KF__OUT_FORM(all_out, all_dim, Tib, T, KF__OUT_CASTABLE)

static kf_status_t run_all_dims(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_truth_dims(r, self, dim, keepdim));
  kf_compute_all_dims_fn compute = (kf_compute_all_dims_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(all_dims, all_dims, Tnb, T)
KF__OUT_FORM(all_dims_out, all_dims, Tnb, T, KF__OUT_CASTABLE)

static kf_status_t run_count_nonzero_dim_IntList(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_count_nonzero(r, self, dim));
  kf_compute_count_nonzero_fn compute = (kf_compute_count_nonzero_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(count_nonzero_dim_IntList, count_nonzero_dim_IntList, Tn, T)
KF__OUT_FORM(count_nonzero_dim_IntList_out, count_nonzero_dim_IntList, Tn, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_count_nonzero_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_int_t dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_count_nonzero(self, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_var_correction(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_variance(r, self, dim, keepdim));
  kf_compute_var_fn compute = (kf_compute_var_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, correction, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(var_correction, var_correction, TnZb, T)
KF__OUT_FORM(var_correction_out, var_correction, TnZb, T, KF__OUT_CASTABLE)

static kf_status_t run_std_correction(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_variance(r, self, dim, keepdim));
  kf_compute_std_fn compute = (kf_compute_std_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, correction, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(std_correction, std_correction, TnZb, T)
KF__OUT_FORM(std_correction_out, std_correction, TnZb, T, KF__OUT_CASTABLE)

static kf_status_t run_var_mean_correction(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_variance_mean(r, self, dim, keepdim));
  kf_compute_var_mean_fn compute = (kf_compute_var_mean_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, correction, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(var_mean_correction, var_mean_correction, TnZb, TT)
KF__OUT_FORM(var_mean_correction_out, var_mean_correction, TnZb, TT, KF__OUT_GENERATED)

static kf_status_t run_std_mean_correction(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_variance_mean(r, self, dim, keepdim));
  kf_compute_std_mean_fn compute = (kf_compute_std_mean_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, correction, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(std_mean_correction, std_mean_correction, TnZb, TT)
KF__OUT_FORM(std_mean_correction_out, std_mean_correction, TnZb, TT, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_var_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_var_dim(self, dim, unbiased, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_std_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_std_dim(self, dim, unbiased, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_linalg_vector_norm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_linalg_vector_norm(r, self, ord, dim, keepdim, dtype));
  kf_compute_linalg_vector_norm_fn compute = (kf_compute_linalg_vector_norm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, ord, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(linalg_vector_norm, linalg_vector_norm, TsnbI, T)
KF__OUT_FORM(linalg_vector_norm_out, linalg_vector_norm, TsnbI, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_norm_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t p, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_norm(self, p, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_norm_ScalarOpt_dtype_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_norm_ScalarOpt_dtype(self, p, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_norm_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    p, kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_norm_ScalarOpt_dim(self, p, dim, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_norm_dtype_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_norm_ScalarOpt_dim_dtype(self, p, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_frobenius_norm_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_frobenius_norm(self, dim, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_logsumexp_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_logsumexp(self, dim, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_cumsum(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_cumulative(r, self, dim, dtype));
  kf_compute_cumsum_fn compute = (kf_compute_cumsum_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(cumsum, cumsum, TiI, T)
KF__INPLACE_FORM(cumsum_, cumsum, TiI)
KF__OUT_FORM(cumsum_out, cumsum, TiI, T, KF__OUT_CASTABLE)

static kf_status_t run_cumprod(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_cumulative(r, self, dim, dtype));
  kf_compute_cumprod_fn compute = (kf_compute_cumprod_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(cumprod, cumprod, TiI, T)
KF__INPLACE_FORM(cumprod_, cumprod, TiI)
KF__OUT_FORM(cumprod_out, cumprod, TiI, T, KF__OUT_CASTABLE)

static kf_status_t run_logcumsumexp(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_logcumsumexp(r, self, dim));
  kf_compute_logcumsumexp_fn compute = (kf_compute_logcumsumexp_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(logcumsumexp, logcumsumexp, Ti, T)
KF__OUT_FORM(logcumsumexp_out, logcumsumexp, Ti, T, KF__OUT_SCALAR_TYPE)

static kf_status_t run_cummax(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_running_extreme(r, self, dim));
  kf_compute_cummax_fn compute = (kf_compute_cummax_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(cummax, cummax, Ti, TT)
KF__OUT_FORM(cummax_out, cummax, Ti, TT, KF__OUT_SCALAR_TYPE)

static kf_status_t run_cummin(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_running_extreme(r, self, dim));
  kf_compute_cummin_fn compute = (kf_compute_cummin_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(cummin, cummin, Ti, TT)
KF__OUT_FORM(cummin_out, cummin, Ti, TT, KF__OUT_SCALAR_TYPE)

KF__COLD static kf_status_t out_dist_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t p, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_dist(self, other, p, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t inplace_renorm_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_renorm(self, p, dim, maxnorm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_renorm_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    int64_t dim, kf_scalar_t maxnorm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_renorm(self, p, dim, maxnorm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_histc(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    bins, kf_scalar_t min, kf_scalar_t max) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_histc(r, self, bins, min, max));
  kf_compute_histc_fn compute = (kf_compute_histc_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, bins, min, max, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(histc, histc, Tiss, T)
KF__OUT_FORM(histc_out, histc, Tiss, T, KF__OUT_CASTABLE)

static kf_status_t run_bincount(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *weights, int64_t minlength) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect_if_there(weights)))
    KF_TRY(kf__check_argument(call, weights, "weights"));
  if (KF_UNLIKELY(kf__other_device(self, weights)))
    KF_TRY(kf__check_device(r->op, self, weights, "weights"));
  KF_TRY(kf__rule_bincount(r, self, weights, minlength));
  kf_compute_bincount_fn compute = (kf_compute_bincount_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, weights, minlength);
}
KF__FUNCTIONAL_FORM(bincount, bincount, TUi, T)
KF__OUT_FORM(bincount_out, bincount, TUi, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_diff_out(const kf_call_t *call, kf_tensor_t *self, int64_t n,
    int64_t dim, kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diff(self, n, dim, prepend, append, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, true);
}

KF__COLD static kf_status_t out_quantile_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *q, kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_quantile(self, q, dim, keepdim, interpolation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_quantile_scalar_out(const kf_call_t *call, kf_tensor_t *self, double
    q, kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_quantile_scalar(self, q, dim, keepdim, interpolation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nanquantile_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *q, kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nanquantile(self, q, dim, keepdim, interpolation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_nanquantile_scalar_out(const kf_call_t *call, kf_tensor_t *self,
    double q, kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nanquantile_scalar(self, q, dim, keepdim, interpolation, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_histogram_bin_ct_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t bins, kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t *hist,
    kf_tensor_t *bin_edges) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_histogram_bin_ct(self, bins, range, weight, density, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {hist, bin_edges};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_histogram_bins_tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *bins, kf_tensor_t *weight, bool density, kf_tensor_t *hist, kf_tensor_t *bin_edges)
    {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_histogram_bins_tensor(self, bins, weight, density, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {hist, bin_edges};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_segment_reduce_out(const kf_call_t *call, kf_tensor_t *data,
    kf_str_t reduce, kf_tensor_t *lengths, kf_tensor_t *indices, kf_tensor_t *offsets, int64_t axis,
    bool unsafe, kf_opt_scalar_t initial, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_segment_reduce(data, reduce, lengths, indices, offsets, axis, unsafe, initial, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_special_logsumexp_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_special_logsumexp(self, dim, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__logcumsumexp_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_logcumsumexp(self, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_hash_tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, int64_t mode, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_hash_tensor(self, dim, keepdim, mode, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_reduce[] = {
    {KF__OP_sum, KF__COMPUTE_sum_all, KF__AT_BACKEND, (kf_typed_fn)functional_sum},
    {KF__OP_sum_out, KF__COMPUTE_sum_all, KF__AT_BACKEND, (kf_typed_fn)out_sum_out},
    {KF__OP_sum_dim_IntList, KF__COMPUTE_sum_dims, KF__AT_BACKEND, (kf_typed_fn)functional_sum_dim_IntList},
    {KF__OP_sum_IntList_out, KF__COMPUTE_sum_dims, KF__AT_BACKEND, (kf_typed_fn)out_sum_IntList_out},
    {KF__OP_nansum, KF__COMPUTE_nansum, KF__AT_BACKEND, (kf_typed_fn)functional_nansum},
    {KF__OP_nansum_out, KF__COMPUTE_nansum, KF__AT_BACKEND, (kf_typed_fn)out_nansum_out},
    {KF__OP_mean, KF__COMPUTE_mean_all, KF__AT_BACKEND, (kf_typed_fn)functional_mean},
    {KF__OP_mean_dtype_out, KF__COMPUTE_mean_all, KF__AT_BACKEND, (kf_typed_fn)out_mean_dtype_out},
    {KF__OP_mean_dim, KF__COMPUTE_mean_dims, KF__AT_BACKEND, (kf_typed_fn)functional_mean_dim},
    {KF__OP_mean_out, KF__COMPUTE_mean_dims, KF__AT_BACKEND, (kf_typed_fn)out_mean_out},
    {KF__OP_nanmean, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nanmean},
    {KF__OP_nanmean_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nanmean_out},
    {KF__OP_prod, KF__COMPUTE_prod_all, KF__AT_BACKEND, (kf_typed_fn)functional_prod},
    {KF__OP_prod_out, KF__COMPUTE_prod_all, KF__AT_BACKEND, (kf_typed_fn)out_prod_out},
    {KF__OP_prod_dim_int, KF__COMPUTE_prod_dim, KF__AT_BACKEND, (kf_typed_fn)functional_prod_dim_int},
    {KF__OP_prod_int_out, KF__COMPUTE_prod_dim, KF__AT_BACKEND, (kf_typed_fn)out_prod_int_out},
    {KF__OP_amax, KF__COMPUTE_amax, KF__AT_BACKEND, (kf_typed_fn)functional_amax},
    {KF__OP_amax_out, KF__COMPUTE_amax, KF__AT_BACKEND, (kf_typed_fn)out_amax_out},
    {KF__OP_amin, KF__COMPUTE_amin, KF__AT_BACKEND, (kf_typed_fn)functional_amin},
    {KF__OP_amin_out, KF__COMPUTE_amin, KF__AT_BACKEND, (kf_typed_fn)out_amin_out},
    {KF__OP_aminmax, KF__COMPUTE_aminmax, KF__AT_BACKEND, (kf_typed_fn)functional_aminmax},
    {KF__OP_aminmax_out, KF__COMPUTE_aminmax, KF__AT_BACKEND, (kf_typed_fn)out_aminmax_out},
    {KF__OP_max, KF__COMPUTE_max_all, KF__AT_BACKEND, (kf_typed_fn)functional_max},
    {KF__OP_max_unary_out, KF__COMPUTE_max_all, KF__AT_BACKEND, (kf_typed_fn)out_max_unary_out},
    {KF__OP_min, KF__COMPUTE_min_all, KF__AT_BACKEND, (kf_typed_fn)functional_min},
    {KF__OP_min_unary_out, KF__COMPUTE_min_all, KF__AT_BACKEND, (kf_typed_fn)out_min_unary_out},
    {KF__OP_max_dim, KF__COMPUTE_max_dim, KF__AT_BACKEND, (kf_typed_fn)functional_max_dim},
    {KF__OP_max_dim_max, KF__COMPUTE_max_dim, KF__AT_BACKEND, (kf_typed_fn)out_max_dim_max},
    {KF__OP_min_dim, KF__COMPUTE_min_dim, KF__AT_BACKEND, (kf_typed_fn)functional_min_dim},
    {KF__OP_min_dim_min, KF__COMPUTE_min_dim, KF__AT_BACKEND, (kf_typed_fn)out_min_dim_min},
    {KF__OP_argmax, KF__COMPUTE_argmax, KF__AT_BACKEND, (kf_typed_fn)functional_argmax},
    {KF__OP_argmax_out, KF__COMPUTE_argmax, KF__AT_BACKEND, (kf_typed_fn)out_argmax_out},
    {KF__OP_argmin, KF__COMPUTE_argmin, KF__AT_BACKEND, (kf_typed_fn)functional_argmin},
    {KF__OP_argmin_out, KF__COMPUTE_argmin, KF__AT_BACKEND, (kf_typed_fn)out_argmin_out},
    {KF__OP_any, KF__COMPUTE_any_all, KF__AT_BACKEND, (kf_typed_fn)functional_any},
    {KF__OP_any_all_out, KF__COMPUTE_any_all, KF__AT_BACKEND, (kf_typed_fn)out_any_all_out},
    {KF__OP_any_dim, KF__COMPUTE_any_dim, KF__AT_BACKEND, (kf_typed_fn)functional_any_dim},
    {KF__OP_any_out, KF__COMPUTE_any_dim, KF__AT_BACKEND, (kf_typed_fn)out_any_out},
    {KF__OP_any_dims, KF__COMPUTE_any_dims, KF__AT_BACKEND, (kf_typed_fn)functional_any_dims},
    {KF__OP_any_dims_out, KF__COMPUTE_any_dims, KF__AT_BACKEND, (kf_typed_fn)out_any_dims_out},
    {KF__OP_all, KF__COMPUTE_all_all, KF__AT_BACKEND, (kf_typed_fn)functional_all},
    {KF__OP_all_all_out, KF__COMPUTE_all_all, KF__AT_BACKEND, (kf_typed_fn)out_all_all_out},
    {KF__OP_all_dim, KF__COMPUTE_all_dim, KF__AT_BACKEND, (kf_typed_fn)functional_all_dim},
    {KF__OP_all_out, KF__COMPUTE_all_dim, KF__AT_BACKEND, (kf_typed_fn)out_all_out},
    {KF__OP_all_dims, KF__COMPUTE_all_dims, KF__AT_BACKEND, (kf_typed_fn)functional_all_dims},
    {KF__OP_all_dims_out, KF__COMPUTE_all_dims, KF__AT_BACKEND, (kf_typed_fn)out_all_dims_out},
    {KF__OP_count_nonzero_dim_IntList, KF__COMPUTE_count_nonzero, KF__AT_BACKEND, (kf_typed_fn)functional_count_nonzero_dim_IntList},
    {KF__OP_count_nonzero_dim_IntList_out, KF__COMPUTE_count_nonzero, KF__AT_BACKEND, (kf_typed_fn)out_count_nonzero_dim_IntList_out},
    {KF__OP_count_nonzero, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_count_nonzero},
    {KF__OP_count_nonzero_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_count_nonzero_out},
    {KF__OP_var_correction, KF__COMPUTE_var, KF__AT_BACKEND, (kf_typed_fn)functional_var_correction},
    {KF__OP_var_correction_out, KF__COMPUTE_var, KF__AT_BACKEND, (kf_typed_fn)out_var_correction_out},
    {KF__OP_std_correction, KF__COMPUTE_std, KF__AT_BACKEND, (kf_typed_fn)functional_std_correction},
    {KF__OP_std_correction_out, KF__COMPUTE_std, KF__AT_BACKEND, (kf_typed_fn)out_std_correction_out},
    {KF__OP_var_mean_correction, KF__COMPUTE_var_mean, KF__AT_BACKEND, (kf_typed_fn)functional_var_mean_correction},
    {KF__OP_var_mean_correction_out, KF__COMPUTE_var_mean, KF__AT_BACKEND, (kf_typed_fn)out_var_mean_correction_out},
    {KF__OP_std_mean_correction, KF__COMPUTE_std_mean, KF__AT_BACKEND, (kf_typed_fn)functional_std_mean_correction},
    {KF__OP_std_mean_correction_out, KF__COMPUTE_std_mean, KF__AT_BACKEND, (kf_typed_fn)out_std_mean_correction_out},
    {KF__OP_var, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_var},
    {KF__OP_var_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_var_dim},
    {KF__OP_var_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_var_out},
    {KF__OP_std, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_std},
    {KF__OP_std_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_std_dim},
    {KF__OP_std_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_std_out},
    {KF__OP_var_mean, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_var_mean},
    {KF__OP_var_mean_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_var_mean_dim},
    {KF__OP_std_mean, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_std_mean},
    {KF__OP_std_mean_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_std_mean_dim},
    {KF__OP_linalg_vector_norm, KF__COMPUTE_linalg_vector_norm, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_vector_norm},
    {KF__OP_linalg_vector_norm_out, KF__COMPUTE_linalg_vector_norm, KF__AT_BACKEND, (kf_typed_fn)out_linalg_vector_norm_out},
    {KF__OP_norm_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_norm_Scalar},
    {KF__OP_norm_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_norm_Scalar_out},
    {KF__OP_norm_ScalarOpt_dtype, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_norm_ScalarOpt_dtype},
    {KF__OP_norm_ScalarOpt_dtype_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_norm_ScalarOpt_dtype_out},
    {KF__OP_norm_ScalarOpt_dim, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_norm_ScalarOpt_dim},
    {KF__OP_norm_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_norm_out},
    {KF__OP_norm_ScalarOpt_dim_dtype, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_norm_ScalarOpt_dim_dtype},
    {KF__OP_norm_dtype_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_norm_dtype_out},
    {KF__OP_frobenius_norm_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_frobenius_norm_dim},
    {KF__OP_frobenius_norm_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_frobenius_norm_out},
    {KF__OP_logsumexp, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logsumexp},
    {KF__OP_logsumexp_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_logsumexp_out},
    {KF__OP_cumsum, KF__COMPUTE_cumsum, KF__AT_BACKEND, (kf_typed_fn)functional_cumsum},
    {KF__OP_cumsum_, KF__COMPUTE_cumsum, KF__AT_BACKEND, (kf_typed_fn)inplace_cumsum_},
    {KF__OP_cumsum_out, KF__COMPUTE_cumsum, KF__AT_BACKEND, (kf_typed_fn)out_cumsum_out},
    {KF__OP_cumprod, KF__COMPUTE_cumprod, KF__AT_BACKEND, (kf_typed_fn)functional_cumprod},
    {KF__OP_cumprod_, KF__COMPUTE_cumprod, KF__AT_BACKEND, (kf_typed_fn)inplace_cumprod_},
    {KF__OP_cumprod_out, KF__COMPUTE_cumprod, KF__AT_BACKEND, (kf_typed_fn)out_cumprod_out},
    {KF__OP_logcumsumexp, KF__COMPUTE_logcumsumexp, KF__AT_BACKEND, (kf_typed_fn)functional_logcumsumexp},
    {KF__OP_logcumsumexp_out, KF__COMPUTE_logcumsumexp, KF__AT_BACKEND, (kf_typed_fn)out_logcumsumexp_out},
    {KF__OP_cummax, KF__COMPUTE_cummax, KF__AT_BACKEND, (kf_typed_fn)functional_cummax},
    {KF__OP_cummax_out, KF__COMPUTE_cummax, KF__AT_BACKEND, (kf_typed_fn)out_cummax_out},
    {KF__OP_cummin, KF__COMPUTE_cummin, KF__AT_BACKEND, (kf_typed_fn)functional_cummin},
    {KF__OP_cummin_out, KF__COMPUTE_cummin, KF__AT_BACKEND, (kf_typed_fn)out_cummin_out},
    {KF__OP_dist, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_dist},
    {KF__OP_dist_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_dist_out},
    {KF__OP_pairwise_distance, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_pairwise_distance},
    {KF__OP_cosine_similarity, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cosine_similarity},
    {KF__OP_renorm, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_renorm},
    {KF__OP_renorm_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)inplace_renorm_},
    {KF__OP_renorm_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_renorm_out},
    {KF__OP_cov, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cov},
    {KF__OP_corrcoef, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_corrcoef},
    {KF__OP_histc, KF__COMPUTE_histc, KF__AT_BACKEND, (kf_typed_fn)functional_histc},
    {KF__OP_histc_out, KF__COMPUTE_histc, KF__AT_BACKEND, (kf_typed_fn)out_histc_out},
    {KF__OP_bincount, KF__COMPUTE_bincount, KF__AT_BACKEND, (kf_typed_fn)functional_bincount},
    {KF__OP_bincount_out, KF__COMPUTE_bincount, KF__AT_BACKEND, (kf_typed_fn)out_bincount_out},
    {KF__OP_trapezoid_x, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_trapezoid_x},
    {KF__OP_trapezoid_dx, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_trapezoid_dx},
    {KF__OP_cumulative_trapezoid_x, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cumulative_trapezoid_x},
    {KF__OP_cumulative_trapezoid_dx, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cumulative_trapezoid_dx},
    {KF__OP_diff, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_diff},
    {KF__OP_diff_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_diff_out},
    {KF__OP_quantile, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_quantile},
    {KF__OP_quantile_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_quantile_out},
    {KF__OP_quantile_scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_quantile_scalar},
    {KF__OP_quantile_scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_quantile_scalar_out},
    {KF__OP_nanquantile, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nanquantile},
    {KF__OP_nanquantile_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nanquantile_out},
    {KF__OP_nanquantile_scalar, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nanquantile_scalar},
    {KF__OP_nanquantile_scalar_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nanquantile_scalar_out},
    {KF__OP_histogram_bin_ct, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_histogram_bin_ct},
    {KF__OP_histogram_bin_ct_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_histogram_bin_ct_out},
    {KF__OP_histogram_bins_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_histogram_bins_tensor},
    {KF__OP_histogram_bins_tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_histogram_bins_tensor_out},
    {KF__OP_histogramdd, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_histogramdd},
    {KF__OP_histogramdd_int_bins, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_histogramdd_int_bins},
    {KF__OP_histogramdd_TensorList_bins, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_histogramdd_TensorList_bins},
    {KF__OP_segment_reduce, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_segment_reduce},
    {KF__OP_segment_reduce_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_segment_reduce_out},
    {KF__OP_special_logsumexp, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_special_logsumexp},
    {KF__OP_special_logsumexp_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_special_logsumexp_out},
    {KF__OP__logcumsumexp, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__logcumsumexp},
    {KF__OP__logcumsumexp_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__logcumsumexp_out},
    {KF__OP_trapz_x, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_trapz_x},
    {KF__OP_trapz_dx, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_trapz_dx},
    {KF__OP__aminmax, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__aminmax},
    {KF__OP__aminmax_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__aminmax_dim},
    {KF__OP_hash_tensor, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hash_tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_hash_tensor_out},
    {KF__OP__histogramdd_bin_edges, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__histogramdd_from_bin_cts, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__histogramdd_from_bin_tensors, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__cummax_helper, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__cummin_helper, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
