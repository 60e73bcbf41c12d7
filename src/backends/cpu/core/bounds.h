/* Arithmetic on sizes that the loops over blocks share. */
#ifndef KF_BACKENDS_CPU_CORE_BOUNDS_H
#define KF_BACKENDS_CPU_CORE_BOUNDS_H

#include <stdint.h>

#include "base/base_internal.h"

static inline int64_t kf__min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t kf__max(int64_t a, int64_t b) { return a > b ? a : b; }
/* The smallest multiple of `unit` that is not below n. n ≥ 0, unit > 0. */
static inline int64_t kf__round_up(int64_t n, int64_t unit) {
  KF_ASSERT(n >= 0);
  KF_ASSERT(unit > 0);
  return (n + unit - 1) / unit * unit;
}

#endif
