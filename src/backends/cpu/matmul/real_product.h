/* The real product to which all floating and complex types are reduced. */
#ifndef KF_BACKENDS_CPU_MATMUL_REAL_PRODUCT_H
#define KF_BACKENDS_CPU_MATMUL_REAL_PRODUCT_H

#include "backends/cpu/core/thread_scratch.h"
#include "backends/cpu/loops/gemm_loops.h"
#include "backends/cpu/matmul/product_grid.h"

/* A product of real matrices whose operands are packed as panels. Sizes are those of the real
 * product: twice the rows and twice the depth of a complex one. */
typedef struct kf__real_product {
  const kf__gemm_loops_t *loops;
  size_t item; /* bytes of an element: 4 or 8 */
  int64_t k;
  kf__pack_fn pack_a, pack_b;
  const void *context_a, *context_b;
  /* Instead of pack_a: all of A, already packed, in blocks of kc steps. A block has packed_rows
   * rows, a multiple of mr. */
  const char *packed_a;
  int64_t packed_rows;
  /* The same for B, instead of pack_b: a block has packed_columns columns, a multiple of nr. */
  const char *packed_b;
  int64_t packed_columns;
  /* Instead of packing, where loops->in_place: element (0, 0) of the operand, and the distances of
   * rows and steps in elements. Columns of B that do not fill a vector are packed nevertheless. */
  const char *direct_a, *direct_b;
  int64_t a_row, a_step, b_step;
} kf__real_product_t;

/* Bytes of scratch that a part of m rows and n columns of a product needs. */
size_t kf__real_product_scratch(const kf__real_product_t *product, int64_t m, int64_t n);
/* Computes rows i … i + m - 1 and columns j … j + n - 1. `store` describes where element (i, j)
 * goes. `scratch` has kf__real_product_scratch bytes and is aligned to KF__ALIGNMENT. */
void kf__real_product_run(const kf__real_product_t *product, int64_t i, int64_t m, int64_t j,
                          int64_t n, const kf__gemm_store_t *store, char *scratch);

#endif
