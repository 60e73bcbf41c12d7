/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_linspace(kf_scalar_t start, kf_scalar_t end, int64_t steps,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linspace(start, end, steps, dtype, layout, device, pin_memory, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sum(kf_tensor_t *self, kf_opt_int_t dtype) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sum(self, dtype, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_real(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_real(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_imag(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_imag(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sgn(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sgn(self, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  int64_t steps;
} node_linspace_Tensor_Tensor_t;
static kf_status_t backward_linspace_Tensor_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_linspace_Tensor_Tensor_t *saved = (node_linspace_Tensor_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_start = kf__node_wants(node, 0);
  bool wants_end = kf__node_wants(node, 1);
  int64_t steps = saved->steps;
  if (wants_end)
    out[1] = kf_scope_keep(op_sum(op_mul(grad, op_linspace(KF_INT(0), KF_INT(1), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()));
  if (wants_start)
    out[0] = kf_scope_keep(op_sum(op_mul(grad, op_linspace(KF_INT(1), KF_INT(0), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_linspace_Tensor_Tensor[] = {
    KF__FIELD("steps", INT, node_linspace_Tensor_Tensor_t, steps),
    {NULL, 0, 0}};
static const kf__node_type_t type_linspace_Tensor_Tensor = {
    .name = "LinspaceBackward0",
    .size = sizeof(node_linspace_Tensor_Tensor_t),
    .backward = backward_linspace_Tensor_Tensor,
    .fields = fields_linspace_Tensor_Tensor,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t
    **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record_linspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_linspace_Tensor_Tensor_t *saved =
      (node_linspace_Tensor_Tensor_t *)(void *)kf__node_new(&type_linspace_Tensor_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, start));
  KF__STEP(kf__node_link(node, 1, end));
  saved->steps = steps;
  kf__below_t below = kf__below_enter();
  status = below_0(call, start, end, steps, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_linspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(start) | kf__wants_grad(end))) || !kf__grad_mode())
    return below_0(call, start, end, steps, dtype, layout, device, pin_memory, out);
  return record_linspace_Tensor_Tensor(call, start, end, steps, dtype, layout, device, pin_memory, out);
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
  int64_t steps;
} node_linspace_Tensor_Scalar_t;
static kf_status_t backward_linspace_Tensor_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_linspace_Tensor_Scalar_t *saved = (node_linspace_Tensor_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_start = kf__node_wants(node, 0);
  int64_t steps = saved->steps;
  if (wants_start)
    out[0] = kf_scope_keep(op_sum(op_mul(grad, op_linspace(KF_INT(1), KF_INT(0), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_linspace_Tensor_Scalar[] = {
    KF__FIELD("steps", INT, node_linspace_Tensor_Scalar_t, steps),
    {NULL, 0, 0}};
static const kf__node_type_t type_linspace_Tensor_Scalar = {
    .name = "LinspaceBackward0",
    .size = sizeof(node_linspace_Tensor_Scalar_t),
    .backward = backward_linspace_Tensor_Scalar,
    .fields = fields_linspace_Tensor_Scalar,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t
    **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record_linspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_linspace_Tensor_Scalar_t *saved =
      (node_linspace_Tensor_Scalar_t *)(void *)kf__node_new(&type_linspace_Tensor_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, start));
  saved->steps = steps;
  kf__below_t below = kf__below_enter();
  status = below_2(call, start, end, steps, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_linspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(start))) || !kf__grad_mode())
    return below_2(call, start, end, steps, dtype, layout, device, pin_memory, out);
  return record_linspace_Tensor_Scalar(call, start, end, steps, dtype, layout, device, pin_memory, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  int64_t steps;
} node_linspace_Scalar_Tensor_t;
static kf_status_t backward_linspace_Scalar_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_linspace_Scalar_Tensor_t *saved = (node_linspace_Scalar_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_end = kf__node_wants(node, 0);
  int64_t steps = saved->steps;
  if (wants_end)
    out[0] = kf_scope_keep(op_sum(op_mul(grad, op_linspace(KF_INT(0), KF_INT(1), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_linspace_Scalar_Tensor[] = {
    KF__FIELD("steps", INT, node_linspace_Scalar_Tensor_t, steps),
    {NULL, 0, 0}};
static const kf__node_type_t type_linspace_Scalar_Tensor = {
    .name = "LinspaceBackward0",
    .size = sizeof(node_linspace_Scalar_Tensor_t),
    .backward = backward_linspace_Scalar_Tensor,
    .fields = fields_linspace_Scalar_Tensor,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, kf_opt_device_t a5, kf_opt_bool_t a6, kf_tensor_t
    **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record_linspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_linspace_Scalar_Tensor_t *saved =
      (node_linspace_Scalar_Tensor_t *)(void *)kf__node_new(&type_linspace_Scalar_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, end));
  saved->steps = steps;
  kf__below_t below = kf__below_enter();
  status = below_4(call, start, end, steps, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_linspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(end))) || !kf__grad_mode())
    return below_4(call, start, end, steps, dtype, layout, device, pin_memory, out);
  return record_linspace_Scalar_Tensor(call, start, end, steps, dtype, layout, device, pin_memory, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t steps;
  double base;
} node_logspace_Tensor_Tensor_t;
static kf_status_t backward_logspace_Tensor_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logspace_Tensor_Tensor_t *saved = (node_logspace_Tensor_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_start = kf__node_wants(node, 0);
  bool wants_end = kf__node_wants(node, 1);
  kf_tensor_t *result_ = (wants_start || wants_end) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  int64_t steps = saved->steps;
  double base = saved->base;
  if (wants_end)
    out[1] = kf_scope_keep(op_mul_Scalar(op_sum(op_mul(op_mul(grad, kf__d_conj(result_)), op_linspace(KF_INT(0), KF_INT(1), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()), KF_FLOAT(kf__d_log_of(base))));
  if (wants_start)
    out[0] = kf_scope_keep(op_mul_Scalar(op_sum(op_mul(op_mul(grad, kf__d_conj(result_)), op_linspace(KF_INT(1), KF_INT(0), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()), KF_FLOAT(kf__d_log_of(base))));
  return kf_scope_close(&scope);
}
static void release_logspace_Tensor_Tensor(kf__node_t *node) {
  node_logspace_Tensor_Tensor_t *saved = (node_logspace_Tensor_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_logspace_Tensor_Tensor[] = {
    KF__FIELD("result", TENSOR, node_logspace_Tensor_Tensor_t, result_),
    KF__FIELD("steps", INT, node_logspace_Tensor_Tensor_t, steps),
    KF__FIELD("base", FLOAT, node_logspace_Tensor_Tensor_t, base),
    {NULL, 0, 0}};
static const kf__node_type_t type_logspace_Tensor_Tensor = {
    .name = "LogspaceBackward0",
    .size = sizeof(node_logspace_Tensor_Tensor_t),
    .backward = backward_logspace_Tensor_Tensor,
    .release_saved = release_logspace_Tensor_Tensor,
    .fields = fields_logspace_Tensor_Tensor,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0));
}

static kf_status_t record_logspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_logspace_Tensor_Tensor_t *saved =
      (node_logspace_Tensor_Tensor_t *)(void *)kf__node_new(&type_logspace_Tensor_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, start));
  KF__STEP(kf__node_link(node, 1, end));
  saved->steps = steps;
  saved->base = base;
  kf__below_t below = kf__below_enter();
  status = below_6(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(start) | kf__wants_grad(end))) || !kf__grad_mode())
    return below_6(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  return record_logspace_Tensor_Tensor(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t steps;
  double base;
} node_logspace_Tensor_Scalar_t;
static kf_status_t backward_logspace_Tensor_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logspace_Tensor_Scalar_t *saved = (node_logspace_Tensor_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_start = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t steps = saved->steps;
  double base = saved->base;
  if (wants_start)
    out[0] = kf_scope_keep(op_mul_Scalar(op_sum(op_mul(op_mul(grad, kf__d_conj(result_)), op_linspace(KF_INT(1), KF_INT(0), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()), KF_FLOAT(kf__d_log_of(base))));
  return kf_scope_close(&scope);
}
static void release_logspace_Tensor_Scalar(kf__node_t *node) {
  node_logspace_Tensor_Scalar_t *saved = (node_logspace_Tensor_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_logspace_Tensor_Scalar[] = {
    KF__FIELD("result", TENSOR, node_logspace_Tensor_Scalar_t, result_),
    KF__FIELD("steps", INT, node_logspace_Tensor_Scalar_t, steps),
    KF__FIELD("base", FLOAT, node_logspace_Tensor_Scalar_t, base),
    {NULL, 0, 0}};
static const kf__node_type_t type_logspace_Tensor_Scalar = {
    .name = "LogspaceBackward0",
    .size = sizeof(node_logspace_Tensor_Scalar_t),
    .backward = backward_logspace_Tensor_Scalar,
    .release_saved = release_logspace_Tensor_Scalar,
    .fields = fields_logspace_Tensor_Scalar,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0));
}

static kf_status_t record_logspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_logspace_Tensor_Scalar_t *saved =
      (node_logspace_Tensor_Scalar_t *)(void *)kf__node_new(&type_logspace_Tensor_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, start));
  saved->steps = steps;
  saved->base = base;
  kf__below_t below = kf__below_enter();
  status = below_8(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(start))) || !kf__grad_mode())
    return below_8(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  return record_logspace_Tensor_Scalar(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t steps;
  double base;
} node_logspace_Scalar_Tensor_t;
static kf_status_t backward_logspace_Scalar_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logspace_Scalar_Tensor_t *saved = (node_logspace_Scalar_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_end = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t steps = saved->steps;
  double base = saved->base;
  if (wants_end)
    out[0] = kf_scope_keep(op_mul_Scalar(op_sum(op_mul(op_mul(grad, kf__d_conj(result_)), op_linspace(KF_INT(0), KF_INT(1), steps, kf_some_dtype(kf_tensor_dtype(grad)), kf_no_int(), kf_no_device(), kf_no_bool())), kf_no_int()), KF_FLOAT(kf__d_log_of(base))));
  return kf_scope_close(&scope);
}
static void release_logspace_Scalar_Tensor(kf__node_t *node) {
  node_logspace_Scalar_Tensor_t *saved = (node_logspace_Scalar_Tensor_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_logspace_Scalar_Tensor[] = {
    KF__FIELD("result", TENSOR, node_logspace_Scalar_Tensor_t, result_),
    KF__FIELD("steps", INT, node_logspace_Scalar_Tensor_t, steps),
    KF__FIELD("base", FLOAT, node_logspace_Scalar_Tensor_t, base),
    {NULL, 0, 0}};
static const kf__node_type_t type_logspace_Scalar_Tensor = {
    .name = "LogspaceBackward0",
    .size = sizeof(node_logspace_Scalar_Tensor_t),
    .backward = backward_logspace_Scalar_Tensor,
    .release_saved = release_logspace_Scalar_Tensor,
    .fields = fields_logspace_Scalar_Tensor,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_opt_int_t a4, kf_opt_int_t a5, kf_opt_device_t a6, kf_opt_bool_t a7,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0));
}

static kf_status_t record_logspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  *out = NULL;
  node_logspace_Scalar_Tensor_t *saved =
      (node_logspace_Scalar_Tensor_t *)(void *)kf__node_new(&type_logspace_Scalar_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, end));
  saved->steps = steps;
  saved->base = base;
  kf__below_t below = kf__below_enter();
  status = below_10(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(end))) || !kf__grad_mode())
    return below_10(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
  return record_logspace_Scalar_Tensor(call, start, end, steps, base, dtype, layout, device, pin_memory, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_scalar_t a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
} node_complex_t;
static kf_status_t backward_complex(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_real = kf__node_wants(node, 0);
  bool wants_imag = kf__node_wants(node, 1);
  if (wants_imag)
    out[1] = kf_scope_keep(op_imag(grad));
  if (wants_real)
    out[0] = kf_scope_keep(op_real(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_complex = {
    .name = "ComplexBackward0",
    .size = sizeof(node_complex_t),
    .backward = backward_complex,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_complex(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t **out) {
  *out = NULL;
  node_complex_t *saved =
      (node_complex_t *)(void *)kf__node_new(&type_complex, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, real));
  KF__STEP(kf__node_link(node, 1, imag));
  kf__below_t below = kf__below_enter();
  status = below_12(call, real, imag, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(real, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_complex(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(real) | kf__wants_grad(imag))) || !kf__grad_mode())
    return below_12(call, real, imag, out);
  return record_complex(call, real, imag, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
} node_polar_t;
static kf_status_t backward_polar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_polar_t *saved = (node_polar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_abs = kf__node_wants(node, 0);
  bool wants_angle = kf__node_wants(node, 1);
  kf_tensor_t *result_ = (wants_abs || wants_angle) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_abs)
    out[0] = kf_scope_keep(op_real(op_mul(kf__d_conj(grad), op_sgn(result_))));
  if (wants_angle)
    out[1] = kf_scope_keep(op_real(op_mul(kf__d_conj(grad), op_mul_Scalar(result_, KF_COMPLEX(0.0, 1.0)))));
  return kf_scope_close(&scope);
}
static void release_polar(kf__node_t *node) {
  node_polar_t *saved = (node_polar_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_polar[] = {
    KF__FIELD("result", TENSOR, node_polar_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_polar = {
    .name = "PolarBackward0",
    .size = sizeof(node_polar_t),
    .backward = backward_polar,
    .release_saved = release_polar,
    .fields = fields_polar,
};

static kf_status_t record_polar(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t **out) {
  *out = NULL;
  node_polar_t *saved =
      (node_polar_t *)(void *)kf__node_new(&type_polar, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, abs));
  KF__STEP(kf__node_link(node, 1, angle));
  kf__below_t below = kf__below_enter();
  status = below_12(call, abs, angle, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(abs, out));
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_polar(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(abs) | kf__wants_grad(angle))) || !kf__grad_mode())
    return below_12(call, abs, angle, out);
  return record_polar(call, abs, angle, out);
}

const kf__autograd_entry_t kf__autograd_factory[] = {
    {KF__OP_empty_permuted, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_empty_permuted_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_empty, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_empty_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_empty_strided, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_empty_strided_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP__efficientzerotensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP__efficientzerotensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_zeros_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_zeros_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_zeros, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_zeros_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ones, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ones_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ones_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_ones_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_ones, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_ones_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_full, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_full_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_full_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_full_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_full, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_new_full_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_scalar_tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_scalar_tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_eye, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_eye_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_eye_m, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_eye_m_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_arange, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_arange_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_arange_start, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_arange_start_step, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_arange_start_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_range, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_range_out_, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_range_step, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_range_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_linspace, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_linspace_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_linspace_Tensor_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_linspace_Tensor_Tensor},
    {KF__OP_linspace_Tensor_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_linspace_Tensor_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_linspace_Tensor_Scalar},
    {KF__OP_linspace_Tensor_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_linspace_Scalar_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_linspace_Scalar_Tensor},
    {KF__OP_linspace_Scalar_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_logspace, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logspace_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_logspace_Tensor_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logspace_Tensor_Tensor},
    {KF__OP_logspace_Tensor_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_logspace_Tensor_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logspace_Tensor_Scalar},
    {KF__OP_logspace_Tensor_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_logspace_Scalar_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logspace_Scalar_Tensor},
    {KF__OP_logspace_Scalar_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_tril_indices, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_tril_indices_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_triu_indices, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_triu_indices_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_complex, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_complex},
    {KF__OP_complex_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_polar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_polar},
    {KF__OP_polar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_from_file, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_from_file_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_resize_, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_resize_as_, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_set_, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_set__source_Storage, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_set__source_Storage_storage_offset, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_set__source_Tensor, KF__AUTOGRAD_MISSING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
