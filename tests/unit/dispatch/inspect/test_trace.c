/* Tracing: which events the callback gets, with which depth, keys and kernel; that it is off again
 * when it is off; and the environment variable, in a child process that runs this same program. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <keyfall/report.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "call_fixture.h"

#define IDENTITY "test::op(Tensor x) -> Tensor"

/* ---- A callback that writes down what it gets ---- */

static void note_event(void *context, const kf_trace_event_t *event) {
  char line[256];
  char set[512];
  (void)kf_trace_format(event, line, sizeof line);
  (void)kf_keyset_print(event->keyset, set, sizeof set);
  hear("%s%s %s %s\n", (const char *)context, line, event->kernel_debug, set);
  if (event->struct_size != sizeof *event) hear("wrong size\n");
}

static void stop_tracing(void *unused) {
  (void)unused;
  kf_trace_set(NULL, NULL);
}

static void trace(kf_trace_fn callback, const char *prefix) {
  KFT_DEFER(stop_tracing, NULL);
  kf_trace_set(callback, (void *)(uintptr_t)prefix);
}

/* ---- Typed calls of test::op ---- */

typedef kf_status_t (*op_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **);

static kf_status_t call_typed(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t **out) {
  KF_CALL(op, op_fn, kf_keys_of(x), (x, out), (&x), (out));
}

static kf_status_t op_below(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  KF_REDISPATCH(call->op, op_fn, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), (x, out),
                (&x), (out));
}

static kf_status_t op_below_boxed(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(
      call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradFunctionality), stack);
}

/* Calls another operator, boxed, and lets its argument be the return. */
static kf_status_t op_calls_inner(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  kf_op_t *inner = NULL;
  kf_value_t buffer[1];
  kf_stack_t stack;
  KF_TRY(kf_op_find("test::inner", "", &inner));
  kf_stack_init(&stack, buffer, 1);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor(x));
  if (status == KF_OK) status = kf_op_call_boxed(inner, &stack);
  kf_stack_destroy(&stack);
  kf_op_release(inner);
  return status == KF_OK ? identity(call, x, out) : status;
}

static kf_op_t *define_op(void) {
  kf_op_t *op = define(IDENTITY);
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)op_calls_inner, "(Tensor) -> Tensor",
                   "calls inner");
  (void)impl_typed(op, KF_KEY_AutogradCPU, (kf_typed_fn)op_below, "(Tensor) -> Tensor", "below");
  kf_op_t *inner = define("test::inner(Tensor x) -> Tensor");
  (void)impl("test::inner", KF_KEY_CPU, typed("at cpu"));
  (void)impl_boxed(inner, KF_KEY_AutogradCPU, op_below_boxed, "boxed below");
  return op;
}

/* ---- Tests ---- */

static void test_events(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_op();
  KFT_TENSOR(x, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  kf_tensor_t *out = NULL;
  trace(note_event, "> ");
  KFT_OK(call_typed(op, x, &out));
  kf_object_release(out);
  HEARD(
      ">  [call] op=[test::op], key=[AutogradCPU] below DispatchKeySet(CPU, AutogradCPU)\n"
      ">   [redispatch] op=[test::op], key=[CPU] calls inner DispatchKeySet(CPU)\n"
      ">    [callBoxed] op=[test::inner], key=[AutogradCPU] boxed below "
      "DispatchKeySet(CPU, AutogradCPU)\n"
      ">     [redispatchBoxed] op=[test::inner], key=[CPU] at cpu DispatchKeySet(CPU)\n");
  /* The depth is back at the start. */
  KFT_OK(call_with(find_op("test::inner"), kf_keyset_of(KF_KEY_CPU)));
  HEARD(">  [callBoxed] op=[test::inner], key=[CPU] at cpu DispatchKeySet(CPU)\n");
}

static void test_other_entries(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl("test::op", KF_KEY_CompositeExplicitAutograd, boxed("anywhere"));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CUDA));
  kf_tensor_t *out = NULL;
  const void *args[] = {&x};
  void *outs[] = {&out};
  trace(note_event, "");
  KFT_OK(kf_op_call_pointers(op, args, outs));
  kf_object_release(out);
  KFT_OK(kf_op_redispatch_pointers(op, kf_keyset_of(KF_KEY_CPU), args, outs));
  kf_object_release(out);
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_XLA), &stack));
  KFT_OK(kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack));
  KFT_OK(kf_op_call_boxed_for_key(op, KF_KEY_CompositeExplicitAutograd, &stack));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_empty(), &stack));
  HEARD(
      " [call] op=[test::op], key=[CUDA] anywhere DispatchKeySet(CUDA)\n"
      " [redispatch] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n"
      " [redispatchBoxed] op=[test::op], key=[XLA] anywhere DispatchKeySet(XLA)\n"
      " [callBoxedForDispatchKey] op=[test::op], key=[CPU] at cpu DispatchKeySet(CUDA)\n"
      " [callBoxedForDispatchKey] op=[test::op], key=[CompositeExplicitAutograd] anywhere "
      "DispatchKeySet(CUDA)\n"
      " [redispatchBoxed] op=[test::op], key=[Undefined] anywhere DispatchKeySet()\n");
}

static void test_failing_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  trace(note_event, "");
  /* The event comes before the kernel runs: also before the one that only reports. */
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_IMPLEMENTED);
  HEARD(" [callBoxed] op=[test::op], key=[CPU] missing DispatchKeySet(CPU)\n");
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  HEARD(" [callBoxed] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n");
}

static void test_switching(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  kf_keyset_t cpu = kf_keyset_of(KF_KEY_CPU);
  KFT_OK(call_with(op, cpu));
  HEARD("");
  trace(note_event, "a");
  KFT_OK(call_with(op, cpu));
  HEARD("a [callBoxed] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n");
  trace(note_event, "b"); /* replaces the first */
  KFT_OK(call_with(op, cpu));
  HEARD("b [callBoxed] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n");
  kf_trace_set(NULL, NULL);
  KFT_OK(call_with(op, cpu));
  HEARD("");
}

/* ---- A callback that calls operators ---- */

typedef struct calling {
  kf_op_t *op;
  kf_tensor_t *x;
  int events;
  kf_status_t status;
} calling_t;

static void call_from_callback(void *context, const kf_trace_event_t *event) {
  calling_t *self = context;
  (void)event;
  self->events++;
  kf_tensor_t *out = NULL;
  self->status = call_typed(self->op, self->x, &out);
  kf_object_release(out);
}

static void test_callback_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_op();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  static calling_t calling;
  calling = (calling_t){op, x, 0, KF_ERR_GENERAL};
  KFT_DEFER(stop_tracing, NULL);
  kf_trace_set(call_from_callback, &calling);
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  KFT_EQ_INT(calling.events, 2); /* test::op and test::inner, once each */
  KFT_OK(calling.status);
}

/* ---- Switched inside a call ---- */

static kf_status_t switch_on(const kf_call_t *call, kf_stack_t *stack) {
  kf_trace_set(note_event, (void *)(uintptr_t) "");
  kf_status_t status = op_below_boxed(call, stack);
  kf_trace_set(NULL, NULL);
  return status;
}

static void test_switched_on_inside(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl_boxed(op, KF_KEY_AutogradCPU, switch_on, "switch");
  KFT_OK(call_with(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU)));
  HEARD(" [redispatchBoxed] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n");
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  HEARD("");
}

/* ---- Tracers ---- */

typedef struct listener {
  kf_tracer_t *tracer;
  int events;
  int destroyed;
  bool leaves;     /* at the first event */
  bool has_origin; /* of the last event */
} listener_t;

static void listen(void *context, const kf_trace_event_t *event) {
  listener_t *self = context;
  KFT_TRUE(event->struct_size == sizeof *event && self->destroyed == 0);
  self->events++;
  self->has_origin = event->kernel_debug[0] != '\0';
  if (!self->leaves) return;
  kf_tracer_remove(self->tracer);
  self->tracer = NULL;
  KFT_EQ_INT(self->destroyed, 0); /* not while it runs */
}

static void note_destruction(void *context) { ((listener_t *)context)->destroyed++; }

static void undo_tracer(void *listener) {
  kf_tracer_remove(((listener_t *)listener)->tracer);
  ((listener_t *)listener)->tracer = NULL;
}

static void add_tracer(listener_t *listener, uint32_t flags) {
  KFT_OK(kf_tracer_add(listen, listener, note_destruction, flags, &listener->tracer));
}

static kf_op_t *define_plain(void) {
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  return op;
}

static void test_tracers_without_origin(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_plain();
  kf_keyset_t cpu = kf_keyset_of(KF_KEY_CPU);
  listener_t a = {0}, b = {0};
  KFT_DEFER_LOCAL(undo_tracer, &a);
  KFT_DEFER_LOCAL(undo_tracer, &b);
  add_tracer(&a, KF_TRACE_WITHOUT_ORIGIN);
  KFT_OK(call_with(op, cpu));
  KFT_TRUE(a.events == 1 && !a.has_origin);
  add_tracer(&b, 0);
  KFT_OK(call_with(op, cpu));
  KFT_TRUE(b.events == 1 && b.has_origin);
  undo_tracer(&b);
  KFT_OK(call_with(op, cpu));
  KFT_TRUE(a.events == 3 && !a.has_origin);
}

static void test_tracers(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_plain();
  kf_keyset_t cpu = kf_keyset_of(KF_KEY_CPU);
  listener_t a = {0}, b = {0};
  KFT_DEFER_LOCAL(undo_tracer, &a);
  KFT_DEFER_LOCAL(undo_tracer, &b);
  add_tracer(&a, 0);
  KFT_OK(call_with(op, cpu));
  add_tracer(&b, KF_TRACE_THIS_THREAD);
  trace(note_event, "");
  KFT_OK(call_with(op, cpu));
  HEARD(" [callBoxed] op=[test::op], key=[CPU] at cpu DispatchKeySet(CPU)\n");
  KFT_TRUE(a.events == 2 && b.events == 1);
  kf_trace_set(NULL, NULL); /* the others stay */
  undo_tracer(&a);
  KFT_TRUE(a.destroyed == 1 && b.destroyed == 0);
  KFT_OK(call_with(op, cpu));
  KFT_TRUE(a.events == 2 && b.events == 2);
  undo_tracer(&b);
  KFT_OK(call_with(op, cpu));
  KFT_TRUE(b.events == 2 && b.destroyed == 1);
  kf_tracer_remove(NULL);
}

static void test_tracer_that_leaves(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_plain();
  listener_t first = {.leaves = true}, second = {0};
  KFT_DEFER_LOCAL(undo_tracer, &first);
  KFT_DEFER_LOCAL(undo_tracer, &second);
  add_tracer(&first, 0);
  add_tracer(&second, 0);
  for (int i = 0; i < 2; i++) KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  KFT_TRUE(first.events == 1 && first.destroyed == 1 && second.events == 2);
}

static void test_wrong_tracers(void **state) {
  (void)state;
  listener_t a = {0};
  a.tracer = (kf_tracer_t *)(void *)&a;
  KFT_FAILS_WITH(kf_tracer_add(NULL, &a, note_destruction, 0, &a.tracer), KF_ERR_MISUSE,
                 "expected a callback");
  KFT_TRUE(a.tracer == NULL);
  KFT_FAILS_WITH(kf_tracer_add(listen, &a, note_destruction, 6, &a.tracer), KF_ERR_MISUSE,
                 "found 6");
  KFT_TRUE(a.tracer == NULL && a.destroyed == 0);
}

typedef struct other_thread {
  kf_op_t *op;
  kf_tensor_t *x;
  kf_status_t status;
} other_thread_t;

static void *call_on_other_thread(void *argument) {
  other_thread_t *self = argument;
  kf_tensor_t *out = NULL;
  kf_local_set(kf_keyset_empty(), kf_keyset_empty());
  self->status = call_typed(self->op, self->x, &out);
  kf_object_release(out);
  return NULL;
}

static void test_tracers_and_threads(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define_plain();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  listener_t mine = {0}, all = {0};
  KFT_DEFER_LOCAL(undo_tracer, &mine);
  KFT_DEFER_LOCAL(undo_tracer, &all);
  add_tracer(&mine, KF_TRACE_THIS_THREAD);
  add_tracer(&all, 0);
  other_thread_t other = {op, x, KF_ERR_GENERAL};
  pthread_t thread;
  KFT_EQ_INT(pthread_create(&thread, NULL, call_on_other_thread, &other), 0);
  KFT_EQ_INT(pthread_join(thread, NULL), 0);
  KFT_OK(other.status);
  KFT_TRUE(mine.events == 0 && all.events == 1);
}

/* ---- Format ---- */

static void test_format(void **state) {
  (void)state;
  kf_op_t *op = define("test::op.out(Tensor x) -> Tensor");
  kf_trace_event_t event = {
      sizeof event, KF_TRACE_CALL_BOXED, op, KF_KEY_AutogradCPU, 3, kf_keyset_empty(), "debug"};
  static const char expected[] = "   [callBoxed] op=[test::op.out], key=[AutogradCPU]";
  char line[256];
  KFT_EQ_INT(kf_trace_format(&event, line, sizeof line), sizeof expected - 1);
  KFT_EQ_STR(line, expected);
  static const char *const labels[] = {
      "[call]", "[redispatch]", "[callBoxed]", "[redispatchBoxed]", "[callBoxedForDispatchKey]",
      "[?]"};
  for (uint32_t kind = 0; kind < 6; kind++) {
    event.kind = kind;
    (void)kf_trace_format(&event, line, sizeof line);
    KFT_CONTAINS(line, labels[kind]);
  }
  /* Always terminated; says how long it would have been. */
  event.kind = KF_TRACE_CALL_BOXED;
  KFT_EQ_INT(kf_trace_format(&event, line, 10), sizeof expected - 1);
  KFT_EQ_STR(line, "   [callB");
  KFT_EQ_INT(kf_trace_format(&event, line, 1), sizeof expected - 1);
  KFT_EQ_STR(line, "");
  KFT_EQ_INT(kf_trace_format(&event, NULL, 0), sizeof expected - 1);
}

/* ---- The environment variable ---- */

static const char child_variable[] = "KFT_TRACE_CHILD";

static void print_report(void *context, uint32_t kind, const char *text) {
  fputs(kind == KF_REPORT_TRACE ? text : "no trace", context);
}

/* Runs in the child: two calls, and a switch between them when the parent says so. */
static int run_child(const char *mode) {
  if (strcmp(mode, "silent") != 0) kf_set_report_sink(print_report, stderr);
  kf_registration_t *handles[2] = {NULL, NULL};
  kf_schema_t *schema = NULL;
  kf_op_t *op = NULL;
  kf_value_t buffer[2];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  kf_kernel_desc_t kernel = typed("at cpu");
  kf_local_set(kf_keyset_empty(), kf_keyset_empty());
  if (strcmp(mode, "own") == 0) kf_trace_set(note_event, (void *)(uintptr_t) "own");
  kf_status_t status = kf_schema_parse(IDENTITY, strlen(IDENTITY), NULL, &schema);
  if (status == KF_OK) status = kf_register_def(schema, "child", NULL, &handles[0]);
  if (status == KF_OK) status = kf_register_impl("test::op", "", KF_KEY_CPU, &kernel, &handles[1]);
  if (status == KF_OK) status = kf_op_find("test::op", "", &op);
  kf_tensor_t *x = kft_tensor(kf_keyset_of(KF_KEY_CPU));
  for (int i = 0; i < 2 && status == KF_OK && x != NULL; i++) {
    status = kf_stack_push_take(&stack, kf_value_tensor(x));
    if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
    kf_stack_drop(&stack, 1);
    if (strcmp(mode, "off") == 0) kf_trace_set(NULL, NULL);
  }
  bool right = strcmp(mode, "own") != 0 ? heard[0] == '\0' : strncmp(heard, "own ", 4) == 0;
  kf_object_release(x);
  kf_stack_destroy(&stack);
  kf_op_release(op);
  kf_schema_release(schema);
  for (size_t i = 0; i < 2; i++) kf_registration_release(handles[1 - i]);
  return status == KF_OK && right ? 0 : 1;
}

/* In the child, between fork and exec. */
static void become_child(const char *mode, const char *setting, int output) {
  if (setting != NULL)
    (void)setenv("KEYFALL_TRACE", setting, 1);
  else
    (void)unsetenv("KEYFALL_TRACE");
  (void)setenv(child_variable, mode, 1);
  if (dup2(output, STDERR_FILENO) >= 0) kft_run_again();
  _exit(99);
}

/* Runs the child with the variable set like this (NULL: not set); its standard error must be the
 * line that a call gives, so many times. */
static void check_child(const char *mode, const char *setting, int lines) {
  int ends[2];
  char found[512];
  char expected[512] = "";
  size_t size = 0;
  KFT_EQ_INT(pipe(ends), 0);
  pid_t child = fork();
  KFT_TRUE(child >= 0);
  if (child == 0) become_child(mode, setting, ends[1]);
  (void)close(ends[1]);
  for (ssize_t got = 1; got > 0 && size<sizeof found - 1; size += got> 0 ? (size_t)got : 0)
    got = read(ends[0], found + size, sizeof found - 1 - size);
  found[size] = '\0';
  (void)close(ends[0]);
  int status = -1;
  KFT_TRUE(waitpid(child, &status, 0) == child);
  for (int i = 0; i < lines; i++) strcat(expected, " [callBoxed] op=[test::op], key=[CPU]\n");
  KFT_EQ_STR(found, expected);
  KFT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void test_environment(void **state) {
  (void)state;
  check_child("plain", "1", 2);
  check_child("silent", "1", 0); /* the library itself never prints */
  check_child("plain", NULL, 0);
  check_child("plain", "0", 0);
  check_child("plain", "", 0);
  check_child("off", "1", 1); /* switched off after the first call */
  check_child("own", "1", 0); /* a callback that was set earlier is not replaced */
}

int main(void) {
  const char *mode = getenv(child_variable);
  if (mode != NULL) return run_child(mode);
  static const kft_test_t tests[] = {KFT_TEST(test_events),
                                     KFT_TEST(test_other_entries),
                                     KFT_TEST(test_failing_calls),
                                     KFT_TEST(test_switching),
                                     KFT_TEST(test_callback_calls),
                                     KFT_TEST(test_switched_on_inside),
                                     KFT_TEST(test_tracers),
                                     KFT_TEST(test_tracer_that_leaves),
                                     KFT_TEST(test_wrong_tracers),
                                     KFT_TEST(test_tracers_and_threads),
                                     KFT_TEST(test_format),
                                     KFT_TEST(test_environment),
                                     KFT_TEST(test_tracers_without_origin)};
  return KFT_RUN(tests);
}
