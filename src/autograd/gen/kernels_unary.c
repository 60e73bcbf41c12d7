/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

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

static inline kf_tensor_t *op_add_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_add_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_cos(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_cos(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sin(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sin(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_pow_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_pow_Tensor_Scalar(self, exponent, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_rsqrt(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_rsqrt(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_cosh(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_cosh(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sinh(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sinh(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_tanh_backward(kf_tensor_t *grad_output, kf_tensor_t *output) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_tanh_backward(grad_output, output, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sub_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_rsub_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sgn(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sgn(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_conj_physical(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_conj_physical(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_isfinite(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_isfinite(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_where_ScalarOther(kf_tensor_t *condition, kf_tensor_t *self,
    kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_where_ScalarOther(condition, self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_exp(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_exp(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_add(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_add(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_log(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_log(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_digamma(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_digamma(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_polygamma(int64_t n, kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_polygamma(n, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sub(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_lgamma(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_lgamma(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_special_zeta(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_special_zeta(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_special_zeta_self_scalar(kf_scalar_t self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_special_zeta_self_scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_special_i1(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_special_i1(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_special_i1e(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_special_i1e(self, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_exp_t;
static kf_status_t backward_exp(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_exp_t *saved = (node_exp_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(result_)));
  return kf_scope_close(&scope);
}
static void release_exp(kf__node_t *node) {
  node_exp_t *saved = (node_exp_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_exp[] = {
    KF__FIELD("result", TENSOR, node_exp_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_exp = {
    .name = "ExpBackward0",
    .size = sizeof(node_exp_t),
    .backward = backward_exp,
    .release_saved = release_exp,
    .fields = fields_exp,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_exp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_exp_t *saved =
      (node_exp_t *)(void *)kf__node_new(&type_exp, 1, 1);
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
static kf_status_t autograd_exp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_exp(call, self, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0),
                (KF_ARG(a0)), (NULL));
}

static kf_status_t record_exp_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_exp_t *saved =
      (node_exp_t *)(void *)kf__node_new(&type_exp, 1, 1);
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
static kf_status_t autograd_exp_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_exp_(call, self);
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
  kf__saved_t result_;
} node_exp2_t;
static kf_status_t backward_exp2(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_exp2_t *saved = (node_exp2_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul_Scalar(op_mul(grad, kf__d_conj(result_)), KF_FLOAT(0.6931471805599453)));
  return kf_scope_close(&scope);
}
static void release_exp2(kf__node_t *node) {
  node_exp2_t *saved = (node_exp2_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_exp2[] = {
    KF__FIELD("result", TENSOR, node_exp2_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_exp2 = {
    .name = "Exp2Backward0",
    .size = sizeof(node_exp2_t),
    .backward = backward_exp2,
    .release_saved = release_exp2,
    .fields = fields_exp2,
};

static kf_status_t record_exp2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_exp2_t *saved =
      (node_exp2_t *)(void *)kf__node_new(&type_exp2, 1, 1);
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
static kf_status_t autograd_exp2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_exp2(call, self, out);
}

static kf_status_t record_exp2_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_exp2_t *saved =
      (node_exp2_t *)(void *)kf__node_new(&type_exp2, 1, 1);
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
static kf_status_t autograd_exp2_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_exp2_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_expm1_t;
static kf_status_t backward_expm1(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_expm1_t *saved = (node_expm1_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_add_Scalar(kf__d_conj(result_), KF_INT(1), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_expm1(kf__node_t *node) {
  node_expm1_t *saved = (node_expm1_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_expm1[] = {
    KF__FIELD("result", TENSOR, node_expm1_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_expm1 = {
    .name = "Expm1Backward0",
    .size = sizeof(node_expm1_t),
    .backward = backward_expm1,
    .release_saved = release_expm1,
    .fields = fields_expm1,
};

static kf_status_t record_expm1(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_expm1_t *saved =
      (node_expm1_t *)(void *)kf__node_new(&type_expm1, 1, 1);
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
static kf_status_t autograd_expm1(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_expm1(call, self, out);
}

static kf_status_t record_expm1_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_expm1_t *saved =
      (node_expm1_t *)(void *)kf__node_new(&type_expm1, 1, 1);
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
static kf_status_t autograd_expm1_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_expm1_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_log_t;
static kf_status_t backward_log(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log_t *saved = (node_log_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(self)));
  return kf_scope_close(&scope);
}
static void release_log(kf__node_t *node) {
  node_log_t *saved = (node_log_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_log[] = {
    KF__FIELD("self", TENSOR, node_log_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_log = {
    .name = "LogBackward0",
    .size = sizeof(node_log_t),
    .backward = backward_log,
    .release_saved = release_log,
    .fields = fields_log,
};

static kf_status_t record_log(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_log_t *saved =
      (node_log_t *)(void *)kf__node_new(&type_log, 1, 1);
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
static kf_status_t autograd_log(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_log(call, self, out);
}

static kf_status_t record_log_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_log_t *saved =
      (node_log_t *)(void *)kf__node_new(&type_log, 1, 1);
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
static kf_status_t autograd_log_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_log_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_log2_t;
static kf_status_t backward_log2(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log2_t *saved = (node_log2_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, op_mul_Scalar(kf__d_conj(self), KF_FLOAT(0.6931471805599453))));
  return kf_scope_close(&scope);
}
static void release_log2(kf__node_t *node) {
  node_log2_t *saved = (node_log2_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_log2[] = {
    KF__FIELD("self", TENSOR, node_log2_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_log2 = {
    .name = "Log2Backward0",
    .size = sizeof(node_log2_t),
    .backward = backward_log2,
    .release_saved = release_log2,
    .fields = fields_log2,
};

static kf_status_t record_log2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_log2_t *saved =
      (node_log2_t *)(void *)kf__node_new(&type_log2, 1, 1);
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
static kf_status_t autograd_log2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_log2(call, self, out);
}

static kf_status_t record_log2_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_log2_t *saved =
      (node_log2_t *)(void *)kf__node_new(&type_log2, 1, 1);
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
static kf_status_t autograd_log2_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_log2_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_log10_t;
static kf_status_t backward_log10(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log10_t *saved = (node_log10_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, op_mul_Scalar(kf__d_conj(self), KF_FLOAT(2.302585092994046))));
  return kf_scope_close(&scope);
}
static void release_log10(kf__node_t *node) {
  node_log10_t *saved = (node_log10_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_log10[] = {
    KF__FIELD("self", TENSOR, node_log10_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_log10 = {
    .name = "Log10Backward0",
    .size = sizeof(node_log10_t),
    .backward = backward_log10,
    .release_saved = release_log10,
    .fields = fields_log10,
};

static kf_status_t record_log10(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_log10_t *saved =
      (node_log10_t *)(void *)kf__node_new(&type_log10, 1, 1);
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
static kf_status_t autograd_log10(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_log10(call, self, out);
}

static kf_status_t record_log10_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_log10_t *saved =
      (node_log10_t *)(void *)kf__node_new(&type_log10, 1, 1);
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
static kf_status_t autograd_log10_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_log10_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_log1p_t;
static kf_status_t backward_log1p(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_log1p_t *saved = (node_log1p_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(op_add_Scalar(self, KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_log1p(kf__node_t *node) {
  node_log1p_t *saved = (node_log1p_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_log1p[] = {
    KF__FIELD("self", TENSOR, node_log1p_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_log1p = {
    .name = "Log1PBackward0",
    .size = sizeof(node_log1p_t),
    .backward = backward_log1p,
    .release_saved = release_log1p,
    .fields = fields_log1p,
};

static kf_status_t record_log1p(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_log1p_t *saved =
      (node_log1p_t *)(void *)kf__node_new(&type_log1p, 1, 1);
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
static kf_status_t autograd_log1p(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_log1p(call, self, out);
}

static kf_status_t record_log1p_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_log1p_t *saved =
      (node_log1p_t *)(void *)kf__node_new(&type_log1p, 1, 1);
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
static kf_status_t autograd_log1p_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_log1p_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_sin_t;
static kf_status_t backward_sin(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sin_t *saved = (node_sin_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_cos(self))));
  return kf_scope_close(&scope);
}
static void release_sin(kf__node_t *node) {
  node_sin_t *saved = (node_sin_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_sin[] = {
    KF__FIELD("self", TENSOR, node_sin_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_sin = {
    .name = "SinBackward0",
    .size = sizeof(node_sin_t),
    .backward = backward_sin,
    .release_saved = release_sin,
    .fields = fields_sin,
};

static kf_status_t record_sin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sin_t *saved =
      (node_sin_t *)(void *)kf__node_new(&type_sin, 1, 1);
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
static kf_status_t autograd_sin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sin(call, self, out);
}

static kf_status_t record_sin_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sin_t *saved =
      (node_sin_t *)(void *)kf__node_new(&type_sin, 1, 1);
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
static kf_status_t autograd_sin_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sin_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_cos_t;
static kf_status_t backward_cos(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cos_t *saved = (node_cos_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_neg(kf__d_conj(op_sin(self)))));
  return kf_scope_close(&scope);
}
static void release_cos(kf__node_t *node) {
  node_cos_t *saved = (node_cos_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_cos[] = {
    KF__FIELD("self", TENSOR, node_cos_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_cos = {
    .name = "CosBackward0",
    .size = sizeof(node_cos_t),
    .backward = backward_cos,
    .release_saved = release_cos,
    .fields = fields_cos,
};

static kf_status_t record_cos(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_cos_t *saved =
      (node_cos_t *)(void *)kf__node_new(&type_cos, 1, 1);
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
static kf_status_t autograd_cos(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_cos(call, self, out);
}

static kf_status_t record_cos_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_cos_t *saved =
      (node_cos_t *)(void *)kf__node_new(&type_cos, 1, 1);
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
static kf_status_t autograd_cos_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_cos_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_tan_t;
static kf_status_t backward_tan(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_tan_t *saved = (node_tan_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_add_Scalar(op_pow_Tensor_Scalar(result_, KF_INT(2)), KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_tan(kf__node_t *node) {
  node_tan_t *saved = (node_tan_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_tan[] = {
    KF__FIELD("result", TENSOR, node_tan_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_tan = {
    .name = "TanBackward0",
    .size = sizeof(node_tan_t),
    .backward = backward_tan,
    .release_saved = release_tan,
    .fields = fields_tan,
};

static kf_status_t record_tan(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_tan_t *saved =
      (node_tan_t *)(void *)kf__node_new(&type_tan, 1, 1);
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
static kf_status_t autograd_tan(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_tan(call, self, out);
}

static kf_status_t record_tan_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_tan_t *saved =
      (node_tan_t *)(void *)kf__node_new(&type_tan, 1, 1);
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
static kf_status_t autograd_tan_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_tan_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_asin_t;
static kf_status_t backward_asin(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_asin_t *saved = (node_asin_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_rsqrt(op_add_Scalar(op_mul(op_neg(self), self), KF_INT(1), KF_INT(1))))));
  return kf_scope_close(&scope);
}
static void release_asin(kf__node_t *node) {
  node_asin_t *saved = (node_asin_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_asin[] = {
    KF__FIELD("self", TENSOR, node_asin_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_asin = {
    .name = "AsinBackward0",
    .size = sizeof(node_asin_t),
    .backward = backward_asin,
    .release_saved = release_asin,
    .fields = fields_asin,
};

static kf_status_t record_asin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_asin_t *saved =
      (node_asin_t *)(void *)kf__node_new(&type_asin, 1, 1);
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
static kf_status_t autograd_asin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_asin(call, self, out);
}

static kf_status_t record_asin_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_asin_t *saved =
      (node_asin_t *)(void *)kf__node_new(&type_asin, 1, 1);
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
static kf_status_t autograd_asin_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_asin_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_acos_t;
static kf_status_t backward_acos(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_acos_t *saved = (node_acos_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_neg(kf__d_conj(op_rsqrt(op_add_Scalar(op_mul(op_neg(self), self), KF_INT(1), KF_INT(1)))))));
  return kf_scope_close(&scope);
}
static void release_acos(kf__node_t *node) {
  node_acos_t *saved = (node_acos_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_acos[] = {
    KF__FIELD("self", TENSOR, node_acos_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_acos = {
    .name = "AcosBackward0",
    .size = sizeof(node_acos_t),
    .backward = backward_acos,
    .release_saved = release_acos,
    .fields = fields_acos,
};

static kf_status_t record_acos(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_acos_t *saved =
      (node_acos_t *)(void *)kf__node_new(&type_acos, 1, 1);
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
static kf_status_t autograd_acos(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_acos(call, self, out);
}

static kf_status_t record_acos_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_acos_t *saved =
      (node_acos_t *)(void *)kf__node_new(&type_acos, 1, 1);
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
static kf_status_t autograd_acos_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_acos_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_atan_t;
static kf_status_t backward_atan(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_atan_t *saved = (node_atan_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(op_add_Scalar(op_mul(self, self), KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_atan(kf__node_t *node) {
  node_atan_t *saved = (node_atan_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_atan[] = {
    KF__FIELD("self", TENSOR, node_atan_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_atan = {
    .name = "AtanBackward0",
    .size = sizeof(node_atan_t),
    .backward = backward_atan,
    .release_saved = release_atan,
    .fields = fields_atan,
};

static kf_status_t record_atan(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_atan_t *saved =
      (node_atan_t *)(void *)kf__node_new(&type_atan, 1, 1);
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
static kf_status_t autograd_atan(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_atan(call, self, out);
}

static kf_status_t record_atan_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_atan_t *saved =
      (node_atan_t *)(void *)kf__node_new(&type_atan, 1, 1);
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
static kf_status_t autograd_atan_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_atan_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_sinh_t;
static kf_status_t backward_sinh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sinh_t *saved = (node_sinh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_cosh(self))));
  return kf_scope_close(&scope);
}
static void release_sinh(kf__node_t *node) {
  node_sinh_t *saved = (node_sinh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_sinh[] = {
    KF__FIELD("self", TENSOR, node_sinh_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_sinh = {
    .name = "SinhBackward0",
    .size = sizeof(node_sinh_t),
    .backward = backward_sinh,
    .release_saved = release_sinh,
    .fields = fields_sinh,
};

static kf_status_t record_sinh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sinh_t *saved =
      (node_sinh_t *)(void *)kf__node_new(&type_sinh, 1, 1);
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
static kf_status_t autograd_sinh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sinh(call, self, out);
}

static kf_status_t record_sinh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sinh_t *saved =
      (node_sinh_t *)(void *)kf__node_new(&type_sinh, 1, 1);
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
static kf_status_t autograd_sinh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sinh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_cosh_t;
static kf_status_t backward_cosh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cosh_t *saved = (node_cosh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_sinh(self))));
  return kf_scope_close(&scope);
}
static void release_cosh(kf__node_t *node) {
  node_cosh_t *saved = (node_cosh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_cosh[] = {
    KF__FIELD("self", TENSOR, node_cosh_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_cosh = {
    .name = "CoshBackward0",
    .size = sizeof(node_cosh_t),
    .backward = backward_cosh,
    .release_saved = release_cosh,
    .fields = fields_cosh,
};

static kf_status_t record_cosh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_cosh_t *saved =
      (node_cosh_t *)(void *)kf__node_new(&type_cosh, 1, 1);
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
static kf_status_t autograd_cosh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_cosh(call, self, out);
}

static kf_status_t record_cosh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_cosh_t *saved =
      (node_cosh_t *)(void *)kf__node_new(&type_cosh, 1, 1);
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
static kf_status_t autograd_cosh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_cosh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_tanh_t;
static kf_status_t backward_tanh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_tanh_t *saved = (node_tanh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_tanh_backward(grad, result_));
  return kf_scope_close(&scope);
}
static void release_tanh(kf__node_t *node) {
  node_tanh_t *saved = (node_tanh_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_tanh[] = {
    KF__FIELD("result", TENSOR, node_tanh_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_tanh = {
    .name = "TanhBackward0",
    .size = sizeof(node_tanh_t),
    .backward = backward_tanh,
    .release_saved = release_tanh,
    .fields = fields_tanh,
};

static kf_status_t record_tanh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_tanh_t *saved =
      (node_tanh_t *)(void *)kf__node_new(&type_tanh, 1, 1);
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
static kf_status_t autograd_tanh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_tanh(call, self, out);
}

static kf_status_t record_tanh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_tanh_t *saved =
      (node_tanh_t *)(void *)kf__node_new(&type_tanh, 1, 1);
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
static kf_status_t autograd_tanh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_tanh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_asinh_t;
static kf_status_t backward_asinh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_asinh_t *saved = (node_asinh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_rsqrt(op_add_Scalar(op_pow_Tensor_Scalar(self, KF_INT(2)), KF_INT(1), KF_INT(1))))));
  return kf_scope_close(&scope);
}
static void release_asinh(kf__node_t *node) {
  node_asinh_t *saved = (node_asinh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_asinh[] = {
    KF__FIELD("self", TENSOR, node_asinh_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_asinh = {
    .name = "AsinhBackward0",
    .size = sizeof(node_asinh_t),
    .backward = backward_asinh,
    .release_saved = release_asinh,
    .fields = fields_asinh,
};

static kf_status_t record_asinh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_asinh_t *saved =
      (node_asinh_t *)(void *)kf__node_new(&type_asinh, 1, 1);
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
static kf_status_t autograd_asinh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_asinh(call, self, out);
}

static kf_status_t record_asinh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_asinh_t *saved =
      (node_asinh_t *)(void *)kf__node_new(&type_asinh, 1, 1);
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
static kf_status_t autograd_asinh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_asinh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_acosh_t;
static kf_status_t backward_acosh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_acosh_t *saved = (node_acosh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_mul(op_rsqrt(op_sub_Scalar(self, KF_INT(1), KF_INT(1))), op_rsqrt(op_add_Scalar(self, KF_INT(1), KF_INT(1)))))));
  return kf_scope_close(&scope);
}
static void release_acosh(kf__node_t *node) {
  node_acosh_t *saved = (node_acosh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_acosh[] = {
    KF__FIELD("self", TENSOR, node_acosh_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_acosh = {
    .name = "AcoshBackward0",
    .size = sizeof(node_acosh_t),
    .backward = backward_acosh,
    .release_saved = release_acosh,
    .fields = fields_acosh,
};

static kf_status_t record_acosh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_acosh_t *saved =
      (node_acosh_t *)(void *)kf__node_new(&type_acosh, 1, 1);
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
static kf_status_t autograd_acosh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_acosh(call, self, out);
}

static kf_status_t record_acosh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_acosh_t *saved =
      (node_acosh_t *)(void *)kf__node_new(&type_acosh, 1, 1);
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
static kf_status_t autograd_acosh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_acosh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_atanh_t;
static kf_status_t backward_atanh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_atanh_t *saved = (node_atanh_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(op_rsub_Scalar(op_mul(self, self), KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_atanh(kf__node_t *node) {
  node_atanh_t *saved = (node_atanh_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_atanh[] = {
    KF__FIELD("self", TENSOR, node_atanh_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_atanh = {
    .name = "AtanhBackward0",
    .size = sizeof(node_atanh_t),
    .backward = backward_atanh,
    .release_saved = release_atanh,
    .fields = fields_atanh,
};

static kf_status_t record_atanh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_atanh_t *saved =
      (node_atanh_t *)(void *)kf__node_new(&type_atanh, 1, 1);
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
static kf_status_t autograd_atanh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_atanh(call, self, out);
}

static kf_status_t record_atanh_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_atanh_t *saved =
      (node_atanh_t *)(void *)kf__node_new(&type_atanh, 1, 1);
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
static kf_status_t autograd_atanh_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_atanh_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_sinc_t;
static kf_status_t backward_sinc(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sinc_t *saved = (node_sinc_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_sinc_grad(grad, self));
  return kf_scope_close(&scope);
}
static void release_sinc(kf__node_t *node) {
  node_sinc_t *saved = (node_sinc_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_sinc[] = {
    KF__FIELD("self", TENSOR, node_sinc_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_sinc = {
    .name = "SincBackward0",
    .size = sizeof(node_sinc_t),
    .backward = backward_sinc,
    .release_saved = release_sinc,
    .fields = fields_sinc,
};

static kf_status_t record_sinc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sinc_t *saved =
      (node_sinc_t *)(void *)kf__node_new(&type_sinc, 1, 1);
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
static kf_status_t autograd_sinc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sinc(call, self, out);
}

static kf_status_t record_sinc_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sinc_t *saved =
      (node_sinc_t *)(void *)kf__node_new(&type_sinc, 1, 1);
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
static kf_status_t autograd_sinc_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sinc_(call, self);
}

typedef struct {
  kf__node_t node;
} node_deg2rad_t;
static kf_status_t backward_deg2rad(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul_Scalar(grad, KF_FLOAT(0.017453292519943295)));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_deg2rad = {
    .name = "Deg2RadBackward0",
    .size = sizeof(node_deg2rad_t),
    .backward = backward_deg2rad,
};

static kf_status_t record_deg2rad(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_deg2rad_t *saved =
      (node_deg2rad_t *)(void *)kf__node_new(&type_deg2rad, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_deg2rad(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_deg2rad(call, self, out);
}

static kf_status_t record_deg2rad_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_deg2rad_t *saved =
      (node_deg2rad_t *)(void *)kf__node_new(&type_deg2rad, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_deg2rad_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_deg2rad_(call, self);
}

typedef struct {
  kf__node_t node;
} node_rad2deg_t;
static kf_status_t backward_rad2deg(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul_Scalar(grad, KF_FLOAT(57.29577951308232)));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_rad2deg = {
    .name = "Rad2DegBackward0",
    .size = sizeof(node_rad2deg_t),
    .backward = backward_rad2deg,
};

static kf_status_t record_rad2deg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_rad2deg_t *saved =
      (node_rad2deg_t *)(void *)kf__node_new(&type_rad2deg, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_rad2deg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_rad2deg(call, self, out);
}

static kf_status_t record_rad2deg_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_rad2deg_t *saved =
      (node_rad2deg_t *)(void *)kf__node_new(&type_rad2deg, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_rad2deg_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_rad2deg_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_sqrt_t;
static kf_status_t backward_sqrt(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sqrt_t *saved = (node_sqrt_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, op_mul_Scalar(kf__d_conj(result_), KF_INT(2))));
  return kf_scope_close(&scope);
}
static void release_sqrt(kf__node_t *node) {
  node_sqrt_t *saved = (node_sqrt_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_sqrt[] = {
    KF__FIELD("result", TENSOR, node_sqrt_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_sqrt = {
    .name = "SqrtBackward0",
    .size = sizeof(node_sqrt_t),
    .backward = backward_sqrt,
    .release_saved = release_sqrt,
    .fields = fields_sqrt,
};

static kf_status_t record_sqrt(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sqrt_t *saved =
      (node_sqrt_t *)(void *)kf__node_new(&type_sqrt, 1, 1);
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
static kf_status_t autograd_sqrt(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sqrt(call, self, out);
}

static kf_status_t record_sqrt_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sqrt_t *saved =
      (node_sqrt_t *)(void *)kf__node_new(&type_sqrt, 1, 1);
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
static kf_status_t autograd_sqrt_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sqrt_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_rsqrt_t;
static kf_status_t backward_rsqrt(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rsqrt_t *saved = (node_rsqrt_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(op_mul_Scalar(grad, KF_FLOAT((-0.5))), kf__d_conj(op_pow_Tensor_Scalar(result_, KF_INT(3)))));
  return kf_scope_close(&scope);
}
static void release_rsqrt(kf__node_t *node) {
  node_rsqrt_t *saved = (node_rsqrt_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_rsqrt[] = {
    KF__FIELD("result", TENSOR, node_rsqrt_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_rsqrt = {
    .name = "RsqrtBackward0",
    .size = sizeof(node_rsqrt_t),
    .backward = backward_rsqrt,
    .release_saved = release_rsqrt,
    .fields = fields_rsqrt,
};

static kf_status_t record_rsqrt(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_rsqrt_t *saved =
      (node_rsqrt_t *)(void *)kf__node_new(&type_rsqrt, 1, 1);
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
static kf_status_t autograd_rsqrt(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_rsqrt(call, self, out);
}

static kf_status_t record_rsqrt_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_rsqrt_t *saved =
      (node_rsqrt_t *)(void *)kf__node_new(&type_rsqrt, 1, 1);
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
static kf_status_t autograd_rsqrt_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_rsqrt_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_reciprocal_t;
static kf_status_t backward_reciprocal(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_reciprocal_t *saved = (node_reciprocal_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(op_neg(grad), kf__d_conj(op_mul(result_, result_))));
  return kf_scope_close(&scope);
}
static void release_reciprocal(kf__node_t *node) {
  node_reciprocal_t *saved = (node_reciprocal_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_reciprocal[] = {
    KF__FIELD("result", TENSOR, node_reciprocal_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_reciprocal = {
    .name = "ReciprocalBackward0",
    .size = sizeof(node_reciprocal_t),
    .backward = backward_reciprocal,
    .release_saved = release_reciprocal,
    .fields = fields_reciprocal,
};

static kf_status_t record_reciprocal(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_reciprocal_t *saved =
      (node_reciprocal_t *)(void *)kf__node_new(&type_reciprocal, 1, 1);
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
static kf_status_t autograd_reciprocal(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_reciprocal(call, self, out);
}

static kf_status_t record_reciprocal_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_reciprocal_t *saved =
      (node_reciprocal_t *)(void *)kf__node_new(&type_reciprocal, 1, 1);
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
static kf_status_t autograd_reciprocal_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_reciprocal_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_abs_t;
static kf_status_t backward_abs(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_abs_t *saved = (node_abs_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_sgn(self)));
  return kf_scope_close(&scope);
}
static void release_abs(kf__node_t *node) {
  node_abs_t *saved = (node_abs_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_abs[] = {
    KF__FIELD("self", TENSOR, node_abs_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_abs = {
    .name = "AbsBackward0",
    .size = sizeof(node_abs_t),
    .backward = backward_abs,
    .release_saved = release_abs,
    .fields = fields_abs,
};

static kf_status_t record_abs(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_abs_t *saved =
      (node_abs_t *)(void *)kf__node_new(&type_abs, 1, 1);
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
static kf_status_t autograd_abs(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_abs(call, self, out);
}

static kf_status_t record_abs_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_abs_t *saved =
      (node_abs_t *)(void *)kf__node_new(&type_abs, 1, 1);
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
static kf_status_t autograd_abs_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_abs_(call, self);
}

typedef struct {
  kf__node_t node;
} node_sign_t;
static kf_status_t backward_sign(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_sign = {
    .name = "SignBackward0",
    .size = sizeof(node_sign_t),
    .backward = backward_sign,
};

static kf_status_t record_sign(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sign_t *saved =
      (node_sign_t *)(void *)kf__node_new(&type_sign, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_sign(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sign(call, self, out);
}

static kf_status_t record_sign_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sign_t *saved =
      (node_sign_t *)(void *)kf__node_new(&type_sign, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_sign_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sign_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_sgn_t;
static kf_status_t backward_sgn(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sgn_t *saved = (node_sgn_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_sgn_grad(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_sgn(kf__node_t *node) {
  node_sgn_t *saved = (node_sgn_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_sgn[] = {
    KF__FIELD("self", TENSOR, node_sgn_t, self),
    KF__FIELD("result", TENSOR, node_sgn_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_sgn = {
    .name = "SgnBackward0",
    .size = sizeof(node_sgn_t),
    .backward = backward_sgn,
    .release_saved = release_sgn,
    .fields = fields_sgn,
};

static kf_status_t record_sgn(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_sgn_t *saved =
      (node_sgn_t *)(void *)kf__node_new(&type_sgn, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sgn(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_sgn(call, self, out);
}

static kf_status_t record_sgn_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_sgn_t *saved =
      (node_sgn_t *)(void *)kf__node_new(&type_sgn, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_sgn_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_sgn_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_angle_t;
static kf_status_t backward_angle(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_angle_t *saved = (node_angle_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_angle_grad(grad, self));
  return kf_scope_close(&scope);
}
static void release_angle(kf__node_t *node) {
  node_angle_t *saved = (node_angle_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_angle[] = {
    KF__FIELD("self", TENSOR, node_angle_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_angle = {
    .name = "AngleBackward0",
    .size = sizeof(node_angle_t),
    .backward = backward_angle,
    .release_saved = release_angle,
    .fields = fields_angle,
};

static kf_status_t record_angle(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_angle_t *saved =
      (node_angle_t *)(void *)kf__node_new(&type_angle, 1, 1);
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
static kf_status_t autograd_angle(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_angle(call, self, out);
}

typedef struct {
  kf__node_t node;
} node__conj_physical_t;
static kf_status_t backward__conj_physical(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_conj_physical(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type__conj_physical = {
    .name = "ConjPhysicalBackward0",
    .size = sizeof(node__conj_physical_t),
    .backward = backward__conj_physical,
};

static kf_status_t record__conj_physical(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  *out = NULL;
  node__conj_physical_t *saved =
      (node__conj_physical_t *)(void *)kf__node_new(&type__conj_physical, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd__conj_physical(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record__conj_physical(call, self, out);
}

typedef struct {
  kf__node_t node;
} node_ceil_t;
static kf_status_t backward_ceil(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_ceil = {
    .name = "CeilBackward0",
    .size = sizeof(node_ceil_t),
    .backward = backward_ceil,
};

static kf_status_t record_ceil(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_ceil_t *saved =
      (node_ceil_t *)(void *)kf__node_new(&type_ceil, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_ceil(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_ceil(call, self, out);
}

static kf_status_t record_ceil_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_ceil_t *saved =
      (node_ceil_t *)(void *)kf__node_new(&type_ceil, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_ceil_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_ceil_(call, self);
}

typedef struct {
  kf__node_t node;
} node_floor_t;
static kf_status_t backward_floor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_floor = {
    .name = "FloorBackward0",
    .size = sizeof(node_floor_t),
    .backward = backward_floor,
};

static kf_status_t record_floor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_floor_t *saved =
      (node_floor_t *)(void *)kf__node_new(&type_floor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_floor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_floor(call, self, out);
}

static kf_status_t record_floor_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_floor_t *saved =
      (node_floor_t *)(void *)kf__node_new(&type_floor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_floor_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_floor_(call, self);
}

typedef struct {
  kf__node_t node;
} node_trunc_t;
static kf_status_t backward_trunc(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_trunc = {
    .name = "TruncBackward0",
    .size = sizeof(node_trunc_t),
    .backward = backward_trunc,
};

static kf_status_t record_trunc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_trunc_t *saved =
      (node_trunc_t *)(void *)kf__node_new(&type_trunc, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_trunc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_trunc(call, self, out);
}

static kf_status_t record_trunc_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_trunc_t *saved =
      (node_trunc_t *)(void *)kf__node_new(&type_trunc, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_trunc_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_trunc_(call, self);
}

typedef struct {
  kf__node_t node;
} node_round_t;
static kf_status_t backward_round(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_round = {
    .name = "RoundBackward0",
    .size = sizeof(node_round_t),
    .backward = backward_round,
};

static kf_status_t record_round(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_round_t *saved =
      (node_round_t *)(void *)kf__node_new(&type_round, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_round(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_round(call, self, out);
}

static kf_status_t record_round_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_round_t *saved =
      (node_round_t *)(void *)kf__node_new(&type_round, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_round_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_round_(call, self);
}

typedef struct {
  kf__node_t node;
} node_round_decimals_t;
static kf_status_t backward_round_decimals(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_round_decimals = {
    .name = "RoundBackward1",
    .size = sizeof(node_round_decimals_t),
    .backward = backward_round_decimals,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_round_decimals(const kf_call_t *call, kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out) {
  *out = NULL;
  node_round_decimals_t *saved =
      (node_round_decimals_t *)(void *)kf__node_new(&type_round_decimals, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, decimals, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_round_decimals(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, decimals, out);
  return record_round_decimals(call, self, decimals, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_round__decimals(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals) {
  KF_TRY(kf__check_inplace(self));
  node_round_decimals_t *saved =
      (node_round_decimals_t *)(void *)kf__node_new(&type_round_decimals, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, decimals);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_round__decimals(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, decimals);
  return record_round__decimals(call, self, decimals);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
} node_frac_t;
static kf_status_t backward_frac(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_frac = {
    .name = "FracBackward0",
    .size = sizeof(node_frac_t),
    .backward = backward_frac,
};

static kf_status_t record_frac(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_frac_t *saved =
      (node_frac_t *)(void *)kf__node_new(&type_frac, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
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
static kf_status_t autograd_frac(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_frac(call, self, out);
}

static kf_status_t record_frac_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_frac_t *saved =
      (node_frac_t *)(void *)kf__node_new(&type_frac, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_frac_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_frac_(call, self);
}

typedef struct {
  kf__node_t node;
} node_logical_not__t;
static kf_status_t backward_logical_not_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_logical_not_ = {
    .name = "LogicalNotBackward0",
    .size = sizeof(node_logical_not__t),
    .backward = backward_logical_not_,
};

static kf_status_t autograd_logical_not_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_1(call, self);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_logical_not_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_not__t;
static kf_status_t backward_bitwise_not_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_not_ = {
    .name = "BitwiseNotBackward0",
    .size = sizeof(node_bitwise_not__t),
    .backward = backward_bitwise_not_,
};

static kf_status_t autograd_bitwise_not_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_1(call, self);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_not_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_nan_to_num_t;
static kf_status_t backward_nan_to_num(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nan_to_num_t *saved = (node_nan_to_num_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_isfinite(self), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_nan_to_num(kf__node_t *node) {
  node_nan_to_num_t *saved = (node_nan_to_num_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_nan_to_num[] = {
    KF__FIELD("self", TENSOR, node_nan_to_num_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_nan_to_num = {
    .name = "NanToNumBackward0",
    .size = sizeof(node_nan_to_num_t),
    .backward = backward_nan_to_num,
    .release_saved = release_nan_to_num,
    .fields = fields_nan_to_num,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_nan_to_num(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t **out) {
  *out = NULL;
  node_nan_to_num_t *saved =
      (node_nan_to_num_t *)(void *)kf__node_new(&type_nan_to_num, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, nan, posinf, neginf, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nan_to_num(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, nan, posinf, neginf, out);
  return record_nan_to_num(call, self, nan, posinf, neginf, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_nan_to_num_(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf) {
  KF_TRY(kf__check_inplace(self));
  node_nan_to_num_t *saved =
      (node_nan_to_num_t *)(void *)kf__node_new(&type_nan_to_num, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, nan, posinf, neginf);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_nan_to_num_(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    nan, kf_opt_float_t posinf, kf_opt_float_t neginf) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, nan, posinf, neginf);
  return record_nan_to_num_(call, self, nan, posinf, neginf);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_erf_t;
static kf_status_t backward_erf(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_erf_t *saved = (node_erf_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_mul_Scalar(op_exp(op_neg(op_pow_Tensor_Scalar(self, KF_INT(2)))), KF_FLOAT(1.1283791670955126))));
  return kf_scope_close(&scope);
}
static void release_erf(kf__node_t *node) {
  node_erf_t *saved = (node_erf_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_erf[] = {
    KF__FIELD("self", TENSOR, node_erf_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_erf = {
    .name = "ErfBackward0",
    .size = sizeof(node_erf_t),
    .backward = backward_erf,
    .release_saved = release_erf,
    .fields = fields_erf,
};

static kf_status_t record_erf(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_erf_t *saved =
      (node_erf_t *)(void *)kf__node_new(&type_erf, 1, 1);
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
static kf_status_t autograd_erf(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_erf(call, self, out);
}

static kf_status_t record_erf_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_erf_t *saved =
      (node_erf_t *)(void *)kf__node_new(&type_erf, 1, 1);
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
static kf_status_t autograd_erf_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_erf_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_erfc_t;
static kf_status_t backward_erfc(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_erfc_t *saved = (node_erfc_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_mul_Scalar(op_exp(op_neg(op_pow_Tensor_Scalar(self, KF_INT(2)))), KF_FLOAT((-1.1283791670955126)))));
  return kf_scope_close(&scope);
}
static void release_erfc(kf__node_t *node) {
  node_erfc_t *saved = (node_erfc_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_erfc[] = {
    KF__FIELD("self", TENSOR, node_erfc_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_erfc = {
    .name = "ErfcBackward0",
    .size = sizeof(node_erfc_t),
    .backward = backward_erfc,
    .release_saved = release_erfc,
    .fields = fields_erfc,
};

static kf_status_t record_erfc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_erfc_t *saved =
      (node_erfc_t *)(void *)kf__node_new(&type_erfc, 1, 1);
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
static kf_status_t autograd_erfc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_erfc(call, self, out);
}

static kf_status_t record_erfc_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_erfc_t *saved =
      (node_erfc_t *)(void *)kf__node_new(&type_erfc, 1, 1);
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
static kf_status_t autograd_erfc_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_erfc_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_erfinv_t;
static kf_status_t backward_erfinv(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_erfinv_t *saved = (node_erfinv_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_mul_Scalar(op_exp(op_mul(result_, result_)), KF_FLOAT(0.886226925452758))));
  return kf_scope_close(&scope);
}
static void release_erfinv(kf__node_t *node) {
  node_erfinv_t *saved = (node_erfinv_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_erfinv[] = {
    KF__FIELD("result", TENSOR, node_erfinv_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_erfinv = {
    .name = "ErfinvBackward0",
    .size = sizeof(node_erfinv_t),
    .backward = backward_erfinv,
    .release_saved = release_erfinv,
    .fields = fields_erfinv,
};

static kf_status_t record_erfinv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_erfinv_t *saved =
      (node_erfinv_t *)(void *)kf__node_new(&type_erfinv, 1, 1);
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
static kf_status_t autograd_erfinv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_erfinv(call, self, out);
}

static kf_status_t record_erfinv_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_erfinv_t *saved =
      (node_erfinv_t *)(void *)kf__node_new(&type_erfinv, 1, 1);
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
static kf_status_t autograd_erfinv_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_erfinv_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_special_erfcx_t;
static kf_status_t backward_special_erfcx(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_erfcx_t *saved = (node_special_erfcx_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_sub_Scalar(op_mul(op_mul_Scalar(self, KF_FLOAT(2.0)), result_), KF_FLOAT(1.1283791670955126), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_special_erfcx(kf__node_t *node) {
  node_special_erfcx_t *saved = (node_special_erfcx_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_special_erfcx[] = {
    KF__FIELD("self", TENSOR, node_special_erfcx_t, self),
    KF__FIELD("result", TENSOR, node_special_erfcx_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_erfcx = {
    .name = "SpecialErfcxBackward0",
    .size = sizeof(node_special_erfcx_t),
    .backward = backward_special_erfcx,
    .release_saved = release_special_erfcx,
    .fields = fields_special_erfcx,
};

static kf_status_t record_special_erfcx(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  *out = NULL;
  node_special_erfcx_t *saved =
      (node_special_erfcx_t *)(void *)kf__node_new(&type_special_erfcx, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_erfcx(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_erfcx(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_special_ndtri_t;
static kf_status_t backward_special_ndtri(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_ndtri_t *saved = (node_special_ndtri_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_mul_Scalar(op_exp(op_div_Scalar(op_mul(result_, result_), KF_INT(2))), KF_FLOAT(2.5066282746310002))));
  return kf_scope_close(&scope);
}
static void release_special_ndtri(kf__node_t *node) {
  node_special_ndtri_t *saved = (node_special_ndtri_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_special_ndtri[] = {
    KF__FIELD("result", TENSOR, node_special_ndtri_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_ndtri = {
    .name = "SpecialNdtriBackward0",
    .size = sizeof(node_special_ndtri_t),
    .backward = backward_special_ndtri,
    .release_saved = release_special_ndtri,
    .fields = fields_special_ndtri,
};

static kf_status_t record_special_ndtri(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  *out = NULL;
  node_special_ndtri_t *saved =
      (node_special_ndtri_t *)(void *)kf__node_new(&type_special_ndtri, 1, 1);
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
static kf_status_t autograd_special_ndtri(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_ndtri(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  kf__saved_t self;
} node_special_log_ndtr_t;
static kf_status_t backward_special_log_ndtr(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_log_ndtr_t *saved = (node_special_log_ndtr_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_mul_Scalar(op_exp(op_neg(op_add(result_, op_div_Scalar(op_mul(self, self), KF_INT(2)), KF_INT(1)))), KF_FLOAT(0.3989422804014327))));
  return kf_scope_close(&scope);
}
static void release_special_log_ndtr(kf__node_t *node) {
  node_special_log_ndtr_t *saved = (node_special_log_ndtr_t *)(void *)node;
  kf__saved_drop(&saved->result_);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_special_log_ndtr[] = {
    KF__FIELD("result", TENSOR, node_special_log_ndtr_t, result_),
    KF__FIELD("self", TENSOR, node_special_log_ndtr_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_log_ndtr = {
    .name = "SpecialLogNdtrBackward0",
    .size = sizeof(node_special_log_ndtr_t),
    .backward = backward_special_log_ndtr,
    .release_saved = release_special_log_ndtr,
    .fields = fields_special_log_ndtr,
};

static kf_status_t record_special_log_ndtr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  *out = NULL;
  node_special_log_ndtr_t *saved =
      (node_special_log_ndtr_t *)(void *)kf__node_new(&type_special_log_ndtr, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_log_ndtr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_log_ndtr(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_special_entr_t;
static kf_status_t backward_special_entr(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_entr_t *saved = (node_special_entr_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_rsub_Scalar(op_log(self), KF_INT((-1)), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_special_entr(kf__node_t *node) {
  node_special_entr_t *saved = (node_special_entr_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_special_entr[] = {
    KF__FIELD("self", TENSOR, node_special_entr_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_entr = {
    .name = "SpecialEntrBackward0",
    .size = sizeof(node_special_entr_t),
    .backward = backward_special_entr,
    .release_saved = release_special_entr,
    .fields = fields_special_entr,
};

static kf_status_t record_special_entr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  *out = NULL;
  node_special_entr_t *saved =
      (node_special_entr_t *)(void *)kf__node_new(&type_special_entr, 1, 1);
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
static kf_status_t autograd_special_entr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_entr(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_lgamma_t;
static kf_status_t backward_lgamma(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_lgamma_t *saved = (node_lgamma_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_digamma(self)));
  return kf_scope_close(&scope);
}
static void release_lgamma(kf__node_t *node) {
  node_lgamma_t *saved = (node_lgamma_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_lgamma[] = {
    KF__FIELD("self", TENSOR, node_lgamma_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_lgamma = {
    .name = "LgammaBackward0",
    .size = sizeof(node_lgamma_t),
    .backward = backward_lgamma,
    .release_saved = release_lgamma,
    .fields = fields_lgamma,
};

static kf_status_t record_lgamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_lgamma_t *saved =
      (node_lgamma_t *)(void *)kf__node_new(&type_lgamma, 1, 1);
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
static kf_status_t autograd_lgamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_lgamma(call, self, out);
}

static kf_status_t record_lgamma_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_lgamma_t *saved =
      (node_lgamma_t *)(void *)kf__node_new(&type_lgamma, 1, 1);
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
static kf_status_t autograd_lgamma_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_lgamma_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_digamma_t;
static kf_status_t backward_digamma(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_digamma_t *saved = (node_digamma_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_polygamma(1, self)));
  return kf_scope_close(&scope);
}
static void release_digamma(kf__node_t *node) {
  node_digamma_t *saved = (node_digamma_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_digamma[] = {
    KF__FIELD("self", TENSOR, node_digamma_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_digamma = {
    .name = "DigammaBackward0",
    .size = sizeof(node_digamma_t),
    .backward = backward_digamma,
    .release_saved = release_digamma,
    .fields = fields_digamma,
};

static kf_status_t record_digamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_digamma_t *saved =
      (node_digamma_t *)(void *)kf__node_new(&type_digamma, 1, 1);
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
static kf_status_t autograd_digamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_digamma(call, self, out);
}

static kf_status_t record_digamma_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_digamma_t *saved =
      (node_digamma_t *)(void *)kf__node_new(&type_digamma, 1, 1);
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
static kf_status_t autograd_digamma_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_digamma_(call, self);
}

typedef struct {
  kf__node_t node;
  int64_t n;
  kf__saved_t self;
} node_polygamma_t;
static kf_status_t backward_polygamma(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_polygamma_t *saved = (node_polygamma_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t n = saved->n;
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_polygamma(kf__int_add(n, 1), self)));
  return kf_scope_close(&scope);
}
static void release_polygamma(kf__node_t *node) {
  node_polygamma_t *saved = (node_polygamma_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_polygamma[] = {
    KF__FIELD("n", INT, node_polygamma_t, n),
    KF__FIELD("self", TENSOR, node_polygamma_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_polygamma = {
    .name = "PolygammaBackward0",
    .size = sizeof(node_polygamma_t),
    .backward = backward_polygamma,
    .release_saved = release_polygamma,
    .fields = fields_polygamma,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, int64_t a0, kf_tensor_t *a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, int64_t a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_polygamma(const kf_call_t *call, int64_t n, kf_tensor_t *self, kf_tensor_t
    **out) {
  *out = NULL;
  node_polygamma_t *saved =
      (node_polygamma_t *)(void *)kf__node_new(&type_polygamma, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->n = n;
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_9(call, n, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_polygamma(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, n, self, out);
  return record_polygamma(call, n, self, out);
}

typedef struct {
  kf__node_t node;
  int64_t n;
  kf__saved_t self;
} node_polygamma__t;
static kf_status_t backward_polygamma_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_polygamma__t *saved = (node_polygamma__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t n = saved->n;
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_polygamma(kf__int_add(n, 1), self)));
  return kf_scope_close(&scope);
}
static void release_polygamma_(kf__node_t *node) {
  node_polygamma__t *saved = (node_polygamma__t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_polygamma_[] = {
    KF__FIELD("n", INT, node_polygamma__t, n),
    KF__FIELD("self", TENSOR, node_polygamma__t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_polygamma_ = {
    .name = "PolygammaBackward1",
    .size = sizeof(node_polygamma__t),
    .backward = backward_polygamma_,
    .release_saved = release_polygamma_,
    .fields = fields_polygamma_,
};

static kf_status_t record_polygamma_(const kf_call_t *call, kf_tensor_t *self, int64_t n) {
  KF_TRY(kf__check_inplace(self));
  node_polygamma__t *saved =
      (node_polygamma__t *)(void *)kf__node_new(&type_polygamma_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->n = n;
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, n);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_polygamma_(const kf_call_t *call, kf_tensor_t *self, int64_t n) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, n);
  return record_polygamma_(call, self, n);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, int64_t a0, kf_tensor_t *a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, int64_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, int64_t a0, kf_tensor_t *a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_10(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t p;
} node_mvlgamma_t;
static kf_status_t backward_mvlgamma(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mvlgamma_t *saved = (node_mvlgamma_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  int64_t p = saved->p;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mvlgamma_grad(grad, self, p));
  return kf_scope_close(&scope);
}
static void release_mvlgamma(kf__node_t *node) {
  node_mvlgamma_t *saved = (node_mvlgamma_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_mvlgamma[] = {
    KF__FIELD("self", TENSOR, node_mvlgamma_t, self),
    KF__FIELD("p", INT, node_mvlgamma_t, p),
    {NULL, 0, 0}};
static const kf__node_type_t type_mvlgamma = {
    .name = "MvlgammaBackward0",
    .size = sizeof(node_mvlgamma_t),
    .backward = backward_mvlgamma,
    .release_saved = release_mvlgamma,
    .fields = fields_mvlgamma,
};

static kf_status_t record_mvlgamma(const kf_call_t *call, kf_tensor_t *self, int64_t p, kf_tensor_t
    **out) {
  *out = NULL;
  node_mvlgamma_t *saved =
      (node_mvlgamma_t *)(void *)kf__node_new(&type_mvlgamma, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, p, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mvlgamma(const kf_call_t *call, kf_tensor_t *self, int64_t p,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, p, out);
  return record_mvlgamma(call, self, p, out);
}

static kf_status_t record_mvlgamma_(const kf_call_t *call, kf_tensor_t *self, int64_t p) {
  KF_TRY(kf__check_inplace(self));
  node_mvlgamma_t *saved =
      (node_mvlgamma_t *)(void *)kf__node_new(&type_mvlgamma, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->p = p;
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, p);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_mvlgamma_(const kf_call_t *call, kf_tensor_t *self, int64_t p) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, p);
  return record_mvlgamma_(call, self, p);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_igamma_t;
static kf_status_t backward_igamma(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_igamma_t *saved = (node_igamma_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(grad, op_exp(op_sub(op_sub(op_mul(op_sub_Scalar(self, KF_INT(1), KF_INT(1)), op_log(other)), other, KF_INT(1)), op_lgamma(self), KF_INT(1)))));
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("igamma: input"), NULL);
  return kf_scope_close(&scope);
}
static void release_igamma(kf__node_t *node) {
  node_igamma_t *saved = (node_igamma_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_igamma[] = {
    KF__FIELD("self", TENSOR, node_igamma_t, self),
    KF__FIELD("other", TENSOR, node_igamma_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_igamma = {
    .name = "IgammaBackward0",
    .size = sizeof(node_igamma_t),
    .backward = backward_igamma,
    .release_saved = release_igamma,
    .fields = fields_igamma,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_igamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_igamma_t *saved =
      (node_igamma_t *)(void *)kf__node_new(&type_igamma, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_igamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_11(call, self, other, out);
  return record_igamma(call, self, other, out);
}

static kf_status_t record_igamma_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_igamma_t *saved =
      (node_igamma_t *)(void *)kf__node_new(&type_igamma, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_2(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_igamma_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_2(call, self, other);
  return record_igamma_(call, self, other);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_igammac_t;
static kf_status_t backward_igammac(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_igammac_t *saved = (node_igammac_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(op_neg(grad), op_exp(op_sub(op_sub(op_mul(op_sub_Scalar(self, KF_INT(1), KF_INT(1)), op_log(other)), other, KF_INT(1)), op_lgamma(self), KF_INT(1)))));
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("igammac: input"), NULL);
  return kf_scope_close(&scope);
}
static void release_igammac(kf__node_t *node) {
  node_igammac_t *saved = (node_igammac_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_igammac[] = {
    KF__FIELD("self", TENSOR, node_igammac_t, self),
    KF__FIELD("other", TENSOR, node_igammac_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_igammac = {
    .name = "IgammacBackward0",
    .size = sizeof(node_igammac_t),
    .backward = backward_igammac,
    .release_saved = release_igammac,
    .fields = fields_igammac,
};

static kf_status_t record_igammac(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_igammac_t *saved =
      (node_igammac_t *)(void *)kf__node_new(&type_igammac, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_igammac(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_11(call, self, other, out);
  return record_igammac(call, self, other, out);
}

static kf_status_t record_igammac_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_igammac_t *saved =
      (node_igammac_t *)(void *)kf__node_new(&type_igammac, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_2(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_igammac_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_2(call, self, other);
  return record_igammac_(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_special_zeta_t;
static kf_status_t backward_special_zeta(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_zeta_t *saved = (node_special_zeta_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(op_mul(grad, op_neg(self)), op_special_zeta(op_add_Scalar(self, KF_INT(1), KF_INT(1)), other)));
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("zeta"), NULL);
  return kf_scope_close(&scope);
}
static void release_special_zeta(kf__node_t *node) {
  node_special_zeta_t *saved = (node_special_zeta_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_special_zeta[] = {
    KF__FIELD("self", TENSOR, node_special_zeta_t, self),
    KF__FIELD("other", TENSOR, node_special_zeta_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_zeta = {
    .name = "SpecialZetaBackward0",
    .size = sizeof(node_special_zeta_t),
    .backward = backward_special_zeta,
    .release_saved = release_special_zeta,
    .fields = fields_special_zeta,
};

static kf_status_t record_special_zeta(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_special_zeta_t *saved =
      (node_special_zeta_t *)(void *)kf__node_new(&type_special_zeta, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_zeta(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_11(call, self, other, out);
  return record_special_zeta(call, self, other, out);
}

typedef struct {
  kf__node_t node;
} node_special_zeta_other_scalar_t;
static kf_status_t backward_special_zeta_other_scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("zeta"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_special_zeta_other_scalar = {
    .name = "SpecialZetaBackward2",
    .size = sizeof(node_special_zeta_other_scalar_t),
    .backward = backward_special_zeta_other_scalar,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_special_zeta_other_scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out) {
  *out = NULL;
  node_special_zeta_other_scalar_t *saved =
      (node_special_zeta_other_scalar_t *)(void *)kf__node_new(&type_special_zeta_other_scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_zeta_other_scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, other, out);
  return record_special_zeta_other_scalar(call, self, other, out);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t self;
  kf__saved_t other;
} node_special_zeta_self_scalar_t;
static kf_status_t backward_special_zeta_self_scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_zeta_self_scalar_t *saved = (node_special_zeta_self_scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_other = kf__node_wants(node, 0);
  kf_scalar_t self = saved->self;
  kf_tensor_t *other = kf__unpack_scoped(node, &saved->other);
  if (wants_other)
    out[0] = kf_scope_keep(op_mul(op_mul_Scalar(grad, kf__number_neg(self)), op_special_zeta_self_scalar(kf__number_add(self, KF_INT(1)), other)));
  return kf_scope_close(&scope);
}
static void release_special_zeta_self_scalar(kf__node_t *node) {
  node_special_zeta_self_scalar_t *saved = (node_special_zeta_self_scalar_t *)(void *)node;
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_special_zeta_self_scalar[] = {
    KF__FIELD("self", SCALAR, node_special_zeta_self_scalar_t, self),
    KF__FIELD("other", TENSOR, node_special_zeta_self_scalar_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_zeta_self_scalar = {
    .name = "SpecialZetaBackward1",
    .size = sizeof(node_special_zeta_self_scalar_t),
    .backward = backward_special_zeta_self_scalar,
    .release_saved = release_special_zeta_self_scalar,
    .fields = fields_special_zeta_self_scalar,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_special_zeta_self_scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  *out = NULL;
  node_special_zeta_self_scalar_t *saved =
      (node_special_zeta_self_scalar_t *)(void *)kf__node_new(&type_special_zeta_self_scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, other));
  saved->self = self;
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_15(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_zeta_self_scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(other))) || !kf__grad_mode())
    return below_15(call, self, other, out);
  return record_special_zeta_self_scalar(call, self, other, out);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_16(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_special_xlog1py_t;
static kf_status_t backward_special_xlog1py(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_xlog1py_t *saved = (node_special_xlog1py_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_div(op_mul(grad, self), op_add_Scalar(other, KF_INT(1), KF_INT(1))));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_xlog1py_self(grad, self, other));
  return kf_scope_close(&scope);
}
static void release_special_xlog1py(kf__node_t *node) {
  node_special_xlog1py_t *saved = (node_special_xlog1py_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_special_xlog1py[] = {
    KF__FIELD("self", TENSOR, node_special_xlog1py_t, self),
    KF__FIELD("other", TENSOR, node_special_xlog1py_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_xlog1py = {
    .name = "SpecialXlog1PyBackward0",
    .size = sizeof(node_special_xlog1py_t),
    .backward = backward_special_xlog1py,
    .release_saved = release_special_xlog1py,
    .fields = fields_special_xlog1py,
};

static kf_status_t record_special_xlog1py(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  *out = NULL;
  node_special_xlog1py_t *saved =
      (node_special_xlog1py_t *)(void *)kf__node_new(&type_special_xlog1py, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_xlog1py(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_11(call, self, other, out);
  return record_special_xlog1py(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t other;
} node_special_xlog1py_other_scalar_t;
static kf_status_t backward_special_xlog1py_other_scalar(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_xlog1py_other_scalar_t *saved = (node_special_xlog1py_other_scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t other = saved->other;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_xlog1py_number(grad, self, other));
  return kf_scope_close(&scope);
}
static void release_special_xlog1py_other_scalar(kf__node_t *node) {
  node_special_xlog1py_other_scalar_t *saved = (node_special_xlog1py_other_scalar_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_special_xlog1py_other_scalar[] = {
    KF__FIELD("self", TENSOR, node_special_xlog1py_other_scalar_t, self),
    KF__FIELD("other", SCALAR, node_special_xlog1py_other_scalar_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_xlog1py_other_scalar = {
    .name = "SpecialXlog1PyBackward2",
    .size = sizeof(node_special_xlog1py_other_scalar_t),
    .backward = backward_special_xlog1py_other_scalar,
    .release_saved = release_special_xlog1py_other_scalar,
    .fields = fields_special_xlog1py_other_scalar,
};

static kf_status_t record_special_xlog1py_other_scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out) {
  *out = NULL;
  node_special_xlog1py_other_scalar_t *saved =
      (node_special_xlog1py_other_scalar_t *)(void *)kf__node_new(&type_special_xlog1py_other_scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->other = other;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_xlog1py_other_scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, other, out);
  return record_special_xlog1py_other_scalar(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t self;
  kf__saved_t other;
} node_special_xlog1py_self_scalar_t;
static kf_status_t backward_special_xlog1py_self_scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_xlog1py_self_scalar_t *saved = (node_special_xlog1py_self_scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_other = kf__node_wants(node, 0);
  kf_scalar_t self = saved->self;
  kf_tensor_t *other = kf__unpack_scoped(node, &saved->other);
  if (wants_other)
    out[0] = kf_scope_keep(op_div(op_mul_Scalar(grad, self), op_add_Scalar(other, KF_INT(1), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_special_xlog1py_self_scalar(kf__node_t *node) {
  node_special_xlog1py_self_scalar_t *saved = (node_special_xlog1py_self_scalar_t *)(void *)node;
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_special_xlog1py_self_scalar[] = {
    KF__FIELD("self", SCALAR, node_special_xlog1py_self_scalar_t, self),
    KF__FIELD("other", TENSOR, node_special_xlog1py_self_scalar_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_xlog1py_self_scalar = {
    .name = "SpecialXlog1PyBackward1",
    .size = sizeof(node_special_xlog1py_self_scalar_t),
    .backward = backward_special_xlog1py_self_scalar,
    .release_saved = release_special_xlog1py_self_scalar,
    .fields = fields_special_xlog1py_self_scalar,
};

static kf_status_t record_special_xlog1py_self_scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  *out = NULL;
  node_special_xlog1py_self_scalar_t *saved =
      (node_special_xlog1py_self_scalar_t *)(void *)kf__node_new(&type_special_xlog1py_self_scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, other));
  saved->self = self;
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_15(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_xlog1py_self_scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(other))) || !kf__grad_mode())
    return below_15(call, self, other, out);
  return record_special_xlog1py_self_scalar(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_i0_t;
static kf_status_t backward_i0(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_i0_t *saved = (node_i0_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_special_i1(self)));
  return kf_scope_close(&scope);
}
static void release_i0(kf__node_t *node) {
  node_i0_t *saved = (node_i0_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_i0[] = {
    KF__FIELD("self", TENSOR, node_i0_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_i0 = {
    .name = "I0Backward0",
    .size = sizeof(node_i0_t),
    .backward = backward_i0,
    .release_saved = release_i0,
    .fields = fields_i0,
};

static kf_status_t record_i0(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_i0_t *saved =
      (node_i0_t *)(void *)kf__node_new(&type_i0, 1, 1);
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
static kf_status_t autograd_i0(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_i0(call, self, out);
}

static kf_status_t record_i0_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_i0_t *saved =
      (node_i0_t *)(void *)kf__node_new(&type_i0, 1, 1);
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
static kf_status_t autograd_i0_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self);
  return record_i0_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_special_i0e_t;
static kf_status_t backward_special_i0e(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_i0e_t *saved = (node_special_i0e_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, op_sub(op_special_i1e(self), op_mul(op_sgn(self), result_), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_special_i0e(kf__node_t *node) {
  node_special_i0e_t *saved = (node_special_i0e_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_special_i0e[] = {
    KF__FIELD("self", TENSOR, node_special_i0e_t, self),
    KF__FIELD("result", TENSOR, node_special_i0e_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_i0e = {
    .name = "SpecialI0EBackward0",
    .size = sizeof(node_special_i0e_t),
    .backward = backward_special_i0e,
    .release_saved = release_special_i0e,
    .fields = fields_special_i0e,
};

static kf_status_t record_special_i0e(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_special_i0e_t *saved =
      (node_special_i0e_t *)(void *)kf__node_new(&type_special_i0e, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_i0e(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_i0e(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_special_i1_t;
static kf_status_t backward_special_i1(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_i1_t *saved = (node_special_i1_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_i1(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_special_i1(kf__node_t *node) {
  node_special_i1_t *saved = (node_special_i1_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_special_i1[] = {
    KF__FIELD("self", TENSOR, node_special_i1_t, self),
    KF__FIELD("result", TENSOR, node_special_i1_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_i1 = {
    .name = "SpecialI1Backward0",
    .size = sizeof(node_special_i1_t),
    .backward = backward_special_i1,
    .release_saved = release_special_i1,
    .fields = fields_special_i1,
};

static kf_status_t record_special_i1(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_special_i1_t *saved =
      (node_special_i1_t *)(void *)kf__node_new(&type_special_i1, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_i1(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_i1(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_special_i1e_t;
static kf_status_t backward_special_i1e(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_special_i1e_t *saved = (node_special_i1e_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_i1e(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_special_i1e(kf__node_t *node) {
  node_special_i1e_t *saved = (node_special_i1e_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_special_i1e[] = {
    KF__FIELD("self", TENSOR, node_special_i1e_t, self),
    KF__FIELD("result", TENSOR, node_special_i1e_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_special_i1e = {
    .name = "SpecialI1EBackward0",
    .size = sizeof(node_special_i1e_t),
    .backward = backward_special_i1e,
    .release_saved = release_special_i1e,
    .fields = fields_special_i1e,
};

static kf_status_t record_special_i1e(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_special_i1e_t *saved =
      (node_special_i1e_t *)(void *)kf__node_new(&type_special_i1e, 1, 1);
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
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_special_i1e(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, out);
  return record_special_i1e(call, self, out);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_opt_float_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2);
}

const kf__autograd_entry_t kf__autograd_unary[] = {
    {KF__OP_exp, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exp},
    {KF__OP_exp_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exp_},
    {KF__OP_exp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_exp2, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exp2},
    {KF__OP_exp2_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exp2_},
    {KF__OP_exp2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_expm1, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_expm1},
    {KF__OP_expm1_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_expm1_},
    {KF__OP_expm1_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_log, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log},
    {KF__OP_log_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log_},
    {KF__OP_log_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_log2, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log2},
    {KF__OP_log2_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log2_},
    {KF__OP_log2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_log10, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log10},
    {KF__OP_log10_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log10_},
    {KF__OP_log10_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_log1p, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log1p},
    {KF__OP_log1p_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log1p_},
    {KF__OP_log1p_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sin, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sin},
    {KF__OP_sin_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sin_},
    {KF__OP_sin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_cos, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cos},
    {KF__OP_cos_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cos_},
    {KF__OP_cos_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_tan, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tan},
    {KF__OP_tan_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tan_},
    {KF__OP_tan_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_asin, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_asin},
    {KF__OP_asin_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_asin_},
    {KF__OP_asin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_acos, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_acos},
    {KF__OP_acos_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_acos_},
    {KF__OP_acos_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_atan, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atan},
    {KF__OP_atan_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atan_},
    {KF__OP_atan_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sinh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sinh},
    {KF__OP_sinh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sinh_},
    {KF__OP_sinh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_cosh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cosh},
    {KF__OP_cosh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cosh_},
    {KF__OP_cosh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_tanh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tanh},
    {KF__OP_tanh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tanh_},
    {KF__OP_tanh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_asinh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_asinh},
    {KF__OP_asinh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_asinh_},
    {KF__OP_asinh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_acosh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_acosh},
    {KF__OP_acosh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_acosh_},
    {KF__OP_acosh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_atanh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atanh},
    {KF__OP_atanh_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atanh_},
    {KF__OP_atanh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sinc, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sinc},
    {KF__OP_sinc_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sinc_},
    {KF__OP_sinc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_deg2rad, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_deg2rad},
    {KF__OP_deg2rad_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_deg2rad_},
    {KF__OP_deg2rad_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_rad2deg, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rad2deg},
    {KF__OP_rad2deg_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rad2deg_},
    {KF__OP_rad2deg_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sqrt, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sqrt},
    {KF__OP_sqrt_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sqrt_},
    {KF__OP_sqrt_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_rsqrt, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rsqrt},
    {KF__OP_rsqrt_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rsqrt_},
    {KF__OP_rsqrt_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_reciprocal, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_reciprocal},
    {KF__OP_reciprocal_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_reciprocal_},
    {KF__OP_reciprocal_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_square_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_abs, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_abs},
    {KF__OP_abs_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_abs_},
    {KF__OP_abs_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sign, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sign},
    {KF__OP_sign_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sign_},
    {KF__OP_sign_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sgn, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sgn},
    {KF__OP_sgn_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sgn_},
    {KF__OP_sgn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_signbit, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_signbit_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_angle, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_angle},
    {KF__OP_angle_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP__conj_physical, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__conj_physical},
    {KF__OP__conj_physical_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_conj_physical_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_ceil, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ceil},
    {KF__OP_ceil_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ceil_},
    {KF__OP_ceil_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_floor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_floor},
    {KF__OP_floor_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_floor_},
    {KF__OP_floor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_trunc, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_trunc},
    {KF__OP_trunc_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_trunc_},
    {KF__OP_trunc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_round, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_round},
    {KF__OP_round_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_round_},
    {KF__OP_round_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_round_decimals, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_round_decimals},
    {KF__OP_round__decimals, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_round__decimals},
    {KF__OP_round_decimals_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_frac, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_frac},
    {KF__OP_frac_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_frac_},
    {KF__OP_frac_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_isnan, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isnan_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isinf, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isinf_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isfinite, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isreal, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isposinf, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isposinf_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isneginf, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isneginf_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_not, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_not_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logical_not_},
    {KF__OP_logical_not_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_not, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_not_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_not_},
    {KF__OP_bitwise_not_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_nan_to_num, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nan_to_num},
    {KF__OP_nan_to_num_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nan_to_num_},
    {KF__OP_nan_to_num_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_erf, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erf},
    {KF__OP_erf_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erf_},
    {KF__OP_erf_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_erfc, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erfc},
    {KF__OP_erfc_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erfc_},
    {KF__OP_erfc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_erfinv, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erfinv},
    {KF__OP_erfinv_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_erfinv_},
    {KF__OP_erfinv_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_erfcx, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_erfcx},
    {KF__OP_special_erfcx_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_ndtri, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_ndtri},
    {KF__OP_special_ndtri_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_log_ndtr, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_log_ndtr},
    {KF__OP_special_log_ndtr_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_ndtr_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_entr, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_entr},
    {KF__OP_special_entr_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_lgamma, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lgamma},
    {KF__OP_lgamma_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lgamma_},
    {KF__OP_lgamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_digamma, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_digamma},
    {KF__OP_digamma_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_digamma_},
    {KF__OP_digamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_polygamma, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_polygamma},
    {KF__OP_polygamma_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_polygamma_},
    {KF__OP_polygamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_mvlgamma, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mvlgamma},
    {KF__OP_mvlgamma_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mvlgamma_},
    {KF__OP_mvlgamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_igamma, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_igamma},
    {KF__OP_igamma_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_igamma_},
    {KF__OP_igamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_igammac, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_igammac},
    {KF__OP_igammac_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_igammac_},
    {KF__OP_igammac_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_special_zeta, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_zeta},
    {KF__OP_special_zeta_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_special_zeta_other_scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_zeta_other_scalar},
    {KF__OP_special_zeta_other_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_special_zeta_self_scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_zeta_self_scalar},
    {KF__OP_special_zeta_self_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_special_xlog1py, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_xlog1py},
    {KF__OP_special_xlog1py_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_special_xlog1py_other_scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_xlog1py_other_scalar},
    {KF__OP_special_xlog1py_other_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_special_xlog1py_self_scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_xlog1py_self_scalar},
    {KF__OP_special_xlog1py_self_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_i0, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_i0},
    {KF__OP_i0_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_i0_},
    {KF__OP_i0_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_i0e, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_i0e},
    {KF__OP_special_i0e_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_i1, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_i1},
    {KF__OP_special_i1_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_i1e, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_special_i1e},
    {KF__OP_special_i1e_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_absolute_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_negative_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arccos_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arccosh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arcsin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arcsinh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arctan_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_arctanh_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_expit_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_exp2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_expm1_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_log1p_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_sinc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_fix_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_erf_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_erfc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_erfinv_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_digamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_psi_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_gammaln_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_i0_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_special_logit_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_special_round_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_special_polygamma_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_special_multigammaln_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_special_gammainc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_special_gammaincc_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {0, KF__AUTOGRAD_END, NULL},
};
