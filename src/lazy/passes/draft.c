/* Drafts: copies of a job's nodes, and which values their users read. See passes.h. */
#include "lazy/passes/passes.h"

/* ---- Memory ---- */

enum { BLOCK = 16 * 1024 };
typedef struct block {
  struct block *next;
  size_t used, size;
  char bytes[];
} block_t;

static block_t *new_block(kf__lazy_draft_t *draft, size_t size) {
  block_t *made = kf_calloc(1, sizeof *made + size);
  if (made == NULL) return NULL;
  made->size = size;
  made->next = draft->blocks;
  draft->blocks = made;
  return made;
}

void *kf__lazy_draft_take(kf__lazy_draft_t *draft, size_t size) {
  size = (size + 7) & ~(size_t)7;
  block_t *block = draft->blocks;
  if (block == NULL || block->size - block->used < size)
    block = new_block(draft, size > BLOCK ? size : BLOCK);
  if (block == NULL) return NULL;
  void *taken = block->bytes + block->used;
  block->used += size;
  return taken;
}

void kf__lazy_draft_release(kf__lazy_draft_t *draft) {
  for (size_t i = 0; i < draft->constant_count; i++) kf_tensor_release(draft->constants[i]);
  for (size_t i = 0; i < draft->owned_count; i++) kf_value_clear(&draft->owned[i]);
  kf_free(draft->constants);
  kf_free(draft->guards);
  kf_free(draft->owned);
  while (draft->blocks != NULL) {
    block_t *next = ((block_t *)draft->blocks)->next;
    kf_free(draft->blocks);
    draft->blocks = next;
  }
}

kf_status_t kf__lazy_draft_own(kf__lazy_draft_t *draft, kf_value_t *value) {
  void *owned = draft->owned;
  if (draft->owned_count == draft->owned_capacity) {
    kf_status_t status =
        kf__grow(&owned, &draft->owned_capacity, draft->owned_count + 1, sizeof *draft->owned);
    if (status != KF_OK) {
      kf_value_clear(value);
      return status;
    }
  }
  draft->owned = owned;
  draft->owned[draft->owned_count++] = *value;
  return KF_OK;
}

/* ---- Copying a job ---- */

static void copy_arguments(kf__lazy_node_t *node, const kf__lazy_node_t *from, size_t *number) {
  for (uint32_t i = 0; i < from->arg_count; i++) {
    node->args[i] = from->args[i]; /* borrowed */
    if (from->args[i].tag >= KF_TAG_COUNT || !kf__lazy_is_number(from->op, i, &from->args[i]))
      continue;
    node->args[i] = (kf_value_t){.tag = KF__LAZY_TAG_NUMBER};
    node->args[i].as.i = (int64_t)(*number)++;
  }
}

static kf__lazy_node_t *copy_node(kf__lazy_draft_t *draft, const kf__lazy_node_t *from,
                                  size_t *number) {
  kf__lazy_node_t *node =
      kf__lazy_draft_take(draft, sizeof *node + from->arg_count * sizeof *node->args +
                                     from->operand_count * sizeof *node->operands +
                                     from->output_count * sizeof *node->outputs);
  if (node == NULL) return NULL;
  *node = *from;
  node->args = (kf_value_t *)(void *)(node + 1);
  node->operands = (kf__lazy_operand_t *)(void *)(node->args + from->arg_count);
  node->outputs = (kf__lazy_output_t *)(void *)(node->operands + from->operand_count);
  node->position = (uint32_t)draft->value_count;
  draft->value_count += from->output_count;
  copy_arguments(node, from, number);
  for (uint32_t i = 0; i < from->operand_count; i++) {
    node->operands[i] = from->operands[i];
    if (from->operands[i].kind == KF__LAZY_VALUE)
      node->operands[i].from.node = draft->graph.nodes[from->operands[i].from.node->number];
  }
  for (uint32_t i = 0; i < from->output_count; i++) node->outputs[i] = from->outputs[i];
  return node;
}

static kf_status_t copy_nodes(kf__lazy_draft_t *draft) {
  const kf__lazy_job_t *job = draft->source;
  size_t number = 0;
  draft->graph.nodes = kf__lazy_draft_take(draft, (job->node_count + 1) * sizeof *job->nodes);
  draft->graph.roots = kf__lazy_draft_take(draft, (job->root_count + 1) * sizeof *job->roots);
  if (draft->graph.nodes == NULL || draft->graph.roots == NULL) return kf__no_memory();
  for (size_t i = 0; i < job->node_count; i++) {
    draft->graph.nodes[i] = copy_node(draft, job->nodes[i], &number);
    if (draft->graph.nodes[i] == NULL) return kf__no_memory();
  }
  for (size_t i = 0; i < job->root_count; i++)
    draft->graph.roots[i] = (kf__lazy_root_t){
        .node = draft->graph.nodes[job->roots[i].node->number], .output = job->roots[i].output};
  return KF_OK;
}

/* A job that computes a parameter may end meanwhile: the lock is held. */
static kf_status_t copy_param_geometries(kf__lazy_draft_t *draft) {
  const kf__lazy_job_t *job = draft->source;
  const kf__lazy_geometry_t **geometries =
      kf__lazy_draft_take(draft, (job->param_count + 1) * sizeof *geometries);
  if (geometries == NULL) return kf__no_memory();
  for (size_t i = 0; i < job->param_count; i++) {
    const kf__lazy_handle_t *handle = job->params[i];
    const bool has_tensor = handle->tensor != NULL;
    if (handle->state == KF__LAZY_FAILED || (!has_tensor && handle->geometry == NULL)) continue;
    const uint32_t ndim = has_tensor ? handle->tensor->ndim : handle->geometry->ndim;
    kf__lazy_geometry_t *made = kf__lazy_draft_take(draft, kf__lazy_geometry_size(ndim));
    if (made == NULL) return kf__no_memory();
    if (has_tensor)
      kf__lazy_geometry_fill(made, handle->tensor);
    else
      memcpy(made, handle->geometry, kf__lazy_geometry_size(ndim));
    geometries[i] = made;
  }
  draft->graph.param_geometries = geometries;
  return KF_OK;
}

static void find_facts(kf__lazy_draft_t *draft) {
  const kf__lazy_job_t *graph = &draft->graph;
  for (size_t i = 0; i < graph->node_count; i++) {
    const kf__lazy_node_t *node = graph->nodes[i];
    for (uint32_t k = 0; k < node->operand_count; k++) {
      const kf__lazy_operand_t *operand = &node->operands[k];
      if (!kf__lazy_has_value(operand)) continue;
      size_t number = draft->value_count + operand->output;
      if (operand->kind == KF__LAZY_VALUE) {
        number = kf__lazy_value_number(operand->from.node, operand->output);
        draft->uses[number]++;
      }
      if ((operand->flags & KF__LAZY_WRITTEN) != 0) draft->facts[number] |= KF__LAZY_IS_REWRITTEN;
      if (operand->view != NULL) draft->facts[number] |= KF__LAZY_IS_VIEWED;
    }
  }
  for (size_t i = 0; i < graph->root_count; i++)
    draft->facts[kf__lazy_value_number(graph->roots[i].node, graph->roots[i].output)] |=
        KF__LAZY_IS_ROOT;
}

kf_status_t kf__lazy_draft_make(const kf__lazy_job_t *job, kf__lazy_draft_t *draft) {
  *draft = (kf__lazy_draft_t){.source = job};
  kf__lazy_job_t *graph = &draft->graph;
  graph->source = job;
  graph->node_count = job->node_count;
  graph->params = job->params;
  graph->param_count = job->param_count;
  graph->numbers = job->numbers;
  graph->number_count = job->number_count;
  graph->root_count = job->root_count;
  graph->key = job->key;
  KF_TRY(copy_nodes(draft));
  kf__lazy_lock();
  kf_status_t status = copy_param_geometries(draft);
  kf__lazy_unlock();
  KF_TRY(status);
  const size_t values = draft->value_count;
  draft->replaced = kf__lazy_draft_take(draft, (values + 1) * sizeof *draft->replaced);
  draft->facts = kf__lazy_draft_take(draft, values + job->param_count + 1);
  draft->uses = kf__lazy_draft_take(draft, (values + 1) * sizeof *draft->uses);
  if (draft->replaced == NULL || draft->facts == NULL || draft->uses == NULL)
    return kf__no_memory();
  for (size_t i = 0; i < values; i++) draft->replaced[i].kind = KF__LAZY_NONE;
  find_facts(draft);
  return KF_OK;
}

/* ---- Values and operands ---- */

static const kf__lazy_operand_t *replacement_of(const kf__lazy_draft_t *draft,
                                                const kf__lazy_node_t *node, uint32_t output) {
  const kf__lazy_operand_t *found = &draft->replaced[kf__lazy_value_number(node, output)];
  return found->kind != KF__LAZY_NONE ? found : NULL;
}

void kf__lazy_resolve(const kf__lazy_draft_t *draft, kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->operand_count; i++) {
    kf__lazy_operand_t *operand = &node->operands[i];
    while (operand->kind == KF__LAZY_VALUE) {
      const kf__lazy_operand_t *by = replacement_of(draft, operand->from.node, operand->output);
      if (by == NULL) break;
      operand->kind = by->kind;
      operand->output = by->output;
      operand->from = by->from;
      if (by->view != NULL) operand->view = by->view;
    }
  }
}

const kf_tensor_t *kf__lazy_constant_of(const kf__lazy_draft_t *draft,
                                        const kf__lazy_operand_t *operand) {
  const size_t params = draft->graph.param_count;
  return operand->kind == KF__LAZY_DATA && operand->output >= params
             ? draft->constants[operand->output - params]
             : NULL;
}

const kf__lazy_geometry_t *kf__lazy_seen(const kf__lazy_draft_t *draft,
                                         const kf__lazy_operand_t *operand) {
  if (!kf__lazy_has_value(operand)) return NULL;
  if (operand->view != NULL) return operand->view;
  if (operand->kind == KF__LAZY_VALUE) return operand->from.node->outputs[operand->output].geometry;
  return operand->output < draft->graph.param_count ? draft->graph.param_geometries[operand->output]
                                                    : NULL;
}

static bool same_layout(const kf__lazy_geometry_t *a, const kf__lazy_geometry_t *b) {
  return a->dtype == b->dtype && a->ndim == b->ndim &&
         memcmp(a->dims, b->dims, 2 * sizeof(int64_t) * a->ndim) == 0;
}

static bool constant_fits(const kf__lazy_draft_t *draft, const kf__lazy_operand_t *operand,
                          const kf__lazy_geometry_t *geometry) {
  const kf_tensor_t *constant = kf__lazy_constant_of(draft, operand);
  return constant != NULL && operand->view == NULL && kf__lazy_fits(geometry, constant);
}

/* ---- Replacing ---- */

/* Whether the memory of a value may be that of a parameter, which others may see. */
static bool has_memory_of_param(const kf__lazy_node_t *node, uint32_t output) {
  while (node->outputs[output].rewrites >= 0) {
    const kf__lazy_operand_t *operand = &node->operands[node->outputs[output].rewrites];
    if (operand->kind != KF__LAZY_VALUE) return true;
    node = operand->from.node;
    output = operand->output;
  }
  return false;
}

/* Whether a value can take the part of one that is a result or is written to later: nobody else
 * may read it, and its memory must be its own. */
static bool can_be_owned(const kf__lazy_draft_t *draft, const kf__lazy_operand_t *by) {
  if (by->kind != KF__LAZY_VALUE || by->view != NULL) return false;
  const uint8_t facts = draft->facts[kf__lazy_value_number(by->from.node, by->output)];
  return (facts & (KF__LAZY_IS_ROOT | KF__LAZY_IS_REWRITTEN)) == 0 &&
         !has_memory_of_param(by->from.node, by->output);
}

static bool may_replace(const kf__lazy_draft_t *draft, uint8_t facts, const kf__lazy_operand_t *by,
                        uint8_t by_facts, uint32_t by_uses) {
  if ((by_facts & KF__LAZY_IS_REWRITTEN) != 0) return false;
  if (by->view != NULL && (facts & KF__LAZY_IS_VIEWED) != 0) return false;
  if ((facts & KF__LAZY_IS_ROOT) != 0 && !can_be_owned(draft, by)) return false;
  if ((facts & KF__LAZY_IS_REWRITTEN) == 0) return true;
  return can_be_owned(draft, by) && by_uses == 1;
}

static void move_roots(kf__lazy_draft_t *draft, const kf__lazy_node_t *node, uint32_t output,
                       const kf__lazy_operand_t *by) {
  for (size_t i = 0; i < draft->graph.root_count; i++) {
    kf__lazy_root_t *root = &draft->graph.roots[i];
    if (root->node != node || root->output != output) continue;
    root->node = by->from.node;
    root->output = by->output;
  }
}

bool kf__lazy_replace(kf__lazy_draft_t *draft, const kf__lazy_node_t *node, uint32_t output,
                      const kf__lazy_operand_t *by) {
  const size_t number = kf__lazy_value_number(node, output);
  const kf__lazy_geometry_t *geometry = node->outputs[output].geometry;
  const uint8_t changing = KF__LAZY_CONJ | KF__LAZY_NEG | KF__LAZY_WRAPPED;
  if (!kf__lazy_has_value(by) || (by->flags & changing) != 0 || geometry == NULL ||
      draft->replaced[number].kind != KF__LAZY_NONE)
    return false;
  const kf__lazy_geometry_t *seen = kf__lazy_seen(draft, by);
  if (!constant_fits(draft, by, geometry) &&
      (seen == NULL || !same_layout(seen, geometry) ||
       (by->view == NULL && seen->offset != geometry->offset)))
    return false;
  uint8_t none = 0, *by_facts = &none;
  uint32_t unused = 0, *by_uses = &unused;
  if (by->kind == KF__LAZY_VALUE) {
    const size_t by_number = kf__lazy_value_number(by->from.node, by->output);
    /* Users would read what the other value was replaced by, whose facts were not asked. */
    if (draft->replaced[by_number].kind != KF__LAZY_NONE) return false;
    by_facts = &draft->facts[by_number];
    by_uses = &draft->uses[by_number];
  } else if (by->output < draft->graph.param_count) {
    by_facts = &draft->facts[draft->value_count + by->output];
  }
  if (!may_replace(draft, draft->facts[number], by, *by_facts, *by_uses)) return false;
  if ((draft->facts[number] & KF__LAZY_IS_ROOT) != 0) move_roots(draft, node, output, by);
  *by_facts |= draft->facts[number];
  if (by->view != NULL) *by_facts |= KF__LAZY_IS_VIEWED;
  *by_uses += draft->uses[number];
  draft->replaced[number] = *by;
  draft->replaced[number].flags = 0;
  draft->changes++;
  return true;
}

static kf_status_t find_op(const char *name, const char *overload, kf__lazy_op_t **out_op) {
  kf_op_t *op = NULL;
  KF_TRY(kf_op_find(name, overload, &op));
  kf_status_t status = kf__lazy_op_of(op, out_op); /* keeps the operator */
  kf_op_release(op);
  return status;
}

kf_status_t kf__lazy_retarget(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const char *name,
                              const char *overload, const kf__lazy_operand_t *operands,
                              uint16_t count) {
  kf_value_t args[4];
  KF_ASSERT(count <= sizeof args / sizeof *args);
  for (uint16_t i = 0; i < count; i++) {
    args[i] = (kf_value_t){.tag = KF__LAZY_TAG_OPERAND, .extra.bits = 1};
    args[i].as.i = i;
  }
  return kf__lazy_call(draft, node, name, overload, args, count, operands, count);
}

kf_status_t kf__lazy_call(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const char *name,
                          const char *overload, const kf_value_t *args, uint32_t arg_count,
                          const kf__lazy_operand_t *operands, uint16_t count) {
  kf__lazy_op_t *op = NULL;
  KF_TRY(find_op(name, overload, &op));
  kf_value_t *all = kf__lazy_draft_take(draft, op->arg_count * sizeof *all);
  kf__lazy_operand_t *copies = kf__lazy_draft_take(draft, count * sizeof *copies);
  if (all == NULL || copies == NULL) return kf__no_memory();
  for (uint32_t i = 0; i < op->arg_count; i++) all[i] = i < arg_count ? args[i] : kf_value_none();
  for (uint16_t i = 0; i < count; i++) {
    copies[i] = operands[i];
    if (operands[i].kind == KF__LAZY_VALUE)
      draft->uses[kf__lazy_value_number(operands[i].from.node, operands[i].output)]++;
  }
  node->op = op;
  node->args = all;
  node->arg_count = (uint16_t)op->arg_count;
  node->operands = copies;
  node->operand_count = count;
  draft->changes++;
  return KF_OK;
}

bool kf__lazy_is_catalogued(const kf__lazy_op_t *op) {
  static const char space[] = "aten::", empty[] = "aten::empty", new_empty[] = "aten::new_empty";
  if (op->op == NULL || op->is_random || op->trains) return false;
  const char *name = kf_op_name(op->op);
  return strncmp(name, space, sizeof space - 1) == 0 &&
         strncmp(name, empty, sizeof empty - 1) != 0 &&
         strncmp(name, new_empty, sizeof new_empty - 1) != 0;
}

bool kf__lazy_is_conversion(const kf__lazy_node_t *node) {
  if (!node->op->is_copy || node->operand_count != 2 || node->output_count != 1) return false;
  const kf__lazy_operand_t *to = &node->operands[0];
  return to->kind == KF__LAZY_VALUE && to->view == NULL && to->from.node->op == &kf__lazy_empty &&
         (to->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) == 0;
}

/* ---- Guards ---- */

bool kf__lazy_is_wrapped(const kf__lazy_draft_t *draft, const kf__lazy_operand_t *operand) {
  kf_scalar_t value;
  return operand->kind == KF__LAZY_DATA && operand->output < draft->graph.param_count &&
         operand->view == NULL &&
         (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG | KF__LAZY_WRAPPED)) == KF__LAZY_WRAPPED &&
         kf__lazy_guarded_value(draft->source, true, operand->output, &value);
}

bool kf__lazy_guard(kf__lazy_draft_t *draft, kf__lazy_guard_t guard) {
  if (!draft->may_guard) return false;
  void *guards = draft->guards;
  if (draft->guard_count == draft->guard_capacity &&
      kf__grow(&guards, &draft->guard_capacity, draft->guard_count + 1, sizeof guard) != KF_OK) {
    draft->failed = true;
    return false;
  }
  draft->guards = guards;
  draft->guards[draft->guard_count++] = guard;
  return true;
}

/* Parameters without an owner that have no dimensions are copies of numbers, which nobody writes
 * to. */
static bool read_param(const kf__lazy_handle_t *handle, kf_scalar_t *out_value) {
  const kf_tensor_t *tensor = handle->tensor;
  if (handle->id != 0 || tensor == NULL || tensor->ndim != 0 || tensor->storage->data == NULL ||
      tensor->device.type != KF_DEVICE_CPU)
    return false;
  const void *data = (const char *)tensor->storage->data + tensor->offset * kf__itemsize(tensor);
  *out_value = (kf_scalar_t){0};
  switch (tensor->dtype) {
    case KF_DTYPE_FLOAT64:
      out_value->tag = KF_TAG_FLOAT;
      memcpy(&out_value->as.f, data, sizeof out_value->as.f);
      return true;
    case KF_DTYPE_INT64:
      out_value->tag = KF_TAG_INT;
      memcpy(&out_value->as.i, data, sizeof out_value->as.i);
      return true;
    case KF_DTYPE_BOOL:
      out_value->tag = KF_TAG_BOOL;
      memcpy(&out_value->as.b, data, sizeof out_value->as.b);
      return true;
    default: return false;
  }
}

bool kf__lazy_guarded_value(const kf__lazy_job_t *job, bool is_param, uint32_t index,
                            kf_scalar_t *out_value) {
  if (is_param) return read_param(job->params[index], out_value);
  const kf_value_t *value = &job->numbers[index];
  *out_value = (kf_scalar_t){.tag = value->tag};
  switch (value->tag) {
    case KF_TAG_INT: out_value->as.i = value->as.i; return true;
    case KF_TAG_FLOAT: out_value->as.f = value->as.f; return true;
    case KF_TAG_BOOL: out_value->as.b = value->as.b; return true;
    default: return false;
  }
}

bool kf__lazy_same_scalar(const kf_scalar_t *a, const kf_scalar_t *b) {
  if (a->tag != b->tag) return false;
  switch (a->tag) {
    case KF_TAG_INT: return a->as.i == b->as.i;
    case KF_TAG_BOOL: return a->as.b == b->as.b;
    case KF_TAG_FLOAT: return memcmp(&a->as.f, &b->as.f, sizeof a->as.f) == 0;
    default: return false;
  }
}
