/* Warnings: the library prints nothing, it passes each warning to the handler that the embedding
 * program installed. The handler runs without the lock: it may warn, or replace itself. */
#include <pthread.h>
#include <stdio.h>

#include "base/base_internal.h"
#include "base/forks.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_warning_fn handler;
static void *handler_context;

void kf_set_warning_handler(kf_warning_fn fn, void *context) {
  (void)pthread_mutex_lock(&lock);
  handler = fn;
  handler_context = context;
  (void)pthread_mutex_unlock(&lock);
}

static bool always;
void kf_set_warn_always(bool on) { __atomic_store_n(&always, on, __ATOMIC_RELAXED); }
bool kf_warns_always(void) { return __atomic_load_n(&always, __ATOMIC_RELAXED); }

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_WARNINGS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

__thread unsigned kf__quiet __attribute__((tls_model("initial-exec")));

static void send(const char *format, va_list args) {
  if (kf__quiet > 0) return;
  (void)pthread_mutex_lock(&lock);
  kf_warning_fn fn = handler;
  void *context = handler_context;
  (void)pthread_mutex_unlock(&lock);
  if (fn == NULL) return;
  char message[2048];
  (void)vsnprintf(message, sizeof message, format, args);
  fn(context, message);
}

void kf_warn(const char *format, ...) {
  va_list args;
  va_start(args, format);
  send(format, args);
  va_end(args);
}

void kf_warn_message(const char *message) { kf_warn("%s", message != NULL ? message : ""); }

void kf__warn_once(int *flag, const char *format, ...) {
  if (__atomic_exchange_n(flag, 1, __ATOMIC_RELAXED) != 0 && !kf_warns_always()) return;
  va_list args;
  va_start(args, format);
  send(format, args);
  va_end(args);
}
