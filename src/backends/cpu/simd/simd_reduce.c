/* The folds of Note [Folds] for one instruction set. Rows are folded with explicit vectors, because
 * compilers may not reorder floating sums; columns are plain loops that they vectorise. */
#include "backends/cpu/loops/reduce_loops.h"

#include "backends/cpu/simd/reduce_vec.h"
#include "base/base_internal.h"

#define ADD(a, b) ((a) + (b))
#define MUL(a, b) ((a) * (b))

/* Any byte but 0 may stand for true: it counts as 1. */
static void sum_row_b(const void *data, int64_t n, void *out) {
  enum { LANES = 64, MOST_ROUNDS = 255 }; /* what a lane of 8 bits can count */
  const uint8_t *x = data;
  uint64_t sum = 0;
  int64_t i = 0;
  while (n - i >= LANES) {
    uint8_t counts[LANES] = {0};
    int64_t rounds = (n - i) / LANES;
    if (rounds > MOST_ROUNDS) rounds = MOST_ROUNDS;
    for (; rounds > 0; rounds--, i += LANES)
      for (int lane = 0; lane < LANES; lane++)
        counts[lane] = (uint8_t)(counts[lane] + (x[i + lane] != 0));
    for (int lane = 0; lane < LANES; lane++) sum += counts[lane];
  }
  for (; i < n; i++) sum += x[i] != 0;
  *(uint64_t *)out = sum;
}
static void prod_row_b(const void *data, int64_t n, void *out) {
  const uint8_t *x = data;
  uint8_t all = 1;
  for (int64_t i = 0; i < n; i++) all &= x[i] != 0;
  *(uint64_t *)out = all;
}

#define SAME(x) (x)
#define SQUARE(x) ((x) * (x))
#define MAX_OF(a, b) ((a) > (b) ? (a) : (b))
#define MIN_OF(a, b) ((a) < (b) ? (a) : (b))
#define MAX_OR_NAN(a, b) ((((a) > (b)) | ((a) != (a))) ? (a) : (b))
#define MIN_OR_NAN(a, b) ((((a) < (b)) | ((a) != (a))) ? (a) : (b))
/* Replaces NaN by 0, in a vector and in a number. */
static inline vf32 vdrop_f32(vf32 v) { return (vf32)((mf32)v & (mf32)(v == v)); }
static inline vf64 vdrop_f64(vf64 v) { return (vf64)((mf64)v & (mf64)(v == v)); }
#define DROP_NAN(x) ((x) == (x) ? (x) : 0)
static inline kf__c64_t add_c64(kf__c64_t a, kf__c64_t b) {
  return (kf__c64_t){a.re + b.re, a.im + b.im};
}
static inline kf__c128_t add_c128(kf__c128_t a, kf__c128_t b) {
  return (kf__c128_t){a.re + b.re, a.im + b.im};
}
static inline kf__c64_t mul_c64(kf__c64_t a, kf__c64_t b) {
  return (kf__c64_t){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
static inline kf__c128_t mul_c128(kf__c128_t a, kf__c128_t b) {
  return (kf__c128_t){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/* ---- Floating sums of a row ---- */

enum {
  LEAF_PACKS = 32,
  LEVELS = 10
}; /* 2^LEVELS leaves of the narrowest type are KF__FOLD_ROW_MAX */

/* Leaves of LEAF_PACKS packs are summed lane by lane; sums of equal numbers of leaves are combined
 * like the carries of a binary counter. STOP lanes are left at the end: one number, or the real and
 * the imaginary part. */
#define SUM_ROW(function, name, T, STOP, MAP)                                          \
  static inline void function##_leaf(const T *x, int64_t packs, v##name *acc) {        \
    for (int64_t i = 0; i < packs; i++, x += LANES_##name) {                           \
      prefetch_pack(x);                                                                \
      EACH_VECTOR(k) {                                                                 \
        v##name v = load_##name(x + k * WIDTH_##name);                                 \
        acc[k] += MAP(v);                                                              \
      }                                                                                \
    }                                                                                  \
  }                                                                                    \
  static void function(const void *data, int64_t count, void *out) {                   \
    const T *x = data;                                                                 \
    KF_ASSERT(count > 0);                                                              \
    KF_ASSERT(count <= KF__FOLD_ROW_MAX); /* so that `level` is large enough */        \
    int64_t n = count * (STOP), packs = n / LANES_##name, leaves = 0;                  \
    v##name level[LEVELS + 1][PACK], acc[PACK] = {{0}};                                \
    for (; packs >= LEAF_PACKS; packs -= LEAF_PACKS, x += LEAF_PACKS * LANES_##name) { \
      v##name sum[PACK] = {{0}};                                                       \
      function##_leaf(x, LEAF_PACKS, sum);                                             \
      int at = 0;                                                                      \
      for (; (leaves >> at) & 1; at++) EACH_VECTOR(k) sum[k] += level[at][k];          \
      EACH_VECTOR(k) level[at][k] = sum[k];                                            \
      leaves++;                                                                        \
    }                                                                                  \
    function##_leaf(x, packs, acc);                                                    \
    x += packs * LANES_##name;                                                         \
    T lanes[LANES_##name] = {0};                                                       \
    int64_t tail = n % LANES_##name;                                                   \
    if (tail != 0) {                                                                   \
      memcpy(lanes, x, (size_t)tail * sizeof(T));                                      \
      function##_leaf(lanes, 1, acc);                                                  \
    }                                                                                  \
    for (int at = 0; leaves >> at != 0; at++)                                          \
      if ((leaves >> at) & 1) EACH_VECTOR(k) acc[k] += level[at][k];                   \
    FOLD_PACK(acc, ADD);                                                               \
    FOLD_VECTOR(name, acc[0], STOP, ADD, ADD);                                         \
    memcpy(out, &acc[0], (STOP) * sizeof(T));                                          \
  }

SUM_ROW(sum_row_f32, f32, float, 1, SAME)
SUM_ROW(sum_row_f64, f64, double, 1, SAME)
SUM_ROW(sum_row_c64, f32, float, 2, SAME)
SUM_ROW(sum_row_c128, f64, double, 2, SAME)
SUM_ROW(squares_row_f32, f32, float, 1, SQUARE)
SUM_ROW(squares_row_f64, f64, double, 1, SQUARE)
SUM_ROW(nansum_row_f32, f32, float, 1, vdrop_f32)
SUM_ROW(nansum_row_f64, f64, double, 1, vdrop_f64)

/* ---- Other folds of a row ---- */

/* Accumulators start with FIRST: the first number, or one. */
#define FOLD_ROW(function, name, T, FIRST, VOP, OP, JOIN)                               \
  static void function(const void *data, int64_t n, void *out) {                        \
    const T *x = data;                                                                  \
    T first = FIRST;                                                                    \
    int64_t i = 0;                                                                      \
    if (n >= LANES_##name) {                                                            \
      v##name acc[PACK];                                                                \
      EACH_VECTOR(k) acc[k] = splat_##name(first);                                      \
      for (; i + LANES_##name <= n; i += LANES_##name) {                                \
        prefetch_pack(x + i);                                                           \
        EACH_VECTOR(k) { acc[k] = VOP(load_##name(x + i + k * WIDTH_##name), acc[k]); } \
      }                                                                                 \
      FOLD_PACK(acc, VOP);                                                              \
      JOIN(name, acc[0], 1, VOP, OP);                                                   \
      first = acc[0][0];                                                                \
    }                                                                                   \
    for (; i < n; i++) first = OP(x[i], first);                                         \
    *(T *)out = first;                                                                  \
  }

FOLD_ROW(prod_row_f32, f32, float, 1, MUL, MUL, FOLD_VECTOR)
FOLD_ROW(prod_row_f64, f64, double, 1, MUL, MUL, FOLD_VECTOR)
#define EXTREME_ROWS(name, T, MAX, MIN, JOIN)                    \
  FOLD_ROW(max_row_##name, name, T, x[0], max_##name, MAX, JOIN) \
  FOLD_ROW(min_row_##name, name, T, x[0], min_##name, MIN, JOIN)
EXTREME_ROWS(u8, uint8_t, MAX_OF, MIN_OF, FOLD_STORED)
EXTREME_ROWS(i8, int8_t, MAX_OF, MIN_OF, FOLD_STORED)
EXTREME_ROWS(i16, int16_t, MAX_OF, MIN_OF, FOLD_STORED)
EXTREME_ROWS(i32, int32_t, MAX_OF, MIN_OF, FOLD_STORED)
EXTREME_ROWS(i64, int64_t, MAX_OF, MIN_OF, FOLD_STORED)
/* Wide unsigned integers are rare: their extremes have plain loops. */
#define PLAIN_ROW(function, T, OP)                               \
  static void function(const void *data, int64_t n, void *out) { \
    const T *x = data;                                           \
    T found = x[0];                                              \
    for (int64_t i = 1; i < n; i++) found = OP(x[i], found);     \
    *(T *)out = found;                                           \
  }
#define PLAIN_ROWS(name, T, dtype)     \
  PLAIN_ROW(max_row_##name, T, MAX_OF) \
  PLAIN_ROW(min_row_##name, T, MIN_OF)
KF__TYPES_UNSIGNED(PLAIN_ROWS)
EXTREME_ROWS(f32, float, MAX_OR_NAN, MIN_OR_NAN, FOLD_VECTOR)
EXTREME_ROWS(f64, double, MAX_OR_NAN, MIN_OR_NAN, FOLD_VECTOR)

/* Narrow integers are summed in 32 bits; REACH numbers cannot overflow them. */
#define SUM_ROW_NARROW(name, T, PART, REACH)                           \
  static void sum_row_##name(const void *data, int64_t n, void *out) { \
    const T *x = data;                                                 \
    uint64_t sum = 0;                                                  \
    for (int64_t i = 0; i < n;) {                                      \
      PART part = 0;                                                   \
      int64_t end = n - i > (REACH) ? i + (REACH) : n;                 \
      for (; i < end; i++) part += (PART)x[i];                         \
      sum += (uint64_t)part;                                           \
    }                                                                  \
    *(uint64_t *)out = sum;                                            \
  }
SUM_ROW_NARROW(u8, uint8_t, uint32_t, 1 << 16)
SUM_ROW_NARROW(i8, int8_t, int32_t, 1 << 16)
SUM_ROW_NARROW(i16, int16_t, int32_t, 1 << 15)
SUM_ROW_NARROW(u16, uint16_t, uint32_t, 1 << 15)

/* Several independent chains, because a single one would wait for every operation. */
#define CHAIN_ROW(function, T, CHAINS, START, OP)                                   \
  static void function(const void *data, int64_t n, void *out) {                    \
    const T *x = data;                                                              \
    uint64_t part[CHAINS];                                                          \
    int64_t i = 0;                                                                  \
    for (int k = 0; k < (CHAINS); k++) part[k] = START;                             \
    for (; i + (CHAINS) <= n; i += (CHAINS))                                        \
      for (int k = 0; k < (CHAINS); k++) part[k] = OP(part[k], (uint64_t)x[i + k]); \
    for (; i < n; i++) part[0] = OP(part[0], (uint64_t)x[i]);                       \
    FOLD_LANES(part, CHAINS, 1, OP);                                                \
    *(uint64_t *)out = part[0];                                                     \
  }
CHAIN_ROW(sum_row_i32, int32_t, 16, 0, ADD)
CHAIN_ROW(sum_row_u32, uint32_t, 16, 0, ADD)
CHAIN_ROW(sum_row_i64, int64_t, 16, 0, ADD)
CHAIN_ROW(prod_row_u8, uint8_t, 4, 1, MUL)
CHAIN_ROW(prod_row_i8, int8_t, 4, 1, MUL)
CHAIN_ROW(prod_row_i16, int16_t, 4, 1, MUL)
CHAIN_ROW(prod_row_u16, uint16_t, 4, 1, MUL)
CHAIN_ROW(prod_row_i32, int32_t, 4, 1, MUL)
CHAIN_ROW(prod_row_u32, uint32_t, 4, 1, MUL)
CHAIN_ROW(prod_row_i64, int64_t, 4, 1, MUL)

#define PROD_ROW_COMPLEX(name)                                          \
  static void prod_row_##name(const void *data, int64_t n, void *out) { \
    const kf__##name##_t *x = data;                                     \
    kf__##name##_t p = x[0];                                            \
    for (int64_t i = 1; i < n; i++) p = mul_##name(p, x[i]);            \
    *(kf__##name##_t *)out = p;                                         \
  }
PROD_ROW_COMPLEX(c64)
PROD_ROW_COMPLEX(c128)

/* ---- Folds of columns ---- */

#define ROW_AT(T, k) ((const T *)(const void *)((const char *)data + (r + (k)) * stride))

/* Integers into 64 bits: four rows at a time, to save loads and stores of the accumulators. */
#define FOLD_COLS_WIDE(function, T, READ, OP)                                                  \
  static void function(const void *data, int64_t stride, int64_t rows, int64_t n, void *out) { \
    uint64_t *restrict acc = out;                                                              \
    int64_t r = 0;                                                                             \
    for (; r + 4 <= rows; r += 4) {                                                            \
      const T *a = ROW_AT(T, 0), *b = ROW_AT(T, 1), *c = ROW_AT(T, 2), *d = ROW_AT(T, 3);      \
      for (int64_t i = 0; i < n; i++) {                                                        \
        uint64_t ab = OP(READ(a[i]), READ(b[i]));                                              \
        uint64_t cd = OP(READ(c[i]), READ(d[i]));                                              \
        acc[i] = OP(acc[i], OP(ab, cd));                                                       \
      }                                                                                        \
    }                                                                                          \
    for (; r < rows; r++) {                                                                    \
      const T *a = ROW_AT(T, 0);                                                               \
      for (int64_t i = 0; i < n; i++) acc[i] = OP(acc[i], READ(a[i]));                         \
    }                                                                                          \
  }

/* Folds that keep the type: eight rows are combined as a tree before they are added to the
 * accumulators, which saves memory accesses and rounding errors. */
#define FOLD_COLS(function, name, T, VOP, OP, VMAP, MAP)                                       \
  static inline v##name function##_8(const T *const *x, int64_t i) {                           \
    v##name v[8];                                                                              \
    for (int k = 0; k < 8; k++) {                                                              \
      v##name one = load_##name(x[k] + i);                                                     \
      v[k] = VMAP(one);                                                                        \
    }                                                                                          \
    FOLD_LANES(v, 8, 1, VOP);                                                                  \
    return v[0];                                                                               \
  }                                                                                            \
  static inline T function##_8_tail(const T *const *x, int64_t i) {                            \
    T v[8];                                                                                    \
    for (int k = 0; k < 8; k++) v[k] = (T)MAP(x[k][i]);                                        \
    FOLD_LANES(v, 8, 1, (T)OP);                                                                \
    return v[0];                                                                               \
  }                                                                                            \
  static void function(const void *data, int64_t stride, int64_t rows, int64_t n, void *out) { \
    T *acc = out;                                                                              \
    int64_t r = 0;                                                                             \
    for (; r + 8 <= rows; r += 8) {                                                            \
      const T *x[8];                                                                           \
      for (int k = 0; k < 8; k++) x[k] = ROW_AT(T, k);                                         \
      int64_t i = 0;                                                                           \
      for (; i + WIDTH_##name <= n; i += WIDTH_##name)                                         \
        store_##name(acc + i, VOP(function##_8(x, i), load_##name(acc + i)));                  \
      for (; i < n; i++) {                                                                     \
        T joined = function##_8_tail(x, i);                                                    \
        acc[i] = (T)OP(joined, acc[i]);                                                        \
      }                                                                                        \
    }                                                                                          \
    for (; r < rows; r++) {                                                                    \
      const T *x = ROW_AT(T, 0);                                                               \
      int64_t i = 0;                                                                           \
      for (; i + WIDTH_##name <= n; i += WIDTH_##name) {                                       \
        v##name one = load_##name(x + i);                                                      \
        store_##name(acc + i, VOP(VMAP(one), load_##name(acc + i)));                           \
      }                                                                                        \
      for (; i < n; i++) acc[i] = (T)OP(MAP(x[i]), acc[i]);                                    \
    }                                                                                          \
  }
#define MERGE(function, A, OP)                                    \
  static void function(void *to, const void *from, int64_t n) {   \
    A *restrict acc = to;                                         \
    const A *restrict part = from;                                \
    for (int64_t i = 0; i < n; i++) acc[i] = OP(part[i], acc[i]); \
  }
#define FOLD_COLS_COMPLEX(function, name, OP)                                                  \
  static void function(const void *data, int64_t stride, int64_t rows, int64_t n, void *out) { \
    kf__##name##_t *restrict acc = out;                                                        \
    for (int64_t r = 0; r < rows; r++) {                                                       \
      const kf__##name##_t *x = ROW_AT(kf__##name##_t, 0);                                     \
      for (int64_t i = 0; i < n; i++) acc[i] = OP(acc[i], x[i]);                               \
    }                                                                                          \
  }

#define AS_NUMBER(x) ((uint64_t)(x))
#define AS_TRUTH(x) ((uint64_t)((x) != 0))
#define INTEGER_COLS_READ(name, T, READ)        \
  FOLD_COLS_WIDE(sum_cols_##name, T, READ, ADD) \
  FOLD_COLS_WIDE(prod_cols_##name, T, READ, MUL)
#define INTEGER_COLS(name, T) INTEGER_COLS_READ(name, T, AS_NUMBER)
INTEGER_COLS_READ(b, uint8_t, AS_TRUTH)
#define EXTREME_COLS(name, T, MAX, MIN)                            \
  FOLD_COLS(max_cols_##name, name, T, max_##name, MAX, SAME, SAME) \
  FOLD_COLS(min_cols_##name, name, T, min_##name, MIN, SAME, SAME) \
  MERGE(max_merge_##name, T, MAX)                                  \
  MERGE(min_merge_##name, T, MIN)
#define FLOATING_COLS(name, T)                                             \
  FOLD_COLS(sum_cols_##name, name, T, ADD, ADD, SAME, SAME)                \
  FOLD_COLS(prod_cols_##name, name, T, MUL, MUL, SAME, SAME)               \
  FOLD_COLS(squares_cols_##name, name, T, ADD, ADD, SQUARE, SQUARE)        \
  FOLD_COLS(nansum_cols_##name, name, T, ADD, ADD, vdrop_##name, DROP_NAN) \
  MERGE(sum_merge_##name, T, ADD)                                          \
  MERGE(prod_merge_##name, T, MUL)
INTEGER_COLS(u8, uint8_t)
INTEGER_COLS(i8, int8_t)
INTEGER_COLS(i16, int16_t)
INTEGER_COLS(i32, int32_t)
INTEGER_COLS(i64, int64_t)
INTEGER_COLS(u16, uint16_t)
INTEGER_COLS(u32, uint32_t)
MERGE(sum_merge_u64, uint64_t, ADD)
MERGE(prod_merge_u64, uint64_t, MUL)
EXTREME_COLS(u8, uint8_t, MAX_OF, MIN_OF)
EXTREME_COLS(i8, int8_t, MAX_OF, MIN_OF)
EXTREME_COLS(i16, int16_t, MAX_OF, MIN_OF)
EXTREME_COLS(i32, int32_t, MAX_OF, MIN_OF)
EXTREME_COLS(i64, int64_t, MAX_OF, MIN_OF)
#define PLAIN_FOLD(function, T, OP)                                                            \
  static void function(const void *data, int64_t stride, int64_t rows, int64_t n, void *out) { \
    T *restrict acc = out;                                                                     \
    for (int64_t r = 0; r < rows; r++) {                                                       \
      const T *x = ROW_AT(T, 0);                                                               \
      for (int64_t i = 0; i < n; i++) acc[i] = OP(x[i], acc[i]);                               \
    }                                                                                          \
  }
#define PLAIN_COLS(name, T, dtype)       \
  PLAIN_FOLD(max_cols_##name, T, MAX_OF) \
  PLAIN_FOLD(min_cols_##name, T, MIN_OF) \
  MERGE(max_merge_##name, T, MAX_OF)     \
  MERGE(min_merge_##name, T, MIN_OF)
KF__TYPES_UNSIGNED(PLAIN_COLS)
EXTREME_COLS(f32, float, MAX_OR_NAN, MIN_OR_NAN)
EXTREME_COLS(f64, double, MAX_OR_NAN, MIN_OR_NAN)
FLOATING_COLS(f32, float)
FLOATING_COLS(f64, double)
FOLD_COLS_COMPLEX(sum_cols_c64, c64, add_c64)
FOLD_COLS_COMPLEX(sum_cols_c128, c128, add_c128)
FOLD_COLS_COMPLEX(prod_cols_c64, c64, mul_c64)
FOLD_COLS_COMPLEX(prod_cols_c128, c128, mul_c128)
MERGE(sum_merge_c64, kf__c64_t, add_c64)
MERGE(sum_merge_c128, kf__c128_t, add_c128)
MERGE(prod_merge_c64, kf__c64_t, mul_c64)
MERGE(prod_merge_c128, kf__c128_t, mul_c128)

/* ---- The table ---- */

#define FOLD(kind, name, merged) \
  { kind##_row_##name, kind##_cols_##name, kind##_merge_##merged }
#define INTEGER_FOLDS(kind)                                               \
  [KF__T_b] = FOLD(kind, b, u64), [KF__T_u8] = FOLD(kind, u8, u64),       \
  [KF__T_i8] = FOLD(kind, i8, u64), [KF__T_i16] = FOLD(kind, i16, u64),   \
  [KF__T_i32] = FOLD(kind, i32, u64), [KF__T_i64] = FOLD(kind, i64, u64), \
  [KF__T_u16] = FOLD(kind, u16, u64), [KF__T_u32] = FOLD(kind, u32, u64), \
  [KF__T_u64] = FOLD(kind, i64, u64)
#define OTHER_FOLDS(kind)                                                 \
  [KF__T_f32] = FOLD(kind, f32, f32), [KF__T_f64] = FOLD(kind, f64, f64), \
  [KF__T_c64] = FOLD(kind, c64, c64), [KF__T_c128] = FOLD(kind, c128, c128)
#define EXTREME_FOLDS(kind)                                               \
  [KF__T_b] = FOLD(kind, u8, u8), [KF__T_u8] = FOLD(kind, u8, u8),        \
  [KF__T_i8] = FOLD(kind, i8, i8), [KF__T_i16] = FOLD(kind, i16, i16),    \
  [KF__T_i32] = FOLD(kind, i32, i32), [KF__T_i64] = FOLD(kind, i64, i64), \
  [KF__T_u16] = FOLD(kind, u16, u16), [KF__T_u32] = FOLD(kind, u32, u32), \
  [KF__T_u64] = FOLD(kind, u64, u64), [KF__T_f32] = FOLD(kind, f32, f32), \
  [KF__T_f64] = FOLD(kind, f64, f64)

const kf__fold_loops_t KF_ISA_TABLE(reduce) = {{
    [KF__FOLD_SUM] = {INTEGER_FOLDS(sum), OTHER_FOLDS(sum)},
    [KF__FOLD_SQUARES] = {[KF__T_f32] = {squares_row_f32, squares_cols_f32, sum_merge_f32},
                          [KF__T_f64] = {squares_row_f64, squares_cols_f64, sum_merge_f64}},
    [KF__FOLD_NANSUM] = {[KF__T_f32] = {nansum_row_f32, nansum_cols_f32, sum_merge_f32},
                         [KF__T_f64] = {nansum_row_f64, nansum_cols_f64, sum_merge_f64}},
    [KF__FOLD_PROD] = {INTEGER_FOLDS(prod), OTHER_FOLDS(prod)},
    [KF__FOLD_MAX] = {EXTREME_FOLDS(max)},
    [KF__FOLD_MIN] = {EXTREME_FOLDS(min)},
}};
