/* Tiles of integer matrix products for one instruction set: four rows by four vectors of sums. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/gemm_int_loops.h"

/* AArch64 has no multiplication of vectors of 64-bit integers: there a vector is one number. */
#if defined(__aarch64__)
#define BYTES_64 8
#else
#define BYTES_64 KF_ISA_VECTOR
#endif

#define SUM(r) s##r##0 = {0}, s##r##1 = {0}, s##r##2 = {0}, s##r##3 = {0}
#define ADD(r)                                                     \
  do {                                                             \
    const vector factor = (vector){0} + a[r * a_row + p * a_step]; \
    s##r##0 += factor * b0;                                        \
    s##r##1 += factor * b1;                                        \
    s##r##2 += factor * b2;                                        \
    s##r##3 += factor * b3;                                        \
  } while (0)
#define STORE(r)                            \
  do {                                      \
    loose *const to = (loose *)out + 4 * r; \
    to[0] = s##r##0;                        \
    to[1] = s##r##1;                        \
    to[2] = s##r##2;                        \
    to[3] = s##r##3;                        \
  } while (0)

#define TILE(T, BYTES)                                                                  \
  static void tile_##T(int64_t k, const void *first, int64_t a_row, int64_t a_step,     \
                       const void *panel, void *out) {                                  \
    typedef T vector __attribute__((vector_size(BYTES)));                               \
    typedef T loose __attribute__((vector_size(BYTES), aligned(sizeof(T)), may_alias)); \
    const T *a = first;                                                                 \
    const loose *b = panel;                                                             \
    vector SUM(0), SUM(1), SUM(2), SUM(3);                                              \
    for (int64_t p = 0; p < k; p++, b += 4) {                                           \
      const vector b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3];                          \
      ADD(0);                                                                           \
      ADD(1);                                                                           \
      ADD(2);                                                                           \
      ADD(3);                                                                           \
    }                                                                                   \
    STORE(0);                                                                           \
    STORE(1);                                                                           \
    STORE(2);                                                                           \
    STORE(3);                                                                           \
  }
TILE(uint8_t, KF_ISA_VECTOR)
TILE(uint16_t, KF_ISA_VECTOR)
TILE(uint32_t, KF_ISA_VECTOR)
TILE(uint64_t, BYTES_64)

const kf__gemm_int_loops_t KF_ISA_TABLE(gemm_int) = {
    .tiles = {{4 * KF_ISA_VECTOR, tile_uint8_t},
              {4 * KF_ISA_VECTOR / 2, tile_uint16_t},
              {4 * KF_ISA_VECTOR / 4, tile_uint32_t},
              {4 * BYTES_64 / 8, tile_uint64_t}},
};
