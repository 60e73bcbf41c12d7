/* Where the elements of a resized dimension come from: for each position of the result a few
 * positions of the input and their weights. */
#ifndef KF_BACKENDS_CPU_POOL_RESAMPLE_H
#define KF_BACKENDS_CPU_POOL_RESAMPLE_H

#include "ops/core/number.h"

typedef enum {
  KF__NEAREST = 1,
  KF__LINEAR = 2,
  KF__CUBIC = 4
} kf__resample_t; /* the value is the number of taps */

typedef struct kf__axis {
  int64_t in, out;
  int32_t taps;
  int32_t precision; /* weights are multiples of 2^-precision; for bytes only */
  int64_t *index;    /* out × taps, within the input */
  float *narrow;     /* the weights, as float and as double */
  double *wide;
} kf__axis_t;

/* Positions are computed in double for float64 and bytes, else in float. For bytes, weights are
 * integers (to be divided by 2^precision), and positions outside of the input count for its edge.
 * `direct`: as PyTorch's loops for small images and for channels that lie side by side do it; its
 * other loops round the weights of half types, and take the nearest element by the factor alone. */
/* in > 0 and out > 0. On success the caller frees the tables with kf__axis_free; on failure
 * (KF_ERR_NO_MEMORY) there is nothing to free. */
KF_MUST_USE kf_status_t kf__axis_init(kf__axis_t *axis, kf__resample_t how, int64_t in, int64_t out,
                                      bool align_corners, kf_opt_float_t scale, kf_dtype_t dtype,
                                      bool direct);
/* An axis of zeros is allowed. */
void kf__axis_free(kf__axis_t *axis);

/* The weights of the four elements around a position, which is a fraction t beyond the second,
 * computed in `dtype`. */
static inline void kf__cubic_weights(double t, kf_dtype_t dtype, double weights[4]) {
#define STEP(x) kf__round_to(dtype, x)
  const double a = -0.75;
  const double x[4] = {STEP(t + 1), t, STEP(1 - t), STEP(2 - t)};
  for (int k = 0; k < 4; k += 3) {
    const double inner = STEP(STEP(STEP(STEP(a * x[k]) - 5 * a) * x[k]) + 8 * a);
    weights[k] = STEP(STEP(inner * x[k]) - 4 * a);
  }
  for (int k = 1; k < 3; k++) {
    const double inner = STEP(STEP((a + 2) * x[k]) - (a + 3));
    weights[k] = STEP(STEP(STEP(inner * x[k]) * x[k]) + 1);
  }
#undef STEP
}

#endif
