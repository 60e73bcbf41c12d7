/* Layers that are a few other operators: weights by direction and norm, convolutions of
 * (time, batch, channels), batch normalization with its reserve; and gradients that programs call
 * by name. */
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* ---- Norms of weights ---- */

kf_status_t kf__op_norm_except_dim(const kf_call_t *call, kf_tensor_t *v, int64_t pow, int64_t dim,
                                   kf_tensor_t **out) {
  const int64_t count = (int64_t)kf_tensor_dim(v);
  int64_t others[KF__MAX_DIMS], size = 0;
  (void)call;
  if (dim == -1) return kf_norm(v, KF_INT(pow), out);
  KF_TRY(kf_tensor_size(v, dim, &size)); /* an error if there is no such dimension */
  if (dim < 0) dim += count;
  size_t kept = 0;
  for (int64_t i = 0; i < count; i++)
    if (i != dim) others[kept++] = i;
  const kf_int_span_t dims = {others, kept};
  return kf_norm_ScalarOpt_dim(v, kf_some_scalar(KF_INT(pow)), dims, true, out);
}

kf_status_t kf__op__weight_norm(const kf_call_t *call, kf_tensor_t *v, kf_tensor_t *g, int64_t dim,
                                kf_tensor_t **out) {
  kf_scope_t scope;
  (void)call;
  kf_scope_open(&scope);
  kf_tensor_t *scale = kfs_div(g, kfs_norm_except_dim(v, 2, dim));
  return kf__close_with(&scope, kfs_mul(v, scale), out);
}

/* ---- Convolutions ---- */

/* conv1d has the order (batch, channels, time), and weights of (out, in, width). */
kf_status_t kf__op_conv_tbc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weight,
                            kf_tensor_t *bias, int64_t pad, kf_tensor_t **out) {
  static const int64_t one[] = {1}, to_channels[] = {1, 2, 0}, back[] = {2, 0, 1},
                       reversed[] = {2, 1, 0};
  kf_scope_t scope;
  (void)call;
  kf_scope_open(&scope);
  kf_tensor_t *x = kfs_permute(self, (kf_int_span_t){to_channels, 3});
  kf_tensor_t *w = kfs_permute(weight, (kf_int_span_t){reversed, 3});
  kf_tensor_t *y = kfs_conv1d(x, w, bias, (kf_int_span_t){one, 1}, (kf_int_span_t){&pad, 1},
                              (kf_int_span_t){one, 1}, 1);
  return kf__close_with(&scope, kfs_permute(y, (kf_int_span_t){back, 3}), out);
}

/* The sizes of the windows are those of the weight. */
kf_status_t kf__op__slow_conv2d_forward(const kf_call_t *call, kf_tensor_t *self,
                                        kf_tensor_t *weight, kf_int_span_t kernel_size,
                                        kf_tensor_t *bias, kf_int_span_t stride,
                                        kf_int_span_t padding, kf_tensor_t **out) {
  static const int64_t ones[] = {1, 1};
  (void)call, (void)kernel_size;
  return kf_conv2d(self, weight, bias, stride, padding, (kf_int_span_t){ones, 2}, 1, out);
}

kf_status_t kf__op__addmm_activation(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
                                     kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha,
                                     bool use_gelu, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_tensor_t *sum = NULL;
  (void)call;
  kf_scope_open(&scope);
  const kf_status_t status = kf_addmm(self, mat1, mat2, beta, alpha, &sum);
  sum = kf_scope_take(status, sum);
  return kf__close_with(&scope, use_gelu ? kfs_gelu(sum) : kfs_relu(sum), out);
}

/* ---- Batch normalization: the fourth result is the reserve of other implementations, empty ----
 */

typedef struct results {
  kf_tensor_t **tensors[4];
} results_t;

/* The reserve is made first: what may fail comes before the running statistics are written. */
static kf_status_t normalize(kf_tensor_t *const given[5], bool training, double momentum,
                             double eps, results_t results) {
  static const int64_t none[] = {0};
  kf_tensor_t *made[4] = {NULL};
  KF_TRY(kf_new_empty(given[0], (kf_int_span_t){none, 1}, kf_some_dtype(KF_DTYPE_UINT8),
                      kf_no_int(), kf_no_device(), kf_no_bool(), &made[3]));
  const kf_status_t status =
      kf_native_batch_norm(given[0], given[1], given[2], given[3], given[4], training, momentum,
                           eps, &made[0], &made[1], &made[2]);
  if (status != KF_OK) {
    kf_tensor_release(made[3]);
    return status;
  }
  for (size_t i = 0; i < 4; i++) *results.tensors[i] = made[i];
  return KF_OK;
}

#define BATCH_NORM(name, training)                                                           \
  kf_status_t kf__op_##name(                                                                 \
      const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,     \
      kf_tensor_t *running_mean, kf_tensor_t *running_var, double momentum, double eps,      \
      kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3) {      \
    kf_tensor_t *const given[5] = {input, weight, bias, running_mean, running_var};          \
    (void)call;                                                                              \
    return normalize(given, training, momentum, eps, (results_t){{out0, out1, out2, out3}}); \
  }
BATCH_NORM(_batch_norm_with_update, true)
BATCH_NORM(_batch_norm_no_update, false)

/* ---- Gradients ---- */

/* A matrix that is not square has a diagonal of its shorter side. */
kf_status_t kf__op_trace_backward(const kf_call_t *call, kf_tensor_t *grad, kf_int_span_t sizes,
                                  kf_tensor_t **out) {
  (void)call;
  if (sizes.size != 2)
    return kf_error_set(KF_ERR_RUNTIME, "trace_backward: expected the sizes of a matrix, got %zu",
                        sizes.size);
  const int64_t shorter = sizes.data[0] < sizes.data[1] ? sizes.data[0] : sizes.data[1];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *diagonal = kfs_expand(grad, (kf_int_span_t){&shorter, 1});
  kf_tensor_t *made = kfs_diagonal_scatter(kfs_new_zeros(grad, sizes), diagonal, 0, 0, 1);
  return kf__close_with(&scope, made, out);
}

/* For reductions of a dimension to one of its elements, such as max, median and kthvalue. */
kf_status_t kf__op_value_selecting_reduction_backward(const kf_call_t *call, kf_tensor_t *grad,
                                                      int64_t dim, kf_tensor_t *indices,
                                                      kf_int_span_t sizes, bool keepdim,
                                                      kf_tensor_t **out) {
  kf_scope_t scope;
  (void)call;
  kf_scope_open(&scope);
  if (!keepdim && sizes.size > 0) {
    grad = kfs_unsqueeze(grad, dim);
    indices = kfs_unsqueeze(indices, dim);
  }
  kf_tensor_t *made = kfs_scatter_src(kfs_new_zeros(grad, sizes), dim, indices, grad);
  return kf__close_with(&scope, made, out);
}

/* An element may be the largest so far at several places: their gradients add up. */
kf_status_t kf__op_cummaxmin_backward(const kf_call_t *call, kf_tensor_t *grad, kf_tensor_t *input,
                                      kf_tensor_t *indices, int64_t dim, kf_tensor_t **out) {
  kf_scope_t scope;
  (void)call;
  if (kf_tensor_numel(input) == 0) {
    kf_tensor_retain(input);
    *out = input;
    return KF_OK;
  }
  kf_scope_open(&scope);
  return kf__close_with(&scope, kfs_scatter_add(kfs_zeros_like(input), dim, indices, grad), out);
}

/* The slope of negative elements is random only in training, and where there is a choice. */
kf_status_t kf__op_rrelu_with_noise_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                             kf_tensor_t *self, kf_tensor_t *noise,
                                             kf_scalar_t lower, kf_scalar_t upper, bool training,
                                             bool self_is_result, kf_tensor_t **out) {
  const double low = kf__number_real(lower), high = kf__number_real(upper);
  (void)call, (void)self_is_result;
  if (training && high - low > 1e-6) return kf_mul(grad_output, noise, out);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *positive = kfs_gt_Scalar(self, KF_INT(0));
  kf_tensor_t *slopes = kfs_where_Scalar(positive, KF_FLOAT(1.0), KF_FLOAT((low + high) / 2));
  slopes = kf__to_type(slopes, kf_tensor_dtype(self));
  return kf__close_with(&scope, kfs_mul(grad_output, slopes), out);
}

/* glu(x) = change * sigmoid(gate), by the halves of x: the product rule. */
kf_status_t kf__op_glu_jvp(const kf_call_t *call, kf_tensor_t *glu, kf_tensor_t *x, kf_tensor_t *dx,
                           int64_t dim, kf_tensor_t **out) {
  int64_t size = 0;
  (void)call;
  KF_TRY(kf_tensor_size(x, dim, &size));
  const int64_t half = size / 2;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *part = kfs_sigmoid(kfs_narrow(x, dim, half, half));
  kf_tensor_t *change = kfs_mul(kfs_narrow(dx, dim, 0, half), part);
  kf_tensor_t *rest = kfs_rsub_Scalar(part, KF_INT(1), KF_INT(1));
  kf_tensor_t *by_gate = kfs_mul(kfs_mul(glu, rest), kfs_narrow(dx, dim, half, half));
  return kf__close_with(&scope, kfs_add(change, by_gate), out);
}
