/* Tiles of dot products for x86-64: AMX, AVX512_BF16, AVX512_VNNI, AVX_VNNI, and products of bytes
 * for machines that have none of them. Included by simd_dot.c alone. */
#ifndef KF_BACKENDS_CPU_SIMD_DOT_TILES_X86_H
#define KF_BACKENDS_CPU_SIMD_DOT_TILES_X86_H

/* Without VNNI, the product of bytes adds pairs of products as int16, which saturates. Bytes of A
 * that are at most 127 cannot get there: 2 * 127 * 128 < 2^15. Others are multiplied as int16,
 * first the even bytes of groups, then the odd ones, which is slower than tiles of int16. */
#define BYTES_DOT(mm, V)                                                                           \
  INLINE V small_dot(V s, V x, V b) {                                                              \
    return mm##_add_epi32(s, mm##_madd_epi16(mm##_maddubs_epi16(x, b), mm##_set1_epi16(1)));       \
  }                                                                                                \
  INLINE V bytes_dot(V s, V x, V b) {                                                              \
    const V even = mm##_srai_epi16(mm##_slli_epi16(b, 8), 8), odd = mm##_srai_epi16(b, 8);         \
    const V low = mm##_srli_epi16(mm##_slli_epi16(x, 8), 8), high = mm##_srli_epi16(x, 8);         \
    return mm##_add_epi32(s,                                                                       \
                          mm##_add_epi32(mm##_madd_epi16(low, even), mm##_madd_epi16(high, odd))); \
  }

#if defined(__AVX512F__)
BYTES_DOT(_mm512, __m512i)
GROUP_TILE(small, , __m512i, 6, 4, _mm512_set1_epi32, small_dot)
GROUP_TILE(bytes, , __m512i, 4, 4, _mm512_set1_epi32, bytes_dot)
#define VNNI __attribute__((target("avx512vnni")))
#define BF16 __attribute__((target("avx512bf16")))
#define BF16_DOT(s, x, b) (__m512i) _mm512_dpbf16_ps((__m512)(s), (__m512bh)(x), (__m512bh)(b))
GROUP_TILE(vnni, VNNI, __m512i, 6, 4, _mm512_set1_epi32, _mm512_dpbusd_epi32)
GROUP_TILE(bf16, BF16, __m512i, 6, 4, _mm512_set1_epi32, BF16_DOT)

typedef struct tile_config {
  uint8_t palette, start_row, reserved[14];
  uint16_t row_bytes[16];
  uint8_t rows[16];
} tile_config_t;

/* Tiles 0 to 3 have the sums of 32 × 32 elements, 4 and 5 rows of A, 6 and 7 columns of B.
 * Each is loaded for the next step as soon as it was used. The intrinsics do not tell the compiler
 * what memory they read. */
#define AMX __attribute__((target("amx-tile,amx-bf16,amx-int8")))
#define MEMORY_IS_READ(p) __asm__ volatile("" : : "r"(p) : "memory")
AMX static void configure(int64_t above, int64_t below) {
  tile_config_t config = {.palette = 1};
  for (int i = 0; i < 8; i++) config.row_bytes[i] = 64;
  config.rows[0] = config.rows[1] = config.rows[4] = (uint8_t)above;
  config.rows[2] = config.rows[3] = config.rows[5] = (uint8_t)(below > 0 ? below : 1);
  config.rows[6] = config.rows[7] = 16;
  MEMORY_IS_READ(&config);
  _tile_loadconfig(&config);
}
static void amx_begin(void) { configure(16, 16); }
AMX static void amx_end(void) { _tile_release(); }

#define AMX_TILE(name, DOT)                                                                     \
  AMX static void name##_rows(int64_t below, int64_t bytes, const char *a, int64_t a_row,       \
                              int64_t a_step, const char *panel, int32_t *out, int64_t out_row, \
                              bool add) {                                                       \
    const int64_t row = out_row * 4;                                                            \
    int32_t *const lower = out + 16 * out_row;                                                  \
    _tile_zero(0);                                                                              \
    _tile_zero(1);                                                                              \
    _tile_zero(2);                                                                              \
    _tile_zero(3);                                                                              \
    if (add) {                                                                                  \
      _tile_loadd(0, out, row);                                                                 \
      _tile_loadd(1, out + 16, row);                                                            \
      if (below > 0) {                                                                          \
        _tile_loadd(2, lower, row);                                                             \
        _tile_loadd(3, lower + 16, row);                                                        \
      }                                                                                         \
    }                                                                                           \
    _tile_loadd(6, panel, 128);                                                                 \
    _tile_loadd(4, a, a_row);                                                                   \
    _tile_loadd(7, panel + 64, 128);                                                            \
    if (below > 0) _tile_loadd(5, a + 16 * a_row, a_row);                                       \
    for (int64_t left = bytes - 64;; left -= 64) {                                              \
      DOT(0, 4, 6);                                                                             \
      DOT(1, 4, 7);                                                                             \
      a += a_step;                                                                              \
      panel += 16 * 128;                                                                        \
      if (left > 0) _tile_loadd(4, a, a_row);                                                   \
      if (below > 0) DOT(2, 5, 6);                                                              \
      if (left > 0) _tile_loadd(6, panel, 128);                                                 \
      if (below > 0) DOT(3, 5, 7);                                                              \
      if (left <= 0) break;                                                                     \
      _tile_loadd(7, panel + 64, 128);                                                          \
      if (below > 0) _tile_loadd(5, a + 16 * a_row, a_row);                                     \
    }                                                                                           \
    _tile_stored(0, out, row);                                                                  \
    _tile_stored(1, out + 16, row);                                                             \
    if (below > 0) {                                                                            \
      _tile_stored(2, lower, row);                                                              \
      _tile_stored(3, lower + 16, row);                                                         \
    }                                                                                           \
  }                                                                                             \
  AMX static void name(int64_t m, int64_t bytes, const char *a, int64_t a_row, bool blocked,    \
                       const char *panel, void *sums, int64_t sums_row, bool add) {             \
    int32_t *out = (int32_t *)sums;                                                             \
    MEMORY_IS_READ(a);                                                                          \
    for (int64_t i = 0; i < m; i += 32) {                                                       \
      const int64_t rows = m - i < 32 ? m - i : 32, below = rows > 16 ? rows - 16 : 0;          \
      if (rows < 32) configure(rows - below, below);                                            \
      name##_rows(below, bytes, a + i * a_row, blocked ? 64 : a_row, blocked ? 32 * 64 : 64,    \
                  panel, out + i * sums_row, sums_row, add);                                    \
      if (rows < 32) amx_begin();                                                               \
    }                                                                                           \
    MEMORY_IS_READ(sums);                                                                       \
  }
AMX_TILE(amx_bf16, _tile_dpbf16ps)
AMX_TILE(amx_int8, _tile_dpbssd)

#define BF16_TILES                                                                           \
  {                                                                                          \
    {"amx_bf16", KF__CPU_AMX_BF16, 2, 4, 64, false, true, 32, 32,                            \
     .run = amx_bf16, .begin = amx_begin, .end = amx_end}, {                                 \
      "avx512_bf16", KF__CPU_AVX512_BF16 | KF__CPU_QUICK_BF16, 2, 4, 4, false, false, 6, 64, \
      .run = bf16                                                                            \
    }                                                                                        \
  }
#define BYTE_TILES                                                                             \
  {                                                                                            \
    {"amx_int8", KF__CPU_AMX_INT8, 1, 4, 64, false, true, 32, 32,                              \
     .run = amx_int8, .begin = amx_begin, .end = amx_end},                                     \
        {"avx512_vnni", KF__CPU_AVX512_VNNI, 1, 4, 4, true, false, 6, 64, .run = vnni},        \
        {"bytes", 0, 1, 4, 4, true, false, 6, 64, .run = bytes, .run_small = small}, MADD_TILE \
  }

#elif defined(__AVX2__)
BYTES_DOT(_mm256, __m256i)
GROUP_TILE(small, , __m256i, 4, 2, _mm256_set1_epi32, small_dot)
GROUP_TILE(bytes, , __m256i, 4, 2, _mm256_set1_epi32, bytes_dot)
#define VNNI __attribute__((target("avxvnni")))
GROUP_TILE(vnni, VNNI, __m256i, 6, 2, _mm256_set1_epi32, _mm256_dpbusd_avx_epi32)
#define BF16_TILES \
  {                \
    { 0 }          \
  }
#define BYTE_TILES                                                                             \
  {                                                                                            \
    {"avx_vnni", KF__CPU_AVX_VNNI, 1, 4, 4, true, false, 6, 16, .run = vnni},                  \
        {"bytes", 0, 1, 4, 4, true, false, 4, 16, .run = bytes, .run_small = small}, MADD_TILE \
  }
#endif

#endif
