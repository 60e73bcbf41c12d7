/* The loops of normalisations and their gradients, for float32 and float64; kernels convert the
 * half types to float32 first. In comments, h is (x - mean) · rstd. A result may overwrite its
 * arguments, element for element. Weights may be NULL for 1 and biases NULL for 0. */
#ifndef KF_BACKENDS_CPU_LOOPS_NORM_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_NORM_LOOPS_H

#include "backends/cpu/loops/isa.h"

typedef struct kf__norm_set {
  /* Rows in which every number has its own weight. */
  void (*apply)(void *y, const void *x, int64_t n, double mean, double rstd, const void *weight,
                const void *bias); /* h · weight + bias */
  void (*sums)(const void *grad, const void *x, const void *weight, int64_t n, double mean,
               double rstd, double out[2]); /* Σ grad · weight, Σ grad · weight · h */
  void (*back)(void *to, const void *grad, const void *x, const void *weight, int64_t n,
               double mean, double rstd, double a, double b); /* rstd (grad · weight - a - h b) */
  void (*params)(const void *grad, const void *x, int64_t n, double mean, double rstd,
                 void *weight_grad, void *bias_grad); /* += grad · h, += grad */

  /* Rows of one channel: all numbers share their coefficients. */
  void (*affine)(void *y, const void *x, int64_t n, double mean, double scale, double shift);
  void (*affine_back)(void *to, const void *grad, const void *x, int64_t n, double mean, double p,
                      double q, double r); /* grad p + (x - mean) q + r */

  /* Rows of channels: every number has its own coefficients, in the type of the row. */
  void (*affine_cols)(void *y, const void *x, int64_t n, const void *mean, const void *scale,
                      const void *shift);
  void (*sums_cols)(const void *grad, const void *x, int64_t n, const void *mean, void *sum,
                    void *product); /* += grad, += grad (x - mean) */
  void (*affine_back_cols)(void *to, const void *grad, const void *x, int64_t n, const void *mean,
                           const void *p, const void *q, const void *r);
} kf__norm_set_t;

typedef struct kf__norm_loops {
  kf__norm_set_t of[2]; /* float32, float64 */
} kf__norm_loops_t;
KF_ISA_DECLARE(kf__norm_loops_t, norm);

#endif
