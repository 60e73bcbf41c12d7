/* Compares divisions of a product into parts by an estimate of the time that they take. */
#include "backends/cpu/matmul/product_grid.h"

#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

double kf__grid_cost(const kf__grid_t *grid, int64_t batches, int64_t threads,
                     const kf__grid_pricing_t *pricing) {
  const int64_t parts = grid->down * grid->across * batches;
  const int64_t rounds = (parts + threads - 1) / threads;
  const double rows = (double)grid->rows, columns = (double)grid->columns;
  const int64_t narrow = grid->columns % pricing->nr != 0 ? pricing->lanes : 0;
  const int64_t fetch =
      pricing->column_fetch + (grid->rows > pricing->few_rows ? pricing->column_fetch / 2 : 0);
  return (rows * (columns + (double)narrow) + (double)pricing->row_fetch * rows +
          (double)fetch * columns + pricing->start) *
         ((double)rounds + pricing->late);
}

kf__grid_t kf__cheapest_grid(int64_t m, int64_t n, int64_t k, int64_t batches,
                             const kf__grid_pricing_t *pricing) {
  kf__grid_t best = {m, n, 1, 1};
  KF_ASSERT(m > 0);
  KF_ASSERT(n > 0);
  const int64_t threads = kf_get_num_threads(), width = pricing->lanes;
  const double work = (double)m * (double)n * (double)k * (double)batches;
  if (threads == 1 || batches >= 4 * threads || work < 2.0 * KF__PRODUCT_PARALLEL_WORK) return best;
  const int64_t busy = work / KF__PRODUCT_PARALLEL_WORK < (double)threads
                           ? (int64_t)(work / KF__PRODUCT_PARALLEL_WORK)
                           : threads;
  double least = kf__grid_cost(&best, batches, threads, pricing);
  for (int64_t rounds = 1; rounds <= pricing->rounds; rounds++) {
    const int64_t parts = kf__max(1, rounds * busy / batches);
    for (int64_t across = 1; across <= parts && across * width <= n + width; across++) {
      kf__grid_t grid;
      grid.columns = kf__min(kf__round_up((n + across - 1) / across, width), n);
      grid.across = (n + grid.columns - 1) / grid.columns;
      grid.rows = kf__min(kf__round_up((m * across + parts - 1) / parts, pricing->mr), m);
      grid.down = (m + grid.rows - 1) / grid.rows;
      const double cost = kf__grid_cost(&grid, batches, threads, pricing);
      if (cost >= least) continue;
      least = cost;
      best = grid;
    }
  }
  KF_ASSERT(best.rows * best.down >= m);
  KF_ASSERT(best.columns * best.across >= n);
  return best;
}

kf__grid_t kf__gemm_grid(int64_t m, int64_t n, int64_t k, int64_t batches, int64_t mr,
                         int64_t lanes) {
  const kf__grid_pricing_t pricing = {
      mr, lanes, 1, 3, KF__PRODUCT_FETCH_COST, KF__PRODUCT_FETCH_COST, m, 0, 0.05};
  return kf__cheapest_grid(m, n, k, batches, &pricing);
}
