/* Singular value decompositions, by divide and conquer (gesdd). */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/matrices.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"

typedef struct {
  kf__gesdd_fn real;
  kf__gesdd_complex_fn complex;
  char job[2];
  int32_t m, n, ldvt;
  void *work, *rwork;
  int32_t *iwork, size;
} svd_t;

static int32_t run(const svd_t *job, void *a, void *s, void *u, void *vt, void *work,
                   int32_t size) {
  int32_t code = 0;
  if (job->complex != NULL)
    job->complex(job->job, &job->m, &job->n, a, &job->m, s, u, &job->m, vt, &job->ldvt, work, &size,
                 job->rwork, job->iwork, &code, 1);
  else
    job->real(job->job, &job->m, &job->n, a, &job->m, s, u, &job->m, vt, &job->ldvt, work, &size,
              job->iwork, &code, 1);
  return code;
}

static kf_status_t prepare(svd_t *job, kf_dtype_t dtype) {
  const int64_t small = job->m < job->n ? job->m : job->n, large = job->m + job->n - small;
  const bool is_complex = kf_dtype_is_complex(dtype);
  if (is_complex)
    KF_TRY(kf__lapack(KF__GESDD, dtype, KF__API_SHORT("svd"), &job->complex));
  else
    KF_TRY(kf__lapack(KF__GESDD, dtype, KF__API_SHORT("svd"), &job->real));
  job->iwork = kf__work(8 * small, KF_DTYPE_INT32);
  if (job->iwork == NULL) return KF_ERR_NO_MEMORY;
  if (is_complex) { /* as LAPACK's manual says, for all jobs; older versions need a little more */
    const int64_t a = 5 * small * small + 7 * small;
    const int64_t b = 2 * large * small + 2 * small * small + small;
    job->rwork = kf__work(a > b ? a : b, kf_dtype_to_real(dtype));
    if (job->rwork == NULL) return KF_ERR_NO_MEMORY;
  }
  double answer[2];
  (void)run(job, NULL, NULL, NULL, NULL, answer, -1);
  job->size = kf__work_size(answer, dtype);
  job->work = kf__work(job->size, dtype);
  return job->work != NULL ? KF_OK : KF_ERR_NO_MEMORY;
}

static kf_status_t failure(const kf_tensor_t *A, int64_t index, int32_t code, bool number) {
  char batch[KF__BATCH_TEXT];
  (void)kf__batch_text(batch, A->ndim > 2, index);
  if (!number)
    return kf_error_set(
        KF_ERR_LINALG,
        KF__COMPATIBLE(KF__TORCH_SVD_OF_NAN, "%s: %sthe matrix contains infinity or NaN"),
        kf__api_name(KF__API_SHORT("svd")), batch);
  return kf_error_set(KF_ERR_LINALG,
                      KF__COMPATIBLE(KF__TORCH_SVD_NOT_CONVERGED,
                                     "%s: %sthe algorithm did not converge: an ill-conditioned "
                                     "matrix, or many equal singular values (code %d)"),
                      kf__api_name(KF__API_SHORT("svd")), batch, (int)code);
}

static kf_status_t set_identities(kf_tensor_t *t) {
  kf_tensor_t *diagonal = NULL;
  KF_TRY(kf_zero_(t));
  KF_TRY(kf_diagonal(t, 0, -2, -1, &diagonal));
  kf_status_t status = kf_fill__Scalar(diagonal, KF_INT(1));
  kf_tensor_release(diagonal);
  return status;
}

/* The results for matrix `i` when it holds inf: NaN, except for Vh, which keeps what the algorithm
 * starts with: unit vectors. */
static void set_unknown(kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh, int64_t i, bool vectors) {
  kf__fill_nan(kf__matrix_at(S, 1, i), S->sizes[S->ndim - 1], kf__dtype(S));
  if (!vectors) return;
  const kf_dtype_t dtype = kf__dtype(Vh);
  const int64_t k = kf__rows(Vh), n = kf__columns(Vh), size = (int64_t)kf_dtype_size(dtype);
  kf__fill_nan(kf__matrix_at(U, 2, i), kf__rows(U) * kf__columns(U), dtype);
  char *vh = kf__matrix_at(Vh, 2, i);
  memset(vh, 0, (size_t)(k * n * size));
  for (int64_t j = 0; j < k && j < n; j++)
    if (kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64)
      *(double *)(void *)(vh + j * (k + 1) * size) = 1;
    else
      *(float *)(void *)(vh + j * (k + 1) * size) = 1;
}

static kf_status_t cpu_svd(kf_tensor_t *A, bool full_matrices, bool compute_uv, kf_tensor_t *U,
                           kf_tensor_t *S, kf_tensor_t *Vh) {
  const int64_t m = kf__rows(A), n = kf__columns(A);
  const kf_dtype_t dtype = kf__dtype(A);
  kf_tensor_t *a = NULL;
  if (A->numel == 0) {
    if (compute_uv && U->numel > 0) KF_TRY(set_identities(U));
    return compute_uv && Vh->numel > 0 ? set_identities(Vh) : KF_OK;
  }
  KF_TRY(kf__check_int32(KF__API_SHORT("svd"), m > n ? m : n));
  svd_t job = {.job = {!compute_uv     ? 'N'
                       : full_matrices ? 'A'
                                       : 'S',
                       '\0'},
               .m = (int32_t)m,
               .n = (int32_t)n,
               .ldvt = compute_uv ? (int32_t)kf__rows(Vh) : 1};
  kf_status_t status = prepare(&job, dtype);
  if (status == KF_OK) status = kf__copy_columns(A, &a);
  for (int64_t i = 0; status == KF_OK && i < kf__batch_count(A, 2); i++) {
    void *u = compute_uv ? kf__matrix_at(U, 2, i) : NULL;
    void *vh = compute_uv ? kf__matrix_at(Vh, 2, i) : NULL, *matrix = kf__matrix_at(a, 2, i);
    const kf__finite_t numbers = kf__finiteness(matrix, m * n, dtype);
    if (numbers == KF__HAS_INF) {
      set_unknown(U, S, Vh, i, compute_uv);
      continue;
    }
    const int32_t code = numbers == KF__HAS_NAN
                             ? -4
                             : run(&job, matrix, kf__matrix_at(S, 1, i), u, vh, job.work, job.size);
    if (code != 0) status = failure(A, i, code, numbers != KF__HAS_NAN);
  }
  kf_tensor_release(a);
  kf_free(job.work);
  kf_free(job.rwork);
  kf_free(job.iwork);
  return status;
}

const kf_compute_t kf__cpu_bind_svd[] = {
    KF_COMPUTE(_linalg_svd, cpu_svd),
    KF_COMPUTE_END,
};
