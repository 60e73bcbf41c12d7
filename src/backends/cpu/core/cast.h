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

#include "backends/cpu/core/cpu_types.h"
#include "backends/cpu/core/isa.h"

/* Converts `n` packed elements; the two must not overlap. */
typedef void (*kf__cast_fn)(void *to, const void *from, int64_t n);

/* Copies a plane of n0 × n1 elements of one size; strides in bytes. */
typedef void (*kf__plane_fn)(char *to, int64_t t0, int64_t t1, const char *from, int64_t f0,
                             int64_t f1, int64_t n0, int64_t n1);

typedef struct kf__cast_loops {
  kf__cast_fn casts[KF__T_COMPUTED][KF__T_COMPUTED]; /* [to][from] */
} kf__cast_loops_t;
KF_ISA_DECLARE(kf__cast_loops_t, cast);

typedef struct kf__move_loops {
  kf__cast_fn f16_to_f32, f32_to_f16, bf16_to_f32, f32_to_bf16;
  kf__plane_fn planes[5]; /* by the logarithm of the element's size */
} kf__move_loops_t;
KF_ISA_DECLARE(kf__move_loops_t, move);

/* Converts `n` packed elements of any supported type to any other; equal types are copied. */
void kf__cast(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from, int64_t n);

static inline kf__plane_fn kf__plane(size_t item) {
  return kf__loops_move()->planes[__builtin_ctzll((unsigned long long)item)];
}

#endif
