/* The cache of compiled graphs, and the graph that ran last. */
#ifndef KF_LAZY_GRAPHS_GRAPH_CACHE_H
#define KF_LAZY_GRAPHS_GRAPH_CACHE_H

#include "lazy/plans/plan.h"

/* The plan of a key with a new reference; NULL: not there. */
kf__lazy_plan_t *kf__lazy_cache_find(kf__lazy_key_t key);
/* Adds a plan, which the cache retains. */
void kf__lazy_cache_add(kf__lazy_plan_t *plan);
/* The cached graph with this structure, static or dynamic, with a new reference; NULL: none. */
kf__lazy_plan_t *kf__lazy_cache_find_structure(kf__lazy_key_t structure, bool is_dynamic);
/* Removes a plan, if it is there. */
void kf__lazy_cache_remove(const kf__lazy_plan_t *plan);
/* The miss that was counted last is a hit: of a dynamic graph. */
void kf__lazy_cache_count_dynamic_hit(void);
/* Describes the first difference from the cached graph that is most like this one, for
 * explanations.
 */
void kf__lazy_cache_explain_miss(const kf__lazy_job_t *job);

/* Calls a function for each cached plan, under the lock of the cache. */
void kf__lazy_cache_visit(void (*visit)(void *context, const kf__lazy_plan_t *plan), void *context);

/* Keeps the plan as the one that ran last; NULL: forgets it. */
void kf__lazy_remember(kf__lazy_plan_t *plan);
/* The same plan with a new reference; NULL: none. */
kf__lazy_plan_t *kf__lazy_latest(void);

#endif
