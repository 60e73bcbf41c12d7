/* Products of matrices of integers, modulo 2^width: plain loops, one row of C after the other.
 * Signed types are computed as unsigned types of the same width: the low bits are the same, and
 * overflow is defined. */
#include "backends/cpu/core/bounds.h"
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

void kf__gemm_int(const kf__gemm_t *job) {
  kf__gemm_t copy = *job;
  const double work = (double)job->n * (double)(job->k + 1);
  kf__parallel_for(0, job->batches * job->m, (int64_t)(PARALLEL_WORK / work) + 1, run_rows, &copy);
}
