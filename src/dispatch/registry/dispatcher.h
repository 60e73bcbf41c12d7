/* The dispatcher: the process-wide list of operators, and the fallbacks. */
#ifndef KF_DISPATCH_REGISTRY_DISPATCHER_H
#define KF_DISPATCH_REGISTRY_DISPATCHER_H

#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/table.h"
#include "dispatch/threads/reclaim.h"

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

#endif
