/* Vector loops of activations and their derivatives: activation_real.h for float32 and float64. */
/* build: avx512 */
#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/math/math_erf32.h"
#include "backends/cpu/simd/math/math_f64.h"

static inline float vf_abs(float x) { return __builtin_fabsf(x); }
static inline double vd_abs(double x) { return __builtin_fabs(x); }
static inline double vd_expm1(double x) { return expm1(x); }
static inline double vd_log1pexp(double x) {
  return vd_pick(x > 0, x, 0) + log1p(vd_exp_minus(__builtin_fabs(x)));
}

#define T float
#define V(name) vf_##name
#define F(name) name##_f32
#define BLOCK VF_BLOCK
#include "backends/cpu/simd/activation_real.h"
#undef T
#undef V
#undef F
#undef BLOCK

#define T double
#define V(name) vd_##name
#define F(name) name##_f64
#define BLOCK VD_BLOCK
#include "backends/cpu/simd/activation_real.h"

#define PAIR(name) .name = {name##_f32, name##_f64},
const kf__activation_loops_t KF_ISA_TABLE(activation) = {KF__ACTIVATIONS(PAIR)};
