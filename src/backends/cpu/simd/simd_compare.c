/* Comparisons, logic and bits. a > b is b < a, so it has no loops of its own. Equality and bit
 * operations do not depend on the sign, so integers of one width share their loops. Logic has loops
 * for bool only, because the iterator converts the operands. */
/* build: sve */
#define KF__NO_UNROLLING /* vectors of bytes cover many elements */
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/simd_loops.h"

#define EQUALITY(t, T, dtype)                                          \
  static inline uint8_t eq_##t(T a, T b) { return (uint8_t)(a == b); } \
  static inline uint8_t ne_##t(T a, T b) { return (uint8_t)(a != b); } \
  KF__LOOP2_SYMMETRIC(eq_loop_##t, uint8_t, T, eq_##t)                 \
  KF__LOOP2_SYMMETRIC(ne_loop_##t, uint8_t, T, ne_##t)
#define ORDER(t, T, dtype)                                             \
  static inline uint8_t lt_##t(T a, T b) { return (uint8_t)(a < b); }  \
  static inline uint8_t le_##t(T a, T b) { return (uint8_t)(a <= b); } \
  KF__LOOP2(lt_loop_##t, uint8_t, T, lt_##t)                           \
  KF__LOOP2(le_loop_##t, uint8_t, T, le_##t)
#define BITS(t, T, dtype)                                      \
  static inline T bit_and_##t(T a, T b) { return (T)(a & b); } \
  static inline T bit_or_##t(T a, T b) { return (T)(a | b); }  \
  static inline T bit_xor_##t(T a, T b) { return (T)(a ^ b); } \
  KF__LOOP2_SYMMETRIC(bit_and_loop_##t, T, T, bit_and_##t)     \
  KF__LOOP2_SYMMETRIC(bit_or_loop_##t, T, T, bit_or_##t)       \
  KF__LOOP2_SYMMETRIC(bit_xor_loop_##t, T, T, bit_xor_##t)

EQUALITY(u8, uint8_t, )
BITS(u8, uint8_t, )
KF__TYPES_UNSIGNED(EQUALITY)
KF__TYPES_UNSIGNED(BITS)
KF__TYPES_REAL(EQUALITY)
KF__TYPES_INTEGER(ORDER)
KF__TYPES_UNSIGNED(ORDER)
KF__TYPES_REAL(ORDER)

#define COMPLEX_EQUALITY(t, T, dtype)                                                           \
  static inline uint8_t eq_##t(T a, T b) { return (uint8_t)((a.re == b.re) & (a.im == b.im)); } \
  static inline uint8_t ne_##t(T a, T b) { return (uint8_t)((a.re != b.re) | (a.im != b.im)); } \
  KF__LOOP2_SYMMETRIC(eq_loop_##t, uint8_t, T, eq_##t)                                          \
  KF__LOOP2_SYMMETRIC(ne_loop_##t, uint8_t, T, ne_##t)
KF__TYPES_COMPLEX(COMPLEX_EQUALITY)

/* Every byte other than 0 is true. */
#define BOOLEAN(LOOP, name, expression)                   \
  static inline uint8_t name##_b(uint8_t a, uint8_t b) {  \
    uint8_t x = (uint8_t)(a != 0), y = (uint8_t)(b != 0); \
    return (uint8_t)(expression);                         \
  }                                                       \
  LOOP(name##_loop_b, uint8_t, uint8_t, name##_b)
BOOLEAN(KF__LOOP2_SYMMETRIC, eq, x == y)
BOOLEAN(KF__LOOP2, lt, x < y)
BOOLEAN(KF__LOOP2, le, x <= y)
BOOLEAN(KF__LOOP2_SYMMETRIC, and, x &y)
BOOLEAN(KF__LOOP2_SYMMETRIC, or, x | y)
BOOLEAN(KF__LOOP2_SYMMETRIC, xor, x ^ y)

#define BY_WIDTH(loop)                                                          \
  [KF__T_u8] = loop##_u8, [KF__T_i8] = loop##_u8, [KF__T_i16] = loop##_u16,     \
  [KF__T_u16] = loop##_u16, [KF__T_i32] = loop##_u32, [KF__T_u32] = loop##_u32, \
  [KF__T_i64] = loop##_u64, [KF__T_u64] = loop##_u64
#define EQ(t, T, dtype) [KF__T_##t] = eq_loop_##t,
#define NE(t, T, dtype) [KF__T_##t] = ne_loop_##t,
#define LT(t, T, dtype) [KF__T_##t] = lt_loop_##t,
#define LE(t, T, dtype) [KF__T_##t] = le_loop_##t,
#define INEXACT(ENTRY) KF__TYPES_REAL(ENTRY) KF__TYPES_COMPLEX(ENTRY)
#define ORDERED(ENTRY) KF__TYPES_INTEGER(ENTRY) KF__TYPES_UNSIGNED(ENTRY) KF__TYPES_REAL(ENTRY)

const kf__compare_loops_t KF_ISA_TABLE(compare) = {
    .eq = {[KF__T_b] = eq_loop_b, INEXACT(EQ) BY_WIDTH(eq_loop)},
    .ne = {[KF__T_b] = xor_loop_b, INEXACT(NE) BY_WIDTH(ne_loop)},
    .lt = {[KF__T_b] = lt_loop_b, ORDERED(LT)},
    .le = {[KF__T_b] = le_loop_b, ORDERED(LE)},
    .bit_and = {[KF__T_b] = and_loop_b, BY_WIDTH(bit_and_loop)},
    .bit_or = {[KF__T_b] = or_loop_b, BY_WIDTH(bit_or_loop)},
    .bit_xor = {[KF__T_b] = xor_loop_b, BY_WIDTH(bit_xor_loop)},
};
