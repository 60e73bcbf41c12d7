/* Positions of the largest and smallest elements: argmax, argmin, max and min along a dimension.
 * The first of equal elements wins, and NaN wins over every number. Positions count the reduced
 * dimensions in logical order, so plans here are ordered. */
#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/reduce/reduce.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/promote.h"

enum {
  LARGEST = 0,
  SMALLEST = 1,
  VALUE = 8,    /* bytes of the largest value */
  COLUMNS = 512 /* results that are held at a time */
};

typedef struct {
  const kf__reduce_plan_t *plan; /* outs: positions, then values if they are wanted */
  kf__loader_t loader;
  void (*row)(const void *x, int64_t n, void *acc);
  int64_t (*find)(const void *x, int64_t n, const void *value);
  void (*best)(const void *x, int64_t n, int64_t index, void *values, int64_t *indices);
  int64_t item; /* bytes of a value */
  kf__split_t split;
  char *values; /* [piece][result], when there are several pieces */
  int64_t *indices;
} run_t;

/* ---- By rows ---- */

typedef struct {
  const run_t *run;
  bool started;
  _Alignas(VALUE) char value[VALUE];
  int64_t index;
} seek_t;

/* Finds the best value of a block with the fast fold; looks for its position only if it beats the
 * best value so far. */
static void seek_block(void *context, const void *x, int64_t n, int64_t position) {
  seek_t *seek = context;
  const run_t *run = seek->run;
  _Alignas(VALUE) char value[VALUE];
  run->row(x, n, value);
  if (seek->started) {
    int64_t chosen = seek->index;
    run->best(value, 1, position, seek->value, &chosen);
    if (chosen == seek->index) return; /* no position of an earlier block begins this one */
  }
  int64_t at = run->find(x, n, value);
  KF_ASSERT(at < n);
  memcpy(seek->value, (const char *)x + at * run->item, (size_t)run->item);
  seek->index = position + at;
  seek->started = true;
}

static void seek_row(const run_t *run, const char *data, int64_t begin, int64_t end,
                     kf__load_buffers_t *scratch, char *value, int64_t *index) {
  seek_t seek;
  seek.run = run;
  seek.started = false;
  kf__walk_result(run->plan, &run->loader, data, begin, end, false, scratch, seek_block, &seek);
  KF_ASSERT(seek.started); /* begin < end */
  memcpy(value, seek.value, (size_t)run->item);
  *index = seek.index;
}

/* ---- By columns ---- */

static void seek_columns(const run_t *run, const char *data, int64_t n, int64_t begin, int64_t end,
                         kf__load_buffers_t *scratch, char *values, int64_t *indices) {
  const kf__reduce_plan_t *plan = run->plan;
  int64_t across = plan->kept_strides[plan->kept - 1];
  uint32_t last = plan->reduced - 1;
  const char *row = NULL;
  KF_ASSERT(begin < end);
  KF_ASSERT(n <= COLUMNS);
  for (int64_t r = begin; r < end; r++) {
    if (r == begin || r % plan->reduced_sizes[last] == 0)
      row = data + kf__offset_of(plan->reduced, plan->reduced_sizes, plan->reduced_strides, r);
    else
      row += plan->reduced_strides[last];
    bool is_free = kf__load_is_free(&run->loader, across);
    const void *x = is_free ? row : kf__load(&run->loader, row, across, n, scratch);
    if (r != begin) {
      run->best(x, n, r, values, indices);
      continue;
    }
    memcpy(values, x, (size_t)(n * run->item));
    for (int64_t i = 0; i < n; i++) indices[i] = r;
  }
}

/* ---- Results ---- */

static void store(const run_t *run, int64_t first, int64_t n, const char *values,
                  const int64_t *indices) {
  kf__plan_store(run->plan, 0, first, n, KF_DTYPE_INT64, indices);
  if (run->plan->out_count > 1) kf__plan_store(run->plan, 1, first, n, run->loader.mapped, values);
}

static void join_pieces(const run_t *run) {
  int64_t results = run->plan->results;
  for (int64_t i = results; i < run->split.pieces * results; i++) {
    int64_t to = i % results;
    run->best(run->values + i * run->item, 1, run->indices[i], run->values + to * run->item,
              run->indices + to);
  }
  store(run, 0, results, run->values, run->indices);
}

static void tasks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  kf__load_buffers_t scratch;
  for (int64_t i = begin; i < end; i++) {
    kf__split_task_t task = kf__split_task(&run->split, run->plan, i);
    KF_ASSERT(task.n <= COLUMNS);
    _Alignas(64) char values[COLUMNS * VALUE];
    int64_t indices[COLUMNS];
    if (run->plan->by_columns)
      seek_columns(run, task.data, task.n, task.begin, task.end, &scratch, values, indices);
    else
      seek_row(run, task.data, task.begin, task.end, &scratch, values, indices);
    if (run->split.pieces == 1) {
      store(run, task.result, task.n, values, indices);
    } else {
      memcpy(run->values + task.at * run->item, values, (size_t)(task.n * run->item));
      memcpy(run->indices + task.at, indices, (size_t)task.n * sizeof *indices);
    }
  }
}

static kf_status_t make_parts(run_t *run) {
  size_t count = (size_t)(run->split.pieces * run->plan->results);
  run->indices = kf_alloc(count * (sizeof *run->indices + VALUE));
  if (run->indices == NULL) return kf__no_memory();
  run->values = (char *)(run->indices + count);
  return KF_OK;
}

static kf_status_t seek(const kf__reduce_plan_t *plan, int which) {
  run_t run;
  run.loader = kf__comparing_loader(plan->dtype);
  uint8_t type = kf__type_index[run.loader.compute];
  if (plan->results == 0) return KF_OK;
  run.plan = plan;
  run.row = kf__loops_reduce()->folds[which == LARGEST ? KF__FOLD_MAX : KF__FOLD_MIN][type].row;
  run.find = kf__loops_reduce_stats()->find[type];
  run.best = kf__loops_reduce_stats()->best[which][type];
  run.item = kf__dtype_sizes[run.loader.compute];
  KF_ASSERT(run.row != NULL);
  KF_ASSERT(run.find != NULL);
  KF_ASSERT(run.best != NULL);
  KF_ASSERT(run.item <= VALUE);
  KF_ASSERT(plan->out_types[0] == KF_DTYPE_INT64);
  run.indices = NULL;
  kf__split_init(&run.split, plan, COLUMNS);
  if (run.split.pieces > 1) KF_TRY(make_parts(&run));
  kf_status_t status = kf__parallel_try(0, run.split.tasks, run.split.grain, tasks, &run);
  if (status == KF_OK && run.split.pieces > 1) join_pieces(&run);
  kf_free(run.indices);
  return status;
}

/* ---- Operators ---- */

static bool has_kernel(kf_dtype_t type) {
  uint8_t compute = kf__type_index[kf__is_half(type) ? KF_DTYPE_FLOAT32 : type];
  return kf__loops_reduce_stats()->find[compute] != NULL;
}

static kf_status_t position(kf_tensor_t *self, kf_opt_int_t dim, int which, const char *name,
                            kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  if (out->numel == 0) return KF_OK;
  if (!has_kernel(kf__dtype(self))) return kf__not_for_dtype(name, kf__dtype(self));
  kf__dim_set_t dims = dim.has ? kf__dim_bit(self, dim.value) : kf__dim_set_all(self->ndim);
  kf__reduce_plan(&plan, self, dims, true, 1, &out);
  return seek(&plan, which);
}

static kf_status_t extreme(kf_tensor_t *self, int64_t dim, int which, const char *name,
                           kf_tensor_t *values, kf_tensor_t *indices) {
  kf__reduce_plan_t plan;
  kf_tensor_t *const outs[] = {indices, values};
  if (values->numel == 0) return KF_OK;
  if (!has_kernel(kf__dtype(self))) return kf__not_for_dtype(name, kf__dtype(self));
  kf__reduce_plan(&plan, self, kf__dim_bit(self, dim), true, 2, outs);
  return seek(&plan, which);
}

static kf_status_t argmax(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  return position(self, dim, LARGEST, "argmax_cpu", out);
}
static kf_status_t argmin(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  return position(self, dim, SMALLEST, "argmin_cpu", out);
}
static kf_status_t max_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
                           kf_tensor_t *out_indices) {
  return extreme(self, dim, LARGEST, "max_cpu", out_values, out_indices);
}
static kf_status_t min_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
                           kf_tensor_t *out_indices) {
  return extreme(self, dim, SMALLEST, "min_cpu", out_values, out_indices);
}

const kf_compute_t kf__cpu_bind_reduce_arg[] = {
    KF_COMPUTE(argmax, argmax), KF_COMPUTE(argmin, argmin), KF_COMPUTE(max_dim, max_dim),
    KF_COMPUTE(min_dim, min_dim), KF_COMPUTE_END};
