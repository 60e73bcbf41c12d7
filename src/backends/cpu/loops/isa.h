/* How a file of loops is compiled once for each instruction set, and which of these objects the
 * running machine uses.
 *
 * Note [SIMD files]
 * Every file src/backends/cpu/simd/NAME.c is compiled once for each instruction set of the
 * architecture, with KF_ISA_NAME set to it:
 *     x86-64    baseline (SSE2), avx2 (with FMA, F16C, BMI), avx512 (F, BW, CD, DQ, VL)
 *     AArch64   neon, sve (used where vectors are wider than NEON's)
 * avx512 and sve are compiled only for files that ask for them (Note [Build lines]); other files
 * use the next lower set. The build line chooses the optimization level, too. All files are
 * compiled with -fno-math-errno -fno-trapping-math -ffp-contract=off, so that results do not depend
 * on what the compiler decides to fuse. On x86-64, sanitized builds have one set, their base set
 * (KF_ISA_BASE). Such a file holds static functions only, and exports one table:
 *
 *     in loops/, a header:      typedef struct { kf__loop_fn add_f32; … } kf__arith_loops_t;
 *                               KF_ISA_DECLARE(kf__arith_loops_t, arith)
 *     in simd/simd_arith.c:          const kf__arith_loops_t KF_ISA_TABLE(arith) = {…};
 *     who uses it (arithmetic.c):    kf__loops_arith()->add_f32
 *
 * kf__loops_arith() is an inline function that picks the table for the machine that runs. Loops are
 * plain C that compilers vectorise (restrict pointers, no branches), or the GNU vector extensions
 * with vectors of KF_ISA_VECTOR bytes; KF_ISA_FMA says whether __builtin_fma is an instruction.
 * Helpers that several of them need are static inline functions of headers in simd/. Functions that
 * are not static need KF_ISA_FN(name), or two objects define the same symbol.
 *
 * Single functions of such a file may use more than the set has: cpu_features.h.
 *
 * The environment variable KEYFALL_CPU_ISA chooses among those that the machine has, for tests. */
#ifndef KF_BACKENDS_CPU_LOOPS_ISA_H
#define KF_BACKENDS_CPU_LOOPS_ISA_H

#include <stdbool.h>
#include <stdint.h>

/* A file of loops that is compiled without KF_ISA_NAME belongs to the base set. */
#if defined(KF_ISA_BASE)
#define KF__ISA_BASE KF_ISA_BASE
#elif defined(__aarch64__)
#define KF__ISA_BASE neon
#else
#define KF__ISA_BASE baseline
#endif
#ifndef KF_ISA_NAME
#define KF_ISA_NAME KF__ISA_BASE
#endif

/* The build defines KF_ISA_WITH_… for each set above the base set for which it compiles. */
#ifdef KF_ISA_WITH_AVX2
#define KF__ISA_AVX2(X, ...) X(avx2, __VA_ARGS__)
#else
#define KF__ISA_AVX2(X, ...)
#endif
#ifdef KF_ISA_WITH_AVX512
#define KF__ISA_AVX512(X, ...) X(avx512, __VA_ARGS__)
#else
#define KF__ISA_AVX512(X, ...)
#endif
#ifdef KF_ISA_WITH_SVE
#define KF__ISA_SVE(X, ...) X(sve, __VA_ARGS__)
#else
#define KF__ISA_SVE(X, ...)
#endif
/* X(set, …) for each set, from the base set upwards. */
#define KF__ISA_EACH(X, ...) KF__ISA_EACH_(X, KF__ISA_BASE, __VA_ARGS__)
#define KF__ISA_EACH_(X, base, ...) \
  X(base, __VA_ARGS__)              \
  KF__ISA_AVX2(X, __VA_ARGS__) KF__ISA_AVX512(X, __VA_ARGS__) KF__ISA_SVE(X, __VA_ARGS__)

#define KF__ISA_NUMBER(set, ...) KF__ISA_NUMBER_##set,
typedef enum { KF__ISA_EACH(KF__ISA_NUMBER, ) KF__ISA_COUNT } kf__isa_t;

#define KF__ISA_JOIN(a, b) KF__ISA_JOIN_(a, b)
#define KF__ISA_JOIN_(a, b) a##_##b
#define KF_ISA_FN(name) KF__ISA_JOIN(kf__##name, KF_ISA_NAME)
#define KF_ISA_TABLE(name) KF_ISA_FN(loops_##name)

/* Weak: a file that is not compiled for one of these sets has no such table; its address is NULL.
 */
#define KF__ISA_LINK_baseline
#define KF__ISA_LINK_avx2
#define KF__ISA_LINK_avx512 __attribute__((weak))
#define KF__ISA_LINK_neon
#define KF__ISA_LINK_sve __attribute__((weak))
#define KF__ISA_EXTERN(set, type, name) \
  extern const type kf__loops_##name##_##set KF__ISA_LINK_##set;
#define KF__ISA_ENTRY(set, type, name) &kf__loops_##name##_##set,
/* Declares the tables of simd/simd_NAME.c and kf__loops_NAME(), which returns the table for the
 * running machine. Where a file is not compiled for the highest set, the next lower one is used. */
#define KF_ISA_DECLARE(type, name)                                                 \
  KF__ISA_EACH(KF__ISA_EXTERN, type, name)                                         \
  static inline const type *kf__loops_##name(void) {                               \
    static const type *const tables[] = {KF__ISA_EACH(KF__ISA_ENTRY, type, name)}; \
    kf__isa_t isa = kf__cpu_isa();                                                 \
    return KF__ISA_EXISTS(tables[isa]) ? tables[isa] : tables[isa - 1];            \
  }                                                                                \
  _Static_assert(sizeof(type) != 0, #name)
#if defined(KF_ISA_WITH_SVE) || defined(KF_ISA_WITH_AVX512)
#define KF__ISA_EXISTS(table) __builtin_expect((table) != 0, 1)
#else
#define KF__ISA_EXISTS(table) 1
#endif

/* Bytes of the widest vector of the set that is being compiled; for SVE the minimum that all
 * machines have. */
#if defined(__AVX512F__)
#define KF_ISA_VECTOR 64
#elif defined(__AVX2__)
#define KF_ISA_VECTOR 32
#else
#define KF_ISA_VECTOR 16
#endif
#if defined(__FMA__) || defined(__aarch64__)
#define KF_ISA_FMA 1
#else
#define KF_ISA_FMA 0
#endif

/* The set in use, detected at the first call. A relaxed atomic is enough: every thread that detects
 * it stores the same value, and nothing else depends on it. */
extern uint8_t kf__isa_in_use; /* KF__ISA_COUNT: not known yet */
kf__isa_t kf__find_isa(void);
static inline kf__isa_t kf__cpu_isa(void) {
  uint8_t isa = __atomic_load_n(&kf__isa_in_use, __ATOMIC_RELAXED);
  return __builtin_expect(isa != KF__ISA_COUNT, 1) ? (kf__isa_t)isa : kf__find_isa();
}
const char *kf__isa_name(kf__isa_t isa);

#endif
