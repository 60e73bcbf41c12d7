/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op__softmax_backward_data(kf_tensor_t *grad_output, kf_tensor_t *output,
    int64_t dim, kf_dtype_t input_dtype) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__softmax_backward_data(grad_output, output, dim, input_dtype, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op__log_softmax_backward_data(kf_tensor_t *grad_output, kf_tensor_t
    *output, int64_t dim, kf_dtype_t input_dtype) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__log_softmax_backward_data(grad_output, output, dim, input_dtype, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t dim;
  kf_dtype_t self_dtype;
} node__softmax_t;
static kf_status_t backward__softmax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__softmax_t *saved = (node__softmax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t dim = saved->dim;
  kf_dtype_t self_dtype = saved->self_dtype;
  if (wants_self)
    out[0] = kf_scope_keep(op__softmax_backward_data(grad, result_, dim, self_dtype));
  return kf_scope_close(&scope);
}
static void release__softmax(kf__node_t *node) {
  node__softmax_t *saved = (node__softmax_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields__softmax[] = {
    KF__FIELD("result", TENSOR, node__softmax_t, result_),
    KF__FIELD("dim", INT, node__softmax_t, dim),
    KF__FIELD("self_scalar_type", DTYPE, node__softmax_t, self_dtype),
    {NULL, 0, 0}};
static const kf__node_type_t type__softmax = {
    .name = "SoftmaxBackward0",
    .size = sizeof(node__softmax_t),
    .backward = backward__softmax,
    .release_saved = release__softmax,
    .fields = fields__softmax,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record__softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out) {
  *out = NULL;
  node__softmax_t *saved =
      (node__softmax_t *)(void *)kf__node_new(&type__softmax, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  saved->self_dtype = kf_tensor_dtype(self);
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, half_to_float, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, half_to_float, out);
  return record__softmax(call, self, dim, half_to_float, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t dim;
  kf_dtype_t self_dtype;
} node__log_softmax_t;
static kf_status_t backward__log_softmax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__log_softmax_t *saved = (node__log_softmax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t dim = saved->dim;
  kf_dtype_t self_dtype = saved->self_dtype;
  if (wants_self)
    out[0] = kf_scope_keep(op__log_softmax_backward_data(grad, result_, dim, self_dtype));
  return kf_scope_close(&scope);
}
static void release__log_softmax(kf__node_t *node) {
  node__log_softmax_t *saved = (node__log_softmax_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields__log_softmax[] = {
    KF__FIELD("result", TENSOR, node__log_softmax_t, result_),
    KF__FIELD("dim", INT, node__log_softmax_t, dim),
    KF__FIELD("self_scalar_type", DTYPE, node__log_softmax_t, self_dtype),
    {NULL, 0, 0}};
static const kf__node_type_t type__log_softmax = {
    .name = "LogSoftmaxBackward0",
    .size = sizeof(node__log_softmax_t),
    .backward = backward__log_softmax,
    .release_saved = release__log_softmax,
    .fields = fields__log_softmax,
};

static kf_status_t record__log_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out) {
  *out = NULL;
  node__log_softmax_t *saved =
      (node__log_softmax_t *)(void *)kf__node_new(&type__log_softmax, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  saved->self_dtype = kf_tensor_dtype(self);
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, half_to_float, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__log_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    half_to_float, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, half_to_float, out);
  return record__log_softmax(call, self, dim, half_to_float, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t output;
  int64_t dim;
  kf__saved_t grad_output;
} node__softmax_backward_data_t;
static kf_status_t backward__softmax_backward_data(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__softmax_backward_data_t *saved = (node__softmax_backward_data_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_output = kf__node_wants(node, 1);
  kf_tensor_t *output = (wants_grad_output || wants_output) ? kf__unpack_scoped(node, &saved->output) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *grad_output = (wants_output) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op__softmax_backward_data(grad, output, dim, kf_tensor_dtype(grad)));
  if (wants_output)
    out[1] = kf_scope_keep(kf__d_softmax_double_output(grad, grad_output, output, dim));
  return kf_scope_close(&scope);
}
static void release__softmax_backward_data(kf__node_t *node) {
  node__softmax_backward_data_t *saved = (node__softmax_backward_data_t *)(void *)node;
  kf__saved_drop(&saved->output);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields__softmax_backward_data[] = {
    KF__FIELD("output", TENSOR, node__softmax_backward_data_t, output),
    KF__FIELD("dim", INT, node__softmax_backward_data_t, dim),
    KF__FIELD("grad_output", TENSOR, node__softmax_backward_data_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type__softmax_backward_data = {
    .name = "SoftmaxBackwardDataBackward0",
    .size = sizeof(node__softmax_backward_data_t),
    .backward = backward__softmax_backward_data,
    .release_saved = release__softmax_backward_data,
    .fields = fields__softmax_backward_data,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_dtype_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_dtype_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record__softmax_backward_data(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out) {
  *out = NULL;
  node__softmax_backward_data_t *saved =
      (node__softmax_backward_data_t *)(void *)kf__node_new(&type__softmax_backward_data, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, output));
  KF__STEP(kf__save(&saved->output, output));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, output, dim, input_dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__softmax_backward_data(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(output))) || !kf__grad_mode())
    return below_2(call, grad_output, output, dim, input_dtype, out);
  return record__softmax_backward_data(call, grad_output, output, dim, input_dtype, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_dtype_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_dtype_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_dtype_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t output;
  int64_t dim;
  kf__saved_t grad_output;
} node__log_softmax_backward_data_t;
static kf_status_t backward__log_softmax_backward_data(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__log_softmax_backward_data_t *saved = (node__log_softmax_backward_data_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_output = kf__node_wants(node, 1);
  kf_tensor_t *output = (wants_grad_output || wants_output) ? kf__unpack_scoped(node, &saved->output) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *grad_output = (wants_output) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_log_softmax_double_grad(grad, output, dim));
  if (wants_output)
    out[1] = kf_scope_keep(kf__d_log_softmax_double_output(grad, grad_output, output, dim));
  return kf_scope_close(&scope);
}
static void release__log_softmax_backward_data(kf__node_t *node) {
  node__log_softmax_backward_data_t *saved = (node__log_softmax_backward_data_t *)(void *)node;
  kf__saved_drop(&saved->output);
  kf__saved_drop(&saved->grad_output);
}
static const kf__saved_field_t fields__log_softmax_backward_data[] = {
    KF__FIELD("output", TENSOR, node__log_softmax_backward_data_t, output),
    KF__FIELD("dim", INT, node__log_softmax_backward_data_t, dim),
    KF__FIELD("grad_output", TENSOR, node__log_softmax_backward_data_t, grad_output),
    {NULL, 0, 0}};
static const kf__node_type_t type__log_softmax_backward_data = {
    .name = "LogSoftmaxBackwardDataBackward0",
    .size = sizeof(node__log_softmax_backward_data_t),
    .backward = backward__log_softmax_backward_data,
    .release_saved = release__log_softmax_backward_data,
    .fields = fields__log_softmax_backward_data,
};

static kf_status_t record__log_softmax_backward_data(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out) {
  *out = NULL;
  node__log_softmax_backward_data_t *saved =
      (node__log_softmax_backward_data_t *)(void *)kf__node_new(&type__log_softmax_backward_data, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, output));
  KF__STEP(kf__save(&saved->output, output));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->grad_output, grad_output));
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, output, dim, input_dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__log_softmax_backward_data(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(output))) || !kf__grad_mode())
    return below_2(call, grad_output, output, dim, input_dtype, out);
  return record__log_softmax_backward_data(call, grad_output, output, dim, input_dtype, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  int64_t dim;
  kf_dtype_t self_dtype;
} node__safe_softmax_t;
static kf_status_t backward__safe_softmax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__safe_softmax_t *saved = (node__safe_softmax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t dim = saved->dim;
  kf_dtype_t self_dtype = saved->self_dtype;
  if (wants_self)
    out[0] = kf_scope_keep(op__softmax_backward_data(grad, result_, dim, self_dtype));
  return kf_scope_close(&scope);
}
static void release__safe_softmax(kf__node_t *node) {
  node__safe_softmax_t *saved = (node__safe_softmax_t *)(void *)node;
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields__safe_softmax[] = {
    KF__FIELD("result", TENSOR, node__safe_softmax_t, result_),
    KF__FIELD("dim", INT, node__safe_softmax_t, dim),
    KF__FIELD("self_scalar_type", DTYPE, node__safe_softmax_t, self_dtype),
    {NULL, 0, 0}};
static const kf__node_type_t type__safe_softmax = {
    .name = "SafeSoftmaxBackward0",
    .size = sizeof(node__safe_softmax_t),
    .backward = backward__safe_softmax,
    .release_saved = release__safe_softmax,
    .fields = fields__safe_softmax,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record__safe_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node__safe_softmax_t *saved =
      (node__safe_softmax_t *)(void *)kf__node_new(&type__safe_softmax, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  saved->self_dtype = kf_tensor_dtype(self);
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, dim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__safe_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, dim, dtype, out);
  return record__safe_softmax(call, self, dim, dtype, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__ints_t normalized_shape;
  kf__saved_t result1_;
  kf__saved_t result2_;
  kf__saved_t weight;
  kf__saved_t bias;
  double eps;
} node_native_layer_norm_t;
static kf_status_t backward_native_layer_norm(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_native_layer_norm_t *saved = (node_native_layer_norm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_int_span_t normalized_shape = kf__ints_span(&saved->normalized_shape);
  kf_tensor_t *result1_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *result2_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *bias = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->bias) : NULL;
  double eps = saved->eps;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_layer_norm_grad(grad, input, normalized_shape, result1_, result2_, weight, bias, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release_native_layer_norm(kf__node_t *node) {
  node_native_layer_norm_t *saved = (node_native_layer_norm_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->result2_);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->bias);
}
static void destroy_native_layer_norm(kf__node_t *node) {
  node_native_layer_norm_t *saved = (node_native_layer_norm_t *)(void *)node;
  kf__ints_drop(&saved->normalized_shape);
}
static const kf__saved_field_t fields_native_layer_norm[] = {
    KF__FIELD("input", TENSOR, node_native_layer_norm_t, input),
    KF__FIELD("normalized_shape", INTS, node_native_layer_norm_t, normalized_shape),
    KF__FIELD("result1", TENSOR, node_native_layer_norm_t, result1_),
    KF__FIELD("result2", TENSOR, node_native_layer_norm_t, result2_),
    KF__FIELD("weight", TENSOR, node_native_layer_norm_t, weight),
    KF__FIELD("bias", TENSOR, node_native_layer_norm_t, bias),
    KF__FIELD("eps", FLOAT, node_native_layer_norm_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_layer_norm = {
    .name = "NativeLayerNormBackward0",
    .size = sizeof(node_native_layer_norm_t),
    .backward = backward_native_layer_norm,
    .release_saved = release_native_layer_norm,
    .destroy = destroy_native_layer_norm,
    .fields = fields_native_layer_norm,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, double a4, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t
    **o2);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, double a4, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t
    **o2) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0, o1, o2));
}

static kf_status_t record_native_layer_norm(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_native_layer_norm_t *saved =
      (node_native_layer_norm_t *)(void *)kf__node_new(&type_native_layer_norm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save_ints(&saved->normalized_shape, normalized_shape));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save(&saved->bias, bias));
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_6(call, input, normalized_shape, weight, bias, eps, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__save(&saved->result1_, *out1));
  KF__STEP(kf__save(&saved->result2_, *out2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd_native_layer_norm(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t
    **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_6(call, input, normalized_shape, weight, bias, eps, out0, out1, out2);
  return record_native_layer_norm(call, input, normalized_shape, weight, bias, eps, out0, out1, out2);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, double a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, double a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7)
    {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, double a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7)
    {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a7)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4, a5, a6, a7);
}

typedef struct {
  kf__node_t node;
  kf__saved_t grad_out;
  kf__saved_t input;
  kf__ints_t normalized_shape;
  kf__saved_t mean;
  kf__saved_t rstd;
  kf__saved_t weight;
} node_native_layer_norm_backward_t;
static kf_status_t backward_native_layer_norm_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_native_layer_norm_backward_t *saved = (node_native_layer_norm_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_out = kf__node_wants(node, 0);
  bool wants_input = kf__node_wants(node, 1);
  bool wants_weight = kf__node_wants(node, 2);
  bool wants_bias = kf__node_wants(node, 3);
  kf_tensor_t *grad_out = (wants_grad_out || wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->grad_out) : NULL;
  kf_tensor_t *input = (wants_grad_out || wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_int_span_t normalized_shape = kf__ints_span(&saved->normalized_shape);
  kf_tensor_t *mean = (wants_grad_out || wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->mean) : NULL;
  kf_tensor_t *rstd = (wants_grad_out || wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->rstd) : NULL;
  kf_tensor_t *weight = (wants_grad_out || wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  if (wants_grad_out || wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_grad_out, wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[4] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_layer_norm_double(grads[0], grads[1], grads[2], grad_out, input, normalized_shape, mean, rstd, weight, wanted, made));
    kf__give(&out[0], made[0], wants_grad_out);
    kf__give(&out[1], made[1], wants_input);
    kf__give(&out[2], made[2], wants_weight);
    kf__give(&out[3], made[3], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release_native_layer_norm_backward(kf__node_t *node) {
  node_native_layer_norm_backward_t *saved = (node_native_layer_norm_backward_t *)(void *)node;
  kf__saved_drop(&saved->grad_out);
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->mean);
  kf__saved_drop(&saved->rstd);
  kf__saved_drop(&saved->weight);
}
static void destroy_native_layer_norm_backward(kf__node_t *node) {
  node_native_layer_norm_backward_t *saved = (node_native_layer_norm_backward_t *)(void *)node;
  kf__ints_drop(&saved->normalized_shape);
}
static const kf__saved_field_t fields_native_layer_norm_backward[] = {
    KF__FIELD("grad_out", TENSOR, node_native_layer_norm_backward_t, grad_out),
    KF__FIELD("input", TENSOR, node_native_layer_norm_backward_t, input),
    KF__FIELD("normalized_shape", INTS, node_native_layer_norm_backward_t, normalized_shape),
    KF__FIELD("mean", TENSOR, node_native_layer_norm_backward_t, mean),
    KF__FIELD("rstd", TENSOR, node_native_layer_norm_backward_t, rstd),
    KF__FIELD("weight", TENSOR, node_native_layer_norm_backward_t, weight),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_layer_norm_backward = {
    .name = "NativeLayerNormBackwardBackward0",
    .size = sizeof(node_native_layer_norm_backward_t),
    .backward = backward_native_layer_norm_backward,
    .release_saved = release_native_layer_norm_backward,
    .destroy = destroy_native_layer_norm_backward,
    .fields = fields_native_layer_norm_backward,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6,
    kf_bool_span_t a7, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6,
    kf_bool_span_t a7, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0, o1, o2));
}

static kf_status_t record_native_layer_norm_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(mean)))
    return kf__not_differentiable(call, "mean");
  if (KF_UNLIKELY(kf__wants_grad_opt(rstd)))
    return kf__not_differentiable(call, "rstd");
  node_native_layer_norm_backward_t *saved =
      (node_native_layer_norm_backward_t *)(void *)kf__node_new(&type_native_layer_norm_backward, 4, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_out));
  KF__STEP(kf__node_link(node, 1, input));
  KF__STEP(kf__node_link(node, 2, weight));
  KF__STEP(kf__node_link(node, 3, bias));
  KF__STEP(kf__save(&saved->grad_out, grad_out));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save_ints(&saved->normalized_shape, normalized_shape));
  KF__STEP(kf__save(&saved->mean, mean));
  KF__STEP(kf__save(&saved->rstd, rstd));
  KF__STEP(kf__save(&saved->weight, weight));
  kf__below_t below = kf__below_enter();
  status = below_8(call, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__set_history(*out1, node, 1));
  KF__STEP(kf__set_history(*out2, node, 2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd_native_layer_norm_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *mean, kf_tensor_t *rstd,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_bool_span_t output_mask, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(grad_out) | kf__wants_grad(input) | kf__wants_grad(mean) | kf__wants_grad(rstd) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_8(call, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, out0, out1, out2);
  return record_native_layer_norm_backward(call, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, out0, out1, out2);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6,
    kf_bool_span_t a7, kf_tensor_t *a8, kf_tensor_t *a9, kf_tensor_t *a10);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6,
    kf_bool_span_t a7, kf_tensor_t *a8, kf_tensor_t *a9, kf_tensor_t *a10) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6,
    kf_bool_span_t a7, kf_tensor_t *a8, kf_tensor_t *a9, kf_tensor_t *a10) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a8) | kf__wants_grad_opt(a9) | kf__wants_grad_opt(a10)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__ints_t normalized_shape;
  kf__saved_t result1_;
  kf__saved_t weight;
  kf_opt_float_t eps;
} node__fused_rms_norm_t;
static kf_status_t backward__fused_rms_norm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__fused_rms_norm_t *saved = (node__fused_rms_norm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  kf_tensor_t *input = (wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_int_span_t normalized_shape = kf__ints_span(&saved->normalized_shape);
  kf_tensor_t *result1_ = (wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_opt_float_t eps = saved->eps;
  if (wants_input || wants_weight) {
    const bool wanted[] = {wants_input, wants_weight};
    kf_tensor_t *made[2] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_rms_norm_grad(grad, input, normalized_shape, result1_, weight, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
  }
  return kf_scope_close(&scope);
}
static void release__fused_rms_norm(kf__node_t *node) {
  node__fused_rms_norm_t *saved = (node__fused_rms_norm_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->weight);
}
static void destroy__fused_rms_norm(kf__node_t *node) {
  node__fused_rms_norm_t *saved = (node__fused_rms_norm_t *)(void *)node;
  kf__ints_drop(&saved->normalized_shape);
}
static const kf__saved_field_t fields__fused_rms_norm[] = {
    KF__FIELD("input", TENSOR, node__fused_rms_norm_t, input),
    KF__FIELD("normalized_shape", INTS, node__fused_rms_norm_t, normalized_shape),
    KF__FIELD("result1", TENSOR, node__fused_rms_norm_t, result1_),
    KF__FIELD("weight", TENSOR, node__fused_rms_norm_t, weight),
    KF__FIELD("eps", OPT_FLOAT, node__fused_rms_norm_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type__fused_rms_norm = {
    .name = "FusedRmsNormBackward0",
    .size = sizeof(node__fused_rms_norm_t),
    .backward = backward__fused_rms_norm,
    .release_saved = release__fused_rms_norm,
    .destroy = destroy__fused_rms_norm,
    .fields = fields__fused_rms_norm,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_opt_float_t a3, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_opt_float_t a3, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1));
}

static kf_status_t record__fused_rms_norm(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node__fused_rms_norm_t *saved =
      (node__fused_rms_norm_t *)(void *)kf__node_new(&type__fused_rms_norm, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save_ints(&saved->normalized_shape, normalized_shape));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_10(call, input, normalized_shape, weight, eps, out0, out1);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__save(&saved->result1_, *out1));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  return status;
}
static kf_status_t autograd__fused_rms_norm(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight))) || !kf__grad_mode())
    return below_10(call, input, normalized_shape, weight, eps, out0, out1);
  return record__fused_rms_norm(call, input, normalized_shape, weight, eps, out0, out1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t result1_;
  kf__saved_t result2_;
  kf__saved_t weight;
  int64_t N;
  int64_t C;
  int64_t HxW;
  int64_t group;
  double eps;
} node_native_group_norm_t;
static kf_status_t backward_native_group_norm(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_native_group_norm_t *saved = (node_native_group_norm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *result1_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *result2_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  int64_t N = saved->N;
  int64_t C = saved->C;
  int64_t HxW = saved->HxW;
  int64_t group = saved->group;
  double eps = saved->eps;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_group_norm_grad(grads[0], grads[1], grads[2], input, result1_, result2_, weight, N, C, HxW, group, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release_native_group_norm(kf__node_t *node) {
  node_native_group_norm_t *saved = (node_native_group_norm_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->result2_);
  kf__saved_drop(&saved->weight);
}
static const kf__saved_field_t fields_native_group_norm[] = {
    KF__FIELD("input", TENSOR, node_native_group_norm_t, input),
    KF__FIELD("result1", TENSOR, node_native_group_norm_t, result1_),
    KF__FIELD("result2", TENSOR, node_native_group_norm_t, result2_),
    KF__FIELD("weight", TENSOR, node_native_group_norm_t, weight),
    KF__FIELD("N", INT, node_native_group_norm_t, N),
    KF__FIELD("C", INT, node_native_group_norm_t, C),
    KF__FIELD("HxW", INT, node_native_group_norm_t, HxW),
    KF__FIELD("group", INT, node_native_group_norm_t, group),
    KF__FIELD("eps", FLOAT, node_native_group_norm_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_group_norm = {
    .name = "NativeGroupNormBackward0",
    .size = sizeof(node_native_group_norm_t),
    .backward = backward_native_group_norm,
    .release_saved = release_native_group_norm,
    .fields = fields_native_group_norm,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, double a7, kf_tensor_t **o0,
    kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, double a7, kf_tensor_t **o0,
    kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0, o1, o2));
}

static kf_status_t record_native_group_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_native_group_norm_t *saved =
      (node_native_group_norm_t *)(void *)kf__node_new(&type_native_group_norm, 3, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->N = N;
  saved->C = C;
  saved->HxW = HxW;
  saved->group = group;
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_11(call, input, weight, bias, N, C, HxW, group, eps, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__set_history(*out1, node, 1));
  KF__STEP(kf__set_history(*out2, node, 2));
  KF__STEP(kf__save_output(&saved->result1_, *out1, 1));
  KF__STEP(kf__save_output(&saved->result2_, *out2, 2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd_native_group_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_11(call, input, weight, bias, N, C, HxW, group, eps, out0, out1, out2);
  return record_native_group_norm(call, input, weight, bias, N, C, HxW, group, eps, out0, out1, out2);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, double a7, kf_tensor_t *a8,
    kf_tensor_t *a9, kf_tensor_t *a10);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, double a7, kf_tensor_t *a8,
    kf_tensor_t *a9, kf_tensor_t *a10) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, double a7, kf_tensor_t *a8,
    kf_tensor_t *a9, kf_tensor_t *a10) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a8) | kf__wants_grad_opt(a9) | kf__wants_grad_opt(a10)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, int64_t a5, int64_t a6, int64_t a7, int64_t
    a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, int64_t a5, int64_t a6, int64_t a7, int64_t
    a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, int64_t a5, int64_t a6, int64_t a7, int64_t
    a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a10) | kf__wants_grad_opt(a11) | kf__wants_grad_opt(a12)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t weight;
  kf__saved_t running_mean;
  kf__saved_t running_var;
  kf__saved_t result1_;
  kf__saved_t result2_;
  bool training;
  double eps;
} node_native_batch_norm_t;
static kf_status_t backward_native_batch_norm(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_native_batch_norm_t *saved = (node_native_batch_norm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *running_mean = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->running_mean) : NULL;
  kf_tensor_t *running_var = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->running_var) : NULL;
  kf_tensor_t *result1_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *result2_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  bool training = saved->training;
  double eps = saved->eps;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_batch_norm_grad(grad, input, weight, running_mean, running_var, result1_, result2_, training, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release_native_batch_norm(kf__node_t *node) {
  node_native_batch_norm_t *saved = (node_native_batch_norm_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->running_mean);
  kf__saved_drop(&saved->running_var);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->result2_);
}
static const kf__saved_field_t fields_native_batch_norm[] = {
    KF__FIELD("input", TENSOR, node_native_batch_norm_t, input),
    KF__FIELD("weight", TENSOR, node_native_batch_norm_t, weight),
    KF__FIELD("running_mean", TENSOR, node_native_batch_norm_t, running_mean),
    KF__FIELD("running_var", TENSOR, node_native_batch_norm_t, running_var),
    KF__FIELD("result1", TENSOR, node_native_batch_norm_t, result1_),
    KF__FIELD("result2", TENSOR, node_native_batch_norm_t, result2_),
    KF__FIELD("training", BOOL, node_native_batch_norm_t, training),
    KF__FIELD("eps", FLOAT, node_native_batch_norm_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_batch_norm = {
    .name = "NativeBatchNormBackward0",
    .size = sizeof(node_native_batch_norm_t),
    .backward = backward_native_batch_norm,
    .release_saved = release_native_batch_norm,
    .fields = fields_native_batch_norm,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, bool a5, double a6, double a7, kf_tensor_t
    **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, bool a5, double a6, double a7, kf_tensor_t
    **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0, o1, o2));
}

static kf_status_t record_native_batch_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(running_mean)))
    return kf__not_differentiable(call, "running_mean");
  if (KF_UNLIKELY(kf__wants_grad_opt(running_var)))
    return kf__not_differentiable(call, "running_var");
  node_native_batch_norm_t *saved =
      (node_native_batch_norm_t *)(void *)kf__node_new(&type_native_batch_norm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  if (!training) KF__STEP(kf__save(&saved->running_mean, running_mean));
  if (!training) KF__STEP(kf__save(&saved->running_var, running_var));
  saved->training = training;
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_14(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__save(&saved->result1_, *out1));
  KF__STEP(kf__save(&saved->result2_, *out2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd_native_batch_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias) | kf__wants_grad_opt(running_mean) | kf__wants_grad_opt(running_var))) || !kf__grad_mode())
    return below_14(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
  return record_native_batch_norm(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, bool a5, double a6, double a7, kf_tensor_t
    *a8, kf_tensor_t *a9, kf_tensor_t *a10);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, bool a5, double a6, double a7, kf_tensor_t
    *a8, kf_tensor_t *a9, kf_tensor_t *a10) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, bool a5, double a6, double a7, kf_tensor_t
    *a8, kf_tensor_t *a9, kf_tensor_t *a10) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a8) | kf__wants_grad_opt(a9) | kf__wants_grad_opt(a10)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_15(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t weight;
  kf__saved_t running_mean;
  kf__saved_t running_var;
  kf__saved_t result1_;
  kf__saved_t result2_;
  bool training;
  double eps;
} node__native_batch_norm_legit_t;
static kf_status_t backward__native_batch_norm_legit(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__native_batch_norm_legit_t *saved = (node__native_batch_norm_legit_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *running_mean = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->running_mean) : NULL;
  kf_tensor_t *running_var = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->running_var) : NULL;
  kf_tensor_t *result1_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *result2_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  bool training = saved->training;
  double eps = saved->eps;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_batch_norm_grad(grad, input, weight, running_mean, running_var, result1_, result2_, training, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release__native_batch_norm_legit(kf__node_t *node) {
  node__native_batch_norm_legit_t *saved = (node__native_batch_norm_legit_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->running_mean);
  kf__saved_drop(&saved->running_var);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->result2_);
}
static const kf__saved_field_t fields__native_batch_norm_legit[] = {
    KF__FIELD("input", TENSOR, node__native_batch_norm_legit_t, input),
    KF__FIELD("weight", TENSOR, node__native_batch_norm_legit_t, weight),
    KF__FIELD("running_mean", TENSOR, node__native_batch_norm_legit_t, running_mean),
    KF__FIELD("running_var", TENSOR, node__native_batch_norm_legit_t, running_var),
    KF__FIELD("result1", TENSOR, node__native_batch_norm_legit_t, result1_),
    KF__FIELD("result2", TENSOR, node__native_batch_norm_legit_t, result2_),
    KF__FIELD("training", BOOL, node__native_batch_norm_legit_t, training),
    KF__FIELD("eps", FLOAT, node__native_batch_norm_legit_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type__native_batch_norm_legit = {
    .name = "NativeBatchNormLegitBackward0",
    .size = sizeof(node__native_batch_norm_legit_t),
    .backward = backward__native_batch_norm_legit,
    .release_saved = release__native_batch_norm_legit,
    .fields = fields__native_batch_norm_legit,
};

static kf_status_t record__native_batch_norm_legit(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(running_mean)))
    return kf__not_differentiable(call, "running_mean");
  if (KF_UNLIKELY(kf__wants_grad_opt(running_var)))
    return kf__not_differentiable(call, "running_var");
  node__native_batch_norm_legit_t *saved =
      (node__native_batch_norm_legit_t *)(void *)kf__node_new(&type__native_batch_norm_legit, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->training = training;
  saved->eps = eps;
  kf__below_t below = kf__below_autograd_enter();
  status = below_14(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  if (!training) KF__STEP(kf__save(&saved->running_mean, running_mean));
  if (!training) KF__STEP(kf__save(&saved->running_var, running_var));
  KF__STEP(kf__save(&saved->result1_, *out1));
  KF__STEP(kf__save(&saved->result2_, *out2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd__native_batch_norm_legit(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    bool training, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias) | kf__wants_grad(running_mean) | kf__wants_grad(running_var))) || !kf__grad_mode())
    return below_14(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
  return record__native_batch_norm_legit(call, input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t weight;
  kf__saved_t result1_;
  kf__saved_t result2_;
  bool training;
  double eps;
} node__native_batch_norm_legit_no_stats_t;
static kf_status_t backward__native_batch_norm_legit_no_stats(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__native_batch_norm_legit_no_stats_t *saved = (node__native_batch_norm_legit_no_stats_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *result1_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result1_) : NULL;
  kf_tensor_t *result2_ = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  bool training = saved->training;
  double eps = saved->eps;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_batch_norm_grad(grad, input, weight, NULL, NULL, result1_, result2_, training, eps, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release__native_batch_norm_legit_no_stats(kf__node_t *node) {
  node__native_batch_norm_legit_no_stats_t *saved = (node__native_batch_norm_legit_no_stats_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->result1_);
  kf__saved_drop(&saved->result2_);
}
static const kf__saved_field_t fields__native_batch_norm_legit_no_stats[] = {
    KF__FIELD("input", TENSOR, node__native_batch_norm_legit_no_stats_t, input),
    KF__FIELD("weight", TENSOR, node__native_batch_norm_legit_no_stats_t, weight),
    KF__FIELD("result1", TENSOR, node__native_batch_norm_legit_no_stats_t, result1_),
    KF__FIELD("result2", TENSOR, node__native_batch_norm_legit_no_stats_t, result2_),
    KF__FIELD("training", BOOL, node__native_batch_norm_legit_no_stats_t, training),
    KF__FIELD("eps", FLOAT, node__native_batch_norm_legit_no_stats_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type__native_batch_norm_legit_no_stats = {
    .name = "NativeBatchNormLegitBackward1",
    .size = sizeof(node__native_batch_norm_legit_no_stats_t),
    .backward = backward__native_batch_norm_legit_no_stats,
    .release_saved = release__native_batch_norm_legit_no_stats,
    .fields = fields__native_batch_norm_legit_no_stats,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, double a4, double a5, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t
    **o2);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, double a4, double a5, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t
    **o2) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0, o1, o2));
}

static kf_status_t record__native_batch_norm_legit_no_stats(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node__native_batch_norm_legit_no_stats_t *saved =
      (node__native_batch_norm_legit_no_stats_t *)(void *)kf__node_new(&type__native_batch_norm_legit_no_stats, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  saved->training = training;
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_16(call, input, weight, bias, training, momentum, eps, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__save(&saved->result1_, *out1));
  KF__STEP(kf__save(&saved->result2_, *out2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd__native_batch_norm_legit_no_stats(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *weight, kf_tensor_t *bias, bool training, double momentum, double eps,
    kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_16(call, input, weight, bias, training, momentum, eps, out0, out1, out2);
  return record__native_batch_norm_legit_no_stats(call, input, weight, bias, training, momentum, eps, out0, out1, out2);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, double a4, double a5, kf_tensor_t *a6, kf_tensor_t *a7, kf_tensor_t
    *a8);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, double a4, double a5, kf_tensor_t *a6, kf_tensor_t *a7, kf_tensor_t
    *a8) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, double a4, double a5, kf_tensor_t *a6, kf_tensor_t *a7, kf_tensor_t
    *a8) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a7) | kf__wants_grad_opt(a8)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, double a5, double a6, kf_tensor_t *a7,
    kf_tensor_t *a8, kf_tensor_t *a9);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, double a5, double a6, kf_tensor_t *a7,
    kf_tensor_t *a8, kf_tensor_t *a9) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, double a5, double a6, kf_tensor_t *a7,
    kf_tensor_t *a8, kf_tensor_t *a9) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a7) | kf__wants_grad_opt(a8) | kf__wants_grad_opt(a9)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_18(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

typedef struct {
  kf__node_t node;
  kf__saved_t grad_out;
  kf__saved_t input;
  kf__saved_t weight;
  kf__saved_t running_mean;
  kf__saved_t running_var;
  kf__saved_t save_mean;
  kf__saved_t save_invstd;
  bool train;
  double eps;
} node_native_batch_norm_backward_t;
static kf_status_t backward_native_batch_norm_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_native_batch_norm_backward_t *saved = (node_native_batch_norm_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_out = kf__node_wants(node, 0);
  bool wants_input = kf__node_wants(node, 1);
  bool wants_weight = kf__node_wants(node, 2);
  kf_tensor_t *grad_out = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->grad_out) : NULL;
  kf_tensor_t *input = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_tensor_t *running_mean = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->running_mean) : NULL;
  kf_tensor_t *running_var = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->running_var) : NULL;
  kf_tensor_t *save_mean = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->save_mean) : NULL;
  kf_tensor_t *save_invstd = (wants_grad_out || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->save_invstd) : NULL;
  bool train = saved->train;
  double eps = saved->eps;
  if (wants_grad_out || wants_input || wants_weight) {
    const bool wanted[] = {wants_grad_out, wants_input, wants_weight};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_batch_norm_double(grads[0], grads[1], grads[2], grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, wanted, made));
    kf__give(&out[0], made[0], wants_grad_out);
    kf__give(&out[1], made[1], wants_input);
    kf__give(&out[2], made[2], wants_weight);
  }
  return kf_scope_close(&scope);
}
static void release_native_batch_norm_backward(kf__node_t *node) {
  node_native_batch_norm_backward_t *saved = (node_native_batch_norm_backward_t *)(void *)node;
  kf__saved_drop(&saved->grad_out);
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
  kf__saved_drop(&saved->running_mean);
  kf__saved_drop(&saved->running_var);
  kf__saved_drop(&saved->save_mean);
  kf__saved_drop(&saved->save_invstd);
}
static const kf__saved_field_t fields_native_batch_norm_backward[] = {
    KF__FIELD("grad_out", TENSOR, node_native_batch_norm_backward_t, grad_out),
    KF__FIELD("input", TENSOR, node_native_batch_norm_backward_t, input),
    KF__FIELD("weight", TENSOR, node_native_batch_norm_backward_t, weight),
    KF__FIELD("running_mean", TENSOR, node_native_batch_norm_backward_t, running_mean),
    KF__FIELD("running_var", TENSOR, node_native_batch_norm_backward_t, running_var),
    KF__FIELD("save_mean", TENSOR, node_native_batch_norm_backward_t, save_mean),
    KF__FIELD("save_invstd", TENSOR, node_native_batch_norm_backward_t, save_invstd),
    KF__FIELD("train", BOOL, node_native_batch_norm_backward_t, train),
    KF__FIELD("eps", FLOAT, node_native_batch_norm_backward_t, eps),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_batch_norm_backward = {
    .name = "NativeBatchNormBackwardBackward0",
    .size = sizeof(node_native_batch_norm_backward_t),
    .backward = backward_native_batch_norm_backward,
    .release_saved = release_native_batch_norm_backward,
    .fields = fields_native_batch_norm_backward,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6, bool a7,
    double a8, kf_bool_span_t a9, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6, bool a7,
    double a8, kf_bool_span_t a9, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9)), (o0, o1, o2));
}

static kf_status_t record_native_batch_norm_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps, kf_bool_span_t
    output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(running_mean)))
    return kf__not_differentiable(call, "running_mean");
  if (KF_UNLIKELY(kf__wants_grad_opt(running_var)))
    return kf__not_differentiable(call, "running_var");
  if (KF_UNLIKELY(kf__wants_grad_opt(save_mean)))
    return kf__not_differentiable(call, "save_mean");
  if (KF_UNLIKELY(kf__wants_grad_opt(save_invstd)))
    return kf__not_differentiable(call, "save_invstd");
  node_native_batch_norm_backward_t *saved =
      (node_native_batch_norm_backward_t *)(void *)kf__node_new(&type_native_batch_norm_backward, 3, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_out));
  KF__STEP(kf__node_link(node, 1, input));
  KF__STEP(kf__node_link(node, 2, weight));
  KF__STEP(kf__save(&saved->grad_out, grad_out));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save(&saved->running_mean, running_mean));
  KF__STEP(kf__save(&saved->running_var, running_var));
  KF__STEP(kf__save(&saved->save_mean, save_mean));
  KF__STEP(kf__save(&saved->save_invstd, save_invstd));
  saved->train = train;
  saved->eps = eps;
  kf__below_t below = kf__below_enter();
  status = below_19(call, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, out0, out1, out2);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__set_history(*out1, node, 1));
  KF__STEP(kf__set_history(*out2, node, 2));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  return status;
}
static kf_status_t autograd_native_batch_norm_backward(const kf_call_t *call, kf_tensor_t *grad_out,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool train, double eps, kf_bool_span_t
    output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(grad_out) | kf__wants_grad(input) | kf__wants_grad_opt(weight) | kf__wants_grad_opt(running_mean) | kf__wants_grad_opt(running_var) | kf__wants_grad_opt(save_mean) | kf__wants_grad_opt(save_invstd))) || !kf__grad_mode())
    return below_19(call, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, out0, out1, out2);
  return record_native_batch_norm_backward(call, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, out0, out1, out2);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6, bool a7,
    double a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6, bool a7,
    double a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6, bool a7,
    double a8, kf_bool_span_t a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a10) | kf__wants_grad_opt(a11) | kf__wants_grad_opt(a12)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_20(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

const kf__autograd_entry_t kf__autograd_norm[] = {
    {KF__OP__softmax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__softmax},
    {KF__OP__softmax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP__log_softmax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__log_softmax},
    {KF__OP__log_softmax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP__softmax_backward_data, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__softmax_backward_data},
    {KF__OP__softmax_backward_data_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP__log_softmax_backward_data, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__log_softmax_backward_data},
    {KF__OP__log_softmax_backward_data_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_softmax_int_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP__safe_softmax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__safe_softmax},
    {KF__OP_log_softmax_int_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_native_layer_norm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_layer_norm},
    {KF__OP_native_layer_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_native_layer_norm_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_layer_norm_backward},
    {KF__OP_native_layer_norm_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP__fused_rms_norm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__fused_rms_norm},
    {KF__OP_native_group_norm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_group_norm},
    {KF__OP_native_group_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_native_group_norm_backward, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_native_group_norm_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_native_batch_norm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_batch_norm},
    {KF__OP_native_batch_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP__native_batch_norm_legit, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__native_batch_norm_legit},
    {KF__OP__native_batch_norm_legit_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP__native_batch_norm_legit_no_stats, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__native_batch_norm_legit_no_stats},
    {KF__OP__native_batch_norm_legit_no_stats_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP__native_batch_norm_legit_no_training, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP__native_batch_norm_legit_no_training_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_native_batch_norm_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_batch_norm_backward},
    {KF__OP_native_batch_norm_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {0, KF__AUTOGRAD_END, NULL},
};
