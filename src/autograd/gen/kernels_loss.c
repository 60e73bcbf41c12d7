/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_mse_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mse_loss_backward(grad_output, self, target, reduction, &made);
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

static inline kf_tensor_t *op_smooth_l1_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double beta) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_smooth_l1_loss_backward(grad_output, self, target, reduction, beta,
    &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_huber_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double delta) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_huber_loss_backward(grad_output, self, target, reduction, delta, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_soft_margin_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_soft_margin_loss_backward(grad_output, self, target, reduction, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_binary_cross_entropy_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_binary_cross_entropy_backward(grad_output, self, target, weight,
    reduction, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_nll_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *total_weight) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_nll_loss_backward(grad_output, self, target, weight, reduction,
    ignore_index, total_weight, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_nll_loss(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_nll_loss(self, target, weight, reduction, ignore_index, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_nll_loss2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *total_weight) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_nll_loss2d_backward(grad_output, self, target, weight, reduction,
    ignore_index, total_weight, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_nll_loss2d(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t
    *weight, int64_t reduction, int64_t ignore_index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_nll_loss2d(self, target, weight, reduction, ignore_index, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
} node_mse_loss_t;
static kf_status_t backward_mse_loss(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mse_loss_t *saved = (node_mse_loss_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_target = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  if (wants_self)
    out[0] = kf_scope_keep(op_mse_loss_backward(grad, self, target, reduction));
  if (wants_target)
    out[1] = kf_scope_keep(op_mse_loss_backward(grad, target, self, reduction));
  return kf_scope_close(&scope);
}
static void release_mse_loss(kf__node_t *node) {
  node_mse_loss_t *saved = (node_mse_loss_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
}
static const kf__saved_field_t fields_mse_loss[] = {
    KF__FIELD("self", TENSOR, node_mse_loss_t, self),
    KF__FIELD("target", TENSOR, node_mse_loss_t, target),
    KF__FIELD("reduction", INT, node_mse_loss_t, reduction),
    {NULL, 0, 0}};
static const kf__node_type_t type_mse_loss = {
    .name = "MseLossBackward0",
    .size = sizeof(node_mse_loss_t),
    .backward = backward_mse_loss,
    .release_saved = release_mse_loss,
    .fields = fields_mse_loss,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_mse_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out) {
  *out = NULL;
  node_mse_loss_t *saved =
      (node_mse_loss_t *)(void *)kf__node_new(&type_mse_loss, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, target));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, target, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mse_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_0(call, self, target, reduction, out);
  return record_mse_loss(call, self, target, reduction, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
  kf__saved_t grad_output;
} node_mse_loss_backward_t;
static kf_status_t backward_mse_loss_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mse_loss_backward_t *saved = (node_mse_loss_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  bool wants_target = kf__node_wants(node, 2);
  kf_tensor_t *self = (wants_grad_output) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_grad_output) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  kf_tensor_t *grad_output = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_mse_loss_backward(grad, self, target, reduction));
  if (wants_self)
    out[1] = kf_scope_keep(op_mul_Scalar(op_mul(grad, kf__d_conj(grad_output)), KF_FLOAT(((reduction == 1) ? ((double)(2.0) / (double)(kf_tensor_numel(grad))) : 2.0))));
  if (wants_target)
    out[2] = kf_scope_keep(op_mul_Scalar(op_mul(grad, kf__d_conj(grad_output)), KF_FLOAT(((reduction == 1) ? ((double)((-2.0)) / (double)(kf_tensor_numel(grad))) : (-2.0)))));
  return kf_scope_close(&scope);
}
static void release_mse_loss_backward(kf__node_t *node) {
  node_mse_loss_backward_t *saved = (node_mse_loss_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_mse_loss_backward[] = {
    KF__FIELD("self", TENSOR, node_mse_loss_backward_t, self),
    KF__FIELD("target", TENSOR, node_mse_loss_backward_t, target),
    KF__FIELD("reduction", INT, node_mse_loss_backward_t, reduction),
    KF__FIELD("grad_output", TENSOR, node_mse_loss_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_mse_loss_backward = {
    .name = "MseLossBackwardBackward0",
    .size = sizeof(node_mse_loss_backward_t),
    .backward = backward_mse_loss_backward,
    .release_saved = release_mse_loss_backward,
    .fields = fields_mse_loss_backward,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_mse_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out) {
  *out = NULL;
  node_mse_loss_backward_t *saved =
      (node_mse_loss_backward_t *)(void *)kf__node_new(&type_mse_loss_backward, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__node_link(node, 2, target));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, self, target, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mse_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_2(call, grad_output, self, target, reduction, out);
  return record_mse_loss_backward(call, grad_output, self, target, reduction, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
  double beta;
} node_smooth_l1_loss_t;
static kf_status_t backward_smooth_l1_loss(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_smooth_l1_loss_t *saved = (node_smooth_l1_loss_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_target = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  double beta = saved->beta;
  if (wants_self)
    out[0] = kf_scope_keep(op_smooth_l1_loss_backward(grad, self, target, reduction, beta));
  if (wants_target)
    out[1] = kf_scope_keep(op_smooth_l1_loss_backward(grad, target, self, reduction, beta));
  return kf_scope_close(&scope);
}
static void release_smooth_l1_loss(kf__node_t *node) {
  node_smooth_l1_loss_t *saved = (node_smooth_l1_loss_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
}
static const kf__saved_field_t fields_smooth_l1_loss[] = {
    KF__FIELD("self", TENSOR, node_smooth_l1_loss_t, self),
    KF__FIELD("target", TENSOR, node_smooth_l1_loss_t, target),
    KF__FIELD("reduction", INT, node_smooth_l1_loss_t, reduction),
    KF__FIELD("beta", FLOAT, node_smooth_l1_loss_t, beta),
    {NULL, 0, 0}};
static const kf__node_type_t type_smooth_l1_loss = {
    .name = "SmoothL1LossBackward0",
    .size = sizeof(node_smooth_l1_loss_t),
    .backward = backward_smooth_l1_loss,
    .release_saved = release_smooth_l1_loss,
    .fields = fields_smooth_l1_loss,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_smooth_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t **out) {
  *out = NULL;
  node_smooth_l1_loss_t *saved =
      (node_smooth_l1_loss_t *)(void *)kf__node_new(&type_smooth_l1_loss, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, target));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  saved->beta = beta;
  kf__below_t below = kf__below_enter();
  status = below_4(call, self, target, reduction, beta, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_smooth_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_4(call, self, target, reduction, beta, out);
  return record_smooth_l1_loss(call, self, target, reduction, beta, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
  double beta;
  kf__saved_t grad_output;
} node_smooth_l1_loss_backward_t;
static kf_status_t backward_smooth_l1_loss_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_smooth_l1_loss_backward_t *saved = (node_smooth_l1_loss_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  bool wants_target = kf__node_wants(node, 2);
  kf_tensor_t *self = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  double beta = saved->beta;
  kf_tensor_t *grad_output = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_smooth_l1_loss_backward(grad, self, target, reduction, beta));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_corner_slope(op_mul(grad, kf__d_conj(grad_output)), self, target, reduction, beta, ((double)(1.0) / (double)(beta))));
  if (wants_target)
    out[2] = kf_scope_keep(op_neg(kf__d_corner_slope(op_mul(grad, kf__d_conj(grad_output)), self, target, reduction, beta, ((double)(1.0) / (double)(beta)))));
  return kf_scope_close(&scope);
}
static void release_smooth_l1_loss_backward(kf__node_t *node) {
  node_smooth_l1_loss_backward_t *saved = (node_smooth_l1_loss_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_smooth_l1_loss_backward[] = {
    KF__FIELD("self", TENSOR, node_smooth_l1_loss_backward_t, self),
    KF__FIELD("target", TENSOR, node_smooth_l1_loss_backward_t, target),
    KF__FIELD("reduction", INT, node_smooth_l1_loss_backward_t, reduction),
    KF__FIELD("beta", FLOAT, node_smooth_l1_loss_backward_t, beta),
    KF__FIELD("grad_output", TENSOR, node_smooth_l1_loss_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_smooth_l1_loss_backward = {
    .name = "SmoothL1LossBackwardBackward0",
    .size = sizeof(node_smooth_l1_loss_backward_t),
    .backward = backward_smooth_l1_loss_backward,
    .release_saved = release_smooth_l1_loss_backward,
    .fields = fields_smooth_l1_loss_backward,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, double a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, double a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_smooth_l1_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t **out) {
  *out = NULL;
  node_smooth_l1_loss_backward_t *saved =
      (node_smooth_l1_loss_backward_t *)(void *)kf__node_new(&type_smooth_l1_loss_backward, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__node_link(node, 2, target));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  saved->beta = beta;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_6(call, grad_output, self, target, reduction, beta, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_smooth_l1_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_6(call, grad_output, self, target, reduction, beta, out);
  return record_smooth_l1_loss_backward(call, grad_output, self, target, reduction, beta, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, double a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, double a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, double a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
  double delta;
} node_huber_loss_t;
static kf_status_t backward_huber_loss(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_huber_loss_t *saved = (node_huber_loss_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_target = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  double delta = saved->delta;
  if (wants_self)
    out[0] = kf_scope_keep(op_huber_loss_backward(grad, self, target, reduction, delta));
  if (wants_target)
    out[1] = kf_scope_keep(op_huber_loss_backward(grad, target, self, reduction, delta));
  return kf_scope_close(&scope);
}
static void release_huber_loss(kf__node_t *node) {
  node_huber_loss_t *saved = (node_huber_loss_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
}
static const kf__saved_field_t fields_huber_loss[] = {
    KF__FIELD("self", TENSOR, node_huber_loss_t, self),
    KF__FIELD("target", TENSOR, node_huber_loss_t, target),
    KF__FIELD("reduction", INT, node_huber_loss_t, reduction),
    KF__FIELD("delta", FLOAT, node_huber_loss_t, delta),
    {NULL, 0, 0}};
static const kf__node_type_t type_huber_loss = {
    .name = "HuberLossBackward0",
    .size = sizeof(node_huber_loss_t),
    .backward = backward_huber_loss,
    .release_saved = release_huber_loss,
    .fields = fields_huber_loss,
};

static kf_status_t record_huber_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double delta, kf_tensor_t **out) {
  *out = NULL;
  node_huber_loss_t *saved =
      (node_huber_loss_t *)(void *)kf__node_new(&type_huber_loss, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, target));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  saved->delta = delta;
  kf__below_t below = kf__below_enter();
  status = below_4(call, self, target, reduction, delta, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_huber_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_4(call, self, target, reduction, delta, out);
  return record_huber_loss(call, self, target, reduction, delta, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
  double delta;
  kf__saved_t grad_output;
} node_huber_loss_backward_t;
static kf_status_t backward_huber_loss_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_huber_loss_backward_t *saved = (node_huber_loss_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  bool wants_target = kf__node_wants(node, 2);
  kf_tensor_t *self = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  double delta = saved->delta;
  kf_tensor_t *grad_output = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_huber_loss_backward(grad, self, target, reduction, delta));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_corner_slope(op_mul(grad, kf__d_conj(grad_output)), self, target, reduction, delta, 1.0));
  if (wants_target)
    out[2] = kf_scope_keep(op_neg(kf__d_corner_slope(op_mul(grad, kf__d_conj(grad_output)), self, target, reduction, delta, 1.0)));
  return kf_scope_close(&scope);
}
static void release_huber_loss_backward(kf__node_t *node) {
  node_huber_loss_backward_t *saved = (node_huber_loss_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_huber_loss_backward[] = {
    KF__FIELD("self", TENSOR, node_huber_loss_backward_t, self),
    KF__FIELD("target", TENSOR, node_huber_loss_backward_t, target),
    KF__FIELD("reduction", INT, node_huber_loss_backward_t, reduction),
    KF__FIELD("delta", FLOAT, node_huber_loss_backward_t, delta),
    KF__FIELD("grad_output", TENSOR, node_huber_loss_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_huber_loss_backward = {
    .name = "HuberLossBackwardBackward0",
    .size = sizeof(node_huber_loss_backward_t),
    .backward = backward_huber_loss_backward,
    .release_saved = release_huber_loss_backward,
    .fields = fields_huber_loss_backward,
};

static kf_status_t record_huber_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t **out) {
  *out = NULL;
  node_huber_loss_backward_t *saved =
      (node_huber_loss_backward_t *)(void *)kf__node_new(&type_huber_loss_backward, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__node_link(node, 2, target));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  saved->delta = delta;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_6(call, grad_output, self, target, reduction, delta, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_huber_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_6(call, grad_output, self, target, reduction, delta, out);
  return record_huber_loss_backward(call, grad_output, self, target, reduction, delta, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
} node_soft_margin_loss_t;
static kf_status_t backward_soft_margin_loss(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_soft_margin_loss_t *saved = (node_soft_margin_loss_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *target = kf__unpack_scoped(node, &saved->target);
  int64_t reduction = saved->reduction;
  if (wants_self)
    out[0] = kf_scope_keep(op_soft_margin_loss_backward(grad, self, target, reduction));
  return kf_scope_close(&scope);
}
static void release_soft_margin_loss(kf__node_t *node) {
  node_soft_margin_loss_t *saved = (node_soft_margin_loss_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
}
static const kf__saved_field_t fields_soft_margin_loss[] = {
    KF__FIELD("self", TENSOR, node_soft_margin_loss_t, self),
    KF__FIELD("target", TENSOR, node_soft_margin_loss_t, target),
    KF__FIELD("reduction", INT, node_soft_margin_loss_t, reduction),
    {NULL, 0, 0}};
static const kf__node_type_t type_soft_margin_loss = {
    .name = "SoftMarginLossBackward0",
    .size = sizeof(node_soft_margin_loss_t),
    .backward = backward_soft_margin_loss,
    .release_saved = release_soft_margin_loss,
    .fields = fields_soft_margin_loss,
};

static kf_status_t record_soft_margin_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  KF_TRY(kf__check_real(call, self));
  node_soft_margin_loss_t *saved =
      (node_soft_margin_loss_t *)(void *)kf__node_new(&type_soft_margin_loss, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, target, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_soft_margin_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_0(call, self, target, reduction, out);
  return record_soft_margin_loss(call, self, target, reduction, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t grad_output;
  kf__saved_t self;
  kf__saved_t target;
  int64_t reduction;
} node_soft_margin_loss_backward_t;
static kf_status_t backward_soft_margin_loss_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_soft_margin_loss_backward_t *saved = (node_soft_margin_loss_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *grad_output = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  kf_tensor_t *self = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->target) : NULL;
  int64_t reduction = saved->reduction;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_soft_margin_double_grad(grad, grad_output, self, target, reduction));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_soft_margin_double(op_mul(grad, grad_output), self, target, reduction));
  return kf_scope_close(&scope);
}
static void release_soft_margin_loss_backward(kf__node_t *node) {
  node_soft_margin_loss_backward_t *saved = (node_soft_margin_loss_backward_t *)(void *)node;
  kf__saved_drop(&saved->grad_output);
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
}
static const kf__saved_field_t fields_soft_margin_loss_backward[] = {
    KF__FIELD("grad_output", TENSOR, node_soft_margin_loss_backward_t, grad_output),
    KF__FIELD("self", TENSOR, node_soft_margin_loss_backward_t, self),
    KF__FIELD("target", TENSOR, node_soft_margin_loss_backward_t, target),
    KF__FIELD("reduction", INT, node_soft_margin_loss_backward_t, reduction),
    {NULL, 0, 0}};
static const kf__node_type_t type_soft_margin_loss_backward = {
    .name = "SoftMarginLossBackwardBackward0",
    .size = sizeof(node_soft_margin_loss_backward_t),
    .backward = backward_soft_margin_loss_backward,
    .release_saved = release_soft_margin_loss_backward,
    .fields = fields_soft_margin_loss_backward,
};

static kf_status_t record_soft_margin_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  KF_TRY(kf__check_real(call, grad_output));
  KF_TRY(kf__check_real(call, self));
  node_soft_margin_loss_backward_t *saved =
      (node_soft_margin_loss_backward_t *)(void *)kf__node_new(&type_soft_margin_loss_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__save(&saved->grad_output, grad_output));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  saved->reduction = reduction;
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, self, target, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_soft_margin_loss_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target))) || !kf__grad_mode())
    return below_2(call, grad_output, self, target, reduction, out);
  return record_soft_margin_loss_backward(call, grad_output, self, target, reduction, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
} node_binary_cross_entropy_t;
static kf_status_t backward_binary_cross_entropy(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_binary_cross_entropy_t *saved = (node_binary_cross_entropy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_target = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_self) ? kf__unpack_scoped(node, &saved->target) : NULL;
  kf_tensor_t *weight = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  int64_t reduction = saved->reduction;
  if (wants_self)
    out[0] = kf_scope_keep(op_binary_cross_entropy_backward(grad, self, target, weight, reduction));
  if (wants_target)
    out[1] = kf_scope_keep(kf__d_cross_entropy_target(grad, self, weight, reduction));
  return kf_scope_close(&scope);
}
static void release_binary_cross_entropy(kf__node_t *node) {
  node_binary_cross_entropy_t *saved = (node_binary_cross_entropy_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields_binary_cross_entropy[] = {
    KF__FIELD("self", TENSOR, node_binary_cross_entropy_t, self),
    KF__FIELD("target", TENSOR, node_binary_cross_entropy_t, target),
    KF__FIELD("weight", TENSOR, node_binary_cross_entropy_t, weight),
    KF__FIELD("reduction", INT, node_binary_cross_entropy_t, reduction),
    {NULL, 0, 0}};
static const kf__node_type_t type_binary_cross_entropy = {
    .name = "BinaryCrossEntropyBackward0",
    .size = sizeof(node_binary_cross_entropy_t),
    .backward = backward_binary_cross_entropy,
    .release_saved = release_binary_cross_entropy,
    .fields = fields_binary_cross_entropy,
};

static kf_status_t record_binary_cross_entropy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  node_binary_cross_entropy_t *saved =
      (node_binary_cross_entropy_t *)(void *)kf__node_new(&type_binary_cross_entropy, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, target));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->target, target));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, target, weight, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_binary_cross_entropy(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight))) || !kf__grad_mode())
    return below_2(call, self, target, weight, reduction, out);
  return record_binary_cross_entropy(call, self, target, weight, reduction, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
  kf__saved_t grad_output;
} node_binary_cross_entropy_backward_t;
static kf_status_t backward_binary_cross_entropy_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_binary_cross_entropy_backward_t *saved = (node_binary_cross_entropy_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  bool wants_target = kf__node_wants(node, 2);
  kf_tensor_t *self = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_grad_output || wants_self) ? kf__unpack_scoped(node, &saved->target) : NULL;
  kf_tensor_t *weight = (wants_grad_output || wants_self || wants_target) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  int64_t reduction = saved->reduction;
  kf_tensor_t *grad_output = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_binary_cross_entropy_backward(grad, self, target, weight, reduction));
  if (wants_self)
    out[1] = kf_scope_keep(kf__d_cross_entropy_double(op_mul(grad, grad_output), self, target, weight, reduction));
  if (wants_target)
    out[2] = kf_scope_keep(kf__d_cross_entropy_double_target(op_mul(grad, grad_output), self, weight, reduction));
  return kf_scope_close(&scope);
}
static void release_binary_cross_entropy_backward(kf__node_t *node) {
  node_binary_cross_entropy_backward_t *saved = (node_binary_cross_entropy_backward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields_binary_cross_entropy_backward[] = {
    KF__FIELD("self", TENSOR, node_binary_cross_entropy_backward_t, self),
    KF__FIELD("target", TENSOR, node_binary_cross_entropy_backward_t, target),
    KF__FIELD("weight", TENSOR, node_binary_cross_entropy_backward_t, weight),
    KF__FIELD("reduction", INT, node_binary_cross_entropy_backward_t, reduction),
    KF__FIELD("grad_output", TENSOR, node_binary_cross_entropy_backward_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type_binary_cross_entropy_backward = {
    .name = "BinaryCrossEntropyBackwardBackward0",
    .size = sizeof(node_binary_cross_entropy_backward_t),
    .backward = backward_binary_cross_entropy_backward,
    .release_saved = release_binary_cross_entropy_backward,
    .fields = fields_binary_cross_entropy_backward,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_binary_cross_entropy_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  KF_TRY(kf__check_real(call, grad_output));
  KF_TRY(kf__check_real(call, self));
  KF_TRY(kf__check_real(call, target));
  node_binary_cross_entropy_backward_t *saved =
      (node_binary_cross_entropy_backward_t *)(void *)kf__node_new(&type_binary_cross_entropy_backward, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  KF__STEP(kf__node_link(node, 2, target));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0) || kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->target, target));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_8(call, grad_output, self, target, weight, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_binary_cross_entropy_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight))) || !kf__grad_mode())
    return below_8(call, grad_output, self, target, weight, reduction, out);
  return record_binary_cross_entropy_backward(call, grad_output, self, target, weight, reduction, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  kf__saved_t weight;
  kf__saved_t pos_weight;
  int64_t reduction;
} node_binary_cross_entropy_with_logits_t;
static kf_status_t backward_binary_cross_entropy_with_logits(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_binary_cross_entropy_with_logits_t *saved = (node_binary_cross_entropy_with_logits_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_target = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *target = (wants_self) ? kf__unpack_scoped(node, &saved->target) : NULL;
  kf_tensor_t *weight = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *pos_weight = (wants_self || wants_target) ? kf__unpack_scoped(node, &saved->pos_weight) : NULL;
  int64_t reduction = saved->reduction;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_logits_self(grad, self, target, weight, pos_weight, reduction));
  if (wants_target)
    out[1] = kf_scope_keep(kf__d_logits_target(grad, self, weight, pos_weight, reduction));
  return kf_scope_close(&scope);
}
static void release_binary_cross_entropy_with_logits(kf__node_t *node) {
  node_binary_cross_entropy_with_logits_t *saved = (node_binary_cross_entropy_with_logits_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->pos_weight);
}
static const kf__saved_field_t fields_binary_cross_entropy_with_logits[] = {
    KF__FIELD("self", TENSOR, node_binary_cross_entropy_with_logits_t, self),
    KF__FIELD("target", TENSOR, node_binary_cross_entropy_with_logits_t, target),
    KF__FIELD("weight", TENSOR, node_binary_cross_entropy_with_logits_t, weight),
    KF__FIELD("pos_weight", TENSOR, node_binary_cross_entropy_with_logits_t, pos_weight),
    KF__FIELD("reduction", INT, node_binary_cross_entropy_with_logits_t, reduction),
    {NULL, 0, 0}};
static const kf__node_type_t type_binary_cross_entropy_with_logits = {
    .name = "BinaryCrossEntropyWithLogitsBackward0",
    .size = sizeof(node_binary_cross_entropy_with_logits_t),
    .backward = backward_binary_cross_entropy_with_logits,
    .release_saved = release_binary_cross_entropy_with_logits,
    .fields = fields_binary_cross_entropy_with_logits,
};

static kf_status_t record_binary_cross_entropy_with_logits(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  if (KF_UNLIKELY(kf__wants_grad_opt(pos_weight)))
    return kf__not_differentiable(call, "pos_weight");
  KF_TRY(kf__check_real(call, self));
  KF_TRY(kf__check_real(call, target));
  node_binary_cross_entropy_with_logits_t *saved =
      (node_binary_cross_entropy_with_logits_t *)(void *)kf__node_new(&type_binary_cross_entropy_with_logits, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, target));
  KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->target, target));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save(&saved->pos_weight, pos_weight));
  saved->reduction = reduction;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, target, weight, pos_weight, reduction, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_binary_cross_entropy_with_logits(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(pos_weight))) || !kf__grad_mode())
    return below_8(call, self, target, weight, pos_weight, reduction, out);
  return record_binary_cross_entropy_with_logits(call, self, target, weight, pos_weight, reduction, out);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_10(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
  int64_t ignore_index;
  kf__saved_t total_weight_;
} node_nll_loss_forward_t;
static kf_status_t backward_nll_loss_forward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nll_loss_forward_t *saved = (node_nll_loss_forward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *target = kf__unpack_scoped(node, &saved->target);
  kf_tensor_t *weight = kf__unpack_scoped(node, &saved->weight);
  int64_t reduction = saved->reduction;
  int64_t ignore_index = saved->ignore_index;
  kf_tensor_t *total_weight_ = kf__unpack_scoped(node, &saved->total_weight_);
  if (wants_self)
    out[0] = kf_scope_keep(op_nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight_));
  return kf_scope_close(&scope);
}
static void release_nll_loss_forward(kf__node_t *node) {
  node_nll_loss_forward_t *saved = (node_nll_loss_forward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->total_weight_);
}
static const kf__saved_field_t fields_nll_loss_forward[] = {
    KF__FIELD("self", TENSOR, node_nll_loss_forward_t, self),
    KF__FIELD("target", TENSOR, node_nll_loss_forward_t, target),
    KF__FIELD("weight", TENSOR, node_nll_loss_forward_t, weight),
    KF__FIELD("reduction", INT, node_nll_loss_forward_t, reduction),
    KF__FIELD("ignore_index", INT, node_nll_loss_forward_t, ignore_index),
    KF__FIELD("total_weight", TENSOR, node_nll_loss_forward_t, total_weight_),
    {NULL, 0, 0}};
static const kf__node_type_t type_nll_loss_forward = {
    .name = "NllLossBackward0",
    .size = sizeof(node_nll_loss_forward_t),
    .backward = backward_nll_loss_forward,
    .release_saved = release_nll_loss_forward,
    .fields = fields_nll_loss_forward,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0, o1));
}

static kf_status_t record_nll_loss_forward(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight) {
  *out_output = NULL;
  *out_total_weight = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  node_nll_loss_forward_t *saved =
      (node_nll_loss_forward_t *)(void *)kf__node_new(&type_nll_loss_forward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  saved->ignore_index = ignore_index;
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out_output));
  KF__STEP(kf__set_history(*out_output, node, 0));
  KF__STEP(kf__save(&saved->total_weight_, *out_total_weight));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_output);
  if (status != KF_OK) kf__drop_result(out_total_weight);
  return status;
}
static kf_status_t autograd_nll_loss_forward(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight))) || !kf__grad_mode())
    return below_11(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
  return record_nll_loss_forward(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
  int64_t ignore_index;
} node_nll_loss_backward_t;
static kf_status_t backward_nll_loss_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nll_loss_backward_t *saved = (node_nll_loss_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *target = (wants_grad_output) ? kf__unpack_scoped(node, &saved->target) : NULL;
  kf_tensor_t *weight = (wants_grad_output) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  int64_t reduction = saved->reduction;
  int64_t ignore_index = saved->ignore_index;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_nll_loss(grad, target, weight, reduction, ignore_index));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_nll_loss_backward(kf__node_t *node) {
  node_nll_loss_backward_t *saved = (node_nll_loss_backward_t *)(void *)node;
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields_nll_loss_backward[] = {
    KF__FIELD("target", TENSOR, node_nll_loss_backward_t, target),
    KF__FIELD("weight", TENSOR, node_nll_loss_backward_t, weight),
    KF__FIELD("reduction", INT, node_nll_loss_backward_t, reduction),
    KF__FIELD("ignore_index", INT, node_nll_loss_backward_t, ignore_index),
    {NULL, 0, 0}};
static const kf__node_type_t type_nll_loss_backward = {
    .name = "NllLossBackwardBackward0",
    .size = sizeof(node_nll_loss_backward_t),
    .backward = backward_nll_loss_backward,
    .release_saved = release_nll_loss_backward,
    .fields = fields_nll_loss_backward,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, int64_t a5, kf_tensor_t *a6, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, int64_t a5, kf_tensor_t *a6, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record_nll_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  if (KF_UNLIKELY(kf__wants_grad_opt(total_weight)))
    return kf__not_differentiable(call, "total_weight");
  node_nll_loss_backward_t *saved =
      (node_nll_loss_backward_t *)(void *)kf__node_new(&type_nll_loss_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->target, target));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  saved->ignore_index = ignore_index;
  kf__below_t below = kf__below_enter();
  status = below_13(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nll_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight) | kf__wants_grad(total_weight))) || !kf__grad_mode())
    return below_13(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
  return record_nll_loss_backward(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, int64_t a5, kf_tensor_t *a6, kf_tensor_t *a7);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, int64_t a5, kf_tensor_t *a6, kf_tensor_t *a7) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, int64_t a5, kf_tensor_t *a6, kf_tensor_t *a7) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a7)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3, a4, a5, a6, a7);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
  int64_t ignore_index;
  kf__saved_t total_weight_;
} node_nll_loss2d_forward_t;
static kf_status_t backward_nll_loss2d_forward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nll_loss2d_forward_t *saved = (node_nll_loss2d_forward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *target = kf__unpack_scoped(node, &saved->target);
  kf_tensor_t *weight = kf__unpack_scoped(node, &saved->weight);
  int64_t reduction = saved->reduction;
  int64_t ignore_index = saved->ignore_index;
  kf_tensor_t *total_weight_ = kf__unpack_scoped(node, &saved->total_weight_);
  if (wants_self)
    out[0] = kf_scope_keep(op_nll_loss2d_backward(grad, self, target, weight, reduction, ignore_index, total_weight_));
  return kf_scope_close(&scope);
}
static void release_nll_loss2d_forward(kf__node_t *node) {
  node_nll_loss2d_forward_t *saved = (node_nll_loss2d_forward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->total_weight_);
}
static const kf__saved_field_t fields_nll_loss2d_forward[] = {
    KF__FIELD("self", TENSOR, node_nll_loss2d_forward_t, self),
    KF__FIELD("target", TENSOR, node_nll_loss2d_forward_t, target),
    KF__FIELD("weight", TENSOR, node_nll_loss2d_forward_t, weight),
    KF__FIELD("reduction", INT, node_nll_loss2d_forward_t, reduction),
    KF__FIELD("ignore_index", INT, node_nll_loss2d_forward_t, ignore_index),
    KF__FIELD("total_weight", TENSOR, node_nll_loss2d_forward_t, total_weight_),
    {NULL, 0, 0}};
static const kf__node_type_t type_nll_loss2d_forward = {
    .name = "NllLoss2DBackward0",
    .size = sizeof(node_nll_loss2d_forward_t),
    .backward = backward_nll_loss2d_forward,
    .release_saved = release_nll_loss2d_forward,
    .fields = fields_nll_loss2d_forward,
};

static kf_status_t record_nll_loss2d_forward(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight) {
  *out_output = NULL;
  *out_total_weight = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  node_nll_loss2d_forward_t *saved =
      (node_nll_loss2d_forward_t *)(void *)kf__node_new(&type_nll_loss2d_forward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->target, target));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  saved->ignore_index = ignore_index;
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out_output));
  KF__STEP(kf__set_history(*out_output, node, 0));
  KF__STEP(kf__save(&saved->total_weight_, *out_total_weight));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_output);
  if (status != KF_OK) kf__drop_result(out_total_weight);
  return status;
}
static kf_status_t autograd_nll_loss2d_forward(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight))) || !kf__grad_mode())
    return below_11(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
  return record_nll_loss2d_forward(call, self, target, weight, reduction, ignore_index, out_output, out_total_weight);
}

typedef struct {
  kf__node_t node;
  kf__saved_t target;
  kf__saved_t weight;
  int64_t reduction;
  int64_t ignore_index;
} node_nll_loss2d_backward_t;
static kf_status_t backward_nll_loss2d_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nll_loss2d_backward_t *saved = (node_nll_loss2d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *target = (wants_grad_output) ? kf__unpack_scoped(node, &saved->target) : NULL;
  kf_tensor_t *weight = (wants_grad_output) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  int64_t reduction = saved->reduction;
  int64_t ignore_index = saved->ignore_index;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_nll_loss2d(grad, target, weight, reduction, ignore_index));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_nll_loss2d_backward(kf__node_t *node) {
  node_nll_loss2d_backward_t *saved = (node_nll_loss2d_backward_t *)(void *)node;
  kf__saved_drop(&saved->target);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields_nll_loss2d_backward[] = {
    KF__FIELD("target", TENSOR, node_nll_loss2d_backward_t, target),
    KF__FIELD("weight", TENSOR, node_nll_loss2d_backward_t, weight),
    KF__FIELD("reduction", INT, node_nll_loss2d_backward_t, reduction),
    KF__FIELD("ignore_index", INT, node_nll_loss2d_backward_t, ignore_index),
    {NULL, 0, 0}};
static const kf__node_type_t type_nll_loss2d_backward = {
    .name = "NllLoss2DBackwardBackward0",
    .size = sizeof(node_nll_loss2d_backward_t),
    .backward = backward_nll_loss2d_backward,
    .release_saved = release_nll_loss2d_backward,
    .fields = fields_nll_loss2d_backward,
};

static kf_status_t record_nll_loss2d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(target)))
    return kf__not_differentiable(call, "target");
  if (KF_UNLIKELY(kf__wants_grad_opt(weight)))
    return kf__not_differentiable(call, "weight");
  if (KF_UNLIKELY(kf__wants_grad_opt(total_weight)))
    return kf__not_differentiable(call, "total_weight");
  node_nll_loss2d_backward_t *saved =
      (node_nll_loss2d_backward_t *)(void *)kf__node_new(&type_nll_loss2d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->target, target));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->weight, weight));
  saved->reduction = reduction;
  saved->ignore_index = ignore_index;
  kf__below_t below = kf__below_enter();
  status = below_13(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nll_loss2d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(target) | kf__wants_grad_opt(weight) | kf__wants_grad(total_weight))) || !kf__grad_mode())
    return below_13(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
  return record_nll_loss2d_backward(call, grad_output, self, target, weight, reduction, ignore_index, total_weight, out);
}

const kf__autograd_entry_t kf__autograd_loss[] = {
    {KF__OP_mse_loss, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mse_loss},
    {KF__OP_mse_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_mse_loss_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mse_loss_backward},
    {KF__OP_mse_loss_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_smooth_l1_loss, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_smooth_l1_loss},
    {KF__OP_smooth_l1_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_smooth_l1_loss_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_smooth_l1_loss_backward},
    {KF__OP_smooth_l1_loss_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_huber_loss, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_huber_loss},
    {KF__OP_huber_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_huber_loss_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_huber_loss_backward},
    {KF__OP_huber_loss_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_soft_margin_loss, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_soft_margin_loss},
    {KF__OP_soft_margin_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_soft_margin_loss_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_soft_margin_loss_backward},
    {KF__OP_soft_margin_loss_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_binary_cross_entropy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_binary_cross_entropy},
    {KF__OP_binary_cross_entropy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_binary_cross_entropy_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_binary_cross_entropy_backward},
    {KF__OP_binary_cross_entropy_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_binary_cross_entropy_with_logits, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_binary_cross_entropy_with_logits},
    {KF__OP_binary_cross_entropy_with_logits_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_nll_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_nll_loss2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_nll_loss_forward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nll_loss_forward},
    {KF__OP_nll_loss_forward_output, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_nll_loss_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nll_loss_backward},
    {KF__OP_nll_loss_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_nll_loss2d_forward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nll_loss2d_forward},
    {KF__OP_nll_loss2d_forward_output, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_nll_loss2d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nll_loss2d_backward},
    {KF__OP_nll_loss2d_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {0, KF__AUTOGRAD_END, NULL},
};
