/* The threads that call operators, and deferred freeing of objects that their calls may still use.
 * See Note [Calls and reclamation] in call.h. */
#ifndef KF_DISPATCH_THREADS_RECLAIM_H
#define KF_DISPATCH_THREADS_RECLAIM_H

#include <keyfall/call.h>

#include "dispatch/keys/local_keys.h"

/* An object that was removed from the tables and waits until no call can be using it. A member of
 * the object itself, so that deregistering never has to allocate. */
typedef struct kf_retired kf_retired_t;
struct kf_retired {
  kf_retired_t *next;
  uint64_t stamp; /* the epoch of its retirement */
  void (*free)(kf_retired_t *self);
};

/* Adds the thread to the reclaimer's list, so that it may enter calls, and sets `fast` where the
 * fast path is allowed. Called from the slow path of a call. A thread that cannot be added (no
 * memory, or it is ending) has its calls counted one by one instead. */
kf_local_t *kf__thread_join(void);
/* Enters a call on the slow path, with a full fence where the membarrier system call is missing.
 * Returns the value for kf__busy_leave. */
uint32_t kf__busy_enter_slow(kf_local_t *local);
void kf__busy_leave_unlisted(void);

/* Parts of the value with which a call on the slow path is left, added to KF_ENTERED_SLOWLY. */
enum { KF__ENTERED_OUTERMOST = 1, KF__ENTERED_UNLISTED = 2 };

/* True while a profile is the only reason for this thread's calls to take the slow path. Then the
 * thread is on the list and its calls need no fence. */
extern __thread bool kf__only_profiled __attribute__((tls_model("initial-exec")));
static inline bool kf__is_only_profiled(void) { return KF_LOAD(&kf__only_profiled); }

/* kf__busy_enter_slow for threads that are only profiled. */
static inline uint32_t kf__busy_enter_profiled(kf_local_t *local) {
  uint32_t how = KF_ENTERED_SLOWLY;
  if (KF_LOAD(&local->busy) == 0) {
    KF_STORE(&local->busy, 1);
    how |= KF__ENTERED_OUTERMOST;
  }
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  local->depth++;
  return how;
}

static inline void kf__busy_leave_slow(uint32_t entered) {
  kf_local_t *local = &kf__local;
  KF_ASSERT(entered >= KF_ENTERED_SLOWLY);
  KF_ASSERT(local->depth > 0);
  KF_ASSERT(KF_LOAD(&local->busy) != 0);
  local->depth--;
  if ((entered & KF__ENTERED_OUTERMOST) != 0) __atomic_store_n(&local->busy, 0, __ATOMIC_RELEASE);
  if (KF_UNLIKELY((entered & KF__ENTERED_UNLISTED) != 0)) kf__busy_leave_unlisted();
}

/* Leaves a call that was entered on either path. */
static inline void kf__busy_leave(uint32_t entered) {
  if (KF_UNLIKELY(entered >= KF_ENTERED_SLOWLY))
    kf__busy_leave_slow(entered);
  else if (entered == KF_ENTERED_OUTERMOST)
    kf_leave_outermost(&kf__local);
}
/* True when the call, entered on the slow path, is not nested in another. */
static inline bool kf__entered_outermost(uint32_t entered) {
  KF_ASSERT(entered >= KF_ENTERED_SLOWLY);
  return (entered & KF__ENTERED_OUTERMOST) != 0;
}
/* True when this thread is inside a call. */
bool kf__in_call(void);
/* Forces all calls of all threads through the slow path while at least one reason is on. */
typedef enum { KF__SLOW_TRACED = 1, KF__SLOW_CHECKED = 2, KF__SLOW_PROFILED = 4 } kf__slow_reason_t;
void kf__set_slow_calls(kf__slow_reason_t reason, bool on);
/* The same for the calls of this thread alone. */
void kf__set_slow_calls_here(bool on);

/* Passes the ownership of an object to the reclaimer, which calls `free` once no call can use it.
 * New calls must not be able to reach the object. Dispatcher's lock held. */
void kf__retire(kf_retired_t *object, void (*free)(kf_retired_t *self));
/* KF_ERR_MISUSE where waiting for running calls would wait for the caller itself. `what` begins
 * the message. */
KF_MUST_USE kf_status_t kf__may_wait(const char *what);

#endif
