/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_expand(self, size, implicit, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_reshape(kf_tensor_t *self, kf_int_span_t shape) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_reshape(self, shape, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sum_to_size(kf_tensor_t *self, kf_int_span_t size) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sum_to_size(self, size, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_select_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t dim, int64_t index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_select_backward(grad_output, input_sizes, dim, index, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_transpose(kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_transpose(self, dim0, dim1, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_t(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_t(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_squeeze_dim(kf_tensor_t *self, int64_t dim) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_squeeze_dim(self, dim, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
} node_add_Tensor_t;
static kf_status_t backward_add_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_add_Tensor_t *saved = (node_add_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_scalar_t alpha = saved->alpha;
  if (wants_other)
    out[1] = kf_scope_keep(kf__d_scale(grad, alpha));
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_add_Tensor[] = {
    KF__FIELD("alpha", SCALAR, node_add_Tensor_t, alpha),
    KF__FIELDS_END};
static const kf__node_type_t type_add_Tensor = {
    .name = "AddBackward0",
    .size = sizeof(node_add_Tensor_t),
    .backward = backward_add_Tensor,
    .fields = fields_add_Tensor,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_add_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_add_Tensor_t *saved =
      (node_add_Tensor_t *)(void *)kf__node_new(&type_add_Tensor, 2, 1);
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
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_add_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_0(call, self, other, alpha, out);
  return record_add_Tensor(call, self, other, alpha, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_add__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_add_Tensor_t *saved =
      (node_add_Tensor_t *)(void *)kf__node_new(&type_add_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  saved->alpha = alpha;
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, other, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_add__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_1(call, self, other, alpha);
  return record_add__Tensor(call, self, other, alpha);
}

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_scalar_t a2,
    kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_add_Scalar_t;
static kf_status_t backward_add_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_add_Scalar = {
    .name = "AddBackward1",
    .size = sizeof(node_add_Scalar_t),
    .backward = backward_add_Scalar,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_add_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_add_Scalar_t *saved =
      (node_add_Scalar_t *)(void *)kf__node_new(&type_add_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, other, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_add_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, other, alpha, out);
  return record_add_Scalar(call, self, other, alpha, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_add__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_add_Scalar_t *saved =
      (node_add_Scalar_t *)(void *)kf__node_new(&type_add_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, other, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_add__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, other, alpha);
  return record_add__Scalar(call, self, other, alpha);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_scalar_t a2,
    kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t alpha;
} node_sub_Tensor_t;
static kf_status_t backward_sub_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sub_Tensor_t *saved = (node_sub_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_scalar_t alpha = saved->alpha;
  if (wants_other)
    out[1] = kf_scope_keep(kf__d_scale(grad, kf__number_neg(alpha)));
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_sub_Tensor[] = {
    KF__FIELD("alpha", SCALAR, node_sub_Tensor_t, alpha),
    KF__FIELDS_END};
static const kf__node_type_t type_sub_Tensor = {
    .name = "SubBackward0",
    .size = sizeof(node_sub_Tensor_t),
    .backward = backward_sub_Tensor,
    .fields = fields_sub_Tensor,
};

static kf_status_t record_sub_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_sub_Tensor_t *saved =
      (node_sub_Tensor_t *)(void *)kf__node_new(&type_sub_Tensor, 2, 1);
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
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sub_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_0(call, self, other, alpha, out);
  return record_sub_Tensor(call, self, other, alpha, out);
}

static kf_status_t record_sub__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_sub_Tensor_t *saved =
      (node_sub_Tensor_t *)(void *)kf__node_new(&type_sub_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  saved->alpha = alpha;
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, other, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_sub__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_1(call, self, other, alpha);
  return record_sub__Tensor(call, self, other, alpha);
}

typedef struct {
  kf__node_t node;
} node_sub_Scalar_t;
static kf_status_t backward_sub_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_sub_Scalar = {
    .name = "SubBackward1",
    .size = sizeof(node_sub_Scalar_t),
    .backward = backward_sub_Scalar,
};

static kf_status_t record_sub_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_sub_Scalar_t *saved =
      (node_sub_Scalar_t *)(void *)kf__node_new(&type_sub_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, other, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sub_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, other, alpha, out);
  return record_sub_Scalar(call, self, other, alpha, out);
}

static kf_status_t record_sub__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_sub_Scalar_t *saved =
      (node_sub_Scalar_t *)(void *)kf__node_new(&type_sub_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, other, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_sub__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, other, alpha);
  return record_sub__Scalar(call, self, other, alpha);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t self;
} node_mul_Tensor_t;
static kf_status_t backward_mul_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mul_Tensor_t *saved = (node_mul_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(grad, kf__d_conj(self)));
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(other)));
  return kf_scope_close(&scope);
}
static void release_mul_Tensor(kf__node_t *node) {
  node_mul_Tensor_t *saved = (node_mul_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_mul_Tensor[] = {
    KF__FIELD("other", TENSOR, node_mul_Tensor_t, other),
    KF__FIELD("self", TENSOR, node_mul_Tensor_t, self),
    KF__FIELDS_END};
static const kf__node_type_t type_mul_Tensor = {
    .name = "MulBackward0",
    .size = sizeof(node_mul_Tensor_t),
    .backward = backward_mul_Tensor,
    .release_saved = release_mul_Tensor,
    .fields = fields_mul_Tensor,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_mul_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_mul_Tensor_t *saved =
      (node_mul_Tensor_t *)(void *)kf__node_new(&type_mul_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mul_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_mul_Tensor(call, self, other, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_mul__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  KF_TRY(kf__check_inplace(self));
  node_mul_Tensor_t *saved =
      (node_mul_Tensor_t *)(void *)kf__node_new(&type_mul_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_mul__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_mul__Tensor(call, self, other);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t other;
} node_mul_Scalar_t;
static kf_status_t backward_mul_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mul_Scalar_t *saved = (node_mul_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t other = saved->other;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, other));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_mul_Scalar[] = {
    KF__FIELD("other", SCALAR, node_mul_Scalar_t, other),
    KF__FIELDS_END};
static const kf__node_type_t type_mul_Scalar = {
    .name = "MulBackward1",
    .size = sizeof(node_mul_Scalar_t),
    .backward = backward_mul_Scalar,
    .fields = fields_mul_Scalar,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_mul_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  *out = NULL;
  node_mul_Scalar_t *saved =
      (node_mul_Scalar_t *)(void *)kf__node_new(&type_mul_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mul_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other, out);
  return record_mul_Scalar(call, self, other, out);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_mul__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other) {
  KF_TRY(kf__check_inplace(self));
  node_mul_Scalar_t *saved =
      (node_mul_Scalar_t *)(void *)kf__node_new(&type_mul_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_mul__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, other);
  return record_mul__Scalar(call, self, other);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_tensor_t *a2)
    {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t self;
} node_div_Tensor_t;
static kf_status_t backward_div_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_div_Tensor_t *saved = (node_div_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(kf__d_div_other(grad, self, other));
  if (wants_self)
    out[0] = kf_scope_keep(op_div(grad, kf__d_conj(other)));
  return kf_scope_close(&scope);
}
static void release_div_Tensor(kf__node_t *node) {
  node_div_Tensor_t *saved = (node_div_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_div_Tensor[] = {
    KF__FIELD("other", TENSOR, node_div_Tensor_t, other),
    KF__FIELD("self", TENSOR, node_div_Tensor_t, self),
    KF__FIELDS_END};
static const kf__node_type_t type_div_Tensor = {
    .name = "DivBackward0",
    .size = sizeof(node_div_Tensor_t),
    .backward = backward_div_Tensor,
    .release_saved = release_div_Tensor,
    .fields = fields_div_Tensor,
};

static kf_status_t record_div_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_div_Tensor_t *saved =
      (node_div_Tensor_t *)(void *)kf__node_new(&type_div_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_div_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_6(call, self, other, out);
  return record_div_Tensor(call, self, other, out);
}

static kf_status_t record_div__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  KF_TRY(kf__check_inplace(self));
  node_div_Tensor_t *saved =
      (node_div_Tensor_t *)(void *)kf__node_new(&type_div_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_div__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_div__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t other;
} node_div_Scalar_t;
static kf_status_t backward_div_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_div_Scalar_t *saved = (node_div_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t other = saved->other;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_unscale(grad, other));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_div_Scalar[] = {
    KF__FIELD("other", SCALAR, node_div_Scalar_t, other),
    KF__FIELDS_END};
static const kf__node_type_t type_div_Scalar = {
    .name = "DivBackward1",
    .size = sizeof(node_div_Scalar_t),
    .backward = backward_div_Scalar,
    .fields = fields_div_Scalar,
};

static kf_status_t record_div_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  *out = NULL;
  node_div_Scalar_t *saved =
      (node_div_Scalar_t *)(void *)kf__node_new(&type_div_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_div_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, other, out);
  return record_div_Scalar(call, self, other, out);
}

static kf_status_t record_div__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other) {
  KF_TRY(kf__check_inplace(self));
  node_div_Scalar_t *saved =
      (node_div_Scalar_t *)(void *)kf__node_new(&type_div_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, other);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_div__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, other);
  return record_div__Scalar(call, self, other);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  const char *rounding_mode;
  kf__saved_t self;
} node_div_Tensor_mode_t;
static kf_status_t backward_div_Tensor_mode(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_div_Tensor_mode_t *saved = (node_div_Tensor_mode_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_str_t rounding_mode = kf_str_of(saved->rounding_mode);
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(kf__d_div_mode_other(grad, self, other, rounding_mode));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_div_mode_self(grad, other, rounding_mode));
  return kf_scope_close(&scope);
}
static void release_div_Tensor_mode(kf__node_t *node) {
  node_div_Tensor_mode_t *saved = (node_div_Tensor_mode_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_div_Tensor_mode[] = {
    KF__FIELD("other", TENSOR, node_div_Tensor_mode_t, other),
    KF__FIELD("rounding_mode", STR, node_div_Tensor_mode_t, rounding_mode),
    KF__FIELD("self", TENSOR, node_div_Tensor_mode_t, self),
    KF__FIELDS_END};
static const kf__node_type_t type_div_Tensor_mode = {
    .name = "DivBackward2",
    .size = sizeof(node_div_Tensor_mode_t),
    .backward = backward_div_Tensor_mode,
    .release_saved = release_div_Tensor_mode,
    .fields = fields_div_Tensor_mode,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_div_Tensor_mode(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t **out) {
  *out = NULL;
  node_div_Tensor_mode_t *saved =
      (node_div_Tensor_mode_t *)(void *)kf__node_new(&type_div_Tensor_mode, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  saved->rounding_mode = kf__static_text(rounding_mode);
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, other, rounding_mode, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_div_Tensor_mode(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_12(call, self, other, rounding_mode, out);
  return record_div_Tensor_mode(call, self, other, rounding_mode, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_div__Tensor_mode(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode) {
  KF_TRY(kf__check_inplace(self));
  node_div_Tensor_mode_t *saved =
      (node_div_Tensor_mode_t *)(void *)kf__node_new(&type_div_Tensor_mode, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->other, other));
  saved->rounding_mode = kf__static_text(rounding_mode);
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_copy(&saved->self, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_13(call, self, other, rounding_mode);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_div__Tensor_mode(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_13(call, self, other, rounding_mode);
  return record_div__Tensor_mode(call, self, other, rounding_mode);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_str_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, kf_str_t a2,
    kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t other;
  const char *rounding_mode;
} node_div_Scalar_mode_t;
static kf_status_t backward_div_Scalar_mode(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_div_Scalar_mode_t *saved = (node_div_Scalar_mode_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_scalar_t other = saved->other;
  kf_str_t rounding_mode = kf_str_of(saved->rounding_mode);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_div_mode_number(grad, other, rounding_mode));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_div_Scalar_mode[] = {
    KF__FIELD("other", SCALAR, node_div_Scalar_mode_t, other),
    KF__FIELD("rounding_mode", STR, node_div_Scalar_mode_t, rounding_mode),
    KF__FIELDS_END};
static const kf__node_type_t type_div_Scalar_mode = {
    .name = "DivBackward3",
    .size = sizeof(node_div_Scalar_mode_t),
    .backward = backward_div_Scalar_mode,
    .fields = fields_div_Scalar_mode,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_str_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_str_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_div_Scalar_mode(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode, kf_tensor_t **out) {
  *out = NULL;
  node_div_Scalar_mode_t *saved =
      (node_div_Scalar_mode_t *)(void *)kf__node_new(&type_div_Scalar_mode, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  saved->rounding_mode = kf__static_text(rounding_mode);
  kf__below_t below = kf__below_enter();
  status = below_15(call, self, other, rounding_mode, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_div_Scalar_mode(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_15(call, self, other, rounding_mode, out);
  return record_div_Scalar_mode(call, self, other, rounding_mode, out);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_str_t
    a2);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_str_t a2) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_div__Scalar_mode(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode) {
  KF_TRY(kf__check_inplace(self));
  node_div_Scalar_mode_t *saved =
      (node_div_Scalar_mode_t *)(void *)kf__node_new(&type_div_Scalar_mode, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->other = other;
  saved->rounding_mode = kf__static_text(rounding_mode);
  kf__below_t below = kf__below_autograd_enter();
  status = below_16(call, self, other, rounding_mode);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_div__Scalar_mode(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, self, other, rounding_mode);
  return record_div__Scalar_mode(call, self, other, rounding_mode);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_str_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_str_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, kf_str_t a2,
    kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_eq__Tensor_t;
static kf_status_t backward_eq__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_eq__Tensor = {
    .name = "EqBackward1",
    .size = sizeof(node_eq__Tensor_t),
    .backward = backward_eq__Tensor,
};

static kf_status_t record_eq__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_eq__Tensor_t *saved =
      (node_eq__Tensor_t *)(void *)kf__node_new(&type_eq__Tensor, 2, 1);
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
static kf_status_t autograd_eq__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_eq__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_eq__Scalar_t;
static kf_status_t backward_eq__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_eq__Scalar = {
    .name = "EqBackward0",
    .size = sizeof(node_eq__Scalar_t),
    .backward = backward_eq__Scalar,
};

static kf_status_t autograd_eq__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_10(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_eq__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_lt__Tensor_t;
static kf_status_t backward_lt__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_lt__Tensor = {
    .name = "LtBackward1",
    .size = sizeof(node_lt__Tensor_t),
    .backward = backward_lt__Tensor,
};

static kf_status_t record_lt__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_lt__Tensor_t *saved =
      (node_lt__Tensor_t *)(void *)kf__node_new(&type_lt__Tensor, 2, 1);
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
static kf_status_t autograd_lt__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_lt__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_lt__Scalar_t;
static kf_status_t backward_lt__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_lt__Scalar = {
    .name = "LtBackward0",
    .size = sizeof(node_lt__Scalar_t),
    .backward = backward_lt__Scalar,
};

static kf_status_t autograd_lt__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_10(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_lt__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
} node_gt__Tensor_t;
static kf_status_t backward_gt__Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_gt__Tensor = {
    .name = "GtBackward1",
    .size = sizeof(node_gt__Tensor_t),
    .backward = backward_gt__Tensor,
};

static kf_status_t record_gt__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other) {
  KF_TRY(kf__check_inplace(self));
  node_gt__Tensor_t *saved =
      (node_gt__Tensor_t *)(void *)kf__node_new(&type_gt__Tensor, 2, 1);
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
static kf_status_t autograd_gt__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_7(call, self, other);
  return record_gt__Tensor(call, self, other);
}

typedef struct {
  kf__node_t node;
} node_gt__Scalar_t;
static kf_status_t backward_gt__Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_gt__Scalar = {
    .name = "GtBackward0",
    .size = sizeof(node_gt__Scalar_t),
    .backward = backward_gt__Scalar,
};

static kf_status_t autograd_gt__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other)
    {
  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())
    return below_10(call, self, other);
  KF_TRY(kf__check_inplace(self));
  kf__node_t *node = kf__node_new(&type_gt__Scalar, 1, 1);
  if (node == NULL) return kf__no_memory();
  kf_status_t status;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, other);
  kf__below_leave(below);
  if (status == KF_OK) status = kf__rebase_history(self, node, 0);
end:
  kf__node_release(node);
  return status;
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_sum_t;
static kf_status_t backward_sum(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sum_t *saved = (node_sum_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_expand(grad, self_sizes, false));
  return kf_scope_close(&scope);
}
static void destroy_sum(kf__node_t *node) {
  node_sum_t *saved = (node_sum_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_sum[] = {
    KF__FIELD("self_sym_sizes", INTS, node_sum_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_sum = {
    .name = "SumBackward0",
    .size = sizeof(node_sum_t),
    .backward = backward_sum,
    .destroy = destroy_sum,
    .fields = fields_sum,
};

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_sum(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  *out = NULL;
  node_sum_t *saved =
      (node_sum_t *)(void *)kf__node_new(&type_sum, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_18(call, self, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sum(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_18(call, self, dtype, out);
  return record_sum(call, self, dtype, out);
}

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_19(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t dim;
  bool keepdim;
} node_sum_dim_IntList_t;
static kf_status_t backward_sum_dim_IntList(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sum_dim_IntList_t *saved = (node_sum_dim_IntList_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_unreduce(grad, self_sizes, dim, keepdim));
  return kf_scope_close(&scope);
}
static void destroy_sum_dim_IntList(kf__node_t *node) {
  node_sum_dim_IntList_t *saved = (node_sum_dim_IntList_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_sum_dim_IntList[] = {
    KF__FIELD("self_sym_sizes", INTS, node_sum_dim_IntList_t, self_sizes),
    KF__FIELD("dim", INTS, node_sum_dim_IntList_t, dim),
    KF__FIELD("keepdim", BOOL, node_sum_dim_IntList_t, keepdim),
    KF__FIELDS_END};
static const kf__node_type_t type_sum_dim_IntList = {
    .name = "SumBackward1",
    .size = sizeof(node_sum_dim_IntList_t),
    .backward = backward_sum_dim_IntList,
    .destroy = destroy_sum_dim_IntList,
    .fields = fields_sum_dim_IntList,
};

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_int_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_opt_int_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_sum_dim_IntList(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_sum_dim_IntList_t *saved =
      (node_sum_dim_IntList_t *)(void *)kf__node_new(&type_sum_dim_IntList, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_20(call, self, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sum_dim_IntList(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_20(call, self, dim, keepdim, dtype, out);
  return record_sum_dim_IntList(call, self, dim, keepdim, dtype, out);
}

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_int_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_opt_int_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_21(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
} node_neg_t;
static kf_status_t backward_neg(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_neg(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_neg = {
    .name = "NegBackward0",
    .size = sizeof(node_neg_t),
    .backward = backward_neg,
};

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_neg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_neg_t *saved =
      (node_neg_t *)(void *)kf__node_new(&type_neg, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_22(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_neg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, self, out);
  return record_neg(call, self, out);
}

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0),
                (KF_ARG(a0)), (NULL));
}

static kf_status_t record_neg_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_neg_t *saved =
      (node_neg_t *)(void *)kf__node_new(&type_neg, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_23(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_neg_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_23(call, self);
  return record_neg_(call, self);
}

static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_view_t;
static kf_status_t backward_view(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_view_t *saved = (node_view_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_view(kf__node_t *node) {
  node_view_t *saved = (node_view_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_view[] = {
    KF__FIELD("self_sym_sizes", INTS, node_view_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_view = {
    .name = "ViewBackward0",
    .size = sizeof(node_view_t),
    .backward = backward_view,
    .destroy = destroy_view,
    .fields = fields_view,
};

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out) {
  *out = NULL;
  node_view_t *saved =
      (node_view_t *)(void *)kf__node_new(&type_view, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_24(call, self, size, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, self, size, out);
  return record_view(call, self, size, out);
}

typedef struct {
  kf__node_t node;
} node_alias_t;
static kf_status_t backward_alias(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_alias = {
    .name = "AliasBackward0",
    .size = sizeof(node_alias_t),
    .backward = backward_alias,
};

static kf_status_t record_alias(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_alias_t *saved =
      (node_alias_t *)(void *)kf__node_new(&type_alias, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_22(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_alias(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, self, out);
  return record_alias(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t self_strides;
  int64_t self_offset;
  kf__ints_t size;
  kf__ints_t stride;
  kf_opt_int_t storage_offset;
} node_as_strided_t;
static kf_status_t backward_as_strided(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_as_strided_t *saved = (node_as_strided_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t self_strides = kf__ints_span(&saved->self_strides);
  int64_t self_offset = saved->self_offset;
  kf_int_span_t size = kf__ints_span(&saved->size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_opt_int_t storage_offset = saved->storage_offset;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_as_strided_grad(grad, self_sizes, self_strides, self_offset, size, stride, storage_offset));
  return kf_scope_close(&scope);
}
static void destroy_as_strided(kf__node_t *node) {
  node_as_strided_t *saved = (node_as_strided_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->self_strides);
  kf__ints_drop(&saved->size);
  kf__ints_drop(&saved->stride);
}
static const kf__saved_field_t fields_as_strided[] = {
    KF__FIELD("self_sym_sizes", INTS, node_as_strided_t, self_sizes),
    KF__FIELD("self_sym_strides", INTS, node_as_strided_t, self_strides),
    KF__FIELD("self_sym_storage_offset", INT, node_as_strided_t, self_offset),
    KF__FIELD("size", INTS, node_as_strided_t, size),
    KF__FIELD("stride", INTS, node_as_strided_t, stride),
    KF__FIELD("storage_offset", OPT_INT, node_as_strided_t, storage_offset),
    KF__FIELDS_END};
static const kf__node_type_t type_as_strided = {
    .name = "AsStridedBackward0",
    .size = sizeof(node_as_strided_t),
    .backward = backward_as_strided,
    .destroy = destroy_as_strided,
    .fields = fields_as_strided,
};

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_opt_int_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_opt_int_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_as_strided(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out) {
  *out = NULL;
  node_as_strided_t *saved =
      (node_as_strided_t *)(void *)kf__node_new(&type_as_strided, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->self_strides, kf_tensor_strides(self)));
  saved->self_offset = kf_tensor_storage_offset(self);
  KF__STEP(kf__save_ints(&saved->size, size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  saved->storage_offset = storage_offset;
  kf__below_t below = kf__below_autograd_enter();
  status = below_25(call, self, size, stride, storage_offset, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_as_strided(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_25(call, self, size, stride, storage_offset, out);
  return record_as_strided(call, self, size, stride, storage_offset, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_expand_t;
static kf_status_t backward_expand(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_expand_t *saved = (node_expand_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_sum_to_size(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_expand(kf__node_t *node) {
  node_expand_t *saved = (node_expand_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_expand[] = {
    KF__FIELD("self_sym_sizes", INTS, node_expand_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_expand = {
    .name = "ExpandBackward0",
    .size = sizeof(node_expand_t),
    .backward = backward_expand,
    .destroy = destroy_expand,
    .fields = fields_expand,
};

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_expand(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size, bool
    implicit, kf_tensor_t **out) {
  *out = NULL;
  node_expand_t *saved =
      (node_expand_t *)(void *)kf__node_new(&type_expand, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_26(call, self, size, implicit, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_expand(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    bool implicit, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_26(call, self, size, implicit, out);
  return record_expand(call, self, size, implicit, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  int64_t index;
} node_select_int_t;
static kf_status_t backward_select_int(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_select_int_t *saved = (node_select_int_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  int64_t index = saved->index;
  if (wants_self)
    out[0] = kf_scope_keep(op_select_backward(grad, self_sizes, dim, index));
  return kf_scope_close(&scope);
}
static void destroy_select_int(kf__node_t *node) {
  node_select_int_t *saved = (node_select_int_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_select_int[] = {
    KF__FIELD("self_sym_sizes", INTS, node_select_int_t, self_sizes),
    KF__FIELD("dim", INT, node_select_int_t, dim),
    KF__FIELD("index", INT, node_select_int_t, index),
    KF__FIELDS_END};
static kf_status_t part_select_int(kf__node_t *node, kf_tensor_t *sum, kf_tensor_t **out) {
  node_select_int_t *saved = (node_select_int_t *)(void *)node;
  *out = NULL;
  if (!kf__spans_equal(kf__sizes(sum), kf__ints_span(&saved->self_sizes))) return KF_OK;
  return kf_select(sum, saved->dim, saved->index, out);
}
static const kf__node_type_t type_select_int = {
    .name = "SelectBackward0",
    .size = sizeof(node_select_int_t),
    .backward = backward_select_int,
    .part = part_select_int,
    .destroy = destroy_select_int,
    .fields = fields_select_int,
};

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_select_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    index, kf_tensor_t **out) {
  *out = NULL;
  node_select_int_t *saved =
      (node_select_int_t *)(void *)kf__node_new(&type_select_int, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  saved->index = index;
  kf__below_t below = kf__below_autograd_enter();
  status = below_27(call, self, dim, index, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_select_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t index, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_27(call, self, dim, index, out);
  return record_select_int(call, self, dim, index, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  kf_opt_int_t start;
  kf_opt_int_t end;
  int64_t step;
} node_slice_Tensor_t;
static kf_status_t backward_slice_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_slice_Tensor_t *saved = (node_slice_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  kf_opt_int_t start = saved->start;
  kf_opt_int_t end = saved->end;
  int64_t step = saved->step;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_slice_grad(grad, self_sizes, dim, start, end, step));
  return kf_scope_close(&scope);
}
static void destroy_slice_Tensor(kf__node_t *node) {
  node_slice_Tensor_t *saved = (node_slice_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_slice_Tensor[] = {
    KF__FIELD("self_sym_sizes", INTS, node_slice_Tensor_t, self_sizes),
    KF__FIELD("dim", INT, node_slice_Tensor_t, dim),
    KF__FIELD("start", OPT_INT, node_slice_Tensor_t, start),
    KF__FIELD("end", OPT_INT, node_slice_Tensor_t, end),
    KF__FIELD("step", INT, node_slice_Tensor_t, step),
    KF__FIELDS_END};
static kf_status_t part_slice_Tensor(kf__node_t *node, kf_tensor_t *sum, kf_tensor_t **out) {
  node_slice_Tensor_t *saved = (node_slice_Tensor_t *)(void *)node;
  *out = NULL;
  if (!kf__spans_equal(kf__sizes(sum), kf__ints_span(&saved->self_sizes))) return KF_OK;
  return kf_slice(sum, saved->dim, saved->start, saved->end, saved->step, out);
}
static const kf__node_type_t type_slice_Tensor = {
    .name = "SliceBackward0",
    .size = sizeof(node_slice_Tensor_t),
    .backward = backward_slice_Tensor,
    .part = part_slice_Tensor,
    .destroy = destroy_slice_Tensor,
    .fields = fields_slice_Tensor,
};

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_opt_int_t a3, int64_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_opt_int_t a3, int64_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_slice_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  *out = NULL;
  node_slice_Tensor_t *saved =
      (node_slice_Tensor_t *)(void *)kf__node_new(&type_slice_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  saved->start = start;
  saved->end = end;
  saved->step = step;
  kf__below_t below = kf__below_autograd_enter();
  status = below_28(call, self, dim, start, end, step, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_slice_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_28(call, self, dim, start, end, step, out);
  return record_slice_Tensor(call, self, dim, start, end, step, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t dims;
} node_permute_t;
static kf_status_t backward_permute(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_permute_t *saved = (node_permute_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t dims = kf__ints_span(&saved->dims);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_permute_grad(grad, dims));
  return kf_scope_close(&scope);
}
static void destroy_permute(kf__node_t *node) {
  node_permute_t *saved = (node_permute_t *)(void *)node;
  kf__ints_drop(&saved->dims);
}
static const kf__saved_field_t fields_permute[] = {
    KF__FIELD("dims", INTS, node_permute_t, dims),
    KF__FIELDS_END};
static const kf__node_type_t type_permute = {
    .name = "PermuteBackward0",
    .size = sizeof(node_permute_t),
    .backward = backward_permute,
    .destroy = destroy_permute,
    .fields = fields_permute,
};

static kf_status_t record_permute(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out) {
  *out = NULL;
  node_permute_t *saved =
      (node_permute_t *)(void *)kf__node_new(&type_permute, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->dims, dims));
  kf__below_t below = kf__below_autograd_enter();
  status = below_24(call, self, dims, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_permute(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, self, dims, out);
  return record_permute(call, self, dims, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim0;
  int64_t dim1;
} node_transpose_int_t;
static kf_status_t backward_transpose_int(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_transpose_int_t *saved = (node_transpose_int_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim0 = saved->dim0;
  int64_t dim1 = saved->dim1;
  if (wants_self)
    out[0] = kf_scope_keep(op_transpose(grad, dim0, dim1));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_transpose_int[] = {
    KF__FIELD("dim0", INT, node_transpose_int_t, dim0),
    KF__FIELD("dim1", INT, node_transpose_int_t, dim1),
    KF__FIELDS_END};
static const kf__node_type_t type_transpose_int = {
    .name = "TransposeBackward0",
    .size = sizeof(node_transpose_int_t),
    .backward = backward_transpose_int,
    .fields = fields_transpose_int,
};

static kf_status_t record_transpose_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out) {
  *out = NULL;
  node_transpose_int_t *saved =
      (node_transpose_int_t *)(void *)kf__node_new(&type_transpose_int, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim0 = dim0;
  saved->dim1 = dim1;
  kf__below_t below = kf__below_autograd_enter();
  status = below_27(call, self, dim0, dim1, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_transpose_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_27(call, self, dim0, dim1, out);
  return record_transpose_int(call, self, dim0, dim1, out);
}

typedef struct {
  kf__node_t node;
} node_t_t;
static kf_status_t backward_t(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_t(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_t = {
    .name = "TBackward0",
    .size = sizeof(node_t_t),
    .backward = backward_t,
};

static kf_status_t record_t(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_t_t *saved =
      (node_t_t *)(void *)kf__node_new(&type_t, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_22(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_t(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, self, out);
  return record_t(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze_t;
static kf_status_t backward_squeeze(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze_t *saved = (node_squeeze_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze(kf__node_t *node) {
  node_squeeze_t *saved = (node_squeeze_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_squeeze = {
    .name = "SqueezeBackward0",
    .size = sizeof(node_squeeze_t),
    .backward = backward_squeeze,
    .destroy = destroy_squeeze,
    .fields = fields_squeeze,
};

static kf_status_t record_squeeze(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_squeeze_t *saved =
      (node_squeeze_t *)(void *)kf__node_new(&type_squeeze, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_22(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_squeeze(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_22(call, self, out);
  return record_squeeze(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze_dim_t;
static kf_status_t backward_squeeze_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze_dim_t *saved = (node_squeeze_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze_dim(kf__node_t *node) {
  node_squeeze_dim_t *saved = (node_squeeze_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze_dim[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze_dim_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_squeeze_dim = {
    .name = "SqueezeBackward1",
    .size = sizeof(node_squeeze_dim_t),
    .backward = backward_squeeze_dim,
    .destroy = destroy_squeeze_dim,
    .fields = fields_squeeze_dim,
};

typedef kf_status_t (*below_29_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_29(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_29_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_squeeze_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_squeeze_dim_t *saved =
      (node_squeeze_dim_t *)(void *)kf__node_new(&type_squeeze_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_29(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_squeeze_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_29(call, self, dim, out);
  return record_squeeze_dim(call, self, dim, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze_dims_t;
static kf_status_t backward_squeeze_dims(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze_dims_t *saved = (node_squeeze_dims_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze_dims(kf__node_t *node) {
  node_squeeze_dims_t *saved = (node_squeeze_dims_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze_dims[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze_dims_t, self_sizes),
    KF__FIELDS_END};
static const kf__node_type_t type_squeeze_dims = {
    .name = "SqueezeBackward2",
    .size = sizeof(node_squeeze_dims_t),
    .backward = backward_squeeze_dims,
    .destroy = destroy_squeeze_dims,
    .fields = fields_squeeze_dims,
};

static kf_status_t record_squeeze_dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_squeeze_dims_t *saved =
      (node_squeeze_dims_t *)(void *)kf__node_new(&type_squeeze_dims, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_24(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_squeeze_dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_24(call, self, dim, out);
  return record_squeeze_dims(call, self, dim, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_unsqueeze_t;
static kf_status_t backward_unsqueeze(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_unsqueeze_t *saved = (node_unsqueeze_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(op_squeeze_dim(grad, dim));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_unsqueeze[] = {
    KF__FIELD("dim", INT, node_unsqueeze_t, dim),
    KF__FIELDS_END};
static const kf__node_type_t type_unsqueeze = {
    .name = "UnsqueezeBackward0",
    .size = sizeof(node_unsqueeze_t),
    .backward = backward_unsqueeze,
    .fields = fields_unsqueeze,
};

static kf_status_t record_unsqueeze(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_unsqueeze_t *saved =
      (node_unsqueeze_t *)(void *)kf__node_new(&type_unsqueeze, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_autograd_enter();
  status = below_29(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_result_history(out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_unsqueeze(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_29(call, self, dim, out);
  return record_unsqueeze(call, self, dim, out);
}

const kf__autograd_entry_t kf__autograd_specialized[] = {
    KF__AUTOGRAD_ENTRY(add_Tensor, KERNEL, autograd_add_Tensor),
    KF__AUTOGRAD_ENTRY(add__Tensor, KERNEL, autograd_add__Tensor),
    KF__AUTOGRAD_ENTRY(add_out, KERNEL, refuse_0),
    KF__AUTOGRAD_ENTRY(add_Scalar, KERNEL, autograd_add_Scalar),
    KF__AUTOGRAD_ENTRY(add__Scalar, KERNEL, autograd_add__Scalar),
    KF__AUTOGRAD_ENTRY(add_Scalar_out, KERNEL, refuse_1),
    KF__AUTOGRAD_ENTRY(sub_Tensor, KERNEL, autograd_sub_Tensor),
    KF__AUTOGRAD_ENTRY(sub__Tensor, KERNEL, autograd_sub__Tensor),
    KF__AUTOGRAD_ENTRY(sub_out, KERNEL, refuse_0),
    KF__AUTOGRAD_ENTRY(sub_Scalar, KERNEL, autograd_sub_Scalar),
    KF__AUTOGRAD_ENTRY(sub__Scalar, KERNEL, autograd_sub__Scalar),
    KF__AUTOGRAD_ENTRY(sub_Scalar_out, KERNEL, refuse_1),
    KF__AUTOGRAD_ENTRY(mul_Tensor, KERNEL, autograd_mul_Tensor),
    KF__AUTOGRAD_ENTRY(mul__Tensor, KERNEL, autograd_mul__Tensor),
    KF__AUTOGRAD_ENTRY(mul_out, KERNEL, refuse_2),
    KF__AUTOGRAD_ENTRY(mul_Scalar, KERNEL, autograd_mul_Scalar),
    KF__AUTOGRAD_ENTRY(mul__Scalar, KERNEL, autograd_mul__Scalar),
    KF__AUTOGRAD_ENTRY(mul_Scalar_out, KERNEL, refuse_3),
    KF__AUTOGRAD_ENTRY(div_Tensor, KERNEL, autograd_div_Tensor),
    KF__AUTOGRAD_ENTRY(div__Tensor, KERNEL, autograd_div__Tensor),
    KF__AUTOGRAD_ENTRY(div_out, KERNEL, refuse_2),
    KF__AUTOGRAD_ENTRY(div_Scalar, KERNEL, autograd_div_Scalar),
    KF__AUTOGRAD_ENTRY(div__Scalar, KERNEL, autograd_div__Scalar),
    KF__AUTOGRAD_ENTRY(div_Scalar_out, KERNEL, refuse_3),
    KF__AUTOGRAD_ENTRY(div_Tensor_mode, KERNEL, autograd_div_Tensor_mode),
    KF__AUTOGRAD_ENTRY(div__Tensor_mode, KERNEL, autograd_div__Tensor_mode),
    KF__AUTOGRAD_ENTRY(div_out_mode, KERNEL, refuse_4),
    KF__AUTOGRAD_ENTRY(div_Scalar_mode, KERNEL, autograd_div_Scalar_mode),
    KF__AUTOGRAD_ENTRY(div__Scalar_mode, KERNEL, autograd_div__Scalar_mode),
    KF__AUTOGRAD_ENTRY(div_Scalar_mode_out, KERNEL, refuse_5),
    KF__AUTOGRAD_ENTRY(eq_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eq__Tensor, KERNEL, autograd_eq__Tensor),
    KF__AUTOGRAD_ENTRY(eq_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eq_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eq__Scalar, KERNEL, autograd_eq__Scalar),
    KF__AUTOGRAD_ENTRY(eq_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(lt_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(lt__Tensor, KERNEL, autograd_lt__Tensor),
    KF__AUTOGRAD_ENTRY(lt_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(lt_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(lt__Scalar, KERNEL, autograd_lt__Scalar),
    KF__AUTOGRAD_ENTRY(lt_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(gt_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(gt__Tensor, KERNEL, autograd_gt__Tensor),
    KF__AUTOGRAD_ENTRY(gt_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(gt_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(gt__Scalar, KERNEL, autograd_gt__Scalar),
    KF__AUTOGRAD_ENTRY(gt_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_memory_format, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_strided, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_strided_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(zeros, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(zeros_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(sum, KERNEL, autograd_sum),
    KF__AUTOGRAD_ENTRY(sum_out, KERNEL, refuse_6),
    KF__AUTOGRAD_ENTRY(sum_dim_IntList, KERNEL, autograd_sum_dim_IntList),
    KF__AUTOGRAD_ENTRY(sum_IntList_out, KERNEL, refuse_7),
    KF__AUTOGRAD_ENTRY(neg, KERNEL, autograd_neg),
    KF__AUTOGRAD_ENTRY(neg_, KERNEL, autograd_neg_),
    KF__AUTOGRAD_ENTRY(neg_out, KERNEL, refuse_8),
    KF__AUTOGRAD_ENTRY(view, KERNEL, autograd_view),
    KF__AUTOGRAD_ENTRY(view_dtype, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(alias, KERNEL, autograd_alias),
    KF__AUTOGRAD_ENTRY(detach, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(as_strided, KERNEL, autograd_as_strided),
    KF__AUTOGRAD_ENTRY(expand, KERNEL, autograd_expand),
    KF__AUTOGRAD_ENTRY(select_int, KERNEL, autograd_select_int),
    KF__AUTOGRAD_ENTRY(slice_Tensor, KERNEL, autograd_slice_Tensor),
    KF__AUTOGRAD_ENTRY(permute, KERNEL, autograd_permute),
    KF__AUTOGRAD_ENTRY(transpose_int, KERNEL, autograd_transpose_int),
    KF__AUTOGRAD_ENTRY(t, KERNEL, autograd_t),
    KF__AUTOGRAD_ENTRY(squeeze, KERNEL, autograd_squeeze),
    KF__AUTOGRAD_ENTRY(squeeze_dim, KERNEL, autograd_squeeze_dim),
    KF__AUTOGRAD_ENTRY(squeeze_dims, KERNEL, autograd_squeeze_dims),
    KF__AUTOGRAD_ENTRY(unsqueeze, KERNEL, autograd_unsqueeze),
    KF__AUTOGRAD_LAST,
};
