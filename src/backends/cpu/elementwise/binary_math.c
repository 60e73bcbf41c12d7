/* Functions of two numbers without vector loops: angles, logarithms of sums, signs, divisors,
 * shifts.
 */
#define KF__PLAIN_LOOPS
#include <complex.h>
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/math/complex_math.h"
#include "backends/cpu/simd/simd_loops.h"
#include "base/half.h"

/* ---- Floating point ---- */

/* An operator is a function in REAL and a line here; the line makes its loops, its kernel and its
 * entry of the table below. */
#define REAL_FUNCTIONS(X, ...) \
  X(atan2, __VA_ARGS__)        \
  X(hypot, __VA_ARGS__)        \
  X(copysign, __VA_ARGS__)     \
  X(xlogy, __VA_ARGS__)        \
  X(logaddexp2, __VA_ARGS__)

#define REAL(t, T, suffix)                                                          \
  static inline T atan2_##t(T a, T b) { return atan2##suffix(a, b); }               \
  static inline T hypot_##t(T a, T b) { return hypot##suffix(a, b); }               \
  static inline T copysign_##t(T a, T b) { return copysign##suffix(a, b); }         \
  static inline T nextafter_##t(T a, T b) { return nextafter##suffix(a, b); }       \
  static inline T xlogy_##t(T a, T b) {                                             \
    if (b != b) return b;                                                           \
    return a == 0 ? 0 : a * log##suffix(b);                                         \
  }                                                                                 \
  static inline T logaddexp_##t(T a, T b) {                                         \
    if (isinf(a) && a == b) return a;                                               \
    T larger = a > b || a != a ? a : b;                                             \
    return larger + log1p##suffix(exp##suffix(-fabs##suffix(a - b)));               \
  }                                                                                 \
  static inline T logaddexp2_##t(T a, T b) {                                        \
    if (isinf(a) && a == b) return a;                                               \
    T larger = a > b || a != a ? a : b;                                             \
    return larger + log1p##suffix(exp2##suffix(-fabs##suffix(a - b))) * (T)M_LOG2E; \
  }
REAL(f32, float, f)
REAL(f64, double, )
#define REAL_LOOP(name, t, T) KF__LOOP2(name##_loop_##t, T, T, name##_##t)
REAL_FUNCTIONS(REAL_LOOP, f32, float)
REAL_FUNCTIONS(REAL_LOOP, f64, double)
/* These have loops for other types as well, so their arrays are written out below. */
REAL_LOOP(nextafter, f32, float)
REAL_LOOP(nextafter, f64, double)
REAL_LOOP(logaddexp, f32, float)
REAL_LOOP(logaddexp, f64, double)

/* log(exp(a) + exp(b)) = x + log(1 + exp(y - x)). x is the argument with the larger real part, so
 * that the exponential does not overflow. */
#define COMPLEX(t, T, suffix)                                                 \
  static inline T logaddexp_##t(T a, T b) {                                   \
    bool a_is_larger = a.re >= b.re;                                          \
    T x = a_is_larger ? a : b;                                                \
    T y = a_is_larger ? b : a;                                                \
    if (isinf(x.re) && x.re == y.re && x.im == y.im) return x;                \
    T d = {y.re - x.re, y.im - x.im};                                         \
    T tail = kf__from_c_##t(clog##suffix(1 + cexp##suffix(kf__to_c_##t(d)))); \
    return (T){x.re + tail.re, x.im + tail.im};                               \
  }                                                                           \
  KF__LOOP2(logaddexp_loop_##t, T, T, logaddexp_##t)
COMPLEX(c64, kf__c64_t, f)
COMPLEX(c128, kf__c128_t, )

#define REAL_TABLE(name, ...)                     \
  static const kf__typed_loops_t name##_loops = { \
      [KF__T_f32] = name##_loop_f32, [KF__T_f64] = name##_loop_f64};
REAL_FUNCTIONS(REAL_TABLE, )
REAL_TABLE(nextafter, )
static const kf__typed_loops_t logaddexp_loops = {
    [KF__T_f32] = logaddexp_loop_f32,
    [KF__T_f64] = logaddexp_loop_f64,
    [KF__T_c64] = logaddexp_loop_c64,
    [KF__T_c128] = logaddexp_loop_c128,
};

/* The next float16 is not the next float32, so the half types do not compute in float32 here. They
 * step by their bit patterns, whose order is that of the magnitudes. */
static inline uint16_t step_bits(uint16_t a, uint16_t b, float x, float y, uint16_t nan) {
  if (x != x || y != y) return nan;
  if (x == y) return b;
  if ((a & 0x7fffu) == 0) return (uint16_t)((b & 0x8000u) | 1u);
  return (uint16_t)((x < y) == (x > 0) ? a + 1 : a - 1);
}
static inline uint16_t nextafter_f16(uint16_t a, uint16_t b) {
  return step_bits(a, b, kf__f16_to_f32(a), kf__f16_to_f32(b), 0x7e00u);
}
static inline uint16_t nextafter_bf16(uint16_t a, uint16_t b) {
  return step_bits(a, b, kf__bf16_to_f32(a), kf__bf16_to_f32(b), 0x7fc0u);
}
KF__LOOP2(nextafter_loop_f16, uint16_t, uint16_t, nextafter_f16)
KF__LOOP2(nextafter_loop_bf16, uint16_t, uint16_t, nextafter_bf16)

static kf_status_t cpu_nextafter(kf_iter_t *it) {
  if (it->common == KF_DTYPE_FLOAT16) return kf__iter_run(it, nextafter_loop_f16, NULL);
  if (it->common == KF_DTYPE_BFLOAT16) return kf__iter_run(it, nextafter_loop_bf16, NULL);
  return kf__run_typed(it, nextafter_loops, NULL, "nextafter_cpu");
}

/* ---- Integers ---- */

/* Magnitudes are unsigned, because the least integer has no signed one; results wrap around. lcm of
 * narrow types multiplies in 32 bits and takes the magnitude of the product, as PyTorch does. */
#define INTEGER(t, T, W, PRODUCT)                                                                  \
  static inline W magnitude_##t(T a) { return a < 0 ? 0 - (W)a : (W)a; }                           \
  static inline W divisor_##t(W a, W b) {                                                          \
    while (b != 0) {                                                                               \
      W remainder = a % b;                                                                         \
      a = b;                                                                                       \
      b = remainder;                                                                               \
    }                                                                                              \
    return a;                                                                                      \
  }                                                                                                \
  static inline T gcd_##t(T a, T b) { return (T)divisor_##t(magnitude_##t(a), magnitude_##t(b)); } \
  static inline T lcm_##t(T a, T b) {                                                              \
    W common = divisor_##t(magnitude_##t(a), magnitude_##t(b));                                    \
    if (common == 0) return 0;                                                                     \
    PRODUCT product = (PRODUCT)(magnitude_##t(a) / common * magnitude_##t(b));                     \
    return (T)(product < 0 ? 0 - (W)product : (W)product);                                         \
  }                                                                                                \
  static inline T lshift_##t(T a, T b) {                                                           \
    return (T)(b < 0 || (uint64_t)b >= 8 * sizeof(T) ? 0 : (T)((W)a << b));                        \
  }                                                                                                \
  static inline T rshift_##t(T a, T b) {                                                           \
    if (b < 0 || (uint64_t)b >= 8 * sizeof(T)) return (T)(a < 0 ? -1 : 0);                         \
    return (T)(a >> b);                                                                            \
  }                                                                                                \
  KF__LOOP2(gcd_loop_##t, T, T, gcd_##t)                                                           \
  KF__LOOP2(lcm_loop_##t, T, T, lcm_##t)                                                           \
  KF__LOOP2(lshift_loop_##t, T, T, lshift_##t)                                                     \
  KF__LOOP2(rshift_loop_##t, T, T, rshift_##t)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wtype-limits" /* unsigned numbers are never below 0 */
INTEGER(u8, uint8_t, uint32_t, int32_t)
INTEGER(i8, int8_t, uint32_t, int32_t)
INTEGER(i16, int16_t, uint32_t, int32_t)
INTEGER(i32, int32_t, uint32_t, int32_t)
INTEGER(i64, int64_t, uint64_t, int64_t)
INTEGER(u16, uint16_t, uint32_t, uint32_t)
INTEGER(u32, uint32_t, uint64_t, uint64_t)
INTEGER(u64, uint64_t, uint64_t, uint64_t)
#pragma GCC diagnostic pop

#define GCD(t, T, dtype) [KF__T_##t] = gcd_loop_##t,
#define LCM(t, T, dtype) [KF__T_##t] = lcm_loop_##t,
#define LSHIFT(t, T, dtype) [KF__T_##t] = lshift_loop_##t,
#define RSHIFT(t, T, dtype) [KF__T_##t] = rshift_loop_##t,
static const kf__typed_loops_t gcd_loops = {KF__TYPES_INTEGER(GCD) KF__TYPES_UNSIGNED(GCD)};
static const kf__typed_loops_t lcm_loops = {KF__TYPES_INTEGER(LCM) KF__TYPES_UNSIGNED(LCM)};
static const kf__typed_loops_t lshift_loops = {KF__TYPES_INTEGER(LSHIFT)
                                                   KF__TYPES_UNSIGNED(LSHIFT)};
static const kf__typed_loops_t rshift_loops = {KF__TYPES_INTEGER(RSHIFT)
                                                   KF__TYPES_UNSIGNED(RSHIFT)};

/* ---- The step function ---- */

#define STEP(t, T, dtype)                                                     \
  static inline T heaviside_##t(T a, T b) { return a == 0 ? b : (T)(a > 0); } \
  KF__LOOP2(heaviside_loop_##t, T, T, heaviside_##t)
STEP(b, uint8_t, BOOL)
KF__TYPES_INTEGER(STEP)
KF__TYPES_REAL(STEP)
#define STEP_ENTRY(t, T, dtype) [KF__T_##t] = heaviside_loop_##t,
static const kf__typed_loops_t heaviside_loops = {
    STEP_ENTRY(b, uint8_t, BOOL) KF__TYPES_INTEGER(STEP_ENTRY) KF__TYPES_REAL(STEP_ENTRY)};

#define RUN(op, ...)                                        \
  static kf_status_t cpu_##op(kf_iter_t *it) {              \
    return kf__run_typed(it, op##_loops, NULL, #op "_cpu"); \
  }
REAL_FUNCTIONS(RUN, )
RUN(logaddexp, )
RUN(gcd, )
RUN(lcm, )
RUN(lshift, )
RUN(rshift, )
RUN(heaviside, )

#define BIND(op, ...) KF_COMPUTE(op, cpu_##op),
const kf_compute_t kf__cpu_bind_binary_math[] = {
    REAL_FUNCTIONS(BIND, ) KF_COMPUTE(nextafter, cpu_nextafter),
    KF_COMPUTE(logaddexp, cpu_logaddexp),
    KF_COMPUTE(gcd, cpu_gcd),
    KF_COMPUTE(lcm, cpu_lcm),
    KF_COMPUTE(bitwise_left_shift, cpu_lshift),
    KF_COMPUTE(bitwise_right_shift, cpu_rshift),
    KF_COMPUTE(heaviside, cpu_heaviside),
    KF_COMPUTE_END,
};
