/* The convolutions by number of dimensions: conv1d to conv3d and their transposes. They add a batch
 * of one where the input has none, resolve padding by name, and call `convolution`, which has the
 * rule and the kernels. */
#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"
#include "ops/rules/conv_rules.h"

static bool is_text(kf_str_t text, const char *other) {
  return text.size == strlen(other) && memcmp(text.data, other, text.size) == 0;
}

/* The arguments of a convolution beside its tensors. */
typedef struct parameters {
  const char *op;
  uint32_t dims;
  bool transposed;
  kf_int_span_t stride, padding, dilation, output_padding;
  int64_t groups;
} parameters_t;

/* By number of dimensions. */
static const int64_t zeros[3] = {0, 0, 0};
static const kf_int_span_t no_padding[4] = {{zeros, 0}, {zeros, 1}, {zeros, 2}, {zeros, 3}};

static kf_status_t check_input(const parameters_t *p, const kf_tensor_t *input) {
  char text[KF__SHAPE_TEXT];
  if (input->ndim == p->dims + 1 || input->ndim == p->dims + 2) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_CONV_INPUT_RANK,
          "expected %u dimensions, or %u with a batch, as input of %s, but got shape %s"),
      p->dims + 1, p->dims + 2, p->op, kf__shape_text(kf__sizes(input), text));
}

static kf_status_t convolve(const parameters_t *p, kf_tensor_t *input, kf_tensor_t *weight,
                            kf_tensor_t *bias, kf_tensor_t **out);

/* complex32 has no kernels: complex64 has them. */
static kf_status_t convolve_wider(const parameters_t *p, kf_tensor_t *input, kf_tensor_t *weight,
                                  kf_tensor_t *bias, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = NULL, *x = kf__to_type(input, KF_DTYPE_COMPLEX64);
  kf_tensor_t *w = kf__to_type(weight, KF_DTYPE_COMPLEX64);
  kf_tensor_t *b = kf__is_defined(bias) ? kf__to_type(bias, KF_DTYPE_COMPLEX64) : bias;
  if (!kf_scope_has_failed()) {
    const kf_status_t status = convolve(p, x, w, b, &made);
    made = kf_scope_take(status, made);
  }
  return kf__close_with(&scope, kf__to_type(made, KF_DTYPE_COMPLEX32), out);
}

static kf_status_t convolve(const parameters_t *p, kf_tensor_t *input, kf_tensor_t *weight,
                            kf_tensor_t *bias, kf_tensor_t **out) {
  KF_ASSERT(p->dims >= 1 && p->dims <= KF__CONV_DIMS);
  KF_TRY(check_input(p, input));
  if (input->dtype == KF_DTYPE_COMPLEX32 && weight->dtype == KF_DTYPE_COMPLEX32)
    return convolve_wider(p, input, weight, bias, out);
  const bool batched = input->ndim == p->dims + 2;
  if (batched)
    return kf_convolution(input, weight, bias, p->stride, p->padding, p->dilation, p->transposed,
                          p->output_padding, p->groups, out);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result =
      kfs_convolution(kfs_unsqueeze(input, 0), weight, bias, p->stride, p->padding, p->dilation,
                      p->transposed, p->output_padding, p->groups);
  return kf__close_with(&scope, kfs_squeeze_dim(result, 0), out);
}

/* ---- Padding by name ---- */

/* "same": the padding is the width of the dilated window less one, half of it on both sides
 * (`both`). An odd element goes behind the input (`extra`), which is padded for that, since
 * `convolution` takes one padding for both sides. */
static kf_status_t same(parameters_t *p, kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                        kf_tensor_t **out) {
  KF_ASSERT(weight->ndim == p->dims + 2);
  int64_t both[3], extra[6], stride[3], dilations[3];
  bool even = true;
  KF_TRY(kf__conv_read_list(p->op, "stride", p->stride, p->dims, stride));
  KF_TRY(kf__conv_read_list(p->op, "dilation", p->dilation, p->dims, dilations));
  for (uint32_t d = 0; d < p->dims; d++) {
    if (stride[d] != 1)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CONV_SAME_STRIDE, "%s: padding='same' needs strides of 1"),
          p->op);
    int64_t total;
    if (__builtin_mul_overflow(dilations[d], weight->sizes[2 + d] - 1, &total))
      return kf_error_set(KF_ERR_RUNTIME, "%s: the dilation is too large", p->op);
    both[d] = total / 2;
/* constant_pad_nd lists the last dimension first, its two sides side by side. */
    extra[2 * (p->dims - 1 - d)] = 0;
    extra[2 * (p->dims - 1 - d) + 1] = total % 2;
    if (total % 2 != 0) even = false;
  }
  p->padding = (kf_int_span_t){both, p->dims};
  if (even) return convolve(p, input, weight, bias, out);
  static int warned;
  kf__warn_once(&warned,
                KF__COMPATIBLE(KF__TORCH_CONV_SAME_COPY,
                               "conv: padding='same' pads unevenly where the kernel's size is even "
                               "and dilation is odd; input may be copied for that"));
  kf_tensor_t *wider = NULL;
  KF_TRY(kf_constant_pad_nd(input, (kf_int_span_t){extra, 2 * p->dims}, KF_INT(0), &wider));
  const kf_status_t status = convolve(p, wider, weight, bias, out);
  kf_tensor_release(wider);
  return status;
}

static kf_status_t convolve_named(parameters_t *p, kf_str_t padding, kf_tensor_t *input,
                                  kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t **out) {
  KF_TRY(check_input(p, input));
  if (is_text(padding, "valid")) {
    p->padding = no_padding[p->dims];
    return convolve(p, input, weight, bias, out);
  }
  if (!is_text(padding, "same"))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_PADDING_NAME,
                                       "%s: there is no padding '%.*s', only same and valid"),
                        p->op, padding.size < 80 ? (int)padding.size : 80, padding.data);
  if (weight->ndim != p->dims + 2) {
    char w[KF__SHAPE_TEXT], x[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CONV_WEIGHT_RANK,
                                       "convolution: expected an input of %u dimensions for a "
                                       "weight of %u dimensions, %s, but got %u, of shape %s"),
                        weight->ndim, weight->ndim, kf__shape_text(kf__sizes(weight), w),
                        input->ndim, kf__shape_text(kf__sizes(input), x));
  }
  return same(p, input, weight, bias, out);
}

/* ---- The operators ---- */

#define CONV(name, number)                                                                         \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,        \
                            kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,        \
                            kf_int_span_t dilation, int64_t groups, kf_tensor_t **out) {           \
    (void)call;                                                                                    \
    const parameters_t p = {#name, number, false, stride, padding, dilation, no_padding[number],   \
                            groups};                                                               \
    return convolve(&p, input, weight, bias, out);                                                 \
  }                                                                                                \
  kf_status_t kf__op_##name##_padding(const kf_call_t *call, kf_tensor_t *input,                   \
                                      kf_tensor_t *weight, kf_tensor_t *bias,                      \
                                      kf_int_span_t stride, kf_str_t padding,                      \
                                      kf_int_span_t dilation, int64_t groups, kf_tensor_t **out) { \
    (void)call;                                                                                    \
    parameters_t p = {                                                                             \
        #name, number, false, stride, no_padding[number], dilation, no_padding[number], groups};   \
    return convolve_named(&p, padding, input, weight, bias, out);                                  \
  }
CONV(conv1d, 1)
CONV(conv2d, 2)
CONV(conv3d, 3)

#define CONV_TRANSPOSE(function, name, number)                                                  \
  kf_status_t kf__op_##function(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight, \
                                kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, \
                                kf_int_span_t output_padding, int64_t groups,                   \
                                kf_int_span_t dilation, kf_tensor_t **out) {                    \
    (void)call;                                                                                 \
    const parameters_t p = {                                                                    \
        name, number, true, stride, padding, dilation, output_padding, groups};                 \
    return convolve(&p, input, weight, bias, out);                                              \
  }
CONV_TRANSPOSE(conv_transpose1d, "conv_transpose1d", 1)
CONV_TRANSPOSE(conv_transpose2d_input, "conv_transpose2d", 2)
CONV_TRANSPOSE(conv_transpose3d_input, "conv_transpose3d", 3)

/* The flags choose between libraries that Keyfall does not use. */
kf_status_t kf__op__convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
                                kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
                                kf_int_span_t dilation, bool transposed,
                                kf_int_span_t output_padding, int64_t groups, bool benchmark,
                                bool deterministic, bool cudnn_enabled, bool allow_tf32,
                                kf_tensor_t **out) {
  (void)call;
  (void)benchmark;
  (void)deterministic;
  (void)cudnn_enabled;
  (void)allow_tf32;
  return kf_convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
                        groups, out);
}
