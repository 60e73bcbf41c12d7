/* The loops of softmax and its gradients, for float32 and float64; kernels convert the half types
 * to float32 first. A result may overwrite its arguments, element for element. */
#ifndef KF_BACKENDS_CPU_LOOPS_SOFTMAX_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_SOFTMAX_LOOPS_H

#include "backends/cpu/loops/isa.h"

/* One row. Numbers that all elements of the row share are float64, for either type. */
typedef struct kf__softmax_rows {
  double (*exp_sum)(void *y, const void *x, int64_t n, double max); /* y = exp(x - max); Σy */
  void (*scale)(void *y, const void *x, int64_t n, double factor);
  void (*shift)(void *y, const void *x, int64_t n, double max, double log_sum); /* x - max - log */
  double (*dot)(const void *x, const void *y, int64_t n);
  void (*back)(void *to, const void *grad, const void *y, int64_t n, double dot);
  void (*log_back)(void *to, const void *grad, const void *y, int64_t n, double sum);
  /* Whole rows of log_softmax, packed, with at most `short_size` numbers each. */
  int64_t short_size;
  void (*short_log)(void *y, const void *x, int64_t rows, int64_t n);
  void (*short_log_back)(void *to, const void *grad, const void *y, int64_t rows, int64_t n);
} kf__softmax_rows_t;

/* One row of many columns. Every column has its own numbers, in the type of the row. */
typedef struct kf__softmax_cols {
  void (*exp_sum)(void *y, const void *x, int64_t n, const void *max, void *sum); /* sum += y */
  void (*scale)(void *y, const void *x, int64_t n, const void *factor);
  void (*shift)(void *y, const void *x, int64_t n, const void *max, const void *log_sum);
  void (*dot)(const void *x, const void *y, int64_t n, void *dot); /* dot += x·y */
  void (*back)(void *to, const void *grad, const void *y, int64_t n, const void *dot);
  void (*log_back)(void *to, const void *grad, const void *y, int64_t n, const void *sum);
} kf__softmax_cols_t;

typedef struct kf__softmax_loops {
  kf__softmax_rows_t rows[2]; /* float32, float64 */
  kf__softmax_cols_t cols[2];
} kf__softmax_loops_t;
KF_ISA_DECLARE(kf__softmax_loops_t, softmax);

#endif
