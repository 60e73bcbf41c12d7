/* The parameters of pooling, read once for rules and backends. */
#ifndef KF_OPS_RULES_POOL_RULES_H
#define KF_OPS_RULES_POOL_RULES_H

#include "ops/core/results.h"

enum { KF__POOL_DIMS = 3 };

/* Windows over the last `dims` dimensions of a tensor. */
typedef struct kf__pool_geometry {
  uint32_t dims; /* 2 or 3 */
  int64_t kernel[KF__POOL_DIMS], stride[KF__POOL_DIMS], padding[KF__POOL_DIMS];
  int64_t dilation[KF__POOL_DIMS];
  int64_t out[KF__POOL_DIMS];
} kf__pool_geometry_t;

/* Reads and checks them for an input; `name` is the operator's for messages ("max_pool2d"). A list
 * of one value stands for all dimensions; no stride means that of the kernel, no dilation 1. */
KF_MUST_USE kf_status_t kf__pool_geometry(kf__pool_geometry_t *shape, const char *name,
                                          uint32_t dims, const kf_tensor_t *input,
                                          kf_int_span_t kernel, kf_int_span_t stride,
                                          kf_int_span_t padding, kf_int_span_t dilation,
                                          bool ceil_mode);

/* In one dimension of `size` elements: the taps of the window that begins at `begin` (it may be in
 * the padding) that lie inside are first … last - 1. If there are none, `first` is the first tap
 * that is not in front of the input. */
static inline void kf__pool_taps(int64_t begin, int64_t size, int64_t kernel, int64_t dilation,
                                 int64_t *first, int64_t *last) {
  *first = begin >= 0 ? 0 : (-begin - 1) / dilation + 1;
  *last = kernel;
  if ((kernel - 1) * dilation >= size - begin)
    *last = size > begin ? (size - begin - 1) / dilation + 1 : 0;
}
/* Whether the windows see nothing of the input, because in one dimension they step over it. That
 * takes a dilation larger than the size, and then the limit of half a kernel for the padding leaves
 * room for a single window: so it is all windows or none. `sizes` are those of the input. */
static inline bool kf__pool_misses(const kf__pool_geometry_t *shape, const int64_t *sizes) {
  for (uint32_t d = 0; d < shape->dims; d++) {
    int64_t first, last;
    kf__pool_taps(-shape->padding[d], sizes[d], shape->kernel[d], shape->dilation[d], &first,
                  &last);
    if (first >= last) return true;
  }
  return false;
}

/* Elements of a window that covers so many in two dimensions: the largest number where it takes a
 * larger one. */
static inline int64_t kf__pool_count(int64_t a, int64_t b) {
  int64_t count;
  return __builtin_mul_overflow(a, b, &count) ? INT64_MAX : count;
}

/* Adaptive pooling: output o of `out` averages the inputs from the one to the other. */
static inline int64_t kf__adaptive_begin(int64_t o, int64_t in, int64_t out) {
  return o / out * in + o % out * in / out;
}
static inline int64_t kf__adaptive_end(int64_t o, int64_t in, int64_t out) {
  return kf__adaptive_begin(o + 1, in, out) + ((o + 1) % out * in % out != 0 ? 1 : 0);
}

#endif
