/* Scopes: parts of a program in which operators on eager tensors are recorded, too. */
#ifndef KF_LAZY_RECORDING_RECORDING_SCOPE_H
#define KF_LAZY_RECORDING_RECORDING_SCOPE_H

#include "lazy/model/recorded_trace.h"

/* Whether the thread is in a scope, and not in code whose calls are not recorded. */
bool kf__lazy_in_scope(void);
/* kf__lazy_record for a thread in a scope. */
KF_MUST_USE kf_status_t kf__lazy_record_in_scope(const kf_call_t *call, kf__lazy_op_t *op,
                                                 kf_stack_t *stack);
/* Around code whose calls are not recorded, for a thread in a scope. */
void kf__lazy_scope_pause(kf_guard_t *keys);
void kf__lazy_scope_resume(kf_guard_t *keys);
/* The thread enters a scope; the device exists. */
void kf__lazy_scope_enter(void);

#endif
