/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf_opt_float_t scales;
} node_upsample_nearest1d_t;
static kf_status_t backward_upsample_nearest1d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_nearest1d_t *saved = (node_upsample_nearest1d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_opt_float_t scales = saved->scales;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("nearest"), false, scales, kf_no_float(), kf_no_float()));
  return kf_scope_close(&scope);
}
static void destroy_upsample_nearest1d(kf__node_t *node) {
  node_upsample_nearest1d_t *saved = (node_upsample_nearest1d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_nearest1d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_nearest1d_t, self_sizes),
    KF__FIELD("scales", OPT_FLOAT, node_upsample_nearest1d_t, scales),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_nearest1d = {
    .name = "UpsampleNearest1DBackward0",
    .size = sizeof(node_upsample_nearest1d_t),
    .backward = backward_upsample_nearest1d,
    .destroy = destroy_upsample_nearest1d,
    .fields = fields_upsample_nearest1d,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0));
}

static kf_status_t record_upsample_nearest1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales, kf_tensor_t **out) {
  *out = NULL;
  node_upsample_nearest1d_t *saved =
      (node_upsample_nearest1d_t *)(void *)kf__node_new(&type_upsample_nearest1d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->scales = scales;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, output_size, scales, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_nearest1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, output_size, scales, out);
  return record_upsample_nearest1d(call, self, output_size, scales, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf_opt_float_t scales_h;
  kf_opt_float_t scales_w;
} node_upsample_nearest2d_t;
static kf_status_t backward_upsample_nearest2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_nearest2d_t *saved = (node_upsample_nearest2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_opt_float_t scales_h = saved->scales_h;
  kf_opt_float_t scales_w = saved->scales_w;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("nearest"), false, scales_h, scales_w, kf_no_float()));
  return kf_scope_close(&scope);
}
static void destroy_upsample_nearest2d(kf__node_t *node) {
  node_upsample_nearest2d_t *saved = (node_upsample_nearest2d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_nearest2d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_nearest2d_t, self_sizes),
    KF__FIELD("scales_h", OPT_FLOAT, node_upsample_nearest2d_t, scales_h),
    KF__FIELD("scales_w", OPT_FLOAT, node_upsample_nearest2d_t, scales_w),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_nearest2d = {
    .name = "UpsampleNearest2DBackward0",
    .size = sizeof(node_upsample_nearest2d_t),
    .backward = backward_upsample_nearest2d,
    .destroy = destroy_upsample_nearest2d,
    .fields = fields_upsample_nearest2d,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_upsample_nearest2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out) {
  *out = NULL;
  node_upsample_nearest2d_t *saved =
      (node_upsample_nearest2d_t *)(void *)kf__node_new(&type_upsample_nearest2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->scales_h = scales_h;
  saved->scales_w = scales_w;
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, output_size, scales_h, scales_w, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_nearest2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, output_size, scales_h, scales_w, out);
  return record_upsample_nearest2d(call, self, output_size, scales_h, scales_w, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_float_span_t a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_float_span_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_float_span_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf_opt_float_t scales_d;
  kf_opt_float_t scales_h;
  kf_opt_float_t scales_w;
} node_upsample_nearest3d_t;
static kf_status_t backward_upsample_nearest3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_nearest3d_t *saved = (node_upsample_nearest3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_opt_float_t scales_d = saved->scales_d;
  kf_opt_float_t scales_h = saved->scales_h;
  kf_opt_float_t scales_w = saved->scales_w;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("nearest"), false, scales_d, scales_h, scales_w));
  return kf_scope_close(&scope);
}
static void destroy_upsample_nearest3d(kf__node_t *node) {
  node_upsample_nearest3d_t *saved = (node_upsample_nearest3d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_nearest3d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_nearest3d_t, self_sizes),
    KF__FIELD("scales_d", OPT_FLOAT, node_upsample_nearest3d_t, scales_d),
    KF__FIELD("scales_h", OPT_FLOAT, node_upsample_nearest3d_t, scales_h),
    KF__FIELD("scales_w", OPT_FLOAT, node_upsample_nearest3d_t, scales_w),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_nearest3d = {
    .name = "UpsampleNearest3DBackward0",
    .size = sizeof(node_upsample_nearest3d_t),
    .backward = backward_upsample_nearest3d,
    .destroy = destroy_upsample_nearest3d,
    .fields = fields_upsample_nearest3d,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_upsample_nearest3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  *out = NULL;
  node_upsample_nearest3d_t *saved =
      (node_upsample_nearest3d_t *)(void *)kf__node_new(&type_upsample_nearest3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->scales_d = scales_d;
  saved->scales_h = scales_h;
  saved->scales_w = scales_w;
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, output_size, scales_d, scales_h, scales_w, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_nearest3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, output_size, scales_d, scales_h, scales_w, out);
  return record_upsample_nearest3d(call, self, output_size, scales_d, scales_h, scales_w, out);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_opt_float_t a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_6(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  bool align_corners;
  kf_opt_float_t scales;
} node_upsample_linear1d_t;
static kf_status_t backward_upsample_linear1d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_linear1d_t *saved = (node_upsample_linear1d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool align_corners = saved->align_corners;
  kf_opt_float_t scales = saved->scales;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("linear"), align_corners, scales, kf_no_float(), kf_no_float()));
  return kf_scope_close(&scope);
}
static void destroy_upsample_linear1d(kf__node_t *node) {
  node_upsample_linear1d_t *saved = (node_upsample_linear1d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_linear1d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_linear1d_t, self_sizes),
    KF__FIELD("align_corners", BOOL, node_upsample_linear1d_t, align_corners),
    KF__FIELD("scales", OPT_FLOAT, node_upsample_linear1d_t, scales),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_linear1d = {
    .name = "UpsampleLinear1DBackward0",
    .size = sizeof(node_upsample_linear1d_t),
    .backward = backward_upsample_linear1d,
    .destroy = destroy_upsample_linear1d,
    .fields = fields_upsample_linear1d,
};

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_float_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_upsample_linear1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t **out) {
  *out = NULL;
  node_upsample_linear1d_t *saved =
      (node_upsample_linear1d_t *)(void *)kf__node_new(&type_upsample_linear1d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->align_corners = align_corners;
  saved->scales = scales;
  kf__below_t below = kf__below_enter();
  status = below_7(call, self, output_size, align_corners, scales, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_linear1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, output_size, align_corners, scales, out);
  return record_upsample_linear1d(call, self, output_size, align_corners, scales, out);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_float_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  bool align_corners;
  kf_opt_float_t scales_h;
  kf_opt_float_t scales_w;
} node_upsample_bilinear2d_t;
static kf_status_t backward_upsample_bilinear2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_bilinear2d_t *saved = (node_upsample_bilinear2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool align_corners = saved->align_corners;
  kf_opt_float_t scales_h = saved->scales_h;
  kf_opt_float_t scales_w = saved->scales_w;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("linear"), align_corners, scales_h, scales_w, kf_no_float()));
  return kf_scope_close(&scope);
}
static void destroy_upsample_bilinear2d(kf__node_t *node) {
  node_upsample_bilinear2d_t *saved = (node_upsample_bilinear2d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_bilinear2d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_bilinear2d_t, self_sizes),
    KF__FIELD("align_corners", BOOL, node_upsample_bilinear2d_t, align_corners),
    KF__FIELD("scales_h", OPT_FLOAT, node_upsample_bilinear2d_t, scales_h),
    KF__FIELD("scales_w", OPT_FLOAT, node_upsample_bilinear2d_t, scales_w),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_bilinear2d = {
    .name = "UpsampleBilinear2DBackward0",
    .size = sizeof(node_upsample_bilinear2d_t),
    .backward = backward_upsample_bilinear2d,
    .destroy = destroy_upsample_bilinear2d,
    .fields = fields_upsample_bilinear2d,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool a2,
    kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_upsample_bilinear2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  *out = NULL;
  node_upsample_bilinear2d_t *saved =
      (node_upsample_bilinear2d_t *)(void *)kf__node_new(&type_upsample_bilinear2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->align_corners = align_corners;
  saved->scales_h = scales_h;
  saved->scales_w = scales_w;
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, output_size, align_corners, scales_h, scales_w, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_bilinear2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, output_size, align_corners, scales_h, scales_w, out);
  return record_upsample_bilinear2d(call, self, output_size, align_corners, scales_h, scales_w, out);
}

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_10(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_float_span_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_float_span_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_float_span_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  bool align_corners;
  kf_opt_float_t scales_d;
  kf_opt_float_t scales_h;
  kf_opt_float_t scales_w;
} node_upsample_trilinear3d_t;
static kf_status_t backward_upsample_trilinear3d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_trilinear3d_t *saved = (node_upsample_trilinear3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool align_corners = saved->align_corners;
  kf_opt_float_t scales_d = saved->scales_d;
  kf_opt_float_t scales_h = saved->scales_h;
  kf_opt_float_t scales_w = saved->scales_w;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("linear"), align_corners, scales_d, scales_h, scales_w));
  return kf_scope_close(&scope);
}
static void destroy_upsample_trilinear3d(kf__node_t *node) {
  node_upsample_trilinear3d_t *saved = (node_upsample_trilinear3d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_trilinear3d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_trilinear3d_t, self_sizes),
    KF__FIELD("align_corners", BOOL, node_upsample_trilinear3d_t, align_corners),
    KF__FIELD("scales_d", OPT_FLOAT, node_upsample_trilinear3d_t, scales_d),
    KF__FIELD("scales_h", OPT_FLOAT, node_upsample_trilinear3d_t, scales_h),
    KF__FIELD("scales_w", OPT_FLOAT, node_upsample_trilinear3d_t, scales_w),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_trilinear3d = {
    .name = "UpsampleTrilinear3DBackward0",
    .size = sizeof(node_upsample_trilinear3d_t),
    .backward = backward_upsample_trilinear3d,
    .destroy = destroy_upsample_trilinear3d,
    .fields = fields_upsample_trilinear3d,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_opt_float_t a5, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_opt_float_t a5, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (o0));
}

static kf_status_t record_upsample_trilinear3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out) {
  *out = NULL;
  node_upsample_trilinear3d_t *saved =
      (node_upsample_trilinear3d_t *)(void *)kf__node_new(&type_upsample_trilinear3d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->align_corners = align_corners;
  saved->scales_d = scales_d;
  saved->scales_h = scales_h;
  saved->scales_w = scales_w;
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, output_size, align_corners, scales_d, scales_h, scales_w, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_trilinear3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, output_size, align_corners, scales_d, scales_h, scales_w, out);
  return record_upsample_trilinear3d(call, self, output_size, align_corners, scales_d, scales_h, scales_w, out);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_opt_float_t a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    bool a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_opt_float_t a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, bool
    a2, kf_opt_float_t a3, kf_opt_float_t a4, kf_opt_float_t a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  bool align_corners;
  kf_opt_float_t scales_h;
  kf_opt_float_t scales_w;
} node_upsample_bicubic2d_t;
static kf_status_t backward_upsample_bicubic2d(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_upsample_bicubic2d_t *saved = (node_upsample_bicubic2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool align_corners = saved->align_corners;
  kf_opt_float_t scales_h = saved->scales_h;
  kf_opt_float_t scales_w = saved->scales_w;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_upsample(grad, self_sizes, kf_str_of("cubic"), align_corners, scales_h, scales_w, kf_no_float()));
  return kf_scope_close(&scope);
}
static void destroy_upsample_bicubic2d(kf__node_t *node) {
  node_upsample_bicubic2d_t *saved = (node_upsample_bicubic2d_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_upsample_bicubic2d[] = {
    KF__FIELD("self_sym_sizes", INTS, node_upsample_bicubic2d_t, self_sizes),
    KF__FIELD("align_corners", BOOL, node_upsample_bicubic2d_t, align_corners),
    KF__FIELD("scales_h", OPT_FLOAT, node_upsample_bicubic2d_t, scales_h),
    KF__FIELD("scales_w", OPT_FLOAT, node_upsample_bicubic2d_t, scales_w),
    {NULL, 0, 0}};
static const kf__node_type_t type_upsample_bicubic2d = {
    .name = "UpsampleBicubic2DBackward0",
    .size = sizeof(node_upsample_bicubic2d_t),
    .backward = backward_upsample_bicubic2d,
    .destroy = destroy_upsample_bicubic2d,
    .fields = fields_upsample_bicubic2d,
};

static kf_status_t record_upsample_bicubic2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t
    **out) {
  *out = NULL;
  node_upsample_bicubic2d_t *saved =
      (node_upsample_bicubic2d_t *)(void *)kf__node_new(&type_upsample_bicubic2d, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->align_corners = align_corners;
  saved->scales_h = scales_h;
  saved->scales_w = scales_w;
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, output_size, align_corners, scales_h, scales_w, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_upsample_bicubic2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, output_size, align_corners, scales_h, scales_w, out);
  return record_upsample_bicubic2d(call, self, output_size, align_corners, scales_h, scales_w, out);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t grid;
  int64_t interpolation_mode;
  int64_t padding_mode;
  bool align_corners;
} node_grid_sampler_2d_t;
static kf_status_t backward_grid_sampler_2d(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_grid_sampler_2d_t *saved = (node_grid_sampler_2d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_grid = kf__node_wants(node, 1);
  kf_tensor_t *input = (wants_input || wants_grid) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *grid = (wants_input || wants_grid) ? kf__unpack_scoped(node, &saved->grid) : NULL;
  int64_t interpolation_mode = saved->interpolation_mode;
  int64_t padding_mode = saved->padding_mode;
  bool align_corners = saved->align_corners;
  if (wants_input || wants_grid) {
    const bool wanted[] = {wants_input, wants_grid};
    kf_tensor_t *made[2] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_grid_sampler_grad(grad, input, grid, interpolation_mode, padding_mode, align_corners, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_grid);
  }
  return kf_scope_close(&scope);
}
static void release_grid_sampler_2d(kf__node_t *node) {
  node_grid_sampler_2d_t *saved = (node_grid_sampler_2d_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->grid);
}
static const kf__saved_field_t fields_grid_sampler_2d[] = {
    KF__FIELD("input", TENSOR, node_grid_sampler_2d_t, input),
    KF__FIELD("grid", TENSOR, node_grid_sampler_2d_t, grid),
    KF__FIELD("interpolation_mode", INT, node_grid_sampler_2d_t, interpolation_mode),
    KF__FIELD("padding_mode", INT, node_grid_sampler_2d_t, padding_mode),
    KF__FIELD("align_corners", BOOL, node_grid_sampler_2d_t, align_corners),
    {NULL, 0, 0}};
static const kf__node_type_t type_grid_sampler_2d = {
    .name = "GridSampler2DBackward0",
    .size = sizeof(node_grid_sampler_2d_t),
    .backward = backward_grid_sampler_2d,
    .release_saved = release_grid_sampler_2d,
    .fields = fields_grid_sampler_2d,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, bool a4, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0));
}

static kf_status_t record_grid_sampler_2d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  *out = NULL;
  node_grid_sampler_2d_t *saved =
      (node_grid_sampler_2d_t *)(void *)kf__node_new(&type_grid_sampler_2d, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, grid));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->grid, grid));
  saved->interpolation_mode = interpolation_mode;
  saved->padding_mode = padding_mode;
  saved->align_corners = align_corners;
  kf__below_t below = kf__below_enter();
  status = below_14(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_grid_sampler_2d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad(grid))) || !kf__grad_mode())
    return below_14(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
  return record_grid_sampler_2d(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, int64_t a3, bool a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, int64_t a3, bool a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_15(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t input;
  kf__saved_t grid;
  int64_t interpolation_mode;
  int64_t padding_mode;
  bool align_corners;
} node_grid_sampler_3d_t;
static kf_status_t backward_grid_sampler_3d(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_grid_sampler_3d_t *saved = (node_grid_sampler_3d_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_input = kf__node_wants(node, 0);
  bool wants_grid = kf__node_wants(node, 1);
  kf_tensor_t *input = (wants_input || wants_grid) ? kf__unpack_scoped(node, &saved->input) : NULL;
  kf_tensor_t *grid = (wants_input || wants_grid) ? kf__unpack_scoped(node, &saved->grid) : NULL;
  int64_t interpolation_mode = saved->interpolation_mode;
  int64_t padding_mode = saved->padding_mode;
  bool align_corners = saved->align_corners;
  if (wants_input || wants_grid) {
    const bool wanted[] = {wants_input, wants_grid};
    kf_tensor_t *made[2] = {NULL};
    if (!kf_scope_has_failed()) kf__scope_note(kf__d_grid_sampler_grad(grad, input, grid, interpolation_mode, padding_mode, align_corners, wanted, made));
    kf__give(&out[0], made[0], wants_input);
    kf__give(&out[1], made[1], wants_grid);
  }
  return kf_scope_close(&scope);
}
static void release_grid_sampler_3d(kf__node_t *node) {
  node_grid_sampler_3d_t *saved = (node_grid_sampler_3d_t *)(void *)node;
  kf__saved_drop(&saved->input);
  kf__saved_drop(&saved->grid);
}
static const kf__saved_field_t fields_grid_sampler_3d[] = {
    KF__FIELD("input", TENSOR, node_grid_sampler_3d_t, input),
    KF__FIELD("grid", TENSOR, node_grid_sampler_3d_t, grid),
    KF__FIELD("interpolation_mode", INT, node_grid_sampler_3d_t, interpolation_mode),
    KF__FIELD("padding_mode", INT, node_grid_sampler_3d_t, padding_mode),
    KF__FIELD("align_corners", BOOL, node_grid_sampler_3d_t, align_corners),
    {NULL, 0, 0}};
static const kf__node_type_t type_grid_sampler_3d = {
    .name = "GridSampler3DBackward0",
    .size = sizeof(node_grid_sampler_3d_t),
    .backward = backward_grid_sampler_3d,
    .release_saved = release_grid_sampler_3d,
    .fields = fields_grid_sampler_3d,
};

static kf_status_t record_grid_sampler_3d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  *out = NULL;
  node_grid_sampler_3d_t *saved =
      (node_grid_sampler_3d_t *)(void *)kf__node_new(&type_grid_sampler_3d, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, input));
  KF__STEP(kf__node_link(node, 1, grid));
  KF__STEP(kf__save(&saved->input, input));
  KF__STEP(kf__save(&saved->grid, grid));
  saved->interpolation_mode = interpolation_mode;
  saved->padding_mode = padding_mode;
  saved->align_corners = align_corners;
  kf__below_t below = kf__below_enter();
  status = below_14(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_grid_sampler_3d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  if (KF_LIKELY(!(kf__wants_grad(input) | kf__wants_grad(grid))) || !kf__grad_mode())
    return below_14(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
  return record_grid_sampler_3d(call, input, grid, interpolation_mode, padding_mode, align_corners, out);
}

const kf__autograd_entry_t kf__autograd_resample[] = {
    {KF__OP_upsample_nearest1d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_nearest1d},
    {KF__OP_upsample_nearest1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_upsample_nearest2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_nearest2d},
    {KF__OP_upsample_nearest2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_upsample_nearest2d_vec_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_upsample_nearest3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_nearest3d},
    {KF__OP_upsample_nearest3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_upsample_linear1d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_linear1d},
    {KF__OP_upsample_linear1d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_upsample_bilinear2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_bilinear2d},
    {KF__OP_upsample_bilinear2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_upsample_bilinear2d_vec_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_upsample_trilinear3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_trilinear3d},
    {KF__OP_upsample_trilinear3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_upsample_bicubic2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_upsample_bicubic2d},
    {KF__OP_upsample_bicubic2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_grid_sampler_2d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_grid_sampler_2d},
    {KF__OP_grid_sampler_2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_grid_sampler_3d, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_grid_sampler_3d},
    {KF__OP_grid_sampler_3d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {0, KF__AUTOGRAD_END, NULL},
};
