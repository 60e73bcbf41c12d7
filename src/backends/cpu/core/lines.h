/* Walking several tensors line by line along one dimension: what indexing, sorting and their like
 * are made of. The tensors agree in all other dimensions; each line is one call of a function that
 * gets the addresses where it begins in each of them. */
#ifndef KF_BACKENDS_CPU_CORE_LINES_H
#define KF_BACKENDS_CPU_CORE_LINES_H

#include "base/parallel.h"
#include "tensor/tensor_internal.h"

enum { KF__LINES_OPERANDS = 6 };

typedef struct kf__lines {
  uint32_t count; /* operands */
  uint32_t ndim;  /* dimensions that are walked, the last one fastest */
  int64_t total;  /* lines */
  int64_t line;   /* the dimension that lines run along; -1: every element is a line */
  int64_t sizes[KF__MAX_DIMS];
  char *data[KF__LINES_OPERANDS];
  int64_t strides[KF__LINES_OPERANDS][KF__MAX_DIMS]; /* bytes */
  uint32_t dims[KF__MAX_DIMS]; /* which dimension of the tensors each one is */
} kf__lines_t;

/* The space that is walked: `sizes` without dimension `line`. */
void kf__lines_init(kf__lines_t *lines, kf_int_span_t sizes, int64_t line);
/* Adds a tensor with at least these dimensions. */
void kf__lines_add(kf__lines_t *lines, const kf_tensor_t *tensor);

typedef void (*kf__line_fn)(char *const *data, void *context);
/* Lines are independent and may run on several threads; `cost` is about how many elements one line
 * touches. */
void kf__lines_run(const kf__lines_t *lines, int64_t cost, kf__line_fn fn, void *context);
/* In order, on this thread: for lines that write to the same places. */
void kf__lines_run_in_order(const kf__lines_t *lines, kf__line_fn fn, void *context);
/* Same, and can be stopped between lines, or within one where it asks kf__loop_stopped. */
KF_MUST_USE kf_status_t kf__lines_try_in_order(const kf__lines_t *lines, int64_t cost,
                                               kf__line_fn fn, void *context);

/* Bytes from one element of a line to the next; 0 for a tensor without dimensions. */
static inline int64_t kf__line_stride(const kf_tensor_t *t, int64_t dim) {
  return t->ndim == 0 ? 0 : t->strides[dim] * kf__itemsize(t);
}
/* Elements of a line; a tensor without dimensions has one. */
static inline int64_t kf__line_size(const kf_tensor_t *t, int64_t dim) {
  return t->ndim == 0 ? 1 : t->sizes[dim];
}

/* Where element `index` of a space of dimensions is. */
int64_t kf__offset_of(uint32_t ndim, const int64_t *sizes, const int64_t *strides, int64_t index);

#endif
