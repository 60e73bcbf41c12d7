/* One graph for changing sizes.
 *
 * The integers of a graph are sizes, strides and offsets of its tensors and the arguments whose
 * type in the schema is SymInt. Everything else is its structure. When a second graph with the
 * structure of a cached one is not in the cache, the integers that differ become symbols, one for
 * each pair of an old and a new value, and the graph is compiled with symbols in their positions: a
 * dynamic graph. Passes see that two integers are equal only where they are the same symbol.
 *
 * A later job with this structure is recorded with its own integers, so nothing has to be derived:
 * the job fits when integers of one symbol are equal and the others are as they were. The steps are
 * then bound to its integers. No pass runs, and nothing is compiled. A job that does not fit splits
 * symbols, or makes new ones, and is compiled: the finer graph replaces the old one. */
#include <stdio.h>

#include "lazy/graphs/dump_graph.h"
#include "lazy/graphs/dynamic.h"
#include "lazy/graphs/graph_backend.h"
#include "lazy/graphs/graph_cache.h"
#include "lazy/passes/passes.h"
#include "lazy/state/explain_step.h"
#include "lazy/state/options.h"

enum { NO_SYMBOL = UINT32_MAX, MAX_SYMBOLS = 256, RUNS_COUNTED = 2 };

/* ---- Visiting all integers ---- */

typedef struct walk {
  kf__lazy_draft_t *draft;
  kf__lazy_shape_t *shape; /* gets the values; grows */
  size_t capacity, position;
  const uint32_t *symbols; /* NULL: reads; else writes symbols to the draft */
} walk_t;

static kf_status_t read_integer(walk_t *w, int64_t value) {
  if (w->position == w->capacity) {
    const size_t capacity = w->capacity * 2 + 256;
    kf__lazy_shape_t *grown = kf_alloc(sizeof *grown + capacity * sizeof *grown->values);
    if (grown == NULL) return kf__no_memory();
    if (w->shape != NULL)
      memcpy(grown, w->shape, sizeof *grown + w->position * sizeof *grown->values);
    kf_free(w->shape);
    w->shape = grown;
    w->capacity = capacity;
  }
  w->shape->values[w->position] = value;
  return KF_OK;
}

static kf_status_t visit_integer(walk_t *w, int64_t *value) {
  if (w->symbols == NULL)
    KF_TRY(read_integer(w, *value));
  else if (w->symbols[w->position] != NO_SYMBOL)
    *value = KF__LAZY_SYMBOL + w->symbols[w->position];
  w->position++;
  return KF_OK;
}

static kf_status_t read_geometry(walk_t *w, const kf__lazy_geometry_t *geometry) {
  KF_TRY(read_integer(w, geometry->offset));
  w->position++;
  for (uint32_t i = 0; i < 2 * geometry->ndim; i++, w->position++)
    KF_TRY(read_integer(w, geometry->dims[i]));
  return KF_OK;
}

static kf_status_t visit_geometry(walk_t *w, const kf__lazy_geometry_t **geometry) {
  if (*geometry == NULL) return KF_OK;
  if (w->symbols == NULL) return read_geometry(w, *geometry);
  const size_t size = kf__lazy_geometry_size((*geometry)->ndim);
  kf__lazy_geometry_t *copy = kf__lazy_draft_take(w->draft, size);
  if (copy == NULL) return kf__no_memory();
  memcpy(copy, *geometry, size);
  KF_TRY(visit_integer(w, &copy->offset));
  for (uint32_t i = 0; i < 2 * copy->ndim; i++) KF_TRY(visit_integer(w, &copy->dims[i]));
  *geometry = copy;
  return KF_OK;
}

static bool may_change(const kf__lazy_op_t *op, uint32_t index) {
  if (op->schema == NULL) return false;
  const kf_type_t *type = kf_schema_argument(op->schema, index)->real_type;
  while (type != NULL && (type->kind == KF_TYPE_OPTIONAL || type->kind == KF_TYPE_LIST))
    type = type->children[0];
  return type != NULL && type->kind == KF_TYPE_SYM_INT;
}

/* The list gets a copy with the symbols, which the draft owns. */
static kf_status_t visit_list(walk_t *w, kf_value_t *value) {
  kf_int_span_t ints = kf_list_ints((const kf_list_t *)value->as.pointer);
  int64_t *copy = kf__lazy_draft_take(w->draft, (ints.size + 1) * sizeof *copy);
  if (copy == NULL) return kf__no_memory();
  for (size_t i = 0; i < ints.size; i++) {
    copy[i] = ints.data[i];
    KF_TRY(visit_integer(w, &copy[i]));
  }
  if (w->symbols == NULL) return KF_OK;
  kf_list_t *list;
  KF_TRY(kf_list_of_ints(copy, ints.size, &list));
  kf_value_t made = kf_value_object_take(KF_TAG_LIST, list);
  KF_TRY(kf__lazy_draft_own(w->draft, &made));
  *value = made;
  return KF_OK;
}

static bool is_int_list(const kf_value_t *value) {
  return value->tag == KF_TAG_LIST &&
         kf_list_kind((const kf_list_t *)value->as.pointer) == KF_LIST_INTS;
}

static kf_status_t visit_node(walk_t *w, kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->arg_count; i++) {
    kf_value_t *value = &node->args[i];
    if (value->tag >= KF_TAG_COUNT || !may_change(node->op, i)) continue;
    if (value->tag == KF_TAG_INT) KF_TRY(visit_integer(w, &value->as.i));
    if (is_int_list(value)) KF_TRY(visit_list(w, value));
  }
  for (uint32_t i = 0; i < node->operand_count; i++)
    KF_TRY(visit_geometry(w, &node->operands[i].view));
  for (uint32_t i = 0; i < node->output_count; i++)
    KF_TRY(visit_geometry(w, &node->outputs[i].geometry));
  return KF_OK;
}

static kf_status_t visit_graph(walk_t *w) {
  const kf__lazy_job_t *graph = &w->draft->graph;
  for (size_t i = 0; i < graph->param_count; i++)
    KF_TRY(visit_geometry(w, &graph->param_geometries[i]));
  for (size_t i = 0; i < graph->node_count; i++) KF_TRY(visit_node(w, graph->nodes[i]));
  return KF_OK;
}

/* ---- The structure ---- */

static void mix(kf__lazy_key_t *key, uint64_t word) {
  key->words[0] = kf__hash_bytes(&word, sizeof word, key->words[0]);
  key->words[1] = kf__hash_bytes(&word, sizeof word, key->words[1] ^ 0x9e3779b97f4a7c15u);
}

static void mix_bytes(kf__lazy_key_t *key, const void *data, size_t size) {
  mix(key, size);
  if (size == 0) return;
  key->words[0] = kf__hash_bytes(data, size, key->words[0]);
  key->words[1] = kf__hash_bytes(data, size, key->words[1] ^ 0x9e3779b97f4a7c15u);
}

/* Objects have no hash: the structure is then that of no other graph. */
static bool mix_value(kf__lazy_key_t *key, const kf_value_t *value);
static bool mix_list(kf__lazy_key_t *key, const kf_list_t *list) {
  const size_t size = kf_list_size(list);
  mix(key, (uint64_t)kf_list_kind(list) << 48 | size);
  switch (kf_list_kind(list)) {
    case KF_LIST_INTS: mix_bytes(key, kf_list_ints(list).data, size * sizeof(int64_t)); return true;
    case KF_LIST_FLOATS:
      mix_bytes(key, kf_list_floats(list).data, size * sizeof(double));
      return true;
    case KF_LIST_BOOLS: mix_bytes(key, kf_list_bools(list).data, size); return true;
    case KF_LIST_VALUES:
      for (size_t i = 0; i < size; i++)
        if (!mix_value(key, &kf_list_values(list).data[i])) return false;
      return true;
    default: return size == 0;
  }
}

static bool mix_value(kf__lazy_key_t *key, const kf_value_t *value) {
  mix(key, value->tag);
  if (value->tag == KF_TAG_LIST) return mix_list(key, (const kf_list_t *)value->as.pointer);
  if (value->tag == KF_TAG_STRING) {
    kf_str_t text = kf_value_get_string(value);
    mix_bytes(key, text.data, text.size);
    return true;
  }
  if (value->tag == KF_TAG_BOOL)
    mix(key, value->as.b);
  else if (value->tag != KF_TAG_NONE && !kf_tag_is_object(value->tag))
    mix(key, value->as.bits);
  return value->tag == KF_TAG_NONE || !kf_tag_is_object(value->tag);
}

static void mix_type(kf__lazy_key_t *key, const kf__lazy_geometry_t *geometry) {
  mix(key, geometry != NULL ? (uint64_t)geometry->ndim << 32 | geometry->dtype : UINT64_MAX);
}

/* The kind of a number decides about types; its value is read at each run. */
static void mix_number(kf__lazy_key_t *key, const kf_value_t *number) {
  mix(key, (uint64_t)number->tag << 32 | 1);
  if (number->tag == KF_TAG_LIST) mix(key, kf_list_size((const kf_list_t *)number->as.pointer));
}

static bool mix_argument(kf__lazy_key_t *key, const kf__lazy_draft_t *draft,
                         const kf__lazy_node_t *node, uint32_t index) {
  const kf_value_t *value = &node->args[index];
  if (value->tag == KF__LAZY_TAG_NUMBER) {
    mix_number(key, &draft->source->numbers[value->as.i]);
    return true;
  }
  if (value->tag >= KF_TAG_COUNT) {
    mix(key, (uint64_t)value->tag << 32 | value->extra.bits);
    return true;
  }
  if (!may_change(node->op, index)) return mix_value(key, value);
  if (value->tag == KF_TAG_INT) {
    mix(key, (uint64_t)value->tag << 32 | 2);
    return true;
  }
  if (!is_int_list(value)) return mix_value(key, value);
  mix(key, (uint64_t)3 << 32 | kf_list_size((const kf_list_t *)value->as.pointer));
  return true;
}

static bool mix_node(kf__lazy_key_t *key, const kf__lazy_draft_t *draft,
                     const kf__lazy_node_t *node) {
  mix(key, node->op->name_hash);
  mix(key, (uint64_t)node->operand_count << 32 | node->output_count);
  for (uint32_t i = 0; i < node->arg_count; i++)
    if (!mix_argument(key, draft, node, i)) return false;
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *operand = &node->operands[i];
    mix(key, (uint64_t)operand->kind << 8 | operand->flags);
    if (operand->kind == KF__LAZY_DATA) mix(key, operand->output);
    if (operand->kind == KF__LAZY_VALUE)
      mix(key, kf__lazy_value_number(operand->from.node, operand->output));
    mix_type(key, operand->view);
  }
  for (uint32_t i = 0; i < node->output_count; i++) {
    mix_type(key, node->outputs[i].geometry);
    mix(key, (uint64_t)(uint32_t)node->outputs[i].rewrites);
  }
  return true;
}

static bool find_structure(const kf__lazy_draft_t *draft, kf__lazy_key_t *key) {
  const kf__lazy_job_t *graph = &draft->graph;
  *key = (kf__lazy_key_t){{0x51afd7ed558ccd6du, 0x2545f4914f6cdd1du}};
  mix(key, graph->param_count);
  for (size_t i = 0; i < graph->param_count; i++) {
    if (graph->param_geometries[i] == NULL) return false;
    mix_type(key, graph->param_geometries[i]);
  }
  for (size_t i = 0; i < graph->node_count; i++)
    if (!mix_node(key, draft, graph->nodes[i])) return false;
  for (size_t i = 0; i < graph->root_count; i++)
    mix(key, kf__lazy_value_number(graph->roots[i].node, graph->roots[i].output));
  return true;
}

/* ---- Binding ---- */

/* The values of the symbols; false: the job does not fit. */
static bool find_values(const kf__lazy_plan_t *graph, const kf__lazy_shape_t *shape,
                        int64_t *values) {
  if (graph->shape->count != shape->count) return false;
  bool is_known[MAX_SYMBOLS] = {false};
  for (size_t i = 0; i < shape->count; i++) {
    const uint32_t symbol = graph->symbols[i];
    const int64_t value = shape->values[i];
    if (symbol == NO_SYMBOL) {
      if (value != graph->shape->values[i]) return false;
    } else if (!is_known[symbol]) {
      is_known[symbol] = true;
      values[symbol] = value;
    } else if (values[symbol] != value) {
      return false;
    }
  }
  return true;
}

typedef struct binder {
  const kf__lazy_plan_t *graph;
  kf__lazy_plan_t *plan;
  const int64_t *values;
} binder_t;

static int64_t bound(const binder_t *b, int64_t value) {
  return kf__lazy_is_symbol(value) ? b->values[value - KF__LAZY_SYMBOL] : value;
}

static kf_status_t bind_geometry(binder_t *b, const kf__lazy_geometry_t **geometry) {
  if (*geometry == NULL) return KF_OK;
  const size_t size = kf__lazy_geometry_size((*geometry)->ndim);
  kf__lazy_geometry_t *made = kf__lazy_plan_take(b->plan, size);
  if (made == NULL) return kf__no_memory();
  memcpy(made, *geometry, size);
  made->offset = bound(b, made->offset);
  for (uint32_t i = 0; i < 2 * made->ndim; i++) made->dims[i] = bound(b, made->dims[i]);
  *geometry = made;
  return KF_OK;
}

static kf_status_t bind_geometries(binder_t *b, const kf__lazy_geometry_t ***geometries,
                                   size_t count) {
  const kf__lazy_geometry_t **made = kf__lazy_plan_take(b->plan, (count + 1) * sizeof *made);
  if (made == NULL) return kf__no_memory();
  memcpy(made, *geometries, count * sizeof *made);
  *geometries = made;
  for (size_t i = 0; i < count; i++) KF_TRY(bind_geometry(b, &made[i]));
  return KF_OK;
}

static kf_status_t bind_argument(const binder_t *b, const kf_value_t *from, kf_value_t *to) {
  if (!is_int_list(from)) {
    *to = from->tag < KF_TAG_COUNT ? kf_value_copy(*from) : *from;
    if (from->tag == KF_TAG_INT) to->as.i = bound(b, from->as.i);
    return KF_OK;
  }
  kf_int_span_t ints = kf_list_ints((const kf_list_t *)from->as.pointer);
  bool has_symbols = false;
  for (size_t i = 0; i < ints.size; i++) has_symbols |= kf__lazy_is_symbol(ints.data[i]);
  if (!has_symbols) {
    *to = kf_value_copy(*from);
    return KF_OK;
  }
  int64_t *values = kf_alloc((ints.size + 1) * sizeof *values);
  if (values == NULL) return kf__no_memory();
  for (size_t i = 0; i < ints.size; i++) values[i] = bound(b, ints.data[i]);
  kf_list_t *list = NULL;
  kf_status_t status = kf_list_of_ints(values, ints.size, &list);
  kf_free(values);
  if (status == KF_OK) *to = kf_value_object_take(KF_TAG_LIST, list);
  return status;
}

/* Arrays without integers are those of the dynamic graph. */
static kf_status_t bind_step(binder_t *b, const kf__lazy_step_t *from, kf__lazy_step_t *step) {
  *step = *from;
  step->arg_count = 0; /* how many values the plan owns */
  step->args = kf__lazy_plan_take(b->plan, (from->arg_count + 1u) * sizeof *step->args);
  step->operands = kf__lazy_plan_take(b->plan, (from->operand_count + 1u) * sizeof *step->operands);
  step->outputs = kf__lazy_plan_take(b->plan, (from->output_count + 1u) * sizeof *step->outputs);
  if (step->args == NULL || step->operands == NULL || step->outputs == NULL) return kf__no_memory();
  memcpy(step->operands, from->operands, from->operand_count * sizeof *step->operands);
  memcpy(step->outputs, from->outputs, from->output_count * sizeof *step->outputs);
  for (uint32_t i = 0; i < from->arg_count; i++) {
    KF_TRY(bind_argument(b, &from->args[i], &step->args[i]));
    step->arg_count = i + 1;
  }
  for (uint32_t i = 0; i < step->operand_count; i++)
    KF_TRY(bind_geometry(b, &step->operands[i].view));
  for (uint32_t i = 0; i < step->output_count; i++)
    KF_TRY(bind_geometry(b, &step->outputs[i].geometry));
  return KF_OK;
}

static kf_status_t bind_steps(binder_t *b, const kf__lazy_job_t *job) {
  kf__lazy_plan_t *plan = b->plan;
  const kf__lazy_plan_t *graph = b->graph;
  KF_TRY(bind_geometries(b, &plan->params, plan->param_count));
  KF_TRY(bind_geometries(b, &plan->root_geometries, plan->root_count));
  plan->steps = kf__lazy_plan_take(plan, (graph->step_count + 1) * sizeof *plan->steps);
  plan->numbers = kf__lazy_plan_take(plan, (job->number_count + 1) * sizeof *plan->numbers);
  if (plan->steps == NULL || plan->numbers == NULL) return kf__no_memory();
  for (size_t i = 0; i < graph->step_count; i++) {
    plan->step_count = i + 1;
    KF_TRY(bind_step(b, &graph->steps[i], &plan->steps[i]));
  }
  for (size_t i = 0; i < job->number_count; i++) plan->numbers[i] = kf_value_copy(job->numbers[i]);
  plan->number_count = job->number_count;
  return KF_OK;
}

static kf_status_t bind_plan(kf__lazy_plan_t *graph, const int64_t *values,
                             const kf__lazy_job_t *job, kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *plan = kf_calloc(1, sizeof *plan);
  if (plan == NULL) return kf__no_memory();
  kf__lazy_plan_retain(graph);
  /* the fused code of other sizes is the same: with the third sizes, it is used at once */
  plan->runs = __atomic_fetch_add(&graph->runs, 1, __ATOMIC_RELAXED);
  if (plan->runs > RUNS_COUNTED) plan->runs = RUNS_COUNTED;
  plan->references = 1;
  plan->key = job->key;
  plan->parent = graph;
  plan->slot_count = graph->slot_count;
  plan->param_count = graph->param_count;
  plan->root_count = graph->root_count;
  plan->roots = graph->roots;
  plan->params = graph->params;
  plan->root_geometries = graph->root_geometries;
  plan->writes_param = graph->writes_param;
  plan->root_origin = graph->root_origin;
  plan->constants = graph->constants;
  plan->constant_geometries = graph->constant_geometries;
  plan->constant_count = graph->constant_count;
  plan->guards = graph->guards;
  plan->guard_count = graph->guard_count;
  binder_t b = {graph, plan, values};
  kf_status_t status = bind_steps(&b, job);
  if (status == KF_OK)
    *out_plan = plan;
  else
    kf__lazy_plan_release(plan);
  return status;
}

/* The dynamic graph with the integers of a job. */
static kf_status_t bind(kf__lazy_plan_t *graph, const int64_t *values, const kf__lazy_job_t *job,
                        kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *plan = NULL;
  KF_TRY(bind_plan(graph, values, job, &plan));
  if (graph->special != NULL) {
    kf_status_t status = bind_plan(graph->special, values, job, &plan->special);
    if (status != KF_OK) {
      kf__lazy_plan_release(plan);
      return status;
    }
  }
  *out_plan = plan;
  return KF_OK;
}

/* Another back end compiles graphs for fixed sizes. */
static bool is_enabled(void) {
  return (kf__lazy_options.optimize || kf__lazy_options.symbolic_shapes) &&
         kf__lazy_options.cache_size > 0 && kf__lazy_backend() == NULL;
}

static kf_status_t read_shape(const kf__lazy_job_t *job, kf__lazy_shape_t **out_shape) {
  kf__lazy_draft_t draft;
  kf_status_t status = kf__lazy_draft_make(job, &draft);
  walk_t w = {.draft = &draft};
  kf__lazy_key_t structure;
  if (status == KF_OK && find_structure(&draft, &structure)) status = visit_graph(&w);
  kf__lazy_draft_release(&draft);
  if (status == KF_OK && w.shape != NULL) {
    w.shape->structure = structure;
    w.shape->count = w.position;
    *out_shape = w.shape;
  } else {
    kf_free(w.shape);
  }
  return status;
}

kf_status_t kf__lazy_bind_sizes(kf__lazy_job_t *job, kf__lazy_shape_t **out_shape) {
  *out_shape = NULL;
  if (!is_enabled()) return KF_OK;
  KF_TRY(read_shape(job, out_shape));
  if (*out_shape == NULL) return KF_OK;
  kf__lazy_plan_t *graph = kf__lazy_cache_find_structure((*out_shape)->structure, true);
  if (graph == NULL) return KF_OK;
  int64_t values[MAX_SYMBOLS];
  kf_status_t status = KF_OK;
  if (find_values(graph, *out_shape, values)) status = bind(graph, values, job, &job->plan);
  kf__lazy_plan_release(graph);
  if (status == KF_OK && job->plan == NULL) return KF_OK;
  kf_free(*out_shape);
  *out_shape = NULL;
  if (status != KF_OK) return status;
  kf__lazy_cache_count_dynamic_hit();
  kf__lazy_cache_add(job->plan);
  kf__lazy_note("ran the cached graph for changing sizes with new sizes");
  return KF_OK;
}

/* ---- Making a dynamic graph ---- */

typedef struct pair {
  uint32_t symbol; /* in the graph before */
  int64_t before, now;
} pair_t;

/* Fills the symbols of a shape that differs from the one of `base`, or, without one, has a symbol
 * for each size above 1. Returns their number; 0: none or too many. */
static size_t find_symbols(const kf__lazy_plan_t *base, const kf__lazy_shape_t *shape,
                           uint32_t *symbols) {
  pair_t pairs[MAX_SYMBOLS];
  size_t count = 0;
  for (size_t i = 0; i < shape->count; i++) {
    const int64_t now = shape->values[i];
    pair_t pair = {NO_SYMBOL, base != NULL ? base->shape->values[i] : 0, now};
    if (base != NULL && base->symbols != NULL) pair.symbol = base->symbols[i];
    symbols[i] = NO_SYMBOL;
    if (pair.symbol == NO_SYMBOL && (base != NULL ? pair.before == now : now < 2)) continue;
    size_t found = 0;
    while (found < count && (pairs[found].symbol != pair.symbol ||
                             pairs[found].before != pair.before || pairs[found].now != now))
      found++;
    if (found == MAX_SYMBOLS) return 0;
    if (found == count) pairs[count++] = pair;
    symbols[i] = (uint32_t)found;
  }
  return count;
}

/* Compiles the job with symbols: for all numbers, or for those of the job. */
static kf_status_t compile_symbols(const kf__lazy_job_t *job, const uint32_t *symbols,
                                   bool may_guard, kf__lazy_plan_t **out_plan) {
  kf__lazy_draft_t draft;
  kf_status_t status = kf__lazy_draft_make(job, &draft);
  walk_t w = {.draft = &draft, .symbols = symbols};
  draft.may_guard = may_guard;
  if (status == KF_OK) status = visit_graph(&w);
  if (status == KF_OK)
    status = kf__lazy_options.optimize ? kf__lazy_draft_compile(&draft, out_plan)
                                       : kf__lazy_compile_graph(&draft.graph, out_plan);
  kf__lazy_draft_release(&draft);
  return status;
}

/* A graph whose rules read numbers has a special plan beside the general one. */
static kf_status_t compile_both(const kf__lazy_job_t *job, const uint32_t *symbols,
                                kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *special = NULL;
  KF_TRY(compile_symbols(job, symbols, true, &special));
  if (special->guard_count == 0) {
    *out_plan = special;
    return KF_OK;
  }
  kf_status_t status = compile_symbols(job, symbols, false, out_plan);
  if (status == KF_OK)
    (*out_plan)->special = special;
  else
    kf__lazy_plan_release(special);
  return status;
}

/* The plan takes over the shape and the symbols on success. */
static kf_status_t compile_dynamic(const kf__lazy_job_t *job, kf__lazy_shape_t *shape,
                                   const uint32_t *symbols, size_t symbol_count,
                                   kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *plan = NULL;
  kf_status_t status = compile_both(job, symbols, &plan);
  if (status == KF_OK) {
    plan->symbols = kf__lazy_plan_take(plan, (shape->count + 1) * sizeof *plan->symbols);
    if (plan->symbols == NULL) status = kf__no_memory();
  }
  if (status != KF_OK) {
    kf__lazy_plan_release(plan);
    return status;
  }
  memcpy(plan->symbols, symbols, shape->count * sizeof *plan->symbols);
  plan->symbol_count = symbol_count;
  plan->key = shape->structure;
  plan->shape = shape;
  *out_plan = plan;
  return KF_OK;
}

static void keep_text(const kf__lazy_job_t *job, kf__lazy_plan_t *plan) {
  if (kf__lazy_job_text(job, &plan->text) != KF_OK) kf_error_clear(); /* explains less */
  if (plan->special != NULL && plan->text != NULL)
    plan->special->text = kf__copy_text(plan->text, strlen(plan->text));
}

/* *out_made: false when the graph cannot be dynamic; the shape is the caller's then. */
static kf_status_t make_dynamic(kf__lazy_job_t *job, const kf__lazy_plan_t *base,
                                kf__lazy_shape_t *shape, uint32_t *symbols, bool *out_made) {
  *out_made = false;
  if (base != NULL && base->shape->count != shape->count) return KF_OK;
  const size_t count = find_symbols(base, shape, symbols);
  if (count == 0) return KF_OK;
  kf__lazy_plan_t *graph = NULL;
  KF_TRY(compile_dynamic(job, shape, symbols, count, &graph));
  *out_made = true; /* the graph has the shape */
  int64_t values[MAX_SYMBOLS];
  (void)find_values(graph, shape, values);
  kf_status_t status = bind(graph, values, job, &job->plan);
  if (status == KF_OK) {
    keep_text(job, graph);
    if (base != NULL && base->symbols != NULL) kf__lazy_cache_remove(base);
    kf__lazy_cache_add(graph);
    kf__lazy_cache_add(job->plan);
    kf__lazy_note(base != NULL ? "a cached graph differs in sizes only: compiled one graph for "
                                 "changing sizes, with %zu of them"
                               : "compiled a graph for changing sizes, with %zu of them",
                  count);
  }
  kf__lazy_plan_release(graph);
  return status;
}

static kf_status_t compile_static(kf__lazy_job_t *job, kf__lazy_shape_t **shape) {
  KF_TRY(kf__lazy_compile(job, &job->plan));
  keep_text(job, job->plan);
  KF_TRY(kf__lazy_backend_compile(job->plan));
  job->plan->shape = *shape;
  *shape = NULL;
  kf__lazy_cache_add(job->plan);
  return KF_OK;
}

static kf_status_t try_dynamic(kf__lazy_job_t *job, kf__lazy_shape_t *shape, bool *out_made) {
  *out_made = false;
  kf__lazy_plan_t *base = kf__lazy_cache_find_structure(shape->structure, true);
  if (base == NULL) base = kf__lazy_cache_find_structure(shape->structure, false);
  if (base == NULL && !kf__lazy_options.symbolic_shapes) return KF_OK;
  uint32_t *symbols = kf_alloc((shape->count + 1) * sizeof *symbols);
  kf_status_t status =
      symbols != NULL ? make_dynamic(job, base, shape, symbols, out_made) : kf__no_memory();
  kf_free(symbols);
  kf__lazy_plan_release(base);
  return status;
}

kf_status_t kf__lazy_compile_sizes(kf__lazy_job_t *job, kf__lazy_shape_t *shape) {
  kf_status_t status = KF_OK;
  bool is_dynamic = false;
  if (shape != NULL) status = try_dynamic(job, shape, &is_dynamic);
  if (is_dynamic) return status;
  if (status == KF_OK) status = compile_static(job, &shape);
  kf_free(shape);
  return status;
}
