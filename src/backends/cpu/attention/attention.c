/* What both directions of attention share: the description of a call, rows of heads as numbers of
 * the compute type, and the scores of a panel of queries. See Note [Attention]. */
#include "backends/cpu/attention/attention.h"

#include <math.h>

#include "backends/cpu/core/bounds.h"

kf__heads_t kf__heads_of(const kf_tensor_t *tensor) {
  KF_ASSERT(tensor->ndim == 3 || tensor->ndim == 4);
  const int64_t *strides = tensor->strides;
  return (kf__heads_t){kf__data(tensor), kf__dtype(tensor), strides[0],
                       strides[1],       strides[2],        tensor->ndim == 4 ? strides[3] : 0};
}

/* A mask of two or four dimensions, of which some have size 1 and are repeated. */
static kf__heads_t mask_of(const kf_tensor_t *mask) {
  int64_t strides[4] = {0, 0, 0, 0};
  KF_ASSERT(mask->ndim == 2 || mask->ndim == 4);
  for (uint32_t d = 0; d < mask->ndim; d++)
    if (mask->sizes[d] != 1) strides[4 - mask->ndim + d] = mask->strides[d];
  return (kf__heads_t){kf__data(mask), kf__dtype(mask), strides[0],
                       strides[1],     strides[2],      strides[3]};
}

void kf__attention_init(kf__attention_t *run, const kf_tensor_t *query, const kf_tensor_t *key,
                        const kf_tensor_t *value, const kf_tensor_t *out,
                        const kf_tensor_t *log_sum, const kf_tensor_t *mask, bool causal,
                        kf_opt_float_t scale) {
  enum { BLOCK = 256, PANEL_BYTES = 24 << 10 }; /* of a block of scores: part of the first cache */
  memset(run, 0, sizeof *run);
  run->kind = kf__floats_of(kf__dtype(query));
  run->gemm = run->kind.wide ? &kf__loops_gemm()->f64 : &kf__loops_gemm()->f32;
  run->rows = &kf__loops_attention()->rows[run->kind.wide];
  run->query = kf__heads_of(query);
  run->key = kf__heads_of(key);
  run->value = kf__heads_of(value);
  run->out = kf__heads_of(out);
  run->log_sum = kf__heads_of(log_sum);
  if (kf__is_defined(mask)) run->mask = mask_of(mask);
  run->batches = query->sizes[0];
  run->heads = query->sizes[1];
  run->key_heads = key->sizes[1];
  run->queries = query->sizes[2];
  run->keys = key->sizes[2];
  run->depth = query->sizes[3];
  run->causal = causal;
  run->scale = scale.has ? scale.value : 1 / sqrt((double)run->depth);
  KF_ASSERT(run->heads % run->key_heads == 0);
  KF_ASSERT(run->log_sum.dtype == run->kind.compute);
  const int64_t fits = PANEL_BYTES / (run->gemm->nr * run->kind.size);
  run->block = kf__min(fits, BLOCK) / run->gemm->mr * run->gemm->mr;
  run->block = kf__min(run->block, kf__round_up(run->keys, run->gemm->mr));
}

char *kf__part(kf__parts_t *parts, const kf__attention_t *run, int64_t numbers) {
  const size_t bytes = (size_t)(numbers * run->kind.size);
  char *const part = parts->memory == NULL ? NULL : parts->memory + parts->used;
  parts->used += (bytes + KF__ALIGNMENT - 1) / KF__ALIGNMENT * KF__ALIGNMENT;
  return part;
}

/* ---- Rows ---- */

static char *row_at(const kf__heads_t *tensor, int64_t item, int64_t batch, int64_t head,
                    int64_t row) {
  return tensor->data + (batch * tensor->batch + head * tensor->head + row * tensor->row) * item;
}

kf__rows_t kf__rows_of(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                       int64_t head, int64_t first, int64_t count, int64_t width, char *buffer) {
  const int64_t item = kf__dtype_sizes[tensor->dtype], size = run->kind.size;
  const char *from = row_at(tensor, item, batch, head, first);
  if (tensor->dtype == run->kind.compute) return (kf__rows_t){from, tensor->row, tensor->column};
  for (int64_t r = 0; r < count; r++, from += tensor->row * item) {
    char *const to = buffer + r * width * size;
    if (tensor->column == 1) {
      kf__cast(run->kind.compute, to, tensor->dtype, from, width);
      continue;
    }
    for (int64_t i = 0; i < width; i++)
      kf__cast(run->kind.compute, to + i * size, tensor->dtype, from + i * tensor->column * item,
               1);
  }
  return (kf__rows_t){buffer, width, 1};
}

void kf__rows_put(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                  int64_t head, int64_t first, int64_t count, const char *rows, int64_t stride) {
  const int64_t item = kf__dtype_sizes[tensor->dtype], size = run->kind.size;
  char *to = row_at(tensor, item, batch, head, first);
  for (int64_t r = 0; r < count; r++, to += tensor->row * item, rows += stride * size) {
    if (tensor->column == 1) {
      kf__cast(tensor->dtype, to, run->kind.compute, rows, run->depth);
      continue;
    }
    for (int64_t i = 0; i < run->depth; i++)
      kf__cast(tensor->dtype, to + i * tensor->column * item, run->kind.compute, rows + i * size,
               1);
  }
}

void kf__panel_put(const kf__attention_t *run, const kf__heads_t *tensor, int64_t batch,
                   int64_t head, int64_t first, int64_t count, const char *panel, char *buffer) {
  enum { ROWS = 64 };
  const int64_t width = kf__round_up(run->depth, run->gemm->lanes);
  for (int64_t i = 0; i < run->depth; i += ROWS) {
    int64_t offsets[ROWS];
    const int64_t rows = kf__min(ROWS, run->depth - i);
    for (int64_t r = 0; r < rows; r++) offsets[r] = (i + r) * run->gemm->nr;
    run->gemm->turn_rows(panel, offsets, rows, count, width, buffer + i * run->kind.size);
  }
  kf__rows_put(run, tensor, batch, head, first, count, buffer, width);
}

/* ---- Products ---- */

void kf__pack_queries(const kf__attention_t *run, kf__rows_t rows, int64_t count, char *panel) {
  if (count < run->gemm->nr)
    memset(panel, 0, (size_t)(run->gemm->nr * run->depth * run->kind.size));
  run->gemm->pack_b(rows.data, rows.row, rows.column, count, run->depth, panel);
}

void kf__panel_product(const kf__attention_t *run, int64_t m, int64_t depth, const char *a,
                       int64_t packed, kf__panel_t panel, double alpha, bool add, char *out) {
  const kf__gemm_loops_t *gemm = run->gemm;
  const kf__gemm_strides_t strides = {gemm->mr * packed, gemm->nr * depth, 1, gemm->mr, gemm->nr};
  const kf__gemm_store_t store = {.c = out,
                                  .c_rows = gemm->nr,
                                  .c_columns = 1,
                                  .d = add ? out : NULL,
                                  .d_rows = gemm->nr,
                                  .d_columns = 1,
                                  .alpha = alpha,
                                  .beta = 1};
  gemm->block(m, kf__round_up(panel.queries, gemm->lanes), depth, a, panel.data, &strides, &store);
}

int64_t kf__visible_keys(const kf__attention_t *run, int64_t query, int64_t queries, int64_t key) {
  const int64_t keys = kf__min(run->block, run->keys - key);
  return run->causal ? kf__min(keys, query + queries - key) : keys;
}

/* Scores of keys behind a query become minus infinity. */
#define HIDE(T)                                                                   \
  for (int64_t k = kf__max(0, at->query - at->key + 1); k < at->keys; k++)        \
    for (int64_t q = 0; q < kf__min(at->key + k - at->query, run->gemm->nr); q++) \
  ((T *)(void *)scores)[k * run->gemm->nr + q] = (T)-INFINITY

void kf__scores(const kf__attention_t *run, const kf__meeting_t *at, const char *keys,
                const char *queries, char *scores, char *mask, char *buffer) {
  const kf__panel_t panel = {queries, at->queries};
  kf__panel_product(run, at->keys, run->depth, keys, run->depth, panel, run->scale, false, scores);
  if (run->mask.data != NULL) {
    kf__heads_t from = run->mask;
    from.data += at->key * from.column * kf__dtype_sizes[from.dtype];
    const kf__rows_t rows =
        kf__rows_of(run, &from, at->batch, at->head, at->query, at->queries, at->keys, buffer);
    if (at->queries < run->gemm->nr)
      memset(mask, 0, (size_t)(run->gemm->nr * at->keys * run->kind.size));
    run->gemm->pack_b(rows.data, rows.row, rows.column, at->queries, at->keys, mask);
    run->rows->add(scores, at->keys, run->gemm->nr, mask);
  }
  if (!run->causal) return;
  if (run->kind.wide)
    HIDE(double);
  else
    HIDE(float);
}
