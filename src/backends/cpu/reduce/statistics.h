/* Means and sums of squared deviations of slices of a tensor, the base of variances and batch
 * normalisation. Parts are combined in float64 for every type. */
#ifndef KF_BACKENDS_CPU_REDUCE_STATISTICS_H
#define KF_BACKENDS_CPU_REDUCE_STATISTICS_H

#include "backends/cpu/reduce/reduce.h"

/* Receives n results from `first` on, in the order of the plan: means and sums of squared
 * deviations. It may overwrite both. Called from several threads, for different results. */
typedef void (*kf__moments_fn)(void *context, int64_t first, int64_t n, double *mean, double *m2);

/* Computes the moments of a plan for a real type; `plan->outs` is not used. */
KF_MUST_USE kf_status_t kf__moments(const kf__reduce_plan_t *plan, kf__moments_fn sink,
                                    void *context);
/* Same, into arrays of plan->results numbers. */
KF_MUST_USE kf_status_t kf__moments_to(const kf__reduce_plan_t *plan, double *mean, double *m2);

/* Combines the moments of `part_count` > 0 numbers with those of `count` numbers in *mean and *m2.
 */
static inline void kf__moments_join(double *mean, double *m2, int64_t count, double part_mean,
                                    double part_m2, int64_t part_count) {
  KF_ASSERT(count >= 0);
  KF_ASSERT(part_count > 0);
  double before = (double)count, here = (double)part_count, all = before + here;
  double delta = part_mean - *mean;
  *mean += delta * (here / all);
  /* Not delta * delta first: that may overflow, and 0 times it would be NaN. */
  *m2 += part_m2 + delta * (before * here / all) * delta;
}

#endif
