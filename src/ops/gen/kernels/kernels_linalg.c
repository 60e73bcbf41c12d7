/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_linalg_cholesky_ex(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    bool upper, bool check_errors) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_linalg_cholesky_ex(r, self));
  kf_compute_linalg_cholesky_ex_fn compute = (kf_compute_linalg_cholesky_ex_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, upper, check_errors, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(linalg_cholesky_ex, linalg_cholesky_ex, Tbb, TT)
KF__OUT_FORM(linalg_cholesky_ex_L, linalg_cholesky_ex, Tbb, TT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_cholesky_out(const kf_call_t *call, kf_tensor_t *self, bool
    upper, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_cholesky(self, upper, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_cholesky_out(const kf_call_t *call, kf_tensor_t *self, bool upper,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_cholesky(self, upper, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_cholesky_solve_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *input2, bool upper, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_cholesky_solve(self, input2, upper, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_cholesky_inverse_out(const kf_call_t *call, kf_tensor_t *self, bool
    upper, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_cholesky_inverse(self, upper, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

static kf_status_t run_linalg_lu_factor_ex(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A,
    bool pivot, bool check_errors) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule_linalg_lu_factor_ex(r, A, pivot));
  kf_compute_linalg_lu_factor_ex_fn compute = (kf_compute_linalg_lu_factor_ex_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, check_errors, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(linalg_lu_factor_ex, linalg_lu_factor_ex, Tbb, TTT)
KF__OUT_FORM(linalg_lu_factor_ex_out, linalg_lu_factor_ex, Tbb, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_lu_factor_out(const kf_call_t *call, kf_tensor_t *A, bool
    pivot, kf_tensor_t *LU, kf_tensor_t *pivots) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_linalg_lu_factor(A, pivot, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {LU, pivots};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_lu_unpack(const kf_call_t *call, kf_results_t *r, kf_tensor_t *LU_data,
    kf_tensor_t *LU_pivots, bool unpack_data, bool unpack_pivots) {
  if (KF_UNLIKELY(kf__suspect(LU_data) || kf__suspect(LU_pivots)))
    KF_TRY(kf__check_pair(call, LU_data, LU_pivots, "LU_data\0LU_pivots"));
  if (KF_UNLIKELY(kf__other_device(LU_data, LU_pivots)))
    KF_TRY(kf__check_device(r->op, LU_data, LU_pivots, "LU_pivots"));
  KF_TRY(kf__rule_lu_unpack(r, LU_data, LU_pivots, unpack_data, unpack_pivots));
  kf_compute_lu_unpack_fn compute = (kf_compute_lu_unpack_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(LU_data, LU_pivots, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(lu_unpack, lu_unpack, TTbb, TTT)
KF__OUT_FORM(lu_unpack_out, lu_unpack, TTbb, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_lu_out(const kf_call_t *call, kf_tensor_t *A, bool pivot,
    kf_tensor_t *P, kf_tensor_t *L, kf_tensor_t *U) {
  kf_tensor_t *made0 = NULL, *made1 = NULL, *made2 = NULL;
  KF_TRY(kf_linalg_lu(A, pivot, &made0, &made1, &made2));
  kf_tensor_t *const results[] = {made0, made1, made2};
  kf_tensor_t *const given[] = {P, L, U};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 3, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_linalg_lu_solve_out(const kf_call_t *call, kf_tensor_t *LU,
    kf_tensor_t *pivots, kf_tensor_t *B, bool left, bool adjoint, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_lu_solve(LU, pivots, B, left, adjoint, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_lu_solve_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *LU_data, kf_tensor_t *LU_pivots, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_lu_solve(self, LU_data, LU_pivots, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__linalg_solve_ex(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A,
    kf_tensor_t *B, bool left, bool check_errors) {
  if (KF_UNLIKELY(kf__suspect(A) || kf__suspect(B)))
    KF_TRY(kf__check_pair(call, A, B, "A\0B"));
  if (KF_UNLIKELY(kf__other_device(A, B)))
    KF_TRY(kf__check_device(r->op, A, B, "B"));
  KF_TRY(kf__rule__linalg_solve_ex(r, A, B, left));
  kf_compute__linalg_solve_ex_fn compute = (kf_compute__linalg_solve_ex_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, B, left, check_errors, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(_linalg_solve_ex, _linalg_solve_ex, TTbb, TTTT)
KF__OUT_FORM(_linalg_solve_ex_result, _linalg_solve_ex, TTbb, TTTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_solve_ex_out(const kf_call_t *call, kf_tensor_t *A,
    kf_tensor_t *B, bool left, bool check_errors, kf_tensor_t *result, kf_tensor_t *info) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_linalg_solve_ex(A, B, left, check_errors, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {result, info};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_linalg_solve_out(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t
    *B, bool left, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_solve(A, B, left, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_linalg_inv_ex(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A, bool
    check_errors) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule_linalg_inv_ex(r, A));
  kf_compute_linalg_inv_ex_fn compute = (kf_compute_linalg_inv_ex_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, check_errors, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(linalg_inv_ex, linalg_inv_ex, Tb, TT)
KF__OUT_FORM(linalg_inv_ex_inverse, linalg_inv_ex, Tb, TT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_inv_out(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_inv(A, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_inverse_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_inverse(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__linalg_det(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule__linalg_det(r, A));
  kf_compute__linalg_det_fn compute = (kf_compute__linalg_det_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(_linalg_det, _linalg_det, T, TTT)
KF__OUT_FORM(_linalg_det_result, _linalg_det, T, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_det_out(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_det(A, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__linalg_slogdet(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule__linalg_slogdet(r, A));
  kf_compute__linalg_slogdet_fn compute = (kf_compute__linalg_slogdet_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(_linalg_slogdet, _linalg_slogdet, T, TTTT)
KF__OUT_FORM(_linalg_slogdet_sign, _linalg_slogdet, T, TTTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_slogdet_out(const kf_call_t *call, kf_tensor_t *A,
    kf_tensor_t *sign, kf_tensor_t *logabsdet) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_linalg_slogdet(A, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {sign, logabsdet};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_slogdet_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *sign, kf_tensor_t *logabsdet) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_slogdet(self, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {sign, logabsdet};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_linalg_solve_triangular(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_tensor_t *B, bool upper, bool left, bool unitriangular) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(B)))
    KF_TRY(kf__check_pair(call, self, B, "self\0B"));
  if (KF_UNLIKELY(kf__other_device(self, B)))
    KF_TRY(kf__check_device(r->op, self, B, "B"));
  KF_TRY(kf__rule_linalg_solve_triangular(r, self, B, left));
  kf_compute_linalg_solve_triangular_fn compute = (kf_compute_linalg_solve_triangular_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, B, upper, left, unitriangular, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(linalg_solve_triangular, linalg_solve_triangular, TTbbb, T)
KF__OUT_FORM(linalg_solve_triangular_out, linalg_solve_triangular, TTbbb, T, KF__OUT_EXACT)

KF__COLD static kf_status_t out_triangular_solve_X(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *A, bool upper, bool transpose, bool unitriangular, kf_tensor_t *X, kf_tensor_t *M)
    {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_triangular_solve(self, A, upper, transpose, unitriangular, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {X, M};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_linalg_qr(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A, kf_str_t
    mode) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule_linalg_qr(r, A, mode));
  kf_compute_linalg_qr_fn compute = (kf_compute_linalg_qr_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(linalg_qr, linalg_qr, Tt, TT)
KF__OUT_FORM(linalg_qr_out, linalg_qr, Tt, TT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_qr_Q(const kf_call_t *call, kf_tensor_t *self, bool some,
    kf_tensor_t *Q, kf_tensor_t *R) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_qr(self, some, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {Q, R};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_geqrf(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_geqrf(r, self));
  kf_compute_geqrf_fn compute = (kf_compute_geqrf_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(geqrf, geqrf, T, TT)
KF__OUT_FORM(geqrf_a, geqrf, T, TT, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_linalg_householder_product_out(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *tau, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_householder_product(input, tau, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_orgqr_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *input2, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_orgqr(self, input2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_ormqr_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *input2, kf_tensor_t *input3, bool left, bool transpose, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_ormqr(self, input2, input3, left, transpose, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_linalg_ldl_factor_ex(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, bool hermitian, bool check_errors) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_linalg_ldl_factor_ex(r, self));
  kf_compute_linalg_ldl_factor_ex_fn compute = (kf_compute_linalg_ldl_factor_ex_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, hermitian, check_errors, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(linalg_ldl_factor_ex, linalg_ldl_factor_ex, Tbb, TTT)
KF__OUT_FORM(linalg_ldl_factor_ex_out, linalg_ldl_factor_ex, Tbb, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_ldl_factor_out(const kf_call_t *call, kf_tensor_t *self, bool
    hermitian, kf_tensor_t *LD, kf_tensor_t *pivots) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_linalg_ldl_factor(self, hermitian, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {LD, pivots};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_RESULT, false);
}

static kf_status_t run_linalg_ldl_solve(const kf_call_t *call, kf_results_t *r, kf_tensor_t *LD,
    kf_tensor_t *pivots, kf_tensor_t *B, bool hermitian) {
  if (KF_UNLIKELY(kf__suspect(LD) || kf__suspect(pivots)))
    KF_TRY(kf__check_pair(call, LD, pivots, "LD\0pivots"));
  if (KF_UNLIKELY(kf__suspect(B)))
    KF_TRY(kf__check_argument(call, B, "B"));
  if (KF_UNLIKELY(kf__other_device(LD, pivots)))
    KF_TRY(kf__check_device(r->op, LD, pivots, "pivots"));
  if (KF_UNLIKELY(kf__other_device(LD, B)))
    KF_TRY(kf__check_device(r->op, LD, B, "B"));
  KF_TRY(kf__rule_linalg_ldl_solve(r, LD, pivots, B));
  kf_compute_linalg_ldl_solve_fn compute = (kf_compute_linalg_ldl_solve_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(LD, pivots, B, hermitian, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(linalg_ldl_solve, linalg_ldl_solve, TTTb, T)
KF__OUT_FORM(linalg_ldl_solve_out, linalg_ldl_solve, TTTb, T, KF__OUT_EXACT)

static kf_status_t run__linalg_svd(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A, bool
    full_matrices, bool compute_uv, kf_str_t driver) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule__linalg_svd(r, A, full_matrices, compute_uv, driver));
  kf_compute__linalg_svd_fn compute = (kf_compute__linalg_svd_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, full_matrices, compute_uv, r->tensors[0], r->tensors[1], r->tensors[2]);
}
KF__FUNCTIONAL_FORM(_linalg_svd, _linalg_svd, Tbbt, TTT)
KF__OUT_FORM(_linalg_svd_U, _linalg_svd, Tbbt, TTT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_svd_U(const kf_call_t *call, kf_tensor_t *A, bool
    full_matrices, kf_str_t driver, kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh) {
  kf_tensor_t *made0 = NULL, *made1 = NULL, *made2 = NULL;
  KF_TRY(kf_linalg_svd(A, full_matrices, driver, &made0, &made1, &made2));
  kf_tensor_t *const results[] = {made0, made1, made2};
  kf_tensor_t *const given[] = {U, S, Vh};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 3, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_linalg_svdvals_out(const kf_call_t *call, kf_tensor_t *A, kf_str_t
    driver, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_svdvals(A, driver, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_svd_U(const kf_call_t *call, kf_tensor_t *self, bool some, bool
    compute_uv, kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *V) {
  kf_tensor_t *made0 = NULL, *made1 = NULL, *made2 = NULL;
  KF_TRY(kf_svd(self, some, compute_uv, &made0, &made1, &made2));
  kf_tensor_t *const results[] = {made0, made1, made2};
  kf_tensor_t *const given[] = {U, S, V};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 3, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run__linalg_eigh(const kf_call_t *call, kf_results_t *r, kf_tensor_t *A, kf_str_t
    UPLO, bool compute_v) {
  if (KF_UNLIKELY(kf__suspect(A)))
    KF_TRY(kf__check_argument(call, A, "A"));
  KF_TRY(kf__rule__linalg_eigh(r, A, UPLO, compute_v));
  kf_compute__linalg_eigh_fn compute = (kf_compute__linalg_eigh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(A, UPLO, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(_linalg_eigh, _linalg_eigh, Ttb, TT)
KF__OUT_FORM(_linalg_eigh_eigenvalues, _linalg_eigh, Ttb, TT, KF__OUT_EXACT)

KF__COLD static kf_status_t out_linalg_eigh_eigvals(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t UPLO, kf_tensor_t *eigvals, kf_tensor_t *eigvecs) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_linalg_eigh(self, UPLO, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {eigvals, eigvecs};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_linalg_eigvalsh_out(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t UPLO, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_eigvalsh(self, UPLO, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_linalg_eig(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_linalg_eig(r, self));
  kf_compute_linalg_eig_fn compute = (kf_compute_linalg_eig_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0], r->tensors[1]);
}
KF__FUNCTIONAL_FORM(linalg_eig, linalg_eig, T, TT)
KF__OUT_FORM(linalg_eig_out, linalg_eig, T, TT, KF__OUT_CASTABLE)

static kf_status_t run__linalg_eigvals(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__linalg_eigvals(r, self));
  kf_compute__linalg_eigvals_fn compute = (kf_compute__linalg_eigvals_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_linalg_eigvals, _linalg_eigvals, T, T)

KF__COLD static kf_status_t out_linalg_eigvals_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_eigvals(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EIGENVALUES, true);
}

static kf_status_t run_linalg_lstsq(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *b, kf_opt_float_t rcond, kf_str_t driver) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(b)))
    KF_TRY(kf__check_pair(call, self, b, "self\0b"));
  if (KF_UNLIKELY(kf__other_device(self, b)))
    KF_TRY(kf__check_device(r->op, self, b, "b"));
  KF_TRY(kf__rule_linalg_lstsq(r, self, b, driver));
  kf_compute_linalg_lstsq_fn compute = (kf_compute_linalg_lstsq_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, b, rcond, driver, r->tensors[0], r->tensors[1], r->tensors[2], r->tensors[3]);
}
KF__FUNCTIONAL_FORM(linalg_lstsq, linalg_lstsq, TTFt, TTTT)
KF__OUT_FORM(linalg_lstsq_out, linalg_lstsq, TTFt, TTTT, KF__OUT_RESULT)

KF__COLD static kf_status_t out_linalg_pinv_atol_rtol_tensor_out(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_pinv_atol_rtol_float_out(const kf_call_t *call, kf_tensor_t
    *self, kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_pinv_out(const kf_call_t *call, kf_tensor_t *self, double
    rcond, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_pinv(self, rcond, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_pinv_out_rcond_tensor(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *rcond, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_pinv_rcond_tensor(self, rcond, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_rank_atol_rtol_tensor_out(const kf_call_t *call,
    kf_tensor_t *input, kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_rank_atol_rtol_float_out(const kf_call_t *call,
    kf_tensor_t *self, kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_rank_out(const kf_call_t *call, kf_tensor_t *self,
    double tol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_rank(self, tol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_rank_out_tol_tensor(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *tol, bool hermitian, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_rank_tol_tensor(input, tol, hermitian, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_exp_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_exp(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_linalg_multi_dot_out(const kf_call_t *call, kf_tensor_span_t
    tensors, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_multi_dot(tensors, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_chain_matmul_out(const kf_call_t *call, kf_tensor_span_t matrices,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_chain_matmul(matrices, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_linalg_tensorinv_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t ind, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_tensorinv(self, ind, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_tensorsolve_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_int_span_t dims, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_tensorsolve(self, other, dims, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, true);
}

KF__COLD static kf_status_t out_linalg_matmul_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matmul(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_matrix_norm_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_norm(self, ord, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_linalg_matrix_norm_str_ord_out(const kf_call_t *call, kf_tensor_t
    *self, kf_str_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_linalg_norm_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_norm(self, ord, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_linalg_norm_ord_str_out(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_norm_ord_str(self, ord, dim, keepdim, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_nuclear_norm_out(const kf_call_t *call, kf_tensor_t *self, bool
    keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nuclear_norm(self, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_nuclear_norm_dim_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_nuclear_norm_dim(self, dim, keepdim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_linalg_cond_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_cond(self, p, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_cond_p_str_out(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t p, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_cond_p_str(self, p, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_linalg_vecdot_out(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t
    *y, int64_t dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_vecdot(x, y, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_linalg[] = {
    {KF__OP__linalg_check_errors, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__linalg_check_errors},
    {KF__OP_linalg_cholesky_ex, KF__COMPUTE_linalg_cholesky_ex, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_cholesky_ex},
    {KF__OP_linalg_cholesky_ex_L, KF__COMPUTE_linalg_cholesky_ex, KF__AT_BACKEND, (kf_typed_fn)out_linalg_cholesky_ex_L},
    {KF__OP_linalg_cholesky, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_cholesky},
    {KF__OP_linalg_cholesky_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_cholesky_out},
    {KF__OP_cholesky, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cholesky},
    {KF__OP_cholesky_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_cholesky_out},
    {KF__OP_cholesky_solve, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_cholesky_solve},
    {KF__OP_cholesky_solve_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_cholesky_solve_out},
    {KF__OP_cholesky_inverse, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cholesky_inverse},
    {KF__OP_cholesky_inverse_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_cholesky_inverse_out},
    {KF__OP_linalg_lu_factor_ex, KF__COMPUTE_linalg_lu_factor_ex, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_lu_factor_ex},
    {KF__OP_linalg_lu_factor_ex_out, KF__COMPUTE_linalg_lu_factor_ex, KF__AT_BACKEND, (kf_typed_fn)out_linalg_lu_factor_ex_out},
    {KF__OP_linalg_lu_factor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_lu_factor},
    {KF__OP_linalg_lu_factor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_lu_factor_out},
    {KF__OP__lu_with_info, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__lu_with_info},
    {KF__OP_lu_unpack, KF__COMPUTE_lu_unpack, KF__AT_BACKEND, (kf_typed_fn)functional_lu_unpack},
    {KF__OP_lu_unpack_out, KF__COMPUTE_lu_unpack, KF__AT_BACKEND, (kf_typed_fn)out_lu_unpack_out},
    {KF__OP_linalg_lu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_lu},
    {KF__OP_linalg_lu_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_lu_out},
    {KF__OP_linalg_lu_solve, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_lu_solve},
    {KF__OP_linalg_lu_solve_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_lu_solve_out},
    {KF__OP_lu_solve, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_lu_solve},
    {KF__OP_lu_solve_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_lu_solve_out},
    {KF__OP__linalg_solve_ex, KF__COMPUTE__linalg_solve_ex, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_solve_ex},
    {KF__OP__linalg_solve_ex_result, KF__COMPUTE__linalg_solve_ex, KF__AT_BACKEND, (kf_typed_fn)out__linalg_solve_ex_result},
    {KF__OP_linalg_solve_ex, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_solve_ex},
    {KF__OP_linalg_solve_ex_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_solve_ex_out},
    {KF__OP_linalg_solve, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_solve},
    {KF__OP_linalg_solve_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_solve_out},
    {KF__OP_linalg_inv_ex, KF__COMPUTE_linalg_inv_ex, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_inv_ex},
    {KF__OP_linalg_inv_ex_inverse, KF__COMPUTE_linalg_inv_ex, KF__AT_BACKEND, (kf_typed_fn)out_linalg_inv_ex_inverse},
    {KF__OP_linalg_inv, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_inv},
    {KF__OP_linalg_inv_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_inv_out},
    {KF__OP_inverse, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_inverse},
    {KF__OP_inverse_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_inverse_out},
    {KF__OP__linalg_det, KF__COMPUTE__linalg_det, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_det},
    {KF__OP__linalg_det_result, KF__COMPUTE__linalg_det, KF__AT_BACKEND, (kf_typed_fn)out__linalg_det_result},
    {KF__OP_linalg_det, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_det},
    {KF__OP_linalg_det_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_det_out},
    {KF__OP_det, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_det},
    {KF__OP__linalg_slogdet, KF__COMPUTE__linalg_slogdet, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_slogdet},
    {KF__OP__linalg_slogdet_sign, KF__COMPUTE__linalg_slogdet, KF__AT_BACKEND, (kf_typed_fn)out__linalg_slogdet_sign},
    {KF__OP_linalg_slogdet, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_slogdet},
    {KF__OP_linalg_slogdet_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_slogdet_out},
    {KF__OP_slogdet, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_slogdet},
    {KF__OP_slogdet_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_slogdet_out},
    {KF__OP_logdet, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_logdet},
    {KF__OP_linalg_solve_triangular, KF__COMPUTE_linalg_solve_triangular, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_solve_triangular},
    {KF__OP_linalg_solve_triangular_out, KF__COMPUTE_linalg_solve_triangular, KF__AT_BACKEND, (kf_typed_fn)out_linalg_solve_triangular_out},
    {KF__OP_triangular_solve, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_triangular_solve},
    {KF__OP_triangular_solve_X, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_triangular_solve_X},
    {KF__OP_linalg_qr, KF__COMPUTE_linalg_qr, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_qr},
    {KF__OP_linalg_qr_out, KF__COMPUTE_linalg_qr, KF__AT_BACKEND, (kf_typed_fn)out_linalg_qr_out},
    {KF__OP_qr, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_qr},
    {KF__OP_qr_Q, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_qr_Q},
    {KF__OP_geqrf, KF__COMPUTE_geqrf, KF__AT_BACKEND, (kf_typed_fn)functional_geqrf},
    {KF__OP_geqrf_a, KF__COMPUTE_geqrf, KF__AT_BACKEND, (kf_typed_fn)out_geqrf_a},
    {KF__OP_linalg_householder_product, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_householder_product},
    {KF__OP_linalg_householder_product_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_householder_product_out},
    {KF__OP_orgqr, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_orgqr},
    {KF__OP_orgqr_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_orgqr_out},
    {KF__OP_ormqr, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_ormqr},
    {KF__OP_ormqr_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_ormqr_out},
    {KF__OP_linalg_ldl_factor_ex, KF__COMPUTE_linalg_ldl_factor_ex, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_ldl_factor_ex},
    {KF__OP_linalg_ldl_factor_ex_out, KF__COMPUTE_linalg_ldl_factor_ex, KF__AT_BACKEND, (kf_typed_fn)out_linalg_ldl_factor_ex_out},
    {KF__OP_linalg_ldl_factor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_ldl_factor},
    {KF__OP_linalg_ldl_factor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_ldl_factor_out},
    {KF__OP_linalg_ldl_solve, KF__COMPUTE_linalg_ldl_solve, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_ldl_solve},
    {KF__OP_linalg_ldl_solve_out, KF__COMPUTE_linalg_ldl_solve, KF__AT_BACKEND, (kf_typed_fn)out_linalg_ldl_solve_out},
    {KF__OP__linalg_svd, KF__COMPUTE__linalg_svd, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_svd},
    {KF__OP__linalg_svd_U, KF__COMPUTE__linalg_svd, KF__AT_BACKEND, (kf_typed_fn)out__linalg_svd_U},
    {KF__OP_linalg_svd, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_svd},
    {KF__OP_linalg_svd_U, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_svd_U},
    {KF__OP_linalg_svdvals, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_svdvals},
    {KF__OP_linalg_svdvals_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_svdvals_out},
    {KF__OP_svd, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_svd},
    {KF__OP_svd_U, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_svd_U},
    {KF__OP__linalg_eigh, KF__COMPUTE__linalg_eigh, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_eigh},
    {KF__OP__linalg_eigh_eigenvalues, KF__COMPUTE__linalg_eigh, KF__AT_BACKEND, (kf_typed_fn)out__linalg_eigh_eigenvalues},
    {KF__OP_linalg_eigh, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_eigh},
    {KF__OP_linalg_eigh_eigvals, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_eigh_eigvals},
    {KF__OP_linalg_eigvalsh, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_eigvalsh},
    {KF__OP_linalg_eigvalsh_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_eigvalsh_out},
    {KF__OP_linalg_eig, KF__COMPUTE_linalg_eig, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_eig},
    {KF__OP_linalg_eig_out, KF__COMPUTE_linalg_eig, KF__AT_BACKEND, (kf_typed_fn)out_linalg_eig_out},
    {KF__OP__linalg_eigvals, KF__COMPUTE__linalg_eigvals, KF__AT_BACKEND, (kf_typed_fn)functional__linalg_eigvals},
    {KF__OP_linalg_eigvals, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_eigvals},
    {KF__OP_linalg_eigvals_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_eigvals_out},
    {KF__OP_linalg_lstsq, KF__COMPUTE_linalg_lstsq, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_lstsq},
    {KF__OP_linalg_lstsq_out, KF__COMPUTE_linalg_lstsq, KF__AT_BACKEND, (kf_typed_fn)out_linalg_lstsq_out},
    {KF__OP_linalg_pinv_atol_rtol_tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linalg_pinv_atol_rtol_tensor},
    {KF__OP_linalg_pinv_atol_rtol_tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_linalg_pinv_atol_rtol_tensor_out},
    {KF__OP_linalg_pinv_atol_rtol_float, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_pinv_atol_rtol_float},
    {KF__OP_linalg_pinv_atol_rtol_float_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_pinv_atol_rtol_float_out},
    {KF__OP_linalg_pinv, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_pinv},
    {KF__OP_linalg_pinv_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_pinv_out},
    {KF__OP_linalg_pinv_rcond_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_pinv_rcond_tensor},
    {KF__OP_linalg_pinv_out_rcond_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_pinv_out_rcond_tensor},
    {KF__OP_pinverse, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_pinverse},
    {KF__OP_linalg_matrix_rank_atol_rtol_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_rank_atol_rtol_tensor},
    {KF__OP_linalg_matrix_rank_atol_rtol_tensor_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_rank_atol_rtol_tensor_out},
    {KF__OP_linalg_matrix_rank_atol_rtol_float, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_rank_atol_rtol_float},
    {KF__OP_linalg_matrix_rank_atol_rtol_float_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_rank_atol_rtol_float_out},
    {KF__OP_linalg_matrix_rank, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_rank},
    {KF__OP_linalg_matrix_rank_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_rank_out},
    {KF__OP_linalg_matrix_rank_tol_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_rank_tol_tensor},
    {KF__OP_linalg_matrix_rank_out_tol_tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_rank_out_tol_tensor},
    {KF__OP_linalg_matrix_exp, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linalg_matrix_exp},
    {KF__OP_linalg_matrix_exp_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_linalg_matrix_exp_out},
    {KF__OP_matrix_exp, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_matrix_exp},
    {KF__OP_linalg_multi_dot, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_multi_dot},
    {KF__OP_linalg_multi_dot_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_multi_dot_out},
    {KF__OP_chain_matmul, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_chain_matmul},
    {KF__OP_chain_matmul_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_chain_matmul_out},
    {KF__OP_linalg_tensorinv, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_tensorinv},
    {KF__OP_linalg_tensorinv_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_tensorinv_out},
    {KF__OP_linalg_tensorsolve, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_tensorsolve},
    {KF__OP_linalg_tensorsolve_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_tensorsolve_out},
    {KF__OP_linalg_matmul, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matmul},
    {KF__OP_linalg_matmul_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matmul_out},
    {KF__OP_linalg_matrix_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_norm},
    {KF__OP_linalg_matrix_norm_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_norm_out},
    {KF__OP_linalg_matrix_norm_str_ord, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_norm_str_ord},
    {KF__OP_linalg_matrix_norm_str_ord_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_norm_str_ord_out},
    {KF__OP_linalg_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_norm},
    {KF__OP_linalg_norm_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_norm_out},
    {KF__OP_linalg_norm_ord_str, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_norm_ord_str},
    {KF__OP_linalg_norm_ord_str_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_norm_ord_str_out},
    {KF__OP_nuclear_norm, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nuclear_norm},
    {KF__OP_nuclear_norm_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nuclear_norm_out},
    {KF__OP_nuclear_norm_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nuclear_norm_dim},
    {KF__OP_nuclear_norm_dim_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_nuclear_norm_dim_out},
    {KF__OP_linalg_cond, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_cond},
    {KF__OP_linalg_cond_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_cond_out},
    {KF__OP_linalg_cond_p_str, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_cond_p_str},
    {KF__OP_linalg_cond_p_str_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_cond_p_str_out},
    {KF__OP_linalg_vander, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_linalg_vecdot, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_linalg_vecdot_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_vecdot_out},
    {0, 0, KF__AT_END, NULL},
};
