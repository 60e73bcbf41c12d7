/* Threads and the freeing of what they may still be using. See Note [Calls and reclamation] in
 * call.h. */
#ifndef KF_DISPATCH_THREADS_RECLAIM_H
#define KF_DISPATCH_THREADS_RECLAIM_H

#include <keyfall/call.h>

#include "dispatch/keys/local_keys.h"

/* Something that was taken out of the tables and waits until no call can be using it. Part of the
 * object itself, so that deregistering never has to allocate. */
typedef struct kf_retired kf_retired_t;
struct kf_retired {
  kf_retired_t *next;
  uint64_t stamp;
  void (*free)(kf_retired_t *self);
};

/* Makes the thread known to the reclaimer, so that it may enter calls, and sets `fast` where that
 * is allowed. Called from the slow path of a call. */
kf_local_t *kf__thread_join(void);
/* Enters a call on the slow path, with a real fence where the system call is missing; returns how
 * it has to be left. */
uint32_t kf__busy_enter_slow(kf_local_t *local);
void kf__busy_leave_slow(uint32_t entered);
/* Leaves a call that was entered on either path. */
static inline void kf__busy_leave(uint32_t entered) {
  if (KF_UNLIKELY(entered >= KF_ENTERED_SLOWLY))
    kf__busy_leave_slow(entered);
  else if (entered == KF_ENTERED_OUTERMOST)
    kf_leave_outermost(&kf__local);
}
/* The call that was entered so has no other around it. */
bool kf__entered_outermost(uint32_t slowly);
/* This thread is inside a call. */
bool kf__in_call(void);
/* Forces every call of every thread through the slow path, or no longer for this reason. */
typedef enum { KF__SLOW_TRACED = 1, KF__SLOW_CHECKED = 2 } kf__slow_reason_t;
void kf__set_slow_calls(kf__slow_reason_t reason, bool on);
/* The same for the calls of this thread alone. */
void kf__set_slow_calls_here(bool on);

/* Under the dispatcher's lock: hands an object over. It must be unreachable for new calls. */
void kf__retire(kf_retired_t *object, void (*free)(kf_retired_t *self));
/* KF_ERR_MISUSE where waiting for running calls would be waiting for oneself. `what` begins the
 * message. */
KF_MUST_USE kf_status_t kf__may_wait(const char *what);

#endif
