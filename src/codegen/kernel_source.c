/* The parts of a kernel around its steps: arguments, indexes, folds. See Note [Kernels]. */
#include "codegen/kernel_source.h"

#include <stdio.h>
#include <string.h>

bool kf__opencl_has(const kf__portable_t *code) {
  static const char *const missing[] = {"erfinv", "erfcx",     "ndtr",     "digamma", "gamma@(",
                                        "i0",     "i1",        "zeta",     "gcd",     "lcm",
                                        "igamma", "polygamma", "mvlgamma", "largest", "complex"};
  const char *text = kf__portable_texts + code->text;
  for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++) {
    const char *at = strstr(text, missing[i]);
    const bool is_lgamma = at != NULL && at > text && at[-1] == 'l' && missing[i][0] == 'g';
    if (at != NULL && !is_lgamma) return false;
  }
  return true;
}

/* ---- Arguments and indexes ---- */

static uint32_t strided_count(const kf__program_t *program, const kf__kernel_form_t *form) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < program->input_count + program->output_count; k++)
    count += form->access[k] == KF__ACCESS_STRIDED;
  return count;
}

static void write_types(const kf__program_t *program, const kf__kernel_form_t *form,
                        kf_text_t *text) {
  kf__text_puts(text, kf__opencl_prelude);
  if (form->lanes > 0) kf__text_puts(text, kf__opencl_folds);
  kf__text_format(text, "typedef %s ix;\n", form->wide ? "long" : "int");
  const uint32_t strided = strided_count(program, form);
  if (strided > 0)
    kf__text_format(text, "typedef struct{long v[%u];}kf_shape;\n", form->ndim * (1 + strided));
  kf__text_format(text, "__kernel __attribute__((reqd_work_group_size(%d,1,1)))void run(ix n",
                  KF__KERNEL_GROUP);
}

static void write_operand(const kf__kernel_form_t *form, uint32_t k, kf_dtype_t dtype,
                          const char *letter, uint32_t number, kf_text_t *text) {
  if (form->access[k] == KF__ACCESS_VALUE)
    kf__text_format(text, ",%s v%u", kf__c_types[dtype], number);
  else
    kf__text_format(text, ",__global char*%sa%u,ulong %so%u", letter, number, letter, number);
}

static void write_pointer(const kf__kernel_form_t *form, uint32_t k, kf_dtype_t dtype,
                          const char *letter, uint32_t number, kf_text_t *text) {
  const char *type = kf__c_types[dtype];
  if (form->access[k] != KF__ACCESS_VALUE)
    kf__text_format(text, "__global %s*%s%u=(__global %s*)(%sa%u+%so%u);\n", type, letter, number,
                    type, letter, number, letter, number);
}

void kf__kernel_header(const kf__program_t *program, const kf__kernel_form_t *form,
                       kf_text_t *text) {
  const uint32_t inputs = program->input_count;
  write_types(program, form, text);
  if (form->lanes > 0) kf__text_puts(text, ",ix rows,ix length,ix piece,ix pieces");
  if (strided_count(program, form) > 0) kf__text_puts(text, ",kf_shape s");
  for (uint32_t i = 0; i < program->number_count; i++)
    kf__text_format(text, ",%s k%u", kf__c_types[program->numbers[i].type], i);
  for (uint32_t i = 0; i < inputs; i++) write_operand(form, i, program->inputs[i], "p", i, text);
  for (uint32_t i = 0; i < program->output_count; i++)
    write_operand(form, inputs + i, program->outputs[i].dtype, "q", i, text);
  kf__text_puts(text, form->pieces ? ",__global char*parts,ulong parts_at){\n" : "){\n");
  for (uint32_t i = 0; i < inputs; i++) write_pointer(form, i, program->inputs[i], "p", i, text);
  for (uint32_t i = 0; i < program->output_count; i++)
    write_pointer(form, inputs + i, program->outputs[i].dtype, "q", i, text);
}

/* Splits `index` into coordinates <letter>0 … over the first `ndim` sizes. */
static void write_coordinates(const char *index, const char *letter, uint32_t ndim,
                              kf_text_t *text) {
  kf__text_format(text, "ix %sr=%s;", letter, index);
  for (uint32_t d = ndim; d-- > 1;)
    kf__text_format(text, "const ix %s%u=%sr%%(ix)s.v[%u];%sr/=(ix)s.v[%u];", letter, d, letter, d,
                    letter, d);
  if (ndim > 0) kf__text_format(text, "const ix %s0=%sr;", letter, letter);
}

/* e<operand>: where the element, or the row, of a strided operand is. */
static void write_offset(const kf__program_t *program, const kf__kernel_form_t *form,
                         uint32_t operand, const char *letter, uint32_t ndim, kf_text_t *text) {
  uint32_t before = 1;
  (void)program;
  for (uint32_t k = 0; k < operand; k++) before += form->access[k] == KF__ACCESS_STRIDED;
  kf__text_format(text, "const long e%u=0", operand);
  for (uint32_t d = 0; d < ndim; d++)
    kf__text_format(text, "+%s%u*s.v[%u]", letter, d, before * form->ndim + d);
  kf__text_puts(text, ";\n");
}

static bool is_fold(const kf__program_t *program, uint32_t operand) {
  return operand >= program->input_count &&
         program->outputs[operand - program->input_count].fold >= 0;
}

void kf__kernel_element(const kf__kernel_form_t *form, uint32_t operand, const char *letter,
                        uint32_t number, char name[KF__SOURCE_NAME]) {
  switch (form->access[operand]) {
    case KF__ACCESS_VALUE: snprintf(name, KF__SOURCE_NAME, "v%u", number); break;
    case KF__ACCESS_ONE: snprintf(name, KF__SOURCE_NAME, "%s%u[0]", letter, number); break;
    case KF__ACCESS_STRIDED:
      snprintf(name, KF__SOURCE_NAME, "%s%u[e%u]", letter, number, operand);
      break;
    default: snprintf(name, KF__SOURCE_NAME, "%s%u[i]", letter, number);
  }
}

/* ---- Folds ---- */

static const char *accumulator(const kf__program_output_t *output) {
  switch (output->fold) {
    case KF__FOLD_OF_SUM:
    case KF__FOLD_OF_MEAN: return output->folded == KF_DTYPE_INT64 ? "i64" : "w";
    case KF__FOLD_OF_ANY:
    case KF__FOLD_OF_ALL: return "int";
    case KF__FOLD_OF_VAR:
    case KF__FOLD_OF_STD: return "kf_moments";
    default: return kf__c_types[output->folded];
  }
}

static const char *lowest(kf_dtype_t type, bool highest) {
  switch ((int)type) {
    case KF_DTYPE_FLOAT32:
    case KF_DTYPE_FLOAT64: return highest ? "INFINITY" : "-INFINITY";
    case KF_DTYPE_INT64: return highest ? "LONG_MAX" : "LONG_MIN";
    case KF_DTYPE_INT32: return highest ? "INT_MAX" : "INT_MIN";
    case KF_DTYPE_INT16: return highest ? "SHRT_MAX" : "SHRT_MIN";
    case KF_DTYPE_INT8: return highest ? "CHAR_MAX" : "CHAR_MIN";
    default: return highest ? "255" : "0";
  }
}

static const char *start_of(const kf__program_output_t *output) {
  switch (output->fold) {
    case KF__FOLD_OF_PROD:
    case KF__FOLD_OF_ALL: return "1";
    case KF__FOLD_OF_MAX: return lowest(output->folded, false);
    case KF__FOLD_OF_MIN: return lowest(output->folded, true);
    case KF__FOLD_OF_VAR:
    case KF__FOLD_OF_STD: return "{0,0,0}";
    default: return "0";
  }
}

/* The name in the prelude of what joins two accumulators. */
static const char *operator_of(const kf__program_output_t *output) {
  switch (output->fold) {
    case KF__FOLD_OF_PROD: return "PROD";
    case KF__FOLD_OF_MAX: return "MOST";
    case KF__FOLD_OF_MIN: return "LEAST";
    case KF__FOLD_OF_ANY: return "ANY";
    case KF__FOLD_OF_ALL: return "ALL";
    case KF__FOLD_OF_VAR:
    case KF__FOLD_OF_STD: return "moments_join";
    default: return "SUM";
  }
}

void kf__kernel_fold(const kf__program_output_t *output, uint32_t index, kf_text_t *text) {
  kf__text_format(text, "a%u=%s(a%u,y%u);", index,
                  kf__is_spread(output) ? "moments_add" : operator_of(output), index, index);
}

size_t kf__kernel_slot(const kf__program_t *program, uint32_t output) {
  size_t bytes = 0;
  for (uint32_t i = 0; i < output; i++)
    if (program->outputs[i].fold >= 0)
      bytes += (kf__is_spread(&program->outputs[i]) ? 3 : 1) * sizeof(int64_t);
  return bytes;
}

/* Where the accumulators of an output lie in the buffer of pieces. */
static void write_parts(const kf__program_t *program, uint32_t index, const char *rows,
                        kf_text_t *text) {
  kf__text_format(text, "((__global %s*)(parts+parts_at+%zu*(ulong)%s*pieces))",
                  accumulator(&program->outputs[index]), kf__kernel_slot(program, index), rows);
}

/* What accumulator a<index> gives, in the type of the folded numbers. */
static void write_value(const kf__program_output_t *output, uint32_t index, char *value,
                        size_t size) {
  const char *type = kf__c_types[output->folded], *root = output->root ? "sqrt" : "";
  char correction[KF__SOURCE_NAME] = "1";
  if (output->slot >= 0) snprintf(correction, sizeof correction, "(w)k%d", output->slot);
  if (kf__is_spread(output))
    snprintf(value, size, "(%s)%s(a%u.s/((w)length-%s))", type, root, index, correction);
  else if (output->fold == KF__FOLD_OF_MEAN)
    snprintf(value, size, "(%s)(a%u/length)", type, index);
  else
    snprintf(value, size, "(%s)%s(a%u)", type, root, index);
}

/* The result of a row, from accumulator a<index>. */
static void write_result(const kf__program_t *program, const kf__kernel_form_t *form,
                         uint32_t index, kf_text_t *text) {
  const kf__program_output_t *output = &program->outputs[index];
  const uint32_t operand = program->input_count + index;
  const bool is_half = output->dtype == KF_DTYPE_FLOAT16 || output->dtype == KF_DTYPE_BFLOAT16;
  char value[3 * KF__SOURCE_NAME];
  write_value(output, index, value, sizeof value);
  if (form->access[operand] == KF__ACCESS_STRIDED)
    kf__text_format(text, "q%u[e%u]=", index, operand);
  else
    kf__text_format(text, "q%u[row]=", index);
  if (is_half) kf__text_format(text, "f32_%s(", kf__c_types[output->dtype]);
  kf__source_convert(text, output->folded, KF_DTYPE_COUNT, output->dtype, value);
  kf__text_puts(text, is_half ? ");\n" : ";\n");
}

static void open_rows(const kf__program_t *program, const kf__kernel_form_t *form,
                      kf_text_t *text) {
  kf__text_format(text,
                  "const ix lane=get_global_id(0)%%%u,at=get_global_id(0)/%u,row=at/pieces,"
                  "first=at%%pieces*piece,end=min((ix)(first+piece),length);\n",
                  form->lanes, form->lanes);
  for (uint32_t i = 0; i < program->output_count; i++)
    if (program->outputs[i].fold >= 0)
      kf__text_format(text, "%s a%u=%s;\n", accumulator(&program->outputs[i]), i,
                      start_of(&program->outputs[i]));
  kf__text_format(text, "if(row<rows)for(ix j=first+lane;j<end;j+=%u){const ix i=row*length+j;\n",
                  form->lanes);
}

void kf__kernel_open(const kf__program_t *program, const kf__kernel_form_t *form, kf_text_t *text) {
  const uint32_t count = program->input_count + program->output_count;
  if (form->lanes > 0)
    open_rows(program, form, text);
  else
    kf__text_puts(text, "const ix i=get_global_id(0);if(i<n){\n");
  if (strided_count(program, form) == 0) return;
  write_coordinates("i", "d", form->ndim, text);
  for (uint32_t k = 0; k < count; k++)
    if (form->access[k] == KF__ACCESS_STRIDED && !is_fold(program, k))
      write_offset(program, form, k, "d", form->ndim, text);
}

/* Joins the accumulators of a group's work items; the first one has the result. */
static void write_tree(const kf__program_output_t *output, uint32_t index, kf_text_t *text) {
  kf__text_format(text,
                  "__local %s t%u[%u];t%u[lane]=a%u;barrier(CLK_LOCAL_MEM_FENCE);\n"
                  "for(int h=%u;h>0;h>>=1){if(lane<h)t%u[lane]=%s(t%u[lane],t%u[lane+h]);"
                  "barrier(CLK_LOCAL_MEM_FENCE);}\na%u=t%u[0];\n",
                  accumulator(output), index, KF__KERNEL_GROUP, index, index, KF__KERNEL_GROUP / 2,
                  index, operator_of(output), index, index, index, index);
}

static void write_row_offsets(const kf__program_t *program, const kf__kernel_form_t *form,
                              uint32_t first, uint32_t end, kf_text_t *text) {
  bool has_coordinates = false;
  for (uint32_t i = first; i < end; i++) {
    const uint32_t operand = program->input_count + i;
    if (program->outputs[i].fold < 0 || form->access[operand] != KF__ACCESS_STRIDED) continue;
    if (!has_coordinates) write_coordinates("row", "c", form->kept, text);
    has_coordinates = true;
    write_offset(program, form, operand, "c", form->kept, text);
  }
}

void kf__kernel_end(const kf__program_t *program, const kf__kernel_form_t *form, kf_text_t *text) {
  if (form->lanes == 0) return;
  for (uint32_t i = 0; i < program->output_count && form->lanes > 1; i++)
    if (program->outputs[i].fold >= 0) write_tree(&program->outputs[i], i, text);
  kf__text_puts(text, "if(lane==0&&row<rows){\n");
  if (!form->pieces) write_row_offsets(program, form, 0, program->output_count, text);
  for (uint32_t i = 0; i < program->output_count; i++) {
    if (program->outputs[i].fold < 0) continue;
    if (form->pieces) {
      write_parts(program, i, "rows", text);
      kf__text_format(text, "[at]=a%u;\n", i);
    } else {
      write_result(program, form, i, text);
    }
  }
  kf__text_puts(text, "}\n");
}

kf_status_t kf__opencl_join_source(const kf__program_t *program, const kf__kernel_form_t *form,
                                   uint32_t output, char **out_text) {
  const kf__program_output_t *o = &program->outputs[output];
  const uint32_t operand = program->input_count + output;
  kf_text_t text;
  kf__text_init(&text);
  write_types(program, form, &text);
  kf__text_puts(&text, ",ix length,ix pieces");
  if (strided_count(program, form) > 0) kf__text_puts(&text, ",kf_shape s");
  if (o->slot >= 0) kf__text_format(&text, ",%s k%d", kf__c_types[o->folded], o->slot);
  kf__text_puts(&text, ",__global char*parts,ulong parts_at");
  write_operand(form, operand, o->dtype, "q", output, &text);
  kf__text_puts(&text, "){\n");
  write_pointer(form, operand, o->dtype, "q", output, &text);
  kf__text_format(&text, "const ix row=get_global_id(0);if(row<n){%s a%u=%s;\n", accumulator(o),
                  output, start_of(o));
  kf__text_format(&text, "for(ix j=0;j<pieces;j++)a%u=%s(a%u,", output, operator_of(o), output);
  write_parts(program, output, "n", &text);
  kf__text_puts(&text, "[row*pieces+j]);\n");
  write_row_offsets(program, form, output, output + 1, &text);
  write_result(program, form, output, &text);
  kf__text_puts(&text, "}}\n");
  return kf__text_take(&text, out_text);
}
