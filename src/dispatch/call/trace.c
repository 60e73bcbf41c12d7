/* Tracing. While it is on, every call takes the slow path and sends an event; while it is off, it
 * costs nothing beyond the branch that new threads need anyway. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "dispatch/call/profile_internal.h"
#include "dispatch/call/trace_internal.h"
#include "dispatch/registry/operator_list.h"

/* A removed tracer stays in the list while a thread runs it, so that the thread finds the next one.
 */
struct kf_tracer {
  kf_tracer_t *next;
  kf_trace_fn fn;
  void *context;
  void (*destroy)(void *context);
  uint64_t thread; /* 0: all */
  bool without_origin;
  unsigned users; /* threads that are running it */
  bool is_removed;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_trace_fn callback;
static void *callback_context;
static kf_tracer_t *tracers;
static bool has_listeners; /* there is a callback or a tracer */
static bool wants_origin;  /* one of them reads where kernels come from; under the lock */
static __thread bool in_callback __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(in_callback, in_callback, NULL)

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* Lock held: of two concurrent changes, the later one decides. */
static void switch_slow_calls(void) {
  bool heard = callback != NULL || tracers != NULL;
  __atomic_store_n(&has_listeners, heard, __ATOMIC_RELAXED);
  wants_origin = callback != NULL;
  for (const kf_tracer_t *at = tracers; at != NULL; at = at->next)
    if (!at->without_origin) wants_origin = true;
  kf__set_slow_calls(KF__SLOW_TRACED, heard);
}

static void set_callback(kf_trace_fn fn, void *context) {
  take_lock();
  callback = fn;
  callback_context = context;
  switch_slow_calls();
  give_lock();
}

static void before_fork(void) {
  take_lock();
  kf__profile_lock();
}

static void after_fork(void) {
  kf__profile_unlock();
  give_lock();
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_TRACE, (kf__fork_functions_t){before_fork, after_fork, after_fork});
}

static void write_to_stderr(void *context, const kf_trace_event_t *event) {
  (void)context;
  char line[512];
  size_t length = kf_trace_format(event, line, sizeof line - 1);
  if (length > sizeof line - 2) length = sizeof line - 2;
  line[length] = '\n';
  if (write(STDERR_FILENO, line, length + 1) < 0) return; /* nothing sensible to do */
}

static void read_environment(void) {
  const char *setting = getenv("KEYFALL_TRACE");
  if (setting == NULL || setting[0] == '\0' || strcmp(setting, "0") == 0) return;
  set_callback(write_to_stderr, NULL);
}

void kf__trace_init(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  (void)pthread_once(&once, read_environment);
}

void kf_trace_set(kf_trace_fn fn, void *context) {
  kf__trace_init(); /* first, so that the environment does not overrule what is set here */
  set_callback(fn, context);
}

/* ---- Tracers ---- */

/* A number that no other thread of the process has, had or will have. */
static uint64_t this_thread(void) {
  static uint64_t last;
  static __thread uint64_t number;
  if (number == 0) number = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
  return number;
}

kf_status_t kf_tracer_add(kf_trace_fn fn, void *context, void (*destroy)(void *context),
                          uint32_t flags, kf_tracer_t **out_tracer) {
  *out_tracer = NULL;
  const uint32_t known = KF_TRACE_THIS_THREAD | KF_TRACE_WITHOUT_ORIGIN;
  if (fn == NULL || (flags & ~known) != 0)
    return kf_error_set(KF_ERR_MISUSE,
                        fn == NULL ? "kf_tracer_add: expected a callback, found NULL"
                                   : "kf_tracer_add: expected flags of kf_tracer_flags_t, found %u",
                        flags);
  kf_tracer_t *tracer = kf_calloc(1, sizeof *tracer);
  if (tracer == NULL) return kf__no_memory();
  tracer->fn = fn;
  tracer->context = context;
  tracer->destroy = destroy;
  tracer->thread = (flags & KF_TRACE_THIS_THREAD) != 0 ? this_thread() : 0;
  tracer->without_origin = (flags & KF_TRACE_WITHOUT_ORIGIN) != 0;
  kf__trace_init();
  take_lock();
  kf_tracer_t **end = &tracers;
  while (*end != NULL) end = &(*end)->next;
  *end = tracer;
  switch_slow_calls();
  give_lock();
  *out_tracer = tracer;
  return KF_OK;
}

/* Removes a tracer from the list once it is removed and unused. True: the caller destroys it. Lock
 * held. */
static bool unlink_unused(kf_tracer_t *tracer) {
  if (!tracer->is_removed || tracer->users > 0) return false;
  kf_tracer_t **at = &tracers;
  while (*at != tracer) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->next;
  }
  *at = tracer->next;
  switch_slow_calls();
  return true;
}

static void destroy_tracer(kf_tracer_t *tracer) {
  if (tracer->destroy != NULL) tracer->destroy(tracer->context);
  kf_free(tracer);
}

void kf_tracer_remove(kf_tracer_t *tracer) {
  if (tracer == NULL) return;
  take_lock();
  tracer->is_removed = true;
  bool unused = unlink_unused(tracer);
  give_lock();
  if (unused) destroy_tracer(tracer);
}

/* The first tracer from here on for this thread's events, with one user more; NULL: none. Lock
 * held. */
static kf_tracer_t *use_next(kf_tracer_t *from) {
  while (from != NULL && (from->is_removed || (from->thread != 0 && from->thread != this_thread())))
    from = from->next;
  if (from != NULL) from->users++;
  return from;
}

static void tell_tracers(const kf_trace_event_t *event) {
  take_lock();
  kf_tracer_t *tracer = use_next(tracers);
  while (tracer != NULL) {
    give_lock();
    tracer->fn(tracer->context, event);
    take_lock();
    kf_tracer_t *next = use_next(tracer->next);
    KF_ASSERT(tracer->users > 0);
    tracer->users--;
    bool unused = unlink_unused(tracer);
    if (unused) {
      give_lock();
      destroy_tracer(tracer);
      take_lock();
    }
    tracer = next;
  }
  give_lock();
}

/* ---- Events ---- */

static void tell_listeners(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key) {
  take_lock();
  kf_trace_fn fn = callback;
  void *context = callback_context;
  bool heard = fn != NULL || tracers != NULL, with_origin = wants_origin;
  give_lock();
  if (!heard) return;
  uint32_t depth = kf__local_get()->depth;
  kf__origin_buffer_t buffer;
  const char *origin = with_origin ? kf__origin_text(call->op, call->kernel->origin, &buffer) : "";
  kf_trace_event_t event = {sizeof event,          (uint32_t)kind, call->op, key,
                            depth > 0 ? depth : 1, /* 0: tracing began during the call */
                            call->keyset,          origin};
  in_callback = true;
  if (fn != NULL) fn(context, &event);
  tell_tracers(&event);
  in_callback = false;
}

void kf__trace_key(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key) {
  if (in_callback) return;
  if (__atomic_load_n(&has_listeners, __ATOMIC_RELAXED)) tell_listeners(kind, call, key);
  if (kf__profiles())
    kf__profile_begin(kind, call,
                      kind == KF_TRACE_CALL_FOR_KEY ? key : kf__profile_key(call->keyset));
}

size_t kf_trace_format(const kf_trace_event_t *event, char *buffer, size_t size) {
  static const char *const labels[] = {"call", "redispatch", "callBoxed", "redispatchBoxed",
                                       "callBoxedForDispatchKey"};
  const char *label = event->kind < sizeof labels / sizeof labels[0] ? labels[event->kind] : "?";
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  for (uint32_t i = 0; i < event->depth; i++) kf__text_char(&text, ' ');
  kf__text_format(&text, "[%s] op=[%s], key=[%s]", label, kf_op_full_name(event->op),
                  kf_key_name(event->key));
  return kf__text_finish_fixed(&text);
}
