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
kf_status_t kf__fft_r2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool
    onesided, kf_tensor_t *out) {
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
kf_status_t kf__fft_c2r_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, int64_t
    last_dim_size, kf_tensor_t *out) {
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
kf_status_t kf__fft_c2c_out(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization, bool
    forward, kf_tensor_t *out) {
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
kf_status_t kf_fft_fft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
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
kf_status_t kf_fft_ifft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
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
kf_status_t kf_fft_rfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
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
kf_status_t kf_fft_irfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim, kf_str_t norm,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fft_irfft_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fft_irfft_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fft_irfft_out, &op));
  KF_CALL(op, fft_irfft_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, dim, norm, out),
          (&self, &n, &dim, &norm, &out), (NULL));
}
