/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_special_bessel_j0(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_bessel_j0_fn compute = (kf_compute_bessel_j0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_bessel_j0, special_bessel_j0, T, T)
KF__OUT_FORM(special_bessel_j0_out, special_bessel_j0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_bessel_j1(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_bessel_j1_fn compute = (kf_compute_bessel_j1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_bessel_j1, special_bessel_j1, T, T)
KF__OUT_FORM(special_bessel_j1_out, special_bessel_j1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_bessel_y0(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_bessel_y0_fn compute = (kf_compute_bessel_y0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_bessel_y0, special_bessel_y0, T, T)
KF__OUT_FORM(special_bessel_y0_out, special_bessel_y0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_bessel_y1(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_bessel_y1_fn compute = (kf_compute_bessel_y1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_bessel_y1, special_bessel_y1, T, T)
KF__OUT_FORM(special_bessel_y1_out, special_bessel_y1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_modified_bessel_i0(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_modified_bessel_i0_fn compute = (kf_compute_modified_bessel_i0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_modified_bessel_i0, special_modified_bessel_i0, T, T)
KF__OUT_FORM(special_modified_bessel_i0_out, special_modified_bessel_i0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_modified_bessel_i1(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_modified_bessel_i1_fn compute = (kf_compute_modified_bessel_i1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_modified_bessel_i1, special_modified_bessel_i1, T, T)
KF__OUT_FORM(special_modified_bessel_i1_out, special_modified_bessel_i1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_modified_bessel_k0(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_modified_bessel_k0_fn compute = (kf_compute_modified_bessel_k0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_modified_bessel_k0, special_modified_bessel_k0, T, T)
KF__OUT_FORM(special_modified_bessel_k0_out, special_modified_bessel_k0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_modified_bessel_k1(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf_compute_modified_bessel_k1_fn compute = (kf_compute_modified_bessel_k1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_modified_bessel_k1, special_modified_bessel_k1, T, T)
KF__OUT_FORM(special_modified_bessel_k1_out, special_modified_bessel_k1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_scaled_modified_bessel_k0(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, x, KF__TYPES_FLOAT));
  kf_compute_scaled_modified_bessel_k0_fn compute = (kf_compute_scaled_modified_bessel_k0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_scaled_modified_bessel_k0, special_scaled_modified_bessel_k0, T, T)
KF__OUT_FORM(special_scaled_modified_bessel_k0_out, special_scaled_modified_bessel_k0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_scaled_modified_bessel_k1(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, x, KF__TYPES_FLOAT));
  kf_compute_scaled_modified_bessel_k1_fn compute = (kf_compute_scaled_modified_bessel_k1_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_scaled_modified_bessel_k1, special_scaled_modified_bessel_k1, T, T)
KF__OUT_FORM(special_scaled_modified_bessel_k1_out, special_scaled_modified_bessel_k1, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_spherical_bessel_j0(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, x, KF__TYPES_FLOAT));
  kf_compute_spherical_bessel_j0_fn compute = (kf_compute_spherical_bessel_j0_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_spherical_bessel_j0, special_spherical_bessel_j0, T, T)
KF__OUT_FORM(special_spherical_bessel_j0_out, special_spherical_bessel_j0, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_airy_ai(const kf_call_t *call, kf_results_t *r, kf_tensor_t *x) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_unary(&it, r, x, KF__TYPES_FLOAT));
  kf_compute_airy_ai_fn compute = (kf_compute_airy_ai_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_airy_ai, special_airy_ai, T, T)
KF__OUT_FORM(special_airy_ai_out, special_airy_ai, T, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_t(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_t_fn compute = (kf_compute_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_t, special_chebyshev_polynomial_t, TT, T)
KF__OUT_FORM(special_chebyshev_polynomial_t_out, special_chebyshev_polynomial_t, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_t_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_t_fn compute = (kf_compute_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_t_n_scalar, special_chebyshev_polynomial_t_n_scalar, Ts, T)
KF__OUT_FORM(special_chebyshev_polynomial_t_n_scalar_out, special_chebyshev_polynomial_t_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_t_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_t_fn compute = (kf_compute_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_t_x_scalar, special_chebyshev_polynomial_t_x_scalar, sT, T)
KF__OUT_FORM(special_chebyshev_polynomial_t_x_scalar_out, special_chebyshev_polynomial_t_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_u(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_u_fn compute = (kf_compute_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_u, special_chebyshev_polynomial_u, TT, T)
KF__OUT_FORM(special_chebyshev_polynomial_u_out, special_chebyshev_polynomial_u, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_u_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_u_fn compute = (kf_compute_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_u_n_scalar, special_chebyshev_polynomial_u_n_scalar, Ts, T)
KF__OUT_FORM(special_chebyshev_polynomial_u_n_scalar_out, special_chebyshev_polynomial_u_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_u_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_u_fn compute = (kf_compute_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_u_x_scalar, special_chebyshev_polynomial_u_x_scalar, sT, T)
KF__OUT_FORM(special_chebyshev_polynomial_u_x_scalar_out, special_chebyshev_polynomial_u_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_v(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_v_fn compute = (kf_compute_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_v, special_chebyshev_polynomial_v, TT, T)
KF__OUT_FORM(special_chebyshev_polynomial_v_out, special_chebyshev_polynomial_v, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_v_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_v_fn compute = (kf_compute_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_v_n_scalar, special_chebyshev_polynomial_v_n_scalar, Ts, T)
KF__OUT_FORM(special_chebyshev_polynomial_v_n_scalar_out, special_chebyshev_polynomial_v_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_v_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_v_fn compute = (kf_compute_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_v_x_scalar, special_chebyshev_polynomial_v_x_scalar, sT, T)
KF__OUT_FORM(special_chebyshev_polynomial_v_x_scalar_out, special_chebyshev_polynomial_v_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_w(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_w_fn compute = (kf_compute_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_w, special_chebyshev_polynomial_w, TT, T)
KF__OUT_FORM(special_chebyshev_polynomial_w_out, special_chebyshev_polynomial_w, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_w_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_w_fn compute = (kf_compute_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_w_n_scalar, special_chebyshev_polynomial_w_n_scalar, Ts, T)
KF__OUT_FORM(special_chebyshev_polynomial_w_n_scalar_out, special_chebyshev_polynomial_w_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_chebyshev_polynomial_w_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_chebyshev_polynomial_w_fn compute = (kf_compute_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_chebyshev_polynomial_w_x_scalar, special_chebyshev_polynomial_w_x_scalar, sT, T)
KF__OUT_FORM(special_chebyshev_polynomial_w_x_scalar_out, special_chebyshev_polynomial_w_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_t(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_t_fn compute = (kf_compute_shifted_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_t, special_shifted_chebyshev_polynomial_t, TT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_t_out, special_shifted_chebyshev_polynomial_t, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_t_n_scalar(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_t_fn compute = (kf_compute_shifted_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_t_n_scalar, special_shifted_chebyshev_polynomial_t_n_scalar, Ts, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_t_n_scalar_out, special_shifted_chebyshev_polynomial_t_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_t_x_scalar(const kf_call_t *call,
    kf_results_t *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_t_fn compute = (kf_compute_shifted_chebyshev_polynomial_t_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_t_x_scalar, special_shifted_chebyshev_polynomial_t_x_scalar, sT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_t_x_scalar_out, special_shifted_chebyshev_polynomial_t_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_u(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_u_fn compute = (kf_compute_shifted_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_u, special_shifted_chebyshev_polynomial_u, TT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_u_out, special_shifted_chebyshev_polynomial_u, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_u_n_scalar(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_u_fn compute = (kf_compute_shifted_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_u_n_scalar, special_shifted_chebyshev_polynomial_u_n_scalar, Ts, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_u_n_scalar_out, special_shifted_chebyshev_polynomial_u_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_u_x_scalar(const kf_call_t *call,
    kf_results_t *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_u_fn compute = (kf_compute_shifted_chebyshev_polynomial_u_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_u_x_scalar, special_shifted_chebyshev_polynomial_u_x_scalar, sT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_u_x_scalar_out, special_shifted_chebyshev_polynomial_u_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_v(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_v_fn compute = (kf_compute_shifted_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_v, special_shifted_chebyshev_polynomial_v, TT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_v_out, special_shifted_chebyshev_polynomial_v, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_v_n_scalar(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_v_fn compute = (kf_compute_shifted_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_v_n_scalar, special_shifted_chebyshev_polynomial_v_n_scalar, Ts, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_v_n_scalar_out, special_shifted_chebyshev_polynomial_v_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_v_x_scalar(const kf_call_t *call,
    kf_results_t *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_v_fn compute = (kf_compute_shifted_chebyshev_polynomial_v_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_v_x_scalar, special_shifted_chebyshev_polynomial_v_x_scalar, sT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_v_x_scalar_out, special_shifted_chebyshev_polynomial_v_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_w(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_w_fn compute = (kf_compute_shifted_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_w, special_shifted_chebyshev_polynomial_w, TT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_w_out, special_shifted_chebyshev_polynomial_w, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_w_n_scalar(const kf_call_t *call,
    kf_results_t *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_w_fn compute = (kf_compute_shifted_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_w_n_scalar, special_shifted_chebyshev_polynomial_w_n_scalar, Ts, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_w_n_scalar_out, special_shifted_chebyshev_polynomial_w_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_shifted_chebyshev_polynomial_w_x_scalar(const kf_call_t *call,
    kf_results_t *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_shifted_chebyshev_polynomial_w_fn compute = (kf_compute_shifted_chebyshev_polynomial_w_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_shifted_chebyshev_polynomial_w_x_scalar, special_shifted_chebyshev_polynomial_w_x_scalar, sT, T)
KF__OUT_FORM(special_shifted_chebyshev_polynomial_w_x_scalar_out, special_shifted_chebyshev_polynomial_w_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_h(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_h_fn compute = (kf_compute_hermite_polynomial_h_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_h, special_hermite_polynomial_h, TT, T)
KF__OUT_FORM(special_hermite_polynomial_h_out, special_hermite_polynomial_h, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_h_n_scalar(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_h_fn compute = (kf_compute_hermite_polynomial_h_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_h_n_scalar, special_hermite_polynomial_h_n_scalar, Ts, T)
KF__OUT_FORM(special_hermite_polynomial_h_n_scalar_out, special_hermite_polynomial_h_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_h_x_scalar(const kf_call_t *call, kf_results_t *r,
    kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_h_fn compute = (kf_compute_hermite_polynomial_h_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_h_x_scalar, special_hermite_polynomial_h_x_scalar, sT, T)
KF__OUT_FORM(special_hermite_polynomial_h_x_scalar_out, special_hermite_polynomial_h_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_he(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_he_fn compute = (kf_compute_hermite_polynomial_he_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_he, special_hermite_polynomial_he, TT, T)
KF__OUT_FORM(special_hermite_polynomial_he_out, special_hermite_polynomial_he, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_he_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_he_fn compute = (kf_compute_hermite_polynomial_he_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_he_n_scalar, special_hermite_polynomial_he_n_scalar, Ts, T)
KF__OUT_FORM(special_hermite_polynomial_he_n_scalar_out, special_hermite_polynomial_he_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_hermite_polynomial_he_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_hermite_polynomial_he_fn compute = (kf_compute_hermite_polynomial_he_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_hermite_polynomial_he_x_scalar, special_hermite_polynomial_he_x_scalar, sT, T)
KF__OUT_FORM(special_hermite_polynomial_he_x_scalar_out, special_hermite_polynomial_he_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_laguerre_polynomial_l(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_laguerre_polynomial_l_fn compute = (kf_compute_laguerre_polynomial_l_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_laguerre_polynomial_l, special_laguerre_polynomial_l, TT, T)
KF__OUT_FORM(special_laguerre_polynomial_l_out, special_laguerre_polynomial_l, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_laguerre_polynomial_l_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_laguerre_polynomial_l_fn compute = (kf_compute_laguerre_polynomial_l_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_laguerre_polynomial_l_n_scalar, special_laguerre_polynomial_l_n_scalar, Ts, T)
KF__OUT_FORM(special_laguerre_polynomial_l_n_scalar_out, special_laguerre_polynomial_l_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_laguerre_polynomial_l_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_laguerre_polynomial_l_fn compute = (kf_compute_laguerre_polynomial_l_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_laguerre_polynomial_l_x_scalar, special_laguerre_polynomial_l_x_scalar, sT, T)
KF__OUT_FORM(special_laguerre_polynomial_l_x_scalar_out, special_laguerre_polynomial_l_x_scalar, sT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_legendre_polynomial_p(const kf_call_t *call, kf_results_t *r,
    kf_tensor_t *x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(n)))
    KF_TRY(kf__check_pair(call, x, n, "x\0n"));
  if (KF_UNLIKELY(kf__other_device(x, n)))
    KF_TRY(kf__check_device(r->op, x, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_legendre_polynomial_p_fn compute = (kf_compute_legendre_polynomial_p_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_legendre_polynomial_p, special_legendre_polynomial_p, TT, T)
KF__OUT_FORM(special_legendre_polynomial_p_out, special_legendre_polynomial_p, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_special_legendre_polynomial_p_n_scalar(const kf_call_t *call, kf_results_t
    *r, kf_tensor_t *x, kf_scalar_t n) {
  if (KF_UNLIKELY(kf__suspect(x)))
    KF_TRY(kf__check_argument(call, x, "x"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary_number(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_legendre_polynomial_p_fn compute = (kf_compute_legendre_polynomial_p_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_legendre_polynomial_p_n_scalar, special_legendre_polynomial_p_n_scalar, Ts, T)
KF__OUT_FORM(special_legendre_polynomial_p_n_scalar_out, special_legendre_polynomial_p_n_scalar, Ts, T, KF__OUT_CASTABLE)

static kf_status_t run_special_legendre_polynomial_p_x_scalar(const kf_call_t *call, kf_results_t
    *r, kf_scalar_t x, kf_tensor_t *n) {
  if (KF_UNLIKELY(kf__suspect(n)))
    KF_TRY(kf__check_argument(call, n, "n"));
  kf_iter_t it;
  KF_TRY(kf__rule_number_binary(&it, r, x, n, KF__TYPES_FLOAT));
  kf_compute_legendre_polynomial_p_fn compute = (kf_compute_legendre_polynomial_p_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(special_legendre_polynomial_p_x_scalar, special_legendre_polynomial_p_x_scalar, sT, T)
KF__OUT_FORM(special_legendre_polynomial_p_x_scalar_out, special_legendre_polynomial_p_x_scalar, sT, T, KF__OUT_CASTABLE)

const kf__kernel_entry_t kf__kernels_special[] = {
    {KF__OP_special_bessel_j0, KF__COMPUTE_bessel_j0, KF__AT_BACKEND, (kf_typed_fn)functional_special_bessel_j0},
    {KF__OP_special_bessel_j0_out, KF__COMPUTE_bessel_j0, KF__AT_BACKEND, (kf_typed_fn)out_special_bessel_j0_out},
    {KF__OP_special_bessel_j1, KF__COMPUTE_bessel_j1, KF__AT_BACKEND, (kf_typed_fn)functional_special_bessel_j1},
    {KF__OP_special_bessel_j1_out, KF__COMPUTE_bessel_j1, KF__AT_BACKEND, (kf_typed_fn)out_special_bessel_j1_out},
    {KF__OP_special_bessel_y0, KF__COMPUTE_bessel_y0, KF__AT_BACKEND, (kf_typed_fn)functional_special_bessel_y0},
    {KF__OP_special_bessel_y0_out, KF__COMPUTE_bessel_y0, KF__AT_BACKEND, (kf_typed_fn)out_special_bessel_y0_out},
    {KF__OP_special_bessel_y1, KF__COMPUTE_bessel_y1, KF__AT_BACKEND, (kf_typed_fn)functional_special_bessel_y1},
    {KF__OP_special_bessel_y1_out, KF__COMPUTE_bessel_y1, KF__AT_BACKEND, (kf_typed_fn)out_special_bessel_y1_out},
    {KF__OP_special_modified_bessel_i0, KF__COMPUTE_modified_bessel_i0, KF__AT_BACKEND, (kf_typed_fn)functional_special_modified_bessel_i0},
    {KF__OP_special_modified_bessel_i0_out, KF__COMPUTE_modified_bessel_i0, KF__AT_BACKEND, (kf_typed_fn)out_special_modified_bessel_i0_out},
    {KF__OP_special_modified_bessel_i1, KF__COMPUTE_modified_bessel_i1, KF__AT_BACKEND, (kf_typed_fn)functional_special_modified_bessel_i1},
    {KF__OP_special_modified_bessel_i1_out, KF__COMPUTE_modified_bessel_i1, KF__AT_BACKEND, (kf_typed_fn)out_special_modified_bessel_i1_out},
    {KF__OP_special_modified_bessel_k0, KF__COMPUTE_modified_bessel_k0, KF__AT_BACKEND, (kf_typed_fn)functional_special_modified_bessel_k0},
    {KF__OP_special_modified_bessel_k0_out, KF__COMPUTE_modified_bessel_k0, KF__AT_BACKEND, (kf_typed_fn)out_special_modified_bessel_k0_out},
    {KF__OP_special_modified_bessel_k1, KF__COMPUTE_modified_bessel_k1, KF__AT_BACKEND, (kf_typed_fn)functional_special_modified_bessel_k1},
    {KF__OP_special_modified_bessel_k1_out, KF__COMPUTE_modified_bessel_k1, KF__AT_BACKEND, (kf_typed_fn)out_special_modified_bessel_k1_out},
    {KF__OP_special_scaled_modified_bessel_k0, KF__COMPUTE_scaled_modified_bessel_k0, KF__AT_BACKEND, (kf_typed_fn)functional_special_scaled_modified_bessel_k0},
    {KF__OP_special_scaled_modified_bessel_k0_out, KF__COMPUTE_scaled_modified_bessel_k0, KF__AT_BACKEND, (kf_typed_fn)out_special_scaled_modified_bessel_k0_out},
    {KF__OP_special_scaled_modified_bessel_k1, KF__COMPUTE_scaled_modified_bessel_k1, KF__AT_BACKEND, (kf_typed_fn)functional_special_scaled_modified_bessel_k1},
    {KF__OP_special_scaled_modified_bessel_k1_out, KF__COMPUTE_scaled_modified_bessel_k1, KF__AT_BACKEND, (kf_typed_fn)out_special_scaled_modified_bessel_k1_out},
    {KF__OP_special_spherical_bessel_j0, KF__COMPUTE_spherical_bessel_j0, KF__AT_BACKEND, (kf_typed_fn)functional_special_spherical_bessel_j0},
    {KF__OP_special_spherical_bessel_j0_out, KF__COMPUTE_spherical_bessel_j0, KF__AT_BACKEND, (kf_typed_fn)out_special_spherical_bessel_j0_out},
    {KF__OP_special_airy_ai, KF__COMPUTE_airy_ai, KF__AT_BACKEND, (kf_typed_fn)functional_special_airy_ai},
    {KF__OP_special_airy_ai_out, KF__COMPUTE_airy_ai, KF__AT_BACKEND, (kf_typed_fn)out_special_airy_ai_out},
    {KF__OP_special_chebyshev_polynomial_t, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_t},
    {KF__OP_special_chebyshev_polynomial_t_out, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_t_out},
    {KF__OP_special_chebyshev_polynomial_t_n_scalar, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_t_n_scalar},
    {KF__OP_special_chebyshev_polynomial_t_n_scalar_out, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_t_n_scalar_out},
    {KF__OP_special_chebyshev_polynomial_t_x_scalar, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_t_x_scalar},
    {KF__OP_special_chebyshev_polynomial_t_x_scalar_out, KF__COMPUTE_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_t_x_scalar_out},
    {KF__OP_special_chebyshev_polynomial_u, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_u},
    {KF__OP_special_chebyshev_polynomial_u_out, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_u_out},
    {KF__OP_special_chebyshev_polynomial_u_n_scalar, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_u_n_scalar},
    {KF__OP_special_chebyshev_polynomial_u_n_scalar_out, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_u_n_scalar_out},
    {KF__OP_special_chebyshev_polynomial_u_x_scalar, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_u_x_scalar},
    {KF__OP_special_chebyshev_polynomial_u_x_scalar_out, KF__COMPUTE_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_u_x_scalar_out},
    {KF__OP_special_chebyshev_polynomial_v, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_v},
    {KF__OP_special_chebyshev_polynomial_v_out, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_v_out},
    {KF__OP_special_chebyshev_polynomial_v_n_scalar, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_v_n_scalar},
    {KF__OP_special_chebyshev_polynomial_v_n_scalar_out, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_v_n_scalar_out},
    {KF__OP_special_chebyshev_polynomial_v_x_scalar, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_v_x_scalar},
    {KF__OP_special_chebyshev_polynomial_v_x_scalar_out, KF__COMPUTE_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_v_x_scalar_out},
    {KF__OP_special_chebyshev_polynomial_w, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_w},
    {KF__OP_special_chebyshev_polynomial_w_out, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_w_out},
    {KF__OP_special_chebyshev_polynomial_w_n_scalar, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_w_n_scalar},
    {KF__OP_special_chebyshev_polynomial_w_n_scalar_out, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_w_n_scalar_out},
    {KF__OP_special_chebyshev_polynomial_w_x_scalar, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_chebyshev_polynomial_w_x_scalar},
    {KF__OP_special_chebyshev_polynomial_w_x_scalar_out, KF__COMPUTE_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_chebyshev_polynomial_w_x_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_t, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_t},
    {KF__OP_special_shifted_chebyshev_polynomial_t_out, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_t_out},
    {KF__OP_special_shifted_chebyshev_polynomial_t_n_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_t_n_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_t_n_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_t_n_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_t_x_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_t_x_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_t_x_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_t, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_t_x_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_u, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_u},
    {KF__OP_special_shifted_chebyshev_polynomial_u_out, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_u_out},
    {KF__OP_special_shifted_chebyshev_polynomial_u_n_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_u_n_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_u_n_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_u_n_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_u_x_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_u_x_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_u_x_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_u, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_u_x_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_v, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_v},
    {KF__OP_special_shifted_chebyshev_polynomial_v_out, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_v_out},
    {KF__OP_special_shifted_chebyshev_polynomial_v_n_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_v_n_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_v_n_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_v_n_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_v_x_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_v_x_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_v_x_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_v, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_v_x_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_w, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_w},
    {KF__OP_special_shifted_chebyshev_polynomial_w_out, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_w_out},
    {KF__OP_special_shifted_chebyshev_polynomial_w_n_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_w_n_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_w_n_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_w_n_scalar_out},
    {KF__OP_special_shifted_chebyshev_polynomial_w_x_scalar, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)functional_special_shifted_chebyshev_polynomial_w_x_scalar},
    {KF__OP_special_shifted_chebyshev_polynomial_w_x_scalar_out, KF__COMPUTE_shifted_chebyshev_polynomial_w, KF__AT_BACKEND, (kf_typed_fn)out_special_shifted_chebyshev_polynomial_w_x_scalar_out},
    {KF__OP_special_hermite_polynomial_h, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_h},
    {KF__OP_special_hermite_polynomial_h_out, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_h_out},
    {KF__OP_special_hermite_polynomial_h_n_scalar, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_h_n_scalar},
    {KF__OP_special_hermite_polynomial_h_n_scalar_out, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_h_n_scalar_out},
    {KF__OP_special_hermite_polynomial_h_x_scalar, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_h_x_scalar},
    {KF__OP_special_hermite_polynomial_h_x_scalar_out, KF__COMPUTE_hermite_polynomial_h, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_h_x_scalar_out},
    {KF__OP_special_hermite_polynomial_he, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_he},
    {KF__OP_special_hermite_polynomial_he_out, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_he_out},
    {KF__OP_special_hermite_polynomial_he_n_scalar, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_he_n_scalar},
    {KF__OP_special_hermite_polynomial_he_n_scalar_out, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_he_n_scalar_out},
    {KF__OP_special_hermite_polynomial_he_x_scalar, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)functional_special_hermite_polynomial_he_x_scalar},
    {KF__OP_special_hermite_polynomial_he_x_scalar_out, KF__COMPUTE_hermite_polynomial_he, KF__AT_BACKEND, (kf_typed_fn)out_special_hermite_polynomial_he_x_scalar_out},
    {KF__OP_special_laguerre_polynomial_l, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)functional_special_laguerre_polynomial_l},
    {KF__OP_special_laguerre_polynomial_l_out, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)out_special_laguerre_polynomial_l_out},
    {KF__OP_special_laguerre_polynomial_l_n_scalar, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)functional_special_laguerre_polynomial_l_n_scalar},
    {KF__OP_special_laguerre_polynomial_l_n_scalar_out, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)out_special_laguerre_polynomial_l_n_scalar_out},
    {KF__OP_special_laguerre_polynomial_l_x_scalar, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)functional_special_laguerre_polynomial_l_x_scalar},
    {KF__OP_special_laguerre_polynomial_l_x_scalar_out, KF__COMPUTE_laguerre_polynomial_l, KF__AT_BACKEND, (kf_typed_fn)out_special_laguerre_polynomial_l_x_scalar_out},
    {KF__OP_special_legendre_polynomial_p, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)functional_special_legendre_polynomial_p},
    {KF__OP_special_legendre_polynomial_p_out, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)out_special_legendre_polynomial_p_out},
    {KF__OP_special_legendre_polynomial_p_n_scalar, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)functional_special_legendre_polynomial_p_n_scalar},
    {KF__OP_special_legendre_polynomial_p_n_scalar_out, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)out_special_legendre_polynomial_p_n_scalar_out},
    {KF__OP_special_legendre_polynomial_p_x_scalar, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)functional_special_legendre_polynomial_p_x_scalar},
    {KF__OP_special_legendre_polynomial_p_x_scalar_out, KF__COMPUTE_legendre_polynomial_p, KF__AT_BACKEND, (kf_typed_fn)out_special_legendre_polynomial_p_x_scalar_out},
    {0, 0, KF__AT_END, NULL},
};
