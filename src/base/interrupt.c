/* The hook that long work calls, and how often. See Note [Stopping]. */
#include "base/interrupt.h"

#include <time.h>

#include "base/new_stack.h"

enum {
  INTERVAL = 25000000, /* nanoseconds between two checks */
  /* A hook that has to wait, for example for the lock of an interpreter, is called less often, so
   * that it takes at most 1/SHARE of the time; but at least every LONGEST_INTERVAL. */
  SHARE = 50,
  LONGEST_INTERVAL = 250000000
};

static kf_interrupt_fn hook;
static void *hook_context;
__thread uint32_t kf__uninterruptible;
static __thread uint64_t next_check __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(uninterruptible, kf__uninterruptible, NULL)
KF__THREAD_PART(next_check, next_check, NULL)

/* The hook is NULL while the context changes, so that no hook gets the context of another. */
void kf_set_interrupt_hook(kf_interrupt_fn function, void *context) {
  __atomic_store_n(&hook, NULL, __ATOMIC_RELEASE);
  __atomic_store_n(&hook_context, context, __ATOMIC_RELEASE);
  __atomic_store_n(&hook, function, __ATOMIC_RELEASE);
}

static uint64_t now(clockid_t clock) {
  struct timespec time = {0, 0};
  (void)clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * UINT64_C(1000000000) + (uint64_t)time.tv_nsec;
}

#ifdef CLOCK_MONOTONIC_COARSE
#define ROUGH_CLOCK CLOCK_MONOTONIC_COARSE /* some milliseconds late, and a few cycles to read */
#else
#define ROUGH_CLOCK CLOCK_MONOTONIC
#endif

static KF__COLD kf_status_t call_hook(kf_interrupt_fn function) {
  uint64_t before = now(CLOCK_MONOTONIC);
  kf_status_t status = function(__atomic_load_n(&hook_context, __ATOMIC_ACQUIRE));
  uint64_t after = now(CLOCK_MONOTONIC), pause = SHARE * (after - before);
  if (pause < INTERVAL) pause = INTERVAL;
  KF_ASSERT(pause >= INTERVAL);
  next_check = after + (pause < LONGEST_INTERVAL ? pause : LONGEST_INTERVAL);
  return status;
}

kf_status_t kf_check_interrupt(void) {
  kf_interrupt_fn function = __atomic_load_n(&hook, __ATOMIC_ACQUIRE);
  if (function == NULL || now(ROUGH_CLOCK) < next_check) return KF_OK;
  return call_hook(function);
}

kf_status_t kf__look_for_interrupt(void) {
  return kf__uninterruptible == 0 ? kf_check_interrupt() : KF_OK;
}
