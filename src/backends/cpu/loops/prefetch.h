/* Software prefetching.
 *
 * Note [Reading ahead]
 * Loops that do little work for each element are limited by memory. On AArch64 the hardware
 * prefetcher is late (Neoverse N1: half the bandwidth from the third-level cache that explicit
 * requests reach), so these loops prefetch once for each cache line. A request too early is dropped
 * or evicts data that is needed sooner. About sixteen lines should be in flight, so a loop that
 * reads two arrays uses half the distance in each. On x86-64 the hardware prefetchers keep up, and
 * loops that the compiler vectorises are left alone. But they stop at the end of a page, so sums of
 * rows prefetch half a page ahead: sums of 4096 x 4096 take 5% less time than with sixteen lines. A
 * whole page ahead gains no more, and costs sums of 64 K floats, which are in the cache, 8%. */
#ifndef KF_BACKENDS_CPU_LOOPS_PREFETCH_H
#define KF_BACKENDS_CPU_LOOPS_PREFETCH_H

#include <stdint.h>

#if defined(__aarch64__)
#define KF__READS_AHEAD 1
#else
#define KF__READS_AHEAD 0
#endif

enum {
  KF__CACHE_LINE = 64,                      /* bytes */
  KF__AHEAD = KF__READS_AHEAD ? 1024 : 2048 /* bytes: sixteen lines, or half a page */
};

/* Prefetches the cache line `bytes` beyond `at`. The sum is computed on integers, because it may
 * lie beyond the array, where pointer arithmetic is undefined. */
static inline void kf__prefetch(const void *at, uintptr_t bytes) {
  __builtin_prefetch((const void *)((uintptr_t)at + bytes));
}

#endif
