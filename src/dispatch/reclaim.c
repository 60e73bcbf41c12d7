/* Threads and reclamation: when may a deregistered kernel be freed?
 *
 * Every thread that calls operators is on a list. An object is retired with the number of the
 * current epoch, which grows with each retirement. A scan makes all running threads' memory
 * current and then looks at each thread's activity word: a thread that is outside of calls has
 * let go of everything retired so far; one that was inside has let go of what had been retired
 * before the previous scan if it has been idle in between. An object is freed when every thread
 * has let go of its epoch. Nothing here allocates, and calls never wait. */
#include "dispatch/reclaim.h"

#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MEMBARRIER_PRIVATE_EXPEDITED = 8, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED = 16 };
enum { STATE_KEYS_SET = 1, STATE_JOINED = 2 };

typedef struct thread_node thread_node_t;
struct thread_node {
  thread_node_t *previous;
  thread_node_t *next;
  kf_local_t *local;
  uint64_t quiet_epoch;     /* has let go of everything retired up to here */
  uint64_t scanned_epoch;   /* epoch of the last scan that found it inside a call */
  uint64_t scanned_idle;    /* its idle count then */
};

__thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));
static __thread thread_node_t node __attribute__((tls_model("initial-exec")));

static pthread_mutex_t threads_lock = PTHREAD_MUTEX_INITIALIZER; /* innermost of all locks */
static thread_node_t *threads;
static bool slow_calls;
static bool has_membarrier;
/* A thread could not be put on the list (no memory for its exit hook): then nothing is ever
 * freed any more, because that thread's calls cannot be seen. */
static bool thread_unseen;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t exit_key;
static bool exit_key_made;

static uint64_t epoch = 1; /* grows under the dispatcher's lock */
static kf_retired_t *retired_first;
static kf_retired_t **retired_end = &retired_first;
static size_t retired_count;

/* ---- Threads ---- */

static void thread_leaves(void *unused) {
  (void)unused;
  (void)pthread_mutex_lock(&threads_lock);
  if (node.previous != NULL) node.previous->next = node.next;
  if (node.next != NULL) node.next->previous = node.previous;
  if (threads == &node) threads = node.next;
  (void)pthread_mutex_unlock(&threads_lock);
  __atomic_store_n(&kf__local.fast, 0, __ATOMIC_RELAXED);
  kf__local.state = STATE_KEYS_SET; /* another exit hook may call operators: it joins again */
}

static void prepare_process(void) {
  exit_key_made = pthread_key_create(&exit_key, thread_leaves) == 0;
#ifdef SYS_membarrier
  has_membarrier = syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
#endif
}

void kf__local_prepare(void) {
  kf__local.included = kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED);
  kf__local.excluded = kf_keyset_named(KF_KEYSET_DEFAULT_EXCLUDED);
  kf__local.state = STATE_KEYS_SET;
}

kf_local_t *kf__thread_join(void) {
  kf_local_t *local = kf__local_get();
  if (local->state == STATE_JOINED) return local;
  (void)pthread_once(&once, prepare_process);
  /* Any non-NULL value makes the hook run when the thread ends. */
  if (!exit_key_made || pthread_setspecific(exit_key, &node) != 0) {
    __atomic_store_n(&thread_unseen, true, __ATOMIC_SEQ_CST);
    return local;
  }
  (void)pthread_mutex_lock(&threads_lock);
  memset(&node, 0, sizeof node);
  node.local = local;
  node.quiet_epoch = __atomic_load_n(&epoch, __ATOMIC_ACQUIRE);
  node.scanned_idle = ~UINT64_C(0);
  node.next = threads;
  if (threads != NULL) threads->previous = &node;
  threads = &node;
  local->state = STATE_JOINED;
  __atomic_store_n(&local->fast, has_membarrier && !slow_calls ? 1 : 0, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&threads_lock);
  return local;
}

void kf__activity_enter_slow(kf_local_t *local) {
  kf_activity_enter(local);
  if (!has_membarrier) __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

void kf__set_slow_calls(bool on) {
  (void)pthread_once(&once, prepare_process);
  (void)pthread_mutex_lock(&threads_lock);
  slow_calls = on;
  for (thread_node_t *t = threads; t != NULL; t = t->next)
    __atomic_store_n(&t->local->fast, has_membarrier && !on ? 1 : 0, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&threads_lock);
}

uint32_t kf__call_depth(void) { return (uint32_t)(kf__local.activity & KF_ACTIVITY_DEPTH_MASK); }

/* ---- Retiring and freeing ---- */

void kf__retire(kf_retired_t *object, void (*free_object)(kf_retired_t *self)) {
  object->next = NULL;
  object->stamp = __atomic_add_fetch(&epoch, 1, __ATOMIC_ACQ_REL);
  object->free = free_object;
  *retired_end = object;
  retired_end = &object->next;
  retired_count++;
}

static void make_memory_current(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#ifdef SYS_membarrier
  if (has_membarrier) (void)syscall(SYS_membarrier, MEMBARRIER_PRIVATE_EXPEDITED, 0, 0);
#endif
}

/* What this thread is known to have let go of, after a look at its activity. */
static uint64_t look_at(thread_node_t *t, uint64_t now) {
  uint64_t activity = __atomic_load_n(&t->local->activity, __ATOMIC_ACQUIRE);
  if ((activity & KF_ACTIVITY_DEPTH_MASK) == 0) {
    t->quiet_epoch = now;
    return now;
  }
  uint64_t idle = activity >> KF_ACTIVITY_DEPTH_BITS;
  if (idle != t->scanned_idle && t->scanned_epoch > t->quiet_epoch)
    t->quiet_epoch = t->scanned_epoch;
  t->scanned_idle = idle;
  t->scanned_epoch = now;
  return t->quiet_epoch;
}

kf_retired_t *kf__reclaim_collect(void) {
  if (retired_first == NULL || __atomic_load_n(&thread_unseen, __ATOMIC_SEQ_CST)) return NULL;
  uint64_t now = epoch;
  uint64_t safe = now;
  (void)pthread_mutex_lock(&threads_lock);
  bool others = threads != NULL && (threads != &node || threads->next != NULL);
  if (others) make_memory_current();
  for (thread_node_t *t = threads; t != NULL; t = t->next) {
    uint64_t quiet = look_at(t, now);
    if (quiet < safe) safe = quiet;
  }
  (void)pthread_mutex_unlock(&threads_lock);
  kf_retired_t *first = retired_first;
  kf_retired_t **end = &retired_first;
  while (*end != NULL && (*end)->stamp <= safe) {
    end = &(*end)->next;
    retired_count--;
  }
  if (end == &retired_first) return NULL;
  retired_first = *end;
  *end = NULL;
  if (retired_first == NULL) retired_end = &retired_first;
  return first;
}

size_t kf__reclaim_waiting(void) { return retired_count; }

void kf__reclaim_free(kf_retired_t *list) {
  while (list != NULL) {
    kf_retired_t *next = list->next;
    list->free(list);
    list = next;
  }
}

/* ---- Fork ---- */

void kf__threads_lock_for_fork(void) { (void)pthread_mutex_lock(&threads_lock); }
void kf__threads_unlock_after_fork(void) { (void)pthread_mutex_unlock(&threads_lock); }

void kf__threads_reset_after_fork(void) {
  /* The other threads do not exist here; their nodes lie in memory that may be reused. */
  threads = NULL;
  if (kf__local.state == STATE_JOINED) {
    node.previous = NULL;
    node.next = NULL;
    threads = &node;
  }
  (void)pthread_mutex_init(&threads_lock, NULL);
#ifdef SYS_membarrier
  if (has_membarrier) (void)syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0);
#endif
}
