/* Copies of lists and geometries that nodes save besides tensors. */
#ifndef KF_AUTOGRAD_GRAPH_SAVED_LISTS_H
#define KF_AUTOGRAD_GRAPH_SAVED_LISTS_H

#include "autograd/graph/node.h"

/* Copies of lists of ints and bools. `data` NULL means None. The struct is zero before saving. The
 * type's `destroy` drops them, not release_saved: another thread's backward may be reading them. */
typedef struct kf__ints {
  int64_t *data; /* inline_data, or a block */
  size_t size;
  int64_t inline_data[KF__INLINE_DIMS];
} kf__ints_t;
KF_MUST_USE kf_status_t kf__save_ints(kf__ints_t *saved, kf_int_span_t ints);
static inline kf_int_span_t kf__ints_span(const kf__ints_t *saved) {
  kf_int_span_t span = {saved->data, saved->size};
  return span;
}
void kf__ints_drop(kf__ints_t *saved);
typedef struct kf__bools {
  bool *data;
  size_t size;
  bool inline_data[8];
} kf__bools_t;
KF_MUST_USE kf_status_t kf__save_bools(kf__bools_t *saved, kf_bool_span_t bools);
static inline kf_bool_span_t kf__bools_span(const kf__bools_t *saved) {
  kf_bool_span_t span = {saved->data, saved->size};
  return span;
}
void kf__bools_drop(kf__bools_t *saved);

/* Sizes, strides and offset of a tensor, for formulas that need its geometry but not its values. */
typedef struct kf__saved_geometry {
  kf__ints_t sizes;
  kf__ints_t strides;
  int64_t offset;
} kf__saved_geometry_t;
KF_MUST_USE kf_status_t kf__save_geometry(kf__saved_geometry_t *saved, const kf_tensor_t *tensor);
void kf__saved_geometry_drop(kf__saved_geometry_t *saved);

/* Sets and returns the error for saved values that have been released. */
KF_MUST_USE kf_status_t kf__freed_graph(void);

#endif
