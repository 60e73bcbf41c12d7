/* The parameters of pooling, read once for rules and backends. */
#ifndef KF_OPS_RULES_POOL_H
#define KF_OPS_RULES_POOL_H

#include "ops/results.h"

enum { KF__POOL_DIMS = 3 };

/* Windows over the last `dims` dimensions of a tensor. */
typedef struct kf__pool_shape {
  uint32_t dims; /* 2 or 3 */
  int64_t kernel[KF__POOL_DIMS], stride[KF__POOL_DIMS], padding[KF__POOL_DIMS];
  int64_t dilation[KF__POOL_DIMS];
  int64_t out[KF__POOL_DIMS];
} kf__pool_shape_t;

/* Reads and checks them for an input; `name` is the operator's for messages ("max_pool2d"). A list
 * of one value stands for all dimensions; no stride means that of the kernel, no dilation 1. */
KF_MUST_USE kf_status_t kf__pool_shape(kf__pool_shape_t *shape, const char *name, uint32_t dims,
                                       const kf_tensor_t *input, kf_int_span_t kernel,
                                       kf_int_span_t stride, kf_int_span_t padding,
                                       kf_int_span_t dilation, bool ceil_mode);

/* Adaptive pooling: output o of `out` averages the inputs from the one to the other. */
static inline int64_t kf__adaptive_begin(int64_t o, int64_t in, int64_t out) {
  return o / out * in + o % out * in / out;
}
static inline int64_t kf__adaptive_end(int64_t o, int64_t in, int64_t out) {
  return kf__adaptive_begin(o + 1, in, out) + ((o + 1) % out * in % out != 0 ? 1 : 0);
}

#endif
