/* Derivatives of Fourier transforms between real and complex tensors. */
#include "autograd/formulas/formula_common.h"

/* The gradient of the transform of a real tensor. A one-sided transform returns only the half that
 * determines the whole: the missing half of the gradient is zero. The result is the real part of
 * the adjoint transform. */
kf_tensor_t *kf__d_fft_r2c_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_int_span_t dim,
                                int64_t normalization, bool onesided) {
  if (dim.size == 0) return kfs_real(grad);
  int64_t last = kf__d_wrap(dim.data[dim.size - 1], sizes.size);
  int64_t missing = kf__size_at(sizes, last) - kf__size_at(kf_tensor_sizes(grad), last);
  if (onesided && missing > 0) {
    int64_t pad[2 * KF__MAX_DIMS] = {0};
    size_t at = sizes.size - 1 - (size_t)last;
    KF_ASSERT(at < KF__MAX_DIMS);
    pad[2 * at + 1] = missing;
    grad = kfs_constant_pad_nd(grad, kf__d_span(pad, 2 * at + 2), KF_INT(0));
  }
  return kfs_real(kfs_raw_fft_c2c(grad, dim, normalization, false));
}

/* Elements of the one-sided half that represent two elements of the full transform count twice. */
kf_tensor_t *kf__d_fft_c2r_grad(kf_tensor_t *grad, kf_int_span_t dim, int64_t normalization) {
  if (dim.size == 0) return grad;
  kf_int_span_t sizes = kf_tensor_sizes(grad);
  int64_t last = kf__d_wrap(dim.data[dim.size - 1], sizes.size);
  int64_t whole = kf__size_at(sizes, last), half = whole / 2 + 1, twice = whole - half;
  kf_tensor_t *made = kfs_raw_fft_r2c(grad, dim, normalization, true);
  if (twice <= 0) return made;
  kf_tensor_t *parts[] = {kfs_new_ones(grad, KF_INTS(1)),
                          kfs_new_full(grad, KF_INTS(twice), KF_INT(2)),
                          kfs_new_ones(grad, KF_INTS(half - 1 - twice))};
  kf_tensor_t *weights = kfs_cat((kf_tensor_span_t){parts, 3}, 0);
  int64_t shape[KF__MAX_DIMS];
  for (size_t d = 0; d < sizes.size; d++) shape[d] = 1;
  shape[last] = half;
  return kfs_mul(made, kfs_reshape(weights, kf__d_span(shape, sizes.size)));
}
