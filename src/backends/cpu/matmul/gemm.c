/* Runs products of matrices: picks the way that suits type and shape, divides C into parts, and
 * walks each part in blocks that the caches hold. See Note [Matrix products]. */
#include "backends/cpu/matmul/gemm.h"

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/blas.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"
#include "ops/core/number.h"

enum {
  FEW_ROWS = 8,           /* up to here, one operand is read where it is */
  FEW_WORK = 1 << 13,     /* … if it has at least this many elements */
  FEW_DEPTH = 1 << 14,    /* longer rows are not copied for it */
  FEW_COLUMNS = 1024,     /* in one go: rows of results that the first-level cache holds */
  NARROW_COLUMNS = 96,    /* of B packed at once where all of A is one block */
  PARALLEL_WORK = 1 << 17 /* multiply-adds that are worth a thread */
};

bool kf__gemm_supports(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_UINT8:
    case KF_DTYPE_INT8:
    case KF_DTYPE_INT16:
    case KF_DTYPE_INT32:
    case KF_DTYPE_INT64:
    case KF_DTYPE_FLOAT16:
    case KF_DTYPE_BFLOAT16:
    case KF_DTYPE_FLOAT32:
    case KF_DTYPE_FLOAT64:
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128: return true;
    default: return false;
  }
}

void kf__gemm_init(kf__gemm_t *job, kf_dtype_t dtype, kf_scalar_t alpha, kf_scalar_t beta) {
  memset(job, 0, sizeof *job);
  job->dtype = dtype;
  job->batches = 1;
  job->alpha = (kf_complex_t){kf__number_real(alpha), kf__number_imag(alpha)};
  job->beta = (kf_complex_t){kf__number_real(beta), kf__number_imag(beta)};
  kf__number_store(alpha, KF_DTYPE_INT64, &job->int_alpha);
  kf__number_store(beta, KF_DTYPE_INT64, &job->int_beta);
}

/* ---- Scratch ---- */

kf_status_t kf__scratch_create(kf__scratch_t *scratch, size_t each, int64_t tasks) {
  int64_t count = kf__min(kf__min(tasks, kf_get_num_threads()), 64);
  if (count < 1) count = 1;
  /* Never 0: parts are told apart by dividing by it. */
  scratch->each = (each + KF__ALIGNMENT) / KF__ALIGNMENT * KF__ALIGNMENT;
  scratch->count = (uint32_t)count;
  scratch->busy = 0;
  scratch->block = NULL;
  char *memory = scratch->local;
  const size_t size = scratch->each * (size_t)count + KF__ALIGNMENT;
  if (size > sizeof scratch->local) {
    memory = scratch->block = (char *)kf_alloc(size);
    if (memory == NULL) return kf__no_memory();
  }
  scratch->first = memory + (KF__ALIGNMENT - (uintptr_t)memory % KF__ALIGNMENT);
  return KF_OK;
}

void kf__scratch_destroy(kf__scratch_t *scratch) { kf_free(scratch->block); }

char *kf__scratch_take(kf__scratch_t *scratch) {
  for (;;)
    for (uint32_t i = 0; i < scratch->count; i++) {
      const uint64_t bit = (uint64_t)1 << i;
      if ((__atomic_fetch_or(&scratch->busy, bit, __ATOMIC_ACQUIRE) & bit) == 0)
        return scratch->first + i * scratch->each;
    }
}

void kf__scratch_give(kf__scratch_t *scratch, char *part) {
  const uint64_t bit = (uint64_t)1 << ((size_t)(part - scratch->first) / scratch->each);
  __atomic_fetch_and(&scratch->busy, ~bit, __ATOMIC_RELEASE);
}

/* ---- One part of C ---- */

/* Columns of B that are packed at once. Where A is a single block, few are enough, and they stay in
 * the nearest cache. */
static int64_t columns_at_once(const kf__gemm_loops_t *loops, int64_t m) {
  return m <= loops->mc ? kf__round_up(NARROW_COLUMNS, loops->nr) : loops->nc;
}

static size_t panel_bytes(const kf__real_product_t *product, int64_t count, int64_t width) {
  size_t bytes = (size_t)kf__round_up(count, width) *
                 (size_t)kf__min(product->k, product->loops->kc) * product->item;
  return (bytes + KF__ALIGNMENT - 1) / KF__ALIGNMENT * KF__ALIGNMENT;
}

size_t kf__real_product_scratch(const kf__real_product_t *product, int64_t m, int64_t n) {
  const kf__gemm_loops_t *loops = product->loops;
  return panel_bytes(product, kf__min(m, loops->mc), loops->mr) +
         panel_bytes(product, kf__min(n, columns_at_once(loops, m)), loops->nr);
}

/* The block at row, column of the part, for the steps from p on. */
static void multiply(const kf__real_product_t *product, int64_t row, int64_t rows, int64_t column,
                     int64_t columns, int64_t p, int64_t depth, const kf__gemm_store_t *store,
                     const char *panels_a, const char *panels_b) {
  const int64_t item = (int64_t)product->item;
  kf__gemm_store_t to = *store;
  to.c = (char *)store->c + (row * store->c_rows + column * store->c_columns) * item;
  if (p != 0) {
    to.d = to.c;
    to.d_rows = to.c_rows;
    to.d_columns = to.c_columns;
    to.beta = 1;
  } else if (store->d != NULL) {
    to.d = (const char *)store->d + (row * store->d_rows + column * store->d_columns) * item;
  }
  product->loops->block(rows, columns, depth, panels_a, panels_b, &to);
}

/* Steps through the sum in blocks. A sum over nothing is one block of depth 0, so that beta * d is
 * stored. */
#define EACH_DEPTH(p, depth, product)                                                           \
  for (int64_t p = 0, depth = kf__min((product)->loops->kc, (product)->k); p == 0 || depth > 0; \
       p += (product)->loops->kc, depth = kf__min((product)->loops->kc, (product)->k - p))

/* The panels of rows i … i + rows for the steps from p on: made now, or found. */
static const char *panels_of_a(const kf__real_product_t *product, int64_t i, int64_t rows,
                               int64_t p, int64_t depth, char *buffer) {
  if (product->packed_a != NULL)
    return product->packed_a + (product->packed_rows * p + i * depth) * (int64_t)product->item;
  product->pack_a(product->context_a, i, rows, p, depth, product->loops->mr, buffer);
  return buffer;
}

void kf__real_product_run(const kf__real_product_t *product, int64_t i, int64_t m, int64_t j,
                          int64_t n, const kf__gemm_store_t *store, char *scratch) {
  const kf__gemm_loops_t *loops = product->loops;
  const int64_t mc = loops->mc, nc = columns_at_once(loops, m);
  char *const buffer_a = scratch;
  char *const panels_b = scratch + panel_bytes(product, kf__min(m, mc), loops->mr);
  if (m <= mc) {
    EACH_DEPTH(p, depth, product) {
      const char *panels_a = panels_of_a(product, i, m, p, depth, buffer_a);
      for (int64_t column = 0; column < n; column += nc) {
        const int64_t columns = kf__min(nc, n - column);
        if (kf__loop_stopped()) return;
        product->pack_b(product->context_b, j + column, columns, p, depth, loops->nr, panels_b);
        multiply(product, 0, m, column, columns, p, depth, store, panels_a, panels_b);
      }
    }
    return;
  }
  for (int64_t column = 0; column < n; column += nc) {
    const int64_t columns = kf__min(nc, n - column);
    EACH_DEPTH(p, depth, product) {
      product->pack_b(product->context_b, j + column, columns, p, depth, loops->nr, panels_b);
      for (int64_t row = 0; row < m; row += mc) {
        const int64_t rows = kf__min(mc, m - row);
        if (kf__loop_stopped()) return;
        const char *panels_a = panels_of_a(product, i + row, rows, p, depth, buffer_a);
        multiply(product, row, rows, column, columns, p, depth, store, panels_a, panels_b);
      }
    }
  }
}

kf__grid_t kf__gemm_grid(int64_t m, int64_t n, int64_t k, int64_t batches, int64_t mr, int64_t nr) {
  kf__grid_t grid = {m, n, 1, 1};
  const int64_t threads = kf_get_num_threads();
  if (threads == 1 || batches >= 4 * threads) return grid;
  const double work = (double)m * (double)n * (double)k;
  int64_t parts = 1;
  /* Halve the longer side until every thread has something to do; parts stay large enough for the
   * copying of panels to be a small part of the work. */
  while (parts * batches < 2 * threads && work / (double)parts >= 2.0 * PARALLEL_WORK) {
    int64_t *side = grid.rows >= grid.columns ? &grid.rows : &grid.columns;
    const int64_t unit = side == &grid.rows ? mr : nr;
    const int64_t half = kf__round_up((*side + 1) / 2, unit);
    if (half >= *side) break;
    *side = half;
    grid.down = (m + grid.rows - 1) / grid.rows;
    grid.across = (n + grid.columns - 1) / grid.columns;
    parts = grid.down * grid.across;
  }
  return grid;
}

/* ---- float32 and float64 ---- */

typedef struct real_job {
  const kf__gemm_t *job;
  const kf__gemm_loops_t *loops;
  kf__grid_t grid;
  size_t item;
  int64_t few_rows; /* the number of rows that the loops for few are run with */
  kf__scratch_t scratch;
} real_job_t;

static const char *element(const kf__matrix_t *matrix, size_t item, int64_t batch, int64_t row,
                           int64_t column) {
  return (const char *)matrix->data +
         (batch * matrix->batch + row * matrix->rows + column * matrix->columns) * (int64_t)item;
}

/* The address in `c` is const so that one struct serves all four matrices. */
static char *target(const kf__matrix_t *matrix, size_t item, int64_t batch, int64_t row,
                    int64_t column) {
  return (char *)(uintptr_t)element(matrix, item, batch, row, column);
}

static kf__gemm_store_t store_at(const real_job_t *run, int64_t batch, int64_t i, int64_t j) {
  const kf__gemm_t *job = run->job;
  return (kf__gemm_store_t){
      .c = target(&job->c, run->item, batch, i, j),
      .c_rows = job->c.rows,
      .c_columns = job->c.columns,
      .d = job->d.data != NULL ? element(&job->d, run->item, batch, i, j) : NULL,
      .d_rows = job->d.rows,
      .d_columns = job->d.columns,
      .alpha = job->alpha.re,
      .beta = job->beta.re,
  };
}

/* Operands that lie in memory, as packers see them. */
typedef struct operand {
  const char *data;
  int64_t across, along; /* strides over rows of panels and over the sum, in elements */
  int64_t item;
  void (*pack)(const void *src, int64_t si, int64_t sp, int64_t count, int64_t depth, void *dst);
} operand_t;

static void pack_operand(const void *context, int64_t first, int64_t count, int64_t p,
                         int64_t depth, int64_t width, void *panels) {
  const operand_t *operand = (const operand_t *)context;
  (void)width;
  operand->pack(operand->data + (first * operand->across + p * operand->along) * operand->item,
                operand->across, operand->along, count, depth, panels);
}

/* Tasks of this many multiply-adds that one thread should take at least. */
static int64_t grain_of(double work) {
  return work >= PARALLEL_WORK ? 1 : (int64_t)(PARALLEL_WORK / (work + 1)) + 1;
}

static void run_parts(void *context, int64_t begin, int64_t end) {
  real_job_t *run = (real_job_t *)context;
  const kf__gemm_t *job = run->job;
  const int64_t parts = run->grid.down * run->grid.across;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t batch = task / parts, part = task % parts;
    const int64_t i = part / run->grid.across * run->grid.rows;
    const int64_t j = part % run->grid.across * run->grid.columns;
    const operand_t a = {element(&job->a, run->item, batch, 0, 0), job->a.rows, job->a.columns,
                         (int64_t)run->item, run->loops->pack_a};
    const operand_t b = {element(&job->b, run->item, batch, 0, 0), job->b.columns, job->b.rows,
                         (int64_t)run->item, run->loops->pack_b};
    const kf__real_product_t product = {
        .loops = run->loops,
        .item = run->item,
        .k = job->k,
        .pack_a = pack_operand,
        .pack_b = pack_operand,
        .context_a = &a,
        .context_b = &b,
    };
    const kf__gemm_store_t store = store_at(run, batch, i, j);
    kf__real_product_run(&product, i, kf__min(run->grid.rows, job->m - i), j,
                         kf__min(run->grid.columns, job->n - j), &store, scratch);
  }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t run_real(const kf__gemm_t *job, const kf__gemm_loops_t *loops, size_t item) {
  real_job_t run; /* not initialised as a whole: the scratch in it is large */
  run.job = job;
  run.loops = loops;
  run.item = item;
  run.grid = kf__gemm_grid(job->m, job->n, job->k, job->batches, loops->mr, loops->nr);
  const kf__real_product_t product = {.loops = loops, .item = item, .k = job->k};
  const int64_t tasks = job->batches * run.grid.down * run.grid.across;
  const int64_t grain = grain_of((double)run.grid.rows * (double)run.grid.columns * (double)job->k);
  KF_TRY(kf__scratch_create(&run.scratch,
                            kf__real_product_scratch(&product, run.grid.rows, run.grid.columns),
                            (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_parts, &run);
  kf__scratch_destroy(&run.scratch);
  return status;
}

/* ---- Few rows ---- */

static kf__gemm_t transposed(const kf__gemm_t *job) {
  kf__gemm_t turned = *job;
  turned.m = job->n;
  turned.n = job->m;
  turned.a = (kf__matrix_t){job->b.data, job->b.columns, job->b.rows, job->b.batch};
  turned.b = (kf__matrix_t){job->a.data, job->a.columns, job->a.rows, job->a.batch};
  turned.c = (kf__matrix_t){job->c.data, job->c.columns, job->c.rows, job->c.batch};
  turned.d = (kf__matrix_t){job->d.data, job->d.columns, job->d.rows, job->d.batch};
  return turned;
}

/* Rows that need no copy: as many as the loops take, one behind the other. */
static bool rows_are_packed(const kf__gemm_t *job) {
  return job->a.columns == 1 &&
         (job->m == 1 || ((job->m & (job->m - 1)) == 0 && job->a.rows == job->k));
}

static bool suits_few(const kf__gemm_t *job) {
  if (job->m > FEW_ROWS || job->k == 0) return false;
  if (job->b.columns != 1 && job->b.rows != 1) return false;
  if (job->b.columns == 1 && job->b.rows != 1 && job->n < 32 && job->m > 1) return false;
  if (job->k > FEW_DEPTH && !rows_are_packed(job)) return false;
  return job->m == 1 || job->n * job->k >= FEW_WORK;
}

/* c = alpha * sum + beta * d for what `few` computed. */
#define STORE_FEW(T)                                                                           \
  static void store_few_##T(const T *sums, int64_t m, int64_t n, const kf__gemm_store_t *to) { \
    const T alpha = (T)to->alpha, beta = (T)to->beta;                                          \
    T *c = (T *)to->c;                                                                         \
    const T *d = (const T *)to->d;                                                             \
    for (int64_t i = 0; i < m; i++)                                                            \
      for (int64_t j = 0; j < n; j++) {                                                        \
        T sum = alpha * sums[i * n + j];                                                       \
        if (d != NULL) sum += beta * d[i * to->d_rows + j * to->d_columns];                    \
        c[i * to->c_rows + j * to->c_columns] = sum;                                           \
      }                                                                                        \
  }
STORE_FEW(float)
STORE_FEW(double)

static void copy_rows(const real_job_t *run, int64_t batch, char *to) {
  const kf__gemm_t *job = run->job;
  for (int64_t i = 0; i < run->few_rows; i++)
    for (int64_t p = 0; p < job->k; p++, to += run->item) {
      if (i >= job->m)
        memset(to, 0, run->item);
      else
        memcpy(to, element(&job->a, run->item, batch, i, p), run->item);
    }
}

static void run_few_parts(void *context, int64_t begin, int64_t end) {
  real_job_t *run = (real_job_t *)context;
  const kf__gemm_t *job = run->job;
  const bool packed = rows_are_packed(job);
  char *scratch = kf__scratch_take(&run->scratch);
  char *const sums = scratch + (packed ? 0 : (size_t)(run->few_rows * job->k) * run->item);
  int64_t copied = -1;
  for (int64_t task = begin; task < end; task++) {
    const int64_t batch = task / run->grid.across;
    const int64_t j = task % run->grid.across * run->grid.columns;
    const int64_t n = kf__min(run->grid.columns, job->n - j);
    const char *rows = packed ? element(&job->a, run->item, batch, 0, 0) : scratch;
    if (!packed && copied != batch) copy_rows(run, batch, scratch);
    copied = batch;
    const char *b = element(&job->b, run->item, batch, 0, j);
    const kf__gemm_store_t store = store_at(run, batch, 0, j);
    if (job->m == 1 && job->n == 1 && job->b.rows == 1)
      run->loops->dot(rows, b, job->k, sums);
    else
      run->loops->few(run->few_rows, n, job->k, rows, b, job->b.rows, job->b.columns, sums);
    if (run->item == sizeof(float))
      store_few_float((const float *)sums, job->m, n, &store);
    else
      store_few_double((const double *)sums, job->m, n, &store);
  }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t run_few(const kf__gemm_t *job, const kf__gemm_loops_t *loops, size_t item) {
  real_job_t run;
  run.job = job;
  run.loops = loops;
  run.item = item;
  run.few_rows = 1;
  while (run.few_rows < job->m) run.few_rows *= 2;
  const int64_t share = kf__round_up(job->n / kf_get_num_threads() + 1, 64);
  run.grid.columns = kf__min(kf__min(share, FEW_COLUMNS), job->n);
  run.grid.across = (job->n + run.grid.columns - 1) / run.grid.columns;
  const int64_t tasks = job->batches * run.grid.across;
  const int64_t grain = grain_of((double)run.grid.columns * (double)job->k * (double)job->m);
  const int64_t numbers = run.few_rows * (run.grid.columns + (rows_are_packed(job) ? 0 : job->k));
  KF_TRY(kf__scratch_create(&run.scratch, (size_t)numbers * item, (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_few_parts, &run);
  kf__scratch_destroy(&run.scratch);
  return status;
}

static kf_status_t gemm_real(const kf__gemm_t *job, const kf__gemm_loops_t *loops, size_t item) {
  const kf__gemm_t turned = transposed(job);
  if (suits_few(job)) return run_few(job, loops, item);
  if (suits_few(&turned)) return run_few(&turned, loops, item);
  if (kf__blas_suits(job)) return kf__blas_gemm(job);
  /* Tiles are stored in rows. */
  if (job->c.columns != 1 && job->c.rows == 1) return run_real(&turned, loops, item);
  return run_real(job, loops, item);
}

/* ---- All types ---- */

static bool is_zero(kf_complex_t number) { return number.re == 0 && number.im == 0; }

kf_status_t kf__gemm_run(const kf__gemm_t *given) {
  if (given->m == 0 || given->n == 0 || given->batches == 0) return KF_OK;
  kf__gemm_t job = *given;
  const bool integer = kf_dtype_is_integral(job.dtype, false);
  /* What a factor of 0 belongs to is not read: a NaN in it does not matter. */
  if (integer ? job.int_beta == 0 : is_zero(job.beta)) job.d.data = NULL;
  if (integer ? job.int_alpha == 0 : is_zero(job.alpha)) job.k = 0;
  switch ((int)job.dtype) {
    case KF_DTYPE_FLOAT32: return gemm_real(&job, &kf__loops_gemm()->f32, sizeof(float));
    case KF_DTYPE_FLOAT64: return gemm_real(&job, &kf__loops_gemm()->f64, sizeof(double));
    case KF_DTYPE_FLOAT16:
    case KF_DTYPE_BFLOAT16: return kf__gemm_wide(&job);
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128:
      return kf__blas_suits(&job) ? kf__blas_gemm(&job) : kf__gemm_wide(&job);
    default: kf__gemm_int(&job); return KF_OK;
  }
}

kf_status_t kf__gemm(kf_dtype_t dtype, bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k,
                     kf_scalar_t alpha, const void *a, int64_t lda, const void *b, int64_t ldb,
                     kf_scalar_t beta, void *c, int64_t ldc) {
  kf__gemm_t job;
  kf__gemm_init(&job, dtype, alpha, beta);
  job.m = m;
  job.n = n;
  job.k = k;
  job.a = (kf__matrix_t){a, trans_a ? 1 : lda, trans_a ? lda : 1, 0};
  job.b = (kf__matrix_t){b, trans_b ? 1 : ldb, trans_b ? ldb : 1, 0};
  job.c = job.d = (kf__matrix_t){c, ldc, 1, 0};
  return kf__gemm_run(&job);
}
