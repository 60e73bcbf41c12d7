/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op_col2im(kf_tensor_t *self, kf_int_span_t output_size, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_col2im(self, output_size, kernel_size, dilation, padding, stride, &made);
  return kf_scope_take(status, made);
}

static inline kf_tensor_t *op_im2col(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t
    dilation, kf_int_span_t padding, kf_int_span_t stride) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_im2col(self, kernel_size, dilation, padding, stride, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t weight;
  kf__ints_t bias_sizes;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool transposed;
  kf__ints_t output_padding;
  int64_t groups;
} node_convolution_t;
static kf_status_t backward_convolution(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_convolution_t *saved = (node_convolution_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_int_span_t bias_sizes = kf__ints_span(&saved->bias_sizes);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool transposed = saved->transposed;
  kf_int_span_t output_padding = kf__ints_span(&saved->output_padding);
  int64_t groups = saved->groups;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf_convolution_backward(grad, kf__d_conj(input), kf__d_conj(weight), bias_sizes, stride, padding, dilation, transposed, output_padding, groups, ((kf_bool_span_t){wanted, 3}), &made[0], &made[1], &made[2]));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release_convolution(kf__node_t *node) {
  node_convolution_t *saved = (node_convolution_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
}
static void destroy_convolution(kf__node_t *node) {
  node_convolution_t *saved = (node_convolution_t *)(void *)node;
  kf__ints_drop(&saved->bias_sizes);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
  kf__ints_drop(&saved->output_padding);
}
static const kf__saved_field_t fields_convolution[] = {
    KF__FIELD("input", TENSOR, node_convolution_t, input),
    KF__FIELD("weight", TENSOR, node_convolution_t, weight),
    KF__FIELD("bias_sym_sizes", INTS, node_convolution_t, bias_sizes),
    KF__FIELD("stride", INTS, node_convolution_t, stride),
    KF__FIELD("padding", INTS, node_convolution_t, padding),
    KF__FIELD("dilation", INTS, node_convolution_t, dilation),
    KF__FIELD("transposed", BOOL, node_convolution_t, transposed),
    KF__FIELD("output_padding", INTS, node_convolution_t, output_padding),
    KF__FIELD("groups", INT, node_convolution_t, groups),
    {NULL, 0, 0}};
static const kf__node_type_t type_convolution = {
    .name = "ConvolutionBackward0",
    .size = sizeof(node_convolution_t),
    .backward = backward_convolution,
    .release_saved = release_convolution,
    .destroy = destroy_convolution,
    .fields = fields_convolution,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8)), (o0));
}

static kf_status_t record_convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t **out) {
  *out = NULL;
  node_convolution_t *saved =
      (node_convolution_t *)(void *)kf__node_new(&type_convolution, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save_ints(&saved->bias_sizes, kf_tensor_sizes(bias)));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->transposed = transposed;
  KF__STEP(kf__save_ints(&saved->output_padding, output_padding));
  saved->groups = groups;
  kf__below_t below = kf__below_enter();
  status = below_0(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_0(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out);
  return record_convolution(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, kf_tensor_t *a9);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, kf_tensor_t *a9) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, kf_tensor_t *a9) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a9)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

typedef struct {
  kf__node_t node;
  kf__saved_t grad_output;
  kf__saved_t input;
  kf__saved_t weight;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool transposed;
  kf__ints_t output_padding;
  int64_t groups;
} node_convolution_backward_t;
static kf_status_t backward_convolution_backward(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  node_convolution_backward_t *saved = (node_convolution_backward_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_grad_output = kf__node_wants(node, 0);
  bool wants_input = kf__node_wants(node, 1);
  bool wants_weight = kf__node_wants(node, 2);
  kf_tensor_t *grad_output = (wants_grad_output || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->grad_output) : NULL;
  kf_tensor_t *input = (wants_grad_output || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_grad_output || wants_input || wants_weight) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool transposed = saved->transposed;
  kf_int_span_t output_padding = kf__ints_span(&saved->output_padding);
  int64_t groups = saved->groups;
  if (wants_grad_output || wants_input || wants_weight) {
    const bool wanted[] = {wants_grad_output, wants_input, wants_weight};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_convolution_double(grads[0], grads[1], grads[2], grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, wanted, made));
    kf__give(&out[0], made[0], wants_grad_output);
    kf__give(&out[1], made[1], wants_input);
    kf__give(&out[2], made[2], wants_weight);
  }
  return kf_scope_close(&scope);
}
static void release_convolution_backward(kf__node_t *node) {
  node_convolution_backward_t *saved = (node_convolution_backward_t *)(void *)node;
  kf__saved_drop(&saved->grad_output);
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
}
static void destroy_convolution_backward(kf__node_t *node) {
  node_convolution_backward_t *saved = (node_convolution_backward_t *)(void *)node;
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
  kf__ints_drop(&saved->output_padding);
}
static const kf__saved_field_t fields_convolution_backward[] = {
    KF__FIELD("grad_output", TENSOR, node_convolution_backward_t, grad_output),
    KF__FIELD("input", TENSOR, node_convolution_backward_t, input),
    KF__FIELD("weight", TENSOR, node_convolution_backward_t, weight),
    KF__FIELD("stride", INTS, node_convolution_backward_t, stride),
    KF__FIELD("padding", INTS, node_convolution_backward_t, padding),
    KF__FIELD("dilation", INTS, node_convolution_backward_t, dilation),
    KF__FIELD("transposed", BOOL, node_convolution_backward_t, transposed),
    KF__FIELD("output_padding", INTS, node_convolution_backward_t, output_padding),
    KF__FIELD("groups", INT, node_convolution_backward_t, groups),
    {NULL, 0, 0}};
static const kf__node_type_t type_convolution_backward = {
    .name = "ConvolutionBackwardBackward0",
    .size = sizeof(node_convolution_backward_t),
    .backward = backward_convolution_backward,
    .release_saved = release_convolution_backward,
    .destroy = destroy_convolution_backward,
    .fields = fields_convolution_backward,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_int_span_t a6, bool
    a7, kf_int_span_t a8, int64_t a9, kf_bool_span_t a10, kf_tensor_t **o0, kf_tensor_t **o1,
    kf_tensor_t **o2);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_int_span_t a6, bool
    a7, kf_int_span_t a8, int64_t a9, kf_bool_span_t a10, kf_tensor_t **o0, kf_tensor_t **o1,
    kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10)), (o0, o1, o2));
}

static kf_status_t record_convolution_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_convolution_backward_t *saved =
      (node_convolution_backward_t *)(void *)kf__node_new(&type_convolution_backward, 3, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, grad_output));
  KF__STEP(kf__node_link(node, 1, input));
  KF__STEP(kf__node_link(node, 2, weight));
  KF__STEP(kf__save(&saved->grad_output, grad_output));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->transposed = transposed;
  KF__STEP(kf__save_ints(&saved->output_padding, output_padding));
  saved->groups = groups;
  kf__below_t below = kf__below_enter();
  status = below_2(call, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, out0, out1, out2);
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
static kf_status_t autograd_convolution_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *input, kf_tensor_t *weight, kf_int_span_t bias_sizes, kf_int_span_t stride,
    kf_int_span_t padding, kf_int_span_t dilation, bool transposed, kf_int_span_t output_padding,
    int64_t groups, kf_bool_span_t output_mask, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t
    **out2) {
  if (KF_LIKELY(!(kf__wants_grad(grad_output) | kf__wants_grad(input) | kf__wants_grad(weight))) || !kf__grad_mode())
    return below_2(call, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, out0, out1, out2);
  return record_convolution_backward(call, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask, out0, out1, out2);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_int_span_t a6, bool
    a7, kf_int_span_t a8, int64_t a9, kf_bool_span_t a10, kf_tensor_t *a11, kf_tensor_t *a12,
    kf_tensor_t *a13);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_int_span_t a6, bool
    a7, kf_int_span_t a8, int64_t a9, kf_bool_span_t a10, kf_tensor_t *a11, kf_tensor_t *a12,
    kf_tensor_t *a13) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12), KF_ARG(a13)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_int_span_t a6, bool
    a7, kf_int_span_t a8, int64_t a9, kf_bool_span_t a10, kf_tensor_t *a11, kf_tensor_t *a12,
    kf_tensor_t *a13) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a11) | kf__wants_grad_opt(a12) | kf__wants_grad_opt(a13)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t weight;
  kf__ints_t bias_sizes;
  kf__ints_t stride;
  kf__ints_t padding;
  kf__ints_t dilation;
  bool transposed;
  kf__ints_t output_padding;
  int64_t groups;
} node__convolution_t;
static kf_status_t backward__convolution(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__convolution_t *saved = (node__convolution_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_weight = kf__node_wants(node, 1);
  bool wants_bias = kf__node_wants(node, 2);
  kf_tensor_t *input = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *weight = (wants_input || wants_weight || wants_bias) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  kf_int_span_t bias_sizes = kf__ints_span(&saved->bias_sizes);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  bool transposed = saved->transposed;
  kf_int_span_t output_padding = kf__ints_span(&saved->output_padding);
  int64_t groups = saved->groups;
  if (wants_input || wants_weight || wants_bias) {
    const bool wanted[] = {wants_input, wants_weight, wants_bias};
    kf_tensor_t *made[3] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf_convolution_backward(grad, kf__d_conj(input), kf__d_conj(weight), bias_sizes, stride, padding, dilation, transposed, output_padding, groups, ((kf_bool_span_t){wanted, 3}), &made[0], &made[1], &made[2]));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_weight);
    kf__give(&out[2], made[2], wants_bias);
  }
  return kf_scope_close(&scope);
}
static void release__convolution(kf__node_t *node) {
  node__convolution_t *saved = (node__convolution_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->weight);
}
static void destroy__convolution(kf__node_t *node) {
  node__convolution_t *saved = (node__convolution_t *)(void *)node;
  kf__ints_drop(&saved->bias_sizes);
  kf__ints_drop(&saved->stride);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->dilation);
  kf__ints_drop(&saved->output_padding);
}
static const kf__saved_field_t fields__convolution[] = {
    KF__FIELD("input", TENSOR, node__convolution_t, input),
    KF__FIELD("weight", TENSOR, node__convolution_t, weight),
    KF__FIELD("bias_sym_sizes", INTS, node__convolution_t, bias_sizes),
    KF__FIELD("stride", INTS, node__convolution_t, stride),
    KF__FIELD("padding", INTS, node__convolution_t, padding),
    KF__FIELD("dilation", INTS, node__convolution_t, dilation),
    KF__FIELD("transposed", BOOL, node__convolution_t, transposed),
    KF__FIELD("output_padding", INTS, node__convolution_t, output_padding),
    KF__FIELD("groups", INT, node__convolution_t, groups),
    {NULL, 0, 0}};
static const kf__node_type_t type__convolution = {
    .name = "ConvolutionBackward1",
    .size = sizeof(node__convolution_t),
    .backward = backward__convolution,
    .release_saved = release__convolution,
    .destroy = destroy__convolution,
    .fields = fields__convolution,
};

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, bool a9, bool a10, bool a11, bool a12, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, bool a9, bool a10, bool a11, bool a12, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12)), (o0));
}

static kf_status_t record__convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark, bool
    deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t **out) {
  *out = NULL;
  node__convolution_t *saved =
      (node__convolution_t *)(void *)kf__node_new(&type__convolution, 3, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, weight));
  KF__STEP(kf__node_link(node, 2, bias));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->weight, weight));
  KF__STEP(kf__save_ints(&saved->bias_sizes, kf_tensor_sizes(bias)));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  saved->transposed = transposed;
  KF__STEP(kf__save_ints(&saved->output_padding, output_padding));
  saved->groups = groups;
  kf__below_t below = kf__below_enter();
  status = below_4(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(input, out));
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark, bool
    deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad(weight) | kf__wants_grad_opt(bias))) || !kf__grad_mode())
    return below_4(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, out);
  return record__convolution(call, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, out);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, bool a9, bool a10, bool a11, bool a12, kf_tensor_t *a13);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, bool a9, bool a10, bool a11, bool a12, kf_tensor_t *a13) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12), KF_ARG(a13)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, bool a6, kf_int_span_t
    a7, int64_t a8, bool a9, bool a10, bool a11, bool a12, kf_tensor_t *a13) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a13)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t kernel_size;
  kf__ints_t dilation;
  kf__ints_t padding;
  kf__ints_t stride;
} node_im2col_t;
static kf_status_t backward_im2col(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_im2col_t *saved = (node_im2col_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  if (wants_self)
    out[0] = kf_scope_keep(op_col2im(grad, KF_INTS(kf__size_at(self_sizes, (-2)), kf__size_at(self_sizes, (-1))), kernel_size, dilation, padding, stride));
  return kf_scope_close(&scope);
}
static void destroy_im2col(kf__node_t *node) {
  node_im2col_t *saved = (node_im2col_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->dilation);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->stride);
}
static const kf__saved_field_t fields_im2col[] = {
    KF__FIELD("self_sym_sizes", INTS, node_im2col_t, self_sizes),
    KF__FIELD("kernel_size", INTS, node_im2col_t, kernel_size),
    KF__FIELD("dilation", INTS, node_im2col_t, dilation),
    KF__FIELD("padding", INTS, node_im2col_t, padding),
    KF__FIELD("stride", INTS, node_im2col_t, stride),
    {NULL, 0, 0}};
static const kf__node_type_t type_im2col = {
    .name = "Im2ColBackward0",
    .size = sizeof(node_im2col_t),
    .backward = backward_im2col,
    .destroy = destroy_im2col,
    .fields = fields_im2col,
};

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_im2col(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t
    **out) {
  *out = NULL;
  node_im2col_t *saved =
      (node_im2col_t *)(void *)kf__node_new(&type_im2col, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  kf__below_t below = kf__below_enter();
  status = below_6(call, self, kernel_size, dilation, padding, stride, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_im2col(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t
    **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_6(call, self, kernel_size, dilation, padding, stride, out);
  return record_im2col(call, self, kernel_size, dilation, padding, stride, out);
}

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_7(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__ints_t kernel_size;
  kf__ints_t dilation;
  kf__ints_t padding;
  kf__ints_t stride;
} node_col2im_t;
static kf_status_t backward_col2im(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_col2im_t *saved = (node_col2im_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t kernel_size = kf__ints_span(&saved->kernel_size);
  kf_int_span_t dilation = kf__ints_span(&saved->dilation);
  kf_int_span_t padding = kf__ints_span(&saved->padding);
  kf_int_span_t stride = kf__ints_span(&saved->stride);
  if (wants_self)
    out[0] = kf_scope_keep(op_im2col(grad, kernel_size, dilation, padding, stride));
  return kf_scope_close(&scope);
}
static void destroy_col2im(kf__node_t *node) {
  node_col2im_t *saved = (node_col2im_t *)(void *)node;
  kf__ints_drop(&saved->kernel_size);
  kf__ints_drop(&saved->dilation);
  kf__ints_drop(&saved->padding);
  kf__ints_drop(&saved->stride);
}
static const kf__saved_field_t fields_col2im[] = {
    KF__FIELD("kernel_size", INTS, node_col2im_t, kernel_size),
    KF__FIELD("dilation", INTS, node_col2im_t, dilation),
    KF__FIELD("padding", INTS, node_col2im_t, padding),
    KF__FIELD("stride", INTS, node_col2im_t, stride),
    {NULL, 0, 0}};
static const kf__node_type_t type_col2im = {
    .name = "Col2ImBackward0",
    .size = sizeof(node_col2im_t),
    .backward = backward_col2im,
    .destroy = destroy_col2im,
    .fields = fields_col2im,
};

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_col2im(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride, kf_tensor_t **out) {
  *out = NULL;
  node_col2im_t *saved =
      (node_col2im_t *)(void *)kf__node_new(&type_col2im, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->kernel_size, kernel_size));
  KF__STEP(kf__save_ints(&saved->dilation, dilation));
  KF__STEP(kf__save_ints(&saved->padding, padding));
  KF__STEP(kf__save_ints(&saved->stride, stride));
  kf__below_t below = kf__below_enter();
  status = below_8(call, self, output_size, kernel_size, dilation, padding, stride, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_col2im(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_int_span_t kernel_size, kf_int_span_t dilation, kf_int_span_t padding,
    kf_int_span_t stride, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_8(call, self, output_size, kernel_size, dilation, padding, stride, out);
  return record_col2im(call, self, output_size, kernel_size, dilation, padding, stride, out);
}

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_int_span_t a3, kf_int_span_t a4, kf_int_span_t a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_9(call, a0, a1, a2, a3, a4, a5, a6);
}

const kf__autograd_entry_t kf__autograd_conv[] = {
    {KF__OP_convolution, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_convolution},
    {KF__OP_convolution_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_convolution_backward, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_convolution_backward},
    {KF__OP_convolution_backward_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP__convolution, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__convolution},
    {KF__OP__convolution_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_im2col, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_im2col},
    {KF__OP_im2col_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_col2im, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_col2im},
    {KF__OP_col2im_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {0, KF__AUTOGRAD_END, NULL},
};
