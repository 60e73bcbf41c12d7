/* Fourier transforms along one dimension as users call them: they resolve types, lengths and names
 * of normalizations, and call one of the three operators that backends have: _fft_c2c, _fft_r2c and
 * _fft_c2r. */
#include "ops/composite/math/fft_composites.h"
#include "compat/math_texts.h"

#include "ops/gen/composites.h"

enum { NONE, BY_ROOT, BY_N }; /* values of `normalization` */

static bool is_text(kf_str_t text, const char *other) {
  return text.size == strlen(other) && memcmp(text.data, other, text.size) == 0;
}

kf_status_t kf__fft_norm(kf_str_t norm, bool forward, int64_t *out) {
  if (norm.data == NULL || is_text(norm, "backward"))
    *out = forward ? NONE : BY_N;
  else if (is_text(norm, "forward"))
    *out = forward ? BY_N : NONE;
  else if (is_text(norm, "ortho"))
    *out = BY_ROOT;
  else
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FFT_NORM,
                       "norm must be \"forward\", \"backward\" or \"ortho\", but is \"%s\""),
        norm.data);
  return KF_OK;
}

kf_status_t kf__fft_type(const kf_tensor_t *self, bool complex, kf_dtype_t *out) {
  kf_dtype_t dtype = kf__dtype(self);
  if (kf_dtype_is_integral(dtype, true)) dtype = kf_default_dtype();
  const kf_dtype_t real = kf_dtype_to_real(dtype);
  if (real != KF_DTYPE_FLOAT32 && real != KF_DTYPE_FLOAT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FFT_DTYPE, "no Fourier transform of elements of type %s"),
        kf_dtype_class_name(dtype));
  *out = complex ? kf_dtype_to_complex(dtype) : dtype;
  return KF_OK;
}

kf_status_t kf__fft_check_length(int64_t n) {
  if (n >= 1) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_FFT_POINTS, "the number of points must be positive, but is %lld"),
      (long long)n);
}

kf_tensor_t *kf__fft_resized(kf_tensor_t *x, int64_t dim, int64_t n) {
  if (x == NULL) return NULL;
  KF_ASSERT(dim >= 0 && dim < (int64_t)x->ndim);
  KF_ASSERT(n >= 1);
  if (x->sizes[dim] == n) return x;
  if (x->sizes[dim] > n) return kfs_narrow(x, dim, 0, n);
  /* Pads come in pairs from the last dimension on. */
  int64_t pad[2 * KF__MAX_DIMS] = {0};
  const size_t behind = x->ndim - (size_t)dim - 1;
  pad[2 * behind + 1] = n - x->sizes[dim];
  return kfs_constant_pad_nd(x, (kf_int_span_t){pad, 2 * behind + 2}, KF_INT(0));
}

kf_tensor_t *kf__fft_converted(kf_tensor_t *x, kf_dtype_t dtype) {
  if (kf__dtype(x) == dtype) return x;
  return kfs_to_dtype(x, dtype, false, false, kf_no_int());
}

/* The resolved arguments of a transform. */
typedef struct {
  int64_t dim, n, norm;
  kf_dtype_t dtype;
} fft_t;

static kf_status_t begin(fft_t *t, const kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
                         kf_str_t norm, bool forward, bool complex) {
  KF_TRY(kf__fft_type(self, complex, &t->dtype));
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &t->dim));
  t->n = n.has ? n.value : self->sizes[t->dim];
  KF_TRY(kf__fft_check_length(t->n));
  return kf__fft_norm(norm, forward, &t->norm);
}

/* fft, ifft: complex to complex, or the whole transform of a real signal. Backends have no inverse
 * transform of real signals: it is the conjugate of the forward one. */
static kf_status_t full(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, bool forward,
                        kf_tensor_t **out) {
  fft_t t;
  KF_TRY(begin(&t, self, n, dim, norm, forward, false));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = kf__fft_resized(kf__fft_converted(self, t.dtype), t.dim, t.n);
  const kf_int_span_t dims = {&t.dim, 1};
  kf_tensor_t *made;
  if (kf_dtype_is_complex(t.dtype)) {
    made = kfs_raw_fft_c2c(x, dims, t.norm, forward);
  } else {
    made = kfs_raw_fft_r2c(x, dims, t.norm, false);
    if (!forward) made = kfs_conj(made);
  }
  return kf__close_with(&scope, made, out);
}

/* rfft: a real signal to the first half of its transform. ihfft: the same for the inverse, which is
 * the conjugate. */
static kf_status_t half(const char *name, kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
                        kf_str_t norm, bool forward, kf_tensor_t **out) {
  if (kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FFT_REAL, "%s: input must be real, but is %s"),
                        name, kf_dtype_class_name(kf__dtype(self)));
  fft_t t;
  KF_TRY(begin(&t, self, n, dim, norm, forward, false));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = kf__fft_resized(kf__fft_converted(self, t.dtype), t.dim, t.n);
  kf_tensor_t *made = kfs_raw_fft_r2c(x, (kf_int_span_t){&t.dim, 1}, t.norm, true);
  return kf__close_with(&scope, forward ? made : kfs_conj(made), out);
}

/* irfft: the real signal whose transform is given by its first half. hfft (`forward`): the real
 * transform of a signal with conjugate symmetry, given by its first half. Without a length the
 * signal has an even one. */
static kf_status_t from_half(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
                             bool forward, kf_tensor_t **out) {
  fft_t t;
  KF_TRY(kf__fft_type(self, true, &t.dtype));
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  const int64_t length = n.has ? n.value : 2 * (self->sizes[dim] - 1);
  KF_TRY(begin(&t, self, kf_some_int(length), dim, norm, forward, true));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = kf__fft_resized(kf__fft_converted(self, t.dtype), t.dim, t.n / 2 + 1);
  if (forward) x = kfs_conj(x);
  return kf__close_with(&scope, kfs_raw_fft_c2r(x, (kf_int_span_t){&t.dim, 1}, t.norm, t.n), out);
}

#define ONE_DIMENSION(name, call_)                                                        \
  kf_status_t kf__op_fft_##name(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n, \
                                int64_t dim, kf_str_t norm, kf_tensor_t **out) {          \
    (void)call;                                                                           \
    return call_;                                                                         \
  }

ONE_DIMENSION(fft, full(self, n, dim, norm, true, out))
ONE_DIMENSION(ifft, full(self, n, dim, norm, false, out))
ONE_DIMENSION(rfft, half("rfft", self, n, dim, norm, true, out))
ONE_DIMENSION(irfft, from_half(self, n, dim, norm, false, out))
ONE_DIMENSION(hfft, from_half(self, n, dim, norm, true, out))
ONE_DIMENSION(ihfft, half("ihfft", self, n, dim, norm, false, out))
