/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*_fft_r2c_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t **out);
kf_status_t kf__fft_r2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool onesided,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_r2c);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_r2c]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_r2c, &op));
  KF_CALL(op, _fft_r2c_fn, kf__keys(self),
          (self, dim, normalization, onesided, out),
          (&self, &dim, &normalization, &onesided), (out));
}

typedef kf_status_t (*_fft_r2c_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t *out);
KF__COLD kf_status_t kf__fft_r2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool onesided, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_r2c_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_r2c_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_r2c_out, &op));
  KF_CALL(op, _fft_r2c_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_c2r]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_c2r, &op));
  KF_CALL(op, _fft_c2r_fn, kf__keys(self),
          (self, dim, normalization, last_dim_size, out),
          (&self, &dim, &normalization, &last_dim_size), (out));
}

typedef kf_status_t (*_fft_c2r_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t *out);
KF__COLD kf_status_t kf__fft_c2r_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    int64_t last_dim_size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2r_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_c2r_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_c2r_out, &op));
  KF_CALL(op, _fft_c2r_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_c2c]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_c2c, &op));
  KF_CALL(op, _fft_c2c_fn, kf__keys(self),
          (self, dim, normalization, forward, out),
          (&self, &dim, &normalization, &forward), (out));
}

typedef kf_status_t (*_fft_c2c_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t *out);
KF__COLD kf_status_t kf__fft_c2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool forward, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__fft_c2c_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__fft_c2c_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__fft_c2c_out, &op));
  KF_CALL(op, _fft_c2c_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fft, &op));
  KF_CALL(op, fft_fft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_fft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fft_out, &op));
  KF_CALL(op, fft_fft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifft, &op));
  KF_CALL(op, fft_ifft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ifft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifft_out, &op));
  KF_CALL(op, fft_ifft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfft, &op));
  KF_CALL(op, fft_rfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_rfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfft_out, &op));
  KF_CALL(op, fft_rfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfft, &op));
  KF_CALL(op, fft_irfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_irfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfft_out, &op));
  KF_CALL(op, fft_irfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfft, &op));
  KF_CALL(op, fft_hfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_hfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfft_out, &op));
  KF_CALL(op, fft_hfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfft]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfft, &op));
  KF_CALL(op, fft_ihfft_fn, kf__keys(self),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfft_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ihfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfft_out, &op));
  KF_CALL(op, fft_ihfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fft2, &op));
  KF_CALL(op, fft_fft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_fft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t
    norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fft2_out, &op));
  KF_CALL(op, fft_fft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifft2, &op));
  KF_CALL(op, fft_ifft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ifft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifft2_out, &op));
  KF_CALL(op, fft_ifft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfft2, &op));
  KF_CALL(op, fft_rfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_rfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfft2_out, &op));
  KF_CALL(op, fft_rfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfft2, &op));
  KF_CALL(op, fft_irfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_irfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfft2_out, &op));
  KF_CALL(op, fft_irfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfft2, &op));
  KF_CALL(op, fft_hfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_hfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfft2_out, &op));
  KF_CALL(op, fft_hfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfft2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfft2, &op));
  KF_CALL(op, fft_ihfft2_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfft2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ihfft2_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfft2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfft2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfft2_out, &op));
  KF_CALL(op, fft_ihfft2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fftn, &op));
  KF_CALL(op, fft_fftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_fftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_fftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t
    norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fftn_out, &op));
  KF_CALL(op, fft_fftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifftn, &op));
  KF_CALL(op, fft_ifftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ifftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ifftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifftn_out, &op));
  KF_CALL(op, fft_ifftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfftn, &op));
  KF_CALL(op, fft_rfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_rfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_rfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_rfftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfftn_out, &op));
  KF_CALL(op, fft_rfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfftn, &op));
  KF_CALL(op, fft_irfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_irfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_irfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfftn_out, &op));
  KF_CALL(op, fft_irfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfftn, &op));
  KF_CALL(op, fft_hfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_hfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_hfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_hfftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_hfftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_hfftn_out, &op));
  KF_CALL(op, fft_hfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfftn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfftn, &op));
  KF_CALL(op, fft_ihfftn_fn, kf__keys(self),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm), (out));
}

typedef kf_status_t (*fft_ihfftn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);
KF__COLD kf_status_t kf_fft_ihfftn_out(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ihfftn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ihfftn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ihfftn_out, &op));
  KF_CALL(op, fft_ihfftn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, s, dim, norm, out),
          (&self, &s, &dim, &norm, &out), (NULL));
}

typedef kf_status_t (*fft_fftshift_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_fft_fftshift(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_fftshift);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fftshift]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fftshift, &op));
  KF_CALL(op, fft_fftshift_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*fft_ifftshift_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_fft_ifftshift(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_ifftshift);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_ifftshift]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_ifftshift, &op));
  KF_CALL(op, fft_ifftshift_fn, kf__keys(self),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fftfreq]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fftfreq, &op));
  KF_CALL(op, fft_fftfreq_fn, kf_keyset_empty(),
          (n, d, dtype, layout, device, pin_memory, out),
          (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*fft_fftfreq_out_fn)(const kf_call_t *call, int64_t n, double d, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_fft_fftfreq_out(int64_t n, double d, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_fftfreq_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_fftfreq_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_fftfreq_out, &op));
  KF_CALL(op, fft_fftfreq_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfftfreq]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfftfreq, &op));
  KF_CALL(op, fft_rfftfreq_fn, kf_keyset_empty(),
          (n, d, dtype, layout, device, pin_memory, out),
          (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*fft_rfftfreq_out_fn)(const kf_call_t *call, int64_t n, double d, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_fft_rfftfreq_out(int64_t n, double d, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_fft_rfftfreq_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_rfftfreq_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_rfftfreq_out, &op));
  KF_CALL(op, fft_rfftfreq_out_fn, kf__keys(out),
          (n, d, out),
          (&n, &d, &out), (NULL));
}
