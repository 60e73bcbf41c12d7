/* Rules of convolutions and of im2col and col2im: every parameter is checked, with the messages
 * that PyTorch gives, and the sizes and memory format of results are computed.
 *
 * The order of checks is the order in which users see errors: number of dimensions, groups, lengths
 * of the lists, ranges, channels, kernel sizes, output sizes, empty inputs, then types and bias.
 * All arithmetic on parameters is checked for overflow, since users pass any int64. */
#include "ops/rules/conv_rules.h"
#include "compat/nn_texts.h"

#include "ops/gen/rules.h"

#define LL(x) ((long long)(x))

/* ---- Parameters ---- */

bool kf__window_count(int64_t size, int64_t kernel, int64_t stride, int64_t padding,
                      int64_t dilation, int64_t *out_count) {
  KF_ASSERT(stride > 0);
  KF_ASSERT(size >= 0);
  int64_t slack, span; /* what the window leaves of the padded size, and what it spans beyond one */
  if (__builtin_mul_overflow(padding, 2, &slack) || __builtin_add_overflow(slack, size, &slack) ||
      __builtin_mul_overflow(dilation, kernel - 1, &span) ||
      __builtin_sub_overflow(slack, span, &slack) || __builtin_sub_overflow(slack, 1, &slack))
    return false;
  *out_count = slack < 0 ? 0 : slack / stride + 1;
  return true;
}

kf_status_t kf__conv_read_list(const char *op, const char *name, kf_int_span_t list, uint32_t dims,
                               int64_t *out) {
  KF_ASSERT(dims >= 1);
  KF_ASSERT(dims <= KF__CONV_DIMS);
  char text[KF__SHAPE_TEXT];
  if (list.size != 1 && list.size != dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CONV_LIST, "%s: %s must list 1 or %u numbers, but %s=%s"), op,
        name, dims, name, kf__shape_text(list, text));
  for (uint32_t d = 0; d < dims; d++) out[d] = list.data[list.size == 1 ? 0 : d];
  return KF_OK;
}

static bool all_at_least(const int64_t *list, uint32_t dims, int64_t least) {
  for (uint32_t d = 0; d < dims; d++)
    if (list[d] < least) return false;
  return true;
}

static kf_status_t check_ranges(const kf__conv_geometry_t *s) {
  char text[KF__SHAPE_TEXT];
  if (!all_at_least(s->padding, s->dims, 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CONV_PADDING, "convolution: padding must not be negative"));
  if (!all_at_least(s->output_padding, s->dims, 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_OUTPUT_PADDING_SIGN,
                                       "convolution: output_padding must not be negative"));
  if (!all_at_least(s->stride, s->dims, 1))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_CONV_STRIDE,
                                                       "convolution: stride must be positive"));
  if (!all_at_least(s->dilation, s->dims, 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_WINDOW_DILATION, "every dilation must be positive, got %s"),
        kf__shape_text((kf_int_span_t){s->dilation, s->dims}, text));
  return KF_OK;
}

/* "4 x 4" */
static const char *times_text(const int64_t *sizes, uint32_t count, char buffer[KF__SHAPE_TEXT]) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, KF__SHAPE_TEXT);
  for (uint32_t d = 0; d < count; d++)
    kf__text_format(&text, d == 0 ? "%lld" : " x %lld", LL(sizes[d]));
  (void)kf__text_finish_fixed(&text);
  return buffer;
}

/* The weight is [out, in / groups, …], or [in, out / groups, …] where the convolution is
 * transposed. */
static kf_status_t check_channels(const kf__conv_geometry_t *s, const kf_tensor_t *input,
                                  const kf_tensor_t *weight) {
  KF_ASSERT(s->groups > 0);
  KF_ASSERT(weight->ndim >= 3);
  char w[KF__SHAPE_TEXT], x[KF__SHAPE_TEXT];
  kf__shape_text(kf__sizes(weight), w);
  kf__shape_text(kf__sizes(input), x);
  if (input->ndim != weight->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_RANK,
                                       "convolution: expected an input of %u dimensions for a "
                                       "weight of %u dimensions, %s, but got %u, of shape %s"),
                        weight->ndim, weight->ndim, w, input->ndim, x);
  if (weight->sizes[0] < s->groups)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_WEIGHT_LEAST,
                                       "convolution: with groups=%lld, weight must have a size of "
                                       "at least %lld in dimension 0, but has shape %s"),
                        LL(s->groups), LL(s->groups), w);
  if (weight->sizes[0] % s->groups != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_WEIGHT_DIVISIBLE,
                                       "convolution: with groups=%lld, size 0 of weight must be a "
                                       "multiple of %lld, but its shape is [%s]"),
                        LL(s->groups), LL(s->groups), w);
  int64_t channels = weight->sizes[0];
  if (!s->transposed && __builtin_mul_overflow(weight->sizes[1], s->groups, &channels))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_CONV_GROUPS_OVERFLOW,
            "convolution: groups=%lld times size 1 of weight, of shape %s, overflows int64"),
        LL(s->groups), w);
  if (input->sizes[1] == channels) return KF_OK;
  char given[64] = "transposed=1";
  if (!s->transposed) {
    kf_text_t text;
    kf__text_init_fixed(&text, given, sizeof given);
    kf__text_format(&text, "groups=%lld", LL(s->groups));
    (void)kf__text_finish_fixed(&text);
  }
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_CONV_CHANNELS,
                                     "convolution: with %s and a weight of shape %s, input%s must "
                                     "have %lld channels, but has %lld"),
                      given, w, x, LL(channels), LL(input->sizes[1]));
}

static kf_status_t too_large(const char *op) {
  return kf_error_set(KF_ERR_RUNTIME, "%s: the sizes and parameters are too large", op);
}

/* Spatial sizes of a forward convolution. The error shows the padded input beside the dilated
 * kernel, so both are kept for all dimensions. */
static kf_status_t forward_sizes(kf__conv_geometry_t *s, const char *op, const kf_tensor_t *input,
                                 const kf_tensor_t *weight) {
  int64_t padded[KF__CONV_DIMS], spans[KF__CONV_DIMS];
  bool fits = true;
  for (uint32_t d = 0; d < s->dims; d++) {
    const int64_t kernel = weight->sizes[2 + d];
    if (!kf__window_count(input->sizes[2 + d], kernel, s->stride[d], s->padding[d], s->dilation[d],
                          &s->out[d]))
      return too_large(op);
    padded[d] = input->sizes[2 + d] + 2 * s->padding[d];
    if (__builtin_add_overflow(s->dilation[d] * (kernel - 1), 1, &spans[d])) return too_large(op);
    if (s->out[d] < 1) fits = false;
  }
  if (fits) return KF_OK;
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_CONV_KERNEL_SIZE,
                     "convolution: the padded input (%s) is smaller than the kernel (%s)"),
      times_text(padded, s->dims, a), times_text(spans, s->dims, b));
}

/* (in - 1) * stride - 2 * padding + dilation * (kernel - 1) + output_padding + 1, the input size
 * that a forward convolution would turn into `size`. False where it overflows. */
static bool transposed_size(const kf__conv_geometry_t *s, uint32_t d, int64_t size, int64_t kernel,
                            int64_t *out) {
  int64_t slack, span;
  return !(__builtin_mul_overflow(size - 1, s->stride[d], &slack) ||
           __builtin_mul_overflow(s->dilation[d], kernel - 1, &span) ||
           __builtin_add_overflow(slack, span, &slack) ||
           __builtin_mul_overflow(s->padding[d], 2, &span) ||
           __builtin_sub_overflow(slack, span, &slack) ||
           __builtin_add_overflow(slack, s->output_padding[d], &slack) ||
           __builtin_add_overflow(slack, 1, out));
}

static kf_status_t transposed_sizes(kf__conv_geometry_t *s, const char *op,
                                    const kf_tensor_t *input, const kf_tensor_t *weight) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT], c[KF__SHAPE_TEXT];
  bool fits = true;
  for (uint32_t d = 0; d < s->dims; d++) {
    if (s->output_padding[d] >= s->stride[d] && s->output_padding[d] >= s->dilation[d])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_CONV_OUTPUT_PADDING,
              "convolution: output_padding (%s) must be smaller than stride (%s) or dilation (%s)"),
          times_text(s->output_padding, s->dims, a), times_text(s->stride, s->dims, b),
          times_text(s->dilation, s->dims, c));
    if (!transposed_size(s, d, input->sizes[2 + d], weight->sizes[2 + d], &s->out[d]))
      return too_large(op);
    if (s->out[d] < 1) fits = false;
  }
  if (fits) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_CONV_OUTPUT_SIZE,
                     "convolution: an input of (%s) gives a result of (%s), which is too small"),
      times_text(input->sizes + 2, s->dims, a), times_text(s->out, s->dims, b));
}

/* An image of no pixels is refused, though its padding could be convolved; a batch of no images and
 * images of no channels are fine. */
static kf_status_t check_content(const kf_tensor_t *input) {
  char text[KF__SHAPE_TEXT];
  if (input->numel > 0 || input->sizes[0] == 0 || input->sizes[1] == 0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_CONV_EMPTY,
          "convolution: only the batch and the channels may have size 0, but input has shape %s"),
      kf__shape_text(kf__sizes(input), text));
}

kf_status_t kf__conv_geometry(kf__conv_geometry_t *geometry, const char *op,
                              const kf_tensor_t *input, const kf_tensor_t *weight,
                              kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
                              bool transposed, kf_int_span_t output_padding, int64_t groups) {
  if (weight->ndim < 3)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_WEIGHT_DIMS,
                                       "convolution: weight must have 3 dimensions or more"));
  if (weight->ndim > 2 + KF__CONV_DIMS)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_MANY_DIMS,
                                       "%s: weight may have at most 5 dimensions, but has %u"),
                        op, weight->ndim);
  if (groups <= 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_CONV_GROUPS,
                                                       "convolution: groups must be positive"));
  const uint32_t dims = geometry->dims = weight->ndim - 2;
  geometry->transposed = transposed;
  geometry->groups = groups;
  KF_TRY(kf__conv_read_list(op, "stride", stride, dims, geometry->stride));
  KF_TRY(kf__conv_read_list(op, "padding", padding, dims, geometry->padding));
  KF_TRY(kf__conv_read_list(op, "dilation", dilation, dims, geometry->dilation));
  KF_TRY(kf__conv_read_list(op, "output_padding", output_padding, dims, geometry->output_padding));
  KF_TRY(check_ranges(geometry));
  KF_TRY(check_channels(geometry, input, weight));
  for (uint32_t d = 0; d < dims; d++) {
    char text[KF__SHAPE_TEXT];
    if (weight->sizes[2 + d] == 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_WINDOW_KERNEL,
                                         "every size of the kernel must be positive, got %s"),
                          kf__shape_text((kf_int_span_t){weight->sizes + 2, dims}, text));
  }
  KF_TRY(transposed ? transposed_sizes(geometry, op, input, weight)
                    : forward_sizes(geometry, op, input, weight));
  KF_ASSERT(all_at_least(geometry->out, dims, 1));
  return check_content(input);
}

/* ---- Results ---- */

/* Cannot overflow: check_channels found weight->sizes[0] to be a multiple of groups, and tensors
 * have less than 2^63 elements. */
static int64_t out_channels(const kf__conv_geometry_t *s, const kf_tensor_t *weight) {
  return s->transposed ? weight->sizes[1] * s->groups : weight->sizes[0];
}

/* channels_last where the input or the weight is; the input decides which one. */
static kf_memory_format_t format_of(const kf_tensor_t *input, const kf_tensor_t *weight) {
  const kf_memory_format_t format = kf_tensor_memory_format(input);
  return format != KF_MEMORY_FORMAT_CONTIGUOUS ? format : kf_tensor_memory_format(weight);
}

static kf_status_t result(kf_results_t *r, uint32_t index, kf_int_span_t sizes,
                          kf_memory_format_t format, const kf_tensor_t *like,
                          kf_tensor_t *const *inputs) {
  int64_t strides[2 + KF__CONV_DIMS];
  KF_ASSERT(sizes.size <= 2 + KF__CONV_DIMS);
  KF_ASSERT(kf__tensor_is_valid(like));
  if (format != KF_MEMORY_FORMAT_CONTIGUOUS) KF_TRY(kf__format_strides(sizes, format, strides));
  return kf__result(r, index, sizes, format != KF_MEMORY_FORMAT_CONTIGUOUS ? strides : NULL,
                    kf__dtype(like), like->device, KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* Kernels read all tensors as one type; nothing is converted for them. */
static kf_status_t check_same_type(const kf_tensor_t *input, const kf_tensor_t *other,
                                   const char *name) {
  if (input->dtype == other->dtype) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_CONV_TYPES,
                                     "convolution: input is of type %s, but %s is of type %s"),
                      kf_dtype_class_name(kf__dtype(input)), name,
                      kf_dtype_class_name(kf__dtype(other)));
}

kf_status_t kf__rule_convolution(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight,
                                 kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
                                 kf_int_span_t dilation, bool transposed,
                                 kf_int_span_t output_padding, int64_t groups) {
  kf__conv_geometry_t s;
  KF_TRY(kf__conv_geometry(&s, r->op, input, weight, stride, padding, dilation, transposed,
                           output_padding, groups));
  KF_TRY(check_same_type(input, weight, "weight"));
  int64_t sizes[2 + KF__CONV_DIMS] = {input->sizes[0], out_channels(&s, weight)};
  const bool has_bias = kf__is_defined(bias);
  if (has_bias) {
    char w[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    if (bias->ndim != 1 || bias->numel != sizes[1])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_CONV_BIAS,
                                         "convolution: with %sa weight of shape %s, bias must have "
                                         "one dimension of size %lld, but has shape %s"),
                          transposed ? "transposed=1, " : "", kf__shape_text(kf__sizes(weight), w),
                          LL(sizes[1]), kf__shape_text(kf__sizes(bias), b));
    KF_TRY(check_same_type(input, bias, "bias"));
  }
  for (uint32_t d = 0; d < s.dims; d++) sizes[2 + d] = s.out[d];
  kf_tensor_t *inputs[] = {input, weight, has_bias ? bias : NULL, NULL};
  return result(r, 0, (kf_int_span_t){sizes, input->ndim}, format_of(input, weight), input, inputs);
}

/* Three results, each of which output_mask may leave out: the gradients of input, weight and bias.
 */
kf_status_t kf__rule_convolution_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                          kf_tensor_t *input, kf_tensor_t *weight,
                                          kf_int_span_t bias_sizes, kf_int_span_t stride,
                                          kf_int_span_t padding, kf_int_span_t dilation,
                                          bool transposed, kf_int_span_t output_padding,
                                          int64_t groups, kf_bool_span_t output_mask) {
  (void)bias_sizes;
  kf__conv_geometry_t s;
  KF_TRY(kf__conv_geometry(&s, r->op, input, weight, stride, padding, dilation, transposed,
                           output_padding, groups));
  KF_TRY(check_same_type(input, weight, "weight"));
  KF_TRY(check_same_type(input, grad_output, "grad_output"));
  if (output_mask.size != 3)
    return kf_error_set(KF_ERR_RUNTIME, "%s: expected output_mask to have 3 values, found %zu",
                        r->op, output_mask.size);
  int64_t sizes[2 + KF__CONV_DIMS] = {input->sizes[0], out_channels(&s, weight)};
  for (uint32_t d = 0; d < s.dims; d++) sizes[2 + d] = s.out[d];
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  const kf_int_span_t expected = {sizes, input->ndim};
  if (!kf__spans_equal(kf__sizes(grad_output), expected))
    return kf_error_set(KF_ERR_RUNTIME, "%s: expected grad_output to have shape %s, but found %s",
                        r->op, kf__shape_text(expected, a),
                        kf__shape_text(kf__sizes(grad_output), b));
  kf_tensor_t *inputs[] = {grad_output, input, weight, NULL};
  const kf_memory_format_t format = format_of(input, weight);
  if (output_mask.data[0])
    KF_TRY(result(r, 0, kf__sizes(input), format, input, inputs));
  else
    kf__result_none(r, 0);
  if (output_mask.data[1])
    KF_TRY(result(r, 1, kf__sizes(weight), format, weight, inputs));
  else
    kf__result_none(r, 1);
  if (!output_mask.data[2]) {
    kf__result_none(r, 2);
    return KF_OK;
  }
  return result(r, 2, KF_INTS(sizes[1]), KF_MEMORY_FORMAT_CONTIGUOUS, input, inputs);
}

/* ---- Columns ---- */

/* A window in two dimensions; the arrays are those of the arguments, two elements each. */
typedef struct window {
  const int64_t *kernel, *dilation, *padding, *stride;
} window_t;

/* Windows slide over height and width, so each of their arguments is a pair. */
static kf_status_t check_pair(const char *name, kf_int_span_t list) {
  if (list.size == 2) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_UNFOLD_PAIR, "%s must have 2 numbers, but has %zu"),
                      name, list.size);
}

/* All arguments are checked before sizes are computed from them: a stride is a divisor. */
static kf_status_t read_window(window_t *w, kf_int_span_t kernel, kf_int_span_t dilation,
                               kf_int_span_t padding, kf_int_span_t stride) {
  KF_TRY(check_pair("kernel_size", kernel));
  KF_TRY(check_pair("dilation", dilation));
  KF_TRY(check_pair("padding", padding));
  KF_TRY(check_pair("stride", stride));
  *w = (window_t){kernel.data, dilation.data, padding.data, stride.data};
  if (w->kernel[0] <= 0 || w->kernel[1] <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNFOLD_KERNEL,
                                       "kernel sizes must be positive, but are %lld and %lld"),
                        LL(w->kernel[0]), LL(w->kernel[1]));
  if (w->dilation[0] <= 0 || w->dilation[1] <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNFOLD_DILATION,
                                       "dilations must be positive, but are %lld and %lld"),
                        LL(w->dilation[0]), LL(w->dilation[1]));
  if (w->padding[0] < 0 || w->padding[1] < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNFOLD_PADDING,
                                       "paddings must not be negative, but are %lld and %lld"),
                        LL(w->padding[0]), LL(w->padding[1]));
  if (w->stride[0] <= 0 || w->stride[1] <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFOLD_STRIDE, "strides must be positive, but are %lld and %lld"),
        LL(w->stride[0]), LL(w->stride[1]));
  return KF_OK;
}

/* How many windows there are along each dimension; false if a count does not fit. */
static bool window_counts(const window_t *w, const int64_t *size, int64_t *out) {
  for (int d = 0; d < 2; d++)
    if (!kf__window_count(size[d], w->kernel[d], w->stride[d], w->padding[d], w->dilation[d],
                          &out[d]))
      return false;
  return true;
}

/* The counts that a message about too large windows names: they are negative where nothing of a
 * window is left, and saturate. */
static int64_t signed_count(const window_t *w, const int64_t *size, int d) {
  __extension__ typedef __int128 wide_t;
  const wide_t taps = (wide_t)w->dilation[d] * (w->kernel[d] - 1) + 1;
  const wide_t room = size[d] + 2 * (wide_t)w->padding[d] - taps;
  const wide_t count = room / w->stride[d] - (room % w->stride[d] < 0) + 1;
  return count < INT64_MIN ? INT64_MIN : count > INT64_MAX ? INT64_MAX : (int64_t)count;
}

/* Whether a tensor has `unbatched` dimensions, or one more for the batch, and is not empty apart
 * from the batch. */
static bool has_content(const kf_tensor_t *t, uint32_t unbatched) {
  if (t->ndim != unbatched && t->ndim != unbatched + 1) return false;
  for (uint32_t d = t->ndim - unbatched; d < t->ndim; d++)
    if (t->sizes[d] == 0) return false;
  return true;
}

kf_status_t kf__rule_im2col(kf_results_t *r, kf_tensor_t *self, kf_int_span_t kernel_size,
                            kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride) {
  window_t w;
  KF_TRY(read_window(&w, kernel_size, dilation, padding, stride));
  char text[KF__SHAPE_TEXT];
  if (!has_content(self, 3))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNFOLD_RANK,
                                       "im2col: input must have 3 or 4 dimensions, of which only "
                                       "the batch may be empty, but has shape %s"),
                        kf__shape_text(kf__sizes(self), text));
  const int64_t *image = self->sizes + self->ndim - 2;
  int64_t counts[2], rows, columns;
  if (!window_counts(&w, image, counts) ||
      __builtin_mul_overflow(self->sizes[self->ndim - 3], w.kernel[0], &rows) ||
      __builtin_mul_overflow(rows, w.kernel[1], &rows) ||
      __builtin_mul_overflow(counts[0], counts[1], &columns))
    return too_large(r->op);
  if (counts[0] < 1 || counts[1] < 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFOLD_BLOCKS,
                       "im2col: input (%lld, %lld) with kernel_size=(%lld, %lld), dilation=(%lld, "
                       "%lld), padding=(%lld, %lld) has (%lld, %lld) blocks, which is too few"),
        LL(image[0]), LL(image[1]), LL(w.kernel[0]), LL(w.kernel[1]), LL(w.dilation[0]),
        LL(w.dilation[1]), LL(w.padding[0]), LL(w.padding[1]), LL(signed_count(&w, image, 0)),
        LL(signed_count(&w, image, 1)));
  kf_tensor_t *inputs[] = {self, NULL};
  const int64_t sizes[] = {self->sizes[0], rows, columns};
  const uint32_t batched = self->ndim == 4 ? 0 : 1;
  return result(r, 0, (kf_int_span_t){sizes + batched, 3 - batched}, KF_MEMORY_FORMAT_CONTIGUOUS,
                self, inputs);
}

static kf_status_t check_columns(const kf_tensor_t *self, const window_t *w, const int64_t *out) {
  char text[KF__SHAPE_TEXT];
  if (!has_content(self, 2))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FOLD_RANK,
                                       "col2im: input must have 2 or 3 dimensions, of which only "
                                       "the batch may be empty, but has shape %s"),
                        kf__shape_text(kf__sizes(self), text));
  int64_t taps, counts[2] = {0, 0}, blocks = 0;
  const int64_t rows = self->sizes[self->ndim - 2], columns = self->sizes[self->ndim - 1];
  const uint32_t batch = self->ndim - 2;
  if (__builtin_mul_overflow(w->kernel[0], w->kernel[1], &taps) || rows % taps != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FOLD_DIVISIBLE,
                       "col2im: dimension %u of input must be a multiple of the kernel's area; "
                       "size %u is %lld, kernel_size is (%lld, %lld)"),
        batch, batch, LL(rows), LL(w->kernel[0]), LL(w->kernel[1]));
  if (window_counts(w, out, counts) && !__builtin_mul_overflow(counts[0], counts[1], &blocks) &&
      blocks == columns && blocks > 0)
    return KF_OK;
  if (counts[0] < 1 || counts[1] < 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FOLD_BLOCKS,
                       "col2im: output_size=(%lld, %lld) with kernel_size=(%lld, %lld), "
                       "dilation=(%lld, %lld), padding=(%lld, %lld), stride=(%lld, %lld) has "
                       "(%lld, %lld) blocks, which is too few"),
        LL(out[0]), LL(out[1]), LL(w->kernel[0]), LL(w->kernel[1]), LL(w->dilation[0]),
        LL(w->dilation[1]), LL(w->padding[0]), LL(w->padding[1]), LL(w->stride[0]),
        LL(w->stride[1]), LL(signed_count(w, out, 0)), LL(signed_count(w, out, 1)));
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_FOLD_COUNT,
                     "col2im: output_size=(%lld, %lld) with kernel_size=(%lld, %lld), "
                     "dilation=(%lld, %lld), padding=(%lld, %lld), stride=(%lld, %lld): dimension "
                     "%u of input must have %lld * %lld = %lld elements, but size %u is %lld"),
      LL(out[0]), LL(out[1]), LL(w->kernel[0]), LL(w->kernel[1]), LL(w->dilation[0]),
      LL(w->dilation[1]), LL(w->padding[0]), LL(w->padding[1]), LL(w->stride[0]), LL(w->stride[1]),
      batch + 1, LL(counts[0]), LL(counts[1]), LL(blocks), batch + 1, LL(columns));
}

kf_status_t kf__rule_col2im(kf_results_t *r, kf_tensor_t *self, kf_int_span_t output_size,
                            kf_int_span_t kernel_size, kf_int_span_t dilation,
                            kf_int_span_t padding, kf_int_span_t stride) {
  window_t w;
  KF_TRY(check_pair("output_size", output_size));
  KF_TRY(read_window(&w, kernel_size, dilation, padding, stride));
  if (output_size.data[0] < 1 || output_size.data[1] < 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FOLD_OUTPUT,
                                       "col2im: output_size must be positive, but is (%lld, %lld)"),
                        LL(output_size.data[0]), LL(output_size.data[1]));
  KF_TRY(check_columns(self, &w, output_size.data));
  KF_ASSERT(self->sizes[self->ndim - 2] % (w.kernel[0] * w.kernel[1]) == 0); /* check_columns */
  const int64_t channels = self->sizes[self->ndim - 2] / (w.kernel[0] * w.kernel[1]);
  kf_tensor_t *inputs[] = {self, NULL};
  const int64_t sizes[] = {self->sizes[0], channels, output_size.data[0], output_size.data[1]};
  const uint32_t batched = self->ndim == 3 ? 0 : 1;
  return result(r, 0, (kf_int_span_t){sizes + batched, 4 - batched}, KF_MEMORY_FORMAT_CONTIGUOUS,
                self, inputs);
}
