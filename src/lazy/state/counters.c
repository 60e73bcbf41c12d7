/* Counters and metrics.
 *
 * Counters with a fixed name are in an array; those of operators are made by name, once, and the
 * operator keeps the pointer. So counters are never freed, and resetting sets them to 0. A metric
 * keeps its total and the last KF__LAZY_SAMPLES samples, in a ring buffer. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lazy/state/metrics.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf__lazy_counter_t *counters; /* under the lock; never freed */

static const char *const names[KF__LAZY_COUNTERS] = {
    "CreateLtcTensor",     "DestroyLtcTensor", "MarkStep",    "CachedCompile",  "UncachedCompile",
    "SyncedTensorsWithIR", "TrimIrGraph",      "KernelCalls", "CopiesToDevice", "CopiesFromDevice",
};
int64_t kf__lazy_tallies[KF__LAZY_COUNTERS]; /* atomic */

/* Names and units are apart from the samples: zeroed arrays take no space in the library's file. */
static const struct {
  const char *name;
  uint32_t unit;
} metric_kinds[KF__LAZY_METRICS] = {
    [KF__LAZY_GRAPH_SIZE] = {"TensorsGraphSize", KF__LAZY_UNIT_NUMBER},
    [KF__LAZY_LOCK_WAIT] = {"DeviceLockWait", KF__LAZY_UNIT_TIME},
    [KF__LAZY_COMPILE_TIME] = {"CompileTime", KF__LAZY_UNIT_TIME},
    [KF__LAZY_EXECUTE_TIME] = {"ExecuteTime", KF__LAZY_UNIT_TIME},
};
static kf__lazy_metric_t metrics[KF__LAZY_METRICS];

double kf__lazy_now(void) {
  struct timespec now;
  (void)clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* ---- Counters ---- */

kf__lazy_counter_t *kf__lazy_counter(const char *prefix, const char *name) {
  const size_t before = strlen(prefix), size = strlen(name);
  (void)pthread_mutex_lock(&lock);
  kf__lazy_counter_t *found = counters;
  while (found != NULL &&
         (strncmp(found->name, prefix, before) != 0 || strcmp(found->name + before, name) != 0))
    found = found->next;
  if (found == NULL && (found = kf_alloc(sizeof *found + before + size + 1)) != NULL) {
    found->value = 0;
    memcpy(found->name, prefix, before);
    memcpy(found->name + before, name, size + 1);
    found->next = counters;
    counters = found;
  }
  (void)pthread_mutex_unlock(&lock);
  return found;
}

static kf_status_t append(kf__lazy_reading_t **readings, size_t *count, size_t *capacity,
                          const char *name, int64_t value) {
  if (value == 0) return KF_OK;
  void *block = *readings;
  KF_TRY(kf__grow(&block, capacity, *count + 1, sizeof **readings));
  *readings = block;
  (*readings)[(*count)++] = (kf__lazy_reading_t){name, value};
  return KF_OK;
}

static int by_name(const void *a, const void *b) {
  return strcmp(((const kf__lazy_reading_t *)a)->name, ((const kf__lazy_reading_t *)b)->name);
}

kf_status_t kf__lazy_read_counters(kf__lazy_reading_t **out_readings, size_t *out_count) {
  size_t capacity = 0;
  *out_readings = NULL;
  *out_count = 0;
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < KF__LAZY_COUNTERS && status == KF_OK; i++)
    status = append(out_readings, out_count, &capacity, names[i],
                    __atomic_load_n(&kf__lazy_tallies[i], __ATOMIC_RELAXED));
  (void)pthread_mutex_lock(&lock);
  for (const kf__lazy_counter_t *c = counters; c != NULL && status == KF_OK; c = c->next)
    status = append(out_readings, out_count, &capacity, c->name,
                    __atomic_load_n(&c->value, __ATOMIC_RELAXED));
  (void)pthread_mutex_unlock(&lock);
  if (status != KF_OK) {
    kf_free(*out_readings);
    *out_readings = NULL;
    *out_count = 0;
    return status;
  }
  if (*out_count > 1) qsort(*out_readings, *out_count, sizeof **out_readings, by_name);
  return KF_OK;
}

kf_status_t kf_lazy_visit_counters(kf_lazy_counter_fn visit, void *context) {
  kf__lazy_reading_t *readings;
  size_t count;
  KF_TRY(kf__lazy_read_counters(&readings, &count));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++)
    status = visit(context, readings[i].name, readings[i].value);
  kf_free(readings);
  return status;
}

bool kf_lazy_counter(const char *name, int64_t *out_value) {
  int64_t value = 0;
  for (size_t i = 0; i < KF__LAZY_COUNTERS; i++)
    if (strcmp(names[i], name) == 0)
      value = __atomic_load_n(&kf__lazy_tallies[i], __ATOMIC_RELAXED);
  (void)pthread_mutex_lock(&lock);
  for (const kf__lazy_counter_t *c = counters; c != NULL; c = c->next)
    if (strcmp(c->name, name) == 0) value = __atomic_load_n(&c->value, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&lock);
  *out_value = value;
  return value != 0;
}

void kf_lazy_reset_counters(void) {
  for (size_t i = 0; i < KF__LAZY_COUNTERS; i++)
    __atomic_store_n(&kf__lazy_tallies[i], 0, __ATOMIC_RELAXED);
  (void)pthread_mutex_lock(&lock);
  for (kf__lazy_counter_t *c = counters; c != NULL; c = c->next)
    __atomic_store_n(&c->value, 0, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&lock);
}

/* ---- Metrics ---- */

void kf__lazy_measure(kf__lazy_measure_t which, double value) {
  kf__lazy_metric_t *metric = &metrics[which];
  const double now = kf__lazy_now();
  (void)pthread_mutex_lock(&lock);
  metric->samples[metric->count % KF__LAZY_SAMPLES] = (kf__lazy_sample_t){now, value};
  metric->count++;
  metric->accumulator += value;
  (void)pthread_mutex_unlock(&lock);
}

void kf__lazy_read_metric(kf__lazy_measure_t which, kf__lazy_metric_t *out_metric) {
  (void)pthread_mutex_lock(&lock);
  *out_metric = metrics[which];
  out_metric->name = metric_kinds[which].name;
  out_metric->unit = metric_kinds[which].unit;
  (void)pthread_mutex_unlock(&lock);
}

void kf_lazy_reset_metrics(void) {
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < KF__LAZY_METRICS; i++) {
    metrics[i].count = 0;
    metrics[i].accumulator = 0;
  }
  (void)pthread_mutex_unlock(&lock);
}
