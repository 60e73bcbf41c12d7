/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_mm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mat2) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mat2)))
    KF_TRY(kf__check_pair(call, self, mat2, "self\0mat2"));
  if (KF_UNLIKELY(kf__other_device(self, mat2)))
    KF_TRY(kf__check_device(r->op, self, mat2, "mat2"));
  KF_TRY(kf__rule_mm(r, self, mat2));
  kf_compute_mm_fn compute = (kf_compute_mm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, mat2, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(mm, mm, TT, T)
KF__OUT_FORM(mm_out, mm, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_addmm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mat1, kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mat1)))
    KF_TRY(kf__check_pair(call, self, mat1, "self\0mat1"));
  if (KF_UNLIKELY(kf__suspect(mat2)))
    KF_TRY(kf__check_argument(call, mat2, "mat2"));
  if (KF_UNLIKELY(kf__other_device(self, mat1)))
    KF_TRY(kf__check_device(r->op, self, mat1, "mat1"));
  if (KF_UNLIKELY(kf__other_device(self, mat2)))
    KF_TRY(kf__check_device(r->op, self, mat2, "mat2"));
  KF_TRY(kf__rule_addmm(r, self, mat1, mat2, beta, alpha));
  kf_compute_addmm_fn compute = (kf_compute_addmm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, mat1, mat2, beta, alpha, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(addmm, addmm, TTTss, T)
KF__INPLACE_FORM(addmm_, addmm, TTTss)
KF__OUT_FORM(addmm_out, addmm, TTTss, T, KF__OUT_CASTABLE)

static kf_status_t run_bmm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mat2) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mat2)))
    KF_TRY(kf__check_pair(call, self, mat2, "self\0mat2"));
  if (KF_UNLIKELY(kf__other_device(self, mat2)))
    KF_TRY(kf__check_device(r->op, self, mat2, "mat2"));
  KF_TRY(kf__rule_bmm(r, self, mat2));
  kf_compute_bmm_fn compute = (kf_compute_bmm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, mat2, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(bmm, bmm, TT, T)
KF__OUT_FORM(bmm_out, bmm, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_baddbmm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(batch1)))
    KF_TRY(kf__check_pair(call, self, batch1, "self\0batch1"));
  if (KF_UNLIKELY(kf__suspect(batch2)))
    KF_TRY(kf__check_argument(call, batch2, "batch2"));
  if (KF_UNLIKELY(kf__other_device(self, batch1)))
    KF_TRY(kf__check_device(r->op, self, batch1, "batch1"));
  if (KF_UNLIKELY(kf__other_device(self, batch2)))
    KF_TRY(kf__check_device(r->op, self, batch2, "batch2"));
  KF_TRY(kf__rule_baddbmm(r, self, batch1, batch2, beta, alpha));
  kf_compute_baddbmm_fn compute = (kf_compute_baddbmm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, batch1, batch2, beta, alpha, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(baddbmm, baddbmm, TTTss, T)
KF__INPLACE_FORM(baddbmm_, baddbmm, TTTss)
KF__OUT_FORM(baddbmm_out, baddbmm, TTTss, T, KF__OUT_CASTABLE)

static kf_status_t run_addbmm(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *batch1, kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(batch1)))
    KF_TRY(kf__check_pair(call, self, batch1, "self\0batch1"));
  if (KF_UNLIKELY(kf__suspect(batch2)))
    KF_TRY(kf__check_argument(call, batch2, "batch2"));
  if (KF_UNLIKELY(kf__other_device(self, batch1)))
    KF_TRY(kf__check_device(r->op, self, batch1, "batch1"));
  if (KF_UNLIKELY(kf__other_device(self, batch2)))
    KF_TRY(kf__check_device(r->op, self, batch2, "batch2"));
  KF_TRY(kf__rule_addbmm(r, self, batch1, batch2, beta, alpha));
  kf_compute_addbmm_fn compute = (kf_compute_addbmm_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, batch1, batch2, beta, alpha, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(addbmm, addbmm, TTTss, T)
KF__INPLACE_FORM(addbmm_, addbmm, TTTss)
KF__OUT_FORM(addbmm_out, addbmm, TTTss, T, KF__OUT_CASTABLE)

static kf_status_t run_mv(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *vec) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(vec)))
    KF_TRY(kf__check_pair(call, self, vec, "self\0vec"));
  if (KF_UNLIKELY(kf__other_device(self, vec)))
    KF_TRY(kf__check_device(r->op, self, vec, "vec"));
  KF_TRY(kf__rule_mv(r, self, vec));
  kf_compute_mv_fn compute = (kf_compute_mv_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, vec, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(mv, mv, TT, T)
KF__OUT_FORM(mv_out, mv, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_addmv(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *mat, kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mat)))
    KF_TRY(kf__check_pair(call, self, mat, "self\0mat"));
  if (KF_UNLIKELY(kf__suspect(vec)))
    KF_TRY(kf__check_argument(call, vec, "vec"));
  if (KF_UNLIKELY(kf__other_device(self, mat)))
    KF_TRY(kf__check_device(r->op, self, mat, "mat"));
  if (KF_UNLIKELY(kf__other_device(self, vec)))
    KF_TRY(kf__check_device(r->op, self, vec, "vec"));
  KF_TRY(kf__rule_addmv(r, self, mat, vec, beta, alpha));
  kf_compute_addmv_fn compute = (kf_compute_addmv_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, mat, vec, beta, alpha, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(addmv, addmv, TTTss, T)
KF__INPLACE_FORM(addmv_, addmv, TTTss)
KF__OUT_FORM(addmv_out, addmv, TTTss, T, KF__OUT_CASTABLE)

static kf_status_t run_dot(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *tensor) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(tensor)))
    KF_TRY(kf__check_pair(call, self, tensor, "self\0tensor"));
  if (KF_UNLIKELY(kf__other_device(self, tensor)))
    KF_TRY(kf__check_device(r->op, self, tensor, "tensor"));
  KF_TRY(kf__rule_dot(r, self, tensor));
  kf_compute_dot_fn compute = (kf_compute_dot_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, tensor, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(dot, dot, TT, T)
KF__OUT_FORM(dot_out, dot, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_vdot(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  KF_TRY(kf__rule_vdot(r, self, other));
  kf_compute_vdot_fn compute = (kf_compute_vdot_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, other, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(vdot, vdot, TT, T)
KF__OUT_FORM(vdot_out, vdot, TT, T, KF__OUT_CASTABLE)

static kf_status_t inplace_addr_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_addr(self, vec1, vec2, beta, alpha, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_addr_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *vec1, kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, vec1, vec2, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_addr(self, vec1, vec2, beta, alpha, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_outer_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *vec2, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, vec2, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_outer(self, vec2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_ger_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, vec2, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_ger(self, vec2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_inner_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_inner(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_matmul_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_matmul(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_linear_out(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linear(input, weight, bias, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

KF__COLD static kf_status_t out_tensordot_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_tensordot(self, other, dims_self, dims_other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_kron_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  kf_tensor_t *const apart[] = {self, other, NULL};
  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), out, apart));
  KF_TRY(kf_kron(self, other, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_linalg_matrix_power_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t n, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_linalg_matrix_power(self, n, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_RESULT, false);
}

KF__COLD static kf_status_t out_matrix_power_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    n, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_matrix_power(self, n, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

static kf_status_t run_trace(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_trace(r, self));
  kf_compute_trace_fn compute = (kf_compute_trace_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(trace, trace, T, T)
KF__OUT_FORM(trace_out, trace, T, T, KF__OUT_GENERATED)

static kf_status_t run__cdist_forward(const kf_call_t *call, kf_results_t *r, kf_tensor_t *x1,
    kf_tensor_t *x2, double p, kf_opt_int_t compute_mode) {
  if (KF_UNLIKELY(kf__suspect(x1) || kf__suspect(x2)))
    KF_TRY(kf__check_pair(call, x1, x2, "x1\0x2"));
  if (KF_UNLIKELY(kf__other_device(x1, x2)))
    KF_TRY(kf__check_device(r->op, x1, x2, "x2"));
  KF_TRY(kf__rule__cdist_forward(r, x1, x2, p, compute_mode));
  kf_compute__cdist_forward_fn compute = (kf_compute__cdist_forward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(x1, x2, p, compute_mode, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_cdist_forward, _cdist_forward, TTfI, T)
KF__OUT_FORM(_cdist_forward_out, _cdist_forward, TTfI, T, KF__OUT_GENERATED)

static kf_status_t run__pdist_forward(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    double p) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__pdist_forward(r, self, p));
  kf_compute__pdist_forward_fn compute = (kf_compute__pdist_forward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, p, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_pdist_forward, _pdist_forward, Tf, T)
KF__OUT_FORM(_pdist_forward_out, _pdist_forward, Tf, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out__addmm_activation_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mat1, kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, bool use_gelu,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_addmm_activation(self, mat1, mat2, beta, alpha, use_gelu, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out__scaled_mm_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mat2, kf_tensor_t *scale_a, kf_tensor_t *scale_b, kf_tensor_t *bias, kf_tensor_t *scale_result,
    kf_opt_int_t out_dtype, bool use_fast_accum, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_scaled_mm(self, mat2, scale_a, scale_b, bias, scale_result, out_dtype, use_fast_accum, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_matmul[] = {
    {KF__OP_mm, KF__COMPUTE_mm, KF__AT_BACKEND, (kf_typed_fn)functional_mm},
    {KF__OP_mm_out, KF__COMPUTE_mm, KF__AT_BACKEND, (kf_typed_fn)out_mm_out},
    {KF__OP_addmm, KF__COMPUTE_addmm, KF__AT_BACKEND, (kf_typed_fn)functional_addmm},
    {KF__OP_addmm_, KF__COMPUTE_addmm, KF__AT_BACKEND, (kf_typed_fn)inplace_addmm_},
    {KF__OP_addmm_out, KF__COMPUTE_addmm, KF__AT_BACKEND, (kf_typed_fn)out_addmm_out},
    {KF__OP_bmm, KF__COMPUTE_bmm, KF__AT_BACKEND, (kf_typed_fn)functional_bmm},
    {KF__OP_bmm_out, KF__COMPUTE_bmm, KF__AT_BACKEND, (kf_typed_fn)out_bmm_out},
    {KF__OP_baddbmm, KF__COMPUTE_baddbmm, KF__AT_BACKEND, (kf_typed_fn)functional_baddbmm},
    {KF__OP_baddbmm_, KF__COMPUTE_baddbmm, KF__AT_BACKEND, (kf_typed_fn)inplace_baddbmm_},
    {KF__OP_baddbmm_out, KF__COMPUTE_baddbmm, KF__AT_BACKEND, (kf_typed_fn)out_baddbmm_out},
    {KF__OP_addbmm, KF__COMPUTE_addbmm, KF__AT_BACKEND, (kf_typed_fn)functional_addbmm},
    {KF__OP_addbmm_, KF__COMPUTE_addbmm, KF__AT_BACKEND, (kf_typed_fn)inplace_addbmm_},
    {KF__OP_addbmm_out, KF__COMPUTE_addbmm, KF__AT_BACKEND, (kf_typed_fn)out_addbmm_out},
    {KF__OP_mv, KF__COMPUTE_mv, KF__AT_BACKEND, (kf_typed_fn)functional_mv},
    {KF__OP_mv_out, KF__COMPUTE_mv, KF__AT_BACKEND, (kf_typed_fn)out_mv_out},
    {KF__OP_addmv, KF__COMPUTE_addmv, KF__AT_BACKEND, (kf_typed_fn)functional_addmv},
    {KF__OP_addmv_, KF__COMPUTE_addmv, KF__AT_BACKEND, (kf_typed_fn)inplace_addmv_},
    {KF__OP_addmv_out, KF__COMPUTE_addmv, KF__AT_BACKEND, (kf_typed_fn)out_addmv_out},
    {KF__OP_dot, KF__COMPUTE_dot, KF__AT_BACKEND, (kf_typed_fn)functional_dot},
    {KF__OP_dot_out, KF__COMPUTE_dot, KF__AT_BACKEND, (kf_typed_fn)out_dot_out},
    {KF__OP_vdot, KF__COMPUTE_vdot, KF__AT_BACKEND, (kf_typed_fn)functional_vdot},
    {KF__OP_vdot_out, KF__COMPUTE_vdot, KF__AT_BACKEND, (kf_typed_fn)out_vdot_out},
    {KF__OP_addr, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_addr},
    {KF__OP_addr_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)inplace_addr_},
    {KF__OP_addr_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_addr_out},
    {KF__OP_outer, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_outer},
    {KF__OP_outer_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_outer_out},
    {KF__OP_ger, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_ger},
    {KF__OP_ger_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_ger_out},
    {KF__OP_inner, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_inner},
    {KF__OP_inner_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_inner_out},
    {KF__OP_matmul, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_matmul},
    {KF__OP_matmul_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_matmul_out},
    {KF__OP_linear, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linear},
    {KF__OP_linear_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linear_out},
    {KF__OP_einsum, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_einsum},
    {KF__OP_tensordot, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_tensordot},
    {KF__OP_tensordot_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_tensordot_out},
    {KF__OP_kron, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_kron},
    {KF__OP_kron_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_kron_out},
    {KF__OP_linalg_matrix_power, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_matrix_power},
    {KF__OP_linalg_matrix_power_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_linalg_matrix_power_out},
    {KF__OP_matrix_power, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_matrix_power},
    {KF__OP_matrix_power_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_matrix_power_out},
    {KF__OP_trace, KF__COMPUTE_trace, KF__AT_BACKEND, (kf_typed_fn)functional_trace},
    {KF__OP_trace_out, KF__COMPUTE_trace, KF__AT_BACKEND, (kf_typed_fn)out_trace_out},
    {KF__OP__cdist_forward, KF__COMPUTE__cdist_forward, KF__AT_BACKEND, (kf_typed_fn)functional__cdist_forward},
    {KF__OP__cdist_forward_out, KF__COMPUTE__cdist_forward, KF__AT_BACKEND, (kf_typed_fn)out__cdist_forward_out},
    {KF__OP_cdist, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cdist},
    {KF__OP__pdist_forward, KF__COMPUTE__pdist_forward, KF__AT_BACKEND, (kf_typed_fn)functional__pdist_forward},
    {KF__OP__pdist_forward_out, KF__COMPUTE__pdist_forward, KF__AT_BACKEND, (kf_typed_fn)out__pdist_forward_out},
    {KF__OP_pdist, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_pdist},
    {KF__OP__addmm_activation, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__addmm_activation},
    {KF__OP__addmm_activation_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__addmm_activation_out},
    {KF__OP__grouped_mm, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__euclidean_dist, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_bilinear, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__int_mm, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__int_mm_out, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__compute_linear_combination, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__compute_linear_combination_out, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__weight_int8pack_mm, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__scaled_mm, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__scaled_mm_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out__scaled_mm_out},
    {KF__OP__trilinear, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
