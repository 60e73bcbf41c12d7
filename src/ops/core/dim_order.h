/* The order in which dimensions lie in memory, from the inside out, by the strides of operands. */
#ifndef KF_OPS_CORE_DIM_ORDER_H
#define KF_OPS_CORE_DIM_ORDER_H

#include "base/base_internal.h"

/* Positive: the dimension with stride s0 lies outside of that with s1. A stride of 0 says nothing
 * about the order. Of equal strides the smaller size goes inside. */
static inline int kf__compare_strides(int64_t s0, int64_t s1, int64_t size0, int64_t size1) {
  if (s0 == 0 || s1 == 0) return 0;
  if (s0 != s1) return s0 < s1 ? -1 : 1;
  return size0 > size1 ? 1 : 0;
}

/* An insertion sort of the dimensions, which start as those of a contiguous tensor.
 * compare(context, dim0, dim1) is positive if `dim0` should lie outside of `dim1`. Dimensions that
 * compare as undecided keep their order, and the comparison is not transitive, so that a library
 * sort would give another order than PyTorch's. Force inlining: the compiler then calls `compare`
 * directly. */
static inline __attribute__((always_inline)) void kf__sort_dims(uint8_t *order, uint32_t ndim,
                                                                int (*compare)(const void *,
                                                                               uint32_t, uint32_t),
                                                                const void *context) {
  for (uint32_t i = 0; i < ndim; i++) order[i] = (uint8_t)(ndim - 1 - i);
  for (uint32_t i = 1; i < ndim; i++) {
    uint32_t at = i;
    for (uint32_t j = i; j-- > 0;) {
      const int found = compare(context, order[j], order[at]);
      if (found < 0) break;
      if (found == 0) continue;
      const uint8_t moved = order[j];
      order[j] = order[at];
      order[at] = moved;
      at = j;
    }
  }
}

#endif
