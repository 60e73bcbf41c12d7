/* Reports of metrics and counters, in the format of PyTorch's lazy tensors, and as JSON. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lazy/state/metrics.h"

static const double percentiles[KF__LAZY_PERCENTILES] = {0.01, 0.05, 0.1,  0.2, 0.5,
                                                         0.8,  0.9,  0.95, 0.99};

/* ---- Numbers as text ---- */

/* DDdHHhMMmSSsmmmmsuuu.uuuus from the first part that is not 0 on. */
static void put_time(kf_text_t *text, double nanoseconds) {
  static const struct {
    double size; /* nanoseconds */
    const char *unit;
    int width;
  } parts[] = {{86400e9, "d", 2}, {3600e9, "h", 2}, {60e9, "m", 2}, {1e9, "s", 2}, {1e6, "ms", 3}};
  bool has_begun = false;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    const double count = floor(nanoseconds / parts[i].size);
    nanoseconds -= count * parts[i].size;
    if (count == 0 && !has_begun) continue;
    has_begun = true;
    kf__text_format(text, "%0*.0f%s", parts[i].width, count, parts[i].unit);
  }
  kf__text_format(text, "%07.3fus", nanoseconds / 1e3);
}

static void put_bytes(kf_text_t *text, double bytes) {
  static const char *const units[] = {"B", "KB", "MB", "GB", "TB", "PB"};
  size_t unit = 0;
  while (bytes >= 1024 && unit + 1 < sizeof units / sizeof *units) {
    bytes /= 1024;
    unit++;
  }
  kf__text_format(text, "%.2f%s", bytes, units[unit]);
}

static void put_value(kf_text_t *text, uint32_t unit, double value) {
  if (unit == KF__LAZY_UNIT_TIME)
    put_time(text, value);
  else if (unit == KF__LAZY_UNIT_BYTES)
    put_bytes(text, value);
  else
    kf__text_format(text, "%.2f", value);
}

/* ---- Metrics ---- */

static int by_value(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static size_t kept_samples(const kf__lazy_metric_t *metric) {
  return metric->count < KF__LAZY_SAMPLES ? (size_t)metric->count : KF__LAZY_SAMPLES;
}

static void find_percentiles(const kf__lazy_metric_t *metric, double out[KF__LAZY_PERCENTILES]) {
  double values[KF__LAZY_SAMPLES];
  const size_t count = kept_samples(metric);
  for (size_t i = 0; i < count; i++) values[i] = metric->samples[i].value;
  qsort(values, count, sizeof *values, by_value);
  for (size_t i = 0; i < KF__LAZY_PERCENTILES; i++)
    out[i] = count > 0 ? values[(size_t)(percentiles[i] * (double)count)] : 0;
}

static void put_rates(kf_text_t *text, const kf__lazy_metric_t *metric) {
  const size_t count = kept_samples(metric);
  const size_t newest = (size_t)((metric->count - 1) % KF__LAZY_SAMPLES);
  const size_t oldest = metric->count > KF__LAZY_SAMPLES ? (newest + 1) % KF__LAZY_SAMPLES : 0;
  const double seconds = (metric->samples[newest].time - metric->samples[oldest].time) / 1e9;
  if (seconds <= 0) return;
  double sum = 0;
  for (size_t i = 0; i < count; i++) sum += metric->samples[i].value;
  kf__text_puts(text, "  ValueRate: ");
  put_value(text, metric->unit, sum / seconds);
  kf__text_format(text, " / second\n  Rate: %.6g / second\n", (double)count / seconds);
}

static void put_metric(kf_text_t *text, const kf__lazy_metric_t *metric) {
  double values[KF__LAZY_PERCENTILES];
  find_percentiles(metric, values);
  kf__text_format(text, "Metric: %s\n  TotalSamples: %lld\n  Accumulator: ", metric->name,
                  (long long)metric->count);
  put_value(text, metric->unit, metric->accumulator);
  kf__text_char(text, '\n');
  put_rates(text, metric);
  kf__text_puts(text, "  Percentiles: ");
  for (size_t i = 0; i < KF__LAZY_PERCENTILES; i++) {
    kf__text_format(text, "%s%g%%=", i > 0 ? "; " : "", percentiles[i] * 100);
    put_value(text, metric->unit, values[i]);
  }
  kf__text_char(text, '\n');
}

/* The metrics in the order of their names. */
static const kf__lazy_measure_t sorted[KF__LAZY_METRICS] = {
    KF__LAZY_COMPILE_TIME, KF__LAZY_LOCK_WAIT, KF__LAZY_EXECUTE_TIME, KF__LAZY_GRAPH_SIZE};

typedef kf_status_t (*metric_fn)(void *context, const kf__lazy_metric_t *metric);

/* Visits copies, without a lock held: the visitor may call functions of this room. */
static kf_status_t for_each_metric(metric_fn visit, void *context) {
  kf__lazy_metric_t *metric = kf_alloc(sizeof *metric); /* too large for the stack */
  if (metric == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < KF__LAZY_METRICS && status == KF_OK; i++) {
    kf__lazy_read_metric(sorted[i], metric);
    if (metric->count > 0) status = visit(context, metric);
  }
  kf_free(metric);
  return status;
}

typedef struct visitor {
  kf_lazy_metric_fn visit;
  void *context;
} visitor_t;

static kf_status_t tell(void *context, const kf__lazy_metric_t *metric) {
  const visitor_t *visitor = context;
  kf_lazy_metric_t told = {.struct_size = sizeof told,
                           .unit = metric->unit,
                           .name = metric->name,
                           .samples = metric->count,
                           .accumulator = metric->accumulator};
  find_percentiles(metric, told.percentiles);
  return visitor->visit(visitor->context, &told);
}

kf_status_t kf_lazy_visit_metrics(kf_lazy_metric_fn visit, void *context) {
  visitor_t visitor = {visit, context};
  return for_each_metric(tell, &visitor);
}

/* ---- Reports ---- */

typedef struct report {
  kf_text_t text;
  const char *metrics;  /* names separated by commas; NULL: all */
  const char *counters; /* the same */
  bool is_short;
} report_t;

static bool is_listed(const char *list, const char *name) {
  const size_t size = strlen(name);
  while (list != NULL && *list != '\0') {
    const char *end = strchr(list, ',');
    const size_t found = end != NULL ? (size_t)(end - list) : strlen(list);
    if (found == size && memcmp(list, name, size) == 0) return true;
    list = end != NULL ? end + 1 : NULL;
  }
  return false;
}

static kf_status_t report_metric(void *context, const kf__lazy_metric_t *metric) {
  report_t *report = context;
  if (!report->is_short || is_listed(report->metrics, metric->name))
    put_metric(&report->text, metric);
  return KF_OK;
}

static void put_counter(kf_text_t *text, const kf__lazy_reading_t *reading) {
  kf__text_format(text, "Counter: %s\n  Value: %lld\n", reading->name, (long long)reading->value);
}

/* Operators that were recorded count as "lazy::"; those that fell back have the operator's name. */
static bool is_fallback(const char *name) {
  return strstr(name, "::") != NULL && strncmp(name, "lazy::", 6) != 0;
}

static kf_status_t report_counters(report_t *report) {
  kf__lazy_reading_t *readings;
  size_t count;
  KF_TRY(kf__lazy_read_counters(&readings, &count));
  for (size_t i = 0; i < count; i++)
    if (!report->is_short || is_listed(report->counters, readings[i].name))
      put_counter(&report->text, &readings[i]);
  for (size_t i = 0; i < count && report->is_short; i++)
    if (is_fallback(readings[i].name) && !is_listed(report->counters, readings[i].name))
      put_counter(&report->text, &readings[i]);
  kf_free(readings);
  return KF_OK;
}

static kf_status_t make_report(report_t *report, char **out_text) {
  kf__text_init(&report->text);
  kf_status_t status = for_each_metric(report_metric, report);
  if (status == KF_OK) status = report_counters(report);
  if (status == KF_OK && !report->is_short)
    kf__text_format(&report->text, "%s: N/A\n", kf_lazy_backend_name());
  if (status == KF_OK) return kf__text_take(&report->text, out_text);
  kf__text_discard(&report->text);
  return status;
}

kf_status_t kf_lazy_report(char **out_text) {
  report_t report = {.is_short = false};
  *out_text = NULL;
  return make_report(&report, out_text);
}

kf_status_t kf_lazy_short_report(const char *counters, const char *metrics, char **out_text) {
  report_t report = {.is_short = true, .counters = counters, .metrics = metrics};
  *out_text = NULL;
  return make_report(&report, out_text);
}

/* ---- JSON ---- */

/* The members of an object so far. */
typedef struct json {
  kf_text_t text;
  size_t count;
} json_t;

static kf_status_t json_metric(void *context, const kf__lazy_metric_t *metric) {
  json_t *json = context;
  kf_text_t *text = &json->text;
  double values[KF__LAZY_PERCENTILES];
  find_percentiles(metric, values);
  const char *comma = json->count++ > 0 ? "," : "";
  kf__text_format(text, "%s\"%s\":{\"samples\":%lld,\"accumulator\":%.17g,\"percentiles\":{", comma,
                  metric->name, (long long)metric->count, metric->accumulator);
  for (size_t i = 0; i < KF__LAZY_PERCENTILES; i++)
    kf__text_format(text, "%s\"%g\":%.17g", i > 0 ? "," : "", percentiles[i] * 100, values[i]);
  kf__text_puts(text, "}}");
  return KF_OK;
}

static kf_status_t json_counters(kf_text_t *text) {
  kf__lazy_reading_t *readings;
  size_t count;
  KF_TRY(kf__lazy_read_counters(&readings, &count));
  for (size_t i = 0; i < count; i++)
    kf__text_format(text, "%s\"%s\":%lld", i > 0 ? "," : "", readings[i].name,
                    (long long)readings[i].value);
  kf_free(readings);
  return KF_OK;
}

kf_status_t kf_lazy_report_json(char **out_text) {
  *out_text = NULL;
  json_t json = {.count = 0};
  kf__text_init(&json.text);
  kf__text_puts(&json.text, "{\"metrics\":{");
  kf_status_t status = for_each_metric(json_metric, &json);
  kf__text_puts(&json.text, "},\"counters\":{");
  if (status == KF_OK) status = json_counters(&json.text);
  kf__text_puts(&json.text, "}}");
  if (status == KF_OK) return kf__text_take(&json.text, out_text);
  kf__text_discard(&json.text);
  return status;
}
