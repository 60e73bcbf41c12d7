/* Callers against threads that change everything under them: kernels, masks, fallbacks, schemas,
 * whole libraries, devices, tracing.
 *
 * Every kernel's context is a block that its release callback poisons, and every kernel looks at
 * its block when it begins and when it ends: a call that reaches a freed kernel is found out even
 * without a sanitizer. Work is bounded by numbers of changes, never by time.
 *
 * In the runs with failing allocations there is less of it, and while other threads are running the
 * test goes on without what it did not get. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <keyfall/keyfall.h>

#include "kft.h"

#if defined(__SANITIZE_THREAD__)
#define THREAD_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define THREAD_SANITIZED 1
#elif __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(THREAD_SANITIZED) || defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#endif
#ifdef THREAD_SANITIZED
enum { EXIT_CALLS = 2 };
#else
enum { EXIT_CALLS = 1000 };
#endif
#ifdef SANITIZED
enum { ROUNDS = 1500, SHORT_THREADS = 1000, FORKS = 6 };
#else
enum { ROUNDS = 6000, SHORT_THREADS = 4000, FORKS = 40 };
#endif
enum { CALLERS = 3, SALT = 0x5a5a };

/* ---- Failures on any thread ---- */

static int failures;
static char first_failure[1024];
static pthread_mutex_t failure_lock = PTHREAD_MUTEX_INITIALIZER;

KF_PRINTF(1, 2) static void failed(const char *format, ...) {
  (void)pthread_mutex_lock(&failure_lock);
  if (failures++ == 0) {
    va_list args;
    va_start(args, format);
    (void)vsnprintf(first_failure, sizeof first_failure, format, args);
    va_end(args);
  }
  (void)pthread_mutex_unlock(&failure_lock);
}

static void check_failures(void) {
  if (failures > 0)
    kft_fail(__FILE__, __LINE__, "%d failures, the first: %s", failures, first_failure);
}

/* ---- Contexts ---- */

enum { ALIVE = 0x600d, POISONED = 0xdead, QUARANTINE = 512 };

typedef struct context {
  uint32_t state;
  kf_registration_t *own; /* for the kernel that releases itself */
} context_t;

static int64_t contexts_made, contexts_released;

static context_t *make_context(void) {
  context_t *context = calloc(1, sizeof *context);
  if (context == NULL) abort();
  context->state = ALIVE;
  __atomic_add_fetch(&contexts_made, 1, __ATOMIC_RELAXED);
  return context;
}

/* The sanitizers want the block freed at once; otherwise it must not be used again soon. */
static void release_context(void *pointer) {
  context_t *context = pointer;
  if (context->state != ALIVE) failed("a context was released twice");
  context->state = POISONED;
  __atomic_add_fetch(&contexts_released, 1, __ATOMIC_RELAXED);
#ifdef SANITIZED
  free(context);
#else
  static context_t *quarantine[QUARANTINE];
  static size_t next;
  (void)pthread_mutex_lock(&failure_lock);
  context_t *oldest = quarantine[next];
  quarantine[next] = context;
  next = (next + 1) % QUARANTINE;
  (void)pthread_mutex_unlock(&failure_lock);
  free(oldest); /* last: a fork in between leaves the child a place that is not freed already */
#endif
}

/* For a kernel that was not registered: its callback is never called. */
static void forget_context(void *context) {
  __atomic_sub_fetch(&contexts_made, 1, __ATOMIC_RELAXED);
  free(context);
}

static void check_context(const kf_call_t *call) {
  const context_t *context = kf_call_context(call);
  if (context->state != ALIVE) failed("a kernel ran with a poisoned context");
}

static void check_all_released(void) {
  KFT_OK(kf_synchronize());
  KFT_EQ_INT(kf_reclaim(), 0);
  KFT_EQ_INT(contexts_released, contexts_made);
}

/* ---- Kernels: (Tensor self, int n) -> int, each gives n ^ SALT ---- */

typedef kf_status_t (*work_fn)(const kf_call_t *, kf_tensor_t *, int64_t, int64_t *);

static kf_status_t typed_kernel(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t *out) {
  (void)self;
  check_context(call);
  *out = n ^ SALT;
  check_context(call);
  return KF_OK;
}

static kf_status_t boxed_kernel(const kf_call_t *call, kf_stack_t *stack) {
  check_context(call);
  int64_t n = stack->values[stack->size - 1].as.i;
  kf_stack_drop(stack, 2);
  check_context(call);
  return kf_stack_push_take(stack, kf_value_int(n ^ SALT));
}

/* Hands on to what lies below its own key. */
static kf_status_t boxed_wrapper(const kf_call_t *call, kf_stack_t *stack) {
  check_context(call);
  kf_key_t own = kf_keyset_highest_key(call->keyset);
  kf_keyset_t rest = kf_keyset_and(call->keyset, kf_keyset_full_after(own));
  kf_status_t status = kf_op_redispatch_boxed(call->op, rest, stack);
  check_context(call);
  return status;
}

static kf_status_t redispatch_work(const kf_op_t *op, kf_keyset_t set, kf_tensor_t *self, int64_t n,
                                   int64_t *out) {
  KF_REDISPATCH(op, work_fn, set, (self, n, out), (&self, &n), (out));
}

static kf_status_t typed_wrapper(const kf_call_t *call, kf_tensor_t *self, int64_t n,
                                 int64_t *out) {
  check_context(call);
  kf_key_t own = kf_keyset_highest_key(call->keyset);
  kf_keyset_t rest = kf_keyset_and(call->keyset, kf_keyset_full_after(own));
  kf_status_t status = redispatch_work(call->op, rest, self, n, out);
  check_context(call);
  return status;
}

static kf_kernel_desc_t typed_desc(work_fn fn) {
  kf_kernel_desc_t desc = kf_kernel_typed((kf_typed_fn)fn, "(Tensor, int) -> int", NULL);
  desc.context = make_context();
  desc.release = release_context;
  return desc;
}

static kf_kernel_desc_t boxed_desc(kf_boxed_fn fn) {
  kf_kernel_desc_t desc = kf_kernel_boxed(fn, make_context(), NULL);
  desc.release = release_context;
  return desc;
}

/* NULL when the failure of this run was met, which only the test's own thread does. */
static kf_registration_t *implement(const char *name, kf_key_t key, kf_kernel_desc_t desc) {
  kf_registration_t *handle = NULL;
  kf_status_t status = kf_register_impl(name, "", key, &desc, &handle);
  if (status == KF_OK) return handle;
  forget_context(desc.context);
  if (status != KF_ERR_NO_MEMORY || !kft_failure_fired())
    failed("%s: %s", name, kf_error_message());
  return NULL;
}

static kf_registration_t *fall_through(const char *name, kf_key_t key) {
  kf_kernel_desc_t desc = kf_kernel_fallthrough();
  kf_registration_t *handle = NULL;
  if (kf_register_impl(name, "", key, &desc, &handle) != KF_OK)
    failed("%s: %s", name, kf_error_message());
  return handle;
}

static void release_handle(void *handle) { kf_registration_release(handle); }
static void release_op(void *op) { kf_op_release(op); }
static void release_library(void *library) { kf_library_release(library); }

/* ---- Calls ---- */

static kf_status_t call_work(const kf_op_t *op, kf_tensor_t *self, int64_t n, int64_t *out) {
  KF_CALL(op, work_fn, kf_keys_of(self), (self, n, out), (&self, &n), (out));
}

static kf_status_t call_stack(const kf_op_t *op, int how, kf_tensor_t *self, int64_t n,
                              int64_t *out) {
  kf_value_t buffer[4] = {kf_value_int(1), kf_value_tensor(self), kf_value_int(n)};
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 4);
  stack.size = 3;
  kf_status_t status = how == 0   ? kf_op_call_boxed(op, &stack)
                       : how == 1 ? kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CPU), &stack)
                                  : kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack);
  if (status == KF_OK) {
    if (stack.size != 2) failed("%s left %zu values", kf_op_full_name(op), stack.size);
    *out = stack.values[1].as.i;
  } else if (stack.size != 3 && stack.size != 1) {
    failed("%s failed and left %zu values", kf_op_full_name(op), stack.size);
  }
  kf_stack_destroy(&stack);
  return status;
}

/* One call in one of the ways; the result is checked, a failure that `may_fail` allows is not. */
static void call_somehow(const kf_op_t *op, kf_tensor_t *self, int64_t n, bool may_fail) {
  int64_t out = 0;
  const void *args[] = {&self, &n};
  void *outs[] = {&out};
  kf_status_t status;
  switch (n % 7) {
    case 0: status = call_stack(op, 0, self, n, &out); break;
    case 1: status = call_stack(op, 1, self, n, &out); break;
    case 2: status = call_stack(op, 2, self, n, &out); break;
    case 3: status = kf_op_call_pointers(op, args, outs); break;
    case 4: status = kf_op_redispatch_pointers(op, kf_keyset_of(KF_KEY_CPU), args, outs); break;
    default: status = call_work(op, self, n, &out); break;
  }
  if (status == KF_OK) {
    if (out != (n ^ SALT)) failed("%s gave a wrong result", kf_op_full_name(op));
    return;
  }
  bool clean =
      status == KF_ERR_NOT_IMPLEMENTED || status == KF_ERR_NOT_FOUND ||
      strstr(kf_error_message(), " has no schema, so it cannot be called by pointers") != NULL;
  if (!may_fail || !clean)
    failed("%s, way %d: status %d: %s", kf_op_full_name(op), (int)(n % 7), status,
           kf_error_message());
}

/* ---- The place where it all happens ---- */

/* steady: always has a kernel, so that calls always succeed. shaky: has one, or not, a schema or
 * not; calls may fail, but cleanly. */
static kf_op_t *steady, *shaky;
static int changers_left;
static unsigned rounds; /* of each changer */

static kf_keyset_t tensor_keys(void) {
  return kf_keyset_for_tensor(kf_keyset_of(KF_KEY_CPU), false);
}

typedef struct caller {
  pthread_t thread;
  int64_t calls;
} caller_t;

static void *call_until_done(void *pointer) {
  caller_t *caller = pointer;
  kf_tensor_t *self = kft_tensor(kf_keyset_or(tensor_keys(), kf_keyset_of(KF_KEY_Tracer)));
  if (self == NULL) abort();
  int64_t n = caller->calls;
  do {
    for (int i = 0; i < 64; i++, n++) {
      call_somehow(steady, self, n, false);
      call_somehow(shaky, self, n, true);
    }
    /* Looking is allowed at any time too. */
    kf_explanation_t explanation = {.struct_size = sizeof explanation};
    if (kf_explain_keyset(steady, tensor_keys(), &explanation) != KF_OK) failed("explain");
    char *text = NULL;
    if (kf_op_dump_table(shaky, &text) != KF_OK) failed("dump");
    kf_free(text);
  } while (__atomic_load_n(&changers_left, __ATOMIC_ACQUIRE) > 0);
  caller->calls = n - caller->calls;
  kf_object_release(self);
  return NULL;
}

static void done(void) { __atomic_sub_fetch(&changers_left, 1, __ATOMIC_ACQ_REL); }

/* Overrides kernels, in a ring, so that they are released in another order than registered. */
static void *change_kernels(void *unused) {
  (void)unused;
  kf_registration_t *ring[5] = {NULL};
  for (unsigned i = 0; i < rounds; i++) {
    kf_registration_t **slot = &ring[i * 7 % 5];
    kf_registration_release(*slot);
    *slot = implement("threads::steady", KF_KEY_CPU,
                      i % 2 == 0 ? typed_desc(typed_kernel) : boxed_desc(boxed_kernel));
    kf_registration_t *brief =
        implement("threads::shaky", i % 3 == 0 ? KF_KEY_CompositeExplicitAutograd : KF_KEY_CPU,
                  i % 2 != 0 ? typed_desc(typed_kernel) : boxed_desc(boxed_kernel));
    kf_registration_release(brief);
  }
  for (size_t i = 0; i < 5; i++) kf_registration_release(ring[i]);
  done();
  return NULL;
}

/* Makes keys fall through and not, for one backend and for all, so that the masks flip. */
static void *change_masks(void *unused) {
  (void)unused;
  for (unsigned i = 0; i < rounds; i++) {
    kf_registration_t *made[6];
    size_t count = 0;
    made[count++] = implement("threads::steady", KF_KEY_ADInplaceOrView,
                              i % 2 == 0 ? typed_desc(typed_wrapper) : boxed_desc(boxed_wrapper));
    made[count++] = implement("threads::steady", KF_KEY_AutogradCPU,
                              i % 3 == 0 ? typed_desc(typed_wrapper) : boxed_desc(boxed_wrapper));
    made[count++] = fall_through("threads::steady", KF_KEY_AutogradCPU);
    made[count++] = implement("threads::steady", KF_KEY_Tracer, boxed_desc(boxed_wrapper));
    made[count++] = fall_through("threads::shaky", i % 2 == 0 ? KF_KEY_Tracer : KF_KEY_AutogradCPU);
    made[count++] = fall_through("threads::steady", KF_KEY_Tracer);
    for (unsigned k = 0; k < count; k++) kf_registration_release(made[(k * 5 + i) % count]);
  }
  done();
  return NULL;
}

static void *change_schemas(void *unused) {
  (void)unused;
  static const char text[] = "threads::shaky(Tensor self, int n) -> int";
  kf_schema_t *schema = NULL;
  if (kf_schema_parse(text, sizeof text - 1, NULL, &schema) != KF_OK) abort();
  for (unsigned i = 0; i < rounds; i++) {
    kf_registration_t *handle = NULL;
    if (kf_register_def(schema, "by a thread", NULL, &handle) != KF_OK)
      failed("def: %s", kf_error_message());
    kf_op_t *found = NULL;
    if (kf_op_find_schema("threads::shaky", "", &found) != KF_OK) failed("find");
    const kf_schema_t *current = kf_op_schema(found);
    kf_schema_release(current);
    kf_op_release(found);
    kf_registration_release(handle);
  }
  kf_schema_release(schema);
  done();
  return NULL;
}

static void fill_library(kf_library_t *library) {
  kf_kernel_desc_t kernels[2] = {typed_desc(typed_kernel), boxed_desc(boxed_kernel)};
  kf_kernel_desc_t fallthrough = kf_kernel_fallthrough();
  if (kf_library_def(library, "brief(Tensor self, int n) -> int", NULL) != KF_OK ||
      kf_library_impl(library, "brief", KF_KEY_CPU, &kernels[0]) != KF_OK ||
      kf_library_impl(library, "steady", KF_KEY_Tracer, &fallthrough) != KF_OK ||
      kf_library_impl(library, "brief", KF_KEY_CUDA, &kernels[1]) != KF_OK)
    failed("library: %s", kf_error_message());
}

/* Whole libraries, with fallbacks, that come and go; an operator is called after it went. */
static void *change_libraries(void *unused) {
  (void)unused;
  kf_tensor_t *self = kft_tensor(tensor_keys());
  for (unsigned i = 0; i < rounds / 2; i++) {
    kf_library_t *library = NULL, *fallback = NULL;
    kf_kernel_desc_t below = boxed_desc(boxed_wrapper);
    if (KF_LIBRARY(KF_LIBRARY_FRAGMENT, "threads", KF_KEY_Undefined, &library) != KF_OK ||
        KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_PreDispatch, &fallback) != KF_OK ||
        kf_library_fallback(fallback, KF_KEY_Undefined, &below) != KF_OK)
      failed("library: %s", kf_error_message());
    fill_library(library);
    kf_op_t *brief = NULL;
    if (kf_op_find("threads::brief", "", &brief) != KF_OK) failed("brief is missing");
    call_somehow(brief, self, i, false);
    kf_library_release(i % 2 == 0 ? library : fallback);
    kf_library_release(i % 2 == 0 ? fallback : library);
    call_somehow(brief, self, i, true);
    kf_op_release(brief);
  }
  kf_object_release(self);
  done();
  return NULL;
}

static void count_event(void *context, const kf_trace_event_t *event) {
  char line[256];
  (void)kf_trace_format(event, line, sizeof line);
  if (event->kernel_debug == NULL || event->depth == 0) failed("a bad trace event: %s", line);
  __atomic_add_fetch((int64_t *)context, 1, __ATOMIC_RELAXED);
}

/* Tracing, devices, keys, names, reclaiming. */
static void *change_the_rest(void *unused) {
  (void)unused;
  static int64_t events;
  for (unsigned i = 0; i < rounds / 2; i++) {
    kf_trace_set(i % 4 == 0 ? count_event : NULL, &events);
    kf_backend_t backend;
    kf_key_t key = KF_KEY_Undefined, zone_key = KF_KEY_Undefined;
    if (kf_device_register("threaddev", &backend) != KF_OK ||
        kf_key_parse("AutogradTHREADDEV", &key) != KF_OK ||
        kf_key_define("ThreadKey", (kf_zone_t)(i % 4), &zone_key) != KF_OK)
      failed("device: %s", kf_error_message());
    kf_registration_t *one = implement("threads::shaky", key, boxed_desc(boxed_kernel));
    kf_registration_t *two = implement("threads::shaky", zone_key, boxed_desc(boxed_wrapper));
    char text[8192];
    (void)kf_keyset_print(kf_keyset_full(), text, sizeof text);
    kf_registration_release(one);
    kf_registration_release(two);
    if (kf_device_unregister(backend) != KF_OK || kf_key_undefine(zone_key) != KF_OK)
      failed("device: %s", kf_error_message());
    (void)kf_reclaim();
    if (i % 64 == 0 && kf_synchronize() != KF_OK) failed("synchronize");
  }
  kf_trace_set(NULL, NULL);
  done();
  return NULL;
}

/* Registrations that last for a test: schemas, a first kernel, and the two keys that every call
 * includes fall through unless someone says otherwise. */
static void set_the_stage(void) {
  failures = 0;
  contexts_made = contexts_released = 0;
  rounds = (unsigned)kft_scale(ROUNDS, 8);
  kf_library_t *library = NULL, *fallbacks = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "threads", KF_KEY_Undefined, &library));
  KFT_DEFER(release_library, library);
  KFT_OK(kf_library_def(library, "steady(Tensor self, int n) -> int", NULL));
  kf_kernel_desc_t kernel = typed_desc(typed_kernel);
  kf_status_t status = kf_library_impl(library, "steady", KF_KEY_CPU, &kernel);
  if (status != KF_OK) forget_context(kernel.context);
  KFT_OK(status);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &fallbacks));
  KFT_DEFER(release_library, fallbacks);
  static const kf_key_t skipped[] = {KF_KEY_ADInplaceOrView, KF_KEY_BackendSelect, KF_KEY_Tracer,
                                     KF_KEY_AutogradCPU};
  kf_kernel_desc_t fallthrough = kf_kernel_fallthrough();
  for (size_t i = 0; i < sizeof skipped / sizeof skipped[0]; i++)
    KFT_OK(kf_library_fallback(fallbacks, skipped[i], &fallthrough));
  kf_registration_t *name = NULL;
  KFT_OK(kf_register_name("threads::shaky", "", &name));
  KFT_DEFER(release_handle, name);
  KFT_OK(kf_op_find("threads::steady", "", &steady));
  KFT_DEFER(release_op, steady);
  KFT_OK(kf_op_find("threads::shaky", "", &shaky));
  KFT_DEFER(release_op, shaky);
}

static void test_everything_changes(void **state) {
  (void)state;
  static void *(*const changers[])(void *) = {change_kernels, change_masks, change_schemas,
                                              change_libraries, change_the_rest};
  enum { CHANGERS = sizeof changers / sizeof changers[0] };
  set_the_stage();
  changers_left = CHANGERS;
  caller_t callers[CALLERS];
  pthread_t threads[CHANGERS];
  for (size_t i = 0; i < CALLERS; i++) {
    callers[i].calls = (int64_t)i;
    if (pthread_create(&callers[i].thread, NULL, call_until_done, &callers[i]) != 0) abort();
  }
  for (size_t i = 0; i < CHANGERS; i++)
    if (pthread_create(&threads[i], NULL, changers[i], NULL) != 0) abort();
  for (size_t i = 0; i < CHANGERS; i++) (void)pthread_join(threads[i], NULL);
  int64_t calls = 0;
  for (size_t i = 0; i < CALLERS; i++) {
    (void)pthread_join(callers[i].thread, NULL);
    calls += callers[i].calls;
  }
  check_failures();
  KFT_OK(kf_check_all_invariants());
  KFT_OK(kf_synchronize());
  KFT_EQ_INT(contexts_released, contexts_made - 1); /* the first kernel is still there */
  if (rounds == ROUNDS)
    (void)printf("%lld calls against %lld kernels that came and went\n", (long long)(2 * calls),
                 (long long)contexts_made);
}

/* ---- A kernel that deregisters itself ---- */

static kf_status_t suicidal_kernel(const kf_call_t *call, kf_tensor_t *self, int64_t n,
                                   int64_t *out) {
  context_t *context = kf_call_context(call);
  kf_registration_release(context->own);
  context->own = NULL;
  if (kf_reclaim() == 0) failed("a running kernel is not waited for");
  if (kf_synchronize() != KF_ERR_MISUSE) failed("a kernel may wait for itself");
  return typed_kernel(call, self, n, out);
}

static void test_deregister_own_kernel(void **state) {
  (void)state;
  set_the_stage();
  KFT_TENSOR(self, tensor_keys());
  for (int round = 0; round < 3; round++) {
    kf_kernel_desc_t desc = typed_desc(suicidal_kernel);
    context_t *context = desc.context;
    kf_registration_t *own = KFT_BLOCK(implement("threads::steady", KF_KEY_CPU, desc));
    context->own = own;
    int64_t out = 0, made = contexts_made, released = contexts_released;
    KFT_OK(round == 0 ? call_work(steady, self, 5, &out) : call_stack(steady, 0, self, 5, &out));
    KFT_EQ_INT(out, 5 ^ SALT);
    KFT_EQ_INT(kf_reclaim(), 0);
    KFT_EQ_INT(contexts_released, released + 1);
    KFT_EQ_INT(contexts_made, made);
  }
  check_failures();
}

/* ---- Where waiting is refused ---- */

static void wait_in_release(void *pointer) {
  if (kf_synchronize() != KF_ERR_MISUSE) failed("a release callback may wait for itself");
  release_context(pointer);
}

static void wait_in_listener(void *context, const kf_op_t *op) {
  (void)context;
  (void)op;
  if (kf_synchronize() != KF_ERR_MISUSE) failed("a listener may wait for itself");
}

static void test_waiting_for_oneself(void **state) {
  (void)state;
  set_the_stage();
  kf_kernel_desc_t desc = boxed_desc(boxed_kernel);
  desc.release = wait_in_release;
  kf_registration_release(implement("threads::steady", KF_KEY_CUDA, desc));
  kf_listener_t listener = {sizeof listener, NULL, wait_in_listener, wait_in_listener};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  kf_registration_release(handle);
  KFT_OK(kf_synchronize());
  check_failures();
}

/* ---- A thread that is inside a call when its kernel goes ---- */

static int gate; /* 0: not there yet; 1: inside the kernel; 2: may go on */

static void set_gate(int value) { __atomic_store_n(&gate, value, __ATOMIC_RELEASE); }
static void wait_gate(int value) {
  while (__atomic_load_n(&gate, __ATOMIC_ACQUIRE) < value) (void)sched_yield();
}

static kf_status_t slow_kernel(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t *out) {
  set_gate(1);
  wait_gate(2);
  return typed_kernel(call, self, n, out);
}

static void *call_once(void *pointer) {
  kf_tensor_t *self = pointer;
  call_somehow(steady, self, 5, false);
  return NULL;
}

static void test_exit_with_pending_retirements(void **state) {
  (void)state;
  set_the_stage();
  KFT_TENSOR(self, tensor_keys());
  int last = (int)kft_scale(20, 2);
  for (int round = 0; round < last; round++) {
    set_gate(0);
    kf_registration_t *handle =
        KFT_BLOCK(implement("threads::steady", KF_KEY_CPU, typed_desc(slow_kernel)));
    pthread_t thread;
    if (pthread_create(&thread, NULL, call_once, self) != 0) abort();
    wait_gate(1);
    int64_t released = contexts_released;
    kf_registration_release(handle);
    /* More that is retired while the thread is inside has to wait with it, or not: later calls
     * cannot reach it, but the thread has not been seen idle. */
    kf_registration_t *more = implement("threads::steady", KF_KEY_CUDA, boxed_desc(boxed_kernel));
    kf_registration_release(more);
    KFT_TRUE(kf_reclaim() > 0);
    KFT_EQ_INT(contexts_released, released);
    call_somehow(steady, self, 12, false); /* others go on */
    set_gate(2);
    if (round % 2 == 0) (void)pthread_join(thread, NULL);
    KFT_OK(kf_synchronize());
    KFT_EQ_INT(contexts_released, released + (more != NULL ? 2 : 1));
    if (round % 2 != 0) (void)pthread_join(thread, NULL);
  }
  check_failures();
}

/* ---- Threads that live for one call ---- */

static void test_short_lived_threads(void **state) {
  (void)state;
  set_the_stage();
  KFT_TENSOR(self, tensor_keys());
  enum { BATCH = 8 };
  int batches = (int)kft_scale(SHORT_THREADS / BATCH, 2);
  for (int i = 0; i < batches; i++) {
    pthread_t threads[BATCH];
    for (int k = 0; k < BATCH; k++)
      if (pthread_create(&threads[k], NULL, call_once, self) != 0) abort();
    kf_registration_t *handle =
        implement("threads::steady", KF_KEY_CPU,
                  i % 2 == 0 ? typed_desc(typed_kernel) : boxed_desc(boxed_kernel));
    for (int k = 0; k < BATCH / 2; k++) (void)pthread_join(threads[k], NULL);
    kf_registration_release(handle);
    for (int k = BATCH / 2; k < BATCH; k++) (void)pthread_join(threads[k], NULL);
  }
  KFT_EQ_INT(kf_reclaim(), 0);
  check_failures();
}

/* Exit hooks that go on calling, more often than the system lets any hook run (except under the
 * thread sanitizer, which is gone by then). */
static pthread_key_t stubborn_key;
static __thread int exit_calls;

static void call_at_exit(void *pointer) {
  if (++exit_calls > EXIT_CALLS) return;
  call_once(pointer);
  (void)pthread_setspecific(stubborn_key, pointer);
}

static void *leave_stubbornly(void *pointer) {
  (void)pthread_setspecific(stubborn_key, pointer);
  return call_once(pointer);
}

static void test_calls_from_exit_hooks(void **state) {
  (void)state;
  set_the_stage();
  KFT_TENSOR(self, tensor_keys());
  if (pthread_key_create(&stubborn_key, call_at_exit) != 0) abort();
  int threads = (int)kft_scale(100, 2);
  for (int i = 0; i < threads; i++) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, leave_stubbornly, self) != 0) abort();
    kf_registration_t *handle = implement("threads::steady", KF_KEY_CPU, typed_desc(typed_kernel));
    kf_registration_release(handle);
    (void)pthread_join(thread, NULL);
    KFT_OK(kf_synchronize());
  }
  (void)pthread_key_delete(stubborn_key);
  check_failures();
}

/* ---- fork ---- */

/* All that a child may want; its exit status says which part failed. A lock that was left behind
 * would make it wait for ever, so it does not wait for ever. */
static void begin_child(void) {
  (void)alarm(60);
  kft_disarm();
  (void)pthread_mutex_init(&failure_lock, NULL); /* the test's own lock may be another thread's */
  failures = 0;
}

static void live_as_child(kf_tensor_t *self) {
  begin_child();
  for (int64_t n = 0; n < 14; n++) call_somehow(steady, self, n, false);
  kf_registration_t *handle = implement("threads::steady", KF_KEY_CPU, typed_desc(typed_kernel));
  call_somehow(steady, self, 1, false);
  kf_registration_release(handle);
  kf_trace_set(NULL, NULL);
  kf_backend_t backend;
  if (kf_device_register("childdev", &backend) != KF_OK) _exit(2);
  if (kf_plugin_find("nobody") != NULL) _exit(3);
  kf_warn("hello");
  _exit(failures > 0 ? 1 : 0);
}

static void fork_once(kf_tensor_t *self) {
  (void)fflush(NULL);
  pid_t child = fork();
  if (child == 0) live_as_child(self);
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
    failed("the child of a fork ended with %d", status);
}

/* Once: the child calls it too. */
static bool may_fork;

static kf_status_t forking_kernel(const kf_call_t *call, kf_tensor_t *self, int64_t n,
                                  int64_t *out) {
  bool now = may_fork;
  may_fork = false;
  if (now) fork_once(self);
  return typed_kernel(call, self, n, out);
}

static void fork_in_listener(void *context, const kf_op_t *op) {
  if (op != steady) return;
  pid_t child = fork();
  if (child == 0) {
    begin_child();
    call_once(context);
    (void)kf_op_count();
    _exit(failures > 0 ? 1 : 0);
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
    failed("the child of a fork in a listener ended with %d", status);
}

static void test_fork(void **state) {
  (void)state;
  set_the_stage();
  KFT_TENSOR(self, tensor_keys());
  changers_left = 2;
  caller_t caller = {.calls = 0};
  pthread_t kernels, rest;
  if (pthread_create(&caller.thread, NULL, call_until_done, &caller) != 0 ||
      pthread_create(&kernels, NULL, change_kernels, NULL) != 0 ||
      pthread_create(&rest, NULL, change_the_rest, NULL) != 0)
    abort();
  int forks = (int)kft_scale(FORKS, 1);
  for (int i = 0; i < forks; i++) fork_once(self);
  (void)pthread_join(kernels, NULL);
  (void)pthread_join(rest, NULL);
  (void)pthread_join(caller.thread, NULL);
  int64_t out = 0;
  may_fork = true;
  kf_registration_t *handle =
      KFT_BLOCK(implement("threads::steady", KF_KEY_CPU, typed_desc(forking_kernel)));
  KFT_OK(call_work(steady, self, 5, &out));
  kf_registration_release(handle);
  kf_listener_t listener = {sizeof listener, self, fork_in_listener, NULL};
  KFT_OK(kf_register_listener(&listener, &handle));
  kf_registration_release(handle);
  check_failures();
}

/* Every test leaves nothing behind: its handles are released when it ends, so the last one looks.
 */
static void test_nothing_is_left(void **state) {
  (void)state;
  check_all_released();
  KFT_EQ_INT(kf_op_count(), 0);
}

KFT_MAIN(KFT_TEST(test_everything_changes), KFT_TEST(test_deregister_own_kernel),
         KFT_TEST(test_waiting_for_oneself), KFT_TEST(test_exit_with_pending_retirements),
         KFT_TEST(test_short_lived_threads), KFT_TEST(test_calls_from_exit_hooks),
         KFT_TEST(test_fork), KFT_TEST(test_nothing_is_left))
