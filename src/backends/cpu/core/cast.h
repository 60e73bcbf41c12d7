/* Moving and converting elements: the lowest layer of copies, iterators and reductions.
 *
 * Note [Conversions]
 * Integer to integer wraps around. Floating point to integer truncates. C leaves an out-of-range
 * conversion undefined; here it has one result on every machine, that of AArch64's instructions:
 *     to int8, int16, int32    saturate to int32, then wrap around to the narrower type
 *     to int64, uint8          saturate to int64, then wrap around
 *     to other unsigned types  saturate to 32 or 64 unsigned bits, then wrap around
 *     NaN                      0
 * Complex to real drops the imaginary part. Any value other than zero converts to true. */
#ifndef KF_BACKENDS_CPU_CORE_CAST_H
#define KF_BACKENDS_CPU_CORE_CAST_H

#include <stddef.h>

#include "backends/cpu/loops/move_loops.h"
#include "base/base_internal.h"

/* Converts `n` packed elements of any supported type to any other; equal types are copied. The two
 * ranges must not overlap. Allocates nothing, so it may be called from bodies of parallel loops. */
void kf__cast(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from, int64_t n);

/* The loop that copies a plane of elements of `item` bytes: 1, 2, 4, 8 or 16. */
static inline kf__plane_fn kf__plane(size_t item) {
  KF_ASSERT(item != 0);
  KF_ASSERT(item <= 16);
  KF_ASSERT((item & (item - 1)) == 0);
  return kf__loops_move()->planes[__builtin_ctzll((unsigned long long)item)];
}

#endif
