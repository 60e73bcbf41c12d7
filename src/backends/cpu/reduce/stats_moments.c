/* Runs moments over a plan: by rows or by columns, in pieces that are distributed to threads; Note
 * [Reductions]. */
#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/reduce/statistics.h"
#include "base/parallel.h"
#include "ops/core/promote.h"

enum {
  COLUMNS = 256,  /* results that are held at a time */
  LOADED_ROWS = 8 /* rows of columns that are loaded at a time */
};

typedef struct {
  const kf__reduce_plan_t *plan;
  kf__loader_t loader;
  void (*row)(const void *x, int64_t n, double *mean, double *m2);
  void (*cols)(const void *x, int64_t stride, int64_t rows, int64_t n, int64_t count, double *mean,
               double *m2);
  kf__split_t split;
  double *means, *m2s; /* [piece][result], when there are several pieces */
  kf__moments_fn sink;
  void *context;
} run_t;

/* ---- By rows ---- */

typedef struct {
  const run_t *run;
  int64_t count;
  double mean, m2;
} sums_t;

static void add_block(void *context, const void *x, int64_t n, int64_t position) {
  sums_t *sums = context;
  double mean, m2;
  (void)position;
  sums->run->row(x, n, &mean, &m2);
  kf__moments_join(&sums->mean, &sums->m2, sums->count, mean, m2, n);
  sums->count += n;
}

static void row_moments(const run_t *run, const char *data, int64_t begin, int64_t end,
                        kf__load_buffers_t *scratch, double *mean, double *m2) {
  sums_t sums = {run, 0, 0, 0};
  kf__walk_result(run->plan, &run->loader, data, begin, end, false, scratch, add_block, &sums);
  *mean = sums.mean;
  *m2 = sums.m2;
}

/* ---- By columns ---- */

static void column_moments(const run_t *run, const char *data, int64_t n, int64_t begin,
                           int64_t end, kf__load_buffers_t *scratch, double *mean, double *m2) {
  const kf__reduce_plan_t *plan = run->plan;
  uint32_t last = plan->reduced - 1;
  int64_t across = plan->kept_strides[plan->kept - 1], stride = plan->reduced_strides[last];
  int64_t size = plan->reduced_sizes[last], width = n * kf__dtype_sizes[run->loader.compute];
  bool is_free = kf__load_is_free(&run->loader, across);
  KF_ASSERT(n <= COLUMNS);
  KF_ASSERT(width <= COLUMNS * (int64_t)sizeof(double)); /* a row fits into `loaded` */
  char loaded[LOADED_ROWS * COLUMNS * sizeof(double)];
  memset(mean, 0, (size_t)n * sizeof *mean);
  memset(m2, 0, (size_t)n * sizeof *m2);
  for (int64_t r = begin; r < end;) {
    int64_t some = size - r % size, most = is_free ? KF__MOMENT_ROWS_MAX : LOADED_ROWS;
    if (some > end - r) some = end - r;
    if (some > most) some = most;
    const char *from =
        data + kf__offset_of(plan->reduced, plan->reduced_sizes, plan->reduced_strides, r);
    for (int64_t i = 0; !is_free && i < some; i++)
      memcpy(loaded + i * width, kf__load(&run->loader, from + i * stride, across, n, scratch),
             (size_t)width);
    run->cols(is_free ? from : loaded, is_free ? stride : width, some, n, r - begin, mean, m2);
    r += some;
  }
}

/* ---- The whole ---- */

/* Combines the pieces of each result in order: the result does not depend on the threads. */
static void join_pieces(const run_t *run) {
  int64_t results = run->plan->results;
  int64_t piece = run->split.piece;
  for (int64_t p = 1; p < run->split.pieces; p++) {
    int64_t first = p * piece;
    int64_t count = run->plan->length - first < piece ? run->plan->length - first : piece;
    for (int64_t i = 0; i < results; i++)
      kf__moments_join(run->means + i, run->m2s + i, first, run->means[p * results + i],
                       run->m2s[p * results + i], count);
  }
  run->sink(run->context, 0, results, run->means, run->m2s);
}

static void tasks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  kf__load_buffers_t scratch;
  for (int64_t i = begin; i < end; i++) {
    kf__split_task_t task = kf__split_task(&run->split, run->plan, i);
    KF_ASSERT(task.n <= COLUMNS);
    double mean[COLUMNS], m2[COLUMNS];
    if (run->plan->by_columns)
      column_moments(run, task.data, task.n, task.begin, task.end, &scratch, mean, m2);
    else
      row_moments(run, task.data, task.begin, task.end, &scratch, mean, m2);
    if (run->split.pieces == 1) {
      run->sink(run->context, task.result, task.n, mean, m2);
    } else {
      memcpy(run->means + task.at, mean, (size_t)task.n * sizeof *mean);
      memcpy(run->m2s + task.at, m2, (size_t)task.n * sizeof *m2);
    }
  }
}

kf_status_t kf__moments(const kf__reduce_plan_t *plan, kf__moments_fn sink, void *context) {
  run_t run;
  kf_dtype_t compute = kf__is_half(plan->dtype) ? KF_DTYPE_FLOAT32 : plan->dtype;
  if (plan->results == 0) return KF_OK;
  KF_TRY(kf__refuse_loopless("std_cpu", plan->dtype));
  run.plan = plan;
  run.loader = (kf__loader_t){plan->dtype, plan->dtype, compute, compute, NULL, 0};
  run.row = kf__loops_reduce_stats()->moments[kf__type_index[compute]];
  run.cols = kf__loops_reduce_stats()->moment_cols[kf__type_index[compute]];
  KF_ASSERT(run.row != NULL); /* callers have refused other types */
  KF_ASSERT(run.cols != NULL);
  run.sink = sink;
  run.context = context;
  run.means = NULL;
  kf__split_init(&run.split, plan, COLUMNS);
  if (run.split.pieces > 1) {
    int64_t parts = run.split.pieces * plan->results;
    run.means = kf_alloc((size_t)parts * 2 * sizeof(double));
    if (run.means == NULL) return kf__no_memory();
    run.m2s = run.means + parts;
  }
  kf_status_t status = kf__parallel_try(0, run.split.tasks, run.split.grain, tasks, &run);
  if (status == KF_OK && run.split.pieces > 1) join_pieces(&run);
  kf_free(run.means);
  return status;
}

typedef struct {
  double *mean, *m2;
} arrays_t;

static void to_arrays(void *context, int64_t first, int64_t n, double *mean, double *m2) {
  const arrays_t *arrays = context;
  memcpy(arrays->mean + first, mean, (size_t)n * sizeof *mean);
  memcpy(arrays->m2 + first, m2, (size_t)n * sizeof *m2);
}

kf_status_t kf__moments_to(const kf__reduce_plan_t *plan, double *mean, double *m2) {
  arrays_t arrays = {mean, m2};
  return kf__moments(plan, to_arrays, &arrays);
}
