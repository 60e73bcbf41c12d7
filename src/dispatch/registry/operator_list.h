/* The dispatcher: the process-wide list of operators, and the fallbacks. */
#ifndef KF_DISPATCH_REGISTRY_OPERATOR_LIST_H
#define KF_DISPATCH_REGISTRY_OPERATOR_LIST_H

#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/table.h"
#include "dispatch/threads/reclaim.h"

/* All functions need the dispatcher's lock. */

kf_op_t *kf__op_lookup(const char *name, const char *overload);
/* Finds or creates the entry. A new entry has no registration yet: if the caller then registers
 * nothing, it calls kf__op_drop_if_unused. The reference is the list's. KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__op_find_or_create(const char *name, const char *overload,
                                              kf_op_t **out_op);
/* Removes an entry without registrations from the list, and releases the list's reference. */
void kf__op_drop_if_unused(kf_op_t *op);
/* The first entry of the list, in the order of creation; the others follow by `next`. */
kf_op_t *kf__op_first(void);
/* Calls every listener: the operator was defined, or its last definition is being removed. */
void kf__notify(const kf_op_t *op, bool defined);

#endif
