/* Threads and reclamation: when may a deregistered kernel be freed?
 *
 * Every thread that calls operators is on a list. An object is stamped with the current epoch when
 * it is retired; the epoch grows with each retirement. A scan issues a memory barrier on all
 * running threads and then reads each thread's busy word. A thread outside calls uses nothing that
 * was retired so far. A thread inside a call is marked; when a later scan finds the mark gone, the
 * thread uses nothing that was retired before it was marked. An object is freed when no thread can
 * use objects of its epoch. Nothing here allocates, and calls never wait. */
#include "dispatch/threads/reclaim.h"

#include <keyfall/library.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/forks.h"
#include "dispatch/keys/dispatcher_lock.h"

enum { MEMBARRIER_PRIVATE_EXPEDITED = 8, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED = 16 };
enum { STATE_JOINED = KF__LOCAL_KEYS_SET + 1 };

typedef struct thread_node thread_node_t;
struct thread_node {
  thread_node_t *previous;
  thread_node_t *next;
  kf_local_t *local;
  const bool *slow;      /* its slow_here */
  bool *only_profiled;   /* its kf__only_profiled */
  uint64_t quiet_epoch;  /* uses nothing that was retired up to this epoch */
  uint64_t marked_epoch; /* epoch of the scan that marked it; 0: not marked */
};

static __thread thread_node_t node __attribute__((tls_model("initial-exec")));
__thread bool kf__only_profiled __attribute__((tls_model("initial-exec")));

static pthread_mutex_t threads_lock = PTHREAD_MUTEX_INITIALIZER; /* innermost of all locks */
static thread_node_t *threads;
static uint32_t slow_calls; /* set of kf__slow_reason_t */
static __thread bool slow_here __attribute__((tls_model("initial-exec")));
static bool has_membarrier;
/* Number of running calls of threads that are not on the list: there was no memory for the exit
 * hook, or the thread is past its last exit hook. While there are any, nothing is freed. */
static size_t unlisted_calls;
static __thread size_t unlisted __attribute__((tls_model("initial-exec"))); /* this thread's part */
static __thread unsigned departures __attribute__((tls_model("initial-exec")));

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t exit_key;
static bool exit_key_made;

static uint64_t epoch = 1; /* grows under the dispatcher's lock */
static kf_retired_t *retired_first;
static kf_retired_t **retired_end = &retired_first;
static size_t retired_count;
/* Number of objects that were removed from the list, but are not freed yet. */
static size_t freeing_count;
static __thread size_t freeing __attribute__((tls_model("initial-exec"))); /* this thread's part */

/* ---- Threads ---- */

static void thread_leaves(void *unused) {
  (void)unused;
  KF_ASSERT(kf__local.state == STATE_JOINED);
  (void)pthread_mutex_lock(&threads_lock);
  KF_ASSERT(node.previous != NULL || threads == &node);
  if (node.previous != NULL) node.previous->next = node.next;
  if (node.next != NULL) node.next->previous = node.previous;
  if (threads == &node) threads = node.next;
  (void)pthread_mutex_unlock(&threads_lock);
  __atomic_store_n(&kf__local.fast, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&kf__only_profiled, false, __ATOMIC_RELAXED);
  kf__local.state = KF__LOCAL_KEYS_SET; /* another exit hook may call operators: it joins again */
  departures++;
}

static void prepare_process(void) {
  exit_key_made = pthread_key_create(&exit_key, thread_leaves) == 0;
#ifdef SYS_membarrier
  has_membarrier = syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
#endif
}

/* threads_lock held. */
static void choose_path(thread_node_t *t) {
  KF_ASSERT(t->local->state == STATE_JOINED);
  bool may_be_fast = has_membarrier && !*t->slow;
  __atomic_store_n(&t->local->fast, may_be_fast && slow_calls == 0 ? 1 : 0, __ATOMIC_RELAXED);
  __atomic_store_n(t->only_profiled, may_be_fast && slow_calls == KF__SLOW_PROFILED,
                   __ATOMIC_RELAXED);
}

kf_local_t *kf__thread_join(void) {
  kf_local_t *local = kf__local_get();
  if (local->state == STATE_JOINED) return local;
  (void)pthread_once(&once, prepare_process);
  /* Any non-NULL value makes the hook run when the thread ends, at most so many times. A thread
   * that joined again in its last exit hook would never leave the list. */
  if (!exit_key_made || departures + 1 >= PTHREAD_DESTRUCTOR_ITERATIONS ||
      pthread_setspecific(exit_key, &node) != 0)
    return local;
  (void)pthread_mutex_lock(&threads_lock);
  memset(&node, 0, sizeof node);
  node.local = local;
  node.slow = &slow_here;
  node.only_profiled = &kf__only_profiled;
  node.quiet_epoch = __atomic_load_n(&epoch, __ATOMIC_ACQUIRE);
  node.next = threads;
  if (threads != NULL) threads->previous = &node;
  threads = &node;
  local->state = STATE_JOINED;
  choose_path(&node);
  (void)pthread_mutex_unlock(&threads_lock);
  return local;
}

uint32_t kf__busy_enter_slow(kf_local_t *local) {
  KF_ASSERT(local == &kf__local);
  KF_ASSERT(local->depth < UINT32_MAX);
  uint32_t how = KF_ENTERED_SLOWLY;
  if (KF_LOAD(&local->busy) == 0) {
    KF_STORE(&local->busy, 1);
    how |= KF__ENTERED_OUTERMOST;
  }
  if (local->state != STATE_JOINED) {
    how |= KF__ENTERED_UNLISTED;
    unlisted++;
    (void)__atomic_add_fetch(&unlisted_calls, 1, __ATOMIC_SEQ_CST);
  }
  if (!has_membarrier || local->state != STATE_JOINED) __atomic_thread_fence(__ATOMIC_SEQ_CST);
  local->depth++;
  return how;
}

void kf__busy_leave_unlisted(void) {
  KF_ASSERT(unlisted > 0);
  unlisted--;
  (void)__atomic_sub_fetch(&unlisted_calls, 1, __ATOMIC_RELEASE);
}

bool kf__in_call(void) { return __atomic_load_n(&kf__local.busy, __ATOMIC_RELAXED) != 0; }

void kf__set_slow_calls(kf__slow_reason_t reason, bool on) {
  (void)pthread_once(&once, prepare_process);
  (void)pthread_mutex_lock(&threads_lock);
  slow_calls = on ? slow_calls | reason : slow_calls & ~(uint32_t)reason;
  for (thread_node_t *t = threads; t != NULL; t = t->next) choose_path(t);
  (void)pthread_mutex_unlock(&threads_lock);
}

void kf__set_slow_calls_here(bool on) {
  (void)pthread_mutex_lock(&threads_lock);
  slow_here = on;
  if (kf__local.state == STATE_JOINED) choose_path(&node);
  (void)pthread_mutex_unlock(&threads_lock);
}

/* ---- Retiring and freeing ---- */

void kf__retire(kf_retired_t *object, void (*free_object)(kf_retired_t *self)) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(object->free == NULL); /* an object is retired once */
  KF_ASSERT(free_object != NULL);
  object->next = NULL;
  object->stamp = __atomic_add_fetch(&epoch, 1, __ATOMIC_ACQ_REL);
  object->free = free_object;
  *retired_end = object;
  retired_end = &object->next;
  retired_count++;
}

/* A full fence on this thread and on every running thread of the process, so that calls need none:
 * what they stored before is visible here, and what was stored here is visible to them. */
static void make_memory_current(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#ifdef SYS_membarrier
  if (has_membarrier) (void)syscall(SYS_membarrier, MEMBARRIER_PRIVATE_EXPEDITED, 0, 0);
#endif
}

/* Reads a thread's busy word (0: idle, 1: in a call, 2: in a call and marked) and returns the last
 * epoch whose objects the thread does not use. */
static uint64_t look_at(thread_node_t *t, uint64_t now) {
  KF_ASSERT(t->quiet_epoch <= now);
  KF_ASSERT(t->marked_epoch <= now);
  uint32_t busy = __atomic_load_n(&t->local->busy, __ATOMIC_ACQUIRE);
  if (busy == 1) {
    /* An unmarked thread has left the call that was marked before, if any. Mark it again. The
     * thread may leave at this moment: then the mark fails or is overwritten. */
    if (t->marked_epoch > t->quiet_epoch) t->quiet_epoch = t->marked_epoch;
    (void)__atomic_compare_exchange_n(&t->local->busy, &busy, 2, false, __ATOMIC_ACQ_REL,
                                      __ATOMIC_ACQUIRE);
    t->marked_epoch = now;
  }
  if (busy == 0) t->quiet_epoch = now;
  return t->quiet_epoch;
}

static kf_retired_t *collect_unused(void) {
  KF__ASSERT_LOCKED();
  KF_ASSERT((retired_first == NULL) == (retired_count == 0));
  if (retired_first == NULL) return NULL;
  uint64_t now = epoch;
  uint64_t safe = now;
  (void)pthread_mutex_lock(&threads_lock);
  bool others = threads != NULL && (threads != &node || threads->next != NULL);
  if (others) make_memory_current();
  for (thread_node_t *t = threads; t != NULL; t = t->next) {
    uint64_t quiet = look_at(t, now);
    if (quiet < safe) safe = quiet;
  }
  /* A thread that was seen idle may have earlier loads in flight: they are complete after this. */
  if (others) make_memory_current();
  (void)pthread_mutex_unlock(&threads_lock);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (__atomic_load_n(&unlisted_calls, __ATOMIC_SEQ_CST) > 0) return NULL;
  kf_retired_t *first = retired_first;
  kf_retired_t **end = &retired_first;
  /* The list is sorted by stamp, so the objects to free are at its front. */
  while (*end != NULL && (*end)->stamp <= safe) {
    KF_ASSERT(retired_count > 0);
    KF_ASSERT((*end)->next == NULL || (*end)->stamp < (*end)->next->stamp);
    end = &(*end)->next;
    retired_count--;
    (void)__atomic_add_fetch(&freeing_count, 1, __ATOMIC_RELAXED);
  }
  if (end == &retired_first) return NULL;
  retired_first = *end;
  *end = NULL;
  if (retired_first == NULL) retired_end = &retired_first;
  return first;
}

static size_t waiting_count(void) {
  KF__ASSERT_LOCKED();
  return retired_count + __atomic_load_n(&freeing_count, __ATOMIC_ACQUIRE);
}

/* Without the lock: release callbacks of kernels may register and deregister. The counts include
 * objects whose callback is running, so that kf_synchronize waits for them. */
static void free_all(kf_retired_t *list) {
  for (const kf_retired_t *r = list; r != NULL; r = r->next) freeing++;
  while (list != NULL) {
    kf_retired_t *next = list->next;
    list->free(list);
    KF_ASSERT(freeing > 0);
    freeing--;
    (void)__atomic_sub_fetch(&freeing_count, 1, __ATOMIC_RELEASE);
    list = next;
  }
}

static void *collect(void) { return collect_unused(); }
static void release(void *collected) { free_all((kf_retired_t *)collected); }

/* ---- Waiting ---- */

size_t kf_reclaim(void) {
  kf__dispatcher_lock();
  kf__dispatcher_unlock(); /* frees what it can */
  kf__dispatcher_lock();
  size_t waiting = waiting_count();
  kf__dispatcher_unlock();
  return waiting;
}

kf_status_t kf__may_wait(const char *what) {
  if (kf__in_call() || kf__dispatcher_is_locked_here() || freeing > 0)
    return kf_error_set(KF_ERR_MISUSE,
                        "%s inside a kernel, a listener or a kernel's release callback would wait "
                        "for itself",
                        what);
  return KF_OK;
}

kf_status_t kf_synchronize(void) {
  KF_TRY(kf__may_wait("kf_synchronize"));
  struct timespec pause = {0, 20000};
  while (kf_reclaim() > 0) {
    (void)nanosleep(&pause, NULL);
    if (pause.tv_nsec < 2000000) pause.tv_nsec *= 2;
  }
  return KF_OK;
}

/* ---- Loading and forking ---- */

static void before_fork(void) { (void)pthread_mutex_lock(&threads_lock); }
static void after_fork_in_parent(void) { (void)pthread_mutex_unlock(&threads_lock); }

static void after_fork_in_child(void) {
  /* The other threads do not exist in the child: their nodes are in memory that may be reused, and
   * the objects that they were about to free are leaked. */
  freeing_count = freeing;
  unlisted_calls = unlisted;
  threads = NULL;
  if (kf__local.state == STATE_JOINED) {
    node.previous = NULL;
    node.next = NULL;
    threads = &node;
  }
  (void)pthread_mutex_unlock(&threads_lock);
#ifdef SYS_membarrier
  if (has_membarrier) (void)syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0);
#endif
}

__attribute__((constructor)) static void loaded(void) {
  kf__dispatcher_lock_set_reclaimer(collect, release);
  kf__watch_forks(KF__FORK_THREADS,
                  (kf__fork_functions_t){before_fork, after_fork_in_parent, after_fork_in_child});
}
