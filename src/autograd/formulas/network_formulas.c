/* Derivatives of the backward operators of convolution, pooling and softmax, and of resampling. */
#include "autograd/formulas/formula_common.h"
#include "ops/core/promote.h"
#include "ops/rules/pool_rules.h"

/* ---- Convolution ---- */

typedef struct {
  kf_int_span_t stride, padding, dilation, output_padding;
  int64_t groups;
  bool transposed;
} convolution_t;

static kf_tensor_t *convolve(const convolution_t *c, kf_tensor_t *input, kf_tensor_t *weight,
                             kf_tensor_t *bias) {
  return kfs_convolution(input, weight, bias, c->stride, c->padding, c->dilation, c->transposed,
                         c->output_padding, c->groups);
}

/* The gradient with respect to the input (part 0) or the weight (part 1). */
static kf_tensor_t *backward_part(const convolution_t *c, int part, kf_tensor_t *grad,
                                  kf_tensor_t *input, kf_tensor_t *weight) {
  kf_tensor_t *made[3] = {NULL, NULL, NULL};
  const bool wanted[] = {part == 0, part == 1, false};
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      kf_convolution_backward(grad, input, weight, (kf_int_span_t){NULL, 0}, c->stride, c->padding,
                              c->dilation, c->transposed, c->output_padding, c->groups,
                              (kf_bool_span_t){wanted, 3}, &made[0], &made[1], &made[2]);
  for (int i = 0; i < 3; i++)
    if (i != part) kf_tensor_release(made[i]);
  return kf_scope_take(status, made[part]);
}

/* Convolution's backward is linear in each of its operands. Its derivatives are convolutions and
 * convolution backwards with one operand replaced by the incoming gradient and the other
 * conjugated. */
kf_status_t kf__d_convolution_double(kf_tensor_t *grad0, kf_tensor_t *grad1, kf_tensor_t *grad2,
                                     kf_tensor_t *grad_output, kf_tensor_t *input,
                                     kf_tensor_t *weight, kf_int_span_t stride,
                                     kf_int_span_t padding, kf_int_span_t dilation, bool transposed,
                                     kf_int_span_t output_padding, int64_t groups,
                                     const bool *wants, kf_tensor_t **out) {
  convolution_t c = {stride, padding, dilation, output_padding, groups, transposed};
  kf_int_span_t sizes = kf_tensor_sizes(grad_output);
  grad_output = kf__d_conj(grad_output);
  input = kf__d_conj(input);
  weight = kf__d_conj(weight);
  if (wants[0]) {
    kf_tensor_t *sum = grad0 == NULL ? NULL : convolve(&c, grad0, weight, grad2);
    kf_tensor_t *bias = grad0 == NULL ? grad2 : NULL;
    if (grad1 != NULL) {
      kf_tensor_t *other = convolve(&c, input, grad1, bias);
      sum = sum == NULL ? other : kfs_add(sum, other);
    } else if (sum == NULL && grad2 != NULL) {
      int64_t shape[KF__MAX_DIMS];
      for (size_t d = 0; d < sizes.size; d++) shape[d] = 1;
      shape[1] = -1;
      sum = kfs_expand(kfs_reshape(grad2, kf__d_span(shape, sizes.size)), sizes);
    }
    kf__d_give(&out[0], sum);
  }
  if (wants[1] && grad1 != NULL)
    kf__d_give(&out[1], backward_part(&c, 0, grad_output, input, grad1));
  if (wants[2] && grad0 != NULL)
    kf__d_give(&out[2], backward_part(&c, 1, grad_output, grad0, weight));
  return KF_OK;
}

/* ---- Pooling ---- */

kf_tensor_t *kf__d_adaptive_max_pool_double(kf_tensor_t *grad, kf_tensor_t *indices,
                                            int64_t spatial) {
  kf_tensor_t *flat = kfs_flatten(grad, -spatial, -1);
  kf_tensor_t *positions = kfs_flatten(indices, -spatial, -1);
  return kfs_reshape(kfs_gather(flat, -1, positions), kf_tensor_sizes(indices));
}

/* Windows that cover no element have indices outside the input: no gradient flows through them. */
kf_tensor_t *kf__d_max_pool_double(kf_tensor_t *grad, kf_tensor_t *indices, int64_t spatial,
                                   kf_int_span_t kernel_size, kf_int_span_t stride,
                                   kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode) {
  if (grad == NULL || kf_scope_has_failed()) return NULL;
  kf__pool_geometry_t shape;
  const kf_status_t status = kf__pool_geometry(&shape, "max_pool_backward", (uint32_t)spatial, grad,
                                               kernel_size, stride, padding, dilation, ceil_mode);
  if (status != KF_OK) return kf_scope_take(status, NULL);
  if (kf__pool_misses(&shape, grad->sizes + grad->ndim - spatial))
    return kf__d_zeros_of(grad, kf_tensor_sizes(indices));
  return kf__d_adaptive_max_pool_double(grad, indices, spatial);
}

/* ---- Softmax ---- */

static kf_tensor_t *sum_along(kf_tensor_t *x, int64_t dim) {
  return kfs_sum_dim_IntList(x, KF_INTS(dim), true);
}

kf_tensor_t *kf__d_softmax_double_output(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                         kf_tensor_t *output, int64_t dim) {
  kf_tensor_t *inner = sum_along(kfs_mul(grad_output, output), dim);
  kf_tensor_t *outer = sum_along(kfs_mul(grad, output), dim);
  return kfs_sub(kfs_mul(grad, kfs_sub(grad_output, inner)), kfs_mul(grad_output, outer));
}

kf_tensor_t *kf__d_log_softmax_double_grad(kf_tensor_t *grad, kf_tensor_t *output, int64_t dim) {
  return kfs_sub(grad, sum_along(kfs_mul(grad, kfs_exp(output)), dim));
}

kf_tensor_t *kf__d_log_softmax_double_output(kf_tensor_t *grad, kf_tensor_t *grad_output,
                                             kf_tensor_t *output, int64_t dim) {
  return kfs_neg(kfs_mul(kfs_mul(grad, kfs_exp(output)), sum_along(grad_output, dim)));
}

/* ---- Resampling ---- */

/* Nearest neighbour: resampling an image of element positions gives the source of each element. */
static kf_tensor_t *nearest(kf_tensor_t *grad, kf_int_span_t sizes, const kf_opt_float_t *scales) {
  int64_t shape[KF__MAX_DIMS], count = 1;
  kf_int_span_t now = kf_tensor_sizes(grad);
  for (size_t d = 0; d < sizes.size; d++) {
    shape[d] = d < 2 ? 1 : sizes.data[d];
    count *= shape[d];
  }
  if (sizes.size < 3 || now.size != sizes.size) return NULL;
  kf_int_span_t to = kf__d_span(now.data + 2, now.size - 2);
  kf_tensor_t *positions = kfs_to_dtype(kf__d_beside(kfs_arange(KF_INT(count)), grad),
                                        KF_DTYPE_FLOAT64, false, false, kf_no_int());
  positions = kfs_reshape(positions, kf__d_span(shape, sizes.size));
  if (to.size == 1)
    positions = kfs_upsample_nearest1d(positions, to, scales[0]);
  else if (to.size == 2)
    positions = kfs_upsample_nearest2d(positions, to, scales[0], scales[1]);
  else
    positions = kfs_upsample_nearest3d(positions, to, scales[0], scales[1], scales[2]);
  kf_tensor_t *index = kfs_to_dtype(positions, KF_DTYPE_INT64, false, false, kf_no_int());
  kf_int_span_t flat = KF_INTS(sizes.data[0], sizes.data[1], count);
  kf_tensor_t *sums = kfs_index_add(kf__d_zeros_of(grad, flat), 2, kfs_reshape(index, KF_INTS(-1)),
                                    kfs_flatten(grad, 2, -1));
  return kfs_reshape(sums, sizes);
}

/* The other modes are linear and treat each dimension independently. Resampling the unit vectors of
 * one dimension gives its matrix, and the gradient is multiplied by the transpose of that
 * matrix. */
static kf_tensor_t *unit_vectors(kf_tensor_t *like, int64_t count) {
  kf_tensor_t *eye = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_eye(count, kf_some_dtype(kf_tensor_dtype(like)), kf_no_int(),
                              kf_some_device(kf_tensor_device(like)), kf_no_bool(), &eye);
  return kf_scope_take(status, eye);
}

static kf_tensor_t *matrix_of(kf_tensor_t *grad, bool cubic, bool align_corners, int64_t from,
                              int64_t to, kf_opt_float_t scale) {
  kf_tensor_t *lines = kfs_unsqueeze(unit_vectors(grad, from), 0);
  if (!cubic)
    return kfs_squeeze_dim(kfs_upsample_linear1d(lines, KF_INTS(to), align_corners, scale), 0);
  kf_tensor_t *planes = kfs_unsqueeze(lines, 2);
  planes = kfs_upsample_bicubic2d(planes, KF_INTS(1, to), align_corners, kf_no_float(), scale);
  return kfs_select(kfs_squeeze_dim(planes, 0), 1, 0);
}

static kf_tensor_t *upsampled(kf_tensor_t *grad, kf_int_span_t sizes, kf_str_t mode,
                              bool align_corners, const kf_opt_float_t *scales) {
  if (kf__d_text_is(mode, "nearest")) return nearest(grad, sizes, scales);
  for (size_t d = 2; d < sizes.size; d++) {
    int64_t at = (int64_t)d;
    int64_t to = kf__size_at(kf_tensor_sizes(grad), at);
    kf_tensor_t *matrix = matrix_of(grad, kf__d_text_is(mode, "cubic"), align_corners,
                                    sizes.data[d], to, scales[d - 2]);
    grad = kfs_movedim(kfs_matmul(kfs_movedim(grad, at, -1), kfs_t(matrix)), -1, at);
  }
  return grad;
}

/* Sums in the half types would lose most of what many elements add to one. */
kf_tensor_t *kf__d_upsample(kf_tensor_t *grad, kf_int_span_t sizes, kf_str_t mode,
                            bool align_corners, kf_opt_float_t scale0, kf_opt_float_t scale1,
                            kf_opt_float_t scale2) {
  const kf_opt_float_t scales[] = {scale0, scale1, scale2};
  if (grad == NULL || !kf__is_half(kf_tensor_dtype(grad)))
    return upsampled(grad, sizes, mode, align_corners, scales);
  kf_tensor_t *wide = kfs_to_dtype(grad, KF_DTYPE_FLOAT32, false, false, kf_no_int());
  if (wide == NULL) return NULL;
  return kfs_to_dtype(upsampled(wide, sizes, mode, align_corners, scales), kf_tensor_dtype(grad),
                      false, false, kf_no_int());
}
