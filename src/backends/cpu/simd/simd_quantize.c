/* What comes before and after products of bfloat16 and of bytes, for one instruction set: rows of B
 * as groups of steps, numbers as bytes and back. See dot_loops.h. */
/* build: avx512 */
#include <string.h>

#include "backends/cpu/loops/cpu_features.h"
#include "backends/cpu/loops/dot_loops.h"
#include "base/half.h"

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

enum { PIECE = 64 };

/* The steps of a group as one number, the first in its low bits: memory is little-endian. Columns
 * are taken sixteen at once: compilers know that number, and need no loop for what is left. */
#define JOIN_ONE(T, GROUP, j)                                                                 \
  GROUP group = b[j];                                                                         \
  _Pragma("GCC unroll 8") for (int s = 1; s < (int)(sizeof(GROUP) / sizeof(T)); s++) group |= \
      (GROUP)b[s * b_row + (j)] << ((int)(8 * sizeof(T)) * s);                                \
  panel[j] = group;
#define JOIN(name, T, GROUP)                                                                  \
  static void name(int64_t groups, int64_t columns, const T *b, int64_t b_row, int64_t width, \
                   GROUP *restrict panel) {                                                   \
    enum { STEPS = sizeof(GROUP) / sizeof(T), AT_ONCE = 16 };                                 \
    for (int64_t p = 0; p < groups; p++, b += STEPS * b_row, panel += width) {                \
      int64_t j = 0;                                                                          \
      for (; j + AT_ONCE <= columns; j += AT_ONCE)                                            \
        for (int64_t q = j; q < j + AT_ONCE; q++) {                                           \
          JOIN_ONE(T, GROUP, q)                                                               \
        }                                                                                     \
      for (; j < columns; j++) {                                                              \
        JOIN_ONE(T, GROUP, j)                                                                 \
      }                                                                                       \
    }                                                                                         \
  }
JOIN(join_2_halves, uint16_t, uint32_t)
JOIN(join_4_bytes, uint8_t, uint32_t)
#if defined(__aarch64__)
JOIN(join_4_halves, uint16_t, uint64_t)
JOIN(join_8_bytes, uint8_t, uint64_t)
#endif /* no tile of other machines has such groups */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "groups are made for it");

#if defined(__AVX512F__)
/* Four vectors of a panel, from sixteen rows. A vector gets four rows by loads, so that only rows
 * next to each other are left to be shuffled. */
static inline __attribute__((always_inline)) void turn_four(const char *b, int64_t b_row,
                                                            int64_t width, uint32_t *to) {
#define ROW(r) _mm_loadu_si128((const __m128i *)(const void *)(b + (r)*b_row))
  __m512i rows[4];
  _Pragma("GCC unroll 4") for (int r = 0; r < 4; r++) {
    rows[r] = _mm512_castsi128_si512(ROW(r));
    rows[r] = _mm512_mask_broadcast_i32x4(rows[r], 0x00f0, ROW(r + 4));
    rows[r] = _mm512_mask_broadcast_i32x4(rows[r], 0x0f00, ROW(r + 8));
    rows[r] = _mm512_mask_broadcast_i32x4(rows[r], 0xf000, ROW(r + 12));
  }
#undef ROW
  const __m512i low01 = _mm512_unpacklo_epi32(rows[0], rows[1]);
  const __m512i high01 = _mm512_unpackhi_epi32(rows[0], rows[1]);
  const __m512i low23 = _mm512_unpacklo_epi32(rows[2], rows[3]);
  const __m512i high23 = _mm512_unpackhi_epi32(rows[2], rows[3]);
  _mm512_storeu_si512(to, _mm512_unpacklo_epi64(low01, low23));
  _mm512_storeu_si512(to + width, _mm512_unpackhi_epi64(low01, low23));
  _mm512_storeu_si512(to + 2 * width, _mm512_unpacklo_epi64(high01, high23));
  _mm512_storeu_si512(to + 3 * width, _mm512_unpackhi_epi64(high01, high23));
}

static void turn_4_bytes(int64_t groups, int64_t columns, const char *b, int64_t b_row,
                         uint32_t *panel) {
  for (int64_t j = 0; j < columns; j += 16)
    for (int64_t p = 0; p < groups; p += 4)
      turn_four(b + j * b_row + 4 * p, b_row, columns, panel + p * columns + j);
}
#endif

typedef float floats_t __attribute__((vector_size(KF_ISA_VECTOR)));
typedef int32_t ints_t __attribute__((vector_size(KF_ISA_VECTOR)));
typedef uint32_t bits_t __attribute__((vector_size(KF_ISA_VECTOR)));
typedef uint16_t halves_t __attribute__((vector_size(KF_ISA_VECTOR / 2)));
enum { LANES = KF_ISA_VECTOR / 4 };
#define INLINE static inline __attribute__((always_inline))
/* The same at any address. */
#define ANYWHERE(T, BYTES) T __attribute__((vector_size(BYTES), aligned(sizeof(T)), may_alias))
typedef ANYWHERE(float, KF_ISA_VECTOR) loose_floats_t;
typedef ANYWHERE(int32_t, KF_ISA_VECTOR) loose_ints_t;
typedef ANYWHERE(uint16_t, KF_ISA_VECTOR / 2) loose_halves_t;
#define LOAD(V, from) (*(const loose_##V *)(from))

/* ---- Results of bfloat16 ---- */

/* As kf__f32_to_bf16. */
INLINE halves_t round_plainly(floats_t x) {
  const bits_t bits = (bits_t)x, odd = (bits >> 16) & 1;
  const bits_t nan = (bits_t)(x != x), rounded = (bits + 0x7fff + odd) >> 16;
  return __builtin_convertvector((nan & 0x7fc0) | (~nan & rounded), halves_t);
}

static void narrow_bf16(int64_t n, const float *x, uint16_t *to) {
  int64_t i = 0;
#if defined(__AVX512F__) /* compilers prefer shorter vectors */
  for (; i + LANES <= n; i += LANES) {
    const halves_t rounded = round_plainly(LOAD(floats_t, x + i));
    memcpy(to + i, &rounded, sizeof rounded);
  }
#endif
  for (; i < n; i++) to[i] = kf__f32_to_bf16(x[i]);
}

/* Whole vectors of one row; returns how many columns they are. `d` may be `c`. */
#define STORE(name, TARGET, ROUND)                                                         \
  TARGET INLINE int64_t name(int64_t n, const float *sums, float alpha, float beta,        \
                             const uint16_t *d, uint16_t *c) {                             \
    int64_t j = 0;                                                                         \
    for (; j + LANES <= n; j += LANES) {                                                   \
      floats_t x = LOAD(floats_t, sums + j) * alpha;                                       \
      if (d != NULL) {                                                                     \
        const bits_t added = __builtin_convertvector(LOAD(halves_t, d + j), bits_t) << 16; \
        x += (floats_t)added * beta;                                                       \
      }                                                                                    \
      const halves_t rounded = ROUND(x);                                                   \
      memcpy(c + j, &rounded, sizeof rounded);                                             \
    }                                                                                      \
    return j;                                                                              \
  }                                                                                        \
  TARGET static void name##_rows(const kf__bf16_store_t *to, int64_t m, int64_t n,         \
                                 const float *sums, int64_t sums_row) {                    \
    const uint16_t *d = to->d;                                                             \
    uint16_t *c = to->c;                                                                   \
    for (int64_t r = 0; r < m; r++, sums += sums_row, c += to->c_row) {                    \
      int64_t j = 0;                                                                       \
      if (d == NULL || to->d_column == 1) j = name(n, sums, to->alpha, to->beta, d, c);    \
      for (; j < n; j++) {                                                                 \
        float x = to->alpha * sums[j];                                                     \
        if (d != NULL) x += to->beta * kf__bf16_to_f32(d[j * to->d_column]);               \
        c[j] = kf__f32_to_bf16(x);                                                         \
      }                                                                                    \
      if (d != NULL) d += to->d_row;                                                       \
    }                                                                                      \
  }
STORE(store_plainly, , round_plainly)
#if defined(__AVX512F__)
#define BF16 __attribute__((target("avx512bf16")))
#define ROUND_QUICKLY(x) (halves_t) _mm512_cvtneps_pbh(x)
STORE(store_quickly, BF16, ROUND_QUICKLY)
static void store_bf16(const kf__bf16_store_t *to, int64_t m, int64_t n, const float *sums,
                       int64_t sums_row) {
  const bool quick = kf__cpu_has(KF__CPU_AVX512_BF16);
  (quick ? store_quickly_rows : store_plainly_rows)(to, m, n, sums, sums_row);
}
#define STORE_BF16 store_bf16
#else
#define STORE_BF16 store_plainly_rows
#endif

/* ---- Numbers as bytes and back ---- */

#define CHOOSE(mask, x, y) (floats_t)(((mask) & (ints_t)(x)) | (~(mask) & (ints_t)(y)))

static void bounds(int64_t n, const float *x, float *out) {
  floats_t low = (floats_t){0} + x[0], high = low;
  ints_t odd = {0};
  int64_t i = 0;
  for (; i + LANES <= n; i += LANES) {
    floats_t v;
    memcpy(&v, x + i, sizeof v);
    low = CHOOSE(v < low, v, low);
    high = CHOOSE(v > high, v, high);
    odd |= v != v;
  }
  float least = x[0], most = x[0];
  bool strange = x[0] != x[0];
  for (int l = 0; l < LANES; l++) {
    if (low[l] < least) least = low[l];
    if (high[l] > most) most = high[l];
    if (odd[l] != 0) strange = true;
  }
  for (; i < n; i++) {
    if (x[i] < least) least = x[i];
    if (x[i] > most) most = x[i];
    if (x[i] != x[i]) strange = true;
  }
  out[0] = least;
  out[1] = most;
  out[2] = strange;
}

/* Adding 1.5 * 2^23 rounds a small number to an integer, which the low bits then are. */
static void quantize(int64_t n, const float *x, float factor, int32_t zero, int32_t low,
                     int32_t high, int32_t shift, int8_t item, void *to) {
  const float least = (float)(low - zero), most = (float)(high - zero), rounding = 12582912.0f;
  const int32_t offset = (int32_t)kf__bits_of_float(rounding) + shift - zero;
  int32_t values[PIECE];
  for (int64_t i = 0; i < n; i += PIECE) {
    const int64_t count = n - i < PIECE ? n - i : PIECE;
    for (int64_t j = 0; j < count; j++) {
      float v = x[i + j] * factor;
      v = v > least ? v : least;
      v = v < most ? v : most;
      values[j] = (int32_t)kf__bits_of_float(v + rounding) - offset;
    }
    if (item == 1)
      for (int64_t j = 0; j < count; j++) ((uint8_t *)to)[i + j] = (uint8_t)values[j];
    else
      for (int64_t j = 0; j < count; j++) ((int16_t *)to)[i + j] = (int16_t)values[j];
  }
}

/* Every element of a row as vectors do it. */
#define DEQUANTIZE(T_INTS, T_FLOATS, FROM_INTS, FROM_FLOATS, POSITIVE)         \
  T_INTS sum = FROM_INTS(sums + j) - FROM_INTS(how->offsets + first + j);      \
  if (how->zeros != NULL) sum -= FROM_INTS(how->zeros + first + j) * row_sum;  \
  T_FLOATS x = TO_FLOATS_##T_INTS(sum) * FROM_FLOATS(how->scales + first + j); \
  if (how->bias != NULL) x += FROM_FLOATS(how->bias + first + j);              \
  if (how->relu) x = POSITIVE(x);
#define TO_FLOATS_ints_t(x) __builtin_convertvector(x, floats_t)
#define TO_FLOATS_int32_t(x) (float)(x)
#define LOAD_INTS(from) LOAD(ints_t, from)
#define LOAD_FLOATS(from) LOAD(floats_t, from)
#define LOAD_ONE(from) (*(from))
#define POSITIVES(x) (floats_t)((ints_t)(x) & ~(ints_t)((x) < (floats_t){0}))
#define POSITIVE_ONE(x) ((x) < 0 ? 0 : (x))

static void dequantize(const kf__dequantize_t *how, int64_t first, int64_t m, int64_t n,
                       const int32_t *sums, int64_t sums_row, const int32_t *row_sums, float *out,
                       int64_t out_row) {
  for (int64_t r = 0; r < m; r++, sums += sums_row, out += out_row) {
    const int32_t row_sum = row_sums != NULL ? row_sums[r] : 0;
    int64_t j = 0;
    for (; j + LANES <= n; j += LANES) {
      DEQUANTIZE(ints_t, floats_t, LOAD_INTS, LOAD_FLOATS, POSITIVES)
      memcpy(out + j, &x, sizeof x);
    }
    for (; j < n; j++) {
      DEQUANTIZE(int32_t, float, LOAD_ONE, LOAD_ONE, POSITIVE_ONE)
      out[j] = x;
    }
  }
}

const kf__quantize_loops_t KF_ISA_TABLE(quantize) = {
    .store_bf16 = STORE_BF16,
    .join_2_halves = join_2_halves,
    .join_4_bytes = join_4_bytes,
#if defined(__aarch64__)
    .join_4_halves = join_4_halves,
    .join_8_bytes = join_8_bytes,
#endif
#if defined(__AVX512F__)
    .turn_4_bytes = turn_4_bytes,
#endif
    .narrow_bf16 = narrow_bf16,
    .bounds = bounds,
    .quantize = quantize,
    .dequantize = dequantize,
};
