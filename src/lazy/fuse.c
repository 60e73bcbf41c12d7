/* Finding regions and making fused code of them. See fuse.h.
 *
 * One pass over the plan extends the region with each step that fits and ends it at the first one
 * that does not, so a region is a contiguous range of steps and the order of the plan is kept.
 * Fusing is optional everywhere: a region that has one step, too many outputs, or code that does
 * not compile runs as single steps. The plan itself is not changed; the fused plan points into it,
 * and is freed with it. */
/* build: size */
#include "lazy/fuse.h"

enum { RUNS_BEFORE = 2, MAX_STEPS = KF__FUSION_STEPS, MAX_ARGUMENTS = 8, MAX_NUMBERS = 64 };

typedef struct kf__lazy_fused_plan fused_plan_t;

/* ---- Memory of a fused plan ---- */

typedef struct block {
  struct block *next;
} block_t;

static void *take(fused_plan_t *fused, size_t size) {
  block_t *made = kf_calloc(1, sizeof *made + size);
  if (made == NULL) return NULL;
  made->next = fused->blocks;
  fused->blocks = made;
  return made + 1;
}

void kf__lazy_fused_plan_free(fused_plan_t *fused) {
  if (fused == NULL) return;
  for (size_t i = 0; i < fused->item_count; i++)
    if (fused->items[i].region != NULL) kf__fused_release(fused->items[i].region->code);
  while (fused->blocks != NULL) {
    block_t *next = ((block_t *)fused->blocks)->next;
    kf_free(fused->blocks);
    fused->blocks = next;
  }
  kf_free(fused);
}

/* ---- The region that is being built ---- */

typedef struct builder {
  const kf__lazy_plan_t *plan;
  fused_plan_t *fused;
  const kf__lazy_geometry_t **geometries; /* of each slot */
  uint32_t *last_use;                     /* of each slot: a step, or UINT32_MAX */
  int32_t *value_step; /* of each slot: the region's step that makes it; -1: none */
  /* the region: steps [first, first + count) of the plan */
  size_t first, count;
  const kf__lazy_geometry_t *shape;
  uint32_t input_count, number_count, argument_count, reduction_count, reduced;
  kf__lazy_region_tensor_t inputs[KF__FUSION_INPUTS];
  kf__lazy_region_number_t numbers[MAX_NUMBERS];
  kf__fusion_step_t steps[MAX_STEPS];
  uint32_t step_count;
  kf__fusion_argument_t arguments[MAX_STEPS * 4];
  struct {
    uint32_t step; /* of the region */
    uint32_t slot; /* of its result */
    const kf__portable_t *reduction;
  } reductions[KF__FUSION_OUTPUTS];
} builder_t;

static bool same_sizes(const kf__lazy_geometry_t *a, const kf__lazy_geometry_t *b) {
  return a->ndim == b->ndim && memcmp(a->dims, b->dims, a->ndim * sizeof *a->dims) == 0;
}

static bool is_empty(const kf__lazy_geometry_t *geometry) {
  for (uint32_t i = 0; i < geometry->ndim; i++)
    if (geometry->dims[i] == 0) return true;
  return false;
}

/* Whether a tensor of this geometry can be read at every index of the region. */
static bool broadcasts(const kf__lazy_geometry_t *from, const kf__lazy_geometry_t *to) {
  if (from->ndim > to->ndim) return false;
  for (uint32_t i = 0; i < from->ndim; i++) {
    const int64_t size = from->dims[from->ndim - 1 - i];
    if (size != 1 && size != to->dims[to->ndim - 1 - i]) return false;
  }
  return true;
}

/* The input with this slot and view; -1: the region has too many. */
static int32_t input_of(builder_t *b, const kf__lazy_slot_operand_t *operand) {
  for (uint32_t i = 0; i < b->input_count; i++)
    if (b->inputs[i].slot == operand->slot &&
        kf__lazy_geometry_equal(b->inputs[i].geometry, operand->view != NULL
                                                           ? operand->view
                                                           : b->geometries[operand->slot]))
      return (int32_t)i;
  if (b->input_count == KF__FUSION_INPUTS) return -1;
  b->inputs[b->input_count] = (kf__lazy_region_tensor_t){
      .slot = operand->slot,
      .geometry = operand->view != NULL ? operand->view : b->geometries[operand->slot]};
  return (int32_t)b->input_count++;
}

static bool fuse_operand(builder_t *b, const kf__lazy_step_t *step,
                         const kf__lazy_slot_operand_t *operand, kf__fusion_argument_t *argument) {
  (void)step;
  if (operand->kind == KF__LAZY_NONE) {
    argument->kind = KF__FUSION_NONE;
    return true;
  }
  if (operand->kind != KF__LAZY_VALUE || (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) != 0)
    return false;
  const kf__lazy_geometry_t *geometry =
      operand->view != NULL ? operand->view : b->geometries[operand->slot];
  if (geometry == NULL) return false;
  argument->rank = geometry->ndim > 0 ? KF__FUSION_DIMENSIONED : KF__FUSION_DIMENSIONLESS;
  if ((operand->flags & KF__LAZY_WRAPPED) != 0) argument->rank = KF__FUSION_WRAPPED;
  const int32_t made = b->value_step[operand->slot];
  if (made >= 0) {
    argument->kind = KF__FUSION_STEP;
    argument->index = (uint16_t)made;
    return operand->view == NULL;
  }
  if (!broadcasts(geometry, b->shape)) return false;
  const int32_t input = input_of(b, operand);
  argument->kind = KF__FUSION_INPUT;
  argument->index = (uint16_t)input;
  return input >= 0;
}

/* A number of the run, or a constant integer, which all its uses share. */
static bool fuse_number(builder_t *b, kf__lazy_region_number_t number, uint32_t tag,
                        kf__fusion_argument_t *argument) {
  uint32_t i = number.index == KF__LAZY_NO_SLOT ? 0 : b->number_count;
  while (i < b->number_count && (b->numbers[i].index != KF__LAZY_NO_SLOT ||
                                 b->numbers[i].constant.as.i != number.constant.as.i))
    i++;
  if (i == MAX_NUMBERS) return false;
  if (i == b->number_count) b->numbers[b->number_count++] = number;
  argument->kind = KF__FUSION_NUMBER;
  argument->tag = (uint8_t)tag;
  argument->index = (uint16_t)i;
  return true;
}

static bool fuse_value(builder_t *b, const kf_value_t *value, bool is_number,
                       kf__fusion_argument_t *argument) {
  if (is_number && value->tag == KF_TAG_INT) {
    const kf_scalar_t constant = {.tag = KF_TAG_INT, .as.i = value->as.i};
    return fuse_number(b, (kf__lazy_region_number_t){KF__LAZY_NO_SLOT, constant}, KF_TAG_INT,
                       argument);
  }
  switch (value->tag) {
    case KF_TAG_NONE: argument->kind = KF__FUSION_NONE; return true;
    case KF_TAG_BOOL:
      argument->kind = KF__FUSION_CONSTANT;
      argument->value = value->as.b;
      return true;
    case KF_TAG_INT:
      argument->kind = KF__FUSION_CONSTANT;
      argument->value = value->as.i;
      return true;
    case KF_TAG_STRING:
      argument->kind = KF__FUSION_TEXT;
      argument->text = kf_value_get_string(value).data;
      return true;
    case KF__LAZY_TAG_NUMBER: {
      const uint32_t tag = b->plan->numbers[value->as.i].tag;
      if (tag == KF_TAG_NONE) {
        argument->kind = KF__FUSION_NONE;
        return true;
      }
      if (tag != KF_TAG_INT && tag != KF_TAG_FLOAT && tag != KF_TAG_BOOL && tag != KF_TAG_COMPLEX)
        return false;
      return fuse_number(b, (kf__lazy_region_number_t){.index = (uint32_t)value->as.i}, tag,
                         argument);
    }
    default: return false;
  }
}

static bool fuse_arguments(builder_t *b, const kf__lazy_step_t *step, kf__fusion_step_t *made) {
  const kf__lazy_op_t *op = step->op;
  kf__fusion_argument_t *arguments = &b->arguments[b->argument_count];
  uint32_t count = 0;
  for (uint32_t i = 0; i < step->arg_count; i++) {
    if (kf_schema_argument(op->schema, i)->is_out) continue;
    if (count == MAX_ARGUMENTS ||
        b->argument_count + count >= sizeof b->arguments / sizeof *b->arguments)
      return false;
    kf__fusion_argument_t *argument = &arguments[count++];
    *argument = (kf__fusion_argument_t){0};
    const kf_value_t *value = &step->args[i];
    const bool ok =
        value->tag == KF__LAZY_TAG_OPERAND
            ? fuse_operand(b, step, &step->operands[value->as.i], argument)
            : fuse_value(b, value, (op->arg_flags[i] & KF__LAZY_ARG_NUMBER) != 0, argument);
    if (!ok) return false;
  }
  made->arguments = arguments;
  made->argument_count = count;
  return true;
}

/* ---- Adding a step ---- */

/* The slot that a step gives a value to, when it is exactly one. */
static uint32_t result_slot(const kf__lazy_step_t *step) {
  if (step->output_count == 1 && step->rewrite_count == 0) return step->outputs[0].slot;
  if (step->output_count == 0 && step->rewrite_count == 1) return step->rewrites[0].to;
  return KF__LAZY_NO_SLOT;
}

/* In place over a whole value of the region's shape, and nobody reads that memory otherwise. */
static bool can_rewrite(const builder_t *b, const kf__lazy_step_t *step) {
  if (step->rewrite_count == 0) return true;
  const kf__lazy_rewrite_t *rewrite = &step->rewrites[0];
  if (rewrite->copies) return false;
  for (uint32_t i = 0; i < step->operand_count; i++)
    if (step->operands[i].slot == rewrite->from && step->operands[i].view != NULL) return false;
  for (uint32_t i = 0; i < b->input_count; i++)
    if (b->inputs[i].slot == rewrite->from &&
        !kf__lazy_geometry_equal(b->inputs[i].geometry, b->geometries[rewrite->from]))
      return false;
  return true;
}

static const kf__portable_t *portable_of(const kf__lazy_step_t *step) {
  if (step->op->op == NULL || step->op->is_random) return NULL;
  return kf__portable_of(step->op->op);
}

/* On failure the region is as before: arguments beyond argument_count are scratch. Reductions end a
 * region, because their results do not have its shape. */
static bool add_elementwise(builder_t *b, const kf__lazy_step_t *step, const kf__portable_t *code) {
  const uint32_t slot = result_slot(step);
  if (slot == KF__LAZY_NO_SLOT || b->reduction_count > 0 || b->step_count == MAX_STEPS)
    return false;
  const kf__lazy_geometry_t *geometry = b->geometries[slot];
  if (geometry == NULL || is_empty(geometry) ||
      (b->shape != NULL && !same_sizes(geometry, b->shape)))
    return false;
  if (!can_rewrite(b, step)) return false;
  const builder_t *before = b;
  const uint32_t inputs = before->input_count, numbers = before->number_count;
  const bool is_first = b->shape == NULL;
  if (is_first) b->shape = geometry;
  kf__fusion_step_t made = {.code = code, .result = (kf_dtype_t)geometry->dtype};
  if (!fuse_arguments(b, step, &made)) {
    b->input_count = inputs;
    b->number_count = numbers;
    if (is_first) b->shape = NULL;
    return false;
  }
  b->argument_count += made.argument_count;
  b->value_step[slot] = (int32_t)b->step_count;
  b->steps[b->step_count++] = made;
  return true;
}

/* The number of last dimensions that a reduction is over; 0: it is over others. */
static uint32_t reduced_dims(const builder_t *b, const kf__lazy_step_t *step) {
  const uint32_t ndim = b->shape->ndim;
  uint64_t bits = 0;
  bool has_dims = false;
  for (uint32_t i = 1; i < step->arg_count; i++) {
    const char *name = kf_schema_argument(step->op->schema, i)->name;
    const kf_value_t *value = &step->args[i];
    if (strcmp(name, "dim") == 0 && value->tag == KF_TAG_LIST) {
      kf_int_span_t dims = kf_list_ints((const kf_list_t *)value->as.pointer);
      for (size_t k = 0; k < dims.size; k++)
        bits |= UINT64_C(1) << (dims.data[k] < 0 ? dims.data[k] + ndim : dims.data[k]);
      has_dims = dims.size > 0;
    } else if (strcmp(name, "dim") == 0 && value->tag == KF_TAG_INT) {
      bits = UINT64_C(1) << (value->as.i < 0 ? value->as.i + ndim : value->as.i);
      has_dims = true;
    } else if (strcmp(name, "keepdim") == 0 || value->tag == KF_TAG_NONE) {
      continue;
    } else {
      return 0;
    }
  }
  if (!has_dims) return ndim;
  uint32_t count = 0;
  while (count < ndim && (bits >> (ndim - 1 - count) & 1) != 0) count++;
  return bits >> (ndim - count) << (ndim - count) == bits &&
                 (uint32_t)__builtin_popcountll(bits) == count
             ? count
             : 0;
}

static bool add_reduction(builder_t *b, const kf__lazy_step_t *step, const kf__portable_t *code) {
  if (b->step_count == 0 || step->output_count != 1 || step->rewrite_count != 0 ||
      b->reduction_count == KF__FUSION_OUTPUTS / 2 || step->arg_count == 0)
    return false;
  if (step->args[0].tag != KF__LAZY_TAG_OPERAND || step->operand_count != 1) return false;
  const kf__lazy_slot_operand_t *operand = &step->operands[0];
  if (operand->kind != KF__LAZY_VALUE || operand->view != NULL ||
      (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) != 0 || b->value_step[operand->slot] < 0)
    return false;
  const uint32_t reduced = reduced_dims(b, step);
  if (reduced == 0 || (b->reduction_count > 0 && reduced != b->reduced)) return false;
  b->reduced = reduced;
  b->reductions[b->reduction_count].step = (uint32_t)b->value_step[operand->slot];
  b->reductions[b->reduction_count].slot = step->outputs[0].slot;
  b->reductions[b->reduction_count].reduction = code;
  b->reduction_count++;
  return true;
}

static bool add_step(builder_t *b, const kf__lazy_step_t *step) {
  const kf__portable_t *code = portable_of(step);
  if (code == NULL) return false;
  return kf__portable_kind(code) == KF__PORTABLE_REDUCTION ? add_reduction(b, step, code)
                                                           : add_elementwise(b, step, code);
}

/* ---- Finishing a region ---- */

static const int64_t *byte_strides(builder_t *b, const kf__lazy_geometry_t *geometry,
                                   uint32_t removed, bool keeps_dims) {
  const uint32_t ndim = b->shape->ndim;
  int64_t *strides = take(b->fused, (ndim + 1) * sizeof *strides);
  if (strides == NULL) return NULL;
  const int64_t itemsize = kf__dtype_sizes[geometry->dtype];
  const uint32_t own = geometry->ndim;
  for (uint32_t i = 0; i < own; i++) {
    /* a reduced result without the removed dimensions lines up with the first ones */
    const uint32_t at = removed > 0 && !keeps_dims ? i : ndim - own + i;
    if (geometry->dims[i] != 1) strides[at] = geometry->dims[own + i] * itemsize;
  }
  return strides;
}

/* The memory that a slot made by the region takes over from outside of it; NO_SLOT: none. */
static uint32_t memory_of(const builder_t *b, uint32_t slot) {
  for (size_t i = b->first + b->count; i-- > b->first;) {
    const kf__lazy_step_t *step = &b->plan->steps[i];
    if (step->rewrite_count == 1 && step->rewrites[0].to == slot) {
      slot = step->rewrites[0].from;
      if (b->value_step[slot] < 0) return slot;
    }
  }
  return KF__LAZY_NO_SLOT;
}

/* Whether a step after the region, or the caller, reads the slot. */
static bool is_needed(const builder_t *b, uint32_t slot) {
  return b->last_use[slot] == UINT32_MAX || b->last_use[slot] >= b->first + b->count;
}

/* Fills the region's outputs and those of the fusion. */
static bool fill_outputs(builder_t *b, kf__lazy_region_t *region, kf__fusion_output_t *outputs) {
  region->outputs = take(b->fused, (KF__FUSION_OUTPUTS + 1) * sizeof *region->outputs);
  if (region->outputs == NULL) return false;
  for (size_t i = b->first; i < b->first + b->count; i++) {
    const uint32_t slot = result_slot(&b->plan->steps[i]);
    if (b->value_step[slot] < 0 || !is_needed(b, slot)) continue;
    if (region->output_count == KF__FUSION_OUTPUTS) return false;
    outputs[region->output_count] = (kf__fusion_output_t){
        .step = (uint32_t)b->value_step[slot], .dtype = (kf_dtype_t)b->geometries[slot]->dtype};
    region->outputs[region->output_count++] =
        (kf__lazy_region_tensor_t){slot, memory_of(b, slot), b->geometries[slot],
                                   byte_strides(b, b->geometries[slot], 0, true)};
  }
  for (uint32_t i = 0; i < b->reduction_count; i++) {
    const uint32_t slot = b->reductions[i].slot;
    const kf__lazy_geometry_t *geometry = b->geometries[slot];
    if (region->output_count == KF__FUSION_OUTPUTS) return false;
    outputs[region->output_count] = (kf__fusion_output_t){
        b->reductions[i].step, (kf_dtype_t)geometry->dtype, b->reductions[i].reduction};
    region->outputs[region->output_count++] = (kf__lazy_region_tensor_t){
        slot, KF__LAZY_NO_SLOT, geometry,
        byte_strides(b, geometry, b->reduced, geometry->ndim == b->shape->ndim)};
  }
  for (uint32_t i = 0; i < region->output_count; i++)
    if (region->outputs[i].strides == NULL) return false; /* no memory */
  return region->output_count > 0;
}

static bool fill_inputs(builder_t *b, kf__lazy_region_t *region, kf__fusion_input_t *inputs) {
  region->inputs = take(b->fused, (b->input_count + 1) * sizeof *region->inputs);
  region->numbers = take(b->fused, (b->number_count + 1) * sizeof *region->numbers);
  if (region->inputs == NULL || region->numbers == NULL) return false;
  region->input_count = b->input_count;
  region->number_count = b->number_count;
  memcpy(region->numbers, b->numbers, b->number_count * sizeof *region->numbers);
  for (uint32_t i = 0; i < b->input_count; i++) {
    region->inputs[i] = b->inputs[i];
    region->inputs[i].strides = byte_strides(b, b->inputs[i].geometry, 0, true);
    if (region->inputs[i].strides == NULL) return false;
    inputs[i] = (kf__fusion_input_t){(kf_dtype_t)b->inputs[i].geometry->dtype};
  }
  return true;
}

static bool fill_frees(builder_t *b, kf__lazy_region_t *region) {
  size_t count = 0;
  for (size_t i = b->first; i < b->first + b->count; i++) count += b->plan->steps[i].free_count;
  region->frees = take(b->fused, (count + 1) * sizeof *region->frees);
  if (region->frees == NULL) return false;
  for (size_t i = b->first; i < b->first + b->count; i++)
    for (uint32_t k = 0; k < b->plan->steps[i].free_count; k++)
      region->frees[region->free_count++] = b->plan->steps[i].frees[k];
  return true;
}

/* The region as fused code; NULL: its steps run one by one. */
static kf__lazy_region_t *make_region(builder_t *b) {
  kf__fusion_input_t inputs[KF__FUSION_INPUTS];
  kf__fusion_output_t outputs[KF__FUSION_OUTPUTS];
  kf__lazy_region_t *region = take(b->fused, sizeof *region);
  if (region == NULL || b->count < 2) return NULL;
  region->ndim = b->shape->ndim;
  region->reduced = b->reduced;
  region->sizes = b->shape->dims;
  if (!fill_inputs(b, region, inputs) || !fill_outputs(b, region, outputs) ||
      !fill_frees(b, region))
    return NULL;
  const kf__fusion_t fusion = {.inputs = inputs,
                               .input_count = region->input_count,
                               .steps = b->steps,
                               .step_count = b->step_count,
                               .outputs = outputs,
                               .output_count = region->output_count};
  if (kf__fusion_compile(&fusion, &region->code) == KF_OK) return region;
  kf__lazy_note("%zu steps were not fused: %s", b->count, kf_error_message());
  kf_error_clear();
  return NULL;
}

static void begin_region(builder_t *b, size_t first) {
  b->first = first;
  b->count = 0;
  b->shape = NULL;
  b->input_count = b->number_count = b->argument_count = 0;
  b->reduction_count = b->reduced = b->step_count = 0;
}

static void end_region(builder_t *b) {
  if (b->count == 0) return;
  kf__lazy_region_t *region = make_region(b);
  kf__lazy_item_t *items = b->fused->items;
  if (region != NULL) {
    items[b->fused->item_count++] = (kf__lazy_item_t){NULL, region, b->first};
    b->fused->region_count++;
  }
  for (size_t i = b->first; i < b->first + b->count; i++) {
    const uint32_t slot = result_slot(&b->plan->steps[i]);
    if (slot != KF__LAZY_NO_SLOT) b->value_step[slot] = -1;
    if (region == NULL)
      items[b->fused->item_count++] = (kf__lazy_item_t){&b->plan->steps[i], NULL, i};
  }
}

/* ---- The whole plan ---- */

static void find_geometries(builder_t *b) {
  const kf__lazy_plan_t *plan = b->plan;
  for (size_t i = 0; i < plan->param_count; i++) b->geometries[i] = plan->params[i];
  for (size_t i = 0; i < plan->constant_count; i++)
    b->geometries[plan->param_count + i] = plan->constant_geometries[i];
  for (size_t i = 0; i < plan->step_count; i++) {
    const kf__lazy_step_t *step = &plan->steps[i];
    for (uint32_t k = 0; k < step->output_count; k++)
      b->geometries[step->outputs[k].slot] = step->outputs[k].geometry;
    for (uint32_t k = 0; k < step->rewrite_count; k++)
      b->geometries[step->rewrites[k].to] = b->geometries[step->rewrites[k].from];
    for (uint32_t k = 0; k < step->operand_count; k++)
      if (step->operands[k].kind == KF__LAZY_VALUE)
        b->last_use[step->operands[k].slot] = (uint32_t)i;
  }
  for (size_t i = 0; i < plan->root_count; i++) b->last_use[plan->roots[i]] = UINT32_MAX;
}

static void build(builder_t *b) {
  const kf__lazy_plan_t *plan = b->plan;
  find_geometries(b);
  begin_region(b, 0);
  for (size_t i = 0; i < plan->step_count; i++) {
    if (add_step(b, &plan->steps[i])) {
      b->count++;
      continue;
    }
    end_region(b);
    begin_region(b, i);
    if (add_step(b, &plan->steps[i])) {
      b->count++;
      continue;
    }
    b->fused->items[b->fused->item_count++] = (kf__lazy_item_t){&plan->steps[i], NULL, i};
    begin_region(b, i + 1);
  }
  end_region(b);
}

static fused_plan_t *fuse(const kf__lazy_plan_t *plan) {
  fused_plan_t *fused = kf_calloc(1, sizeof *fused);
  builder_t *b = kf_calloc(1, sizeof *b); /* large */
  const size_t slots = plan->slot_count + 1;
  if (fused != NULL && b != NULL) {
    b->plan = plan;
    b->fused = fused;
    fused->items = take(fused, (plan->step_count + 1) * sizeof *fused->items);
    b->geometries = kf_calloc(slots, sizeof *b->geometries);
    b->last_use = kf_calloc(slots, sizeof *b->last_use);
    b->value_step = kf_alloc(slots * sizeof *b->value_step);
    if (fused->items != NULL && b->geometries != NULL && b->last_use != NULL &&
        b->value_step != NULL) {
      memset(b->value_step, 0xff, slots * sizeof *b->value_step);
      build(b);
    }
    kf_free(b->geometries);
    kf_free(b->last_use);
    kf_free(b->value_step);
  }
  kf_free(b);
  if (fused != NULL && fused->region_count > 0) return fused;
  kf__lazy_fused_plan_free(fused);
  return NULL;
}

/* The thread of run RUNS_BEFORE, counted from 0, fuses; others run single steps until it publishes
 * the fused plan. A failure is final: the plan is not fused again. */
void kf__lazy_warm(kf__lazy_plan_t *plan) {
  if (KF_LIKELY(__atomic_load_n(&plan->runs, __ATOMIC_RELAXED) > RUNS_BEFORE)) return;
  if (!kf__lazy_options.fuse) return;
  if (__atomic_fetch_add(&plan->runs, 1, __ATOMIC_RELAXED) != RUNS_BEFORE) return;
  const double start = kf__lazy_now();
  fused_plan_t *fused = fuse(plan);
  __atomic_store_n(&plan->fused, fused, __ATOMIC_RELEASE);
  kf__lazy_measure(KF__LAZY_COMPILE_TIME, kf__lazy_now() - start);
  if (fused != NULL)
    kf__lazy_note("fused %zu of the graph's %zu steps into %zu regions",
                  plan->step_count - (fused->item_count - fused->region_count), plan->step_count,
                  fused->region_count);
}
