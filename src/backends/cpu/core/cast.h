/* Moving and converting elements: the ground that copies and iterators stand on.
 *
 * Note [Conversions]
 * Integers wrap around. A floating number loses its fraction; one that is out of range, where C has
 * no answer, becomes what AArch64's instructions give: the nearest of the range of int32 (for
 * int8, int16, int32), int64 (int64, uint8), or of the unsigned type itself, and then wraps around;
 * NaN becomes 0. A complex number loses its imaginary part; anything but zero is true. */
#ifndef KF_BACKENDS_CPU_CORE_CAST_H
#define KF_BACKENDS_CPU_CORE_CAST_H

#include <stddef.h>

#include "backends/cpu/loops/move_loops.h"

/* Converts `n` packed elements of any supported type to any other; equal types are copied. */
void kf__cast(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from, int64_t n);

static inline kf__plane_fn kf__plane(size_t item) {
  return kf__loops_move()->planes[__builtin_ctzll((unsigned long long)item)];
}

#endif
