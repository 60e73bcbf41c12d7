/* Rules of reductions: which dimensions are reduced, what type the result has, and which empty
 * reductions are errors, because the operation has no identity element.
 *
 * Dimensions are bit sets. A tensor without dimensions counts as having one: bit 0 may be set, and
 * has no effect on the shape. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/shared_rules.h"

/* ---- What all reductions share ---- */

static kf__dim_set_t all_dims(const kf_tensor_t *t) { return kf__dim_set_all(t->ndim); }

static kf_status_t one_dim(const kf_tensor_t *self, int64_t dim, kf__dim_set_t *out_dims) {
  int64_t wrapped = 0;
  KF_TRY(kf__check_listed(self->ndim));
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  *out_dims = kf__dim_set(wrapped);
  return KF_OK;
}

/* A result without the dimensions in `dims`, or with size 1 there. Always contiguous, and never in
 * the memory of the argument, since compute writes before it has read everything. */
static kf_status_t reduced(kf_results_t *r, uint32_t index, kf_tensor_t *self, kf__dim_set_t dims,
                           bool keepdim, kf_dtype_t dtype, uint32_t flags) {
  KF_ASSERT(kf__tensor_is_valid(self));
  KF_ASSERT((dims & ~all_dims(self)) == 0 || (self->ndim == 0 && dims == 1));
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  for (uint32_t d = 0; d < self->ndim; d++) {
    bool is_reduced = (dims >> d) & 1;
    if (!is_reduced || keepdim) sizes[ndim++] = is_reduced ? 1 : self->sizes[d];
  }
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, index, (kf_int_span_t){sizes, ndim}, NULL, dtype, self->device,
                    flags | KF__RESULT_APART, inputs);
}

/* The `dtype` argument where it is given. Not checked here: kf__tensor_new refuses unknown types.
 */
static kf_dtype_t asked(kf_opt_int_t dtype, kf_dtype_t otherwise) {
  return dtype.has ? (kf_dtype_t)dtype.value : otherwise;
}

/* ---- Sums and products ---- */

/* Integers and booleans are summed as int64, so that sums of narrow types do not wrap around. An
 * out= form without a `dtype` argument computes in the type of the given tensor. */
static kf_dtype_t sum_type(const kf_results_t *r, const kf_tensor_t *self, kf_opt_int_t dtype,
                           bool by_given) {
  if (!dtype.has && by_given && r->form == KF__FORM_OUT) return kf__dtype(r->given[0]);
  kf_dtype_t own = kf__dtype(self);
  return asked(dtype, kf_dtype_is_integral(own, true) ? KF_DTYPE_INT64 : own);
}

kf_status_t kf__rule_sum(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype) {
  return reduced(r, 0, self, all_dims(self), false, sum_type(r, self, dtype, false),
                 KF__RESULT_EXACT);
}

kf_status_t kf__rule_sum_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
                              kf_opt_int_t dtype) {
  kf__dim_set_t dims = 0;
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  return reduced(r, 0, self, dims, keepdim, sum_type(r, self, dtype, true), KF__RESULT_EXACT);
}

kf_status_t kf__rule_nansum(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
                            kf_opt_int_t dtype) {
  if (kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NANSUM_COMPLEX, "nansum: elements must be real"));
  /* A type that is asked for converts the numbers first; an out= of integers would lose the NaN. */
  if (r->form == KF__FORM_OUT && !dtype.has && kf_dtype_is_floating(kf__dtype(self)) &&
      !kf_dtype_is_floating(kf__dtype(r->given[0])))
    return kf__not_for_dtype("nansum_cpu", kf__dtype(r->given[0]));
  return kf__rule_sum_dims(r, self, dim, keepdim, dtype);
}

kf_status_t kf__rule_prod(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype) {
  return kf__rule_sum(r, self, dtype);
}

kf_status_t kf__rule_prod_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim,
                              kf_opt_int_t dtype) {
  kf__dim_set_t dims = 0;
  KF_TRY(one_dim(self, dim, &dims));
  return reduced(r, 0, self, dims, keepdim, sum_type(r, self, dtype, true), KF__RESULT_EXACT);
}

/* Floating or complex: types that can hold a mean. */
static bool has_fractions(kf_dtype_t dtype) {
  return kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype);
}

static kf_status_t check_mean_type(const kf_tensor_t *self, kf_opt_int_t dtype) {
  kf_dtype_t type = asked(dtype, kf__dtype(self));
  if (has_fractions(type)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MEAN_DTYPE,
                     "mean: expected a floating-point or complex type (%s), got %s"),
      dtype.has ? "Optional" : "Input", kf_dtype_class_name(type));
}

/* Without a `dtype` argument, an out= tensor may have another type with fractions, and the mean is
 * computed in it. */
static kf_status_t mean(kf_results_t *r, kf_tensor_t *self, kf__dim_set_t dims, bool keepdim,
                        kf_opt_int_t dtype) {
  kf_dtype_t type = asked(dtype, kf__dtype(self));
  if (!dtype.has && r->form == KF__FORM_OUT && has_fractions(kf__dtype(r->given[0])))
    type = kf__dtype(r->given[0]);
  return reduced(r, 0, self, dims, keepdim, type, dtype.has ? KF__RESULT_EXACT : 0);
}

kf_status_t kf__rule_mean(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dtype) {
  bool by_given = !dtype.has && r->form == KF__FORM_OUT;
  if (by_given && kf_dtype_is_complex(kf__dtype(self)) &&
      !kf_dtype_is_complex(kf__dtype(r->given[0])))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CAST_TO_OUT,
                       "%s: the result tensor, which is %s, cannot hold the inputs"),
        r->op, kf_dtype_class_name(kf__dtype(r->given[0])));
  KF_TRY(check_mean_type(self, dtype));
  return mean(r, self, all_dims(self), false, dtype);
}

kf_status_t kf__rule_mean_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool keepdim,
                               kf_opt_int_t dtype) {
  kf__dim_set_t dims = 0;
  KF_TRY(check_mean_type(self, dtype));
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  return mean(r, self, dims, keepdim, dtype);
}

/* ---- Extremes ---- */

/* An extreme of no elements does not exist: a reduced dimension must not be empty. The message
 * names the dimension as the caller did, so `dims` are not wrapped yet, but known to be in range.
 */
static kf_status_t not_empty(const kf_results_t *r, const kf_tensor_t *self, kf_int_span_t dims,
                             const char *brackets) {
  char name[KF__NAME_TEXT];
  for (size_t i = 0; self->numel == 0 && i < dims.size; i++) {
    int64_t dim = dims.data[i] < 0 ? dims.data[i] + (int64_t)self->ndim : dims.data[i];
    KF_ASSERT(dim >= 0);
    KF_ASSERT(dim < (int64_t)self->ndim); /* an empty tensor has dimensions */
    if (self->sizes[dim] == 0)
      return kf_error_set(KF_ERR_INDEX,
                          KF__COMPATIBLE(KF__TORCH_REDUCE_EMPTY,
                                         "%s%s: dimension %lld is empty and has no such element"),
                          kf__bare_op_name(r->op, name), brackets, (long long)dims.data[i]);
  }
  return KF_OK;
}

static kf_status_t needs_dim(const kf_results_t *r) {
  char name[KF__NAME_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_REDUCED_WITHOUT_DIM,
                     "%s: self has no elements; pass dim, with a size that is not 0"),
      kf__bare_op_name(r->op, name));
}

static kf_status_t not_complex(const kf_results_t *r, const kf_tensor_t *self) {
  char name[KF__NAME_TEXT];
  if (!kf_dtype_is_complex(kf__dtype(self))) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_NO_COMPLEX, "%s: elements must be real"),
                      kf__bare_op_name(r->op, name));
}

kf_status_t kf__rule_extreme(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  kf__dim_set_t dims = 0;
  if (r->form == KF__FORM_OUT && kf__dtype(r->given[0]) != kf__dtype(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EXTREME_DTYPES, "%s: self is of type %s, but out= is of type %s"),
        r->op, kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(r->given[0])));
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  if (self->numel == 0 && dim.size == 0) return needs_dim(r);
  KF_TRY(not_empty(r, self, dim, "()"));
  return reduced(r, 0, self, dims, keepdim, kf__dtype(self), KF__RESULT_EXACT);
}

kf_status_t kf__rule_extreme_all(kf_results_t *r, kf_tensor_t *self) {
  if (self->numel == 0) return needs_dim(r);
  return reduced(r, 0, self, all_dims(self), false, kf__dtype(self), 0);
}

/* Two results: the values and the indices where they were found. */
kf_status_t kf__rule_extreme_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim) {
  KF_ASSERT(r->count == 2);
  kf__dim_set_t dims = 0;
  KF_TRY(one_dim(self, dim, &dims));
  KF_TRY(not_empty(r, self, (kf_int_span_t){&dim, 1}, "()"));
  KF_TRY(not_complex(r, self));
  KF_TRY(reduced(r, 0, self, dims, keepdim, kf__dtype(self), KF__RESULT_EXACT | KF__RESULT_WHOLE));
  return reduced(r, 1, self, dims, keepdim, KF_DTYPE_INT64, KF__RESULT_EXACT | KF__RESULT_WHOLE);
}

kf_status_t kf__rule_aminmax(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dim, bool keepdim) {
  kf__dim_set_t dims = all_dims(self);
  if (dim.has) {
    KF_TRY(one_dim(self, dim.value, &dims));
    KF_TRY(not_empty(r, self, (kf_int_span_t){&dim.value, 1}, ""));
  } else if (self->numel == 0) {
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_AMINMAX_OF_NOTHING,
                       "aminmax: an empty dimension has neither minimum nor maximum"));
  }
  uint32_t flags = dim.has ? KF__RESULT_EXACT | KF__RESULT_WHOLE : KF__RESULT_EXACT;
  KF_TRY(reduced(r, 0, self, dims, keepdim, kf__dtype(self), flags));
  return reduced(r, 1, self, dims, keepdim, kf__dtype(self), flags);
}

kf_status_t kf__rule_arg_extreme(kf_results_t *r, kf_tensor_t *self, kf_opt_int_t dim,
                                 bool keepdim) {
  kf__dim_set_t dims = all_dims(self);
  char name[KF__NAME_TEXT];
  KF_TRY(not_complex(r, self));
  if (kf__dtype(self) == KF_DTYPE_BOOL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NO_BOOL, "%s: elements must be numbers, not booleans"),
        kf__bare_op_name(r->op, name));
  if (dim.has) {
    KF_TRY(one_dim(self, dim.value, &dims));
    KF_TRY(not_empty(r, self, (kf_int_span_t){&dim.value, 1}, "()"));
  } else if (self->numel == 0) {
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_REDUCED_NEEDS_DIM,
                       "%s: self has no elements; pass dim, with a size that is not 0"),
        kf__bare_op_name(r->op, name));
  }
  return reduced(r, 0, self, dims, keepdim, KF_DTYPE_INT64, KF__RESULT_EXACT);
}

/* ---- Truth ---- */

/* all and any give bool, but uint8 for a uint8 argument or a uint8 out= tensor, as before there
 * were bool tensors. */
static kf_status_t truth(kf_results_t *r, kf_tensor_t *self, kf__dim_set_t dims, bool keepdim) {
  kf_dtype_t type = kf__dtype(self) == KF_DTYPE_UINT8 ? KF_DTYPE_UINT8 : KF_DTYPE_BOOL;
  char name[KF__NAME_TEXT];
  KF_TRY(kf__check_listed(self->ndim));
  if (r->form == KF__FORM_OUT) {
    type = kf__dtype(r->given[0]);
    if (type != KF_DTYPE_UINT8 && type != KF_DTYPE_BOOL)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_BOOL_OUT,
                         "%s: the result tensor must be boolean or Byte, but is %s"),
          kf__bare_op_name(r->op, name), kf_dtype_class_name(type));
  }
  return reduced(r, 0, self, dims, keepdim, type, KF__RESULT_EXACT);
}

kf_status_t kf__rule_truth_all(kf_results_t *r, kf_tensor_t *self) {
  return truth(r, self, all_dims(self), false);
}

kf_status_t kf__rule_truth_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim) {
  kf__dim_set_t dims = 0;
  KF_TRY(one_dim(self, dim, &dims));
  return truth(r, self, dims, keepdim);
}

/* An empty list of dimensions reduces none of them here; only None reduces all. */
kf_status_t kf__rule_truth_dims(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
                                bool keepdim) {
  kf__dim_set_t dims = 0;
  KF_TRY(kf__wrap_dims(dim, self->ndim, dim.data == NULL, &dims));
  return truth(r, self, dims, keepdim);
}

kf_status_t kf__rule_count_nonzero(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim) {
  kf__dim_set_t dims = 0;
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  return reduced(r, 0, self, dims, false, KF_DTYPE_INT64, KF__RESULT_EXACT);
}

/* ---- Variances ---- */

kf_status_t kf__rule_variance(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim, bool keepdim) {
  kf__dim_set_t dims = 0;
  kf_dtype_t type = kf__dtype(self);
  if (!has_fractions(type))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_STD_DTYPE,
                       "std, var: elements must be floating-point or complex numbers"));
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  return reduced(r, 0, self, dims, keepdim, kf_dtype_to_real(type), 0);
}

kf_status_t kf__rule_variance_mean(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dim,
                                   bool keepdim) {
  kf__dim_set_t dims = 0;
  kf_dtype_t type = kf__dtype(self);
  char name[KF__NAME_TEXT];
  if (!has_fractions(type))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STD_OF_DTYPE,
                                       "%s: elements must be floating-point or complex numbers"),
                        kf__bare_op_name(r->op, name));
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  KF_TRY(reduced(r, 0, self, dims, keepdim, kf_dtype_to_real(type), KF__RESULT_EXACT));
  return reduced(r, 1, self, dims, keepdim, type, KF__RESULT_EXACT);
}

/* ---- Norms ---- */

/* Norms of a negative or infinite order are extremes, which an empty slice does not have. */
static kf_status_t norm_of_something(const kf_tensor_t *self, double order, kf__dim_set_t dims,
                                     bool all) {
  if (self->numel != 0 || !(order < 0 || order == __builtin_inf())) return KF_OK;
  if (all)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_OF_NOTHING, "%s: the %g norm of no elements is not defined"),
        kf__api_name(KF__API_SHORT("vector_norm")), order);
  for (uint32_t d = 0; d < self->ndim; d++)
    if (((dims >> d) & 1) && self->sizes[d] == 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_NORM_OF_EMPTY_DIMENSION,
                         "%s: the %g norm along dimension %u, which is empty, is not defined"),
          kf__api_name(KF__API_SHORT("vector_norm")), order, d);
  return KF_OK;
}

static kf_status_t norm_type(kf_dtype_t own, kf_dtype_t type) {
  if (!has_fractions(type))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_RESULT_DTYPE,
                       "%s: dtype must be a floating-point or complex one, but is %s"),
        kf__api_name(KF__API_SHORT("vector_norm")), kf_dtype_class_name(type));
  bool is_complex = kf_dtype_is_complex(own);
  if (is_complex != kf_dtype_is_complex(type))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_DTYPE_KIND,
                                       "%s: dtype must be a %s one, since input is %s, but is %s"),
                        kf__api_name(KF__API_SHORT("vector_norm")), is_complex ? "complex" : "real",
                        is_complex ? "complex" : "real", kf_dtype_class_name(type));
  kf_dtype_t both = type;
  KF_TRY(kf_dtype_promote(own, type, &both));
  if (both != type)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_NARROWED,
                                       "%s: self is of type %s, which dtype=%s would narrow"),
                        kf__api_name(KF__API_SHORT("vector_norm")), kf_dtype_class_name(own),
                        kf_dtype_class_name(type));
  return KF_OK;
}

kf_status_t kf__rule_linalg_vector_norm(kf_results_t *r, kf_tensor_t *self, kf_scalar_t ord,
                                        kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype) {
  kf__dim_set_t dims = 0;
  kf_dtype_t own = kf__dtype(self), type = asked(dtype, own);
  if (!has_fractions(own))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FLOAT_OR_COMPLEX,
                                       "%s: expected a floating-point or complex type, got %s"),
                        kf__api_name(KF__API_SHORT("vector_norm")), kf_dtype_class_name(own));
  if (dtype.has) KF_TRY(norm_type(own, type));
  if (ord.tag == KF_TAG_COMPLEX)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_ORDER_COMPLEX, "%s: ord must be a real number"),
        kf__api_name(KF__API_SHORT("vector_norm")));
  KF_TRY(kf__check_listed(self->ndim));
  KF_TRY(kf__wrap_dims(dim, self->ndim, true, &dims));
  KF_TRY(norm_of_something(self, kf__number_real(ord), dims, dim.size == 0));
  return reduced(r, 0, self, dims, keepdim, kf_dtype_to_real(type), KF__RESULT_EXACT);
}

/* ---- Counts ---- */

kf_status_t kf__rule_histc(kf_results_t *r, kf_tensor_t *self, int64_t bins, kf_scalar_t min,
                           kf_scalar_t max) {
  kf_tensor_t *const inputs[] = {self, NULL};
  kf_dtype_t type = kf__dtype(self);
  if (bins <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS_0, "%s: bins must be positive, but is %lld"),
        kf__api_name(KF__API("histogram")), (long long)bins);
  if (min.tag == KF_TAG_COMPLEX || max.tag == KF_TAG_COMPLEX)
    return kf_error_set(KF_ERR_RUNTIME, "%s: min and max must be real numbers",
                        kf__api_name(KF__API("histc")));
  double low = kf__number_real(min), high = kf__number_real(max);
  if (!(low - low == 0 && high - high == 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTC_INFINITE, "%s: the range must be finite, but is %g to %g"),
        kf__api_name(KF__API("histc")), low, high);
  if (low > high)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTC_RANGE, "%s: min must not exceed max"),
                        kf__api_name(KF__API("histc")));
  if (r->form == KF__FORM_OUT && kf__dtype(r->given[0]) != type)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTC_OUT_DTYPE, "%s: self is %s, but the result tensor is %s"),
        kf__api_name(KF__API("histogram")), kf_dtype_class_name(type),
        kf_dtype_class_name(kf__dtype(r->given[0])));
  return kf__result(r, 0, (kf_int_span_t){&bins, 1}, NULL, type, self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART, inputs);
}

/* The number of bins depends on the largest element: compute makes the result. */
kf_status_t kf__rule_bincount(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *weights,
                              int64_t minlength) {
  if (!kf_dtype_is_integral(kf__dtype(self), false))
    return kf__not_for_dtype("bincount_cpu", kf__dtype(self));
  if (self->ndim != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BINCOUNT_INPUT,
                                       "bincount: input must be a vector of integers from 0 on"));
  if (minlength < 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_BINCOUNT_MINLENGTH,
                                                       "bincount: minlength must not be negative"));
  bool weighted = kf__is_defined(weights);
  if (weighted && (weights->ndim != 1 || weights->sizes[0] != self->sizes[0]))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BINCOUNT_WEIGHTS,
                                       "bincount: weights must be a vector as long as input"));
  kf_dtype_t type = KF_DTYPE_INT64;
  if (weighted && self->numel != 0)
    type = kf__dtype(weights) == KF_DTYPE_FLOAT32 ? KF_DTYPE_FLOAT32 : KF_DTYPE_FLOAT64;
  return kf__result_later(r, 0, type, self->device);
}
