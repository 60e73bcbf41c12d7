/* The tables of elementwise loops. Each operator has an array of loops indexed by type:
 * add[KF__T_f32] is the loop for float32, and NULL means that the operator does not support the
 * type. */
#ifndef KF_BACKENDS_CPU_LOOPS_ELEMENTWISE_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_ELEMENTWISE_LOOPS_H

#include "backends/cpu/loops/cpu_types.h"
#include "backends/cpu/loops/isa.h"

/* A loop over `n` elements. `data` has the addresses of the operands, the result first; `strides`
 * their distances in bytes. Operands have their target types. A stride is the item size of the
 * target type, or 0 for an input that is constant; the result's stride is always the item size, and
 * at least one input is not constant. Operands are aligned to their item size only. The result may
 * be the same memory as an input, element for element. Loops run on several threads at once, so
 * they must not write to `params` without synchronization. */
typedef void (*kf__loop_fn)(char *const *data, const int64_t *strides, int64_t n,
                            const void *params);

/* The loops of one operator by type; NULL where there is none. */
typedef kf__loop_fn kf__typed_loops_t[KF__T_COMPUTED];

/* simd/simd_arith.c. The scaled sum is a + p * b; p is the parameter, one element of the type. */
typedef struct kf__arith_loops {
  kf__typed_loops_t add, add_scaled, sub, mul, div;
  kf__typed_loops_t lerp;             /* a, b, weight */
  kf__typed_loops_t lerp_number;      /* a, b; the weight is the parameter */
  kf__typed_loops_t addcmul, addcdiv; /* a + p * b * c, a + p * b / c */
} kf__arith_loops_t;
KF_ISA_DECLARE(kf__arith_loops_t, arith);

/* simd/simd_order.c. maximum and minimum propagate NaN; fmax and fmin ignore it. */
typedef struct kf__order_loops {
  kf__typed_loops_t maximum, minimum, fmax, fmin;
  kf__typed_loops_t clamp; /* a, low, high */
  kf__loop_fn choose[5];   /* condition (bytes), a, b; by the logarithm of the element's size */
} kf__order_loops_t;
KF_ISA_DECLARE(kf__order_loops_t, order);

/* simd/simd_compare.c. Results are bytes, 0 or 1. */
typedef struct kf__compare_loops {
  kf__typed_loops_t eq, ne, lt, le;
  kf__typed_loops_t bit_and, bit_or, bit_xor; /* results of the operands' type */
} kf__compare_loops_t;
KF_ISA_DECLARE(kf__compare_loops_t, compare);

#endif
