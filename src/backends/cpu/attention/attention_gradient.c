/* The gradients of scaled dot product attention. A task owns a head of keys: it takes the queries
 * of all heads that use it in groups, and adds up the gradients of all keys. See Note [Attention].
 */
#include "backends/cpu/attention/attention.h"
#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

enum { GROUP = 192 /* queries at once */ };

typedef struct gradient {
  kf__attention_t run;
  kf__heads_t grad_out, grad_query, grad_key, grad_value;
  int64_t group; /* queries at once, a multiple of a panel */
  kf__scratch_t scratch;
} gradient_t;

typedef struct work {
  char *sum_keys, *sum_values;  /* gradients of all keys and values, in rows */
  char *queries, *grads;        /* panels: queries and their gradients as columns */
  char *query_rows, *grad_rows; /* the same packed for sums over queries */
  char *grad_queries;           /* panels */
  char *dots, *logs;            /* a number for each query */
  char *keys, *values, *turned; /* a block, packed; `turned` are keys for sums over keys */
  char *scores, *back, *mask;   /* a panel */
  char *all_weights, *all_back; /* of a group, packed for sums over queries */
  char *buffer, *other;         /* rows that are converted */
} work_t;

static size_t place(const gradient_t *g, char *memory, work_t *work) {
  const kf__attention_t *run = &g->run;
  const int64_t nr = run->gemm->nr, mr = run->gemm->mr, depth = run->depth, block = run->block;
  const int64_t wide = kf__round_up(depth, nr);
  kf__parts_t parts = {memory, 0};
  work->sum_keys = kf__part(&parts, run, run->keys * depth);
  work->sum_values = kf__part(&parts, run, run->keys * depth);
  work->queries = kf__part(&parts, run, g->group * depth);
  work->grads = kf__part(&parts, run, g->group * depth);
  work->query_rows = kf__part(&parts, run, g->group * wide);
  work->grad_rows = kf__part(&parts, run, g->group * wide);
  work->grad_queries = kf__part(&parts, run, g->group * depth);
  work->dots = kf__part(&parts, run, g->group);
  work->logs = kf__part(&parts, run, g->group);
  work->keys = kf__part(&parts, run, block * depth);
  work->values = kf__part(&parts, run, block * depth);
  work->turned = kf__part(&parts, run, block * kf__round_up(depth, mr));
  work->scores = kf__part(&parts, run, block * nr);
  work->back = kf__part(&parts, run, block * nr);
  work->mask = kf__part(&parts, run, run->mask.data != NULL ? block * nr : 0);
  work->all_weights = kf__part(&parts, run, block * g->group);
  work->all_back = kf__part(&parts, run, block * g->group);
  const int64_t converted = run->kind.half ? kf__max(block, g->group) * depth : 0;
  const int64_t masked =
      run->mask.data != NULL && run->mask.dtype != run->kind.compute ? nr * block : 0;
  work->buffer =
      kf__part(&parts, run, kf__max(kf__max(converted, masked), nr * (depth + run->gemm->lanes)));
  work->other = kf__part(&parts, run, converted);
  return parts.used;
}

static char *number_at(const kf__attention_t *run, char *numbers, int64_t index) {
  return numbers + index * run->kind.size;
}

/* ---- A group of queries ---- */

#define DOT(T)                                                                                 \
  do {                                                                                         \
    const T *x = (const T *)(const void *)out.data + q * out.row;                              \
    const T *y = (const T *)(const void *)grad.data + q * grad.row;                            \
    T *const sum = (T *)(void *)work->dots + q;                                                \
    if (out.column == 1 && grad.column == 1) {                                                 \
      run->gemm->dot(x, y, run->depth, sum);                                                   \
    } else {                                                                                   \
      for (int64_t i = 0; i < run->depth; i++) *sum += x[i * out.column] * y[i * grad.column]; \
    }                                                                                          \
    ((T *)(void *)work->logs)[q] = ((const T *)(const void *)run->log_sum.data)[log_at];       \
  } while (0)

/* The sums of out · grad of the queries, and the logarithms of their sums of weights. */
static void start_dots(const gradient_t *g, const kf__meeting_t *at, kf__rows_t grad,
                       const work_t *work) {
  const kf__attention_t *run = &g->run;
  const kf__heads_t *logs = &run->log_sum;
  const kf__rows_t out = kf__rows_of(run, &run->out, at->batch, at->head, at->query, at->queries,
                                     run->depth, work->other);
  memset(work->dots, 0, (size_t)(g->group * run->kind.size));
  memset(work->logs, 0, (size_t)(g->group * run->kind.size));
  for (int64_t q = 0; q < at->queries; q++) {
    const int64_t log_at =
        at->batch * logs->batch + at->head * logs->head + (at->query + q) * logs->row;
    if (run->kind.wide)
      DOT(double);
    else
      DOT(float);
  }
}

/* Packs rows of queries, or of their gradients, in both ways. */
static void pack_both(const kf__attention_t *run, kf__rows_t rows, int64_t count, char *panels,
                      char *by_rows) {
  for (int64_t q = 0; q < count; q += run->gemm->nr) {
    const kf__rows_t some = {rows.data + q * rows.row * run->kind.size, rows.row, rows.column};
    kf__pack_queries(run, some, kf__min(run->gemm->nr, count - q),
                     number_at(run, panels, q * run->depth));
  }
  run->gemm->pack_b(rows.data, rows.column, rows.row, run->depth, count, by_rows);
}

static void start_group(const gradient_t *g, const kf__meeting_t *at, const work_t *work) {
  const kf__attention_t *run = &g->run;
  kf__rows_t rows = kf__rows_of(run, &run->query, at->batch, at->head, at->query, at->queries,
                                run->depth, work->buffer);
  pack_both(run, rows, at->queries, work->queries, work->query_rows);
  rows = kf__rows_of(run, &g->grad_out, at->batch, at->head, at->query, at->queries, run->depth,
                     work->buffer);
  pack_both(run, rows, at->queries, work->grads, work->grad_rows);
  start_dots(g, at, rows, work);
  memset(work->grad_queries, 0, (size_t)(g->group * run->depth * run->kind.size));
  if (at->queries % run->gemm->nr != 0) { /* products leave the last columns as they are */
    memset(work->scores, 0, (size_t)(run->block * run->gemm->nr * run->kind.size));
    memset(work->back, 0, (size_t)(run->block * run->gemm->nr * run->kind.size));
  }
}

/* ---- A block of keys ---- */

static void start_block(const kf__attention_t *run, int64_t batch, int64_t head, int64_t key,
                        int64_t keys, const work_t *work) {
  kf__rows_t rows = kf__rows_of(run, &run->key, batch, head, key, keys, run->depth, work->buffer);
  run->gemm->pack_a(rows.data, rows.row, rows.column, keys, run->depth, work->keys);
  run->gemm->pack_a(rows.data, rows.column, rows.row, run->depth, keys, work->turned);
  rows = kf__rows_of(run, &run->value, batch, head, key, keys, run->depth, work->buffer);
  run->gemm->pack_a(rows.data, rows.row, rows.column, keys, run->depth, work->values);
}

/* Packs a panel of keys × queries as part of an operand of `steps` queries: rows are keys. */
static void collect(const kf__attention_t *run, const char *panel, int64_t keys, int64_t done,
                    int64_t queries, int64_t steps, char *all) {
  const int64_t mr = run->gemm->mr;
  for (int64_t key = 0; key < keys; key += mr)
    run->gemm->pack_a(panel + key * run->gemm->nr * run->kind.size, run->gemm->nr, 1,
                      kf__min(mr, keys - key), queries,
                      number_at(run, all, key * steps + done * mr));
}

/* Weights and the gradients of scores of one panel, and what they add to the queries' gradients. */
static void meet(const gradient_t *g, const kf__meeting_t *at, int64_t done, int64_t block,
                 const work_t *work) {
  const kf__attention_t *run = &g->run;
  const int64_t nr = run->gemm->nr, from = done * run->depth;
  kf__scores(run, at, work->keys, number_at(run, work->queries, from), work->scores, work->mask,
             work->buffer);
  run->rows->weights(work->scores, at->keys, nr, number_at(run, work->logs, done));
  const kf__panel_t of_grads = {number_at(run, work->grads, from), at->queries};
  const kf__panel_t of_back = {work->back, at->queries};
  kf__panel_product(run, at->keys, run->depth, work->values, run->depth, of_grads, 1, false,
                    work->back);
  run->rows->back(work->back, work->scores, at->keys, nr, number_at(run, work->dots, done),
                  run->scale);
  kf__panel_product(run, run->depth, at->keys, work->turned, block, of_back, 1, true,
                    number_at(run, work->grad_queries, from));
  /* Keys of the block that no query of the panel sees have weight 0. */
  const size_t hidden = (size_t)((block - at->keys) * nr * run->kind.size);
  memset(number_at(run, work->scores, at->keys * nr), 0, hidden);
  memset(number_at(run, work->back, at->keys * nr), 0, hidden);
}

/* sums[key] += the sum over `steps` queries of all[key, query] · rows[query]. `rows` were packed
 * for `packed` queries. */
static void add_to_keys(const kf__attention_t *run, int64_t keys, int64_t steps, const char *all,
                        const char *rows, int64_t packed, char *sums) {
  const kf__gemm_loops_t *gemm = run->gemm;
  const kf__gemm_strides_t strides = {gemm->mr * steps, gemm->nr * packed, 1, gemm->mr, gemm->nr};
  kf__gemm_store_t store = {.c_rows = run->depth,
                            .c_columns = 1,
                            .d_rows = run->depth,
                            .d_columns = 1,
                            .alpha = 1,
                            .beta = 1};
  for (int64_t j = 0; j < run->depth; j += gemm->nr) {
    store.d = store.c = sums + j * run->kind.size;
    gemm->block(keys, kf__min(gemm->nr, run->depth - j), steps, all,
                rows + j * packed * run->kind.size, &strides, &store);
  }
}

static void visit_block(const gradient_t *g, const kf__meeting_t *group, int64_t key_head,
                        int64_t key, const work_t *work) {
  const kf__attention_t *run = &g->run;
  const int64_t nr = run->gemm->nr, queries = group->queries;
  const int64_t block = kf__visible_keys(run, group->query, queries, key);
  /* Queries of the first panels that see no key of the block. */
  const bool later = run->causal && key > group->query;
  const int64_t unseen = later ? (key - group->query) / nr * nr : 0, steps = queries - unseen;
  start_block(run, group->batch, key_head, key, block, work);
  for (int64_t done = unseen; done < queries; done += nr) {
    kf__meeting_t at = *group;
    at.query += done;
    at.queries = kf__min(nr, queries - done);
    at.key = key;
    at.keys = kf__min(block, kf__visible_keys(run, at.query, at.queries, key));
    KF_ASSERT(at.keys > 0);
    meet(g, &at, done, block, work);
    collect(run, work->scores, block, done - unseen, at.queries, steps, work->all_weights);
    collect(run, work->back, block, done - unseen, at.queries, steps, work->all_back);
  }
  add_to_keys(run, block, steps, work->all_weights, number_at(run, work->grad_rows, unseen * nr),
              queries, number_at(run, work->sum_values, key * run->depth));
  add_to_keys(run, block, steps, work->all_back, number_at(run, work->query_rows, unseen * nr),
              queries, number_at(run, work->sum_keys, key * run->depth));
}

/* ---- All ---- */

static void visit_group(const gradient_t *g, const kf__meeting_t *group, int64_t key_head,
                        const work_t *work) {
  const kf__attention_t *run = &g->run;
  const int64_t last = group->query + group->queries;
  start_group(g, group, work);
  const int64_t keys = run->causal ? kf__min(run->keys, last) : run->keys;
  for (int64_t key = 0; key < keys; key += run->block) {
    if (kf__loop_stopped()) return;
    visit_block(g, group, key_head, key, work);
  }
  for (int64_t done = 0; done < group->queries; done += run->gemm->nr)
    kf__panel_put(run, &g->grad_query, group->batch, group->head, group->query + done,
                  kf__min(run->gemm->nr, group->queries - done),
                  number_at(run, work->grad_queries, done * run->depth), work->buffer);
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  gradient_t *g = (gradient_t *)context;
  const kf__attention_t *run = &g->run;
  const int64_t sharing = run->heads / run->key_heads;
  char *memory = kf__scratch_take(&g->scratch);
  work_t work;
  (void)place(g, memory, &work);
  for (int64_t task = begin; task < end; task++) {
    const int64_t batch = task / run->key_heads, key_head = task % run->key_heads;
    memset(work.sum_keys, 0, (size_t)(run->keys * run->depth * run->kind.size));
    memset(work.sum_values, 0, (size_t)(run->keys * run->depth * run->kind.size));
    for (int64_t head = key_head * sharing; head < (key_head + 1) * sharing; head++)
      for (int64_t query = 0; query < run->queries; query += g->group) {
        const int64_t queries = kf__min(g->group, run->queries - query);
        const kf__meeting_t group = {batch, head, query, queries, 0, 0};
        visit_group(g, &group, key_head, &work);
      }
    kf__rows_put(run, &g->grad_key, batch, key_head, 0, run->keys, work.sum_keys, run->depth);
    kf__rows_put(run, &g->grad_value, batch, key_head, 0, run->keys, work.sum_values, run->depth);
  }
  kf__scratch_give(&g->scratch, memory);
}

kf_status_t kf__attention_gradient(const kf__attention_t *given, const kf__heads_t *grad_out,
                                   const kf__heads_t grads[3]) {
  enum { PARALLEL_WORK = 1 << 17, BLOCK = 128 };
  gradient_t g;
  work_t none;
  g.run = *given;
  g.grad_out = *grad_out;
  g.grad_query = grads[0];
  g.grad_key = grads[1];
  g.grad_value = grads[2];
  kf__attention_t *const run = &g.run;
  /* Smaller blocks than forward has: more of them must be in the caches. */
  run->block = kf__min(run->block, BLOCK / run->gemm->mr * run->gemm->mr);
  g.group = kf__round_up(kf__min(GROUP, run->queries), run->gemm->nr);
  const int64_t tasks = run->batches * run->key_heads;
  const double work = 5.0 * (double)run->queries * (double)run->keys * (double)run->depth;
  const int64_t grain = work >= PARALLEL_WORK ? 1 : (int64_t)(PARALLEL_WORK / (work + 1)) + 1;
  KF_TRY(kf__scratch_create(&g.scratch, place(&g, NULL, &none), (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_tasks, &g);
  kf__scratch_destroy(&g.scratch);
  return status;
}
