/* The roundings of arange that follow from the vectors that PyTorch computes it by. */
#ifndef KF_COMPAT_ARANGE_VECTORS_H
#define KF_COMPAT_ARANGE_VECTORS_H

#include <keyfall/types.h>

/* Writes those elements of a floating sequence that PyTorch computes by vectors, from the first one
 * on, and returns how many they are. The others, fewer than two vectors, are start + i * step, each
 * rounded once. `dtype` is float32, float64, float16 or bfloat16. */
int64_t kf__torch_arange_vectors(kf_dtype_t dtype, double start, double step, int64_t count,
                                 void *data);

#endif
