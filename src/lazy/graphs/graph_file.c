/* The file that gets every graph that runs: LTC_SAVE_TENSORS_FILE, in the format
 * LTC_SAVE_TENSORS_FMT, "text", "backend" or "dot". Both are read once. A graph that cannot be
 * written is left out: programs run without the file, too. */
#include <stdio.h>
#include <stdlib.h>

#include "lazy/graphs/dump_graph.h"
#include "lazy/passes/passes.h"
#include "lazy/state/options.h"

enum { LOCATION = 256 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char *path; /* NULL: none */
static kf_lazy_format_t format;
static pthread_mutex_t file_lock = PTHREAD_MUTEX_INITIALIZER;

static void read_environment(void) {
  const char *file = getenv("LTC_SAVE_TENSORS_FILE"), *wanted = getenv("LTC_SAVE_TENSORS_FMT");
  if (file == NULL || file[0] == '\0') return;
  if (wanted != NULL && strcmp(wanted, "backend") == 0) format = KF_LAZY_BACKEND;
  if (wanted != NULL && strcmp(wanted, "dot") == 0) format = KF_LAZY_DOT;
  path = kf__copy_text(file, strlen(file));
}

/* Under the lock of the room: jobs that end change the handles that are printed. */
static kf_status_t graph_text(const kf__lazy_job_t *job, char **out_text) {
  if (format == KF_LAZY_BACKEND) {
    kf__lazy_plan_t *plan = NULL;
    KF_TRY(kf__lazy_compile(job, &plan));
    kf_status_t status = kf__lazy_plan_text(plan, out_text);
    kf__lazy_plan_release(plan);
    return status;
  }
  kf__lazy_lock();
  kf_status_t status =
      format == KF_LAZY_DOT ? kf__lazy_job_dot(job, out_text) : kf__lazy_job_text(job, out_text);
  kf__lazy_unlock();
  return status;
}

/* "f@file.py:3" as "  f (file.py:3)". */
static void put_location(FILE *file) {
  char text[LOCATION];
  text[0] = '\0';
  if (kf__lazy_call_site != NULL) kf__lazy_call_site(text, sizeof text);
  char *at = strchr(text, '@');
  if (at == NULL) return;
  *at = '\0';
  (void)fprintf(file, "  %s (%s)\n", text, at + 1);
}

static void append(const kf__lazy_job_t *job, const char *graph) {
  FILE *file = fopen(path, "a");
  if (file == NULL) return;
  (void)fputs("[ScheduleSyncTensorsGraph]\nPython Stacktrace:\n", file);
  put_location(file);
  (void)fprintf(file, "\nHashes: (%016llx%016llx)\n\n## BEGIN_GRAPH\n%s## END_GRAPH\n\n",
                (unsigned long long)job->key.words[0], (unsigned long long)job->key.words[1],
                graph);
  (void)fclose(file);
}

void kf__lazy_save_graph(const kf__lazy_job_t *job) {
  (void)pthread_once(&once, read_environment);
  if (KF_LIKELY(path == NULL)) return;
  char *graph = NULL;
  if (graph_text(job, &graph) != KF_OK) {
    kf_error_clear();
    return;
  }
  (void)pthread_mutex_lock(&file_lock);
  append(job, graph);
  (void)pthread_mutex_unlock(&file_lock);
  kf_free(graph);
}
