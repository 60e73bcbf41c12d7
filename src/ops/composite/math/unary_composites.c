/* Operators with one operand that are other operators: under another name, or with numbers filled
 * in; and a few short composites. See composite/data/aliases_composites.c for why aliases call
 * through the dispatcher. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "compat/operator_texts.h"
#include "ops/core/kernel_support.h"
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"
#include "tensor/core/gradient_hooks.h"

/* ---- Other names ---- */

#define CALL(name, target, arguments, ...)                        \
  kf_status_t kf__op_##name(const kf_call_t *call, __VA_ARGS__) { \
    (void)call;                                                   \
    return kf_##target arguments;                                 \
  }
#define FUNCTIONAL(name, target) \
  CALL(name, target, (self, out), kf_tensor_t *self, kf_tensor_t **out)
#define INPLACE(name, target) CALL(name##_, target##_, (self), kf_tensor_t *self)
#define OUT(name, target) \
  CALL(name##_out, target##_out, (self, out), kf_tensor_t *self, kf_tensor_t *out)
#define ALL_FORMS(name, target) FUNCTIONAL(name, target) INPLACE(name, target) OUT(name, target)
ALL_FORMS(absolute, abs)
ALL_FORMS(negative, neg)
ALL_FORMS(fix, trunc)
ALL_FORMS(arccos, acos)
ALL_FORMS(arccosh, acosh)
ALL_FORMS(arcsin, asin)
ALL_FORMS(arcsinh, asinh)
ALL_FORMS(arctan, atan)
ALL_FORMS(arctanh, atanh)
#define SPECIAL(name, target) FUNCTIONAL(special_##name, target) OUT(special_##name, target)
SPECIAL(expit, sigmoid)
SPECIAL(exp2, exp2)
SPECIAL(expm1, expm1)
SPECIAL(log1p, log1p)
SPECIAL(sinc, sinc)
SPECIAL(erf, erf)
SPECIAL(erfc, erfc)
SPECIAL(erfinv, erfinv)
SPECIAL(digamma, digamma)
SPECIAL(psi, digamma)
SPECIAL(gammaln, lgamma)
SPECIAL(i0, i0)

/* With one more argument. */
#define WITH(name, target, T, extra)                                                              \
  CALL(special_##name, target, (self, extra, out), kf_tensor_t *self, T extra, kf_tensor_t **out) \
  CALL(special_##name##_out, target##_out, (self, extra, out), kf_tensor_t *self, T extra,        \
       kf_tensor_t *out)
WITH(logit, logit, kf_opt_float_t, eps)
WITH(multigammaln, mvlgamma, int64_t, p)
WITH(gammainc, igamma, kf_tensor_t *, other)
WITH(gammaincc, igammac, kf_tensor_t *, other)
CALL(special_polygamma, polygamma, (n, self, out), int64_t n, kf_tensor_t *self, kf_tensor_t **out)
CALL(special_polygamma_out, polygamma_out, (n, self, out), int64_t n, kf_tensor_t *self,
     kf_tensor_t *out)
CALL(special_round, round_decimals, (self, decimals, out), kf_tensor_t *self, int64_t decimals,
     kf_tensor_t **out)
CALL(special_round_out, round_decimals_out, (self, decimals, out), kf_tensor_t *self,
     int64_t decimals, kf_tensor_t *out)

/* ---- Numbers filled in ---- */

CALL(square, pow_Tensor_Scalar, (self, KF_INT(2), out), kf_tensor_t *self, kf_tensor_t **out)
CALL(square_, pow__Scalar, (self, KF_INT(2)), kf_tensor_t *self)
CALL(square_out, pow_Tensor_Scalar_out, (self, KF_INT(2), out), kf_tensor_t *self, kf_tensor_t *out)
CALL(relu6, hardtanh, (self, KF_INT(0), KF_INT(6), out), kf_tensor_t *self, kf_tensor_t **out)
CALL(relu6_, hardtanh_, (self, KF_INT(0), KF_INT(6)), kf_tensor_t *self)

static const double SELU_ALPHA = 1.6732632423543772848170429916717;
static const double SELU_SCALE = 1.0507009873554804934193349852946;
CALL(selu, elu, (self, KF_FLOAT(SELU_ALPHA), KF_FLOAT(SELU_SCALE), KF_INT(1), out),
     kf_tensor_t *self, kf_tensor_t **out)
CALL(selu_, elu_, (self, KF_FLOAT(SELU_ALPHA), KF_FLOAT(SELU_SCALE), KF_INT(1)), kf_tensor_t *self)

static kf_status_t check_celu(kf_scalar_t alpha) {
  if (kf__number_real(alpha) != 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_CELU_ALPHA, "celu: alpha must not be 0"));
}
kf_status_t kf__op_celu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
                        kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_celu(alpha));
  return kf_elu(self, alpha, KF_INT(1), KF_FLOAT(1 / kf__number_real(alpha)), out);
}
kf_status_t kf__op_celu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha) {
  (void)call;
  KF_TRY(check_celu(alpha));
  return kf_elu_(self, alpha, KF_INT(1), KF_FLOAT(1 / kf__number_real(alpha)));
}
kf_status_t kf__op_celu_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
                            kf_tensor_t *out) {
  (void)call;
  KF_TRY(check_celu(alpha));
  return kf_elu_out(self, alpha, KF_INT(1), KF_FLOAT(1 / kf__number_real(alpha)), out);
}

/* ---- Others ---- */

kf_status_t kf__op_positive(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->dtype == KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_POSITIVE_BOOL,
                                                       "positive: input must not be boolean"));
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

/* log_sigmoid_forward also makes a buffer for backward, which is dropped here: autograd records
 * log_sigmoid_forward, not this operator. */
kf_status_t kf__op_log_sigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf_tensor_t *buffer = NULL;
  (void)call;
  KF_TRY(kf_log_sigmoid_forward(self, out, &buffer));
  kf_tensor_release(buffer);
  return KF_OK;
}

kf_status_t kf__op_log_sigmoid_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out) {
  (void)call;
  kf_tensor_t *buffer = NULL;
  const kf_opt_int_t none = {0, false}, contiguous = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  KF_TRY(kf_empty_like(self, none, none, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, contiguous,
                       &buffer));
  kf_status_t status = kf_log_sigmoid_forward_output(self, out, buffer);
  kf_tensor_release(buffer);
  return status;
}

/* The normal distribution: (1 + erf(x / sqrt(2))) / 2. */
kf_status_t kf__op_special_ndtr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *e = kfs_erf(kfs_mul_Scalar(self, KF_FLOAT(M_SQRT1_2)));
  kf_tensor_t *twice = kfs_add_Scalar(e, KF_INT(1), KF_INT(1));
  return kf__close_with(&scope, kfs_mul_Scalar(twice, KF_FLOAT(0.5)), out);
}

/* Real tensors are their own conjugates. */
kf_status_t kf__op_conj_physical(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (kf_dtype_is_complex(kf__dtype(self))) return kf_raw_conj_physical(self, out);
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}
kf_status_t kf__op_conj_physical_(const kf_call_t *call, kf_tensor_t *self) {
  (void)call;
  if (!kf_dtype_is_complex(kf__dtype(self))) /* a recorded copy, which refuses leaves */
    return kf__gradient_hooks.records(self) ? kf_copy_(self, self, false) : KF_OK;
  if (!kf__gradient_hooks.records(self)) return kf_raw_conj_physical_out(self, self);
  kf_tensor_t *made = NULL; /* an out= form would not be recorded */
  KF_TRY(kf_raw_conj_physical(self, &made));
  kf_status_t status = kf_copy_(self, made, false);
  kf_tensor_release(made);
  return status;
}
/* An empty result gets the strides of the argument: the resize in the rule would make it
 * contiguous. */
kf_status_t kf__op_conj_physical_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out) {
  if (!kf__is_defined(out)) return kf__undefined_argument(call, "out");
  if (out->numel == 0 && self->numel != 0 && out->dtype == self->dtype) {
    int64_t strides[KF__MAX_DIMS];
    kf__preserved_strides(self, strides);
    KF_TRY(kf__tensor_resize(out, self->ndim, self->sizes, strides));
  }
  return kf_raw_conj_physical_out(self, out);
}

static kf_status_t check_prelu(kf_tensor_t *self, kf_tensor_t *weight) {
  if (self->dtype != weight->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PRELU_DTYPES,
                                       "prelu: self and weight must be of one type, got %s and %s"),
                        kf_dtype_class_name(kf__dtype(self)),
                        kf_dtype_class_name(kf__dtype(weight)));
  if (weight->numel != 1) {
    if (self->ndim == 0)
      return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_PRELU_INPUT_RANK,
                                                         "prelu: input must have a dimension"));
    int64_t channels = self->ndim > 1 ? self->sizes[1] : 1;
    if (weight->numel != channels)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_PRELU_COUNT,
                         "prelu: weight has %lld elements, but self has %lld channels"),
          (long long)weight->numel, (long long)channels);
  }
  if (weight->ndim > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PRELU_RANK,
                                       "prelu: weight must have at most one dimension, but has %u"),
                        weight->ndim);
  return KF_OK;
}

/* The slopes get the shape in which they broadcast: [1, channels, 1, …]. */
kf_status_t kf__op_prelu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weight,
                         kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_prelu(self, weight));
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t i = 0; i < self->ndim; i++) sizes[i] = 1;
  if (self->ndim > 0) sizes[self->ndim > 1 ? 1 : 0] = weight->numel;
  kf_tensor_t *shaped = NULL;
  KF_TRY(kf_reshape(weight, (kf_int_span_t){sizes, self->ndim}, &shaped));
  kf_status_t status = kf_raw_prelu_kernel(self, shaped, out);
  kf_tensor_release(shaped);
  return status;
}
