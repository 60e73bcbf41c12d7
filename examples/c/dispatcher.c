/* dispatcher.c: the dispatcher alone, in one program. It defines an operator, registers kernels for
 * the CPU and for a device that is registered at run time, makes typed and boxed calls, and shows
 * why each call went where it did: explain, trace, a mode, and a helpful error.
 *
 * The library does not know this program's tensors: any object that begins with kf_dispatchable_t
 * can be an argument that brings keys. */
#include <keyfall/keyfall.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Tensors of our own ---- */

enum { MAX_SIZE = 8 };

typedef struct tensor {
  kf_dispatchable_t head;
  const char *device;
  size_t size;
  float data[MAX_SIZE];
} tensor_t;

static void destroy_tensor(kf_object_t *self) { kf_free(self); }

static const kf_object_type_t tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy_tensor, NULL, NULL};

static tensor_t *from(kf_tensor_t *t) { return (tensor_t *)t; }

static kf_status_t make_tensor(kf_key_t key, const char *device, size_t size, tensor_t **out) {
  tensor_t *t = kf_calloc(1, sizeof *t);
  if (t == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "out of memory");
  kf_object_init(&t->head.object, &tensor_type);
  t->head.keys = kf_keyset_for_tensor(kf_keyset_of(key), false);
  t->device = device;
  t->size = size;
  *out = t;
  return KF_OK;
}

static void show(const char *what, const tensor_t *t) {
  printf("  %-34s = [", what);
  for (size_t i = 0; i < t->size; i++) printf("%s%g", i > 0 ? ", " : "", (double)t->data[i]);
  printf("] on %s\n", t->device);
}

/* ---- Kernels ---- */

/* demo::scale(Tensor x, float by) -> Tensor */
typedef kf_status_t (*scale_fn)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);

static kf_key_t npu_key;

static kf_status_t scale_into(kf_key_t key, const tensor_t *x, double by, kf_tensor_t **out) {
  tensor_t *y = NULL;
  KF_TRY(make_tensor(key, x->device, x->size, &y));
  for (size_t i = 0; i < x->size; i++) y->data[i] = x->data[i] * (float)by;
  *out = (kf_tensor_t *)y;
  return KF_OK;
}

static kf_status_t scale_cpu(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out) {
  (void)call;
  return scale_into(KF_KEY_CPU, from(x), by, out);
}

static kf_status_t scale_npu(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out) {
  (void)call;
  return scale_into(npu_key, from(x), by, out);
}

/* Descriptions of the kernels with their boxed forms; the signature follows from the types. */
KF_TYPED_KERNEL(scale_cpu_kernel, scale_cpu, (Tensor, float), Tensor)
KF_TYPED_KERNEL(scale_npu_kernel, scale_npu, (Tensor, float), Tensor)

static kf_op_t *scale_op;

/* Typed callers: functions that call the operators with C parameters. */
static inline kf_status_t scale(kf_tensor_t *x, double by, kf_tensor_t **out) {
  KF_CALL(scale_op, scale_fn, kf_keys_of(x), (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
}

static kf_status_t scale_again(const kf_call_t *call, kf_keyset_t set, kf_tensor_t *x, double by,
                               kf_tensor_t **out) {
  KF_REDISPATCH(call->op, scale_fn, set, (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
}

/* A wrapper for every device: does its work, then redispatches to the keys below autograd. */
static kf_status_t scale_autograd(const kf_call_t *call, kf_tensor_t *x, double by,
                                  kf_tensor_t **out) {
  return scale_again(call, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), x, by, out);
}
KF_TYPED_KERNEL(scale_autograd_kernel, scale_autograd, (Tensor, float), Tensor)

/* A mode sees operators of every signature: this one counts calls and runs them. */
static kf_status_t count_calls(void *context, const kf_call_t *call, kf_stack_t *stack) {
  ++*(int *)context;
  return kf_mode_next(call, stack);
}

/* ---- The demonstration ---- */

static void title(const char *text) {
  bool color = isatty(STDOUT_FILENO);
  printf("\n%s%s%s\n", color ? "\033[1;36m" : "", text, color ? "\033[0m" : "");
}

static void must(kf_status_t status) {
  if (status == KF_OK) return;
  char text[4096];
  (void)kf_error_describe(text, sizeof text);
  fprintf(stderr, "dispatcher: %s\n", text);
  exit(1);
}

static void print_and_free(char *text) {
  for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
    printf("  %s\n", line);
  kf_free(text);
}

static void print_event(void *context, const kf_trace_event_t *event) {
  (void)context;
  char line[256];
  (void)kf_trace_format(event, line, sizeof line);
  printf("  %s  %s\n", line, event->kernel_debug);
}

static void register_all(kf_library_t *library) {
  must(kf_library_def(library, "scale(Tensor x, float by) -> Tensor", NULL));
  kf_kernel_desc_t cpu = scale_cpu_kernel(NULL);
  kf_kernel_desc_t npu = scale_npu_kernel(NULL);
  kf_kernel_desc_t autograd = scale_autograd_kernel(NULL);
  must(kf_library_impl(library, "scale", KF_KEY_CPU, &cpu));
  must(kf_library_impl(library, "scale", npu_key, &npu));
  must(kf_library_impl(library, "scale", KF_KEY_Autograd, &autograd));
  must(kf_op_find_schema("demo::scale", "", &scale_op));
}

static void call_typed_and_boxed(tensor_t *on_cpu, tensor_t *on_npu) {
  kf_tensor_t *result = NULL;
  must(scale((kf_tensor_t *)on_cpu, 10, &result));
  show("typed:  scale(cpu tensor, 10)", from(result));
  kf_object_release(result);
  must(scale((kf_tensor_t *)on_npu, -1, &result));
  show("typed:  scale(npu tensor, -1)", from(result));
  kf_object_release(result);

  kf_value_t buffer[4];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 4);
  must(kf_stack_push_take(&stack, kf_value_tensor((kf_tensor_t *)on_npu)));
  must(kf_stack_push_take(&stack, kf_value_float(0.5)));
  must(kf_op_call_boxed(scale_op, &stack));
  show("boxed:  scale(npu tensor, 0.5)", from((kf_tensor_t *)stack.values[0].as.object));
  kf_stack_destroy(&stack);
}

/* Gets what the environment asks for, such as KEYFALL_TRACE: the library itself never prints. */
static void print_report(void *context, uint32_t kind, const char *text) {
  (void)kind;
  (void)fputs(text, context);
}

int main(void) {
  kf_set_report_sink(print_report, stderr);
  printf("Keyfall %s\n", kf_version());
  kf_backend_t npu = KF_BACKEND_NONE;
  must(kf_device_register("npu", &npu));
  npu_key = kf_key_runtime(KF_KEY_Dense, npu);

  kf_library_t *library = NULL;
  kf_library_t *fallbacks = NULL;
  must(KF_LIBRARY(KF_LIBRARY_DEF, "demo", KF_KEY_Undefined, &library));
  must(kf_library_standard_fallbacks(&fallbacks));
  register_all(library);

  tensor_t *on_cpu = NULL;
  tensor_t *on_npu = NULL;
  must(make_tensor(KF_KEY_CPU, "cpu", 3, &on_cpu));
  must(make_tensor(npu_key, "npu", 3, &on_npu));
  for (size_t i = 0; i < 3; i++) on_cpu->data[i] = on_npu->data[i] = (float)(i + 1);

  title("One operator, kernels for cpu and for npu, a device registered a moment ago");
  call_typed_and_boxed(on_cpu, on_npu);

  title("Explain: why a call with an npu tensor goes where it goes");
  char *text = NULL;
  must(kf_explain(scale_op, on_npu->head.keys, NULL, &text));
  print_and_free(text);

  title("Trace, in a mode that counts calls above all keys");
  int calls = 0;
  kf_mode_t *counting = NULL;
  kf_mode_scope_t scope;
  must(kf_mode_create(KF_MODE_ABOVE_ALL, 0, count_calls, &calls, NULL, &counting));
  kf_mode_enter(counting, &scope);
  kf_trace_set(print_event, NULL);
  kf_tensor_t *result = NULL;
  must(scale((kf_tensor_t *)on_cpu, 2, &result));
  kf_trace_set(NULL, NULL);
  kf_mode_exit(&scope);
  kf_mode_release(counting);
  show("result", from(result));
  printf("  the mode saw %d call\n", calls);
  kf_object_release(result);

  title("An error that helps: a tensor of a device without a kernel");
  tensor_t *on_cuda = NULL;
  must(make_tensor(KF_KEY_CUDA, "cuda", 3, &on_cuda));
  kf_guard_t guard;
  kf_guard_below_autograd(&guard);
  if (scale((kf_tensor_t *)on_cuda, 2, &result) == KF_OK) return 1;
  kf_guard_leave(&guard);
  char message[4096];
  (void)kf_error_describe(message, sizeof message);
  for (char *line = strtok(message, "\n"); line != NULL; line = strtok(NULL, "\n"))
    printf("  %s\n", line);

  title("Undone: every registration goes with its library");
  kf_object_release(on_cpu);
  kf_object_release(on_npu);
  kf_object_release(on_cuda);
  kf_op_release(scale_op);
  kf_library_release(library);
  kf_library_release(fallbacks);
  must(kf_device_unregister(npu));
  printf("  operators left: %zu\n\n", kf_op_count());
  printf("Try next: KEYFALL_TRACE=1 in front of this program.\n");
  return 0;
}
