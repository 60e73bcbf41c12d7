/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_max_pool2d_with_indices_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode, kf_tensor_t *indices) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride,
    padding, dilation, ceil_mode, indices, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_zeros_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_zeros_like(self, dtype, layout, device, pin_memory, memory_format, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_max_pool3d_with_indices_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t
    dilation, bool ceil_mode, kf_tensor_t *indices) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_max_pool3d_with_indices_backward(grad_output, self, kernel_size, stride,
    padding, dilation, ceil_mode, indices, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_avg_pool2d_backward(grad_output, self, kernel_size, stride, padding,
    ceil_mode, count_include_pad, divisor_override, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_avg_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t
    divisor_override) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_avg_pool2d(self, kernel_size, stride, padding, ceil_mode,
    count_include_pad, divisor_override, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_avg_pool3d_backward(grad_output, self, kernel_size, stride, padding,
    ceil_mode, count_include_pad, divisor_override, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_avg_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    stride, kf_int_span_t padding, bool ceil_mode, bool count_include_pad, kf_opt_int_t
    divisor_override) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_avg_pool3d(self, kernel_size, stride, padding, ceil_mode,
    count_include_pad, divisor_override, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op__adaptive_avg_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__adaptive_avg_pool2d_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op__adaptive_avg_pool2d(kf_tensor_t *self, kf_int_span_t output_size) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__adaptive_avg_pool2d(self, output_size, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op__adaptive_avg_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__adaptive_avg_pool3d_backward(grad_output, self, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op__adaptive_avg_pool3d(kf_tensor_t *self, kf_int_span_t output_size) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__adaptive_avg_pool3d(self, output_size, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_adaptive_max_pool2d_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t *indices) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_adaptive_max_pool2d_backward(grad_output, self, indices, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_adaptive_max_pool3d_backward(kf_tensor_t *grad_output, kf_tensor_t
    *self, kf_tensor_t *indices) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_adaptive_max_pool3d_backward(grad_output, self, indices, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool ceil_mode;
  kf__saved_t result1_;
} node_max_pool2d_with_indices_t;
static kf_status_t backward_max_pool2d_with_indices(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_pool2d_with_indices_t *saved = (node_max_pool2d_with_indices_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool ceil_mode = saved->ceil_mode;
  kf_tensor_t *result1_ = kf__unpack_scoped(node, &saved->result1_);
  if (wants_self)
    out[0] = kf_scope_keep(op_max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1_));
  return kf_scope_close(&scope);
}
static void release_max_pool2d_with_indices(kf__node_t *node) {
  node_max_pool2d_with_indices_t *saved = (node_max_pool2d_with_indices_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result1_);
}
static void destroy_max_pool2d_with_indices(kf__node_t *node) {
  node_max_pool2d_with_indices_t *saved = (node_max_pool2d_with_indices_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
}
static const kf__saved_field_t fields_max_pool2d_with_indices[] = {
    KF__FIELD("self", TENSOR, node_max_pool2d_with_indices_t, self),
    KF__FIELD("kernel_size", INTS, node_max_pool2d_with_indices_t, kernel_size),
    KF__FIELD("stride", INTS, node_max_pool2d_with_indices_t, stride),
    KF__FIELD("padding", INTS, node_max_pool2d_with_indices_t, padding),
    KF__FIELD("dilation", INTS, node_max_pool2d_with_indices_t, dilation),
    KF__FIELD("ceil_mode", BOOL, node_max_pool2d_with_indices_t, ceil_mode),
    KF__FIELD("result1", TENSOR, node_max_pool2d_with_indices_t, result1_),
    {NULL, 0, 0}};
static const kf__node_type_t type_max_pool2d_with_indices = {
    .name = "MaxPool2DWithIndicesBackward0",
    .size = sizeof(node_max_pool2d_with_indices_t),
    .backward = backward_max_pool2d_with_indices,
    .release_saved = release_max_pool2d_with_indices,
    .destroy = destroy_max_pool2d_with_indices,
    .fields = fields_max_pool2d_with_indices,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, kf_tensor_t **o0, kf_tensor_t
    **o1);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, kf_tensor_t **o0, kf_tensor_t
    **o1) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0, o1));
}

static kf_status_t record_max_pool2d_with_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_max_pool2d_with_indices_t *saved =
      (node_max_pool2d_with_indices_t *)(void *)kf__node_new(&type_max_pool2d_with_indices, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->ceil_mode = ceil_mode;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
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
static kf_status_t autograd_max_pool2d_with_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
  return record_max_pool2d_with_indices(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, kf_tensor_t *a6, kf_tensor_t
    *a7);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, kf_tensor_t *a6, kf_tensor_t *a7)
    {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, kf_tensor_t *a6, kf_tensor_t *a7)
    {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a7)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4, a5, a6, a7);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool ceil_mode;
} node_max_pool2d_with_indices_backward_t;
static kf_status_t backward_max_pool2d_with_indices_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_pool2d_with_indices_backward_t *saved = (node_max_pool2d_with_indices_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *indices = (wants_grad_output) ? kf__unpack_scoped(node, &saved->indices) : NULL;
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool ceil_mode = saved->ceil_mode;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_max_pool_double(grad, indices, 2, kernel_size, stride, padding, dilation, ceil_mode));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_max_pool2d_with_indices_backward(kf__node_t *node) {
  node_max_pool2d_with_indices_backward_t *saved = (node_max_pool2d_with_indices_backward_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static void destroy_max_pool2d_with_indices_backward(kf__node_t *node) {
  node_max_pool2d_with_indices_backward_t *saved = (node_max_pool2d_with_indices_backward_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
}
static const kf__saved_field_t fields_max_pool2d_with_indices_backward[] = {
    KF__FIELD("indices", TENSOR, node_max_pool2d_with_indices_backward_t, indices),
    KF__FIELD("kernel_size", INTS, node_max_pool2d_with_indices_backward_t, kernel_size),
    KF__FIELD("stride", INTS, node_max_pool2d_with_indices_backward_t, stride),
    KF__FIELD("padding", INTS, node_max_pool2d_with_indices_backward_t, padding),
    KF__FIELD("dilation", INTS, node_max_pool2d_with_indices_backward_t, dilation),
    KF__FIELD("ceil_mode", BOOL, node_max_pool2d_with_indices_backward_t, ceil_mode),
    {NULL, 0, 0}};
static const kf__node_type_t type_max_pool2d_with_indices_backward = {
    .name = "MaxPool2DWithIndicesBackwardBackward0",
    .size = sizeof(node_max_pool2d_with_indices_backward_t),
    .backward = backward_max_pool2d_with_indices_backward,
    .release_saved = release_max_pool2d_with_indices_backward,
    .destroy = destroy_max_pool2d_with_indices_backward,
    .fields = fields_max_pool2d_with_indices_backward,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_tensor_t
    *a7, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_tensor_t
    *a7, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0));
}

static kf_status_t record_max_pool2d_with_indices_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_max_pool2d_with_indices_backward_t *saved =
      (node_max_pool2d_with_indices_backward_t *)(void *)kf__node_new(&type_max_pool2d_with_indices_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->indices, indices));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->stride, stride));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->padding, padding));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->ceil_mode = ceil_mode;
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_max_pool2d_with_indices_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_2(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
  return record_max_pool2d_with_indices_backward(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_tensor_t
    *a7, kf_tensor_t *a8);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_tensor_t
    *a7, kf_tensor_t *a8) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_tensor_t
    *a7, kf_tensor_t *a8) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a7) | kf__wants_grad_opt(a8)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool ceil_mode;
  kf__saved_t result1_;
} node_max_pool3d_with_indices_t;
static kf_status_t backward_max_pool3d_with_indices(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_pool3d_with_indices_t *saved = (node_max_pool3d_with_indices_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool ceil_mode = saved->ceil_mode;
  kf_tensor_t *result1_ = kf__unpack_scoped(node, &saved->result1_);
  if (wants_self)
    out[0] = kf_scope_keep(op_max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1_));
  return kf_scope_close(&scope);
}
static void release_max_pool3d_with_indices(kf__node_t *node) {
  node_max_pool3d_with_indices_t *saved = (node_max_pool3d_with_indices_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result1_);
}
static void destroy_max_pool3d_with_indices(kf__node_t *node) {
  node_max_pool3d_with_indices_t *saved = (node_max_pool3d_with_indices_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
}
static const kf__saved_field_t fields_max_pool3d_with_indices[] = {
    KF__FIELD("self", TENSOR, node_max_pool3d_with_indices_t, self),
    KF__FIELD("kernel_size", INTS, node_max_pool3d_with_indices_t, kernel_size),
    KF__FIELD("stride", INTS, node_max_pool3d_with_indices_t, stride),
    KF__FIELD("padding", INTS, node_max_pool3d_with_indices_t, padding),
    KF__FIELD("dilation", INTS, node_max_pool3d_with_indices_t, dilation),
    KF__FIELD("ceil_mode", BOOL, node_max_pool3d_with_indices_t, ceil_mode),
    KF__FIELD("result1", TENSOR, node_max_pool3d_with_indices_t, result1_),
    {NULL, 0, 0}};
static const kf__node_type_t type_max_pool3d_with_indices = {
    .name = "MaxPool3DWithIndicesBackward0",
    .size = sizeof(node_max_pool3d_with_indices_t),
    .backward = backward_max_pool3d_with_indices,
    .release_saved = release_max_pool3d_with_indices,
    .destroy = destroy_max_pool3d_with_indices,
    .fields = fields_max_pool3d_with_indices,
};

static kf_status_t record_max_pool3d_with_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_max_pool3d_with_indices_t *saved =
      (node_max_pool3d_with_indices_t *)(void *)kf__node_new(&type_max_pool3d_with_indices, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->ceil_mode = ceil_mode;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
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
static kf_status_t autograd_max_pool3d_with_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
  return record_max_pool3d_with_indices(call, self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool ceil_mode;
} node_max_pool3d_with_indices_backward_t;
static kf_status_t backward_max_pool3d_with_indices_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_max_pool3d_with_indices_backward_t *saved = (node_max_pool3d_with_indices_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *indices = (wants_grad_output) ? kf__unpack_scoped(node, &saved->indices) : NULL;
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool ceil_mode = saved->ceil_mode;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_max_pool_double(grad, indices, 3, kernel_size, stride, padding, dilation, ceil_mode));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_max_pool3d_with_indices_backward(kf__node_t *node) {
  node_max_pool3d_with_indices_backward_t *saved = (node_max_pool3d_with_indices_backward_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static void destroy_max_pool3d_with_indices_backward(kf__node_t *node) {
  node_max_pool3d_with_indices_backward_t *saved = (node_max_pool3d_with_indices_backward_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
}
static const kf__saved_field_t fields_max_pool3d_with_indices_backward[] = {
    KF__FIELD("indices", TENSOR, node_max_pool3d_with_indices_backward_t, indices),
    KF__FIELD("kernel_size", INTS, node_max_pool3d_with_indices_backward_t, kernel_size),
    KF__FIELD("stride", INTS, node_max_pool3d_with_indices_backward_t, stride),
    KF__FIELD("padding", INTS, node_max_pool3d_with_indices_backward_t, padding),
    KF__FIELD("dilation", INTS, node_max_pool3d_with_indices_backward_t, dilation),
    KF__FIELD("ceil_mode", BOOL, node_max_pool3d_with_indices_backward_t, ceil_mode),
    {NULL, 0, 0}};
static const kf__node_type_t type_max_pool3d_with_indices_backward = {
    .name = "MaxPool3DWithIndicesBackwardBackward0",
    .size = sizeof(node_max_pool3d_with_indices_backward_t),
    .backward = backward_max_pool3d_with_indices_backward,
    .release_saved = release_max_pool3d_with_indices_backward,
    .destroy = destroy_max_pool3d_with_indices_backward,
    .fields = fields_max_pool3d_with_indices_backward,
};

static kf_status_t record_max_pool3d_with_indices_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_max_pool3d_with_indices_backward_t *saved =
      (node_max_pool3d_with_indices_backward_t *)(void *)kf__node_new(&type_max_pool3d_with_indices_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->indices, indices));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->stride, stride));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->padding, padding));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->ceil_mode = ceil_mode;
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_max_pool3d_with_indices_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t
    padding, kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_2(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
  return record_max_pool3d_with_indices_backward(call, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  bool ceil_mode;
  bool count_include_pad;
  kf_opt_int_t divisor_override;
} node_avg_pool2d_t;
static kf_status_t backward_avg_pool2d(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_avg_pool2d_t *saved = (node_avg_pool2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  bool ceil_mode = saved->ceil_mode;
  bool count_include_pad = saved->count_include_pad;
  kf_opt_int_t divisor_override = saved->divisor_override;
  if (wants_self)
    out[0] = kf_scope_keep(op_avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  return kf_scope_close(&scope);
}
static void release_avg_pool2d(kf__node_t *node) {
  node_avg_pool2d_t *saved = (node_avg_pool2d_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static void destroy_avg_pool2d(kf__node_t *node) {
  node_avg_pool2d_t *saved = (node_avg_pool2d_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_avg_pool2d[] = {
    KF__FIELD("self", TENSOR, node_avg_pool2d_t, self),
    KF__FIELD("kernel_size", INTS, node_avg_pool2d_t, kernel_size),
    KF__FIELD("stride", INTS, node_avg_pool2d_t, stride),
    KF__FIELD("padding", INTS, node_avg_pool2d_t, padding),
    KF__FIELD("ceil_mode", BOOL, node_avg_pool2d_t, ceil_mode),
    KF__FIELD("count_include_pad", BOOL, node_avg_pool2d_t, count_include_pad),
    KF__FIELD("divisor_override", OPT_INT, node_avg_pool2d_t, divisor_override),
    {NULL, 0, 0}};
static const kf__node_type_t type_avg_pool2d = {
    .name = "AvgPool2DBackward0",
    .size = sizeof(node_avg_pool2d_t),
    .backward = backward_avg_pool2d,
    .release_saved = release_avg_pool2d,
    .destroy = destroy_avg_pool2d,
    .fields = fields_avg_pool2d,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_opt_int_t a6, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_opt_int_t a6, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (o0));
}

static kf_status_t record_avg_pool2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  *out = NULL;
  node_avg_pool2d_t *saved =
      (node_avg_pool2d_t *)(void *)kf__node_new(&type_avg_pool2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  saved->ceil_mode = ceil_mode;
  saved->count_include_pad = count_include_pad;
  saved->divisor_override = divisor_override;
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_avg_pool2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  return record_avg_pool2d(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_opt_int_t a6, kf_tensor_t *a7);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_opt_int_t a6, kf_tensor_t *a7) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, bool a4, bool a5, kf_opt_int_t a6, kf_tensor_t *a7) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a7)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_6(call, a0, a1, a2, a3, a4, a5, a6, a7);
}

typedef struct {
  kf__node_t node;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  bool ceil_mode;
  bool count_include_pad;
  kf_opt_int_t divisor_override;
} node_avg_pool2d_backward_t;
static kf_status_t backward_avg_pool2d_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_avg_pool2d_backward_t *saved = (node_avg_pool2d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  bool ceil_mode = saved->ceil_mode;
  bool count_include_pad = saved->count_include_pad;
  kf_opt_int_t divisor_override = saved->divisor_override;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void destroy_avg_pool2d_backward(kf__node_t *node) {
  node_avg_pool2d_backward_t *saved = (node_avg_pool2d_backward_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_avg_pool2d_backward[] = {
    KF__FIELD("kernel_size", INTS, node_avg_pool2d_backward_t, kernel_size),
    KF__FIELD("stride", INTS, node_avg_pool2d_backward_t, stride),
    KF__FIELD("padding", INTS, node_avg_pool2d_backward_t, padding),
    KF__FIELD("ceil_mode", BOOL, node_avg_pool2d_backward_t, ceil_mode),
    KF__FIELD("count_include_pad", BOOL, node_avg_pool2d_backward_t, count_include_pad),
    KF__FIELD("divisor_override", OPT_INT, node_avg_pool2d_backward_t, divisor_override),
    {NULL, 0, 0}};
static const kf__node_type_t type_avg_pool2d_backward = {
    .name = "AvgPool2DBackwardBackward0",
    .size = sizeof(node_avg_pool2d_backward_t),
    .backward = backward_avg_pool2d_backward,
    .destroy = destroy_avg_pool2d_backward,
    .fields = fields_avg_pool2d_backward,
};

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, bool a6, kf_opt_int_t a7,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, bool a6, kf_opt_int_t a7,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (o0));
}

static kf_status_t record_avg_pool2d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  *out = NULL;
  node_avg_pool2d_backward_t *saved =
      (node_avg_pool2d_backward_t *)(void *)kf__node_new(&type_avg_pool2d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->stride, stride));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->padding, padding));
  saved->ceil_mode = ceil_mode;
  saved->count_include_pad = count_include_pad;
  saved->divisor_override = divisor_override;
  kf__below_t below = kf__below_enter();
  status = below_7(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_avg_pool2d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  return record_avg_pool2d_backward(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, bool a6, kf_opt_int_t a7,
    kf_tensor_t *a8);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, bool a6, kf_opt_int_t a7,
    kf_tensor_t *a8) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, bool a5, bool a6, kf_opt_int_t a7,
    kf_tensor_t *a8) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a8)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  bool ceil_mode;
  bool count_include_pad;
  kf_opt_int_t divisor_override;
} node_avg_pool3d_t;
static kf_status_t backward_avg_pool3d(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_avg_pool3d_t *saved = (node_avg_pool3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  bool ceil_mode = saved->ceil_mode;
  bool count_include_pad = saved->count_include_pad;
  kf_opt_int_t divisor_override = saved->divisor_override;
  if (wants_self)
    out[0] = kf_scope_keep(op_avg_pool3d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  return kf_scope_close(&scope);
}
static void release_avg_pool3d(kf__node_t *node) {
  node_avg_pool3d_t *saved = (node_avg_pool3d_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static void destroy_avg_pool3d(kf__node_t *node) {
  node_avg_pool3d_t *saved = (node_avg_pool3d_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_avg_pool3d[] = {
    KF__FIELD("self", TENSOR, node_avg_pool3d_t, self),
    KF__FIELD("kernel_size", INTS, node_avg_pool3d_t, kernel_size),
    KF__FIELD("stride", INTS, node_avg_pool3d_t, stride),
    KF__FIELD("padding", INTS, node_avg_pool3d_t, padding),
    KF__FIELD("ceil_mode", BOOL, node_avg_pool3d_t, ceil_mode),
    KF__FIELD("count_include_pad", BOOL, node_avg_pool3d_t, count_include_pad),
    KF__FIELD("divisor_override", OPT_INT, node_avg_pool3d_t, divisor_override),
    {NULL, 0, 0}};
static const kf__node_type_t type_avg_pool3d = {
    .name = "AvgPool3DBackward0",
    .size = sizeof(node_avg_pool3d_t),
    .backward = backward_avg_pool3d,
    .release_saved = release_avg_pool3d,
    .destroy = destroy_avg_pool3d,
    .fields = fields_avg_pool3d,
};

static kf_status_t record_avg_pool3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  *out = NULL;
  node_avg_pool3d_t *saved =
      (node_avg_pool3d_t *)(void *)kf__node_new(&type_avg_pool3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  saved->ceil_mode = ceil_mode;
  saved->count_include_pad = count_include_pad;
  saved->divisor_override = divisor_override;
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_avg_pool3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  return record_avg_pool3d(call, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t kernel_size;
  kf__ints_t stride;
  kf__ints_t padding;
  bool ceil_mode;
  bool count_include_pad;
  kf_opt_int_t divisor_override;
} node_avg_pool3d_backward_t;
static kf_status_t backward_avg_pool3d_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_avg_pool3d_backward_t *saved = (node_avg_pool3d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  bool ceil_mode = saved->ceil_mode;
  bool count_include_pad = saved->count_include_pad;
  kf_opt_int_t divisor_override = saved->divisor_override;
  if (wants_grad_output)
    out[0] = kf_scope_keep(op_avg_pool3d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void destroy_avg_pool3d_backward(kf__node_t *node) {
  node_avg_pool3d_backward_t *saved = (node_avg_pool3d_backward_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
}
static const kf__saved_field_t fields_avg_pool3d_backward[] = {
    KF__FIELD("kernel_size", INTS, node_avg_pool3d_backward_t, kernel_size),
    KF__FIELD("stride", INTS, node_avg_pool3d_backward_t, stride),
    KF__FIELD("padding", INTS, node_avg_pool3d_backward_t, padding),
    KF__FIELD("ceil_mode", BOOL, node_avg_pool3d_backward_t, ceil_mode),
    KF__FIELD("count_include_pad", BOOL, node_avg_pool3d_backward_t, count_include_pad),
    KF__FIELD("divisor_override", OPT_INT, node_avg_pool3d_backward_t, divisor_override),
    {NULL, 0, 0}};
static const kf__node_type_t type_avg_pool3d_backward = {
    .name = "AvgPool3DBackwardBackward0",
    .size = sizeof(node_avg_pool3d_backward_t),
    .backward = backward_avg_pool3d_backward,
    .destroy = destroy_avg_pool3d_backward,
    .fields = fields_avg_pool3d_backward,
};

static kf_status_t record_avg_pool3d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  *out = NULL;
  node_avg_pool3d_backward_t *saved =
      (node_avg_pool3d_backward_t *)(void *)kf__node_new(&type_avg_pool3d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->stride, stride));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->padding, padding));
  saved->ceil_mode = ceil_mode;
  saved->count_include_pad = count_include_pad;
  saved->divisor_override = divisor_override;
  kf__below_t below = kf__below_enter();
  status = below_7(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_avg_pool3d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool
    ceil_mode, bool count_include_pad, kf_opt_int_t divisor_override, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
  return record_avg_pool3d_backward(call, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node__adaptive_avg_pool2d_t;
static kf_status_t backward__adaptive_avg_pool2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__adaptive_avg_pool2d_t *saved = (node__adaptive_avg_pool2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op__adaptive_avg_pool2d_backward(grad, self));
  return kf_scope_close(&scope);
}
static void release__adaptive_avg_pool2d(kf__node_t *node) {
  node__adaptive_avg_pool2d_t *saved = (node__adaptive_avg_pool2d_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields__adaptive_avg_pool2d[] = {
    KF__FIELD("self", TENSOR, node__adaptive_avg_pool2d_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type__adaptive_avg_pool2d = {
    .name = "AdaptiveAvgPool2DBackward0",
    .size = sizeof(node__adaptive_avg_pool2d_t),
    .backward = backward__adaptive_avg_pool2d,
    .release_saved = release__adaptive_avg_pool2d,
    .fields = fields__adaptive_avg_pool2d,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record__adaptive_avg_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out) {
  *out = NULL;
  node__adaptive_avg_pool2d_t *saved =
      (node__adaptive_avg_pool2d_t *)(void *)kf__node_new(&type__adaptive_avg_pool2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, output_size, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__adaptive_avg_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, output_size, out);
  return record__adaptive_avg_pool2d(call, self, output_size, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t grad_output_sizes;
} node__adaptive_avg_pool2d_backward_t;
static kf_status_t backward__adaptive_avg_pool2d_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__adaptive_avg_pool2d_backward_t *saved = (node__adaptive_avg_pool2d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_int_span_t grad_output_sizes = kf__ints_span(&saved->grad_output_sizes);
  if (wants_grad_output)
    out[0] = kf_scope_keep(op__adaptive_avg_pool2d(grad, KF_INTS(kf__size_at(grad_output_sizes, (-2)), kf__size_at(grad_output_sizes, (-1)))));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void destroy__adaptive_avg_pool2d_backward(kf__node_t *node) {
  node__adaptive_avg_pool2d_backward_t *saved = (node__adaptive_avg_pool2d_backward_t *)(void *)node;
  kf__ints_drop(&saved->grad_output_sizes);
}
static const kf__saved_field_t fields__adaptive_avg_pool2d_backward[] = {
    KF__FIELD("grad_output_sym_sizes", INTS, node__adaptive_avg_pool2d_backward_t, grad_output_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type__adaptive_avg_pool2d_backward = {
    .name = "AdaptiveAvgPool2DBackwardBackward0",
    .size = sizeof(node__adaptive_avg_pool2d_backward_t),
    .backward = backward__adaptive_avg_pool2d_backward,
    .destroy = destroy__adaptive_avg_pool2d_backward,
    .fields = fields__adaptive_avg_pool2d_backward,
};

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, o0),
                (KF_ARG(a0), KF_ARG(a1)), (o0));
}

static kf_status_t record__adaptive_avg_pool2d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node__adaptive_avg_pool2d_backward_t *saved =
      (node__adaptive_avg_pool2d_backward_t *)(void *)kf__node_new(&type__adaptive_avg_pool2d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->grad_output_sizes, kf_tensor_sizes(grad_output)));
  kf__below_t below = kf__below_enter();
  status = below_11(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__adaptive_avg_pool2d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_11(call, grad_output, self, out);
  return record__adaptive_avg_pool2d_backward(call, grad_output, self, out);
}

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_12(call, a0, a1, a2);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
} node__adaptive_avg_pool3d_t;
static kf_status_t backward__adaptive_avg_pool3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__adaptive_avg_pool3d_t *saved = (node__adaptive_avg_pool3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  if (wants_self)
    out[0] = kf_scope_keep(op__adaptive_avg_pool3d_backward(grad, self));
  return kf_scope_close(&scope);
}
static void release__adaptive_avg_pool3d(kf__node_t *node) {
  node__adaptive_avg_pool3d_t *saved = (node__adaptive_avg_pool3d_t *)(void *)node;
  kf__saved_drop(&saved->self);
}
static const kf__saved_field_t fields__adaptive_avg_pool3d[] = {
    KF__FIELD("self", TENSOR, node__adaptive_avg_pool3d_t, self),
    {NULL, 0, 0}};
static const kf__node_type_t type__adaptive_avg_pool3d = {
    .name = "AdaptiveAvgPool3DBackward0",
    .size = sizeof(node__adaptive_avg_pool3d_t),
    .backward = backward__adaptive_avg_pool3d,
    .release_saved = release__adaptive_avg_pool3d,
    .fields = fields__adaptive_avg_pool3d,
};

static kf_status_t record__adaptive_avg_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out) {
  *out = NULL;
  node__adaptive_avg_pool3d_t *saved =
      (node__adaptive_avg_pool3d_t *)(void *)kf__node_new(&type__adaptive_avg_pool3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, output_size, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__adaptive_avg_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, output_size, out);
  return record__adaptive_avg_pool3d(call, self, output_size, out);
}

typedef struct {
  kf__node_t node;
  kf__ints_t grad_output_sizes;
} node__adaptive_avg_pool3d_backward_t;
static kf_status_t backward__adaptive_avg_pool3d_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__adaptive_avg_pool3d_backward_t *saved = (node__adaptive_avg_pool3d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_int_span_t grad_output_sizes = kf__ints_span(&saved->grad_output_sizes);
  if (wants_grad_output)
    out[0] = kf_scope_keep(op__adaptive_avg_pool3d(grad, KF_INTS(kf__size_at(grad_output_sizes, (-3)), kf__size_at(grad_output_sizes, (-2)), kf__size_at(grad_output_sizes, (-1)))));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void destroy__adaptive_avg_pool3d_backward(kf__node_t *node) {
  node__adaptive_avg_pool3d_backward_t *saved = (node__adaptive_avg_pool3d_backward_t *)(void *)node;
  kf__ints_drop(&saved->grad_output_sizes);
}
static const kf__saved_field_t fields__adaptive_avg_pool3d_backward[] = {
    KF__FIELD("grad_output_sym_sizes", INTS, node__adaptive_avg_pool3d_backward_t, grad_output_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type__adaptive_avg_pool3d_backward = {
    .name = "AdaptiveAvgPool3DBackwardBackward0",
    .size = sizeof(node__adaptive_avg_pool3d_backward_t),
    .backward = backward__adaptive_avg_pool3d_backward,
    .destroy = destroy__adaptive_avg_pool3d_backward,
    .fields = fields__adaptive_avg_pool3d_backward,
};

static kf_status_t record__adaptive_avg_pool3d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node__adaptive_avg_pool3d_backward_t *saved =
      (node__adaptive_avg_pool3d_backward_t *)(void *)kf__node_new(&type__adaptive_avg_pool3d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->grad_output_sizes, kf_tensor_sizes(grad_output)));
  kf__below_t below = kf__below_enter();
  status = below_11(call, grad_output, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__adaptive_avg_pool3d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self))) || !kf__grad_mode())
    return below_11(call, grad_output, self, out);
  return record__adaptive_avg_pool3d_backward(call, grad_output, self, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result1_;
} node_adaptive_max_pool2d_t;
static kf_status_t backward_adaptive_max_pool2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_adaptive_max_pool2d_t *saved = (node_adaptive_max_pool2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result1_ = kf__unpack_scoped(node, &saved->result1_);
  if (wants_self)
    out[0] = kf_scope_keep(op_adaptive_max_pool2d_backward(grad, self, result1_));
  return kf_scope_close(&scope);
}
static void release_adaptive_max_pool2d(kf__node_t *node) {
  node_adaptive_max_pool2d_t *saved = (node_adaptive_max_pool2d_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result1_);
}
static const kf__saved_field_t fields_adaptive_max_pool2d[] = {
    KF__FIELD("self", TENSOR, node_adaptive_max_pool2d_t, self),
    KF__FIELD("result1", TENSOR, node_adaptive_max_pool2d_t, result1_),
    {NULL, 0, 0}};
static const kf__node_type_t type_adaptive_max_pool2d = {
    .name = "AdaptiveMaxPool2DBackward0",
    .size = sizeof(node_adaptive_max_pool2d_t),
    .backward = backward_adaptive_max_pool2d,
    .release_saved = release_adaptive_max_pool2d,
    .fields = fields_adaptive_max_pool2d,
};

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, o0, o1),
                (KF_ARG(a0), KF_ARG(a1)), (o0, o1));
}

static kf_status_t record_adaptive_max_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_adaptive_max_pool2d_t *saved =
      (node_adaptive_max_pool2d_t *)(void *)kf__node_new(&type_adaptive_max_pool2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, output_size, out0, out1);
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
static kf_status_t autograd_adaptive_max_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, output_size, out0, out1);
  return record_adaptive_max_pool2d(call, self, output_size, out0, out1);
}

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_14(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
} node_adaptive_max_pool2d_backward_t;
static kf_status_t backward_adaptive_max_pool2d_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_adaptive_max_pool2d_backward_t *saved = (node_adaptive_max_pool2d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *indices = (wants_grad_output) ? kf__unpack_scoped(node, &saved->indices) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_adaptive_max_pool_double(grad, indices, 2));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_adaptive_max_pool2d_backward(kf__node_t *node) {
  node_adaptive_max_pool2d_backward_t *saved = (node_adaptive_max_pool2d_backward_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static const kf__saved_field_t fields_adaptive_max_pool2d_backward[] = {
    KF__FIELD("indices", TENSOR, node_adaptive_max_pool2d_backward_t, indices),
    {NULL, 0, 0}};
static const kf__node_type_t type_adaptive_max_pool2d_backward = {
    .name = "AdaptiveMaxPool2DBackwardBackward0",
    .size = sizeof(node_adaptive_max_pool2d_backward_t),
    .backward = backward_adaptive_max_pool2d_backward,
    .release_saved = release_adaptive_max_pool2d_backward,
    .fields = fields_adaptive_max_pool2d_backward,
};

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_adaptive_max_pool2d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_adaptive_max_pool2d_backward_t *saved =
      (node_adaptive_max_pool2d_backward_t *)(void *)kf__node_new(&type_adaptive_max_pool2d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->indices, indices));
  kf__below_t below = kf__below_enter();
  status = below_15(call, grad_output, self, indices, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_adaptive_max_pool2d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_15(call, grad_output, self, indices, out);
  return record_adaptive_max_pool2d_backward(call, grad_output, self, indices, out);
}

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_16(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result1_;
} node_adaptive_max_pool3d_t;
static kf_status_t backward_adaptive_max_pool3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_adaptive_max_pool3d_t *saved = (node_adaptive_max_pool3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result1_ = kf__unpack_scoped(node, &saved->result1_);
  if (wants_self)
    out[0] = kf_scope_keep(op_adaptive_max_pool3d_backward(grad, self, result1_));
  return kf_scope_close(&scope);
}
static void release_adaptive_max_pool3d(kf__node_t *node) {
  node_adaptive_max_pool3d_t *saved = (node_adaptive_max_pool3d_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result1_);
}
static const kf__saved_field_t fields_adaptive_max_pool3d[] = {
    KF__FIELD("self", TENSOR, node_adaptive_max_pool3d_t, self),
    KF__FIELD("result1", TENSOR, node_adaptive_max_pool3d_t, result1_),
    {NULL, 0, 0}};
static const kf__node_type_t type_adaptive_max_pool3d = {
    .name = "AdaptiveMaxPool3DBackward0",
    .size = sizeof(node_adaptive_max_pool3d_t),
    .backward = backward_adaptive_max_pool3d,
    .release_saved = release_adaptive_max_pool3d,
    .fields = fields_adaptive_max_pool3d,
};

static kf_status_t record_adaptive_max_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1) {
  *out0 = NULL;
  *out1 = NULL;
  node_adaptive_max_pool3d_t *saved =
      (node_adaptive_max_pool3d_t *)(void *)kf__node_new(&type_adaptive_max_pool3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_13(call, self, output_size, out0, out1);
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
static kf_status_t autograd_adaptive_max_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_13(call, self, output_size, out0, out1);
  return record_adaptive_max_pool3d(call, self, output_size, out0, out1);
}

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
} node_adaptive_max_pool3d_backward_t;
static kf_status_t backward_adaptive_max_pool3d_backward(kf__node_t *node, kf_tensor_t *const
    *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_adaptive_max_pool3d_backward_t *saved = (node_adaptive_max_pool3d_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_self = kf__node_wants(node, 1);
  kf_tensor_t *indices = (wants_grad_output) ? kf__unpack_scoped(node, &saved->indices) : NULL;
  if (wants_grad_output)
    out[0] = kf_scope_keep(kf__d_adaptive_max_pool_double(grad, indices, 3));
  if (wants_self)
    out[1] = kf_scope_keep(op_zeros_like(grad, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), kf_no_int()));
  return kf_scope_close(&scope);
}
static void release_adaptive_max_pool3d_backward(kf__node_t *node) {
  node_adaptive_max_pool3d_backward_t *saved = (node_adaptive_max_pool3d_backward_t *)(void *)node;
  kf__saved_drop(&saved->indices);
}
static const kf__saved_field_t fields_adaptive_max_pool3d_backward[] = {
    KF__FIELD("indices", TENSOR, node_adaptive_max_pool3d_backward_t, indices),
    {NULL, 0, 0}};
static const kf__node_type_t type_adaptive_max_pool3d_backward = {
    .name = "AdaptiveMaxPool3DBackwardBackward0",
    .size = sizeof(node_adaptive_max_pool3d_backward_t),
    .backward = backward_adaptive_max_pool3d_backward,
    .release_saved = release_adaptive_max_pool3d_backward,
    .fields = fields_adaptive_max_pool3d_backward,
};

static kf_status_t record_adaptive_max_pool3d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_adaptive_max_pool3d_backward_t *saved =
      (node_adaptive_max_pool3d_backward_t *)(void *)kf__node_new(&type_adaptive_max_pool3d_backward, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, self));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->indices, indices));
  kf__below_t below = kf__below_enter();
  status = below_15(call, grad_output, self, indices, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_adaptive_max_pool3d_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *indices, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_15(call, grad_output, self, indices, out);
  return record_adaptive_max_pool3d_backward(call, grad_output, self, indices, out);
}

const kf__autograd_entry_t kf__autograd_pool[] = {
    {KF__OP_max_pool2d_with_indices, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max_pool2d_with_indices},
    {KF__OP_max_pool2d_with_indices_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_max_pool2d_with_indices_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max_pool2d_with_indices_backward},
    {KF__OP_max_pool2d_with_indices_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_max_pool3d_with_indices, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max_pool3d_with_indices},
    {KF__OP_max_pool3d_with_indices_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_max_pool3d_with_indices_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_max_pool3d_with_indices_backward},
    {KF__OP_max_pool3d_with_indices_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_avg_pool1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_avg_pool2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_avg_pool2d},
    {KF__OP_avg_pool2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_avg_pool2d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_avg_pool2d_backward},
    {KF__OP_avg_pool2d_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_avg_pool3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_avg_pool3d},
    {KF__OP_avg_pool3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_avg_pool3d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_avg_pool3d_backward},
    {KF__OP_avg_pool3d_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_adaptive_avg_pool1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_adaptive_avg_pool2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP__adaptive_avg_pool2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__adaptive_avg_pool2d},
    {KF__OP__adaptive_avg_pool2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP__adaptive_avg_pool2d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__adaptive_avg_pool2d_backward},
    {KF__OP__adaptive_avg_pool2d_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_adaptive_avg_pool3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP__adaptive_avg_pool3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__adaptive_avg_pool3d},
    {KF__OP__adaptive_avg_pool3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP__adaptive_avg_pool3d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__adaptive_avg_pool3d_backward},
    {KF__OP__adaptive_avg_pool3d_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_adaptive_max_pool2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_adaptive_max_pool2d},
    {KF__OP_adaptive_max_pool2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_adaptive_max_pool2d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_adaptive_max_pool2d_backward},
    {KF__OP_adaptive_max_pool2d_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_adaptive_max_pool3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_adaptive_max_pool3d},
    {KF__OP_adaptive_max_pool3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_adaptive_max_pool3d_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_adaptive_max_pool3d_backward},
    {KF__OP_adaptive_max_pool3d_backward_grad_input, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {0, KF__AUTOGRAD_END, NULL},
};
