/* Runs folds over a plan: by rows or by columns, in pieces that are distributed to threads; Note
 * [Reductions].
 *
 * Accumulators of blocks are combined like the carries of a binary counter, those of pieces as a
 * tree: both ways, the error of a floating sum of n numbers is that of log n roundings. */
#include "backends/cpu/core/cast.h"
#include "backends/cpu/reduce/reduce.h"
#include "base/parallel.h"

enum {
  ACC = 16,                 /* bytes of the largest accumulator */
  BATCH = 64,               /* results of rows that are finished and stored together */
  COLUMNS = 1024,           /* results of columns that are held at a time */
  COLUMN_BYTES = 4096,      /* and their bytes */
  LEVELS = 4,               /* sums of sums of sums of columns */
  FEW_RESULTS = 16,         /* fewer than this: one result is made of several pieces */
  PIECE = KF__FOLD_ROW_MAX, /* numbers in a piece */
  THREAD_GRAIN = 1 << 15    /* numbers that are worth a thread */
};

typedef struct {
  const kf__reduce_plan_t *plan;
  const kf__folding_t *folding;
  const kf__fold_t *folds[KF__REDUCE_OUTS];
  int64_t acc_size[KF__REDUCE_OUTS];
  int64_t pieces;               /* of one result */
  int64_t piece;                /* numbers of a result in a piece */
  int64_t columns;              /* results in a block of columns */
  int64_t blocks;               /* of columns, in one line of results */
  char *parts[KF__REDUCE_OUTS]; /* [piece][result]; only when there are several pieces */
} run_t;

/* ---- Setting up ---- */

/* The value that leaves every accumulator unchanged. */
static void identity_of(kf__fold_kind_t kind, kf_dtype_t type, char *to) {
  if (kind == KF__FOLD_PROD) {
    const int64_t one = 1;
    kf__cast(type, to, KF_DTYPE_INT64, &one, 1);
  } else if (kind != KF__FOLD_MAX && kind != KF__FOLD_MIN) {
    memset(to, 0, ACC);
  } else if (kf_dtype_is_floating(type)) {
    const double end = kind == KF__FOLD_MAX ? -__builtin_inf() : __builtin_inf();
    kf__cast(type, to, KF_DTYPE_FLOAT64, &end, 1);
  } else if (!kf_dtype_is_signed(type)) {
    memset(to, kind == KF__FOLD_MAX ? 0 : type == KF_DTYPE_BOOL ? 1 : 0xff, ACC);
  } else {
    size_t size = kf__dtype_sizes[type]; /* two's complement, low bytes first or last */
    const int64_t end = kind == KF__FOLD_MAX ? -((int64_t)1 << (8 * size - 2)) * 2
                                             : (((int64_t)1 << (8 * size - 2)) - 1) * 2 + 1;
    kf__cast(type, to, KF_DTYPE_INT64, &end, 1);
  }
}

void kf__folding_set(kf__folding_t *folding, uint32_t index, kf__fold_kind_t kind) {
  KF_ASSERT(index < KF__REDUCE_OUTS);
  KF_ASSERT(kind < KF__FOLD_COUNT);
  kf_dtype_t type = folding->loader.mapped;
  bool widens = (kind == KF__FOLD_SUM || kind == KF__FOLD_PROD) && kf_dtype_is_integral(type, true);
  folding->folds[index].kind = kind;
  folding->folds[index].acc = widens ? KF_DTYPE_INT64 : type;
  folding->folds[index].finish = NULL;
  folding->folds[index].parameter = 0;
  identity_of(kind, folding->folds[index].acc, folding->folds[index].identity);
}

/* Writes n copies of the identity, doubling the filled part each time. */
static void fill_identity(const run_t *run, uint32_t k, char *acc, int64_t n) {
  size_t size = (size_t)run->acc_size[k], total = size * (size_t)n, done = size;
  if (run->folding->folds[k].kind == KF__FOLD_SUM) { /* zeros */
    memset(acc, 0, total);
    return;
  }
  memcpy(acc, run->folding->folds[k].identity, size);
  for (; done < total; done *= 2)
    memcpy(acc + done, acc, done < total - done ? done : total - done);
}

/* ---- One row ---- */

typedef struct {
  const run_t *run;
  uint64_t count; /* blocks so far: which levels are in use */
  char level[KF__REDUCE_OUTS][64][ACC];
} counter_t;

static void count_block(void *context, const void *x, int64_t n, int64_t position) {
  counter_t *counter = context;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= KF__FOLD_ROW_MAX);
  (void)position;
  for (uint32_t k = 0; k < counter->run->plan->out_count; k++) {
    const kf__fold_t *fold = counter->run->folds[k];
    _Alignas(ACC) char acc[ACC];
    int at = 0;
    fold->row(x, n, acc);
    for (; (counter->count >> at) & 1; at++) fold->merge(acc, counter->level[k][at], 1);
    memcpy(counter->level[k][at], acc, ACC);
  }
  counter->count++;
}

/* Folds the numbers begin … end - 1 of the result whose first number is at `data`. */
static void fold_row(const run_t *run, const char *data, int64_t begin, int64_t end,
                     kf__load_buffers_t *scratch, char *const *accs) {
  const kf__reduce_plan_t *plan = run->plan;
  const kf__loader_t *loader = &run->folding->loader;
  int64_t stride = plan->reduced_strides[plan->reduced - 1];
  KF_ASSERT(begin <= end);
  KF_ASSERT(end <= plan->length);
  if (begin == end) {
    for (uint32_t k = 0; k < plan->out_count; k++) fill_identity(run, k, accs[k], 1);
    return;
  }
  if (plan->reduced == 1 && plan->out_count == 1 && end - begin <= KF__FOLD_ROW_MAX &&
      kf__load_is_free(loader, stride)) {
    run->folds[0]->row(data + begin * stride, end - begin, accs[0]);
    return;
  }
  counter_t counter;
  counter.run = run;
  counter.count = 0;
  kf__walk_result(plan, loader, data, begin, end, plan->out_count == 1, scratch, count_block,
                  &counter);
  KF_ASSERT(counter.count > 0);
  for (uint32_t k = 0; k < plan->out_count; k++) {
    int at = __builtin_ctzll(counter.count);
    memcpy(accs[k], counter.level[k][at], (size_t)run->acc_size[k]);
    for (at++; at < 64 && counter.count >> at != 0; at++)
      if ((counter.count >> at) & 1) run->folds[k]->merge(accs[k], counter.level[k][at], 1);
  }
}

/* ---- Results ---- */

/* Finishes accumulators of fold k and stores them as results first … first + n - 1. */
static void finish(const run_t *run, uint32_t k, int64_t first, int64_t n, void *acc) {
  if (run->folding->folds[k].finish != NULL)
    run->folding->folds[k].finish(acc, n, run->folding->folds[k].parameter);
  kf__plan_store(run->plan, k, first, n, run->folding->folds[k].acc, acc);
}

/* The accumulators of a piece. */
static char *part_of(const run_t *run, uint32_t k, int64_t piece, int64_t result) {
  KF_ASSERT(piece < run->pieces);
  KF_ASSERT(result < run->plan->results);
  return run->parts[k] + (piece * run->plan->results + result) * run->acc_size[k];
}

/* Combines the pieces of results begin … end - 1 as a tree. */
static void join_pieces(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  for (uint32_t k = 0; k < run->plan->out_count; k++) {
    for (int64_t step = 1; step < run->pieces; step *= 2)
      for (int64_t i = 0; i + step < run->pieces; i += 2 * step)
        run->folds[k]->merge(part_of(run, k, i, begin), part_of(run, k, i + step, begin),
                             end - begin);
    finish(run, k, begin, end - begin, part_of(run, k, 0, begin));
  }
}

/* ---- By rows ---- */

static void row_results(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  const kf__reduce_plan_t *plan = run->plan;
  kf__load_buffers_t scratch;
  uint32_t last = plan->kept - 1;
  while (begin < end) {
    _Alignas(64) char batch[KF__REDUCE_OUTS][BATCH * ACC];
    int64_t n = end - begin < BATCH ? end - begin : BATCH;
    int64_t line = plan->kept_sizes[last] - begin % plan->kept_sizes[last];
    if (n > line) n = line;
    const char *data =
        plan->data + kf__offset_of(plan->kept, plan->kept_sizes, plan->kept_strides, begin);
    for (int64_t i = 0; i < n; i++) {
      char *accs[] = {batch[0] + i * run->acc_size[0], batch[1] + i * run->acc_size[1]};
      fold_row(run, data + i * plan->kept_strides[last], 0, plan->length, &scratch, accs);
    }
    for (uint32_t k = 0; k < plan->out_count; k++) finish(run, k, begin, n, batch[k]);
    begin += n;
  }
}

static void row_pieces(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  const kf__reduce_plan_t *plan = run->plan;
  kf__load_buffers_t scratch;
  for (int64_t task = begin; task < end; task++) {
    int64_t result = task / run->pieces, piece = task % run->pieces;
    int64_t first = piece * run->piece;
    int64_t next = plan->length - first < run->piece ? plan->length : first + run->piece;
    const char *data =
        plan->data + kf__offset_of(plan->kept, plan->kept_sizes, plan->kept_strides, result);
    char *accs[KF__REDUCE_OUTS] = {NULL, NULL};
    for (uint32_t k = 0; k < plan->out_count; k++) accs[k] = part_of(run, k, piece, result);
    fold_row(run, data, first, next, &scratch, accs);
  }
}

/* ---- By columns ---- */

typedef struct {
  const run_t *run;
  kf__load_buffers_t scratch;
  int64_t n;          /* columns */
  int64_t group;      /* rows that lie side by side as one, where columns are few */
  int64_t leaf, step; /* rows of a leaf, leaves of a sum of leaves */
  int64_t counts[LEVELS];
  int levels[KF__REDUCE_OUTS]; /* in use: sums of rows that fill no leaf need one */
  _Alignas(64) char level[KF__REDUCE_OUTS][LEVELS][COLUMN_BYTES];
} columns_t;

/* Called when a leaf is full: its sums move up one level, and those of full levels above as well.
 */
static void carry(columns_t *c) {
  const run_t *run = c->run;
  int64_t n = c->n * c->group;
  for (int at = 0; at + 1 < LEVELS; at++) {
    c->counts[at] = 0;
    for (uint32_t k = 0; k < run->plan->out_count; k++)
      if (c->levels[k] > 1) {
        run->folds[k]->merge(c->level[k][at + 1], c->level[k][at], n);
        fill_identity(run, k, c->level[k][at], n);
      }
    if (++c->counts[at + 1] < c->step) break;
  }
}

/* Folds `rows` rows of n columns, `stride` bytes apart, into level 0. */
static void add_rows(columns_t *c, const char *data, int64_t stride, int64_t rows, int64_t n) {
  const run_t *run = c->run;
  const kf__loader_t *loader = &run->folding->loader;
  int64_t across = run->plan->kept_strides[run->plan->kept - 1];
  bool is_free = kf__load_is_free(loader, across);
  while (rows > 0) {
    int64_t some = c->leaf - c->counts[0] < rows ? c->leaf - c->counts[0] : rows;
    for (int64_t r = 0; r < (is_free ? 1 : some); r++) {
      const char *from = data + r * stride;
      const void *x = is_free ? from : kf__load(loader, from, across, n, &c->scratch);
      for (uint32_t k = 0; k < run->plan->out_count; k++)
        run->folds[k]->cols(x, stride, is_free ? some : 1, n, c->level[k][0]);
    }
    c->counts[0] += some;
    if (c->counts[0] == c->leaf) carry(c);
    data += some * stride;
    rows -= some;
  }
}

/* Rows first … next - 1 of the columns that begin at `data`. */
static void add_range(columns_t *c, const char *data, int64_t first, int64_t next) {
  const kf__reduce_plan_t *plan = c->run->plan;
  uint32_t last = plan->reduced - 1;
  int64_t size = plan->reduced_sizes[last], stride = plan->reduced_strides[last];
  while (first < next) {
    int64_t some = size - first % size;
    if (some > next - first) some = next - first;
    const char *from =
        data + kf__offset_of(plan->reduced, plan->reduced_sizes, plan->reduced_strides, first);
    int64_t grouped = some / c->group;
    add_rows(c, from, stride * c->group, grouped, c->n * c->group);
    add_rows(c, from + grouped * c->group * stride, stride, some - grouped * c->group, c->n);
    first += some;
  }
}

static void start_columns(columns_t *c, const run_t *run, int64_t n, int64_t rows) {
  enum { LEAF_FREE = 128, LEAF_LOADED = 32, LEAST_STEP = 16, NARROW = 32 };
  const kf__reduce_plan_t *plan = run->plan;
  int64_t across = plan->kept_strides[plan->kept - 1];
  bool is_free = kf__load_is_free(&run->folding->loader, across);
  bool packed = plan->reduced_strides[plan->reduced - 1] == n * across;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= COLUMNS);
  c->run = run;
  c->n = n;
  c->group = is_free && packed && n <= NARROW ? 4 * NARROW / n : 1;
  c->leaf = is_free ? LEAF_FREE : LEAF_LOADED;
  c->step = LEAST_STEP;
  while (c->step * c->step * c->step < rows / c->leaf) c->step *= 2;
  memset(c->counts, 0, sizeof c->counts);
  for (uint32_t k = 0; k < plan->out_count; k++) {
    KF_ASSERT(n * c->group * run->acc_size[k] <= COLUMN_BYTES);
    kf__fold_kind_t kind = run->folding->folds[k].kind;
    bool sums = kind == KF__FOLD_SUM || kind == KF__FOLD_SQUARES || kind == KF__FOLD_NANSUM;
    bool cascades = sums && run->folding->folds[k].acc != KF_DTYPE_INT64;
    c->levels[k] = cascades && rows >= c->leaf ? LEVELS : 1;
    for (int at = 0; at < c->levels[k]; at++) fill_identity(run, k, c->level[k][at], n * c->group);
  }
}

/* Combines all levels, and all rows of a group, into level 0. */
static void end_columns(columns_t *c) {
  const run_t *run = c->run;
  for (uint32_t k = 0; k < run->plan->out_count; k++) {
    for (int at = 1; at < c->levels[k]; at++)
      run->folds[k]->merge(c->level[k][0], c->level[k][at], c->n * c->group);
    for (int64_t half = c->group; half > 1;) { /* as a tree */
      int64_t upper = half / 2, keep = half - upper;
      run->folds[k]->merge(c->level[k][0], c->level[k][0] + keep * c->n * run->acc_size[k],
                           upper * c->n);
      half = keep;
    }
  }
}

static void column_tasks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  const kf__reduce_plan_t *plan = run->plan;
  uint32_t last = plan->kept - 1;
  int64_t size = plan->kept_sizes[last];
  columns_t c;
  for (int64_t task = begin; task < end; task++) {
    int64_t piece = task % run->pieces, block = task / run->pieces % run->blocks;
    int64_t line = task / run->pieces / run->blocks, at = block * run->columns;
    int64_t n = size - at < run->columns ? size - at : run->columns;
    int64_t result = line * size + at, first = piece * run->piece;
    int64_t next = plan->length - first < run->piece ? plan->length : first + run->piece;
    const char *data =
        plan->data + kf__offset_of(plan->kept, plan->kept_sizes, plan->kept_strides, result);
    start_columns(&c, run, n, next - first);
    add_range(&c, data, first, next);
    end_columns(&c);
    for (uint32_t k = 0; k < plan->out_count; k++)
      if (run->pieces == 1)
        finish(run, k, result, n, c.level[k][0]);
      else
        memcpy(part_of(run, k, piece, result), c.level[k][0], (size_t)(n * run->acc_size[k]));
  }
}

/* ---- The whole ---- */

/* Cuts the work into pieces. They depend on the shape alone, not on the number of threads. */
static void cut(run_t *run) {
  const kf__reduce_plan_t *plan = run->plan;
  int64_t tasks = plan->results, width = 1;
  run->columns = run->blocks = 1;
  if (plan->by_columns) {
    int64_t size = plan->kept_sizes[plan->kept - 1], largest = run->acc_size[0];
    if (plan->out_count > 1 && run->acc_size[1] > largest) largest = run->acc_size[1];
    run->columns = COLUMN_BYTES / largest < COLUMNS ? COLUMN_BYTES / largest : COLUMNS;
    run->blocks = (size - 1) / run->columns + 1;
    width = size < run->columns ? size : run->columns;
    tasks = plan->results / size * run->blocks;
  }
  run->piece = PIECE / width > 1 ? PIECE / width : 1;
  run->pieces =
      tasks < FEW_RESULTS && plan->length > run->piece ? (plan->length - 1) / run->piece + 1 : 1;
  if (run->pieces == 1) run->piece = plan->length;
}

static kf_status_t make_parts(run_t *run) {
  int64_t total = 0;
  for (uint32_t k = 0; k < run->plan->out_count; k++)
    total += run->pieces * run->plan->results * run->acc_size[k];
  char *parts = kf_alloc((size_t)total);
  if (parts == NULL) return kf__no_memory();
  run->parts[0] = parts;
  run->parts[1] = parts + run->pieces * run->plan->results * run->acc_size[0];
  return KF_OK;
}

kf_status_t kf__fold(const kf__reduce_plan_t *plan, const kf__folding_t *folding) {
  run_t run;
  run.plan = plan;
  run.folding = folding;
  run.parts[0] = NULL;
  run.acc_size[1] = 0;
  if (plan->results == 0) return KF_OK;
  KF_ASSERT(plan->out_count > 0);
  KF_ASSERT(plan->out_count <= KF__REDUCE_OUTS);
  KF_ASSERT(kf__type_index[folding->loader.mapped] < KF__T_COMPUTED);
  for (uint32_t k = 0; k < plan->out_count; k++) {
    uint8_t type = kf__type_index[folding->loader.mapped];
    run.folds[k] = &kf__loops_reduce()->folds[folding->folds[k].kind][type];
    run.acc_size[k] = kf__dtype_sizes[folding->folds[k].acc];
    KF_ASSERT(run.folds[k]->row != NULL); /* the operator has refused other types */
    KF_ASSERT(run.acc_size[k] <= ACC);
  }
  cut(&run);
  if (run.pieces > 1) KF_TRY(make_parts(&run));
  int64_t tasks = run.pieces, numbers = run.piece;
  kf__range_fn body = column_tasks;
  if (plan->by_columns) {
    int64_t lines = plan->results / plan->kept_sizes[plan->kept - 1];
    tasks *= lines * run.blocks;
    numbers *= run.columns;
  } else {
    tasks *= plan->results;
    body = run.pieces == 1 ? row_results : row_pieces;
  }
  int64_t grain = numbers < THREAD_GRAIN ? THREAD_GRAIN / (numbers + 1) + 1 : 1;
  kf_status_t status = kf__parallel_try(0, tasks, grain, body, &run);
  if (status == KF_OK && run.pieces > 1)
    kf__parallel_for(0, plan->results, THREAD_GRAIN / run.pieces + 1, join_pieces, &run);
  kf_free(run.parts[0]);
  return status;
}
