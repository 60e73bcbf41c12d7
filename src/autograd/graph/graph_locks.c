/* The locks of graph objects: a few mutexes, chosen by address, serve all nodes and tensors. */
#include <pthread.h>

#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "base/forks.h"

enum { LOCKS = 16 };
#define FOUR                                                                       \
  PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, \
      PTHREAD_MUTEX_INITIALIZER
static pthread_mutex_t locks[LOCKS] = {FOUR, FOUR, FOUR, FOUR};

/* How often this thread holds each lock. Operators run under these locks, and Python code that
 * they call may run another backward, whose leaf may have the same lock. */
static __thread uint16_t depth[LOCKS] __attribute__((tls_model("initial-exec")));

/* Objects are aligned to 64 bytes; the shifts mix the bits that distinguish neighbours. */
static unsigned lock_of(const void *object) {
  uintptr_t bits = (uintptr_t)object >> 6;
  return (unsigned)((bits ^ bits >> 5 ^ bits >> 10) % LOCKS);
}
void kf__lock(const void *object) {
  const unsigned lock = lock_of(object);
  if (depth[lock] == 0) (void)pthread_mutex_lock(&locks[lock]);
  depth[lock]++;
  KF_ASSERT(depth[lock] != 0); /* did not wrap: backward nests less deeply */
}
void kf__unlock(const void *object) {
  const unsigned lock = lock_of(object);
  KF_ASSERT(depth[lock] != 0);
  if (--depth[lock] == 0) (void)pthread_mutex_unlock(&locks[lock]);
}

/* Operators run under these locks, and their kernels may wait for anything, so fork() cannot
 * acquire them all. Instead, the child re-initializes the locks that its only thread does not
 * hold. */
static void reset_locks(void) {
  for (unsigned i = 0; i < LOCKS; i++)
    if (depth[i] == 0) (void)pthread_mutex_init(&locks[i], NULL);
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_AUTOGRAD, (kf__fork_functions_t){NULL, NULL, reset_locks});
}
