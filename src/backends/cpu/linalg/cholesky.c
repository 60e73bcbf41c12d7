/* Cholesky factors, and solutions with a triangular matrix. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/factors.h"
#include "compat/operator_texts.h"

static kf_status_t cpu_cholesky_ex(kf_tensor_t *self, bool upper, bool check_errors, kf_tensor_t *L,
                                   kf_tensor_t *info) {
  const int64_t n = kf__rows(self), count = kf__batch_count(self, 2);
  int32_t *codes = kf__data(info);
  kf__potrf_fn potrf = NULL;
  if (count > 0) memset(codes, 0, (size_t)count * sizeof *codes);
  if (self->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(KF__API_SHORT("cholesky"), n));
  if (n > KF__SMALL)
    KF_TRY(kf__lapack(KF__POTRF, kf__dtype(self), KF__API_SHORT("cholesky"), &potrf));
  /* Only one triangle is copied; the other one is 0 in the result. */
  KF_TRY(upper ? kf_triu_out(self, 0, L) : kf_tril_out(self, 0, L));
  const kf__small_t *own = kf__small_matrices(kf__dtype(self));
  const int32_t size = (int32_t)n;
  for (int64_t i = 0; i < count; i++) {
    void *a = kf__matrix_at(L, 2, i);
    if (potrf == NULL)
      codes[i] = own->cholesky(n, a, upper);
    else
      potrf(upper ? "U" : "L", &size, a, &size, &codes[i], 1);
  }
  return check_errors ? kf__check_info(info, kf__api_name(KF__API_SHORT("cholesky_ex"))) : KF_OK;
}

/* X A = B is A^T X^T = B^T: the right sides are transposed for it. */
static kf_status_t solve_from_right(kf_tensor_t *self, kf_tensor_t *B, bool upper, bool unit,
                                    kf_tensor_t *out) {
  kf_tensor_t *a = NULL, *b = NULL, *x = NULL, *back = NULL;
  kf_status_t status = kf_transpose(self, -2, -1, &a);
  if (status == KF_OK) status = kf_transpose(B, -2, -1, &b);
  if (status == KF_OK) status = kf_linalg_solve_triangular(a, b, !upper, true, unit, &x);
  if (status == KF_OK) status = kf_transpose(x, -2, -1, &back);
  if (status == KF_OK) status = kf_copy_(out, back, false);
  kf_tensor_release(a);
  kf_tensor_release(b);
  kf_tensor_release(x);
  kf_tensor_release(back);
  return status;
}

static kf_status_t cpu_solve_triangular(kf_tensor_t *self, kf_tensor_t *B, bool upper, bool left,
                                        bool unitriangular, kf_tensor_t *out) {
  if (!left) return solve_from_right(self, B, upper, unitriangular, out);
  const int64_t n = kf__rows(self), columns = kf__columns(out), count = kf__batch_count(out, 2);
  kf__trtrs_fn trtrs = NULL;
  kf_tensor_t *a = NULL;
  if (out->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(KF__API_SHORT("solve_triangular"), n > columns ? n : columns));
  if (n > KF__SMALL)
    KF_TRY(kf__lapack(KF__TRTRS, kf__dtype(self), KF__API_SHORT("solve_triangular"), &trtrs));
  KF_TRY(kf_copy_(out, B, false));
  KF_TRY(kf__copy_columns(self, &a));
  const kf__small_t *own = kf__small_matrices(kf__dtype(self));
  const int32_t size = (int32_t)n, right = (int32_t)columns;
  for (int64_t i = 0; i < count; i++) {
    const void *matrix = kf__batch_at(a, 2, out, 2, i);
    void *x = kf__matrix_at(out, 2, i);
    int32_t code = 0;
    if (trtrs != NULL)
      trtrs(upper ? "U" : "L", "N", unitriangular ? "U" : "N", &size, &right, matrix, &size, x,
            &size, &code, 1, 1, 1);
    /* LAPACK refuses a zero on the diagonal; our own code divides by it. */
    if (trtrs == NULL || code > 0)
      own->triangular(n, columns, matrix, x, upper, false, unitriangular);
  }
  kf_tensor_release(a);
  return KF_OK;
}

const kf_compute_t kf__cpu_bind_cholesky[] = {
    KF_COMPUTE(linalg_cholesky_ex, cpu_cholesky_ex),
    KF_COMPUTE(linalg_solve_triangular, cpu_solve_triangular),
    KF_COMPUTE_END,
};
