/* Rules of Fourier transforms. Dimensions are not negative here: the operators that users call
 * (composite/math/fft_composites.c) wrap them, convert types and pad. These rules check all of it
 * again, because the operators with an underscore can be called directly, too. */
#include "compat/math_texts.h"
#include "ops/gen/rules.h"

/* `some`: at least one dimension must be named; the halved one is the last of the list. */
static kf_status_t check(const kf_results_t *r, const kf_tensor_t *self, kf_int_span_t dim,
                         int64_t normalization, bool some) {
  kf__dim_set_t seen = 0;
  if (self->ndim == 0 && dim.size > 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FFT_NO_DIM, "%s: self has no dimension"), r->op);
  if (some && dim.size == 0)
    return kf_error_set(KF_ERR_RUNTIME, "%s: dim must name at least one dimension", r->op);
  for (size_t i = 0; i < dim.size; i++) {
    const int64_t d = dim.data[i];
    if (d < 0 || d >= self->ndim)
      return kf_error_set(
          KF_ERR_VALUE,
          KF__COMPATIBLE(KF__TORCH_FFT_AXIS,
                         "%s: there is no dimension %lld in a tensor of %u dimensions"),
          r->op, (long long)d, self->ndim);
    if ((seen >> d & 1) != 0)
      return kf_error_set(KF_ERR_VALUE,
                          KF__COMPATIBLE(KF__TORCH_FFT_AXIS_TWICE, "%s: dim lists %lld twice"),
                          r->op, (long long)d);
    seen |= kf__dim_set(d);
  }
  if (normalization < 0 || normalization > 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FFT_NORMALIZATION,
                                       "%s: there is no normalization %lld, only 0, 1 and 2"),
                        r->op, (long long)normalization);
  return KF_OK;
}

/* Transforms read their input several times, so that the result must not share memory with it. */
static kf_status_t result(kf_results_t *r, kf_tensor_t *self, const int64_t *sizes,
                          kf_dtype_t dtype) {
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, (kf_int_span_t){sizes, self->ndim}, NULL, dtype, self->device,
                    KF__RESULT_APART, inputs);
}

/* The kernels have no loops for complex32. */
static kf_status_t check_complex(const kf_results_t *r, const kf_tensor_t *self) {
  const kf_dtype_t dtype = kf__dtype(self);
  if (dtype == KF_DTYPE_COMPLEX64 || dtype == KF_DTYPE_COMPLEX128) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_FFT_COMPLEX_DTYPE,
                                     "%s: self must be complex64 or complex128, but is %s"),
                      r->op, kf_dtype_class_name(dtype));
}

kf_status_t kf__rule__fft_c2c(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
                              int64_t normalization, bool forward) {
  (void)forward;
  KF_TRY(check_complex(r, self));
  KF_TRY(check(r, self, dim, normalization, false));
  return result(r, self, self->sizes, kf__dtype(self));
}

kf_status_t kf__rule__fft_r2c(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
                              int64_t normalization, bool onesided) {
  const kf_dtype_t dtype = kf__dtype(self);
  if (dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FFT_REAL_DTYPE, "%s: self must be real, but is %s"), r->op,
        kf_dtype_class_name(dtype));
  KF_TRY(check(r, self, dim, normalization, true));
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, self->sizes, self->ndim * sizeof *sizes);
  KF_ASSERT(dim.size > 0);
  const int64_t last = dim.data[dim.size - 1];
  /* The second half of a real signal's transform is the conjugate of the first. */
  if (onesided) sizes[last] = sizes[last] / 2 + 1;
  return result(r, self, sizes, kf_dtype_to_complex(dtype));
}

kf_status_t kf__rule__fft_c2r(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
                              int64_t normalization, int64_t last_dim_size) {
  KF_TRY(check_complex(r, self));
  KF_TRY(check(r, self, dim, normalization, true));
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, self->sizes, self->ndim * sizeof *sizes);
  KF_ASSERT(dim.size > 0);
  const int64_t last = dim.data[dim.size - 1];
  if (last_dim_size < 0 || (last_dim_size > 0 && last_dim_size / 2 >= sizes[last]))
    return kf_error_set(
        KF_ERR_RUNTIME,
        "%s: a result of size %lld needs %lld elements in dimension %lld, but there "
        "are %lld",
        r->op, (long long)last_dim_size, (long long)last_dim_size / 2 + 1, (long long)last,
        (long long)sizes[last]);
  sizes[last] = last_dim_size;
  return result(r, self, sizes, kf_dtype_to_real(kf__dtype(self)));
}
