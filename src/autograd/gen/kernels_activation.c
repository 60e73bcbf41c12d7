/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *output) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sigmoid_backward(grad_output, output, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_rsub_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_tanh_backward(kf_tensor_t *grad_output, kf_tensor_t *output) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_tanh_backward(grad_output, output, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_logit_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_opt_float_t eps) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_logit_backward(grad_output, self, eps, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_lt_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_lt_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_gt_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_gt_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_logical_or(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_logical_or(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sub_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_where_ScalarSelf(kf_tensor_t *condition, kf_scalar_t self, kf_tensor_t
    *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_where_ScalarSelf(condition, self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_log_sigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *buffer) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_log_sigmoid_backward(grad_output, self, buffer, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sigmoid(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sigmoid(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_hardsigmoid_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_hardsigmoid_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_threshold_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t threshold) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_threshold_backward(grad_output, self, threshold, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_leaky_relu_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t negative_slope, bool self_is_result) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_leaky_relu_backward(grad_output, self, negative_slope, self_is_result,
    &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_hardtanh_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t min_val, kf_scalar_t max_val) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_hardtanh_backward(grad_output, self, min_val, max_val, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_elu_backward(kf_tensor_t *grad_output, kf_scalar_t alpha, kf_scalar_t
    scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_elu_backward(grad_output, alpha, scale, input_scale, is_result,
    self_or_result, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_softplus_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t beta, kf_scalar_t threshold) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_softplus_backward(grad_output, self, beta, threshold, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_gelu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_str_t
    approximate) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_gelu_backward(grad_output, self, approximate, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_silu_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_silu_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mish_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mish_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_hardswish_backward(kf_tensor_t *grad_output, kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_hardswish_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_logical_and(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_logical_and(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_where_ScalarOther(kf_tensor_t *condition, kf_tensor_t *self,
    kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_where_ScalarOther(condition, self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_glu_backward(kf_tensor_t *grad_output, kf_tensor_t *self, int64_t dim)
    {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_glu_backward(grad_output, self, dim, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_hardshrink_backward(kf_tensor_t *grad_out, kf_tensor_t *self,
    kf_scalar_t lambd) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_hardshrink_backward(grad_out, self, lambd, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_softshrink_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_scalar_t lambd) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_softshrink_backward(grad_output, self, lambd, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_sigmoid_t;
static kf_status_t backward_sigmoid(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sigmoid_t *saved = (node_sigmoid_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_sigmoid_backward(grad, result_));
  return kf_scope_close(&scope);
}
static void release_sigmoid(kf__node_t *node) {
  node_sigmoid_t *saved = (node_sigmoid_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_sigmoid[] = {
    KF__FIELD("result", TENSOR, node_sigmoid_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_sigmoid = {
    .name = "SigmoidBackward0",
    .size = sizeof(node_sigmoid_t),
    .backward = backward_sigmoid,
    .release_saved = release_sigmoid,
    .fields = fields_sigmoid,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_sigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sigmoid_t *saved =
      (node_sigmoid_t *)(void *)kf__node_new(&type_sigmoid, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sigmoid(call, self, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0),
                (KF_ARG(a0)), (NULL));
}

static kf_status_t record_sigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sigmoid_t *saved =
      (node_sigmoid_t *)(void *)kf__node_new(&type_sigmoid, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_sigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sigmoid_(call, self);
}

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t output;
  kf__saved_t grad_output;
} node_sigmoid_backward_t;
static kf_status_t backward_sigmoid_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sigmoid_backward_t *saved = (node_sigmoid_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_output = kf__node_wants(node, 1);
  kf_tensor_t *output = (wants_grad_output || wants_output) ? kf__unpack_scoped(node, &saved->output) : NULL;
  kf_tensor_t *grad_output = (wants_output) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_sigmoid_backward(grad, kf__d_conj(output)));
  if (wants_output)
    out[1] = kf_scope_keep(op_mul(op_mul(kf__d_conj(grad), grad_output), op_rsub_Scalar(op_mul_Scalar(kf__d_conj(output), KF_INT(2)), KF_INT(1), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_sigmoid_backward(kf__node_t *node) {
  node_sigmoid_backward_t *saved = (node_sigmoid_backward_t *)(void *)node;
  kf__saved_drop(&saved->output);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_sigmoid_backward[] = {
    KF__FIELD("output", TENSOR, node_sigmoid_backward_t, output),
    KF__FIELD("grad_output", TENSOR, node_sigmoid_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_sigmoid_backward = {
    .name = "SigmoidBackwardBackward0",
    .size = sizeof(node_sigmoid_backward_t),
    .backward = backward_sigmoid_backward,
    .release_saved = release_sigmoid_backward,
    .fields = fields_sigmoid_backward,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out) {
  *out = NULL;
  node_sigmoid_backward_t *saved =
      (node_sigmoid_backward_t *)(void *)kf__node_new(&type_sigmoid_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, output));
  KF__STEP(kf__save(&saved->output, output));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, output, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(output))) || !kf__grad_mode())
    return below_3(call, grad_output, output, out);
  return record_sigmoid_backward(call, grad_output, output, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t output;
  kf__saved_t grad_output;
} node_tanh_backward_t;
static kf_status_t backward_tanh_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_tanh_backward_t *saved = (node_tanh_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_output = kf__node_wants(node, 1);
  kf_tensor_t *output = (wants_grad_output || wants_output) ? kf__unpack_scoped(node, &saved->output) : NULL;
  kf_tensor_t *grad_output = (wants_output) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_tanh_backward(grad, kf__d_conj(output)));
  if (wants_output)
    out[1] = kf_scope_keep(op_mul(kf__d_conj(grad), op_mul(op_mul_Scalar(kf__d_conj(output), KF_INT((-2))), grad_output)));
  return kf_scope_close(&scope);
}
static void release_tanh_backward(kf__node_t *node) {
  node_tanh_backward_t *saved = (node_tanh_backward_t *)(void *)node;
  kf__saved_drop(&saved->output);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_tanh_backward[] = {
    KF__FIELD("output", TENSOR, node_tanh_backward_t, output),
    KF__FIELD("grad_output", TENSOR, node_tanh_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_tanh_backward = {
    .name = "TanhBackwardBackward0",
    .size = sizeof(node_tanh_backward_t),
    .backward = backward_tanh_backward,
    .release_saved = release_tanh_backward,
    .fields = fields_tanh_backward,
};

static kf_status_t record_tanh_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *output, kf_tensor_t **out) {
  *out = NULL;
  node_tanh_backward_t *saved =
      (node_tanh_backward_t *)(void *)kf__node_new(&type_tanh_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, output));
  KF__STEP(kf__save(&saved->output, output));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, output, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_tanh_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(output))) || !kf__grad_mode())
    return below_3(call, grad_output, output, out);
  return record_tanh_backward(call, grad_output, output, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_float_t eps;
} node_logit_t;
static kf_status_t backward_logit(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logit_t *saved = (node_logit_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_float_t eps = saved->eps;
  if (wants_self)
    out[0] = kf_scope_keep(op_logit_backward(grad, self, eps));
  return kf_scope_close(&scope);
}
static void release_logit(kf__node_t *node) {
  node_logit_t *saved = (node_logit_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_logit[] = {
    KF__FIELD("self", TENSOR, node_logit_t, self),
    KF__FIELD("eps", OPT_FLOAT, node_logit_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type_logit = {
    .name = "LogitBackward0",
    .size = sizeof(node_logit_t),
    .backward = backward_logit,
    .release_saved = release_logit,
    .fields = fields_logit,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_logit(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out) {
  *out = NULL;
  node_logit_t *saved =
      (node_logit_t *)(void *)kf__node_new(&type_logit, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, eps, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logit(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, eps, out);
  return record_logit(call, self, eps, out);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_logit_(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps) {
  KF_TRY(kf__check_inplace(self));
  node_logit_t *saved =
      (node_logit_t *)(void *)kf__node_new(&type_logit, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->eps = eps;
  kf__below_t below = kf__below_autograd_enter();
  status = below_6(call, self, eps);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_logit_(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t eps) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, eps);
  return record_logit_(call, self, eps);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_float_t eps;
  kf__saved_t grad_output;
} node_logit_backward_t;
static kf_status_t backward_logit_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logit_backward_t *saved = (node_logit_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_opt_float_t eps = saved->eps;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_logit_backward(grad, self, eps));
  if (wants_self)
    out[1] = kf_scope_keep(op_where_ScalarSelf(op_logical_or(op_lt_Scalar(self, KF_INT(0)), op_gt_Scalar(self, KF_INT(1))), KF_INT(0), op_logit_backward(op_logit_backward(op_mul(op_mul(grad, grad_output), op_sub_Scalar(op_mul_Scalar(self, KF_INT(2)), KF_INT(1), KF_INT(1))), self, eps), self, eps)));
  return kf_scope_close(&scope);
}
static void release_logit_backward(kf__node_t *node) {
  node_logit_backward_t *saved = (node_logit_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_logit_backward[] = {
    KF__FIELD("self", TENSOR, node_logit_backward_t, self),
    KF__FIELD("eps", OPT_FLOAT, node_logit_backward_t, eps),
    KF__FIELD("grad_output", TENSOR, node_logit_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_logit_backward = {
    .name = "LogitBackwardBackward0",
    .size = sizeof(node_logit_backward_t),
    .backward = backward_logit_backward,
    .release_saved = release_logit_backward,
    .fields = fields_logit_backward,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_float_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_float_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_logit_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  *out = NULL;
  node_logit_backward_t *saved =
      (node_logit_backward_t *)(void *)kf__node_new(&type_logit_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->eps = eps;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_8(call, grad_output, self, eps, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logit_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, grad_output, self, eps, out);
  return record_logit_backward(call, grad_output, self, eps, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_float_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_float_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_float_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t buffer_;
} node_log_sigmoid_forward_t;
static kf_status_t backward_log_sigmoid_forward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log_sigmoid_forward_t *saved = (node_log_sigmoid_forward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *buffer_ = kf__unpack_scoped(node, &saved->buffer_);
  if (wants_self)
    out[0] = kf_scope_keep(op_log_sigmoid_backward(grad, self, buffer_));
  return kf_scope_close(&scope);
}
static void release_log_sigmoid_forward(kf__node_t *node) {
  node_log_sigmoid_forward_t *saved = (node_log_sigmoid_forward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->buffer_);
}
static const kf__saved_field_t fields_log_sigmoid_forward[] = {
    KF__FIELD("self", TENSOR, node_log_sigmoid_forward_t, self),
    KF__FIELD("buffer", TENSOR, node_log_sigmoid_forward_t, buffer_),
    {NULL, 0, 0}};
static const kf__node_type_t type_log_sigmoid_forward = {
    .name = "LogSigmoidBackward0",
    .size = sizeof(node_log_sigmoid_forward_t),
    .backward = backward_log_sigmoid_forward,
    .release_saved = release_log_sigmoid_forward,
    .fields = fields_log_sigmoid_forward,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0,
    kf_tensor_t **o1);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0,
    kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, o0, o1),
                (KF_ARG(a0)), (o0, o1));
}

static kf_status_t record_log_sigmoid_forward(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out_output, kf_tensor_t **out_buffer) {
  *out_output = NULL;
  *out_buffer = NULL;
  node_log_sigmoid_forward_t *saved =
      (node_log_sigmoid_forward_t *)(void *)kf__node_new(&type_log_sigmoid_forward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, out_output, out_buffer);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_output, node, 0));
  KF__STEP(kf__save(&saved->buffer_, *out_buffer));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_output);
  if (status != KF_OK) kf__drop_result(out_buffer);
  return status;
}
static kf_status_t autograd_log_sigmoid_forward(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t **out_output, kf_tensor_t **out_buffer) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, out_output, out_buffer);
  return record_log_sigmoid_forward(call, self, out_output, out_buffer);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t buffer;
  kf__saved_t grad_output;
} node_log_sigmoid_backward_t;
static kf_status_t backward_log_sigmoid_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log_sigmoid_backward_t *saved = (node_log_sigmoid_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *buffer = (wants_grad_output) ? kf__unpack_scoped(node, &saved->buffer) : NULL;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_log_sigmoid_backward(grad, self, buffer));
  if (wants_self)
    out[1] = kf_scope_keep(op_neg(op_mul(op_mul(op_mul(grad, grad_output), op_sigmoid(self)), op_rsub_Scalar(op_sigmoid(self), KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_log_sigmoid_backward(kf__node_t *node) {
  node_log_sigmoid_backward_t *saved = (node_log_sigmoid_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->buffer);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_log_sigmoid_backward[] = {
    KF__FIELD("self", TENSOR, node_log_sigmoid_backward_t, self),
    KF__FIELD("buffer", TENSOR, node_log_sigmoid_backward_t, buffer),
    KF__FIELD("grad_output", TENSOR, node_log_sigmoid_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_log_sigmoid_backward = {
    .name = "LogSigmoidBackwardBackward0",
    .size = sizeof(node_log_sigmoid_backward_t),
    .backward = backward_log_sigmoid_backward,
    .release_saved = release_log_sigmoid_backward,
    .fields = fields_log_sigmoid_backward,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_log_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(buffer)))
    return kf__not_differentiable(call, "buffer");
  node_log_sigmoid_backward_t *saved =
      (node_log_sigmoid_backward_t *)(void *)kf__node_new(&type_log_sigmoid_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->buffer, buffer));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_11(call, grad_output, self, buffer, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_log_sigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *buffer, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(buffer))) || !kf__grad_mode())
    return below_11(call, grad_output, self, buffer, out);
  return record_log_sigmoid_backward(call, grad_output, self, buffer, out);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_hardsigmoid_t;
static kf_status_t backward_hardsigmoid(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardsigmoid_t *saved = (node_hardsigmoid_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_hardsigmoid_backward(grad, self));
  return kf_scope_close(&scope);
}
static void release_hardsigmoid(kf__node_t *node) {
  node_hardsigmoid_t *saved = (node_hardsigmoid_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardsigmoid[] = {
    KF__FIELD("self", TENSOR, node_hardsigmoid_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardsigmoid = {
    .name = "HardsigmoidBackward0",
    .size = sizeof(node_hardsigmoid_t),
    .backward = backward_hardsigmoid,
    .release_saved = release_hardsigmoid,
    .fields = fields_hardsigmoid,
};

static kf_status_t record_hardsigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_hardsigmoid_t *saved =
      (node_hardsigmoid_t *)(void *)kf__node_new(&type_hardsigmoid, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardsigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_hardsigmoid(call, self, out);
}

static kf_status_t record_hardsigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_hardsigmoid_t *saved =
      (node_hardsigmoid_t *)(void *)kf__node_new(&type_hardsigmoid, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_hardsigmoid_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_hardsigmoid_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_hardsigmoid_backward_t;
static kf_status_t backward_hardsigmoid_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardsigmoid_backward_t *saved = (node_hardsigmoid_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_hardsigmoid_backward(grad, self));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_hardsigmoid_backward(kf__node_t *node) {
  node_hardsigmoid_backward_t *saved = (node_hardsigmoid_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardsigmoid_backward[] = {
    KF__FIELD("self", TENSOR, node_hardsigmoid_backward_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardsigmoid_backward = {
    .name = "HardsigmoidBackwardBackward0",
    .size = sizeof(node_hardsigmoid_backward_t),
    .backward = backward_hardsigmoid_backward,
    .release_saved = release_hardsigmoid_backward,
    .fields = fields_hardsigmoid_backward,
};

static kf_status_t record_hardsigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_hardsigmoid_backward_t *saved =
      (node_hardsigmoid_backward_t *)(void *)kf__node_new(&type_hardsigmoid_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardsigmoid_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, grad_output, self, out);
  return record_hardsigmoid_backward(call, grad_output, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_relu_t;
static kf_status_t backward_relu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_relu_t *saved = (node_relu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_threshold_backward(grad, result_, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_relu(kf__node_t *node) {
  node_relu_t *saved = (node_relu_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_relu[] = {
    KF__FIELD("result", TENSOR, node_relu_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_relu = {
    .name = "ReluBackward0",
    .size = sizeof(node_relu_t),
    .backward = backward_relu,
    .release_saved = release_relu,
    .fields = fields_relu,
};

static kf_status_t record_relu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_relu_t *saved =
      (node_relu_t *)(void *)kf__node_new(&type_relu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_relu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_relu(call, self, out);
}

static kf_status_t record_relu_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_relu_t *saved =
      (node_relu_t *)(void *)kf__node_new(&type_relu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_relu_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_relu_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t negative_slope;
} node_leaky_relu_t;
static kf_status_t backward_leaky_relu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_leaky_relu_t *saved = (node_leaky_relu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t negative_slope = saved->negative_slope;
  if (wants_self)
    out[0] = kf_scope_keep(op_leaky_relu_backward(grad, self, negative_slope, false));
  return kf_scope_close(&scope);
}
static void release_leaky_relu(kf__node_t *node) {
  node_leaky_relu_t *saved = (node_leaky_relu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_leaky_relu[] = {
    KF__FIELD("self", TENSOR, node_leaky_relu_t, self),
    KF__FIELD("negative_slope", SCALAR, node_leaky_relu_t, negative_slope),
    {NULL, 0, 0}};
static const kf__node_type_t type_leaky_relu = {
    .name = "LeakyReluBackward0",
    .size = sizeof(node_leaky_relu_t),
    .backward = backward_leaky_relu,
    .release_saved = release_leaky_relu,
    .fields = fields_leaky_relu,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_leaky_relu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t **out) {
  *out = NULL;
  node_leaky_relu_t *saved =
      (node_leaky_relu_t *)(void *)kf__node_new(&type_leaky_relu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->negative_slope = negative_slope;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, negative_slope, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_leaky_relu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, negative_slope, out);
  return record_leaky_relu(call, self, negative_slope, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  kf_scalar_t negative_slope;
} node_leaky_relu__t;
static kf_status_t backward_leaky_relu_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_leaky_relu__t *saved = (node_leaky_relu__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_scalar_t negative_slope = saved->negative_slope;
  if (wants_self)
    out[0] = kf_scope_keep(op_leaky_relu_backward(grad, result_, negative_slope, true));
  return kf_scope_close(&scope);
}
static void release_leaky_relu_(kf__node_t *node) {
  node_leaky_relu__t *saved = (node_leaky_relu__t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_leaky_relu_[] = {
    KF__FIELD("result", TENSOR, node_leaky_relu__t, result_),
    KF__FIELD("negative_slope", SCALAR, node_leaky_relu__t, negative_slope),
    {NULL, 0, 0}};
static const kf__node_type_t type_leaky_relu_ = {
    .name = "LeakyReluBackward1",
    .size = sizeof(node_leaky_relu__t),
    .backward = backward_leaky_relu_,
    .release_saved = release_leaky_relu_,
    .fields = fields_leaky_relu_,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_leaky_relu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope) {
  KF_TRY(kf__check_inplace(self));
  node_leaky_relu__t *saved =
      (node_leaky_relu__t *)(void *)kf__node_new(&type_leaky_relu_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->negative_slope = negative_slope;
  kf__below_t below = kf__below_autograd_enter();
  status = below_14(call, self, negative_slope);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_leaky_relu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    negative_slope) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, negative_slope);
  return record_leaky_relu_(call, self, negative_slope);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_15(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t negative_slope;
} node_leaky_relu_backward_t;
static kf_status_t backward_leaky_relu_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_leaky_relu_backward_t *saved = (node_leaky_relu_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t negative_slope = saved->negative_slope;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_leaky_relu_backward(grad, self, negative_slope, false));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_leaky_relu_backward(kf__node_t *node) {
  node_leaky_relu_backward_t *saved = (node_leaky_relu_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_leaky_relu_backward[] = {
    KF__FIELD("self", TENSOR, node_leaky_relu_backward_t, self),
    KF__FIELD("negative_slope", SCALAR, node_leaky_relu_backward_t, negative_slope),
    {NULL, 0, 0}};
static const kf__node_type_t type_leaky_relu_backward = {
    .name = "LeakyReluBackwardBackward0",
    .size = sizeof(node_leaky_relu_backward_t),
    .backward = backward_leaky_relu_backward,
    .release_saved = release_leaky_relu_backward,
    .fields = fields_leaky_relu_backward,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_leaky_relu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t **out) {
  *out = NULL;
  node_leaky_relu_backward_t *saved =
      (node_leaky_relu_backward_t *)(void *)kf__node_new(&type_leaky_relu_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  saved->negative_slope = negative_slope;
  kf__below_t below = kf__below_enter();
  status = below_16(call, grad_output, self, negative_slope, self_is_result, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_leaky_relu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t negative_slope, bool self_is_result, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, grad_output, self, negative_slope, self_is_result, out);
  return record_leaky_relu_backward(call, grad_output, self, negative_slope, self_is_result, out);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t weight;
} node__prelu_kernel_t;
static kf_status_t backward__prelu_kernel(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__prelu_kernel_t *saved = (node__prelu_kernel_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_weight) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *weight = (wants_self || wants_weight) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  if (wants_self || wants_weight) {
    kf_tensor_t *made[2] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__prelu_kernel_backward(grad, self, weight, &made[0], &made[1]));
    kf__give(&out[0], made[0], wants_self);
    kf__give(&out[1], made[1], wants_weight);
  }
  return kf_scope_close(&scope);
}
static void release__prelu_kernel(kf__node_t *node) {
  node__prelu_kernel_t *saved = (node__prelu_kernel_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields__prelu_kernel[] = {
    KF__FIELD("self", TENSOR, node__prelu_kernel_t, self),
    KF__FIELD("weight", TENSOR, node__prelu_kernel_t, weight),
    {NULL, 0, 0}};
static const kf__node_type_t type__prelu_kernel = {
    .name = "PreluKernelBackward0",
    .size = sizeof(node__prelu_kernel_t),
    .backward = backward__prelu_kernel,
    .release_saved = release__prelu_kernel,
    .fields = fields__prelu_kernel,
};

static kf_status_t record__prelu_kernel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t **out) {
  *out = NULL;
  node__prelu_kernel_t *saved =
      (node__prelu_kernel_t *)(void *)kf__node_new(&type__prelu_kernel, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->weight, weight));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, weight, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__prelu_kernel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(weight))) || !kf__grad_mode())
    return below_3(call, self, weight, out);
  return record__prelu_kernel(call, self, weight, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t grad_output;
  kf__saved_t self;
  kf__saved_t weight;
} node__prelu_kernel_backward_t;
static kf_status_t backward__prelu_kernel_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node__prelu_kernel_backward_t *saved = (node__prelu_kernel_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  bool wants_weight = kf__node_wants(node, 2);
  kf_tensor_t *grad_output = (wants_grad_output || wants_self || wants_weight) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  kf_tensor_t *self = (wants_grad_output || wants_self || wants_weight) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *weight = (wants_grad_output || wants_self || wants_weight) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  if (wants_grad_output || wants_self || wants_weight) {
    const bool wanted[] = {wants_grad_output, wants_self, wants_weight};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_prelu_double(grads[0], grads[1], grad_output, self, weight, wanted, made));
    kf__give(&out[0], made[0], wants_grad_output);
    kf__give(&out[1], made[1], wants_self);
    kf__give(&out[2], made[2], wants_weight);
  }
  return kf_scope_close(&scope);
}
static void release__prelu_kernel_backward(kf__node_t *node) {
  node__prelu_kernel_backward_t *saved = (node__prelu_kernel_backward_t *)(void *)node;
  kf__saved_drop(&saved->grad_output);
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields__prelu_kernel_backward[] = {
    KF__FIELD("grad_output", TENSOR, node__prelu_kernel_backward_t, grad_output),
    KF__FIELD("self", TENSOR, node__prelu_kernel_backward_t, self),
    KF__FIELD("weight", TENSOR, node__prelu_kernel_backward_t, weight),
    {NULL, 0, 0}};
static const kf__node_type_t type__prelu_kernel_backward = {
    .name = "PreluKernelBackwardBackward0",
    .size = sizeof(node__prelu_kernel_backward_t),
    .backward = backward__prelu_kernel_backward,
    .release_saved = release__prelu_kernel_backward,
    .fields = fields__prelu_kernel_backward,
};

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0, o1));
}

static kf_status_t record__prelu_kernel_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node__prelu_kernel_backward_t *saved =
      (node__prelu_kernel_backward_t *)(void *)kf__node_new(&type__prelu_kernel_backward, 3, 2);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__node_link(node, 2, weight));
  KF__STEP(kf__save(&saved->grad_output, grad_output));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->weight, weight));
  kf__below_t below = kf__below_enter();
  status = below_18(call, grad_output, self, weight, out0, out1);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__set_history(*out1, node, 1));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  return status;
}
static kf_status_t autograd__prelu_kernel_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *weight, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(weight))) || !kf__grad_mode())
    return below_18(call, grad_output, self, weight, out0, out1);
  return record__prelu_kernel_backward(call, grad_output, self, weight, out0, out1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t min_val;
  kf_scalar_t max_val;
} node_hardtanh_t;
static kf_status_t backward_hardtanh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardtanh_t *saved = (node_hardtanh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t min_val = saved->min_val;
  kf_scalar_t max_val = saved->max_val;
  if (wants_self)
    out[0] = kf_scope_keep(op_hardtanh_backward(grad, self, min_val, max_val));
  return kf_scope_close(&scope);
}
static void release_hardtanh(kf__node_t *node) {
  node_hardtanh_t *saved = (node_hardtanh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardtanh[] = {
    KF__FIELD("self", TENSOR, node_hardtanh_t, self),
    KF__FIELD("min_val", SCALAR, node_hardtanh_t, min_val),
    KF__FIELD("max_val", SCALAR, node_hardtanh_t, max_val),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardtanh = {
    .name = "HardtanhBackward0",
    .size = sizeof(node_hardtanh_t),
    .backward = backward_hardtanh,
    .release_saved = release_hardtanh,
    .fields = fields_hardtanh,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_hardtanh(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t **out) {
  *out = NULL;
  node_hardtanh_t *saved =
      (node_hardtanh_t *)(void *)kf__node_new(&type_hardtanh, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->min_val = min_val;
  saved->max_val = max_val;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, min_val, max_val, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardtanh(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_19(call, self, min_val, max_val, out);
  return record_hardtanh(call, self, min_val, max_val, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  kf_scalar_t min_val;
  kf_scalar_t max_val;
} node_hardtanh__t;
static kf_status_t backward_hardtanh_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardtanh__t *saved = (node_hardtanh__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_scalar_t min_val = saved->min_val;
  kf_scalar_t max_val = saved->max_val;
  if (wants_self)
    out[0] = kf_scope_keep(op_hardtanh_backward(grad, result_, min_val, max_val));
  return kf_scope_close(&scope);
}
static void release_hardtanh_(kf__node_t *node) {
  node_hardtanh__t *saved = (node_hardtanh__t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_hardtanh_[] = {
    KF__FIELD("result", TENSOR, node_hardtanh__t, result_),
    KF__FIELD("min_val", SCALAR, node_hardtanh__t, min_val),
    KF__FIELD("max_val", SCALAR, node_hardtanh__t, max_val),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardtanh_ = {
    .name = "HardtanhBackward0",
    .size = sizeof(node_hardtanh__t),
    .backward = backward_hardtanh_,
    .release_saved = release_hardtanh_,
    .fields = fields_hardtanh_,
};

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_hardtanh_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val) {
  KF_TRY(kf__check_inplace(self));
  node_hardtanh__t *saved =
      (node_hardtanh__t *)(void *)kf__node_new(&type_hardtanh_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->min_val = min_val;
  saved->max_val = max_val;
  kf__below_t below = kf__below_autograd_enter();
  status = below_20(call, self, min_val, max_val);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_hardtanh_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min_val,
    kf_scalar_t max_val) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_20(call, self, min_val, max_val);
  return record_hardtanh_(call, self, min_val, max_val);
}

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_21(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t min_val;
  kf_scalar_t max_val;
} node_hardtanh_backward_t;
static kf_status_t backward_hardtanh_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardtanh_backward_t *saved = (node_hardtanh_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t min_val = saved->min_val;
  kf_scalar_t max_val = saved->max_val;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_hardtanh_backward(grad, self, min_val, max_val));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_hardtanh_backward(kf__node_t *node) {
  node_hardtanh_backward_t *saved = (node_hardtanh_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardtanh_backward[] = {
    KF__FIELD("self", TENSOR, node_hardtanh_backward_t, self),
    KF__FIELD("min_val", SCALAR, node_hardtanh_backward_t, min_val),
    KF__FIELD("max_val", SCALAR, node_hardtanh_backward_t, max_val),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardtanh_backward = {
    .name = "HardtanhBackwardBackward0",
    .size = sizeof(node_hardtanh_backward_t),
    .backward = backward_hardtanh_backward,
    .release_saved = release_hardtanh_backward,
    .fields = fields_hardtanh_backward,
};

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_hardtanh_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t **out) {
  *out = NULL;
  node_hardtanh_backward_t *saved =
      (node_hardtanh_backward_t *)(void *)kf__node_new(&type_hardtanh_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  saved->min_val = min_val;
  saved->max_val = max_val;
  kf__below_t below = kf__below_enter();
  status = below_22(call, grad_output, self, min_val, max_val, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardtanh_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t min_val, kf_scalar_t max_val, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, grad_output, self, min_val, max_val, out);
  return record_hardtanh_backward(call, grad_output, self, min_val, max_val, out);
}

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_23(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t threshold;
} node_threshold_t;
static kf_status_t backward_threshold(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_threshold_t *saved = (node_threshold_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t threshold = saved->threshold;
  if (wants_self)
    out[0] = kf_scope_keep(op_threshold_backward(grad, self, threshold));
  return kf_scope_close(&scope);
}
static void release_threshold(kf__node_t *node) {
  node_threshold_t *saved = (node_threshold_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_threshold[] = {
    KF__FIELD("self", TENSOR, node_threshold_t, self),
    KF__FIELD("threshold", SCALAR, node_threshold_t, threshold),
    {NULL, 0, 0}};
static const kf__node_type_t type_threshold = {
    .name = "ThresholdBackward0",
    .size = sizeof(node_threshold_t),
    .backward = backward_threshold,
    .release_saved = release_threshold,
    .fields = fields_threshold,
};

static kf_status_t record_threshold(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t threshold,
    kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  node_threshold_t *saved =
      (node_threshold_t *)(void *)kf__node_new(&type_threshold, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->threshold = threshold;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, threshold, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_threshold(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_19(call, self, threshold, value, out);
  return record_threshold(call, self, threshold, value, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t threshold;
} node_threshold__t;
static kf_status_t backward_threshold_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_threshold__t *saved = (node_threshold__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t threshold = saved->threshold;
  if (wants_self)
    out[0] = kf_scope_keep(op_threshold_backward(grad, self, threshold));
  return kf_scope_close(&scope);
}
static void release_threshold_(kf__node_t *node) {
  node_threshold__t *saved = (node_threshold__t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_threshold_[] = {
    KF__FIELD("self", TENSOR, node_threshold__t, self),
    KF__FIELD("threshold", SCALAR, node_threshold__t, threshold),
    {NULL, 0, 0}};
static const kf__node_type_t type_threshold_ = {
    .name = "ThresholdBackward1",
    .size = sizeof(node_threshold__t),
    .backward = backward_threshold_,
    .release_saved = release_threshold_,
    .fields = fields_threshold_,
};

static kf_status_t record_threshold_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value) {
  KF_TRY(kf__check_inplace(self));
  node_threshold__t *saved =
      (node_threshold__t *)(void *)kf__node_new(&type_threshold_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->threshold = threshold;
  kf__below_t below = kf__below_autograd_enter();
  status = below_20(call, self, threshold, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_threshold_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    threshold, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_20(call, self, threshold, value);
  return record_threshold_(call, self, threshold, value);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t threshold;
} node_threshold_backward_t;
static kf_status_t backward_threshold_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_threshold_backward_t *saved = (node_threshold_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t threshold = saved->threshold;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_threshold_backward(grad, self, threshold));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_threshold_backward(kf__node_t *node) {
  node_threshold_backward_t *saved = (node_threshold_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_threshold_backward[] = {
    KF__FIELD("self", TENSOR, node_threshold_backward_t, self),
    KF__FIELD("threshold", SCALAR, node_threshold_backward_t, threshold),
    {NULL, 0, 0}};
static const kf__node_type_t type_threshold_backward = {
    .name = "ThresholdBackwardBackward0",
    .size = sizeof(node_threshold_backward_t),
    .backward = backward_threshold_backward,
    .release_saved = release_threshold_backward,
    .fields = fields_threshold_backward,
};

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_threshold_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t **out) {
  *out = NULL;
  node_threshold_backward_t *saved =
      (node_threshold_backward_t *)(void *)kf__node_new(&type_threshold_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  saved->threshold = threshold;
  kf__below_t below = kf__below_enter();
  status = below_24(call, grad_output, self, threshold, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_threshold_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t threshold, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, grad_output, self, threshold, out);
  return record_threshold_backward(call, grad_output, self, threshold, out);
}

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_25(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
  kf_scalar_t scale;
  kf_scalar_t input_scale;
  kf__saved_t self;
} node_elu_t;
static kf_status_t backward_elu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_elu_t *saved = (node_elu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t alpha = saved->alpha;
  kf_scalar_t scale = saved->scale;
  kf_scalar_t input_scale = saved->input_scale;
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_elu_backward(grad, alpha, scale, input_scale, false, self));
  return kf_scope_close(&scope);
}
static void release_elu(kf__node_t *node) {
  node_elu_t *saved = (node_elu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_elu[] = {
    KF__FIELD("alpha", SCALAR, node_elu_t, alpha),
    KF__FIELD("scale", SCALAR, node_elu_t, scale),
    KF__FIELD("input_scale", SCALAR, node_elu_t, input_scale),
    KF__FIELD("self", TENSOR, node_elu_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_elu = {
    .name = "EluBackward0",
    .size = sizeof(node_elu_t),
    .backward = backward_elu,
    .release_saved = release_elu,
    .fields = fields_elu,
};

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_elu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t **out) {
  *out = NULL;
  node_elu_t *saved =
      (node_elu_t *)(void *)kf__node_new(&type_elu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->alpha = alpha;
  saved->scale = scale;
  saved->input_scale = input_scale;
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_26(call, self, alpha, scale, input_scale, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_elu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_26(call, self, alpha, scale, input_scale, out);
  return record_elu(call, self, alpha, scale, input_scale, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
  kf_scalar_t scale;
  kf_scalar_t input_scale;
  kf__saved_t result_;
} node_elu__t;
static kf_status_t backward_elu_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_elu__t *saved = (node_elu__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t alpha = saved->alpha;
  kf_scalar_t scale = saved->scale;
  kf_scalar_t input_scale = saved->input_scale;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_elu_backward(grad, alpha, scale, input_scale, true, result_));
  return kf_scope_close(&scope);
}
static void release_elu_(kf__node_t *node) {
  node_elu__t *saved = (node_elu__t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_elu_[] = {
    KF__FIELD("alpha", SCALAR, node_elu__t, alpha),
    KF__FIELD("scale", SCALAR, node_elu__t, scale),
    KF__FIELD("input_scale", SCALAR, node_elu__t, input_scale),
    KF__FIELD("result", TENSOR, node_elu__t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_elu_ = {
    .name = "EluBackward1",
    .size = sizeof(node_elu__t),
    .backward = backward_elu_,
    .release_saved = release_elu_,
    .fields = fields_elu_,
};

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_elu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale) {
  KF_TRY(kf__check_inplace(self));
  node_elu__t *saved =
      (node_elu__t *)(void *)kf__node_new(&type_elu_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->alpha = alpha;
  saved->scale = scale;
  saved->input_scale = input_scale;
  kf__below_t below = kf__below_autograd_enter();
  status = below_27(call, self, alpha, scale, input_scale);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_elu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_scalar_t scale, kf_scalar_t input_scale) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_27(call, self, alpha, scale, input_scale);
  return record_elu_(call, self, alpha, scale, input_scale);
}

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_28(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
  kf_scalar_t scale;
  kf_scalar_t input_scale;
  bool is_result;
  kf__saved_t self_or_result;
  kf__saved_t grad_output;
} node_elu_backward_t;
static kf_status_t backward_elu_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_elu_backward_t *saved = (node_elu_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self_or_result = kf__node_wants(node, 1);
  kf_scalar_t alpha = saved->alpha;
  kf_scalar_t scale = saved->scale;
  kf_scalar_t input_scale = saved->input_scale;
  bool is_result = saved->is_result;
  kf_tensor_t *self_or_result = (wants_grad_output || wants_self_or_result) ? kf__unpack_scoped(node, &saved->self_or_result) : NULL;
  kf_tensor_t *grad_output = (wants_self_or_result) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result));
  if (wants_self_or_result)
    out[1] = kf_scope_keep(kf__d_elu_double(grad, grad_output, alpha, scale, input_scale, is_result, self_or_result));
  return kf_scope_close(&scope);
}
static void release_elu_backward(kf__node_t *node) {
  node_elu_backward_t *saved = (node_elu_backward_t *)(void *)node;
  kf__saved_drop(&saved->self_or_result);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_elu_backward[] = {
    KF__FIELD("alpha", SCALAR, node_elu_backward_t, alpha),
    KF__FIELD("scale", SCALAR, node_elu_backward_t, scale),
    KF__FIELD("input_scale", SCALAR, node_elu_backward_t, input_scale),
    KF__FIELD("is_result", BOOL, node_elu_backward_t, is_result),
    KF__FIELD("self_or_result", TENSOR, node_elu_backward_t, self_or_result),
    KF__FIELD("grad_output", TENSOR, node_elu_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_elu_backward = {
    .name = "EluBackwardBackward0",
    .size = sizeof(node_elu_backward_t),
    .backward = backward_elu_backward,
    .release_saved = release_elu_backward,
    .fields = fields_elu_backward,
};

typedef kf_status_t (*below_29_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_tensor_t *a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_29(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_tensor_t *a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_29_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_elu_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_scalar_t
    alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t *self_or_result,
    kf_tensor_t **out) {
  *out = NULL;
  node_elu_backward_t *saved =
      (node_elu_backward_t *)(void *)kf__node_new(&type_elu_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self_or_result));
  saved->alpha = alpha;
  saved->scale = scale;
  saved->input_scale = input_scale;
  saved->is_result = is_result;
  KF__STEP(kf__save(&saved->self_or_result, self_or_result));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_29(call, grad_output, alpha, scale, input_scale, is_result, self_or_result, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_elu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_scalar_t alpha, kf_scalar_t scale, kf_scalar_t input_scale, bool is_result, kf_tensor_t
    *self_or_result, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self_or_result))) || !kf__grad_mode())
    return below_29(call, grad_output, alpha, scale, input_scale, is_result, self_or_result, out);
  return record_elu_backward(call, grad_output, alpha, scale, input_scale, is_result, self_or_result, out);
}

typedef kf_status_t (*below_30_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_30(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_30_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_11(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_30(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
  kf__saved_t self;
} node_celu_t;
static kf_status_t backward_celu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_celu_t *saved = (node_celu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_elu_backward(grad, alpha, KF_INT(1), kf__number_div(KF_FLOAT(1.0), alpha), false, self));
  return kf_scope_close(&scope);
}
static void release_celu(kf__node_t *node) {
  node_celu_t *saved = (node_celu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_celu[] = {
    KF__FIELD("alpha", SCALAR, node_celu_t, alpha),
    KF__FIELD("self", TENSOR, node_celu_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_celu = {
    .name = "CeluBackward0",
    .size = sizeof(node_celu_t),
    .backward = backward_celu,
    .release_saved = release_celu,
    .fields = fields_celu,
};

static kf_status_t record_celu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t **out) {
  *out = NULL;
  node_celu_t *saved =
      (node_celu_t *)(void *)kf__node_new(&type_celu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->alpha = alpha;
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_celu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, alpha, out);
  return record_celu(call, self, alpha, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
  kf__saved_t result_;
} node_celu__t;
static kf_status_t backward_celu_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_celu__t *saved = (node_celu__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_elu_backward(grad, alpha, KF_INT(1), kf__number_div(KF_FLOAT(1.0), alpha), true, result_));
  return kf_scope_close(&scope);
}
static void release_celu_(kf__node_t *node) {
  node_celu__t *saved = (node_celu__t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_celu_[] = {
    KF__FIELD("alpha", SCALAR, node_celu__t, alpha),
    KF__FIELD("result", TENSOR, node_celu__t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_celu_ = {
    .name = "CeluBackward1",
    .size = sizeof(node_celu__t),
    .backward = backward_celu_,
    .release_saved = release_celu_,
    .fields = fields_celu_,
};

static kf_status_t record_celu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_celu__t *saved =
      (node_celu__t *)(void *)kf__node_new(&type_celu_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->alpha = alpha;
  kf__below_t below = kf__below_autograd_enter();
  status = below_14(call, self, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_celu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, alpha);
  return record_celu_(call, self, alpha);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t beta;
  kf_scalar_t threshold;
} node_softplus_t;
static kf_status_t backward_softplus(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_softplus_t *saved = (node_softplus_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t beta = saved->beta;
  kf_scalar_t threshold = saved->threshold;
  if (wants_self)
    out[0] = kf_scope_keep(op_softplus_backward(grad, self, beta, threshold));
  return kf_scope_close(&scope);
}
static void release_softplus(kf__node_t *node) {
  node_softplus_t *saved = (node_softplus_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_softplus[] = {
    KF__FIELD("self", TENSOR, node_softplus_t, self),
    KF__FIELD("beta", SCALAR, node_softplus_t, beta),
    KF__FIELD("threshold", SCALAR, node_softplus_t, threshold),
    {NULL, 0, 0}};
static const kf__node_type_t type_softplus = {
    .name = "SoftplusBackward0",
    .size = sizeof(node_softplus_t),
    .backward = backward_softplus,
    .release_saved = release_softplus,
    .fields = fields_softplus,
};

static kf_status_t record_softplus(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out) {
  *out = NULL;
  node_softplus_t *saved =
      (node_softplus_t *)(void *)kf__node_new(&type_softplus, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->beta = beta;
  saved->threshold = threshold;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, beta, threshold, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_softplus(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t beta,
    kf_scalar_t threshold, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_19(call, self, beta, threshold, out);
  return record_softplus(call, self, beta, threshold, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t beta;
  kf_scalar_t threshold;
  kf__saved_t grad_output;
} node_softplus_backward_t;
static kf_status_t backward_softplus_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_softplus_backward_t *saved = (node_softplus_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t beta = saved->beta;
  kf_scalar_t threshold = saved->threshold;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_softplus_backward(grad, self, beta, threshold));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_softplus_double(op_mul(grad, grad_output), self, beta, threshold));
  return kf_scope_close(&scope);
}
static void release_softplus_backward(kf__node_t *node) {
  node_softplus_backward_t *saved = (node_softplus_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_softplus_backward[] = {
    KF__FIELD("self", TENSOR, node_softplus_backward_t, self),
    KF__FIELD("beta", SCALAR, node_softplus_backward_t, beta),
    KF__FIELD("threshold", SCALAR, node_softplus_backward_t, threshold),
    KF__FIELD("grad_output", TENSOR, node_softplus_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_softplus_backward = {
    .name = "SoftplusBackwardBackward0",
    .size = sizeof(node_softplus_backward_t),
    .backward = backward_softplus_backward,
    .release_saved = release_softplus_backward,
    .fields = fields_softplus_backward,
};

static kf_status_t record_softplus_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t **out) {
  *out = NULL;
  node_softplus_backward_t *saved =
      (node_softplus_backward_t *)(void *)kf__node_new(&type_softplus_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->beta = beta;
  saved->threshold = threshold;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_22(call, grad_output, self, beta, threshold, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_softplus_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t beta, kf_scalar_t threshold, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, grad_output, self, beta, threshold, out);
  return record_softplus_backward(call, grad_output, self, beta, threshold, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  const char *approximate;
} node_gelu_t;
static kf_status_t backward_gelu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_gelu_t *saved = (node_gelu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_str_t approximate = kf_str_of(saved->approximate);
  if (wants_self)
    out[0] = kf_scope_keep(op_gelu_backward(grad, self, approximate));
  return kf_scope_close(&scope);
}
static void release_gelu(kf__node_t *node) {
  node_gelu_t *saved = (node_gelu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_gelu[] = {
    KF__FIELD("self", TENSOR, node_gelu_t, self),
    KF__FIELD("approximate", STR, node_gelu_t, approximate),
    {NULL, 0, 0}};
static const kf__node_type_t type_gelu = {
    .name = "GeluBackward0",
    .size = sizeof(node_gelu_t),
    .backward = backward_gelu,
    .release_saved = release_gelu,
    .fields = fields_gelu,
};

typedef kf_status_t (*below_31_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_31(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_31_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_gelu(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t **out) {
  *out = NULL;
  node_gelu_t *saved =
      (node_gelu_t *)(void *)kf__node_new(&type_gelu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->approximate = kf__static_text(approximate);
  kf__below_t below = kf__below_enter();
  status = below_31(call, self, approximate, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_gelu(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_31(call, self, approximate, out);
  return record_gelu(call, self, approximate, out);
}

typedef kf_status_t (*below_32_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1);
static KF__SHARED kf_status_t below_32(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1) {
  KF_REDISPATCH(call->op, below_32_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_gelu_(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate) {
  KF_TRY(kf__check_inplace(self));
  node_gelu_t *saved =
      (node_gelu_t *)(void *)kf__node_new(&type_gelu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->approximate = kf__static_text(approximate);
  kf__below_t below = kf__below_autograd_enter();
  status = below_32(call, self, approximate);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_gelu_(const kf_call_t *call, kf_tensor_t *self, kf_str_t approximate) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_32(call, self, approximate);
  return record_gelu_(call, self, approximate);
}

typedef kf_status_t (*below_33_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_33(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_33_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_12(const kf_call_t *call, kf_tensor_t *a0, kf_str_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_33(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  const char *approximate;
  kf__saved_t grad_output;
} node_gelu_backward_t;
static kf_status_t backward_gelu_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_gelu_backward_t *saved = (node_gelu_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_str_t approximate = kf_str_of(saved->approximate);
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_gelu_backward(grad, self, approximate));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_gelu_double(op_mul(grad, grad_output), self, approximate));
  return kf_scope_close(&scope);
}
static void release_gelu_backward(kf__node_t *node) {
  node_gelu_backward_t *saved = (node_gelu_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_gelu_backward[] = {
    KF__FIELD("self", TENSOR, node_gelu_backward_t, self),
    KF__FIELD("approximate", STR, node_gelu_backward_t, approximate),
    KF__FIELD("grad_output", TENSOR, node_gelu_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_gelu_backward = {
    .name = "GeluBackwardBackward0",
    .size = sizeof(node_gelu_backward_t),
    .backward = backward_gelu_backward,
    .release_saved = release_gelu_backward,
    .fields = fields_gelu_backward,
};

typedef kf_status_t (*below_34_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_34(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_34_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_gelu_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_str_t approximate, kf_tensor_t **out) {
  *out = NULL;
  node_gelu_backward_t *saved =
      (node_gelu_backward_t *)(void *)kf__node_new(&type_gelu_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->approximate = kf__static_text(approximate);
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_34(call, grad_output, self, approximate, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_gelu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_str_t approximate, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_34(call, grad_output, self, approximate, out);
  return record_gelu_backward(call, grad_output, self, approximate, out);
}

typedef kf_status_t (*below_35_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_35(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_35_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_35(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_silu_t;
static kf_status_t backward_silu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_silu_t *saved = (node_silu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_silu_backward(grad, kf__d_conj(self)));
  return kf_scope_close(&scope);
}
static void release_silu(kf__node_t *node) {
  node_silu_t *saved = (node_silu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_silu[] = {
    KF__FIELD("self", TENSOR, node_silu_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_silu = {
    .name = "SiluBackward0",
    .size = sizeof(node_silu_t),
    .backward = backward_silu,
    .release_saved = release_silu,
    .fields = fields_silu,
};

static kf_status_t record_silu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_silu_t *saved =
      (node_silu_t *)(void *)kf__node_new(&type_silu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_silu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_silu(call, self, out);
}

static kf_status_t record_silu_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_silu_t *saved =
      (node_silu_t *)(void *)kf__node_new(&type_silu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_silu_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_silu_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t grad_output;
} node_silu_backward_t;
static kf_status_t backward_silu_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_silu_backward_t *saved = (node_silu_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_silu_backward(grad, kf__d_conj(self)));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_silu_double(op_mul(grad, kf__d_conj(grad_output)), self));
  return kf_scope_close(&scope);
}
static void release_silu_backward(kf__node_t *node) {
  node_silu_backward_t *saved = (node_silu_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_silu_backward[] = {
    KF__FIELD("self", TENSOR, node_silu_backward_t, self),
    KF__FIELD("grad_output", TENSOR, node_silu_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_silu_backward = {
    .name = "SiluBackwardBackward0",
    .size = sizeof(node_silu_backward_t),
    .backward = backward_silu_backward,
    .release_saved = release_silu_backward,
    .fields = fields_silu_backward,
};

static kf_status_t record_silu_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t **out) {
  *out = NULL;
  node_silu_backward_t *saved =
      (node_silu_backward_t *)(void *)kf__node_new(&type_silu_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_silu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, grad_output, self, out);
  return record_silu_backward(call, grad_output, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_mish_t;
static kf_status_t backward_mish(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mish_t *saved = (node_mish_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mish_backward(grad, self));
  return kf_scope_close(&scope);
}
static void release_mish(kf__node_t *node) {
  node_mish_t *saved = (node_mish_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_mish[] = {
    KF__FIELD("self", TENSOR, node_mish_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_mish = {
    .name = "MishBackward0",
    .size = sizeof(node_mish_t),
    .backward = backward_mish,
    .release_saved = release_mish,
    .fields = fields_mish,
};

static kf_status_t record_mish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_mish_t *saved =
      (node_mish_t *)(void *)kf__node_new(&type_mish, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_mish(call, self, out);
}

static kf_status_t record_mish_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_mish_t *saved =
      (node_mish_t *)(void *)kf__node_new(&type_mish, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_mish_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_mish_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t grad_output;
} node_mish_backward_t;
static kf_status_t backward_mish_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mish_backward_t *saved = (node_mish_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_mish_backward(grad, self));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_mish_double(op_mul(grad, grad_output), self));
  return kf_scope_close(&scope);
}
static void release_mish_backward(kf__node_t *node) {
  node_mish_backward_t *saved = (node_mish_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_mish_backward[] = {
    KF__FIELD("self", TENSOR, node_mish_backward_t, self),
    KF__FIELD("grad_output", TENSOR, node_mish_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_mish_backward = {
    .name = "MishBackwardBackward0",
    .size = sizeof(node_mish_backward_t),
    .backward = backward_mish_backward,
    .release_saved = release_mish_backward,
    .fields = fields_mish_backward,
};

static kf_status_t record_mish_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t **out) {
  *out = NULL;
  node_mish_backward_t *saved =
      (node_mish_backward_t *)(void *)kf__node_new(&type_mish_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mish_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, grad_output, self, out);
  return record_mish_backward(call, grad_output, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_hardswish_t;
static kf_status_t backward_hardswish(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardswish_t *saved = (node_hardswish_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_hardswish_backward(grad, self));
  return kf_scope_close(&scope);
}
static void release_hardswish(kf__node_t *node) {
  node_hardswish_t *saved = (node_hardswish_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardswish[] = {
    KF__FIELD("self", TENSOR, node_hardswish_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardswish = {
    .name = "HardswishBackward0",
    .size = sizeof(node_hardswish_t),
    .backward = backward_hardswish,
    .release_saved = release_hardswish,
    .fields = fields_hardswish,
};

static kf_status_t record_hardswish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_hardswish_t *saved =
      (node_hardswish_t *)(void *)kf__node_new(&type_hardswish, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardswish(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_hardswish(call, self, out);
}

static kf_status_t record_hardswish_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_hardswish_t *saved =
      (node_hardswish_t *)(void *)kf__node_new(&type_hardswish, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_hardswish_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_hardswish_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t grad_output;
} node_hardswish_backward_t;
static kf_status_t backward_hardswish_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardswish_backward_t *saved = (node_hardswish_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_hardswish_backward(grad, self));
  if (wants_self)
    out[1] = kf_scope_keep(op_where_ScalarOther(op_logical_and(op_gt_Scalar(self, KF_INT((-3))), op_lt_Scalar(self, KF_INT(3))), op_div_Scalar(op_mul(grad, grad_output), KF_INT(3)), KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_hardswish_backward(kf__node_t *node) {
  node_hardswish_backward_t *saved = (node_hardswish_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_hardswish_backward[] = {
    KF__FIELD("self", TENSOR, node_hardswish_backward_t, self),
    KF__FIELD("grad_output", TENSOR, node_hardswish_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardswish_backward = {
    .name = "HardswishBackwardBackward0",
    .size = sizeof(node_hardswish_backward_t),
    .backward = backward_hardswish_backward,
    .release_saved = release_hardswish_backward,
    .fields = fields_hardswish_backward,
};

static kf_status_t record_hardswish_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_hardswish_backward_t *saved =
      (node_hardswish_backward_t *)(void *)kf__node_new(&type_hardswish_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_3(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardswish_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, grad_output, self, out);
  return record_hardswish_backward(call, grad_output, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t dim;
} node_glu_t;
static kf_status_t backward_glu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_glu_t *saved = (node_glu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(op_glu_backward(grad, self, dim));
  return kf_scope_close(&scope);
}
static void release_glu(kf__node_t *node) {
  node_glu_t *saved = (node_glu_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_glu[] = {
    KF__FIELD("self", TENSOR, node_glu_t, self),
    KF__FIELD("dim", INT, node_glu_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_glu = {
    .name = "GluBackward0",
    .size = sizeof(node_glu_t),
    .backward = backward_glu,
    .release_saved = release_glu,
    .fields = fields_glu,
};

typedef kf_status_t (*below_36_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_36(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_36_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_glu(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out) {
  *out = NULL;
  node_glu_t *saved =
      (node_glu_t *)(void *)kf__node_new(&type_glu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_36(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_glu(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_36(call, self, dim, out);
  return record_glu(call, self, dim, out);
}

typedef kf_status_t (*below_37_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_37(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_37_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_14(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_37(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t dim;
  kf__saved_t grad_output;
} node_glu_backward_t;
static kf_status_t backward_glu_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_glu_backward_t *saved = (node_glu_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *grad_output = (wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_glu_double_grad(grad, self, dim));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_glu_double_self(grad, grad_output, self, dim));
  return kf_scope_close(&scope);
}
static void release_glu_backward(kf__node_t *node) {
  node_glu_backward_t *saved = (node_glu_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_glu_backward[] = {
    KF__FIELD("self", TENSOR, node_glu_backward_t, self),
    KF__FIELD("dim", INT, node_glu_backward_t, dim),
    KF__FIELD("grad_output", TENSOR, node_glu_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_glu_backward = {
    .name = "GluBackwardBackward0",
    .size = sizeof(node_glu_backward_t),
    .backward = backward_glu_backward,
    .release_saved = release_glu_backward,
    .fields = fields_glu_backward,
};

typedef kf_status_t (*below_38_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_38(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_38_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_glu_backward(const kf_call_t *call, kf_tensor_t *grad_output, kf_tensor_t
    *self, int64_t dim, kf_tensor_t **out) {
  *out = NULL;
  node_glu_backward_t *saved =
      (node_glu_backward_t *)(void *)kf__node_new(&type_glu_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_38(call, grad_output, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_glu_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_38(call, grad_output, self, dim, out);
  return record_glu_backward(call, grad_output, self, dim, out);
}

typedef kf_status_t (*below_39_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_39(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_39_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_39(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t lambd;
} node_hardshrink_t;
static kf_status_t backward_hardshrink(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardshrink_t *saved = (node_hardshrink_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t lambd = saved->lambd;
  if (wants_self)
    out[0] = kf_scope_keep(op_hardshrink_backward(grad, self, lambd));
  return kf_scope_close(&scope);
}
static void release_hardshrink(kf__node_t *node) {
  node_hardshrink_t *saved = (node_hardshrink_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardshrink[] = {
    KF__FIELD("self", TENSOR, node_hardshrink_t, self),
    KF__FIELD("lambd", SCALAR, node_hardshrink_t, lambd),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardshrink = {
    .name = "HardshrinkBackward0",
    .size = sizeof(node_hardshrink_t),
    .backward = backward_hardshrink,
    .release_saved = release_hardshrink,
    .fields = fields_hardshrink,
};

static kf_status_t record_hardshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  *out = NULL;
  node_hardshrink_t *saved =
      (node_hardshrink_t *)(void *)kf__node_new(&type_hardshrink, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->lambd = lambd;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, lambd, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, lambd, out);
  return record_hardshrink(call, self, lambd, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t lambd;
} node_hardshrink_backward_t;
static kf_status_t backward_hardshrink_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hardshrink_backward_t *saved = (node_hardshrink_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_out = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_out) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t lambd = saved->lambd;
  if (wants_grad_out)
    out[0] = kf_scope_keep(op_hardshrink_backward(grad, self, lambd));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_hardshrink_backward(kf__node_t *node) {
  node_hardshrink_backward_t *saved = (node_hardshrink_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_hardshrink_backward[] = {
    KF__FIELD("self", TENSOR, node_hardshrink_backward_t, self),
    KF__FIELD("lambd", SCALAR, node_hardshrink_backward_t, lambd),
    {NULL, 0, 0}};
static const kf__node_type_t type_hardshrink_backward = {
    .name = "HardshrinkBackwardBackward0",
    .size = sizeof(node_hardshrink_backward_t),
    .backward = backward_hardshrink_backward,
    .release_saved = release_hardshrink_backward,
    .fields = fields_hardshrink_backward,
};

static kf_status_t record_hardshrink_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  *out = NULL;
  node_hardshrink_backward_t *saved =
      (node_hardshrink_backward_t *)(void *)kf__node_new(&type_hardshrink_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_out));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  saved->lambd = lambd;
  kf__below_t below = kf__below_enter();
  status = below_24(call, grad_out, self, lambd, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hardshrink_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_out) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, grad_out, self, lambd, out);
  return record_hardshrink_backward(call, grad_out, self, lambd, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t lambd;
} node_softshrink_t;
static kf_status_t backward_softshrink(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_softshrink_t *saved = (node_softshrink_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t lambd = saved->lambd;
  if (wants_self)
    out[0] = kf_scope_keep(op_softshrink_backward(grad, self, lambd));
  return kf_scope_close(&scope);
}
static void release_softshrink(kf__node_t *node) {
  node_softshrink_t *saved = (node_softshrink_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_softshrink[] = {
    KF__FIELD("self", TENSOR, node_softshrink_t, self),
    KF__FIELD("lambd", SCALAR, node_softshrink_t, lambd),
    {NULL, 0, 0}};
static const kf__node_type_t type_softshrink = {
    .name = "SoftshrinkBackward0",
    .size = sizeof(node_softshrink_t),
    .backward = backward_softshrink,
    .release_saved = release_softshrink,
    .fields = fields_softshrink,
};

static kf_status_t record_softshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  *out = NULL;
  node_softshrink_t *saved =
      (node_softshrink_t *)(void *)kf__node_new(&type_softshrink, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->lambd = lambd;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, lambd, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_softshrink(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lambd,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, lambd, out);
  return record_softshrink(call, self, lambd, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t lambd;
} node_softshrink_backward_t;
static kf_status_t backward_softshrink_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_softshrink_backward_t *saved = (node_softshrink_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_scalar_t lambd = saved->lambd;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_softshrink_backward(grad, self, lambd));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_softshrink_backward(kf__node_t *node) {
  node_softshrink_backward_t *saved = (node_softshrink_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_softshrink_backward[] = {
    KF__FIELD("self", TENSOR, node_softshrink_backward_t, self),
    KF__FIELD("lambd", SCALAR, node_softshrink_backward_t, lambd),
    {NULL, 0, 0}};
static const kf__node_type_t type_softshrink_backward = {
    .name = "SoftshrinkBackwardBackward0",
    .size = sizeof(node_softshrink_backward_t),
    .backward = backward_softshrink_backward,
    .release_saved = release_softshrink_backward,
    .fields = fields_softshrink_backward,
};

static kf_status_t record_softshrink_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  *out = NULL;
  node_softshrink_backward_t *saved =
      (node_softshrink_backward_t *)(void *)kf__node_new(&type_softshrink_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  saved->lambd = lambd;
  kf__below_t below = kf__below_enter();
  status = below_24(call, grad_output, self, lambd, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_softshrink_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_scalar_t lambd, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, grad_output, self, lambd, out);
  return record_softshrink_backward(call, grad_output, self, lambd, out);
}

const kf__autograd_entry_t kf__autograd_activation[] = {
    {KF__OP_sigmoid, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sigmoid},
    {KF__OP_sigmoid_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sigmoid_},
    {KF__OP_sigmoid_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sigmoid_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sigmoid_backward},
    {KF__OP_sigmoid_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_tanh_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tanh_backward},
    {KF__OP_tanh_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_logit, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logit},
    {KF__OP_logit_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logit_},
    {KF__OP_logit_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_logit_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logit_backward},
    {KF__OP_logit_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_log_sigmoid_forward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log_sigmoid_forward},
    {KF__OP_log_sigmoid_forward_output, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_log_sigmoid_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log_sigmoid_backward},
    {KF__OP_log_sigmoid_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_log_sigmoid_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_hardsigmoid, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardsigmoid},
    {KF__OP_hardsigmoid_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardsigmoid_},
    {KF__OP_hardsigmoid_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_hardsigmoid_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardsigmoid_backward},
    {KF__OP_hardsigmoid_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_relu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_relu},
    {KF__OP_relu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_relu_},
    {KF__OP_relu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_leaky_relu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_leaky_relu},
    {KF__OP_leaky_relu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_leaky_relu_},
    {KF__OP_leaky_relu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_leaky_relu_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_leaky_relu_backward},
    {KF__OP_leaky_relu_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP__prelu_kernel, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__prelu_kernel},
    {KF__OP__prelu_kernel_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__prelu_kernel_backward},
    {KF__OP_hardtanh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardtanh},
    {KF__OP_hardtanh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardtanh_},
    {KF__OP_hardtanh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_hardtanh_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardtanh_backward},
    {KF__OP_hardtanh_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_threshold, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_threshold},
    {KF__OP_threshold_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_threshold_},
    {KF__OP_threshold_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_threshold_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_threshold_backward},
    {KF__OP_threshold_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_elu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_elu},
    {KF__OP_elu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_elu_},
    {KF__OP_elu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP_elu_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_elu_backward},
    {KF__OP_elu_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_11},
    {KF__OP_celu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_celu},
    {KF__OP_celu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_celu_},
    {KF__OP_celu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_softplus, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_softplus},
    {KF__OP_softplus_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_softplus_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_softplus_backward},
    {KF__OP_softplus_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_gelu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_gelu},
    {KF__OP_gelu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_gelu_},
    {KF__OP_gelu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_12},
    {KF__OP_gelu_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_gelu_backward},
    {KF__OP_gelu_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_13},
    {KF__OP_silu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_silu},
    {KF__OP_silu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_silu_},
    {KF__OP_silu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_silu_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_silu_backward},
    {KF__OP_silu_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_mish, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mish},
    {KF__OP_mish_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mish_},
    {KF__OP_mish_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_mish_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mish_backward},
    {KF__OP_hardswish, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardswish},
    {KF__OP_hardswish_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardswish_},
    {KF__OP_hardswish_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_hardswish_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardswish_backward},
    {KF__OP_hardswish_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_glu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_glu},
    {KF__OP_glu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_14},
    {KF__OP_glu_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_glu_backward},
    {KF__OP_glu_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_15},
    {KF__OP_hardshrink, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardshrink},
    {KF__OP_hardshrink_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_hardshrink_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hardshrink_backward},
    {KF__OP_hardshrink_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_softshrink, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_softshrink},
    {KF__OP_softshrink_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_softshrink_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_softshrink_backward},
    {KF__OP_softshrink_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {0, KF__AUTOGRAD_END, NULL},
};
