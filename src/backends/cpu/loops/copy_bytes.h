/* Copies of many bytes. */
#ifndef KF_BACKENDS_CPU_LOOPS_COPY_BYTES_H
#define KF_BACKENDS_CPU_LOOPS_COPY_BYTES_H

#include <stddef.h>
#include <string.h>

#include "backends/cpu/loops/prefetch.h"

enum { KF__MANY_BYTES = 2048 };

void kf__copy_many(void *to, const void *from, size_t n);

/* memcpy, but for copies that are long enough to wait for memory where the C library's does not ask
 * ahead (Note [Reading ahead]). */
static inline void kf__copy_bytes(void *to, const void *from, size_t n) {
  if (KF__READS_AHEAD && n >= KF__MANY_BYTES)
    kf__copy_many(to, from, n);
  else
    memcpy(to, from, n);
}

#endif
