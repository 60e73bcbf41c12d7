/* Finds a BLAS and calls it. It is loaded at most once, at the first product that might use it, and
 * never unloaded, because its threads may be running. It is told to use one thread: several threads
 * of our pool call it at the same time.
 *
 * C is divided into parts of a fixed size. The library's result for a part depends on the part
 * alone, so results are the same for any number of threads. */
#include "backends/cpu/matmul/blas.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

enum {
  ROW_MAJOR = 101,
  NO_TRANS = 111,
  TRANS = 112,
  PART = 512,          /* rows and columns of C in one call */
  WORTH = 96 * 96 * 96 /* multiply-adds from which a call pays */
};

typedef void (*sgemm_fn)(int, int, int, int, int, int, float, const void *, int, const void *, int,
                         float, void *, int);
typedef void (*dgemm_fn)(int, int, int, int, int, int, double, const void *, int, const void *, int,
                         double, void *, int);
typedef void (*cgemm_fn)(int, int, int, int, int, int, const void *, const void *, int,
                         const void *, int, const void *, void *, int);

static struct {
  sgemm_fn sgemm;
  dgemm_fn dgemm;
  cgemm_fn cgemm, zgemm;
  bool found;
} blas;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Stores an address in a function pointer. ISO C has no conversion between the two kinds of
 * pointers, so the bytes are copied. */
static void find(void *library, const char *name, void *function, size_t size) {
  void *address = dlsym(library, name);
  KF_ASSERT(size == sizeof address);
  memcpy(function, &address, size);
}

static void load(void) {
  const char *name = getenv("KEYFALL_BLAS");
  if (name == NULL || name[0] == '\0' || strcmp(name, "none") == 0) return;
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    kf_warn("KEYFALL_BLAS: cannot load %s: %s", name, dlerror());
    return;
  }
  find(library, "cblas_sgemm", &blas.sgemm, sizeof blas.sgemm);
  find(library, "cblas_dgemm", &blas.dgemm, sizeof blas.dgemm);
  find(library, "cblas_cgemm", &blas.cgemm, sizeof blas.cgemm);
  find(library, "cblas_zgemm", &blas.zgemm, sizeof blas.zgemm);
  void (*set_threads)(int) = NULL;
  find(library, "openblas_set_num_threads", &set_threads, sizeof set_threads);
  if (set_threads != NULL) set_threads(1);
  blas.found = blas.sgemm != NULL && blas.dgemm != NULL && blas.cgemm != NULL && blas.zgemm != NULL;
  if (!blas.found) kf_warn("KEYFALL_BLAS: %s has no cblas_sgemm and its like", name);
}

/* ---- Layouts that BLAS can describe ---- */

typedef struct layout {
  int order; /* NO_TRANS, TRANS; 0: neither */
  int64_t distance;
} layout_t;

/* How BLAS describes a matrix of `rows` × `columns`: one of its strides must be 1. */
static layout_t layout_of(const kf__matrix_t *matrix, int64_t rows, int64_t columns) {
  const int64_t down = rows == 1 ? columns : matrix->rows;
  const int64_t across = columns == 1 ? rows : matrix->columns;
  if ((columns == 1 || across == 1) && down >= columns && down <= INT32_MAX)
    return (layout_t){NO_TRANS, down};
  if ((rows == 1 || down == 1) && across >= rows && across <= INT32_MAX)
    return (layout_t){TRANS, across};
  return (layout_t){0, 0};
}

bool kf__blas_suits(const kf__gemm_t *job) {
  if ((double)job->m * (double)job->n * (double)job->k < WORTH) return false;
  pthread_once(&once, load);
  return blas.found && job->k <= INT32_MAX &&
         layout_of(&job->c, job->m, job->n).order == NO_TRANS &&
         layout_of(&job->a, job->m, job->k).order != 0 &&
         layout_of(&job->b, job->k, job->n).order != 0;
}

/* ---- Calls ---- */

static char *at(const kf__matrix_t *matrix, int64_t size, int64_t batch, int64_t i, int64_t j) {
  return (char *)(uintptr_t)matrix->data +
         (batch * matrix->batch + i * matrix->rows + j * matrix->columns) * size;
}

/* BLAS adds to C itself, so D is copied there first. */
static void bring_added(const kf__gemm_t *job, int64_t size, int64_t batch, int64_t i, int64_t m,
                        int64_t j, int64_t n) {
  if (job->d.data == job->c.data) return;
  for (int64_t r = i; r < i + m; r++)
    for (int64_t q = j; q < j + n; q++)
      memcpy(at(&job->c, size, batch, r, q), at(&job->d, size, batch, r, q), (size_t)size);
}

static void multiply(const kf__gemm_t *job, int64_t batch, int64_t i, int64_t m, int64_t j,
                     int64_t n) {
  const int64_t size = (int64_t)kf_dtype_size(job->dtype);
  const layout_t la = layout_of(&job->a, job->m, job->k), lb = layout_of(&job->b, job->k, job->n);
  const void *a = at(&job->a, size, batch, i, 0), *b = at(&job->b, size, batch, 0, j);
  void *c = at(&job->c, size, batch, i, j);
  KF_ASSERT(la.order != 0); /* kf__blas_suits has checked these */
  KF_ASSERT(lb.order != 0);
  KF_ASSERT(job->k <= INT32_MAX);
  const int ldc = (int)layout_of(&job->c, job->m, job->n).distance;
  const kf_complex_t alpha = job->alpha;
  const kf_complex_t beta = job->d.data != NULL ? job->beta : (kf_complex_t){0, 0};
  if (job->d.data != NULL) bring_added(job, size, batch, i, m, j, n);
#define SIZES ROW_MAJOR, la.order, lb.order, (int)m, (int)n, (int)job->k
#define A a, (int)la.distance
#define B b, (int)lb.distance
  switch ((int)job->dtype) {
    case KF_DTYPE_FLOAT32: blas.sgemm(SIZES, (float)alpha.re, A, B, (float)beta.re, c, ldc); break;
    case KF_DTYPE_FLOAT64: blas.dgemm(SIZES, alpha.re, A, B, beta.re, c, ldc); break;
    case KF_DTYPE_COMPLEX64: {
      const float alphas[2] = {(float)alpha.re, (float)alpha.im};
      const float betas[2] = {(float)beta.re, (float)beta.im};
      blas.cgemm(SIZES, alphas, A, B, betas, c, ldc);
      break;
    }
    default:
      KF_ASSERT(job->dtype == KF_DTYPE_COMPLEX128);
      blas.zgemm(SIZES, &alpha, A, B, &beta, c, ldc);
      break;
  }
#undef SIZES
#undef A
#undef B
}

static void run_parts(void *context, int64_t begin, int64_t end) {
  const kf__gemm_t *job = (const kf__gemm_t *)context;
  const int64_t across = (job->n + PART - 1) / PART, down = (job->m + PART - 1) / PART;
  for (int64_t task = begin; task < end; task++) {
    const int64_t batch = task / (down * across), part = task % (down * across);
    const int64_t i = part / across * PART, j = part % across * PART;
    multiply(job, batch, i, kf__min(PART, job->m - i), j, kf__min(PART, job->n - j));
  }
}

kf_status_t kf__blas_gemm(const kf__gemm_t *job) {
  kf__gemm_t copy = *job;
  KF_ASSERT(blas.found);
  KF_ASSERT(job->m > 0);
  KF_ASSERT(job->n > 0);
  const int64_t across = (job->n + PART - 1) / PART, down = (job->m + PART - 1) / PART;
  return kf__parallel_try(0, job->batches * down * across, 1, run_parts, &copy);
}
