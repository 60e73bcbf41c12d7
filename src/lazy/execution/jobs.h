/* Running what is pending: flushes, and waiting for what they compute. */
#ifndef KF_LAZY_EXECUTION_JOBS_H
#define KF_LAZY_EXECUTION_JOBS_H

#include "lazy/plans/plan.h"

/* Runs everything that is pending. `wait`: returns when it is computed. `is_step`: mark_step. */
KF_MUST_USE kf_status_t kf__lazy_flush(const char *reason, bool wait, bool is_step);
/* Waits for a handle: the error of its job when that failed. Lock not held. */
KF_MUST_USE kf_status_t kf__lazy_await(kf__lazy_handle_t *handle);
void kf__lazy_settle(void); /* settle_generators of the recording device */
void kf__lazy_stop_worker(void);
/* Around code that reads the memory of values as a graph does, while others are recorded: nothing
 * is flushed. The end gets what the begin returned. */
bool kf__lazy_begin_graph(void);
void kf__lazy_end_graph(bool state);
/* Around code that may wait for another thread: the functions of kf_lazy_set_waiting. */
void *kf__lazy_begin_waiting(void);
void kf__lazy_end_waiting(void *state);

#endif
