/* What Fourier transforms over one and over several dimensions share. */
#ifndef KF_OPS_COMPOSITE_MATH_FFT_COMPOSITES_H
#define KF_OPS_COMPOSITE_MATH_FFT_COMPOSITES_H

#include "ops/core/scoped_end.h"

/* The number of a normalization that is given by name: see ops/fft.toml. */
KF_MUST_USE kf_status_t kf__fft_norm(kf_str_t norm, bool forward, int64_t *out);
/* The type that is computed in: integers become the default float; complex where it must be. */
KF_MUST_USE kf_status_t kf__fft_type(const kf_tensor_t *self, bool complex, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__fft_check_length(int64_t n);
/* Inside a scope: cut or filled up with zeros to `n` elements; of another type. */
kf_tensor_t *kf__fft_resized(kf_tensor_t *x, int64_t dim, int64_t n);
kf_tensor_t *kf__fft_converted(kf_tensor_t *x, kf_dtype_t dtype);

#endif
