/* The base of the vector functions of math_*.h: bit patterns, fused multiply-add where the
 * instruction set has it, and the block loops that apply a function to an array.
 *
 * Note [Vector functions]
 * A vector function is plain C on one number, without branches, calls or tables, that compilers
 * turn into vector code when it is applied in a loop. Every element goes through the same
 * operations in the same order, wherever it is in an array: a tail that does not fill a block is
 * padded and computed as a block. So results depend neither on the length of an array nor on how it
 * is split among threads. They may differ in the last bit between instruction sets with and without
 * FMA. The errors in the comments are the largest ones found over many millions of arguments of all
 * sizes, with and without FMA, in ulp (units in the last place). */
#ifndef KF_BACKENDS_CPU_SIMD_MATH_MATH_BASE_H
#define KF_BACKENDS_CPU_SIMD_MATH_MATH_BASE_H

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "backends/cpu/loops/isa.h"

static inline uint32_t vf_bits(float x) {
  union {
    float f;
    uint32_t bits;
  } word = {.f = x};
  return word.bits;
}
static inline float vf_of_bits(uint32_t bits) {
  union {
    uint32_t bits;
    float f;
  } word = {.bits = bits};
  return word.f;
}
static inline uint64_t vd_bits(double x) {
  union {
    double f;
    uint64_t bits;
  } word = {.f = x};
  return word.bits;
}
static inline double vd_of_bits(uint64_t bits) {
  union {
    uint64_t bits;
    double f;
  } word = {.bits = bits};
  return word.f;
}

/* a·b + c, rounded once if that is one instruction. Where a second rounding would matter, the
 * constants are chosen so that the product is exact. */
static inline float vf_fma(float a, float b, float c) {
#if KF_ISA_FMA
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}
static inline double vd_fma(double a, double b, double c) {
#if KF_ISA_FMA
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

/* Adding and subtracting this rounds to an integer; after the addition the low bits of the sum are
 * that integer. */
#define VF_SHIFT 0x1.8p23f
#define VD_SHIFT 0x1.8p52

#define VF_SIGN 0x80000000u
#define VD_SIGN 0x8000000000000000u
/* `x` with the sign of `sign`, for x whose sign is not set. */
static inline float vf_with_sign(float x, float sign) {
  return vf_of_bits(vf_bits(x) | (vf_bits(sign) & VF_SIGN));
}
static inline double vd_with_sign(double x, double sign) {
  return vd_of_bits(vd_bits(x) | (vd_bits(sign) & VD_SIGN));
}

/* condition ? yes : no, as bit operations. Compilers see a conditional expression as a branch and
 * merge it with others before they vectorise, which leads to more expensive comparisons. */
static inline float vf_pick(int condition, float yes, float no) {
  uint32_t mask = condition ? ~(uint32_t)0 : 0;
  return vf_of_bits((vf_bits(yes) & mask) | (vf_bits(no) & ~mask));
}
static inline double vd_pick(int condition, double yes, double no) {
  uint64_t mask = condition ? ~(uint64_t)0 : 0;
  return vd_of_bits((vd_bits(yes) & mask) | (vd_bits(no) & ~mask));
}

/* Coefficients of polynomials as blocks in memory. AArch64's fused multiply-add overwrites its
 * addend: a coefficient in a register has to be copied for each use, which costs an instruction,
 * while loading it costs nothing. So V_HIDE keeps the compiler from knowing the values there;
 * elsewhere it may make constants of them. */
#define V_TERM(value)                                                                          \
  {                                                                                            \
    value, value, value, value, value, value, value, value, value, value, value, value, value, \
        value, value, value                                                                    \
  }
#if defined(__aarch64__)
#define V_HIDE(pointer) __asm__("" : "+r"(pointer))
#else
#define V_HIDE(pointer) (void)(pointer)
#endif

/* Elements that a block loop computes together: enough to fill the pipelines of any instruction
 * set. A result may be the same array as an argument. */
enum { VF_BLOCK = 16, VD_BLOCK = 8 };

/* How a block is computed: READ declares the arguments of element j_, and EXPR uses them. Side by
 * side, compilers interleave all vectors of a block, which helps machines with a short reorder
 * window. In order, vectors finish one after the other: that needs fewer registers and no array of
 * results in memory, and a division overlaps with the next vector. */
#define V_SIDE_BY_SIDE(T, BLOCK, READ, EXPR)                     \
  {                                                              \
    T result_[BLOCK];                                            \
    for (int j_ = 0; j_ < (BLOCK); j_++) {                       \
      READ;                                                      \
      result_[j_] = (EXPR);                                      \
    }                                                            \
    for (int j_ = 0; j_ < (BLOCK); j_++) out_[j_] = result_[j_]; \
  }
#define V_IN_ORDER(T, BLOCK, READ, EXPR)               \
  V_INDEPENDENT for (int j_ = 0; j_ < (BLOCK); j_++) { \
    READ;                                              \
    out_[j_] = (EXPR);                                 \
  }
#if defined(__clang__)
#define V_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define V_INDEPENDENT _Pragma("GCC ivdep")
#endif
#if defined(__aarch64__)
#define V_USUAL V_SIDE_BY_SIDE
#else
#define V_USUAL V_IN_ORDER
#endif

/* The body of a loop over `n` elements of type T: y[i] = EXPR for each i, where EXPR uses `x` (and
 * j_, its index in the block). Both arrays are contiguous. */
#define V_MAP(T, BLOCK, y, source, n, EXPR) V_MAP_AS(V_USUAL, T, BLOCK, y, source, n, EXPR)
#define V_MAP_AS(HOW, T, BLOCK, y, source, n, EXPR)                      \
  for (int64_t at_ = 0; at_ < (n); at_ += (BLOCK)) {                     \
    T pad_[BLOCK], *out_ = (y) + at_;                                    \
    const T *in_ = (source) + at_;                                       \
    size_t tail_ = 0;                                                    \
    if (__builtin_expect((n)-at_ < (BLOCK), 0)) {                        \
      tail_ = (size_t)((n)-at_) * sizeof(T);                             \
      memset(pad_, 0, sizeof pad_);                                      \
      in_ = memcpy(pad_, in_, tail_);                                    \
      out_ = pad_;                                                       \
    }                                                                    \
    HOW(T, BLOCK, const T x = in_[j_], EXPR)                             \
    if (__builtin_expect(tail_ != 0, 0)) memcpy((y) + at_, pad_, tail_); \
  }

/* Same, with two or three sources, which are `a`, `b` and `c` in EXPR. A source with a step of 0 is
 * one element that is used for all. */
#define V_MAP3(T, BLOCK, y, n, s1, step1, s2, step2, s3, step3, EXPR)      \
  do {                                                                     \
    T first_[BLOCK], second_[BLOCK], third_[BLOCK], pad_[BLOCK];           \
    for (int j_ = 0; j_ < (BLOCK); j_++) {                                 \
      first_[j_] = *(s1);                                                  \
      second_[j_] = *(s2);                                                 \
      third_[j_] = *(s3);                                                  \
    }                                                                      \
    for (int64_t at_ = 0; at_ < (n); at_ += (BLOCK)) {                     \
      T *out_ = (y) + at_;                                                 \
      const T *in1_ = (step1) ? (s1) + at_ : first_;                       \
      const T *in2_ = (step2) ? (s2) + at_ : second_;                      \
      const T *in3_ = (step3) ? (s3) + at_ : third_;                       \
      size_t tail_ = 0;                                                    \
      if (__builtin_expect((n)-at_ < (BLOCK), 0)) {                        \
        tail_ = (size_t)((n)-at_) * sizeof(T);                             \
        if (step1) in1_ = memcpy(first_, in1_, tail_);                     \
        if (step2) in2_ = memcpy(second_, in2_, tail_);                    \
        if (step3) in3_ = memcpy(third_, in3_, tail_);                     \
        out_ = pad_;                                                       \
      }                                                                    \
      V_USUAL(T, BLOCK, V_READ3(T), EXPR)                                  \
      if (__builtin_expect(tail_ != 0, 0)) memcpy((y) + at_, pad_, tail_); \
    }                                                                      \
  } while (0)
#define V_READ3(T)                                  \
  const T a = in1_[j_], b = in2_[j_], c = in3_[j_]; \
  (void)b;                                          \
  (void)c

#endif
