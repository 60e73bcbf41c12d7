/* From a job to a plan: slots, in-place writes, and when memory is free again.
 *
 * Parameters have the first slots, and each output of a node has one of its own: a slot gets a
 * value once. A rewrite moves the memory of one slot to another, so in-place writes keep that
 * property. The plan outlives the job and its trace: it copies all geometries and constants, and
 * refers to no node or handle. All its arrays are blocks of one list, so a plan that is only half
 * filled can be released at any time. */
#include "lazy/plans/fuse.h"

enum { NEVER = UINT32_MAX };

/* ---- Memory of a plan ---- */

typedef struct block {
  struct block *next;
} block_t;

void *kf__lazy_plan_take(kf__lazy_plan_t *plan, size_t size) {
  block_t *made = kf_calloc(1, sizeof *made + size);
  if (made == NULL) return NULL;
  made->next = plan->blocks;
  plan->blocks = made;
  return made + 1;
}

static void *take(kf__lazy_plan_t *plan, size_t size) { return kf__lazy_plan_take(plan, size); }

static const kf__lazy_geometry_t *copy_geometry(kf__lazy_plan_t *plan,
                                                const kf__lazy_geometry_t *geometry, bool *failed) {
  if (geometry == NULL) return NULL;
  const size_t size = kf__lazy_geometry_size(geometry->ndim);
  void *copy = take(plan, size);
  if (copy == NULL)
    *failed = true;
  else
    memcpy(copy, geometry, size);
  return copy;
}

/* ---- Compiling ---- */

typedef struct compiler {
  const kf__lazy_job_t *job;
  kf__lazy_plan_t *plan;
  uint32_t *last_use; /* of each slot: the last step that reads it; NEVER for roots */
  size_t number;      /* of the next number */
  bool failed;        /* no memory */
} compiler_t;

static uint32_t slot_of(const kf__lazy_operand_t *operand) {
  return operand->kind == KF__LAZY_DATA ? operand->output
                                        : operand->from.node->outputs[operand->output].slot;
}

static bool has_slot(const kf__lazy_operand_t *operand) {
  return operand->kind == KF__LAZY_DATA || operand->kind == KF__LAZY_VALUE;
}

static void number_slots(compiler_t *c) {
  uint32_t slot = (uint32_t)(c->job->param_count + c->job->constant_count);
  for (size_t i = 0; i < c->job->node_count; i++)
    for (uint32_t k = 0; k < c->job->nodes[i]->output_count; k++)
      c->job->nodes[i]->outputs[k].slot = slot++;
  c->plan->slot_count = slot;
}

static kf_status_t find_last_uses(compiler_t *c) {
  const kf__lazy_job_t *job = c->job;
  c->last_use = kf_calloc(c->plan->slot_count + 1, sizeof *c->last_use);
  if (c->last_use == NULL) return kf__no_memory();
  for (uint32_t i = 0; i < job->node_count; i++) {
    const kf__lazy_node_t *node = job->nodes[i];
    for (uint32_t k = 0; k < node->operand_count; k++)
      if (has_slot(&node->operands[k])) c->last_use[slot_of(&node->operands[k])] = i;
    for (uint32_t k = 0; k < node->output_count; k++) c->last_use[node->outputs[k].slot] = i;
  }
  for (size_t i = 0; i < job->root_count; i++)
    c->last_use[job->roots[i].node->outputs[job->roots[i].output].slot] = NEVER;
  return KF_OK;
}

static void fill_arguments(compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node) {
  step->arg_count = node->arg_count;
  step->args = take(c->plan, (node->arg_count + 1u) * sizeof *step->args);
  /* arg_count tells kf__lazy_plan_release how many values to clear */
  if (step->args == NULL) {
    step->arg_count = 0;
    c->failed = true;
    return;
  }
  for (uint32_t i = 0; i < node->arg_count; i++) {
    const kf_value_t *value = &node->args[i];
    if (value->tag >= KF_TAG_COUNT) {
      step->args[i] = *value;
    } else if (c->job->source == NULL && kf__lazy_is_number(node->op, i, value)) {
      step->args[i] = (kf_value_t){.tag = KF__LAZY_TAG_NUMBER};
      step->args[i].as.i = (int64_t)c->number++;
    } else if (value->tag == KF_TAG_DEVICE && value->as.device.type == KF_DEVICE_LAZY) {
      step->args[i] = kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
    } else {
      step->args[i] = kf_value_copy(*value);
    }
  }
}

static void fill_operands(compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node) {
  step->operands = take(c->plan, (node->operand_count + 1u) * sizeof *step->operands);
  if (step->operands == NULL) {
    c->failed = true;
    return;
  }
  step->operand_count = node->operand_count;
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *from = &node->operands[i];
    kf__lazy_slot_operand_t *to = &step->operands[i];
    to->kind = has_slot(from) ? (uint8_t)KF__LAZY_VALUE : from->kind;
    to->flags = from->flags;
    if (has_slot(from)) to->slot = slot_of(from);
    to->view = copy_geometry(c->plan, from->view, &c->failed);
  }
}

/* Works in place unless a later step or a result needs the old value, or a constant is it. */
static void fill_rewrite(compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node,
                         const kf__lazy_output_t *output, uint32_t index) {
  const uint32_t from = slot_of(&node->operands[output->rewrites]);
  kf__lazy_rewrite_t *rewrite = &step->rewrites[step->rewrite_count++];
  const bool is_constant =
      from >= c->plan->param_count && from < c->plan->param_count + c->plan->constant_count;
  *rewrite = (kf__lazy_rewrite_t){from, output->slot, is_constant || c->last_use[from] != index};
  if (!rewrite->copies && from < c->plan->param_count) c->plan->writes_param[from] = 1;
}

static void fill_outputs(compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node,
                         uint32_t index) {
  step->outputs = take(c->plan, (node->output_count + 1u) * sizeof *step->outputs);
  step->rewrites = take(c->plan, (node->output_count + 1u) * sizeof *step->rewrites);
  if (step->outputs == NULL || step->rewrites == NULL) {
    c->failed = true;
    return;
  }
  for (uint32_t i = 0; i < node->output_count; i++) {
    const kf__lazy_output_t *output = &node->outputs[i];
    if (output->rewrites >= 0) {
      fill_rewrite(c, step, node, output, index);
      continue;
    }
    step->outputs[step->output_count++] = (kf__lazy_slot_output_t){
        output->slot, copy_geometry(c->plan, output->geometry, &c->failed)};
  }
}

static bool moves(const kf__lazy_step_t *step, uint32_t slot) {
  for (uint32_t i = 0; i < step->rewrite_count; i++)
    if (step->rewrites[i].from == slot && !step->rewrites[i].copies) return true;
  return false;
}

static void add_free(kf__lazy_step_t *step, uint32_t slot) {
  for (uint32_t i = 0; i < step->free_count; i++)
    if (step->frees[i] == slot) return;
  step->frees[step->free_count++] = slot;
}

/* Frees what this step uses last, and outputs that nobody uses. A slot whose memory moves is empty
 * after the step. */
static void fill_frees(compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node,
                       uint32_t index) {
  step->frees =
      take(c->plan, (size_t)(node->operand_count + node->output_count + 1) * sizeof *step->frees);
  if (step->frees == NULL) {
    c->failed = true;
    return;
  }
  for (uint32_t i = 0; i < step->operand_count; i++) {
    const uint32_t slot = step->operands[i].slot;
    if (step->operands[i].kind == KF__LAZY_VALUE && c->last_use[slot] == index &&
        !moves(step, slot))
      add_free(step, slot);
  }
  for (uint32_t i = 0; i < node->output_count; i++)
    if (c->last_use[node->outputs[i].slot] == index) add_free(step, node->outputs[i].slot);
}

/* ---- Memory of operands ---- */

/* Whether an operand's memory can have the step's result: element i of it depends on element i of
 * the operand only. Parameters are not the plan's, and constants stay. */
static bool is_spare(const compiler_t *c, const kf__lazy_node_t *node, uint32_t at,
                     uint32_t index) {
  const kf__lazy_operand_t *operand = &node->operands[at];
  if (operand->kind != KF__LAZY_VALUE) return false;
  const uint32_t slot = slot_of(operand);
  const kf__lazy_geometry_t *value = operand->from.node->outputs[operand->output].geometry;
  const kf__lazy_geometry_t *result = node->outputs[0].geometry;
  if (c->last_use[slot] != index || !kf__lazy_fills(result, value)) return false;
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *other = &node->operands[i];
    if (!has_slot(other) || slot_of(other) != slot) continue;
    if (other->flags != 0 ||
        !kf__lazy_geometry_equal(other->view != NULL ? other->view : value, result))
      return false;
  }
  return true;
}

static void find_spare(const compiler_t *c, kf__lazy_step_t *step, const kf__lazy_node_t *node,
                       uint32_t index) {
  if (step->output_count != 1 || step->rewrite_count > 0 || node->op->op == NULL ||
      node->op->is_random || node->outputs[0].geometry == NULL)
    return;
  uint32_t at = 0;
  while (at < node->operand_count && !is_spare(c, node, at, index)) at++;
  if (at == node->operand_count) return;
  const kf__portable_t *code = kf__portable_of(node->op->op);
  if (code == NULL || kf__portable_kind(code) != KF__PORTABLE_ELEMENTWISE) return;
  step->into = kf__portable_out(code, node->op->op);
  step->spare = slot_of(&node->operands[at]);
}

static kf_status_t fill_steps(compiler_t *c) {
  kf__lazy_plan_t *plan = c->plan;
  plan->steps = take(plan, (c->job->node_count + 1) * sizeof *plan->steps);
  if (plan->steps == NULL) return kf__no_memory();
  for (uint32_t i = 0; i < c->job->node_count && !c->failed; i++) {
    kf__lazy_step_t *step = &plan->steps[plan->step_count++];
    const kf__lazy_node_t *node = c->job->nodes[i];
    step->op = node->op;
    step->node = node->number;
    fill_arguments(c, step, node);
    fill_operands(c, step, node);
    if (!c->failed) fill_outputs(c, step, node, i);
    if (!c->failed) fill_frees(c, step, node, i);
    find_spare(c, step, node, i);
  }
  const size_t numbers = c->job->number_count;
  plan->numbers = take(plan, (numbers + 1) * sizeof *plan->numbers);
  if (plan->numbers == NULL) return kf__no_memory();
  plan->number_count = numbers;
  for (size_t i = 0; i < numbers; i++) plan->numbers[i] = kf_value_copy(c->job->numbers[i]);
  return c->failed ? kf__no_memory() : KF_OK;
}

/* Lock held: a job that computes the parameter may end in the meantime. */
static const kf__lazy_geometry_t *param_geometry(compiler_t *c, const kf__lazy_handle_t *handle) {
  if (handle->state == KF__LAZY_FAILED) return NULL;
  if (handle->tensor == NULL) return copy_geometry(c->plan, handle->geometry, &c->failed);
  kf__lazy_geometry_t *made = take(c->plan, kf__lazy_geometry_size(handle->tensor->ndim));
  if (made == NULL)
    c->failed = true;
  else
    kf__lazy_geometry_fill(made, handle->tensor);
  return made;
}

/* The parameter whose memory a root ends up with; -1: none. */
static int32_t origin_of(const kf__lazy_root_t *root) {
  const kf__lazy_node_t *node = root->node;
  uint32_t output = root->output;
  while (node->outputs[output].rewrites >= 0) {
    const kf__lazy_operand_t *operand = &node->operands[node->outputs[output].rewrites];
    if (operand->kind == KF__LAZY_DATA) return (int32_t)operand->output;
    node = operand->from.node;
    output = operand->output;
  }
  return -1;
}

static kf_status_t fill_ends(compiler_t *c) {
  const kf__lazy_job_t *job = c->job;
  const kf__lazy_job_t *source = job->source != NULL ? job->source : job;
  kf__lazy_plan_t *plan = c->plan;
  plan->root_count = job->root_count;
  plan->params = take(plan, (job->param_count + 1) * sizeof *plan->params);
  plan->writes_param = take(plan, job->param_count + 1);
  plan->roots = take(plan, (job->root_count + 1) * sizeof *plan->roots);
  plan->root_geometries = take(plan, (job->root_count + 1) * sizeof *plan->root_geometries);
  plan->root_origin = take(plan, (job->root_count + 1) * sizeof *plan->root_origin);
  if (plan->params == NULL || plan->writes_param == NULL || plan->roots == NULL ||
      plan->root_geometries == NULL || plan->root_origin == NULL)
    return kf__no_memory();
  kf__lazy_lock();
  for (size_t i = 0; i < job->param_count; i++)
    plan->params[i] = job->param_geometries != NULL
                          ? copy_geometry(plan, job->param_geometries[i], &c->failed)
                          : param_geometry(c, job->params[i]);
  kf__lazy_unlock();
  for (size_t i = 0; i < job->root_count; i++) {
    const kf__lazy_output_t *output = &job->roots[i].node->outputs[job->roots[i].output];
    plan->roots[i] = output->slot;
    plan->root_geometries[i] = copy_geometry(plan, output->geometry, &c->failed);
    plan->root_origin[i] = origin_of(&source->roots[i]);
  }
  return c->failed ? kf__no_memory() : KF_OK;
}

static kf_status_t fill_constants(compiler_t *c) {
  const kf__lazy_job_t *job = c->job;
  c->plan->constants = take(c->plan, (job->constant_count + 1) * sizeof *c->plan->constants);
  c->plan->constant_geometries =
      take(c->plan, (job->constant_count + 1) * sizeof *c->plan->constant_geometries);
  if (c->plan->constants == NULL || c->plan->constant_geometries == NULL) return kf__no_memory();
  for (size_t i = 0; i < job->constant_count; i++) {
    kf__lazy_geometry_t *geometry = take(c->plan, kf__lazy_geometry_size(job->constants[i]->ndim));
    if (geometry == NULL) return kf__no_memory();
    kf__lazy_geometry_fill(geometry, job->constants[i]);
    c->plan->constant_geometries[i] = geometry;
    c->plan->constants[i] = job->constants[i];
    kf_tensor_retain(job->constants[i]);
    c->plan->constant_count = i + 1;
  }
  return KF_OK;
}

kf_status_t kf__lazy_compile_graph(const kf__lazy_job_t *job, kf__lazy_plan_t **out_plan) {
  kf__lazy_plan_t *plan = kf_calloc(1, sizeof *plan);
  if (plan == NULL) return kf__no_memory();
  plan->references = 1;
  plan->key = job->key;
  plan->param_count = job->param_count;
  compiler_t c = {.job = job, .plan = plan};
  number_slots(&c);
  kf_status_t status = find_last_uses(&c);
  /* rewrites mark the parameters that they write, so the ends come before the steps */
  if (status == KF_OK) status = fill_ends(&c);
  if (status == KF_OK && job->constant_count > 0) status = fill_constants(&c);
  if (status == KF_OK) status = fill_steps(&c);
  kf_free(c.last_use);
  if (status == KF_OK)
    *out_plan = plan;
  else
    kf__lazy_plan_release(plan);
  return status;
}

/* ---- References ---- */

void kf__lazy_plan_retain(kf__lazy_plan_t *plan) {
  (void)__atomic_fetch_add(&plan->references, 1, __ATOMIC_RELAXED);
}

void kf__lazy_plan_release(kf__lazy_plan_t *plan) {
  if (plan == NULL || __atomic_fetch_sub(&plan->references, 1, __ATOMIC_ACQ_REL) > 1) return;
  for (size_t i = 0; i < plan->step_count; i++)
    for (uint32_t k = 0; k < plan->steps[i].arg_count; k++)
      if (plan->steps[i].args[k].tag < KF_TAG_COUNT) kf_value_clear(&plan->steps[i].args[k]);
  for (size_t i = 0; i < plan->number_count; i++) kf_value_clear(&plan->numbers[i]);
  for (size_t i = 0; i < plan->constant_count && plan->parent == NULL; i++)
    kf_tensor_release(plan->constants[i]);
  kf__lazy_plan_release(plan->special);
  kf__lazy_plan_release(plan->parent);
  kf_free(plan->shape);
  if (plan->code != NULL) plan->backend->release(plan->backend->context, plan->code);
  kf__lazy_fused_plan_free(plan->fused);
  while (plan->blocks != NULL) {
    block_t *next = ((block_t *)plan->blocks)->next;
    kf_free(plan->blocks);
    plan->blocks = next;
  }
  kf_free(plan->text);
  kf_free(plan);
}
