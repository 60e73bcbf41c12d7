/* Finds the types of a graph as kf__iter_build does for one operator. */
#include "codegen/program.h"

#include "ops/core/number.h"
#include "ops/core/promote.h"

static kf_status_t refuse(const char *why) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: %s", why);
}

typedef struct {
  const kf__fusion_t *fusion;
  kf__program_t *program;
  const kf__fusion_step_t *given; /* the step that is being resolved */
  kf__program_step_t *step;
} maker_t;

static bool is_supported(kf_dtype_t dtype) {
  return dtype < KF_DTYPE_COUNT && kf__c_types[dtype] != NULL;
}

static const kf__fusion_argument_t absent = {.kind = KF__FUSION_NONE};

static const kf__fusion_argument_t *argument(const maker_t *m, uint32_t index) {
  return index < m->given->argument_count ? &m->given->arguments[index] : &absent;
}

/* The type of a tensor among the arguments; KF_DTYPE_COUNT: it is none, or does not exist. */
static kf_dtype_t dtype_of(const maker_t *m, const kf__fusion_argument_t *a) {
  uint32_t at = (uint32_t)(m->step - m->program->steps);
  if (a->kind == KF__FUSION_INPUT && a->index < m->fusion->input_count)
    return m->fusion->inputs[a->index].dtype;
  if (a->kind == KF__FUSION_STEP && a->index < at) return m->fusion->steps[a->index].result;
  return KF_DTYPE_COUNT;
}

/* ---- Promotion ---- */

static kf_status_t join(kf__promotion_t *promotion, int rank, kf_dtype_t dtype) {
  kf_dtype_t *known = &promotion->ranks[rank];
  if (*known != KF_DTYPE_COUNT && *known != dtype) return kf_dtype_promote(*known, dtype, known);
  *known = dtype;
  return KF_OK;
}

static kf_status_t add_tensor(kf__promotion_t *promotion, const kf__fusion_argument_t *a,
                              kf_dtype_t dtype) {
  if (a->rank == KF__FUSION_WRAPPED && kf_dtype_is_floating(dtype)) dtype = kf_default_dtype();
  if (a->rank == KF__FUSION_WRAPPED && kf_dtype_is_complex(dtype))
    dtype = kf_dtype_to_complex(kf_default_dtype());
  return join(promotion, a->rank, dtype);
}

static kf_status_t promote(const maker_t *m, kf_dtype_t *out_promoted) {
  const kf__portable_t *code = m->given->code;
  kf__promotion_t promotion;
  kf_dtype_t first = KF_DTYPE_COUNT;
  kf__promotion_init(&promotion);
  for (uint32_t i = 0; i < code->operand_count; i++) {
    const kf__fusion_argument_t *a = argument(m, code->operands[i]);
    if ((code->apart >> i & 1) != 0 || a->kind == KF__FUSION_NONE) continue;
    kf_dtype_t dtype = dtype_of(m, a);
    if (a->kind == KF__FUSION_NUMBER) {
      const kf_scalar_t number = {.tag = a->tag};
      KF_TRY(kf__promotion_add_number(&promotion, number));
    } else if (!is_supported(dtype) || a->rank > KF__FUSION_WRAPPED) {
      return refuse("an operand is neither a tensor of a supported type nor a number");
    } else {
      KF_TRY(add_tensor(&promotion, a, dtype));
      if (first == KF_DTYPE_COUNT) first = dtype;
    }
  }
  KF_TRY(kf__promotion_result(&promotion, out_promoted));
  if ((code->types & KF__TYPES_SAME) != 0) *out_promoted = first;
  return KF_OK;
}

static uint32_t types_of(const maker_t *m) {
  const kf__portable_t *code = m->given->code;
  bool true_division = (code->flags & KF__CODE_MODE) != 0 &&
                       argument(m, code->parameters[0])->kind == KF__FUSION_NONE;
  return true_division ? KF__TYPES_QUOTIENT : code->types;
}

static kf_status_t find_types(maker_t *m) {
  kf__program_step_t *step = m->step;
  uint32_t types = types_of(m);
  step->result = m->given->result;
  if (!is_supported(step->result)) return refuse("the type of a result is not supported");
  if ((step->code->flags & KF__CODE_MOVES) != 0) {
    step->promoted = step->common = step->target = step->result;
    return KF_OK;
  }
  kf_dtype_t promoted = KF_DTYPE_COUNT;
  KF_TRY(promote(m, &promoted));
  if (promoted == KF_DTYPE_COUNT) return refuse("a step has no operand");
  if (!is_supported(promoted)) return refuse("the promoted type of a step is not supported");
  if ((types & KF__TYPES_FLOAT) != 0 && kf_dtype_is_integral(promoted, true))
    promoted = kf_default_dtype();
  step->promoted = promoted;
  step->common =
      kf__is_half(promoted) && (types & KF__TYPES_KEEP_HALF) == 0 ? KF_DTYPE_FLOAT32 : promoted;
  step->target = step->common;
  if ((types & KF__TYPES_TO_REAL) != 0 && kf_dtype_is_complex(promoted))
    step->target = kf_dtype_to_real(promoted);
  if ((types & KF__TYPES_COMPARE) != 0) step->target = KF_DTYPE_BOOL;
  step->rounds =
      promoted != step->common && step->target == step->common && step->result != promoted;
  return KF_OK;
}

/* ---- Numbers and operands ---- */

/* A slot for number `index` in type `type`; slots that agree are shared. */
static kf_status_t slot_for(maker_t *m, uint16_t index, kf_dtype_t through, kf_dtype_t type,
                            int16_t *out_slot) {
  kf__program_t *program = m->program;
  uint32_t i = 0;
  for (; i < program->number_count; i++) {
    const kf__program_number_t *known = &program->numbers[i];
    if (known->index == index && known->through == through && known->type == type) break;
  }
  if (i == KF__PROGRAM_NUMBERS) return refuse("there are too many numbers");
  if (i == program->number_count)
    program->numbers[program->number_count++] = (kf__program_number_t){index, through, type};
  if (index >= program->given_numbers) program->given_numbers = index + 1u;
  *out_slot = (int16_t)i;
  return KF_OK;
}

static kf_dtype_t target_of(const maker_t *m, uint32_t operand, kf_dtype_t dtype) {
  const kf__portable_t *code = m->step->code;
  if ((code->flags & KF__CODE_LOGICAL) != 0) return KF_DTYPE_BOOL;
  bool is_apart = (code->apart >> operand & 1) != 0 && dtype != KF_DTYPE_COUNT;
  return is_apart && (code->flags & KF__CODE_CHECKED) == 0 ? dtype : m->step->common;
}

static kf_status_t number_operand(maker_t *m, const kf__fusion_argument_t *a, uint32_t argument_at,
                                  kf__program_operand_t *to) {
  const kf__program_step_t *step = m->step;
  kf_dtype_t held = kf__held_type(to->target);
  bool rounds = step->promoted != held && (types_of(m) & KF__TYPES_FULL_NUMBERS) == 0;
  int16_t slot = 0;
  KF_TRY(slot_for(m, a->index, rounds ? step->promoted : KF_DTYPE_COUNT, held, &slot));
  to->index = (uint16_t)slot;
  m->step->slots[argument_at] = slot;
  return KF_OK;
}

static kf_status_t make_operand(maker_t *m, uint32_t operand) {
  kf__program_step_t *step = m->step;
  uint32_t at = step->code->operands[operand];
  const kf__fusion_argument_t *a = argument(m, at);
  if (a->kind == KF__FUSION_NONE) return KF_OK;
  kf__program_operand_t *to = &step->operands[step->operand_count++];
  to->kind = a->kind;
  to->index = a->index;
  to->dtype = dtype_of(m, a);
  to->target = target_of(m, operand, to->dtype);
  if (a->kind == KF__FUSION_NUMBER) return number_operand(m, a, at, to);
  if (!is_supported(to->dtype)) return refuse("a step has an operand that does not exist");
  if ((step->code->flags & KF__CODE_CHECKED) != 0 && to->dtype != to->target && operand == 1)
    return refuse("the value has another type than the tensor");
  bool full = (types_of(m) & KF__TYPES_FULL_NUMBERS) != 0 && a->rank != KF__FUSION_DIMENSIONED;
  to->rounds = to->target == step->common && step->promoted != step->common &&
               to->dtype != step->promoted && !full;
  return KF_OK;
}

/* Parameters of the compute function that the code reads are numbers of the type computed in. */
static kf_status_t make_parameters(maker_t *m) {
  kf__program_step_t *step = m->step;
  for (uint32_t i = 0; i < step->argument_count; i++) {
    kf__fusion_argument_t *a = &step->arguments[i];
    *a = *argument(m, i);
    if (a->kind == KF__FUSION_TEXT) {
      a->value = a->text != NULL ? a->text[0] : 0;
      a->text = NULL;
    }
    if (a->kind != KF__FUSION_NUMBER || step->slots[i] >= 0) continue;
    KF_TRY(slot_for(m, a->index, KF_DTYPE_COUNT, kf__held_type(step->common), &step->slots[i]));
  }
  return KF_OK;
}

/* ---- Steps ---- */

static kf_status_t allocate_arguments(maker_t *m) {
  kf__program_step_t *step = m->step;
  uint32_t count = m->given->argument_count;
  if (count > 16) return refuse("an operator has too many arguments");
  for (uint32_t i = 0; i < step->code->operand_count; i++)
    if (step->code->operands[i] >= count) count = step->code->operands[i] + 1u;
  step->arguments = kf_alloc(count * sizeof *step->arguments + count * sizeof *step->slots);
  if (step->arguments == NULL) return kf__no_memory();
  step->slots = (int16_t *)(void *)(step->arguments + count);
  step->argument_count = (uint8_t)count;
  for (uint32_t i = 0; i < count; i++) step->slots[i] = -1;
  return KF_OK;
}

/* Compute functions that take numbers without checking them: their rules have done so. */
static bool checks_numbers(const kf__program_step_t *step) {
  switch (step->code->compute) {
    case KF__COMPUTE_add:
    case KF__COMPUTE_sub:
    case KF__COMPUTE_addcmul:
    case KF__COMPUTE_addcdiv:
    case KF__COMPUTE_lerp_number:
    case KF__COMPUTE_pow_number: return false;
    default: return step->signature[1] != '\0' && strchr(step->signature, 'T') == NULL;
  }
}

/* Whether the quotients of an operator are rounded to a half type at each step, which depends on the
 * divisor having one element. */
static bool rounds_each_step(const kf__program_step_t *step) {
  return kf__is_half(step->promoted) && (step->code->compute == KF__COMPUTE_floor_divide ||
                                         step->code->compute == KF__COMPUTE_div_mode);
}

/* Code for complex numbers is left to the compute functions, and so is code whose bits depend on
 * the implementation. */
static kf_status_t choose_code(maker_t *m) {
  kf__program_step_t *step = m->step;
  uint8_t flags = step->code->flags;
  if ((flags & KF__CODE_DIVIDES) != 0 && kf_dtype_is_integral(step->common, true))
    return refuse("a division of integers may fail");
  if (rounds_each_step(step)) return refuse("half types round each step of a quotient");
  step->is_inline = (flags & KF__CODE_INLINE) != 0 &&
                    ((flags & KF__CODE_MOVES) != 0 || !kf_dtype_is_complex(step->common));
  if ((flags & KF__CODE_MOVES) != 0) return KF_OK;
  /* The function for a tensor reads its value; that for a number supports the same types. */
  bool checked = (flags & KF__CODE_CHECKED) != 0;
  const kf_compute_t *compute =
      kf__codegen_compute(checked ? KF__COMPUTE_masked_fill : step->code->compute);
  if (compute == NULL) return refuse("a step has no compute function");
  step->compute = compute->function;
  step->signature = compute->signature;
  step->checks = checks_numbers(step);
  if (strchr(step->signature, 'T') != NULL)
    return step->is_inline && step->common != KF_DTYPE_BOOL ? KF_OK
                                                            : refuse("a step needs tensors");
  if (!step->is_inline && kf__is_half(step->common)) return refuse("halves without conversion");
  void *const data[KF__CODE_SLOTS + 1] = {NULL};
  kf_status_t status =
      kf__program_call(m->program, (uint32_t)(step - m->program->steps), 0, data, NULL, NULL);
  return status == KF_OK ? KF_OK : refuse("an operator does not support its types");
}

static kf_status_t make_step(maker_t *m, uint32_t index) {
  m->given = &m->fusion->steps[index];
  m->step = &m->program->steps[index];
  m->step->code = m->given->code;
  if (m->step->code == NULL || (m->step->code->flags & KF__CODE_REDUCTION) != 0)
    return refuse("a step has no elementwise code");
  KF_TRY(allocate_arguments(m));
  KF_TRY(find_types(m));
  for (uint32_t i = 0; i < m->step->code->operand_count; i++) KF_TRY(make_operand(m, i));
  KF_TRY(make_parameters(m));
  return choose_code(m);
}

/* ---- Outputs ---- */

static kf_status_t make_fold(const kf__program_step_t *step, kf__program_output_t *output) {
  kf_dtype_t from = step->result, to = output->dtype;
  bool integers = kf_dtype_is_integral(from, true) && kf_dtype_is_integral(to, false);
  if (kf_dtype_is_complex(from) || from == KF_DTYPE_UINT16 || from == KF_DTYPE_UINT32 ||
      from == KF_DTYPE_UINT64)
    return refuse("a reduction of this type");
  switch (output->fold) {
    case KF__FOLD_OF_ANY:
    case KF__FOLD_OF_ALL:
      output->folded = KF_DTYPE_BOOL;
      return to == KF_DTYPE_BOOL ? KF_OK : refuse("a truth value of another type than bool");
    case KF__FOLD_OF_SUM:
    case KF__FOLD_OF_PROD:
      output->folded = integers ? KF_DTYPE_INT64 : kf__held_type(from);
      return integers || (from == to && kf_dtype_is_floating(to)) ? KF_OK
                                                                  : refuse("a sum that converts");
    case KF__FOLD_OF_MEAN:
    case KF__FOLD_OF_VAR:
    case KF__FOLD_OF_STD:
      output->folded = kf__held_type(from);
      return from == to && kf_dtype_is_floating(to) ? KF_OK
                                                    : refuse("a mean or a variance that converts");
    default: output->folded = kf__held_type(from); return from == to ? KF_OK : refuse("an extreme");
  }
}

static void choose_norm(uint8_t norm, kf__program_output_t *output) {
  static const int folds[] = {KF__FOLD_OF_SUM, KF__FOLD_OF_SUM, KF__FOLD_OF_MAX, KF__FOLD_OF_MIN};
  output->fold = folds[norm];
  output->map = norm == KF__NORM_2 ? KF__MAP_SQUARE : KF__MAP_ABS;
  output->root = norm == KF__NORM_2;
}

static kf_status_t make_outputs(maker_t *m) {
  kf__program_t *program = m->program;
  for (uint32_t i = 0; i < program->output_count; i++) {
    const kf__fusion_output_t *given = &m->fusion->outputs[i];
    kf__program_output_t *output = &program->outputs[i];
    if (given->step >= program->step_count || !is_supported(given->dtype))
      return refuse("an output is not a step of a supported type");
    *output = (kf__program_output_t){
        .step = given->step, .dtype = given->dtype, .folded = given->dtype, .fold = -1, .slot = -1};
    if (given->reduction == NULL) continue;
    if ((given->reduction->flags & KF__CODE_REDUCTION) == 0) return refuse("no reduction");
    output->fold = given->reduction->apart;
    if (output->fold == KF__FOLD_OF_NORM) choose_norm(given->norm, output);
    if (kf__is_spread(output) && given->result == 1) output->fold = KF__FOLD_OF_MEAN;
    KF_TRY(make_fold(&program->steps[given->step], output));
    if (output->map != KF__MAP_NONE && !kf_dtype_is_floating(output->folded))
      return refuse("a norm of integers");
    if (!kf__is_spread(output)) continue;
    output->root = output->fold == KF__FOLD_OF_STD;
    if (given->correction == 0) continue;
    output->number = (uint16_t)(given->correction - 1);
    KF_TRY(slot_for(m, output->number, KF_DTYPE_COUNT, output->folded, &output->slot));
  }
  return KF_OK;
}

static kf_status_t make(maker_t *m) {
  kf__program_t *program = m->program;
  for (uint32_t i = 0; i < program->input_count; i++) {
    program->inputs[i] = m->fusion->inputs[i].dtype;
    program->variations[i] = m->fusion->inputs[i].variation;
    if (!is_supported(program->inputs[i])) return refuse("the type of an input is not supported");
  }
  for (uint32_t i = 0; i < program->step_count; i++) KF_TRY(make_step(m, i));
  return make_outputs(m);
}

kf_status_t kf__program_make(const kf__fusion_t *fusion, kf__program_t **out_program) {
  *out_program = NULL;
  if (fusion->input_count > KF__FUSION_INPUTS || fusion->step_count > KF__FUSION_STEPS ||
      fusion->step_count == 0 || fusion->output_count > KF__FUSION_OUTPUTS ||
      fusion->output_count == 0)
    return refuse("the graph is too large, or empty");
  size_t size = sizeof(kf__program_t) + fusion->step_count * sizeof(kf__program_step_t);
  kf__program_t *program = kf_alloc(size);
  if (program == NULL) return kf__no_memory();
  memset(program, 0, size);
  program->steps = (kf__program_step_t *)(void *)(program + 1);
  program->input_count = fusion->input_count;
  program->step_count = fusion->step_count;
  program->output_count = fusion->output_count;
  maker_t maker = {fusion, program, NULL, NULL};
  kf_status_t status = make(&maker);
  if (status != KF_OK)
    kf__program_free(program);
  else
    *out_program = program;
  return status;
}

void kf__program_free(kf__program_t *program) {
  if (program == NULL) return;
  for (uint32_t i = 0; i < program->step_count; i++) kf_free(program->steps[i].arguments);
  kf_free(program);
}
