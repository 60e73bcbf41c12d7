/* Walks a part of a product in blocks that fit into the caches. See Note [Matrix products]. */
#include "backends/cpu/matmul/real_product.h"

#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

enum { NARROW_COLUMNS = 96 /* of B packed at once where all of A is one block */ };

/* Columns of B that are packed at once. Where A is a single block, its panels are reused for every
 * group of columns, so a small group is enough, which stays in the first-level cache. */
static int64_t columns_at_once(const kf__real_product_t *product, int64_t m) {
  const kf__gemm_loops_t *loops = product->loops;
  return m <= loops->mc && product->packed_b == NULL ? kf__round_up(NARROW_COLUMNS, loops->nr)
                                                     : loops->nc;
}

/* How many of the `left` columns are next, at most `most`. One vector more than whole panels is
 * computed as two tiles of two vectors, because a tile of one vector waits for its sums. */
static int64_t next_columns(const kf__real_product_t *product, int64_t left, int64_t most) {
  const kf__gemm_loops_t *loops = product->loops;
  const int64_t nr = loops->nr, lanes = loops->lanes, rest = left % nr;
  if (product->packed_b != NULL || !loops->in_place || nr != 3 * lanes || rest == 0 ||
      rest > lanes || left < nr || left - nr - rest >= most)
    return kf__min(left, most);
  return left > nr + rest ? left - nr - rest : 2 * lanes;
}

/* Bytes of the panels of `count` rows or columns, rounded up so that what follows is aligned. */
static size_t panel_bytes(const kf__real_product_t *product, int64_t count, int64_t width) {
  size_t bytes = (size_t)kf__round_up(count, width) *
                 (size_t)kf__min(product->k, product->loops->kc) * product->item;
  return (bytes + KF__ALIGNMENT - 1) / KF__ALIGNMENT * KF__ALIGNMENT;
}

size_t kf__real_product_scratch(const kf__real_product_t *product, int64_t m, int64_t n) {
  const kf__gemm_loops_t *loops = product->loops;
  const size_t of_a = panel_bytes(product, kf__min(m, loops->mc), loops->mr);
  if (product->packed_b != NULL) return of_a;
  return of_a + panel_bytes(product, kf__min(n, columns_at_once(product, m)), loops->nr);
}

/* Multiplies the block at (row, column) of the part for the steps p … p + depth - 1. From the
 * second block of steps on, the sums of the earlier steps are in C already and are added. */
static void multiply(const kf__real_product_t *product, int64_t row, int64_t rows, int64_t column,
                     int64_t columns, int64_t p, int64_t depth, const kf__gemm_store_t *store,
                     const char *panels_a, const char *panels_b, bool b_in_place) {
  const kf__gemm_loops_t *loops = product->loops;
  const int64_t item = (int64_t)product->item;
  kf__gemm_strides_t strides = {loops->mr * depth, loops->nr * depth, 1, loops->mr, loops->nr};
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
  if (product->direct_a != NULL) {
    strides.a_panel = loops->mr * product->a_row;
    strides.a_row = product->a_row;
    strides.a_step = product->a_step;
  }
  if (b_in_place) {
    strides.b_panel = loops->nr;
    strides.b_step = product->b_step;
  }
  loops->block(rows, columns, depth, panels_a, panels_b, &strides, &to);
}

/* The panels of columns j … j + columns - 1 for the steps from p on: packed into `buffer` now, or
 * part of product->packed_b. */
static const char *panels_of_b(const kf__real_product_t *product, int64_t j, int64_t columns,
                               int64_t p, int64_t depth, char *buffer) {
  KF_ASSERT(product->packed_b == NULL || j % product->loops->nr == 0); /* a panel begins there */
  KF_ASSERT(product->packed_b == NULL || j + columns <= product->packed_columns);
  KF_ASSERT(product->packed_b != NULL || product->pack_b != NULL);
  if (product->packed_b != NULL)
    return product->packed_b + (product->packed_columns * p + j * depth) * (int64_t)product->item;
  product->pack_b(product->context_b, j, columns, p, depth, product->loops->nr, buffer);
  return buffer;
}

/* Multiplies columns from j + column on, of which the part begins at j: B is packed unless it can
 * be read in its own memory. */
static void multiply_columns(const kf__real_product_t *product, int64_t rows, int64_t j,
                             int64_t column, int64_t columns, int64_t p, int64_t depth,
                             const kf__gemm_store_t *store, const char *panels_a, char *panels_b) {
  const kf__gemm_loops_t *loops = product->loops;
  int64_t direct = 0;
  if (product->direct_b != NULL)
    direct = columns % loops->lanes == 0 ? columns : columns / loops->nr * loops->nr;
  if (direct > 0)
    multiply(product, 0, rows, column, direct, p, depth, store, panels_a,
             product->direct_b + (j + column + p * product->b_step) * (int64_t)product->item, true);
  if (direct == columns) return;
  multiply(product, 0, rows, column + direct, columns - direct, p, depth, store, panels_a,
           panels_of_b(product, j + column + direct, columns - direct, p, depth, panels_b), false);
}

/* Steps through the sum in blocks. An empty sum (k = 0) is one block of depth 0, because beta * d
 * must be stored. */
#define EACH_DEPTH(p, depth, product)                                                           \
  for (int64_t p = 0, depth = kf__min((product)->loops->kc, (product)->k); p == 0 || depth > 0; \
       p += (product)->loops->kc, depth = kf__min((product)->loops->kc, (product)->k - p))

/* The panels of rows i … i + rows - 1 for the steps from p on: packed into `buffer` now, or part of
 * product->packed_a. */
static const char *panels_of_a(const kf__real_product_t *product, int64_t i, int64_t rows,
                               int64_t p, int64_t depth, char *buffer) {
  KF_ASSERT(product->packed_a == NULL || i % product->loops->mr == 0); /* a panel begins there */
  KF_ASSERT(product->packed_a == NULL || i + rows <= product->packed_rows);
  KF_ASSERT(product->packed_a != NULL || product->pack_a != NULL);
  if (product->direct_a != NULL)
    return product->direct_a + (i * product->a_row + p * product->a_step) * (int64_t)product->item;
  if (product->packed_a != NULL)
    return product->packed_a + (product->packed_rows * p + i * depth) * (int64_t)product->item;
  product->pack_a(product->context_a, i, rows, p, depth, product->loops->mr, buffer);
  return buffer;
}

void kf__real_product_run(const kf__real_product_t *product, int64_t i, int64_t m, int64_t j,
                          int64_t n, const kf__gemm_store_t *store, char *scratch) {
  const kf__gemm_loops_t *loops = product->loops;
  const int64_t mc = loops->mc, nc = columns_at_once(product, m);
  KF_ASSERT(m > 0);
  KF_ASSERT(n > 0);
  KF_ASSERT(mc % loops->mr == 0); /* blocks are whole panels */
  KF_ASSERT(nc % loops->nr == 0);
  KF_ASSERT((uintptr_t)scratch % KF__ALIGNMENT == 0);
  char *const buffer_a = scratch;
  char *const panels_b = scratch + panel_bytes(product, kf__min(m, mc), loops->mr);
  if (m <= mc) {
    EACH_DEPTH(p, depth, product) {
      const char *panels_a = panels_of_a(product, i, m, p, depth, buffer_a);
      for (int64_t column = 0, columns; column < n; column += columns) {
        columns = next_columns(product, n - column, nc);
        if (kf__loop_stopped()) return;
        multiply_columns(product, m, j, column, columns, p, depth, store, panels_a, panels_b);
      }
    }
    return;
  }
  for (int64_t column = 0, columns; column < n; column += columns) {
    columns = next_columns(product, n - column, nc);
    EACH_DEPTH(p, depth, product) {
      const char *panels = panels_of_b(product, j + column, columns, p, depth, panels_b);
      for (int64_t row = 0; row < m; row += mc) {
        const int64_t rows = kf__min(mc, m - row);
        if (kf__loop_stopped()) return;
        const char *panels_a = panels_of_a(product, i + row, rows, p, depth, buffer_a);
        multiply(product, row, rows, column, columns, p, depth, store, panels_a, panels, false);
      }
    }
  }
}
