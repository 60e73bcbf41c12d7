/* The one lock under which everything that is registered changes. Calls never take it. */
#ifndef KF_DISPATCH_KEYS_DISPATCHER_LOCK_H
#define KF_DISPATCH_KEYS_DISPATCHER_LOCK_H

#include "base/base_internal.h"

/* The same thread may take it again. Giving it up also frees what was deregistered and is no longer
 * in use; release callbacks of kernels run after that, unlocked. */
void kf__dispatcher_lock(void);
void kf__dispatcher_unlock(void);
bool kf__dispatcher_is_locked_here(void); /* by the calling thread */
/* Takes the lock in order to change something. Fails (KF_ERR_MISUSE) inside a listener, which
 * would see, or cause, changes in the middle of a change. */
KF_MUST_USE kf_status_t kf__dispatcher_lock_for_change(void);

/* For the reclaimer: `collect` runs before the lock is given up and says what can be freed now,
 * `release` frees it afterwards. Set once, when the library is loaded. */
typedef void *(*kf__collect_fn)(void);
typedef void (*kf__release_fn)(void *collected);
void kf__dispatcher_lock_set_reclaimer(kf__collect_fn collect, kf__release_fn release);

#endif
