/* Scaled dot product attention: chunks of queries, each of which visits all keys in blocks. See
 * Note [Attention]. */
#include <math.h>

#include "backends/cpu/attention/attention.h"
#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"

enum {
  CHUNK = 288,            /* queries that use the same packed keys */
  TASKS_PER_THREAD = 3,   /* if there are queries enough */
  PARALLEL_WORK = 1 << 17 /* multiply-adds that are worth a thread */
};

typedef struct forward {
  const kf__attention_t *run;
  int64_t chunk, chunks; /* queries of a task, a multiple of a panel; tasks of a head */
  kf__scratch_t scratch;
} forward_t;

/* What a task needs, in its part of the scratch memory. */
typedef struct work {
  char *queries, *out; /* panels of all queries */
  char *max, *sum;     /* a number for each query */
  char *factor;
  char *keys, *values; /* a block, packed */
  char *scores, *mask; /* a panel */
  char *buffer;        /* rows that are converted */
} work_t;

static size_t place(const forward_t *forward, char *memory, work_t *work) {
  const kf__attention_t *run = forward->run;
  const int64_t nr = run->gemm->nr, lanes = run->gemm->lanes;
  kf__parts_t parts = {memory, 0};
  work->queries = kf__part(&parts, run, forward->chunk * run->depth);
  work->out = kf__part(&parts, run, forward->chunk * run->depth);
  work->max = kf__part(&parts, run, forward->chunk);
  work->sum = kf__part(&parts, run, forward->chunk);
  work->factor = kf__part(&parts, run, nr);
  work->keys = kf__part(&parts, run, run->block * run->depth);
  work->values = kf__part(&parts, run, run->block * kf__round_up(run->depth, run->gemm->mr));
  work->scores = kf__part(&parts, run, run->block * nr);
  work->mask = kf__part(&parts, run, run->mask.data != NULL ? run->block * nr : 0);
  const int64_t converted = run->kind.half ? kf__max(run->block, nr) : 0;
  const int64_t masked =
      run->mask.data != NULL && run->mask.dtype != run->kind.compute ? nr * run->block : 0;
  work->buffer = kf__part(
      &parts, run, kf__max(kf__max(converted * run->depth, masked), nr * (run->depth + lanes)));
  return parts.used;
}

static char *number_at(const kf__attention_t *run, char *numbers, int64_t index) {
  return numbers + index * run->kind.size;
}

/* One block of keys, for the panel of queries at `done` of the chunk. */
static void meet(const kf__attention_t *run, const kf__meeting_t *at, int64_t done, int64_t block,
                 const work_t *work) {
  const int64_t nr = run->gemm->nr;
  char *const out = number_at(run, work->out, done * run->depth);
  kf__scores(run, at, work->keys, number_at(run, work->queries, done * run->depth), work->scores,
             work->mask, work->buffer);
  run->rows->add_keys(work->scores, at->keys, nr, number_at(run, work->max, done),
                      number_at(run, work->sum, done), work->factor);
  if (at->key != 0) run->rows->scale(out, run->depth, nr, work->factor);
  const kf__panel_t panel = {work->scores, at->queries};
  kf__panel_product(run, run->depth, at->keys, work->values, block, panel, 1, at->key != 0, out);
}

/* Divides by the sums of weights, and stores their logarithms. A query without keys has sum 0. */
#define FINISH(T)                                                                                  \
  do {                                                                                             \
    T *const sums = (T *)(void *)number_at(run, work->sum, done);                                  \
    const T *const max = (const T *)(const void *)number_at(run, work->max, done);                 \
    for (int64_t q = 0; q < run->gemm->nr; q++) {                                                  \
      const int64_t to = batch * logs->batch + head * logs->head + (first + done + q) * logs->row; \
      if (q < count)                                                                               \
        ((T *)(void *)logs->data)[to] = sums[q] == 0 ? 0 : max[q] + (T)log((double)sums[q]);       \
      sums[q] = sums[q] == 0 ? 0 : 1 / sums[q];                                                    \
    }                                                                                              \
  } while (0)

static void finish(const kf__attention_t *run, int64_t batch, int64_t head, int64_t first,
                   int64_t done, int64_t count, const work_t *work) {
  const kf__heads_t *const logs = &run->log_sum;
  char *const out = number_at(run, work->out, done * run->depth);
  if (run->kind.wide)
    FINISH(double);
  else
    FINISH(float);
  run->rows->scale(out, run->depth, run->gemm->nr, number_at(run, work->sum, done));
  kf__panel_put(run, &run->out, batch, head, first + done, count, out, work->buffer);
}

/* Packs a block of keys and values, and shows it to each panel of the chunk. */
static void visit_block(const kf__attention_t *run, int64_t batch, int64_t head, int64_t first,
                        int64_t count, int64_t key, const work_t *work) {
  const kf__gemm_loops_t *gemm = run->gemm;
  const int64_t group = head / (run->heads / run->key_heads);
  const int64_t block = kf__visible_keys(run, first, count, key);
  kf__rows_t rows = kf__rows_of(run, &run->key, batch, group, key, block, run->depth, work->buffer);
  gemm->pack_a(rows.data, rows.row, rows.column, block, run->depth, work->keys);
  rows = kf__rows_of(run, &run->value, batch, group, key, block, run->depth, work->buffer);
  gemm->pack_a(rows.data, rows.column, rows.row, run->depth, block, work->values);
  for (int64_t done = 0; done < count; done += gemm->nr) {
    const int64_t queries = kf__min(gemm->nr, count - done);
    const int64_t keys = kf__visible_keys(run, first + done, queries, key);
    if (keys <= 0) continue;
    const kf__meeting_t at = {batch, head, first + done, queries, key, keys};
    meet(run, &at, done, block, work);
  }
}

#define LOWEST(T) \
  for (int64_t q = 0; q < forward->chunk; q++) ((T *)(void *)work->max)[q] = (T)-INFINITY

static void start(const forward_t *forward, int64_t batch, int64_t head, int64_t first,
                  int64_t count, const work_t *work) {
  const kf__attention_t *run = forward->run;
  for (int64_t done = 0; done < count; done += run->gemm->nr) {
    const int64_t queries = kf__min(run->gemm->nr, count - done);
    const kf__rows_t rows =
        kf__rows_of(run, &run->query, batch, head, first + done, queries, run->depth, work->buffer);
    kf__pack_queries(run, rows, queries, number_at(run, work->queries, done * run->depth));
  }
  if (run->kind.wide)
    LOWEST(double);
  else
    LOWEST(float);
  memset(work->sum, 0, (size_t)(forward->chunk * run->kind.size));
  const int64_t nr = run->gemm->nr, whole = count / nr * nr;
  if (whole == count) return;
  /* Products leave the last columns as they are. */
  memset(work->scores, 0, (size_t)(run->block * nr * run->kind.size));
  memset(number_at(run, work->out, whole * run->depth), 0,
         (size_t)(nr * run->depth * run->kind.size));
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  forward_t *forward = (forward_t *)context;
  const kf__attention_t *run = forward->run;
  char *memory = kf__scratch_take(&forward->scratch);
  work_t work;
  (void)place(forward, memory, &work);
  for (int64_t task = begin; task < end; task++) {
    const int64_t first = task % forward->chunks * forward->chunk;
    const int64_t head = task / forward->chunks % run->heads;
    const int64_t batch = task / forward->chunks / run->heads;
    const int64_t count = kf__min(forward->chunk, run->queries - first);
    start(forward, batch, head, first, count, &work);
    const int64_t keys = run->causal ? kf__min(run->keys, first + count) : run->keys;
    for (int64_t key = 0; key < keys; key += run->block) {
      if (kf__loop_stopped()) break;
      visit_block(run, batch, head, first, count, key, &work);
    }
    for (int64_t done = 0; done < count; done += run->gemm->nr)
      finish(run, batch, head, first, done, kf__min(run->gemm->nr, count - done), &work);
  }
  kf__scratch_give(&forward->scratch, memory);
}

static void clear(const kf_tensor_t *t) {
  KF_ASSERT(kf__is_dense(t));
  if (t->numel != 0) memset(kf__data(t), 0, (size_t)(t->numel * kf__dtype_sizes[t->dtype]));
}

static kf_status_t attention(kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value,
                             bool is_causal, kf_tensor_t *attn_mask, kf_opt_float_t scale,
                             kf_tensor_t *out, kf_tensor_t *log_sum) {
  kf__attention_t run;
  forward_t forward;
  work_t none;
  if (query->numel == 0 || key->numel == 0) {
    clear(out);
    clear(log_sum);
    return KF_OK;
  }
  kf__attention_init(&run, query, key, value, out, log_sum, attn_mask, is_causal, scale);
  const int64_t nr = run.gemm->nr, heads = run.batches * run.heads;
  const int64_t wanted = (kf_get_num_threads() * TASKS_PER_THREAD + heads - 1) / heads;
  const int64_t share = kf_get_num_threads() == 1 ? CHUNK : run.queries / wanted + 1;
  forward.run = &run;
  forward.chunk = kf__round_up(kf__min(kf__min(share, CHUNK), run.queries), nr);
  forward.chunks = (run.queries + forward.chunk - 1) / forward.chunk;
  const int64_t tasks = heads * forward.chunks;
  const double work = 2.0 * (double)forward.chunk * (double)run.keys * (double)run.depth;
  const int64_t grain = work >= PARALLEL_WORK ? 1 : (int64_t)(PARALLEL_WORK / (work + 1)) + 1;
  KF_TRY(kf__scratch_create(&forward.scratch, place(&forward, NULL, &none),
                            (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_tasks, &forward);
  kf__scratch_destroy(&forward.scratch);
  return status;
}

static kf_status_t attention_backward(kf_tensor_t *grad_out, kf_tensor_t *query, kf_tensor_t *key,
                                      kf_tensor_t *value, kf_tensor_t *out, kf_tensor_t *logsumexp,
                                      bool is_causal, kf_tensor_t *attn_mask, kf_opt_float_t scale,
                                      kf_tensor_t *grad_query, kf_tensor_t *grad_key,
                                      kf_tensor_t *grad_value) {
  kf__attention_t run;
  if (query->numel == 0 || key->numel == 0) {
    clear(grad_query);
    clear(grad_key);
    clear(grad_value);
    return KF_OK;
  }
  kf__attention_init(&run, query, key, value, out, logsumexp, attn_mask, is_causal, scale);
  const kf__heads_t grad = kf__heads_of(grad_out);
  const kf__heads_t grads[3] = {kf__heads_of(grad_query), kf__heads_of(grad_key),
                                kf__heads_of(grad_value)};
  return kf__attention_gradient(&run, &grad, grads);
}

const kf_compute_t kf__cpu_bind_attention[] = {KF_COMPUTE(attention, attention),
                                               KF_COMPUTE(attention_backward, attention_backward),
                                               KF_COMPUTE_END};
