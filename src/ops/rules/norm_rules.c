/* Rules of normalisations: shapes of parameters and statistics, and which types fit. Parameters and
 * statistics have the type of the input, or float32 with an input of a half type, so that means and
 * variances keep their precision.
 *
 * Results are contiguous, or have the memory format of the input, and compute relies on it
 * (KF__RESULT_STRIDED): a given tensor with other strides gets a copy at the end. */
#include "compat/nn_texts.h"
#include "ops/core/shared_rules.h"

/* ---- Types ---- */

/* The type of statistics. The first parameter that is given decides whether types are mixed; the
 * others must agree with it. */
static kf_status_t stat_type(kf_dtype_t input, kf_tensor_t *const *params, size_t count,
                             kf_dtype_t *out_type) {
  kf_dtype_t type = KF_DTYPE_COUNT;
  *out_type = input;
  for (size_t i = 0; i < count; i++) {
    if (!kf__is_defined(params[i])) continue;
    kf_dtype_t found = kf__dtype(params[i]);
    if (type == KF_DTYPE_COUNT) {
      bool may_mix = kf__is_half(input) && found == KF_DTYPE_FLOAT32;
      if (found != input && !may_mix)
        return kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(
                KF__TORCH_NORM_MIXED_DTYPES,
                "with an input of half precision, parameters must be of its type or float32"));
      type = found;
    } else if (found != type) {
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES, "elements must be %s, but are %s"),
                          kf_dtype_class_name(type), kf_dtype_class_name(found));
    }
  }
  if (type != KF_DTYPE_COUNT) *out_type = type;
  return KF_OK;
}

static kf_status_t same_type(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (kf__dtype(a) == kf__dtype(b)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES, "elements must be %s, but are %s"),
                      kf_dtype_class_name(kf__dtype(a)), kf_dtype_class_name(kf__dtype(b)));
}

static kf_status_t same_shape(const kf_results_t *r, const kf_tensor_t *grad,
                              const kf_tensor_t *input) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (kf__same_sizes(grad, input)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME, "%s: Expected grad_out to have the shape of input, %s, but got %s", r->op,
      kf__shape_text(kf__sizes(input), expected), kf__shape_text(kf__sizes(grad), found));
}

/* ---- Results ---- */

/* A contiguous result on the device of the first input. */
static kf_status_t packed(kf_results_t *r, uint32_t index, kf_int_span_t sizes, kf_dtype_t type,
                          kf_tensor_t *const *inputs) {
  KF_ASSERT(kf__tensor_is_valid(inputs[0]));
  return kf__result(r, index, sizes, NULL, type, inputs[0]->device,
                    KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

static kf_status_t with_format(kf_results_t *r, uint32_t index, kf_tensor_t *input,
                               kf_memory_format_t format, kf_tensor_t *const *inputs) {
  int64_t strides[KF__MAX_DIMS];
  KF_TRY(kf__format_strides(kf__sizes(input), format, strides));
  return kf__result(r, index, kf__sizes(input), strides, kf__dtype(input), input->device,
                    KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* A result with the shape and the memory format of the input. */
static kf_status_t formatted(kf_results_t *r, uint32_t index, kf_tensor_t *input,
                             kf_tensor_t *const *inputs) {
  return with_format(r, index, input, kf_tensor_memory_format(input), inputs);
}

/* A result that output_mask may leave out. */
static kf_status_t masked(kf_results_t *r, uint32_t index, bool wanted, kf_int_span_t sizes,
                          kf_dtype_t type, kf_tensor_t *const *inputs) {
  if (wanted) return packed(r, index, sizes, type, inputs);
  kf__result_none(r, index);
  return KF_OK;
}

static kf_status_t mask_size(const kf_results_t *r, kf_bool_span_t mask, size_t size) {
  if (mask.size == size) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NORM_MASK, "%s: output_mask must list %zu booleans, but lists %zu"),
      r->op, size, mask.size);
}

/* ---- Layer norm, RMS norm ---- */

static kf_status_t weight_shape(const char *name, const kf_tensor_t *weight, kf_int_span_t shape) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (!kf__is_defined(weight) || kf__spans_equal(kf__sizes(weight), shape)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_LAYER_NORM_PARAMETER,
                                     "layer_norm: %s must have the shape normalized_shape, but %s "
                                     "has shape %s, normalized_shape is %s"),
                      name, name, kf__shape_text(kf__sizes(weight), found),
                      kf__shape_text(shape, expected));
}

/* The input's last sizes must be the normalised shape. */
static kf_status_t normalized(const kf_tensor_t *input, kf_int_span_t shape) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (shape.size == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORMALIZED_EMPTY, "normalized_shape is empty"));
  if (input->ndim >= shape.size && memcmp(input->sizes + (input->ndim - shape.size), shape.data,
                                          shape.size * sizeof *shape.data) == 0)
    return KF_OK;
  (void)kf__shape_text(shape, expected);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_LAYER_NORM_INPUT,
          "layer_norm: with normalized_shape=%s, input must have a shape [*, %s, but has shape %s"),
      expected, expected + 1, kf__shape_text(kf__sizes(input), found));
}

/* The shape of statistics, one number for each normalised slice: the dimensions of the slice are
 * kept with size 1. */
static kf_int_span_t slices(const kf_tensor_t *input, size_t normalized_dims,
                            int64_t sizes[KF__MAX_DIMS]) {
  KF_ASSERT(normalized_dims <= input->ndim);
  for (uint32_t d = 0; d < input->ndim; d++)
    sizes[d] = d + normalized_dims < input->ndim ? input->sizes[d] : 1;
  return (kf_int_span_t){sizes, input->ndim};
}

kf_status_t kf__rule_layer_norm(kf_results_t *r, kf_tensor_t *input, kf_int_span_t normalized_shape,
                                kf_tensor_t *weight, kf_tensor_t *bias) {
  kf_tensor_t *const inputs[] = {input, NULL}, *const params[] = {weight, bias};
  int64_t sizes[KF__MAX_DIMS];
  kf_dtype_t type;
  if (normalized_shape.size != 0) {
    KF_TRY(weight_shape("weight", weight, normalized_shape));
    KF_TRY(weight_shape("bias", bias, normalized_shape));
  }
  KF_TRY(normalized(input, normalized_shape));
  KF_TRY(stat_type(kf__dtype(input), params, 2, &type));
  kf_int_span_t stats = slices(input, normalized_shape.size, sizes);
  KF_TRY(packed(r, 0, kf__sizes(input), kf__dtype(input), inputs));
  KF_TRY(packed(r, 1, stats, type, inputs));
  return packed(r, 2, stats, type, inputs);
}

static kf_status_t stat_count(const kf_results_t *r, const char *name, const kf_tensor_t *stat,
                              int64_t count) {
  if (stat->numel == count) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NORM_STATISTIC, "%s: %s must have %lld numbers, but has %lld"),
      r->op, name, (long long)count, (long long)stat->numel);
}

static int64_t slice_count(const kf_tensor_t *input, size_t normalized_dims) {
  KF_ASSERT(normalized_dims <= input->ndim);
  int64_t count = 1;
  for (uint32_t d = 0; d + normalized_dims < input->ndim; d++) count *= input->sizes[d];
  return count;
}

kf_status_t kf__rule_layer_norm_backward(kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *input,
                                         kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                         kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *bias,
                                         kf_bool_span_t output_mask) {
  kf_tensor_t *const inputs[] = {input, grad_out, NULL}, *const params[] = {weight, bias};
  kf_dtype_t type;
  KF_TRY(mask_size(r, output_mask, 3));
  KF_TRY(normalized(input, normalized_shape));
  KF_TRY(weight_shape("weight", weight, normalized_shape));
  KF_TRY(weight_shape("bias", bias, normalized_shape));
  KF_TRY(same_shape(r, grad_out, input));
  KF_TRY(same_type(input, grad_out));
  KF_TRY(stat_count(r, "mean", mean, slice_count(input, normalized_shape.size)));
  KF_TRY(stat_count(r, "rstd", rstd, slice_count(input, normalized_shape.size)));
  KF_TRY(stat_type(kf__dtype(input), params, 2, &type));
  KF_TRY(masked(r, 0, output_mask.data[0], kf__sizes(input), kf__dtype(input), inputs));
  /* What is absent has no gradient, whatever the mask says. */
  const bool with_weight = output_mask.data[1] && kf__is_defined(weight);
  KF_TRY(masked(r, 1, with_weight, normalized_shape, type, inputs));
  return masked(r, 2, output_mask.data[2] && kf__is_defined(bias), normalized_shape, type, inputs);
}

/* RMS norm keeps statistics in float32 for the half types, whatever the type of the weight. */
static kf_dtype_t rms_type(kf_dtype_t input) {
  return kf__is_half(input) ? KF_DTYPE_FLOAT32 : input;
}

kf_status_t kf__rule_rms_norm(kf_results_t *r, kf_tensor_t *input, kf_int_span_t normalized_shape,
                              kf_tensor_t *weight) {
  kf_tensor_t *const inputs[] = {input, NULL};
  int64_t sizes[KF__MAX_DIMS];
  if (normalized_shape.size != 0) KF_TRY(weight_shape("weight", weight, normalized_shape));
  KF_TRY(normalized(input, normalized_shape));
  KF_TRY(packed(r, 0, kf__sizes(input), kf__dtype(input), inputs));
  return packed(r, 1, slices(input, normalized_shape.size, sizes), rms_type(kf__dtype(input)),
                inputs);
}

kf_status_t kf__rule_rms_norm_backward(kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *input,
                                       kf_int_span_t normalized_shape, kf_tensor_t *rstd,
                                       kf_tensor_t *weight, kf_bool_span_t output_mask) {
  kf_tensor_t *const inputs[] = {input, grad_out, NULL};
  KF_TRY(mask_size(r, output_mask, 2));
  KF_TRY(normalized(input, normalized_shape));
  KF_TRY(weight_shape("weight", weight, normalized_shape));
  KF_TRY(same_shape(r, grad_out, input));
  KF_TRY(same_type(input, grad_out));
  KF_TRY(stat_count(r, "rstd", rstd, slice_count(input, normalized_shape.size)));
  KF_TRY(masked(r, 0, output_mask.data[0], kf__sizes(input), kf__dtype(input), inputs));
  kf_dtype_t type = kf__is_defined(weight) ? kf__dtype(weight) : kf__dtype(input);
  return masked(r, 1, output_mask.data[1], normalized_shape, type, inputs);
}

/* ---- Group norm ---- */

static kf_status_t vector_of_channels(const char *name, const kf_tensor_t *t, int64_t channels,
                                      const kf_tensor_t *input) {
  char found[KF__SHAPE_TEXT], shape[KF__SHAPE_TEXT];
  if (!kf__is_defined(t) || (t->ndim == 1 && t->sizes[0] == channels)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_GROUP_NORM_PARAMETER,
                                     "group_norm: %s must have an element for each channel; %s has "
                                     "shape %s, input has shape %s"),
                      name, name, kf__shape_text(kf__sizes(t), found),
                      kf__shape_text(kf__sizes(input), shape));
}

/* Whether n * c * hxw is the number of elements. Callers of the native operators pass these numbers
 * beside the input, so they may be anything. */
static bool fills(const kf_tensor_t *t, int64_t n, int64_t c, int64_t hxw) {
  int64_t product = 0;
  return n >= 0 && c >= 0 && hxw >= 0 && !__builtin_mul_overflow(n, c, &product) &&
         !__builtin_mul_overflow(product, hxw, &product) && t->numel == product;
}

static kf_status_t groups(const kf_tensor_t *input, int64_t channels, int64_t group) {
  char shape[KF__SHAPE_TEXT];
  if (group <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GROUP_COUNT,
                                       "native_group_norm: group must be positive, but is %lld"),
                        (long long)group);
  if (channels % group != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_CHANNELS,
                                       "group_norm: channels must be a multiple of num_groups; "
                                       "input has shape %s, num_groups is %lld"),
                        kf__shape_text(kf__sizes(input), shape), (long long)group);
  return KF_OK;
}

kf_status_t kf__rule_group_norm(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight,
                                kf_tensor_t *bias, int64_t N, int64_t C, int64_t HxW,
                                int64_t group) {
  kf_tensor_t *const inputs[] = {input, NULL}, *const params[] = {weight, bias};
  const int64_t sizes[] = {N, group};
  kf_dtype_t type;
  KF_TRY(groups(input, C, group));
  KF_TRY(vector_of_channels("weight", weight, C, input));
  KF_TRY(vector_of_channels("bias", bias, C, input));
  if (!fills(input, N, C, HxW))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_COUNT, "group_norm: X must have N * C * HxW elements"));
  KF_TRY(stat_type(kf__dtype(input), params, 2, &type));
  KF_TRY(formatted(r, 0, input, inputs));
  KF_TRY(packed(r, 1, (kf_int_span_t){sizes, 2}, type, inputs));
  return packed(r, 2, (kf_int_span_t){sizes, 2}, type, inputs);
}

kf_status_t kf__rule_group_norm_backward(kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *input,
                                         kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
                                         int64_t N, int64_t C, int64_t HxW, int64_t group,
                                         kf_bool_span_t output_mask) {
  kf_tensor_t *const inputs[] = {input, grad_out, NULL}, *const params[] = {weight};
  kf_dtype_t type;
  KF_TRY(mask_size(r, output_mask, 3));
  KF_TRY(groups(input, C, group));
  if (!fills(grad_out, N, C, HxW))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_GRADIENT,
                                       "group_norm: dY must have N * C * HxW elements"));
  if (!fills(input, N, C, HxW))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_COUNT, "group_norm: X must have N * C * HxW elements"));
  if (!fills(mean, N, group, 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_MEAN, "group_norm: mean must have N * group elements"));
  if (!fills(rstd, N, group, 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GROUP_NORM_RSTD, "group_norm: rstd must have N * group elements"));
  KF_TRY(same_shape(r, grad_out, input));
  KF_TRY(same_type(input, grad_out));
  KF_TRY(vector_of_channels("weight", weight, C, input));
  KF_TRY(stat_type(kf__dtype(input), params, 1, &type));
  if (output_mask.data[0])
    KF_TRY(formatted(r, 0, input, inputs));
  else
    kf__result_none(r, 0);
  KF_TRY(masked(r, 1, output_mask.data[1], (kf_int_span_t){&C, 1}, type, inputs));
  return masked(r, 2, output_mask.data[2], (kf_int_span_t){&C, 1}, type, inputs);
}

/* ---- Batch norm ---- */

static kf_status_t of_channels(const char *name, const kf_tensor_t *t, int64_t channels) {
  if (!kf__is_defined(t) || (t->numel == channels && t->ndim <= 1)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_BATCH_NORM_COUNT,
                     "%s must have %lld numbers, one for each channel, but has %lld"),
      name, (long long)channels, (long long)t->numel);
}

/* Dimension 1 has the channels; an input without it gets the error of a wrong dimension. */
static kf_status_t channels_of(const kf_tensor_t *input, int64_t *out_channels) {
  int64_t dim = 0;
  KF_TRY(kf__wrap_dim(1, input->ndim, true, &dim));
  KF_ASSERT(dim < (int64_t)input->ndim);
  *out_channels = input->sizes[dim];
  return KF_OK;
}

/* The format in which the elements of the input follow each other. Where several do, because sizes
 * are 1, strides of these dimensions have no say: the contiguous one is taken. */
static kf_memory_format_t batch_format(const kf_tensor_t *input) {
  kf_memory_format_t last =
      input->ndim == 5 ? KF_MEMORY_FORMAT_CHANNELS_LAST_3D : KF_MEMORY_FORMAT_CHANNELS_LAST;
  if (kf_tensor_is_contiguous(input, KF_MEMORY_FORMAT_CONTIGUOUS))
    return KF_MEMORY_FORMAT_CONTIGUOUS;
  if ((input->ndim == 4 || input->ndim == 5) && kf_tensor_is_contiguous(input, last)) return last;
  return kf_tensor_memory_format(input);
}

/* Training updates the running statistics, so they must be writable before anything is computed.
 * The saved statistics are empty in evaluation, where backward reads the running ones. */
kf_status_t kf__rule_batch_norm(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight,
                                kf_tensor_t *bias, kf_tensor_t *running_mean,
                                kf_tensor_t *running_var, bool training) {
  kf_tensor_t *const inputs[] = {input, NULL};
  kf_tensor_t *const params[] = {weight, bias, running_mean, running_var};
  int64_t channels = 0;
  kf_dtype_t type;
  KF_TRY(channels_of(input, &channels));
  if (training && input->numel == 0) {
    char shape[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INSTANCE_NORM_EMPTY,
                                       "batch_norm: input must have elements, but has shape %s"),
                        kf__shape_text(kf__sizes(input), shape));
  }
  if (!training && !kf__is_defined(running_mean))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_RUNNING_MEAN,
                                                       "running_mean is needed when not training"));
  if (!training && !kf__is_defined(running_var))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_RUNNING_VAR,
                                                       "running_var is needed when not training"));
  KF_TRY(of_channels("running_mean", running_mean, channels));
  KF_TRY(of_channels("running_var", running_var, channels));
  KF_TRY(of_channels("weight", weight, channels));
  KF_TRY(of_channels("bias", bias, channels));
  KF_TRY(stat_type(kf__dtype(input), params, 4, &type));
  if (training && kf__is_defined(running_mean)) KF_TRY(kf__writable(running_mean));
  if (training && kf__is_defined(running_var)) KF_TRY(kf__writable(running_var));
  const int64_t saved = training ? channels : 0;
  KF_TRY(with_format(r, 0, input, batch_format(input), inputs));
  KF_TRY(packed(r, 1, (kf_int_span_t){&saved, 1}, type, inputs));
  return packed(r, 2, (kf_int_span_t){&saved, 1}, type, inputs);
}

kf_status_t kf__rule_batch_norm_no_stats(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight,
                                         kf_tensor_t *bias, bool training) {
  return kf__rule_batch_norm(r, input, weight, bias, NULL, NULL, training);
}

kf_status_t kf__rule_batch_norm_backward(kf_results_t *r, kf_tensor_t *grad_out, kf_tensor_t *input,
                                         kf_tensor_t *weight, kf_tensor_t *running_mean,
                                         kf_tensor_t *running_var, kf_tensor_t *save_mean,
                                         kf_tensor_t *save_invstd, bool train,
                                         kf_bool_span_t output_mask) {
  kf_tensor_t *const inputs[] = {input, grad_out, NULL};
  kf_tensor_t *const mean = train ? save_mean : running_mean;
  kf_tensor_t *const spread = train ? save_invstd : running_var;
  kf_tensor_t *const params[] = {weight, mean, spread};
  int64_t channels = 0;
  kf_dtype_t type;
  KF_TRY(mask_size(r, output_mask, 3));
  KF_TRY(channels_of(input, &channels));
  KF_TRY(same_shape(r, grad_out, input));
  KF_TRY(same_type(input, grad_out));
  if (!kf__is_defined(mean) || !kf__is_defined(spread))
    return kf_error_set(KF_ERR_RUNTIME, "%s: %s and %s must be defined when train is %s", r->op,
                        train ? "save_mean" : "running_mean", train ? "save_invstd" : "running_var",
                        train ? "true" : "false");
  KF_TRY(of_channels("weight", weight, channels));
  KF_TRY(of_channels(train ? "save_mean" : "running_mean", mean, channels));
  KF_TRY(of_channels(train ? "save_invstd" : "running_var", spread, channels));
  KF_TRY(stat_type(kf__dtype(input), params, 3, &type));
  if (output_mask.data[0])
    KF_TRY(formatted(r, 0, input, inputs));
  else
    kf__result_none(r, 0);
  KF_TRY(masked(r, 1, output_mask.data[1], (kf_int_span_t){&channels, 1}, type, inputs));
  return masked(r, 2, output_mask.data[2], (kf_int_span_t){&channels, 1}, type, inputs);
}
