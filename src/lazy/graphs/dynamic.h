/* Graphs for changing sizes. */
#ifndef KF_LAZY_GRAPHS_DYNAMIC_H
#define KF_LAZY_GRAPHS_DYNAMIC_H

#include "lazy/plans/plan.h"

/* Binds a dynamic graph to the sizes of a job that is not in the cache. job->plan stays NULL when
 * there is no such graph or its conditions do not hold; *out_shape then has what
 * kf__lazy_compile_sizes needs, for kf_free. */
KF_MUST_USE kf_status_t kf__lazy_bind_sizes(kf__lazy_job_t *job, kf__lazy_shape_t **out_shape);
/* Compiles a job: a graph for these sizes, or, when a cached graph differs only in sizes, one for
 * changing sizes. Takes over the shape. Adds what it makes to the cache. */
KF_MUST_USE kf_status_t kf__lazy_compile_sizes(kf__lazy_job_t *job, kf__lazy_shape_t *shape);

#endif
