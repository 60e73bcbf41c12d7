/* memcpy for ranges that may be larger than a cache. */
#ifndef KF_BACKENDS_CPU_LOOPS_COPY_BYTES_H
#define KF_BACKENDS_CPU_LOOPS_COPY_BYTES_H

#include <stddef.h>
#include <string.h>

#include "backends/cpu/loops/prefetch.h"

enum { KF__MANY_BYTES = 2048 };

/* Copies with explicit prefetching; the ranges must not overlap. Use kf__copy_bytes instead. */
void kf__copy_many(void *to, const void *from, size_t n);

/* memcpy, except on machines where the C library's does not prefetch (Note [Reading ahead]): there,
 * copies that are long enough to wait for memory use kf__copy_many. */
static inline void kf__copy_bytes(void *to, const void *from, size_t n) {
  if (KF__READS_AHEAD && n >= KF__MANY_BYTES)
    kf__copy_many(to, from, n);
  else
    memcpy(to, from, n);
}

#endif
