/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_support.h"

static kf_status_t run_sigmoid(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf__compute_sigmoid_fn compute = (kf__compute_sigmoid_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_sigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_sigmoid(call, &r, self), outs);
}
static kf_status_t inplace_sigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_sigmoid(call, &r, self), outs);
}
KF__COLD static kf_status_t out_sigmoid_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_sigmoid(call, &r, self), outs);
}

static kf_status_t run_sigmoid_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *output) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(output)))
    KF_TRY(kf__check_argument(call, output, "output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, output, KF__TYPES_PROMOTE));
  kf__compute_sigmoid_backward_fn compute = (kf__compute_sigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_sigmoid_backward(call, &r, grad_output, output), outs);
}
KF__COLD static kf_status_t out_sigmoid_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_sigmoid_backward(call, &r, grad_output, output), outs);
}

static kf_status_t run_tanh_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *output) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(output)))
    KF_TRY(kf__check_argument(call, output, "output"));
  if (KF_UNLIKELY(kf__other_device(grad_output, output)))
    KF_TRY(kf__check_device(r->op, grad_output, output, "output"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, output, KF__TYPES_PROMOTE));
  kf__compute_tanh_backward_fn compute = (kf__compute_tanh_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_tanh_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_tanh_backward(call, &r, grad_output, output), outs);
}
KF__COLD static kf_status_t out_tanh_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_tanh_backward(call, &r, grad_output, output), outs);
}

static kf_status_t run_logit(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_FLOAT));
  kf__compute_logit_fn compute = (kf__compute_logit_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, eps);
}
static kf_status_t functional_logit(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_logit(call, &r, self, eps), outs);
}
static kf_status_t inplace_logit_(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_logit(call, &r, self, eps), outs);
}
KF__COLD static kf_status_t out_logit_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_logit(call, &r, self, eps), outs);
}

static kf_status_t run_logit_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_opt_float_t eps) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_logit_backward_fn compute = (kf__compute_logit_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, eps);
}
static kf_status_t functional_logit_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_logit_backward(call, &r, grad_output, self, eps), outs);
}
KF__COLD static kf_status_t out_logit_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_logit_backward(call, &r, grad_output, self, eps), outs);
}

static kf_status_t run_log_sigmoid_forward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_log_sigmoid_forward(r, self));
  kf__compute_log_sigmoid_forward_fn compute = (kf__compute_log_sigmoid_forward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, r->tensors[0], r->tensors[1]);
}
static kf_status_t functional_log_sigmoid_forward(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t **out_output, kf_tensor_t **out_buffer) {
  kf__results_t r;
  kf__results_functional(&r, call, 2);
  kf_tensor_t **const outs[] = {out_output, out_buffer};
  return kf__results_finish(&r, run_log_sigmoid_forward(call, &r, self), outs);
}
KF__COLD static kf_status_t out_log_sigmoid_forward_output(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *output, kf_tensor_t *buffer) {
  if (KF_UNLIKELY(kf__suspect(output)))
    KF_TRY(kf__check_argument(call, output, "output"));
  if (KF_UNLIKELY(kf__suspect(buffer)))
    KF_TRY(kf__check_argument(call, buffer, "buffer"));
  kf_tensor_t *const given[] = {output, buffer};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 2, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_log_sigmoid_forward(call, &r, self), outs);
}

static kf_status_t run_log_sigmoid_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *buffer) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect(buffer)))
    KF_TRY(kf__check_argument(call, buffer, "buffer"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, buffer)))
    KF_TRY(kf__check_device(r->op, grad_output, buffer, "buffer"));
  kf__iter_t it;
  KF_TRY(kf__rule_log_sigmoid_backward(&it, r, grad_output, self, buffer));
  kf__compute_log_sigmoid_backward_fn compute = (kf__compute_log_sigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_log_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_log_sigmoid_backward(call, &r, grad_output, self, buffer), outs);
}
KF__COLD static kf_status_t out_log_sigmoid_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_log_sigmoid_backward(call, &r, grad_output, self, buffer), outs);
}

static kf_status_t run_hardsigmoid(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_hardsigmoid_fn compute = (kf__compute_hardsigmoid_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_hardsigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardsigmoid(call, &r, self), outs);
}
static kf_status_t inplace_hardsigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardsigmoid(call, &r, self), outs);
}
KF__COLD static kf_status_t out_hardsigmoid_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardsigmoid(call, &r, self), outs);
}

static kf_status_t run_hardsigmoid_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_hardsigmoid_backward_fn compute = (kf__compute_hardsigmoid_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_hardsigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardsigmoid_backward(call, &r, grad_output, self), outs);
}
KF__COLD static kf_status_t out_hardsigmoid_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardsigmoid_backward(call, &r, grad_output, self), outs);
}

static kf_status_t run_relu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_relu(&it, r, self));
  kf__compute_relu_fn compute = (kf__compute_relu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_relu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_relu(call, &r, self), outs);
}
static kf_status_t inplace_relu_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_relu(call, &r, self), outs);
}
KF__COLD static kf_status_t out_relu_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  r.out = KF__OUT_GENERATED;
  return kf__results_finish(&r, run_relu(call, &r, self), outs);
}

static kf_status_t run_leaky_relu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t negative_slope) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_leaky_relu_fn compute = (kf__compute_leaky_relu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, negative_slope);
}
static kf_status_t functional_leaky_relu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_leaky_relu(call, &r, self, negative_slope), outs);
}
static kf_status_t inplace_leaky_relu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_leaky_relu(call, &r, self, negative_slope), outs);
}
KF__COLD static kf_status_t out_leaky_relu_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_leaky_relu(call, &r, self, negative_slope), outs);
}

static kf_status_t run_leaky_relu_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_leaky_relu_backward(&it, r, grad_output, self, negative_slope, self_is_result));
  kf__compute_leaky_relu_backward_fn compute = (kf__compute_leaky_relu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, negative_slope);
}
static kf_status_t functional_leaky_relu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_leaky_relu_backward(call, &r, grad_output, self, negative_slope, self_is_result), outs);
}
KF__COLD static kf_status_t out_leaky_relu_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_leaky_relu_backward(call, &r, grad_output, self, negative_slope, self_is_result), outs);
}

static kf_status_t run__prelu_kernel(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_tensor_t *weight) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(self, weight)))
    KF_TRY(kf__check_device(r->op, self, weight, "weight"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, weight, KF__TYPES_SAME));
  kf__compute_prelu_fn compute = (kf__compute_prelu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional__prelu_kernel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run__prelu_kernel(call, &r, self, weight), outs);
}

static kf_status_t run__prelu_kernel_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *weight) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect(weight)))
    KF_TRY(kf__check_argument(call, weight, "weight"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, weight)))
    KF_TRY(kf__check_device(r->op, grad_output, weight, "weight"));
  KF_TRY(kf__rule__prelu_kernel_backward(r, grad_output, self, weight));
  kf__compute__prelu_kernel_backward_fn compute = (kf__compute__prelu_kernel_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, weight, r->tensors[0], r->tensors[1]);
}
static kf_status_t functional__prelu_kernel_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out0, kf_tensor_t **out1) {
  kf__results_t r;
  kf__results_functional(&r, call, 2);
  kf_tensor_t **const outs[] = {out0, out1};
  return kf__results_finish(&r, run__prelu_kernel_backward(call, &r, grad_output, self, weight), outs);
}

static kf_status_t run_hardtanh(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_hardtanh(&it, r, self, min_val, max_val));
  kf__compute_hardtanh_fn compute = (kf__compute_hardtanh_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min_val, max_val);
}
static kf_status_t functional_hardtanh(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    min_val, kf_scalar_t max_val, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardtanh(call, &r, self, min_val, max_val), outs);
}
static kf_status_t inplace_hardtanh_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardtanh(call, &r, self, min_val, max_val), outs);
}
KF__COLD static kf_status_t out_hardtanh_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    min_val, kf_scalar_t max_val, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardtanh(call, &r, self, min_val, max_val), outs);
}

static kf_status_t run_hardtanh_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_hardtanh_backward_fn compute = (kf__compute_hardtanh_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, min_val, max_val);
}
static kf_status_t functional_hardtanh_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardtanh_backward(call, &r, grad_output, self, min_val, max_val), outs);
}
KF__COLD static kf_status_t out_hardtanh_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardtanh_backward(call, &r, grad_output, self, min_val, max_val), outs);
}

static kf_status_t run_threshold(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t threshold, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_PROMOTE));
  kf__compute_threshold_fn compute = (kf__compute_threshold_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, threshold, value);
}
static kf_status_t functional_threshold(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_threshold(call, &r, self, threshold, value), outs);
}
static kf_status_t inplace_threshold_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_threshold(call, &r, self, threshold, value), outs);
}
KF__COLD static kf_status_t out_threshold_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_threshold(call, &r, self, threshold, value), outs);
}

static kf_status_t run_threshold_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_threshold_backward_fn compute = (kf__compute_threshold_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, threshold);
}
static kf_status_t functional_threshold_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_threshold_backward(call, &r, grad_output, self, threshold), outs);
}
KF__COLD static kf_status_t out_threshold_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_threshold_backward(call, &r, grad_output, self, threshold), outs);
}

static kf_status_t run_elu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self, kf_scalar_t
    alpha, kf_scalar_t scale, kf_scalar_t input_scale) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_elu_fn compute = (kf__compute_elu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha, scale, input_scale);
}
static kf_status_t functional_elu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_elu(call, &r, self, alpha, scale, input_scale), outs);
}
static kf_status_t inplace_elu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_elu(call, &r, self, alpha, scale, input_scale), outs);
}
KF__COLD static kf_status_t out_elu_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_elu(call, &r, self, alpha, scale, input_scale), outs);
}

static kf_status_t run_elu_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
    kf_tensor_t *self_or_result) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self_or_result)))
    KF_TRY(kf__check_argument(call, self_or_result, "self_or_result"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self_or_result)))
    KF_TRY(kf__check_device(r->op, grad_output, self_or_result, "self_or_result"));
  kf__iter_t it;
  KF_TRY(kf__rule_elu_backward(&it, r, grad_output, alpha, is_result, self_or_result));
  kf__compute_elu_backward_fn compute = (kf__compute_elu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, alpha, scale, input_scale, is_result);
}
static kf_status_t functional_elu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t
    *self_or_result, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_elu_backward(call, &r, grad_output, alpha, scale, input_scale, is_result, self_or_result), outs);
}
KF__COLD static kf_status_t out_elu_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
    kf_tensor_t *self_or_result, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_elu_backward(call, &r, grad_output, alpha, scale, input_scale, is_result, self_or_result), outs);
}

static kf_status_t run_softplus(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t beta, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_softplus_fn compute = (kf__compute_softplus_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, beta, threshold);
}
static kf_status_t functional_softplus(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_softplus(call, &r, self, beta, threshold), outs);
}
KF__COLD static kf_status_t out_softplus_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    beta, kf_scalar_t threshold, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_softplus(call, &r, self, beta, threshold), outs);
}

static kf_status_t run_softplus_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_softplus_backward_fn compute = (kf__compute_softplus_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, beta, threshold);
}
static kf_status_t functional_softplus_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_softplus_backward(call, &r, grad_output, self, beta, threshold), outs);
}
KF__COLD static kf_status_t out_softplus_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t
    *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_softplus_backward(call, &r, grad_output, self, beta, threshold), outs);
}

static kf_status_t run_gelu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self, kf_str_t
    approximate) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_gelu(&it, r, self, approximate));
  kf__compute_gelu_fn compute = (kf__compute_gelu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, approximate);
}
static kf_status_t functional_gelu(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_gelu(call, &r, self, approximate), outs);
}
static kf_status_t inplace_gelu_(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_gelu(call, &r, self, approximate), outs);
}
KF__COLD static kf_status_t out_gelu_out(const kf_call_t *call, kf_tensor_t *self, kf_str_t
    approximate, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_gelu(call, &r, self, approximate), outs);
}

static kf_status_t run_gelu_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_str_t approximate) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_gelu_backward(&it, r, grad_output, self, approximate));
  kf__compute_gelu_backward_fn compute = (kf__compute_gelu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, approximate);
}
static kf_status_t functional_gelu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_str_t approximate, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_gelu_backward(call, &r, grad_output, self, approximate), outs);
}
KF__COLD static kf_status_t out_gelu_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_str_t approximate, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_gelu_backward(call, &r, grad_output, self, approximate), outs);
}

static kf_status_t run_silu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_silu_fn compute = (kf__compute_silu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_silu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_silu(call, &r, self), outs);
}
static kf_status_t inplace_silu_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_silu(call, &r, self), outs);
}
KF__COLD static kf_status_t out_silu_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_silu(call, &r, self), outs);
}

static kf_status_t run_silu_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_silu_backward_fn compute = (kf__compute_silu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_silu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_silu_backward(call, &r, grad_output, self), outs);
}
KF__COLD static kf_status_t out_silu_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_silu_backward(call, &r, grad_output, self), outs);
}

static kf_status_t run_mish(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_mish_fn compute = (kf__compute_mish_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_mish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_mish(call, &r, self), outs);
}
static kf_status_t inplace_mish_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_mish(call, &r, self), outs);
}
KF__COLD static kf_status_t out_mish_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_mish(call, &r, self), outs);
}

static kf_status_t run_mish_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_mish_backward_fn compute = (kf__compute_mish_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_mish_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_mish_backward(call, &r, grad_output, self), outs);
}

static kf_status_t run_hardswish(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_hardswish_fn compute = (kf__compute_hardswish_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_hardswish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardswish(call, &r, self), outs);
}
static kf_status_t inplace_hardswish_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf_tensor_t *const given[] = {self};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_INPLACE, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardswish(call, &r, self), outs);
}
KF__COLD static kf_status_t out_hardswish_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardswish(call, &r, self), outs);
}

static kf_status_t run_hardswish_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_hardswish_backward(&it, r, grad_output, self));
  kf__compute_hardswish_backward_fn compute = (kf__compute_hardswish_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
static kf_status_t functional_hardswish_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardswish_backward(call, &r, grad_output, self), outs);
}
KF__COLD static kf_status_t out_hardswish_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  r.out = KF__OUT_GENERATED;
  return kf__results_finish(&r, run_hardswish_backward(call, &r, grad_output, self), outs);
}

static kf_status_t run_glu(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self, int64_t dim)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_glu(r, self, dim));
  kf__compute_glu_fn compute = (kf__compute_glu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, r->tensors[0]);
}
static kf_status_t functional_glu(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_glu(call, &r, self, dim), outs);
}
KF__COLD static kf_status_t out_glu_out(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_glu(call, &r, self, dim), outs);
}

static kf_status_t run_glu_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  KF_TRY(kf__rule_glu_backward(r, grad_output, self, dim));
  kf__compute_glu_backward_fn compute = (kf__compute_glu_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(grad_output, self, dim, r->tensors[0]);
}
static kf_status_t functional_glu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_glu_backward(call, &r, grad_output, self, dim), outs);
}
KF__COLD static kf_status_t out_glu_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, int64_t dim, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_glu_backward(call, &r, grad_output, self, dim), outs);
}

static kf_status_t run_hardshrink(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_unary(&it, r, self, KF__TYPES_SAME));
  kf__compute_hardshrink_fn compute = (kf__compute_hardshrink_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
static kf_status_t functional_hardshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardshrink(call, &r, self, lambd), outs);
}
KF__COLD static kf_status_t out_hardshrink_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardshrink(call, &r, self, lambd), outs);
}

static kf_status_t run_hardshrink_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_out, kf_tensor_t *self, kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(grad_out)))
    KF_TRY(kf__check_argument(call, grad_out, "grad_out"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_out, self)))
    KF_TRY(kf__check_device(r->op, grad_out, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_out, self, KF__TYPES_PROMOTE));
  kf__compute_shrink_backward_fn compute = (kf__compute_shrink_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
static kf_status_t functional_hardshrink_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_hardshrink_backward(call, &r, grad_out, self, lambd), outs);
}
KF__COLD static kf_status_t out_hardshrink_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_out, kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_hardshrink_backward(call, &r, grad_out, self, lambd), outs);
}

static kf_status_t run_softshrink(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_softshrink(&it, r, self, lambd));
  kf__compute_softshrink_fn compute = (kf__compute_softshrink_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
static kf_status_t functional_softshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_softshrink(call, &r, self, lambd), outs);
}
KF__COLD static kf_status_t out_softshrink_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    lambd, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_softshrink(call, &r, self, lambd), outs);
}

static kf_status_t run_softshrink_backward(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t lambd) {
  if (KF_UNLIKELY(kf__suspect(grad_output)))
    KF_TRY(kf__check_argument(call, grad_output, "grad_output"));
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__other_device(grad_output, self)))
    KF_TRY(kf__check_device(r->op, grad_output, self, "self"));
  kf__iter_t it;
  KF_TRY(kf__rule_binary(&it, r, grad_output, self, KF__TYPES_PROMOTE));
  kf__compute_shrink_backward_fn compute = (kf__compute_shrink_backward_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it, lambd);
}
static kf_status_t functional_softshrink_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_softshrink_backward(call, &r, grad_output, self, lambd), outs);
}
KF__COLD static kf_status_t out_softshrink_backward_grad_input(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(kf__suspect(grad_input)))
    KF_TRY(kf__check_argument(call, grad_input, "grad_input"));
  kf_tensor_t *const given[] = {grad_input};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_softshrink_backward(call, &r, grad_output, self, lambd), outs);
}

const kf__kernel_entry_t kf__kernels_activation[] = {
    {KF__OP_sigmoid, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)functional_sigmoid},
    {KF__OP_sigmoid_, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)inplace_sigmoid_},
    {KF__OP_sigmoid_out, KF__COMPUTE_sigmoid, KF__AT_BACKEND, (kf_typed_fn)out_sigmoid_out},
    {KF__OP_sigmoid_backward, KF__COMPUTE_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_sigmoid_backward},
    {KF__OP_sigmoid_backward_grad_input, KF__COMPUTE_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_sigmoid_backward_grad_input},
    {KF__OP_tanh_backward, KF__COMPUTE_tanh_backward, KF__AT_BACKEND, (kf_typed_fn)functional_tanh_backward},
    {KF__OP_tanh_backward_grad_input, KF__COMPUTE_tanh_backward, KF__AT_BACKEND, (kf_typed_fn)out_tanh_backward_grad_input},
    {KF__OP_logit, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)functional_logit},
    {KF__OP_logit_, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)inplace_logit_},
    {KF__OP_logit_out, KF__COMPUTE_logit, KF__AT_BACKEND, (kf_typed_fn)out_logit_out},
    {KF__OP_logit_backward, KF__COMPUTE_logit_backward, KF__AT_BACKEND, (kf_typed_fn)functional_logit_backward},
    {KF__OP_logit_backward_grad_input, KF__COMPUTE_logit_backward, KF__AT_BACKEND, (kf_typed_fn)out_logit_backward_grad_input},
    {KF__OP_log_sigmoid_forward, KF__COMPUTE_log_sigmoid_forward, KF__AT_BACKEND, (kf_typed_fn)functional_log_sigmoid_forward},
    {KF__OP_log_sigmoid_forward_output, KF__COMPUTE_log_sigmoid_forward, KF__AT_BACKEND, (kf_typed_fn)out_log_sigmoid_forward_output},
    {KF__OP_log_sigmoid_backward, KF__COMPUTE_log_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_log_sigmoid_backward},
    {KF__OP_log_sigmoid_backward_grad_input, KF__COMPUTE_log_sigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_log_sigmoid_backward_grad_input},
    {KF__OP_log_sigmoid, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_log_sigmoid},
    {KF__OP_log_sigmoid_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_log_sigmoid_out},
    {KF__OP_hardsigmoid, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)functional_hardsigmoid},
    {KF__OP_hardsigmoid_, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)inplace_hardsigmoid_},
    {KF__OP_hardsigmoid_out, KF__COMPUTE_hardsigmoid, KF__AT_BACKEND, (kf_typed_fn)out_hardsigmoid_out},
    {KF__OP_hardsigmoid_backward, KF__COMPUTE_hardsigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardsigmoid_backward},
    {KF__OP_hardsigmoid_backward_grad_input, KF__COMPUTE_hardsigmoid_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardsigmoid_backward_grad_input},
    {KF__OP_relu, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)functional_relu},
    {KF__OP_relu_, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)inplace_relu_},
    {KF__OP_relu_out, KF__COMPUTE_relu, KF__AT_BACKEND, (kf_typed_fn)out_relu_out},
    {KF__OP_relu6, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_relu6},
    {KF__OP_relu6_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_relu6_},
    {KF__OP_leaky_relu, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)functional_leaky_relu},
    {KF__OP_leaky_relu_, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)inplace_leaky_relu_},
    {KF__OP_leaky_relu_out, KF__COMPUTE_leaky_relu, KF__AT_BACKEND, (kf_typed_fn)out_leaky_relu_out},
    {KF__OP_leaky_relu_backward, KF__COMPUTE_leaky_relu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_leaky_relu_backward},
    {KF__OP_leaky_relu_backward_grad_input, KF__COMPUTE_leaky_relu_backward, KF__AT_BACKEND, (kf_typed_fn)out_leaky_relu_backward_grad_input},
    {KF__OP_prelu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_prelu},
    {KF__OP__prelu_kernel, KF__COMPUTE_prelu, KF__AT_BACKEND, (kf_typed_fn)functional__prelu_kernel},
    {KF__OP__prelu_kernel_backward, KF__COMPUTE__prelu_kernel_backward, KF__AT_BACKEND, (kf_typed_fn)functional__prelu_kernel_backward},
    {KF__OP_hardtanh, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)functional_hardtanh},
    {KF__OP_hardtanh_, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)inplace_hardtanh_},
    {KF__OP_hardtanh_out, KF__COMPUTE_hardtanh, KF__AT_BACKEND, (kf_typed_fn)out_hardtanh_out},
    {KF__OP_hardtanh_backward, KF__COMPUTE_hardtanh_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardtanh_backward},
    {KF__OP_hardtanh_backward_grad_input, KF__COMPUTE_hardtanh_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardtanh_backward_grad_input},
    {KF__OP_threshold, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)functional_threshold},
    {KF__OP_threshold_, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)inplace_threshold_},
    {KF__OP_threshold_out, KF__COMPUTE_threshold, KF__AT_BACKEND, (kf_typed_fn)out_threshold_out},
    {KF__OP_threshold_backward, KF__COMPUTE_threshold_backward, KF__AT_BACKEND, (kf_typed_fn)functional_threshold_backward},
    {KF__OP_threshold_backward_grad_input, KF__COMPUTE_threshold_backward, KF__AT_BACKEND, (kf_typed_fn)out_threshold_backward_grad_input},
    {KF__OP_elu, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)functional_elu},
    {KF__OP_elu_, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)inplace_elu_},
    {KF__OP_elu_out, KF__COMPUTE_elu, KF__AT_BACKEND, (kf_typed_fn)out_elu_out},
    {KF__OP_elu_backward, KF__COMPUTE_elu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_elu_backward},
    {KF__OP_elu_backward_grad_input, KF__COMPUTE_elu_backward, KF__AT_BACKEND, (kf_typed_fn)out_elu_backward_grad_input},
    {KF__OP_selu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_selu},
    {KF__OP_selu_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_selu_},
    {KF__OP_celu, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu},
    {KF__OP_celu_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu_},
    {KF__OP_celu_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_celu_out},
    {KF__OP_softplus, KF__COMPUTE_softplus, KF__AT_BACKEND, (kf_typed_fn)functional_softplus},
    {KF__OP_softplus_out, KF__COMPUTE_softplus, KF__AT_BACKEND, (kf_typed_fn)out_softplus_out},
    {KF__OP_softplus_backward, KF__COMPUTE_softplus_backward, KF__AT_BACKEND, (kf_typed_fn)functional_softplus_backward},
    {KF__OP_softplus_backward_grad_input, KF__COMPUTE_softplus_backward, KF__AT_BACKEND, (kf_typed_fn)out_softplus_backward_grad_input},
    {KF__OP_gelu, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)functional_gelu},
    {KF__OP_gelu_, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)inplace_gelu_},
    {KF__OP_gelu_out, KF__COMPUTE_gelu, KF__AT_BACKEND, (kf_typed_fn)out_gelu_out},
    {KF__OP_gelu_backward, KF__COMPUTE_gelu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_gelu_backward},
    {KF__OP_gelu_backward_grad_input, KF__COMPUTE_gelu_backward, KF__AT_BACKEND, (kf_typed_fn)out_gelu_backward_grad_input},
    {KF__OP_silu, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)functional_silu},
    {KF__OP_silu_, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)inplace_silu_},
    {KF__OP_silu_out, KF__COMPUTE_silu, KF__AT_BACKEND, (kf_typed_fn)out_silu_out},
    {KF__OP_silu_backward, KF__COMPUTE_silu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_silu_backward},
    {KF__OP_silu_backward_grad_input, KF__COMPUTE_silu_backward, KF__AT_BACKEND, (kf_typed_fn)out_silu_backward_grad_input},
    {KF__OP_mish, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)functional_mish},
    {KF__OP_mish_, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)inplace_mish_},
    {KF__OP_mish_out, KF__COMPUTE_mish, KF__AT_BACKEND, (kf_typed_fn)out_mish_out},
    {KF__OP_mish_backward, KF__COMPUTE_mish_backward, KF__AT_BACKEND, (kf_typed_fn)functional_mish_backward},
    {KF__OP_hardswish, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)functional_hardswish},
    {KF__OP_hardswish_, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)inplace_hardswish_},
    {KF__OP_hardswish_out, KF__COMPUTE_hardswish, KF__AT_BACKEND, (kf_typed_fn)out_hardswish_out},
    {KF__OP_hardswish_backward, KF__COMPUTE_hardswish_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardswish_backward},
    {KF__OP_hardswish_backward_out, KF__COMPUTE_hardswish_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardswish_backward_out},
    {KF__OP_glu, KF__COMPUTE_glu, KF__AT_BACKEND, (kf_typed_fn)functional_glu},
    {KF__OP_glu_out, KF__COMPUTE_glu, KF__AT_BACKEND, (kf_typed_fn)out_glu_out},
    {KF__OP_glu_backward, KF__COMPUTE_glu_backward, KF__AT_BACKEND, (kf_typed_fn)functional_glu_backward},
    {KF__OP_glu_backward_grad_input, KF__COMPUTE_glu_backward, KF__AT_BACKEND, (kf_typed_fn)out_glu_backward_grad_input},
    {KF__OP_hardshrink, KF__COMPUTE_hardshrink, KF__AT_BACKEND, (kf_typed_fn)functional_hardshrink},
    {KF__OP_hardshrink_out, KF__COMPUTE_hardshrink, KF__AT_BACKEND, (kf_typed_fn)out_hardshrink_out},
    {KF__OP_hardshrink_backward, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)functional_hardshrink_backward},
    {KF__OP_hardshrink_backward_grad_input, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)out_hardshrink_backward_grad_input},
    {KF__OP_softshrink, KF__COMPUTE_softshrink, KF__AT_BACKEND, (kf_typed_fn)functional_softshrink},
    {KF__OP_softshrink_out, KF__COMPUTE_softshrink, KF__AT_BACKEND, (kf_typed_fn)out_softshrink_out},
    {KF__OP_softshrink_backward, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)functional_softshrink_backward},
    {KF__OP_softshrink_backward_grad_input, KF__COMPUTE_shrink_backward, KF__AT_BACKEND, (kf_typed_fn)out_softshrink_backward_grad_input},
    {0, 0, KF__AT_END, NULL},
};
