/* Powers. Exponents that need only a few multiplications, a root or a quotient have their own
 * loops; integers use exponentiation by squaring and wrap around. */
#define KF__PLAIN_LOOPS
#include <complex.h>
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/math/complex_math.h"
#include "backends/cpu/simd/simd_loops.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"

/* ---- One element ---- */

/* y = f(a) for a fixed exponent. The exponent is still the second input, so `a` may be the constant
 * one of the two. */
#define LOOP_NUMBER(name, R, T, f)                                                             \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    (void)params;                                                                              \
    if (strides[1] == 0) {                                                                     \
      R fixed = f(*a);                                                                         \
      KF__EACH(i, n) y[i] = fixed;                                                             \
    } else {                                                                                   \
      KF__EACH(i, n) y[i] = f(a[i]);                                                           \
    }                                                                                          \
  }

/* A negative power of an integer is 0, except for the bases 1 and -1. */
#define SIGNED(t, T)                                                                      \
  static inline T pow_##t(T a, T b) {                                                     \
    if (b < 0) return (T)(a == 1 ? 1 : a != -1 ? 0 : b % 2 != 0 ? -1 : 1);                \
    uint64_t result = 1, base = (uint64_t)a;                                              \
    for (uint64_t remaining = (uint64_t)b; remaining != 0; remaining >>= 1, base *= base) \
      if ((remaining & 1) != 0) result *= base;                                           \
    return (T)result;                                                                     \
  }
SIGNED(i8, int8_t)
SIGNED(i16, int16_t)
SIGNED(i32, int32_t)
SIGNED(i64, int64_t)
#define UNSIGNED(t, T, dtype)                                                   \
  static inline T pow_##t(T a, T b) {                                           \
    uint64_t result = 1, base = a;                                              \
    for (uint64_t remaining = b; remaining != 0; remaining >>= 1, base *= base) \
      if ((remaining & 1) != 0) result *= base;                                 \
    return (T)result;                                                           \
  }
UNSIGNED(u8, uint8_t, )
KF__TYPES_UNSIGNED(UNSIGNED)
static inline float pow_f32(float a, float b) { return powf(a, b); }
static inline double pow_f64(double a, double b) { return pow(a, b); }
static inline kf__c64_t pow_c64(kf__c64_t a, kf__c64_t b) {
  return kf__from_c_c64(cpowf(kf__to_c_c64(a), kf__to_c_c64(b)));
}
static inline kf__c128_t pow_c128(kf__c128_t a, kf__c128_t b) {
  return kf__from_c_c128(cpow(kf__to_c_c128(a), kf__to_c_c128(b)));
}

#define POW(t, T, dtype) KF__LOOP2(pow_loop_##t, T, T, pow_##t)
#define ALL(X) KF__TYPES_INTEGER(X) KF__TYPES_UNSIGNED(X) KF__TYPES_REAL(X) KF__TYPES_COMPLEX(X)
ALL(POW)

/* ---- Particular exponents ---- */

#define SPECIAL(t, T, MUL, DIV, SQRT, ONE)                                   \
  static inline T square_##t(T a) { return MUL(a, a); }                      \
  static inline T cube_##t(T a) { return MUL(MUL(a, a), a); }                \
  static inline T sqrt_##t(T a) { return SQRT(a); }                          \
  static inline T rsqrt_##t(T a) { return DIV(ONE, SQRT(a)); }               \
  static inline T reciprocal_##t(T a) { return DIV(ONE, a); }                \
  static inline T square_reciprocal_##t(T a) { return DIV(ONE, MUL(a, a)); } \
  LOOP_NUMBER(square_loop_##t, T, T, square_##t)                             \
  LOOP_NUMBER(cube_loop_##t, T, T, cube_##t)                                 \
  LOOP_NUMBER(sqrt_loop_##t, T, T, sqrt_##t)                                 \
  LOOP_NUMBER(rsqrt_loop_##t, T, T, rsqrt_##t)                               \
  LOOP_NUMBER(reciprocal_loop_##t, T, T, reciprocal_##t)                     \
  LOOP_NUMBER(square_reciprocal_loop_##t, T, T, square_reciprocal_##t)

#define REAL_MUL(a, b) ((a) * (b))
#define REAL_DIV(a, b) ((a) / (b))
static inline kf__c64_t root_c64(kf__c64_t a) { return kf__from_c_c64(csqrtf(kf__to_c_c64(a))); }
static inline kf__c128_t root_c128(kf__c128_t a) {
  return kf__from_c_c128(csqrt(kf__to_c_c128(a)));
}
SPECIAL(f32, float, REAL_MUL, REAL_DIV, sqrtf, 1)
SPECIAL(f64, double, REAL_MUL, REAL_DIV, sqrt, 1)
SPECIAL(c64, kf__c64_t, kf__mul_c64, kf__div_c64, root_c64, ((kf__c64_t){1, 0}))
SPECIAL(c128, kf__c128_t, kf__mul_c128, kf__div_c128, root_c128, ((kf__c128_t){1, 0}))

#define POW_ENTRY(t, T, dtype) [KF__T_##t] = pow_loop_##t,
static const kf__typed_loops_t pow_loops = {ALL(POW_ENTRY)};

#define SPECIAL_TABLE(name)                       \
  static const kf__typed_loops_t name##_loops = { \
      [KF__T_f32] = name##_loop_f32,              \
      [KF__T_f64] = name##_loop_f64,              \
      [KF__T_c64] = name##_loop_c64,              \
      [KF__T_c128] = name##_loop_c128,            \
  };
SPECIAL_TABLE(square)
SPECIAL_TABLE(cube)
SPECIAL_TABLE(sqrt)
SPECIAL_TABLE(rsqrt)
SPECIAL_TABLE(reciprocal)
SPECIAL_TABLE(square_reciprocal)

/* x^0 is 1 and x^1 is x, for the types for which pow has no loop or gives another result. */
#define TRIVIAL(t, T, ONE)                                \
  static inline T one_##t(T a) { return (void)a, (ONE); } \
  static inline T same_##t(T a) { return a; }             \
  LOOP_NUMBER(one_loop_##t, T, T, one_##t)                \
  LOOP_NUMBER(same_loop_##t, T, T, same_##t)
#define TRIVIAL_INTEGER(t, T, dtype) TRIVIAL(t, T, 1)
TRIVIAL_INTEGER(b, uint8_t, BOOL)
KF__TYPES_UNSIGNED(TRIVIAL_INTEGER)
TRIVIAL(c64, kf__c64_t, ((kf__c64_t){1, 0}))
TRIVIAL(c128, kf__c128_t, ((kf__c128_t){1, 0}))
#define ONE(t, T, dtype) [KF__T_##t] = one_loop_##t,
#define SAME(t, T, dtype) [KF__T_##t] = same_loop_##t,
static const kf__typed_loops_t one_loops = {ONE(b, uint8_t, BOOL) KF__TYPES_UNSIGNED(ONE)
                                                KF__TYPES_COMPLEX(ONE)};
static const kf__typed_loops_t same_loops = {SAME(b, uint8_t, BOOL) KF__TYPES_UNSIGNED(SAME)
                                                 KF__TYPES_COMPLEX(SAME)};

/* The loops for an exponent; NULL where it has none of its own. */
static const kf__loop_fn *special_loops(double exponent) {
  if (exponent == 0) return one_loops;
  if (exponent == 1) return same_loops;
  if (exponent == 2) return square_loops;
  if (exponent == 3) return cube_loops;
  if (exponent == 0.5) return sqrt_loops;
  if (exponent == -0.5) return rsqrt_loops;
  if (exponent == -1) return reciprocal_loops;
  if (exponent == -2) return square_reciprocal_loops;
  return NULL;
}

static kf_status_t cpu_pow(kf_iter_t *it) { return kf__run_typed(it, pow_loops, NULL, "pow"); }

/* 8-bit floats support the exponents 0 and 1 only, which need no computing. */
static bool is_trivial_float8(const kf_iter_t *it, kf_scalar_t exponent) {
  return kf__type_index[it->common] == KF__T_LOOPLESS &&
         (kf__number_is(exponent, 0) || kf__number_is(exponent, 1));
}

static kf_status_t cpu_pow_number(kf_iter_t *it, kf_scalar_t exponent) {
  KF_ASSERT(it->count == 3);
  if (KF_UNLIKELY(is_trivial_float8(it, exponent))) (void)kf__iter_widen(it);
  bool real = kf__number_imag(exponent) == 0 && !kf__is_half(it->promoted);
  const kf__loop_fn *special = real ? special_loops(kf__number_real(exponent)) : NULL;
  if (special != NULL) {
    kf__loop_fn loop = special[kf__type_index[it->common]];
    if (loop != NULL) return kf__iter_run(it, loop, NULL);
  }
  return cpu_pow(it);
}

/* Powers of the number 1 are 1, also for a complex exponent with NaN. PyTorch does not treat True
 * as 1 here. */
static kf_status_t cpu_pow_of_number(kf_iter_t *it, kf_scalar_t base) {
  bool one = base.tag != KF_TAG_BOOL && kf__number_real(base) == 1 && kf__number_imag(base) == 0;
  if (one && KF_UNLIKELY(kf__type_index[it->common] == KF__T_LOOPLESS)) (void)kf__iter_widen(it);
  kf__loop_fn loop = one ? one_loops[kf__type_index[it->common]] : NULL;
  return loop != NULL ? kf__iter_run(it, loop, NULL) : cpu_pow(it);
}

const kf_compute_t kf__cpu_bind_power[] = {
    KF_COMPUTE(pow, cpu_pow),
    KF_COMPUTE(pow_number, cpu_pow_number),
    KF_COMPUTE(pow_of_number, cpu_pow_of_number),
    KF_COMPUTE_END,
};
