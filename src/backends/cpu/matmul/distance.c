/* Distances between rows of matrices in the p-norm. In general the differences are summed directly.
 * Where there are many rows and p is 2, |a|² + |b|² - 2ab with a matrix product is faster, at the
 * price of cancellation for rows that are close to each other; PyTorch makes the same choice. */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/matmul/gemm.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"

enum { MANY_ROWS = 25, PARALLEL_WORK = 1 << 14 };

typedef struct rows {
  const char *data;
  int64_t row, step; /* strides in elements: from row to row, and within one */
} rows_t;

/* Sums over contiguous rows, several elements at a time. The lanes of a block have the type of the
 * rows and blocks are added in double, so the error does not grow with the length of the rows. */
enum { LANES = 32, BLOCK = 256 }; /* bytes of a vector; elements of a block */
typedef float lanes_float_t __attribute__((vector_size(LANES)));
typedef double lanes_double_t __attribute__((vector_size(LANES)));
typedef uint32_t bits_float_t __attribute__((vector_size(LANES)));
typedef uint64_t bits_double_t __attribute__((vector_size(LANES)));

#define SUM_OF(name, T, term)                                       \
  static double name##_##T(const T *a, const T *b, int64_t depth) { \
    enum { N = LANES / (int)sizeof(T) };                            \
    double sum = 0;                                                 \
    int64_t i = 0;                                                  \
    while (depth - i >= N) {                                        \
      const int64_t end = depth - i > BLOCK ? i + BLOCK : depth;    \
      lanes_##T##_t part = {0};                                     \
      for (; i + N <= end; i += N) {                                \
        lanes_##T##_t x, y;                                         \
        memcpy(&x, a + i, sizeof x);                                \
        memcpy(&y, b + i, sizeof y);                                \
        const lanes_##T##_t gap = x - y;                            \
        part += term(T, gap);                                       \
      }                                                             \
      for (int k = 0; k < N; k++) sum += (double)part[k];           \
    }                                                               \
    for (; i < depth; i++) {                                        \
      const double gap = (double)a[i] - (double)b[i];               \
      sum += term##_OF_ONE(gap);                                    \
    }                                                               \
    return sum;                                                     \
  }
#define SQUARE(T, gap) ((gap) * (gap))
#define SQUARE_OF_ONE(gap) ((gap) * (gap))
/* Without the sign. */
#define SIZE(T, gap) ((lanes_##T##_t)(((bits_##T##_t)(gap) << 1) >> 1))
#define SIZE_OF_ONE(gap) fabs(gap)
SUM_OF(squares, float, SQUARE)
SUM_OF(squares, double, SQUARE)
SUM_OF(sizes, float, SIZE)
SUM_OF(sizes, double, SIZE)

typedef struct distances {
  rows_t a, b;
  int64_t m, n, depth; /* n < 0: the pairs of rows of a */
  double p;
  bool is_double;
  char *out;
} distances_t;

/* One distance; the sum is double for both types. As in PyTorch, the largest difference is that of
 * numbers, but among the pairs of one matrix it is NaN if any is. */
#define DISTANCE(T)                                                                  \
  static double distance_##T(const distances_t *job, const T *a, const T *b) {       \
    const int64_t sa = job->a.step, sb = job->b.step, depth = job->depth;            \
    const double p = job->p;                                                         \
    const bool packed = sa == 1 && sb == 1, of_pairs = job->n < 0;                   \
    double sum = 0;                                                                  \
    if (p == 2) {                                                                    \
      if (packed) return sqrt(squares_##T(a, b, depth));                             \
      for (int64_t i = 0; i < depth; i++) {                                          \
        const double gap = (double)a[i * sa] - (double)b[i * sb];                    \
        sum += gap * gap;                                                            \
      }                                                                              \
      return sqrt(sum);                                                              \
    }                                                                                \
    if (p == 1 && packed) return sizes_##T(a, b, depth);                             \
    for (int64_t i = 0; i < depth; i++) {                                            \
      const double gap = fabs((double)a[i * sa] - (double)b[i * sb]);                \
      if (p == 1)                                                                    \
        sum += gap;                                                                  \
      else if (p == 0)                                                               \
        sum += isnan(gap) ? gap : gap != 0 ? 1 : 0;                                  \
      else if (isinf(p))                                                             \
        sum = gap > sum || (of_pairs && isnan(gap)) ? gap : sum;                     \
      else                                                                           \
        sum += pow(gap, p);                                                          \
    }                                                                                \
    return p == 1 || p == 0 || isinf(p) ? sum : pow(sum, 1 / p);                     \
  }
DISTANCE(float)
DISTANCE(double)

/* Computes the distance between row i of a and row j of b and stores it as result number `at`. */
static void put(const distances_t *job, int64_t i, int64_t j, int64_t at) {
  KF_ASSERT(at >= 0);
  const char *a = job->a.data, *b = job->b.data;
  if (job->is_double)
    ((double *)job->out)[at] = distance_double(job, (const double *)a + i * job->a.row,
                                               (const double *)b + j * job->b.row);
  else
    ((float *)job->out)[at] = (float)distance_float(job, (const float *)a + i * job->a.row,
                                                    (const float *)b + j * job->b.row);
}

/* Computes the distances of some rows of a to all rows of b, or to the later rows of a. */
static void run_rows(void *context, int64_t begin, int64_t end) {
  const distances_t *job = (const distances_t *)context;
  for (int64_t i = begin; i < end; i++) {
    if (job->n >= 0) {
      for (int64_t j = 0; j < job->n; j++) put(job, i, j, i * job->n + j);
    } else {
      /* Row i is paired with the m - 1 - i rows after it; the pairs of earlier rows come first. */
      const int64_t first = i * (2 * job->m - i - 1) / 2;
      for (int64_t j = i + 1; j < job->m; j++) put(job, i, j, first + j - i - 1);
    }
  }
}

static void run(distances_t *job) {
  const double work = (double)(job->depth + 1) * (double)(job->n >= 0 ? job->n : job->m / 2) + 1;
  kf__parallel_for(0, job->m, (int64_t)(PARALLEL_WORK / work) + 1, run_rows, job);
}

/* ---- p = 2 by a product ---- */

#define FROM_PRODUCT(T)                                                                          \
  static void from_product_##T(const distances_t *job, T *lengths) {                             \
    T *out = (T *)job->out;                                                                      \
    for (int64_t i = 0; i < job->m + job->n; i++) {                                              \
      const rows_t *side = i < job->m ? &job->a : &job->b;                                       \
      const T *row = (const T *)side->data + (i < job->m ? i : i - job->m) * side->row;          \
      T sum = 0;                                                                                 \
      for (int64_t q = 0; q < job->depth; q++) sum += row[q * side->step] * row[q * side->step]; \
      lengths[i] = sum;                                                                          \
    }                                                                                            \
    for (int64_t i = 0; i < job->m; i++)                                                         \
      for (int64_t j = 0; j < job->n; j++) {                                                     \
        const T square = out[i * job->n + j] + lengths[i] + lengths[job->m + j];                 \
        out[i * job->n + j] = square < 0 ? 0 : (T)sqrt((double)square);                          \
      }                                                                                          \
  }
FROM_PRODUCT(float)
FROM_PRODUCT(double)

static kf_status_t run_by_product(const distances_t *job) {
  const kf_dtype_t dtype = job->is_double ? KF_DTYPE_FLOAT64 : KF_DTYPE_FLOAT32;
  void *lengths = kf_alloc((size_t)(job->m + job->n) * kf_dtype_size(dtype));
  if (lengths == NULL) return kf__no_memory();
  kf__gemm_t gemm;
  KF_ASSERT(job->p == 2);
  KF_ASSERT(job->n >= 0); /* two matrices, not the pairs of one */
  kf__gemm_init(&gemm, dtype, kf__number_of_int(-2), kf__number_of_int(0));
  gemm.m = job->m;
  gemm.n = job->n;
  gemm.k = job->depth;
  gemm.a = (kf__matrix_t){job->a.data, job->a.row, job->a.step, 0};
  gemm.b = (kf__matrix_t){job->b.data, job->b.step, job->b.row, 0};
  gemm.c = (kf__matrix_t){job->out, job->n, 1, 0};
  kf_status_t status = kf__gemm_run(&gemm);
  if (status == KF_OK && job->is_double) from_product_double(job, (double *)lengths);
  if (status == KF_OK && !job->is_double) from_product_float(job, (float *)lengths);
  kf_free(lengths);
  return status;
}

/* ---- Operators ---- */

static kf_status_t check_type(const char *what, kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_FLOAT32 || dtype == KF_DTYPE_FLOAT64) return KF_OK;
  return kf__not_for_dtype(what, dtype);
}

/* Offset, in elements, of the matrix of `t` that the `index`-th matrix of `out` belongs to. */
static int64_t batch_offset(const kf_tensor_t *t, const kf_tensor_t *out, int64_t index) {
  int64_t offset = 0;
  for (uint32_t d = 2; d < out->ndim; d++) {
    const int64_t at = index % out->sizes[out->ndim - 1 - d];
    index /= out->sizes[out->ndim - 1 - d];
    if (d < t->ndim && t->sizes[t->ndim - 1 - d] != 1) offset += at * t->strides[t->ndim - 1 - d];
  }
  return offset;
}

static kf_status_t cpu_cdist(kf_tensor_t *x1, kf_tensor_t *x2, double p, kf_opt_int_t compute_mode,
                             kf_tensor_t *out) {
  KF_TRY(check_type("cdist", kf__dtype(out)));
  if (out->numel == 0) return KF_OK;
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(kf__dtype(x1) == kf__dtype(out));
  KF_ASSERT(kf__dtype(x2) == kf__dtype(out));
  KF_ASSERT(x1->sizes[x1->ndim - 1] == x2->sizes[x2->ndim - 1]);
  const int64_t size = kf__itemsize(out), mode = compute_mode.has ? compute_mode.value : 0;
  distances_t job = {.m = out->sizes[out->ndim - 2],
                     .n = out->sizes[out->ndim - 1],
                     .depth = x1->sizes[x1->ndim - 1],
                     .p = p,
                     .is_double = kf__dtype(out) == KF_DTYPE_FLOAT64};
  const bool many = job.m > MANY_ROWS || job.n > MANY_ROWS;
  const bool by_product = p == 2 && job.depth > 0 && (mode == 1 || (mode == 0 && many));
  const int64_t matrices = out->numel / (job.m * job.n);
  for (int64_t i = 0; i < matrices; i++) {
    job.a = (rows_t){(const char *)kf__data(x1) + batch_offset(x1, out, i) * size,
                     x1->strides[x1->ndim - 2], x1->strides[x1->ndim - 1]};
    job.b = (rows_t){(const char *)kf__data(x2) + batch_offset(x2, out, i) * size,
                     x2->strides[x2->ndim - 2], x2->strides[x2->ndim - 1]};
    job.out = (char *)kf__data(out) + i * job.m * job.n * size;
    if (by_product)
      KF_TRY(run_by_product(&job));
    else
      run(&job);
  }
  return KF_OK;
}

static kf_status_t cpu_pdist(kf_tensor_t *self, double p, kf_tensor_t *out) {
  KF_TRY(check_type("pdist", kf__dtype(out)));
  KF_ASSERT(self->ndim == 2);
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(out->numel == self->sizes[0] * (self->sizes[0] - 1) / 2);
  distances_t job = {.m = self->sizes[0],
                     .n = -1,
                     .depth = self->sizes[1],
                     .p = p,
                     .is_double = kf__dtype(out) == KF_DTYPE_FLOAT64,
                     .out = (char *)kf__data(out)};
  job.a = job.b = (rows_t){(const char *)kf__data(self), self->strides[0], self->strides[1]};
  run(&job);
  return KF_OK;
}

const kf_compute_t kf__cpu_bind_distance[] = {
    KF_COMPUTE(_cdist_forward, cpu_cdist), KF_COMPUTE(_pdist_forward, cpu_pdist), KF_COMPUTE_END};
