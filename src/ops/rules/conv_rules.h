/* The parameters of a convolution, read and checked in one place for rules and backends. */
#ifndef KF_OPS_RULES_CONV_RULES_H
#define KF_OPS_RULES_CONV_RULES_H

#include "ops/core/results.h"

enum { KF__CONV_DIMS = 3 }; /* spatial dimensions, at most */

/* After kf__conv_geometry succeeds: 1 <= dims <= KF__CONV_DIMS, groups, stride, dilation and out
 * are at least 1, the paddings at least 0. Arrays have `dims` elements; those beyond are not set.
 */
typedef struct kf__conv_geometry {
  uint32_t dims; /* spatial ones */
  bool transposed;
  int64_t groups;
  int64_t stride[KF__CONV_DIMS], padding[KF__CONV_DIMS], dilation[KF__CONV_DIMS];
  int64_t output_padding[KF__CONV_DIMS];
  int64_t out[KF__CONV_DIMS]; /* spatial sizes of the result */
} kf__conv_geometry_t;

/* Reads and checks everything but types and bias; `op` is for messages. A list of one value stands
 * for all dimensions. KF_ERR_RUNTIME where they do not fit or sizes overflow. */
KF_MUST_USE kf_status_t kf__conv_geometry(kf__conv_geometry_t *geometry, const char *op,
                                          const kf_tensor_t *input, const kf_tensor_t *weight,
                                          kf_int_span_t stride, kf_int_span_t padding,
                                          kf_int_span_t dilation, bool transposed,
                                          kf_int_span_t output_padding, int64_t groups);

/* The number of positions of a window of `kernel` elements in one dimension; 0 where it does not
 * fit. False where a number overflows. `stride` is positive. */
bool kf__window_count(int64_t size, int64_t kernel, int64_t stride, int64_t padding,
                      int64_t dilation, int64_t *out_count);

/* A list of one number for all dimensions, or of one for each; KF_ERR_RUNTIME for another length.
 */
KF_MUST_USE kf_status_t kf__conv_read_list(const char *op, const char *name, kf_int_span_t list,
                                           uint32_t dims, int64_t *out);

#endif
