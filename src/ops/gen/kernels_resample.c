/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_support.h"

static kf_status_t run_upsample_nearest1d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, kf_opt_float_t scales) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample1d(r, self, output_size));
  kf__compute_upsample_nearest1d_fn compute = (kf__compute_upsample_nearest1d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales, r->tensors[0]);
}
static kf_status_t functional_upsample_nearest1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_nearest1d(call, &r, self, output_size, scales), outs);
}
KF__COLD static kf_status_t out_upsample_nearest1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_nearest1d(call, &r, self, output_size, scales), outs);
}

static kf_status_t run_upsample_nearest2d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf__compute_upsample_nearest2d_fn compute = (kf__compute_upsample_nearest2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales_h, scales_w, r->tensors[0]);
}
static kf_status_t functional_upsample_nearest2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t **out)
    {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_nearest2d(call, &r, self, output_size, scales_h, scales_w), outs);
}
KF__COLD static kf_status_t out_upsample_nearest2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_nearest2d(call, &r, self, output_size, scales_h, scales_w), outs);
}

static kf_status_t run_upsample_nearest3d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample3d(r, self, output_size));
  kf__compute_upsample_nearest3d_fn compute = (kf__compute_upsample_nearest3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales_d, scales_h, scales_w, r->tensors[0]);
}
static kf_status_t functional_upsample_nearest3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_nearest3d(call, &r, self, output_size, scales_d, scales_h, scales_w), outs);
}
KF__COLD static kf_status_t out_upsample_nearest3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_nearest3d(call, &r, self, output_size, scales_d, scales_h, scales_w), outs);
}

static kf_status_t run_upsample_linear1d(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample1d(r, self, output_size));
  kf__compute_upsample_linear1d_fn compute = (kf__compute_upsample_linear1d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales, r->tensors[0]);
}
static kf_status_t functional_upsample_linear1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_linear1d(call, &r, self, output_size, align_corners, scales), outs);
}
KF__COLD static kf_status_t out_upsample_linear1d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_linear1d(call, &r, self, output_size, align_corners, scales), outs);
}

static kf_status_t run_upsample_bilinear2d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf__compute_upsample_bilinear2d_fn compute = (kf__compute_upsample_bilinear2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_h, scales_w, r->tensors[0]);
}
static kf_status_t functional_upsample_bilinear2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_bilinear2d(call, &r, self, output_size, align_corners, scales_h, scales_w), outs);
}
KF__COLD static kf_status_t out_upsample_bilinear2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_bilinear2d(call, &r, self, output_size, align_corners, scales_h, scales_w), outs);
}

static kf_status_t run_upsample_trilinear3d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample3d(r, self, output_size));
  kf__compute_upsample_trilinear3d_fn compute = (kf__compute_upsample_trilinear3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_d, scales_h, scales_w, r->tensors[0]);
}
static kf_status_t functional_upsample_trilinear3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_trilinear3d(call, &r, self, output_size, align_corners, scales_d, scales_h, scales_w), outs);
}
KF__COLD static kf_status_t out_upsample_trilinear3d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t scales_h,
    kf_opt_float_t scales_w, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_trilinear3d(call, &r, self, output_size, align_corners, scales_d, scales_h, scales_w), outs);
}

static kf_status_t run_upsample_bicubic2d(const kf_call_t *call, kf__results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf__compute_upsample_bicubic2d_fn compute = (kf__compute_upsample_bicubic2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_h, scales_w, r->tensors[0]);
}
static kf_status_t functional_upsample_bicubic2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_upsample_bicubic2d(call, &r, self, output_size, align_corners, scales_h, scales_w), outs);
}
KF__COLD static kf_status_t out_upsample_bicubic2d_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_upsample_bicubic2d(call, &r, self, output_size, align_corners, scales_h, scales_w), outs);
}

static kf_status_t run_grid_sampler_2d(const kf_call_t *call, kf__results_t *r, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect(grid)))
    KF_TRY(kf__check_argument(call, grid, "grid"));
  if (KF_UNLIKELY(kf__other_device(input, grid)))
    KF_TRY(kf__check_device(r->op, input, grid, "grid"));
  KF_TRY(kf__rule_grid_sampler_2d(r, input, grid, interpolation_mode, padding_mode, align_corners));
  kf__compute_grid_sampler_2d_fn compute = (kf__compute_grid_sampler_2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, grid, interpolation_mode, padding_mode, align_corners, r->tensors[0]);
}
static kf_status_t functional_grid_sampler_2d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_grid_sampler_2d(call, &r, input, grid, interpolation_mode, padding_mode, align_corners), outs);
}
KF__COLD static kf_status_t out_grid_sampler_2d_out(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  r.out = KF__OUT_GENERATED;
  return kf__results_finish(&r, run_grid_sampler_2d(call, &r, input, grid, interpolation_mode, padding_mode, align_corners), outs);
}

static kf_status_t run_grid_sampler_3d(const kf_call_t *call, kf__results_t *r, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  if (KF_UNLIKELY(kf__suspect(input)))
    KF_TRY(kf__check_argument(call, input, "input"));
  if (KF_UNLIKELY(kf__suspect(grid)))
    KF_TRY(kf__check_argument(call, grid, "grid"));
  if (KF_UNLIKELY(kf__other_device(input, grid)))
    KF_TRY(kf__check_device(r->op, input, grid, "grid"));
  KF_TRY(kf__rule_grid_sampler_3d(r, input, grid, interpolation_mode, padding_mode, align_corners));
  kf__compute_grid_sampler_3d_fn compute = (kf__compute_grid_sampler_3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, grid, interpolation_mode, padding_mode, align_corners, r->tensors[0]);
}
static kf_status_t functional_grid_sampler_3d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out)
    {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_grid_sampler_3d(call, &r, input, grid, interpolation_mode, padding_mode, align_corners), outs);
}
KF__COLD static kf_status_t out_grid_sampler_3d_out(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  r.out = KF__OUT_GENERATED;
  return kf__results_finish(&r, run_grid_sampler_3d(call, &r, input, grid, interpolation_mode, padding_mode, align_corners), outs);
}

const kf__kernel_entry_t kf__kernels_resample[] = {
    {KF__OP_upsample_nearest1d, KF__COMPUTE_upsample_nearest1d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_nearest1d},
    {KF__OP_upsample_nearest1d_out, KF__COMPUTE_upsample_nearest1d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_nearest1d_out},
    {KF__OP_upsample_nearest1d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_nearest1d_vec},
    {KF__OP_upsample_nearest2d, KF__COMPUTE_upsample_nearest2d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_nearest2d},
    {KF__OP_upsample_nearest2d_out, KF__COMPUTE_upsample_nearest2d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_nearest2d_out},
    {KF__OP_upsample_nearest2d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_nearest2d_vec},
    {KF__OP_upsample_nearest2d_vec_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_nearest2d_vec_out},
    {KF__OP_upsample_nearest3d, KF__COMPUTE_upsample_nearest3d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_nearest3d},
    {KF__OP_upsample_nearest3d_out, KF__COMPUTE_upsample_nearest3d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_nearest3d_out},
    {KF__OP_upsample_nearest3d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_nearest3d_vec},
    {KF__OP_upsample_linear1d, KF__COMPUTE_upsample_linear1d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_linear1d},
    {KF__OP_upsample_linear1d_out, KF__COMPUTE_upsample_linear1d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_linear1d_out},
    {KF__OP_upsample_linear1d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_linear1d_vec},
    {KF__OP_upsample_bilinear2d, KF__COMPUTE_upsample_bilinear2d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_bilinear2d},
    {KF__OP_upsample_bilinear2d_out, KF__COMPUTE_upsample_bilinear2d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_bilinear2d_out},
    {KF__OP_upsample_bilinear2d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_bilinear2d_vec},
    {KF__OP_upsample_bilinear2d_vec_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_bilinear2d_vec_out},
    {KF__OP_upsample_trilinear3d, KF__COMPUTE_upsample_trilinear3d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_trilinear3d},
    {KF__OP_upsample_trilinear3d_out, KF__COMPUTE_upsample_trilinear3d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_trilinear3d_out},
    {KF__OP_upsample_trilinear3d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_trilinear3d_vec},
    {KF__OP_upsample_bicubic2d, KF__COMPUTE_upsample_bicubic2d, KF__AT_BACKEND, (kf_typed_fn)functional_upsample_bicubic2d},
    {KF__OP_upsample_bicubic2d_out, KF__COMPUTE_upsample_bicubic2d, KF__AT_BACKEND, (kf_typed_fn)out_upsample_bicubic2d_out},
    {KF__OP_upsample_bicubic2d_vec, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_upsample_bicubic2d_vec},
    {KF__OP_grid_sampler_2d, KF__COMPUTE_grid_sampler_2d, KF__AT_BACKEND, (kf_typed_fn)functional_grid_sampler_2d},
    {KF__OP_grid_sampler_2d_out, KF__COMPUTE_grid_sampler_2d, KF__AT_BACKEND, (kf_typed_fn)out_grid_sampler_2d_out},
    {KF__OP_grid_sampler_3d, KF__COMPUTE_grid_sampler_3d, KF__AT_BACKEND, (kf_typed_fn)functional_grid_sampler_3d},
    {KF__OP_grid_sampler_3d_out, KF__COMPUTE_grid_sampler_3d, KF__AT_BACKEND, (kf_typed_fn)out_grid_sampler_3d_out},
    {KF__OP_grid_sampler, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_grid_sampler},
    {0, 0, KF__AT_END, NULL},
};
