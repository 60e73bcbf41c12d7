/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_fft_r2c_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t **out);
kf_status_t kf__fft_r2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool onesided,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_r2c);
  *out = NULL;
  KF__CALL_FAR(KF__OP__fft_r2c, _fft_r2c_fn, kf__keys(self),
          (self, dim, normalization, onesided, out),
          (&self, &dim, &normalization, &onesided), (out));
}

typedef kf_status_t (*_fft_r2c_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t *out);
kf_status_t kf__fft_r2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool
    onesided, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_r2c_out);
  KF__CALL_FAR(KF__OP__fft_r2c_out, _fft_r2c_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, normalization, onesided, out),
          (&self, &dim, &normalization, &onesided, &out), (NULL));
}

typedef kf_status_t (*_fft_c2r_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t **out);
kf_status_t kf__fft_c2r(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, int64_t
    last_dim_size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2r);
  *out = NULL;
  KF__CALL_FAR(KF__OP__fft_c2r, _fft_c2r_fn, kf__keys(self),
          (self, dim, normalization, last_dim_size, out),
          (&self, &dim, &normalization, &last_dim_size), (out));
}

typedef kf_status_t (*_fft_c2r_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t *out);
kf_status_t kf__fft_c2r_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, int64_t
    last_dim_size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2r_out);
  KF__CALL_FAR(KF__OP__fft_c2r_out, _fft_c2r_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, normalization, last_dim_size, out),
          (&self, &dim, &normalization, &last_dim_size, &out), (NULL));
}

typedef kf_status_t (*_fft_c2c_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t **out);
kf_status_t kf__fft_c2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool forward,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2c);
  *out = NULL;
  KF__CALL_FAR(KF__OP__fft_c2c, _fft_c2c_fn, kf__keys(self),
          (self, dim, normalization, forward, out),
          (&self, &dim, &normalization, &forward), (out));
}

typedef kf_status_t (*_fft_c2c_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t *out);
kf_status_t kf__fft_c2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool
    forward, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2c_out);
  KF__CALL_FAR(KF__OP__fft_c2c_out, _fft_c2c_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, normalization, forward, out),
          (&self, &dim, &normalization, &forward, &out), (NULL));
}

typedef kf_status_t (*fft_fft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n, int64_t
    dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_fft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_fft, fft_fft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_fft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft_out);
  KF__CALL_FAR(KF__OP_fft_fft_out, fft_fft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ifft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n, int64_t
    dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ifft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ifft, fft_ifft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ifft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft_out);
  KF__CALL_FAR(KF__OP_fft_ifft_out, fft_ifft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_rfft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n, int64_t
    dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_rfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_rfft, fft_rfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_rfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft_out);
  KF__CALL_FAR(KF__OP_fft_rfft_out, fft_rfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_irfft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_irfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_irfft, fft_irfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_irfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft_out);
  KF__CALL_FAR(KF__OP_fft_irfft_out, fft_irfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_hfft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n, int64_t
    dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_hfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_hfft, fft_hfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_hfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft_out);
  KF__CALL_FAR(KF__OP_fft_hfft_out, fft_hfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ihfft_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ihfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ihfft, fft_ihfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ihfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft_out);
  KF__CALL_FAR(KF__OP_fft_ihfft_out, fft_ihfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_fft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_fft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_fft2, fft_fft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_fft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft2_out);
  KF__CALL_FAR(KF__OP_fft_fft2_out, fft_fft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ifft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ifft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ifft2, fft_ifft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ifft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft2_out);
  KF__CALL_FAR(KF__OP_fft_ifft2_out, fft_ifft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_rfft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_rfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_rfft2, fft_rfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_rfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft2_out);
  KF__CALL_FAR(KF__OP_fft_rfft2_out, fft_rfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_irfft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_irfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_irfft2, fft_irfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_irfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft2_out);
  KF__CALL_FAR(KF__OP_fft_irfft2_out, fft_irfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_hfft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_hfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_hfft2, fft_hfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_hfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft2_out);
  KF__CALL_FAR(KF__OP_fft_hfft2_out, fft_hfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ihfft2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ihfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ihfft2, fft_ihfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ihfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft2_out);
  KF__CALL_FAR(KF__OP_fft_ihfft2_out, fft_ihfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_fftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_fftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_fftn, fft_fftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_fftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fftn_out);
  KF__CALL_FAR(KF__OP_fft_fftn_out, fft_fftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ifftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ifftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ifftn, fft_ifftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ifftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifftn_out);
  KF__CALL_FAR(KF__OP_fft_ifftn_out, fft_ifftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_rfftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_rfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_rfftn, fft_rfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_rfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfftn_out);
  KF__CALL_FAR(KF__OP_fft_rfftn_out, fft_rfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_irfftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_irfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_irfftn, fft_irfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_irfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfftn_out);
  KF__CALL_FAR(KF__OP_fft_irfftn_out, fft_irfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_hfftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_hfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_hfftn, fft_hfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_hfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfftn_out);
  KF__CALL_FAR(KF__OP_fft_hfftn_out, fft_hfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_ihfftn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
kf_status_t kf_fft_ihfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfftn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ihfftn, fft_ihfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
kf_status_t kf_fft_ihfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfftn_out);
  KF__CALL_FAR(KF__OP_fft_ihfftn_out, fft_ihfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_fftshift_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_fft_fftshift(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fftshift);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_fftshift, fft_fftshift_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*fft_ifftshift_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_fft_ifftshift(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifftshift);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_ifftshift, fft_ifftshift_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*fft_fftfreq_fn)(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
kf_status_t kf_fft_fftfreq(int64_t n, double d, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_fftfreq);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_fftfreq, fft_fftfreq_fn, kf_keyset_empty(),
          (n, d, dtype, layout, device, pin_memory, out),
          (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*fft_fftfreq_out_fn)(const kf_call_t *call, int64_t n, double d, kf_tensor_t
    *out);
kf_status_t kf_fft_fftfreq_out(int64_t n, double d, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_fftfreq_out);
  KF__CALL_FAR(KF__OP_fft_fftfreq_out, fft_fftfreq_out_fn, kf__keys(out),
          (n, d, out),
          (&n, &d, &out), (NULL));
}

typedef kf_status_t (*fft_rfftfreq_fn)(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
kf_status_t kf_fft_rfftfreq(int64_t n, double d, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_rfftfreq);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fft_rfftfreq, fft_rfftfreq_fn, kf_keyset_empty(),
          (n, d, dtype, layout, device, pin_memory, out),
          (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*fft_rfftfreq_out_fn)(const kf_call_t *call, int64_t n, double d, kf_tensor_t
    *out);
kf_status_t kf_fft_rfftfreq_out(int64_t n, double d, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_rfftfreq_out);
  KF__CALL_FAR(KF__OP_fft_rfftfreq_out, fft_rfftfreq_out_fn, kf__keys(out),
          (n, d, out),
          (&n, &d, &out), (NULL));
}
