/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*sigmoid_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sigmoid(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sigmoid);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sigmoid, sigmoid_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sigmoid__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sigmoid_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sigmoid_);
  KF__CALL_FAR(KF__OP_sigmoid_, sigmoid__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sigmoid_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sigmoid_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sigmoid_out);
  KF__CALL_FAR(KF__OP_sigmoid_out, sigmoid_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sigmoid_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out);
kf_status_t kf_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *output, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || out == NULL))
    return kf__null_argument(KF__OP_sigmoid_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sigmoid_backward, sigmoid_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(output)),
          (grad_output, output, out),
          (&grad_output, &output), (out));
}

typedef kf_status_t (*sigmoid_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, kf_tensor_t *grad_input);
kf_status_t kf_sigmoid_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *output,
    kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_sigmoid_backward_grad_input);
  KF__CALL_FAR(KF__OP_sigmoid_backward_grad_input, sigmoid_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(output)), kf__keys(grad_input)),
          (grad_output, output, grad_input),
          (&grad_output, &output, &grad_input), (NULL));
}

typedef kf_status_t (*tanh_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *output, kf_tensor_t **out);
kf_status_t kf_tanh_backward(kf_tensor_t *grad_output, kf_tensor_t *output, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || out == NULL))
    return kf__null_argument(KF__OP_tanh_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tanh_backward, tanh_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(output)),
          (grad_output, output, out),
          (&grad_output, &output), (out));
}

typedef kf_status_t (*tanh_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t *grad_input);
kf_status_t kf_tanh_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *output, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || output == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_tanh_backward_grad_input);
  KF__CALL_FAR(KF__OP_tanh_backward_grad_input, tanh_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(output)), kf__keys(grad_input)),
          (grad_output, output, grad_input),
          (&grad_output, &output, &grad_input), (NULL));
}

typedef kf_status_t (*logit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out);
kf_status_t kf_logit(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logit);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logit, logit_fn, kf__keys(self),
          (self, eps, out),
          (&self, &eps), (out));
}

typedef kf_status_t (*logit__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps);
kf_status_t kf_logit_(kf_tensor_t *self, kf_opt_float_t eps) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_logit_);
  KF__CALL_FAR(KF__OP_logit_, logit__fn, kf__keys(self),
          (self, eps),
          (&self, &eps), (NULL));
}

typedef kf_status_t (*logit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t *out);
kf_status_t kf_logit_out(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logit_out);
  KF__CALL_FAR(KF__OP_logit_out, logit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, eps, out),
          (&self, &eps, &out), (NULL));
}

typedef kf_status_t (*logit_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out);
kf_status_t kf_logit_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logit_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logit_backward, logit_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, eps, out),
          (&grad_output, &self, &eps), (out));
}

typedef kf_status_t (*logit_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *grad_input);
kf_status_t kf_logit_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_logit_backward_grad_input);
  KF__CALL_FAR(KF__OP_logit_backward_grad_input, logit_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, eps, grad_input),
          (&grad_output, &self, &eps, &grad_input), (NULL));
}

typedef kf_status_t (*log_sigmoid_forward_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out_output, kf_tensor_t **out_buffer);
kf_status_t kf_log_sigmoid_forward(kf_tensor_t *self, kf_tensor_t **out_output, kf_tensor_t
    **out_buffer) {
  if (KF_UNLIKELY(self == NULL || out_output == NULL || out_buffer == NULL))
    return kf__null_argument(KF__OP_log_sigmoid_forward);
  *out_output = NULL;
  *out_buffer = NULL;
  KF__CALL_FAR(KF__OP_log_sigmoid_forward, log_sigmoid_forward_fn, kf__keys(self),
          (self, out_output, out_buffer),
          (&self), (out_output, out_buffer));
}

typedef kf_status_t (*log_sigmoid_forward_output_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *output, kf_tensor_t *buffer);
kf_status_t kf_log_sigmoid_forward_output(kf_tensor_t *self, kf_tensor_t *output, kf_tensor_t
    *buffer) {
  if (KF_UNLIKELY(self == NULL || output == NULL || buffer == NULL))
    return kf__null_argument(KF__OP_log_sigmoid_forward_output);
  KF__CALL_FAR(KF__OP_log_sigmoid_forward_output, log_sigmoid_forward_output_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(output)), kf__keys(buffer)),
          (self, output, buffer),
          (&self, &output, &buffer), (NULL));
}

typedef kf_status_t (*log_sigmoid_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t **out);
kf_status_t kf_log_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *buffer, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || buffer == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_sigmoid_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log_sigmoid_backward, log_sigmoid_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(buffer)),
          (grad_output, self, buffer, out),
          (&grad_output, &self, &buffer), (out));
}

typedef kf_status_t (*log_sigmoid_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t *grad_input);
kf_status_t kf_log_sigmoid_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *buffer, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || buffer == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_log_sigmoid_backward_grad_input);
  KF__CALL_FAR(KF__OP_log_sigmoid_backward_grad_input, log_sigmoid_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(buffer)), kf__keys(grad_input)),
          (grad_output, self, buffer, grad_input),
          (&grad_output, &self, &buffer, &grad_input), (NULL));
}

typedef kf_status_t (*log_sigmoid_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log_sigmoid(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_sigmoid);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log_sigmoid, log_sigmoid_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log_sigmoid_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_log_sigmoid_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_sigmoid_out);
  KF__CALL_FAR(KF__OP_log_sigmoid_out, log_sigmoid_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*hardsigmoid_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_hardsigmoid(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardsigmoid);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardsigmoid, hardsigmoid_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*hardsigmoid__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_hardsigmoid_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_hardsigmoid_);
  KF__CALL_FAR(KF__OP_hardsigmoid_, hardsigmoid__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*hardsigmoid_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_hardsigmoid_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardsigmoid_out);
  KF__CALL_FAR(KF__OP_hardsigmoid_out, hardsigmoid_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*hardsigmoid_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_hardsigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardsigmoid_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardsigmoid_backward, hardsigmoid_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*hardsigmoid_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *grad_input);
kf_status_t kf_hardsigmoid_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_hardsigmoid_backward_grad_input);
  KF__CALL_FAR(KF__OP_hardsigmoid_backward_grad_input, hardsigmoid_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, grad_input),
          (&grad_output, &self, &grad_input), (NULL));
}

typedef kf_status_t (*relu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_relu(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_relu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_relu, relu_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*relu__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_relu_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_relu_);
  KF__CALL_FAR(KF__OP_relu_, relu__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*relu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_relu_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_relu_out);
  KF__CALL_FAR(KF__OP_relu_out, relu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*relu6_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_relu6(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_relu6);
  *out = NULL;
  KF__CALL_FAR(KF__OP_relu6, relu6_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*relu6__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_relu6_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_relu6_);
  KF__CALL_FAR(KF__OP_relu6_, relu6__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*leaky_relu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t **out);
kf_status_t kf_leaky_relu(kf_tensor_t *self, kf_scalar_t negative_slope, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_leaky_relu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_leaky_relu, leaky_relu_fn, kf__keys(self),
          (self, negative_slope, out),
          (&self, &negative_slope), (out));
}

typedef kf_status_t (*leaky_relu__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope);
kf_status_t kf_leaky_relu_(kf_tensor_t *self, kf_scalar_t negative_slope) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_leaky_relu_);
  KF__CALL_FAR(KF__OP_leaky_relu_, leaky_relu__fn, kf__keys(self),
          (self, negative_slope),
          (&self, &negative_slope), (NULL));
}

typedef kf_status_t (*leaky_relu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t *out);
kf_status_t kf_leaky_relu_out(kf_tensor_t *self, kf_scalar_t negative_slope, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_leaky_relu_out);
  KF__CALL_FAR(KF__OP_leaky_relu_out, leaky_relu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, negative_slope, out),
          (&self, &negative_slope, &out), (NULL));
}

typedef kf_status_t (*leaky_relu_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t **out);
kf_status_t kf_leaky_relu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t
    negative_slope, bool self_is_result, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_leaky_relu_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_leaky_relu_backward, leaky_relu_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, negative_slope, self_is_result, out),
          (&grad_output, &self, &negative_slope, &self_is_result), (out));
}

typedef kf_status_t (*leaky_relu_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t
    *grad_input);
kf_status_t kf_leaky_relu_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_leaky_relu_backward_grad_input);
  KF__CALL_FAR(KF__OP_leaky_relu_backward_grad_input, leaky_relu_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, negative_slope, self_is_result, grad_input),
          (&grad_output, &self, &negative_slope, &self_is_result, &grad_input), (NULL));
}

typedef kf_status_t (*prelu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weight,
    kf_tensor_t **out);
kf_status_t kf_prelu(kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_prelu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_prelu, prelu_fn, kf_keyset_or(kf__keys(self), kf__keys(weight)),
          (self, weight, out),
          (&self, &weight), (out));
}

typedef kf_status_t (*_prelu_kernel_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t **out);
kf_status_t kf__prelu_kernel(kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP__prelu_kernel);
  *out = NULL;
  KF__CALL_FAR(KF__OP__prelu_kernel, _prelu_kernel_fn, kf_keyset_or(kf__keys(self), kf__keys(weight)),
          (self, weight, out),
          (&self, &weight), (out));
}

typedef kf_status_t (*_prelu_kernel_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf__prelu_kernel_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || weight == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP__prelu_kernel_backward);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP__prelu_kernel_backward, _prelu_kernel_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(weight)),
          (grad_output, self, weight, out0, out1),
          (&grad_output, &self, &weight), (out0, out1));
}

typedef kf_status_t (*hardtanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t **out);
kf_status_t kf_hardtanh(kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardtanh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardtanh, hardtanh_fn, kf__keys(self),
          (self, min_val, max_val, out),
          (&self, &min_val, &max_val), (out));
}

typedef kf_status_t (*hardtanh__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val);
kf_status_t kf_hardtanh_(kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_hardtanh_);
  KF__CALL_FAR(KF__OP_hardtanh_, hardtanh__fn, kf__keys(self),
          (self, min_val, max_val),
          (&self, &min_val, &max_val), (NULL));
}

typedef kf_status_t (*hardtanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    min_val, kf_scalar_t max_val, kf_tensor_t *out);
kf_status_t kf_hardtanh_out(kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardtanh_out);
  KF__CALL_FAR(KF__OP_hardtanh_out, hardtanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, min_val, max_val, out),
          (&self, &min_val, &max_val, &out), (NULL));
}

typedef kf_status_t (*hardtanh_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t **out);
kf_status_t kf_hardtanh_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardtanh_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardtanh_backward, hardtanh_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, min_val, max_val, out),
          (&grad_output, &self, &min_val, &max_val), (out));
}

typedef kf_status_t (*hardtanh_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t
    *grad_input);
kf_status_t kf_hardtanh_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t
    min_val, kf_scalar_t max_val, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_hardtanh_backward_grad_input);
  KF__CALL_FAR(KF__OP_hardtanh_backward_grad_input, hardtanh_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, min_val, max_val, grad_input),
          (&grad_output, &self, &min_val, &max_val, &grad_input), (NULL));
}

typedef kf_status_t (*threshold_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t threshold,
    kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_threshold(kf_tensor_t *self, kf_scalar_t threshold, kf_scalar_t value, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_threshold);
  *out = NULL;
  KF__CALL_FAR(KF__OP_threshold, threshold_fn, kf__keys(self),
          (self, threshold, value, out),
          (&self, &threshold, &value), (out));
}

typedef kf_status_t (*threshold__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value);
kf_status_t kf_threshold_(kf_tensor_t *self, kf_scalar_t threshold, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_threshold_);
  KF__CALL_FAR(KF__OP_threshold_, threshold__fn, kf__keys(self),
          (self, threshold, value),
          (&self, &threshold, &value), (NULL));
}

typedef kf_status_t (*threshold_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_threshold_out(kf_tensor_t *self, kf_scalar_t threshold, kf_scalar_t value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_threshold_out);
  KF__CALL_FAR(KF__OP_threshold_out, threshold_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, threshold, value, out),
          (&self, &threshold, &value, &out), (NULL));
}

typedef kf_status_t (*threshold_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t **out);
kf_status_t kf_threshold_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t
    threshold, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_threshold_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_threshold_backward, threshold_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, threshold, out),
          (&grad_output, &self, &threshold), (out));
}

typedef kf_status_t (*threshold_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t *grad_input);
kf_status_t kf_threshold_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t threshold, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_threshold_backward_grad_input);
  KF__CALL_FAR(KF__OP_threshold_backward_grad_input, threshold_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, threshold, grad_input),
          (&grad_output, &self, &threshold, &grad_input), (NULL));
}

typedef kf_status_t (*elu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t **out);
kf_status_t kf_elu(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_elu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_elu, elu_fn, kf__keys(self),
          (self, alpha, scale, input_scale, out),
          (&self, &alpha, &scale, &input_scale), (out));
}

typedef kf_status_t (*elu__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale);
kf_status_t kf_elu_(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t
    input_scale) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_elu_);
  KF__CALL_FAR(KF__OP_elu_, elu__fn, kf__keys(self),
          (self, alpha, scale, input_scale),
          (&self, &alpha, &scale, &input_scale), (NULL));
}

typedef kf_status_t (*elu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t *out);
kf_status_t kf_elu_out(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t
    input_scale, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_elu_out);
  KF__CALL_FAR(KF__OP_elu_out, elu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, alpha, scale, input_scale, out),
          (&self, &alpha, &scale, &input_scale, &out), (NULL));
}

typedef kf_status_t (*elu_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_scalar_t
    alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result,
    kf_tensor_t **out);
kf_status_t kf_elu_backward(kf_tensor_t *grad_output, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self_or_result == NULL || out == NULL))
    return kf__null_argument(KF__OP_elu_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_elu_backward, elu_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self_or_result)),
          (grad_output, alpha, scale, input_scale, is_result, self_or_result, out),
          (&grad_output, &alpha, &scale, &input_scale, &is_result, &self_or_result), (out));
}

typedef kf_status_t (*elu_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t
    *self_or_result, kf_tensor_t *grad_input);
kf_status_t kf_elu_backward_grad_input(kf_tensor_t *grad_output, kf_scalar_t alpha, kf_scalar_t
    scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self_or_result == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_elu_backward_grad_input);
  KF__CALL_FAR(KF__OP_elu_backward_grad_input, elu_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self_or_result)), kf__keys(grad_input)),
          (grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_input),
          (&grad_output, &alpha, &scale, &input_scale, &is_result, &self_or_result, &grad_input), (NULL));
}

typedef kf_status_t (*selu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_selu(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_selu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_selu, selu_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*selu__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_selu_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_selu_);
  KF__CALL_FAR(KF__OP_selu_, selu__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*celu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t **out);
kf_status_t kf_celu(kf_tensor_t *self, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_celu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_celu, celu_fn, kf__keys(self),
          (self, alpha, out),
          (&self, &alpha), (out));
}

typedef kf_status_t (*celu__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha);
kf_status_t kf_celu_(kf_tensor_t *self, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_celu_);
  KF__CALL_FAR(KF__OP_celu_, celu__fn, kf__keys(self),
          (self, alpha),
          (&self, &alpha), (NULL));
}

typedef kf_status_t (*celu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t *out);
kf_status_t kf_celu_out(kf_tensor_t *self, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_celu_out);
  KF__CALL_FAR(KF__OP_celu_out, celu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, alpha, out),
          (&self, &alpha, &out), (NULL));
}

typedef kf_status_t (*softplus_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out);
kf_status_t kf_softplus(kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softplus);
  *out = NULL;
  KF__CALL_FAR(KF__OP_softplus, softplus_fn, kf__keys(self),
          (self, beta, threshold, out),
          (&self, &beta, &threshold), (out));
}

typedef kf_status_t (*softplus_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t *out);
kf_status_t kf_softplus_out(kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softplus_out);
  KF__CALL_FAR(KF__OP_softplus_out, softplus_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, beta, threshold, out),
          (&self, &beta, &threshold, &out), (NULL));
}

typedef kf_status_t (*softplus_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t **out);
kf_status_t kf_softplus_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softplus_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_softplus_backward, softplus_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, beta, threshold, out),
          (&grad_output, &self, &beta, &threshold), (out));
}

typedef kf_status_t (*softplus_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t
    *grad_input);
kf_status_t kf_softplus_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t
    beta, kf_scalar_t threshold, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_softplus_backward_grad_input);
  KF__CALL_FAR(KF__OP_softplus_backward_grad_input, softplus_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, beta, threshold, grad_input),
          (&grad_output, &self, &beta, &threshold, &grad_input), (NULL));
}

typedef kf_status_t (*gelu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t **out);
kf_status_t kf_gelu(kf_tensor_t *self, kf_str_t approximate, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_gelu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_gelu, gelu_fn, kf__keys(self),
          (self, approximate, out),
          (&self, &approximate), (out));
}

typedef kf_status_t (*gelu__fn)(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate);
kf_status_t kf_gelu_(kf_tensor_t *self, kf_str_t approximate) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_gelu_);
  KF__CALL_FAR(KF__OP_gelu_, gelu__fn, kf__keys(self),
          (self, approximate),
          (&self, &approximate), (NULL));
}

typedef kf_status_t (*gelu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t *out);
kf_status_t kf_gelu_out(kf_tensor_t *self, kf_str_t approximate, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_gelu_out);
  KF__CALL_FAR(KF__OP_gelu_out, gelu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, approximate, out),
          (&self, &approximate, &out), (NULL));
}

typedef kf_status_t (*gelu_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_str_t approximate, kf_tensor_t **out);
kf_status_t kf_gelu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_gelu_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_gelu_backward, gelu_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, approximate, out),
          (&grad_output, &self, &approximate), (out));
}

typedef kf_status_t (*gelu_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_str_t approximate, kf_tensor_t *grad_input);
kf_status_t kf_gelu_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_str_t
    approximate, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_gelu_backward_grad_input);
  KF__CALL_FAR(KF__OP_gelu_backward_grad_input, gelu_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, approximate, grad_input),
          (&grad_output, &self, &approximate, &grad_input), (NULL));
}

typedef kf_status_t (*silu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_silu(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_silu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_silu, silu_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*silu__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_silu_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_silu_);
  KF__CALL_FAR(KF__OP_silu_, silu__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*silu_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_silu_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_silu_out);
  KF__CALL_FAR(KF__OP_silu_out, silu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*silu_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t **out);
kf_status_t kf_silu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_silu_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_silu_backward, silu_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*silu_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *grad_input);
kf_status_t kf_silu_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_silu_backward_grad_input);
  KF__CALL_FAR(KF__OP_silu_backward_grad_input, silu_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, grad_input),
          (&grad_output, &self, &grad_input), (NULL));
}

typedef kf_status_t (*mish_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_mish(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mish);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mish, mish_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*mish__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_mish_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_mish_);
  KF__CALL_FAR(KF__OP_mish_, mish__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*mish_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_mish_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mish_out);
  KF__CALL_FAR(KF__OP_mish_out, mish_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*mish_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t **out);
kf_status_t kf_mish_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mish_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mish_backward, mish_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*hardswish_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_hardswish(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardswish);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardswish, hardswish_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*hardswish__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_hardswish_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_hardswish_);
  KF__CALL_FAR(KF__OP_hardswish_, hardswish__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*hardswish_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_hardswish_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardswish_out);
  KF__CALL_FAR(KF__OP_hardswish_out, hardswish_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*hardswish_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_hardswish_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardswish_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardswish_backward, hardswish_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, out),
          (&grad_output, &self), (out));
}

typedef kf_status_t (*hardswish_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_hardswish_backward_out(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardswish_backward_out);
  KF__CALL_FAR(KF__OP_hardswish_backward_out, hardswish_backward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(out)),
          (grad_output, self, out),
          (&grad_output, &self, &out), (NULL));
}

typedef kf_status_t (*glu_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out);
kf_status_t kf_glu(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_glu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_glu, glu_fn, kf__keys(self),
          (self, dim, out),
          (&self, &dim), (out));
}

typedef kf_status_t (*glu_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    *out);
kf_status_t kf_glu_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_glu_out);
  KF__CALL_FAR(KF__OP_glu_out, glu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dim, out),
          (&self, &dim, &out), (NULL));
}

typedef kf_status_t (*glu_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, int64_t dim, kf_tensor_t **out);
kf_status_t kf_glu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_glu_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_glu_backward, glu_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, dim, out),
          (&grad_output, &self, &dim), (out));
}

typedef kf_status_t (*glu_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, int64_t dim, kf_tensor_t *grad_input);
kf_status_t kf_glu_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_glu_backward_grad_input);
  KF__CALL_FAR(KF__OP_glu_backward_grad_input, glu_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, dim, grad_input),
          (&grad_output, &self, &dim, &grad_input), (NULL));
}

typedef kf_status_t (*hardshrink_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out);
kf_status_t kf_hardshrink(kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardshrink);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardshrink, hardshrink_fn, kf__keys(self),
          (self, lambd, out),
          (&self, &lambd), (out));
}

typedef kf_status_t (*hardshrink_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t *out);
kf_status_t kf_hardshrink_out(kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardshrink_out);
  KF__CALL_FAR(KF__OP_hardshrink_out, hardshrink_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, lambd, out),
          (&self, &lambd, &out), (NULL));
}

typedef kf_status_t (*hardshrink_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out);
kf_status_t kf_hardshrink_backward(kf_tensor_t *grad_out, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_out == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_hardshrink_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hardshrink_backward, hardshrink_backward_fn, kf_keyset_or(kf__keys(grad_out), kf__keys(self)),
          (grad_out, self, lambd, out),
          (&grad_out, &self, &lambd), (out));
}

typedef kf_status_t (*hardshrink_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_out, kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input);
kf_status_t kf_hardshrink_backward_grad_input(kf_tensor_t *grad_out, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_out == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_hardshrink_backward_grad_input);
  KF__CALL_FAR(KF__OP_hardshrink_backward_grad_input, hardshrink_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_out), kf__keys(self)), kf__keys(grad_input)),
          (grad_out, self, lambd, grad_input),
          (&grad_out, &self, &lambd, &grad_input), (NULL));
}

typedef kf_status_t (*softshrink_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out);
kf_status_t kf_softshrink(kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softshrink);
  *out = NULL;
  KF__CALL_FAR(KF__OP_softshrink, softshrink_fn, kf__keys(self),
          (self, lambd, out),
          (&self, &lambd), (out));
}

typedef kf_status_t (*softshrink_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t *out);
kf_status_t kf_softshrink_out(kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softshrink_out);
  KF__CALL_FAR(KF__OP_softshrink_out, softshrink_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, lambd, out),
          (&self, &lambd, &out), (NULL));
}

typedef kf_status_t (*softshrink_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out);
kf_status_t kf_softshrink_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_softshrink_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_softshrink_backward, softshrink_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(self)),
          (grad_output, self, lambd, out),
          (&grad_output, &self, &lambd), (out));
}

typedef kf_status_t (*softshrink_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input);
kf_status_t kf_softshrink_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t lambd, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_softshrink_backward_grad_input);
  KF__CALL_FAR(KF__OP_softshrink_backward_grad_input, softshrink_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(grad_input)),
          (grad_output, self, lambd, grad_input),
          (&grad_output, &self, &lambd, &grad_input), (NULL));
}
