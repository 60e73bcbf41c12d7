/* Scaled dot product attention in blocks, and its gradient.
 *
 * Note [Attention]
 * No matrix of all scores exists. A panel is as many queries as a tile of a matrix product has
 * columns; it meets the keys in blocks. The product of a block of keys with a panel is stored as
 * keys × queries, which is a packed panel of the next product already:
 *
 *     scores = keys · queriesᵀ          weights = exp(scores - maximum of each query)
 *     outᵀ   = outᵀ · exp(old maximum - new one) + valuesᵀ · weights
 *
 * A query is a lane of vectors throughout, so maxima and sums need nothing across lanes. Queries
 * are divided among threads in chunks; for each, keys are visited in the same order, so that
 * results do not depend on the division.
 *
 * The gradient computes the weights again, from the logarithm of the sum that forward returns. With
 * dot = sum of out · grad of a query:
 *
 *     grad of scores = weights · (values · gradᵀ - dot)
 *     grad of queryᵀ = keysᵀ · grad of scores
 *     grad of keys   = grad of scores · queries,    grad of values = weights · grad
 *
 * Tasks are pairs of a batch and a head of keys: each adds up the gradients of its keys alone. */
#ifndef KF_BACKENDS_CPU_ATTENTION_ATTENTION_H
#define KF_BACKENDS_CPU_ATTENTION_ATTENTION_H

#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/core/thread_scratch.h"
#include "backends/cpu/loops/attention_loops.h"
#include "backends/cpu/matmul/gemm.h"

/* A tensor of batch × heads × rows × columns, and its strides in elements. */
typedef struct kf__heads {
  char *data;
  kf_dtype_t dtype;
  int64_t batch, head, row, column;
} kf__heads_t;

typedef struct kf__attention {
  kf__floats_t kind;
  const kf__gemm_loops_t *gemm;
  const kf__attention_rows_t *rows;
  kf__heads_t query, key, value, out, mask; /* mask: data NULL for none */
  kf__heads_t log_sum;                      /* without columns; of the compute type */
  int64_t batches, heads, key_heads, queries, keys, depth;
  int64_t block; /* keys at once, a multiple of the rows of a tile */
  double scale;
  bool causal;
} kf__attention_t;

/* Describes a call. */
void kf__attention_init(kf__attention_t *run, const kf_tensor_t *query, const kf_tensor_t *key,
                        const kf_tensor_t *value, const kf_tensor_t *out,
                        const kf_tensor_t *log_sum, const kf_tensor_t *mask, bool causal,
                        kf_opt_float_t scale);
kf__heads_t kf__heads_of(const kf_tensor_t *tensor);

/* Parts of scratch memory: each call returns the next `numbers` numbers of the compute type. Bytes
 * are counted when `memory` is NULL. */
typedef struct kf__parts {
  char *memory;
  size_t used;
} kf__parts_t;
char *kf__part(kf__parts_t *parts, const kf__attention_t *run, int64_t numbers);

/* Rows of one head, as numbers of the compute type: in place, or converted into `buffer`. */
typedef struct kf__rows {
  const char *data;
  int64_t row, column; /* strides */
} kf__rows_t;
kf__rows_t kf__rows_of(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                       int64_t head, int64_t first, int64_t count, int64_t width, char *buffer);
/* Writes `count` rows of run->depth numbers, `stride` numbers apart. */
void kf__rows_put(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                  int64_t head, int64_t first, int64_t count, const char *rows, int64_t stride);
/* Writes columns of a panel of run->depth rows as rows. `buffer` is for depth + lanes numbers times
 * the width of a panel. */
void kf__panel_put(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                   int64_t head, int64_t first, int64_t count, const char *panel, char *buffer);

/* A panel of queries that meets a block of keys. */
typedef struct kf__meeting {
  int64_t batch, head;
  int64_t query, queries; /* the first query, and how many */
  int64_t key, keys;
} kf__meeting_t;
/* The number of keys of a block that at least one query of a panel may see. */
int64_t kf__visible_keys(const kf__attention_t *run, int64_t query, int64_t queries, int64_t key);
/* Queries as a panel of B; the columns of queries that do not exist are 0. */
void kf__pack_queries(const kf__attention_t *run, kf__rows_t rows, int64_t count, char *panel);
/* A panel of B, of which the columns of the first `queries` queries are used. */
typedef struct kf__panel {
  const char *data;
  int64_t queries;
} kf__panel_t;
/* The product of `m` rows of A with a panel of B: the first `depth` of the `packed` steps that A
 * was packed for. With `add`, it is added to what is there. Vectors of columns without queries are
 * left as they are: loops read them, so they must be numbers, but nothing depends on them. */
void kf__panel_product(const kf__attention_t *run, int64_t m, int64_t depth, const char *a,
                       int64_t packed, kf__panel_t panel, double alpha, bool add, char *out);
/* Scores with the mask. `mask` and `buffer` have the size of a panel. */
void kf__scores(const kf__attention_t *run, const kf__meeting_t *at, const char *keys,
                const char *queries, char *scores, char *mask, char *buffer);

/* Writes the three gradients; grad_out and the gradients have strides of their own. */
KF_MUST_USE kf_status_t kf__attention_gradient(const kf__attention_t *run,
                                               const kf__heads_t *grad_out,
                                               const kf__heads_t grads[3]);

#endif
