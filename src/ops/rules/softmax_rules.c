/* Rules of softmax, log_softmax, attention and their gradients. Results of softmax are contiguous,
 * whatever the strides of the argument, and compute relies on it (KF__RESULT_STRIDED). */
#include "compat/nn_texts.h"
#include "ops/core/shared_rules.h"

kf_status_t kf__rule_softmax(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool half_to_float) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  if (half_to_float)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SOFTMAX_HALF, "softmax: half_to_float is not for the CPU"));
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* `input_dtype` is the type of forward's argument. It differs from the gradient's only after a
 * forward with half_to_float, which the CPU does not have. */
kf_status_t kf__rule_softmax_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                      kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype) {
  kf_tensor_t *const inputs[] = {grad_output, output, NULL};
  int64_t wrapped = 0;
  kf_dtype_t type = kf__dtype(grad_output);
  KF_TRY(kf__wrap_dim(dim, grad_output->ndim, true, &wrapped));
  if (!kf__same_sizes(grad_output, output)) {
    char grad[KF__SHAPE_TEXT], result[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_SOFTMAX_GRADIENT,
            "softmax: the gradient and the result must have one shape, but have %s and %s"),
        kf__shape_text(kf__sizes(grad_output), grad), kf__shape_text(kf__sizes(output), result));
  }
  if (kf__dtype(output) != type || (input_dtype != type && input_dtype == KF_DTYPE_FLOAT16))
    return kf_error_set(
        KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES, "elements must be %s, but are %s"),
        kf_dtype_class_name(type),
        kf_dtype_class_name(kf__dtype(output) != type ? kf__dtype(output) : input_dtype));
  return kf__result(r, 0, kf__sizes(grad_output), NULL, type, grad_output->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* ---- Attention ----
 *
 * The fused operator takes query, key and value of batch × heads × rows × columns. Heads of keys
 * may serve several heads of queries: there is no argument that says so, the sizes do. */

/* All arguments have the type of the query; only a mask may be float32 with any of them. */
static kf_status_t attention_types(const kf_results_t *r, const kf_tensor_t *query,
                                   const kf_tensor_t *other, const char *name) {
  if (kf__dtype(query) == kf__dtype(other)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s: Expected %s to have the type of query, %s, but got %s",
                      r->op, name, kf_dtype_class_name(kf__dtype(query)),
                      kf_dtype_class_name(kf__dtype(other)));
}

/* Compute relies on these sizes: it does not check again. */
static kf_status_t attention_shape(const kf_results_t *r, const char *name,
                                   const kf_tensor_t *tensor, kf_int_span_t sizes) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (kf__spans_equal(kf__sizes(tensor), sizes)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s: Expected %s to have the shape %s, but got %s", r->op,
                      name, kf__shape_text(sizes, expected),
                      kf__shape_text(kf__sizes(tensor), found));
}

/* Two or four dimensions, which can be expanded to those of the scores. */
static kf_status_t attention_mask(const kf_results_t *r, const kf_tensor_t *mask,
                                  const kf_tensor_t *query, const kf_tensor_t *key) {
  const int64_t sizes[] = {query->sizes[0], query->sizes[1], query->sizes[2], key->sizes[2]};
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (!kf__is_defined(mask)) return KF_OK;
  if (kf__dtype(mask) != KF_DTYPE_FLOAT32) KF_TRY(attention_types(r, query, mask, "attn_mask"));
  bool fits = mask->ndim == 2 || mask->ndim == 4;
  for (uint32_t d = 0; fits && d < mask->ndim; d++)
    fits = mask->sizes[d] == 1 || mask->sizes[d] == sizes[4 - mask->ndim + d];
  if (fits) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: Expected attn_mask to have 2 or 4 dimensions that expand to %s, but got "
                      "%s",
                      r->op, kf__shape_text((kf_int_span_t){sizes, 4}, expected),
                      kf__shape_text(kf__sizes(mask), found));
}

/* What forward and backward check. Dropout is the business of the unfused operator, so the argument
 * is there for the schema only. */
static kf_status_t check_attention(const kf_results_t *r, const kf_tensor_t *query,
                                   const kf_tensor_t *key, const kf_tensor_t *value,
                                   double dropout_p, const kf_tensor_t *mask) {
  const kf_tensor_t *const all[] = {query, key, value};
  for (size_t i = 0; i < 3; i++)
    if (all[i]->ndim != 4)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_ATTENTION_4D,
                         "%s: query, key and value must have 4 dimensions, but one has %u"),
          r->op, all[i]->ndim);
  if (!kf_dtype_is_floating(kf__dtype(query)) || kf__dtype_sizes[query->dtype] < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        "%s: Expected query to have a floating point type of at least 16 bits, but "
                        "got %s",
                        r->op, kf_dtype_class_name(kf__dtype(query)));
  KF_TRY(attention_types(r, query, key, "key"));
  KF_TRY(attention_types(r, query, value, "value"));
  if (dropout_p != 0)
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected dropout_p to be 0, but got %g", r->op,
                        dropout_p);
  const int64_t sizes[] = {query->sizes[0], key->sizes[1], key->sizes[2], query->sizes[3]};
  KF_TRY(attention_shape(r, "key", key, (kf_int_span_t){sizes, 4}));
  KF_TRY(attention_shape(r, "value", value, (kf_int_span_t){sizes, 4}));
  if (query->sizes[1] != 0 && (key->sizes[1] == 0 || query->sizes[1] % key->sizes[1] != 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        "%s: Expected the heads of key to divide those of query, %lld, but got %lld", r->op,
        (long long)query->sizes[1], (long long)key->sizes[1]);
  return attention_mask(r, mask, query, key);
}

/* The type of logarithms of sums: the one that compute works in. */
static kf_dtype_t sum_type(const kf_tensor_t *query) {
  return kf__is_half(kf__dtype(query)) ? KF_DTYPE_FLOAT32 : kf__dtype(query);
}

/* The result has the order of memory of the query. The logarithms lie in the order batch, row,
 * head, as PyTorch's do: programs that compare strides see no difference. */
kf_status_t kf__rule_attention(kf_results_t *r, kf_tensor_t *query, kf_tensor_t *key,
                               kf_tensor_t *value, double dropout_p, kf_tensor_t *attn_mask) {
  kf_tensor_t *const inputs[] = {query, key, value, NULL};
  int64_t strides[KF__MAX_DIMS];
  const uint32_t flags = KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED;
  KF_TRY(check_attention(r, query, key, value, dropout_p, attn_mask));
  const int64_t heads = query->sizes[1], rows = query->sizes[2];
  kf__preserved_strides(query, strides);
  KF_TRY(
      kf__result(r, 0, kf__sizes(query), strides, kf__dtype(query), query->device, flags, inputs));
  const int64_t sum_strides[] = {heads * rows, 1, heads};
  return kf__result(r, 1, (kf_int_span_t){query->sizes, 3}, sum_strides, sum_type(query),
                    query->device, flags, inputs);
}

/* A gradient whose memory is in the order batch, row, head, column: that of a projection, to which
 * it usually goes, and PyTorch's. */
static kf_status_t head_gradient(kf_results_t *r, uint32_t index, const kf_tensor_t *like,
                                 kf_tensor_t *const *inputs) {
  const int64_t row = like->sizes[1] * like->sizes[3];
  const int64_t strides[] = {row * like->sizes[2], like->sizes[3], row, 1};
  return kf__result(r, index, kf__sizes(like), strides, kf__dtype(like), like->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* `out` and `logsumexp` are the results of forward; their contents cannot be checked. All three
 * gradients are computed, whichever are needed: they share most of the work. */
kf_status_t kf__rule_attention_backward(kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *query,
                                        kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *out,
                                        kf_tensor_t *logsumexp, double dropout_p,
                                        kf_tensor_t *attn_mask) {
  kf_tensor_t *const inputs[] = {grad_out, query, key, value, out, logsumexp, NULL};
  KF_TRY(check_attention(r, query, key, value, dropout_p, attn_mask));
  KF_TRY(attention_types(r, query, grad_out, "grad_out"));
  KF_TRY(attention_types(r, query, out, "out"));
  KF_TRY(attention_shape(r, "grad_out", grad_out, kf__sizes(query)));
  KF_TRY(attention_shape(r, "out", out, kf__sizes(query)));
  KF_TRY(attention_shape(r, "logsumexp", logsumexp, (kf_int_span_t){query->sizes, 3}));
  if (kf__dtype(logsumexp) != sum_type(query))
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected logsumexp to have the type %s, but got %s",
                        r->op, kf_dtype_class_name(sum_type(query)),
                        kf_dtype_class_name(kf__dtype(logsumexp)));
  KF_TRY(head_gradient(r, 0, query, inputs));
  KF_TRY(head_gradient(r, 1, key, inputs));
  return head_gradient(r, 2, value, inputs);
}
