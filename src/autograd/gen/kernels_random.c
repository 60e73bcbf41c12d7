/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_native_dropout_backward(kf_tensor_t *grad_output, kf_tensor_t *mask,
    double scale) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_native_dropout_backward(grad_output, mask, scale, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
} node_uniform_t;
static kf_status_t backward_uniform(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_uniform = {
    .name = "UniformBackward0",
    .size = sizeof(node_uniform_t),
    .backward = backward_uniform,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_uniform(const kf_call_t *call, kf_tensor_t *self, double from, double to,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_uniform_t *saved =
      (node_uniform_t *)(void *)kf__node_new(&type_uniform, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, from, to, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_uniform(const kf_call_t *call, kf_tensor_t *self, double from, double
    to, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, from, to, generator, out);
  return record_uniform(call, self, from, to, generator, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_uniform_(const kf_call_t *call, kf_tensor_t *self, double from, double to,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_uniform_t *saved =
      (node_uniform_t *)(void *)kf__node_new(&type_uniform, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, from, to, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_uniform_(const kf_call_t *call, kf_tensor_t *self, double from, double
    to, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self, from, to, generator);
  return record_uniform_(call, self, from, to, generator);
}

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, double a1, double a2,
    kf_generator_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
} node_normal_functional_t;
static kf_status_t backward_normal_functional(kf__node_t *node, kf_tensor_t *const *grads,
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
static const kf__node_type_t type_normal_functional = {
    .name = "NormalBackward0",
    .size = sizeof(node_normal_functional_t),
    .backward = backward_normal_functional,
};

static kf_status_t record_normal_functional(const kf_call_t *call, kf_tensor_t *self, double mean,
    double std, kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_normal_functional_t *saved =
      (node_normal_functional_t *)(void *)kf__node_new(&type_normal_functional, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, mean, std, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_normal_functional(const kf_call_t *call, kf_tensor_t *self, double mean,
    double std, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, mean, std, generator, out);
  return record_normal_functional(call, self, mean, std, generator, out);
}

static kf_status_t record_normal_(const kf_call_t *call, kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_normal_functional_t *saved =
      (node_normal_functional_t *)(void *)kf__node_new(&type_normal_functional, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, mean, std, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_normal_(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self, mean, std, generator);
  return record_normal_(call, self, mean, std, generator);
}

typedef struct {
  kf__node_t node;
} node_log_normal_t;
static kf_status_t backward_log_normal(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_log_normal = {
    .name = "LogNormalBackward0",
    .size = sizeof(node_log_normal_t),
    .backward = backward_log_normal,
};

static kf_status_t record_log_normal(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_log_normal_t *saved =
      (node_log_normal_t *)(void *)kf__node_new(&type_log_normal, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, mean, std, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_log_normal(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, mean, std, generator, out);
  return record_log_normal(call, self, mean, std, generator, out);
}

static kf_status_t record_log_normal_(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_log_normal_t *saved =
      (node_log_normal_t *)(void *)kf__node_new(&type_log_normal, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, mean, std, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_log_normal_(const kf_call_t *call, kf_tensor_t *self, double mean,
    double std, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self, mean, std, generator);
  return record_log_normal_(call, self, mean, std, generator);
}

typedef struct {
  kf__node_t node;
} node_cauchy_t;
static kf_status_t backward_cauchy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_cauchy = {
    .name = "CauchyBackward0",
    .size = sizeof(node_cauchy_t),
    .backward = backward_cauchy,
};

static kf_status_t record_cauchy(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_cauchy_t *saved =
      (node_cauchy_t *)(void *)kf__node_new(&type_cauchy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, median, sigma, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_cauchy(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, median, sigma, generator, out);
  return record_cauchy(call, self, median, sigma, generator, out);
}

static kf_status_t record_cauchy_(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_cauchy_t *saved =
      (node_cauchy_t *)(void *)kf__node_new(&type_cauchy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, median, sigma, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_cauchy_(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self, median, sigma, generator);
  return record_cauchy_(call, self, median, sigma, generator);
}

typedef struct {
  kf__node_t node;
} node_exponential_t;
static kf_status_t backward_exponential(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_exponential = {
    .name = "ExponentialBackward0",
    .size = sizeof(node_exponential_t),
    .backward = backward_exponential,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_generator_t
    *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_generator_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_exponential(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_exponential_t *saved =
      (node_exponential_t *)(void *)kf__node_new(&type_exponential, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, lambd, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_exponential(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, lambd, generator, out);
  return record_exponential(call, self, lambd, generator, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_generator_t
    *a2);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_generator_t *a2) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_exponential_(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_exponential_t *saved =
      (node_exponential_t *)(void *)kf__node_new(&type_exponential, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, lambd, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_exponential_(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, lambd, generator);
  return record_exponential_(call, self, lambd, generator);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_generator_t
    *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_geometric_t;
static kf_status_t backward_geometric(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_geometric = {
    .name = "GeometricBackward0",
    .size = sizeof(node_geometric_t),
    .backward = backward_geometric,
};

static kf_status_t record_geometric(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_geometric_t *saved =
      (node_geometric_t *)(void *)kf__node_new(&type_geometric, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, p, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_geometric(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, p, generator, out);
  return record_geometric(call, self, p, generator, out);
}

static kf_status_t record_geometric_(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_geometric_t *saved =
      (node_geometric_t *)(void *)kf__node_new(&type_geometric, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, p, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_geometric_(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, p, generator);
  return record_geometric_(call, self, p, generator);
}

typedef struct {
  kf__node_t node;
} node_random_t;
static kf_status_t backward_random(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_random = {
    .name = "RandomBackward2",
    .size = sizeof(node_random_t),
    .backward = backward_random,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_random(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  *out = NULL;
  node_random_t *saved =
      (node_random_t *)(void *)kf__node_new(&type_random, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_random(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, generator, out);
  return record_random(call, self, generator, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_random_(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator) {
  KF_TRY(kf__check_inplace(self));
  node_random_t *saved =
      (node_random_t *)(void *)kf__node_new(&type_random, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_random_(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, generator);
  return record_random_(call, self, generator);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_generator_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
} node_random_from_t;
static kf_status_t backward_random_from(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_random_from = {
    .name = "RandomBackward0",
    .size = sizeof(node_random_from_t),
    .backward = backward_random_from,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_generator_t *a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_generator_t *a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_random_from(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_random_from_t *saved =
      (node_random_from_t *)(void *)kf__node_new(&type_random_from, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, from, to, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_random_from(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, from, to, generator, out);
  return record_random_from(call, self, from, to, generator, out);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_generator_t *a3);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_generator_t *a3) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_random__from(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_random_from_t *saved =
      (node_random_from_t *)(void *)kf__node_new(&type_random_from, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_10(call, self, from, to, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_random__from(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, from, to, generator);
  return record_random__from(call, self, from, to, generator);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_generator_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_generator_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_generator_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
} node_random_to_t;
static kf_status_t backward_random_to(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_random_to = {
    .name = "RandomBackward1",
    .size = sizeof(node_random_to_t),
    .backward = backward_random_to,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_random_to(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_random_to_t *saved =
      (node_random_to_t *)(void *)kf__node_new(&type_random_to, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, to, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_random_to(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, to, generator, out);
  return record_random_to(call, self, to, generator, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_random__to(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_random_to_t *saved =
      (node_random_to_t *)(void *)kf__node_new(&type_random_to, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_13(call, self, to, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_random__to(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, to, generator);
  return record_random__to(call, self, to, generator);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_bernoulli_p_t;
static kf_status_t backward_bernoulli_p(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_bernoulli_p = {
    .name = "BernoulliBackward2",
    .size = sizeof(node_bernoulli_p_t),
    .backward = backward_bernoulli_p,
};

static kf_status_t record_bernoulli_p(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_bernoulli_p_t *saved =
      (node_bernoulli_p_t *)(void *)kf__node_new(&type_bernoulli_p, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, p, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_bernoulli_p(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, p, generator, out);
  return record_bernoulli_p(call, self, p, generator, out);
}

static kf_status_t record_bernoulli__float(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_bernoulli_p_t *saved =
      (node_bernoulli_p_t *)(void *)kf__node_new(&type_bernoulli_p, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_4(call, self, p, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_bernoulli__float(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, p, generator);
  return record_bernoulli__float(call, self, p, generator);
}

typedef struct {
  kf__node_t node;
  kf__ints_t p_sizes;
} node_bernoulli_Tensor_t;
static kf_status_t backward_bernoulli_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_bernoulli_Tensor_t *saved = (node_bernoulli_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_p = kf__node_wants(node, 1);
  kf_int_span_t p_sizes = kf__ints_span(&saved->p_sizes);
  if (wants_p)
    out[1] = kf_scope_keep(kf__d_zeros_of(grad, p_sizes));
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void destroy_bernoulli_Tensor(kf__node_t *node) {
  node_bernoulli_Tensor_t *saved = (node_bernoulli_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->p_sizes);
}
static const kf__saved_field_t fields_bernoulli_Tensor[] = {
    KF__FIELD("p_sym_sizes", INTS, node_bernoulli_Tensor_t, p_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_bernoulli_Tensor = {
    .name = "BernoulliBackward1",
    .size = sizeof(node_bernoulli_Tensor_t),
    .backward = backward_bernoulli_Tensor,
    .destroy = destroy_bernoulli_Tensor,
    .fields = fields_bernoulli_Tensor,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_bernoulli_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *p,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_bernoulli_Tensor_t *saved =
      (node_bernoulli_Tensor_t *)(void *)kf__node_new(&type_bernoulli_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, p));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->p_sizes, kf_tensor_sizes(p)));
  kf__below_t below = kf__below_enter();
  status = below_15(call, self, p, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_bernoulli_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *p, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(p))) || !kf__grad_mode())
    return below_15(call, self, p, generator, out);
  return record_bernoulli_Tensor(call, self, p, generator, out);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_bernoulli__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *p, kf_generator_t *generator) {
  KF_TRY(kf__check_inplace(self));
  node_bernoulli_Tensor_t *saved =
      (node_bernoulli_Tensor_t *)(void *)kf__node_new(&type_bernoulli_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, p));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->p_sizes, kf_tensor_sizes(p)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_16(call, self, p, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_bernoulli__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *p, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(p))) || !kf__grad_mode())
    return below_16(call, self, p, generator);
  return record_bernoulli__Tensor(call, self, p, generator);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
} node_bernoulli_t;
static kf_status_t backward_bernoulli(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
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
static const kf__node_type_t type_bernoulli = {
    .name = "BernoulliBackward0",
    .size = sizeof(node_bernoulli_t),
    .backward = backward_bernoulli,
};

static kf_status_t record_bernoulli(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  *out = NULL;
  node_bernoulli_t *saved =
      (node_bernoulli_t *)(void *)kf__node_new(&type_bernoulli, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_bernoulli(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, generator, out);
  return record_bernoulli(call, self, generator, out);
}

typedef struct {
  kf__node_t node;
} node_poisson_t;
static kf_status_t backward_poisson(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_poisson = {
    .name = "PoissonBackward0",
    .size = sizeof(node_poisson_t),
    .backward = backward_poisson,
};

static kf_status_t record_poisson(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  *out = NULL;
  node_poisson_t *saved =
      (node_poisson_t *)(void *)kf__node_new(&type_poisson, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_poisson(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, generator, out);
  return record_poisson(call, self, generator, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t noise;
  kf_scalar_t lower;
  kf_scalar_t upper;
  bool training;
} node_rrelu_with_noise_t;
static kf_status_t backward_rrelu_with_noise(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rrelu_with_noise_t *saved = (node_rrelu_with_noise_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *noise = kf__unpack_scoped(node, &saved->noise);
  kf_scalar_t lower = saved->lower;
  kf_scalar_t upper = saved->upper;
  bool training = saved->training;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_rrelu_grad(grad, self, noise, lower, upper, training));
  return kf_scope_close(&scope);
}
static void release_rrelu_with_noise(kf__node_t *node) {
  node_rrelu_with_noise_t *saved = (node_rrelu_with_noise_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->noise);
}
static const kf__saved_field_t fields_rrelu_with_noise[] = {
    KF__FIELD("self", TENSOR, node_rrelu_with_noise_t, self),
    KF__FIELD("noise", TENSOR, node_rrelu_with_noise_t, noise),
    KF__FIELD("lower", SCALAR, node_rrelu_with_noise_t, lower),
    KF__FIELD("upper", SCALAR, node_rrelu_with_noise_t, upper),
    KF__FIELD("training", BOOL, node_rrelu_with_noise_t, training),
    {NULL, 0, 0}};
static const kf__node_type_t type_rrelu_with_noise = {
    .name = "RreluWithNoiseBackward0",
    .size = sizeof(node_rrelu_with_noise_t),
    .backward = backward_rrelu_with_noise,
    .release_saved = release_rrelu_with_noise,
    .fields = fields_rrelu_with_noise,
};

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_rrelu_with_noise(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(noise)))
    return kf__not_differentiable(call, "noise");
  node_rrelu_with_noise_t *saved =
      (node_rrelu_with_noise_t *)(void *)kf__node_new(&type_rrelu_with_noise, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->lower = lower;
  saved->upper = upper;
  saved->training = training;
  kf__below_t below = kf__below_autograd_enter();
  status = below_18(call, self, noise, lower, upper, training, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save(&saved->noise, noise));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_rrelu_with_noise(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(noise))) || !kf__grad_mode())
    return below_18(call, self, noise, lower, upper, training, generator, out);
  return record_rrelu_with_noise(call, self, noise, lower, upper, training, generator, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result_;
  kf__saved_t noise;
  kf_scalar_t lower;
  kf_scalar_t upper;
  bool training;
} node_rrelu_with_noise__t;
static kf_status_t backward_rrelu_with_noise_(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rrelu_with_noise__t *saved = (node_rrelu_with_noise__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_tensor_t *noise = kf__unpack_scoped(node, &saved->noise);
  kf_scalar_t lower = saved->lower;
  kf_scalar_t upper = saved->upper;
  bool training = saved->training;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_rrelu_grad(grad, result_, noise, lower, upper, training));
  return kf_scope_close(&scope);
}
static void release_rrelu_with_noise_(kf__node_t *node) {
  node_rrelu_with_noise__t *saved = (node_rrelu_with_noise__t *)(void *)node;
  kf__saved_drop(&saved->result_);
  kf__saved_drop(&saved->noise);
}
static const kf__saved_field_t fields_rrelu_with_noise_[] = {
    KF__FIELD("result", TENSOR, node_rrelu_with_noise__t, result_),
    KF__FIELD("noise", TENSOR, node_rrelu_with_noise__t, noise),
    KF__FIELD("lower", SCALAR, node_rrelu_with_noise__t, lower),
    KF__FIELD("upper", SCALAR, node_rrelu_with_noise__t, upper),
    KF__FIELD("training", BOOL, node_rrelu_with_noise__t, training),
    {NULL, 0, 0}};
static const kf__node_type_t type_rrelu_with_noise_ = {
    .name = "RreluWithNoiseBackward0",
    .size = sizeof(node_rrelu_with_noise__t),
    .backward = backward_rrelu_with_noise_,
    .release_saved = release_rrelu_with_noise_,
    .fields = fields_rrelu_with_noise_,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

static kf_status_t record_rrelu_with_noise_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__wants_grad_opt(noise)))
    return kf__not_differentiable(call, "noise");
  KF_TRY(kf__check_inplace(self));
  node_rrelu_with_noise__t *saved =
      (node_rrelu_with_noise__t *)(void *)kf__node_new(&type_rrelu_with_noise_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->lower = lower;
  saved->upper = upper;
  saved->training = training;
  kf__below_t below = kf__below_autograd_enter();
  status = below_19(call, self, noise, lower, upper, training, generator);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
  KF__STEP(kf__save(&saved->noise, noise));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_rrelu_with_noise_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(noise))) || !kf__grad_mode())
    return below_19(call, self, noise, lower, upper, training, generator);
  return record_rrelu_with_noise_(call, self, noise, lower, upper, training, generator);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_scalar_t a3, bool a4, kf_generator_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_20(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__ints_t mean_sizes;
  kf__ints_t std_sizes;
} node_normal_Tensor_Tensor_t;
static kf_status_t backward_normal_Tensor_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_normal_Tensor_Tensor_t *saved = (node_normal_Tensor_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_mean = kf__node_wants(node, 0);
  bool wants_std = kf__node_wants(node, 1);
  kf_int_span_t mean_sizes = kf__ints_span(&saved->mean_sizes);
  kf_int_span_t std_sizes = kf__ints_span(&saved->std_sizes);
  if (wants_mean)
    out[0] = kf_scope_keep(kf__d_zeros_of(grad, mean_sizes));
  if (wants_std)
    out[1] = kf_scope_keep(kf__d_zeros_of(grad, std_sizes));
  return kf_scope_close(&scope);
}
static void destroy_normal_Tensor_Tensor(kf__node_t *node) {
  node_normal_Tensor_Tensor_t *saved = (node_normal_Tensor_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->mean_sizes);
  kf__ints_drop(&saved->std_sizes);
}
static const kf__saved_field_t fields_normal_Tensor_Tensor[] = {
    KF__FIELD("mean_sym_sizes", INTS, node_normal_Tensor_Tensor_t, mean_sizes),
    KF__FIELD("std_sym_sizes", INTS, node_normal_Tensor_Tensor_t, std_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_normal_Tensor_Tensor = {
    .name = "NormalBackward3",
    .size = sizeof(node_normal_Tensor_Tensor_t),
    .backward = backward_normal_Tensor_Tensor,
    .destroy = destroy_normal_Tensor_Tensor,
    .fields = fields_normal_Tensor_Tensor,
};

static kf_status_t record_normal_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *mean, kf_tensor_t
    *std, kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_normal_Tensor_Tensor_t *saved =
      (node_normal_Tensor_Tensor_t *)(void *)kf__node_new(&type_normal_Tensor_Tensor, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, mean));
  KF__STEP(kf__node_link(node, 1, std));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->mean_sizes, kf_tensor_sizes(mean)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->std_sizes, kf_tensor_sizes(std)));
  kf__below_t below = kf__below_enter();
  status = below_15(call, mean, std, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(mean, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_normal_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *mean,
    kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(mean) | kf__wants_grad(std))) || !kf__grad_mode())
    return below_15(call, mean, std, generator, out);
  return record_normal_Tensor_Tensor(call, mean, std, generator, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t mean_sizes;
} node_normal_Tensor_float_t;
static kf_status_t backward_normal_Tensor_float(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_normal_Tensor_float_t *saved = (node_normal_Tensor_float_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_mean = kf__node_wants(node, 0);
  kf_int_span_t mean_sizes = kf__ints_span(&saved->mean_sizes);
  if (wants_mean)
    out[0] = kf_scope_keep(kf__d_zeros_of(grad, mean_sizes));
  return kf_scope_close(&scope);
}
static void destroy_normal_Tensor_float(kf__node_t *node) {
  node_normal_Tensor_float_t *saved = (node_normal_Tensor_float_t *)(void *)node;
  kf__ints_drop(&saved->mean_sizes);
}
static const kf__saved_field_t fields_normal_Tensor_float[] = {
    KF__FIELD("mean_sym_sizes", INTS, node_normal_Tensor_float_t, mean_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_normal_Tensor_float = {
    .name = "NormalBackward1",
    .size = sizeof(node_normal_Tensor_float_t),
    .backward = backward_normal_Tensor_float,
    .destroy = destroy_normal_Tensor_float,
    .fields = fields_normal_Tensor_float,
};

static kf_status_t record_normal_Tensor_float(const kf_call_t *call, kf_tensor_t *mean, double std,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_normal_Tensor_float_t *saved =
      (node_normal_Tensor_float_t *)(void *)kf__node_new(&type_normal_Tensor_float, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, mean));
  KF__STEP(kf__save_ints(&saved->mean_sizes, kf_tensor_sizes(mean)));
  kf__below_t below = kf__below_enter();
  status = below_3(call, mean, std, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(mean, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_normal_Tensor_float(const kf_call_t *call, kf_tensor_t *mean, double
    std, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(mean))) || !kf__grad_mode())
    return below_3(call, mean, std, generator, out);
  return record_normal_Tensor_float(call, mean, std, generator, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t std_sizes;
} node_normal_float_Tensor_t;
static kf_status_t backward_normal_float_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_normal_float_Tensor_t *saved = (node_normal_float_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_std = kf__node_wants(node, 0);
  kf_int_span_t std_sizes = kf__ints_span(&saved->std_sizes);
  if (wants_std)
    out[0] = kf_scope_keep(kf__d_zeros_of(grad, std_sizes));
  return kf_scope_close(&scope);
}
static void destroy_normal_float_Tensor(kf__node_t *node) {
  node_normal_float_Tensor_t *saved = (node_normal_float_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->std_sizes);
}
static const kf__saved_field_t fields_normal_float_Tensor[] = {
    KF__FIELD("std_sym_sizes", INTS, node_normal_float_Tensor_t, std_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_normal_float_Tensor = {
    .name = "NormalBackward2",
    .size = sizeof(node_normal_float_Tensor_t),
    .backward = backward_normal_float_Tensor,
    .destroy = destroy_normal_float_Tensor,
    .fields = fields_normal_float_Tensor,
};

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, double a0, kf_tensor_t *a1, kf_generator_t
    *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, double a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_normal_float_Tensor(const kf_call_t *call, double mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t **out) {
  *out = NULL;
  node_normal_float_Tensor_t *saved =
      (node_normal_float_Tensor_t *)(void *)kf__node_new(&type_normal_float_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, std));
  KF__STEP(kf__save_ints(&saved->std_sizes, kf_tensor_sizes(std)));
  kf__below_t below = kf__below_enter();
  status = below_21(call, mean, std, generator, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(std, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_normal_float_Tensor(const kf_call_t *call, double mean, kf_tensor_t
    *std, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(std))) || !kf__grad_mode())
    return below_21(call, mean, std, generator, out);
  return record_normal_float_Tensor(call, mean, std, generator, out);
}

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, double a0, kf_tensor_t *a1, kf_generator_t
    *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, double a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, double a0, kf_tensor_t *a1,
    kf_generator_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_22(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t result1_;
  double p;
} node_native_dropout_t;
static kf_status_t backward_native_dropout(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_native_dropout_t *saved = (node_native_dropout_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  kf_tensor_t *result1_ = kf__unpack_scoped(node, &saved->result1_);
  double p = saved->p;
  if (wants_input)
    out[0] = kf_scope_keep(op_native_dropout_backward(grad, result1_, ((p == 1) ? 1.0 : ((double)(1.0) / (double)((1.0 - p))))));
  return kf_scope_close(&scope);
}
static void release_native_dropout(kf__node_t *node) {
  node_native_dropout_t *saved = (node_native_dropout_t *)(void *)node;
  kf__saved_drop(&saved->result1_);
}
static const kf__saved_field_t fields_native_dropout[] = {
    KF__FIELD("result1", TENSOR, node_native_dropout_t, result1_),
    KF__FIELD("p", FLOAT, node_native_dropout_t, p),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_dropout = {
    .name = "NativeDropoutBackward0",
    .size = sizeof(node_native_dropout_t),
    .backward = backward_native_dropout,
    .release_saved = release_native_dropout,
    .fields = fields_native_dropout,
};

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_opt_bool_t
    a2, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_opt_bool_t a2, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0, o1));
}

static kf_status_t record_native_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_native_dropout_t *saved =
      (node_native_dropout_t *)(void *)kf__node_new(&type_native_dropout, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_23(call, input, p, train, out0, out1);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(input, out0));
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__save(&saved->result1_, *out1));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  return status;
}
static kf_status_t autograd_native_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(input))) || !kf__grad_mode())
    return below_23(call, input, p, train, out0, out1);
  return record_native_dropout(call, input, p, train, out0, out1);
}

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_opt_bool_t
    a2, kf_tensor_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_opt_bool_t a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_opt_bool_t a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_24(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mask;
  double scale;
} node_native_dropout_backward_t;
static kf_status_t backward_native_dropout_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_native_dropout_backward_t *saved = (node_native_dropout_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_mask = kf__node_wants(node, 1);
  kf_tensor_t *mask = (wants_grad_output) ? kf__unpack_scoped(node, &saved->mask) : NULL;
  double scale = saved->scale;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_native_dropout_backward(grad, mask, scale));
  if (wants_mask)
    (void)kf_scope_take(kf__not_implemented("native_dropout_backward: mask"), NULL);
  return kf_scope_close(&scope);
}
static void release_native_dropout_backward(kf__node_t *node) {
  node_native_dropout_backward_t *saved = (node_native_dropout_backward_t *)(void *)node;
  kf__saved_drop(&saved->mask);
}
static const kf__saved_field_t fields_native_dropout_backward[] = {
    KF__FIELD("mask", TENSOR, node_native_dropout_backward_t, mask),
    KF__FIELD("scale", FLOAT, node_native_dropout_backward_t, scale),
    {NULL, 0, 0}};
static const kf__node_type_t type_native_dropout_backward = {
    .name = "NativeDropoutBackwardBackward0",
    .size = sizeof(node_native_dropout_backward_t),
    .backward = backward_native_dropout_backward,
    .release_saved = release_native_dropout_backward,
    .fields = fields_native_dropout_backward,
};

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_native_dropout_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *mask, double scale, kf_tensor_t **out) {
  *out = NULL;
  node_native_dropout_backward_t *saved =
      (node_native_dropout_backward_t *)(void *)kf__node_new(&type_native_dropout_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, mask));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->mask, mask));
  saved->scale = scale;
  kf__below_t below = kf__below_enter();
  status = below_25(call, grad_output, mask, scale, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_native_dropout_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *mask, double scale, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(mask))) || !kf__grad_mode())
    return below_25(call, grad_output, mask, scale, out);
  return record_native_dropout_backward(call, grad_output, mask, scale, out);
}

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_26(call, a0, a1, a2, a3);
}

const kf__autograd_entry_t kf__autograd_random[] = {
    {KF__OP_uniform, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_uniform},
    {KF__OP_uniform_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_uniform_},
    {KF__OP_uniform_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_normal_functional, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_normal_functional},
    {KF__OP_normal_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_normal_},
    {KF__OP_normal_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_log_normal, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log_normal},
    {KF__OP_log_normal_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_log_normal_},
    {KF__OP_log_normal_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_cauchy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cauchy},
    {KF__OP_cauchy_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cauchy_},
    {KF__OP_cauchy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_exponential, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exponential},
    {KF__OP_exponential_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_exponential_},
    {KF__OP_exponential_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_geometric, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_geometric},
    {KF__OP_geometric_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_geometric_},
    {KF__OP_geometric_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_random, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random},
    {KF__OP_random_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random_},
    {KF__OP_random_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_random_from, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random_from},
    {KF__OP_random__from, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random__from},
    {KF__OP_random_from_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_random_to, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random_to},
    {KF__OP_random__to, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_random__to},
    {KF__OP_random_to_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_bernoulli_p, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bernoulli_p},
    {KF__OP_bernoulli__float, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bernoulli__float},
    {KF__OP_bernoulli_float_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_bernoulli_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bernoulli_Tensor},
    {KF__OP_bernoulli__Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bernoulli__Tensor},
    {KF__OP_bernoulli_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_bernoulli, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bernoulli},
    {KF__OP_bernoulli_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_poisson, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_poisson},
    {KF__OP_poisson_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_multinomial, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_multinomial_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rrelu_with_noise, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rrelu_with_noise},
    {KF__OP_rrelu_with_noise_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rrelu_with_noise_},
    {KF__OP_rrelu_with_noise_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_rand, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_low, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_low_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_low_dtype, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_low_dtype_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randperm, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randperm_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_like_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_rand_like_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_like_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randn_like_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_low_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_low_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_low_generator_dtype, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_low_generator_dtype_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_Tensor_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randint_like_Tensor_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randperm_generator, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_randperm_generator_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_normal_Tensor_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_normal_Tensor_Tensor},
    {KF__OP_normal_Tensor_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_normal_Tensor_float, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_normal_Tensor_float},
    {KF__OP_normal_Tensor_float_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_normal_float_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_normal_float_Tensor},
    {KF__OP_normal_float_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_normal_float_float, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_normal_float_float_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_native_dropout, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_dropout},
    {KF__OP_native_dropout_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_native_dropout_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_native_dropout_backward},
    {KF__OP_native_dropout_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {0, KF__AUTOGRAD_END, NULL},
};
