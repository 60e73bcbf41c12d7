/* Which programs have wide loops, and the parts of their source that other programs do not have. */
#include "codegen/wide.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 16, AT_ONCE = 2 }; /* of a vector; vectors of an iteration */
#if defined(__aarch64__)
enum { HAS_EXTREMES = 1 }; /* instructions that return NaN where an operand is NaN */
#else
enum { HAS_EXTREMES = 0 };
#endif

static const char header[] =
    "typedef KF_T KF_V __attribute__((vector_size(16)));\n"
    "typedef KF_T KF_M __attribute__((vector_size(16),aligned(sizeof(KF_T)),may_alias));\n"
    "typedef KF_I KF_Y __attribute__((vector_size(16)));\n"
    "#define WIDE(p) (*(KF_M*)(p+i))\n"
    "F KF_V repeat(KF_T a){return(KF_V)KF_R(a);}\n"
    "#define D(n) F KF_V KF_N(n)\n"
    "D(abs)(KF_V a){return(KF_V)KF_E1(abs);}D(sqrt)(KF_V a){return(KF_V)KF_E1(sqrt);}\n"
    "D(ceil)(KF_V a){return(KF_V)KF_E1(ceil);}D(floor)(KF_V a){return(KF_V)KF_E1(floor);}\n"
    "D(trunc)(KF_V a){return(KF_V)KF_E1(trunc);}D(round)(KF_V a){return(KF_V)KF_E1(round);}\n"
    "D(copysign)(KF_V a,KF_V c){return(KF_V)KF_E2(copysign);}\n"
    "D(fma)(KF_V a,KF_V c,KF_V d){return(KF_V)KF_E3(fma);}\n"
    "#ifdef __aarch64__\n"
    "#define X(n) D(n)(KF_V a,KF_V c){KF_V r;"
    "__asm__(\"f\"#n\" %0.\"KF_S\",%1.\"KF_S\",%2.\"KF_S:\"=w\"(r):\"w\"(a),\"w\"(c));return r;}\n"
    "#else\n"
    "#define X(n) D(n)(KF_V a,KF_V c){return(KF_V)KF_E2(n);}\n"
    "#endif\n"
    "X(max)X(min)\n"
    "F KF_V pick(KF_Y m,KF_V a,KF_V c){return(KF_V)(((KF_Y)a&m)|((KF_Y)c&~m));}\n"
    "D(fmax)(KF_V a,KF_V c){return pick((a>c)|(c!=c),a,c);}\n"
    "D(fmin)(KF_V a,KF_V c){return pick((a<c)|(c!=c),a,c);}\n";

static const char of_f32[] =
    "#define KF_T f32\n#define KF_I i32\n#define KF_V vf32\n#define KF_S \"4s\"\n"
    "#define KF_N(n) n##_vf32\n#define KF_R(a) {a,a,a,a}\n"
    "#define KF_E1(n) {n##_f32(a[0]),n##_f32(a[1]),n##_f32(a[2]),n##_f32(a[3])}\n"
    "#define KF_E2(n) {n##_f32(a[0],c[0]),n##_f32(a[1],c[1]),n##_f32(a[2],c[2]),"
    "n##_f32(a[3],c[3])}\n"
    "#define KF_E3(n) {n##_f32(a[0],c[0],d[0]),n##_f32(a[1],c[1],d[1]),"
    "n##_f32(a[2],c[2],d[2]),n##_f32(a[3],c[3],d[3])}\n";
static const char of_f64[] =
    "#define KF_T f64\n#define KF_I i64\n#define KF_V vf64\n#define KF_S \"2d\"\n"
    "#define KF_N(n) n##_vf64\n#define KF_R(a) {a,a}\n"
    "#define KF_E1(n) {n##_f64(a[0]),n##_f64(a[1])}\n"
    "#define KF_E2(n) {n##_f64(a[0],c[0]),n##_f64(a[1],c[1])}\n"
    "#define KF_E3(n) {n##_f64(a[0],c[0],d[0]),n##_f64(a[1],c[1],d[1])}\n";

/* The functions of `header`. */
static const char *const functions[] = {"abs", "sqrt", "ceil",     "floor", "trunc", "round", "max",
                                        "min", "fmax", "copysign", "fmin",  "fma",   NULL};

const char *kf__wide_name(kf_dtype_t wide) { return wide == KF_DTYPE_FLOAT64 ? "vf64" : "vf32"; }

/* ---- Codes ---- */

/* Behind the matching `mark`, on the level of parentheses that begins at `code`. */
static const char *find(const char *code, char mark) {
  for (int depth = 0; *code != '\0' && (depth > 0 || *code != mark); code++)
    depth += (*code == '(') - (*code == ')');
  return code;
}

kf__wide_choice_t kf__wide_choose(const char *code, bool has) {
  const char *yes = code + 3, *colon = find(yes, ':'), *close = find(colon + 1, ')');
  return has ? (kf__wide_choice_t){yes, colon, close - 1}
             : (kf__wide_choice_t){colon + 1, close, close - 1};
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '.' || c == '_'; }

bool kf__wide_begins_number(const char *code) {
  return isdigit((unsigned char)*code) && !is_word(code[-1]) && code[-1] != '`' && code[-1] != '%';
}

/* Reads a name that begins at *code; false: not a function on vectors. */
static bool reads_function(const char **code, bool *extreme) {
  size_t size = 0;
  while (is_word((*code)[size])) size++;
  if ((*code)[size] != '@') return false;
  for (const char *const *name = functions; *name != NULL; name++) {
    if (strlen(*name) != size || memcmp(*name, *code, size) != 0) continue;
    *extreme |= size == 3 && (*code)[0] == 'm';
    *code += size;
    return true;
  }
  return false;
}

/* An argument is a value of the type or absent. */
static bool is_argument(const kf__program_t *program, const kf__program_step_t *step, uint32_t a,
                        kf_dtype_t type) {
  if (a >= step->argument_count || step->arguments[a].kind == KF__FUSION_NONE) return true;
  const kf__fusion_argument_t *argument = &step->arguments[a];
  if (argument->kind == KF__FUSION_INPUT || argument->kind == KF__FUSION_STEP) return true;
  return step->slots[a] >= 0 && program->numbers[step->slots[a]].type == type;
}

/* Arithmetic, functions on vectors, and choices by which arguments there are. */
static bool is_arithmetic(const kf__program_t *program, const kf__program_step_t *step,
                          kf_dtype_t type, bool *extreme) {
  const char *code = kf__portable_texts + step->code->text;
  for (; *code != '\0'; code++) {
    if (*code == '$') {
      if (!is_argument(program, step, (uint32_t)(*++code - 'a'), type)) return false;
    } else if (*code == '%') {
      code++;
      if (code[1] == '=') code++;
    } else if (*code == '#') {
      if (code[2] != '?') return false;
      code += 2;
    } else if (isalpha((unsigned char)*code)) {
      if (!reads_function(&code, extreme)) return false;
    } else if (strchr("()+-*/,:;`.@", *code) == NULL && !isdigit((unsigned char)*code)) {
      return false;
    }
  }
  return true;
}

/* ---- Programs ---- */

static bool is_single(const kf__program_t *program, const kf__program_operand_t *operand) {
  return operand->kind == KF__FUSION_INPUT &&
         program->variations[operand->index] != KF__FUSION_VARIES;
}

static bool has_type(const kf__program_t *program, const kf__program_step_t *step,
                     kf_dtype_t type) {
  if (!step->is_inline || step->common != type || step->target != type || step->result != type)
    return false;
  if (step->rounds && step->promoted != type) return false;
  for (uint32_t k = 0; k < step->operand_count; k++) {
    const kf__program_operand_t *operand = &step->operands[k];
    if (operand->kind == KF__FUSION_NUMBER) continue;
    if (operand->target != type) return false;
    if (is_single(program, operand)) continue;
    if (operand->dtype != type || (operand->rounds && step->promoted != type)) return false;
  }
  return true;
}

static bool has_operands(const kf__program_t *program, kf_dtype_t type) {
  for (uint32_t i = 0; i < program->input_count; i++)
    if (program->variations[i] == KF__FUSION_VARIES && program->inputs[i] != type) return false;
  for (uint32_t i = 0; i < program->output_count; i++) {
    const kf__program_output_t *output = &program->outputs[i];
    if ((output->fold < 0 ? output->dtype : output->folded) != type) return false;
  }
  return true;
}

kf_dtype_t kf__wide_type(const kf__program_t *program) {
  const kf_dtype_t type = program->step_count > 0 ? program->steps[0].common : KF_DTYPE_COUNT;
  bool extreme = false;
  if (!HAS_EXTREMES || (type != KF_DTYPE_FLOAT32 && type != KF_DTYPE_FLOAT64))
    return KF_DTYPE_COUNT;
  for (uint32_t i = 0; i < program->step_count; i++)
    if (!has_type(program, &program->steps[i], type) ||
        !is_arithmetic(program, &program->steps[i], type, &extreme))
      return KF_DTYPE_COUNT;
  return extreme && has_operands(program, type) ? type : KF_DTYPE_COUNT;
}

/* ---- Source ---- */

void kf__wide_header(kf_dtype_t wide, kf_text_t *text) {
  kf__text_puts(text, wide == KF_DTYPE_FLOAT64 ? of_f64 : of_f32);
  kf__text_puts(text, header);
}

/* Whether a variable of the body begins here that each vector has one of: not an input that is
 * read once. */
static bool is_variable(const kf__program_t *program, const char *at, const char *body) {
  if (strchr("xotsuvy", *at) == NULL || !isdigit((unsigned char)at[1])) return false;
  if (at > body && is_word(at[-1])) return false;
  return *at != 'x' || program->variations[strtoul(at + 1, NULL, 10)] == KF__FUSION_VARIES;
}

/* A statement for vector `lane` of those that an iteration computes: variables get a letter, and
 * memory is that many vectors further. */
static void write_statement(const kf__program_t *program, const char *body, const char *from,
                            const char *to, int lane, int lanes, kf_text_t *text) {
  while (from < to) {
    const char *word = from;
    const bool named = is_variable(program, from, body), memory = strncmp(from, "WIDE(", 5) == 0;
    from += memory ? 5 : 1;
    while ((named || memory) && is_word(*from)) from++;
    kf__text_put(text, word, (size_t)(from - word));
    if (named) kf__text_char(text, (char)('a' + lane));
    if (memory && lane > 0) kf__text_format(text, "+%d", lane * lanes);
  }
}

/* The vectors of an iteration do not depend on each other. They are written statement by statement,
 * which keeps the units of the processor busy: compilers cannot do that, for an output may be the
 * memory of an input. */
static void write_body(const kf__program_t *program, int lanes, const char *body, size_t size,
                       kf_text_t *text) {
  const char *const end = body + size;
  for (const char *from = body, *to; from < end; from = to) {
    to = memchr(from, ';', (size_t)(end - from));
    to = to == NULL ? end : to + 1;
    for (int lane = 0; lane < AT_ONCE; lane++)
      write_statement(program, body, from, to, lane, lanes, text);
  }
}

void kf__wide_loops(const kf__program_t *program, kf_dtype_t wide, const char *body, size_t size,
                    kf_text_t *text) {
  const char *type = kf__c_types[wide];
  const int lanes = BYTES / (int)kf__dtype_sizes[wide], step = AT_ONCE * lanes;
  kf__text_format(text, "long i=0;for(;i+%d<=n;i+=%d){\n", step, step);
  write_body(program, lanes, body, size, text);
  kf__text_format(text, "}\nif(i<n){const long m=(n-i)*sizeof(%s);\n", type);
  for (uint32_t k = 0; k < program->input_count; k++)
    if (program->variations[k] == KF__FUSION_VARIES)
      kf__text_format(text, "%s z%u[%d]={0};__builtin_memcpy(z%u,p%u+i,m);\n", type, k, step, k, k);
  for (uint32_t k = 0; k < program->output_count; k++)
    kf__text_format(text, "%s r%u[%d],*const g%u=q%u+i;\n", type, k, step, k, k);
  kf__text_puts(text, "{");
  for (uint32_t k = 0; k < program->input_count; k++)
    if (program->variations[k] == KF__FUSION_VARIES)
      kf__text_format(text, "const %s*p%u=z%u;", type, k, k);
  for (uint32_t k = 0; k < program->output_count; k++)
    kf__text_format(text, "%s*q%u=r%u;", type, k, k);
  kf__text_puts(text, "const long i=0;\n");
  write_body(program, lanes, body, size, text);
  kf__text_puts(text, "}\n");
  for (uint32_t k = 0; k < program->output_count; k++)
    if (kf__program_shared_output(program, k) < 0)
      kf__text_format(text, "__builtin_memcpy(g%u,r%u,m);\n", k, k);
  kf__text_puts(text, "}\n");
}
