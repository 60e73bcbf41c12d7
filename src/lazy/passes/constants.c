/* Constant folding: small values that depend on nothing but the graph are computed once, when it is
 * compiled, and kept in the plan. They begin at factories (a fill of a new buffer) and go on
 * through every operator of the catalogue that reads only such values.
 *
 * A value that is a result or is written to later stays an ordinary value: it needs memory of its
 * own in every run. Fills with numbers are guarded, and only for numbers that programs rarely
 * change. */
#include "lazy/passes/passes.h"

/* A constant takes memory between runs, which the eager program does not have. A mere fill is made
 * anew at each run unless it is tiny: that costs little. */
enum { MAX_BYTES = 4096, MAX_FILL_BYTES = 64 };

typedef struct folder {
  kf__lazy_draft_t *draft;
  uint8_t *is_foldable; /* for each node of the source */
  kf_tensor_t **params; /* borrowed; NULL: not all are known, and wrapped numbers are not folded */
  kf__lazy_job_t part;  /* the foldable nodes; its roots are the constants */
} folder_t;

/* ---- What can be folded ---- */

static bool fills(const kf__lazy_op_t *op) {
  const char *name = kf_op_name(op->op);
  return op->is_copy || strcmp(name, "aten::fill_") == 0 || strcmp(name, "aten::zero_") == 0;
}

/* Whether a value has at most this many bytes. */
static bool is_within(const kf__lazy_geometry_t *geometry, int64_t bytes) {
  if (geometry == NULL || geometry->offset != 0) return false;
  int64_t last = 0;
  for (uint32_t i = 0; i < geometry->ndim; i++) {
    const int64_t size = geometry->dims[i], stride = geometry->dims[geometry->ndim + i];
    if (size < 0 || size > bytes || stride < 0 || stride > bytes) return false;
    if (size > 0) last += (size - 1) * stride;
  }
  return (last + 1) * kf__dtype_sizes[geometry->dtype] <= bytes;
}

static bool is_small(const kf__lazy_geometry_t *geometry) { return is_within(geometry, MAX_BYTES); }

/* Whether a value is worth its memory between runs. */
static bool is_worth_keeping(const kf__lazy_node_t *node, uint32_t output) {
  return !fills(node->op) || is_within(node->outputs[output].geometry, MAX_FILL_BYTES);
}

/* 0, 1, 2, -1, 0.5, infinities and small integers stand for themselves in most programs. */
static bool is_lasting(const kf_scalar_t *value) {
  if (value->tag == KF_TAG_BOOL) return true;
  if (value->tag == KF_TAG_INT) return value->as.i >= -16 && value->as.i <= 16;
  const double f = value->as.f;
  return f == 0 || f == 1 || f == -1 || f == 2 || f == 0.5 || __builtin_isinf(f);
}

static bool has_symbols(const kf_value_t *value) {
  if (value->tag == KF_TAG_INT) return kf__lazy_is_symbol(value->as.i);
  if (value->tag != KF_TAG_LIST) return false;
  kf_int_span_t ints = kf_list_ints((const kf_list_t *)value->as.pointer);
  for (size_t i = 0; i < ints.size; i++)
    if (kf__lazy_is_symbol(ints.data[i])) return true;
  return false;
}

static bool are_arguments_constant(const folder_t *f, const kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->arg_count; i++) {
    const kf_value_t *value = &node->args[i];
    kf_scalar_t number;
    if (value->tag == KF__LAZY_TAG_NUMBER &&
        (!f->draft->may_guard ||
         !kf__lazy_guarded_value(f->draft->source, false, (uint32_t)value->as.i, &number) ||
         !is_lasting(&number)))
      return false;
    if (value->tag < KF_TAG_COUNT && has_symbols(value)) return false;
  }
  return true;
}

static bool is_lasting_param(const folder_t *f, const kf__lazy_operand_t *operand) {
  kf_scalar_t value;
  return f->draft->may_guard && f->params != NULL && kf__lazy_is_wrapped(f->draft, operand) &&
         kf__lazy_guarded_value(f->draft->source, true, operand->output, &value) &&
         is_lasting(&value);
}

/* A new buffer has no contents: it can only be filled. */
static bool is_operand_constant(const folder_t *f, const kf__lazy_node_t *node,
                                const kf__lazy_operand_t *operand) {
  if (!kf__lazy_has_value(operand)) return true;
  if (operand->kind == KF__LAZY_DATA) return is_lasting_param(f, operand);
  if (!f->is_foldable[operand->from.node->number]) return false;
  if (operand->view != NULL && !is_small(operand->view)) return false;
  if (operand->from.node->op != &kf__lazy_empty) return true;
  return (operand->flags & KF__LAZY_WRITTEN) != 0 && operand->view == NULL && fills(node->op);
}

static bool is_foldable(const folder_t *f, const kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->output_count; i++)
    if (!is_small(node->outputs[i].geometry)) return false;
  if (node->op == &kf__lazy_empty) return true;
  if (!kf__lazy_is_catalogued(node->op) || !are_arguments_constant(f, node)) return false;
  for (uint32_t i = 0; i < node->operand_count; i++)
    if (!is_operand_constant(f, node, &node->operands[i])) return false;
  return true;
}

/* ---- Which values become constants ---- */

static bool is_wanted(const folder_t *f, const kf__lazy_operand_t *operand) {
  if (operand->kind != KF__LAZY_VALUE || !f->is_foldable[operand->from.node->number] ||
      operand->from.node->op == &kf__lazy_empty ||
      !is_worth_keeping(operand->from.node, operand->output))
    return false;
  const size_t number = kf__lazy_value_number(operand->from.node, operand->output);
  if ((f->draft->facts[number] & (KF__LAZY_IS_ROOT | KF__LAZY_IS_REWRITTEN)) != 0 ||
      f->draft->replaced[number].kind != KF__LAZY_NONE)
    return false;
  for (size_t i = 0; i < f->part.root_count; i++)
    if (f->part.roots[i].node == operand->from.node && f->part.roots[i].output == operand->output)
      return false;
  return true;
}

static void find_nodes(folder_t *f) {
  const kf__lazy_job_t *graph = &f->draft->graph;
  for (size_t i = 0; i < graph->node_count; i++) {
    kf__lazy_node_t *node = graph->nodes[i];
    kf__lazy_resolve(f->draft, node);
    f->is_foldable[node->number] = is_foldable(f, node);
    if (f->is_foldable[node->number]) {
      f->part.nodes[f->part.node_count++] = node;
      continue;
    }
    for (uint32_t k = 0; k < node->operand_count; k++)
      if (is_wanted(f, &node->operands[k]))
        f->part.roots[f->part.root_count++] = (kf__lazy_root_t){.node = node->operands[k].from.node,
                                                                .output = node->operands[k].output};
  }
}

/* Leaves the nodes that the constants need. */
static void drop_unused(folder_t *f) {
  kf__lazy_job_t *part = &f->part;
  size_t count = 0;
  for (size_t i = 0; i < part->node_count; i++) part->nodes[i]->is_live = false;
  for (size_t i = 0; i < part->root_count; i++) part->roots[i].node->is_live = true;
  for (size_t i = part->node_count; i-- > 0;) {
    const kf__lazy_node_t *node = part->nodes[i];
    for (uint32_t k = 0; node->is_live && k < node->operand_count; k++)
      if (node->operands[k].kind == KF__LAZY_VALUE) node->operands[k].from.node->is_live = true;
  }
  for (size_t i = 0; i < part->node_count; i++)
    if (part->nodes[i]->is_live) part->nodes[count++] = part->nodes[i];
  part->node_count = count;
}

/* ---- Computing ---- */

static bool guard_value(const folder_t *f, bool is_param, uint32_t index) {
  kf__lazy_guard_t guard = {is_param, index, KF__LAZY_NO_OTHER, {0}};
  return kf__lazy_guarded_value(f->draft->source, is_param, index, &guard.value) &&
         kf__lazy_guard(f->draft, guard);
}

static bool guard_numbers(const folder_t *f) {
  for (size_t i = 0; i < f->part.node_count; i++) {
    const kf__lazy_node_t *node = f->part.nodes[i];
    for (uint32_t k = 0; k < node->arg_count; k++)
      if (node->args[k].tag == KF__LAZY_TAG_NUMBER &&
          !guard_value(f, false, (uint32_t)node->args[k].as.i))
        return false;
    for (uint32_t k = 0; k < node->operand_count; k++)
      if (node->operands[k].kind == KF__LAZY_DATA &&
          !guard_value(f, true, node->operands[k].output))
        return false;
  }
  return true;
}

static kf_status_t compute(const folder_t *f, kf_tensor_t **results) {
  kf__lazy_plan_t *plan = NULL;
  KF_TRY(kf__lazy_compile_graph(&f->part, &plan));
  kf__lazy_run_t run = {.params = f->params, .numbers = f->part.numbers, .results = results};
  kf_status_t status = kf__lazy_run_built_in(plan, &run);
  kf__lazy_plan_release(plan);
  return status;
}

static kf_status_t add_constant(kf__lazy_draft_t *draft, kf_tensor_t *tensor) {
  if (draft->constant_count == draft->constant_capacity) {
    void *constants = draft->constants;
    KF_TRY(kf__grow(&constants, &draft->constant_capacity, draft->constant_count + 1,
                    sizeof *draft->constants));
    draft->constants = constants;
  }
  kf_tensor_retain(tensor);
  draft->constants[draft->constant_count++] = tensor;
  return KF_OK;
}

static kf_status_t use_constants(const folder_t *f, kf_tensor_t *const *results) {
  kf__lazy_draft_t *draft = f->draft;
  for (size_t i = 0; i < f->part.root_count; i++) {
    const kf__lazy_root_t *root = &f->part.roots[i];
    if (results[i] == NULL) continue;
    KF_TRY(add_constant(draft, results[i]));
    kf__lazy_operand_t by = {.kind = KF__LAZY_DATA};
    by.output = (uint32_t)(draft->graph.param_count + draft->constant_count - 1);
    (void)kf__lazy_replace(draft, root->node, root->output, &by);
  }
  return KF_OK;
}

/* An operator that fails is left in the graph: it fails when the program runs it. */
static kf_status_t fold(folder_t *f) {
  drop_unused(f);
  const size_t guards = f->draft->guard_count;
  kf_tensor_t **results = kf_calloc(f->part.root_count + 1, sizeof *results);
  if (results == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  if (guard_numbers(f)) {
    status = compute(f, results);
    if (status == KF_OK) status = use_constants(f, results);
    if (status != KF_OK && status != KF_ERR_NO_MEMORY) {
      kf_error_clear();
      f->draft->guard_count = guards;
      status = KF_OK;
    }
  } else {
    f->draft->guard_count = guards;
  }
  for (size_t i = 0; i < f->part.root_count; i++) kf_tensor_release(results[i]);
  kf_free(results);
  return status;
}

/* Parameters have the slots that they have in the graph. */
static kf_status_t find_params(folder_t *f) {
  const kf__lazy_job_t *job = f->draft->source;
  if (!f->draft->may_guard || f->draft->graph.node_count == 0) return KF_OK;
  for (size_t i = 0; i < job->param_count; i++)
    if (job->params[i]->tensor == NULL) return KF_OK;
  f->params = kf_alloc((job->param_count + 1) * sizeof *f->params);
  if (f->params == NULL) return kf__no_memory();
  for (size_t i = 0; i < job->param_count; i++) f->params[i] = job->params[i]->tensor;
  f->part.params = job->params;
  f->part.param_count = job->param_count;
  f->part.param_geometries = f->draft->graph.param_geometries;
  return KF_OK;
}

kf_status_t kf__lazy_pass_constants(kf__lazy_draft_t *draft) {
  folder_t f = {.draft = draft};
  size_t operands = 0;
  if (draft->constant_count > 0) return KF_OK; /* one round: constants of constants are folded */
  for (size_t i = 0; i < draft->graph.node_count; i++)
    operands += draft->graph.nodes[i]->operand_count;
  f.is_foldable = kf_calloc(draft->source->node_count + 1, 1);
  f.part.nodes = kf_calloc(draft->graph.node_count + 1, sizeof *f.part.nodes);
  f.part.roots = kf_calloc(operands + 1, sizeof *f.part.roots);
  f.part.numbers = draft->graph.numbers;
  f.part.number_count = draft->graph.number_count;
  kf_status_t status = KF_OK;
  if (f.is_foldable == NULL || f.part.nodes == NULL || f.part.roots == NULL)
    status = kf__no_memory();
  if (status == KF_OK) status = find_params(&f);
  if (status == KF_OK) find_nodes(&f);
  if (status == KF_OK && f.part.root_count > 0) status = fold(&f);
  kf_free(f.params);
  kf_free(f.is_foldable);
  kf_free(f.part.nodes);
  kf_free(f.part.roots);
  return status;
}
