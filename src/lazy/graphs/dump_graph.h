/* Graphs as text and for Graphviz. The texts are for kf_free. */
#ifndef KF_LAZY_GRAPHS_DUMP_GRAPH_H
#define KF_LAZY_GRAPHS_DUMP_GRAPH_H

#include "lazy/plans/plan.h"

KF_MUST_USE kf_status_t kf__lazy_job_text(const kf__lazy_job_t *job, char **out_text);
KF_MUST_USE kf_status_t kf__lazy_job_dot(const kf__lazy_job_t *job, char **out_text);
KF_MUST_USE kf_status_t kf__lazy_plan_text(const kf__lazy_plan_t *plan, char **out_text);
/* Sets KF_ERR_RUNTIME for a format that is none, or not one of the graph's, and returns it. */
KF_COLD kf_status_t kf__lazy_unknown_format(kf_lazy_format_t format);

/* Appends a job's graph to the file that the environment names, if it names one. */
void kf__lazy_save_graph(const kf__lazy_job_t *job);

#endif
