/* The switch of the checked mode: for the process, and for threads. While it is on, calls take the
 * slow path, which uses the checker; while it is off, it costs nothing beyond the branch that new
 * threads need anyway. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/new_stack.h"
#include "dispatch/call/checked_mode.h"
#include "dispatch/threads/reclaim.h"

static kf__checker_fn checker;
static uint32_t everywhere;
static __thread uint32_t depth __attribute__((tls_model("initial-exec")));
static void depth_moved(void) { kf__set_slow_calls_here(depth > 0); }
KF__THREAD_PART(depth, depth, depth_moved)

static void set_everywhere(bool on) {
  __atomic_store_n(&everywhere, on, __ATOMIC_RELAXED);
  kf__set_slow_calls(KF__SLOW_CHECKED, on);
}

static void read_environment(void) {
  const char *setting = getenv("KEYFALL_CHECKED");
  if (setting == NULL || setting[0] == '\0' || strcmp(setting, "0") == 0) return;
  set_everywhere(true);
}

void kf__checked_init(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  (void)pthread_once(&once, read_environment);
}

void kf_checked_set(bool on) {
  kf__checked_init(); /* first, so that the environment does not overrule what is set here */
  set_everywhere(on);
}

void kf_checked_enter(void) {
  if (depth++ == 0) kf__set_slow_calls_here(true);
}

void kf_checked_leave(void) {
  if (depth > 0 && --depth == 0) kf__set_slow_calls_here(false);
}

bool kf_checked_is_on(void) {
  kf__checked_init();
  return depth > 0 || __atomic_load_n(&everywhere, __ATOMIC_RELAXED) != 0;
}

void kf__set_checker(kf__checker_fn fn) { __atomic_store_n(&checker, fn, __ATOMIC_RELEASE); }

kf__checker_fn kf__checker(void) {
  if (depth == 0 && __atomic_load_n(&everywhere, __ATOMIC_RELAXED) == 0) return NULL;
  return __atomic_load_n(&checker, __ATOMIC_ACQUIRE);
}
