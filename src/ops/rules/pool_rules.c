/* Rules of pooling: windows that move over the last two or three dimensions, and windows that
 * follow from the size of the result (adaptive). Pooling over one dimension is a composite.
 *
 * Pools over two dimensions and max_pool3d keep the memory format of the input; the results of the
 * others are contiguous, as in PyTorch. Compute relies on these strides (KF__RESULT_STRIDED). */
#include "ops/rules/pool_rules.h"

#include "compat/nn_texts.h"
#include "ops/gen/rules.h"

#define LL(x) ((long long)(x))

/* ---- Parameters ---- */

/* One value for all dimensions, or one for each. `how` is a part of PyTorch's message, which is
 * worded differently for each parameter. */
static kf_status_t read_list(const char *op, const char *name, const char *how, kf_int_span_t list,
                             uint32_t dims, int64_t *out) {
  KF_ASSERT(dims == 2 || dims == 3);
  if (list.size != 1 && list.size != dims)
    return kf_is_torch_compatible()
               ? kf_error_set(KF_ERR_RUNTIME, KF__TORCH_POOL_LIST, op, name, how,
                              dims == 2 ? "two" : "three")
               : kf_error_set(KF_ERR_RUNTIME, "%s: %s must have 1 number or %u, but has %zu", op,
                              name, dims, list.size);
  for (uint32_t d = 0; d < dims; d++) out[d] = list.data[list.size == 1 ? 0 : d];
  return KF_OK;
}

static const char *const axes[KF__POOL_DIMS] = {"T", "H", "W"};

/* "kT: 1 kH: 2 kW: 2" */
static const char *axes_text(const char *prefix, const char *suffix, const int64_t *list,
                             uint32_t dims, char buffer[KF__SHAPE_TEXT]) {
  KF_ASSERT(dims <= KF__POOL_DIMS);
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, KF__SHAPE_TEXT);
  for (uint32_t d = 0; d < dims; d++)
    kf__text_format(&text, "%s%s%s%s: %lld", d == 0 ? "" : " ", prefix,
                    axes[KF__POOL_DIMS - dims + d], suffix, LL(list[d]));
  (void)kf__text_finish_fixed(&text);
  return buffer;
}

/* A stride of 0 has a message of its own and comes first. The paddings come last, since their limit
 * is a part of the kernel. */
static kf_status_t check_ranges(const kf__pool_geometry_t *s) {
  char text[KF__SHAPE_TEXT];
  bool kernel = true, stride = true, dilation = true;
  for (uint32_t d = 0; d < s->dims; d++) {
    if (s->stride[d] == 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_WINDOW_STRIDE, "no stride may be 0"));
    kernel = kernel && s->kernel[d] > 0;
    stride = stride && s->stride[d] > 0;
    dilation = dilation && s->dilation[d] > 0;
  }
  if (!kernel)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_WINDOW_KERNEL,
                                       "every size of the kernel must be positive, got %s"),
                        axes_text("k", "", s->kernel, s->dims, text));
  if (!stride)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_WINDOW_STRIDES, "every stride must be positive, got %s"),
        axes_text("d", "", s->stride, s->dims, text));
  if (!dilation)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_WINDOW_DILATION, "every dilation must be positive, got %s"),
        axes_text("dilation", "", s->dilation, s->dims, text));
  for (uint32_t d = 0; d < s->dims; d++) {
    if (s->padding[d] < 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_WINDOW_PADDING, "padding must not be negative, but is %lld"),
          LL(s->padding[d]));
    int64_t span;
    if (__builtin_mul_overflow(s->kernel[d] - 1, s->dilation[d], &span) ||
        __builtin_add_overflow(span, 1, &span))
      return kf_error_set(KF_ERR_RUNTIME,
                          "the window is too large: %lld elements with dilation %lld",
                          LL(s->kernel[d]), LL(s->dilation[d]));
    if (s->padding[d] > span / 2)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_POOL_HALF_KERNEL,
                                         "padding may be at most half of the dilated kernel, but "
                                         "is %lld, with kernel_size=%lld and dilation=%lld"),
                          LL(s->padding[d]), LL(s->kernel[d]), LL(s->dilation[d]));
  }
  return KF_OK;
}

/* The number of windows. With ceil_mode the last one may reach beyond the padded input, but must
 * not begin in the padding behind it. */
static kf_status_t count_windows(kf__pool_geometry_t *s, uint32_t d, int64_t size, bool ceil_mode) {
  const int64_t stride = s->stride[d], padding = s->padding[d];
  KF_ASSERT(stride > 0);
  KF_ASSERT(padding >= 0);
  int64_t slack;
  if (__builtin_add_overflow(size, 2 * padding, &slack) ||
      __builtin_sub_overflow(slack, s->dilation[d] * (s->kernel[d] - 1) + 1, &slack) ||
      (ceil_mode && __builtin_add_overflow(slack, stride - 1, &slack)))
    return kf_error_set(KF_ERR_RUNTIME, "the sizes and parameters are too large");
  int64_t count = slack < 0 ? 0 : slack / stride + 1;
  if (ceil_mode && count > 0 && (count - 1) > (size + padding - 1) / stride) count--;
  s->out[d] = count;
  return KF_OK;
}

/* "2x4x4" */
static void put_sizes(kf_text_t *text, int64_t channels, const int64_t *sizes, uint32_t dims) {
  kf__text_format(text, "%lld", LL(channels));
  for (uint32_t d = 0; d < dims; d++) kf__text_format(text, "x%lld", LL(sizes[d]));
}

/* The sizes of both tensors are lists, of a length that a format cannot say. */
static kf_status_t too_small(const kf__pool_geometry_t *s, const kf_tensor_t *input) {
  KF_ASSERT(input->ndim > s->dims); /* sizes[-1] is the number of channels */
  const int64_t *sizes = input->sizes + input->ndim - s->dims;
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, KF__COMPATIBLE(KF__TORCH_POOL_SIZE_FROM, "pool: an input of ("));
  put_sizes(&text, sizes[-1], sizes, s->dims);
  kf__text_puts(&text, KF__COMPATIBLE(KF__TORCH_POOL_SIZE_TO, ") gives a result of ("));
  put_sizes(&text, sizes[-1], s->out, s->dims);
  kf__text_puts(&text, KF__COMPATIBLE(KF__TORCH_POOL_SIZE_END, "), which is too small"));
  return kf__error_set_text(KF_ERR_RUNTIME, &text);
}

/* check_ranges compares the padding with the dilated window; PyTorch compares it with the kernel
 * without dilation, too, but only after it has looked for empty dimensions. */
static kf_status_t check_padding(const kf__pool_geometry_t *s) {
  char kernel[KF__SHAPE_TEXT], padding[KF__SHAPE_TEXT];
  for (uint32_t d = 0; d < s->dims; d++)
    if (s->padding[d] > s->kernel[d] / 2)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_POOL_PADDING,
                         "padding may be at most half of kernel_size, but got %s %s"),
          axes_text("k", "", s->kernel, s->dims, kernel),
          axes_text("pad", "", s->padding, s->dims, padding));
  return KF_OK;
}

kf_status_t kf__pool_geometry(kf__pool_geometry_t *geometry, const char *name, uint32_t dims,
                              const kf_tensor_t *input, kf_int_span_t kernel, kf_int_span_t stride,
                              kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode) {
  KF_ASSERT(dims == 2 || dims == 3);
  static const int64_t one = 1;
  char text[KF__SHAPE_TEXT];
  geometry->dims = dims;
  KF_TRY(read_list(name, "kernel_size", "either be", kernel, dims, geometry->kernel));
  KF_TRY(read_list(name, "stride", KF__TORCH_POOL_OMITTED, stride.size == 0 ? kernel : stride, dims,
                   geometry->stride));
  KF_TRY(read_list(name, "padding", "either be", padding, dims, geometry->padding));
  KF_TRY(read_list(name, "dilation", "be either",
                   dilation.size == 0 ? (kf_int_span_t){&one, 1} : dilation, dims,
                   geometry->dilation));
  if (input->ndim != dims + 1 && input->ndim != dims + 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_NOT_EMPTY,
                       "%s: input must have elements and %u or %u dimensions, but has shape %s"),
        name, dims + 1, dims + 2, kf__shape_text(kf__sizes(input), text));
  KF_TRY(check_ranges(geometry));
  for (uint32_t d = input->ndim - dims - 1; d < input->ndim; d++)
    if (input->sizes[d] == 0 && dims == 3)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_POOL_EMPTY,
                                         "%s: only the batch may be empty, but input has shape %s"),
                          name, kf__shape_text(kf__sizes(input), text));
    else if (input->sizes[d] == 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_POOL_RANK,
                         "%s: input must have %u dimensions, or %u with a batch, but has shape %s"),
          name, dims + 1, dims + 2, kf__shape_text(kf__sizes(input), text));
  KF_TRY(check_padding(geometry));
  bool fits = true;
  for (uint32_t d = 0; d < dims; d++) {
    KF_TRY(count_windows(geometry, d, input->sizes[input->ndim - dims + d], ceil_mode));
    if (geometry->out[d] < 1) fits = false;
  }
  return fits ? KF_OK : too_small(geometry, input);
}

/* ---- Results ---- */

/* Strides of one volume (C, D, H, W) whose channels lie next to each other. */
static void channels_first_to_last(const int64_t *sizes, int64_t *strides) {
  strides[0] = 1;
  strides[3] = sizes[0];
  strides[2] = strides[3] * sizes[3];
  strides[1] = strides[2] * sizes[2];
}

/* Whether the elements of one volume, which has no memory format of its own, lie so. */
static bool has_channels_last(const kf_tensor_t *volume) {
  int64_t strides[4];
  channels_first_to_last(volume->sizes, strides);
  for (uint32_t d = 0; d < 4; d++)
    if (volume->sizes[d] != 1 && volume->strides[d] != strides[d]) return false;
  return !kf_tensor_is_contiguous(volume, KF_MEMORY_FORMAT_CONTIGUOUS);
}

/* Writes the strides of a result of these sizes that lies in memory as the input does; false if it
 * is contiguous. */
static bool kept_strides(const kf_tensor_t *input, uint32_t dims, kf_int_span_t sizes,
                         int64_t *strides, kf_status_t *status) {
  if (dims == 3 && input->ndim == 4) {
    if (has_channels_last(input)) {
      channels_first_to_last(sizes.data, strides);
      return true;
    }
    return false;
  }
  const kf_memory_format_t format = kf_tensor_memory_format(input);
  if (format == KF_MEMORY_FORMAT_CONTIGUOUS) return false;
  *status = kf__format_strides(sizes, format, strides);
  return true;
}

/* The input's shape with other spatial sizes, in the input's memory format where `keep_format`. */
static kf_status_t result(kf_results_t *r, uint32_t index, const kf_tensor_t *input,
                          const int64_t *out, uint32_t dims, kf_dtype_t dtype, bool keep_format,
                          kf_tensor_t *const *inputs) {
  KF_ASSERT(kf__tensor_is_valid(input));
  KF_ASSERT(input->ndim == dims + 1 || input->ndim == dims + 2);
  int64_t sizes[KF__POOL_DIMS + 2], strides[KF__POOL_DIMS + 2];
  memcpy(sizes, input->sizes, input->ndim * sizeof *sizes);
  memcpy(sizes + input->ndim - dims, out, dims * sizeof *sizes);
  const kf_int_span_t span = {sizes, input->ndim};
  kf_status_t status = KF_OK;
  const bool kept = keep_format && kept_strides(input, dims, span, strides, &status);
  KF_TRY(status);
  return kf__result(r, index, span, kept ? strides : NULL, dtype, input->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

static kf_status_t max_pool(kf_results_t *r, const char *name, uint32_t dims, kf_tensor_t *self,
                            kf_int_span_t kernel, kf_int_span_t stride, kf_int_span_t padding,
                            kf_int_span_t dilation, bool ceil_mode) {
  kf__pool_geometry_t s;
  KF_TRY(kf__pool_geometry(&s, name, dims, self, kernel, stride, padding, dilation, ceil_mode));
  kf_tensor_t *inputs[] = {self, NULL};
  KF_TRY(result(r, 0, self, s.out, dims, kf__dtype(self), true, inputs));
  return result(r, 1, self, s.out, dims, KF_DTYPE_INT64, true, inputs);
}

kf_status_t kf__rule_max_pool2d_with_indices(kf_results_t *r, kf_tensor_t *self,
                                             kf_int_span_t kernel_size, kf_int_span_t stride,
                                             kf_int_span_t padding, kf_int_span_t dilation,
                                             bool ceil_mode) {
  return max_pool(r, "max_pool2d", 2, self, kernel_size, stride, padding, dilation, ceil_mode);
}

kf_status_t kf__rule_max_pool3d_with_indices(kf_results_t *r, kf_tensor_t *self,
                                             kf_int_span_t kernel_size, kf_int_span_t stride,
                                             kf_int_span_t padding, kf_int_span_t dilation,
                                             bool ceil_mode) {
  return max_pool(r, "max_pool3d", 3, self, kernel_size, stride, padding, dilation, ceil_mode);
}

static kf_status_t check_divisor(kf_opt_int_t divisor) {
  if (!divisor.has || divisor.value != 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_POOL_DIVISOR, "divisor_override must not be 0"));
}

kf_status_t kf__rule_avg_pool2d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t kernel_size,
                                kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                                bool count_include_pad, kf_opt_int_t divisor_override) {
  (void)count_include_pad;
  kf__pool_geometry_t s;
  int64_t channels;
  KF_TRY(kf__wrap_dim(-3, self->ndim, false, &channels));
  KF_TRY(check_divisor(divisor_override));
  KF_TRY(kf__pool_geometry(&s, "avg_pool2d", 2, self, kernel_size, stride, padding, kf_no_ints(),
                           ceil_mode));
  kf_tensor_t *inputs[] = {self, NULL};
  return result(r, 0, self, s.out, 2, kf__dtype(self), true, inputs);
}

/* In three dimensions PyTorch requires that the kernel fits into the input without its padding. */
static kf_status_t check_kernel_fits(const kf__pool_geometry_t *s, const kf_tensor_t *self) {
  const int64_t *sizes = self->sizes + self->ndim - s->dims;
  char image[KF__SHAPE_TEXT], kernel[KF__SHAPE_TEXT];
  for (uint32_t d = 0; d < s->dims; d++)
    if (s->kernel[d] > sizes[d])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_WINDOW_IMAGE, "the image (%s) has no room for the kernel (%s)"),
          axes_text("", "", sizes, s->dims, image), axes_text("k", "", s->kernel, s->dims, kernel));
  return KF_OK;
}

kf_status_t kf__rule_avg_pool3d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t kernel_size,
                                kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                                bool count_include_pad, kf_opt_int_t divisor_override) {
  (void)count_include_pad;
  kf__pool_geometry_t s;
  KF_TRY(check_divisor(divisor_override));
  KF_TRY(kf__pool_geometry(&s, "avg_pool3d", 3, self, kernel_size, stride, padding, kf_no_ints(),
                           ceil_mode));
  KF_TRY(check_kernel_fits(&s, self));
  kf_tensor_t *inputs[] = {self, NULL};
  return result(r, 0, self, s.out, 3, kf__dtype(self), false, inputs);
}

/* ---- Adaptive ---- */

/* Maxima and means have other words for the same mistakes. */
static kf_status_t check_output_size(const char *name, bool means, const kf_tensor_t *self,
                                     kf_int_span_t output_size) {
  char text[KF__SHAPE_TEXT];
  int64_t sizes[KF__MAX_DIMS], negative = 0;
  for (size_t d = 0; d < output_size.size && negative == 0; d++)
    if (output_size.data[d] < 0) negative = output_size.data[d];
  if (negative == 0) return KF_OK;
  if (means || self->ndim < output_size.size)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_OUTPUT_SIGN,
                                       "%s: output_size must not be negative, but is %s"),
                        name, kf__shape_text(output_size, text));
  for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = self->sizes[d];
  for (size_t d = 0; d < output_size.size; d++)
    sizes[self->ndim - output_size.size + d] = output_size.data[d];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_POOL_NEGATIVE_SIZE, "the result would have a size of %lld: %s"),
      LL(negative), kf__shape_text((kf_int_span_t){sizes, self->ndim}, text));
}

/* No dimension from `first` on may be empty. */
static kf_status_t check_filled(const char *name, const char *what, const kf_tensor_t *t,
                                uint32_t first) {
  char text[KF__SHAPE_TEXT];
  for (uint32_t d = first; d < t->ndim; d++)
    if (t->sizes[d] == 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_POOL_EMPTY_DIMENSION,
                                         "%s: of %s only the batch may be empty, but %s has shape "
                                         "%s, with dimension %u empty"),
                          name, what, what, kf__shape_text(kf__sizes(t), text), d);
  return KF_OK;
}

static kf_status_t check_adaptive(const char *name, uint32_t dims, bool means,
                                  const kf_tensor_t *self, kf_int_span_t output_size) {
  char text[KF__SHAPE_TEXT];
  if (output_size.size != dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        means ? "%s: output_size must be %u"
              : KF__COMPATIBLE(KF__TORCH_POOL_OUTPUT_SIZE, "%s: output_size must have %u numbers"),
        name, dims);
  KF_TRY(check_output_size(name, means, self, output_size));
  if (self->ndim != dims + 1 && self->ndim != dims + 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_INPUT_RANK,
                                       "%s: input must have %u or %u dimensions, but has shape %s"),
                        name, dims + 1, dims + 2, kf__shape_text(kf__sizes(self), text));
  return check_filled(name, "input", self, means ? self->ndim - dims : 1);
}

static kf_status_t adaptive_avg(kf_results_t *r, const char *name, uint32_t dims, kf_tensor_t *self,
                                kf_int_span_t output_size) {
  KF_TRY(check_adaptive(name, dims, true, self, output_size));
  kf_tensor_t *inputs[] = {self, NULL};
  return result(r, 0, self, output_size.data, dims, kf__dtype(self), dims == 2, inputs);
}

kf_status_t kf__rule__adaptive_avg_pool2d(kf_results_t *r, kf_tensor_t *self,
                                          kf_int_span_t output_size) {
  return adaptive_avg(r, "adaptive_avg_pool2d", 2, self, output_size);
}

kf_status_t kf__rule__adaptive_avg_pool3d(kf_results_t *r, kf_tensor_t *self,
                                          kf_int_span_t output_size) {
  return adaptive_avg(r, "adaptive_avg_pool3d", 3, self, output_size);
}

static kf_status_t adaptive_max(kf_results_t *r, const char *name, uint32_t dims, kf_tensor_t *self,
                                kf_int_span_t output_size) {
  KF_TRY(check_adaptive(name, dims, false, self, output_size));
  kf_tensor_t *inputs[] = {self, NULL};
  KF_TRY(result(r, 0, self, output_size.data, dims, kf__dtype(self), dims == 2, inputs));
  return result(r, 1, self, output_size.data, dims, KF_DTYPE_INT64, dims == 2, inputs);
}

kf_status_t kf__rule_adaptive_max_pool2d(kf_results_t *r, kf_tensor_t *self,
                                         kf_int_span_t output_size) {
  return adaptive_max(r, "adaptive_max_pool2d", 2, self, output_size);
}

kf_status_t kf__rule_adaptive_max_pool3d(kf_results_t *r, kf_tensor_t *self,
                                         kf_int_span_t output_size) {
  return adaptive_max(r, "adaptive_max_pool3d", 3, self, output_size);
}

/* ---- Gradients ---- */

/* Gradients have the type of the input, its leading sizes, and the spatial sizes of the result
 * (`out`, or NULL for any). */
static kf_status_t check_gradient(const char *op, const kf_tensor_t *grad, const kf_tensor_t *self,
                                  uint32_t dims, const int64_t *out) {
  if (grad->dtype != self->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_GRAD_DTYPE,
                                       "%s: %s elements are expected, but grad_output has %s"),
                        op, kf__dtype_message_name(kf__dtype(self)),
                        kf__dtype_message_name(kf__dtype(grad)));
  if (grad->ndim != self->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_GRADIENT_RANK,
                                       "%s: grad_output must have %u dimensions, but has %u"),
                        op, self->ndim, grad->ndim);
  for (uint32_t d = 0; d < self->ndim; d++) {
    const uint32_t first = self->ndim - dims;
    if (d >= first && out == NULL) continue;
    const int64_t expected = d < first ? self->sizes[d] : out[d - first];
    if (grad->sizes[d] != expected)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_POOL_GRADIENT_SIZE,
                                         "%s: expected %u dimensions, with size %u equal to %lld, "
                                         "but got %u dimensions, with size %u equal to %lld"),
                          op, self->ndim, d, LL(expected), grad->ndim, d, LL(grad->sizes[d]));
  }
  return KF_OK;
}

/* Indices say which elements the forward pass selected: one for each element of the gradient. */
static kf_status_t check_indices(const char *op, const kf_tensor_t *grad,
                                 const kf_tensor_t *indices, bool any_if_empty) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (kf__dtype(indices) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_INDICES_DTYPE, "%s: indices must be Long, but are %s"), op,
        kf__dtype_message_name(kf__dtype(indices)));
  if (!(any_if_empty && grad->numel == 0) && !kf__same_sizes(grad, indices))
    return kf_error_set(KF_ERR_RUNTIME,
                        "%s: expected indices to have the shape %s of grad_output, "
                        "but found %s",
                        op, kf__shape_text(kf__sizes(grad), a),
                        kf__shape_text(kf__sizes(indices), b));
  return KF_OK;
}

/* The gradient of the input: its shape and type. */
static kf_status_t gradient_result(kf_results_t *r, kf_tensor_t *self, uint32_t dims,
                                   bool keep_format, kf_tensor_t *grad, kf_tensor_t *indices) {
  kf_tensor_t *inputs[] = {grad, self, indices, NULL};
  return result(r, 0, self, self->sizes + self->ndim - dims, dims, kf__dtype(self), keep_format,
                inputs);
}

static kf_status_t max_backward(kf_results_t *r, const char *name, uint32_t dims,
                                kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel,
                                kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
                                bool ceil_mode, kf_tensor_t *indices) {
  kf__pool_geometry_t s;
  KF_TRY(kf__pool_geometry(&s, name, dims, self, kernel, stride, padding, dilation, ceil_mode));
  KF_TRY(check_gradient(r->op, grad_output, self, dims, s.out));
  KF_TRY(check_indices(r->op, grad_output, indices, dims == 3));
  return gradient_result(r, self, dims, true, grad_output, indices);
}

kf_status_t kf__rule_max_pool2d_with_indices_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                      kf_tensor_t *self, kf_int_span_t kernel_size,
                                                      kf_int_span_t stride, kf_int_span_t padding,
                                                      kf_int_span_t dilation, bool ceil_mode,
                                                      kf_tensor_t *indices) {
  return max_backward(r, "max_pool2d", 2, grad_output, self, kernel_size, stride, padding, dilation,
                      ceil_mode, indices);
}

kf_status_t kf__rule_max_pool3d_with_indices_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                      kf_tensor_t *self, kf_int_span_t kernel_size,
                                                      kf_int_span_t stride, kf_int_span_t padding,
                                                      kf_int_span_t dilation, bool ceil_mode,
                                                      kf_tensor_t *indices) {
  return max_backward(r, "max_pool3d", 3, grad_output, self, kernel_size, stride, padding, dilation,
                      ceil_mode, indices);
}

/* The forward checks again, in the same order, since backward operators can be called directly. */
static kf_status_t avg_backward(kf_results_t *r, const char *name, uint32_t dims,
                                kf_tensor_t *grad_output, kf_tensor_t *self, kf_int_span_t kernel,
                                kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                                kf_opt_int_t divisor) {
  kf__pool_geometry_t s;
  int64_t channels;
  if (dims == 2) KF_TRY(kf__wrap_dim(-3, self->ndim, false, &channels));
  KF_TRY(check_divisor(divisor));
  KF_TRY(kf__pool_geometry(&s, name, dims, self, kernel, stride, padding, kf_no_ints(), ceil_mode));
  if (dims == 3) KF_TRY(check_kernel_fits(&s, self));
  KF_TRY(check_gradient(r->op, grad_output, self, dims, s.out));
  return gradient_result(r, self, dims, dims == 2, grad_output, NULL);
}

kf_status_t kf__rule_avg_pool2d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                         kf_tensor_t *self, kf_int_span_t kernel_size,
                                         kf_int_span_t stride, kf_int_span_t padding,
                                         bool ceil_mode, bool count_include_pad,
                                         kf_opt_int_t divisor_override) {
  (void)count_include_pad;
  return avg_backward(r, "avg_pool2d", 2, grad_output, self, kernel_size, stride, padding,
                      ceil_mode, divisor_override);
}

kf_status_t kf__rule_avg_pool3d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                         kf_tensor_t *self, kf_int_span_t kernel_size,
                                         kf_int_span_t stride, kf_int_span_t padding,
                                         bool ceil_mode, bool count_include_pad,
                                         kf_opt_int_t divisor_override) {
  (void)count_include_pad;
  return avg_backward(r, "avg_pool3d", 3, grad_output, self, kernel_size, stride, padding,
                      ceil_mode, divisor_override);
}

static kf_status_t adaptive_backward(kf_results_t *r, const char *name, uint32_t dims,
                                     kf_tensor_t *grad_output, kf_tensor_t *self,
                                     kf_tensor_t *indices) {
  if (self->ndim != dims + 1 && self->ndim != dims + 2)
    return kf_error_set(KF_ERR_RUNTIME, "%s: expected self to have %u or %u dimensions, found %u",
                        r->op, dims + 1, dims + 2, self->ndim);
  KF_TRY(check_filled(name, "grad_output", grad_output, 1));
  KF_TRY(check_gradient(r->op, grad_output, self, dims, NULL));
  if (indices != NULL) KF_TRY(check_indices(r->op, grad_output, indices, false));
  return gradient_result(r, self, dims, dims == 2, grad_output, indices);
}

kf_status_t kf__rule__adaptive_avg_pool2d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                   kf_tensor_t *self) {
  return adaptive_backward(r, "adaptive_avg_pool2d_backward", 2, grad_output, self, NULL);
}

kf_status_t kf__rule__adaptive_avg_pool3d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                   kf_tensor_t *self) {
  return adaptive_backward(r, "adaptive_avg_pool3d_backward", 3, grad_output, self, NULL);
}

kf_status_t kf__rule_adaptive_max_pool2d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                  kf_tensor_t *self, kf_tensor_t *indices) {
  return adaptive_backward(r, "adaptive_max_pool2d_backward", 2, grad_output, self, indices);
}

kf_status_t kf__rule_adaptive_max_pool3d_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                                  kf_tensor_t *self, kf_tensor_t *indices) {
  return adaptive_backward(r, "adaptive_max_pool3d_backward", 3, grad_output, self, indices);
}
