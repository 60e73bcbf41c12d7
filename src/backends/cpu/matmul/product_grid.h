/* The division of a product into parts. */
#ifndef KF_BACKENDS_CPU_MATMUL_PRODUCT_GRID_H
#define KF_BACKENDS_CPU_MATMUL_PRODUCT_GRID_H

#include "base/base_internal.h"

/* How C is divided into tasks: parts of `rows` × `columns`. Every division gives the same result.
 */
typedef struct kf__grid {
  int64_t rows, columns;
  int64_t down, across; /* parts of one matrix */
} kf__grid_t;

/* What grids are compared by. */
typedef struct kf__grid_pricing {
  int64_t mr, lanes;    /* rows and columns of a part are multiples of these */
  int64_t nr;           /* a tile of fewer columns takes the time of a vector more */
  int64_t rounds;       /* in which all threads have a part, at most */
  int64_t row_fetch;    /* multiply-adds that take as long as a part's row is fetched … */
  int64_t column_fetch; /* … and a column */
  int64_t few_rows;     /* parts with more rows pack B: a column takes half as long again */
  double start;         /* the same for a part, without its rows and columns */
  double late;          /* how much longer than the others a thread takes, in parts */
} kf__grid_pricing_t;

/* The time of a grid, in multiply-adds per step of the sum. The more rounds there are, the less the
 * product waits for a thread that is late. */
double kf__grid_cost(const kf__grid_t *grid, int64_t batches, int64_t threads,
                     const kf__grid_pricing_t *pricing);
/* Tries grids of one and more rounds with any number of columns, and returns the cheapest. */
kf__grid_t kf__cheapest_grid(int64_t m, int64_t n, int64_t k, int64_t batches,
                             const kf__grid_pricing_t *pricing);
/* The cheapest grid for parts whose rows are a multiple of `mr` and columns one of `lanes`. */
kf__grid_t kf__gemm_grid(int64_t m, int64_t n, int64_t k, int64_t batches, int64_t mr,
                         int64_t lanes);

/* Multiply-adds that are worth a thread, and that take as long as fetching an element. */
enum { KF__PRODUCT_PARALLEL_WORK = 1 << 17, KF__PRODUCT_FETCH_COST = 16 };

#endif
