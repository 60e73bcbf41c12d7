/* Resizing as users call it: with sizes or with factors. The factors are passed on beside the
 * sizes, because positions in the input follow from them and not from the rounded sizes. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "compat/nn_texts.h"
#include "ops/gen/composites.h"
#include "tensor/tensor_internal.h"

enum { MAX_SPATIAL = 3 };

/* The resolved target; `span` points to `sizes`, so it must not be copied. */
typedef struct {
  int64_t sizes[MAX_SPATIAL];
  kf_opt_float_t scales[MAX_SPATIAL];
  kf_int_span_t span;
} target_t;

/* Sizes from factors are cut off, not rounded. The factor goes along: positions in the input
 * computed from the sizes would be off by what was cut. */
static kf_status_t read_target(target_t *t, const char *op, size_t dims, const kf_tensor_t *input,
                               kf_int_span_t output_size, kf_float_span_t scale_factors) {
  KF_ASSERT(dims >= 1 && dims <= MAX_SPATIAL);
  *t = (target_t){.span = {t->sizes, dims}};
  if ((output_size.data == NULL) == (scale_factors.data == NULL))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RESAMPLE_SIZES,
                                       "%s: expected either output_size or scale_factors"),
                        op);
  const size_t given = output_size.data != NULL ? output_size.size : scale_factors.size;
  if (given != dims || input->ndim != dims + 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        "%s: expected %zu sizes or factors for an input of %zu dimensions, but got "
                        "%zu for %u dimensions",
                        op, dims, dims + 2, given, input->ndim);
  for (size_t d = 0; d < dims; d++) {
    if (output_size.data != NULL) {
      t->sizes[d] = output_size.data[d];
      continue;
    }
    const double size = (double)input->sizes[d + 2] * scale_factors.data[d];
    if (!(fabs(size) < 0x1p63))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RESAMPLE_OVERFLOW, "%s: an output size overflows int64"), op);
    t->sizes[d] = (int64_t)size;
    t->scales[d] = kf_some_float(scale_factors.data[d]);
  }
  return KF_OK;
}

#define SCALES_1 t.scales[0]
#define SCALES_2 t.scales[0], t.scales[1]
#define SCALES_3 t.scales[0], t.scales[1], t.scales[2]

#define NEAREST(dims)                                                                            \
  kf_status_t kf__op_upsample_nearest##dims##d_vec(                                              \
      const kf_call_t *call, kf_tensor_t *input, kf_int_span_t output_size,                      \
      kf_float_span_t scale_factors, kf_tensor_t **out) {                                        \
    (void)call;                                                                                  \
    target_t t;                                                                                  \
    KF_TRY(                                                                                      \
        read_target(&t, "upsample_nearest" #dims "d", dims, input, output_size, scale_factors)); \
    return kf_upsample_nearest##dims##d(input, t.span, SCALES_##dims, out);                      \
  }
NEAREST(1)
NEAREST(2)
NEAREST(3)

#define SMOOTH(name, dims)                                                                     \
  kf_status_t kf__op_upsample_##name##_vec(const kf_call_t *call, kf_tensor_t *input,          \
                                           kf_int_span_t output_size, bool align_corners,      \
                                           kf_float_span_t scale_factors, kf_tensor_t **out) { \
    (void)call;                                                                                \
    target_t t;                                                                                \
    KF_TRY(read_target(&t, "upsample_" #name, dims, input, output_size, scale_factors));       \
    return kf_upsample_##name(input, t.span, align_corners, SCALES_##dims, out);               \
  }
SMOOTH(linear1d, 1)
SMOOTH(bilinear2d, 2)
SMOOTH(bicubic2d, 2)
SMOOTH(trilinear3d, 3)

/* Of all these operators, only the following two have a form that writes to a given tensor. */
kf_status_t kf__op_upsample_nearest2d_vec_out(const kf_call_t *call, kf_tensor_t *input,
                                              kf_int_span_t output_size,
                                              kf_float_span_t scale_factors, kf_tensor_t *out) {
  (void)call;
  target_t t;
  KF_TRY(read_target(&t, "upsample_nearest2d", 2, input, output_size, scale_factors));
  return kf_upsample_nearest2d_out(input, t.span, SCALES_2, out);
}

kf_status_t kf__op_upsample_bilinear2d_vec_out(const kf_call_t *call, kf_tensor_t *input,
                                               kf_int_span_t output_size, bool align_corners,
                                               kf_float_span_t scale_factors, kf_tensor_t *out) {
  (void)call;
  target_t t;
  KF_TRY(read_target(&t, "upsample_bilinear2d", 2, input, output_size, scale_factors));
  return kf_upsample_bilinear2d_out(input, t.span, align_corners, SCALES_2, out);
}

/* Volumes have 5 dimensions. Everything else goes to the images' operator, whose rule refuses
 * shapes that are neither. */
kf_status_t kf__op_grid_sampler(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *grid,
                                int64_t interpolation_mode, int64_t padding_mode,
                                bool align_corners, kf_tensor_t **out) {
  (void)call;
  if (input->ndim == 5)
    return kf_grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners, out);
  return kf_grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners, out);
}
