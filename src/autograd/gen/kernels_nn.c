/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_embedding_backward(kf_tensor_t *grad, kf_tensor_t *indices, int64_t
    num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool sparse) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_embedding_backward(grad, indices, num_weights, padding_idx,
    scale_grad_by_freq, sparse, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__ints_t pad;
} node_constant_pad_nd_t;
static kf_status_t backward_constant_pad_nd(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_constant_pad_nd_t *saved = (node_constant_pad_nd_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t pad = kf__ints_span(&saved->pad);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_pad_grad(grad, pad));
  return kf_scope_close(&scope);
}
static void destroy_constant_pad_nd(kf__node_t *node) {
  node_constant_pad_nd_t *saved = (node_constant_pad_nd_t *)(void *)node;
  kf__ints_drop(&saved->pad);
}
static const kf__saved_field_t fields_constant_pad_nd[] = {
    KF__FIELD("pad", INTS, node_constant_pad_nd_t, pad),
    {NULL, 0, 0}};
static const kf__node_type_t type_constant_pad_nd = {
    .name = "ConstantPadNdBackward0",
    .size = sizeof(node_constant_pad_nd_t),
    .backward = backward_constant_pad_nd,
    .destroy = destroy_constant_pad_nd,
    .fields = fields_constant_pad_nd,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_scalar_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_scalar_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_constant_pad_nd(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    pad, kf_scalar_t value, kf_tensor_t **out) {
  *out = NULL;
  node_constant_pad_nd_t *saved =
      (node_constant_pad_nd_t *)(void *)kf__node_new(&type_constant_pad_nd, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->pad, pad));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, pad, value, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_constant_pad_nd(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    pad, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, pad, value, out);
  return record_constant_pad_nd(call, self, pad, value, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_scalar_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_scalar_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_reflection_pad1d_t;
static kf_status_t backward_reflection_pad1d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_reflection_pad1d_t *saved = (node_reflection_pad1d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, true));
  return kf_scope_close(&scope);
}
static void destroy_reflection_pad1d(kf__node_t *node) {
  node_reflection_pad1d_t *saved = (node_reflection_pad1d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_reflection_pad1d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_reflection_pad1d_t, self_sizes),
    KF__FIELD("padding", INTS, node_reflection_pad1d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_reflection_pad1d = {
    .name = "ReflectionPad1DBackward0",
    .size = sizeof(node_reflection_pad1d_t),
    .backward = backward_reflection_pad1d,
    .destroy = destroy_reflection_pad1d,
    .fields = fields_reflection_pad1d,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_reflection_pad1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_reflection_pad1d_t *saved =
      (node_reflection_pad1d_t *)(void *)kf__node_new(&type_reflection_pad1d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_reflection_pad1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_reflection_pad1d(call, self, padding, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_reflection_pad2d_t;
static kf_status_t backward_reflection_pad2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_reflection_pad2d_t *saved = (node_reflection_pad2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, true));
  return kf_scope_close(&scope);
}
static void destroy_reflection_pad2d(kf__node_t *node) {
  node_reflection_pad2d_t *saved = (node_reflection_pad2d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_reflection_pad2d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_reflection_pad2d_t, self_sizes),
    KF__FIELD("padding", INTS, node_reflection_pad2d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_reflection_pad2d = {
    .name = "ReflectionPad2DBackward0",
    .size = sizeof(node_reflection_pad2d_t),
    .backward = backward_reflection_pad2d,
    .destroy = destroy_reflection_pad2d,
    .fields = fields_reflection_pad2d,
};

static kf_status_t record_reflection_pad2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_reflection_pad2d_t *saved =
      (node_reflection_pad2d_t *)(void *)kf__node_new(&type_reflection_pad2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_reflection_pad2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_reflection_pad2d(call, self, padding, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_reflection_pad3d_t;
static kf_status_t backward_reflection_pad3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_reflection_pad3d_t *saved = (node_reflection_pad3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, true));
  return kf_scope_close(&scope);
}
static void destroy_reflection_pad3d(kf__node_t *node) {
  node_reflection_pad3d_t *saved = (node_reflection_pad3d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_reflection_pad3d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_reflection_pad3d_t, self_sizes),
    KF__FIELD("padding", INTS, node_reflection_pad3d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_reflection_pad3d = {
    .name = "ReflectionPad3DBackward0",
    .size = sizeof(node_reflection_pad3d_t),
    .backward = backward_reflection_pad3d,
    .destroy = destroy_reflection_pad3d,
    .fields = fields_reflection_pad3d,
};

static kf_status_t record_reflection_pad3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_reflection_pad3d_t *saved =
      (node_reflection_pad3d_t *)(void *)kf__node_new(&type_reflection_pad3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_reflection_pad3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_reflection_pad3d(call, self, padding, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_replication_pad1d_t;
static kf_status_t backward_replication_pad1d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_replication_pad1d_t *saved = (node_replication_pad1d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, false));
  return kf_scope_close(&scope);
}
static void destroy_replication_pad1d(kf__node_t *node) {
  node_replication_pad1d_t *saved = (node_replication_pad1d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_replication_pad1d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_replication_pad1d_t, self_sizes),
    KF__FIELD("padding", INTS, node_replication_pad1d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_replication_pad1d = {
    .name = "ReplicationPad1DBackward0",
    .size = sizeof(node_replication_pad1d_t),
    .backward = backward_replication_pad1d,
    .destroy = destroy_replication_pad1d,
    .fields = fields_replication_pad1d,
};

static kf_status_t record_replication_pad1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_replication_pad1d_t *saved =
      (node_replication_pad1d_t *)(void *)kf__node_new(&type_replication_pad1d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_replication_pad1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_replication_pad1d(call, self, padding, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_replication_pad2d_t;
static kf_status_t backward_replication_pad2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_replication_pad2d_t *saved = (node_replication_pad2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, false));
  return kf_scope_close(&scope);
}
static void destroy_replication_pad2d(kf__node_t *node) {
  node_replication_pad2d_t *saved = (node_replication_pad2d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_replication_pad2d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_replication_pad2d_t, self_sizes),
    KF__FIELD("padding", INTS, node_replication_pad2d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_replication_pad2d = {
    .name = "ReplicationPad2DBackward0",
    .size = sizeof(node_replication_pad2d_t),
    .backward = backward_replication_pad2d,
    .destroy = destroy_replication_pad2d,
    .fields = fields_replication_pad2d,
};

static kf_status_t record_replication_pad2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_replication_pad2d_t *saved =
      (node_replication_pad2d_t *)(void *)kf__node_new(&type_replication_pad2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_replication_pad2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_replication_pad2d(call, self, padding, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t padding;
} node_replication_pad3d_t;
static kf_status_t backward_replication_pad3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_replication_pad3d_t *saved = (node_replication_pad3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_mirror_pad(grad, self_sizes, padding, false));
  return kf_scope_close(&scope);
}
static void destroy_replication_pad3d(kf__node_t *node) {
  node_replication_pad3d_t *saved = (node_replication_pad3d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_replication_pad3d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_replication_pad3d_t, self_sizes),
    KF__FIELD("padding", INTS, node_replication_pad3d_t, padding),
    {NULL, 0, 0}};
static const kf__node_type_t type_replication_pad3d = {
    .name = "ReplicationPad3DBackward0",
    .size = sizeof(node_replication_pad3d_t),
    .backward = backward_replication_pad3d,
    .destroy = destroy_replication_pad3d,
    .fields = fields_replication_pad3d,
};

static kf_status_t record_replication_pad3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    padding, kf_tensor_t **out) {
  *out = NULL;
  node_replication_pad3d_t *saved =
      (node_replication_pad3d_t *)(void *)kf__node_new(&type_replication_pad3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, padding, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_replication_pad3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, padding, out);
  return record_replication_pad3d(call, self, padding, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
  kf__ints_t weight_sizes;
  int64_t padding_idx;
  bool scale_grad_by_freq;
  bool sparse;
} node_embedding_t;
static kf_status_t backward_embedding(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_embedding_t *saved = (node_embedding_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_weight = kf__node_wants(node, 0);
  kf_tensor_t *indices = kf__unpack_scoped(node, &saved->indices);
  kf_int_span_t weight_sizes = kf__ints_span(&saved->weight_sizes);
  int64_t padding_idx = saved->padding_idx;
  bool scale_grad_by_freq = saved->scale_grad_by_freq;
  bool sparse = saved->sparse;
  if (wants_weight)
    out[0] = kf_scope_keep(op_embedding_backward(grad, indices, kf__size_at(weight_sizes, 0), padding_idx, scale_grad_by_freq, sparse));
  return kf_scope_close(&scope);
}
static void release_embedding(kf__node_t *node) {
  node_embedding_t *saved = (node_embedding_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static void destroy_embedding(kf__node_t *node) {
  node_embedding_t *saved = (node_embedding_t *)(void *)node;
  kf__ints_drop(&saved->weight_sizes);
}
static const kf__saved_field_t fields_embedding[] = {
    KF__FIELD("indices", TENSOR, node_embedding_t, indices),
    KF__FIELD("weight_sym_sizes", INTS, node_embedding_t, weight_sizes),
    KF__FIELD("padding_idx", INT, node_embedding_t, padding_idx),
    KF__FIELD("scale_grad_by_freq", BOOL, node_embedding_t, scale_grad_by_freq),
    KF__FIELD("sparse", BOOL, node_embedding_t, sparse),
    {NULL, 0, 0}};
static const kf__node_type_t type_embedding = {
    .name = "EmbeddingBackward0",
    .size = sizeof(node_embedding_t),
    .backward = backward_embedding,
    .release_saved = release_embedding,
    .destroy = destroy_embedding,
    .fields = fields_embedding,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, bool a3, bool a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, bool a3, bool a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_embedding(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_embedding_t *saved =
      (node_embedding_t *)(void *)kf__node_new(&type_embedding, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, weight));
  KF__STEP(kf__save(&saved->indices, indices));
  KF__STEP(kf__save_ints(&saved->weight_sizes, kf_tensor_sizes(weight)));
  saved->padding_idx = padding_idx;
  saved->scale_grad_by_freq = scale_grad_by_freq;
  saved->sparse = sparse;
  kf__below_t below = kf__below_enter();
  status = below_4(call, weight, indices, padding_idx, scale_grad_by_freq, sparse, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(weight, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_embedding(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(weight) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_4(call, weight, indices, padding_idx, scale_grad_by_freq, sparse, out);
  return record_embedding(call, weight, indices, padding_idx, scale_grad_by_freq, sparse, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, bool a3, bool a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, bool a3, bool a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, bool a3, bool a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
  int64_t padding_idx;
  bool scale_grad_by_freq;
} node_embedding_dense_backward_t;
static kf_status_t backward_embedding_dense_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_embedding_dense_backward_t *saved = (node_embedding_dense_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  kf_tensor_t *indices = kf__unpack_scoped(node, &saved->indices);
  int64_t padding_idx = saved->padding_idx;
  bool scale_grad_by_freq = saved->scale_grad_by_freq;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_embedding_dense_double(grad, indices, padding_idx, scale_grad_by_freq));
  return kf_scope_close(&scope);
}
static void release_embedding_dense_backward(kf__node_t *node) {
  node_embedding_dense_backward_t *saved = (node_embedding_dense_backward_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static const kf__saved_field_t fields_embedding_dense_backward[] = {
    KF__FIELD("indices", TENSOR, node_embedding_dense_backward_t, indices),
    KF__FIELD("padding_idx", INT, node_embedding_dense_backward_t, padding_idx),
    KF__FIELD("scale_grad_by_freq", BOOL, node_embedding_dense_backward_t, scale_grad_by_freq),
    {NULL, 0, 0}};
static const kf__node_type_t type_embedding_dense_backward = {
    .name = "EmbeddingDenseBackwardBackward0",
    .size = sizeof(node_embedding_dense_backward_t),
    .backward = backward_embedding_dense_backward,
    .release_saved = release_embedding_dense_backward,
    .fields = fields_embedding_dense_backward,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, bool a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_embedding_dense_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
    kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_embedding_dense_backward_t *saved =
      (node_embedding_dense_backward_t *)(void *)kf__node_new(&type_embedding_dense_backward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__save(&saved->indices, indices));
  saved->padding_idx = padding_idx;
  saved->scale_grad_by_freq = scale_grad_by_freq;
  kf__below_t below = kf__below_enter();
  status = below_6(call, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_embedding_dense_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool
    scale_grad_by_freq, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_6(call, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, out);
  return record_embedding_dense_backward(call, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, bool a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4, a5);
}

const kf__autograd_entry_t kf__autograd_nn[] = {
    {KF__OP_constant_pad_nd, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_constant_pad_nd},
    {KF__OP_constant_pad_nd_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_reflection_pad1d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_reflection_pad1d},
    {KF__OP_reflection_pad1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_reflection_pad2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_reflection_pad2d},
    {KF__OP_reflection_pad2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_reflection_pad3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_reflection_pad3d},
    {KF__OP_reflection_pad3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_replication_pad1d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_replication_pad1d},
    {KF__OP_replication_pad1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_replication_pad2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_replication_pad2d},
    {KF__OP_replication_pad2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_replication_pad3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_replication_pad3d},
    {KF__OP_replication_pad3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_embedding, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_embedding},
    {KF__OP_embedding_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_embedding_dense_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_embedding_dense_backward},
    {KF__OP_embedding_dense_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {0, KF__AUTOGRAD_END, NULL},
};
