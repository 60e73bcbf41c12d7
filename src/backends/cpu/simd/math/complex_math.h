/* Complex arithmetic for loops: products by their definition, without the special cases for
 * infinities of C's operators; quotients scaled (Smith's algorithm), so that no square overflows.
 */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_COMPLEX_MATH_H
#define KF_BACKENDS_CPU_SIMD_MATH_COMPLEX_MATH_H

#include <math.h>
#include <string.h>

#include "backends/cpu/loops/cpu_types.h"

/* gcc 12 vectorizes a complex product with fused operations, whatever -ffp-contract says. Other
 * loops, and other compilers, round each product: results must not differ. */
#if defined __GNUC__ && __GNUC__ == 12 && !defined __clang__
#define KF__ROUNDED(product) __builtin_assoc_barrier(product)
#else
#define KF__ROUNDED(product) (product)
#endif

#define KF__COMPLEX(t, T, R, ABS)                                                   \
  static inline T kf__add_##t(T a, T b) { return (T){a.re + b.re, a.im + b.im}; }   \
  static inline T kf__sub_##t(T a, T b) { return (T){a.re - b.re, a.im - b.im}; }   \
  static inline T kf__mul_##t(T a, T b) {                                           \
    return (T){KF__ROUNDED(a.re * b.re) - KF__ROUNDED(a.im * b.im),                 \
               KF__ROUNDED(a.re * b.im) + KF__ROUNDED(a.im * b.re)};                \
  }                                                                                 \
  static inline T kf__div_##t(T a, T b) {                                           \
    bool real_is_larger = ABS(b.re) >= ABS(b.im);                                   \
    R large = real_is_larger ? b.re : b.im;                                         \
    R small = real_is_larger ? b.im : b.re;                                         \
    if (large == 0 && small == 0) return (T){a.re / ABS(large), a.im / ABS(large)}; \
    R ratio = small / large;                                                        \
    R scale = 1 / (large + small * ratio);                                          \
    R x = real_is_larger ? a.re : a.im;                                             \
    R y = real_is_larger ? a.im : -a.re;                                            \
    return (T){(x + (real_is_larger ? a.im : a.re) * ratio) * scale,                \
               (y - (real_is_larger ? a.re : -a.im) * ratio) * scale};              \
  }
KF__COMPLEX(c64, kf__c64_t, float, fabsf)
KF__COMPLEX(c128, kf__c128_t, double, fabs)
#undef KF__COMPLEX

/* To and from the types of <complex.h>, which have the same layout in memory. */
#define KF__COMPLEX_OF_C(t, T, C)       \
  static inline C kf__to_c_##t(T a) {   \
    C z;                                \
    memcpy(&z, &a, sizeof z);           \
    return z;                           \
  }                                     \
  static inline T kf__from_c_##t(C z) { \
    T a;                                \
    memcpy(&a, &z, sizeof a);           \
    return a;                           \
  }
KF__COMPLEX_OF_C(c64, kf__c64_t, float _Complex)
KF__COMPLEX_OF_C(c128, kf__c128_t, double _Complex)
#undef KF__COMPLEX_OF_C

#endif
