/* Flushes, the worker thread, and how values arrive in buffers.
 *
 * A flush takes the trace under the lock (take_job): each buffer with a pending value gets a
 * handle, and the job gets the next number. The job runs without the lock when all jobs with lower
 * numbers have ended, on the caller's thread or on the worker, and end_job makes its handles ready
 * or failed. So every handle is settled exactly once, also when the job fails. */
#include <stdio.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "lazy/execution/jobs.h"
#include "lazy/graphs/dump_graph.h"
#include "lazy/graphs/dynamic.h"
#include "lazy/graphs/graph_backend.h"
#include "lazy/graphs/graph_cache.h"
#include "lazy/model/eager_device.h"
#include "lazy/model/reuse.h"
#include "lazy/passes/passes.h"
#include "lazy/plans/fuse.h"
#include "lazy/state/explain_step.h"
#include "lazy/state/obstacle.h"
#include "lazy/state/options.h"
#include "tensor/core/geometry.h"

enum { MESSAGE = 2048 };

/* Under the lock of the room. */
static uint64_t last_sequence, completed; /* of jobs */
static uint64_t last_drawing;             /* job with operators that draw random numbers */
static kf__lazy_job_t *queue;             /* of the worker, by their numbers */
static bool has_worker, stops_worker;
static pthread_t worker;
static kf_status_t async_status; /* of a job that failed on the worker, until it is delivered */
static kf_string_t *async_error;

static pthread_cond_t changed = PTHREAD_COND_INITIALIZER; /* a job was queued or has ended */

/* The thread runs a job: kernels of programs that use lazy tensors must not wait for it. */
static __thread bool is_running __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(is_running, is_running, NULL)

/* ---- Ending a job ---- */

/* The error with the operator that failed and the line that recorded it. */
static kf_string_t *describe_error(const kf__lazy_job_t *job, size_t step) {
  char text[MESSAGE];
  const kf__lazy_node_t *node = step < job->node_count ? job->nodes[step] : NULL;
  int size;
  if (node == NULL)
    size = snprintf(text, sizeof text, "%s", kf_error_message());
  else
    size = snprintf(text, sizeof text, "%s\n(lazy: while %s ran%s%s)", kf_error_message(),
                    kf__lazy_op_name(node->op), node->location != NULL ? ", recorded at " : "",
                    node->location != NULL ? node->location : "");
  kf_string_t *made = NULL;
  if (kf_string_create(text, size < MESSAGE ? (size_t)size : MESSAGE - 1, &made) != KF_OK)
    made = NULL;
  return made;
}

/* Moves the values to the handles. Results that are missing after a failure make their handles
 * fail. */
static void end_job(kf__lazy_job_t *job, kf_tensor_t **results, kf_status_t status,
                    kf_string_t *error) {
  kf__lazy_lock();
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_handle_t *handle = job->roots[i].handle;
    kf_tensor_t *value = results != NULL ? results[i] : NULL;
    handle->tensor = value;
    handle->geometry = NULL;
    handle->state = value != NULL ? KF__LAZY_READY : KF__LAZY_FAILED;
    if (value == NULL && error != NULL) {
      kf_object_retain(error);
      handle->error = error;
    }
  }
  if (status != KF_OK)
    kf__lazy_note("the graph failed: %s", error != NULL ? kf_string_view(error).data : "");
  (void)pthread_cond_broadcast(&changed);
  kf__lazy_unlock();
}

/* What was written to a buffer over eager memory goes there. */
static kf_status_t bring_home(const kf__lazy_root_t *root, kf_tensor_t **value) {
  if (root->home == NULL || *value == NULL || (*value)->storage == root->home) return KF_OK;
  const kf_tensor_t *from = *value;
  kf_tensor_t *made;
  KF_TRY(kf__tensor_over(root->home, kf__dtype(from), kf__sizes(from), from->strides, from->offset,
                         &made));
  kf_status_t status = kf__lazy_write_home(root->home, from->storage);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  kf_tensor_release(*value);
  *value = made;
  return KF_OK;
}

/* ---- Running a job ---- */

static kf_status_t find_plan(kf__lazy_job_t *job) {
  job->plan = kf__lazy_cache_find(job->key);
  if (job->plan != NULL) {
    kf__lazy_tally(KF__LAZY_CACHED, 1);
    return KF_OK;
  }
  kf__lazy_shape_t *shape = NULL;
  KF_TRY(kf__lazy_bind_sizes(job, &shape));
  if (job->plan != NULL) {
    kf__lazy_tally(KF__LAZY_CACHED, 1);
    return KF_OK;
  }
  kf__lazy_tally(KF__LAZY_UNCACHED, 1);
  kf__lazy_cache_explain_miss(job);
  const double start = kf__lazy_now();
  KF_TRY(kf__lazy_compile_sizes(job, shape));
  kf__lazy_measure(KF__LAZY_COMPILE_TIME, kf__lazy_now() - start);
  return KF_OK;
}

/* Takes references, because other threads may move values meanwhile. */
static kf_status_t find_params(const kf__lazy_job_t *job, kf_tensor_t **params) {
  const kf_device_t device = kf__lazy_eager_device();
  for (size_t i = 0; i < job->param_count; i++) {
    kf__lazy_handle_t *handle = job->params[i];
    if (handle->tensor == NULL) return kf__lazy_lost(handle);
    if (KF_UNLIKELY(handle->tensor->device.type != device.type))
      KF_TRY(kf__lazy_move(handle, device, false));
  }
  kf__lazy_lock();
  for (size_t i = 0; i < job->param_count; i++) {
    params[i] = job->params[i]->tensor;
    kf_tensor_retain(params[i]);
  }
  kf__lazy_unlock();
  return KF_OK;
}

static kf_status_t run_plan(kf__lazy_job_t *job, kf_tensor_t **params, kf_tensor_t **results,
                            size_t *out_step) {
  KF_TRY(find_params(job, params));
  KF_TRY(find_plan(job));
  kf__lazy_run_t run = {.params = params, .numbers = job->numbers, .results = results};
  run.failed_step = SIZE_MAX;
  kf__lazy_plan_t *plan = kf__lazy_choose(job->plan, job);
  kf__lazy_remember(plan);
  kf__lazy_warm(plan);
  kf_status_t status = kf__lazy_run_plan(plan, &run);
  *out_step =
      run.failed_step < plan->step_count ? plan->steps[run.failed_step].node : job->node_count;
  for (size_t i = 0; i < job->root_count; i++) {
    kf_status_t moved = bring_home(&job->roots[i], &results[i]);
    if (status == KF_OK) status = moved;
  }
  return status;
}

/* Lets those go on who wait for a job: its memory is freed and its error is kept. */
static void complete(uint64_t sequence) {
  kf__lazy_lock();
  completed = sequence;
  (void)pthread_cond_broadcast(&changed);
  kf__lazy_unlock();
}

/* Runs a job whose turn it is, and frees it. Returns its status with the error set. The caller
 * completes it. */
static kf_status_t run_job(kf__lazy_job_t *job) {
  const double start = kf__lazy_now();
  kf_tensor_t **tensors = kf_calloc(job->param_count + job->root_count + 1, sizeof *tensors);
  kf_tensor_t **results = tensors != NULL ? tensors + job->param_count : NULL;
  size_t step = job->node_count;
  const bool state = kf__lazy_begin_graph();
  kf_status_t status = tensors != NULL ? run_plan(job, tensors, results, &step) : kf__no_memory();
  kf__lazy_end_graph(state);
  kf__lazy_measure(KF__LAZY_EXECUTE_TIME, kf__lazy_now() - start);
  kf_string_t *error = status != KF_OK ? describe_error(job, step) : NULL;
  end_job(job, results, status, error);
  for (size_t i = 0; tensors != NULL && i < job->param_count; i++) kf_tensor_release(tensors[i]);
  kf_free(tensors);
  kf__lazy_job_clear(job);
  kf_free(job);
  if (status != KF_OK && error != NULL)
    (void)kf_error_set(status, "%s", kf_string_view(error).data);
  kf_object_release(error);
  return status;
}

/* Waits until all jobs before this one have ended. Lock held. */
static void wait_turn(uint64_t sequence) {
  while (completed + 1 < sequence) (void)pthread_cond_wait(&changed, &kf__lazy_mutex);
}

/* ---- The worker ---- */

/* The first error wins until somebody waits: later ones often follow from it. */
static void keep_error(kf_status_t status) {
  kf_string_t *error = NULL;
  const char *message = kf_error_message();
  if (kf_string_create(message, strlen(message), &error) != KF_OK) error = NULL;
  kf__lazy_lock();
  if (async_status == KF_OK) {
    async_status = status;
    async_error = error;
    error = NULL;
  }
  kf__lazy_unlock();
  kf_object_release(error);
  kf_error_clear();
}

static void *work(void *unused) {
  (void)unused;
  kf__lazy_lock();
  while (!stops_worker || queue != NULL) {
    kf__lazy_job_t *job = queue;
    /* a job with a lower number may be queued meanwhile, by a thread that took it before */
    if (job == NULL || completed + 1 < job->sequence) {
      (void)pthread_cond_wait(&changed, &kf__lazy_mutex);
      continue;
    }
    queue = job->next;
    const uint64_t sequence = job->sequence;
    kf__lazy_unlock();
    kf_status_t status = run_job(job);
    if (status != KF_OK) keep_error(status);
    complete(sequence);
    kf__lazy_lock();
  }
  kf__lazy_unlock();
  return NULL;
}

/* Lock held. */
static void enqueue(kf__lazy_job_t *job) {
  kf__lazy_job_t **link = &queue;
  while (*link != NULL && (*link)->sequence < job->sequence) link = &(*link)->next;
  job->next = *link;
  *link = job;
}

/* Runs a job here, when its turn comes. */
static kf_status_t run_now(kf__lazy_job_t *job) {
  const uint64_t sequence = job->sequence;
  kf__lazy_lock();
  wait_turn(sequence);
  kf__lazy_unlock();
  kf_status_t status = run_job(job);
  complete(sequence);
  return status;
}

/* Queues a job for the worker, or runs it here when there can be no thread. */
static kf_status_t run_later(kf__lazy_job_t *job) {
  kf__lazy_lock();
  if (!has_worker) has_worker = pthread_create(&worker, NULL, work, NULL) == 0;
  if (has_worker) {
    enqueue(job);
    (void)pthread_cond_broadcast(&changed);
    kf__lazy_unlock();
    return KF_OK;
  }
  kf__lazy_unlock();
  return run_now(job);
}

void kf__lazy_stop_worker(void) {
  kf__lazy_lock();
  const bool had_worker = has_worker;
  stops_worker = true;
  (void)pthread_cond_broadcast(&changed);
  kf__lazy_unlock();
  if (had_worker) (void)pthread_join(worker, NULL);
  has_worker = stops_worker = false;
  kf_object_release(async_error);
  async_error = NULL;
  async_status = KF_OK;
}

/* ---- Forks ---- */

/* Jobs end first: the child has no worker. A kernel that forks is part of a job itself. */
static void before_fork(void) {
  kf__lazy_lock();
  while (completed < last_sequence && !is_running)
    (void)pthread_cond_wait(&changed, &kf__lazy_mutex);
}
static void in_child(void) {
  has_worker = false;
  (void)pthread_cond_init(&changed, NULL); /* the worker may have waited for it */
  kf__lazy_unlock();
}

/* ---- Setting up ---- */

static kf_status_t flush_and_wait(const char *reason) {
  return kf__lazy_flush(reason, true, false);
}

static bool runs_graph(void) { return is_running; }

bool kf__lazy_begin_graph(void) {
  const bool state = is_running;
  is_running = true;
  return state;
}
void kf__lazy_end_graph(bool state) { is_running = state; }

static bool is_idle(void) {
  return (kf__lazy_trace == NULL || kf__lazy_trace->count == 0) && completed == last_sequence;
}

__attribute__((constructor)) static void connect(void) {
  static const kf__lazy_executor_t executor = {flush_and_wait, kf__lazy_await, runs_graph, is_idle};
  kf__lazy_executor = &executor;
  kf__watch_forks(KF__FORK_LAZY, (kf__fork_functions_t){before_fork, kf__lazy_unlock, in_child});
}

/* ---- Waiting ---- */

static void *(*waiting_begins)(void);
static void (*waiting_ends)(void *state);

void kf_lazy_set_waiting(void *(*begin)(void), void (*end)(void *state)) {
  waiting_begins = begin;
  waiting_ends = end;
}
void *kf__lazy_begin_waiting(void) { return waiting_begins != NULL ? waiting_begins() : NULL; }
void kf__lazy_end_waiting(void *state) {
  if (waiting_ends != NULL) waiting_ends(state);
}

/* Waits for all jobs and delivers an error of the worker. */
static kf_status_t wait_for_all(void) {
  const double start = kf__lazy_now();
  void *state = kf__lazy_begin_waiting();
  kf__lazy_lock();
  while (completed < last_sequence) (void)pthread_cond_wait(&changed, &kf__lazy_mutex);
  kf_status_t status = async_status;
  kf_string_t *error = async_error;
  async_status = KF_OK;
  async_error = NULL;
  kf__lazy_unlock();
  kf__lazy_end_waiting(state);
  kf__lazy_measure(KF__LAZY_LOCK_WAIT, kf__lazy_now() - start);
  if (status != KF_OK)
    (void)kf_error_set(status, "%s", error != NULL ? kf_string_view(error).data : "out of memory");
  kf_object_release(error);
  return status;
}

static kf__lazy_state_t state_of(const kf__lazy_handle_t *handle, bool waits) {
  kf__lazy_lock();
  while (waits && handle->state == KF__LAZY_PENDING && !is_running)
    (void)pthread_cond_wait(&changed, &kf__lazy_mutex);
  const kf__lazy_state_t state = (kf__lazy_state_t)handle->state;
  kf__lazy_unlock();
  return state;
}

kf_status_t kf__lazy_await(kf__lazy_handle_t *handle) {
  kf__lazy_state_t state = state_of(handle, false);
  if (state == KF__LAZY_PENDING) {
    void *waiting = kf__lazy_begin_waiting();
    state = state_of(handle, true);
    kf__lazy_end_waiting(waiting);
  }
  if (state == KF__LAZY_READY) return KF_OK;
  if (state == KF__LAZY_FAILED) return kf__lazy_lost(handle);
  return kf_error_set(KF_ERR_RUNTIME,
                      "a kernel that runs in a lazy graph needs a value of the same graph");
}

/* ---- Flushing ---- */

/* The handles that the roots' buffers will have. On failure nothing has changed. */
static kf_status_t make_handles(kf__lazy_job_t *job) {
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_root_t *root = &job->roots[i];
    const kf__lazy_output_t *output = &root->node->outputs[root->output];
    root->handle = kf__lazy_handle_make(NULL, output->buffer->id);
    if (root->handle == NULL) return kf__no_memory();
    root->handle->geometry = output->geometry;
  }
  return KF_OK;
}

/* Takes the trace; the buffers get handles whose values the job computes. Lock held. */
static void detach(kf__lazy_job_t *job) {
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_root_t *root = &job->roots[i];
    kf__lazy_buffer_t *buffer = root->node->outputs[root->output].buffer;
    kf__lazy_handle_retain(root->handle);
    root->home = buffer->home;
    kf_storage_retain(root->home);
    kf__lazy_buffer_set(buffer, root->handle);
  }
  job->trace = kf__lazy_trace;
  kf__lazy_trace = NULL;
}

static kf_status_t take_job(kf__lazy_job_t *job) {
  kf__lazy_lock();
  kf_status_t status = kf__lazy_collect(job, NULL);
  if (status == KF_OK) status = make_handles(job);
  if (status == KF_OK) detach(job);
  /* a job without nodes never runs, so a number of its own would block the jobs after it */
  if (status == KF_OK && job->node_count > 0) {
    job->sequence = ++last_sequence;
    if (job->trace->random_count > 0) last_drawing = job->sequence;
  }
  kf__lazy_unlock();
  return status;
}

static kf_status_t flush_pending(const char *reason, bool wait) {
  kf__lazy_job_t *job = kf_calloc(1, sizeof *job);
  if (job == NULL) return kf__no_memory();
  job->reason = reason;
  kf_status_t status = take_job(job);
  if (status != KF_OK || job->node_count == 0) {
    kf__lazy_job_clear(job);
    kf_free(job);
    return status;
  }
  kf__lazy_note("flushed %zu operators for %zu values: %s", job->node_count, job->root_count,
                reason);
  kf__lazy_measure(KF__LAZY_GRAPH_SIZE, (double)job->node_count);
  kf__lazy_tally(KF__LAZY_SYNCED, (int64_t)job->root_count);
  kf__lazy_save_graph(job);
  return wait ? run_now(job) : run_later(job);
}

kf_status_t kf__lazy_flush(const char *reason, bool wait, bool is_step) {
  kf__lazy_obstacle(reason, "it uses values");
  if (is_running)
    return kf_error_set(KF_ERR_RUNTIME,
                        "a kernel that runs in a lazy graph cannot run another graph");
  void *waiting = kf__lazy_begin_waiting();
  kf_status_t status = flush_pending(reason, wait);
  kf__lazy_end_waiting(waiting);
  if (is_step) {
    kf__lazy_reuse_next_step();
    kf__lazy_tally(KF__LAZY_MARK_STEP, 1);
    kf__lazy_note_step();
  }
  if (status != KF_OK || !wait) return status;
  return wait_for_all();
}

/* The caller has no status to return: an error stays in the handles of the job that failed, and
 * whoever reads them gets it. */
void kf__lazy_settle(void) {
  kf__lazy_lock();
  const bool draws = kf__lazy_trace != NULL && kf__lazy_trace->random_count > 0;
  const bool waits = completed < last_drawing;
  kf__lazy_unlock();
  kf__lazy_obstacle("the function", "it uses the random generator itself");
  if (is_running || (!draws && !waits)) return;
  if (kf__lazy_flush("the random generator is used", true, false) != KF_OK) kf_error_clear();
}

/* ---- The program's functions ---- */

static kf_status_t check_device(kf_device_t device, const char *function) {
  KF_TRY(kf__lazy_check_initialized(function));
  if (device.type == KF_DEVICE_LAZY && device.index <= 0) return KF_OK;
  char text[48];
  (void)kf_device_print(device, text, sizeof text);
  return kf_error_set(KF_ERR_VALUE, "%s: %s is no lazy device", function, text);
}

kf_status_t kf_lazy_mark_step(kf_device_t device, bool wait) {
  KF_TRY(check_device(device, "kf_lazy_mark_step"));
  return kf__lazy_flush("the step was marked", wait, true);
}

kf_status_t kf_lazy_sync(kf_tensor_span_t tensors, bool wait) {
  KF_TRY(kf__lazy_check_initialized("kf_lazy_sync"));
  bool is_pending = false;
  for (size_t i = 0; i < tensors.size; i++) is_pending |= kf_lazy_is_pending(tensors.data[i]);
  if (is_pending) return kf__lazy_flush("tensors were synchronized", wait, false);
  return wait ? wait_for_all() : KF_OK;
}

kf_status_t kf_lazy_wait(kf_device_t device) {
  KF_TRY(check_device(device, "kf_lazy_wait"));
  return wait_for_all();
}
