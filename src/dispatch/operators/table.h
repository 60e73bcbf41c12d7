/* Computed tables: which kernel a call for each runtime key runs. */
#ifndef KF_DISPATCH_OPERATORS_TABLE_H
#define KF_DISPATCH_OPERATORS_TABLE_H

#include "dispatch/operators/operator.h"

/* The kernel of one slot, and the rule that chose it. */
typedef struct kf_resolution {
  const kf_kernel_t *kernel; /* never NULL: kf__missing_kernel when there is none */
  kf_rule_t rule;
} kf_resolution_t;

/* All functions need the dispatcher's lock, except kf__op_slot_of_key. Slots are below
 * KF_SLOT_COUNT. */

/* Fills the table and masks of a new operator from the fallbacks. */
void kf__table_init(kf_op_t *op);
/* Empties the table of an operator that is no longer listed: changes of fallbacks do not reach it,
 * so it must not hold any. */
void kf__table_clear(kf_op_t *op);
/* Brings the table up to date after a kernel was added. */
void kf__table_added(kf_op_t *op, const kf_kernel_t *kernel);
/* Same after the kernels registered to `key` (alias or not) changed in any way. */
void kf__table_refresh(kf_op_t *op, kf_key_t key);
/* Brings it up to date after the fallbacks for these runtime keys changed. */
void kf__table_refresh_set(kf_op_t *op, kf_keyset_t set);
/* Computes one slot without reading the stored table. */
kf_resolution_t kf__table_compute(const kf_op_t *op, size_t slot);
/* The key of a slot: as kf__slot_key, without the search. Dispatcher's lock held. */
kf_key_t kf__table_key(size_t slot);
/* The stored entry of a slot; never NULL. */
const kf_kernel_t *kf__table_stored(const kf_op_t *op, size_t slot);

/* Invariants of a table between changes; the first that does not hold, or NULL. The entries are those
 * that the rules give. A key is masked exactly where its entry falls through: for its backend, a
 * plain key for all of them. `layout.mask` is the mask of all backends, or 1 when they differ. */
const char *kf__table_problem(const kf_op_t *op);

/* The fallback in a slot, or NULL. */
const kf_kernel_t *kf__fallback(size_t slot);
/* Stores or clears (NULL) the fallback of a slot; the caller refreshes the operators. */
void kf__fallback_set(size_t slot, const kf_kernel_t *kernel);

/* The fallback of devices that have none of their own, NULL: none, and the backends it serves
 * (bits); the caller refreshes the operators. */
void kf__table_set_device_fallback(const kf_kernel_t *kernel, uint64_t backends);
const kf_kernel_t *kf__table_device_fallback(void);
uint64_t kf__table_open_backends(void);

/* The slot of a runtime key; KF_ERR_VALUE for an alias, a marker or a number that is no key. */
KF_MUST_USE kf_status_t kf__op_slot_of_key(const kf_op_t *op, kf_key_t key, size_t *out_slot);

#endif
