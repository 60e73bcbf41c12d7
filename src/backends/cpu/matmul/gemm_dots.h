/* Products of matrices of bytes or bfloat16 with the machine's dot products: Note [Dot products] in
 * dot_loops.h. */
#ifndef KF_BACKENDS_CPU_MATMUL_GEMM_DOTS_H
#define KF_BACKENDS_CPU_MATMUL_GEMM_DOTS_H

#include "backends/cpu/loops/dot_loops.h"
#include "backends/cpu/matmul/gemm.h"

typedef struct kf__dots {
  const kf__dot_tile_t *tile;
  int64_t m, n, k, batches;
  int64_t size; /* bytes of an element in memory; a tile with wider ones widens signed bytes */
  kf__matrix_t a, b;
  /* Instead of a: writes row i, without padding, as elements of the tile; in any order, by several
   * threads. `batches` must be 1. */
  void (*load_row)(const void *context, int64_t i, char *to);
  /* Instead of b: panels of all columns, as kf__dots_pack writes them. */
  const char *packed_b;
  /* XORed into the bytes of A: 0x80 turns signed bytes into unsigned ones, plus 128. */
  uint8_t flip;
  bool small_a; /* the bytes of A are at most 127 */
  /* Called for parts of C whose sums (float or int32_t) are complete: rows i … i + m - 1, columns
   * j … j + n - 1 of a product of the batch. */
  void (*store)(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j, int64_t n,
                const void *sums, int64_t sums_row);
  const void *context;
  /* Instead of `store`, where sums are the result: rows of n of them. `batches` must be 1. */
  void *sums;
} kf__dots_t;

/* Computes all products. Fails for lack of memory, before anything is stored, or when it is stopped
 * (Note [Stopping]). Sizes are at least 1. */
KF_MUST_USE kf_status_t kf__dots_run(const kf__dots_t *dots);

/* The best tile of this machine. For bfloat16, NULL where it has no instructions. Weights of bytes
 * are packed once and multiplied by small bytes most of the time. */
const kf__dot_tile_t *kf__dots_tile_bf16(void);
const kf__dot_tile_t *kf__dots_tile_bytes(void);
const kf__dot_tile_t *kf__dots_tile_weights(void);
/* Bytes of a row of A with its padding, and of the panels of n columns. */
int64_t kf__dots_row_bytes(const kf__dot_tile_t *tile, int64_t k);
int64_t kf__dots_packed_bytes(const kf__dot_tile_t *tile, int64_t n, int64_t k);
/* Writes columns first … first + count - 1 of B (count ≤ tile->columns) as a panel, which has the
 * size of a panel of k steps. b->batch is not used. */
void kf__dots_pack(const kf__dot_tile_t *tile, int64_t size, const kf__matrix_t *b, int64_t k,
                   int64_t first, int64_t count, char *panel);

/* Products of bfloat16, and of bytes modulo 2^8 (m, n and k at least 1), where the machine has
 * instructions for them; otherwise the general loops. */
KF_MUST_USE kf_status_t kf__gemm_bf16(const kf__gemm_t *job);
bool kf__gemm_bytes_suits(const kf__gemm_t *job);
KF_MUST_USE kf_status_t kf__gemm_bytes(const kf__gemm_t *job);

#endif
