/* Asking for memory before it is read.
 *
 * Note [Reading ahead]
 * Loops that do little with each element run as fast as memory comes. What the hardware fetches by
 * itself comes late on AArch64 (Neoverse N1: half as many bytes a second from the third-level cache
 * as with requests), so these loops ask, once for each line of the cache, for what they will read
 * soon. Requests far ahead of use are dropped or push out what is needed first: about sixteen lines
 * should be under way, so loops that read two arrays ask half as far ahead in each. x86-64 has
 * prefetchers that keep up; loops that the compiler vectorises are left alone there. */
#ifndef KF_BACKENDS_CPU_LOOPS_PREFETCH_H
#define KF_BACKENDS_CPU_LOOPS_PREFETCH_H

#include <stdint.h>

enum { KF__CACHE_LINE = 64, KF__AHEAD = 1024 };

#if defined(__aarch64__)
#define KF__READS_AHEAD 1
#else
#define KF__READS_AHEAD 0
#endif

/* The line `bytes` behind `at`, which is a number: it may lie behind the array. */
static inline void kf__prefetch(const void *at, uintptr_t bytes) {
  __builtin_prefetch((const void *)((uintptr_t)at + bytes));
}

#endif
