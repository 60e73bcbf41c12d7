/* Segments of a dimension, for segment_reduce and its derivative. */
#ifndef KF_OPS_COMPOSITE_MATH_SEGMENTS_H
#define KF_OPS_COMPOSITE_MATH_SEGMENTS_H

#include <keyfall/tensor.h>

/* The lengths of the segments of `size` elements in each row, by `lengths` or, if that is NULL, by
 * `offsets`. There are two more than the caller has: what is before the first and after the last
 * one, which belongs to no segment. Call it inside a result scope; NULL on failure. */
kf_tensor_t *kf__segment_lengths(kf_tensor_t *lengths, kf_tensor_t *offsets, int64_t size);

#endif
