/* QR factors. LAPACK leaves R above the diagonal, and the vectors of reflections below it. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/matrices.h"
#include "compat/operator_texts.h"

static kf_status_t reflect(kf_tensor_t *a, kf_tensor_t *tau, kf__api_t api) {
  const int64_t m = kf__rows(a), n = kf__columns(a), count = kf__batch_count(a, 2);
  const kf_dtype_t dtype = kf__dtype(a);
  kf__geqrf_fn geqrf;
  if (a->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(api, m > n ? m : n));
  KF_TRY(kf__lapack(KF__GEQRF, dtype, api, &geqrf));
  const int32_t rows = (int32_t)m, columns = (int32_t)n, ask = -1;
  int32_t code = 0;
  double answer[2];
  geqrf(&rows, &columns, kf__data(a), &rows, kf__data(tau), answer, &ask, &code);
  const int32_t size = kf__work_size(answer, dtype);
  void *work = kf__work(size, dtype);
  if (work == NULL) return KF_ERR_NO_MEMORY;
  for (int64_t i = 0; i < count; i++)
    geqrf(&rows, &columns, kf__matrix_at(a, 2, i), &rows, kf__matrix_at(tau, 1, i), work, &size,
          &code);
  kf_free(work);
  return KF_OK;
}

/* Replaces the vectors in `q` by the columns of Q. */
static kf_status_t form_columns(kf_tensor_t *q, kf_tensor_t *tau, int64_t reflections,
                                kf__api_t api) {
  const kf_dtype_t dtype = kf__dtype(q);
  const int64_t count = kf__batch_count(q, 2);
  kf__orgqr_fn orgqr;
  if (q->numel == 0) return KF_OK;
  KF_TRY(kf__lapack(KF__ORGQR, dtype, api, &orgqr));
  const int32_t m = (int32_t)kf__rows(q), n = (int32_t)kf__columns(q), k = (int32_t)reflections;
  const int32_t ask = -1;
  int32_t code = 0;
  double answer[2];
  orgqr(&m, &n, &k, kf__data(q), &m, kf__data(tau), answer, &ask, &code);
  const int32_t size = kf__work_size(answer, dtype);
  void *work = kf__work(size, dtype);
  if (work == NULL) return KF_ERR_NO_MEMORY;
  for (int64_t i = 0; i < count; i++)
    orgqr(&m, &n, &k, kf__matrix_at(q, 2, i), &m, kf__matrix_at(tau, 1, i), work, &size, &code);
  kf_free(work);
  return KF_OK;
}

static kf_status_t cpu_geqrf(kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *tau) {
  KF_TRY(kf_copy_(a, self, false));
  return reflect(a, tau, KF__API("geqrf"));
}

/* Copies as many first columns or rows of `from` as `to` has; dim is -1 or -2. */
static kf_status_t copy_first(kf_tensor_t *to, kf_tensor_t *from, int64_t dim) {
  const int64_t a = dim == -1 ? kf__columns(to) : kf__rows(to);
  const int64_t b = dim == -1 ? kf__columns(from) : kf__rows(from), count = a < b ? a : b;
  kf_tensor_t *target = NULL, *source = NULL;
  kf_status_t status = kf_narrow(to, dim, 0, count, &target);
  if (status == KF_OK) status = kf_narrow(from, dim, 0, count, &source);
  if (status == KF_OK) status = kf_copy_(target, source, false);
  kf_tensor_release(target);
  kf_tensor_release(source);
  return status;
}

/* Q of a matrix without columns is the identity. */
static kf_status_t set_identity(kf_tensor_t *q) {
  kf_tensor_t *diagonal = NULL;
  KF_TRY(kf_zero_(q));
  KF_TRY(kf_diagonal(q, 0, -2, -1, &diagonal));
  kf_status_t status = kf_fill__Scalar(diagonal, KF_INT(1));
  kf_tensor_release(diagonal);
  return status;
}

static kf_status_t cpu_qr(kf_tensor_t *A, kf_tensor_t *Q, kf_tensor_t *R) {
  const int64_t m = kf__rows(A), n = kf__columns(A), k = m < n ? m : n;
  const bool wants_q = Q->ndim == A->ndim;
  int64_t sizes[KF__MAX_DIMS];
  kf_tensor_t *packed = NULL, *tau = NULL, *top = NULL;
  if (k == 0) {
    if (wants_q) KF_TRY(set_identity(Q));
    return kf_zero_(R);
  }
  memcpy(sizes, A->sizes, A->ndim * sizeof *sizes);
  sizes[A->ndim - 2] = k;
  kf_status_t status = kf__copy_columns(A, &packed);
  if (status == KF_OK)
    status = kf__tensor_new(kf__dtype(A), A->device, (kf_int_span_t){sizes, (size_t)A->ndim - 1},
                            NULL, &tau);
  if (status == KF_OK) status = reflect(packed, tau, KF__API_SHORT("qr"));
  if (status == KF_OK) status = kf_narrow(packed, -2, 0, kf__rows(R), &top);
  if (status == KF_OK) status = kf_triu_out(top, 0, R);
  if (status == KF_OK && wants_q) status = copy_first(Q, packed, -1);
  if (status == KF_OK && wants_q) status = form_columns(Q, tau, k, KF__API_SHORT("qr"));
  kf_tensor_release(packed);
  kf_tensor_release(tau);
  kf_tensor_release(top);
  return status;
}

const kf_compute_t kf__cpu_bind_qr[] = {
    KF_COMPUTE(geqrf, cpu_geqrf),
    KF_COMPUTE(linalg_qr, cpu_qr),
    KF_COMPUTE_END,
};
