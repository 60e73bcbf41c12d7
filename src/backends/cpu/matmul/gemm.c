/* Runs products of matrices: picks an algorithm by type and sizes, and divides C into parts. See
 * Note [Matrix products]. */
#include "backends/cpu/matmul/gemm.h"

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/blas.h"
#include "backends/cpu/matmul/gemm_dots.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "backends/cpu/matmul/real_product.h"
#include "base/parallel.h"
#include "ops/core/number.h"

enum {
  FEW_ROWS = 8,           /* up to here, the other operand is not packed */
  FEW_WORK = 1 << 13,     /* … if that operand has at least this many elements */
  FEW_DEPTH = 1 << 14,    /* longer rows are not copied for it */
  FEW_COLUMNS = 1024,     /* at once: rows of results that fit into the first-level cache */
  CLOSE_BYTES = 2048,     /* from row to row of an operand that is not packed */
  SMALL_BYTES = 20 << 10, /* of a B that is not packed */
  FEW_USES = 1024,        /* columns that a row of A is read for, up to which it is not packed */
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

/* Same, writable. kf__matrix_t has a pointer to const so that one struct serves all four matrices.
 */
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

/* An operand in memory, as pack_operand sees it. */
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

/* Whether tiles read A from its own memory: rows that are contiguous along the sum, and either
 * close to each other, so that a block of them stays in the caches, or used only a few times. */
static bool a_in_place(const real_job_t *run, int64_t n) {
  const kf__matrix_t *a = &run->job->a;
  const int64_t apart = a->rows * (int64_t)run->item, same_set = run->loops->same_set;
  return run->loops->in_place && a->columns == 1 && apart >= 0 &&
         (apart <= CLOSE_BYTES || n <= run->loops->nr ||
          (n <= FEW_USES && same_set != 0 && apart % same_set != 0));
}

/* Tiles read B from its own memory in parts of up to this many rows; in larger parts it is packed.
 * Rows of B must be contiguous, and B must fit the first-level cache or be read by few tiles. The
 * hardware does not prefetch rows that are far apart. */
static int64_t rows_for_b_in_place(const real_job_t *run) {
  const kf__gemm_t *job = run->job;
  if (!run->loops->in_place || job->b.columns != 1) return 0;
  if (job->k * job->n * (int64_t)run->item <= SMALL_BYTES) return run->loops->mc;
  const bool close = job->b.rows >= 0 && job->b.rows * (int64_t)run->item <= CLOSE_BYTES;
  return (close ? 8 : 1) * run->loops->mr;
}

/* Many threads seldom run equally fast: some share their core with another program. Many parts, of
 * which each thread takes the next when it is ready, keep all of them busy. Few grids are tried: it
 * takes a microsecond, and trying all of them would take 10 or 100. */
static kf__grid_t grid_of_many(const real_job_t *run) {
  enum { MANY_ROUNDS = 16, WIDEST = 512, PART_COST = 100000 };
  enum { READ_COST = 16, COPY_COST = 16, TURN_COST = 24 }; /* in place, packed, transposed */
  const kf__gemm_t *job = run->job;
  const kf__gemm_loops_t *loops = run->loops;
  const int64_t m = job->m, n = job->n, mr = loops->mr, threads = kf_get_num_threads();
  const double work = (double)m * (double)n * (double)job->k * (double)job->batches;
  const int64_t row_cost = a_in_place(run, kf__min(n, 2 * loops->nr)) ? READ_COST : TURN_COST;
  const int64_t column_cost = job->b.columns == 1 ? COPY_COST : TURN_COST;
  const int64_t in_place = rows_for_b_in_place(run);
  const kf__grid_pricing_t pricing = {.mr = mr,
                                      .lanes = loops->lanes,
                                      .nr = loops->nr,
                                      .rounds = MANY_ROUNDS,
                                      .row_fetch = row_cost,
                                      .column_fetch = column_cost,
                                      .few_rows = in_place > mr ? in_place : m,
                                      .start = PART_COST / (double)(job->k + 1),
                                      .late = 0.75};
  kf__grid_t best = {m, n, 1, 1};
  double least = kf__grid_cost(&best, job->batches, threads, &pricing);
  const int64_t most = work < (double)KF__PRODUCT_PARALLEL_WORK * MANY_ROUNDS * (double)threads
                           ? (int64_t)(work / KF__PRODUCT_PARALLEL_WORK)
                           : MANY_ROUNDS * threads;
  for (int64_t panels = 1;; panels += (panels + 1) / 2) {
    kf__grid_t grid;
    const int64_t across = (n - 1) / (panels * loops->nr) + 1;
    grid.columns = kf__min(kf__round_up((n + across - 1) / across, loops->lanes), n);
    grid.across = (n + grid.columns - 1) / grid.columns;
    for (int64_t down = 1; down <= (m + mr - 1) / mr; down += 1 + down / 4) {
      grid.rows = kf__min(kf__round_up((m + down - 1) / down, mr), m);
      grid.down = (m + grid.rows - 1) / grid.rows;
      if (grid.down * grid.across * job->batches > most) break;
      const double cost = kf__grid_cost(&grid, job->batches, threads, &pricing);
      if (cost >= least) continue;
      least = cost;
      best = grid;
    }
    if (grid.columns == n || (grid.columns >= WIDEST && best.rows * best.columns < m * n)) break;
  }
  KF_ASSERT(best.rows * best.down >= m);
  KF_ASSERT(best.columns * best.across >= n);
  return best;
}

static kf__grid_t grid_of(const real_job_t *run) {
  enum { MANY_THREADS = 8 };
  const kf__gemm_t *job = run->job;
  const kf__gemm_loops_t *loops = run->loops;
  if (kf_get_num_threads() >= MANY_THREADS) return grid_of_many(run);
  return kf__gemm_grid(job->m, job->n, job->k, job->batches, loops->mr, loops->lanes);
}

/* The least number of tasks of `work` multiply-adds each that is worth a thread. */
static int64_t grain_of(double work) {
  return work >= KF__PRODUCT_PARALLEL_WORK ? 1
                                           : (int64_t)(KF__PRODUCT_PARALLEL_WORK / (work + 1)) + 1;
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
    KF_ASSERT(batch < job->batches);
    KF_ASSERT(i < job->m);
    KF_ASSERT(j < job->n);
    const operand_t a = {element(&job->a, run->item, batch, 0, 0), job->a.rows, job->a.columns,
                         (int64_t)run->item, run->loops->pack_a};
    const operand_t b = {element(&job->b, run->item, batch, 0, 0), job->b.columns, job->b.rows,
                         (int64_t)run->item, run->loops->pack_b};
    kf__real_product_t product = {
        .loops = run->loops,
        .item = run->item,
        .k = job->k,
        .pack_a = pack_operand,
        .pack_b = pack_operand,
        .context_a = &a,
        .context_b = &b,
    };
    const kf__gemm_store_t store = store_at(run, batch, i, j);
    const int64_t m = kf__min(run->grid.rows, job->m - i);
    const int64_t n = kf__min(run->grid.columns, job->n - j);
    if (a_in_place(run, n)) {
      product.direct_a = a.data;
      product.a_row = a.across;
      product.a_step = 1;
    }
    if (m <= kf__min(run->loops->mc, rows_for_b_in_place(run))) {
      product.direct_b = b.data;
      product.b_step = b.along;
    }
    kf__real_product_run(&product, i, m, j, n, &store, scratch);
  }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t run_grid(real_job_t *run) {
  const kf__gemm_t *job = run->job;
  const kf__real_product_t product = {.loops = run->loops, .item = run->item, .k = job->k};
  const kf__grid_t *grid = &run->grid;
  const int64_t tasks = job->batches * grid->down * grid->across;
  const int64_t grain = grain_of((double)grid->rows * (double)grid->columns * (double)job->k);
  KF_TRY(kf__scratch_create(&run->scratch,
                            kf__real_product_scratch(&product, grid->rows, grid->columns),
                            (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_parts, run);
  kf__scratch_destroy(&run->scratch);
  return status;
}

static kf_status_t run_real(const kf__gemm_t *job, const kf__gemm_loops_t *loops, size_t item) {
  real_job_t run; /* not initialised as a whole: the scratch in it is large */
  run.job = job;
  run.loops = loops;
  run.item = item;
  run.grid = grid_of(&run);
  return run_grid(&run);
}

/* ---- Few rows ----
 *
 * With up to FEW_ROWS rows of A, packing B would cost as much as multiplying it: B is read from its
 * own memory, once. */

/* Whether the loops for few rows can read A in memory: contiguous rows, and their number is one
 * that the loops support (a power of two). */
static bool rows_are_packed(const kf__gemm_t *job) {
  return job->a.columns == 1 &&
         (job->m == 1 || ((job->m & (job->m - 1)) == 0 && job->a.rows == job->k));
}

/* Whether the product is computed by the loops for few rows. B must be contiguous in one direction,
 * and A either packed or small enough to be copied. */
static bool suits_few(const kf__gemm_t *job) {
  if (job->m > FEW_ROWS || job->k == 0) return false;
  if (job->b.columns != 1 && job->b.rows != 1) return false;
  if (job->b.columns == 1 && job->b.rows != 1 && job->n < 32 && job->m > 1) return false;
  if (job->k > FEW_DEPTH && !rows_are_packed(job)) return false;
  return job->m == 1 || job->n * job->k >= FEW_WORK;
}

/* c = alpha * sum + beta * d for the sums that `few` computed. */
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

/* Copies the rows of A, and adds rows of zeros up to run->few_rows. */
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
  KF_ASSERT(job->m <= FEW_ROWS);
  KF_ASSERT(job->k > 0);
  while (run.few_rows < job->m) run.few_rows *= 2;
  KF_ASSERT(run.few_rows <= FEW_ROWS);
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
  const kf__gemm_t turned = kf__gemm_transposed(job);
  if (suits_few(job)) return run_few(job, loops, item);
  if (suits_few(&turned)) return run_few(&turned, loops, item);
  if (kf__blas_suits(job)) return kf__blas_gemm(job);
  /* Tiles are stored by rows: transposes the product if that makes the rows of C contiguous. */
  if (job->c.columns != 1 && job->c.rows == 1) return run_real(&turned, loops, item);
  return run_real(job, loops, item);
}

/* ---- All types ---- */

static bool is_zero(kf_complex_t number) { return number.re == 0 && number.im == 0; }

kf_status_t kf__gemm_run(const kf__gemm_t *given) {
  if (given->m == 0 || given->n == 0 || given->batches == 0) return KF_OK;
  kf__gemm_t job = *given;
  KF_ASSERT(job.m > 0);
  KF_ASSERT(job.n > 0);
  KF_ASSERT(job.k >= 0);
  KF_ASSERT(job.batches > 0);
  KF_ASSERT(job.c.data != NULL);
  KF_ASSERT(kf__gemm_supports(job.dtype) || job.k == 0);
  const bool integer = kf_dtype_is_integral(job.dtype, false);
  /* An operand with a factor of 0 is not read, so a NaN in it does not reach the result. */
  if (integer ? job.int_beta == 0 : is_zero(job.beta)) job.d.data = NULL;
  if (integer ? job.int_alpha == 0 : is_zero(job.alpha)) job.k = 0;
  switch ((int)job.dtype) {
    case KF_DTYPE_FLOAT32: return gemm_real(&job, &kf__loops_gemm()->f32, sizeof(float));
    case KF_DTYPE_FLOAT64: return gemm_real(&job, &kf__loops_gemm()->f64, sizeof(double));
    case KF_DTYPE_FLOAT16: return kf__gemm_wide(&job);
    case KF_DTYPE_BFLOAT16: return kf__gemm_bf16(&job);
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128:
      return kf__blas_suits(&job) ? kf__blas_gemm(&job) : kf__gemm_wide(&job);
    default: return kf__gemm_int(&job);
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
