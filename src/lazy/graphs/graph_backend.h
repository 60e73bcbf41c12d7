/* Back ends that programs register: kf_lazy_set_backend. */
#ifndef KF_LAZY_GRAPHS_GRAPH_BACKEND_H
#define KF_LAZY_GRAPHS_GRAPH_BACKEND_H

#include "lazy/plans/plan.h"

/* The registered back end; NULL: the built-in one. */
const kf_lazy_backend_t *kf__lazy_backend(void);
/* Has the registered back end compile the plan; does nothing when there is none. */
KF_MUST_USE kf_status_t kf__lazy_backend_compile(kf__lazy_plan_t *plan);
/* Runs a plan by the back end that compiled it. */
KF_MUST_USE kf_status_t kf__lazy_run_plan(const kf__lazy_plan_t *plan, kf__lazy_run_t *run);

#endif
