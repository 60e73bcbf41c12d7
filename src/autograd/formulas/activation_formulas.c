/* Second derivatives of activations: the gradients of their backward operators. Where the formula
 * in the catalogue says so, `grad` is already multiplied by the first gradient. */
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "ops/core/number.h"

kf_tensor_t *kf__d_elu_double(kf_tensor_t *grad, kf_tensor_t *grad_output, kf_scalar_t alpha,
                              kf_scalar_t scale, kf_scalar_t input_scale, bool is_result,
                              kf_tensor_t *self_or_result) {
  kf_tensor_t *both = kfs_mul(kfs_mul(grad, grad_output), kfs_full_like(grad, input_scale));
  if (!is_result) {
    kf_scalar_t slope = kf__number_mul(kf__number_mul(alpha, scale), input_scale);
    kf_tensor_t *power = kfs_exp(kfs_mul_Scalar(self_or_result, input_scale));
    both = kfs_mul(both, kfs_mul_Scalar(power, slope));
  }
  return kf__d_where(kfs_lt_Scalar(self_or_result, KF_INT(0)), both);
}

kf_tensor_t *kf__d_softplus_double(kf_tensor_t *grad, kf_tensor_t *self, kf_scalar_t beta,
                                   kf_scalar_t threshold) {
  kf_tensor_t *x = kfs_mul_Scalar(self, beta);
  kf_tensor_t *curve = kfs_mul_Scalar(kfs_sigmoid_backward(grad, kfs_sigmoid(x)), beta);
  return kf__d_except(kfs_gt_Scalar(x, threshold), curve);
}

/* The second derivative of x Φ(x) is (2 - x²) φ(x). */
static kf_tensor_t *gelu_exact(kf_tensor_t *x) {
  kf_tensor_t *square = kf__d_square(x);
  kf_tensor_t *density =
      kf__d_times(kfs_exp(kf__d_times(square, -0.5)), M_SQRT1_2 * M_2_SQRTPI / 2);
  return kfs_mul(kf__d_minus_from(2, square), density);
}

static kf_tensor_t *gelu_tanh(kf_tensor_t *x) {
  const double k = M_SQRT2 * M_2_SQRTPI * 0.5, c = 0.044715;
  kf_tensor_t *square = kf__d_square(x);
  kf_tensor_t *t = kfs_tanh(kfs_mul(kf__d_plus(kf__d_times(square, k * c), k), x));
  kf_tensor_t *slope = kf__d_plus(kf__d_times(square, 3 * k * c), k);
  kf_tensor_t *complement = kf__d_minus_from(1, kf__d_square(t));
  kf_tensor_t *bend =
      kfs_sub(kf__d_times(x, 6 * k * c), kf__d_times(kfs_mul(t, kf__d_square(slope)), 2));
  return kfs_mul(complement, kfs_add(slope, kf__d_times(kfs_mul(x, bend), 0.5)));
}

kf_tensor_t *kf__d_gelu_double(kf_tensor_t *grad, kf_tensor_t *self, kf_str_t approximate) {
  return kfs_mul(grad, kf__d_text_is(approximate, "tanh") ? gelu_tanh(self) : gelu_exact(self));
}

/* grad times the conjugate of s (1 - s) (2 + x (1 - 2 s)), where s = sigmoid(x). */
kf_tensor_t *kf__d_silu_double(kf_tensor_t *grad, kf_tensor_t *self) {
  kf_tensor_t *s = kfs_sigmoid(self);
  kf_tensor_t *bend = kf__d_plus(kfs_mul(self, kf__d_minus_from(1, kf__d_times(s, 2))), 2);
  return kfs_mul(kfs_sigmoid_backward(grad, s), kfs_conj(bend));
}

/* The second derivative of x w(x), where w = tanh(softplus(x)), is 2 w' + x w''. */
kf_tensor_t *kf__d_mish_double(kf_tensor_t *grad, kf_tensor_t *self) {
  kf_tensor_t *s = kfs_sigmoid(self);
  kf_tensor_t *w = kfs_tanh(kfs_softplus(self, KF_INT(1), KF_INT(20)));
  kf_tensor_t *complement = kf__d_minus_from(1, kf__d_square(w));
  kf_tensor_t *first = kfs_mul(complement, s);
  kf_tensor_t *second = kfs_sub(kfs_mul(first, kf__d_minus_from(1, s)),
                                kf__d_times(kfs_mul(kfs_mul(w, first), s), 2));
  return kfs_mul(grad, kfs_add(kf__d_times(first, 2), kfs_mul(self, second)));
}

/* ---- glu: a σ(b), where a and b are the two halves of the input ---- */

typedef struct {
  kf_tensor_t *first, *second;
} halves_t;

static halves_t halve(kf_tensor_t *x, int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(x), dim) / 2;
  halves_t halves = {kfs_narrow(x, dim, 0, size), kfs_narrow(x, dim, size, size)};
  return halves;
}

kf_tensor_t *kf__d_glu_double_grad(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim) {
  halves_t x = halve(self, dim), g = halve(grad, dim);
  kf_tensor_t *s = kfs_sigmoid(x.second);
  kf_tensor_t *slope = kfs_mul(s, kf__d_minus_from(1, s));
  return kfs_add(kfs_mul(g.first, s), kfs_mul(kfs_mul(g.second, x.first), slope));
}

kf_tensor_t *kf__d_glu_double_self(kf_tensor_t *grad, kf_tensor_t *grad_output, kf_tensor_t *self,
                                   int64_t dim) {
  halves_t x = halve(self, dim), g = halve(grad, dim);
  kf_tensor_t *s = kfs_sigmoid(x.second);
  kf_tensor_t *slope = kfs_mul(grad_output, kfs_mul(s, kf__d_minus_from(1, s)));
  kf_tensor_t *bend = kfs_mul(kfs_mul(g.second, x.first), kf__d_minus_from(1, kf__d_times(s, 2)));
  kf_tensor_t *parts[] = {kfs_mul(g.second, slope), kfs_mul(kfs_add(g.first, bend), slope)};
  return kfs_cat((kf_tensor_span_t){parts, 2}, dim);
}

/* ---- prelu and rrelu ---- */

static kf_tensor_t *sum_of(kf_tensor_t *a, kf_tensor_t *b) {
  return a == NULL ? b : b == NULL ? a : kfs_add(a, b);
}

kf_status_t kf__d_prelu_double(kf_tensor_t *grad0, kf_tensor_t *grad1, kf_tensor_t *grad_output,
                               kf_tensor_t *self, kf_tensor_t *weight, const bool *wants,
                               kf_tensor_t **out) {
  kf_tensor_t *positive = kfs_gt_Scalar(self, KF_INT(0));
  if (wants[0]) {
    kf_tensor_t *first =
        grad0 == NULL ? NULL : kfs_where_self(positive, grad0, kfs_mul(weight, grad0));
    kf_tensor_t *second = grad1 == NULL ? NULL : kf__d_except(positive, kfs_mul(self, grad1));
    kf__d_give(&out[0], sum_of(first, second));
  }
  if (wants[1] && grad1 != NULL)
    kf__d_give(&out[1], kf__d_except(positive, kfs_mul(grad_output, grad1)));
  if (wants[2] && grad0 != NULL)
    kf__d_give(&out[2], kf__d_except(positive, kfs_mul(grad_output, grad0)));
  return KF_OK;
}

/* In training, each negative element has its own slope, stored in `noise`. */
kf_tensor_t *kf__d_rrelu_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *noise,
                              kf_scalar_t lower, kf_scalar_t upper, bool training,
                              bool self_is_result) {
  double low = kf__number_real(lower), high = kf__number_real(upper);
  if (training && high - low > 1e-6) return kfs_mul(grad, noise);
  return kfs_leaky_relu_backward(grad, self, KF_FLOAT((low + high) / 2), self_is_result);
}

/* With p = 1 no element is kept, so that any finite factor will do. */
double kf__d_dropout_scale(double p, kf_opt_bool_t train) {
  if (train.has && !train.value) return 1;
  return p == 1 ? 1 : 1 / (1 - p);
}
