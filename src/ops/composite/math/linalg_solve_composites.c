/* Operators made of Cholesky and LU factors and of triangular solutions. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/math/linalg_parts.h"

#define LL(x) ((long long)(x))

/* Reads numbers of `info`. Composites call the operator, so that modes and tensors without data
 * can answer for it. */
kf_status_t kf__op__linalg_check_errors(const kf_call_t *call, kf_tensor_t *info, kf_str_t api_name,
                                        bool is_matrix) {
  (void)call;
  char api[64];
  (void)snprintf(api, sizeof api, "%.*s", (int)api_name.size, api_name.data);
  if (!is_matrix) return kf__check_info(info, api);
  kf_tensor_t *number = NULL;
  KF_TRY(kf_view(info, (kf_int_span_t){0}, &number));
  const kf_status_t status = kf__check_info(number, api);
  kf_tensor_release(number);
  return status;
}

/* Calls an operator, which modes see and which may have a kernel for tensors without numbers. */
static kf_status_t check(kf_tensor_t *info, kf__api_t api, const kf_tensor_t *matrices) {
  const kf_str_t name = kf_str_of(kf__api_name(api));
  return kf_raw_linalg_check_errors(info, name, matrices->ndim == 2);
}

/* Checks the `info` of `matrices` and releases it; on failure releases the first results, too. */
static kf_status_t checked(kf_tensor_t *info, kf__api_t api, const kf_tensor_t *matrices,
                           kf_tensor_t **first, kf_tensor_t **second) {
  kf_status_t status = check(info, api, matrices);
  kf_tensor_release(info);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*first);
  *first = NULL;
  if (second == NULL) return status;
  kf_tensor_release(*second);
  *second = NULL;
  return status;
}

/* ---- Cholesky ---- */

/* The lower factor, or with `upper` its adjoint. `api` is the name in the error for a matrix that
 * is not positive definite. */
static kf_status_t factor(kf_tensor_t *self, bool upper, kf__api_t api, kf_tensor_t **out) {
  kf_tensor_t *info = NULL;
  KF_TRY(kf_linalg_cholesky_ex(self, upper, false, out, &info));
  return checked(info, api, self, out, NULL);
}

kf_status_t kf__op_linalg_cholesky(const kf_call_t *call, kf_tensor_t *self, bool upper,
                                   kf_tensor_t **out) {
  (void)call;
  return factor(self, upper, KF__API_SHORT("cholesky"), out);
}

kf_status_t kf__op_cholesky(const kf_call_t *call, kf_tensor_t *self, bool upper,
                            kf_tensor_t **out) {
  (void)call;
  static int warned;
  kf__warn_of_successor(&warned, "cholesky", "cholesky");
  KF_TRY(kf__check_square(KF__API_PLAIN("cholesky"), self, "A"));
  return factor(self, upper, KF__API_PLAIN("cholesky"), out);
}

/* Two triangular solutions. */
kf_status_t kf__op_cholesky_solve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *input2,
                                  bool upper, kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CHOLESKY_RANK_B,
                       "cholesky_solve: self must have at least 2 dimensions, but has %u"),
        self->ndim);
  if (input2->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CHOLESKY_RANK_U,
                       "cholesky_solve: input2 must have at least 2 dimensions, but has %u"),
        input2->ndim);
  if (self->dtype != input2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CHOLESKY_DTYPES,
                       "cholesky_solve: self is of type %s, but input2 is of type %s"),
        kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(input2)));
  KF_TRY(kf__check_square(KF__API_PLAIN("cholesky_solve"), input2, "A"));
  if (kf__rows(self) != kf__rows(input2))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CHOLESKY_SIZES,
                                       "cholesky_solve: matrices A are %lld by %lld and matrices B "
                                       "are %lld by %lld, which do not fit"),
                        LL(kf__rows(input2)), LL(kf__columns(input2)), LL(kf__rows(self)),
                        LL(kf__columns(self)));
  kf_scope_t scope;
  kf_scope_open(&scope);
/* A = L L^H: L y = B is solved first, then L^H x = y. Whichever factor is given, its adjoint is the
 * other. */
  kf_tensor_t *adjoint = kf__adjoint(input2);
  kf_tensor_t *lower = upper ? adjoint : input2, *above = upper ? input2 : adjoint;
  kf_tensor_t *half = kf__triangular(lower, self, false, true, false);
  return kf__close_with(&scope, kf__triangular(above, half, true, true, false), out);
}

/* For each matrix, the number of the first element of the diagonal that is 0, or 0. */
static kf_tensor_t *zero_on_diagonal(kf_tensor_t *self) {
  kf_tensor_t *zeros = kfs_eq_Scalar(kfs_diagonal(kfs_detach(self), 0, -2, -1), KF_INT(0));
  kf_tensor_t *any = kfs_any_dim(zeros, -1, false);
  kf_tensor_t *whole = kfs_to_dtype(zeros, KF_DTYPE_INT32, false, false, kf_no_int());
  kf_tensor_t *first = kfs_argmax(whole, kf_some_int(-1), false);
  return kfs_mul(kfs_add_Scalar(first, KF_INT(1), KF_INT(1)), any);
}

/* The solution for the identity. A zero on the diagonal would give infinity there, so it is refused
 * before. */
kf_status_t kf__op_cholesky_inverse(const kf_call_t *call, kf_tensor_t *self, bool upper,
                                    kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__check_square(KF__API_PLAIN("cholesky_inverse"), self, "A"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (self->numel > 0) {
    kf_tensor_t *info = zero_on_diagonal(self);
    kf_status_t status =
        info != NULL ? check(info, KF__API_PLAIN("cholesky_inverse"), self) : KF_OK;
    if (status != KF_OK) (void)kf_scope_take(status, NULL);
  }
  kf_tensor_t *eye = kf__scoped_eye(self, kf__rows(self));
  return kf__close_with(&scope, kfs_cholesky_solve(eye, self, upper), out);
}

/* ---- LU ---- */

kf_status_t kf__op_linalg_lu_factor(const kf_call_t *call, kf_tensor_t *A, bool pivot,
                                    kf_tensor_t **out_LU, kf_tensor_t **out_pivots) {
  (void)call;
  kf_tensor_t *info = NULL;
  KF_TRY(kf_linalg_lu_factor_ex(A, pivot, false, out_LU, out_pivots, &info));
  return checked(info, KF__API_LINALG("lu_factor"), A, out_LU, out_pivots);
}

/* The older name; all three results, as they are. */
kf_status_t kf__op__lu_with_info(const kf_call_t *call, kf_tensor_t *self, bool pivot,
                                 bool check_errors, kf_tensor_t **out_LU, kf_tensor_t **out_pivots,
                                 kf_tensor_t **out_info) {
  (void)call;
  return kf_linalg_lu_factor_ex(self, pivot, check_errors, out_LU, out_pivots, out_info);
}

/* Without a check of `info`: a singular matrix has factors, too. */
kf_status_t kf__op_linalg_lu(const kf_call_t *call, kf_tensor_t *A, bool pivot, kf_tensor_t **out_P,
                             kf_tensor_t **out_L, kf_tensor_t **out_U) {
  (void)call;
  kf_tensor_t *packed = NULL, *pivots = NULL, *info = NULL;
  char shape[KF__SHAPE_TEXT];
  if (A->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LU_OF_VECTOR,
                                       "%s: A must have at least 2 dimensions, but has shape %s"),
                        kf__api_name(KF__API_SHORT("lu")), kf__shape_text(kf__sizes(A), shape));
  KF_TRY(kf_linalg_lu_factor_ex(A, pivot, false, &packed, &pivots, &info));
  kf_status_t status = kf_lu_unpack(packed, pivots, true, pivot, out_P, out_L, out_U);
  kf_tensor_release(packed);
  kf_tensor_release(pivots);
  kf_tensor_release(info);
  return status;
}

/* After lu_unpack failed with `status`: if pivots are no rows of LU, sets the error of lu_solve. */
static kf_status_t refuse_pivots(kf_tensor_t *pivots, int64_t rows, kf_status_t status) {
  kf_tensor_t *low = NULL, *high = NULL;
  kf_scalar_t least = KF_INT(1), most = KF_INT(rows);
  if (pivots->numel == 0) return status;
  KF_TRY(kf_aminmax(pivots, kf_no_int(), false, &low, &high));
  kf_status_t read = kf_raw_local_scalar_dense(low, &least);
  if (read == KF_OK) read = kf_raw_local_scalar_dense(high, &most);
  kf_tensor_release(low);
  kf_tensor_release(high);
  if (read != KF_OK) return read;
  if (least.as.i >= 1 && most.as.i <= rows) return status;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_LU_SOLVE_PIVOTS,
          "linalg_lu_solve: each of the pivots must be the number of a row of LU, counted from 1"));
}

kf_status_t kf__op_linalg_lu_solve(const kf_call_t *call, kf_tensor_t *LU, kf_tensor_t *pivots,
                                   kf_tensor_t *B, bool left, bool adjoint, kf_tensor_t **out) {
  (void)call;
  const kf__api_t api = KF__API_SHORT("lu_solve");
  KF_TRY(kf__check_float_or_complex(api, LU));
  if (kf__dtype(pivots) != KF_DTYPE_INT32)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SOLVED_PIVOTS, "linalg_lu_solve: pivots must be of type int32"));
  KF_TRY(kf__check_square(api, LU, "LU"));
  KF_TRY(kf__check_matrix(api, B, "B"));
  KF_TRY(kf__check_equation(api, LU, B, left));
  char text[KF__SHAPE_TEXT];
/* One pivot for each row: the shape of LU without its last dimension. */
  if (pivots->ndim + 1 != LU->ndim ||
      memcmp(pivots->sizes, LU->sizes, pivots->ndim * sizeof *pivots->sizes) != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_LU_SOLVE_SHAPES,
            "%s: pivots must have the shape of LU without its last dimension, but have shape %s"),
        kf__api_name(KF__API_SHORT("lu_solve")), kf__shape_text(kf__sizes(pivots), text));
  kf_tensor_t *p = NULL, *l = NULL, *u = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = kf_lu_unpack(LU, pivots, true, true, &p, &l, &u);
  if (status == KF_ERR_RUNTIME) status = refuse_pivots(pivots, kf__rows(LU), status);
  p = kf_scope_take(status, p);
  l = kf_scope_take(status, l);
  u = kf_scope_take(status, u);
  /* A = P L U and A^H = U^H L^H P^H; from the right the factors come in the other order. */
  kf_tensor_t *x = B;
  if (!adjoint && left) {
    x = kf__triangular(l, kfs_matmul(kfs_mT(p), x), false, true, true);
    x = kf__triangular(u, x, true, true, false);
  } else if (!adjoint) {
    x = kf__triangular(l, kf__triangular(u, x, true, false, false), false, false, true);
    x = kfs_matmul(x, kfs_mT(p));
  } else if (left) {
    x = kf__triangular(kf__adjoint(u), x, false, true, false);
    x = kfs_matmul(p, kf__triangular(kf__adjoint(l), x, true, true, true));
  } else {
    x = kf__triangular(kf__adjoint(l), kfs_matmul(x, p), true, false, true);
    x = kf__triangular(kf__adjoint(u), x, false, false, false);
  }
  return kf__close_with(&scope, x, out);
}

kf_status_t kf__op_lu_solve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *LU_data,
                            kf_tensor_t *LU_pivots, kf_tensor_t **out) {
  (void)call;
  static int warned;
  kf__warn_of_successor(&warned, "lu_solve", "lu_solve");
  return kf_linalg_lu_solve(LU_data, LU_pivots, self, true, false, out);
}

kf_status_t kf__op_linalg_ldl_factor(const kf_call_t *call, kf_tensor_t *self, bool hermitian,
                                     kf_tensor_t **out_LD, kf_tensor_t **out_pivots) {
  (void)call;
  kf_tensor_t *info = NULL;
  KF_TRY(kf_linalg_ldl_factor_ex(self, hermitian, false, out_LD, out_pivots, &info));
  return checked(info, KF__API_LINALG("ldl_factor"), self, out_LD, out_pivots);
}

/* ---- Solutions and inverses ---- */

/* Drops the factors, which only derivatives and callers of the underscored operator use. */
static kf_status_t solve(kf_tensor_t *a, kf_tensor_t *b, bool left, bool check_errors,
                         kf_tensor_t **out_result, kf_tensor_t **out_info) {
  kf_tensor_t *factors = NULL, *pivots = NULL;
  KF_TRY(kf_raw_linalg_solve_ex(a, b, left, check_errors, out_result, &factors, &pivots, out_info));
  kf_tensor_release(factors);
  kf_tensor_release(pivots);
  return KF_OK;
}

kf_status_t kf__op_linalg_solve_ex(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t *B, bool left,
                                   bool check_errors, kf_tensor_t **out_result,
                                   kf_tensor_t **out_info) {
  (void)call;
  return solve(A, B, left, check_errors, out_result, out_info);
}

kf_status_t kf__op_linalg_solve(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t *B, bool left,
                                kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *info = NULL;
  KF_TRY(solve(A, B, left, false, out, &info));
  return checked(info, KF__API_LINALG("solve"), A, out, NULL);
}

kf_status_t kf__op_linalg_inv(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *info = NULL;
  KF_TRY(kf_linalg_inv_ex(A, false, out, &info));
  return checked(info, KF__API_SHORT("inv"), A, out, NULL);
}

kf_status_t kf__op_inverse(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_linalg_inv(self, out);
}

/* A copy of matrices, stored by columns, with the batch dimensions of `like`. */
static kf_tensor_t *copy_for_batch(kf_tensor_t *a, const kf_tensor_t *like) {
  if (a == NULL || like == NULL) return NULL;
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d + 2 < like->ndim; d++) sizes[d] = like->sizes[d];
  sizes[like->ndim - 2] = kf__rows(a);
  sizes[like->ndim - 1] = kf__columns(a);
  kf_tensor_t *batch = kfs_expand(a, (kf_int_span_t){sizes, like->ndim});
  return kfs_mT(kf__scoped_copy(kfs_mT(batch)));
}

/* The older operator: right side first, and a copy of the matrix as second result. */
kf_status_t kf__op_triangular_solve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *A,
                                    bool upper, bool transpose, bool unitriangular,
                                    kf_tensor_t **out_solution,
                                    kf_tensor_t **out_cloned_coefficient) {
  (void)call;
  static int warned;
  kf__warn_of_successor(&warned, "triangular_solve", "solve_triangular");
  KF_TRY(kf__check_matrix(KF__API("triangular_solve"), self, "b"));
  KF_TRY(kf__check_square(KF__API("triangular_solve"), A, "A"));
  KF_TRY(kf__check_same_type(KF__API("triangular_solve"), A, self));
  if (kf__rows(self) != kf__rows(A))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TRIANGULAR_SIZES,
                                       "triangular_solve: matrices A are %lld by %lld and matrices "
                                       "B are %lld by %lld, which do not fit"),
                        LL(kf__rows(A)), LL(kf__columns(A)), LL(kf__rows(self)),
                        LL(kf__columns(self)));
  kf_scope_t scope;
  kf_scope_open(&scope);
/* The transpose of an upper triangle is a lower one. */
  kf_tensor_t *a = transpose ? kfs_mT(A) : A, *kept = NULL;
  kf_tensor_t *x = kf__triangular(a, self, upper != transpose, true, unitriangular);
  kept = kf_scope_keep(copy_for_batch(A, x));
  const kf_status_t status = kf__close_with(&scope, x, out_solution);
  if (status == KF_OK)
    *out_cloned_coefficient = kept;
  else
    kf_tensor_release(kept);
  return status;
}

/* ---- Determinants ---- */

kf_status_t kf__op_linalg_det(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *factors = NULL, *pivots = NULL;
  KF_TRY(kf_raw_linalg_det(A, out, &factors, &pivots));
  kf_tensor_release(factors);
  kf_tensor_release(pivots);
  return KF_OK;
}

kf_status_t kf__op_det(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_linalg_det(self, out);
}

kf_status_t kf__op_linalg_slogdet(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t **out_sign,
                                  kf_tensor_t **out_logabsdet) {
  (void)call;
  kf_tensor_t *factors = NULL, *pivots = NULL;
  KF_TRY(kf_raw_linalg_slogdet(A, out_sign, out_logabsdet, &factors, &pivots));
  kf_tensor_release(factors);
  kf_tensor_release(pivots);
  return KF_OK;
}

kf_status_t kf__op_slogdet(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out_sign,
                           kf_tensor_t **out_logabsdet) {
  (void)call;
  return kf_linalg_slogdet(self, out_sign, out_logabsdet);
}

/* log(sign) + log |det|: NaN for a negative real determinant, the phase for a complex one. */
kf_status_t kf__op_logdet(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__check_square(KF__API_PLAIN("logdet"), self, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_PLAIN("logdet"), self));
  kf_tensor_t *sign = NULL, *size = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  const kf_status_t status = kf_linalg_slogdet(self, &sign, &size);
  sign = kf_scope_take(status, sign);
  size = kf_scope_take(status, size);
  if (status == KF_OK && kf_dtype_is_complex(kf__dtype(self)))
    return kf__close_with(&scope, kfs_add(kfs_log(sign), size), out);
  kf_tensor_t *negative = kfs_eq_Scalar(sign, KF_INT(-1));
  return kf__close_with(&scope, kfs_masked_fill_Scalar(size, negative, KF_FLOAT(NAN)), out);
}
