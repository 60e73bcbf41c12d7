/* The order of the passes, dead nodes, and the choice between a special and a general plan. */
#include "lazy/passes/passes.h"
#include "lazy/state/options.h"

enum { ROUNDS = 2 }; /* a second one, because passes make work for those before them */

/* ---- Dead nodes ---- */

static void mark(kf__lazy_draft_t *draft) {
  kf__lazy_job_t *graph = &draft->graph;
  for (size_t i = 0; i < graph->node_count; i++)
    graph->nodes[i]->is_live = graph->nodes[i]->op->is_random;
  for (size_t i = 0; i < graph->root_count; i++) graph->roots[i].node->is_live = true;
  for (size_t i = graph->node_count; i-- > 0;) {
    const kf__lazy_node_t *node = graph->nodes[i];
    if (!node->is_live) continue;
    for (uint32_t k = 0; k < node->operand_count; k++)
      if (node->operands[k].kind == KF__LAZY_VALUE) node->operands[k].from.node->is_live = true;
  }
}

static void remove_dead(kf__lazy_draft_t *draft) {
  kf__lazy_job_t *graph = &draft->graph;
  size_t count = 0;
  for (size_t i = 0; i < graph->node_count; i++) kf__lazy_resolve(draft, graph->nodes[i]);
  mark(draft);
  for (size_t i = 0; i < graph->node_count; i++)
    if (graph->nodes[i]->is_live) graph->nodes[count++] = graph->nodes[i];
  graph->node_count = count;
}

/* ---- All passes ---- */

kf_status_t kf__lazy_draft_optimize(kf__lazy_draft_t *draft) {
  static kf_status_t (*const passes[])(kf__lazy_draft_t *) = {
      kf__lazy_pass_copies, kf__lazy_pass_constants, kf__lazy_pass_simplify,
      kf__lazy_pass_subexpressions};
  for (int round = 0; round < ROUNDS; round++) {
    const size_t before = draft->changes;
    for (size_t i = 0; i < sizeof passes / sizeof *passes; i++) {
      KF_TRY(passes[i](draft));
      if (draft->failed) return kf__no_memory();
    }
    if (draft->changes == before) break;
  }
  remove_dead(draft);
  if (!kf__lazy_options.exact) {
    KF_TRY(kf__lazy_pass_kernels(draft));
    remove_dead(draft);
  }
  KF_TRY(kf__lazy_pass_order(draft));
  draft->graph.constants = draft->constants;
  draft->graph.constant_count = draft->constant_count;
  return KF_OK;
}

static kf_status_t keep_guards(const kf__lazy_draft_t *draft, kf__lazy_plan_t *plan) {
  plan->guards = kf__lazy_plan_take(plan, (draft->guard_count + 1) * sizeof *plan->guards);
  if (plan->guards == NULL) return kf__no_memory();
  if (draft->guard_count > 0)
    memcpy(plan->guards, draft->guards, draft->guard_count * sizeof *plan->guards);
  plan->guard_count = draft->guard_count;
  return KF_OK;
}

kf_status_t kf__lazy_draft_compile(kf__lazy_draft_t *draft, kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *plan = NULL;
  kf_status_t status = kf__lazy_draft_optimize(draft);
  if (status == KF_OK) status = kf__lazy_compile_graph(&draft->graph, &plan);
  if (status == KF_OK) status = keep_guards(draft, plan);
  if (status == KF_OK)
    *out_plan = plan;
  else
    kf__lazy_plan_release(plan);
  return status;
}

static kf_status_t compile_draft(const kf__lazy_job_t *job, bool may_guard,
                                 kf__lazy_plan_t **out_plan) {
  kf__lazy_draft_t draft;
  kf_status_t status = kf__lazy_draft_make(job, &draft);
  draft.may_guard = may_guard;
  if (status == KF_OK) status = kf__lazy_draft_compile(&draft, out_plan);
  kf__lazy_draft_release(&draft);
  return status;
}

kf_status_t kf__lazy_compile(const kf__lazy_job_t *job, kf__lazy_plan_t **out_plan) {
  if (!kf__lazy_options.optimize) return kf__lazy_compile_graph(job, out_plan);
  kf__lazy_plan_t *special = NULL, *general = NULL;
  KF_TRY(compile_draft(job, true, &special));
  if (special->guard_count == 0) {
    *out_plan = special;
    return KF_OK;
  }
  kf_status_t status = compile_draft(job, false, &general);
  if (status != KF_OK) {
    kf__lazy_plan_release(special);
    return status;
  }
  general->special = special;
  *out_plan = general;
  return KF_OK;
}

/* ---- Guards at run time ---- */

static bool holds(const kf__lazy_guard_t *guard, const kf__lazy_job_t *job) {
  kf_scalar_t value, other = guard->value;
  if (!kf__lazy_guarded_value(job, guard->is_param, guard->index, &value)) return false;
  if (guard->other != KF__LAZY_NO_OTHER &&
      !kf__lazy_guarded_value(job, guard->is_param, guard->other, &other))
    return false;
  return kf__lazy_same_scalar(&value, &other);
}

kf__lazy_plan_t *kf__lazy_choose(kf__lazy_plan_t *plan, const kf__lazy_job_t *job) {
  kf__lazy_plan_t *special = plan->special;
  if (KF_LIKELY(special == NULL || plan->code != NULL)) return plan;
  for (size_t i = 0; i < special->guard_count; i++)
    if (!holds(&special->guards[i], job)) return plan;
  return special;
}
