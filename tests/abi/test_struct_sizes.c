/* Functions that take a struct that may grow, with every size that a program can give it: that of
 * the first release, 0.1.0, which is pinned here as a number, each one up to this release's, a
 * larger one as headers of a later release would have it, and sizes that are wrong. Note [Layouts]
 * in keyfall.h says what must happen. */
#include <keyfall/keyfall.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void fail(const char *function, uint32_t size, const char *format, ...) KF_PRINTF(3, 4);
static void fail(const char *function, uint32_t size, const char *format, ...) {
  va_list args;
  failures++;
  (void)printf("%s with struct_size %u: ", function, size);
  va_start(args, format);
  (void)vprintf(format, args);
  va_end(args);
  (void)printf("\n");
}

static void must(kf_status_t status, const char *what) {
  if (status == KF_OK) return;
  (void)printf("%s: %s\n", what, kf_error_message());
  exit(1);
}
#define MUST(call) must((call), #call)

/* ---- What every function gets ---- */

typedef struct entry {
  const char *function; /* as messages name it */
  const char *type;
  uint32_t first; /* bytes in 0.1.0 */
  uint32_t known; /* bytes now */
  uint32_t unit;  /* alignment */
  bool fills;     /* the function writes the struct; the others read it */
  const void *valid;
  kf_status_t (*call)(void *given);
  void (*undo)(void);
} entry_t;

enum { CANARY = 0x5a, ROOM = 64 };

/* One call with a copy of the struct that has `size` bytes and nothing behind them. `last`: the
 * value of the last byte. The status is what the function gave; KF_OK was undone. */
static kf_status_t try_size(const entry_t *e, uint32_t size, uint32_t space, unsigned char last) {
  unsigned char *bytes = malloc(space + ROOM);
  if (bytes == NULL) exit(1);
  memset(bytes, 0, space);
  memset(bytes + space, CANARY, ROOM);
  memcpy(bytes, e->valid, space < e->known ? space : e->known);
  if (last != 0) bytes[space - 1] = last;
  memcpy(bytes, &size, sizeof size);
  kf_status_t status = e->call(bytes);
  for (int i = 0; i < ROOM; i++)
    if (bytes[space + (uint32_t)i] != CANARY) {
      fail(e->function, size, "wrote behind the struct");
      break;
    }
  uint32_t kept;
  memcpy(&kept, bytes, sizeof kept);
  if (kept != size) fail(e->function, size, "changed struct_size to %u", kept);
  if (status == KF_OK && e->fills && last != 0 && bytes[space - 1] != 0)
    fail(e->function, size, "left what it does not know as it was");
  if (status == KF_OK && e->undo != NULL) e->undo();
  free(bytes);
  return status;
}

static void accepts(const entry_t *e, uint32_t size) {
  if (try_size(e, size, size, 0) == KF_OK) return;
  fail(e->function, size, "refused: %s", kf_error_message());
  kf_error_clear();
}

static void refuses(const entry_t *e, uint32_t size, uint32_t space, unsigned char last,
                    kf_status_t expected) {
  kf_status_t status = try_size(e, size, space, last);
  char found[16];
  (void)snprintf(found, sizeof found, "found %s%u", last != 0 ? "one of " : "", size);
  const char *message = status != KF_OK ? kf_error_message() : "accepted";
  if (status != expected || strstr(message, e->function) == NULL ||
      strstr(message, e->type) == NULL || strstr(message, found) == NULL)
    fail(e->function, size, "expected an error %d with \"%s\", %s and \"%s\", got %d: %s",
         (int)expected, e->function, e->type, found, (int)status, message);
  kf_error_clear();
}

static void check(const entry_t *e) {
  const uint32_t larger = e->known + e->unit;
  for (uint32_t size = e->first; size <= e->known; size += e->unit) accepts(e, size);
  accepts(e, larger);
  if (e->fills && try_size(e, larger, larger, 1) != KF_OK)
    fail(e->function, larger, "refused: %s", kf_error_message());
  if (!e->fills) refuses(e, larger, larger, 1, KF_ERR_ABI);
  refuses(e, 0, e->known, 0, KF_ERR_MISUSE);
  refuses(e, e->first - e->unit, e->known, 0, KF_ERR_MISUSE);
  refuses(e, e->first + 1, larger, 0, KF_ERR_MISUSE);
  refuses(e, UINT32_MAX - UINT32_MAX % e->unit, e->known, 0, KF_ERR_MISUSE);
}

#define ENTRY(function, suffix, type, first, fills, valid, undo)                                  \
  {                                                                                               \
#function, #type, first, sizeof(type), _Alignof(type), fills, valid, call_##function##suffix, \
        undo                                                                                      \
  }
#define CALL(function, suffix, type, expression)            \
  static kf_status_t call_##function##suffix(void *given) { \
    type *s = given;                                        \
    return expression;                                      \
  }

/* ---- base.h, binding.h ---- */

static void *get(void *context, size_t size) {
  (void)context;
  return malloc(size);
}
static void *get_again(void *context, void *block, size_t size) {
  (void)context;
  return realloc(block, size);
}
static void give(void *context, void *block) {
  (void)context;
  free(block);
}
static const kf_allocator_t allocator = {.alloc = get, .realloc = get_again, .free = give};
static const kf_thread_hooks_t thread_hooks;
static bool let_go(kf_tensor_t *tensor) {
  (void)tensor;
  return true;
}
static const kf_binding_hooks_t binding_hooks = {.release = let_go};

CALL(kf_set_allocator, , const kf_allocator_t, kf_set_allocator(s))
CALL(kf_set_thread_hooks, , const kf_thread_hooks_t, kf_set_thread_hooks(s))
CALL(kf_set_binding_hooks, , const kf_binding_hooks_t, kf_set_binding_hooks(s))

static void reset_hooks(void) {
  MUST(kf_set_allocator(NULL));
  MUST(kf_set_thread_hooks(NULL));
  MUST(kf_set_binding_hooks(NULL));
}

/* ---- schema.h, library.h, trace.h ---- */

static const kf_parse_options_t parse_options = {.allow_type_variables = true};
static const kf_def_options_t def_options = {.alias_analysis = KF_ALIAS_ANALYSIS_FROM_SCHEMA};
static const kf_bulk_op_t bulk_op = {.schema_or_name = "sizes::bulk(Tensor x) -> Tensor"};
static const kf_listener_t listener;
static const kf_facts_desc_t facts = {.linear = "x"};
static kf_registration_t *registration;
static kf_library_t *library;

static kf_status_t kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call, (void)stack;
  return KF_OK;
}
static kf_status_t typed_kernel(const kf_call_t *call, int64_t x) {
  (void)call, (void)x;
  return KF_OK;
}
static kf_kernel_desc_t kernel_desc; /* of `kernel` */

static void open_library(void) {
  if (library == NULL) MUST(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "sizes", KF_KEY_Undefined, &library));
}
static void close_library(void) {
  kf_library_release(library);
  library = NULL;
}
static kf_library_t *opened(void) {
  open_library();
  return library;
}
static kf_status_t define_inferred(const kf_def_options_t *options) {
  kf_kernel_desc_t typed = {.struct_size = sizeof typed,
                            .kind = KF_KERNEL_TYPED,
                            .typed = (kf_typed_fn)typed_kernel,
                            .signature = "(int) -> ()"};
  return kf_library_def_kernel(opened(), "inferred", KF_KEY_CPU, &typed, options);
}
static kf_status_t parse(const kf_parse_options_t *options) {
  kf_schema_t *schema = NULL;
  kf_status_t status = kf_schema_parse("f(t x) -> t", 11, options, &schema);
  kf_schema_release(schema);
  return status;
}
static kf_status_t explain_stack(kf_explanation_t *out) {
  kf_value_t buffer[1];
  kf_stack_t stack;
  kf_tensor_t *x;
  kf_op_t *op;
  kf_stack_init(&stack, buffer, 1);
  MUST(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(1), &x));
  MUST(kf_stack_push_take(&stack, kf_value_tensor(x)));
  kf_tensor_release(x);
  MUST(kf_op_find("aten::neg", "", &op));
  kf_status_t status = kf_explain_stack(op, &stack, out);
  kf_op_release(op);
  kf_stack_destroy(&stack);
  return status;
}
static kf_status_t explain_keyset(kf_explanation_t *out) {
  kf_op_t *op;
  MUST(kf_op_find("aten::add", "Tensor", &op));
  kf_status_t status = kf_explain_keyset(op, kf_keyset_of(KF_KEY_CPU), out);
  kf_op_release(op);
  return status;
}
static void undo_registration(void) { kf_registration_release(registration); }

CALL(kf_schema_parse, , const kf_parse_options_t, parse(s))
CALL(kf_library_def, , const kf_def_options_t,
     kf_library_def(opened(), "plain(Tensor x) -> Tensor", s))
CALL(kf_library_def, _inferred, const kf_def_options_t, define_inferred(s))
static kf_status_t describe_linear(const kf_facts_desc_t *given) {
  MUST(kf_library_def(opened(), "linear(Tensor x) -> Tensor", NULL));
  kf_status_t status = kf_library_describe(opened(), "linear", given);
  if (status != KF_OK) close_library();
  return status;
}
CALL(kf_library_describe, , const kf_facts_desc_t, describe_linear(s))
CALL(kf_register_operator, , const kf_bulk_op_t, kf_register_operator(s, &registration))
CALL(kf_register_listener, , const kf_listener_t, kf_register_listener(s, &registration))
CALL(impl, , const kf_kernel_desc_t,
     kf_register_impl("sizes::kernel", "", KF_KEY_CPU, s, &registration))
CALL(kf_explain_keyset, , kf_explanation_t, explain_keyset(s))
CALL(kf_explain_stack, , kf_explanation_t, explain_stack(s))
static const kf_explanation_t no_explanation;

/* ---- plugin.h ---- */

static const kf_plugin_info_t plugin_info = {.abi_version = KF_ABI_VERSION, .name = "sizes"};
static const kf_plugin_info_t *declared;
static kf_plugin_t *plugin;

static kf_status_t init_plugin(const kf_host_t *host) { return host->declare(host, declared); }
static kf_status_t load(const kf_plugin_info_t *info) {
  declared = info;
  return kf_plugin_load_static("sizes", init_plugin, &plugin);
}
static void unload(void) { MUST(kf_plugin_unload(plugin)); }

CALL(declare, , const kf_plugin_info_t, load(s))

/* ---- tensor.h, device.h, compute.h ---- */

static const kf_print_options_t print_options = {4, 4, 1000, 3, 80, -1};
static kf_print_options_t old_print_options;
static kf_device_t device;

static kf_status_t allocate(void *context, kf_device_t where, size_t size, void **out_data,
                            void **out_block) {
  (void)context, (void)where, (void)out_block;
  *out_data = malloc(size);
  return *out_data != NULL ? KF_OK : KF_ERR_NO_MEMORY;
}
static void release(void *context, kf_device_t where, void *data, size_t size, void *block) {
  (void)context, (void)where, (void)size, (void)block;
  free(data);
}
static kf_status_t copy(void *context, kf_device_t where, void *to, const void *from, size_t size) {
  (void)context, (void)where;
  memcpy(to, from, size);
  return KF_OK;
}
static const kf_device_interface_t interface = {
    .allocate = allocate, .free = release, .copy_in = copy, .copy_out = copy};

static void restore_printing(void) { MUST(kf_set_print_options(&old_print_options)); }
static void take_interface(void) { MUST(kf_device_set_interface(device.type, NULL)); }
static kf_status_t print(const kf_print_options_t *options) {
  kf_tensor_t *x;
  char *text = NULL;
  MUST(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(0), &x));
  kf_status_t status = kf_tensor_to_text(x, options, &text);
  kf_free(text);
  kf_tensor_release(x);
  return status;
}
/* With the interface, while the function asks. */
static kf_status_t with_device(kf_status_t (*ask)(void *out), void *out) {
  kf_device_interface_t calls = interface;
  calls.struct_size = sizeof calls;
  MUST(kf_device_set_interface(device.type, &calls));
  kf_status_t status = ask(out);
  take_interface();
  return status;
}
static kf_status_t describe(void *out) { return kf_device_describe(device, out); }
static kf_status_t count_memory(void *out) { return kf_device_memory_stats(device, out); }

static kf_status_t add(kf_iter_t *it, kf_scalar_t alpha) {
  (void)it, (void)alpha;
  return KF_OK;
}
static const kf_compute_t compute = KF_COMPUTE(add, add);
static kf_library_t *bound;
/* The table has two entries of the size that is tried; the second one ends it. */
static kf_status_t bind(const kf_compute_t *given) {
  const uint32_t size = given->struct_size;
  const bool is_usual = size >= sizeof *given && size <= 2 * sizeof *given;
  char table[4 * sizeof *given] = {0};
  const kf_compute_t *const tables[] = {(const kf_compute_t *)(const void *)table, NULL};
  memcpy(table, given, is_usual ? size : sizeof *given);
  if (is_usual) memcpy(table + size, &size, sizeof size);
  kf_key_t key;
  MUST(kf_key_of_device_type(device.type, &key));
  MUST(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", key, &bound));
  kf_status_t status = kf_backend_bind(bound, key, tables);
  kf_library_release(bound);
  return status;
}

CALL(kf_set_print_options, , const kf_print_options_t, kf_set_print_options(s))
CALL(kf_tensor_to_text, , const kf_print_options_t, print(s))
CALL(kf_device_set_interface, , const kf_device_interface_t,
     kf_device_set_interface(device.type, s))
CALL(kf_device_describe, , kf_device_description_t, with_device(describe, s))
CALL(kf_device_memory_stats, , kf_memory_stats_t, with_device(count_memory, s))
CALL(kf_backend_bind, , const kf_compute_t, bind(s))
static const kf_device_description_t no_description;
static const kf_memory_stats_t no_memory_stats;

/* ---- autograd.h ---- */

static kf_status_t backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                            size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)context, (void)node, (void)grads, (void)grad_count, (void)out_grads, (void)out_count;
  return KF_OK;
}
static const kf_function_t function = {.name = "Sizes", .backward = backward};
static kf_status_t make_node(const kf_function_t *given) {
  kf_node_t *node = NULL;
  kf_status_t status = kf_function_node(given, (kf_tensor_span_t){NULL, 0}, true, &node);
  if (node != NULL) kf_node_release(node);
  return status;
}

static kf_status_t square(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                          size_t *out_count) {
  (void)context;
  *out_count = 1;
  return kf_mul(inputs.data[0], inputs.data[0], outputs);
}
static const kf_gradcheck_options_t gradcheck = {0, 0, 1e-6, 1e-5, 1e-3, 0};
static kf_status_t check_square(const kf_gradcheck_options_t *options, bool again) {
  const double number = 0.5;
  const kf_tensor_span_t random = {NULL, 0};
  kf_tensor_t *x;
  MUST(kf_tensor_from_data(&number, KF_DTYPE_FLOAT64, KF_INTS(1), &x));
  MUST(kf_tensor_set_requires_grad(x, true));
  kf_status_t status = again ? kf_gradgradcheck(square, NULL, KF_TENSORS(x), random, options)
                             : kf_gradcheck(square, NULL, KF_TENSORS(x), options);
  kf_tensor_release(x);
  return status;
}

static kf_status_t derive(const kf_derivative_t *call) {
  (void)call;
  return KF_OK;
}
static const kf_derivative_options_t derivative_options;
static kf_status_t give_derivative(const kf_derivative_options_t *given) {
  MUST(kf_library_def(opened(), "cube(Tensor x) -> Tensor", NULL));
  kf_status_t status = kf_library_derivative(opened(), "sizes::cube", derive, 0, given);
  if (status != KF_OK) close_library();
  return status;
}

static kf_status_t pack(void *context, kf_tensor_t *tensor, void **out_packed) {
  (void)context, (void)tensor, (void)out_packed;
  return KF_OK;
}
static kf_status_t unpack(void *context, void *packed, kf_tensor_t **out_tensor) {
  (void)context, (void)packed, (void)out_tensor;
  return KF_OK;
}
static const kf_saved_hooks_t saved_hooks = {.pack = pack, .unpack = unpack};
static const kf_anomaly_hooks_t anomaly_hooks;
static void reset_anomaly(void) { MUST(kf_set_anomaly_hooks(NULL)); }

CALL(kf_function_node, , const kf_function_t, make_node(s))
CALL(kf_gradcheck, , const kf_gradcheck_options_t, check_square(s, false))
CALL(kf_gradgradcheck, , const kf_gradcheck_options_t, check_square(s, true))
CALL(kf_library_derivative, , const kf_derivative_options_t, give_derivative(s))
CALL(kf_saved_hooks_push, , const kf_saved_hooks_t, kf_saved_hooks_push(s))
CALL(kf_set_anomaly_hooks, , const kf_anomaly_hooks_t, kf_set_anomaly_hooks(s))

/* ---- lazy.h ---- */

static kf_lazy_program_info_t *asked; /* by describe_program, from compile */
static kf_status_t answer;

static kf_status_t compile(void *context, kf_lazy_program_t *program, void **out_code) {
  (void)context;
  if (asked != NULL) answer = kf_lazy_describe_program(program, asked);
  if (answer != KF_OK) return answer;
  kf_lazy_program_retain(program);
  *out_code = program;
  return KF_OK;
}
static kf_status_t execute(void *context, void *code, kf_tensor_t *const *arguments,
                           kf_tensor_t **results) {
  (void)context;
  return kf_lazy_program_run(code, arguments, results);
}
static void drop_code(void *context, void *code) {
  (void)context;
  kf_lazy_program_release(code);
}
static const kf_lazy_backend_t lazy_backend = {
    .name = "sizes", .compile = compile, .execute = execute, .release = drop_code};
static void reset_backend(void) { MUST(kf_lazy_set_backend(NULL)); }

/* Has a graph compiled by a back end that asks. */
static kf_status_t describe_program(kf_lazy_program_info_t *info) {
  const kf_device_t lazy = kf_device_make(KF_DEVICE_LAZY, 0);
  kf_lazy_backend_t backend = lazy_backend;
  kf_tensor_t *x;
  backend.struct_size = sizeof backend;
  asked = info;
  answer = KF_OK;
  MUST(kf_lazy_set_backend(&backend));
  MUST(kf_tensor_new(KF_DTYPE_FLOAT32, lazy, KF_INTS(2), &x));
  MUST(kf_fill__Scalar(x, KF_INT(1)));
  kf_status_t status = kf_lazy_mark_step(lazy, true);
  asked = NULL;
  kf_tensor_release(x);
  if (status == KF_OK) kf_error_clear();
  reset_backend();
  return answer;
}

static kf_lazy_options_t lazy_options;
static void restore_lazy(void) { MUST(kf_lazy_set_options(&lazy_options)); }

CALL(kf_lazy_set_backend, , const kf_lazy_backend_t, kf_lazy_set_backend(s))
CALL(kf_lazy_set_options, , const kf_lazy_options_t, kf_lazy_set_options(s))
CALL(kf_lazy_get_options, , kf_lazy_options_t, kf_lazy_get_options(s))
CALL(kf_lazy_get_cache_stats, , kf_lazy_cache_stats_t, kf_lazy_get_cache_stats(s))
CALL(kf_lazy_describe_program, , kf_lazy_program_info_t, describe_program(s))
static const kf_lazy_cache_stats_t no_cache_stats;
static const kf_lazy_program_info_t no_info;

/* ---- All of them ---- */

static const entry_t entries[] = {
    ENTRY(kf_set_allocator, , kf_allocator_t, 40, false, &allocator, reset_hooks),
    ENTRY(kf_set_thread_hooks, , kf_thread_hooks_t, 40, false, &thread_hooks, reset_hooks),
    ENTRY(kf_set_binding_hooks, , kf_binding_hooks_t, 16, false, &binding_hooks, reset_hooks),
    ENTRY(kf_schema_parse, , kf_parse_options_t, 8, false, &parse_options, NULL),
    ENTRY(kf_library_def, , kf_def_options_t, 24, false, &def_options, close_library),
    ENTRY(kf_library_def, _inferred, kf_def_options_t, 24, false, &def_options, close_library),
    ENTRY(kf_library_describe, , kf_facts_desc_t, 96, false, &facts, close_library),
    ENTRY(kf_register_operator, , kf_bulk_op_t, 32, false, &bulk_op, undo_registration),
    ENTRY(kf_register_listener, , kf_listener_t, 32, false, &listener, undo_registration),
    ENTRY(impl, , kf_kernel_desc_t, 56, false, &kernel_desc, undo_registration),
    ENTRY(kf_explain_keyset, , kf_explanation_t, 3184, true, &no_explanation, NULL),
    ENTRY(kf_explain_stack, , kf_explanation_t, 3184, true, &no_explanation, NULL),
    ENTRY(declare, , kf_plugin_info_t, 72, false, &plugin_info, unload),
    ENTRY(kf_set_print_options, , kf_print_options_t, 32, false, &print_options, restore_printing),
    ENTRY(kf_tensor_to_text, , kf_print_options_t, 32, false, &print_options, NULL),
    ENTRY(kf_device_set_interface, , kf_device_interface_t, 72, false, &interface, take_interface),
    ENTRY(kf_device_describe, , kf_device_description_t, 216, true, &no_description, NULL),
    ENTRY(kf_device_memory_stats, , kf_memory_stats_t, 72, true, &no_memory_stats, NULL),
    ENTRY(kf_backend_bind, , kf_compute_t, 48, false, &compute, NULL),
    ENTRY(kf_function_node, , kf_function_t, 48, false, &function, NULL),
    ENTRY(kf_gradcheck, , kf_gradcheck_options_t, 40, false, &gradcheck, NULL),
    ENTRY(kf_gradgradcheck, , kf_gradcheck_options_t, 40, false, &gradcheck, NULL),
    ENTRY(kf_library_derivative, , kf_derivative_options_t, 32, false, &derivative_options,
          close_library),
    ENTRY(kf_saved_hooks_push, , kf_saved_hooks_t, 56, false, &saved_hooks, kf_saved_hooks_pop),
    ENTRY(kf_set_anomaly_hooks, , kf_anomaly_hooks_t, 32, false, &anomaly_hooks, reset_anomaly),
    ENTRY(kf_lazy_set_backend, , kf_lazy_backend_t, 56, false, &lazy_backend, reset_backend),
    ENTRY(kf_lazy_set_options, , kf_lazy_options_t, 24, false, &lazy_options, restore_lazy),
    ENTRY(kf_lazy_get_options, , kf_lazy_options_t, 24, true, &lazy_options, NULL),
    ENTRY(kf_lazy_get_cache_stats, , kf_lazy_cache_stats_t, 32, true, &no_cache_stats, NULL),
    ENTRY(kf_lazy_describe_program, , kf_lazy_program_info_t, 32, true, &no_info, NULL),
};

int main(void) {
  MUST(kf_init());
  MUST(kf_lazy_init());
  kf_backend_t backend;
  MUST(kf_device_register("sized", &backend));
  device = kf_device_make(kf_backend_device(backend), 0);
  kernel_desc = kf_kernel_boxed(kernel, NULL, NULL);
  kf_get_print_options(&old_print_options);
  lazy_options.struct_size = sizeof lazy_options;
  MUST(kf_lazy_get_options(&lazy_options));
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) check(&entries[i]);
  MUST(kf_device_unregister(backend));
  (void)printf("%zu functions, %d failures\n", sizeof entries / sizeof *entries, failures);
  return failures != 0;
}
