/* Loops of float64 functions that have no vector code: they call the C library. */
#define KF__PLAIN_LOOPS
#include <math.h>

#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/simd_loops.h"

#define LOOP(name) KF__LOOP1(name##_loop, double, double, name)
KF__MATH_LIBM(LOOP)

#define ENTRY(name) .name = name##_loop,
const kf__libm_loops_t kf__libm_loops = {KF__MATH_LIBM(ENTRY)};
