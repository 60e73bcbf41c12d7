/* A program as a C function: declarations, expressions and loops. What the writer of kernels for
 * drivers shares is declared in c_source.h. */
#include "codegen/kernel_source.h"
#include "codegen/wide.h"

#include <stdio.h>
#include <stdlib.h>

#include "ops/core/promote.h"
#include "tensor/dtype_groups.h"

typedef struct {
  const kf__program_t *program;
  kf_text_t body, arrays;
  uint16_t segment;                   /* the loop that is being written */
  uint16_t defined[KF__FUSION_STEPS]; /* the loop in which a step's value appears */
  bool stored[KF__FUSION_STEPS];      /* its value is in the array b<step> */
  uint16_t loaded[KF__FUSION_STEPS];  /* the loop that loaded it last, plus 1 */
  uint16_t read[KF__FUSION_INPUTS];   /* the same for inputs */
  size_t stack;
  const kf__kernel_form_t *form; /* of a driver's kernel, where everything is compiled; NULL: C */
  kf_dtype_t wide;               /* Note [Wide loops]: the type; KF_DTYPE_COUNT: elements */
} writer_t;

/* Functions of the CPU's vector code that fused code has a copy of (tools/opgen/emit_vector.py);
 * NULL: none. The copies give the bits of the compute functions. */
static const char *vector_function(const kf__program_step_t *step) {
  if (step->common != KF_DTYPE_FLOAT32 || step->target != KF_DTYPE_FLOAT32) return NULL;
  if (step->operand_count != 1 || step->operands[0].kind == KF__FUSION_NUMBER) return NULL;
  switch (step->code->compute) {
    case KF__COMPUTE_exp: return "exp";
    case KF__COMPUTE_exp2: return "exp2";
    case KF__COMPUTE_expm1: return "expm1";
    case KF__COMPUTE_log: return "log";
    case KF__COMPUTE_log2: return "log2";
    case KF__COMPUTE_log1p: return "log1p";
    case KF__COMPUTE_tanh: return "tanh";
    case KF__COMPUTE_erf: return "erf";
    case KF__COMPUTE_sigmoid: return "sigmoid";
    case KF__COMPUTE_silu: return "silu";
    default: return NULL;
  }
}

/* Rounding to float16 takes many instructions, which compilers would copy to every step: such a
 * step ends its loop, and a function rounds the array. */
static bool rounds_array(const writer_t *w, const kf__program_step_t *step) {
  return w->form == NULL && step->result == KF_DTYPE_FLOAT16 && step->target != KF_DTYPE_FLOAT16;
}
/* Values appear in their array, behind the loop. */
static bool is_compiled(const writer_t *w, const kf__program_step_t *step) {
  return step->is_inline || w->form != NULL || vector_function(step) != NULL;
}
static bool ends_loop(const writer_t *w, const kf__program_step_t *step) {
  return !is_compiled(w, step) || rounds_array(w, step);
}

static const char *held_name(kf_dtype_t dtype) { return kf__c_types[kf__held_type(dtype)]; }
static bool is_wide(const writer_t *w) { return w->wide != KF_DTYPE_COUNT; }
/* What a loop calls the type of a value. */
static const char *value_type(const writer_t *w, kf_dtype_t dtype) {
  return is_wide(w) ? kf__wide_name(w->wide) : held_name(dtype);
}

/* ---- Values ---- */

enum { NAME = KF__SOURCE_NAME };

static void array(writer_t *w, kf_dtype_t type, const char *name) {
  kf__text_format(&w->arrays, "_Alignas(64) %s %s[%d];\n", kf__c_types[type], name,
                  KF__FUSED_BLOCK);
  w->stack += kf__dtype_sizes[type] * KF__FUSED_BLOCK;
}

/* The kernel reads it once, before its loops. */
static bool is_single(const writer_t *w, uint32_t input) {
  return w->form == NULL && w->program->variations[input] != KF__FUSION_VARIES;
}

static void load_single(const kf__program_t *program, uint32_t input, kf_text_t *text) {
  kf_dtype_t dtype = program->inputs[input];
  const char *type = kf__c_types[dtype];
  kf__text_format(text, "const %s x%u=", held_name(dtype), input);
  if (kf__is_half(dtype))
    kf__text_format(text, "%s_f32(*p%u);\n", type, input);
  else
    kf__text_format(text, "*p%u%s;\n", input, dtype == KF_DTYPE_BOOL ? "!=0" : "");
}

static void load_input(writer_t *w, uint32_t input, char name[NAME]) {
  snprintf(name, NAME, "x%u", input);
  if (is_single(w, input)) return;
  if (w->read[input] == w->segment + 1u) return;
  w->read[input] = (uint16_t)(w->segment + 1u);
  kf_dtype_t dtype = w->program->inputs[input];
  if (dtype == KF_DTYPE_FLOAT16 && w->form == NULL) {
    kf__text_format(&w->body, "const f32 x%u=h%u[i];", input, input);
    return;
  }
  char element[NAME];
  if (w->form != NULL)
    kf__kernel_element(w->form, input, "p", input, element);
  else
    snprintf(element, NAME, is_wide(w) ? "WIDE(p%u)" : "p%u[i]", input);
  kf__text_format(&w->body, "const %s x%u=", value_type(w, dtype), input);
  if (kf__is_half(dtype))
    kf__text_format(&w->body, "%s_f32(%s);", kf__c_types[dtype], element);
  else
    kf__text_format(&w->body, "%s%s;", element, dtype == KF_DTYPE_BOOL ? "!=0" : "");
}

static void load_step(writer_t *w, uint32_t step, char name[NAME]) {
  const kf__program_step_t *s = &w->program->steps[step];
  snprintf(name, NAME, "s%u", step);
  if (w->loaded[step] == w->segment + 1u) return;
  w->loaded[step] = (uint16_t)(w->segment + 1u);
  char from[NAME];
  snprintf(from, NAME, "b%u[i]", step);
  kf__text_format(&w->body, "const %s s%u=", held_name(s->result), step);
  if (is_compiled(w, s) || rounds_array(w, s))
    kf__text_puts(&w->body, from);
  else
    kf__source_convert(&w->body, s->target, s->rounds ? s->promoted : KF_DTYPE_COUNT, s->result,
                       from);
  kf__text_char(&w->body, ';');
}

static void load(writer_t *w, const kf__program_operand_t *operand, char name[NAME]) {
  if (operand->kind == KF__FUSION_INPUT)
    load_input(w, operand->index, name);
  else
    load_step(w, operand->index, name);
}

static void convert_operand(writer_t *w, const kf__program_step_t *step,
                            const kf__program_operand_t *operand, const char *name) {
  bool repeats = is_wide(w) && operand->kind == KF__FUSION_INPUT && is_single(w, operand->index);
  if (repeats) kf__text_puts(&w->body, "repeat(");
  kf__source_convert(&w->body, operand->dtype, operand->rounds ? step->promoted : KF_DTYPE_COUNT,
                     operand->target, name);
  if (repeats) kf__text_char(&w->body, ')');
}

/* ---- Compiled steps ---- */

/* What an argument is called in the step's code. */
static void argument_name(writer_t *w, uint32_t index, uint32_t argument) {
  const kf__program_step_t *step = &w->program->steps[index];
  if (argument >= step->argument_count) {
    kf__text_char(&w->body, '0');
    return;
  }
  const kf__fusion_argument_t *a = &step->arguments[argument];
  if (a->kind == KF__FUSION_INPUT || a->kind == KF__FUSION_STEP)
    kf__text_format(&w->body, "o%u_%u", index, argument);
  else if (step->slots[argument] >= 0)
    kf__text_format(&w->body, is_wide(w) ? "repeat(k%d)" : "k%d", step->slots[argument]);
  else
    kf__text_format(&w->body, "%lld", (long long)a->value);
}

static bool has_argument(const kf__program_step_t *step, uint32_t argument) {
  return argument < step->argument_count && step->arguments[argument].kind != KF__FUSION_NONE;
}

/* One expression of a code, up to `;` or `end`; returns what follows it. */
static const char *expression(writer_t *w, uint32_t index, const char *code, const char *end) {
  const kf__program_step_t *step = &w->program->steps[index];
  const char *type = held_name(step->common);
  for (; code < end && *code != ';'; code++) {
    if (is_wide(w) && *code == '#') {
      kf__wide_choice_t choice =
          kf__wide_choose(code, has_argument(step, (uint32_t)(code[1] - 'a')));
      (void)expression(w, index, choice.begin, choice.end);
      code = choice.last;
      continue;
    }
    if (is_wide(w) && kf__wide_begins_number(code)) kf__text_format(&w->body, "(%s)", type);
    switch (*code) {
      case '$': argument_name(w, index, (uint32_t)(*++code - 'a')); break;
      case '#':
        kf__text_char(&w->body, has_argument(step, (uint32_t)(*++code - 'a')) ? '1' : '0');
        break;
      case '%': kf__text_format(&w->body, "v%u_%c", index, *++code); break;
      case '@': kf__text_format(&w->body, "_%s", value_type(w, step->common)); break;
      case '`': kf__text_format(&w->body, "(%s)", type); break;
      default: kf__text_char(&w->body, *code);
    }
  }
  return code < end && *code == ';' ? code + 1 : code;
}

static void write_operands(writer_t *w, uint32_t index) {
  const kf__program_step_t *step = &w->program->steps[index];
  for (uint32_t i = 0, k = 0; i < step->code->operand_count; i++) {
    uint32_t argument = step->code->operands[i];
    if (!has_argument(step, argument)) continue;
    const kf__program_operand_t *operand = &step->operands[k++];
    if (operand->kind == KF__FUSION_NUMBER) continue;
    char name[NAME];
    load(w, operand, name);
    kf__text_format(&w->body, "const %s o%u_%u=", value_type(w, operand->target), index, argument);
    convert_operand(w, step, operand, name);
    kf__text_char(&w->body, ';');
  }
}

static void open_loop(writer_t *w) {
  if (w->form != NULL)
    kf__kernel_open(w->program, w->form, &w->body);
  else if (!is_wide(w))
    kf__text_puts(&w->body, "V for(long i=0;i<n;i++){\n");
}
static void close_loop(writer_t *w) {
  if (!is_wide(w)) kf__text_puts(&w->body, "}\n");
}

static void end_by_rounding(writer_t *w, uint32_t index) {
  const kf__program_step_t *step = &w->program->steps[index];
  char name[NAME], value[NAME];
  snprintf(name, NAME, "b%u", index);
  snprintf(value, NAME, "t%u", index);
  array(w, KF_DTYPE_FLOAT32, name);
  kf__text_format(&w->body, "b%u[i]=", index);
  kf__source_convert(&w->body, step->target, KF_DTYPE_COUNT, KF_DTYPE_FLOAT32, value);
  kf__text_char(&w->body, ';');
  close_loop(w);
  kf__text_format(&w->body, "round_f16(b%u,n);\n", index);
  w->segment++;
  open_loop(w);
}

static void write_inline(writer_t *w, uint32_t index) {
  const kf__program_step_t *step = &w->program->steps[index];
  const char *code = kf__portable_texts + step->code->text, *const end = code + strlen(code);
  const char *common = value_type(w, step->common), *target = value_type(w, step->target);
  write_operands(w, index);
  while (*code == '%' && code[2] == '=' && (w->form != NULL || vector_function(step) == NULL)) {
    kf__text_format(&w->body, "const %s v%u_%c=(%s)(", common, index, code[1], common);
    code = expression(w, index, code + 3, end);
    kf__text_puts(&w->body, ");");
  }
  bool moves = (step->code->flags & KF__CODE_MOVES) != 0;
  kf__text_format(&w->body, "const %s t%u=", target, index);
  if (step->target == KF_DTYPE_BOOL)
    kf__text_puts(&w->body, "0!=");
  else if (!moves) /* a structure cannot be cast */
    kf__text_format(&w->body, "(%s)", target);
  const char *vector = w->form != NULL ? NULL : vector_function(step);
  if (vector != NULL) {
    kf__text_format(&w->body, "vf_%s(o%u_%u);", vector, index, step->code->operands[0]);
  } else {
    kf__text_char(&w->body, '(');
    (void)expression(w, index, code, end);
    kf__text_puts(&w->body, ");");
  }
  char name[NAME];
  snprintf(name, NAME, "t%u", index);
  if (rounds_array(w, step)) {
    end_by_rounding(w, index);
    return;
  }
  kf__text_format(&w->body, "const %s s%u=", value_type(w, step->result), index);
  kf__source_convert(&w->body, step->target, step->rounds ? step->promoted : KF_DTYPE_COUNT,
                     step->result, name);
  kf__text_char(&w->body, ';');
  w->loaded[index] = (uint16_t)(w->segment + 1u);
  if (!w->stored[index]) return;
  snprintf(name, NAME, "b%u", index);
  array(w, kf__held_type(step->result), name);
  kf__text_format(&w->body, "b%u[i]=s%u;\n", index, index);
}

/* ---- Steps that call a compute function ---- */

/* The array of step `index` has the values as operand `operand` wants them. */
static bool array_serves(const writer_t *w, const kf__program_operand_t *operand) {
  const kf__program_step_t *from = &w->program->steps[operand->index];
  if (operand->rounds || kf__held_type(operand->dtype) != operand->target) return false;
  return is_compiled(w, from) || rounds_array(w, from) ||
         (!from->rounds && from->target == kf__held_type(from->result));
}

/* An operand that the compute function can read where it is. */
static bool is_direct(const writer_t *w, const kf__program_operand_t *operand) {
  if (operand->kind == KF__FUSION_STEP) return array_serves(w, operand);
  if (is_single(w, operand->index)) return false;
  bool widened = operand->dtype == KF_DTYPE_FLOAT16 && operand->target == KF_DTYPE_FLOAT32;
  return (operand->dtype == operand->target || widened) && !operand->rounds;
}

static void name_operand(writer_t *w, uint32_t index, uint32_t k, char name[NAME]) {
  const kf__program_operand_t *operand = &w->program->steps[index].operands[k];
  if (operand->kind == KF__FUSION_NUMBER)
    snprintf(name, NAME, "0");
  else if (!is_direct(w, operand))
    snprintf(name, NAME, "a%u_%u", index, k);
  else if (operand->kind == KF__FUSION_STEP)
    snprintf(name, NAME, "b%u", operand->index);
  else
    snprintf(name, NAME, operand->dtype == KF_DTYPE_FLOAT16 ? "h%u" : "(void*)p%u", operand->index);
}

static void pack_operand(writer_t *w, uint32_t index, uint32_t k) {
  const kf__program_step_t *step = &w->program->steps[index];
  const kf__program_operand_t *operand = &step->operands[k];
  if (operand->kind == KF__FUSION_NUMBER || is_direct(w, operand)) return;
  char name[NAME], value[NAME];
  name_operand(w, index, k, name);
  array(w, operand->target, name);
  load(w, operand, value);
  kf__text_format(&w->body, "%s[i]=", name);
  convert_operand(w, step, operand, value);
  kf__text_puts(&w->body, ";\n");
}

static void write_call(writer_t *w, uint32_t index) {
  const kf__program_step_t *step = &w->program->steps[index];
  char name[NAME];
  for (uint32_t k = 0; k < step->operand_count; k++) pack_operand(w, index, k);
  close_loop(w);
  snprintf(name, NAME, "b%u", index);
  array(w, step->target, name);
  kf__text_format(&w->body, "call(c,%u,n,(void*[]){b%u", index, index);
  for (uint32_t k = 0; k < step->operand_count; k++) {
    name_operand(w, index, k, name);
    kf__text_format(&w->body, ",%s", name);
  }
  kf__text_puts(&w->body, "});\n");
  if (rounds_array(w, step)) kf__text_format(&w->body, "round_f16(b%u,n);\n", index);
  w->segment++;
  open_loop(w);
}

/* ---- The whole ---- */

/* Whether the CPU's loops use fused multiply-add: Note [SIMD files] in backends/cpu/loops/isa.h. */
static bool loops_fuse(void) {
#if defined(__x86_64__)
  const char *chosen = getenv("KEYFALL_CPU_ISA");
  if (chosen != NULL && strcmp(chosen, "baseline") == 0) return false;
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return true;
#endif
}

/* A step's value is wanted in a loop: it is stored if that is not the loop that computes it. */
static void want(writer_t *w, uint32_t step, uint16_t segment) {
  w->stored[step] |= w->defined[step] != segment;
}

static void want_operands(writer_t *w, uint32_t index, uint16_t segment) {
  const kf__program_step_t *step = &w->program->steps[index];
  for (uint32_t k = 0; k < step->operand_count; k++) {
    const kf__program_operand_t *operand = &step->operands[k];
    if (operand->kind != KF__FUSION_STEP) continue;
    if (!is_compiled(w, step) && is_direct(w, operand))
      w->stored[operand->index] = true;
    else
      want(w, operand->index, segment);
  }
}

/* An output of float16 is converted from the array of its step, behind the last loop. */
static bool narrows_array(const writer_t *w, uint32_t output) {
  const kf__program_output_t *o = &w->program->outputs[output];
  return w->form == NULL && o->fold < 0 && o->dtype == KF_DTYPE_FLOAT16 &&
         w->program->steps[o->step].result == KF_DTYPE_FLOAT16;
}

/* Numbers the loops and finds the values that cross from one to another. */
static void plan_loops(writer_t *w) {
  const kf__program_t *program = w->program;
  uint16_t segment = 0;
  for (uint32_t i = 0; i < program->step_count; i++) {
    want_operands(w, i, segment);
    if (ends_loop(w, &program->steps[i])) segment++;
    w->defined[i] = segment;
  }
  for (uint32_t i = 0; i < program->output_count; i++) {
    if (narrows_array(w, i))
      w->stored[program->outputs[i].step] = true;
    else
      want(w, program->outputs[i].step, segment);
  }
}

/* A number that is folded goes to the accumulator of a kernel, or to the block that the runner
 * folds. */
static void write_folded(writer_t *w, uint32_t index, kf_dtype_t from, const char *name) {
  const kf__program_output_t *output = &w->program->outputs[index];
  const char *type = value_type(w, output->folded);
  kf__text_format(&w->body, "const %s u%u=", type, index);
  kf__source_convert(&w->body, from, KF_DTYPE_COUNT, output->folded, name);
  kf__text_format(&w->body, ";const %s y%u=", type, index);
  if (output->map == KF__MAP_SQUARE)
    kf__text_format(&w->body, "u%u*u%u;", index, index);
  else if (output->map == KF__MAP_ABS)
    kf__text_format(&w->body, "abs_%s(u%u);", type, index);
  else
    kf__text_format(&w->body, "u%u;", index);
  if (w->form != NULL)
    kf__kernel_fold(output, index, &w->body);
  else
    kf__text_format(&w->body, is_wide(w) ? "WIDE(q%u)=y%u;" : "q%u[i]=y%u;", index, index);
}

static void write_output(writer_t *w, uint32_t index) {
  const kf__program_t *program = w->program;
  const kf__program_output_t *output = &program->outputs[index];
  const kf_dtype_t to = output->dtype;
  char name[NAME], element[NAME];
  load_step(w, output->step, name);
  const kf_dtype_t from = program->steps[output->step].result;
  if (output->fold >= 0) {
    write_folded(w, index, from, name);
    return;
  }
  if (w->form != NULL)
    kf__kernel_element(w->form, program->input_count + index, "q", index, element);
  else
    snprintf(element, NAME, is_wide(w) ? "WIDE(q%u)" : "q%u[i]", index);
  kf__text_format(&w->body, "%s=", element);
  if (kf__is_half(to)) kf__text_format(&w->body, "f32_%s(", kf__c_types[to]);
  kf__source_convert(&w->body, from, KF_DTYPE_COUNT, to, name);
  kf__text_puts(&w->body, kf__is_half(to) ? ");" : ";");
}

static void write_outputs(writer_t *w) {
  for (uint32_t i = 0; i < w->program->output_count; i++)
    if (!narrows_array(w, i) && (w->form != NULL || kf__program_shared_output(w->program, i) < 0))
      write_output(w, i);
}

static void write_header(writer_t *w, kf_text_t *text) {
  const kf__program_t *program = w->program;
  bool folds = false;
  for (uint32_t i = 0; i < program->output_count; i++) folds |= program->outputs[i].fold >= 0;
  kf__text_format(text, "#define KF_FMA %d\n#define KF_FOLD %d\n", loops_fuse(), folds);
  kf__text_puts(text, kf__c_prelude);
  kf__text_puts(text, kf__c_functions);
  if (is_wide(w)) kf__wide_header(w->wide, text);
  for (uint32_t i = 0; i < program->step_count; i++) {
    if (vector_function(&program->steps[i]) == NULL) continue;
    for (const char *const *part = kf__c_vector_functions; *part != NULL; part++)
      kf__text_puts(text, *part);
    break;
  }
  kf__text_puts(text,
                "void kf_fused(char*const*p,long n,const char*k,"
                "void(*call)(void*,int,long,void*const*),void*c){\n");
  for (uint32_t i = 0; i < program->input_count; i++) {
    const char *type = kf__c_types[program->inputs[i]];
    kf__text_format(text, "const %s*p%u=(const %s*)p[%u];\n", type, i, type, i);
    if (is_single(w, i)) load_single(program, i, text);
  }
  for (uint32_t i = 0; i < program->output_count; i++) {
    const kf__program_output_t *output = &program->outputs[i];
    const char *type = kf__c_types[output->fold >= 0 ? output->folded : output->dtype];
    kf__text_format(text, "%s*q%u=(%s*)p[%u];\n", type, i, type, program->input_count + i);
  }
  for (uint32_t i = 0; i < program->number_count; i++) {
    const char *type = kf__c_types[program->numbers[i].type];
    kf__text_format(text, "const %s k%u=*(const %s*)(k+%u);\n", type, i, type, 16 * i);
  }
}

static void write_body(writer_t *w) {
  plan_loops(w);
  for (uint32_t i = 0; i < w->program->input_count; i++) {
    char name[NAME];
    if (w->form != NULL || w->program->inputs[i] != KF_DTYPE_FLOAT16 || is_single(w, i)) continue;
    snprintf(name, NAME, "h%u", i);
    array(w, KF_DTYPE_FLOAT32, name);
    kf__text_format(&w->body, "widen_f16(h%u,p%u,n);\n", i, i);
  }
  open_loop(w);
  for (uint32_t i = 0; i < w->program->step_count; i++) {
    if (is_compiled(w, &w->program->steps[i]))
      write_inline(w, i);
    else
      write_call(w, i);
  }
  write_outputs(w);
  close_loop(w);
  for (uint32_t i = 0; i < w->program->output_count; i++)
    if (narrows_array(w, i))
      kf__text_format(&w->body, "narrow_f16(q%u,b%u,n);\n", i, w->program->outputs[i].step);
}

static kf_status_t write_source(const kf__program_t *program, const kf__kernel_form_t *form,
                                char **out_text) {
  writer_t w;
  kf_text_t text;
  memset(&w, 0, sizeof w);
  w.program = program;
  w.form = form;
  w.wide = form != NULL ? KF_DTYPE_COUNT : kf__wide_type(program);
  kf__text_init(&w.body);
  kf__text_init(&w.arrays);
  kf__text_init(&text);
  write_body(&w);
  if (form != NULL)
    kf__kernel_header(program, form, &text);
  else
    write_header(&w, &text);
  text.failed |= w.arrays.failed | w.body.failed;
  if (!text.failed) {
    kf__text_put(&text, w.arrays.data, w.arrays.size);
    if (is_wide(&w))
      kf__wide_loops(program, w.wide, w.body.data, w.body.size, &text);
    else
      kf__text_put(&text, w.body.data, w.body.size);
  }
  if (form != NULL) kf__kernel_end(program, form, &text);
  kf__text_puts(&text, "}\n");
  kf__text_discard(&w.arrays);
  kf__text_discard(&w.body);
  if (w.stack > KF__FUSED_STACK) {
    kf__text_discard(&text);
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: too many values between calls");
  }
  return kf__text_take(&text, out_text);
}

kf_status_t kf__c_source(const kf__program_t *program, char **out_text) {
  return write_source(program, NULL, out_text);
}

kf_status_t kf__opencl_source(const kf__program_t *program, const kf__kernel_form_t *form,
                              char **out_text) {
  return write_source(program, form, out_text);
}
