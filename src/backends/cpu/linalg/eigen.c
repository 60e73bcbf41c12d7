/* Eigenvalues and eigenvectors: of Hermitian matrices (syevd, heevd) and of any square ones (geev).
 * The vectors of a real matrix come as real parts and imaginary parts in neighbouring columns. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/matrices.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"

static kf_status_t failure(const kf_tensor_t *A, kf__api_t api, int64_t index, int32_t code) {
  char batch[KF__BATCH_TEXT];
  (void)kf__batch_text(batch, A->ndim > 2, index);
  return kf_error_set(KF_ERR_LINALG,
                      KF__COMPATIBLE(KF__TORCH_EIGEN_NOT_CONVERGED,
                                     "%s: %sthe algorithm did not converge: an ill-conditioned "
                                     "matrix, or many equal eigenvalues (code %d)"),
                      kf__api_name(api), batch, (int)code);
}

/* ---- Hermitian matrices ---- */

typedef struct {
  kf__syevd_fn real;
  kf__heevd_fn complex;
  char job[2], uplo[2];
  int32_t n;
  void *work, *rwork;
  int32_t *iwork, size, rsize, isize;
} eigh_t;

static int32_t run_eigh(const eigh_t *job, void *a, void *w, void *work, void *rwork,
                        int32_t *iwork) {
  int32_t code = 0;
  if (job->complex != NULL)
    job->complex(job->job, job->uplo, &job->n, a, &job->n, w, work, &job->size, rwork, &job->rsize,
                 iwork, &job->isize, &code, 1, 1);
  else
    job->real(job->job, job->uplo, &job->n, a, &job->n, w, work, &job->size, iwork, &job->isize,
              &code, 1, 1);
  return code;
}

static kf_status_t prepare_eigh(eigh_t *job, kf_dtype_t dtype) {
  if (kf_dtype_is_complex(dtype))
    KF_TRY(kf__lapack(KF__SYEVD, dtype, KF__API_SHORT("eigh"), &job->complex));
  else
    KF_TRY(kf__lapack(KF__SYEVD, dtype, KF__API_SHORT("eigh"), &job->real));
  double answer[2], real_answer[2] = {1, 0};
  int32_t integers = 1;
  job->size = job->rsize = job->isize = -1;
  (void)run_eigh(job, NULL, NULL, answer, real_answer, &integers);
  job->size = kf__work_size(answer, dtype);
  job->rsize = job->complex != NULL ? kf__work_size(real_answer, dtype) : 1;
  job->isize = integers > 1 ? integers : 1;
  job->work = kf__work(job->size, dtype);
  job->rwork = kf__work(job->rsize, kf_dtype_to_real(dtype));
  job->iwork = kf__work(job->isize, KF_DTYPE_INT32);
  const bool made = job->work != NULL && job->rwork != NULL && job->iwork != NULL;
  return made ? KF_OK : KF_ERR_NO_MEMORY;
}

static kf_status_t cpu_eigh(kf_tensor_t *A, kf_str_t UPLO, kf_tensor_t *eigenvalues,
                            kf_tensor_t *eigenvectors) {
  const bool vectors = eigenvectors->ndim == A->ndim;
  kf_tensor_t *a = NULL;
  if (A->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(KF__API_SHORT("eigh"), kf__rows(A)));
  eigh_t job = {.job = {vectors ? 'V' : 'N', '\0'},
                .uplo = {(char)(UPLO.data[0] & ~32), '\0'},
                .n = (int32_t)kf__rows(A)};
  kf_status_t status = prepare_eigh(&job, kf__dtype(A));
  if (status == KF_OK)
    status = vectors ? kf_copy_(eigenvectors, A, false) : kf__copy_columns(A, &a);
  kf_tensor_t *space = vectors ? eigenvectors : a;
  for (int64_t i = 0; status == KF_OK && i < kf__batch_count(A, 2); i++) {
    const int32_t code = run_eigh(&job, kf__matrix_at(space, 2, i),
                                  kf__matrix_at(eigenvalues, 1, i), job.work, job.rwork, job.iwork);
    if (code != 0) status = failure(A, KF__API_SHORT("eigh"), i, code);
  }
  kf_tensor_release(a);
  kf_free(job.work);
  kf_free(job.rwork);
  kf_free(job.iwork);
  return status;
}

/* ---- Any square matrices ---- */

typedef struct {
  kf__geev_fn real;
  kf__geev_complex_fn complex;
  char vectors[2];
  int32_t n, size;
  void *work, *rwork; /* rwork: n imaginary parts for real matrices, 2 n numbers for complex ones */
  void *parts;        /* real matrices: n real parts, then the vectors in neighbouring columns */
} eig_t;

/* a: the matrix; w, v: complex results; the real routine writes to job's buffers instead. */
static int32_t run_eig(const eig_t *job, void *a, void *w, void *v, void *work, int32_t size) {
  const int32_t one = 1, *ld = job->vectors[0] == 'V' ? &job->n : &one;
  int32_t code = 0;
  if (job->complex != NULL)
    job->complex("N", job->vectors, &job->n, a, &job->n, w, NULL, &one, v, ld, work, &size,
                 job->rwork, &code, 1, 1);
  else
    job->real("N", job->vectors, &job->n, a, &job->n, w, job->rwork, NULL, &one, v, ld, work, &size,
              &code, 1, 1);
  return code;
}

/* Complex values and vectors from LAPACK's real ones: a pair of conjugate values shares two
 * columns, with the real and the imaginary parts of the first one's vector. */
#define COMBINE(tag, R)                                                                     \
  static void combine_##tag(int64_t n, const void *re, const void *im, const void *columns, \
                            void *values, void *vectors) {                                  \
    const R *wr = re, *wi = im, *v = columns;                                               \
    R *w = values, *out = vectors;                                                          \
    for (int64_t j = 0; j < n; j++) {                                                       \
      w[2 * j] = wr[j];                                                                     \
      w[2 * j + 1] = wi[j];                                                                 \
      if (out == NULL) continue;                                                            \
      const int64_t first = wi[j] < 0 ? j - 1 : j;                                          \
      const R sign = wi[j] > 0 ? 1 : wi[j] < 0 ? -1 : 0;                                    \
      for (int64_t i = 0; i < n; i++) {                                                     \
        out[2 * (i + j * n)] = v[i + first * n];                                            \
        out[2 * (i + j * n) + 1] = sign != 0 ? sign * v[i + (first + 1) * n] : 0;           \
      }                                                                                     \
    }                                                                                       \
  }
COMBINE(f32, float)
COMBINE(f64, double)

static kf_status_t prepare_eig(eig_t *job, kf_dtype_t dtype) {
  const bool is_complex = kf_dtype_is_complex(dtype);
  const int64_t n = job->n;
  if (is_complex)
    KF_TRY(kf__lapack(KF__GEEV, dtype, KF__API_SHORT("eig"), &job->complex));
  else
    KF_TRY(kf__lapack(KF__GEEV, dtype, KF__API_SHORT("eig"), &job->real));
  double answer[2];
  job->rwork = kf__work(2 * n, kf_dtype_to_real(dtype)); /* the query writes to it, too */
  if (job->rwork == NULL) return KF_ERR_NO_MEMORY;
  (void)run_eig(job, NULL, NULL, NULL, answer, -1);
  job->size = kf__work_size(answer, dtype);
  job->work = kf__work(job->size, dtype);
  job->parts = is_complex ? NULL : kf__work(n + n * n, dtype);
  const bool made = job->work != NULL && (is_complex || job->parts != NULL);
  return made ? KF_OK : KF_ERR_NO_MEMORY;
}

static int32_t eig_of(const eig_t *job, void *a, void *w, void *v, bool wide) {
  if (job->complex != NULL) return run_eig(job, a, w, v, job->work, job->size);
  char *columns = (char *)job->parts + (size_t)job->n * (wide ? sizeof(double) : sizeof(float));
  const int32_t code = run_eig(job, a, job->parts, columns, job->work, job->size);
  if (code == 0) (wide ? combine_f64 : combine_f32)(job->n, job->parts, job->rwork, columns, w, v);
  return code;
}

/* Eigenvectors need finite numbers in all matrices of a batch, before any is decomposed. Values
 * alone need numbers: those of a matrix with inf are NaN. */
static kf_status_t check_finite(const kf_tensor_t *a, bool vectors) {
  for (int64_t i = 0; i < kf__batch_count(a, 2); i++) {
    const kf__finite_t numbers =
        kf__finiteness(kf__matrix_at(a, 2, i), kf__rows(a) * kf__columns(a), kf__dtype(a));
    if (numbers == KF__HAS_NAN || (vectors && numbers == KF__HAS_INF))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EIG_OF_NAN, "%s: the matrix contains infinity or NaN"),
          kf__api_name(KF__API_LINALG("eig")));
  }
  return KF_OK;
}

static kf_status_t decompose(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t *vectors) {
  kf_tensor_t *a = NULL;
  const kf_dtype_t dtype = kf__dtype(self);
  if (self->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(KF__API_SHORT("eig"), kf__rows(self)));
  eig_t job = {.vectors = {vectors != NULL ? 'V' : 'N', '\0'}, .n = (int32_t)kf__rows(self)};
  kf_status_t status = prepare_eig(&job, dtype);
  if (status == KF_OK) status = kf__copy_columns(self, &a);
  if (status == KF_OK) status = check_finite(a, vectors != NULL);
  for (int64_t i = 0; status == KF_OK && i < kf__batch_count(self, 2); i++) {
    void *v = vectors != NULL ? kf__matrix_at(vectors, 2, i) : NULL;
    void *matrix = kf__matrix_at(a, 2, i), *found = kf__matrix_at(values, 1, i);
    if (kf__finiteness(matrix, (int64_t)job.n * job.n, dtype) != KF__ALL_FINITE) {
      kf__fill_nan(found, job.n, kf__dtype(values));
      continue;
    }
    const int32_t code =
        eig_of(&job, matrix, found, v, kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64);
    if (code != 0) status = failure(self, KF__API_SHORT("eig"), i, code);
  }
  kf_tensor_release(a);
  kf_free(job.work);
  kf_free(job.rwork);
  kf_free(job.parts);
  return status;
}

static kf_status_t cpu_eig(kf_tensor_t *self, kf_tensor_t *eigenvalues, kf_tensor_t *eigenvectors) {
  return decompose(self, eigenvalues, eigenvectors);
}

static kf_status_t cpu_eigvals(kf_tensor_t *self, kf_tensor_t *out) {
  return decompose(self, out, NULL);
}

const kf_compute_t kf__cpu_bind_eigen[] = {
    KF_COMPUTE(_linalg_eigh, cpu_eigh),
    KF_COMPUTE(linalg_eig, cpu_eig),
    KF_COMPUTE(_linalg_eigvals, cpu_eigvals),
    KF_COMPUTE_END,
};
