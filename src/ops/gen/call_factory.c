/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*empty_memory_format_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_empty(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_memory_format);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_memory_format]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_memory_format, &op));
  KF_CALL(op, empty_memory_format_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, memory_format, out),
          (&size, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*empty_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t
    memory_format, kf_tensor_t *out);
KF__COLD kf_status_t kf_empty_out(kf_int_span_t size, kf_opt_int_t memory_format, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_out, &op));
  KF_CALL(op, empty_out_fn, kf__keys(out),
          (size, memory_format, out),
          (&size, &memory_format, &out), (NULL));
}

typedef kf_status_t (*empty_strided_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_empty_strided(kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_strided);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_strided]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_strided, &op));
  KF_CALL(op, empty_strided_fn, kf_keyset_empty(),
          (size, stride, dtype, layout, device, pin_memory, out),
          (&size, &stride, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*empty_strided_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_tensor_t *out);
KF__COLD kf_status_t kf_empty_strided_out(kf_int_span_t size, kf_int_span_t stride, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_strided_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_strided_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_strided_out, &op));
  KF_CALL(op, empty_strided_out_fn, kf__keys(out),
          (size, stride, out),
          (&size, &stride, &out), (NULL));
}

typedef kf_status_t (*empty_permuted_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    physical_layout, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_empty_permuted(kf_int_span_t size, kf_int_span_t physical_layout, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_permuted);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_permuted]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_permuted, &op));
  KF_CALL(op, empty_permuted_fn, kf_keyset_empty(),
          (size, physical_layout, dtype, layout, device, pin_memory, out),
          (&size, &physical_layout, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*empty_permuted_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_int_span_t physical_layout, kf_tensor_t *out);
KF__COLD kf_status_t kf_empty_permuted_out(kf_int_span_t size, kf_int_span_t physical_layout,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_permuted_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_permuted_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_permuted_out, &op));
  KF_CALL(op, empty_permuted_out_fn, kf__keys(out),
          (size, physical_layout, out),
          (&size, &physical_layout, &out), (NULL));
}

typedef kf_status_t (*empty_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_empty_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_empty_like);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_like]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_like, &op));
  KF_CALL(op, empty_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*empty_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
KF__COLD kf_status_t kf_empty_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_empty_like_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_like_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_like_out, &op));
  KF_CALL(op, empty_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*new_empty_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_new_empty(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_empty]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_empty, &op));
  KF_CALL(op, new_empty_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_empty_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t *out);
KF__COLD kf_status_t kf_new_empty_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_empty_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_empty_out, &op));
  KF_CALL(op, new_empty_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_empty_strided]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_empty_strided, &op));
  KF_CALL(op, new_empty_strided_fn, kf__keys(self),
          (self, size, stride, dtype, layout, device, pin_memory, out),
          (&self, &size, &stride, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_empty_strided_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t *out);
KF__COLD kf_status_t kf_new_empty_strided_out(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t
    stride, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_empty_strided_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_empty_strided_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_empty_strided_out, &op));
  KF_CALL(op, new_empty_strided_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, stride, out),
          (&self, &size, &stride, &out), (NULL));
}

typedef kf_status_t (*zeros_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_zeros(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_zeros);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros, &op));
  KF_CALL(op, zeros_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*zeros_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
KF__COLD kf_status_t kf_zeros_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_zeros_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros_out, &op));
  KF_CALL(op, zeros_out_fn, kf__keys(out),
          (size, out),
          (&size, &out), (NULL));
}

typedef kf_status_t (*_efficientzerotensor_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf__efficientzerotensor(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__efficientzerotensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__efficientzerotensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__efficientzerotensor, &op));
  KF_CALL(op, _efficientzerotensor_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*_efficientzerotensor_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_tensor_t *out);
KF__COLD kf_status_t kf__efficientzerotensor_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__efficientzerotensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__efficientzerotensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__efficientzerotensor_out, &op));
  KF_CALL(op, _efficientzerotensor_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros_like]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros_like, &op));
  KF_CALL(op, zeros_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*zeros_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
KF__COLD kf_status_t kf_zeros_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zeros_like_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros_like_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros_like_out, &op));
  KF_CALL(op, zeros_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_zeros]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_zeros, &op));
  KF_CALL(op, new_zeros_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_zeros_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t *out);
KF__COLD kf_status_t kf_new_zeros_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_zeros_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_zeros_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_zeros_out, &op));
  KF_CALL(op, new_zeros_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ones]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ones, &op));
  KF_CALL(op, ones_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*ones_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
KF__COLD kf_status_t kf_ones_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_ones_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ones_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ones_out, &op));
  KF_CALL(op, ones_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ones_like]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ones_like, &op));
  KF_CALL(op, ones_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*ones_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
KF__COLD kf_status_t kf_ones_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ones_like_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ones_like_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ones_like_out, &op));
  KF_CALL(op, ones_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_ones]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_ones, &op));
  KF_CALL(op, new_ones_fn, kf__keys(self),
          (self, size, dtype, layout, device, pin_memory, out),
          (&self, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_ones_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_new_ones_out(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_ones_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_ones_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_ones_out, &op));
  KF_CALL(op, new_ones_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_full]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_full, &op));
  KF_CALL(op, full_fn, kf_keyset_empty(),
          (size, fill_value, dtype, layout, device, pin_memory, out),
          (&size, &fill_value, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*full_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_scalar_t
    fill_value, kf_tensor_t *out);
KF__COLD kf_status_t kf_full_out(kf_int_span_t size, kf_scalar_t fill_value, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_full_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_full_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_full_out, &op));
  KF_CALL(op, full_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_full_like]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_full_like, &op));
  KF_CALL(op, full_like_fn, kf__keys(self),
          (self, fill_value, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &fill_value, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*full_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, kf_opt_int_t memory_format, kf_tensor_t *out);
KF__COLD kf_status_t kf_full_like_out(kf_tensor_t *self, kf_scalar_t fill_value, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_full_like_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_full_like_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_full_like_out, &op));
  KF_CALL(op, full_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_full]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_full, &op));
  KF_CALL(op, new_full_fn, kf__keys(self),
          (self, size, fill_value, dtype, layout, device, pin_memory, out),
          (&self, &size, &fill_value, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*new_full_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_scalar_t fill_value, kf_tensor_t *out);
KF__COLD kf_status_t kf_new_full_out(kf_tensor_t *self, kf_int_span_t size, kf_scalar_t fill_value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_new_full_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_new_full_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_new_full_out, &op));
  KF_CALL(op, new_full_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_scalar_tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_scalar_tensor, &op));
  KF_CALL(op, scalar_tensor_fn, kf_keyset_empty(),
          (s, dtype, layout, device, pin_memory, out),
          (&s, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*scalar_tensor_out_fn)(const kf_call_t *call, kf_scalar_t s, kf_tensor_t *out);
KF__COLD kf_status_t kf_scalar_tensor_out(kf_scalar_t s, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_scalar_tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_scalar_tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_scalar_tensor_out, &op));
  KF_CALL(op, scalar_tensor_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eye]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eye, &op));
  KF_CALL(op, eye_fn, kf_keyset_empty(),
          (n, dtype, layout, device, pin_memory, out),
          (&n, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*eye_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *out);
KF__COLD kf_status_t kf_eye_out(int64_t n, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eye_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eye_out, &op));
  KF_CALL(op, eye_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eye_m]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eye_m, &op));
  KF_CALL(op, eye_m_fn, kf_keyset_empty(),
          (n, m, dtype, layout, device, pin_memory, out),
          (&n, &m, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*eye_m_out_fn)(const kf_call_t *call, int64_t n, int64_t m, kf_tensor_t *out);
KF__COLD kf_status_t kf_eye_m_out(int64_t n, int64_t m, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_eye_m_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eye_m_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eye_m_out, &op));
  KF_CALL(op, eye_m_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arange]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arange, &op));
  KF_CALL(op, arange_fn, kf_keyset_empty(),
          (end, dtype, layout, device, pin_memory, out),
          (&end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_out_fn)(const kf_call_t *call, kf_scalar_t end, kf_tensor_t *out);
KF__COLD kf_status_t kf_arange_out(kf_scalar_t end, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arange_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arange_out, &op));
  KF_CALL(op, arange_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arange_start]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arange_start, &op));
  KF_CALL(op, arange_start_fn, kf_keyset_empty(),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arange_start_step]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arange_start_step, &op));
  KF_CALL(op, arange_start_step_fn, kf_keyset_empty(),
          (start, end, step, dtype, layout, device, pin_memory, out),
          (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_start_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_scalar_t step, kf_tensor_t *out);
KF__COLD kf_status_t kf_arange_start_out(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_arange_start_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arange_start_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arange_start_out, &op));
  KF_CALL(op, arange_start_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_range]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_range, &op));
  KF_CALL(op, range_fn, kf_keyset_empty(),
          (start, end, dtype, layout, device, pin_memory, out),
          (&start, &end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_out__fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_range_out_(kf_scalar_t start, kf_scalar_t end, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range_out_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_range_out_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_range_out_, &op));
  KF_CALL(op, range_out__fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_range_step]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_range_step, &op));
  KF_CALL(op, range_step_fn, kf_keyset_empty(),
          (start, end, step, dtype, layout, device, pin_memory, out),
          (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_tensor_t *out);
KF__COLD kf_status_t kf_range_out(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_range_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_range_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_range_out, &op));
  KF_CALL(op, range_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace, &op));
  KF_CALL(op, linspace_fn, kf_keyset_empty(),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_tensor_t *out);
KF__COLD kf_status_t kf_linspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_linspace_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_out, &op));
  KF_CALL(op, linspace_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Tensor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Tensor_Tensor, &op));
  KF_CALL(op, linspace_Tensor_Tensor_fn, kf_keyset_or(kf__keys(start), kf__keys(end)),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
KF__COLD kf_status_t kf_linspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end, int64_t
    steps, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Tensor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Tensor_Tensor_out, &op));
  KF_CALL(op, linspace_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(start), kf__keys(end)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Tensor_Scalar, &op));
  KF_CALL(op, linspace_Tensor_Scalar_fn, kf__keys(start),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_tensor_t *out);
KF__COLD kf_status_t kf_linspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end, int64_t
    steps, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Tensor_Scalar_out, &op));
  KF_CALL(op, linspace_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(start), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Scalar_Tensor, &op));
  KF_CALL(op, linspace_Scalar_Tensor_fn, kf__keys(end),
          (start, end, steps, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
KF__COLD kf_status_t kf_linspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end, int64_t
    steps, kf_tensor_t *out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_linspace_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_linspace_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_linspace_Scalar_Tensor_out, &op));
  KF_CALL(op, linspace_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(end), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace, &op));
  KF_CALL(op, logspace_fn, kf_keyset_empty(),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_out_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_tensor_t *out);
KF__COLD kf_status_t kf_logspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps, double base,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_logspace_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_out, &op));
  KF_CALL(op, logspace_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Tensor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Tensor_Tensor, &op));
  KF_CALL(op, logspace_Tensor_Tensor_fn, kf_keyset_or(kf__keys(start), kf__keys(end)),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
KF__COLD kf_status_t kf_logspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end, int64_t
    steps, double base, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Tensor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Tensor_Tensor_out, &op));
  KF_CALL(op, logspace_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(start), kf__keys(end)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Tensor_Scalar, &op));
  KF_CALL(op, logspace_Tensor_Scalar_fn, kf__keys(start),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_tensor_t *out);
KF__COLD kf_status_t kf_logspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end, int64_t
    steps, double base, kf_tensor_t *out) {
  if (KF_UNLIKELY(start == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Tensor_Scalar_out, &op));
  KF_CALL(op, logspace_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(start), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Scalar_Tensor, &op));
  KF_CALL(op, logspace_Scalar_Tensor_fn, kf__keys(end),
          (start, end, steps, base, dtype, layout, device, pin_memory, out),
          (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
KF__COLD kf_status_t kf_logspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end, int64_t
    steps, double base, kf_tensor_t *out) {
  if (KF_UNLIKELY(end == NULL || out == NULL))
    return kf__null_argument(KF__OP_logspace_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logspace_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logspace_Scalar_Tensor_out, &op));
  KF_CALL(op, logspace_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(end), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tril_indices]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tril_indices, &op));
  KF_CALL(op, tril_indices_fn, kf_keyset_empty(),
          (row, col, offset, dtype, layout, device, pin_memory, out),
          (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*tril_indices_out_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_tensor_t *out);
KF__COLD kf_status_t kf_tril_indices_out(int64_t row, int64_t col, int64_t offset, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_tril_indices_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tril_indices_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tril_indices_out, &op));
  KF_CALL(op, tril_indices_out_fn, kf__keys(out),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_triu_indices]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_triu_indices, &op));
  KF_CALL(op, triu_indices_fn, kf_keyset_empty(),
          (row, col, offset, dtype, layout, device, pin_memory, out),
          (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*triu_indices_out_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_tensor_t *out);
KF__COLD kf_status_t kf_triu_indices_out(int64_t row, int64_t col, int64_t offset, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_triu_indices_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_triu_indices_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_triu_indices_out, &op));
  KF_CALL(op, triu_indices_out_fn, kf__keys(out),
          (row, col, offset, out),
          (&row, &col, &offset, &out), (NULL));
}

typedef kf_status_t (*complex_fn)(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t **out);
kf_status_t kf_complex(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t **out) {
  if (KF_UNLIKELY(real == NULL || imag == NULL || out == NULL))
    return kf__null_argument(KF__OP_complex);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_complex]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_complex, &op));
  KF_CALL(op, complex_fn, kf_keyset_or(kf__keys(real), kf__keys(imag)),
          (real, imag, out),
          (&real, &imag), (out));
}

typedef kf_status_t (*complex_out_fn)(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_complex_out(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t *out) {
  if (KF_UNLIKELY(real == NULL || imag == NULL || out == NULL))
    return kf__null_argument(KF__OP_complex_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_complex_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_complex_out, &op));
  KF_CALL(op, complex_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(real), kf__keys(imag)), kf__keys(out)),
          (real, imag, out),
          (&real, &imag, &out), (NULL));
}

typedef kf_status_t (*polar_fn)(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t **out);
kf_status_t kf_polar(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t **out) {
  if (KF_UNLIKELY(abs == NULL || angle == NULL || out == NULL))
    return kf__null_argument(KF__OP_polar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_polar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_polar, &op));
  KF_CALL(op, polar_fn, kf_keyset_or(kf__keys(abs), kf__keys(angle)),
          (abs, angle, out),
          (&abs, &angle), (out));
}

typedef kf_status_t (*polar_out_fn)(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_polar_out(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t *out) {
  if (KF_UNLIKELY(abs == NULL || angle == NULL || out == NULL))
    return kf__null_argument(KF__OP_polar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_polar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_polar_out, &op));
  KF_CALL(op, polar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(abs), kf__keys(angle)), kf__keys(out)),
          (abs, angle, out),
          (&abs, &angle, &out), (NULL));
}

typedef kf_status_t (*vander_fn)(const kf_call_t *call, kf_tensor_t *x, kf_opt_int_t N, bool
    increasing, kf_tensor_t **out);
kf_status_t kf_vander(kf_tensor_t *x, kf_opt_int_t N, bool increasing, kf_tensor_t **out) {
  if (KF_UNLIKELY(x == NULL || out == NULL))
    return kf__null_argument(KF__OP_vander);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_vander]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_vander, &op));
  KF_CALL(op, vander_fn, kf__keys(x),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_from_file]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_from_file, &op));
  KF_CALL(op, from_file_fn, kf_keyset_empty(),
          (filename, shared, size, dtype, layout, device, pin_memory, out),
          (&filename, &shared, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*from_file_out_fn)(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t
    shared, kf_opt_int_t size, kf_tensor_t *out);
KF__COLD kf_status_t kf_from_file_out(kf_str_t filename, kf_opt_bool_t shared, kf_opt_int_t size,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_from_file_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_from_file_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_from_file_out, &op));
  KF_CALL(op, from_file_out_fn, kf__keys(out),
          (filename, shared, size, out),
          (&filename, &shared, &size, &out), (NULL));
}

typedef kf_status_t (*resize__fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t memory_format);
kf_status_t kf_resize_(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t memory_format) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_resize_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_resize_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_resize_, &op));
  KF_CALL(op, resize__fn, kf__keys(self),
          (self, size, memory_format),
          (&self, &size, &memory_format), (NULL));
}

typedef kf_status_t (*resize_as__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *the_template, kf_opt_int_t memory_format);
kf_status_t kf_resize_as_(kf_tensor_t *self, kf_tensor_t *the_template, kf_opt_int_t memory_format)
    {
  if (KF_UNLIKELY(self == NULL || the_template == NULL))
    return kf__null_argument(KF__OP_resize_as_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_resize_as_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_resize_as_, &op));
  KF_CALL(op, resize_as__fn, kf_keyset_or(kf__keys(self), kf__keys(the_template)),
          (self, the_template, memory_format),
          (&self, &the_template, &memory_format), (NULL));
}

typedef kf_status_t (*set__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_set_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_set_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_set_, &op));
  KF_CALL(op, set__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*set__source_Storage_fn)(const kf_call_t *call, kf_tensor_t *self, kf_storage_t
    *source);
kf_status_t kf_set__source_Storage(kf_tensor_t *self, kf_storage_t *source) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set__source_Storage);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_set__source_Storage]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_set__source_Storage, &op));
  KF_CALL(op, set__source_Storage_fn, kf__keys(self),
          (self, source),
          (&self, &source), (NULL));
}

typedef kf_status_t (*set__source_Storage_storage_offset_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_storage_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
kf_status_t kf_set__source_Storage_storage_offset(kf_tensor_t *self, kf_storage_t *source, int64_t
    storage_offset, kf_int_span_t size, kf_int_span_t stride) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_set__source_Storage_storage_offset);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_set__source_Storage_storage_offset]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_set__source_Storage_storage_offset, &op));
  KF_CALL(op, set__source_Storage_storage_offset_fn, kf__keys(self),
          (self, source, storage_offset, size, stride),
          (&self, &source, &storage_offset, &size, &stride), (NULL));
}

typedef kf_status_t (*set__source_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *source);
kf_status_t kf_set__source_Tensor(kf_tensor_t *self, kf_tensor_t *source) {
  if (KF_UNLIKELY(self == NULL || source == NULL))
    return kf__null_argument(KF__OP_set__source_Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_set__source_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_set__source_Tensor, &op));
  KF_CALL(op, set__source_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(source)),
          (self, source),
          (&self, &source), (NULL));
}

typedef kf_status_t (*set__source_Tensor_storage_offset_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
kf_status_t kf_set__source_Tensor_storage_offset(kf_tensor_t *self, kf_tensor_t *source, int64_t
    storage_offset, kf_int_span_t size, kf_int_span_t stride) {
  if (KF_UNLIKELY(self == NULL || source == NULL))
    return kf__null_argument(KF__OP_set__source_Tensor_storage_offset);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_set__source_Tensor_storage_offset]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_set__source_Tensor_storage_offset, &op));
  KF_CALL(op, set__source_Tensor_storage_offset_fn, kf_keyset_or(kf__keys(self), kf__keys(source)),
          (self, source, storage_offset, size, stride),
          (&self, &source, &storage_offset, &size, &stride), (NULL));
}
