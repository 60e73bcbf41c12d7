/* Calls the CPU's compute functions on blocks: an iterator over packed elements stands for the
 * tensors, so that steps whose bits depend on the implementation use the code of eager mode. */
#include "codegen/program.h"
#include "ops/core/number.h"

static const kf_compute_t *const *compute_tables;

void kf__codegen_use(const kf_compute_t *const *tables) {
  __atomic_store_n(&compute_tables, tables, __ATOMIC_RELEASE);
}

const kf_compute_t *kf__codegen_compute(uint16_t compute) {
  const kf_compute_t *const *table = __atomic_load_n(&compute_tables, __ATOMIC_ACQUIRE);
  if (compute >= KF__COMPUTE_COUNT) return NULL;
  const char *name = kf__compute_name(compute);
  for (; table != NULL && *table != NULL; table++)
    for (const kf_compute_t *entry = *table; entry->name != NULL; entry++)
      if (strcmp(entry->name, name) == 0) return entry;
  return NULL;
}

/* ---- Parameters ---- */

/* A number of the run; 1 while only the types are asked for. */
static kf_scalar_t scalar_of(const kf__fusion_argument_t *a, const kf_scalar_t *given) {
  if (given != NULL && a->kind == KF__FUSION_NUMBER) return given[a->index];
  kf_scalar_t one = kf__number_of_int(1);
  if (a->kind == KF__FUSION_CONSTANT) one.as.i = a->value;
  if (a->kind == KF__FUSION_NUMBER && a->tag == KF_TAG_FLOAT) one = kf__number_of_float(1);
  if (a->kind == KF__FUSION_NUMBER && a->tag == KF_TAG_BOOL) {
    one.tag = KF_TAG_BOOL;
    one.as.b = true;
  }
  return one;
}

static kf_opt_float_t float_of(const kf__fusion_argument_t *a, const kf_scalar_t *given) {
  const kf_opt_float_t none = {0, false};
  if (a->kind == KF__FUSION_NONE) return none;
  return (kf_opt_float_t){kf__number_real(scalar_of(a, given)), true};
}

static kf_opt_scalar_t optional_of(const kf__fusion_argument_t *a, const kf_scalar_t *given) {
  kf_opt_scalar_t optional = {.has = a->kind != KF__FUSION_NONE};
  if (optional.has) optional.value = scalar_of(a, given);
  return optional;
}

static int64_t integer_of(const kf__fusion_argument_t *a, const kf_scalar_t *given) {
  return a->kind == KF__FUSION_NUMBER ? kf__number_int(scalar_of(a, given)) : a->value;
}

/* Functions with a text compare its first character, except for those that know "none" and "tanh".
 */
static kf_str_t text_of(const kf__fusion_argument_t *a) {
  if (a->kind != KF__FUSION_TEXT) return (kf_str_t){NULL, 0};
  if (a->value == 'f') return (kf_str_t){"floor", 5};
  return a->value == 't' ? (kf_str_t){"tanh", 4} : (kf_str_t){"none", 4};
}

/* ---- The call ---- */

#define AS(...) ((kf_status_t(*)(__VA_ARGS__))step->compute)

/* By the function's signature: kf_compute_NAME_signature without the iterator. */
static kf_status_t call(const kf__program_step_t *step, kf_iter_t *it, const kf_scalar_t *given) {
  const kf__fusion_argument_t *p[KF__CODE_SLOTS];
  static const kf__fusion_argument_t absent = {.kind = KF__FUSION_NONE};
  for (uint32_t i = 0; i < KF__CODE_SLOTS; i++) {
    uint8_t at = step->code->parameters[i];
    p[i] = at < step->argument_count ? &step->arguments[at] : &absent;
  }
  const char *rest = step->signature + 1;
  if (rest[0] == '\0') return AS(kf_iter_t *)(it);
  if (rest[0] == 't') return AS(kf_iter_t *, kf_str_t)(it, text_of(p[0]));
  if (rest[0] == 'i') return AS(kf_iter_t *, int64_t)(it, integer_of(p[0], given));
  if (strcmp(rest, "F") == 0) return AS(kf_iter_t *, kf_opt_float_t)(it, float_of(p[0], given));
  if (rest[0] == 'F')
    return AS(kf_iter_t *, kf_opt_float_t, kf_opt_float_t, kf_opt_float_t)(
        it, float_of(p[0], given), float_of(p[1], given), float_of(p[2], given));
  if (rest[0] == 'Z')
    return AS(kf_iter_t *, kf_opt_scalar_t, kf_opt_scalar_t)(it, optional_of(p[0], given),
                                                             optional_of(p[1], given));
  kf_scalar_t s[3];
  for (uint32_t i = 0; i < 3; i++) s[i] = scalar_of(p[i], given);
  if (strcmp(rest, "s") == 0) return AS(kf_iter_t *, kf_scalar_t)(it, s[0]);
  if (strcmp(rest, "ss") == 0) return AS(kf_iter_t *, kf_scalar_t, kf_scalar_t)(it, s[0], s[1]);
  if (strcmp(rest, "sss") == 0)
    return AS(kf_iter_t *, kf_scalar_t, kf_scalar_t, kf_scalar_t)(it, s[0], s[1], s[2]);
  if (strcmp(rest, "sssb") == 0)
    return AS(kf_iter_t *, kf_scalar_t, kf_scalar_t, kf_scalar_t, bool)(
        it, s[0], s[1], s[2], integer_of(p[3], given) != 0);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: a function with parameters \"%s\"",
                      step->signature);
}

static void set_operand(kf_iter_t *it, uint32_t k, void *data, kf_dtype_t target, bool varies) {
  it->data[k] = data;
  it->inner[k] = varies ? (int64_t)kf__dtype_sizes[target] : 0;
  it->operands[k] = (kf_operand_t){NULL, target, target, false};
}

kf_status_t kf__program_call(const kf__program_t *program, uint32_t index, int64_t n,
                             void *const *data, const kf_number_t *numbers,
                             const kf_scalar_t *given) {
  static kf_number_t none;
  const kf__program_step_t *step = &program->steps[index];
  kf_iter_t it;
  it.struct_size = sizeof it;
  it.count = step->operand_count + 1u;
  it.ndim = 1;
  it.promoted = step->promoted;
  it.common = step->common;
  it.casts = it.given = false;
  it.flat = true;
  it.numel = it.sizes[0] = n;
  set_operand(&it, 0, data[0], step->target, true);
  for (uint32_t i = 0; i < step->operand_count; i++) {
    const kf__program_operand_t *operand = &step->operands[i];
    bool is_number = operand->kind == KF__FUSION_NUMBER;
    const kf_number_t *slot = numbers != NULL ? &numbers[operand->index] : &none;
    set_operand(&it, i + 1, is_number ? (void *)(uintptr_t)slot : data[i + 1], operand->target,
                !is_number);
  }
  return call(step, &it, given);
}

double kf__program_divisor(const kf__program_output_t *output, int64_t length,
                           const kf_scalar_t *given) {
  return (double)length - (output->slot >= 0 ? kf__number_real(given[output->number]) : 1);
}

kf_status_t kf__program_check_length(const kf__program_t *program, int64_t length,
                                     const kf_scalar_t *given) {
  for (uint32_t i = 0; i < program->output_count; i++)
    if (kf__is_spread(&program->outputs[i]) &&
        !(kf__program_divisor(&program->outputs[i], length, given) > 0))
      return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: a variance of too few elements");
  return KF_OK;
}

static void convert_numbers(const kf__program_t *program, const kf_scalar_t *given,
                            kf_number_t *numbers) {
  for (uint32_t i = 0; i < program->number_count; i++) {
    const kf__program_number_t *number = &program->numbers[i];
    kf_scalar_t value = given[number->index];
    if (KF_LIKELY(number->type == KF_DTYPE_FLOAT32 && number->through == KF_DTYPE_COUNT &&
                  (value.tag == KF_TAG_FLOAT || value.tag == KF_TAG_INT))) {
      numbers[i].f32[0] = (float)(value.tag == KF_TAG_FLOAT ? value.as.f : (double)value.as.i);
      continue;
    }
    if (number->through != KF_DTYPE_COUNT) {
      kf_number_t rounded;
      kf__number_store(value, number->through, &rounded);
      value = kf__number_load(number->through, &rounded);
    }
    kf__number_store(value, number->type, &numbers[i]);
  }
}

kf_status_t kf__program_numbers(const kf__program_t *program, const kf_scalar_t *given,
                                kf_number_t *numbers) {
  void *const data[KF__CODE_SLOTS + 1] = {NULL};
  convert_numbers(program, given, numbers);
  for (uint32_t i = 0; i < program->step_count; i++)
    if (program->steps[i].checks) KF_TRY(kf__program_call(program, i, 0, data, numbers, given));
  return KF_OK;
}
