/* Embeddings, as rows selected from a matrix, and scaled dot product attention: the CPU's fused
 * operator where it applies, otherwise two matrix products around a softmax. Both are composites:
 * gradients and other devices follow from the operators that they call. */
#include <keyfall/backend.h>
#include <math.h>

#include "compat/nn_texts.h"
#include "ops/core/promote.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"
#include "tensor/core/gradient_hooks.h"
#include "tensor/sparse/sparse_tensor.h"

/* ---- Embeddings ---- */

/* The options about gradients do not change the forward result: embedding_backward has them. */
kf_status_t kf__op_embedding(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t *indices,
                             int64_t padding_idx, bool scale_grad_by_freq, bool sparse,
                             kf_tensor_t **out) {
  (void)call;
  (void)padding_idx;
  (void)scale_grad_by_freq;
  (void)sparse;
  if (weight->ndim != 2)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_EMBEDDING_WEIGHT,
                                                       "embedding: weight must have 2 dimensions"));
  kf_dtype_t type = kf__dtype(indices);
  if (type != KF_DTYPE_INT64 && type != KF_DTYPE_INT32)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_EMBEDDING_INDICES,
                                       "embedding: indices must be Long or Int, but is %s"),
                        kf_dtype_class_name(type));
  if (indices->ndim == KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "embedding: more than %d dimensions", KF__MAX_DIMS);
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < indices->ndim; d++) sizes[d] = indices->sizes[d];
  sizes[indices->ndim] = weight->sizes[1];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *rows = kfs_index_select(weight, 0, kfs_reshape(indices, KF_INTS(-1)));
  kf_tensor_t *result = kfs_view(rows, (kf_int_span_t){sizes, indices->ndim + 1u});
  return kf__close_with(&scope, result, out);
}

/* What the gradient of an embedding needs: the indices are integers, and the gradient has a row for
 * each of them. *out_width is the length of a row. */
static kf_status_t check_rows(const kf_tensor_t *grad, const kf_tensor_t *indices,
                              int64_t *out_width) {
  int64_t last = -1;
  kf_dtype_t type = kf__dtype(indices);
  if (type != KF_DTYPE_INT64 && type != KF_DTYPE_INT32)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EMBEDDING_GRADIENT_INDICES,
                       "embedding_backward: indices must be Long or Int, but is %s"),
        kf_dtype_class_name(type));
  KF_TRY(kf__wrap_dim(last, grad->ndim, false, &last));
  *out_width = grad->sizes[last];
  return KF_OK;
}

/* Adds each row of the gradient to the row of its index. Gradients of the padding index are set to
 * 0 first; with scale_grad_by_freq each is divided by the number of times that its index appears.
 */
kf_status_t kf__op_embedding_dense_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                            kf_tensor_t *indices, int64_t num_weights,
                                            int64_t padding_idx, bool scale_grad_by_freq,
                                            kf_tensor_t **out) {
  (void)call;
  int64_t width;
  KF_TRY(check_rows(grad_output, indices, &width));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *flat = kfs_reshape(indices, KF_INTS(-1));
  kf_tensor_t *grad = kfs_reshape(grad_output, KF_INTS(indices->numel, width));
  kf_tensor_t *skipped = kfs_unsqueeze(kfs_eq_Scalar(flat, KF_INT(padding_idx)), 1);
  grad = kfs_masked_fill_Scalar(grad, skipped, KF_INT(0));
  if (scale_grad_by_freq) {
    kf_tensor_t *none = NULL;
    kf_tensor_t *counts = kfs_bincount(flat, none, num_weights);
    grad = kfs_div(grad, kfs_unsqueeze(kfs_index_select(counts, 0, flat), 1));
  }
  kf_tensor_t *zeros =
      kf__scoped_zeros(grad_output, KF_INTS(num_weights, width), kf__dtype(grad_output));
  return kf__close_with(&scope, kfs_index_add(zeros, 0, flat, grad), out);
}

/* One entry for each index that is not the padding: a row of the gradient. */
static kf_status_t sparse_embedding_gradient(kf_tensor_t *grad, kf_tensor_t *indices,
                                             int64_t num_weights, int64_t padding_idx,
                                             bool scale_grad_by_freq, kf_tensor_t **out) {
  if (scale_grad_by_freq)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPARSE_BAG_FREQUENCY,
                       "embedding: a sparse gradient cannot be scaled by frequency"));
  int64_t width;
  KF_TRY(check_rows(grad, indices, &width));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *flat =
      kfs_reshape(kfs_to_dtype(indices, KF_DTYPE_INT64, false, false, kf_no_int()), KF_INTS(-1));
  kf_tensor_t *rows = kfs_reshape(grad, KF_INTS(indices->numel, width));
  if (padding_idx >= 0) {
    kf_tensor_t *kept = kfs_flatten(kfs_nonzero(kfs_ne_Scalar(flat, KF_INT(padding_idx))), 0, -1);
    flat = kfs_index_select(flat, 0, kept);
    rows = kfs_index_select(rows, 0, kept);
  }
  /* Programs write to the values of a gradient, and to the indices for the next batch. */
  kf_tensor_t *positions = kfs_clone(kfs_unsqueeze(flat, 0));
  rows = kfs_contiguous(rows);
  return kf__close_with(&scope, kf__scoped_sparse(positions, rows, KF_INTS(num_weights, width)),
                        out);
}

kf_status_t kf__op_embedding_backward(const kf_call_t *call, kf_tensor_t *grad,
                                      kf_tensor_t *indices, int64_t num_weights,
                                      int64_t padding_idx, bool scale_grad_by_freq, bool sparse,
                                      kf_tensor_t **out) {
  (void)call;
  if (sparse)
    return sparse_embedding_gradient(grad, indices, num_weights, padding_idx, scale_grad_by_freq,
                                     out);
  return kf_embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq,
                                     out);
}

/* ---- Attention ---- */

static kf_status_t check_attention(const kf_tensor_t *query, const kf_tensor_t *key,
                                   const kf_tensor_t *value, const kf_tensor_t *mask,
                                   bool is_causal) {
  if (query->dtype != key->dtype || query->dtype != value->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ATTENTION_DTYPES,
                                       "scaled_dot_product_attention: query, key and value must be "
                                       "of one type, but are of types %s, %s and %s"),
                        kf__dtype_message_name(kf__dtype(query)),
                        kf__dtype_message_name(kf__dtype(key)),
                        kf__dtype_message_name(kf__dtype(value)));
  if (query->ndim < 2 || key->ndim < 2 || value->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ATTENTION_RANKS,
                                       "scaled_dot_product_attention: query, key and value must "
                                       "have at least 2 dimensions, but have %u, %u and %u"),
                        query->ndim, key->ndim, value->ndim);
  if (!kf__is_defined(mask)) return KF_OK;
  if (is_causal)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ATTENTION_TWO_MASKS,
                       "scaled_dot_product_attention: attn_mask and is_causal exclude each other"));
  if (kf__dtype(mask) != KF_DTYPE_BOOL && mask->dtype != query->dtype &&
      kf__dtype(mask) != KF_DTYPE_FLOAT32)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ATTENTION_MASK_DTYPE,
                       "scaled_dot_product_attention: attn_mask must be of type bool, float32 or "
                       "query's, but is of type %s; query is of type %s"),
        kf_dtype_class_name(kf__dtype(mask)), kf_dtype_class_name(kf__dtype(query)));
  return KF_OK;
}

/* A bool mask as one to be added to scores: 0 where it is true, minus infinity where it is false.
 * Other masks, and none, are returned as they are. */
static kf_tensor_t *additive_mask(kf_tensor_t *mask, const kf_tensor_t *query) {
  if (!kf__is_defined(mask) || kf__dtype(mask) != KF_DTYPE_BOOL || kf_scope_has_failed())
    return mask;
  kf_tensor_t *never = NULL;
  kf_status_t status =
      kf_scalar_tensor(KF_FLOAT(-INFINITY), kf_some_dtype(kf__dtype(query)), kf_no_int(),
                       kf_some_device(query->device), kf_no_bool(), &never);
  return kfs_where_ScalarSelf(mask, KF_FLOAT(0), kf_scope_take(status, never));
}

/* Each query sees the keys up to its own position: a lower triangle. */
static kf_tensor_t *causal_mask(const kf_tensor_t *query, const kf_tensor_t *key) {
  KF_ASSERT(query->ndim >= 2);
  KF_ASSERT(key->ndim >= 2);
  int64_t rows = query->sizes[query->ndim - 2], columns = key->sizes[key->ndim - 2];
  kf_tensor_t *ones = NULL;
  kf_status_t status =
      kf_ones(KF_INTS(rows, columns), kf_some_dtype(KF_DTYPE_BOOL), kf_some_int(KF_LAYOUT_STRIDED),
              kf_some_device(query->device), kf_no_bool(), &ones);
  return additive_mask(kfs_tril(kf_scope_take(status, ones), 0), query);
}

/* Grouped queries: the heads of keys and values must divide those of queries. */
static kf_status_t check_heads(const kf_tensor_t *query, const kf_tensor_t *key,
                               const kf_tensor_t *value) {
  const kf_tensor_t *const all[] = {query, key, value};
  int64_t dim = -3, heads[3];
  for (size_t i = 0; i < 3; i++) {
    KF_TRY(kf__wrap_dim(-3, all[i]->ndim, false, &dim));
    heads[i] = all[i]->sizes[dim];
  }
  if (heads[1] > 0 && heads[2] > 0 && heads[0] % heads[1] == 0 && heads[0] % heads[2] == 0)
    return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_GROUPED_HEADS,
                                     "scaled_dot_product_attention: key and value have %lld and "
                                     "%lld heads, which must divide the %lld of query"),
                      (long long)heads[1], (long long)heads[2], (long long)heads[0]);
}

/* Repeats heads of keys or values that several heads of queries share. */
static kf_tensor_t *repeat_heads(kf_tensor_t *t, const kf_tensor_t *query) {
  if (t == NULL) return NULL;
  KF_ASSERT(t->ndim >= 3);
  KF_ASSERT(t->sizes[t->ndim - 3] > 0); /* check_heads */
  int64_t times = query->sizes[query->ndim - 3] / t->sizes[t->ndim - 3];
  return times > 1 ? kfs_repeat_interleave_self_int(t, times, kf_some_int(-3)) : t;
}

/* The weights of the keys for each query, before dropout. The safe softmax gives 0 instead of NaN
 * for a query whose keys are all masked. */
static kf_tensor_t *attention_weights(kf_tensor_t *q, kf_tensor_t *key, kf_tensor_t *mask,
                                      double root) {
  kf_tensor_t *scores = kfs_matmul(q, kfs_mul_Scalar(kfs_transpose(key, -2, -1), KF_FLOAT(root)));
  if (kf__is_defined(mask)) scores = kfs_add(scores, mask);
  return kfs_raw_safe_softmax(scores, -1, kf_no_int());
}

/* Inside a scope. Half types are computed in float32, and both results converted back. */
static kf_tensor_t *attention(kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value,
                              kf_tensor_t *mask, double dropout_p, bool is_causal,
                              kf_tensor_t *dropout_mask, double factor, bool enable_gqa,
                              kf_tensor_t **out_weights) {
  kf_dtype_t own = kf__dtype(query), dtype = kf__is_half(own) ? KF_DTYPE_FLOAT32 : own;
  query = kf__to_type(query, dtype);
  key = kf__to_type(key, dtype);
  value = kf__to_type(value, dtype);
  /* The root of the factor on either side keeps the products in range. */
  double root = sqrt(fabs(factor));
  kf_tensor_t *q = kfs_mul_Scalar(query, KF_FLOAT(factor < 0 ? -root : root));
  if (q == NULL || key == NULL || value == NULL) return NULL;
  if (is_causal) mask = causal_mask(query, key);
  if (enable_gqa) {
    key = repeat_heads(key, query);
    value = repeat_heads(value, query);
  }
  kf_tensor_t *weights = attention_weights(q, key, mask, root);
  if (kf__is_defined(dropout_mask)) {
    weights = kfs_masked_fill_Scalar(weights, kfs_logical_not(dropout_mask), KF_FLOAT(0));
    value = kfs_mul_Scalar(value, KF_FLOAT(1 / (1 - dropout_p)));
  } else if (dropout_p > 0) {
    weights = kfs_dropout(weights, dropout_p, true);
  }
  kf_tensor_t *result = kf__to_type(kfs_matmul(weights, value), own);
  *out_weights = kf__to_type(weights, own);
  return result;
}

kf_status_t kf__op__scaled_dot_product_attention_math(const kf_call_t *call, kf_tensor_t *query,
                                                      kf_tensor_t *key, kf_tensor_t *value,
                                                      kf_tensor_t *attn_mask, double dropout_p,
                                                      bool is_causal, kf_tensor_t *dropout_mask,
                                                      kf_opt_float_t scale, bool enable_gqa,
                                                      kf_tensor_t **out0, kf_tensor_t **out1) {
  (void)call;
  KF_TRY(check_attention(query, key, value, attn_mask, is_causal));
  if (enable_gqa) KF_TRY(check_heads(query, key, value));
  double factor = scale.has ? scale.value : 1 / sqrt((double)query->sizes[query->ndim - 1]);
  kf_tensor_t *weights = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = kf_scope_keep(attention(query, key, value, attn_mask, dropout_p, is_causal,
                                                dropout_mask, factor, enable_gqa, &weights));
  kf_tensor_t *kept = kf_scope_keep(weights);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(result);
    kf_tensor_release(kept);
    return status;
  }
  *out0 = result;
  *out1 = kept;
  return KF_OK;
}

/* ---- The choice ---- */

/* A mask of three dimensions, and one that needs a gradient, are left to the unfused operator. The
 * sizes are those to which the mask must expand. */
static bool mask_suits_fused(const kf_tensor_t *mask, const kf_tensor_t *query,
                             const kf_tensor_t *key) {
  if (!kf__is_defined(mask)) return true;
  if (kf__gradient_hooks.requires_grad(mask) || (mask->ndim != 2 && mask->ndim != 4)) return false;
  const int64_t sizes[] = {query->sizes[0], query->sizes[1], query->sizes[2], key->sizes[2]};
  for (uint32_t d = 0; d < mask->ndim; d++)
    if (mask->sizes[d] != 1 && mask->sizes[d] != sizes[4 - mask->ndim + d]) return false;
  return true;
}

/* Whether the CPU's fused operator takes the call: four dimensions, contiguous columns, heads that
 * match, and neither dropout nor a mask that needs a gradient. */
static bool suits_fused(const kf_tensor_t *query, const kf_tensor_t *key, const kf_tensor_t *value,
                        const kf_tensor_t *mask, double dropout_p, bool enable_gqa) {
  const kf_tensor_t *const all[] = {query, key, value};
  const kf_dtype_t type = kf__dtype(query);
  if (dropout_p != 0 || query->device.type != KF_DEVICE_CPU) return false;
  if (!kf__is_half(type) && type != KF_DTYPE_FLOAT32 && type != KF_DTYPE_FLOAT64) return false;
  for (size_t i = 0; i < 3; i++)
    if (all[i]->ndim != 4 || all[i]->layout != KF_LAYOUT_STRIDED || all[i]->strides[3] != 1 ||
        all[i]->sizes[0] != query->sizes[0] || all[i]->sizes[3] != query->sizes[3])
      return false;
  if (key->sizes[1] != value->sizes[1] || key->sizes[2] != value->sizes[2]) return false;
  const int64_t heads = query->sizes[1], shared = key->sizes[1];
  if (enable_gqa ? shared == 0 || heads % shared != 0 : heads != shared) return false;
  return mask_suits_fused(mask, query, key);
}

/* See kf_set_attention_kernels: a set of kf_attention_kernel_t. */
static int allowed_kernels = KF_ATTENTION_PLAIN | KF_ATTENTION_FUSED;

void kf_set_attention_kernels(int kernels) {
  __atomic_store_n(&allowed_kernels, kernels, __ATOMIC_RELAXED);
}

int kf_attention_kernels(void) { return __atomic_load_n(&allowed_kernels, __ATOMIC_RELAXED); }

/* What PyTorch numbers as backends of attention. */
typedef enum { NO_KERNEL = -1, PLAIN_KERNEL = 0, FUSED_KERNEL = 1 } choice_t;

static choice_t choose(const kf_tensor_t *query, const kf_tensor_t *key, const kf_tensor_t *value,
                       const kf_tensor_t *mask, double dropout_p, bool enable_gqa) {
  const int allowed = kf_attention_kernels();
  if ((allowed & KF_ATTENTION_FUSED) != 0 &&
      suits_fused(query, key, value, mask, dropout_p, enable_gqa))
    return FUSED_KERNEL;
  return (allowed & KF_ATTENTION_PLAIN) != 0 ? PLAIN_KERNEL : NO_KERNEL;
}

kf_status_t kf__op__fused_sdp_choice(const kf_call_t *call, kf_tensor_t *query, kf_tensor_t *key,
                                     kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p,
                                     bool is_causal, kf_opt_float_t scale, bool enable_gqa,
                                     int64_t *out) {
  (void)call, (void)is_causal, (void)scale;
  *out = choose(query, key, value, attn_mask, dropout_p, enable_gqa);
  return KF_OK;
}

static kf_status_t no_kernel(const kf_tensor_t *query, const kf_tensor_t *key,
                             const kf_tensor_t *value) {
  if ((kf_attention_kernels() & KF_ATTENTION_FUSED) == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ATTENTION_OFF,
                                       "scaled_dot_product_attention: the math kernel and the "
                                       "fused kernels are both turned off"));
  kf_warn(KF__COMPATIBLE(KF__TORCH_FLASH_REASON, "The flash attention kernel cannot run because:"));
  if (query->ndim != 4 || key->ndim != 4 || value->ndim != 4)
    kf_warn(KF__COMPATIBLE(KF__TORCH_FUSED_ATTENTION_RANKS,
                           "scaled_dot_product_attention: query, key and value must have 4 "
                           "dimensions, but have %u, %u and %u"),
            query->ndim, key->ndim, value->ndim);
  else
    kf_warn(
        "The fused kernel takes contiguous columns, equal batches, widths and heads (or with "
        "enable_gqa a multiple), masks of 2 or 4 dimensions that need no gradient, floating "
        "types and no dropout.");
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NO_ATTENTION_KERNEL,
                     "scaled_dot_product_attention: no kernel supports these arguments"));
}

/* Without any element in an argument: zeros, which depend on all arguments, for their gradients. */
static kf_tensor_t *empty_attention(kf_tensor_t *query, kf_tensor_t *key, kf_tensor_t *value) {
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < query->ndim; d++) sizes[d] = query->sizes[d];
  sizes[query->ndim - 1] = value->sizes[value->ndim - 1];
  kf_tensor_t *zeros =
      kf__scoped_zeros(query, (kf_int_span_t){sizes, query->ndim}, kf__dtype(query));
  kf_tensor_t *all = kfs_add(kfs_sum(query), kfs_sum(key));
  all = kfs_add(all, kfs_sum(value));
  return kfs_add(zeros, kfs_mul_Scalar(all, KF_INT(0)));
}

/* Converts the mask and calls one of the operators, each of which has a second result, which is
 * dropped. The fused operator gets a mask and that of causal attention as one; the other refuses
 * both. */
static kf_tensor_t *chosen_attention(choice_t choice, kf_tensor_t *query, kf_tensor_t *key,
                                     kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p,
                                     bool is_causal, kf_opt_float_t scale, bool enable_gqa) {
  kf_tensor_t *result = NULL, *second = NULL, *mask = additive_mask(attn_mask, query);
  if (choice == FUSED_KERNEL && is_causal && kf__is_defined(attn_mask)) {
    mask = kfs_add(mask, causal_mask(query, key));
    is_causal = false;
  }
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      choice == FUSED_KERNEL
          ? kf_raw_scaled_dot_product_flash_attention_for_cpu(
                query, key, value, dropout_p, is_causal, mask, scale, &result, &second)
          : kf_raw_scaled_dot_product_attention_math(query, key, value, mask, dropout_p, is_causal,
                                                     NULL, scale, enable_gqa, &result, &second);
  kf_tensor_release(second);
  return kf_scope_take(status, result);
}

kf_status_t kf__op_scaled_dot_product_attention(const kf_call_t *call, kf_tensor_t *query,
                                                kf_tensor_t *key, kf_tensor_t *value,
                                                kf_tensor_t *attn_mask, double dropout_p,
                                                bool is_causal, kf_opt_float_t scale,
                                                bool enable_gqa, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_attention(query, key, value, attn_mask, false));
  const choice_t choice = choose(query, key, value, attn_mask, dropout_p, enable_gqa);
  if (choice == NO_KERNEL) return no_kernel(query, key, value);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = query->numel == 0 || key->numel == 0 || value->numel == 0
                            ? empty_attention(query, key, value)
                            : chosen_attention(choice, query, key, value, attn_mask, dropout_p,
                                               is_causal, scale, enable_gqa);
  return kf__close_with(&scope, result, out);
}
