/* Helpers that Fourier transforms over one and over several dimensions share. */
#ifndef KF_OPS_COMPOSITE_MATH_FFT_COMPOSITES_H
#define KF_OPS_COMPOSITE_MATH_FFT_COMPOSITES_H

#include "ops/core/scoped_end.h"

/* The number of a normalization (0 none, 1 by the root of n, 2 by n) from its name; NULL stands for
 * "backward". A name means the opposite for the inverse transform. KF_ERR_RUNTIME for others. */
KF_MUST_USE kf_status_t kf__fft_norm(kf_str_t norm, bool forward, int64_t *out);
/* The type to compute in: integers become the default float; complex where `complex` is set.
 * KF_ERR_RUNTIME for types other than float32, float64 and their complex types. */
KF_MUST_USE kf_status_t kf__fft_type(const kf_tensor_t *self, bool complex, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__fft_check_length(int64_t n);
/* Inside a scope: cuts, or pads with zeros behind, to `n` elements; converts to another type. */
kf_tensor_t *kf__fft_resized(kf_tensor_t *x, int64_t dim, int64_t n);
kf_tensor_t *kf__fft_converted(kf_tensor_t *x, kf_dtype_t dtype);

#endif
