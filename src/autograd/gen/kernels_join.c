/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_flip(kf_tensor_t *self, kf_int_span_t dims) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_flip(self, dims, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_rot90(kf_tensor_t *self, int64_t k, kf_int_span_t dims) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_rot90(self, k, dims, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_tril(kf_tensor_t *self, int64_t diagonal) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_tril(self, diagonal, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_triu(kf_tensor_t *self, int64_t diagonal) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_triu(self, diagonal, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_diagonal(kf_tensor_t *self, int64_t offset, int64_t dim1, int64_t
    dim2) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_diagonal(self, offset, dim1, dim2, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_select_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    int64_t index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_select_scatter(self, src, dim, index, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_select(kf_tensor_t *self, int64_t dim, int64_t index) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_select(self, dim, index, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_slice_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_slice_scatter(self, src, dim, start, end, step, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_slice(kf_tensor_t *self, int64_t dim, kf_opt_int_t start, kf_opt_int_t
    end, int64_t step) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_slice(self, dim, start, end, step, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_diagonal_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t offset,
    int64_t dim1, int64_t dim2) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_diagonal_scatter(self, src, offset, dim1, dim2, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_as_strided_scatter(kf_tensor_t *self, kf_tensor_t *src, kf_int_span_t
    size, kf_int_span_t stride, kf_opt_int_t storage_offset) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_as_strided_scatter(self, src, size, stride, storage_offset, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_contiguous(self, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_as_strided(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t
    stride, kf_opt_int_t storage_offset) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_as_strided(self, size, stride, storage_offset, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_channel_shuffle(kf_tensor_t *self, int64_t groups) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_channel_shuffle(self, groups, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_pixel_unshuffle(kf_tensor_t *self, int64_t downscale_factor) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_pixel_unshuffle(self, downscale_factor, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_pixel_shuffle(kf_tensor_t *self, int64_t upscale_factor) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_pixel_shuffle(self, upscale_factor, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__ints_t tensors_shapes;
  int64_t dim;
} node_cat_t;
static kf_status_t backward_cat(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_cat_t *saved = (node_cat_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_tensors = kf__node_wants_any(node, 0, node->edge_count);
  kf_int_span_t tensors_shapes = kf__ints_span(&saved->tensors_shapes);
  int64_t dim = saved->dim;
  if (wants_tensors) {
    kf__wanted_t wanted;
    kf__wanted_open(&wanted, node);
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_cat_grad(grad, tensors_shapes, dim, wanted.edges, out, node->edge_count));
    kf__wanted_close(&wanted);
  }
  return kf_scope_close(&scope);
}
static void destroy_cat(kf__node_t *node) {
  node_cat_t *saved = (node_cat_t *)(void *)node;
  kf__ints_drop(&saved->tensors_shapes);
}
static const kf__saved_field_t fields_cat[] = {
    KF__FIELD("tensors_args_sizes", INTS, node_cat_t, tensors_shapes),
    KF__FIELD("dim", INT, node_cat_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_cat = {
    .name = "CatBackward0",
    .size = sizeof(node_cat_t),
    .backward = backward_cat,
    .destroy = destroy_cat,
    .fields = fields_cat,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_span_t a0, int64_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_span_t a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_cat(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_cat_t *saved =
      (node_cat_t *)(void *)kf__node_new(&type_cat, (uint32_t)tensors.size, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link_list(node, 0, tensors));
  KF__STEP(kf__save_shapes(&saved->tensors_shapes, tensors));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, tensors, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_cat(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__list_wants_grad(tensors))) || !kf__grad_mode())
    return below_0(call, tensors, dim, out);
  return record_cat(call, tensors, dim, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_span_t a0, int64_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_span_t a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_span_t a0, int64_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__list_wants_grad(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_stack_t;
static kf_status_t backward_stack(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_stack_t *saved = (node_stack_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_tensors = kf__node_wants_any(node, 0, node->edge_count);
  int64_t dim = saved->dim;
  if (wants_tensors) {
    kf__wanted_t wanted;
    kf__wanted_open(&wanted, node);
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_stack_grad(grad, dim, wanted.edges, out, node->edge_count));
    kf__wanted_close(&wanted);
  }
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_stack[] = {
    KF__FIELD("dim", INT, node_stack_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_stack = {
    .name = "StackBackward0",
    .size = sizeof(node_stack_t),
    .backward = backward_stack,
    .fields = fields_stack,
};

static kf_status_t record_stack(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_stack_t *saved =
      (node_stack_t *)(void *)kf__node_new(&type_stack, (uint32_t)tensors.size, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link_list(node, 0, tensors));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, tensors, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_stack(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__list_wants_grad(tensors))) || !kf__grad_mode())
    return below_0(call, tensors, dim, out);
  return record_stack(call, tensors, dim, out);
}

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_span_t a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_span_t a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_span_t a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__list_wants_grad(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  kf__ints_t tensors_shapes;
} node_block_diag_t;
static kf_status_t backward_block_diag(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_block_diag_t *saved = (node_block_diag_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_tensors = kf__node_wants_any(node, 0, node->edge_count);
  kf_int_span_t tensors_shapes = kf__ints_span(&saved->tensors_shapes);
  if (wants_tensors) {
    kf__wanted_t wanted;
    kf__wanted_open(&wanted, node);
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_block_diag_grad(grad, tensors_shapes, wanted.edges, out, node->edge_count));
    kf__wanted_close(&wanted);
  }
  return kf_scope_close(&scope);
}
static void destroy_block_diag(kf__node_t *node) {
  node_block_diag_t *saved = (node_block_diag_t *)(void *)node;
  kf__ints_drop(&saved->tensors_shapes);
}
static const kf__saved_field_t fields_block_diag[] = {
    KF__FIELD("tensors_args_sizes", INTS, node_block_diag_t, tensors_shapes),
    {NULL, 0, 0}};
static const kf__node_type_t type_block_diag = {
    .name = "BlockDiagBackward0",
    .size = sizeof(node_block_diag_t),
    .backward = backward_block_diag,
    .destroy = destroy_block_diag,
    .fields = fields_block_diag,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_span_t a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_span_t a0, kf_tensor_t **o0)
    {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_block_diag(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out) {
  *out = NULL;
  node_block_diag_t *saved =
      (node_block_diag_t *)(void *)kf__node_new(&type_block_diag, (uint32_t)tensors.size, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link_list(node, 0, tensors));
  KF__STEP(kf__save_shapes(&saved->tensors_shapes, tensors));
  kf__below_t below = kf__below_enter();
  status = below_3(call, tensors, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_block_diag(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__list_wants_grad(tensors))) || !kf__grad_mode())
    return below_3(call, tensors, out);
  return record_block_diag(call, tensors, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t dims;
} node_flip_t;
static kf_status_t backward_flip(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_flip_t *saved = (node_flip_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t dims = kf__ints_span(&saved->dims);
  if (wants_self)
    out[0] = kf_scope_keep(op_flip(grad, dims));
  return kf_scope_close(&scope);
}
static void destroy_flip(kf__node_t *node) {
  node_flip_t *saved = (node_flip_t *)(void *)node;
  kf__ints_drop(&saved->dims);
}
static const kf__saved_field_t fields_flip[] = {
    KF__FIELD("dims", INTS, node_flip_t, dims),
    {NULL, 0, 0}};
static const kf__node_type_t type_flip = {
    .name = "FlipBackward0",
    .size = sizeof(node_flip_t),
    .backward = backward_flip,
    .destroy = destroy_flip,
    .fields = fields_flip,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_flip(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out) {
  *out = NULL;
  node_flip_t *saved =
      (node_flip_t *)(void *)kf__node_new(&type_flip, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->dims, dims));
  kf__below_t below = kf__below_enter();
  status = below_4(call, self, dims, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_flip(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, dims, out);
  return record_flip(call, self, dims, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__ints_t shifts;
  kf__ints_t dims;
} node_roll_t;
static kf_status_t backward_roll(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_roll_t *saved = (node_roll_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t shifts = kf__ints_span(&saved->shifts);
  kf_int_span_t dims = kf__ints_span(&saved->dims);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_roll_grad(grad, shifts, dims));
  return kf_scope_close(&scope);
}
static void destroy_roll(kf__node_t *node) {
  node_roll_t *saved = (node_roll_t *)(void *)node;
  kf__ints_drop(&saved->shifts);
  kf__ints_drop(&saved->dims);
}
static const kf__saved_field_t fields_roll[] = {
    KF__FIELD("shifts", INTS, node_roll_t, shifts),
    KF__FIELD("dims", INTS, node_roll_t, dims),
    {NULL, 0, 0}};
static const kf__node_type_t type_roll = {
    .name = "RollBackward0",
    .size = sizeof(node_roll_t),
    .backward = backward_roll,
    .destroy = destroy_roll,
    .fields = fields_roll,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_roll(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t **out) {
  *out = NULL;
  node_roll_t *saved =
      (node_roll_t *)(void *)kf__node_new(&type_roll, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->shifts, shifts));
  KF__STEP(kf__save_ints(&saved->dims, dims));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, shifts, dims, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_roll(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, shifts, dims, out);
  return record_roll(call, self, shifts, dims, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  int64_t k;
  kf__ints_t dims;
} node_rot90_t;
static kf_status_t backward_rot90(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_rot90_t *saved = (node_rot90_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t k = saved->k;
  kf_int_span_t dims = kf__ints_span(&saved->dims);
  if (wants_self)
    out[0] = kf_scope_keep(op_rot90(grad, kf__int_neg(k), dims));
  return kf_scope_close(&scope);
}
static void destroy_rot90(kf__node_t *node) {
  node_rot90_t *saved = (node_rot90_t *)(void *)node;
  kf__ints_drop(&saved->dims);
}
static const kf__saved_field_t fields_rot90[] = {
    KF__FIELD("k", INT, node_rot90_t, k),
    KF__FIELD("dims", INTS, node_rot90_t, dims),
    {NULL, 0, 0}};
static const kf__node_type_t type_rot90 = {
    .name = "Rot90Backward0",
    .size = sizeof(node_rot90_t),
    .backward = backward_rot90,
    .destroy = destroy_rot90,
    .fields = fields_rot90,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_int_span_t
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_int_span_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_rot90(const kf_call_t *call, kf_tensor_t *self, int64_t k, kf_int_span_t
    dims, kf_tensor_t **out) {
  *out = NULL;
  node_rot90_t *saved =
      (node_rot90_t *)(void *)kf__node_new(&type_rot90, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->k = k;
  KF__STEP(kf__save_ints(&saved->dims, dims));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, k, dims, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_rot90(const kf_call_t *call, kf_tensor_t *self, int64_t k, kf_int_span_t
    dims, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, k, dims, out);
  return record_rot90(call, self, k, dims, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_int_span_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_int_span_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_int_span_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__ints_t repeats;
  kf__ints_t self_sizes;
} node_repeat_t;
static kf_status_t backward_repeat(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_repeat_t *saved = (node_repeat_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t repeats = kf__ints_span(&saved->repeats);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_repeat_grad(grad, repeats, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_repeat(kf__node_t *node) {
  node_repeat_t *saved = (node_repeat_t *)(void *)node;
  kf__ints_drop(&saved->repeats);
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_repeat[] = {
    KF__FIELD("repeats", INTS, node_repeat_t, repeats),
    KF__FIELD("self_sym_sizes", INTS, node_repeat_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_repeat = {
    .name = "RepeatBackward0",
    .size = sizeof(node_repeat_t),
    .backward = backward_repeat,
    .destroy = destroy_repeat,
    .fields = fields_repeat,
};

static kf_status_t record_repeat(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t repeats,
    kf_tensor_t **out) {
  *out = NULL;
  node_repeat_t *saved =
      (node_repeat_t *)(void *)kf__node_new(&type_repeat, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->repeats, repeats));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_4(call, self, repeats, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_repeat(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t repeats,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_4(call, self, repeats, out);
  return record_repeat(call, self, repeats, out);
}

typedef struct {
  kf__node_t node;
  int64_t diagonal;
} node_tril_t;
static kf_status_t backward_tril(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_tril_t *saved = (node_tril_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t diagonal = saved->diagonal;
  if (wants_self)
    out[0] = kf_scope_keep(op_tril(grad, diagonal));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_tril[] = {
    KF__FIELD("diagonal", INT, node_tril_t, diagonal),
    {NULL, 0, 0}};
static const kf__node_type_t type_tril = {
    .name = "TrilBackward0",
    .size = sizeof(node_tril_t),
    .backward = backward_tril,
    .fields = fields_tril,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_tril(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out) {
  *out = NULL;
  node_tril_t *saved =
      (node_tril_t *)(void *)kf__node_new(&type_tril, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->diagonal = diagonal;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, diagonal, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_tril(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, diagonal, out);
  return record_tril(call, self, diagonal, out);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, int64_t a1) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_tril_(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal) {
  KF_TRY(kf__check_inplace(self));
  node_tril_t *saved =
      (node_tril_t *)(void *)kf__node_new(&type_tril, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->diagonal = diagonal;
  kf__below_t below = kf__below_autograd_enter();
  status = below_11(call, self, diagonal);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_tril_(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_11(call, self, diagonal);
  return record_tril_(call, self, diagonal);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  int64_t diagonal;
} node_triu_t;
static kf_status_t backward_triu(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_triu_t *saved = (node_triu_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t diagonal = saved->diagonal;
  if (wants_self)
    out[0] = kf_scope_keep(op_triu(grad, diagonal));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_triu[] = {
    KF__FIELD("diagonal", INT, node_triu_t, diagonal),
    {NULL, 0, 0}};
static const kf__node_type_t type_triu = {
    .name = "TriuBackward0",
    .size = sizeof(node_triu_t),
    .backward = backward_triu,
    .fields = fields_triu,
};

static kf_status_t record_triu(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out) {
  *out = NULL;
  node_triu_t *saved =
      (node_triu_t *)(void *)kf__node_new(&type_triu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->diagonal = diagonal;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, diagonal, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_triu(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, diagonal, out);
  return record_triu(call, self, diagonal, out);
}

static kf_status_t record_triu_(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal) {
  KF_TRY(kf__check_inplace(self));
  node_triu_t *saved =
      (node_triu_t *)(void *)kf__node_new(&type_triu, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->diagonal = diagonal;
  kf__below_t below = kf__below_autograd_enter();
  status = below_11(call, self, diagonal);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_triu_(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_11(call, self, diagonal);
  return record_triu_(call, self, diagonal);
}

typedef struct {
  kf__node_t node;
  int64_t offset;
  int64_t dim1;
  int64_t dim2;
} node_diag_embed_t;
static kf_status_t backward_diag_embed(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_diag_embed_t *saved = (node_diag_embed_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t offset = saved->offset;
  int64_t dim1 = saved->dim1;
  int64_t dim2 = saved->dim2;
  if (wants_self)
    out[0] = kf_scope_keep(op_diagonal(grad, offset, dim1, dim2));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_diag_embed[] = {
    KF__FIELD("offset", INT, node_diag_embed_t, offset),
    KF__FIELD("dim1", INT, node_diag_embed_t, dim1),
    KF__FIELD("dim2", INT, node_diag_embed_t, dim2),
    {NULL, 0, 0}};
static const kf__node_type_t type_diag_embed = {
    .name = "DiagEmbedBackward0",
    .size = sizeof(node_diag_embed_t),
    .backward = backward_diag_embed,
    .fields = fields_diag_embed,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_diag_embed(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  *out = NULL;
  node_diag_embed_t *saved =
      (node_diag_embed_t *)(void *)kf__node_new(&type_diag_embed, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->offset = offset;
  saved->dim1 = dim1;
  saved->dim2 = dim2;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, offset, dim1, dim2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_diag_embed(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, offset, dim1, dim2, out);
  return record_diag_embed(call, self, offset, dim1, dim2, out);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t src_sizes;
  int64_t dim;
  int64_t index;
} node_select_scatter_t;
static kf_status_t backward_select_scatter(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_select_scatter_t *saved = (node_select_scatter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  kf_int_span_t src_sizes = kf__ints_span(&saved->src_sizes);
  int64_t dim = saved->dim;
  int64_t index = saved->index;
  if (wants_self)
    out[0] = kf_scope_keep(op_select_scatter(grad, kf__d_zeros_of(grad, src_sizes), dim, index));
  if (wants_src)
    out[1] = kf_scope_keep(op_select(grad, dim, index));
  return kf_scope_close(&scope);
}
static void destroy_select_scatter(kf__node_t *node) {
  node_select_scatter_t *saved = (node_select_scatter_t *)(void *)node;
  kf__ints_drop(&saved->src_sizes);
}
static const kf__saved_field_t fields_select_scatter[] = {
    KF__FIELD("src_sym_sizes", INTS, node_select_scatter_t, src_sizes),
    KF__FIELD("dim", INT, node_select_scatter_t, dim),
    KF__FIELD("index", INT, node_select_scatter_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_select_scatter = {
    .name = "SelectScatterBackward0",
    .size = sizeof(node_select_scatter_t),
    .backward = backward_select_scatter,
    .destroy = destroy_select_scatter,
    .fields = fields_select_scatter,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_select_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, int64_t index, kf_tensor_t **out) {
  *out = NULL;
  node_select_scatter_t *saved =
      (node_select_scatter_t *)(void *)kf__node_new(&type_select_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->src_sizes, kf_tensor_sizes(src)));
  saved->dim = dim;
  saved->index = index;
  kf__below_t below = kf__below_enter();
  status = below_15(call, self, src, dim, index, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_select_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, int64_t index, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_15(call, self, src, dim, index, out);
  return record_select_scatter(call, self, src, dim, index, out);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_16(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t src_sizes;
  int64_t dim;
  kf_opt_int_t start;
  kf_opt_int_t end;
  int64_t step;
} node_slice_scatter_t;
static kf_status_t backward_slice_scatter(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_slice_scatter_t *saved = (node_slice_scatter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  kf_int_span_t src_sizes = kf__ints_span(&saved->src_sizes);
  int64_t dim = saved->dim;
  kf_opt_int_t start = saved->start;
  kf_opt_int_t end = saved->end;
  int64_t step = saved->step;
  if (wants_self)
    out[0] = kf_scope_keep(op_slice_scatter(grad, kf__d_zeros_of(grad, src_sizes), dim, start, end, step));
  if (wants_src)
    out[1] = kf_scope_keep(op_slice(grad, dim, start, end, step));
  return kf_scope_close(&scope);
}
static void destroy_slice_scatter(kf__node_t *node) {
  node_slice_scatter_t *saved = (node_slice_scatter_t *)(void *)node;
  kf__ints_drop(&saved->src_sizes);
}
static const kf__saved_field_t fields_slice_scatter[] = {
    KF__FIELD("src_sym_sizes", INTS, node_slice_scatter_t, src_sizes),
    KF__FIELD("dim", INT, node_slice_scatter_t, dim),
    KF__FIELD("start", OPT_INT, node_slice_scatter_t, start),
    KF__FIELD("end", OPT_INT, node_slice_scatter_t, end),
    KF__FIELD("step", INT, node_slice_scatter_t, step),
    {NULL, 0, 0}};
static const kf__node_type_t type_slice_scatter = {
    .name = "SliceScatterBackward0",
    .size = sizeof(node_slice_scatter_t),
    .backward = backward_slice_scatter,
    .destroy = destroy_slice_scatter,
    .fields = fields_slice_scatter,
};

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_opt_int_t a3, kf_opt_int_t a4, int64_t a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, int64_t a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_slice_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  *out = NULL;
  node_slice_scatter_t *saved =
      (node_slice_scatter_t *)(void *)kf__node_new(&type_slice_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->src_sizes, kf_tensor_sizes(src)));
  saved->dim = dim;
  saved->start = start;
  saved->end = end;
  saved->step = step;
  kf__below_t below = kf__below_enter();
  status = below_17(call, self, src, dim, start, end, step, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_slice_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_17(call, self, src, dim, start, end, step, out);
  return record_slice_scatter(call, self, src, dim, start, end, step, out);
}

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_opt_int_t a3, kf_opt_int_t a4, int64_t a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, int64_t a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_opt_int_t a3, kf_opt_int_t a4, int64_t a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_18(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__ints_t src_sizes;
  int64_t offset;
  int64_t dim1;
  int64_t dim2;
} node_diagonal_scatter_t;
static kf_status_t backward_diagonal_scatter(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_diagonal_scatter_t *saved = (node_diagonal_scatter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  kf_int_span_t src_sizes = kf__ints_span(&saved->src_sizes);
  int64_t offset = saved->offset;
  int64_t dim1 = saved->dim1;
  int64_t dim2 = saved->dim2;
  if (wants_self)
    out[0] = kf_scope_keep(op_diagonal_scatter(grad, kf__d_zeros_of(grad, src_sizes), offset, dim1, dim2));
  if (wants_src)
    out[1] = kf_scope_keep(op_diagonal(grad, offset, dim1, dim2));
  return kf_scope_close(&scope);
}
static void destroy_diagonal_scatter(kf__node_t *node) {
  node_diagonal_scatter_t *saved = (node_diagonal_scatter_t *)(void *)node;
  kf__ints_drop(&saved->src_sizes);
}
static const kf__saved_field_t fields_diagonal_scatter[] = {
    KF__FIELD("src_sym_sizes", INTS, node_diagonal_scatter_t, src_sizes),
    KF__FIELD("offset", INT, node_diagonal_scatter_t, offset),
    KF__FIELD("dim1", INT, node_diagonal_scatter_t, dim1),
    KF__FIELD("dim2", INT, node_diagonal_scatter_t, dim2),
    {NULL, 0, 0}};
static const kf__node_type_t type_diagonal_scatter = {
    .name = "DiagonalScatterBackward0",
    .size = sizeof(node_diagonal_scatter_t),
    .backward = backward_diagonal_scatter,
    .destroy = destroy_diagonal_scatter,
    .fields = fields_diagonal_scatter,
};

typedef kf_status_t (*below_19_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, int64_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_19(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_19_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_diagonal_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  *out = NULL;
  node_diagonal_scatter_t *saved =
      (node_diagonal_scatter_t *)(void *)kf__node_new(&type_diagonal_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->src_sizes, kf_tensor_sizes(src)));
  saved->offset = offset;
  saved->dim1 = dim1;
  saved->dim2 = dim2;
  kf__below_t below = kf__below_enter();
  status = below_19(call, self, src, offset, dim1, dim2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_diagonal_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_19(call, self, src, offset, dim1, dim2, out);
  return record_diagonal_scatter(call, self, src, offset, dim1, dim2, out);
}

typedef kf_status_t (*below_20_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_20(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_20_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_20(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__ints_t src_sizes;
  kf__ints_t size;
  kf__ints_t stride;
  kf_opt_int_t storage_offset;
} node_as_strided_scatter_t;
static kf_status_t backward_as_strided_scatter(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_as_strided_scatter_t *saved = (node_as_strided_scatter_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  bool wants_src = kf__node_wants(node, 1);
  kf_int_span_t src_sizes = kf__ints_span(&saved->src_sizes);
  kf_int_span_t size = kf__ints_span(&saved->size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_opt_int_t storage_offset = saved->storage_offset;
  if (wants_self)
    out[0] = kf_scope_keep(op_as_strided_scatter(grad, kf__d_zeros_of(grad, src_sizes), size, stride, storage_offset));
  if (wants_src)
    out[1] = kf_scope_keep(op_as_strided(op_contiguous(grad, (kf_memory_format_t)0), size, stride, storage_offset));
  return kf_scope_close(&scope);
}
static void destroy_as_strided_scatter(kf__node_t *node) {
  node_as_strided_scatter_t *saved = (node_as_strided_scatter_t *)(void *)node;
  kf__ints_drop(&saved->src_sizes);
  kf__ints_drop(&saved->size);
  kf__ints_drop(&saved->stride);
}
static const kf__saved_field_t fields_as_strided_scatter[] = {
    KF__FIELD("src_sym_sizes", INTS, node_as_strided_scatter_t, src_sizes),
    KF__FIELD("size", INTS, node_as_strided_scatter_t, size),
    KF__FIELD("stride", INTS, node_as_strided_scatter_t, stride),
    KF__FIELD("storage_offset", OPT_INT, node_as_strided_scatter_t, storage_offset),
    {NULL, 0, 0}};
static const kf__node_type_t type_as_strided_scatter = {
    .name = "AsStridedScatterBackward0",
    .size = sizeof(node_as_strided_scatter_t),
    .backward = backward_as_strided_scatter,
    .destroy = destroy_as_strided_scatter,
    .fields = fields_as_strided_scatter,
};

typedef kf_status_t (*below_21_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_opt_int_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_21(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_opt_int_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_21_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_as_strided_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out)
    {
  *out = NULL;
  node_as_strided_scatter_t *saved =
      (node_as_strided_scatter_t *)(void *)kf__node_new(&type_as_strided_scatter, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__node_link(node, 1, src));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->src_sizes, kf_tensor_sizes(src)));
  KF__STEP(kf__save_ints(&saved->size, size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  saved->storage_offset = storage_offset;
  kf__below_t below = kf__below_enter();
  status = below_21(call, self, src, size, stride, storage_offset, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_as_strided_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(src))) || !kf__grad_mode())
    return below_21(call, self, src, size, stride, storage_offset, out);
  return record_as_strided_scatter(call, self, src, size, stride, storage_offset, out);
}

typedef kf_status_t (*below_22_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_opt_int_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_22(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_opt_int_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_22_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_opt_int_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_22(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  int64_t index;
} node_select_backward_t;
static kf_status_t backward_select_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_select_backward_t *saved = (node_select_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  int64_t index = saved->index;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_select(grad, dim, index));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_select_backward[] = {
    KF__FIELD("dim", INT, node_select_backward_t, dim),
    KF__FIELD("index", INT, node_select_backward_t, index),
    {NULL, 0, 0}};
static const kf__node_type_t type_select_backward = {
    .name = "SelectBackwardBackward0",
    .size = sizeof(node_select_backward_t),
    .backward = backward_select_backward,
    .fields = fields_select_backward,
};

typedef kf_status_t (*below_23_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_23(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_23_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_select_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t **out) {
  *out = NULL;
  node_select_backward_t *saved =
      (node_select_backward_t *)(void *)kf__node_new(&type_select_backward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  saved->dim = dim;
  saved->index = index;
  kf__below_t below = kf__below_enter();
  status = below_23(call, grad_output, input_sizes, dim, index, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_select_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output))) || !kf__grad_mode())
    return below_23(call, grad_output, input_sizes, dim, index, out);
  return record_select_backward(call, grad_output, input_sizes, dim, index, out);
}

typedef kf_status_t (*below_24_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_24(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_24_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_11(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_24(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  int64_t start;
  int64_t end;
  int64_t step;
} node_slice_backward_t;
static kf_status_t backward_slice_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_slice_backward_t *saved = (node_slice_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  int64_t start = saved->start;
  int64_t end = saved->end;
  int64_t step = saved->step;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_slice(grad, dim, kf_some_int(start), kf_some_int(end), step));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_slice_backward[] = {
    KF__FIELD("dim", INT, node_slice_backward_t, dim),
    KF__FIELD("start", INT, node_slice_backward_t, start),
    KF__FIELD("end", INT, node_slice_backward_t, end),
    KF__FIELD("step", INT, node_slice_backward_t, step),
    {NULL, 0, 0}};
static const kf__node_type_t type_slice_backward = {
    .name = "SliceBackwardBackward0",
    .size = sizeof(node_slice_backward_t),
    .backward = backward_slice_backward,
    .fields = fields_slice_backward,
};

typedef kf_status_t (*below_25_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, int64_t a4, int64_t a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_25(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, int64_t a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_25_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_slice_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    **out) {
  *out = NULL;
  node_slice_backward_t *saved =
      (node_slice_backward_t *)(void *)kf__node_new(&type_slice_backward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  saved->dim = dim;
  saved->start = start;
  saved->end = end;
  saved->step = step;
  kf__below_t below = kf__below_enter();
  status = below_25(call, grad_output, input_sizes, dim, start, end, step, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_slice_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output))) || !kf__grad_mode())
    return below_25(call, grad_output, input_sizes, dim, start, end, step, out);
  return record_slice_backward(call, grad_output, input_sizes, dim, start, end, step, out);
}

typedef kf_status_t (*below_26_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, int64_t a4, int64_t a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_26(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, int64_t a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_26_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_12(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, int64_t a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_26(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  int64_t offset;
  int64_t dim1;
  int64_t dim2;
} node_diagonal_backward_t;
static kf_status_t backward_diagonal_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_diagonal_backward_t *saved = (node_diagonal_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  int64_t offset = saved->offset;
  int64_t dim1 = saved->dim1;
  int64_t dim2 = saved->dim2;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_diagonal(grad, offset, dim1, dim2));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_diagonal_backward[] = {
    KF__FIELD("offset", INT, node_diagonal_backward_t, offset),
    KF__FIELD("dim1", INT, node_diagonal_backward_t, dim1),
    KF__FIELD("dim2", INT, node_diagonal_backward_t, dim2),
    {NULL, 0, 0}};
static const kf__node_type_t type_diagonal_backward = {
    .name = "DiagonalBackwardBackward0",
    .size = sizeof(node_diagonal_backward_t),
    .backward = backward_diagonal_backward,
    .fields = fields_diagonal_backward,
};

typedef kf_status_t (*below_27_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, int64_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_27(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_27_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_diagonal_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  *out = NULL;
  node_diagonal_backward_t *saved =
      (node_diagonal_backward_t *)(void *)kf__node_new(&type_diagonal_backward, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  saved->offset = offset;
  saved->dim1 = dim1;
  saved->dim2 = dim2;
  kf__below_t below = kf__below_enter();
  status = below_27(call, grad_output, input_sizes, offset, dim1, dim2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(grad_output, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_diagonal_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output))) || !kf__grad_mode())
    return below_27(call, grad_output, input_sizes, offset, dim1, dim2, out);
  return record_diagonal_backward(call, grad_output, input_sizes, offset, dim1, dim2, out);
}

typedef kf_status_t (*below_28_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_28(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_28_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_13(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_28(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_29_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_29(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_29_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_opt_int_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_29(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  int64_t groups;
} node_channel_shuffle_t;
static kf_status_t backward_channel_shuffle(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_channel_shuffle_t *saved = (node_channel_shuffle_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t groups = saved->groups;
  if (wants_self)
    out[0] = kf_scope_keep(op_channel_shuffle(grad, (kf__size_at(kf_tensor_sizes(grad), 1) / groups)));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_channel_shuffle[] = {
    KF__FIELD("groups", INT, node_channel_shuffle_t, groups),
    {NULL, 0, 0}};
static const kf__node_type_t type_channel_shuffle = {
    .name = "ChannelShuffleBackward0",
    .size = sizeof(node_channel_shuffle_t),
    .backward = backward_channel_shuffle,
    .fields = fields_channel_shuffle,
};

static kf_status_t record_channel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t groups,
    kf_tensor_t **out) {
  *out = NULL;
  node_channel_shuffle_t *saved =
      (node_channel_shuffle_t *)(void *)kf__node_new(&type_channel_shuffle, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->groups = groups;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, groups, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_channel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    groups, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, groups, out);
  return record_channel_shuffle(call, self, groups, out);
}

typedef struct {
  kf__node_t node;
  int64_t upscale_factor;
} node_pixel_shuffle_t;
static kf_status_t backward_pixel_shuffle(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_pixel_shuffle_t *saved = (node_pixel_shuffle_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t upscale_factor = saved->upscale_factor;
  if (wants_self)
    out[0] = kf_scope_keep(op_pixel_unshuffle(grad, upscale_factor));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_pixel_shuffle[] = {
    KF__FIELD("upscale_factor", INT, node_pixel_shuffle_t, upscale_factor),
    {NULL, 0, 0}};
static const kf__node_type_t type_pixel_shuffle = {
    .name = "PixelShuffleBackward0",
    .size = sizeof(node_pixel_shuffle_t),
    .backward = backward_pixel_shuffle,
    .fields = fields_pixel_shuffle,
};

static kf_status_t record_pixel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t **out) {
  *out = NULL;
  node_pixel_shuffle_t *saved =
      (node_pixel_shuffle_t *)(void *)kf__node_new(&type_pixel_shuffle, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->upscale_factor = upscale_factor;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, upscale_factor, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_pixel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, upscale_factor, out);
  return record_pixel_shuffle(call, self, upscale_factor, out);
}

typedef struct {
  kf__node_t node;
  int64_t downscale_factor;
} node_pixel_unshuffle_t;
static kf_status_t backward_pixel_unshuffle(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_pixel_unshuffle_t *saved = (node_pixel_unshuffle_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t downscale_factor = saved->downscale_factor;
  if (wants_self)
    out[0] = kf_scope_keep(op_pixel_shuffle(grad, downscale_factor));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_pixel_unshuffle[] = {
    KF__FIELD("downscale_factor", INT, node_pixel_unshuffle_t, downscale_factor),
    {NULL, 0, 0}};
static const kf__node_type_t type_pixel_unshuffle = {
    .name = "PixelUnshuffleBackward0",
    .size = sizeof(node_pixel_unshuffle_t),
    .backward = backward_pixel_unshuffle,
    .fields = fields_pixel_unshuffle,
};

static kf_status_t record_pixel_unshuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    downscale_factor, kf_tensor_t **out) {
  *out = NULL;
  node_pixel_unshuffle_t *saved =
      (node_pixel_unshuffle_t *)(void *)kf__node_new(&type_pixel_unshuffle, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->downscale_factor = downscale_factor;
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, downscale_factor, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_pixel_unshuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    downscale_factor, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, downscale_factor, out);
  return record_pixel_unshuffle(call, self, downscale_factor, out);
}

const kf__autograd_entry_t kf__autograd_join[] = {
    {KF__OP_cat, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_cat},
    {KF__OP_cat_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_concat_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_concatenate_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_stack, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_stack},
    {KF__OP_stack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_hstack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_vstack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_row_stack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_dstack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_column_stack_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_block_diag, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_block_diag},
    {KF__OP_block_diag_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_flip, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_flip},
    {KF__OP_flip_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_roll, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_roll},
    {KF__OP_roll_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_rot90, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_rot90},
    {KF__OP_rot90_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_repeat, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_repeat},
    {KF__OP_repeat_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_repeat_interleave_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_repeat_interleave_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_tril, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tril},
    {KF__OP_tril_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_tril_},
    {KF__OP_tril_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_triu, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_triu},
    {KF__OP_triu_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_triu_},
    {KF__OP_triu_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_diag_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_diag_embed, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_diag_embed},
    {KF__OP_diag_embed_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_select_scatter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_select_scatter},
    {KF__OP_select_scatter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_slice_scatter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_slice_scatter},
    {KF__OP_slice_scatter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_diagonal_scatter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_diagonal_scatter},
    {KF__OP_diagonal_scatter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_9},
    {KF__OP_as_strided_scatter, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_as_strided_scatter},
    {KF__OP_as_strided_scatter_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_10},
    {KF__OP_select_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_select_backward},
    {KF__OP_select_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_11},
    {KF__OP_slice_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_slice_backward},
    {KF__OP_slice_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_12},
    {KF__OP_diagonal_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_diagonal_backward},
    {KF__OP_diagonal_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_13},
    {KF__OP_take_along_dim_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_14},
    {KF__OP_nonzero_static, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_nonzero_static_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_channel_shuffle, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_channel_shuffle},
    {KF__OP_channel_shuffle_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_pixel_shuffle, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pixel_shuffle},
    {KF__OP_pixel_shuffle_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_pixel_unshuffle, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_pixel_unshuffle},
    {KF__OP_pixel_unshuffle_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_fill_diagonal_, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
