/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(upsample_nearest1d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("nearest"),
      false, v[1].opt_real, kf_no_float(), kf_no_float()));
}
KF__FIELDS(upsample_nearest1d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("scales", OPT_FLOAT, 56, 2, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_nearest1d, "UpsampleNearest1DBackward0", fields_upsample_nearest1d, 72, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_nearest2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("nearest"),
      false, v[1].opt_real, v[2].opt_real, kf_no_float()));
}
KF__FIELDS(upsample_nearest2d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("scales_h", OPT_FLOAT, 56, 2, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_w", OPT_FLOAT, 72, 3, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_nearest2d, "UpsampleNearest2DBackward0", fields_upsample_nearest2d, 88, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_nearest3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("nearest"),
      false, v[1].opt_real, v[2].opt_real, v[3].opt_real));
}
KF__FIELDS(upsample_nearest3d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("scales_d", OPT_FLOAT, 56, 2, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_h", OPT_FLOAT, 72, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_w", OPT_FLOAT, 88, 4, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_nearest3d, "UpsampleNearest3DBackward0", fields_upsample_nearest3d, 104, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_linear1d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("linear"),
      v[1].truth, v[2].opt_real, kf_no_float(), kf_no_float()));
}
KF__FIELDS(upsample_linear1d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 56, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("scales", OPT_FLOAT, 64, 3, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_linear1d, "UpsampleLinear1DBackward0", fields_upsample_linear1d, 80, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_bilinear2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("linear"),
      v[1].truth, v[2].opt_real, v[3].opt_real, kf_no_float()));
}
KF__FIELDS(upsample_bilinear2d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 56, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("scales_h", OPT_FLOAT, 64, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_w", OPT_FLOAT, 80, 4, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_bilinear2d, "UpsampleBilinear2DBackward0", fields_upsample_bilinear2d, 96, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_trilinear3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("linear"),
      v[1].truth, v[2].opt_real, v[3].opt_real, v[4].opt_real));
}
KF__FIELDS(upsample_trilinear3d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 56, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("scales_d", OPT_FLOAT, 64, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_h", OPT_FLOAT, 80, 4, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_w", OPT_FLOAT, 96, 5, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_trilinear3d, "UpsampleTrilinear3DBackward0", fields_upsample_trilinear3d, 112, 0,
    1, .derivatives = 1, .reads_first = true)

KF__FORMULA(upsample_bicubic2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_upsample(grads[0], v[0].ints, kf_str_of("cubic"),
      v[1].truth, v[2].opt_real, v[3].opt_real, kf_no_float()));
}
KF__FIELDS(upsample_bicubic2d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 56, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("scales_h", OPT_FLOAT, 64, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scales_w", OPT_FLOAT, 80, 4, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(upsample_bicubic2d, "UpsampleBicubic2DBackward0", fields_upsample_bicubic2d, 96, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(grid_sampler_2d) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_grid_sampler_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer, v[3].integer, v[4].truth, wanted, made));
}
KF__FIELDS(grid_sampler_2d, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grid", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("interpolation_mode", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("padding_mode", INT, 40, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 48, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(grid_sampler_2d, "GridSampler2DBackward0", fields_grid_sampler_2d, 49, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(grid_sampler_3d) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_grid_sampler_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer, v[3].integer, v[4].truth, wanted, made));
}
KF__FIELDS(grid_sampler_3d, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("grid", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("interpolation_mode", INT, 32, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("padding_mode", INT, 40, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("align_corners", BOOL, 48, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(grid_sampler_3d, "GridSampler3DBackward0", fields_grid_sampler_3d, 49, 3, 0,
    .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_resample[] = {
    KF__RECORDS(upsample_nearest1d, TnF, T, upsample_nearest1d, .edges = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(upsample_nearest1d_out, TnFT),
    KF__RECORDS(upsample_nearest2d, TnFF, T, upsample_nearest2d, .edges = 1, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7),
    KF__REFUSES(upsample_nearest2d_out, TnFFT),
    KF__REFUSES(upsample_nearest2d_vec_out, TnrT),
    KF__RECORDS(upsample_nearest3d, TnFFF, T, upsample_nearest3d, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 15),
    KF__REFUSES(upsample_nearest3d_out, TnFFFT),
    KF__RECORDS(upsample_linear1d, TnbF, T, upsample_linear1d, .edges = 1, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7),
    KF__REFUSES(upsample_linear1d_out, TnbFT),
    KF__RECORDS(upsample_bilinear2d, TnbFF, T, upsample_bilinear2d, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 15),
    KF__REFUSES(upsample_bilinear2d_out, TnbFFT),
    KF__REFUSES(upsample_bilinear2d_vec_out, TnbrT),
    KF__RECORDS(upsample_trilinear3d, TnbFFF, T, upsample_trilinear3d, .edges = 1, .arguments = 6,
        .results = 1, .outputs = 1, .before = 31),
    KF__REFUSES(upsample_trilinear3d_out, TnbFFFT),
    KF__RECORDS(upsample_bicubic2d, TnbFF, T, upsample_bicubic2d, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 15),
    KF__REFUSES(upsample_bicubic2d_out, TnbFFT),
    KF__RECORDS(grid_sampler_2d, TTiib, T, grid_sampler_2d, .edges = 3, .arguments = 5,
        .results = 1, .outputs = 1, .before = 31),
    KF__REFUSES(grid_sampler_2d_out, TTiibT),
    KF__RECORDS(grid_sampler_3d, TTiib, T, grid_sampler_3d, .edges = 3, .arguments = 5,
        .results = 1, .outputs = 1, .before = 31),
    KF__REFUSES(grid_sampler_3d_out, TTiibT),
    KF__AUTOGRAD_LAST,
};
