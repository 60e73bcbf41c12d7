/* Softmax and normalisations as users call them: checks and conversions around the native
 * operators, which also return the statistics that backward needs. The functions here drop those;
 * autograd records the native operators. */
#include <float.h>

#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* ---- Softmax ---- */

typedef kf_status_t (*softmax_fn)(kf_tensor_t *self, int64_t dim, bool half_to_float,
                                  kf_tensor_t **out);

/* Converts the argument first where another type is asked for. */
static kf_status_t softmax_as(kf_tensor_t *self, int64_t dim, kf_opt_int_t dtype, softmax_fn fn,
                              kf_tensor_t **out) {
  if (!dtype.has || (kf_dtype_t)dtype.value == kf__dtype(self)) return fn(self, dim, false, out);
  kf_tensor_t *converted = NULL;
  KF_TRY(kf_to_dtype(self, (kf_dtype_t)dtype.value, false, false, kf_no_int(), &converted));
  kf_status_t status = fn(converted, dim, false, out);
  kf_tensor_release(converted);
  return status;
}

kf_status_t kf__op_softmax_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                               kf_opt_int_t dtype, kf_tensor_t **out) {
  (void)call;
  return softmax_as(self, dim, dtype, kf_raw_softmax, out);
}

/* Whether a slice may consist of minus infinities only: then all of its weights are NaN, and the
 * first one is enough to see it. On the CPU, where reading costs least, this saves the pass over
 * all scores when every slice has a number. */
static kf_status_t may_be_empty(kf_tensor_t *weights, int64_t dim, bool *out_may) {
  *out_may = true;
  if (weights->device.type != KF_DEVICE_CPU || weights->numel == 0 || weights->ndim == 0)
    return KF_OK;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *any = kfs_any(kfs_isnan(kfs_narrow(weights, dim, 0, 1)));
  kf_scalar_t found = KF_BOOL(true);
  if (any != NULL) kf_scope_take(kf_item(any, &found), NULL);
  KF_TRY(kf_scope_close(&scope));
  *out_may = found.as.b;
  return KF_OK;
}

/* Softmax with zeros instead of NaN for slices of minus infinities only. */
kf_status_t kf__op__safe_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                 kf_opt_int_t dtype, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *weights = kfs_softmax(self, dim, dtype);
  bool may = kf_dtype_is_complex(kf__dtype(self)); /* which isneginf refuses */
  if (weights != NULL && !may) kf_scope_take(may_be_empty(weights, dim, &may), NULL);
  if (may) {
    kf_tensor_t *nothing = kfs_all_dim(kfs_isneginf(self), dim, true);
    weights = kfs_where_ScalarSelf(nothing, KF_BOOL(false), weights);
  }
  return kf__close_with(&scope, weights, out);
}

kf_status_t kf__op_log_softmax_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                   kf_opt_int_t dtype, kf_tensor_t **out) {
  (void)call;
  return softmax_as(self, dim, dtype, kf_raw_log_softmax, out);
}

/* ---- Layer, RMS and group norm ---- */

/* Keeps the first of three results and releases the others. */
static kf_status_t first_of(kf_status_t status, kf_tensor_t *first, kf_tensor_t *second,
                            kf_tensor_t *third, kf_tensor_t **out) {
  KF_ASSERT(status != KF_OK || first != NULL);
  kf_tensor_release(second);
  kf_tensor_release(third);
  *out = first;
  return status;
}

kf_status_t kf__op_layer_norm(const kf_call_t *call, kf_tensor_t *input,
                              kf_int_span_t normalized_shape, kf_tensor_t *weight,
                              kf_tensor_t *bias, double eps, bool cudnn_enable, kf_tensor_t **out) {
  kf_tensor_t *made = NULL, *mean = NULL, *rstd = NULL;
  (void)call, (void)cudnn_enable;
  kf_status_t status =
      kf_native_layer_norm(input, normalized_shape, weight, bias, eps, &made, &mean, &rstd);
  return first_of(status, made, mean, rstd, out);
}

/* Whether the last sizes of the input are `shape`. */
static bool ends_in(const kf_tensor_t *input, kf_int_span_t shape) {
  if (shape.size == 0 || shape.size > input->ndim) return false;
  kf_int_span_t last = {input->sizes + (input->ndim - shape.size), shape.size};
  return kf__spans_equal(last, shape);
}

/* RMS norm of complex numbers, which have no kernel: x · rsqrt(mean(x²) + eps) · weight. */
static kf_status_t rms_norm_complex(kf_tensor_t *input, kf_int_span_t normalized_shape,
                                    kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out) {
  int64_t dims[KF__MAX_DIMS];
  KF_ASSERT(normalized_shape.size <= input->ndim);
  for (size_t i = 0; i < normalized_shape.size; i++) dims[i] = -1 - (int64_t)i;
  double least = kf__dtype(input) == KF_DTYPE_COMPLEX128 ? DBL_EPSILON : (double)FLT_EPSILON;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *square =
      kfs_mean_dim(kfs_mul(input, input), (kf_int_span_t){dims, normalized_shape.size}, true);
  kf_tensor_t *scale =
      kfs_rsqrt(kfs_add_Scalar(square, KF_FLOAT(eps.has ? eps.value : least), KF_INT(1)));
  kf_tensor_t *result = kfs_mul(input, scale);
  if (kf__is_defined(weight)) result = kfs_mul(result, weight);
  return kf__close_with(&scope, result, out);
}

kf_status_t kf__op_rms_norm(const kf_call_t *call, kf_tensor_t *input,
                            kf_int_span_t normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps,
                            kf_tensor_t **out) {
  kf_tensor_t *made = NULL, *rstd = NULL;
  static int warned;
  (void)call;
  if (input->ndim < normalized_shape.size)
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_NORM_INPUT_RANK,
                                       "input must have %zu dimensions or more, but has %u"),
                        normalized_shape.size, input->ndim);
  if (kf_dtype_is_complex(kf__dtype(input)) && ends_in(input, normalized_shape) &&
      (!kf__is_defined(weight) || kf__spans_equal(kf__sizes(weight), normalized_shape)))
    return rms_norm_complex(input, normalized_shape, weight, eps, out);
  if (kf__is_defined(weight) && input->dtype != weight->dtype)
    kf__warn_once(&warned,
                  KF__COMPATIBLE(KF__TORCH_BATCH_NORM_DTYPES,
                                 "rms_norm: input is of type %s, but weight is of type %s"),
                  kf__dtype_message_name(kf__dtype(input)),
                  kf__dtype_message_name(kf__dtype(weight)));
  kf_status_t status = kf_raw_fused_rms_norm(input, normalized_shape, weight, eps, &made, &rstd);
  const kf_memory_format_t format = kf_tensor_memory_format(input);
  if (status != KF_OK || format == KF_MEMORY_FORMAT_CONTIGUOUS)
    return first_of(status, made, rstd, NULL, out);
  status = kf_contiguous(made, format, out);
  kf_tensor_release(made);
  kf_tensor_release(rstd);
  return status;
}

kf_status_t kf__op_group_norm(const kf_call_t *call, kf_tensor_t *input, int64_t num_groups,
                              kf_tensor_t *weight, kf_tensor_t *bias, double eps,
                              bool cudnn_enabled, kf_tensor_t **out) {
  kf_tensor_t *made = NULL, *mean = NULL, *rstd = NULL;
  int64_t dim = 0, spatial = 1;
  (void)call, (void)cudnn_enabled;
  KF_TRY(kf__wrap_dim(1, input->ndim, true, &dim));
  for (uint32_t d = 2; d < input->ndim; d++) spatial *= input->sizes[d];
  kf_status_t status = kf_native_group_norm(input, weight, bias, input->sizes[0], input->sizes[1],
                                            spatial, num_groups, eps, &made, &mean, &rstd);
  return first_of(status, made, mean, rstd, out);
}

/* ---- Batch norm ---- */

static kf_status_t check_count(const char *name, const kf_tensor_t *t, int64_t channels) {
  if (!kf__is_defined(t) || t->numel == channels) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_BATCH_NORM_COUNT,
                     "%s must have %lld numbers, one for each channel, but has %lld"),
      name, (long long)channels, (long long)t->numel);
}

/* An empty input is returned as a copy; weight and bias take part, so that they get gradients. */
static kf_status_t batch_norm_of_nothing(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                         kf_tensor_t **out) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = kfs_clone(input);
  if (kf__is_defined(weight) && weight->numel > 0)
    result = kfs_mul(result, kfs_select(weight, 0, 0));
  if (kf__is_defined(bias) && bias->numel > 0) result = kfs_add(result, kfs_select(bias, 0, 0));
  return kf__close_with(&scope, result, out);
}

/* An input without a channel dimension has no channels: only an empty one is accepted. */
static kf_status_t batch_norm_of_no_channels(kf_tensor_t *input, kf_tensor_t *weight,
                                             kf_tensor_t *bias, kf_tensor_t *running_mean,
                                             kf_tensor_t *running_var, kf_tensor_t **out) {
  int64_t dim = 0;
  if (input->numel == 0) return batch_norm_of_nothing(input, weight, bias, out);
  KF_TRY(check_count("running_mean", running_mean, 0));
  KF_TRY(check_count("running_var", running_var, 0));
  KF_TRY(check_count("weight", weight, 0));
  KF_TRY(check_count("bias", bias, 0));
  return kf__wrap_dim(1, input->ndim, true, &dim);
}

kf_status_t kf__op_batch_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
                              kf_tensor_t *bias, kf_tensor_t *running_mean,
                              kf_tensor_t *running_var, bool training, double momentum, double eps,
                              bool cudnn_enabled, kf_tensor_t **out) {
  kf_tensor_t *made = NULL, *mean = NULL, *invstd = NULL;
  (void)call, (void)cudnn_enabled;
  if (input->ndim < 2)
    return batch_norm_of_no_channels(input, weight, bias, running_mean, running_var, out);
  if (input->numel == 0) {
    int64_t channels = input->sizes[1];
    if (!training && !kf__is_defined(running_mean))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RUNNING_MEAN, "running_mean is needed when not training"));
    if (!training && !kf__is_defined(running_var))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RUNNING_VAR, "running_var is needed when not training"));
    KF_TRY(check_count("running_mean", running_mean, channels));
    KF_TRY(check_count("running_var", running_var, channels));
    KF_TRY(check_count("weight", weight, channels));
    KF_TRY(check_count("bias", bias, channels));
    return batch_norm_of_nothing(input, weight, bias, out);
  }
  kf_status_t status = kf_native_batch_norm(input, weight, bias, running_mean, running_var,
                                            training, momentum, eps, &made, &mean, &invstd);
  return first_of(status, made, mean, invstd, out);
}

kf_status_t kf__op__native_batch_norm_legit_no_training(const kf_call_t *call, kf_tensor_t *input,
                                                        kf_tensor_t *weight, kf_tensor_t *bias,
                                                        kf_tensor_t *running_mean,
                                                        kf_tensor_t *running_var, double momentum,
                                                        double eps, kf_tensor_t **out0,
                                                        kf_tensor_t **out1, kf_tensor_t **out2) {
  (void)call;
  return kf_native_batch_norm(input, weight, bias, running_mean, running_var, false, momentum, eps,
                              out0, out1, out2);
}

/* ---- Instance norm ----
 * Batch norm with a batch of one and a channel for each channel of each sample; parameters are
 * repeated for the samples. */

/* One copy for each sample, inside a scope; NULL for a tensor that is not given. */
static kf_tensor_t *copies(kf_tensor_t *t, int64_t batch) {
  return kf__is_defined(t) ? kfs_repeat(t, (kf_int_span_t){&batch, 1}) : NULL;
}

/* Sets the running statistics to the means of the samples' copies, which batch norm updated. */
static kf_status_t join_copies(kf_tensor_t *running, kf_tensor_t *copied, int64_t batch,
                               int64_t channels) {
  const int64_t first = 0;
  if (!kf__is_defined(running) || copied == NULL) return KF_OK;
  kf_tensor_t *rows = kfs_view(copied, KF_INTS(batch, channels));
  kf_tensor_t *mean = kfs_mean_dim(rows, (kf_int_span_t){&first, 1}, false);
  return mean == NULL ? KF_OK : kf_copy_(running, mean, false);
}

kf_status_t kf__op_instance_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
                                 kf_tensor_t *bias, kf_tensor_t *running_mean,
                                 kf_tensor_t *running_var, bool use_input_stats, double momentum,
                                 double eps, bool cudnn_enabled, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS], dim = 0;
  (void)call;
  if (!use_input_stats && !(kf__is_defined(running_mean) && kf__is_defined(running_var)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_INSTANCE_NORM_STATISTICS,
            "instance_norm: without use_input_stats, running_mean and running_var are needed"));
  KF_TRY(kf__wrap_dim(1, input->ndim, true, &dim));
  int64_t batch = input->sizes[0], channels = input->sizes[1];
  memcpy(sizes, input->sizes, input->ndim * sizeof *sizes);
  sizes[0] = 1;
  sizes[1] = batch * channels;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *mean = copies(running_mean, batch), *var = copies(running_var, batch);
  kf_tensor_t *w = copies(weight, batch), *b = copies(bias, batch), *made = NULL;
  kf_tensor_t *x = kfs_view(kfs_contiguous(input), (kf_int_span_t){sizes, input->ndim});
  if (x != NULL && !kf_scope_has_failed()) {
    kf_status_t status =
        kf_batch_norm(x, w, b, mean, var, use_input_stats, momentum, eps, cudnn_enabled, &made);
    made = kf_scope_take(status, made);
  }
  if (made != NULL && use_input_stats) {
    kf_status_t status = join_copies(running_mean, mean, batch, channels);
    if (status == KF_OK) status = join_copies(running_var, var, batch, channels);
    if (status != KF_OK) (void)kf_scope_take(status, NULL);
  }
  return kf__close_with(&scope, kfs_view(made, kf__sizes(input)), out);
}
