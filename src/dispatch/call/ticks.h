/* The clock of profiles: a counter of the processor where it has a steady one, which takes a third
 * of the time of a reading of CLOCK_MONOTONIC, and that clock elsewhere. */
#ifndef KF_DISPATCH_CALL_TICKS_H
#define KF_DISPATCH_CALL_TICKS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <x86intrin.h>
#endif

static inline uint64_t kf__clock_ns(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * UINT64_C(1000000000) + (uint64_t)time.tv_nsec;
}

/* Whether the processor's counter has the same rate at all times. */
static inline bool kf__counter_is_steady(void) {
#if defined(__x86_64__)
  unsigned a, b, c, d;
  return __get_cpuid(0x80000007, &a, &b, &c, &d) != 0 && (d >> 8 & 1) != 0;
#elif defined(__aarch64__)
  return true;
#else
  return false;
#endif
}

static inline uint64_t kf__ticks(bool counter) {
#if defined(__x86_64__)
  if (counter) return __rdtsc();
#elif defined(__aarch64__)
  uint64_t ticks;
  __asm__ volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  if (counter) return ticks;
#endif
  return kf__clock_ns();
}

/* The same moment on both clocks. */
typedef struct kf__moment {
  uint64_t ticks, ns;
} kf__moment_t;

/* The closest of a few pairs of readings: a thread may be interrupted between two. */
static inline kf__moment_t kf__moment(bool counter) {
  kf__moment_t best = {0, 0};
  uint64_t shortest = UINT64_MAX;
  for (int i = 0; i < 5; i++) {
    uint64_t before = kf__ticks(counter);
    uint64_t ns = kf__clock_ns();
    uint64_t after = kf__ticks(counter);
    if (after - before >= shortest) continue;
    shortest = after - before;
    best = (kf__moment_t){before + (after - before) / 2, ns};
  }
  return best;
}

#endif
