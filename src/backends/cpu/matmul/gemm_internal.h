/* Shared by the files that run matrix products: the real product to which all floating and complex
 * types are reduced, its scratch memory, and the division of C into parts. */
#ifndef KF_BACKENDS_CPU_MATMUL_GEMM_INTERNAL_H
#define KF_BACKENDS_CPU_MATMUL_GEMM_INTERNAL_H

#include "backends/cpu/matmul/gemm.h"

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

/* Scratch memory for parallel loops, whose bodies must not allocate: one part for each thread that
 * may run at once. Lives on the caller's stack; small parts need no allocation. */
typedef struct kf__scratch {
  char *block; /* NULL: `local` is enough */
  char *first; /* aligned */
  size_t each, size;
  uint64_t busy; /* a bit for each part in use */
  uint32_t count;
  char local[8192 + KF__ALIGNMENT];
} kf__scratch_t;
/* Parts of `each` bytes, aligned to KF__ALIGNMENT, for a loop of `tasks` tasks. */
KF_MUST_USE kf_status_t kf__scratch_create(kf__scratch_t *scratch, size_t each, int64_t tasks);
void kf__scratch_destroy(kf__scratch_t *scratch);
/* Takes a free part; spins while all parts are in use. The body of the loop gives it back. */
char *kf__scratch_take(kf__scratch_t *scratch);
void kf__scratch_give(kf__scratch_t *scratch, char *part);

/* How C is divided into tasks: parts of `rows` × `columns`. Every division gives the same result.
 */
typedef struct kf__grid {
  int64_t rows, columns;
  int64_t down, across; /* parts of one matrix */
} kf__grid_t;
kf__grid_t kf__gemm_grid(int64_t m, int64_t n, int64_t k, int64_t batches, int64_t mr,
                         int64_t lanes);

/* The same job with rows and columns exchanged: C is the transpose of (B transposed times A
 * transposed). */
static inline kf__gemm_t kf__gemm_transposed(const kf__gemm_t *job) {
  kf__gemm_t turned = *job;
  turned.m = job->n;
  turned.n = job->m;
  turned.a = (kf__matrix_t){job->b.data, job->b.columns, job->b.rows, job->b.batch};
  turned.b = (kf__matrix_t){job->a.data, job->a.columns, job->a.rows, job->a.batch};
  turned.c = (kf__matrix_t){job->c.data, job->c.columns, job->c.rows, job->c.batch};
  turned.d = (kf__matrix_t){job->d.data, job->d.columns, job->d.rows, job->d.batch};
  return turned;
}

/* The half and complex types (gemm_wide.c), integers (gemm_int.c). */
KF_MUST_USE kf_status_t kf__gemm_wide(const kf__gemm_t *job);
KF_MUST_USE kf_status_t kf__gemm_int(const kf__gemm_t *job);

#endif
