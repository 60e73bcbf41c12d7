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

typedef struct kf__gemm_int_loops {
  kf__int_tile_t tiles[4]; /* of 1, 2, 4 and 8 bytes */
} kf__gemm_int_loops_t;
KF_ISA_DECLARE(kf__gemm_int_loops_t, gemm_int);

#endif
