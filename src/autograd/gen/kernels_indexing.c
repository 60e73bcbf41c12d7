/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_scatter_value(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
    kf_scalar_t value) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_scatter_value(self, dim, index, value, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool
    sparse_grad) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_gather(self, dim, index, sparse_grad, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_index_select_backward(kf_tensor_t *grad, kf_int_span_t self_sizes,
    int64_t dim, kf_tensor_t *index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_index_select_backward(grad, self_sizes, dim, index, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_index_fill_int_Scalar(kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, kf_scalar_t value) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_index_fill_int_Scalar(self, dim, index, value, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_index(kf_tensor_t *self, kf_tensor_span_t indices) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_index(self, indices, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_masked_fill_Scalar(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t
    value) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_masked_fill_Scalar(self, mask, value, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t index;
  kf__ints_t self_sizes;
  int64_t dim;
} node_gather_t;
static kf_status_t backward_gather(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_gather_t *saved = (node_gather_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *index = kf__unpack_scoped(node, &saved->index);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scattered(grad, index, self_sizes, dim));
  return kf_scope_close(&scope);
}
static void release_gather(kf__node_t *node) {
  node_gather_t *saved = (node_gather_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_gather(kf__node_t *node) {
  node_gather_t *saved = (node_gather_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_gather[] = {
    KF__FIELD("index", TENSOR, node_gather_t, index),
    KF__FIELD("self_sym_sizes", INTS, node_gather_t, self_sizes),
    KF__FIELD("dim", INT, node_gather_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_gather = {
    .name = "GatherBackward0",
    .size = sizeof(node_gather_t),
    .backward = backward_gather,
    .release_saved = release_gather,
    .destroy = destroy_gather,
    .fields = fields_gather,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_gather(const kf_call_t *call, kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, bool sparse_grad, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_gather_t *saved =
      (node_gather_t *)(void *)kf__node_new(&type_gather, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->index, index));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, index, sparse_grad, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_gather(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, bool sparse_grad, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_0(call, self, dim, index, sparse_grad, out);
  return record_gather(call, self, dim, index, sparse_grad, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
} node_scatter_src_t;
static kf_status_t backward_scatter_src(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_scatter_src_t *saved = (node_scatter_src_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_self || wants_src) ? kf__unpack_scoped(node, &saved->index) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(op_scatter_value(grad, dim, index, KF_INT(0)));
  if (wants_src)
    out[1] = kf_scope_keep(op_gather(grad, dim, index, false));
  return kf_scope_close(&scope);
}
static void release_scatter_src(kf__node_t *node) {
  node_scatter_src_t *saved = (node_scatter_src_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static const kf__saved_field_t fields_scatter_src[] = {
    KF__FIELD("dim", INT, node_scatter_src_t, dim),
    KF__FIELD("index", TENSOR, node_scatter_src_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_scatter_src = {
    .name = "ScatterBackward0",
    .size = sizeof(node_scatter_src_t),
    .backward = backward_scatter_src,
    .release_saved = release_scatter_src,
    .fields = fields_scatter_src,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_scatter_src(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_scatter_src_t *saved =
      (node_scatter_src_t *)(void *)kf__node_new(&type_scatter_src, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, index, src, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_scatter_src(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_2(call, self, dim, index, src, out);
  return record_scatter_src(call, self, dim, index, src, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_scatter__src(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_scatter_src_t *saved =
      (node_scatter_src_t *)(void *)kf__node_new(&type_scatter_src, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, dim, index, src);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_scatter__src(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_3(call, self, dim, index, src);
  return record_scatter__src(call, self, dim, index, src);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
} node_scatter_value_t;
static kf_status_t backward_scatter_value(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_scatter_value_t *saved = (node_scatter_value_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *index = kf__unpack_scoped(node, &saved->index);
  if (wants_self)
    out[0] = kf_scope_keep(op_scatter_value(grad, dim, index, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_scatter_value(kf__node_t *node) {
  node_scatter_value_t *saved = (node_scatter_value_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static const kf__saved_field_t fields_scatter_value[] = {
    KF__FIELD("dim", INT, node_scatter_value_t, dim),
    KF__FIELD("index", TENSOR, node_scatter_value_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_scatter_value = {
    .name = "ScatterBackward1",
    .size = sizeof(node_scatter_value_t),
    .backward = backward_scatter_value,
    .release_saved = release_scatter_value,
    .fields = fields_scatter_value,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_scatter_value(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_scatter_value_t *saved =
      (node_scatter_value_t *)(void *)kf__node_new(&type_scatter_value, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, dim, index, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_scatter_value(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_5(call, self, dim, index, value, out);
  return record_scatter_value(call, self, dim, index, value, out);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_scalar_t a3) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_scatter__value(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_scatter_value_t *saved =
      (node_scatter_value_t *)(void *)kf__node_new(&type_scatter_value, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_autograd_enter();
  status = below_6(call, self, dim, index, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_scatter__value(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_6(call, self, dim, index, value);
  return record_scatter__value(call, self, dim, index, value);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_str_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3, kf_str_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_str_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_scalar_t a3, kf_str_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
} node_scatter_add_t;
static kf_status_t backward_scatter_add(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_scatter_add_t *saved = (node_scatter_add_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_src) ? kf__unpack_scoped(node, &saved->index) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  if (wants_src)
    out[1] = kf_scope_keep(op_gather(grad, dim, index, false));
  return kf_scope_close(&scope);
}
static void release_scatter_add(kf__node_t *node) {
  node_scatter_add_t *saved = (node_scatter_add_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static const kf__saved_field_t fields_scatter_add[] = {
    KF__FIELD("dim", INT, node_scatter_add_t, dim),
    KF__FIELD("index", TENSOR, node_scatter_add_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_scatter_add = {
    .name = "ScatterAddBackward0",
    .size = sizeof(node_scatter_add_t),
    .backward = backward_scatter_add,
    .release_saved = release_scatter_add,
    .fields = fields_scatter_add,
};

static kf_status_t record_scatter_add(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_scatter_add_t *saved =
      (node_scatter_add_t *)(void *)kf__node_new(&type_scatter_add, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, index, src, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_scatter_add(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_2(call, self, dim, index, src, out);
  return record_scatter_add(call, self, dim, index, src, out);
}

static kf_status_t record_scatter_add_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_scatter_add_t *saved =
      (node_scatter_add_t *)(void *)kf__node_new(&type_scatter_add, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, dim, index, src);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_scatter_add_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_3(call, self, dim, index, src);
  return record_scatter_add_(call, self, dim, index, src);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t dim;
  kf__saved_t index;
  kf__saved_t src;
  const char *reduce;
  bool include_self;
  kf__saved_t result_;
} node_scatter_reduce_two_t;
static kf_status_t backward_scatter_reduce_two(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_scatter_reduce_two_t *saved = (node_scatter_reduce_two_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_src) ? kf__unpack_scoped(node, &saved->self) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_self || wants_src) ? kf__unpack_scoped(node, &saved->index) : NULL;
  kf_tensor_t *src = (wants_self || wants_src) ? kf__unpack_scoped(node, &saved->src) : NULL;
  kf_str_t reduce = kf_str_of(saved->reduce);
  bool include_self = saved->include_self;
  kf_tensor_t *result_ = (wants_self || wants_src) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scatter_reduce_self(grad, self, dim, index, src, reduce, include_self, result_));
  if (wants_src)
    out[1] = kf_scope_keep(kf__d_scatter_reduce_src(grad, self, dim, index, src, reduce, include_self, result_));
  return kf_scope_close(&scope);
}
static void release_scatter_reduce_two(kf__node_t *node) {
  node_scatter_reduce_two_t *saved = (node_scatter_reduce_two_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->index);
  kf__saved_drop(&saved->src);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_scatter_reduce_two[] = {
    KF__FIELD("self", TENSOR, node_scatter_reduce_two_t, self),
    KF__FIELD("dim", INT, node_scatter_reduce_two_t, dim),
    KF__FIELD("index", TENSOR, node_scatter_reduce_two_t, index),
    KF__FIELD("src", TENSOR, node_scatter_reduce_two_t, src),
    KF__FIELD("reduce", STR, node_scatter_reduce_two_t, reduce),
    KF__FIELD("include_self", BOOL, node_scatter_reduce_two_t, include_self),
    KF__FIELD("result", TENSOR, node_scatter_reduce_two_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_scatter_reduce_two = {
    .name = "ScatterReduceBackward0",
    .size = sizeof(node_scatter_reduce_two_t),
    .backward = backward_scatter_reduce_two,
    .release_saved = release_scatter_reduce_two,
    .fields = fields_scatter_reduce_two,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, bool a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_str_t a4, bool a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_scatter_reduce_two(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_scatter_reduce_two_t *saved =
      (node_scatter_reduce_two_t *)(void *)kf__node_new(&type_scatter_reduce_two, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  KF__STEP(kf__save(&saved->src, src));
  saved->reduce = kf__static_text(reduce);
  saved->include_self = include_self;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, dim, index, src, reduce, include_self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_scatter_reduce_two(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_10(call, self, dim, index, src, reduce, include_self, out);
  return record_scatter_reduce_two(call, self, dim, index, src, reduce, include_self, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, bool a5);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_str_t a4, bool a5) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

static kf_status_t record_scatter_reduce__two(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_scatter_reduce_two_t *saved =
      (node_scatter_reduce_two_t *)(void *)kf__node_new(&type_scatter_reduce_two, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  KF__STEP(kf__save(&saved->src, src));
  saved->reduce = kf__static_text(reduce);
  saved->include_self = include_self;
  kf__below_t below = kf__below_autograd_enter();
  status = below_11(call, self, dim, index, src, reduce, include_self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_scatter_reduce__two(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_11(call, self, dim, index, src, reduce, include_self);
  return record_scatter_reduce__two(call, self, dim, index, src, reduce, include_self);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, bool a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_str_t a4, bool a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_str_t a4, bool a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  kf__saved_t index;
} node_index_select_t;
static kf_status_t backward_index_select(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_select_t *saved = (node_index_select_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  kf_tensor_t *index = kf__unpack_scoped(node, &saved->index);
  if (wants_self)
    out[0] = kf_scope_keep(op_index_select_backward(grad, self_sizes, dim, index));
  return kf_scope_close(&scope);
}
static void release_index_select(kf__node_t *node) {
  node_index_select_t *saved = (node_index_select_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_index_select(kf__node_t *node) {
  node_index_select_t *saved = (node_index_select_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_index_select[] = {
    KF__FIELD("self_sym_sizes", INTS, node_index_select_t, self_sizes),
    KF__FIELD("dim", INT, node_index_select_t, dim),
    KF__FIELD("index", TENSOR, node_index_select_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_select = {
    .name = "IndexSelectBackward0",
    .size = sizeof(node_index_select_t),
    .backward = backward_index_select,
    .release_saved = release_index_select,
    .destroy = destroy_index_select,
    .fields = fields_index_select,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_index_select(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_index_select_t *saved =
      (node_index_select_t *)(void *)kf__node_new(&type_index_select, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, dim, index, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_select(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_13(call, self, dim, index, out);
  return record_index_select(call, self, dim, index, out);
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
  kf__ints_t source_sizes;
  kf_scalar_t alpha;
} node_index_add_t;
static kf_status_t backward_index_add(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_add_t *saved = (node_index_add_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_source = kf__node_wants(node, 1);
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_source) ? kf__unpack_scoped(node, &saved->index) : NULL;
  kf_int_span_t source_sizes = kf__ints_span(&saved->source_sizes);
  kf_scalar_t alpha = saved->alpha;
  if (wants_self)
    out[0] = kf_scope_keep(grad);
  if (wants_source)
    out[1] = kf_scope_keep(kf__d_scale(kf__d_index_source(grad, dim, index, source_sizes), alpha));
  return kf_scope_close(&scope);
}
static void release_index_add(kf__node_t *node) {
  node_index_add_t *saved = (node_index_add_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_index_add(kf__node_t *node) {
  node_index_add_t *saved = (node_index_add_t *)(void *)node;
  kf__ints_drop(&saved->source_sizes);
}
static const kf__saved_field_t fields_index_add[] = {
    KF__FIELD("dim", INT, node_index_add_t, dim),
    KF__FIELD("index", TENSOR, node_index_add_t, index),
    KF__FIELD("source_sym_sizes", INTS, node_index_add_t, source_sizes),
    KF__FIELD("alpha", SCALAR, node_index_add_t, alpha),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_add = {
    .name = "IndexAddBackward0",
    .size = sizeof(node_index_add_t),
    .backward = backward_index_add,
    .release_saved = release_index_add,
    .destroy = destroy_index_add,
    .fields = fields_index_add,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_scalar_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_scalar_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_index_add(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_index_add_t *saved =
      (node_index_add_t *)(void *)kf__node_new(&type_index_add, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->index, index));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  saved->alpha = alpha;
  kf__below_t below = kf__below_enter();
  status = below_14(call, self, dim, index, source, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_add(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_14(call, self, dim, index, source, alpha, out);
  return record_index_add(call, self, dim, index, source, alpha, out);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_scalar_t a4);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_scalar_t a4) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

static kf_status_t record_index_add_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_index_add_t *saved =
      (node_index_add_t *)(void *)kf__node_new(&type_index_add, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->index, index));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  saved->alpha = alpha;
  kf__below_t below = kf__below_autograd_enter();
  status = below_15(call, self, dim, index, source, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_index_add_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_15(call, self, dim, index, source, alpha);
  return record_index_add_(call, self, dim, index, source, alpha);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_scalar_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3, kf_scalar_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2, kf_tensor_t *a3, kf_scalar_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_16(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
  kf__ints_t source_sizes;
} node_index_copy_t;
static kf_status_t backward_index_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_copy_t *saved = (node_index_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_source = kf__node_wants(node, 1);
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->index) : NULL;
  kf_int_span_t source_sizes = kf__ints_span(&saved->source_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_index_fill_int_Scalar(grad, dim, index, KF_INT(0)));
  if (wants_source)
    out[1] = kf_scope_keep(kf__d_index_source(grad, dim, index, source_sizes));
  return kf_scope_close(&scope);
}
static void release_index_copy(kf__node_t *node) {
  node_index_copy_t *saved = (node_index_copy_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_index_copy(kf__node_t *node) {
  node_index_copy_t *saved = (node_index_copy_t *)(void *)node;
  kf__ints_drop(&saved->source_sizes);
}
static const kf__saved_field_t fields_index_copy[] = {
    KF__FIELD("dim", INT, node_index_copy_t, dim),
    KF__FIELD("index", TENSOR, node_index_copy_t, index),
    KF__FIELD("source_sym_sizes", INTS, node_index_copy_t, source_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_copy = {
    .name = "IndexCopyBackward0",
    .size = sizeof(node_index_copy_t),
    .backward = backward_index_copy,
    .release_saved = release_index_copy,
    .destroy = destroy_index_copy,
    .fields = fields_index_copy,
};

static kf_status_t record_index_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_index_copy_t *saved =
      (node_index_copy_t *)(void *)kf__node_new(&type_index_copy, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, index, source, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_2(call, self, dim, index, source, out);
  return record_index_copy(call, self, dim, index, source, out);
}

static kf_status_t record_index_copy_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_index_copy_t *saved =
      (node_index_copy_t *)(void *)kf__node_new(&type_index_copy, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, dim, index, source);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_index_copy_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_3(call, self, dim, index, source);
  return record_index_copy_(call, self, dim, index, source);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t index;
} node_index_fill_int_Scalar_t;
static kf_status_t backward_index_fill_int_Scalar(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_fill_int_Scalar_t *saved = (node_index_fill_int_Scalar_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *index = kf__unpack_scoped(node, &saved->index);
  if (wants_self)
    out[0] = kf_scope_keep(op_index_fill_int_Scalar(grad, dim, index, KF_INT(0)));
  return kf_scope_close(&scope);
}
static void release_index_fill_int_Scalar(kf__node_t *node) {
  node_index_fill_int_Scalar_t *saved = (node_index_fill_int_Scalar_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static const kf__saved_field_t fields_index_fill_int_Scalar[] = {
    KF__FIELD("dim", INT, node_index_fill_int_Scalar_t, dim),
    KF__FIELD("index", TENSOR, node_index_fill_int_Scalar_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_fill_int_Scalar = {
    .name = "IndexFillBackward0",
    .size = sizeof(node_index_fill_int_Scalar_t),
    .backward = backward_index_fill_int_Scalar,
    .release_saved = release_index_fill_int_Scalar,
    .fields = fields_index_fill_int_Scalar,
};

static kf_status_t record_index_fill_int_Scalar(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_index_fill_int_Scalar_t *saved =
      (node_index_fill_int_Scalar_t *)(void *)kf__node_new(&type_index_fill_int_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, dim, index, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_fill_int_Scalar(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_5(call, self, dim, index, value, out);
  return record_index_fill_int_Scalar(call, self, dim, index, value, out);
}

static kf_status_t record_index_fill__int_Scalar(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_index_fill_int_Scalar_t *saved =
      (node_index_fill_int_Scalar_t *)(void *)kf__node_new(&type_index_fill_int_Scalar, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_autograd_enter();
  status = below_6(call, self, dim, index, value);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_index_fill__int_Scalar(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_scalar_t value) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_6(call, self, dim, index, value);
  return record_index_fill__int_Scalar(call, self, dim, index, value);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  int64_t dim;
  kf__saved_t index;
  kf__saved_t source;
  const char *reduce;
  bool include_self;
  kf__saved_t result_;
} node_index_reduce_t;
static kf_status_t backward_index_reduce(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_reduce_t *saved = (node_index_reduce_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_source = kf__node_wants(node, 1);
  kf_tensor_t *self = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->self) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *index = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->index) : NULL;
  kf_tensor_t *source = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->source) : NULL;
  kf_str_t reduce = kf_str_of(saved->reduce);
  bool include_self = saved->include_self;
  kf_tensor_t *result_ = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_index_reduce_self(grad, self, dim, index, source, reduce, include_self, result_));
  if (wants_source)
    out[1] = kf_scope_keep(kf__d_index_reduce_source(grad, self, dim, index, source, reduce, include_self, result_));
  return kf_scope_close(&scope);
}
static void release_index_reduce(kf__node_t *node) {
  node_index_reduce_t *saved = (node_index_reduce_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->index);
  kf__saved_drop(&saved->source);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_index_reduce[] = {
    KF__FIELD("self", TENSOR, node_index_reduce_t, self),
    KF__FIELD("dim", INT, node_index_reduce_t, dim),
    KF__FIELD("index", TENSOR, node_index_reduce_t, index),
    KF__FIELD("source", TENSOR, node_index_reduce_t, source),
    KF__FIELD("reduce", STR, node_index_reduce_t, reduce),
    KF__FIELD("include_self", BOOL, node_index_reduce_t, include_self),
    KF__FIELD("result", TENSOR, node_index_reduce_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_reduce = {
    .name = "IndexReduceBackward0",
    .size = sizeof(node_index_reduce_t),
    .backward = backward_index_reduce,
    .release_saved = release_index_reduce,
    .fields = fields_index_reduce,
};

static kf_status_t record_index_reduce(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t **out)
    {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_index_reduce_t *saved =
      (node_index_reduce_t *)(void *)kf__node_new(&type_index_reduce, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save(&saved->self, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  KF__STEP(kf__save(&saved->source, source));
  saved->reduce = kf__static_text(reduce);
  saved->include_self = include_self;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, dim, index, source, reduce, include_self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_reduce(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_10(call, self, dim, index, source, reduce, include_self, out);
  return record_index_reduce(call, self, dim, index, source, reduce, include_self, out);
}

static kf_status_t record_index_reduce_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_index_reduce_t *saved =
      (node_index_reduce_t *)(void *)kf__node_new(&type_index_reduce, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save_copy(&saved->self, self));
  saved->dim = dim;
  KF__STEP(kf__save(&saved->index, index));
  KF__STEP(kf__save(&saved->source, source));
  saved->reduce = kf__static_text(reduce);
  saved->include_self = include_self;
  kf__below_t below = kf__below_autograd_enter();
  status = below_11(call, self, dim, index, source, reduce, include_self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
  KF__STEP(kf__save_output(&saved->result_, self, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_index_reduce_(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_11(call, self, dim, index, source, reduce, include_self);
  return record_index_reduce_(call, self, dim, index, source, reduce, include_self);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__saved_list_t indices;
} node_index_Tensor_t;
static kf_status_t backward_index_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_Tensor_t *saved = (node_index_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_tensor_t *indices_room[KF__MAX_DIMS];
  kf_tensor_span_t indices = kf__unpack_list_scoped(node, &saved->indices, indices_room);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_index_grad(grad, self_sizes, indices));
  return kf_scope_close(&scope);
}
static void release_index_Tensor(kf__node_t *node) {
  node_index_Tensor_t *saved = (node_index_Tensor_t *)(void *)node;
  kf__saved_list_drop(&saved->indices);
}
static void destroy_index_Tensor(kf__node_t *node) {
  node_index_Tensor_t *saved = (node_index_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_index_Tensor[] = {
    KF__FIELD("self_sym_sizes", INTS, node_index_Tensor_t, self_sizes),
    KF__FIELD("indices", TENSORS, node_index_Tensor_t, indices),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_Tensor = {
    .name = "IndexBackward0",
    .size = sizeof(node_index_Tensor_t),
    .backward = backward_index_Tensor,
    .release_saved = release_index_Tensor,
    .destroy = destroy_index_Tensor,
    .fields = fields_index_Tensor,
};

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_index_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__list_wants_grad(indices)))
    return kf__not_differentiable(call, "indices");
  node_index_Tensor_t *saved =
      (node_index_Tensor_t *)(void *)kf__node_new(&type_index_Tensor, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_list(&saved->indices, indices));
  kf__below_t below = kf__below_enter();
  status = below_17(call, self, indices, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__list_wants_grad(indices))) || !kf__grad_mode())
    return below_17(call, self, indices, out);
  return record_index_Tensor(call, self, indices, out);
}

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__list_wants_grad(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_18(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_list_t indices;
  kf__ints_t values_sizes;
  bool accumulate;
} node_index_put_t;
static kf_status_t backward_index_put(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_index_put_t *saved = (node_index_put_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_values = kf__node_wants(node, 1);
  kf_tensor_t *indices_room[KF__MAX_DIMS];
  kf_tensor_span_t indices = kf__unpack_list_scoped(node, &saved->indices, indices_room);
  kf_int_span_t values_sizes = kf__ints_span(&saved->values_sizes);
  bool accumulate = saved->accumulate;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_index_put_self(grad, indices, values_sizes, accumulate));
  if (wants_values)
    out[1] = kf_scope_keep(op_index(grad, indices));
  return kf_scope_close(&scope);
}
static void release_index_put(kf__node_t *node) {
  node_index_put_t *saved = (node_index_put_t *)(void *)node;
  kf__saved_list_drop(&saved->indices);
}
static void destroy_index_put(kf__node_t *node) {
  node_index_put_t *saved = (node_index_put_t *)(void *)node;
  kf__ints_drop(&saved->values_sizes);
}
static const kf__saved_field_t fields_index_put[] = {
    KF__FIELD("indices", TENSORS, node_index_put_t, indices),
    KF__FIELD("values_sym_sizes", INTS, node_index_put_t, values_sizes),
    KF__FIELD("accumulate", BOOL, node_index_put_t, accumulate),
    {NULL, 0, 0}};
static const kf__node_type_t type_index_put = {
    .name = "IndexPutBackward0",
    .size = sizeof(node_index_put_t),
    .backward = backward_index_put,
    .release_saved = release_index_put,
    .destroy = destroy_index_put,
    .fields = fields_index_put,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_index_put(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__list_wants_grad(indices)))
    return kf__not_differentiable(call, "indices");
  node_index_put_t *saved =
      (node_index_put_t *)(void *)kf__node_new(&type_index_put, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, values));
  KF__STEP(kf__save_list(&saved->indices, indices));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->values_sizes, kf_tensor_sizes(values)));
  saved->accumulate = accumulate;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, indices, values, accumulate, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_index_put(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__list_wants_grad(indices) | kf__wants_grad(values))) || !kf__grad_mode())
    return below_19(call, self, indices, values, accumulate, out);
  return record_index_put(call, self, indices, values, accumulate, out);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_index_put_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate) {
  if (KF_UNLIKELY(kf__list_wants_grad(indices)))
    return kf__not_differentiable(call, "indices");
  KF_TRY(kf__check_inplace(self));
  node_index_put_t *saved =
      (node_index_put_t *)(void *)kf__node_new(&type_index_put, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, values));
  KF__STEP(kf__save_list(&saved->indices, indices));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->values_sizes, kf_tensor_sizes(values)));
  saved->accumulate = accumulate;
  kf__below_t below = kf__below_autograd_enter();
  status = below_20(call, self, indices, values, accumulate);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_index_put_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_span_t
    indices, kf_tensor_t *values, bool accumulate) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__list_wants_grad(indices) | kf__wants_grad(values))) || !kf__grad_mode())
    return below_20(call, self, indices, values, accumulate);
  return record_index_put_(call, self, indices, values, accumulate);
}

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_span_t a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__list_wants_grad(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_21(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__saved_t index;
} node_take_t;
static kf_status_t backward_take(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_take_t *saved = (node_take_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_tensor_t *index = kf__unpack_scoped(node, &saved->index);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_take_grad(grad, self_sizes, index));
  return kf_scope_close(&scope);
}
static void release_take(kf__node_t *node) {
  node_take_t *saved = (node_take_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_take(kf__node_t *node) {
  node_take_t *saved = (node_take_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_take[] = {
    KF__FIELD("self_sym_sizes", INTS, node_take_t, self_sizes),
    KF__FIELD("index", TENSOR, node_take_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_take = {
    .name = "TakeBackward0",
    .size = sizeof(node_take_t),
    .backward = backward_take,
    .release_saved = release_take,
    .destroy = destroy_take,
    .fields = fields_take,
};

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_take(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_take_t *saved =
      (node_take_t *)(void *)kf__node_new(&type_take, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save(&saved->index, index));
  kf__below_t below = kf__below_enter();
  status = below_22(call, self, index, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_take(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index))) || !kf__grad_mode())
    return below_22(call, self, index, out);
  return record_take(call, self, index, out);
}

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_23(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t index;
  bool accumulate;
  kf__ints_t source_sizes;
} node_put_t;
static kf_status_t backward_put(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_put_t *saved = (node_put_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_source = kf__node_wants(node, 1);
  kf_tensor_t *index = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->index) : NULL;
  bool accumulate = saved->accumulate;
  kf_int_span_t source_sizes = kf__ints_span(&saved->source_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_put_self(grad, index, accumulate));
  if (wants_source)
    out[1] = kf_scope_keep(kf__d_put_source(grad, index, source_sizes));
  return kf_scope_close(&scope);
}
static void release_put(kf__node_t *node) {
  node_put_t *saved = (node_put_t *)(void *)node;
  kf__saved_drop(&saved->index);
}
static void destroy_put(kf__node_t *node) {
  node_put_t *saved = (node_put_t *)(void *)node;
  kf__ints_drop(&saved->source_sizes);
}
static const kf__saved_field_t fields_put[] = {
    KF__FIELD("index", TENSOR, node_put_t, index),
    KF__FIELD("accumulate", BOOL, node_put_t, accumulate),
    KF__FIELD("source_sym_sizes", INTS, node_put_t, source_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_put = {
    .name = "PutBackward0",
    .size = sizeof(node_put_t),
    .backward = backward_put,
    .release_saved = release_put,
    .destroy = destroy_put,
    .fields = fields_put,
};

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_put(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  node_put_t *saved =
      (node_put_t *)(void *)kf__node_new(&type_put, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save(&saved->index, index));
  saved->accumulate = accumulate;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_enter();
  status = below_24(call, self, index, source, accumulate, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_put(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_24(call, self, index, source, accumulate, out);
  return record_put(call, self, index, source, accumulate, out);
}

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_put_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate) {
  if (KF_UNLIKELY(kf__wants_grad_opt(index)))
    return kf__not_differentiable(call, "index");
  KF_TRY(kf__check_inplace(self));
  node_put_t *saved =
      (node_put_t *)(void *)kf__node_new(&type_put, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save(&saved->index, index));
  saved->accumulate = accumulate;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_25(call, self, index, source, accumulate);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_put_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *index,
    kf_tensor_t *source, bool accumulate) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(index) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_25(call, self, index, source, accumulate);
  return record_put_(call, self, index, source, accumulate);
}

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_26(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__saved_t mask;
} node_masked_select_t;
static kf_status_t backward_masked_select(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_masked_select_t *saved = (node_masked_select_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_tensor_t *mask = kf__unpack_scoped(node, &saved->mask);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_masked_select_grad(grad, self_sizes, mask));
  return kf_scope_close(&scope);
}
static void release_masked_select(kf__node_t *node) {
  node_masked_select_t *saved = (node_masked_select_t *)(void *)node;
  kf__saved_drop(&saved->mask);
}
static void destroy_masked_select(kf__node_t *node) {
  node_masked_select_t *saved = (node_masked_select_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_masked_select[] = {
    KF__FIELD("self_sym_sizes", INTS, node_masked_select_t, self_sizes),
    KF__FIELD("mask", TENSOR, node_masked_select_t, mask),
    {NULL, 0, 0}};
static const kf__node_type_t type_masked_select = {
    .name = "MaskedSelectBackward0",
    .size = sizeof(node_masked_select_t),
    .backward = backward_masked_select,
    .release_saved = release_masked_select,
    .destroy = destroy_masked_select,
    .fields = fields_masked_select,
};

static kf_status_t record_masked_select(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mask,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  node_masked_select_t *saved =
      (node_masked_select_t *)(void *)kf__node_new(&type_masked_select, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save(&saved->mask, mask));
  kf__below_t below = kf__below_enter();
  status = below_22(call, self, mask, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_masked_select(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask))) || !kf__grad_mode())
    return below_22(call, self, mask, out);
  return record_masked_select(call, self, mask, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mask;
  kf__ints_t source_sizes;
} node_masked_scatter_t;
static kf_status_t backward_masked_scatter(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_masked_scatter_t *saved = (node_masked_scatter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_source = kf__node_wants(node, 1);
  kf_tensor_t *mask = (wants_self || wants_source) ? kf__unpack_scoped(node, &saved->mask) : NULL;
  kf_int_span_t source_sizes = kf__ints_span(&saved->source_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_masked_fill_Scalar(grad, mask, KF_INT(0)));
  if (wants_source)
    out[1] = kf_scope_keep(kf__d_masked_scatter_source(grad, mask, source_sizes));
  return kf_scope_close(&scope);
}
static void release_masked_scatter(kf__node_t *node) {
  node_masked_scatter_t *saved = (node_masked_scatter_t *)(void *)node;
  kf__saved_drop(&saved->mask);
}
static void destroy_masked_scatter(kf__node_t *node) {
  node_masked_scatter_t *saved = (node_masked_scatter_t *)(void *)node;
  kf__ints_drop(&saved->source_sizes);
}
static const kf__saved_field_t fields_masked_scatter[] = {
    KF__FIELD("mask", TENSOR, node_masked_scatter_t, mask),
    KF__FIELD("source_sym_sizes", INTS, node_masked_scatter_t, source_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_masked_scatter = {
    .name = "MaskedScatterBackward0",
    .size = sizeof(node_masked_scatter_t),
    .backward = backward_masked_scatter,
    .release_saved = release_masked_scatter,
    .destroy = destroy_masked_scatter,
    .fields = fields_masked_scatter,
};

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_masked_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  node_masked_scatter_t *saved =
      (node_masked_scatter_t *)(void *)kf__node_new(&type_masked_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save(&saved->mask, mask));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_enter();
  status = below_27(call, self, mask, source, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_masked_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_27(call, self, mask, source, out);
  return record_masked_scatter(call, self, mask, source, out);
}

static kf_status_t record_masked_scatter_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source) {
  if (KF_UNLIKELY(kf__wants_grad_opt(mask)))
    return kf__not_differentiable(call, "mask");
  KF_TRY(kf__check_inplace(self));
  node_masked_scatter_t *saved =
      (node_masked_scatter_t *)(void *)kf__node_new(&type_masked_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, source));
  KF__STEP(kf__save(&saved->mask, mask));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->source_sizes, kf_tensor_sizes(source)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_23(call, self, mask, source);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_masked_scatter_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *source) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mask) | kf__wants_grad(source))) || !kf__grad_mode())
    return below_23(call, self, mask, source);
  return record_masked_scatter_(call, self, mask, source);
}

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_28(call, a0, a1, a2, a3);
}

const kf__autograd_entry_t kf__autograd_indexing[] = {
    {KF__OP_gather, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_gather},
    {KF__OP_gather_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_scatter_src, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_src},
    {KF__OP_scatter__src, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter__src},
    {KF__OP_scatter_src_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_scatter_value, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_value},
    {KF__OP_scatter__value, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter__value},
    {KF__OP_scatter_value_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_scatter_reduce, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_scatter__reduce, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_scatter_reduce_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_scatter_value_reduce, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_scatter__value_reduce, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP_scatter_value_reduce_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_scatter_add, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_add},
    {KF__OP_scatter_add_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_add_},
    {KF__OP_scatter_add_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_scatter_reduce_two, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_reduce_two},
    {KF__OP_scatter_reduce__two, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_scatter_reduce__two},
    {KF__OP_scatter_reduce_two_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_index_select, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_select},
    {KF__OP_index_select_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_index_add, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_add},
    {KF__OP_index_add_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_add_},
    {KF__OP_index_add_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_index_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_copy},
    {KF__OP_index_copy_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_copy_},
    {KF__OP_index_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_index_fill_int_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_fill_int_Scalar},
    {KF__OP_index_fill__int_Scalar, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_fill__int_Scalar},
    {KF__OP_index_fill_int_Scalar_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_index_reduce, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_reduce},
    {KF__OP_index_reduce_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_reduce_},
    {KF__OP_index_reduce_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_index_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_Tensor},
    {KF__OP_index_Tensor_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_index_put, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_put},
    {KF__OP_index_put_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_index_put_},
    {KF__OP_index_put_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_take, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_take},
    {KF__OP_take_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP_put, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_put},
    {KF__OP_put_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_put_},
    {KF__OP_put_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_11},
    {KF__OP_masked_select, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_select},
    {KF__OP_masked_select_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP_masked_scatter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_scatter},
    {KF__OP_masked_scatter_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_masked_scatter_},
    {KF__OP_masked_scatter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_12},
    {KF__OP_nonzero, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_nonzero_out, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
