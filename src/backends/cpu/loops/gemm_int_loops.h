/* The loops of integer matrix products, modulo 2^width: one for each width of elements. */
#ifndef KF_BACKENDS_CPU_LOOPS_GEMM_INT_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_GEMM_INT_LOOPS_H

#include <stdbool.h>

#include "backends/cpu/loops/isa.h"

enum { KF__INT_ROWS = 4, KF__INT_COLUMNS = 256 };

typedef struct kf__int_tile {
  int64_t columns; /* of a panel, at most KF__INT_COLUMNS */
  /* sums[r * columns + j] = the sum over p < k of a[r * a_row + p * a_step] * panel[p * columns +
   * j] for r < KF__INT_ROWS. Strides are in elements. */
  void (*run)(int64_t k, const void *a, int64_t a_row, int64_t a_step, const void *panel,
              void *sums);
} kf__int_tile_t;

enum { KF__INT_GROUP = 4 };

typedef struct kf__gemm_int_loops {
  kf__int_tile_t tiles[4]; /* of 1, 2, 4 and 8 bytes */
  /* Bytes with instructions that add four products at once, for machines that have them
   * (kf__cpu_has_dots); run NULL: not compiled. Steps are packed in groups of KF__INT_GROUP: for
   * each group, the steps of a column are adjacent, and those beyond k are 0. a_step must be 1. */
  kf__int_tile_t dots;
} kf__gemm_int_loops_t;
KF_ISA_DECLARE(kf__gemm_int_loops_t, gemm_int);

#endif
