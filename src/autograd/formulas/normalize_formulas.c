/* Derivatives of normalisations. Without create_graph, the fused backward operators do the work.
 * With it, the gradients are computed with operators that can be differentiated again, and from the
 * input alone, since saved statistics have no history. */
#include <keyfall/autograd.h>

#include "autograd/formulas/formula_common.h"

/* x normalised over `dims`, possibly reshaped so that those are whole dimensions, and the factor
 * that go_back needs. */
typedef struct {
  kf_tensor_t *normal;  /* (x - mean) / deviation */
  kf_tensor_t *inverse; /* 1 / deviation */
} normalized_t;

/* Statistics saved by forward; if NULL, they are computed from x. */
typedef struct {
  kf_tensor_t *mean, *rstd;
} saved_t;
static const saved_t nothing_saved = {NULL, NULL};

/* Gives a saved statistic a history: the result has the saved value, but depends on x in the same
 * way as `own`, the statistic computed from x. */
static kf_tensor_t *with_value(kf_tensor_t *own, kf_tensor_t *value) {
  return kfs_add(own, kfs_detach(kfs_sub(value, own)));
}

static normalized_t normalize(kf_tensor_t *x, kf_int_span_t dims, double eps, bool centre,
                              saved_t saved) {
  kf_tensor_t *centred = x;
  if (centre) {
    kf_tensor_t *mean = kfs_mean_dim(x, dims, true);
    if (saved.mean != NULL) mean = with_value(mean, saved.mean);
    centred = kfs_sub(x, mean);
  }
  kf_tensor_t *spread = kfs_mean_dim(kf__d_square(centred), dims, true);
  if (saved.rstd != NULL)
    spread = with_value(spread, kfs_reciprocal(kf__d_square(saved.rstd)));
  else
    spread = kf__d_plus(spread, eps);
  normalized_t n;
  n.inverse = kfs_rsqrt(spread);
  n.normal = kfs_mul(centred, n.inverse);
  return n;
}

/* The gradient of x, from the gradient of its normalised form. */
static kf_tensor_t *go_back(kf_tensor_t *grad, normalized_t n, kf_int_span_t dims, bool centre) {
  kf_tensor_t *along = kfs_mean_dim(kfs_mul(grad, n.normal), dims, true);
  kf_tensor_t *across = kfs_sub(grad, kfs_mul(n.normal, along));
  if (centre) across = kfs_sub(across, kfs_mean_dim(grad, dims, true));
  return kfs_mul(across, n.inverse);
}

static kf_bool_span_t mask_of(const bool *wants, size_t count) {
  kf_bool_span_t mask = {wants, count};
  return mask;
}

static kf_tensor_t *scaled(kf_tensor_t *grad, kf_tensor_t *weight) {
  return weight == NULL ? grad : kfs_mul(grad, weight);
}

/* The last `count` dimensions, as negative indices. */
static kf_int_span_t last_dims(size_t count, int64_t buffer[KF__MAX_DIMS]) {
  for (size_t i = 0; i < count; i++) buffer[i] = -(int64_t)(count - i);
  return kf__d_span(buffer, count);
}

/* Weight and bias are broadcast along the leading dimensions. Their gradients are returned
 * unreduced: the receiver sums them. */
static kf_status_t last_dims_norm(kf_tensor_t *grad, kf_tensor_t *input, size_t count,
                                  kf_tensor_t *weight, double eps, bool centre, const bool *wants,
                                  kf_tensor_t **out) {
  int64_t buffer[KF__MAX_DIMS];
  kf_int_span_t dims = last_dims(count, buffer);
  normalized_t n = normalize(input, dims, eps, centre, nothing_saved);
  if (wants[0]) kf__d_give(&out[0], go_back(scaled(grad, weight), n, dims, centre));
  if (wants[1]) kf__d_give(&out[1], kfs_mul(grad, n.normal));
  if (centre && wants[2]) kf__d_give(&out[2], grad);
  return KF_OK;
}

kf_status_t kf__d_layer_norm_grad(kf_tensor_t *grad, kf_tensor_t *input,
                                  kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                  kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *bias,
                                  double eps, const bool *wants, kf_tensor_t **out) {
  if (!kf_grad_mode())
    return kf_native_layer_norm_backward(grad, input, normalized_shape, mean, rstd, weight, bias,
                                         mask_of(wants, 3), &out[0], &out[1], &out[2]);
  return last_dims_norm(grad, input, normalized_shape.size, weight, eps, true, wants, out);
}

kf_status_t kf__d_rms_norm_grad(kf_tensor_t *grad, kf_tensor_t *input,
                                kf_int_span_t normalized_shape, kf_tensor_t *rstd,
                                kf_tensor_t *weight, kf_opt_float_t eps, const bool *wants,
                                kf_tensor_t **out) {
  if (!kf_grad_mode())
    return kf_raw_fused_rms_norm_backward(grad, input, normalized_shape, rstd, weight,
                                          mask_of(wants, 2), &out[0], &out[1]);
  double least =
      kf_tensor_dtype(input) == KF_DTYPE_FLOAT64 ? 2.220446049250313e-16 : 1.1920928955078125e-07;
  return last_dims_norm(grad, input, normalized_shape.size, weight, eps.has ? eps.value : least,
                        false, wants, out);
}

/* ---- Second derivatives ---- */

/* The arguments of a second derivative. a, b and c are the incoming gradients of the gradients of
 * input, weight and bias, which were computed from `grad`; any of them may be NULL. The shapes of
 * weight, b and c broadcast. */
typedef struct {
  kf_tensor_t *grad, *weight, *a, *b, *c;
} twice_t;

static kf_tensor_t *plus(kf_tensor_t *x, kf_tensor_t *y) {
  return x == NULL ? y : y == NULL ? x : kfs_add(x, y);
}

static kf_tensor_t *times(kf_tensor_t *x, kf_tensor_t *y) {
  return x == NULL || y == NULL ? NULL : kfs_mul(x, y);
}

/* With respect to `grad`. go_back is its own adjoint; `back` is go_back of a. */
static kf_tensor_t *by_grad(const twice_t *t, normalized_t n, kf_tensor_t *back) {
  kf_tensor_t *first = back == NULL ? NULL : scaled(back, t->weight);
  kf_tensor_t *sum = plus(plus(first, times(t->b, n.normal)), t->c);
  return sum == NULL ? NULL : kfs_expand_as(sum, t->grad);
}

/* With respect to x, on which the normalised form and the deviation in go_back depend. */
static kf_tensor_t *by_input(const twice_t *t, normalized_t n, kf_int_span_t dims) {
  kf_tensor_t *toward = times(t->grad, t->b);
  if (t->a == NULL) return toward == NULL ? NULL : go_back(toward, n, dims, true);
  kf_tensor_t *inner = scaled(t->grad, t->weight);
  kf_tensor_t *alpha = kfs_mean_dim(kfs_mul(t->a, n.normal), dims, true);
  kf_tensor_t *beta = kfs_mean_dim(kfs_mul(inner, n.normal), dims, true);
  kf_tensor_t *mixed = kfs_add(kfs_mul(t->a, beta), kfs_mul(inner, alpha));
  kf_tensor_t *both = kfs_mean_dim(kfs_mul(t->a, inner), dims, true);
  both = kfs_sub(both, kfs_mul(alpha, beta));
  both = kfs_sub(both, kfs_mul(kfs_mean_dim(t->a, dims, true), kfs_mean_dim(inner, dims, true)));
  kf_tensor_t *of_normal = plus(toward, kfs_neg(kfs_mul(mixed, n.inverse)));
  kf_tensor_t *of_deviation = kfs_mul(kfs_mul(both, kf__d_square(n.inverse)), n.normal);
  return kfs_sub(go_back(of_normal, n, dims, true), of_deviation);
}

kf_status_t kf__d_layer_norm_double(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *c,
                                    kf_tensor_t *grad, kf_tensor_t *input,
                                    kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                    kf_tensor_t *rstd, kf_tensor_t *weight, const bool *wants,
                                    kf_tensor_t **out) {
  int64_t buffer[KF__MAX_DIMS];
  kf_int_span_t dims = last_dims(normalized_shape.size, buffer);
  normalized_t n = normalize(input, dims, 0, true, (saved_t){mean, rstd});
  const twice_t t = {grad, weight, a, b, c};
  kf_tensor_t *back = a == NULL ? NULL : go_back(a, n, dims, true);
  if (wants[0]) kf__d_give(&out[0], by_grad(&t, n, back));
  if (wants[1]) kf__d_give(&out[1], by_input(&t, n, dims));
  if (wants[2]) kf__d_give(&out[2], times(grad, back));
  return KF_OK; /* nothing depends on the bias: its gradient, the fourth, stays undefined */
}

/* All dimensions except the second (channels): batch and spatial dimensions. */
static kf_int_span_t all_but_channels(size_t ndim, int64_t buffer[KF__MAX_DIMS]) {
  size_t count = 0;
  for (size_t d = 0; d < ndim; d++)
    if (d != 1) buffer[count++] = (int64_t)d;
  return kf__d_span(buffer, count);
}

static kf_tensor_t *by_channel(kf_tensor_t *x, size_t ndim) {
  int64_t shape[KF__MAX_DIMS];
  if (x == NULL) return NULL;
  for (size_t d = 0; d < ndim; d++) shape[d] = 1;
  shape[1] = -1;
  return kfs_reshape(x, kf__d_span(shape, ndim));
}

/* Adds the contributions of the gradients of each group's mean and inverse deviation to `grad`.
 * `sizes` is N × groups × 1. */
static kf_tensor_t *from_statistics(kf_tensor_t *grad, normalized_t n, kf_tensor_t *grad_mean,
                                    kf_tensor_t *grad_rstd, kf_int_span_t sizes, int64_t count) {
  if (grad_mean != NULL) {
    kf_tensor_t *share = kf__d_times(kfs_reshape(grad_mean, sizes), 1.0 / (double)count);
    grad = grad == NULL ? kfs_expand_as(share, n.normal) : kfs_add(grad, share);
  }
  if (grad_rstd != NULL) {
    kf_tensor_t *slope = kfs_mul(kf__d_square(n.inverse), n.normal);
    kf_tensor_t *share = kf__d_times(kfs_reshape(grad_rstd, sizes), -1.0 / (double)count);
    share = kfs_mul(slope, share);
    grad = grad == NULL ? share : kfs_add(grad, share);
  }
  return grad;
}

kf_status_t kf__d_group_norm_grad(kf_tensor_t *grad, kf_tensor_t *grad_mean, kf_tensor_t *grad_rstd,
                                  kf_tensor_t *input, kf_tensor_t *mean, kf_tensor_t *rstd,
                                  kf_tensor_t *weight, int64_t N, int64_t C, int64_t HxW,
                                  int64_t group, double eps, const bool *wants, kf_tensor_t **out) {
  if (!kf_grad_mode() && grad_mean == NULL && grad_rstd == NULL) {
    if (grad == NULL) return KF_OK;
    return kf_native_group_norm_backward(kfs_contiguous(grad), input, mean, rstd, weight, N, C, HxW,
                                         group, mask_of(wants, 3), &out[0], &out[1], &out[2]);
  }
  int64_t buffer[KF__MAX_DIMS];
  kf_int_span_t sizes = kf_tensor_sizes(input);
  const int64_t count = group > 0 ? C / group * HxW : 1; /* elements of a group */
  kf_int_span_t groups = KF_INTS(N, group, count), dims = KF_INTS(2);
  kf_int_span_t others = all_but_channels(sizes.size, buffer);
  normalized_t n = normalize(kfs_reshape(input, groups), dims, eps, true, nothing_saved);
  if (wants[0]) {
    kf_tensor_t *inner = NULL;
    if (grad != NULL) {
      inner = kfs_reshape(scaled(grad, by_channel(weight, sizes.size)), groups);
      inner = go_back(inner, n, dims, true);
    }
    inner = from_statistics(inner, n, grad_mean, grad_rstd, KF_INTS(N, group, 1), count);
    kf__d_give(&out[0], kfs_reshape(inner, sizes));
  }
  if (grad == NULL) return KF_OK;
  if (wants[1]) {
    kf_tensor_t *product = kfs_mul(grad, kfs_reshape(n.normal, sizes));
    kf__d_give(&out[1], kfs_sum_dim_IntList(product, others, false));
  }
  if (wants[2]) kf__d_give(&out[2], kfs_sum_dim_IntList(grad, others, false));
  return KF_OK;
}

/* Normalises channels with the running statistics, which do not depend on x. */
static normalized_t normalize_by_running(kf_tensor_t *x, kf_tensor_t *mean, kf_tensor_t *var,
                                         double eps) {
  const size_t ndim = (size_t)kf_tensor_dim(x);
  normalized_t n;
  n.inverse = kfs_rsqrt(kf__d_plus(by_channel(var, ndim), eps));
  n.normal = kfs_mul(kfs_sub(x, by_channel(mean, ndim)), n.inverse);
  return n;
}

kf_status_t kf__d_batch_norm_grad(kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *weight,
                                  kf_tensor_t *running_mean, kf_tensor_t *running_var,
                                  kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool training,
                                  double eps, const bool *wants, kf_tensor_t **out) {
  if (!kf_grad_mode())
    return kf_native_batch_norm_backward(grad, input, weight, running_mean, running_var, save_mean,
                                         save_invstd, training, eps, mask_of(wants, 3), &out[0],
                                         &out[1], &out[2]);
  int64_t buffer[KF__MAX_DIMS];
  size_t ndim = (size_t)kf_tensor_dim(input);
  kf_int_span_t dims = all_but_channels(ndim, buffer);
  bool fixed = !training && running_mean != NULL && running_var != NULL;
  normalized_t n = fixed ? normalize_by_running(input, running_mean, running_var, eps)
                         : normalize(input, dims, eps, true, nothing_saved);
  if (wants[0]) {
    kf_tensor_t *inner = scaled(grad, by_channel(weight, ndim));
    kf__d_give(&out[0], fixed ? kfs_mul(inner, n.inverse) : go_back(inner, n, dims, true));
  }
  if (wants[1]) kf__d_give(&out[1], kfs_sum_dim_IntList(kfs_mul(grad, n.normal), dims, false));
  if (wants[2]) kf__d_give(&out[2], kfs_sum_dim_IntList(grad, dims, false));
  return KF_OK;
}

kf_status_t kf__d_batch_norm_double(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *c,
                                    kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *weight,
                                    kf_tensor_t *running_mean, kf_tensor_t *running_var,
                                    kf_tensor_t *save_mean, kf_tensor_t *save_invstd, bool training,
                                    double eps, const bool *wants, kf_tensor_t **out) {
  int64_t buffer[KF__MAX_DIMS];
  size_t ndim = (size_t)kf_tensor_dim(input);
  kf_int_span_t dims = all_but_channels(ndim, buffer);
  const twice_t t = {grad, by_channel(weight, ndim), a, by_channel(b, ndim), by_channel(c, ndim)};
  kf_tensor_t *back = NULL, *toward_input = NULL;
  normalized_t n;
  if (training) {
    saved_t saved = {by_channel(save_mean, ndim), by_channel(save_invstd, ndim)};
    n = normalize(input, dims, eps, true, saved);
    if (a != NULL) back = go_back(a, n, dims, true);
    if (wants[1]) toward_input = by_input(&t, n, dims);
  } else {
    n = normalize_by_running(input, running_mean, running_var, eps);
    back = times(a, n.inverse);
    if (wants[1]) toward_input = times(times(grad, t.b), n.inverse);
  }
  if (wants[0]) kf__d_give(&out[0], by_grad(&t, n, back));
  if (wants[1]) kf__d_give(&out[1], toward_input);
  if (wants[2] && back != NULL)
    kf__d_give(&out[2], kfs_sum_dim_IntList(kfs_mul(grad, back), dims, false));
  return KF_OK;
}
