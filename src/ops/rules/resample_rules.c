/* Rules of resizing (upsample_*) and of grid samplers, which read the input at positions that
 * another tensor holds. Both take a batch and channels in front of one to three spatial
 * dimensions. */
#include "compat/nn_texts.h"
#include "ops/gen/rules.h"

enum { MAX_SPATIAL = 3 };
#define LL(x) ((long long)(x))

/* ---- Resizing ---- */

/* "(H: 4, W: 5)" */
static void put_spatial(kf_text_t *text, const int64_t *sizes, uint32_t dims) {
  KF_ASSERT(dims >= 1);
  KF_ASSERT(dims <= MAX_SPATIAL);
  static const char names[MAX_SPATIAL] = {'D', 'H', 'W'};
  kf__text_char(text, '(');
  for (uint32_t d = 0; d < dims; d++)
    kf__text_format(text, "%s%c: %lld", d == 0 ? "" : ", ", names[MAX_SPATIAL - dims + d],
                    LL(sizes[d]));
  kf__text_char(text, ')');
}

/* The error for a size of 0 or less, which names all sizes of both tensors. */
static kf_status_t not_positive(const int64_t *in, const int64_t *out, uint32_t dims) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text,
                KF__COMPATIBLE(KF__TORCH_RESAMPLE_POSITIVE, "sizes must be positive, but are "));
  put_spatial(&text, in, dims);
  kf__text_puts(&text, dims == 1 ? " and output " : " output ");
  put_spatial(&text, out, dims);
  return kf__error_set_text(KF_ERR_RUNTIME, &text);
}

/* Results keep the memory format of the input, except in one dimension, where there is none. */
static kf_status_t upsample(kf_results_t *r, kf_tensor_t *self, kf_int_span_t output_size,
                            uint32_t dims) {
  KF_ASSERT(kf__tensor_is_valid(self));
  if (output_size.size != dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RESAMPLE_COUNT, "output_size must have %u numbers, but has %zu"),
        dims, output_size.size);
  if (self->ndim != dims + 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RESAMPLE_INPUT_RANK, "input must have %u dimensions, but has %u"),
        dims + 2, self->ndim);
  int64_t sizes[MAX_SPATIAL + 2], strides[MAX_SPATIAL + 2];
  memcpy(sizes, self->sizes, 2 * sizeof *sizes);
  memcpy(sizes + 2, output_size.data, dims * sizeof *sizes);
  for (uint32_t d = 2; d < dims + 2; d++)
    if (self->sizes[d] <= 0 || sizes[d] <= 0)
      return not_positive(self->sizes + 2, output_size.data, dims);
  char text[KF__SHAPE_TEXT];
  if (sizes[1] == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RESAMPLE_RANK,
                       "only the batch may be empty in %u dimensions, but input has shape %s"),
        dims + 2, kf__shape_text(kf__sizes(self), text));
  const kf_int_span_t span = {sizes, dims + 2};
  const kf_memory_format_t format =
      dims == 1 ? KF_MEMORY_FORMAT_CONTIGUOUS : kf_tensor_memory_format(self);
  const bool plain = format == KF_MEMORY_FORMAT_CONTIGUOUS;
  if (!plain) KF_TRY(kf__format_strides(span, format, strides));
  kf_tensor_t *const inputs[] = {self, NULL};
  return kf__result(r, 0, span, plain ? NULL : strides, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}

kf_status_t kf__rule_upsample1d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t output_size) {
  return upsample(r, self, output_size, 1);
}
kf_status_t kf__rule_upsample2d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t output_size) {
  return upsample(r, self, output_size, 2);
}
kf_status_t kf__rule_upsample3d(kf_results_t *r, kf_tensor_t *self, kf_int_span_t output_size) {
  return upsample(r, self, output_size, 3);
}

/* ---- Grids ---- */

/* What holds for any number of dimensions, and is checked before that number, as in PyTorch. The
 * grid is [batch, sizes of the result …, coordinates]. */
static kf_status_t check_batch(const kf_tensor_t *input, const kf_tensor_t *grid) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (input->ndim == 0 || grid->ndim == 0)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_GRID_NUMBER, "grid_sampler: input and grid must have dimensions"));
  (void)kf__shape_text(kf__sizes(input), a);
  (void)kf__shape_text(kf__sizes(grid), b);
  if (input->sizes[0] != grid->sizes[0])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GRID_BATCH,
            "grid_sampler: input and grid must have equal batches, but have shapes %s and %s"),
        a, b);
  if (grid->sizes[grid->ndim - 1] != (int64_t)input->ndim - 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GRID_COORDINATES,
            "grid_sampler: grid must have size %d in its last dimension, but has shape %s"),
        (int)input->ndim - 2, b);
  for (uint32_t d = 2; d < input->ndim; d++)
    if (input->sizes[d] == 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_GRID_EMPTY,
                                         "grid_sampler: only the batch may be empty, but input has "
                                         "shape %s, with dimension %u empty"),
                          a, d);
  return KF_OK;
}

static kf_status_t check_grid(const kf_tensor_t *input, const kf_tensor_t *grid, uint32_t dims) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  KF_TRY(check_batch(input, grid));
  if (input->ndim != dims + 2 || grid->ndim != dims + 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRID_RANK,
                                       "grid_sampler: expected input and grid of %u dimensions "
                                       "each, but they have shapes %s and %s"),
                        dims + 2, kf__shape_text(kf__sizes(input), a),
                        kf__shape_text(kf__sizes(grid), b));
  if (input->dtype != grid->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRID_DTYPE, "grid_sampler: input is %s, but grid is %s"),
        kf_dtype_class_name(kf__dtype(input)), kf_dtype_class_name(kf__dtype(grid)));
  return KF_OK;
}

static kf_status_t grid_sampler(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *grid,
                                int64_t interpolation_mode, int64_t padding_mode, uint32_t dims) {
  KF_TRY(check_grid(input, grid, dims));
  if (interpolation_mode < 0 || interpolation_mode > 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRID_INTERPOLATION,
                       "grid_sampler: there is no interpolation_mode %lld, only 0, 1 and 2"),
        LL(interpolation_mode));
  if (interpolation_mode == 2 && dims != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRID_CUBIC,
                       "grid_sampler: bicubic interpolation needs an input of 4 dimensions"));
  if (padding_mode < 0 || padding_mode > 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRID_PADDING,
                       "grid_sampler: there is no padding_mode %lld, only 0, 1 and 2"),
        LL(padding_mode));
  KF_ASSERT(input->ndim == dims + 2);
  KF_ASSERT(grid->ndim == dims + 2);
  int64_t sizes[MAX_SPATIAL + 2];
  memcpy(sizes, input->sizes, 2 * sizeof *sizes);
  memcpy(sizes + 2, grid->sizes + 1, dims * sizeof *sizes);
  kf_tensor_t *const inputs[] = {input, grid, NULL};
  return kf__result(r, 0, (kf_int_span_t){sizes, dims + 2}, NULL, kf__dtype(input), input->device,
                    KF__RESULT_APART | KF__RESULT_EXACT, inputs);
}

kf_status_t kf__rule_grid_sampler_2d(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *grid,
                                     int64_t interpolation_mode, int64_t padding_mode,
                                     bool align_corners) {
  (void)align_corners;
  return grid_sampler(r, input, grid, interpolation_mode, padding_mode, 2);
}

kf_status_t kf__rule_grid_sampler_3d(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *grid,
                                     int64_t interpolation_mode, int64_t padding_mode,
                                     bool align_corners) {
  (void)align_corners;
  return grid_sampler(r, input, grid, interpolation_mode, padding_mode, 3);
}
