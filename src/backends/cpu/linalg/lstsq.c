/* Least squares by LAPACK's four drivers. Right sides and solutions share columns of max(rows,
 * columns) numbers, so both are copied. */
#include <float.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/matrices.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"

typedef struct {
  kf__lapack_t driver;
  void (*routine)(void); /* one of the four types */
  kf_dtype_t dtype;
  int32_t m, n, nrhs, ldb;
  double rcond;
  void *work, *rwork, *values;
  int32_t *integers; /* gelsy: pivots; gelsd: workspace */
  int32_t size, rank;
} lstsq_t;

static int32_t run(lstsq_t *job, void *a, void *b, void *s, void *work, int32_t size) {
  const bool is_complex = kf_dtype_is_complex(job->dtype);
  const float narrow = (float)job->rcond;
  const bool wide = kf_dtype_to_real(job->dtype) == KF_DTYPE_FLOAT64;
  const void *rcond = wide ? (const void *)&job->rcond : (const void *)&narrow;
  const int32_t *m = &job->m, *n = &job->n, *k = &job->nrhs, *ldb = &job->ldb;
  int32_t code = 0;
  void *info = is_complex ? job->rwork : (void *)&code;
  if (job->driver == KF__GELS) {
    ((kf__gels_fn)job->routine)("N", m, n, k, a, m, b, ldb, work, &size, &code, 1);
  } else if (job->driver == KF__GELSY) {
    memset(job->integers, 0, (size_t)job->n * sizeof *job->integers);
    ((kf__gelsy_fn)job->routine)(m, n, k, a, m, b, ldb, job->integers, rcond, &job->rank, work,
                                 &size, info, &code);
  } else if (job->driver == KF__GELSS) {
    ((kf__gelss_fn)job->routine)(m, n, k, a, m, b, ldb, s, rcond, &job->rank, work, &size, info,
                                 &code);
  } else {
    void *next = is_complex ? job->rwork : (void *)job->integers;
    void *last = is_complex ? (void *)job->integers : (void *)&code;
    ((kf__gelsd_fn)job->routine)(m, n, k, a, m, b, ldb, s, rcond, &job->rank, work, &size, next,
                                 last, &code);
  }
  return code;
}

/* Sizes of gelsd's workspaces as LAPACK's manual gives them, for leaves of 25 rows. */
static kf_status_t prepare(lstsq_t *job, int64_t small) {
  int64_t levels = 1;
  for (int64_t size = small / 26; size > 0; size /= 2) levels++;
  const int64_t integers = 3 * small * levels + 11 * small;
  const int64_t nrhs = job->nrhs, leaf = 25;
  const int64_t square = (leaf + 1) * (leaf + 1), other = job->n * (1 + nrhs) + 2 * nrhs;
  const int64_t reals = 10 * (job->n + small) + 2 * small * leaf + 8 * small * levels +
                        3 * leaf * nrhs + (square > other ? square : other) + 5 * small;
  KF_TRY(kf__lapack(job->driver, job->dtype, KF__API_LINALG("lstsq"), &job->routine));
  job->integers = kf__work(integers > job->n ? integers : job->n, KF_DTYPE_INT32);
  job->rwork = kf__work(reals, kf_dtype_to_real(job->dtype));
  job->values = kf__work(small, kf_dtype_to_real(job->dtype));
  if (job->integers == NULL || job->rwork == NULL || job->values == NULL) return KF_ERR_NO_MEMORY;
  double answer[2];
  (void)run(job, NULL, NULL, job->values, answer, -1);
  job->size = kf__work_size(answer, job->dtype);
  job->work = kf__work(job->size, job->dtype);
  return job->work != NULL ? KF_OK : KF_ERR_NO_MEMORY;
}

/* The sums of squares of rows n to m of the columns, where the system has full rank. */
static kf_status_t residuals_of(kf_tensor_t *b, int64_t m, int64_t n, kf_tensor_t *out) {
  kf_tensor_t *rows = NULL, *sizes = NULL, *squares = NULL, *sums = NULL;
  kf_status_t status = kf_narrow(b, -2, n, m - n, &rows);
  if (status == KF_OK) status = kf_abs(rows, &sizes);
  if (status == KF_OK) status = kf_mul(sizes, sizes, &squares);
  if (status == KF_OK)
    status = kf_sum_dim_IntList(squares, KF_INTS(-2), out->ndim + 1 < b->ndim, kf_no_int(), &sums);
  kf_tensor_t *shaped = NULL;
  if (status == KF_OK) status = kf_reshape(sums, kf__sizes(out), &shaped);
  if (status == KF_OK) status = kf_copy_(out, shaped, false);
  kf_tensor_release(rows);
  kf_tensor_release(sizes);
  kf_tensor_release(squares);
  kf_tensor_release(sums);
  kf_tensor_release(shaped);
  return status;
}

/* Whether all systems have the rank n; gels gives no ranks, and requires it. */
static bool has_full_rank(kf_tensor_t *rank, int64_t n) {
  for (int64_t i = 0; i < rank->numel; i++)
    if (((const int64_t *)kf__data(rank))[i] < n) return false;
  return true;
}

/* Solves all systems: `a` has the batch of self, `b` that of the solution. */
static kf_status_t solve(lstsq_t *job, kf_tensor_t *self, kf_tensor_t *b, kf_tensor_t *rank,
                         kf_tensor_t *values) {
  kf_status_t status = KF_OK;
  kf_tensor_t *a = NULL;
  for (int64_t i = 0; status == KF_OK && i < kf__batch_count(b, 2); i++) {
    /* Several right sides may share a matrix, which LAPACK overwrites. */
    if (a == NULL || self->numel != kf__batch_count(b, 2) * job->m * job->n || i == 0) {
      kf_tensor_release(a);
      a = NULL;
      status = kf__copy_columns(self, &a);
      if (status != KF_OK) break;
    }
    void *s = values->numel > 0 ? kf__matrix_at(values, 1, i) : job->values;
    const int32_t code =
        run(job, kf__batch_at(a, 2, b, 2, i), kf__matrix_at(b, 2, i), s, job->work, job->size);
    if (code > 0) {
      char batch[KF__BATCH_TEXT];
      (void)kf__batch_text(batch, self->ndim > 2, i);
      status = kf_error_set(KF_ERR_LINALG,
                            KF__COMPATIBLE(KF__TORCH_RANK_NOT_FULL,
                                           "%s: %sthe matrix has no full rank, so that there is no "
                                           "least squares solution (code %d)"),
                            kf__api_name(KF__API_LINALG("lstsq")), batch, (int)code);
    }
    if (rank->numel > 0) ((int64_t *)kf__data(rank))[i] = job->rank;
  }
  kf_tensor_release(a);
  return status;
}

static kf_status_t cpu_lstsq(kf_tensor_t *self, kf_tensor_t *b, kf_opt_float_t rcond,
                             kf_str_t driver, kf_tensor_t *solution, kf_tensor_t *residuals,
                             kf_tensor_t *rank, kf_tensor_t *singular_values) {
  const char *name = driver.data != NULL ? driver.data : "gelsy";
  const int64_t m = kf__rows(self), n = kf__columns(self), most = m > n ? m : n;
  const bool vector = kf__solves_vectors(self, b),
             wide = kf_dtype_size(kf__dtype(self)) > 4 && kf__dtype(self) != KF_DTYPE_COMPLEX64;
  kf_tensor_t *right = NULL, *x = NULL, *first = NULL, *top = NULL, *flat = NULL;
  if (rank->numel > 0) KF_TRY(kf_zero_(rank));
  if (self->numel == 0 || solution->numel == 0) return kf_zero_(solution);
  KF_TRY(kf__check_int32(KF__API_LINALG("lstsq"), most));
  lstsq_t job = {
      .driver = strcmp(name, "gels") == 0    ? KF__GELS
                : strcmp(name, "gelsd") == 0 ? KF__GELSD
                : strcmp(name, "gelss") == 0 ? KF__GELSS
                                             : KF__GELSY,
      .dtype = kf__dtype(self),
      .m = (int32_t)m,
      .n = (int32_t)n,
      .nrhs = vector ? 1 : (int32_t)kf__columns(solution),
      .ldb = (int32_t)most,
      .rcond = rcond.has ? rcond.value : (wide ? DBL_EPSILON : (double)FLT_EPSILON) * (double)most};
  kf_status_t status = prepare(&job, m < n ? m : n);
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  const uint32_t batch = solution->ndim - (vector ? 1 : 2);
  memcpy(sizes, solution->sizes, batch * sizeof *sizes);
  sizes[batch] = most;
  sizes[batch + 1] = job.nrhs;
  const kf_int_span_t span = {sizes, batch + 2};
  kf__column_strides(span, strides);
  if (status == KF_OK) status = kf__tensor_new(kf__dtype(self), self->device, span, strides, &x);
  if (status == KF_OK) status = kf_zero_(x);
  if (status == KF_OK) status = kf_narrow(x, -2, 0, m, &first);
  if (status == KF_OK && vector) status = kf_unsqueeze(b, -1, &right);
  if (status == KF_OK) status = kf_copy_(first, vector ? right : b, false);
  if (status == KF_OK) status = solve(&job, self, x, rank, singular_values);
  if (status == KF_OK && residuals->numel > 0)
    status = has_full_rank(rank, n) ? residuals_of(x, m, n, residuals)
                                    : kf_resize_(residuals, KF_INTS(0), kf_no_int());
  if (status == KF_OK) status = kf_narrow(x, -2, 0, n, &top);
  if (status == KF_OK && vector) status = kf_squeeze_dim(top, -1, &flat);
  if (status == KF_OK) status = kf_copy_(solution, vector ? flat : top, false);
  kf_tensor_release(right);
  kf_tensor_release(x);
  kf_tensor_release(first);
  kf_tensor_release(top);
  kf_tensor_release(flat);
  kf_free(job.work);
  kf_free(job.rwork);
  kf_free(job.values);
  kf_free(job.integers);
  return status;
}

const kf_compute_t kf__cpu_bind_lstsq[] = {
    KF_COMPUTE(linalg_lstsq, cpu_lstsq),
    KF_COMPUTE_END,
};
