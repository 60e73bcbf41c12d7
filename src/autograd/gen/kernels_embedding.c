/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

typedef struct {
  kf__node_t node;
  kf__saved_t indices;
  kf__saved_t offsets;
  kf__saved_t result2_;
  kf__saved_t result3_;
  kf__ints_t weight_sizes;
  bool scale_grad_by_freq;
  int64_t mode;
  kf__saved_t per_sample_weights;
  int64_t padding_idx;
  kf__saved_t weight;
} node__embedding_bag_t;
static kf_status_t backward__embedding_bag(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t
    **out) {
  kf_tensor_t *grad = grads[0];
  if (grad == NULL) return KF_OK;
  node__embedding_bag_t *saved = (node__embedding_bag_t *)(void *)node;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_weight = kf__node_wants(node, 0);
  bool wants_per_sample_weights = kf__node_wants(node, 1);
  kf_tensor_t *indices = (wants_weight || wants_per_sample_weights) ? kf__unpack_scoped(node, &saved->indices) : NULL;
  kf_tensor_t *offsets = (wants_weight || wants_per_sample_weights) ? kf__unpack_scoped(node, &saved->offsets) : NULL;
  kf_tensor_t *result2_ = (wants_weight) ? kf__unpack_scoped(node, &saved->result2_) : NULL;
  kf_tensor_t *result3_ = (wants_weight) ? kf__unpack_scoped(node, &saved->result3_) : NULL;
  kf_int_span_t weight_sizes = kf__ints_span(&saved->weight_sizes);
  bool scale_grad_by_freq = saved->scale_grad_by_freq;
  int64_t mode = saved->mode;
  kf_tensor_t *per_sample_weights = (wants_weight) ? kf__unpack_scoped(node, &saved->per_sample_weights) : NULL;
  int64_t padding_idx = saved->padding_idx;
  kf_tensor_t *weight = (wants_per_sample_weights) ? kf__unpack_scoped(node, &saved->weight) : NULL;
  if (wants_per_sample_weights)
    out[1] = kf_scope_keep(kf__d_embedding_bag_samples(grad, weight, indices, offsets, padding_idx));
  if (wants_weight)
    out[0] = kf_scope_keep(kf__d_embedding_bag_weight(grad, indices, offsets, result2_, result3_, weight_sizes, scale_grad_by_freq, mode, per_sample_weights, padding_idx));
  return kf_scope_close(&scope);
}
static void release__embedding_bag(kf__node_t *node) {
  node__embedding_bag_t *saved = (node__embedding_bag_t *)(void *)node;
  kf__saved_drop(&saved->indices);
  kf__saved_drop(&saved->offsets);
  kf__saved_drop(&saved->result2_);
  kf__saved_drop(&saved->result3_);
  kf__saved_drop(&saved->per_sample_weights);
  kf__saved_drop(&saved->weight);
}
static void destroy__embedding_bag(kf__node_t *node) {
  node__embedding_bag_t *saved = (node__embedding_bag_t *)(void *)node;
  kf__ints_drop(&saved->weight_sizes);
}
static const kf__saved_field_t fields__embedding_bag[] = {
    KF__FIELD("indices", TENSOR, node__embedding_bag_t, indices),
    KF__FIELD("offsets", TENSOR, node__embedding_bag_t, offsets),
    KF__FIELD("result2", TENSOR, node__embedding_bag_t, result2_),
    KF__FIELD("result3", TENSOR, node__embedding_bag_t, result3_),
    KF__FIELD("weight_sym_sizes", INTS, node__embedding_bag_t, weight_sizes),
    KF__FIELD("scale_grad_by_freq", BOOL, node__embedding_bag_t, scale_grad_by_freq),
    KF__FIELD("mode", INT, node__embedding_bag_t, mode),
    KF__FIELD("per_sample_weights", TENSOR, node__embedding_bag_t, per_sample_weights),
    KF__FIELD("padding_idx", INT, node__embedding_bag_t, padding_idx),
    KF__FIELD("weight", TENSOR, node__embedding_bag_t, weight),
    {NULL, 0, 0}};
static const kf__node_type_t type__embedding_bag = {
    .name = "EmbeddingBagBackward0",
    .size = sizeof(node__embedding_bag_t),
    .backward = backward__embedding_bag,
    .release_saved = release__embedding_bag,
    .destroy = destroy__embedding_bag,
    .fields = fields__embedding_bag,
};

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, int64_t a4, bool a5, kf_tensor_t *a6, bool a7, int64_t a8, kf_tensor_t
    **o0, kf_tensor_t **o1, kf_tensor_t **o2, kf_tensor_t **o3);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, int64_t a4, bool a5, kf_tensor_t *a6, bool a7, int64_t a8, kf_tensor_t
    **o0, kf_tensor_t **o1, kf_tensor_t **o2, kf_tensor_t **o3) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, o0, o1, o2, o3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8)), (o0, o1, o2, o3));
}

static kf_status_t record__embedding_bag(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3) {
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  if (KF_UNLIKELY(kf__wants_grad_opt(offsets)))
    return kf__not_differentiable(call, "offsets");
  node__embedding_bag_t *saved =
      (node__embedding_bag_t *)(void *)kf__node_new(&type__embedding_bag, 2, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, weight));
  KF__STEP(kf__node_link(node, 1, per_sample_weights));
  KF__STEP(kf__save(&saved->indices, indices));
  KF__STEP(kf__save(&saved->offsets, offsets));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save_ints(&saved->weight_sizes, kf_tensor_sizes(weight)));
  saved->scale_grad_by_freq = scale_grad_by_freq;
  saved->mode = mode;
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->per_sample_weights, per_sample_weights));
  saved->padding_idx = padding_idx;
  if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->weight, weight));
  kf__below_t below = kf__below_enter();
  status = below_0(call, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out0, node, 0));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->result2_, *out2));
  if (kf__node_has_edge(node, 0)) KF__STEP(kf__save(&saved->result3_, *out3));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out0);
  if (status != KF_OK) kf__drop_result(out1);
  if (status != KF_OK) kf__drop_result(out2);
  if (status != KF_OK) kf__drop_result(out3);
  return status;
}
static kf_status_t autograd__embedding_bag(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, int64_t padding_idx, kf_tensor_t **out0,
    kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3) {
  if (KF_LIKELY(!(kf__wants_grad(weight) | kf__wants_grad(indices) | kf__wants_grad(offsets) | kf__wants_grad_opt(per_sample_weights))) || !kf__grad_mode())
    return below_0(call, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3);
  return record__embedding_bag(call, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, out0, out1, out2, out3);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, int64_t a4, bool a5, kf_tensor_t *a6, bool a7, int64_t a8, kf_tensor_t
    *a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, int64_t a4, bool a5, kf_tensor_t *a6, bool a7, int64_t a8, kf_tensor_t
    *a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4), KF_ARG(a5), KF_ARG(a6), KF_ARG(a7), KF_ARG(a8), KF_ARG(a9), KF_ARG(a10), KF_ARG(a11), KF_ARG(a12)), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, bool a3, int64_t a4, bool a5, kf_tensor_t *a6, bool a7, int64_t a8, kf_tensor_t
    *a9, kf_tensor_t *a10, kf_tensor_t *a11, kf_tensor_t *a12) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a6) | kf__wants_grad_opt(a9) | kf__wants_grad_opt(a10) | kf__wants_grad_opt(a11) | kf__wants_grad_opt(a12)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

typedef struct {
  kf__node_t node;
} node_embedding_renorm_t;
static kf_status_t backward_embedding_renorm(kf__node_t *node, kf_tensor_t *const *grads,
    kf_tensor_t **out) {
  (void)grads;
  (void)out;
  kf_scope_t scope;
  kf_scope_open(&scope);
  bool wants_self = kf__node_wants(node, 0);
  if (wants_self)
    (void)kf_scope_take(kf__not_implemented("embedding_renorm"), NULL);
  return kf_scope_close(&scope);
}
static const kf__node_type_t type_embedding_renorm = {
    .name = "EmbeddingRenormBackward0",
    .size = sizeof(node_embedding_renorm_t),
    .backward = backward_embedding_renorm,
};

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, double a3, kf_tensor_t **o0);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, double a3, kf_tensor_t **o0) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, o0),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (o0));
}

static kf_status_t record_embedding_renorm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type, kf_tensor_t **out) {
  *out = NULL;
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  node_embedding_renorm_t *saved =
      (node_embedding_renorm_t *)(void *)kf__node_new(&type_embedding_renorm, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_enter();
  status = below_2(call, self, indices, max_norm, norm_type, out);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__set_history(*out, node, 0));
end:
  kf__node_release(node);
  if (status != KF_OK) kf__drop_result(out);
  return status;
}
static kf_status_t autograd_embedding_renorm(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type, kf_tensor_t **out) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_2(call, self, indices, max_norm, norm_type, out);
  return record_embedding_renorm(call, self, indices, max_norm, norm_type, out);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, double a3);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, double a3) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3)), (NULL));
}

static kf_status_t record_embedding_renorm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type) {
  if (KF_UNLIKELY(kf__wants_grad_opt(indices)))
    return kf__not_differentiable(call, "indices");
  KF_TRY(kf__check_inplace(self));
  node_embedding_renorm_t *saved =
      (node_embedding_renorm_t *)(void *)kf__node_new(&type_embedding_renorm, 1, 1);
  if (saved == NULL) return kf__no_memory();
  kf_status_t status;
  kf__node_t *node = &saved->node;
  KF__STEP(kf__node_link(node, 0, self));
  kf__below_t below = kf__below_autograd_enter();
  status = below_3(call, self, indices, max_norm, norm_type);
  kf__below_leave(below);
  if (status != KF_OK) goto end;
  KF__STEP(kf__rebase_history(self, node, 0));
end:
  kf__node_release(node);
  return status;
}
static kf_status_t autograd_embedding_renorm_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, double max_norm, double norm_type) {
  if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(indices))) || !kf__grad_mode())
    return below_3(call, self, indices, max_norm, norm_type);
  return record_embedding_renorm_(call, self, indices, max_norm, norm_type);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    double a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (KF_ARG(a0), KF_ARG(a1), KF_ARG(a2), KF_ARG(a3), KF_ARG(a4)), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, double
    a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4);
}

const kf__autograd_entry_t kf__autograd_embedding[] = {
    {KF__OP__embedding_bag, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd__embedding_bag},
    {KF__OP__embedding_bag_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP__embedding_bag_forward_only, KF__AUTOGRAD_MISSING, NULL},
    {KF__OP__embedding_bag_forward_only_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_embedding_renorm, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_embedding_renorm},
    {KF__OP_embedding_renorm_, KF__AUTOGRAD_KERNEL, (kf_typed_fn)autograd_embedding_renorm_},
    {KF__OP_embedding_renorm_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {0, KF__AUTOGRAD_END, NULL},
};
