/* The parameters of pooling, read and checked in one place for rules and backends. */
#ifndef KF_OPS_RULES_POOL_RULES_H
#define KF_OPS_RULES_POOL_RULES_H

#include "ops/core/results.h"

enum { KF__POOL_DIMS = 3 };

/* Windows over the last `dims` dimensions of a tensor. After kf__pool_geometry succeeds: kernel,
 * stride, dilation and out are at least 1, and the padding is at most half of the kernel. */
typedef struct kf__pool_geometry {
  uint32_t dims; /* 2 or 3 */
  int64_t kernel[KF__POOL_DIMS], stride[KF__POOL_DIMS], padding[KF__POOL_DIMS];
  int64_t dilation[KF__POOL_DIMS];
  int64_t out[KF__POOL_DIMS];
} kf__pool_geometry_t;

/* Reads and checks them for an input; `name` is the operator's name for messages ("max_pool2d"). A
 * list of one value stands for all dimensions. Without a stride it is the kernel's size, without a
 * dilation 1. KF_ERR_RUNTIME where they do not fit. */
KF_MUST_USE kf_status_t kf__pool_geometry(kf__pool_geometry_t *geometry, const char *name,
                                          uint32_t dims, const kf_tensor_t *input,
                                          kf_int_span_t kernel, kf_int_span_t stride,
                                          kf_int_span_t padding, kf_int_span_t dilation,
                                          bool ceil_mode);

/* For a window that begins at `begin` (which may be in the padding) in a dimension of `size`
 * elements: the taps inside the input are first … last - 1. If there are none, `first` is the first
 * tap that is not in front of the input. */
static inline void kf__pool_taps(int64_t begin, int64_t size, int64_t kernel, int64_t dilation,
                                 int64_t *first, int64_t *last) {
  KF_ASSERT(kernel > 0);
  KF_ASSERT(dilation > 0);
  *first = begin >= 0 ? 0 : (-begin - 1) / dilation + 1;
  *last = kernel;
  if ((kernel - 1) * dilation >= size - begin)
    *last = size > begin ? (size - begin - 1) / dilation + 1 : 0;
}
/* Whether the windows contain no element of the input, because they step over it in one dimension.
 * That takes a dilation larger than the size; then the padding, which is at most half of the
 * kernel, allows for a single window: so it is all windows or none. `sizes` are the input's spatial
 * sizes. */
static inline bool kf__pool_misses(const kf__pool_geometry_t *geometry, const int64_t *sizes) {
  for (uint32_t d = 0; d < geometry->dims; d++) {
    int64_t first, last;
    kf__pool_taps(-geometry->padding[d], sizes[d], geometry->kernel[d], geometry->dilation[d],
                  &first, &last);
    if (first >= last) return true;
  }
  return false;
}

/* Adaptive pooling: output o of `out` covers the inputs begin … end - 1. They are
 * floor(o * in / out) and ceil((o + 1) * in / out); the quotient is split to keep the product
 * small. */
static inline int64_t kf__adaptive_begin(int64_t o, int64_t in, int64_t out) {
  KF_ASSERT(out > 0);
  KF_ASSERT(o >= 0 && o <= out);
  return o / out * in + o % out * in / out;
}
static inline int64_t kf__adaptive_end(int64_t o, int64_t in, int64_t out) {
  return kf__adaptive_begin(o + 1, in, out) + ((o + 1) % out * in % out != 0 ? 1 : 0);
}

#endif
