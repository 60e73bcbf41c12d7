/* The walk over lines. Each thread finds its first line by division; after that it steps like an
 * odometer, which costs one addition for each operand in the common case. */
#include "backends/cpu/core/lines.h"

void kf__lines_init(kf__lines_t *lines, kf_int_span_t sizes, int64_t dim) {
  KF_ASSERT(sizes.size <= KF__MAX_DIMS);
  KF_ASSERT(dim >= -1);
  KF_ASSERT(dim < (int64_t)sizes.size || sizes.size == 0);
  lines->count = 0;
  lines->ndim = 0;
  lines->total = 1;
  lines->dim = dim;
  for (size_t d = 0; d < sizes.size; d++) {
    KF_ASSERT(sizes.data[d] >= 0);
    if ((int64_t)d == dim) continue;
    lines->total *= sizes.data[d];
    if (sizes.data[d] == 1) continue;
    lines->dims[lines->ndim] = (uint32_t)d;
    lines->sizes[lines->ndim++] = sizes.data[d];
  }
}

void kf__lines_add(kf__lines_t *lines, const kf_tensor_t *tensor) {
  KF_ASSERT(lines->count < KF__LINES_OPERANDS);
  int64_t *strides = lines->strides[lines->count];
  for (uint32_t i = 0; i < lines->ndim; i++) {
    KF_ASSERT(lines->dims[i] < tensor->ndim);
    strides[i] = tensor->strides[lines->dims[i]] * kf__itemsize(tensor);
  }
  lines->data[lines->count++] = kf__data(tensor);
}

typedef struct {
  const kf__lines_t *lines;
  kf__line_fn fn;
  void *context;
} walk_t;

static void walk_part(void *context, int64_t begin, int64_t end) {
  const walk_t *walk = context;
  const kf__lines_t *lines = walk->lines;
  KF_ASSERT(begin >= 0);
  KF_ASSERT(end <= lines->total);
  char *data[KF__LINES_OPERANDS];
  int64_t index[KF__MAX_DIMS];
  for (uint32_t k = 0; k < lines->count; k++) data[k] = lines->data[k];
  int64_t remaining = begin;
  for (uint32_t d = lines->ndim; d-- > 0;) {
    index[d] = remaining % lines->sizes[d];
    remaining /= lines->sizes[d];
    for (uint32_t k = 0; k < lines->count; k++) data[k] += index[d] * lines->strides[k][d];
  }
  KF_ASSERT(remaining == 0); /* begin was a line of the space */
  for (int64_t i = begin; i < end; i++) {
    walk->fn(data, walk->context);
    for (uint32_t d = lines->ndim; d-- > 0;) {
      bool carry = ++index[d] == lines->sizes[d];
      int64_t steps = carry ? 1 - lines->sizes[d] : 1;
      for (uint32_t k = 0; k < lines->count; k++) data[k] += steps * lines->strides[k][d];
      if (!carry) break;
      index[d] = 0;
    }
  }
}

void kf__lines_run(const kf__lines_t *lines, int64_t cost, kf__line_fn fn, void *context) {
  enum { WORTH_A_THREAD = 16384 }; /* elements */
  KF_ASSERT(lines->count > 0);
  KF_ASSERT(fn != NULL);
  walk_t walk = {lines, fn, context};
  int64_t grain = cost > 0 ? WORTH_A_THREAD / cost : WORTH_A_THREAD;
  kf__parallel_for(0, lines->total, grain > 0 ? grain : 1, walk_part, &walk);
}

void kf__lines_run_in_order(const kf__lines_t *lines, kf__line_fn fn, void *context) {
  walk_t walk = {lines, fn, context};
  if (lines->total > 0) walk_part(&walk, 0, lines->total);
}

kf_status_t kf__lines_try_in_order(const kf__lines_t *lines, int64_t cost, kf__line_fn fn,
                                   void *context) {
  enum { LOOK = 1 << 18 }; /* elements between two questions whether to stop */
  walk_t walk = {lines, fn, context};
  return kf__serial_try(0, lines->total, cost < LOOK ? LOOK / (cost + 1) + 1 : 1, walk_part, &walk);
}

int64_t kf__offset_of(uint32_t ndim, const int64_t *sizes, const int64_t *strides, int64_t index) {
  int64_t offset = 0;
  KF_ASSERT(index >= 0);
  for (uint32_t i = ndim; i-- > 0 && index != 0;) {
    offset += index % sizes[i] * strides[i];
    index /= sizes[i];
  }
  KF_ASSERT(index == 0); /* otherwise it lies outside of the space */
  return offset;
}
