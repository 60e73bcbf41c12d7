/* Recurrent layers: LSTM, GRU and plain ones, in one direction.
 *
 * Note [Recurrent layers]
 * The sums of a step are input · w_ihᵀ + state · w_hhᵀ + biases; a cell makes the next state of
 * them. Both weights are packed for the loops of matrix products once, and then the rows of a batch
 * are independent of each other: a task takes some of them through all steps, so threads meet only
 * at the end. The products with the input do not wait for the state: as many steps as fill a block
 * are computed at once.
 *
 * Rows of all steps lie one after the other. A packed sequence has fewer rows in later steps. The
 * state is one matrix for all rows, and a step changes the rows that it has: forwards, a sequence
 * that has ended keeps its last state, and backwards in time, one that has not begun its first.
 *
 * Backward walks the steps in the opposite order, with the gradient of the state in the place of
 * the state, and leaves the gradients of all sums as one matrix. The gradients of the input, the
 * weights and the biases are one product of that matrix each.
 *
 * What forward keeps for it ("workspace"), for n rows in all steps and a state of h numbers:
 *     LSTM    n × 4h gates after their activation, then n × h cell states from before each step
 *     GRU     n × 4h: the reset, update and new gate, and the new part of the projected state
 *     others  nothing: the derivative follows from the output */
#ifndef KF_BACKENDS_CPU_RECURRENT_RECURRENT_H
#define KF_BACKENDS_CPU_RECURRENT_RECURRENT_H

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/core/thread_scratch.h"
#include "backends/cpu/loops/recurrent_loops.h"
#include "backends/cpu/matmul/real_product.h"
#include "base/parallel.h"
#include "ops/core/recurrent_modes.h"

typedef struct kf__recurrent {
  const kf__gemm_loops_t *gemm;
  const kf__recurrent_cells_t *cells;
  kf_dtype_t dtype;
  int64_t item;
  kf__recurrent_mode_t mode;
  bool reverse;
  int64_t gates;    /* parts of a row of sums: 1, 3 or 4 */
  int64_t width;    /* numbers that are kept of a row of sums: as many, for a GRU one more part */
  int64_t features; /* of the input */
  int64_t hidden;   /* of the state */
  int64_t batch, steps, rows;
  int64_t *first; /* the first row of each step, and their number */
  int64_t block;  /* rows of the batch that a task takes */
  kf__scratch_t scratch;
} kf__recurrent_t;

/* Rows of the batch in a step: `count` of them exist, of which the first is `row` of all. */
typedef struct kf__recurrent_rows {
  int64_t row, count;
} kf__recurrent_rows_t;

/* Describes a call; kf_free(run->first) is the caller's, also after a failure. */
KF_MUST_USE kf_status_t kf__recurrent_init(kf__recurrent_t *run, const kf_tensor_t *input,
                                           const kf_tensor_t *hx, bool reverse,
                                           kf_int_span_t batch_sizes, int64_t mode);
/* Step `index` in the order of time of this direction. */
static inline int64_t kf__recurrent_step(const kf__recurrent_t *run, int64_t index) {
  return run->reverse ? run->steps - 1 - index : index;
}
/* The rows of a task, which begins at `begin` of the batch, in a step. */
static inline kf__recurrent_rows_t kf__recurrent_rows(const kf__recurrent_t *run, int64_t begin,
                                                      int64_t step) {
  const int64_t all = run->first[step + 1] - run->first[step];
  const int64_t count = kf__max(kf__min(all - begin, run->block), 0);
  return (kf__recurrent_rows_t){run->first[step] + begin, count};
}
/* Calls body(run, first and last block of rows). `scratch` bytes of run->scratch for each task. */
KF_MUST_USE kf_status_t kf__recurrent_run(kf__recurrent_t *run, size_t scratch, kf__range_fn body);

/* ---- Products with a packed matrix ---- */

typedef struct kf__recurrent_weight {
  char *panels;
  size_t size;
  int64_t depth, columns; /* of the matrix that is multiplied by */
} kf__recurrent_weight_t;
/* Packs a matrix: element (p, j) is at data[p * step + j * column]. */
KF_MUST_USE kf_status_t kf__recurrent_pack(const kf__recurrent_t *run, const char *data,
                                           int64_t step, int64_t column, int64_t depth,
                                           int64_t columns, kf__recurrent_weight_t *out_weight);
void kf__recurrent_unpack(kf__recurrent_weight_t *weight);
/* Bytes of scratch for `rows` rows at once. */
size_t kf__recurrent_scratch(const kf__recurrent_t *run, const kf__recurrent_weight_t *weight,
                             int64_t rows);
/* `store` = rows × weight. The rows are `row` numbers apart. */
void kf__recurrent_multiply(const kf__recurrent_t *run, const kf__recurrent_weight_t *weight,
                            const char *data, int64_t row, int64_t rows,
                            const kf__gemm_store_t *store, char *scratch);

#endif
