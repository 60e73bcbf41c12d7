/* See Note [Moved threads] in new_stack.h. */
#include "base/new_stack.h"

#include <pthread.h>
#include <string.h>

#include "base/versioned_struct.h"

/* As much as the main thread of a process usually has. Pages are only taken when they are used. */
enum { STACK_SIZE = 8 << 20 };

static kf_thread_hooks_t hooks;

kf_status_t kf_set_thread_hooks(const kf_thread_hooks_t *given) {
  kf_thread_hooks_t read = {0};
  if (given != NULL) KF_TRY(kf__struct_read(KF__STRUCT(kf_thread_hooks_t), __func__, given, &read));
  hooks = read;
  return KF_OK;
}

typedef struct {
  void (*fn)(void *context);
  void *context;
  char *state; /* kf__thread_parts_size bytes */
  void *token;
} job_t;

/* ---- State ---- */

static void save(char *state) {
  for (kf_thread_part_t *part = kf__thread_parts; part != NULL; part = part->next) {
    memcpy(state, part->here(), part->size);
    state += part->size;
  }
}

static void load(const char *state) {
  for (kf_thread_part_t *part = kf__thread_parts; part != NULL; part = part->next) {
    memcpy(part->here(), state, part->size);
    state += part->size;
  }
  for (kf_thread_part_t *part = kf__thread_parts; part != NULL; part = part->next)
    if (part->moved != NULL) part->moved();
}

/* ---- Threads ---- */

static void *work(void *argument) {
  job_t *job = argument;
  char *own = job->state + kf__thread_parts_size; /* the state of the new thread itself */
  if (hooks.begin != NULL) hooks.begin(job->token);
  save(own);
  load(job->state);
  job->fn(job->context);
  save(job->state);
  load(own);
  if (hooks.end != NULL) hooks.end(job->token);
  return NULL;
}

static int start(pthread_t *thread, job_t *job) {
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  error = pthread_attr_setstacksize(&attributes, STACK_SIZE);
  if (error == 0) error = pthread_create(thread, &attributes, work, job);
  (void)pthread_attr_destroy(&attributes);
  return error;
}

kf_status_t kf__run_on_new_stack(void (*fn)(void *context), void *context) {
  job_t job = {fn, context, kf_alloc(2 * kf__thread_parts_size), NULL};
  if (job.state == NULL) return kf__no_memory();
  pthread_t thread;
  save(job.state);
  if (hooks.leave != NULL) job.token = hooks.leave();
  int error = start(&thread, &job);
  if (error == 0) (void)pthread_join(thread, NULL);
  if (hooks.come_back != NULL) hooks.come_back(job.token);
  if (error == 0) load(job.state);
  kf_free(job.state);
  if (error == 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "cannot start a thread for deeply nested calls: %s",
                      strerror(error));
}
