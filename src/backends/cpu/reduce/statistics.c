/* Variances and standard deviations, with and without means; histograms and counts. */
#include "backends/cpu/reduce/statistics.h"

#include <math.h>

#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/element_access.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"
#include "ops/core/results.h"

/* ---- Variances ---- */

typedef struct {
  const kf__reduce_plan_t *plan; /* outs: variances, then means if they are wanted */
  double divisor;
  bool root;
} spread_t;

static void store_spread(void *context, int64_t first, int64_t n, double *mean, double *m2) {
  const spread_t *spread = context;
  KF_ASSERT(spread->plan->out_count > 0);
  for (int64_t i = 0; i < n; i++) {
    double variance = m2[i] / spread->divisor;
    m2[i] = spread->root ? sqrt(variance) : variance;
    if (spread->plan->length == 0) mean[i] = NAN;
  }
  kf__plan_store(spread->plan, 0, first, n, KF_DTYPE_FLOAT64, m2);
  if (spread->plan->out_count > 1)
    kf__plan_store(spread->plan, 1, first, n, KF_DTYPE_FLOAT64, mean);
}

/* The variance of complex numbers is the sum of the variances of their real and imaginary parts. */
static kf_status_t spread_complex(kf__reduce_plan_t *plan, spread_t *spread) {
  int64_t n = plan->results;
  double *memory = kf_alloc((size_t)n * 4 * sizeof(double) + 1);
  if (memory == NULL) return kf__no_memory();
  double *mean = memory, *m2 = memory + n, *means = memory + 2 * n;
  kf_dtype_t real = kf_dtype_to_real(plan->dtype);
  kf_status_t status = KF_OK;
  memset(memory, 0, (size_t)n * 4 * sizeof(double));
  plan->dtype = real;
  for (int part = 0; part < 2 && status == KF_OK; part++) {
    double *part_m2 = part == 0 ? m2 : mean;
    status = kf__moments_to(plan, means + part * n, part_m2);
    plan->data += kf__dtype_sizes[real];
  }
  if (status == KF_OK) {
    for (int64_t i = 0; i < n; i++) m2[i] += mean[i];
    const uint32_t outs = plan->out_count;
    plan->out_count = 1;
    store_spread(spread, 0, n, mean, m2);
    plan->out_count = outs;
    for (int64_t i = 0; outs > 1 && i < n; i++) {
      double none = plan->length == 0 ? NAN : 0;
      kf__c128_t z = {means[i] + none, means[n + i] + none};
      kf__plan_store(plan, 1, i, 1, KF_DTYPE_COMPLEX128, &z);
    }
  }
  kf_free(memory);
  return status;
}

static kf_status_t spread(const char *name, kf_tensor_t *self, kf_int_span_t dim,
                          kf_opt_scalar_t correction, bool root, uint32_t out_count,
                          kf_tensor_t *const *outs) {
  kf__reduce_plan_t plan;
  spread_t spread = {&plan, 0, root};
  kf__reduce_plan(&plan, self, kf__dims_bits(self, dim), false, out_count, outs);
  spread.divisor = (double)plan.length - (correction.has ? kf__number_real(correction.value) : 1);
  if (spread.divisor <= 0) {
    kf_warn(KF__COMPATIBLE(KF__TORCH_VAR_FREEDOM,
                           "%s: correction must be less than the number of elements that each "
                           "result is computed from"),
            name);
    spread.divisor = 0;
  }
  if (plan.length == 0) spread.divisor = (double)NAN;
  if (kf_dtype_is_complex(plan.dtype)) return spread_complex(&plan, &spread);
  return kf__moments(&plan, store_spread, &spread);
}

static kf_status_t var(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
                       kf_tensor_t *out) {
  return spread("var", self, dim, correction, false, 1, &out);
}
static kf_status_t std(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
                       kf_tensor_t *out) {
  return spread("std", self, dim, correction, true, 1, &out);
}
static kf_status_t var_mean(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
                            kf_tensor_t *out0, kf_tensor_t *out1) {
  kf_tensor_t *const outs[] = {out0, out1};
  return spread("var_mean", self, dim, correction, false, 2, outs);
}
static kf_status_t std_mean(kf_tensor_t *self, kf_int_span_t dim, kf_opt_scalar_t correction,
                            kf_tensor_t *out0, kf_tensor_t *out1) {
  kf_tensor_t *const outs[] = {out0, out1};
  return spread("std_mean", self, dim, correction, true, 2, outs);
}

/* ---- Histograms ---- */

typedef struct {
  double low, high;
  int64_t bins;
  int64_t *counts;
  bool single; /* positions are computed in float32 */
} histogram_t;

static void add_to_histogram(void *context, const void *x, int64_t n, int64_t position) {
  const histogram_t *h = context;
  const double *values = x;
  (void)position;
  for (int64_t i = 0; i < n; i++) {
    double v = values[i];
    if (!(v >= h->low && v <= h->high)) continue;
    double at = h->single
                    ? (double)((float)(v - h->low) * (float)h->bins / (float)(h->high - h->low))
                    : (v - h->low) * (double)h->bins / (h->high - h->low);
    int64_t bin = at < (double)h->bins ? (int64_t)at : h->bins - 1; /* the last one is closed */
    h->counts[bin]++;
  }
}

typedef struct {
  double low, high; /* both NaN when one is in it */
} range_t;

static void add_to_range(void *context, const void *x, int64_t n, int64_t position) {
  range_t *range = context;
  const double *values = x;
  (void)position;
  for (int64_t i = 0; i < n; i++) {
    double v = values[i];
    range->low = v < range->low || isnan(v) ? v : range->low;
    range->high = v > range->high || isnan(v) ? v : range->high;
  }
}

/* An empty range is replaced by the range of the elements; if that is a single point, it is widened
 * by 1 on both sides. */
static kf_status_t find_range(const kf__reduce_plan_t *plan, const kf__loader_t *loader,
                              histogram_t *h) {
  kf__load_buffers_t scratch;
  range_t range = {INFINITY, -INFINITY};
  if (h->low == h->high && plan->length > 0) {
    kf__walk_result(plan, loader, plan->data, 0, plan->length, false, &scratch, add_to_range,
                    &range);
    if (!isfinite(range.low) || !isfinite(range.high))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_HISTC_INFINITE, "%s: the range must be finite, but is %g to %g"),
          kf__api_name(KF__API("histc")), range.low, range.high);
    h->low = range.low;
    h->high = range.high;
  }
  if (h->low == h->high) {
    h->low -= 1;
    h->high += 1;
  }
  return KF_OK;
}

static kf_status_t histc(kf_tensor_t *self, int64_t bins, kf_scalar_t min, kf_scalar_t max,
                         kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__load_buffers_t scratch;
  kf_dtype_t type = kf__dtype(self);
  if (!kf__has_real_loops(type)) return kf__not_for_dtype("histogram_cpu", type);
  kf__loader_t loader = {type, type, KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT64, NULL, 0};
  histogram_t h = {kf__number_real(min), kf__number_real(max), bins, NULL,
                   type != KF_DTYPE_FLOAT64};
  kf__reduce_plan(&plan, self, kf__dim_set_all(self->ndim), false, 0, NULL);
  KF_TRY(find_range(&plan, &loader, &h));
  KF_ASSERT(bins > 0); /* the rule has checked it */
  KF_ASSERT(out->numel == bins);
  h.counts = kf_calloc((size_t)bins, sizeof *h.counts);
  if (h.counts == NULL) return kf__no_memory();
  kf__walk_result(&plan, &loader, plan.data, 0, plan.length, false, &scratch, add_to_histogram, &h);
  kf__store(type, kf__data(out), out->strides[0] * kf__itemsize(out), KF_DTYPE_INT64, h.counts,
            bins);
  kf_free(h.counts);
  return KF_OK;
}

/* ---- Counts of integers ---- */

typedef struct {
  int64_t low, high; /* what elements there are */
  int64_t *counts;
  double *sums; /* of weights, when there are any */
  const kf_tensor_t *weights;
  kf__load_buffers_t scratch;
} bins_t;

static void find_bounds(void *context, const void *x, int64_t n, int64_t position) {
  bins_t *bins = context;
  const int64_t *values = x;
  (void)position;
  for (int64_t i = 0; i < n; i++) {
    bins->low = values[i] < bins->low ? values[i] : bins->low;
    bins->high = values[i] > bins->high ? values[i] : bins->high;
  }
}

static void count_values(void *context, const void *x, int64_t n, int64_t position) {
  bins_t *bins = context;
  const int64_t *values = x;
  (void)position;
  for (int64_t i = 0; i < n; i++) bins->counts[values[i]]++;
}

static void add_weights(void *context, const void *x, int64_t n, int64_t position) {
  bins_t *bins = context;
  const int64_t *values = x;
  kf_dtype_t type = kf__dtype(bins->weights);
  kf__loader_t loader = {type, type, KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT64, NULL, 0};
  int64_t stride = bins->weights->strides[0] * kf__itemsize(bins->weights);
  const double *weights =
      kf__load(&loader, (const char *)kf__data(bins->weights) + position * stride, stride, n,
               &bins->scratch);
  for (int64_t i = 0; i < n; i++) bins->sums[values[i]] += weights[i];
}

/* Fills a new tensor of `length` elements with counts or sums of weights. All values are in 0 …
 * length - 1. */
static kf_status_t fill_bins(const kf__reduce_plan_t *plan, const kf__loader_t *loader,
                             bins_t *bins, int64_t length, kf_dtype_t type, kf_tensor_t *made) {
  kf__load_buffers_t scratch;
  void *memory = kf_calloc((size_t)length + 1, sizeof(int64_t));
  if (memory == NULL) return kf__no_memory();
  KF_ASSERT(bins->low >= 0);
  KF_ASSERT(bins->high < length);
  KF_ASSERT(kf__is_contiguous(made));
  bool weighted = bins->weights != NULL && plan->length > 0;
  bins->counts = memory;
  bins->sums = memory;
  kf__walk_result(plan, loader, plan->data, 0, plan->length, false, &scratch,
                  weighted ? add_weights : count_values, bins);
  kf__cast(type, kf__data(made), weighted ? KF_DTYPE_FLOAT64 : KF_DTYPE_INT64, memory, length);
  kf_free(memory);
  return KF_OK;
}

static kf_status_t bincount(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *weights,
                            int64_t minlength) {
  kf__reduce_plan_t plan;
  bins_t bins;
  kf_dtype_t own = kf__dtype(self), type = KF_DTYPE_INT64;
  kf__loader_t loader = {own, own, KF_DTYPE_INT64, KF_DTYPE_INT64, NULL, 0};
  bins.low = 0;
  bins.high = -1;
  bins.weights = kf__is_defined(weights) ? weights : NULL;
  if (bins.weights != NULL && self->numel > 0)
    type = kf__dtype(weights) == KF_DTYPE_FLOAT32 ? KF_DTYPE_FLOAT32 : KF_DTYPE_FLOAT64;
  kf__reduce_plan(&plan, self, kf__dim_set_all(self->ndim), true, 0, NULL);
  kf__walk_result(&plan, &loader, plan.data, 0, plan.length, false, &bins.scratch, find_bounds,
                  &bins);
  if (bins.low < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BINCOUNT_INPUT,
                                       "bincount: input must be a vector of integers from 0 on"));
  if (bins.high == INT64_MAX)
    return kf_error_set(KF_ERR_RUNTIME, "bincount: an element of the input is too large to count");
  int64_t length = bins.high + 1 > minlength ? bins.high + 1 : minlength;
  kf_tensor_t *made = NULL;
  KF_TRY(kf__tensor_new(type, self->device, (kf_int_span_t){&length, 1}, NULL, &made));
  kf_status_t status = fill_bins(&plan, &loader, &bins, length, type, made);
  if (status == KF_OK) return kf_result_take(r, 0, made);
  kf_tensor_release(made);
  return status;
}

const kf_compute_t kf__cpu_bind_stats[] = {KF_COMPUTE(var, var),
                                           KF_COMPUTE(std, std),
                                           KF_COMPUTE(var_mean, var_mean),
                                           KF_COMPUTE(std_mean, std_mean),
                                           KF_COMPUTE(histc, histc),
                                           KF_COMPUTE(bincount, bincount),
                                           KF_COMPUTE_END};
