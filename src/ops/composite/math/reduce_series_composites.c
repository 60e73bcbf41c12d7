/* Operators on elements that follow each other along a dimension: differences, integrals by the
 * trapezoidal rule and quantiles; and covariances, whose rows are series of observations. */
#include <math.h>

#include "compat/math_texts.h"
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* All but the first, and all but the last, along a dimension. */
static kf_tensor_t *later(kf_tensor_t *t, int64_t dim) {
  return kfs_slice(t, dim, kf_some_int(1), kf_no_int(), 1);
}
static kf_tensor_t *earlier(kf_tensor_t *t, int64_t dim) {
  return kfs_slice(t, dim, kf_some_int(0), kf_some_int(-1), 1);
}

/* ---- Differences ---- */

/* `prepend` and `append` have the shape of the input, except along `dim`. */
static kf_status_t check_extension(const kf_tensor_t *self, const kf_tensor_t *more, int64_t dim) {
  if (!kf__is_defined(more)) return KF_OK;
  if (more->ndim != self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIFF_RANK,
                       "diff: prepend and append must have as many dimensions as self"));
  for (uint32_t d = 0; d < self->ndim; d++)
    if (more->sizes[d] != self->sizes[d] && d != (uint32_t)dim)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_DIFF_SHAPE,
                         "diff: prepend and append must have the sizes of self outside dim; self "
                         "has %u: %lld, the other tensor %u: %lld"),
          d, (long long)self->sizes[d], d, (long long)more->sizes[d]);
  return KF_OK;
}

kf_status_t kf__op_diff(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t dim,
                        kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_DIFF_INPUT_RANK,
                                                       "diff: input must have a dimension"));
  if (n < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIFF_ORDER, "diff: n must not be negative, but is %lld"),
        (long long)n);
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &wrapped));
  KF_TRY(check_extension(self, prepend, wrapped));
  KF_TRY(check_extension(self, append, wrapped));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (n == 0) return kf__close_with(&scope, kfs_clone(self), out); /* whatever would be added */
  kf_tensor_t *parts[3], *x = self;
  size_t count = 0;
  if (kf__is_defined(prepend)) parts[count++] = prepend;
  parts[count++] = self;
  if (kf__is_defined(append)) parts[count++] = append;
  if (count > 1) x = kfs_cat((kf_tensor_span_t){parts, count}, wrapped);
  /* Each difference shortens the dimension by one; an empty one stays empty, so any n terminates.
   */
  int64_t times = x == NULL || x->sizes[wrapped] > n ? n : x->sizes[wrapped];
/* Booleans cannot be subtracted: two of them differ if one of them is true. */
  bool truth = kf__dtype(self) == KF_DTYPE_BOOL;
  kf_tensor_t *now = x;
  for (int64_t i = 0; i < times && now != NULL; i++) {
    kf_tensor_t *high = later(now, wrapped), *low = earlier(now, wrapped);
    now = truth ? kfs_logical_xor(high, low) : kfs_sub(high, low);
  }
  if (times == 0) now = kfs_clone(x); /* nothing there to take differences of */
  return kf__close_with(&scope, now, out);
}

/* ---- Integrals ---- */

/* PyTorch refuses to integrate booleans, although sums of them are integers. */
static kf_status_t no_bool(const char *name, const kf_tensor_t *y, const kf_tensor_t *x) {
  bool bad = kf__dtype(y) == KF_DTYPE_BOOL || (x != NULL && kf__dtype(x) == KF_DTYPE_BOOL);
  if (!bad) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_TRAPEZOID_BOOL,
                                     "%s: booleans cannot be integrated, but %s has them"),
                      name, x != NULL ? "`x` or `y`" : "`y`");
}

static kf_status_t real_step(const char *name, kf_scalar_t dx) {
  if (dx.tag != KF_TAG_COMPLEX && dx.tag != KF_TAG_BOOL) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_TRAPEZOID_DX, "%s: dx must be a real number"), name);
}

/* The integral over no points: zeros in the shape of y without the dimension. */
static kf_status_t nothing(kf_tensor_t *y, int64_t dim, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  for (int64_t d = 0; d < (int64_t)y->ndim; d++)
    if (d != dim) sizes[ndim++] = y->sizes[d];
  return kf_new_zeros(y, (kf_int_span_t){sizes, ndim}, kf_no_int(), kf_no_int(), kf_no_device(),
                      kf_no_bool(), out);
}

/* The distances of the points x, in a shape that broadcasts to y: a vector lies along `dim`, a
 * tensor of fewer dimensions gets leading ones. Inside a scope. */
static kf_status_t distances(const char *name, kf_tensor_t *y, kf_tensor_t *x, int64_t dim,
                             kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS];
  *out = NULL;
  if (x->ndim == 1 && x->sizes[0] != y->sizes[dim])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TRAPEZOID_X, "%s: x must have as many points as y"), name);
  if (x->ndim < y->ndim) {
    uint32_t more = y->ndim - x->ndim;
    for (uint32_t d = 0; d < y->ndim; d++)
      sizes[d] = x->ndim == 1 ? (d == (uint32_t)dim ? x->sizes[0] : 1)
                              : (d < more ? 1 : x->sizes[d - more]);
    x = kfs_reshape(x, (kf_int_span_t){sizes, y->ndim});
  }
  *out = kfs_sub(later(x, dim), earlier(x, dim));
  return KF_OK;
}

/* The sums of neighbours times their distances: twice the areas of the trapezoids, so that one
 * division at the end is enough. */
static kf_tensor_t *twice_areas(kf_tensor_t *y, kf_tensor_t *dx, int64_t dim) {
  return kfs_mul(kfs_add(earlier(y, dim), later(y, dim)), dx);
}

kf_status_t kf__op_trapezoid_x(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x, int64_t dim,
                               kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  kf_tensor_t *dx = NULL;
  KF_TRY(kf__wrap_dim(dim, y->ndim, false, &wrapped));
  if (y->sizes[wrapped] == 0) return nothing(y, wrapped, out);
  KF_TRY(no_bool("trapezoid", y, x));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = distances("trapezoid", y, x, wrapped, &dx);
  if (status != KF_OK) (void)kf_scope_take(status, NULL);
  kf_tensor_t *sum =
      kfs_sum_dim_IntList(twice_areas(y, dx, wrapped), (kf_int_span_t){&wrapped, 1}, false);
  return kf__close_with(&scope, kfs_div_Scalar(sum, KF_FLOAT(2)), out);
}

/* With equal distances: the sum of all values, less half of both ends, times dx. */
kf_status_t kf__op_trapezoid_dx(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t dx, int64_t dim,
                                kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, y->ndim, false, &wrapped));
  if (y->sizes[wrapped] == 0) return nothing(y, wrapped, out);
  KF_TRY(no_bool("trapezoid", y, NULL));
  KF_TRY(real_step("trapezoid", dx));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sum = kfs_sum_dim_IntList(y, (kf_int_span_t){&wrapped, 1}, false);
  kf_tensor_t *ends = kfs_add(kfs_select(y, wrapped, 0), kfs_select(y, wrapped, -1));
  kf_tensor_t *area = kfs_sub(sum, kfs_mul_Scalar(ends, KF_FLOAT(0.5)));
  return kf__close_with(&scope, kfs_mul_Scalar(area, dx), out);
}

kf_status_t kf__op_cumulative_trapezoid_x(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x,
                                          int64_t dim, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  kf_tensor_t *dx = NULL;
  KF_TRY(kf__wrap_dim(dim, y->ndim, false, &wrapped));
  KF_TRY(no_bool("cumulative_trapezoid", y, x));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = distances("cumulative_trapezoid", y, x, wrapped, &dx);
  if (status != KF_OK) (void)kf_scope_take(status, NULL);
  kf_tensor_t *sums = kfs_cumsum(twice_areas(y, dx, wrapped), wrapped);
  return kf__close_with(&scope, kfs_div_Scalar(sums, KF_FLOAT(2)), out);
}

kf_status_t kf__op_cumulative_trapezoid_dx(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t dx,
                                           int64_t dim, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, y->ndim, false, &wrapped));
  KF_TRY(no_bool("cumulative_trapezoid", y, NULL));
  KF_TRY(real_step("cumulative_trapezoid", dx));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sums = kfs_cumsum(kfs_add(earlier(y, wrapped), later(y, wrapped)), wrapped);
  return kf__close_with(&scope, kfs_mul_Scalar(sums, KF_FLOAT(kf__number_real(dx) / 2)), out);
}

/* ---- Quantiles ---- */

typedef enum { LINEAR, LOWER, HIGHER, MIDPOINT, NEAREST, UNKNOWN } interpolation_t;

static interpolation_t interpolation_of(kf_str_t name) {
  static const char *const names[] = {"linear", "lower", "higher", "midpoint", "nearest"};
  for (int i = 0; i < UNKNOWN; i++)
    if (name.size == strlen(names[i]) && memcmp(name.data, names[i], name.size) == 0)
      return (interpolation_t)i;
  return UNKNOWN;
}

/* Reads a bool tensor of one element, also from another device. What has no value, such as a meta
 * tensor, counts as true. A functional tensor has no memory; the operator item knows its value. */
static bool is_true(kf_tensor_t *t) {
  if (t == NULL || t->device.type == KF_DEVICE_META) return true;
  KF_ASSERT(t->numel == 1);
  KF_ASSERT(kf__dtype(t) == KF_DTYPE_BOOL);
  if (t->device.type == KF_DEVICE_CPU &&
      (kf__storage_flags(t->storage) & KF_STORAGE_THROW_ON_DATA) == 0 &&
      kf__readable(t) == KF_OK)
    return *(const uint8_t *)kf__data(t) != 0;
  kf_scalar_t number;
  if (kf_item(t, &number) == KF_OK) return number.as.b;
  kf_error_clear();
  return true;
}

static kf_status_t check_quantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim,
                                  kf_str_t interpolation, int64_t *out_dim) {
  kf_dtype_t type = kf__dtype(self);
  if (self->numel == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_QUANTILE_EMPTY,
                                                       "quantile: input has no elements"));
  if (q->ndim > 1)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_QUANTILE_Q_RANK,
                                                       "quantile: q must have 0 or 1 dimensions"));
  if (type != KF_DTYPE_FLOAT32 && type != KF_DTYPE_FLOAT64)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_QUANTILE_DTYPE,
                                       "quantile: self must be of type float32 or float64"));
  if (kf__dtype(q) != type)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_QUANTILE_Q_DTYPE,
                                                       "quantile: q must have input's dtype"));
  if (interpolation_of(interpolation) == UNKNOWN)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_QUANTILE_INTERPOLATION,
                                       "quantile: interpolation must be linear, lower, higher, "
                                       "midpoint or nearest, but is %s"),
                        interpolation.data != NULL ? interpolation.data : "None");
  return dim.has ? kf__wrap_dim(dim.value, self->ndim, true, out_dim) : KF_OK;
}

/* The rank of each quantile among n sorted numbers, with a fraction: q * (n - 1). NaN sorts last:
 * it is either not counted, or makes the rank that of the last element, which is NaN. */
static kf_tensor_t *ranks_of(kf_tensor_t *sorted, kf_tensor_t *q, bool ignore_nan) {
  if (sorted == NULL || q == NULL) return NULL;
  const int64_t last = sorted->sizes[sorted->ndim - 1] - 1, last_dim = -1;
  kf_int_span_t dims = {&last_dim, 1};
  kf_tensor_t *nans = kfs_isnan(sorted);
  if (ignore_nan) {
    kf_tensor_t *count = kfs_sum_dim_IntList(kfs_logical_not(nans), dims, true);
    kf_tensor_t *ranks = kfs_mul(q, kfs_sub_Scalar(count, KF_INT(1), KF_INT(1)));
    return kfs_clamp_min(ranks, KF_INT(0));
  }
  kf_tensor_t *any = kfs_any_dim(nans, -1, true);
  return kfs_masked_fill_Scalar(kfs_mul_Scalar(q, KF_INT(last)), any, KF_INT(last));
}

/* The elements at the ranks, interpolated between the neighbours of a fractional rank. Rounded
 * ranks need one element only. */
static kf_tensor_t *pick(kf_tensor_t *sorted, kf_tensor_t *q, bool ignore_nan,
                         interpolation_t interpolation) {
  KF_ASSERT(interpolation != UNKNOWN);
  kf_tensor_t *ranks = ranks_of(sorted, q, ignore_nan);
  if (interpolation == LOWER) ranks = kfs_floor(ranks);
  if (interpolation == HIGHER) ranks = kfs_ceil(ranks);
  if (interpolation == NEAREST) ranks = kfs_round(ranks);
  if (ranks == NULL) return NULL;
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, sorted->sizes, sorted->ndim * sizeof *sizes);
  sizes[sorted->ndim - 1] = ranks->sizes[ranks->ndim - 1];
  ranks = kfs_expand(ranks, (kf_int_span_t){sizes, sorted->ndim});
  kf_tensor_t *low_rank = kf__to_type(ranks, KF_DTYPE_INT64);
  kf_tensor_t *low = kfs_gather(sorted, -1, low_rank);
  if (interpolation != LINEAR && interpolation != MIDPOINT) return low;
  kf_tensor_t *weight =
      interpolation == LINEAR ? kfs_sub(ranks, low_rank) : kfs_full_like(ranks, KF_FLOAT(0.5));
  kf_tensor_t *high = kfs_gather(sorted, -1, kf__to_type(kfs_ceil(ranks), KF_DTYPE_INT64));
  return kfs_lerp(low, high, weight);
}

/* Sorts along the last dimension and picks. The quantiles are a last dimension until the end, where
 * they become the first, or go where q is a number. */
static kf_status_t quantile(kf_tensor_t *self, kf_tensor_t *q, kf_opt_int_t dim, bool keepdim,
                            kf_str_t interpolation, bool ignore_nan, kf_tensor_t **out) {
  int64_t wrapped = 0, sizes[KF__MAX_DIMS];
  KF_TRY(check_quantile(self, q, dim, interpolation, &wrapped));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *inside =
      kfs_all(kfs_logical_and(kfs_ge_Scalar(q, KF_INT(0)), kfs_le_Scalar(q, KF_INT(1))));
  if (q->device.type == KF_DEVICE_CPU && !is_true(inside)) /* elsewhere the check would wait */
    (void)kf_scope_take(
        kf_error_set(KF_ERR_RUNTIME,
                     KF__COMPATIBLE(KF__TORCH_QUANTILE_QS,
                                    "quantile: all elements of q must be from 0 to 1")),
        NULL);
  bool flat = !dim.has || self->ndim == 0;
  kf_tensor_t *x = flat ? kfs_flatten(self, 0, -1) : kfs_movedim(self, wrapped, -1);
  kf_tensor_t *sorted = NULL, *order = NULL;
  if (x != NULL) {
    kf_status_t status = kf_sort(x, -1, false, &sorted, &order);
    (void)kf_scope_take(status, order);
    sorted = kf_scope_take(status, sorted);
  }
  kf_tensor_t *result =
      pick(sorted, kfs_flatten(q, 0, -1), ignore_nan, interpolation_of(interpolation));
  if (result != NULL && keepdim && flat) {
    for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = 1;
    sizes[self->ndim] = result->numel;
    result = kfs_reshape(result, (kf_int_span_t){sizes, self->ndim + 1});
  } else if (keepdim) {
    result = kfs_unsqueeze(result, wrapped);
  }
  if (result != NULL)
    result = q->ndim == 0 ? kfs_squeeze_dim(result, -1) : kfs_movedim(result, -1, 0);
  return kf__close_with(&scope, result, out);
}

static kf_status_t quantile_scalar(kf_tensor_t *self, double q, kf_opt_int_t dim, bool keepdim,
                                   kf_str_t interpolation, bool ignore_nan, kf_tensor_t **out) {
  if (!(q >= 0 && q <= 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_QUANTILE_Q, "quantile: q must be from 0 to 1, but is %g"), q);
  kf_tensor_t *number = NULL;
  KF_TRY(kf_new_full(self, kf_no_ints(), KF_FLOAT(q), kf_no_int(), kf_no_int(), kf_no_device(),
                     kf_no_bool(), &number));
  kf_status_t status = quantile(self, number, dim, keepdim, interpolation, ignore_nan, out);
  kf_tensor_release(number);
  return status;
}

kf_status_t kf__op_quantile(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
                            kf_opt_int_t dim, bool keepdim, kf_str_t interpolation,
                            kf_tensor_t **out) {
  (void)call;
  return quantile(self, q, dim, keepdim, interpolation, false, out);
}
kf_status_t kf__op_nanquantile(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
                               kf_opt_int_t dim, bool keepdim, kf_str_t interpolation,
                               kf_tensor_t **out) {
  (void)call;
  return quantile(self, q, dim, keepdim, interpolation, true, out);
}
kf_status_t kf__op_quantile_scalar(const kf_call_t *call, kf_tensor_t *self, double q,
                                   kf_opt_int_t dim, bool keepdim, kf_str_t interpolation,
                                   kf_tensor_t **out) {
  (void)call;
  return quantile_scalar(self, q, dim, keepdim, interpolation, false, out);
}
kf_status_t kf__op_nanquantile_scalar(const kf_call_t *call, kf_tensor_t *self, double q,
                                      kf_opt_int_t dim, bool keepdim, kf_str_t interpolation,
                                      kf_tensor_t **out) {
  (void)call;
  return quantile_scalar(self, q, dim, keepdim, interpolation, true, out);
}

/* ---- Covariances ---- */

static kf_status_t check_weights(const char *name, kf_tensor_t *weights, bool integral,
                                 int64_t observations) {
  if (!kf__is_defined(weights)) return KF_OK;
  kf_dtype_t type = kf__dtype(weights);
  if (weights->ndim > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COV_WEIGHTS_RANK,
                                       "cov: %s must have at most one dimension, but %s has %u"),
                        name, name, weights->ndim);
  if (integral ? !kf_dtype_is_integral(type, false) : !kf_dtype_is_floating(type))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COV_WEIGHTS_DTYPE,
                                       "cov: %s must be of %s type, but %s is of type %s"),
                        name, integral ? "integral" : "floating point", name,
                        kf_dtype_class_name(type));
  if (weights->numel != observations)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_COV_WEIGHTS_COUNT,
            "cov: %s must have an element for each observation, but there are %lld for %lld"),
        name, (long long)weights->numel, (long long)observations);
  return KF_OK;
}

/* In a scope: an error when any weight is negative. */
static void no_negative(const char *name, kf_tensor_t *weights) {
  if (!kf__is_defined(weights) || weights->numel == 0) return;
  if (!is_true(kfs_all(kfs_ge_Scalar(weights, KF_INT(0)))))
    (void)kf_scope_take(
        kf_error_set(KF_ERR_RUNTIME,
                     KF__COMPATIBLE(KF__TORCH_COV_WEIGHTS, "cov: no element of %s may be negative"),
                     name),
        NULL);
}

/* The divisor of the sums of products: total - correction, or with weights of reliability
 * total - correction * sum(w * a) / total. A tensor without dimensions, at least 0. */
static kf_tensor_t *norm_factor(kf_tensor_t *weights, kf_tensor_t *aweights, kf_tensor_t *total,
                                int64_t correction) {
  kf_tensor_t *lost = NULL;
  if (kf__is_defined(aweights) && correction != 0) {
    kf_tensor_t *squares = kfs_sum(kfs_mul(weights, aweights));
    lost = kfs_div(kfs_mul_Scalar(squares, KF_INT(correction)), total);
    return kfs_clamp_min(kfs_sub(total, lost), KF_INT(0));
  }
  return kfs_clamp_min(kfs_sub_Scalar(total, KF_INT(correction), KF_INT(1)), KF_INT(0));
}

/* Warns when observations, or their weights, are too few for the correction. */
static void warn_of_few(bool few) {
  if (few)
    kf_warn(KF__COMPATIBLE(KF__TORCH_COV_FREEDOM,
                           "cov: correction must be less than the number of observations"));
}

kf_status_t kf__op_cov(const kf_call_t *call, kf_tensor_t *self, int64_t correction,
                       kf_tensor_t *fweights, kf_tensor_t *aweights, kf_tensor_t **out) {
  (void)call;
  if (self->ndim > 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COV_RANK,
                                       "cov: self must have at most two dimensions, but has %u"),
                        self->ndim);
  if (kf__dtype(self) == KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COV_BOOL, "cov: input must not be boolean"));
  int64_t observations = self->ndim < 2 ? self->numel : self->sizes[1];
  KF_TRY(check_weights("fweights", fweights, true, observations));
  KF_TRY(check_weights("aweights", aweights, false, observations));
  kf_scope_t scope;
  kf_scope_open(&scope);
  no_negative("fweights", fweights);
  no_negative("aweights", aweights);
  const int64_t one = 1;
  kf_int_span_t along = {&one, 1};
  bool has_f = kf__is_defined(fweights), has_a = kf__is_defined(aweights);
  kf_tensor_t *x = self->ndim < 2 ? kfs_reshape(self, KF_INTS(1, observations)) : self;
  kf_tensor_t *w = has_f && has_a ? kfs_mul(fweights, aweights) : has_f ? fweights : aweights;
  bool weighted = has_f || has_a;
  kf_tensor_t *total = NULL;
  if (weighted) {
    total = kfs_sum(w);
  } else {
    kf_status_t status =
        kf_new_full(self, kf_no_ints(), KF_INT(observations), kf_some_dtype(KF_DTYPE_INT64),
                    kf_no_int(), kf_no_device(), kf_no_bool(), &total);
    total = kf_scope_take(status, total);
  }
  kf_tensor_t *sum = kfs_sum_dim_IntList(weighted ? kfs_mul(x, w) : x, along, true);
  kf_tensor_t *factor = norm_factor(w, aweights, total, correction);
  bool has_values = weighted && self->device.type != KF_DEVICE_META;
  warn_of_few(weighted ? has_values && is_true(kfs_le_Scalar(factor, KF_INT(0)))
                       : observations <= correction);
  kf_tensor_t *centered = kfs_sub(x, kfs_div(sum, total));
  kf_tensor_t *other = weighted ? kfs_mul(centered, w) : centered;
  kf_tensor_t *product = kfs_mm(centered, kfs_conj(kfs_t(other)));
  return kf__close_with(&scope, kfs_squeeze(kfs_div(product, factor)), out);
}

kf_status_t kf__op_corrcoef(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim > 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CORRCOEF_RANK,
                       "corrcoef: self must have at most two dimensions, but has %u"),
        self->ndim);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *c = NULL;
  kf_status_t status = kf_cov(self, 1, NULL, NULL, &c);
  c = kf_scope_take(status, c);
  if (c != NULL && c->ndim == 0) return kf__close_with(&scope, kfs_div(c, c), out);
  kf_tensor_t *variance = kfs_diagonal(c, 0, 0, 1);
  bool is_complex = c != NULL && kf_dtype_is_complex(kf__dtype(c));
  kf_tensor_t *deviation = kfs_sqrt(is_complex ? kfs_real(variance) : variance);
  c = kfs_div(kfs_div(c, kfs_unsqueeze(deviation, 1)), kfs_unsqueeze(deviation, 0));
  kf_opt_scalar_t low = kf_some_scalar(KF_INT(-1)), high = kf_some_scalar(KF_INT(1));
  if (is_complex)
    c = kfs_view_as_complex(kfs_clamp(kfs_view_as_real(c), low, high));
  else
    c = kfs_clamp(c, low, high);
  return kf__close_with(&scope, c, out);
}
