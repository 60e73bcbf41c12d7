/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*empty_permuted_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    physical_layout, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_empty_permuted(kf_int_span_t size, kf_int_span_t physical_layout, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_permuted);
  *out = NULL;
  KF__CALL_FAR(KF__OP_empty_permuted, empty_permuted_fn, kf_keyset_empty(),
          (size, physical_layout, dtype, layout, device, pin_memory, out),
          (&size, &physical_layout, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*empty_permuted_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_int_span_t physical_layout, kf_tensor_t *out);
kf_status_t kf_empty_permuted_out(kf_int_span_t size, kf_int_span_t physical_layout, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_permuted_out);
  KF__CALL_FAR(KF__OP_empty_permuted_out, empty_permuted_out_fn, kf__keys(out),
          (size, physical_layout, out),
          (&size, &physical_layout, &out), (NULL));
}

typedef kf_status_t (*new_empty_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_new_empty(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty);
  *out = NULL;
  KF__CALL_FAR(KF__OP_new_empty, new_empty_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_empty_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t *out);
kf_status_t kf_new_empty_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty_out);
  KF__CALL_FAR(KF__OP_new_empty_out, new_empty_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, out),
          (&self, &size, &out), (NULL));
}

typedef kf_status_t (*new_empty_strided_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_new_empty_strided(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty_strided);
  *out = NULL;
  KF__CALL_FAR(KF__OP_new_empty_strided, new_empty_strided_fn, kf__keys(self),
          (self, size, stride, dtype, layout, device, pin_memory, out),
          (&self, &size, &stride, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_empty_strided_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t *out);
kf_status_t kf_new_empty_strided_out(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty_strided_out);
  KF__CALL_FAR(KF__OP_new_empty_strided_out, new_empty_strided_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, stride, out),
          (&self, &size, &stride, &out), (NULL));
}

typedef kf_status_t (*_efficientzerotensor_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf__efficientzerotensor(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__efficientzerotensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP__efficientzerotensor, _efficientzerotensor_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*_efficientzerotensor_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_tensor_t *out);
kf_status_t kf__efficientzerotensor_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__efficientzerotensor_out);
  KF__CALL_FAR(KF__OP__efficientzerotensor_out, _efficientzerotensor_out_fn, kf__keys(out),
          (size, out),
          (&size, &out), (NULL));
}

typedef kf_status_t (*zeros_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zeros_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_zeros_like, zeros_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*zeros_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_zeros_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zeros_like_out);
  KF__CALL_FAR(KF__OP_zeros_like_out, zeros_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*new_zeros_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_new_zeros(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_zeros);
  *out = NULL;
  KF__CALL_FAR(KF__OP_new_zeros, new_zeros_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_zeros_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t *out);
kf_status_t kf_new_zeros_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_zeros_out);
  KF__CALL_FAR(KF__OP_new_zeros_out, new_zeros_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, out),
          (&self, &size, &out), (NULL));
}

typedef kf_status_t (*ones_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_ones(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_ones);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ones, ones_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*ones_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
kf_status_t kf_ones_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_ones_out);
  KF__CALL_FAR(KF__OP_ones_out, ones_out_fn, kf__keys(out),
          (size, out),
          (&size, &out), (NULL));
}

typedef kf_status_t (*ones_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_ones_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ones_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ones_like, ones_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*ones_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_ones_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ones_like_out);
  KF__CALL_FAR(KF__OP_ones_like_out, ones_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*new_ones_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_new_ones(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_ones);
  *out = NULL;
  KF__CALL_FAR(KF__OP_new_ones, new_ones_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_ones_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);
kf_status_t kf_new_ones_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_ones_out);
  KF__CALL_FAR(KF__OP_new_ones_out, new_ones_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, out),
          (&self, &size, &out), (NULL));
}

typedef kf_status_t (*full_fn)(const kf_call_t *call, kf_int_span_t size, kf_scalar_t fill_value,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_full(kf_int_span_t size, kf_scalar_t fill_value, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_full);
  *out = NULL;
  KF__CALL_FAR(KF__OP_full, full_fn, kf_keyset_empty(),
          (size, fill_value, dtype, layout, device, pin_memory, out),
          (&size, &fill_value, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*full_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_scalar_t
    fill_value, kf_tensor_t *out);
kf_status_t kf_full_out(kf_int_span_t size, kf_scalar_t fill_value, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_full_out);
  KF__CALL_FAR(KF__OP_full_out, full_out_fn, kf__keys(out),
          (size, fill_value, out),
          (&size, &fill_value, &out), (NULL));
}

typedef kf_status_t (*full_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_full_like(kf_tensor_t *self, kf_scalar_t fill_value, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_full_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_full_like, full_like_fn, kf__keys(self),
          (self, fill_value, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &fill_value, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*full_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_full_like_out(kf_tensor_t *self, kf_scalar_t fill_value, kf_opt_int_t memory_format,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_full_like_out);
  KF__CALL_FAR(KF__OP_full_like_out, full_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, fill_value, memory_format, out),
          (&self, &fill_value, &memory_format, &out), (NULL));
}

typedef kf_status_t (*new_full_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_scalar_t fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_new_full(kf_tensor_t *self, kf_int_span_t size, kf_scalar_t fill_value, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_full);
  *out = NULL;
  KF__CALL_FAR(KF__OP_new_full, new_full_fn, kf__keys(self),
          (self, size, fill_value, dtype, layout, device, pin_memory, out),
          (&self, &size, &fill_value, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_full_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_scalar_t fill_value, kf_tensor_t *out);
kf_status_t kf_new_full_out(kf_tensor_t *self, kf_int_span_t size, kf_scalar_t fill_value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_full_out);
  KF__CALL_FAR(KF__OP_new_full_out, new_full_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, fill_value, out),
          (&self, &size, &fill_value, &out), (NULL));
}

typedef kf_status_t (*scalar_tensor_fn)(const kf_call_t *call, kf_scalar_t s, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_scalar_tensor(kf_scalar_t s, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_scalar_tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_scalar_tensor, scalar_tensor_fn, kf_keyset_empty(),
          (s, dtype, layout, device, pin_memory, out),
          (&s, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*scalar_tensor_out_fn)(const kf_call_t *call, kf_scalar_t s, kf_tensor_t *out);
kf_status_t kf_scalar_tensor_out(kf_scalar_t s, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_scalar_tensor_out);
  KF__CALL_FAR(KF__OP_scalar_tensor_out, scalar_tensor_out_fn, kf__keys(out),
          (s, out),
          (&s, &out), (NULL));
}

typedef kf_status_t (*eye_fn)(const kf_call_t *call, int64_t n, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_eye(int64_t n, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye);
  *out = NULL;
  KF__CALL_FAR(KF__OP_eye, eye_fn, kf_keyset_empty(),
          (n, dtype, layout, device, pin_memory, out),
          (&n, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*eye_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *out);
kf_status_t kf_eye_out(int64_t n, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye_out);
  KF__CALL_FAR(KF__OP_eye_out, eye_out_fn, kf__keys(out),
          (n, out),
          (&n, &out), (NULL));
}

typedef kf_status_t (*eye_m_fn)(const kf_call_t *call, int64_t n, int64_t m, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_eye_m(int64_t n, int64_t m, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye_m);
  *out = NULL;
  KF__CALL_FAR(KF__OP_eye_m, eye_m_fn, kf_keyset_empty(),
          (n, m, dtype, layout, device, pin_memory, out),
          (&n, &m, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*eye_m_out_fn)(const kf_call_t *call, int64_t n, int64_t m, kf_tensor_t *out);
kf_status_t kf_eye_m_out(int64_t n, int64_t m, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye_m_out);
  KF__CALL_FAR(KF__OP_eye_m_out, eye_m_out_fn, kf__keys(out),
          (n, m, out),
          (&n, &m, &out), (NULL));
}

typedef kf_status_t (*arange_fn)(const kf_call_t *call, kf_scalar_t end, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_arange(kf_scalar_t end, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arange, arange_fn, kf_keyset_empty(),
          (end, dtype, layout, device, pin_memory, out),
          (&end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_out_fn)(const kf_call_t *call, kf_scalar_t end, kf_tensor_t *out);
kf_status_t kf_arange_out(kf_scalar_t end, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_out);
  KF__CALL_FAR(KF__OP_arange_out, arange_out_fn, kf__keys(out),
          (end, out),
          (&end, &out), (NULL));
}

typedef kf_status_t (*arange_start_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_arange_start(kf_scalar_t start, kf_scalar_t end, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_start);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arange_start, arange_start_fn, kf_keyset_empty(),
          (start, end, dtype, layout, device, pin_memory, out),
          (&start, &end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_start_step_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_arange_start_step(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_start_step);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arange_start_step, arange_start_step_fn, kf_keyset_empty(),
          (start, end, step, dtype, layout, device, pin_memory, out),
          (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_start_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_scalar_t step, kf_tensor_t *out);
kf_status_t kf_arange_start_out(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_start_out);
  KF__CALL_FAR(KF__OP_arange_start_out, arange_start_out_fn, kf__keys(out),
          (start, end, step, out),
          (&start, &end, &step, &out), (NULL));
}

typedef kf_status_t (*range_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_range(kf_scalar_t start, kf_scalar_t end, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range);
  *out = NULL;
  KF__CALL_FAR(KF__OP_range, range_fn, kf_keyset_empty(),
          (start, end, dtype, layout, device, pin_memory, out),
          (&start, &end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_out__fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_tensor_t *out);
kf_status_t kf_range_out_(kf_scalar_t start, kf_scalar_t end, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range_out_);
  KF__CALL_FAR(KF__OP_range_out_, range_out__fn, kf__keys(out),
          (start, end, out),
          (&start, &end, &out), (NULL));
}

typedef kf_status_t (*range_step_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_range_step(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range_step);
  *out = NULL;
  KF__CALL_FAR(KF__OP_range_step, range_step_fn, kf_keyset_empty(),
          (start, end, step, dtype, layout, device, pin_memory, out),
          (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_tensor_t *out);
kf_status_t kf_range_out(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range_out);
  KF__CALL_FAR(KF__OP_range_out, range_out_fn, kf__keys(out),
          (start, end, step, out),
          (&start, &end, &step, &out), (NULL));
}

typedef kf_status_t (*linspace_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_linspace(kf_scalar_t start, kf_scalar_t end, int64_t steps, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_linspace);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linspace, linspace_fn, kf_keyset_empty(),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_tensor_t *out);
kf_status_t kf_linspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_linspace_out);
  KF__CALL_FAR(KF__OP_linspace_out, linspace_out_fn, kf__keys(out),
          (start, end, steps, out),
          (&start, &end, &steps, &out), (NULL));
}

typedef kf_status_t (*linspace_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_linspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end, int64_t steps,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linspace_Tensor_Tensor, linspace_Tensor_Tensor_fn, kf_keyset_or(kf__keys(start), kf__keys(end)),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
kf_status_t kf_linspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end, int64_t steps,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_linspace_Tensor_Tensor_out, linspace_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(start), kf__keys(end)), kf__keys(out)),
          (start, end, steps, out),
          (&start, &end, &steps, &out), (NULL));
}

typedef kf_status_t (*linspace_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_linspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end, int64_t steps,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linspace_Tensor_Scalar, linspace_Tensor_Scalar_fn, kf__keys(start),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_tensor_t *out);
kf_status_t kf_linspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end, int64_t steps,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_linspace_Tensor_Scalar_out, linspace_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(start), kf__keys(out)),
          (start, end, steps, out),
          (&start, &end, &steps, &out), (NULL));
}

typedef kf_status_t (*linspace_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_linspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end, int64_t steps,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linspace_Scalar_Tensor, linspace_Scalar_Tensor_fn, kf__keys(end),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
kf_status_t kf_linspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end, int64_t steps,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_linspace_Scalar_Tensor_out, linspace_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(end), kf__keys(out)),
          (start, end, steps, out),
          (&start, &end, &steps, &out), (NULL));
}

typedef kf_status_t (*logspace_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_logspace(kf_scalar_t start, kf_scalar_t end, int64_t steps, double base, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_logspace);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logspace, logspace_fn, kf_keyset_empty(),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_tensor_t *out);
kf_status_t kf_logspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps, double base,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_logspace_out);
  KF__CALL_FAR(KF__OP_logspace_out, logspace_out_fn, kf__keys(out),
          (start, end, steps, base, out),
          (&start, &end, &steps, &base, &out), (NULL));
}

typedef kf_status_t (*logspace_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_logspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end, int64_t steps, double
    base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logspace_Tensor_Tensor, logspace_Tensor_Tensor_fn, kf_keyset_or(kf__keys(start), kf__keys(end)),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
kf_status_t kf_logspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end, int64_t steps,
    double base, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_logspace_Tensor_Tensor_out, logspace_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(start), kf__keys(end)), kf__keys(out)),
          (start, end, steps, base, out),
          (&start, &end, &steps, &base, &out), (NULL));
}

typedef kf_status_t (*logspace_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_logspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end, int64_t steps, double
    base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logspace_Tensor_Scalar, logspace_Tensor_Scalar_fn, kf__keys(start),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_tensor_t *out);
kf_status_t kf_logspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end, int64_t steps, double
    base, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_logspace_Tensor_Scalar_out, logspace_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(start), kf__keys(out)),
          (start, end, steps, base, out),
          (&start, &end, &steps, &base, &out), (NULL));
}

typedef kf_status_t (*logspace_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_logspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end, int64_t steps, double
    base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logspace_Scalar_Tensor, logspace_Scalar_Tensor_fn, kf__keys(end),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
kf_status_t kf_logspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end, int64_t steps, double
    base, kf_tensor_t *out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_logspace_Scalar_Tensor_out, logspace_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(end), kf__keys(out)),
          (start, end, steps, base, out),
          (&start, &end, &steps, &base, &out), (NULL));
}

typedef kf_status_t (*tril_indices_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_tril_indices(int64_t row, int64_t col, int64_t offset, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_tril_indices);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tril_indices, tril_indices_fn, kf_keyset_empty(),
          (row, col, offset, dtype, layout, device, pin_memory, out),
          (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*tril_indices_out_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_tensor_t *out);
kf_status_t kf_tril_indices_out(int64_t row, int64_t col, int64_t offset, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_tril_indices_out);
  KF__CALL_FAR(KF__OP_tril_indices_out, tril_indices_out_fn, kf__keys(out),
          (row, col, offset, out),
          (&row, &col, &offset, &out), (NULL));
}

typedef kf_status_t (*triu_indices_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_triu_indices(int64_t row, int64_t col, int64_t offset, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_triu_indices);
  *out = NULL;
  KF__CALL_FAR(KF__OP_triu_indices, triu_indices_fn, kf_keyset_empty(),
          (row, col, offset, dtype, layout, device, pin_memory, out),
          (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*triu_indices_out_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_tensor_t *out);
kf_status_t kf_triu_indices_out(int64_t row, int64_t col, int64_t offset, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_triu_indices_out);
  KF__CALL_FAR(KF__OP_triu_indices_out, triu_indices_out_fn, kf__keys(out),
          (row, col, offset, out),
          (&row, &col, &offset, &out), (NULL));
}

typedef kf_status_t (*complex_fn)(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t **out);
kf_status_t kf_complex(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t **out) {
  if (KF_UNLIKELY(real == NULL || imag == NULL || out == NULL))
    return kf__null_argument(KF__OP_complex);
  *out = NULL;
  KF__CALL_FAR(KF__OP_complex, complex_fn, kf_keyset_or(kf__keys(real), kf__keys(imag)),
          (real, imag, out),
          (&real, &imag), (out));
}

typedef kf_status_t (*complex_out_fn)(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t *out);
kf_status_t kf_complex_out(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t *out) {
  if (KF_UNLIKELY(real == NULL || imag == NULL || out == NULL))
    return kf__null_argument(KF__OP_complex_out);
  KF__CALL_FAR(KF__OP_complex_out, complex_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(real), kf__keys(imag)), kf__keys(out)),
          (real, imag, out),
          (&real, &imag, &out), (NULL));
}

typedef kf_status_t (*polar_fn)(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t **out);
kf_status_t kf_polar(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t **out) {
  if (KF_UNLIKELY(abs == NULL || angle == NULL || out == NULL))
    return kf__null_argument(KF__OP_polar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_polar, polar_fn, kf_keyset_or(kf__keys(abs), kf__keys(angle)),
          (abs, angle, out),
          (&abs, &angle), (out));
}

typedef kf_status_t (*polar_out_fn)(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t *out);
kf_status_t kf_polar_out(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t *out) {
  if (KF_UNLIKELY(abs == NULL || angle == NULL || out == NULL))
    return kf__null_argument(KF__OP_polar_out);
  KF__CALL_FAR(KF__OP_polar_out, polar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(abs), kf__keys(angle)), kf__keys(out)),
          (abs, angle, out),
          (&abs, &angle, &out), (NULL));
}

typedef kf_status_t (*vander_fn)(const kf_call_t *call, kf_tensor_t *x, kf_opt_int_t N, bool
    increasing, kf_tensor_t **out);
kf_status_t kf_vander(kf_tensor_t *x, kf_opt_int_t N, bool increasing, kf_tensor_t **out) {
  if (KF_UNLIKELY(x == NULL || out == NULL))
    return kf__null_argument(KF__OP_vander);
  *out = NULL;
  KF__CALL_FAR(KF__OP_vander, vander_fn, kf__keys(x),
          (x, N, increasing, out),
          (&x, &N, &increasing), (out));
}

typedef kf_status_t (*from_file_fn)(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t shared,
    kf_opt_int_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_from_file(kf_str_t filename, kf_opt_bool_t shared, kf_opt_int_t size, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_from_file);
  *out = NULL;
  KF__CALL_FAR(KF__OP_from_file, from_file_fn, kf_keyset_empty(),
          (filename, shared, size, dtype, layout, device, pin_memory, out),
          (&filename, &shared, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*from_file_out_fn)(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t
    shared, kf_opt_int_t size, kf_tensor_t *out);
kf_status_t kf_from_file_out(kf_str_t filename, kf_opt_bool_t shared, kf_opt_int_t size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_from_file_out);
  KF__CALL_FAR(KF__OP_from_file_out, from_file_out_fn, kf__keys(out),
          (filename, shared, size, out),
          (&filename, &shared, &size, &out), (NULL));
}

typedef kf_status_t (*resize__fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t memory_format);
kf_status_t kf_resize_(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t memory_format) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_resize_);
  KF__CALL_FAR(KF__OP_resize_, resize__fn, kf__keys(self),
          (self, size, memory_format),
          (&self, &size, &memory_format), (NULL));
}

typedef kf_status_t (*resize_as__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *the_template, kf_opt_int_t memory_format);
kf_status_t kf_resize_as_(kf_tensor_t *self, kf_tensor_t *the_template, kf_opt_int_t memory_format)
    {
  if (KF_UNLIKELY(self == NULL || the_template == NULL))
    return kf__null_argument(KF__OP_resize_as_);
  KF__CALL_FAR(KF__OP_resize_as_, resize_as__fn, kf_keyset_or(kf__keys(self), kf__keys(the_template)),
          (self, the_template, memory_format),
          (&self, &the_template, &memory_format), (NULL));
}

typedef kf_status_t (*set__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_set_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set_);
  KF__CALL_FAR(KF__OP_set_, set__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*set__source_Storage_fn)(const kf_call_t *call, kf_tensor_t *self, kf_storage_t
    *source);
kf_status_t kf_set__source_Storage(kf_tensor_t *self, kf_storage_t *source) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set__source_Storage);
  KF__CALL_FAR(KF__OP_set__source_Storage, set__source_Storage_fn, kf__keys(self),
          (self, source),
          (&self, &source), (NULL));
}

typedef kf_status_t (*set__source_Storage_storage_offset_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_storage_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
kf_status_t kf_set__source_Storage_storage_offset(kf_tensor_t *self, kf_storage_t *source, int64_t
    storage_offset, kf_int_span_t size, kf_int_span_t stride) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set__source_Storage_storage_offset);
  KF__CALL_FAR(KF__OP_set__source_Storage_storage_offset, set__source_Storage_storage_offset_fn, kf__keys(self),
          (self, source, storage_offset, size, stride),
          (&self, &source, &storage_offset, &size, &stride), (NULL));
}

typedef kf_status_t (*set__source_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *source);
kf_status_t kf_set__source_Tensor(kf_tensor_t *self, kf_tensor_t *source) {
  if (KF_UNLIKELY(self == NULL || source == NULL))
    return kf__null_argument(KF__OP_set__source_Tensor);
  KF__CALL_FAR(KF__OP_set__source_Tensor, set__source_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(source)),
          (self, source),
          (&self, &source), (NULL));
}

typedef kf_status_t (*set__source_Tensor_storage_offset_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
kf_status_t kf_set__source_Tensor_storage_offset(kf_tensor_t *self, kf_tensor_t *source, int64_t
    storage_offset, kf_int_span_t size, kf_int_span_t stride) {
  if (KF_UNLIKELY(self == NULL || source == NULL))
    return kf__null_argument(KF__OP_set__source_Tensor_storage_offset);
  KF__CALL_FAR(KF__OP_set__source_Tensor_storage_offset, set__source_Tensor_storage_offset_fn, kf_keyset_or(kf__keys(self), kf__keys(source)),
          (self, source, storage_offset, size, stride),
          (&self, &source, &storage_offset, &size, &stride), (NULL));
}
