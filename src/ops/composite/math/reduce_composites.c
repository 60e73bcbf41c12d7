/* Reductions made of others: variances in their older forms, norms, logsumexp, distances and
 * renorm. The norms are forms of linalg_vector_norm, after the checks and messages of the older
 * operators. */
#include <math.h>

#include "compat/math_texts.h"
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* None: all dimensions. An empty list would be none of them for some operators. */
static kf_int_span_t no_list(void) { return (kf_int_span_t){NULL, 0}; }

static bool has_fractions(kf_dtype_t dtype) {
  return kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype);
}

/* ---- Counts and means ---- */

kf_status_t kf__op_count_nonzero(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dim,
                                 kf_tensor_t **out) {
  (void)call;
  kf_int_span_t dims = {&dim.value, dim.has ? 1 : 0};
  return kf_count_nonzero_dim_IntList(self, dims, out);
}

/* The sum of the elements that are numbers, divided by how many they are. */
kf_status_t kf__op_nanmean(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                           bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out) {
  (void)call;
  if (!has_fractions(kf__dtype(self)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NANMEAN_DTYPE,
                       "nanmean: expected a floating-point or complex type, got %s"),
        kf_dtype_class_name(kf__dtype(self)));
  if (dtype.has && !has_fractions((kf_dtype_t)dtype.value))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NANMEAN_RESULT,
                       "nanmean: dtype must be floating-point or complex, but is %s"),
        kf_dtype_class_name((kf_dtype_t)dtype.value));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sum = NULL;
  kf_tensor_t *numbers = kfs_logical_not(kfs_isnan(self));
  kf_tensor_t *count = kfs_sum_dim_IntList(numbers, dim, keepdim);
  kf_status_t status = kf_nansum(self, dim, keepdim, dtype, &sum);
  return kf__close_with(&scope, kfs_div(kf_scope_take(status, sum), count), out);
}

/* ---- Variances ---- */

/* `unbiased` is the older form of a correction of 1. */
static kf_opt_scalar_t correction_of(bool unbiased) {
  return kf_some_scalar(KF_INT(unbiased ? 1 : 0));
}

#define SPREAD(name)                                                                           \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, bool unbiased,           \
                            kf_tensor_t **out) {                                               \
    (void)call;                                                                                \
    return kf_##name##_correction(self, no_list(), correction_of(unbiased), false, out);       \
  }                                                                                            \
  kf_status_t kf__op_##name##_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim, \
                                  bool unbiased, bool keepdim, kf_tensor_t **out) {            \
    (void)call;                                                                                \
    return kf_##name##_correction(self, dim, correction_of(unbiased), keepdim, out);           \
  }
#define SPREAD_MEAN(name)                                                                       \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, bool unbiased,            \
                            kf_tensor_t **out0, kf_tensor_t **out1) {                           \
    (void)call;                                                                                 \
    return kf_##name##_correction(self, no_list(), correction_of(unbiased), false, out0, out1); \
  }                                                                                             \
  kf_status_t kf__op_##name##_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,  \
                                  bool unbiased, bool keepdim, kf_tensor_t **out0,              \
                                  kf_tensor_t **out1) {                                         \
    (void)call;                                                                                 \
    return kf_##name##_correction(self, dim, correction_of(unbiased), keepdim, out0, out1);     \
  }
SPREAD(var)
SPREAD(std)
SPREAD_MEAN(var_mean)
SPREAD_MEAN(std_mean)

/* ---- Norms ---- */

static kf_status_t check_norm_type(kf_dtype_t dtype) {
  if (has_fractions(dtype)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NORM_DTYPE,
                     "norm: self must be floating-point or complex, but is of type %s"),
      kf_dtype_class_name(dtype));
}

static kf_scalar_t order_of(kf_opt_scalar_t p) { return p.has ? p.value : KF_INT(2); }

kf_status_t kf__op_norm_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
                               kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_norm_type(kf__dtype(self)));
  return kf_linalg_vector_norm(self, p, no_list(), false, kf_no_int(), out);
}

kf_status_t kf__op_norm_ScalarOpt_dim(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t p,
                                      kf_int_span_t dim, bool keepdim, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_norm_type(kf__dtype(self)));
  return kf_linalg_vector_norm(self, order_of(p), dim, keepdim, kf_no_int(), out);
}

kf_status_t kf__op_norm_ScalarOpt_dim_dtype(const kf_call_t *call, kf_tensor_t *self,
                                            kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim,
                                            kf_dtype_t dtype, kf_tensor_t **out) {
  (void)call;
  if (!has_fractions(dtype))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_RESULT,
                                       "norm: dtype must be floating-point or complex, but is %s"),
                        kf_dtype_class_name(dtype));
  return kf_linalg_vector_norm(self, order_of(p), dim, keepdim, kf_some_dtype(dtype), out);
}

kf_status_t kf__op_norm_ScalarOpt_dtype(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t p,
                                        kf_dtype_t dtype, kf_tensor_t **out) {
  return kf__op_norm_ScalarOpt_dim_dtype(call, self, p, no_list(), false, dtype, out);
}

kf_status_t kf__op_frobenius_norm_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                                      bool keepdim, kf_tensor_t **out) {
  (void)call;
  if (dim.size > 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_MANY_DIMS,
                       "frobenius_norm: dim may list 2 dimensions at most, but lists %zu"),
        dim.size);
  KF_TRY(check_norm_type(kf__dtype(self)));
  return kf_linalg_vector_norm(self, KF_INT(2), dim, keepdim, kf_no_int(), out);
}

/* log(sum(exp(x - m))) + m, where m is the maximum of each slice, so that no exponential overflows.
 * Where m is infinite, x - m would be NaN: 0 is used instead. Complex numbers use the real part. */
kf_status_t kf__op_logsumexp(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                             bool keepdim, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = kf__to_type(
      self, kf_dtype_is_integral(kf__dtype(self), true) ? kf_default_dtype() : kf__dtype(self));
  if (x == NULL || x->numel == 0)
    return kf__close_with(&scope, kfs_log(kfs_sum_dim_IntList(kfs_exp(x), dim, keepdim)), out);
  kf_tensor_t *real = kf_dtype_is_complex(kf__dtype(x)) ? kfs_real(x) : x;
  kf_tensor_t *most = kfs_amax(real, dim, true);
  most = kfs_masked_fill_Scalar(most, kfs_eq_Scalar(kfs_abs(most), KF_FLOAT(INFINITY)), KF_INT(0));
  kf_tensor_t *sum = kfs_sum_dim_IntList(kfs_exp(kfs_sub(x, most)), dim, keepdim);
  kf_tensor_t *shift = sum == NULL ? NULL : kfs_reshape(most, kf__sizes(sum));
  return kf__close_with(&scope, kfs_add(kfs_log(sum), shift), out);
}

/* ---- Distances ---- */

kf_status_t kf__op_dist(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t p,
                        kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *difference = NULL;
  KF_TRY(kf_sub(self, other, KF_INT(1), &difference));
  kf_status_t status = check_norm_type(kf__dtype(difference));
  if (status == KF_OK)
    status = kf_linalg_vector_norm(difference, p, no_list(), false, kf_no_int(), out);
  kf_tensor_release(difference);
  return status;
}

kf_status_t kf__op_pairwise_distance(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
                                     double p, double eps, bool keepdim, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  int64_t last = (int64_t)(x1->ndim > x2->ndim ? x1->ndim : x2->ndim) - 1;
  kf_tensor_t *difference = kfs_add_Scalar(kfs_sub(x1, x2), KF_FLOAT(eps), KF_INT(1));
  return kf__close_with(
      &scope, kfs_linalg_vector_norm(difference, KF_FLOAT(p), (kf_int_span_t){&last, 1}, keepdim),
      out);
}

/* A vector divided by its length, which is clamped to eps: zero vectors give 0, not NaN. */
static kf_tensor_t *direction(kf_tensor_t *x, kf_int_span_t dim, double eps) {
  kf_tensor_t *length = kfs_linalg_vector_norm(x, KF_INT(2), dim, true);
  return kfs_div(x, kfs_clamp_min(length, KF_FLOAT(eps)));
}

kf_status_t kf__op_cosine_similarity(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
                                     int64_t dim, double eps, kf_tensor_t **out) {
  (void)call;
  kf_dtype_t common;
  int64_t sizes[KF__MAX_DIMS], wrapped = 0;
  size_t ndim = 0;
  KF_TRY(kf_result_type(x1, x2, &common));
  if (!kf_dtype_is_floating(common))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EXPECTED_FLOATING,
                       "expected a common type that is floating-point, but it is %s"),
        kf_dtype_class_name(common));
  if (!(eps >= 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COSINE_EPS,
                                       "cosine_similarity: eps must not be negative, but is %g"),
                        eps);
  KF_TRY(kf__broadcast_shapes(kf__sizes(x1), kf__sizes(x2), sizes, &ndim));
  KF_TRY(kf__wrap_dim(dim, (int64_t)ndim, true, &wrapped));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_int_span_t shape = {sizes, ndim}, dims = {&wrapped, 1};
  kf_tensor_t *a = kfs_expand(kf__to_type(x1, common), shape);
  kf_tensor_t *b = kfs_expand(kf__to_type(x2, common), shape);
  kf_tensor_t *product = kfs_mul(direction(a, dims, eps), direction(b, dims, eps));
  return kf__close_with(&scope, kfs_sum_dim_IntList(product, dims, false), out);
}

/* ---- Renorm ---- */

static kf_status_t check_renorm(const kf_tensor_t *self, kf_scalar_t p, int64_t dim,
                                kf_scalar_t maxnorm, int64_t *out_dim) {
  if (p.tag == KF_TAG_COMPLEX)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RENORM_P, "renorm: p must be a real number"));
  if (!(kf__number_real(p) > 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RENORM_P_SIGN, "renorm: p must be positive"));
  if (maxnorm.tag == KF_TAG_COMPLEX)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_RENORM_MAX,
                                                       "renorm: maxnorm must be a real number"));
  if (!(kf__number_real(maxnorm) >= 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RENORM_MAX_SIGN,
                                       "renorm: maxnorm must not be negative, but is %g"),
                        kf__number_real(maxnorm));
  if (self->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RENORM_RANK,
                                       "renorm: self must have at least 2 dimensions, but has %u"),
                        self->ndim);
  return kf__wrap_dim(dim, self->ndim, true, out_dim);
}

/* Slices along `dim` whose norm is above maxnorm are scaled to it; the others stay as they are, to
 * the bit. Norms of half types are computed in float32. */
kf_status_t kf__op_renorm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p, int64_t dim,
                          kf_scalar_t maxnorm, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0, others[KF__MAX_DIMS];
  size_t count = 0;
  KF_TRY(check_renorm(self, p, dim, maxnorm, &wrapped));
  for (int64_t d = 0; d < (int64_t)self->ndim; d++)
    if (d != wrapped) others[count++] = d;
  KF_ASSERT(count + 1 == self->ndim);
  kf_scope_t scope;
  kf_scope_open(&scope);
  const double least = 1e-7; /* keeps the quotient below maxnorm, and finite */
  kf_dtype_t type = kf__dtype(self);
  bool is_half = type == KF_DTYPE_FLOAT16 || type == KF_DTYPE_BFLOAT16;
  kf_tensor_t *norm = NULL;
  kf_status_t status =
      kf_linalg_vector_norm(self, p, (kf_int_span_t){others, count}, true,
                            is_half ? kf_some_dtype(KF_DTYPE_FLOAT32) : kf_no_int(), &norm);
  norm = kf_scope_take(status, norm);
  kf_tensor_t *scale =
      kfs_mul_Scalar(kfs_reciprocal(kfs_add_Scalar(norm, KF_FLOAT(least), KF_INT(1))), maxnorm);
  kf_tensor_t *factor = kfs_where_ScalarOther(kfs_gt_Scalar(norm, maxnorm), scale, KF_FLOAT(1));
  return kf__close_with(&scope, kfs_contiguous(kf__to_type(kfs_mul(self, factor), type)), out);
}
