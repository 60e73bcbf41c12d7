/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*max_pool2d_with_indices_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_max_pool2d_with_indices(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_max_pool2d_with_indices);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_max_pool2d_with_indices, max_pool2d_with_indices_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out0, out1));
}

typedef kf_status_t (*max_pool2d_with_indices_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *out, kf_tensor_t *indices);
kf_status_t kf_max_pool2d_with_indices_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t
    *out, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || out == NULL || indices == NULL))
    return kf__null_argument(KF__OP_max_pool2d_with_indices_out);
  KF__CALL_FAR(KF__OP_max_pool2d_with_indices_out, max_pool2d_with_indices_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out)), kf__keys(indices)),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out, indices),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &out, &indices), (NULL));
}

typedef kf_status_t (*max_pool2d_with_indices_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out);
kf_status_t kf_max_pool2d_with_indices_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_pool2d_with_indices_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_pool2d_with_indices_backward, max_pool2d_with_indices_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)),
          (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out),
          (&grad_output, &self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &indices), (out));
}

typedef kf_status_t (*max_pool2d_with_indices_backward_grad_input_fn)(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t
    *grad_input);
kf_status_t kf_max_pool2d_with_indices_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_max_pool2d_with_indices_backward_grad_input);
  KF__CALL_FAR(KF__OP_max_pool2d_with_indices_backward_grad_input, max_pool2d_with_indices_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)), kf__keys(grad_input)),
          (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input),
          (&grad_output, &self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &indices, &grad_input), (NULL));
}

typedef kf_status_t (*max_pool3d_with_indices_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_max_pool3d_with_indices(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_max_pool3d_with_indices);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_max_pool3d_with_indices, max_pool3d_with_indices_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out0, out1));
}

typedef kf_status_t (*max_pool3d_with_indices_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *out, kf_tensor_t *indices);
kf_status_t kf_max_pool3d_with_indices_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t
    *out, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || out == NULL || indices == NULL))
    return kf__null_argument(KF__OP_max_pool3d_with_indices_out);
  KF__CALL_FAR(KF__OP_max_pool3d_with_indices_out, max_pool3d_with_indices_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out)), kf__keys(indices)),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out, indices),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &out, &indices), (NULL));
}

typedef kf_status_t (*max_pool3d_with_indices_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out);
kf_status_t kf_max_pool3d_with_indices_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_pool3d_with_indices_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_pool3d_with_indices_backward, max_pool3d_with_indices_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)),
          (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out),
          (&grad_output, &self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &indices), (out));
}

typedef kf_status_t (*max_pool3d_with_indices_backward_grad_input_fn)(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t
    *grad_input);
kf_status_t kf_max_pool3d_with_indices_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_max_pool3d_with_indices_backward_grad_input);
  KF__CALL_FAR(KF__OP_max_pool3d_with_indices_backward_grad_input, max_pool3d_with_indices_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)), kf__keys(grad_input)),
          (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input),
          (&grad_output, &self, &kernel_size, &stride, &padding, &dilation, &ceil_mode, &indices, &grad_input), (NULL));
}

typedef kf_status_t (*max_pool1d_with_indices_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_max_pool1d_with_indices(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_max_pool1d_with_indices);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_max_pool1d_with_indices, max_pool1d_with_indices_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out0, out1));
}

typedef kf_status_t (*max_pool1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
kf_status_t kf_max_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_pool1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_pool1d, max_pool1d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out));
}

typedef kf_status_t (*max_pool2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
kf_status_t kf_max_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_pool2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_pool2d, max_pool2d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out));
}

typedef kf_status_t (*max_pool3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
kf_status_t kf_max_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_pool3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_pool3d, max_pool3d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, dilation, ceil_mode, out),
          (&self, &kernel_size, &stride, &padding, &dilation, &ceil_mode), (out));
}

typedef kf_status_t (*avg_pool1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_tensor_t **out);
kf_status_t kf_avg_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_avg_pool1d, avg_pool1d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad), (out));
}

typedef kf_status_t (*avg_pool1d_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_tensor_t *out);
kf_status_t kf_avg_pool1d_out(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool1d_out);
  KF__CALL_FAR(KF__OP_avg_pool1d_out, avg_pool1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &out), (NULL));
}

typedef kf_status_t (*avg_pool2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
kf_status_t kf_avg_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_avg_pool2d, avg_pool2d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override), (out));
}

typedef kf_status_t (*avg_pool2d_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
kf_status_t kf_avg_pool2d_out(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool2d_out);
  KF__CALL_FAR(KF__OP_avg_pool2d_out, avg_pool2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override, &out), (NULL));
}

typedef kf_status_t (*avg_pool2d_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
kf_status_t kf_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool2d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_avg_pool2d_backward, avg_pool2d_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&grad_output, &self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override), (out));
}

typedef kf_status_t (*avg_pool2d_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t
    *grad_input);
kf_status_t kf_avg_pool2d_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_avg_pool2d_backward_grad_input);
  KF__CALL_FAR(KF__OP_avg_pool2d_backward_grad_input, avg_pool2d_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input),
          (&grad_output, &self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override, &grad_input), (NULL));
}

typedef kf_status_t (*avg_pool3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
kf_status_t kf_avg_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_avg_pool3d, avg_pool3d_fn, kf__keys(self),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override), (out));
}

typedef kf_status_t (*avg_pool3d_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *out);
kf_status_t kf_avg_pool3d_out(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool3d_out);
  KF__CALL_FAR(KF__OP_avg_pool3d_out, avg_pool3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override, &out), (NULL));
}

typedef kf_status_t (*avg_pool3d_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
kf_status_t kf_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_avg_pool3d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_avg_pool3d_backward, avg_pool3d_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out),
          (&grad_output, &self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override), (out));
}

typedef kf_status_t (*avg_pool3d_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t
    *grad_input);
kf_status_t kf_avg_pool3d_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_avg_pool3d_backward_grad_input);
  KF__CALL_FAR(KF__OP_avg_pool3d_backward_grad_input, avg_pool3d_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input),
          (&grad_output, &self, &kernel_size, &stride, &padding, &ceil_mode, &count_include_pad, &divisor_override, &grad_input), (NULL));
}

typedef kf_status_t (*adaptive_avg_pool1d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
kf_status_t kf_adaptive_avg_pool1d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adaptive_avg_pool1d, adaptive_avg_pool1d_fn, kf__keys(self),
          (self, output_size, out),
          (&self, &output_size), (out));
}

typedef kf_status_t (*adaptive_avg_pool1d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);
kf_status_t kf_adaptive_avg_pool1d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool1d_out);
  KF__CALL_FAR(KF__OP_adaptive_avg_pool1d_out, adaptive_avg_pool1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, out),
          (&self, &output_size, &out), (NULL));
}

typedef kf_status_t (*adaptive_avg_pool2d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
kf_status_t kf_adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adaptive_avg_pool2d, adaptive_avg_pool2d_fn, kf__keys(self),
          (self, output_size, out),
          (&self, &output_size), (out));
}

typedef kf_status_t (*adaptive_avg_pool2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);
kf_status_t kf_adaptive_avg_pool2d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool2d_out);
  KF__CALL_FAR(KF__OP_adaptive_avg_pool2d_out, adaptive_avg_pool2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, out),
          (&self, &output_size, &out), (NULL));
}

typedef kf_status_t (*_adaptive_avg_pool2d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
kf_status_t kf__adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP__adaptive_avg_pool2d, _adaptive_avg_pool2d_fn, kf__keys(self),
          (self, output_size, out),
          (&self, &output_size), (out));
}

typedef kf_status_t (*_adaptive_avg_pool2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);
kf_status_t kf__adaptive_avg_pool2d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool2d_out);
  KF__CALL_FAR(KF__OP__adaptive_avg_pool2d_out, _adaptive_avg_pool2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, out),
          (&self, &output_size, &out), (NULL));
}

typedef kf_status_t (*_adaptive_avg_pool2d_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__adaptive_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool2d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP__adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*_adaptive_avg_pool2d_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf__adaptive_avg_pool2d_backward_out(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool2d_backward_out);
  KF__CALL_FAR(KF__OP__adaptive_avg_pool2d_backward_out, _adaptive_avg_pool2d_backward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(out)),
          (grad_output, self, out),
          (&grad_output, &self, &out), (NULL));
}

typedef kf_status_t (*adaptive_avg_pool3d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
kf_status_t kf_adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adaptive_avg_pool3d, adaptive_avg_pool3d_fn, kf__keys(self),
          (self, output_size, out),
          (&self, &output_size), (out));
}

typedef kf_status_t (*adaptive_avg_pool3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);
kf_status_t kf_adaptive_avg_pool3d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_avg_pool3d_out);
  KF__CALL_FAR(KF__OP_adaptive_avg_pool3d_out, adaptive_avg_pool3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, out),
          (&self, &output_size, &out), (NULL));
}

typedef kf_status_t (*_adaptive_avg_pool3d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
kf_status_t kf__adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP__adaptive_avg_pool3d, _adaptive_avg_pool3d_fn, kf__keys(self),
          (self, output_size, out),
          (&self, &output_size), (out));
}

typedef kf_status_t (*_adaptive_avg_pool3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);
kf_status_t kf__adaptive_avg_pool3d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool3d_out);
  KF__CALL_FAR(KF__OP__adaptive_avg_pool3d_out, _adaptive_avg_pool3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, out),
          (&self, &output_size, &out), (NULL));
}

typedef kf_status_t (*_adaptive_avg_pool3d_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf__adaptive_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool3d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP__adaptive_avg_pool3d_backward, _adaptive_avg_pool3d_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*_adaptive_avg_pool3d_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf__adaptive_avg_pool3d_backward_out(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP__adaptive_avg_pool3d_backward_out);
  KF__CALL_FAR(KF__OP__adaptive_avg_pool3d_backward_out, _adaptive_avg_pool3d_backward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(out)),
          (grad_output, self, out),
          (&grad_output, &self, &out), (NULL));
}

typedef kf_status_t (*adaptive_max_pool1d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_adaptive_max_pool1d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool1d);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_adaptive_max_pool1d, adaptive_max_pool1d_fn, kf__keys(self),
          (self, output_size, out0, out1),
          (&self, &output_size), (out0, out1));
}

typedef kf_status_t (*adaptive_max_pool2d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_adaptive_max_pool2d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool2d);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_adaptive_max_pool2d, adaptive_max_pool2d_fn, kf__keys(self),
          (self, output_size, out0, out1),
          (&self, &output_size), (out0, out1));
}

typedef kf_status_t (*adaptive_max_pool2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out, kf_tensor_t *indices);
kf_status_t kf_adaptive_max_pool2d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || out == NULL || indices == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool2d_out);
  KF__CALL_FAR(KF__OP_adaptive_max_pool2d_out, adaptive_max_pool2d_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out)), kf__keys(indices)),
          (self, output_size, out, indices),
          (&self, &output_size, &out, &indices), (NULL));
}

typedef kf_status_t (*adaptive_max_pool2d_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out);
kf_status_t kf_adaptive_max_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *indices, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool2d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adaptive_max_pool2d_backward, adaptive_max_pool2d_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)),
          (grad_output, self, indices, out),
          (&grad_output, &self, &indices), (out));
}

typedef kf_status_t (*adaptive_max_pool2d_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *grad_input);
kf_status_t kf_adaptive_max_pool2d_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool2d_backward_grad_input);
  KF__CALL_FAR(KF__OP_adaptive_max_pool2d_backward_grad_input, adaptive_max_pool2d_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)), kf__keys(grad_input)),
          (grad_output, self, indices, grad_input),
          (&grad_output, &self, &indices, &grad_input), (NULL));
}

typedef kf_status_t (*adaptive_max_pool3d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_adaptive_max_pool3d(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(self == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool3d);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_adaptive_max_pool3d, adaptive_max_pool3d_fn, kf__keys(self),
          (self, output_size, out0, out1),
          (&self, &output_size), (out0, out1));
}

typedef kf_status_t (*adaptive_max_pool3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out, kf_tensor_t *indices);
kf_status_t kf_adaptive_max_pool3d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_tensor_t
    *out, kf_tensor_t *indices) {
  if (KF_UNLIKELY(self == NULL || out == NULL || indices == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool3d_out);
  KF__CALL_FAR(KF__OP_adaptive_max_pool3d_out, adaptive_max_pool3d_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(out)), kf__keys(indices)),
          (self, output_size, out, indices),
          (&self, &output_size, &out, &indices), (NULL));
}

typedef kf_status_t (*adaptive_max_pool3d_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out);
kf_status_t kf_adaptive_max_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *indices, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool3d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_adaptive_max_pool3d_backward, adaptive_max_pool3d_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)),
          (grad_output, self, indices, out),
          (&grad_output, &self, &indices), (out));
}

typedef kf_status_t (*adaptive_max_pool3d_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *grad_input);
kf_status_t kf_adaptive_max_pool3d_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *indices, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || indices == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_adaptive_max_pool3d_backward_grad_input);
  KF__CALL_FAR(KF__OP_adaptive_max_pool3d_backward_grad_input, adaptive_max_pool3d_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(indices)), kf__keys(grad_input)),
          (grad_output, self, indices, grad_input),
          (&grad_output, &self, &indices, &grad_input), (NULL));
}
