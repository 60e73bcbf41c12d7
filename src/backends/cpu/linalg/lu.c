/* LU factors, and what is computed from them: determinants, solutions, inverses. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/factors.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"

kf_status_t kf__lu_in_place(kf_tensor_t *a, kf_tensor_t *pivots, kf_tensor_t *info, kf__api_t api) {
  const int64_t m = kf__rows(a), n = kf__columns(a), k = m < n ? m : n;
  const int64_t count = kf__batch_count(a, 2);
  const bool is_small = m <= KF__SMALL && n <= KF__SMALL;
  int32_t *codes = info != NULL ? kf__data(info) : NULL, *exchanges = kf__data(pivots);
  kf__getrf_fn getrf = NULL;
  if (count > 0 && codes != NULL) memset(codes, 0, (size_t)count * sizeof *codes);
  if (count == 0 || k == 0) return KF_OK;
  KF_TRY(kf__check_int32(api, m > n ? m : n));
  if (!is_small) KF_TRY(kf__lapack(KF__GETRF, kf__dtype(a), api, &getrf));
  const kf__small_t *own = kf__small_matrices(kf__dtype(a));
  const int32_t rows = (int32_t)m, columns = (int32_t)n;
  for (int64_t i = 0; i < count; i++) {
    int32_t code = 0;
    if (is_small)
      code = own->lu(m, n, kf__matrix_at(a, 2, i), exchanges + i * k);
    else
      getrf(&rows, &columns, kf__matrix_at(a, 2, i), &rows, exchanges + i * k, &code);
    if (codes != NULL) codes[i] = code;
  }
  return KF_OK;
}

static kf_status_t cpu_lu_factor_ex(kf_tensor_t *A, bool check_errors, kf_tensor_t *LU,
                                    kf_tensor_t *pivots, kf_tensor_t *info) {
  KF_TRY(kf_copy_(LU, A, false));
  KF_TRY(kf__lu_in_place(LU, pivots, info, KF__API_SHORT("lu_factor")));
  return check_errors ? kf__check_info(info, kf__api_name(KF__API_LINALG("lu_factor_ex"))) : KF_OK;
}

/* ---- Matrices of the factors ---- */

/* Sets P so that A = P L U: the columns of the identity, exchanged. `order` has `rows` elements. */
static kf_status_t permutation(const int32_t *pivots, int64_t count, int64_t rows, int64_t *order) {
  for (int64_t i = 0; i < rows; i++) order[i] = i;
  for (int64_t i = 0; i < count; i++) {
    const int64_t j = (int64_t)pivots[i] - 1;
    if (j < 0 || j >= rows)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_LU_UNPACK_PIVOTS,
                                         "lu_unpack: each of LU_pivots must be the number of a row "
                                         "of LU_data, counted from 1, as from linalg_lu_factor"));
    const int64_t kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  return KF_OK;
}

static kf_status_t unpack_pivots(kf_tensor_t *pivots, kf_tensor_t *P) {
  const int64_t rows = kf__rows(P), k = pivots->sizes[pivots->ndim - 1];
  const int64_t count = kf__batch_count(P, 2);
  kf_tensor_t *dense = NULL, *order = NULL, *wide = NULL;
  KF_TRY(kf_zero_(P));
  if (count == 0 || rows == 0) return KF_OK;
  kf_status_t status = kf_contiguous(pivots, KF_MEMORY_FORMAT_CONTIGUOUS, &dense);
  if (status == KF_OK)
    status = kf__tensor_new(KF_DTYPE_INT64, P->device, KF_INTS(count, rows), NULL, &order);
  int64_t *data = status == KF_OK ? kf__data(order) : NULL;
  for (int64_t i = 0; i < count && status == KF_OK; i++)
    status = permutation((const int32_t *)kf__data(dense) + i * k, k, rows, data + i * rows);
  /* Row order[j] of column j is 1: scatter along the rows. */
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, P->sizes, P->ndim * sizeof *sizes);
  sizes[P->ndim - 2] = 1;
  if (status == KF_OK) status = kf_view(order, (kf_int_span_t){sizes, P->ndim}, &wide);
  if (status == KF_OK) status = kf_scatter__value(P, -2, wide, KF_INT(1));
  kf_tensor_release(wide);
  kf_tensor_release(order);
  kf_tensor_release(dense);
  return status;
}

static kf_status_t unpack_data(kf_tensor_t *packed, kf_tensor_t *L, kf_tensor_t *U) {
  kf_tensor_t *columns = NULL, *rows = NULL, *diagonal = NULL;
  const int64_t k = kf__columns(L);
  kf_status_t status = kf_narrow(packed, -1, 0, k, &columns);
  if (status == KF_OK) status = kf_tril_out(columns, -1, L);
  if (status == KF_OK) status = kf_diagonal(L, 0, -2, -1, &diagonal);
  if (status == KF_OK) status = kf_fill__Scalar(diagonal, KF_INT(1));
  if (status == KF_OK) status = kf_narrow(packed, -2, 0, k, &rows);
  if (status == KF_OK) status = kf_triu_out(rows, 0, U);
  kf_tensor_release(columns);
  kf_tensor_release(rows);
  kf_tensor_release(diagonal);
  return status;
}

static kf_status_t cpu_lu_unpack(kf_tensor_t *LU_data, kf_tensor_t *LU_pivots, kf_tensor_t *P,
                                 kf_tensor_t *L, kf_tensor_t *U) {
  if (P->ndim == LU_data->ndim) KF_TRY(unpack_pivots(LU_pivots, P));
  return L->ndim == LU_data->ndim ? unpack_data(LU_data, L, U) : KF_OK;
}

/* ---- Determinants ---- */

static kf_status_t cpu_det(kf_tensor_t *A, kf_tensor_t *result, kf_tensor_t *LU,
                           kf_tensor_t *pivots) {
  const int64_t n = kf__rows(A), count = kf__batch_count(A, 2);
  const kf__small_t *own = kf__small_matrices(kf__dtype(A));
  KF_TRY(kf_copy_(LU, A, false));
  KF_TRY(kf__lu_in_place(LU, pivots, NULL, KF__API_SHORT("det")));
  for (int64_t i = 0; i < count; i++)
    own->determinant(n, kf__matrix_at(LU, 2, i), kf__matrix_at(pivots, 1, i),
                     kf__matrix_at(result, 0, i));
  return KF_OK;
}

static kf_status_t cpu_slogdet(kf_tensor_t *A, kf_tensor_t *sign, kf_tensor_t *logabsdet,
                               kf_tensor_t *LU, kf_tensor_t *pivots) {
  const int64_t n = kf__rows(A), count = kf__batch_count(A, 2);
  const kf__small_t *own = kf__small_matrices(kf__dtype(A));
  KF_TRY(kf_copy_(LU, A, false));
  KF_TRY(kf__lu_in_place(LU, pivots, NULL, KF__API_SHORT("slogdet")));
  for (int64_t i = 0; i < count; i++)
    own->log_determinant(n, kf__matrix_at(LU, 2, i), kf__matrix_at(pivots, 1, i),
                         kf__matrix_at(sign, 0, i), kf__matrix_at(logabsdet, 0, i));
  return KF_OK;
}

/* ---- Solutions ---- */

/* Replaces `x`, a batch of right sides with `columns` columns of n numbers each, by solutions.
 * `last` is the number of dimensions of x after its batch. */
static kf_status_t solve_in_place(const kf_tensor_t *LU, const kf_tensor_t *pivots, kf_tensor_t *x,
                                  uint32_t last, int64_t columns, bool transposed, kf__api_t api) {
  const int64_t n = kf__rows(LU), count = kf__batch_count(x, last);
  const bool is_small = n <= KF__SMALL;
  kf__getrs_fn getrs = NULL;
  if (x->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(api, columns));
  if (!is_small) KF_TRY(kf__lapack(KF__GETRS, kf__dtype(LU), api, &getrs));
  const kf__small_t *own = kf__small_matrices(kf__dtype(LU));
  const int32_t rows = (int32_t)n, right = (int32_t)columns;
  for (int64_t i = 0; i < count; i++) {
    const void *a = kf__batch_at(LU, 2, x, last, i), *p = kf__batch_at(pivots, 1, x, last, i);
    void *b = kf__matrix_at(x, last, i);
    int32_t code = 0;
    if (is_small)
      own->lu_solve(n, columns, a, p, b, transposed);
    else
      getrs(transposed ? "T" : "N", &rows, &right, a, &rows, p, b, &rows, &code, 1);
  }
  return KF_OK;
}

static kf_status_t cpu_solve_ex(kf_tensor_t *A, kf_tensor_t *B, bool left, bool check_errors,
                                kf_tensor_t *result, kf_tensor_t *LU, kf_tensor_t *pivots,
                                kf_tensor_t *info) {
  const kf__api_t api = KF__API_LINALG("solve_ex");
  KF_TRY(kf_copy_(LU, A, false));
  KF_TRY(kf__lu_in_place(LU, pivots, info, KF__API_SHORT("solve")));
  if (check_errors) KF_TRY(kf__check_info(info, kf__api_name(api)));
  KF_TRY(kf_copy_(result, B, false));
  const bool vector = kf__solves_vectors(A, B);
  /* X A = B is A^T X^T = B^T, and the rule has asked for rows without gaps in this case. */
  const int64_t columns = vector ? 1 : left ? kf__columns(result) : kf__rows(result);
  return solve_in_place(LU, pivots, result, vector ? 1 : 2, columns, !left, KF__API_SHORT("solve"));
}

static kf_status_t invert_small(kf_tensor_t *A, kf_tensor_t *inverse, kf_tensor_t *info) {
  const int64_t n = kf__rows(A), count = kf__batch_count(A, 2);
  const kf__small_t *own = kf__small_matrices(kf__dtype(A));
  int32_t *codes = kf__data(info);
  KF_TRY(kf_copy_(inverse, A, false));
  for (int64_t i = 0; i < count; i++) codes[i] = own->inverse(n, kf__matrix_at(inverse, 2, i));
  return KF_OK;
}

static kf_status_t cpu_inv_ex(kf_tensor_t *A, bool check_errors, kf_tensor_t *inverse,
                              kf_tensor_t *info) {
  const int64_t n = kf__rows(A), count = kf__batch_count(A, 2);
  if (n <= KF__SMALL) {
    KF_TRY(invert_small(A, inverse, info));
    return check_errors ? kf__check_info(info, kf__api_name(KF__API_SHORT("inv_ex"))) : KF_OK;
  }
  kf_tensor_t *factors = NULL, *pivots = NULL;
  kf_status_t status = kf__copy_columns(A, &factors);
  if (status == KF_OK)
    status = kf__tensor_new(KF_DTYPE_INT32, A->device,
                            (kf_int_span_t){A->sizes, (size_t)A->ndim - 1}, NULL, &pivots);
  if (status == KF_OK) status = kf__lu_in_place(factors, pivots, info, KF__API_SHORT("inv"));
  if (status == KF_OK && check_errors)
    status = kf__check_info(info, kf__api_name(KF__API_SHORT("inv_ex")));
  const kf__small_t *own = kf__small_matrices(kf__dtype(A));
  for (int64_t i = 0; i < count && status == KF_OK; i++)
    own->identity(n, kf__matrix_at(inverse, 2, i));
  if (status == KF_OK)
    status = solve_in_place(factors, pivots, inverse, 2, n, false, KF__API_SHORT("inv"));
  kf_tensor_release(factors);
  kf_tensor_release(pivots);
  return status;
}

const kf_compute_t kf__cpu_bind_lu[] = {
    KF_COMPUTE(linalg_lu_factor_ex, cpu_lu_factor_ex),
    KF_COMPUTE(lu_unpack, cpu_lu_unpack),
    KF_COMPUTE(_linalg_det, cpu_det),
    KF_COMPUTE(_linalg_slogdet, cpu_slogdet),
    KF_COMPUTE(_linalg_solve_ex, cpu_solve_ex),
    KF_COMPUTE(linalg_inv_ex, cpu_inv_ex),
    KF_COMPUTE_END,
};
