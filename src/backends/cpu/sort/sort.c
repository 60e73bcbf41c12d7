/* Sorting and selecting along a dimension: sort, topk, kthvalue, median, mode. Lines run one after
 * the other; the memory for one line is allocated before the work begins. */
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "backends/cpu/sort/sort_keys.h"

static int64_t wrapped(int64_t dim, const kf_tensor_t *t) {
  return dim < 0 ? dim + (t->ndim > 0 ? (int64_t)t->ndim : 1) : dim;
}

/* Fills values and indices of a line from its loaded keys. data: values, indices, self. */
typedef struct job job_t;
typedef void (*work_fn)(const job_t *job, kf__order_t *order, char *const *data);

struct job {
  work_fn work;
  kf_dtype_t dtype;
  int64_t n;                                 /* elements of a line of self */
  int64_t self_step, value_step, index_step; /* bytes */
  int64_t itemsize;
  int64_t k; /* how many of the first are needed; 0: possibly all */
  bool descending, skip_nan;
  kf__order_t order;
};

static void run_line(char *const *data, void *context) {
  job_t *job = context;
  kf__order_load(&job->order, data[2], job->self_step);
  job->work(job, &job->order, data);
}

/* Adds a result as an operand. If it lacks dimension `dim`, its dimensions after `dim` have moved
 * down by one. */
static void add_result(kf__lines_t *lines, const kf_tensor_t *t, const kf_tensor_t *self,
                       int64_t dim) {
  if (t->ndim == self->ndim) {
    kf__lines_add(lines, t);
    return;
  }
  KF_ASSERT(t->ndim + 1 == self->ndim);
  KF_ASSERT(lines->count < KF__LINES_OPERANDS);
  int64_t *strides = lines->strides[lines->count];
  for (uint32_t i = 0; i < lines->ndim; i++) {
    uint32_t d = lines->dims[i];
    strides[i] = t->strides[(int64_t)d > dim ? d - 1 : d] * kf__itemsize(t);
  }
  lines->data[lines->count++] = kf__data(t);
}

static kf_status_t run_lines(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                             kf_tensor_t *indices, job_t *job) {
  dim = wrapped(dim, self);
  KF_ASSERT(kf__dtype(values) == kf__dtype(self));
  KF_ASSERT(kf__dtype(indices) == KF_DTYPE_INT64);
  KF_ASSERT(values->numel == indices->numel);
  job->dtype = kf__dtype(self);
  job->n = kf__line_size(self, dim);
  job->itemsize = kf__itemsize(self);
  job->self_step = kf__line_stride(self, dim);
  bool kept = values->ndim == self->ndim;
  job->value_step = kept ? kf__line_stride(values, dim) : 0;
  job->index_step = kept ? kf__line_stride(indices, dim) : 0;
  if (values->numel == 0) return KF_OK;
  if (self->ndim == 0) { /* supports every type, since nothing is compared */
    memcpy(kf__data(values), kf__data(self), (size_t)job->itemsize);
    memset(kf__data(indices), 0, sizeof(int64_t));
    return KF_OK;
  }
  KF_TRY(kf__order_create(&job->order, job->dtype, job->n, job->k > 0 ? job->k : job->n,
                          job->descending));
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(self), dim);
  add_result(&lines, values, self, dim);
  add_result(&lines, indices, self, dim);
  kf__lines_add(&lines, self);
  kf_status_t status = kf__lines_try_in_order(&lines, job->n, run_line, job);
  kf__order_destroy(&job->order);
  return status;
}

/* Stores element `from` of the line as element `to` of the results. */
static void store(const job_t *job, char *const *data, int64_t to, int64_t from) {
  KF_ASSERT(from >= 0);
  KF_ASSERT(from < job->n);
  memcpy(data[0] + to * job->value_step, data[2] + from * job->self_step, (size_t)job->itemsize);
  memcpy(data[1] + to * job->index_step, &from, sizeof from);
}

/* ---- sort, topk ---- */

/* Whether sorting was completed: false when the loop was stopped. Short lines are never
 * interrupted. */
static bool is_whole(const kf__order_t *order) {
  enum { LONG = 1 << 16 };
  return order->n <= LONG || !kf__loop_stopped();
}

static void sort_line(const job_t *job, kf__order_t *order, char *const *data) {
  enum { LOOK = 1 << 16 };
  kf__order_sort(order);
  for (int64_t i = 0; i < job->n; i++) {
    if (i % LOOK == 0 && !is_whole(order)) return;
    store(job, data, i, kf__order_index(order, i));
  }
}

static kf_status_t cpu_sort(kf_tensor_t *self, int64_t dim, bool descending, kf_tensor_t *values,
                            kf_tensor_t *indices) {
  job_t job = {.work = sort_line, .descending = descending};
  return run_lines(self, dim, values, indices, &job);
}

static void topk_line(const job_t *job, kf__order_t *order, char *const *data) {
  kf__order_first(order, job->k);
  if (!is_whole(order)) return;
  for (int64_t i = 0; i < job->k; i++) store(job, data, i, kf__order_index(order, i));
}

static kf_status_t cpu_topk(kf_tensor_t *self, int64_t k, int64_t dim, bool largest,
                            kf_tensor_t *values, kf_tensor_t *indices) {
  job_t job = {.work = topk_line, .descending = largest, .k = k};
  return run_lines(self, dim, values, indices, &job);
}

/* ---- kthvalue, median ---- */

static void kth_line(const job_t *job, kf__order_t *order, char *const *data) {
  kf__order_first(order, job->k);
  if (!is_whole(order)) return;
  store(job, data, 0, kf__order_index(order, job->k - 1));
}

static kf_status_t cpu_kthvalue(kf_tensor_t *self, int64_t k, int64_t dim, kf_tensor_t *values,
                                kf_tensor_t *indices) {
  job_t job = {.work = kth_line, .k = k};
  return run_lines(self, dim, values, indices, &job);
}

/* The lower one of two middle elements. The median of a line with NaN is NaN, unless NaN is
 * skipped. */
static void median_line(const job_t *job, kf__order_t *order, char *const *data) {
  int64_t numbers = 0, first_nan = -1;
  for (int64_t i = 0; i < job->n; i++) {
    bool nan = kf__key_is_nan(job->dtype, kf__order_key(order, i));
    numbers += !nan;
    if (nan && first_nan < 0) first_nan = i;
  }
  if (first_nan >= 0 && (!job->skip_nan || numbers == 0)) {
    store(job, data, 0, first_nan);
    return;
  }
  int64_t middle = (numbers - 1) / 2;
  kf__order_first(order, middle + 1);
  if (!is_whole(order)) return;
  store(job, data, 0, kf__order_index(order, middle));
}

static kf_status_t cpu_median(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                              kf_tensor_t *indices) {
  job_t job = {.work = median_line};
  return run_lines(self, dim, values, indices, &job);
}

static kf_status_t cpu_nanmedian(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                                 kf_tensor_t *indices) {
  job_t job = {.work = median_line, .skip_nan = true};
  return run_lines(self, dim, values, indices, &job);
}

/* ---- mode ---- */

/* The most frequent value, the smallest if there are several, and the index of its last occurrence.
 */
static void mode_line(const job_t *job, kf__order_t *order, char *const *data) {
  kf__order_sort(order);
  if (!is_whole(order)) return;
  int64_t best = 0, best_count = 0;
  for (int64_t i = 0; i < job->n;) {
    int64_t end = i + 1;
    while (end < job->n && kf__order_key(order, end) == kf__order_key(order, i)) end++;
    if (end - i > best_count) {
      best = end - 1;
      best_count = end - i;
    }
    i = end;
  }
  store(job, data, 0, kf__order_index(order, best));
}

static kf_status_t cpu_mode(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                            kf_tensor_t *indices) {
  job_t job = {.work = mode_line};
  return run_lines(self, dim, values, indices, &job);
}

const kf_compute_t kf__cpu_bind_sort[] = {
    KF_COMPUTE(sort, cpu_sort),
    KF_COMPUTE(topk, cpu_topk),
    KF_COMPUTE(kthvalue, cpu_kthvalue),
    KF_COMPUTE(median_dim, cpu_median),
    KF_COMPUTE(nanmedian_dim, cpu_nanmedian),
    KF_COMPUTE(mode, cpu_mode),
    KF_COMPUTE_END,
};
