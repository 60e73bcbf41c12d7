/* A whole run: loads plug-ins, opens the device, runs checks and cases, writes the reports. */
#define _POSIX_C_SOURCE 200809L
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "checks.h"
#include "conformance.h"

static const check_t *const groups[] = {device_table_checks, memory_checks, stream_checks,
                                        generator_checks,    byte_checks,   fault_checks};
enum { GROUPS = sizeof groups / sizeof *groups };

typedef struct run {
  const kf_conformance_options_t *options;
  target_t target;
  report_t report;
} run_t;

static double now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- What is chosen ---- */

static bool matches(const char *pattern, const char *name) {
  return fnmatch(pattern, name, 0) == 0;
}

static bool is_check_chosen(const run_t *run, const check_t *check) {
  char full[128];
  (void)snprintf(full, sizeof full, "%s: %s", check->group, check->name);
  for (size_t i = 0; i < run->options->only_count; i++)
    if (matches(run->options->only[i], full) || matches(run->options->only[i], check->group))
      return true;
  return run->options->only_count == 0;
}

/* A pattern without an overload means all of them; the unnamed overload is called "default". */
static bool is_form_chosen(const run_t *run, const char *name) {
  char base[128], full[140];
  (void)snprintf(base, sizeof base, "%.*s", (int)strcspn(name, "."), name);
  (void)snprintf(full, sizeof full, "%s%s", name, strchr(name, '.') != NULL ? "" : ".default");
  for (size_t i = 0; i < run->options->only_count; i++) {
    const char *pattern = run->options->only[i];
    if (matches(pattern, strchr(pattern, '.') != NULL ? full : base) ||
        matches(pattern, "operators"))
      return true;
  }
  return run->options->only_count == 0;
}

/* ---- Checks ---- */

static void run_check(run_t *run, const check_t *check, check_result_t *result) {
  check_context_t context = {.target = run->target,
                             .count = kf_device_count(run->target.device.type)};
  double start = now();
  check->run(&context);
  *result = (check_result_t){.group = check->group,
                             .name = check->name,
                             .failed = context.failed,
                             .skipped = context.skipped,
                             .seconds = now() - start};
  (void)snprintf(result->problem, sizeof result->problem, "%s", context.problem);
}

static bool run_checks(run_t *run) {
  size_t count = 0;
  for (size_t g = 0; g < GROUPS; g++)
    for (const check_t *check = groups[g]; check->name != NULL; check++) count++;
  run->report.checks = calloc(count, sizeof *run->report.checks);
  if (run->report.checks == NULL) return false;
  for (size_t g = 0; g < GROUPS; g++)
    for (const check_t *check = groups[g]; check->name != NULL; check++) {
      if (!is_check_chosen(run, check)) continue;
      if (run->options->list)
        printf("%s: %s\n", check->group, check->name);
      else
        run_check(run, check, &run->report.checks[run->report.check_count++]);
    }
  return true;
}

/* ---- Operators ---- */

typedef struct own_calls {
  const char *op;
  uint64_t calls;
} own_calls_t;

static kf_status_t count_own(void *context, const kf_bill_entry_t *entry) {
  own_calls_t *own = context;
  if (strcmp(entry->op, own->op) == 0) own->calls += entry->calls;
  return KF_OK;
}

/* Calls of the form's own operator that fell back since the bill was cleared. */
static size_t own_fallbacks(const form_result_t *form) {
  own_calls_t own = {form->name, 0};
  if (kf_bill_visit(count_own, &own) != KF_OK) return 0;
  return (size_t)own.calls;
}

static bool run_sample(run_t *run, sample_case_t *c) {
  bool is_new;
  form_result_t *form = report_form(&run->report, c->name, &is_new);
  if (form == NULL) return false;
  if (is_new) {
    form->kind = kind_of(&run->target, c->op);
    (void)snprintf(form->how, sizeof form->how, "%s", c->how);
    if (run->options->list) printf("%s\n", c->name);
  }
  if (run->options->list) return true;
  size_t accepted = form->accepted;
  double start = now();
  kf_bill_clear();
  run_case(&run->target, c, form);
  if (form->accepted > accepted && own_fallbacks(form) > 0) form->own_fallbacks++;
  form->seconds += now() - start;
  return true;
}

static const char *read_samples(run_t *run, sample_file_t *file) {
  sample_case_t *c = calloc(1, sizeof *c);
  if (c == NULL) return "out of memory";
  sample_result_t result;
  bool good = true;
  while (good && (result = sample_file_next(file, c)) == SAMPLE_CASE) {
    if (c->op == NULL)
      run->report.unknown++;
    else if (is_form_chosen(run, c->name))
      good = run_sample(run, c);
    sample_case_free(c);
  }
  free(c);
  if (!good) return "out of memory";
  return result == SAMPLE_DAMAGED ? file->problem : NULL;
}

static unsigned char *read_file(const char *path, size_t *out_size) {
  FILE *file = fopen(path, "rb");
  unsigned char *data = NULL;
  long size = -1;
  if (file == NULL) return NULL;
  if (fseek(file, 0, SEEK_END) == 0) size = ftell(file);
  if (size >= 0 && fseek(file, 0, SEEK_SET) == 0) data = malloc((size_t)size + 1);
  if (data != NULL && fread(data, 1, (size_t)size, file) != (size_t)size) {
    free(data);
    data = NULL;
  }
  (void)fclose(file);
  *out_size = (size_t)size;
  return data;
}

static bool run_operators(run_t *run) {
  const char *path = run->options->samples;
  if (path == NULL) return true;
  size_t size = 0;
  unsigned char *data = read_file(path, &size);
  if (data == NULL) {
    (void)fprintf(stderr, "keyfall-conformance: %s cannot be read\n", path);
    return false;
  }
  sample_file_t file;
  const char *problem =
      sample_file_open(&file, data, size) ? read_samples(run, &file) : file.problem;
  for (size_t i = 0; i < run->report.form_count; i++) form_settle(&run->report.forms[i]);
  if (problem != NULL) (void)fprintf(stderr, "keyfall-conformance: %s: %s\n", path, problem);
  sample_file_close(&file);
  free(data);
  return problem == NULL;
}

/* ---- The run ---- */

static bool open_device(run_t *run) {
  const kf_conformance_options_t *options = run->options;
  kf_device_t asked;
  for (size_t i = 0; i < options->plugin_count; i++) {
    kf_plugin_t *plugin = NULL;
    if (kf_plugin_load(options->plugins[i], &plugin) != KF_OK) {
      (void)fprintf(stderr, "keyfall-conformance: %s\n", kf_error_message());
      return false;
    }
  }
  if (kf_device_parse(options->device, &asked) != KF_OK ||
      kf_device_resolve(asked, &run->target.device) != KF_OK ||
      kf_key_of_device_type(asked.type, &run->target.key) != KF_OK) {
    (void)fprintf(stderr, "keyfall-conformance: %s\n", kf_error_message());
    return false;
  }
  (void)kf_device_print(run->target.device, run->report.device, sizeof run->report.device);
  return true;
}

static bool write_reports(const run_t *run) {
  const char *paths[2] = {run->options->json, run->options->junit};
  for (int i = 0; i < 2; i++) {
    if (paths[i] == NULL) continue;
    bool good = i == 0 ? report_write_json(&run->report, paths[i])
                       : report_write_junit(&run->report, paths[i]);
    if (!good) {
      (void)fprintf(stderr, "keyfall-conformance: %s cannot be written\n", paths[i]);
      return false;
    }
  }
  return true;
}

static int finish(run_t *run) {
  if (run->options->list) return KF_CONFORMANCE_PASSED;
  report_print(&run->report);
  if (!write_reports(run)) return KF_CONFORMANCE_IMPOSSIBLE;
  if (run->report.check_count + run->report.form_count == 0) {
    (void)fprintf(stderr, "keyfall-conformance: no check and no operator was chosen\n");
    return KF_CONFORMANCE_IMPOSSIBLE;
  }
  return report_failed(&run->report) > 0 ? KF_CONFORMANCE_FAILED : KF_CONFORMANCE_PASSED;
}

int kf_conformance_run(const kf_conformance_options_t *options) {
  run_t run = {.options = options};
  if (options == NULL || options->struct_size != sizeof *options || options->device == NULL) {
    (void)fprintf(stderr, "keyfall-conformance: the options lack struct_size or device\n");
    return KF_CONFORMANCE_IMPOSSIBLE;
  }
  if (kf_init() != KF_OK) {
    (void)fprintf(stderr, "keyfall-conformance: %s\n", kf_error_message());
    return KF_CONFORMANCE_IMPOSSIBLE;
  }
  double start = now();
  bool was_counting = kf_bill_is_enabled();
  int status = KF_CONFORMANCE_IMPOSSIBLE;
  if (open_device(&run)) {
    kf_bill_enable(true);
    bool possible = run_checks(&run) && run_operators(&run);
    kf_bill_enable(was_counting);
    run.report.seconds = now() - start;
    if (possible) status = finish(&run);
  }
  report_free(&run.report);
  return status;
}
