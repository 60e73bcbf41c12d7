/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_linalg_cross(kf_tensor_t *self, kf_tensor_t *other, int64_t dim) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_cross(self, other, dim, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t other;
  int64_t dim;
  kf__saved_t self;
} node_linalg_cross_t;
static kf_status_t backward_linalg_cross(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_linalg_cross_t *saved = (node_linalg_cross_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_other = kf__node_wants(node, 1);
  kf_tensor_t *other = (wants_self) ? kf__unpack_scoped(node, &saved->other) : NULL;
  int64_t dim = saved->dim;
  kf_tensor_t *self = (wants_other) ? kf__unpack_scoped(node, &saved->self) : NULL;
  if (wants_other)
    out[1] = kf_scope_keep(op_linalg_cross(grad, kf__d_conj(self), dim));
  if (wants_self)
    out[0] = kf_scope_keep(op_linalg_cross(kf__d_conj(other), grad, dim));
  return kf_scope_close(&scope);
}
static void release_linalg_cross(kf__node_t *node) {
  node_linalg_cross_t *saved = (node_linalg_cross_t *)(void *)node;
  kf__saved_drop(&saved->other);
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields_linalg_cross[] = {
    KF__FIELD("other", TENSOR, node_linalg_cross_t, other),
    KF__FIELD("dim", INT, node_linalg_cross_t, dim),
    KF__FIELD("self", TENSOR, node_linalg_cross_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type_linalg_cross = {
    .name = "LinalgCrossBackward0",
    .size = sizeof(node_linalg_cross_t),
    .backward = backward_linalg_cross,
    .release_saved = release_linalg_cross,
    .fields = fields_linalg_cross,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_linalg_cross(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    int64_t dim, kf_tensor_t **out) {
  *out = NULL;
  node_linalg_cross_t *saved =
      (node_linalg_cross_t *)(void *)kf__node_new(&type_linalg_cross, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, other));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->other, other));
  saved->dim = dim;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, other, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_linalg_cross(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, int64_t dim, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
    return below_0(call, self, other, dim, out);
  return record_linalg_cross(call, self, other, dim, out);
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

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1, a2, a3);
}

const kf__autograd_entry_t kf__autograd_cross[] = {
    {KF__OP_linalg_cross, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_linalg_cross},
    {KF__OP_linalg_cross_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_cross_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {0, KF__AUTOGRAD_END, NULL},
};
