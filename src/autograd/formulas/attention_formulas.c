/* The gradient of fused attention. Normally one backward operator computes it; with create_graph it
 * is composed of operators that have derivatives of their own. */
#include <keyfall/autograd.h>
#include <keyfall/scoped.h>
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "autograd/formulas/formulas.h"

/* Grouped queries: `repeated` copies keys or values to every query head that shares them, `summed`
 * adds up their gradients over those heads. */
static kf_tensor_t *repeated(kf_tensor_t *x, int64_t times) {
  return times == 1 ? x : kfs_repeat_interleave_self_int(x, times, kf_some_int(1));
}
static kf_tensor_t *summed(kf_tensor_t *grad, int64_t times) {
  if (times == 1) return grad;
  kf_tensor_t *split = kfs_unflatten(grad, 1, KF_INTS(-1, times));
  return kfs_sum_dim_IntList(split, KF_INTS(2), false);
}

/* Uses the unfused operator, which also returns the attention weights. */
static kf_status_t recorded_grad(kf_tensor_t *grad, kf_tensor_t *query, kf_tensor_t *key,
                                 kf_tensor_t *value, bool is_causal, kf_tensor_t *attn_mask,
                                 kf_opt_float_t scale, const bool *wants, kf_tensor_t **out) {
  const int64_t heads = kf_tensor_sizes(query).data[1], depth = kf_tensor_sizes(query).data[3];
  const int64_t times = heads / kf_tensor_sizes(key).data[1];
  const double factor = scale.has ? scale.value : 1 / sqrt((double)depth);
  kf_tensor_t *result = NULL, *weights = NULL;
  kf_status_t status = kf_raw_scaled_dot_product_attention_math(
      query, key, value, attn_mask, 0, is_causal, NULL, scale, times != 1, &result, &weights);
  kf_tensor_release(result);
  weights = kf_scope_take(status, weights);
  if (wants[2])
    kf__d_give(&out[2], summed(kfs_matmul(kfs_transpose(weights, -2, -1), grad), times));
  if (!wants[0] && !wants[1]) return KF_OK;
  kf_tensor_t *back = kfs_matmul(grad, kfs_transpose(repeated(value, times), -2, -1));
  kf_tensor_t *dot = kfs_sum_dim_IntList(kfs_mul(back, weights), KF_INTS(-1), true);
  back = kfs_mul_Scalar(kfs_mul(weights, kfs_sub(back, dot)), KF_FLOAT(factor));
  if (wants[0]) kf__d_give(&out[0], kfs_matmul(back, repeated(key, times)));
  if (wants[1]) kf__d_give(&out[1], summed(kfs_matmul(kfs_transpose(back, -2, -1), query), times));
  return KF_OK;
}

kf_status_t kf__d_attention_grad(kf_tensor_t *grad, kf_tensor_t *query, kf_tensor_t *key,
                                 kf_tensor_t *value, kf_tensor_t *output, kf_tensor_t *logsumexp,
                                 double dropout_p, bool is_causal, kf_tensor_t *attn_mask,
                                 kf_opt_float_t scale, const bool *wants, kf_tensor_t **out) {
  if (kf_grad_mode())
    return recorded_grad(grad, query, key, value, is_causal, attn_mask, scale, wants, out);
  return kf_raw_scaled_dot_product_flash_attention_for_cpu_backward(
      grad, query, key, value, output, logsumexp, dropout_p, is_causal, attn_mask, scale, &out[0],
      &out[1], &out[2]);
}
