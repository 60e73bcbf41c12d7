/* Softmax and log_softmax along a dimension, and their gradients. Arguments and results are packed
 * as `outer` × `size` × `inner` numbers, and each softmax runs along `size`. If inner is 1 these
 * are rows; otherwise up to COLUMNS columns are computed together. Sums are accumulated in float64.
 */
#include <math.h>
#include <stdio.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/loops/reduce_loops.h"
#include "backends/cpu/loops/softmax_loops.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"

enum {
  BLOCK = 1024,          /* numbers of a row that are worked on at a time */
  COLUMNS = 256,         /* columns that are worked on at a time */
  SUM_ROWS = 64,         /* rows that are summed in the type of the numbers */
  THREAD_GRAIN = 1 << 13 /* numbers that are worth a thread */
};

typedef struct {
  const char *x, *y; /* argument; for gradients, the gradient of the result and the result */
  char *out;
  bool log;
  kf__floats_t kind;
  int64_t size, inner;
  const kf__softmax_rows_t *rows;
  const kf__softmax_cols_t *cols;
  const kf__fold_t *max;
} run_t;

/* ---- Rows ---- */

/* The maximum of a row, in blocks; it is subtracted before exp, which then cannot overflow. */
static double row_max(const run_t *run, const char *x) {
  _Alignas(8) char best[8], part[8], buffer[BLOCK * sizeof(float)];
  int64_t most = run->kind.half ? BLOCK : KF__FOLD_ROW_MAX;
  int64_t n = run->size < most ? run->size : most;
  KF_ASSERT(run->size > 0);
  run->max->row(kf__floats_get(&run->kind, x, n, buffer), n, best);
  for (int64_t at = n; at < run->size; at += n) {
    n = run->size - at < most ? run->size - at : most;
    run->max->row(kf__floats_get(&run->kind, x + at * run->kind.item, n, buffer), n, part);
    run->max->merge(best, part, 1);
  }
  return kf__floats_number(&run->kind, best);
}

/* For float32 and float64 the result holds the exponentials until they are scaled. The half types
 * would round them, and log_softmax does not need them: there the last loop computes them again. */
static void softmax_row(const run_t *run, const char *x, char *out) {
  _Alignas(64) char buffer[BLOCK * sizeof(double)], from[BLOCK * sizeof(float)];
  double max = row_max(run, x), sum = 0;
  bool keeps = !run->kind.half && !run->log;
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    sum += run->rows->exp_sum(keeps ? out + at * run->kind.item : buffer,
                              kf__floats_get(&run->kind, x + at * run->kind.item, n, from), n, max);
  }
  double log_sum = run->log ? log(sum) : 0, factor = 1 / sum;
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    char *to = out + at * run->kind.item;
    void *y = kf__floats_target(&run->kind, to, buffer);
    bool again =
        !keeps && run->size > BLOCK; /* else `buffer` and `from` still hold the whole row */
    const void *block = from;
    if (again || !run->kind.half)
      block = kf__floats_get(&run->kind, x + at * run->kind.item, n, from);
    if (run->log) {
      run->rows->shift(y, block, n, max, log_sum);
    } else {
      if (again) (void)run->rows->exp_sum(y, block, n, max);
      run->rows->scale(y, y, n, factor);
    }
    kf__floats_put(&run->kind, to, n, y);
  }
}

/* softmax: y (g - Σ g y); log_softmax: g - exp(y) Σ g. */
static void back_row(const run_t *run, const char *grad, const char *result, char *out) {
  _Alignas(64) char buffer[BLOCK * sizeof(double)], first[BLOCK * sizeof(float)];
  char second[BLOCK * sizeof(float)];
  double sum = 0;
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    const void *g = kf__floats_get(&run->kind, grad + at * run->kind.item, n, first);
    if (run->log) {
      _Alignas(8) char part[8];
      kf__loops_reduce()->folds[KF__FOLD_SUM][kf__type_index[run->kind.compute]].row(g, n, part);
      sum += kf__floats_number(&run->kind, part);
    } else {
      sum +=
          run->rows->dot(g, kf__floats_get(&run->kind, result + at * run->kind.item, n, second), n);
    }
  }
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    char *to = out + at * run->kind.item;
    const void *g = kf__floats_get(&run->kind, grad + at * run->kind.item, n, first);
    const void *y = kf__floats_get(&run->kind, result + at * run->kind.item, n, second);
    void *made = kf__floats_target(&run->kind, to, buffer);
    (run->log ? run->rows->log_back : run->rows->back)(made, g, y, n, sum);
    kf__floats_put(&run->kind, to, n, made);
  }
}

/* ---- Columns ---- */

/* State of columns: maxima, sums of a few rows in the compute type, sums of all rows in float64. */
typedef struct {
  _Alignas(64) char max[COLUMNS * sizeof(double)];
  char part[COLUMNS * sizeof(double)];
  double sum[COLUMNS];
} columns_t;

static void add_part(const run_t *run, columns_t *c, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    c->sum[i] +=
        run->kind.wide ? ((double *)(void *)c->part)[i] : (double)((float *)(void *)c->part)[i];
  memset(c->part, 0, sizeof c->part);
}

/* The sums, mapped and converted to the compute type. */
static void *of_sums(const run_t *run, columns_t *c, int64_t n, double (*map)(double)) {
  for (int64_t i = 0; map != NULL && i < n; i++) c->sum[i] = map(c->sum[i]);
  kf__cast(run->kind.compute, c->part, KF_DTYPE_FLOAT64, c->sum, n);
  return c->part;
}

static double reciprocal(double x) { return 1 / x; }

static void softmax_columns(const run_t *run, const char *x, char *out, int64_t n) {
  columns_t c;
  _Alignas(64) char buffer[COLUMNS * sizeof(double)], from[COLUMNS * sizeof(float)];
  int64_t stride = run->inner * run->kind.item;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= COLUMNS);
  const double lowest = -INFINITY;
  bool keeps = !run->kind.half && !run->log;
  kf__cast(run->kind.compute, c.max, KF_DTYPE_FLOAT64, &lowest, 1);
  for (int64_t done = 1; done < n; done *= 2) {
    int64_t more = done < n - done ? done : n - done, size = run->kind.size;
    memcpy(c.max + done * size, c.max, (size_t)(more * size));
  }
  for (int64_t r = 0; r < (run->kind.half ? run->size : 1); r++)
    run->max->cols(kf__floats_get(&run->kind, x + r * stride, n, from), stride,
                   run->kind.half ? 1 : run->size, n, c.max);
  memset(c.part, 0, sizeof c.part);
  memset(c.sum, 0, sizeof c.sum);
  for (int64_t r = 0; r < run->size; r++) {
    run->cols->exp_sum(keeps ? out + r * stride : buffer,
                       kf__floats_get(&run->kind, x + r * stride, n, from), n, c.max, c.part);
    if (r % SUM_ROWS == SUM_ROWS - 1) add_part(run, &c, n);
  }
  add_part(run, &c, n);
  const void *shared = of_sums(run, &c, n, run->log ? log : reciprocal);
  for (int64_t r = 0; r < run->size; r++) {
    char *to = out + r * stride, unused[COLUMNS * sizeof(double)];
    void *y = kf__floats_target(&run->kind, to, buffer);
    const void *again = keeps ? to : kf__floats_get(&run->kind, x + r * stride, n, from);
    if (run->log) {
      run->cols->shift(y, again, n, c.max, shared);
    } else {
      if (!keeps) run->cols->exp_sum(y, again, n, c.max, memset(unused, 0, sizeof unused));
      run->cols->scale(y, y, n, shared);
    }
    kf__floats_put(&run->kind, to, n, y);
  }
}

static void back_columns(const run_t *run, const char *grad, const char *result, char *out,
                         int64_t n) {
  columns_t c;
  _Alignas(64) char buffer[COLUMNS * sizeof(double)], first[COLUMNS * sizeof(float)];
  char second[COLUMNS * sizeof(float)];
  int64_t stride = run->inner * run->kind.item;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= COLUMNS);
  memset(c.part, 0, sizeof c.part);
  memset(c.sum, 0, sizeof c.sum);
  for (int64_t r = 0; r < run->size; r++) {
    const void *g = kf__floats_get(&run->kind, grad + r * stride, n, first);
    if (run->log)
      kf__loops_reduce()->folds[KF__FOLD_SUM][kf__type_index[run->kind.compute]].cols(g, 0, 1, n,
                                                                                      c.part);
    else
      run->cols->dot(g, kf__floats_get(&run->kind, result + r * stride, n, second), n, c.part);
    if (r % SUM_ROWS == SUM_ROWS - 1) add_part(run, &c, n);
  }
  add_part(run, &c, n);
  const void *shared = of_sums(run, &c, n, NULL);
  for (int64_t r = 0; r < run->size; r++) {
    char *to = out + r * stride;
    const void *g = kf__floats_get(&run->kind, grad + r * stride, n, first);
    const void *y = kf__floats_get(&run->kind, result + r * stride, n, second);
    void *made = kf__floats_target(&run->kind, to, buffer);
    (run->log ? run->cols->log_back : run->cols->back)(made, g, y, n, shared);
    kf__floats_put(&run->kind, to, n, made);
  }
}

/* ---- The whole ---- */

static void short_tasks(const run_t *run, int64_t begin, int64_t end) {
  const int64_t at = begin * run->size * run->kind.item;
  if (run->y == NULL)
    run->rows->short_log(run->out + at, run->x + at, end - begin, run->size);
  else
    run->rows->short_log_back(run->out + at, run->x + at, run->y + at, end - begin, run->size);
}

static void tasks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  if (run->log && run->inner == 1 && !run->kind.half && run->size <= run->rows->short_size) {
    short_tasks(run, begin, end);
    return;
  }
  int64_t blocks = (run->inner - 1) / COLUMNS + 1;
  for (int64_t task = begin; task < end; task++) {
    int64_t column = task % blocks * COLUMNS;
    int64_t n = run->inner - column < COLUMNS ? run->inner - column : COLUMNS;
    int64_t at = (task / blocks * run->size * run->inner + column) * run->kind.item;
    if (run->y == NULL && run->inner == 1)
      softmax_row(run, run->x + at, run->out + at);
    else if (run->y == NULL)
      softmax_columns(run, run->x + at, run->out + at, n);
    else if (run->inner == 1)
      back_row(run, run->x + at, run->y + at, run->out + at);
    else
      back_columns(run, run->x + at, run->y + at, run->out + at, n);
  }
}

static kf_status_t start(const kf_tensor_t *x, const kf_tensor_t *y, int64_t dim, bool log,
                         const char *name, kf_tensor_t *out) {
  run_t run;
  kf__packed_t first, second = {NULL, NULL};
  int64_t wrapped = dim < 0 ? dim + x->ndim : dim;
  if (x->numel == 0) return KF_OK;
  if (!kf__has_real_loops(kf__dtype(x))) {
    char full[64]; /* PyTorch has two kernels, and the message names one */
    const char *part = wrapped + 1 >= (int64_t)x->ndim ? "lastdim_" : "";
    (void)snprintf(full, sizeof full, "%s%skernel_impl", name, part);
    return kf__not_for_dtype(full, kf__dtype(x));
  }
  KF_ASSERT(x->ndim == 0 || wrapped < (int64_t)x->ndim);
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(out->numel == x->numel);
  KF_ASSERT(kf__dtype(out) == kf__dtype(x));
  KF_ASSERT(y == NULL || kf__same_sizes(x, y));
  run.log = log;
  run.kind = kf__floats_of(kf__dtype(x));
  run.size = x->ndim == 0 ? 1 : x->sizes[wrapped];
  run.inner = 1;
  for (int64_t d = wrapped + 1; d < (int64_t)x->ndim; d++) run.inner *= x->sizes[d];
  run.rows = &kf__loops_softmax()->rows[run.kind.wide];
  run.cols = &kf__loops_softmax()->cols[run.kind.wide];
  run.max = &kf__loops_reduce()->folds[KF__FOLD_MAX][kf__type_index[run.kind.compute]];
  KF_TRY(kf__pack(x, &first));
  kf_status_t status = kf__pack(y, &second);
  if (status == KF_OK) {
    run.x = first.data;
    run.y = second.data;
    run.out = kf__data(out);
    int64_t blocks = (run.inner - 1) / COLUMNS + 1;
    int64_t width = run.inner < COLUMNS ? run.inner : COLUMNS;
    status = kf__parallel_try(0, x->numel / run.size / run.inner * blocks,
                              THREAD_GRAIN / (run.size * width) + 1, tasks, &run);
  }
  kf_free(first.owned);
  kf_free(second.owned);
  return status;
}

static kf_status_t softmax(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return start(self, NULL, dim, false, "softmax_", out);
}
static kf_status_t log_softmax(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return start(self, NULL, dim, true, "log_softmax_", out);
}
static kf_status_t softmax_backward(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t dim,
                                    kf_tensor_t *out) {
  return start(grad_output, output, dim, false, "softmax_backward_", out);
}
static kf_status_t log_softmax_backward(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t dim,
                                        kf_tensor_t *out) {
  return start(grad_output, output, dim, true, "log_softmax_backward_", out);
}

const kf_compute_t kf__cpu_bind_softmax[] = {
    KF_COMPUTE(softmax, softmax), KF_COMPUTE(log_softmax, log_softmax),
    KF_COMPUTE(softmax_backward, softmax_backward),
    KF_COMPUTE(log_softmax_backward, log_softmax_backward), KF_COMPUTE_END};
