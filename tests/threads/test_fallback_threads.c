/* Threads that fall back on the same tensors, and a fork with a device open. Work is bounded by
 * numbers of calls, never by time. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit/fallback/remote_device.h"

enum { THREADS = 4, CALLS = 100 };

typedef struct work {
  kf_tensor_t *shared; /* read by all threads */
  kf_tensor_t *own;    /* written by this one */
  int failures;
} work_t;

/* Reads the shared tensor through a fallback, and writes to its own. The counters of the device are
 * not looked at: they are not made for threads. */
static void *call_often(void *argument) {
  work_t *work = argument;
  for (int i = 0; i < CALLS; i++) {
    kf_tensor_t *negative = NULL;
    if (kf_neg(work->shared, &negative) != KF_OK) work->failures++;
    if (negative != NULL && kf_add_(work->own, negative, one()) != KF_OK) work->failures++;
    kf_tensor_release(negative);
  }
  return NULL;
}

static void test_threads_share_tensors(void **state) {
  (void)state;
  open_device(0);
  MAKE(shared, counting(3, out));
  work_t work[THREADS] = {{0}};
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    MAKE(own, counting(3, out));
    work[i].shared = shared;
    work[i].own = own;
  }
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, call_often, &work[i]) == 0);
  for (int i = 0; i < THREADS; i++) (void)pthread_join(threads[i], NULL);
  for (int i = 0; i < THREADS; i++) {
    KFT_EQ_INT(work[i].failures, 0);
    CHECK(work[i].own, 0, 1 - CALLS, 2 - 2 * CALLS);
  }
}

static void test_child_of_a_fork_uses_the_device(void **state) {
  (void)state;
  open_device(KF_DEVICE_CACHE_MEMORY);
  MAKE(x, counting(3, out));
  MAKE(before, kf_neg(x, out));
  pid_t child = fork();
  KFT_TRUE(child >= 0);
  if (child == 0) {
    kf_tensor_t *negative = NULL;
    kf_status_t status = kf_neg(x, &negative);
    kf_tensor_release(negative);
    _exit(status == KF_OK ? 0 : 1);
  }
  int ended = -1;
  KFT_TRUE(waitpid(child, &ended, 0) == child);
  KFT_EQ_INT(ended, 0);
  CHECK(before, 0, -1, -2);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_threads_share_tensors),
         KFT_TEST_NO_OOM(test_child_of_a_fork_uses_the_device))
