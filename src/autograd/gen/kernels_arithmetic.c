/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t
    rounding_mode) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div_Tensor_mode(self, other, rounding_mode, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_full_like(kf_tensor_t *self, kf_scalar_t fill_value, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_full_like(self, fill_value, dtype, layout, device, pin_memory,
    memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_rsub_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sub(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_ne(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_ne(self, other, &made);
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

static inline kf_tensor_t *op_add_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_add_Scalar(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_exp2(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_exp2(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_ldexp(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_ldexp(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_eq(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_eq(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_where_self(kf_tensor_t *condition, kf_tensor_t *self, kf_tensor_t
    *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_where_self(condition, self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_lt(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_lt(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_masked_fill_Scalar(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t
    value) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_masked_fill_Scalar(self, mask, value, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_gt(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_gt(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_ge(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_ge(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_isnan(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_isnan(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_logical_or(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_logical_or(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_le(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_le(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_ge_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_ge_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_le_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_le_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sum(kf_tensor_t *self, kf_opt_int_t dtype) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sum(self, dtype, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
} node_rsub_Tensor_t;
static kf_status_t backward_rsub_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rsub_Tensor_t *saved = (node_rsub_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_scalar_t alpha = saved->alpha;
  if (wants_other)
    out[1] = kf_scope_keep(grad);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, kf__number_neg(alpha)));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_rsub_Tensor[] = {
    KF__FIELD("alpha", SCALAR, node_rsub_Tensor_t, alpha),
    {NULL, 0, 0}};
static const kf__node_type_t type_rsub_Tensor = {
    .name = "RsubBackward0",
    .size = sizeof(node_rsub_Tensor_t),
    .backward = backward_rsub_Tensor,
    .fields = fields_rsub_Tensor,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_rsub_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_rsub_Tensor_t *saved =
      (node_rsub_Tensor_t *)(void *)kf__node_new(&type_rsub_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  saved->alpha = alpha;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, other, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_rsub_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_0(call, self, other, alpha, out);
  return record_rsub_Tensor(call, self, other, alpha, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
} node_rsub_Scalar_t;
static kf_status_t backward_rsub_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rsub_Scalar_t *saved = (node_rsub_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t alpha = saved->alpha;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, kf__number_neg(alpha)));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_rsub_Scalar[] = {
    KF__FIELD("alpha", SCALAR, node_rsub_Scalar_t, alpha),
    {NULL, 0, 0}};
static const kf__node_type_t type_rsub_Scalar = {
    .name = "RsubBackward1",
    .size = sizeof(node_rsub_Scalar_t),
    .backward = backward_rsub_Scalar,
    .fields = fields_rsub_Scalar,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_rsub_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_rsub_Scalar_t *saved =
      (node_rsub_Scalar_t *)(void *)kf__node_new(&type_rsub_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->alpha = alpha;
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, other, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_rsub_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, other, alpha, out);
  return record_rsub_Scalar(call, self, other, alpha, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_remainder_Tensor_t;
static kf_status_t backward_remainder_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_remainder_Tensor_t *saved = (node_remainder_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(op_neg(grad), op_div_Tensor_mode(self, other, kf_str_of("floor"))));
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  return kf_scope_close(&scope);
}
static void release_remainder_Tensor(kf__node_t *node) {
  node_remainder_Tensor_t *saved = (node_remainder_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_remainder_Tensor[] = {
    KF__FIELD("self", TENSOR, node_remainder_Tensor_t, self),
    KF__FIELD("other", TENSOR, node_remainder_Tensor_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_remainder_Tensor = {
    .name = "RemainderBackward1",
    .size = sizeof(node_remainder_Tensor_t),
    .backward = backward_remainder_Tensor,
    .release_saved = release_remainder_Tensor,
    .fields = fields_remainder_Tensor,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_remainder_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  *out = NULL;
  node_remainder_Tensor_t *saved =
      (node_remainder_Tensor_t *)(void *)kf__node_new(&type_remainder_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_remainder_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_remainder_Tensor(call, self, other, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_remainder__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  KF_TRY(kf__check_inplace(self));
  node_remainder_Tensor_t *saved =
      (node_remainder_Tensor_t *)(void *)kf__node_new(&type_remainder_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_remainder__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_remainder__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_remainder_Scalar_t;
static kf_status_t backward_remainder_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_remainder_Scalar = {
    .name = "RemainderBackward0",
    .size = sizeof(node_remainder_Scalar_t),
    .backward = backward_remainder_Scalar,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_remainder_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  *out = NULL;
  node_remainder_Scalar_t *saved =
      (node_remainder_Scalar_t *)(void *)kf__node_new(&type_remainder_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_remainder_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, other, out);
  return record_remainder_Scalar(call, self, other, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_remainder__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  KF_TRY(kf__check_inplace(self));
  node_remainder_Scalar_t *saved =
      (node_remainder_Scalar_t *)(void *)kf__node_new(&type_remainder_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_remainder__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other);
  return record_remainder__Scalar(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf_scalar_t self;
} node_remainder_Scalar_Tensor_t;
static kf_status_t backward_remainder_Scalar_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_remainder_Scalar_Tensor_t *saved = (node_remainder_Scalar_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_other = kf__node_wants(node, 0);
  kf_tensor_t *other = kf__unpack_scoped(node, &saved->other);
  kf_scalar_t self = saved->self;
  if (wants_other)
    out[0] = kf_scope_keep(op_mul(op_neg(grad), op_div_Tensor_mode(op_full_like(other, self, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()), other, kf_str_of("floor"))));
  return kf_scope_close(&scope);
}
static void release_remainder_Scalar_Tensor(kf__node_t *node) {
  node_remainder_Scalar_Tensor_t *saved = (node_remainder_Scalar_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_remainder_Scalar_Tensor[] = {
    KF__FIELD("other", TENSOR, node_remainder_Scalar_Tensor_t, other),
    KF__FIELD("self", SCALAR, node_remainder_Scalar_Tensor_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_remainder_Scalar_Tensor = {
    .name = "RemainderBackward2",
    .size = sizeof(node_remainder_Scalar_Tensor_t),
    .backward = backward_remainder_Scalar_Tensor,
    .release_saved = release_remainder_Scalar_Tensor,
    .fields = fields_remainder_Scalar_Tensor,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_remainder_Scalar_Tensor(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  *out = NULL;
  node_remainder_Scalar_Tensor_t *saved =
      (node_remainder_Scalar_Tensor_t *)(void *)kf__node_new(&type_remainder_Scalar_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, other));
  KF__STEP(kf__save(&saved->other, other));
  saved->self = self;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_remainder_Scalar_Tensor(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(other))) || !kf__grad_mode())
    return below_10(call, self, other, out);
  return record_remainder_Scalar_Tensor(call, self, other, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_fmod_Tensor_t;
static kf_status_t backward_fmod_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_fmod_Tensor_t *saved = (node_fmod_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(op_neg(grad), op_div_Tensor_mode(self, other, kf_str_of("trunc"))));
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  return kf_scope_close(&scope);
}
static void release_fmod_Tensor(kf__node_t *node) {
  node_fmod_Tensor_t *saved = (node_fmod_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_fmod_Tensor[] = {
    KF__FIELD("self", TENSOR, node_fmod_Tensor_t, self),
    KF__FIELD("other", TENSOR, node_fmod_Tensor_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_fmod_Tensor = {
    .name = "FmodBackward1",
    .size = sizeof(node_fmod_Tensor_t),
    .backward = backward_fmod_Tensor,
    .release_saved = release_fmod_Tensor,
    .fields = fields_fmod_Tensor,
};

static kf_status_t record_fmod_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_fmod_Tensor_t *saved =
      (node_fmod_Tensor_t *)(void *)kf__node_new(&type_fmod_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fmod_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_fmod_Tensor(call, self, other, out);
}

static kf_status_t record_fmod__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  KF_TRY(kf__check_inplace(self));
  node_fmod_Tensor_t *saved =
      (node_fmod_Tensor_t *)(void *)kf__node_new(&type_fmod_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_fmod__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_fmod__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_fmod_Scalar_t;
static kf_status_t backward_fmod_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_fmod_Scalar = {
    .name = "FmodBackward0",
    .size = sizeof(node_fmod_Scalar_t),
    .backward = backward_fmod_Scalar,
};

static kf_status_t record_fmod_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  *out = NULL;
  node_fmod_Scalar_t *saved =
      (node_fmod_Scalar_t *)(void *)kf__node_new(&type_fmod_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fmod_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, other, out);
  return record_fmod_Scalar(call, self, other, out);
}

static kf_status_t record_fmod__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  KF_TRY(kf__check_inplace(self));
  node_fmod_Scalar_t *saved =
      (node_fmod_Scalar_t *)(void *)kf__node_new(&type_fmod_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_fmod__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other);
  return record_fmod__Scalar(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t tensor2;
  kf_scalar_t value;
  kf__saved_t tensor1;
} node_addcmul_t;
static kf_status_t backward_addcmul(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addcmul_t *saved = (node_addcmul_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_tensor1 = kf__node_wants(node, 1);
  bool wants_tensor2 = kf__node_wants(node, 2);
  kf_tensor_t *tensor2 = (wants_tensor1) ? kf__unpack_scoped(node, &saved->tensor2) : NULL;
  kf_scalar_t value = saved->value;
  kf_tensor_t *tensor1 = (wants_tensor2) ? kf__unpack_scoped(node, &saved->tensor1) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  if (wants_tensor1)
    out[1] = kf_scope_keep(kf__d_scale(op_mul(grad, kf__d_conj(tensor2)), value));
  if (wants_tensor2)
    out[2] = kf_scope_keep(kf__d_scale(op_mul(grad, kf__d_conj(tensor1)), value));
  return kf_scope_close(&scope);
}
static void release_addcmul(kf__node_t *node) {
  node_addcmul_t *saved = (node_addcmul_t *)(void *)node;
  kf__saved_drop(&saved->tensor2);
  kf__saved_drop(&saved->tensor1);
}
static const kf__saved_field_t fields_addcmul[] = {
    KF__FIELD("tensor2", TENSOR, node_addcmul_t, tensor2),
    KF__FIELD("value", SCALAR, node_addcmul_t, value),
    KF__FIELD("tensor1", TENSOR, node_addcmul_t, tensor1),
    {NULL, 0, 0}};
static const kf__node_type_t type_addcmul = {
    .name = "AddcmulBackward0",
    .size = sizeof(node_addcmul_t),
    .backward = backward_addcmul,
    .release_saved = release_addcmul,
    .fields = fields_addcmul,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_addcmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  node_addcmul_t *saved =
      (node_addcmul_t *)(void *)kf__node_new(&type_addcmul, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, tensor1));
  KF__STEP(kf__node_link(node, 2, tensor2));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->tensor2, tensor2));
  saved->value = value;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor1, tensor1));
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, tensor1, tensor2, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addcmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(tensor1) | kf__wants_grad(tensor2))) || !kf__grad_mode())
    return below_12(call, self, tensor1, tensor2, value, out);
  return record_addcmul(call, self, tensor1, tensor2, value, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_addcmul_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value) {
  KF_TRY(kf__check_inplace(self));
  node_addcmul_t *saved =
      (node_addcmul_t *)(void *)kf__node_new(&type_addcmul, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, tensor1));
  KF__STEP(kf__node_link(node, 2, tensor2));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->tensor2, tensor2));
  saved->value = value;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor1, tensor1));
  kf__below_t below = kf__below_autograd_enter();
  status = below_13(call, self, tensor1, tensor2, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addcmul_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(tensor1) | kf__wants_grad(tensor2))) || !kf__grad_mode())
    return below_13(call, self, tensor1, tensor2, value);
  return record_addcmul_(call, self, tensor1, tensor2, value);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t tensor2;
  kf_scalar_t value;
  kf__saved_t tensor1;
} node_addcdiv_t;
static kf_status_t backward_addcdiv(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addcdiv_t *saved = (node_addcdiv_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_tensor1 = kf__node_wants(node, 1);
  bool wants_tensor2 = kf__node_wants(node, 2);
  kf_tensor_t *tensor2 = (wants_tensor1 || wants_tensor2) ? kf__unpack_scoped(node, &saved->tensor2) : NULL;
  kf_scalar_t value = saved->value;
  kf_tensor_t *tensor1 = (wants_tensor2) ? kf__unpack_scoped(node, &saved->tensor1) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  if (wants_tensor1)
    out[1] = kf_scope_keep(kf__d_scale(op_div(grad, kf__d_conj(tensor2)), value));
  if (wants_tensor2)
    out[2] = kf_scope_keep(kf__d_scale(op_mul(op_neg(grad), kf__d_conj(op_div(tensor1, op_mul(tensor2, tensor2)))), value));
  return kf_scope_close(&scope);
}
static void release_addcdiv(kf__node_t *node) {
  node_addcdiv_t *saved = (node_addcdiv_t *)(void *)node;
  kf__saved_drop(&saved->tensor2);
  kf__saved_drop(&saved->tensor1);
}
static const kf__saved_field_t fields_addcdiv[] = {
    KF__FIELD("tensor2", TENSOR, node_addcdiv_t, tensor2),
    KF__FIELD("value", SCALAR, node_addcdiv_t, value),
    KF__FIELD("tensor1", TENSOR, node_addcdiv_t, tensor1),
    {NULL, 0, 0}};
static const kf__node_type_t type_addcdiv = {
    .name = "AddcdivBackward0",
    .size = sizeof(node_addcdiv_t),
    .backward = backward_addcdiv,
    .release_saved = release_addcdiv,
    .fields = fields_addcdiv,
};

static kf_status_t record_addcdiv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  node_addcdiv_t *saved =
      (node_addcdiv_t *)(void *)kf__node_new(&type_addcdiv, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, tensor1));
  KF__STEP(kf__node_link(node, 2, tensor2));
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor2, tensor2));
  saved->value = value;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor1, tensor1));
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, tensor1, tensor2, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addcdiv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(tensor1) | kf__wants_grad(tensor2))) || !kf__grad_mode())
    return below_12(call, self, tensor1, tensor2, value, out);
  return record_addcdiv(call, self, tensor1, tensor2, value, out);
}

static kf_status_t record_addcdiv_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value) {
  KF_TRY(kf__check_inplace(self));
  node_addcdiv_t *saved =
      (node_addcdiv_t *)(void *)kf__node_new(&type_addcdiv, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, tensor1));
  KF__STEP(kf__node_link(node, 2, tensor2));
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor2, tensor2));
  saved->value = value;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->tensor1, tensor1));
  kf__below_t below = kf__below_autograd_enter();
  status = below_13(call, self, tensor1, tensor2, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addcdiv_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(tensor1) | kf__wants_grad(tensor2))) || !kf__grad_mode())
    return below_13(call, self, tensor1, tensor2, value);
  return record_addcdiv_(call, self, tensor1, tensor2, value);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t weight;
} node_lerp_Scalar_t;
static kf_status_t backward_lerp_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_lerp_Scalar_t *saved = (node_lerp_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_end = kf__node_wants(node, 1);
  kf_scalar_t weight = saved->weight;
  if (wants_end)
    out[1] = kf_scope_keep(kf__d_scale(grad, weight));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, kf__number_sub(KF_INT(1), weight)));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_lerp_Scalar[] = {
    KF__FIELD("weight", SCALAR, node_lerp_Scalar_t, weight),
    {NULL, 0, 0}};
static const kf__node_type_t type_lerp_Scalar = {
    .name = "LerpBackward0",
    .size = sizeof(node_lerp_Scalar_t),
    .backward = backward_lerp_Scalar,
    .fields = fields_lerp_Scalar,
};

static kf_status_t record_lerp_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight, kf_tensor_t **out) {
  *out = NULL;
  node_lerp_Scalar_t *saved =
      (node_lerp_Scalar_t *)(void *)kf__node_new(&type_lerp_Scalar, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, end));
  saved->weight = weight;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, end, weight, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_lerp_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(end))) || !kf__grad_mode())
    return below_0(call, self, end, weight, out);
  return record_lerp_Scalar(call, self, end, weight, out);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_lerp__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight) {
  KF_TRY(kf__check_inplace(self));
  node_lerp_Scalar_t *saved =
      (node_lerp_Scalar_t *)(void *)kf__node_new(&type_lerp_Scalar, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, end));
  saved->weight = weight;
  kf__below_t below = kf__below_autograd_enter();
  status = below_15(call, self, end, weight);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_lerp__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(end))) || !kf__grad_mode())
    return below_15(call, self, end, weight);
  return record_lerp__Scalar(call, self, end, weight);
}

typedef struct {
  kf__node_t node;
  kf__saved_t weight;
  kf__saved_t end;
  kf__saved_t self;
} node_lerp_Tensor_t;
static kf_status_t backward_lerp_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_lerp_Tensor_t *saved = (node_lerp_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_end = kf__node_wants(node, 1);
  bool wants_weight = kf__node_wants(node, 2);
  kf_tensor_t *weight = (wants_self || wants_end) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *end = (wants_weight) ? kf__unpack_scoped(node, &saved->end) : NULL;
  kf_tensor_t *self = (wants_weight) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_end)
    out[1] = kf_scope_keep(op_mul(grad, kf__d_conj(weight)));
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(op_rsub_Scalar(weight, KF_INT(1), KF_INT(1)))));
  if (wants_weight)
    out[2] = kf_scope_keep(op_mul(grad, kf__d_conj(op_sub(end, self, KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_lerp_Tensor(kf__node_t *node) {
  node_lerp_Tensor_t *saved = (node_lerp_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->end);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_lerp_Tensor[] = {
    KF__FIELD("weight", TENSOR, node_lerp_Tensor_t, weight),
    KF__FIELD("end", TENSOR, node_lerp_Tensor_t, end),
    KF__FIELD("self", TENSOR, node_lerp_Tensor_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_lerp_Tensor = {
    .name = "LerpBackward1",
    .size = sizeof(node_lerp_Tensor_t),
    .backward = backward_lerp_Tensor,
    .release_saved = release_lerp_Tensor,
    .fields = fields_lerp_Tensor,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_lerp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight, kf_tensor_t **out) {
  *out = NULL;
  node_lerp_Tensor_t *saved =
      (node_lerp_Tensor_t *)(void *)kf__node_new(&type_lerp_Tensor, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, end));
  KF__STEP(kf__node_link(node, 2, weight));
  if (kf__node_has_edge(node, 0) || kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->weight, weight));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->end, end));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, end, weight, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_lerp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(end) | kf__wants_grad(weight))) || !kf__grad_mode())
    return below_16(call, self, end, weight, out);
  return record_lerp_Tensor(call, self, end, weight, out);
}

static kf_status_t record_lerp__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight) {
  KF_TRY(kf__check_inplace(self));
  node_lerp_Tensor_t *saved =
      (node_lerp_Tensor_t *)(void *)kf__node_new(&type_lerp_Tensor, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, end));
  KF__STEP(kf__node_link(node, 2, weight));
  if (kf__node_has_edge(node, 0) || kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->weight, weight));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->end, end));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, end, weight);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_lerp__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(end) | kf__wants_grad(weight))) || !kf__grad_mode())
    return below_4(call, self, end, weight);
  return record_lerp__Tensor(call, self, end, weight);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t exponent;
  kf__saved_t result_;
} node_pow_Tensor_Tensor_t;
static kf_status_t backward_pow_Tensor_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_pow_Tensor_Tensor_t *saved = (node_pow_Tensor_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_exponent = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_exponent) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *exponent = (wants_self || wants_exponent) ? kf__unpack_scoped(node, &saved->exponent) : NULL;
  kf_tensor_t *result_ = (wants_exponent) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_exponent)
    out[1] = kf_scope_keep(kf__d_pow_exponent(grad, self, exponent, result_));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_pow_self(grad, self, exponent));
  return kf_scope_close(&scope);
}
static void release_pow_Tensor_Tensor(kf__node_t *node) {
  node_pow_Tensor_Tensor_t *saved = (node_pow_Tensor_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->exponent);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_pow_Tensor_Tensor[] = {
    KF__FIELD("self", TENSOR, node_pow_Tensor_Tensor_t, self),
    KF__FIELD("exponent", TENSOR, node_pow_Tensor_Tensor_t, exponent),
    KF__FIELD("result", TENSOR, node_pow_Tensor_Tensor_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_pow_Tensor_Tensor = {
    .name = "PowBackward1",
    .size = sizeof(node_pow_Tensor_Tensor_t),
    .backward = backward_pow_Tensor_Tensor,
    .release_saved = release_pow_Tensor_Tensor,
    .fields = fields_pow_Tensor_Tensor,
};

static kf_status_t record_pow_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent, kf_tensor_t **out) {
  *out = NULL;
  node_pow_Tensor_Tensor_t *saved =
      (node_pow_Tensor_Tensor_t *)(void *)kf__node_new(&type_pow_Tensor_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, exponent));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->exponent, exponent));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, exponent, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_pow_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(exponent))) || !kf__grad_mode())
    return below_6(call, self, exponent, out);
  return record_pow_Tensor_Tensor(call, self, exponent, out);
}

static kf_status_t record_pow__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent) {
  KF_TRY(kf__check_inplace(self));
  node_pow_Tensor_Tensor_t *saved =
      (node_pow_Tensor_Tensor_t *)(void *)kf__node_new(&type_pow_Tensor_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, exponent));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->exponent, exponent));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, exponent);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_pow__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(exponent))) || !kf__grad_mode())
    return below_7(call, self, exponent);
  return record_pow__Tensor(call, self, exponent);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t exponent;
} node_pow_Tensor_Scalar_t;
static kf_status_t backward_pow_Tensor_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_pow_Tensor_Scalar_t *saved = (node_pow_Tensor_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t exponent = saved->exponent;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_pow_number(grad, self, exponent));
  return kf_scope_close(&scope);
}
static void release_pow_Tensor_Scalar(kf__node_t *node) {
  node_pow_Tensor_Scalar_t *saved = (node_pow_Tensor_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_pow_Tensor_Scalar[] = {
    KF__FIELD("self", TENSOR, node_pow_Tensor_Scalar_t, self),
    KF__FIELD("exponent", SCALAR, node_pow_Tensor_Scalar_t, exponent),
    {NULL, 0, 0}};
static const kf__node_type_t type_pow_Tensor_Scalar = {
    .name = "PowBackward0",
    .size = sizeof(node_pow_Tensor_Scalar_t),
    .backward = backward_pow_Tensor_Scalar,
    .release_saved = release_pow_Tensor_Scalar,
    .fields = fields_pow_Tensor_Scalar,
};

static kf_status_t record_pow_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent, kf_tensor_t **out) {
  *out = NULL;
  node_pow_Tensor_Scalar_t *saved =
      (node_pow_Tensor_Scalar_t *)(void *)kf__node_new(&type_pow_Tensor_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->exponent = exponent;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, exponent, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_pow_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, exponent, out);
  return record_pow_Tensor_Scalar(call, self, exponent, out);
}

static kf_status_t record_pow__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent) {
  KF_TRY(kf__check_inplace(self));
  node_pow_Tensor_Scalar_t *saved =
      (node_pow_Tensor_Scalar_t *)(void *)kf__node_new(&type_pow_Tensor_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->exponent = exponent;
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, exponent);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_pow__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, exponent);
  return record_pow__Scalar(call, self, exponent);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t self;
  kf__saved_t exponent;
  kf__saved_t result_;
} node_pow_Scalar_t;
static kf_status_t backward_pow_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_pow_Scalar_t *saved = (node_pow_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_exponent = kf__node_wants(node, 0);
  kf_scalar_t self = saved->self;
  kf_tensor_t *exponent = kf__unpack_scoped(node, &saved->exponent);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_exponent)
    out[0] = kf_scope_keep(kf__d_pow_of_number(grad, self, exponent, result_));
  return kf_scope_close(&scope);
}
static void release_pow_Scalar(kf__node_t *node) {
  node_pow_Scalar_t *saved = (node_pow_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->exponent);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_pow_Scalar[] = {
    KF__FIELD("self", SCALAR, node_pow_Scalar_t, self),
    KF__FIELD("exponent", TENSOR, node_pow_Scalar_t, exponent),
    KF__FIELD("result", TENSOR, node_pow_Scalar_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_pow_Scalar = {
    .name = "PowBackward2",
    .size = sizeof(node_pow_Scalar_t),
    .backward = backward_pow_Scalar,
    .release_saved = release_pow_Scalar,
    .fields = fields_pow_Scalar,
};

static kf_status_t record_pow_Scalar(const kf_call_t *call, kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t **out) {
  *out = NULL;
  node_pow_Scalar_t *saved =
      (node_pow_Scalar_t *)(void *)kf__node_new(&type_pow_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, exponent));
  saved->self = self;
  KF__STEP(kf__save(&saved->exponent, exponent));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, exponent, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_pow_Scalar(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *exponent, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(exponent))) || !kf__grad_mode())
    return below_10(call, self, exponent, out);
  return record_pow_Scalar(call, self, exponent, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_atan2_t;
static kf_status_t backward_atan2(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_atan2_t *saved = (node_atan2_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_self || wants_other) {
    const bool wanted[] = {wants_self, wants_other};
    kf_tensor_t *made[2] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_atan2_grad(grad, self, other, wanted, made));
    kf__give(&out[0], made[0], wants_self);
    kf__give(&out[1], made[1], wants_other);
  }
  return kf_scope_close(&scope);
}
static void release_atan2(kf__node_t *node) {
  node_atan2_t *saved = (node_atan2_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_atan2[] = {
    KF__FIELD("self", TENSOR, node_atan2_t, self),
    KF__FIELD("other", TENSOR, node_atan2_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_atan2 = {
    .name = "Atan2Backward0",
    .size = sizeof(node_atan2_t),
    .backward = backward_atan2,
    .release_saved = release_atan2,
    .fields = fields_atan2,
};

static kf_status_t record_atan2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_atan2_t *saved =
      (node_atan2_t *)(void *)kf__node_new(&type_atan2, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_atan2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_atan2(call, self, other, out);
}

static kf_status_t record_atan2_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_atan2_t *saved =
      (node_atan2_t *)(void *)kf__node_new(&type_atan2, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_atan2_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_atan2_(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  kf__saved_t other;
} node_hypot_t;
static kf_status_t backward_hypot(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_hypot_t *saved = (node_hypot_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *result_ = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  kf_tensor_t *other = (wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_div(op_mul(grad, other), result_));
  if (wants_self)
    out[0] = kf_scope_keep(op_div(op_mul(grad, self), result_));
  return kf_scope_close(&scope);
}
static void release_hypot(kf__node_t *node) {
  node_hypot_t *saved = (node_hypot_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_hypot[] = {
    KF__FIELD("self", TENSOR, node_hypot_t, self),
    KF__FIELD("result", TENSOR, node_hypot_t, result_),
    KF__FIELD("other", TENSOR, node_hypot_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_hypot = {
    .name = "HypotBackward0",
    .size = sizeof(node_hypot_t),
    .backward = backward_hypot,
    .release_saved = release_hypot,
    .fields = fields_hypot,
};

static kf_status_t record_hypot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_hypot_t *saved =
      (node_hypot_t *)(void *)kf__node_new(&type_hypot, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_hypot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_hypot(call, self, other, out);
}

static kf_status_t record_hypot_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_hypot_t *saved =
      (node_hypot_t *)(void *)kf__node_new(&type_hypot, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_hypot_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_hypot_(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_copysign_Tensor_t;
static kf_status_t backward_copysign_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_copysign_Tensor_t *saved = (node_copysign_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *result_ = (wants_self) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_copysign_grad(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_copysign_Tensor(kf__node_t *node) {
  node_copysign_Tensor_t *saved = (node_copysign_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_copysign_Tensor[] = {
    KF__FIELD("self", TENSOR, node_copysign_Tensor_t, self),
    KF__FIELD("result", TENSOR, node_copysign_Tensor_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_copysign_Tensor = {
    .name = "CopysignBackward0",
    .size = sizeof(node_copysign_Tensor_t),
    .backward = backward_copysign_Tensor,
    .release_saved = release_copysign_Tensor,
    .fields = fields_copysign_Tensor,
};

static kf_status_t record_copysign_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  *out = NULL;
  node_copysign_Tensor_t *saved =
      (node_copysign_Tensor_t *)(void *)kf__node_new(&type_copysign_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_copysign_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_copysign_Tensor(call, self, other, out);
}

static kf_status_t record_copysign__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  KF_TRY(kf__check_inplace(self));
  node_copysign_Tensor_t *saved =
      (node_copysign_Tensor_t *)(void *)kf__node_new(&type_copysign_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_copysign__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_copysign__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_copysign_Scalar_t;
static kf_status_t backward_copysign_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_copysign_Scalar_t *saved = (node_copysign_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_copysign_grad(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_copysign_Scalar(kf__node_t *node) {
  node_copysign_Scalar_t *saved = (node_copysign_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_copysign_Scalar[] = {
    KF__FIELD("self", TENSOR, node_copysign_Scalar_t, self),
    KF__FIELD("result", TENSOR, node_copysign_Scalar_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_copysign_Scalar = {
    .name = "CopysignBackward1",
    .size = sizeof(node_copysign_Scalar_t),
    .backward = backward_copysign_Scalar,
    .release_saved = release_copysign_Scalar,
    .fields = fields_copysign_Scalar,
};

static kf_status_t record_copysign_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  *out = NULL;
  node_copysign_Scalar_t *saved =
      (node_copysign_Scalar_t *)(void *)kf__node_new(&type_copysign_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_copysign_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, other, out);
  return record_copysign_Scalar(call, self, other, out);
}

static kf_status_t record_copysign__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  KF_TRY(kf__check_inplace(self));
  node_copysign_Scalar_t *saved =
      (node_copysign_Scalar_t *)(void *)kf__node_new(&type_copysign_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_copysign__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other);
  return record_copysign__Scalar(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_nextafter_t;
static kf_status_t backward_nextafter(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nextafter_t *saved = (node_nextafter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_ne(self, other), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_nextafter(kf__node_t *node) {
  node_nextafter_t *saved = (node_nextafter_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_nextafter[] = {
    KF__FIELD("self", TENSOR, node_nextafter_t, self),
    KF__FIELD("other", TENSOR, node_nextafter_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_nextafter = {
    .name = "NextafterBackward0",
    .size = sizeof(node_nextafter_t),
    .backward = backward_nextafter,
    .release_saved = release_nextafter,
    .fields = fields_nextafter,
};

static kf_status_t record_nextafter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_nextafter_t *saved =
      (node_nextafter_t *)(void *)kf__node_new(&type_nextafter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nextafter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_nextafter(call, self, other, out);
}

static kf_status_t record_nextafter_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_nextafter_t *saved =
      (node_nextafter_t *)(void *)kf__node_new(&type_nextafter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_copy(&saved->self, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_nextafter_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_nextafter_(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t self;
} node_logaddexp_t;
static kf_status_t backward_logaddexp(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logaddexp_t *saved = (node_logaddexp_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_div(grad, kf__d_conj(op_add_Scalar(op_exp(op_sub(self, other, KF_INT(1))), KF_INT(1), KF_INT(1)))));
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(op_add_Scalar(op_exp(op_sub(other, self, KF_INT(1))), KF_INT(1), KF_INT(1)))));
  return kf_scope_close(&scope);
}
static void release_logaddexp(kf__node_t *node) {
  node_logaddexp_t *saved = (node_logaddexp_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_logaddexp[] = {
    KF__FIELD("other", TENSOR, node_logaddexp_t, other),
    KF__FIELD("self", TENSOR, node_logaddexp_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_logaddexp = {
    .name = "LogaddexpBackward0",
    .size = sizeof(node_logaddexp_t),
    .backward = backward_logaddexp,
    .release_saved = release_logaddexp,
    .fields = fields_logaddexp,
};

static kf_status_t record_logaddexp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_logaddexp_t *saved =
      (node_logaddexp_t *)(void *)kf__node_new(&type_logaddexp, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logaddexp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_logaddexp(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t self;
} node_logaddexp2_t;
static kf_status_t backward_logaddexp2(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logaddexp2_t *saved = (node_logaddexp2_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_div(grad, op_add_Scalar(op_exp2(op_sub(self, other, KF_INT(1))), KF_INT(1), KF_INT(1))));
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, op_add_Scalar(op_exp2(op_sub(other, self, KF_INT(1))), KF_INT(1), KF_INT(1))));
  return kf_scope_close(&scope);
}
static void release_logaddexp2(kf__node_t *node) {
  node_logaddexp2_t *saved = (node_logaddexp2_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_logaddexp2[] = {
    KF__FIELD("other", TENSOR, node_logaddexp2_t, other),
    KF__FIELD("self", TENSOR, node_logaddexp2_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_logaddexp2 = {
    .name = "Logaddexp2Backward0",
    .size = sizeof(node_logaddexp2_t),
    .backward = backward_logaddexp2,
    .release_saved = release_logaddexp2,
    .fields = fields_logaddexp2,
};

static kf_status_t record_logaddexp2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_logaddexp2_t *saved =
      (node_logaddexp2_t *)(void *)kf__node_new(&type_logaddexp2, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logaddexp2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_logaddexp2(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_xlogy_Tensor_t;
static kf_status_t backward_xlogy_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_xlogy_Tensor_t *saved = (node_xlogy_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_div(op_mul(grad, self), other));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_xlogy_self(grad, self, other));
  return kf_scope_close(&scope);
}
static void release_xlogy_Tensor(kf__node_t *node) {
  node_xlogy_Tensor_t *saved = (node_xlogy_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_xlogy_Tensor[] = {
    KF__FIELD("self", TENSOR, node_xlogy_Tensor_t, self),
    KF__FIELD("other", TENSOR, node_xlogy_Tensor_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_xlogy_Tensor = {
    .name = "XlogyBackward0",
    .size = sizeof(node_xlogy_Tensor_t),
    .backward = backward_xlogy_Tensor,
    .release_saved = release_xlogy_Tensor,
    .fields = fields_xlogy_Tensor,
};

static kf_status_t record_xlogy_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_xlogy_Tensor_t *saved =
      (node_xlogy_Tensor_t *)(void *)kf__node_new(&type_xlogy_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_xlogy_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_xlogy_Tensor(call, self, other, out);
}

static kf_status_t record_xlogy__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  KF_TRY(kf__check_inplace(self));
  node_xlogy_Tensor_t *saved =
      (node_xlogy_Tensor_t *)(void *)kf__node_new(&type_xlogy_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_xlogy__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_xlogy__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t other;
} node_xlogy_Scalar_Other_t;
static kf_status_t backward_xlogy_Scalar_Other(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_xlogy_Scalar_Other_t *saved = (node_xlogy_Scalar_Other_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t other = saved->other;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_xlogy_number(grad, self, other));
  return kf_scope_close(&scope);
}
static void release_xlogy_Scalar_Other(kf__node_t *node) {
  node_xlogy_Scalar_Other_t *saved = (node_xlogy_Scalar_Other_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_xlogy_Scalar_Other[] = {
    KF__FIELD("self", TENSOR, node_xlogy_Scalar_Other_t, self),
    KF__FIELD("other", SCALAR, node_xlogy_Scalar_Other_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_xlogy_Scalar_Other = {
    .name = "XlogyBackward2",
    .size = sizeof(node_xlogy_Scalar_Other_t),
    .backward = backward_xlogy_Scalar_Other,
    .release_saved = release_xlogy_Scalar_Other,
    .fields = fields_xlogy_Scalar_Other,
};

static kf_status_t record_xlogy_Scalar_Other(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  *out = NULL;
  node_xlogy_Scalar_Other_t *saved =
      (node_xlogy_Scalar_Other_t *)(void *)kf__node_new(&type_xlogy_Scalar_Other, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->other = other;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_xlogy_Scalar_Other(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, other, out);
  return record_xlogy_Scalar_Other(call, self, other, out);
}

static kf_status_t record_xlogy__Scalar_Other(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  KF_TRY(kf__check_inplace(self));
  node_xlogy_Scalar_Other_t *saved =
      (node_xlogy_Scalar_Other_t *)(void *)kf__node_new(&type_xlogy_Scalar_Other, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->other = other;
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_xlogy__Scalar_Other(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other);
  return record_xlogy__Scalar_Other(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t self;
  kf__saved_t other;
} node_xlogy_Scalar_Self_t;
static kf_status_t backward_xlogy_Scalar_Self(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_xlogy_Scalar_Self_t *saved = (node_xlogy_Scalar_Self_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_other = kf__node_wants(node, 0);
  kf_scalar_t self = saved->self;
  kf_tensor_t *other = kf__unpack_scoped(node, &saved->other);
  if (wants_other)
    out[0] = kf_scope_keep(op_div(op_mul_Scalar(grad, self), other));
  return kf_scope_close(&scope);
}
static void release_xlogy_Scalar_Self(kf__node_t *node) {
  node_xlogy_Scalar_Self_t *saved = (node_xlogy_Scalar_Self_t *)(void *)node;
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_xlogy_Scalar_Self[] = {
    KF__FIELD("self", SCALAR, node_xlogy_Scalar_Self_t, self),
    KF__FIELD("other", TENSOR, node_xlogy_Scalar_Self_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_xlogy_Scalar_Self = {
    .name = "XlogyBackward1",
    .size = sizeof(node_xlogy_Scalar_Self_t),
    .backward = backward_xlogy_Scalar_Self,
    .release_saved = release_xlogy_Scalar_Self,
    .fields = fields_xlogy_Scalar_Self,
};

static kf_status_t record_xlogy_Scalar_Self(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t **out) {
  *out = NULL;
  node_xlogy_Scalar_Self_t *saved =
      (node_xlogy_Scalar_Self_t *)(void *)kf__node_new(&type_xlogy_Scalar_Self, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, other));
  saved->self = self;
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_xlogy_Scalar_Self(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(other))) || !kf__grad_mode())
    return below_10(call, self, other, out);
  return record_xlogy_Scalar_Self(call, self, other, out);
}

typedef struct {
  kf__node_t node;
} node_gcd__t;
static kf_status_t backward_gcd_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_gcd_ = {
    .name = "GcdBackward0",
    .size = sizeof(node_gcd__t),
    .backward = backward_gcd_,
};

static kf_status_t autograd_gcd_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_gcd_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_lcm__t;
static kf_status_t backward_lcm_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_lcm_ = {
    .name = "LcmBackward0",
    .size = sizeof(node_lcm__t),
    .backward = backward_lcm_,
};

static kf_status_t autograd_lcm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_lcm_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t result_;
} node_ldexp_Tensor_t;
static kf_status_t backward_ldexp_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_ldexp_Tensor_t *saved = (node_ldexp_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *result_ = (wants_other) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul_Scalar(op_mul(grad, kf__d_conj(result_)), KF_FLOAT(0.6931471805599453)));
  if (wants_self)
    out[0] = kf_scope_keep(op_ldexp(grad, kf__d_conj(other)));
  return kf_scope_close(&scope);
}
static void release_ldexp_Tensor(kf__node_t *node) {
  node_ldexp_Tensor_t *saved = (node_ldexp_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_ldexp_Tensor[] = {
    KF__FIELD("other", TENSOR, node_ldexp_Tensor_t, other),
    KF__FIELD("result", TENSOR, node_ldexp_Tensor_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_ldexp_Tensor = {
    .name = "LdexpBackward0",
    .size = sizeof(node_ldexp_Tensor_t),
    .backward = backward_ldexp_Tensor,
    .release_saved = release_ldexp_Tensor,
    .fields = fields_ldexp_Tensor,
};

static kf_status_t record_ldexp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_ldexp_Tensor_t *saved =
      (node_ldexp_Tensor_t *)(void *)kf__node_new(&type_ldexp_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_ldexp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_ldexp_Tensor(call, self, other, out);
}

static kf_status_t record_ldexp_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_ldexp_Tensor_t *saved =
      (node_ldexp_Tensor_t *)(void *)kf__node_new(&type_ldexp_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_ldexp_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_ldexp_(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_maximum_t;
static kf_status_t backward_maximum(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_maximum_t *saved = (node_maximum_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_masked_fill_Scalar(op_where_self(op_eq(self, other), op_div_Scalar(grad, KF_INT(2)), grad), op_gt(self, other), KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_masked_fill_Scalar(op_where_self(op_eq(self, other), op_div_Scalar(grad, KF_INT(2)), grad), op_lt(self, other), KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_maximum(kf__node_t *node) {
  node_maximum_t *saved = (node_maximum_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_maximum[] = {
    KF__FIELD("self", TENSOR, node_maximum_t, self),
    KF__FIELD("other", TENSOR, node_maximum_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_maximum = {
    .name = "MaximumBackward0",
    .size = sizeof(node_maximum_t),
    .backward = backward_maximum,
    .release_saved = release_maximum,
    .fields = fields_maximum,
};

static kf_status_t record_maximum(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_maximum_t *saved =
      (node_maximum_t *)(void *)kf__node_new(&type_maximum, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_maximum(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_maximum(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_minimum_t;
static kf_status_t backward_minimum(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_minimum_t *saved = (node_minimum_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_masked_fill_Scalar(op_where_self(op_eq(self, other), op_div_Scalar(grad, KF_INT(2)), grad), op_lt(self, other), KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_masked_fill_Scalar(op_where_self(op_eq(self, other), op_div_Scalar(grad, KF_INT(2)), grad), op_gt(self, other), KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_minimum(kf__node_t *node) {
  node_minimum_t *saved = (node_minimum_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_minimum[] = {
    KF__FIELD("self", TENSOR, node_minimum_t, self),
    KF__FIELD("other", TENSOR, node_minimum_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_minimum = {
    .name = "MinimumBackward0",
    .size = sizeof(node_minimum_t),
    .backward = backward_minimum,
    .release_saved = release_minimum,
    .fields = fields_minimum,
};

static kf_status_t record_minimum(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_minimum_t *saved =
      (node_minimum_t *)(void *)kf__node_new(&type_minimum, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_minimum(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_minimum(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_fmax_t;
static kf_status_t backward_fmax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_fmax_t *saved = (node_fmax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_masked_fill_Scalar(grad, op_logical_or(op_ge(self, other), op_isnan(other)), KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_logical_or(op_ge(self, other), op_isnan(other)), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_fmax(kf__node_t *node) {
  node_fmax_t *saved = (node_fmax_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_fmax[] = {
    KF__FIELD("self", TENSOR, node_fmax_t, self),
    KF__FIELD("other", TENSOR, node_fmax_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_fmax = {
    .name = "FmaxBackward0",
    .size = sizeof(node_fmax_t),
    .backward = backward_fmax,
    .release_saved = release_fmax,
    .fields = fields_fmax,
};

static kf_status_t record_fmax(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_fmax_t *saved =
      (node_fmax_t *)(void *)kf__node_new(&type_fmax, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fmax(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_fmax(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
} node_fmin_t;
static kf_status_t backward_fmin(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_fmin_t *saved = (node_fmin_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_masked_fill_Scalar(grad, op_logical_or(op_le(self, other), op_isnan(other)), KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_logical_or(op_le(self, other), op_isnan(other)), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_fmin(kf__node_t *node) {
  node_fmin_t *saved = (node_fmin_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
}
static const kf__saved_field_t fields_fmin[] = {
    KF__FIELD("self", TENSOR, node_fmin_t, self),
    KF__FIELD("other", TENSOR, node_fmin_t, other),
    {NULL, 0, 0}};
static const kf__node_type_t type_fmin = {
    .name = "FminBackward0",
    .size = sizeof(node_fmin_t),
    .backward = backward_fmin,
    .release_saved = release_fmin,
    .fields = fields_fmin,
};

static kf_status_t record_fmin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_fmin_t *saved =
      (node_fmin_t *)(void *)kf__node_new(&type_fmin, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fmin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_fmin(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_scalar_t min;
  kf_opt_scalar_t max;
} node_clamp_t;
static kf_status_t backward_clamp(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_t *saved = (node_clamp_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_scalar_t min = saved->min;
  kf_opt_scalar_t max = saved->max;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_clamp_grad(grad, self, min, max));
  return kf_scope_close(&scope);
}
static void release_clamp(kf__node_t *node) {
  node_clamp_t *saved = (node_clamp_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_clamp[] = {
    KF__FIELD("self", TENSOR, node_clamp_t, self),
    KF__FIELD("min", OPT_SCALAR, node_clamp_t, min),
    KF__FIELD("max", OPT_SCALAR, node_clamp_t, max),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp = {
    .name = "ClampBackward1",
    .size = sizeof(node_clamp_t),
    .backward = backward_clamp,
    .release_saved = release_clamp,
    .fields = fields_clamp,
};

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_clamp(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t **out) {
  *out = NULL;
  node_clamp_t *saved =
      (node_clamp_t *)(void *)kf__node_new(&type_clamp, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->min = min;
  saved->max = max;
  kf__below_t below = kf__below_enter();
  status = below_18(call, self, min, max, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_18(call, self, min, max, out);
  return record_clamp(call, self, min, max, out);
}

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_clamp_(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_t *saved =
      (node_clamp_t *)(void *)kf__node_new(&type_clamp, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->min = min;
  saved->max = max;
  kf__below_t below = kf__below_autograd_enter();
  status = below_19(call, self, min, max);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp_(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_19(call, self, min, max);
  return record_clamp_(call, self, min, max);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_opt_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_20(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t min;
  kf__saved_t max;
} node_clamp_Tensor_t;
static kf_status_t backward_clamp_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_Tensor_t *saved = (node_clamp_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_min = kf__node_wants(node, 1);
  bool wants_max = kf__node_wants(node, 2);
  kf_tensor_t *self = (wants_self || wants_min || wants_max) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *min = (wants_self || wants_min || wants_max) ? kf__unpack_scoped(node, &saved->min) : NULL;
  kf_tensor_t *max = (wants_self || wants_min || wants_max) ? kf__unpack_scoped(node, &saved->max) : NULL;
  if (wants_max)
    out[2] = kf_scope_keep(kf__d_clamp_max_grad(grad, self, min, max));
  if (wants_min)
    out[1] = kf_scope_keep(kf__d_clamp_min_grad(grad, self, min, max));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_clamp_self(grad, self, min, max));
  return kf_scope_close(&scope);
}
static void release_clamp_Tensor(kf__node_t *node) {
  node_clamp_Tensor_t *saved = (node_clamp_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->min);
  kf__saved_drop(&saved->max);
}
static const kf__saved_field_t fields_clamp_Tensor[] = {
    KF__FIELD("self", TENSOR, node_clamp_Tensor_t, self),
    KF__FIELD("min", TENSOR, node_clamp_Tensor_t, min),
    KF__FIELD("max", TENSOR, node_clamp_Tensor_t, max),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp_Tensor = {
    .name = "ClampBackward0",
    .size = sizeof(node_clamp_Tensor_t),
    .backward = backward_clamp_Tensor,
    .release_saved = release_clamp_Tensor,
    .fields = fields_clamp_Tensor,
};

static kf_status_t record_clamp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t **out) {
  *out = NULL;
  node_clamp_Tensor_t *saved =
      (node_clamp_Tensor_t *)(void *)kf__node_new(&type_clamp_Tensor, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, min));
  KF__STEP(kf__node_link(node, 2, max));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->min, min));
  KF__STEP(kf__save(&saved->max, max));
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, min, max, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad_opt(min) | kf__wants_grad_opt(max))) || !kf__grad_mode())
    return below_16(call, self, min, max, out);
  return record_clamp_Tensor(call, self, min, max, out);
}

static kf_status_t record_clamp__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_Tensor_t *saved =
      (node_clamp_Tensor_t *)(void *)kf__node_new(&type_clamp_Tensor, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, min));
  KF__STEP(kf__node_link(node, 2, max));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->min, min));
  KF__STEP(kf__save(&saved->max, max));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, min, max);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad_opt(min) | kf__wants_grad_opt(max))) || !kf__grad_mode())
    return below_4(call, self, min, max);
  return record_clamp__Tensor(call, self, min, max);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t min;
} node_clamp_min_t;
static kf_status_t backward_clamp_min(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_min_t *saved = (node_clamp_min_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t min = saved->min;
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_ge_Scalar(self, min), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_clamp_min(kf__node_t *node) {
  node_clamp_min_t *saved = (node_clamp_min_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_clamp_min[] = {
    KF__FIELD("self", TENSOR, node_clamp_min_t, self),
    KF__FIELD("min", SCALAR, node_clamp_min_t, min),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp_min = {
    .name = "ClampMinBackward0",
    .size = sizeof(node_clamp_min_t),
    .backward = backward_clamp_min,
    .release_saved = release_clamp_min,
    .fields = fields_clamp_min,
};

static kf_status_t record_clamp_min(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t **out) {
  *out = NULL;
  node_clamp_min_t *saved =
      (node_clamp_min_t *)(void *)kf__node_new(&type_clamp_min, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->min = min;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, min, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp_min(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, min, out);
  return record_clamp_min(call, self, min, out);
}

static kf_status_t record_clamp_min_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_min_t *saved =
      (node_clamp_min_t *)(void *)kf__node_new(&type_clamp_min, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->min = min;
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, min);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp_min_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, min);
  return record_clamp_min_(call, self, min);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t min;
} node_clamp_min_Tensor_t;
static kf_status_t backward_clamp_min_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_min_Tensor_t *saved = (node_clamp_min_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_min = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_min) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *min = (wants_self || wants_min) ? kf__unpack_scoped(node, &saved->min) : NULL;
  if (wants_min)
    out[1] = kf_scope_keep(op_where_ScalarOther(op_lt(self, min), grad, KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_ge(self, min), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_clamp_min_Tensor(kf__node_t *node) {
  node_clamp_min_Tensor_t *saved = (node_clamp_min_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->min);
}
static const kf__saved_field_t fields_clamp_min_Tensor[] = {
    KF__FIELD("self", TENSOR, node_clamp_min_Tensor_t, self),
    KF__FIELD("min", TENSOR, node_clamp_min_Tensor_t, min),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp_min_Tensor = {
    .name = "ClampMinBackward1",
    .size = sizeof(node_clamp_min_Tensor_t),
    .backward = backward_clamp_min_Tensor,
    .release_saved = release_clamp_min_Tensor,
    .fields = fields_clamp_min_Tensor,
};

static kf_status_t record_clamp_min_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t **out) {
  *out = NULL;
  node_clamp_min_Tensor_t *saved =
      (node_clamp_min_Tensor_t *)(void *)kf__node_new(&type_clamp_min_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, min));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->min, min));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, min, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp_min_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(min))) || !kf__grad_mode())
    return below_6(call, self, min, out);
  return record_clamp_min_Tensor(call, self, min, out);
}

static kf_status_t record_clamp_min__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_min_Tensor_t *saved =
      (node_clamp_min_Tensor_t *)(void *)kf__node_new(&type_clamp_min_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, min));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->min, min));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, min);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp_min__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(min))) || !kf__grad_mode())
    return below_7(call, self, min);
  return record_clamp_min__Tensor(call, self, min);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t max;
} node_clamp_max_t;
static kf_status_t backward_clamp_max(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_max_t *saved = (node_clamp_max_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t max = saved->max;
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_le_Scalar(self, max), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_clamp_max(kf__node_t *node) {
  node_clamp_max_t *saved = (node_clamp_max_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_clamp_max[] = {
    KF__FIELD("self", TENSOR, node_clamp_max_t, self),
    KF__FIELD("max", SCALAR, node_clamp_max_t, max),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp_max = {
    .name = "ClampMaxBackward0",
    .size = sizeof(node_clamp_max_t),
    .backward = backward_clamp_max,
    .release_saved = release_clamp_max,
    .fields = fields_clamp_max,
};

static kf_status_t record_clamp_max(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t **out) {
  *out = NULL;
  node_clamp_max_t *saved =
      (node_clamp_max_t *)(void *)kf__node_new(&type_clamp_max, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->max = max;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, max, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp_max(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, max, out);
  return record_clamp_max(call, self, max, out);
}

static kf_status_t record_clamp_max_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_max_t *saved =
      (node_clamp_max_t *)(void *)kf__node_new(&type_clamp_max, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->max = max;
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, max);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp_max_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, max);
  return record_clamp_max_(call, self, max);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t max;
} node_clamp_max_Tensor_t;
static kf_status_t backward_clamp_max_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_clamp_max_Tensor_t *saved = (node_clamp_max_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_max = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_max) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *max = (wants_self || wants_max) ? kf__unpack_scoped(node, &saved->max) : NULL;
  if (wants_max)
    out[1] = kf_scope_keep(op_where_ScalarOther(op_gt(self, max), grad, KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(op_le(self, max), grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_clamp_max_Tensor(kf__node_t *node) {
  node_clamp_max_Tensor_t *saved = (node_clamp_max_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->max);
}
static const kf__saved_field_t fields_clamp_max_Tensor[] = {
    KF__FIELD("self", TENSOR, node_clamp_max_Tensor_t, self),
    KF__FIELD("max", TENSOR, node_clamp_max_Tensor_t, max),
    {NULL, 0, 0}};
static const kf__node_type_t type_clamp_max_Tensor = {
    .name = "ClampMaxBackward1",
    .size = sizeof(node_clamp_max_Tensor_t),
    .backward = backward_clamp_max_Tensor,
    .release_saved = release_clamp_max_Tensor,
    .fields = fields_clamp_max_Tensor,
};

static kf_status_t record_clamp_max_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t **out) {
  *out = NULL;
  node_clamp_max_Tensor_t *saved =
      (node_clamp_max_Tensor_t *)(void *)kf__node_new(&type_clamp_max_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, max));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->max, max));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, max, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clamp_max_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(max))) || !kf__grad_mode())
    return below_6(call, self, max, out);
  return record_clamp_max_Tensor(call, self, max, out);
}

static kf_status_t record_clamp_max__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max) {
  KF_TRY(kf__check_inplace(self));
  node_clamp_max_Tensor_t *saved =
      (node_clamp_max_Tensor_t *)(void *)kf__node_new(&type_clamp_max_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, max));
  KF__STEP(kf__save_copy(&saved->self, self));
  KF__STEP(kf__save(&saved->max, max));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, max);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_clamp_max__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(max))) || !kf__grad_mode())
    return below_7(call, self, max);
  return record_clamp_max__Tensor(call, self, max);
}

typedef struct {
  kf__node_t node;
} node_ne__Tensor_t;
static kf_status_t backward_ne__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  if (wants_other)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_ne__Tensor = {
    .name = "NeBackward1",
    .size = sizeof(node_ne__Tensor_t),
    .backward = backward_ne__Tensor,
};

static kf_status_t record_ne__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_ne__Tensor_t *saved =
      (node_ne__Tensor_t *)(void *)kf__node_new(&type_ne__Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_ne__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_ne__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_ne__Scalar_t;
static kf_status_t backward_ne__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_ne__Scalar = {
    .name = "NeBackward0",
    .size = sizeof(node_ne__Scalar_t),
    .backward = backward_ne__Scalar,
};

static kf_status_t autograd_ne__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_ne__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_le__Tensor_t;
static kf_status_t backward_le__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  if (wants_other)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_le__Tensor = {
    .name = "LeBackward1",
    .size = sizeof(node_le__Tensor_t),
    .backward = backward_le__Tensor,
};

static kf_status_t record_le__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_le__Tensor_t *saved =
      (node_le__Tensor_t *)(void *)kf__node_new(&type_le__Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_le__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_le__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_le__Scalar_t;
static kf_status_t backward_le__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_le__Scalar = {
    .name = "LeBackward0",
    .size = sizeof(node_le__Scalar_t),
    .backward = backward_le__Scalar,
};

static kf_status_t autograd_le__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_le__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_ge__Tensor_t;
static kf_status_t backward_ge__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  if (wants_other)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_ge__Tensor = {
    .name = "GeBackward1",
    .size = sizeof(node_ge__Tensor_t),
    .backward = backward_ge__Tensor,
};

static kf_status_t record_ge__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_ge__Tensor_t *saved =
      (node_ge__Tensor_t *)(void *)kf__node_new(&type_ge__Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_ge__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_ge__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_ge__Scalar_t;
static kf_status_t backward_ge__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_ge__Scalar = {
    .name = "GeBackward0",
    .size = sizeof(node_ge__Scalar_t),
    .backward = backward_ge__Scalar,
};

static kf_status_t autograd_ge__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_ge__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_logical_and__t;
static kf_status_t backward_logical_and_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_logical_and_ = {
    .name = "LogicalAndBackward0",
    .size = sizeof(node_logical_and__t),
    .backward = backward_logical_and_,
};

static kf_status_t autograd_logical_and_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_logical_and_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_logical_or__t;
static kf_status_t backward_logical_or_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_logical_or_ = {
    .name = "LogicalOrBackward0",
    .size = sizeof(node_logical_or__t),
    .backward = backward_logical_or_,
};

static kf_status_t autograd_logical_or_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_logical_or_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_logical_xor__t;
static kf_status_t backward_logical_xor_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_logical_xor_ = {
    .name = "LogicalXorBackward0",
    .size = sizeof(node_logical_xor__t),
    .backward = backward_logical_xor_,
};

static kf_status_t autograd_logical_xor_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_logical_xor_, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_and__Tensor_t;
static kf_status_t backward_bitwise_and__Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_and__Tensor = {
    .name = "BitwiseAndBackward0",
    .size = sizeof(node_bitwise_and__Tensor_t),
    .backward = backward_bitwise_and__Tensor,
};

static kf_status_t autograd_bitwise_and__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_and__Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_and__Scalar_t;
static kf_status_t backward_bitwise_and__Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_and__Scalar = {
    .name = "BitwiseAndBackward0",
    .size = sizeof(node_bitwise_and__Scalar_t),
    .backward = backward_bitwise_and__Scalar,
};

static kf_status_t autograd_bitwise_and__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_and__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_or__Tensor_t;
static kf_status_t backward_bitwise_or__Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_or__Tensor = {
    .name = "BitwiseOrBackward0",
    .size = sizeof(node_bitwise_or__Tensor_t),
    .backward = backward_bitwise_or__Tensor,
};

static kf_status_t autograd_bitwise_or__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_or__Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_or__Scalar_t;
static kf_status_t backward_bitwise_or__Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_or__Scalar = {
    .name = "BitwiseOrBackward0",
    .size = sizeof(node_bitwise_or__Scalar_t),
    .backward = backward_bitwise_or__Scalar,
};

static kf_status_t autograd_bitwise_or__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_or__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_xor__Tensor_t;
static kf_status_t backward_bitwise_xor__Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_xor__Tensor = {
    .name = "BitwiseXorBackward0",
    .size = sizeof(node_bitwise_xor__Tensor_t),
    .backward = backward_bitwise_xor__Tensor,
};

static kf_status_t autograd_bitwise_xor__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_xor__Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_xor__Scalar_t;
static kf_status_t backward_bitwise_xor__Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_xor__Scalar = {
    .name = "BitwiseXorBackward0",
    .size = sizeof(node_bitwise_xor__Scalar_t),
    .backward = backward_bitwise_xor__Scalar,
};

static kf_status_t autograd_bitwise_xor__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_xor__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_left_shift__Tensor_t;
static kf_status_t backward_bitwise_left_shift__Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_left_shift__Tensor = {
    .name = "BitwiseLeftShiftBackward0",
    .size = sizeof(node_bitwise_left_shift__Tensor_t),
    .backward = backward_bitwise_left_shift__Tensor,
};

static kf_status_t autograd_bitwise_left_shift__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_left_shift__Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_left_shift__Tensor_Scalar_t;
static kf_status_t backward_bitwise_left_shift__Tensor_Scalar(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_left_shift__Tensor_Scalar = {
    .name = "BitwiseLeftShiftBackward0",
    .size = sizeof(node_bitwise_left_shift__Tensor_Scalar_t),
    .backward = backward_bitwise_left_shift__Tensor_Scalar,
};

static kf_status_t autograd_bitwise_left_shift__Tensor_Scalar(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_left_shift__Tensor_Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node___ilshift___Tensor_t;
static kf_status_t backward___ilshift___Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type___ilshift___Tensor = {
    .name = "LshiftBackward0",
    .size = sizeof(node___ilshift___Tensor_t),
    .backward = backward___ilshift___Tensor,
};

static kf_status_t autograd___ilshift___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type___ilshift___Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node___ilshift___Scalar_t;
static kf_status_t backward___ilshift___Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type___ilshift___Scalar = {
    .name = "LshiftBackward0",
    .size = sizeof(node___ilshift___Scalar_t),
    .backward = backward___ilshift___Scalar,
};

static kf_status_t autograd___ilshift___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type___ilshift___Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_right_shift__Tensor_t;
static kf_status_t backward_bitwise_right_shift__Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_right_shift__Tensor = {
    .name = "BitwiseRightShiftBackward0",
    .size = sizeof(node_bitwise_right_shift__Tensor_t),
    .backward = backward_bitwise_right_shift__Tensor,
};

static kf_status_t autograd_bitwise_right_shift__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_right_shift__Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_bitwise_right_shift__Tensor_Scalar_t;
static kf_status_t backward_bitwise_right_shift__Tensor_Scalar(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_bitwise_right_shift__Tensor_Scalar = {
    .name = "BitwiseRightShiftBackward0",
    .size = sizeof(node_bitwise_right_shift__Tensor_Scalar_t),
    .backward = backward_bitwise_right_shift__Tensor_Scalar,
};

static kf_status_t autograd_bitwise_right_shift__Tensor_Scalar(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_bitwise_right_shift__Tensor_Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node___irshift___Tensor_t;
static kf_status_t backward___irshift___Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type___irshift___Tensor = {
    .name = "RshiftBackward0",
    .size = sizeof(node___irshift___Tensor_t),
    .backward = backward___irshift___Tensor,
};

static kf_status_t autograd___irshift___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_7(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type___irshift___Tensor, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node___irshift___Scalar_t;
static kf_status_t backward___irshift___Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type___irshift___Scalar = {
    .name = "RshiftBackward0",
    .size = sizeof(node___irshift___Scalar_t),
    .backward = backward___irshift___Scalar,
};

static kf_status_t autograd___irshift___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other) {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_9(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type___irshift___Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
  kf__saved_t condition;
} node_where_self_t;
static kf_status_t backward_where_self(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_where_self_t *saved = (node_where_self_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *condition = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->condition) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_masked_fill_Scalar(grad, condition, KF_INT(0)));
  if (wants_self)
    out[0] = kf_scope_keep(op_where_ScalarOther(condition, grad, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_where_self(kf__node_t *node) {
  node_where_self_t *saved = (node_where_self_t *)(void *)node;
  kf__saved_drop(&saved->condition);
}
static const kf__saved_field_t fields_where_self[] = {
    KF__FIELD("condition", TENSOR, node_where_self_t, condition),
    {NULL, 0, 0}};
static const kf__node_type_t type_where_self = {
    .name = "WhereBackward0",
    .size = sizeof(node_where_self_t),
    .backward = backward_where_self,
    .release_saved = release_where_self,
    .fields = fields_where_self,
};

static kf_status_t record_where_self(const kf_call_t *call, kf_tensor_t *condition, kf_tensor_t
    *self, kf_tensor_t *other, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(condition)))
    return kf__not_differentiable(call, "condition");
  node_where_self_t *saved =
      (node_where_self_t *)(void *)kf__node_new(&type_where_self, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->condition, condition));
  kf__below_t below = kf__below_enter();
  status = below_16(call, condition, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_where_self(const kf_call_t *call, kf_tensor_t *condition, kf_tensor_t
    *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(condition) | kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_16(call, condition, self, other, out);
  return record_where_self(call, condition, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mask;
} node_masked_fill_Scalar_t;
static kf_status_t backward_masked_fill_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_masked_fill_Scalar_t *saved = (node_masked_fill_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *mask = kf__unpack_scoped(node, &saved->mask);
  if (wants_self)
    out[0] = kf_scope_keep(op_masked_fill_Scalar(grad, mask, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_masked_fill_Scalar(kf__node_t *node) {
  node_masked_fill_Scalar_t *saved = (node_masked_fill_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->mask);
}
static const kf__saved_field_t fields_masked_fill_Scalar[] = {
    KF__FIELD("mask", TENSOR, node_masked_fill_Scalar_t, mask),
    {NULL, 0, 0}};
static const kf__node_type_t type_masked_fill_Scalar = {
    .name = "MaskedFillBackward0",
    .size = sizeof(node_masked_fill_Scalar_t),
    .backward = backward_masked_fill_Scalar,
    .release_saved = release_masked_fill_Scalar,
    .fields = fields_masked_fill_Scalar,
};

static kf_status_t record_masked_fill_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  node_masked_fill_Scalar_t *saved =
      (node_masked_fill_Scalar_t *)(void *)kf__node_new(&type_masked_fill_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->mask, mask));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, mask, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_masked_fill_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask))) || !kf__grad_mode())
    return below_0(call, self, mask, value, out);
  return record_masked_fill_Scalar(call, self, mask, value, out);
}

static kf_status_t record_masked_fill__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  KF_TRY(kf__check_inplace(self));
  node_masked_fill_Scalar_t *saved =
      (node_masked_fill_Scalar_t *)(void *)kf__node_new(&type_masked_fill_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->mask, mask));
  kf__below_t below = kf__below_autograd_enter();
  status = below_15(call, self, mask, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_masked_fill__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask))) || !kf__grad_mode())
    return below_15(call, self, mask, value);
  return record_masked_fill__Scalar(call, self, mask, value);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mask;
} node_masked_fill_Tensor_t;
static kf_status_t backward_masked_fill_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_masked_fill_Tensor_t *saved = (node_masked_fill_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_value = kf__node_wants(node, 1);
  kf_tensor_t *mask = (wants_self || wants_value) ? kf__unpack_scoped(node, &saved->mask) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(op_masked_fill_Scalar(grad, mask, KF_INT(0)));
  if (wants_value)
    out[1] = kf_scope_keep(op_sum(op_where_ScalarOther(mask, grad, KF_INT(0)), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_masked_fill_Tensor(kf__node_t *node) {
  node_masked_fill_Tensor_t *saved = (node_masked_fill_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->mask);
}
static const kf__saved_field_t fields_masked_fill_Tensor[] = {
    KF__FIELD("mask", TENSOR, node_masked_fill_Tensor_t, mask),
    {NULL, 0, 0}};
static const kf__node_type_t type_masked_fill_Tensor = {
    .name = "MaskedFillBackward1",
    .size = sizeof(node_masked_fill_Tensor_t),
    .backward = backward_masked_fill_Tensor,
    .release_saved = release_masked_fill_Tensor,
    .fields = fields_masked_fill_Tensor,
};

static kf_status_t record_masked_fill_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  node_masked_fill_Tensor_t *saved =
      (node_masked_fill_Tensor_t *)(void *)kf__node_new(&type_masked_fill_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, value));
  KF__STEP(kf__save(&saved->mask, mask));
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, mask, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_masked_fill_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask) | kf__wants_grad(value))) || !kf__grad_mode())
    return below_16(call, self, mask, value, out);
  return record_masked_fill_Tensor(call, self, mask, value, out);
}

static kf_status_t record_masked_fill__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value) {
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  KF_TRY(kf__check_inplace(self));
  node_masked_fill_Tensor_t *saved =
      (node_masked_fill_Tensor_t *)(void *)kf__node_new(&type_masked_fill_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, value));
  KF__STEP(kf__save(&saved->mask, mask));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, mask, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_masked_fill__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_t *value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask) | kf__wants_grad(value))) || !kf__grad_mode())
    return below_4(call, self, mask, value);
  return record_masked_fill__Tensor(call, self, mask, value);
}

typedef struct {
  kf__node_t node;
} node_fill_Scalar_t;
static kf_status_t backward_fill_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_fill_Scalar = {
    .name = "FillBackward0",
    .size = sizeof(node_fill_Scalar_t),
    .backward = backward_fill_Scalar,
};

static kf_status_t record_fill_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t **out) {
  *out = NULL;
  node_fill_Scalar_t *saved =
      (node_fill_Scalar_t *)(void *)kf__node_new(&type_fill_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fill_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, value, out);
  return record_fill_Scalar(call, self, value, out);
}

typedef struct {
  kf__node_t node;
} node_fill__Scalar_t;
static kf_status_t backward_fill__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_fill__Scalar = {
    .name = "FillBackward2",
    .size = sizeof(node_fill__Scalar_t),
    .backward = backward_fill__Scalar,
};

static kf_status_t record_fill__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value)
    {
  KF_TRY(kf__check_inplace(self));
  node_fill__Scalar_t *saved =
      (node_fill__Scalar_t *)(void *)kf__node_new(&type_fill__Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_fill__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    value) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, value);
  return record_fill__Scalar(call, self, value);
}

typedef struct {
  kf__node_t node;
} node_fill_Tensor_t;
static kf_status_t backward_fill_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_value = kf__node_wants(node, 1);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_value)
    out[1] = kf_scope_keep(op_sum(grad, kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_fill_Tensor = {
    .name = "FillBackward1",
    .size = sizeof(node_fill_Tensor_t),
    .backward = backward_fill_Tensor,
};

static kf_status_t record_fill_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *value,
    kf_tensor_t **out) {
  *out = NULL;
  node_fill_Tensor_t *saved =
      (node_fill_Tensor_t *)(void *)kf__node_new(&type_fill_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, value));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_fill_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(value))) || !kf__grad_mode())
    return below_6(call, self, value, out);
  return record_fill_Tensor(call, self, value, out);
}

typedef struct {
  kf__node_t node;
} node_fill__Tensor_t;
static kf_status_t backward_fill__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_value = kf__node_wants(node, 1);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_value)
    out[1] = kf_scope_keep(op_sum(grad, kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_fill__Tensor = {
    .name = "FillBackward3",
    .size = sizeof(node_fill__Tensor_t),
    .backward = backward_fill__Tensor,
};

static kf_status_t record_fill__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *value)
    {
  KF_TRY(kf__check_inplace(self));
  node_fill__Tensor_t *saved =
      (node_fill__Tensor_t *)(void *)kf__node_new(&type_fill__Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, value));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_fill__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(value))) || !kf__grad_mode())
    return below_7(call, self, value);
  return record_fill__Tensor(call, self, value);
}

typedef struct {
  kf__node_t node;
} node_zero_t;
static kf_status_t backward_zero(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_zero = {
    .name = "ZeroBackward0",
    .size = sizeof(node_zero_t),
    .backward = backward_zero,
};

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_zero(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_zero_t *saved =
      (node_zero_t *)(void *)kf__node_new(&type_zero, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_21(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_zero(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_21(call, self, out);
  return record_zero(call, self, out);
}

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0),
                (KF_ARG(a0)), (NULL));
}

static kf_status_t record_zero_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_zero_t *saved =
      (node_zero_t *)(void *)kf__node_new(&type_zero, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_22(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_zero_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, self);
  return record_zero_(call, self);
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1);
}

typedef struct {
  kf__node_t node;
} node_copy_t;
static kf_status_t backward_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  if (wants_src)
    out[1] = kf_scope_keep(grad);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_copy = {
    .name = "CopyBackwards",
    .size = sizeof(node_copy_t),
    .backward = backward_copy,
};

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool a2,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool
    a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t **out) {
  *out = NULL;
  node_copy_t *saved =
      (node_copy_t *)(void *)kf__node_new(&type_copy, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  kf__below_t below = kf__below_enter();
  status = below_23(call, self, src, non_blocking, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_23(call, self, src, non_blocking, out);
  return record_copy(call, self, src, non_blocking, out);
}

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool
    a2);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool
    a2) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_copy_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking) {
  KF_TRY(kf__check_inplace(self));
  node_copy_t *saved =
      (node_copy_t *)(void *)kf__node_new(&type_copy, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  kf__below_t below = kf__below_autograd_enter();
  status = below_24(call, self, src, non_blocking);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_copy_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_24(call, self, src, non_blocking);
  return record_copy_(call, self, src, non_blocking);
}

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool a2,
    kf_tensor_t *a3);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool
    a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, bool
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_25(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_clone_t;
static kf_status_t backward_clone(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_clone = {
    .name = "CloneBackward0",
    .size = sizeof(node_clone_t),
    .backward = backward_clone,
};

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  *out = NULL;
  node_clone_t *saved =
      (node_clone_t *)(void *)kf__node_new(&type_clone, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_26(call, self, memory_format, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_26(call, self, memory_format, out);
  return record_clone(call, self, memory_format, out);
}

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_27(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
} node__to_copy_t;
static kf_status_t backward__to_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type__to_copy = {
    .name = "ToCopyBackward0",
    .size = sizeof(node__to_copy_t),
    .backward = backward__to_copy,
};

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_opt_int_t a2, kf_opt_device_t a3, kf_opt_bool_t a4, bool a5, kf_opt_int_t a6, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_opt_int_t a2, kf_opt_device_t a3, kf_opt_bool_t a4, bool a5, kf_opt_int_t a6, kf_tensor_t
    **o0) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record__to_copy(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  *out = NULL;
  node__to_copy_t *saved =
      (node__to_copy_t *)(void *)kf__node_new(&type__to_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_28(call, self, dtype, layout, device, pin_memory, non_blocking, memory_format, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__to_copy(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_28(call, self, dtype, layout, device, pin_memory, non_blocking, memory_format, out);
  return record__to_copy(call, self, dtype, layout, device, pin_memory, non_blocking, memory_format, out);
}

typedef kf_status_t (*below_29_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_29(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_29_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_29(call, a0, a1, a2, a3);
}

const kf__autograd_entry_t kf__autograd_arithmetic[] = {
    {KF__OP_rsub_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rsub_Tensor},
    {KF__OP_rsub_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_rsub_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rsub_Scalar},
    {KF__OP_rsub_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_floor_divide, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_floor_divide__Tensor, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_floor_divide_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_floor_divide_Scalar, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_floor_divide__Scalar, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_floor_divide_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_remainder_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_remainder_Tensor},
    {KF__OP_remainder__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_remainder__Tensor},
    {KF__OP_remainder_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_remainder_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_remainder_Scalar},
    {KF__OP_remainder__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_remainder__Scalar},
    {KF__OP_remainder_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_remainder_Scalar_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_remainder_Scalar_Tensor},
    {KF__OP_remainder_Scalar_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_fmod_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmod_Tensor},
    {KF__OP_fmod__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmod__Tensor},
    {KF__OP_fmod_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fmod_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmod_Scalar},
    {KF__OP_fmod__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmod__Scalar},
    {KF__OP_fmod_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_addcmul, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addcmul},
    {KF__OP_addcmul_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addcmul_},
    {KF__OP_addcmul_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_addcdiv, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addcdiv},
    {KF__OP_addcdiv_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addcdiv_},
    {KF__OP_addcdiv_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_lerp_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lerp_Scalar},
    {KF__OP_lerp__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lerp__Scalar},
    {KF__OP_lerp_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_lerp_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lerp_Tensor},
    {KF__OP_lerp__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lerp__Tensor},
    {KF__OP_lerp_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_pow_Tensor_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pow_Tensor_Tensor},
    {KF__OP_pow__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pow__Tensor},
    {KF__OP_pow_Tensor_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_pow_Tensor_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pow_Tensor_Scalar},
    {KF__OP_pow__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pow__Scalar},
    {KF__OP_pow_Tensor_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_pow_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pow_Scalar},
    {KF__OP_pow_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_float_power_Tensor_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_float_power_Tensor_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_float_power_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_atan2, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atan2},
    {KF__OP_atan2_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_atan2_},
    {KF__OP_atan2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_hypot, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hypot},
    {KF__OP_hypot_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_hypot_},
    {KF__OP_hypot_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_copysign_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copysign_Tensor},
    {KF__OP_copysign__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copysign__Tensor},
    {KF__OP_copysign_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_copysign_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copysign_Scalar},
    {KF__OP_copysign__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copysign__Scalar},
    {KF__OP_copysign_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_nextafter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nextafter},
    {KF__OP_nextafter_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nextafter_},
    {KF__OP_nextafter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_logaddexp, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logaddexp},
    {KF__OP_logaddexp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_logaddexp2, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logaddexp2},
    {KF__OP_logaddexp2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_xlogy_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_xlogy_Tensor},
    {KF__OP_xlogy__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_xlogy__Tensor},
    {KF__OP_xlogy_OutTensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_xlogy_Scalar_Other, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_xlogy_Scalar_Other},
    {KF__OP_xlogy__Scalar_Other, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_xlogy__Scalar_Other},
    {KF__OP_xlogy_OutScalar_Other, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_xlogy_Scalar_Self, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_xlogy_Scalar_Self},
    {KF__OP_xlogy_OutScalar_Self, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_gcd, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_gcd_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_gcd_},
    {KF__OP_gcd_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_lcm, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_lcm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lcm_},
    {KF__OP_lcm_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_heaviside, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_heaviside_, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_heaviside_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_ldexp_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ldexp_Tensor},
    {KF__OP_ldexp_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ldexp_},
    {KF__OP_ldexp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_maximum, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_maximum},
    {KF__OP_maximum_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_minimum, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_minimum},
    {KF__OP_minimum_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fmax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmax},
    {KF__OP_fmax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fmin, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fmin},
    {KF__OP_fmin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_max_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_min_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_clamp, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp},
    {KF__OP_clamp_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_},
    {KF__OP_clamp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_clamp_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_Tensor},
    {KF__OP_clamp__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp__Tensor},
    {KF__OP_clamp_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_clamp_min, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_min},
    {KF__OP_clamp_min_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_min_},
    {KF__OP_clamp_min_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_clamp_min_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_min_Tensor},
    {KF__OP_clamp_min__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_min__Tensor},
    {KF__OP_clamp_min_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_clamp_max, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_max},
    {KF__OP_clamp_max_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_max_},
    {KF__OP_clamp_max_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_clamp_max_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_max_Tensor},
    {KF__OP_clamp_max__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clamp_max__Tensor},
    {KF__OP_clamp_max_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_clip_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_clip_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_ne_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ne__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ne__Tensor},
    {KF__OP_ne_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ne_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ne__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ne__Scalar},
    {KF__OP_ne_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_le_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_le__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_le__Tensor},
    {KF__OP_le_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_le_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_le__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_le__Scalar},
    {KF__OP_le_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ge_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ge__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ge__Tensor},
    {KF__OP_ge_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ge_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ge__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_ge__Scalar},
    {KF__OP_ge_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_greater_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_greater_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_greater_equal_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_greater_equal_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_less_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_less_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_less_equal_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_less_equal_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_not_equal_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_not_equal_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_allclose, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_equal, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_and, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_and_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logical_and_},
    {KF__OP_logical_and_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_or, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_or_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logical_or_},
    {KF__OP_logical_or_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_xor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logical_xor_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logical_xor_},
    {KF__OP_logical_xor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_and__Tensor},
    {KF__OP_bitwise_and_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_and__Scalar},
    {KF__OP_bitwise_and_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_and_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_or__Tensor},
    {KF__OP_bitwise_or_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_or__Scalar},
    {KF__OP_bitwise_or_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_or_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_xor__Tensor},
    {KF__OP_bitwise_xor_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_xor__Scalar},
    {KF__OP_bitwise_xor_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_xor_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_left_shift__Tensor},
    {KF__OP_bitwise_left_shift_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift_Tensor_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift__Tensor_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_left_shift__Tensor_Scalar},
    {KF__OP_bitwise_left_shift_Tensor_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_left_shift_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___lshift___Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___ilshift___Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd___ilshift___Tensor},
    {KF__OP___lshift___Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___lshift___Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___ilshift___Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd___ilshift___Scalar},
    {KF__OP___lshift___Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_right_shift__Tensor},
    {KF__OP_bitwise_right_shift_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift_Tensor_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift__Tensor_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bitwise_right_shift__Tensor_Scalar},
    {KF__OP_bitwise_right_shift_Tensor_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bitwise_right_shift_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___rshift___Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___irshift___Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd___irshift___Tensor},
    {KF__OP___rshift___Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___rshift___Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP___irshift___Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd___irshift___Scalar},
    {KF__OP___rshift___Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_where_self, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_where_self},
    {KF__OP_where_self_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_masked_fill_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_fill_Scalar},
    {KF__OP_masked_fill__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_fill__Scalar},
    {KF__OP_masked_fill_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_masked_fill_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_fill_Tensor},
    {KF__OP_masked_fill__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_fill__Tensor},
    {KF__OP_masked_fill_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_fill_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fill_Scalar},
    {KF__OP_fill__Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fill__Scalar},
    {KF__OP_fill_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fill_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fill_Tensor},
    {KF__OP_fill__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_fill__Tensor},
    {KF__OP_fill_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_zero, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_zero},
    {KF__OP_zero_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_zero_},
    {KF__OP_zero_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copy},
    {KF__OP_copy_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_copy_},
    {KF__OP_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_clone, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_clone},
    {KF__OP_clone_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP__to_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__to_copy},
    {KF__OP_subtract_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_multiply_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_divide_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_true_divide_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_divide_out_mode, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_11},
    {KF__OP_arctan2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_special_xlogy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_special_xlogy_other_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_special_xlogy_self_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {0, KF__AUTOGRAD_END, NULL},
};
