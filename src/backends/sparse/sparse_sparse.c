/* The product of two sparse matrices, row by row: each entry (i, k) of the first matrix adds a
 * multiple of row k of the second to row i of the result.
 *
 * A row is added up in an array as wide as the result. Which elements it has is kept in three
 * levels of bits: a bit for each column, one for each word of these, and one for each word of
 * those. Walking them from the top gives the columns in order without sorting, in time that depends
 * on the entries of the row rather than on its width. Each part of the rows has an array and bits
 * of its own, so parts run on several threads; the result does not depend on how rows are divided.
 */
#include "backends/sparse/sparse_kernels.h"
#include "base/parallel.h"

typedef struct job {
  kf__rows_t a, b;
  int64_t rows, width;
  const int64_t *slots; /* rows + 1: where the entries of each row may be written */
  int64_t *counts;      /* entries of each row */
  int64_t *columns;     /* of the entries, at slots */
  void *values;
  const int64_t *cuts; /* parts + 1: the rows of each part */
  void *sums;          /* parts * width, all 0 between rows */
  uint64_t *bits;      /* of each part, all 0 between rows */
  int64_t levels[4];   /* words before each level of bits; the last is the number of all */
} job_t;

/* Marks a column that may be marked already. */
static inline void mark(const job_t *job, uint64_t *bits, int64_t column) {
  int64_t word = column >> 6;
  uint64_t bit = UINT64_C(1) << (column & 63), old = bits[word];
  if (old & bit) return;
  bits[word] = old | bit;
  if (old != 0) return;
  bits[job->levels[1] + (word >> 6)] |= UINT64_C(1) << (word & 63);
  bits[job->levels[2] + (word >> 12)] |= UINT64_C(1) << (word >> 6 & 63);
}

/* Removes the marks and writes the columns that had one, in order. Returns their number. */
static int64_t unmark(const job_t *job, uint64_t *bits, int64_t *restrict columns) {
  int64_t count = 0;
  for (int64_t top = 0; top < job->levels[3] - job->levels[2]; top++) {
    uint64_t *high = bits + job->levels[2] + top;
    for (; *high != 0; *high &= *high - 1) {
      int64_t at = top * 64 + __builtin_ctzll(*high);
      uint64_t middle = bits[job->levels[1] + at];
      bits[job->levels[1] + at] = 0;
      for (; middle != 0; middle &= middle - 1) {
        int64_t word = at * 64 + __builtin_ctzll(middle);
        uint64_t low = bits[word];
        bits[word] = 0;
        for (; low != 0; low &= low - 1) columns[count++] = word * 64 + __builtin_ctzll(low);
      }
    }
  }
  return count;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC optimize("O2")
#endif
/* The entries of one row, in the order of columns. Terms are added in the order of entries. */
#define PRODUCT(name, type)                                                           \
  static void name##_row(const job_t *job, int64_t row, type *sums, uint64_t *bits) { \
    const type *of_a = job->a.values, *of_b = job->b.values;                          \
    for (int64_t i = job->a.offsets[row]; i < job->a.offsets[row + 1]; i++) {         \
      const type factor = of_a[i];                                                    \
      const int64_t k = job->a.columns[i], end = job->b.offsets[k + 1];               \
      for (int64_t t = job->b.offsets[k]; t < end; t++) {                             \
        const int64_t column = job->b.columns[t];                                     \
        sums[column] += factor * of_b[t];                                             \
        mark(job, bits, column);                                                      \
      }                                                                               \
    }                                                                                 \
    int64_t *columns = job->columns + job->slots[row];                                \
    type *values = (type *)job->values + job->slots[row];                             \
    const int64_t count = unmark(job, bits, columns);                                 \
    for (int64_t i = 0; i < count; i++) {                                             \
      values[i] = sums[columns[i]];                                                   \
      sums[columns[i]] = 0;                                                           \
    }                                                                                 \
    job->counts[row] = count;                                                         \
  }                                                                                   \
  static void name(void *context, int64_t begin, int64_t end) {                       \
    const job_t *job = context;                                                       \
    for (int64_t part = begin; part < end; part++) {                                  \
      type *sums = (type *)job->sums + part * job->width;                             \
      uint64_t *bits = job->bits + part * job->levels[3];                             \
      for (int64_t row = job->cuts[part]; row < job->cuts[part + 1]; row++) {         \
        if (row % 1024 == 1023 && kf__loop_stopped()) return;                         \
        name##_row(job, row, sums, bits);                                             \
      }                                                                               \
    }                                                                                 \
  }
PRODUCT(rows_float, float)
PRODUCT(rows_double, double)
PRODUCT(rows_int64, int64_t)
PRODUCT(rows_complex, _Complex double)
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif

static kf__range_fn loop_for(kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_COMPLEX128) return rows_complex;
  if (dtype == KF_DTYPE_FLOAT64) return rows_double;
  return dtype == KF_DTYPE_INT64 ? rows_int64 : rows_float;
}

static kf_tensor_t *fresh(const kf_tensor_t *like, kf_dtype_t dtype, int64_t count) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_tensor_new(dtype, like->device, KF_INTS(count), &made);
  return kf_scope_take(status, made);
}

/* The most entries that each row can have, and the number of products, which is returned. */
static int64_t count_products(const job_t *job, int64_t *slots, int64_t *products) {
  slots[0] = products[0] = 0;
  for (int64_t row = 0; row < job->rows; row++) {
    int64_t count = 0;
    for (int64_t i = job->a.offsets[row]; i < job->a.offsets[row + 1]; i++) {
      const int64_t *at = job->b.offsets + job->a.columns[i];
      count += at[1] - at[0];
    }
    slots[row + 1] = slots[row] + (count < job->width ? count : job->width);
    products[row + 1] = products[row] + count;
  }
  return products[job->rows];
}

/* Divides the rows so that parts have about the same number of products. */
static void cut_rows(int64_t rows, const int64_t *products, int64_t parts, int64_t *cuts) {
  int64_t row = 0;
  cuts[0] = 0;
  for (int64_t part = 1; part < parts; part++) {
    double share = (double)products[rows] * (double)part / (double)parts;
    while (row < rows && (double)products[row] < share) row++;
    cuts[part] = row;
  }
  cuts[parts] = rows;
}

/* Fills what the loops need; false after a failure. */
static bool open_job(const kf_tensor_t *a, const kf_tensor_t *b, kf_dtype_t dtype, job_t *job,
                     int64_t *out_parts) {
  enum { WORK = 1 << 14 }; /* products of a part: fewer are not worth a thread */
  job->rows = a->sizes[0];
  job->width = b->sizes[1];
  kf_tensor_t *slots = fresh(a, KF_DTYPE_INT64, job->rows + 1);
  kf_tensor_t *products = fresh(a, KF_DTYPE_INT64, job->rows + 1);
  kf_tensor_t *counts = fresh(a, KF_DTYPE_INT64, job->rows);
  if (kf_scope_has_failed()) return false;
  int64_t total = count_products(job, kf__data(slots), kf__data(products));
  int64_t parts = total / WORK + 1, threads = kf_get_num_threads();
  if (parts > threads) parts = threads;
  if (parts > job->rows) parts = job->rows > 0 ? job->rows : 1;
  job->slots = kf__data(slots);
  job->counts = kf__data(counts);
  int64_t words = job->width;
  for (int level = 0; level < 3; level++) {
    words = (words + 63) / 64;
    job->levels[level + 1] = job->levels[level] + words;
  }
  int64_t capacity = job->slots[job->rows];
  kf_tensor_t *cuts = fresh(a, KF_DTYPE_INT64, parts + 1);
  kf_tensor_t *columns = fresh(a, KF_DTYPE_INT64, capacity);
  kf_tensor_t *values = fresh(a, dtype, capacity);
  kf_tensor_t *sums = kf__scoped_zeros(slots, KF_INTS(parts, job->width), dtype);
  kf_tensor_t *bits = kf__scoped_zeros(slots, KF_INTS(parts, job->levels[3]), KF_DTYPE_INT64);
  if (kf_scope_has_failed()) return false;
  cut_rows(job->rows, kf__data(products), parts, kf__data(cuts));
  job->cuts = kf__data(cuts);
  job->columns = kf__data(columns);
  job->values = kf__data(values);
  job->sums = kf__data(sums);
  job->bits = kf__data(bits);
  *out_parts = parts;
  return true;
}

typedef struct packing {
  const job_t *job;
  const int64_t *offsets;
  int64_t *rows; /* NULL: not asked for */
  int64_t *columns;
  char *values;
  size_t size; /* of a value */
} packing_t;

/* Moves the entries of rows together. */
static void pack(void *context, int64_t begin, int64_t end) {
  const packing_t *to = context;
  for (int64_t row = begin; row < end; row++) {
    const int64_t from = to->job->slots[row], at = to->offsets[row];
    const size_t count = (size_t)to->job->counts[row];
    memcpy(to->columns + at, to->job->columns + from, count * sizeof(int64_t));
    memcpy(to->values + (size_t)at * to->size,
           (const char *)to->job->values + (size_t)from * to->size, count * to->size);
    if (to->rows != NULL)
      for (size_t i = 0; i < count; i++) to->rows[at + (int64_t)i] = row;
  }
}

/* The result in coordinate format, or as CSR if both arguments are. */
static kf_tensor_t *packed(const job_t *job, const kf_tensor_t *a, kf_dtype_t dtype,
                           kf_dtype_t asked, bool csr, kf_int_span_t sizes) {
  kf_tensor_t *offsets = fresh(a, KF_DTYPE_INT64, job->rows + 1);
  if (offsets == NULL) return NULL;
  int64_t *ends = kf__data(offsets);
  ends[0] = 0;
  for (int64_t row = 0; row < job->rows; row++) ends[row + 1] = ends[row] + job->counts[row];
  int64_t nnz = ends[job->rows];
  kf_tensor_t *indices = fresh(a, KF_DTYPE_INT64, csr ? nnz : 2 * nnz);
  kf_tensor_t *values = fresh(a, dtype, nnz), *made = NULL;
  if (values == NULL) return NULL;
  int64_t *at = kf__data(indices);
  packing_t to = {
      job, ends, csr ? NULL : at, csr ? at : at + nnz, kf__data(values), kf_dtype_size(dtype)};
  kf__parallel_for(0, job->rows, 4096, pack, &to);
  values = kfs_to_dtype(values, asked, false, false, kf_no_int());
  if (!csr)
    return kf__scoped_coo(kfs_view(indices, KF_INTS(2, nnz)), values, sizes, KF_SPARSE_COALESCED);
  if (values == NULL) return NULL;
  kf_status_t status =
      kf_sparse_compressed(KF_LAYOUT_SPARSE_CSR, offsets, indices, values, sizes, 0, &made);
  return kf_scope_take(status, made);
}

static kf_tensor_t *multiply(kf_tensor_t *a, kf_tensor_t *b) {
  kf_dtype_t asked = kf__dtype(a), dtype = kf__sparse_work_type(asked);
  job_t job = {.rows = 0};
  int64_t parts = 0;
  kf_status_t status = kf__sparse_rows(a, dtype, &job.a);
  if (status == KF_OK) status = kf__sparse_rows(b, dtype, &job.b);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  if (kf_scope_has_failed() || !open_job(a, b, dtype, &job, &parts)) return NULL;
  status = kf__parallel_try(0, parts, 1, loop_for(dtype), &job);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  bool csr = a->layout == KF_LAYOUT_SPARSE_CSR && b->layout == KF_LAYOUT_SPARSE_CSR;
  return packed(&job, a, dtype, asked, csr, KF_INTS(job.rows, job.width));
}

kf_status_t kf__sparse_sparse_mm(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t **out) {
  KF_TRY(kf__sparse_check_product(a, b));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, multiply(a, b), out);
}
