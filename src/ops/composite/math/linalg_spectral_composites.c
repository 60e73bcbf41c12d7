/* Operators made of orthogonal factors, singular values and eigenvalues. Where only values are
 * asked for, vectors are computed only if autograd records the call, whose derivative needs them.
 */
#include <float.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/math/linalg_parts.h"

#define LL(x) ((long long)(x))

/* ---- QR and Householder matrices ---- */

kf_status_t kf__op_qr(const kf_call_t *call, kf_tensor_t *self, bool some, kf_tensor_t **out_Q,
                      kf_tensor_t **out_R) {
  (void)call;
  static int warned;
  kf__warn_of_successor(&warned, "qr", "qr");
  return kf_linalg_qr(self, kf_str_of(some ? "reduced" : "complete"), out_Q, out_R);
}

/* Vector i of the reflections: zeros, a one at i, and column i below the diagonal. (…, m, 1) */
static kf_tensor_t *reflection_vector(kf_tensor_t *input, int64_t i) {
  if (input == NULL) return NULL;
  const int64_t m = kf__rows(input);
  kf_tensor_t *column = kfs_narrow(input, -1, i, 1);
  kf_tensor_t *below = kfs_tril(column, -1 - i);
  kf_tensor_t *eye = kfs_narrow(kf__scoped_eye(input, m), -1, i, 1);
  return kfs_add(below, eye);
}

/* (1 - tau v v^H) x, or with conjugate tau. */
static kf_tensor_t *reflect(kf_tensor_t *input, kf_tensor_t *tau, int64_t i, kf_tensor_t *x,
                            bool adjoint) {
  kf_tensor_t *v = reflection_vector(input, i);
  kf_tensor_t *factor = kfs_unsqueeze(kfs_narrow(tau, -1, i, 1), -1);
  if (adjoint) factor = kfs_conj(factor);
  return kfs_sub(x, kfs_mul(factor, kfs_matmul(v, kfs_matmul(kf__adjoint(v), x))));
}

/* What householder_product and ormqr need of vectors and factors. `tall`: there are at least as
 * many rows as columns, and as many columns as factors. */
static kf_status_t check_reflections(kf__api_t api, kf_tensor_t *input, kf_tensor_t *tau,
                                     bool tall) {
  if (input->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INPUT_MATRIX, "%s: input must be a matrix or a batch of matrices"),
        kf__api_name(api));
  if (tall && kf__rows(input) < kf__columns(input))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_REFLECTIONS_TALL,
                                       "%s: input must have at least as many rows as columns"),
                        kf__api_name(api));
  if (tau->ndim + 1 != input->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_REFLECTIONS_RANK,
                       "%s: tau must have one dimension less than input, but they have %u and %u"),
        kf__api_name(api), tau->ndim, input->ndim);
  if (tall && kf__columns(input) < tau->sizes[tau->ndim - 1])
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_REFLECTIONS_COUNT,
                                       "%s: input must have a column for each element of tau"),
                        kf__api_name(api));
  const kf_int_span_t batch = {input->sizes, input->ndim - 2u};
  if (!kf__spans_equal(batch, (kf_int_span_t){tau->sizes, tau->ndim - 1u})) {
    char found[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_REFLECTIONS_BATCH,
                       "%s: tau must have the batch dimensions of input, but has shape %s"),
        kf__api_name(api), kf__shape_text(kf__sizes(tau), found));
  }
  if (tau->dtype != input->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TAU_DTYPE, "%s: tau is %s, but input is %s"),
                        kf__api_name(api), kf_dtype_class_name(kf__dtype(tau)),
                        kf_dtype_class_name(kf__dtype(input)));
  return KF_OK;
}

/* The last reflection is applied first. Each is a product of rank 1: nothing of size m by m is
 * made but the identity. */
kf_status_t kf__op_linalg_householder_product(const kf_call_t *call, kf_tensor_t *input,
                                              kf_tensor_t *tau, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_reflections(KF__API_LINALG("householder_product"), input, tau, true));
  KF_TRY(kf__check_float_or_complex(KF__API_LINALG("householder_product"), input));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *eye = kfs_narrow(kf__scoped_eye(input, kf__rows(input)), -1, 0, kf__columns(input));
  kf_tensor_t *x = kfs_expand_as(eye, input);
  int64_t count = tau->sizes[tau->ndim - 1];
  for (int64_t i = count; i > 0; i--) x = reflect(input, tau, i - 1, x, false);
  /* Without reflections, sums of nothing: the gradient of both arguments is 0 rather than absent.
   */
  if (count == 0) x = kfs_add(x, kfs_add(kfs_sum(tau), kfs_sum(kfs_narrow(input, -1, 0, 0))));
  return kf__close_with(&scope, kfs_mT(kf__scoped_copy(kfs_mT(x))), out);
}

kf_status_t kf__op_orgqr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *input2,
                         kf_tensor_t **out) {
  (void)call;
  return kf_linalg_householder_product(self, input2, out);
}

kf_status_t kf__op_ormqr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *input2,
                         kf_tensor_t *input3, bool left, bool transpose, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_reflections(KF__API("ormqr"), self, input2, false));
  if (input3->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OTHER_MATRIX, "%s: other must be a matrix or a batch of matrices"),
        kf__api_name(KF__API("ormqr")));
  const int64_t side = left ? kf__rows(input3) : kf__columns(input3);
  const int64_t count = input2->sizes[input2->ndim - 1];
  if (side != kf__rows(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ORMQR_ROWS,
                       "%s: dimension %d of other must have the size of dimension -2 of input"),
        kf__api_name(KF__API("ormqr")), left ? -2 : -1);
  if (count != (side < kf__columns(self) ? side : kf__columns(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ORMQR_COUNT,
                                       "%s: tau must have as many elements as the smaller of "
                                       "dimension %d of other and the columns of input"),
                        kf__api_name(KF__API("ormqr")), left ? -2 : -1);
  KF_TRY(kf__check_float_or_complex(KF__API("ormqr"), self));
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* X Q is (Q^H X^H)^H. */
  kf_tensor_t *x = left ? input3 : kf__adjoint(input3);
  const bool adjoint = left == transpose;
  for (int64_t i = 0; i < count; i++)
    x = reflect(self, input2, adjoint ? i : count - 1 - i, x, adjoint);
  if (count == 0) x = kfs_clone(x);
  if (!left) x = kfs_resolve_conj(kf__adjoint(x));
  return kf__close_with(&scope, kfs_mT(kf__scoped_copy(kfs_mT(x))), out);
}

/* ---- Singular values ---- */

kf_status_t kf__op_linalg_svd(const kf_call_t *call, kf_tensor_t *A, bool full_matrices,
                              kf_str_t driver, kf_tensor_t **out_U, kf_tensor_t **out_S,
                              kf_tensor_t **out_Vh) {
  (void)call;
  return kf_raw_linalg_svd(A, full_matrices, true, driver, out_U, out_S, out_Vh);
}

kf_status_t kf__op_linalg_svdvals(const kf_call_t *call, kf_tensor_t *A, kf_str_t driver,
                                  kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *u = NULL, *vh = NULL;
  KF_TRY(kf_raw_linalg_svd(A, false, kf__gradient_hooks.records(A), driver, &u, out, &vh));
  kf_tensor_release(u);
  kf_tensor_release(vh);
  return KF_OK;
}

static kf_tensor_t *zeros_for(kf_tensor_t *self, int64_t n) {
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, self->sizes, self->ndim * sizeof *sizes);
  sizes[self->ndim - 2] = sizes[self->ndim - 1] = n;
  return kf__scoped_zeros(self, (kf_int_span_t){sizes, self->ndim}, kf__dtype(self));
}

/* The older operator: V instead of its adjoint, and zeros in place of vectors that are not wanted.
 */
kf_status_t kf__op_svd(const kf_call_t *call, kf_tensor_t *self, bool some, bool compute_uv,
                       kf_tensor_t **out_U, kf_tensor_t **out_S, kf_tensor_t **out_V) {
  (void)call;
  kf_tensor_t *u = NULL, *s = NULL, *vh = NULL;
  KF_TRY(kf__check_matrix(KF__API_SHORT("svd"), self, "A"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = compute_uv ? kf_linalg_svd(self, !some, kf_str_of(NULL), &u, &s, &vh)
                                  : kf_linalg_svdvals(self, kf_str_of(NULL), &s);
  u = kf_scope_take(status, u);
  s = kf_scope_take(status, s);
  vh = kf_scope_take(status, vh);
  kf_tensor_t *kept_u = kf_scope_keep(compute_uv ? u : zeros_for(self, kf__rows(self)));
  kf_tensor_t *kept_v =
      kf_scope_keep(compute_uv ? kf__adjoint(vh) : zeros_for(self, kf__columns(self)));
  status = kf__close_with(&scope, s, out_S);
  if (status == KF_OK) {
    *out_U = kept_u;
    *out_V = kept_v;
    return KF_OK;
  }
  kf_tensor_release(kept_u);
  kf_tensor_release(kept_v);
  return status;
}

/* ---- Eigenvalues ---- */

kf_status_t kf__op_linalg_eigh(const kf_call_t *call, kf_tensor_t *self, kf_str_t UPLO,
                               kf_tensor_t **out_eigenvalues, kf_tensor_t **out_eigenvectors) {
  (void)call;
  return kf_raw_linalg_eigh(self, UPLO, true, out_eigenvalues, out_eigenvectors);
}

kf_status_t kf__op_linalg_eigvalsh(const kf_call_t *call, kf_tensor_t *self, kf_str_t UPLO,
                                   kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *vectors = NULL;
  KF_TRY(kf_raw_linalg_eigh(self, UPLO, kf__gradient_hooks.records(self), out, &vectors));
  kf_tensor_release(vectors);
  return KF_OK;
}

kf_status_t kf__op_linalg_eigvals(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (!kf__gradient_hooks.records(self)) return kf_raw_linalg_eigvals(self, out);
  kf_tensor_t *vectors = NULL;
  KF_TRY(kf_linalg_eig(self, out, &vectors));
  kf_tensor_release(vectors);
  return KF_OK;
}

/* ---- Tolerances: the rank and the pseudoinverse ---- */

/* The distance from 1 to the next number of the real type. */
static double epsilon(kf_dtype_t dtype) {
  return kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64 ? DBL_EPSILON : (double)FLT_EPSILON;
}

/* A tensor of one number, or NULL for None. */
static kf_tensor_t *optional(kf_tensor_t *like, kf_opt_float_t number) {
  kf_tensor_t *made = NULL;
  if (!number.has || kf_scope_has_failed()) return NULL;
  const kf_status_t status =
      kf_full(kf_no_ints(), KF_FLOAT(number.value), kf_some_dtype(KF_DTYPE_FLOAT64), kf_no_int(),
              kf_some_device(like->device), kf_no_bool(), &made);
  return kf_scope_take(status, made);
}

/* Singular values, or absolute eigenvalues, of each matrix. */
static kf_tensor_t *values_of(kf_tensor_t *self, bool hermitian) {
  return hermitian ? kfs_abs(kfs_linalg_eigvalsh(self, kf_str_of("L"))) : kfs_linalg_svdvals(self);
}

/* max(atol, rtol * largest value) with a last dimension of size 1. By default atol is 0, and rtol
 * is 0 if atol is given and positive, else epsilon times the larger size. */
static kf_tensor_t *tolerance(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t *atol,
                              kf_tensor_t *rtol) {
  if (values == NULL) return NULL;
  const int64_t m = kf__rows(self), n = kf__columns(self);
  const kf_scalar_t usual = KF_FLOAT(epsilon(kf__dtype(self)) * (double)(m > n ? m : n));
  kf_tensor_t *largest = kfs_amax(values, KF_INTS(-1), true);
  kf_tensor_t *absolute = kf__is_defined(atol) ? kfs_unsqueeze(atol, -1) : NULL, *relative;
  if (kf__is_defined(rtol))
    relative = kfs_mul(largest, kfs_unsqueeze(rtol, -1));
  else if (absolute != NULL)
    relative = kfs_mul(kfs_mul_Scalar(largest, usual), kfs_le_Scalar(absolute, KF_INT(0)));
  else
    relative = kfs_mul_Scalar(largest, usual);
  return absolute != NULL ? kfs_maximum(absolute, relative) : relative;
}

/* Makes the checks of the decomposition that computes the rank: an empty matrix needs none, but its
 * type is checked as well. */
static kf_status_t check_rank_type(const kf_tensor_t *self) {
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("matrix_rank"), self));
  return kf__check_lapack_type("linalg_svd_cpu", self);
}

static kf_status_t check_tolerance(kf__api_t api, const kf_tensor_t *given, const char *name) {
  if (given == NULL || !kf_dtype_is_complex(kf__dtype(given))) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_COMPLEX_TOLERANCE, "%s: %s must be real, but is of type %s"),
      kf__api_name(api), name, kf_dtype_class_name(kf__dtype(given)));
}

static kf_status_t check_rank_arguments(const kf_tensor_t *self, const kf_tensor_t *atol,
                                        const kf_tensor_t *rtol) {
  if (self->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATRIX_RANK_INPUT,
                                       "%s: input must be a matrix or a batch of matrices"),
                        kf__api_name(KF__API_LINALG("matrix_rank")));
  KF_TRY(check_tolerance(KF__API_LINALG("matrix_rank"), atol, "atol"));
  return check_tolerance(KF__API_LINALG("matrix_rank"), rtol, "rtol");
}

/* Ends the scope, also where the arguments are wrong. */
static kf_status_t rank_of(kf_tensor_t *self, kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian,
                           kf_scope_t *scope, kf_tensor_t **out) {
  const kf_status_t wrong = check_rank_arguments(self, atol, rtol);
  if (wrong != KF_OK) {
    (void)kf_scope_take(wrong, NULL);
    return kf__close_with(scope, NULL, out);
  }
  const kf_status_t typed = check_rank_type(self);
  if (typed != KF_OK) {
    (void)kf_scope_take(typed, NULL);
    return kf__close_with(scope, NULL, out);
  }
  if (self->numel == 0) {
    const kf_int_span_t batch = {self->sizes, (size_t)self->ndim - 2};
    return kf__close_with(scope, kf__scoped_zeros(self, batch, KF_DTYPE_INT64), out);
  }
  kf_tensor_t *values = values_of(self, hermitian);
  kf_tensor_t *counted = kfs_gt(values, tolerance(self, values, atol, rtol));
  return kf__close_with(scope, kfs_sum_dim_IntList(counted, KF_INTS(-1), false), out);
}

kf_status_t kf__op_linalg_matrix_rank_atol_rtol_tensor(const kf_call_t *call, kf_tensor_t *input,
                                                       kf_tensor_t *atol, kf_tensor_t *rtol,
                                                       bool hermitian, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  return rank_of(input, atol, rtol, hermitian, &scope, out);
}

kf_status_t kf__op_linalg_matrix_rank_atol_rtol_float(const kf_call_t *call, kf_tensor_t *self,
                                                      kf_opt_float_t atol, kf_opt_float_t rtol,
                                                      bool hermitian, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  return rank_of(self, optional(self, atol), optional(self, rtol), hermitian, &scope, out);
}

kf_status_t kf__op_linalg_matrix_rank(const kf_call_t *call, kf_tensor_t *self, double tol,
                                      bool hermitian, kf_tensor_t **out) {
  (void)call;
  return kf_linalg_matrix_rank_atol_rtol_float(self, kf_some_float(tol), kf_some_float(0),
                                               hermitian, out);
}

kf_status_t kf__op_linalg_matrix_rank_tol_tensor(const kf_call_t *call, kf_tensor_t *input,
                                                 kf_tensor_t *tol, bool hermitian,
                                                 kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *zero = optional(input, kf_some_float(0));
  return rank_of(input, tol, zero, hermitian, &scope, out);
}

/* 1 / values where they exceed the tolerance, else 0. */
static kf_tensor_t *inverted(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t *sizes,
                             kf_tensor_t *atol, kf_tensor_t *rtol) {
  kf_tensor_t *kept = kfs_gt(sizes, tolerance(self, sizes, atol, rtol));
  return kfs_where_ScalarOther(kept, kfs_reciprocal(values), KF_INT(0));
}

kf_status_t kf__op_linalg_pinv_atol_rtol_tensor(const kf_call_t *call, kf_tensor_t *self,
                                                kf_tensor_t *atol, kf_tensor_t *rtol,
                                                bool hermitian, kf_tensor_t **out) {
  (void)call;
  const kf_dtype_t dtype = kf__dtype(self);
  if (self->ndim < 2 || kf_dtype_is_integral(dtype, true)) {
    char shape[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PINV_OF,
                                       "linalg_pinv: got type %s and shape %s, expected a "
                                       "floating-point or complex type and at least 2 dimensions"),
                        kf_dtype_class_name(dtype), kf__shape_text(kf__sizes(self), shape));
  }
  KF_TRY(check_tolerance(KF__API_LINALG("pinv"), atol, "atol"));
  KF_TRY(check_tolerance(KF__API_LINALG("pinv"), rtol, "rtol"));
  kf_tensor_t *u = NULL, *s = NULL, *vh = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (self->numel == 0) {
    int64_t sizes[KF__MAX_DIMS];
    memcpy(sizes, self->sizes, self->ndim * sizeof *sizes);
    sizes[self->ndim - 2] = kf__columns(self);
    sizes[self->ndim - 1] = kf__rows(self);
    const kf_int_span_t span = {sizes, self->ndim};
    return kf__close_with(&scope, kf__scoped_zeros(self, span, dtype), out);
  }
  const kf_status_t status = hermitian ? kf_linalg_eigh(self, kf_str_of("L"), &s, &u)
                                       : kf_linalg_svd(self, false, kf_str_of(NULL), &u, &s, &vh);
  u = kf_scope_take(status, u);
  s = kf_scope_take(status, s);
  vh = hermitian ? kf__adjoint(u) : kf_scope_take(status, vh);
  kf_tensor_t *scales = inverted(self, s, hermitian ? kfs_abs(s) : s, atol, rtol);
  kf_tensor_t *left = kfs_mul(kf__adjoint(vh), kfs_unsqueeze(kf__to_type(scales, dtype), -2));
  return kf__close_with(&scope, kfs_matmul(left, kf__adjoint(u)), out);
}

/* Calls the overload with tensors. */
static kf_status_t pinv(kf_tensor_t *self, kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian,
                        kf_tensor_t **out) {
  kf_tensor_t *made = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *absolute = optional(self, atol), *relative = optional(self, rtol);
  if (!kf_scope_has_failed()) {
    const kf_status_t status =
        kf_linalg_pinv_atol_rtol_tensor(self, absolute, relative, hermitian, &made);
    made = kf_scope_take(status, made);
  }
  return kf__close_with(&scope, made, out);
}

kf_status_t kf__op_linalg_pinv_atol_rtol_float(const kf_call_t *call, kf_tensor_t *self,
                                               kf_opt_float_t atol, kf_opt_float_t rtol,
                                               bool hermitian, kf_tensor_t **out) {
  (void)call;
  return pinv(self, atol, rtol, hermitian, out);
}

kf_status_t kf__op_linalg_pinv(const kf_call_t *call, kf_tensor_t *self, double rcond,
                               bool hermitian, kf_tensor_t **out) {
  (void)call;
  return pinv(self, kf_some_float(0), kf_some_float(rcond), hermitian, out);
}

kf_status_t kf__op_linalg_pinv_rcond_tensor(const kf_call_t *call, kf_tensor_t *self,
                                            kf_tensor_t *rcond, bool hermitian, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_tolerance(KF__API_LINALG("pinv"), rcond, "rcond"));
  return kf_linalg_pinv_atol_rtol_tensor(self, NULL, rcond, hermitian, out);
}

kf_status_t kf__op_pinverse(const kf_call_t *call, kf_tensor_t *self, double rcond,
                            kf_tensor_t **out) {
  (void)call;
  return kf_linalg_pinv(self, rcond, false, out);
}
