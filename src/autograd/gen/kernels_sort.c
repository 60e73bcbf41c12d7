/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
} node_sort_t;
static kf_status_t backward_sort(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sort_t *saved = (node_sort_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, true));
  return kf_scope_close(&scope);
}
static void release_sort(kf__node_t *node) {
  node_sort_t *saved = (node_sort_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_sort(kf__node_t *node) {
  node_sort_t *saved = (node_sort_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_sort[] = {
    KF__FIELD("dim", INT, node_sort_t, dim),
    KF__FIELD("indices", TENSOR, node_sort_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_sort_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_sort = {
    .name = "SortBackward0",
    .size = sizeof(node_sort_t),
    .backward = backward_sort,
    .release_saved = release_sort,
    .destroy = destroy_sort,
    .fields = fields_sort,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2)), (o0, o1));
}

static kf_status_t record_sort(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_sort_t *saved =
      (node_sort_t *)(void *)kf__node_new(&type_sort, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, descending, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_sort(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, descending, out_values, out_indices);
  return record_sort(call, self, dim, descending, out_values, out_indices);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    kf_tensor_t *a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
} node_sort_stable_t;
static kf_status_t backward_sort_stable(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_sort_stable_t *saved = (node_sort_stable_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, true));
  return kf_scope_close(&scope);
}
static void release_sort_stable(kf__node_t *node) {
  node_sort_stable_t *saved = (node_sort_stable_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_sort_stable(kf__node_t *node) {
  node_sort_stable_t *saved = (node_sort_stable_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_sort_stable[] = {
    KF__FIELD("dim", INT, node_sort_stable_t, dim),
    KF__FIELD("indices", TENSOR, node_sort_stable_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_sort_stable_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_sort_stable = {
    .name = "SortBackward1",
    .size = sizeof(node_sort_stable_t),
    .backward = backward_sort_stable,
    .release_saved = release_sort_stable,
    .destroy = destroy_sort_stable,
    .fields = fields_sort_stable,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_bool_t a1, int64_t
    a2, bool a3, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_opt_bool_t a1,
    int64_t a2, bool a3, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1));
}

static kf_status_t record_sort_stable(const kf_call_t *call, kf_tensor_t *self, kf_opt_bool_t
    stable, int64_t dim, bool descending, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_sort_stable_t *saved =
      (node_sort_stable_t *)(void *)kf__node_new(&type_sort_stable, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, stable, dim, descending, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_sort_stable(const kf_call_t *call, kf_tensor_t *self, kf_opt_bool_t
    stable, int64_t dim, bool descending, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_2(call, self, stable, dim, descending, out_values, out_indices);
  return record_sort_stable(call, self, stable, dim, descending, out_values, out_indices);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_opt_bool_t a1, int64_t
    a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_opt_bool_t a1,
    int64_t a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_opt_bool_t a1,
    int64_t a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1),
                (KF_ARG(a0), KF_ARG(a1)), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
} node_topk_t;
static kf_status_t backward_topk(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_topk_t *saved = (node_topk_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, true));
  return kf_scope_close(&scope);
}
static void release_topk(kf__node_t *node) {
  node_topk_t *saved = (node_topk_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_topk(kf__node_t *node) {
  node_topk_t *saved = (node_topk_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_topk[] = {
    KF__FIELD("dim", INT, node_topk_t, dim),
    KF__FIELD("indices", TENSOR, node_topk_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_topk_t, self_sizes),
    {NULL, 0, 0}};
static const kf__node_type_t type_topk = {
    .name = "TopkBackward0",
    .size = sizeof(node_topk_t),
    .backward = backward_topk,
    .release_saved = release_topk,
    .destroy = destroy_topk,
    .fields = fields_topk,
};

typedef kf_status_t (*below_5_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, bool a4, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_5(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, bool a3, bool a4, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_5_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0, o1));
}

static kf_status_t record_topk(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t dim,
    bool largest, bool sorted, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_topk_t *saved =
      (node_topk_t *)(void *)kf__node_new(&type_topk, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  kf__below_t below = kf__below_enter();
  status = below_5(call, self, k, dim, largest, sorted, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_topk(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t dim,
    bool largest, bool sorted, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_5(call, self, k, dim, largest, sorted, out_values, out_indices);
  return record_topk(call, self, k, dim, largest, sorted, out_values, out_indices);
}

typedef kf_status_t (*below_6_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_6(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, bool a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_6_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_6(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_kthvalue_t;
static kf_status_t backward_kthvalue(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_kthvalue_t *saved = (node_kthvalue_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_kthvalue(kf__node_t *node) {
  node_kthvalue_t *saved = (node_kthvalue_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_kthvalue(kf__node_t *node) {
  node_kthvalue_t *saved = (node_kthvalue_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_kthvalue[] = {
    KF__FIELD("dim", INT, node_kthvalue_t, dim),
    KF__FIELD("indices", TENSOR, node_kthvalue_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_kthvalue_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_kthvalue_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_kthvalue = {
    .name = "KthvalueBackward0",
    .size = sizeof(node_kthvalue_t),
    .backward = backward_kthvalue,
    .release_saved = release_kthvalue,
    .destroy = destroy_kthvalue,
    .fields = fields_kthvalue,
};

typedef kf_status_t (*below_7_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, kf_tensor_t **o0, kf_tensor_t **o1);
static KF__SHARED kf_status_t below_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, bool a3, kf_tensor_t **o0, kf_tensor_t **o1) {
  KF_REDISPATCH(call->op, below_7_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1));
}

static kf_status_t record_kthvalue(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t dim,
    bool keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_kthvalue_t *saved =
      (node_kthvalue_t *)(void *)kf__node_new(&type_kthvalue, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_7(call, self, k, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_kthvalue(const kf_call_t *call, kf_tensor_t *self, int64_t k, int64_t
    dim, bool keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_7(call, self, k, dim, keepdim, out_values, out_indices);
  return record_kthvalue(call, self, k, dim, keepdim, out_values, out_indices);
}

typedef kf_status_t (*below_8_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, kf_tensor_t *a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_8(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t
    a2, bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_8_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5)), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, int64_t a2,
    bool a3, kf_tensor_t *a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_8(call, a0, a1, a2, a3, a4, a5);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_median_t;
static kf_status_t backward_median(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_median_t *saved = (node_median_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_all(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_median(kf__node_t *node) {
  node_median_t *saved = (node_median_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_median[] = {
    KF__FIELD("self", TENSOR, node_median_t, self),
    KF__FIELD("result", TENSOR, node_median_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_median = {
    .name = "MedianBackward0",
    .size = sizeof(node_median_t),
    .backward = backward_median,
    .release_saved = release_median,
    .fields = fields_median,
};

typedef kf_status_t (*below_9_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_9(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_9_fn, kf__below_autograd(call), (a0, o0),
                (KF_ARG(a0)), (o0));
}

static kf_status_t record_median(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_median_t *saved =
      (node_median_t *)(void *)kf__node_new(&type_median, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_median(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_median(call, self, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_median_dim_t;
static kf_status_t backward_median_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_median_dim_t *saved = (node_median_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_median_dim(kf__node_t *node) {
  node_median_dim_t *saved = (node_median_dim_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_median_dim(kf__node_t *node) {
  node_median_dim_t *saved = (node_median_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_median_dim[] = {
    KF__FIELD("dim", INT, node_median_dim_t, dim),
    KF__FIELD("indices", TENSOR, node_median_dim_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_median_dim_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_median_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_median_dim = {
    .name = "MedianBackward1",
    .size = sizeof(node_median_dim_t),
    .backward = backward_median_dim,
    .release_saved = release_median_dim,
    .destroy = destroy_median_dim,
    .fields = fields_median_dim,
};

static kf_status_t record_median_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_median_dim_t *saved =
      (node_median_dim_t *)(void *)kf__node_new(&type_median_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_median_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, keepdim, out_values, out_indices);
  return record_median_dim(call, self, dim, keepdim, out_values, out_indices);
}

typedef struct {
  kf__node_t node;
  kf__saved_t self;
  kf__saved_t result_;
} node_nanmedian_t;
static kf_status_t backward_nanmedian(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nanmedian_t *saved = (node_nanmedian_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  kf_tensor_t *self = kf__unpack_scoped(node, &saved->self);
  kf_tensor_t *result_ = kf__unpack_scoped(node, &saved->result_);
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_share_all(grad, self, result_));
  return kf_scope_close(&scope);
}
static void release_nanmedian(kf__node_t *node) {
  node_nanmedian_t *saved = (node_nanmedian_t *)(void *)node;
  kf__saved_drop(&saved->self);
  kf__saved_drop(&saved->result_);
}
static const kf__saved_field_t fields_nanmedian[] = {
    KF__FIELD("self", TENSOR, node_nanmedian_t, self),
    KF__FIELD("result", TENSOR, node_nanmedian_t, result_),
    {NULL, 0, 0}};
static const kf__node_type_t type_nanmedian = {
    .name = "NanmedianBackward0",
    .size = sizeof(node_nanmedian_t),
    .backward = backward_nanmedian,
    .release_saved = release_nanmedian,
    .fields = fields_nanmedian,
};

static kf_status_t record_nanmedian(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  *out = NULL;
  node_nanmedian_t *saved =
      (node_nanmedian_t *)(void *)kf__node_new(&type_nanmedian, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  KF__STEP(kf__save(&saved->self, self));
  kf__below_t below = kf__below_enter();
  status = below_9(call, self, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__own_result(self, out));
  KF__STEP(kf__set_history(*out, node, 0));
  KF__STEP(kf__save_output(&saved->result_, *out, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_nanmedian(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_9(call, self, out);
  return record_nanmedian(call, self, out);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_nanmedian_dim_t;
static kf_status_t backward_nanmedian_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_nanmedian_dim_t *saved = (node_nanmedian_dim_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_nanmedian_dim(kf__node_t *node) {
  node_nanmedian_dim_t *saved = (node_nanmedian_dim_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_nanmedian_dim(kf__node_t *node) {
  node_nanmedian_dim_t *saved = (node_nanmedian_dim_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_nanmedian_dim[] = {
    KF__FIELD("dim", INT, node_nanmedian_dim_t, dim),
    KF__FIELD("indices", TENSOR, node_nanmedian_dim_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_nanmedian_dim_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_nanmedian_dim_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_nanmedian_dim = {
    .name = "NanmedianBackward1",
    .size = sizeof(node_nanmedian_dim_t),
    .backward = backward_nanmedian_dim,
    .release_saved = release_nanmedian_dim,
    .destroy = destroy_nanmedian_dim,
    .fields = fields_nanmedian_dim,
};

static kf_status_t record_nanmedian_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_nanmedian_dim_t *saved =
      (node_nanmedian_dim_t *)(void *)kf__node_new(&type_nanmedian_dim, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_nanmedian_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    bool keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, keepdim, out_values, out_indices);
  return record_nanmedian_dim(call, self, dim, keepdim, out_values, out_indices);
}

typedef struct {
  kf__node_t node;
  int64_t dim;
  kf__saved_t indices_;
  kf__ints_t self_sizes;
  bool keepdim;
} node_mode_t;
static kf_status_t backward_mode(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node_mode_t *saved = (node_mode_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  int64_t dim = saved->dim;
  kf_tensor_t *indices_ = kf__unpack_scoped(node, &saved->indices_);
  kf_int_span_t self_sizes = kf__ints_span(&saved->self_sizes);
  bool keepdim = saved->keepdim;
  if (wants_self)
    out[0] = kf_scope_keep(kf__d_selected(grad, dim, indices_, self_sizes, keepdim));
  return kf_scope_close(&scope);
}
static void release_mode(kf__node_t *node) {
  node_mode_t *saved = (node_mode_t *)(void *)node;
  kf__saved_drop(&saved->indices_);
}
static void destroy_mode(kf__node_t *node) {
  node_mode_t *saved = (node_mode_t *)(void *)node;
  kf__ints_drop(&saved->self_sizes);
}
static const kf__saved_field_t fields_mode[] = {
    KF__FIELD("dim", INT, node_mode_t, dim),
    KF__FIELD("indices", TENSOR, node_mode_t, indices_),
    KF__FIELD("self_sym_sizes", INTS, node_mode_t, self_sizes),
    KF__FIELD("keepdim", BOOL, node_mode_t, keepdim),
    {NULL, 0, 0}};
static const kf__node_type_t type_mode = {
    .name = "ModeBackward0",
    .size = sizeof(node_mode_t),
    .backward = backward_mode,
    .release_saved = release_mode,
    .destroy = destroy_mode,
    .fields = fields_mode,
};

static kf_status_t record_mode(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool keepdim,
    kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  *out_values = NULL;
  *out_indices = NULL;
  node_mode_t *saved =
      (node_mode_t *)(void *)kf__node_new(&type_mode, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  saved->dim = dim;
  KF__STEP(kf__save_ints(&saved->self_sizes, kf_tensor_sizes(self)));
  saved->keepdim = keepdim;
  kf__below_t below = kf__below_enter();
  status = below_0(call, self, dim, keepdim, out_values, out_indices);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out_values, node, 0));
  KF__STEP(kf__save(&saved->indices_, *out_indices));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out_values);
  if (status != KF_OK) kf__drop_result(out_indices);
  return status;
}
static kf_status_t autograd_mode(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    keepdim, kf_tensor_t **out_values, kf_tensor_t **out_indices) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_0(call, self, dim, keepdim, out_values, out_indices);
  return record_mode(call, self, dim, keepdim, out_values, out_indices);
}

typedef struct {
  kf__node_t node;
} node__unique2_t;
static kf_status_t backward__unique2(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out)
    {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("_unique2"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type__unique2 = {
    .name = "Unique2Backward0",
    .size = sizeof(node__unique2_t),
    .backward = backward__unique2,
};

typedef kf_status_t (*below_10_fn)(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2, bool
    a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_10(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    bool a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_10_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1, o2));
}

static kf_status_t record__unique2(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2)
    {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node__unique2_t *saved =
      (node__unique2_t *)(void *)kf__node_new(&type__unique2, 1, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_10(call, self, sorted, return_inverse, return_counts, out0, out1, out2);
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
static kf_status_t autograd__unique2(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2)
    {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_10(call, self, sorted, return_inverse, return_counts, out0, out1, out2);
  return record__unique2(call, self, sorted, return_inverse, return_counts, out0, out1, out2);
}

typedef kf_status_t (*below_11_fn)(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2, bool
    a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_11(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    bool a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_11_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_5(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2, bool
    a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_11(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
} node_unique_consecutive_t;
static kf_status_t backward_unique_consecutive(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("unique_consecutive"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_unique_consecutive = {
    .name = "UniqueConsecutiveBackward0",
    .size = sizeof(node_unique_consecutive_t),
    .backward = backward_unique_consecutive,
};

typedef kf_status_t (*below_12_fn)(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_12(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_12_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1, o2));
}

static kf_status_t record_unique_consecutive(const kf_call_t *call, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_unique_consecutive_t *saved =
      (node_unique_consecutive_t *)(void *)kf__node_new(&type_unique_consecutive, 1, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_12(call, self, return_inverse, return_counts, dim, out0, out1, out2);
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
static kf_status_t autograd_unique_consecutive(const kf_call_t *call, kf_tensor_t *self, bool
    return_inverse, bool return_counts, kf_opt_int_t dim, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_12(call, self, return_inverse, return_counts, dim, out0, out1, out2);
  return record_unique_consecutive(call, self, return_inverse, return_counts, dim, out0, out1, out2);
}

typedef kf_status_t (*below_13_fn)(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_13(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_13_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_6(const kf_call_t *call, kf_tensor_t *a0, bool a1, bool a2,
    kf_opt_int_t a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_13(call, a0, a1, a2, a3, a4, a5, a6);
}

typedef struct {
  kf__node_t node;
} node_unique_dim_t;
static kf_status_t backward_unique_dim(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("unique_dim"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_unique_dim = {
    .name = "UniqueDimBackward0",
    .size = sizeof(node_unique_dim_t),
    .backward = backward_unique_dim,
};

typedef kf_status_t (*below_14_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2, bool
    a3, bool a4, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_14(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, bool a4, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_14_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (o0, o1, o2));
}

static kf_status_t record_unique_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    sorted, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_unique_dim_t *saved =
      (node_unique_dim_t *)(void *)kf__node_new(&type_unique_dim, 1, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_14(call, self, dim, sorted, return_inverse, return_counts, out0, out1, out2);
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
static kf_status_t autograd_unique_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    sorted, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_14(call, self, dim, sorted, return_inverse, return_counts, out0, out1, out2);
  return record_unique_dim(call, self, dim, sorted, return_inverse, return_counts, out0, out1, out2);
}

typedef kf_status_t (*below_15_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2, bool
    a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7);
static KF__SHARED kf_status_t below_15(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7) {
  KF_REDISPATCH(call->op, below_15_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7)), (NULL));
}

KF__COLD static kf_status_t refuse_7(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, bool a4, kf_tensor_t *a5, kf_tensor_t *a6, kf_tensor_t *a7) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a7)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_15(call, a0, a1, a2, a3, a4, a5, a6, a7);
}

typedef struct {
  kf__node_t node;
} node_unique_dim_consecutive_t;
static kf_status_t backward_unique_dim_consecutive(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("unique_dim_consecutive"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_unique_dim_consecutive = {
    .name = "UniqueDimConsecutiveBackward0",
    .size = sizeof(node_unique_dim_consecutive_t),
    .backward = backward_unique_dim_consecutive,
};

typedef kf_status_t (*below_16_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2, bool
    a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2);
static KF__SHARED kf_status_t below_16(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, kf_tensor_t **o0, kf_tensor_t **o1, kf_tensor_t **o2) {
  KF_REDISPATCH(call->op, below_16_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0, o1, o2),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0, o1, o2));
}

static kf_status_t record_unique_dim_consecutive(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  node_unique_dim_consecutive_t *saved =
      (node_unique_dim_consecutive_t *)(void *)kf__node_new(&type_unique_dim_consecutive, 1, 3);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_16(call, self, dim, return_inverse, return_counts, out0, out1, out2);
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
static kf_status_t autograd_unique_dim_consecutive(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, bool return_inverse, bool return_counts, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2) {
  if (KF_LIKELY(!(kf__wants_grad(self))) || !kf__grad_mode())
    return below_16(call, self, dim, return_inverse, return_counts, out0, out1, out2);
  return record_unique_dim_consecutive(call, self, dim, return_inverse, return_counts, out0, out1, out2);
}

typedef kf_status_t (*below_17_fn)(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2, bool
    a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6);
static KF__SHARED kf_status_t below_17(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  KF_REDISPATCH(call->op, below_17_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6)), (NULL));
}

KF__COLD static kf_status_t refuse_8(const kf_call_t *call, kf_tensor_t *a0, int64_t a1, bool a2,
    bool a3, kf_tensor_t *a4, kf_tensor_t *a5, kf_tensor_t *a6) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a4) | kf__wants_grad_opt(a5) | kf__wants_grad_opt(a6)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_17(call, a0, a1, a2, a3, a4, a5, a6);
}

const kf__autograd_entry_t kf__autograd_sort[] = {
    {KF__OP_sort, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sort},
    {KF__OP_sort_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_sort_stable, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_sort_stable},
    {KF__OP_sort_values_stable, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_argsort_stable, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_argsort_stable_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_msort_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_topk, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_topk},
    {KF__OP_topk_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_kthvalue, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_kthvalue},
    {KF__OP_kthvalue_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_median, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_median},
    {KF__OP_median_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_median_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_median_dim},
    {KF__OP_median_dim_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_nanmedian, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nanmedian},
    {KF__OP_nanmedian_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_nanmedian_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_nanmedian_dim},
    {KF__OP_nanmedian_dim_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_mode, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_mode},
    {KF__OP_mode_values, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_searchsorted_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_searchsorted_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_searchsorted_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_searchsorted_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bucketize_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bucketize_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bucketize_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_bucketize_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP__unique2, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__unique2},
    {KF__OP__unique2_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_5},
    {KF__OP_unique_consecutive, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unique_consecutive},
    {KF__OP_unique_consecutive_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_6},
    {KF__OP_unique_dim, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unique_dim},
    {KF__OP_unique_dim_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_7},
    {KF__OP_unique_dim_consecutive, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_unique_dim_consecutive},
    {KF__OP_unique_dim_consecutive_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_8},
    {KF__OP_isin_Tensor_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isin_Tensor_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isin_Tensor_Scalar, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isin_Tensor_Scalar_out, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isin_Scalar_Tensor, KF__AUTOGRAD_NOTHING, NULL},
    {KF__OP_isin_Scalar_Tensor_out, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
