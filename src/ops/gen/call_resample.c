/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*upsample_nearest1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales, kf_tensor_t **out);
kf_status_t kf_upsample_nearest1d(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest1d, upsample_nearest1d_fn, kf__keys(self),
          (self, output_size, scales, out),
          (&self, &output_size, &scales), (out));
}

typedef kf_status_t (*upsample_nearest1d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t *out);
kf_status_t kf_upsample_nearest1d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest1d_out);
  KF__CALL_FAR(KF__OP_upsample_nearest1d_out, upsample_nearest1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, scales, out),
          (&self, &output_size, &scales, &out), (NULL));
}

typedef kf_status_t (*upsample_nearest1d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
kf_status_t kf_upsample_nearest1d_vec(kf_tensor_t *input, kf_int_span_t output_size, kf_float_span_t
    scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest1d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest1d_vec, upsample_nearest1d_vec_fn, kf__keys(input),
          (input, output_size, scale_factors, out),
          (&input, &output_size, &scale_factors), (out));
}

typedef kf_status_t (*upsample_nearest2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out);
kf_status_t kf_upsample_nearest2d(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest2d, upsample_nearest2d_fn, kf__keys(self),
          (self, output_size, scales_h, scales_w, out),
          (&self, &output_size, &scales_h, &scales_w), (out));
}

typedef kf_status_t (*upsample_nearest2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out);
kf_status_t kf_upsample_nearest2d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest2d_out);
  KF__CALL_FAR(KF__OP_upsample_nearest2d_out, upsample_nearest2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, scales_h, scales_w, out),
          (&self, &output_size, &scales_h, &scales_w, &out), (NULL));
}

typedef kf_status_t (*upsample_nearest2d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
kf_status_t kf_upsample_nearest2d_vec(kf_tensor_t *input, kf_int_span_t output_size, kf_float_span_t
    scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest2d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest2d_vec, upsample_nearest2d_vec_fn, kf__keys(input),
          (input, output_size, scale_factors, out),
          (&input, &output_size, &scale_factors), (out));
}

typedef kf_status_t (*upsample_nearest2d_vec_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t *out);
kf_status_t kf_upsample_nearest2d_vec_out(kf_tensor_t *input, kf_int_span_t output_size,
    kf_float_span_t scale_factors, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest2d_vec_out);
  KF__CALL_FAR(KF__OP_upsample_nearest2d_vec_out, upsample_nearest2d_vec_out_fn, kf_keyset_or(kf__keys(input), kf__keys(out)),
          (input, output_size, scale_factors, out),
          (&input, &output_size, &scale_factors, &out), (NULL));
}

typedef kf_status_t (*upsample_nearest3d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);
kf_status_t kf_upsample_nearest3d(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest3d, upsample_nearest3d_fn, kf__keys(self),
          (self, output_size, scales_d, scales_h, scales_w, out),
          (&self, &output_size, &scales_d, &scales_h, &scales_w), (out));
}

typedef kf_status_t (*upsample_nearest3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w, kf_tensor_t *out);
kf_status_t kf_upsample_nearest3d_out(kf_tensor_t *self, kf_int_span_t output_size, kf_opt_float_t
    scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest3d_out);
  KF__CALL_FAR(KF__OP_upsample_nearest3d_out, upsample_nearest3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, scales_d, scales_h, scales_w, out),
          (&self, &output_size, &scales_d, &scales_h, &scales_w, &out), (NULL));
}

typedef kf_status_t (*upsample_nearest3d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
kf_status_t kf_upsample_nearest3d_vec(kf_tensor_t *input, kf_int_span_t output_size, kf_float_span_t
    scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_nearest3d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_nearest3d_vec, upsample_nearest3d_vec_fn, kf__keys(input),
          (input, output_size, scale_factors, out),
          (&input, &output_size, &scale_factors), (out));
}

typedef kf_status_t (*upsample_linear1d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t **out);
kf_status_t kf_upsample_linear1d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
    kf_opt_float_t scales, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_linear1d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_linear1d, upsample_linear1d_fn, kf__keys(self),
          (self, output_size, align_corners, scales, out),
          (&self, &output_size, &align_corners, &scales), (out));
}

typedef kf_status_t (*upsample_linear1d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t *out);
kf_status_t kf_upsample_linear1d_out(kf_tensor_t *self, kf_int_span_t output_size, bool
    align_corners, kf_opt_float_t scales, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_linear1d_out);
  KF__CALL_FAR(KF__OP_upsample_linear1d_out, upsample_linear1d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, align_corners, scales, out),
          (&self, &output_size, &align_corners, &scales, &out), (NULL));
}

typedef kf_status_t (*upsample_linear1d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
kf_status_t kf_upsample_linear1d_vec(kf_tensor_t *input, kf_int_span_t output_size, bool
    align_corners, kf_float_span_t scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_linear1d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_linear1d_vec, upsample_linear1d_vec_fn, kf__keys(input),
          (input, output_size, align_corners, scale_factors, out),
          (&input, &output_size, &align_corners, &scale_factors), (out));
}

typedef kf_status_t (*upsample_bilinear2d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out);
kf_status_t kf_upsample_bilinear2d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bilinear2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_bilinear2d, upsample_bilinear2d_fn, kf__keys(self),
          (self, output_size, align_corners, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_h, &scales_w), (out));
}

typedef kf_status_t (*upsample_bilinear2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);
kf_status_t kf_upsample_bilinear2d_out(kf_tensor_t *self, kf_int_span_t output_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bilinear2d_out);
  KF__CALL_FAR(KF__OP_upsample_bilinear2d_out, upsample_bilinear2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, align_corners, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_h, &scales_w, &out), (NULL));
}

typedef kf_status_t (*upsample_bilinear2d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
kf_status_t kf_upsample_bilinear2d_vec(kf_tensor_t *input, kf_int_span_t output_size, bool
    align_corners, kf_float_span_t scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bilinear2d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_bilinear2d_vec, upsample_bilinear2d_vec_fn, kf__keys(input),
          (input, output_size, align_corners, scale_factors, out),
          (&input, &output_size, &align_corners, &scale_factors), (out));
}

typedef kf_status_t (*upsample_bilinear2d_vec_out_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t *out);
kf_status_t kf_upsample_bilinear2d_vec_out(kf_tensor_t *input, kf_int_span_t output_size, bool
    align_corners, kf_float_span_t scale_factors, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bilinear2d_vec_out);
  KF__CALL_FAR(KF__OP_upsample_bilinear2d_vec_out, upsample_bilinear2d_vec_out_fn, kf_keyset_or(kf__keys(input), kf__keys(out)),
          (input, output_size, align_corners, scale_factors, out),
          (&input, &output_size, &align_corners, &scale_factors, &out), (NULL));
}

typedef kf_status_t (*upsample_trilinear3d_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out);
kf_status_t kf_upsample_trilinear3d(kf_tensor_t *self, kf_int_span_t output_size, bool
    align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_trilinear3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_trilinear3d, upsample_trilinear3d_fn, kf__keys(self),
          (self, output_size, align_corners, scales_d, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_d, &scales_h, &scales_w), (out));
}

typedef kf_status_t (*upsample_trilinear3d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *out);
kf_status_t kf_upsample_trilinear3d_out(kf_tensor_t *self, kf_int_span_t output_size, bool
    align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_trilinear3d_out);
  KF__CALL_FAR(KF__OP_upsample_trilinear3d_out, upsample_trilinear3d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, align_corners, scales_d, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_d, &scales_h, &scales_w, &out), (NULL));
}

typedef kf_status_t (*upsample_trilinear3d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
kf_status_t kf_upsample_trilinear3d_vec(kf_tensor_t *input, kf_int_span_t output_size, bool
    align_corners, kf_float_span_t scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_trilinear3d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_trilinear3d_vec, upsample_trilinear3d_vec_fn, kf__keys(input),
          (input, output_size, align_corners, scale_factors, out),
          (&input, &output_size, &align_corners, &scale_factors), (out));
}

typedef kf_status_t (*upsample_bicubic2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t
    **out);
kf_status_t kf_upsample_bicubic2d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
    kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bicubic2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_bicubic2d, upsample_bicubic2d_fn, kf__keys(self),
          (self, output_size, align_corners, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_h, &scales_w), (out));
}

typedef kf_status_t (*upsample_bicubic2d_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out);
kf_status_t kf_upsample_bicubic2d_out(kf_tensor_t *self, kf_int_span_t output_size, bool
    align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bicubic2d_out);
  KF__CALL_FAR(KF__OP_upsample_bicubic2d_out, upsample_bicubic2d_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, output_size, align_corners, scales_h, scales_w, out),
          (&self, &output_size, &align_corners, &scales_h, &scales_w, &out), (NULL));
}

typedef kf_status_t (*upsample_bicubic2d_vec_fn)(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
kf_status_t kf_upsample_bicubic2d_vec(kf_tensor_t *input, kf_int_span_t output_size, bool
    align_corners, kf_float_span_t scale_factors, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_upsample_bicubic2d_vec);
  *out = NULL;
  KF__CALL_FAR(KF__OP_upsample_bicubic2d_vec, upsample_bicubic2d_vec_fn, kf__keys(input),
          (input, output_size, align_corners, scale_factors, out),
          (&input, &output_size, &align_corners, &scale_factors), (out));
}

typedef kf_status_t (*grid_sampler_2d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
kf_status_t kf_grid_sampler_2d(kf_tensor_t *input, kf_tensor_t *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || grid == NULL || out == NULL))
    return kf__null_argument(KF__OP_grid_sampler_2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_grid_sampler_2d, grid_sampler_2d_fn, kf_keyset_or(kf__keys(input), kf__keys(grid)),
          (input, grid, interpolation_mode, padding_mode, align_corners, out),
          (&input, &grid, &interpolation_mode, &padding_mode, &align_corners), (out));
}

typedef kf_status_t (*grid_sampler_2d_out_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
kf_status_t kf_grid_sampler_2d_out(kf_tensor_t *input, kf_tensor_t *grid, int64_t
    interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || grid == NULL || out == NULL))
    return kf__null_argument(KF__OP_grid_sampler_2d_out);
  KF__CALL_FAR(KF__OP_grid_sampler_2d_out, grid_sampler_2d_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(grid)), kf__keys(out)),
          (input, grid, interpolation_mode, padding_mode, align_corners, out),
          (&input, &grid, &interpolation_mode, &padding_mode, &align_corners, &out), (NULL));
}

typedef kf_status_t (*grid_sampler_3d_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
kf_status_t kf_grid_sampler_3d(kf_tensor_t *input, kf_tensor_t *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || grid == NULL || out == NULL))
    return kf__null_argument(KF__OP_grid_sampler_3d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_grid_sampler_3d, grid_sampler_3d_fn, kf_keyset_or(kf__keys(input), kf__keys(grid)),
          (input, grid, interpolation_mode, padding_mode, align_corners, out),
          (&input, &grid, &interpolation_mode, &padding_mode, &align_corners), (out));
}

typedef kf_status_t (*grid_sampler_3d_out_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out);
kf_status_t kf_grid_sampler_3d_out(kf_tensor_t *input, kf_tensor_t *grid, int64_t
    interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t *out) {
  if (KF_UNLIKELY(input == NULL || grid == NULL || out == NULL))
    return kf__null_argument(KF__OP_grid_sampler_3d_out);
  KF__CALL_FAR(KF__OP_grid_sampler_3d_out, grid_sampler_3d_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(grid)), kf__keys(out)),
          (input, grid, interpolation_mode, padding_mode, align_corners, out),
          (&input, &grid, &interpolation_mode, &padding_mode, &align_corners, &out), (NULL));
}

typedef kf_status_t (*grid_sampler_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
kf_status_t kf_grid_sampler(kf_tensor_t *input, kf_tensor_t *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || grid == NULL || out == NULL))
    return kf__null_argument(KF__OP_grid_sampler);
  *out = NULL;
  KF__CALL_FAR(KF__OP_grid_sampler, grid_sampler_fn, kf_keyset_or(kf__keys(input), kf__keys(grid)),
          (input, grid, interpolation_mode, padding_mode, align_corners, out),
          (&input, &grid, &interpolation_mode, &padding_mode, &align_corners), (out));
}
