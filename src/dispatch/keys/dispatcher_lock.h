/* The one lock under which all registrations change. Calls never take it on their fast path. */
#ifndef KF_DISPATCH_KEYS_DISPATCHER_LOCK_H
#define KF_DISPATCH_KEYS_DISPATCHER_LOCK_H

#include "base/base_internal.h"

/* Recursive: the thread that holds it may take it again. The outermost unlock also frees what was
 * deregistered and is no longer in use; release callbacks of kernels run after that, without the
 * lock. */
void kf__dispatcher_lock(void);
void kf__dispatcher_unlock(void);
bool kf__dispatcher_is_locked_here(void); /* by the calling thread */
/* At the start of every function that needs the lock and does not take it. */
#define KF__ASSERT_LOCKED() KF_ASSERT(kf__dispatcher_is_locked_here())
/* Takes the lock in order to change a registration. Fails (KF_ERR_MISUSE) inside a listener: a
 * change is under way then, and a second one would see its half-changed state. */
KF_MUST_USE kf_status_t kf__dispatcher_lock_for_change(void);

/* For the reclaimer: `collect` runs before the lock is released and returns what can be freed now
 * (NULL: nothing), `release` frees it without the lock. Set once, when the library is loaded. */
typedef void *(*kf__collect_fn)(void);
typedef void (*kf__release_fn)(void *collected);
void kf__dispatcher_lock_set_reclaimer(kf__collect_fn collect, kf__release_fn release);

#endif
