/* Pooling over one dimension as pooling over two, one of which has size 1; and the operators that
 * return only the first result of another. The checks of one-dimensional pooling come first, since
 * messages name the operator that the user called. */
#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

#define LL(x) ((long long)(x))

/* ---- One dimension ---- */

static kf_status_t check_1d(const char *op, const kf_tensor_t *self) {
  if (self->ndim == 2 || self->ndim == 3) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_POOL1D_SELF_RANK,
                                     "self must have 2 or 3 dimensions, but has %u (%s)"),
                      self->ndim, op);
}

/* A list of one value; `fallback` where it is empty. */
static kf_status_t read_one(const char *op, const char *name, kf_int_span_t list, int64_t fallback,
                            int64_t *out) {
  if (list.size > 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_ARGUMENT, "%s: %s must have one number, but has %zu"), op,
        name, list.size);
  *out = list.size == 1 ? list.data[0] : fallback;
  return KF_OK;
}

/* A window of one dimension as one of two: index 0 is the dimension of size 1. */
typedef struct window {
  int64_t kernel[2], stride[2], padding[2], dilation[2];
} window_t;

static kf_status_t read_window(window_t *w, const char *op, kf_int_span_t kernel,
                               kf_int_span_t stride, kf_int_span_t padding,
                               kf_int_span_t dilation) {
  *w = (window_t){{1, 1}, {1, 1}, {0, 0}, {1, 1}};
  if (kernel.size == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_NO_KERNEL, "%s: kernel_size is empty"), op);
  KF_TRY(read_one(op, "kernel_size", kernel, 1, &w->kernel[1]));
  KF_TRY(read_one(op, "stride", stride, w->kernel[1], &w->stride[1]));
  KF_TRY(read_one(op, "padding", padding, 0, &w->padding[1]));
  KF_TRY(read_one(op, "dilation", dilation, 1, &w->dilation[1]));
  if (w->kernel[1] <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_KERNEL, "%s: kernel_size must be positive, but is %lld"), op,
        LL(w->kernel[1]));
  if (w->stride[1] <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_STRIDE, "%s: stride must be positive, but is %lld"), op,
        LL(w->stride[1]));
  if (w->dilation[1] <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_POOL_DILATION, "%s: dilation must be positive, but is %lld"), op,
        LL(w->dilation[1]));
  return KF_OK;
}

/* What max_pool1d says by itself; the other operators leave it to those of two dimensions. */
static kf_status_t check_max_1d(const kf_tensor_t *self, const window_t *w, bool ceil_mode) {
  const int64_t padding = w->padding[1], kernel = w->kernel[1], stride = w->stride[1];
  if (padding < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL1D_PADDING_SIGN,
                                       "max_pool1d: padding must not be negative, but is %lld"),
                        LL(padding));
  if (padding > kernel / 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL1D_PADDING,
                                       "max_pool1d: padding may be at most half of kernel_size, "
                                       "but is %lld, with kernel_size=%lld"),
                        LL(padding), LL(kernel));
  int64_t window, slack;
  if (__builtin_mul_overflow(w->dilation[1], kernel - 1, &window) ||
      __builtin_add_overflow(self->sizes[self->ndim - 1] - 1, 2 * padding, &slack) ||
      __builtin_sub_overflow(slack, window, &slack) ||
      __builtin_add_overflow(slack, ceil_mode ? stride - 1 : 0, &slack))
    return KF_OK; /* refused later */
  if (slack >= 0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_POOL1D_SIZE, "max_pool1d: the output would have size %lld"),
      LL(-((-(slack + 1)) / stride + 1) + 1));
}

#define PAIR(list) ((kf_int_span_t){(list), 2})

/* The two results of a two-dimensional operator, without the extra dimension; takes the references
 * of `pair`. `out1` may be NULL. */
static kf_status_t drop_extra(kf_status_t status, kf_tensor_t *const pair[2], kf_tensor_t **out0,
                              kf_tensor_t **out1) {
  KF_ASSERT(out0 != NULL);
  KF_ASSERT(status != KF_OK || (pair[0] != NULL && pair[1] != NULL));
  kf_tensor_t *first = NULL, *second = NULL;
  if (status == KF_OK) status = kf_squeeze_dim(pair[0], -2, &first);
  if (status == KF_OK && out1 != NULL) status = kf_squeeze_dim(pair[1], -2, &second);
  kf_tensor_release(pair[0]);
  kf_tensor_release(pair[1]);
  if (status != KF_OK) {
    kf_tensor_release(first);
    return status;
  }
  *out0 = first;
  if (out1 != NULL) *out1 = second;
  return KF_OK;
}

static kf_status_t max_1d(kf_tensor_t *self, const window_t *w, bool ceil_mode, kf_tensor_t **out0,
                          kf_tensor_t **out1) {
  kf_tensor_t *image = NULL, *pair[2] = {NULL, NULL};
  KF_TRY(kf_unsqueeze(self, -2, &image));
  const kf_status_t status =
      kf_max_pool2d_with_indices(image, PAIR(w->kernel), PAIR(w->stride), PAIR(w->padding),
                                 PAIR(w->dilation), ceil_mode, &pair[0], &pair[1]);
  kf_tensor_release(image);
  return drop_extra(status, pair, out0, out1);
}

kf_status_t kf__op_max_pool1d_with_indices(const kf_call_t *call, kf_tensor_t *self,
                                           kf_int_span_t kernel_size, kf_int_span_t stride,
                                           kf_int_span_t padding, kf_int_span_t dilation,
                                           bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1) {
  (void)call;
  window_t w;
  KF_TRY(check_1d("max_pool1d", self));
  KF_TRY(read_window(&w, "max_pool1d", kernel_size, stride, padding, dilation));
  return max_1d(self, &w, ceil_mode, out0, out1);
}

/* The operator of two dimensions, which computes this one, takes more types; so types are checked
 * here. */
kf_status_t kf__op_max_pool1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t kernel_size,
                              kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
                              bool ceil_mode, kf_tensor_t **out) {
  (void)call;
  window_t w;
  char text[KF__SHAPE_TEXT];
/* Only the batch may be empty. */
  const bool some = self->ndim == 2 ? self->numel != 0
                                    : self->ndim == 3 && self->sizes[1] != 0 && self->sizes[2] != 0;
  if (!some)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_POOL1D_RANK,
            "max_pool1d: input must have 2 dimensions, or 3 with a batch, but has shape %s"),
        kf__shape_text(kf__sizes(self), text));
  KF_TRY(read_window(&w, "max_pool1d", kernel_size, stride, padding, dilation));
  if (!kf_dtype_is_floating(kf__dtype(self)))
    return kf__not_for_dtype("max_pool1d_impl", kf__dtype(self));
  KF_TRY(check_max_1d(self, &w, ceil_mode));
  return max_1d(self, &w, ceil_mode, out, NULL);
}

kf_status_t kf__op_avg_pool1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t kernel_size,
                              kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                              bool count_include_pad, kf_tensor_t **out) {
  (void)call;
  window_t w;
  KF_TRY(check_1d("avg_pool1d", self));
  KF_TRY(read_window(&w, "avg_pool1d", kernel_size, stride, padding, kf_no_ints()));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = kfs_avg_pool2d(kfs_unsqueeze(self, -2), PAIR(w.kernel), PAIR(w.stride),
                                       PAIR(w.padding), ceil_mode, count_include_pad, kf_no_int());
  return kf__close_with(&scope, kfs_squeeze_dim(result, -2), out);
}

static kf_status_t check_output_1d(const char *op, kf_int_span_t output_size) {
  if (output_size.size == 1) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_POOL_OUTPUT_COUNT,
                                     "%s: output_size must list one number, but lists %zu"),
                      op, output_size.size);
}

kf_status_t kf__op_adaptive_avg_pool1d(const kf_call_t *call, kf_tensor_t *self,
                                       kf_int_span_t output_size, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_1d("adaptive_avg_pool1d", self));
  KF_TRY(check_output_1d("adaptive_avg_pool1d", output_size));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result =
      kfs_raw_adaptive_avg_pool2d(kfs_unsqueeze(self, -2), KF_INTS(1, output_size.data[0]));
  return kf__close_with(&scope, kfs_squeeze_dim(result, -2), out);
}

kf_status_t kf__op_adaptive_max_pool1d(const kf_call_t *call, kf_tensor_t *self,
                                       kf_int_span_t output_size, kf_tensor_t **out0,
                                       kf_tensor_t **out1) {
  (void)call;
  KF_TRY(check_1d("adaptive_max_pool1d", self));
  KF_TRY(check_output_1d("adaptive_max_pool1d", output_size));
  kf_tensor_t *image = NULL, *pair[2] = {NULL, NULL};
  KF_TRY(kf_unsqueeze(self, -2, &image));
  const kf_status_t status =
      kf_adaptive_max_pool2d(image, KF_INTS(1, output_size.data[0]), &pair[0], &pair[1]);
  kf_tensor_release(image);
  return drop_extra(status, pair, out0, out1);
}

/* ---- Without indices ---- */

#define MAX_POOL(name)                                                                            \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t kernel_size,  \
                            kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,  \
                            bool ceil_mode, kf_tensor_t **out) {                                  \
    (void)call;                                                                                   \
    kf_tensor_t *indices = NULL;                                                                  \
    KF_TRY(kf_##name##_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode, out, \
                                    &indices));                                                   \
    kf_tensor_release(indices);                                                                   \
    return KF_OK;                                                                                 \
  }
MAX_POOL(max_pool2d)
MAX_POOL(max_pool3d)

/* Whether adaptive averaging gives one element per channel: then it is a mean, which more types
 * have a kernel for. */
static bool is_mean(const kf_tensor_t *self, kf_int_span_t output_size, uint32_t dims) {
  if (output_size.size != dims || (self->ndim != dims + 1 && self->ndim != dims + 2)) return false;
  for (uint32_t d = 0; d < dims; d++)
    if (output_size.data[d] != 1 || self->sizes[self->ndim - 1 - d] == 0) return false;
  return kf_tensor_memory_format(self) == KF_MEMORY_FORMAT_CONTIGUOUS;
}

kf_status_t kf__op_adaptive_avg_pool2d(const kf_call_t *call, kf_tensor_t *self,
                                       kf_int_span_t output_size, kf_tensor_t **out) {
  (void)call;
  if (is_mean(self, output_size, 2))
    return kf_mean_dim(self, KF_INTS(-1, -2), true, kf_no_int(), out);
  return kf_raw_adaptive_avg_pool2d(self, output_size, out);
}

kf_status_t kf__op_adaptive_avg_pool3d(const kf_call_t *call, kf_tensor_t *self,
                                       kf_int_span_t output_size, kf_tensor_t **out) {
  (void)call;
  if (is_mean(self, output_size, 3))
    return kf_mean_dim(self, KF_INTS(-1, -2, -3), true, kf_no_int(), out);
  return kf_raw_adaptive_avg_pool3d(self, output_size, out);
}
