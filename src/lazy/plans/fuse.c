/* Finding regions and making fused code of them. See fuse.h.
 *
 * One pass over the plan extends the region with each step that fits and ends it at the first one
 * that does not, so a region is a contiguous range of steps and the order of the plan is kept.
 * A second pass joins regions to groups where each row of one depends on the same row of the
 * others. Fusing is optional everywhere: a region that has one step, too many outputs, or code that
 * does not compile runs as single steps. The plan itself is not changed; the fused plan points into
 * it, and is freed with it. */
#include "lazy/plans/fuse.h"
#include "lazy/model/eager_device.h"
#include "lazy/state/explain_step.h"
#include "lazy/state/options.h"

#include <math.h>

enum {
  RUNS_BEFORE = 2,
  MAX_STEPS = KF__FUSION_STEPS,
  MAX_ARGUMENTS = 8,
  MAX_NUMBERS = KF__LAZY_REGION_NUMBERS,
  KERNEL_INPUTS = 20 /* of code for drivers, whose arguments are few */
};

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

static void release_region(const kf__lazy_region_t *region) {
  kf__fused_release(region->code);
  kf__device_code_release(region->kernel);
}

void kf__lazy_fused_plan_free(fused_plan_t *fused) {
  if (fused == NULL) return;
  for (size_t i = 0; i < fused->item_count; i++)
    for (uint32_t k = 0; fused->items[i].region != NULL && k < fused->items[i].region_count; k++)
      release_region(&fused->items[i].region[k]);
  while (fused->blocks != NULL) {
    block_t *next = ((block_t *)fused->blocks)->next;
    kf_free(fused->blocks);
    fused->blocks = next;
  }
  kf_free(fused);
}

/* ---- The region that is being built ---- */

/* Steps that are a region if they can be compiled, or one step that fits into no region. */
typedef struct range {
  size_t first, count;
  bool is_region;
} range_t;

/* Regions over the same rows. */
typedef struct group {
  const kf__lazy_geometry_t *shape; /* of the region that it begins with */
  uint32_t kept;                    /* dimensions of `shape` that number the rows */
  size_t first, end;                /* steps */
  uint32_t local_count;
} group_t;

typedef struct builder {
  const kf__lazy_plan_t *plan;
  kf_device_t device;
  fused_plan_t *fused;
  const kf__lazy_geometry_t **geometries; /* of each slot */
  uint32_t *last_use;                     /* of each slot: a step, or UINT32_MAX */
  uint32_t *made_at;   /* of each slot: the step that makes it, plus 1; 0: a parameter */
  int32_t *value_step; /* of each slot: the region's step that makes it; -1: none */
  uint8_t *local_of;   /* of each slot: the number of a group's local value; 0: none */
  range_t *ranges;
  size_t range_count;
  group_t *group; /* that the region is made for; NULL: none */
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
    uint32_t slot; /* of its result */
    kf__fusion_output_t output;
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

static bool is_one(const kf__lazy_geometry_t *geometry) {
  for (uint32_t i = 0; i < geometry->ndim; i++)
    if (geometry->dims[i] != 1) return false;
  return true;
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

static bool is_for_cpu(const builder_t *b) { return b->device.type == KF_DEVICE_CPU; }

/* The input with this slot and view; -1: the region has too many. Numbers among the parameters stay
 * on the CPU. */
static int32_t input_of(builder_t *b, const kf__lazy_slot_operand_t *operand) {
  for (uint32_t i = 0; i < b->input_count; i++)
    if (b->inputs[i].slot == operand->slot &&
        kf__lazy_geometry_equal(b->inputs[i].geometry, operand->view != NULL
                                                           ? operand->view
                                                           : b->geometries[operand->slot]))
      return (int32_t)i;
  if (b->input_count == (is_for_cpu(b) ? (uint32_t)KF__FUSION_INPUTS : (uint32_t)KERNEL_INPUTS))
    return -1;
  b->inputs[b->input_count] = (kf__lazy_region_tensor_t){
      .slot = operand->slot,
      .is_value = !is_for_cpu(b) && (operand->flags & KF__LAZY_WRAPPED) != 0 &&
                  b->made_at[operand->slot] == 0,
      .geometry = operand->view != NULL ? operand->view : b->geometries[operand->slot]};
  return (int32_t)b->input_count++;
}

/* Code for drivers has no complex numbers. */
static bool can_hold(const builder_t *b, const kf__lazy_geometry_t *geometry) {
  return is_for_cpu(b) || !kf_dtype_is_complex((kf_dtype_t)geometry->dtype);
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
  if (geometry == NULL || !can_hold(b, geometry)) return false;
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
    return fuse_number(b,
                       (kf__lazy_region_number_t){.index = KF__LAZY_NO_SLOT, .constant = constant},
                       KF_TAG_INT, argument);
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

static const kf__portable_t *portable_of(const builder_t *b, const kf__lazy_step_t *step) {
  if (step->op->op == NULL || step->op->is_random) return NULL;
  const kf__portable_t *code = kf__portable_of(step->op->op);
  return code == NULL || is_for_cpu(b) || kf__device_code_has(code) ? code : NULL;
}

/* On failure the region is as before: arguments beyond argument_count are scratch. Reductions end a
 * region, because their results do not have its shape. */
static bool add_elementwise(builder_t *b, const kf__lazy_step_t *step, const kf__portable_t *code) {
  const uint32_t slot = result_slot(step);
  if (slot == KF__LAZY_NO_SLOT || b->reduction_count > 0 || b->step_count == MAX_STEPS)
    return false;
  const kf__lazy_geometry_t *geometry = b->geometries[slot];
  if (geometry == NULL || is_empty(geometry) || !can_hold(b, geometry) ||
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
  if (ndim > KF__LISTED_DIMS) return 0; /* the bits of a set */
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
    } else if (strcmp(name, "keepdim") == 0 || strcmp(name, "correction") == 0 ||
               strcmp(name, "ord") == 0 || value->tag == KF_TAG_NONE) {
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

/* The last dimensions lie packed in memory, where the CPU folds in the order of fused code. */
static bool ends_packed(const kf__lazy_geometry_t *geometry, uint32_t last) {
  int64_t expected = 1;
  for (uint32_t i = geometry->ndim; i-- > geometry->ndim - last;) {
    if (geometry->dims[i] != 1 && geometry->dims[geometry->ndim + i] != expected) return false;
    expected *= geometry->dims[i];
  }
  return true;
}

/* Whether a reduction of the region makes the value, which no other step of it can read then. */
static bool is_reduced(const builder_t *b, uint32_t slot) {
  for (uint32_t i = 0; i < b->reduction_count; i++)
    if (b->reductions[i].slot == slot) return true;
  return false;
}

/* A step that copies the value that a reduction is of: reductions are of steps. Returns its index;
 * -1: it does not fit. */
static int32_t copy_operand(builder_t *b, const kf__lazy_step_t *step, uint32_t *out_reduced) {
  const kf__lazy_slot_operand_t *operand = &step->operands[0];
  const kf__lazy_geometry_t *geometry =
      operand->view != NULL ? operand->view : b->geometries[operand->slot];
  if (geometry == NULL || is_empty(geometry) || b->step_count == MAX_STEPS) return -1;
  if (is_reduced(b, operand->slot)) return -1;
  if (b->argument_count == sizeof b->arguments / sizeof *b->arguments) return -1;
  if (b->shape != NULL && !same_sizes(geometry, b->shape)) return -1;
  const kf__lazy_geometry_t *before = b->shape;
  b->shape = geometry;
  *out_reduced = reduced_dims(b, step);
  kf__fusion_argument_t *argument = &b->arguments[b->argument_count];
  *argument = (kf__fusion_argument_t){0};
  if (*out_reduced == 0 || !ends_packed(geometry, *out_reduced) ||
      !fuse_operand(b, step, operand, argument)) {
    b->shape = before;
    return -1;
  }
  b->steps[b->step_count] = (kf__fusion_step_t){.code = kf__portable_copy(),
                                                .arguments = argument,
                                                .argument_count = 1,
                                                .result = (kf_dtype_t)geometry->dtype};
  b->argument_count++;
  return (int32_t)b->step_count++;
}

/* The norm of an order; false: it is not fused. */
static bool find_norm(double order, uint8_t *out_norm) {
  if (order == 1 || order == 2) {
    *out_norm = order == 2 ? KF__NORM_2 : KF__NORM_1;
    return true;
  }
  *out_norm = order > 0 ? KF__NORM_MOST : KF__NORM_LEAST;
  return isinf(order);
}

/* The order decides about the code, so that it is assumed to stay the same. */
static bool fuse_order(builder_t *b, const kf__fusion_argument_t *order,
                       kf__fusion_output_t *output) {
  kf__lazy_region_number_t *number = &b->numbers[order->index];
  kf_scalar_t value = number->constant;
  if (number->index != KF__LAZY_NO_SLOT &&
      kf_value_to_scalar(&b->plan->numbers[number->index], &value) != KF_OK) {
    kf_error_clear();
    return false;
  }
  if (value.tag != KF_TAG_INT && value.tag != KF_TAG_FLOAT) return false;
  number->assumed = value.tag == KF_TAG_INT ? (double)value.as.i : value.as.f;
  number->is_assumed = number->index != KF__LAZY_NO_SLOT;
  return find_norm(number->assumed, &output->norm);
}

/* The order of a norm and the correction of a variance. */
static bool fuse_parameters(builder_t *b, const kf__lazy_step_t *step,
                            kf__fusion_output_t *output) {
  for (uint32_t i = 1; i < step->arg_count; i++) {
    const char *name = kf_schema_argument(step->op->schema, i)->name;
    const bool is_order = strcmp(name, "ord") == 0;
    kf__fusion_argument_t argument = {0};
    if (!is_order && strcmp(name, "correction") != 0) continue;
    if (!fuse_value(b, &step->args[i], true, &argument)) return false;
    if (argument.kind == KF__FUSION_NUMBER && argument.tag == KF_TAG_COMPLEX) return false;
    if (is_order && (argument.kind != KF__FUSION_NUMBER || !fuse_order(b, &argument, output)))
      return false;
    if (!is_order && argument.kind == KF__FUSION_NUMBER)
      output->correction = (uint16_t)(argument.index + 1);
  }
  return true;
}

static bool add_reduction(builder_t *b, const kf__lazy_step_t *step, const kf__portable_t *code) {
  if (step->output_count == 0 || step->output_count > 2 || step->rewrite_count != 0 ||
      b->reduction_count + step->output_count > KF__FUSION_OUTPUTS / 2 || step->arg_count == 0)
    return false;
  if (kf__lazy_options.exact && !kf__portable_is_exact(code)) return false;
  if (step->args[0].tag != KF__LAZY_TAG_OPERAND || step->operand_count != 1) return false;
  const kf__lazy_slot_operand_t *operand = &step->operands[0];
  if (operand->kind != KF__LAZY_VALUE || (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) != 0)
    return false;
  int32_t made = b->value_step[operand->slot];
  if (made >= 0 && operand->view != NULL) return false;
  uint32_t reduced = 0;
  if (made >= 0) {
    reduced = reduced_dims(b, step);
  } else if (b->step_count == 0 || b->reduction_count > 0) {
    made = copy_operand(b, step, &reduced);
  }
  kf__fusion_output_t output = {.step = (uint32_t)made, .reduction = code};
  if (made < 0 || reduced == 0 || (b->reduction_count > 0 && reduced != b->reduced) ||
      !fuse_parameters(b, step, &output))
    return false;
  b->reduced = reduced;
  for (uint32_t i = 0; i < step->output_count; i++, output.result++) {
    b->reductions[b->reduction_count].slot = step->outputs[i].slot;
    b->reductions[b->reduction_count++].output = output;
  }
  return true;
}

static bool add_step(builder_t *b, const kf__lazy_step_t *step) {
  const kf__portable_t *code = portable_of(b, step);
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

/* Whether an output has the memory of a slot, or a step of the region writes to it in place. */
static bool is_taken(const builder_t *b, const kf__lazy_region_t *region, uint32_t slot) {
  for (uint32_t i = 0; i < region->output_count; i++)
    if (region->outputs[i].memory == slot) return true;
  for (size_t i = b->first; i < b->first + b->count; i++)
    for (uint32_t k = 0; k < b->plan->steps[i].rewrite_count; k++)
      if (b->plan->steps[i].rewrites[k].from == slot) return true;
  return false;
}

/* An input that nobody reads after step `at` of the plan, which makes a value of this geometry, and
 * that has the memory for it; NO_SLOT: none. Reductions and groups read inputs again after they
 * have written outputs. */
static uint32_t spare_input(const builder_t *b, const kf__lazy_region_t *region, size_t at,
                            const kf__lazy_geometry_t *geometry) {
  if (!is_for_cpu(b) || b->group != NULL || b->reduction_count > 0) return KF__LAZY_NO_SLOT;
  for (uint32_t i = 0; i < b->input_count; i++) {
    const uint32_t slot = b->inputs[i].slot;
    if (b->made_at[slot] == 0 || b->last_use[slot] > at || is_taken(b, region, slot) ||
        !kf__lazy_fills(geometry, b->geometries[slot]))
      continue;
    uint32_t others = 0; /* that read other elements at an index */
    for (uint32_t k = 0; k < b->input_count; k++)
      others +=
          b->inputs[k].slot == slot && !kf__lazy_geometry_equal(b->inputs[k].geometry, geometry);
    if (others == 0) return slot;
  }
  return KF__LAZY_NO_SLOT;
}

/* Whether a step after the region, or the caller, reads the slot. */
static bool is_needed(const builder_t *b, uint32_t slot) {
  return b->last_use[slot] == UINT32_MAX || b->last_use[slot] >= b->first + b->count;
}

/* The strides of a packed tensor of the region's shape. */
static const int64_t *packed_strides(builder_t *b, uint32_t dtype) {
  const uint32_t ndim = b->shape->ndim;
  int64_t *strides = take(b->fused, (ndim + 1) * sizeof *strides);
  int64_t stride = kf__dtype_sizes[dtype];
  for (uint32_t i = ndim; strides != NULL && i-- > 0; stride *= b->shape->dims[i])
    strides[i] = stride;
  return strides;
}

/* Numbers a value that only the group uses; 0: it has memory. */
static uint8_t make_local(builder_t *b, uint32_t slot) {
  group_t *group = b->group;
  if (group == NULL || !same_sizes(b->shape, group->shape)) return 0;
  if (b->last_use[slot] == UINT32_MAX || b->last_use[slot] >= group->end) return 0;
  if (group->local_count == KF__FUSED_LOCALS) return 0;
  b->local_of[slot] = (uint8_t)++group->local_count;
  return b->local_of[slot];
}

/* Fills the region's outputs and those of the fusion. */
static bool fill_outputs(builder_t *b, kf__lazy_region_t *region, kf__fusion_output_t *outputs) {
  region->outputs = take(b->fused, (KF__FUSION_OUTPUTS + 1) * sizeof *region->outputs);
  if (region->outputs == NULL) return false;
  for (size_t i = b->first; i < b->first + b->count; i++) {
    const uint32_t slot = result_slot(&b->plan->steps[i]);
    if (slot == KF__LAZY_NO_SLOT || b->value_step[slot] < 0 || !is_needed(b, slot)) continue;
    if (region->output_count == KF__FUSION_OUTPUTS) return false;
    outputs[region->output_count] = (kf__fusion_output_t){
        .step = (uint32_t)b->value_step[slot], .dtype = (kf_dtype_t)b->geometries[slot]->dtype};
    const kf__lazy_geometry_t *geometry = b->geometries[slot];
    const uint8_t local = make_local(b, slot);
    if (local != 0) region->locals[region->input_count + region->output_count] = local;
    region->outputs[region->output_count++] =
        (kf__lazy_region_tensor_t){.slot = slot,
                                   .memory = memory_of(b, slot),
                                   .geometry = geometry,
                                   .strides = local != 0 ? packed_strides(b, geometry->dtype)
                                                         : byte_strides(b, geometry, 0, true)};
    kf__lazy_region_tensor_t *made = &region->outputs[region->output_count - 1];
    if (made->memory != KF__LAZY_NO_SLOT) continue;
    made->memory = spare_input(b, region, i, geometry);
    made->is_spare = made->memory != KF__LAZY_NO_SLOT;
  }
  for (uint32_t i = 0; i < b->reduction_count; i++) {
    const uint32_t slot = b->reductions[i].slot;
    const kf__lazy_geometry_t *geometry = b->geometries[slot];
    if (region->output_count == KF__FUSION_OUTPUTS) return false;
    outputs[region->output_count] = b->reductions[i].output;
    outputs[region->output_count].dtype = (kf_dtype_t)geometry->dtype;
    region->outputs[region->output_count++] = (kf__lazy_region_tensor_t){
        .slot = slot,
        .memory = KF__LAZY_NO_SLOT,
        .geometry = geometry,
        .strides = byte_strides(b, geometry, b->reduced, geometry->ndim == b->shape->ndim)};
  }
  for (uint32_t i = 0; i < region->output_count; i++)
    if (region->outputs[i].strides == NULL) return false; /* no memory */
  return region->output_count > 0;
}

enum { PER_ROW_FROM = 64 }; /* elements of a row: shorter ones share blocks */

/* How an input varies over the region's elements and rows. */
static uint8_t variation_of(const builder_t *b, const kf__lazy_region_tensor_t *input) {
  if (is_one(input->geometry)) return KF__FUSION_UNIFORM;
  if (b->group == NULL || !same_sizes(b->shape, b->group->shape)) return KF__FUSION_VARIES;
  int64_t length = 1;
  for (uint32_t i = b->group->kept; i < b->shape->ndim; i++) {
    if (b->shape->dims[i] != 1 && input->strides[i] != 0) return KF__FUSION_VARIES;
    length *= b->shape->dims[i];
  }
  return length >= PER_ROW_FROM ? KF__FUSION_PER_ROW : KF__FUSION_VARIES;
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
    const kf__lazy_geometry_t *geometry = b->inputs[i].geometry;
    const uint8_t local = b->group != NULL ? b->local_of[b->inputs[i].slot] : 0;
    if (local != 0) region->locals[i] = local;
    region->inputs[i].strides =
        local != 0 ? packed_strides(b, geometry->dtype) : byte_strides(b, geometry, 0, true);
    if (region->inputs[i].strides == NULL) return false;
    inputs[i] =
        (kf__fusion_input_t){(kf_dtype_t)geometry->dtype, variation_of(b, &region->inputs[i])};
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

static kf_status_t compile_region(const builder_t *b, kf__lazy_region_t *region,
                                  const kf__fusion_t *fusion) {
  const int64_t *strides[KF__FUSION_INPUTS + KF__FUSION_OUTPUTS];
  uint8_t is_value[KF__FUSION_INPUTS];
  for (uint32_t i = 0; i < region->input_count; i++) {
    strides[i] = region->inputs[i].strides;
    is_value[i] = region->inputs[i].is_value;
  }
  for (uint32_t i = 0; i < region->output_count; i++)
    strides[region->input_count + i] = region->outputs[i].strides;
  const kf__fusion_run_t shape = {
      .ndim = region->ndim, .reduced = region->reduced, .sizes = region->sizes, .strides = strides};
  if (!is_for_cpu(b))
    return kf__device_code_make(b->device, fusion, &shape, is_value, &region->kernel);
  KF_TRY(kf__fusion_compile(fusion, &region->code));
  kf_status_t status = kf__fused_bind(region->code, &shape, b->group != NULL);
  if (status == KF_OK) return KF_OK;
  kf__fused_release(region->code);
  region->code = NULL;
  return status;
}

/* The region as fused code; false: its steps run one by one. */
static bool make_region(builder_t *b, kf__lazy_region_t *region) {
  kf__fusion_input_t inputs[KF__FUSION_INPUTS];
  kf__fusion_output_t outputs[KF__FUSION_OUTPUTS];
  region->ndim = b->shape->ndim;
  region->reduced = b->group != NULL ? b->shape->ndim - b->group->kept : b->reduced;
  region->sizes = b->shape->dims;
  if (b->group != NULL &&
      (region->locals = take(b->fused, KF__FUSION_INPUTS + KF__FUSION_OUTPUTS)) == NULL)
    return false;
  if (!fill_inputs(b, region, inputs) || !fill_outputs(b, region, outputs) ||
      !fill_frees(b, region))
    return false;
  const kf__fusion_t fusion = {.inputs = inputs,
                               .input_count = region->input_count,
                               .steps = b->steps,
                               .step_count = b->step_count,
                               .outputs = outputs,
                               .output_count = region->output_count};
  if (compile_region(b, region, &fusion) == KF_OK) return true;
  kf__lazy_note("%zu steps were not fused: %s", b->count, kf_error_message());
  kf_error_clear();
  return false;
}

static void begin_region(builder_t *b, size_t first) {
  b->first = first;
  b->count = 0;
  b->shape = NULL;
  b->input_count = b->number_count = b->argument_count = 0;
  b->reduction_count = b->reduced = b->step_count = 0;
}

static void forget_region(builder_t *b) {
  for (size_t i = b->first; i < b->first + b->count; i++) {
    const uint32_t slot = result_slot(&b->plan->steps[i]);
    if (slot != KF__LAZY_NO_SLOT) b->value_step[slot] = -1;
  }
}

/* Builds the region of a range again, which forget_region ends. */
static void build_range(builder_t *b, const range_t *range) {
  begin_region(b, range->first);
  for (; b->count < range->count; b->count++)
    if (!add_step(b, &b->plan->steps[range->first + b->count])) return; /* cannot happen */
}

static void emit_steps(builder_t *b, const range_t *range) {
  for (size_t i = range->first; i < range->first + range->count; i++)
    b->fused->items[b->fused->item_count++] = (kf__lazy_item_t){&b->plan->steps[i], NULL, 0, i, 1};
  b->fused->launches += range->count;
}

static void emit_regions(builder_t *b, const kf__lazy_region_t *regions, uint32_t count,
                         size_t first, size_t end) {
  b->fused->items[b->fused->item_count++] =
      (kf__lazy_item_t){NULL, regions, count, first, end - first};
  b->fused->region_count++;
  b->fused->launches += regions->kernel != NULL ? kf__device_code_launches(regions->kernel) : 1;
}

static void emit_range(builder_t *b, const range_t *range) {
  kf__lazy_region_t *region = range->count >= 2 ? take(b->fused, sizeof *region) : NULL;
  bool made = false;
  if (region != NULL) {
    build_range(b, range);
    made = make_region(b, region);
    forget_region(b);
  }
  if (made)
    emit_regions(b, region, 1, range->first, range->first + range->count);
  else
    emit_steps(b, range);
}

/* ---- Groups ---- */

static int64_t length_of(const group_t *group) {
  int64_t length = 1;
  for (uint32_t i = group->kept; i < group->shape->ndim; i++) length *= group->shape->dims[i];
  return length;
}

/* The dimensions that number the rows come first, and the others are 1 or missing. */
static bool has_row_shape(const group_t *group, const kf__lazy_geometry_t *shape) {
  if (shape->ndim != group->kept && shape->ndim != group->shape->ndim) return false;
  for (uint32_t i = 0; i < shape->ndim; i++)
    if (shape->dims[i] != (i < group->kept ? group->shape->dims[i] : 1)) return false;
  return true;
}

/* The value of a row is read for the same row, whatever view it is read by. */
static bool reads_own_row(const group_t *group, const kf__lazy_geometry_t *value,
                          const kf__lazy_geometry_t *read, const kf__lazy_geometry_t *shape) {
  if (!has_row_shape(group, value) || read->ndim > shape->ndim || read->dtype != value->dtype ||
      read->offset != value->offset)
    return false;
  const uint32_t missing = shape->ndim - read->ndim;
  for (uint32_t i = 0; i < shape->ndim; i++) {
    const bool is_one = i < missing || read->dims[i - missing] == 1;
    if (i >= group->kept && !is_one) return false;
    if (i >= group->kept || group->shape->dims[i] == 1) continue;
    if (is_one || read->dims[read->ndim + i - missing] != value->dims[value->ndim + i])
      return false;
  }
  return true;
}

/* Whether the region that is being built can follow in the group. */
static bool fits_group(const builder_t *b, const group_t *group) {
  const bool is_full = same_sizes(b->shape, group->shape);
  if (!is_full && (b->reduction_count > 0 || !has_row_shape(group, b->shape))) return false;
  if (b->reduction_count > 0 && b->shape->ndim - b->reduced != group->kept) return false;
  for (size_t i = b->first; i < b->first + b->count; i++)
    if (b->plan->steps[i].rewrite_count > 0) return false;
  for (uint32_t i = 0; i < b->input_count; i++) {
    const kf__lazy_region_tensor_t *input = &b->inputs[i];
    if (b->made_at[input->slot] <= group->first) continue; /* made before the group */
    const kf__lazy_geometry_t *value = b->geometries[input->slot];
    const bool same = same_sizes(value, group->shape) && is_full &&
                      kf__lazy_geometry_equal(value, input->geometry);
    if (!same && !reads_own_row(group, value, input->geometry, b->shape)) return false;
  }
  return true;
}

/* The ranges from `at` that make a group, which begins with a reduction of rows; fewer than 2: none
 * do. */
static uint32_t find_group(builder_t *b, size_t at, group_t *group) {
  uint32_t count = 0;
  for (; at < b->range_count && count < KF__FUSED_PARTS; at++, count++) {
    const range_t *range = &b->ranges[at];
    if (!range->is_region) break;
    build_range(b, range);
    if (count == 0)
      *group = (group_t){b->shape, b->shape->ndim - b->reduced, range->first, range->first, 0};
    const bool fits = (count > 0 || b->reduction_count > 0) && fits_group(b, group);
    forget_region(b);
    if (!fits) break;
    group->end = range->first + range->count;
  }
  const int64_t length = count > 1 ? length_of(group) : 0;
  return length > 1 && length <= KF__FUSED_LONGEST ? count : 0;
}

static bool locals_fit(const group_t *group) {
  const int64_t length = length_of(group),
                at_once = length > KF__FUSED_TILE ? length : KF__FUSED_TILE;
  return group->local_count * at_once * (int64_t)sizeof(double) <= KF__FUSED_LOCAL_BYTES;
}

/* Returns the number of ranges that were emitted as a group; 0: none. */
static uint32_t emit_group(builder_t *b, size_t at) {
  group_t group;
  const uint32_t count = find_group(b, at, &group);
  kf__lazy_region_t *regions = count > 1 ? take(b->fused, count * sizeof *regions) : NULL;
  bool made = regions != NULL;
  b->group = &group;
  for (uint32_t i = 0; i < count && made; i++) {
    build_range(b, &b->ranges[at + i]);
    made = make_region(b, &regions[i]) && locals_fit(&group);
    forget_region(b);
  }
  b->group = NULL;
  if (made) {
    emit_regions(b, regions, count, group.first, group.end);
    return count;
  }
  for (uint32_t i = 0; regions != NULL && i < count; i++) release_region(&regions[i]);
  return 0;
}

/* ---- The whole plan ---- */

static void find_geometries(builder_t *b) {
  const kf__lazy_plan_t *plan = b->plan;
  for (size_t i = 0; i < plan->param_count; i++) b->geometries[i] = plan->params[i];
  for (size_t i = 0; i < plan->constant_count; i++)
    b->geometries[plan->param_count + i] = plan->constant_geometries[i];
  for (size_t i = 0; i < plan->step_count; i++) {
    const kf__lazy_step_t *step = &plan->steps[i];
    for (uint32_t k = 0; k < step->output_count; k++) {
      b->geometries[step->outputs[k].slot] = step->outputs[k].geometry;
      b->made_at[step->outputs[k].slot] = (uint32_t)i + 1;
    }
    for (uint32_t k = 0; k < step->rewrite_count; k++) {
      b->geometries[step->rewrites[k].to] = b->geometries[step->rewrites[k].from];
      b->made_at[step->rewrites[k].to] = (uint32_t)i + 1;
    }
    for (uint32_t k = 0; k < step->operand_count; k++)
      if (step->operands[k].kind == KF__LAZY_VALUE)
        b->last_use[step->operands[k].slot] = (uint32_t)i;
  }
  for (size_t i = 0; i < plan->root_count; i++) b->last_use[plan->roots[i]] = UINT32_MAX;
}

static void end_range(builder_t *b) {
  if (b->count > 0) b->ranges[b->range_count++] = (range_t){b->first, b->count, true};
  forget_region(b);
}

static void find_ranges(builder_t *b) {
  const kf__lazy_plan_t *plan = b->plan;
  begin_region(b, 0);
  for (size_t i = 0; i < plan->step_count; i++) {
    if (add_step(b, &plan->steps[i])) {
      b->count++;
      continue;
    }
    end_range(b);
    begin_region(b, i);
    if (add_step(b, &plan->steps[i])) {
      b->count++;
      continue;
    }
    b->ranges[b->range_count++] = (range_t){i, 1, false};
    begin_region(b, i + 1);
  }
  end_range(b);
}

static void build(builder_t *b) {
  find_geometries(b);
  find_ranges(b);
  for (size_t at = 0; at < b->range_count;) {
    const uint32_t grouped = is_for_cpu(b) ? emit_group(b, at) : 0;
    if (grouped == 0) emit_range(b, &b->ranges[at]);
    at += grouped > 0 ? grouped : 1;
  }
}

static bool allocate(builder_t *b) {
  const size_t slots = b->plan->slot_count + 1, steps = b->plan->step_count + 1;
  b->fused->items = take(b->fused, steps * sizeof *b->fused->items);
  b->geometries = kf_calloc(slots, sizeof *b->geometries);
  b->last_use = kf_calloc(slots, sizeof *b->last_use);
  b->made_at = kf_calloc(slots, sizeof *b->made_at);
  b->local_of = kf_calloc(slots, sizeof *b->local_of);
  b->value_step = kf_alloc(slots * sizeof *b->value_step);
  b->ranges = kf_calloc(steps, sizeof *b->ranges);
  if (b->value_step != NULL) memset(b->value_step, 0xff, slots * sizeof *b->value_step);
  return b->fused->items != NULL && b->geometries != NULL && b->last_use != NULL &&
         b->made_at != NULL && b->local_of != NULL && b->value_step != NULL && b->ranges != NULL;
}

static fused_plan_t *fuse(const kf__lazy_plan_t *plan) {
  fused_plan_t *fused = kf_calloc(1, sizeof *fused);
  builder_t *b = kf_calloc(1, sizeof *b); /* large */
  if (fused != NULL && b != NULL) {
    b->plan = plan;
    b->fused = fused;
    b->device = fused->device = kf__lazy_eager_device();
    if (allocate(b)) build(b);
    kf_free(b->geometries);
    kf_free(b->last_use);
    kf_free(b->made_at);
    kf_free(b->local_of);
    kf_free(b->value_step);
    kf_free(b->ranges);
  }
  kf_free(b);
  if (fused != NULL && fused->region_count > 0) return fused;
  kf__lazy_fused_plan_free(fused);
  return NULL;
}

/* Code for drivers does not have the bits of the device's own kernels. */
static bool may_fuse_on(kf_device_t device) {
  return device.type == KF_DEVICE_CPU || !kf__lazy_options.exact;
}

/* The thread of run RUNS_BEFORE, counted from 0, fuses; others run single steps until it publishes
 * the fused plan. A failure is final: the plan is not fused again. */
void kf__lazy_warm(kf__lazy_plan_t *plan) {
  if (KF_LIKELY(__atomic_load_n(&plan->runs, __ATOMIC_RELAXED) > RUNS_BEFORE)) return;
  if (!kf__lazy_options.fuse || !may_fuse_on(kf__lazy_eager_device())) return;
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
