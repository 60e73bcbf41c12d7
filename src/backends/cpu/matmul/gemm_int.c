/* Products of matrices of integers, modulo 2^width: tiles of rows and packed columns of B, or, for
 * few rows, plain loops, one row of C after the other. Signed types are computed as unsigned types
 * of the same width: the low bits are the same, and overflow is defined. Bytes go to gemm_narrow.c
 * where the machine has dot products of them. */
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/thread_scratch.h"
#include "backends/cpu/loops/gemm_int_loops.h"
#include "backends/cpu/matmul/gemm_dots.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"

enum { COLUMNS = 256, PARALLEL_WORK = 1 << 16 };

/* W is the type in which T is computed: at least as wide as int, because a narrower type would be
 * promoted to int, which is signed. */
#define ROW(T, W)                                                                            \
  static void row_##T(const kf__gemm_t *job, int64_t batch, int64_t i) {                     \
    const T *a = (const T *)job->a.data + batch * job->a.batch + i * job->a.rows;            \
    const T *b = (const T *)job->b.data + batch * job->b.batch;                              \
    T *c = (T *)(uintptr_t)job->c.data + batch * job->c.batch + i * job->c.rows;             \
    const T *d = (const T *)job->d.data;                                                     \
    if (d != NULL) d += batch * job->d.batch + i * job->d.rows;                              \
    const W alpha = (W)job->int_alpha, beta = (W)job->int_beta;                              \
    for (int64_t j = 0; j < job->n; j += COLUMNS) {                                          \
      const int64_t n = kf__min(COLUMNS, job->n - j);                                        \
      W sums[COLUMNS] = {0};                                                                 \
      if (job->b.columns == 1) {                                                             \
        for (int64_t p = 0; p < job->k; p++) {                                               \
          const W factor = (W)a[p * job->a.columns];                                         \
          const T *row = b + p * job->b.rows + j;                                            \
          for (int64_t q = 0; q < n; q++) sums[q] += factor * (W)row[q];                     \
        }                                                                                    \
      } else {                                                                               \
        for (int64_t q = 0; q < n; q++)                                                      \
          for (int64_t p = 0; p < job->k; p++)                                               \
            sums[q] +=                                                                       \
                (W)a[p * job->a.columns] * (W)b[p * job->b.rows + (j + q) * job->b.columns]; \
      }                                                                                      \
      for (int64_t q = 0; q < n; q++) {                                                      \
        W value = alpha * sums[q];                                                           \
        if (d != NULL) value += beta * (W)d[(j + q) * job->d.columns];                       \
        c[(j + q) * job->c.columns] = (T)value;                                              \
      }                                                                                      \
    }                                                                                        \
  }
ROW(uint8_t, uint32_t)
ROW(uint16_t, uint32_t)
ROW(uint32_t, uint32_t)
ROW(uint64_t, uint64_t)

static void run_rows(void *context, int64_t begin, int64_t end) {
  const kf__gemm_t *job = (const kf__gemm_t *)context;
  const size_t size = kf_dtype_size(job->dtype);
  KF_ASSERT(size <= 8);
  KF_ASSERT(end <= job->batches * job->m);
  for (int64_t row = begin; row < end; row++) {
    const int64_t batch = row / job->m, i = row % job->m;
    switch (size) {
      case 1: row_uint8_t(job, batch, i); break;
      case 2: row_uint16_t(job, batch, i); break;
      case 4: row_uint32_t(job, batch, i); break;
      default: row_uint64_t(job, batch, i); break;
    }
  }
}

/* ---- Tiles ---- */

typedef struct tiled {
  const kf__gemm_t *job;
  const kf__int_tile_t *tile;
  int64_t rows, down, across; /* rows of a task; parts of a matrix */
  kf__scratch_t scratch;
} tiled_t;

/* Columns j … j + n - 1 of B as a panel, and zeros up to its width; and the sums of a tile as
 * elements of C. */
#define TILED(T, W)                                                                            \
  static void pack_##T(const kf__gemm_t *job, int64_t batch, int64_t j, int64_t n,             \
                       int64_t columns, T *panel) {                                            \
    const kf__matrix_t *b = &job->b;                                                           \
    const T *from = (const T *)b->data + batch * b->batch + j * b->columns;                    \
    for (int64_t p = 0; p < job->k; p++, from += b->rows, panel += columns) {                  \
      for (int64_t q = 0; q < n; q++) panel[q] = from[q * b->columns];                         \
      for (int64_t q = n; q < columns; q++) panel[q] = 0;                                      \
    }                                                                                          \
  }                                                                                            \
  static void store_##T(const kf__gemm_t *job, int64_t batch, int64_t i, int64_t m, int64_t j, \
                        int64_t n, int64_t columns, const T *sums) {                           \
    const W alpha = (W)job->int_alpha, beta = (W)job->int_beta;                                \
    for (int64_t r = i; r < i + m; r++, sums += columns) {                                     \
      T *c = (T *)(uintptr_t)job->c.data + batch * job->c.batch + r * job->c.rows;             \
      const T *d = (const T *)job->d.data;                                                     \
      if (d != NULL) d += batch * job->d.batch + r * job->d.rows;                              \
      for (int64_t q = 0; q < n; q++) {                                                        \
        W value = alpha * (W)sums[q];                                                          \
        if (d != NULL) value += beta * (W)d[(j + q) * job->d.columns];                         \
        c[(j + q) * job->c.columns] = (T)value;                                                \
      }                                                                                        \
    }                                                                                          \
  }                                                                                            \
  static void rows_##T(const tiled_t *run, int64_t batch, int64_t i, int64_t m, int64_t j,     \
                       int64_t n, const T *panel) {                                            \
    const kf__gemm_t *job = run->job;                                                          \
    const int64_t columns = run->tile->columns;                                                \
    T sums[KF__INT_ROWS * KF__INT_COLUMNS];                                                    \
    for (int64_t r = i; r < i + m; r += KF__INT_ROWS) {                                        \
      /* Rows that do not exist are computed from the last ones again. */                      \
      const int64_t first = kf__min(r, job->m - KF__INT_ROWS);                                 \
      const T *a = (const T *)job->a.data + batch * job->a.batch + first * job->a.rows;        \
      run->tile->run(job->k, a, job->a.rows, job->a.columns, panel, sums);                     \
      store_##T(job, batch, r, kf__min(KF__INT_ROWS - (r - first), i + m - r), j, n, columns,  \
                sums + (r - first) * columns);                                                 \
    }                                                                                          \
  }                                                                                            \
  static void part_##T(const tiled_t *run, int64_t batch, int64_t i, int64_t m, int64_t j,     \
                       int64_t n, char *scratch) {                                             \
    T *const panel = (T *)(void *)scratch;                                                     \
    pack_##T(run->job, batch, j, n, run->tile->columns, panel);                                \
    rows_##T(run, batch, i, m, j, n, panel);                                                   \
  }
TILED(uint8_t, uint32_t)
TILED(uint16_t, uint32_t)
TILED(uint32_t, uint32_t)
TILED(uint64_t, uint64_t)

static void run_parts(void *context, int64_t begin, int64_t end) {
  tiled_t *run = (tiled_t *)context;
  const kf__gemm_t *job = run->job;
  const int64_t columns = run->tile->columns;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end && !kf__loop_stopped(); task++) {
    const int64_t batch = task / (run->down * run->across);
    const int64_t i = task / run->across % run->down * run->rows, j = task % run->across * columns;
    const int64_t m = kf__min(run->rows, job->m - i), n = kf__min(columns, job->n - j);
    switch (kf_dtype_size(job->dtype)) {
      case 1: part_uint8_t(run, batch, i, m, j, n, scratch); break;
      case 2: part_uint16_t(run, batch, i, m, j, n, scratch); break;
      case 4: part_uint32_t(run, batch, i, m, j, n, scratch); break;
      default: part_uint64_t(run, batch, i, m, j, n, scratch); break;
    }
  }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t run_tiles(const kf__gemm_t *job) {
  enum { ROWS_AT_ONCE = 128 };
  const size_t size = kf_dtype_size(job->dtype);
  tiled_t run;
  run.job = job;
  run.tile = &kf__loops_gemm_int()->tiles[__builtin_ctzll((unsigned long long)size)];
  KF_ASSERT(run.tile->columns <= KF__INT_COLUMNS);
  run.rows = kf__min(ROWS_AT_ONCE, job->m);
  run.down = (job->m + run.rows - 1) / run.rows;
  run.across = (job->n + run.tile->columns - 1) / run.tile->columns;
  const int64_t tasks = job->batches * run.down * run.across;
  const double work = (double)run.rows * (double)run.tile->columns * (double)(job->k + 1);
  const int64_t grain = (int64_t)(PARALLEL_WORK / work) + 1;
  KF_TRY(kf__scratch_create(&run.scratch, (size_t)(job->k * run.tile->columns) * size,
                            (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_parts, &run);
  kf__scratch_destroy(&run.scratch);
  return status;
}

kf_status_t kf__gemm_int(const kf__gemm_t *job) {
  kf__gemm_t copy = *job;
  if (kf_dtype_size(job->dtype) == 1 && kf__gemm_bytes_suits(job)) return kf__gemm_bytes(job);
  if (job->m >= KF__INT_ROWS && job->k > 0) return run_tiles(job);
  const double work = (double)job->n * (double)(job->k + 1);
  kf__parallel_for(0, job->batches * job->m, (int64_t)(PARALLEL_WORK / work) + 1, run_rows, &copy);
  return KF_OK;
}
