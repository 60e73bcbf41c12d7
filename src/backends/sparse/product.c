/* The product of a sparse and a strided matrix: rows of the result are sums of rows of the strided
 * matrix, computed on several threads. Types without a loop use one that they convert to. */
/* build: size */
#include "backends/sparse/sparse_kernels.h"
#include "base/parallel.h"

typedef struct job {
  const int64_t *offsets; /* rows + 1 */
  const int64_t *columns;
  const void *values;
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
    const int64_t width = job->width, end = job->offsets[row + 1];                       \
    const type *values = job->values, *dense = job->dense;                               \
    int64_t i = job->offsets[row];                                                       \
    for (int64_t j = 0; j < width; j++) out[j] = 0;                                      \
    for (; i + 4 <= end; i += 4) {                                                       \
      const type *restrict a = dense + job->columns[i] * width;                          \
      const type *restrict b = dense + job->columns[i + 1] * width;                      \
      const type *restrict c = dense + job->columns[i + 2] * width;                      \
      const type *restrict d = dense + job->columns[i + 3] * width;                      \
      const type u = values[i], v = values[i + 1], w = values[i + 2], x = values[i + 3]; \
      for (int64_t j = 0; j < width; j++)                                                \
        out[j] = out[j] + u * a[j] + v * b[j] + w * c[j] + x * d[j];                     \
    }                                                                                    \
    for (; i < end; i++) {                                                               \
      const type *restrict a = dense + job->columns[i] * width;                          \
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
#define SHORT_PRODUCT(name, type)                                            \
  static void name(void *context, int64_t begin, int64_t end) {              \
    const job_t *job = context;                                              \
    const int64_t width = job->width;                                        \
    for (int64_t row = begin; row < end; row++) {                            \
      type *out = (type *)job->out + row * width;                            \
      for (int64_t j = 0; j < width; j++) out[j] = 0;                        \
      for (int64_t i = job->offsets[row]; i < job->offsets[row + 1]; i++)    \
        for (int64_t j = 0; j < width; j++)                                  \
          out[j] += ((const type *)job->values)[i] *                         \
                    ((const type *)job->dense)[job->columns[i] * width + j]; \
    }                                                                        \
  }
SHORT_PRODUCT(product_int64, int64_t)
SHORT_PRODUCT(product_complex, _Complex double)

/* The loop for a type and the type that it computes in; bool has none. */
static kf__range_fn loop_for(kf_dtype_t dtype, kf_dtype_t *out_dtype) {
  *out_dtype = kf_dtype_is_complex(dtype) ? KF_DTYPE_COMPLEX128 : KF_DTYPE_FLOAT64;
  if (kf_dtype_is_complex(dtype)) return product_complex;
  if (dtype == KF_DTYPE_FLOAT64) return product_double;
  bool integral = kf_dtype_is_integral(dtype, false);
  *out_dtype = integral ? KF_DTYPE_INT64 : KF_DTYPE_FLOAT32;
  if (integral) return product_int64;
  return kf_dtype_is_floating(dtype) ? product_float : NULL;
}

/* The offsets of the rows of sorted entries, whose rows were checked. */
static kf_tensor_t *offsets_of(const kf_tensor_t *rows, kf_tensor_t *like, int64_t count) {
  kf_tensor_t *offsets = kf__scoped_zeros(like, KF_INTS(count + 1), KF_DTYPE_INT64);
  if (offsets == NULL) return NULL;
  int64_t *to = kf__data(offsets);
  const int64_t *from = kf__data(rows);
  for (int64_t i = 0; i < rows->sizes[1]; i++) to[from[i] + 1]++;
  for (int64_t r = 0; r < count; r++) to[r + 1] += to[r];
  return offsets;
}

/* Fills offsets, columns and values, which live as long as the scope. */
static kf_status_t open_matrix(kf_tensor_t *sparse, kf_dtype_t dtype, job_t *job) {
  kf_tensor_t *offsets, *columns;
  if (sparse->layout == KF_LAYOUT_SPARSE_CSR) {
    offsets = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_COMPRESSED));
    columns = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_PLAIN));
    if (offsets == NULL || columns == NULL) return KF_OK;
    KF_TRY(kf__sparse_check_compressed(offsets, columns, sparse->sizes[1]));
  } else {
    sparse = kf__scoped_coalesce(sparse);
    if (sparse == NULL) return KF_OK;
    kf_tensor_t *indices = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_INDICES));
    if (indices == NULL) return KF_OK;
    KF_TRY(kf__sparse_check_indices(indices, sparse->sizes));
    offsets = offsets_of(indices, indices, sparse->sizes[0]);
    columns = kfs_select(indices, 0, 1);
  }
  kf_tensor_t *values = kf_sparse_part(sparse, KF_SPARSE_VALUES);
  values = kfs_contiguous(kfs_to_dtype(values, dtype, false, false, kf_no_int()));
  if (kf_scope_has_failed()) return KF_OK;
  job->offsets = kf__data(offsets);
  job->columns = kf__data(columns);
  job->values = kf__data(values);
  return KF_OK;
}

static kf_status_t check_matrices(const kf_tensor_t *sparse, const kf_tensor_t *dense) {
  const kf__sparse_t *s = kf__sparse_of(sparse);
  if (s == NULL || kf_tensor_is_sparse(dense) || !kf__is_defined(dense) ||
      (sparse->layout != KF_LAYOUT_SPARSE && sparse->layout != KF_LAYOUT_SPARSE_CSR))
    return kf_error_set(KF_ERR_RUNTIME,
                        "mm: expected a sparse COO or CSR matrix and a strided matrix, got the "
                        "layouts %s and %s",
                        kf_layout_name(kf_tensor_layout(sparse)),
                        kf_layout_name(kf_tensor_layout(dense)));
  if (sparse->ndim != 2 || s->dense_dim != 0 || dense->ndim != 2)
    return kf_error_set(KF_ERR_RUNTIME, "mm: expected matrices without dense dimensions");
  if (sparse->sizes[1] != dense->sizes[0])
    return kf_error_set(KF_ERR_RUNTIME,
                        "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)",
                        (long long)sparse->sizes[0], (long long)sparse->sizes[1],
                        (long long)dense->sizes[0], (long long)dense->sizes[1]);
  if (sparse->dtype != dense->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s",
        kf_dtype_plain_name(kf__dtype(sparse)), kf_dtype_plain_name(kf__dtype(dense)));
  return KF_OK;
}

/* Rows are divided among threads by the average number of entries. Indices were checked by
 * open_matrix, so the loops read no memory outside of the arguments. */
static kf_tensor_t *multiply(kf_tensor_t *sparse, kf_tensor_t *dense) {
  enum { WORK = 1 << 15 }; /* of a part: less is not worth a thread */
  job_t job = {.width = dense->sizes[1]};
  kf_dtype_t dtype, asked = kf__dtype(dense);
  kf__range_fn loop = loop_for(asked, &dtype);
  if (loop == NULL)
    return kf_scope_take(kf_error_set(KF_ERR_RUNTIME, "mm: no product of sparse %s matrices",
                                      kf_dtype_class_name(asked)),
                         NULL);
  kf_status_t status = open_matrix(sparse, dtype, &job);
  dense = kfs_contiguous(kfs_to_dtype(dense, dtype, false, false, kf_no_int()));
  if (status != KF_OK || dense == NULL) return kf_scope_take(status, NULL);
  int64_t rows = sparse->sizes[0];
  kf_tensor_t *out = NULL;
  status = kf_tensor_new(dtype, dense->device, KF_INTS(rows, job.width), &out);
  out = kf_scope_take(status, out);
  if (out == NULL) return NULL;
  job.dense = kf__data(dense);
  job.out = kf__data(out);
  int64_t work = (kf_sparse_nnz(sparse) / (rows > 0 ? rows : 1) + 1) * (job.width + 1);
  status = kf__parallel_try(0, rows, WORK / work + 2, loop, &job);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  return kfs_to_dtype(out, asked, false, false, kf_no_int());
}

kf_status_t kf_sparse_mm(kf_tensor_t *sparse, kf_tensor_t *dense, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  KF_TRY(check_matrices(sparse, dense));
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
    return check_matrices(self, mat2);
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
