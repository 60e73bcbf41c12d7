/* The dispatcher: the process-wide list of operators, the fallbacks, and the one lock under which
 * everything that is registered changes. Calls never take that lock. */
#ifndef KF_DISPATCH_REGISTRY_DISPATCHER_H
#define KF_DISPATCH_REGISTRY_DISPATCHER_H

#include "dispatch/operators/operator.h"

/* Once in a process: fork handlers and the trace switch. Everything below does it by itself. */
void kf__dispatcher_init(void);

/* The registration lock; the same thread may take it again. Giving it up also frees what was
 * deregistered and is no longer in use; release callbacks of kernels run after that, unlocked. */
void kf__dispatcher_lock(void);
void kf__dispatcher_unlock(void);
bool kf__dispatcher_is_locked_here(void); /* by the calling thread */
/* Takes the lock in order to change something. Fails (KF_ERR_MISUSE) inside a listener, which
 * would see, or cause, changes in the middle of a change. */
KF_MUST_USE kf_status_t kf__dispatcher_lock_for_change(void);

/* KF_ERR_MISUSE where waiting for running calls would be waiting for oneself. `what` begins the
 * message. */
KF_MUST_USE kf_status_t kf__may_wait(const char *what);

/* The slot of a runtime key; KF_ERR_VALUE for an alias, a marker or a number that is no key. */
KF_MUST_USE kf_status_t kf__op_slot_of_key(const kf_op_t *op, kf_key_t key, size_t *out_slot);

/* All under the lock from here on. */

kf_op_t *kf__op_lookup(const char *name, const char *overload);
/* Finds or makes the entry. A made one has no registration yet: if the caller registers nothing,
 * it calls kf__op_drop_if_unused. */
KF_MUST_USE kf_status_t kf__op_find_or_create(const char *name, const char *overload,
                                              kf_op_t **out_op);
void kf__op_drop_if_unused(kf_op_t *op);
kf_op_t *kf__op_first(void);
/* Sends an event to every listener. */
void kf__notify(const kf_op_t *op, bool defined);
/* Some kernel or fallback is registered to one of the keys in this set of runtime keys (exact
 * keys, no aliases); the first operator's name is stored for the message ("a fallback"). */
bool kf__keys_in_use(const kf_key_t *keys, size_t count, const char **out_user);

/* The fallback in a slot, or NULL. */
const kf_kernel_t *kf__fallback(size_t slot);

#endif
