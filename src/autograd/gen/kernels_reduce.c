/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_expand(self, size, implicit, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_isnan(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_isnan(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_logical_not(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_logical_not(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_div_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_div_Scalar(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sub(self, other, alpha, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_index_select(self, dim, index, &made);
  return kf_scope_take(status, made);
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
    {NULL, 0, 0}};
static const kf__node_type_t type_sum = {
    .name = "SumBackward0",
    .size = sizeof(node_sum_t),
    .backward = backward_sum,
    .destroy = destroy_sum,
    .fields = fields_sum,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, o0),
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
  status = below_0(call, self, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sum(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dtype, out);
  return record_sum(call, self, dtype, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2);
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
    {NULL, 0, 0}};
static const kf__node_type_t type_sum_dim_IntList = {
    .name = "SumBackward1",
    .size = sizeof(node_sum_dim_IntList_t),
    .backward = backward_sum_dim_IntList,
    .destroy = destroy_sum_dim_IntList,
    .fields = fields_sum_dim_IntList,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_int_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
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
  status = below_2(call, self, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_sum_dim_IntList(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, dim, keepdim, dtype, out);
  return record_sum_dim_IntList(call, self, dim, keepdim, dtype, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_int_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_int_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t dim;
  bool keepdim;
  kf__saved_t self;
} node_nansum_t;
static kf_status_t backward_nansum(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nansum_t *saved = (node_nansum_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(kf__d_unreduce(grad, self_sizes, dim, keepdim), op_logical_not(op_isnan(self))));
  return kf_scope_close(&scope);
}
static void release_nansum(kf__node_t *node) {
  node_nansum_t *saved = (node_nansum_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static void destroy_nansum(kf__node_t *node) {
  node_nansum_t *saved = (node_nansum_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_nansum[] = {
    KF__FIELD("self_sym_sizes", INTS, node_nansum_t, self_sizes),
    KF__FIELD("dim", INTS, node_nansum_t, dim),
    KF__FIELD("keepdim", BOOL, node_nansum_t, keepdim),
    KF__FIELD("self", TENSOR, node_nansum_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_nansum = {
    .name = "NansumBackward0",
    .size = sizeof(node_nansum_t),
    .backward = backward_nansum,
    .release_saved = release_nansum,
    .destroy = destroy_nansum,
    .fields = fields_nansum,
};

static kf_status_t record_nansum(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_nansum_t *saved =
      (node_nansum_t *)(void *)kf__node_new(&type_nansum, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nansum(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, dim, keepdim, dtype, out);
  return record_nansum(call, self, dim, keepdim, dtype, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t self_numel;
} node_mean_t;
static kf_status_t backward_mean(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mean_t *saved = (node_mean_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t self_numel = saved->self_numel;
  if (wants_self)
    out[0] = kf_scope_keep(op_div_Scalar(op_expand(grad, self_sizes, false), KF_INT(self_numel)));
  return kf_scope_close(&scope);
}
static void destroy_mean(kf__node_t *node) {
  node_mean_t *saved = (node_mean_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_mean[] = {
    KF__FIELD("self_sym_sizes", INTS, node_mean_t, self_sizes),
    KF__FIELD("self_sym_numel", INT, node_mean_t, self_numel),
    {NULL, 0, 0}};
static const kf__node_type_t type_mean = {
    .name = "MeanBackward0",
    .size = sizeof(node_mean_t),
    .backward = backward_mean,
    .destroy = destroy_mean,
    .fields = fields_mean,
};

static kf_status_t record_mean(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  *out = NULL;
  node_mean_t *saved =
      (node_mean_t *)(void *)kf__node_new(&type_mean, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->self_numel = kf_tensor_numel(self);
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mean(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dtype, out);
  return record_mean(call, self, dtype, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t dim;
  bool keepdim;
} node_mean_dim_t;
static kf_status_t backward_mean_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mean_dim_t *saved = (node_mean_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mean_grad(grad, self_sizes, dim, keepdim));
  return kf_scope_close(&scope);
}
static void destroy_mean_dim(kf__node_t *node) {
  node_mean_dim_t *saved = (node_mean_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_mean_dim[] = {
    KF__FIELD("self_sym_sizes", INTS, node_mean_dim_t, self_sizes),
    KF__FIELD("dim", INTS, node_mean_dim_t, dim),
    KF__FIELD("keepdim", BOOL, node_mean_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_mean_dim = {
    .name = "MeanBackward1",
    .size = sizeof(node_mean_dim_t),
    .backward = backward_mean_dim,
    .destroy = destroy_mean_dim,
    .fields = fields_mean_dim,
};

static kf_status_t record_mean_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_mean_dim_t *saved =
      (node_mean_dim_t *)(void *)kf__node_new(&type_mean_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mean_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, dim, keepdim, dtype, out);
  return record_mean_dim(call, self, dim, keepdim, dtype, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_prod_t;
static kf_status_t backward_prod(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_prod_t *saved = (node_prod_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_prod_grad(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_prod(kf__node_t *node) {
  node_prod_t *saved = (node_prod_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_prod[] = {
    KF__FIELD("self", TENSOR, node_prod_t, self),
    KF__FIELD("result", TENSOR, node_prod_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_prod = {
    .name = "ProdBackward0",
    .size = sizeof(node_prod_t),
    .backward = backward_prod,
    .release_saved = release_prod,
    .fields = fields_prod,
};

static kf_status_t record_prod(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  *out = NULL;
  node_prod_t *saved =
      (node_prod_t *)(void *)kf__node_new(&type_prod, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_prod(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dtype, out);
  return record_prod(call, self, dtype, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  int64_t dim;
  bool keepdim;
} node_prod_dim_int_t;
static kf_status_t backward_prod_dim_int(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_prod_dim_int_t *saved = (node_prod_dim_int_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t dim = saved->dim;
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_prod_dim(grad, self, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_prod_dim_int(kf__node_t *node) {
  node_prod_dim_int_t *saved = (node_prod_dim_int_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_prod_dim_int[] = {
    KF__FIELD("self", TENSOR, node_prod_dim_int_t, self),
    KF__FIELD("result", TENSOR, node_prod_dim_int_t, result_),
    KF__FIELD("dim", INT, node_prod_dim_int_t, dim),
    KF__FIELD("keepdim", BOOL, node_prod_dim_int_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_prod_dim_int = {
    .name = "ProdBackward1",
    .size = sizeof(node_prod_dim_int_t),
    .backward = backward_prod_dim_int,
    .release_saved = release_prod_dim_int,
    .fields = fields_prod_dim_int,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_prod_dim_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_prod_dim_int_t *saved =
      (node_prod_dim_int_t *)(void *)kf__node_new(&type_prod_dim_int, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_4(call, self, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_prod_dim_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, dim, keepdim, dtype, out);
  return record_prod_dim_int(call, self, dim, keepdim, dtype, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_amax_t;
static kf_status_t backward_amax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_amax_t *saved = (node_amax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_extreme(grad, self, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_amax(kf__node_t *node) {
  node_amax_t *saved = (node_amax_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_amax(kf__node_t *node) {
  node_amax_t *saved = (node_amax_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_amax[] = {
    KF__FIELD("self", TENSOR, node_amax_t, self),
    KF__FIELD("result", TENSOR, node_amax_t, result_),
    KF__FIELD("dim", INTS, node_amax_t, dim),
    KF__FIELD("keepdim", BOOL, node_amax_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_amax = {
    .name = "AmaxBackward0",
    .size = sizeof(node_amax_t),
    .backward = backward_amax,
    .release_saved = release_amax,
    .destroy = destroy_amax,
    .fields = fields_amax,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_amax(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_amax_t *saved =
      (node_amax_t *)(void *)kf__node_new(&type_amax, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, dim, keepdim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_amax(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, dim, keepdim, out);
  return record_amax(call, self, dim, keepdim, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_tensor_t *a3);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_amin_t;
static kf_status_t backward_amin(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_amin_t *saved = (node_amin_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_extreme(grad, self, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_amin(kf__node_t *node) {
  node_amin_t *saved = (node_amin_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_amin(kf__node_t *node) {
  node_amin_t *saved = (node_amin_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_amin[] = {
    KF__FIELD("self", TENSOR, node_amin_t, self),
    KF__FIELD("result", TENSOR, node_amin_t, result_),
    KF__FIELD("dim", INTS, node_amin_t, dim),
    KF__FIELD("keepdim", BOOL, node_amin_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_amin = {
    .name = "AminBackward0",
    .size = sizeof(node_amin_t),
    .backward = backward_amin,
    .release_saved = release_amin,
    .destroy = destroy_amin,
    .fields = fields_amin,
};

static kf_status_t record_amin(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_amin_t *saved =
      (node_amin_t *)(void *)kf__node_new(&type_amin, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, dim, keepdim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_amin(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, bool
    keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, dim, keepdim, out);
  return record_amin(call, self, dim, keepdim, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_int_t dim;
  bool keepdim;
  kf__saved_t min_;
  kf__saved_t max_;
} node_aminmax_t;
static kf_status_t backward_aminmax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  node_aminmax_t *saved = (node_aminmax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_int_t dim = saved->dim;
  bool keepdim = saved->keepdim;
  kf_tensor_t *min_ = kf__unpack_scoped(node, &saved->min_);
  kf_tensor_t *max_ = kf__unpack_scoped(node, &saved->max_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_aminmax_grad(grads[0], grads[1], self, dim, keepdim, min_, max_));
  return kf_scope_close(&scope);
}
static void release_aminmax(kf__node_t *node) {
  node_aminmax_t *saved = (node_aminmax_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->min_);
  kf__saved_drop(&saved->max_);
}
static const kf__saved_field_t fields_aminmax[] = {
    KF__FIELD("self", TENSOR, node_aminmax_t, self),
    KF__FIELD("dim", OPT_INT, node_aminmax_t, dim),
    KF__FIELD("keepdim", BOOL, node_aminmax_t, keepdim),
    KF__FIELD("min", TENSOR, node_aminmax_t, min_),
    KF__FIELD("max", TENSOR, node_aminmax_t, max_),
    {NULL, 0, 0}};
static const kf__node_type_t type_aminmax = {
    .name = "AminmaxBackward0",
    .size = sizeof(node_aminmax_t),
    .backward = backward_aminmax,
    .release_saved = release_aminmax,
    .fields = fields_aminmax,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, bool a2,
    kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, bool
    a2, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0, o1));
}

static kf_status_t record_aminmax(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out_min, kf_tensor_t **out_max) {
  *out_min = NULL;
  *out_max = NULL;
  node_aminmax_t *saved =
      (node_aminmax_t *)(void *)kf__node_new(&type_aminmax, 1, 2);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, dim, keepdim, out_min, out_max);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_min, node, 0));
  KF__STEP(kf__set_history(*out_max, node, 1));
  KF__STEP(kf__save_output(&saved->min_, *out_min, 0));
  KF__STEP(kf__save_output(&saved->max_, *out_max, 1));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_min);
  if (status != KF_OK) kf__drop_result(out_max);
  return status;
}
static kf_status_t autograd_aminmax(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim, bool
    keepdim, kf_tensor_t **out_min, kf_tensor_t **out_max) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, dim, keepdim, out_min, out_max);
  return record_aminmax(call, self, dim, keepdim, out_min, out_max);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, bool
    a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, bool
    a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_max_t;
static kf_status_t backward_max(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_t *saved = (node_max_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_all(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_max(kf__node_t *node) {
  node_max_t *saved = (node_max_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_max[] = {
    KF__FIELD("self", TENSOR, node_max_t, self),
    KF__FIELD("result", TENSOR, node_max_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_max = {
    .name = "MaxBackward1",
    .size = sizeof(node_max_t),
    .backward = backward_max,
    .release_saved = release_max,
    .fields = fields_max,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_max(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_max_t *saved =
      (node_max_t *)(void *)kf__node_new(&type_max, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_max(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, out);
  return record_max(call, self, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_min_t;
static kf_status_t backward_min(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_min_t *saved = (node_min_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_all(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_min(kf__node_t *node) {
  node_min_t *saved = (node_min_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_min[] = {
    KF__FIELD("self", TENSOR, node_min_t, self),
    KF__FIELD("result", TENSOR, node_min_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_min = {
    .name = "MinBackward1",
    .size = sizeof(node_min_t),
    .backward = backward_min,
    .release_saved = release_min,
    .fields = fields_min,
};

static kf_status_t record_min(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_min_t *saved =
      (node_min_t *)(void *)kf__node_new(&type_min, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_min(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, out);
  return record_min(call, self, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_max_dim_t;
static kf_status_t backward_max_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_dim_t *saved = (node_max_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_max_dim(kf__node_t *node) {
  node_max_dim_t *saved = (node_max_dim_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_max_dim(kf__node_t *node) {
  node_max_dim_t *saved = (node_max_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_max_dim[] = {
    KF__FIELD("dim", INT, node_max_dim_t, dim),
    KF__FIELD("indices", TENSOR, node_max_dim_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_max_dim_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_max_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_max_dim = {
    .name = "MaxBackward0",
    .size = sizeof(node_max_dim_t),
    .backward = backward_max_dim,
    .release_saved = release_max_dim,
    .destroy = destroy_max_dim,
    .fields = fields_max_dim,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0, o1));
}

static kf_status_t record_max_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_max_dim_t *saved =
      (node_max_dim_t *)(void *)kf__node_new(&type_max_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_max_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, dim, keepdim, out_values, out_indices);
  return record_max_dim(call, self, dim, keepdim, out_values, out_indices);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_min_dim_t;
static kf_status_t backward_min_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_min_dim_t *saved = (node_min_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_min_dim(kf__node_t *node) {
  node_min_dim_t *saved = (node_min_dim_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_min_dim(kf__node_t *node) {
  node_min_dim_t *saved = (node_min_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_min_dim[] = {
    KF__FIELD("dim", INT, node_min_dim_t, dim),
    KF__FIELD("indices", TENSOR, node_min_dim_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_min_dim_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_min_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_min_dim = {
    .name = "MinBackward0",
    .size = sizeof(node_min_dim_t),
    .backward = backward_min_dim,
    .release_saved = release_min_dim,
    .destroy = destroy_min_dim,
    .fields = fields_min_dim,
};

static kf_status_t record_min_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_min_dim_t *saved =
      (node_min_dim_t *)(void *)kf__node_new(&type_min_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_min_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, dim, keepdim, out_values, out_indices);
  return record_min_dim(call, self, dim, keepdim, out_values, out_indices);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t dim;
  kf_opt_scalar_t correction;
  bool keepdim;
} node_var_correction_t;
static kf_status_t backward_var_correction(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_var_correction_t *saved = (node_var_correction_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  kf_opt_scalar_t correction = saved->correction;
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_var_grad(grad, self, dim, correction, keepdim));
  return kf_scope_close(&scope);
}
static void release_var_correction(kf__node_t *node) {
  node_var_correction_t *saved = (node_var_correction_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static void destroy_var_correction(kf__node_t *node) {
  node_var_correction_t *saved = (node_var_correction_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_var_correction[] = {
    KF__FIELD("self", TENSOR, node_var_correction_t, self),
    KF__FIELD("dim", INTS, node_var_correction_t, dim),
    KF__FIELD("correction", OPT_SCALAR, node_var_correction_t, correction),
    KF__FIELD("keepdim", BOOL, node_var_correction_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_var_correction = {
    .name = "VarBackward0",
    .size = sizeof(node_var_correction_t),
    .backward = backward_var_correction,
    .release_saved = release_var_correction,
    .destroy = destroy_var_correction,
    .fields = fields_var_correction,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_var_correction(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_var_correction_t *saved =
      (node_var_correction_t *)(void *)kf__node_new(&type_var_correction, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->correction = correction;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_14(call, self, dim, correction, keepdim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_var_correction(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, dim, correction, keepdim, out);
  return record_var_correction(call, self, dim, correction, keepdim, out);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_15(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  kf__ints_t dim;
  kf_opt_scalar_t correction;
  bool keepdim;
} node_std_correction_t;
static kf_status_t backward_std_correction(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_std_correction_t *saved = (node_std_correction_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  kf_opt_scalar_t correction = saved->correction;
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_std_grad(grad, self, result_, dim, correction, keepdim));
  return kf_scope_close(&scope);
}
static void release_std_correction(kf__node_t *node) {
  node_std_correction_t *saved = (node_std_correction_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_std_correction(kf__node_t *node) {
  node_std_correction_t *saved = (node_std_correction_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_std_correction[] = {
    KF__FIELD("self", TENSOR, node_std_correction_t, self),
    KF__FIELD("result", TENSOR, node_std_correction_t, result_),
    KF__FIELD("dim", INTS, node_std_correction_t, dim),
    KF__FIELD("correction", OPT_SCALAR, node_std_correction_t, correction),
    KF__FIELD("keepdim", BOOL, node_std_correction_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_std_correction = {
    .name = "StdBackward0",
    .size = sizeof(node_std_correction_t),
    .backward = backward_std_correction,
    .release_saved = release_std_correction,
    .destroy = destroy_std_correction,
    .fields = fields_std_correction,
};

static kf_status_t record_std_correction(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_std_correction_t *saved =
      (node_std_correction_t *)(void *)kf__node_new(&type_std_correction, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->correction = correction;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_14(call, self, dim, correction, keepdim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_std_correction(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, dim, correction, keepdim, out);
  return record_std_correction(call, self, dim, correction, keepdim, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t dim;
  kf_opt_scalar_t correction;
  bool keepdim;
} node_var_mean_correction_t;
static kf_status_t backward_var_mean_correction(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_var_mean_correction_t *saved = (node_var_mean_correction_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  kf_opt_scalar_t correction = saved->correction;
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_var_mean_grad(grads[0], grads[1], self, dim, correction, keepdim));
  return kf_scope_close(&scope);
}
static void release_var_mean_correction(kf__node_t *node) {
  node_var_mean_correction_t *saved = (node_var_mean_correction_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static void destroy_var_mean_correction(kf__node_t *node) {
  node_var_mean_correction_t *saved = (node_var_mean_correction_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_var_mean_correction[] = {
    KF__FIELD("self", TENSOR, node_var_mean_correction_t, self),
    KF__FIELD("dim", INTS, node_var_mean_correction_t, dim),
    KF__FIELD("correction", OPT_SCALAR, node_var_mean_correction_t, correction),
    KF__FIELD("keepdim", BOOL, node_var_mean_correction_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_var_mean_correction = {
    .name = "VarMeanBackward0",
    .size = sizeof(node_var_mean_correction_t),
    .backward = backward_var_mean_correction,
    .release_saved = release_var_mean_correction,
    .destroy = destroy_var_mean_correction,
    .fields = fields_var_mean_correction,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1));
}

static kf_status_t record_var_mean_correction(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_var_mean_correction_t *saved =
      (node_var_mean_correction_t *)(void *)kf__node_new(&type_var_mean_correction, 1, 2);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->correction = correction;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, dim, correction, keepdim, out0, out1);
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
static kf_status_t autograd_var_mean_correction(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, self, dim, correction, keepdim, out0, out1);
  return record_var_mean_correction(call, self, dim, correction, keepdim, out0, out1);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_scalar_t a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result0_;
  kf__ints_t dim;
  kf_opt_scalar_t correction;
  bool keepdim;
} node_std_mean_correction_t;
static kf_status_t backward_std_mean_correction(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_std_mean_correction_t *saved = (node_std_mean_correction_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result0_ = kf__unpack_scoped(node, &saved->result0_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  kf_opt_scalar_t correction = saved->correction;
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_std_mean_grad(grads[0], grads[1], self, result0_, dim, correction, keepdim));
  return kf_scope_close(&scope);
}
static void release_std_mean_correction(kf__node_t *node) {
  node_std_mean_correction_t *saved = (node_std_mean_correction_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result0_);
}
static void destroy_std_mean_correction(kf__node_t *node) {
  node_std_mean_correction_t *saved = (node_std_mean_correction_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_std_mean_correction[] = {
    KF__FIELD("self", TENSOR, node_std_mean_correction_t, self),
    KF__FIELD("result0", TENSOR, node_std_mean_correction_t, result0_),
    KF__FIELD("dim", INTS, node_std_mean_correction_t, dim),
    KF__FIELD("correction", OPT_SCALAR, node_std_mean_correction_t, correction),
    KF__FIELD("keepdim", BOOL, node_std_mean_correction_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_std_mean_correction = {
    .name = "StdMeanBackward0",
    .size = sizeof(node_std_mean_correction_t),
    .backward = backward_std_mean_correction,
    .release_saved = release_std_mean_correction,
    .destroy = destroy_std_mean_correction,
    .fields = fields_std_mean_correction,
};

static kf_status_t record_std_mean_correction(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_std_mean_correction_t *saved =
      (node_std_mean_correction_t *)(void *)kf__node_new(&type_std_mean_correction, 1, 2);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->correction = correction;
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, dim, correction, keepdim, out0, out1);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  KF__STEP(kf__set_history(*out1, node, 1));
  KF__STEP(kf__save_output(&saved->result0_, *out0, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  return status;
}
static kf_status_t autograd_std_mean_correction(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_opt_scalar_t correction, bool keepdim, kf_tensor_t **out0, kf_tensor_t
    **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, self, dim, correction, keepdim, out0, out1);
  return record_std_mean_correction(call, self, dim, correction, keepdim, out0, out1);
}

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_18(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t ord;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_linalg_vector_norm_t;
static kf_status_t backward_linalg_vector_norm(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_linalg_vector_norm_t *saved = (node_linalg_vector_norm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t ord = saved->ord;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, self, kf_some_scalar(ord), result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_linalg_vector_norm(kf__node_t *node) {
  node_linalg_vector_norm_t *saved = (node_linalg_vector_norm_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_linalg_vector_norm(kf__node_t *node) {
  node_linalg_vector_norm_t *saved = (node_linalg_vector_norm_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_linalg_vector_norm[] = {
    KF__FIELD("self", TENSOR, node_linalg_vector_norm_t, self),
    KF__FIELD("ord", SCALAR, node_linalg_vector_norm_t, ord),
    KF__FIELD("result", TENSOR, node_linalg_vector_norm_t, result_),
    KF__FIELD("dim", INTS, node_linalg_vector_norm_t, dim),
    KF__FIELD("keepdim", BOOL, node_linalg_vector_norm_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_linalg_vector_norm = {
    .name = "LinalgVectorNormBackward0",
    .size = sizeof(node_linalg_vector_norm_t),
    .backward = backward_linalg_vector_norm,
    .release_saved = release_linalg_vector_norm,
    .destroy = destroy_linalg_vector_norm,
    .fields = fields_linalg_vector_norm,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_opt_int_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_opt_int_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_linalg_vector_norm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_linalg_vector_norm_t *saved =
      (node_linalg_vector_norm_t *)(void *)kf__node_new(&type_linalg_vector_norm, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->ord = ord;
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, ord, dim, keepdim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_linalg_vector_norm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_19(call, self, ord, dim, keepdim, dtype, out);
  return record_linalg_vector_norm(call, self, ord, dim, keepdim, dtype, out);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_opt_int_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_opt_int_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_opt_int_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_20(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t p;
  kf__saved_t result_;
} node_norm_Scalar_t;
static kf_status_t backward_norm_Scalar(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_norm_Scalar_t *saved = (node_norm_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t p = saved->p;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, self, kf_some_scalar(p), result_, kf_no_ints(), true));
  return kf_scope_close(&scope);
}
static void release_norm_Scalar(kf__node_t *node) {
  node_norm_Scalar_t *saved = (node_norm_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_norm_Scalar[] = {
    KF__FIELD("self", TENSOR, node_norm_Scalar_t, self),
    KF__FIELD("p", SCALAR, node_norm_Scalar_t, p),
    KF__FIELD("result", TENSOR, node_norm_Scalar_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_norm_Scalar = {
    .name = "NormBackward0",
    .size = sizeof(node_norm_Scalar_t),
    .backward = backward_norm_Scalar,
    .release_saved = release_norm_Scalar,
    .fields = fields_norm_Scalar,
};

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_norm_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t **out) {
  *out = NULL;
  node_norm_Scalar_t *saved =
      (node_norm_Scalar_t *)(void *)kf__node_new(&type_norm_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_21(call, self, p, out);
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
static kf_status_t autograd_norm_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_21(call, self, p, out);
  return record_norm_Scalar(call, self, p, out);
}

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_11(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_22(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_scalar_t p;
  kf__saved_t result_;
} node_norm_ScalarOpt_dtype_t;
static kf_status_t backward_norm_ScalarOpt_dtype(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_norm_ScalarOpt_dtype_t *saved = (node_norm_ScalarOpt_dtype_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_scalar_t p = saved->p;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, self, p, result_, kf_no_ints(), true));
  return kf_scope_close(&scope);
}
static void release_norm_ScalarOpt_dtype(kf__node_t *node) {
  node_norm_ScalarOpt_dtype_t *saved = (node_norm_ScalarOpt_dtype_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_norm_ScalarOpt_dtype[] = {
    KF__FIELD("self", TENSOR, node_norm_ScalarOpt_dtype_t, self),
    KF__FIELD("p", OPT_SCALAR, node_norm_ScalarOpt_dtype_t, p),
    KF__FIELD("result", TENSOR, node_norm_ScalarOpt_dtype_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_norm_ScalarOpt_dtype = {
    .name = "NormBackward2",
    .size = sizeof(node_norm_ScalarOpt_dtype_t),
    .backward = backward_norm_ScalarOpt_dtype,
    .release_saved = release_norm_ScalarOpt_dtype,
    .fields = fields_norm_ScalarOpt_dtype,
};

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_dtype_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_dtype_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_norm_ScalarOpt_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_norm_ScalarOpt_dtype_t *saved =
      (node_norm_ScalarOpt_dtype_t *)(void *)kf__node_new(&type_norm_ScalarOpt_dtype, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_23(call, self, p, dtype, out);
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
static kf_status_t autograd_norm_ScalarOpt_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_23(call, self, p, dtype, out);
  return record_norm_ScalarOpt_dtype(call, self, p, dtype, out);
}

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_dtype_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_dtype_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_12(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_dtype_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_24(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_scalar_t p;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_norm_ScalarOpt_dim_t;
static kf_status_t backward_norm_ScalarOpt_dim(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_norm_ScalarOpt_dim_t *saved = (node_norm_ScalarOpt_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_scalar_t p = saved->p;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, self, p, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_norm_ScalarOpt_dim(kf__node_t *node) {
  node_norm_ScalarOpt_dim_t *saved = (node_norm_ScalarOpt_dim_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_norm_ScalarOpt_dim(kf__node_t *node) {
  node_norm_ScalarOpt_dim_t *saved = (node_norm_ScalarOpt_dim_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_norm_ScalarOpt_dim[] = {
    KF__FIELD("self", TENSOR, node_norm_ScalarOpt_dim_t, self),
    KF__FIELD("p", OPT_SCALAR, node_norm_ScalarOpt_dim_t, p),
    KF__FIELD("result", TENSOR, node_norm_ScalarOpt_dim_t, result_),
    KF__FIELD("dim", INTS, node_norm_ScalarOpt_dim_t, dim),
    KF__FIELD("keepdim", BOOL, node_norm_ScalarOpt_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_norm_ScalarOpt_dim = {
    .name = "NormBackward1",
    .size = sizeof(node_norm_ScalarOpt_dim_t),
    .backward = backward_norm_ScalarOpt_dim,
    .release_saved = release_norm_ScalarOpt_dim,
    .destroy = destroy_norm_ScalarOpt_dim,
    .fields = fields_norm_ScalarOpt_dim,
};

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_norm_ScalarOpt_dim(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_norm_ScalarOpt_dim_t *saved =
      (node_norm_ScalarOpt_dim_t *)(void *)kf__node_new(&type_norm_ScalarOpt_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_25(call, self, p, dim, keepdim, out);
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
static kf_status_t autograd_norm_ScalarOpt_dim(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_25(call, self, p, dim, keepdim, out);
  return record_norm_ScalarOpt_dim(call, self, p, dim, keepdim, out);
}

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_13(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_26(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_opt_scalar_t p;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_norm_ScalarOpt_dim_dtype_t;
static kf_status_t backward_norm_ScalarOpt_dim_dtype(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_norm_ScalarOpt_dim_dtype_t *saved = (node_norm_ScalarOpt_dim_dtype_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_opt_scalar_t p = saved->p;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, self, p, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_norm_ScalarOpt_dim_dtype(kf__node_t *node) {
  node_norm_ScalarOpt_dim_dtype_t *saved = (node_norm_ScalarOpt_dim_dtype_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_norm_ScalarOpt_dim_dtype(kf__node_t *node) {
  node_norm_ScalarOpt_dim_dtype_t *saved = (node_norm_ScalarOpt_dim_dtype_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_norm_ScalarOpt_dim_dtype[] = {
    KF__FIELD("self", TENSOR, node_norm_ScalarOpt_dim_dtype_t, self),
    KF__FIELD("p", OPT_SCALAR, node_norm_ScalarOpt_dim_dtype_t, p),
    KF__FIELD("result", TENSOR, node_norm_ScalarOpt_dim_dtype_t, result_),
    KF__FIELD("dim", INTS, node_norm_ScalarOpt_dim_dtype_t, dim),
    KF__FIELD("keepdim", BOOL, node_norm_ScalarOpt_dim_dtype_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_norm_ScalarOpt_dim_dtype = {
    .name = "NormBackward3",
    .size = sizeof(node_norm_ScalarOpt_dim_dtype_t),
    .backward = backward_norm_ScalarOpt_dim_dtype,
    .release_saved = release_norm_ScalarOpt_dim_dtype,
    .destroy = destroy_norm_ScalarOpt_dim_dtype,
    .fields = fields_norm_ScalarOpt_dim_dtype,
};

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_dtype_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_dtype_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_norm_ScalarOpt_dim_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_norm_ScalarOpt_dim_dtype_t *saved =
      (node_norm_ScalarOpt_dim_dtype_t *)(void *)kf__node_new(&type_norm_ScalarOpt_dim_dtype, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_27(call, self, p, dim, keepdim, dtype, out);
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
static kf_status_t autograd_norm_ScalarOpt_dim_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_27(call, self, p, dim, keepdim, dtype, out);
  return record_norm_ScalarOpt_dim_dtype(call, self, p, dim, keepdim, dtype, out);
}

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_dtype_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_dtype_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_14(const kf_call_t *call, kf_tensor_t *a0, kf_opt_scalar_t a1,
    kf_int_span_t a2, bool a3, kf_dtype_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_28(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  kf__ints_t dim;
  bool keepdim;
} node_logsumexp_t;
static kf_status_t backward_logsumexp(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logsumexp_t *saved = (node_logsumexp_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_logsumexp_grad(grad, self, result_, dim, keepdim));
  return kf_scope_close(&scope);
}
static void release_logsumexp(kf__node_t *node) {
  node_logsumexp_t *saved = (node_logsumexp_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static void destroy_logsumexp(kf__node_t *node) {
  node_logsumexp_t *saved = (node_logsumexp_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields_logsumexp[] = {
    KF__FIELD("self", TENSOR, node_logsumexp_t, self),
    KF__FIELD("result", TENSOR, node_logsumexp_t, result_),
    KF__FIELD("dim", INTS, node_logsumexp_t, dim),
    KF__FIELD("keepdim", BOOL, node_logsumexp_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_logsumexp = {
    .name = "LogsumexpBackward0",
    .size = sizeof(node_logsumexp_t),
    .backward = backward_logsumexp,
    .release_saved = release_logsumexp,
    .destroy = destroy_logsumexp,
    .fields = fields_logsumexp,
};

static kf_status_t record_logsumexp(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out) {
  *out = NULL;
  node_logsumexp_t *saved =
      (node_logsumexp_t *)(void *)kf__node_new(&type_logsumexp, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, dim, keepdim, out);
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
static kf_status_t autograd_logsumexp(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, dim, keepdim, out);
  return record_logsumexp(call, self, dim, keepdim, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_cumsum_t;
static kf_status_t backward_cumsum(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cumsum_t *saved = (node_cumsum_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_cumsum_grad(grad, dim));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_cumsum[] = {
    KF__FIELD("dim", INT, node_cumsum_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_cumsum = {
    .name = "CumsumBackward0",
    .size = sizeof(node_cumsum_t),
    .backward = backward_cumsum,
    .fields = fields_cumsum,
};

typedef kf_status_t (*below_29_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_29(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_29_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_cumsum(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_opt_int_t
    dtype, kf_tensor_t **out) {
  *out = NULL;
  node_cumsum_t *saved =
      (node_cumsum_t *)(void *)kf__node_new(&type_cumsum, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_29(call, self, dim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_cumsum(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_29(call, self, dim, dtype, out);
  return record_cumsum(call, self, dim, dtype, out);
}

typedef kf_status_t (*below_30_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2);
static KF__SHARED kf_status_t below_30(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2) {
  KF_REDISPATCH(call->op, below_30_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_cumsum_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  KF_TRY(kf__check_inplace(self));
  node_cumsum_t *saved =
      (node_cumsum_t *)(void *)kf__node_new(&type_cumsum, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_autograd_enter();
  status = below_30(call, self, dim, dtype);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_cumsum_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_30(call, self, dim, dtype);
  return record_cumsum_(call, self, dim, dtype);
}

typedef kf_status_t (*below_31_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_opt_int_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_31(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_31_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_15(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_31(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t dim;
  kf__saved_t result_;
} node_cumprod_t;
static kf_status_t backward_cumprod(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cumprod_t *saved = (node_cumprod_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  int64_t dim = saved->dim;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_cumprod_grad(grad, self, dim, result_));
  return kf_scope_close(&scope);
}
static void release_cumprod(kf__node_t *node) {
  node_cumprod_t *saved = (node_cumprod_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_cumprod[] = {
    KF__FIELD("self", TENSOR, node_cumprod_t, self),
    KF__FIELD("dim", INT, node_cumprod_t, dim),
    KF__FIELD("result", TENSOR, node_cumprod_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_cumprod = {
    .name = "CumprodBackward0",
    .size = sizeof(node_cumprod_t),
    .backward = backward_cumprod,
    .release_saved = release_cumprod,
    .fields = fields_cumprod,
};

static kf_status_t record_cumprod(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out) {
  *out = NULL;
  node_cumprod_t *saved =
      (node_cumprod_t *)(void *)kf__node_new(&type_cumprod, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_29(call, self, dim, dtype, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_cumprod(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_29(call, self, dim, dtype, out);
  return record_cumprod(call, self, dim, dtype, out);
}

static kf_status_t record_cumprod_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  KF_TRY(kf__check_inplace(self));
  node_cumprod_t *saved =
      (node_cumprod_t *)(void *)kf__node_new(&type_cumprod, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->dim = dim;
  kf__below_t below = kf__below_autograd_enter();
  status = below_30(call, self, dim, dtype);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_cumprod_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_30(call, self, dim, dtype);
  return record_cumprod_(call, self, dim, dtype);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
  int64_t dim;
} node_logcumsumexp_t;
static kf_status_t backward_logcumsumexp(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_logcumsumexp_t *saved = (node_logcumsumexp_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_logcumsumexp_grad(grad, self, result_, dim));
  return kf_scope_close(&scope);
}
static void release_logcumsumexp(kf__node_t *node) {
  node_logcumsumexp_t *saved = (node_logcumsumexp_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_logcumsumexp[] = {
    KF__FIELD("self", TENSOR, node_logcumsumexp_t, self),
    KF__FIELD("result", TENSOR, node_logcumsumexp_t, result_),
    KF__FIELD("dim", INT, node_logcumsumexp_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_logcumsumexp = {
    .name = "LogcumsumexpBackward0",
    .size = sizeof(node_logcumsumexp_t),
    .backward = backward_logcumsumexp,
    .release_saved = release_logcumsumexp,
    .fields = fields_logcumsumexp,
};

typedef kf_status_t (*below_32_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_32(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_32_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_logcumsumexp(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_logcumsumexp_t *saved =
      (node_logcumsumexp_t *)(void *)kf__node_new(&type_logcumsumexp, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_32(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_logcumsumexp(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_32(call, self, dim, out);
  return record_logcumsumexp(call, self, dim, out);
}

typedef kf_status_t (*below_33_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_33(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_33_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_16(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_33(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  int64_t dim;
} node_cummax_t;
static kf_status_t backward_cummax(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cummax_t *saved = (node_cummax_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scattered(grad, indices_, self_sizes, dim));
  return kf_scope_close(&scope);
}
static void release_cummax(kf__node_t *node) {
  node_cummax_t *saved = (node_cummax_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_cummax(kf__node_t *node) {
  node_cummax_t *saved = (node_cummax_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_cummax[] = {
    KF__FIELD("indices", TENSOR, node_cummax_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_cummax_t, self_sizes),
    KF__FIELD("dim", INT, node_cummax_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_cummax = {
    .name = "CummaxBackward0",
    .size = sizeof(node_cummax_t),
    .backward = backward_cummax,
    .release_saved = release_cummax,
    .destroy = destroy_cummax,
    .fields = fields_cummax,
};

typedef kf_status_t (*below_34_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_34(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_34_fn, kf__below_autograd(call), (a0, a1, o0, o1),
                (KF_ARG(a0), KF_ARG(a1)), (o0, o1));
}

static kf_status_t record_cummax(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_cummax_t *saved =
      (node_cummax_t *)(void *)kf__node_new(&type_cummax, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_34(call, self, dim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_cummax(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_34(call, self, dim, out_values, out_indices);
  return record_cummax(call, self, dim, out_values, out_indices);
}

typedef kf_status_t (*below_35_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_35(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_35_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_17(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_35(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  int64_t dim;
} node_cummin_t;
static kf_status_t backward_cummin(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cummin_t *saved = (node_cummin_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scattered(grad, indices_, self_sizes, dim));
  return kf_scope_close(&scope);
}
static void release_cummin(kf__node_t *node) {
  node_cummin_t *saved = (node_cummin_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_cummin(kf__node_t *node) {
  node_cummin_t *saved = (node_cummin_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_cummin[] = {
    KF__FIELD("indices", TENSOR, node_cummin_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_cummin_t, self_sizes),
    KF__FIELD("dim", INT, node_cummin_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_cummin = {
    .name = "CumminBackward0",
    .size = sizeof(node_cummin_t),
    .backward = backward_cummin,
    .release_saved = release_cummin,
    .destroy = destroy_cummin,
    .fields = fields_cummin,
};

static kf_status_t record_cummin(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_cummin_t *saved =
      (node_cummin_t *)(void *)kf__node_new(&type_cummin, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_34(call, self, dim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_cummin(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_34(call, self, dim, out_values, out_indices);
  return record_cummin(call, self, dim, out_values, out_indices);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t other;
  kf_scalar_t p;
  kf__saved_t result_;
} node_dist_t;
static kf_status_t backward_dist(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_dist_t *saved = (node_dist_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_tensor_t *other = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_scalar_t p = saved->p;
  kf_tensor_t *result_ = (wants_self || wants_other) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_neg(kf__d_norm_grad(grad, op_sub(self, other, KF_INT(1)), kf_some_scalar(p), result_, kf_no_ints(), true)));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_norm_grad(grad, op_sub(self, other, KF_INT(1)), kf_some_scalar(p), result_, kf_no_ints(), true));
  return kf_scope_close(&scope);
}
static void release_dist(kf__node_t *node) {
  node_dist_t *saved = (node_dist_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_dist[] = {
    KF__FIELD("self", TENSOR, node_dist_t, self),
    KF__FIELD("other", TENSOR, node_dist_t, other),
    KF__FIELD("p", SCALAR, node_dist_t, p),
    KF__FIELD("result", TENSOR, node_dist_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_dist = {
    .name = "DistBackward0",
    .size = sizeof(node_dist_t),
    .backward = backward_dist,
    .release_saved = release_dist,
    .fields = fields_dist,
};

typedef kf_status_t (*below_36_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_36(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_36_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_dist(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t **out) {
  *out = NULL;
  node_dist_t *saved =
      (node_dist_t *)(void *)kf__node_new(&type_dist, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save(&saved->other, other));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_36(call, self, other, p, out);
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
static kf_status_t autograd_dist(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_36(call, self, other, p, out);
  return record_dist(call, self, other, p, out);
}

typedef kf_status_t (*below_37_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_37(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_37_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_37(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf_scalar_t p;
  int64_t dim;
  kf_scalar_t maxnorm;
} node_renorm_t;
static kf_status_t backward_renorm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_renorm_t *saved = (node_renorm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_scalar_t p = saved->p;
  int64_t dim = saved->dim;
  kf_scalar_t maxnorm = saved->maxnorm;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_renorm_grad(grad, self, p, dim, maxnorm));
  return kf_scope_close(&scope);
}
static void release_renorm(kf__node_t *node) {
  node_renorm_t *saved = (node_renorm_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_renorm[] = {
    KF__FIELD("self", TENSOR, node_renorm_t, self),
    KF__FIELD("p", SCALAR, node_renorm_t, p),
    KF__FIELD("dim", INT, node_renorm_t, dim),
    KF__FIELD("maxnorm", SCALAR, node_renorm_t, maxnorm),
    {NULL, 0, 0}};
static const kf__node_type_t type_renorm = {
    .name = "RenormBackward0",
    .size = sizeof(node_renorm_t),
    .backward = backward_renorm,
    .release_saved = release_renorm,
    .fields = fields_renorm,
};

typedef kf_status_t (*below_38_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_scalar_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_38(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_scalar_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_38_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_renorm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm, kf_tensor_t **out) {
  *out = NULL;
  node_renorm_t *saved =
      (node_renorm_t *)(void *)kf__node_new(&type_renorm, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  saved->dim = dim;
  saved->maxnorm = maxnorm;
  kf__below_t below = kf__below_enter();
  status = below_38(call, self, p, dim, maxnorm, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_renorm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_38(call, self, p, dim, maxnorm, out);
  return record_renorm(call, self, p, dim, maxnorm, out);
}

typedef kf_status_t (*below_39_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_scalar_t a3);
static KF__SHARED kf_status_t below_39(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_scalar_t a3) {
  KF_REDISPATCH(call->op, below_39_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_renorm_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm) {
  KF_TRY(kf__check_inplace(self));
  node_renorm_t *saved =
      (node_renorm_t *)(void *)kf__node_new(&type_renorm, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->p = p;
  saved->dim = dim;
  saved->maxnorm = maxnorm;
  kf__below_t below = kf__below_autograd_enter();
  status = below_39(call, self, p, dim, maxnorm);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_renorm_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t
    dim, kf_scalar_t maxnorm) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_39(call, self, p, dim, maxnorm);
  return record_renorm_(call, self, p, dim, maxnorm);
}

typedef kf_status_t (*below_40_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1, int64_t
    a2, kf_scalar_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_40(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_40_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_19(const kf_call_t *call, kf_tensor_t *a0, kf_scalar_t a1,
    int64_t a2, kf_scalar_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_40(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node_bincount_t;
static kf_status_t backward_bincount(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_bincount_t *saved = (node_bincount_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_weights = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_weights)
    out[0] = kf_scope_keep(op_index_select(grad, 0, self));
  return kf_scope_close(&scope);
}
static void release_bincount(kf__node_t *node) {
  node_bincount_t *saved = (node_bincount_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_bincount[] = {
    KF__FIELD("self", TENSOR, node_bincount_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_bincount = {
    .name = "BincountBackward0",
    .size = sizeof(node_bincount_t),
    .backward = backward_bincount,
    .release_saved = release_bincount,
    .fields = fields_bincount,
};

typedef kf_status_t (*below_41_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_41(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_41_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_bincount(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(self)))
    return kf__not_differentiable(call, "self");
  node_bincount_t *saved =
      (node_bincount_t *)(void *)kf__node_new(&type_bincount, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, weights));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_41(call, self, weights, minlength, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_bincount(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weights,
    int64_t minlength, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad_opt(weights))) || !kf__grad_mode())
    return below_41(call, self, weights, minlength, out);
  return record_bincount(call, self, weights, minlength, out);
}

typedef kf_status_t (*below_42_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_42(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_42_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_20(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_42(call, a0, a1, a2, a3);
}

typedef kf_status_t (*below_43_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_43(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_43_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_21(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, kf_tensor_t *a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_43(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_44_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, bool a3, kf_str_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_44(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, bool a3, kf_str_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_44_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_22(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, bool a3, kf_str_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_44(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_45_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_opt_int_t
    a2, bool a3, kf_str_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_45(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_opt_int_t a2, bool a3, kf_str_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_45_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_23(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_opt_int_t a2, bool a3, kf_str_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_45(call, a0, a1, a2, a3, a4, a5);
}

const kf__autograd_entry_t kf__autograd_reduce[] = {
    {KF__OP_sum, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sum},
    {KF__OP_sum_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sum_dim_IntList, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sum_dim_IntList},
    {KF__OP_sum_IntList_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_nansum, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nansum},
    {KF__OP_nansum_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_mean, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mean},
    {KF__OP_mean_dtype_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_mean_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mean_dim},
    {KF__OP_mean_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_nanmean_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_prod, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_prod},
    {KF__OP_prod_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_prod_dim_int, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_prod_dim_int},
    {KF__OP_prod_int_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_amax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_amax},
    {KF__OP_amax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_amin, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_amin},
    {KF__OP_amin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_aminmax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_aminmax},
    {KF__OP_aminmax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_max, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max},
    {KF__OP_max_unary_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_min, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_min},
    {KF__OP_min_unary_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_max_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max_dim},
    {KF__OP_max_dim_max, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_min_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_min_dim},
    {KF__OP_min_dim_min, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_argmax, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_argmax_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_argmin, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_argmin_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any_all_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any_dim, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any_dims, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_any_dims_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all_all_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all_dim, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all_dims, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_all_dims_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_count_nonzero_dim_IntList, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_count_nonzero_dim_IntList_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_count_nonzero, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_count_nonzero_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_var_correction, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_var_correction},
    {KF__OP_var_correction_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_std_correction, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_std_correction},
    {KF__OP_std_correction_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_var_mean_correction, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_var_mean_correction},
    {KF__OP_var_mean_correction_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_std_mean_correction, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_std_mean_correction},
    {KF__OP_std_mean_correction_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_var_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_std_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_linalg_vector_norm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_linalg_vector_norm},
    {KF__OP_linalg_vector_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP_norm_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_norm_Scalar},
    {KF__OP_norm_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_11},
    {KF__OP_norm_ScalarOpt_dtype, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_norm_ScalarOpt_dtype},
    {KF__OP_norm_ScalarOpt_dtype_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_12},
    {KF__OP_norm_ScalarOpt_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_norm_ScalarOpt_dim},
    {KF__OP_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_13},
    {KF__OP_norm_ScalarOpt_dim_dtype, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_norm_ScalarOpt_dim_dtype},
    {KF__OP_norm_dtype_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_14},
    {KF__OP_frobenius_norm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_logsumexp, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logsumexp},
    {KF__OP_logsumexp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_cumsum, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cumsum},
    {KF__OP_cumsum_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cumsum_},
    {KF__OP_cumsum_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_15},
    {KF__OP_cumprod, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cumprod},
    {KF__OP_cumprod_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cumprod_},
    {KF__OP_cumprod_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_15},
    {KF__OP_logcumsumexp, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_logcumsumexp},
    {KF__OP_logcumsumexp_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_16},
    {KF__OP_cummax, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cummax},
    {KF__OP_cummax_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_17},
    {KF__OP_cummin, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cummin},
    {KF__OP_cummin_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_17},
    {KF__OP_dist, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_dist},
    {KF__OP_dist_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_18},
    {KF__OP_renorm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_renorm},
    {KF__OP_renorm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_renorm_},
    {KF__OP_renorm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_19},
    {KF__OP_histc, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_histc_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bincount, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bincount},
    {KF__OP_bincount_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_20},
    {KF__OP_diff_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_21},
    {KF__OP_quantile_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_22},
    {KF__OP_quantile_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_23},
    {KF__OP_nanquantile_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_22},
    {KF__OP_nanquantile_scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_23},
    {0, KF__AUTOGRAD_END, NULL},
};
