/* Vector loops with one operand that integers have as well: signs, bits, tests, limits. */
#include <math.h>
#include <stdbool.h>

#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/simd_loops.h"

/* ---- Signs ---- */

/* Integers wrap around: the absolute value of the least integer is itself. */
#define SIGNED(t, T, U)                                                    \
  static inline T abs_##t(T a) { return (T)(a < 0 ? (U)0 - (U)a : (U)a); } \
  static inline T neg_##t(T a) { return (T)((U)0 - (U)a); }                \
  static inline T sign_##t(T a) { return (T)((a > 0) - (a < 0)); }
SIGNED(i8, int8_t, uint8_t)
SIGNED(i16, int16_t, uint16_t)
SIGNED(i32, int32_t, uint32_t)
SIGNED(i64, int64_t, uint64_t)
static inline uint8_t abs_u8(uint8_t a) { return a; }
static inline uint8_t neg_u8(uint8_t a) { return (uint8_t)(0u - a); }
static inline uint8_t sign_u8(uint8_t a) { return a != 0; }
#define WIDE_SIGN(t, T, dtype)                     \
  static inline T sign_##t(T a) { return a != 0; } \
  KF__LOOP1(sign_loop_##t, T, T, sign_##t)
KF__TYPES_UNSIGNED(WIDE_SIGN)
static inline uint8_t sign_b(uint8_t a) { return a != 0; }

/* The sign of NaN is 0. */
#define REAL(t, T, ABS)                                                      \
  static inline T abs_##t(T a) { return ABS(a); }                            \
  static inline T neg_##t(T a) { return -a; }                                \
  static inline T sign_##t(T a) { return (T)((int)(a > 0) - (int)(a < 0)); } \
  static inline uint8_t signbit_##t(T a) { return __builtin_signbit(a) != 0; }
REAL(f32, float, __builtin_fabsf)
REAL(f64, double, __builtin_fabs)
static inline kf__c64_t neg_c64(kf__c64_t a) { return (kf__c64_t){-a.re, -a.im}; }
static inline kf__c128_t neg_c128(kf__c128_t a) { return (kf__c128_t){-a.re, -a.im}; }

#define SIGN_LOOPS(t, T, dtype)          \
  KF__LOOP1(abs_loop_##t, T, T, abs_##t) \
  KF__LOOP1(neg_loop_##t, T, T, neg_##t) \
  KF__LOOP1(sign_loop_##t, T, T, sign_##t)
KF__TYPES_INTEGER(SIGN_LOOPS)
KF__TYPES_REAL(SIGN_LOOPS)
KF__LOOP1(sign_loop_b, uint8_t, uint8_t, sign_b)
KF__LOOP1(neg_loop_c64, kf__c64_t, kf__c64_t, neg_c64)
KF__LOOP1(neg_loop_c128, kf__c128_t, kf__c128_t, neg_c128)

#define INTEGER_SIGNBIT(t, T, dtype) \
  static inline uint8_t signbit_##t(T a) { return a < 0; }
INTEGER_SIGNBIT(i8, int8_t, )
INTEGER_SIGNBIT(i16, int16_t, )
INTEGER_SIGNBIT(i32, int32_t, )
INTEGER_SIGNBIT(i64, int64_t, )

/* ---- Bits ---- */

#define BIT_NOT(t, T, dtype)                         \
  static inline T bit_not_##t(T a) { return (T)~a; } \
  KF__LOOP1(bit_not_loop_##t, T, T, bit_not_##t)
KF__TYPES_INTEGER(BIT_NOT)

#define LOGICAL_NOT(t, T, dtype)                                \
  static inline uint8_t logical_not_##t(T a) { return a == 0; } \
  KF__LOOP1_TO_BYTE(logical_not_loop_##t, T, logical_not_##t)
LOGICAL_NOT(b, uint8_t, )
KF__TYPES_INTEGER(LOGICAL_NOT)
KF__TYPES_REAL(LOGICAL_NOT)
#define LOGICAL_NOT_COMPLEX(t, T, dtype)                                           \
  static inline uint8_t logical_not_##t(T a) { return (a.re == 0) & (a.im == 0); } \
  KF__LOOP1_TO_BYTE(logical_not_loop_##t, T, logical_not_##t)
KF__TYPES_COMPLEX(LOGICAL_NOT_COMPLEX)

/* ---- Tests, whose results are bytes ---- */

#define TESTS(t, T, ABS)                                                   \
  static inline uint8_t isnan_##t(T a) { return a != a; }                  \
  static inline uint8_t isinf_##t(T a) { return ABS(a) == (T)INFINITY; }   \
  static inline uint8_t isfinite_##t(T a) { return ABS(a) < (T)INFINITY; } \
  static inline uint8_t isposinf_##t(T a) { return a == (T)INFINITY; }     \
  static inline uint8_t isneginf_##t(T a) { return a == -(T)INFINITY; }
TESTS(f32, float, __builtin_fabsf)
TESTS(f64, double, __builtin_fabs)
#define TESTS_COMPLEX(t, T, r)                                                       \
  static inline uint8_t isnan_##t(T a) { return isnan_##r(a.re) | isnan_##r(a.im); } \
  static inline uint8_t isinf_##t(T a) { return isinf_##r(a.re) | isinf_##r(a.im); } \
  static inline uint8_t isfinite_##t(T a) { return isfinite_##r(a.re) & isfinite_##r(a.im); }
TESTS_COMPLEX(c64, kf__c64_t, f32)
TESTS_COMPLEX(c128, kf__c128_t, f64)

#define TEST_LOOPS(t, T, dtype)                   \
  KF__LOOP1_TO_BYTE(isnan_loop_##t, T, isnan_##t) \
  KF__LOOP1_TO_BYTE(isinf_loop_##t, T, isinf_##t) \
  KF__LOOP1_TO_BYTE(isfinite_loop_##t, T, isfinite_##t)
KF__TYPES_REAL(TEST_LOOPS)
KF__TYPES_COMPLEX(TEST_LOOPS)
#define SIGN_TEST_LOOPS(t, T, dtype) KF__LOOP1_TO_BYTE(signbit_loop_##t, T, signbit_##t)
KF__TYPES_REAL(SIGN_TEST_LOOPS)
SIGN_TEST_LOOPS(i8, int8_t, )
SIGN_TEST_LOOPS(i16, int16_t, )
SIGN_TEST_LOOPS(i32, int32_t, )
SIGN_TEST_LOOPS(i64, int64_t, )
#define INFINITY_LOOPS(t, T, dtype)                     \
  KF__LOOP1_TO_BYTE(isposinf_loop_##t, T, isposinf_##t) \
  KF__LOOP1_TO_BYTE(isneginf_loop_##t, T, isneginf_##t)
KF__TYPES_REAL(INFINITY_LOOPS)

/* ---- Limits ---- */

/* Comparisons with NaN are false, so NaN passes unchanged. */
#define LIMITS(t, T, dtype)                                                            \
  static inline T relu_##t(T a) { return a <= 0 ? 0 : a; }                             \
  KF__LOOP1(relu_loop_##t, T, T, relu_##t)                                             \
  static void clamp_loop_##t(char *const *data, const int64_t *strides, int64_t n,     \
                             const void *params) {                                     \
    T *y = (T *)(void *)data[0];                                                       \
    const T *a = (const T *)(const void *)data[1];                                     \
    const T low = ((const T *)params)[0], high = ((const T *)params)[1];               \
    (void)strides;                                                                     \
    KF__EACH(i, n) {                                                                   \
      T x = a[i];                                                                      \
      x = x < low ? low : x;                                                           \
      y[i] = x > high ? high : x;                                                      \
    }                                                                                  \
  }                                                                                    \
  static void threshold_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                 const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                       \
    const T *a = (const T *)(const void *)data[1];                                     \
    const T limit = ((const T *)params)[0], value = ((const T *)params)[1];            \
    (void)strides;                                                                     \
    KF__EACH(i, n) y[i] = a[i] <= limit ? value : a[i];                                \
  }                                                                                    \
  static inline T threshold_backward_##t(T gradient, T a, T limit) {                   \
    return a <= limit ? 0 : gradient;                                                  \
  }                                                                                    \
  KF__LOOP2_WITH(threshold_backward_loop_##t, T, T, threshold_backward_##t)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wtype-limits" /* uint8 is never below 0 */
KF__TYPES_INTEGER(LIMITS)
KF__TYPES_REAL(LIMITS)
#pragma GCC diagnostic pop

/* ---- The table ---- */

#define ABS_ENTRY(t, T, dtype) [KF__T_##t] = abs_loop_##t,
#define NEG_ENTRY(t, T, dtype) [KF__T_##t] = neg_loop_##t,
#define SIGN_ENTRY(t, T, dtype) [KF__T_##t] = sign_loop_##t,
#define RELU_ENTRY(t, T, dtype) [KF__T_##t] = relu_loop_##t,
#define CLAMP_ENTRY(t, T, dtype) [KF__T_##t] = clamp_loop_##t,
#define THRESHOLD_ENTRY(t, T, dtype) [KF__T_##t] = threshold_loop_##t,
#define THRESHOLD_BACKWARD_ENTRY(t, T, dtype) [KF__T_##t] = threshold_backward_loop_##t,
#define BIT_NOT_ENTRY(t, T, dtype) [KF__T_##t] = bit_not_loop_##t,
#define LOGICAL_NOT_ENTRY(t, T, dtype) [KF__T_##t] = logical_not_loop_##t,
#define ISNAN_ENTRY(t, T, dtype) [KF__T_##t] = isnan_loop_##t,
#define ISINF_ENTRY(t, T, dtype) [KF__T_##t] = isinf_loop_##t,
#define ISFINITE_ENTRY(t, T, dtype) [KF__T_##t] = isfinite_loop_##t,
#define ISPOSINF_ENTRY(t, T, dtype) [KF__T_##t] = isposinf_loop_##t,
#define ISNEGINF_ENTRY(t, T, dtype) [KF__T_##t] = isneginf_loop_##t,
#define NUMBERS(ENTRY) KF__TYPES_INTEGER(ENTRY) KF__TYPES_REAL(ENTRY)
/* What does not depend on the sign: wide unsigned integers share the loops of signed ones. */
#define BY_WIDTH(loop) [KF__T_u16] = loop##_i16, [KF__T_u32] = loop##_i32, [KF__T_u64] = loop##_i64
const kf__unary_loops_t KF_ISA_TABLE(unary) = {
    .abs = {NUMBERS(ABS_ENTRY)},
    .neg = {NUMBERS(NEG_ENTRY) KF__TYPES_COMPLEX(NEG_ENTRY) BY_WIDTH(neg_loop)},
    .sign = {NUMBERS(SIGN_ENTRY) KF__TYPES_UNSIGNED(SIGN_ENTRY) SIGN_ENTRY(b, , )},
    .relu = {NUMBERS(RELU_ENTRY)},
    .clamp = {NUMBERS(CLAMP_ENTRY)},
    .threshold = {NUMBERS(THRESHOLD_ENTRY)},
    .threshold_backward = {NUMBERS(THRESHOLD_BACKWARD_ENTRY)},
    .bit_not = {KF__TYPES_INTEGER(BIT_NOT_ENTRY) BY_WIDTH(bit_not_loop), [KF__T_b] =
                                                                             logical_not_loop_b},
    .logical_not = {NUMBERS(LOGICAL_NOT_ENTRY) KF__TYPES_COMPLEX(LOGICAL_NOT_ENTRY)
                        BY_WIDTH(logical_not_loop),
                    LOGICAL_NOT_ENTRY(b, , )},
    .signbit = {[KF__T_i8] = signbit_loop_i8,
                [KF__T_i16] = signbit_loop_i16,
                [KF__T_i32] = signbit_loop_i32,
                [KF__T_i64] = signbit_loop_i64,
                [KF__T_f32] = signbit_loop_f32,
                [KF__T_f64] = signbit_loop_f64},
    .isnan = {KF__TYPES_REAL(ISNAN_ENTRY) KF__TYPES_COMPLEX(ISNAN_ENTRY)},
    .isinf = {KF__TYPES_REAL(ISINF_ENTRY) KF__TYPES_COMPLEX(ISINF_ENTRY)},
    .isfinite = {KF__TYPES_REAL(ISFINITE_ENTRY) KF__TYPES_COMPLEX(ISFINITE_ENTRY)},
    .isposinf = {KF__TYPES_REAL(ISPOSINF_ENTRY)},
    .isneginf = {KF__TYPES_REAL(ISNEGINF_ENTRY)},
};
