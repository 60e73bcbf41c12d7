/* Threads that record and run lazy graphs at the same time, and a fork with pending work. Work is
 * bounded by numbers of calls, never by time. */
#include <keyfall/keyfall.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kft.h"

enum { THREADS = 4, STEPS = 40, WIDTH = 8 };
static const kf_scalar_t one = {.tag = KF_TAG_INT, .as.i = 1};

static kf_device_t lazy_device(void) { return kf_device_make(KF_DEVICE_LAZY, 0); }

/* Runs what a test left, so that the next one begins with an empty trace and cache. */
static void finish(void *unused) {
  (void)unused;
  if (kf_lazy_mark_step(lazy_device(), true) != KF_OK) kf_error_clear();
  kf_lazy_cache_clear();
}

static void begin(void) {
  static char token;
  KFT_OK(kf_lazy_init());
  KFT_DEFER(finish, &token);
}

static kf_tensor_t *filled(double value) {
  kf_tensor_t *made = NULL;
  kf_scalar_t number = {.tag = KF_TAG_FLOAT, .as.f = value};
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, lazy_device(), KF_INTS(WIDTH), &made));
  KFT_DEFER(kf_object_release, made);
  KFT_OK(kf_fill__Scalar(made, number));
  return made;
}

static kf_status_t sum_of(kf_tensor_t *tensor, double *out_sum) {
  kf_tensor_t *sum = NULL;
  kf_scalar_t number = {0};
  KF_TRY(kf_sum(tensor, (kf_opt_int_t){0, false}, &sum));
  kf_status_t status = kf_item(sum, &number);
  kf_object_release(sum);
  *out_sum = number.as.f;
  return status;
}

typedef struct work {
  kf_tensor_t *shared; /* read by all threads */
  kf_tensor_t *own;    /* written by this one */
  int flush_every;     /* steps; 0: never, other threads do */
  int failures;
} work_t;

/* own += shared, through a new tensor and a view. */
static kf_status_t step(const work_t *work) {
  kf_tensor_t *made = NULL, *part = NULL;
  KF_TRY(kf_add(work->shared, work->shared, one, &made));
  kf_status_t status = kf_sub_(made, work->shared, one);
  if (status == KF_OK) status = kf_add_(work->own, made, one);
  if (status == KF_OK) status = kf_select(work->own, 0, 0, &part);
  if (status == KF_OK) status = kf_add__Scalar(part, one, one);
  kf_object_release(part);
  kf_object_release(made);
  return status;
}

static void *record_often(void *argument) {
  work_t *work = argument;
  for (int i = 1; i <= STEPS; i++) {
    if (step(work) != KF_OK) work->failures++;
    const bool flushes = work->flush_every > 0 && i % work->flush_every == 0;
    const bool waits = i % (2 * STEPS / 4) == 0;
    if (flushes && kf_lazy_mark_step(lazy_device(), waits) != KF_OK) work->failures++;
  }
  return NULL;
}

static void test_threads_record_and_flush(void **state) {
  (void)state;
  begin();
  kf_tensor_t *shared = filled(2);
  work_t work[THREADS] = {{0}};
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) work[i] = (work_t){shared, filled(0), i, 0};
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, record_often, &work[i]) == 0);
  for (int i = 0; i < THREADS; i++) (void)pthread_join(threads[i], NULL);
  KFT_OK(kf_lazy_wait(lazy_device()));
  for (int i = 0; i < THREADS; i++) {
    double sum = 0;
    KFT_EQ_INT(work[i].failures, 0);
    KFT_OK(sum_of(work[i].own, &sum));
    KFT_EQ_INT((int64_t)sum, STEPS * (2 * WIDTH + 1));
  }
}

/* One thread reads values, which flushes what the others record. */
static void *read_often(void *argument) {
  work_t *work = argument;
  for (int i = 0; i < STEPS; i++) {
    double sum = 0;
    if (step(work) != KF_OK || sum_of(work->own, &sum) != KF_OK) work->failures++;
    if ((int)sum != (i + 1) * (2 * WIDTH + 1)) work->failures++;
  }
  return NULL;
}

static void test_one_thread_flushes_while_others_record(void **state) {
  (void)state;
  begin();
  kf_tensor_t *shared = filled(2);
  work_t reader = {shared, filled(0), 0, 0}, recorder = {shared, filled(0), 0, 0};
  pthread_t threads[2];
  KFT_TRUE(pthread_create(&threads[0], NULL, read_often, &reader) == 0);
  KFT_TRUE(pthread_create(&threads[1], NULL, record_often, &recorder) == 0);
  for (int i = 0; i < 2; i++) (void)pthread_join(threads[i], NULL);
  double sum = 0;
  KFT_EQ_INT(reader.failures + recorder.failures, 0);
  KFT_OK(sum_of(recorder.own, &sum));
  KFT_EQ_INT((int64_t)sum, STEPS * (2 * WIDTH + 1));
}

static void test_child_of_a_fork_runs_pending_work(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(3);
  KFT_OK(kf_lazy_mark_step(lazy_device(), false)); /* the worker may still run */
  KFT_OK(kf_add_(x, x, one));
  pid_t child = fork();
  KFT_TRUE(child >= 0);
  double sum = 0;
  if (child == 0) {
    kf_status_t status = sum_of(x, &sum);
    _exit(status == KF_OK && (int)sum == 6 * WIDTH ? 0 : 1);
  }
  int ended = -1;
  KFT_TRUE(waitpid(child, &ended, 0) == child);
  KFT_EQ_INT(ended, 0);
  KFT_OK(sum_of(x, &sum));
  KFT_EQ_INT((int64_t)sum, 6 * WIDTH);
}

/* Once for the process, with what is made at the first use and kept. */
static void test_the_device_is_made(void **state) {
  (void)state;
  begin();
  work_t work = {filled(1), filled(0), 1, 0};
  (void)record_often(&work);
  KFT_EQ_INT(work.failures, 0);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_the_device_is_made), KFT_TEST_NO_OOM(test_threads_record_and_flush),
         KFT_TEST_NO_OOM(test_one_thread_flushes_while_others_record),
         KFT_TEST_NO_OOM(test_child_of_a_fork_runs_pending_work))
