/* Walks several tensors line by line along one dimension: the base of indexing, sorting and other
 * kernels that work along a dimension. The tensors agree in all other dimensions. For each line a
 * function is called with the address of the line's first element in each tensor.
 *
 *     kf__lines_t lines;
 *     kf__lines_init(&lines, kf__sizes(self), dim);   // the dimensions that are walked
 *     kf__lines_add(&lines, out);                     // data[0] of the function
 *     kf__lines_add(&lines, self);                    // data[1]
 *     kf__lines_run(&lines, n, copy_line, &context);
 *
 * A caller may change `data` and `strides` of an operand after it was added, for example set
 * strides to 0 to broadcast it or negate them to walk backwards. */
#ifndef KF_BACKENDS_CPU_CORE_LINES_H
#define KF_BACKENDS_CPU_CORE_LINES_H

#include "base/parallel.h"
#include "tensor/tensor_internal.h"

enum { KF__LINES_OPERANDS = 6 };

typedef struct kf__lines {
  uint32_t count; /* operands */
  uint32_t ndim;  /* dimensions that are walked, the last one fastest */
  int64_t total;  /* lines */
  int64_t dim;    /* the dimension that lines run along; -1: every element is a line */
  int64_t sizes[KF__MAX_DIMS];
  char *data[KF__LINES_OPERANDS];
  int64_t strides[KF__LINES_OPERANDS][KF__MAX_DIMS]; /* bytes */
  uint32_t dims[KF__MAX_DIMS]; /* which dimension of the tensors each one is */
} kf__lines_t;

/* Sets the space that is walked: `sizes` without dimension `dim`. Dimensions of size 1 are dropped.
 */
void kf__lines_init(kf__lines_t *lines, kf_int_span_t sizes, int64_t dim);
/* Adds an operand, at most KF__LINES_OPERANDS of them. It must have every walked dimension. */
void kf__lines_add(kf__lines_t *lines, const kf_tensor_t *tensor);

typedef void (*kf__line_fn)(char *const *data, void *context);
/* Calls fn for every line, on several threads where that pays: lines must be independent. `cost` is
 * an estimate of the elements that one line touches. */
void kf__lines_run(const kf__lines_t *lines, int64_t cost, kf__line_fn fn, void *context);
/* In order, on the calling thread: for lines that may write to the same elements. */
void kf__lines_run_in_order(const kf__lines_t *lines, kf__line_fn fn, void *context);
/* Same, but can be interrupted between lines, and inside a line whose function calls
 * kf__loop_stopped. Then it fails with the status of the stop hook, and the remaining lines are not
 * run. */
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

/* The offset of element `index`, counted in row-major order, of a space with these sizes and
 * strides; in the unit of the strides. */
int64_t kf__offset_of(uint32_t ndim, const int64_t *sizes, const int64_t *strides, int64_t index);

#endif
