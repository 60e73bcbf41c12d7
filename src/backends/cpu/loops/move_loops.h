/* The loops that convert packed elements and those that copy planes. Kernels call them through
 * core/cast.h. */
#ifndef KF_BACKENDS_CPU_LOOPS_MOVE_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_MOVE_LOOPS_H

#include "backends/cpu/loops/cpu_types.h"
#include "backends/cpu/loops/isa.h"

/* Converts `n` packed elements; the two must not overlap. */
typedef void (*kf__cast_fn)(void *to, const void *from, int64_t n);

/* Copies a plane of n0 × n1 elements of one size. Strides are in bytes, those of dimension 0 (t0 of
 * the target, f0 of the source) first. A source stride may be 0; the planes must not overlap. */
typedef void (*kf__plane_fn)(char *to, int64_t t0, int64_t t1, const char *from, int64_t f0,
                             int64_t f1, int64_t n0, int64_t n1);

typedef struct kf__cast_loops {
  kf__cast_fn casts[KF__T_COMPUTED][KF__T_COMPUTED]; /* [to][from] */
} kf__cast_loops_t;
KF_ISA_DECLARE(kf__cast_loops_t, cast);

typedef struct kf__move_loops {
  kf__cast_fn f16_to_f32, f32_to_f16, bf16_to_f32; /* float32 to bfloat16: dot_loops.h */
  kf__plane_fn planes[5]; /* by the logarithm of the element's size */
} kf__move_loops_t;
KF_ISA_DECLARE(kf__move_loops_t, move);

#endif
