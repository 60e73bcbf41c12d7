/* Every portable code of the catalogue gives the bits of the CPU's kernel, on random bit patterns
 * with the extremes of every type. Codes are compiled in a few large graphs. */
#include <keyfall/scoped.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/portable.h"
#include "kft.h"
#include "ops/core/number.h"
#include "temporary_cache.h"

enum { N = 1500, MOST_ARGUMENTS = 8 };

static const kf_dtype_t dtypes[] = {
    KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16, KF_DTYPE_INT64,
    KF_DTYPE_INT32,   KF_DTYPE_INT8,    KF_DTYPE_UINT8,   KF_DTYPE_BOOL,     KF_DTYPE_COMPLEX64};

/* ---- Values ---- */

static uint64_t random_state = 88172645463325252u;
static uint64_t random_bits(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

static double special(uint64_t pick) {
  static const double values[] = {
      0.0,  -0.0,  1.0,     -1.0,  0.5, -0.5, 2.0,  3.0,   6.0,  -3.0, 1e-40,        1e-310,
      1e30, -1e30, 65504.0, 127.0, 255, -128, 20.0, -20.0, 0.25, 0.75, 2147483647.0, -2147483648.0};
  uint64_t count = sizeof values / sizeof values[0];
  if (pick % (count + 3) == count) return __builtin_inf();
  if (pick % (count + 3) == count + 1) return -__builtin_inf();
  if (pick % (count + 3) == count + 2) return __builtin_nan("");
  return values[pick % (count + 3)];
}

/* A third of each: special values, ordinary numbers, any bits. */
static void fill(kf_tensor_t *t, kf_dtype_t dtype) {
  char *data = (char *)(uintptr_t)kf_tensor_data(t);
  size_t size = kf_dtype_size(dtype);
  for (size_t i = 0; i < N; i++) {
    uint64_t kind = random_bits() % 3;
    kf_number_t element;
    element.bits[0] = random_bits();
    element.bits[1] = random_bits();
    kf_scalar_t number = {.tag = KF_TAG_FLOAT};
    number.as.f = kind == 0 ? special(random_bits()) : (double)(int64_t)random_bits() * 0x1p-60;
    if (kf_dtype_is_integral(dtype, true) && kind == 1)
      number.as.f = (double)(random_bits() % 17) - 8;
    if (dtype == KF_DTYPE_COMPLEX64) {
      element.f32[0] = (float)number.as.f;
      element.f32[1] = (float)((double)(int64_t)random_bits() * 0x1p-61);
    } else if (kind != 2 || dtype == KF_DTYPE_BOOL) {
      kf__number_store(number, dtype, &element);
    }
    memcpy(data + i * size, &element, size);
  }
}

/* ---- One call, as arguments of eager and of fused mode ---- */

typedef struct {
  const kf__portable_t *portable;
  kf__fusion_argument_t arguments[MOST_ARGUMENTS];
  uint32_t count, tensors;
  kf_scalar_t numbers[MOST_ARGUMENTS];
  kf_dtype_t result;
  kf_tensor_t *expected;
} call_t;

static kf_tensor_t *inputs[4]; /* three of a type, and a mask */
static kf_scalar_t all_numbers[64];
static uint32_t all_count;

static uint16_t keep_number(kf_scalar_t number) {
  all_numbers[all_count] = number;
  return (uint16_t)all_count++;
}

static void add_argument(call_t *c, const char *type, const char *name, kf_dtype_t dtype,
                         uint32_t variant) {
  kf__fusion_argument_t *a = &c->arguments[c->count];
  kf_scalar_t *number = &c->numbers[c->count++];
  bool optional = strchr(type, '?') != NULL;
  memset(a, 0, sizeof *a);
  if (strncmp(type, "Tensor", 6) == 0) {
    bool mask = strcmp(name, "condition") == 0 || strcmp(name, "mask") == 0;
    if (optional && variant == c->tensors) {
      c->tensors++;
      return;
    }
    a->kind = KF__FUSION_INPUT;
    a->index = (uint16_t)(mask ? 3 : c->tensors % 3);
    c->tensors += !mask;
  } else if (strncmp(type, "Scalar", 6) == 0 || strncmp(type, "float", 5) == 0) {
    if (optional && (strcmp(name, "max") == 0 ? variant == 2 : variant == 1)) return;
    a->kind = KF__FUSION_NUMBER;
    number->tag = KF_TAG_FLOAT;
    number->as.f = strncmp(type, "float", 5) == 0 ? 0.1 : variant == 0 ? 0.75 : 2.0;
    if (kf_dtype_is_integral(dtype, true) && type[0] == 'S') {
      number->tag = dtype == KF_DTYPE_BOOL ? KF_TAG_BOOL : KF_TAG_INT;
      if (dtype == KF_DTYPE_BOOL)
        number->as.b = true;
      else
        number->as.i = 2 + (int64_t)variant;
    }
    if (strcmp(name, "max") == 0 || strcmp(name, "max_val") == 0) {
      if (number->tag == KF_TAG_FLOAT)
        number->as.f = 1.5;
      else if (number->tag == KF_TAG_INT)
        number->as.i = 5;
    }
    a->tag = (uint8_t)number->tag;
  } else if (strncmp(type, "int", 3) == 0) {
    a->kind = KF__FUSION_CONSTANT;
    a->value = 2;
  } else if (strncmp(type, "bool", 4) == 0 && !optional) {
    a->kind = KF__FUSION_CONSTANT;
    a->value = variant == 1;
  } else if (strncmp(type, "str", 3) == 0) {
    if (optional && variant == 2) return;
    a->kind = KF__FUSION_TEXT;
    a->text = optional ? (variant == 0 ? "floor" : "trunc") : variant == 0 ? "none" : "tanh";
  }
}

/* Arguments from the schema's text. */
static void make_call(call_t *c, const kf__portable_t *portable, kf_dtype_t dtype,
                      uint32_t variant) {
  char text[512];
  memset(c, 0, sizeof *c);
  c->portable = portable;
  snprintf(text, sizeof text, "%s", kf__op_schema(portable->op));
  char *at = strchr(text, '(') + 1;
  *strstr(at, ") ->") = '\0';
  for (char *state, *part = strtok_r(at, ",", &state); part != NULL;
       part = strtok_r(NULL, ",", &state)) {
    while (*part == ' ') part++;
    if (*part == '*') continue;
    char *space = strchr(part, ' '), *equals = strchr(part, '=');
    *space = '\0';
    if (equals != NULL) *equals = '\0';
    add_argument(c, part, space + 1, dtype, variant);
  }
}

static kf_value_t value_of(const call_t *c, uint32_t i) {
  const kf__fusion_argument_t *a = &c->arguments[i];
  kf_value_t value = kf_value_none();
  switch (a->kind) {
    case KF__FUSION_INPUT: return kf_value_tensor(inputs[a->index]);
    case KF__FUSION_NUMBER: KFT_OK(kf_value_scalar(c->numbers[i], &value)); return value;
    case KF__FUSION_CONSTANT: {
      const char *name = kf__portable_name(c->portable);
      bool is_bool = strstr(name, "leaky") != NULL || strstr(name, "elu_backward") != NULL;
      return is_bool ? kf_value_bool(a->value != 0) : kf_value_int(a->value);
    }
    case KF__FUSION_TEXT: KFT_OK(kf_value_string(a->text, strlen(a->text), &value)); return value;
    default: return value;
  }
}

/* Runs the operator; false where it fails. */
static bool run_eager(call_t *c) {
  kf_value_t buffer[MOST_ARGUMENTS];
  kf_stack_t stack;
  const char *name = kf__portable_name(c->portable);
  if (strcmp(name, "_to_copy") == 0 || strcmp(name, "copy") == 0 || strcmp(name, "clone") == 0)
    c->count = name[0] == 'c' && name[1] == 'o' ? 2 : 1;
  kf_stack_init(&stack, buffer, MOST_ARGUMENTS);
  for (uint32_t i = 0; i < c->count; i++) KFT_OK(kf_stack_push_take(&stack, value_of(c, i)));
  if (strcmp(name, "copy") == 0) KFT_OK(kf_stack_push_take(&stack, kf_value_bool(false)));
  if (strcmp(name, "clone") == 0) KFT_OK(kf_stack_push_take(&stack, kf_value_none()));
  if (strcmp(name, "_to_copy") == 0)
    for (int i = 0; i < 6; i++)
      KFT_OK(kf_stack_push_take(&stack, i == 4 ? kf_value_bool(false) : kf_value_none()));
  kf_status_t status = kf_op_call_boxed(kf__ops[c->portable->op], &stack);
  if (status == KF_OK) {
    kf_tensor_t *result = NULL;
    KFT_OK(kf_value_to_tensor(&stack.values[stack.size - 1], &result));
    kf_object_retain(result);
    c->expected = result;
    c->result = kf_tensor_dtype(result);
  }
  kf_stack_destroy(&stack);
  return status == KF_OK;
}

/* ---- Graphs ---- */

static kf__fusion_input_t input_types[4];
static kf__fusion_step_t steps[KF__FUSION_OUTPUTS];
static kf__fusion_output_t outputs[KF__FUSION_OUTPUTS];
static call_t calls[KF__FUSION_OUTPUTS];
static uint32_t call_count;
static size_t compared, refused, wrong;

/* With the library's flags, compiling the codes took 35 s, and their text differs little between
 * types. The first type has those flags. The others have loops of vectors, too, but are optimized
 * less (quick_cc.sh); other tests of fused code use the library's flags for all families of types.
 * Large graphs are compiled faster only without those flags. */
static bool quickly;

static void compile_as_usual(void *unused) {
  (void)unused;
  if (quickly) unsetenv("KEYFALL_CC");
  quickly = false;
}

static void compile_quickly(void) {
  if (quickly || getenv("KEYFALL_CC") != NULL) return;
  quickly = true;
  setenv("KEYFALL_CC", KFT_DATA_DIR "/unit/codegen/quick_cc.sh", 1);
}

static bool is_supported(const call_t *c) {
  kf__fusion_step_t step = {c->portable, c->arguments, c->count, c->result};
  kf__fusion_output_t output = {.step = 0, .dtype = c->result, .reduction = NULL};
  kf__fusion_t fusion = {input_types, 4, &step, 1, &output, 1};
  char *text = NULL;
  kf_status_t status = kf__fusion_source(&fusion, &text);
  kf_free(text);
  return status == KF_OK;
}

/* NaN is NaN, whatever its bits. */
static bool is_nan_at(kf_dtype_t dtype, const char *data, size_t i) {
  if (dtype == KF_DTYPE_FLOAT32)
    return ((const float *)(const void *)data)[i] != ((const float *)(const void *)data)[i];
  if (dtype == KF_DTYPE_FLOAT64)
    return ((const double *)(const void *)data)[i] != ((const double *)(const void *)data)[i];
  uint16_t bits = ((const uint16_t *)(const void *)data)[i];
  if (dtype == KF_DTYPE_FLOAT16) return (bits & 0x7fff) > 0x7c00;
  if (dtype == KF_DTYPE_BFLOAT16) return (bits & 0x7fff) > 0x7f80;
  return false;
}

static void compare(const call_t *c, const char *found) {
  kf_dtype_t dtype = c->result;
  bool complex = dtype == KF_DTYPE_COMPLEX64;
  if (complex) dtype = KF_DTYPE_FLOAT32;
  size_t size = kf_dtype_size(dtype);
  const char *expected = kf_tensor_data(c->expected);
  for (size_t i = 0; i < (complex ? 2 * N : N); i++) {
    if (memcmp(found + i * size, expected + i * size, size) == 0) continue;
    if (kf_dtype_is_floating(dtype) && is_nan_at(dtype, found, i) && is_nan_at(dtype, expected, i))
      continue;
    kf_number_t a = {0}, b = {0};
    memcpy(&a, found + i * size, size);
    memcpy(&b, expected + i * size, size);
    printf("%s of %s, element %zu: found %llx, expected %llx\n", kf__portable_name(c->portable),
           kf_dtype_name(input_types[0].dtype), i, (unsigned long long)a.bits[0],
           (unsigned long long)b.bits[0]);
    wrong++;
    return;
  }
  compared++;
}

static void run_graph(void) {
  if (call_count == 0) return;
  static char results[KF__FUSION_OUTPUTS][N * 16] __attribute__((aligned(64)));
  kf__fusion_t fusion = {input_types, 4, steps, call_count, outputs, call_count};
  kf__fused_t *code = NULL;
  void *data[4 + KF__FUSION_OUTPUTS];
  int64_t strides[4 + KF__FUSION_OUTPUTS], size = N;
  const int64_t *all_strides[4 + KF__FUSION_OUTPUTS];
  for (uint32_t i = 0; i < call_count; i++) {
    for (uint32_t k = 0; k < calls[i].count; k++)
      if (calls[i].arguments[k].kind == KF__FUSION_NUMBER)
        calls[i].arguments[k].index = keep_number(calls[i].numbers[k]);
    steps[i] =
        (kf__fusion_step_t){calls[i].portable, calls[i].arguments, calls[i].count, calls[i].result};
    outputs[i] = (kf__fusion_output_t){.step = i, .dtype = calls[i].result, .reduction = NULL};
  }
  for (uint32_t k = 0; k < 4 + call_count; k++) {
    data[k] = k < 4 ? (void *)(uintptr_t)kf_tensor_data(inputs[k]) : results[k - 4];
    strides[k] = (int64_t)kf_dtype_size(k < 4 ? input_types[k].dtype : calls[k - 4].result);
    all_strides[k] = &strides[k];
  }
  KFT_OK(kf__fusion_compile(&fusion, &code));
  kf__fusion_run_t run = {1, 0, &size, data, all_strides, all_numbers};
  KFT_OK(kf__fused_run(code, &run));
  kf__fused_release(code);
  for (uint32_t i = 0; i < call_count; i++) {
    compare(&calls[i], results[i]);
    kf_tensor_release(calls[i].expected);
  }
  call_count = all_count = 0;
}

static void try_code(const kf__portable_t *portable, kf_dtype_t dtype, uint32_t variant) {
  call_t *c = &calls[call_count];
  make_call(c, portable, dtype, variant);
  bool works = run_eager(c);
  char message[256] = "";
  if (!works) snprintf(message, sizeof message, "%s", kf_error_message());
  if (!works) c->result = dtype;
  bool fused = is_supported(c);
  /* Rules refuse calls before they reach a graph; kernels refuse types. */
  if (!works && fused && strstr(message, "no kernel for elements of type ") != NULL) {
    printf("%s of %s is compiled, but fails: %s\n", kf__portable_name(portable),
           kf_dtype_name(dtype), message);
    wrong++;
  }
  if (works && !fused) {
    refused++;
    if (getenv("KFT_VERBOSE") != NULL)
      printf("%s of %s: %s\n", kf__portable_name(portable), kf_dtype_name(dtype),
             kf_error_message());
  }
  if (works && fused) {
    if (++call_count == (quickly ? KF__FUSION_OUTPUTS : KF__FUSION_OUTPUTS / 2)) run_graph();
  } else if (works) {
    kf_tensor_release(c->expected);
  }
}

static void test_codes(void **state) {
  (void)state;
  KFT_OK(kf_init());
  use_temporary_cache();
  KFT_DEFER(compile_as_usual, NULL);
  KFT_OK(kf_set_num_threads(1));
  /* Compiled code has no sanitizer in it: there only the generator is tested, by two types. */
  size_t count = kft_is_sanitized() ? 2 : sizeof dtypes / sizeof dtypes[0];
  for (size_t d = 0; d < count; d++) {
    if (d > 0) compile_quickly();
    for (int k = 0; k < 4; k++) {
      input_types[k].dtype = k < 3 ? dtypes[d] : KF_DTYPE_BOOL;
      KFT_OK(kf_tensor_new(input_types[k].dtype, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(N),
                           &inputs[k]));
      fill(inputs[k], input_types[k].dtype);
    }
    for (uint32_t i = 0; i < kf__portable_count; i++) {
      if (kf__portable_kind(&kf__portables[i]) == KF__PORTABLE_REDUCTION) continue;
      if ((kf__portables[i].flags & KF__CODE_CHECKED) != 0)
        continue; /* its value has one element */
      const char *name = kf__portable_name(&kf__portables[i]);
      /* These take seconds for large negative numbers. */
      if (strstr(name, "zeta") != NULL || strstr(name, "polygamma") != NULL) continue;
      bool varies =
          kf__portables[i].parameters[0] != KF__CODE_NO_SLOT || kf__portables[i].operand_count == 3;
      for (uint32_t variant = 0; variant < (varies && d % 4 == 0 ? 3u : 1u); variant++)
        try_code(&kf__portables[i], dtypes[d], variant);
    }
    run_graph();
    for (int k = 0; k < 4; k++) kf_tensor_release(inputs[k]);
  }
  printf("%zu codes compared, %zu left to eager mode, %zu wrong; %lld compilations, %.1f s\n",
         compared, refused, wrong, (long long)kf__codegen_counts().compiled,
         kf__codegen_counts().seconds);
  KFT_EQ_INT(wrong, 0);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_codes))
