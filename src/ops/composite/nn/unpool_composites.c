/* The inverse of max pooling, and max pooling over windows at random positions. */
#include <stdio.h>

#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* ---- Unpooling ---- */

/* Positions are checked by scatter: invalid_position. */
static kf_status_t check_unpool(const kf_tensor_t *self, const kf_tensor_t *indices,
                                kf_int_span_t output_size, uint32_t dims) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  const char *what = dims == 2 ? KF__COMPATIBLE(KF__TORCH_UNPOOL_PLANE, "2 numbers")
                               : KF__COMPATIBLE(KF__TORCH_UNPOOL_VOLUME, "3 numbers");
  if (kf__dtype(indices) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPOOL_INDICES_DTYPE, "indices must be int64, but is %s"),
        kf_dtype_class_name(kf__dtype(indices)));
  if (output_size.size != dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPOOL_SIZES, "output_size must have exactly %s, but has %zu"),
        what, output_size.size);
  if (self->ndim != dims + 1 && self->ndim != dims + 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPOOL_RANK,
                       "max_unpool%ud: input must have %u or %u dimensions, but has %u"),
        dims, dims + 1, dims + 2, self->ndim);
  if (!kf__same_sizes(self, indices))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPOOL_INDICES,
                       "max_unpool: indices must have the shape of input (%s), but have shape %s"),
        kf__shape_text(kf__sizes(self), a), kf__shape_text(kf__sizes(indices), b));
  return KF_OK;
}

/* Says which position scatter has refused, in terms of the volume. */
static kf_status_t invalid_position(kf_status_t status, kf_int_span_t output_size) {
  long long position, w = (long long)output_size.data[output_size.size - 1];
  long long d = (long long)output_size.data[0], h = (long long)output_size.data[1];
  if (sscanf(kf_error_message(), "index %lld is out of bounds", &position) != 1) return status;
  if (output_size.size == 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPOOL_INDEX_2D,
                       "max_unpool2d: index %lld is outside the result, which is %lld by %lld"),
        position, d, w);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_UNPOOL_INDEX_3D,
          "max_unpool3d: index %lld is outside the result, which is %lld by %lld by %lld"),
      position, d, h, w);
}

/* Elements go to the positions in `indices`, which count within a plane or volume. */
static kf_status_t unpool(kf_tensor_t *self, kf_tensor_t *indices, kf_int_span_t output_size,
                          uint32_t dims, kf_tensor_t **out) {
  KF_TRY(check_unpool(self, indices, output_size, dims));
  int64_t sizes[KF__MAX_DIMS], volume = 1;
  uint32_t lead = self->ndim - dims;
  for (uint32_t i = 0; i < self->ndim; i++)
    sizes[i] = i < lead ? self->sizes[i] : output_size.data[i - lead];
  for (uint32_t i = 0; i < dims; i++) volume = kf__count_product(volume, output_size.data[i]);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *values = kfs_flatten(self, lead, -1);
  kf_tensor_t *positions = kfs_flatten(indices, lead, -1);
  kf_tensor_t *made = NULL;
  if (values != NULL && positions != NULL) {
    int64_t flat[3];
    for (uint32_t i = 0; i < lead; i++) flat[i] = self->sizes[i];
    flat[lead] = volume;
    kf_tensor_t *zeros = kf__scoped_zeros(self, (kf_int_span_t){flat, lead + 1}, kf__dtype(self));
    made = kfs_scatter_src(zeros, -1, positions, values);
  }
  made = kfs_reshape(made, (kf_int_span_t){sizes, self->ndim});
  const kf_memory_format_t format = kf_tensor_memory_format(self);
  if (made != NULL && dims == 2 && format != KF_MEMORY_FORMAT_CONTIGUOUS) {
    kf_tensor_t *moved = NULL;
    const kf_status_t status = kf_contiguous(made, format, &moved);
    made = kf_scope_take(status, moved);
  }
  const kf_status_t status = kf__close_with(&scope, made, out);
  return status == KF_OK ? KF_OK : invalid_position(status, output_size);
}

kf_status_t kf__op_max_unpool2d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *indices,
                                kf_int_span_t output_size, kf_tensor_t **out) {
  (void)call;
  return unpool(self, indices, output_size, 2, out);
}

/* The stride and the padding of the pooling are part of the schema; positions already contain
 * them. */
kf_status_t kf__op_max_unpool3d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *indices,
                                kf_int_span_t output_size, kf_int_span_t stride,
                                kf_int_span_t padding, kf_tensor_t **out) {
  (void)call;
  (void)padding;
  if (stride.size != 3)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNPOOL_STRIDE,
                                       "max_unpool3d: stride must have three numbers, but has %zu"),
                        stride.size);
  return unpool(self, indices, output_size, 3, out);
}

/* ---- Fractional max pooling ---- */

/* As in PyTorch, windows of volumes leave at least one element over. */
static kf_status_t check_windows(const kf_tensor_t *self, kf_int_span_t kernel,
                                 kf_int_span_t output, uint32_t dims) {
  static const char *const names[] = {"time", "height", "width"};
  for (uint32_t i = 0; i < dims; i++) {
    const int64_t size = self->sizes[self->ndim - dims + i], most = dims == 3 ? size - 1 : size;
    const char *name = names[i + 3 - dims];
    if (kernel.data[i] < 1 || output.data[i] < 0 || output.data[i] > most - (kernel.data[i] - 1))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_FRACTIONAL_POOL_SIZE,
                         "fractional_max_pool%ud%s: kernel %s %lld is too large for input %s %lld"),
          dims, dims == 3 ? "_out" : "", name, (long long)kernel.data[i], name, (long long)size);
  }
  return KF_OK;
}

/* Each plane has a row of random numbers, one for each dimension; there may be more rows. */
static kf_status_t check_fractional(const kf_tensor_t *self, kf_int_span_t kernel,
                                    kf_int_span_t output, const kf_tensor_t *samples,
                                    uint32_t dims) {
  char text[KF__SHAPE_TEXT];
  if (self->ndim != dims + 1 && self->ndim != dims + 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FRACTIONAL_RANK,
                       "fractional_max_pool%ud: input must have %u or %u dimensions, but has %u"),
        dims, dims + 1, dims + 2, self->ndim);
  if (kernel.size != dims || output.size != dims)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FRACTIONAL_ARGUMENT,
                                       "fractional_max_pool%ud: %s must have one number or %u"),
                        dims, kernel.size != dims ? "kernel_size" : "output_size", dims);
  for (uint32_t d = self->ndim == dims + 2; d < self->ndim; d++)
    if (self->sizes[d] == 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_FRACTIONAL_EMPTY,
                                         "fractional_max_pool%ud: only the batch may be empty, but "
                                         "input has shape %s, with dimension %u empty"),
                          dims, kf__shape_text(kf__sizes(self), text), d);
  int64_t batch = self->ndim == dims + 2 ? self->sizes[0] : 1;
  if (samples->ndim != 3 || samples->sizes[0] < batch ||
      samples->sizes[1] < self->sizes[self->ndim - dims - 1] || samples->sizes[2] != (int64_t)dims)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_POOL_SAMPLES,
                                       "_random_samples must have %u numbers for each plane"),
                        dims);
  if (kf__dtype(samples) != kf__dtype(self))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FRACTIONAL_SAMPLES,
                                                       "random_samples must have input's dtype"));
  return check_windows(self, kernel, output, dims);
}

/* 0, 1, … on the device of a tensor. */
static kf_tensor_t *count_up(int64_t count, kf_dtype_t dtype, const kf_tensor_t *like) {
  kf_tensor_t *made = NULL;
  kf_status_t status = kf_arange(KF_INT(count), kf_some_dtype(dtype), kf_no_int(),
                                 kf_some_device(like->device), kf_no_bool(), &made);
  return kf_scope_take(status, made);
}

/* Where windows begin in one dimension: (planes, output) integers. They advance by a fraction; the
 * last window ends with the input. */
static kf_tensor_t *starts_of(kf_tensor_t *unit, int64_t size, int64_t kernel, int64_t output) {
  if (unit == NULL) return NULL;
  kf_tensor_t *last = kfs_new_full(unit, KF_INTS(unit->sizes[0], 1), KF_INT(size - kernel));
  if (output < 2) return kf__to_type(kfs_narrow(last, 1, 0, output), KF_DTYPE_INT64);
  double alpha = (double)(size - kernel) / (double)(output - 1);
  if (kf__dtype(unit) != KF_DTYPE_FLOAT64)
    alpha = (double)((float)(size - kernel) / (float)(output - 1));
  /* As PyTorch does, the step is rounded to the type of the samples. */
  kf_tensor_t *step = kfs_new_full(unit, kf_no_ints(), KF_FLOAT(alpha));
  kf_tensor_t *steps = count_up(output - 1, kf__dtype(unit), unit);
  kf_tensor_t *moved = kfs_trunc(kfs_mul(kfs_add(steps, unit), step));
  kf_tensor_t *first = kfs_trunc(kfs_mul(unit, step));
  kf_tensor_t *parts[] = {kfs_sub(moved, first), last};
  if (parts[0] == NULL || last == NULL) return NULL;
  return kf__to_type(kfs_cat((kf_tensor_span_t){parts, 2}, 1), KF_DTYPE_INT64);
}

/* The index within the plane of each element of each window: (planes, outputs, elements). */
static kf_tensor_t *window_indices(const kf_tensor_t *self, kf_int_span_t kernel,
                                   kf_int_span_t output, kf_tensor_t *samples, uint32_t dims) {
  kf_tensor_t *all = NULL;
  for (uint32_t i = 0; i < dims && samples != NULL; i++) {
    int64_t size = self->sizes[self->ndim - dims + i];
    int64_t column = dims == 2 ? 1 - (int64_t)i : (int64_t)i; /* in 2-D, the width comes first */
    kf_tensor_t *starts =
        starts_of(kfs_narrow(samples, 1, column, 1), size, kernel.data[i], output.data[i]);
    kf_tensor_t *offsets = count_up(kernel.data[i], KF_DTYPE_INT64, self);
    kf_tensor_t *elements = kfs_add(kfs_unsqueeze(starts, 2), offsets); /* planes, o, k */
    if (all == NULL) {
      all = elements;
      continue;
    }
    if (elements == NULL) return NULL;
    kf_tensor_t *high = kfs_mul_Scalar(all, KF_INT(size));
    all = kfs_add(kfs_unsqueeze(kfs_unsqueeze(high, 2), 4),
                  kfs_unsqueeze(kfs_unsqueeze(elements, 1), 3));
    all = kfs_flatten(kfs_flatten(all, 1, 2), 2, 3);
  }
  return all;
}

/* Gathers the elements of all windows and takes the maximum of each, so that the gradient goes to
 * the element that was selected. */
static kf_status_t fractional(kf_tensor_t *self, kf_int_span_t kernel, kf_int_span_t output,
                              kf_tensor_t *samples, uint32_t dims, kf_tensor_t **out_values,
                              kf_tensor_t **out_indices) {
  KF_TRY(check_fractional(self, kernel, output, samples, dims));
  int64_t sizes[KF__MAX_DIMS], planes = 1, volume = 1, count = 1, window = 1;
  uint32_t lead = self->ndim - dims;
  for (uint32_t i = 0; i < self->ndim; i++) {
    sizes[i] = i < lead ? self->sizes[i] : output.data[i - lead];
    if (i < lead) {
      planes *= self->sizes[i];
      continue;
    }
    volume = kf__count_product(volume, self->sizes[i]);
    count = kf__count_product(count, sizes[i]);
    window = kf__count_product(window, kernel.data[i - lead]);
  }
  kf_int_span_t shape = {sizes, self->ndim};
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *used = kfs_narrow(samples, 0, 0, lead == 2 ? self->sizes[0] : 1);
  used = kfs_narrow(used, 1, 0, self->sizes[lead - 1]);
  used = kfs_reshape(kfs_detach(used), KF_INTS(planes, (int64_t)dims));
  kf_tensor_t *indices = window_indices(self, kernel, output, used, dims);
  kf_tensor_t *flat = kfs_reshape(self, KF_INTS(planes, volume));
  kf_tensor_t *in_rows =
      kfs_reshape(indices, KF_INTS(planes, kf__count_product(count, window)));
  kf_tensor_t *windows =
      kfs_reshape(kfs_gather(flat, 1, in_rows), KF_INTS(planes, count, window));
  kf_tensor_t *values = NULL, *best = NULL;
  if (windows != NULL) {
    kf_status_t status = kf_max_dim(windows, -1, true, &values, &best);
    values = kf_scope_take(status, values);
    best = kf_scope_take(status, best);
  }
  kf_tensor_t *found = kf_scope_keep(kfs_reshape(values, shape));
  kf_tensor_t *at = kf_scope_keep(kfs_reshape(kfs_gather(indices, 2, best), shape));
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(found);
    kf_tensor_release(at);
    return status;
  }
  *out_values = found;
  *out_indices = at;
  return KF_OK;
}

#define FRACTIONAL(dims)                                                                \
  kf_status_t kf__op_fractional_max_pool##dims##d(                                      \
      const kf_call_t *call, kf_tensor_t *self, kf_int_span_t kernel_size,              \
      kf_int_span_t output_size, kf_tensor_t *random_samples, kf_tensor_t **out_values, \
      kf_tensor_t **out_indices) {                                                      \
    (void)call;                                                                         \
    return fractional(self, kernel_size, output_size, random_samples, dims, out_values, \
                      out_indices);                                                     \
  }
FRACTIONAL(2)
FRACTIONAL(3)
