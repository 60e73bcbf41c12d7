/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_reshape(kf_tensor_t *self, kf_int_span_t shape) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_reshape(self, shape, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_slice_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t dim, int64_t start, int64_t end, int64_t step) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_slice_backward(grad_output, input_sizes, dim, start, end, step, &made);
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

static inline kf_tensor_t *op_diagonal_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes,
    int64_t offset, int64_t dim1, int64_t dim2) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_contiguous(self, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_view_as_complex(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_view_as_complex(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_resolve_conj(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_resolve_conj(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_view_as_real(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_view_as_real(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_neg(kf_tensor_t *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_neg(self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_sum_to_size(kf_tensor_t *self, kf_int_span_t size) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sum_to_size(self, size, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node__unsafe_view_t;
static kf_status_t backward__unsafe_view(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__unsafe_view_t *saved = (node__unsafe_view_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy__unsafe_view(kf__node_t *node) {
  node__unsafe_view_t *saved = (node__unsafe_view_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields__unsafe_view[] = {
    KF__FIELD("self_sym_sizes", INTS, node__unsafe_view_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type__unsafe_view = {
    .name = "UnsafeViewBackward0",
    .size = sizeof(node__unsafe_view_t),
    .backward = backward__unsafe_view,
    .destroy = destroy__unsafe_view,
    .fields = fields__unsafe_view,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record__unsafe_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out) {
  *out = NULL;
  node__unsafe_view_t *saved =
      (node__unsafe_view_t *)(void *)kf__node_new(&type__unsafe_view, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_0(call, self, size, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__unsafe_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, size, out);
  return record__unsafe_view(call, self, size, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node__reshape_alias_t;
static kf_status_t backward__reshape_alias(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__reshape_alias_t *saved = (node__reshape_alias_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy__reshape_alias(kf__node_t *node) {
  node__reshape_alias_t *saved = (node__reshape_alias_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields__reshape_alias[] = {
    KF__FIELD("self_sym_sizes", INTS, node__reshape_alias_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type__reshape_alias = {
    .name = "ReshapeAliasBackward0",
    .size = sizeof(node__reshape_alias_t),
    .backward = backward__reshape_alias,
    .destroy = destroy__reshape_alias,
    .fields = fields__reshape_alias,
};

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record__reshape_alias(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_tensor_t **out) {
  *out = NULL;
  node__reshape_alias_t *saved =
      (node__reshape_alias_t *)(void *)kf__node_new(&type__reshape_alias, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_1(call, self, size, stride, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__reshape_alias(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_1(call, self, size, stride, out);
  return record__reshape_alias(call, self, size, stride, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t self_strides;
  int64_t self_offset;
  kf__ints_t size;
  kf__ints_t stride;
  kf_opt_int_t storage_offset;
} node_as_strided__t;
static kf_status_t backward_as_strided_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_as_strided__t *saved = (node_as_strided__t *)(void *)node;
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
static void destroy_as_strided_(kf__node_t *node) {
  node_as_strided__t *saved = (node_as_strided__t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->self_strides);
  kf__ints_drop(&saved->size);
  kf__ints_drop(&saved->stride);
}
static const kf__saved_field_t fields_as_strided_[] = {
    KF__FIELD("self_sym_sizes", INTS, node_as_strided__t, self_sizes),
    KF__FIELD("self_sym_strides", INTS, node_as_strided__t, self_strides),
    KF__FIELD("self_sym_storage_offset", INT, node_as_strided__t, self_offset),
    KF__FIELD("size", INTS, node_as_strided__t, size),
    KF__FIELD("stride", INTS, node_as_strided__t, stride),
    KF__FIELD("storage_offset", OPT_INT, node_as_strided__t, storage_offset),
    {NULL, 0, 0}};
static const kf__node_type_t type_as_strided_ = {
    .name = "AsStridedBackward1",
    .size = sizeof(node_as_strided__t),
    .backward = backward_as_strided_,
    .destroy = destroy_as_strided_,
    .fields = fields_as_strided_,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_opt_int_t a3);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_opt_int_t a3) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_as_strided_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset) {
  KF_TRY(kf__check_inplace(self));
  node_as_strided__t *saved =
      (node_as_strided__t *)(void *)kf__node_new(&type_as_strided_, 1, 1);
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
  status = below_2(call, self, size, stride, storage_offset);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_as_strided_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_opt_int_t storage_offset) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, size, stride, storage_offset);
  return record_as_strided_(call, self, size, stride, storage_offset);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  int64_t start;
  int64_t length;
} node_narrow_copy_t;
static kf_status_t backward_narrow_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_narrow_copy_t *saved = (node_narrow_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  int64_t start = saved->start;
  int64_t length = saved->length;
  if (wants_self)
    out[0] = kf_scope_keep(op_slice_backward(grad, self_sizes, dim, start, kf__int_add(start, length), 1));
  return kf_scope_close(&scope);
}
static void destroy_narrow_copy(kf__node_t *node) {
  node_narrow_copy_t *saved = (node_narrow_copy_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_narrow_copy[] = {
    KF__FIELD("self_sym_sizes", INTS, node_narrow_copy_t, self_sizes),
    KF__FIELD("dim", INT, node_narrow_copy_t, dim),
    KF__FIELD("start", INT, node_narrow_copy_t, start),
    KF__FIELD("length", INT, node_narrow_copy_t, length),
    {NULL, 0, 0}};
static const kf__node_type_t type_narrow_copy = {
    .name = "NarrowCopyBackward0",
    .size = sizeof(node_narrow_copy_t),
    .backward = backward_narrow_copy,
    .destroy = destroy_narrow_copy,
    .fields = fields_narrow_copy,
};

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_narrow_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    start, int64_t length, kf_tensor_t **out) {
  *out = NULL;
  node_narrow_copy_t *saved =
      (node_narrow_copy_t *)(void *)kf__node_new(&type_narrow_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  saved->start = start;
  saved->length = length;
  kf__below_t below = kf__below_enter();
  status = below_3(call, self, dim, start, length, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_narrow_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t start, int64_t length, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, dim, start, length, out);
  return record_narrow_copy(call, self, dim, start, length, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim0;
  int64_t dim1;
} node_transpose__t;
static kf_status_t backward_transpose_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_transpose__t *saved = (node_transpose__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim0 = saved->dim0;
  int64_t dim1 = saved->dim1;
  if (wants_self)
    out[0] = kf_scope_keep(op_transpose(grad, dim0, dim1));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_transpose_[] = {
    KF__FIELD("dim0", INT, node_transpose__t, dim0),
    KF__FIELD("dim1", INT, node_transpose__t, dim1),
    {NULL, 0, 0}};
static const kf__node_type_t type_transpose_ = {
    .name = "TransposeBackward1",
    .size = sizeof(node_transpose__t),
    .backward = backward_transpose_,
    .fields = fields_transpose_,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

static kf_status_t record_transpose_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t
    dim1) {
  KF_TRY(kf__check_inplace(self));
  node_transpose__t *saved =
      (node_transpose__t *)(void *)kf__node_new(&type_transpose_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim0 = dim0;
  saved->dim1 = dim1;
  kf__below_t below = kf__below_autograd_enter();
  status = below_5(call, self, dim0, dim1);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_transpose_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, dim0, dim1);
  return record_transpose_(call, self, dim0, dim1);
}

typedef struct {
  kf__node_t node;
} node_t__t;
static kf_status_t backward_t_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_t(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_t_ = {
    .name = "TBackward1",
    .size = sizeof(node_t__t),
    .backward = backward_t_,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0),
                (KF_ARG(a0)), (NULL));
}

static kf_status_t record_t_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_t__t *saved =
      (node_t__t *)(void *)kf__node_new(&type_t_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_6(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_t_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self);
  return record_t_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze__t;
static kf_status_t backward_squeeze_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze__t *saved = (node_squeeze__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze_(kf__node_t *node) {
  node_squeeze__t *saved = (node_squeeze__t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze_[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze__t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_squeeze_ = {
    .name = "SqueezeBackward3",
    .size = sizeof(node_squeeze__t),
    .backward = backward_squeeze_,
    .destroy = destroy_squeeze_,
    .fields = fields_squeeze_,
};

static kf_status_t record_squeeze_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(kf__check_inplace(self));
  node_squeeze__t *saved =
      (node_squeeze__t *)(void *)kf__node_new(&type_squeeze_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_6(call, self);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_squeeze_(const kf_call_t *call, kf_tensor_t *self) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self);
  return record_squeeze_(call, self);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze__dim_t;
static kf_status_t backward_squeeze__dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze__dim_t *saved = (node_squeeze__dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze__dim(kf__node_t *node) {
  node_squeeze__dim_t *saved = (node_squeeze__dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze__dim[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze__dim_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_squeeze__dim = {
    .name = "SqueezeBackward4",
    .size = sizeof(node_squeeze__dim_t),
    .backward = backward_squeeze__dim,
    .destroy = destroy_squeeze__dim,
    .fields = fields_squeeze__dim,
};

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_squeeze__dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  KF_TRY(kf__check_inplace(self));
  node_squeeze__dim_t *saved =
      (node_squeeze__dim_t *)(void *)kf__node_new(&type_squeeze__dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, dim);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_squeeze__dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, dim);
  return record_squeeze__dim(call, self, dim);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze__dims_t;
static kf_status_t backward_squeeze__dims(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze__dims_t *saved = (node_squeeze__dims_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze__dims(kf__node_t *node) {
  node_squeeze__dims_t *saved = (node_squeeze__dims_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze__dims[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze__dims_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_squeeze__dims = {
    .name = "SqueezeBackward5",
    .size = sizeof(node_squeeze__dims_t),
    .backward = backward_squeeze__dims,
    .destroy = destroy_squeeze__dims,
    .fields = fields_squeeze__dims,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

static kf_status_t record_squeeze__dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim)
    {
  KF_TRY(kf__check_inplace(self));
  node_squeeze__dims_t *saved =
      (node_squeeze__dims_t *)(void *)kf__node_new(&type_squeeze__dims, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_autograd_enter();
  status = below_8(call, self, dim);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_squeeze__dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, dim);
  return record_squeeze__dims(call, self, dim);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_squeeze_copy_t;
static kf_status_t backward_squeeze_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_squeeze_copy_t *saved = (node_squeeze_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_reshape(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_squeeze_copy(kf__node_t *node) {
  node_squeeze_copy_t *saved = (node_squeeze_copy_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_squeeze_copy[] = {
    KF__FIELD("self_sym_sizes", INTS, node_squeeze_copy_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_squeeze_copy = {
    .name = "SqueezeBackward0_copy",
    .size = sizeof(node_squeeze_copy_t),
    .backward = backward_squeeze_copy,
    .destroy = destroy_squeeze_copy,
    .fields = fields_squeeze_copy,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_squeeze_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  *out = NULL;
  node_squeeze_copy_t *saved =
      (node_squeeze_copy_t *)(void *)kf__node_new(&type_squeeze_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_squeeze_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_squeeze_copy(call, self, out);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_10(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_unsqueeze__t;
static kf_status_t backward_unsqueeze_(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_unsqueeze__t *saved = (node_unsqueeze__t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(op_squeeze_dim(grad, dim));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_unsqueeze_[] = {
    KF__FIELD("dim", INT, node_unsqueeze__t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_unsqueeze_ = {
    .name = "UnsqueezeBackward1",
    .size = sizeof(node_unsqueeze__t),
    .backward = backward_unsqueeze_,
    .fields = fields_unsqueeze_,
};

static kf_status_t record_unsqueeze_(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  KF_TRY(kf__check_inplace(self));
  node_unsqueeze__t *saved =
      (node_unsqueeze__t *)(void *)kf__node_new(&type_unsqueeze_, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_autograd_enter();
  status = below_7(call, self, dim);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_unsqueeze_(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, dim);
  return record_unsqueeze_(call, self, dim);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_unsqueeze_copy_t;
static kf_status_t backward_unsqueeze_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_unsqueeze_copy_t *saved = (node_unsqueeze_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(op_squeeze_dim(grad, dim));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_unsqueeze_copy[] = {
    KF__FIELD("dim", INT, node_unsqueeze_copy_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_unsqueeze_copy = {
    .name = "UnsqueezeBackward0_copy",
    .size = sizeof(node_unsqueeze_copy_t),
    .backward = backward_unsqueeze_copy,
    .fields = fields_unsqueeze_copy,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    **o0);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_unsqueeze_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  *out = NULL;
  node_unsqueeze_copy_t *saved =
      (node_unsqueeze_copy_t *)(void *)kf__node_new(&type_unsqueeze_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_enter();
  status = below_11(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_unsqueeze_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_11(call, self, dim, out);
  return record_unsqueeze_copy(call, self, dim, out);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, int64_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_tensor_t
    *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t offset;
  int64_t dim1;
  int64_t dim2;
} node_diagonal_t;
static kf_status_t backward_diagonal(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_diagonal_t *saved = (node_diagonal_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t offset = saved->offset;
  int64_t dim1 = saved->dim1;
  int64_t dim2 = saved->dim2;
  if (wants_self)
    out[0] = kf_scope_keep(op_diagonal_backward(grad, self_sizes, offset, dim1, dim2));
  return kf_scope_close(&scope);
}
static void destroy_diagonal(kf__node_t *node) {
  node_diagonal_t *saved = (node_diagonal_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_diagonal[] = {
    KF__FIELD("self_sym_sizes", INTS, node_diagonal_t, self_sizes),
    KF__FIELD("offset", INT, node_diagonal_t, offset),
    KF__FIELD("dim1", INT, node_diagonal_t, dim1),
    KF__FIELD("dim2", INT, node_diagonal_t, dim2),
    {NULL, 0, 0}};
static const kf__node_type_t type_diagonal = {
    .name = "DiagonalBackward0",
    .size = sizeof(node_diagonal_t),
    .backward = backward_diagonal,
    .destroy = destroy_diagonal,
    .fields = fields_diagonal,
};

static kf_status_t record_diagonal(const kf_call_t *call, kf_tensor_t *self, int64_t offset, int64_t
    dim1, int64_t dim2, kf_tensor_t **out) {
  *out = NULL;
  node_diagonal_t *saved =
      (node_diagonal_t *)(void *)kf__node_new(&type_diagonal, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->offset = offset;
  saved->dim1 = dim1;
  saved->dim2 = dim2;
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, offset, dim1, dim2, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_diagonal(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, offset, dim1, dim2, out);
  return record_diagonal(call, self, offset, dim1, dim2, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dimension;
  int64_t size;
  int64_t step;
} node_unfold_t;
static kf_status_t backward_unfold(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_unfold_t *saved = (node_unfold_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dimension = saved->dimension;
  int64_t size = saved->size;
  int64_t step = saved->step;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_unfold_grad(grad, self_sizes, dimension, size, step));
  return kf_scope_close(&scope);
}
static void destroy_unfold(kf__node_t *node) {
  node_unfold_t *saved = (node_unfold_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_unfold[] = {
    KF__FIELD("self_sym_sizes", INTS, node_unfold_t, self_sizes),
    KF__FIELD("dimension", INT, node_unfold_t, dimension),
    KF__FIELD("size", INT, node_unfold_t, size),
    KF__FIELD("step", INT, node_unfold_t, step),
    {NULL, 0, 0}};
static const kf__node_type_t type_unfold = {
    .name = "UnfoldBackward0",
    .size = sizeof(node_unfold_t),
    .backward = backward_unfold,
    .destroy = destroy_unfold,
    .fields = fields_unfold,
};

static kf_status_t record_unfold(const kf_call_t *call, kf_tensor_t *self, int64_t dimension,
    int64_t size, int64_t step, kf_tensor_t **out) {
  *out = NULL;
  node_unfold_t *saved =
      (node_unfold_t *)(void *)kf__node_new(&type_unfold, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dimension = dimension;
  saved->size = size;
  saved->step = step;
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, dimension, size, step, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_unfold(const kf_call_t *call, kf_tensor_t *self, int64_t dimension,
    int64_t size, int64_t step, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_3(call, self, dimension, size, step, out);
  return record_unfold(call, self, dimension, size, step, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  int64_t split_size;
} node_split_Tensor_t;
static kf_status_t backward_split_Tensor(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  node_split_Tensor_t *saved = (node_split_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  int64_t split_size = saved->split_size;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_split_grad(((kf_tensor_span_t){grads, node->output_count}), self_sizes, dim, split_size));
  return kf_scope_close(&scope);
}
static void destroy_split_Tensor(kf__node_t *node) {
  node_split_Tensor_t *saved = (node_split_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_split_Tensor[] = {
    KF__FIELD("self_sym_sizes", INTS, node_split_Tensor_t, self_sizes),
    KF__FIELD("dim", INT, node_split_Tensor_t, dim),
    KF__FIELD("split_size", INT, node_split_Tensor_t, split_size),
    {NULL, 0, 0}};
static const kf__node_type_t type_split_Tensor = {
    .name = "SplitBackward0",
    .size = sizeof(node_split_Tensor_t),
    .backward = backward_split_Tensor,
    .destroy = destroy_split_Tensor,
    .fields = fields_split_Tensor,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    kf_list_t **o0);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, kf_list_t **o0) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t split_size,
    int64_t dim, kf_list_t **out) {
  *out = NULL;
  node_split_Tensor_t *saved =
      (node_split_Tensor_t *)(void *)kf__node_new(&type_split_Tensor, 1, 0);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  saved->split_size = split_size;
  kf__below_t below = kf__below_autograd_enter();
  status = below_13(call, self, split_size, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*out)));
  KF__STEP(kf__set_history_list(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_list(out);
  return status;
}
static kf_status_t autograd_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, split_size, dim, out);
  return record_split_Tensor(call, self, split_size, dim, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  kf__ints_t split_sizes;
} node_split_with_sizes_t;
static kf_status_t backward_split_with_sizes(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_split_with_sizes_t *saved = (node_split_with_sizes_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  kf_int_span_t split_sizes = kf__ints_span(&saved->split_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_split_sizes(((kf_tensor_span_t){grads, node->output_count}), self_sizes, dim, split_sizes));
  return kf_scope_close(&scope);
}
static void destroy_split_with_sizes(kf__node_t *node) {
  node_split_with_sizes_t *saved = (node_split_with_sizes_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->split_sizes);
}
static const kf__saved_field_t fields_split_with_sizes[] = {
    KF__FIELD("self_sym_sizes", INTS, node_split_with_sizes_t, self_sizes),
    KF__FIELD("dim", INT, node_split_with_sizes_t, dim),
    KF__FIELD("split_sizes", INTS, node_split_with_sizes_t, split_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_split_with_sizes = {
    .name = "SplitWithSizesBackward0",
    .size = sizeof(node_split_with_sizes_t),
    .backward = backward_split_with_sizes,
    .destroy = destroy_split_with_sizes,
    .fields = fields_split_with_sizes,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, kf_list_t **o0);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, kf_list_t **o0) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_split_with_sizes(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    split_sizes, int64_t dim, kf_list_t **out) {
  *out = NULL;
  node_split_with_sizes_t *saved =
      (node_split_with_sizes_t *)(void *)kf__node_new(&type_split_with_sizes, 1, 0);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->split_sizes, split_sizes));
  kf__below_t below = kf__below_autograd_enter();
  status = below_14(call, self, split_sizes, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*out)));
  KF__STEP(kf__set_history_list(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_list(out);
  return status;
}
static kf_status_t autograd_split_with_sizes(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    split_sizes, int64_t dim, kf_list_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, split_sizes, dim, out);
  return record_split_with_sizes(call, self, split_sizes, dim, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  int64_t split_size;
} node_unsafe_split_Tensor_t;
static kf_status_t backward_unsafe_split_Tensor(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_unsafe_split_Tensor_t *saved = (node_unsafe_split_Tensor_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  int64_t split_size = saved->split_size;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_split_grad(((kf_tensor_span_t){grads, node->output_count}), self_sizes, dim, split_size));
  return kf_scope_close(&scope);
}
static void destroy_unsafe_split_Tensor(kf__node_t *node) {
  node_unsafe_split_Tensor_t *saved = (node_unsafe_split_Tensor_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_unsafe_split_Tensor[] = {
    KF__FIELD("self_sym_sizes", INTS, node_unsafe_split_Tensor_t, self_sizes),
    KF__FIELD("dim", INT, node_unsafe_split_Tensor_t, dim),
    KF__FIELD("split_size", INT, node_unsafe_split_Tensor_t, split_size),
    {NULL, 0, 0}};
static const kf__node_type_t type_unsafe_split_Tensor = {
    .name = "UnsafeSplitBackward0",
    .size = sizeof(node_unsafe_split_Tensor_t),
    .backward = backward_unsafe_split_Tensor,
    .destroy = destroy_unsafe_split_Tensor,
    .fields = fields_unsafe_split_Tensor,
};

static kf_status_t record_unsafe_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out) {
  *out = NULL;
  node_unsafe_split_Tensor_t *saved =
      (node_unsafe_split_Tensor_t *)(void *)kf__node_new(&type_unsafe_split_Tensor, 1, 0);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  saved->split_size = split_size;
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, split_size, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*out)));
  KF__STEP(kf__set_history_list(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_list(out);
  return status;
}
static kf_status_t autograd_unsafe_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, split_size, dim, out);
  return record_unsafe_split_Tensor(call, self, split_size, dim, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  int64_t dim;
  kf__ints_t split_sizes;
} node_unsafe_split_with_sizes_t;
static kf_status_t backward_unsafe_split_with_sizes(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_unsafe_split_with_sizes_t *saved = (node_unsafe_split_with_sizes_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  int64_t dim = saved->dim;
  kf_int_span_t split_sizes = kf__ints_span(&saved->split_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_split_sizes(((kf_tensor_span_t){grads, node->output_count}), self_sizes, dim, split_sizes));
  return kf_scope_close(&scope);
}
static void destroy_unsafe_split_with_sizes(kf__node_t *node) {
  node_unsafe_split_with_sizes_t *saved = (node_unsafe_split_with_sizes_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->split_sizes);
}
static const kf__saved_field_t fields_unsafe_split_with_sizes[] = {
    KF__FIELD("self_sym_sizes", INTS, node_unsafe_split_with_sizes_t, self_sizes),
    KF__FIELD("dim", INT, node_unsafe_split_with_sizes_t, dim),
    KF__FIELD("split_sizes", INTS, node_unsafe_split_with_sizes_t, split_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_unsafe_split_with_sizes = {
    .name = "UnsafeSplitWithSizesBackward0",
    .size = sizeof(node_unsafe_split_with_sizes_t),
    .backward = backward_unsafe_split_with_sizes,
    .destroy = destroy_unsafe_split_with_sizes,
    .fields = fields_unsafe_split_with_sizes,
};

static kf_status_t record_unsafe_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out) {
  *out = NULL;
  node_unsafe_split_with_sizes_t *saved =
      (node_unsafe_split_with_sizes_t *)(void *)kf__node_new(&type_unsafe_split_with_sizes, 1, 0);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->split_sizes, split_sizes));
  kf__below_t below = kf__below_enter();
  status = below_14(call, self, split_sizes, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*out)));
  KF__STEP(kf__set_history_list(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_list(out);
  return status;
}
static kf_status_t autograd_unsafe_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, split_sizes, dim, out);
  return record_unsafe_split_with_sizes(call, self, split_sizes, dim, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
} node_unbind_int_t;
static kf_status_t backward_unbind_int(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  node_unbind_int_t *saved = (node_unbind_int_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_unbind_grad(((kf_tensor_span_t){grads, node->output_count}), dim));
  return kf_scope_close(&scope);
}
static const kf__saved_field_t fields_unbind_int[] = {
    KF__FIELD("dim", INT, node_unbind_int_t, dim),
    {NULL, 0, 0}};
static const kf__node_type_t type_unbind_int = {
    .name = "UnbindBackward0",
    .size = sizeof(node_unbind_int_t),
    .backward = backward_unbind_int,
    .fields = fields_unbind_int,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_list_t
    **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, kf_list_t
    **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record_unbind_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out) {
  *out = NULL;
  node_unbind_int_t *saved =
      (node_unbind_int_t *)(void *)kf__node_new(&type_unbind_int, 1, 0);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  kf__below_t below = kf__below_autograd_enter();
  status = below_15(call, self, dim, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*out)));
  KF__STEP(kf__set_history_list(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_list(out);
  return status;
}
static kf_status_t autograd_unbind_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_15(call, self, dim, out);
  return record_unbind_int(call, self, dim, out);
}

typedef struct {
  kf__node_t node;
} node_view_as_real_t;
static kf_status_t backward_view_as_real(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_view_as_complex(op_contiguous(grad, (kf_memory_format_t)0)));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_view_as_real = {
    .name = "ViewAsRealBackward0",
    .size = sizeof(node_view_as_real_t),
    .backward = backward_view_as_real,
};

static kf_status_t record_view_as_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  *out = NULL;
  node_view_as_real_t *saved =
      (node_view_as_real_t *)(void *)kf__node_new(&type_view_as_real, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_view_as_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_view_as_real(call, self, out);
}

typedef struct {
  kf__node_t node;
} node_view_as_complex_t;
static kf_status_t backward_view_as_complex(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_view_as_real(op_resolve_conj(op_contiguous(grad, (kf_memory_format_t)0))));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_view_as_complex = {
    .name = "ViewAsComplexBackward0",
    .size = sizeof(node_view_as_complex_t),
    .backward = backward_view_as_complex,
};

static kf_status_t record_view_as_complex(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  *out = NULL;
  node_view_as_complex_t *saved =
      (node_view_as_complex_t *)(void *)kf__node_new(&type_view_as_complex, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_view_as_complex(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_view_as_complex(call, self, out);
}

typedef struct {
  kf__node_t node;
} node__conj_t;
static kf_status_t backward__conj(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_conj(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type__conj = {
    .name = "ConjBackward0",
    .size = sizeof(node__conj_t),
    .backward = backward__conj,
};

static kf_status_t record__conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node__conj_t *saved =
      (node__conj_t *)(void *)kf__node_new(&type__conj, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record__conj(call, self, out);
}

typedef struct {
  kf__node_t node;
} node__neg_view_t;
static kf_status_t backward__neg_view(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    out[0] = kf_scope_keep(op_neg(grad));
  return kf_scope_close(&scope);
}
static const kf__node_type_t type__neg_view = {
    .name = "NegViewBackward0",
    .size = sizeof(node__neg_view_t),
    .backward = backward__neg_view,
};

static kf_status_t record__neg_view(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node__neg_view_t *saved =
      (node__neg_view_t *)(void *)kf__node_new(&type__neg_view, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__neg_view(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record__neg_view(call, self, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
} node_expand_copy_t;
static kf_status_t backward_expand_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_expand_copy_t *saved = (node_expand_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(op_sum_to_size(grad, self_sizes));
  return kf_scope_close(&scope);
}
static void destroy_expand_copy(kf__node_t *node) {
  node_expand_copy_t *saved = (node_expand_copy_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_expand_copy[] = {
    KF__FIELD("self_sym_sizes", INTS, node_expand_copy_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_expand_copy = {
    .name = "ExpandBackward0_copy",
    .size = sizeof(node_expand_copy_t),
    .backward = backward_expand_copy,
    .destroy = destroy_expand_copy,
    .fields = fields_expand_copy,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_expand_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    bool implicit, kf_tensor_t **out) {
  *out = NULL;
  node_expand_copy_t *saved =
      (node_expand_copy_t *)(void *)kf__node_new(&type_expand_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, size, implicit, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_expand_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, bool implicit, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, self, size, implicit, out);
  return record_expand_copy(call, self, size, implicit, out);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__ints_t dims;
} node_permute_copy_t;
static kf_status_t backward_permute_copy(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_permute_copy_t *saved = (node_permute_copy_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t dims = kf__ints_span(&saved->dims);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_permute_grad(grad, dims));
  return kf_scope_close(&scope);
}
static void destroy_permute_copy(kf__node_t *node) {
  node_permute_copy_t *saved = (node_permute_copy_t *)(void *)node;
  kf__ints_drop(&saved->dims);
}
static const kf__saved_field_t fields_permute_copy[] = {
    KF__FIELD("dims", INTS, node_permute_copy_t, dims),
    {NULL, 0, 0}};
static const kf__node_type_t type_permute_copy = {
    .name = "PermuteBackward0_copy",
    .size = sizeof(node_permute_copy_t),
    .backward = backward_permute_copy,
    .destroy = destroy_permute_copy,
    .fields = fields_permute_copy,
};

static kf_status_t record_permute_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out) {
  *out = NULL;
  node_permute_copy_t *saved =
      (node_permute_copy_t *)(void *)kf__node_new(&type_permute_copy, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->dims, dims));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dims, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_permute_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dims, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dims, out);
  return record_permute_copy(call, self, dims, out);
}

typedef kf_status_t (*below_18_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_18(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_18_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_18(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
} node_lift_fresh_t;
static kf_status_t backward_lift_fresh(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  if (kf__node_wants(node, 0)) out[0] = kf_scope_keep(grad);
  return KF_OK;
}
static const kf__node_type_t type_lift_fresh = {
    .name = "LiftFreshBackward0",
    .size = sizeof(node_lift_fresh_t),
    .backward = backward_lift_fresh,
};

static kf_status_t record_lift_fresh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_lift_fresh_t *saved =
      (node_lift_fresh_t *)(void *)kf__node_new(&type_lift_fresh, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_lift_fresh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_lift_fresh(call, self, out);
}

const kf__autograd_entry_t kf__autograd_views[] = {
    {KF__OP__unsafe_view, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__unsafe_view},
    {KF__OP__reshape_alias, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__reshape_alias},
    {KF__OP_detach_, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_as_strided_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_as_strided_},
    {KF__OP_narrow_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_narrow_copy},
    {KF__OP_narrow_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_transpose_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_transpose_},
    {KF__OP_t_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_t_},
    {KF__OP_squeeze_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_squeeze_},
    {KF__OP_squeeze__dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_squeeze__dim},
    {KF__OP_squeeze__dims, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_squeeze__dims},
    {KF__OP_squeeze_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_squeeze_copy},
    {KF__OP_squeeze_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_unsqueeze_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unsqueeze_},
    {KF__OP_unsqueeze_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unsqueeze_copy},
    {KF__OP_unsqueeze_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_diagonal, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_diagonal},
    {KF__OP_unfold, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unfold},
    {KF__OP_split_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_split_Tensor},
    {KF__OP_split_with_sizes, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_split_with_sizes},
    {KF__OP_unsafe_split_Tensor, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unsafe_split_Tensor},
    {KF__OP_unsafe_split_with_sizes, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unsafe_split_with_sizes},
    {KF__OP_unbind_int, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unbind_int},
    {KF__OP_view_as_real, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_view_as_real},
    {KF__OP_view_as_complex, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_view_as_complex},
    {KF__OP__conj, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__conj},
    {KF__OP__neg_view, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__neg_view},
    {KF__OP_expand_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_expand_copy},
    {KF__OP_expand_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_permute_copy, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_permute_copy},
    {KF__OP_permute_copy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_lift_fresh, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_lift_fresh},
    {KF__OP_is_same_size, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
