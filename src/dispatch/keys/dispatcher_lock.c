/* See dispatcher_lock.h. */
#include "dispatch/keys/dispatcher_lock.h"

#include <pthread.h>

#include "base/forks.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread uint32_t lock_depth __attribute__((tls_model("initial-exec")));
static kf__collect_fn collect_now;
static kf__release_fn release_now;

/* A thread that forks inside a listener holds the lock already. */
static void before_fork(void) {
  if (lock_depth == 0) (void)pthread_mutex_lock(&lock);
}
static void after_fork(void) {
  if (lock_depth == 0) (void)pthread_mutex_unlock(&lock);
}
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_DISPATCHER, (kf__fork_functions_t){before_fork, after_fork, after_fork});
}

void kf__dispatcher_lock_set_reclaimer(kf__collect_fn collect, kf__release_fn release) {
  KF_ASSERT(collect_now == NULL); /* set once, so that the unlock may read both without a lock */
  KF_ASSERT(collect != NULL);
  KF_ASSERT(release != NULL);
  collect_now = collect;
  release_now = release;
}

void kf__dispatcher_lock(void) {
  KF_ASSERT(lock_depth < UINT32_MAX);
  if (lock_depth++ > 0) return;
  (void)pthread_mutex_lock(&lock);
}

bool kf__dispatcher_is_locked_here(void) { return lock_depth > 0; }

void kf__dispatcher_unlock(void) {
  KF_ASSERT(lock_depth > 0);
  if (lock_depth > 1) {
    lock_depth--;
    return;
  }
  void *collected = collect_now != NULL ? collect_now() : NULL;
  lock_depth = 0;
  (void)pthread_mutex_unlock(&lock);
  if (collected != NULL) release_now(collected);
}

kf_status_t kf__dispatcher_lock_for_change(void) {
  if (lock_depth > 0)
    return kf_error_set(KF_ERR_MISUSE,
                        "a listener must not register or release anything: the change that it is "
                        "told about is still under way");
  kf__dispatcher_lock();
  return KF_OK;
}
