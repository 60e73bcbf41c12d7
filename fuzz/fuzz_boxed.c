/* Boxed calls with hostile stacks: values of every tag, nested lists, too few and too many, for
 * operators of many signatures, whose typed kernels are reached through generated adaptors and
 * through libffi, and whose boxed kernels misbehave. Checked: what op.h promises about the stack,
 * that no value is lost or freed twice, and that a kernel gets only what its types say. */
#include "fuzz_support.h"

#include "dispatch/operators/signature.h"

enum { MAX_VALUES = 24, MAX_DEPTH = 6 };

/* ---- Typed kernels: each reads everything that it was given ---- */

static unsigned kernels_run;
static bool kernel_fails;
static volatile uint64_t sink;

static kf_status_t finish(void) {
  kernels_run++;
  return kernel_fails ? kf_error_set(KF_ERR_VALUE, "told to fail") : KF_OK;
}

static void read_tensor(const kf_tensor_t *tensor) {
  if (tensor != NULL) sink += kf_keys_of(tensor).functionality;
}
static void read_tensors(kf_tensor_span_t span, bool with_none) {
  for (size_t i = 0; i < span.size; i++) {
    MUST(with_none || span.data[i] != NULL);
    read_tensor(span.data[i]);
  }
}
static void read_ints(kf_int_span_t span) {
  for (size_t i = 0; i < span.size; i++) sink += (uint64_t)span.data[i];
}
static void read_text(kf_str_t text) {
  for (size_t i = 0; i < text.size; i++) sink += (unsigned char)text.data[i];
  MUST(text.data == NULL || text.data[text.size] == '\0');
}
static void read_value(const kf_value_t *value) {
  char text[128];
  (void)kf_value_print(value, text, sizeof text);
}
static kf_tensor_t *new_tensor(void) {
  return make_object(&fuzz_tensor_type, kf_keyset_of(KF_KEY_CPU));
}

static kf_status_t k_unary(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  MUST(x != NULL);
  read_tensor(x);
  kf_object_retain(x);
  *out = x;
  kf_status_t status = finish();
  if (status != KF_OK) {
    kf_object_release(x);
    *out = NULL;
  }
  return status;
}

static kf_status_t k_scaled(const kf_call_t *call, kf_tensor_t *x, kf_scalar_t s, double f,
                            kf_tensor_t **out) {
  (void)call;
  read_tensor(x);
  MUST(s.tag == KF_TAG_INT || s.tag == KF_TAG_FLOAT || s.tag == KF_TAG_BOOL ||
       s.tag == KF_TAG_COMPLEX);
  sink += f > 0;
  *out = kernel_fails ? NULL : new_tensor();
  return finish();
}

static kf_status_t k_lists(const kf_call_t *call, kf_tensor_span_t list, kf_tensor_span_t optional,
                           kf_int_span_t ints, bool flag, kf_tensor_t **first,
                           kf_tensor_t **second) {
  (void)call;
  read_tensors(list, false);
  read_tensors(optional, true);
  read_ints(ints);
  sink += flag;
  *first = kernel_fails ? NULL : new_tensor();
  *second = NULL; /* counts as the undefined tensor */
  return finish();
}

static kf_status_t k_inplace(const kf_call_t *call, kf_tensor_t *x, kf_opt_int_t n) {
  (void)call;
  MUST(x != NULL);
  read_tensor(x);
  if (n.has) sink += (uint64_t)n.value;
  return finish();
}

static kf_status_t k_text(const kf_call_t *call, kf_str_t a, kf_str_t b, kf_float_span_t floats,
                          kf_value_t *out) {
  (void)call;
  MUST(a.data != NULL);
  read_text(a);
  read_text(b);
  for (size_t i = 0; i < floats.size; i++) sink += floats.data[i] > 1;
  *out = kf_value_none();
  kf_string_t *text = NULL;
  if (!kernel_fails && kf_string_create(a.data, a.size, &text) == KF_OK)
    *out = kf_value_object_take(KF_TAG_STRING, text);
  return finish();
}

static kf_status_t k_options(const kf_call_t *call, kf_opt_int_t dtype, kf_opt_int_t layout,
                             kf_opt_device_t device, kf_opt_bool_t pin, kf_opt_scalar_t scalar,
                             kf_opt_float_t f, int64_t *out) {
  (void)call;
  *out = dtype.has + 2 * layout.has + 4 * device.has + 8 * pin.has + 16 * scalar.has + 32 * f.has;
  if (pin.has) MUST(pin.value == 0 || pin.value == 1);
  return finish();
}

static kf_status_t k_rare(const kf_call_t *call, kf_complex_t c, kf_stream_t stream,
                          kf_device_t device, kf_dtype_t dtype, bool *out) {
  (void)call;
  sink += (uint64_t)stream.id + (uint64_t)device.type + (uint64_t)dtype;
  *out = c.re > c.im;
  return finish();
}

static kf_status_t k_symbolic(const kf_call_t *call, kf_sym_int_t n, kf_value_span_t many,
                              kf_value_t maybe, kf_sym_int_t *out) {
  (void)call;
  for (size_t i = 0; i < many.size; i++)
    MUST(many.data[i].tag == KF_TAG_INT || many.data[i].tag == KF_TAG_SYM_INT);
  MUST(maybe.tag == KF_TAG_NONE || maybe.tag == KF_TAG_INT || maybe.tag == KF_TAG_SYM_INT);
  kf_sym_int_t zero = {0, NULL};
  *out = kernel_fails ? zero : n;
  if (!kernel_fails) kf_object_retain(n.node);
  return finish();
}

static kf_status_t k_values(const kf_call_t *call, kf_value_t dict, kf_value_t any,
                            kf_int_span_t maybe, kf_value_t nested) {
  (void)call;
  MUST(dict.tag == KF_TAG_DICT && nested.tag == KF_TAG_LIST);
  read_value(&dict);
  read_value(&any);
  read_ints(maybe);
  read_value(&nested);
  return finish();
}

static kf_status_t k_objects(const kf_call_t *call, kf_generator_t *generator,
                             kf_storage_t *storage, kf_bool_span_t flags, kf_tensor_t *maybe,
                             kf_list_t **out) {
  (void)call;
  sink += generator != NULL && storage != NULL;
  for (size_t i = 0; i < flags.size; i++) sink += flags.data[i];
  read_tensor(maybe);
  *out = NULL;
  int64_t numbers[2] = {1, 2};
  if (!kernel_fails) MUST(kf_list_of_ints(numbers, 2, out) == KF_OK);
  return finish();
}

static kf_status_t k_nothing(const kf_call_t *call) {
  (void)call;
  return finish();
}

static const struct typed_row {
  const char *schema;
  const char *signature;
  kf_typed_fn fn;
} typed_rows[] = {
    {"unary(Tensor x) -> Tensor", "(Tensor) -> Tensor", (kf_typed_fn)k_unary},
    {"scaled(Tensor x, Scalar s, float f) -> Tensor", "(Tensor, Scalar, float) -> Tensor",
     (kf_typed_fn)k_scaled},
    {"lists(Tensor[] a, Tensor?[] b, int[2] c, bool d) -> (Tensor, Tensor)",
     "(Tensor[], Tensor?[], int[], bool) -> (Tensor, Tensor)", (kf_typed_fn)k_lists},
    {"inplace_(Tensor(a!) x, int? n) -> Tensor(a!)", "(Tensor(a!), int?) -> Tensor(a!)",
     (kf_typed_fn)k_inplace},
    {"text(str a, str? b, float[] c) -> str", "(str, str?, float[]) -> str", (kf_typed_fn)k_text},
    {"options(ScalarType? a, Layout? b, Device? c, bool? d, Scalar? e, float? f) -> int",
     "(ScalarType?, Layout?, Device?, bool?, Scalar?, float?) -> int", (kf_typed_fn)k_options},
    {"rare(complex a, Stream b, Device c, ScalarType d) -> bool",
     "(complex, Stream, Device, ScalarType) -> bool", (kf_typed_fn)k_rare},
    {"symbolic(SymInt a, SymInt[] b, SymInt? c) -> SymInt", "(SymInt, SymInt[], SymInt?) -> SymInt",
     (kf_typed_fn)k_symbolic},
    {"values(Dict(str, int) a, Any b, int[]? c, int[][] d) -> ()",
     "(Dict(str, int), Any, int[]?, int[][]) -> ()", (kf_typed_fn)k_values},
    {"objects(Generator? a, Storage? b, bool[] c, Tensor? d) -> int[]",
     "(Generator?, Storage?, bool[], Tensor?) -> int[]", (kf_typed_fn)k_objects},
    {"nothing() -> ()", "() -> ()", (kf_typed_fn)k_nothing}};

/* ---- Boxed kernels that do as the input says ---- */

static struct plan {
  unsigned drop, push; /* values taken off, None values put on */
  kf_status_t status;
  unsigned recursion; /* calls itself first, as deep as this */
} plan;
static bool took_too_many;
static size_t floor_size; /* what lies below the arguments */

static kf_status_t k_boxed(const kf_call_t *call, kf_stack_t *stack) {
  kernels_run++;
  if (plan.recursion > 0) {
    plan.recursion--;
    kf_status_t status = kf_op_redispatch_boxed(call->op, call->keyset, stack);
    if (status != KF_OK) return status;
  }
  if (plan.drop > stack->size || stack->size - plan.drop < floor_size) took_too_many = true;
  kf_stack_drop(stack, plan.drop);
  for (unsigned i = 0; i < plan.push; i++)
    MUST(kf_stack_push_take(stack, kf_value_none()) == KF_OK);
  return plan.status;
}

static const char *const boxed_schemas[] = {"boxed_one(Tensor x) -> Tensor",
                                            "boxed_two(Tensor x, int y) -> (int, int)",
                                            "boxed_none() -> ()",
                                            "boxed_many(Any a, Any b, Any c, Any d) -> Any",
                                            "boxed_vararg(Tensor x, ...) -> ...",
                                            "boxed_lists(Tensor?[] a, Tensor[] b) -> Tensor[]"};

/* ---- Operators ---- */

enum {
  TYPED_ROWS = sizeof typed_rows / sizeof typed_rows[0],
  BOXED_ROWS = sizeof boxed_schemas / sizeof boxed_schemas[0],
  OPS = 2 * TYPED_ROWS + BOXED_ROWS + 2
};
static kf_op_t *ops[OPS];

static void define(kf_library_t *library, const char *prefix, const char *schema) {
  char text[256];
  (void)snprintf(text, sizeof text, "%s%s", prefix, schema);
  MUST(kf_library_def(library, text, NULL) == KF_OK);
}

static void implement(kf_library_t *library, const char *prefix, const char *schema,
                      const kf_kernel_desc_t *kernel, kf_op_t **out_op) {
  char name[96], full[112];
  (void)snprintf(name, sizeof name, "%s%.*s", prefix, (int)strcspn(schema, "("), schema);
  MUST(kf_library_impl(library, name, KF_KEY_CPU, kernel) == KF_OK);
  MUST(kf_library_impl(library, name, KF_KEY_CompositeExplicitAutograd, kernel) == KF_OK);
  (void)snprintf(full, sizeof full, "fuzz::%s", name);
  MUST(kf_op_find(full, "", out_op) == KF_OK);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  count_blocks();
  static kf_library_t *library, *fallbacks;
  MUST(KF_LIBRARY(KF_LIBRARY_DEF, "fuzz", KF_KEY_Undefined, &library) == KF_OK);
  MUST(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &fallbacks) == KF_OK);
  kf_op_t **op = ops;
  for (int ffi = 0; ffi < 2; ffi++)
    for (size_t i = 0; i < TYPED_ROWS; i++) {
      const struct typed_row *row = &typed_rows[i];
      const char *prefix = ffi ? "ffi_" : "";
      kf__signature_force_ffi(ffi != 0);
      define(library, prefix, row->schema);
      kf_kernel_desc_t kernel = kf_kernel_typed(row->fn, row->signature, NULL);
      implement(library, prefix, row->schema, &kernel, op++);
    }
  kf__signature_force_ffi(false);
  kf_kernel_desc_t boxed = kf_kernel_boxed(k_boxed, NULL, NULL);
  for (size_t i = 0; i < BOXED_ROWS; i++) {
    define(library, "", boxed_schemas[i]);
    implement(library, "", boxed_schemas[i], &boxed, op++);
  }
  kf_kernel_desc_t unary = kf_kernel_typed((kf_typed_fn)k_unary, "(Tensor) -> Tensor", NULL);
  implement(library, "", "dangling_typed(", &unary, op++);
  implement(library, "", "dangling_boxed(", &boxed, op++);
  MUST(op == ops + OPS);
  kf_kernel_desc_t fallthrough = kf_kernel_fallthrough();
  MUST(kf_library_fallback(fallbacks, KF_KEY_Autograd, &fallthrough) == KF_OK);
  MUST(kf_library_fallback(fallbacks, KF_KEY_ADInplaceOrView, &fallthrough) == KF_OK);
  MUST(kf_library_fallback(fallbacks, KF_KEY_BackendSelect, &fallthrough) == KF_OK);
  MUST(kf_library_fallback(fallbacks, KF_KEY_Tracer, &boxed) == KF_OK);
  return 0;
}

/* ---- Values from bytes ---- */

static kf_keyset_t take_set(input_t *in) {
  static const kf_key_t keys[] = {KF_KEY_CPU,        KF_KEY_CUDA,   KF_KEY_AutogradCPU,
                                  KF_KEY_SparseMeta, KF_KEY_Tracer, KF_KEY_PythonDispatcher};
  unsigned how = take_below(in, 9);
  if (how < 6) return kf_keyset_of(keys[how]);
  if (how == 6) return kf_keyset_empty();
  if (how == 7) return kf_keyset_or(kf_keyset_of(KF_KEY_CPU), kf_keyset_of(KF_KEY_AutogradCPU));
  uint64_t backends = take_word(in);
  return kf_keyset_make(backends, take_word(in));
}

static kf_value_t take_value(input_t *in, unsigned depth);

static kf_value_t take_list(input_t *in, unsigned depth) {
  kf_list_t *list = NULL;
  MUST(kf_list_create((kf_list_kind_t)take_below(in, 5), 0, &list) == KF_OK);
  for (unsigned count = take_below(in, 5); count > 0; count--) {
    kf_value_t element = take_value(in, depth + 1);
    if (kf_list_append(list, &element) != KF_OK) sink++; /* does not fit the kind */
    kf_value_clear(&element);
  }
  return kf_value_object_take(KF_TAG_LIST, list);
}

static kf_value_t take_tuple(input_t *in, unsigned depth) {
  kf_value_t items[3] = {kf_value_none(), kf_value_none(), kf_value_none()};
  size_t count = take_below(in, 4);
  for (size_t i = 0; i < count; i++) items[i] = take_value(in, depth + 1);
  kf_tuple_t *tuple = NULL;
  MUST(kf_tuple_create(items, count, &tuple) == KF_OK);
  for (size_t i = 0; i < count; i++) kf_value_clear(&items[i]);
  return kf_value_object_take(KF_TAG_TUPLE, tuple);
}

static kf_value_t take_dict(input_t *in, unsigned depth) {
  kf_dict_t *dict = NULL;
  MUST(kf_dict_create(&dict) == KF_OK);
  for (unsigned count = take_below(in, 4); count > 0; count--) {
    kf_value_t key = take_value(in, depth + 1);
    kf_value_t value = take_value(in, depth + 1);
    if (kf_dict_set(dict, &key, &value) != KF_OK) sink++; /* not a key */
    kf_value_clear(&key);
    kf_value_clear(&value);
  }
  return kf_value_object_take(KF_TAG_DICT, dict);
}

static kf_value_t take_string(input_t *in) {
  char text[17];
  (void)take_text(in, text, sizeof text);
  kf_string_t *string = NULL;
  MUST(kf_string_create(text, strlen(text), &string) == KF_OK);
  return kf_value_object_take(KF_TAG_STRING, string);
}

static kf_value_t take_value(input_t *in, unsigned depth) {
  unsigned tag = take_below(in, KF_TAG_COUNT);
  kf_value_t value = kf_value_none();
  if (depth >= MAX_DEPTH && tag >= KF_TAG_FIRST_OBJECT) tag = KF_TAG_TENSOR;
  switch (tag) {
    case KF_TAG_NONE: return value;
    case KF_TAG_BOOL: return kf_value_bool(take_byte(in) % 2 != 0);
    case KF_TAG_TENSOR: return kf_value_tensor_take(make_object(&fuzz_tensor_type, take_set(in)));
    case KF_TAG_COMPLEX: {
      kf_complex_t c = {take_byte(in), take_byte(in)};
      MUST(kf_value_complex(c, &value) == KF_OK);
      return value;
    }
    case KF_TAG_STRING: return take_string(in);
    case KF_TAG_LIST: return take_list(in, depth);
    case KF_TAG_TUPLE: return take_tuple(in, depth);
    case KF_TAG_DICT: return take_dict(in, depth);
    case KF_TAG_GENERATOR:
      return kf_value_object_take(KF_TAG_GENERATOR, make_object(&fuzz_tensor_type, take_set(in)));
    case KF_TAG_STORAGE:
    case KF_TAG_SYM_INT:
    case KF_TAG_SYM_FLOAT:
    case KF_TAG_SYM_BOOL:
    case KF_TAG_OBJECT:
      return kf_value_object_take((kf_tag_t)tag, make_object(&fuzz_object_type, kf_keyset_empty()));
    default: /* numbers; 9 to 15 are no tags at all */
      value.tag = tag;
      value.as.bits = take_byte(in) < 128 ? take_byte(in) : take_word(in);
      value.extra.bits = take_byte(in);
      return value;
  }
}

/* ---- One call ---- */

static kf_status_t call_somehow(input_t *in, const kf_op_t *op, kf_stack_t *stack) {
  switch (take_below(in, 5)) {
    case 0: return kf_op_redispatch_boxed(op, take_set(in), stack);
    case 1: return kf_op_call_boxed_for_key(op, (kf_key_t)take_below(in, KF_KEY_LIMIT + 40), stack);
    default: return kf_op_call_boxed(op, stack);
  }
}

static void explain(const kf_op_t *op, const kf_stack_t *stack) {
  kf_explanation_t explanation = {.struct_size = sizeof explanation};
  kf_status_t status = kf_explain_stack(op, stack, &explanation);
  char *text = NULL;
  MUST((kf_explain(op, kf_keyset_empty(), stack, &text) == KF_OK) == (status == KF_OK));
  kf_free(text);
}

static void check_stack(const kf_stack_t *stack, const kf_value_t *before, size_t size,
                        const kf_schema_t *schema, kf_status_t status) {
  bool promised = schema != NULL && !kf_schema_is_vararg(schema);
  size_t arguments = promised ? kf_schema_argument_count(schema) : 0;
  size_t same = size; /* how many values must be the same */
  if (kernels_run > 0) {
    if (!promised || took_too_many) return;
    same = size - arguments;
    size_t returns = status == KF_OK ? kf_schema_return_count(schema) : 0;
    MUST(stack->size == same + returns);
  } else {
    MUST(status != KF_OK && stack->size == size);
  }
  for (size_t i = 0; i < same; i++)
    MUST(stack->values[i].tag == before[i].tag && stack->values[i].as.bits == before[i].as.bits);
}

static void call_once(input_t *in) {
  const kf_op_t *op = ops[take_below(in, OPS)];
  uint8_t bits = take_byte(in);
  kernel_fails = (bits & 1) != 0;
  plan.status = (bits & 2) != 0 ? kf_error_set(KF_ERR_TYPE, "told to fail") : KF_OK;
  plan.recursion = (bits & 4) != 0 ? 3 : 0;
  plan.drop = take_below(in, 8);
  plan.push = take_below(in, 8);
  kernels_run = 0;
  took_too_many = false;
  kf_value_t buffer[8], before[MAX_VALUES];
  kf_stack_t stack;
  kf_stack_init(&stack, (bits & 8) != 0 ? NULL : buffer, 8);
  size_t size = take_below(in, MAX_VALUES + 1);
  for (size_t i = 0; i < size; i++) {
    kf_value_t value = take_value(in, 0);
    before[i] = value;
    MUST(kf_stack_push_take(&stack, value) == KF_OK);
  }
  const kf_schema_t *schema = kf_op_schema(op);
  size_t arguments = schema != NULL ? kf_schema_argument_count(schema) : 0;
  floor_size = size > arguments ? size - arguments : 0;
  if ((bits & 16) != 0) explain(op, &stack);
  kf_guard_t guard;
  if ((bits & 32) != 0)
    kf_guard_force(&guard, take_set(in), take_set(in));
  else
    kf_guard_preserve(&guard);
  kf_status_t status = call_somehow(in, op, &stack);
  kf_guard_leave(&guard);
  check_stack(&stack, before, size, schema, status);
  MUST(status == KF_OK || kf_error_last()->code == status);
  kf_schema_release(schema);
  kf_stack_destroy(&stack);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input_t in = {data, size};
  int64_t before = live_blocks;
  for (unsigned calls = 0; calls < 4 && in.size > 0; calls++) call_once(&in);
  MUST(live_blocks == before);
  return 0;
}
