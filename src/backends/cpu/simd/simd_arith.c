/* Sums, products and quotients. Integers are computed in unsigned types, because they wrap around
 * and signed overflow is undefined; narrow ones in 32 bits, which compilers narrow again in vector
 * code. */
/* build: sve */
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/math/complex_math.h"
#include "backends/cpu/simd/simd_loops.h"

/* ---- Integers and booleans ---- */

#define W_u8 uint32_t
#define W_i8 uint32_t
#define W_i16 uint32_t
#define W_i32 uint32_t
#define W_i64 uint64_t
#define INTEGER(t, T, dtype)                                                                \
  static inline T add_##t(T a, T b) { return (T)((W_##t)a + (W_##t)b); }                    \
  static inline T sub_##t(T a, T b) { return (T)((W_##t)a - (W_##t)b); }                    \
  static inline T mul_##t(T a, T b) { return (T)((W_##t)a * (W_##t)b); }                    \
  static inline T scaled_##t(T a, T b, T p) { return (T)((W_##t)a + (W_##t)b * (W_##t)p); } \
  static inline T addcmul_##t(T a, T b, T c, T p) {                                         \
    return (T)((W_##t)a + (W_##t)p * (W_##t)b * (W_##t)c);                                  \
  }                                                                                         \
  KF__LOOP2_SYMMETRIC(add_loop_##t, T, T, add_##t)                                          \
  KF__LOOP2(sub_loop_##t, T, T, sub_##t)                                                    \
  KF__LOOP2_SYMMETRIC(mul_loop_##t, T, T, mul_##t)                                          \
  KF__LOOP2_WITH(scaled_loop_##t, T, T, scaled_##t)                                         \
  KF__LOOP3_WITH(addcmul_loop_##t, T, T, addcmul_##t)
KF__TYPES_INTEGER(INTEGER)

static inline uint8_t add_b(uint8_t a, uint8_t b) { return (uint8_t)((a | b) != 0); }
static inline uint8_t mul_b(uint8_t a, uint8_t b) { return (uint8_t)((a != 0) & (b != 0)); }
static inline uint8_t scaled_b(uint8_t a, uint8_t b, uint8_t p) {
  return (uint8_t)((a != 0) | ((b != 0) & (p != 0)));
}
KF__LOOP2_SYMMETRIC(add_loop_b, uint8_t, uint8_t, add_b)
KF__LOOP2_SYMMETRIC(mul_loop_b, uint8_t, uint8_t, mul_b)
KF__LOOP2_WITH(scaled_loop_b, uint8_t, uint8_t, scaled_b)

/* ---- Floating point ---- */

/* Rounds once where the machine has a fused multiply-add. */
#if KF_ISA_FMA
#define FMA_f32(a, b, c) __builtin_fmaf(a, b, c)
#define FMA_f64(a, b, c) __builtin_fma(a, b, c)
#else
#define FMA_f32(a, b, c) ((a) * (b) + (c))
#define FMA_f64(a, b, c) ((a) * (b) + (c))
#endif

/* lerp starts from the nearer end, so that a weight of 1 gives exactly b. */
#define REAL(t, T, dtype)                                                          \
  static inline T add_##t(T a, T b) { return a + b; }                              \
  static inline T sub_##t(T a, T b) { return a - b; }                              \
  static inline T mul_##t(T a, T b) { return a * b; }                              \
  static inline T div_##t(T a, T b) { return a / b; }                              \
  static inline T scaled_##t(T a, T b, T p) { return FMA_##t(b, p, a); }           \
  static inline T lerp_##t(T a, T b, T w) {                                        \
    T d = b - a;                                                                   \
    T low = FMA_##t(w, d, a);                                                      \
    T high = FMA_##t(w - 1, d, b);                                                 \
    return w < (T)0.5 && w > (T)-0.5 ? low : high;                                 \
  }                                                                                \
  static inline T addcmul_##t(T a, T b, T c, T p) { return FMA_##t(p * b, c, a); } \
  static inline T addcdiv_##t(T a, T b, T c, T p) { return a + p * b / c; }        \
  KF__LOOP2_SYMMETRIC(add_loop_##t, T, T, add_##t)                                 \
  KF__LOOP2(sub_loop_##t, T, T, sub_##t)                                           \
  KF__LOOP2_SYMMETRIC(mul_loop_##t, T, T, mul_##t)                                 \
  KF__LOOP2(div_loop_##t, T, T, div_##t)                                           \
  KF__LOOP2_WITH(scaled_loop_##t, T, T, scaled_##t)                                \
  KF__LOOP3(lerp_loop_##t, T, T, lerp_##t)                                         \
  KF__LOOP2_WITH(lerp_number_loop_##t, T, T, lerp_##t)                             \
  KF__LOOP3_WITH(addcmul_loop_##t, T, T, addcmul_##t)                              \
  KF__LOOP3_WITH(addcdiv_loop_##t, T, T, addcdiv_##t)
KF__TYPES_REAL(REAL)

/* ---- Complex ---- */

#define COMPLEX(t, T, dtype)                                                              \
  static inline T scaled_##t(T a, T b, T p) { return kf__add_##t(a, kf__mul_##t(p, b)); } \
  static inline T lerp_##t(T a, T b, T w) {                                               \
    T d = kf__sub_##t(b, a);                                                              \
    T minus_one = {w.re - 1, w.im};                                                       \
    bool near_a = w.re * w.re + w.im * w.im < (float)0.25;                                \
    return near_a ? scaled_##t(a, d, w) : scaled_##t(b, d, minus_one);                    \
  }                                                                                       \
  static inline T addcmul_##t(T a, T b, T c, T p) {                                       \
    return kf__add_##t(a, kf__mul_##t(kf__mul_##t(p, b), c));                             \
  }                                                                                       \
  static inline T addcdiv_##t(T a, T b, T c, T p) {                                       \
    return kf__add_##t(a, kf__div_##t(kf__mul_##t(p, b), c));                             \
  }                                                                                       \
  KF__LOOP2_SYMMETRIC(add_loop_##t, T, T, kf__add_##t)                                    \
  KF__LOOP2(sub_loop_##t, T, T, kf__sub_##t)                                              \
  KF__LOOP2_SYMMETRIC(mul_loop_##t, T, T, kf__mul_##t)                                    \
  KF__LOOP2(div_loop_##t, T, T, kf__div_##t)                                              \
  KF__LOOP2_WITH(scaled_loop_##t, T, T, scaled_##t)                                       \
  KF__LOOP3(lerp_loop_##t, T, T, lerp_##t)                                                \
  KF__LOOP2_WITH(lerp_number_loop_##t, T, T, lerp_##t)                                    \
  KF__LOOP3_WITH(addcmul_loop_##t, T, T, addcmul_##t)                                     \
  KF__LOOP3_WITH(addcdiv_loop_##t, T, T, addcdiv_##t)
KF__TYPES_COMPLEX(COMPLEX)

#define ADD(t, T, dtype) [KF__T_##t] = add_loop_##t,
#define SUB(t, T, dtype) [KF__T_##t] = sub_loop_##t,
#define MUL(t, T, dtype) [KF__T_##t] = mul_loop_##t,
#define DIV(t, T, dtype) [KF__T_##t] = div_loop_##t,
#define SCALED(t, T, dtype) [KF__T_##t] = scaled_loop_##t,
#define LERP(t, T, dtype) [KF__T_##t] = lerp_loop_##t,
#define LERP_NUMBER(t, T, dtype) [KF__T_##t] = lerp_number_loop_##t,
#define ADDCMUL(t, T, dtype) [KF__T_##t] = addcmul_loop_##t,
#define ADDCDIV(t, T, dtype) [KF__T_##t] = addcdiv_loop_##t,
#define INEXACT(ENTRY) KF__TYPES_REAL(ENTRY) KF__TYPES_COMPLEX(ENTRY)
/* Wide unsigned integers have the bits of the signed results. */
#define EXACT(ENTRY, loop)  \
  KF__TYPES_INTEGER(ENTRY)  \
  [KF__T_u16] = loop##_i16, \
 [KF__T_u32] = loop##_i32, [KF__T_u64] = loop##_i64,

const kf__arith_loops_t KF_ISA_TABLE(arith) = {
    .add = {[KF__T_b] = add_loop_b, EXACT(ADD, add_loop) INEXACT(ADD)},
    .add_scaled = {[KF__T_b] = scaled_loop_b, EXACT(SCALED, scaled_loop) INEXACT(SCALED)},
    .sub = {EXACT(SUB, sub_loop) INEXACT(SUB)},
    .mul = {[KF__T_b] = mul_loop_b, EXACT(MUL, mul_loop) INEXACT(MUL)},
    .div = {INEXACT(DIV)},
    .lerp = {INEXACT(LERP)},
    .lerp_number = {INEXACT(LERP_NUMBER)},
    .addcmul = {EXACT(ADDCMUL, addcmul_loop) INEXACT(ADDCMUL)},
    .addcdiv = {INEXACT(ADDCDIV)},
};
