/* Loops of products of bfloat16 and of bytes that use the machine's dot products.
 *
 * Note [Dot products]
 * These instructions multiply groups of adjacent steps of a sum: a group has 4 or 8 bytes, which
 * are 2 or 4 numbers of bfloat16, or 4 or 8 bytes. B is packed as panels of `columns` columns. For
 * each group of steps, a panel has the group of column 0, that of column 1, and so on; this is the
 * layout that every one of these instruction sets wants, tiles of AMX included. Rows of A are read
 * as they are in memory. Where AMX cannot do that, because rows have to be padded or transposed,
 * they are copied to blocks: a block of `rows` rows has the first `step` bytes of all its rows,
 * then the next ones, and so on. Both operands are padded with zeros so that a row has a multiple
 * of `step` bytes.
 *
 * Products of bytes are sums of int32, which are exact modulo 2^32. AVX2, AVX512_VNNI and AVX_VNNI
 * multiply unsigned bytes of A and signed ones of B; elsewhere both are signed. Machines without
 * products of bytes multiply 16-bit integers (`item` is 2): there, both operands are widened
 * first. Products of bfloat16 are sums of float32. */
#ifndef KF_BACKENDS_CPU_LOOPS_DOT_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_DOT_LOOPS_H

#include <stdbool.h>
#include <stdint.h>

#include "backends/cpu/loops/isa.h"

enum { KF__DOT_COLUMNS = 64 }; /* at most, of a panel */

typedef struct kf__dot_tile {
  const char *name;
  uint32_t needs;  /* features (cpu_features.h) */
  int8_t item;     /* bytes of an element */
  int8_t group;    /* bytes of the steps of one column that are adjacent */
  int8_t step;     /* rows of A and columns of panels are padded to a multiple of these bytes */
  bool unsigned_a; /* bytes of A are unsigned */
  bool blocks;     /* copies of A are blocks */
  int16_t rows;    /* that are computed at once */
  int16_t columns; /* of a panel */
  /* sums[r * sums_row + j] = (add: the number there +) the sum of row r times column j, for
   * r < m and j < columns. `bytes` is the length of the part of a row of A that is multiplied, a
   * multiple of `step`; a_row is the distance of rows in bytes, in blocks that of the first bytes
   * of two blocks, divided by `rows`. Sums are float or int32_t. */
  void (*run)(int64_t m, int64_t bytes, const char *a, int64_t a_row, bool blocked,
              const char *panel, void *sums, int64_t sums_row, bool add);
  /* Called by a thread before and after it calls `run`; NULL where there is nothing to do. */
  void (*begin)(void), (*end)(void);
  /* The same as `run` for unsigned bytes of A that are at most 127; NULL where `run` is as fast.
   * Where it is not, the next tile of the list is faster for other bytes. */
  void (*run_small)(int64_t m, int64_t bytes, const char *a, int64_t a_row, bool blocked,
                    const char *panel, void *sums, int64_t sums_row, bool add);
} kf__dot_tile_t;

/* How sums of bytes become numbers of float32; each array has a number for each column. */
typedef struct kf__dequantize {
  const int32_t *offsets; /* subtracted from sums */
  const int32_t *zeros;   /* NULL: 0. Their product with the sum of the row is subtracted */
  const float *scales;
  const float *bias; /* NULL: none */
  bool relu;
} kf__dequantize_t;

typedef struct kf__dot_loops {
  /* The best tile first; the entry that ends a list has no function. */
  kf__dot_tile_t bf16[3], bytes[5];
  /* out[j] = the sum over p < k of x[p] * b[j * b_row + p] for j < n, all of bfloat16. */
  void (*few_bf16)(int64_t n, int64_t k, const uint16_t *x, const uint16_t *b, int64_t b_row,
                   float *out);
} kf__dot_loops_t;
KF_ISA_DECLARE(kf__dot_loops_t, dot);

/* Where sums of bfloat16 go: c = alpha * sum + beta * d, rounded once. d may be c. */
typedef struct kf__bf16_store {
  float alpha, beta;
  const uint16_t *d; /* NULL: nothing is added */
  int64_t d_row, d_column;
  uint16_t *c; /* its columns are adjacent */
  int64_t c_row;
} kf__bf16_store_t;

/* What comes before and after products. */
typedef struct kf__quantize_loops {
  void (*store_bf16)(const kf__bf16_store_t *to, int64_t m, int64_t n, const float *sums,
                     int64_t sums_row);
  /* Groups of steps of `columns` adjacent columns: panel[p * width + j] has b[(steps * p + s) *
   * b_row
   * + j] for s < steps, p < groups. Groups of eight bytes are NULL where no tile has them. */
  void (*join_2_halves)(int64_t groups, int64_t columns, const uint16_t *b, int64_t b_row,
                        int64_t width, uint32_t *panel);
  void (*join_4_halves)(int64_t groups, int64_t columns, const uint16_t *b, int64_t b_row,
                        int64_t width, uint64_t *panel);
  void (*join_4_bytes)(int64_t groups, int64_t columns, const uint8_t *b, int64_t b_row,
                       int64_t width, uint32_t *panel);
  void (*join_8_bytes)(int64_t groups, int64_t columns, const uint8_t *b, int64_t b_row,
                       int64_t width, uint64_t *panel);
  /* The same for columns that are adjacent along the sum: their groups of four bytes, panel[p *
   * columns + j] from b + j * b_row + 4 * p. `columns` and `groups` are multiples of 16 and 4. NULL
   * where turn_rows (gemm_loops.h) is as fast. */
  void (*turn_4_bytes)(int64_t groups, int64_t columns, const char *b, int64_t b_row,
                       uint32_t *panel);
  /* float32 to bfloat16: as kf__f32_to_bf16. */
  void (*narrow_bf16)(int64_t n, const float *x, uint16_t *to);
  /* The least and the greatest of n ≥ 1 numbers; out[2] is not 0 if one of them is NaN. */
  void (*bounds)(int64_t n, const float *x, float *out);
  /* to[i] = x[i] * factor, rounded to the nearest integer, plus `zero`, between low and high: as
   * bytes (`shift` is subtracted then), or as int16_t. */
  void (*quantize)(int64_t n, const float *x, float factor, int32_t zero, int32_t low, int32_t high,
                   int32_t shift, int8_t item, void *to);
  /* Columns first … first + n - 1 of m rows, which begin at `out`. row_sums are the sums of the
   * rows of A; NULL where how->zeros is. */
  void (*dequantize)(const kf__dequantize_t *how, int64_t first, int64_t m, int64_t n,
                     const int32_t *sums, int64_t sums_row, const int32_t *row_sums, float *out,
                     int64_t out_row);
} kf__quantize_loops_t;
KF_ISA_DECLARE(kf__quantize_loops_t, quantize);

#endif
