/* Vectors for the loops of reductions and normalisations. A pack is 128 bytes, as many machine
 * vectors as the instruction set needs, so that sums have the same order on every machine. For
 * files of this folder only. */
#ifndef KF_BACKENDS_CPU_SIMD_REDUCE_VEC_H
#define KF_BACKENDS_CPU_SIMD_REDUCE_VEC_H

#include <stdint.h>
#include <string.h>

#include "backends/cpu/loops/isa.h"
#include "backends/cpu/loops/prefetch.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__x86_64__)
#include <immintrin.h>
#endif

enum { PACK_BYTES = 128, PACK = PACK_BYTES / KF_ISA_VECTOR };
/* For each vector of a pack. Unrolled explicitly: otherwise compilers keep packs in memory. */
#if defined(__clang__)
#define EACH_VECTOR(k) _Pragma("clang loop unroll(full)") for (int k = 0; k < PACK; k++)
#else
#define EACH_VECTOR(k) _Pragma("GCC unroll 8") for (int k = 0; k < PACK; k++)
#endif

/* Prefetches the cache lines of a later pack: loops with so little work outrun the hardware
 * prefetcher. */
static inline void prefetch_pack(const void *pack) {
  kf__prefetch(pack, KF__AHEAD);
  kf__prefetch(pack, KF__AHEAD + KF__CACHE_LINE);
}

/* VECTORS(name, element, mask element): vname, the vector; uname, the unaligned form in memory;
 * mname, what comparisons give; LANES_name, elements of a pack. */
#define VECTORS(name, T, M)                                                                     \
  typedef T v##name __attribute__((vector_size(KF_ISA_VECTOR)));                                \
  typedef T u##name __attribute__((vector_size(KF_ISA_VECTOR), aligned(sizeof(T)), may_alias)); \
  typedef M m##name __attribute__((vector_size(KF_ISA_VECTOR)));                                \
  enum { LANES_##name = PACK_BYTES / sizeof(T), WIDTH_##name = KF_ISA_VECTOR / sizeof(T) };     \
  static inline v##name load_##name(const T *x) { return *(const u##name *)x; }                 \
  static inline void store_##name(T *x, v##name v) { *(u##name *)x = v; }                       \
  static inline v##name splat_##name(T x) { return x - (v##name){0}; }                          \
  static inline v##name choose_##name(m##name mask, v##name a, v##name b) {                     \
    return (v##name)((mask & (m##name)a) | (~mask & (m##name)b));                               \
  }

VECTORS(f32, float, int32_t)
VECTORS(f64, double, int64_t)
VECTORS(u8, uint8_t, int8_t)
VECTORS(i8, int8_t, int8_t)
VECTORS(i16, int16_t, int16_t)
VECTORS(i32, int32_t, int32_t)
VECTORS(i64, int64_t, int64_t)

/* Maximum and minimum; for floating types, NaN if either operand is. */
#define EXTREMES_INTEGER(name)                                                                  \
  static inline v##name max_##name(v##name a, v##name b) { return choose_##name(a > b, a, b); } \
  static inline v##name min_##name(v##name a, v##name b) { return choose_##name(a < b, a, b); }
EXTREMES_INTEGER(u8)
EXTREMES_INTEGER(i8)
EXTREMES_INTEGER(i16)
EXTREMES_INTEGER(i32)
EXTREMES_INTEGER(i64)

#if defined(__aarch64__)
static inline vf32 max_f32(vf32 a, vf32 b) {
  return (vf32)vmaxq_f32((float32x4_t)a, (float32x4_t)b);
}
static inline vf32 min_f32(vf32 a, vf32 b) {
  return (vf32)vminq_f32((float32x4_t)a, (float32x4_t)b);
}
static inline vf64 max_f64(vf64 a, vf64 b) {
  return (vf64)vmaxq_f64((float64x2_t)a, (float64x2_t)b);
}
static inline vf64 min_f64(vf64 a, vf64 b) {
  return (vf64)vminq_f64((float64x2_t)a, (float64x2_t)b);
}
#else
#if defined(__x86_64__)
/* maxps and its relatives return the second operand if either is NaN or both are zero: only a NaN
 * in the first operand needs a blend. */
#if KF_ISA_VECTOR == 64
#define X86(what) _mm512_##what
#elif KF_ISA_VECTOR == 32
#define X86(what) _mm256_##what
#else
#define X86(what) _mm_##what
#endif
#define LARGER_f32(a, b) ((vf32)X86(max_ps)(a, b))
#define SMALLER_f32(a, b) ((vf32)X86(min_ps)(a, b))
#define LARGER_f64(a, b) ((vf64)X86(max_pd)(a, b))
#define SMALLER_f64(a, b) ((vf64)X86(min_pd)(a, b))
#else
#define LARGER_f32(a, b) choose_f32(a > b, a, b)
#define SMALLER_f32(a, b) choose_f32(a < b, a, b)
#define LARGER_f64(a, b) choose_f64(a > b, a, b)
#define SMALLER_f64(a, b) choose_f64(a < b, a, b)
#endif
#define EXTREMES_FLOATING(name)                            \
  static inline v##name max_##name(v##name a, v##name b) { \
    return choose_##name(a != a, a, LARGER_##name(a, b));  \
  }                                                        \
  static inline v##name min_##name(v##name a, v##name b) { \
    return choose_##name(a != a, a, SMALLER_##name(a, b)); \
  }
EXTREMES_FLOATING(f32)
EXTREMES_FLOATING(f64)
#endif

/* to[i] = VECTOR for whole vectors, NUMBER for the remaining elements; both use i. A vector is
 * stored after its arguments were read, so `to` may be one of them. */
#define EACH_ELEMENT(name, to, n, VECTOR, NUMBER)                                      \
  do {                                                                                 \
    int64_t i = 0;                                                                     \
    for (; i + WIDTH_##name <= (n); i += WIDTH_##name) store_##name((to) + i, VECTOR); \
    for (; i < (n); i++) (to)[i] = NUMBER;                                             \
  } while (0)

/* Combines the vectors of a pack pairwise, into the first one: lane i with lane i + half;
 * FOLD_LANES continues with the lanes of one vector. (The remainders keep indices of other
 * instruction sets in bounds, in branches that are never taken.) */
_Static_assert(PACK == 2 || PACK == 4 || PACK == 8, "FOLD_PACK knows these");
#define FOLD_PACK(acc, VOP)                                    \
  do {                                                         \
    if (PACK > 4) {                                            \
      (acc)[0] = VOP((acc)[0], (acc)[4 % PACK]);               \
      (acc)[1] = VOP((acc)[1], (acc)[5 % PACK]);               \
      (acc)[2 % PACK] = VOP((acc)[2 % PACK], (acc)[6 % PACK]); \
      (acc)[3 % PACK] = VOP((acc)[3 % PACK], (acc)[7 % PACK]); \
    }                                                          \
    if (PACK > 2) {                                            \
      (acc)[0] = VOP((acc)[0], (acc)[2 % PACK]);               \
      (acc)[1] = VOP((acc)[1], (acc)[3 % PACK]);               \
    }                                                          \
    (acc)[0] = VOP((acc)[0], (acc)[1]);                        \
  } while (0)

/* Combines lanes pairwise until `left` of them remain, at the front of `lanes`. */
#define FOLD_LANES(lanes, count, left, OP)                   \
  for (int half_ = (count) / 2; half_ >= (left); half_ /= 2) \
    for (int lane_ = 0; lane_ < half_; lane_++)              \
  (lanes)[lane_] = OP((lanes)[lane_], (lanes)[lane_ + half_])

/* Same, for the lanes of a vector. FOLD_VECTOR, for floating types, shuffles registers: storing the
 * vector would take longer than folding a short row. */
#define FOLD_STORED(name, v, left, VOP, OP) FOLD_LANES(v, WIDTH_##name, left, OP)
#if defined(__clang__)
#define FOLD_VECTOR FOLD_STORED
#else
#if KF_ISA_VECTOR == 64
#define COUNT_f32 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#define COUNT_f64 0, 1, 2, 3, 4, 5, 6, 7
#elif KF_ISA_VECTOR == 32
#define COUNT_f32 0, 1, 2, 3, 4, 5, 6, 7
#define COUNT_f64 0, 1, 2, 3
#else
#define COUNT_f32 0, 1, 2, 3
#define COUNT_f64 0, 1
#endif
#define TURNED(name)                                                                  \
  static inline v##name turned_##name(v##name v, int by) {                            \
    return __builtin_shuffle(v, ((m##name){COUNT_##name} + by) & (WIDTH_##name - 1)); \
  }
TURNED(f32)
TURNED(f64)
#define FOLD_VECTOR(name, v, left, VOP, OP)                                                    \
  _Pragma("GCC unroll 4") for (int half_ = WIDTH_##name / 2; half_ >= (left); half_ /= 2)(v) = \
      VOP(v, turned_##name(v, half_))
#endif

#endif
