/* Tiles of dot products for AArch64: bfmmla, smmla and sdot. Included by simd_dot.c alone. */
#ifndef KF_BACKENDS_CPU_SIMD_DOT_TILES_ARM_H
#define KF_BACKENDS_CPU_SIMD_DOT_TILES_ARM_H

/* Four rows by four vectors of sums; the groups of a row are lanes of its vector. */
#define SDOT_GROUP(g)                                                        \
  do {                                                                       \
    UNROLL for (int v = 0; v < 4; v++) {                                     \
      const int8x16_t b = vld1q_s8((const int8_t *)panel + 64 * g + 16 * v); \
      UNROLL for (int r = 0; r < rows; r++) sums[4 * r + v] =                \
          vdotq_laneq_s32(sums[4 * r + v], b, x[r], g);                      \
    }                                                                        \
  } while (0)
#define DOTPROD __attribute__((target("arch=armv8.2-a+dotprod")))
DOTPROD INLINE void sdot_rows(const int rows, int64_t m, int64_t bytes, const char *a,
                              int64_t a_row, const char *panel, int32_t *out, int64_t out_row,
                              bool add) {
  int32x4_t sums[16];
  const char *row[4];
  UNROLL for (int r = 0; r < rows; r++) row[r] = a + (r < m ? r : m - 1) * a_row;
  UNROLL for (int i = 0; i < 4 * rows; i++) sums[i] =
      add && i / 4 < m ? vld1q_s32(out + i / 4 * out_row + i % 4 * 4) : vdupq_n_s32(0);
  for (int64_t p = 0; p < bytes; p += 16, panel += 4 * 64) {
    int8x16_t x[4];
    UNROLL for (int r = 0; r < rows; r++) x[r] = vld1q_s8((const int8_t *)row[r] + p);
    SDOT_GROUP(0);
    SDOT_GROUP(1);
    SDOT_GROUP(2);
    SDOT_GROUP(3);
  }
  UNROLL for (int i = 0; i < 4 * rows; i++) {
    if (i / 4 < m) vst1q_s32(out + i / 4 * out_row + i % 4 * 4, sums[i]);
  }
}
WALK(sdot, DOTPROD, 4, 1)

/* Products of 2 × 2: a vector of A has a group of two rows, a vector of B that of two columns.
 * Eight rows by eight columns. */
#define PAIR_TILE(name, TARGET, DOT)                                                              \
  TARGET INLINE void name##_rows(const int rows, int64_t m, int64_t bytes, const char *a,         \
                                 int64_t a_row, const char *panel, int32_t *out, int64_t out_row, \
                                 bool add) {                                                      \
    int32x4_t sums[16];                                                                           \
    const char *row[8];                                                                           \
    UNROLL for (int r = 0; r < rows; r++) row[r] = a + (r < m ? r : m - 1) * a_row;               \
    UNROLL for (int i = 0; i < 2 * rows; i++) {                                                   \
      const int64_t above = i / 4 * 2, below = above + 1, column = i % 4 * 2;                     \
      sums[i] = vdupq_n_s32(0);                                                                   \
      if (add && above < m)                                                                       \
        sums[i] = vcombine_s32(vld1_s32(out + above * out_row + column),                          \
                               vld1_s32(out + (below < m ? below : above) * out_row + column));   \
    }                                                                                             \
    for (int64_t p = 0; p < bytes; p += 8, panel += 64) {                                         \
      uint8x16_t b[4];                                                                            \
      UNROLL for (int v = 0; v < 4; v++) b[v] = vld1q_u8((const uint8_t *)panel + 16 * v);        \
      UNROLL for (int r = 0; r < rows; r += 2) {                                                  \
        const uint8x16_t x = vcombine_u8(vld1_u8((const uint8_t *)row[r] + p),                    \
                                         vld1_u8((const uint8_t *)row[r + 1] + p));               \
        UNROLL for (int v = 0; v < 4; v++) sums[2 * r + v] = DOT(sums[2 * r + v], x, b[v]);       \
      }                                                                                           \
    }                                                                                             \
    UNROLL for (int i = 0; i < 2 * rows; i++) {                                                   \
      const int64_t above = i / 4 * 2, below = above + 1, column = i % 4 * 2;                     \
      if (above < m) vst1_s32(out + above * out_row + column, vget_low_s32(sums[i]));             \
      if (below < m) vst1_s32(out + below * out_row + column, vget_high_s32(sums[i]));            \
    }                                                                                             \
  }                                                                                               \
  WALK(name, TARGET, 8, 2)
#define I8MM __attribute__((target("arch=armv8.2-a+i8mm")))
#define BF16 __attribute__((target("arch=armv8.2-a+bf16")))
#define SMMLA_DOT(s, x, b) vmmlaq_s32(s, vreinterpretq_s8_u8(x), vreinterpretq_s8_u8(b))
#define BFMMLA_DOT(s, x, b) \
  vreinterpretq_s32_f32(    \
      vbfmmlaq_f32(vreinterpretq_f32_s32(s), vreinterpretq_bf16_u8(x), vreinterpretq_bf16_u8(b)))
PAIR_TILE(smmla, I8MM, SMMLA_DOT)
PAIR_TILE(bfmmla, BF16, BFMMLA_DOT)
#define BF16_TILES                                                       \
  {                                                                      \
    { "bf16", KF__CPU_BF16, 2, 8, 8, false, false, 8, 8, .run = bfmmla } \
  }
#define BYTE_TILES                                                                          \
  {                                                                                         \
    {"i8mm", KF__CPU_I8MM, 1, 8, 8, false, false, 8, 8, .run = smmla},                      \
        {"dotprod", KF__CPU_DOTPROD, 1, 4, 16, false, false, 4, 16, .run = sdot}, MADD_TILE \
  }

#endif
