/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_bmm(kf_tensor_t *self, kf_tensor_t *mat2) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_bmm(self, mat2, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_unsqueeze(kf_tensor_t *self, int64_t dim) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_unsqueeze(self, dim, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_expand(self, size, implicit, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_outer(kf_tensor_t *self, kf_tensor_t *vec2) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_outer(self, vec2, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mv(kf_tensor_t *self, kf_tensor_t *vec) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mv(self, vec, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mul(kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mul(self, other, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_t(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_t(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_mT(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_mT(self, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mat2;
  kf__ints_t self_sizes;
  kf__ints_t self_strides;
  kf__saved_t self;
  kf__ints_t mat2_sizes;
  kf__ints_t mat2_strides;
} node_mm_t;
static kf_status_t backward_mm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mm_t *saved = (node_mm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_mat2 = kf__node_wants(node, 1);
  kf_tensor_t *mat2 = (wants_self) ? kf__unpack_scoped(node, &saved->mat2) : NULL;
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t self_strides = kf__ints_span(&saved->self_strides);
  kf_tensor_t *self = (wants_mat2) ? kf__unpack_scoped(node, &saved->self) : NULL;
  kf_int_span_t mat2_sizes = kf__ints_span(&saved->mat2_sizes);
  kf_int_span_t mat2_strides = kf__ints_span(&saved->mat2_strides);
  if (wants_mat2)
    out[1] = kf_scope_keep(kf__d_mm_right(grad, self, mat2_sizes, mat2_strides));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mm_left(grad, mat2, self_sizes, self_strides));
  return kf_scope_close(&scope);
}
static void release_mm(kf__node_t *node) {
  node_mm_t *saved = (node_mm_t *)(void *)node;
  kf__saved_drop(&saved->mat2);
  kf__saved_drop(&saved->self);
}
static void destroy_mm(kf__node_t *node) {
  node_mm_t *saved = (node_mm_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->self_strides);
  kf__ints_drop(&saved->mat2_sizes);
  kf__ints_drop(&saved->mat2_strides);
}
static const kf__saved_field_t fields_mm[] = {
    KF__FIELD("mat2", TENSOR, node_mm_t, mat2),
    KF__FIELD("self_sym_sizes", INTS, node_mm_t, self_sizes),
    KF__FIELD("self_sym_strides", INTS, node_mm_t, self_strides),
    KF__FIELD("self", TENSOR, node_mm_t, self),
    KF__FIELD("mat2_sym_sizes", INTS, node_mm_t, mat2_sizes),
    KF__FIELD("mat2_sym_strides", INTS, node_mm_t, mat2_strides),
    {NULL, 0, 0}};
static const kf__node_type_t type_mm = {
    .name = "MmBackward0",
    .size = sizeof(node_mm_t),
    .backward = backward_mm,
    .release_saved = release_mm,
    .destroy = destroy_mm,
    .fields = fields_mm,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_mm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out) {
  *out = NULL;
  node_mm_t *saved =
      (node_mm_t *)(void *)kf__node_new(&type_mm, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat2));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->mat2, mat2));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->self_strides, kf_tensor_strides(self)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat2_sizes, kf_tensor_sizes(mat2)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat2_strides, kf_tensor_strides(mat2)));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, mat2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat2))) || !kf__grad_mode())
    return below_0(call, self, mat2, out);
  return record_mm(call, self, mat2, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t beta;
  kf__saved_t mat2;
  kf__ints_t mat1_sizes;
  kf__ints_t mat1_strides;
  kf_scalar_t alpha;
  kf__saved_t mat1;
  kf__ints_t mat2_sizes;
  kf__ints_t mat2_strides;
} node_addmm_t;
static kf_status_t backward_addmm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addmm_t *saved = (node_addmm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_mat1 = kf__node_wants(node, 1);
  bool wants_mat2 = kf__node_wants(node, 2);
  kf_scalar_t beta = saved->beta;
  kf_tensor_t *mat2 = (wants_mat1) ? kf__unpack_scoped(node, &saved->mat2) : NULL;
  kf_int_span_t mat1_sizes = kf__ints_span(&saved->mat1_sizes);
  kf_int_span_t mat1_strides = kf__ints_span(&saved->mat1_strides);
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *mat1 = (wants_mat2) ? kf__unpack_scoped(node, &saved->mat1) : NULL;
  kf_int_span_t mat2_sizes = kf__ints_span(&saved->mat2_sizes);
  kf_int_span_t mat2_strides = kf__ints_span(&saved->mat2_strides);
  if (wants_mat1)
    out[1] = kf_scope_keep(kf__d_scale(kf__d_mm_left(grad, mat2, mat1_sizes, mat1_strides), alpha));
  if (wants_mat2)
    out[2] = kf_scope_keep(kf__d_scale(kf__d_mm_right(grad, mat1, mat2_sizes, mat2_strides), alpha));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, beta));
  return kf_scope_close(&scope);
}
static void release_addmm(kf__node_t *node) {
  node_addmm_t *saved = (node_addmm_t *)(void *)node;
  kf__saved_drop(&saved->mat2);
  kf__saved_drop(&saved->mat1);
}
static void destroy_addmm(kf__node_t *node) {
  node_addmm_t *saved = (node_addmm_t *)(void *)node;
  kf__ints_drop(&saved->mat1_sizes);
  kf__ints_drop(&saved->mat1_strides);
  kf__ints_drop(&saved->mat2_sizes);
  kf__ints_drop(&saved->mat2_strides);
}
static const kf__saved_field_t fields_addmm[] = {
    KF__FIELD("beta", SCALAR, node_addmm_t, beta),
    KF__FIELD("mat2", TENSOR, node_addmm_t, mat2),
    KF__FIELD("mat1_sym_sizes", INTS, node_addmm_t, mat1_sizes),
    KF__FIELD("mat1_sym_strides", INTS, node_addmm_t, mat1_strides),
    KF__FIELD("alpha", SCALAR, node_addmm_t, alpha),
    KF__FIELD("mat1", TENSOR, node_addmm_t, mat1),
    KF__FIELD("mat2_sym_sizes", INTS, node_addmm_t, mat2_sizes),
    KF__FIELD("mat2_sym_strides", INTS, node_addmm_t, mat2_strides),
    {NULL, 0, 0}};
static const kf__node_type_t type_addmm = {
    .name = "AddmmBackward0",
    .size = sizeof(node_addmm_t),
    .backward = backward_addmm,
    .release_saved = release_addmm,
    .destroy = destroy_addmm,
    .fields = fields_addmm,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_addmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_addmm_t *saved =
      (node_addmm_t *)(void *)kf__node_new(&type_addmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat1));
  KF__STEP(kf__node_link(node, 2, mat2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->mat2, mat2));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat1_sizes, kf_tensor_sizes(mat1)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat1_strides, kf_tensor_strides(mat1)));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->mat1, mat1));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->mat2_sizes, kf_tensor_sizes(mat2)));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->mat2_strides, kf_tensor_strides(mat2)));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, mat1, mat2, beta, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat1) | kf__wants_grad(mat2))) || !kf__grad_mode())
    return below_2(call, self, mat1, mat2, beta, alpha, out);
  return record_addmm(call, self, mat1, mat2, beta, alpha, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

static kf_status_t record_addmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_addmm_t *saved =
      (node_addmm_t *)(void *)kf__node_new(&type_addmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat1));
  KF__STEP(kf__node_link(node, 2, mat2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->mat2, mat2));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat1_sizes, kf_tensor_sizes(mat1)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save_ints(&saved->mat1_strides, kf_tensor_strides(mat1)));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->mat1, mat1));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->mat2_sizes, kf_tensor_sizes(mat2)));
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->mat2_strides, kf_tensor_strides(mat2)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, mat1, mat2, beta, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat1) | kf__wants_grad(mat2))) || !kf__grad_mode())
    return below_3(call, self, mat1, mat2, beta, alpha);
  return record_addmm_(call, self, mat1, mat2, beta, alpha);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_scalar_t a3, kf_scalar_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t mat2;
  kf__saved_t self;
} node_bmm_t;
static kf_status_t backward_bmm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_bmm_t *saved = (node_bmm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_mat2 = kf__node_wants(node, 1);
  kf_tensor_t *mat2 = (wants_self) ? kf__unpack_scoped(node, &saved->mat2) : NULL;
  kf_tensor_t *self = (wants_mat2) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_mat2)
    out[1] = kf_scope_keep(op_bmm(kf__d_adj(self), grad));
  if (wants_self)
    out[0] = kf_scope_keep(op_bmm(grad, kf__d_adj(mat2)));
  return kf_scope_close(&scope);
}
static void release_bmm(kf__node_t *node) {
  node_bmm_t *saved = (node_bmm_t *)(void *)node;
  kf__saved_drop(&saved->mat2);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_bmm[] = {
    KF__FIELD("mat2", TENSOR, node_bmm_t, mat2),
    KF__FIELD("self", TENSOR, node_bmm_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_bmm = {
    .name = "BmmBackward0",
    .size = sizeof(node_bmm_t),
    .backward = backward_bmm,
    .release_saved = release_bmm,
    .fields = fields_bmm,
};

static kf_status_t record_bmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out) {
  *out = NULL;
  node_bmm_t *saved =
      (node_bmm_t *)(void *)kf__node_new(&type_bmm, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat2));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->mat2, mat2));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, mat2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_bmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat2))) || !kf__grad_mode())
    return below_0(call, self, mat2, out);
  return record_bmm(call, self, mat2, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t beta;
  kf__saved_t batch2;
  kf_scalar_t alpha;
  kf__saved_t batch1;
} node_baddbmm_t;
static kf_status_t backward_baddbmm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_baddbmm_t *saved = (node_baddbmm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_batch1 = kf__node_wants(node, 1);
  bool wants_batch2 = kf__node_wants(node, 2);
  kf_scalar_t beta = saved->beta;
  kf_tensor_t *batch2 = (wants_batch1) ? kf__unpack_scoped(node, &saved->batch2) : NULL;
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *batch1 = (wants_batch2) ? kf__unpack_scoped(node, &saved->batch1) : NULL;
  if (wants_batch1)
    out[1] = kf_scope_keep(kf__d_scale(op_bmm(grad, kf__d_adj(batch2)), alpha));
  if (wants_batch2)
    out[2] = kf_scope_keep(kf__d_scale(op_bmm(kf__d_adj(batch1), grad), alpha));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, beta));
  return kf_scope_close(&scope);
}
static void release_baddbmm(kf__node_t *node) {
  node_baddbmm_t *saved = (node_baddbmm_t *)(void *)node;
  kf__saved_drop(&saved->batch2);
  kf__saved_drop(&saved->batch1);
}
static const kf__saved_field_t fields_baddbmm[] = {
    KF__FIELD("beta", SCALAR, node_baddbmm_t, beta),
    KF__FIELD("batch2", TENSOR, node_baddbmm_t, batch2),
    KF__FIELD("alpha", SCALAR, node_baddbmm_t, alpha),
    KF__FIELD("batch1", TENSOR, node_baddbmm_t, batch1),
    {NULL, 0, 0}};
static const kf__node_type_t type_baddbmm = {
    .name = "BaddbmmBackward0",
    .size = sizeof(node_baddbmm_t),
    .backward = backward_baddbmm,
    .release_saved = release_baddbmm,
    .fields = fields_baddbmm,
};

static kf_status_t record_baddbmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_baddbmm_t *saved =
      (node_baddbmm_t *)(void *)kf__node_new(&type_baddbmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, batch1));
  KF__STEP(kf__node_link(node, 2, batch2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->batch2, batch2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->batch1, batch1));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, batch1, batch2, beta, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_baddbmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(batch1) | kf__wants_grad(batch2))) || !kf__grad_mode())
    return below_2(call, self, batch1, batch2, beta, alpha, out);
  return record_baddbmm(call, self, batch1, batch2, beta, alpha, out);
}

static kf_status_t record_baddbmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_baddbmm_t *saved =
      (node_baddbmm_t *)(void *)kf__node_new(&type_baddbmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, batch1));
  KF__STEP(kf__node_link(node, 2, batch2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->batch2, batch2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->batch1, batch1));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, batch1, batch2, beta, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_baddbmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(batch1) | kf__wants_grad(batch2))) || !kf__grad_mode())
    return below_3(call, self, batch1, batch2, beta, alpha);
  return record_baddbmm_(call, self, batch1, batch2, beta, alpha);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t beta;
  kf__ints_t batch1_sizes;
  kf__ints_t batch2_sizes;
  kf__saved_t batch2;
  kf_scalar_t alpha;
  kf__saved_t batch1;
} node_addbmm_t;
static kf_status_t backward_addbmm(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addbmm_t *saved = (node_addbmm_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_batch1 = kf__node_wants(node, 1);
  bool wants_batch2 = kf__node_wants(node, 2);
  kf_scalar_t beta = saved->beta;
  kf_int_span_t batch1_sizes = kf__ints_span(&saved->batch1_sizes);
  kf_int_span_t batch2_sizes = kf__ints_span(&saved->batch2_sizes);
  kf_tensor_t *batch2 = (wants_batch1) ? kf__unpack_scoped(node, &saved->batch2) : NULL;
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *batch1 = (wants_batch2) ? kf__unpack_scoped(node, &saved->batch1) : NULL;
  if (wants_batch1)
    out[1] = kf_scope_keep(kf__d_scale(op_bmm(op_expand(op_unsqueeze(grad, 0), KF_INTS(kf__size_at(batch1_sizes, 0), kf__size_at(batch1_sizes, 1), kf__size_at(batch2_sizes, 2)), false), kf__d_adj(batch2)), alpha));
  if (wants_batch2)
    out[2] = kf_scope_keep(kf__d_scale(op_bmm(kf__d_adj(batch1), op_expand(op_unsqueeze(grad, 0), KF_INTS(kf__size_at(batch1_sizes, 0), kf__size_at(batch1_sizes, 1), kf__size_at(batch2_sizes, 2)), false)), alpha));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, beta));
  return kf_scope_close(&scope);
}
static void release_addbmm(kf__node_t *node) {
  node_addbmm_t *saved = (node_addbmm_t *)(void *)node;
  kf__saved_drop(&saved->batch2);
  kf__saved_drop(&saved->batch1);
}
static void destroy_addbmm(kf__node_t *node) {
  node_addbmm_t *saved = (node_addbmm_t *)(void *)node;
  kf__ints_drop(&saved->batch1_sizes);
  kf__ints_drop(&saved->batch2_sizes);
}
static const kf__saved_field_t fields_addbmm[] = {
    KF__FIELD("beta", SCALAR, node_addbmm_t, beta),
    KF__FIELD("batch1_sym_sizes", INTS, node_addbmm_t, batch1_sizes),
    KF__FIELD("batch2_sym_sizes", INTS, node_addbmm_t, batch2_sizes),
    KF__FIELD("batch2", TENSOR, node_addbmm_t, batch2),
    KF__FIELD("alpha", SCALAR, node_addbmm_t, alpha),
    KF__FIELD("batch1", TENSOR, node_addbmm_t, batch1),
    {NULL, 0, 0}};
static const kf__node_type_t type_addbmm = {
    .name = "AddbmmBackward0",
    .size = sizeof(node_addbmm_t),
    .backward = backward_addbmm,
    .release_saved = release_addbmm,
    .destroy = destroy_addbmm,
    .fields = fields_addbmm,
};

static kf_status_t record_addbmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_addbmm_t *saved =
      (node_addbmm_t *)(void *)kf__node_new(&type_addbmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, batch1));
  KF__STEP(kf__node_link(node, 2, batch2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->batch1_sizes, kf_tensor_sizes(batch1)));
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->batch2_sizes, kf_tensor_sizes(batch2)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->batch2, batch2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->batch1, batch1));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, batch1, batch2, beta, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addbmm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(batch1) | kf__wants_grad(batch2))) || !kf__grad_mode())
    return below_2(call, self, batch1, batch2, beta, alpha, out);
  return record_addbmm(call, self, batch1, batch2, beta, alpha, out);
}

static kf_status_t record_addbmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_addbmm_t *saved =
      (node_addbmm_t *)(void *)kf__node_new(&type_addbmm, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, batch1));
  KF__STEP(kf__node_link(node, 2, batch2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->batch1_sizes, kf_tensor_sizes(batch1)));
  if (kf__node_has_edge(node, 1) || kf__node_has_edge(node, 2)) KF__STEP(kf__save_ints(&saved->batch2_sizes, kf_tensor_sizes(batch2)));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->batch2, batch2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->batch1, batch1));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, batch1, batch2, beta, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addbmm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(batch1) | kf__wants_grad(batch2))) || !kf__grad_mode())
    return below_3(call, self, batch1, batch2, beta, alpha);
  return record_addbmm_(call, self, batch1, batch2, beta, alpha);
}

typedef struct {
  kf__node_t node;
  kf__saved_t vec;
  kf__saved_t self;
} node_mv_t;
static kf_status_t backward_mv(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mv_t *saved = (node_mv_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_vec = kf__node_wants(node, 1);
  kf_tensor_t *vec = (wants_self) ? kf__unpack_scoped(node, &saved->vec) : NULL;
  kf_tensor_t *self = (wants_vec) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(op_outer(grad, kf__d_conj(vec)));
  if (wants_vec)
    out[1] = kf_scope_keep(op_mv(kf__d_adj(self), grad));
  return kf_scope_close(&scope);
}
static void release_mv(kf__node_t *node) {
  node_mv_t *saved = (node_mv_t *)(void *)node;
  kf__saved_drop(&saved->vec);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_mv[] = {
    KF__FIELD("vec", TENSOR, node_mv_t, vec),
    KF__FIELD("self", TENSOR, node_mv_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_mv = {
    .name = "MvBackward0",
    .size = sizeof(node_mv_t),
    .backward = backward_mv,
    .release_saved = release_mv,
    .fields = fields_mv,
};

static kf_status_t record_mv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t
    **out) {
  *out = NULL;
  node_mv_t *saved =
      (node_mv_t *)(void *)kf__node_new(&type_mv, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, vec));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->vec, vec));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, vec, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_mv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(vec))) || !kf__grad_mode())
    return below_0(call, self, vec, out);
  return record_mv(call, self, vec, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t beta;
  kf__saved_t vec;
  kf_scalar_t alpha;
  kf__saved_t mat;
} node_addmv_t;
static kf_status_t backward_addmv(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addmv_t *saved = (node_addmv_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_mat = kf__node_wants(node, 1);
  bool wants_vec = kf__node_wants(node, 2);
  kf_scalar_t beta = saved->beta;
  kf_tensor_t *vec = (wants_mat) ? kf__unpack_scoped(node, &saved->vec) : NULL;
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *mat = (wants_vec) ? kf__unpack_scoped(node, &saved->mat) : NULL;
  if (wants_mat)
    out[1] = kf_scope_keep(kf__d_scale(op_outer(grad, kf__d_conj(vec)), alpha));
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, beta));
  if (wants_vec)
    out[2] = kf_scope_keep(kf__d_scale(op_mv(kf__d_adj(mat), grad), alpha));
  return kf_scope_close(&scope);
}
static void release_addmv(kf__node_t *node) {
  node_addmv_t *saved = (node_addmv_t *)(void *)node;
  kf__saved_drop(&saved->vec);
  kf__saved_drop(&saved->mat);
}
static const kf__saved_field_t fields_addmv[] = {
    KF__FIELD("beta", SCALAR, node_addmv_t, beta),
    KF__FIELD("vec", TENSOR, node_addmv_t, vec),
    KF__FIELD("alpha", SCALAR, node_addmv_t, alpha),
    KF__FIELD("mat", TENSOR, node_addmv_t, mat),
    {NULL, 0, 0}};
static const kf__node_type_t type_addmv = {
    .name = "AddmvBackward0",
    .size = sizeof(node_addmv_t),
    .backward = backward_addmv,
    .release_saved = release_addmv,
    .fields = fields_addmv,
};

static kf_status_t record_addmv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_addmv_t *saved =
      (node_addmv_t *)(void *)kf__node_new(&type_addmv, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat));
  KF__STEP(kf__node_link(node, 2, vec));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->vec, vec));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->mat, mat));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, mat, vec, beta, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addmv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat) | kf__wants_grad(vec))) || !kf__grad_mode())
    return below_2(call, self, mat, vec, beta, alpha, out);
  return record_addmv(call, self, mat, vec, beta, alpha, out);
}

static kf_status_t record_addmv_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_addmv_t *saved =
      (node_addmv_t *)(void *)kf__node_new(&type_addmv, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, mat));
  KF__STEP(kf__node_link(node, 2, vec));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->vec, vec));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->mat, mat));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, mat, vec, beta, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addmv_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(mat) | kf__wants_grad(vec))) || !kf__grad_mode())
    return below_3(call, self, mat, vec, beta, alpha);
  return record_addmv_(call, self, mat, vec, beta, alpha);
}

typedef struct {
  kf__node_t node;
  kf__saved_t tensor;
  kf__saved_t self;
} node_dot_t;
static kf_status_t backward_dot(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_dot_t *saved = (node_dot_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_tensor = kf__node_wants(node, 1);
  kf_tensor_t *tensor = (wants_self) ? kf__unpack_scoped(node, &saved->tensor) : NULL;
  kf_tensor_t *self = (wants_tensor) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(grad, kf__d_conj(tensor)));
  if (wants_tensor)
    out[1] = kf_scope_keep(op_mul(grad, kf__d_conj(self)));
  return kf_scope_close(&scope);
}
static void release_dot(kf__node_t *node) {
  node_dot_t *saved = (node_dot_t *)(void *)node;
  kf__saved_drop(&saved->tensor);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_dot[] = {
    KF__FIELD("tensor", TENSOR, node_dot_t, tensor),
    KF__FIELD("self", TENSOR, node_dot_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_dot = {
    .name = "DotBackward0",
    .size = sizeof(node_dot_t),
    .backward = backward_dot,
    .release_saved = release_dot,
    .fields = fields_dot,
};

static kf_status_t record_dot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor,
    kf_tensor_t **out) {
  *out = NULL;
  node_dot_t *saved =
      (node_dot_t *)(void *)kf__node_new(&type_dot, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, tensor));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->tensor, tensor));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, tensor, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_dot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(tensor))) || !kf__grad_mode())
    return below_0(call, self, tensor, out);
  return record_dot(call, self, tensor, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  kf__saved_t self;
} node_vdot_t;
static kf_status_t backward_vdot(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_vdot_t *saved = (node_vdot_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self) ? kf__unpack_scoped(node, &saved->other) : NULL;
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_mul(grad, self));
  if (wants_self)
    out[0] = kf_scope_keep(op_mul(kf__d_conj(grad), other));
  return kf_scope_close(&scope);
}
static void release_vdot(kf__node_t *node) {
  node_vdot_t *saved = (node_vdot_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_vdot[] = {
    KF__FIELD("other", TENSOR, node_vdot_t, other),
    KF__FIELD("self", TENSOR, node_vdot_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_vdot = {
    .name = "VdotBackward0",
    .size = sizeof(node_vdot_t),
    .backward = backward_vdot,
    .release_saved = release_vdot,
    .fields = fields_vdot,
};

static kf_status_t record_vdot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  *out = NULL;
  node_vdot_t *saved =
      (node_vdot_t *)(void *)kf__node_new(&type_vdot, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, other, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_vdot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_0(call, self, other, out);
  return record_vdot(call, self, other, out);
}

typedef struct {
  kf__node_t node;
  kf_scalar_t beta;
  kf__saved_t vec2;
  kf_scalar_t alpha;
  kf__saved_t vec1;
} node_addr_t;
static kf_status_t backward_addr(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_addr_t *saved = (node_addr_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_vec1 = kf__node_wants(node, 1);
  bool wants_vec2 = kf__node_wants(node, 2);
  kf_scalar_t beta = saved->beta;
  kf_tensor_t *vec2 = (wants_vec1) ? kf__unpack_scoped(node, &saved->vec2) : NULL;
  kf_scalar_t alpha = saved->alpha;
  kf_tensor_t *vec1 = (wants_vec2) ? kf__unpack_scoped(node, &saved->vec1) : NULL;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_scale(grad, beta));
  if (wants_vec1)
    out[1] = kf_scope_keep(kf__d_scale(op_mv(grad, kf__d_conj(kf__d_in_type_of(vec2, grad))), alpha));
  if (wants_vec2)
    out[2] = kf_scope_keep(kf__d_scale(op_mv(op_t(grad), kf__d_conj(kf__d_in_type_of(vec1, grad))), alpha));
  return kf_scope_close(&scope);
}
static void release_addr(kf__node_t *node) {
  node_addr_t *saved = (node_addr_t *)(void *)node;
  kf__saved_drop(&saved->vec2);
  kf__saved_drop(&saved->vec1);
}
static const kf__saved_field_t fields_addr[] = {
    KF__FIELD("beta", SCALAR, node_addr_t, beta),
    KF__FIELD("vec2", TENSOR, node_addr_t, vec2),
    KF__FIELD("alpha", SCALAR, node_addr_t, alpha),
    KF__FIELD("vec1", TENSOR, node_addr_t, vec1),
    {NULL, 0, 0}};
static const kf__node_type_t type_addr = {
    .name = "AddrBackward0",
    .size = sizeof(node_addr_t),
    .backward = backward_addr,
    .release_saved = release_addr,
    .fields = fields_addr,
};

static kf_status_t record_addr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  *out = NULL;
  node_addr_t *saved =
      (node_addr_t *)(void *)kf__node_new(&type_addr, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, vec1));
  KF__STEP(kf__node_link(node, 2, vec2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->vec2, vec2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->vec1, vec1));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, vec1, vec2, beta, alpha, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_addr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(vec1) | kf__wants_grad(vec2))) || !kf__grad_mode())
    return below_2(call, self, vec1, vec2, beta, alpha, out);
  return record_addr(call, self, vec1, vec2, beta, alpha, out);
}

static kf_status_t record_addr_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(kf__check_inplace(self));
  node_addr_t *saved =
      (node_addr_t *)(void *)kf__node_new(&type_addr, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, vec1));
  KF__STEP(kf__node_link(node, 2, vec2));
  saved->beta = beta;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->vec2, vec2));
  saved->alpha = alpha;
  if (kf__node_has_edge(node, 2)) KF__STEP(kf__save(&saved->vec1, vec1));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, vec1, vec2, beta, alpha);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_addr_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(vec1) | kf__wants_grad(vec2))) || !kf__grad_mode())
    return below_3(call, self, vec1, vec2, beta, alpha);
  return record_addr_(call, self, vec1, vec2, beta, alpha);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_6(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_trace_t;
static kf_status_t backward_trace(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_trace_t *saved = (node_trace_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_trace_grad(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_trace(kf__node_t *node) {
  node_trace_t *saved = (node_trace_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_trace[] = {
    KF__FIELD("self_sym_sizes", INTS, node_trace_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_trace = {
    .name = "TraceBackward0",
    .size = sizeof(node_trace_t),
    .backward = backward_trace,
    .destroy = destroy_trace,
    .fields = fields_trace,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_trace(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_trace_t *saved =
      (node_trace_t *)(void *)kf__node_new(&type_trace, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_trace(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, out);
  return record_trace(call, self, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t x1;
  kf__saved_t x2;
  double p;
  kf__saved_t result_;
} node__cdist_forward_t;
static kf_status_t backward__cdist_forward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__cdist_forward_t *saved = (node__cdist_forward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_x1 = kf__node_wants(node, 0);
  bool wants_x2 = kf__node_wants(node, 1);
  kf_tensor_t *x1 = (wants_x1 || wants_x2) ? kf__unpack_scoped(node, &saved->x1) : NULL;
  kf_tensor_t *x2 = (wants_x1 || wants_x2) ? kf__unpack_scoped(node, &saved->x2) : NULL;
  double p = saved->p;
  kf_tensor_t *result_ = (wants_x1 || wants_x2) ? kf__unpack_scoped(node, &saved->result_) : NULL;
  if (wants_x1)
    out[0] = kf_scope_keep(kf__d_cdist_first(grad, x1, x2, p, result_));
  if (wants_x2)
    out[1] = kf_scope_keep(kf__d_cdist_first(op_mT(grad), x2, x1, p, op_mT(result_)));
  return kf_scope_close(&scope);
}
static void release__cdist_forward(kf__node_t *node) {
  node__cdist_forward_t *saved = (node__cdist_forward_t *)(void *)node;
  kf__saved_drop(&saved->x1);
  kf__saved_drop(&saved->x2);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields__cdist_forward[] = {
    KF__FIELD("x1", TENSOR, node__cdist_forward_t, x1),
    KF__FIELD("x2", TENSOR, node__cdist_forward_t, x2),
    KF__FIELD("p", FLOAT, node__cdist_forward_t, p),
    KF__FIELD("result", TENSOR, node__cdist_forward_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type__cdist_forward = {
    .name = "CdistBackward0",
    .size = sizeof(node__cdist_forward_t),
    .backward = backward__cdist_forward,
    .release_saved = release__cdist_forward,
    .fields = fields__cdist_forward,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_opt_int_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, kf_opt_int_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record__cdist_forward(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, kf_opt_int_t compute_mode, kf_tensor_t **out) {
  *out = NULL;
  node__cdist_forward_t *saved =
      (node__cdist_forward_t *)(void *)kf__node_new(&type__cdist_forward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, x1));
  KF__STEP(kf__node_link(node, 1, x2));
  KF__STEP(kf__save(&saved->x1, x1));
  KF__STEP(kf__save(&saved->x2, x2));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_10(call, x1, x2, p, compute_mode, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__cdist_forward(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, kf_opt_int_t compute_mode, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(x1) | kf__wants_grad(x2))) || !kf__grad_mode())
    return below_10(call, x1, x2, p, compute_mode, out);
  return record__cdist_forward(call, x1, x2, p, compute_mode, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_opt_int_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, kf_opt_int_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, kf_opt_int_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  double p;
  kf__saved_t result_;
} node__pdist_forward_t;
static kf_status_t backward__pdist_forward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__pdist_forward_t *saved = (node__pdist_forward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  double p = saved->p;
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_pdist_grad(grad, self, p, result_));
  return kf_scope_close(&scope);
}
static void release__pdist_forward(kf__node_t *node) {
  node__pdist_forward_t *saved = (node__pdist_forward_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields__pdist_forward[] = {
    KF__FIELD("self", TENSOR, node__pdist_forward_t, self),
    KF__FIELD("p", FLOAT, node__pdist_forward_t, p),
    KF__FIELD("result", TENSOR, node__pdist_forward_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type__pdist_forward = {
    .name = "PdistBackward0",
    .size = sizeof(node__pdist_forward_t),
    .backward = backward__pdist_forward,
    .release_saved = release__pdist_forward,
    .fields = fields__pdist_forward,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record__pdist_forward(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_tensor_t **out) {
  *out = NULL;
  node__pdist_forward_t *saved =
      (node__pdist_forward_t *)(void *)kf__node_new(&type__pdist_forward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  saved->p = p;
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, p, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__pdist_forward(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, p, out);
  return record__pdist_forward(call, self, p, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, double a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, double a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2);
}

const kf__autograd_entry_t kf__autograd_matmul[] = {
    {KF__OP_mm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mm},
    {KF__OP_mm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_addmm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addmm},
    {KF__OP_addmm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addmm_},
    {KF__OP_addmm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_bmm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_bmm},
    {KF__OP_bmm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_baddbmm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_baddbmm},
    {KF__OP_baddbmm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_baddbmm_},
    {KF__OP_baddbmm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_addbmm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addbmm},
    {KF__OP_addbmm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addbmm_},
    {KF__OP_addbmm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_mv, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mv},
    {KF__OP_mv_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_addmv, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addmv},
    {KF__OP_addmv_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addmv_},
    {KF__OP_addmv_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_dot, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_dot},
    {KF__OP_dot_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_vdot, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_vdot},
    {KF__OP_vdot_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_addr, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addr},
    {KF__OP_addr_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_addr_},
    {KF__OP_addr_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_outer_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_ger_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_inner_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_matmul_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_linear_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_tensordot_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_kron_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_linalg_matrix_power_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_matrix_power_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_trace, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_trace},
    {KF__OP_trace_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP__cdist_forward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__cdist_forward},
    {KF__OP__cdist_forward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP__pdist_forward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__pdist_forward},
    {KF__OP__pdist_forward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {0, KF__AUTOGRAD_END, NULL},
};
