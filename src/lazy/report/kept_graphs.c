/* The graph that ran last, and the graphs of the cache, as text and for Graphviz. */
#include "lazy/graphs/dump_graph.h"
#include "lazy/graphs/graph_cache.h"
#include "lazy/model/reuse.h"
#include "lazy/state/options.h"

/* ---- Graphviz ---- */

/* The step that gave each slot its value; -1: a parameter. The caller frees it. */
static int64_t *find_producers(const kf__lazy_plan_t *plan) {
  int64_t *producers = kf_alloc((plan->slot_count + 1) * sizeof *producers);
  if (producers == NULL) return NULL;
  for (size_t i = 0; i < plan->slot_count; i++) producers[i] = -1;
  for (size_t i = 0; i < plan->step_count; i++) {
    const kf__lazy_step_t *step = &plan->steps[i];
    for (uint32_t k = 0; k < step->output_count; k++) producers[step->outputs[k].slot] = (int64_t)i;
    for (uint32_t k = 0; k < step->rewrite_count; k++) producers[step->rewrites[k].to] = (int64_t)i;
  }
  return producers;
}

static void put_plan(kf_text_t *text, size_t number, const kf__lazy_plan_t *plan,
                     const int64_t *producers) {
  kf__text_format(text, "  subgraph cluster_%zu {\n    label=\"graph %016llx%016llx\"\n", number,
                  (unsigned long long)plan->key.words[0], (unsigned long long)plan->key.words[1]);
  for (size_t i = 0; i < plan->param_count; i++)
    kf__text_format(text, "    g%zu_parameter%zu [label=\"parameter %zu\", shape=box]\n", number, i,
                    i);
  for (size_t i = 0; i < plan->step_count; i++) {
    const kf__lazy_step_t *step = &plan->steps[i];
    kf__text_format(text, "    g%zu_node%zu [label=\"%s\"]\n", number, i,
                    kf__lazy_op_name(step->op));
    for (uint32_t k = 0; k < step->operand_count; k++) {
      if (step->operands[k].kind != KF__LAZY_VALUE) continue;
      const uint32_t slot = step->operands[k].slot;
      if (producers[slot] < 0)
        kf__text_format(text, "    g%zu_parameter%u -> g%zu_node%zu\n", number, slot, number, i);
      else
        kf__text_format(text, "    g%zu_node%lld -> g%zu_node%zu\n", number,
                        (long long)producers[slot], number, i);
    }
  }
  kf__text_puts(text, "  }\n");
}

typedef struct dot {
  kf_text_t text;
  size_t count;
} dot_t;

static void add_plan(void *context, const kf__lazy_plan_t *plan) {
  dot_t *dot = context;
  int64_t *producers = find_producers(plan);
  if (producers == NULL)
    dot->text.failed = true;
  else
    put_plan(&dot->text, dot->count++, plan, producers);
  kf_free(producers);
}

static void begin_dot(dot_t *dot) {
  *dot = (dot_t){.count = 0};
  kf__text_init(&dot->text);
  kf__text_puts(&dot->text, "digraph G {\n");
}

static kf_status_t end_dot(dot_t *dot, char **out_text) {
  kf__text_puts(&dot->text, "}\n");
  return kf__text_take(&dot->text, out_text);
}

kf_status_t kf_lazy_cache_dot(char **out_text) {
  dot_t dot;
  *out_text = NULL;
  if (kf__lazy_options.reuse_ir) return kf__lazy_reuse_dot(out_text);
  begin_dot(&dot);
  kf__lazy_cache_visit(add_plan, &dot);
  return end_dot(&dot, out_text);
}

/* ---- As text ---- */

static void add_text(void *context, const kf__lazy_plan_t *plan) {
  if (plan->text != NULL) kf__text_puts(context, plan->text);
}

kf_status_t kf_lazy_cache_text(char **out_text) {
  kf_text_t text;
  *out_text = NULL;
  kf__text_init(&text);
  kf__lazy_cache_visit(add_text, &text);
  return kf__text_take(&text, out_text);
}

/* ---- The latest graph ---- */

static kf_status_t plan_in(const kf__lazy_plan_t *plan, kf_lazy_format_t format, char **out_text) {
  if (format == KF_LAZY_BACKEND) return kf__lazy_plan_text(plan, out_text);
  if (format == KF_LAZY_DOT) {
    dot_t dot;
    begin_dot(&dot);
    add_plan(&dot, plan);
    return end_dot(&dot, out_text);
  }
  const char *text = plan->text != NULL ? plan->text : "";
  *out_text = kf__copy_text(text, strlen(text));
  return *out_text != NULL ? KF_OK : kf__no_memory();
}

kf_status_t kf_lazy_latest_graph(kf_lazy_format_t format, char **out_text) {
  *out_text = NULL;
  if (format > KF_LAZY_BACKEND) return kf__lazy_unknown_format(format);
  kf__lazy_plan_t *plan = kf__lazy_latest();
  if (plan == NULL) return kf_error_set(KF_ERR_RUNTIME, "No computations have been executed yet.");
  kf_status_t status = plan_in(plan, format, out_text);
  kf__lazy_plan_release(plan);
  return status;
}
