/* Means and squared deviations of slices of a tensor: what variances and batch normalisation are
 * made of. Everything is joined in float64, whatever the type of the numbers is. */
#ifndef KF_BACKENDS_CPU_REDUCE_STATISTICS_H
#define KF_BACKENDS_CPU_REDUCE_STATISTICS_H

#include "backends/cpu/reduce/reduce.h"

/* Takes n results, from `first` on in the order of the plan: means, and sums of squared deviations.
 * Called from several threads, for different results. */
typedef void (*kf__moments_fn)(void *context, int64_t first, int64_t n, double *mean, double *m2);

/* Of a plan for a real type; `plan->outs` are not looked at. */
KF_MUST_USE kf_status_t kf__moments(const kf__reduce_plan_t *plan, kf__moments_fn sink,
                                    void *context);
/* The same into arrays of plan->results numbers. */
KF_MUST_USE kf_status_t kf__moments_to(const kf__reduce_plan_t *plan, double *mean, double *m2);

/* Joins a part to what is there. */
static inline void kf__moments_join(double *mean, double *m2, int64_t count, double part_mean,
                                    double part_m2, int64_t part_count) {
  double before = (double)count, here = (double)part_count, all = before + here;
  double delta = part_mean - *mean;
  *mean += delta * (here / all);
  /* Not delta * delta first: that may overflow, and 0 times it would be NaN. */
  *m2 += part_m2 + delta * (before * here / all) * delta;
}

#endif
