/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*convolution_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t **out);
kf_status_t kf_convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t
    output_padding, int64_t groups, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_convolution);
  *out = NULL;
  KF__CALL_FAR(KF__OP_convolution, convolution_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &transposed, &output_padding, &groups), (out));
}

typedef kf_status_t (*convolution_out_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out);
kf_status_t kf_convolution_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
    kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_convolution_out);
  KF__CALL_FAR(KF__OP_convolution_out, convolution_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)), kf__keys(out)),
          (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &transposed, &output_padding, &groups, &out), (NULL));
}

typedef kf_status_t (*convolution_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2);
kf_status_t kf_convolution_backward(kf_tensor_t *grad_output, kf_tensor_t *input, kf_tensor_t
    *weight, kf_int_span_t bias_sizes, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool transposed, kf_int_span_t output_padding, int64_t groups, kf_bool_span_t
    output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(grad_output == NULL || input == NULL || weight == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_convolution_backward);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_convolution_backward, convolution_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(input)), kf__keys(weight)),
          (grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, out0, out1, out2),
          (&grad_output, &input, &weight, &bias_sizes, &stride, &padding, &dilation, &transposed, &output_padding, &groups, &output_mask), (out0, out1, out2));
}

typedef kf_status_t (*convolution_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t
    *out2);
kf_status_t kf_convolution_backward_out(kf_tensor_t *grad_output, kf_tensor_t *input, kf_tensor_t
    *weight, kf_int_span_t bias_sizes, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool transposed, kf_int_span_t output_padding, int64_t groups, kf_bool_span_t
    output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(grad_output == NULL || input == NULL || weight == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_convolution_backward_out);
  KF__CALL_FAR(KF__OP_convolution_backward_out, convolution_backward_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(input)), kf__keys(weight)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, out0, out1, out2),
          (&grad_output, &input, &weight, &bias_sizes, &stride, &padding, &dilation, &transposed, &output_padding, &groups, &output_mask, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*_convolution_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark, bool
    deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t **out);
kf_status_t kf__convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
    kf_int_span_t output_padding, int64_t groups, bool benchmark, bool deterministic, bool
    cudnn_enabled, bool allow_tf32, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP__convolution);
  *out = NULL;
  KF__CALL_FAR(KF__OP__convolution, _convolution_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &transposed, &output_padding, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32), (out));
}

typedef kf_status_t (*_convolution_out_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark, bool
    deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t *out);
kf_status_t kf__convolution_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
    kf_int_span_t output_padding, int64_t groups, bool benchmark, bool deterministic, bool
    cudnn_enabled, bool allow_tf32, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP__convolution_out);
  KF__CALL_FAR(KF__OP__convolution_out, _convolution_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)), kf__keys(out)),
          (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &transposed, &output_padding, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32, &out), (NULL));
}

typedef kf_status_t (*conv1d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t
    groups, kf_tensor_t **out);
kf_status_t kf_conv1d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv1d, conv1d_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv2d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t
    groups, kf_tensor_t **out);
kf_status_t kf_conv2d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv2d, conv2d_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv3d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t
    groups, kf_tensor_t **out);
kf_status_t kf_conv3d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t
    stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv3d, conv3d_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv1d_padding_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
kf_status_t kf_conv1d_padding(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv1d_padding);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv1d_padding, conv1d_padding_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv2d_padding_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
kf_status_t kf_conv2d_padding(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv2d_padding);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv2d_padding, conv2d_padding_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv3d_padding_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
kf_status_t kf_conv3d_padding(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation, int64_t groups, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv3d_padding);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv3d_padding, conv3d_padding_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, dilation, groups, out),
          (&input, &weight, &bias, &stride, &padding, &dilation, &groups), (out));
}

typedef kf_status_t (*conv_transpose1d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
kf_status_t kf_conv_transpose1d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding, int64_t groups,
    kf_int_span_t dilation, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv_transpose1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv_transpose1d, conv_transpose1d_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, output_padding, groups, dilation, out),
          (&input, &weight, &bias, &stride, &padding, &output_padding, &groups, &dilation), (out));
}

typedef kf_status_t (*conv_transpose2d_input_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
kf_status_t kf_conv_transpose2d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding, int64_t groups,
    kf_int_span_t dilation, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv_transpose2d_input);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv_transpose2d_input, conv_transpose2d_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, output_padding, groups, dilation, out),
          (&input, &weight, &bias, &stride, &padding, &output_padding, &groups, &dilation), (out));
}

typedef kf_status_t (*conv_transpose3d_input_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
kf_status_t kf_conv_transpose3d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding, int64_t groups,
    kf_int_span_t dilation, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_conv_transpose3d_input);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conv_transpose3d_input, conv_transpose3d_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, stride, padding, output_padding, groups, dilation, out),
          (&input, &weight, &bias, &stride, &padding, &output_padding, &groups, &dilation), (out));
}

typedef kf_status_t (*im2col_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t
    **out);
kf_status_t kf_im2col(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t dilation,
    kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_im2col);
  *out = NULL;
  KF__CALL_FAR(KF__OP_im2col, im2col_fn, kf__keys(self),
          (self, kernel_size, dilation, padding, stride, out),
          (&self, &kernel_size, &dilation, &padding, &stride), (out));
}

typedef kf_status_t (*im2col_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t
    *out);
kf_status_t kf_im2col_out(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t dilation,
    kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_im2col_out);
  KF__CALL_FAR(KF__OP_im2col_out, im2col_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, kernel_size, dilation, padding, stride, out),
          (&self, &kernel_size, &dilation, &padding, &stride, &out), (NULL));
}

typedef kf_status_t (*col2im_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride, kf_tensor_t **out);
kf_status_t kf_col2im(kf_tensor_t *self, kf_int_span_t output_size, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_col2im);
  *out = NULL;
  KF__CALL_FAR(KF__OP_col2im, col2im_fn, kf__keys(self),
          (self, output_size, kernel_size, dilation, padding, stride, out),
          (&self, &output_size, &kernel_size, &dilation, &padding, &stride), (out));
}

typedef kf_status_t (*col2im_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride, kf_tensor_t *out);
kf_status_t kf_col2im_out(kf_tensor_t *self, kf_int_span_t output_size, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_col2im_out);
  KF__CALL_FAR(KF__OP_col2im_out, col2im_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, kernel_size, dilation, padding, stride, out),
          (&self, &output_size, &kernel_size, &dilation, &padding, &stride, &out), (NULL));
}
