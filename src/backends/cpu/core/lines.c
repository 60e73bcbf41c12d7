/* The walk over lines: each thread finds its first line by division and steps from there. */
#include "backends/cpu/core/lines.h"

void kf__rows_init(kf__rows_t *rows, kf_int_span_t sizes, int64_t line) {
  rows->count = 0;
  rows->ndim = 0;
  rows->total = 1;
  rows->line = line;
  for (size_t d = 0; d < sizes.size; d++) {
    if ((int64_t)d == line) continue;
    rows->total *= sizes.data[d];
    if (sizes.data[d] == 1) continue;
    rows->dims[rows->ndim] = (uint32_t)d;
    rows->sizes[rows->ndim++] = sizes.data[d];
  }
}

void kf__rows_add(kf__rows_t *rows, const kf_tensor_t *tensor) {
  KF_ASSERT(rows->count < KF__ROWS_OPERANDS);
  int64_t *strides = rows->strides[rows->count];
  for (uint32_t i = 0; i < rows->ndim; i++)
    strides[i] = tensor->strides[rows->dims[i]] * kf__itemsize(tensor);
  rows->data[rows->count++] = kf__data(tensor);
}

typedef struct {
  const kf__rows_t *rows;
  kf__row_fn fn;
  void *context;
} walk_t;

static void walk_part(void *context, int64_t begin, int64_t end) {
  const walk_t *walk = context;
  const kf__rows_t *rows = walk->rows;
  char *data[KF__ROWS_OPERANDS];
  int64_t index[KF__MAX_DIMS];
  for (uint32_t k = 0; k < rows->count; k++) data[k] = rows->data[k];
  int64_t rest = begin;
  for (uint32_t d = rows->ndim; d-- > 0;) {
    index[d] = rest % rows->sizes[d];
    rest /= rows->sizes[d];
    for (uint32_t k = 0; k < rows->count; k++) data[k] += index[d] * rows->strides[k][d];
  }
  for (int64_t i = begin; i < end; i++) {
    walk->fn(data, walk->context);
    for (uint32_t d = rows->ndim; d-- > 0;) {
      bool carry = ++index[d] == rows->sizes[d];
      int64_t steps = carry ? 1 - rows->sizes[d] : 1;
      for (uint32_t k = 0; k < rows->count; k++) data[k] += steps * rows->strides[k][d];
      if (!carry) break;
      index[d] = 0;
    }
  }
}

void kf__rows_run(const kf__rows_t *rows, int64_t cost, kf__row_fn fn, void *context) {
  enum { WORTH_A_THREAD = 16384 };
  walk_t walk = {rows, fn, context};
  int64_t grain = cost > 0 ? WORTH_A_THREAD / cost : WORTH_A_THREAD;
  kf__parallel_for(0, rows->total, grain > 0 ? grain : 1, walk_part, &walk);
}

void kf__rows_run_in_order(const kf__rows_t *rows, kf__row_fn fn, void *context) {
  walk_t walk = {rows, fn, context};
  if (rows->total > 0) walk_part(&walk, 0, rows->total);
}

kf_status_t kf__rows_try_in_order(const kf__rows_t *rows, int64_t cost, kf__row_fn fn,
                                  void *context) {
  enum { LOOK = 1 << 18 };
  walk_t walk = {rows, fn, context};
  return kf__serial_try(0, rows->total, cost < LOOK ? LOOK / (cost + 1) + 1 : 1, walk_part, &walk);
}

int64_t kf__offset_of(uint32_t ndim, const int64_t *sizes, const int64_t *strides, int64_t index) {
  int64_t offset = 0;
  for (uint32_t i = ndim; i-- > 0 && index != 0;) {
    offset += index % sizes[i] * strides[i];
    index /= sizes[i];
  }
  return offset;
}
