/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* ops.h: one function for each operator of the catalogue. Each calls its operator through the
 * dispatcher, so that dispatch keys, modes and registered kernels apply.
 *
 *   kf_tensor_t *sum = NULL;
 *   kf_status_t status = kf_add(a, b, KF_INT(1), &sum);        (a new tensor, a + 1 * b)
 *   if (status == KF_OK) status = kf_relu_(sum);               (in place)
 *   if (status == KF_OK) status = kf_mul_out(sum, b, result);  (into an existing tensor)
 *   if (status != KF_OK) puts(kf_error_message());
 *   kf_tensor_release(sum);
 *
 * Each comment says what the operator computes, then shows its schema. An operator has up to three
 * forms:
 *   kf_x      The functional form. Results are stored through the last parameters, `out`.
 *   kf_x_     The in-place form ("In place"): self receives the result.
 *   kf_x_out  The out= form ("Into out"): the tensors passed last receive the results. They are
 *             resized if necessary; their type must be one that the result can be cast to, for a
 *             few operators exactly the type of the result.
 * In-place and out= forms have no output parameters.
 *
 * Names are those of the aten operators; _softmax is kf_raw_softmax, __and__ is kf_dunder_and. One
 * overload of each name has no suffix (the unnamed one, or else `Tensor`, `int`, `dim`, …); the
 * others append theirs: add.Scalar is kf_add_Scalar, add_.Scalar kf_add__Scalar, sum.dim_IntList
 * kf_sum_dim_IntList. The out= form of an operator with overloads is named after its own overload:
 * add.Scalar_out is kf_add_Scalar_out.
 *
 * Arguments follow the order of the schema, with the types of Note [Typed parameters] in op.h;
 * scope.h has literals for them (KF_INT, kf_some_float). C has no default arguments: pass the value
 * that the schema shows, and for None NULL or kf_no_int() and its siblings. In all operators a
 * negative dim counts from the last dimension, keepdim keeps reduced dimensions with size 1, and
 * dtype is the type of the result, in which reductions also compute. Elementwise operators promote
 * their operands to a common type.
 *
 * Ownership: arguments are borrowed for the duration of the call. Results belong to the caller, who
 * releases tensors with kf_tensor_release and lists with kf_object_release; on failure they are
 * NULL. A result may be another reference to an argument (kf_contiguous of a contiguous tensor). A
 * view shares the storage of its base and keeps it alive.
 *
 * Errors: anything but KF_OK is a failure, described by kf_error_last() and kf_error_message().
 * Shapes, types, devices and indices are checked before a result is written. NULL for a required
 * tensor is KF_ERR_MISUSE.
 *
 * Threads: every function may be called from any thread. Calls may share tensors that they read; a
 * tensor that a call writes must not be used by another thread at the same time. */
#ifndef KEYFALL_OPS_H
#define KEYFALL_OPS_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- activation ----------------------------------------------------------------------------- */

/* 1 / (1 + exp(-self)), elementwise.
 * sigmoid(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sigmoid(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sigmoid_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sigmoid_(kf_tensor_t *self);
/* Into out: sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sigmoid_out(kf_tensor_t *self, kf_tensor_t *out);

/* Gradient of sigmoid with respect to its input: grad_output * conj(output * (1 - output)),
 * where output is the result of sigmoid.
 * sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *output,
    kf_tensor_t **out);
/* Into grad_input: sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sigmoid_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t *grad_input);

/* Gradient of tanh with respect to its input: grad_output * conj(1 - output * output), where
 * output is the result of tanh.
 * tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tanh_backward(kf_tensor_t *grad_output, kf_tensor_t *output,
    kf_tensor_t **out);
/* Into grad_input: tanh_backward.grad_input(Tensor grad_output, Tensor output, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tanh_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t *grad_input);

/* log(self / (1 - self)), elementwise. With eps, self is clamped to [eps, 1 - eps] first;
 * without it, elements outside [0, 1] give NaN.
 * logit(Tensor self, float? eps=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logit(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out);
/* In place: logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logit_(kf_tensor_t *self, kf_opt_float_t eps);
/* Into out: logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logit_out(kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t *out);

/* Gradient of logit with respect to self: grad_output / (self * (1 - self)). Outside [eps, 1 -
 * eps] it is 0; without eps, NaN outside [0, 1].
 * logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logit_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_opt_float_t eps, kf_tensor_t **out);
/* Into grad_input: logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None,
 *     *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logit_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *grad_input);

/* (output, buffer): output is log(sigmoid(self)), elementwise; buffer is exp(-abs(self)), which
 * log_sigmoid_backward reads.
 * log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer) */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid_forward(kf_tensor_t *self, kf_tensor_t **out_output,
    kf_tensor_t **out_buffer);
/* Into output, buffer: log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output,
 *     Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid_forward_output(kf_tensor_t *self, kf_tensor_t *output,
    kf_tensor_t *buffer);

/* Gradient of log_sigmoid with respect to self: grad_output * sigmoid(-self), computed from
 * buffer = exp(-abs(self)).
 * log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *buffer, kf_tensor_t **out);
/* Into grad_input: log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t *grad_input);

/* log(1 / (1 + exp(-self))), elementwise; does not overflow.
 * log_sigmoid(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_sigmoid_out(kf_tensor_t *self, kf_tensor_t *out);

/* clamp(self + 3, 0, 6) / 6, elementwise.
 * hardsigmoid(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardsigmoid(kf_tensor_t *self, kf_tensor_t **out);
/* In place: hardsigmoid_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardsigmoid_(kf_tensor_t *self);
/* Into out: hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardsigmoid_out(kf_tensor_t *self, kf_tensor_t *out);

/* Gradient of hardsigmoid with respect to self: grad_output / 6 where -3 < self < 3, otherwise
 * 0.
 * hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardsigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out);
/* Into grad_input: hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardsigmoid_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *grad_input);

/* max(self, 0), elementwise. NaN propagates.
 * relu(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_relu(kf_tensor_t *self, kf_tensor_t **out);
/* In place: relu_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_relu_(kf_tensor_t *self);
/* Into out: relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_relu_out(kf_tensor_t *self, kf_tensor_t *out);

/* clamp(self, 0, 6), elementwise.
 * relu6(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_relu6(kf_tensor_t *self, kf_tensor_t **out);
/* In place: relu6_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_relu6_(kf_tensor_t *self);

/* self where self > 0, otherwise negative_slope * self.
 * leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_leaky_relu(kf_tensor_t *self, kf_scalar_t negative_slope,
    kf_tensor_t **out);
/* In place: leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_leaky_relu_(kf_tensor_t *self, kf_scalar_t negative_slope);
/* Into out: leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_leaky_relu_out(kf_tensor_t *self, kf_scalar_t negative_slope,
    kf_tensor_t *out);

/* Gradient of leaky_relu with respect to its input: grad_output where self > 0, otherwise
 * negative_slope * grad_output. With self_is_result, self is the result of leaky_relu.
 * leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope,
 *     bool self_is_result) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_leaky_relu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t **out);
/* Into grad_input: leaky_relu_backward.grad_input(Tensor grad_output, Tensor self,
 *     Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_leaky_relu_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t *grad_input);

/* self where self > 0, otherwise weight * self. weight has one element, or one for each channel
 * (dimension 1 of self).
 * prelu(Tensor self, Tensor weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_prelu(kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out);

/* self where self > 0, otherwise weight * self; weight broadcasts to the shape of self.
 * _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_prelu_kernel(kf_tensor_t *self, kf_tensor_t *weight,
    kf_tensor_t **out);

/* (grad_self, grad_weight) of _prelu_kernel. grad_weight has the broadcast shape: it is not yet
 * summed to the shape of weight.
 * _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_prelu_kernel_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out0, kf_tensor_t **out1);

/* clamp(self, min_val, max_val), elementwise.
 * hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardtanh(kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t **out);
/* In place: hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardtanh_(kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val);
/* Into out: hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardtanh_out(kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t *out);

/* Gradient of hardtanh with respect to self: grad_output where min_val < self < max_val,
 * otherwise 0.
 * hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardtanh_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t **out);
/* Into grad_input: hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val,
 *     Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardtanh_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t *grad_input);

/* value where self <= threshold, otherwise self.
 * threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_threshold(kf_tensor_t *self, kf_scalar_t threshold,
    kf_scalar_t value, kf_tensor_t **out);
/* In place: threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_threshold_(kf_tensor_t *self, kf_scalar_t threshold,
    kf_scalar_t value);
/* Into out: threshold.out(Tensor self, Scalar threshold, Scalar value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_threshold_out(kf_tensor_t *self, kf_scalar_t threshold,
    kf_scalar_t value, kf_tensor_t *out);

/* Gradient of threshold with respect to self: 0 where self <= threshold, otherwise grad_output.
 * With threshold 0, the gradient of relu.
 * threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_threshold_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t threshold, kf_tensor_t **out);
/* Into grad_input: threshold_backward.grad_input(Tensor grad_output, Tensor self,
 *     Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_threshold_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t *grad_input);

/* scale * self where self > 0, otherwise scale * alpha * (exp(input_scale * self) - 1).
 * elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_elu(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale, kf_tensor_t **out);
/* In place: elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1,
 *     Scalar input_scale=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_elu_(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale);
/* Into out: elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_elu_out(kf_tensor_t *self, kf_scalar_t alpha, kf_scalar_t scale,
    kf_scalar_t input_scale, kf_tensor_t *out);

/* Gradient of elu with respect to its input; self_or_result is the input, or with is_result the
 * result of elu.
 * elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale,
 *     bool is_result, Tensor self_or_result) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_elu_backward(kf_tensor_t *grad_output, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result,
    kf_tensor_t **out);
/* Into grad_input: elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale,
 *     Scalar input_scale, bool is_result, Tensor self_or_result, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_elu_backward_grad_input(kf_tensor_t *grad_output,
    kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
    kf_tensor_t *self_or_result, kf_tensor_t *grad_input);

/* scale * self where self > 0, otherwise scale * alpha * (exp(self) - 1), with scale = 1.0507...
 * and alpha = 1.6733....
 * selu(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_selu(kf_tensor_t *self, kf_tensor_t **out);
/* In place: selu_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_selu_(kf_tensor_t *self);

/* max(self, 0) + min(alpha * (exp(self / alpha) - 1), 0), elementwise.
 * celu(Tensor self, Scalar alpha=1.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_celu(kf_tensor_t *self, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: celu_(Tensor(a!) self, Scalar alpha=1.) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_celu_(kf_tensor_t *self, kf_scalar_t alpha);
/* Into out: celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_celu_out(kf_tensor_t *self, kf_scalar_t alpha, kf_tensor_t *out);

/* log(1 + exp(beta * self)) / beta, elementwise; self where beta * self > threshold.
 * softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_softplus(kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out);
/* Into out: softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_softplus_out(kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t *out);

/* Gradient of softplus with respect to self: grad_output * sigmoid(beta * self); grad_output
 * where beta * self > threshold.
 * softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_softplus_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t **out);
/* Into grad_input: softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta,
 *     Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_softplus_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t *grad_input);

/* self * Phi(self), where Phi is the normal distribution function. With approximate="tanh":
 * 0.5 * self * (1 + tanh(sqrt(2 / pi) * (self + 0.044715 * self**3))).
 * gelu(Tensor self, *, str approximate="none") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gelu(kf_tensor_t *self, kf_str_t approximate, kf_tensor_t **out);
/* In place: gelu_(Tensor(a!) self, *, str approximate="none") -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gelu_(kf_tensor_t *self, kf_str_t approximate);
/* Into out: gelu.out(Tensor self, *, str approximate="none", Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gelu_out(kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t *out);

/* Gradient of gelu with respect to self, exact or for approximate="tanh".
 * gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gelu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_str_t approximate, kf_tensor_t **out);
/* Into grad_input: gelu_backward.grad_input(Tensor grad_output, Tensor self, *,
 *     str approximate="none", Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gelu_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_str_t approximate, kf_tensor_t *grad_input);

/* self * sigmoid(self), elementwise.
 * silu(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_silu(kf_tensor_t *self, kf_tensor_t **out);
/* In place: silu_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_silu_(kf_tensor_t *self);
/* Into out: silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_silu_out(kf_tensor_t *self, kf_tensor_t *out);

/* Gradient of silu with respect to self: grad_output * s * (1 + self * (1 - s)), where s =
 * sigmoid(self).
 * silu_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_silu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out);
/* Into grad_input: silu_backward.grad_input(Tensor grad_output, Tensor self, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_silu_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *grad_input);

/* self * tanh(log(1 + exp(self))), elementwise.
 * mish(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mish(kf_tensor_t *self, kf_tensor_t **out);
/* In place: mish_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mish_(kf_tensor_t *self);
/* Into out: mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mish_out(kf_tensor_t *self, kf_tensor_t *out);

/* Gradient of mish with respect to self.
 * mish_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mish_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out);

/* self * clamp(self + 3, 0, 6) / 6, elementwise.
 * hardswish(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardswish(kf_tensor_t *self, kf_tensor_t **out);
/* In place: hardswish_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardswish_(kf_tensor_t *self);
/* Into out: hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardswish_out(kf_tensor_t *self, kf_tensor_t *out);

/* Gradient of hardswish with respect to self: 0 where self <= -3, grad_output where self >= 3,
 * otherwise grad_output * (self / 3 + 0.5).
 * hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardswish_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t **out);
/* Into out: hardswish_backward.out(Tensor grad_output, Tensor self, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardswish_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);

/* a * sigmoid(b), where a and b are the first and second half of self along dim, whose size must
 * be even.
 * glu(Tensor self, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_glu(kf_tensor_t *self, int64_t dim, kf_tensor_t **out);
/* Into out: glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_glu_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *out);

/* Gradient of glu with respect to self, whose two halves along dim get the gradients of a and b.
 * glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_glu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    int64_t dim, kf_tensor_t **out);
/* Into grad_input: glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_glu_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, int64_t dim, kf_tensor_t *grad_input);

/* 0 where -lambd <= self <= lambd, otherwise self.
 * hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardshrink(kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out);
/* Into out: hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardshrink_out(kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t *out);

/* Gradient of hardshrink with respect to self: 0 where -lambd <= self <= lambd, otherwise
 * grad_out.
 * hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hardshrink_backward(kf_tensor_t *grad_out, kf_tensor_t *self,
    kf_scalar_t lambd, kf_tensor_t **out);
/* Into grad_input: hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hardshrink_backward_grad_input(kf_tensor_t *grad_out,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input);

/* self - lambd where self > lambd, self + lambd where self < -lambd, otherwise 0. lambd must not
 * be negative.
 * softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_softshrink(kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out);
/* Into out: softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_softshrink_out(kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t *out);

/* Gradient of softshrink with respect to self: 0 where -lambd <= self <= lambd, otherwise
 * grad_output.
 * softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_softshrink_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t lambd, kf_tensor_t **out);
/* Into grad_input: softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd,
 *     *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_softshrink_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input);

/* relu(self + alpha * other).
 * _add_relu.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_add_relu(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* In place: _add_relu_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_add_relu_(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha);
/* Into out: _add_relu.out(Tensor self, Tensor other, *, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_add_relu_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* relu(self + alpha * other), for a number.
 * _add_relu.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_add_relu_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* In place: _add_relu_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_add_relu__Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);

/* The forward derivative of glu.
 * glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_glu_jvp(kf_tensor_t *glu, kf_tensor_t *x, kf_tensor_t *dx,
    int64_t dim, kf_tensor_t **out);

/* ---- arithmetic ----------------------------------------------------------------------------- */

/* self + alpha * other, elementwise with broadcasting.
 * add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_add(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t **out);
/* In place: add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_add_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha);
/* Into out: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_add_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t *out);

/* self + alpha * other, elementwise.
 * add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_add_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* In place: add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_add__Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);
/* Into out: add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_add_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* self - alpha * other, elementwise with broadcasting. A boolean operand is an error.
 * sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t **out);
/* In place: sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sub_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha);
/* Into out: sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sub_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t *out);

/* self - alpha * other, elementwise. A boolean operand is an error.
 * sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sub_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* In place: sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sub__Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);
/* Into out: sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sub_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* other - alpha * self, elementwise with broadcasting: sub with its operands swapped.
 * rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rsub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t **out);
/* Into out: rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rsub_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* other - alpha * self, elementwise: sub with its operands swapped.
 * rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* Into out: rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rsub_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* self * other, elementwise with broadcasting.
 * mul.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mul(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mul_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mul_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* self * other, elementwise.
 * mul.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mul_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mul__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mul_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self / other, elementwise with broadcasting. Integer operands give a floating-point result.
 * div.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_div(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* self / other, elementwise. Integer operands give a floating-point result.
 * div.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_div_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self / other, elementwise with broadcasting; rounding_mode "trunc" rounds towards 0, "floor"
 * rounds down, None does not round.
 * div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_div_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode, kf_tensor_t **out);
/* In place: div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div__Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode);
/* Into out: div.out_mode(Tensor self, Tensor other, *, str? rounding_mode,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div_out_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode, kf_tensor_t *out);

/* self / other, elementwise; rounding_mode "trunc" rounds towards 0, "floor" rounds down, None
 * does not round.
 * div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_div_Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode, kf_tensor_t **out);
/* In place: div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div__Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode);
/* Into out: div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_div_Scalar_mode_out(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode, kf_tensor_t *out);

/* floor(self / other), elementwise with broadcasting. Integer division by 0 is an error.
 * floor_divide(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_floor_divide(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_divide_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_divide_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* floor(self / other), elementwise. Integer division by 0 is an error.
 * floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_floor_divide_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_divide__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_divide_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self - other * floor(self / other), elementwise with broadcasting: the result has the sign of
 * other. An integer divisor of 0 is an error.
 * remainder.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_remainder(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_remainder_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_remainder_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self - other * floor(self / other), elementwise: the result has the sign of other.
 * remainder.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_remainder_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_remainder__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_remainder_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self - other * floor(self / other), elementwise, for a number self: the result has the sign of
 * other.
 * remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_remainder_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: remainder.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_remainder_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self - other * trunc(self / other), elementwise with broadcasting: the result has the sign of
 * self. An integer divisor of 0 is an error.
 * fmod.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fmod(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmod_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmod_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self - other * trunc(self / other), elementwise: the result has the sign of self.
 * fmod.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fmod_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmod__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmod_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self + value * tensor1 * tensor2, elementwise with broadcasting.
 * addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addcmul(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out);
/* In place: addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *,
 *     Scalar value=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addcmul_(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
/* Into out: addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addcmul_out(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);

/* self + value * tensor1 / tensor2, elementwise with broadcasting. Integer operands are an
 * error.
 * addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addcdiv(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out);
/* In place: addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *,
 *     Scalar value=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addcdiv_(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
/* Into out: addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addcdiv_out(kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);

/* self + weight * (end - self), elementwise with broadcasting.
 * lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lerp_Scalar(kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight, kf_tensor_t **out);
/* In place: lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lerp__Scalar(kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight);
/* Into out: lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lerp_Scalar_out(kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight, kf_tensor_t *out);

/* self + weight * (end - self), elementwise with broadcasting.
 * lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lerp(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight,
    kf_tensor_t **out);
/* In place: lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lerp_(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight);
/* Into out: lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lerp_Tensor_out(kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight, kf_tensor_t *out);

/* self ** exponent, elementwise with broadcasting.
 * pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pow(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **out);
/* In place: pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pow_(kf_tensor_t *self, kf_tensor_t *exponent);
/* Into out: pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pow_Tensor_Tensor_out(kf_tensor_t *self, kf_tensor_t *exponent,
    kf_tensor_t *out);

/* self ** exponent, elementwise. An integer tensor with a negative integer exponent is an error.
 * pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pow_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent,
    kf_tensor_t **out);
/* In place: pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pow__Scalar(kf_tensor_t *self, kf_scalar_t exponent);
/* Into out: pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pow_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t exponent,
    kf_tensor_t *out);

/* self ** exponent, elementwise, for a number self.
 * pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pow_Scalar(kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t **out);
/* Into out: pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pow_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t *out);

/* self ** exponent, elementwise with broadcasting, computed in float64, or in complex128 if an
 * operand is complex.
 * float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_float_power(kf_tensor_t *self, kf_tensor_t *exponent,
    kf_tensor_t **out);
/* In place: float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_float_power_(kf_tensor_t *self, kf_tensor_t *exponent);
/* Into out: float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_float_power_Tensor_Tensor_out(kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t *out);

/* self ** exponent, elementwise, computed in float64, or in complex128 if an operand is complex.
 * float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_float_power_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent,
    kf_tensor_t **out);
/* In place: float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_float_power__Scalar(kf_tensor_t *self, kf_scalar_t exponent);
/* Into out: float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_float_power_Tensor_Scalar_out(kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t *out);

/* self ** exponent, elementwise, for a number self; computed in float64, or in complex128 if an
 * operand is complex.
 * float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_float_power_Scalar(kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t **out);
/* Into out: float_power.Scalar_out(Scalar self, Tensor exponent, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_float_power_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t *out);

/* Angle of the point (x = other, y = self) in [-pi, pi], elementwise with broadcasting.
 * atan2(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atan2_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atan2_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* sqrt(self**2 + other**2), elementwise with broadcasting; does not overflow.
 * hypot(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hypot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hypot_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hypot_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* abs(self) with the sign of other, elementwise with broadcasting. The sign of -0.0 counts.
 * copysign.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_copysign(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copysign_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copysign_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* abs(self) with the sign of other, elementwise. The sign of -0.0 counts.
 * copysign.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_copysign_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copysign__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copysign_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* The next representable value after self towards other, elementwise with broadcasting.
 * nextafter(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nextafter(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nextafter_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nextafter_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* log(exp(self) + exp(other)), elementwise with broadcasting; does not overflow.
 * logaddexp(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logaddexp(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logaddexp_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* log2(2**self + 2**other), elementwise with broadcasting; does not overflow.
 * logaddexp2(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logaddexp2(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logaddexp2_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN.
 * xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_xlogy(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_xlogy_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_xlogy_OutTensor(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(other), elementwise; 0 where self is 0, NaN where other is NaN.
 * xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_xlogy_Scalar_Other(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_xlogy__Scalar_Other(kf_tensor_t *self, kf_scalar_t other);
/* Into out: xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_xlogy_OutScalar_Other(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self * log(other), elementwise, for a number self; 0 where self is 0, NaN where other is NaN.
 * xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_xlogy_Scalar_Self(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_xlogy_OutScalar_Self(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Greatest common divisor of self and other, elementwise with broadcasting; never negative, and
 * gcd(0, 0) is 0.
 * gcd(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gcd(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gcd_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gcd_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* Least common multiple of self and other, elementwise with broadcasting; never negative, and 0
 * where an operand is 0.
 * lcm(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lcm(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lcm_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lcm_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* 0 where self < 0, values where self is 0, 1 where self > 0, with broadcasting. NaN in self
 * gives 0.
 * heaviside(Tensor self, Tensor values) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_heaviside(kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t **out);
/* In place: heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_heaviside_(kf_tensor_t *self, kf_tensor_t *values);
/* Into out: heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_heaviside_out(kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t *out);

/* self * 2**other, elementwise with broadcasting.
 * ldexp.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ldexp(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ldexp_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ldexp_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* max(self, other), elementwise with broadcasting. NaN if either operand is NaN.
 * maximum(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_maximum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_maximum_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* min(self, other), elementwise with broadcasting. NaN if either operand is NaN.
 * minimum(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_minimum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_minimum_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* max(self, other), elementwise with broadcasting. If one operand is NaN, the result is the
 * other one.
 * fmax(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fmax(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmax_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* min(self, other), elementwise with broadcasting. If one operand is NaN, the result is the
 * other one.
 * fmin(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fmin(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fmin_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* max(self, other), elementwise with broadcasting: alias of maximum.
 * max.other(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_other(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* min(self, other), elementwise with broadcasting: alias of minimum.
 * min.other(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_min_other(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_min_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* min(max(self, min), max), elementwise; a bound that is None is ignored. NaN propagates; if
 * min > max, the result is max.
 * clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max,
    kf_tensor_t **out);
/* In place: clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_(kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
/* Into out: clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_out(kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);

/* min(max(self, min), max), elementwise with broadcasting; a bound that is None is ignored. NaN
 * in self or a bound propagates.
 * clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp_Tensor(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t **out);
/* In place: clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp__Tensor(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
/* Into out: clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_Tensor_out(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t *out);

/* max(self, min), elementwise. NaN propagates.
 * clamp_min(Tensor self, Scalar min) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp_min(kf_tensor_t *self, kf_scalar_t min, kf_tensor_t **out);
/* In place: clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_min_(kf_tensor_t *self, kf_scalar_t min);
/* Into out: clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_min_out(kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t *out);

/* max(self, min), elementwise with broadcasting. NaN propagates.
 * clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp_min_Tensor(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t **out);
/* In place: clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_min__Tensor(kf_tensor_t *self, kf_tensor_t *min);
/* Into out: clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_min_Tensor_out(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *out);

/* min(self, max), elementwise. NaN propagates.
 * clamp_max(Tensor self, Scalar max) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp_max(kf_tensor_t *self, kf_scalar_t max, kf_tensor_t **out);
/* In place: clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_max_(kf_tensor_t *self, kf_scalar_t max);
/* Into out: clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_max_out(kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t *out);

/* min(self, max), elementwise with broadcasting. NaN propagates.
 * clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clamp_max_Tensor(kf_tensor_t *self, kf_tensor_t *max,
    kf_tensor_t **out);
/* In place: clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_max__Tensor(kf_tensor_t *self, kf_tensor_t *max);
/* Into out: clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clamp_max_Tensor_out(kf_tensor_t *self, kf_tensor_t *max,
    kf_tensor_t *out);

/* min(max(self, min), max), elementwise: alias of clamp.
 * clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clip(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max,
    kf_tensor_t **out);
/* In place: clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clip_(kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
/* Into out: clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clip_out(kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);

/* min(max(self, min), max), elementwise with broadcasting: alias of clamp.
 * clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clip_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max,
    kf_tensor_t **out);
/* In place: clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clip__Tensor(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
/* Into out: clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clip_Tensor_out(kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t *out);

/* self == other, elementwise with broadcasting; the result is boolean. NaN equals nothing.
 * eq.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_eq(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eq_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eq_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self == other, elementwise; the result is boolean. NaN equals nothing.
 * eq.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_eq_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eq__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eq_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self != other, elementwise with broadcasting; the result is boolean. NaN differs from
 * everything.
 * ne.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ne(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ne_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ne_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self != other, elementwise; the result is boolean. NaN differs from everything.
 * ne.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ne_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ne__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ne_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self < other, elementwise with broadcasting; the result is boolean.
 * lt.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lt(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lt_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lt_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self < other, elementwise; the result is boolean.
 * lt.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lt_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lt__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lt_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self <= other, elementwise with broadcasting; the result is boolean.
 * le.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_le(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_le_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_le_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self <= other, elementwise; the result is boolean.
 * le.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_le_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_le__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_le_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self > other, elementwise with broadcasting; the result is boolean.
 * gt.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gt(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gt_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gt_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self > other, elementwise; the result is boolean.
 * gt.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gt_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gt__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gt_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self >= other, elementwise with broadcasting; the result is boolean.
 * ge.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ge(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ge_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ge_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self >= other, elementwise; the result is boolean.
 * ge.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ge_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ge__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ge_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self > other, elementwise with broadcasting: alias of gt.
 * greater.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_greater(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self > other, elementwise: alias of gt.
 * greater.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_greater_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self >= other, elementwise with broadcasting: alias of ge.
 * greater_equal.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_greater_equal(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_equal_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self >= other, elementwise: alias of ge.
 * greater_equal.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_greater_equal_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_equal__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_greater_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self < other, elementwise with broadcasting: alias of lt.
 * less.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_less(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self < other, elementwise: alias of lt.
 * less.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_less_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self <= other, elementwise with broadcasting: alias of le.
 * less_equal.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_less_equal(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_equal_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self <= other, elementwise: alias of le.
 * less_equal.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_less_equal_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_equal__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_less_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self != other, elementwise with broadcasting: alias of ne.
 * not_equal.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_not_equal(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_not_equal_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_not_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self != other, elementwise: alias of ne.
 * not_equal.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_not_equal_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_not_equal__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_not_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* abs(self - other) <= atol + rtol * abs(other), elementwise with broadcasting. Equal infinities
 * are close; two NaN are if equal_nan.
 * isclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08,
 *     bool equal_nan=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isclose(kf_tensor_t *self, kf_tensor_t *other, double rtol,
    double atol, bool equal_nan, kf_tensor_t **out);

/* True if isclose holds for every pair of elements of self and other.
 * allclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08,
 *     bool equal_nan=False) -> bool */
KF_API KF_MUST_USE kf_status_t kf_allclose(kf_tensor_t *self, kf_tensor_t *other, double rtol,
    double atol, bool equal_nan, bool *out);

/* True if self and other have the same shape and equal elements. NaN equals nothing.
 * equal(Tensor self, Tensor other) -> bool */
KF_API KF_MUST_USE kf_status_t kf_equal(kf_tensor_t *self, kf_tensor_t *other, bool *out);

/* self != 0 and other != 0, elementwise with broadcasting; the result is boolean.
 * logical_and(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logical_and(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_and_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_and_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self != 0 or other != 0, elementwise with broadcasting; the result is boolean.
 * logical_or(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logical_or(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_or_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_or_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* (self != 0) != (other != 0), elementwise with broadcasting; the result is boolean.
 * logical_xor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logical_xor(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_xor_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_xor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self & other, bitwise, elementwise with broadcasting, for integers and booleans.
 * bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self & other, bitwise, elementwise, for integers and booleans.
 * bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self & other, bitwise, elementwise, for a number self; integers and booleans.
 * bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_and_Scalar_Tensor_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self & other, bitwise, elementwise with broadcasting: alias of bitwise_and.
 * __and__.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_and(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_iand(kf_tensor_t *self, kf_tensor_t *other);

/* self & other, bitwise, elementwise: alias of bitwise_and.
 * __and__.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_and_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_iand_Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self | other, bitwise, elementwise with broadcasting, for integers and booleans.
 * bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self | other, bitwise, elementwise, for integers and booleans.
 * bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self | other, bitwise, elementwise, for a number self; integers and booleans.
 * bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_or_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self | other, bitwise, elementwise with broadcasting: alias of bitwise_or.
 * __or__.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_or(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ior(kf_tensor_t *self, kf_tensor_t *other);

/* self | other, bitwise, elementwise: alias of bitwise_or.
 * __or__.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_or_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ior_Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self ^ other, bitwise, elementwise with broadcasting, for integers and booleans.
 * bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self ^ other, bitwise, elementwise, for integers and booleans.
 * bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor__Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self ^ other, bitwise, elementwise, for a number self; integers and booleans.
 * bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_xor_Scalar_Tensor_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self ^ other, bitwise, elementwise with broadcasting: alias of bitwise_xor.
 * __xor__.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_xor(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ixor(kf_tensor_t *self, kf_tensor_t *other);

/* self ^ other, bitwise, elementwise: alias of bitwise_xor.
 * __xor__.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_xor_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ixor_Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self << other, elementwise with broadcasting, for integers. A negative or too large shift
 * gives 0.
 * bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_Tensor_out(kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self << other, elementwise, for integers. A negative or too large shift gives 0.
 * bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_Tensor_Scalar(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
/* In place: bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift__Tensor_Scalar(kf_tensor_t *self,
    kf_scalar_t other);
/* Into out: bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_Tensor_Scalar_out(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);

/* self << other, elementwise, for an integer self. A negative or too large shift gives 0.
 * bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_Scalar_Tensor(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
/* Into out: bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_left_shift_Scalar_Tensor_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self << other, elementwise with broadcasting, for integers: as bitwise_left_shift.
 * __lshift__.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_lshift(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ilshift(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_lshift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self << other, elementwise, for integers: as bitwise_left_shift.
 * __lshift__.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_lshift_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_ilshift_Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_lshift_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self >> other, elementwise with broadcasting, for integers: an arithmetic shift, which keeps
 * the sign.
 * bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_Tensor_out(kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self >> other, elementwise, for integers: an arithmetic shift, which keeps the sign.
 * bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_Tensor_Scalar(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
/* In place: bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift__Tensor_Scalar(kf_tensor_t *self,
    kf_scalar_t other);
/* Into out: bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_Tensor_Scalar_out(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);

/* self >> other, elementwise, for an integer self: an arithmetic shift, which keeps the sign.
 * bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_Scalar_Tensor(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
/* Into out: bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_right_shift_Scalar_Tensor_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self >> other, elementwise with broadcasting, for integers: as bitwise_right_shift.
 * __rshift__.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_rshift(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_irshift(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_rshift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self >> other, elementwise, for integers: as bitwise_right_shift.
 * __rshift__.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dunder_rshift_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_irshift_Scalar(kf_tensor_t *self, kf_scalar_t other);
/* Into out: __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dunder_rshift_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);

/* self where condition is true, otherwise other, elementwise with broadcasting.
 * where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_where_self(kf_tensor_t *condition, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
/* Into out: where.self_out(Tensor condition, Tensor self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_where_self_out(kf_tensor_t *condition, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);

/* self where condition is true, otherwise other, elementwise, for a number self.
 * where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_where_ScalarSelf(kf_tensor_t *condition, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);

/* self where condition is true, otherwise other, elementwise, for a number other.
 * where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_where_ScalarOther(kf_tensor_t *condition, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);

/* self where condition is true, otherwise other, elementwise, for two numbers.
 * where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_where_Scalar(kf_tensor_t *condition, kf_scalar_t self,
    kf_scalar_t other, kf_tensor_t **out);

/* Indices of the nonzero elements of condition: one 1-D tensor for each dimension, as
 * nonzero_numpy.
 * where(Tensor condition) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_where(kf_tensor_t *condition, kf_list_t **out);

/* value where mask is true, otherwise self; mask broadcasts to the shape of self.
 * masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_fill_Scalar(kf_tensor_t *self, kf_tensor_t *mask,
    kf_scalar_t value, kf_tensor_t **out);
/* In place: masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_fill__Scalar(kf_tensor_t *self, kf_tensor_t *mask,
    kf_scalar_t value);
/* Into out: masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_fill_Scalar_out(kf_tensor_t *self, kf_tensor_t *mask,
    kf_scalar_t value, kf_tensor_t *out);

/* value where mask is true, otherwise self; value has no dimensions, mask broadcasts to the
 * shape of self.
 * masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_fill(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *value, kf_tensor_t **out);
/* In place: masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_fill_(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *value);
/* Into out: masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *value, kf_tensor_t *out);

/* New tensor with the shape and type of self and every element equal to value.
 * fill.Scalar(Tensor self, Scalar value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fill_Scalar(kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t **out);
/* In place: fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fill__Scalar(kf_tensor_t *self, kf_scalar_t value);
/* Into out: fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fill_Scalar_out(kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t *out);

/* New tensor with the shape and type of self and every element equal to value, a tensor with no
 * dimensions.
 * fill.Tensor(Tensor self, Tensor value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fill(kf_tensor_t *self, kf_tensor_t *value, kf_tensor_t **out);
/* In place: fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fill_(kf_tensor_t *self, kf_tensor_t *value);
/* Into out: fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *value,
    kf_tensor_t *out);

/* New tensor with the shape and type of self, filled with 0.
 * zero(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_zero(kf_tensor_t *self, kf_tensor_t **out);
/* In place: zero_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_zero_(kf_tensor_t *self);
/* Into out: zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_zero_out(kf_tensor_t *self, kf_tensor_t *out);

/* src, broadcast to the shape of self and converted to its type and device, in a new tensor.
 * copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_copy(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking,
    kf_tensor_t **out);
/* In place: copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copy_(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking);
/* Into out: copy.out(Tensor self, Tensor src, bool non_blocking=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copy_out(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking,
    kf_tensor_t *out);

/* Copy of self with its own storage. memory_format None keeps the strides of self if it is
 * dense.
 * clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_clone(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t **out);
/* Into out: clone.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_clone_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Copy of self with its own storage, size, stride and storage_offset. The copy is made when
 * either of both is written to for the first time: until then they share memory.
 * _lazy_clone(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_lazy_clone(kf_tensor_t *self, kf_tensor_t **out);

/* Alias of self, for tests: an error if one of num_parallel parts of a parallel loop would have
 * to copy the memory of a lazy clone. skip_first leaves out a first part of one number.
 * _test_parallel_materialize(Tensor self, int num_parallel, bool skip_first=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_test_parallel_materialize(kf_tensor_t *self,
    int64_t num_parallel, bool skip_first, kf_tensor_t **out);

/* self if it is contiguous in memory_format, otherwise a copy that is.
 * contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format,
    kf_tensor_t **out);

/* Copy of self with the given dtype, layout, device and memory format; an argument that is None
 * keeps the property of self.
 * _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, bool non_blocking=False,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_copy(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    kf_opt_int_t memory_format, kf_tensor_t **out);

/* self if it already has dtype and memory_format and copy is false, otherwise a converted copy.
 * to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
 *     MemoryFormat? memory_format=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_to_dtype(kf_tensor_t *self, kf_dtype_t dtype, bool non_blocking,
    bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);

/* self if it already has device, dtype and memory_format and copy is false, otherwise a
 * converted copy.
 * to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False,
 *     bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_to_device(kf_tensor_t *self, kf_device_t device, kf_dtype_t dtype,
    bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);

/* self if it already has every given property and copy is false, otherwise a converted copy. An
 * argument that is None keeps the property of self.
 * to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False,
 *     MemoryFormat? memory_format=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_to_dtype_layout(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);

/* self if it already has the type, layout and device of other and copy is false, otherwise a
 * converted copy.
 * to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False,
 *     MemoryFormat? memory_format=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_to_other(kf_tensor_t *self, kf_tensor_t *other, bool non_blocking,
    bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);

/* self converted to the type and device of other; self itself if it has both.
 * type_as(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_type_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);

/* self - alpha * other, elementwise with broadcasting: alias of sub.
 * subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_subtract(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha,
    kf_tensor_t **out);
/* In place: subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_subtract_(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha);
/* Into out: subtract.out(Tensor self, Tensor other, *, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_subtract_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);

/* self - alpha * other, elementwise: alias of sub.
 * subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_subtract_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
/* In place: subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_subtract__Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);

/* self * other, elementwise with broadcasting: alias of mul.
 * multiply.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multiply(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multiply_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multiply_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * other, elementwise: alias of mul.
 * multiply.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multiply_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multiply__Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self / other, elementwise with broadcasting: alias of div.
 * divide.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self / other, elementwise: alias of div.
 * divide.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_divide_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide__Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self / other, elementwise with broadcasting: alias of div without rounding_mode.
 * true_divide.Tensor(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_true_divide(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* In place: true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_true_divide_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_true_divide_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self / other, elementwise: alias of div without rounding_mode.
 * true_divide.Scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_true_divide_Scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* In place: true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_true_divide__Scalar(kf_tensor_t *self, kf_scalar_t other);

/* self / other, elementwise with broadcasting, rounded as rounding_mode says: alias of div.
 * divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_divide_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode, kf_tensor_t **out);
/* In place: divide_.Tensor_mode(Tensor(a!) self, Tensor other, *,
 *     str? rounding_mode) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide__Tensor_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode);
/* Into out: divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide_out_mode(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode, kf_tensor_t *out);

/* self / other, elementwise, rounded as rounding_mode says: alias of div.
 * divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_divide_Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode, kf_tensor_t **out);
/* In place: divide_.Scalar_mode(Tensor(a!) self, Scalar other, *,
 *     str? rounding_mode) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_divide__Scalar_mode(kf_tensor_t *self, kf_scalar_t other,
    kf_str_t rounding_mode);

/* Angle of the point (x = other, y = self), elementwise with broadcasting: alias of atan2.
 * arctan2(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arctan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctan2_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctan2_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(other), 0 where self is 0, elementwise with broadcasting: alias of xlogy.
 * special_xlogy(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(other), 0 where self is 0, elementwise: alias of xlogy.
 * special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy_other_scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* Into out: special_xlogy.other_scalar_out(Tensor self, Scalar other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy_other_scalar_out(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);

/* self * log(other), 0 where self is 0, elementwise, for a number self: alias of xlogy.
 * special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy_self_scalar(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_xlogy.self_scalar_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlogy_self_scalar_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* Type of an arithmetic operation on tensor and other, by type promotion.
 * result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
KF_API KF_MUST_USE kf_status_t kf_result_type(kf_tensor_t *tensor, kf_tensor_t *other,
    kf_dtype_t *out);

/* Type of an arithmetic operation on tensor and the number other, by type promotion.
 * result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
KF_API KF_MUST_USE kf_status_t kf_result_type_Scalar(kf_tensor_t *tensor, kf_scalar_t other,
    kf_dtype_t *out);

/* Type of an arithmetic operation on the number scalar and tensor, by type promotion.
 * result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
KF_API KF_MUST_USE kf_status_t kf_result_type_Scalar_Tensor(kf_scalar_t scalar, kf_tensor_t *tensor,
    kf_dtype_t *out);

/* Type of an arithmetic operation on two numbers, by type promotion.
 * result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
KF_API KF_MUST_USE kf_status_t kf_result_type_Scalar_Scalar(kf_scalar_t scalar1,
    kf_scalar_t scalar2, kf_dtype_t *out);

/* True if a result of type from_ may be stored in a tensor of type to: not from complex to real,
 * floating to integer, or number to boolean.
 * can_cast(ScalarType from_, ScalarType to) -> bool */
KF_API KF_MUST_USE kf_status_t kf_can_cast(kf_dtype_t from_, kf_dtype_t to, bool *out);

/* The smallest type that both type1 and type2 convert to without loss of category, by type
 * promotion.
 * promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
KF_API KF_MUST_USE kf_status_t kf_promote_types(kf_dtype_t type1, kf_dtype_t type2,
    kf_dtype_t *out);

/* self as uint8; self itself if it has that type.
 * _cast_Byte(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Byte(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as int8; self itself if it has that type.
 * _cast_Char(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Char(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as float64; self itself if it has that type.
 * _cast_Double(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Double(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as float32; self itself if it has that type.
 * _cast_Float(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Float(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as float16; self itself if it has that type.
 * _cast_Half(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Half(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as int32; self itself if it has that type.
 * _cast_Int(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Int(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as int64; self itself if it has that type.
 * _cast_Long(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Long(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as int16; self itself if it has that type.
 * _cast_Short(Tensor self, bool non_blocking=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cast_Short(kf_tensor_t *self, bool non_blocking,
    kf_tensor_t **out);

/* self as complex32.
 * chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_chalf(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t **out);

/* ---- attention ------------------------------------------------------------------------------ */

/* softmax without the elements whose mask is true. mask_type: 0 a mask (length, length), 1
 * (batch, length), 2 of self's shape.
 * _masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_masked_softmax(kf_tensor_t *self, kf_tensor_t *mask,
    kf_opt_int_t dim, kf_opt_int_t mask_type, kf_tensor_t **out);

/* Attention with several heads, and the weights. query, key and value are (batch, length,
 * width).
 * _native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim,
 *     int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias,
 *     Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True,
 *     int? mask_type=None) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_multi_head_attention(kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, int64_t embed_dim, int64_t num_head,
    kf_tensor_t *qkv_weight, kf_tensor_t *qkv_bias, kf_tensor_t *proj_weight,
    kf_tensor_t *proj_bias, kf_tensor_t *mask, bool need_weights, bool average_attn_weights,
    kf_opt_int_t mask_type, kf_tensor_t **out0, kf_tensor_t **out1);

/* A layer of a transformer's encoder, without dropout.
 * _transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight,
 *     Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first,
 *     float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2,
 *     Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2,
 *     Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_transformer_encoder_layer_fwd(kf_tensor_t *src,
    int64_t embed_dim, int64_t num_heads, kf_tensor_t *qkv_weight, kf_tensor_t *qkv_bias,
    kf_tensor_t *proj_weight, kf_tensor_t *proj_bias, bool use_gelu, bool norm_first, double eps,
    kf_tensor_t *norm_weight_1, kf_tensor_t *norm_bias_1, kf_tensor_t *norm_weight_2,
    kf_tensor_t *norm_bias_2, kf_tensor_t *ffn_weight_1, kf_tensor_t *ffn_bias_1,
    kf_tensor_t *ffn_weight_2, kf_tensor_t *ffn_bias_2, kf_tensor_t *mask, kf_opt_int_t mask_type,
    kf_tensor_t **out);

/* The parts query, key and value of qkv + qkv_bias, by heads, where the query is divided by the
 * square root of its size.
 * _transform_bias_rescale_qkv(Tensor qkv, Tensor qkv_bias, int num_heads) -> (Tensor, Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_transform_bias_rescale_qkv(kf_tensor_t *qkv,
    kf_tensor_t *qkv_bias, int64_t num_heads, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);

/* A nested tensor of the first rows of each matrix, as many as its row of the mask has true
 * elements.
 * _nested_tensor_from_mask(Tensor t, Tensor mask, bool mask_check=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_nested_tensor_from_mask(kf_tensor_t *t, kf_tensor_t *mask,
    bool mask_check, kf_tensor_t **out);

/* True if each row of the mask is true at first, and then false to its end.
 * _nested_tensor_from_mask_left_aligned(Tensor t, Tensor mask) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_nested_tensor_from_mask_left_aligned(kf_tensor_t *t,
    kf_tensor_t *mask, bool *out);

/* Attention by blocks, of libraries for GPUs.
 * _efficient_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? bias,
 *     Tensor? cu_seqlens_q, Tensor? cu_seqlens_k, SymInt? max_seqlen_q, SymInt? max_seqlen_k,
 *     float dropout_p, int custom_mask_type, bool compute_log_sumexp=False, *,
 *     float? scale=None, Tensor? seqlen_k=None, int? window_size=None) -> (Tensor output,
 *     Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, SymInt max_seqlen_batch_q,
 *     SymInt max_seqlen_batch_k) */
KF_API KF_MUST_USE kf_status_t kf_raw_efficient_attention_forward(kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *bias, kf_tensor_t *cu_seqlens_q,
    kf_tensor_t *cu_seqlens_k, kf_opt_int_t max_seqlen_q, kf_opt_int_t max_seqlen_k,
    double dropout_p, int64_t custom_mask_type, bool compute_log_sumexp, kf_opt_float_t scale,
    kf_tensor_t *seqlen_k, kf_opt_int_t window_size, kf_tensor_t **out_output,
    kf_tensor_t **out_logsumexp, kf_tensor_t **out_philox_seed, kf_tensor_t **out_philox_offset,
    kf_sym_int_t *out_max_seqlen_batch_q, kf_sym_int_t *out_max_seqlen_batch_k);

/* Attention by blocks, of libraries for GPUs.
 * _flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q,
 *     Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal,
 *     bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None,
 *     SymInt? window_size_right=None, Tensor? seqused_k=None,
 *     Tensor? alibi_slopes=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor rng_state,
 *     Tensor unused, Tensor debug_attn_mask) */
KF_API KF_MUST_USE kf_status_t kf_raw_flash_attention_forward(kf_tensor_t *query, kf_tensor_t *key,
    kf_tensor_t *value, kf_tensor_t *cum_seq_q, kf_tensor_t *cum_seq_k, int64_t max_q,
    int64_t max_k, double dropout_p, bool is_causal, bool return_debug_mask, kf_opt_float_t scale,
    kf_opt_int_t window_size_left, kf_opt_int_t window_size_right, kf_tensor_t *seqused_k,
    kf_tensor_t *alibi_slopes, kf_tensor_t **out_output, kf_tensor_t **out_softmax_logsumexp,
    kf_tensor_t **out_rng_state, kf_tensor_t **out_unused, kf_tensor_t **out_debug_attn_mask);

/* ---- conv ----------------------------------------------------------------------------------- */

/* Convolution of input (N, C_in, ...) with weight (C_out, C_in / groups, ...) plus bias over one
 * to three spatial dimensions; if transposed, the transposed convolution with weight (C_in,
 * C_out / groups, ...).
 * convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 *     SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_convolution(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t **out);
/* Into out: convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride,
 *     SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 *     SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_convolution_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out);

/* Gradients of convolution: (grad_input, grad_weight, grad_bias). Those that output_mask leaves
 * out are not computed.
 * convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 *     SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed,
 *     SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_convolution_backward(kf_tensor_t *grad_output, kf_tensor_t *input,
    kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding, int64_t groups,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: convolution_backward.out(Tensor grad_output, Tensor input,
 *     Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation,
 *     bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *,
 *     Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_convolution_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);

/* convolution with hints for vendor libraries (benchmark to allow_tf32), which are ignored.
 * _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 *     SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups,
 *     bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_convolution(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark,
    bool deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t **out);
/* Into out: _convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride,
 *     SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 *     SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_convolution_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark,
    bool deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t *out);

/* Convolution of input (N, C_in, L) with weight (C_out, C_in / groups, K) plus bias over one
 * dimension; the batch dimension may be missing.
 * conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1],
 *     SymInt[1] padding=[0], SymInt[1] dilation=[1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv1d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups,
    kf_tensor_t **out);

/* Convolution of input (N, C_in, H, W) with weight (C_out, C_in / groups, KH, KW) plus bias; the
 * batch dimension may be missing.
 * conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1],
 *     SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv2d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups,
    kf_tensor_t **out);

/* Convolution of input (N, C_in, D, H, W) with weight (C_out, C_in / groups, KD, KH, KW) plus
 * bias; the batch dimension may be missing.
 * conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1],
 *     SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv3d(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, int64_t groups,
    kf_tensor_t **out);

/* conv1d with padding "valid" (none) or "same" (the result has the size of input; requires
 * stride 1).
 * conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1],
 *     str padding="valid", SymInt[1] dilation=[1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv1d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);

/* conv2d with padding "valid" (none) or "same" (the result has the size of input; requires
 * stride 1).
 * conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1],
 *     str padding="valid", SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv2d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);

/* conv3d with padding "valid" (none) or "same" (the result has the size of input; requires
 * stride 1).
 * conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1],
 *     str padding="valid", SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv3d_padding(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);

/* Transposed convolution of input (N, C_in, L) with weight (C_in, C_out / groups, K) plus bias;
 * the batch dimension may be missing.
 * conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1],
 *     SymInt[1] padding=[0], SymInt[1] output_padding=[0], SymInt groups=1,
 *     SymInt[1] dilation=[1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv_transpose1d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);

/* Transposed convolution of input (N, C_in, H, W) with weight (C_in, C_out / groups, KH, KW)
 * plus bias; the batch dimension may be missing.
 * conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1,
 *     1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0], SymInt groups=1,
 *     SymInt[2] dilation=[1, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv_transpose2d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);

/* Transposed convolution of input (N, C_in, D, H, W) with weight (C_in, C_out / groups, KD, KH,
 * KW) plus bias; the batch dimension may be missing.
 * conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1,
 *     1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0, 0], SymInt groups=1,
 *     SymInt[3] dilation=[1, 1, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv_transpose3d(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t output_padding,
    int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);

/* Patches of kernel_size taken from the images self (N, C, H, W), each as one column: the result
 * is (N, C * KH * KW, number of patches).
 * im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding,
 *     int[2] stride) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_im2col(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t **out);
/* Into out: im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding,
 *     int[2] stride, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_im2col_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out);

/* Adds the patches in the columns of self back into images (N, C, *output_size): the transpose
 * of im2col. Overlapping elements are summed.
 * col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation,
 *     int[2] padding, int[2] stride) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_col2im(kf_tensor_t *self, kf_int_span_t output_size,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride,
    kf_tensor_t **out);
/* Into out: col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation,
 *     int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_col2im_out(kf_tensor_t *self, kf_int_span_t output_size,
    kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride,
    kf_tensor_t *out);

/* conv2d with the sizes of its windows.
 * _slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias,
 *     SymInt[2] stride, SymInt[2] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_slow_conv2d_forward(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t **out);

/* conv1d of (time, batch, channels), with weights of (width, in, out).
 * conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conv_tbc(kf_tensor_t *self, kf_tensor_t *weight,
    kf_tensor_t *bias, int64_t pad, kf_tensor_t **out);

/* The convolution of 1, 2 or 3 dimensions with the padding "same" or "valid".
 * _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding,
 *     SymInt[] dilation, SymInt groups) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_convolution_mode(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);

/* conv2d with the sizes of its windows.
 * thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 *     SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_thnn_conv2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: thnn_conv2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size,
 *     Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_thnn_conv2d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t *out);

/* conv3d with the sizes of its windows.
 * slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 *     SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slow_conv3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: slow_conv3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size,
 *     Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slow_conv3d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_tensor_t *out);

/* conv2d with the sizes of its windows.
 * slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 *     SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_dilated2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, kf_tensor_t **out);
/* Into out: slow_conv_dilated2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size,
 *     Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0],
 *     SymInt[2] dilation=[1, 1], *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_dilated2d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, kf_tensor_t *out);

/* conv3d with the sizes of its windows.
 * slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 *     SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1,
 *     1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_dilated3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, kf_tensor_t **out);
/* Into out: slow_conv_dilated3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size,
 *     Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0],
 *     SymInt[3] dilation=[1, 1, 1], *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_dilated3d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, kf_tensor_t *out);

/* conv_transpose2d with the sizes of its windows.
 * slow_conv_transpose2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 *     SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0],
 *     SymInt[2] dilation=[1, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_transpose2d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t **out);
/* Into out: slow_conv_transpose2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size,
 *     Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0],
 *     SymInt[2] output_padding=[0, 0], SymInt[2] dilation=[1, 1], *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_transpose2d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t *out);

/* conv_transpose3d with the sizes of its windows.
 * slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 *     SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0,
 *     0], SymInt[3] dilation=[1, 1, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_transpose3d(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t **out);
/* Into out: slow_conv_transpose3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size,
 *     Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0],
 *     SymInt[3] output_padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slow_conv_transpose3d_out(kf_tensor_t *self, kf_tensor_t *weight,
    kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, kf_int_span_t dilation, kf_tensor_t *out);

/* ---- cross ---------------------------------------------------------------------------------- */

/* Cross products of the vectors of size 3 in self and other along dim. Both have the same number
 * of dimensions; the others broadcast.
 * linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_cross(kf_tensor_t *self, kf_tensor_t *other, int64_t dim,
    kf_tensor_t **out);
/* Into out: linalg_cross.out(Tensor self, Tensor other, *, int dim=-1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cross_out(kf_tensor_t *self, kf_tensor_t *other,
    int64_t dim, kf_tensor_t *out);

/* Cross products of the vectors of size 3 in self and other along dim; if dim is None, along the
 * first dimension of size 3.
 * cross(Tensor self, Tensor other, int? dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cross(kf_tensor_t *self, kf_tensor_t *other, kf_opt_int_t dim,
    kf_tensor_t **out);
/* Into out: cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cross_out(kf_tensor_t *self, kf_tensor_t *other, kf_opt_int_t dim,
    kf_tensor_t *out);

/* ---- embedding ------------------------------------------------------------------------------ */

/* (output, offset2bag, bag_size, max_indices): reduces weight[indices] by mode (0 sum, 1 mean, 2
 * max) over the bags that offsets starts; empty bags give 0. The last three serve the gradient.
 * _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False,
 *     int mode=0, bool sparse=False, Tensor? per_sample_weights=None,
 *     bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag(kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
/* Into out0, out1, out2, out3: _embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets,
 *     bool scale_grad_by_freq=False, int mode=0, bool sparse=False,
 *     Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *,
 *     Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!),
 *     Tensor(b!), Tensor(c!), Tensor(d!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag_out(kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3);

/* _embedding_bag for calls that need no gradient.
 * _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets,
 *     bool scale_grad_by_freq=False, int mode=0, bool sparse=False,
 *     Tensor? per_sample_weights=None, bool include_last_offset=False,
 *     int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag_forward_only(kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
/* Into out0, out1, out2, out3: _embedding_bag_forward_only.out(Tensor weight, Tensor indices,
 *     Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False,
 *     Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *,
 *     Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!),
 *     Tensor(b!), Tensor(c!), Tensor(d!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag_forward_only_out(kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, int64_t padding_idx,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2, kf_tensor_t *out3);

/* Reduces weight[indices] by mode (0 sum, 1 mean, 2 max) over the bags that offsets starts.
 * Returns the four results of _embedding_bag.
 * embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False,
 *     int mode=0, bool sparse=False, Tensor? per_sample_weights=None,
 *     bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_embedding_bag(kf_tensor_t *weight, kf_tensor_t *indices,
    kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);

/* embedding_bag that skips the entries of indices equal to padding_idx; a negative padding_idx
 * counts from the end of weight.
 * embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets,
 *     bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights,
 *     bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_embedding_bag_padding_idx(kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, kf_opt_int_t padding_idx,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);

/* Copy of self in which the rows named by indices whose norm of order norm_type exceeds max_norm
 * are scaled down to norm max_norm.
 * embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_embedding_renorm(kf_tensor_t *self, kf_tensor_t *indices,
    double max_norm, double norm_type, kf_tensor_t **out);
/* In place: embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm,
 *     float norm_type) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_embedding_renorm_(kf_tensor_t *self, kf_tensor_t *indices,
    double max_norm, double norm_type);
/* Into out: embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_embedding_renorm_out(kf_tensor_t *self, kf_tensor_t *indices,
    double max_norm, double norm_type, kf_tensor_t *out);

/* ---- factory -------------------------------------------------------------------------------- */

/* Uninitialized tensor of the given size.
 * empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_empty(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out);
/* Into out: empty.out(SymInt[] size, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_empty_out(kf_int_span_t size, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Uninitialized tensor of the given size and stride.
 * empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_empty_strided(kf_int_span_t size, kf_int_span_t stride,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_empty_strided_out(kf_int_span_t size, kf_int_span_t stride,
    kf_tensor_t *out);

/* Uninitialized dense tensor of the given size whose dimensions are laid out in memory in the
 * order physical_layout, outermost first.
 * empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_empty_permuted(kf_int_span_t size, kf_int_span_t physical_layout,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: empty_permuted.out(SymInt[] size, int[] physical_layout, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_empty_permuted_out(kf_int_span_t size,
    kf_int_span_t physical_layout, kf_tensor_t *out);

/* Uninitialized tensor with the shape of self, and with its type, device and strides unless
 * given.
 * empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_empty_like(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: empty_like.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_empty_like_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Uninitialized tensor of the given size, with the type and device of self unless given.
 * new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_new_empty(kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_new_empty_out(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);

/* Uninitialized tensor of the given size and stride, with the type and device of self unless
 * given.
 * new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_new_empty_strided(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_new_empty_strided_out(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_tensor_t *out);

/* Tensor of the given size filled with 0.
 * zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_zeros(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_zeros_out(kf_int_span_t size, kf_tensor_t *out);

/* Tensor of the given size whose elements are all 0 and that has no storage. Views, sums and
 * products keep it in that form.
 * _efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_efficientzerotensor(kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: _efficientzerotensor.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_efficientzerotensor_out(kf_int_span_t size, kf_tensor_t *out);

/* Tensor filled with 0, with the shape of self, and with its type, device and strides unless
 * given.
 * zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_zeros_like_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Tensor of the given size filled with 0, with the type and device of self unless given.
 * new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_new_zeros(kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_new_zeros_out(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);

/* Tensor of the given size filled with 1.
 * ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ones(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ones_out(kf_int_span_t size, kf_tensor_t *out);

/* Tensor filled with 1, with the shape of self, and with its type, device and strides unless
 * given.
 * ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ones_like(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: ones_like.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ones_like_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Tensor of the given size filled with 1, with the type and device of self unless given.
 * new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_new_ones(kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_new_ones_out(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);

/* Tensor of the given size filled with fill_value. Without dtype, its type follows that of
 * fill_value.
 * full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_full(kf_int_span_t size, kf_scalar_t fill_value,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_full_out(kf_int_span_t size, kf_scalar_t fill_value,
    kf_tensor_t *out);

/* Tensor filled with fill_value, with the shape of self, and with its type, device and strides
 * unless given.
 * full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_full_like(kf_tensor_t *self, kf_scalar_t fill_value,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_full_like_out(kf_tensor_t *self, kf_scalar_t fill_value,
    kf_opt_int_t memory_format, kf_tensor_t *out);

/* Tensor of the given size filled with fill_value, with the type and device of self unless
 * given.
 * new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_new_full(kf_tensor_t *self, kf_int_span_t size,
    kf_scalar_t fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_new_full_out(kf_tensor_t *self, kf_int_span_t size,
    kf_scalar_t fill_value, kf_tensor_t *out);

/* The number s as a tensor with no dimensions.
 * scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scalar_tensor(kf_scalar_t s, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scalar_tensor_out(kf_scalar_t s, kf_tensor_t *out);

/* Identity matrix with n rows.
 * eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_eye(int64_t n, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eye_out(int64_t n, kf_tensor_t *out);

/* Matrix of n rows and m columns with ones on the main diagonal and zeros elsewhere.
 * eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_eye_m(int64_t n, int64_t m, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_eye_m_out(int64_t n, int64_t m, kf_tensor_t *out);

/* 0, 1, 2, ... up to but not including end. Without dtype: int64 for an integer end, otherwise
 * the default type.
 * arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arange(kf_scalar_t end, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arange_out(kf_scalar_t end, kf_tensor_t *out);

/* start, start + 1, ... up to but not including end. Without dtype: int64 for integers,
 * otherwise the default type.
 * arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arange_start(kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* start, start + step, ... up to but not including end. Without dtype: int64 for integers,
 * otherwise the default type.
 * arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arange_start_step(kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: arange.start_out(Scalar start, Scalar end, Scalar step=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arange_start_out(kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_tensor_t *out);

/* start, start + 1, ... up to and including end.
 * range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_range(kf_scalar_t start, kf_scalar_t end, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_range_out_(kf_scalar_t start, kf_scalar_t end, kf_tensor_t *out);

/* start, start + step, ... up to and including end.
 * range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_range_step(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_range_out(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step,
    kf_tensor_t *out);

/* steps evenly spaced numbers from start to end, both included.
 * linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linspace(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    kf_tensor_t *out);

/* steps evenly spaced numbers from start to end, both included; start and end are tensors with
 * no dimensions.
 * linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps, kf_tensor_t *out);

/* steps evenly spaced numbers from start to end, both included; start is a tensor with no
 * dimensions.
 * linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps, kf_tensor_t *out);

/* steps evenly spaced numbers from start to end, both included; end is a tensor with no
 * dimensions.
 * linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps, kf_tensor_t *out);

/* base**x for steps evenly spaced x from start to end, both included.
 * logspace(Scalar start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logspace(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: logspace.out(Scalar start, Scalar end, int steps, float base=10., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logspace_out(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    double base, kf_tensor_t *out);

/* base**x for steps evenly spaced x from start to end, both included; start and end are tensors
 * with no dimensions.
 * logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10., *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logspace_Tensor_Tensor(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logspace_Tensor_Tensor_out(kf_tensor_t *start, kf_tensor_t *end,
    int64_t steps, double base, kf_tensor_t *out);

/* base**x for steps evenly spaced x from start to end, both included; start is a tensor with no
 * dimensions.
 * logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10., *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logspace_Tensor_Scalar(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logspace_Tensor_Scalar_out(kf_tensor_t *start, kf_scalar_t end,
    int64_t steps, double base, kf_tensor_t *out);

/* base**x for steps evenly spaced x from start to end, both included; end is a tensor with no
 * dimensions.
 * logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10., *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logspace_Scalar_Tensor(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logspace_Scalar_Tensor_out(kf_scalar_t start, kf_tensor_t *end,
    int64_t steps, double base, kf_tensor_t *out);

/* Indices of the lower triangle of a row by col matrix, on and below diagonal offset: row
 * indices in the first row, column indices in the second.
 * tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tril_indices(int64_t row, int64_t col, int64_t offset,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tril_indices_out(int64_t row, int64_t col, int64_t offset,
    kf_tensor_t *out);

/* Indices of the upper triangle of a row by col matrix, on and above diagonal offset: row
 * indices in the first row, column indices in the second.
 * triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_triu_indices(int64_t row, int64_t col, int64_t offset,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_triu_indices_out(int64_t row, int64_t col, int64_t offset,
    kf_tensor_t *out);

/* real + imag * i, elementwise with broadcasting: a complex tensor.
 * complex(Tensor real, Tensor imag) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_complex(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t **out);
/* Into out: complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_complex_out(kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t *out);

/* abs * (cos(angle) + sin(angle) * i), elementwise with broadcasting: a complex tensor.
 * polar(Tensor abs, Tensor angle) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_polar(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t **out);
/* Into out: polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_polar_out(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t *out);

/* Vandermonde matrix: the columns are the powers of x from N - 1 down to 0, or ascending if
 * increasing. N None is the size of x.
 * vander(Tensor x, int? N=None, bool increasing=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_vander(kf_tensor_t *x, kf_opt_int_t N, bool increasing,
    kf_tensor_t **out);

/* 1-D tensor of size elements mapped from the file filename. With shared, writes go to the file;
 * otherwise they stay private.
 * from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_from_file(kf_str_t filename, kf_opt_bool_t shared,
    kf_opt_int_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: from_file.out(str filename, bool? shared=None, int? size=0, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_from_file_out(kf_str_t filename, kf_opt_bool_t shared,
    kf_opt_int_t size, kf_tensor_t *out);

/* Gives self the shape size, in place, with contiguous strides. Its storage grows if it is too
 * small; new elements are uninitialized.
 * resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_resize_(kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t memory_format);

/* Gives self the shape of the_template, in place, as resize_.
 * resize_as_(Tensor(a!) self, Tensor the_template, *,
 *     MemoryFormat? memory_format=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_resize_as_(kf_tensor_t *self, kf_tensor_t *the_template,
    kf_opt_int_t memory_format);

/* Makes self an empty tensor on a new storage, in place.
 * set_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_set_(kf_tensor_t *self);

/* Makes self a 1-D tensor over all of the storage source, in place.
 * set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_set__source_Storage(kf_tensor_t *self, kf_storage_t *source);

/* Makes self a view of the storage source with the given storage_offset, size and stride, in
 * place. An empty stride is contiguous.
 * set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset,
 *     SymInt[] size, SymInt[] stride=[]) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_set__source_Storage_storage_offset(kf_tensor_t *self,
    kf_storage_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);

/* Makes self share the storage, size, stride and offset of source, in place.
 * set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_set__source_Tensor(kf_tensor_t *self, kf_tensor_t *source);

/* Makes self a view of the storage of source with the given storage_offset, size and stride, in
 * place. An empty stride is contiguous.
 * set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset,
 *     SymInt[] size, SymInt[] stride=[]) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_set__source_Tensor_storage_offset(kf_tensor_t *self,
    kf_tensor_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);

/* The integers from 0 to the size of a dimension, on the device of like.
 * _dim_arange(Tensor like, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_dim_arange(kf_tensor_t *like, int64_t dim, kf_tensor_t **out);

/* self. Transforms wrap a constant here.
 * lift(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lift(kf_tensor_t *self, kf_tensor_t **out);

/* The sizes of self as a tensor of int64.
 * _shape_as_tensor(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_shape_as_tensor(kf_tensor_t *self, kf_tensor_t **out);

/* A Bartlett window, periodic.
 * bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bartlett_window(int64_t window_length, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Bartlett window, periodic or symmetric.
 * bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bartlett_window_periodic(int64_t window_length, bool periodic,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A Blackman window, periodic.
 * blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_blackman_window(int64_t window_length, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Blackman window, periodic or symmetric.
 * blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_blackman_window_periodic(int64_t window_length, bool periodic,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A Hann window, periodic.
 * hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hann_window(int64_t window_length, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Hann window, periodic or symmetric.
 * hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hann_window_periodic(int64_t window_length, bool periodic,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A Hamming window, periodic.
 * hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hamming_window(int64_t window_length, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Hamming window, periodic or symmetric.
 * hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hamming_window_periodic(int64_t window_length, bool periodic,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A Kaiser window, periodic.
 * kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_kaiser_window(int64_t window_length, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Kaiser window, periodic or symmetric.
 * kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_kaiser_window_periodic(int64_t window_length, bool periodic,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A Hamming window with the factor alpha.
 * hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hamming_window_periodic_alpha(int64_t window_length,
    bool periodic, double alpha, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Hamming window with the factors alpha and beta.
 * hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta,
 *     *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hamming_window_periodic_alpha_beta(int64_t window_length,
    bool periodic, double alpha, double beta, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A Kaiser window with the factor beta.
 * kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_kaiser_window_beta(int64_t window_length, bool periodic,
    double beta, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A copy of self with another size; new elements are undefined.
 * resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_resize(kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t memory_format, kf_tensor_t **out);

/* self in memory that devices can read directly.
 * pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_pin_memory(kf_tensor_t *self, kf_opt_device_t device,
    kf_tensor_t **out);

/* A copy of self in memory that devices can read directly.
 * _pin_memory(Tensor self, Device? device=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_pin_memory(kf_tensor_t *self, kf_opt_device_t device,
    kf_tensor_t **out);

/* ---- fft ------------------------------------------------------------------------------------ */

/* Discrete Fourier transform of the real tensor self over dim; onesided keeps elements 0 to n /
 * 2 of the last dimension in dim. normalization: 0 none, 1 by sqrt(n), 2 by n.
 * _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_r2c(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t **out);
/* Into out: _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_r2c_out(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t *out);

/* Inverse transform to a real tensor over dim, from elements 0 to last_dim_size / 2 of the last
 * dimension in dim. normalization: 0 none, 1 by sqrt(n), 2 by n.
 * _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_c2r(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t **out);
/* Into out: _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_c2r_out(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t *out);

/* Discrete Fourier transform of the complex tensor self over dim, the inverse if not forward.
 * normalization: 0 none, 1 by sqrt(n), 2 by n.
 * _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_c2c(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t **out);
/* Into out: _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_fft_c2c_out(kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t *out);

/* Discrete Fourier transform along dim, which n trims or pads with 0. norm: "backward" (default)
 * none, "ortho" by sqrt(n), "forward" by n.
 * fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_fft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_fft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Inverse discrete Fourier transform along dim, which n trims or pads with 0. norm: "backward"
 * (default) by n, "ortho" by sqrt(n), "forward" none.
 * fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ifft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ifft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Elements 0 to n / 2 of the Fourier transform of the real tensor self along dim, which n trims
 * or pads with 0; the others are their conjugates.
 * fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_rfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_rfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Real inverse of fft_rfft along dim. n is the size of the result along dim, by default 2 *
 * (size - 1).
 * fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_irfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_irfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Real Fourier transform of a signal with conjugate symmetry, given by its first half along dim.
 * n is the size of the result along dim, by default 2 * (size - 1).
 * fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_hfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_hfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Inverse of fft_hfft: elements 0 to n / 2 along dim of the inverse Fourier transform of the
 * real tensor self.
 * fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfft(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfft_out(kf_tensor_t *self, kf_opt_int_t n, int64_t dim,
    kf_str_t norm, kf_tensor_t *out);

/* Discrete Fourier transform over the two dimensions dim, which s trims or pads with 0; norm as
 * fft_fft.
 * fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_fft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_fft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Inverse discrete Fourier transform over the two dimensions dim, which s trims or pads with 0;
 * norm as fft_ifft.
 * fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ifft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ifft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Fourier transform of the real tensor self over the two dimensions dim; only elements 0 to n /
 * 2 of the last one are kept.
 * fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_rfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_rfft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Real inverse of fft_rfft2 over the two dimensions dim. s gives the sizes of the result, by
 * default 2 * (size - 1) for the last one.
 * fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_irfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_irfft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Real Fourier transform over the two dimensions dim of a signal with conjugate symmetry, given
 * by its first half along the last one.
 * fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_hfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_hfft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Inverse of fft_hfft2 over the two dimensions dim: the first half along the last one.
 * fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfft2(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfft2_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Discrete Fourier transform over the dimensions dim (all if None, or the last ones if s is
 * given), which s trims or pads with 0; norm as fft_fft.
 * fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_fftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_fftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Inverse discrete Fourier transform over the dimensions dim (all if None, or the last ones if s
 * is given), which s trims or pads with 0; norm as fft_ifft.
 * fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ifftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ifftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Fourier transform of the real tensor self over the dimensions dim; only elements 0 to n / 2 of
 * the last one are kept.
 * fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_rfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_rfftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Real inverse of fft_rfftn over the dimensions dim. s gives the sizes of the result, by default
 * 2 * (size - 1) for the last one.
 * fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_irfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_irfftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Real Fourier transform over the dimensions dim of a signal with conjugate symmetry, given by
 * its first half along the last one.
 * fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_hfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_hfftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Inverse of fft_hfftn over the dimensions dim: the first half along the last one.
 * fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfftn(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
    kf_str_t norm, kf_tensor_t **out);
/* Into out: fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_ihfftn_out(kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out);

/* Rolls the dimensions dim (all if None) by half of their size, so that frequency 0 is in the
 * middle.
 * fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_fftshift(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);

/* Inverse of fft_fftshift: rolls the dimensions dim (all if None) so that frequency 0 comes
 * first.
 * fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_ifftshift(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);

/* Frequencies of the elements of fft_fft for n samples d apart: [0, 1, ..., (n - 1) / 2, -(n /
 * 2), ..., -1] / (n * d).
 * fft_fftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_fftfreq(int64_t n, double d, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: fft_fftfreq.out(int n, float d=1., *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_fftfreq_out(int64_t n, double d, kf_tensor_t *out);

/* Frequencies of the elements of fft_rfft for n samples d apart: [0, 1, ..., n / 2] / (n * d).
 * fft_rfftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fft_rfftfreq(int64_t n, double d, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: fft_rfftfreq.out(int n, float d=1., *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fft_rfftfreq_out(int64_t n, double d, kf_tensor_t *out);

/* The short-time Fourier transform: of windows of n_fft elements.
 * stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 *     bool normalized=False, bool? onesided=None, bool? return_complex=None,
 *     bool? align_to_window=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_stft(kf_tensor_t *self, int64_t n_fft, kf_opt_int_t hop_length,
    kf_opt_int_t win_length, kf_tensor_t *window, bool normalized, kf_opt_bool_t onesided,
    kf_opt_bool_t return_complex, kf_opt_bool_t align_to_window, kf_tensor_t **out);

/* The short-time Fourier transform: of windows of n_fft elements, around or after every
 * hop_length-th element.
 * stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None,
 *     Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False,
 *     bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_stft_center(kf_tensor_t *self, int64_t n_fft,
    kf_opt_int_t hop_length, kf_opt_int_t win_length, kf_tensor_t *window, bool center,
    kf_str_t pad_mode, bool normalized, kf_opt_bool_t onesided, kf_opt_bool_t return_complex,
    kf_opt_bool_t align_to_window, kf_tensor_t **out);

/* The inverse of stft.
 * istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 *     bool center=True, bool normalized=False, bool? onesided=None, int? length=None,
 *     bool return_complex=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_istft(kf_tensor_t *self, int64_t n_fft, kf_opt_int_t hop_length,
    kf_opt_int_t win_length, kf_tensor_t *window, bool center, bool normalized,
    kf_opt_bool_t onesided, kf_opt_int_t length, bool return_complex, kf_tensor_t **out);

/* ---- foreach -------------------------------------------------------------------------------- */

/* self[i] + alpha * other[i] for each i of the lists.
 * _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);

/* self[i] += alpha * other[i] for each i of the lists, in place.
 * _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add__List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);

/* self[i] + scalar for each tensor of the list.
 * _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] += scalar for each tensor of the list, in place.
 * _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add_(kf_tensor_span_t self, kf_scalar_t scalar);

/* self[i] - alpha * other[i] for each i of the lists.
 * _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);

/* self[i] -= alpha * other[i] for each i of the lists, in place.
 * _foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub__List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);

/* self[i] - scalar for each tensor of the list.
 * _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] -= scalar for each tensor of the list, in place.
 * _foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub_(kf_tensor_span_t self, kf_scalar_t scalar);

/* self[i] * other[i] for each i of the lists.
 * _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] *= other[i] for each i of the lists, in place.
 * _foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* self[i] * scalar for each tensor of the list.
 * _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] *= scalar for each tensor of the list, in place.
 * _foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul_(kf_tensor_span_t self, kf_scalar_t scalar);

/* self[i] / other[i] for each i of the lists.
 * _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] /= other[i] for each i of the lists, in place.
 * _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* self[i] / scalar for each tensor of the list.
 * _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] /= scalar for each tensor of the list, in place.
 * _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div_(kf_tensor_span_t self, kf_scalar_t scalar);

/* self[i] + value * tensor1[i] * tensor2[i] for each i of the lists.
 * _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar value=1) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);

/* self[i] += value * tensor1[i] * tensor2[i] for each i of the lists, in place.
 * _foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar value=1) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul_(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);

/* self[i] + value * tensor1[i] / tensor2[i] for each i of the lists.
 * _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar value=1) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);

/* self[i] += value * tensor1[i] / tensor2[i] for each i of the lists, in place.
 * _foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar value=1) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv_(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);

/* self[i] + weight * (tensors1[i] - self[i]) for each i of the lists.
 * _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp(kf_tensor_span_t self, kf_tensor_span_t tensors1,
    kf_scalar_t weight, kf_list_t **out);

/* self[i] += weight * (tensors1[i] - self[i]) for each i of the lists, in place.
 * _foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp_(kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_scalar_t weight);

/* self[i] + weights[i] * (tensors1[i] - self[i]) for each i of the lists.
 * _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp_List(kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights, kf_list_t **out);

/* self[i] += weights[i] * (tensors1[i] - self[i]) for each i of the lists, in place.
 * _foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp__List(kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights);

/* Norm of order ord of each tensor of the list, computed in dtype if given.
 * _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_norm(kf_tensor_span_t self, kf_scalar_t ord,
    kf_opt_int_t dtype, kf_list_t **out);

/* sqrt(self[i]) for each tensor of the list.
 * _foreach_sqrt(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sqrt(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by its square root, in place.
 * _foreach_sqrt_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sqrt_(kf_tensor_span_t self);

/* Fills each tensor of the list with 0, in place.
 * _foreach_zero_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_zero_(kf_tensor_span_t self);

/* abs(self[i]) for each tensor of the list.
 * _foreach_abs(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_abs(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by abs of it, in place.
 * _foreach_abs_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_abs_(kf_tensor_span_t self);

/* acos(self[i]) for each tensor of the list.
 * _foreach_acos(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_acos(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by acos of it, in place.
 * _foreach_acos_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_acos_(kf_tensor_span_t self);

/* asin(self[i]) for each tensor of the list.
 * _foreach_asin(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_asin(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by asin of it, in place.
 * _foreach_asin_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_asin_(kf_tensor_span_t self);

/* atan(self[i]) for each tensor of the list.
 * _foreach_atan(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_atan(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by atan of it, in place.
 * _foreach_atan_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_atan_(kf_tensor_span_t self);

/* ceil(self[i]) for each tensor of the list.
 * _foreach_ceil(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_ceil(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by ceil of it, in place.
 * _foreach_ceil_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_ceil_(kf_tensor_span_t self);

/* cos(self[i]) for each tensor of the list.
 * _foreach_cos(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_cos(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by cos of it, in place.
 * _foreach_cos_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_cos_(kf_tensor_span_t self);

/* cosh(self[i]) for each tensor of the list.
 * _foreach_cosh(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_cosh(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by cosh of it, in place.
 * _foreach_cosh_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_cosh_(kf_tensor_span_t self);

/* erf(self[i]) for each tensor of the list.
 * _foreach_erf(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_erf(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by erf of it, in place.
 * _foreach_erf_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_erf_(kf_tensor_span_t self);

/* erfc(self[i]) for each tensor of the list.
 * _foreach_erfc(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_erfc(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by erfc of it, in place.
 * _foreach_erfc_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_erfc_(kf_tensor_span_t self);

/* exp(self[i]) for each tensor of the list.
 * _foreach_exp(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_exp(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by exp of it, in place.
 * _foreach_exp_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_exp_(kf_tensor_span_t self);

/* expm1(self[i]) for each tensor of the list.
 * _foreach_expm1(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_expm1(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by expm1 of it, in place.
 * _foreach_expm1_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_expm1_(kf_tensor_span_t self);

/* floor(self[i]) for each tensor of the list.
 * _foreach_floor(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_floor(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by floor of it, in place.
 * _foreach_floor_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_floor_(kf_tensor_span_t self);

/* frac(self[i]) for each tensor of the list.
 * _foreach_frac(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_frac(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by frac of it, in place.
 * _foreach_frac_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_frac_(kf_tensor_span_t self);

/* lgamma(self[i]) for each tensor of the list.
 * _foreach_lgamma(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lgamma(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by lgamma of it, in place.
 * _foreach_lgamma_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lgamma_(kf_tensor_span_t self);

/* log(self[i]) for each tensor of the list.
 * _foreach_log(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by log of it, in place.
 * _foreach_log_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log_(kf_tensor_span_t self);

/* log10(self[i]) for each tensor of the list.
 * _foreach_log10(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log10(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by log10 of it, in place.
 * _foreach_log10_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log10_(kf_tensor_span_t self);

/* log1p(self[i]) for each tensor of the list.
 * _foreach_log1p(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log1p(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by log1p of it, in place.
 * _foreach_log1p_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log1p_(kf_tensor_span_t self);

/* log2(self[i]) for each tensor of the list.
 * _foreach_log2(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log2(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by log2 of it, in place.
 * _foreach_log2_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_log2_(kf_tensor_span_t self);

/* neg(self[i]) for each tensor of the list.
 * _foreach_neg(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_neg(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by neg of it, in place.
 * _foreach_neg_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_neg_(kf_tensor_span_t self);

/* reciprocal(self[i]) for each tensor of the list.
 * _foreach_reciprocal(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_reciprocal(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by reciprocal of it, in place.
 * _foreach_reciprocal_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_reciprocal_(kf_tensor_span_t self);

/* round(self[i]) for each tensor of the list.
 * _foreach_round(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_round(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by round of it, in place.
 * _foreach_round_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_round_(kf_tensor_span_t self);

/* rsqrt(self[i]) for each tensor of the list.
 * _foreach_rsqrt(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_rsqrt(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by rsqrt of it, in place.
 * _foreach_rsqrt_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_rsqrt_(kf_tensor_span_t self);

/* sigmoid(self[i]) for each tensor of the list.
 * _foreach_sigmoid(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sigmoid(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by sigmoid of it, in place.
 * _foreach_sigmoid_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sigmoid_(kf_tensor_span_t self);

/* sign(self[i]) for each tensor of the list.
 * _foreach_sign(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sign(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by sign of it, in place.
 * _foreach_sign_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sign_(kf_tensor_span_t self);

/* sin(self[i]) for each tensor of the list.
 * _foreach_sin(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sin(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by sin of it, in place.
 * _foreach_sin_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sin_(kf_tensor_span_t self);

/* sinh(self[i]) for each tensor of the list.
 * _foreach_sinh(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sinh(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by sinh of it, in place.
 * _foreach_sinh_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sinh_(kf_tensor_span_t self);

/* tan(self[i]) for each tensor of the list.
 * _foreach_tan(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_tan(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by tan of it, in place.
 * _foreach_tan_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_tan_(kf_tensor_span_t self);

/* tanh(self[i]) for each tensor of the list.
 * _foreach_tanh(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_tanh(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by tanh of it, in place.
 * _foreach_tanh_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_tanh_(kf_tensor_span_t self);

/* trunc(self[i]) for each tensor of the list.
 * _foreach_trunc(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_trunc(kf_tensor_span_t self, kf_list_t **out);

/* Replaces each tensor of the list by trunc of it, in place.
 * _foreach_trunc_(Tensor(a!)[] self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_trunc_(kf_tensor_span_t self);

/* self[i] + scalars[i] for each i of the lists.
 * _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] + scalars[i] for each i of the lists, in place.
 * _foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* self[i] - scalars[i] for each i of the lists.
 * _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] - scalars[i] for each i of the lists, in place.
 * _foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_sub__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* self[i] * scalars[i] for each i of the lists.
 * _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] * scalars[i] for each i of the lists, in place.
 * _foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* self[i] / scalars[i] for each i of the lists.
 * _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] / scalars[i] for each i of the lists, in place.
 * _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* self[i] + alpha * other for each i of the lists.
 * _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add_Tensor(kf_tensor_span_t self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_list_t **out);

/* self[i] = self[i] + alpha * other for each i of the lists, in place.
 * _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_add__Tensor(kf_tensor_span_t self, kf_tensor_t *other,
    kf_scalar_t alpha);

/* self[i] * other for each i of the lists.
 * _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul_Tensor(kf_tensor_span_t self, kf_tensor_t *other,
    kf_list_t **out);

/* self[i] = self[i] * other for each i of the lists, in place.
 * _foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_mul__Tensor(kf_tensor_span_t self,
    kf_tensor_t *other);

/* self[i] / other for each i of the lists.
 * _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div_Tensor(kf_tensor_span_t self, kf_tensor_t *other,
    kf_list_t **out);

/* self[i] = self[i] / other for each i of the lists, in place.
 * _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_div__Tensor(kf_tensor_span_t self,
    kf_tensor_t *other);

/* min(self[i], scalar) for each i of the lists.
 * _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] = min(self[i], scalar) for each i of the lists, in place.
 * _foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max_(kf_tensor_span_t self, kf_scalar_t scalar);

/* min(self[i], other[i]) for each i of the lists.
 * _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] = min(self[i], other[i]) for each i of the lists, in place.
 * _foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* min(self[i], scalars[i]) for each i of the lists.
 * _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = min(self[i], scalars[i]) for each i of the lists, in place.
 * _foreach_clamp_max_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_max__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* max(self[i], scalar) for each i of the lists.
 * _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] = max(self[i], scalar) for each i of the lists, in place.
 * _foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min_(kf_tensor_span_t self, kf_scalar_t scalar);

/* max(self[i], other[i]) for each i of the lists.
 * _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] = max(self[i], other[i]) for each i of the lists, in place.
 * _foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* max(self[i], scalars[i]) for each i of the lists.
 * _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = max(self[i], scalars[i]) for each i of the lists, in place.
 * _foreach_clamp_min_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_clamp_min__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* max(self[i], scalar) for each i of the lists.
 * _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] = max(self[i], scalar) for each i of the lists, in place.
 * _foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum_(kf_tensor_span_t self, kf_scalar_t scalar);

/* max(self[i], other[i]) for each i of the lists.
 * _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] = max(self[i], other[i]) for each i of the lists, in place.
 * _foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* max(self[i], scalars[i]) for each i of the lists.
 * _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = max(self[i], scalars[i]) for each i of the lists, in place.
 * _foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_maximum__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* min(self[i], scalar) for each i of the lists.
 * _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum(kf_tensor_span_t self, kf_scalar_t scalar,
    kf_list_t **out);

/* self[i] = min(self[i], scalar) for each i of the lists, in place.
 * _foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum_(kf_tensor_span_t self, kf_scalar_t scalar);

/* min(self[i], other[i]) for each i of the lists.
 * _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum_List(kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);

/* self[i] = min(self[i], other[i]) for each i of the lists, in place.
 * _foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum__List(kf_tensor_span_t self,
    kf_tensor_span_t other);

/* min(self[i], scalars[i]) for each i of the lists.
 * _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum_ScalarList(kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);

/* self[i] = min(self[i], scalars[i]) for each i of the lists, in place.
 * _foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_minimum__ScalarList(kf_tensor_span_t self,
    kf_value_t scalars);

/* self[i] ** exponent[i] for each i of the lists.
 * _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow_List(kf_tensor_span_t self,
    kf_tensor_span_t exponent, kf_list_t **out);

/* self[i] = self[i] ** exponent[i] for each i of the lists, in place.
 * _foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow__List(kf_tensor_span_t self,
    kf_tensor_span_t exponent);

/* self[i] ** exponent for each i of the lists.
 * _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow(kf_tensor_span_t self, kf_scalar_t exponent,
    kf_list_t **out);

/* self[i] = self[i] ** exponent for each i of the lists, in place.
 * _foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow_(kf_tensor_span_t self, kf_scalar_t exponent);

/* self[i] ** exponent[i] for each i of the lists.
 * _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow_ScalarList(kf_tensor_span_t self,
    kf_value_t exponent, kf_list_t **out);

/* self[i] = self[i] ** exponent[i] for each i of the lists, in place.
 * _foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow__ScalarList(kf_tensor_span_t self,
    kf_value_t exponent);

/* self ** exponent[i] for each tensor of the list.
 * _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_pow_ScalarAndTensor(kf_scalar_t self,
    kf_tensor_span_t exponent, kf_list_t **out);

/* self[i] + scalars[i] * tensor1[i] * tensor2[i] for each i of the lists.
 * _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul_ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] + scalars[i] * tensor1[i] * tensor2[i] for each i of the lists, in place.
 * _foreach_addcmul_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul__ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars);

/* self[i] + scalars[i] * tensor1[i] * tensor2[i] for each i of the lists.
 * _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Tensor scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul_Tensor(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars, kf_list_t **out);

/* self[i] = self[i] + scalars[i] * tensor1[i] * tensor2[i] for each i of the lists, in place.
 * _foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Tensor scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcmul__Tensor(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars);

/* self[i] + scalars[i] * tensor1[i] / tensor2[i] for each i of the lists.
 * _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar[] scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv_ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars, kf_list_t **out);

/* self[i] = self[i] + scalars[i] * tensor1[i] / tensor2[i] for each i of the lists, in place.
 * _foreach_addcdiv_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Scalar[] scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv__ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars);

/* self[i] + scalars[i] * tensor1[i] / tensor2[i] for each i of the lists.
 * _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Tensor scalars) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv_Tensor(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars, kf_list_t **out);

/* self[i] = self[i] + scalars[i] * tensor1[i] / tensor2[i] for each i of the lists, in place.
 * _foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2,
 *     Tensor scalars) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_addcdiv__Tensor(kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars);

/* self[i] + weight[i] * (tensors1[i] - self[i]) for each i of the lists.
 * _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp_ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_value_t weight, kf_list_t **out);

/* self[i] = self[i] + weight[i] * (tensors1[i] - self[i]) for each i of the lists, in place.
 * _foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] tensors1, Scalar[] weight) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_lerp__ScalarList(kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_value_t weight);

/* Copies src[i] to self[i] for each i of the lists, in place.
 * _foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_copy_(kf_tensor_span_t self, kf_tensor_span_t src,
    bool non_blocking);

/* Largest element of each tensor of the list.
 * _foreach_max(Tensor[] self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_max(kf_tensor_span_t self, kf_list_t **out);

/* Sum of abs(self[i]) ** ord for each tensor of the list, computed in dtype if given.
 * _foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_powsum(kf_tensor_span_t self, kf_scalar_t ord,
    kf_opt_int_t dtype, kf_list_t **out);

/* One SGD step for each parameter self[i] with gradient grads[i], in place: updates self and,
 * with momentum, momentum_buffer_list. grad_scale divides the gradients; if found_inf is 1,
 * nothing changes.
 * _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *,
 *     float weight_decay, float momentum, float lr, float dampening, bool nesterov,
 *     bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_sgd_(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t momentum_buffer_list, double weight_decay, double momentum, double lr,
    double dampening, bool nesterov, bool maximize, bool is_first_step, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);

/* _fused_sgd_ whose learning rate lr is a tensor of one element.
 * _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads,
 *     Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr,
 *     float dampening, bool nesterov, bool maximize, bool is_first_step,
 *     Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_sgd__tensor_lr(kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list, double weight_decay,
    double momentum, kf_tensor_t *lr, double dampening, bool nesterov, bool maximize,
    bool is_first_step, kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* One Adam step for each parameter self[i] with gradient grads[i], in place: updates self,
 * exp_avgs, exp_avg_sqs and, with amsgrad, max_exp_avg_sqs. weight_decay is added to the
 * gradient.
 * _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs,
 *     Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr,
 *     float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize,
 *     Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adam_(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,
    kf_tensor_span_t state_steps, double lr, double beta1, double beta2, double weight_decay,
    double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* _fused_adam_ whose learning rate lr is a tensor of one element.
 * _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs,
 *     Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *,
 *     Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad,
 *     bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adam__tensor_lr(kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* One AdamW step: _fused_adam_ with decoupled weight decay, which scales self[i] by 1 - lr *
 * weight_decay.
 * _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs,
 *     Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr,
 *     float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize,
 *     Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adamw_(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,
    kf_tensor_span_t state_steps, double lr, double beta1, double beta2, double weight_decay,
    double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* _fused_adamw_ whose learning rate lr is a tensor of one element.
 * _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs,
 *     Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *,
 *     Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad,
 *     bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adamw__tensor_lr(kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* One Adagrad step for each parameter self[i] with gradient grads[i], in place: updates self and
 * state_sums. The rate is lr / (1 + (state_steps[i] - 1) * lr_decay); if found_inf is 1, nothing
 * changes.
 * _fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums,
 *     Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps,
 *     bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adagrad_(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t state_sums, kf_tensor_span_t state_steps, double lr, double lr_decay,
    double weight_decay, double eps, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);

/* _fused_adagrad_ whose learning rate lr is a tensor of one element.
 * _fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums,
 *     Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps,
 *     bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_adagrad__tensor_lr(kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t state_sums, kf_tensor_span_t state_steps,
    kf_tensor_t *lr, double lr_decay, double weight_decay, double eps, bool maximize,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);

/* Multiplies all tensors by inv_scale; found_inf becomes 1 if an element is infinite or NaN.
 * _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf,
 *     Tensor inv_scale) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_amp_foreach_non_finite_check_and_unscale_(
    kf_tensor_span_t self, kf_tensor_t *found_inf, kf_tensor_t *inv_scale);

/* The next scale of gradients: smaller after infinite ones, larger after growth_interval steps
 * without.
 * _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf,
 *     float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_amp_update_scale_(kf_tensor_t *self,
    kf_tensor_t *growth_tracker, kf_tensor_t *found_inf, double scale_growth_factor,
    double scale_backoff_factor, int64_t growth_interval);

/* Copies of the tensors of src, with the type and device of those of self.
 * _foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_copy(kf_tensor_span_t self, kf_tensor_span_t src,
    bool non_blocking, kf_list_t **out_self_out);

/* Zeros of the shapes of all tensors.
 * _foreach_zero(Tensor[] self) -> Tensor[] self_out */
KF_API KF_MUST_USE kf_status_t kf_raw_foreach_zero(kf_tensor_span_t self, kf_list_t **out_self_out);

/* ---- gradients ------------------------------------------------------------------------------ */

/* The gradient of trace: grad on the diagonal of a matrix of zeros.
 * trace_backward(Tensor grad, SymInt[] sizes) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trace_backward(kf_tensor_t *grad, kf_int_span_t sizes,
    kf_tensor_t **out);

/* The gradient of a reduction that selects elements: grad at the indices, zeros elsewhere.
 * value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes,
 *     bool keepdim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_value_selecting_reduction_backward(kf_tensor_t *grad, int64_t dim,
    kf_tensor_t *indices, kf_int_span_t sizes, bool keepdim, kf_tensor_t **out);

/* The gradient of cummax and cummin: each element is added to where the value came from.
 * cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cummaxmin_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_tensor_t *indices, int64_t dim, kf_tensor_t **out);

/* The gradient of rrelu_with_noise: in training times the noise, otherwise that of leaky_relu
 * with the mean slope.
 * rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower,
 *     Scalar upper, bool training, bool self_is_result) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rrelu_with_noise_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower, kf_scalar_t upper, bool training,
    bool self_is_result, kf_tensor_t **out);

/* The gradient of _cdist_forward for x1.
 * _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cdist_backward(kf_tensor_t *grad, kf_tensor_t *x1,
    kf_tensor_t *x2, double p, kf_tensor_t *cdist, kf_tensor_t **out);

/* The gradient of _pdist_forward.
 * _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_pdist_backward(kf_tensor_t *grad, kf_tensor_t *self, double p,
    kf_tensor_t *pdist, kf_tensor_t **out);

/* The gradient of _embedding_bag for its weight, as a dense matrix.
 * _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size,
 *     Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode,
 *     Tensor? per_sample_weights, int padding_idx=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag_dense_backward(kf_tensor_t *grad,
    kf_tensor_t *indices, kf_tensor_t *offset2bag, kf_tensor_t *bag_size,
    kf_tensor_t *maximum_indices, int64_t num_weights, bool scale_grad_by_freq, int64_t mode,
    kf_tensor_t *per_sample_weights, int64_t padding_idx, kf_tensor_t **out);

/* The gradient of _embedding_bag for its per_sample_weights.
 * _embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices,
 *     Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_embedding_bag_per_sample_weights_backward(kf_tensor_t *grad,
    kf_tensor_t *weight, kf_tensor_t *indices, kf_tensor_t *offsets, kf_tensor_t *offset2bag,
    int64_t mode, int64_t padding_idx, kf_tensor_t **out);

/* The gradient of segment_reduce for its data.
 * _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *,
 *     Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_segment_reduce_backward(kf_tensor_t *grad,
    kf_tensor_t *output, kf_tensor_t *data, kf_str_t reduce, kf_tensor_t *lengths,
    kf_tensor_t *offsets, int64_t axis, kf_opt_scalar_t initial, kf_tensor_t **out);

/* The gradient of upsample_nearest1d.
 * upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
 *     float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales, kf_tensor_t **out);
/* Into grad_input: upsample_nearest1d_backward.grad_input(Tensor grad_output,
 *     SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest1d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales,
    kf_tensor_t *grad_input);

/* The gradient of _upsample_nearest_exact1d.
 * _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size,
 *     SymInt[3] input_size, float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales, kf_tensor_t **out);
/* Into grad_input: _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output,
 *     SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact1d_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    kf_opt_float_t scales, kf_tensor_t *grad_input);

/* The gradient of reflection_pad1d.
 * reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad1d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad1d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of replication_pad1d.
 * replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad1d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad1d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of upsample_nearest2d.
 * upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: upsample_nearest2d_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None,
 *     *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of _upsample_nearest_exact2d.
 * _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size,
 *     SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None,
 *     *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact2d_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of reflection_pad2d.
 * reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of replication_pad2d.
 * replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of upsample_nearest3d.
 * upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 *     float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_d,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: upsample_nearest3d_backward.grad_input(Tensor grad_output,
 *     SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest3d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_d,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of _upsample_nearest_exact3d.
 * _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size,
 *     SymInt[5] input_size, float? scales_d=None, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, kf_opt_float_t scales_d,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output,
 *     SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact3d_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *grad_input);

/* The gradient of reflection_pad3d.
 * reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad3d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of replication_pad3d.
 * replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);
/* Into grad_input: replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self,
 *     SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad3d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t *grad_input);

/* The gradient of upsample_linear1d.
 * upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
 *     bool align_corners, float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_linear1d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners, kf_opt_float_t scales,
    kf_tensor_t **out);
/* Into grad_input: upsample_linear1d_backward.grad_input(Tensor grad_output,
 *     SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_linear1d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners, kf_opt_float_t scales,
    kf_tensor_t *grad_input);

/* The gradient of upsample_bilinear2d.
 * upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 *     bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: upsample_bilinear2d_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of upsample_bicubic2d.
 * upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 *     bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bicubic2d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: upsample_bicubic2d_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_bicubic2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of upsample_trilinear3d.
 * upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 *     bool align_corners, float? scales_d=None, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_trilinear3d_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: upsample_trilinear3d_backward.grad_input(Tensor grad_output,
 *     SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None,
 *     float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_trilinear3d_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *grad_input);

/* The gradient of _upsample_bilinear2d_aa.
 * _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size,
 *     SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bilinear2d_aa_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bilinear2d_aa_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradient of _upsample_bicubic2d_aa.
 * _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size,
 *     SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bicubic2d_aa_backward(kf_tensor_t *grad_output,
    kf_int_span_t output_size, kf_int_span_t input_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into grad_input: _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output,
 *     SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bicubic2d_aa_backward_grad_input(
    kf_tensor_t *grad_output, kf_int_span_t output_size, kf_int_span_t input_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *grad_input);

/* The gradients of grid_sampler_2d for its input, if the mask asks for it, and for the grid.
 * grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid,
 *     int interpolation_mode, int padding_mode, bool align_corners,
 *     bool[2] output_mask) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1);

/* The gradients of grid_sampler_3d for its input, if the mask asks for it, and for the grid.
 * grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid,
 *     int interpolation_mode, int padding_mode, bool align_corners,
 *     bool[2] output_mask) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1);

/* The gradient of affine_grid_generator for the transformations.
 * affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_affine_grid_generator_backward(kf_tensor_t *grad,
    kf_int_span_t size, bool align_corners, kf_tensor_t **out);

/* The gradient of fractional_max_pool2d: each element goes to where the largest of its window
 * was.
 * fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size,
 *     int[2] output_size, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *indices,
    kf_tensor_t **out);
/* Into grad_input: fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[2] kernel_size, int[2] output_size, Tensor indices, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool2d_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t output_size, kf_tensor_t *indices, kf_tensor_t *grad_input);

/* The gradient of fractional_max_pool3d: each element goes to where the largest of its window
 * was.
 * fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size,
 *     int[3] output_size, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *indices,
    kf_tensor_t **out);
/* Into grad_input: fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[3] kernel_size, int[3] output_size, Tensor indices, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool3d_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t output_size, kf_tensor_t *indices, kf_tensor_t *grad_input);

/* The gradient of unfold: elements of overlapping windows are added.
 * unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_unfold_backward(kf_tensor_t *grad_in, kf_int_span_t input_sizes,
    int64_t dim, int64_t size, int64_t step, kf_tensor_t **out);

/* The gradient of masked_scatter for its source.
 * masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_scatter_backward(kf_tensor_t *grad_output,
    kf_tensor_t *mask, kf_int_span_t sizes, kf_tensor_t **out);

/* The gradient of masked_select.
 * masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_select_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_tensor_t *mask, kf_tensor_t **out);

/* The gradient of cumprod.
 * cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cumprod_backward(kf_tensor_t *grad, kf_tensor_t *input,
    int64_t dim, kf_tensor_t *output, kf_tensor_t **out);

/* The gradient of linalg_matrix_exp.
 * matrix_exp_backward(Tensor self, Tensor grad) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_matrix_exp_backward(kf_tensor_t *self, kf_tensor_t *grad,
    kf_tensor_t **out);

/* The gradient of gelu, by operators that can be differentiated again.
 * infinitely_differentiable_gelu_backward(Tensor grad, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_infinitely_differentiable_gelu_backward(kf_tensor_t *grad,
    kf_tensor_t *self, kf_tensor_t **out);

/* The gradient of multi_margin_loss.
 * multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p,
 *     Scalar margin, Tensor? weight=None, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multi_margin_loss_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight,
    int64_t reduction, kf_tensor_t **out);
/* Into grad_input: multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=1, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multi_margin_loss_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight,
    int64_t reduction, kf_tensor_t *grad_input);

/* The gradient of multilabel_margin_loss.
 * multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 *     Tensor is_target) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t *is_target,
    kf_tensor_t **out);
/* Into grad_input: multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    kf_tensor_t *is_target, kf_tensor_t *grad_input);

/* The gradients of conv_tbc for its input, weight and bias.
 * conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor,
 *     Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_conv_tbc_backward(kf_tensor_t *self, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, int64_t pad, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);

/* The gradients of _weight_norm for v and g.
 * _weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g,
 *     Tensor saved_norms, int dim) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_weight_norm_interface_backward(kf_tensor_t *grad_w,
    kf_tensor_t *saved_v, kf_tensor_t *saved_g, kf_tensor_t *saved_norms, int64_t dim,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* ---- indexing ------------------------------------------------------------------------------- */

/* result[i][j][k] = self[index[i][j][k]][j][k] for dim = 0, and accordingly for other dim. The
 * result has the shape of index.
 * gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    bool sparse_grad, kf_tensor_t **out);
/* Into out: gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_gather_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    bool sparse_grad, kf_tensor_t *out);

/* Copy of self with self[index[i][j][k]][j][k] = src[i][j][k] for dim = 0, and accordingly for
 * other dim. Repeated indices keep one of the values.
 * scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_src(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_tensor_t **out);
/* In place: scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter__src(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src);
/* Into out: scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_src_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t *out);

/* Copy of self with self[index[i][j][k]][j][k] = value for dim = 0, and accordingly for other
 * dim.
 * scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value, kf_tensor_t **out);
/* In place: scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter__value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value);
/* Into out: scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_value_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t *out);

/* scatter.src that adds (reduce="add") or multiplies (reduce="multiply") src into self instead
 * of storing it.
 * scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_str_t reduce, kf_tensor_t **out);
/* In place: scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *,
 *     str reduce) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter__reduce(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce);
/* Into out: scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_reduce_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, kf_tensor_t *out);

/* scatter.value that adds (reduce="add") or multiplies (reduce="multiply") value into self
 * instead of storing it.
 * scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *,
 *     str reduce) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_value_reduce(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce, kf_tensor_t **out);
/* In place: scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *,
 *     str reduce) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter__value_reduce(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce);
/* Into out: scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *,
 *     str reduce, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_value_reduce_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce, kf_tensor_t *out);

/* Copy of self with self[index[i][j][k]][j][k] += src[i][j][k] for dim = 0, and accordingly for
 * other dim.
 * scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src, kf_tensor_t **out);
/* In place: scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_add_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *src);
/* Into out: scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_add_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t *out);

/* Copy of self whose elements at index along dim are the reduction ("sum", "prod", "mean",
 * "amax", "amin") of the elements of src sent there, and of self if include_self.
 * scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *,
 *     bool include_self=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scatter_reduce_two(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t **out);
/* In place: scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce,
 *     *, bool include_self=True) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_reduce_(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self);
/* Into out: scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce,
 *     *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_scatter_reduce_two_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t *out);

/* Slices of self along dim at the positions in the 1-D index, in that order.
 * index_select(Tensor self, int dim, Tensor index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t **out);
/* Into out: index_select.out(Tensor self, int dim, Tensor index, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_select_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *out);

/* Copy of self with alpha * source[i] added to its slice index[i] along dim, for each i.
 * index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_add_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_scalar_t alpha);
/* Into out: index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_add_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out);

/* Copy of self with its slice index[i] along dim replaced by slice i of source, for each i.
 * index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_tensor_t **out);
/* In place: index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_copy_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source);
/* Into out: index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_copy_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_tensor_t *out);

/* Copy of self with its slices along dim at the positions in index filled with value, which has
 * no dimensions.
 * index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_fill_int_Tensor(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *value, kf_tensor_t **out);
/* In place: index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index,
 *     Tensor value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_fill__int_Tensor(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *value);
/* Into out: index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_fill_int_Tensor_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *value, kf_tensor_t *out);

/* Copy of self with its slices along dim at the positions in index filled with value.
 * index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_fill_int_Scalar(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out);
/* In place: index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index,
 *     Scalar value) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_fill_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value);
/* Into out: index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_fill_int_Scalar_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t *out);

/* Copy of self whose slices at index along dim are the reduction ("prod", "mean", "amax",
 * "amin") of the slices of source sent there, and of self if include_self.
 * index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *,
 *     bool include_self=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t **out);
/* In place: index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *,
 *     bool include_self=True) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_reduce_(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_tensor_t *source, kf_str_t reduce, bool include_self);
/* Into out: index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *,
 *     bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_reduce_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t *out);

/* Advanced indexing self[indices]: integer tensors, which broadcast against each other, or
 * masks, one for each dimension; None takes the whole dimension.
 * index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t **out);
/* Into out: index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_Tensor_out(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *out);

/* Copy of self with self[indices] = values, or += if accumulate; indices as in index, values
 * broadcast.
 * index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_put(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate, kf_tensor_t **out);
/* In place: index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values,
 *     bool accumulate=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_put_(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate);
/* Into out: index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_index_put_out(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate, kf_tensor_t *out);

/* self.flatten()[index]: elements by their row-major position, in the shape of index.
 * take(Tensor self, Tensor index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_take(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t **out);
/* Into out: take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_take_out(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *out);

/* Copy of self with self.flatten()[index] = source, or += if accumulate; positions are
 * row-major.
 * put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_put(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source,
    bool accumulate, kf_tensor_t **out);
/* In place: put_(Tensor(a!) self, Tensor index, Tensor source,
 *     bool accumulate=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_put_(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source,
    bool accumulate);
/* Into out: put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_put_out(kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate, kf_tensor_t *out);

/* 1-D tensor of the elements of self where mask is true; self and mask broadcast.
 * masked_select(Tensor self, Tensor mask) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_select(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t **out);
/* Into out: masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_select_out(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *out);

/* Copy of self with the elements where mask is true replaced by those of source, taken in order.
 * masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_masked_scatter(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *source, kf_tensor_t **out);
/* In place: masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_scatter_(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *source);
/* Into out: masked_scatter.out(Tensor self, Tensor mask, Tensor source, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_masked_scatter_out(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t *source, kf_tensor_t *out);

/* Indices of the nonzero elements of self in row-major order: one row for each, one column for
 * each dimension.
 * nonzero(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nonzero(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nonzero_out(kf_tensor_t *self, kf_tensor_t *out);

/* index; indices are checked here, too.
 * _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_unsafe_index(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t **out);

/* index_put; indices are checked here, too.
 * _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values,
 *     bool accumulate=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_unsafe_index_put(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate, kf_tensor_t **out);

/* index_put_. Indices are checked also where unsafe is true.
 * _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False,
 *     bool unsafe=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_index_put_impl_(kf_tensor_t *self, kf_tensor_span_t indices,
    kf_tensor_t *values, bool accumulate, bool unsafe);

/* index where the mask is true, fill elsewhere; there indices may be out of range.
 * _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_unsafe_masked_index(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_span_t indices, kf_scalar_t fill, kf_tensor_t **out);

/* self, with the values added at the indices where the mask is true.
 * _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices,
 *     Tensor values) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_unsafe_masked_index_put_accumulate(kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_span_t indices, kf_tensor_t *values, kf_tensor_t **out);

/* ---- join ----------------------------------------------------------------------------------- */

/* Concatenates tensors along the existing dimension dim; their other sizes must be equal.
 * cat(Tensor[] tensors, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out);
/* Into out: cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cat_out(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out);

/* Concatenates tensors along dim: alias of cat.
 * concat(Tensor[] tensors, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_concat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out);
/* Into out: concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_concat_out(kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);

/* Concatenates tensors along dim: alias of cat.
 * concatenate(Tensor[] tensors, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_concatenate(kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
/* Into out: concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_concatenate_out(kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);

/* Concatenates tensors of the same shape along a new dimension dim.
 * stack(Tensor[] tensors, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_stack(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out);
/* Into out: stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_stack_out(kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);

/* Concatenates tensors along dimension 1; 1-D tensors along dimension 0.
 * hstack(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hstack(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hstack_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Concatenates tensors along dimension 0; 1-D tensors become rows.
 * vstack(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_vstack(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_vstack_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Concatenates tensors along dimension 0: alias of vstack.
 * row_stack(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_row_stack(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_row_stack_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Concatenates tensors along dimension 2; a tensor with fewer dimensions is extended as by
 * atleast_3d.
 * dstack(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dstack(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dstack_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Concatenates tensors along dimension 1; 1-D tensors become columns.
 * column_stack(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_column_stack(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_column_stack_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Block-diagonal matrix of the given matrices, zeros elsewhere. A 1-D tensor is one row.
 * block_diag(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_block_diag(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_block_diag_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Copy of self with the order of elements reversed along each dimension in dims.
 * flip(Tensor self, int[] dims) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_flip(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out);
/* Into out: flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_flip_out(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out);

/* Copy of self with the order of elements reversed along dimension 1.
 * fliplr(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fliplr(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of self with the order of elements reversed along dimension 0.
 * flipud(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_flipud(kf_tensor_t *self, kf_tensor_t **out);

/* Shifts the elements by shifts[i] along dims[i]; those that leave at one end enter at the
 * other. Without dims, rolls the flattened tensor.
 * roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_roll(kf_tensor_t *self, kf_int_span_t shifts, kf_int_span_t dims,
    kf_tensor_t **out);
/* Into out: roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_roll_out(kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t *out);

/* self rotated k times by 90 degrees in the plane of the two dims, from the first towards the
 * second.
 * rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rot90(kf_tensor_t *self, int64_t k, kf_int_span_t dims,
    kf_tensor_t **out);
/* Into out: rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rot90_out(kf_tensor_t *self, int64_t k, kf_int_span_t dims,
    kf_tensor_t *out);

/* self repeated repeats[i] times along dimension i; repeats may have more elements than self has
 * dimensions.
 * repeat(Tensor self, SymInt[] repeats) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_repeat(kf_tensor_t *self, kf_int_span_t repeats,
    kf_tensor_t **out);
/* Into out: repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_repeat_out(kf_tensor_t *self, kf_int_span_t repeats,
    kf_tensor_t *out);

/* self repeated dims[i] times along dimension i; if dims is shorter than the shape, it is
 * extended with ones in front.
 * tile(Tensor self, SymInt[] dims) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tile(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out);

/* Repeats each slice of self along dim repeats times, in succession; if dim is None, each
 * element of the flattened tensor.
 * repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *,
 *     SymInt? output_size=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_repeat_interleave_self_int(kf_tensor_t *self, int64_t repeats,
    kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);

/* Index i repeated repeats[i] times, for each i: [0, 0, 2] for repeats [2, 0, 1].
 * repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_repeat_interleave(kf_tensor_t *repeats, kf_opt_int_t output_size,
    kf_tensor_t **out);
/* Into out: repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_repeat_interleave_Tensor_out(kf_tensor_t *repeats,
    kf_opt_int_t output_size, kf_tensor_t *out);

/* Repeats slice i of self along dim repeats[i] times, in succession; if dim is None, each
 * element of the flattened tensor.
 * repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *,
 *     SymInt? output_size=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_repeat_interleave_self_Tensor(kf_tensor_t *self,
    kf_tensor_t *repeats, kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);

/* Lower triangle of the matrices self, on and below the given diagonal; zeros elsewhere.
 * tril(Tensor self, SymInt diagonal=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tril(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out);
/* In place: tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tril_(kf_tensor_t *self, int64_t diagonal);
/* Into out: tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tril_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);

/* Upper triangle of the matrices self, on and above the given diagonal; zeros elsewhere.
 * triu(Tensor self, SymInt diagonal=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_triu(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out);
/* In place: triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_triu_(kf_tensor_t *self, int64_t diagonal);
/* Into out: triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_triu_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);

/* For a 1-D tensor, the matrix with self on the given diagonal; for a matrix, a copy of that
 * diagonal.
 * diag(Tensor self, int diagonal=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diag(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out);
/* Into out: diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diag_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out);

/* Matrices in dimensions dim1 and dim2 of the result with the last dimension of self on diagonal
 * offset, zeros elsewhere.
 * diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diag_embed(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t **out);
/* Into out: diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diag_embed_out(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t *out);

/* Matrix with the flattened elements of self on diagonal offset, zeros elsewhere.
 * diagflat(Tensor self, int offset=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diagflat(kf_tensor_t *self, int64_t offset, kf_tensor_t **out);

/* Copy of self with self.select(dim, index) replaced by src.
 * select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_select_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    int64_t index, kf_tensor_t **out);
/* Into out: select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_select_scatter_out(kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, int64_t index, kf_tensor_t *out);

/* Copy of self with self.slice(dim, start, end, step) replaced by src.
 * slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
 *     SymInt step=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slice_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
/* Into out: slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None,
 *     SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slice_scatter_out(kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t *out);

/* Copy of self with self.diagonal(offset, dim1, dim2) replaced by src.
 * diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diagonal_scatter(kf_tensor_t *self, kf_tensor_t *src,
    int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
/* Into out: diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diagonal_scatter_out(kf_tensor_t *self, kf_tensor_t *src,
    int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t *out);

/* Copy of self with self.as_strided(size, stride, storage_offset) replaced by src.
 * as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_as_strided_scatter(kf_tensor_t *self, kf_tensor_t *src,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
/* Into out: as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_as_strided_scatter_out(kf_tensor_t *self, kf_tensor_t *src,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t *out);

/* Gradient of select with respect to self: zeros of shape input_sizes with grad_output at index
 * along dim.
 * select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_select_backward(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t **out);
/* Into out: select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_select_backward_out(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t *out);

/* Gradient of slice with respect to self: zeros of shape input_sizes with grad_output at
 * start:end:step along dim.
 * slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end,
 *     SymInt step) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slice_backward(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step,
    kf_tensor_t **out);
/* Into out: slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start,
 *     SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slice_backward_out(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step,
    kf_tensor_t *out);

/* Gradient of diagonal with respect to self: zeros of shape input_sizes with grad_output on the
 * diagonal.
 * diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1,
 *     int dim2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diagonal_backward(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
/* Into out: diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset,
 *     int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diagonal_backward_out(kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t *out);

/* Gradient of index_select with respect to self: zeros of shape self_sizes with the slices of
 * grad added at index along dim.
 * index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_index_select_backward(kf_tensor_t *grad, kf_int_span_t self_sizes,
    int64_t dim, kf_tensor_t *index, kf_tensor_t **out);

/* Gradient of gather with respect to self: zeros like self with the elements of grad added at
 * index along dim.
 * gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gather_backward(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, bool sparse_grad, kf_tensor_t **out);

/* gather of self at indices along dim, with broadcasting of the other dimensions; if dim is
 * None, take from the flattened tensor.
 * take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_take_along_dim(kf_tensor_t *self, kf_tensor_t *indices,
    kf_opt_int_t dim, kf_tensor_t **out);
/* Into out: take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_take_along_dim_out(kf_tensor_t *self, kf_tensor_t *indices,
    kf_opt_int_t dim, kf_tensor_t *out);

/* Indices of the nonzero elements of self, one row for each: alias of nonzero.
 * argwhere(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_argwhere(kf_tensor_t *self, kf_tensor_t **out);

/* Indices of the nonzero elements of self: one 1-D tensor for each dimension.
 * nonzero_numpy(Tensor self) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_nonzero_numpy(kf_tensor_t *self, kf_list_t **out);

/* nonzero with exactly size rows: cut off after size rows, or padded with fill_value.
 * nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nonzero_static(kf_tensor_t *self, int64_t size,
    int64_t fill_value, kf_tensor_t **out);
/* Into out: nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nonzero_static_out(kf_tensor_t *self, int64_t size,
    int64_t fill_value, kf_tensor_t *out);

/* Coordinate grids of the 1-D tensors: grid k varies along dimension k and repeats tensors[k].
 * indexing "xy" swaps the first two dimensions, "ij" does not.
 * meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_meshgrid_indexing(kf_tensor_span_t tensors, kf_str_t indexing,
    kf_list_t **out);

/* Coordinate grids of the 1-D tensors: grid k varies along dimension k and repeats tensors[k].
 * meshgrid(Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_meshgrid(kf_tensor_span_t tensors, kf_list_t **out);

/* Cartesian product of the 1-D tensors, one combination in each row. A single tensor is returned
 * as it is.
 * cartesian_prod(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cartesian_prod(kf_tensor_span_t tensors, kf_tensor_t **out);

/* Combinations of r elements of the 1-D tensor self, one in each row; with_replacement, elements
 * may repeat.
 * combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_combinations(kf_tensor_t *self, int64_t r, bool with_replacement,
    kf_tensor_t **out);

/* int64 tensor with a new last dimension of size num_classes: 1 at the position self gives, 0
 * elsewhere. num_classes -1 is the maximum of self plus 1.
 * one_hot(Tensor self, int num_classes=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_one_hot(kf_tensor_t *self, int64_t num_classes,
    kf_tensor_t **out);

/* Splits the channels (dimension 1) into groups and interleaves them: channel c of group g goes
 * to position c * groups + g.
 * channel_shuffle(Tensor self, SymInt groups) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_channel_shuffle(kf_tensor_t *self, int64_t groups,
    kf_tensor_t **out);
/* Into out: channel_shuffle.out(Tensor self, SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_channel_shuffle_out(kf_tensor_t *self, int64_t groups,
    kf_tensor_t *out);

/* Rearranges (..., C * r * r, H, W) to (..., C, H * r, W * r), where r is upscale_factor.
 * pixel_shuffle(Tensor self, int upscale_factor) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pixel_shuffle(kf_tensor_t *self, int64_t upscale_factor,
    kf_tensor_t **out);
/* Into out: pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pixel_shuffle_out(kf_tensor_t *self, int64_t upscale_factor,
    kf_tensor_t *out);

/* Rearranges (..., C, H * r, W * r) to (..., C * r * r, H, W), where r is downscale_factor.
 * pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pixel_unshuffle(kf_tensor_t *self, int64_t downscale_factor,
    kf_tensor_t **out);
/* Into out: pixel_unshuffle.out(Tensor self, int downscale_factor, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_pixel_unshuffle_out(kf_tensor_t *self, int64_t downscale_factor,
    kf_tensor_t *out);

/* Sets the main diagonal of self to fill_value, in place. With wrap, a tall matrix gets
 * fill_value at every (columns + 1)-th element in row-major order.
 * fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fill_diagonal_(kf_tensor_t *self, kf_scalar_t fill_value,
    bool wrap);

/* stack, under an older name.
 * _stack(Tensor[] tensors, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_stack(kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);

/* channel_shuffle, under a second name.
 * native_channel_shuffle(Tensor self, SymInt groups) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_native_channel_shuffle(kf_tensor_t *self, int64_t groups,
    kf_tensor_t **out);

/* Splits each tensor into chunks along dim, padded with zeros, and joins the flat chunks.
 * _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_chunk_cat(kf_tensor_span_t tensors, int64_t dim,
    int64_t num_chunks, kf_tensor_t **out);
/* Into out: _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_chunk_cat_out(kf_tensor_span_t tensors, int64_t dim,
    int64_t num_chunks, kf_tensor_t *out);

/* The elements of padded sequences without the padding, and the number of sequences at each
 * step.
 * _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_pack_padded_sequence(kf_tensor_t *input, kf_tensor_t *lengths,
    bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);

/* The padded sequences of packed data, and their lengths.
 * _pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value,
 *     int total_length) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_pad_packed_sequence(kf_tensor_t *data,
    kf_tensor_t *batch_sizes, bool batch_first, kf_scalar_t padding_value, int64_t total_length,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* Tensors of different lengths as one, with padding.
 * pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.,
 *     str padding_side="right") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pad_sequence(kf_tensor_span_t sequences, bool batch_first,
    double padding_value, kf_str_t padding_side, kf_tensor_t **out);

/* All elements of all tensors as one vector.
 * flatten_dense_tensors(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_flatten_dense_tensors(kf_tensor_span_t tensors,
    kf_tensor_t **out);

/* Parts of a vector with the shapes of the given tensors.
 * unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_unflatten_dense_tensors(kf_tensor_t *flat,
    kf_tensor_span_t tensors, kf_list_t **out);

/* ---- linalg --------------------------------------------------------------------------------- */

/* Raises the error of api_name for the first number of info that is not 0; is_matrix says that
 * info is of one matrix, not of a batch.
 * _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_check_errors(kf_tensor_t *info, kf_str_t api_name,
    bool is_matrix);

/* Cholesky factors (L, info): self = L @ L^H, of which one triangle is read. info is 0, or the
 * order of a minor that is not positive.
 * linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
 *     Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cholesky_ex(kf_tensor_t *self, bool upper,
    bool check_errors, kf_tensor_t **out_L, kf_tensor_t **out_info);
/* Into L, info: linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False,
 *     Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cholesky_ex_L(kf_tensor_t *self, bool upper,
    bool check_errors, kf_tensor_t *L, kf_tensor_t *info);

/* Cholesky factor L of the positive definite matrices self = L @ L^H; with upper L^H.
 * linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_cholesky(kf_tensor_t *self, bool upper, kf_tensor_t **out);
/* Into out: linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cholesky_out(kf_tensor_t *self, bool upper,
    kf_tensor_t *out);

/* Cholesky factor of self: linalg_cholesky.
 * cholesky(Tensor self, bool upper=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cholesky(kf_tensor_t *self, bool upper, kf_tensor_t **out);
/* Into out: cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cholesky_out(kf_tensor_t *self, bool upper, kf_tensor_t *out);

/* Solution X of A @ X = self, where input2 is the Cholesky factor of A.
 * cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cholesky_solve(kf_tensor_t *self, kf_tensor_t *input2, bool upper,
    kf_tensor_t **out);
/* Into out: cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cholesky_solve_out(kf_tensor_t *self, kf_tensor_t *input2,
    bool upper, kf_tensor_t *out);

/* Inverse of A, where self is the Cholesky factor of A.
 * cholesky_inverse(Tensor self, bool upper=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cholesky_inverse(kf_tensor_t *self, bool upper,
    kf_tensor_t **out);
/* Into out: cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cholesky_inverse_out(kf_tensor_t *self, bool upper,
    kf_tensor_t *out);

/* LU factors of A with row exchanges pivots, counted from 1. info is 0, or the index of a pivot
 * that is 0.
 * linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU,
 *     Tensor pivots, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_factor_ex(kf_tensor_t *A, bool pivot, bool check_errors,
    kf_tensor_t **out_LU, kf_tensor_t **out_pivots, kf_tensor_t **out_info);
/* Into LU, pivots, info: linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True,
 *     bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots,
 *     Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_factor_ex_out(kf_tensor_t *A, bool pivot,
    bool check_errors, kf_tensor_t *LU, kf_tensor_t *pivots, kf_tensor_t *info);

/* LU factors of A with row exchanges pivots, counted from 1. A pivot that is 0 is an error.
 * linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_factor(kf_tensor_t *A, bool pivot, kf_tensor_t **out_LU,
    kf_tensor_t **out_pivots);
/* Into LU, pivots: linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU,
 *     Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_factor_out(kf_tensor_t *A, bool pivot, kf_tensor_t *LU,
    kf_tensor_t *pivots);

/* LU factors of self: linalg_lu_factor_ex.
 * _lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU,
 *     Tensor pivots, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_raw_lu_with_info(kf_tensor_t *self, bool pivot, bool check_errors,
    kf_tensor_t **out_LU, kf_tensor_t **out_pivots, kf_tensor_t **out_info);

/* Matrices (P, L, U) of the factors of linalg_lu_factor; those that are not asked for are empty.
 * lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True,
 *     bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U) */
KF_API KF_MUST_USE kf_status_t kf_lu_unpack(kf_tensor_t *LU_data, kf_tensor_t *LU_pivots,
    bool unpack_data, bool unpack_pivots, kf_tensor_t **out_P, kf_tensor_t **out_L,
    kf_tensor_t **out_U);
/* Into P, L, U: lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True,
 *     bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P,
 *     Tensor(b!) L, Tensor(c!) U) */
KF_API KF_MUST_USE kf_status_t kf_lu_unpack_out(kf_tensor_t *LU_data, kf_tensor_t *LU_pivots,
    bool unpack_data, bool unpack_pivots, kf_tensor_t *P, kf_tensor_t *L, kf_tensor_t *U);

/* Matrices (P, L, U) with A = P @ L @ U.
 * linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu(kf_tensor_t *A, bool pivot, kf_tensor_t **out_P,
    kf_tensor_t **out_L, kf_tensor_t **out_U);
/* Into P, L, U: linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L,
 *     Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_out(kf_tensor_t *A, bool pivot, kf_tensor_t *P,
    kf_tensor_t *L, kf_tensor_t *U);

/* Solution X of A @ X = B (X @ A = B if not left), where LU and pivots are the factors of A;
 * with adjoint, of A^H.
 * linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True,
 *     bool adjoint=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_solve(kf_tensor_t *LU, kf_tensor_t *pivots,
    kf_tensor_t *B, bool left, bool adjoint, kf_tensor_t **out);
/* Into out: linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True,
 *     bool adjoint=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lu_solve_out(kf_tensor_t *LU, kf_tensor_t *pivots,
    kf_tensor_t *B, bool left, bool adjoint, kf_tensor_t *out);

/* Solution X of A @ X = self: linalg_lu_solve.
 * lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lu_solve(kf_tensor_t *self, kf_tensor_t *LU_data,
    kf_tensor_t *LU_pivots, kf_tensor_t **out);
/* Into out: lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lu_solve_out(kf_tensor_t *self, kf_tensor_t *LU_data,
    kf_tensor_t *LU_pivots, kf_tensor_t *out);

/* Solution of A @ X = B (X @ A = B if not left), the LU factors of A, and info of
 * linalg_lu_factor_ex.
 * _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True,
 *     bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_solve_ex(kf_tensor_t *A, kf_tensor_t *B, bool left,
    bool check_errors, kf_tensor_t **out_result, kf_tensor_t **out_LU, kf_tensor_t **out_pivots,
    kf_tensor_t **out_info);
/* Into result, LU, pivots, info: _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True,
 *     bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots,
 *     Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_solve_ex_result(kf_tensor_t *A, kf_tensor_t *B,
    bool left, bool check_errors, kf_tensor_t *result, kf_tensor_t *LU, kf_tensor_t *pivots,
    kf_tensor_t *info);

/* Solution of A @ X = B (X @ A = B if not left); info is not 0 where A is singular.
 * linalg_solve_ex(Tensor A, Tensor B, *, bool left=True,
 *     bool check_errors=False) -> (Tensor result, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve_ex(kf_tensor_t *A, kf_tensor_t *B, bool left,
    bool check_errors, kf_tensor_t **out_result, kf_tensor_t **out_info);
/* Into result, info: linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True,
 *     bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result,
 *     Tensor(b!) info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve_ex_out(kf_tensor_t *A, kf_tensor_t *B, bool left,
    bool check_errors, kf_tensor_t *result, kf_tensor_t *info);

/* Solution X of A @ X = B (X @ A = B if not left). B is a vector, or a batch of vectors if its
 * shape is that of A without the last dimension.
 * linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve(kf_tensor_t *A, kf_tensor_t *B, bool left,
    kf_tensor_t **out);
/* Into out: linalg_solve.out(Tensor A, Tensor B, *, bool left=True,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve_out(kf_tensor_t *A, kf_tensor_t *B, bool left,
    kf_tensor_t *out);

/* Inverses of the square matrices A; info is not 0 where A is singular.
 * linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_inv_ex(kf_tensor_t *A, bool check_errors,
    kf_tensor_t **out_inverse, kf_tensor_t **out_info);
/* Into inverse, info: linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False,
 *     Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_inv_ex_inverse(kf_tensor_t *A, bool check_errors,
    kf_tensor_t *inverse, kf_tensor_t *info);

/* Inverses of the square matrices A.
 * linalg_inv(Tensor A) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_inv(kf_tensor_t *A, kf_tensor_t **out);
/* Into out: linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_inv_out(kf_tensor_t *A, kf_tensor_t *out);

/* Inverses of the square matrices self: linalg_inv.
 * inverse(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_inverse(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_inverse_out(kf_tensor_t *self, kf_tensor_t *out);

/* Determinants of the square matrices A, and their LU factors.
 * _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_det(kf_tensor_t *A, kf_tensor_t **out_result,
    kf_tensor_t **out_LU, kf_tensor_t **out_pivots);
/* Into result, LU, pivots: _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU,
 *     Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_det_result(kf_tensor_t *A, kf_tensor_t *result,
    kf_tensor_t *LU, kf_tensor_t *pivots);

/* Determinants of the square matrices A.
 * linalg_det(Tensor A) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_det(kf_tensor_t *A, kf_tensor_t **out);
/* Into out: linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_det_out(kf_tensor_t *A, kf_tensor_t *out);

/* Determinants of the square matrices self: linalg_det.
 * det(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_det(kf_tensor_t *self, kf_tensor_t **out);

/* Signs and logarithms of the absolute values of the determinants of A, and their LU factors.
 * _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_slogdet(kf_tensor_t *A, kf_tensor_t **out_sign,
    kf_tensor_t **out_logabsdet, kf_tensor_t **out_LU, kf_tensor_t **out_pivots);
/* Into sign, logabsdet, LU, pivots: _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign,
 *     Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign,
 *     Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_slogdet_sign(kf_tensor_t *A, kf_tensor_t *sign,
    kf_tensor_t *logabsdet, kf_tensor_t *LU, kf_tensor_t *pivots);

/* Signs and logarithms of the absolute values of the determinants of A.
 * linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet) */
KF_API KF_MUST_USE kf_status_t kf_linalg_slogdet(kf_tensor_t *A, kf_tensor_t **out_sign,
    kf_tensor_t **out_logabsdet);
/* Into sign, logabsdet: linalg_slogdet.out(Tensor A, *, Tensor(a!) sign,
 *     Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet) */
KF_API KF_MUST_USE kf_status_t kf_linalg_slogdet_out(kf_tensor_t *A, kf_tensor_t *sign,
    kf_tensor_t *logabsdet);

/* Signs and logarithms of the absolute values of the determinants of self: linalg_slogdet.
 * slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet) */
KF_API KF_MUST_USE kf_status_t kf_slogdet(kf_tensor_t *self, kf_tensor_t **out_sign,
    kf_tensor_t **out_logabsdet);
/* Into sign, logabsdet: slogdet.out(Tensor self, *, Tensor(a!) sign,
 *     Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet) */
KF_API KF_MUST_USE kf_status_t kf_slogdet_out(kf_tensor_t *self, kf_tensor_t *sign,
    kf_tensor_t *logabsdet);

/* Logarithms of the determinants of self; NaN where one is negative.
 * logdet(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logdet(kf_tensor_t *self, kf_tensor_t **out);

/* Solution X of A @ X = B (X @ A = B if not left), where A is one triangle of self.
 * unitriangular takes ones as its diagonal.
 * linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True,
 *     bool unitriangular=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve_triangular(kf_tensor_t *self, kf_tensor_t *B,
    bool upper, bool left, bool unitriangular, kf_tensor_t **out);
/* Into out: linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True,
 *     bool unitriangular=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_solve_triangular_out(kf_tensor_t *self, kf_tensor_t *B,
    bool upper, bool left, bool unitriangular, kf_tensor_t *out);

/* Solution X of A @ X = self, where one triangle of A is read, and a copy of A.
 * triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False,
 *     bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient) */
KF_API KF_MUST_USE kf_status_t kf_triangular_solve(kf_tensor_t *self, kf_tensor_t *A, bool upper,
    bool transpose, bool unitriangular, kf_tensor_t **out_solution,
    kf_tensor_t **out_cloned_coefficient);
/* Into X, M: triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False,
 *     bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution,
 *     Tensor(b!) cloned_coefficient) */
KF_API KF_MUST_USE kf_status_t kf_triangular_solve_X(kf_tensor_t *self, kf_tensor_t *A, bool upper,
    bool transpose, bool unitriangular, kf_tensor_t *X, kf_tensor_t *M);

/* QR factors of A. mode is "reduced", "complete", or "r", which leaves Q empty.
 * linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R) */
KF_API KF_MUST_USE kf_status_t kf_linalg_qr(kf_tensor_t *A, kf_str_t mode, kf_tensor_t **out_Q,
    kf_tensor_t **out_R);
/* Into Q, R: linalg_qr.out(Tensor A, str mode="reduced", *, Tensor(a!) Q,
 *     Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R) */
KF_API KF_MUST_USE kf_status_t kf_linalg_qr_out(kf_tensor_t *A, kf_str_t mode, kf_tensor_t *Q,
    kf_tensor_t *R);

/* QR factors of self, reduced if some, else complete.
 * qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R) */
KF_API KF_MUST_USE kf_status_t kf_qr(kf_tensor_t *self, bool some, kf_tensor_t **out_Q,
    kf_tensor_t **out_R);
/* Into Q, R: qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q,
 *     Tensor(b!) R) */
KF_API KF_MUST_USE kf_status_t kf_qr_Q(kf_tensor_t *self, bool some, kf_tensor_t *Q,
    kf_tensor_t *R);

/* Householder vectors of a QR factorization: R above the diagonal of a, the vectors below it,
 * their factors in tau.
 * geqrf(Tensor self) -> (Tensor a, Tensor tau) */
KF_API KF_MUST_USE kf_status_t kf_geqrf(kf_tensor_t *self, kf_tensor_t **out_a,
    kf_tensor_t **out_tau);
/* Into a, tau: geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a,
 *     Tensor(b!) tau) */
KF_API KF_MUST_USE kf_status_t kf_geqrf_a(kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *tau);

/* First columns of the product of Householder matrices: the vectors are below the diagonal of
 * input, their factors in tau.
 * linalg_householder_product(Tensor input, Tensor tau) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_householder_product(kf_tensor_t *input, kf_tensor_t *tau,
    kf_tensor_t **out);
/* Into out: linalg_householder_product.out(Tensor input, Tensor tau, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_householder_product_out(kf_tensor_t *input,
    kf_tensor_t *tau, kf_tensor_t *out);

/* First columns of the product of Householder matrices: linalg_householder_product.
 * orgqr(Tensor self, Tensor input2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_orgqr(kf_tensor_t *self, kf_tensor_t *input2, kf_tensor_t **out);
/* Into out: orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_orgqr_out(kf_tensor_t *self, kf_tensor_t *input2,
    kf_tensor_t *out);

/* Q @ input3 (input3 @ Q if not left), where Q is the product of the Householder matrices of
 * self and input2; with transpose Q^H.
 * ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True,
 *     bool transpose=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ormqr(kf_tensor_t *self, kf_tensor_t *input2, kf_tensor_t *input3,
    bool left, bool transpose, kf_tensor_t **out);
/* Into out: ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True,
 *     bool transpose=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ormqr_out(kf_tensor_t *self, kf_tensor_t *input2,
    kf_tensor_t *input3, bool left, bool transpose, kf_tensor_t *out);

/* LDL factors of the symmetric (or Hermitian) matrices self in LAPACK's packed form.
 * linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False,
 *     bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_factor_ex(kf_tensor_t *self, bool hermitian,
    bool check_errors, kf_tensor_t **out_LD, kf_tensor_t **out_pivots, kf_tensor_t **out_info);
/* Into LD, pivots, info: linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False,
 *     bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots,
 *     Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_factor_ex_out(kf_tensor_t *self, bool hermitian,
    bool check_errors, kf_tensor_t *LD, kf_tensor_t *pivots, kf_tensor_t *info);

/* LDL factors of the symmetric (or Hermitian) matrices self in LAPACK's packed form.
 * linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots) */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_factor(kf_tensor_t *self, bool hermitian,
    kf_tensor_t **out_LD, kf_tensor_t **out_pivots);
/* Into LD, pivots: linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD,
 *     Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots) */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_factor_out(kf_tensor_t *self, bool hermitian,
    kf_tensor_t *LD, kf_tensor_t *pivots);

/* Solution X of A @ X = B, where LD and pivots are the factors of A.
 * linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_solve(kf_tensor_t *LD, kf_tensor_t *pivots,
    kf_tensor_t *B, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_ldl_solve_out(kf_tensor_t *LD, kf_tensor_t *pivots,
    kf_tensor_t *B, bool hermitian, kf_tensor_t *out);

/* Singular value decomposition A = U @ diag(S) @ Vh; U and Vh are empty without compute_uv.
 * _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *,
 *     str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_svd(kf_tensor_t *A, bool full_matrices,
    bool compute_uv, kf_str_t driver, kf_tensor_t **out_U, kf_tensor_t **out_S,
    kf_tensor_t **out_Vh);
/* Into U, S, Vh: _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *,
 *     str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U,
 *     Tensor(b!) S, Tensor(c!) Vh) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_svd_U(kf_tensor_t *A, bool full_matrices,
    bool compute_uv, kf_str_t driver, kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh);

/* Singular value decomposition A = U @ diag(S) @ Vh, with S in descending order.
 * linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S,
 *     Tensor Vh) */
KF_API KF_MUST_USE kf_status_t kf_linalg_svd(kf_tensor_t *A, bool full_matrices, kf_str_t driver,
    kf_tensor_t **out_U, kf_tensor_t **out_S, kf_tensor_t **out_Vh);
/* Into U, S, Vh: linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None,
 *     Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) */
KF_API KF_MUST_USE kf_status_t kf_linalg_svd_U(kf_tensor_t *A, bool full_matrices, kf_str_t driver,
    kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh);

/* Singular values of A in descending order.
 * linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_svdvals(kf_tensor_t *A, kf_str_t driver,
    kf_tensor_t **out);
/* Into out: linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_svdvals_out(kf_tensor_t *A, kf_str_t driver,
    kf_tensor_t *out);

/* Singular value decomposition self = U @ diag(S) @ V^H.
 * svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V) */
KF_API KF_MUST_USE kf_status_t kf_svd(kf_tensor_t *self, bool some, bool compute_uv,
    kf_tensor_t **out_U, kf_tensor_t **out_S, kf_tensor_t **out_V);
/* Into U, S, V: svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U,
 *     Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) */
KF_API KF_MUST_USE kf_status_t kf_svd_U(kf_tensor_t *self, bool some, bool compute_uv,
    kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *V);

/* Eigenvalues in ascending order and eigenvectors of the Hermitian matrices A, of which one
 * triangle is read.
 * _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues,
 *     Tensor eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_eigh(kf_tensor_t *A, kf_str_t UPLO, bool compute_v,
    kf_tensor_t **out_eigenvalues, kf_tensor_t **out_eigenvectors);
/* Into eigenvalues, eigenvectors: _linalg_eigh.eigenvalues(Tensor A, str UPLO="L",
 *     bool compute_v=True, *, Tensor(a!) eigenvalues,
 *     Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_eigh_eigenvalues(kf_tensor_t *A, kf_str_t UPLO,
    bool compute_v, kf_tensor_t *eigenvalues, kf_tensor_t *eigenvectors);

/* Eigenvalues in ascending order and eigenvectors of the Hermitian matrices self.
 * linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigh(kf_tensor_t *self, kf_str_t UPLO,
    kf_tensor_t **out_eigenvalues, kf_tensor_t **out_eigenvectors);
/* Into eigvals, eigvecs: linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals,
 *     Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigh_eigvals(kf_tensor_t *self, kf_str_t UPLO,
    kf_tensor_t *eigvals, kf_tensor_t *eigvecs);

/* Eigenvalues of the Hermitian matrices self in ascending order.
 * linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigvalsh(kf_tensor_t *self, kf_str_t UPLO,
    kf_tensor_t **out);
/* Into out: linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigvalsh_out(kf_tensor_t *self, kf_str_t UPLO,
    kf_tensor_t *out);

/* Eigenvalues and right eigenvectors of the square matrices self, both complex.
 * linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eig(kf_tensor_t *self, kf_tensor_t **out_eigenvalues,
    kf_tensor_t **out_eigenvectors);
/* Into eigenvalues, eigenvectors: linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues,
 *     Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eig_out(kf_tensor_t *self, kf_tensor_t *eigenvalues,
    kf_tensor_t *eigenvectors);

/* Eigenvalues of the square matrices self, complex.
 * _linalg_eigvals(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_linalg_eigvals(kf_tensor_t *self, kf_tensor_t **out);

/* Eigenvalues of the square matrices self, complex.
 * linalg_eigvals(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigvals(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_eigvals_out(kf_tensor_t *self, kf_tensor_t *out);

/* Solution X that minimizes the norm of self @ X - b. driver is LAPACK's: gels, gelsy, gelsd or
 * gelss.
 * linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *,
 *     str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank,
 *     Tensor singular_values) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lstsq(kf_tensor_t *self, kf_tensor_t *b,
    kf_opt_float_t rcond, kf_str_t driver, kf_tensor_t **out_solution, kf_tensor_t **out_residuals,
    kf_tensor_t **out_rank, kf_tensor_t **out_singular_values);
/* Into solution, residuals, rank, singular_values: linalg_lstsq.out(Tensor self, Tensor b,
 *     float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals,
 *     Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution,
 *     Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) */
KF_API KF_MUST_USE kf_status_t kf_linalg_lstsq_out(kf_tensor_t *self, kf_tensor_t *b,
    kf_opt_float_t rcond, kf_str_t driver, kf_tensor_t *solution, kf_tensor_t *residuals,
    kf_tensor_t *rank, kf_tensor_t *singular_values);

/* Pseudoinverses of the matrices self. Singular values up to max(atol, rtol * largest) count as
 * 0.
 * linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None,
 *     bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_atol_rtol_tensor(kf_tensor_t *self, kf_tensor_t *atol,
    kf_tensor_t *rtol, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None,
 *     Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_atol_rtol_tensor_out(kf_tensor_t *self,
    kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t *out);

/* Pseudoinverses of the matrices self. Singular values up to max(atol, rtol * largest) count as
 * 0.
 * linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None,
 *     bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_atol_rtol_float(kf_tensor_t *self,
    kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None,
 *     bool hermitian=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_atol_rtol_float_out(kf_tensor_t *self,
    kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t *out);

/* Pseudoinverses of the matrices self. Singular values up to rcond * largest count as 0.
 * linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv(kf_tensor_t *self, double rcond, bool hermitian,
    kf_tensor_t **out);
/* Into out: linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_out(kf_tensor_t *self, double rcond, bool hermitian,
    kf_tensor_t *out);

/* Pseudoinverses of the matrices self. Singular values up to rcond * largest count as 0.
 * linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_rcond_tensor(kf_tensor_t *self, kf_tensor_t *rcond,
    bool hermitian, kf_tensor_t **out);
/* Into out: linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_pinv_out_rcond_tensor(kf_tensor_t *self,
    kf_tensor_t *rcond, bool hermitian, kf_tensor_t *out);

/* Pseudoinverses of the matrices self: linalg_pinv.
 * pinverse(Tensor self, float rcond=1.0000000000000001e-15) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pinverse(kf_tensor_t *self, double rcond, kf_tensor_t **out);

/* Number of singular values of each matrix that are larger than max(atol, rtol * largest).
 * linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None,
 *     bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_atol_rtol_tensor(kf_tensor_t *input,
    kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None,
 *     Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_atol_rtol_tensor_out(kf_tensor_t *input,
    kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t *out);

/* Number of singular values of each matrix that are larger than max(atol, rtol * largest).
 * linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None,
 *     bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_atol_rtol_float(kf_tensor_t *self,
    kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None,
 *     float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_atol_rtol_float_out(kf_tensor_t *self,
    kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t *out);

/* Number of singular values of each matrix that are larger than tol.
 * linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank(kf_tensor_t *self, double tol, bool hermitian,
    kf_tensor_t **out);
/* Into out: linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_out(kf_tensor_t *self, double tol,
    bool hermitian, kf_tensor_t *out);

/* Number of singular values of each matrix that are larger than tol.
 * linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_tol_tensor(kf_tensor_t *input,
    kf_tensor_t *tol, bool hermitian, kf_tensor_t **out);
/* Into out: linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_rank_out_tol_tensor(kf_tensor_t *input,
    kf_tensor_t *tol, bool hermitian, kf_tensor_t *out);

/* Exponentials of the square matrices self.
 * linalg_matrix_exp(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_exp(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_exp_out(kf_tensor_t *self, kf_tensor_t *out);

/* Exponentials of the square matrices self: linalg_matrix_exp.
 * matrix_exp(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_matrix_exp(kf_tensor_t *self, kf_tensor_t **out);

/* Product of matrices in the order that needs the fewest operations. The first and the last may
 * be vectors.
 * linalg_multi_dot(Tensor[] tensors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_multi_dot(kf_tensor_span_t tensors, kf_tensor_t **out);
/* Into out: linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_multi_dot_out(kf_tensor_span_t tensors, kf_tensor_t *out);

/* Product of matrices: linalg_multi_dot.
 * chain_matmul(Tensor[] matrices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_chain_matmul(kf_tensor_span_t matrices, kf_tensor_t **out);
/* Into out: chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_chain_matmul_out(kf_tensor_span_t matrices, kf_tensor_t *out);

/* Inverse of self as a map from its last dimensions to its first ind ones.
 * linalg_tensorinv(Tensor self, int ind=2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_tensorinv(kf_tensor_t *self, int64_t ind,
    kf_tensor_t **out);
/* Into out: linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_tensorinv_out(kf_tensor_t *self, int64_t ind,
    kf_tensor_t *out);

/* Solution X of tensordot(self, X, X.ndim) = other; dims of self are moved to its end first.
 * linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_tensorsolve(kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims, kf_tensor_t **out);
/* Into out: linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_tensorsolve_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims, kf_tensor_t *out);

/* Matrix product: matmul.
 * linalg_matmul(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matmul(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matmul_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Norms of the matrices in the two dimensions dim: ord is 1, -1, 2, -2, inf or -inf.
 * linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_norm(kf_tensor_t *self, kf_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2, -1],
 *     bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_norm_out(kf_tensor_t *self, kf_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* Norms of the matrices in the two dimensions dim: ord is "fro" or "nuc".
 * linalg_matrix_norm.str_ord(Tensor self, str ord="fro", int[] dim=[-2, -1], bool keepdim=False,
 *     *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_norm_str_ord(kf_tensor_t *self, kf_str_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: linalg_matrix_norm.str_ord_out(Tensor self, str ord="fro", int[] dim=[-2, -1],
 *     bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_norm_str_ord_out(kf_tensor_t *self, kf_str_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* A vector norm if dim is one dimension or ord is None, else a matrix norm.
 * linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_norm(kf_tensor_t *self, kf_opt_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False,
 *     *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_norm_out(kf_tensor_t *self, kf_opt_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* A matrix norm: ord is "fro" or "nuc".
 * linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_norm_ord_str(kf_tensor_t *self, kf_str_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False,
 *     *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_norm_ord_str_out(kf_tensor_t *self, kf_str_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* Sum of the singular values of the matrix self.
 * nuclear_norm(Tensor self, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nuclear_norm(kf_tensor_t *self, bool keepdim, kf_tensor_t **out);
/* Into out: nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nuclear_norm_out(kf_tensor_t *self, bool keepdim,
    kf_tensor_t *out);

/* Sum of the singular values of the matrices in the dimensions dim.
 * nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nuclear_norm_dim(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out);
/* Into out: nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nuclear_norm_dim_out(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);

/* Condition numbers of the matrices self: norm(self, p) * norm(inverse, p), by singular values
 * if p is None, 2 or -2.
 * linalg_cond(Tensor self, Scalar? p=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_cond(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_tensor_t **out);
/* Into out: linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cond_out(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_tensor_t *out);

/* Condition numbers of the matrices self by the norm "fro" or "nuc".
 * linalg_cond.p_str(Tensor self, str p) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_cond_p_str(kf_tensor_t *self, kf_str_t p,
    kf_tensor_t **out);
/* Into out: linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_cond_p_str_out(kf_tensor_t *self, kf_str_t p,
    kf_tensor_t *out);

/* The powers of each element: Vandermonde matrices.
 * linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_vander(kf_tensor_t *x, kf_opt_int_t N, kf_tensor_t **out);

/* The products of vectors along dim, where x is conjugated.
 * linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_vecdot(kf_tensor_t *x, kf_tensor_t *y, int64_t dim,
    kf_tensor_t **out);
/* Into out: linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_vecdot_out(kf_tensor_t *x, kf_tensor_t *y, int64_t dim,
    kf_tensor_t *out);

/* ---- loss ----------------------------------------------------------------------------------- */

/* (self - target)**2, elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum).
 * mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mse_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out);
/* Into out: mse_loss.out(Tensor self, Tensor target, int reduction=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mse_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t *out);

/* Gradient of mse_loss with respect to self: 2 * (self - target) * grad_output, divided by the
 * number of elements for the mean.
 * mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mse_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
/* Into grad_input: mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target,
 *     int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mse_loss_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t *grad_input);

/* abs(self - target), elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum).
 * l1_loss(Tensor self, Tensor target, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_l1_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    kf_tensor_t **out);

/* With d = abs(self - target): 0.5 * d**2 / beta where d < beta, otherwise d - 0.5 * beta; then
 * reduced (0 none, 1 mean, 2 sum).
 * smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_smooth_l1_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double beta, kf_tensor_t **out);
/* Into out: smooth_l1_loss.out(Tensor self, Tensor target, int reduction=1, float beta=1., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_smooth_l1_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double beta, kf_tensor_t *out);

/* Gradient of smooth_l1_loss with respect to self: clamp((self - target) / beta, -1, 1) *
 * grad_output, divided by the number of elements for the mean.
 * smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 *     float beta) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_smooth_l1_loss_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t **out);
/* Into grad_input: smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_smooth_l1_loss_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta,
    kf_tensor_t *grad_input);

/* With d = abs(self - target): 0.5 * d**2 where d <= delta, otherwise delta * (d - 0.5 * delta);
 * then reduced (0 none, 1 mean, 2 sum).
 * huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_huber_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double delta, kf_tensor_t **out);
/* Into out: huber_loss.out(Tensor self, Tensor target, int reduction=1, float delta=1., *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_huber_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double delta, kf_tensor_t *out);

/* Gradient of huber_loss with respect to self: clamp(self - target, -delta, delta) *
 * grad_output, divided by the number of elements for the mean.
 * huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 *     float delta) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_huber_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t **out);
/* Into grad_input: huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target,
 *     int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_huber_loss_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta,
    kf_tensor_t *grad_input);

/* log(1 + exp(-target * self)), elementwise, then reduced (0 none, 1 mean, 2 sum). target is 1
 * or -1.
 * soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_soft_margin_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out);
/* Into out: soft_margin_loss.out(Tensor self, Tensor target, int reduction=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_soft_margin_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t *out);

/* Gradient of soft_margin_loss with respect to self: -target * z / (1 + z) * grad_output with
 * z = exp(-target * self), divided by the number of elements for the mean.
 * soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target,
 *     int reduction) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_soft_margin_loss_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
/* Into grad_input: soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_soft_margin_loss_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t *grad_input);

/* self where target is 1, max(0, margin - self) where target is -1; then reduced (0 none, 1
 * mean, 2 sum).
 * hinge_embedding_loss(Tensor self, Tensor target, float margin=1., int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hinge_embedding_loss(kf_tensor_t *self, kf_tensor_t *target,
    double margin, int64_t reduction, kf_tensor_t **out);

/* max(0, -target * (input1 - input2) + margin), elementwise, then reduced (0 none, 1 mean, 2
 * sum). target is 1 or -1.
 * margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.,
 *     int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_margin_ranking_loss(kf_tensor_t *input1, kf_tensor_t *input2,
    kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);

/* max(0, d(anchor, positive) - d(anchor, negative) + margin) with d = pairwise_distance, then
 * reduced. With swap, d(positive, negative) is used if it is smaller.
 * triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.,
 *     float p=2., float eps=9.9999999999999995e-07, bool swap=False, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_triplet_margin_loss(kf_tensor_t *anchor, kf_tensor_t *positive,
    kf_tensor_t *negative, double margin, double p, double eps, bool swap, int64_t reduction,
    kf_tensor_t **out);

/* 1 - c where target is 1, max(0, c - margin) where target is -1, with c the cosine similarity
 * of input1 and input2 along the last dimension; then reduced (0 none, 1 mean, 2 sum).
 * cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.,
 *     int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cosine_embedding_loss(kf_tensor_t *input1, kf_tensor_t *input2,
    kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);

/* exp(input) - target * input, or input - target * log(input + eps) if not log_input, then
 * reduced. full adds Stirling's approximation of log(target!) for target > 1.
 * poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps,
 *     int reduction) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_poisson_nll_loss(kf_tensor_t *input, kf_tensor_t *target,
    bool log_input, bool full, double eps, int64_t reduction, kf_tensor_t **out);

/* target * (log(target) - self), elementwise, then reduced (0 none, 1 mean, 2 sum): the
 * Kullback-Leibler divergence of log-probabilities self. With log_target, target holds
 * logarithms, too.
 * kl_div(Tensor self, Tensor target, int reduction=1, *, bool log_target=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_kl_div(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    bool log_target, kf_tensor_t **out);

/* -weight * (target * log(self) + (1 - target) * log(1 - self)), elementwise, then reduced (0
 * none, 1 mean, 2 sum). Logarithms are at least -100.
 * binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None,
 *     int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out);
/* Into out: binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None,
 *     int reduction=1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy_out(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, kf_tensor_t *out);

/* Gradient of binary_cross_entropy with respect to self: weight * (self - target) / (self * (1 -
 * self)) * grad_output, divided by the number of elements for the mean.
 * binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target,
 *     Tensor? weight=None, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out);
/* Into grad_input: binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, Tensor? weight=None, int reduction=1, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, kf_tensor_t *grad_input);

/* binary_cross_entropy of sigmoid(self), computed without overflow; pos_weight multiplies the
 * terms of positive targets.
 * binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None,
 *     Tensor? pos_weight=None, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy_with_logits(kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t **out);
/* Into out: binary_cross_entropy_with_logits.out(Tensor self, Tensor target,
 *     Tensor? weight=None, Tensor? pos_weight=None, int reduction=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_binary_cross_entropy_with_logits_out(kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t *out);

/* -weight[target] * self[target] for log-probabilities self (N, C) or (C), then reduced (0 none,
 * 1 mean, 2 sum). Targets equal to ignore_index count 0; the mean divides by the sum of weights.
 * nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nll_loss(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
/* Into out: nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out);

/* nll_loss at each point of images: self is (N, C, H, W), target (N, H, W).
 * nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
/* Into out: nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d_out(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out);

/* (output, total_weight): output is nll_loss, total_weight the sum of the weights of the targets
 * used.
 * nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction,
 *     SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_forward(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight);
/* Into output, total_weight: nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight,
 *     int reduction, SymInt ignore_index, *, Tensor(a!) output,
 *     Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_forward_output(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *output,
    kf_tensor_t *total_weight);

/* Gradient of nll_loss_forward with respect to self: -weight[target] * grad_output at the target
 * class, divided by total_weight for the mean; 0 elsewhere.
 * nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight,
 *     int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
    kf_tensor_t *total_weight, kf_tensor_t **out);
/* Into grad_input: nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target,
 *     Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input);

/* (output, total_weight): output is nll_loss2d, total_weight the sum of the weights of the
 * targets used.
 * nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction,
 *     SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d_forward(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight);
/* Into output, total_weight: nll_loss2d_forward.output(Tensor self, Tensor target,
 *     Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output,
 *     Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d_forward_output(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *output,
    kf_tensor_t *total_weight);

/* Gradient of nll_loss2d_forward with respect to self: -weight[target] * grad_output at the
 * target class, divided by total_weight for the mean; 0 elsewhere.
 * nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight,
 *     int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index,
    kf_tensor_t *total_weight, kf_tensor_t **out);
/* Into grad_input: nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *,
 *     Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nll_loss2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input);

/* nll_loss for self of shape (C), (N, C) or (N, C, d1, d2, ...) and target without the dimension
 * C.
 * nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nll_loss_nd(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);

/* nll_loss_nd of log_softmax(self) over the class dimension. A target in the shape of self holds
 * class probabilities; label_smoothing mixes in the uniform distribution.
 * cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1,
 *     SymInt ignore_index=-100, float label_smoothing=0.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cross_entropy_loss(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, double label_smoothing,
    kf_tensor_t **out);

/* Mean over classes of max(0, margin - self[target] + self)**p, except for the target's class,
 * times weight[target]; then reduced.
 * multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1,
 *     Tensor? weight=None, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multi_margin_loss(kf_tensor_t *self, kf_tensor_t *target,
    kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out);
/* Into out: multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1,
 *     Tensor? weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multi_margin_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *out);

/* (output, is_target): output is multilabel_margin_loss, is_target is 1 for the classes in
 * target.
 * multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
 *     Tensor is_target) */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss_forward(kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t **out_output, kf_tensor_t **out_is_target);
/* Into output, is_target: multilabel_margin_loss_forward.output(Tensor self, Tensor target,
 *     int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss_forward_output(kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t *output, kf_tensor_t *is_target);

/* Sum of max(0, 1 - self[j] + self[i]) over classes j in target, a list that ends at -1, and
 * classes i that are not, divided by the number of classes; then reduced.
 * multilabel_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out);
/* Into out: multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multilabel_margin_loss_out(kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t *out);

/* (losses, log_alpha): losses is -log of the probability of each sequence of targets, log_alpha
 * the log probabilities of its prefixes at each step.
 * _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths,
 *     int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank, bool zero_infinity,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out0, out1: _ctc_loss.out(Tensor log_probs, Tensor targets, int[] input_lengths,
 *     int[] target_lengths, int blank=0, bool zero_infinity=False, *, Tensor(a!) out0,
 *     Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss_out(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank, bool zero_infinity,
    kf_tensor_t *out0, kf_tensor_t *out1);

/* Gradient of _ctc_loss with respect to the logits whose log_softmax is log_probs.
 * _ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths,
 *     int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank,
 *     bool zero_infinity=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss_backward(kf_tensor_t *grad, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths,
    kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha, int64_t blank, bool zero_infinity,
    kf_tensor_t **out);
/* Into out: _ctc_loss_backward.out(Tensor grad, Tensor log_probs, Tensor targets,
 *     int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha,
 *     int blank, bool zero_infinity=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss_backward_out(kf_tensor_t *grad,
    kf_tensor_t *log_probs, kf_tensor_t *targets, kf_int_span_t input_lengths,
    kf_int_span_t target_lengths, kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha,
    int64_t blank, bool zero_infinity, kf_tensor_t *out);

/* Connectionist temporal classification loss; its mean divides each loss by the length of its
 * target first. zero_infinity makes infinite losses 0.
 * ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths,
 *     int blank=0, int reduction=1, bool zero_infinity=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ctc_loss_IntList(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank, int64_t reduction,
    bool zero_infinity, kf_tensor_t **out);

/* Connectionist temporal classification loss with lengths in tensors; its mean divides each loss
 * by the length of its target first.
 * ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
 *     int blank=0, int reduction=1, bool zero_infinity=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ctc_loss(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_tensor_t *input_lengths, kf_tensor_t *target_lengths, int64_t blank, int64_t reduction,
    bool zero_infinity, kf_tensor_t **out);

/* False: ctc_loss has one implementation.
 * _use_cudnn_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths,
 *     int[] target_lengths, int blank) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_use_cudnn_ctc_loss(kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank,
    bool *out);

/* False: ctc_loss has one implementation. The lengths are tensors.
 * _use_cudnn_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths,
 *     Tensor target_lengths, int blank) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_use_cudnn_ctc_loss_Tensor(kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_tensor_t *input_lengths, kf_tensor_t *target_lengths, int64_t blank,
    bool *out);

/* _ctc_loss, with the lengths as tensors.
 * _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths,
 *     Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss_Tensor(kf_tensor_t *log_probs, kf_tensor_t *targets,
    kf_tensor_t *input_lengths, kf_tensor_t *target_lengths, int64_t blank, bool zero_infinity,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* The gradient of _ctc_loss, with the lengths as tensors.
 * _ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths,
 *     Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank,
 *     bool zero_infinity=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_ctc_loss_backward_Tensor(kf_tensor_t *grad,
    kf_tensor_t *log_probs, kf_tensor_t *targets, kf_tensor_t *input_lengths,
    kf_tensor_t *target_lengths, kf_tensor_t *neg_log_likelihood, kf_tensor_t *log_alpha,
    int64_t blank, bool zero_infinity, kf_tensor_t **out);

/* ---- matmul --------------------------------------------------------------------------------- */

/* Matrix product self @ mat2.
 * mm(Tensor self, Tensor mat2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t **out);
/* Into out: mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mm_out(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);

/* beta * self + alpha * (mat1 @ mat2); self broadcasts to the shape of the product. With beta =
 * 0, self is ignored, NaN included.
 * addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addmm_(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha);
/* Into out: addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addmm_out(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);

/* Matrix product self[i] @ mat2[i] for each i of the batch.
 * bmm(Tensor self, Tensor mat2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bmm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t **out);
/* Into out: bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bmm_out(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out);

/* beta * self + alpha * (batch1[i] @ batch2[i]) for each i of the batch; self broadcasts. With
 * beta = 0, self is ignored, NaN included.
 * baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_baddbmm(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_baddbmm_(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
/* Into out: baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1,
 *     Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_baddbmm_out(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);

/* beta * self + alpha * the sum of batch1[i] @ batch2[i] over the batch; self broadcasts. With
 * beta = 0, self is ignored, NaN included.
 * addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addbmm(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addbmm_(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
/* Into out: addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1,
 *     Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addbmm_out(kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);

/* Matrix-vector product self @ vec.
 * mv(Tensor self, Tensor vec) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mv(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t **out);
/* Into out: mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mv_out(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t *out);

/* beta * self + alpha * (mat @ vec); self broadcasts to the shape of the product. With beta = 0,
 * self is ignored, NaN included.
 * addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addmv(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addmv_(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
    kf_scalar_t beta, kf_scalar_t alpha);
/* Into out: addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addmv_out(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);

/* Dot product sum(self * tensor) of two 1-D tensors, without conjugation.
 * dot(Tensor self, Tensor tensor) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dot(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t **out);
/* Into out: dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dot_out(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t *out);

/* Dot product sum(conj(self) * other) of two 1-D tensors.
 * vdot(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_vdot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_vdot_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* beta * self + alpha * outer(vec1, vec2); self broadcasts to the shape of the product. With
 * beta = 0, self is ignored, NaN included.
 * addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_addr(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
/* In place: addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addr_(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2,
    kf_scalar_t beta, kf_scalar_t alpha);
/* Into out: addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_addr_out(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);

/* Outer product of two 1-D tensors: result[i, j] = self[i] * vec2[j].
 * outer(Tensor self, Tensor vec2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_outer(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t **out);
/* Into out: outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_outer_out(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t *out);

/* Outer product of two 1-D tensors: alias of outer.
 * ger(Tensor self, Tensor vec2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ger(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t **out);
/* Into out: ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ger_out(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t *out);

/* Sum of self * other over their last dimensions; the result has the other dimensions of self,
 * then those of other. A number scales.
 * inner(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_inner(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_inner_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self @ other: dot product of 1-D tensors, matrix-vector or matrix product, or matrix products
 * over broadcast batch dimensions.
 * matmul(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_matmul(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_matmul_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* input @ weight.T + bias over the last dimension of input; bias may be None.
 * linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linear(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
    kf_tensor_t **out);
/* Into out: linear.out(Tensor input, Tensor weight, Tensor? bias=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linear_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *out);

/* Einstein summation: multiplies the tensors and sums over the subscripts that equation leaves
 * out of the result. path gives the order of contraction.
 * einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_einsum(kf_str_t equation, kf_tensor_span_t tensors,
    kf_int_span_t path, kf_tensor_t **out);

/* Sum of self * other over the pairs of dimensions (dims_self[i], dims_other[i]); the result has
 * the other dimensions of self, then those of other.
 * tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tensordot(kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t **out);
/* Into out: tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tensordot_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t *out);

/* Kronecker product of self and other.
 * kron(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_kron(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* Into out: kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_kron_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out);

/* n-th power of the square matrices self; n = 0 gives identity matrices, a negative n powers of
 * the inverse.
 * linalg_matrix_power(Tensor self, int n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_power(kf_tensor_t *self, int64_t n,
    kf_tensor_t **out);
/* Into out: linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_matrix_power_out(kf_tensor_t *self, int64_t n,
    kf_tensor_t *out);

/* n-th power of the square matrices self: alias of linalg_matrix_power.
 * matrix_power(Tensor self, int n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_matrix_power(kf_tensor_t *self, int64_t n, kf_tensor_t **out);
/* Into out: matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_matrix_power_out(kf_tensor_t *self, int64_t n, kf_tensor_t *out);

/* Sum of the main diagonal of the matrix self.
 * trace(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trace(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_trace_out(kf_tensor_t *self, kf_tensor_t *out);

/* Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape
 * (..., P, R): what cdist calls after broadcasting.
 * _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cdist_forward(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t **out);
/* Into out: _cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_cdist_forward_out(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t *out);

/* Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape
 * (..., P, R); batch dimensions broadcast.
 * cdist(Tensor x1, Tensor x2, float p=2., int? compute_mode=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cdist(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t **out);

/* Distances in the p-norm between the pairs of rows i < j of the contiguous matrix self, in one
 * dimension.
 * _pdist_forward(Tensor self, float p=2.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_pdist_forward(kf_tensor_t *self, double p, kf_tensor_t **out);
/* Into out: _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_pdist_forward_out(kf_tensor_t *self, double p,
    kf_tensor_t *out);

/* Distances in the p-norm between the pairs of rows i < j of the matrix self, in one dimension.
 * pdist(Tensor self, float p=2.) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pdist(kf_tensor_t *self, double p, kf_tensor_t **out);

/* relu of addmm, or its gelu.
 * _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1,
 *     bool use_gelu=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_addmm_activation(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, bool use_gelu, kf_tensor_t **out);
/* Into out: _addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1,
 *     Scalar alpha=1, bool use_gelu=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_addmm_activation_out(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, bool use_gelu, kf_tensor_t *out);

/* A product for each group. offs has the ends of the groups: of rows of self if only mat2 has a
 * dimension for groups, of columns of mat2 if only self has one, else of the summed dimension.
 * _grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None,
 *     ScalarType? out_dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_grouped_mm(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *offs, kf_tensor_t *bias, kf_opt_int_t out_dtype, kf_tensor_t **out);

/* Distances between the rows of two matrices, by one matrix product.
 * _euclidean_dist(Tensor x1, Tensor x2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_euclidean_dist(kf_tensor_t *x1, kf_tensor_t *x2,
    kf_tensor_t **out);

/* input1 @ weight[k] @ input2 + bias[k], for each k.
 * bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bilinear(kf_tensor_t *input1, kf_tensor_t *input2,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t **out);

/* The product of two matrices of int8, as int32.
 * _int_mm(Tensor self, Tensor mat2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_int_mm(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out);
/* Into out: _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_int_mm_out(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *out);

/* Sums of the tensors input[i], times the numbers of each row of coefficients. The out= form
 * adds the sums to out.
 * _compute_linear_combination(Tensor input, Tensor coefficients) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_compute_linear_combination(kf_tensor_t *input,
    kf_tensor_t *coefficients, kf_tensor_t **out);
/* Into out: _compute_linear_combination.out(Tensor input, Tensor coefficients, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_compute_linear_combination_out(kf_tensor_t *input,
    kf_tensor_t *coefficients, kf_tensor_t *out);

/* self @ mat2.t() * scales, where mat2 is int8 and has a scale for each row.
 * _weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_weight_int8pack_mm(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *scales, kf_tensor_t **out);

/* The product of two matrices of float8, times their scales, in another type. scale_result and
 * use_fast_accum are for GPUs.
 * _scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None,
 *     Tensor? scale_result=None, ScalarType? out_dtype=None,
 *     bool use_fast_accum=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_scaled_mm(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *scale_a, kf_tensor_t *scale_b, kf_tensor_t *bias, kf_tensor_t *scale_result,
    kf_opt_int_t out_dtype, bool use_fast_accum, kf_tensor_t **out);
/* Into out: _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b,
 *     Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None,
 *     bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_scaled_mm_out(kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *scale_a, kf_tensor_t *scale_b, kf_tensor_t *bias, kf_tensor_t *scale_result,
    kf_opt_int_t out_dtype, bool use_fast_accum, kf_tensor_t *out);

/* The sum over the dimensions sumdim of the product of three tensors, which get dimensions of
 * size 1 first.
 * _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3,
 *     int[] sumdim, int unroll_dim=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_trilinear(kf_tensor_t *i1, kf_tensor_t *i2, kf_tensor_t *i3,
    kf_int_span_t expand1, kf_int_span_t expand2, kf_int_span_t expand3, kf_int_span_t sumdim,
    int64_t unroll_dim, kf_tensor_t **out);

/* ---- nn ------------------------------------------------------------------------------------- */

/* self padded with value; pad holds (before, after) for the last dimension, then the one before
 * it, and so on. Negative padding crops.
 * constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_constant_pad_nd(kf_tensor_t *self, kf_int_span_t pad,
    kf_scalar_t value, kf_tensor_t **out);
/* Into out: constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_constant_pad_nd_out(kf_tensor_t *self, kf_int_span_t pad,
    kf_scalar_t value, kf_tensor_t *out);

/* self padded along its last dimension by reflection, without repeating the edge: (c b | a b c |
 * b a). padding is (left, right).
 * reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad1d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: reflection_pad1d.out(Tensor self, SymInt[2] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad1d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded along its last two dimensions by reflection, without repeating the edge. padding
 * is (left, right, top, bottom).
 * reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad2d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: reflection_pad2d.out(Tensor self, SymInt[4] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad2d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded along its last three dimensions by reflection, without repeating the edge. padding
 * is (left, right, top, bottom, front, back).
 * reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad3d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: reflection_pad3d.out(Tensor self, SymInt[6] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reflection_pad3d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded along its last dimension by repeating the edge: (a a | a b c | c c). padding is
 * (left, right).
 * replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad1d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: replication_pad1d.out(Tensor self, SymInt[2] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad1d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded along its last two dimensions by repeating the edge. padding is (left, right, top,
 * bottom).
 * replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad2d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: replication_pad2d.out(Tensor self, SymInt[4] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad2d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded along its last three dimensions by repeating the edge. padding is (left, right,
 * top, bottom, front, back).
 * replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_replication_pad3d(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t **out);
/* Into out: replication_pad3d.out(Tensor self, SymInt[6] padding, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_replication_pad3d_out(kf_tensor_t *self, kf_int_span_t padding,
    kf_tensor_t *out);

/* self padded by wrapping around: (b c | a b c | a b). pad holds (before, after) for the last
 * dimension, then the one before it, and so on.
 * _pad_circular(Tensor self, SymInt[] pad) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_pad_circular(kf_tensor_t *self, kf_int_span_t pad,
    kf_tensor_t **out);

/* self padded by mode "constant" (with value, default 0), "reflect", "replicate" or "circular";
 * pad holds (before, after) for the last dimension first.
 * pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pad(kf_tensor_t *self, kf_int_span_t pad, kf_str_t mode,
    kf_opt_float_t value, kf_tensor_t **out);

/* weight[indices]: rows of the matrix weight, in the shape of indices with the row dimension
 * added. Row padding_idx gets no gradient.
 * embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
 *     bool sparse=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_embedding(kf_tensor_t *weight, kf_tensor_t *indices,
    int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out);
/* Into out: embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1,
 *     bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_embedding_out(kf_tensor_t *weight, kf_tensor_t *indices,
    int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t *out);

/* Gradient of embedding with respect to weight (num_weights rows): the sum of grad_output over
 * the occurrences of each index; with scale_grad_by_freq, divided by their number.
 * embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights,
 *     SymInt padding_idx, bool scale_grad_by_freq) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_embedding_dense_backward(kf_tensor_t *grad_output,
    kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
    kf_tensor_t **out);
/* Into out: embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights,
 *     SymInt padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_embedding_dense_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
    kf_tensor_t *out);

/* Gradient of embedding with respect to weight: embedding_dense_backward, or a sparse tensor
 * with a row for each index.
 * embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx,
 *     bool scale_grad_by_freq, bool sparse) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_embedding_backward(kf_tensor_t *grad, kf_tensor_t *indices,
    int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool sparse,
    kf_tensor_t **out);

/* (result, weights): weights = softmax(query @ key^T * scale + attn_mask) after dropout,
 * result = weights @ value. The unfused form of scaled_dot_product_attention.
 * _scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value,
 *     Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False,
 *     Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_scaled_dot_product_attention_math(kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal,
    kf_tensor_t *dropout_mask, kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* (output, logsumexp): scaled_dot_product_attention of batch × heads × rows × columns, computed
 * in blocks of keys, and the logarithm of each query's sum of weights. dropout_p must be 0.
 * _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value,
 *     float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None,
 *     float? scale=None) -> (Tensor output, Tensor logsumexp) */
KF_API KF_MUST_USE kf_status_t kf_raw_scaled_dot_product_flash_attention_for_cpu(
    kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value, double dropout_p, bool is_causal,
    kf_tensor_t *attn_mask, kf_opt_float_t scale, kf_tensor_t **out_output,
    kf_tensor_t **out_logsumexp);

/* Gradients of _scaled_dot_product_flash_attention_for_cpu with respect to query, key and value;
 * out and logsumexp are its results.
 * _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query,
 *     Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal,
 *     *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key,
 *     Tensor grad_value) */
KF_API KF_MUST_USE kf_status_t kf_raw_scaled_dot_product_flash_attention_for_cpu_backward(
    kf_tensor_t *grad_out, kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value,
    kf_tensor_t *out, kf_tensor_t *logsumexp, double dropout_p, bool is_causal,
    kf_tensor_t *attn_mask, kf_opt_float_t scale, kf_tensor_t **out_grad_query,
    kf_tensor_t **out_grad_key, kf_tensor_t **out_grad_value);

/* What scaled_dot_product_attention calls for these arguments: 1 for the fused operator, 0 for
 * the unfused one, -1 if neither is allowed.
 * _fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
 *     float dropout_p=0., bool is_causal=False, *, float? scale=None,
 *     bool enable_gqa=False) -> int */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_sdp_choice(kf_tensor_t *query, kf_tensor_t *key,
    kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal,
    kf_opt_float_t scale, bool enable_gqa, int64_t *out);

/* softmax(query @ key^T * scale + attn_mask) @ value; a boolean mask is true where a key takes
 * part. scale is by default 1 / sqrt(query.size(-1)); is_causal masks later keys, enable_gqa
 * shares key heads.
 * scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
 *     float dropout_p=0., bool is_causal=False, *, float? scale=None,
 *     bool enable_gqa=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_scaled_dot_product_attention(kf_tensor_t *query, kf_tensor_t *key,
    kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal,
    kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out);

/* One recurrent layer in one direction: output, hy, cy (LSTM) and what backward needs. Weights
 * are w_ih, w_hh, b_ih, b_hh; mode is 0 for relu, 1 tanh, 2 LSTM, 3 GRU; packed rows have
 * batch_sizes.
 * mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3,
 *     Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size,
 *     int num_layers, bool has_biases, bool bidirectional, bool batch_first,
 *     bool train) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_mkldnn_rnn_layer(kf_tensor_t *input, kf_tensor_t *weight0,
    kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *hx_,
    kf_tensor_t *cx_, bool reverse, kf_int_span_t batch_sizes, int64_t mode, int64_t hidden_size,
    int64_t num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);

/* Gradients of mkldnn_rnn_layer with respect to its seven tensors; the last one is for LSTM.
 * mkldnn_rnn_layer_backward(Tensor input, Tensor weight1, Tensor weight2, Tensor weight3,
 *     Tensor weight4, Tensor hx_, Tensor cx_tmp, Tensor output, Tensor hy_, Tensor cy_,
 *     Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, bool reverse, int mode,
 *     int hidden_size, int num_layers, bool has_biases, bool train, bool bidirectional,
 *     int[] batch_sizes, bool batch_first, Tensor workspace) -> (Tensor, Tensor, Tensor, Tensor,
 *     Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_mkldnn_rnn_layer_backward(kf_tensor_t *input,
    kf_tensor_t *weight1, kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *weight4,
    kf_tensor_t *hx_, kf_tensor_t *cx_tmp, kf_tensor_t *output, kf_tensor_t *hy_, kf_tensor_t *cy_,
    kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy, bool reverse,
    int64_t mode, int64_t hidden_size, int64_t num_layers, bool has_biases, bool train,
    bool bidirectional, kf_int_span_t batch_sizes, bool batch_first, kf_tensor_t *workspace,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3,
    kf_tensor_t **out4, kf_tensor_t **out5, kf_tensor_t **out6);

/* LSTM layers over sequences of equal length: the output and the final states hx and cx. params:
 * w_ih, w_hh, b_ih, b_hh and, with projections, w_hr of each layer and direction.
 * lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers,
 *     float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_lstm(kf_tensor_t *input, kf_tensor_span_t hx,
    kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);

/* lstm.input for a packed sequence: batch_sizes[t] rows of data belong to step t.
 * lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases,
 *     int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_lstm_data(kf_tensor_t *data, kf_tensor_t *batch_sizes,
    kf_tensor_span_t hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);

/* GRU layers over sequences of equal length: the output and the final state. params: w_ih, w_hh,
 * b_ih and b_hh of each layer and direction.
 * gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
 *     float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_gru(kf_tensor_t *input, kf_tensor_t *hx, kf_tensor_span_t params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);

/* gru.input for a packed sequence: batch_sizes[t] rows of data belong to step t.
 * gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases,
 *     int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_gru_data(kf_tensor_t *data, kf_tensor_t *batch_sizes,
    kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout,
    bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);

/* Recurrent layers with tanh over sequences of equal length: the output and the final state.
 * params: w_ih, w_hh, b_ih and b_hh of each layer and direction.
 * rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
 *     float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_rnn_tanh(kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);

/* rnn_tanh.input for a packed sequence: batch_sizes[t] rows of data belong to step t.
 * rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases,
 *     int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_rnn_tanh_data(kf_tensor_t *data, kf_tensor_t *batch_sizes,
    kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout,
    bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);

/* Recurrent layers with relu over sequences of equal length: the output and the final state.
 * params: w_ih, w_hh, b_ih and b_hh of each layer and direction.
 * rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
 *     float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_rnn_relu(kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);

/* rnn_relu.input for a packed sequence: batch_sizes[t] rows of data belong to step t.
 * rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases,
 *     int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_rnn_relu_data(kf_tensor_t *data, kf_tensor_t *batch_sizes,
    kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout,
    bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);

/* One step of lstm: the new hidden and cell states.
 * lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
 *     Tensor? b_hh=None) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_lstm_cell(kf_tensor_t *input, kf_tensor_span_t hx,
    kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* One step of gru: the new hidden state.
 * gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
 *     Tensor? b_hh=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_gru_cell(kf_tensor_t *input, kf_tensor_t *hx, kf_tensor_t *w_ih,
    kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t **out);

/* One step of rnn_tanh: the new hidden state.
 * rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
 *     Tensor? b_hh=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rnn_tanh_cell(kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t **out);

/* One step of rnn_relu: the new hidden state.
 * rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
 *     Tensor? b_hh=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rnn_relu_cell(kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t **out);

/* ---- norm ----------------------------------------------------------------------------------- */

/* exp(self) / sum(exp(self)) along dim; does not overflow. half_to_float gives a float32 result
 * for float16.
 * _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_softmax(kf_tensor_t *self, int64_t dim, bool half_to_float,
    kf_tensor_t **out);
/* Into out: _softmax.out(Tensor self, int dim, bool half_to_float, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_softmax_out(kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t *out);

/* self - log(sum(exp(self))) along dim; does not overflow. half_to_float gives a float32 result
 * for float16.
 * _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_log_softmax(kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t **out);
/* Into out: _log_softmax.out(Tensor self, int dim, bool half_to_float, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_log_softmax_out(kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t *out);

/* Gradient of _softmax with respect to self: output * (grad_output - sum(grad_output * output))
 * along dim, where output is the result of _softmax.
 * _softmax_backward_data(Tensor grad_output, Tensor output, int dim,
 *     ScalarType input_dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_softmax_backward_data(kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out);
/* Into grad_input: _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim,
 *     ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_softmax_backward_data_out(kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t *grad_input);

/* Gradient of _log_softmax with respect to self: grad_output - exp(output) * sum(grad_output)
 * along dim, where output is the result of _log_softmax.
 * _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim,
 *     ScalarType input_dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_log_softmax_backward_data(kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out);
/* Into out: _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim,
 *     ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_log_softmax_backward_data_out(kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t *out);

/* exp(self) / sum(exp(self)) along dim, computed in dtype if given; does not overflow.
 * softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t **out);
/* Into out: softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_softmax_int_out(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* softmax along dim, with 0 instead of NaN where all elements along dim are -inf.
 * _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_safe_softmax(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);

/* self - log(sum(exp(self))) along dim, computed in dtype if given; does not overflow.
 * log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log_softmax(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t **out);
/* Into out: log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_softmax_int_out(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* (output, mean, rstd): output = (input - mean) * rstd * weight + bias over the last dimensions,
 * of shape normalized_shape; rstd = 1 / sqrt(variance + eps).
 * native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
 *     float eps) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_layer_norm(kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: native_layer_norm.out(Tensor input, SymInt[] normalized_shape,
 *     Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_layer_norm_out(kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);

/* Gradients of native_layer_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed.
 * native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape,
 *     Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor,
 *     Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_layer_norm_backward(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: native_layer_norm_backward.out(Tensor grad_out, Tensor input,
 *     SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias,
 *     bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 *     Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_layer_norm_backward_out(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);

/* (input - mean) / sqrt(variance + eps) * weight + bias, with mean and variance over the last
 * dimensions, of shape normalized_shape. cudnn_enable is ignored.
 * layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None,
 *     float eps=1.0000000000000001e-05, bool cudnn_enable=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_layer_norm(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enable, kf_tensor_t **out);

/* (output, rstd): output = input * rstd * weight over the last dimensions, of shape
 * normalized_shape; rstd = 1 / sqrt(mean(input**2) + eps).
 * _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_rms_norm(kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* Gradients of _fused_rms_norm: (grad_input, grad_weight). Those that output_mask leaves out are
 * not computed.
 * _fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd,
 *     Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_fused_rms_norm_backward(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *rstd, kf_tensor_t *weight,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1);

/* input / sqrt(mean(input**2) + eps) * weight, with the mean over the last dimensions, of shape
 * normalized_shape. eps None is the epsilon of the type.
 * rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None,
 *     float? eps=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rms_norm(kf_tensor_t *input, kf_int_span_t normalized_shape,
    kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out);

/* (output, mean, rstd) of group_norm for N samples of C channels with HxW elements each; mean
 * and rstd = 1 / sqrt(variance + eps) of each group of each sample.
 * native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW,
 *     int group, float eps) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_group_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias,
 *     SymInt N, SymInt C, SymInt HxW, int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_group_norm_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
    kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);

/* Gradients of native_group_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed.
 * native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd,
 *     Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group,
 *     bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_group_norm_backward(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N,
    int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: native_group_norm_backward.out(Tensor grad_out, Tensor input,
 *     Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group,
 *     bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 *     Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_group_norm_backward_out(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N,
    int64_t C, int64_t HxW, int64_t group, kf_bool_span_t output_mask, kf_tensor_t *out0,
    kf_tensor_t *out1, kf_tensor_t *out2);

/* (input - mean) / sqrt(variance + eps) * weight + bias, with mean and variance over each of
 * num_groups groups of channels of each sample. cudnn_enabled is ignored.
 * group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None,
 *     float eps=1.0000000000000001e-05, bool cudnn_enabled=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_group_norm(kf_tensor_t *input, int64_t num_groups,
    kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enabled, kf_tensor_t **out);

/* (output, save_mean, save_invstd) of batch_norm. When training, the last two are the mean and
 * 1 / sqrt(variance + eps) of each channel and running_mean and running_var are updated;
 * otherwise they are empty.
 * native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_batch_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out, save_mean, save_invstd: native_batch_norm.out(Tensor input, Tensor? weight,
 *     Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum,
 *     float eps, *, Tensor(a!) out, Tensor(b!) save_mean,
 *     Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_batch_norm_out(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, kf_tensor_t *out, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd);

/* native_batch_norm whose schema says that running_mean and running_var are written.
 * _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 *     Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
/* Into out, save_mean, save_invstd: _native_batch_norm_legit.out(Tensor input, Tensor? weight,
 *     Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training,
 *     float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean,
 *     Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_out(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t *out, kf_tensor_t *save_mean,
    kf_tensor_t *save_invstd);

/* native_batch_norm without running statistics.
 * _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
 *     float momentum, float eps) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_no_stats(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out, save_mean, save_invstd: _native_batch_norm_legit.no_stats_out(Tensor input,
 *     Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out,
 *     Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_no_stats_out(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t *out, kf_tensor_t *save_mean, kf_tensor_t *save_invstd);

/* native_batch_norm with training false: normalizes by running_mean and running_var.
 * _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias,
 *     Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_no_training(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: _native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight,
 *     Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps, *,
 *     Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_no_training_out(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);

/* Gradients of native_batch_norm: (grad_input, grad_weight, grad_bias). Those that output_mask
 * leaves out are not computed.
 * native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight,
 *     Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd,
 *     bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_batch_norm_backward(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps,
    kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: native_batch_norm_backward.out(Tensor grad_out, Tensor input,
 *     Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean,
 *     Tensor? save_invstd, bool train, float eps, bool[3] output_mask, *, Tensor(a!) out0,
 *     Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_native_batch_norm_backward_out(kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps,
    kf_bool_span_t output_mask, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);

/* (input - mean) / sqrt(variance + eps) * weight + bias for each channel (dimension 1). When
 * training, by the statistics of input, and the running ones are updated; otherwise by
 * running_mean and running_var.
 * batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool training, float momentum, float eps,
 *     bool cudnn_enabled) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_batch_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);

/* (input - mean) / sqrt(variance + eps) * weight + bias for each channel of each sample;
 * use_input_stats false uses running_mean and running_var. cudnn_enabled is ignored.
 * instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool use_input_stats, float momentum, float eps,
 *     bool cudnn_enabled) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_instance_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool use_input_stats,
    double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);

/* softmax, under a second name.
 * special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_softmax(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);

/* log_softmax, under a second name.
 * special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_log_softmax(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);

/* native_batch_norm in training, which updates the running statistics, and an empty reserve.
 * _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 *     Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_batch_norm_with_update(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2,
    kf_tensor_t **out3);

/* native_batch_norm with the given statistics, and an empty reserve.
 * _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_batch_norm_no_update(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, double momentum,
    double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);

/* v * (g / norm_except_dim(v, 2, dim)).
 * _weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_weight_norm(kf_tensor_t *v, kf_tensor_t *g, int64_t dim,
    kf_tensor_t **out);

/* The norms over all dimensions but dim, which is kept; of the whole tensor if dim is -1.
 * norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_norm_except_dim(kf_tensor_t *v, int64_t pow, int64_t dim,
    kf_tensor_t **out);

/* The mean and the biased variance of each channel, after an update of the running ones.
 * batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var,
 *     float momentum) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_batch_norm_update_stats(kf_tensor_t *input,
    kf_tensor_t *running_mean, kf_tensor_t *running_var, double momentum, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* _weight_norm, and the norms of v, in float32 for half types.
 * _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_weight_norm_interface(kf_tensor_t *v, kf_tensor_t *g,
    int64_t dim, kf_tensor_t **out0, kf_tensor_t **out1);

/* _batch_norm_with_update, with the new running statistics as results.
 * _batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias,
 *     Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor,
 *     Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
KF_API KF_MUST_USE kf_status_t kf_raw_batch_norm_with_update_functional(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2,
    kf_tensor_t **out3, kf_tensor_t **out_running_mean_out, kf_tensor_t **out_running_var_out);

/* native_batch_norm, with the new running statistics as results.
 * _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias,
 *     Tensor running_mean, Tensor running_var, bool training, float momentum,
 *     float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
KF_API KF_MUST_USE kf_status_t kf_raw_native_batch_norm_legit_functional(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out_running_mean_out, kf_tensor_t **out_running_var_out);

/* Batch normalization of a library for GPUs.
 * cudnn_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool training, float exponential_average_factor,
 *     float epsilon) -> (Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_cudnn_batch_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double exponential_average_factor, double epsilon, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3);

/* Batch normalization of a library for GPUs.
 * miopen_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool training, float exponential_average_factor,
 *     float epsilon) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_miopen_batch_norm(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double exponential_average_factor, double epsilon, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);

/* native_batch_norm, an empty reserve, and the number of the implementation, 0.
 * _batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 *     Tensor? running_var, bool training, float momentum, float eps,
 *     bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int) */
KF_API KF_MUST_USE kf_status_t kf_raw_batch_norm_impl_index(kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3, int64_t *out4);

/* ---- pool ----------------------------------------------------------------------------------- */

/* (values, indices) of the maximum of each window of kernel_size over the last two dimensions.
 * indices count within the plane, row-major; an empty stride is kernel_size. NaN propagates.
 * max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 *     int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_max_pool2d_with_indices(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out, indices: max_pool2d_with_indices.out(Tensor self, int[2] kernel_size,
 *     int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *,
 *     Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_max_pool2d_with_indices_out(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *out, kf_tensor_t *indices);

/* Gradient of max_pool2d_with_indices with respect to self: grad_output added at indices.
 * max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size,
 *     int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_pool2d_with_indices_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out);
/* Into grad_input: max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode,
 *     Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_pool2d_with_indices_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices,
    kf_tensor_t *grad_input);

/* (values, indices) of the maximum of each window of kernel_size over the last three dimensions.
 * indices count within the volume, row-major; an empty stride is kernel_size. NaN propagates.
 * max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 *     int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_max_pool3d_with_indices(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out, indices: max_pool3d_with_indices.out(Tensor self, int[3] kernel_size,
 *     int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *,
 *     Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_max_pool3d_with_indices_out(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t *out, kf_tensor_t *indices);

/* Gradient of max_pool3d_with_indices with respect to self: grad_output added at indices.
 * max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size,
 *     int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_pool3d_with_indices_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out);
/* Into grad_input: max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode,
 *     Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_pool3d_with_indices_backward_grad_input(
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices,
    kf_tensor_t *grad_input);

/* (values, indices) of the maximum of each window of kernel_size along the last dimension. An
 * empty stride is kernel_size; NaN propagates.
 * max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0],
 *     int[1] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_max_pool1d_with_indices(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);

/* Maximum of each window of kernel_size along the last dimension. An empty stride is
 * kernel_size; NaN propagates.
 * max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0],
 *     int[1] dilation=[1], bool ceil_mode=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
    kf_tensor_t **out);

/* Maximum of each window of kernel_size over the last two dimensions. An empty stride is
 * kernel_size; NaN propagates.
 * max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 *     int[2] dilation=1, bool ceil_mode=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
    kf_tensor_t **out);

/* Maximum of each window of kernel_size over the last three dimensions. An empty stride is
 * kernel_size; NaN propagates.
 * max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 *     int[3] dilation=1, bool ceil_mode=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
    kf_tensor_t **out);

/* Mean of each window of kernel_size along the last dimension. An empty stride is kernel_size;
 * padding counts as elements only with count_include_pad.
 * avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0],
 *     bool ceil_mode=False, bool count_include_pad=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_avg_pool1d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_tensor_t **out);
/* Into out: avg_pool1d.out(Tensor self, int[1] kernel_size, int[1] stride=[],
 *     int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_avg_pool1d_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_tensor_t *out);

/* Mean of each window of kernel_size over the last two dimensions. Padding counts as elements
 * only with count_include_pad; divisor_override replaces the divisor.
 * avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 *     bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_avg_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t **out);
/* Into out: avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 *     bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_avg_pool2d_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);

/* Gradient of avg_pool2d with respect to self: each element of grad_output, divided as in the
 * mean, added to all elements of its window.
 * avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride,
 *     int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
/* Into grad_input: avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad,
 *     int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_avg_pool2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *grad_input);

/* Mean of each window of kernel_size over the last three dimensions. Padding counts as elements
 * only with count_include_pad; divisor_override replaces the divisor.
 * avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 *     bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_avg_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t **out);
/* Into out: avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 *     bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_avg_pool3d_out(kf_tensor_t *self, kf_int_span_t kernel_size,
    kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
    kf_opt_int_t divisor_override, kf_tensor_t *out);

/* Gradient of avg_pool3d with respect to self: each element of grad_output, divided as in the
 * mean, added to all elements of its window.
 * avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride,
 *     int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
    bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out);
/* Into grad_input: avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self,
 *     int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad,
 *     int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_avg_pool3d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding,
    bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t *grad_input);

/* Mean over windows along the last dimension; element i is the mean of elements floor(i * n /
 * output_size) up to ceil((i + 1) * n / output_size).
 * adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool1d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out);
/* Into out: adaptive_avg_pool1d.out(Tensor self, int[1] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool1d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Mean over windows of the last two dimensions, placed so that the result has output_size there;
 * see adaptive_avg_pool1d.
 * adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out);
/* Into out: adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Mean over windows of the last two dimensions, placed so that the result has output_size there:
 * the kernel of adaptive_avg_pool2d.
 * _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool2d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
/* Into out: _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Gradient of _adaptive_avg_pool2d with respect to self.
 * _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out);
/* Into out: _adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool2d_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);

/* Mean over windows of the last three dimensions, placed so that the result has output_size
 * there; see adaptive_avg_pool1d.
 * adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out);
/* Into out: adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_avg_pool3d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Mean over windows of the last three dimensions, placed so that the result has output_size
 * there: the kernel of adaptive_avg_pool3d.
 * _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool3d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
/* Into out: _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool3d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Gradient of _adaptive_avg_pool3d with respect to self.
 * _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out);
/* Into out: _adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_adaptive_avg_pool3d_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *out);

/* (values, indices) of the maximum over windows along the last dimension, placed so that the
 * result has output_size there; windows as in adaptive_avg_pool1d.
 * adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool1d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* (values, indices) of the maximum over windows of the last two dimensions, placed so that the
 * result has output_size there. indices count within the plane, row-major.
 * adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool2d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out, indices: adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out,
 *     Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out, kf_tensor_t *indices);

/* Gradient of adaptive_max_pool2d with respect to self: grad_output added at indices.
 * adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool2d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out);
/* Into grad_input: adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool2d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *grad_input);

/* (values, indices) of the maximum over windows of the last three dimensions, placed so that the
 * result has output_size there. indices count within the volume, row-major.
 * adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool3d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out, indices: adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out,
 *     Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool3d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t *out, kf_tensor_t *indices);

/* Gradient of adaptive_max_pool3d with respect to self: grad_output added at indices.
 * adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool3d_backward(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out);
/* Into grad_input: adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self,
 *     Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_adaptive_max_pool3d_backward_grad_input(kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t *grad_input);

/* Zeros of output_size with the elements of self at indices, which count within a plane: the
 * inverse of max pooling.
 * max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_unpool2d(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size, kf_tensor_t **out);
/* Into out: max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_unpool2d_out(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size, kf_tensor_t *out);

/* Zeros of output_size with the elements of self at indices, which count within a volume: the
 * inverse of max pooling.
 * max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride,
 *     int[3] padding) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max_unpool3d(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size, kf_int_span_t stride, kf_int_span_t padding, kf_tensor_t **out);
/* Into out: max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride,
 *     int[3] padding, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_unpool3d_out(kf_tensor_t *self, kf_tensor_t *indices,
    kf_int_span_t output_size, kf_int_span_t stride, kf_int_span_t padding, kf_tensor_t *out);

/* (values, indices) of the maximum of windows of kernel_size, output_size of them in each plane,
 * at positions that random_samples determines.
 * fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size,
 *     Tensor random_samples) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool2d(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into output, indices: fractional_max_pool2d.output(Tensor self, int[2] kernel_size,
 *     int[2] output_size, Tensor random_samples, *, Tensor(a!) output,
 *     Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool2d_output(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t *output, kf_tensor_t *indices);

/* (values, indices) of the maximum of windows of kernel_size, output_size of them in each
 * volume, at positions that random_samples determines.
 * fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size,
 *     Tensor random_samples) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool3d(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into output, indices: fractional_max_pool3d.output(Tensor self, int[3] kernel_size,
 *     int[3] output_size, Tensor random_samples, *, Tensor(a!) output,
 *     Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_fractional_max_pool3d_output(kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples,
    kf_tensor_t *output, kf_tensor_t *indices);

/* ---- quantization --------------------------------------------------------------------------- */

/* self rounded to the numbers (q - zero_point) * scale, for integers q from quant_min to
 * quant_max.
 * fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min,
 *     int quant_max) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fake_quantize_per_tensor_affine(kf_tensor_t *self, double scale,
    int64_t zero_point, int64_t quant_min, int64_t quant_max, kf_tensor_t **out);

/* self rounded to the numbers (q - zero_point) * scale, for integers q from quant_min to
 * quant_max. Scale and zero point are tensors.
 * fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point,
 *     int quant_min, int quant_max) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fake_quantize_per_tensor_affine_tensor_qparams(kf_tensor_t *self,
    kf_tensor_t *scale, kf_tensor_t *zero_point, int64_t quant_min, int64_t quant_max,
    kf_tensor_t **out);

/* fake_quantize_per_tensor_affine with a scale and a zero point for each index of a dimension.
 * fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis,
 *     int quant_min, int quant_max) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fake_quantize_per_channel_affine(kf_tensor_t *self,
    kf_tensor_t *scale, kf_tensor_t *zero_point, int64_t axis, int64_t quant_min, int64_t quant_max,
    kf_tensor_t **out);

/* ---- queries -------------------------------------------------------------------------------- */

/* True for a tensor of complex numbers.
 * is_complex(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_complex(kf_tensor_t *self, bool *out);

/* True for a tensor of floating-point numbers.
 * is_floating_point(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_floating_point(kf_tensor_t *self, bool *out);

/* True if the type has negative numbers.
 * is_signed(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_signed(kf_tensor_t *self, bool *out);

/* True for a tensor whose elements are the conjugates of those in memory.
 * is_conj(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_conj(kf_tensor_t *self, bool *out);

/* True for a tensor whose elements are the negatives of those in memory.
 * is_neg(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_neg(kf_tensor_t *self, bool *out);

/* True for a tensor that was made in inference mode.
 * is_inference(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_inference(kf_tensor_t *self, bool *out);

/* True if both tensors have the same memory, sizes and strides.
 * is_set_to(Tensor self, Tensor tensor) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_set_to(kf_tensor_t *self, kf_tensor_t *tensor, bool *out);

/* True if the memory of both tensors holds as many elements.
 * _has_same_storage_numel(Tensor self, Tensor other) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_has_same_storage_numel(kf_tensor_t *self, kf_tensor_t *other,
    bool *out);

/* False: this library is not part of keyfall.
 * _nnpack_available() -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_nnpack_available(bool *out);

/* An error with this text if self is 0 or False.
 * _assert_scalar(Scalar self, str assert_msg) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_assert_scalar(kf_scalar_t self, kf_str_t assert_msg);

/* An error unless a has the given sizes, strides, type, device and layout.
 * _assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None,
 *     ScalarType? dtype=None, *, Device? device=None, Layout? layout=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_assert_tensor_metadata(kf_tensor_t *a, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t dtype, kf_opt_device_t device, kf_opt_int_t layout);

/* A boolean tensor: whether all elements of a boolean tensor are true.
 * _is_all_true(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_is_all_true(kf_tensor_t *self, kf_tensor_t **out);

/* A boolean tensor: whether an element of a boolean tensor is true.
 * _is_any_true(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_is_any_true(kf_tensor_t *self, kf_tensor_t **out);

/* True for a tensor that no recorded operator made.
 * is_leaf(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_leaf(kf_tensor_t *self, bool *out);

/* True for memory that devices can read directly.
 * is_pinned(Tensor self, Device? device=None) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_pinned(kf_tensor_t *self, kf_opt_device_t device, bool *out);

/* Which output of the node that made it a tensor is.
 * output_nr(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_output_nr(kf_tensor_t *self, int64_t *out);

/* True for a tensor that is no leaf and keeps its gradient.
 * retains_grad(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_retains_grad(kf_tensor_t *self, bool *out);

/* Says whether gradients of self are computed.
 * requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_requires_grad_(kf_tensor_t *self, bool requires_grad);

/* Makes a tensor that is no leaf keep its gradient.
 * retain_grad(Tensor(a!) self) -> () */
KF_API KF_MUST_USE kf_status_t kf_retain_grad(kf_tensor_t *self);

/* How often the tensor's memory was written.
 * _version(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_raw_version(kf_tensor_t *self, int64_t *out);

/* An error if an element is 0.
 * _assert_async(Tensor self) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_assert_async(kf_tensor_t *self);

/* An error with this text if an element is 0.
 * _assert_async.msg(Tensor self, str assert_msg) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_assert_async_msg(kf_tensor_t *self, kf_str_t assert_msg);

/* True if self can become a view of the other tensor: layouts and devices are equal.
 * _has_compatible_shallow_copy_type(Tensor self, Tensor from) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_has_compatible_shallow_copy_type(kf_tensor_t *self,
    kf_tensor_t *from, bool *out);

/* True for a tensor of zeros that has no memory.
 * _is_zerotensor(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_raw_is_zerotensor(kf_tensor_t *self, bool *out);

/* False: tensors of one process.
 * is_distributed(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_distributed(kf_tensor_t *self, bool *out);

/* ---- random --------------------------------------------------------------------------------- */

/* Tensor like self of random numbers, uniform in [from, to).
 * uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_uniform(kf_tensor_t *self, double from, double to,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: uniform_(Tensor(a!) self, float from=0., float to=1., *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_uniform_(kf_tensor_t *self, double from, double to,
    kf_generator_t *generator);
/* Into out: uniform.out(Tensor self, float from=0., float to=1., *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_uniform_out(kf_tensor_t *self, double from, double to,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random numbers from the normal distribution with the given mean and std.
 * normal_functional(Tensor self, float mean=0., float std=1., *,
 *     Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_normal_functional(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: normal_(Tensor(a!) self, float mean=0., float std=1., *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator);
/* Into out: normal.out(Tensor self, float mean=0., float std=1., *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_out(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random numbers exp(x), with x normal with the given mean and std.
 * log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log_normal(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: log_normal_(Tensor(a!) self, float mean=1., float std=2., *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_normal_(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator);
/* Into out: log_normal.out(Tensor self, float mean=1., float std=2., *,
 *     Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_normal_out(kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random numbers from the Cauchy distribution with the given median and
 * scale sigma.
 * cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cauchy(kf_tensor_t *self, double median, double sigma,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: cauchy_(Tensor(a!) self, float median=0., float sigma=1., *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cauchy_(kf_tensor_t *self, double median, double sigma,
    kf_generator_t *generator);
/* Into out: cauchy.out(Tensor self, float median=0., float sigma=1., *,
 *     Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cauchy_out(kf_tensor_t *self, double median, double sigma,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random numbers from the exponential distribution with rate lambd.
 * exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_exponential(kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: exponential_(Tensor(a!) self, float lambd=1., *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exponential_(kf_tensor_t *self, double lambd,
    kf_generator_t *generator);
/* Into out: exponential.out(Tensor self, float lambd=1., *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exponential_out(kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random numbers from the geometric distribution: the number of trials up to
 * the first success of probability p, at least 1.
 * geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_geometric(kf_tensor_t *self, double p, kf_generator_t *generator,
    kf_tensor_t **out);
/* In place: geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_geometric_(kf_tensor_t *self, double p,
    kf_generator_t *generator);
/* Into out: geometric.out(Tensor self, float p, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_geometric_out(kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random integers, uniform from 0 to the largest value of an integer type,
 * or to 2**digits of a floating-point type (digits: 24 for float32, 53 for float64).
 * random(Tensor self, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_random(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t **out);
/* In place: random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random_(kf_tensor_t *self, kf_generator_t *generator);
/* Into out: random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random_out(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);

/* Tensor like self of random integers, uniform in [from, to); to None is the end of the range of
 * the type.
 * random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_random_from(kf_tensor_t *self, int64_t from, kf_opt_int_t to,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: random_.from(Tensor(a!) self, int from, int? to, *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random__from(kf_tensor_t *self, int64_t from, kf_opt_int_t to,
    kf_generator_t *generator);
/* Into out: random.from_out(Tensor self, int from, int? to, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random_from_out(kf_tensor_t *self, int64_t from, kf_opt_int_t to,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self of random integers, uniform in [0, to).
 * random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_random_to(kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random__to(kf_tensor_t *self, int64_t to,
    kf_generator_t *generator);
/* Into out: random.to_out(Tensor self, int to, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_random_to_out(kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self whose elements are 1 with probability p, otherwise 0.
 * bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_p(kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: bernoulli_.float(Tensor(a!) self, float p=0.5, *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bernoulli__float(kf_tensor_t *self, double p,
    kf_generator_t *generator);
/* Into out: bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_float_out(kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self whose elements are 1 with the probabilities in p, which broadcasts to self,
 * otherwise 0.
 * bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_Tensor(kf_tensor_t *self, kf_tensor_t *p,
    kf_generator_t *generator, kf_tensor_t **out);
/* In place: bernoulli_.Tensor(Tensor(a!) self, Tensor p, *,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_(kf_tensor_t *self, kf_tensor_t *p,
    kf_generator_t *generator);
/* Into out: bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_Tensor_out(kf_tensor_t *self, kf_tensor_t *p,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor like self whose elements are 1 with the probabilities in self, otherwise 0.
 * bernoulli(Tensor self, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bernoulli(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t **out);
/* Into out: bernoulli.out(Tensor self, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bernoulli_out(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);

/* Random numbers from Poisson distributions with the rates in self, elementwise.
 * poisson(Tensor self, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_poisson(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t **out);
/* Into out: poisson.out(Tensor self, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_poisson_out(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t *out);

/* Random numbers from gamma distributions of scale 1 with the shapes in self, elementwise.
 * _standard_gamma(Tensor self, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_standard_gamma(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t **out);
/* Into out: _standard_gamma.out(Tensor self, Generator? generator=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_standard_gamma_out(kf_tensor_t *self,
    kf_generator_t *generator, kf_tensor_t *out);

/* Derivative of the gamma random numbers in output by the shapes in self, elementwise with
 * broadcasting.
 * _standard_gamma_grad(Tensor self, Tensor output) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_standard_gamma_grad(kf_tensor_t *self, kf_tensor_t *output,
    kf_tensor_t **out);
/* Into out: _standard_gamma_grad.out(Tensor self, Tensor output, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_standard_gamma_grad_out(kf_tensor_t *self,
    kf_tensor_t *output, kf_tensor_t *out);

/* Random vectors from Dirichlet distributions with the concentrations in the last dimension of
 * self.
 * _sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sample_dirichlet(kf_tensor_t *self, kf_generator_t *generator,
    kf_tensor_t **out);
/* Into out: _sample_dirichlet.out(Tensor self, Generator? generator=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_sample_dirichlet_out(kf_tensor_t *self,
    kf_generator_t *generator, kf_tensor_t *out);

/* Derivative of the elements x of Dirichlet random vectors by their own concentrations alpha,
 * divided by 1 - x; total is the sum of the concentrations.
 * _dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_dirichlet_grad(kf_tensor_t *x, kf_tensor_t *alpha,
    kf_tensor_t *total, kf_tensor_t **out);
/* Into out: _dirichlet_grad.out(Tensor x, Tensor alpha, Tensor total, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_dirichlet_grad_out(kf_tensor_t *x, kf_tensor_t *alpha,
    kf_tensor_t *total, kf_tensor_t *out);

/* Random numbers of successes in count trials with probability prob, elementwise with
 * broadcasting.
 * binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_binomial(kf_tensor_t *count, kf_tensor_t *prob,
    kf_generator_t *generator, kf_tensor_t **out);
/* Into out: binomial.out(Tensor count, Tensor prob, Generator? generator=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_binomial_out(kf_tensor_t *count, kf_tensor_t *prob,
    kf_generator_t *generator, kf_tensor_t *out);

/* num_samples random column indices for each row of self, drawn with probabilities proportional
 * to its elements; without replacement, no index repeats.
 * multinomial(Tensor self, SymInt num_samples, bool replacement=False, *,
 *     Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_multinomial(kf_tensor_t *self, int64_t num_samples,
    bool replacement, kf_generator_t *generator, kf_tensor_t **out);
/* Into out: multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *,
 *     Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_multinomial_out(kf_tensor_t *self, int64_t num_samples,
    bool replacement, kf_generator_t *generator, kf_tensor_t *out);

/* self where self > 0, otherwise slope * self. When training, slopes are uniform in [lower,
 * upper) and noise receives them (1 where self > 0); otherwise the slope is (lower + upper) / 2.
 * rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125,
 *     Scalar upper=0.33333333333333331, bool training=False,
 *     Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rrelu_with_noise(kf_tensor_t *self, kf_tensor_t *noise,
    kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t **out);
/* In place: rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125,
 *     Scalar upper=0.33333333333333331, bool training=False,
 *     Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rrelu_with_noise_(kf_tensor_t *self, kf_tensor_t *noise,
    kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator);
/* Into out: rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125,
 *     Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rrelu_with_noise_out(kf_tensor_t *self, kf_tensor_t *noise,
    kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t *out);

/* self where self > 0, otherwise slope * self. When training, slopes are random, uniform in
 * [lower, upper); otherwise (lower + upper) / 2.
 * rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False,
 *     Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rrelu(kf_tensor_t *self, kf_scalar_t lower, kf_scalar_t upper,
    bool training, kf_generator_t *generator, kf_tensor_t **out);
/* In place: rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.33333333333333331,
 *     bool training=False, Generator? generator=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rrelu_(kf_tensor_t *self, kf_scalar_t lower, kf_scalar_t upper,
    bool training, kf_generator_t *generator);

/* Tensor of the given size of random numbers, uniform in [0, 1).
 * rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rand(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rand_out(kf_int_span_t size, kf_tensor_t *out);

/* Tensor of the given size of random numbers from the standard normal distribution.
 * randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randn(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randn_out(kf_int_span_t size, kf_tensor_t *out);

/* Random numbers, uniform in [0, 1), in the shape of self, and in its type and device unless
 * given.
 * rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rand_like(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: rand_like.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rand_like_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Random numbers from the standard normal distribution, in the shape of self, and in its type
 * and device unless given.
 * randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randn_like(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randn_like.out(Tensor self, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randn_like_out(kf_tensor_t *self, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Tensor of the given size of random integers, uniform in [0, high).
 * randint(SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint(int64_t high, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_out(int64_t high, kf_int_span_t size, kf_tensor_t *out);

/* Tensor of the given size of random integers, uniform in [low, high).
 * randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=4,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_low(int64_t low, int64_t high, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: randint.low_out(SymInt low, SymInt high, SymInt[] size, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_low_out(int64_t low, int64_t high, kf_int_span_t size,
    kf_tensor_t *out);

/* Random integers, uniform in [0, high), in the shape of self, and in its type and device unless
 * given.
 * randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like(kf_tensor_t *self, int64_t high, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randint_like.out(Tensor self, SymInt high, *, MemoryFormat? memory_format=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_out(kf_tensor_t *self, int64_t high,
    kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random integers, uniform in [low, high), in the shape of self, and in its type and device
 * unless given.
 * randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like_low_dtype(kf_tensor_t *self, int64_t low,
    int64_t high, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randint_like.low_dtype_out(Tensor self, SymInt low, SymInt high, *,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_low_dtype_out(kf_tensor_t *self, int64_t low,
    int64_t high, kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random integers, uniform in [0, high), in the shape of self; high is a tensor of one element.
 * randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like_Tensor(kf_tensor_t *self, kf_tensor_t *high,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randint_like.Tensor_out(Tensor self, Tensor high, *,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_Tensor_out(kf_tensor_t *self, kf_tensor_t *high,
    kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random permutation of the integers 0 to n - 1.
 * randperm(SymInt n, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randperm(int64_t n, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randperm_out(int64_t n, kf_tensor_t *out);

/* rand that draws from generator.
 * rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rand_generator(kf_int_span_t size, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: rand.generator_out(SymInt[] size, *, Generator? generator,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rand_generator_out(kf_int_span_t size, kf_generator_t *generator,
    kf_tensor_t *out);

/* randn that draws from generator.
 * randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randn_generator(kf_int_span_t size, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: randn.generator_out(SymInt[] size, *, Generator? generator,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randn_generator_out(kf_int_span_t size, kf_generator_t *generator,
    kf_tensor_t *out);

/* rand_like that draws from generator.
 * rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rand_like_generator(kf_tensor_t *self, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: rand_like.generator_out(Tensor self, *, Generator? generator,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rand_like_generator_out(kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);

/* randn_like that draws from generator.
 * randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randn_like_generator(kf_tensor_t *self, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randn_like.generator_out(Tensor self, *, Generator? generator,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randn_like_generator_out(kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random integers, uniform in [0, high), drawn from generator.
 * randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=4,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_generator(int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_generator_out(int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out);

/* Random integers, uniform in [low, high), drawn from generator.
 * randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator,
 *     ScalarType? dtype=4, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_low_generator(int64_t low, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *,
 *     Generator? generator, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_low_generator_out(int64_t low, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);

/* Random integers, uniform in [0, high), in the shape of self, drawn from generator.
 * randint_like.generator(Tensor self, SymInt high, *, Generator? generator,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like_generator(kf_tensor_t *self, int64_t high,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
/* Into out: randint_like.generator_out(Tensor self, SymInt high, *, Generator? generator,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_generator_out(kf_tensor_t *self, int64_t high,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random integers, uniform in [low, high), in the shape of self, drawn from generator.
 * randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *,
 *     Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like_low_generator_dtype(kf_tensor_t *self, int64_t low,
    int64_t high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out);
/* Into out: randint_like.low_generator_dtype_out(Tensor self, SymInt low, SymInt high, *,
 *     Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_low_generator_dtype_out(kf_tensor_t *self,
    int64_t low, int64_t high, kf_generator_t *generator, kf_opt_int_t memory_format,
    kf_tensor_t *out);

/* Random integers, uniform in [0, high), in the shape of self, drawn from generator; high is a
 * tensor of one element.
 * randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     MemoryFormat? memory_format=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randint_like_Tensor_generator(kf_tensor_t *self,
    kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out);
/* Into out: randint_like.Tensor_generator_out(Tensor self, Tensor high, *, Generator? generator,
 *     MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randint_like_Tensor_generator_out(kf_tensor_t *self,
    kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);

/* Random permutation of the integers 0 to n - 1, drawn from generator.
 * randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=4,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_randperm_generator(int64_t n, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
/* Into out: randperm.generator_out(SymInt n, *, Generator? generator,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_randperm_generator_out(int64_t n, kf_generator_t *generator,
    kf_tensor_t *out);

/* Random numbers from normal distributions with the means in mean and the standard deviations in
 * std, elementwise with broadcasting.
 * normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_normal(kf_tensor_t *mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t **out);
/* Into out: normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_Tensor_Tensor_out(kf_tensor_t *mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t *out);

/* Random numbers from normal distributions with the means in mean and the standard deviation
 * std, elementwise.
 * normal.Tensor_float(Tensor mean, float std=1., *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_normal_Tensor_float(kf_tensor_t *mean, double std,
    kf_generator_t *generator, kf_tensor_t **out);
/* Into out: normal.Tensor_float_out(Tensor mean, float std=1., *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_Tensor_float_out(kf_tensor_t *mean, double std,
    kf_generator_t *generator, kf_tensor_t *out);

/* Random numbers from normal distributions with the given mean and the standard deviations in
 * std, elementwise.
 * normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_normal_float_Tensor(double mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t **out);
/* Into out: normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_float_Tensor_out(double mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t *out);

/* Tensor of the given size of random numbers from the normal distribution with the given mean
 * and std.
 * normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_normal_float_float(double mean, double std, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
/* Into out: normal.float_float_out(float mean, float std, SymInt[] size, *,
 *     Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_normal_float_float_out(double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);

/* (output, mask): mask is true with probability 1 - p, output = input * mask / (1 - p). With
 * train false, output is a copy of input and mask all true; None counts as true.
 * native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_native_dropout(kf_tensor_t *input, double p, kf_opt_bool_t train,
    kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out0, out1: native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0,
 *     Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_native_dropout_out(kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t *out0, kf_tensor_t *out1);

/* Gradient of native_dropout with respect to input: grad_output * mask * scale.
 * native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_native_dropout_backward(kf_tensor_t *grad_output,
    kf_tensor_t *mask, double scale, kf_tensor_t **out);
/* Into out: native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_native_dropout_backward_out(kf_tensor_t *grad_output,
    kf_tensor_t *mask, double scale, kf_tensor_t *out);

/* When train is true, sets each element of input to 0 with probability p and divides the others
 * by 1 - p; otherwise returns input.
 * dropout(Tensor input, float p, bool train) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dropout(kf_tensor_t *input, double p, bool train,
    kf_tensor_t **out);
/* In place: dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dropout_(kf_tensor_t *self, double p, bool train);

/* dropout of whole channels: all elements of a channel (dimension 1) of a sample are dropped
 * together.
 * feature_dropout(Tensor input, float p, bool train) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_feature_dropout(kf_tensor_t *input, double p, bool train,
    kf_tensor_t **out);
/* In place: feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_feature_dropout_(kf_tensor_t *self, double p, bool train);

/* dropout that sets elements to a negative constant, then scales and shifts all so that mean 0
 * and variance 1 are kept.
 * alpha_dropout(Tensor input, float p, bool train) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_alpha_dropout(kf_tensor_t *input, double p, bool train,
    kf_tensor_t **out);
/* In place: alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_alpha_dropout_(kf_tensor_t *self, double p, bool train);

/* alpha_dropout of whole channels: all elements of a channel (dimension 1) of a sample are
 * dropped together.
 * feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_feature_alpha_dropout(kf_tensor_t *input, double p, bool train,
    kf_tensor_t **out);
/* In place: feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_feature_alpha_dropout_(kf_tensor_t *self, double p, bool train);

/* Fills the direction numbers of a Sobol sequence, one row for each dimension.
 * _sobol_engine_initialize_state_(Tensor(a!) self, int dimension) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_sobol_engine_initialize_state_(kf_tensor_t *self,
    int64_t dimension);

/* Multiplies the direction numbers of a Sobol sequence by triangular matrices of bits.
 * _sobol_engine_scramble_(Tensor(a!) self, Tensor ltm, int dimension) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_sobol_engine_scramble_(kf_tensor_t *self, kf_tensor_t *ltm,
    int64_t dimension);

/* The next n points of a Sobol sequence, and the state behind them.
 * _sobol_engine_draw(Tensor quasi, int n, Tensor sobolstate, int dimension, int num_generated,
 *     ScalarType? dtype) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_sobol_engine_draw(kf_tensor_t *quasi, int64_t n,
    kf_tensor_t *sobolstate, int64_t dimension, int64_t num_generated, kf_opt_int_t dtype,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* Moves the state of a Sobol sequence n points forward.
 * _sobol_engine_ff_(Tensor(a!) self, int n, Tensor sobolstate, int dimension,
 *     int num_generated) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_sobol_engine_ff_(kf_tensor_t *self, int64_t n,
    kf_tensor_t *sobolstate, int64_t dimension, int64_t num_generated);

/* rrelu_with_noise, with the noise as a second result.
 * rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125,
 *     Scalar upper=0.33333333333333331, bool training=False,
 *     Generator? generator=None) -> (Tensor, Tensor noise_out) */
KF_API KF_MUST_USE kf_status_t kf_rrelu_with_noise_functional(kf_tensor_t *self, kf_tensor_t *noise,
    kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t **out0, kf_tensor_t **out_noise_out);

/* ---- reduce --------------------------------------------------------------------------------- */

/* Sum of all elements of self; 0 if empty. Integers and booleans are summed in int64.
 * sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sum(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sum_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out);

/* Sum over the dimensions dim, over all if dim is None or empty. Integers and booleans are
 * summed in int64.
 * sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sum_dim_IntList(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *,
 *     ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sum_IntList_out(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* Sum over the dimensions dim, over all if dim is None or empty, with NaN counted as 0.
 * nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nansum(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nansum_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* Mean of all elements of self; NaN if empty. Integer tensors need a floating-point dtype.
 * mean(Tensor self, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mean(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mean_dtype_out(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t *out);

/* Mean over the dimensions dim, over all if dim is None or empty. Integer tensors need a
 * floating-point dtype.
 * mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* Mean of the elements that are not NaN over the dimensions dim, over all if dim is None or
 * empty. NaN if there are none.
 * nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nanmean(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nanmean_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* Product of all elements of self; 1 if empty. Integers and booleans are multiplied in int64.
 * prod(Tensor self, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_prod(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_prod_out(kf_tensor_t *self, kf_opt_int_t dtype, kf_tensor_t *out);

/* Product along dim; 1 if its size is 0. Integers and booleans are multiplied in int64.
 * prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_prod_dim_int(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_prod_int_out(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_opt_int_t dtype, kf_tensor_t *out);

/* Maximum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the
 * gradient equally.
 * amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_amax(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_amax_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out);

/* Minimum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the
 * gradient equally.
 * amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_amin(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_amin_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out);

/* (min, max) of self along dim, or of all elements if dim is None. NaN propagates.
 * aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max) */
KF_API KF_MUST_USE kf_status_t kf_aminmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t **out_min, kf_tensor_t **out_max);
/* Into min, max: aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min,
 *     Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max) */
KF_API KF_MUST_USE kf_status_t kf_aminmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t *min, kf_tensor_t *max);

/* Maximum of all elements of self, which must not be empty. NaN propagates.
 * max(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_max(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_max_unary_out(kf_tensor_t *self, kf_tensor_t *out);

/* Minimum of all elements of self, which must not be empty. NaN propagates.
 * min(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_min(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_min_unary_out(kf_tensor_t *self, kf_tensor_t *out);

/* (values, indices) of the maximum along dim. Ties take the first index; NaN counts as the
 * largest.
 * max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_max_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into max, max_values: max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max,
 *     Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_max_dim_max(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *max, kf_tensor_t *max_values);

/* (values, indices) of the minimum along dim. Ties take the first index; NaN counts as the
 * smallest.
 * min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_min_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into min, min_indices: min.dim_min(Tensor self, int dim, bool keepdim=False, *,
 *     Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_min_dim_min(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *min, kf_tensor_t *min_indices);

/* Index of the maximum along dim, or in the flattened tensor if dim is None. Ties take the
 * first; NaN counts as the largest.
 * argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_argmax(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: argmax.out(Tensor self, int? dim=None, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_argmax_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t *out);

/* Index of the minimum along dim, or in the flattened tensor if dim is None. Ties take the
 * first; NaN counts as the smallest.
 * argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_argmin(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: argmin.out(Tensor self, int? dim=None, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_argmin_out(kf_tensor_t *self, kf_opt_int_t dim, bool keepdim,
    kf_tensor_t *out);

/* True if any element of self is nonzero; false if empty. The result is boolean, uint8 for
 * uint8.
 * any(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_any(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_any_all_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where any element along dim is nonzero; false if there are none. The result is boolean,
 * uint8 for uint8.
 * any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_any_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_any_out(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *out);

/* True where any element over the dimensions dim is nonzero. None reduces all dimensions, an
 * empty list none.
 * any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_any_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_any_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out);

/* True if all elements of self are nonzero; true if empty. The result is boolean, uint8 for
 * uint8.
 * all(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_all(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_all_all_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where all elements along dim are nonzero; true if there are none. The result is boolean,
 * uint8 for uint8.
 * all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_all_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_all_out(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *out);

/* True where all elements over the dimensions dim are nonzero. None reduces all dimensions, an
 * empty list none.
 * all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_all_dims(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_all_dims_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out);

/* Number of nonzero elements over the dimensions dim, over all if dim is empty, as int64.
 * count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_count_nonzero_dim_IntList(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
/* Into out: count_nonzero.dim_IntList_out(Tensor self, int[] dim, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_count_nonzero_dim_IntList_out(kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t *out);

/* Number of nonzero elements along dim, or of all elements if dim is None, as int64.
 * count_nonzero(Tensor self, int? dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_count_nonzero(kf_tensor_t *self, kf_opt_int_t dim,
    kf_tensor_t **out);
/* Into out: count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_count_nonzero_out(kf_tensor_t *self, kf_opt_int_t dim,
    kf_tensor_t *out);

/* Variance over the dimensions dim (all if None or empty): the sum of squared deviations from
 * the mean, divided by max(n - correction, 0). correction None is 1.
 * var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_var_correction(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out);
/* Into out: var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_var_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);

/* Standard deviation over the dimensions dim (all if None or empty): the square root of
 * var.correction.
 * std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_std_correction(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out);
/* Into out: std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_std_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out);

/* (variance, mean) over the dimensions dim (all if None or empty); the variance as
 * var.correction.
 * var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_var_mean_correction(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out0, out1: var_mean.correction_out(Tensor self, int[1]? dim=None, *,
 *     Scalar? correction=None, bool keepdim=False, Tensor(a!) out0,
 *     Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_var_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1);

/* (standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as
 * std.correction.
 * std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
 *     bool keepdim=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_std_mean_correction(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
/* Into out0, out1: std_mean.correction_out(Tensor self, int[1]? dim=None, *,
 *     Scalar? correction=None, bool keepdim=False, Tensor(a!) out0,
 *     Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
KF_API KF_MUST_USE kf_status_t kf_std_mean_correction_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_opt_scalar_t correction, bool keepdim, kf_tensor_t *out0, kf_tensor_t *out1);

/* Variance of all elements of self, divided by n - 1 if unbiased, otherwise by n.
 * var(Tensor self, bool unbiased=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_var(kf_tensor_t *self, bool unbiased, kf_tensor_t **out);

/* Variance over the dimensions dim (all if None or empty), divided by n - 1 if unbiased,
 * otherwise by n.
 * var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_var_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t **out);
/* Into out: var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_var_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t *out);

/* Standard deviation of all elements of self: the square root of var.
 * std(Tensor self, bool unbiased=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_std(kf_tensor_t *self, bool unbiased, kf_tensor_t **out);

/* Standard deviation over the dimensions dim (all if None or empty): the square root of var.dim.
 * std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_std_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t **out);
/* Into out: std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_std_out(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t *out);

/* (variance, mean) of all elements of self; the variance as var.
 * var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_var_mean(kf_tensor_t *self, bool unbiased, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* (variance, mean) over the dimensions dim (all if None or empty); the variance as var.dim.
 * var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_var_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);

/* (standard deviation, mean) of all elements of self; the deviation as std.
 * std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_std_mean(kf_tensor_t *self, bool unbiased, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* (standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as
 * std.dim.
 * std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 *     Tensor) */
KF_API KF_MUST_USE kf_status_t kf_std_mean_dim(kf_tensor_t *self, kf_int_span_t dim, bool unbiased,
    bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);

/* sum(abs(self)**ord)**(1 / ord) over the dimensions dim (all if None or empty). ord inf:
 * largest, -inf: smallest absolute value; 0: number of nonzero elements.
 * linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_linalg_vector_norm(kf_tensor_t *self, kf_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
/* Into out: linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None,
 *     bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_linalg_vector_norm_out(kf_tensor_t *self, kf_scalar_t ord,
    kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t *out);

/* sum(abs(self)**p)**(1 / p) over all elements, as linalg_vector_norm.
 * norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_norm(kf_tensor_t *self, kf_scalar_t p, kf_tensor_t **out);
/* Into out: norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_norm_Scalar_out(kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t *out);

/* sum(abs(self)**p)**(1 / p) over all elements, computed in dtype. p None is 2.
 * norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_norm_ScalarOpt_dtype(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_dtype_t dtype, kf_tensor_t **out);
/* Into out: norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_norm_ScalarOpt_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_dtype_t dtype, kf_tensor_t *out);

/* sum(abs(self)**p)**(1 / p) over the dimensions dim, over all if dim is empty. p None is 2.
 * norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_norm_ScalarOpt_dim(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
/* Into out: norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_norm_out(kf_tensor_t *self, kf_opt_scalar_t p, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);

/* sum(abs(self)**p)**(1 / p) over the dimensions dim, over all if dim is empty, computed in
 * dtype. p None is 2.
 * norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *,
 *     ScalarType dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_norm_ScalarOpt_dim_dtype(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t **out);
/* Into out: norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *,
 *     ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_norm_dtype_out(kf_tensor_t *self, kf_opt_scalar_t p,
    kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t *out);

/* sqrt(sum(abs(self)**2)) over the dimensions dim, at most two; over all if dim is empty.
 * frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_frobenius_norm(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_frobenius_norm_out(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);

/* log(sum(exp(self))) over the dimensions dim; does not overflow.
 * logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logsumexp(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t **out);
/* Into out: logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logsumexp_out(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    kf_tensor_t *out);

/* Cumulative sum along dim: element i is the sum of elements 0 to i. Integers and booleans are
 * summed in int64.
 * cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cumsum(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t **out);
/* In place: cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cumsum_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype);
/* Into out: cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cumsum_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t *out);

/* Cumulative product along dim: element i is the product of elements 0 to i. Integers and
 * booleans are multiplied in int64.
 * cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cumprod(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t **out);
/* In place: cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cumprod_(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype);
/* Into out: cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cumprod_out(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype,
    kf_tensor_t *out);

/* log(cumsum(exp(self))) along dim; does not overflow.
 * logcumsumexp(Tensor self, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logcumsumexp(kf_tensor_t *self, int64_t dim, kf_tensor_t **out);
/* Into out: logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logcumsumexp_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);

/* (values, indices) of the cumulative maximum along dim. Ties take the last index; NaN counts as
 * the largest.
 * cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_cummax(kf_tensor_t *self, int64_t dim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices);
/* Into values, indices: cummax.out(Tensor self, int dim, *, Tensor(a!) values,
 *     Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_cummax_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
    kf_tensor_t *indices);

/* (values, indices) of the cumulative minimum along dim. Ties take the last index; NaN counts as
 * the smallest.
 * cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_cummin(kf_tensor_t *self, int64_t dim, kf_tensor_t **out_values,
    kf_tensor_t **out_indices);
/* Into values, indices: cummin.out(Tensor self, int dim, *, Tensor(a!) values,
 *     Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_cummin_out(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
    kf_tensor_t *indices);

/* Norm of order p of all elements of self - other, with broadcasting.
 * dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_dist(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p,
    kf_tensor_t **out);
/* Into out: dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_dist_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p,
    kf_tensor_t *out);

/* Norm of order p of x1 - x2 + eps along the last dimension, with broadcasting.
 * pairwise_distance(Tensor x1, Tensor x2, float p=2., float eps=9.9999999999999995e-07,
 *     bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_pairwise_distance(kf_tensor_t *x1, kf_tensor_t *x2, double p,
    double eps, bool keepdim, kf_tensor_t **out);

/* sum(x1 * x2) / (norm(x1) * norm(x2)) along dim, with broadcasting; each norm is at least eps.
 * cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cosine_similarity(kf_tensor_t *x1, kf_tensor_t *x2, int64_t dim,
    double eps, kf_tensor_t **out);

/* Copy of self in which each slice along dim whose norm of order p exceeds maxnorm is scaled
 * down to norm maxnorm.
 * renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_renorm(kf_tensor_t *self, kf_scalar_t p, int64_t dim,
    kf_scalar_t maxnorm, kf_tensor_t **out);
/* In place: renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_renorm_(kf_tensor_t *self, kf_scalar_t p, int64_t dim,
    kf_scalar_t maxnorm);
/* Into out: renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_renorm_out(kf_tensor_t *self, kf_scalar_t p, int64_t dim,
    kf_scalar_t maxnorm, kf_tensor_t *out);

/* Covariance matrix of the variables in the rows of self over the observations in its columns,
 * divided by n - correction. fweights and aweights weight the observations.
 * cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cov(kf_tensor_t *self, int64_t correction, kf_tensor_t *fweights,
    kf_tensor_t *aweights, kf_tensor_t **out);

/* Matrix of correlation coefficients of the variables in the rows of self over the observations
 * in its columns.
 * corrcoef(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_corrcoef(kf_tensor_t *self, kf_tensor_t **out);

/* Number of elements in each of bins equal intervals from min to max; others are not counted. If
 * min == max, the range of self is used.
 * histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_histc(kf_tensor_t *self, int64_t bins, kf_scalar_t min,
    kf_scalar_t max, kf_tensor_t **out);
/* Into out: histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_histc_out(kf_tensor_t *self, int64_t bins, kf_scalar_t min,
    kf_scalar_t max, kf_tensor_t *out);

/* Number of occurrences of each value 0, 1, 2, ... in self, or the sum of its weights. The
 * result has at least minlength elements.
 * bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bincount(kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength, kf_tensor_t **out);
/* Into out: bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bincount_out(kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength, kf_tensor_t *out);

/* Integral of y along dim by the trapezoidal rule, at the sample points x.
 * trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x, int64_t dim,
    kf_tensor_t **out);

/* Integral of y along dim by the trapezoidal rule, at sample points dx apart.
 * trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trapezoid_dx(kf_tensor_t *y, kf_scalar_t dx, int64_t dim,
    kf_tensor_t **out);

/* Cumulative integral of y along dim by the trapezoidal rule, at the sample points x. The result
 * is one element shorter.
 * cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cumulative_trapezoid_x(kf_tensor_t *y, kf_tensor_t *x,
    int64_t dim, kf_tensor_t **out);

/* Cumulative integral of y along dim by the trapezoidal rule, at sample points dx apart. The
 * result is one element shorter.
 * cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cumulative_trapezoid_dx(kf_tensor_t *y, kf_scalar_t dx,
    int64_t dim, kf_tensor_t **out);

/* Differences self[i + 1] - self[i] along dim, taken n times, after prepend and append are
 * joined to self.
 * diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diff(kf_tensor_t *self, int64_t n, int64_t dim,
    kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t **out);
/* Into out: diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None,
 *     Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diff_out(kf_tensor_t *self, int64_t n, int64_t dim,
    kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t *out);

/* Quantiles q in [0, 1] along dim, or of all elements if dim is None; the first dimension of the
 * result is that of q. NaN propagates.
 * quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_quantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
/* Into out: quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear", Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_quantile_out(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t *out);

/* Quantile q in [0, 1] along dim, or of all elements if dim is None, with interpolation between
 * neighbours. NaN propagates.
 * quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_quantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
/* Into out: quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear", Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_quantile_scalar_out(kf_tensor_t *self, double q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t *out);

/* Quantiles q in [0, 1] of the elements that are not NaN along dim, or of all if dim is None;
 * the first dimension of the result is that of q.
 * nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nanquantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
/* Into out: nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear", Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nanquantile_out(kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);

/* Quantile q in [0, 1] of the elements that are not NaN along dim, or of all if dim is None.
 * nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear") -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nanquantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim,
    bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
/* Into out: nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *,
 *     str interpolation="linear", Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nanquantile_scalar_out(kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t *out);

/* (hist, bin_edges): sums of weight in bins of equal width over range, by default from the least
 * to the largest element. density divides by the total and the widths.
 * histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None,
 *     bool density=False) -> (Tensor hist, Tensor bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogram_bin_ct(kf_tensor_t *self, int64_t bins,
    kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_tensor_t **out_bin_edges);
/* Into hist, bin_edges: histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None,
 *     Tensor? weight=None, bool density=False, Tensor(a!) hist,
 *     Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogram_bin_ct_out(kf_tensor_t *self, int64_t bins,
    kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t *hist,
    kf_tensor_t *bin_edges);

/* (hist, bin_edges): sums of weight in the bins between the elements of bins, which are sorted.
 * density divides by the total and the widths.
 * histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None,
 *     bool density=False) -> (Tensor hist, Tensor bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogram_bins_tensor(kf_tensor_t *self, kf_tensor_t *bins,
    kf_tensor_t *weight, bool density, kf_tensor_t **out_hist, kf_tensor_t **out_bin_edges);
/* Into hist, bin_edges: histogram.bins_tensor_out(Tensor self, Tensor bins, *,
 *     Tensor? weight=None, bool density=False, Tensor(a!) hist,
 *     Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogram_bins_tensor_out(kf_tensor_t *self, kf_tensor_t *bins,
    kf_tensor_t *weight, bool density, kf_tensor_t *hist, kf_tensor_t *bin_edges);

/* (hist, bin_edges): a histogram of points, whose coordinates are the last dimension of self,
 * with bins[d] bins of equal width in dimension d.
 * histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None,
 *     bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogramdd(kf_tensor_t *self, kf_int_span_t bins,
    kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_list_t **out_bin_edges);

/* (hist, bin_edges): a histogram of points, whose coordinates are the last dimension of self,
 * with the same number of bins in each dimension.
 * histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None,
 *     bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogramdd_int_bins(kf_tensor_t *self, int64_t bins,
    kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_list_t **out_bin_edges);

/* (hist, bin_edges): a histogram of points, whose coordinates are the last dimension of self,
 * with the edges bins[d] in dimension d.
 * histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None,
 *     Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
KF_API KF_MUST_USE kf_status_t kf_histogramdd_TensorList_bins(kf_tensor_t *self,
    kf_tensor_span_t bins, kf_float_span_t range, kf_tensor_t *weight, bool density,
    kf_tensor_t **out_hist, kf_list_t **out_bin_edges);

/* Reduction (sum, mean, max, min or prod) of consecutive segments of dimension axis, whose
 * lengths, or the offsets of whose ends, are given.
 * segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None,
 *     Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_segment_reduce(kf_tensor_t *data, kf_str_t reduce,
    kf_tensor_t *lengths, kf_tensor_t *indices, kf_tensor_t *offsets, int64_t axis, bool unsafe,
    kf_opt_scalar_t initial, kf_tensor_t **out);
/* Into out: segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None,
 *     Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False,
 *     Scalar? initial=None, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_segment_reduce_out(kf_tensor_t *data, kf_str_t reduce,
    kf_tensor_t *lengths, kf_tensor_t *indices, kf_tensor_t *offsets, int64_t axis, bool unsafe,
    kf_opt_scalar_t initial, kf_tensor_t *out);

/* logsumexp, under a second name.
 * special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_logsumexp(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out);
/* Into out: special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_logsumexp_out(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t *out);

/* logcumsumexp, under an older name.
 * _logcumsumexp(Tensor self, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_logcumsumexp(kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
/* Into out: _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_logcumsumexp_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);

/* trapezoid, under an older name.
 * trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trapz_x(kf_tensor_t *y, kf_tensor_t *x, int64_t dim,
    kf_tensor_t **out);

/* trapezoid with one distance, under an older name.
 * trapz.dx(Tensor y, *, float dx=1., int dim=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trapz_dx(kf_tensor_t *y, double dx, int64_t dim,
    kf_tensor_t **out);

/* aminmax of all elements, under an older name.
 * _aminmax(Tensor self) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_aminmax(kf_tensor_t *self, kf_tensor_t **out0,
    kf_tensor_t **out1);

/* aminmax over a dimension, under an older name.
 * _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_aminmax_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* The exclusive or of all elements, or over dimensions, as 64-bit patterns of int64 or float64.
 * hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hash_tensor(kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
    int64_t mode, kf_tensor_t **out);
/* Into out: hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_hash_tensor_out(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, int64_t mode, kf_tensor_t *out);

/* The edges of the bins of histogramdd.
 * _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None,
 *     bool density=False) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_raw_histogramdd_bin_edges(kf_tensor_t *self, kf_int_span_t bins,
    kf_float_span_t range, kf_tensor_t *weight, bool density, kf_list_t **out);

/* The counts of histogramdd, for numbers of bins.
 * _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None,
 *     Tensor? weight=None, bool density=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_histogramdd_from_bin_cts(kf_tensor_t *self,
    kf_int_span_t bins, kf_float_span_t range, kf_tensor_t *weight, bool density,
    kf_tensor_t **out);

/* The counts of histogramdd, for the edges of bins.
 * _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None,
 *     bool density=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_histogramdd_from_bin_tensors(kf_tensor_t *self,
    kf_tensor_span_t bins, kf_tensor_t *weight, bool density, kf_tensor_t **out);

/* Writes the results of cummax into values and indices.
 * _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_cummax_helper(kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t *indices, int64_t dim);

/* Writes the results of cummin into values and indices.
 * _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_cummin_helper(kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t *indices, int64_t dim);

/* ---- resample ------------------------------------------------------------------------------- */

/* self (N, C, L) resized to output_size by nearest-neighbour sampling: element i is read at
 * floor(i * L / output_size). scales overrides the ratio of sizes.
 * upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest1d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales, kf_tensor_t **out);
/* Into out: upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest1d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t *out);

/* upsample_nearest1d to output_size, or to the size of input times scale_factors; exactly one of
 * them is given.
 * upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest1d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);

/* self (N, C, H, W) resized to output_size by nearest-neighbour sampling. scales_h and scales_w
 * override the ratios of sizes.
 * upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into out: upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None,
 *     float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);

/* upsample_nearest2d to output_size, or to the size of input times scale_factors; exactly one of
 * them is given.
 * upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
/* Into out: upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size,
 *     float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest2d_vec_out(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t *out);

/* self (N, C, D, H, W) resized to output_size by nearest-neighbour sampling. scales_d, scales_h
 * and scales_w override the ratios of sizes.
 * upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest3d(kf_tensor_t *self, kf_int_span_t output_size,
    kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into out: upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None,
 *     float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest3d_out(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *out);

/* upsample_nearest3d to output_size, or to the size of input times scale_factors; exactly one of
 * them is given.
 * upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_nearest3d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);

/* self (N, C, L) resized to output_size by linear interpolation. align_corners maps the first
 * and last elements onto each other.
 * upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners,
 *     float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_linear1d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales, kf_tensor_t **out);
/* Into out: upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners,
 *     float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_linear1d_out(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t *out);

/* upsample_linear1d to output_size, or to the size of input times scale_factors; exactly one of
 * them is given.
 * upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_linear1d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* self (N, C, H, W) resized to output_size by bilinear interpolation. align_corners maps the
 * corner elements onto each other.
 * upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into out: upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);

/* upsample_bilinear2d to output_size, or to the size of input times scale_factors; exactly one
 * of them is given.
 * upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);
/* Into out: upsample_bilinear2d.vec_out(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_bilinear2d_vec_out(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t *out);

/* self (N, C, D, H, W) resized to output_size by trilinear interpolation. align_corners maps the
 * corner elements onto each other.
 * upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners,
 *     float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_trilinear3d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);
/* Into out: upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners,
 *     float? scales_d=None, float? scales_h=None, float? scales_w=None, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_trilinear3d_out(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *out);

/* upsample_trilinear3d to output_size, or to the size of input times scale_factors; exactly one
 * of them is given.
 * upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_trilinear3d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* self (N, C, H, W) resized to output_size by bicubic interpolation. align_corners maps the
 * corner elements onto each other.
 * upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bicubic2d(kf_tensor_t *self, kf_int_span_t output_size,
    bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
/* Into out: upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_upsample_bicubic2d_out(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);

/* upsample_bicubic2d to output_size, or to the size of input times scale_factors; exactly one of
 * them is given.
 * upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_upsample_bicubic2d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* input (N, C, H, W) sampled at the points grid (N, H_out, W_out, 2), (x, y) in [-1, 1].
 * interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic; padding_mode: 0 zeros, 1 border, 2
 * reflection.
 * grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode,
 *     bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_2d(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
/* Into out: grid_sampler_2d.out(Tensor input, Tensor grid, int interpolation_mode,
 *     int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_2d_out(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);

/* input (N, C, D, H, W) sampled at the points grid (N, D_out, H_out, W_out, 3), (x, y, z) in
 * [-1, 1]. interpolation_mode: 0 bilinear, 1 nearest; padding_mode: 0 zeros, 1 border, 2
 * reflection.
 * grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode,
 *     bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_3d(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
/* Into out: grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode,
 *     int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler_3d_out(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);

/* grid_sampler_2d for a 4-D input, grid_sampler_3d for a 5-D input.
 * grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode,
 *     bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_grid_sampler(kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);

/* grid_sampler_2d, under a second name.
 * _grid_sampler_2d_cpu_fallback(Tensor input, Tensor grid, int interpolation_mode,
 *     int padding_mode, bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_grid_sampler_2d_cpu_fallback(kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    kf_tensor_t **out);

/* Images resized by a cubic filter that grows as the size shrinks.
 * _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bicubic2d_aa(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);

/* Images resized by a cubic filter that grows as the size shrinks: to a size, or by factors.
 * _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bicubic2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* Images resized by a linear filter that grows as the size shrinks.
 * _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bilinear2d_aa(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);

/* Images resized by a linear filter that grows as the size shrinks: to a size, or by factors.
 * _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_bilinear2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* Images resized by a Lanczos filter that grows as the size shrinks.
 * _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_lanczos2d_aa(kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);

/* Images resized by a Lanczos filter that grows as the size shrinks: to a size, or by factors.
 * _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_lanczos2d_aa_vec(kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 1 dimension.
 * _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact1d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 1 dimension: to a
 * size, or by factors.
 * _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact1d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 2 dimensions.
 * _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None,
 *     float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact2d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 2 dimensions: to a
 * size, or by factors.
 * _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact2d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 3 dimensions.
 * _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None,
 *     float? scales_h=None, float? scales_w=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact3d(kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out);

/* The nearest elements, whose centers are where those of the result are, in 3 dimensions: to a
 * size, or by factors.
 * _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size,
 *     float[]? scale_factors) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_upsample_nearest_exact3d_vec(kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);

/* The grid of points that an affine transformation of images samples, for grid_sampler.
 * affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_affine_grid_generator(kf_tensor_t *theta, kf_int_span_t size,
    bool align_corners, kf_tensor_t **out);

/* grid_sampler_2d of a library for GPUs.
 * cudnn_grid_sampler(Tensor self, Tensor grid) -> Tensor output */
KF_API KF_MUST_USE kf_status_t kf_cudnn_grid_sampler(kf_tensor_t *self, kf_tensor_t *grid,
    kf_tensor_t **out_output);

/* ---- scalar --------------------------------------------------------------------------------- */

/* The number in self, a tensor of one element, read from its storage.
 * _local_scalar_dense(Tensor self) -> Scalar */
KF_API KF_MUST_USE kf_status_t kf_raw_local_scalar_dense(kf_tensor_t *self, kf_scalar_t *out);

/* The number in self, a tensor of one element.
 * item(Tensor self) -> Scalar */
KF_API KF_MUST_USE kf_status_t kf_item(kf_tensor_t *self, kf_scalar_t *out);

/* True if the number in self, a tensor of one element, is nonzero.
 * is_nonzero(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_nonzero(kf_tensor_t *self, bool *out);

/* ---- sort ----------------------------------------------------------------------------------- */

/* (values, indices) of self sorted along dim. The sort is stable; NaN counts as the largest.
 * sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_sort(kf_tensor_t *self, int64_t dim, bool descending,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: sort.values(Tensor self, int dim=-1, bool descending=False, *,
 *     Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_sort_values(kf_tensor_t *self, int64_t dim, bool descending,
    kf_tensor_t *values, kf_tensor_t *indices);

/* (values, indices) of self sorted along dim. The sort is stable even if stable is false or
 * None; NaN counts as the largest.
 * sort.stable(Tensor self, *, bool? stable, int dim=-1,
 *     bool descending=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_sort_stable(kf_tensor_t *self, kf_opt_bool_t stable, int64_t dim,
    bool descending, kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: sort.values_stable(Tensor self, *, bool? stable, int dim=-1,
 *     bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 *     Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_sort_values_stable(kf_tensor_t *self, kf_opt_bool_t stable,
    int64_t dim, bool descending, kf_tensor_t *values, kf_tensor_t *indices);

/* Indices that sort self along dim, as the indices of sort.
 * argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_argsort(kf_tensor_t *self, int64_t dim, bool descending,
    kf_tensor_t **out);

/* Indices that sort self along dim, as the indices of sort. The sort is stable even if stable is
 * false.
 * argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_argsort_stable(kf_tensor_t *self, bool stable, int64_t dim,
    bool descending, kf_tensor_t **out);
/* Into out: argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_argsort_stable_out(kf_tensor_t *self, bool stable, int64_t dim,
    bool descending, kf_tensor_t *out);

/* self sorted along its first dimension, in ascending order.
 * msort(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_msort(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_msort_out(kf_tensor_t *self, kf_tensor_t *out);

/* (values, indices) of the k largest elements along dim, or the k smallest if not largest, in
 * order even if sorted is false. NaN counts as the largest.
 * topk(Tensor self, SymInt k, int dim=-1, bool largest=True,
 *     bool sorted=True) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_topk(kf_tensor_t *self, int64_t k, int64_t dim, bool largest,
    bool sorted, kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True,
 *     bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 *     Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_topk_values(kf_tensor_t *self, int64_t k, int64_t dim,
    bool largest, bool sorted, kf_tensor_t *values, kf_tensor_t *indices);

/* (values, indices) of the k-th smallest element along dim; k counts from 1, NaN as the largest.
 * kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values,
 *     Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_kthvalue(kf_tensor_t *self, int64_t k, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False,
 *     *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_kthvalue_values(kf_tensor_t *self, int64_t k, int64_t dim,
    bool keepdim, kf_tensor_t *values, kf_tensor_t *indices);

/* Median of all elements of self: the lower of the two middle ones if their number is even. NaN
 * if any element is NaN.
 * median(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_median(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_median_out(kf_tensor_t *self, kf_tensor_t *out);

/* (values, indices) of the median along dim: the lower of the two middle elements if their
 * number is even. NaN if any is NaN.
 * median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_median_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: median.dim_values(Tensor self, int dim, bool keepdim=False, *,
 *     Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_median_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *values, kf_tensor_t *indices);

/* Median of the elements of self that are not NaN: the lower of the two middle ones if their
 * number is even.
 * nanmedian(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nanmedian(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nanmedian_out(kf_tensor_t *self, kf_tensor_t *out);

/* (values, indices) of the median along dim of the elements that are not NaN: the lower of the
 * two middle ones if their number is even.
 * nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_nanmedian_dim(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *,
 *     Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_nanmedian_dim_values(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *values, kf_tensor_t *indices);

/* (values, indices) of the most frequent element along dim, the smallest one in a tie; indices
 * are those of its last occurrence.
 * mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
KF_API KF_MUST_USE kf_status_t kf_mode(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices);
/* Into values, indices: mode.values(Tensor self, int dim=-1, bool keepdim=False, *,
 *     Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
KF_API KF_MUST_USE kf_status_t kf_mode_values(kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t *values, kf_tensor_t *indices);

/* Index at which each element of self can be inserted into the last dimension of sorted_sequence
 * to keep it sorted; before equal elements, after them with right or side="right".
 * searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False,
 *     bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_searchsorted(kf_tensor_t *sorted_sequence, kf_tensor_t *self,
    bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter, kf_tensor_t **out);
/* Into out: searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *,
 *     bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_searchsorted_Tensor_out(kf_tensor_t *sorted_sequence,
    kf_tensor_t *self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter,
    kf_tensor_t *out);

/* Index at which the number self can be inserted into the 1-D sorted_sequence to keep it sorted;
 * before equal elements, after them with right or side="right".
 * searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False,
 *     bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_searchsorted_Scalar(kf_tensor_t *sorted_sequence,
    kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter,
    kf_tensor_t **out);
/* Into out: searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *,
 *     bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_searchsorted_Scalar_out(kf_tensor_t *sorted_sequence,
    kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t *sorter,
    kf_tensor_t *out);

/* Index i for each element v of self with boundaries[i - 1] < v <= boundaries[i]; with right,
 * boundaries[i - 1] <= v < boundaries[i].
 * bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False,
 *     bool right=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bucketize(kf_tensor_t *self, kf_tensor_t *boundaries,
    bool out_int32, bool right, kf_tensor_t **out);
/* Into out: bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False,
 *     bool right=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bucketize_Tensor_out(kf_tensor_t *self, kf_tensor_t *boundaries,
    bool out_int32, bool right, kf_tensor_t *out);

/* Index i for the number self with boundaries[i - 1] < self <= boundaries[i]; with right,
 * boundaries[i - 1] <= self < boundaries[i].
 * bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False,
 *     bool right=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bucketize_Scalar(kf_scalar_t self, kf_tensor_t *boundaries,
    bool out_int32, bool right, kf_tensor_t **out);
/* Into out: bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False,
 *     bool right=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bucketize_Scalar_out(kf_scalar_t self, kf_tensor_t *boundaries,
    bool out_int32, bool right, kf_tensor_t *out);

/* (values, inverse, counts): the distinct elements of self in ascending order, the index in
 * values of each element, and how often each occurs; inverse and counts are empty unless
 * requested.
 * _unique2(Tensor self, bool sorted=True, bool return_inverse=False,
 *     bool return_counts=False) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_unique2(kf_tensor_t *self, bool sorted, bool return_inverse,
    bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2);
/* Into out0, out1, out2: _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False,
 *     bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_raw_unique2_out(kf_tensor_t *self, bool sorted,
    bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);

/* (values, inverse, counts) after merging runs of equal elements, or of equal slices along dim;
 * inverse and counts are empty unless requested.
 * unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False,
 *     int? dim=None) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_unique_consecutive(kf_tensor_t *self, bool return_inverse,
    bool return_counts, kf_opt_int_t dim, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
/* Into out0, out1, out2: unique_consecutive.out(Tensor self, bool return_inverse=False,
 *     bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_unique_consecutive_out(kf_tensor_t *self, bool return_inverse,
    bool return_counts, kf_opt_int_t dim, kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2);

/* (values, inverse, counts) of the distinct slices of self along dim, in ascending lexicographic
 * order; all three are always computed.
 * unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False,
 *     bool return_counts=False) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_unique_dim(kf_tensor_t *self, int64_t dim, bool sorted,
    bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
/* Into out0, out1, out2: unique_dim.out(Tensor self, int dim, bool sorted=True,
 *     bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_unique_dim_out(kf_tensor_t *self, int64_t dim, bool sorted,
    bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);

/* (values, inverse, counts) of self after merging runs of equal slices along dim; all three are
 * always computed.
 * unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False,
 *     bool return_counts=False) -> (Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_unique_dim_consecutive(kf_tensor_t *self, int64_t dim,
    bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
/* Into out0, out1, out2: unique_dim_consecutive.out(Tensor self, int dim,
 *     bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1,
 *     Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
KF_API KF_MUST_USE kf_status_t kf_unique_dim_consecutive_out(kf_tensor_t *self, int64_t dim,
    bool return_inverse, bool return_counts, kf_tensor_t *out0, kf_tensor_t *out1,
    kf_tensor_t *out2);

/* True where an element of elements occurs in test_elements; with invert, where it does not.
 * isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False,
 *     bool invert=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isin(kf_tensor_t *elements, kf_tensor_t *test_elements,
    bool assume_unique, bool invert, kf_tensor_t **out);
/* Into out: isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *,
 *     bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isin_Tensor_Tensor_out(kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);

/* True where an element of elements equals test_element; with invert, where it does not.
 * isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False,
 *     bool invert=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isin_Tensor_Scalar(kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t **out);
/* Into out: isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *,
 *     bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isin_Tensor_Scalar_out(kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t *out);

/* True if element occurs in test_elements; with invert, if it does not.
 * isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False,
 *     bool invert=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isin_Scalar_Tensor(kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t **out);
/* Into out: isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *,
 *     bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isin_Scalar_Tensor_out(kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t *out);

/* The distinct elements, sorted, and where each element is among them.
 * _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_unique(kf_tensor_t *self, bool sorted, bool return_inverse,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* ---- sparse --------------------------------------------------------------------------------- */

/* The indices of a coalesced COO tensor: its own memory.
 * indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_indices(kf_tensor_t *self, kf_tensor_t **out);

/* The indices of a coalesced COO tensor: a copy.
 * indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* The values of a coalesced COO tensor, or of a compressed one: its own memory.
 * values(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_values(kf_tensor_t *self, kf_tensor_t **out);

/* The values of a coalesced COO tensor, or of a compressed one: a copy.
 * values_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_values_copy(kf_tensor_t *self, kf_tensor_t **out);

/* Where the rows of a CSR or BSR tensor begin: its own memory.
 * crow_indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_crow_indices(kf_tensor_t *self, kf_tensor_t **out);

/* Where the rows of a CSR or BSR tensor begin: a copy.
 * crow_indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_crow_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* The columns of a CSR or BSR tensor: its own memory.
 * col_indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_col_indices(kf_tensor_t *self, kf_tensor_t **out);

/* The columns of a CSR or BSR tensor: a copy.
 * col_indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_col_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* Where the columns of a CSC or BSC tensor begin: its own memory.
 * ccol_indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_ccol_indices(kf_tensor_t *self, kf_tensor_t **out);

/* Where the columns of a CSC or BSC tensor begin: a copy.
 * ccol_indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ccol_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* The rows of a CSC or BSC tensor: its own memory.
 * row_indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_row_indices(kf_tensor_t *self, kf_tensor_t **out);

/* The rows of a CSC or BSC tensor: a copy.
 * row_indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_row_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* The indices of a COO tensor, coalesced or not: its own memory.
 * _indices(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_indices(kf_tensor_t *self, kf_tensor_t **out);

/* The indices of a COO tensor, coalesced or not: a copy.
 * _indices_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_indices_copy(kf_tensor_t *self, kf_tensor_t **out);

/* The values of a COO tensor, coalesced or not: its own memory.
 * _values(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_values(kf_tensor_t *self, kf_tensor_t **out);

/* The values of a COO tensor, coalesced or not: a copy.
 * _values_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_values_copy(kf_tensor_t *self, kf_tensor_t **out);

/* A COO tensor whose indices are sorted and occur once; self if it is.
 * coalesce(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_coalesce(kf_tensor_t *self, kf_tensor_t **out);

/* A COO tensor whose indices are sorted and occur once.
 * _coalesce(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_coalesce(kf_tensor_t *self, kf_tensor_t **out);

/* Says that a COO tensor is coalesced, or that it is not.
 * _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_coalesced_(kf_tensor_t *self, bool coalesced);

/* True for a COO tensor whose indices are known to be sorted and to occur once.
 * is_coalesced(Tensor self) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_coalesced(kf_tensor_t *self, bool *out);

/* The number of entries.
 * _nnz(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_raw_nnz(kf_tensor_t *self, int64_t *out);

/* The number of sparse dimensions.
 * sparse_dim(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_sparse_dim_default(kf_tensor_t *self, int64_t *out);

/* The number of sparse dimensions, under an older name.
 * _dimI(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_raw_dimI(kf_tensor_t *self, int64_t *out);

/* The number of dense dimensions.
 * dense_dim(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_dense_dim(kf_tensor_t *self, int64_t *out);

/* The number of dense dimensions, under an older name.
 * _dimV(Tensor self) -> int */
KF_API KF_MUST_USE kf_status_t kf_raw_dimV(kf_tensor_t *self, int64_t *out);

/* The tensor with memory for all elements.
 * to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_dense(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_bool_t masked_grad, kf_tensor_t **out);

/* to_dense, under a second name.
 * _to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_dense(kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_bool_t masked_grad, kf_tensor_t **out);

/* The gradient of to_dense: the elements of grad where input has entries.
 * to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_dense_backward(kf_tensor_t *grad, kf_tensor_t *input,
    kf_opt_bool_t masked_grad, kf_tensor_t **out);

/* The tensor in a sparse layout, COO by default.
 * to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None,
 *     int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse(kf_tensor_t *self, kf_opt_int_t layout,
    kf_int_span_t blocksize, kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The tensor in the layout COO, with so many sparse dimensions.
 * to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse_sparse_dim(kf_tensor_t *self, int64_t sparse_dim,
    kf_tensor_t **out);

/* The tensor in the layout CSR.
 * to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse_csr(kf_tensor_t *self, kf_opt_int_t dense_dim,
    kf_tensor_t **out);

/* The tensor in the layout CSC.
 * to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse_csc(kf_tensor_t *self, kf_opt_int_t dense_dim,
    kf_tensor_t **out);

/* The tensor in the layout BSR, by blocks.
 * to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse_bsr(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The tensor in the layout BSC, by blocks.
 * to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_to_sparse_bsc(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The tensor in a sparse layout, COO by default, under a second name.
 * _to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None,
 *     int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse(kf_tensor_t *self, kf_opt_int_t layout,
    kf_int_span_t blocksize, kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The tensor in the layout COO, with so many sparse dimensions, under a second name.
 * _to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_sparse_dim(kf_tensor_t *self, int64_t sparse_dim,
    kf_tensor_t **out);

/* The tensor in the layout CSR, under a second name.
 * _to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_csr(kf_tensor_t *self, kf_opt_int_t dense_dim,
    kf_tensor_t **out);

/* The tensor in the layout CSC, under a second name.
 * _to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_csc(kf_tensor_t *self, kf_opt_int_t dense_dim,
    kf_tensor_t **out);

/* The tensor in the layout BSR, by blocks, under a second name.
 * _to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_bsr(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The tensor in the layout BSC, by blocks, under a second name.
 * _to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_bsc(kf_tensor_t *self, kf_int_span_t blocksize,
    kf_opt_int_t dense_dim, kf_tensor_t **out);

/* The elements of self where the mask has entries, as a tensor of the mask's layout.
 * sparse_mask(Tensor self, Tensor mask) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_mask(kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t **out);

/* sparse_mask, under a second name.
 * _sparse_mask_projection(Tensor self, Tensor mask, bool accumulate_matches=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_mask_projection(kf_tensor_t *self, kf_tensor_t *mask,
    bool accumulate_matches, kf_tensor_t **out);

/* Where each row begins among sorted row numbers.
 * _convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_convert_indices_from_coo_to_csr(kf_tensor_t *self,
    int64_t size, bool out_int32, kf_tensor_t **out);
/* Into out: _convert_indices_from_coo_to_csr.out(Tensor self, int size, *, bool out_int32=False,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_convert_indices_from_coo_to_csr_out(kf_tensor_t *self,
    int64_t size, bool out_int32, kf_tensor_t *out);

/* The rows, behind the numbers of batches, and the columns of all entries.
 * _convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *,
 *     bool out_int32=False, bool transpose=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_convert_indices_from_csr_to_coo(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, bool out_int32, bool transpose, kf_tensor_t **out);
/* Into out: _convert_indices_from_csr_to_coo.out(Tensor crow_indices, Tensor col_indices, *,
 *     bool out_int32=False, bool transpose=False, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_convert_indices_from_csr_to_coo_out(
    kf_tensor_t *crow_indices, kf_tensor_t *col_indices, bool out_int32, bool transpose,
    kf_tensor_t *out);

/* The product of a sparse and a dense or sparse matrix.
 * _sparse_mm(Tensor sparse, Tensor dense) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_mm(kf_tensor_t *sparse, kf_tensor_t *dense,
    kf_tensor_t **out);

/* The product of a CSR matrix and a dense one, where products are reduced by their sum, mean,
 * minimum or maximum.
 * _sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_mm_reduce(kf_tensor_t *sparse, kf_tensor_t *dense,
    kf_str_t reduce, kf_tensor_t **out);

/* The results of _sparse_mm.reduce, and an empty tensor in place of positions.
 * _sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_mm_reduce_impl(kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t reduce, kf_tensor_t **out0, kf_tensor_t **out1);

/* The product of two sparse matrices.
 * _sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_sparse_matmul(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);

/* beta * self + alpha * (mat1 @ mat2), where mat1 is sparse.
 * _sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_addmm(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);

/* alpha * (mat1 @ mat2) where self has entries, plus beta * self.
 * sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1,
 *     Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_sampled_addmm(kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);

/* The product of a sparse and a dense matrix, as a sparse one.
 * smm(Tensor self, Tensor mat2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_smm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t **out);

/* The product of a sparse and a dense matrix, as a COO tensor with one sparse dimension.
 * hspmm(Tensor mat1, Tensor mat2) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_hspmm(kf_tensor_t *mat1, kf_tensor_t *mat2, kf_tensor_t **out);

/* beta * self + alpha * (mat1 @ mat2), where self and mat1 are sparse, as a sparse matrix.
 * sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sspaddmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
    kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);

/* The solution of A @ x = B for a sparse A.
 * _spsolve(Tensor A, Tensor B, *, bool left=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_spsolve(kf_tensor_t *A, kf_tensor_t *B, bool left,
    kf_tensor_t **out);

/* A sparse matrix with these diagonals.
 * _spdiags(Tensor diagonals, Tensor offsets, int[] shape, Layout? layout=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_spdiags(kf_tensor_t *diagonals, kf_tensor_t *offsets,
    kf_int_span_t shape, kf_opt_int_t layout, kf_tensor_t **out);

/* The sum of all entries.
 * _sparse_sum(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_sum(kf_tensor_t *self, kf_tensor_t **out);

/* The sum of all entries, computed in a type.
 * _sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_sum_dtype(kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t **out);

/* The sums over dimensions.
 * _sparse_sum.dim(Tensor self, int[1] dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_sum_dim(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);

/* The sums over dimensions, computed in a type.
 * _sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_sum_dim_dtype(kf_tensor_t *self, kf_int_span_t dim,
    kf_dtype_t dtype, kf_tensor_t **out);

/* The sums over dimensions of a CSR tensor.
 * _sparse_csr_sum.dim_dtype(Tensor self, int[1] dim, bool keepdim=False, *,
 *     ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_csr_sum(kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);

/* softmax over the entries of a dimension; what is missing counts as minus infinity.
 * _sparse_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_softmax(kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t **out);

/* softmax over the entries of a dimension, computed in a type.
 * _sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_softmax_int(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);

/* log_softmax over the entries of a dimension; what is missing counts as minus infinity.
 * _sparse_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_log_softmax(kf_tensor_t *self, int64_t dim,
    bool half_to_float, kf_tensor_t **out);

/* log_softmax over the entries of a dimension, computed in a type.
 * _sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_log_softmax_int(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);

/* A COO tensor of these entries, just large enough.
 * sparse_coo_tensor.indices(Tensor indices, Tensor values, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     bool? is_coalesced=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_coo_tensor_indices(kf_tensor_t *indices,
    kf_tensor_t *values, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_bool_t is_coalesced, kf_tensor_t **out);

/* A COO tensor of these entries.
 * sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     bool? is_coalesced=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_coo_tensor_indices_size(kf_tensor_t *indices,
    kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_bool_t is_coalesced,
    kf_tensor_t **out);

/* A COO tensor without entries.
 * sparse_coo_tensor.size(int[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_coo_tensor_size(kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A COO tensor of these entries; the indices are checked here, too.
 * _sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 *     bool? is_coalesced=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_coo_tensor_unsafe(kf_tensor_t *indices,
    kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_bool_t is_coalesced,
    kf_tensor_t **out);

/* A COO tensor without entries, with these numbers of dimensions.
 * _sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_coo_tensor_with_dims(int64_t sparse_dim,
    int64_t dense_dim, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A COO tensor of these entries, with these numbers of dimensions.
 * _sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size,
 *     Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_coo_tensor_with_dims_and_tensors(int64_t sparse_dim,
    int64_t dense_dim, kf_int_span_t size, kf_tensor_t *indices, kf_tensor_t *values,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_bool_t is_coalesced, kf_tensor_t **out);

/* A compressed tensor with memory for nnz entries, whose places are undefined.
 * _sparse_compressed_tensor_with_dims(int nnz, int dense_dim, int[] size, int[] blocksize,
 *     ScalarType index_dtype, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_compressed_tensor_with_dims(int64_t nnz,
    int64_t dense_dim, kf_int_span_t size, kf_int_span_t blocksize, kf_dtype_t index_dtype,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A compressed tensor of these entries, just large enough.
 * sparse_compressed_tensor.comp_plain_value(Tensor compressed_indices, Tensor plain_indices,
 *     Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_compressed_tensor_comp_plain_value(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);

/* A compressed tensor of these entries.
 * sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices,
 *     Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None,
 *     Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_compressed_tensor_comp_plain_value_size(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A compressed tensor of these entries; they are checked here, too.
 * _sparse_compressed_tensor_unsafe(Tensor compressed_indices, Tensor plain_indices,
 *     Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,
 *     Device? device=None, bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_compressed_tensor_unsafe(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* An error unless a compressed tensor of these entries would be valid.
 * _validate_sparse_compressed_tensor_args(Tensor compressed_indices, Tensor plain_indices,
 *     Tensor values, int[] size, Layout layout, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_compressed_tensor_args(
    kf_tensor_t *compressed_indices, kf_tensor_t *plain_indices, kf_tensor_t *values,
    kf_int_span_t size, kf_layout_t layout, kf_opt_bool_t check_pinning);

/* A CSR tensor of these entries, just large enough.
 * sparse_csr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_csr_tensor_crow_col_value(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A CSR tensor of these entries.
 * sparse_csr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values,
 *     int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_csr_tensor_crow_col_value_size(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A CSR tensor of these entries; they are checked here, too.
 * _sparse_csr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size,
 *     *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_csr_tensor_unsafe(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* An error unless a CSR tensor of these entries would be valid.
 * _validate_sparse_csr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values,
 *     int[] size, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_csr_tensor_args(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_bool_t check_pinning);

/* A CSC tensor of these entries, just large enough.
 * sparse_csc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_csc_tensor_ccol_row_value(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A CSC tensor of these entries.
 * sparse_csc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values,
 *     int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_csc_tensor_ccol_row_value_size(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A CSC tensor of these entries; they are checked here, too.
 * _sparse_csc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size,
 *     *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_csc_tensor_unsafe(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* An error unless a CSC tensor of these entries would be valid.
 * _validate_sparse_csc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values,
 *     int[] size, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_csc_tensor_args(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_bool_t check_pinning);

/* A BSR tensor of these entries, just large enough.
 * sparse_bsr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_bsr_tensor_crow_col_value(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A BSR tensor of these entries.
 * sparse_bsr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values,
 *     int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_bsr_tensor_crow_col_value_size(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A BSR tensor of these entries; they are checked here, too.
 * _sparse_bsr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size,
 *     *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_bsr_tensor_unsafe(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* An error unless a BSR tensor of these entries would be valid.
 * _validate_sparse_bsr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values,
 *     int[] size, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_bsr_tensor_args(kf_tensor_t *crow_indices,
    kf_tensor_t *col_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_bool_t check_pinning);

/* A BSC tensor of these entries, just large enough.
 * sparse_bsc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *,
 *     ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_bsc_tensor_ccol_row_value(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A BSC tensor of these entries.
 * sparse_bsc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values,
 *     int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sparse_bsc_tensor_ccol_row_value_size(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* A BSC tensor of these entries; they are checked here, too.
 * _sparse_bsc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size,
 *     *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 *     bool? pin_memory=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_bsc_tensor_unsafe(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);

/* An error unless a BSC tensor of these entries would be valid.
 * _validate_sparse_bsc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values,
 *     int[] size, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_bsc_tensor_args(kf_tensor_t *ccol_indices,
    kf_tensor_t *row_indices, kf_tensor_t *values, kf_int_span_t size, kf_opt_bool_t check_pinning);

/* An error unless a COO tensor of these entries would be valid.
 * _validate_sparse_coo_tensor_args(Tensor indices, Tensor values, int[] size,
 *     bool? is_coalesced=None, bool? check_pinning=None) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_sparse_coo_tensor_args(kf_tensor_t *indices,
    kf_tensor_t *values, kf_int_span_t size, kf_opt_bool_t is_coalesced,
    kf_opt_bool_t check_pinning);

/* An error unless the indices of a compressed tensor are valid.
 * _validate_compressed_sparse_indices(bool is_crow, Tensor compressed_idx, Tensor plain_idx,
 *     int cdim, int dim, int nnz) -> () */
KF_API KF_MUST_USE kf_status_t kf_raw_validate_compressed_sparse_indices(bool is_crow,
    kf_tensor_t *compressed_idx, kf_tensor_t *plain_idx, int64_t cdim, int64_t dim, int64_t nnz);

/* Gives a COO tensor another size and other numbers of dimensions.
 * sparse_resize_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sparse_resize_(kf_tensor_t *self, kf_int_span_t size,
    int64_t sparse_dim, int64_t dense_dim);

/* Gives a COO tensor another size and other numbers of dimensions, without entries.
 * sparse_resize_and_clear_(Tensor(a!) self, int[] size, int sparse_dim,
 *     int dense_dim) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sparse_resize_and_clear_(kf_tensor_t *self, kf_int_span_t size,
    int64_t sparse_dim, int64_t dense_dim);

/* Gives a sparse tensor the size of another one.
 * resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_resize_as_sparse_(kf_tensor_t *self, kf_tensor_t *the_template);

/* copy_ of one COO tensor to another.
 * copy_sparse_to_sparse_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_copy_sparse_to_sparse_(kf_tensor_t *self, kf_tensor_t *src,
    bool non_blocking);

/* A COO tensor whose entries are repeated along the dimensions that grow.
 * _sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_broadcast_to(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _to_sparse_semi_structured(Tensor dense) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_to_sparse_semi_structured(kf_tensor_t *dense,
    kf_tensor_t **out0, kf_tensor_t **out1);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_linear(Tensor input, Tensor weight, Tensor meta, *, Tensor? bias=None,
 *     str? activation=None, ScalarType? out_dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_linear(kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *meta, kf_tensor_t *bias, kf_str_t activation,
    kf_opt_int_t out_dtype, kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_mm(Tensor mat1, Tensor mat1_meta, Tensor mat2, *,
 *     ScalarType? out_dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_mm(kf_tensor_t *mat1,
    kf_tensor_t *mat1_meta, kf_tensor_t *mat2, kf_opt_int_t out_dtype, kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_addmm(Tensor input, Tensor mat1, Tensor mat1_meta, Tensor mat2, *,
 *     Scalar alpha=1, Scalar beta=1, ScalarType? out_dtype=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_addmm(kf_tensor_t *input,
    kf_tensor_t *mat1, kf_tensor_t *mat1_meta, kf_tensor_t *mat2, kf_scalar_t alpha,
    kf_scalar_t beta, kf_opt_int_t out_dtype, kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_tile(Tensor input, str algorithm="",
 *     bool use_cutlass=True) -> (Tensor, Tensor, Tensor, Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_tile(kf_tensor_t *input,
    kf_str_t algorithm, bool use_cutlass, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3, kf_tensor_t **out4);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_apply(Tensor input, Tensor thread_masks) -> (Tensor, Tensor) */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_apply(kf_tensor_t *input,
    kf_tensor_t *thread_masks, kf_tensor_t **out0, kf_tensor_t **out1);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _sparse_semi_structured_apply_dense(Tensor input, Tensor thread_masks) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_sparse_semi_structured_apply_dense(kf_tensor_t *input,
    kf_tensor_t *thread_masks, kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _cslt_compress(Tensor input) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cslt_compress(kf_tensor_t *input, kf_tensor_t **out);

/* Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
 * _cslt_sparse_mm(Tensor compressed_A, Tensor dense_B, Tensor? bias=None, Tensor? alpha=None,
 *     ScalarType? out_dtype=None, bool transpose_result=False, int alg_id=0, int split_k=1,
 *     int split_k_mode=-1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_cslt_sparse_mm(kf_tensor_t *compressed_A,
    kf_tensor_t *dense_B, kf_tensor_t *bias, kf_tensor_t *alpha, kf_opt_int_t out_dtype,
    bool transpose_result, int64_t alg_id, int64_t split_k, int64_t split_k_mode,
    kf_tensor_t **out);

/* ---- special -------------------------------------------------------------------------------- */

/* Bessel function of the first kind of order 0, elementwise.
 * special_bessel_j0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_j0(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_j0_out(kf_tensor_t *self, kf_tensor_t *out);

/* Bessel function of the first kind of order 1, elementwise.
 * special_bessel_j1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_j1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_j1_out(kf_tensor_t *self, kf_tensor_t *out);

/* Bessel function of the second kind of order 0, elementwise.
 * special_bessel_y0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_y0(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_y0_out(kf_tensor_t *self, kf_tensor_t *out);

/* Bessel function of the second kind of order 1, elementwise.
 * special_bessel_y1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_y1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_bessel_y1_out(kf_tensor_t *self, kf_tensor_t *out);

/* Modified Bessel function of the first kind of order 0, elementwise.
 * special_modified_bessel_i0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_i0(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_i0_out(kf_tensor_t *self,
    kf_tensor_t *out);

/* Modified Bessel function of the first kind of order 1, elementwise.
 * special_modified_bessel_i1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_i1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_i1_out(kf_tensor_t *self,
    kf_tensor_t *out);

/* Modified Bessel function of the second kind of order 0, elementwise.
 * special_modified_bessel_k0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_k0(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_k0_out(kf_tensor_t *self,
    kf_tensor_t *out);

/* Modified Bessel function of the second kind of order 1, elementwise.
 * special_modified_bessel_k1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_k1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_modified_bessel_k1_out(kf_tensor_t *self,
    kf_tensor_t *out);

/* exp(x) * special_modified_bessel_k0(x), elementwise.
 * special_scaled_modified_bessel_k0(Tensor x) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_scaled_modified_bessel_k0(kf_tensor_t *x,
    kf_tensor_t **out);
/* Into out: special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_scaled_modified_bessel_k0_out(kf_tensor_t *x,
    kf_tensor_t *out);

/* exp(x) * special_modified_bessel_k1(x), elementwise.
 * special_scaled_modified_bessel_k1(Tensor x) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_scaled_modified_bessel_k1(kf_tensor_t *x,
    kf_tensor_t **out);
/* Into out: special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_scaled_modified_bessel_k1_out(kf_tensor_t *x,
    kf_tensor_t *out);

/* Spherical Bessel function of the first kind of order 0, sin(x) / x, elementwise.
 * special_spherical_bessel_j0(Tensor x) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_spherical_bessel_j0(kf_tensor_t *x, kf_tensor_t **out);
/* Into out: special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_spherical_bessel_j0_out(kf_tensor_t *x, kf_tensor_t *out);

/* Airy function Ai, elementwise.
 * special_airy_ai(Tensor x) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_airy_ai(kf_tensor_t *x, kf_tensor_t **out);
/* Into out: special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_airy_ai_out(kf_tensor_t *x, kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at x, elementwise with broadcasting.
 * special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at x, elementwise.
 * special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at x, elementwise, for a number x.
 * special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_t_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at x, elementwise with broadcasting.
 * special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at x, elementwise.
 * special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at x, elementwise, for a number x.
 * special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_u_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at x, elementwise with broadcasting.
 * special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at x, elementwise.
 * special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at x, elementwise, for a number x.
 * special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_v_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at x, elementwise with broadcasting.
 * special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at x, elementwise.
 * special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at x, elementwise, for a number x.
 * special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_chebyshev_polynomial_w_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at 2 * x - 1, elementwise with
 * broadcasting.
 * special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t_out(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at 2 * x - 1, elementwise.
 * special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t_n_scalar_out(
    kf_tensor_t *x, kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the first kind of degree n at 2 * x - 1, elementwise, for a number x.
 * special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_t_x_scalar_out(
    kf_scalar_t x, kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at 2 * x - 1, elementwise with
 * broadcasting.
 * special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u_out(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at 2 * x - 1, elementwise.
 * special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u_n_scalar_out(
    kf_tensor_t *x, kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the second kind of degree n at 2 * x - 1, elementwise, for a number x.
 * special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_u_x_scalar_out(
    kf_scalar_t x, kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at 2 * x - 1, elementwise with
 * broadcasting.
 * special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v_out(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at 2 * x - 1, elementwise.
 * special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v_n_scalar_out(
    kf_tensor_t *x, kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the third kind of degree n at 2 * x - 1, elementwise, for a number x.
 * special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_v_x_scalar_out(
    kf_scalar_t x, kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at 2 * x - 1, elementwise with
 * broadcasting.
 * special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w_out(kf_tensor_t *x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at 2 * x - 1, elementwise.
 * special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w_n_scalar_out(
    kf_tensor_t *x, kf_scalar_t n, kf_tensor_t *out);

/* Chebyshev polynomial of the fourth kind of degree n at 2 * x - 1, elementwise, for a number x.
 * special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_shifted_chebyshev_polynomial_w_x_scalar_out(
    kf_scalar_t x, kf_tensor_t *n, kf_tensor_t *out);

/* Physicists' Hermite polynomial of degree n at x, elementwise with broadcasting.
 * special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_hermite_polynomial_h.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Physicists' Hermite polynomial of degree n at x, elementwise.
 * special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Physicists' Hermite polynomial of degree n at x, elementwise, for a number x.
 * special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_h_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Probabilists' Hermite polynomial of degree n at x, elementwise with broadcasting.
 * special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_hermite_polynomial_he.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Probabilists' Hermite polynomial of degree n at x, elementwise.
 * special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Probabilists' Hermite polynomial of degree n at x, elementwise, for a number x.
 * special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_hermite_polynomial_he_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Laguerre polynomial of degree n at x, elementwise with broadcasting.
 * special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_laguerre_polynomial_l.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Laguerre polynomial of degree n at x, elementwise.
 * special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Laguerre polynomial of degree n at x, elementwise, for a number x.
 * special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_laguerre_polynomial_l_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* Legendre polynomial of degree n at x, elementwise with broadcasting.
 * special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t **out);
/* Into out: special_legendre_polynomial_p.out(Tensor x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p_out(kf_tensor_t *x, kf_tensor_t *n,
    kf_tensor_t *out);

/* Legendre polynomial of degree n at x, elementwise.
 * special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p_n_scalar(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t **out);
/* Into out: special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p_n_scalar_out(kf_tensor_t *x,
    kf_scalar_t n, kf_tensor_t *out);

/* Legendre polynomial of degree n at x, elementwise, for a number x.
 * special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p_x_scalar(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t **out);
/* Into out: special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_legendre_polynomial_p_x_scalar_out(kf_scalar_t x,
    kf_tensor_t *n, kf_tensor_t *out);

/* ---- unary ---------------------------------------------------------------------------------- */

/* exp(self), elementwise.
 * exp(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_exp(kf_tensor_t *self, kf_tensor_t **out);
/* In place: exp_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exp_(kf_tensor_t *self);
/* Into out: exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exp_out(kf_tensor_t *self, kf_tensor_t *out);

/* 2**self, elementwise.
 * exp2(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_exp2(kf_tensor_t *self, kf_tensor_t **out);
/* In place: exp2_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exp2_(kf_tensor_t *self);
/* Into out: exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_exp2_out(kf_tensor_t *self, kf_tensor_t *out);

/* exp(self) - 1, elementwise; accurate near 0.
 * expm1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_expm1(kf_tensor_t *self, kf_tensor_t **out);
/* In place: expm1_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_expm1_(kf_tensor_t *self);
/* Into out: expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_expm1_out(kf_tensor_t *self, kf_tensor_t *out);

/* Natural logarithm of self, elementwise. log(0) is -inf; a negative real number gives NaN.
 * log(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log(kf_tensor_t *self, kf_tensor_t **out);
/* In place: log_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_(kf_tensor_t *self);
/* Into out: log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log_out(kf_tensor_t *self, kf_tensor_t *out);

/* Base-2 logarithm of self, elementwise. log2(0) is -inf; a negative real number gives NaN.
 * log2(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log2(kf_tensor_t *self, kf_tensor_t **out);
/* In place: log2_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log2_(kf_tensor_t *self);
/* Into out: log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log2_out(kf_tensor_t *self, kf_tensor_t *out);

/* Base-10 logarithm of self, elementwise. log10(0) is -inf; a negative real number gives NaN.
 * log10(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log10(kf_tensor_t *self, kf_tensor_t **out);
/* In place: log10_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log10_(kf_tensor_t *self);
/* Into out: log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log10_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(1 + self), elementwise; accurate near 0.
 * log1p(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_log1p(kf_tensor_t *self, kf_tensor_t **out);
/* In place: log1p_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log1p_(kf_tensor_t *self);
/* Into out: log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_log1p_out(kf_tensor_t *self, kf_tensor_t *out);

/* Sine of self (radians), elementwise.
 * sin(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sin(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sin_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sin_(kf_tensor_t *self);
/* Into out: sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sin_out(kf_tensor_t *self, kf_tensor_t *out);

/* Cosine of self (radians), elementwise.
 * cos(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cos(kf_tensor_t *self, kf_tensor_t **out);
/* In place: cos_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cos_(kf_tensor_t *self);
/* Into out: cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cos_out(kf_tensor_t *self, kf_tensor_t *out);

/* Tangent of self (radians), elementwise.
 * tan(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tan(kf_tensor_t *self, kf_tensor_t **out);
/* In place: tan_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tan_(kf_tensor_t *self);
/* Into out: tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tan_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse sine of self in radians, elementwise. A real number outside [-1, 1] gives NaN.
 * asin(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_asin(kf_tensor_t *self, kf_tensor_t **out);
/* In place: asin_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_asin_(kf_tensor_t *self);
/* Into out: asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_asin_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse cosine of self in radians, elementwise. A real number outside [-1, 1] gives NaN.
 * acos(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_acos(kf_tensor_t *self, kf_tensor_t **out);
/* In place: acos_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_acos_(kf_tensor_t *self);
/* Into out: acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_acos_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse tangent of self in radians, elementwise.
 * atan(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atan(kf_tensor_t *self, kf_tensor_t **out);
/* In place: atan_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atan_(kf_tensor_t *self);
/* Into out: atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atan_out(kf_tensor_t *self, kf_tensor_t *out);

/* Hyperbolic sine of self, elementwise.
 * sinh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sinh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sinh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sinh_(kf_tensor_t *self);
/* Into out: sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sinh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Hyperbolic cosine of self, elementwise.
 * cosh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_cosh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: cosh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cosh_(kf_tensor_t *self);
/* Into out: cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_cosh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Hyperbolic tangent of self, elementwise.
 * tanh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_tanh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: tanh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tanh_(kf_tensor_t *self);
/* Into out: tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_tanh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic sine of self, elementwise.
 * asinh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_asinh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: asinh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_asinh_(kf_tensor_t *self);
/* Into out: asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_asinh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic cosine of self, elementwise. A real number below 1 gives NaN.
 * acosh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_acosh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: acosh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_acosh_(kf_tensor_t *self);
/* Into out: acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_acosh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic tangent of self, elementwise. -1 and 1 give -inf and inf; a real number
 * outside [-1, 1] gives NaN.
 * atanh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atanh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: atanh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atanh_(kf_tensor_t *self);
/* Into out: atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_atanh_out(kf_tensor_t *self, kf_tensor_t *out);

/* sin(pi * self) / (pi * self), elementwise; 1 where self is 0.
 * sinc(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sinc(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sinc_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sinc_(kf_tensor_t *self);
/* Into out: sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sinc_out(kf_tensor_t *self, kf_tensor_t *out);

/* self * pi / 180, elementwise: degrees to radians.
 * deg2rad(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_deg2rad(kf_tensor_t *self, kf_tensor_t **out);
/* In place: deg2rad_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_deg2rad_(kf_tensor_t *self);
/* Into out: deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_deg2rad_out(kf_tensor_t *self, kf_tensor_t *out);

/* self * 180 / pi, elementwise: radians to degrees.
 * rad2deg(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rad2deg(kf_tensor_t *self, kf_tensor_t **out);
/* In place: rad2deg_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rad2deg_(kf_tensor_t *self);
/* Into out: rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rad2deg_out(kf_tensor_t *self, kf_tensor_t *out);

/* Square root of self, elementwise. A negative real number gives NaN.
 * sqrt(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sqrt(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sqrt_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sqrt_(kf_tensor_t *self);
/* Into out: sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sqrt_out(kf_tensor_t *self, kf_tensor_t *out);

/* 1 / sqrt(self), elementwise. 0 gives inf, a negative real number NaN.
 * rsqrt(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_rsqrt(kf_tensor_t *self, kf_tensor_t **out);
/* In place: rsqrt_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rsqrt_(kf_tensor_t *self);
/* Into out: rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_rsqrt_out(kf_tensor_t *self, kf_tensor_t *out);

/* 1 / self, elementwise. Integers give a floating-point result.
 * reciprocal(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_reciprocal(kf_tensor_t *self, kf_tensor_t **out);
/* In place: reciprocal_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reciprocal_(kf_tensor_t *self);
/* Into out: reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_reciprocal_out(kf_tensor_t *self, kf_tensor_t *out);

/* self * self, elementwise.
 * square(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_square(kf_tensor_t *self, kf_tensor_t **out);
/* In place: square_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_square_(kf_tensor_t *self);
/* Into out: square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_square_out(kf_tensor_t *self, kf_tensor_t *out);

/* Absolute value of self, elementwise. For a complex tensor the result is real.
 * abs(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_abs(kf_tensor_t *self, kf_tensor_t **out);
/* In place: abs_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_abs_(kf_tensor_t *self);
/* Into out: abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_abs_out(kf_tensor_t *self, kf_tensor_t *out);

/* -self, elementwise. A boolean tensor is an error.
 * neg(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_neg(kf_tensor_t *self, kf_tensor_t **out);
/* In place: neg_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_neg_(kf_tensor_t *self);
/* Into out: neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_neg_out(kf_tensor_t *self, kf_tensor_t *out);

/* self itself. A boolean tensor is an error.
 * positive(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_positive(kf_tensor_t *self, kf_tensor_t **out);

/* -1, 0 or 1 as self is negative, zero or positive, elementwise. NaN gives 0; a complex tensor
 * is an error.
 * sign(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sign(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sign_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sign_(kf_tensor_t *self);
/* Into out: sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sign_out(kf_tensor_t *self, kf_tensor_t *out);

/* self / abs(self), elementwise, and 0 where self is 0. For real numbers the same as sign.
 * sgn(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sgn(kf_tensor_t *self, kf_tensor_t **out);
/* In place: sgn_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sgn_(kf_tensor_t *self);
/* Into out: sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_sgn_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where the sign bit of self is set, elementwise, including -0.0.
 * signbit(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_signbit(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_signbit_out(kf_tensor_t *self, kf_tensor_t *out);

/* Argument of self in radians, elementwise. A real number gives pi if negative, otherwise 0; NaN
 * propagates.
 * angle(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_angle(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_angle_out(kf_tensor_t *self, kf_tensor_t *out);

/* Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set.
 * _conj_physical(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_conj_physical(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_conj_physical_out(kf_tensor_t *self, kf_tensor_t *out);

/* Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set. A real
 * tensor is returned as it is.
 * conj_physical(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_conj_physical(kf_tensor_t *self, kf_tensor_t **out);
/* In place: conj_physical_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_conj_physical_(kf_tensor_t *self);
/* Into out: conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_conj_physical_out(kf_tensor_t *self, kf_tensor_t *out);

/* Smallest integer not less than self, elementwise, in the type of self.
 * ceil(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_ceil(kf_tensor_t *self, kf_tensor_t **out);
/* In place: ceil_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ceil_(kf_tensor_t *self);
/* Into out: ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_ceil_out(kf_tensor_t *self, kf_tensor_t *out);

/* Largest integer not greater than self, elementwise, in the type of self.
 * floor(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_floor(kf_tensor_t *self, kf_tensor_t **out);
/* In place: floor_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_(kf_tensor_t *self);
/* Into out: floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_floor_out(kf_tensor_t *self, kf_tensor_t *out);

/* self rounded towards 0 to an integer, elementwise, in the type of self.
 * trunc(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_trunc(kf_tensor_t *self, kf_tensor_t **out);
/* In place: trunc_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_trunc_(kf_tensor_t *self);
/* Into out: trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_trunc_out(kf_tensor_t *self, kf_tensor_t *out);

/* self rounded to the nearest integer, elementwise. Ties go to the even one.
 * round(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_round(kf_tensor_t *self, kf_tensor_t **out);
/* In place: round_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_round_(kf_tensor_t *self);
/* Into out: round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_round_out(kf_tensor_t *self, kf_tensor_t *out);

/* self rounded to decimals digits after the decimal point, elementwise; a negative number counts
 * digits before it. Ties go to the even one.
 * round.decimals(Tensor self, *, int decimals) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_round_decimals(kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
/* In place: round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_round__decimals(kf_tensor_t *self, int64_t decimals);
/* Into out: round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_round_decimals_out(kf_tensor_t *self, int64_t decimals,
    kf_tensor_t *out);

/* self - trunc(self), elementwise: the fractional part, with the sign of self.
 * frac(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_frac(kf_tensor_t *self, kf_tensor_t **out);
/* In place: frac_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_frac_(kf_tensor_t *self);
/* Into out: frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_frac_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where self is NaN, elementwise.
 * isnan(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isnan(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isnan_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where self is inf or -inf, elementwise; for complex numbers, where either part is.
 * isinf(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isinf(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isinf_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where self is neither infinite nor NaN, elementwise.
 * isfinite(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isfinite(kf_tensor_t *self, kf_tensor_t **out);

/* True where the imaginary part of self is 0, elementwise; always true for real types.
 * isreal(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isreal(kf_tensor_t *self, kf_tensor_t **out);

/* True where self is inf, elementwise.
 * isposinf(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isposinf(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isposinf_out(kf_tensor_t *self, kf_tensor_t *out);

/* True where self is -inf, elementwise.
 * isneginf(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_isneginf(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_isneginf_out(kf_tensor_t *self, kf_tensor_t *out);

/* self == 0, elementwise; the result is boolean.
 * logical_not(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_logical_not(kf_tensor_t *self, kf_tensor_t **out);
/* In place: logical_not_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_not_(kf_tensor_t *self);
/* Into out: logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_logical_not_out(kf_tensor_t *self, kf_tensor_t *out);

/* ~self, elementwise, for integers; for booleans, not self.
 * bitwise_not(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_bitwise_not(kf_tensor_t *self, kf_tensor_t **out);
/* In place: bitwise_not_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_not_(kf_tensor_t *self);
/* Into out: bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_bitwise_not_out(kf_tensor_t *self, kf_tensor_t *out);

/* self with NaN replaced by nan (default 0), inf by posinf and -inf by neginf (defaults: the
 * largest and smallest finite value), elementwise.
 * nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_nan_to_num(kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t **out);
/* In place: nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None,
 *     float? neginf=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nan_to_num_(kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf);
/* Into out: nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None,
 *     *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_nan_to_num_out(kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t *out);

/* Error function of self, 2 / sqrt(pi) * integral of exp(-t**2) from 0 to self, elementwise.
 * erf(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_erf(kf_tensor_t *self, kf_tensor_t **out);
/* In place: erf_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erf_(kf_tensor_t *self);
/* Into out: erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erf_out(kf_tensor_t *self, kf_tensor_t *out);

/* 1 - erf(self), elementwise; accurate where the result is small.
 * erfc(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_erfc(kf_tensor_t *self, kf_tensor_t **out);
/* In place: erfc_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erfc_(kf_tensor_t *self);
/* Into out: erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erfc_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse error function of self, elementwise. -1 and 1 give -inf and inf, numbers outside [-1,
 * 1] NaN.
 * erfinv(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_erfinv(kf_tensor_t *self, kf_tensor_t **out);
/* In place: erfinv_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erfinv_(kf_tensor_t *self);
/* Into out: erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_erfinv_out(kf_tensor_t *self, kf_tensor_t *out);

/* exp(self**2) * erfc(self), elementwise: the scaled complementary error function.
 * special_erfcx(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_erfcx(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_erfcx_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse of special_ndtr, elementwise: the quantile function of the standard normal
 * distribution. Outside [0, 1] it is NaN.
 * special_ndtri(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_ndtri(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_ndtri_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(special_ndtr(self)), elementwise; accurate for very negative self.
 * special_log_ndtr(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_log_ndtr(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_log_ndtr_out(kf_tensor_t *self, kf_tensor_t *out);

/* 0.5 * (1 + erf(self / sqrt(2))), elementwise: the standard normal distribution function.
 * special_ndtr(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_ndtr(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_ndtr_out(kf_tensor_t *self, kf_tensor_t *out);

/* -self * log(self), elementwise; 0 where self is 0, -inf where it is negative.
 * special_entr(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_entr(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_entr_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(abs(gamma(self))), elementwise; inf at 0 and negative integers.
 * lgamma(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lgamma(kf_tensor_t *self, kf_tensor_t **out);
/* In place: lgamma_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lgamma_(kf_tensor_t *self);
/* Into out: lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lgamma_out(kf_tensor_t *self, kf_tensor_t *out);

/* Derivative of log(gamma(self)), elementwise; -inf at 0, NaN at negative integers.
 * digamma(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_digamma(kf_tensor_t *self, kf_tensor_t **out);
/* In place: digamma_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_digamma_(kf_tensor_t *self);
/* Into out: digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_digamma_out(kf_tensor_t *self, kf_tensor_t *out);

/* Derivative of order n of digamma at self, elementwise; n must not be negative.
 * polygamma(int n, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_polygamma(int64_t n, kf_tensor_t *self, kf_tensor_t **out);
/* In place: polygamma_(Tensor(a!) self, int n) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_polygamma_(kf_tensor_t *self, int64_t n);
/* Into out: polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_polygamma_out(int64_t n, kf_tensor_t *self, kf_tensor_t *out);

/* Logarithm of the multivariate gamma function of dimension p at self, elementwise.
 * mvlgamma(Tensor self, int p) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_mvlgamma(kf_tensor_t *self, int64_t p, kf_tensor_t **out);
/* In place: mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mvlgamma_(kf_tensor_t *self, int64_t p);
/* Into out: mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_mvlgamma_out(kf_tensor_t *self, int64_t p, kf_tensor_t *out);

/* Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting. A
 * negative operand gives NaN.
 * igamma(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_igamma(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_igamma_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_igamma_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), elementwise
 * with broadcasting. A negative operand gives NaN.
 * igammac(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_igammac(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);
/* In place: igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_igammac_(kf_tensor_t *self, kf_tensor_t *other);
/* Into out: igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_igammac_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Hurwitz zeta function, the sum of (k + other)**-self over k >= 0, elementwise with
 * broadcasting.
 * special_zeta(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_zeta(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_zeta_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Hurwitz zeta function, the sum of (k + other)**-self over k >= 0, elementwise.
 * special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_zeta_other_scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* Into out: special_zeta.other_scalar_out(Tensor self, Scalar other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_zeta_other_scalar_out(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);

/* Hurwitz zeta function, the sum of (k + other)**-self over k >= 0, elementwise, for a number
 * self.
 * special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_zeta_self_scalar(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_zeta.self_scalar_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_zeta_self_scalar_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(1 + other), elementwise with broadcasting; 0 where self is 0, NaN where other is
 * NaN.
 * special_xlog1py(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* self * log(1 + other), elementwise; 0 where self is 0, NaN where other is NaN.
 * special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py_other_scalar(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
/* Into out: special_xlog1py.other_scalar_out(Tensor self, Scalar other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py_other_scalar_out(kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);

/* self * log(1 + other), elementwise, for a number self; 0 where self is 0, NaN where other is
 * NaN.
 * special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py_self_scalar(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_xlog1py.self_scalar_out(Scalar self, Tensor other, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_xlog1py_self_scalar_out(kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);

/* Modified Bessel function of the first kind of order 0, elementwise.
 * i0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_i0(kf_tensor_t *self, kf_tensor_t **out);
/* In place: i0_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_i0_(kf_tensor_t *self);
/* Into out: i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_i0_out(kf_tensor_t *self, kf_tensor_t *out);

/* exp(-abs(self)) * i0(self), elementwise.
 * special_i0e(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_i0e(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_i0e_out(kf_tensor_t *self, kf_tensor_t *out);

/* Modified Bessel function of the first kind of order 1, elementwise.
 * special_i1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_i1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_i1_out(kf_tensor_t *self, kf_tensor_t *out);

/* exp(-abs(self)) * special_i1(self), elementwise.
 * special_i1e(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_i1e(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_i1e_out(kf_tensor_t *self, kf_tensor_t *out);

/* Absolute value of self, elementwise: alias of abs.
 * absolute(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_absolute(kf_tensor_t *self, kf_tensor_t **out);
/* In place: absolute_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_absolute_(kf_tensor_t *self);
/* Into out: absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_absolute_out(kf_tensor_t *self, kf_tensor_t *out);

/* -self, elementwise: alias of neg.
 * negative(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_negative(kf_tensor_t *self, kf_tensor_t **out);
/* In place: negative_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_negative_(kf_tensor_t *self);
/* Into out: negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_negative_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse cosine of self, elementwise: alias of acos.
 * arccos(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arccos(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arccos_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arccos_(kf_tensor_t *self);
/* Into out: arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arccos_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic cosine of self, elementwise: alias of acosh.
 * arccosh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arccosh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arccosh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arccosh_(kf_tensor_t *self);
/* Into out: arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arccosh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse sine of self, elementwise: alias of asin.
 * arcsin(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arcsin(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arcsin_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arcsin_(kf_tensor_t *self);
/* Into out: arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arcsin_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic sine of self, elementwise: alias of asinh.
 * arcsinh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arcsinh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arcsinh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arcsinh_(kf_tensor_t *self);
/* Into out: arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arcsinh_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse tangent of self, elementwise: alias of atan.
 * arctan(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arctan(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arctan_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctan_(kf_tensor_t *self);
/* Into out: arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctan_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse hyperbolic tangent of self, elementwise: alias of atanh.
 * arctanh(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_arctanh(kf_tensor_t *self, kf_tensor_t **out);
/* In place: arctanh_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctanh_(kf_tensor_t *self);
/* Into out: arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_arctanh_out(kf_tensor_t *self, kf_tensor_t *out);

/* 1 / (1 + exp(-self)), elementwise: alias of sigmoid.
 * special_expit(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_expit(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_expit_out(kf_tensor_t *self, kf_tensor_t *out);

/* 2**self, elementwise: alias of exp2.
 * special_exp2(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_exp2(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_exp2_out(kf_tensor_t *self, kf_tensor_t *out);

/* exp(self) - 1, elementwise: alias of expm1.
 * special_expm1(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_expm1(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_expm1_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(1 + self), elementwise: alias of log1p.
 * special_log1p(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_log1p(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_log1p_out(kf_tensor_t *self, kf_tensor_t *out);

/* sin(pi * self) / (pi * self), elementwise: alias of sinc.
 * special_sinc(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_sinc(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_sinc_out(kf_tensor_t *self, kf_tensor_t *out);

/* self rounded towards 0, elementwise: alias of trunc.
 * fix(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_fix(kf_tensor_t *self, kf_tensor_t **out);
/* In place: fix_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fix_(kf_tensor_t *self);
/* Into out: fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_fix_out(kf_tensor_t *self, kf_tensor_t *out);

/* Error function of self, elementwise: alias of erf.
 * special_erf(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_erf(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_erf_out(kf_tensor_t *self, kf_tensor_t *out);

/* 1 - erf(self), elementwise: alias of erfc.
 * special_erfc(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_erfc(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_erfc_out(kf_tensor_t *self, kf_tensor_t *out);

/* Inverse error function of self, elementwise: alias of erfinv.
 * special_erfinv(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_erfinv(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_erfinv_out(kf_tensor_t *self, kf_tensor_t *out);

/* Derivative of log(gamma(self)), elementwise: alias of digamma.
 * special_digamma(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_digamma(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_digamma_out(kf_tensor_t *self, kf_tensor_t *out);

/* Derivative of log(gamma(self)), elementwise: alias of digamma.
 * special_psi(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_psi(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_psi_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(abs(gamma(self))), elementwise: alias of lgamma.
 * special_gammaln(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_gammaln(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_gammaln_out(kf_tensor_t *self, kf_tensor_t *out);

/* Modified Bessel function of the first kind of order 0, elementwise: alias of i0.
 * special_i0(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_i0(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_i0_out(kf_tensor_t *self, kf_tensor_t *out);

/* log(self / (1 - self)), elementwise: alias of logit.
 * special_logit(Tensor self, float? eps=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_logit(kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out);
/* Into out: special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_logit_out(kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t *out);

/* self rounded to decimals digits after the decimal point, elementwise: alias of round.
 * special_round(Tensor self, *, int decimals=0) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_round(kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
/* Into out: special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_round_out(kf_tensor_t *self, int64_t decimals,
    kf_tensor_t *out);

/* Derivative of order n of digamma at self, elementwise: alias of polygamma.
 * special_polygamma(int n, Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_polygamma(int64_t n, kf_tensor_t *self,
    kf_tensor_t **out);
/* Into out: special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_polygamma_out(int64_t n, kf_tensor_t *self,
    kf_tensor_t *out);

/* Logarithm of the multivariate gamma function of dimension p, elementwise: alias of mvlgamma.
 * special_multigammaln(Tensor self, int p) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_multigammaln(kf_tensor_t *self, int64_t p,
    kf_tensor_t **out);
/* Into out: special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_multigammaln_out(kf_tensor_t *self, int64_t p,
    kf_tensor_t *out);

/* Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting:
 * alias of igamma.
 * special_gammainc(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_gammainc(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_gammainc_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* Regularized upper incomplete gamma function Q(self, other), elementwise with broadcasting:
 * alias of igammac.
 * special_gammaincc(Tensor self, Tensor other) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_special_gammaincc(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
/* Into out: special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_special_gammaincc_out(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);

/* (mantissa, exponent): self = mantissa * 2**exponent, where abs(mantissa) is in [0.5, 1) or 0.
 * frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent) */
KF_API KF_MUST_USE kf_status_t kf_frexp(kf_tensor_t *self, kf_tensor_t **out_mantissa,
    kf_tensor_t **out_exponent);
/* Into mantissa, exponent: frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa,
 *     Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent) */
KF_API KF_MUST_USE kf_status_t kf_frexp_Tensor_out(kf_tensor_t *self, kf_tensor_t *mantissa,
    kf_tensor_t *exponent);

/* ---- views ---------------------------------------------------------------------------------- */

/* View of self with the shape size, where -1 stands for the size that remains. An error if the
 * strides do not allow it.
 * view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out);

/* Copy of what view returns. View of self with the shape size, where -1 stands for the size that
 * remains. An error if the strides do not allow it.
 * view_copy(Tensor self, SymInt[] size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_view_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
/* Into out: view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_view_copy_out(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t *out);

/* View of the bytes of self as elements of type dtype. If the element sizes differ, the last
 * dimension is scaled.
 * view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_view_dtype(kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t **out);

/* Copy of what view returns. View of the bytes of self as elements of type dtype. If the element
 * sizes differ, the last dimension is scaled.
 * view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_view_copy_dtype(kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t **out);
/* Into out: view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_view_copy_dtype_out(kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t *out);

/* self in the given shape, where -1 stands for the size that remains: a view if the strides
 * allow it, otherwise a copy.
 * reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_reshape(kf_tensor_t *self, kf_int_span_t shape,
    kf_tensor_t **out);

/* View of self with the shape size that is not tracked as a view: for a temporary that nothing
 * else refers to.
 * _unsafe_view(Tensor self, SymInt[] size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_unsafe_view(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);

/* View of self with the given size and stride, which the caller has checked.
 * _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_reshape_alias(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_tensor_t **out);

/* Copy of what _reshape_alias returns. View of self with the given size and stride, which the
 * caller has checked.
 * _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_reshape_alias_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_tensor_t **out);
/* Into out: _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_reshape_alias_copy_out(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_tensor_t *out);

/* View of self with the same shape and strides.
 * alias(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_alias(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what alias returns. View of self with the same shape and strides.
 * alias_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_alias_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_alias_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* View of self that is not connected to the graph and requires no gradient.
 * detach(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_detach(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what detach returns. View of self that is not connected to the graph and requires no
 * gradient.
 * detach_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_detach_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_detach_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* Disconnects self from the graph, in place: it becomes a leaf that requires no gradient.
 * detach_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_detach_(kf_tensor_t *self);

/* View of the storage of self with the given size, stride and storage_offset (None: that of
 * self).
 * as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_as_strided(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);

/* Copy of what as_strided returns. View of the storage of self with the given size, stride and
 * storage_offset (None: that of self).
 * as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_as_strided_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
/* Into out: as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_as_strided_copy_out(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t *out);

/* Changes size, stride and storage offset of self, in place.
 * as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride,
 *     SymInt? storage_offset=None) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_as_strided_(kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset);

/* View of self with the shape size, in which dimensions of size 1 are repeated by stride 0. -1
 * keeps a size; new dimensions come first.
 * expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit,
    kf_tensor_t **out);

/* View of self expanded to the shape of other.
 * expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_expand_as(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);

/* View of self at position index of dim, without that dimension.
 * select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_select(kf_tensor_t *self, int64_t dim, int64_t index,
    kf_tensor_t **out);

/* Copy of what select returns. View of self at position index of dim, without that dimension.
 * select_copy.int(Tensor self, int dim, SymInt index) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_select_copy(kf_tensor_t *self, int64_t dim, int64_t index,
    kf_tensor_t **out);
/* Into out: select_copy.int_out(Tensor self, int dim, SymInt index, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_select_copy_int_out(kf_tensor_t *self, int64_t dim, int64_t index,
    kf_tensor_t *out);

/* View of self[start:end:step] along dim. Bounds are clamped as in Python; step must be
 * positive.
 * slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None,
 *     SymInt step=1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_slice(kf_tensor_t *self, int64_t dim, kf_opt_int_t start,
    kf_opt_int_t end, int64_t step, kf_tensor_t **out);

/* Copy of what slice returns. View of self[start:end:step] along dim. Bounds are clamped as in
 * Python; step must be positive.
 * slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None,
 *     SymInt step=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_slice_copy(kf_tensor_t *self, int64_t dim, kf_opt_int_t start,
    kf_opt_int_t end, int64_t step, kf_tensor_t **out);
/* Into out: slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None,
 *     SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_slice_copy_Tensor_out(kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t *out);

/* View of length positions of self along dim, from start on.
 * narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_narrow(kf_tensor_t *self, int64_t dim, int64_t start,
    int64_t length, kf_tensor_t **out);

/* View of length positions of self along dim, from start on, which is an integer tensor with no
 * dimensions.
 * narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_narrow_Tensor(kf_tensor_t *self, int64_t dim, kf_tensor_t *start,
    int64_t length, kf_tensor_t **out);

/* Copy of length positions of self along dim, from start on.
 * narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_narrow_copy(kf_tensor_t *self, int64_t dim, int64_t start,
    int64_t length, kf_tensor_t **out);
/* Into out: narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_narrow_copy_out(kf_tensor_t *self, int64_t dim, int64_t start,
    int64_t length, kf_tensor_t *out);

/* View of self whose dimension i is dimension dims[i] of self.
 * permute(Tensor(a) self, int[] dims) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_permute(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out);

/* View of self with dimensions dim0 and dim1 swapped.
 * transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_transpose(kf_tensor_t *self, int64_t dim0, int64_t dim1,
    kf_tensor_t **out);

/* Copy of what transpose returns. View of self with dimensions dim0 and dim1 swapped.
 * transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_transpose_copy(kf_tensor_t *self, int64_t dim0, int64_t dim1,
    kf_tensor_t **out);
/* Into out: transpose_copy.int_out(Tensor self, int dim0, int dim1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_transpose_copy_int_out(kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t *out);

/* Swaps dimensions dim0 and dim1 of self, in place.
 * transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_transpose_(kf_tensor_t *self, int64_t dim0, int64_t dim1);

/* View of the matrix self, transposed. A tensor with fewer than two dimensions is returned as it
 * is.
 * t(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_t(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what t returns. View of the matrix self, transposed. A tensor with fewer than two
 * dimensions is returned as it is.
 * t_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_t_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_t_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* Transposes the matrix self, in place.
 * t_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_t_(kf_tensor_t *self);

/* View of self with the order of its dimensions reversed.
 * numpy_T(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_numpy_T(kf_tensor_t *self, kf_tensor_t **out);

/* View of self with its last two dimensions swapped.
 * mT(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_mT(kf_tensor_t *self, kf_tensor_t **out);

/* Conjugate transpose of the matrices in the last two dimensions of self, as a view.
 * mH(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_mH(kf_tensor_t *self, kf_tensor_t **out);

/* Conjugate transpose of the matrix self, as a view.
 * matrix_H(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_matrix_H(kf_tensor_t *self, kf_tensor_t **out);

/* Conjugate transpose of the matrices in the last two dimensions of self, as a view.
 * adjoint(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_adjoint(kf_tensor_t *self, kf_tensor_t **out);

/* View of self without its dimensions of size 1.
 * squeeze(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_squeeze(kf_tensor_t *self, kf_tensor_t **out);

/* Removes the dimensions of size 1 from self, in place.
 * squeeze_(Tensor(a!) self) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_(kf_tensor_t *self);

/* View of self without dimension dim if its size is 1.
 * squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t **out);

/* Copy of what squeeze returns. View of self without dimension dim if its size is 1.
 * squeeze_copy.dim(Tensor self, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy_dim(kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
/* Into out: squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy_dim_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);

/* Removes dimension dim from self if its size is 1, in place.
 * squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze__dim(kf_tensor_t *self, int64_t dim);

/* View of self without those of the dimensions dim whose size is 1.
 * squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_dims(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);

/* Copy of what squeeze returns. View of self without those of the dimensions dim whose size is
 * 1.
 * squeeze_copy.dims(Tensor self, int[] dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy_dims(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
/* Into out: squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy_dims_out(kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t *out);

/* Removes those of the dimensions dim whose size is 1 from self, in place.
 * squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze__dims(kf_tensor_t *self, kf_int_span_t dim);

/* Copy of self without its dimensions of size 1.
 * squeeze_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_squeeze_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* View of self with a new dimension of size 1 at position dim.
 * unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_unsqueeze(kf_tensor_t *self, int64_t dim, kf_tensor_t **out);

/* Inserts a dimension of size 1 at position dim of self, in place.
 * unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_unsqueeze_(kf_tensor_t *self, int64_t dim);

/* Copy of self with a new dimension of size 1 at position dim.
 * unsqueeze_copy(Tensor self, int dim) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_unsqueeze_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t **out);
/* Into out: unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_unsqueeze_copy_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out);

/* View of the diagonals offset of the matrices in dim1 and dim2; they become the last dimension.
 * diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_diagonal(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t **out);

/* Copy of what diagonal returns. View of the diagonals offset of the matrices in dim1 and dim2;
 * they become the last dimension.
 * diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_diagonal_copy(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t **out);
/* Into out: diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_diagonal_copy_out(kf_tensor_t *self, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t *out);

/* View of the diagonals offset of the matrices in dim1 and dim2 of A; they become the last
 * dimension.
 * linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_linalg_diagonal(kf_tensor_t *A, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t **out);

/* View of the windows of size elements along dimension, step apart; the elements of a window
 * become the last dimension.
 * unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_unfold(kf_tensor_t *self, int64_t dimension, int64_t size,
    int64_t step, kf_tensor_t **out);

/* Copy of what unfold returns. View of the windows of size elements along dimension, step apart;
 * the elements of a window become the last dimension.
 * unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_unfold_copy(kf_tensor_t *self, int64_t dimension, int64_t size,
    int64_t step, kf_tensor_t **out);
/* Into out: unfold_copy.out(Tensor self, int dimension, int size, int step, *,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_unfold_copy_out(kf_tensor_t *self, int64_t dimension,
    int64_t size, int64_t step, kf_tensor_t *out);

/* Views of successive pieces of split_size along dim; the last one may be smaller.
 * split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_split(kf_tensor_t *self, int64_t split_size, int64_t dim,
    kf_list_t **out);

/* Copy of what split returns. Views of successive pieces of split_size along dim; the last one
 * may be smaller.
 * split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_split_copy(kf_tensor_t *self, int64_t split_size, int64_t dim,
    kf_list_t **out);
/* Into out: split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *,
 *     Tensor(a!)[] out) -> () */
KF_API KF_MUST_USE kf_status_t kf_split_copy_Tensor_out(kf_tensor_t *self, int64_t split_size,
    int64_t dim, kf_tensor_span_t out);

/* Views of successive pieces along dim, of the sizes split_size.
 * split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_split_sizes(kf_tensor_t *self, kf_int_span_t split_size,
    int64_t dim, kf_list_t **out);

/* Views of successive pieces along dim, of the sizes split_sizes.
 * split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_split_with_sizes(kf_tensor_t *self, kf_int_span_t split_sizes,
    int64_t dim, kf_list_t **out);

/* Copy of what split_with_sizes returns. Views of successive pieces along dim, of the sizes
 * split_sizes.
 * split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_split_with_sizes_copy(kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out);
/* Into out: split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *,
 *     Tensor(a!)[] out) -> () */
KF_API KF_MUST_USE kf_status_t kf_split_with_sizes_copy_out(kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_tensor_span_t out);

/* Views of at most chunks pieces along dim, each of size ceil(n / chunks) but for the last.
 * chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim,
    kf_list_t **out);

/* chunk whose pieces have version counters of their own: the caller must not modify both a piece
 * and self.
 * unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_unsafe_chunk(kf_tensor_t *self, int64_t chunks, int64_t dim,
    kf_list_t **out);

/* split whose pieces have version counters of their own: the caller must not modify both a piece
 * and self.
 * unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_unsafe_split(kf_tensor_t *self, int64_t split_size, int64_t dim,
    kf_list_t **out);

/* split_with_sizes whose pieces have version counters of their own: the caller must not modify
 * both a piece and self.
 * unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_unsafe_split_with_sizes(kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out);

/* Views of exactly sections pieces along dim; the first n % sections pieces have one element
 * more.
 * tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_tensor_split_sections(kf_tensor_t *self, int64_t sections,
    int64_t dim, kf_list_t **out);

/* Views of the pieces of self along dim between the positions indices, as slices [0:i0],
 * [i0:i1], ..., [ik:].
 * tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_tensor_split_indices(kf_tensor_t *self, kf_int_span_t indices,
    int64_t dim, kf_list_t **out);

/* tensor_split by a tensor: with no dimensions, the number of sections; 1-D, the indices. It
 * must be int64 on the CPU.
 * tensor_split.tensor_indices_or_sections(Tensor(a -> *) self,
 *     Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_tensor_split_tensor_indices_or_sections(kf_tensor_t *self,
    kf_tensor_t *tensor_indices_or_sections, int64_t dim, kf_list_t **out);

/* Views of sections equal pieces along dimension 1; along dimension 0 for a 1-D tensor.
 * hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_hsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out);

/* Views of the pieces between the positions indices along dimension 1; along dimension 0 for a
 * 1-D tensor.
 * hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_hsplit_array(kf_tensor_t *self, kf_int_span_t indices,
    kf_list_t **out);

/* Views of sections equal pieces along dimension 0 of a tensor with two or more dimensions.
 * vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_vsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out);

/* Views of the pieces between the positions indices along dimension 0 of a tensor with two or
 * more dimensions.
 * vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_vsplit_array(kf_tensor_t *self, kf_int_span_t indices,
    kf_list_t **out);

/* Views of sections equal pieces along dimension 2.
 * dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_dsplit(kf_tensor_t *self, int64_t sections, kf_list_t **out);

/* Views of the pieces between the positions indices along dimension 2.
 * dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_dsplit_array(kf_tensor_t *self, kf_int_span_t indices,
    kf_list_t **out);

/* Views of all slices of self along dim, without that dimension.
 * unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
KF_API KF_MUST_USE kf_status_t kf_unbind(kf_tensor_t *self, int64_t dim, kf_list_t **out);

/* Copy of what unbind returns. Views of all slices of self along dim, without that dimension.
 * unbind_copy.int(Tensor self, int dim=0) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_unbind_copy(kf_tensor_t *self, int64_t dim, kf_list_t **out);
/* Into out: unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () */
KF_API KF_MUST_USE kf_status_t kf_unbind_copy_int_out(kf_tensor_t *self, int64_t dim,
    kf_tensor_span_t out);

/* self with dimensions start_dim to end_dim merged into one: a view if the strides allow it,
 * otherwise a copy.
 * flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_flatten(kf_tensor_t *self, int64_t start_dim, int64_t end_dim,
    kf_tensor_t **out);

/* View of self with dimension dim split into dimensions of the given sizes, where -1 stands for
 * the size that remains.
 * unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_unflatten(kf_tensor_t *self, int64_t dim, kf_int_span_t sizes,
    kf_tensor_t **out);

/* View of self with dimension source[i] moved to position destination[i]; the others keep their
 * order.
 * movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_movedim_intlist(kf_tensor_t *self, kf_int_span_t source,
    kf_int_span_t destination, kf_tensor_t **out);

/* View of self with dimension source moved to position destination; the others keep their order.
 * movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_movedim(kf_tensor_t *self, int64_t source, int64_t destination,
    kf_tensor_t **out);

/* View of self with dimensions source moved to positions destination: alias of movedim.
 * moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_moveaxis_intlist(kf_tensor_t *self, kf_int_span_t source,
    kf_int_span_t destination, kf_tensor_t **out);

/* View of self with dimension source moved to position destination: alias of movedim.
 * moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_moveaxis(kf_tensor_t *self, int64_t source, int64_t destination,
    kf_tensor_t **out);

/* View of self with dimensions axis0 and axis1 swapped: alias of transpose.
 * swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_swapaxes(kf_tensor_t *self, int64_t axis0, int64_t axis1,
    kf_tensor_t **out);

/* Swaps dimensions axis0 and axis1 of self, in place: alias of transpose_.
 * swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_swapaxes_(kf_tensor_t *self, int64_t axis0, int64_t axis1);

/* View of self with dimensions dim0 and dim1 swapped: alias of transpose.
 * swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_swapdims(kf_tensor_t *self, int64_t dim0, int64_t dim1,
    kf_tensor_t **out);

/* Swaps dimensions dim0 and dim1 of self, in place: alias of transpose_.
 * swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_swapdims_(kf_tensor_t *self, int64_t dim0, int64_t dim1);

/* View of self with the shape of other.
 * view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_view_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);

/* self in the shape of other: a view if the strides allow it, otherwise a copy.
 * reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_reshape_as(kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);

/* View of the complex tensor self as real numbers, with a new last dimension of size 2: real and
 * imaginary part.
 * view_as_real(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_view_as_real(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what view_as_real returns. View of the complex tensor self as real numbers, with a new
 * last dimension of size 2: real and imaginary part.
 * view_as_real_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_view_as_real_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_view_as_real_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* View of self, whose last dimension of size 2 holds real and imaginary parts, as complex
 * numbers without that dimension.
 * view_as_complex(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_view_as_complex(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what view_as_complex returns. View of self, whose last dimension of size 2 holds real
 * and imaginary parts, as complex numbers without that dimension.
 * view_as_complex_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_view_as_complex_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_view_as_complex_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* View of the real parts of self; self itself if it is real.
 * real(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_real(kf_tensor_t *self, kf_tensor_t **out);

/* View of the imaginary parts of self. A real tensor is an error.
 * imag(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_imag(kf_tensor_t *self, kf_tensor_t **out);

/* View of self with its conjugate bit flipped: the elements read as their complex conjugates. A
 * real tensor is returned as it is.
 * conj(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_conj(kf_tensor_t *self, kf_tensor_t **out);

/* View of self with its conjugate bit flipped: the elements read as their complex conjugates.
 * For a real tensor, a plain view.
 * _conj(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_conj(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what _conj returns. View of self with its conjugate bit flipped: the elements read as
 * their complex conjugates. For a real tensor, a plain view.
 * _conj_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_conj_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_conj_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* View of self with its negative bit flipped: the elements read as their negatives.
 * _neg_view(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_raw_neg_view(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what _neg_view returns. View of self with its negative bit flipped: the elements read
 * as their negatives.
 * _neg_view_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_neg_view_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_neg_view_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* Copy of self with the conjugation applied if its conjugate bit is set, otherwise self.
 * resolve_conj(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_resolve_conj(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of self with the negation applied if its negative bit is set, otherwise self.
 * resolve_neg(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_resolve_neg(kf_tensor_t *self, kf_tensor_t **out);

/* View of self broadcast to the shape size.
 * broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_broadcast_to(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);

/* Views of the tensors broadcast to their common shape.
 * broadcast_tensors(Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_broadcast_tensors(kf_tensor_span_t tensors, kf_list_t **out);

/* View of self with at least one dimension.
 * atleast_1d(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atleast_1d(kf_tensor_t *self, kf_tensor_t **out);

/* View of self with at least two dimensions; new ones come first.
 * atleast_2d(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atleast_2d(kf_tensor_t *self, kf_tensor_t **out);

/* View of self with at least three dimensions: (n) becomes (1, n, 1), (m, n) becomes (m, n, 1).
 * atleast_3d(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_atleast_3d(kf_tensor_t *self, kf_tensor_t **out);

/* atleast_1d of each tensor of the list.
 * atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_atleast_1d_Sequence(kf_tensor_span_t tensors, kf_list_t **out);

/* atleast_2d of each tensor of the list.
 * atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_atleast_2d_Sequence(kf_tensor_span_t tensors, kf_list_t **out);

/* atleast_3d of each tensor of the list.
 * atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
KF_API KF_MUST_USE kf_status_t kf_atleast_3d_Sequence(kf_tensor_span_t tensors, kf_list_t **out);

/* All elements of self in one dimension, in row-major order: a view if self is contiguous,
 * otherwise a copy.
 * ravel(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_ravel(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of self expanded to the shape size.
 * expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_expand_copy(kf_tensor_t *self, kf_int_span_t size, bool implicit,
    kf_tensor_t **out);
/* Into out: expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_expand_copy_out(kf_tensor_t *self, kf_int_span_t size,
    bool implicit, kf_tensor_t *out);

/* Copy of self whose dimension i is dimension dims[i] of self.
 * permute_copy(Tensor self, int[] dims) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_permute_copy(kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
/* Into out: permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_permute_copy_out(kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t *out);

/* self itself; marks a tensor newly made outside of the dispatcher, so that modes may wrap it.
 * lift_fresh(Tensor(a) self) -> Tensor(a) */
KF_API KF_MUST_USE kf_status_t kf_lift_fresh(kf_tensor_t *self, kf_tensor_t **out);

/* Copy of what lift_fresh returns. self itself; marks a tensor newly made outside of the
 * dispatcher, so that modes may wrap it.
 * lift_fresh_copy(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_lift_fresh_copy(kf_tensor_t *self, kf_tensor_t **out);
/* Into out: lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_lift_fresh_copy_out(kf_tensor_t *self, kf_tensor_t *out);

/* True if self and other have the same shape.
 * is_same_size(Tensor self, Tensor other) -> bool */
KF_API KF_MUST_USE kf_status_t kf_is_same_size(kf_tensor_t *self, kf_tensor_t *other, bool *out);

/* Size of dimension dim.
 * size.int(Tensor self, int dim) -> int */
KF_API KF_MUST_USE kf_status_t kf_size(kf_tensor_t *self, int64_t dim, int64_t *out);

/* Stride of dimension dim, in elements.
 * stride.int(Tensor self, int dim) -> int */
KF_API KF_MUST_USE kf_status_t kf_stride(kf_tensor_t *self, int64_t dim, int64_t *out);

/* Size of dimension dim, which may be symbolic.
 * sym_size.int(Tensor self, int dim) -> SymInt */
KF_API KF_MUST_USE kf_status_t kf_sym_size(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out);

/* Stride of dimension dim, in elements, which may be symbolic.
 * sym_stride.int(Tensor self, int dim) -> SymInt */
KF_API KF_MUST_USE kf_status_t kf_sym_stride(kf_tensor_t *self, int64_t dim, kf_sym_int_t *out);

/* Number of elements of self, which may be symbolic.
 * sym_numel(Tensor self) -> SymInt */
KF_API KF_MUST_USE kf_status_t kf_sym_numel(kf_tensor_t *self, kf_sym_int_t *out);

/* Position of the first element of self in its storage, in elements, which may be symbolic.
 * sym_storage_offset(Tensor self) -> SymInt */
KF_API KF_MUST_USE kf_status_t kf_sym_storage_offset(kf_tensor_t *self, kf_sym_int_t *out);

/* True if self is contiguous in memory_format.
 * sym_is_contiguous(Tensor self, MemoryFormat memory_format=0) -> SymBool */
KF_API KF_MUST_USE kf_status_t kf_sym_is_contiguous(kf_tensor_t *self,
    kf_memory_format_t memory_format, kf_value_t *out);

/* Sum of self over the dimensions that broadcasting size to the shape of self adds or expands;
 * the result has the shape size.
 * sum_to_size(Tensor self, SymInt[] size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_sum_to_size(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);

/* self itself: for tests of default arguments.
 * _foobar(Tensor self, bool arg1=True, bool arg2=True, *, bool arg3=True) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_foobar(kf_tensor_t *self, bool arg1, bool arg2, bool arg3,
    kf_tensor_t **out);
/* Into out: _foobar.out(Tensor self, bool arg1=True, bool arg2=True, *, bool arg3=True,
 *     Tensor(a!) out) -> Tensor(a!) */
KF_API KF_MUST_USE kf_status_t kf_raw_foobar_out(kf_tensor_t *self, bool arg1, bool arg2, bool arg3,
    kf_tensor_t *out);

/* A copy of self with other sizes.
 * _reshape_copy(Tensor self, SymInt[] size) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_raw_reshape_copy(kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);

/* self without its history.
 * data(Tensor self) -> Tensor */
KF_API KF_MUST_USE kf_status_t kf_data(kf_tensor_t *self, kf_tensor_t **out);

#ifdef __cplusplus
}
#endif
#endif
