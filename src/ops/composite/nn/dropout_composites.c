/* Dropout in its forms, and rrelu: random masks that multiply. Written with operators only, so that
 * gradients follow from theirs. Without training, with p = 0 and for empty inputs, dropout returns
 * its argument itself and draws nothing, so that the generator stays where it is. */
#include <keyfall/ops.h>
#include <math.h>

#include "compat/math_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/core/number.h"
#include "ops/gen/composites.h"

/* The forms differ in their masks and in what happens to elements that are dropped, not in what
 * they refuse. */
static kf_status_t check_p(double p) {
  if (p >= 0 && p <= 1) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_DROPOUT_P, "dropout: p must be from 0 to 1, but is %g"), p);
}

/* Uninitialized noise: one number for each element, or for each channel of each sample. */
static kf_status_t make_noise(kf_tensor_t *input, bool features, kf_tensor_t **out) {
  const kf_opt_int_t none = {0, false};
  const kf_opt_device_t here = {{0, 0}, false};
  const kf_opt_bool_t unpinned = {false, false};
  *out = NULL;
  if (!features) return kf_empty_like(input, none, none, here, unpinned, none, out);
  if (input->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FEATURE_DROPOUT_RANK,
                                       "feature_dropout: input must have 2 dimensions or more"));
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t i = 0; i < input->ndim; i++) sizes[i] = i < 2 ? input->sizes[i] : 1;
  kf_int_span_t shape = {sizes, input->ndim};
  return kf_new_empty(input, shape, none, none, here, unpinned, out);
}

/* Alpha dropout sets elements to a negative number instead of 0, and scales and shifts so that mean
 * and variance of a SELU network are kept. `noise` becomes the factor, *out_shift the summand.
 * alpha is SELU's scale times its alpha. */
static kf_status_t scale_alpha(kf_tensor_t *noise, double p, kf_tensor_t **out_shift) {
  const double alpha = 1.7580993408473766;
  double a = 1.0 / sqrt((alpha * alpha * p + 1) * (1 - p));
  kf_scalar_t one = kf__number_of_int(1);
  KF_TRY(kf_add_Scalar(noise, kf__number_of_int(-1), one, out_shift));
  kf_status_t status = kf_mul__Scalar(*out_shift, kf__number_of_float(alpha * a));
  if (status == KF_OK) status = kf_add__Scalar(*out_shift, kf__number_of_float(alpha * a * p), one);
  if (status == KF_OK) status = kf_mul__Scalar(noise, kf__number_of_float(a));
  return status;
}

typedef struct {
  bool features, alpha;
} kind_t;

/* The factor and the shift (NULL: none) that training applies; the caller owns both, also after a
 * failure. p = 1 drops everything: zeros, without a draw and without a division by 0. */
static kf_status_t draw(kf_tensor_t *input, double p, kind_t kind, kf_tensor_t **out_factor,
                        kf_tensor_t **out_shift) {
  KF_ASSERT(p > 0 && p <= 1);
  *out_shift = NULL;
  if (p == 1) {
    const kf_opt_int_t none = {0, false};
    const kf_opt_device_t here = {{0, 0}, false};
    const kf_opt_bool_t unpinned = {false, false};
    return kf_new_zeros(input, kf_no_ints(), none, none, here, unpinned, out_factor);
  }
  KF_TRY(make_noise(input, kind.features, out_factor));
  KF_TRY(kf_bernoulli__float(*out_factor, 1 - p, NULL));
  if (kind.alpha) return scale_alpha(*out_factor, p, out_shift);
  return kf_div__Scalar(*out_factor, kf__number_of_float(1 - p));
}

static bool is_identity(kf_tensor_t *input, double p, bool train) {
  return p == 0 || !train || input->numel == 0;
}

/* Multiplies by the mask and adds the shift to the product: nobody else has seen it, so the second
 * step needs no new tensor. */
static kf_status_t drop(kf_tensor_t *input, double p, bool train, kind_t kind, kf_tensor_t **out) {
  kf_tensor_t *factor = NULL, *shift = NULL;
  *out = NULL;
  KF_TRY(check_p(p));
  if (is_identity(input, p, train)) {
    kf_tensor_retain(input);
    *out = input;
    return KF_OK;
  }
  kf_status_t status = draw(input, p, kind, &factor, &shift);
  if (status == KF_OK) status = kf_mul(input, factor, out);
  if (status == KF_OK && shift != NULL) {
    status = kf_add_(*out, shift, kf__number_of_int(1));
    status = kf__made(status, *out, out);
  }
  kf_tensor_release(shift);
  kf_tensor_release(factor);
  return status;
}

static kf_status_t drop_in_place(kf_tensor_t *self, double p, bool train, kind_t kind) {
  kf_tensor_t *factor = NULL, *shift = NULL;
  KF_TRY(check_p(p));
  if (is_identity(self, p, train)) return KF_OK;
  kf_status_t status = draw(self, p, kind, &factor, &shift);
  if (status == KF_OK) status = kf_mul_(self, factor);
  if (status == KF_OK && shift != NULL) status = kf_add_(self, shift, kf__number_of_int(1));
  kf_tensor_release(shift);
  kf_tensor_release(factor);
  return status;
}

#define DROPOUT(name, features, alpha)                                                           \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *input, double p, bool train,     \
                            kf_tensor_t **out) {                                                 \
    (void)call;                                                                                  \
    return drop(input, p, train, (kind_t){features, alpha}, out);                                \
  }                                                                                              \
  kf_status_t kf__op_##name##_(const kf_call_t *call, kf_tensor_t *self, double p, bool train) { \
    (void)call;                                                                                  \
    return drop_in_place(self, p, train, (kind_t){features, alpha});                             \
  }
DROPOUT(dropout, false, false)
DROPOUT(feature_dropout, true, false)
DROPOUT(alpha_dropout, false, true)
DROPOUT(feature_alpha_dropout, true, true)

/* ---- native_dropout ---- */

/* The mask as bool, which backward needs, and the product. The factor is rounded to the type of the
 * input before it multiplies. */
static kf_status_t drop_with_mask(kf_tensor_t *input, double p, kf_tensor_t *mask,
                                  kf_tensor_t **out) {
/* With p = 1 the mask is false everywhere, and the scale must not make NaN of it. */
  double keep = 1 - p, scale = keep == 0 ? 0.0 : 1.0 / keep;
  kf_tensor_t *factor = NULL;
  KF_TRY(kf_bernoulli__float(mask, keep, NULL));
  KF_TRY(make_noise(input, false, &factor));
  kf_status_t status = kf_copy_(factor, mask, false);
  if (status == KF_OK) status = kf_mul__Scalar(factor, kf__number_of_float(scale));
  if (status == KF_OK) status = kf_mul(input, factor, out);
  kf_tensor_release(factor);
  return status;
}

kf_status_t kf__op_native_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
                                  kf_opt_bool_t train, kf_tensor_t **out0, kf_tensor_t **out1) {
  (void)call;
  const kf_opt_int_t none = {0, false};
  const kf_opt_device_t here = {{0, 0}, false};
  const kf_opt_bool_t unpinned = {false, false};
  const kf_opt_int_t type = {KF_DTYPE_BOOL, true};
  *out0 = *out1 = NULL;
  if (kf_tensor_numel(input) == 0) {
    KF_TRY(kf_empty_like(input, none, none, here, unpinned, none, out1));
    kf_tensor_retain(input);
    *out0 = input;
    return KF_OK;
  }
/* Training is the default. Otherwise everything is kept, and the result is a copy: unlike dropout,
 * this operator never returns its argument, unless that is empty. */
  bool training = !train.has || train.value;
  KF_TRY(training ? kf_empty_like(input, type, none, here, unpinned, none, out1)
                  : kf_ones_like(input, type, none, here, unpinned, none, out1));
  kf_status_t status =
      training ? drop_with_mask(input, p, *out1, out0) : kf_clone(input, none, out0);
  return kf__made(status, *out1, out1);
}

kf_status_t kf__op_native_dropout_backward(const kf_call_t *call, kf_tensor_t *grad_output,
                                           kf_tensor_t *mask, double scale, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *kept = NULL;
  *out = NULL;
  KF_TRY(kf_mul(grad_output, mask, &kept));
  kf_status_t status = kf_mul_Scalar(kept, kf__number_of_float(scale), out);
  kf_tensor_release(kept);
  return status;
}

/* ---- rrelu ---- */

/* rrelu draws a slope for each negative element; rrelu_with_noise writes the slopes to `noise`. */
static kf_status_t check_slopes(kf_scalar_t lower, kf_scalar_t upper) {
  double from = kf__number_real(lower), to = kf__number_real(upper);
  if (!isfinite(from))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RRELU_LOWER, "rrelu: lower must be a finite number, but is %g"),
        from);
  if (!isfinite(to))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RRELU_UPPER, "rrelu: upper must be a finite number, but is %g"),
        to);
  if (from <= to) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_RRELU_ORDER, "rrelu: lower must not exceed upper"));
}

/* Contiguous whatever the layout of self, as PyTorch's, so that a seed gives the same slopes. */
static kf_status_t make_slopes(kf_tensor_t *self, kf_tensor_t **out) {
  const kf_opt_int_t none = {0, false}, contiguous = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  return kf_empty_like(self, none, none, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, contiguous, out);
}

kf_status_t kf__op_rrelu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
                         kf_scalar_t upper, bool training, kf_generator_t *generator,
                         kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *noise = NULL;
  *out = NULL;
  KF_TRY(check_slopes(lower, upper));
  KF_TRY(make_slopes(self, &noise));
  kf_status_t status = kf_rrelu_with_noise(self, noise, lower, upper, training, generator, out);
  kf_tensor_release(noise);
  return status;
}

kf_status_t kf__op_rrelu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
                          kf_scalar_t upper, bool training, kf_generator_t *generator) {
  (void)call;
  kf_tensor_t *noise = NULL;
  KF_TRY(check_slopes(lower, upper));
  KF_TRY(make_slopes(self, &noise));
  kf_status_t status = kf_rrelu_with_noise_(self, noise, lower, upper, training, generator);
  kf_tensor_release(noise);
  return status;
}
