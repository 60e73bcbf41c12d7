/* Readings of counters and metrics, for reports. */
#ifndef KF_LAZY_STATE_METRICS_H
#define KF_LAZY_STATE_METRICS_H

#include "lazy/state/counters.h"

enum { KF__LAZY_SAMPLES = 1024, KF__LAZY_PERCENTILES = 9 };
enum { KF__LAZY_UNIT_NUMBER = 0, KF__LAZY_UNIT_BYTES = 1, KF__LAZY_UNIT_TIME = 2 };

typedef struct kf__lazy_reading {
  const char *name;
  int64_t value;
} kf__lazy_reading_t;

/* The counters that are not 0, sorted by name; freed with kf_free. */
KF_MUST_USE kf_status_t kf__lazy_read_counters(kf__lazy_reading_t **out_readings,
                                               size_t *out_count);

typedef struct kf__lazy_sample {
  double time, value;
} kf__lazy_sample_t;

typedef struct kf__lazy_metric {
  const char *name;
  uint32_t unit;
  int64_t count;
  double accumulator;
  kf__lazy_sample_t samples[KF__LAZY_SAMPLES]; /* a ring: the newest is at count - 1 */
} kf__lazy_metric_t;
void kf__lazy_read_metric(kf__lazy_measure_t which, kf__lazy_metric_t *out_metric);

#endif
