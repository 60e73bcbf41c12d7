/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_softmax_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out);
kf_status_t kf__softmax(kf_tensor_t *self, int64_t dim, bool half_to_float, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__softmax);
  *out = NULL;
  KF__CALL_FAR(KF__OP__softmax, _softmax_fn, kf__keys(self),
          (self, dim, half_to_float, out),
          (&self, &dim, &half_to_float), (out));
}

typedef kf_status_t (*_softmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t *out);
kf_status_t kf__softmax_out(kf_tensor_t *self, int64_t dim, bool half_to_float, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__softmax_out);
  KF__CALL_FAR(KF__OP__softmax_out, _softmax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, half_to_float, out),
          (&self, &dim, &half_to_float, &out), (NULL));
}

typedef kf_status_t (*_log_softmax_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out);
kf_status_t kf__log_softmax(kf_tensor_t *self, int64_t dim, bool half_to_float, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__log_softmax);
  *out = NULL;
  KF__CALL_FAR(KF__OP__log_softmax, _log_softmax_fn, kf__keys(self),
          (self, dim, half_to_float, out),
          (&self, &dim, &half_to_float), (out));
}

typedef kf_status_t (*_log_softmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t *out);
kf_status_t kf__log_softmax_out(kf_tensor_t *self, int64_t dim, bool half_to_float, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__log_softmax_out);
  KF__CALL_FAR(KF__OP__log_softmax_out, _log_softmax_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, half_to_float, out),
          (&self, &dim, &half_to_float, &out), (NULL));
}

typedef kf_status_t (*_softmax_backward_data_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out);
kf_status_t kf__softmax_backward_data(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t dim,
    kf_dtype_t input_dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || out == NULL))
    return kf__null_argument(KF__OP__softmax_backward_data);
  *out = NULL;
  KF__CALL_FAR(KF__OP__softmax_backward_data, _softmax_backward_data_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(output)),
          (grad_output, output, dim, input_dtype, out),
          (&grad_output, &output, &dim, &input_dtype), (out));
}

typedef kf_status_t (*_softmax_backward_data_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t
    *grad_input);
kf_status_t kf__softmax_backward_data_out(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t
    dim, kf_dtype_t input_dtype, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP__softmax_backward_data_out);
  KF__CALL_FAR(KF__OP__softmax_backward_data_out, _softmax_backward_data_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(output)), kf__keys(grad_input)),
          (grad_output, output, dim, input_dtype, grad_input),
          (&grad_output, &output, &dim, &input_dtype, &grad_input), (NULL));
}

typedef kf_status_t (*_log_softmax_backward_data_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out);
kf_status_t kf__log_softmax_backward_data(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t
    dim, kf_dtype_t input_dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || out == NULL))
    return kf__null_argument(KF__OP__log_softmax_backward_data);
  *out = NULL;
  KF__CALL_FAR(KF__OP__log_softmax_backward_data, _log_softmax_backward_data_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(output)),
          (grad_output, output, dim, input_dtype, out),
          (&grad_output, &output, &dim, &input_dtype), (out));
}

typedef kf_status_t (*_log_softmax_backward_data_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t *out);
kf_status_t kf__log_softmax_backward_data_out(kf_tensor_t *grad_output, kf_tensor_t *output, int64_t
    dim, kf_dtype_t input_dtype, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || out == NULL))
    return kf__null_argument(KF__OP__log_softmax_backward_data_out);
  KF__CALL_FAR(KF__OP__log_softmax_backward_data_out, _log_softmax_backward_data_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(output)), kf__keys(out)),
          (grad_output, output, dim, input_dtype, out),
          (&grad_output, &output, &dim, &input_dtype, &out), (NULL));
}

typedef kf_status_t (*softmax_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softmax_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_softmax_int, softmax_int_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*softmax_int_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_softmax_int_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softmax_int_out);
  KF__CALL_FAR(KF__OP_softmax_int_out, softmax_int_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*_safe_softmax_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf__safe_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__safe_softmax);
  *out = NULL;
  KF__CALL_FAR(KF__OP__safe_softmax, _safe_softmax_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*log_softmax_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
kf_status_t kf_log_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_softmax_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log_softmax_int, log_softmax_int_fn, kf__keys(self),
          (self, dim, dtype, out),
          (&self, &dim, &dtype), (out));
}

typedef kf_status_t (*log_softmax_int_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);
kf_status_t kf_log_softmax_int_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_softmax_int_out);
  KF__CALL_FAR(KF__OP_log_softmax_int_out, log_softmax_int_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, dtype, out),
          (&self, &dim, &dtype, &out), (NULL));
}

typedef kf_status_t (*native_layer_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_layer_norm(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t
    *weight, kf_tensor_t *bias, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_layer_norm);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_layer_norm, native_layer_norm_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)),
          (input, normalized_shape, weight, bias, eps, out0, out1, out2),
          (&input, &normalized_shape, &weight, &bias, &eps), (out0, out1, out2));
}

typedef kf_status_t (*native_layer_norm_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t
    *out0, kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf_native_layer_norm_out(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t
    *weight, kf_tensor_t *bias, double eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2)
    {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_layer_norm_out);
  KF__CALL_FAR(KF__OP_native_layer_norm_out, native_layer_norm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (input, normalized_shape, weight, bias, eps, out0, out1, out2),
          (&input, &normalized_shape, &weight, &bias, &eps, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*native_layer_norm_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_layer_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || mean == NULL || rstd == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_layer_norm_backward);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_layer_norm_backward, native_layer_norm_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf__keys(mean)), kf__keys(rstd)), kf_keys_of(weight)), kf_keys_of(bias)),
          (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, out0, out1, out2),
          (&grad_out, &input, &normalized_shape, &mean, &rstd, &weight, &bias, &output_mask), (out0, out1, out2));
}

typedef kf_status_t (*native_layer_norm_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_out, kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t
    *rstd, kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf_native_layer_norm_backward_out(kf_tensor_t *grad_out, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t
    *out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || mean == NULL || rstd == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_layer_norm_backward_out);
  KF__CALL_FAR(KF__OP_native_layer_norm_backward_out, native_layer_norm_backward_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf__keys(mean)), kf__keys(rstd)), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, out0, out1, out2),
          (&grad_out, &input, &normalized_shape, &mean, &rstd, &weight, &bias, &output_mask, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*layer_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enable,
    kf_tensor_t **out);
kf_status_t kf_layer_norm(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *weight,
    kf_tensor_t *bias, double eps, bool cudnn_enable, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_layer_norm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_layer_norm, layer_norm_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)),
          (input, normalized_shape, weight, bias, eps, cudnn_enable, out),
          (&input, &normalized_shape, &weight, &bias, &eps, &cudnn_enable), (out));
}

typedef kf_status_t (*_fused_rms_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out0, kf_tensor_t
    **out1);
kf_status_t kf__fused_rms_norm(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t
    *weight, kf_opt_float_t eps, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP__fused_rms_norm);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP__fused_rms_norm, _fused_rms_norm_fn, kf_keyset_or(kf__keys(input), kf_keys_of(weight)),
          (input, normalized_shape, weight, eps, out0, out1),
          (&input, &normalized_shape, &weight, &eps), (out0, out1));
}

typedef kf_status_t (*_fused_rms_norm_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf__fused_rms_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight, kf_bool_span_t output_mask,
    kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || rstd == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP__fused_rms_norm_backward);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP__fused_rms_norm_backward, _fused_rms_norm_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf__keys(rstd)), kf_keys_of(weight)),
          (grad_out, input, normalized_shape, rstd, weight, output_mask, out0, out1),
          (&grad_out, &input, &normalized_shape, &rstd, &weight, &output_mask), (out0, out1));
}

typedef kf_status_t (*rms_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out);
kf_status_t kf_rms_norm(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *weight,
    kf_opt_float_t eps, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_rms_norm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rms_norm, rms_norm_fn, kf_keyset_or(kf__keys(input), kf_keys_of(weight)),
          (input, normalized_shape, weight, eps, out),
          (&input, &normalized_shape, &weight, &eps), (out));
}

typedef kf_status_t (*native_group_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_group_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, int64_t
    N, int64_t C, int64_t HxW, int64_t group, double eps, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_group_norm);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_group_norm, native_group_norm_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)),
          (input, weight, bias, N, C, HxW, group, eps, out0, out1, out2),
          (&input, &weight, &bias, &N, &C, &HxW, &group, &eps), (out0, out1, out2));
}

typedef kf_status_t (*native_group_norm_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double
    eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf_native_group_norm_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, kf_tensor_t *out0, kf_tensor_t
    *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_group_norm_out);
  KF__CALL_FAR(KF__OP_native_group_norm_out, native_group_norm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (input, weight, bias, N, C, HxW, group, eps, out0, out1, out2),
          (&input, &weight, &bias, &N, &C, &HxW, &group, &eps, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*native_group_norm_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N,
    int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_group_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t
    *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW, int64_t group,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || mean == NULL || rstd == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_group_norm_backward);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_group_norm_backward, native_group_norm_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf__keys(mean)), kf__keys(rstd)), kf_keys_of(weight)),
          (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask, out0, out1, out2),
          (&grad_out, &input, &mean, &rstd, &weight, &N, &C, &HxW, &group, &output_mask), (out0, out1, out2));
}

typedef kf_status_t (*native_group_norm_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_out, kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
    int64_t N, int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf_native_group_norm_backward_out(kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t
    *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW, int64_t group,
    kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || mean == NULL || rstd == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_group_norm_backward_out);
  KF__CALL_FAR(KF__OP_native_group_norm_backward_out, native_group_norm_backward_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf__keys(mean)), kf__keys(rstd)), kf_keys_of(weight)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask, out0, out1, out2),
          (&grad_out, &input, &mean, &rstd, &weight, &N, &C, &HxW, &group, &output_mask, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*group_norm_fn)(const kf_call_t *call, kf_tensor_t *input, int64_t num_groups,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enabled, kf_tensor_t **out);
kf_status_t kf_group_norm(kf_tensor_t *input, int64_t num_groups, kf_tensor_t *weight, kf_tensor_t
    *bias, double eps, bool cudnn_enabled, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_group_norm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_group_norm, group_norm_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)),
          (input, num_groups, weight, bias, eps, cudnn_enabled, out),
          (&input, &num_groups, &weight, &bias, &eps, &cudnn_enabled), (out));
}

typedef kf_status_t (*native_batch_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_batch_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_batch_norm);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_batch_norm, native_batch_norm_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf_keys_of(running_mean)), kf_keys_of(running_var)),
          (input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2),
          (&input, &weight, &bias, &running_mean, &running_var, &training, &momentum, &eps), (out0, out1, out2));
}

typedef kf_status_t (*native_batch_norm_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t *out, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd);
kf_status_t kf_native_batch_norm_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps,
    kf_tensor_t *out, kf_tensor_t *save_mean, kf_tensor_t *save_invstd) {
  if (KF_UNLIKELY(input == NULL || out == NULL || save_mean == NULL || save_invstd == NULL))
    return kf__null_argument(KF__OP_native_batch_norm_out);
  KF__CALL_FAR(KF__OP_native_batch_norm_out, native_batch_norm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf_keys_of(running_mean)), kf_keys_of(running_var)), kf__keys(out)), kf__keys(save_mean)), kf__keys(save_invstd)),
          (input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd),
          (&input, &weight, &bias, &running_mean, &running_var, &training, &momentum, &eps, &out, &save_mean, &save_invstd), (NULL));
}

typedef kf_status_t (*_native_batch_norm_legit_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2);
kf_status_t kf__native_batch_norm_legit(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(input == NULL || running_mean == NULL || running_var == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP__native_batch_norm_legit, _native_batch_norm_legit_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(running_mean)), kf__keys(running_var)),
          (input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2),
          (&input, &weight, &bias, &running_mean, &running_var, &training, &momentum, &eps), (out0, out1, out2));
}

typedef kf_status_t (*_native_batch_norm_legit_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t *out, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd);
kf_status_t kf__native_batch_norm_legit_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t
    *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double momentum,
    double eps, kf_tensor_t *out, kf_tensor_t *save_mean, kf_tensor_t *save_invstd) {
  if (KF_UNLIKELY(input == NULL || running_mean == NULL || running_var == NULL || out == NULL || save_mean == NULL || save_invstd == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit_out);
  KF__CALL_FAR(KF__OP__native_batch_norm_legit_out, _native_batch_norm_legit_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(running_mean)), kf__keys(running_var)), kf__keys(out)), kf__keys(save_mean)), kf__keys(save_invstd)),
          (input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd),
          (&input, &weight, &bias, &running_mean, &running_var, &training, &momentum, &eps, &out, &save_mean, &save_invstd), (NULL));
}

typedef kf_status_t (*_native_batch_norm_legit_no_stats_fn)(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf__native_batch_norm_legit_no_stats(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t
    **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit_no_stats);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP__native_batch_norm_legit_no_stats, _native_batch_norm_legit_no_stats_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)),
          (input, weight, bias, training, momentum, eps, out0, out1, out2),
          (&input, &weight, &bias, &training, &momentum, &eps), (out0, out1, out2));
}

typedef kf_status_t (*_native_batch_norm_legit_no_stats_out_fn)(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t *out, kf_tensor_t *save_mean, kf_tensor_t *save_invstd);
kf_status_t kf__native_batch_norm_legit_no_stats_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, bool training, double momentum, double eps, kf_tensor_t *out, kf_tensor_t
    *save_mean, kf_tensor_t *save_invstd) {
  if (KF_UNLIKELY(input == NULL || out == NULL || save_mean == NULL || save_invstd == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit_no_stats_out);
  KF__CALL_FAR(KF__OP__native_batch_norm_legit_no_stats_out, _native_batch_norm_legit_no_stats_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(out)), kf__keys(save_mean)), kf__keys(save_invstd)),
          (input, weight, bias, training, momentum, eps, out, save_mean, save_invstd),
          (&input, &weight, &bias, &training, &momentum, &eps, &out, &save_mean, &save_invstd), (NULL));
}

typedef kf_status_t (*_native_batch_norm_legit_no_training_fn)(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t
    *running_var, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2);
kf_status_t kf__native_batch_norm_legit_no_training(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, double momentum, double
    eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(input == NULL || running_mean == NULL || running_var == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit_no_training);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP__native_batch_norm_legit_no_training, _native_batch_norm_legit_no_training_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(running_mean)), kf__keys(running_var)),
          (input, weight, bias, running_mean, running_var, momentum, eps, out0, out1, out2),
          (&input, &weight, &bias, &running_mean, &running_var, &momentum, &eps), (out0, out1, out2));
}

typedef kf_status_t (*_native_batch_norm_legit_no_training_out_fn)(const kf_call_t *call,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean,
    kf_tensor_t *running_var, double momentum, double eps, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);
kf_status_t kf__native_batch_norm_legit_no_training_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, double momentum, double
    eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(input == NULL || running_mean == NULL || running_var == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP__native_batch_norm_legit_no_training_out);
  KF__CALL_FAR(KF__OP__native_batch_norm_legit_no_training_out, _native_batch_norm_legit_no_training_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf__keys(running_mean)), kf__keys(running_var)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (input, weight, bias, running_mean, running_var, momentum, eps, out0, out1, out2),
          (&input, &weight, &bias, &running_mean, &running_var, &momentum, &eps, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*native_batch_norm_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps, kf_bool_span_t
    output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
kf_status_t kf_native_batch_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd, bool train, double eps, kf_bool_span_t output_mask, kf_tensor_t
    **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_batch_norm_backward);
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  KF__CALL_FAR(KF__OP_native_batch_norm_backward, native_batch_norm_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf_keys_of(weight)), kf_keys_of(running_mean)), kf_keys_of(running_var)), kf_keys_of(save_mean)), kf_keys_of(save_invstd)),
          (grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, out0, out1, out2),
          (&grad_out, &input, &weight, &running_mean, &running_var, &save_mean, &save_invstd, &train, &eps, &output_mask), (out0, out1, out2));
}

typedef kf_status_t (*native_batch_norm_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_out, kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t
    *running_var, kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps,
    kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);
kf_status_t kf_native_batch_norm_backward_out(kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd, bool train, double eps, kf_bool_span_t output_mask, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2) {
  if (KF_UNLIKELY(grad_out == NULL || input == NULL || out0 == NULL || out1 == NULL || out2 == NULL))
    return kf__null_argument(KF__OP_native_batch_norm_backward_out);
  KF__CALL_FAR(KF__OP_native_batch_norm_backward_out, native_batch_norm_backward_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(input)), kf_keys_of(weight)), kf_keys_of(running_mean)), kf_keys_of(running_var)), kf_keys_of(save_mean)), kf_keys_of(save_invstd)), kf__keys(out0)), kf__keys(out1)), kf__keys(out2)),
          (grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, out0, out1, out2),
          (&grad_out, &input, &weight, &running_mean, &running_var, &save_mean, &save_invstd, &train, &eps, &output_mask, &out0, &out1, &out2), (NULL));
}

typedef kf_status_t (*batch_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training, double
    momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);
kf_status_t kf_batch_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t
    *running_mean, kf_tensor_t *running_var, bool training, double momentum, double eps, bool
    cudnn_enabled, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_batch_norm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_batch_norm, batch_norm_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf_keys_of(running_mean)), kf_keys_of(running_var)),
          (input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled, out),
          (&input, &weight, &bias, &running_mean, &running_var, &training, &momentum, &eps, &cudnn_enabled), (out));
}

typedef kf_status_t (*instance_norm_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool
    use_input_stats, double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);
kf_status_t kf_instance_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t
    *running_mean, kf_tensor_t *running_var, bool use_input_stats, double momentum, double eps, bool
    cudnn_enabled, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_instance_norm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_instance_norm, instance_norm_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf_keys_of(weight)), kf_keys_of(bias)), kf_keys_of(running_mean)), kf_keys_of(running_var)),
          (input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled, out),
          (&input, &weight, &bias, &running_mean, &running_var, &use_input_stats, &momentum, &eps, &cudnn_enabled), (out));
}
