/* Tracing. While it is on, every call takes the slow path and reports here; while it is off, the
 * price is the branch that also serves new threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dispatch/dispatcher.h"
#include "dispatch/trace_internal.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_trace_fn callback;
static void *callback_context;
static __thread bool in_callback __attribute__((tls_model("initial-exec")));

static void set_callback(kf_trace_fn fn, void *context) {
  (void)pthread_mutex_lock(&lock);
  callback = fn;
  callback_context = context;
  kf__set_slow_calls(KF__SLOW_TRACED, fn != NULL); /* under the lock: of two, one is the last */
  (void)pthread_mutex_unlock(&lock);
}

void kf__trace_lock_for_fork(void) { (void)pthread_mutex_lock(&lock); }
void kf__trace_unlock_after_fork(void) { (void)pthread_mutex_unlock(&lock); }

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

void kf__trace_key(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key) {
  if (in_callback) return;
  (void)pthread_mutex_lock(&lock);
  kf_trace_fn fn = callback;
  void *context = callback_context;
  (void)pthread_mutex_unlock(&lock);
  if (fn == NULL) return;
  uint32_t depth = kf__local_get()->depth;
  kf_trace_event_t event = {
      sizeof event, (uint32_t)kind,        call->op,
      key,          depth > 0 ? depth : 1, /* switched on after the call began */
      call->keyset, call->kernel->debug};
  in_callback = true;
  fn(context, &event);
  in_callback = false;
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
