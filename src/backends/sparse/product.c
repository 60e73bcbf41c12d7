/* The product of a sparse and a strided matrix: rows of the result are sums of rows of the strided
 * matrix, computed on several threads. Types without a loop use one that they convert to. */
#include "backends/sparse/sparse_kernels.h"
#include "base/parallel.h"

typedef struct job {
  kf__rows_t rows; /* of the sparse matrix */
  const void *dense;
  void *out;
  int64_t width; /* columns of the strided matrix */
} job_t;

/* GCC 12 vectorizes loops of unknown length at -O3 only; the remainder of the file is for size. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* Four entries at a time: the row of the result is read and written once for them. Terms are added
 * in the order of entries. */
#define PRODUCT(name, type)                                                              \
  static void name##_row(const job_t *job, int64_t row, type *restrict out) {            \
    const int64_t width = job->width, end = job->rows.offsets[row + 1];                  \
    const type *values = job->rows.values, *dense = job->dense;                          \
    int64_t i = job->rows.offsets[row];                                                  \
    for (int64_t j = 0; j < width; j++) out[j] = 0;                                      \
    for (; i + 4 <= end; i += 4) {                                                       \
      const type *restrict a = dense + job->rows.columns[i] * width;                     \
      const type *restrict b = dense + job->rows.columns[i + 1] * width;                 \
      const type *restrict c = dense + job->rows.columns[i + 2] * width;                 \
      const type *restrict d = dense + job->rows.columns[i + 3] * width;                 \
      const type u = values[i], v = values[i + 1], w = values[i + 2], x = values[i + 3]; \
      for (int64_t j = 0; j < width; j++)                                                \
        out[j] = out[j] + u * a[j] + v * b[j] + w * c[j] + x * d[j];                     \
    }                                                                                    \
    for (; i < end; i++) {                                                               \
      const type *restrict a = dense + job->rows.columns[i] * width;                     \
      const type u = values[i];                                                          \
      for (int64_t j = 0; j < width; j++) out[j] += u * a[j];                            \
    }                                                                                    \
  }                                                                                      \
  static void name(void *context, int64_t begin, int64_t end) {                          \
    const job_t *job = context;                                                          \
    for (int64_t row = begin; row < end; row++)                                          \
      name##_row(job, row, (type *)job->out + row * job->width);                         \
  }
PRODUCT(product_float, float)
PRODUCT(product_double, double)

/* out[keys[i]] += alpha * values[i] for rows of `width` elements. */
#define ADD_ROWS(name, type)                                                          \
  static void name(type *out, const int64_t *keys, const type *values, int64_t count, \
                   int64_t width, type alpha) {                                       \
    for (int64_t i = 0; i < count; i++) {                                             \
      type *restrict to = out + keys[i] * width;                                      \
      const type *restrict from = values + i * width;                                 \
      for (int64_t j = 0; j < width; j++) to[j] += alpha * from[j];                   \
    }                                                                                 \
  }
ADD_ROWS(add_rows_float, float)
ADD_ROWS(add_rows_double, double)
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif

/* Types that are multiplied rarely: one entry at a time. */
#define SHORT_PRODUCT(name, type)                                                   \
  static void name(void *context, int64_t begin, int64_t end) {                     \
    const job_t *job = context;                                                     \
    const int64_t width = job->width;                                               \
    for (int64_t row = begin; row < end; row++) {                                   \
      type *out = (type *)job->out + row * width;                                   \
      for (int64_t j = 0; j < width; j++) out[j] = 0;                               \
      for (int64_t i = job->rows.offsets[row]; i < job->rows.offsets[row + 1]; i++) \
        for (int64_t j = 0; j < width; j++)                                         \
          out[j] += ((const type *)job->rows.values)[i] *                           \
                    ((const type *)job->dense)[job->rows.columns[i] * width + j];   \
    }                                                                               \
  }
SHORT_PRODUCT(product_int64, int64_t)
SHORT_PRODUCT(product_complex, _Complex double)

static kf__range_fn loop_for(kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_COMPLEX128) return product_complex;
  if (dtype == KF_DTYPE_FLOAT64) return product_double;
  return dtype == KF_DTYPE_INT64 ? product_int64 : product_float;
}

static bool is_product_layout(const kf_tensor_t *tensor) {
  return tensor->layout == KF_LAYOUT_SPARSE || tensor->layout == KF_LAYOUT_SPARSE_CSR;
}

static kf_status_t refuse_layouts(const kf_tensor_t *a, const kf_tensor_t *b) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      "mm: expected a sparse COO or CSR matrix and a strided, COO or CSR matrix, got "
      "the layouts %s and %s",
      kf_layout_name(kf_tensor_layout(a)), kf_layout_name(kf_tensor_layout(b)));
}

/* Rows are divided among threads by the average number of entries. Indices were checked by
 * kf__sparse_rows, so the loops read no memory outside of the arguments. */
static kf_tensor_t *multiply(kf_tensor_t *sparse, kf_tensor_t *dense) {
  enum { WORK = 1 << 15 }; /* of a part: less is not worth a thread */
  job_t job = {.width = dense->sizes[1]};
  kf_dtype_t asked = kf__dtype(dense), dtype = kf__sparse_work_type(asked);
  kf_status_t status = kf__sparse_rows(sparse, dtype, &job.rows);
  dense = kf__sparse_memory(dense, dtype);
  if (status != KF_OK || dense == NULL) return kf_scope_take(status, NULL);
  int64_t rows = sparse->sizes[0];
  kf_tensor_t *out = NULL;
  status = kf_tensor_new(dtype, dense->device, KF_INTS(rows, job.width), &out);
  out = kf_scope_take(status, out);
  if (out == NULL) return NULL;
  job.dense = kf__data(dense);
  job.out = kf__data(out);
  int64_t work = (kf_sparse_nnz(sparse) / (rows > 0 ? rows : 1) + 1) * (job.width + 1);
  status = kf__parallel_try(0, rows, WORK / work + 2, loop_for(dtype), &job);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  return kfs_to_dtype(out, asked, false, false, kf_no_int());
}

kf_status_t kf_sparse_mm(kf_tensor_t *sparse, kf_tensor_t *dense, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (!kf_tensor_is_sparse(sparse) || !is_product_layout(sparse) || !kf__is_defined(dense) ||
      (kf_tensor_is_sparse(dense) && !is_product_layout(dense)))
    return refuse_layouts(sparse, dense);
  if (kf_tensor_is_sparse(dense)) return kf__sparse_sparse_mm(sparse, dense, out_tensor);
  KF_TRY(kf__sparse_check_product(sparse, dense));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, multiply(sparse, dense), out_tensor);
}

/* mm with one sparse argument. A sparse matrix on the right is transposed: (BᵀAᵀ)ᵀ. */
kf_status_t kf__sparse_product(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
                               kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  if (kf_tensor_is_sparse(self)) return kf_sparse_mm(self, mat2, out);
  if (mat2->layout != KF_LAYOUT_SPARSE || mat2->ndim != 2 || self->ndim != 2)
    return refuse_layouts(self, mat2);
  const kf__sparse_t *s = kf__sparse_of(mat2);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *flipped =
      kf__scoped_coo(kfs_flip(s->parts[KF_SPARSE_INDICES], KF_INTS(0)), s->parts[KF_SPARSE_VALUES],
                     KF_INTS(mat2->sizes[1], mat2->sizes[0]), 0);
  kf_tensor_t *other = kfs_t(self), *product = NULL;
  if (flipped != NULL && other != NULL) {
    kf_status_t status = kf_sparse_mm(flipped, other, &product);
    product = kfs_contiguous(kfs_t(kf_scope_take(status, product)));
  }
  return kf__close_with(&scope, product, out);
}

/* ---- Adding entries to rows ---- */

bool kf__sparse_add_rows(kf_tensor_t *rows, const kf_tensor_t *keys, const kf_tensor_t *values,
                         kf_scalar_t alpha) {
  KF_ASSERT(kf__is_contiguous(values));
  bool single = kf__dtype(rows) == KF_DTYPE_FLOAT32;
  if ((!single && kf__dtype(rows) != KF_DTYPE_FLOAT64) ||
      (alpha.tag != KF_TAG_INT && alpha.tag != KF_TAG_FLOAT) || rows->numel == 0)
    return false;
  double factor = alpha.tag == KF_TAG_INT ? (double)alpha.as.i : alpha.as.f;
  int64_t width = rows->numel / rows->sizes[0];
  if (single)
    add_rows_float(kf__data(rows), kf__data(keys), kf__data(values), keys->numel, width,
                   (float)factor);
  else
    add_rows_double(kf__data(rows), kf__data(keys), kf__data(values), keys->numel, width, factor);
  return true;
}
