/* Products of bfloat16 and of bytes as jobs of kf__gemm_run: by the machine's dot products where it
 * has them (gemm_dots.c), row by row for few rows of bfloat16. */
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/loops/cpu_features.h"
#include "backends/cpu/matmul/gemm_dots.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/half.h"
#include "base/parallel.h"

enum {
  FEW_ROWS = 4,        /* of bfloat16: B is not packed */
  FEW_GROUP = 4,       /* columns that few_bf16 computes at once */
  FEW_COLUMNS = 128,   /* of one call: their sums stay in the first-level cache */
  FEW_GRAIN = 1 << 15, /* elements of B that are worth a thread */
  MOST_STEPS = 1 << 16 /* panels of longer sums would need too much memory */
};

/* ---- bfloat16 ---- */

static void store_bf16(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j,
                       int64_t n, const void *sums, int64_t sums_row) {
  const kf__gemm_t *job = (const kf__gemm_t *)context;
  const kf__matrix_t *c = &job->c, *d = &job->d;
  kf__bf16_store_t to = {
      .alpha = (float)job->alpha.re,
      .beta = (float)job->beta.re,
      .d_row = d->rows,
      .d_column = d->columns,
      .c = (uint16_t *)(uintptr_t)c->data + batch * c->batch + i * c->rows + j * c->columns,
      .c_row = c->rows,
  };
  if (d->data != NULL)
    to.d = (const uint16_t *)d->data + batch * d->batch + i * d->rows + j * d->columns;
  if (c->columns == 1) {
    kf__loops_quantize()->store_bf16(&to, m, n, (const float *)sums, sums_row);
    return;
  }
  for (int64_t r = 0; r < m; r++)
    for (int64_t q = 0; q < n; q++) {
      float value = to.alpha * ((const float *)sums)[r * sums_row + q];
      if (to.d != NULL) value += to.beta * kf__bf16_to_f32(to.d[r * d->rows + q * d->columns]);
      to.c[r * c->rows + q * c->columns] = kf__f32_to_bf16(value);
    }
}

/* Few rows that are contiguous along the sum, times columns that are so, too. */
static bool suits_few(const kf__gemm_t *job) {
  return job->m <= FEW_ROWS && job->a.columns == 1 && job->b.rows == 1;
}

static int64_t groups_of_columns(const kf__gemm_t *job) {
  return (job->n + FEW_GROUP - 1) / FEW_GROUP;
}

static void run_few(void *context, int64_t begin, int64_t end) {
  const kf__gemm_t *job = (const kf__gemm_t *)context;
  const int64_t groups = groups_of_columns(job);
  float sums[FEW_COLUMNS];
  for (int64_t group = begin, count; group < end; group += count) {
    const int64_t batch = group / groups, first = group % groups, j = first * FEW_GROUP;
    count = kf__min(kf__min(end - group, groups - first), FEW_COLUMNS / FEW_GROUP);
    const int64_t n = kf__min(count * FEW_GROUP, job->n - j);
    const uint16_t *b = (const uint16_t *)job->b.data + batch * job->b.batch + j * job->b.columns;
    for (int64_t i = 0; i < job->m; i++) {
      const uint16_t *a = (const uint16_t *)job->a.data + batch * job->a.batch + i * job->a.rows;
      kf__loops_dot()->few_bf16(n, job->k, a, b, job->b.columns, sums);
      store_bf16(job, batch, i, 1, j, n, sums, n);
    }
  }
}

/* Columns are divided as evenly as conversions divide elements, so under autocast a thread finds
 * the weights that it has converted in its own cache. */
static kf_status_t few(const kf__gemm_t *job) {
  kf__gemm_t copy = *job;
  const int64_t grain = (int64_t)(FEW_GRAIN / ((double)FEW_GROUP * (double)job->k)) + 1;
  return kf__parallel_try(0, job->batches * groups_of_columns(job), grain, run_few, &copy);
}

kf_status_t kf__gemm_bf16(const kf__gemm_t *job) {
  const kf__dot_tile_t *tile = kf__dots_tile_bf16();
  const kf__gemm_t turned = kf__gemm_transposed(job);
  if (job->k == 0) return kf__gemm_wide(job);
  if (suits_few(job)) return few(job);
  if (suits_few(&turned)) return few(&turned);
  if (tile == NULL || job->k > MOST_STEPS) return kf__gemm_wide(job);
  const kf__gemm_t *use = job->c.columns != 1 && job->c.rows == 1 ? &turned : job;
  const kf__dots_t dots = {.tile = tile,
                           .m = use->m,
                           .n = use->n,
                           .k = use->k,
                           .batches = use->batches,
                           .size = sizeof(uint16_t),
                           .a = use->a,
                           .b = use->b,
                           .store = store_bf16,
                           .context = use};
  return kf__dots_run(&dots);
}

/* ---- Bytes, modulo 2^8 ---- */

static void store_bytes(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j,
                        int64_t n, const void *sums, int64_t sums_row) {
  const kf__gemm_t *job = (const kf__gemm_t *)context;
  const uint32_t alpha = (uint32_t)job->int_alpha, beta = (uint32_t)job->int_beta;
  const uint32_t *from = (const uint32_t *)sums;
  for (int64_t r = i; r < i + m; r++, from += sums_row) {
    uint8_t *c = (uint8_t *)(uintptr_t)job->c.data + batch * job->c.batch + r * job->c.rows;
    const uint8_t *d = (const uint8_t *)job->d.data;
    if (d != NULL) d += batch * job->d.batch + r * job->d.rows;
    for (int64_t q = 0; q < n; q++) {
      uint32_t value = alpha * from[q];
      if (d != NULL) value += beta * d[(j + q) * job->d.columns];
      c[(j + q) * job->c.columns] = (uint8_t)value;
    }
  }
}

bool kf__gemm_bytes_suits(const kf__gemm_t *job) {
  return job->m > 1 && job->k > 0 && job->k <= MOST_STEPS && kf__dots_tile_bytes()->needs != 0;
}

/* Signed and unsigned bytes have the same product modulo 2^8. */
kf_status_t kf__gemm_bytes(const kf__gemm_t *job) {
  const kf__dots_t dots = {.tile = kf__dots_tile_bytes(),
                           .m = job->m,
                           .n = job->n,
                           .k = job->k,
                           .batches = job->batches,
                           .size = 1,
                           .a = job->a,
                           .b = job->b,
                           .store = store_bytes,
                           .context = job};
  return kf__dots_run(&dots);
}
