/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

static inline kf_tensor_t *op__fft_c2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
    bool forward) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf__fft_c2c(self, dim, normalization, forward, &made);
  return kf_scope_take(status, made);
}

typedef struct {
  kf__node_t node;
  kf__ints_t self_sizes;
  kf__ints_t dim;
  int64_t normalization;
  bool onesided;
} node__fft_r2c_t;
static kf_status_t backward__fft_r2c(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__fft_r2c_t *saved = (node__fft_r2c_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  int64_t normalization = saved->normalization;
  bool onesided = saved->onesided;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_fft_r2c_grad(grad, self_sizes, dim, normalization, onesided));
  return kf_scope_close(&scope);
}
static void destroy__fft_r2c(kf__node_t *node) {
  node__fft_r2c_t *saved = (node__fft_r2c_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields__fft_r2c[] = {
    KF__FIELD("self_sym_sizes", INTS, node__fft_r2c_t, self_sizes),
    KF__FIELD("dim", INTS, node__fft_r2c_t, dim),
    KF__FIELD("normalization", INT, node__fft_r2c_t, normalization),
    KF__FIELD("onesided", BOOL, node__fft_r2c_t, onesided),
    {NULL, 0, 0}};
static const kf__node_type_t type__fft_r2c = {
    .name = "FftR2CBackward0",
    .size = sizeof(node__fft_r2c_t),
    .backward = backward__fft_r2c,
    .destroy = destroy__fft_r2c,
    .fields = fields__fft_r2c,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, bool a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, bool a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record__fft_r2c(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t **out) {
  *out = NULL;
  node__fft_r2c_t *saved =
      (node__fft_r2c_t *)(void *)kf__node_new(&type__fft_r2c, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->normalization = normalization;
  saved->onesided = onesided;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, normalization, onesided, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__fft_r2c(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool onesided, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, normalization, onesided, out);
  return record__fft_r2c(call, self, dim, normalization, onesided, out);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, bool a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, bool a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, bool a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t dim;
  int64_t normalization;
} node__fft_c2r_t;
static kf_status_t backward__fft_c2r(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__fft_c2r_t *saved = (node__fft_c2r_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  int64_t normalization = saved->normalization;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_fft_c2r_grad(grad, dim, normalization));
  return kf_scope_close(&scope);
}
static void destroy__fft_c2r(kf__node_t *node) {
  node__fft_c2r_t *saved = (node__fft_c2r_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields__fft_c2r[] = {
    KF__FIELD("dim", INTS, node__fft_c2r_t, dim),
    KF__FIELD("normalization", INT, node__fft_c2r_t, normalization),
    {NULL, 0, 0}};
static const kf__node_type_t type__fft_c2r = {
    .name = "FftC2RBackward0",
    .size = sizeof(node__fft_c2r_t),
    .backward = backward__fft_c2r,
    .destroy = destroy__fft_c2r,
    .fields = fields__fft_c2r,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record__fft_c2r(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t **out) {
  *out = NULL;
  node__fft_c2r_t *saved =
      (node__fft_c2r_t *)(void *)kf__node_new(&type__fft_c2r, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->normalization = normalization;
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, dim, normalization, last_dim_size, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__fft_c2r(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, int64_t last_dim_size, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, dim, normalization, last_dim_size, out);
  return record__fft_c2r(call, self, dim, normalization, last_dim_size, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1, int64_t
    a2, int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    int64_t a2, int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  kf__ints_t dim;
  int64_t normalization;
  bool forward;
} node__fft_c2c_t;
static kf_status_t backward__fft_c2c(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__fft_c2c_t *saved = (node__fft_c2c_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_int_span_t dim = kf__ints_span(&saved->dim);
  int64_t normalization = saved->normalization;
  bool forward = saved->forward;
  if (wants_self)
    out[0] = kf_scope_keep(op__fft_c2c(grad, dim, normalization, !(forward)));
  return kf_scope_close(&scope);
}
static void destroy__fft_c2c(kf__node_t *node) {
  node__fft_c2c_t *saved = (node__fft_c2c_t *)(void *)node;
  kf__ints_drop(&saved->dim);
}
static const kf__saved_field_t fields__fft_c2c[] = {
    KF__FIELD("dim", INTS, node__fft_c2c_t, dim),
    KF__FIELD("normalization", INT, node__fft_c2c_t, normalization),
    KF__FIELD("forward", BOOL, node__fft_c2c_t, forward),
    {NULL, 0, 0}};
static const kf__node_type_t type__fft_c2c = {
    .name = "FftC2CBackward0",
    .size = sizeof(node__fft_c2c_t),
    .backward = backward__fft_c2c,
    .destroy = destroy__fft_c2c,
    .fields = fields__fft_c2c,
};

static kf_status_t record__fft_c2c(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t **out) {
  *out = NULL;
  node__fft_c2c_t *saved =
      (node__fft_c2c_t *)(void *)kf__node_new(&type__fft_c2c, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save_ints(&saved->dim, dim));
  saved->normalization = normalization;
  saved->forward = forward;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, normalization, forward, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd__fft_c2c(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    int64_t normalization, bool forward, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, normalization, forward, out);
  return record__fft_c2c(call, self, dim, normalization, forward, out);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1, int64_t
    a2, kf_str_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    int64_t a2, kf_str_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_opt_int_t a1,
    int64_t a2, kf_str_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_str_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_str_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_int_span_t a1,
    kf_int_span_t a2, kf_str_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_5(call, a0, a1, a2, a3, a4);
}

const kf__autograd_entry_t kf__autograd_fft[] = {
    {KF__OP__fft_r2c, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__fft_r2c},
    {KF__OP__fft_r2c_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP__fft_c2r, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__fft_c2r},
    {KF__OP__fft_c2r_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP__fft_c2c, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__fft_c2c},
    {KF__OP__fft_c2c_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_fft_fft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_ifft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_rfft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_irfft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_hfft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_ihfft_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_fft_fft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_ifft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_rfft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_irfft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_hfft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_ihfft2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_fftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_ifftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_rfftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_irfftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_hfftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_ihfftn_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_fft_fftfreq, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_fft_fftfreq_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_fft_rfftfreq, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_fft_rfftfreq_out, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
