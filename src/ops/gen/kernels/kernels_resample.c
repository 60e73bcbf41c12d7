/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_upsample_nearest1d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample1d(r, self, output_size));
  kf_compute_upsample_nearest1d_fn compute = (kf_compute_upsample_nearest1d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_nearest1d, upsample_nearest1d, TnF, T)
KF__OUT_FORM(upsample_nearest1d_out, upsample_nearest1d, TnF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_nearest2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_h, kf_opt_float_t scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf_compute_upsample_nearest2d_fn compute = (kf_compute_upsample_nearest2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales_h, scales_w, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_nearest2d, upsample_nearest2d, TnFF, T)
KF__OUT_FORM(upsample_nearest2d_out, upsample_nearest2d, TnFF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_nearest3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, kf_opt_float_t scales_d, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample3d(r, self, output_size));
  kf_compute_upsample_nearest3d_fn compute = (kf_compute_upsample_nearest3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, scales_d, scales_h, scales_w, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_nearest3d, upsample_nearest3d, TnFFF, T)
KF__OUT_FORM(upsample_nearest3d_out, upsample_nearest3d, TnFFF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_linear1d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample1d(r, self, output_size));
  kf_compute_upsample_linear1d_fn compute = (kf_compute_upsample_linear1d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_linear1d, upsample_linear1d, TnbF, T)
KF__OUT_FORM(upsample_linear1d_out, upsample_linear1d, TnbF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_bilinear2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t
    scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf_compute_upsample_bilinear2d_fn compute = (kf_compute_upsample_bilinear2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_h, scales_w, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_bilinear2d, upsample_bilinear2d, TnbFF, T)
KF__OUT_FORM(upsample_bilinear2d_out, upsample_bilinear2d, TnbFF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_trilinear3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_d, kf_opt_float_t
    scales_h, kf_opt_float_t scales_w) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample3d(r, self, output_size));
  kf_compute_upsample_trilinear3d_fn compute = (kf_compute_upsample_trilinear3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_d, scales_h, scales_w, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_trilinear3d, upsample_trilinear3d, TnbFFF, T)
KF__OUT_FORM(upsample_trilinear3d_out, upsample_trilinear3d, TnbFFF, T, KF__OUT_CASTABLE)

static kf_status_t run_upsample_bicubic2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t output_size, bool align_corners, kf_opt_float_t scales_h, kf_opt_float_t scales_w)
    {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_upsample2d(r, self, output_size));
  kf_compute_upsample_bicubic2d_fn compute = (kf_compute_upsample_bicubic2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, output_size, align_corners, scales_h, scales_w, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(upsample_bicubic2d, upsample_bicubic2d, TnbFF, T)
KF__OUT_FORM(upsample_bicubic2d_out, upsample_bicubic2d, TnbFF, T, KF__OUT_CASTABLE)

static kf_status_t run_grid_sampler_2d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  if (KF_UNLIKELY(kf__suspect(input) || kf__suspect(grid)))
    KF_TRY(kf__check_pair(call, input, grid, "input\0grid"));
  if (KF_UNLIKELY(kf__other_device(input, grid)))
    KF_TRY(kf__check_device(r->op, input, grid, "grid"));
  KF_TRY(kf__rule_grid_sampler_2d(r, input, grid, interpolation_mode, padding_mode, align_corners));
  kf_compute_grid_sampler_2d_fn compute = (kf_compute_grid_sampler_2d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, grid, interpolation_mode, padding_mode, align_corners, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(grid_sampler_2d, grid_sampler_2d, TTiib, T)
KF__OUT_FORM(grid_sampler_2d_out, grid_sampler_2d, TTiib, T, KF__OUT_GENERATED)

static kf_status_t run_grid_sampler_3d(const kf_call_t *call, kf_results_t *r, kf_tensor_t *input,
    kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  if (KF_UNLIKELY(kf__suspect(input) || kf__suspect(grid)))
    KF_TRY(kf__check_pair(call, input, grid, "input\0grid"));
  if (KF_UNLIKELY(kf__other_device(input, grid)))
    KF_TRY(kf__check_device(r->op, input, grid, "grid"));
  KF_TRY(kf__rule_grid_sampler_3d(r, input, grid, interpolation_mode, padding_mode, align_corners));
  kf_compute_grid_sampler_3d_fn compute = (kf_compute_grid_sampler_3d_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(input, grid, interpolation_mode, padding_mode, align_corners, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(grid_sampler_3d, grid_sampler_3d, TTiib, T)
KF__OUT_FORM(grid_sampler_3d_out, grid_sampler_3d, TTiib, T, KF__OUT_GENERATED)

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
    {KF__OP__grid_sampler_2d_cpu_fallback, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__grid_sampler_2d_cpu_fallback},
    {KF__OP__upsample_bicubic2d_aa, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_bicubic2d_aa_vec, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_bilinear2d_aa, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_bilinear2d_aa_vec, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_lanczos2d_aa, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_lanczos2d_aa_vec, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact1d, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact1d_vec, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact2d, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact2d_vec, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact3d, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__upsample_nearest_exact3d_vec, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_affine_grid_generator, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
