/* Conditions for KF_ASSERT that need a loop. Nothing else may call them: a release build compiles
 * no assertion, so an error that a caller can cause must be found by other means. */
#ifndef KF_OPS_CORE_TENSOR_CHECKS_H
#define KF_OPS_CORE_TENSOR_CHECKS_H

#include "tensor/tensor_internal.h"

/* The product of non-negative sizes; -1 where a size is negative or the product overflows. A size
 * of 0 wins over an overflow, as in kf__shape_numel. */
static inline int64_t kf__product_of_sizes(const int64_t *sizes, size_t ndim) {
  int64_t product = 1;
  bool overflows = false, empty = false;
  for (size_t d = 0; d < ndim; d++) {
    if (sizes[d] < 0) return -1;
    empty = empty || sizes[d] == 0;
    overflows = overflows || __builtin_mul_overflow(product, sizes[d], &product);
  }
  return empty ? 0 : overflows ? -1 : product;
}

/* The sizes broadcast to `to`: aligned at the last dimension, each is 1 or the same. */
static inline bool kf__broadcasts_to(kf_int_span_t sizes, kf_int_span_t to) {
  if (sizes.size > to.size) return false;
  for (size_t d = 0; d < sizes.size; d++)
    if (sizes.data[d] != 1 && sizes.data[d] != to.data[to.size - sizes.size + d]) return false;
  return true;
}

/* The positions, in elements of the storage, of the first and the last element of a tensor that is
 * not empty. Dimensions of size 1 have no say: their strides may be anything. */
__extension__ typedef __int128 kf__position_t;
static inline void kf__element_range(const kf_tensor_t *t, kf__position_t *first,
                                     kf__position_t *last) {
  *first = *last = t->offset;
  for (uint32_t d = 0; d < t->ndim; d++) {
    const kf__position_t reach = (kf__position_t)(t->sizes[d] - 1) * t->strides[d];
    *(reach < 0 ? first : last) += reach;
  }
}

/* A view of the same element type that holds no element that `of` does not reach over. */
static inline bool kf__lies_within(const kf_tensor_t *view, const kf_tensor_t *of) {
  if (view->storage != of->storage) return false;
  if (view->numel == 0) return true;
  if (of->numel == 0) return false;
  kf__position_t first, last, of_first, of_last;
  kf__element_range(view, &first, &last);
  kf__element_range(of, &of_first, &of_last);
  return first >= of_first && last <= of_last;
}

#endif
