/* Macros that make elementwise loops: a function for one element becomes a loop for every
 * combination of packed and constant operands (see kf__loop_fn). The result may be the memory of an
 * input, element for element. KF__EACH promises the compiler that iterations do not depend on each
 * other. */
#ifndef KF_BACKENDS_CPU_SIMD_SIMD_LOOPS_H
#define KF_BACKENDS_CPU_SIMD_SIMD_LOOPS_H

#include <string.h>

#include "backends/cpu/loops/cpu_types.h"
#include "backends/cpu/loops/isa.h"
#include "backends/cpu/loops/prefetch.h"

/* KF__EACH_ONCE leaves the loop as it is; KF__EACH unrolls it, which pays where an element costs
 * little. */
#if defined(KF__PLAIN_LOOPS) /* loops that call functions: not vectorised, no promise */
#define KF__EACH_ONCE(i, n) for (int64_t i = 0; i < (n); i++)
#elif defined(__clang__)
#define KF__EACH_ONCE(i, n) \
  _Pragma("clang loop vectorize(assume_safety)") for (int64_t i = 0; i < (n); i++)
#else
#define KF__EACH_ONCE(i, n) _Pragma("GCC ivdep") for (int64_t i = 0; i < (n); i++)
#endif
#if defined(__clang__) || defined(KF__PLAIN_LOOPS) || defined(KF__NO_UNROLLING)
#define KF__EACH(i, n) KF__EACH_ONCE(i, n)
#else
#define KF__EACH(i, n) _Pragma("GCC unroll 4") KF__EACH_ONCE(i, n)
#endif

/* y[i] = VALUE for all i. Where Note [Reading ahead] applies, it works on one cache line of type T
 * at a time: ASK prefetches later lines, and the results of a line are stored after all of it was
 * read. */
#if KF__READS_AHEAD && !defined(KF__PLAIN_LOOPS) && !defined(__ARM_FEATURE_SVE)
#define KF__EACH_CACHE_LINE(R, T, y, n, ASK, VALUE)                                 \
  do {                                                                              \
    enum { COUNT_ = KF__CACHE_LINE / sizeof(T) };                                   \
    int64_t at_ = 0;                                                                \
    for (; at_ + COUNT_ <= (n); at_ += COUNT_) {                                    \
      R line_[COUNT_];                                                              \
      ASK;                                                                          \
      KF__EACH(j_, COUNT_) {                                                        \
        const int64_t i = at_ + j_;                                                 \
        line_[j_] = VALUE;                                                          \
      }                                                                             \
      KF__EACH(j_, COUNT_)(y)[at_ + j_] = line_[j_];                                \
    }                                                                               \
    for (int64_t i = at_; i < (n); i++) {                                           \
      __asm__ volatile(""); /* few are left: keeps the compiler from vectorising */ \
      (y)[i] = VALUE;                                                               \
    }                                                                               \
  } while (0)
#else
#define KF__EACH_CACHE_LINE(R, T, y, n, ASK, VALUE) KF__EACH(i, n)(y)[i] = VALUE
#endif
#define KF__ASK1(a) kf__prefetch((a) + at_, KF__AHEAD)
#define KF__ASK2(a, b) \
  (kf__prefetch((a) + at_, KF__AHEAD / 2), kf__prefetch((b) + at_, KF__AHEAD / 2))

/* y = f(a), y of type R, a of type T. */
#define KF__LOOP1(name, R, T, f)                                                               \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    (void)strides;                                                                             \
    (void)params;                                                                              \
    KF__EACH_CACHE_LINE(R, T, y, n, KF__ASK1(a), f(a[i]));                                     \
  }

/* y = f(a) as a byte. Vectors of bytes cover many elements, so the loop is not unrolled. */
#define KF__LOOP1_TO_BYTE(name, T, f)                                                          \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    uint8_t *y = (uint8_t *)(void *)data[0];                                                   \
    const T *a = (const T *)(const void *)data[1];                                             \
    (void)strides;                                                                             \
    (void)params;                                                                              \
    KF__EACH_ONCE(i, n) y[i] = f(a[i]);                                                        \
  }

/* y = f(a, b); at most one of them is constant. */
#define KF__LOOP2(name, R, T, f)                                                               \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    (void)params;                                                                              \
    if (strides[2] == 0) {                                                                     \
      T fixed = *b;                                                                            \
      KF__EACH(i, n) y[i] = f(a[i], fixed);                                                    \
    } else if (strides[1] == 0) {                                                              \
      T fixed = *a;                                                                            \
      KF__EACH(i, n) y[i] = f(fixed, b[i]);                                                    \
    } else {                                                                                   \
      KF__EACH_CACHE_LINE(R, T, y, n, KF__ASK2(a, b), f(a[i], b[i]));                          \
    }                                                                                          \
  }

/* Same, for symmetric functions: one loop less. */
#define KF__LOOP2_SYMMETRIC(name, R, T, f)                                                     \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    (void)params;                                                                              \
    if (strides[1] == 0 || strides[2] == 0) {                                                  \
      const T *varies = strides[1] == 0 ? b : a;                                               \
      T fixed = strides[1] == 0 ? *a : *b;                                                     \
      KF__EACH(i, n) y[i] = f(varies[i], fixed);                                               \
    } else {                                                                                   \
      KF__EACH_CACHE_LINE(R, T, y, n, KF__ASK2(a, b), f(a[i], b[i]));                          \
    }                                                                                          \
  }

/* y = f(a, b, p) with a number p of type T from the parameters. */
#define KF__LOOP2_WITH(name, R, T, f)                                                          \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    const T p = *(const T *)params;                                                            \
    if (strides[2] == 0) {                                                                     \
      T fixed = *b;                                                                            \
      KF__EACH(i, n) y[i] = f(a[i], fixed, p);                                                 \
    } else if (strides[1] == 0) {                                                              \
      T fixed = *a;                                                                            \
      KF__EACH(i, n) y[i] = f(fixed, b[i], p);                                                 \
    } else {                                                                                   \
      KF__EACH(i, n) y[i] = f(a[i], b[i], p);                                                  \
    }                                                                                          \
  }

/* y = f(a, b, c): fast where all are packed, and where b and c are constant. */
#define KF__LOOP3(name, R, T, f)                                                               \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    const T *c = (const T *)(const void *)data[3];                                             \
    int64_t sa = strides[1] != 0, sb = strides[2] != 0, sc = strides[3] != 0;                  \
    (void)params;                                                                              \
    if (sa & sb & sc) {                                                                        \
      KF__EACH(i, n) y[i] = f(a[i], b[i], c[i]);                                               \
    } else if (sa & !sb & !sc) {                                                               \
      T fixed_b = *b, fixed_c = *c;                                                            \
      KF__EACH(i, n) y[i] = f(a[i], fixed_b, fixed_c);                                         \
    } else {                                                                                   \
      for (int64_t i = 0; i < n; i++) y[i] = f(a[i * sa], b[i * sb], c[i * sc]);               \
    }                                                                                          \
  }

/* y = f(a, b, c, p) with a number p of type T from the parameters. */
#define KF__LOOP3_WITH(name, R, T, f)                                                          \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    R *y = (R *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    const T *c = (const T *)(const void *)data[3];                                             \
    const T p = *(const T *)params;                                                            \
    int64_t sa = strides[1] != 0, sb = strides[2] != 0, sc = strides[3] != 0;                  \
    if (sa & sb & sc) {                                                                        \
      KF__EACH(i, n) y[i] = f(a[i], b[i], c[i], p);                                            \
    } else {                                                                                   \
      for (int64_t i = 0; i < n; i++) y[i] = f(a[i * sa], b[i * sb], c[i * sc], p);            \
    }                                                                                          \
  }

#endif
